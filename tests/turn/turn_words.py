"""What a ruling on the turn says, written down: one string for each step, so that a test can say it in full by hand.

A step is `rule key name=value ...`: parameters in the order of the alphabet, lists joined by `+`, nothing for None, a
sentence within another as its key. `*` stands before what the verdict rests on, `(ours)` behind what is our ruling or a
table's.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from turn_boards import RULES

from dsrules.diagnostics import Text
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook
from dsrules.ruling import Ruling, step_dict
from dsrules.text.action_line import read_action
from dsrules.turn import questions

if TYPE_CHECKING:
    from dsrules.action import Action
    from dsrules.position import Position
    from dsrules.ruling import Step


def house(table: str, **values: Any) -> Rulebook:
    """The rules with other figures: each is named by its way into the table, the keys joined by `__`."""
    tables = copy.deepcopy(RULES.tables)
    for path, value in values.items():
        *way, last = path.split("__")
        at = tables[table]
        for key in way:
            at = at[key]
        at[last] = value
    return Rulebook({**RULES._compiled, "tables": tables, "digest": f"house {table} {values}"})


def _value(value: Any) -> str:
    if isinstance(value, Text):
        return value.key
    if isinstance(value, (list, tuple)):
        return "+".join(map(str, value))
    return "" if value is None else str(value)


def written(step: Step) -> str:
    assert step.tile == step.text.params.get("hex", step.tile)
    assert step.animal == step.text.params.get("who", step.animal)
    named = [f"{name}={_value(value)}" for name, value in sorted(step.text.params.items())]
    return " ".join([step.rule, step.text.key, *named, *(["(ours)"] if step.basis == "ruling" else [])])


def asked(
    question: str, position: Position, line: str | Action, rules: Rulebook = RULES, anytime: bool = False
) -> Ruling:
    """The ruling on an action; every sentence of it is said in both languages."""
    action = read_action(line, rules, position) if isinstance(line, str) else line
    ruling: Ruling = getattr(questions, question)(position, action, rules, anytime)
    said(ruling, rules)
    return ruling


def said(ruling: Ruling, rules: Rulebook) -> None:
    assert not [step for place, step in enumerate(ruling.steps) if step in ruling.steps[:place]], "said twice"
    for lang in ("en", "cs"):
        speaker = Speaker(rules, lang)
        ruling.result_dict(speaker)
        for step in (*ruling.steps, *ruling.changes):
            step_dict(step, speaker)


def marked(ruling: Ruling) -> list[str]:
    assert all(reason in ruling.steps for reason in ruling.reasons)
    return [f"{'* ' if step in ruling.reasons else ''}{written(step)}" for step in ruling.steps]


def can(position: Position, line: str | Action, rules: Rulebook = RULES, anytime: bool = False) -> list[str]:
    """The verdict on an action, then its steps."""
    ruling = asked("can", position, line, rules, anytime)
    return [str(ruling.verdict), *marked(ruling)]


def act(position: Position, line: str | Action, rules: Rulebook = RULES, anytime: bool = False) -> list[str]:
    """The same for carrying it out."""
    ruling = asked("act", position, line, rules, anytime)
    assert (ruling.position is None) == (ruling.verdict != "yes")
    return [str(ruling.verdict), *marked(ruling)]


def made(position: Position, line: str | Action, rules: Rulebook = RULES, anytime: bool = False) -> list[str]:
    """The changes that an action makes, which must be allowed."""
    ruling = asked("act", position, line, rules, anytime)
    assert ruling.verdict == "yes", marked(ruling)
    return [written(step) for step in ruling.changes]


def then(position: Position, line: str | Action, rules: Rulebook = RULES, anytime: bool = False) -> Position:
    """The position after an action, which must be allowed."""
    ruling = asked("act", position, line, rules, anytime)
    assert ruling.position is not None, marked(ruling)
    return ruling.position


def coming(position: Position, rules: Rulebook = RULES) -> list[str]:
    """What `next` answers: phase, step, animal and kind in one line, behind the verdict if there is one; its steps."""
    ruling = questions.next_step(position, rules)
    said(ruling, rules)
    found = ruling.result
    assert found["space"] in (None, found["step"])
    assert (found["space"] is not None) == (found["kind"] in ("pawn", "free"))
    head = " ".join(_value(found[key]) or "-" for key in ("phase", "step", "animal", "kind"))
    return [f"{ruling.verdict}: {head}" if ruling.verdict else head, *marked(ruling)]
