"""The commands score, survival, extinction and final."""

from __future__ import annotations

from typing import Annotated

import typer

from dsrules.cli import completion
from dsrules.cli.answer import Board, answer
from dsrules.cli.settings import Settings

BoardArgument = Annotated[str, typer.Argument()]


def score_command(
    ctx: typer.Context, board: BoardArgument, tile: Annotated[str, typer.Argument(autocompletion=completion.tiles)]
) -> None:
    from dsrules.judge.scoring import score
    from dsrules.render.scores import score_lines

    given = Board(board, Settings.of(ctx))
    answer(ctx, given, score(given.position, given.rules, tile), {"ask": "score", "tile": tile}, score_lines)


def survival_command(ctx: typer.Context, board: BoardArgument) -> None:
    from dsrules.judge.survival import survival
    from dsrules.render.scores import survival_lines

    given = Board(board, Settings.of(ctx))
    answer(ctx, given, survival(given.position, given.rules), {"ask": "survival"}, survival_lines)


def extinction_command(
    ctx: typer.Context,
    board: BoardArgument,
    save: Annotated[str | None, typer.Option("--save", metavar="HEX", autocompletion=completion.tiles)] = None,
) -> None:
    from dsrules.judge.extinction import extinction
    from dsrules.render.scores import extinction_lines

    given = Board(board, Settings.of(ctx))
    ruling = extinction(given.position, given.rules, save)
    answer(ctx, given, ruling, {"ask": "extinction", "save": save}, extinction_lines)


def final_command(ctx: typer.Context, board: BoardArgument) -> None:
    from dsrules.judge.final import final
    from dsrules.render.scores import final_lines

    given = Board(board, Settings.of(ctx))
    answer(ctx, given, final(given.position, given.rules), {"ask": "final"}, final_lines)
