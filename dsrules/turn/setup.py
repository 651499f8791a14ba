"""The starting position (compendium 3): for as many animals as can play, one or several a player.

Rules: setup.earth-tiles, setup.earth-elements, setup.earth-species, setup.initiative-order, setup.bag,
setup.display-elements, setup.wanderlust-stacks, setup.dominance-deck, components.supply-by-players,
variant.multi-animal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import UsageError, problem, shown, text
from dsrules.judge.supply import cards_left, tiles_left
from dsrules.judge.unknown import discs_left
from dsrules.position import EMPTY, DisplayBox, Frozen, Position, Sheet, Tile
from dsrules.rulebook import TUNDRA

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from dsrules.board import Hex
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box, Card, Element, Terrain


class _Drawn(NamedTuple):
    """What chance lays out: discs by box, a face-up tile a stack, face-up cards; None for what nobody has drawn."""

    discs: dict[Box, tuple[Element, ...]]
    tiles: tuple[Terrain | None, ...] | None
    cards: tuple[Card, ...] | None


def setup(
    animals: Sequence[str], rules: Rulebook, *, seed: int | None = None,
    owners: Mapping[str, Sequence[str]] | None = None,
) -> Position:  # fmt: skip
    """Return the starting position: Earth, displays, supplies, the first planning turn; no cone stands (O3).

    With a seed the discs, tiles and cards that chance lays out are drawn by it, the same ones each time; without one
    they are not stated. `owners` maps players to their animals, who then have the supply of as many players as there
    are animals (variant.multi-animal.supply). Raises UsageError for a number or choice of animals that cannot be.
    """
    chosen = _animals(animals, rules)
    shares = _owners(owners, chosen, rules)
    layout = rules.tables["turn"]["setup"]
    start = Position(
        tiles=_earth(chosen, rules),
        elements=Frozen(
            {rules.board.corner(spelling): element for element, at in layout["elements"].items() for spelling in at}
        ),
        animals=Frozen({animal: _sheet(animal, len(chosen), rules) for animal in chosen}),
        players=len(chosen),
        owners=shares,
        round=1,
        phase=rules.tables["turn"]["phases"][0],
        initiative=tuple(animal for animal in layout["initiative"] if animal in chosen),
    )
    start = start._replace(turn=(start.initiative or ("",))[0])
    return start._replace(display=_display(start, rules, seed))


def _sheet(animal: Animal, players: int, rules: Rulebook) -> Sheet:
    pool, pawns = rules.gene_pool_at_start(animal, players), rules.supply[players].pawns
    return Sheet(tuple(sorted(rules.printed[animal])), gene_pool=pool, vp=0, pawns=pawns, out=0)


def _animals(names: Sequence[str], rules: Rulebook) -> tuple[Animal, ...]:
    from dsrules.judge.asked import animal_asked

    asked = [animal_asked(rules, name, "animals") for name in names]
    chosen = tuple(animal for animal in rules.food_chain if animal in asked)
    least, most = min(rules.supply), max(rules.supply)
    if len(chosen) != len(asked):
        twice = [animal for animal in chosen if asked.count(animal) > 1]
        raise UsageError([problem("usage.animals", text("setup.twice", whos=twice), "animals")])
    if not least <= len(chosen) <= most:
        sentence = text("setup.number", n=len(chosen), least=least, most=most)
        raise UsageError([problem("usage.animals", sentence, "animals", rule="components.players")])
    return chosen


def _owners(
    owners: Mapping[str, Sequence[str]] | None, chosen: tuple[Animal, ...], rules: Rulebook
) -> Frozen[str, tuple[Animal, ...]] | None:
    from dsrules.judge.asked import animal_asked
    from dsrules.text.position_context import LONGEST_NAME, is_name

    if not owners:
        return None
    for player in owners:
        if not is_name(player):
            sentence = text("position.name", name=shown(player), most=LONGEST_NAME)
            raise UsageError([problem("usage.owners", sentence, "owners")])
    shares = {player: tuple(animal_asked(rules, name, "owners") for name in names) for player, names in owners.items()}
    owned = [animal for animals in shares.values() for animal in animals]
    if sorted(owned) != sorted(chosen) or not all(shares.values()):
        sentence = text("setup.owners", whos=list(chosen))
        raise UsageError([problem("usage.owners", sentence, "owners", rule="variant.multi-animal")])
    return Frozen(shares)


def _earth(chosen: tuple[Animal, ...], rules: Rulebook) -> Frozen[Hex, Tile]:
    layout = rules.tables["turn"]["setup"]
    tiles = {}
    for name, words in layout["tiles"].items():
        terrain, _, state = words.partition(" ")
        species = {animal: layout["species"][animal][name] for animal in chosen if name in layout["species"][animal]}
        tiles[name] = Tile(terrain, state == TUNDRA, Frozen(species) if species else EMPTY)
    return Frozen(tiles)


def _display(start: Position, rules: Rulebook, seed: int | None) -> Frozen[Box, DisplayBox]:
    """Return the boxes of the display with every space vacant, and on them what was drawn."""
    drawn = _Drawn({}, None, None) if seed is None else _draw(start, rules, seed)
    chance = rules.tables["turn"]["drawn"]
    boxes = {}
    for box, entry in rules.tables["actions"]["boxes"].items():
        discs = None
        if "discs" in entry:
            discs = drawn.discs.get(box) if box in chance else ()
        boxes[box] = DisplayBox(
            pawns=(None,) * rules.spaces(box),
            elements=discs,
            tiles=drawn.tiles if "stacks" in entry else None,
            cards=drawn.cards if "cards" in entry else None,
        )
    return Frozen(boxes)


def _draw(start: Position, rules: Rulebook, seed: int) -> _Drawn:
    from random import Random

    chance = Random(seed)
    bag = [element for element, number in discs_left(start, rules).items() for _ in range(number)]
    stacks = [terrain for terrain, number in tiles_left(start, rules).items() for _ in range(number)]
    last = rules.tables["turn"]["last_card"]
    deck = [card for card in cards_left(start, rules) if card != last]
    boxes = rules.tables["actions"]["boxes"]
    discs = {}
    for box, number in rules.tables["turn"]["drawn"].items():
        discs[box] = tuple(_taken(bag, chance) for _ in range(number))
    tiles = [_taken(stacks, chance) for entry in boxes.values() for _ in range(entry.get("stacks", 0))]
    cards = [_taken(deck, chance) for entry in boxes.values() for _ in range(entry.get("cards", 0))]
    return _Drawn(discs, tuple(tiles), tuple(cards))


def _taken(pile: list[str], chance: Random) -> str:
    """Take a random piece out of the pile and return it."""
    return pile.pop(chance.randrange(len(pile)))
