"""Corners that nobody could read: the ruling agrees with judging each completion by itself."""

from __future__ import annotations

import time
from itertools import product
from typing import Any

import judge_boards as naive
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsrules.judge.claim import claim
from dsrules.judge.compact import compact
from dsrules.judge.dominance import dominance, dominance_result
from dsrules.judge.endangered import endangered
from dsrules.judge.sums import matches
from dsrules.judge.unknown import completions, discs_left
from dsrules.messages import Speaker
from dsrules.position import Position
from dsrules.rulebook import Rulebook


def completed(here: Position, tile: str) -> list[Position]:
    """Every way to fill the tile's unread corners within the supply, corner by corner."""
    corners = [corner for corner in naive.RULES.board.corners_of[tile] if corner in here.unknown]
    found = []
    for discs in product((None, *naive.RULES.elements), repeat=len(corners)):
        full = here._replace(unknown=frozenset())
        for corner, element in zip(corners, discs, strict=True):
            full = full.with_element(corner, element)
        used = {e: list(full.elements.values()).count(e) for e in naive.RULES.elements}
        for animal, sheet in here.animals.items():
            for element in naive.RULES.elements:
                used[element] += sheet.elements.count(element) - naive.RULES.printed[animal].count(element)
        for box in here.display.values():
            for element in box.elements or ():
                used[element] += 1
        if all(number <= naive.RULES.discs_per_type for number in used.values()):
            found.append(full)
    return found


def expected_result(here: Position, tile: str) -> dict[str, Any]:
    """The contract's answer for all completions, put together from the naive answer for each."""
    each = [naive.naive_result(full, tile) for full in completed(here, tile)]
    counts = {animal: [one["matches"][animal] for one in each] for animal in here.animals}
    outcomes = {one["qualifies"] for one in each}
    statuses = {one["cone_status"] for one in each}
    present = [animal for animal in naive.RULES.food_chain if animal in here.tiles[tile].species]
    result: dict[str, Any] = {
        "matches": {a: min(n) if min(n) == max(n) else [min(n), max(n)] for a, n in counts.items()},
        "endangered": [a for a in present if all(a in one["endangered"] for one in each)],
        "leaders": [a for a in present if all(a in one["leaders"] for one in each)],
        "qualifies": outcomes.pop() if len(outcomes) == 1 else None,
        "cone": here.tiles[tile].cone,
        "cone_status": statuses.pop() if len(statuses) == 1 else "undetermined",
    }
    if any(isinstance(number, list) for number in result["matches"].values()):
        for key in ("endangered", "leaders"):
            possible = [a for a in present if any(a in one[key] for one in each) and a not in result[key]]
            result[f"{key}_possible"] = possible
    if result["cone_status"] == "tied" and any("cone_basis" in one for one in each):
        result["cone_basis"] = "derived"
    if outcomes:
        result["possible"] = [a for a in (*naive.RULES.food_chain, None) if a in outcomes]
    return result


@st.composite
def unread_boards(draw: st.DrawFn) -> Position:
    here = draw(naive.boards(most=3))
    name = draw(st.sampled_from(tuple(here.tiles)))
    unread = draw(st.sets(st.sampled_from(naive.RULES.board.corners_of[name]), min_size=1, max_size=3))
    for corner in unread:
        here = here.with_element(corner, None)
    return here._replace(unknown=frozenset(unread))


@settings(deadline=None, max_examples=60)
@given(unread_boards())
def test_the_answer_is_that_of_all_completions(here: Position) -> None:
    found = dominance_result(here, naive.RULES)["tiles"]
    assert found == dominance(here, naive.RULES).result["tiles"]
    dangers = endangered(here, naive.RULES).result["tiles"]
    for tile in here.tiles:
        expected = expected_result(here, tile)
        assert found[tile] == expected
        assert matches(here, naive.RULES, tile).result["tiles"][tile]["matches"] == expected["matches"]
        assert dangers[tile]["endangered"] == expected["endangered"]
        assert dangers[tile].get("endangered_possible", []) == expected.get("endangered_possible", [])


@settings(deadline=None, max_examples=60)
@given(unread_boards(), st.sampled_from(naive.RULES.food_chain), st.booleans())
def test_a_claim_is_undetermined_exactly_where_completions_differ(here: Position, animal: str, tie: bool) -> None:
    for tile in here.tiles:
        verdicts = {claim(full, naive.RULES, tile, animal, tie).verdict for full in completed(here, tile)}
        found = claim(here, naive.RULES, tile, animal, tie)
        assert found.verdict == (verdicts.pop() if len(verdicts) == 1 else "undetermined")
        assert found.reasons
        assert all(Speaker(naive.RULES, lang).say(step.text) for step in found.reasons for lang in ("en", "cs"))


def said(steps: Any, lang: str = "en") -> list[str]:
    speaker = Speaker(naive.RULES, lang)
    return [text for step in steps for text in (speaker.say(step.text), *said(step.parts, lang))]


def test_one_corner_says_which_disc_decides() -> None:
    here = naive.position(
        {
            "tiles": {"c4": {"terrain": "forest", "species": {"birds": 2, "arachnids": 1}}},
            "elements": {"seed": ["c4.ne"], "grub": ["c4.nw"]},
            "unknown": ["c4.e"],
        }
    )
    found = dominance(here, naive.RULES)
    assert found.result["tiles"]["c4"] == {
        "matches": {"birds": [2, 4], "arachnids": [2, 4]},
        "endangered": [],
        "endangered_possible": [],
        "leaders": [],
        "leaders_possible": ["birds", "arachnids"],
        "qualifies": None,
        "possible": ["birds", "arachnids", None],
        "cone": None,
        "cone_status": "none",
    }
    assert "if seed lies on corner c4.e: birds qualify" in said(found.steps)
    assert "otherwise: nobody qualifies" in said(found.steps)
    assert "leží-li na rohu c4.e semeno: ptáci splňují podmínku" in said(found.steps, "cs")


def test_if_every_completion_agrees_that_is_the_answer() -> None:
    found = dominance(naive.line("desert: 3 sun ? | reptiles 1, amphibians 1"), naive.RULES)
    assert found.result["tiles"]["tile"]["qualifies"] == "reptiles"
    assert "possible" not in found.result["tiles"]["tile"]
    assert "Whatever lies on the unread corner: reptiles qualify" in said(found.steps)


def test_a_corner_that_changes_no_count_leaves_plain_numbers() -> None:
    """Twenty waters are on Earth and on displays, so the unread corner cannot hold one; nobody needs anything else."""
    corners = {corner for name in ("d3", "e3", "e4", "d4") for corner in naive.RULES.board.corners_of[name]}
    corners -= {naive.RULES.board.corner("d3.nw")}
    waters = sorted(corners)[:14]
    here = naive.position(
        {
            "tiles": {
                "d3": {"terrain": "sea", "species": {"amphibians": 1}},
                "e3": "sea",
                "e4": "sea",
                "d4": "sea",
            },
            "elements": {"water": waters},
            "animals": {"amphibians": {"added": ["water"] * 3}},
            "display": {"adaptation": {"elements": ["water"] * 3}},
            "unknown": ["d3.nw"],
        }
    )
    assert discs_left(here, naive.RULES)["water"] == 0
    count = sum(here.elements.get(corner) == "water" for corner in naive.RULES.board.corners_of["d3"])
    assert dominance(here, naive.RULES).result["tiles"]["d3"] == {
        "matches": {"amphibians": 6 * count},
        "endangered": [],
        "leaders": ["amphibians"],
        "qualifies": "amphibians",
        "cone": None,
        "cone_status": "none",
    }
    more = here._replace(display=here.display.put("adaptation", None))
    assert dominance(more, naive.RULES).result["tiles"]["d3"]["matches"] == {"amphibians": [6 * count, 6 * count + 6]}


def test_six_unread_corners_have_924_completions(rules: Rulebook) -> None:
    """Multisets of six out of seven possibilities (six types and nothing): 12 over 6."""
    assert sum(1 for _ in completions(6, dict.fromkeys(rules.elements, 20))) == 924
    assert sorted(completions(2, {"sun": 1, "seed": 2, "grub": 0})) == [
        (), ("seed",), ("seed", "seed"), ("sun",), ("sun", "seed"),
    ]  # fmt: skip


def test_a_board_that_nobody_could_read_is_judged_in_bounded_time(rules: Rulebook) -> None:
    names = rules.board.hexes[:31]
    species = dict.fromkeys(rules.food_chain, 1)
    here = naive.position(
        {
            "tiles": {name: {"terrain": "sea", "species": species, "cone": "birds"} for name in names[:7]}
            | {name: {"terrain": "jungle", "species": species, "cone": "birds"} for name in names[7:11]},
            "unknown": sorted({corner for name in names[:11] for corner in rules.board.corners_of[name]}),
        }
    )
    start = time.process_time()
    found = dominance(here, rules)
    assert time.process_time() - start < 2
    assert found.result["tiles"]["a1"]["possible"] == [*rules.food_chain, None]
    assert found.result["tiles"]["a1"]["cone_status"] == "undetermined"


def test_an_unread_hex_gets_no_ruling_and_changes_none(rules: Rulebook) -> None:
    known: dict[str, Any] = {
        "tiles": {"c4": {"terrain": "forest", "species": {"birds": 1}}},
        "elements": {"seed": ["c4.e"]},
    }
    with_hex = naive.position({**known, "unknown": ["c5"]})
    found = dominance(with_hex, rules)
    assert found.result == dominance(naive.position(known), rules).result
    assert [step.tile for step in found.steps if step.rule == "board.earth"] == ["c5"]
    assert compact(with_hex, rules)["c4"].qualifies == "birds"
    assert claim(with_hex, rules, "c5", "birds").verdict == "undetermined"


def test_unread_corners_have_no_compact_result(rules: Rulebook) -> None:
    with pytest.raises(ValueError, match="unread"):
        compact(naive.line("forest: ? | birds"), rules)
