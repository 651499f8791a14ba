"""A position of the game as an immutable value, its queries, and edits that give new values.

Everything is hashable and compared by content. Nothing derived is stored: matches, the bag, the tundra stack and who
qualifies are computed. The cone is stored, because the rules make it a fact of its own (dominance.persists).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NamedTuple, NoReturn, TypeVar

from dsrules.board import TILE, Corner, Hex
from dsrules.vocabulary import Animal, Box, Card, Element, Terrain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

K = TypeVar("K")
V = TypeVar("V")


class Frozen(dict[K, V], Generic[K, V]):
    """A mapping that cannot be changed and can be hashed. Read it like a dict; `put` gives a changed copy."""

    __slots__ = ()

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(frozenset(self.items()))

    def _refuse(self, *_: Any, **__: Any) -> NoReturn:
        raise TypeError("a position cannot be changed; its methods return changed copies")

    __setitem__ = __delitem__ = clear = pop = popitem = setdefault = update = _refuse
    __ior__ = _refuse

    def put(self, key: K, value: V | None) -> Frozen[K, V]:
        """Return a copy with `key` set to `value`, or without `key` if the value is None."""
        copy = dict(self)
        if value is None:
            copy.pop(key, None)
        else:
            copy[key] = value
        return Frozen(copy)

    def __reduce__(self) -> tuple[Any, ...]:
        return (Frozen, (dict(self),))


EMPTY: Frozen[Any, Any] = Frozen()

PLANNING, EXECUTION, RESET, OVER = "planning", "execution", "reset", "over"
"""What `Position.phase` can be: the phases of a turn (turn.phases), and a game that is over."""


class Tile(NamedTuple):
    """A large tile in play. `species` and `hibernating` map animals to numbers of cubes, never zero.

    `hibernating` counts those of the tile's cubes that this turn's Extinction spares (extinction.hibernation).
    """

    terrain: Terrain
    tundra: bool = False
    species: Frozen[Animal, int] = EMPTY
    cone: Animal | None = None
    hibernating: Frozen[Animal, int] = EMPTY

    @property
    def ground(self) -> Terrain:
        """Return what the tile counts as: `tundra` once glaciated (board.tundra-replaces-terrain)."""
        return "tundra" if self.tundra else self.terrain


class Sheet(NamedTuple):
    """An animal in play. `elements` is its whole display, printed ones included, sorted; None is "not stated".

    `pawns` are those in hand, `out` the cubes out of play. `stated` is False for an animal that the document names
    only on a tile or by a cone: it is judged by its printed elements, and rulings say so.
    """

    elements: tuple[Element, ...]
    gene_pool: int | None = None
    vp: int | None = None
    pawns: int | None = None
    out: int | None = None
    stated: bool = True


class DisplayBox(NamedTuple):
    """A box of the action display as far as it is stated; None for a part that is not.

    `pawns` has one entry for each eyeball space, left to right, None for a vacant one. `tiles` is the face-up tile of
    each Wanderlust stack, None for a stack that shows none. `elements` keeps the order stated.
    """

    pawns: tuple[Animal | None, ...] | None = None
    elements: tuple[Element, ...] | None = None
    tiles: tuple[Terrain | None, ...] | None = None
    cards: tuple[Card, ...] | None = None


class Owed(NamedTuple):
    """A dominance card that `animal` has yet to take for the tile just scored."""

    animal: Animal
    tile: Hex


class Position(NamedTuple):
    """A position, whole or in part: a mapping or None that is not stated stays out of what it can decide.

    `elements` maps corners to the disc there. `unknown` holds the corners and hexes that nobody could read. `animals`
    lists the animals in play in food-chain order. Everything else is as in contract section 2; `display` has only the
    boxes stated. A document of one tile without a map has the single tile `tile` on corners `tile.1` ... `tile.6`.
    """

    tiles: Frozen[Hex, Tile] = EMPTY
    elements: Frozen[Corner, Element] = EMPTY
    animals: Frozen[Animal, Sheet] = EMPTY
    unknown: frozenset[str] = frozenset()
    players: int | None = None
    owners: Frozen[str, tuple[Animal, ...]] | None = None
    switches: Frozen[str, Any] = EMPTY
    round: int | None = None
    phase: str | None = None
    initiative: tuple[Animal, ...] | None = None
    next: str | None = None
    turn: Animal | None = None
    shielded: Frozen[Animal, tuple[Element, ...]] = EMPTY
    owed: Owed | None = None
    scored: tuple[Hex, ...] = ()
    taken: tuple[Card, ...] = ()
    display: Frozen[Box, DisplayBox] = EMPTY

    @property
    def mapless(self) -> bool:
        """Tell whether this is one tile without coordinates, where nothing beyond the tile is known."""
        return TILE in self.tiles

    def same_player(self, animal: Animal) -> tuple[Animal, ...]:
        """Return the animals of an animal's player, itself among them; itself alone where owners are not stated."""
        players = self.owners.values() if self.owners else ()
        return next((animals for animals in players if animal in animals), (animal,))

    def cubes_on_earth(self, animal: Animal) -> int:
        """Return the number of the animal's species on all tiles."""
        return sum(tile.species.get(animal, 0) for tile in self.tiles.values())

    def tundra(self) -> Iterator[Hex]:
        """Yield the hexes of all tundra tiles."""
        return (name for name, tile in self.tiles.items() if tile.tundra)

    def box(self, name: Box) -> DisplayBox:
        """Return what is stated of a box of the action display; an empty `DisplayBox` if nothing is."""
        return self.display.get(name, DisplayBox())

    # Edits. Each returns a new position and touches nothing else.

    def with_tile(self, name: Hex, tile: Tile) -> Position:
        """Put a tile on a hex, or replace the one there."""
        return self._replace(tiles=self.tiles.put(name, tile))

    def with_element(self, corner: Corner, element: Element | None) -> Position:
        """Put a disc on a corner; None takes the one there off."""
        return self._replace(elements=self.elements.put(corner, element))

    def with_species(self, name: Hex, animal: Animal, change: int) -> Position:
        """Add cubes of an animal to a tile, or take them off (a negative change). Other cubes leave first (O24)."""
        tile = self.tiles[name]
        count = tile.species.get(animal, 0) + change
        asleep = min(tile.hibernating.get(animal, 0), count)
        return self.with_tile(
            name,
            tile._replace(
                species=tile.species.put(animal, count or None),
                hibernating=tile.hibernating.put(animal, asleep or None) if tile.hibernating else tile.hibernating,
            ),
        )

    def with_moves(self, moves: Iterable[tuple[Hex, Hex, Animal, int]]) -> Position:
        """Move cubes (origin, target, animal, number) all at once; hibernating ones leave last and stay so (O24)."""
        after, arriving = self, []
        for origin, target, animal, number in moves:
            asleep = after.tiles[origin].hibernating.get(animal, 0)
            after = after.with_species(origin, animal, -number)
            arriving.append((target, animal, number, asleep - after.tiles[origin].hibernating.get(animal, 0)))
        for target, animal, number, asleep in arriving:
            after = after.with_species(target, animal, number)
            tile = after.tiles[target]
            if asleep:
                asleep += tile.hibernating.get(animal, 0)
                after = after.with_tile(target, tile._replace(hibernating=tile.hibernating.put(animal, asleep)))
        return after

    def with_sheet(self, animal: Animal, **changes: Any) -> Position:
        """Change fields of an animal's sheet."""
        return self._replace(animals=self.animals.put(animal, self.animals[animal]._replace(**changes)))

    def with_count(self, animal: Animal, field: str, change: int) -> Position:
        """Add to a counted field of a sheet (`vp`, `gene_pool`, `pawns`, `out`); one not stated stays not stated."""
        value = getattr(self.animals[animal], field)
        return self if value is None else self.with_sheet(animal, **{field: value + change})

    def with_box(self, box: Box, **changes: Any) -> Position:
        """Change parts of a box of the action display."""
        return self._replace(display=self.display.put(box, self.box(box)._replace(**changes)))
