"""The steps of dominance, worked out once more: every sum, who is endangered, who qualifies and why not, the cone."""

from __future__ import annotations

from typing import Any

import judge_boards as naive
from hypothesis import given

from dsrules.judge.dominance import dominance
from dsrules.position import Position
from dsrules.ruling import Step

Told = tuple[Any, ...]
"""A step in short: rule, message, animal, the params that matter, parts."""

GROUNDS = {
    "stands": ["dominance.ground-a-missing", "dominance.ground-b-missing"],
    "overtaken": ["dominance.ground-a", "dominance.until-claimed", "dominance.silence"],
    "tied": ["dominance.ground-b", "dominance.anybody-shows", "dominance.no-duty"],
    "unsettled": ["dominance.no-ground"],
}
"""What is said beneath the status of a cone, first to last, whatever else."""


def products(here: Position, tile: str, animal: str) -> list[tuple[str, int, int]]:
    lie = [here.elements.get(corner) for corner in naive.RULES.board.corners_of[tile]]
    shown = here.animals[animal].elements
    each = [(element, shown.count(element), lie.count(element)) for element in naive.RULES.elements]
    return [term for term in each if term[1] and term[2]]


def sums(here: Position, tile: str, present: list[str]) -> list[Told]:
    found: list[Told] = []
    for animal in present:
        terms = products(here, tile, animal)
        parts = [(element, need, there, need * there) for element, need, there in terms]
        number = naive.naive_matches(here, tile, animal)
        found.append(("matching.count", "matching.sum" if number else "matching.none", animal, number, parts))
    return found


def condition(here: Position, tile: str, present: list[str]) -> Told:
    """Who qualifies, beneath it who is beaten and by how much, and the absent who would match something."""
    counts = {animal: naive.naive_matches(here, tile, animal) for animal in here.animals}
    most = max((counts[animal] for animal in present), default=-1)
    leaders = [animal for animal in present if counts[animal] == most]
    parts: list[Told] = []
    for animal in present:
        if counts[animal] == 0 < most:
            parts.append(("endangered.consequences", "dominance.beaten-endangered", animal, None, None))
        elif counts[animal] < most:
            parts.append(("dominance.condition", "dominance.beaten", animal, counts[animal], leaders[0]))
    absent = [(animal, number) for animal, number in counts.items() if number and animal not in present]
    if absent:
        parts.append(("dominance.absent-ignored", "dominance.absent", None, None, absent))
    first = naive.naive_qualifies(here, tile)
    if first is not None:
        rivals = [(animal, counts[animal]) for animal in present if animal != first]
        key = "dominance.qualifies" if rivals else "dominance.qualifies-alone"
        return ("dominance.condition", key, first, counts[first], rivals, parts)
    if not present:
        return ("dominance.condition", "dominance.nobody-here", None, None, None, parts)
    if most == 0:
        return ("dominance.minimum-one", "dominance.no-match", None, None, None, parts)
    none: Told = ("K7", "dominance.no-tiebreak", None, None, None)
    return ("dominance.tie-none", "dominance.shared", None, most, leaders, [none, *parts])


def short_condition(step: Step) -> Told:
    params = step.text.params
    who = params.get("rivals", list(params["whos"]) if "whos" in params else None)
    parts = []
    for part in step.parts:
        about = part.text.params
        parts.append((part.rule, part.text.key, part.animal, about.get("n"), about.get("by", about.get("others"))))
    return (step.rule, step.text.key, step.animal, params.get("n"), who, parts)


@given(naive.boards())
def test_every_step_of_dominance(here: Position) -> None:
    for tile, stated in here.tiles.items():
        steps = dominance(here, naive.RULES, tile).steps
        assert all(step.tile == part.tile == tile for step in steps for part in (*step.parts, step))
        present = [animal for animal in naive.RULES.food_chain if animal in stated.species]
        expected = sums(here, tile, present)
        found: list[Told] = [short_sum(step) for step in steps[: len(present)]]
        assert found == expected
        endangered = [animal for animal in present if naive.naive_matches(here, tile, animal) == 0]
        rest = steps[len(present) :]
        assert [(step.text.key, step.animal) for step in rest[:-2]] == [
            ("dominance.endangered", animal) for animal in endangered
        ]
        assert short_condition(rest[-2]) == condition(here, tile, present)
        check_cone(here, tile, rest[-1])


def short_sum(step: Step) -> Told:
    parts = [tuple(part.text.params[key] for key in ("element", "need", "supply", "n")) for part in step.parts]
    assert all((part.rule, part.animal) == ("matching.count", step.animal) for part in step.parts)
    return (step.rule, step.text.key, step.animal, step.text.params["n"], parts)


def check_cone(here: Position, tile: str, step: Step) -> None:
    holder, first = here.tiles[tile].cone, naive.naive_qualifies(here, tile)
    keys = [part.text.key for part in step.parts]
    if holder is None:
        key = "dominance.no-cone" if first is None else "dominance.no-cone-yet"
        assert (step.rule, step.text.key, step.animal) == ("dominance.claim-not-automatic", key, first)
        assert keys == ([] if first is None else ["dominance.not-automatic"])
        return
    status = naive.naive_cone_status(here, tile)
    assert step.animal == holder
    assert keys[: len(GROUNDS[status])] == GROUNDS[status]
    more = keys[len(GROUNDS[status]) :]
    most = max((naive.naive_matches(here, tile, animal) for animal in here.tiles[tile].species), default=0)
    if status == "tied":
        assert (step.rule, more) == (("O16", ["dominance.tie-at-none"]) if most == 0 else ("dominance.tie-removal", []))
        assert step.basis == ("derived" if most == 0 else None)
        assert step.parts[0].text.params["n"] == most
    elif status == "unsettled":
        why = "endangered" if holder in here.tiles[tile].species else "gone"
        lacks = {"endangered": "endangered.consequences", "gone": "dominance.condition"}[why]
        assert (step.rule, step.text.key) == ("O2", f"dominance.unsettled.{why}")
        assert more == [f"dominance.not-dominant.{why}", "dominance.stale"]
        assert step.parts[1].rule == lacks
    else:
        assert (step.rule, step.text.key, more) == ("dominance.persists", f"dominance.{status}", [])
