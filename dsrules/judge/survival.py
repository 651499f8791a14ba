"""Survival: who holds the Survival Card, and what it scores.

Rules: survival.control, survival.tie, survival.score, survival.automatic-unlike-dominance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import text
from dsrules.judge.supply import cubes_left, tundra_left, unknown_hexes
from dsrules.ruling import UNDETERMINED, Ruling, Step

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


class Range(NamedTuple):
    """A number that unknown hexes may raise."""

    least: int
    most: int

    def plain(self) -> int | list[int]:
        """Return the number, or [least, most] where it is not certain."""
        return self.least if self.least == self.most else [self.least, self.most]


def tundra_species(position: Position, animal: Animal) -> dict[str, int]:
    """Return tundra hex -> cubes of the animal there, for those where it stands."""
    return {
        name: tile.species[animal]
        for name, tile in position.tiles.items()
        if tile.tundra and animal in tile.species
    }  # fmt: skip


def survival(position: Position, rules: Rulebook) -> Ruling:
    """Return the holder of the Survival Card (None for nobody), everybody's species on tundra, and the holder's VP.

    Unknown hexes that matter make numbers [least, most]; if they decide the holder, the ruling is undetermined and
    `possible` lists every outcome.
    """
    question = {"ask": "survival"}
    if position.mapless:
        reason = Step("survival.control", text("survival.no-map"))
        return Ruling(question, UNDETERMINED, {}, (reason,), (reason,))
    spots = min(len(unknown_hexes(position, rules)), tundra_left(position, rules))
    counts: dict[Animal, Range] = {}
    steps: list[Step] = []
    for animal in position.animals:
        where = tundra_species(position, animal)
        least = sum(where.values())
        counts[animal] = Range(least, least + (cubes_left(position, rules, animal) if spots else 0))
        steps.append(_count_step(animal, where, counts[animal]))
    outcomes = _outcomes(counts)
    scores = {animal: _vp(position, rules, animal, counts, spots) for animal in outcomes if animal is not None}
    species = {animal: count.plain() for animal, count in counts.items()}
    if len(outcomes) > 1:
        reason = Step("survival.control", text("survival.unknown", whos=list(scores), hexes=_names(position, rules)))
        least = min([0, *(score.least for score in scores.values())] if None in outcomes
                    else [score.least for score in scores.values()])  # fmt: skip
        vp = Range(least, max((score.most for score in scores.values()), default=0))
        result = {"holder": None, "species": species, "vp": vp.plain(), "possible": list(outcomes)}
        return Ruling(question, UNDETERMINED, result, (*steps, reason), (reason,))
    holder = outcomes[0]
    steps += _holder_steps(position, counts, holder, scores)
    vp = scores[holder] if holder is not None else Range(0, 0)
    return Ruling(question, None, {"holder": holder, "species": species, "vp": vp.plain()}, tuple(steps))


def _names(position: Position, rules: Rulebook) -> list[str]:
    return list(unknown_hexes(position, rules))


def _outcomes(counts: dict[Animal, Range]) -> tuple[Animal | None, ...]:
    """Return everybody who alone can have the most, then None if nobody may."""
    found: list[Animal | None] = []
    for animal, count in counts.items():
        others = max((other.least for name, other in counts.items() if name != animal), default=0)
        if count.most > others:
            found.append(animal)
    most = max((count.least for count in counts.values()), default=0)
    if most == 0 or sum(count.most >= most for count in counts.values()) > 1:
        found.append(None)
    return tuple(found)


def _vp(position: Position, rules: Rulebook, animal: Animal, counts: dict[Animal, Range], spots: int) -> Range:
    occupied = len(tundra_species(position, animal))
    rivals = max((count.least for name, count in counts.items() if name != animal), default=0)
    needs = 0 if counts[animal].least > rivals else 1
    more = min(spots, counts[animal].most - counts[animal].least)
    return Range(rules.bonus_vp(occupied + needs), rules.bonus_vp(occupied + more))


def _count_step(animal: Animal, where: dict[str, int], count: Range) -> Step:
    if count.least != count.most:
        sentence = text("survival.count.unknown", who=animal, least=count.least, most=count.most)
    elif where:
        places = [f"{name} {cubes}" for name, cubes in where.items()]
        sentence = text("survival.count", who=animal, cubes=count.least, places=places)
    else:
        sentence = text("survival.count.none", who=animal)
    return Step("survival.control", sentence, animal=animal)


def _holder_steps(
    position: Position, counts: dict[Animal, Range], holder: Animal | None, scores: dict[Animal, Range]
) -> list[Step]:
    if holder is not None:
        occupied, vp = len(tundra_species(position, holder)), scores[holder]
        score = text("survival.score", who=holder, tiles=occupied, vp=vp.least)
        if vp.least != vp.most:
            score = text("survival.score.unknown", who=holder, tiles=occupied, least=vp.least, most=vp.most)
        return [
            Step("survival.control", text("survival.holder", who=holder), animal=holder),
            Step("survival.score", score, animal=holder),
        ]
    most = max((count.least for count in counts.values()), default=0)
    if most == 0:
        return [Step("survival.control", text("survival.nobody"))]
    tied = [animal for animal, count in counts.items() if count.least == most]
    return [Step("survival.tie", text("survival.tied", whos=tied, cubes=most))]
