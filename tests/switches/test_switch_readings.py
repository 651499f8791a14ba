"""Every reading of every switch, by hand: what it answers, and that the ruling names it exactly where it decides."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from switch_cases import ALONE, CASES, NOTHING_LIES, Case

from dsrules.batch import Answerer, ask
from dsrules.explore.play import play, replay
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook
from dsrules.ruling import Step, step_dict

STATED = [(case, reading) for case in CASES for reading in case.answers]
EVERY = pytest.mark.parametrize(
    ("case", "reading"), STATED,
    ids=[f"{case.switch}={reading}-{CASES.index(case)}" for case, reading in STATED],
)  # fmt: skip


def answer(case: Case, rules: Rulebook, asked: dict[str, Any] | None, **more: Any) -> dict[str, Any]:
    """The result of a case as a batch gives it, its steps included."""
    question = {**case.question, "position": {"dsrules": 1, **case.position, **more}, "explain": True}
    if asked is not None:
        question["switches"] = asked
    found = Answerer(rules).answer(json.dumps(question).encode())
    assert found["ok"], found
    result: dict[str, Any] = found["result"]
    return result


def at(result: Any, path: str) -> Any:
    """What stands at a path; None for nothing."""
    for key in path.split("."):
        result = result.get(key) if isinstance(result, dict) else None
    return result


def named(steps: tuple[Step, ...]) -> Iterator[tuple[str, str, str, str | None]]:
    """Rule, switch, reading and basis of every step that names a switch."""
    for step in steps:
        if step.text.key == "switches.decided":
            yield step.rule, step.text.params["name"], step.text.params["reading"], step.basis
        yield from named(step.parts)


def steps_of(case: Case, rules: Rulebook, switches: dict[str, Any]) -> tuple[Step, ...]:
    question = {**case.question, "position": {"dsrules": 1, **case.position}, "switches": switches}
    ruling = ask(question, rules)
    for lang in ("en", "cs"):
        speaker = Speaker(rules, lang)
        for step in (*ruling.steps, *ruling.reasons):
            assert step_dict(step, speaker)["text"]
    return (*ruling.steps, *ruling.reasons)


@EVERY
def test_answer(case: Case, reading: str | int, rules: Rulebook) -> None:
    result = answer(case, rules, {case.switch: reading})
    for path, expected in case.answers[reading].items():
        assert at(result, path) == expected, (path, result)


@EVERY
def test_set_in_the_position(case: Case, reading: str | int, rules: Rulebook) -> None:
    asked = answer(case, rules, {case.switch: reading})
    stated = answer(case, rules, None, switches={case.switch: reading})
    for result in (asked, stated):
        if isinstance(result.get("position"), dict):
            result["position"].pop("switches", None)
    assert asked == stated


@EVERY
def test_named_where_it_decides(case: Case, reading: str | int, rules: Rulebook) -> None:
    stated = rules.tables["switches"]["switches"][case.switch]
    found = set(named(steps_of(case, rules, {case.switch: reading})))
    if reading == stated["default"] or reading in case.unnamed:
        assert not found
    else:
        assert found == {(stated["rule"], case.switch, str(reading), "ruling")}


@EVERY
def test_default_is_what_happens_without_it(case: Case, reading: str | int, rules: Rulebook) -> None:
    default = rules.tables["switches"]["switches"][case.switch]["default"]
    if reading == default:
        assert answer(case, rules, {case.switch: reading}) == answer(case, rules, None)


def test_every_reading_has_a_case(rules: Rulebook) -> None:
    for name, entry in rules.tables["switches"]["switches"].items():
        mine = [case for case in CASES if case.switch == name]
        for reading in (*entry["readings"], entry["default"]):
            assert any(reading in case.answers for case in mine), (name, reading)
            decides = [case for case in mine if reading not in case.unnamed and reading in case.answers]
            assert decides, (name, reading)
        assert any(case.answers[reading] != case.answers[entry["default"]] for case in mine for reading in case.answers)


NO_TIE = {"tie-at-zero": "no-tie"}


@pytest.mark.parametrize(
    ("stale", "status", "verdict"),
    [("unsettled", "unsettled", "unsettled"), ("stands", "stands", "no"), ("comes-off", "tied", "yes")],
)
def test_no_tie_at_zero_leaves_the_stale_cone(stale: str, status: str, verdict: str, rules: Rulebook) -> None:
    """Where level at no match is no tie, the cone of an endangered holder is a stale one (O16, then O2)."""
    switches = {**NO_TIE, "stale-cone": stale}
    both = Case("stale-cone", {"ask": "dominance"}, NOTHING_LIES, {})
    assert at(answer(both, rules, switches), "tiles.d3.cone_status") == status
    shown = both._replace(question={"ask": "claim", "tile": "d3", "tie": True})
    assert answer(shown, rules, switches)["verdict"] == verdict
    expected = {"tie-at-zero"} | ({"stale-cone"} if stale != "unsettled" else set())
    for case in (both, shown):
        assert {name for _, name, _, _ in named(steps_of(case, rules, switches))} == expected


UNREAD = {**ALONE, "unknown": ["d3.e"]}
"""Birds alone under their cone, nothing lies there but perhaps on d3.e: a seed would make them qualify."""


@pytest.mark.parametrize(
    ("stale", "status", "verdict"),
    [("unsettled", "undetermined", "undetermined"), ("stands", "stands", "no"), ("comes-off", "undetermined", None)],
)
def test_stale_only_by_an_unread_corner(stale: str, status: str, verdict: str | None, rules: Rulebook) -> None:
    case = Case("stale-cone", {"ask": "dominance"}, UNREAD, {})
    result = answer(case, rules, {"stale-cone": stale})
    assert at(result, "tiles.d3.cone_status") == status
    assert at(result, "tiles.d3.cone_switches") == (None if stale == "unsettled" else ["stale-cone"])
    shown = case._replace(question={"ask": "claim", "tile": "d3", "tie": True})
    assert answer(shown, rules, {"stale-cone": stale})["verdict"] == (verdict or "undetermined")


def test_saved_by_itself_only_if_it_is_the_only_one(rules: Rulebook) -> None:
    """Mammals have two cubes on d3, endangered; on d2 one, saved by a meat that may lie on an unread corner."""
    position = {
        "tiles": {
            "d3": {"terrain": "sea", "species": {"mammals": 2}},
            "d2": {"terrain": "wetland", "species": {"mammals": 1}},
        },
        "unknown": ["d2.nw"],
    }
    case = Case("mammal-save", {"ask": "extinction"}, position, {})
    optional = answer(case, rules, {"mammal-save": "optional"})
    assert (optional["removed"], optional["removed_possible"]) == ({"d3": {"mammals": 2}}, {"d2": {"mammals": 1}})
    automatic = answer(case, rules, {"mammal-save": "automatic"})
    assert automatic["removed"] == {"d3": {"mammals": 1}}
    assert automatic["removed_possible"] == {"d2": {"mammals": 1}, "d3": {"mammals": 1}}


def test_food_chain_where_a_hex_is_unread(rules: Rulebook) -> None:
    """Reptiles and birds have two each; one may have more on g4. Mammals have none yet, and might outdo both."""
    position = {
        "tiles": {"d3": {"terrain": "sea", "tundra": True, "species": {"reptiles": 2, "birds": 2}}},
        "animals": {"mammals": {}, "reptiles": {}, "birds": {}}, "unknown": ["g4"],
    }  # fmt: skip
    case = Case("survival-tie", {"ask": "survival"}, position, {})
    assert answer(case, rules, {"survival-tie": "nobody"})["possible"] == ["mammals", "reptiles", "birds", None]
    assert answer(case, rules, {"survival-tie": "food-chain"})["possible"] == ["mammals", "reptiles", "birds"]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    ("name", "reading"),
    [("stale-cone", "comes-off"), ("rim-corners", "inner-only"), ("useless-placement", "forbidden"),
     ("tundra-competition", "by-buried-terrain"), ("mammal-save", "automatic"), ("end-trigger", "drawn")],
)  # fmt: skip
def test_a_whole_game(name: str, reading: str, seed: int, rules: Rulebook) -> None:
    """Random play keeps to a reading, the game comes to its end, and replays by the switch that its file states."""
    game = play(["mammals", "birds", "arachnids"], rules.switched({name: reading}), seed, rounds=99)
    again = replay(game, rules)
    assert again.legal
    assert again.position == game.end
    assert game.end is not None
    assert game.end.phase == "over"
    shown = game.end.box("domination").cards or ()
    assert "ice-age" in (game.end.taken if (name, reading) != ("end-trigger", "drawn") else (*game.end.taken, *shown))
