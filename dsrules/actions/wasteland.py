"""Wasteland: a disc taken out of the box (compendium 9.5). The clearing that follows is automatic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Wasteland
from dsrules.actions.contents import needs_disc, types_in, without_disc
from dsrules.actions.objections import Objection, allowed
from dsrules.actions.space import needs_space
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "wasteland"


def verify(position: Position, action: Wasteland, rules: Rulebook) -> list[Objection]:
    """Return whether such a disc is in the box (wasteland.ap)."""
    return [
        *needs_space(BOX, action.animal, action.space, rules),
        *needs_disc(position, BOX, action.element, "wasteland.ap"),
    ]


def apply(position: Position, action: Wasteland, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the disc back in the bag, and the change."""
    after = without_disc(position, BOX, action.element)
    changes = [change("wasteland.ap", "wasteland.taken", who=action.animal, e=action.element, b=BOX)]
    if action.element in (after.box(BOX).elements or ()):
        changes.append(change("wasteland.type-stays", "wasteland.type-stays", e=action.element, b=BOX))
    return after, tuple(changes)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Wasteland]:
    """Yield every legal action, one for each type in the box, in the order of the element types."""
    for element in types_in(position, BOX, rules.elements):
        action = Wasteland(animal, element, space)
        if allowed(verify(position, action, rules)):
            yield action
