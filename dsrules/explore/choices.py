"""Choices by dice: some legal action for whatever comes next, without listing all of them.

The dice decide everything, chance included: discs, cards and tiles drawn are written into the action as facts. The
pieces come from the modules that judge the actions; `dsrules.turn` rules on every choice all the same.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, TypeVar

from dsrules.action import (
    Abundance,
    Adaptation,
    Automatic,
    Claim,
    Competition,
    Cubes,
    Depletion,
    Domination,
    Draws,
    Glaciation,
    Initiative,
    Migration,
    Move,
    Pass,
    Place,
    PlayCard,
    Regression,
    ShowTie,
    Speciation,
    Victim,
    Wanderlust,
    Wasteland,
)
from dsrules.actions import competition, domination, migration, placing, regression, speciation
from dsrules.actions.contents import types_in
from dsrules.actions.ground import needs_vacant_corner
from dsrules.actions.objections import allowed
from dsrules.judge.compact import compact
from dsrules.judge.cone import TIED
from dsrules.judge.extinction import NONE_KEPT, endangered_now
from dsrules.judge.supply import cards_left, tiles_left, tundra_left
from dsrules.judge.unknown import discs_left
from dsrules.position import Frozen
from dsrules.turn import order
from dsrules.turn.reseed import BAG
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from random import Random

    from dsrules.action import Action, Space
    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box, Card, Element

T = TypeVar("T")

CLAIMING = 0.4
"""How often somebody looks for a cone to claim or a tie to show before the game goes on."""

PASSING = 0.04
"""How often an action is forgone that could be carried out."""

KEEPING = 0.7
"""How often a disc is added to a new tile, and how often the mammals keep what they may."""

FOR_A_CARD = 0.6
"""How often Domination goes to a tile with a cone, if there is one."""

CARD_WAYS = 24
"""Out of so many ways to play a card one is chosen; tiles are shuffled before they are tried."""


class Player:
    """Plays for every animal, by dice. `stacks` are the tiles still lying face down on each Wanderlust stack."""

    def __init__(self, start: Position, rules: Rulebook, dice: Random) -> None:
        self.rules = rules
        self.dice = dice
        entry = rules.tables["actions"]["boxes"]["wanderlust"]
        shown = start.box("wanderlust").tiles or ()
        down = sum(tiles_left(start, rules).values())
        stacks = int(entry["stacks"])
        self.stacks = [(down + len(shown)) // stacks - (stack < len(shown)) for stack in range(stacks)]

    def action(self, position: Position) -> Action | None:
        """Return what to do next; None when the game is over."""
        found = order.due(position, self.rules)
        if found is None or found.kind == order.ENDED:
            return None
        if self.dice.random() < CLAIMING:
            cone = self.cone(position)
            if cone is not None:
                return cone
        if found.kind == order.PLACING:
            return Place(found.animal or "", *self.dice.choice(self.vacant(position)))
        if found.kind == order.CARD:
            return self.card(position, found.animal or "")
        if found.kind == order.AUTOMATIC:
            return self.automatic(position, found.step or "")
        animal, (box, _, space) = found.animal or "", (found.step or "").partition("@")
        chosen = None if self.dice.random() < PASSING else ACTIONS[box](self, position, animal, space)
        return Pass(animal) if chosen is None else chosen

    def some(self, things: Sequence[T]) -> T | None:
        """Return one of some things, None if there are none."""
        return self.dice.choice(things) if things else None

    # Cones, placing, automatic steps

    def cone(self, position: Position) -> Claim | ShowTie | None:
        """Return a claim or a shown tie that moves a cone, None if there is none to be made.

        In a game without cards nobody claims: the holder of a cone would have to take one (domination.card-mandatory).
        """
        if position.box("domination").cards is None:
            return None
        found: list[Claim | ShowTie] = []
        for name, now in compact(position, self.rules).items():
            holder = position.tiles[name].cone
            if now.qualifies is not None and now.qualifies != holder:
                found.append(Claim(now.qualifies, name))
            elif now.cone_status == TIED:
                found += [
                    ShowTie(animal, name) for animal in position.animals if self.opposed(position, animal, holder)
                ]
        return self.some(found)

    def opposed(self, position: Position, animal: Animal, holder: Animal | None) -> bool:
        """Tell whether two animals belong to different players."""
        return holder is None or animal not in position.same_player(holder)

    def vacant(self, position: Position) -> list[tuple[Box, str]]:
        """Return the eyeball spaces that a pawn may be put on."""
        return list(placing.vacant_spaces(position, self.rules))

    def automatic(self, position: Position, step: str) -> Automatic:
        """Return the automatic step, with the choice and the draws that it needs."""
        if step == "extinction":
            found = endangered_now(position, self.rules)
            if not found.saveable or found.alone is not None:
                return Automatic()
            return Automatic(save=self.dice.choice(found.saveable) if self.dice.random() < KEEPING else NONE_KEPT)
        return Automatic(draws=self.draws(position)) if step == "reseed" else Automatic()

    def draws(self, position: Position) -> Draws:
        """Return what is drawn at Reseed: discs, cards and tiles."""
        bag = discs_left(position, self.rules)
        turn = self.rules.tables["turn"]
        for slide in turn["slides"]:
            for element in (position.box(slide["from"]).elements or ()) if slide["to"] == BAG else ():
                bag[element] += 1
        discs = [element for element, number in bag.items() for _ in range(number)]
        self.dice.shuffle(discs)
        drawn = []
        for box, number in turn["drawn"].items():
            drawn.append((box, tuple(discs[:number])))
            discs = discs[number:]
        return Draws(tuple(drawn), self.cards(position), self.tiles(position))

    def cards(self, position: Position) -> tuple[Card, ...] | None:
        """Return the cards turned up at Reseed; the one that ends the game lies at the bottom."""
        face_up = position.box("domination").cards
        if face_up is None:
            return None
        last = self.rules.tables["turn"]["last_card"]
        deck = list(cards_left(position, self.rules))
        self.dice.shuffle(deck)
        deck.sort(key=lambda card: card == last)
        return tuple(deck[: int(self.rules.tables["actions"]["boxes"]["domination"]["cards"]) - len(face_up)])

    def tiles(self, position: Position) -> tuple[str | None, ...] | None:
        """Return the tiles turned up on the stacks that show none, None for a stack that has run out."""
        shown = position.box("wanderlust").tiles
        if shown is None:
            return None
        left = [terrain for terrain, number in tiles_left(position, self.rules).items() for _ in range(number)]
        self.dice.shuffle(left)
        drawn: list[str | None] = []
        for stack, tile in enumerate(shown):
            if tile is None:
                drawn.append(left.pop() if self.stacks[stack] > 0 else None)
                self.stacks[stack] -= 1
        return tuple(drawn)

    # The boxes. Each returns an action of the animal, None where it can do nothing.

    def _initiative(self, position: Position, animal: Animal, space: Space) -> Action | None:
        target = self.some(self.vacant(position))
        return None if target is None else Initiative(animal, *target)

    def _adaptation(self, position: Position, animal: Animal, space: Space) -> Action | None:
        element = self.disc(position, "adaptation")
        full = len(position.animals[animal].elements) >= self.rules.max_elements
        return None if element is None or full else Adaptation(animal, element, space)

    def _regression(self, position: Position, animal: Animal, space: Space) -> Action | None:
        element = self.some(regression.at_risk(position, animal, self.rules))
        return None if element is None else Regression(animal, element, space)

    def _abundance(self, position: Position, animal: Animal, space: Space) -> Action | None:
        element = self.disc(position, "abundance")
        corner = self.some(self.free_corners(position, position.tiles))
        return None if element is None or corner is None else Abundance(animal, element, corner, space)

    def _wasteland(self, position: Position, animal: Animal, space: Space) -> Action | None:
        element = self.disc(position, "wasteland")
        return None if element is None else Wasteland(animal, element, space)

    def _depletion(self, position: Position, animal: Animal, space: Space) -> Action | None:
        held = position.box("depletion").elements or ()
        corner = self.some([corner for corner, element in position.elements.items() if element in held])
        return None if corner is None else Depletion(animal, corner, space)

    def _glaciation(self, position: Position, animal: Animal, space: Space) -> Action | None:
        if tundra_left(position, self.rules) <= 0:
            return None
        near = self.rules.board.neighbours
        frozen = set(position.tundra())
        target = self.some(
            [name for name in position.tiles if name not in frozen and not frozen.isdisjoint(near[name])]
        )
        return None if target is None else Glaciation(animal, target, space)

    def _speciation(self, position: Position, animal: Animal, space: Space) -> Action | None:
        pool = position.animals[animal].gene_pool or 0
        if space == FREE or space is None:
            target = self.some(list(position.tiles)) if pool else None
            return None if target is None else Speciation(animal, None, (Cubes(target),), FREE)
        wanted = speciation.row_element(space, self.rules)
        corner = self.some([corner for corner, element in position.elements.items() if element == wanted])
        placed = []
        for name in self.shuffled(self.rules.board.hexes_of[corner]) if corner else ():
            most = min(pool, speciation.most_on(position.tiles[name], self.rules)) if name in position.tiles else 0
            number = self.dice.randint(0, most)
            pool -= number
            placed += [Cubes(name, number)] if number else []
        return Speciation(animal, corner, tuple(placed), space) if placed else None

    def _wanderlust(self, position: Position, animal: Animal, space: Space) -> Action | None:
        shown = position.box("wanderlust").tiles or ()
        near = self.rules.board.neighbours
        stack = self.some([stack for stack, tile in enumerate(shown) if tile is not None])
        blank = (name for name in self.rules.board.hexes if name not in position.tiles)
        target = self.some([name for name in blank if any(beside in position.tiles for beside in near[name])])
        if stack is None or target is None:
            return None
        terrain = shown[stack] or ""
        named = stack + 1 if shown.count(terrain) > 1 else None
        element = self.disc(position, "wanderlust") if self.dice.random() < KEEPING else None
        corner = self.some(self.free_corners(position, (target,))) if element else None
        moves = tuple(
            Cubes(origin, number, who)
            for who in position.animals
            for origin in near[target]
            if origin in position.tiles and who in position.tiles[origin].species
            if (number := self.dice.randint(0, position.tiles[origin].species[who]))
        )
        return Wanderlust(animal, terrain, target, named, element if corner else None, corner, moves, space)

    def _migration(self, position: Position, animal: Animal, space: Space) -> Action | None:
        most = migration.most_species(space or "", self.rules)
        cubes = [name for name, tile in position.tiles.items() for _ in range(tile.species.get(animal, 0))]
        flows: dict[tuple[Hex, Hex], int] = {}
        for origin in self.dice.sample(cubes, min(self.dice.randint(1, most), len(cubes))):
            target = self.some(sorted(migration.reach(position, animal, origin, self.rules).sure))
            if target is not None:
                flows[origin, target] = flows.get((origin, target), 0) + 1
        moves = tuple(Move(origin, target, number) for (origin, target), number in flows.items())
        return Migration(animal, moves, space) if moves else None

    def _competition(self, position: Position, animal: Animal, space: Space) -> Action | None:
        allows = competition.limit(space or "", self.rules)
        victims: dict[str, list[Victim]] = {}
        for name, tile in position.tiles.items():
            if animal in tile.species and tile.ground in allows.terrains:
                kind = competition.kind_of(tile, self.rules)
                victims.setdefault(kind, []).extend(Victim(name, who) for who in tile.species if who != animal)
        groups = self.shuffled([found for found in victims.values() if found])
        chosen = groups[: self.dice.randint(1, allows.tiles or len(allows.terrains))]
        return Competition(animal, tuple(map(self.dice.choice, chosen)), space) if chosen else None

    def _domination(self, position: Position, animal: Animal, space: Space) -> Action | None:
        tiles = [action.hex for action in domination.options(position, animal, self.rules, space)]
        held = [name for name in tiles if position.tiles[name].cone is not None]
        target = self.some(held if held and self.dice.random() < FOR_A_CARD else tiles)
        return None if target is None else Domination(animal, target, space)

    def disc(self, position: Position, box: Box) -> Element | None:
        """Return the type of some disc in a box."""
        return self.some(types_in(position, box, self.rules.elements))

    def free_corners(self, position: Position, hexes: Iterable[Hex]) -> list[Corner]:
        """Return the corners of some hexes that a disc may be put on."""
        corners = dict.fromkeys(corner for name in hexes for corner in self.rules.board.corners_of[name])
        return [corner for corner in corners if allowed(needs_vacant_corner(position, corner, self.rules))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return things in another order."""
        return self.dice.sample(list(things), len(things))

    # Cards

    def card(self, position: Position, animal: Animal) -> PlayCard:
        """Return a face-up card with a way to play it, chosen among some."""
        from dsrules import cards

        chosen = self.dice.choice(position.box("domination").cards or ())
        if chosen == "symbiotic":
            return self.symbiotic(position, animal)
        mixed = position._replace(
            tiles=Frozen(self.shuffled(tuple(position.tiles.items()))),
            elements=Frozen(self.shuffled(tuple(position.elements.items()))),
        )
        ways = list(islice(cards.options(mixed, animal, chosen, self.rules), self.dice.randint(1, CARD_WAYS)))
        return ways[-1] if ways else PlayCard(animal, chosen)

    def symbiotic(self, position: Position, animal: Animal) -> PlayCard:
        """Return Symbiotic with discs drawn blindly from the bag."""
        from dsrules.cards.displays import drawers

        bag = [element for element, number in discs_left(position, self.rules).items() for _ in range(number)]
        self.dice.shuffle(bag)
        drawn = [
            (who, bag.pop())
            for who, number in drawers(position, animal, self.rules).items()
            for _ in range(number)
            if bag
        ]
        return PlayCard(animal, "symbiotic", elements=tuple(drawn))


ACTIONS: dict[Box, Callable[[Player, Position, Animal, Space], Action | None]] = {
    "initiative": Player._initiative,
    "adaptation": Player._adaptation,
    "regression": Player._regression,
    "abundance": Player._abundance,
    "wasteland": Player._wasteland,
    "depletion": Player._depletion,
    "glaciation": Player._glaciation,
    "speciation": Player._speciation,
    "wanderlust": Player._wanderlust,
    "migration": Player._migration,
    "competition": Player._competition,
    "domination": Player._domination,
}
