"""The automatic steps: regression losses, wasteland clearing, extinction, survival, final scoring. Reseed stands apart.

Each step is one function that reads its rule once and returns an `Outcome`: what stands in the way, and the position
after it. Rules: execution.automatic-not-voluntary, regression.automatic, wasteland.automatic, reset.order,
end.final-turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.actions.ground import may_be_tundra, may_hold_disc
from dsrules.actions.objections import Objection, differs, no, undetermined
from dsrules.actions.readings import by_switch
from dsrules.diagnostics import text
from dsrules.judge.extinction import NONE_KEPT
from dsrules.position import EMPTY, OVER
from dsrules.ruling import NO, UNDETERMINED, YES, Step, change
from dsrules.switches import decided, setting_step
from dsrules.turn import order
from dsrules.turn.judging import in_turn
from dsrules.turn.pawns import moved_on, new_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.action import Automatic
    from dsrules.board import Corner
    from dsrules.judge.extinction import Endangered
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling
    from dsrules.vocabulary import Animal, Box, Element


class Outcome(NamedTuple):
    """What an automatic step comes to. `position` and `changes` hold as far as no objection stands in the way."""

    position: Position
    objections: tuple[Objection, ...] = ()
    changes: tuple[Step, ...] = ()
    steps: tuple[Step, ...] = ()


def automatic(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    """Return the outcome of the automatic step that is next, the position moved on to the step after it."""
    found = order.due(position, rules)
    if found is None:
        return Outcome(position, (undetermined("execution.order", "automatic.which"),))
    if found.kind != order.AUTOMATIC or found.step is None:
        return Outcome(position, (no("execution.order", "automatic.not-next", due=order.due_text(found)),))
    name = found.step.rpartition("@")[2]
    objections = (*_unfitting(action, found.step, rules), *_end_by_switch(position, action, found.step, rules))
    outcome = _STEPS[name](position, action, rules)
    outcome = outcome._replace(objections=(in_turn(found), *objections, *outcome.objections))
    after = outcome.position
    if name == "final":
        after = after._replace(next=None, phase=None if after.phase is None else OVER)
    elif name == "reseed":
        after = new_turn(after, rules)
    else:
        after = moved_on(after, rules, order.following(found.step, rules))
    return outcome._replace(position=after)


def _unfitting(action: Automatic, step: str, rules: Rulebook) -> tuple[Objection, ...]:
    """Return what an automatic line says that the step has no use for, or that the last turn leaves out."""
    found = []
    if action.save not in (None, NONE_KEPT) and step != "extinction":
        found.append(no("extinction.mammal-save", "automatic.no-save-here", step=step))
    if action.draws is not None and step != "reseed":
        found.append(no("reseed.elements-draw", "automatic.no-draw-here", step=step))
    return tuple(found)


def _end_by_switch(position: Position, action: Automatic, step: str, rules: Rulebook) -> list[Objection]:
    """Return that a switch makes this turn the last one, where that decides about the step or its draws (K14)."""
    if order.END in order.decided_by(position, order.begun(position, rules), step, rules):
        return by_switch(order.END, rules, against=action.draws is not None)
    return []


def _losses(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    """Every animal loses one added disc of each type in the Regression box that it has not protected (9.3)."""
    from dsrules.actions.regression import BOX, at_risk

    if position.box(BOX).elements is None:
        return Outcome(position, (undetermined("regression.per-type", "automatic.box-not-stated", b=BOX),))
    number = int(rules.tables["actions"][BOX]["lost_per_type"])
    after, changes, steps = position, [], [_box_step(position, BOX, "regression.per-type")]
    for animal in position.animals:
        for element in position.shielded.get(animal, ()):
            sentence = text("automatic.shielded", who=animal, e=element)
            steps.append(Step("regression.protection", sentence, animal=animal))
        for element in at_risk(position, animal, rules):
            lost = min(number, rules.added(animal, position.animals[animal].elements).count(element))
            after = _without_discs(after, animal, element, lost)
            changes += [change("regression.per-type", "automatic.lost", who=animal, e=element)] * lost
    if not changes:
        changes.append(change("regression.not-default", "automatic.nothing-lost"))
    return Outcome(after._replace(shielded=EMPTY), (), tuple(changes), tuple(steps))


def _box_step(position: Position, box: Box, rule: str) -> Step:
    """Return the step that says which discs lie in a box."""
    discs = position.box(box).elements
    key = "automatic.box-holds" if discs else "automatic.box-empty"
    return Step(rule, text(key, b=box, discs=list(discs or ())))


def _without_discs(position: Position, animal: Animal, element: Element, number: int) -> Position:
    """Return the position with `number` discs of a type off a display, back to the bag."""
    held = list(position.animals[animal].elements)
    for _ in range(number):
        held.remove(element)
    return position.with_sheet(animal, elements=tuple(held))


def _clearing(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    """Every disc on a corner of a tundra tile whose type lies in the Wasteland box goes to the bag (9.5)."""
    from dsrules.actions.wasteland import BOX

    types = position.box(BOX).elements
    if types is None:
        return Outcome(position, (undetermined("wasteland.automatic", "automatic.box-not-stated", b=BOX),))
    nothing = change("wasteland.automatic", "automatic.nothing-cleared")
    steps = (_box_step(position, BOX, "wasteland.automatic"),)
    if not types:
        return Outcome(position, changes=(nothing,), steps=steps)
    corners = _tundra_corners(position, rules)
    after, changes = position, []
    for corner in corners:
        element = position.elements.get(corner)
        if element in types:
            after = after.with_element(corner, None)
            changes.append(change("wasteland.automatic", "automatic.cleared", corner=corner, e=element))
    open_corners = [c for c in corners if any(may_hold_disc(position, c, element, rules) for element in set(types))]
    objections = [
        differs("wasteland.automatic", "automatic.clearing-unread", corner=corner) for corner in open_corners
    ] + _frozen_perhaps(position, types, corners, rules)
    return Outcome(after, tuple(objections), tuple(changes) or (nothing,), steps)


def _tundra_corners(position: Position, rules: Rulebook) -> tuple[Corner, ...]:
    """Return the corners of all tundra tiles, each once."""
    return tuple(dict.fromkeys(corner for name in position.tundra() for corner in rules.board.corners_of[name]))


def _frozen_perhaps(
    position: Position, types: tuple[Element, ...], cleared: tuple[Corner, ...], rules: Rulebook
) -> list[Objection]:
    """Return the discs that go only if a hex that nobody could read is tundra."""
    found = []
    for name in sorted(position.unknown):
        if may_be_tundra(position, name, rules):
            at = [c for c in rules.board.corners_of[name] if c not in cleared and position.elements.get(c) in types]
            found += [differs("wasteland.automatic", "automatic.perhaps-frozen", hex=name, corner=c) for c in at]
    return found


def _extinction(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    """What is endangered goes; the mammals say first where they keep one (11.1)."""
    from dsrules.judge import extinction

    found = extinction.endangered_now(position, rules)
    kept = None if action.save in (None, NONE_KEPT) else action.save
    objections = _save_objections(action, found, rules)
    losses, possible = extinction.going(found, kept, rules)
    for name, lost in possible.items():
        objections += [
            differs("extinction.remove", "extinction.lost.possible", hex=name, who=animal, cubes=cubes)
            for animal, cubes in lost.items()
        ]
    if found.unread:
        objections.append(differs("extinction.remove", "extinction.unknown-hexes", hexes=list(found.unread)))
    changes = extinction.loss_changes(losses) or (change("extinction.remove", "extinction.nothing"),)
    said = (*(objection.step for objection in objections), *changes)
    steps = _besides(extinction.extinction_steps(position, rules, found, action.save), said)
    return Outcome(extinction.without(position, losses), tuple(objections), changes, steps)


def _besides(steps: tuple[Step, ...], said: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps of a ruling that are not said elsewhere."""
    return tuple(step for step in steps if step not in said)


def _save_objections(action: Automatic, found: Endangered, rules: Rulebook) -> list[Objection]:
    from dsrules.judge.extinction import SAVE, saver

    keeper, number = saver(rules)
    if found.alone is not None and action.save == NONE_KEPT:
        refusal = no("extinction.mammal-save", "extinction.no-choice", who=keeper, hex=found.alone)
        return [refusal, Objection(NO, setting_step(SAVE, rules, found.alone, keeper))]
    if found.alone is not None and action.save is None:
        return [Objection(YES, step) for step in decided(SAVE, rules, found.alone, keeper)]
    hexes = [*found.saveable, *found.saveable_possible]
    if action.save is None and hexes:
        return [undetermined("extinction.mammal-save", "automatic.save-missing", who=keeper, n=number, hexes=hexes)]
    if action.save not in (None, NONE_KEPT, *hexes):
        return [no("extinction.mammal-save", "extinction.not-saveable", who=keeper, hex=action.save, hexes=hexes)]
    if action.save in found.saveable_possible and action.save not in found.saveable:
        return [undetermined("extinction.mammal-save", "automatic.save-perhaps", who=keeper, hex=action.save)]
    return []


def _survival(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    """The holder of the Survival Card scores (11.2)."""
    from dsrules.judge.survival import survival

    ruling = survival(position, rules)
    if ruling.verdict == UNDETERMINED:
        return _left_open(position, ruling)
    holder, vp = ruling.result["holder"], ruling.result["vp"]
    switches = tuple(Objection(YES, step) for step in ruling.reasons)
    steps = _besides(ruling.steps, ruling.reasons)
    if holder is None:
        return Outcome(position, switches, (change("survival.score", "automatic.no-holder"),), steps)
    if isinstance(vp, list):
        scores = tuple(step for step in steps if step.rule == "survival.score")
        objections = tuple(Objection(UNDETERMINED, step, act_only=True) for step in scores)
        return Outcome(position, (*objections, *switches), (), _besides(steps, scores))
    scored = change("survival.score", "automatic.survival", who=holder, vp=vp)
    return Outcome(position.with_count(holder, "vp", vp), switches, (scored,), steps)


def _left_open(position: Position, ruling: Ruling) -> Outcome:
    """Return that the position leaves a step open, for the reasons of its ruling."""
    objections = tuple(Objection(UNDETERMINED, step) for step in ruling.reasons)
    return Outcome(position, objections, (), _besides(ruling.steps, ruling.reasons))


def _final(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    """Every tile is scored once more, and the game is over (11.4)."""
    from dsrules.judge.final import final, gains

    ruling = final(position, rules)
    if ruling.verdict == UNDETERMINED:
        return _left_open(position, ruling)
    after, changes = position, []
    for animal, vp in gains(position, rules).items():
        if vp:
            after = after.with_count(animal, "vp", vp)
            changes.append(change("end.final-scoring", "automatic.scored", who=animal, vp=vp))
    return Outcome(after, (), tuple(changes), ruling.steps)


def _reseed(position: Position, action: Automatic, rules: Rulebook) -> Outcome:
    from dsrules.turn.reseed import reseed

    if order.is_last_turn(position, rules):
        if rules.tables["turn"]["last_card"] in position.taken:
            return Outcome(position, (no("end.final-turn", "automatic.no-reseed"),))
        why = by_switch(order.END, rules, against=True)
        return Outcome(position, (no("end.final-turn", "automatic.no-reseed-face-up"), *why))
    after, objections, changes = reseed(position, action.draws, rules)
    return Outcome(after, objections, changes)


_STEPS: dict[str, Callable[[Position, Automatic, Rulebook], Outcome]] = {
    "losses": _losses,
    "clearing": _clearing,
    "extinction": _extinction,
    "survival": _survival,
    "reseed": _reseed,
    "final": _final,
}
