"""What the box still holds (compendium 1): counted by hand."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import position

from dsrules.judge.supply import cards_left, cubes_left, tiles_left, tundra_left, unknown_hexes
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.rulebook import Rulebook

EARTH: dict[str, Any] = {
    "d3": {"terrain": "sea", "tundra": True, "species": {"birds": 3}},
    "d2": "wetland",
    "e4": {"terrain": "desert", "species": {"birds": 1}},
}


@pytest.mark.parametrize(("players", "kept"), [(2, 54), (3, 49), (4, 44), (5, 39), (6, 34)])
@pytest.mark.parametrize(
    ("sheet", "told"),
    [
        ({}, 0), ({"gene_pool": 0}, 0), ({"out": 0}, 0), ({"gene_pool": 0, "out": 0}, 0),
        ({"gene_pool": 7}, 7), ({"out": 5}, 5), ({"gene_pool": 1, "out": 1}, 2), ({"gene_pool": 7, "out": 5}, 12),
    ],
)  # fmt: skip
def test_cubes_are_on_earth_in_the_gene_pool_out_of_play_or_not_told(
    players: int, kept: int, sheet: dict[str, int], told: int, rules: Rulebook
) -> None:
    """Of those kept in all one is on the VP track; four birds stand on Earth."""
    here = position({"players": players, "tiles": EARTH, "animals": {"birds": sheet}})
    assert cubes_left(here, rules, "birds") == kept - 4 - told


@pytest.mark.parametrize(("pool", "left"), [(49, 1), (50, 0), (51, 0), (60, 0)])
def test_cubes_not_told_are_never_fewer_than_none(pool: int, left: int, rules: Rulebook) -> None:
    here = Position(
        Frozen({"d3": Tile("sea", species=Frozen({"birds": 4}))}),
        animals=Frozen({"birds": Sheet((), gene_pool=pool), "insects": Sheet(())}),
    )
    assert cubes_left(here, rules, "birds") == left  # two players: 55, of which one on the VP track


def test_tiles_are_on_earth_face_up_or_in_the_stacks(rules: Rulebook) -> None:
    """Seven of sea, four of each other terrain; a glaciated sea is a sea tile all the same."""
    box = {"tiles": ["jungle", None, "jungle"]}
    here = position({"tiles": EARTH, "animals": {"birds": {}}, "display": {"wanderlust": box}})
    assert tiles_left(here, rules) == {
        "sea": 6, "wetland": 3, "savannah": 4, "jungle": 2, "forest": 4, "desert": 3, "mountain": 4,
    }  # fmt: skip
    assert tiles_left(here._replace(display=Frozen()), rules)["jungle"] == 4


def test_tundra_tiles_are_on_earth_or_in_the_stack(rules: Rulebook) -> None:
    here = position({"tiles": EARTH})
    assert tundra_left(here, rules) == 11
    assert tundra_left(here.with_tile("d3", Tile("sea")), rules) == 12
    assert tundra_left(here.with_tile("d2", Tile("wetland", True)), rules) == 10


def test_cards_are_taken_face_up_or_in_the_deck(rules: Rulebook) -> None:
    """26 dominance cards (the Survival Card is none of them)."""
    here = position(
        {
            "tiles": EARTH, "taken": ["fertile", "biomass"],
            "display": {"domination": {"cards": ["omnivore", "ice-age"]}},
        }
    )  # fmt: skip
    left = cards_left(here, rules)
    assert len(left) == 22
    assert not {"fertile", "biomass", "omnivore", "ice-age"} & set(left)
    assert len(cards_left(here._replace(display=Frozen()), rules)) == 24


def test_unread_hexes_come_in_the_order_of_the_board_and_corners_are_none(rules: Rulebook) -> None:
    here = position({"tiles": EARTH, "unknown": ["g1", "a2", "d3.e", "a1"]})
    assert unknown_hexes(here, rules) == ("a1", "a2", "g1")
