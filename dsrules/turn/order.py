"""What is carried out next: planning, the steps of execution in their order, the reset, the end.

Rules: planning.order, execution.order, execution.box-order, glaciation.leftmost-only, reset.order, end.final-turn, and
contract section 2 for what counts where a position says nothing; O5 and K14 as the table reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.actions.placing import closed
from dsrules.actions.space import free_animal
from dsrules.diagnostics import Text, text
from dsrules.position import EXECUTION, OVER, PLANNING, RESET
from dsrules.text.steps import steps
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box

PAWN, FREE_ACTION, AUTOMATIC, PLACING, CARD, ENDED = "pawn", "free", "automatic", "planning", "card", "over"
"""The kinds of what is carried out next, as the contract's `next` names them."""


WAITING, END = "leftmost-glaciation", "end-trigger"
"""The switches that decide what comes next (O5, K14)."""


class Due(NamedTuple):
    """What is carried out next, in the words of the contract's `next`: kind says what it is, animal whose it is.

    `step` is None where no step has a name (placing a pawn, taking a card, a game that is over); `animal` is None for
    automatic steps and where the position does not tell.
    """

    phase: str | None
    step: str | None
    kind: str
    animal: Animal | None = None


def due(position: Position, rules: Rulebook) -> Due | None:
    """Return what is carried out next; None where the position states neither a phase nor a next step."""
    if position.owed is not None:
        return Due(position.phase, None, CARD, position.owed.animal)
    if position.phase is None and position.next is None:
        return None
    if position.phase == OVER:
        return Due(OVER, None, ENDED)
    if position.phase != PLANNING:
        return first_due(position, rules, start(position, rules))
    if placing_ends(position, rules):
        return first_due(position, rules, 0)
    return Due(PLANNING, None, PLACING, _placer(position))


def _placer(position: Position) -> Animal | None:
    """Return who places the next pawn: stated, or the only animal that may have one (planning.skip-empty)."""
    if position.turn is not None:
        passed_over = position.animals[position.turn].pawns == 0
        return next_placer(position, position.turn) if passed_over else position.turn
    able = [animal for animal, sheet in position.animals.items() if sheet.pawns != 0]
    return able[0] if len(able) == 1 else None


def placing_ends(position: Position, rules: Rulebook) -> bool:
    """Tell whether planning is over: no pawn in any hand, or no eyeball space to put one on (planning.order, O23).

    A box that does not state its pawns counts as vacant; a hand that is not stated counts as holding one.
    """
    if all(sheet.pawns == 0 for sheet in position.animals.values()):
        return True
    rows = ((box, position.box(box).pawns) for box in rules.boxes)
    return all(row is not None and (None not in row or closed(position, box, rules)) for box, row in rows)


def next_placer(position: Position, after: Animal) -> Animal | None:
    """Return who places after `after`: the next in initiative with a pawn in hand (planning.skip-empty)."""
    track = position.initiative or ()
    if after not in track:
        return None
    place = track.index(after) + 1
    around = (*track[place:], *track[:place])
    return next((animal for animal in around if position.animals[animal].pawns != 0), None)


def first_placer(position: Position) -> Animal | None:
    """Return who places the first pawn of a turn, None where the initiative track is not stated."""
    track = position.initiative or ()
    return next_placer(position, track[-1]) if track else None


# The steps of execution and reset, by their index in `steps(rules)`.


def start(position: Position, rules: Rulebook) -> int:
    """Return the index of the step stated as `next`, or of the first step of the phase that has something to do."""
    names = steps(rules)
    if position.next is not None:
        return names.index(position.next)
    if position.phase == RESET:
        return names.index(rules.tables["turn"]["reset"][0])
    return next(i for i, name in enumerate(names) if _is_due(position, name, rules) and _matters(position, name, rules))


def following(step: str, rules: Rulebook) -> int:
    """Return the index of the step after one that was carried out.

    A box of which only some pawns act in a turn is left once they have (glaciation.leftmost-only).
    """
    names = steps(rules)
    index = names.index(step)
    box, _, space = step.partition("@")
    limit = rules.tables["actions"]["boxes"].get(box, {}).get("executed")
    if limit is not None and int(space) >= limit:
        return next(i for i in range(index, len(names)) if not names[i].startswith(f"{box}@"))
    return index + 1


def first_due(position: Position, rules: Rulebook, index: int) -> Due:
    """Return the first step at `index` or later that is carried out: vacant spaces and absent animals are skipped.

    The step stated as `next` counts even where its box does not state its pawns.
    """
    names = steps(rules)
    for name in names[index:]:
        if _is_due(position, name, rules):
            return _described(position, name, rules)
        if name == position.next and is_space(name) and position.box(box_of(name)).pawns is None:
            return Due(EXECUTION, name, PAWN)
    return _described(position, _reset(position, rules)[-1], rules)


def _reset(position: Position, rules: Rulebook) -> list[str]:
    steps_of: list[str] = rules.tables["turn"]["final" if is_last_turn(position, rules) else "reset"]
    return steps_of


def is_last_turn(position: Position, rules: Rulebook) -> bool:
    """Tell whether the card that ends the game has been taken, or a table lets it end the game face up (K14), so that
    there is no Reseed (end.trigger).
    """
    return rules.tables["turn"]["last_card"] in position.taken or _ends_face_up(position, rules)


def _ends_face_up(position: Position, rules: Rulebook) -> bool:
    """Tell whether the card that ends the game lies face up and ends it so, by a switch."""
    face_up = position.box("domination").cards or ()
    return rules.switch(END) == "drawn" and rules.tables["turn"]["last_card"] in face_up


def decided_by(position: Position, begun: int, step: str | None, rules: Rulebook) -> tuple[str, ...]:
    """Return the switches without which another step would come next than `step`, the first one that is carried out of
    those from the index `begun` on.
    """
    names = steps(rules)
    if step not in names:
        return ()
    waiting = (name for name in names[begun : names.index(step)] if is_space(name) and _waits(position, name, rules))
    found = (WAITING,) if any(waiting) else ()
    if step in rules.tables["turn"]["reset"] or rules.tables["turn"]["last_card"] in position.taken:
        return found
    return (*found, END) if step in rules.tables["turn"]["final"] and _ends_face_up(position, rules) else found


def begun(position: Position, rules: Rulebook) -> int:
    """Return the index of the step stated as next, of the first one where none is."""
    return 0 if position.next is None else steps(rules).index(position.next)


def _waits(position: Position, step: str, rules: Rulebook) -> bool:
    """Tell whether the left-most pawn of a box stands on a space where a table does not let it act (O5)."""
    box, _, space = step.partition("@")
    limited = "executed" in rules.tables["actions"]["boxes"][box]
    only_first = limited and space != "1" and rules.switch(WAITING) == "first-space-only"
    return only_first and pawn_on(position, step) is not None and is_leftmost(position, step)


def box_of(step: str) -> Box:
    """Return the box of a space or of a step at the end of a box."""
    return step.partition("@")[0]


def is_space(step: str) -> bool:
    """Tell whether a step is an eyeball space."""
    return step.partition("@")[2].isdigit()


def pawn_on(position: Position, step: str) -> Animal | None:
    """Return whose pawn stands on an eyeball space, None for nobody's or where the box does not state its pawns."""
    box, _, space = step.partition("@")
    pawns = position.box(box).pawns or ()
    return pawns[int(space) - 1] if int(space) <= len(pawns) else None


def _is_due(position: Position, step: str, rules: Rulebook) -> bool:
    box, at, space = step.partition("@")
    if not at:
        return step in _reset(position, rules) or step == position.next
    if space == FREE:
        return free_animal(box, rules) in position.animals
    if not is_space(step):
        return True
    if pawn_on(position, step) is None:
        return False
    if "executed" not in rules.tables["actions"]["boxes"][box]:
        return True
    return is_leftmost(position, step) and not _waits(position, step, rules)


def is_leftmost(position: Position, step: str) -> bool:
    """Tell whether no pawn stands to the left of a space in its box."""
    box, _, space = step.partition("@")
    return not any((position.box(box).pawns or ())[: int(space) - 1])


def _matters(position: Position, step: str, rules: Rulebook) -> bool:
    """Tell whether a step that runs without a pawn has something to do, as far as its box is stated."""
    box, at, _ = step.partition("@")
    if not at or is_space(step):
        return True
    stated = position.display.get(box)
    if stated is None:
        return False
    return bool(stated.elements) or "discs" not in rules.tables["actions"]["boxes"][box]


def _described(position: Position, step: str, rules: Rulebook) -> Due:
    box, at, space = step.partition("@")
    if not at:
        return Due(RESET, step, AUTOMATIC)
    if space == FREE:
        return Due(EXECUTION, step, FREE_ACTION, free_animal(box, rules))
    if is_space(step):
        return Due(EXECUTION, step, PAWN, pawn_on(position, step))
    return Due(EXECUTION, step, AUTOMATIC)


def due_text(found: Due) -> Text:
    """Return in words what is carried out next."""
    known = "" if found.animal is not None or found.kind in (AUTOMATIC, ENDED) else ".unknown"
    return text(f"order.due.{found.kind}{known}", who=found.animal, step=found.step)
