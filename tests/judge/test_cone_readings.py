"""What a cone's status rests on where a table reads what the rulebook leaves open (O2, O16), and how it is worded."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line, position

from dsrules.judge.compact import compact
from dsrules.judge.dominance import cone_word, dominance, dominance_result
from dsrules.rulebook import Rulebook

ENDANGERED = "mountain: sun | mammals 3 | cone mammals"
GONE = "mountain: | | cone mammals"
LEVEL_AT_NONE = "mountain: grass | mammals 3, birds 1 | cone mammals"
OPEN = "mountain: ? | mammals 3 | cone mammals"
STALE, AT_NONE = "stale-cone", "tie-at-zero"


def stands(words: str, rules: Rulebook, **switches: str) -> dict[str, Any]:
    table = rules.switched({name.replace("_", "-"): reading for name, reading in switches.items()})
    found: dict[str, Any] = dominance_result(line(words), table)["tiles"]["tile"]
    assert found == dominance(line(words), table, "tile").result["tiles"]["tile"]
    return found


def grounds(found: dict[str, Any]) -> tuple[Any, ...]:
    return found["cone_status"], found.get("cone_basis"), found.get("cone_switches"), cone_word(found)


@pytest.mark.parametrize("words", [ENDANGERED, GONE])
@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        ("unsettled", ("unsettled", None, None, "unsettled")),
        ("stands", ("stands", "ruling", [STALE], "stays")),
        ("comes-off", ("tied", "ruling", [STALE], "comes-off")),
    ],
)
def test_a_stale_cone(words: str, reading: str, expected: tuple[Any, ...], rules: Rulebook) -> None:
    assert grounds(stands(words, rules, stale_cone=reading)) == expected


@pytest.mark.parametrize(
    ("switches", "expected"),
    [
        ({}, ("tied", "derived", None, "tied")),
        ({"stale_cone": "stands"}, ("tied", "derived", None, "tied")),
        ({"tie_at_zero": "no-tie"}, ("unsettled", "ruling", [AT_NONE], "unsettled")),
        ({"tie_at_zero": "no-tie", "stale_cone": "stands"}, ("stands", "ruling", [AT_NONE, STALE], "stays")),
        ({"tie_at_zero": "no-tie", "stale_cone": "comes-off"}, ("tied", "ruling", [AT_NONE, STALE], "comes-off")),
    ],
)
def test_animals_level_at_none(switches: dict[str, str], expected: tuple[Any, ...], rules: Rulebook) -> None:
    assert grounds(stands(LEVEL_AT_NONE, rules, **switches)) == expected


@pytest.mark.parametrize("reading", ["stands", "comes-off"])
@pytest.mark.parametrize("cone", ["", " | cone mammals", " | cone birds"])
def test_readings_are_no_ground_where_somebody_qualifies(reading: str, cone: str, rules: Rulebook) -> None:
    """Mammals match the meat twice: they qualify whatever a table reads."""
    found = stands("mountain: meat | mammals 1" + cone, rules, stale_cone=reading, tie_at_zero="no-tie")
    status = {"": "none", " | cone mammals": "stands", " | cone birds": "overtaken"}[cone]
    assert grounds(found) == (status, None, None, status)


@pytest.mark.parametrize("words", ["mountain: | mammals", "mountain: | mammals, birds", "mountain: | "])
def test_readings_are_no_ground_without_a_cone(words: str, rules: Rulebook) -> None:
    found = stands(words, rules, stale_cone="stands", tie_at_zero="no-tie")
    assert grounds(found) == ("none", None, None, "none")


@pytest.mark.parametrize("discs", [1, 2])
@pytest.mark.parametrize("reading", ["tie", "no-tie"])
def test_animals_level_at_some_match_tie_by_either_reading(discs: int, reading: str, rules: Rulebook) -> None:
    words = f"sea: {discs} grass | mammals (2 meat, grass), birds (2 seed, grass), reptiles | cone mammals"
    assert grounds(stands(words, rules, tie_at_zero=reading)) == ("tied", None, None, "tied")


@pytest.mark.parametrize(
    ("reading", "expected"),
    [
        # meat on the corner: mammals qualify, the cone stands; anything else: endangered
        ("unsettled", ("undetermined", None, None, "undetermined")),
        ("stands", ("stands", "ruling", [STALE], "stays")),
        ("comes-off", ("undetermined", None, [STALE], "undetermined")),
    ],
)
def test_a_cone_stale_for_some_discs_only(reading: str, expected: tuple[Any, ...], rules: Rulebook) -> None:
    assert grounds(stands(OPEN, rules, stale_cone=reading)) == expected


def test_nobody_present_is_less_than_no_match(rules: Rulebook) -> None:
    here = position({"tiles": {"d3": "sea", "e3": {"terrain": "savannah", "species": {"birds": 1}}}})
    found = compact(here, rules)
    assert [(found[name].most, found[name].leaders) for name in ("d3", "e3")] == [(-1, ()), (0, ("birds",))]
