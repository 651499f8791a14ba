"""Survival: who holds the card, and what it scores (compendium 11.2, disputes D19, case X10)."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line, position

from dsrules.judge.survival import survival
from dsrules.rulebook import Rulebook


def tundra(**species: int) -> dict[str, Any]:
    return {"terrain": "sea", "tundra": True, "species": species}


def asked(rules: Rulebook, tiles: dict[str, Any], **more: Any) -> dict[str, Any]:
    return survival(position({"tiles": tiles, **more}), rules).result


def test_x10_a_tie_leaves_the_card_with_nobody(rules: Rulebook) -> None:
    result = asked(rules, {"d3": tundra(arachnids=2, birds=3), "e3": tundra(arachnids=1)})
    assert result == {"holder": None, "species": {"birds": 3, "arachnids": 3}, "vp": 0}


def test_x10_with_one_bird_less_the_arachnids_hold_it(rules: Rulebook) -> None:
    result = asked(rules, {"d3": tundra(arachnids=2, birds=2), "e3": tundra(arachnids=1)})
    assert result == {"holder": "arachnids", "species": {"birds": 2, "arachnids": 3}, "vp": 3}


def test_d19_cubes_decide_and_tiles_pay(rules: Rulebook) -> None:
    before = {"d3": tundra(reptiles=4), "e3": tundra(birds=2), "e4": tundra(birds=1), "d4": tundra(birds=1)}
    assert asked(rules, before)["holder"] is None
    after = {**before, "d4": tundra()}
    assert asked(rules, after) == {"holder": "reptiles", "species": {"reptiles": 4, "birds": 3}, "vp": 1}


def test_nobody_on_tundra_nobody_holds_it(rules: Rulebook) -> None:
    result = asked(rules, {"d3": tundra(), "e3": {"terrain": "savannah", "species": {"birds": 5}}})
    assert result == {"holder": None, "species": {"birds": 0}, "vp": 0}


@pytest.mark.parametrize(("tiles", "vp"), [(1, 1), (3, 6), (4, 10), (9, 45), (10, 45), (12, 45)])
def test_the_bonus_track_ends_at_nine(rules: Rulebook, tiles: int, vp: int) -> None:
    hexes = rules.board.hexes[:tiles]
    terrains = [t for t, n in rules.large_tiles.items() for _ in range(n)]
    board = {name: {**tundra(birds=1), "terrain": terrains[i]} for i, name in enumerate(hexes)}
    assert asked(rules, board)["vp"] == vp


def test_the_switch_carries_the_track_on(rules: Rulebook) -> None:
    terrains = [t for t, n in rules.large_tiles.items() for _ in range(n)]
    board = {name: {**tundra(birds=1), "terrain": terrains[i]} for i, name in enumerate(rules.board.hexes[:10])}
    ruling = survival(position({"tiles": board}), rules.switched({"bonus-beyond-nine": 55}))
    assert ruling.result["vp"] == 55


def test_one_tile_without_a_map_does_not_tell(rules: Rulebook) -> None:
    ruling = survival(line("tundra: sun | birds 3"), rules)
    assert ruling.verdict == "undetermined"
    assert [step.rule for step in ruling.reasons] == ["survival.control"]


def test_an_unread_hex_can_decide(rules: Rulebook) -> None:
    animals = {"birds": {"gene_pool": 44, "out": 1}, "insects": {"gene_pool": 52, "out": 0}}
    board = position({
        "players": 2, "tiles": {"d3": tundra(birds=3, insects=2)}, "unknown": ["e3"], "animals": animals,
    })  # fmt: skip
    # cubes kept 55, one on the VP track: birds 54 - 3 - 44 - 1 = 6 may stand on e3, insects 54 - 2 - 52 = 0
    ruling = survival(board, rules)
    assert ruling.verdict is None
    assert ruling.result == {"holder": "birds", "species": {"birds": [3, 9], "insects": 2}, "vp": [1, 3]}


def test_an_unread_hex_may_leave_the_holder_open(rules: Rulebook) -> None:
    animals = {"birds": {"gene_pool": 51, "out": 0}, "insects": {"gene_pool": 40, "out": 1}}
    board = position({
        "players": 2, "tiles": {"d3": tundra(birds=3, insects=2)}, "unknown": ["e3"], "animals": animals,
    })  # fmt: skip
    # insects: 54 - 2 - 40 - 1 = 11 may stand there: fewer, as many as, or more than the birds
    ruling = survival(board, rules)
    assert ruling.verdict == "undetermined"
    assert ruling.result["possible"] == ["birds", "insects", None]
    assert ruling.result["species"] == {"birds": 3, "insects": [2, 13]}
    assert ruling.result["vp"] == [0, 3]


def test_an_unread_hex_is_no_tundra_once_the_stack_is_empty(rules: Rulebook) -> None:
    terrains = [t for t, n in rules.large_tiles.items() for _ in range(n)]
    hexes = rules.board.hexes
    board = {name: {**tundra(birds=1), "terrain": terrains[i]} for i, name in enumerate(hexes[:12])}
    ruling = survival(position({"tiles": board, "unknown": [hexes[20]], "animals": {"insects": {}}}), rules)
    assert ruling.verdict is None
    assert ruling.result["species"] == {"birds": 12, "insects": 0}
