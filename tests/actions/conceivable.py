"""Everything that an action line can say about a box on a small board, plainly, in the order in which moves are listed.

What counts as one move is said in the modules of Speciation, Wanderlust, Migration and Competition; `move` writes it.
"""

from __future__ import annotations

from itertools import chain, combinations_with_replacement, product
from typing import TYPE_CHECKING, Any

from dsrules.action import (
    Abundance,
    Action,
    Adaptation,
    Competition,
    Cubes,
    Depletion,
    Domination,
    Glaciation,
    Initiative,
    Migration,
    Move,
    Place,
    Regression,
    Speciation,
    Victim,
    Wanderlust,
    Wasteland,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.position import Position
    from dsrules.rulebook import Rulebook

FREE = {"regression": "reptiles", "speciation": "insects", "competition": "arachnids"}
MOST_PLACED = 4
"""At most so many cubes on a tile are tried; no terrain takes more."""


class Asked:
    """What is asked: the actions of an animal in a box with a space, on a position."""

    def __init__(self, box: str, position: Position, animal: str, space: str | None, rules: Rulebook) -> None:
        self.box, self.position, self.animal, self.space, self.rules = box, position, animal, space, rules
        board = rules.board
        near = {name for tile in position.tiles if tile != "tile" for name in (tile, *board.neighbours[tile])}
        self.hexes = [name for name in board.hexes if name in near] + ["tile"]
        touching = {corner for name in self.hexes for corner in board.corners_of[name]}
        self.corners = [corner for corner in (*board.corners, *board.corners_of["tile"]) if corner in touching]

    def actions(self) -> Iterator[Action]:
        """Every action line about the box, sensible or not, in the order of moves listed."""
        plain: dict[str, Any] = {
            "adaptation": Adaptation, "regression": Regression, "wasteland": Wasteland, "glaciation": Glaciation,
            "domination": Domination, "depletion": Depletion,
        }  # fmt: skip
        if self.box in plain:
            over = {"depletion": self.corners, "glaciation": self.hexes, "domination": self.hexes}
            return (plain[self.box](self.animal, one, self.space) for one in over.get(self.box, self.rules.elements))
        own: Iterator[Action] = getattr(self, self.box)()
        return own

    def abundance(self) -> Iterator[Action]:
        ways = product(self.rules.elements, self.corners)
        return (Abundance(self.animal, element, corner, self.space) for element, corner in ways)

    def initiative(self) -> Iterator[Action]:
        for box in self.rules.boxes:
            for space in (*map(str, range(1, self.rules.spaces(box) + 2)), "free"):
                yield Initiative(self.animal, box, space)

    def placing(self) -> Iterator[Action]:
        for action in self.initiative():
            assert isinstance(action, Initiative)
            yield Place(self.animal, action.to_box, action.to_space)

    def speciation(self) -> Iterator[Action]:
        if self.means("free"):
            for name, number in product(self.hexes, range(1, 4)):
                yield Speciation(self.animal, None, (Cubes(name, number),), "free")
        if self.space != "free":
            for corner in self.corners:
                hexes = [name for name in self.rules.board.hexes_of[corner] if name in self.hexes]
                highest = [MOST_PLACED if name in self.position.tiles else 1 for name in hexes]
                for numbers in product(*(range(most + 1) for most in highest)):
                    cubes = tuple(Cubes(name, n) for name, n in zip(hexes, numbers, strict=True) if n)
                    if cubes:
                        yield Speciation(self.animal, corner, cubes, self.space)

    def means(self, space: str) -> bool:
        """A space left out is the free one if it is the animal's, the box is stated and none of its pawns is in it."""
        pawns = self.position.box(self.box).pawns
        mine = FREE[self.box] == self.animal and pawns is not None and self.animal not in pawns
        return self.space == space or (self.space is None and space == "free" and mine)

    def wanderlust(self) -> Iterator[Action]:
        tiles = self.position.box("wanderlust").tiles or ()
        stacks = [(t, None if tiles.count(t) == 1 else n) for n, t in enumerate(tiles, start=1) if t is not None]
        for (terrain, stack), hex_ in product([*stacks, ("mountain", None), ("sea", 3)], self.hexes[:-1]):
            own = self.rules.board.corners_of[hex_]
            discs = [(None, None), *product(("grub", "sun"), own), ("sun", "g4.e"), ("meat", own[0])]
            for (element, corner), moves in product(discs, self.arrivals(hex_)):
                yield Wanderlust(self.animal, terrain, hex_, stack, element, corner, moves, self.space)

    def arrivals(self, hex_: str) -> list[tuple[Cubes, ...]]:
        """Any number of each animal from each tile beside, one more than there are at most, and one from afar."""
        species = {name: tile.species for name, tile in self.position.tiles.items()}
        beside = sorted(name for name in self.rules.board.neighbours[hex_] if name in species)
        ways = [(a, n, species[n][a]) for a in self.rules.food_chain for n in beside if a in species[n]]
        found = [
            tuple(
                Cubes(name, number, animal) for (animal, name, _), number in zip(ways, numbers, strict=True) if number
            )
            for numbers in product(*(range(most + 2) for _, _, most in ways))
        ]
        afar = [name for name in species if name != hex_ and name not in beside]
        return [*found, *((Cubes(name, 1, self.animal),) for name in afar)]

    def migration(self) -> Iterator[Action]:
        """From the animal's tiles and one other hex, to the tiles and that one; one cube more than there are."""
        species = {name: tile.species.get(self.animal, 0) for name, tile in self.position.tiles.items()}
        blank = next((name for name in self.hexes if name not in species), "d3")
        origins = [name for name in self.hexes if species.get(name) or name == blank]
        ways = list(product(origins, [name for name in self.hexes if name in species or name == blank]))
        most = sum(species.values()) + 1
        sizes = (combinations_with_replacement(range(len(ways)), size) for size in range(1, most + 1))
        counted = (tuple((way, cubes.count(way)) for way in dict.fromkeys(cubes)) for cubes in chain(*sizes))
        for flows in sorted(counted):
            yield Migration(self.animal, tuple(Move(*ways[way], number) for way, number in flows), self.space)

    def competition(self) -> Iterator[Action]:
        """Any victims on the tiles where somebody is; on another one victim alone."""
        tiles = [name for name in self.hexes if name in self.position.tiles]
        animals = self.position.animals
        chosen: list[tuple[Victim | None, ...]] = []
        chosen += product(*([None, *(Victim(n, a) for a in animals)] for n in tiles if self.position.tiles[n].species))
        chosen += [(Victim(n, a),) for a in animals for n in self.hexes if not self.present(n)]
        for victims in (tuple(victim for victim in one if victim) for one in chosen):
            if victims:
                yield Competition(self.animal, victims, self.space)

    def present(self, name: str) -> bool:
        return name in self.position.tiles and bool(self.position.tiles[name].species)


def move(action: Action) -> Any:
    """What makes an action a move of its own: the same cubes by way of another disc are the same."""
    if isinstance(action, Speciation):
        return frozenset(action.placed)
    if isinstance(action, Competition):
        return frozenset(action.victims)
    return action
