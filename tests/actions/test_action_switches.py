"""Readings that a table may set: each decides as it says, and the ruling names the switch's rule."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, ask, earth, read

from dsrules.actions import count, options
from dsrules.actions.objections import verdict
from dsrules.actions.placing import verify
from dsrules.text.action_line import read_action


def said(position: Any, line: str, **switches: str) -> tuple[str, list[str]]:
    rules = RULES.switched({name.replace("_", "-"): value for name, value in switches.items()})
    answer = ask(position, line, rules)
    return answer.act, answer.rules


def test_rim_corners() -> None:
    position = read({"tiles": {"a1": "sea", "b2": "desert"}, "animals": {"birds": {}},
                     "display": {"abundance": {"elements": ["sun"]}}})  # fmt: skip
    assert said(position, "birds abundance sun a1.nw") == ("yes", [])
    assert said(position, "birds abundance sun a1.nw", rim_corners="inner-only") == ("no", ["K28"])
    assert said(position, "birds abundance sun b2.e", rim_corners="inner-only") == ("yes", [])
    inner = RULES.switched({"rim-corners": "inner-only"})
    assert count("abundance", position, "birds", inner) < count("abundance", position, "birds", RULES)


def test_useless_placement() -> None:
    position = earth(display={
        "regression": {"pawns": [], "elements": []}, "wasteland": {"pawns": [], "elements": ["sun"]},
        "depletion": {"pawns": []}, "wanderlust": {"pawns": [], "tiles": [None]}})  # fmt: skip
    for box, strict in {
        "regression@1": "no",
        "wasteland@1": "yes",
        "depletion@1": "undetermined",
        "wanderlust@2": "no",
    }.items():
        assert said(position, f"birds place {box}") == ("yes", [])
        assert said(position, f"birds place {box}", useless_placement="forbidden")[0] == strict
    rules = RULES.switched({"useless-placement": "forbidden"})
    assert verdict(verify(position, read_action("birds place regression@2", rules), rules)) == "no"  # type: ignore[arg-type]


def test_pawn_back_on_initiative() -> None:
    position = earth(display={"initiative": {"pawns": ["birds"]}}, initiative=["mammals", "birds"])
    line = "birds initiative to initiative@1"
    assert said(position, line) == ("unsettled", ["initiative.back-to-initiative"])
    assert said(position, line, pawn_back_on_initiative="allowed") == ("yes", ["O4"])
    assert said(position, line, pawn_back_on_initiative="forbidden") == ("no", ["O4"])
    allowing = RULES.switched({"pawn-back-on-initiative": "allowed"})
    assert count("initiative", position, "birds", RULES) == 0
    assert count("initiative", position, "birds", allowing) == 1
    assert ask(position, line, allowing).after.box("initiative").pawns == ("birds",)


def test_leftmost_glaciation() -> None:
    position = earth(display={"glaciation": {"pawns": [None, "birds"]}})
    assert said(position, "birds glaciation e3") == ("yes", ["O5"])
    assert said(position, "birds glaciation e3", leftmost_glaciation="first-space-only") == ("no", ["O5"])
    first = earth(display={"glaciation": {"pawns": ["birds"]}})
    assert said(first, "birds glaciation e3", leftmost_glaciation="first-space-only") == ("yes", [])


def test_bird_return() -> None:
    position = earth()
    line = "birds migration@1 c4>c4"
    assert said(position, line) == ("unsettled", ["O26"])
    assert said(position, line, bird_return="allowed") == ("yes", ["O26"])
    assert said(position, line, bird_return="forbidden") == ("no", ["O26"])
    allowing = RULES.switched({"bird-return": "allowed"})
    # c4 has two birds, d4 and c3 one each; all seven tiles are in reach of each, its own included if allowed.
    assert count("migration", position, "birds", RULES, "1") == (1 + 6 + 21) * 7 * 7 - 1
    assert count("migration", position, "birds", allowing, "1") == (1 + 7 + 28) * 8 * 8 - 1
    assert sum(1 for _ in options("migration", position, "birds", allowing, "1")) == (1 + 7 + 28) * 8 * 8 - 1


def test_arachnid_competition() -> None:
    line = "arachnids competition@free c4 birds, d2 insects"
    assert said(earth(), line) == ("no", ["ability.arachnids"])
    assert said(earth(), line, arachnid_competition="each-terrain") == ("yes", ["K2"])
    wide = RULES.switched({"arachnid-competition": "each-terrain"})
    assert count("competition", earth(), "arachnids", wide, "free") == 3 * 3 * 3 - 1


def test_tundra_competition() -> None:
    here = {"birds": 1, "mammals": 1}
    tiles = {name: {"terrain": terrain, "tundra": True, "species": here}
             for name, terrain in {"a1": "sea", "b1": "desert", "c1": "desert"}.items()}  # fmt: skip
    position = read({"tiles": tiles})
    assert said(position, "birds competition@1 a1 mammals, b1 mammals") == ("no", ["competition.one-tile-per-type"])
    reading = {"tundra_competition": "by-buried-terrain"}
    assert said(position, "birds competition@1 a1 mammals, b1 mammals", **reading) == ("yes", ["K11"])
    assert said(position, "birds competition@1 b1 mammals, c1 mammals", **reading)[0] == "no"
    buried = RULES.switched({"tundra-competition": "by-buried-terrain"})
    assert count("competition", position, "birds", RULES, "1") == 3
    assert count("competition", position, "birds", buried, "1") == 2 * 3 - 1


def test_empty_tile_domination() -> None:
    position = read({"tiles": {"d3": "sea"}, "animals": {"birds": {}}})
    assert said(position, "birds domination d3") == ("yes", ["O18"])
    assert said(position, "birds domination d3", empty_tile_domination="forbidden") == ("no", ["O18"])


@pytest.mark.parametrize(("line", "owed"), [("amphibians claim d2", "amphibians"), ("birds tie d2", None)])
def test_last_moment_to_claim(line: str, owed: str | None) -> None:
    added = ["water"] * 3 if owed is None else []
    tile = {"terrain": "wetland", "species": {"amphibians": 2, "insects": 1}, "cone": "insects"}
    position = read({"tiles": {"d2": tile}, "elements": {"water": ["d2.ne"]}, "scored": ["d2"],
                     "animals": {"amphibians": {}, "insects": {"added": added}, "birds": {}},
                     "owed": {"card": "insects", "tile": "d2"},
                     "display": {"domination": {"cards": ["fertile"]}}})  # fmt: skip
    usual = ask(position, line)
    assert (usual.after.owed and usual.after.owed.animal) == owed
    strict = ask(position, line, RULES.switched({"last-moment-to-claim": "before-scoring"}))
    assert strict.act == "yes"
    assert strict.after.owed == ("insects", "d2")
    assert strict.after.tiles == usual.after.tiles
    assert "O27" in usual.rules
    assert "O27" in strict.rules


def test_a_waiting_glaciation_pawn_is_passed_over() -> None:
    from dsrules.turn.order import due

    position = earth(
        phase="execution", display={"glaciation": {"pawns": [None, "birds"]}, "migration": {"pawns": ["birds"]}}
    )
    strict = RULES.switched({"leftmost-glaciation": "first-space-only"})
    usual, other = due(position, RULES), due(position, strict)
    assert (usual and usual.step, other and other.step) == ("glaciation@2", "migration@1")
