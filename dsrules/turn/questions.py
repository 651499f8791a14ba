"""The questions about actions: what is next, may this be done, and the position after it.

`can` and `act` are one judgement: order and pawns here, the action itself in `dsrules.actions` and `dsrules.cards`,
automatic steps in `dsrules.turn.automatic`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from dsrules.action import Automatic, Claim, Initiative, Pass, Place, PlayCard, ShowTie
from dsrules.actions.objections import Objection, verdict
from dsrules.diagnostics import Text, text
from dsrules.position import PLANNING
from dsrules.ruling import UNDETERMINED, YES, Ruling, Step, Verdict, change
from dsrules.switches import decided
from dsrules.turn import order, pawns
from dsrules.turn.judging import due_step, in_order, pass_objections, space_taken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Action
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def next_step(position: Position, rules: Rulebook) -> Ruling:
    """Return what is carried out next and by whom, as the contract's `next`.

    Undetermined where the position states neither phase nor next step, or does not tell whose turn it is; what is
    known then stands beside the verdict.
    """
    found = order.due(position, rules)
    if found is None:
        reason = Step("execution.order", text("order.due.nothing"))
        empty = dict.fromkeys(("phase", "step", "space", "animal", "kind"))
        return Ruling({"ask": "next"}, UNDETERMINED, empty, (reason,), (reason,))
    own = found.kind in (order.PAWN, order.FREE_ACTION)
    result = {
        "phase": found.phase,
        "step": found.step,
        "space": found.step if own else None,
        "animal": found.animal,
        "kind": found.kind,
    }
    step = due_step(found)
    by_switch = _switch_steps(position, order.begun(position, rules), found.step, rules)
    if found.animal is None and found.kind in (order.PAWN, order.PLACING):
        return Ruling({"ask": "next"}, UNDETERMINED, result, (step, *by_switch), (step,))
    return Ruling({"ask": "next"}, None, result, (step, *by_switch))


def _switch_steps(position: Position, begun: int, step: str | None, rules: Rulebook) -> tuple[Step, ...]:
    """Return the steps on switches that decided what comes next."""
    return tuple(found for name in order.decided_by(position, begun, step, rules) for found in decided(name, rules))


def can(position: Position, action: Action, rules: Rulebook, anytime: bool = False) -> Ruling:
    """Return whether an action is legal: yes, no with every reason, unsettled or undetermined.

    `anytime` judges the action alone, whatever comes next in the position.
    """
    judged = _judge(position, action, rules, anytime)
    return _ruling("can", position, judged, rules, verdict(judged.objections), anytime)


def act(position: Position, action: Action, rules: Rulebook, anytime: bool = False) -> Ruling:
    """Return the same as `can`, and with yes the position after the action and the changes, each with its rule.

    Undetermined also where the action is allowed whatever the unknown is, but leads to different positions.
    """
    judged = _judge(position, action, rules, anytime)
    answer = verdict(judged.objections, act=True)
    ruling = _ruling("act", position, judged, rules, answer, anytime)
    if answer != YES:
        return ruling
    after, changes = _carried_out(position, judged, rules)
    changes += _may_follow(position, after, rules)
    found = order.due(after, rules)
    if found is not None and found != order.due(position, rules):
        changes += (due_step(found),)
    steps = (*ruling.steps, *_next_by_switch(position, after, judged, rules))
    return ruling._replace(position=after, changes=changes, steps=steps)


def _next_by_switch(before: Position, after: Position, judged: _Judged, rules: Rulebook) -> tuple[Step, ...]:
    """Return the steps on switches that decided what comes after an action."""
    found = order.due(after, rules)
    if found is None or found.step == before.next:
        return ()
    begun = order.begun(after, rules)
    if before.phase == PLANNING:
        begun = 0
    elif judged.step is not None:
        begun = order.following(judged.step, rules)
    return _switch_steps(after, begun, found.step, rules)


class _Judged(NamedTuple):
    """An action as asked and with its space found out, what was found on it; for automatic steps all that follows."""

    asked: Action
    action: Action
    objections: tuple[Objection, ...]
    step: str | None
    after: Position | None = None
    changes: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()


def _judge(position: Position, action: Action, rules: Rulebook, anytime: bool) -> _Judged:
    if isinstance(action, Automatic):
        from dsrules.turn.automatic import automatic

        outcome = automatic(position, action, rules)
        step = order_step(position, rules)
        return _Judged(action, action, outcome.objections, step, outcome.position, outcome.changes, outcome.steps)
    if isinstance(action, Pass):
        found = pass_objections(position, action, rules, anytime)
        return _Judged(action, action, tuple(found), order_step(position, rules))
    asked, step = action, space_taken(position, action, rules)
    if step is not None and not isinstance(action, Initiative):
        action = cast("Any", action)._replace(space=step.partition("@")[2])
    objections = [] if anytime else in_order(position, action, step, rules)
    objections += _verify(position, action, rules, anytime)
    return _Judged(asked, action, tuple(objections), step)


def order_step(position: Position, rules: Rulebook) -> str | None:
    """Return the name of the step that is next, None for planning, a card, the end, or where it is not known."""
    found = order.due(position, rules)
    return None if found is None else found.step


def _verify(position: Position, action: Action, rules: Rulebook, anytime: bool) -> list[Objection]:
    if isinstance(action, PlayCard):
        from dsrules import cards

        return list(cards.verify(position, action, rules, anytime))
    from dsrules import actions

    return actions.verify(position, action, rules)


def _apply(position: Position, action: Action, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if isinstance(action, PlayCard):
        from dsrules import cards

        after, changes = cards.apply(position, action, rules)
        return _card_taken(after, action), changes
    from dsrules import actions

    return actions.apply(position, action, rules)


def _card_taken(position: Position, action: PlayCard) -> Position:
    """Return the position with the card owed no more, out of the face-up ones, and among those taken."""
    taken = position.taken if action.card in position.taken else (*position.taken, action.card)
    face_up = position.box("domination").cards
    if face_up is not None and action.card in face_up:
        position = position.with_box("domination", cards=tuple(card for card in face_up if card != action.card))
    return position._replace(owed=None, taken=taken)


def _carried_out(position: Position, judged: _Judged, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position after the action, its pawn taken care of and the turn moved on; the changes."""
    action, step = judged.action, judged.step
    if isinstance(action, Automatic):
        return judged.after or position, judged.changes
    changes: tuple[Step, ...] = ()
    if isinstance(action, Pass):
        after, changes = position, (change("execution.voluntary", "order.forgone", who=action.animal, step=step),)
    else:
        after, changes = _apply(position, action, rules)
    if isinstance(action, Place):
        return pawns.after_placing(position, after, action.animal, rules), changes
    if isinstance(action, Claim | ShowTie):
        return (after if position.owed == after.owed else pawns.after_card(position, after, rules)), changes
    if isinstance(action, PlayCard):
        return pawns.after_card(position, after, rules), changes
    after, more = pawns.after_action(position, after, action.animal, step, rules, isinstance(action, Initiative))
    return after, (*changes, *more)


def _may_follow(position: Position, after: Position, rules: Rulebook) -> tuple[Step, ...]:
    """Return a step for each tile where somebody may claim or show a tie and could not before.

    Rule dominance.usual-check; nothing moves a cone by itself.
    """
    from dsrules.judge.cone import COMES_OFF, STALE, TIED
    from dsrules.judge.dominance import cone_word, dominance_result

    if (position.tiles, position.elements, position.animals) == (after.tiles, after.elements, after.animals):
        return ()
    before = dominance_result(position, rules)["tiles"]
    found = []
    for name, now in dominance_result(after, rules)["tiles"].items():
        was = before.get(name, {})
        claimant = now["qualifies"]
        if claimant not in (None, now["cone"]) and (claimant, now["cone"]) != (was.get("qualifies"), was.get("cone")):
            found.append(Step("dominance.usual-check", text("order.may-claim", who=claimant, hex=name), name, claimant))
        word = cone_word(now)
        if word in (TIED, COMES_OFF) and word != (was and cone_word(was)):
            key = "order.may-tie" if word == TIED else "order.may-come-off"
            found.append(Step("dominance.usual-check", text(key, hex=name, who=now["cone"]), name, now["cone"]))
            found += decided(STALE, rules, name, now["cone"]) if word == COMES_OFF else ()
    return tuple(found)


def _ruling(
    ask: str, position: Position, judged: _Judged, rules: Rulebook, answer: Verdict, anytime: bool
) -> Ruling:  # fmt: skip
    from dsrules.text.action_line import write_action

    action = judged.asked
    question: dict[str, Any] = {"ask": ask, "action": write_action(action, rules)}
    if anytime:
        question["anytime"] = True
    reasons = tuple(found.step for found in judged.objections if found.verdict == answer and not found.evidence)
    steps = (*judged.steps, *_in_order(judged.objections, answer))
    return Ruling(question, answer, {}, steps, reasons, _assumed(position, action, rules))


def _in_order(objections: tuple[Objection, ...], answer: Verdict) -> Iterator[Step]:
    """Yield what was found: for a yes in the order checked, else what decided first, and what is fulfilled last."""
    if answer == YES:
        yield from (found.step for found in objections)
        return
    yield from (found.step for found in objections if found.evidence)
    checks = [found for found in objections if not found.evidence]
    yield from (found.step for found in checks if found.verdict == answer)
    yield from (found.step for found in checks if found.verdict not in (answer, YES))
    for found in checks:
        if found.verdict == YES:
            yield found.step._replace(text=text("order.passed", what=found.step.text))


def _assumed(position: Position, action: Action, rules: Rulebook) -> tuple[Text, ...]:
    """Return what was taken for granted: printed elements only, for the displays that the action rests on."""
    from dsrules.actions import home
    from dsrules.judge.matching import assumptions

    if isinstance(action, Automatic | PlayCard):
        return assumptions(position)
    whose: tuple[Animal, ...] = ()
    if isinstance(action, Claim | ShowTie):
        whose = tuple(position.tiles[action.hex].species) if action.hex in position.tiles else ()
    elif home(action, rules) in ("adaptation", "regression"):
        whose = (action.animal,)
    return tuple(sentence for sentence in assumptions(position) if sentence.params["who"] in whose)
