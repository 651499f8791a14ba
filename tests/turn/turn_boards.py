"""Positions for the tests of the turn, and questions about them in one line."""

from __future__ import annotations

from typing import Any

from dsrules.messages import Speaker
from dsrules.position import Position
from dsrules.rulebook import default
from dsrules.ruling import Ruling, step_dict
from dsrules.text.action_line import read_action
from dsrules.text.position_reader import read_values
from dsrules.turn import questions

RULES = default()
SPEAKERS = (Speaker(RULES, "en"), Speaker(RULES, "cs"))
NONE = "~"


def board(**values: Any) -> Position:
    """A position in execution with mammals and birds on a sea, unless the values say otherwise."""
    given = {
        "dsrules": 1,
        "phase": "execution",
        "tiles": {"d3": {"terrain": "sea", "species": {"mammals": 2, "birds": 2}}, "d2": "wetland"},
        "animals": {"mammals": {"pawns": 1}, "birds": {"pawns": 1}},
    }
    return read_values({**given, **values}, RULES).position


def ask(question: str, position: Position, line: str, anytime: bool = False) -> Ruling:
    """`can` or `act` for an action line; every sentence of the answer is said in both languages."""
    ruling: Ruling = getattr(questions, question)(position, read_action(line, RULES, position), RULES, anytime)
    for speaker in SPEAKERS:
        ruling.result_dict(speaker)
        for step in (*ruling.steps, *ruling.changes):
            step_dict(step, speaker)
    return ruling


def after(position: Position, line: str) -> Position:
    """The position after an action that must be allowed."""
    ruling = ask("act", position, line)
    assert ruling.verdict == "yes", [SPEAKERS[0].say(step.text) for step in ruling.reasons]
    assert ruling.position is not None
    return ruling.position


def refused(position: Position, line: str, anytime: bool = False) -> list[str]:
    """The rules that refuse an action."""
    ruling = ask("can", position, line, anytime)
    assert ruling.verdict == "no", ruling.verdict
    return [step.rule for step in ruling.reasons]


def coming(position: Position) -> dict[str, Any]:
    """The answer to `next`, said in both languages."""
    ruling = questions.next_step(position, RULES)
    for speaker in SPEAKERS:
        ruling.result_dict(speaker)
    return ruling.result
