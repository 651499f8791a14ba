"""Every way to play a card: the options are those ways that the rules allow, found here by trying all there are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product
from typing import Any

import pytest
from card_boards import RULES, corners, house, ice, land, read

from dsrules import cards
from dsrules.action import Cubes, Penalty, PlayCard, Victim
from dsrules.actions.objections import allowed
from dsrules.position import Position
from dsrules.rulebook import Rulebook

SHEETS = {"pawns": 1, "vp": 3}
LAKES: dict[str, Any] = {
    "tiles": {
        "d3": land("wetland", birds=2, mammals=1),
        "d2": land("sea", insects=2),
        "e3": ice(birds=1, insects=1),
        "c3": land("desert"),
    },
    "elements": {"sun": corners("d3")[2:], "water": corners("d2")[:2], "grub": [corners("e3")[1]]},
    "initiative": ["insects", "birds", "mammals"],
    "display": {box: {"pawns": []} for box in RULES.boxes},
    "animals": {
        "mammals": {**SHEETS, "added": ["sun", "sun", "grub"], "gene_pool": 1, "out": 2},
        "birds": {**SHEETS, "added": ["grub", "seed"], "gene_pool": 4, "out": 4},
        "insects": {**SHEETS, "gene_pool": 0, "out": 0, "pawns": 0},
    },
}
CROWD: dict[str, Any] = {
    **LAKES,
    "tiles": {
        "d3": land("sea", birds=2, mammals=1),
        "e3": land("wetland", birds=1, insects=3),
        "e4": ice(mammals=2, insects=1),
    },
    "elements": {"sun": [*corners("d3"), *corners("e3")[:1]], "seed": ["e4.se", "e4.e"]},
    "animals": {**LAKES["animals"], "insects": {**SHEETS, "added": ["sun"] * 4, "gene_pool": 3, "out": 1}},
}
BARE: dict[str, Any] = {
    **LAKES,
    "tiles": {"d3": land("jungle", birds=1), "a1": land("forest")},
    "elements": {"water": ["d3.e"]},
    "animals": {"birds": {**SHEETS, "gene_pool": 2, "out": 5}, "insects": {**SHEETS, "added": ["sun"]}},
}
FOUR: dict[str, Any] = {
    **BARE,
    "tiles": {"d3": land("jungle", amphibians=1, birds=1, insects=2), "d2": land("sea", mammals=1)},
    "animals": {
        animal: {**SHEETS, "gene_pool": 2, "out": 1} for animal in ("mammals", "birds", "amphibians", "insects")
    },
}
UNREAD: dict[str, Any] = {
    **BARE,
    "tiles": {"a1": land("sea", birds=1), "d3": land("jungle", birds=2, insects=1), "d4": land("sea", insects=1)},
    "unknown": ["a2", "d3.w"],
    "animals": {"birds": {**SHEETS, "gene_pool": 1}, "insects": {**SHEETS, "added": ["sun"], "out": 1}},
}
BOARDS = {"lakes": LAKES, "crowd": CROWD, "bare": BARE, "unread": UNREAD}
READINGS = {
    "blight-amount": ("blight", "may-clear"),
    "aquatic-parts": ("aquatic", "together"),
    "hibernation-tiles": ("hibernation", "occupied"),
}


def places(position: Position) -> list[str]:
    """The tiles, and a hex without one."""
    return [*position.tiles, "g1"]


def shores(position: Position) -> list[str]:
    return list(dict.fromkeys(corner for name in places(position) for corner in corners(name)))


def victims(position: Position, most: int, hexes: list[str]) -> Iterator[tuple[Victim, ...]]:
    """From none to `most` cubes on each of the hexes, of any animals."""
    each = [
        [[Victim(name, animal) for animal in chosen] for n in range(most + 1)
         for chosen in combinations_with_replacement(position.animals, n)]
        for name in hexes
    ]  # fmt: skip
    for found in product(*each):
        yield tuple(victim for one in found for victim in one)


def subsets(values: list[Any], most: int) -> Iterator[tuple[Any, ...]]:
    for size in range(1, most + 1):
        yield from combinations(values, size)


def aquatic(position: Position, me: str) -> Iterator[PlayCard]:
    discs: list[tuple[Any, Any]] = [(None, None), *product(RULES.elements, shores(position))]
    tiles: list[tuple[Any, Any]] = [(None, None), *product(places(position), range(1, 6))]
    for (element, corner), (name, number) in product(discs, tiles):
        if element or name:
            yield PlayCard(me, "aquatic", element, corner=corner, hex=name, number=number)


def habitat(position: Position, me: str) -> Iterator[PlayCard]:
    for element, corner in product(RULES.elements, RULES.board.corners):
        yield PlayCard(me, "habitat", element, corner=corner)


def hibernation(position: Position, me: str) -> Iterator[PlayCard]:
    for name, number in product(places(position), range(1, 7)):
        yield PlayCard(me, "hibernation", hex=name, number=number)


def fecundity(position: Position, me: str) -> Iterator[PlayCard]:
    for hexes in subsets(places(position), len(places(position))):
        yield PlayCard(me, "fecundity", hexes=hexes)


def evolution(position: Position, me: str) -> Iterator[PlayCard]:
    """At most four cubes; at most two of an animal from one place."""
    cubes = [Victim(name, animal) for animal in position.animals for name in places(position)] * 2
    for chosen in dict.fromkeys(tuple(sorted(found)) for found in subsets(cubes, 4)):
        yield PlayCard(me, "evolution", victims=chosen)


def on_tiles(card: str, most: int) -> Any:
    def ways(position: Position, me: str) -> Iterator[PlayCard]:
        for chosen in victims(position, most if len(position.tiles) < 4 else 1, list(position.tiles)):
            if chosen:
                yield PlayCard(me, card, victims=chosen)

    return ways


def catastrophe(position: Position, me: str) -> Iterator[PlayCard]:
    for name, keep in product(places(position), [None, *position.animals]):
        others = [other for other in position.tiles if other != name]
        for chosen in victims(position, 2 if len(others) < 3 else 1, others):
            yield PlayCard(me, "catastrophe", hex=name, keep=keep, victims=chosen)


def one_tile(card: str) -> Any:
    def ways(position: Position, me: str) -> Iterator[PlayCard]:
        for name in places(position):
            yield PlayCard(me, card, hex=name)

    return ways


def blight(position: Position, me: str) -> Iterator[PlayCard]:
    for name, corner in product(places(position), [None, *shores(position)]):
        yield PlayCard(me, "blight", hex=name, corner=corner)


def mass_exodus(position: Position, me: str) -> Iterator[PlayCard]:
    for name in position.tiles:
        cubes = [animal for animal, n in position.tiles[name].species.items() for _ in range(n)]
        for targets in product([None, *places(position)], repeat=len(cubes)):
            moves = tuple(zip(cubes, targets, strict=True))
            yield PlayCard(me, "mass-exodus", hex=name, moves=tuple(
                Cubes(target, moves.count((animal, target)), animal)
                for animal, target in sorted(set(moves), key=str) if target
            ))  # fmt: skip


def metamorphosis(position: Position, me: str) -> Iterator[PlayCard]:
    for given, element in product(RULES.elements, RULES.elements):
        yield PlayCard(me, "metamorphosis", element=element, given=given)


def on_displays(card: str, most: int) -> Any:
    def ways(position: Position, me: str) -> Iterator[PlayCard]:
        each = [
            [(), *([(animal, e)] for e in RULES.elements),
             *([(animal, e), (animal, f)] for e, f in combinations_with_replacement(RULES.elements, 2) if most > 1)]
            for animal in position.animals if animal != me or most == 1
        ]  # fmt: skip
        for found in product(*each):
            pairs = tuple(pair for one in found for pair in one)
            if pairs:
                yield PlayCard(me, card, elements=pairs)

    return ways


def immigrants(position: Position, me: str) -> Iterator[PlayCard]:
    each = [
        [None, Penalty(animal, "pawn"), Penalty(animal, "species"),
         *(Penalty(animal, "element", element) for element in RULES.elements)]
        for animal in position.animals
    ]  # fmt: skip
    for found in product(*each):
        chosen = tuple(penalty for penalty in found if penalty)
        if chosen:
            yield PlayCard(me, "immigrants", penalties=chosen)


def instinct(position: Position, me: str) -> Iterator[PlayCard]:
    for box in RULES.boxes:
        for space in ("free", *map(str, range(1, 9))):
            yield PlayCard(me, "instinct", to_box=box, to_space=space)


WAYS: dict[str, Any] = {
    "aquatic": aquatic,
    "biomass": on_tiles("biomass", 2),
    "blight": blight,
    "catastrophe": catastrophe,
    "disease": on_displays("disease", 2),
    "evolution": evolution,
    "fecundity": fecundity,
    "fertile": one_tile("fertile"),
    "habitat": habitat,
    "hibernation": hibernation,
    "ice-sheet": one_tile("ice-sheet"),
    "immigrants": immigrants,
    "instinct": instinct,
    "mass-exodus": mass_exodus,
    "metamorphosis": metamorphosis,
    "predator": on_tiles("predator", 2),
    "symbiotic": on_displays("symbiotic", 1),
}


def same(position: Position, action: PlayCard, rules: Rulebook) -> PlayCard:
    """The action with what is in no order sorted, what stays named even where nothing else could stay."""
    discs = [corner for corner in corners(action.hex or "g1") if corner in position.elements]
    if action.card == "blight" and len(discs) == 1 and rules.switch("blight-amount") == "one-stays":
        action = action._replace(corner=discs[0])
    tile = position.tiles.get(action.hex or "g1")
    if action.card == "catastrophe" and tile and len(tile.species) == 1:
        action = action._replace(keep=next(iter(tile.species)))
    return action._replace(
        hexes=tuple(sorted(action.hexes)),
        victims=tuple(sorted(action.victims)),
        moves=tuple(sorted(action.moves)),
        elements=tuple(sorted(action.elements)),
        penalties=tuple(sorted(action.penalties, key=str)),
    )


def compare(values: dict[str, Any], card: str, rules: Rulebook) -> None:
    position = read(values)
    effect = cards.effect(card)
    for animal in position.animals:
        tried = [PlayCard(animal, card)]
        if card in WAYS:
            tried = [*WAYS[card](position, animal), *tried]
        legal = [same(position, action, rules) for action in tried if allowed(effect.verify(position, action, rules))]
        listed = [same(position, action, rules) for action in cards.options(position, animal, card, rules)]
        assert len(set(listed)) == len(listed), (animal, "twice")
        assert set(listed) == set(legal), animal
        assert PlayCard(animal, card) not in listed[:-1]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("card", RULES.named("card"))
def test_options_are_every_way_that_is_allowed(card: str, board: str) -> None:
    compare(BOARDS[board], card, RULES)


@pytest.mark.parametrize("card", ["biomass", "catastrophe", "evolution", "predator"])
def test_options_among_four_animals(card: str) -> None:
    compare(FOUR, card, RULES)


@pytest.mark.parametrize("board", ["lakes", "crowd", "bare"])
@pytest.mark.parametrize(("card", "figure"), [("disease", "elements"), ("evolution", "species")])
def test_options_are_every_way_with_two_in_place_of_one(card: str, figure: str, board: str) -> None:
    compare(BOARDS[board], card, house(card, **{figure: 2}))


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("switch", READINGS)
def test_options_are_every_way_that_another_reading_allows(switch: str, board: str) -> None:
    card, reading = READINGS[switch]
    compare(BOARDS[board], card, RULES.switched({switch: reading}))
