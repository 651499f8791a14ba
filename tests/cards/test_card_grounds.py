"""What a yes to a card rests on: it takes effect by itself, or the line says what the card asks for."""

from __future__ import annotations

from typing import Any

import pytest
from card_boards import RULES, land, read

from dsrules.text.action_line import read_action
from dsrules.turn.questions import can

EARTH: dict[str, Any] = {
    "tiles": {"d3": land(birds=1, insects=2), "e3": land("desert", birds=2)},
    "animals": {"birds": {"vp": 0, "gene_pool": 9, "out": 0, "pawns": 0}, "insects": {}},
}


@pytest.mark.parametrize(
    ("line", "grounds"),
    [
        ("birds card biodiversity", ["cards.by-itself"]),  # the card leaves nothing to choose
        ("birds card niche-biomes", ["cards.by-itself"]),
        ("birds card fertile d3", []),  # the tile is chosen, and what the card says to it is told
    ],
)
def test_what_a_yes_rests_on(line: str, grounds: list[str]) -> None:
    position = read(EARTH)
    ruling = can(position, read_action(line, RULES, position), RULES)
    assert ruling.verdict == "yes"
    found = [step.text.key for step in ruling.steps]
    assert [key for key in found if key in ("cards.by-itself", "cards.says-all")] == grounds
