"""Cards about one tile: Ice Sheet freezes it, Mass Exodus empties it."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from dsrules.action import Cubes, PlayCard
from dsrules.actions.glaciation import apply_tile, verify_tile
from dsrules.actions.ground import needs_tile, neighbours
from dsrules.actions.objections import Objection, allowed, no, remark, satisfied, undetermined
from dsrules.cards.general import Effect, must_resolve, nothing_hit, unchanged
from dsrules.judge.supply import unknown_hexes
from dsrules.ruling import NO, change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal


# Ice Sheet


def _verify_ice_sheet(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    if action.hex is not None:
        return verify_tile(position, action.animal, action.hex, rules)
    found = [
        verify_tile(position, action.animal, name, rules) for name in (*position.tiles, *unknown_hexes(position, rules))
    ]
    perhaps = any(all(objection.verdict != NO for objection in objections) for objections in found)
    return must_resolve(action, any(map(allowed, found)), perhaps or position.mapless)


def _apply_ice_sheet(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.hex is None:
        return position, unchanged(action)
    return apply_tile(position, action.animal, action.hex, rules)


def _ice_sheet_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for name in position.tiles:
        yield PlayCard(animal, "ice-sheet", hex=name)


# Mass Exodus


def leavers(action: PlayCard) -> dict[Animal, int]:
    """Return animal -> the cubes that the action sends away."""
    found: dict[Animal, int] = {}
    for cubes in action.moves:
        animal = cubes.animal or action.animal
        found[animal] = found.get(animal, 0) + cubes.number
    return found


def _verify_exodus(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule = "card.mass-exodus"
    if action.hex is None:
        inhabited = [name for name, tile in position.tiles.items() if tile.species]
        some = any(neighbours(position, name, rules)[0] for name in inhabited)
        return must_resolve(action, some, bool(position.mapless or unknown_hexes(position, rules)))
    missing = needs_tile(position, action.hex, rules, rule)
    if missing:
        return missing
    around, unread = neighbours(position, action.hex, rules)
    found = []
    for target in dict.fromkeys(cubes.hex for cubes in action.moves):
        if target in unread or position.mapless:
            found += needs_tile(position, target, rules, rule)
        elif target not in around:
            found.append(no(rule, "card_tiles.not-adjacent", hex=target, other=action.hex))
        else:
            found.append(satisfied(rule, "card_tiles.adjacent", hex=target, other=action.hex))
    found += _all_leave(position, action, around, unread)
    if not around and not unread and not position.mapless:
        found.append(remark("O25", "card_tiles.nowhere-to-go", hex=action.hex))
    elif not position.tiles[action.hex].species:
        found.append(nothing_hit(action.hex, "mass-exodus"))
    return found + _split(position, action)


def _all_leave(
    position: Position, action: PlayCard, around: tuple[Hex, ...], unread: tuple[Hex, ...]
) -> list[Objection]:
    """Return whether the numbers are right: each animal's cubes all leave, as far as there is a tile to go to."""
    assert action.hex is not None
    rule, species, going = "card.mass-exodus", position.tiles[action.hex].species, leavers(action)
    found = []
    for animal, number in going.items():
        if number > species.get(animal, 0):
            params = {"who": animal, "hex": action.hex, "n": number, "held": species.get(animal, 0)}
            found.append(no(rule, "card_tiles.not-so-many", **params))
    staying = {animal: cubes for animal, cubes in species.items() if going.get(animal, 0) < cubes}
    for animal, cubes in staying.items():
        params = {"who": animal, "hex": action.hex, "n": going.get(animal, 0), "held": cubes}
        if around:
            found.append(no(rule, "card_tiles.all-leave", **params))
        elif unread or position.mapless:
            found.append(undetermined(rule, "card_tiles.neighbour-unread", hex=action.hex))
    return found or ([satisfied(rule, "card_tiles.all-gone", hex=action.hex)] if going else [])


def _split(position: Position, action: PlayCard) -> list[Objection]:
    """Return remarks where an animal's hibernating and other cubes part ways (O24)."""
    tile = position.tiles[action.hex or ""]
    found = []
    for animal, asleep in tile.hibernating.items():
        targets = {cubes.hex for cubes in action.moves if (cubes.animal or action.animal) == animal}
        if asleep < tile.species[animal] and len(targets) > 1:
            found.append(remark("O24", "cards.awake-first", who=animal, hex=action.hex))
    return found


def _apply_exodus(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    moves = [(action.hex or "", cubes.hex, cubes.animal or action.animal, cubes.number) for cubes in action.moves]
    changes = tuple(
        change("card.mass-exodus", "card_tiles.moved", who=animal, n=number, hex=target)
        for _, target, animal, number in moves
    )
    return position.with_moves(moves), changes or unchanged(action)


def _exodus_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for hex_, tile in position.tiles.items():
        around, _ = neighbours(position, hex_, rules)
        for moves in _ways(tuple(tile.species.items()) if around else (), around):
            yield PlayCard(animal, "mass-exodus", hex=hex_, moves=moves)


def _ways(species: tuple[tuple[Animal, int], ...], around: tuple[Hex, ...]) -> Iterator[tuple[Cubes, ...]]:
    """Yield every way to spread the cubes of some animals over tiles; there can be far too many to list."""
    if not species:
        yield ()
        return
    (animal, cubes), *rest = species
    for targets in combinations_with_replacement(around, cubes):
        moves = tuple(Cubes(target, targets.count(target), animal) for target in dict.fromkeys(targets))
        for more in _ways(tuple(rest), around):
            yield moves + more


EFFECTS = {
    "ice-sheet": Effect(_verify_ice_sheet, _apply_ice_sheet, _ice_sheet_options),
    "mass-exodus": Effect(_verify_exodus, _apply_exodus, _exodus_options),
}
