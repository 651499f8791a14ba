"""The commands check, fmt, schema, explain and verify."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsrules.cli.answer import print_json, print_lines, speaker_of
from dsrules.cli.settings import Settings

MOST_DIFFERENCES = 100
"""Differences in a saved ruling that are told one by one; their number is told in any case."""


def check_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    strict: Annotated[bool, typer.Option("--strict")] = False,
) -> None:
    from dsrules.diagnostics import ERROR, NOTE, InputError
    from dsrules.render.check import check_text, check_values
    from dsrules.text.files import read_file
    from dsrules.text.position_reader import read_position
    from dsrules.text.second_opinion import second_opinion

    settings = Settings.of(ctx)
    source = read_file(board)
    try:
        found = read_position(source.text, settings.rules, source.name).diagnostics
    except InputError as error:
        found = error.diagnostics
    found += second_opinion(source, [one for one in found if one.severity == ERROR], settings.rules)
    if settings.json:
        print_json(check_values(found, speaker_of(settings)))
    else:
        print_lines(settings, lambda page: check_text(found, source, speaker_of(settings), page))
    grave = [one for one in found if one.severity == ERROR or (strict and one.severity != NOTE)]
    if grave:
        raise typer.Exit(1)


def fmt_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    write: Annotated[bool, typer.Option("--write", "-w")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    from dsrules.diagnostics import text
    from dsrules.text.comments import elsewhere, heading
    from dsrules.text.files import STDIN, read_file, write_file
    from dsrules.text.position_reader import read_position
    from dsrules.text.position_writer import to_values, write_position

    settings = Settings.of(ctx)
    source = read_file(board)
    position = read_position(source.text, settings.rules, source.name).position
    canonical = heading(source.text) + write_position(position, settings.rules)
    if check:
        if settings.json:
            print_json({"canonical": canonical == source.text})
        raise typer.Exit(int(canonical != source.text))
    if write and not (board == STDIN and settings.json):
        write_file(board, canonical)
    if settings.json:
        print_json(to_values(position, settings.rules))
    elif not write:
        sys.stdout.write(canonical)
    if elsewhere(source.text) and not settings.json:
        sys.stdout.flush()
        print(speaker_of(settings).say(text("file.comments")), file=sys.stderr)


def schema_command(ctx: typer.Context, name: Annotated[str, typer.Argument()] = "position") -> None:
    from dsrules.text.schema import schema

    print_json(schema(name, Settings.of(ctx).rules))


def explain_command(ctx: typer.Context, code: Annotated[str | None, typer.Argument()] = None) -> None:
    from dsrules.render.check import explain_lines, explain_values

    settings = Settings.of(ctx)
    if settings.json:
        print_json(explain_values(code, speaker_of(settings)))
    else:
        print_lines(settings, lambda page: explain_lines(code, speaker_of(settings), page))


def verify_command(ctx: typer.Context, file: Annotated[str, typer.Argument()]) -> None:
    from dsrules.diagnostics import DsrulesError, text
    from dsrules.evidence import read_document, recheck
    from dsrules.text.files import read_file

    settings = Settings.of(ctx)
    source = read_file(file)
    try:
        _, differing, remarks = recheck(read_document(source), settings.rules)
    except DsrulesError as error:
        error.source = source
        raise
    speaker = speaker_of(settings)
    told = differing[:MOST_DIFFERENCES]
    if settings.json:
        words = {
            "differences": [speaker.say(d) for d in told],
            "remarks": [speaker.say(r) for r in remarks],
        }
        print_json({"same": not differing, **words})
    else:
        headline = text("verify.changed", n=len(differing)) if differing else text("verify.same")
        print_lines(
            settings,
            lambda page: [
                *page.line(speaker.say(headline)),
                *(line for found in (*told, *remarks) for line in page.line(speaker.say(found), indent=2)),
            ],
        )
    if differing:
        raise typer.Exit(1)
