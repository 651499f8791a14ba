"""Disease, Metamorphosis and Symbiotic."""

from __future__ import annotations

from typing import Any

import pytest
from card_boards import ask, corners, keys, no, open_, read, said, sheet, yes


def displays(**added: list[str]) -> dict[str, Any]:
    return {"tiles": {"d3": "savannah"}, "animals": {animal: {"added": discs} for animal, discs in added.items()}}


def on_earth(element: str, number: int, **added: list[str]) -> dict[str, Any]:
    """So many discs of one type far from d3."""
    hexes = ("b1", "b3", "b5", "f1", "f3")
    found = list(dict.fromkeys(corner for name in hexes for corner in corners(name)))
    tiles = {"d3": "savannah", **dict.fromkeys(hexes, "sea")}
    return {**displays(**added), "tiles": tiles, "elements": {element: found[:number]}}


def added(values: dict[str, Any], line: str, *animals: str) -> list[list[str]]:
    answer = yes(values, line)
    return [sheet(answer, animal, "added") or [] for animal in animals]


# Disease: everybody with more elements gives up one, not a printed one; totals count the printed ones

SICK = displays(mammals=["sun", "water"], birds=["sun"], insects=["grub"], amphibians=[])


def test_disease_takes_one_from_each_with_more() -> None:
    assert added(SICK, "birds card disease: mammals sun", "mammals", "birds", "insects", "amphibians") == [
        ["water"], ["sun"], ["grub"], []]  # fmt: skip
    two = displays(mammals=["sun", "water"], birds=[], insects=["grub"])
    assert added(two, "birds card disease: insects grub, mammals water", "mammals", "birds", "insects") == [
        ["sun"], [], []]  # fmt: skip


def test_disease_spares_printed_elements() -> None:
    no(SICK, "birds card disease: mammals meat", "cards.default-safe")
    no(SICK, "birds card disease: mammals grass", "card.disease")
    both = displays(mammals=["meat", "water"], birds=["sun"])
    assert added(both, "birds card disease: mammals meat", "mammals") == [["water"]]


def test_disease_spares_the_poorer_and_those_with_printed_ones_only() -> None:
    no(SICK, "birds card disease: mammals sun, insects grub", "card.disease")
    bare = displays(amphibians=[], birds=[])
    assert added(bare, "birds card disease", "amphibians") == [[]]
    no(bare, "birds card disease: amphibians water", "cards.default-safe")
    no(SICK, "birds card disease: mammals sun, birds sun", "card.disease")
    rich = displays(birds=["sun", "sun"], insects=["grub"])
    answer = yes(rich, "birds card disease")
    assert answer.changes == ["Disease changes nothing"]
    assert len(yes(rich | displays(birds=[], insects=["grub"]), "birds card disease: insects grub").changes) == 1


def test_disease_spares_nobody_else() -> None:
    no(SICK, "birds card disease", "cards.must-resolve")
    no(SICK, "birds card disease: mammals sun, mammals water", "card.disease")
    no(SICK, "birds card disease: mammals sun, reptiles grub", "card.disease")


# Metamorphosis: an added element for one of the bag, at six elements too (K26)

CHANGE = displays(birds=["sun"], insects=[])


def test_metamorphosis_exchanges() -> None:
    assert added(CHANGE, "birds card metamorphosis sun for water", "birds") == [["water"]]
    assert added(CHANGE, "birds card metamorphosis sun for sun", "birds") == [["sun"]]
    assert yes(CHANGE, "birds card metamorphosis sun for water").rules == []


def test_metamorphosis_leaves_printed_ones() -> None:
    no(CHANGE, "birds card metamorphosis seed for water", "cards.default-safe")
    no(CHANGE, "birds card metamorphosis grub for water", "card.metamorphosis")


def test_metamorphosis_by_its_name_alone() -> None:
    no(CHANGE, "birds card metamorphosis", "cards.must-resolve")
    assert added(CHANGE, "insects card metamorphosis", "insects") == [[]]


def test_metamorphosis_on_a_full_display() -> None:
    full = displays(birds=["sun", "sun", "water", "grub"])
    answer = yes(full, "birds card metamorphosis sun for meat")
    assert sorted(sheet(answer, "birds", "added")) == ["grub", "meat", "sun", "water"]
    assert answer.rules == ["K26"]
    first = {**full, "switches": {"metamorphosis": "take-first"}}
    no(first, "birds card metamorphosis sun for meat", "animal.max-elements", "K26")
    assert yes(first, "birds card metamorphosis").rules == ["K26"]
    yes({**CHANGE, "switches": {"metamorphosis": "take-first"}}, "birds card metamorphosis sun for meat")


def test_metamorphosis_needs_the_disc_in_the_bag() -> None:
    hoard = {animal: ["water"] * 3 for animal in
             ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")}  # fmt: skip
    values = {**displays(**hoard), "display": {"abundance": {"elements": ["water", "water"]}}}
    values["animals"]["birds"]["added"] = ["water"] * 3 + ["sun"]
    no(values, "birds card metamorphosis sun for water", "element.draw-source")
    yes(values, "birds card metamorphosis water for water")
    no(on_earth("sun", 20, birds=["water"]), "birds card metamorphosis water for sun", "element.draw-source")


def test_metamorphosis_with_corners_that_may_hold_the_last_disc() -> None:
    """20 discs: one with birds, 18 on Earth, so one is left, in the bag or on a corner nobody could read."""
    values = on_earth("water", 18, birds=["water", "sun"])
    yes(values, "birds card metamorphosis sun for water")
    unread = {**values, "unknown": ["d3.e"]}
    open_(unread, "birds card metamorphosis sun for water")
    yes(unread, "birds card metamorphosis water for water")
    open_({**values, "unknown": ["d3.e", "d3.w"]}, "birds card metamorphosis water for water")


@pytest.mark.parametrize(("left", "unread", "verdict"), [(3, 2, "yes"), (2, 3, "undetermined"), (2, 2, "undetermined")])
def test_a_draw_counts_the_corners_that_may_hold_the_discs(left: int, unread: int, verdict: str) -> None:
    values = {**on_earth("water", 20 - left, birds=["sun"]), "unknown": ["d3.e", "d3.w", "d3.ne"][:unread]}
    assert ask(values, "birds card metamorphosis sun for water").verdicts == (verdict, verdict)


# Symbiotic: you and everybody with fewer elements draw one; draws are facts

DRAW = displays(mammals=["sun", "sun"], birds=["sun"], insects=[], amphibians=[])


def test_symbiotic_draws_for_you_and_the_poorer() -> None:
    line = "birds card symbiotic: birds water, insects sun"
    assert added(DRAW, line, "mammals", "birds", "insects", "amphibians") == [
        ["sun", "sun"], ["sun", "water"], ["sun"], []]  # fmt: skip


def test_symbiotic_says_why_each_draws() -> None:
    line = "birds card symbiotic: birds water, insects sun, arachnids sun"
    here = read(displays(birds=["sun"], insects=[], arachnids=[]))
    assert said(here, line, "card_displays.you-draw", "who", "n") == [("birds", 3)]
    assert said(here, line, "card_displays.fewer", "who", "n", "own") == [("insects", 2, 3), ("arachnids", 2, 3)]


def test_symbiotic_not_for_others() -> None:
    no(DRAW, "birds card symbiotic: birds water, insects sun, mammals sun", "card.symbiotic")
    no(DRAW, "birds card symbiotic: birds water, insects sun, amphibians sun", "card.symbiotic")
    no(DRAW, "birds card symbiotic: birds water, insects sun, insects sun", "card.symbiotic")
    found = keys(read(DRAW), "birds card symbiotic: birds water, insects sun, insects sun")
    assert "card_displays.draw-missing" not in found
    no(DRAW, "birds card symbiotic: birds water, insects sun, reptiles sun", "card.symbiotic")


def test_symbiotic_without_the_draws() -> None:
    open_(DRAW, "birds card symbiotic")
    open_(DRAW, "birds card symbiotic: birds water")
    full = displays(birds=["sun"] * 4)
    assert yes(full, "birds card symbiotic").changes == ["Symbiotic changes nothing"]
    assert len(yes(full | displays(birds=["sun"] * 3), "birds card symbiotic: birds sun").changes) == 1


def test_symbiotic_stops_at_six() -> None:
    full = displays(birds=["sun"] * 4, insects=["sun"] * 3)
    assert added(full, "birds card symbiotic: insects grub", "birds", "insects")[0] == ["sun"] * 4
    no(full, "birds card symbiotic: birds grub, insects grub", "animal.max-elements")
    assert yes(displays(birds=["sun"] * 4), "birds card symbiotic").rules == []


def test_symbiotic_draws_what_the_bag_holds() -> None:
    values = {**DRAW, "display": {box: {"elements": ["water"] * 4} for box in
              ("adaptation", "regression", "abundance", "wasteland")}}  # fmt: skip
    values["display"]["depletion"] = {"elements": ["water"] * 3}
    yes(values, "birds card symbiotic: birds water, insects sun")
    no(values, "birds card symbiotic: birds water, insects water", "element.draw-source")
