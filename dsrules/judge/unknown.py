"""Corners that nobody could read: everything they may hold, and what that makes of the matches on a tile.

A corner under `unknown` holds nothing or any disc that the supply still has (contract section 2). For one tile only the
number of discs of each type matters, so a completion is a multiset of at most as many discs as corners are unread.
Tiles are completed one by one: any disc not used here may lie elsewhere, so the others set no further limit.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from dsrules.diagnostics import Text, text
from dsrules.judge.cone import readings
from dsrules.judge.matching import FIELD, MASK, packed_matches, packed_needs, shifts
from dsrules.judge.standing import standing
from dsrules.ruling import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from dsrules.board import Corner, Hex
    from dsrules.judge.cone import Standing
    from dsrules.judge.matching import Packed
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element

T = TypeVar("T")

Discs: TypeAlias = "tuple[Element, ...]"
Possible: TypeAlias = "dict[Packed, list[Discs]]"
"""The matches that are possible on a tile -> the discs on its unread corners that give them, fewest first."""


def unread_corners(position: Position, rules: Rulebook, tile: Hex) -> tuple[Corner, ...]:
    """Return the corners of a hex that nobody could read, in the board's order."""
    if not position.unknown:
        return ()
    return tuple(corner for corner in rules.board.corners_of[tile] if corner in position.unknown)


def discs_left(position: Position, rules: Rulebook) -> dict[Element, int]:
    """Return element type -> discs not accounted for: neither on Earth, nor on a display beside the printed elements,
    nor in a box of the action display as far as stated (components.elements). Never below zero.
    """
    left = dict.fromkeys(rules.elements, rules.discs_per_type)
    for element in position.elements.values():
        left[element] -= 1
    for animal, sheet in position.animals.items():
        for element in rules.added(animal, sheet.elements):
            left[element] -= 1
    for box in position.display.values():
        for element in box.elements or ():
            left[element] -= 1
    return {element: max(number, 0) for element, number in left.items()}


def completions(corners: int, left: dict[Element, int]) -> Iterator[Discs]:
    """Yield every multiset of at most `corners` discs that `left` allows, the empty one first."""
    types = [element for element, number in left.items() if number]
    for size in range(corners + 1):
        for discs in combinations_with_replacement(types, size):
            if all(discs.count(element) <= left[element] for element in set(discs)):
                yield discs


class Completions:
    """The completions of one position, tile by tile; what tiles have in common is worked out once."""

    def __init__(self, position: Position, rules: Rulebook, needs: dict[Element, Packed] | None = None) -> None:
        self.position = position
        self.rules = rules
        self.needs = packed_needs(position, rules) if needs is None else needs
        self.read = packed_matches(position, rules)
        self.left = discs_left(position, rules) if position.unknown else {}
        self._added: dict[int, Possible] = {}
        self._shift, self._reading = shifts(rules), readings(rules)

    def added(self, corners: int) -> Possible:
        """Return the matches that so many unread corners may add -> the completions that add them."""
        if corners not in self._added:
            found: Possible = {}
            for discs in completions(corners, self.left):
                found.setdefault(sum(self.needs[element] for element in discs), []).append(discs)
            self._added[corners] = found
        return self._added[corners]

    def unread(self, tile: Hex) -> tuple[Corner, ...]:
        """Return the tile's corners that nobody could read."""
        return unread_corners(self.position, self.rules, tile)

    def matches(self, tile: Hex) -> Possible:
        """Return the matches possible on a tile and the completions behind each; a single entry if all was read."""
        known = self.read[tile]
        unread = self.unread(tile)
        if not unread:
            return {known: [()]}
        return {known + more: discs for more, discs in self.added(len(unread)).items()}

    def standings(self, tile: Hex) -> dict[Packed, Standing]:
        """Return the matches possible on a tile -> how it stands with them."""
        stated = self.position.tiles[tile]
        return {packed: standing(packed, stated, self._shift, self._reading) for packed in self.matches(tile)}

    def where(self, tile: Hex) -> Text:
        """Return words for "on the unread corners" of a tile, naming them where the tile has a place on the map."""
        unread = self.unread(tile)
        several = "s" if len(unread) > 1 else ""
        if self.position.mapless:
            return text(f"unknown.on-unnamed-corner{several}", n=len(unread))
        return text(f"unknown.on-corner{several}", corners=unread)

    def steps(self, tile: Hex) -> tuple[Step, ...]:
        """Return a step naming the unread corners of a tile and what they may hold; none if all was read."""
        unread = self.unread(tile)
        if not unread:
            return ()
        types = [element for element, number in self.left.items() if number]
        gone = [element for element, number in self.left.items() if not number]
        parts = (Step("components.elements", text("unknown.gone", elements=gone), tile),) if gone else ()
        key = "unknown.may-hold" if types else "unknown.holds-nothing"
        sentence = text(key, where=self.where(tile), elements=types)
        return (Step("board.corner-one-element", sentence, tile, parts=parts),)

    def deciding(
        self, tile: Hex, outcome: Callable[[Packed], T], say: Callable[[T], Text], rule: str
    ) -> tuple[Step, ...]:
        """Return one step for each outcome that the completions of a tile can have: what leads to it.

        `outcome` maps the matches on the tile to an outcome, `say` words it. The outcome with all unread corners empty
        comes last.
        """
        found: dict[T, list[Discs]] = {}
        for packed, discs in self.matches(tile).items():
            found.setdefault(outcome(packed), []).extend(discs)
        where = self.where(tile)
        single = len(self.unread(tile)) == 1
        ordered = sorted(found.items(), key=lambda entry: () in entry[1])
        return tuple(
            Step(rule, self._condition(where, min(discs, key=len), discs, single, say(result)), tile)
            for result, discs in ordered
        )

    def _condition(self, where: Text, fewest: Discs, discs: list[Discs], single: bool, then: Text) -> Text:
        if single:
            if () in discs:
                return text("unknown.otherwise", then=then)
            return text("unknown.if", where=where, elements=[element for one in discs for element in one], then=then)
        if () in discs:
            return text("unknown.if-empty", where=where, then=then)
        return text("unknown.for-instance", where=where, elements=fewest, then=then)


def spans(matches: Iterable[Packed], position: Position, rules: Rulebook) -> dict[Animal, tuple[int, int]]:
    """Return animal in play -> the least and the most matches among several possible ones."""
    possible = tuple(matches)
    found = {}
    for animal in position.animals:
        shift = rules.rank[animal] * FIELD
        numbers = [packed >> shift & MASK for packed in possible]
        found[animal] = (min(numbers), max(numbers))
    return found
