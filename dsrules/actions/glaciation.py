"""Glaciation: a tundra tile on a tile next to tundra (compendium 9.7). The card Ice Sheet does the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import Glaciation
from dsrules.actions.ground import FULL, may_be_tundra, needs_tile, neighbours
from dsrules.actions.objections import Objection, allowed, differs, no, remark, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.actions.space import needs_space, numbered, spaces_meant
from dsrules.judge.bonus import bonus_step
from dsrules.judge.supply import tundra_left, unknown_hexes
from dsrules.ruling import change
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "glaciation"
TARGET = "glaciation.target"


class Ice(NamedTuple):
    """What freezing a tile does, as far as the position tells.

    beside, beside_unread      adjacent hexes with tundra, and those unread that may have it (the new one not counted)
    cleared, cleared_unread    corners amid three tundra tiles that carry or may carry a disc: surely so, perhaps so
    surplus                    animal -> cubes that go back to its gene pool
    """

    beside: tuple[Hex, ...]
    beside_unread: tuple[Hex, ...]
    cleared: tuple[Corner, ...]
    cleared_unread: tuple[Corner, ...]
    surplus: dict[Animal, int]


def tundra_beside(position: Position, hex_: Hex, rules: Rulebook) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
    """Return the hexes next to `hex_` with tundra, whatever lies beneath (board.adjacency-tundra), and those unread."""
    there, unread = neighbours(position, hex_, rules)
    return (
        tuple(name for name in there if position.tiles[name].tundra),
        tuple(name for name in unread if may_be_tundra(position, name, rules)),
    )


def ice(position: Position, hex_: Hex, rules: Rulebook) -> Ice:
    """Return what a tundra tile on `hex_`, where a tile lies, does (glaciation.steps); the stack has enough for all."""
    board = rules.board
    frozen = {hex_, *position.tundra()}
    perhaps_frozen = frozen.union(unknown_hexes(position, rules))
    survivors = int(rules.tables["actions"][BOX]["survivors"])
    cleared, perhaps = [], []
    for corner in board.corners:
        hexes = board.hexes_of[corner]
        if len(hexes) < FULL or not (corner in position.elements or corner in position.unknown):
            continue
        if frozen.issuperset(hexes):
            cleared.append(corner)
        elif perhaps_frozen.issuperset(hexes):
            perhaps.append(corner)
    return Ice(
        *tundra_beside(position, hex_, rules),
        tuple(cleared),
        tuple(perhaps),
        {
            animal: cubes - survivors
            for animal, cubes in sorted(position.tiles[hex_].species.items(), key=lambda item: rules.rank[item[0]])
            if cubes > survivors
        },
    )


def verify(position: Position, action: Glaciation, rules: Rulebook) -> list[Objection]:
    """Return what is found on the tile; a pawn that acts although the first space is vacant is marked (O5)."""
    found = needs_space(BOX, action.animal, action.space, rules)
    found += verify_tile(position, action.animal, action.hex, rules)
    pawns = position.box(BOX).pawns
    spaces = spaces_meant(position, BOX, action.animal, action.space, rules)
    first = numbered(BOX, rules)[:1]
    if rules.switch("leftmost-glaciation") != "left-most-pawn":
        return found + (
            by_switch("leftmost-glaciation", rules, against=True) if len(spaces) == 1 and spaces != first else []
        )
    if pawns and pawns[0] is None and allowed(found):
        leftmost = next((str(place + 1) for place, holder in enumerate(pawns) if holder is not None), FREE)
        if spaces == (leftmost,) and pawns[int(leftmost) - 1] == action.animal:
            found.append(remark("O5", "glaciation.first-vacant", who=action.animal, space=f"{BOX}@{leftmost}"))
    return found


def verify_tile(position: Position, animal: Animal, hex_: Hex, rules: Rulebook) -> list[Objection]:
    """Return what is found on the ice itself, whoever brings it: a pawn or Ice Sheet."""
    found = _needs_stack(position, hex_, rules)
    found += needs_tile(position, hex_, rules, TARGET)
    if hex_ in position.tiles and position.tiles[hex_].tundra:
        return [*found, no(TARGET, "glaciation.already", hex=hex_)]
    found += _needs_neighbour(position, hex_, rules)
    if allowed(found):
        found += _differences(position, animal, hex_, ice(position, hex_, rules), rules)
    return found


def _needs_neighbour(position: Position, hex_: Hex, rules: Rulebook) -> list[Objection]:
    if position.mapless:
        return [undetermined(TARGET, "glaciation.no-map", hex=hex_)] if hex_ in position.tiles else []
    beside, unread = tundra_beside(position, hex_, rules)
    if beside:
        return [satisfied(TARGET, "glaciation.target", hex=hex_, beside=beside)] if hex_ in position.tiles else []
    if unread:
        return [undetermined(TARGET, "glaciation.unread", hex=hex_, hexes=unread)]
    return [no(TARGET, "glaciation.not-adjacent", hex=hex_)]


def _needs_stack(position: Position, hex_: Hex, rules: Rulebook) -> list[Objection]:
    left = tundra_left(position, rules)
    if left <= 0:
        return [no("glaciation.stack-empty", "glaciation.none-left", n=rules.tundra_tiles)]
    unread = [name for name in unknown_hexes(position, rules) if name != hex_]
    if len(unread) >= left:
        return [undetermined("glaciation.stack-empty", "glaciation.stack-unread", n=left, hexes=unread)]
    key = "glaciation.in-stack-at-least" if unread else "glaciation.in-stack"
    return [satisfied("glaciation.stack-empty", key, n=left - len(unread))]


def _differences(position: Position, animal: Animal, hex_: Hex, effect: Ice, rules: Rulebook) -> list[Objection]:
    found = []
    least, most = _bonus(effect, rules)
    if least != most and position.animals[animal].vp is not None:
        params = {"hexes": effect.beside_unread, "least": least, "most": most}
        found.append(differs("vp.bonus-table", "glaciation.bonus-unread", hex=hex_, who=animal, **params))
    found += [
        differs("glaciation.three-tundra-elements", "glaciation.corner-unread", corner=corner)
        for corner in effect.cleared_unread
    ]
    return found


def _bonus(effect: Ice, rules: Rulebook) -> tuple[int, int]:
    beside = len(effect.beside)
    return rules.bonus_vp(beside), rules.bonus_vp(beside + len(effect.beside_unread))


def apply(position: Position, action: Glaciation, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position under the ice, and the changes. The cone stays (glaciation.cone)."""
    return apply_tile(position, action.animal, action.hex, rules)


def apply_tile(position: Position, animal: Animal, hex_: Hex, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position after a tundra tile came onto `hex_` for the animal, in the order of glaciation.steps."""
    effect = ice(position, hex_, rules)
    changes = [change("glaciation.steps", "glaciation.frozen", hex=hex_, t=position.tiles[hex_].terrain)]
    after = position.with_tile(hex_, position.tiles[hex_]._replace(tundra=True))
    for corner in effect.cleared:
        element = after.elements.get(corner)
        key = "glaciation.cleared" if element else "glaciation.cleared-unread"
        changes.append(change("glaciation.three-tundra-elements", key, corner=corner, e=element))
        after = after.with_element(corner, None)._replace(unknown=after.unknown - {corner})
    least, most = _bonus(effect, rules)
    key = "glaciation.bonus" if least == most else "glaciation.bonus-range"
    params = {"who": animal, "n": len(effect.beside), "vp": least, "most": most}
    parts = (bonus_step(len(effect.beside), rules),) if least == most else ()
    changes.append(change("glaciation.bonus-excludes-self", key, parts, **params))
    after = after.with_count(animal, "vp", least)
    for survivor, surplus in effect.surplus.items():
        after = after.with_species(hex_, survivor, -surplus).with_count(survivor, "gene_pool", surplus)
        rule = "glaciation.survivor-per-animal"
        changes.append(change(rule, "glaciation.surplus", who=survivor, n=surplus, hex=hex_))
    return after, tuple(changes)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Glaciation]:
    """Yield every legal action, one for each tile that may freeze, in board order."""
    for hex_ in rules.board.hexes:
        action = Glaciation(animal, hex_, space)
        if hex_ in position.tiles and allowed(verify(position, action, rules)):
            yield action
