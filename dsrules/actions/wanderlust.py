"""Wanderlust: a new tile, perhaps a disc on it, and species moving onto it (compendium 9.9).

What counts as one move in `options` and `count`: which stack gives which tile to which hex, which disc goes on which
corner, and how many cubes of each animal arrive from each adjacent tile. The stack is written where two show the same
terrain.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Any

from dsrules.action import Cubes, Wanderlust
from dsrules.actions.contents import needs_disc, types_in, without_disc
from dsrules.actions.ground import may_hold_tile, needs_tile, needs_vacant_corner, neighbours
from dsrules.actions.objections import Objection, allowed, differs, no, satisfied, undetermined
from dsrules.actions.space import needs_space
from dsrules.judge.bonus import bonus_step
from dsrules.position import Tile
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Element, Terrain

BOX = "wanderlust"


def moving(action: Wanderlust) -> dict[tuple[Animal, Hex], int]:
    """Return (animal, hex it leaves) -> cubes, in the order written; the same written twice taken together."""
    total: dict[tuple[Animal, Hex], int] = {}
    for cubes in action.moves:
        key = (cubes.animal or action.animal, cubes.hex)
        total[key] = total.get(key, 0) + cubes.number
    return total


def stack_used(position: Position, action: Wanderlust) -> int | None:
    """Return the stack (from 0) whose tile is taken: the one written, else the left-most that shows the terrain."""
    tiles = position.box(BOX).tiles or ()
    if action.stack is not None:
        return action.stack - 1 if tiles[action.stack - 1 : action.stack] == (action.terrain,) else None
    return tiles.index(action.terrain) if action.terrain in tiles else None


def verify(position: Position, action: Wanderlust, rules: Rulebook) -> list[Objection]:
    """Return what is found on the tile, the hex, the disc and the moves."""
    found = needs_space(BOX, action.animal, action.space, rules)
    found += _needs_face_up(position, action)
    found += needs_blank(position, action.hex, rules)
    if action.element is not None and action.corner is not None:
        found += needs_disc(position, BOX, action.element, "wanderlust.element")
        found += _needs_corner(position, action.corner, action.hex, rules)
    found += _verify_moves(position, action, rules)
    found += _differences(position, action, rules)
    return found


def _needs_face_up(position: Position, action: Wanderlust) -> list[Objection]:
    tiles = position.box(BOX).tiles
    if tiles is None:
        return [undetermined("wanderlust.tile", "wanderlust.tiles-not-stated", t=action.terrain, b=BOX)]
    used = stack_used(position, action)
    if used is not None:
        return [satisfied("wanderlust.tile", "wanderlust.face-up", t=action.terrain, n=used + 1)]
    shown = [terrain for terrain in tiles if terrain is not None]
    if action.stack is not None and action.terrain in shown:
        return [no("wanderlust.tile", "wanderlust.other-stack", t=action.terrain, n=action.stack)]
    key = "wanderlust.not-face-up" if shown else "wanderlust.none-face-up"
    return [no("wanderlust.no-refill" if not shown else "wanderlust.tile", key, t=action.terrain, shown=shown)]


def needs_blank(position: Position, hex_: Hex, rules: Rulebook) -> list[Objection]:
    """Return whether a new tile may go on a hex: blank, and next to a tile."""
    rule = "wanderlust.tile"
    if hex_ in position.tiles:
        return [no(rule, "wanderlust.not-blank", hex=hex_, t=position.tiles[hex_].ground)]
    if position.mapless:
        return [undetermined(rule, "ground.no-map", hex=hex_)]
    found = []
    if may_hold_tile(position, hex_, rules):
        found.append(undetermined(rule, "wanderlust.hex-unread", hex=hex_))
    there, unread = neighbours(position, hex_, rules)
    if not there and not unread:
        found.append(no(rule, "wanderlust.not-adjacent", hex=hex_))
    elif not there:
        found.append(undetermined(rule, "wanderlust.neighbours-unread", hex=hex_, hexes=unread))
    return found or [satisfied(rule, "wanderlust.blank", hex=hex_, there=there)]


def _needs_corner(position: Position, corner: Corner, hex_: Hex, rules: Rulebook) -> list[Objection]:
    found = needs_vacant_corner(position, corner, rules)
    if corner not in rules.board.corners_of[hex_]:
        return [*found, no("wanderlust.element", "wanderlust.other-corner", corner=corner, hex=hex_)]
    return [*found, satisfied("wanderlust.element", "wanderlust.own-corner", corner=corner, hex=hex_)]


def _verify_moves(position: Position, action: Wanderlust, rules: Rulebook) -> list[Objection]:
    found: list[Objection] = []
    for (animal, origin), number in moving(action).items():
        found += _verify_move(position, action, animal, origin, number, rules)
    return found


def _verify_move(
    position: Position, action: Wanderlust, animal: Animal, origin: Hex, number: int, rules: Rulebook
) -> list[Objection]:
    found: list[Objection] = []
    rule, params = "wanderlust.move", {"who": animal, "hex": origin, "target": action.hex}
    if not position.mapless and origin not in rules.board.neighbours[action.hex]:
        found.append(no(rule, "wanderlust.not-next", **params))
    missing = needs_tile(position, origin, rules, rule, animal, number)
    if missing:
        return found + missing
    there = position.tiles[origin].species.get(animal, 0)
    if number > there:
        found.append(no(rule, "wanderlust.too-many", who=animal, hex=origin, n=number, there=there))
    return found or [satisfied(rule, "wanderlust.may-move", n=number, there=there, **params)]


def _differences(position: Position, action: Wanderlust, rules: Rulebook) -> list[Objection]:
    least, most, unread = _bonus(position, action.hex, rules)
    if least == most or position.animals[action.animal].vp is None:
        return []
    params = {"hexes": unread, "least": least, "most": most}
    return [differs("wanderlust.bonus", "wanderlust.bonus-unread", hex=action.hex, who=action.animal, **params)]


def _bonus(position: Position, hex_: Hex, rules: Rulebook) -> tuple[int, int, tuple[Hex, ...]]:
    there, unread = neighbours(position, hex_, rules)
    return rules.bonus_vp(len(there)), rules.bonus_vp(len(there) + len(unread)), unread


def apply(position: Position, action: Wanderlust, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the tile, the disc, the bonus VP and the species moved, and the changes.

    The stack shows no tile until Reseed (wanderlust.no-refill).
    """
    changes = [change("wanderlust.tile", "wanderlust.placed", who=action.animal, t=action.terrain, hex=action.hex)]
    used = stack_used(position, action)
    tiles = position.box(BOX).tiles or ()
    tiles = tuple(None if stack == used else terrain for stack, terrain in enumerate(tiles))
    after = position.with_box(BOX, tiles=tiles).with_tile(action.hex, Tile(action.terrain))
    if action.element is not None and action.corner is not None:
        after = without_disc(after, BOX, action.element).with_element(action.corner, action.element)
        params: dict[str, Any] = {"e": action.element, "corner": action.corner}
        changes.append(change("wanderlust.element", "wanderlust.disc", who=action.animal, **params))
    least, most, _ = _bonus(position, action.hex, rules)
    key = "wanderlust.bonus" if least == most else "wanderlust.bonus-range"
    number = len(neighbours(position, action.hex, rules)[0])
    parts = (bonus_step(number, rules),) if least == most else ()
    changes.append(change("wanderlust.bonus", key, parts, who=action.animal, n=number, vp=least, most=most))
    after = after.with_count(action.animal, "vp", least)
    moves = [(origin, action.hex, animal, number) for (animal, origin), number in moving(action).items()]
    moves.sort(key=lambda move: rules.rank[move[2]])  # food chain order, however the line lists them
    changes += [
        change("wanderlust.move", "wanderlust.moved", who=who, n=number, hex=origin, to=to)
        for origin, to, who, number in moves
    ]
    return after.with_moves(moves), tuple(changes)


# Legal moves.


def _tiles(position: Position) -> Iterator[tuple[Terrain, int | None]]:
    tiles = position.box(BOX).tiles or ()
    for stack, terrain in enumerate(tiles):
        if terrain is not None:
            yield terrain, stack + 1 if tiles.count(terrain) > 1 else None


def _blanks(position: Position, rules: Rulebook) -> Iterator[Hex]:
    return (name for name in rules.board.hexes if allowed(needs_blank(position, name, rules)))


def _discs(position: Position, hex_: Hex, rules: Rulebook) -> list[tuple[Element | None, Corner | None]]:
    corners = [name for name in rules.board.corners_of[hex_] if allowed(needs_vacant_corner(position, name, rules))]
    discs: list[tuple[Element | None, Corner | None]] = [(None, None)]
    discs += product(types_in(position, BOX, rules.elements), corners)
    return discs


def _arrivals(position: Position, hex_: Hex, rules: Rulebook) -> list[tuple[Animal, Hex, int]]:
    """Return who may arrive (animal, hex it leaves, cubes at most), in food-chain order, then alphabetically."""
    there, _ = neighbours(position, hex_, rules)
    return [
        (animal, origin, position.tiles[origin].species[animal])
        for animal in rules.food_chain
        for origin in sorted(there)
        if animal in position.tiles[origin].species
    ]


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Wanderlust]:
    """Yield every legal move (see above): by stack, hex in board order, disc, then cubes; lazily."""
    if not allowed(needs_space(BOX, animal, space, rules)):
        return
    for terrain, stack in _tiles(position):
        for hex_ in _blanks(position, rules):
            arrivals = _arrivals(position, hex_, rules)
            for element, corner in _discs(position, hex_, rules):
                for numbers in product(*(range(most + 1) for _, _, most in arrivals)):
                    chosen = zip(arrivals, numbers, strict=True)
                    moves = tuple(Cubes(origin, number, who) for (who, origin, _), number in chosen if number)
                    yield Wanderlust(animal, terrain, hex_, stack, element, corner, moves, space)


def count(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return the number of legal moves (see above): discs times the product of the cubes that may arrive."""
    if not allowed(needs_space(BOX, animal, space, rules)):
        return 0
    total = 0
    for hex_ in _blanks(position, rules):
        ways = len(_discs(position, hex_, rules))
        for _, _, most in _arrivals(position, hex_, rules):
            ways *= most + 1
        total += ways
    return total * sum(1 for _ in _tiles(position))
