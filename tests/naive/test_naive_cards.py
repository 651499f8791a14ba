"""The 26 dominance cards, legal and illegal: the library against the naive game, verdict and position."""

from __future__ import annotations

import random
from typing import Any

import pytest
from naive_compare import compare
from naive_random_cards import card_action, owed_position
from naive_tables import CARDS

CASES = 150
MORE = {"disease": 400, "immigrants": 400, "ice-sheet": 400, "instinct": 400}  # nobody else has tested these


@pytest.mark.parametrize("card", CARDS)
def test_a_card_is_judged_as_the_naive_game_judges_it(card: str) -> None:
    def make(rng: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
        position = owed_position(rng, card)
        return position, card_action(rng, position, card)

    cases = MORE.get(card, CASES)
    verdicts = compare(range(cases), card, make)
    assert verdicts["yes"] > cases / 4


@pytest.mark.parametrize("card", CARDS)
def test_a_card_that_nobody_owes_is_judged_by_its_effect(card: str) -> None:
    def make(rng: random.Random) -> tuple[dict[str, Any], dict[str, Any]]:
        position = owed_position(rng, card)
        del position["owed"]
        return position, card_action(rng, position, card)

    compare(range(30), f"unowed {card}", make)
