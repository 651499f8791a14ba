"""The command batch."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from dsrules.cli.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator


COLLECT_AFTER = 20_000
"""Allocations between two collections: a line leaves hardly any garbage, and the default looks for it every line."""


def batch_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()] = "-",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
) -> None:
    from dsrules.batch import answers, answers_in_parallel
    from dsrules.diagnostics import UsageError, problem, text

    settings = Settings.of(ctx)
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    if jobs < 1:
        raise UsageError([problem("usage.jobs", text("usage.jobs"))])
    lines = _lines(file)
    if jobs == 1:
        found = answers(lines, settings.rules, settings.lang)
    else:
        found = answers_in_parallel(lines, settings.rules_directory, settings.switches, settings.lang, jobs)
    all_good = True
    for answer, good in found:
        sys.stdout.buffer.write(answer + b"\n")
        all_good &= good
    sys.stdout.buffer.flush()
    if not all_good:
        raise typer.Exit(1)


def _lines(file: str) -> Iterator[bytes]:
    if file == "-":
        yield from sys.stdin.buffer
    else:
        from dsrules.text.files import open_lines

        yield from open_lines(file)
