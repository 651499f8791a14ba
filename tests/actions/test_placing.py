"""Spaces: a row of pawns that is only begun is filled up to the spaces of its box; a space that is none is refused."""

from __future__ import annotations

import pytest
from action_boards import RULES, ask, earth

from dsrules.action import Migration, Move
from dsrules.actions import verify
from dsrules.actions.space import needs_space


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


def test_a_space_that_the_box_has_not() -> None:
    """Domination has five; that a space is free is another matter (display.spaces)."""
    (found,) = needs_space("domination", "birds", "6", RULES)
    assert (found.verdict, found.step.rule, found.step.text.key) == ("no", "display.spaces", "space.no-such")
    assert needs_space("domination", "birds", "5", RULES) == []


def test_where_every_space_refuses_only_the_refusals_are_told() -> None:
    """More cubes than any eyeball space of migration lets go, and no word on whose pawn acts (migration.number)."""
    found = verify(earth(), Migration("insects", (Move("e3", "e4", 8),)), RULES)
    (step,) = [objection.step for objection in found if objection.step.text.key == "space.none"]
    assert {part.text.key for part in step.parts} == {"migration.too-many"}
    assert len(step.parts) == RULES.spaces("migration")
