"""The commands rule, search, action, card, animal, terrain, term, page and switches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from dsrules.cli import completion
from dsrules.cli.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.messages import Speaker
    from dsrules.render.layout import Page

    Result = dict[str, Any]
    Lines = Callable[[Result, Speaker, Page], list[str]]


def rule_command(
    ctx: typer.Context,
    ids: Annotated[list[str], typer.Argument(metavar="ID", autocompletion=completion.rule_ids)],
    report: Annotated[bool, typer.Option("--report")] = False,
) -> None:
    from dsrules.lookup.records import shown_entries
    from dsrules.render.lookup import report_lines, rule_lines

    _answer(
        ctx, {"ask": "rule", "rules": ids}, shown_entries(ids, _speaker(ctx)), report_lines if report else rule_lines
    )


def search_command(
    ctx: typer.Context,
    words: Annotated[list[str], typer.Argument(metavar="WORDS")],
    limit: Annotated[int | None, typer.Option("--limit", min=1, metavar="N")] = None,
) -> None:
    from dsrules.lookup.search import search
    from dsrules.render.lookup import search_lines

    question = " ".join(words)
    _answer(ctx, {"ask": "search", "words": question}, search(question, _speaker(ctx), limit), search_lines)


def action_command(
    ctx: typer.Context,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", autocompletion=completion.actions)] = None,
) -> None:
    from dsrules.lookup.procedures import shown_actions
    from dsrules.render.reference import action_lines

    _answer_named(ctx, "action", name, shown_actions, action_lines)


def card_command(
    ctx: typer.Context,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", autocompletion=completion.cards)] = None,
) -> None:
    from dsrules.lookup.cards import shown_cards
    from dsrules.render.reference import card_lines

    _answer_named(ctx, "card", name, shown_cards, card_lines)


def animal_command(
    ctx: typer.Context,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", autocompletion=completion.animals)] = None,
) -> None:
    from dsrules.lookup.nature import shown_animals
    from dsrules.render.reference import nature_lines

    _answer_named(ctx, "animal", name, shown_animals, nature_lines)


def terrain_command(
    ctx: typer.Context,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", autocompletion=completion.terrains)] = None,
) -> None:
    from dsrules.lookup.nature import shown_terrains
    from dsrules.render.reference import nature_lines

    _answer_named(ctx, "terrain", name, shown_terrains, nature_lines)


def term_command(
    ctx: typer.Context,
    word: Annotated[list[str] | None, typer.Argument(metavar="WORD", autocompletion=completion.terms)] = None,
) -> None:
    from dsrules.lookup.glossary import shown_terms
    from dsrules.render.reference import term_lines

    _answer_named(ctx, "term", word, shown_terms, term_lines)


def page_command(ctx: typer.Context, number: Annotated[int, typer.Argument(metavar="N")]) -> None:
    from dsrules.lookup.pages import shown_page
    from dsrules.render.reference import page_lines

    _answer(ctx, {"ask": "page", "page": number}, shown_page(number, _speaker(ctx)), page_lines)


def switches_command(
    ctx: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="NAME", autocompletion=completion.switches)] = None,
) -> None:
    from dsrules.lookup.readings import shown_switches
    from dsrules.render.reference import switch_lines

    _answer_named(ctx, "switches", [name] if name else None, shown_switches, switch_lines)


def _answer_named(
    ctx: typer.Context,
    ask: str,
    words: list[str] | None,
    look_up: Callable[[str | None, Speaker], Result],
    lines: Lines,
) -> None:
    """Answer a look-up by name; several words are one name, since shells split `cold snap`."""
    word = " ".join(words) if words else None
    _answer(ctx, {"ask": ask, "name": word}, look_up(word, _speaker(ctx)), lines)


def _speaker(ctx: typer.Context) -> Speaker:
    from dsrules.cli.answer import speaker_of

    return speaker_of(Settings.of(ctx))


def _answer(ctx: typer.Context, question: dict[str, Any], result: Result, lines: Lines) -> None:
    """Print the result of a look-up in the form asked for; leave with 1 where something was not found."""
    from dsrules.cli.answer import print_json, print_lines
    from dsrules.render.lookup import document, missing_lines

    settings, speaker = Settings.of(ctx), _speaker(ctx)
    missing = missing_lines(question, result, speaker)
    if settings.json:
        print_json(document(question, result, speaker))
    else:
        if next(value for value in result.values() if isinstance(value, list)):
            print_lines(settings, lambda page: lines(result, speaker, page))
        if missing:
            typer.echo("\n".join(missing), err=True)
    if missing:
        raise typer.Exit(1)
