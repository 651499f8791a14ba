"""Competition: one opposing species off each of some tiles (compendium 9.11).

What counts as one move in `options` and `count` is a set of tiles with one victim on each, at least one tile.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import Competition, Victim
from dsrules.actions.ground import needs_tile, tiles_in_order
from dsrules.actions.objections import Objection, allowed, no, satisfied
from dsrules.actions.polynomials import times
from dsrules.actions.readings import by_switch
from dsrules.actions.space import by_space, needs_space, spaces_meant
from dsrules.rulebook import TUNDRA
from dsrules.ruling import change
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Hex
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Terrain

BOX = "competition"


class Limit(NamedTuple):
    """What a space allows: tiles of these terrains, at most `tiles` in all if that is a number, else one of a kind."""

    terrains: tuple[Terrain, ...]
    tiles: int | None = None


def limit(space: str, rules: Rulebook) -> Limit:
    """Return what a space allows (competition.spaces, competition.one-tile-per-type; ability.arachnids if free, K2)."""
    table = rules.tables["actions"][BOX]
    if space == FREE:
        one = rules.switch("arachnid-competition") == "one-tile"
        return Limit((*rules.terrains, TUNDRA), int(table["free_tiles"]) if one else None)
    return Limit((*table["terrains"][int(space) - 1], TUNDRA))


def kind_of(tile: Tile, rules: Rulebook) -> Terrain:
    """Return the terrain of which one tile may be chosen: what the tile counts as, or what is buried there (K11)."""
    return tile.terrain if rules.switch("tundra-competition") == "by-buried-terrain" else tile.ground


def verify(position: Position, action: Competition, rules: Rulebook) -> list[Objection]:
    """Return what is found on the tiles chosen, and on the victim on each."""
    spaces = spaces_meant(position, BOX, action.animal, action.space, rules)
    found = by_space(
        BOX,
        action.animal,
        spaces,
        lambda space: _verify_tiles(position, action, space, rules),
        "competition.spaces",
        rules,
    )
    chosen = [victim.hex for victim in action.victims]
    for name in dict.fromkeys(chosen):
        if chosen.count(name) > 1:
            found.append(no("competition.eliminate", "competition.same-tile", hex=name))
    for victim in dict.fromkeys(action.victims):
        found += verify_victim(position, action.animal, victim, rules)
    if not action.victims:
        found.append(satisfied("execution.voluntary", "competition.nothing", who=action.animal))
    return found


def _verify_tiles(position: Position, action: Competition, space: str, rules: Rulebook) -> list[Objection]:
    """Return what the space says to the terrains and the number of the tiles chosen."""
    allows = limit(space, rules)
    chosen = [name for name in dict.fromkeys(victim.hex for victim in action.victims) if name in position.tiles]
    if allows.tiles is not None:
        params = {"n": len(chosen), "most": allows.tiles}
        if len(chosen) <= allows.tiles:
            return [satisfied("ability.arachnids", "competition.free", **params)]
        return [no("ability.arachnids", "competition.free-tiles", **params)]
    found = by_switch("arachnid-competition", rules) if space == FREE and len(chosen) > 1 else []
    first: dict[Terrain, Hex] = {}
    for name in chosen:
        tile = position.tiles[name]
        kind = kind_of(tile, rules)
        where = {"hex": name, "t": tile.ground, "space": f"{BOX}@{space}"}
        if tile.ground not in allows.terrains:
            found.append(no("competition.spaces", "competition.terrain", allowed=allows.terrains, **where))
        elif kind in first:
            same = {"hex": name, "t": kind, "other": first[kind]}
            found.append(no("competition.one-tile-per-type", "competition.same-terrain", **same))
            if tile.ground != position.tiles[first[kind]].ground:
                found += by_switch("tundra-competition", rules, against=True)
        else:
            found.append(satisfied("competition.spaces", "competition.terrain-allowed", **where))
        first.setdefault(kind, name)
    if 1 < len(chosen) == len(first):
        found.append(satisfied("competition.one-tile-per-type", "competition.terrains-differ"))
    frozen = [name for name in chosen if position.tiles[name].tundra]
    return found + (by_switch("tundra-competition", rules) if len(frozen) > 1 else [])


def verify_victim(position: Position, animal: Animal, victim: Victim, rules: Rulebook) -> list[Objection]:
    """Return whether this cube may be eliminated: own species present, an opposing one to eliminate."""
    name, other = victim.hex, victim.animal
    found = needs_tile(position, name, rules, "competition.need-presence", animal)
    if other == animal:
        found.append(no("species.opposing", "competition.own", who=animal, hex=name))
    if name not in position.tiles:
        return found
    species = position.tiles[name].species
    presence = no if animal not in species else satisfied
    key = "competition.not-present" if animal not in species else "competition.present"
    found.append(presence("competition.need-presence", key, who=animal, hex=name))
    if other not in species:
        found.append(no("competition.eliminate", "competition.no-victim", who=other, hex=name))
    elif other != animal:
        found.append(satisfied("competition.eliminate", "competition.victim", who=other, hex=name))
    return found


def apply(position: Position, action: Competition, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the victims out of play (species.removed-out-of-play), and the changes."""
    after, changes = position, []
    for victim in action.victims:
        after = after.with_species(victim.hex, victim.animal, -1).with_count(victim.animal, "out", 1)
        changes.append(change("competition.eliminate", "competition.eliminated", who=victim.animal, hex=victim.hex))
    return after, tuple(changes)


# Legal moves.


def _choices(position: Position, animal: Animal, rules: Rulebook, space: Space) -> tuple[int, list[list[Victim]]]:
    """Return the most tiles that may be chosen, and groups of victims of which one may be chosen from each.

    With a space that may be one of several, only what every one of them allows is left.
    """
    spaces = spaces_meant(position, BOX, animal, space, rules)
    if not all(allowed(needs_space(BOX, animal, one, rules)) for one in spaces):
        return 0, []
    limits = [limit(one, rules) for one in spaces]
    groups: dict[str, list[Victim]] = {}
    for name in tiles_in_order(position, rules):
        tile = position.tiles[name]
        if not all(tile.ground in allows.terrains for allows in limits):
            continue
        victims = [Victim(name, other) for other in rules.food_chain if other in tile.species]
        victims = [victim for victim in victims if allowed(verify_victim(position, animal, victim, rules))]
        if victims:
            group = name if all(allows.tiles is not None for allows in limits) else kind_of(tile, rules)
            groups.setdefault(group, []).extend(victims)
    most = min(len(groups) if allows.tiles is None else allows.tiles for allows in limits)
    return most, list(groups.values())


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Competition]:
    """Yield every legal move (see above), those with fewer tiles first, by terrain, tile and victim; lazily."""
    most, groups = _choices(position, animal, rules, space)
    for size in range(1, min(most, len(groups)) + 1):
        for chosen in combinations(groups, size):
            for victims in product(*chosen):
                yield Competition(animal, victims, space)


def count(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return the number of legal moves (see above), as coefficients of a product of generating functions."""
    most, groups = _choices(position, animal, rules, space)
    ways = [1]
    for group in groups:
        ways = times(ways, [1, len(group)], most)
    return sum(ways) - 1
