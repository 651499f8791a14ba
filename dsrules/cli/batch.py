"""The command batch."""

from __future__ import annotations

import gc
import sys
from typing import Annotated

import typer

from dsrules.cli.settings import Settings

COLLECT_AFTER = 20_000
"""Allocations between two collections: a line leaves hardly any garbage, and the default looks for it every line."""


def batch_command(
    ctx: typer.Context,
    file: Annotated[str, typer.Argument()] = "-",
    jobs: Annotated[int, typer.Option("--jobs", metavar="N")] = 1,
) -> None:
    from dsrules.batch import answers, answers_in_parallel
    from dsrules.diagnostics import UsageError, problem, text
    from dsrules.jsonline import LONGEST
    from dsrules.text.files import open_lines

    settings = Settings.of(ctx)
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER)
    if jobs < 1:
        raise UsageError([problem("usage.jobs", text("usage.jobs"))])
    lines = open_lines(file, LONGEST)
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
