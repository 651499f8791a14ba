"""From a ruling to what stands on the screen: the one place where commands print and choose an exit code."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import typer

from dsrules.cli.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.diagnostics import Diagnostic, Source
    from dsrules.messages import Speaker
    from dsrules.position import Position
    from dsrules.render.layout import Page
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling


class Board:
    """A position file that a command was given: the position, its warnings and notes, and the rules to judge it by."""

    def __init__(self, path: str, settings: Settings) -> None:
        from dsrules.text.files import read_file
        from dsrules.text.position_reader import read_position

        self.source: Source = read_file(path)
        reading = read_position(self.source.text, settings.rules, self.source.name)
        self.position: Position = reading.position
        self.diagnostics: tuple[Diagnostic, ...] = tuple(reading.diagnostics)
        self.rules: Rulebook = settings.rules.under(self.position.switches)


def speaker_of(settings: Settings, rules: Rulebook | None = None) -> Speaker:
    """Return the voice of this run."""
    from dsrules.messages import Speaker

    return Speaker(rules or settings.rules, settings.lang)


def answer(
    ctx: typer.Context,
    board: Board,
    ruling: Ruling,
    question: dict[str, Any],
    lines: Callable[[Ruling, Speaker, Page], list[str]],
) -> None:
    """Print a ruling in the form asked for, with the position's warnings, and leave with the exit code of its verdict.

    `question` is what was asked beside the position; `lines` words the ruling for people.
    """
    settings = Settings.of(ctx)
    ruling = ruling._replace(rules=board.rules)
    speaker = speaker_of(settings, board.rules)
    if settings.json:
        print_json(ruling_document(ruling, board, {**question, "switches": settings.switches}, settings.lang))
    else:
        print_lines(settings, lambda page: lines(ruling, speaker, page))
        print_warnings(board, settings)
    leave(ruling)


def ruling_document(ruling: Ruling, board: Board, question: dict[str, Any], lang: str) -> dict[str, Any]:
    """Return a ruling as a document that can be checked again later: it carries the position that was judged."""
    from dsrules.text.position_writer import to_values, with_position

    asked = {key: value for key, value in question.items() if value not in (None, False, {})}
    asked["position"] = to_values(board.position, board.rules)
    document = {**with_position(ruling, board.rules)._replace(question=asked).to_dict(lang), "lang": lang}
    if board.diagnostics:
        from dsrules.render.diagnostics import diagnostics_values

        document["warnings"] = diagnostics_values(board.diagnostics, board.rules, lang)
    return document


def print_json(document: Any) -> None:
    """Print one JSON document, never wrapped or coloured."""
    sys.stdout.write(json_text(document) + "\n")


def json_text(document: Any) -> str:
    """Return one JSON document as the screen can show it."""
    import json

    readable = (sys.stdout.encoding or "utf-8").lower().startswith("utf")
    return json.dumps(document, ensure_ascii=not readable, indent=2)


def print_lines(settings: Settings, lines: Callable[[Page], list[str]]) -> None:
    """Print lines for people, laid out for this terminal; as Markdown where that was asked for."""
    from dsrules.render.layout import Page, this_terminal

    if settings.format == "md":
        from dsrules.render.markdown import markdown

        print(markdown(lines(Page(MARKDOWN_WIDTH))))
    else:
        print("\n".join(lines(this_terminal())))


MARKDOWN_WIDTH = 10_000
"""Markdown is not wrapped: its reader does that."""


def print_warnings(board: Board, settings: Settings) -> None:
    if board.diagnostics:
        from dsrules.render.diagnostics import diagnostics_text

        sys.stdout.flush()
        print(diagnostics_text(board.diagnostics, board.source, board.rules, settings.lang), file=sys.stderr)


def leave(ruling: Ruling) -> None:
    """Leave with the exit code of a ruling that has one verdict."""
    from dsrules.ruling import EXIT_CODES

    if ruling.verdict is not None and EXIT_CODES[ruling.verdict]:
        raise typer.Exit(EXIT_CODES[ruling.verdict])
