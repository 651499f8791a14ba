"""Initiative: one place to the left, and the pawn onto another space (compendium 9.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Initiative
from dsrules.actions.objections import Objection, allowed, unsettled
from dsrules.actions.placing import needs_vacant_space, occupant, vacant_spaces, with_pawn
from dsrules.actions.readings import by_switch
from dsrules.actions.space import numbered
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "initiative"


def left_neighbour(position: Position, animal: Animal) -> Animal | None:
    """Return who stands directly to the left on the track, None for nobody or where the track is not stated."""
    track = position.initiative or ()
    place = track.index(animal) if animal in track else 0
    return track[place - 1] if place else None


def moved_left(position: Position, animal: Animal) -> tuple[Position, tuple[Step, ...]]:
    """Return the position after the swap with the left neighbour (initiative.swap), and the change."""
    if position.initiative is None:
        return position, (change("initiative.swap", "initiative.not-stated", who=animal),)
    other = left_neighbour(position, animal)
    if other is None:
        return position, (change("initiative.replace-when-first", "initiative.first", who=animal),)
    swap = {animal: other, other: animal}
    track = tuple(swap.get(name, name) for name in position.initiative)
    swapped = change("initiative.swap", "initiative.swapped", who=animal, other=other)
    return position._replace(initiative=track), (swapped,)


def verify(position: Position, action: Initiative, rules: Rulebook) -> list[Objection]:
    """Return what is found on the new space (initiative.replace-ap).

    Back onto the Initiative space, which the pawn itself has just left, is unsettled (initiative.back-to-initiative).
    """
    if action.to_box == BOX and action.to_space in numbered(BOX, rules):
        holder = occupant(position, BOX, action.to_space)
        if holder in (None, action.animal):
            return _back(action, rules)
    return needs_vacant_space(position, action.to_box, action.to_space, rules)


def _back(action: Initiative, rules: Rulebook) -> list[Objection]:
    reading = rules.switch("pawn-back-on-initiative")
    if reading != "unsettled":
        return by_switch("pawn-back-on-initiative", rules, against=reading == "forbidden")
    space = f"{BOX}@{action.to_space}"
    return [unsettled("initiative.back-to-initiative", "initiative.back", who=action.animal, space=space)]


def apply(position: Position, action: Initiative, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the markers swapped and the pawn on its new space, and the changes.

    Where the Initiative box states no pawn of the animal, the pawn comes from nowhere.
    """
    after, changes = moved_left(position, action.animal)
    pawns = after.box(BOX).pawns
    if pawns and action.animal in pawns:
        place = pawns.index(action.animal)
        after = after.with_box(BOX, pawns=(*pawns[:place], None, *pawns[place + 1 :]))
    after = with_pawn(after, action.to_box, action.to_space, action.animal, rules)
    space = f"{action.to_box}@{action.to_space}"
    return after, (*changes, change("initiative.replace-ap", "initiative.placed", who=action.animal, space=space))


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Initiative]:
    """Yield every legal action, one for each vacant space, in the order of execution. `space` plays no part."""
    own = [(BOX, number) for number in numbered(BOX, rules) if occupant(position, BOX, number) == animal]
    for box, number in (*own, *vacant_spaces(position, rules)):
        action = Initiative(animal, box, number)
        if box != BOX or allowed(verify(position, action, rules)):
            yield action
