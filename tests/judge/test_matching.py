"""The kernel against the plain double loop, its queries, and the ruling with the sums written out."""

from __future__ import annotations

from typing import Any

import judge_boards as naive
import pytest
from hypothesis import given

from dsrules.diagnostics import UsageError
from dsrules.judge import matching, sums
from dsrules.judge.dominance import dominance
from dsrules.judge.endangered import endangered
from dsrules.messages import Speaker
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.rulebook import Rulebook


@given(naive.boards())
def test_the_packed_kernel_counts_like_the_double_loop(here: Position) -> None:
    packed = matching.packed_matches(here, naive.RULES)
    for tile in here.tiles:
        expected = {animal: naive.naive_matches(here, tile, animal) for animal in here.animals}
        assert matching.unpacked(packed[tile], here, naive.RULES) == expected
        assert matching.counts(here, naive.RULES, tile) == expected


@given(naive.boards())
def test_the_sum_written_out_is_the_count(here: Position) -> None:
    result = sums.matches(here, naive.RULES).result["tiles"]
    for tile in here.tiles:
        for animal in here.animals:
            terms = result[tile]["sums"][animal]
            assert sum(t["need"] * t["supply"] for t in terms) == result[tile]["matches"][animal]
            assert result[tile]["matches"][animal] == naive.naive_matches(here, tile, animal)
            assert all(t["need"] and t["supply"] for t in terms)


def test_fields_do_not_run_into_each_other(rules: Rulebook) -> None:
    """Every disc of the box on each display, and the tile full of one type: the greatest counts there can be."""
    display = ("sun",) * (rules.discs_per_type * len(rules.elements))
    here = Position(
        Frozen({"d3": Tile("sea")}),
        Frozen(dict.fromkeys(rules.board.corners_of["d3"], "sun")),
        Frozen({animal: Sheet(display) for animal in rules.food_chain}),
    )
    assert matching.counts(here, rules, "d3") == dict.fromkeys(rules.food_chain, 6 * 120)


def test_supply(rules: Rulebook) -> None:
    here = naive.position({"tiles": {"e3": "savannah", "e4": "desert"}, "elements": {"sun": ["e3.sw", "e4.e"]}})
    assert matching.supply(here, rules, "e4") == {"grass": 0, "grub": 0, "meat": 0, "seed": 0, "sun": 2, "water": 0}
    assert matching.supply(here, rules, "e3")["sun"] == 1


def test_the_sum_is_said_with_element_need_and_supply(rules: Rulebook) -> None:
    here = naive.line("desert: grass grub 3 sun | insects 1 (2 grass, grub, water), mammals 2")
    ruling = sums.matches(here, rules, "tile")
    said = [Speaker(rules).say(step.text) for step in ruling.steps]
    assert said[1] == "Insects: grass 2×1 + grub 1×1 = 3 matches"
    assert said[0].endswith("= 0 matches")
    assert [step.animal for step in ruling.steps] == ["mammals", "insects"]
    assert all(step.rule == "matching.count" and step.tile == "tile" for step in ruling.steps)
    assert [Speaker(rules, "cs").say(step.text) for step in ruling.steps][1] == "Hmyz: tráva 2×1 + larva 1×1 = 3 shody"


def test_unread_corners_give_a_range_beside_the_sum_of_what_was_read(rules: Rulebook) -> None:
    """Reptiles show two suns, three of them lie there: 6, or 8 with another. Mammals show two meat: 0 or 2."""
    here = naive.line("desert: 3 sun ? | reptiles 1, mammals 2, birds (2 seed, sun)")
    ruling = sums.matches(here, rules)
    assert ruling.result["tiles"]["tile"]["matches"] == {"mammals": [0, 2], "reptiles": [6, 8], "birds": [3, 5]}
    told = [(step.text.key, step.animal, dict(step.text.params)) for step in ruling.steps[1:]]
    assert told == [
        ("matching.none-range", "mammals", {"who": "mammals", "terms": (), "least": 0, "most": 2}),
        ("matching.sum-range", "reptiles", {"who": "reptiles", "terms": (("sun", 2, 3),), "least": 6, "most": 8}),
        ("matching.sum-range", "birds", {"who": "birds", "terms": (("sun", 1, 3),), "least": 3, "most": 5}),
    ]
    assert [[part.text.params["n"] for part in step.parts] for step in ruling.steps[1:]] == [[], [6], [3]]


@pytest.mark.parametrize("ask", [sums.matches, dominance])
def test_the_question_names_the_tile_only_where_one_was_named(ask: Any, rules: Rulebook) -> None:
    here = naive.position({"tiles": {"e3": "savannah", "e4": "desert"}, "animals": {"birds": {}}})
    kind = ask.__name__
    assert ask(here, rules).question == {"ask": kind}
    assert ask(here, rules, "Desert").question == {"ask": kind, "tile": "e4"}
    assert list(ask(here, rules, "Desert").result["tiles"]) == ["e4"]
    assert list(ask(here, rules).result["tiles"]) == ["e3", "e4"]


def test_the_steps_of_endangered_are_those_of_the_animals_concerned(rules: Rulebook) -> None:
    """A seed lies on the sea: birds match it, mammals do not. On the savannah, with an unread corner, nothing does."""
    here = naive.position(
        {
            "tiles": {
                "d3": {"terrain": "sea", "species": {"birds": 1, "mammals": 2}},
                "e3": {"terrain": "savannah", "species": {"birds": 3}},
                "c4": {"terrain": "forest", "species": {"birds": 1}},
            },
            "elements": {"seed": ["d3.w", "c4.w"]},
            "unknown": ["e3.ne", "g1"],
        }
    )
    ruling = endangered(here, rules)
    assert ruling.question == {"ask": "endangered"}
    assert ruling.result["tiles"] == {
        "d3": {"endangered": ["mammals"], "species": {"mammals": 2}},
        "e3": {"endangered": [], "species": {}, "endangered_possible": ["birds"]},
        "c4": {"endangered": [], "species": {}},
    }
    assert [(step.text.key, step.tile, step.animal) for step in ruling.steps] == [
        ("matching.none", "d3", "mammals"),
        ("dominance.endangered", "d3", "mammals"),
        ("matching.none-range", "e3", "birds"),
        ("dominance.endangered-perhaps", "e3", "birds"),
        ("dominance.hex-unread", "g1", None),
    ]


def test_an_unstated_display_is_said_under_assumed(rules: Rulebook) -> None:
    here = naive.position(
        {"tiles": {"e3": {"terrain": "savannah", "species": {"reptiles": 1}}}, "animals": {"insects": {}}}
    )
    assumed = sums.matches(here, rules).assumed
    assert [sentence.params["who"] for sentence in assumed] == ["reptiles"]


@given(naive.boards())
def test_endangered_are_those_present_without_a_match(here: Position) -> None:
    result = endangered(here, naive.RULES).result["tiles"]
    for tile in here.tiles:
        expected = naive.naive_result(here, tile)["endangered"]
        assert result[tile]["endangered"] == expected
        assert result[tile]["species"] == {animal: here.tiles[tile].species[animal] for animal in expected}


@pytest.mark.parametrize("tile", ["e9", "", "meadow", "g1", 4, ["e3"], "tile"])
def test_a_tile_that_is_none_is_a_usage_error(tile: str, rules: Rulebook) -> None:
    here = naive.position({"tiles": {"e3": "savannah"}})
    with pytest.raises(UsageError) as caught:
        sums.matches(here, rules, tile)
    assert caught.value.diagnostics[0].code == "usage.tile"
    assert Speaker(rules).say(caught.value.diagnostics[0].text)
