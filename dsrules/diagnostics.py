"""Problems found in an input: what, where, why, and the way out. Knows no game and prints nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

ERROR = "error"
WARNING = "warning"
NOTE = "note"


class Text(NamedTuple):
    """A sentence not yet in any language: the key of a message and what fills its gaps (see `dsrules.messages`)."""

    key: str
    params: dict[str, Any]

    def __hash__(self) -> int:
        return hash(self.key)


def text(key: str, /, **params: Any) -> Text:
    """Return the sentence named `key`, its gaps filled with `params`."""
    return Text(key, params)


SHOWN = 60
"""A value or a key is cut to this length where a message or a path shows it."""


def shown(value: object, width: int = SHOWN) -> str:
    """Return a value as a message shows it: on one line, printable, cut to a width."""
    words = value if isinstance(value, str) else repr(value)
    cut = words[:width]
    if not cut.isprintable():
        cut = "".join(c if c.isprintable() else f"\\u{ord(c):04x}" for c in cut)
    return cut if len(words) <= width else cut + "…"


class Place(NamedTuple):
    """A stretch of one source line. Line and columns count from 1; `end` is the column after the last character."""

    line: int
    column: int
    end: int


class Diagnostic(NamedTuple):
    """One problem: a stable code such as `position.corner-twice`, its severity, and where it is.

    `path` names the value in the document (`tiles.e4.species`), `place` its place in the source where there is one,
    `related` further places (the other statement of a corner stated twice), `rule` the rule id that is broken,
    `hint` what to do about it.
    """

    code: str
    severity: str
    text: Text
    path: str = ""
    place: Place | None = None
    hint: Text | None = None
    related: tuple[Place, ...] = ()
    rule: str | None = None


class Source(NamedTuple):
    """Where an input came from: the name to show (a file name, `-` for stdin, `line` for a typed line) and its text."""

    name: str
    text: str


class DsrulesError(Exception):
    """Base of every error that a caller of the library can expect. Carries all problems found in one pass."""

    exit_code = 3

    def __init__(self, diagnostics: Iterable[Diagnostic], source: Source | None = None) -> None:
        self.diagnostics = tuple(diagnostics)
        self.source = source
        super().__init__("; ".join(f"{d.code} {d.path}".strip() for d in self.diagnostics))


class InputError(DsrulesError):
    """An input could not be read or understood: no such file, unreadable, contradictory or impossible. Exit code 3."""


class UsageError(DsrulesError):
    """The question itself is wrong: an unknown kind of question, a tile that is not on the board. Exit code 2."""

    exit_code = 2


def problem(code: str, message: Text, path: str = "", **more: Any) -> Diagnostic:
    """Return an error-level diagnostic; `more` are the other fields of `Diagnostic`."""
    return Diagnostic(code, ERROR, message, path, **more)
