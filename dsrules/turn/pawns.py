"""Action pawns after an action, and the position moved on: `next`, `turn`, `phase`, `round`.

Rules: execution.ap-returns, execution.forgo-still-removes, initiative.replace-ap, planning.order, O12, O23.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.position import EMPTY, EXECUTION, PLANNING
from dsrules.ruling import change
from dsrules.text.steps import steps
from dsrules.turn import order

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

PLACING_CARD = "instinct"
"""The card that puts a pawn on the display (card.instinct): where it may be taken, the place reached matters (O12)."""


def without_pawn(position: Position, step: str) -> Position:
    """Return the position with an eyeball space cleared; unchanged where its box does not state its pawns."""
    box, _, space = step.partition("@")
    pawns = position.box(box).pawns
    if pawns is None:
        return position
    place = int(space) - 1
    return position.with_box(box, pawns=(*pawns[:place], None, *pawns[place + 1 :]))


def returned(position: Position, step: str, animal: Animal) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the animal's pawn off a space and back in hand, and that change.

    Nothing happens where the position shows no pawn of the animal there (execution.ap-returns).
    """
    if not order.is_space(step) or order.pawn_on(position, step) != animal:
        return position, ()
    after = without_pawn(position, step).with_count(animal, "pawns", 1)
    return after, (change("execution.ap-returns", "order.returned", who=animal, step=step),)


def moved_on(position: Position, rules: Rulebook, index: int) -> Position:
    """Return the position with `next` and `phase` for what comes at the step of that index or later.

    Positions that state neither a phase nor a next step stay as they are. While a card is owed the phase stays, and
    `next` keeps the very next space, vacant or not, if the card may put a pawn there (O12).
    """
    if position.phase is None and position.next is None:
        return position
    found = order.first_due(position._replace(next=None), rules, index)
    if position.owed is not None:
        cards = position.box("domination").cards
        if cards is None or PLACING_CARD in cards:
            return position._replace(next=steps(rules)[index])
        return position._replace(next=found.step)
    return position._replace(next=found.step, phase=None if position.phase is None else found.phase)


def after_placing(before: Position, after: Position, animal: Animal, rules: Rulebook) -> Position:
    """Return the position after `animal` placed a pawn: whose turn it is now, or execution if placing ends (O23).

    `turn` moves on only where it is stated (contract section 2: absent, order is not judged) and was the animal's.
    """
    if after.phase != PLANNING:
        return after
    if order.placing_ends(after, rules):
        return moved_on(after._replace(turn=None, phase=EXECUTION), rules, 0)
    due = order.due(before, rules)
    if before.turn is None or due is None or due.animal != animal:
        return after
    return after._replace(turn=order.next_placer(after, animal))


def new_turn(position: Position, rules: Rulebook) -> Position:
    """Return the position at the start of the next turn: the round one higher, this turn's marks cleared.

    It is planning even where no hand holds a pawn: then nothing is placed and `due` goes on to execution.
    """
    fresh = position._replace(
        round=None if position.round is None else position.round + 1,
        phase=None if position.phase is None else PLANNING,
        next=None,
        scored=(),
        shielded=EMPTY,
    )
    for name, tile in fresh.tiles.items():
        if tile.hibernating:
            fresh = fresh.with_tile(name, tile._replace(hibernating=EMPTY))
    return fresh if fresh.phase is None else fresh._replace(turn=order.first_placer(fresh))


def after_card(before: Position, after: Position, rules: Rulebook) -> Position:
    """Return the position after a card was taken and resolved, moved on to the step that follows.

    Without a stated next step, the card belongs to the Domination action just carried out: that box goes on.
    """
    if before.next is None and before.phase == EXECUTION:
        return moved_on(after, rules, steps(rules).index("domination@1"))
    if before.next is None:
        return after
    return moved_on(after, rules, steps(rules).index(before.next))


def after_action(
    before: Position, after: Position, animal: Animal, step: str | None, rules: Rulebook, stays_out: bool
) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the pawn that acted taken off its space, moved on if its step was the next one.

    `stays_out` for Initiative, whose pawn already stands on another space (initiative.replace-ap). `step` is None where
    the space is not known; then pawns stay as they are.
    """
    if step is None:
        return after, ()
    due = order.due(before, rules)
    changes: tuple[Step, ...] = ()
    if not stays_out:
        after, changes = returned(after, step, animal)
    if due is not None and (due.step == step or _comes_later(before, due.step, step, rules)):
        after = moved_on(after, rules, order.following(step, rules))
    return after, changes


def _comes_later(before: Position, due: str | None, step: str, rules: Rulebook) -> bool:
    """Tell whether an action of a box not stated was the one in its order: nothing stated comes before it."""
    if before.next is not None or due is None or before.box(order.box_of(step)).pawns is not None:
        return False
    names = steps(rules)
    return names.index(step) < names.index(due)
