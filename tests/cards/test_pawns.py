"""Instinct, Intelligence, Nocturnal, Omnivore and Parasitism."""

from __future__ import annotations

from typing import Any

import pytest
from card_boards import keys, no, open_, read, said, sheet, yes

BOXES = (
    "initiative", "adaptation", "regression", "abundance", "wasteland", "depletion", "glaciation", "speciation",
    "wanderlust", "migration", "competition", "domination",
)  # fmt: skip
ANIMALS = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")
SPACES = {"adaptation": 3, "regression": 2, "abundance": 2, "glaciation": 4, "speciation": 6, "wanderlust": 3,
          "migration": 6, "competition": 7, "domination": 5}  # fmt: skip


def hands(**pawns: int) -> dict[str, Any]:
    return {"tiles": {"d3": "savannah"}, "animals": {animal: {"pawns": pawns.get(animal, 3)} for animal in ANIMALS}}


def pawns_after(values: dict[str, Any], line: str) -> list[int]:
    answer = yes(values, line)
    return [sheet(answer, animal, "pawns") for animal in ANIMALS]


def test_new_pawns_up_and_down_the_food_chain() -> None:
    assert pawns_after(hands(), "birds card intelligence") == [4, 4, 4, 3, 3, 3]
    assert pawns_after(hands(), "birds card parasitism") == [3, 3, 4, 4, 4, 4]
    assert pawns_after(hands(), "birds card omnivore") == [3, 3, 4, 3, 3, 3]
    assert pawns_after(hands(), "mammals card intelligence") == [4, 3, 3, 3, 3, 3]


def test_ten_cylinders_are_all() -> None:
    values = {**hands(birds=8), "display": {"migration": {"pawns": ["birds", None, "birds"]}}}
    answer = yes(values, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 8
    assert answer.rules == ["O8"]
    values["animals"]["birds"]["pawns"] = 7
    answer = yes(values, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 8
    assert answer.rules == []


def test_pawns_on_the_display_count_with_those_in_hand() -> None:
    display = {"migration": {"pawns": ["birds"] * 6}, "wanderlust": {"pawns": ["birds"] * 3}}
    answer = yes({**hands(birds=0), "display": display}, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 1
    assert answer.rules == []
    answer = yes({**hands(birds=1), "display": display}, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 1
    assert answer.changes == ["birds get no new pawn"]
    display["abundance"] = {"pawns": ["birds"]}
    answer = yes({**hands(birds=0), "display": display}, "birds card omnivore")
    assert answer.texts[0].startswith("birds have 10 action pawns in use")


def test_more_pawns_than_there_are_lose_none() -> None:
    """A position may state more than ten, with a warning."""
    answer = yes(hands(birds=11), "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 11
    assert answer.rules == ["O8"]
    assert said(read(hands(birds=11)), "birds card omnivore", "cards.no-pawn-left", "n") == [(11,)]


def test_pawns_in_hand_and_on_the_display_are_added_up() -> None:
    values = {**hands(birds=5), "display": {"migration": {"pawns": ["birds"] * 5}}}
    assert said(read(values), "birds card omnivore", "cards.no-pawn-left", "n") == [(10,)]
    values["switches"] = {"new-pawns": "unlimited"}
    answer = yes(values, "birds card omnivore")
    assert answer.rules == ["O8"]
    assert sheet(answer, "birds", "pawns") == 6


@pytest.mark.parametrize(("pawns", "rules"), [(0, []), (3, []), (9, []), (10, ["O8"]), (11, ["O8"]), (12, ["O8"])])
def test_without_a_limit_the_switch_decides_beyond_ten(pawns: int, rules: list[str]) -> None:
    answer = yes({**hands(birds=pawns), "switches": {"new-pawns": "unlimited"}}, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == pawns + 1
    assert answer.rules == rules


def test_readings_of_the_stock() -> None:
    values = {**hands(birds=10), "switches": {"new-pawns": "unlimited"}}
    answer = yes(values, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 11
    assert "new-pawns" in answer.texts[0]
    assert yes({**hands(birds=9), "switches": {"new-pawns": "unlimited"}}, "birds card omnivore").rules == []
    values = {**hands(birds=6), "players": 6, "switches": {"new-pawns": "three-spares"}}
    answer = yes(values, "birds card omnivore")
    assert sheet(answer, "birds", "pawns") == 6
    assert answer.rules == ["O8", "O8"]
    values["animals"]["birds"]["pawns"] = 5
    assert sheet(yes(values, "birds card omnivore"), "birds", "pawns") == 6


def test_pawns_not_stated_stay_so() -> None:
    answer = yes({"tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}}}, "birds card omnivore")
    assert answer.changes == ["birds get 1 action pawn"]


# Instinct

INSTINCT: dict[str, Any] = {
    "tiles": {"d3": {"terrain": "savannah", "species": {"birds": 1}}},
    "display": {"domination": {"pawns": [None, "insects"], "cards": ["instinct"]}, "migration": {"pawns": []}},
    "animals": {"birds": {"pawns": 1}, "insects": {"pawns": 1}},
}


def test_instinct_places_a_pawn() -> None:
    answer = yes(INSTINCT, "birds card instinct domination@4")
    assert sheet(answer, "birds", "pawns") == 0
    assert answer.after["display"]["domination"]["pawns"] == [None, "insects", None, "birds", None]
    assert answer.rules == ["O12"]
    answer = yes(INSTINCT, "birds card instinct migration@1")
    assert "next turn" in answer.texts[0]


@pytest.mark.parametrize("box", BOXES)
def test_instinct_waits_for_the_next_turn_but_in_domination(box: str) -> None:
    here = read({**INSTINCT, "display": {name: {"pawns": []} for name in BOXES}})
    found = keys(here, f"birds card instinct {box}@1")
    assert ("cards.instinct-domination" in found) == (box == "domination")
    assert ("cards.instinct-waits" in found) == (box != "domination")


def test_instinct_on_a_space_still_to_come_acts_this_turn() -> None:
    values = {**INSTINCT, "phase": "execution", "next": "domination@2", "owed": {"card": "birds", "tile": "d3"}}
    assert yes(values, "birds card instinct domination@4").after["next"] == "domination@2"
    display = {"domination": {"pawns": [None, None, None, None, None], "cards": ["instinct"]}}
    values = {**values, "display": display, "next": "domination@3"}
    assert yes(values, "birds card instinct domination@4").after["next"] == "domination@4"
    assert yes(values, "birds card instinct domination@2").after["next"] == "extinction"


def test_instinct_needs_a_vacant_space_and_a_pawn() -> None:
    no(INSTINCT, "birds card instinct domination@2", "planning.any-vacant-eyeball")
    open_(INSTINCT, "birds card instinct adaptation@1")
    values = {**INSTINCT, "animals": {"birds": {"pawns": 0}, "insects": {}}}
    no(values, "birds card instinct domination@4", "planning.skip-empty")
    open_({**INSTINCT, "animals": {"birds": {}, "insects": {}}}, "birds card instinct domination@4")


def test_instinct_by_its_name_alone() -> None:
    no(INSTINCT, "birds card instinct", "cards.must-resolve")
    yes({**INSTINCT, "animals": {"birds": {"pawns": 0}, "insects": {}}}, "birds card instinct")
    open_({**INSTINCT, "animals": {"birds": {}, "insects": {}}}, "birds card instinct")
    full = {box: {"pawns": ["insects"] * SPACES.get(box, 1)} for box in BOXES}
    yes({**INSTINCT, "display": full}, "birds card instinct")
    del full["migration"]
    open_({**INSTINCT, "display": full}, "birds card instinct")


# Nocturnal


def test_nocturnal_swaps_to_the_left() -> None:
    values = {"tiles": {"d3": "savannah"}, "animals": {"insects": {}, "birds": {}, "mammals": {}},
              "initiative": ["insects", "birds", "mammals"]}  # fmt: skip
    assert yes(values, "mammals card nocturnal").after["initiative"] == ["insects", "mammals", "birds"]
    assert yes(values, "insects card nocturnal").after["initiative"] == ["insects", "birds", "mammals"]
    del values["initiative"]
    assert "initiative" not in yes(values, "mammals card nocturnal").after
