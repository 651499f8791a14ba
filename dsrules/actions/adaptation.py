"""Adaptation: an element from the box onto the animal's display (compendium 9.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Adaptation
from dsrules.actions.contents import needs_disc, types_in, without_disc
from dsrules.actions.objections import Objection, allowed, no, satisfied
from dsrules.actions.space import needs_space
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "adaptation"


def verify(position: Position, action: Adaptation, rules: Rulebook) -> list[Objection]:
    """Return whether the disc is in the box (adaptation.take) and finds room on the display (adaptation.limit)."""
    found = needs_space(BOX, action.animal, action.space, rules)
    found += needs_disc(position, BOX, action.element, "adaptation.take")
    display = position.animals[action.animal].elements
    params = {"who": action.animal, "n": len(display), "most": rules.max_elements}
    if len(display) >= rules.max_elements:
        return [*found, no("adaptation.limit", "adaptation.full", **params)]
    return [*found, satisfied("adaptation.limit", "adaptation.room", **params)]


def apply(position: Position, action: Adaptation, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the disc on the display, and the change."""
    display = tuple(sorted((*position.animals[action.animal].elements, action.element)))
    after = without_disc(position, BOX, action.element).with_sheet(action.animal, elements=display)
    return after, (change("adaptation.take", "adaptation.taken", who=action.animal, e=action.element, b=BOX),)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Adaptation]:
    """Yield every legal action, one for each type in the box, in the order of the element types."""
    actions = [Adaptation(animal, element, space) for element in types_in(position, BOX, rules.elements)]
    if actions and allowed(verify(position, actions[0], rules)):  # what else counts is the same for every type
        yield from actions
