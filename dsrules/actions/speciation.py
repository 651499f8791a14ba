"""Speciation: new species on the tiles around a disc, and the free species of the insects (compendium 9.8).

What counts as one move in `options` and `count` is a distribution of new cubes over tiles, at least one cube: the same
cubes placed by way of another disc of the type are the same move, written with the disc that comes first on the board.
"""

from __future__ import annotations

from itertools import combinations, product
from typing import TYPE_CHECKING

from dsrules.action import Cubes, Speciation
from dsrules.actions.ground import corners_in_order, may_hold_disc, needs_tile, off_the_map, tiles_in_order
from dsrules.actions.objections import Objection, allowed, no, satisfied, undetermined
from dsrules.actions.polynomials import times
from dsrules.actions.space import by_space, needs_space, numbered, spaces_meant
from dsrules.rulebook import TUNDRA
from dsrules.ruling import change
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Corner, Hex
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Element

BOX = "speciation"


def row_element(space: str, rules: Rulebook) -> Element:
    """Return the type of disc that a numbered space asks for (speciation.element-row)."""
    return str(rules.tables["actions"][BOX]["elements"][int(space) - 1])


def most_on(tile: Tile, rules: Rulebook) -> int:
    """Return how many species one Speciation may put on a tile (speciation.max-by-terrain)."""
    table = rules.tables["terrain"]
    entry = table["tundra"] if tile.ground == TUNDRA else table["terrains"][tile.terrain]
    return int(entry["speciation_max"])


def free_species(rules: Rulebook) -> int:
    """Return how many species the free action adds (ability.insects)."""
    return int(rules.tables["actions"][BOX]["free_species"])


def placed(action: Speciation) -> dict[Hex, int]:
    """Return hex -> new cubes, hexes named twice taken together."""
    total: dict[Hex, int] = {}
    for cubes in action.placed:
        total[cubes.hex] = total.get(cubes.hex, 0) + cubes.number
    return total


def _space(action: Speciation) -> Space:
    """Return the space written; an action without a disc and without a space is the free one."""
    return FREE if action.space is None and action.corner is None else action.space


def verify(position: Position, action: Speciation, rules: Rulebook) -> list[Objection]:
    """Return what is found on the cubes, the tiles, the disc and its type."""
    space, cubes = _space(action), placed(action)
    found = _needs_gene_pool(position, action.animal, sum(cubes.values()))
    if space == FREE:
        found += needs_space(BOX, action.animal, space, rules)
        found += _verify_free(position, action.animal, cubes, rules)
    elif action.corner is None:
        found += needs_space(BOX, action.animal, space, rules)
        found.append(no("speciation.choose-element", "speciation.no-disc-named", who=action.animal))
    else:
        found += _verify_disc(position, action, rules)
        for name, number in cubes.items():
            found += _verify_tile(position, name, number, action.corner, rules)
    if not cubes:
        found.append(satisfied("execution.voluntary", "speciation.nothing", who=action.animal))
    return found


def _needs_gene_pool(position: Position, animal: Animal, number: int) -> list[Objection]:
    held = position.animals[animal].gene_pool
    if held is None and number:
        return [undetermined("speciation.limited-by-gene-pool", "speciation.pool-not-stated", who=animal, n=number)]
    if held is not None and number > held:
        return [no("speciation.limited-by-gene-pool", "speciation.pool", who=animal, n=number, held=held)]
    if not number:
        return []
    return [satisfied("speciation.limited-by-gene-pool", "speciation.pool-holds", who=animal, n=number, held=held)]


def _verify_free(position: Position, animal: Animal, cubes: dict[Hex, int], rules: Rulebook) -> list[Objection]:
    found, most = [], free_species(rules)
    number = sum(cubes.values())
    params = {"who": animal, "n": number, "most": most}
    if number > most:
        found.append(no("ability.insects", "speciation.free-most", **params))
    if len(cubes) > 1:
        found.append(no("ability.insects", "speciation.free-one-tile", who=animal, n=len(cubes)))
    for name in cubes:
        found += needs_tile(position, name, rules, "ability.insects")
    if cubes and not found:
        found.append(satisfied("ability.insects", "speciation.free", hex=next(iter(cubes)), **params))
    return found


def _verify_disc(position: Position, action: Speciation, rules: Rulebook) -> list[Objection]:
    corner = action.corner
    assert corner is not None
    rule = "speciation.choose-element"
    element = position.elements.get(corner)
    spaces = spaces_meant(position, BOX, action.animal, action.space, rules)
    spaces = tuple(space for space in spaces if space != FREE) or numbered(BOX, rules)
    if element is None:
        if off_the_map(position, corner, rules):
            return [undetermined(rule, "ground.no-map-corner", corner=corner)]
        wanted = [row_element(space, rules) for space in spaces if space in numbered(BOX, rules)]
        if any(may_hold_disc(position, corner, element, rules) for element in wanted):
            return [undetermined(rule, "speciation.unread", corner=corner)]
        return [no(rule, "speciation.no-disc", corner=corner)]

    def judge(space: str) -> list[Objection]:
        wanted = row_element(space, rules)
        params = {"space": f"{BOX}@{space}", "wanted": wanted, "corner": corner, "e": element}
        if wanted == element:
            return [satisfied("speciation.element-row", "speciation.row", **params)]
        return [no("speciation.element-row", "speciation.other-type", **params)]

    return by_space(BOX, action.animal, spaces, judge, "speciation.element-row", rules)


def _verify_tile(position: Position, name: Hex, number: int, corner: Corner, rules: Rulebook) -> list[Objection]:
    found = []
    if name in rules.board.hexes_of[corner]:
        found.append(satisfied("speciation.place", "speciation.touches", hex=name, corner=corner))
    elif not off_the_map(position, corner, rules):
        found.append(no("speciation.place", "speciation.not-touching", hex=name, corner=corner))
    missing = needs_tile(position, name, rules, "speciation.place")
    if missing:
        return found + missing
    tile = position.tiles[name]
    most = most_on(tile, rules)
    params = {"hex": name, "n": number, "most": most, "t": tile.ground}
    if number > most:
        return [*found, no("speciation.max-by-terrain", "speciation.too-many", **params)]
    return [*found, satisfied("speciation.max-by-terrain", "speciation.room", **params)]


def apply(position: Position, action: Speciation, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the new species, taken from the gene pool (species.source), and the changes."""
    after, changes = position, []
    for name, number in placed(action).items():
        after = after.with_species(name, action.animal, number).with_count(action.animal, "gene_pool", -number)
        changes.append(change("species.source", "speciation.placed", who=action.animal, n=number, hex=name))
    return after, tuple(changes)


def _kind(position: Position, animal: Animal, rules: Rulebook, space: Space) -> str | None:
    """Return `free` or the type of disc that the animal's action asks for; None where the space is open or not its."""
    spaces = spaces_meant(position, BOX, animal, space, rules)
    if len(spaces) != 1 or not allowed(needs_space(BOX, animal, spaces[0], rules)):
        return None
    return FREE if spaces[0] == FREE else row_element(spaces[0], rules)


def _rooms(position: Position, element: Element, rules: Rulebook) -> Iterator[tuple[Corner, tuple[Hex, ...]]]:
    """Yield each disc of the type that touches a set of tiles not seen before, with those tiles."""
    seen: set[tuple[Hex, ...]] = set()
    for corner in corners_in_order(position, rules):
        if position.elements.get(corner) == element:
            tiles = tuple(name for name in rules.board.hexes_of[corner] if name in position.tiles)
            if tiles not in seen:
                seen.add(tiles)
                yield corner, tiles


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Speciation]:
    """Yield every legal move (see above), disc by disc in board order, then by cubes on the disc's tiles."""
    kind, pool = _kind(position, animal, rules, space), position.animals[animal].gene_pool
    if kind is None or pool is None:
        return
    if kind == FREE:
        for name in tiles_in_order(position, rules):
            for number in range(1, min(free_species(rules), pool) + 1):
                yield Speciation(animal, None, (Cubes(name, number),), FREE)
        return
    earlier: list[set[Hex]] = []
    for corner, tiles in _rooms(position, kind, rules):
        for numbers in product(*(range(most_on(position.tiles[name], rules) + 1) for name in tiles)):
            cubes = tuple(Cubes(name, number) for name, number in zip(tiles, numbers, strict=True) if number)
            used = {name for name, number in zip(tiles, numbers, strict=True) if number}
            if 0 < sum(numbers) <= pool and not any(used <= other for other in earlier):
                yield Speciation(animal, corner, cubes, space)
        earlier.append(set(tiles))


def count(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return the number of legal moves (see above), by generating functions over the sets of tiles that get cubes."""
    kind, pool = _kind(position, animal, rules, space), position.animals[animal].gene_pool
    if kind is None or pool is None:
        return 0
    if kind == FREE:
        return len(position.tiles) * min(free_species(rules), pool)
    supports = {
        support
        for _, tiles in _rooms(position, kind, rules)
        for size in range(1, len(tiles) + 1)
        for support in combinations(tiles, size)
    }
    total = 0
    for support in supports:
        ways = [1]
        for name in support:
            ways = times(ways, [0] + [1] * most_on(position.tiles[name], rules), pool)
        total += sum(ways)
    return total
