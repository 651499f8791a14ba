"""Discs lying in a box of the action display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.actions.objections import Objection, no, satisfied, undetermined

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.vocabulary import Box, Element


def needs_disc(position: Position, box: Box, element: Element, rule: str) -> list[Objection]:
    """Return whether a type of disc lies in a box: there it is, none there, or the discs not stated."""
    held = position.box(box).elements
    if held is None:
        return [undetermined(rule, "contents.not-stated", b=box, e=element)]
    if not held:
        return [no(rule, "contents.empty", b=box)]
    if element not in held:
        return [no(rule, "contents.not-there", b=box, e=element, held=held)]
    return [satisfied(rule, "contents.there", b=box, e=element)]


def without_disc(position: Position, box: Box, element: Element) -> Position:
    """Return the position with one disc of the type taken out of the box."""
    held = list(position.box(box).elements or ())
    held.remove(element)
    return position.with_box(box, elements=tuple(held))


def types_in(position: Position, box: Box, order: tuple[Element, ...]) -> tuple[Element, ...]:
    """Return the types of the discs stated to lie in the box, each once, in the order given."""
    held = position.box(box).elements or ()
    return tuple(element for element in order if element in held)
