"""Documents that the tests of reading start from, and ways to change them at random."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

MAP: dict[str, Any] = {
    "dsrules": 1,
    "tiles": {
        "d3": "sea tundra",
        "e3": {"terrain": "savannah", "species": {"reptiles": 1}},
        "e4": {"terrain": "desert", "tundra": False, "species": {"insects": 1, "amphibians": 3}, "cone": "insects"},
        "d4": {"terrain": "mountain", "species": {"birds": 4}, "hibernating": {"birds": 2}},
    },
    "elements": {"grass": ["d3.e"], "grub": ["e4.se"], "sun": ["e3.se", "d3+d4+e4", "e4.e"]},
    "unknown": ["d3.w", "c5"],
    "animals": {
        "insects": {"added": ["grub", "water"]},
        "amphibians": {"elements": ["water", "water", "water", "grub", "grub", "meat"]},
        "reptiles": {},
        "birds": {"added": ["sun"], "gene_pool": 22, "vp": 14, "pawns": 1, "out": 6},
    },
}
GAME: dict[str, Any] = {
    **MAP,
    "players": 4,
    "owners": {"north": ["birds", "insects"], "south": ["reptiles", "amphibians"]},
    "switches": {"bonus-beyond-nine": 55, "stale-cone": "stands"},
    "round": 4,
    "phase": "execution",
    "initiative": ["insects", "birds", "reptiles", "amphibians"],
    "next": "migration@3",
    "turn": "birds",
    "shielded": {"birds": ["sun"]},
    "owed": {"card": "birds", "tile": "e3"},
    "scored": ["e4", "e3"],
    "taken": ["cold-snap"],
    "display": {
        "adaptation": {"pawns": ["reptiles", None, "birds"], "elements": ["sun", "sun", "seed"]},
        "glaciation": {"pawns": ["birds"]},
        "wanderlust": {"pawns": [], "elements": ["meat"], "tiles": ["jungle", None, "sea"]},
        "domination": {"pawns": ["insects"], "cards": ["fertile", "ice-age"]},
    },
}
ONE_TILE: dict[str, Any] = {
    "dsrules": 1,
    "tile": {
        "terrain": "desert",
        "elements": ["grass", "grub", "sun", "unknown", "sun"],
        "species": {"insects": 1, "amphibians": 3},
        "cone": "insects",
    },
    "animals": {"insects": {"added": ["grub", "water"]}, "amphibians": {"added": ["grub", "grub", "meat"]}},
    "scored": ["tile"],
}
BASES = (MAP, GAME, ONE_TILE)

WORDS = (
    "birds", "Birds", "BIRD", "bi", "Bi", "ptáci", "PTÁCI", "ptaci", "pták", "pta", "am", "amp", "sav",
    "savci", "hmyz", "in",
    "grass", "g", "G", "gr", "gra", "gb", "tráva", "trav", "sun", "slunce", "semeno", "sem", "se", "sea", "moř", "les",
    "sea tundra", "sea  tundra", "tundra", "tun", "tundra tundra", "tundra sea", "Se tundra", "desert", "des", "hory",
    "migration", "migrace", "migration@3", "migration@7", "migrace@1", "speciation@sun", "speciation@free", "mig@2",
    "regression@losses", "Regression@Losses", "extinction", "final", "reseed", "planning", "Planning", "over",
    "ice-age", "ice age", "Ice_Age", "ice", "cold snap", "cold", "doba ledová", "fertile",
    "d3", "D3", "e3", "z9", "a5", "d3.e", "D3.SE", "d3.n", "d3+e3", "e4+d3+e3", "d3+e3+e4", "a1.nw", "d3+d3+e3",
    "a2", "c5", "tile",
    "unknown", "", " ", "yes", "no", "true", "null", "2026-01-01", "1", "stands", "-birds-", "birds\n",
    "north", "\u0007",
    "terrain", "species", "elements", "x" * 50,
)  # fmt: skip
SCALARS: tuple[Any, ...] = (
    None, True, False, 0, 1, 2, 3, 7, 55, 56, -1, 10**30, 9999, 10000, 1.0, 2.0, 1.5, -0.0, float("inf"), *WORDS,
)  # fmt: skip
COLLECTIONS: tuple[Any, ...] = (
    [], {}, [None], [[]], {"birds": 1}, {"birds": {}}, ["birds"], ["birds", "birds"], ["sun"] * 7, {"terrain": "sea"},
    {"elements": []}, {"added": [], "elements": None}, {"pawns": [None]}, ["d3.e"], ["d3"], {"": 1},
)  # fmt: skip
KEYS = (*WORDS, "dsrules", "tiles", "animals", "display", "pawns", "added", "cone", "tundra", "vp", "owed")


def paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all values inside a value, itself included."""
    found = [path]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        found += paths(item, (*path, key))
    return found


def at(value: Any, path: tuple[Any, ...]) -> Any:
    """Return the value at a path."""
    for key in path:
        value = value[key]
    return value


@st.composite
def mutated(draw: st.DrawFn) -> Any:
    """Draw a document with one to three changes anywhere in it."""
    document = copy.deepcopy(draw(st.sampled_from(BASES)))
    for _ in range(draw(st.integers(1, 3))):
        document = _mutate(draw, document)
    return document


def _mutate(draw: st.DrawFn, document: Any) -> Any:
    path = draw(st.sampled_from(paths(document)))
    value = copy.deepcopy(draw(st.sampled_from(SCALARS) | st.sampled_from(COLLECTIONS)))
    if not path:
        return value if draw(st.integers(0, 9)) == 0 else document
    parent, key = at(document, path[:-1]), path[-1]
    kind = draw(st.sampled_from(("replace", "replace", "delete", "rename", "insert", "nest")))
    if kind == "replace":
        parent[key] = value
    elif kind == "delete":
        del parent[key]
    elif isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]) if kind == "nest" else value)
    elif kind == "rename":
        parent[draw(st.sampled_from(KEYS))] = parent.pop(key)
    elif kind == "insert":
        parent[draw(st.sampled_from(KEYS))] = value
    else:
        parent[key] = [parent[key]]
    return document
