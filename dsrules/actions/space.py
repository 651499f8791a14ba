"""Which eyeball space an action line means, and what hangs on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.actions.objections import Objection, allowed, no, satisfied, undetermined, verdict
from dsrules.diagnostics import text
from dsrules.ruling import NO, YES, Step
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.action import Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box


def free_animal(box: Box, rules: Rulebook) -> Animal | None:
    """Return the animal that has the printed free action of a box, None where there is none."""
    free = rules.tables["actions"]["boxes"][box].get("free")
    return None if free is None else str(free["animal"])


def numbered(box: Box, rules: Rulebook) -> tuple[str, ...]:
    """Return the numbers of the eyeball spaces of a box, left to right, as strings."""
    return tuple(str(number + 1) for number in range(rules.spaces(box)))


def spaces_meant(position: Position, box: Box, animal: Animal, space: Space, rules: Rulebook) -> tuple[str, ...]:
    """Return the space that an action means, or every one it may mean where the position does not tell.

    A space left out is that of the animal's left-most pawn in the box (contract section 3); an animal without a pawn
    there that has the printed free action means that one.
    """
    if space is not None:
        return (space,)
    pawns = position.box(box).pawns
    free = (FREE,) if free_animal(box, rules) == animal else ()
    if pawns is not None and animal in pawns:
        return (str(pawns.index(animal) + 1),)
    return free if free and pawns is not None else (*numbered(box, rules), *free)


def needs_space(box: Box, animal: Animal, space: Space, rules: Rulebook) -> list[Objection]:
    """Return what is wrong with a space as such: the box has none like it, or the free action is another animal's.

    That the free action is the animal's own is a ground; that a box has the eyeball space named goes without saying.
    """
    if space is None or space in numbered(box, rules):
        return []
    if space != FREE:
        return [no("display.spaces", "space.no-such", b=box, space=space, n=rules.spaces(box))]
    owner = free_animal(box, rules)
    if owner is None:
        return [no("ability.free-action-space", "space.nothing-free", b=box)]
    if owner != animal:
        return [no("ability.free-action-space", "space.not-yours", b=box, who=animal, owner=owner)]
    return [satisfied("ability.free-action-space", "space.yours", b=box, who=animal)]


def by_space(
    box: Box,
    animal: Animal,
    spaces: tuple[str, ...],
    judge: Callable[[str], list[Objection]],
    rule: str,
    rules: Rulebook,
) -> list[Objection]:
    """Return what is found on a limit that depends on the space, `judge(space)` giving that of one space.

    Where the space is open: a ground if every one allows the action, a no with the reasons of each if none does, else
    undetermined, saying which would allow it.
    """

    def judged(space: str) -> list[Objection]:
        found = needs_space(box, animal, space, rules)
        return found + judge(space) if allowed(found) else found

    if len(spaces) == 1:
        return judged(spaces[0])
    found = {space: judged(space) for space in spaces}
    refusals = [objections for objections in found.values() if verdict(objections) == NO]
    if len(refusals) == len(spaces):
        parts = tuple(found.step for objections in refusals for found in objections if found.verdict != YES)
        return [Objection(NO, Step(rule, text("space.none", b=box), animal=animal, parts=parts))]
    names = {space: f"{box}@{space}" for space in spaces}
    allowing = [names[space] for space in spaces if verdict(found[space]) == YES]
    if len(allowing) == len(spaces):
        return [satisfied(rule, "space.all", b=box)]
    refusing = [names[space] for space in spaces if names[space] not in allowing]
    return [undetermined(rule, "space.unknown", b=box, who=animal, allowing=allowing, refusing=refusing)]
