"""The printed field: hexes, corners, neighbours, and how they are spelt. Topology only; knows no game.

A hex is a string such as `d3`, a corner a string such as `d3.e` (the alphabetically first hex that touches it and the
direction from there). Both are made from the columns declared in rulesdata/board.yaml (board.hex-layout).
"""

from __future__ import annotations

from typing import Any, TypeAlias

Hex: TypeAlias = str
Corner: TypeAlias = str
Axial: TypeAlias = "tuple[int, int]"

TILE: Hex = "tile"
"""The one tile of a document without a map: it has six corners `tile.1` ... `tile.6` and no neighbours."""


class UnknownCorner(ValueError):
    """A spelling that names no corner. `candidates` lists the corners that the spelling could have meant."""

    def __init__(self, spelling: str, candidates: tuple[Corner, ...] = ()) -> None:
        super().__init__(spelling)
        self.spelling = spelling
        self.candidates = candidates


class Board:
    """The hexes and corners of a field. All mappings are read-only by convention and complete.

    hexes         names of the printed hexes, column by column from the top
    axial         hex -> (q, r)
    neighbours    hex -> the printed hexes that share an edge with it, clockwise from the top (board.neighbours)
    corners       canonical names of all corners
    corners_of    hex -> its six corners in the order nw ne e se sw w
    hexes_of      corner -> the one to three printed hexes that meet there, in alphabetical order
    """

    def __init__(self, table: dict[str, Any]) -> None:
        self.axial: dict[Hex, Axial] = {
            f"{letter}{r - column['r'][0] + 1}": (column["q"], r)
            for letter, column in table["columns"].items()
            for r in range(column["r"][0], column["r"][1] + 1)
        }
        self.hexes: tuple[Hex, ...] = tuple(self.axial)
        self.by_axial: dict[Axial, Hex] = {place: name for name, place in self.axial.items()}
        steps = {way: (dq, dr) for way, (dq, dr) in table["neighbours"].items()}
        self.neighbours: dict[Hex, tuple[Hex, ...]] = {TILE: ()}
        for name, (q, r) in self.axial.items():
            around = ((q + dq, r + dr) for dq, dr in steps.values())
            self.neighbours[name] = tuple(self.by_axial[place] for place in around if place in self.by_axial)
        self.directions: tuple[str, ...] = tuple(table["corners"])
        self._name_corners(steps, table["corners"])

    def _name_corners(self, steps: dict[str, Axial], corners: dict[str, list[str]]) -> None:
        names: dict[frozenset[Axial], Corner] = {}
        self.corners_of: dict[Hex, tuple[Corner, ...]] = {TILE: tuple(f"{TILE}.{n + 1}" for n in range(len(corners)))}
        self.spellings: dict[str, Corner] = {}
        for name in sorted(self.axial):
            q, r = self.axial[name]
            mine = []
            for way, (one, other) in corners.items():
                (dq, dr), (eq, er) = steps[one], steps[other]
                trio = frozenset(((q, r), (q + dq, r + dr), (q + eq, r + er)))
                mine.append(names.setdefault(trio, f"{name}.{way}"))
                self.spellings[f"{name}.{way}"] = mine[-1]
            self.corners_of[name] = tuple(mine)
        self.corners: tuple[Corner, ...] = tuple(names.values())
        self.hexes_of: dict[Corner, tuple[Hex, ...]] = {
            corner: tuple(sorted(self.by_axial[place] for place in trio if place in self.by_axial))
            for trio, corner in names.items()
        }
        self.hexes_of.update((corner, (TILE,)) for corner in self.corners_of[TILE])

    def corner(self, spelling: str) -> Corner:
        """Return the canonical name of a corner spelt `hex.direction` or as the exact set of hexes that meet there.

        Raises UnknownCorner, whose `candidates` are the corners touching every hex of a set that is no exact set.
        """
        known = self.spellings.get(spelling)
        if known is not None:
            return known
        spelling = spelling.lower()
        if spelling in self.spellings:
            return self.spellings[spelling]
        hexes = tuple(sorted(spelling.split("+")))
        if len(hexes) > len(set(hexes)) or not all(name in self.axial for name in hexes):
            raise UnknownCorner(spelling)
        exact = [corner for corner in self.corners if self.hexes_of[corner] == hexes]
        if len(exact) == 1:
            return exact[0]
        containing = tuple(corner for corner in self.corners if set(hexes) <= set(self.hexes_of[corner]))
        raise UnknownCorner(spelling, containing)

    def spelling_of(self, corner: Corner) -> str:
        """Return the spelling of a corner by the hexes that meet there, such as `d3+e3+e4`."""
        return "+".join(self.hexes_of[corner])

    def distance(self, one: Hex, other: Hex) -> int:
        """Return how many steps lie between two hexes, tiles or not."""
        (q, r), (s, t) = self.axial[one], self.axial[other]
        return (abs(q - s) + abs(r - t) + abs(q + r - s - t)) // 2
