"""Abundance: a disc from the box onto a vacant corner (compendium 9.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.action import Abundance
from dsrules.actions.contents import needs_disc, types_in, without_disc
from dsrules.actions.ground import corners_in_order, needs_touching_tile, needs_vacant_corner
from dsrules.actions.objections import Objection, allowed
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

BOX = "abundance"


def verify(position: Position, action: Abundance, rules: Rulebook) -> list[Objection]:
    """Return whether the box has such a disc, and the corner is vacant and touches a tile."""
    return [
        *needs_space(BOX, action.animal, action.space, rules),
        *needs_disc(position, BOX, action.element, "abundance.place"),
        *needs_vacant_corner(position, action.corner, rules),
        *needs_touching_tile(position, action.corner, rules),
    ]


def apply(position: Position, action: Abundance, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the disc on the corner, and the change."""
    after = without_disc(position, BOX, action.element).with_element(action.corner, action.element)
    params: dict[str, Any] = {"who": action.animal, "e": action.element, "corner": action.corner, "b": BOX}
    return after, (change("abundance.place", "abundance.placed", **params),)


def corners_for_discs(position: Position, rules: Rulebook) -> Iterator[Corner]:
    """Yield the corners that certainly may take a disc: vacant, touching a tile (K28: at the rim too), board order."""
    for corner in corners_in_order(position, rules):
        if allowed(needs_vacant_corner(position, corner, rules)) and allowed(
            needs_touching_tile(position, corner, rules)
        ):
            yield corner


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Abundance]:
    """Yield every legal action by type of disc, then by corner."""
    types = types_in(position, BOX, rules.elements)
    if not types or not allowed(needs_space(BOX, animal, space, rules)):
        return
    corners = tuple(corners_for_discs(position, rules))
    yield from (Abundance(animal, element, corner, space) for element in types for corner in corners)
