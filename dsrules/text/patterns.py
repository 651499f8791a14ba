"""Regular expressions for the words of the game in every spelling that is read (contract section 1), for the schema.

They are written for both ECMA script, as JSON Schema asks, and Python. Accents that Czech keyboards type are covered;
a reader that folds any accent at all takes a few exotic ones more.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING

from dsrules.vocabulary import PREFIX

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.board import Board
    from dsrules.vocabulary import Words

END = r"(?![\s\S])"
"""The very end: `$` also matches before a line end in Python."""

_ACCENTED = "áäčďéěëíĺľňóôöřŕšťúůüýž"


def spellings(words: Words, name: str | None = None) -> list[str]:
    """Return every folded spelling that is read as `name`, or as anything: names, codes, letters, clear prefixes."""
    found = {*words.spellings, *words.codes, *words.letters}
    for spelling in words.spellings:
        found.update(spelling[:length] for length in range(PREFIX, len(spelling)))
    meant = {word: words.find(word) for word in found}
    return sorted(word for word, thing in meant.items() if thing is not None and name in (None, thing))


def any_of(words: Iterable[str]) -> str:
    """Return a pattern, without anchors, that matches exactly these folded words in any case and accentuation."""
    tree: dict[str, object] = {}
    for word in words:
        node = tree
        for character in word:
            node = node.setdefault(character, {})  # type: ignore[assignment]
        node[""] = {}
    return _branch(tree)


def _branch(tree: dict[str, object]) -> str:
    ends = "" in tree
    branches = [_letter(c) + _branch(rest) for c, rest in sorted(tree.items()) if c]  # type: ignore[arg-type]
    if not branches:
        return ""
    if len(branches) == 1 and not ends:
        return branches[0]
    return f"(?:{'|'.join(branches)}){'?' if ends else ''}"


@lru_cache(maxsize=128)
def _letter(character: str) -> str:
    if character == " ":
        return "[-_ ]+"
    if not character.isalpha():
        return character
    accented = [a for a in _ACCENTED if unicodedata.normalize("NFKD", a)[0] == character]
    return f"[{character}{character.upper()}{''.join(accented)}{''.join(accented).upper()}]"


def word(words: Words, name: str | None = None, around: str = "[-_ ]*") -> str:
    """Return the anchored pattern of one word; `around` is what may stand before and after it."""
    return f"^{around}{any_of(spellings(words, name))}{around}{END}"


def cased(literal: str) -> str:
    """Return a pattern, without anchors, for a word in any case."""
    return "".join(f"[{c}{c.upper()}]" if c.isalpha() else "\\" + c if c in ".+" else c for c in literal)


def hexes(board: Board) -> str:
    """Return a pattern, without anchors, for the printed hexes."""
    rows: dict[str, list[str]] = {}
    for name in board.hexes:
        rows.setdefault(name[0], []).append(name[1:])
    return "(?:" + "|".join(f"[{c}{c.upper()}][{''.join(numbers)}]" for c, numbers in rows.items()) + ")"


def corners(board: Board) -> str:
    """Return a pattern, without anchors, for corners: a hex and a direction, or exactly the hexes that meet there."""
    from itertools import permutations

    ways = "|".join(cased(way) for way in board.directions)
    meeting: dict[tuple[str, ...], int] = {}
    for corner in board.corners:
        meeting[board.hexes_of[corner]] = meeting.get(board.hexes_of[corner], 0) + 1
    orders = ["+".join(order) for hexes, number in meeting.items() if number == 1 for order in permutations(hexes)]
    sets = "|".join(cased(order) for order in sorted(orders))
    return f"(?:{hexes(board)}\\.(?:{ways})|{sets})"
