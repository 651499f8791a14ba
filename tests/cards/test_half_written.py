"""Cards of a library user that leave out a part: what an action line would always name."""

from __future__ import annotations

import pytest
from card_boards import RULES, land, read

from dsrules import cards
from dsrules.action import PlayCard
from dsrules.actions.objections import allowed

EARTH = read(
    {
        "tiles": {"d3": land("sea", birds=1, insects=1)},
        "elements": {"sun": ["d3.e"]},
        "display": {"migration": {"pawns": []}},
        "animals": {"birds": {"added": ["sun"], "gene_pool": 0, "out": 0, "pawns": 1}, "insects": {}},
    }
)
VACANT = RULES.board.corner("d3.w")


@pytest.mark.parametrize(
    "half",
    [
        PlayCard("birds", "aquatic", element="sun"),
        PlayCard("birds", "aquatic", corner=VACANT),
        PlayCard("birds", "habitat", element="sun"),
        PlayCard("birds", "habitat", corner=VACANT),
        PlayCard("birds", "metamorphosis", element="water"),
        PlayCard("birds", "metamorphosis", given="sun"),
        PlayCard("birds", "instinct", to_box="migration"),
        PlayCard("birds", "instinct", to_space="2"),
    ],
)
def test_half_of_a_choice_is_none(half: PlayCard) -> None:
    rules = [found.step.rule for found in cards.verify(EARTH, half, RULES)]
    assert rules == [found.step.rule for found in cards.verify(EARTH, PlayCard("birds", half.card), RULES)]
    assert "cards.must-resolve" in rules
    assert not allowed(cards.verify(EARTH, half, RULES))
    after, changes = cards.apply(EARTH, half, RULES)
    assert after == EARTH
    assert [change.text.key for change in changes] == ["cards.no-effect"]


@pytest.mark.parametrize("card", ["aquatic", "hibernation"])
def test_a_number_left_out_is_one_cube(card: str) -> None:
    action = PlayCard("birds", card, hex="d3")
    if card == "aquatic":
        action = action._replace(element="sun", corner=VACANT)
    assert not allowed(cards.verify(EARTH, action, RULES)), "there is none"
    one = EARTH.with_sheet("birds", gene_pool=1, out=1)
    assert allowed(cards.verify(one, action, RULES))
    assert cards.apply(one, action, RULES)[0].tiles["d3"].species == {"birds": 2, "insects": 1}
