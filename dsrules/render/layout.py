"""Lines on a terminal or in a pipe: width, wrapping, a right-hand column, and the few styles used."""

from __future__ import annotations

import os
import sys
from typing import NamedTuple

NARROWEST = 40
PIPED = 80
WIDEST = 100


class Page(NamedTuple):
    """Where lines go: how wide they may be, and whether styles show there."""

    width: int = PIPED
    styled: bool = False

    def bold(self, words: str) -> str:
        """Return words in bold."""
        return f"\x1b[1m{words}\x1b[0m" if self.styled else words

    def dim(self, words: str) -> str:
        """Return words in the background."""
        return f"\x1b[2m{words}\x1b[0m" if self.styled else words

    def line(self, words: str, right: str = "", indent: int = 0, hang: int = 2) -> list[str]:
        """Return one entry wrapped to the page, `right` set flush right beside its first line.

        Continuation lines are indented by `indent + hang`.
        """
        room = self.width - (len(right) + 2 if right else 0)
        lines = wrap(words, room, indent, indent + hang)
        if right:
            lines[0] = lines[0].ljust(room) + "  " + self.dim(right)
        return lines


def this_terminal() -> Page:
    """Return the page of standard output: its width within limits; styled on a terminal unless NO_COLOR is set."""
    from shutil import get_terminal_size

    terminal = sys.stdout.isatty()
    width = max(NARROWEST, min(get_terminal_size((PIPED, 24)).columns, WIDEST))
    styled = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Page(width, styled)


def wrap(words: str, width: int, first: int = 0, rest: int = 0) -> list[str]:
    """Return words broken into lines of at most `width` columns where that is possible, indented."""
    lines: list[str] = []
    line = " " * first
    empty = True
    for word in words.split():
        if not empty and len(line) + 1 + len(word) > width:
            lines.append(line)
            line, empty = " " * rest, True
        line += word if empty else " " + word
        empty = False
    return [*lines, line]
