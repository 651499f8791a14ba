"""What holds for every box: who may act at all, which module judges, and how moves are counted."""

from __future__ import annotations

import pytest
from action_boards import RULES, SIX, earth
from action_words import found

from dsrules.action import Automatic, Claim, Pass, PlayCard, ShowTie
from dsrules.actions import PLACING, apply, count, home, options, verify
from dsrules.actions.polynomials import times
from dsrules.text.action_line import read_action

LINES = {
    "initiative": "initiative to migration@1", "adaptation": "adaptation sun", "regression": "regression keep sun",
    "abundance": "abundance sun d2.ne", "wasteland": "wasteland sun", "depletion": "depletion d3.e",
    "glaciation": "glaciation e3", "speciation": "speciation@2 d3.se: d4", "wanderlust": "wanderlust sea e2",
    "migration": "migration@1 d4>e4", "competition": "competition@3 e4 reptiles", "domination": "domination e4",
    PLACING: "place migration@1",
}  # fmt: skip
DISCS = ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust")
DISPLAY = {box: {"pawns": [], **({"elements": ["sun"]} if box in DISCS else {})} for box in RULES.boxes}
HERE = earth(
    ("reptiles", "insects"),
    sheets={"reptiles": {"gene_pool": 5}},
    display={**DISPLAY, "wanderlust": {"tiles": ["sea"]}},
)


@pytest.mark.parametrize("box", LINES)
def test_an_animal_that_is_not_in_play_does_nothing(box: str) -> None:
    action = read_action(f"birds {LINES[box]}", RULES, HERE)
    assert home(action, RULES) == box
    assert found(HERE, action) == ["no setup.animals objection.not-in-play who=birds"]
    assert list(options(box, HERE, "birds", RULES)) == []
    assert count(box, HERE, "birds", RULES) == 0
    assert count(box, HERE, "insects", RULES) == len(list(options(box, HERE, "insects", RULES)))


def test_claims_are_judged_whoever_makes_them() -> None:
    """A claim by an animal that is nowhere fails for want of species there, and a tie may be shown for anybody."""
    assert home(Claim("birds", "e4"), RULES) == home(ShowTie("birds", "e4"), RULES) == "claiming"
    for action in (Claim("birds", "e4"), ShowTie("birds", "e4")):
        assert not any("setup.animals" in step for step in found(HERE, action))


@pytest.mark.parametrize("action", [Pass("birds"), PlayCard("birds", "fertile"), Automatic()])
def test_what_has_no_box_is_judged_elsewhere(action: Pass | PlayCard | Automatic) -> None:
    assert home(action, RULES) is None
    with pytest.raises(ValueError, match=type(action).__name__):
        verify(HERE, action, RULES)
    with pytest.raises(ValueError, match=type(action).__name__):
        apply(HERE, action, RULES)


def test_every_animal_has_moves_on_its_earth() -> None:
    here = earth(SIX, display={**DISPLAY, "wanderlust": {"tiles": ["sea"]}})
    for animal in SIX:
        assert count("glaciation", here, animal, RULES) == 6
        assert count(PLACING, here, animal, RULES) == 41 - 3  # the pawns of Wanderlust are not stated


@pytest.mark.parametrize(
    ("one", "other", "most", "product"),
    [
        ([1], [1], 3, [1]),
        ([1, 2], [3, 4], 2, [3, 10, 8]),
        ([1, 2], [3, 4], 1, [3, 10]),
        ([1, 2], [3, 4], 0, [3]),
        ([0, 0, 5], [1, 1, 1], 3, [0, 0, 5, 5]),
        ([0, 0, 5], [1, 1, 1], 1, [0, 0]),
        ([1, 1, 1, 1], [1, 1], 1, [1, 2]),
        ([1, 1, 1, 1], [0, 1], 9, [0, 1, 1, 1, 1]),
        ([2, 0, 1], [1, 3], 3, [2, 6, 1, 3]),
    ],
)
def test_products_of_coefficients(one: list[int], other: list[int], most: int, product: list[int]) -> None:
    """(1 + 2x)(3 + 4x) = 3 + 10x + 8x², and so on; powers above the most are left out."""
    assert times(one, other, most) == product
