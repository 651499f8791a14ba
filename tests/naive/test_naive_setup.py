"""The starting position for every number of animals, against the tables of the compendium typed here."""

from __future__ import annotations

import itertools

import pytest
from naive_board import NAME, SPELLED, Axial
from naive_compare import RULES
from naive_game import bag, full, hidden_tiles
from naive_tables import CHAIN, CUBES, PAWNS, PRINTED

import dsrules
from dsrules.text.position_writer import to_values

TILES = {
    (0, 0): "sea", (0, -1): "wetland", (1, -1): "savannah", (1, 0): "desert", (0, 1): "mountain", (-1, 1): "forest",
    (-1, 0): "jungle",
}  # fmt: skip
DISCS: dict[str, list[list[Axial]]] = {
    "grub": [[(0, 0), (-1, 0), (0, -1)], [(-1, 0), (-1, 1), (-2, 1)]],
    "water": [[(0, 0), (0, -1), (1, -1)], [(-1, 0), (0, -1), (-1, -1)]],
    "grass": [[(0, 0), (1, -1), (1, 0)], [(0, -1), (1, -1), (1, -2)]],
    "sun": [[(0, 0), (1, 0), (0, 1)], [(1, -1), (1, 0), (2, -1)]],
    "meat": [[(0, 0), (0, 1), (-1, 1)], [(1, 0), (0, 1), (1, 1)]],
    "seed": [[(0, 0), (-1, 1), (-1, 0)], [(-1, 1), (0, 1), (-1, 2)]],
}
SPECIES = {
    "mammals": {"mountain": 2, "desert": 1, "forest": 1},
    "reptiles": {"desert": 2, "savannah": 1, "mountain": 1},
    "birds": {"forest": 2, "mountain": 1, "jungle": 1},
    "amphibians": {"wetland": 2, "jungle": 1, "savannah": 1},
    "arachnids": {"jungle": 2, "forest": 1, "wetland": 1},
    "insects": {"savannah": 2, "wetland": 1, "desert": 1},
}
GROUPS = [group for size in range(2, 7) for group in itertools.combinations(CHAIN, size)]


@pytest.mark.parametrize("group", GROUPS[::4], ids="-".join)
def test_the_starting_position(group: tuple[str, ...]) -> None:
    p = full(to_values(dsrules.setup(list(reversed(group)), seed=len(group)), RULES))
    assert {name: tile["terrain"] for name, tile in p["tiles"].items()} == {NAME[at]: t for at, t in TILES.items()}
    assert [name for name, tile in p["tiles"].items() if tile["tundra"]] == ["d3"]
    assert all(tile["cone"] is None for tile in p["tiles"].values())
    for tile in p["tiles"].values():
        on_it = (
            {} if tile["tundra"] else {a: SPECIES[a][tile["terrain"]] for a in group if tile["terrain"] in SPECIES[a]}
        )
        assert tile["species"] == on_it
    assert p["elements"] == {e: sorted(SPELLED[frozenset(trio)] for trio in trios) for e, trios in DISCS.items()}
    assert list(p["animals"]) == list(group)
    for animal, sheet in p["animals"].items():
        assert sheet == {
            "elements": PRINTED[animal],
            "gene_pool": CUBES[len(group)] - 5,
            "vp": 0,
            "pawns": PAWNS[len(group)],
            "out": 0,
        }
    assert p["initiative"] == list(reversed(group))
    assert (p["phase"], p["turn"]) == ("planning", group[-1])
    discs = {box: len(found["elements"]) for box, found in p["display"].items() if "elements" in found}
    assert discs == {"adaptation": 4, "regression": 0, "abundance": 4, "wasteland": 0, "depletion": 0, "wanderlust": 4}
    assert sum(bag(p).values()) == 96
    assert all(number >= 0 for number in bag(p).values())
    assert len(set(p["display"]["domination"]["cards"]) - {"ice-age"}) == 5
    assert len([terrain for terrain in p["display"]["wanderlust"]["tiles"] if terrain]) == 3
    assert sum(hidden_tiles(p).values()) == 21
    assert all(number >= 0 for number in hidden_tiles(p).values())
    assert all(pawn is None for found in p["display"].values() for pawn in found["pawns"])
