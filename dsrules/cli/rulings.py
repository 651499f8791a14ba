"""The commands dominance, matches, endangered, tile and claim."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dsrules.cli import completion
from dsrules.cli.answer import Board, answer
from dsrules.cli.settings import Settings

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling


def dominance_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    tile: Annotated[str | None, typer.Option("--tile", metavar="HEX", autocompletion=completion.tiles)] = None,
) -> None:
    from dsrules.judge.dominance import dominance

    given = Board(board, Settings.of(ctx))
    _answer_dominance(ctx, given, dominance(given.position, given.rules, tile), {"ask": "dominance", "tile": tile})


def _answer_dominance(ctx: typer.Context, given: Board, ruling: Ruling, question: dict[str, object]) -> None:
    from dsrules.render.dominance import dominance_lines

    answer(ctx, given, ruling, question, lambda r, speaker, page: dominance_lines(r, given.position, speaker, page))


def tile_command(ctx: typer.Context, line: Annotated[str, typer.Argument()]) -> None:
    from dsrules.judge.dominance import dominance

    given = TypedTile(line, Settings.of(ctx))
    _answer_dominance(ctx, given, dominance(given.position, given.rules), {"ask": "dominance"})


class TypedTile(Board):
    """A tile line instead of a position file; `-` reads it from standard input."""

    def __init__(self, line: str, settings: Settings) -> None:
        from dsrules.diagnostics import Source
        from dsrules.text.tile_line import read_tile_line

        if line == "-":
            from dsrules.text.files import read_file

            line = read_file("-").text.strip()
        self.source = Source("line", line)
        reading = read_tile_line(line, settings.rules)
        self.position = reading.position
        self.diagnostics = tuple(reading.diagnostics)
        self.rules = settings.rules


def matches_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    tile: Annotated[str | None, typer.Option("--tile", metavar="HEX", autocompletion=completion.tiles)] = None,
) -> None:
    from dsrules.judge.sums import matches
    from dsrules.render.matching import matches_lines

    given = Board(board, Settings.of(ctx))
    ruling = matches(given.position, given.rules, tile)
    answer(ctx, given, ruling, {"ask": "matches", "tile": tile}, matches_lines)


def endangered_command(ctx: typer.Context, board: Annotated[str, typer.Argument()]) -> None:
    from dsrules.judge.endangered import endangered
    from dsrules.render.matching import endangered_lines

    given = Board(board, Settings.of(ctx))
    answer(ctx, given, endangered(given.position, given.rules), {"ask": "endangered"}, endangered_lines)


def claim_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    tile: Annotated[str, typer.Argument(autocompletion=completion.tiles)],
    animal: Annotated[str | None, typer.Argument(autocompletion=completion.animals)] = None,
    tie: Annotated[bool, typer.Option("--tie")] = False,
) -> None:
    from dsrules.judge.claim import claim

    given = Board(board, Settings.of(ctx))
    ruling = claim(given.position, given.rules, tile, animal, tie)

    def lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
        from dsrules.diagnostics import text
        from dsrules.render.rulings import verdict_lines

        if tie:
            asked = text("ask.tie", tile=tile)
        else:
            asked = text("ask.claim", who=speaker.rules.words("animal").read(animal or ""), tile=tile)
        return verdict_lines(ruling, speaker.say(asked), speaker, page)

    answer(ctx, given, ruling, {"ask": "claim", "tile": tile, "animal": animal, "tie": tie}, lines)
