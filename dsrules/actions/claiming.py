"""Claiming dominance and showing a tie: the only two things that move a cone (dominance.persists)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Claim, ShowTie
from dsrules.actions.ground import needs_tile, tiles_in_order
from dsrules.actions.objections import Objection, remark
from dsrules.actions.readings import by_switch
from dsrules.position import Owed
from dsrules.ruling import YES, change
from dsrules.switches import DECIDED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling, Step
    from dsrules.vocabulary import Animal

LAST_MOMENT = "last-moment-to-claim"
CARD_MOVES = "O27"
"""The open point by which a claim or tie decides on a card not yet taken."""


def verify(position: Position, action: Claim | ShowTie, rules: Rulebook) -> list[Objection]:
    """Return the steps of the ruling on the claim or tie (see `dsrules.judge.claim`), its sums as evidence.

    A yes that touches a card owed for the tile is marked as resting on our reading of the last moment (O27).
    """
    from dsrules.judge.claim import claim

    missing = needs_tile(position, action.hex, rules, "board.earth")
    if missing:
        return missing
    ruling = claim(position, rules, action.hex, action.animal, tie=isinstance(action, ShowTie))
    card = [step for step in ruling.steps if step.rule == CARD_MOVES]
    found = [_found(ruling, step) for step in ruling.steps]
    if ruling.verdict == YES and _owed_after(position, action, rules) != position.owed and not card:
        found.append(remark(CARD_MOVES, "claiming.card-passes", who=action.animal, hex=action.hex))
    elif ruling.verdict == YES and position.owed is not None and position.owed.tile == action.hex:
        found += by_switch(LAST_MOMENT, rules)
    return found


def _found(ruling: Ruling, step: Step) -> Objection:
    """Return a step of the ruling on a claim: its reasons, what becomes of the card (our ruling), and the evidence."""
    if step.rule == CARD_MOVES:
        return Objection(YES, step._replace(basis=DECIDED))
    return Objection(ruling.verdict or YES, step, evidence=not any(step is reason for reason in ruling.reasons))


def _owed_after(position: Position, action: Claim | ShowTie, rules: Rulebook) -> Owed | None:
    """Return the card owed after the claim or tie: one for this tile passes on or is cancelled (O27)."""
    if position.owed is None or position.owed.tile != action.hex or rules.switch(LAST_MOMENT) == "before-scoring":
        return position.owed
    return None if isinstance(action, ShowTie) else Owed(action.animal, action.hex)


def apply(position: Position, action: Claim | ShowTie, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the cone placed or taken off, a card owed passed on or cancelled, and the changes."""
    tile = position.tiles[action.hex]
    owed = _owed_after(position, action, rules)
    holder = None if isinstance(action, ShowTie) else action.animal
    after = position.with_tile(action.hex, tile._replace(cone=holder))._replace(owed=owed)
    changes = []
    if holder is None:
        changes.append(change("dominance.tie-removal", "claiming.removed", holder=tile.cone, hex=action.hex))
    elif holder != tile.cone:
        changes.append(change("dominance.claim-not-automatic", "claiming.placed", who=holder, hex=action.hex))
    if owed != position.owed:
        key = "claiming.card-cancelled" if owed is None else "claiming.card-passes"
        changes.append(change(CARD_MOVES, key, who=action.animal, hex=action.hex))
    return after, tuple(changes)


def claims(position: Position, animal: Animal, rules: Rulebook) -> Iterator[Claim | ShowTie]:
    """Yield every claim and shown tie that changes a cone, in board order; ties that the animal's player may show."""
    for hex_ in tiles_in_order(position, rules):
        actions: tuple[Claim | ShowTie, ...] = (Claim(animal, hex_), ShowTie(animal, hex_))
        for action in actions:
            held = isinstance(action, Claim) and position.tiles[hex_].cone == animal
            if not held and all(found.verdict == YES for found in verify(position, action, rules)):
                yield action
