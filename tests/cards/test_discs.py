"""Habitat and Blight."""

from __future__ import annotations

from typing import Any

from card_boards import ask, corners, land, no, open_, read, steps, yes

ALONE: dict[str, Any] = {"tiles": {"d3": land(birds=1)}, "elements": {"sun": ["d3.e"]}}


# Habitat


def test_habitat_puts_a_disc_of_your_choice_on_a_vacant_corner() -> None:
    answer = yes(ALONE, "birds card habitat water d3.se")
    assert answer.after["elements"] == {"sun": ["d3.e"], "water": ["d3.se"]}
    tundra = {"tiles": {"d3": {"terrain": "sea", "tundra": True, "species": {"birds": 1}}}}
    assert yes(tundra, "birds card habitat water d3.se").after["elements"] == {"water": ["d3.se"]}


def test_habitat_at_the_rim() -> None:
    values = {"tiles": {"a1": land(birds=1)}}
    assert yes(values, "birds card habitat sun a1.nw").after["elements"] == {"sun": ["a1.nw"]}


def test_habitat_needs_a_vacant_corner_of_a_tile() -> None:
    no(ALONE, "birds card habitat water d3.e", "board.corner-one-element")
    no(ALONE, "birds card habitat water g1.e", "board.corner-must-touch-tile")
    open_({**ALONE, "unknown": ["d3.se"]}, "birds card habitat water d3.se")
    open_({**ALONE, "unknown": ["g1"]}, "birds card habitat water g1.e")


def test_habitat_needs_the_disc_in_the_bag() -> None:
    animals = {animal: {"added": ["water"] * 3} for animal in
               ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")}  # fmt: skip
    values = {**ALONE, "animals": animals, "display": {"adaptation": {"elements": ["water", "water"]}}}
    no(values, "birds card habitat water d3.se", "element.draw-source")
    values["display"] = {"adaptation": {"elements": ["water"]}}
    yes(values, "birds card habitat water d3.se")
    open_({**values, "unknown": ["d3.w"]}, "birds card habitat water d3.se")


def test_habitat_is_mandatory_while_a_corner_is_vacant() -> None:
    no(ALONE, "birds card habitat", "cards.must-resolve")
    full = {"tiles": {"d3": land(birds=1)}, "elements": {"sun": corners("d3")}}
    assert yes(full, "birds card habitat").changes == ["Habitat changes nothing"]
    open_({**full, "unknown": ["g1"]}, "birds card habitat")


# Blight: exactly one disc stays (K18); discs on shared corners go for the neighbours too

BLIGHT: dict[str, Any] = {
    "tiles": {"d3": land(birds=1), "d4": land("forest"), "e4": land("jungle")},
    "elements": {"sun": ["d3.e", "d3.se"], "water": ["d3.w"], "grub": ["d3.ne", "d4.se"]},
}


def test_blight_leaves_one_disc() -> None:
    answer = yes(BLIGHT, "birds card blight d3 keep d3.se")
    assert answer.after["elements"] == {"grub": ["d4.se"], "sun": ["d3.se"]}
    assert answer.rules == []


def test_blight_keeps_a_disc_of_the_tile() -> None:
    no(BLIGHT, "birds card blight d3 keep d3.sw", "card.blight")
    no(BLIGHT, "birds card blight d3 keep d4.se", "card.blight")
    no(BLIGHT, "birds card blight c3 keep d3.w", "card.blight")


def test_blight_must_leave_one() -> None:
    no(BLIGHT, "birds card blight d3", "card.blight", "K18")
    answer = yes({**BLIGHT, "switches": {"blight-amount": "may-clear"}}, "birds card blight d3")
    assert answer.after["elements"] == {"grub": ["d4.se"]}
    assert answer.rules == ["K18"]
    assert yes({**BLIGHT, "switches": {"blight-amount": "may-clear"}}, "birds card blight d3 keep d3.e").rules == []


def test_blight_with_nothing_to_lose() -> None:
    one = {**BLIGHT, "elements": {"sun": ["d3.se"]}}
    for line in ("birds card blight d3 keep d3.se", "birds card blight d3"):
        answer = yes(one, line)
        assert answer.rules == ["O25"]
        assert answer.after["elements"] == {"sun": ["d3.se"]}
    assert yes({**BLIGHT, "elements": {}}, "birds card blight d3").rules == ["O25"]


def test_blight_that_may_clear_takes_the_last_disc_too() -> None:
    one = {**BLIGHT, "elements": {"sun": ["d3.se"]}, "switches": {"blight-amount": "may-clear"}}
    cleared = yes(one, "birds card blight d3")
    assert cleared.rules == ["K18"]
    assert "elements" not in cleared.after
    kept = yes(one, "birds card blight d3 keep d3.se")
    assert kept.rules == ["O25"]
    assert kept.after["elements"] == {"sun": ["d3.se"]}
    assert yes({**one, "elements": {}}, "birds card blight d3").rules == ["O25"]


def test_blight_by_its_name_alone() -> None:
    no(BLIGHT, "birds card blight", "cards.must-resolve")
    yes({**BLIGHT, "elements": {"sun": ["d3.se"]}}, "birds card blight")
    open_({**BLIGHT, "elements": {"sun": ["d3.se"]}, "unknown": ["d3.w"]}, "birds card blight")


def test_blight_with_corners_nobody_could_read() -> None:
    values = {**BLIGHT, "unknown": ["d3.sw"]}
    answer = yes(values, "birds card blight d3 keep d3.se")
    assert answer.after["elements"] == {"grub": ["d4.se"], "sun": ["d3.se"]}
    assert "unknown" not in answer.after
    open_(values, "birds card blight d3 keep d3.sw")
    assert yes({**values, "elements": {}}, "birds card blight d3").rules == ["O25"]
    one = {**values, "elements": {"sun": ["d3.se"]}}
    open_(one, "birds card blight d3")
    assert "O25" not in [step.rule for step in steps(read(one), "birds card blight d3 keep d3.se")]
    bare = {**BLIGHT, "elements": {}, "unknown": ["d3.sw", "d3.w", "g1"]}
    open_(bare, "birds card blight")
    assert open_(bare, "birds card blight d3").rules == ["card.blight"]
    assert "O25" not in [step.rule for step in steps(read(bare), "birds card blight d3")]
    answer = yes({**values, "unknown": ["d3.sw", "g1"]}, "birds card blight d3 keep d3.se")
    assert answer.after["unknown"] == ["g1"]
    assert ask(one, "birds card blight d3 keep d3.se").verdicts == ("yes", "yes")
