"""Positions for the tests of cards, and asking about a card line."""

from __future__ import annotations

import copy
from typing import Any, NamedTuple

from dsrules import cards
from dsrules.action import PlayCard
from dsrules.messages import Speaker
from dsrules.position import Position
from dsrules.rulebook import Rulebook, default
from dsrules.ruling import Step, step_dict
from dsrules.text.action_line import read_action, write_action
from dsrules.text.position_reader import read_values
from dsrules.text.position_writer import to_values
from dsrules.turn.questions import act as act_
from dsrules.turn.questions import can as can_

RULES = default()
SPEAKERS = (Speaker(RULES, "en"), Speaker(RULES, "cs"))


class Answer(NamedTuple):
    """Verdicts for can and act, what comes after, and the changes.

    `rules` and `texts` are those of act's reasons: of a yes only our own rulings, `grounds` the rules of the others.
    """

    can: str
    act: str
    rules: list[str]
    texts: list[str]
    after: dict[str, Any]
    changes: list[str]
    grounds: list[str]

    @property
    def verdicts(self) -> tuple[str, str]:
        return self.can, self.act


def read(values: dict[str, Any], rules: Rulebook = RULES) -> Position:
    return read_values({"dsrules": 1, **values}, rules).position


def ask(values: dict[str, Any], line: str, anytime: bool = False) -> Answer:
    """Can and act; every sentence is said in both languages, and the line is written back to an equal action."""
    position = read(values)
    rules = RULES.switched(position.switches)
    action = read_action(line, rules, position)
    assert read_action(write_action(action, rules), rules, position) == action
    can, act = can_(position, action, rules, anytime), act_(position, action, rules, anytime)
    for ruling in (can, act):
        for step in (*ruling.reasons, *ruling.steps, *ruling.changes):
            for speaker in SPEAKERS:
                assert step_dict(step, speaker)["text"]
    reasons = [step for step in act.reasons if act.verdict != "yes" or step.basis == "ruling"]
    grounds = [step.rule for step in act.reasons if step not in reasons]
    texts = [SPEAKERS[0].say(step.text) for step in reasons]
    changes = [SPEAKERS[0].say(change.text) for change in act.changes]
    after = {} if act.position is None else to_values(act.position, rules)
    assert can.verdict is not None
    assert act.verdict is not None
    return Answer(can.verdict, act.verdict, [step.rule for step in reasons], texts, after, changes, grounds)


def yes(values: dict[str, Any], line: str, **given: Any) -> Answer:
    """Like `ask`, for a line that must be allowed and have one result."""
    answer = ask(values, line, **given)
    assert answer.verdicts == ("yes", "yes"), answer.texts
    return answer


def no(values: dict[str, Any], line: str, *rules: str) -> Answer:
    """Like `ask`, for a line that must be refused by exactly these rules, in any order."""
    answer = ask(values, line)
    assert answer.verdicts == ("no", "no"), answer
    assert sorted(answer.rules) == sorted(rules), (answer.rules, answer.texts)
    return answer


def open_(values: dict[str, Any], line: str) -> Answer:
    """Like `ask`, for a line that must be undetermined for can and act."""
    answer = ask(values, line)
    assert answer.verdicts == ("undetermined", "undetermined"), answer
    return answer


def steps(position: Position, line: str, rules: Rulebook = RULES) -> list[Step]:
    """What the card's checks find, whatever they find: refusals, what is left open, grounds and remarks."""
    action = read_action(line, rules, position)
    assert isinstance(action, PlayCard)
    return [found.step for found in cards.verify(position, action, rules)]


def keys(position: Position, line: str, rules: Rulebook = RULES) -> list[str]:
    """The keys of the sentences that the card's checks say."""
    return [step.text.key for step in steps(position, line, rules)]


def said(position: Position, line: str, key: str, *params: str, rules: Rulebook = RULES) -> list[tuple[Any, ...]]:
    """Some params of every sentence with the key."""
    found = [step.text.params for step in steps(position, line, rules) if step.text.key == key]
    return [tuple(given[name] for name in params) for given in found]


def species(answer: Answer, hex_: str) -> dict[str, int]:
    tile = answer.after["tiles"][hex_]
    found: dict[str, int] = {} if isinstance(tile, str) else tile.get("species", {})
    return found


def sheet(answer: Answer, animal: str, key: str) -> Any:
    return (answer.after["animals"][animal] or {}).get(key)


def land(terrain: str = "savannah", **cubes: int) -> dict[str, Any]:
    return {"terrain": terrain, "species": cubes}


def ice(**cubes: int) -> dict[str, Any]:
    return {"terrain": "sea", "tundra": True, "species": cubes}


def corners(hex_: str) -> list[str]:
    return list(RULES.board.corners_of[hex_])


def built(tables: dict[str, Any]) -> Rulebook:
    return Rulebook({**RULES._compiled, "tables": tables, "digest": "house"})


def with_discs(number: int) -> Rulebook:
    tables = copy.deepcopy(RULES.tables)
    tables["components"]["discs_per_type"] = number
    return built(tables)


def house(card: str, **figures: Any) -> Rulebook:
    tables = copy.deepcopy(RULES.tables)
    tables["cards"]["cards"][card].update(figures)
    return built(tables)
