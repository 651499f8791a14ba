"""How many different actions a box allows at the step that is next, counted by plain combinatorics."""

from __future__ import annotations

import itertools
from math import comb, prod
from typing import Any

from naive_board import HEXES, corners_of, hexes_at, neighbours
from naive_game import (
    actor,
    added,
    can_glaciate,
    count,
    disc_at,
    on_earth,
    terrain_of,
    within_reach,
)
from naive_tables import COMPETITION_ROW, MIGRATION_ROW, SPACES, SPECIATION_MOST, SPECIATION_ROW

Dict = dict[str, Any]


def number_of_actions(p: Dict, step: str) -> int:
    """Actions that are allowed; what is not settled does not count."""
    box, space = step.split("@")
    animal = actor(p, step)
    assert animal is not None
    return COUNTERS[box](p, animal, space)


def touching(p: Dict) -> list[str]:
    return sorted({corner for name in p["tiles"] for corner in corners_of(name)})


def initiative(p: Dict, animal: str, space: str) -> int:
    pawns = [pawn for box in SPACES if box != "initiative" for pawn in p["display"][box]["pawns"]]
    return pawns.count(None)


def adaptation(p: Dict, animal: str, space: str) -> int:
    return 0 if len(p["animals"][animal]["elements"]) >= 6 else len(set(p["display"]["adaptation"]["elements"]))


def regression(p: Dict, animal: str, space: str) -> int:
    threatened = set(p["display"]["regression"]["elements"]) & set(added(p, animal))
    return len(threatened - set(p["shielded"].get(animal, [])))


def abundance(p: Dict, animal: str, space: str) -> int:
    vacant = [corner for corner in touching(p) if disc_at(p, corner) is None]
    return len(set(p["display"]["abundance"]["elements"])) * len(vacant)


def wasteland(p: Dict, animal: str, space: str) -> int:
    return len(set(p["display"]["wasteland"]["elements"]))


def depletion(p: Dict, animal: str, space: str) -> int:
    return sum(len(p["elements"][element]) for element in set(p["display"]["depletion"]["elements"]))


def glaciation(p: Dict, animal: str, space: str) -> int:
    return sum(1 for name in p["tiles"] if can_glaciate(p, name))


def speciation(p: Dict, animal: str, space: str) -> int:
    pool = p["animals"][animal]["gene_pool"]
    if space == "free":
        return len(p["tiles"]) if pool else 0
    found = set()  # cubes placed alike by way of another disc are the same
    for corner in p["elements"][SPECIATION_ROW[int(space) - 1]]:
        names = [name for name in hexes_at(corner) if on_earth(p, name)]
        most = [SPECIATION_MOST[terrain_of(p, name)] for name in names]
        for numbers in itertools.product(*[range(m + 1) for m in most]):
            if 0 < sum(numbers) <= pool:
                found.add(tuple((name, n) for name, n in zip(names, numbers, strict=True) if n))
    return len(found)


def wanderlust(p: Dict, animal: str, space: str) -> int:
    box = p["display"]["wanderlust"]
    found = 0
    for name in HEXES:
        around = [other for other in neighbours(name) if on_earth(p, other)]
        if on_earth(p, name) or not around:
            continue
        vacant = [corner for corner in corners_of(name) if disc_at(p, corner) is None]
        discs = 1 + len(set(box["elements"])) * len(vacant)
        found += discs * prod(n + 1 for other in around for n in p["tiles"][other]["species"].values())
    return found * len([terrain for terrain in box["tiles"] if terrain])


def migration(p: Dict, animal: str, space: str) -> int:
    """Ways to send some cubes from every tile, put together tile by tile."""
    most = MIGRATION_ROW[int(space) - 1]
    ways = [1] + [0] * most
    for origin in p["tiles"]:
        cubes = count(p, origin, animal)
        targets = sum(1 for name in p["tiles"] if name != origin and within_reach(p, animal, origin, name))
        if cubes and targets:
            here = [comb(k + targets - 1, targets - 1) if k <= cubes else 0 for k in range(most + 1)]
            ways = [sum(ways[i] * here[k - i] for i in range(k + 1)) for k in range(most + 1)]
    return sum(ways) - 1


def competition(p: Dict, animal: str, space: str) -> int:
    victims: dict[str, int] = {}
    for name in p["tiles"]:
        if count(p, name, animal):
            terrain = terrain_of(p, name)
            victims[terrain] = victims.get(terrain, 0) + len(p["tiles"][name]["species"]) - 1
    if space == "free":
        return sum(victims.values())
    return prod(1 + victims.get(terrain, 0) for terrain in [*COMPETITION_ROW[int(space) - 1], "tundra"]) - 1


def domination(p: Dict, animal: str, space: str) -> int:
    return sum(1 for name in p["tiles"] if name not in p["scored"])


COUNTERS = {
    "initiative": initiative,
    "adaptation": adaptation,
    "regression": regression,
    "abundance": abundance,
    "wasteland": wasteland,
    "depletion": depletion,
    "glaciation": glaciation,
    "speciation": speciation,
    "wanderlust": wanderlust,
    "migration": migration,
    "competition": competition,
    "domination": domination,
}
