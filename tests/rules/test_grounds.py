"""Every ruling on an action tells what it rests on, each step with a rule that there is, in both languages."""

from __future__ import annotations

import random
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
import yaml

from dsrules import cards
from dsrules.action import Pass
from dsrules.actions import PLACING, options
from dsrules.batch import ask
from dsrules.cards import MODULES
from dsrules.explore.play import course, opening
from dsrules.messages import Speaker
from dsrules.position import Position
from dsrules.rulebook import Rulebook, default
from dsrules.ruling import YES, Ruling, Step
from dsrules.text.position_writer import to_values
from dsrules.text.tile_line import read_tile_line
from dsrules.turn.questions import act, can

ROOT = Path(__file__).parent.parent.parent
RULES = default()
SPEAKERS = tuple(Speaker(RULES, lang) for lang in ("en", "cs"))
START = yaml.safe_load((ROOT / "examples" / "start.yaml").read_text(encoding="utf-8"))


def assert_told(ruling: Ruling) -> None:
    """The verdict has reasons, all of them among the steps; every step and change names a rule that there is.

    What is fulfilled stands among the reasons of a yes, and behind those of every other verdict.
    """
    assert ruling.reasons, ruling.question
    assert all(reason in ruling.steps for reason in ruling.reasons)
    keys = [step.text.key for step in ruling.steps]
    assert "order.passed" not in keys[: keys.index(ruling.reasons[-1].text.key)]
    assert ruling.verdict != YES or "order.passed" not in keys
    if ruling.verdict == YES and ruling.question["ask"] == "act":
        assert ruling.changes or "claim" in ruling.question["action"], ruling.question
    else:
        assert not ruling.changes, ruling.question
    for speaker in SPEAKERS:
        listed = ruling.steps_dict(speaker)
        assert len(listed) == len(ruling.steps) + len(ruling.changes)
        assert [entry["text"] for entry in listed[len(ruling.steps) :]] == [
            speaker.say(change.text) for change in ruling.changes
        ]
    assert_cited((*ruling.reasons, *ruling.steps, *ruling.changes))


def assert_cited(steps: tuple[Step, ...]) -> None:
    for step in steps:
        assert step.rule in RULES.rules, step
        assert all(speaker.say(step.text) for speaker in SPEAKERS)
        assert_cited(step.parts)


def _examples() -> list[Any]:
    return [
        pytest.param(example, id=f"{record['id']}-{number}")
        for path in sorted((ROOT / "rulesdata" / "rules").glob("*.yaml"))
        for record in yaml.safe_load(path.read_text(encoding="utf-8"))["rules"]
        for number, example in enumerate(record.get("examples") or [], 1)
        if example.get("ask") in ("can", "act")
    ]


@pytest.mark.parametrize("example", _examples())
def test_examples_of_the_rules(example: dict[str, Any], rules: Rulebook) -> None:
    position = example.get("position", START)
    if "line" in example:
        position = to_values(read_tile_line(example["line"], rules).position, rules)
    question: dict[str, Any] = {key: example[key] for key in ("action", "anytime", "switches") if key in example}
    for kind in ("can", "act"):
        assert_told(ask({"ask": kind, **question, "position": position}, rules))


def game(seed: int, steps: int) -> list[tuple[Position, Any]]:
    """Positions of a game played at random, with what was done in each."""
    start = opening(("birds", "insects", "mammals", "reptiles"), RULES, seed)
    return [(turned.before, turned.action) for turned in islice(course(start, RULES, random.Random(seed)), steps)]


@pytest.mark.parametrize("seed", range(4))
def test_every_step_of_a_game(seed: int) -> None:
    for position, action in game(seed, 120):
        assert_told(can(position, action, RULES))
        assert_told(act(position, action, RULES))


@pytest.mark.parametrize("seed", range(4))
def test_whatever_may_be_done_in_its_time_or_not(seed: int) -> None:
    dice = random.Random(seed)
    for position, _ in dice.sample(game(100 + seed, 120), 12):
        for animal in position.animals:
            for box in (*RULES.boxes, PLACING):
                for action in islice(options(box, position, animal, RULES), 3):
                    for anytime in (False, True):
                        assert_told(can(position, action, RULES, anytime))
                    assert_told(act(position, action, RULES, anytime=True))
            assert_told(can(position, Pass(animal), RULES))
            card = dice.choice(list(MODULES))
            for play in islice(cards.options(position, animal, card, RULES), 2):
                ruling = act(position, play, RULES, anytime=True)
                assert_told(ruling)
                named = {step.rule for step in ruling.reasons}
                assert ruling.verdict != YES or named & {f"card.{card}", "cards.must-resolve"}, (card, named)
