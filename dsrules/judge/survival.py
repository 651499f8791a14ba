"""Survival: who holds the Survival Card, and what it scores.

Rules: survival.control, survival.tie, survival.score, survival.automatic-unlike-dominance; K6 for tables where the food
chain breaks a tie.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import text
from dsrules.judge.bonus import bonus_step
from dsrules.judge.supply import cubes_left, tundra_left, unknown_hexes
from dsrules.rulebook import BEYOND
from dsrules.ruling import UNDETERMINED, Ruling, Step
from dsrules.switches import DECIDED, decided

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


TIE = "survival-tie"
"""The switch for a tie."""


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
    `possible` lists every outcome. `reasons` are the switches that decided.
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
    above = _above(rules)
    outcomes = _outcomes(counts, above)
    scores = {animal: _vp(position, rules, animal, counts, spots) for animal in outcomes if animal is not None}
    switches = _switch_steps(position, rules, counts, scores, outcomes)
    species = {animal: count.plain() for animal, count in counts.items()}
    if len(outcomes) > 1:
        hexes = list(unknown_hexes(position, rules))
        reason = Step("survival.control", text("survival.unknown", whos=list(scores), hexes=hexes))
        least = min([0, *(score.least for score in scores.values())] if None in outcomes
                    else [score.least for score in scores.values()])  # fmt: skip
        vp = Range(least, max(score.most for score in scores.values()))
        result = {"holder": None, "species": species, "vp": vp.plain(), "possible": list(outcomes)}
        return Ruling(question, UNDETERMINED, result, (*steps, reason, *switches), (reason, *switches))
    holder = outcomes[0]
    steps += [*_holder_steps(position, rules, counts, holder, scores), *switches]
    vp = scores[holder] if holder is not None else Range(0, 0)
    return Ruling(question, None, {"holder": holder, "species": species, "vp": vp.plain()}, tuple(steps), switches)


def _above(rules: Rulebook) -> dict[Animal, int] | None:
    """Return animal -> its place on the food chain where that breaks a tie (K6), None where nobody holds the card."""
    return rules.rank if rules.switch(TIE) == "food-chain" else None


def _needed(animal: Animal, counts: dict[Animal, Range], above: dict[Animal, int] | None) -> int:
    """Return the fewest cubes with which an animal may hold the card: at least one, and enough to beat the others."""
    beaten = (
        other.least + int(above is None or above[name] < above[animal])
        for name, other in counts.items()
        if name != animal
    )
    return max(1, *beaten) if len(counts) > 1 else 1


def _outcomes(counts: dict[Animal, Range], above: dict[Animal, int] | None) -> tuple[Animal | None, ...]:
    """Return everybody who can hold the card, then None if nobody may: where no cube is there, or the most is shared
    and `above` (see `_above`) breaks no tie.
    """
    found: list[Animal | None] = [
        animal for animal, count in counts.items() if count.most >= _needed(animal, counts, above)
    ]
    most = max((count.least for count in counts.values()), default=0)
    level = sum(count.most >= most for count in counts.values()) > 1
    if most == 0 or (level and above is None):
        found.append(None)
    return tuple(found)


def _switch_steps(
    position: Position, rules: Rulebook, counts: dict[Animal, Range], scores: dict[Animal, Range],
    outcomes: tuple[Animal | None, ...],
) -> tuple[Step, ...]:  # fmt: skip
    """Return the steps that a switch decided: the tie, and VP beyond the bonus table."""
    found = decided(TIE, rules) if outcomes != _outcomes(counts, None) else ()
    if any(rules.beyond_bonus(len(tundra_species(position, animal))) for animal in scores):
        found += decided(BEYOND, rules)
    return found


def _vp(position: Position, rules: Rulebook, animal: Animal, counts: dict[Animal, Range], spots: int) -> Range:
    occupied = len(tundra_species(position, animal))
    needs = 0 if counts[animal].least >= _needed(animal, counts, _above(rules)) else 1
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
    position: Position, rules: Rulebook, counts: dict[Animal, Range], holder: Animal | None,
    scores: dict[Animal, Range],
) -> list[Step]:  # fmt: skip
    if holder is not None:
        occupied, vp = len(tundra_species(position, holder)), scores[holder]
        score = text("survival.score", who=holder, tiles=occupied, vp=vp.least)
        if vp.least != vp.most:
            score = text("survival.score.unknown", who=holder, tiles=occupied, least=vp.least, most=vp.most)
        told = vp.least == vp.most and not rules.beyond_bonus(occupied)
        return [
            *_gained(holder, counts),
            Step("survival.score", score, animal=holder, parts=(bonus_step(occupied, rules),) if told else ()),
            *_beyond(holder, occupied, rules),
        ]
    most = max((count.least for count in counts.values()), default=0)
    if most == 0:
        return [Step("survival.control", text("survival.nobody"))]
    tied = [animal for animal, count in counts.items() if count.least == most]
    return [Step("survival.tie", text("survival.tied", whos=tied, cubes=most))]


def _gained(holder: Animal, counts: dict[Animal, Range]) -> list[Step]:
    """Return how the holder comes to the card: the most cubes, or the food chain among those level with it (K6)."""
    cubes = counts[holder].least
    level = [animal for animal, count in counts.items() if count.most >= cubes]
    if len(level) == 1:
        return [Step("survival.control", text("survival.holder", who=holder), animal=holder)]
    if all(count.least == count.most for count in counts.values()):
        sentence = text("survival.food-chain", whos=level, who=holder, cubes=cubes)
    else:
        sentence = text("survival.food-chain.unknown", who=holder)
    return [Step("K6", sentence, animal=holder, basis=DECIDED)]


def _beyond(holder: Animal, occupied: int, rules: Rulebook) -> list[Step]:
    if not rules.beyond_bonus(occupied) or decided(BEYOND, rules):
        return []
    sentence = text("survival.beyond-table", tiles=occupied, last=rules.bonus_vp(occupied))
    return [Step("vp.bonus-cap", sentence, animal=holder)]
