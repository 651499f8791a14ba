"""What is told about corners that nobody could read: what they may hold, and which discs lead to what."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import RULES, line, position

from dsrules.diagnostics import Text, text
from dsrules.judge.claim import claim
from dsrules.judge.dominance import dominance
from dsrules.judge.unknown import Completions, completions, discs_left, unread_corners
from dsrules.position import DisplayBox, Frozen, Position, Sheet
from dsrules.ruling import Step

ONE, TWO = text("unknown.on-unnamed-corner", n=1), text("unknown.on-unnamed-corners", n=2)
ALL_TYPES = ["grass", "grub", "meat", "seed", "sun", "water"]


def shows(words: str, **displays: tuple[str, ...]) -> Position:
    sheets = {animal: Sheet(elements) for animal, elements in displays.items()}
    return line(words)._replace(animals=Frozen(sheets))


def then(who: str | None) -> Text:
    return text("dominance.then-nobody") if who is None else text("dominance.then-qualifies", who=who)


def told(steps: tuple[Step, ...]) -> list[Text]:
    return [step.text for step in steps]


def condition(here: Position) -> Step:
    return next(step for step in dominance(here, RULES, "tile").steps if step.rule == "dominance.condition")


# Reptiles match suns, birds seeds, one each.
SUN_OR_SEED: dict[str, Any] = {"reptiles": ("sun",), "birds": ("seed",)}


def test_the_fewest_discs_on_several_corners_stand_for_an_outcome() -> None:
    decides = condition(shows("sea: ? ? | reptiles, birds", **SUN_OR_SEED))
    assert decides.text == text("unknown.decides", where=TWO)
    assert told(decides.parts) == [
        text("unknown.for-instance", where=TWO, elements=("seed",), then=then("birds")),
        text("unknown.for-instance", where=TWO, elements=("sun",), then=then("reptiles")),
        text("unknown.if-empty", where=TWO, then=then(None)),
    ]
    assert {(part.rule, part.tile) for part in decides.parts} == {("dominance.condition", "tile")}


def test_as_many_discs_as_it_takes() -> None:
    decides = condition(shows("sea: sun ? ? | reptiles, birds", **SUN_OR_SEED))
    assert told(decides.parts) == [
        text("unknown.for-instance", where=TWO, elements=("seed",), then=then(None)),
        text("unknown.for-instance", where=TWO, elements=("seed", "seed"), then=then("birds")),
        text("unknown.if-empty", where=TWO, then=then("reptiles")),
    ]


def test_each_disc_on_a_single_corner_is_named() -> None:
    here = shows("sea: sun ? | reptiles, birds", reptiles=("sun", "sun"), birds=("seed", "seed", "grub", "grub"))
    assert told(condition(here).parts) == [
        text("unknown.if", where=ONE, elements=["grub", "seed"], then=then(None)),
        text("unknown.otherwise", then=then("reptiles")),
    ]


def test_three_ways_a_claim_and_a_cone_may_turn_out() -> None:
    """One sun is read, one corner is not: a sun more or nothing, reptiles; a seed, a tie; a grub, the arachnids."""
    displays = {"reptiles": ("sun",), "birds": ("seed",), "arachnids": ("grub", "grub")}
    here = shows("sea: sun ? | reptiles, birds, arachnids | cone reptiles", **displays)
    assert told(condition(here).parts) == [
        text("unknown.if", where=ONE, elements=["grub"], then=then("arachnids")),
        text("unknown.if", where=ONE, elements=["seed"], then=then(None)),
        text("unknown.otherwise", then=then("reptiles")),
    ]
    cone = dominance(here, RULES, "tile").steps[-1]
    states = [
        text("unknown.if", where=ONE, elements=["grub"], then=text("dominance.status.overtaken", who="reptiles")),
        text("unknown.if", where=ONE, elements=["seed"], then=text("dominance.status.tied", who="reptiles")),
        text("unknown.otherwise", then=text("dominance.status.stands", who="reptiles")),
    ]
    assert told(cone.parts) == states
    tie = claim(here, RULES, "tile", "birds", tie=True)
    assert told(tie.reasons) == [text("dominance.cone-decides", who="reptiles", where=ONE)]
    assert told(tie.reasons[0].parts) == states
    wanted = claim(here, RULES, "tile", "arachnids")
    assert told(wanted.reasons) == [text("unknown.decides", where=ONE)]
    assert told(wanted.reasons[0].parts) == [
        text("unknown.if", where=ONE, elements=["grub"], then=text("claim.then-yes", who="arachnids")),
        text("unknown.otherwise", then=text("claim.then-no", who="arachnids")),
    ]


@pytest.mark.parametrize(
    ("unread", "where"),
    [
        (["d3.e"], text("unknown.on-corner", corners=("d3.e",))),
        (["d3.se", "d3.e"], text("unknown.on-corners", corners=("d3.e", "d3.se"))),
        (["d3.se", "d3.e", "d3.sw"], text("unknown.on-corners", corners=("d3.e", "d3.se", "d3.sw"))),
    ],
)
def test_unread_corners_on_the_map_are_named(unread: list[str], where: Text) -> None:
    """The corners of d3 that it shares with hexes before it in the alphabet bear the names of those."""
    here = position({"tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}}, "unknown": [*unread, "g4.e"]})
    names = {RULES.board.corner(name) for name in unread}
    found = unread_corners(here, RULES, "d3")
    assert set(found) == names
    corners = tuple(RULES.board.corner(name) for name in where.params["corners"])
    assert found == tuple(corner for corner in RULES.board.corners_of["d3"] if corner in corners)
    assert Completions(here, RULES).where("d3") == text(where.key, corners=found)
    first = dominance(here, RULES, "d3").steps[0]
    assert (first.rule, first.tile, first.parts) == ("board.corner-one-element", "d3", ())
    assert first.text == text("unknown.may-hold", where=text(where.key, corners=found), elements=ALL_TYPES)


def used(**discs: int) -> Position:
    """A tile with one unread corner, where insects' display holds so many discs of each type beside the printed."""
    here = line("sea: ? | birds 1")
    added = tuple(element for element, number in discs.items() for _ in range(number))
    return here._replace(animals=here.animals.put("insects", Sheet((*RULES.printed["insects"], *added))))


@pytest.mark.parametrize(("suns", "gone"), [(18, []), (19, []), (20, ["sun"]), (21, ["sun"])])
def test_types_used_up_are_told_apart(suns: int, gone: list[str]) -> None:
    here = used(sun=suns)
    assert discs_left(here, RULES)["sun"] == max(20 - suns, 0)
    (step,) = Completions(here, RULES).steps("tile")
    rest = [element for element in ALL_TYPES if element not in gone]
    assert step.text == text("unknown.may-hold", where=ONE, elements=rest)
    parts = [("components.elements", text("unknown.gone", elements=gone), "tile")] if gone else []
    assert [(part.rule, part.text, part.tile) for part in step.parts] == parts


def test_with_every_disc_used_up_a_corner_holds_nothing() -> None:
    here = used(**dict.fromkeys(ALL_TYPES, 20))
    (step,) = Completions(here, RULES).steps("tile")
    assert step.text == text("unknown.holds-nothing", where=ONE, elements=[])
    assert told(step.parts) == [text("unknown.gone", elements=ALL_TYPES)]


def test_discs_lie_on_earth_on_displays_or_in_boxes() -> None:
    """Twenty of each type; the two printed suns of reptiles are no discs."""
    here = position(
        {
            "tiles": {"d3": "sea"}, "elements": {"sun": ["d3.e", "d3.w"], "seed": ["d3.ne"]},
            "animals": {"reptiles": {"added": ["sun", "water"]}},
            "display": {
                "adaptation": {"elements": ["sun", "sun", "grub"]}, "wanderlust": {"pawns": []},
                "depletion": {"elements": ["grub"]},
            },
        }
    )  # fmt: skip
    assert discs_left(here, RULES) == {"grass": 20, "grub": 18, "meat": 20, "seed": 19, "sun": 15, "water": 19}
    more = here._replace(display=Frozen({"adaptation": DisplayBox(elements=("sun",) * 30)}))
    assert discs_left(more, RULES)["sun"] == 0


def test_no_corner_holds_nothing_only() -> None:
    assert list(completions(0, {"sun": 3})) == [()]
    assert list(completions(3, {"sun": 2})) == [(), ("sun",), ("sun", "sun")]
    assert list(completions(2, {"sun": 0})) == [()]
