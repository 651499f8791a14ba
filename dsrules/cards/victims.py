"""Cubes named on many tiles to be eliminated: what Biomass, Catastrophe and Predator share."""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from dsrules.action import PlayCard, Victim
from dsrules.actions.objections import Objection, no, satisfied
from dsrules.cards.general import eliminate, leaving_order, nothing_possible, so_many_there, unchanged
from dsrules.ruling import YES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from dsrules.board import Hex
    from dsrules.judge.extinction import Losses
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal


def cubes_on(position: Position, hex_: Hex) -> int:
    """Return the number of cubes of all animals on a tile."""
    return sum(position.tiles[hex_].species.values())


def chosen(victims: Iterable[Victim]) -> dict[Hex, list[Animal]]:
    """Return hex -> the animals whose cubes are named there, hexes in the order written."""
    found: dict[Hex, list[Animal]] = {}
    for victim in victims:
        found.setdefault(victim.hex, []).append(victim.animal)
    return found


def lost(victims: Iterable[Victim]) -> Losses:
    """Return the cubes named as losses: hex -> animal -> number."""
    losses: Losses = {}
    for hex_, animals in chosen(victims).items():
        losses[hex_] = {animal: animals.count(animal) for animal in dict.fromkeys(animals)}
    return losses


def needs_cubes(position: Position, hex_: Hex, animals: list[Animal], number: int, rule: str) -> list[Objection]:
    """Return whether the cubes named on a tile are there, and no more than the card asks for."""
    found = []
    if len(animals) > number:
        found.append(no(rule, "card_losses.too-many", hex=hex_, n=len(animals), most=number))
    for animal in dict.fromkeys(animals):
        found.append(so_many_there(position, rule, animal, hex_, animals.count(animal)))
    return found


def none_passed_over(action: PlayCard, found: list[Objection]) -> list[Objection]:
    """Return the ground that every tile was named that the card hits, where nothing stands in the way."""
    if any(objection.verdict != YES for objection in found):
        return found
    if not action.victims:
        return [*found, nothing_possible(action)]
    return [*found, satisfied("cards.must-resolve", "card_losses.all-named", c=action.card)]


def apply_victims(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position without the cubes named, and the changes."""
    after, changes = eliminate(position, lost(action.victims))
    return after, changes or unchanged(action)


def choices(tiles: Mapping[Hex, Mapping[Animal, int]], number: int) -> Iterator[tuple[Victim, ...]]:
    """Yield every choice of `number` cubes (or all there are, if fewer) on each of some tiles, each choice once."""
    each = (
        sorted({tuple(sorted(one)) for one in combinations(_cubes(species), min(number, sum(species.values())))})
        for species in tiles.values()
    )
    for chosen_animals in product(*each):
        yield tuple(
            Victim(name, animal) for name, animals in zip(tiles, chosen_animals, strict=True) for animal in animals
        )


def _cubes(species: Mapping[Animal, int]) -> list[Animal]:
    return [animal for animal, cubes in species.items() for _ in range(cubes)]


def with_leaving_order(position: Position, losses: Losses, found: list[Objection]) -> list[Objection]:
    """Return `found`, with remarks on the order of leaving where nothing stands in the way."""
    if any(objection.verdict != YES for objection in found):
        return found
    return found + leaving_order(position, losses)
