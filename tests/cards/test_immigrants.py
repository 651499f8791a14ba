"""Immigrants: an element, a pawn or species from everybody."""

from __future__ import annotations

from typing import Any

import pytest
from card_boards import ask, keys, land, no, open_, read, said, sheet, species, yes

PAY: dict[str, Any] = {
    "tiles": {"d3": land(insects=3, birds=1), "e3": land("forest", insects=2), "e4": land("sea", insects=1, birds=1)},
    "animals": {
        "mammals": {"added": ["sun", "water"], "pawns": 1},
        "birds": {"pawns": 2},
        "insects": {"out": 4, "gene_pool": 9, "pawns": 0},
    },
}


def test_each_pays_its_penalty() -> None:
    answer = yes(PAY, "birds card immigrants: mammals element sun, birds pawn, insects species")
    assert sheet(answer, "mammals", "added") == ["water"]
    assert sheet(answer, "birds", "pawns") == 1
    assert [species(answer, name) for name in ("d3", "e3", "e4")] == [
        {"insects": 1, "birds": 1}, {"insects": 1}, {"insects": 1, "birds": 1}]  # fmt: skip
    assert [sheet(answer, "insects", key) for key in ("out", "gene_pool")] == [7, 9]
    assert answer.rules == ["O28"]


def test_the_order_written_does_not_matter() -> None:
    one = ask(PAY, "birds card immigrants: mammals element sun, birds pawn, insects species")
    other = ask(PAY, "birds card immigrants: insects species, birds pawn, mammals element sun")
    assert one.after == other.after
    assert one.changes == other.changes


def test_printed_elements_stay() -> None:
    no(PAY, "birds card immigrants: mammals element meat, birds pawn, insects species", "cards.default-safe")
    no(PAY, "birds card immigrants: mammals element sun, birds element grub, insects species", "card.immigrants")


def test_everybody_pays_once() -> None:
    no(PAY, "birds card immigrants: mammals element sun, birds pawn", "cards.must-resolve")
    no(PAY, "birds card immigrants: mammals pawn, insects species", "cards.must-resolve")
    no(PAY, "birds card immigrants: mammals pawn, birds pawn, birds species, insects species", "card.immigrants")
    no(PAY, "birds card immigrants: mammals pawn, birds pawn, insects species, reptiles species", "card.immigrants")
    no(PAY, "birds card immigrants", *["cards.must-resolve"] * 3)


def test_pawns_come_from_the_hand() -> None:
    line = "birds card immigrants: mammals pawn, birds pawn, insects pawn"
    no(PAY, line, "card.immigrants")
    shown = {**PAY, "display": {"migration": {"pawns": [None, "insects"]}}}
    assert ask(shown, line).verdicts == ("unsettled", "unsettled")
    assert "O11" in ask(shown, line).rules
    no({**shown, "switches": {"immigrants-pawn": "in-hand"}}, line, "O11", "O11")
    anywhere = {**shown, "switches": {"immigrants-pawn": "anywhere"}}
    answer = yes(anywhere, line)
    assert answer.after["display"]["migration"]["pawns"] == [None] * len(answer.after["display"]["migration"]["pawns"])
    stays = {**anywhere, "display": {"migration": {"pawns": ["birds", "insects", "birds"]}}}
    assert yes(stays, line).after["display"]["migration"]["pawns"][:3] == ["birds", None, "birds"]
    assert "immigrants-pawn" in " ".join(answer.texts)
    two = {**anywhere, "display": {"migration": {"pawns": ["insects", "insects"]}}}
    open_(two, line)
    open_({**PAY, "animals": {"mammals": {"pawns": 1}, "birds": {"pawns": 1}, "insects": {}}}, line)


def test_a_penalty_that_costs_nothing() -> None:
    answer = yes(PAY, "birds card immigrants: mammals pawn, birds species, insects species")
    assert sorted(answer.rules) == ["O25", "O28"]
    assert sheet(answer, "mammals", "pawns") == 0
    assert answer.changes[:2] == ["mammals lose a pawn; it leaves the game", "birds lose nothing"]
    assert answer.changes[2:] == ["d3: 2 cubes of insects removed, out of play",
                                  "e3: 1 cube of insects removed, out of play"]  # fmt: skip
    assert species(answer, "d3")["birds"] == 1


def test_an_animal_with_nothing_to_lose_may_be_left_out() -> None:
    poor = {"tiles": {"d3": land(birds=1)}, "animals": {"birds": {"pawns": 0}, "insects": {"pawns": 0}}}
    assert yes(poor, "birds card immigrants").changes == ["Immigrants changes nothing"]
    open_({**poor, "animals": {"birds": {}, "insects": {"pawns": 0}}}, "birds card immigrants")
    open_({**poor, "unknown": ["g1"]}, "birds card immigrants")


def test_species_with_a_hex_nobody_could_read() -> None:
    line = "birds card immigrants: mammals pawn, birds pawn, insects species"
    assert ask({**PAY, "unknown": ["g1"]}, line).verdicts == ("yes", "undetermined")


@pytest.mark.parametrize(("gene_pool", "verdict"), [(53, "yes"), (52, "undetermined"), (51, "undetermined")])
def test_the_species_penalty_and_a_hex_that_may_hold_two_cubes(gene_pool: int, verdict: str) -> None:
    """Of two players' 55 cubes one is on the VP track: all but 1, 2 or 3 of the other 54 are in the gene pool."""
    values: dict[str, Any] = {
        "players": 2,
        "tiles": {"d3": land(birds=1)},
        "unknown": ["g1"],
        "animals": {"birds": {"pawns": 0, "out": 0}, "insects": {"pawns": 0, "out": 0, "gene_pool": gene_pool}},
    }
    values["animals"]["birds"]["gene_pool"] = 53
    assert ask(values, "birds card immigrants").verdicts == (verdict, verdict)
    found = ask(values, "birds card immigrants: birds species, insects species")
    assert found.verdicts == ("yes", verdict)
    assert keys(read(values), "birds card immigrants: insects species").count("card_immigrants.unread") == (
        verdict != "yes"
    )


def test_a_pawn_leaves_its_own_space() -> None:
    line = "birds card immigrants: mammals pawn, birds pawn, insects pawn"
    values = {**PAY, "switches": {"immigrants-pawn": "anywhere"}}
    for place in range(4):
        pawns: list[str | None] = ["birds", "mammals", "birds", "mammals", "birds"]
        pawns[place] = "insects"
        after = yes({**values, "display": {"migration": {"pawns": pawns}}}, line).after
        pawns[place] = None
        assert after["display"]["migration"]["pawns"][:5] == pawns


def test_the_ruling_says_what_each_tile_loses() -> None:
    line = "birds card immigrants: mammals pawn, birds pawn, insects species"
    assert said(read(PAY), line, "card_immigrants.thinned", "who", "hex", "n") == [
        ("insects", "d3", 2),
        ("insects", "e3", 1),
    ]
