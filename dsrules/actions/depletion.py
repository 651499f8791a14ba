"""Depletion: a disc taken off Earth whose type lies in the box (compendium 9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Depletion
from dsrules.actions.contents import needs_disc, types_in
from dsrules.actions.ground import corners_in_order, may_hold_disc, off_the_map
from dsrules.actions.objections import Objection, allowed, no, satisfied, undetermined
from dsrules.actions.space import needs_space
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Corner
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "depletion"
RULE = "depletion.remove"


def verify(position: Position, action: Depletion, rules: Rulebook) -> list[Objection]:
    """Return whether a disc is on the corner, and one of its type in the box (depletion.remove)."""
    found = needs_space(BOX, action.animal, action.space, rules)
    element = position.elements.get(action.corner)
    if element is not None:
        found.append(satisfied(RULE, "depletion.there", corner=action.corner, e=element))
        return found + needs_disc(position, BOX, element, RULE)
    return [*found, *_without_disc(position, action.corner, rules)]


def _without_disc(position: Position, corner: Corner, rules: Rulebook) -> list[Objection]:
    held = position.box(BOX).elements
    if held == ():
        return [no(RULE, "contents.empty", b=BOX)]
    if off_the_map(position, corner, rules):
        return [undetermined(RULE, "ground.no-map-corner", corner=corner)]
    types = rules.elements if held is None else types_in(position, BOX, rules.elements)
    if not any(may_hold_disc(position, corner, element, rules) for element in types):
        return [no(RULE, "depletion.no-disc", corner=corner)]
    if held is None:
        return [undetermined(RULE, "depletion.unknown-both", corner=corner, b=BOX)]
    return [undetermined(RULE, "depletion.unknown", corner=corner, held=types, b=BOX)]


def apply(position: Position, action: Depletion, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position without the disc, which goes to the bag; the box keeps its own (depletion.box-unchanged)."""
    element = position.elements[action.corner]
    removed = change(RULE, "depletion.removed", who=action.animal, e=element, corner=action.corner)
    return position.with_element(action.corner, None), (removed,)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Depletion]:
    """Yield every legal action, one for each disc on Earth whose type is in the box, in board order."""
    for corner in corners_in_order(position, rules):
        action = Depletion(animal, corner, space)
        if corner in position.elements and allowed(verify(position, action, rules)):
            yield action
