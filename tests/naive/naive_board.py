"""The field, written down a second time: 35 hexes in columns, and the corners where three positions meet."""

from __future__ import annotations

from functools import cache

Axial = tuple[int, int]

COLUMNS = {
    "a": (-3, 0, 3),
    "b": (-2, -1, 3),
    "c": (-1, -2, 3),
    "d": (0, -2, 2),
    "e": (1, -3, 2),
    "f": (2, -3, 1),
    "g": (3, -3, 0),
}
STEPS = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
AROUND = {
    "nw": ("nw", "n"),
    "ne": ("n", "ne"),
    "e": ("ne", "se"),
    "se": ("se", "s"),
    "sw": ("s", "sw"),
    "w": ("sw", "nw"),
}

AT: dict[str, Axial] = {}
NAME: dict[Axial, str] = {}
for _letter, (_q, _first, _last) in COLUMNS.items():
    for _r in range(_first, _last + 1):
        _name = _letter + str(_r - _first + 1)
        AT[_name] = (_q, _r)
        NAME[(_q, _r)] = _name
HEXES = sorted(AT)

Trio = frozenset[Axial]


def _trio(name: str, way: str) -> Trio:
    q, r = AT[name]
    one, two = AROUND[way]
    return frozenset([(q, r), (q + STEPS[one][0], r + STEPS[one][1]), (q + STEPS[two][0], r + STEPS[two][1])])


TRIO: dict[str, Trio] = {}
SPELLED: dict[Trio, str] = {}
for _name in HEXES:
    for _way in AROUND:
        TRIO[_name + "." + _way] = _trio(_name, _way)
        if _trio(_name, _way) not in SPELLED:  # hexes are taken in alphabetical order: the first one spells it
            SPELLED[_trio(_name, _way)] = _name + "." + _way
CORNERS = sorted(SPELLED.values())


def canonical(corner: str) -> str:
    """The one spelling of a corner, from any of the spellings in use."""
    if "+" in corner:
        printed = {AT[name] for name in corner.split("+")}
        for trio, spelling in SPELLED.items():
            if {place for place in trio if place in NAME} == printed:
                return spelling
        raise ValueError(corner)
    return SPELLED[TRIO[corner]]


@cache
def neighbours(name: str) -> list[str]:
    """The printed hexes that share an edge."""
    q, r = AT[name]
    found = []
    for dq, dr in STEPS.values():
        if (q + dq, r + dr) in NAME:
            found.append(NAME[(q + dq, r + dr)])
    return found


@cache
def corners_of(name: str) -> list[str]:
    """The six corners of a hex."""
    return [SPELLED[_trio(name, way)] for way in AROUND]


@cache
def hexes_at(corner: str) -> list[str]:
    """The printed hexes that meet at a corner, one to three."""
    return sorted(NAME[place] for place in TRIO[corner] if place in NAME)
