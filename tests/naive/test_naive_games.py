"""Whole games of the program's own random player: every move legal by the naive game, every position the same."""

from __future__ import annotations

from random import Random

import pytest
from naive_compare import RULES, comparable, differences
from naive_game import full, judged
from naive_lines import line, parse
from naive_random_turn import document
from naive_tables import CHAIN

from dsrules.explore.play import course, opening
from dsrules.text.position_writer import to_values


@pytest.mark.parametrize("seed", range(5))
def test_a_game_from_set_up_to_the_end(seed: int) -> None:
    dice = Random(seed)
    start = opening(dice.sample(CHAIN, 2 + seed), RULES, seed)
    p = full(to_values(start, RULES))
    moves = 0
    for turned in course(start, RULES, dice):
        moves += 1
        action = parse(turned.line)
        assert parse(line(action)) == action
        verdict, after = judged(document(p), action)
        assert verdict == "yes", (moves, turned.line)
        assert after is not None
        got = comparable(full(to_values(turned.after, RULES)))
        assert comparable(full(document(after))) == got, (moves, turned.line, differences(after, got))
        p = after
    assert p["phase"] == "over"
    assert moves > 300
