"""Competition: one opposing species off each of some tiles (compendium 9.11).

What counts as one move in `options` and `count` is a set of tiles with one victim on each, at least one tile.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import Competition, Victim
from dsrules.actions.ground import needs_tile
from dsrules.actions.objections import Objection, no, note
from dsrules.actions.polynomials import times
from dsrules.actions.space import FREE, by_space, needs_space, spaces_meant
from dsrules.diagnostics import text
from dsrules.rulebook import TUNDRA

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Terrain

BOX = "competition"


class Limit(NamedTuple):
    """What a space allows: one tile of each of these terrains, or `tiles` tiles of any terrain where it is free."""

    terrains: tuple[Terrain, ...]
    tiles: int


def limit(space: str, rules: Rulebook) -> Limit:
    """Return what a space allows (competition.spaces, competition.one-tile-per-type; ability.arachnids if free)."""
    table = rules.tables["actions"][BOX]
    if space == FREE:
        return Limit((*rules.terrains, TUNDRA), int(table["free_tiles"]))
    terrains = (*table["terrains"][int(space) - 1], TUNDRA)
    return Limit(terrains, len(terrains))


def verify(position: Position, action: Competition, rules: Rulebook) -> list[Objection]:
    """Return what stands in the way of the tiles chosen, and of the victim on each."""
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
        found.append(note("execution.voluntary", "competition.nothing", who=action.animal))
    return found


def _verify_tiles(position: Position, action: Competition, space: str, rules: Rulebook) -> list[Objection]:
    """Return what the space says against the terrains and the number of the tiles chosen."""
    allows = limit(space, rules)
    chosen = [name for name in dict.fromkeys(victim.hex for victim in action.victims) if name in position.tiles]
    if space == FREE:
        if len(chosen) <= allows.tiles:
            return []
        return [no("ability.arachnids", "competition.free-tiles", n=len(chosen), most=allows.tiles)]
    found, named = [], f"{BOX}@{space}"
    first: dict[Terrain, Hex] = {}
    for name in chosen:
        ground = position.tiles[name].ground
        if ground not in allows.terrains:
            params = {"hex": name, "t": ground, "space": named, "allowed": allows.terrains}
            found.append(no("competition.spaces", "competition.terrain", **params))
        elif ground in first:
            params = {"hex": name, "t": ground, "other": first[ground]}
            found.append(no("competition.one-tile-per-type", "competition.same-terrain", **params))
        first.setdefault(ground, name)
    return found


def verify_victim(position: Position, animal: Animal, victim: Victim, rules: Rulebook) -> list[Objection]:
    """Return what stands in the way of eliminating this cube: own species present, an opposing one to eliminate."""
    name, other = victim.hex, victim.animal
    found = needs_tile(position, name, rules, "competition.need-presence")
    if other == animal:
        found.append(no("species.opposing", "competition.own", who=animal, hex=name))
    if name not in position.tiles:
        return found
    species = position.tiles[name].species
    if animal not in species:
        found.append(no("competition.need-presence", "competition.not-present", who=animal, hex=name))
    if other not in species:
        found.append(no("competition.eliminate", "competition.no-victim", who=other, hex=name))
    return found


def apply(position: Position, action: Competition, rules: Rulebook) -> tuple[Position, tuple[Text, ...]]:
    """Return the position with the victims out of play (species.removed-out-of-play), and the changes in words."""
    after, changes = position, []
    for victim in action.victims:
        after = after.with_species(victim.hex, victim.animal, -1).with_count(victim.animal, "out", 1)
        changes.append(text("competition.eliminated", who=victim.animal, hex=victim.hex))
    return after, tuple(changes)


# Legal moves.


def _choices(position: Position, animal: Animal, rules: Rulebook, space: Space) -> tuple[int, list[list[list[Victim]]]]:
    """Return the most tiles, and for each group of which one tile may be chosen its tiles with their victims.

    With a space that may be one of several, only what every one of them allows is left.
    """
    spaces = spaces_meant(position, BOX, animal, space, rules)
    if any(needs_space(BOX, animal, one, rules) for one in spaces):
        return 0, []
    limits = [limit(one, rules) for one in spaces]
    terrains = [t for t in limits[0].terrains if all(t in other.terrains for other in limits)]
    tiles: dict[Terrain, list[list[Victim]]] = {terrain: [] for terrain in terrains}
    for name in (*rules.board.hexes, "tile"):
        if name in position.tiles and position.tiles[name].ground in tiles:
            victims = [Victim(name, other) for other in rules.food_chain if other in position.tiles[name].species]
            victims = [victim for victim in victims if not verify_victim(position, animal, victim, rules)]
            if victims:
                tiles[position.tiles[name].ground].append(victims)
    most = min(other.tiles for other in limits)
    if spaces == (FREE,):
        return most, [[victims] for group in tiles.values() for victims in group]
    return most, list(tiles.values())


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Competition]:
    """Yield every legal move (see above), those with fewer tiles first, by terrain, tile and victim; lazily."""
    most, groups = _choices(position, animal, rules, space)
    for size in range(1, min(most, len(groups)) + 1):
        for chosen in combinations(groups, size):
            for victims in product(*([victim for tile in group for victim in tile] for group in chosen)):
                yield Competition(animal, victims, space)


def count(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return the number of legal moves (see above), as coefficients of a product of generating functions."""
    most, groups = _choices(position, animal, rules, space)
    ways = [1]
    for group in groups:
        ways = times(ways, [1, sum(len(tile) for tile in group)], most)
    return sum(ways) - 1
