"""Cards that move VP: Biodiversity, Ecodiversity, Fertile, Ice Age and Niche Biomes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import PlayCard
from dsrules.actions.ground import may_hold_disc, needs_tile
from dsrules.actions.objections import Objection, differs, no, remark
from dsrules.actions.readings import by_switch
from dsrules.cards.general import (
    Effect,
    figure,
    must_resolve,
    no_choice,
    stands,
    tile_scored,
    unchanged,
    unread_with,
)
from dsrules.judge.bonus import bonus_step
from dsrules.judge.supply import unknown_hexes
from dsrules.rulebook import BEYOND
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Card


def needs_map(position: Position, action: PlayCard) -> list[Objection]:
    """Return that the result of a card that looks at all of Earth cannot be told from one tile without a map."""
    return [differs(f"card.{action.card}", "cards.no-map", c=action.card)] if position.mapless else []


def _scored(position: Position, card: Card, gains: dict[Animal, int]) -> tuple[Position, tuple[Step, ...]]:
    for animal, vp in gains.items():
        position = position.with_count(animal, "vp", vp)
    return position, tuple(change(f"card.{card}", "cards.scores", who=animal, vp=vp) for animal, vp in gains.items())


# Biodiversity


def shared_tiles(position: Position, animal: Animal) -> tuple[Hex, ...]:
    """Return the tiles where the animal and at least one other stand."""
    return tuple(name for name, tile in position.tiles.items() if animal in tile.species and len(tile.species) > 1)


def _verify_biodiversity(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    found = needs_map(position, action)
    others = [animal for animal in position.animals if animal != action.animal]
    unread = unread_with(position, (action.animal,), rules) and unread_with(position, others, rules)
    if unread and position.animals[action.animal].vp is not None:
        found.append(differs("card.biodiversity", "cards.unread-shared", who=action.animal, hexes=unread))
    return found


def _apply_biodiversity(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    tiles = shared_tiles(position, action.animal)
    after, changes = _scored(position, action.card, {action.animal: figure(rules, action.card, "vp") * len(tiles)})
    shared = change("card.biodiversity", "cards.shared", who=action.animal, n=len(tiles), hexes=tiles)
    return after, (shared, *changes)


# Ecodiversity


def discs_needed(position: Position, animal: Animal) -> int:
    """Return the number of discs on Earth whose type is on the animal's display, each once (O9: Earth alone)."""
    needed = position.animals[animal].elements
    return sum(element in needed for element in position.elements.values())


def _ecodiversity_scorers(position: Position, animal: Animal, rules: Rulebook) -> tuple[Animal, ...]:
    return tuple(position.animals) if rules.switch("ecodiversity") == "all" else (animal,)


def _verify_ecodiversity(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    found = needs_map(position, action)
    scorers = _ecodiversity_scorers(position, action.animal, rules)
    for animal in scorers:
        display = position.animals[animal].elements
        corners = tuple(
            corner
            for corner in sorted(position.unknown.difference(rules.board.axial))
            if any(may_hold_disc(position, corner, element, rules) for element in set(display))
        )
        if corners and position.animals[animal].vp is not None:
            found.append(differs("card.ecodiversity", "cards.unread-needed", who=animal, corners=corners))
    others = [animal for animal in position.animals if animal != action.animal and discs_needed(position, animal)]
    if others:
        found += by_switch("ecodiversity", rules) or [remark("K4", "cards.only-you", who=action.animal)]
    on_display = {element for box in position.display.values() for element in box.elements or ()}
    if on_display & {element for animal in scorers for element in position.animals[animal].elements}:
        found.append(remark("O9", "cards.earth-only"))
    return found


def _apply_ecodiversity(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    numbers = {
        animal: discs_needed(position, animal) for animal in _ecodiversity_scorers(position, action.animal, rules)
    }
    each = figure(rules, action.card, "vp")
    after, changes = _scored(position, action.card, {animal: each * number for animal, number in numbers.items()})
    needed = (change("card.ecodiversity", "cards.needed", who=animal, n=number) for animal, number in numbers.items())
    return after, (*needed, *changes)


# Fertile


def _verify_fertile(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, animal = "card.fertile", action.animal
    if action.hex is None:
        some = position.cubes_on_earth(animal) > 0
        perhaps = bool(position.mapless or unread_with(position, (animal,), rules))
        if rules.switch("fertile-optional") == "optional":
            return by_switch("fertile-optional", rules) if some or perhaps else []
        found = must_resolve(action, some, perhaps)
        return [*found, no("K17", "cards.fertile-mandatory", who=animal)] if some else found
    missing = needs_tile(position, action.hex, rules, rule)
    if missing:
        return missing
    return [stands(position, rule, animal, action.hex)]


def _apply_fertile(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.hex is None:
        return position, unchanged(action)
    cubes = sum(position.tiles[action.hex].species.values())
    after, changes = _scored(position, action.card, {action.animal: figure(rules, action.card, "vp") * cubes})
    return after, (change("card.fertile", "cards.fertile", n=cubes, hex=action.hex), *changes)


def _fertile_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for name, tile in position.tiles.items():
        if animal in tile.species:
            yield PlayCard(animal, "fertile", hex=name)


# Ice Age


def cones(position: Position) -> dict[Animal, int]:
    """Return the number of dominance cones of every animal on Earth, whoever would qualify (dominance.persists)."""
    held = [tile.cone for tile in position.tiles.values()]
    return {animal: held.count(animal) for animal in position.animals}


def _verify_ice_age(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    found = needs_map(position, action)
    unread = unknown_hexes(position, rules)
    if unread and any(sheet.vp is not None for sheet in position.animals.values()):
        found.append(differs("card.ice-age", "cards.unread-cones", hexes=unread))
    for animal, number in cones(position).items():
        if rules.beyond_bonus(number):
            found += by_switch(BEYOND, rules) or [
                remark("vp.bonus-cap", "cards.beyond-table", who=animal, n=number, last=rules.bonus_vp(number))
            ]
    return found


def _apply_ice_age(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    numbers = cones(position)
    after, changes = position, []
    for animal, number in numbers.items():
        vp = rules.bonus_vp(number)
        after = after.with_count(animal, "vp", vp)
        params = {"n": number, "vp": vp}
        changes.append(change("card.ice-age", "cards.cones", (bonus_step(number, rules),), who=animal, **params))
    return after, (*changes, change("end.trigger", "cards.last-turn"))


# Niche Biomes


def _ahead(position: Position, animal: Animal) -> dict[Animal, int]:
    """Return the animals with more VP than this one, and their VP, as far as stated."""
    own = position.animals[animal].vp
    return {
        name: sheet.vp
        for name, sheet in position.animals.items()
        if own is not None and sheet.vp is not None and sheet.vp > own
    }


def _first_place(position: Position, rules: Rulebook) -> int | None:
    tile = position.tiles.get(tile_scored(position) or "")
    if tile is None:
        return None
    places = rules.tile_vp(tile.ground)
    rank = figure(rules, "niche-biomes", "rank")
    return places[rank - 1] if rank <= len(places) else 0


def _verify_niche_biomes(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, animal = "card.niche-biomes", action.animal
    if position.animals[animal].vp is None:
        stated = [name for name, sheet in position.animals.items() if sheet.vp is not None]
        return [differs(rule, "cards.own-vp", who=animal, whos=stated)] if stated else []
    ahead = _ahead(position, animal)
    if ahead and _first_place(position, rules) is None:
        return [differs(rule, "cards.which-tile", whos=list(ahead))]
    return []


def _apply_niche_biomes(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    first, name = _first_place(position, rules) or 0, tile_scored(position)
    changes = []
    for animal, vp in _ahead(position, action.animal).items():
        lost = min(vp, first)  # vp.floor-zero
        position = position.with_count(animal, "vp", -lost)
        params = {"vp": lost, "left": vp - lost, "first": first}
        changes.append(change("card.niche-biomes", "cards.niche", (), who=animal, hex=name, **params))
    return position, tuple(changes) or (change("card.niche-biomes", "cards.nobody-ahead", who=action.animal),)


EFFECTS = {
    "biodiversity": Effect(_verify_biodiversity, _apply_biodiversity, no_choice),
    "ecodiversity": Effect(_verify_ecodiversity, _apply_ecodiversity, no_choice),
    "fertile": Effect(_verify_fertile, _apply_fertile, _fertile_options),
    "ice-age": Effect(_verify_ice_age, _apply_ice_age, no_choice),
    "niche-biomes": Effect(_verify_niche_biomes, _apply_niche_biomes, no_choice),
}
