"""Whose species may be kept in Extinction, how many, and what is told of the others on the tile. Counted by hand."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import position

from dsrules.judge.extinction import extinction
from dsrules.rulebook import Rulebook
from dsrules.ruling import Ruling

Told = list[tuple[str, Any, Any]]


def house(rules: Rulebook, animal: str, species: int) -> Rulebook:
    turn = {**rules.tables["turn"], "mammal_save": {"animal": animal, "species": species}}
    return Rulebook({**rules._compiled, "tables": {**rules.tables, "turn": turn}, "digest": "house"})


def earth(**species: int) -> dict[str, Any]:
    """No disc lies anywhere, so all are endangered."""
    return {"tiles": {"d3": {"terrain": "sea", "species": species}, "d4": {"terrain": "desert", "species": species}}}


def told(ruling: Ruling) -> Told:
    return [(step.text.key, step.tile, step.animal) for step in ruling.steps]


def test_one_step_for_each_animal_that_goes_and_one_for_what_is_kept(rules: Rulebook) -> None:
    ruling = extinction(position(earth(mammals=3, reptiles=2, birds=1)), rules, "d4")
    assert told(ruling) == [
        ("extinction.lost", "d3", "mammals"),
        ("extinction.lost", "d3", "reptiles"),
        ("extinction.lost", "d3", "birds"),
        ("extinction.lost", "d4", "mammals"),
        ("extinction.kept", "d4", "mammals"),
        ("extinction.lost", "d4", "reptiles"),
        ("extinction.lost", "d4", "birds"),
    ]
    assert ruling.result["removed"] == {
        "d3": {"mammals": 3, "reptiles": 2, "birds": 1}, "d4": {"mammals": 2, "reptiles": 2, "birds": 1},
    }  # fmt: skip


def test_only_the_animal_with_the_ability_is_perhaps_kept_by_itself(rules: Rulebook) -> None:
    here = position({"tiles": {"d3": earth(mammals=3, reptiles=2, birds=1)["tiles"]["d3"]}, "unknown": ["e4"]})
    ruling = extinction(here, rules.switched({"mammal-save": "automatic"}))
    assert told(ruling)[:5] == [
        ("extinction.lost", "d3", "mammals"), ("extinction.perhaps-alone", "d3", "mammals"),
        ("switches.decided", "d3", "mammals"), ("extinction.lost", "d3", "reptiles"),
        ("extinction.lost", "d3", "birds"),
    ]  # fmt: skip
    assert ruling.result["removed_possible"] == {"d3": {"mammals": 1}}


@pytest.mark.parametrize("animal", ["mammals", "birds"])
@pytest.mark.parametrize(("cubes", "kept", "gone"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (5, 2, 3)])
def test_a_table_that_lets_two_be_kept(animal: str, cubes: int, kept: int, gone: int, rules: Rulebook) -> None:
    here = position({"tiles": {"d3": earth(**{animal: cubes, "insects": 4})["tiles"]["d3"]}})
    ruling = extinction(here, house(rules, animal, 2), "d3")
    assert ruling.result["removed"] == {"d3": {**({animal: gone} if gone else {}), "insects": 4}}
    assert [step.text.params["n"] for step in ruling.steps if step.text.key == "extinction.kept"] == [kept]


@pytest.mark.parametrize(("cubes", "kept"), [(1, 1), (2, 2), (3, 2)])
def test_two_kept_by_themselves_if_it_is_the_only_tile(cubes: int, kept: int, rules: Rulebook) -> None:
    table = house(rules, "mammals", 2).switched({"mammal-save": "automatic"})
    here = position({"tiles": {"d3": earth(mammals=cubes)["tiles"]["d3"]}, "unknown": ["e4"]})
    ruling = extinction(here, table)
    assert ruling.result["removed"] == ({"d3": {"mammals": cubes - kept}} if cubes > kept else {})
    assert ruling.result["removed_possible"] == {"d3": {"mammals": kept}}
