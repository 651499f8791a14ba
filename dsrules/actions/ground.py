"""Tiles and corners that an action names: what lies there, as far as the position knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.actions.objections import Objection, no, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.board import TILE
from dsrules.judge.supply import cubes_left, tundra_left, unknown_hexes
from dsrules.judge.unknown import discs_left

if TYPE_CHECKING:
    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element

FULL = 3
"""The hexes that meet at a corner away from the rim: geometry, no figure of the game."""


def may_hold_tile(position: Position, hex_: Hex, rules: Rulebook) -> bool:
    """Tell whether a hex that nobody could read may hold a tile: the box must have one left for it."""
    return hex_ in position.unknown and hex_ in unknown_hexes(position, rules)


def may_be_tundra(position: Position, hex_: Hex, rules: Rulebook) -> bool:
    """Tell whether a hex that nobody could read may hold a tundra tile."""
    return may_hold_tile(position, hex_, rules) and tundra_left(position, rules) > 0


def may_hold_disc(position: Position, corner: Corner, element: Element, rules: Rulebook) -> bool:
    """Tell whether a corner that nobody could read may hold a disc of the type: the bag must have one left for it."""
    return corner in position.unknown and discs_left(position, rules)[element] > 0


def needs_tile(
    position: Position, hex_: Hex, rules: Rulebook, rule: str, animal: Animal | None = None, cubes: int = 1
) -> list[Objection]:
    """Return what is wrong with naming a hex where a tile in play is asked for; nothing says that one lies there.

    What is asked of the tile comes next, and its ground names the tile. With an animal, some of its cubes are asked
    for there: a hex that nobody could read may hold no more of them than the position leaves untold.
    """
    if hex_ in position.tiles:
        return []
    if position.mapless:
        return [undetermined(rule, "ground.no-map", hex=hex_)]
    if may_hold_tile(position, hex_, rules):
        if animal is not None and cubes_left(position, rules, animal) < cubes:
            return [no(rule, "ground.no-cubes-untold", hex=hex_, who=animal, n=cubes)]
        return [undetermined(rule, "ground.unknown-hex", hex=hex_)]
    return [no(rule, "ground.no-tile", hex=hex_)]


def neighbours(position: Position, hex_: Hex, rules: Rulebook) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
    """Return the adjacent hexes with a tile (board.adjacency), and those that may have one."""
    around = rules.board.neighbours[hex_]
    return (
        tuple(name for name in around if name in position.tiles),
        tuple(name for name in around if may_hold_tile(position, name, rules)),
    )


def tiles_in_order(position: Position, rules: Rulebook) -> tuple[Hex, ...]:
    """Return the tiles in the order of the board."""
    return tuple(name for name in (*rules.board.hexes, TILE) if name in position.tiles)


def corners_in_order(position: Position, rules: Rulebook) -> tuple[Corner, ...]:
    """Return the corners of the board in its order, of the one tile in a document without a map."""
    return rules.board.corners_of[TILE] if position.mapless else rules.board.corners


def off_the_map(position: Position, corner: Corner, rules: Rulebook) -> bool:
    """Tell whether a corner lies outside a document of one tile without a map."""
    return position.mapless and TILE not in rules.board.hexes_of[corner]


def needs_vacant_corner(position: Position, corner: Corner, rules: Rulebook) -> list[Objection]:
    """Return whether a disc may go on a corner: vacant, occupied (board.corner-one-element) or unread."""
    if off_the_map(position, corner, rules):
        return [undetermined("board.corner-one-element", "ground.no-map-corner", corner=corner)]
    there = position.elements.get(corner)
    if rules.switch("rim-corners") != "usable" and len(rules.board.hexes_of[corner]) < FULL and not position.mapless:
        return by_switch("rim-corners", rules, against=True)
    if there is not None:
        return [no("board.corner-one-element", "ground.occupied", corner=corner, e=there)]
    if any(may_hold_disc(position, corner, element, rules) for element in rules.elements):
        return [undetermined("board.corner-one-element", "ground.unknown-corner-vacant", corner=corner)]
    return [satisfied("board.corner-one-element", "ground.vacant", corner=corner)]


def needs_touching_tile(position: Position, corner: Corner, rules: Rulebook) -> list[Objection]:
    """Return whether a corner touches a tile in play (board.corner-must-touch-tile); nothing off a map not shown."""
    if off_the_map(position, corner, rules):
        return []
    rule, hexes = "board.corner-must-touch-tile", rules.board.hexes_of[corner]
    there = tuple(name for name in hexes if name in position.tiles)
    if there:
        return [satisfied(rule, "ground.touches", corner=corner, hexes=there)]
    unread = [name for name in hexes if may_hold_tile(position, name, rules)]
    if unread:
        return [undetermined(rule, "ground.unknown-touch", corner=corner, hexes=unread)]
    return [no(rule, "ground.no-touch", corner=corner)]
