"""Legal moves from the starting Earth, counted again from the compendium alone: axial hexes, sets of corners, loops.

Nothing of the package is used for the expected numbers, and no table of rulesdata: the figures below are sections 2, 8
and 9 of the compendium, the counting is brute force.
"""

from __future__ import annotations

import importlib.util
from itertools import combinations, product
from pathlib import Path
from types import ModuleType

import pytest

from dsrules.rulebook import Rulebook

Axial = tuple[int, int]
Corner = frozenset[Axial]

CHAIN = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")
COLUMNS = {-3: (0, 3), -2: (-1, 3), -1: (-2, 3), 0: (-2, 2), 1: (-3, 2), 2: (-3, 1), 3: (-3, 0)}
PRINTED = {(q, r) for q, (low, high) in COLUMNS.items() for r in range(low, high + 1)}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EARTH: dict[Axial, str] = {
    (0, 0): "tundra", (0, -1): "wetland", (1, -1): "savannah", (1, 0): "desert", (0, 1): "mountain",
    (-1, 1): "forest", (-1, 0): "jungle",
}  # fmt: skip
PLACE = {terrain: hex_ for hex_, terrain in EARTH.items()}
DISCS: dict[str, tuple[Corner, Corner]] = {
    "grub": (frozenset({(0, 0), (-1, 0), (0, -1)}), frozenset({(-1, 0), (-1, 1), (-2, 1)})),
    "water": (frozenset({(0, 0), (0, -1), (1, -1)}), frozenset({(-1, 0), (0, -1), (-1, -1)})),
    "grass": (frozenset({(0, 0), (1, -1), (1, 0)}), frozenset({(0, -1), (1, -1), (1, -2)})),
    "sun": (frozenset({(0, 0), (1, 0), (0, 1)}), frozenset({(1, -1), (1, 0), (2, -1)})),
    "meat": (frozenset({(0, 0), (0, 1), (-1, 1)}), frozenset({(1, 0), (0, 1), (1, 1)})),
    "seed": (frozenset({(0, 0), (-1, 1), (-1, 0)}), frozenset({(-1, 1), (0, 1), (-1, 2)})),
}
CUBES: dict[str, dict[str, int]] = {
    "mammals": {"mountain": 2, "desert": 1, "forest": 1},
    "reptiles": {"desert": 2, "savannah": 1, "mountain": 1},
    "birds": {"forest": 2, "mountain": 1, "jungle": 1},
    "amphibians": {"wetland": 2, "jungle": 1, "savannah": 1},
    "arachnids": {"jungle": 2, "forest": 1, "wetland": 1},
    "insects": {"savannah": 2, "wetland": 1, "desert": 1},
}
MOST = {"wetland": 4, "savannah": 3, "jungle": 3, "forest": 3, "desert": 2, "mountain": 2, "tundra": 1}
ROW = ("meat", "sun", "seed", "water", "grub", "grass")
MIGRANTS = (7, 6, 5, 4, 3, 2)
RIVALS = (
    ("jungle", "wetland"), ("wetland", "desert"), ("desert", "forest"), ("forest", "savannah"),
    ("savannah", "mountain"), ("mountain", "sea"), ("sea", "jungle"),
)  # fmt: skip
SPACES = (1, 3, 2, 2, 1, 1, 4, 6, 3, 6, 7, 5)
FACE_UP = ("sea", "jungle", "sea")
IN_BOX = {"grass", "grub", "meat"}


def around(hex_: Axial) -> list[Axial]:
    return [(hex_[0] + q, hex_[1] + r) for q, r in STEPS]


def corners(hex_: Axial) -> set[Corner]:
    ring = around(hex_)
    return {frozenset((hex_, ring[n], ring[(n + 1) % 6])) for n in range(6)}


def placings(animals: tuple[str, ...]) -> int:
    return len(animals) * sum(SPACES)


def glaciations(animals: tuple[str, ...]) -> int:
    targets = {
        name for name in EARTH if EARTH[name] != "tundra" and any(EARTH.get(n) == "tundra" for n in around(name))
    }
    return len(animals) * len(targets)


def speciations(animals: tuple[str, ...]) -> int:
    total = 0
    for animal in animals:
        pool = {2: 50, 3: 45, 4: 40, 5: 35, 6: 30}[len(animals)]
        for element in ROW:
            found = set()
            for corner in DISCS[element]:
                tiles = sorted(hex_ for hex_ in corner if hex_ in EARTH)
                for cubes in product(*(range(MOST[EARTH[hex_]] + 1) for hex_ in tiles)):
                    if 0 < sum(cubes) <= pool:
                        found.add(frozenset((h, n) for h, n in zip(tiles, cubes, strict=True) if n))
            total += len(found)
        total += len(EARTH) if animal == "insects" else 0
    return total


def wanderlusts(animals: tuple[str, ...]) -> int:
    lying = {corner for pair in DISCS.values() for corner in pair}
    stacks = [(terrain, stack) for stack, terrain in enumerate(FACE_UP)]
    total = 0
    for hex_ in PRINTED - EARTH.keys():
        beside = [name for name in around(hex_) if name in EARTH]
        if not beside:
            continue
        discs = [None, *product(IN_BOX, corners(hex_) - lying)]
        herds = [CUBES[a][EARTH[name]] for a in animals for name in beside if EARTH[name] in CUBES[a]]
        ways = list(product(*(range(number + 1) for number in herds)))
        total += len(set(product(range(len(discs)), ways)))
    return len(animals) * len(stacks) * total


def reach(animal: str, hex_: Axial) -> set[Axial]:
    found = {name for name in around(hex_) if name in EARTH}
    if animal == "birds":
        found |= {name for near in found for name in around(near) if name in EARTH}
    return found - {hex_}


def migrations(animals: tuple[str, ...]) -> int:
    total = 0
    for animal in animals:
        homes = [PLACE[terrain] for terrain, number in CUBES[animal].items() for _ in range(number)]
        flows: set[tuple[tuple[Axial, Axial], ...]] = set()
        for ends in product(*([home, *reach(animal, home)] for home in homes)):
            flows.add(tuple(sorted((home, end) for home, end in zip(homes, ends, strict=True) if home != end)))
        total += sum(0 < len(flow) <= most for flow in flows for most in MIGRANTS)
    return total


def competitions(animals: tuple[str, ...]) -> int:
    total = 0
    for animal in animals:
        victims = {
            terrain: [other for other in animals if other != animal and terrain in CUBES[other]]
            for terrain in EARTH.values()
            if terrain in CUBES[animal]
        }
        for pair in RIVALS:
            grounds = [terrain for terrain in (*pair, "tundra") if victims.get(terrain)]
            for size in range(1, len(grounds) + 1):
                for chosen in combinations(grounds, size):
                    total += len(list(product(*(victims[terrain] for terrain in chosen))))
        if animal == "arachnids":
            total += sum(map(len, victims.values()))
    return total


PLAIN = {
    "placing": placings,
    "glaciation": glaciations,
    "speciation": speciations,
    "wanderlust": wanderlusts,
    "migration": migrations,
    "competition": competitions,
}
SETS = [animals for size in range(2, 7) for animals in combinations(CHAIN, size)]


@pytest.fixture(scope="module")
def perft(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("perft", root / "benchmarks" / "perft.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("box", PLAIN)
def test_counts_from_the_starting_earth(box: str, perft: ModuleType, rules: Rulebook) -> None:
    """Every choice of two to six animals."""
    for animals in SETS:
        assert perft.perft(animals, box, rules) == PLAIN[box](animals), animals


@pytest.mark.parametrize("box", PLAIN)
def test_as_many_are_listed_as_counted(box: str, perft: ModuleType, rules: Rulebook) -> None:
    for animals in (CHAIN[:2], CHAIN[2:5], CHAIN):
        assert perft.perft(animals, box, rules, listing=True) == PLAIN[box](animals)


def test_some_counts_by_hand() -> None:
    """X6: sun at the start. By the inner disc tundra 1, desert 2, mountain 2; by the outer one savannah 3, desert 2."""
    assert len(PRINTED) == 35
    assert len({corner for hex_ in PRINTED for corner in corners(hex_)}) == 92
    assert placings(CHAIN) == 6 * 41
    assert glaciations(CHAIN) == 6 * 6
