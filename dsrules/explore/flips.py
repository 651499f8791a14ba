"""The smallest sets of changes that would give, take or tie dominance on a tile.

A change is one disc added or taken on the tile's corners or on the display of an animal in play, or one cube arriving
on the tile or leaving it. Sets of one, two and three changes are tried in that order, each goal answered by all sets of
the least size that reach it. Discs on different corners do the same, so they are tried once and named by one corner.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import text
from dsrules.judge.asked import animal_asked, tile_asked
from dsrules.judge.cone import readings
from dsrules.judge.matching import assumptions, packed_needs, shifts, supply, tile_matches
from dsrules.judge.standing import standing
from dsrules.position import Frozen
from dsrules.ruling import UNDETERMINED, Ruling, Step
from dsrules.text.edit_line import ChangeCubes, ChangeDisplay, SetDisc, write_edit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Hex
    from dsrules.judge.cone import Standing
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.text.edit_line import Edit
    from dsrules.vocabulary import Animal, Element

DEEPEST = 3
"""The most changes in a set."""

TIE = "tie"
TAKE = "take"


class Change(NamedTuple):
    """A kind of change: a disc on the tile (`animal` None), a disc on a display, or a cube (`element` None)."""

    animal: Animal | None
    element: Element | None
    number: int


class Situation:
    """What may change on a tile, and how the tile stands after some changes."""

    def __init__(self, position: Position, rules: Rulebook, name: Hex) -> None:
        self.position, self.rules, self.name = position, rules, name
        self.tile: Tile = position.tiles[name]
        self.supply = supply(position, rules, name)
        self.needs = packed_needs(position, rules)
        self.shift, self.reading = shifts(rules), readings(rules)
        self.corners = rules.board.corners_of[name]
        self.vacant = [corner for corner in self.corners if corner not in position.elements]
        self._cubes: dict[tuple[Change, ...], Tile | None] = {}

    def changes(self) -> list[Change]:
        """Return every kind of change that is possible at all, discs first, in the game's own order."""
        found = [Change(None, element, number) for element in self.rules.elements for number in (1, -1)]
        for animal in self.position.animals:
            found += [Change(animal, element, number) for element in self.rules.elements for number in (1, -1)]
            found += [Change(animal, None, number) for number in (1, -1)]
        return [change for change in found if self.possible((change,))]

    def possible(self, changes: tuple[Change, ...]) -> bool:
        """Tell whether changes can be made together: discs and places there are, and none undoes another."""
        counted = Counter(changes)
        if any(change._replace(number=-change.number) in counted for change in counted):
            return False
        return self._discs_possible(counted) and self._displays_possible(counted) and self._drawn_possible(counted)

    def _discs_possible(self, counted: Counter[Change]) -> bool:
        net = 0
        for change, times in counted.items():
            if change.animal is None and change.element is not None:
                net += change.number * times
                if change.number < 0 and times > self.supply[change.element]:
                    return False
            elif change.animal is not None and change.element is None and not self._can_leave(change, times):
                return False
        return net <= len(self.vacant)

    def _can_leave(self, change: Change, times: int) -> bool:
        return change.number > 0 or times <= self.tile.species.get(change.animal or "", 0)

    def _displays_possible(self, counted: Counter[Change]) -> bool:
        sizes: Counter[Animal] = Counter()
        for change, times in counted.items():
            if change.animal is None or change.element is None:
                continue
            sizes[change.animal] += change.number * times
            added = self.rules.added(change.animal, self.position.animals[change.animal].elements)
            if change.number < 0 and times > added.count(change.element):
                return False
        return all(
            len(self.position.animals[animal].elements) + more <= self.rules.max_elements
            for animal, more in sizes.items()
        )

    def _drawn_possible(self, counted: Counter[Change]) -> bool:
        drawn: Counter[Element] = Counter()
        for change, times in counted.items():
            if change.element is not None:
                drawn[change.element] += change.number * times
        return all(number <= self._left(element) for element, number in drawn.items())

    def _left(self, element: Element) -> int:
        """Return the discs of a type in the bag and in the boxes of the display: a change may use any of them."""
        lying = sum(1 for there in self.position.elements.values() if there == element)
        for animal, sheet in self.position.animals.items():
            lying += self.rules.added(animal, sheet.elements).count(element)
        return self.rules.discs_per_type - lying

    def after(self, changes: tuple[Change, ...]) -> Standing:
        """Return how the tile stands after changes, by the same condition as every ruling."""
        there, needs = dict(self.supply), self.needs
        cubes: tuple[Change, ...] = ()
        for change in changes:
            if change.element is None:
                cubes += (change,)
            elif change.animal is None:
                there[change.element] += change.number
            else:
                if needs is self.needs:
                    needs = dict(needs)
                needs[change.element] += change.number << self.shift[change.animal]
        tile = self._tile_after(cubes) if cubes else self.tile
        return standing(tile_matches(needs, there), tile, self.shift, self.reading)

    def _tile_after(self, cubes: tuple[Change, ...]) -> Tile:
        known = self._cubes.get(cubes)
        if known is None:
            species = Counter(self.tile.species)
            for change in cubes:
                if change.animal is not None:
                    species[change.animal] += change.number
            present = {animal: species[animal] for animal in self.position.animals if species[animal] > 0}
            known = self._cubes[cubes] = self.tile._replace(species=Frozen(present))
        return known

    def edits(self, changes: tuple[Change, ...]) -> tuple[Edit, ...]:
        """Return changes as edits of the position, discs on the first corners that will do."""
        taken: list[Edit] = []
        free = list(self.vacant)
        lying = [corner for corner in self.corners if corner in self.position.elements]
        for change in (change for change in changes if change.animal is None and change.number < 0):
            corner = next(c for c in lying if self.position.elements[c] == change.element)
            lying.remove(corner)
            free.append(corner)
            taken.append(SetDisc(corner, None))
        for change in changes:
            if change.animal is None and change.number > 0:
                corner = free.pop(0)
                taken = [edit for edit in taken if edit != SetDisc(corner, None)]
                taken.append(SetDisc(corner, change.element))
            elif change.animal is not None and change.element is not None:
                taken.append(ChangeDisplay(change.animal, change.element, change.number))
            elif change.animal is not None:
                taken.append(ChangeCubes(self.name, change.animal, change.number))
        return tuple(taken)


def goals_reached(now: Standing, then: Standing) -> Iterator[str]:
    """Yield what a change of standing amounts to: an animal's name (it would qualify), `take`, `tie`."""
    if then.qualifies is not None and then.qualifies != now.qualifies:
        yield then.qualifies
    if now.qualifies is not None and then.qualifies != now.qualifies:
        yield TAKE
    if then.tied and not now.tied:
        yield TIE


def smallest(situation: Situation, wanted: set[str]) -> dict[str, list[tuple[Change, ...]]]:
    """Return goal -> all sets of changes of the least size that reach it; goals out of reach are left out."""
    now = situation.after(())
    kinds = situation.changes()
    found: dict[str, list[tuple[Change, ...]]] = {}
    for size in range(1, DEEPEST + 1):
        missing = wanted - found.keys()
        if not missing:
            break
        for changes in combinations_with_replacement(kinds, size):
            reached = [goal for goal in goals_reached(now, situation.after(changes)) if goal in missing]
            if reached and situation.possible(changes):
                for goal in reached:
                    found.setdefault(goal, []).append(changes)
    return found


def flip(position: Position, rules: Rulebook, tile: str, animal: str | None = None) -> Ruling:
    """Return the smallest sets of changes that would give dominance to each animal, take it from its holder, or tie it.

    With `animal`, only what gives it to that animal or takes it from it. The result is `{"tile", "qualifies",
    "flips": [{"goal": "give" | "take" | "tie", "animal": who or null, "changes": [[edit lines], ...]}]}`; an empty list
    of changes says that three changes do not do it. Undetermined where corners of the tile were not read. Raises
    UsageError for a tile or animal that is none.
    """
    name = tile_asked(position, rules, tile)
    who = None if animal is None else animal_asked(rules, animal)
    question: dict[str, Any] = {"ask": "flip", "tile": name, "animal": who}
    unread = [corner for corner in rules.board.corners_of[name] if corner in position.unknown]
    if unread or name not in position.tiles:
        step = Step("dominance.condition", text("flips.unread", corners=unread or [name]), name)
        return Ruling(question, UNDETERMINED, {"tile": name}, (step,), (step,), assumptions(position))
    situation = Situation(position, rules, name)
    now = situation.after(())
    goals = _goals(position, now, who)
    found = smallest(situation, {goal for goal, _, _ in goals})
    flips, steps = [], []
    for goal, kind, about in goals:
        sets = [[write_edit(edit) for edit in situation.edits(changes)] for changes in found.get(goal, ())]
        flips.append({"goal": kind, "animal": about, "changes": sets})
        steps.append(_step(name, kind, about, sets))
    result = {"tile": name, "qualifies": now.qualifies, "flips": flips}
    return Ruling(question, None, result, tuple(steps), assumed=assumptions(position))


def _goals(position: Position, now: Standing, who: Animal | None) -> list[tuple[str, str, Animal | None]]:
    """Return (goal, kind, animal) in the order in which they are told."""
    gives: list[tuple[str, str, Animal | None]] = [
        (animal, "give", animal) for animal in position.animals if animal != now.qualifies and who in (None, animal)
    ]
    takes = [(TAKE, "take", now.qualifies)] if now.qualifies is not None and who in (None, now.qualifies) else []
    ties = [(TIE, "tie", None)] if who is None and not now.tied else []
    return [*takes, *ties, *gives]


def _step(name: Hex, kind: str, about: Animal | None, sets: list[list[str]]) -> Step:
    rule = "dominance.tie-none" if kind == TIE else "dominance.condition"
    parts = tuple(Step(rule, text("flips.set", edits=edits), name, about) for edits in sets)
    n = len(sets[0]) if sets else DEEPEST
    key = f"flips.{kind}" if sets else f"flips.{kind}-out-of-reach"
    return Step(rule, text(key, who=about, n=n, ways=len(sets)), name, about, parts=parts)
