"""Placing a pawn: a row of pawns that is only begun is filled up to the spaces of its box, no further."""

from __future__ import annotations

import pytest
from action_boards import ask, earth


@pytest.mark.parametrize(
    ("pawns", "space", "after"),
    [
        (["birds", "birds"], 4, ("birds", "birds", None, "mammals", None)),
        (["birds"], 2, ("birds", "mammals", None, None, None)),
        ([], 5, (None, None, None, None, "mammals")),
    ],
)
def test_domination_has_five_spaces(pawns: list[str], space: int, after: tuple[str | None, ...]) -> None:
    here = earth(initiative=["mammals"], display={"initiative": {"pawns": ["mammals"]}, "domination": {"pawns": pawns}})
    assert ask(here, f"mammals initiative to domination@{space}").after.box("domination").pawns == after
