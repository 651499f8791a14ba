"""Extinction: what goes, what the mammals keep, what Hibernation spares (compendium 11.1)."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line, position

from dsrules.diagnostics import UsageError
from dsrules.judge.extinction import extinction
from dsrules.rulebook import Rulebook

S9 = {
    "tiles": {
        "d3": {"terrain": "sea", "tundra": True, "species": {"mammals": 2}},
        "c4": {"terrain": "forest", "species": {"mammals": 2}},
    },
    "animals": {"mammals": {"out": 5}},
}


def test_s9_mammals_keep_one_on_the_tile_they_choose(rules: Rulebook) -> None:
    ruling = extinction(position(S9), rules, "d3")
    assert ruling.result == {
        "removed": {"d3": {"mammals": 1}, "c4": {"mammals": 2}}, "saveable": ["c4", "d3"],
    }  # fmt: skip
    after = ruling.position
    assert after is not None
    assert after.tiles["d3"].species == {"mammals": 1}
    assert after.tiles["c4"].species == {}
    assert after.animals["mammals"].out == 5 + 3


def test_s9_mammals_may_decline(rules: Rulebook) -> None:
    ruling = extinction(position(S9), rules)
    assert ruling.result["removed"] == {"d3": {"mammals": 2}, "c4": {"mammals": 2}}
    assert ruling.position is not None
    assert ruling.position.animals["mammals"].out == 9


def test_a_single_mammal_kept_is_no_loss_at_all(rules: Rulebook) -> None:
    board = position({"tiles": {"d3": {"terrain": "sea", "species": {"mammals": 1, "birds": 2}}}})
    assert extinction(board, rules, "d3").result["removed"] == {"d3": {"birds": 2}}


def test_matching_species_stay_and_cones_stay(rules: Rulebook) -> None:
    board = position({
        "tiles": {"d3": {"terrain": "sea", "species": {"birds": 2, "insects": 1}, "cone": "insects"}},
        "elements": {"seed": ["d3.e"]},
    })  # fmt: skip
    ruling = extinction(board, rules)
    assert ruling.result == {"removed": {"d3": {"insects": 1}}, "saveable": []}
    assert ruling.position is not None
    assert ruling.position.tiles["d3"].species == {"birds": 2}
    assert ruling.position.tiles["d3"].cone == "insects"


def test_hibernating_cubes_are_exempt(rules: Rulebook) -> None:
    tile = {"terrain": "sea", "species": {"birds": 5, "mammals": 1}, "hibernating": {"birds": 3, "mammals": 1}}
    ruling = extinction(position({"tiles": {"d3": tile}}), rules)
    assert ruling.result == {"removed": {"d3": {"birds": 2}}, "saveable": []}
    assert ruling.position is not None
    assert ruling.position.tiles["d3"].species == {"birds": 3, "mammals": 1}
    assert ruling.position.tiles["d3"].hibernating == {"birds": 3, "mammals": 1}
    assert "extinction.hibernation" in [step.rule for step in ruling.steps]


def test_unread_corners_leave_no_single_position(rules: Rulebook) -> None:
    ruling = extinction(line("forest: seed ? | birds 2, arachnids 3, mammals 1 (2 meat)"), rules)
    assert ruling.result["removed"] == {}
    assert ruling.result["removed_possible"] == {"tile": {"arachnids": 3, "mammals": 1}}
    assert ruling.result["saveable_possible"] == ["tile"]
    assert ruling.position is None


def test_unread_corners_that_change_nothing_do_not_matter(rules: Rulebook) -> None:
    ruling = extinction(line("forest: seed ? | birds 2"), rules)
    assert ruling.result == {"removed": {}, "saveable": []}
    assert ruling.position is not None


@pytest.mark.parametrize("save", ["e3", "d4", "z9", 7, "d3"])
def test_a_hex_where_nothing_can_be_kept_is_wrong_usage(rules: Rulebook, save: Any) -> None:
    board = position({"tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}, "d4": "mountain"}})
    with pytest.raises(UsageError) as caught:
        extinction(board, rules, save)
    assert caught.value.diagnostics[0].code == "usage.save"


def test_printed_elements_taken_for_granted_are_said(rules: Rulebook) -> None:
    ruling = extinction(position({"tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}}}), rules)
    assert [sentence.params["who"] for sentence in ruling.assumed] == ["birds"]
