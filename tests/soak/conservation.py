"""What has to hold at every step of a game, checked by plain counting with the figures of the compendium.

`Watch` follows one game. It looks at positions and actions only, and uses none of the program's own queries.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from dsrules.position import Position

PRINTED = {
    "mammals": ("meat", "meat"), "reptiles": ("sun", "sun"), "birds": ("seed", "seed"),
    "amphibians": ("water", "water", "water"), "arachnids": ("grub", "grub"), "insects": ("grass", "grass"),
}  # fmt: skip
CHAIN = tuple(PRINTED)
ELEMENTS = ("grass", "grub", "meat", "seed", "sun", "water")
LARGE = {"sea": 7, "wetland": 4, "savannah": 4, "jungle": 4, "forest": 4, "desert": 4, "mountain": 4}
SUPPLY = {2: (7, 55), 3: (6, 50), 4: (5, 45), 5: (4, 40), 6: (3, 35)}
SPACES = {
    "initiative": 1, "adaptation": 3, "regression": 2, "abundance": 2, "wasteland": 1, "depletion": 1,
    "glaciation": 4, "speciation": 6, "wanderlust": 3, "migration": 6, "competition": 7, "domination": 5,
}  # fmt: skip
DRAWING_CARDS = {"habitat", "aquatic", "metamorphosis", "symbiotic"}
RETURNING = {"Wasteland", "Depletion", "Glaciation", "Automatic"}
RETURNING_CARDS = {"blight", "disease", "immigrants", "metamorphosis", "ice-sheet"}
CARDS = 26
DISCS = 20
TUNDRA = 12
PAWNS = 10


class Broken(AssertionError):
    """Something that has to hold does not."""


class Watch:
    """Follows one game from its start; `step` raises Broken with what is wrong."""

    def __init__(self, start: Position) -> None:
        self.pawns, self.cubes = SUPPLY[len(start.animals)]
        self.granted: Counter[str] = Counter(dict.fromkeys(start.animals, 0))
        self.played: Counter[str] = Counter()
        self.held = bag(start)
        self.whole(start)

    def step(self, before: Position, action: Any, after: Position) -> None:
        """Check one step: what it may change, and the whole position after it."""
        kind = type(action).__name__
        card = action.card if kind == "PlayCard" else None
        self._bag(before, action, kind, card, after)
        self._pawns(before, action, card, after)
        self._cones(before, kind, after)
        self._vp(before, kind, card, after)
        self._earth(before, kind, card, after)
        self._cards(before, action, card, after)
        self.whole(after)

    def _bag(self, before: Position, action: Any, kind: str, card: str | None, after: Position) -> None:
        was, now = self.held, bag(after)
        self.held = now
        draws = card in DRAWING_CARDS or (kind == "Automatic" and action.draws is not None)
        returns = kind in RETURNING or card in RETURNING_CARDS
        for element in ELEMENTS:
            same(draws or now[element] >= was[element], f"{element} came out of the bag by {kind} {card}")
            same(draws or returns or now[element] == was[element], f"{element} went to the bag by {kind} {card}")

    def _pawns(self, before: Position, action: Any, card: str | None, after: Position) -> None:
        """A card may give pawns, up to ten in all, and Immigrants may take them out of the game (O28)."""
        for animal in before.animals:
            rank, own = CHAIN.index(animal), CHAIN.index(getattr(action, "animal", animal) or animal)
            gets = (
                (card == "omnivore" and rank == own)
                or (card == "intelligence" and rank <= own)
                or (card == "parasitism" and rank >= own)
            )
            if gets and pawns(before, animal) < PAWNS:
                self.granted[animal] += 1
            if card == "immigrants":
                self.granted[animal] -= sum(p.animal == animal and p.kind == "pawn" for p in action.penalties)

    def _cones(self, before: Position, kind: str, after: Position) -> None:
        if kind in ("Claim", "ShowTie"):
            moved = [name for name, tile in after.tiles.items() if tile.cone != before.tiles[name].cone]
            same(len(moved) == 1, f"{kind} moved the cones of {moved}")
            return
        for name, tile in before.tiles.items():
            same(after.tiles[name].cone == tile.cone, f"the cone of {name} moved by itself")

    def _vp(self, before: Position, kind: str, card: str | None, after: Position) -> None:
        for animal, sheet in after.animals.items():
            gained = (sheet.vp or 0) - (before.animals[animal].vp or 0)
            same(gained >= 0 or card == "niche-biomes", f"{animal} lost VP by {kind} {card}")
            scores = kind in ("Glaciation", "Wanderlust", "Domination", "Automatic", "PlayCard")
            same(gained == 0 or scores, f"{animal} gained VP by {kind}")

    def _earth(self, before: Position, kind: str, card: str | None, after: Position) -> None:
        """No tile leaves Earth or thaws; new ones come by Wanderlust, ice by Glaciation or Ice Sheet, one at a time."""
        for name, tile in before.tiles.items():
            now = after.tiles.get(name)
            same(now is not None and now.terrain == tile.terrain, f"{name} left Earth")
            same(now is None or now.tundra >= tile.tundra, f"{name} thawed")
        same(len(after.tiles) - len(before.tiles) == (kind == "Wanderlust"), f"new tiles by {kind}")
        ice = sum(tile.tundra for tile in after.tiles.values()) - sum(tile.tundra for tile in before.tiles.values())
        same(ice == 0 or (ice == 1 and (kind == "Glaciation" or card == "ice-sheet")), f"new ice by {kind}")
        for corner, element in before.elements.items():
            same(after.elements.get(corner, element) == element, f"the disc on {corner} changed its type")

    def _cards(self, before: Position, action: Any, card: str | None, after: Position) -> None:
        new = list(after.taken[len(before.taken) :])
        same(after.taken[: len(before.taken)] == before.taken, "a card taken came back")
        same(new == ([card] if card else []), f"{new} taken by {card}")
        if card:
            self.played[card] += 1
            owed = before.owed
            same(owed is not None and owed.animal == action.animal, "a card that was not owed")
            same(after.owed is None, "the card is still owed")

    def whole(self, position: Position) -> None:
        """Check one position by itself."""
        for element, number in self.held.items():
            same(number >= 0, f"{-number} {element} too many")
        for animal, sheet in position.animals.items():
            held = Counter(sheet.elements)
            same(len(sheet.elements) <= 6, f"{animal} have {len(sheet.elements)} elements")
            same(not Counter(PRINTED[animal]) - held, f"{animal} lost printed elements")
            earth = sum(tile.species.get(animal, 0) for tile in position.tiles.values())
            cubes = earth + (sheet.gene_pool or 0) + (sheet.out or 0) + 1
            same(cubes == self.cubes, f"{animal} have {cubes} cubes, not {self.cubes}")
            same(min(sheet.gene_pool or 0, sheet.out or 0, sheet.vp or 0, sheet.pawns or 0) >= 0, f"{animal} below 0")
            expected = self.pawns + self.granted[animal]
            same(pawns(position, animal) == expected, f"{animal}: {pawns(position, animal)} pawns, not {expected}")
        self._tiles(position)
        self._display(position)

    def _tiles(self, position: Position) -> None:
        terrains = Counter(tile.terrain for tile in position.tiles.values())
        terrains.update(tile for tile in position.display["wanderlust"].tiles or () if tile)
        for terrain, number in terrains.items():
            same(number <= LARGE[terrain], f"{number} tiles of {terrain}")
        same(sum(tile.tundra for tile in position.tiles.values()) <= TUNDRA, "too many tundra tiles")
        for name, tile in position.tiles.items():
            same(min(tile.species.values(), default=1) > 0, f"no cubes kept on {name}")
            same(all(n <= tile.species.get(a, 0) for a, n in tile.hibernating.items()), f"hibernating on {name}")
        for animals in [tile.species for tile in position.tiles.values()]:
            same(set(animals) <= set(position.animals), "an animal that is not in play")

    def _display(self, position: Position) -> None:
        for box, spaces in SPACES.items():
            same(len(position.display[box].pawns or ()) == spaces, f"spaces of {box}")
            same(len(position.display[box].elements or ()) <= 4, f"discs in {box}")
        same(sorted(position.initiative or ()) == sorted(position.animals), "the initiative track")
        face_up = position.display["domination"].cards
        if face_up is not None:
            known = [*position.taken, *face_up]
            same(len(known) == len(set(known)) <= CARDS, "a card twice")
            same(len(face_up) <= 5, "more than five cards face up")
        same(len(position.scored) == len(set(position.scored)) <= SPACES["domination"], "tiles scored twice")
        same(position.phase != "planning" or (position.next, position.owed) == (None, None), "planning with a step")


def same(holds: bool, what: str) -> None:
    if not holds:
        raise Broken(what)


def bag(position: Position) -> Counter[str]:
    """The discs of each type that are nowhere else, below zero where there are too many."""
    lying = [*position.elements.values()]
    for sheet in position.animals.values():
        lying += sheet.elements
    for box in position.display.values():
        lying += box.elements or ()
    printed = [element for animal in position.animals for element in PRINTED[animal]]
    return Counter({element: DISCS - lying.count(element) + printed.count(element) for element in ELEMENTS})


def pawns(position: Position, animal: str) -> int:
    """The animal's pawns in hand and on the display."""
    return (position.animals[animal].pawns or 0) + sum(
        (box.pawns or ()).count(animal) for box in position.display.values()
    )
