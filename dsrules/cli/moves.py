"""The commands can, act, next, moves, whatif and flip."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from dsrules.cli import completion
from dsrules.cli.answer import Board, answer
from dsrules.cli.settings import Settings

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.messages import Speaker
    from dsrules.position import Position
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling

ON_A_SCREEN = 20
"""Moves that are listed in a box for people, where they do not ask for another number."""

AnytimeOption = Annotated[bool, typer.Option("--anytime")]


def can_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    action: Annotated[str, typer.Argument()],
    anytime: AnytimeOption = False,
) -> None:
    from dsrules.text.action_line import read_action
    from dsrules.turn.questions import can

    given = Board(board, Settings.of(ctx))
    read = read_action(action, given.rules, given.position)
    ruling = can(given.position, read, given.rules, anytime)
    _answer_action(ctx, given, ruling, {"ask": "can", "action": action, "anytime": anytime})


def act_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    action: Annotated[str, typer.Argument()],
    anytime: AnytimeOption = False,
    output: Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")] = None,
) -> None:
    from dsrules.text.action_line import read_action
    from dsrules.turn.questions import act

    given = Board(board, Settings.of(ctx))
    read = read_action(action, given.rules, given.position)
    ruling = act(given.position, read, given.rules, anytime)
    question = {"ask": "act", "action": action, "anytime": anytime}
    if output is None or (output == "-" and Settings.of(ctx).json):
        _answer_action(ctx, given, ruling, question)
        return
    if ruling.position is not None:
        from dsrules.text.files import write_file
        from dsrules.text.position_writer import write_position

        write_file(output, write_position(ruling.position, given.rules))
    if output == "-":  # there stands the position and nothing else
        from contextlib import redirect_stdout

        with redirect_stdout(sys.stderr):
            _answer_action(ctx, given, ruling, question)
        return
    _answer_action(ctx, given, ruling, question, output)


def _answer_action(
    ctx: typer.Context, given: Board, ruling: Ruling, question: dict[str, object], output: str | None = None
) -> None:
    def lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
        from dsrules.diagnostics import text
        from dsrules.render.rulings import verdict_lines

        said = verdict_lines(ruling, str(question["action"]), speaker, page)
        if output is not None and ruling.position is not None:
            said += page.line(speaker.say(text("show.written", path=output)))
        return said

    answer(ctx, given, ruling, question, lines)


def next_command(ctx: typer.Context, board: Annotated[str, typer.Argument()]) -> None:
    from dsrules.render.scores import next_lines
    from dsrules.turn.questions import next_step

    given = Board(board, Settings.of(ctx))
    answer(ctx, given, next_step(given.position, given.rules), {"ask": "next"}, next_lines)


def moves_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    animal: Annotated[str, typer.Argument(autocompletion=completion.animals)],
    box: Annotated[str | None, typer.Argument(autocompletion=completion.boxes)] = None,
    limit: Annotated[int | None, typer.Option("--limit", metavar="N")] = None,
) -> None:
    from dsrules.explore.moves import moves
    from dsrules.render.exploring import moves_lines

    settings = Settings.of(ctx)
    given = Board(board, settings)
    if limit is None and not settings.json:
        limit = ON_A_SCREEN
    ruling = moves(given.position, given.rules, animal, box, limit)
    answer(ctx, given, ruling, {"ask": "moves", "animal": animal, "box": box, "limit": limit}, moves_lines)


def whatif_command(
    ctx: typer.Context, board: Annotated[str, typer.Argument()], edits: Annotated[list[str], typer.Argument()]
) -> None:
    from dsrules.explore.whatif import whatif
    from dsrules.render.exploring import whatif_lines

    given = Board(board, Settings.of(ctx))
    ruling = whatif(given.position, given.rules, tuple(edits))
    answer(ctx, given, ruling, {"ask": "whatif", "edits": edits}, whatif_lines)


def flip_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    tile: Annotated[str | None, typer.Argument(autocompletion=completion.tiles)] = None,
    animal: Annotated[str | None, typer.Argument(autocompletion=completion.animals)] = None,
) -> None:
    from dsrules.cli.rulings import TypedTile
    from dsrules.explore.flips import flip
    from dsrules.render.exploring import flip_lines

    settings = Settings.of(ctx)
    given = TypedTile(board, settings) if ":" in board or "|" in board else Board(board, settings)
    if tile is None:
        tile = _only_tile(given.position)
    ruling = flip(given.position, given.rules, tile, animal)
    answer(ctx, given, ruling, {"ask": "flip", "tile": tile, "animal": animal}, flip_lines)


def _only_tile(position: Position) -> Hex:
    """Return the tile of a position that has a single one. Raises UsageError for others: the tile has to be named."""
    if len(position.tiles) == 1:
        return next(iter(position.tiles))
    from dsrules.diagnostics import UsageError, problem, text

    hint = text("claim.known-tiles", tiles=list(position.tiles)) if position.tiles else None
    raise UsageError([problem("usage.missing-argument", text("usage.missing-argument", argument="TILE"), hint=hint)])
