"""Is this action in its order: whose turn, which space, which phase.

Order is judged only where the position states a phase and the box concerned (contract section 2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Place
from dsrules.actions import home
from dsrules.actions.objections import Objection, differs, no, satisfied
from dsrules.actions.space import spaces_meant
from dsrules.ruling import YES, Step
from dsrules.turn import order
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from dsrules.action import Action, Pass
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Box

LEFTMOST = "glaciation.leftmost-only"

TURN_RULES = {
    order.PAWN: "execution.order",
    order.FREE_ACTION: "execution.works-without-ap",
    order.AUTOMATIC: "execution.automatic-not-voluntary",
    order.PLACING: "planning.order",
    order.CARD: "domination.card",
    order.ENDED: "end.winner",
}
"""The kind of what is next -> the rule that gives it its turn."""


def due_step(found: order.Due) -> Step:
    """Return in words what is carried out next, with the rule that gives it its turn."""
    return Step(TURN_RULES[found.kind], order.due_text(found), animal=found.animal)


def box_acted_in(action: Action, rules: Rulebook) -> Box | None:
    """Return the box whose pawn carries out an action; None for claims, ties, cards, placing."""
    name = home(action, rules)
    return name if name in rules.boxes else None


def space_taken(position: Position, action: Action, rules: Rulebook) -> str | None:
    """Return the step that an action of a pawn (or a free action) carries out, None where that is not known.

    A space left out is the one that is next, if it is of this animal and box; else that of its left-most pawn.
    """
    box = box_acted_in(action, rules)
    if box is None:
        return None
    animal, space = action.animal, getattr(action, "space", None)  # type: ignore[union-attr]
    if space is None:
        found = order.due(position, rules)
        due = found.step if found and found.kind == order.PAWN and found.animal in (None, animal) else None
        if due is not None and order.box_of(due) == box:
            return due
    meant = spaces_meant(position, box, animal, space, rules)
    return f"{box}@{meant[0]}" if len(meant) == 1 and _exists(box, meant[0], rules) else None


def _exists(box: Box, space: str, rules: Rulebook) -> bool:
    if space == FREE:
        return "free" in rules.tables["actions"]["boxes"][box]
    return space.isdigit() and 1 <= int(space) <= rules.spaces(box)


def in_order(position: Position, action: Action, step: str | None, rules: Rulebook) -> list[Objection]:
    """Return whether the moment is right for an action, as far as the position tells.

    Claims and shown ties are never out of order (dominance.any-time); who may take a card is judged with its effect.
    `step` is the space it uses (see `space_taken`).
    """
    found = order.due(position, rules)
    if found is None or position.phase is None:
        return []
    if isinstance(action, Place):
        return _placing(position, action, found)
    box = box_acted_in(action, rules)
    return _acting(position, action, box, step, found) if box and _judged(position, box, step) else []


def _placing(position: Position, action: Place, found: order.Due) -> list[Objection]:
    if found.kind != order.PLACING:
        rule = "planning.order" if found.kind != order.CARD else "domination.card-mandatory"
        return [no(rule, "order.planning-over", due=order.due_text(found))]
    if position.turn is not None and found.animal not in (None, action.animal):
        return [no("planning.order", "order.not-next", due=order.due_text(found))]
    return [in_turn(found)]


def in_turn(found: order.Due) -> Objection:
    """Return the ground that an action is what comes next: that step in words, by the rule that gives it its turn."""
    return Objection(YES, due_step(found))


def _judged(position: Position, box: Box, step: str | None) -> bool:
    """Tell whether order can be judged: the box is stated, and its pawns too unless this is a free action."""
    stated = position.display.get(box)
    return stated is not None and (stated.pawns is not None or (step is not None and not order.is_space(step)))


def _acting(
    position: Position, action: Action, box: Box, step: str | None, found: order.Due
) -> list[Objection]:  # fmt: skip
    animal = action.animal  # type: ignore[union-attr]
    objections = []
    if found.kind not in (order.PAWN, order.FREE_ACTION) or found.step != step or found.animal not in (None, animal):
        objections.append(no("execution.order", "order.not-next", due=order.due_text(found)))
    else:
        objections.append(in_turn(found))
    if step is None or (order.is_space(step) and order.pawn_on(position, step) != animal):
        objections.append(no("execution.order", "order.no-pawn", who=animal, step=step or box))
    elif box == "glaciation":
        leftmost = order.is_leftmost(position, step)
        objections.append(
            satisfied(LEFTMOST, "order.leftmost", step=step)
            if leftmost
            else no(LEFTMOST, "order.not-leftmost", step=step)
        )
    return objections


def pass_objections(position: Position, action: Pass, rules: Rulebook, anytime: bool) -> list[Objection]:
    """Return whether an action may be forgone: only a pawn's or a free action may be (execution.voluntary)."""
    found = order.due(position, rules)
    if found is not None and found.kind == order.CARD and found.animal == action.animal:
        return [no("domination.card-mandatory", "order.must-take", who=action.animal)]
    voluntary = satisfied("execution.voluntary", "order.voluntary", who=action.animal)
    if position.phase is None or found is None:
        return [voluntary, differs("execution.voluntary", "order.pass-unknown")]
    if found.kind not in (order.PAWN, order.FREE_ACTION):
        rule, key = _NO_PASS.get(found.kind, ("execution.order", "order.nobody-passes"))
        return [no(rule, key, step=found.step, due=order.due_text(found))]
    if found.animal in (None, action.animal):
        return [in_turn(found), voluntary]
    if anytime:
        return [voluntary, differs("execution.voluntary", "order.pass-unknown")]
    return [no("execution.order", "order.not-next", due=order.due_text(found))]


_NO_PASS = {
    order.PLACING: ("planning.mandatory", "order.must-place"),
    order.AUTOMATIC: ("execution.automatic-not-voluntary", "order.not-voluntary"),
}
