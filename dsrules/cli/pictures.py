"""The commands show and export."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from dsrules.cli.answer import Board, answer, print_json, print_warnings, speaker_of
from dsrules.cli.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.messages import Speaker


def show_command(ctx: typer.Context, board: Annotated[str, typer.Argument()]) -> None:
    from dsrules.render.sheet import show_lines, show_values
    from dsrules.ruling import Ruling

    settings = Settings.of(ctx)
    given = Board(board, settings)
    if settings.format == "md":
        print(_markdown(given, speaker_of(settings, given.rules)), end="")
        print_warnings(given, settings)
        return
    values = show_values(given.position, speaker_of(settings, given.rules)) if settings.json else {}
    ruling = Ruling({"ask": "show"}, None, values)
    answer(ctx, given, ruling, {"ask": "show"}, lambda _, speaker, page: show_lines(given.position, speaker, page))


def export_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    output: Annotated[str, typer.Option("--output", "-o", metavar="FILE")],
) -> None:
    from dsrules.diagnostics import UsageError, problem, text
    from dsrules.text.files import write_bytes

    settings = Settings.of(ctx)
    ending = os.path.splitext(output)[1].lower()
    if ending not in DRAWN:
        raise UsageError([problem("usage.export", text("usage.export", name=output or '""', known=list(DRAWN)))])
    given = Board(board, settings)
    speaker = speaker_of(settings, given.rules)
    content = DRAWN[ending](given, speaker)
    write_bytes(output, content if isinstance(content, bytes) else content.encode())
    if settings.json:
        print_json({"written": output})
    else:
        print(speaker.say(text("showing.exported", path=output)))
    print_warnings(given, settings)


def _svg(given: Board, speaker: Speaker) -> str:
    from dsrules.render.svg import board_svg

    return board_svg(given.position, speaker)


def _html(given: Board, speaker: Speaker) -> str:
    from dsrules.judge.dominance import dominance
    from dsrules.render.sheet_files import html_sheet

    return html_sheet(dominance(given.position, given.rules), given.position, speaker, _svg(given, speaker))


def _markdown(given: Board, speaker: Speaker) -> str:
    from dsrules.judge.dominance import dominance
    from dsrules.render.sheet_files import markdown_sheet

    return markdown_sheet(dominance(given.position, given.rules), given.position, speaker)


def _png(given: Board, speaker: Speaker) -> bytes:
    from dsrules.render.png import board_png

    return board_png(_svg(given, speaker))


DRAWN: dict[str, Callable[[Board, Speaker], str | bytes]] = {
    ".svg": _svg,
    ".png": _png,
    ".html": _html,
    ".md": _markdown,
}
"""The ending of a file name -> what such a file holds."""
