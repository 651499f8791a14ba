"""Placing an action pawn on an eyeball space in planning (compendium 8.1). Whose turn it is, is not judged here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Place
from dsrules.actions.objections import Objection, allowed, no, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.actions.space import needs_space, numbered
from dsrules.ruling import change
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Box

VACANT = "planning.any-vacant-eyeball"


def occupant(position: Position, box: Box, space: str) -> Animal | None:
    """Return whose pawn stands on a numbered space, None for nobody's or where the box does not state its pawns."""
    pawns = position.box(box).pawns or ()
    place = int(space) - 1
    return pawns[place] if place < len(pawns) else None


def needs_vacant_space(position: Position, box: Box, space: str, rules: Rulebook) -> list[Objection]:
    """Return whether a pawn may go there: an eyeball space (ability.free-action-space), and vacant."""
    if space == FREE:
        return [no("ability.free-action-space", "placing.free", b=box)]
    found = needs_space(box, "", space, rules)
    if found:
        return found
    if position.box(box).pawns is None:
        return [undetermined(VACANT, "placing.not-stated", b=box, space=space)]
    holder = occupant(position, box, space)
    if holder is not None:
        return [no(VACANT, "placing.occupied", who=holder, space=f"{box}@{space}")]
    found = [satisfied(VACANT, "placing.vacant", space=f"{box}@{space}")]
    return found + (_needs_use(position, box, rules) if rules.switch("useless-placement") == "forbidden" else [])


USES = {"regression": "elements", "wasteland": "elements", "depletion": "elements", "wanderlust": "tiles"}
"""The boxes in which K16 forbids a pawn that can do nothing, and the part of the box without which it cannot."""


def _needs_use(position: Position, box: Box, rules: Rulebook) -> list[Objection]:
    """Return what a table that forbids useless placements says (K16)."""
    part = USES.get(box)
    if part is None:
        return []
    held = getattr(position.box(box), part)
    if held is None:
        return [undetermined("K16", "placing.use-not-stated", b=box, part=part)]
    return by_switch("useless-placement", rules, against=True) if closed(position, box, rules) else []


def closed(position: Position, box: Box, rules: Rulebook) -> bool:
    """Tell whether a table lets nobody place a pawn in a box, as it can do nothing there (K16)."""
    if box not in USES or rules.switch("useless-placement") != "forbidden":
        return False
    held = getattr(position.box(box), USES[box])
    return held is not None and not any(held)


def with_pawn(position: Position, box: Box, space: str, animal: Animal, rules: Rulebook) -> Position:
    """Return the position with the animal's pawn on an eyeball space of a box whose pawns are stated."""
    pawns = list(position.box(box).pawns or ())
    pawns += [None] * (rules.spaces(box) - len(pawns))
    pawns[int(space) - 1] = animal
    return position.with_box(box, pawns=tuple(pawns))


def vacant_spaces(position: Position, rules: Rulebook) -> Iterator[tuple[Box, str]]:
    """Yield the eyeball spaces that certainly are vacant, box by box in the order of execution, left to right."""
    for box in rules.boxes:
        for space in numbered(box, rules):
            if allowed(needs_vacant_space(position, box, space, rules)):
                yield box, space


def verify(position: Position, action: Place, rules: Rulebook) -> list[Objection]:
    """Return whether the space is vacant and the hand holds a pawn (planning.skip-empty), as far as it is stated."""
    found = needs_vacant_space(position, action.box, action.space, rules)
    hand = position.animals[action.animal].pawns
    if hand == 0:
        found.append(no("planning.skip-empty", "placing.no-pawn", who=action.animal))
    elif hand is not None:
        found.append(satisfied("planning.skip-empty", "placing.in-hand", who=action.animal, n=hand))
    return found


def apply(position: Position, action: Place, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the pawn out of the hand and on the space, and the change."""
    after = with_pawn(position, action.box, action.space, action.animal, rules)
    placed = change(VACANT, "placing.placed", who=action.animal, space=f"{action.box}@{action.space}")
    return after.with_count(action.animal, "pawns", -1), (placed,)


def options(position: Position, animal: Animal, rules: Rulebook, space: str | None = None) -> Iterator[Place]:
    """Yield every legal placement, box by box in the order of execution, left to right. `space` plays no part."""
    if position.animals[animal].pawns != 0:
        yield from (Place(animal, box, number) for box, number in vacant_spaces(position, rules))
