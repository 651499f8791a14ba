"""The twelve boxes, legal and illegal: the library against the naive game, verdict and position."""

from __future__ import annotations

import pytest
from naive_compare import compare
from naive_random_turn import box_case, wrong_moment
from naive_tables import SPACES

CASES = 300


@pytest.mark.parametrize("box", list(SPACES))
def test_a_box_is_judged_as_the_naive_game_judges_it(box: str) -> None:
    verdicts = compare(range(CASES), box, box_case(box))
    assert verdicts["yes"] > CASES / 10  # the cases are worth something: many of either kind
    assert verdicts["no"] > CASES / 10


def test_an_action_at_the_wrong_moment() -> None:
    verdicts = compare(range(CASES), "wrong moment", wrong_moment)
    assert verdicts["no"] > CASES / 2
