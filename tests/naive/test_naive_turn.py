"""The turn: claims and ties, planning, automatic steps, what comes next, and whole games step by step."""

from __future__ import annotations

import random

import pytest
from naive_compare import RULES, compare, disagreement
from naive_game import full, judged, next_answer
from naive_random_turn import any_moment, automatic_case, claim_case, document, placing_case, some_turn
from naive_tables import CHAIN

import dsrules
from dsrules.batch import ask
from dsrules.text.position_writer import to_values


def test_claims_and_shown_ties() -> None:
    verdicts = compare(range(800), "claims", claim_case)
    assert verdicts["yes"] > 100
    assert verdicts["unsettled"] > 10


def test_placing_pawns() -> None:
    verdicts = compare(range(500), "placing", placing_case)
    assert verdicts["yes"] > 100


@pytest.mark.parametrize(
    "step", ["regression@losses", "wasteland@clearing", "extinction", "survival", "reseed", "final"]
)
def test_automatic_steps(step: str) -> None:
    verdicts = compare(range(300), step, automatic_case(step))
    assert verdicts["yes"] > 80


def test_what_comes_next() -> None:
    for seed in range(400):
        position = any_moment(random.Random(f"next {seed}"))
        if seed % 3 == 0 and position["phase"] == "execution":
            del position["next"]  # the first step of the phase then
        want = next_answer(full(position))
        got = ask({"ask": "next", "position": position}, RULES).result
        assert {key: got.get(key) for key in want} == want, (seed, position)


@pytest.mark.parametrize("seed", range(6))
def test_a_game_step_by_step(seed: int) -> None:
    """From the starting Earth on, both are asked about the same actions, with cards, claims and wrong moves."""
    rng = random.Random(f"game {seed}")
    start = dsrules.setup(rng.sample(CHAIN, rng.randint(2, 6)), seed=seed)
    position = to_values(start, RULES)
    carried_out = 0
    for _ in range(1500):
        action = some_turn(rng, position)
        difference = disagreement(position, action)
        assert difference is None, difference
        verdict, after = judged(position, action)
        if verdict != "yes" or after is None:
            continue
        carried_out += 1
        position = document(after)
        want = next_answer(after)
        got = ask({"ask": "next", "position": position}, RULES).result
        assert {key: got.get(key) for key in want} == want, position
        if after["phase"] == "over":
            break
    assert carried_out > 150
