"""The number of legal actions of a box against plain combinatorics, on random positions."""

from __future__ import annotations

import random

import pytest
from naive_compare import RULES
from naive_counts import number_of_actions
from naive_game import actor, full
from naive_random_turn import box_case
from naive_tables import SPACES

from dsrules.batch import ask


@pytest.mark.parametrize("box", list(SPACES))
def test_moves_are_counted_as_by_hand(box: str) -> None:
    for seed in range(40):
        position = box_case(box)(random.Random(f"moves {box} {seed}"))[0]
        p, step = full(position), position["next"]
        question = {"ask": "moves", "position": position, "animal": actor(p, step), "box": box, "limit": 30}
        now = [found for found in ask(question, RULES).result["boxes"] if found["now"]]
        want = number_of_actions(p, step)
        assert [(found["space"], found["count"]) for found in now] == [(step, want)], seed
        lines = now[0]["actions"]
        assert min(1, want) <= len(lines) == len(set(lines)) <= want, (seed, lines)
        for line in lines[:5]:
            assert ask({"ask": "can", "position": position, "action": line}, RULES).verdict == "yes", (seed, line)
