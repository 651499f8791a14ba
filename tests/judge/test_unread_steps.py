"""What is told where nobody could read some corners and the ways to fill them are few. Counted by hand."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line

from dsrules.diagnostics import Text, text
from dsrules.judge.claim import claim
from dsrules.judge.dominance import dominance
from dsrules.position import Frozen, Position, Sheet
from dsrules.rulebook import Rulebook
from dsrules.ruling import Step

WHERE = text("unknown.on-unnamed-corner", n=1)


def shows(words: str, **displays: str) -> Position:
    """The tile of a line, its animals with these displays: a letter an element."""
    named = {"g": "grass", "b": "grub", "m": "meat", "e": "seed", "s": "sun", "w": "water"}
    sheets = {animal: Sheet(tuple(named[letter] for letter in letters)) for animal, letters in displays.items()}
    return line(words)._replace(animals=Frozen(sheets))


def short(steps: tuple[Step, ...]) -> list[tuple[str, str | None, Text]]:
    return [(step.rule, step.animal, step.text) for step in steps]


def whatever(then: Text) -> Text:
    return text("unknown.whatever", where=WHERE, then=then)


# Reptiles show two suns: three suns on the tile make 6, a fourth makes 8; they qualify either way.
SUNS = "desert: 3 sun ? | reptiles 1"


def test_a_claim_that_holds_either_way(rules: Rulebook) -> None:
    ruling = claim(line(SUNS), rules, "tile", "reptiles")
    assert ruling.verdict == "yes"
    assert short(ruling.reasons) == [
        ("dominance.condition", "reptiles", whatever(text("claim.then-yes", who="reptiles"))),
        ("dominance.claim-not-automatic", "reptiles", text("claim.places", who="reptiles", hex="tile")),
    ]


@pytest.mark.parametrize("shower", ["birds", None])
def test_a_tie_that_cannot_be_shown_either_way(shower: str | None, rules: Rulebook) -> None:
    ruling = claim(line(SUNS + " | cone reptiles"), rules, "tile", shower, tie=True)
    assert ruling.verdict == "no"
    assert short(ruling.reasons) == [("dominance.tie-removal", None, text("claim.no-tie-any", hex="tile"))]


def test_a_tie_that_can_be_shown_either_way(rules: Rulebook) -> None:
    here = shows("sea: sun ? | reptiles, birds | cone birds", reptiles="s", birds="s")  # 1 each, or 2 each
    ruling = claim(here, rules, "tile", "reptiles", tie=True)
    assert ruling.verdict == "yes"
    then = text("dominance.status.tied", who="birds")
    assert short(ruling.reasons) == [("dominance.tie-removal", "birds", whatever(then))]


def decided(steps: tuple[Step, ...]) -> list[tuple[str, Any, str, Any]]:
    """What decides, and what it decides, of parts that begin with `if` or `otherwise`."""
    return [
        (step.text.key, step.text.params.get("elements"), step.text.params["then"].key,
         step.text.params["then"].params.get("who"))
        for step in steps
    ]  # fmt: skip


# Reptiles 4, or 6 with a third sun; birds 2, or 3 with that sun, or 6 with a seed: one of the two always qualifies.
TWO_OUTCOMES = {"words": "sea: 2 sun ? | reptiles, birds", "reptiles": "ss", "birds": "seeee", "insects": "g"}


def two_outcomes(cone: str) -> Position:
    displays = dict(TWO_OUTCOMES)
    return shows(displays.pop("words") + cone, **displays)


def test_one_of_two_qualifies_whatever_lies_there(rules: Rulebook) -> None:
    found = dominance(two_outcomes(""), rules, "tile")
    stands = found.result["tiles"]["tile"]
    assert (stands["qualifies"], stands["possible"], stands["cone_status"]) == (None, ["reptiles", "birds"], "none")
    condition, cone = found.steps[-2:]
    assert (condition.rule, condition.text) == ("dominance.condition", text("unknown.decides", where=WHERE))
    assert decided(condition.parts) == [
        ("unknown.if", ["seed"], "dominance.then-qualifies", "birds"),
        ("unknown.otherwise", None, "dominance.then-qualifies", "reptiles"),
    ]
    assert short((cone,)) == [
        ("dominance.claim-not-automatic", None, text("dominance.no-cone-unknown", hex="tile"))
    ]  # fmt: skip


def test_whether_a_cone_is_overtaken_may_be_unread(rules: Rulebook) -> None:
    found = dominance(two_outcomes(" | cone reptiles"), rules, "tile")
    assert found.result["tiles"]["tile"]["cone_status"] == "undetermined"
    cone = found.steps[-1]
    assert (cone.rule, cone.animal) == ("dominance.persists", "reptiles")
    assert cone.text == text("dominance.cone-decides", who="reptiles", where=WHERE)
    assert decided(cone.parts) == [
        ("unknown.if", ["seed"], "dominance.status.overtaken", "reptiles"),
        ("unknown.otherwise", None, "dominance.status.stands", "reptiles"),
    ]
    shown = claim(two_outcomes(" | cone reptiles"), rules, "tile", "birds", tie=True)
    assert shown.verdict == "no"  # somebody qualifies either way, so nobody ties


def test_a_cone_may_be_overtaken_by_one_or_another(rules: Rulebook) -> None:
    found = dominance(two_outcomes(" | cone insects"), rules, "tile")
    assert found.result["tiles"]["tile"]["cone_status"] == "overtaken"
    then = text("dominance.status.overtaken", who="insects")
    assert short(found.steps[-1:]) == [("dominance.persists", "insects", whatever(then))]


@pytest.mark.parametrize(("holder", "key"), [("reptiles", "dominance.stands"), ("insects", "dominance.overtaken")])
def test_a_cone_where_one_qualifies_whatever_lies_there(holder: str, key: str, rules: Rulebook) -> None:
    found = dominance(shows(f"{SUNS} | cone {holder}", reptiles="ss", insects="g"), rules, "tile")
    stands = found.result["tiles"]["tile"]
    assert stands["matches"] == {"reptiles": [6, 8], "insects": [0, 1]}
    assert (stands["qualifies"], "possible" in stands) == ("reptiles", False)
    condition, cone = found.steps[-2:]
    then = text("dominance.then-qualifies", who="reptiles")
    assert short((condition,)) == [("dominance.condition", "reptiles", whatever(then))]
    assert (cone.text.key, cone.animal, len(cone.parts)) == (key, holder, {"reptiles": 2, "insects": 3}[holder])
