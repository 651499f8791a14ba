"""What the box still holds: pieces of which it follows from the position where else they can be.

Rules: components.*, components.supply-by-players. Nothing here is stored in a position.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from dsrules.consistency import players

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Card, Terrain


def tiles_left(position: Position, rules: Rulebook) -> Counter[Terrain]:
    """Return terrain -> large tiles neither on Earth nor face up: what the Wanderlust stacks may still hold."""
    left = Counter(rules.large_tiles)
    left.subtract(tile.terrain for tile in position.tiles.values())
    left.subtract(tile for tile in position.box("wanderlust").tiles or () if tile is not None)
    return left


def cards_left(position: Position, rules: Rulebook) -> tuple[Card, ...]:
    """Return the cards neither taken nor face up, as the deck may hold them, in the order of rulesdata/cards.yaml."""
    gone = {*position.taken, *(position.box("domination").cards or ())}
    return tuple(card for card in rules.named("card") if card not in gone)


def tundra_left(position: Position, rules: Rulebook) -> int:
    """Return the number of tundra tiles in the stack (glaciation.stack-empty)."""
    return rules.tundra_tiles - sum(1 for _ in position.tundra())


def cubes_left(position: Position, rules: Rulebook, animal: Animal) -> int:
    """Return how many cubes of the animal may be somewhere that the position does not say; at least 0."""
    sheet = position.animals[animal]
    told = position.cubes_on_earth(animal) + (sheet.gene_pool or 0) + (sheet.out or 0)
    kept = rules.supply[players(position, rules)].cubes - rules.vp_cubes
    return max(kept - told, 0)


def unknown_hexes(position: Position, rules: Rulebook) -> tuple[Hex, ...]:
    """Return the hexes that nobody could read and that may hold a tile, as far as large tiles are left."""
    if sum(tiles_left(position, rules).values()) <= 0:
        return ()
    return tuple(sorted(name for name in position.unknown if name in rules.board.axial))
