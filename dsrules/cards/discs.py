"""Cards that put discs on Earth or take them off: Habitat and Blight."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import PlayCard
from dsrules.actions.abundance import corners_for_discs
from dsrules.actions.ground import may_hold_disc, needs_tile, needs_touching_tile, needs_vacant_corner
from dsrules.actions.objections import Objection, no, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.board import TILE
from dsrules.cards.general import Effect, figure, in_bag, may_draw, must_resolve, needs_in_bag, nothing_hit, unchanged
from dsrules.judge.supply import unknown_hexes
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal


# Habitat


def _verify_habitat(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    if action.element is None or action.corner is None:
        return _habitat_unused(position, action, rules)
    return [
        *needs_in_bag(position, action.element, rules),
        *needs_vacant_corner(position, action.corner, rules),
        *needs_touching_tile(position, action.corner, rules),
    ]


def _habitat_unused(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    if not may_draw(position, rules):
        return must_resolve(action, False, False)
    some = any(True for _ in corners_for_discs(position, rules)) and bool(in_bag(position, rules))
    return must_resolve(action, some, bool(position.mapless or position.unknown))


def _apply_habitat(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.element is None or action.corner is None:
        return position, unchanged(action)
    params = {"e": action.element, "corner": action.corner}
    placed = change("card.habitat", "card_discs.placed", (), who=action.animal, **params)
    return position.with_element(action.corner, action.element), (placed,)


def _habitat_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    types = in_bag(position, rules)
    for corner in corners_for_discs(position, rules):
        for element in types:
            yield PlayCard(animal, "habitat", element=element, corner=corner)


# Blight


class Discs(NamedTuple):
    """The corners of a hex that carry a disc, and those that nobody could read and that may carry one."""

    certain: tuple[Corner, ...]
    unread: tuple[Corner, ...]


def discs_of(position: Position, hex_: Hex, rules: Rulebook) -> Discs:
    """Return the discs of a hex, corners in the board's order."""
    corners = rules.board.corners_of[hex_]
    return Discs(
        tuple(corner for corner in corners if corner in position.elements),
        tuple(
            corner
            for corner in corners
            if any(may_hold_disc(position, corner, element, rules) for element in rules.elements)
        ),
    )


def _verify_blight(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    if action.hex is None:
        return _blight_unused(position, action, rules)
    missing = needs_tile(position, action.hex, rules, "card.blight")
    if missing:
        return missing
    there = discs_of(position, action.hex, rules)
    if action.corner is None:
        found = _keeps_nothing(action.hex, there, rules)
    else:
        found = _keeps(action.hex, action.corner, there, rules)
    kept = figure(rules, "blight", "kept")
    cleared = action.corner is None and there.certain and rules.switch("blight-amount") == "may-clear"
    if len(there.certain) + len(there.unread) <= kept and not cleared:
        found.append(nothing_hit(action.hex, "blight"))
    return found


def _blight_unused(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    kept = figure(rules, "blight", "kept")
    discs = {name: discs_of(position, name, rules) for name in (*position.tiles, *unknown_hexes(position, rules))}
    some = any(len(there.certain) > kept for name, there in discs.items() if name in position.tiles)
    perhaps = any(len(there.certain) + len(there.unread) > kept for there in discs.values())
    return must_resolve(action, some, perhaps or TILE in position.tiles)


def _keeps(hex_: Hex, corner: Corner, there: Discs, rules: Rulebook) -> list[Objection]:
    if corner not in rules.board.corners_of[hex_]:
        return [no("card.blight", "card_discs.not-its-corner", hex=hex_, corner=corner)]
    if corner in there.unread:
        return [undetermined("card.blight", "card_discs.kept-unread", corner=corner)]
    if corner not in there.certain:
        return [no("card.blight", "card_discs.kept-vacant", hex=hex_, corner=corner)]
    return [satisfied("card.blight", "card_discs.kept", hex=hex_, corner=corner)]


def _keeps_nothing(hex_: Hex, there: Discs, rules: Rulebook) -> list[Objection]:
    """Return what is wrong with naming no disc that stays: exactly one has to (K18), unless a switch lets all go."""
    if rules.switch("blight-amount") == "may-clear":
        return by_switch("blight-amount", rules) if there.certain or there.unread else []
    kept = figure(rules, "blight", "kept")
    params = {"hex": hex_, "n": len(there.certain), "kept": kept}
    if len(there.certain) > kept:
        return [no("card.blight", "card_discs.which-stays", **params), no("K18", "card_discs.exactly", **params)]
    if there.unread and len(there.certain) + len(there.unread) > kept:
        return [undetermined("card.blight", "card_discs.which-stays-unread", hex=hex_, corners=there.unread)]
    return []


def _apply_blight(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.hex is None:
        return position, unchanged(action)
    there = discs_of(position, action.hex, rules)
    if action.corner is None and rules.switch("blight-amount") != "may-clear":
        return position, (change("card.blight", "card_discs.nothing-goes", hex=action.hex),)
    changes = []
    for corner in (*there.certain, *there.unread):
        if corner != action.corner:
            element = position.elements.get(corner)
            key = "card_discs.removed" if element else "card_discs.removed-unread"
            changes.append(change("card.blight", key, e=element, corner=corner))
            position = position.with_element(corner, None)._replace(unknown=position.unknown - {corner})
    return position, tuple(changes) or (change("card.blight", "card_discs.nothing-goes", hex=action.hex),)


def _blight_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for name in position.tiles:
        there = discs_of(position, name, rules)
        for corner in there.certain:
            yield PlayCard(animal, "blight", hex=name, corner=corner)
        if not there.certain or rules.switch("blight-amount") == "may-clear":
            yield PlayCard(animal, "blight", hex=name)


EFFECTS = {
    "blight": Effect(_verify_blight, _apply_blight, _blight_options),
    "habitat": Effect(_verify_habitat, _apply_habitat, _habitat_options),
}
