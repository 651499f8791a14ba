"""The twelve boxes, legal and illegal: the library against the naive game, verdict and position."""

from __future__ import annotations

import copy
import random

import pytest
from naive_compare import RULES, compare
from naive_game import AUTOMATIC, all_steps, judged
from naive_lines import line
from naive_random import some_action
from naive_random_turn import any_moment, box_case, wrong_moment
from naive_tables import SPACES

from dsrules.batch import ask
from dsrules.diagnostics import InputError

CASES = 300


@pytest.mark.parametrize("box", list(SPACES))
def test_a_box_is_judged_as_the_naive_game_judges_it(box: str) -> None:
    verdicts = compare(range(CASES), box, box_case(box))
    assert verdicts["yes"] > CASES / 10  # the cases are worth something: many of either kind
    assert verdicts["no"] > CASES / 10


def test_an_action_at_the_wrong_moment() -> None:
    verdicts = compare(range(CASES), "wrong moment", wrong_moment)
    assert verdicts["no"] > CASES / 2


def test_an_action_judged_alone_at_any_time() -> None:
    """As if its space came next, and the pawn stood there."""
    for seed in range(400):
        rng = random.Random(f"any time {seed}")
        position = any_moment(rng)
        box = rng.choice([box for box in SPACES if box != "initiative"])
        if "@" not in position["next"]:
            continue
        action = some_action(rng, position, box, rng.choice(sorted(position["animals"])))
        if action["do"] == "pass":
            continue
        action["space"] = action.get("space") or str(rng.randint(1, SPACES[box]))
        if action.get("corner", "") is None:
            action["space"] = "free"
        step = f"{box}@{action['space']}"
        if step not in all_steps() or step in AUTOMATIC:
            continue
        moved = copy.deepcopy(position)
        moved["next"] = step
        if action["space"] != "free":
            index = int(action["space"]) - 1
            pawns = moved["display"][box]["pawns"]
            pawns[index] = action["animal"]
            if box == "glaciation":
                pawns[:index] = [None] * index
        question = {"ask": "can", "position": position, "action": line(action), "anytime": True}
        try:
            verdict = ask(question, RULES).verdict
        except InputError:
            verdict = "no"
        assert verdict == judged(moved, action)[0], (seed, line(action), position)
