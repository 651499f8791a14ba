"""Actions as values: what one animal does, as an action line says it (contract section 3). No rule is judged here.

`space` is the number of an eyeball space counted from the left as a string (`"3"`), `"free"` for the printed free
action, or None where the line leaves it out. Numbers of cubes are at least 1.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from dsrules.board import Corner, Hex
from dsrules.vocabulary import Animal, Box, Card, Element, Terrain

Space: TypeAlias = "str | None"


class Initiative(NamedTuple):
    """Move one place left and put the pawn on another space, `to_box` and `to_space`."""

    animal: Animal
    to_box: Box
    to_space: str


class Adaptation(NamedTuple):
    """Take an element out of the Adaptation box."""

    animal: Animal
    element: Element
    space: Space = None


class Regression(NamedTuple):
    """Keep one type of element from this turn's losses."""

    animal: Animal
    keep: Element
    space: Space = None


class Abundance(NamedTuple):
    """Put a disc of the Abundance box on a corner."""

    animal: Animal
    element: Element
    corner: Corner
    space: Space = None


class Wasteland(NamedTuple):
    """Take a disc out of the Wasteland box."""

    animal: Animal
    element: Element
    space: Space = None


class Depletion(NamedTuple):
    """Take the disc off a corner."""

    animal: Animal
    corner: Corner
    space: Space = None


class Glaciation(NamedTuple):
    """Put a tundra tile on a hex."""

    animal: Animal
    hex: Hex
    space: Space = None


class Cubes(NamedTuple):
    """Some cubes of an animal on a tile; `animal` is None where the acting animal is meant."""

    hex: Hex
    number: int = 1
    animal: Animal | None = None


class Speciation(NamedTuple):
    """Put species on tiles around a disc; `corner` is None for the free action of the insects."""

    animal: Animal
    corner: Corner | None
    placed: tuple[Cubes, ...]
    space: Space = None


class Wanderlust(NamedTuple):
    """Put a face-up tile on a hex, perhaps a disc on one of its corners, and move species onto it.

    `stack` (from 1) is named only where it was written; `moves` are cubes leaving `Cubes.hex` for the new tile, in
    the order written; an animal of None has been resolved to the one named before.
    """

    animal: Animal
    terrain: Terrain
    hex: Hex
    stack: int | None = None
    element: Element | None = None
    corner: Corner | None = None
    moves: tuple[Cubes, ...] = ()
    space: Space = None


class Move(NamedTuple):
    """Cubes that go from one tile to another."""

    origin: Hex
    target: Hex
    number: int = 1


class Migration(NamedTuple):
    """Move species to other tiles."""

    animal: Animal
    moves: tuple[Move, ...]
    space: Space = None


class Victim(NamedTuple):
    """One cube of `animal` on a tile, chosen to be eliminated or replaced."""

    hex: Hex
    animal: Animal


class Competition(NamedTuple):
    """Eliminate one opposing species on each of some tiles."""

    animal: Animal
    victims: tuple[Victim, ...]
    space: Space = None


class Domination(NamedTuple):
    """Score a tile."""

    animal: Animal
    hex: Hex
    space: Space = None


class Penalty(NamedTuple):
    """What an animal gives up for Immigrants: `kind` is element (with `element`), pawn or species."""

    animal: Animal
    kind: str
    element: Element | None = None


class PlayCard(NamedTuple):
    """Take a dominance card and resolve it. Only the fields that the card needs are set.

    element, corner    a disc and where it goes (aquatic, habitat), or the corner kept (blight: corner)
    given, element     the element given up and the one taken (metamorphosis)
    hex                the tile chosen (fertile, blight, catastrophe, mass-exodus, hibernation, ice-sheet, aquatic)
    number             cubes on that tile (aquatic, hibernation)
    hexes              tiles chosen (fecundity)
    keep               the animal whose cube stays (catastrophe)
    victims            cubes chosen on tiles (evolution, biomass, predator, catastrophe's neighbours)
    moves              cubes by animal and target (mass-exodus): Cubes(target, number, animal)
    elements           (animal, element) pairs: discs drawn (symbiotic), given up (disease)
    penalties          one for each animal (immigrants)
    to_box, to_space   where the pawn goes (instinct)
    """

    animal: Animal
    card: Card
    element: Element | None = None
    given: Element | None = None
    corner: Corner | None = None
    hex: Hex | None = None
    number: int | None = None
    hexes: tuple[Hex, ...] = ()
    keep: Animal | None = None
    victims: tuple[Victim, ...] = ()
    moves: tuple[Cubes, ...] = ()
    elements: tuple[tuple[Animal, Element], ...] = ()
    penalties: tuple[Penalty, ...] = ()
    to_box: Box | None = None
    to_space: str | None = None


class Pass(NamedTuple):
    """Forgo the action whose turn it is."""

    animal: Animal


class Place(NamedTuple):
    """Planning: put an action pawn on an eyeball space."""

    animal: Animal
    box: Box
    space: str


class Claim(NamedTuple):
    """Claim dominance on a tile: the cone becomes the animal's."""

    animal: Animal
    hex: Hex


class ShowTie(NamedTuple):
    """Show that the most matches on a tile are shared: the cone comes off."""

    animal: Animal
    hex: Hex


class Draws(NamedTuple):
    """What was drawn at Reseed, as facts: discs by box, cards, and the tile of each stack that showed none."""

    elements: tuple[tuple[Box, tuple[Element, ...]], ...] = ()
    cards: tuple[Card, ...] | None = None
    tiles: tuple[Terrain | None, ...] | None = None


class Automatic(NamedTuple):
    """The automatic step whose turn it is. `save` is the hex where mammals keep one, `"none"`, or None (not said)."""

    save: str | None = None
    draws: Draws | None = None


Action: TypeAlias = (
    "Initiative | Adaptation | Regression | Abundance | Wasteland | Depletion | Glaciation | Speciation | Wanderlust"
    " | Migration | Competition | Domination | PlayCard | Pass | Place | Claim | ShowTie | Automatic"
)
