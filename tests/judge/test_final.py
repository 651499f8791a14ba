"""Final scoring and the ranking (compendium 11.4, W5)."""

from __future__ import annotations

from typing import Any

from judge_boards import line, position

from dsrules.judge.final import final
from dsrules.rulebook import Rulebook

EARTH = {
    "d3": {"terrain": "sea", "tundra": True, "species": {"birds": 1, "mammals": 1}},
    "e3": {"terrain": "savannah", "species": {"birds": 3, "insects": 1}},
    "e4": {"terrain": "desert", "species": {"insects": 2}, "cone": "birds"},
}


def asked(rules: Rulebook, **values: Any) -> dict[str, Any]:
    return final(position({"tiles": EARTH, **values}), rules).result


def test_every_tile_is_scored_once_more(rules: Rulebook) -> None:
    animals = {"mammals": {"vp": 10}, "birds": {"vp": 3}, "insects": {"vp": 2}}
    # tundra: mammals 1; savannah: birds 7, insects 4; desert: insects 4. Tiles scored this turn count as well.
    result = asked(rules, animals=animals, scored=["e3"], taken=["ice-age"])
    assert result == {
        "vp": {"mammals": 11, "birds": 10, "insects": 10}, "ranking": ["mammals", "birds", "insects"],
    }  # fmt: skip


def test_with_the_game_over_nothing_is_added(rules: Rulebook) -> None:
    animals = {"mammals": {"vp": 1}, "birds": {"vp": 3}, "insects": {"vp": 3}}
    result = asked(rules, animals=animals, phase="over")
    assert result == {"vp": {"mammals": 1, "birds": 3, "insects": 3}, "ranking": ["birds", "insects", "mammals"]}


def test_w5_the_lowest_animal_counts(rules: Rulebook) -> None:
    vp = {"mammals": 70, "reptiles": 145, "birds": 160, "amphibians": 75, "arachnids": 85, "insects": 95}
    ruling = final(
        position({
            "phase": "over", "animals": {animal: {"vp": points} for animal, points in vp.items()},
            "owners": {"A": ["mammals", "reptiles", "birds"], "B": ["amphibians", "arachnids", "insects"]},
        }),
        rules,
    )  # fmt: skip
    assert ruling.result["players"] == ["B", "A"]
    assert ruling.result["ranking"][0] == "birds"
    assert [step.animal for step in ruling.steps if step.rule == "variant.multi-animal.final"] == [
        "amphibians", "mammals",
    ]  # fmt: skip


def test_players_tied_go_by_the_food_chain_of_what_counts(rules: Rulebook) -> None:
    vp = {"mammals": 50, "insects": 20, "birds": 20, "reptiles": 60}
    result = final(
        position({
            "phase": "over", "animals": {animal: {"vp": points} for animal, points in vp.items()},
            "owners": {"first": ["mammals", "insects"], "second": ["birds", "reptiles"]},
        }),
        rules,
    ).result  # fmt: skip
    assert result["players"] == ["second", "first"]


def test_vp_not_stated_are_named(rules: Rulebook) -> None:
    ruling = final(position({"tiles": EARTH, "animals": {"mammals": {"vp": 10}}}), rules)
    assert ruling.verdict == "undetermined"
    assert ruling.reasons[0].text.params["whos"] == ["birds", "insects"]
    assert ruling.result == {"gained": {"mammals": 1, "birds": 7, "insects": 8}}


def test_one_tile_or_an_unread_hex_is_not_all_of_earth(rules: Rulebook) -> None:
    alone = final(line("desert: sun | birds 2"), rules)
    assert alone.verdict == "undetermined"
    unread = final(position({"tiles": EARTH, "unknown": ["a1"],
                             "animals": {a: {"vp": 0} for a in ("mammals", "birds", "insects")}}), rules)  # fmt: skip
    assert unread.verdict == "undetermined"
    assert [step.text.key for step in unread.reasons] == ["final.unknown"]
