"""What the shell may complete: Typer asks these callbacks while a command line is being typed.

Suggestions carry no descriptions: to show them, Typer would import rich, which costs more than all the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import typer

from dsrules.cli.commands import MODULES, NESTING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.rulebook import Rulebook

READ_AT_MOST = 1_000_000
"""Characters of a board file that are looked at for its tiles."""


def items(names: Iterable[str]) -> list[Any]:
    """Return names in the form in which Typer hands them to the shell."""
    from typer._click.shell_completion import CompletionItem

    return [CompletionItem(name) for name in names]


def _rules(ctx: typer.Context) -> Rulebook:
    from dsrules.cli.settings import Settings

    return Settings.of(ctx).rules


def _beginning(names: Iterable[str], incomplete: str) -> list[str]:
    return [name for name in names if name.startswith(incomplete)]


def rule_ids(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the rule ids that begin so; the chapters alone as long as no chapter is chosen."""
    ids = _rules(ctx).ids
    if "." not in incomplete:
        chapters = dict.fromkeys(name.partition(".")[0] + "." * ("." in name) for name in ids)
        found = _beginning(chapters, incomplete)
        if len(found) != 1:
            return found
    return _beginning(ids, incomplete)


def actions(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the boxes and automatic steps that begin so."""
    procedures = _rules(ctx).tables["procedures"]
    return _beginning([*procedures["boxes"], *procedures["automatic"]], incomplete)


def boxes(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the boxes of the action display that begin so."""
    return _beginning(_rules(ctx).boxes, incomplete)


def cards(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the dominance cards that begin so."""
    return _beginning(_rules(ctx).named("card"), incomplete)


def animals(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the animals that begin so."""
    return _beginning(_rules(ctx).food_chain, incomplete)


def terrains(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the terrains that begin so."""
    return _beginning(_rules(ctx).named("terrain"), incomplete)


def watched(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the commands that can be watched, then the tiles of the board and the animals, that begin so."""
    if not ctx.params.get("command"):
        return _beginning((name for name in MODULES if name not in NESTING), incomplete)
    return [*tiles(ctx, incomplete), *animals(ctx, incomplete)]


def terms(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the words of the game that begin so."""
    return _beginning((term["id"] for term in _rules(ctx).tables["terms"]["terms"]), incomplete)


def switches(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the switches that begin so."""
    return _beginning(_rules(ctx).tables["switches"]["switches"], incomplete)


def tiles(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return the tiles of the board file on the command line that begin so; none where it cannot be read.

    The file is not judged: keys that name a hex are its tiles, so that a file still being written completes too.
    """
    import os
    import re

    board = ctx.params.get("board") or next(iter(ctx.args), None)  # behind an open option, arguments are not read yet
    if not isinstance(board, str) or not os.path.isfile(board):  # a pipe would have to be waited for
        return []
    try:
        with open(board, encoding="utf-8") as file:
            text = file.read(READ_AT_MOST)
    except (OSError, UnicodeDecodeError):
        return []
    named = re.findall(r"\b(\w\d)[\"']?\s*:", text)
    hexes = _rules(ctx).board.hexes
    return _beginning(sorted({name for name in named if name in hexes}), incomplete)
