"""A typed line cut into words, numbers and marks, and read from left to right. Knows no game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, NoReturn

from dsrules.diagnostics import Diagnostic, InputError, Place, Source, Text, problem, shown, text

if TYPE_CHECKING:
    from dsrules.vocabulary import UnknownWord, Words

LONGEST_LINE = 10_000
"""Characters beyond which a line is refused unread: no action of the game comes near it."""

MOST_PROBLEMS = 10
"""Problems after which reading stops: whoever gets ten of them starts anew."""

LONGEST_NUMBER = 9
"""Digits of the longest number that is worked out: none in the game comes near it."""

NUMBER = "number"
WORD = "word"
MARK = "mark"
END = "end"

# Letters, with combining marks behind them (a decomposed "š"); parts of a word may be joined by hyphens or underscores.
_LETTERS = r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f])*"
_TOKEN = re.compile(rf"(?P<number>[0-9]+)|(?P<word>{_LETTERS}(?:[-_]{_LETTERS})*)|(?P<mark>\S)")


class Token(NamedTuple):
    """A piece of the line: its kind, what is written, and where (offsets, the end after the last character)."""

    kind: str
    text: str
    start: int
    end: int


class Line:
    """The tokens of a line and how far it has been read, with the problems found so far.

    `family` begins the codes of the problems that any line can have: `position.tile-line`, `action.line`.
    """

    __slots__ = ("at", "family", "problems", "text", "tokens")

    def __init__(self, line: str, family: str) -> None:
        self.text = line
        self.family = family
        self.problems: list[Diagnostic] = []
        self.at = 0
        if len(line) > LONGEST_LINE:
            end = Token(END, "", 0, 1)
            self.stop(f"{family}-too-long", text("line.too-long", most=LONGEST_LINE), end)
        self.tokens = [Token(m.lastgroup or MARK, m[0], m.start(), m.end()) for m in _TOKEN.finditer(line)]
        self.tokens.append(Token(END, "", len(line), len(line) + 1))

    @property
    def here(self) -> Token:
        """Return the token that comes next; one of the kind END at the end."""
        return self.tokens[self.at]

    def take(self) -> Token:
        """Return the token that comes next and go past it."""
        token = self.tokens[self.at]
        if token.kind is not END:
            self.at += 1
        return token

    def accept(self, mark: str) -> bool:
        """Go past the mark if it comes next, and tell whether it did."""
        if self.tokens[self.at].text == mark:
            self.at += 1
            return True
        return False

    def accept_word(self, keyword: str) -> bool:
        """Go past the whole English keyword if it comes next, in any case, and tell whether it did."""
        token = self.tokens[self.at]
        if token.kind == WORD and token.text.lower() == keyword:
            self.at += 1
            return True
        return False

    @property
    def ended(self) -> bool:
        """Tell whether everything has been read."""
        return self.tokens[self.at].kind is END

    def glued(self, ahead: int = 0) -> bool:
        """Tell whether no space stands before the token `ahead` places further on."""
        at = self.at + ahead
        return 0 < at < len(self.tokens) and self.tokens[at].start == self.tokens[at - 1].end

    def place(self, token: Token, last: Token | None = None) -> Place:
        """Return the place of a token, or of the stretch from it to `last`."""
        before = self.text.rfind("\n", 0, token.start) + 1
        number = self.text.count("\n", 0, token.start) + 1
        end = max((last or token).end, token.end, token.start + 1)
        return Place(number, token.start - before + 1, end - before + 1)

    def report(
        self,
        code: str,
        message: Text,
        token: Token,
        hint: Text | None = None,
        last: Token | None = None,
        path: str = "",
        rule: str | None = None,
    ) -> None:
        """Note an error at a token, or at the stretch from it to `last`; reading goes on unless there are too many."""
        self.problems.append(problem(code, message, path, place=self.place(token, last), hint=hint, rule=rule))
        if len(self.problems) >= MOST_PROBLEMS:
            self.raise_problems()

    def stop(self, code: str, message: Text, token: Token, hint: Text | None = None) -> NoReturn:
        """Note an error at a token and raise InputError with all that were found."""
        self.problems.append(problem(code, message, place=self.place(token), hint=hint))
        self.raise_problems()

    def raise_problems(self) -> NoReturn:
        """Raise InputError with the problems found so far."""
        raise InputError(self.problems, Source("line", self.text))

    def unknown(self, code: str, error: UnknownWord, words: Words, token: Token, last: Token | None = None) -> None:
        """Note that a word names nothing, or more than one thing, with the names it may have meant."""
        message = text(f"line.unknown.{error.kind}", word=shown(error.word))
        if error.ambiguous:
            message = text("line.ambiguous", word=shown(error.word), names=error.candidates)
            hint = None
        elif error.candidates:
            hint = text("line.did-you-mean", names=error.candidates)
        else:
            hint = text("line.names", names=words.names)
        self.report(code, message, token, hint, last)
