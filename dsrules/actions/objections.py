"""What the checks of an action find: what stands in its way, and the grounds of a yes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import Text
from dsrules.ruling import NO, UNDETERMINED, UNSETTLED, YES, Step, Verdict, gravest

if TYPE_CHECKING:
    from collections.abc import Iterable


class Objection(NamedTuple):
    """What one check found, and the verdict that it asks for. One with the verdict yes is a ground of a yes.

    `act_only` marks an action that every completion of the position allows, but whose result differs from one
    completion to another: it weighs for `act` and not for `can`. `evidence` marks what speaks neither for nor against
    the action by itself, like the sum behind a claim.
    """

    verdict: Verdict
    step: Step
    act_only: bool = False
    evidence: bool = False


def verdict(objections: Iterable[Objection], act: bool = False) -> Verdict:
    """Return the verdict that objections amount to: for `can`, or for `act`, where the result has to be one."""
    return gravest({found.verdict for found in objections if act or not found.act_only})


def allowed(objections: Iterable[Objection]) -> bool:
    """Tell whether nothing stands in the way of being allowed, whatever the unread is."""
    return all(found.verdict == YES or found.act_only for found in objections)


def _step(rule: str, key: str, params: dict[str, Any], **more: Any) -> Step:
    return Step(rule, Text(key, params), params.get("hex"), params.get("who"), **more)


def no(rule: str, key: str, **params: Any) -> Objection:
    """Return a refusal by `rule`; `hex` and `who` among the params also say which tile and animal it is about."""
    return Objection(NO, _step(rule, key, params))


def undetermined(rule: str, key: str, **params: Any) -> Objection:
    """Return that the position leaves out something that decides."""
    return Objection(UNDETERMINED, _step(rule, key, params))


def unsettled(rule: str, key: str, **params: Any) -> Objection:
    """Return that the rulebook does not say."""
    return Objection(UNSETTLED, _step(rule, key, params))


def differs(rule: str, key: str, **params: Any) -> Objection:
    """Return that the action is allowed whatever the unknown is, and that its result depends on it."""
    return Objection(UNDETERMINED, _step(rule, key, params), act_only=True)


def satisfied(rule: str, key: str, **params: Any) -> Objection:
    """Return that a check of `rule` passed: one of the grounds of a yes."""
    return Objection(YES, _step(rule, key, params))


def remark(rule: str, key: str, **params: Any) -> Objection:
    """Return a ground of a yes that is this project's decision (an open point or a conflict)."""
    return Objection(YES, _step(rule, key, params, basis="ruling"))
