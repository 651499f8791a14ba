"""Scoring a tile: ranks by cubes, ties by food chain, VP of the terrain, the card (compendium 9.12 and 10.1)."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line, position

from dsrules.diagnostics import UsageError
from dsrules.judge.scoring import score, tile_scores
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook

ROWS = {
    "sea": [9, 5, 3, 2], "wetland": [8, 4, 2, 1], "savannah": [7, 4, 2], "jungle": [6, 3, 2], "forest": [5, 3, 2],
    "desert": [4, 2], "mountain": [3, 2],
}  # fmt: skip
FOOD_CHAIN = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]


def scored(rules: Rulebook, values: dict[str, Any], tile: str = "d3") -> dict[str, Any]:
    return score(position(values), rules, tile).result


@pytest.mark.parametrize(("terrain", "row"), ROWS.items())
def test_every_terrain_gives_its_row_by_rank(rules: Rulebook, terrain: str, row: list[int]) -> None:
    species = {animal: 6 - rank for rank, animal in enumerate(FOOD_CHAIN)}
    result = scored(rules, {"tiles": {"d3": {"terrain": terrain, "species": species}}})
    assert result["vp"] == dict(zip(FOOD_CHAIN, [*row, 0, 0, 0, 0], strict=False))


def test_s3_four_animals_on_sea(rules: Rulebook) -> None:
    species = {"mammals": 4, "birds": 5, "arachnids": 6, "insects": 7}
    result = scored(rules, {"tiles": {"d3": {"terrain": "sea", "species": species}}})
    assert result["vp"] == {"insects": 9, "arachnids": 5, "birds": 3, "mammals": 2}


def test_s4_a_tie_goes_up_the_food_chain(rules: Rulebook) -> None:
    result = scored(rules, {"tiles": {"d3": {"terrain": "sea", "species": {"insects": 7, "arachnids": 7}}}})
    assert result["vp"] == {"arachnids": 9, "insects": 5}


def test_s5_tundra_pays_only_the_first(rules: Rulebook) -> None:
    tile = {"terrain": "sea", "tundra": True, "species": {"insects": 7, "arachnids": 7}}
    assert scored(rules, {"tiles": {"d3": tile}})["vp"] == {"arachnids": 1, "insects": 0}


def test_d16_no_dominant_animal_no_card(rules: Rulebook) -> None:
    ruling = score(line("wetland: water seed | amphibians 2, birds 2 (+ water)"), rules, "tile")
    assert ruling.result == {
        "tile": "tile", "vp": {"birds": 8, "amphibians": 4}, "card_to": None, "may_claim_first": None,
    }  # fmt: skip
    assert [step.rule for step in ruling.steps] == [
        "vp.tile-table", "domination.score", "domination.score", "domination.ties", "domination.no-dominant",
    ]  # fmt: skip


def test_the_card_goes_to_the_cone_even_where_another_may_claim(rules: Rulebook) -> None:
    board = line("desert: grass grub 3 sun | insects 1 (2 grass, grub, water), amphibians 3 (3 water, 2 grub, meat) "
                 "| cone amphibians")  # fmt: skip
    result = score(board, rules, "tile").result
    assert result["card_to"] == "amphibians"
    assert result["may_claim_first"] == "insects"


def test_the_holder_who_still_qualifies_need_not_claim(rules: Rulebook) -> None:
    result = score(line("desert: grass | insects 1 | cone insects"), rules, "tile").result
    assert (result["card_to"], result["may_claim_first"]) == ("insects", None)


def test_unread_corners_leave_the_vp_alone_and_the_claim_open(rules: Rulebook) -> None:
    result = score(line("forest: seed ? grub | birds 2, arachnids"), rules, "tile").result
    assert result["vp"] == {"birds": 5, "arachnids": 3}
    assert result["may_claim_first"] is None
    assert set(result["possible"]) == {"birds", "arachnids", None}


def test_an_empty_tile_scores_nothing(rules: Rulebook) -> None:
    ruling = score(position({"tiles": {"d3": "sea"}}), rules, "d3")
    assert ruling.result["vp"] == {}
    assert "O18" in [step.rule for step in ruling.steps]


def test_a_tile_scored_already_is_said_to_be(rules: Rulebook) -> None:
    ruling = score(position({"tiles": {"d3": "sea"}, "scored": ["d3"]}), rules, "d3")
    assert ruling.steps[0].rule == "domination.once-per-tile"


def test_a_hex_nobody_could_read_is_undetermined(rules: Rulebook) -> None:
    ruling = score(position({"tiles": {"d3": "sea"}, "unknown": ["e3"]}), rules, "e3")
    assert ruling.verdict == "undetermined"
    assert "e3" in Speaker(rules).say(ruling.reasons[0].text)


@pytest.mark.parametrize("tile", ["e3", "z9", "", None, 3])
def test_a_bad_tile_is_wrong_usage(rules: Rulebook, tile: Any) -> None:
    with pytest.raises(UsageError) as caught:
        score(position({"tiles": {"d3": "sea"}}), rules, tile)
    assert caught.value.diagnostics[0].code == "usage.tile"


def test_house_rules_change_the_row(rules: Rulebook) -> None:
    tables = {**rules.tables, "scoring": {**rules.tables["scoring"], "tile_vp": {"sea": [20]}}}
    house = Rulebook({**rules._compiled, "tables": tables, "digest": "house"})
    board = position({"tiles": {"d3": {"terrain": "sea", "species": {"birds": 1, "insects": 2}}}})
    assert tile_scores(board.tiles["d3"], house) == {"insects": 20, "birds": 0}
