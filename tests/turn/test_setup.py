"""The starting position (compendium 3, case X1)."""

from __future__ import annotations

from itertools import combinations

import pytest
from turn_boards import RULES

from dsrules.consistency import problems
from dsrules.diagnostics import UsageError
from dsrules.judge.dominance import dominance_result
from dsrules.judge.unknown import discs_left
from dsrules.turn.questions import next_step
from dsrules.turn.setup import setup

FOOD_CHAIN = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")
PAWNS = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
POOL = {2: 50, 3: 45, 4: 40, 5: 35, 6: 30}
HOME = {"mammals": "d4", "reptiles": "e4", "birds": "c4", "amphibians": "d2", "arachnids": "c3", "insects": "e3"}


@pytest.mark.parametrize("animals", [who for n in range(2, 7) for who in combinations(FOOD_CHAIN, n)])
def test_every_choice_of_animals(animals: tuple[str, ...]) -> None:
    start = setup(animals, RULES, seed=1)
    assert tuple(start.animals) == animals
    for animal, sheet in start.animals.items():
        assert (sheet.vp, sheet.out) == (0, 0)
        assert (sheet.pawns, sheet.gene_pool) == (PAWNS[len(animals)], POOL[len(animals)])
        assert start.cubes_on_earth(animal) == 4
        assert start.tiles[HOME[animal]].species[animal] == 2
    assert start.initiative == tuple(reversed(animals))
    assert (start.round, start.phase, start.turn) == (1, "planning", animals[-1])
    assert problems(start, RULES) == []


def test_x1_everybody_qualifies_on_the_tile_of_two_cubes_and_no_cone_stands() -> None:
    found = dominance_result(setup(FOOD_CHAIN, RULES), RULES)["tiles"]
    assert {name: tile["qualifies"] for name, tile in found.items() if tile["qualifies"]} == {
        tile: animal for animal, tile in HOME.items()
    }
    assert found["d2"]["matches"] == {
        "mammals": 0, "reptiles": 0, "birds": 0, "amphibians": 6, "arachnids": 2, "insects": 2,
    }  # fmt: skip
    assert all(tile["cone"] is None for tile in found.values())


def test_a_seed_draws_twelve_discs_three_tiles_and_five_cards() -> None:
    start = setup(FOOD_CHAIN, RULES, seed=7)
    assert sum(discs_left(start, RULES).values()) == 96
    assert {box: len(row.elements) for box, row in start.display.items() if row.elements is not None} == {
        "adaptation": 4, "regression": 0, "abundance": 4, "wasteland": 0, "depletion": 0, "wanderlust": 4,
    }  # fmt: skip
    assert len(start.display["wanderlust"].tiles or ()) == 3
    cards = start.display["domination"].cards or ()
    assert len(set(cards)) == 5
    assert "ice-age" not in cards


def test_the_same_seed_gives_the_same_position() -> None:
    assert setup(FOOD_CHAIN, RULES, seed=3) == setup(FOOD_CHAIN, RULES, seed=3)
    assert len({setup(FOOD_CHAIN, RULES, seed=seed) for seed in range(20)}) == 20


def test_without_a_seed_chance_is_not_stated() -> None:
    start = setup(["birds", "insects"], RULES)
    assert start.display["adaptation"].elements is None
    assert start.display["regression"].elements == ()
    assert start.display["domination"].cards is None
    assert next_step(start, RULES).result["animal"] == "insects"


def test_several_animals_a_player_have_the_supply_of_six() -> None:
    owners = {"north": ["birds", "insects", "mammals"], "south": ["reptiles", "amphibians", "arachnids"]}
    start = setup(FOOD_CHAIN, RULES, owners=owners)
    assert start.players == 6
    assert start.owners == {name: tuple(animals) for name, animals in owners.items()}
    assert {(sheet.pawns, sheet.gene_pool) for sheet in start.animals.values()} == {(3, 30)}


@pytest.mark.parametrize(
    ("animals", "owners", "code"),
    [
        (["birds"], None, "usage.animals"),
        ([], None, "usage.animals"),
        (["birds", "birds"], None, "usage.animals"),
        (["birds", "fish"], None, "usage.animals"),
        (["birds", "insects"], {"north": ["birds"]}, "usage.owners"),
        (["birds", "insects"], {"north": ["birds", "insects"], "south": ["birds"]}, "usage.owners"),
        (["birds", "insects"], {"north": ["birds", "insects"], "south": []}, "usage.owners"),
        (["birds", "insects"], {"north\x1b": ["birds"], "south": ["insects"]}, "usage.owners"),
        (["birds", "insects"], {"n" * 41: ["birds"], "south": ["insects"]}, "usage.owners"),
    ],
)
def test_what_cannot_be_set_up(animals: list[str], owners: dict[str, list[str]] | None, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        setup(animals, RULES, owners=owners)
    assert caught.value.diagnostics[0].code == code


def test_names_are_read_in_any_spelling() -> None:
    assert setup(["In", "ptáci"], RULES) == setup(["birds", "insects"], RULES)
