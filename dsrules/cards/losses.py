"""Cards that eliminate species on many tiles, chosen without counting: Catastrophe, Cold Snap and Predator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import PlayCard
from dsrules.actions.ground import needs_tile, neighbours
from dsrules.actions.objections import Objection, differs, no, remark, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.cards.general import (
    Effect,
    eliminate,
    figure,
    leaving_order,
    must_resolve,
    no_choice,
    nothing_hit,
    stands,
    unchanged,
    unread_with,
)
from dsrules.cards.victims import (
    apply_victims,
    choices,
    chosen,
    cubes_on,
    lost,
    needs_cubes,
    none_passed_over,
    with_leaving_order,
)
from dsrules.judge.supply import tundra_left, unknown_hexes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Hex
    from dsrules.judge.extinction import Losses
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal


# Predator: tiles shared with opponents


def _preyed(position: Position, animal: Animal) -> dict[Hex, dict[Animal, int]]:
    """Return the tiles that the animal shares -> the opposing species there."""
    return {
        name: {other: cubes for other, cubes in tile.species.items() if other != animal}
        for name, tile in position.tiles.items()
        if animal in tile.species and len(tile.species) > 1
    }


def _verify_predator(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, animal, number, found = "card.predator", action.animal, figure(rules, "predator", "species"), []
    named = chosen(action.victims)
    for hex_, animals in named.items():
        missing = needs_tile(position, hex_, rules, rule)
        if missing:
            found += missing
            continue
        found.append(stands(position, rule, animal, hex_))
        if animal in animals:
            found.append(no(rule, "cards.own", who=animal))
        found += needs_cubes(position, hex_, [other for other in animals if other != animal], number, rule)
    for hex_, prey in _preyed(position, animal).items():
        if len(named.get(hex_, ())) < min(number, sum(prey.values())):
            found.append(no("cards.must-resolve", "card_losses.prey", who=animal, hex=hex_))
    found += _prey_unread(position, animal, rules)
    return with_leaving_order(position, lost(action.victims), none_passed_over(action, found))


def _prey_unread(position: Position, animal: Animal, rules: Rulebook) -> list[Objection]:
    if position.mapless:
        return [undetermined("card.predator", "cards.no-map", c="predator")]
    others = [other for other in position.animals if other != animal]
    unread = unread_with(position, (animal,), rules) and unread_with(position, others, rules)
    return [undetermined("card.predator", "card_losses.unread", hexes=unread)] if unread else []


def _predator_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    prey = _preyed(position, animal)
    if prey and not _prey_unread(position, animal, rules):
        for victims in choices(prey, figure(rules, "predator", "species")):
            yield PlayCard(animal, "predator", victims=victims)


# Catastrophe: one tile, and then its neighbours


def _verify_catastrophe(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule = "card.catastrophe"
    if action.hex is None:
        return _catastrophe_unused(position, action, rules)
    missing = needs_tile(position, action.hex, rules, rule)
    if missing:
        return missing
    found = _kept(position, action, rules)
    around, unread = neighbours(position, action.hex, rules)
    found += _neighbours_hit(position, action, around, unread, rules)
    found += _neighbours_unread(position, unread, rules)
    if cubes_on(position, action.hex) <= figure(rules, "catastrophe", "kept"):
        found.append(nothing_hit(action.hex, "catastrophe"))
    if action.victims:
        found = none_passed_over(action, found)
    return with_leaving_order(position, {**_from_tile(position, action, rules), **lost(action.victims)}, found)


def _catastrophe_unused(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    inhabited = [name for name, tile in position.tiles.items() if tile.species]
    kept = figure(rules, "catastrophe", "kept")
    some = any(cubes_on(position, name) > kept or neighbours(position, name, rules)[0] for name in inhabited)
    return must_resolve(action, some, bool(position.mapless or unknown_hexes(position, rules)))


def _kept(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    hex_, rule = action.hex, "card.catastrophe"
    assert hex_ is not None
    species = position.tiles[hex_].species
    if action.keep is None and len(species) > 1:
        return [no(rule, "card_losses.who-stays", hex=hex_, whos=list(species))]
    if action.keep is not None and action.keep not in species:
        return [no(rule, "cards.not-there", who=action.keep, hex=hex_)]
    keeper = _survivor(position, action)
    return [] if keeper is None else [satisfied(rule, "card_losses.stays", who=keeper, hex=hex_)]


def _neighbours_hit(
    position: Position, action: PlayCard, around: tuple[Hex, ...], unread: tuple[Hex, ...], rules: Rulebook
) -> list[Objection]:
    rule, number, found = "card.catastrophe", figure(rules, "catastrophe", "species"), []
    named = chosen(action.victims)
    for hex_, animals in named.items():
        if hex_ in unread or position.mapless:
            found += needs_tile(position, hex_, rules, rule)
        elif hex_ not in around:
            found.append(no(rule, "card_losses.not-adjacent", hex=hex_, other=action.hex))
        else:
            found.append(satisfied(rule, "card_losses.adjacent", hex=hex_, other=action.hex))
            found += needs_cubes(position, hex_, animals, number, rule)
    for hex_ in around:
        if len(named.get(hex_, ())) < min(number, cubes_on(position, hex_)):
            found.append(no("cards.must-resolve", "card_losses.neighbour", hex=hex_, other=action.hex))
    return found


def _neighbours_unread(position: Position, unread: tuple[Hex, ...], rules: Rulebook) -> list[Objection]:
    if position.mapless:
        return [undetermined("card.catastrophe", "cards.no-map", c="catastrophe")]
    unread = tuple(name for name in unread if name in unread_with(position, position.animals, rules))
    return [undetermined("card.catastrophe", "card_losses.unread", hexes=unread)] if unread else []


def _survivor(position: Position, action: PlayCard) -> Animal | None:
    """Return whose cube stays: the animal named, or the only one there."""
    return action.keep or next(iter(position.tiles[action.hex or ""].species), None)


def _from_tile(position: Position, action: PlayCard, rules: Rulebook) -> Losses:
    """Return the cubes that go from the tile chosen: all but what stays of the survivor's."""
    hex_, survivor = action.hex or "", _survivor(position, action)
    kept = {survivor: figure(rules, "catastrophe", "kept")}
    losses = {animal: cubes - kept.get(animal, 0) for animal, cubes in position.tiles[hex_].species.items()}
    there = {animal: cubes for animal, cubes in losses.items() if cubes > 0}
    return {hex_: there} if there else {}


def _apply_catastrophe(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.hex is None:
        return position, unchanged(action)
    after, changes = eliminate(position, _from_tile(position, action, rules))
    after, more = eliminate(after, lost(action.victims))
    return after, changes + more or unchanged(action)


def _catastrophe_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for hex_, tile in position.tiles.items():
        around, unread = neighbours(position, hex_, rules)
        if _neighbours_unread(position, unread, rules):
            continue
        hit = {name: position.tiles[name].species for name in around if position.tiles[name].species}
        for keep in tile.species or (None,):
            for victims in choices(hit, figure(rules, "catastrophe", "species")):
                yield PlayCard(animal, "catastrophe", hex=hex_, keep=keep, victims=victims)


# Cold Snap: the others on tundra


def spared(position: Position, animal: Animal, rules: Rulebook) -> tuple[Animal, ...]:
    """Return who is exempt from Cold Snap: you, and by a switch all animals of your player (K19)."""
    return position.same_player(animal) if rules.switch("cold-snap-own-animals") == "spared" else (animal,)


def _frozen(position: Position, action: PlayCard, rules: Rulebook) -> Losses:
    exempt, number = spared(position, action.animal, rules), figure(rules, "cold-snap", "species")
    losses: Losses = {}
    for name in position.tundra():
        species = position.tiles[name].species
        hit = {animal: min(number, cubes) for animal, cubes in species.items() if animal not in exempt}
        if hit:
            losses[name] = hit
    return losses


def _verify_cold_snap(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule = "card.cold-snap"
    found = [differs(rule, "cards.no-map", c="cold-snap")] if position.mapless else []
    exempt = spared(position, action.animal, rules)
    unread = unread_with(position, [animal for animal in position.animals if animal not in exempt], rules)
    if unread and tundra_left(position, rules) > 0:
        found.append(differs(rule, "card_losses.cold-unread", hexes=unread))
    own = position.same_player(action.animal)
    others = [animal for animal in own if animal != action.animal and _stands_on_tundra(position, animal)]
    if others:
        remarks = by_switch("cold-snap-own-animals", rules) or [remark("K19", "card_losses.own-hit", whos=others)]
        found += remarks
    return found + leaving_order(position, _frozen(position, action, rules))


def _stands_on_tundra(position: Position, animal: Animal) -> bool:
    return any(animal in position.tiles[name].species for name in position.tundra())


def _apply_cold_snap(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    after, changes = eliminate(position, _frozen(position, action, rules))
    return after, changes or unchanged(action)


EFFECTS = {
    "catastrophe": Effect(_verify_catastrophe, _apply_catastrophe, _catastrophe_options),
    "cold-snap": Effect(_verify_cold_snap, _apply_cold_snap, no_choice),
    "predator": Effect(_verify_predator, apply_victims, _predator_options),
}
