"""What is said to an action, written down: one string for each step, so that a test can say it in full by hand.

A ground or objection is `verdict rule key name=value ...`, a change `rule key name=value ...`: parameters in the order
of the alphabet, lists joined by `+`, nothing for None. Marks behind: `(ours)` is our ruling or a table's, `(act)`
weighs for act only, `(evidence)` speaks neither for nor against.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from action_boards import RULES, say_all

from dsrules.actions import apply, verify
from dsrules.diagnostics import Text
from dsrules.text.action_line import read_action

if TYPE_CHECKING:
    from dsrules.action import Action
    from dsrules.actions.objections import Objection
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)) and not isinstance(value, Text):
        return "+".join(map(str, value))
    return "" if value is None else str(value)


def written(step: Step) -> str:
    named = [f"{name}={_value(value)}" for name, value in sorted(step.text.params.items())]
    assert step.tile == step.text.params.get("hex", step.tile)
    return " ".join([step.rule, step.text.key, *named, *(["(ours)"] if step.basis == "ruling" else [])])


def objection(found: Objection) -> str:
    marks = [" (act)"] * found.act_only + [" (evidence)"] * found.evidence
    return f"{found.verdict} {written(found.step)}{''.join(marks)}"


def _action(position: Position, line: str | Action, rules: Rulebook) -> Action:
    return read_action(line, rules, position) if isinstance(line, str) else line


def found(position: Position, line: str | Action, rules: Rulebook = RULES) -> list[str]:
    """What every check of an action found, in the order checked; each is said in both languages."""
    objections = verify(position, _action(position, line, rules), rules)
    say_all([one.step for one in objections], rules)
    return [objection(one) for one in objections]


def made(position: Position, line: str | Action, rules: Rulebook = RULES) -> list[str]:
    """The changes that an action makes."""
    _, changes = apply(position, _action(position, line, rules), rules)
    say_all(changes, rules)
    return [written(change) for change in changes]


def after(position: Position, line: str | Action, rules: Rulebook = RULES) -> Position:
    """The position after an action."""
    return apply(position, _action(position, line, rules), rules)[0]
