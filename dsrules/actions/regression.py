"""Regression: keeping one type from this turn's losses (compendium 9.3). The losses themselves are automatic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Regression
from dsrules.actions.contents import needs_disc, types_in
from dsrules.actions.objections import Objection, allowed, no, satisfied
from dsrules.actions.space import needs_space
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Element

BOX = "regression"


def has_added(position: Position, animal: Animal, element: Element, rules: Rulebook) -> bool:
    """Tell whether the animal's display holds a disc of the type beside the printed ones (regression.not-default)."""
    return element in rules.added(animal, position.animals[animal].elements)


def at_risk(position: Position, animal: Animal, rules: Rulebook) -> tuple[Element, ...]:
    """Return the types of which the animal stands to lose a disc: in the box, added, not protected.

    Rules regression.per-type, regression.not-default, regression.protection; in the order of the element types.
    """
    kept = position.shielded.get(animal, ())
    return tuple(
        element
        for element in types_in(position, BOX, rules.elements)
        if element not in kept and has_added(position, animal, element, rules)
    )


def verify(position: Position, action: Regression, rules: Rulebook) -> list[Objection]:
    """Return whether there is such a loss to be spared, not spared already."""
    animal, element = action.animal, action.keep
    found = needs_space(BOX, animal, action.space, rules)
    found += needs_disc(position, BOX, element, "regression.protection")
    added, kept = has_added(position, animal, element, rules), element in position.shielded.get(animal, ())
    found.append(
        satisfied("regression.not-default", "regression.added", who=animal, e=element)
        if added
        else no("regression.not-default", "regression.nothing-added", who=animal, e=element)
    )
    found.append(
        no("regression.per-type", "regression.already", who=animal, e=element)
        if kept
        else satisfied("regression.per-type", "regression.not-yet", who=animal, e=element)
    )
    return found


def apply(position: Position, action: Regression, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the type protected for this turn, and the change."""
    kept = tuple(sorted((*position.shielded.get(action.animal, ()), action.keep)))
    after = position._replace(shielded=position.shielded.put(action.animal, kept))
    return after, (change("regression.protection", "regression.kept", who=action.animal, e=action.keep),)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Regression]:
    """Yield every legal action, one for each type at risk, in the order of the element types."""
    for element in types_in(position, BOX, rules.elements):
        action = Regression(animal, element, space)
        if allowed(verify(position, action, rules)):
            yield action
