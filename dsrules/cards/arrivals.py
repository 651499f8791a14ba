"""Cards that bring cubes of your own onto Earth: Aquatic, Evolution, Fecundity and Hibernation."""

from __future__ import annotations

from itertools import chain, combinations, product
from typing import TYPE_CHECKING

from dsrules.action import PlayCard, Victim
from dsrules.actions.ground import may_hold_disc, needs_tile, needs_vacant_corner
from dsrules.actions.objections import Objection, allowed, no, remark, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.cards.general import (
    Effect,
    eliminate,
    figure,
    forgone,
    in_bag,
    leaving_order,
    may_draw,
    needs_gene_pool,
    needs_in_bag,
    nothing_possible,
    so_many_there,
    stands,
    unchanged,
    unread_with,
)
from dsrules.judge.supply import unknown_hexes
from dsrules.ruling import NO, change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Corner, Hex
    from dsrules.judge.extinction import Losses
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal


def _added(position: Position, animal: Animal, hex_: Hex, number: int) -> tuple[Position, Step]:
    after = position.with_species(hex_, animal, number).with_count(animal, "gene_pool", -number)
    return after, change("species.source", "card_arrivals.placed", who=animal, n=number, hex=hex_)


def _may_place(position: Position, animal: Animal) -> bool:
    return position.animals[animal].gene_pool != 0


# Aquatic


def waters(position: Position, rules: Rulebook) -> tuple[Hex, ...]:
    """Return the tiles that Aquatic may choose: of its terrains, and not tundra by now."""
    terrains = rules.tables["cards"]["cards"]["aquatic"]["terrains"]
    return tuple(name for name, tile in position.tiles.items() if tile.ground in terrains)


def _open_corners(position: Position, hexes: tuple[Hex, ...], rules: Rulebook) -> tuple[list[Corner], list[Corner]]:
    """Return the corners of some hexes that are vacant, and those that nobody could read."""
    corners = dict.fromkeys(corner for name in hexes for corner in rules.board.corners_of[name])
    vacant = [corner for corner in corners if allowed(needs_vacant_corner(position, corner, rules))]
    unread = [
        corner
        for corner in corners
        if any(may_hold_disc(position, corner, element, rules) for element in rules.elements)
    ]
    return vacant, unread


def _verify_aquatic(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    found = [] if action.hex is None else _needs_water(position, action.hex, rules)
    if action.element is None or action.corner is None:
        found += _without_element(position, action, rules)
    else:
        found += needs_in_bag(position, action.element, rules)
        found += needs_vacant_corner(position, action.corner, rules)
        found += _needs_shore(position, action.corner, action.hex, rules)
    if action.hex is None:
        if action.element is not None and _may_place(position, action.animal):
            found.append(forgone(action))
        return found
    number, most = action.number or 1, figure(rules, "aquatic", "species")
    found.append(_few_enough("card.aquatic", number, most))
    return found + needs_gene_pool(position, action.animal, number)


def _few_enough(rule: str, number: int, most: int) -> Objection:
    """Return whether a card brings so many cubes."""
    if number > most:
        return no(rule, "card_arrivals.too-many", n=number, most=most)
    return satisfied(rule, "card_arrivals.few-enough", n=number, most=most)


def _needs_water(position: Position, hex_: Hex, rules: Rulebook) -> list[Objection]:
    missing = needs_tile(position, hex_, rules, "card.aquatic")
    if missing:
        return missing
    tile, terrains = position.tiles[hex_], rules.tables["cards"]["cards"]["aquatic"]["terrains"]
    if hex_ in waters(position, rules):
        return [satisfied("card.aquatic", "card_arrivals.water", hex=hex_, t=tile.ground)]
    if tile.terrain in terrains:
        return [no("board.tundra-replaces-terrain", "card_arrivals.frozen", hex=hex_, t=tile.terrain)]
    return [no("card.aquatic", "card_arrivals.no-water", hex=hex_, t=tile.ground, terrains=terrains)]


def _needs_shore(position: Position, corner: Corner, hex_: Hex | None, rules: Rulebook) -> list[Objection]:
    """Return whether the corner is one of the tile named, or of any tile that may be chosen."""
    if hex_ is not None:
        if corner in rules.board.corners_of[hex_]:
            return [satisfied("card.aquatic", "card_arrivals.shore", corner=corner, hexes=(hex_,))]
        return [no("card.aquatic", "card_arrivals.other-tile", hex=hex_, corner=corner)]
    hexes = rules.board.hexes_of[corner]
    there = tuple(name for name in waters(position, rules) if name in hexes)
    if there:
        return [satisfied("card.aquatic", "card_arrivals.shore", corner=corner, hexes=there)]
    unread = [name for name in hexes if name in unknown_hexes(position, rules)]
    if unread:
        return [undetermined("card.aquatic", "card_arrivals.shore-unread", corner=corner, hexes=unread)]
    if position.mapless:
        return [undetermined("card.aquatic", "ground.no-map-corner", corner=corner)]
    terrains = rules.tables["cards"]["cards"]["aquatic"]["terrains"]
    return [no("card.aquatic", "card_arrivals.no-shore", corner=corner, terrains=terrains)]


def _without_element(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    """Return what is wrong with leaving the element out: it falls away only where no corner is vacant for it."""
    vacant, unread = _open_corners(position, waters(position, rules), rules)
    drawable = may_draw(position, rules)
    if vacant and in_bag(position, rules):
        return [no("cards.must-resolve", "card_arrivals.element-possible", corners=vacant[:1])]
    if drawable and (unread or vacant or unknown_hexes(position, rules) or position.mapless):
        return [undetermined("cards.must-resolve", "card_arrivals.element-unread")]
    if action.hex is None:
        some = waters(position, rules) and _may_place(position, action.animal)
        return [forgone(action) if some else nothing_possible(action)]
    if rules.switch("aquatic-parts") == "together":
        return [no("O14", "card_arrivals.together"), *by_switch("aquatic-parts", rules, against=True)]
    return [remark("O14", "card_arrivals.apart")]


def _apply_aquatic(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes = []
    if action.element is not None and action.corner is not None:
        position = position.with_element(action.corner, action.element)
        params = {"e": action.element, "corner": action.corner}
        changes.append(change("card.aquatic", "card_discs.placed", (), who=action.animal, **params))
    if action.hex is not None:
        position, arrived = _added(position, action.animal, action.hex, action.number or 1)
        changes.append(arrived)
    return position, tuple(changes) or unchanged(action)


def _aquatic_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    most = min(figure(rules, "aquatic", "species"), position.animals[animal].gene_pool or 0)
    water = waters(position, rules)
    vacant, _ = _open_corners(position, water, rules)
    types = in_bag(position, rules)
    for hex_ in water:
        for number in range(most, 0, -1):
            for corner in rules.board.corners_of[hex_] if types else ():
                for element in types if corner in vacant else ():
                    yield PlayCard(animal, "aquatic", element, corner=corner, hex=hex_, number=number)
            yield PlayCard(animal, "aquatic", hex=hex_, number=number)
    for corner in vacant:
        for element in types:
            yield PlayCard(animal, "aquatic", element, corner=corner)


# Evolution


def replaceable(position: Position, animal: Animal) -> list[Victim]:
    """Return the cubes that may give way: one for each tile and other animal there."""
    return [Victim(name, other) for name, tile in position.tiles.items() for other in tile.species if other != animal]


def _verify_evolution(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, victims = "card.evolution", action.victims
    if not victims:
        some = replaceable(position, action.animal) or unknown_hexes(position, rules) or position.mapless
        return [forgone(action) if some and _may_place(position, action.animal) else nothing_possible(action)]
    number, most = figure(rules, "evolution", "species"), figure(rules, "evolution", "players")
    found, animals = [], [victim.animal for victim in victims]
    if len(set(animals)) > most:
        found.append(no(rule, "card_arrivals.too-many-animals", n=len(set(animals)), most=most))
    else:
        found.append(satisfied(rule, "card_arrivals.animals-fit", n=len(set(animals)), most=most))
    for animal in dict.fromkeys(animals):
        if animals.count(animal) > number:
            found.append(no(rule, "card_arrivals.one-each", who=animal, n=animals.count(animal), most=number))
    for victim in dict.fromkeys(victims):
        missing = needs_tile(position, victim.hex, rules, rule)
        if victim.animal == action.animal:
            found.append(no(rule, "cards.own", who=victim.animal))
        elif missing:
            found += missing
        else:
            found.append(so_many_there(position, rule, victim.animal, victim.hex, victims.count(victim)))
    found += needs_gene_pool(position, action.animal, len(victims))
    if any(objection.verdict == NO for objection in found):
        return found
    found += leaving_order(position, _replaced(position, action))
    return found + (by_switch("evolution-replaced", rules) or [remark("K3", "card_arrivals.replaced-out")])


def _replaced(position: Position, action: PlayCard) -> Losses:
    losses: Losses = {}
    for victim in action.victims:
        if victim.hex in position.tiles:
            there = losses.setdefault(victim.hex, {})
            there[victim.animal] = there.get(victim.animal, 0) + 1
    return losses


def _apply_evolution(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes: list[Step] = []
    if rules.switch("evolution-replaced") == "gene-pool":
        for victim in action.victims:
            position = position.with_species(victim.hex, victim.animal, -1).with_count(victim.animal, "gene_pool", 1)
            changes.append(change("K3", "card_arrivals.back-to-pool", who=victim.animal, hex=victim.hex))
    else:
        position, gone = eliminate(position, _replaced(position, action))
        changes += gone
    for victim in action.victims:
        position, arrived = _added(position, action.animal, victim.hex, 1)
        changes.append(arrived)
    return position, tuple(changes) or unchanged(action)


def _evolution_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    number = figure(rules, "evolution", "species")
    cubes = {other: _some_cubes(position, other, number) for other in position.animals if other != animal}
    most = min(figure(rules, "evolution", "players"), position.animals[animal].gene_pool or 0)
    for size in range(most, 0, -1):
        for chosen in combinations(cubes, size):
            for victims in product(*(cubes[other] for other in chosen)):
                yield PlayCard(animal, "evolution", victims=tuple(chain.from_iterable(victims)))


def _some_cubes(position: Position, animal: Animal, most: int) -> list[tuple[Victim, ...]]:
    """Return every choice of one or more cubes of an animal, up to `most`, each choice once."""
    cubes = [
        Victim(name, animal)
        for name, tile in position.tiles.items()
        if animal in tile.species
        for _ in range(min(most, tile.species[animal]))
    ]
    return [
        some for number in range(min(most, len(cubes)), 0, -1) for some in dict.fromkeys(combinations(cubes, number))
    ]


# Fecundity


def _verify_fecundity(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, animal, number = "card.fecundity", action.animal, figure(rules, "fecundity", "species")
    if not action.hexes:
        somewhere = position.cubes_on_earth(animal) or unread_with(position, (animal,), rules) or position.mapless
        return [forgone(action) if somewhere and _may_place(position, animal) else nothing_possible(action)]
    found = []
    for name in dict.fromkeys(action.hexes):
        missing = needs_tile(position, name, rules, rule)
        found += missing or [stands(position, rule, animal, name)]
        if action.hexes.count(name) > 1:
            found.append(no(rule, "card_arrivals.twice", hex=name, n=number))
    return found + needs_gene_pool(position, animal, number * len(action.hexes))


def _apply_fecundity(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes = []
    for name in action.hexes:
        position, arrived = _added(position, action.animal, name, figure(rules, "fecundity", "species"))
        changes.append(arrived)
    return position, tuple(changes) or unchanged(action)


def _fecundity_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    own = [name for name, tile in position.tiles.items() if animal in tile.species]
    pool, number = position.animals[animal].gene_pool or 0, figure(rules, "fecundity", "species")
    for size in range(len(own), 0, -1):
        for hexes in combinations(own, size) if size * number <= pool else ():
            yield PlayCard(animal, "fecundity", hexes=hexes)


# Hibernation


def _verify_hibernation(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, animal, gone = "card.hibernation", action.animal, position.animals[action.animal].out
    if action.hex is None:
        return [forgone(action) if gone != 0 and (position.tiles or position.unknown) else nothing_possible(action)]
    number, most = action.number or 1, figure(rules, "hibernation", "species")
    found = needs_tile(position, action.hex, rules, rule)
    found.append(_few_enough(rule, number, most))
    if gone is None:
        found.append(undetermined(rule, "card_arrivals.out-not-stated", who=animal, n=number))
    elif number > gone:
        found.append(no(rule, "card_arrivals.not-so-many-out", who=animal, n=number, out=gone))
    else:
        found.append(satisfied(rule, "card_arrivals.so-many-out", who=animal, n=number, out=gone))
    if action.hex in position.tiles and animal not in position.tiles[action.hex].species:
        params = {"who": animal, "hex": action.hex}
        if rules.switch("hibernation-tiles") == "occupied":
            found += [no("O10", "cards.not-there", **params), *by_switch("hibernation-tiles", rules, against=True)]
        else:
            found.append(remark("O10", "card_arrivals.any-tile", **params))
    return found


def _apply_hibernation(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.hex is None:
        return position, unchanged(action)
    animal, number = action.animal, action.number or 1
    after = position.with_species(action.hex, animal, number).with_count(animal, "out", -number)
    tile = after.tiles[action.hex]
    asleep = tile.hibernating.put(animal, tile.hibernating.get(animal, 0) + number)
    returned = change("card.hibernation", "card_arrivals.returned", who=animal, n=number, hex=action.hex)
    return after.with_tile(action.hex, tile._replace(hibernating=asleep)), (returned,)


def _hibernation_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    most = min(figure(rules, "hibernation", "species"), position.animals[animal].out or 0)
    for name in position.tiles:
        for number in range(most, 0, -1):
            yield PlayCard(animal, "hibernation", hex=name, number=number)


EFFECTS = {
    "aquatic": Effect(_verify_aquatic, _apply_aquatic, _aquatic_options),
    "evolution": Effect(_verify_evolution, _apply_evolution, _evolution_options),
    "fecundity": Effect(_verify_fecundity, _apply_fecundity, _fecundity_options),
    "hibernation": Effect(_verify_hibernation, _apply_hibernation, _hibernation_options),
}
