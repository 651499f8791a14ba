"""Whether an action is in its order, with every step and name; what comes next (contract section 2, compendium 8)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import act, can, made, then

from dsrules.action import Competition, Migration, Move, Pass
from dsrules.position import Position

PAWN = "execution.order order.due.pawn step={} who={}"
FREE = "execution.works-without-ap order.due.free step={} who={}"
AUTO = "execution.automatic-not-voluntary order.due.automatic step={} who="
NOT_NEXT = "* execution.order order.not-next due=order.due.{}"
NO_PAWN = "* execution.order order.no-pawn step={} who={}"
BACK = "execution.ap-returns order.returned step={} who={}"


def order(position: Position, line: Any, rules: Any = RULES, anytime: bool = False) -> list[str]:
    """The verdict, and what is said of order (not of the action itself)."""
    steps = can(position, line, rules, anytime)
    return [steps[0], *(step for step in steps[1:] if " order." in step and " what=" not in step)]


def row(box: str, *pawns: str | None, **more: Any) -> dict[str, Any]:
    return {box: {"pawns": list(pawns), **more}}


# The space that an action uses


@pytest.mark.parametrize(
    ("values", "line", "said"),
    [
        # the pawn that is next, though another of the same animal stands further left
        ({"next": "migration@3", "display": row("migration", "birds", None, "birds")}, "birds migration d3>d2",
         ["yes", "* " + PAWN.format("migration@3", "birds")]),
        ({"display": row("migration", "birds", None, "birds")}, "birds migration d3>d2",
         ["yes", "* " + PAWN.format("migration@1", "birds")]),
        # somebody else's turn: then it is the left-most pawn of the animal
        ({"next": "migration@2", "display": row("migration", "birds", "mammals", "birds")}, "birds migration d3>d2",
         ["no", NOT_NEXT.format("pawn")]),
        # in another box than the one that is next
        ({"display": {**row("migration", "birds", "birds"), **row("domination", "birds")}}, "birds domination d3",
         ["no", NOT_NEXT.format("pawn")]),
        # an animal without a pawn there
        ({"display": row("migration", "birds")}, "mammals migration d3>d2",
         ["no", NOT_NEXT.format("pawn"), NO_PAWN.format("migration", "mammals")]),
        ({"display": row("migration", "birds")}, "mammals migration@1 d3>d2",
         ["no", NOT_NEXT.format("pawn"), NO_PAWN.format("migration@1", "mammals")]),
        ({"display": row("migration", "birds")}, "birds migration@2 d3>d2",
         ["no", NOT_NEXT.format("pawn"), NO_PAWN.format("migration@2", "birds")]),
        # nothing is said where the box, or its pawns, are not stated
        ({"display": {"migration": {}}}, "birds migration d3>d2", ["yes"]),
        ({"display": row("domination", "birds")}, "birds migration d3>d2", ["yes"]),
        ({"phase": None, "next": "migration@2", "display": row("migration", "birds", "mammals")},
         "birds migration d3>d2", ["yes"]),
    ],
)  # fmt: skip
def test_the_pawn_that_an_action_uses(values: dict[str, Any], line: str, said: list[str]) -> None:
    assert order(board(**values), line) == said
    alone = order(board(**values), line, anytime=True)
    assert alone == [alone[0]]


@pytest.mark.parametrize(
    ("line", "space"),
    [
        (Migration("birds", (Move("d3", "d2"),), "0"), "0"),
        (Migration("birds", (Move("d3", "d2"),), "7"), "7"),
        (Migration("birds", (Move("d3", "d2"),), "free"), "free"),
        (Migration("birds", (Move("d3", "d2"),), "x"), "x"),
    ],
)
def test_a_space_that_the_box_has_not(line: Any, space: str) -> None:
    here = board(display=row("migration", "birds"))
    assert order(here, line) == ["no", NOT_NEXT.format("pawn"), NO_PAWN.format("migration", "birds")]
    assert order(board(display={}), line) == ["no"]


@pytest.mark.parametrize("space", ["1", "6"])
def test_the_first_and_the_last_space(space: str) -> None:
    pawns = [None] * (int(space) - 1) + ["birds"]
    here = board(display=row("migration", *pawns))
    line = Migration("birds", (Move("d3", "d2"),), space)
    assert order(here, line) == ["yes", "* " + PAWN.format(f"migration@{space}", "birds")]


SPIDERS: dict[str, Any] = {
    "tiles": {"d3": {"terrain": "sea", "species": {"mammals": 2, "arachnids": 2}}},
    "animals": {"mammals": {"pawns": 1}, "arachnids": {"pawns": 0}},
}


def test_the_free_action() -> None:
    """It comes first in Competition; a pawn of the arachnids is another thing."""
    line, free = "arachnids competition d3 mammals", "* " + FREE.format("competition@free", "arachnids")
    here = board(**SPIDERS, display=row("competition"))
    assert order(here, line) == ["yes", free]
    assert order(here, "arachnids competition@free d3 mammals") == ["yes", free]
    assert order(here, "mammals competition@free d3 arachnids") == ["no", NOT_NEXT.format("free")]
    pawn = board(**SPIDERS, display=row("competition", None, None, None, None, None, "arachnids"))
    assert order(pawn, line) == ["no", NOT_NEXT.format("free")]
    assert order(pawn, "arachnids competition@free d3 mammals") == ["yes", free]
    assert then(pawn, "arachnids competition@free d3 mammals").next == "competition@6"
    late = pawn._replace(next="competition@1")
    assert order(late, line) == ["yes", "* " + PAWN.format("competition@6", "arachnids")]
    assert order(late, "arachnids competition@free d3 mammals") == ["no", NOT_NEXT.format("pawn")]


REPTILES: dict[str, Any] = {"animals": {"reptiles": {"added": ["sun", "meat"], "pawns": 1}, "birds": {"pawns": 1}}}


def test_a_free_action_needs_its_box_stated_but_no_pawns() -> None:
    line, discs = "reptiles regression@free keep sun", {"regression": {"elements": ["sun"]}}
    assert order(board(**REPTILES, display=discs), line) == [
        "yes", "* " + FREE.format("regression@free", "reptiles"),
    ]  # fmt: skip
    later = board(**REPTILES, display=discs, next="migration@1")
    assert order(later, line) == ["no", NOT_NEXT.format("pawn.unknown")]
    for space in ("", "@1", "@2"):
        assert order(later, f"reptiles regression{space} keep sun") == ["yes"]
    assert order(board(**REPTILES, display={}, next="migration@1"), line)[1:] == []


def test_whose_pawn_is_next_where_the_box_does_not_tell() -> None:
    """The space named by `next` is the one that an action of its box uses: by migration@6 two cubes may go."""
    cubes = {"d3": {"terrain": "sea", "species": {"birds": 3}}, "d2": "wetland"}
    here = board(tiles=cubes, next="migration@6", display={})
    assert can(here, "birds migration d3>d2 2")[0] == "yes"
    assert can(here, "birds migration d3>d2 3")[0] == "no"
    assert then(here, "birds migration d3>d2 2").next == "extinction"
    elsewhere = here._replace(next="domination@1")
    assert can(elsewhere, "birds migration d3>d2 2")[0] == "yes"
    assert can(elsewhere, "birds migration d3>d2 3")[0] == "undetermined"
    assert then(elsewhere, "birds migration d3>d2 2").next == "domination@1"
    first_space = here._replace(next="migration@1")
    assert can(first_space, "birds migration d3>d2 3")[0] == "yes"
    assert can(first_space, "birds migration@6 d3>d2 3")[0] == "no"


def test_a_word_that_is_no_space() -> None:
    here = board(**SPIDERS, display=row("competition", "mammals"), next="competition@1")
    for space in ("x", "a", "8"):
        assert order(here, Competition("mammals", (), space)) == [
            "no", NOT_NEXT.format("pawn"), NO_PAWN.format("competition", "mammals"),
        ]  # fmt: skip


# Glaciation


ICE: dict[str, Any] = {"tiles": {"d3": "sea tundra", "d2": "wetland", "e3": "savannah"}}
LEFT = "glaciation.leftmost-only order.{} step=glaciation@{}"


def test_the_left_most_pawn_of_glaciation() -> None:
    here = board(**ICE, display=row("glaciation", "birds", "mammals"))
    assert order(here, "birds glaciation e3") == [
        "yes", "* " + PAWN.format("glaciation@1", "birds"), "* " + LEFT.format("leftmost", 1),
    ]  # fmt: skip
    assert order(here, "mammals glaciation e3") == [
        "no", NOT_NEXT.format("pawn"), "* " + LEFT.format("not-leftmost", 2),
    ]  # fmt: skip
    assert order(here, "mammals glaciation@1 e3") == [
        "no", NOT_NEXT.format("pawn"), NO_PAWN.format("glaciation@1", "mammals"),
    ]  # fmt: skip
    assert order(board(**ICE, display=row("glaciation", None, "mammals")), "mammals glaciation e3") == [
        "yes", "* " + PAWN.format("glaciation@2", "mammals"), "* " + LEFT.format("leftmost", 2),
    ]  # fmt: skip
    migration = board(display=row("migration", None, "birds"))
    assert "leftmost" not in " ".join(can(migration, "birds migration d3>d2"))


# Planning


PLACED = "planning.order order.due.planning step= who={}"
CLOSED = "* planning.order order.planning-over due=order.due.{}"


def planning(**values: Any) -> Any:
    given: dict[str, Any] = {
        "phase": "planning", "turn": "birds", "initiative": ["birds", "mammals"],
        "animals": {"mammals": {"pawns": 1}, "birds": {"pawns": 2}}, "display": row("migration"),
    }  # fmt: skip
    return board(**{**given, **values})


@pytest.mark.parametrize(
    ("values", "line", "said"),
    [
        ({}, "birds place migration@1", ["yes", "* " + PLACED.format("birds")]),
        ({}, "mammals place migration@1", ["no", "* planning.order order.not-next due=order.due.planning"]),
        ({"turn": None}, "mammals place migration@1",
         ["yes", "* planning.order order.due.planning.unknown step= who="]),
        # birds alone may have a pawn: but without `turn` order is not judged
        ({"turn": None, "animals": {"mammals": {"pawns": 0}, "birds": {"pawns": 1}}}, "birds place migration@1",
         ["yes", "* " + PLACED.format("birds")]),
        ({"phase": "execution", "display": row("migration", "birds")}, "birds place migration@2",
         ["no", CLOSED.format("pawn")]),
        ({"phase": "reset"}, "birds place migration@2", ["no", CLOSED.format("automatic")]),
        ({"phase": "over"}, "birds place migration@2", ["no", CLOSED.format("over")]),
        ({"owed": {"card": "birds", "tile": "d3"}, "scored": ["d3"], "phase": "execution"}, "birds place migration@2",
         ["no", "* domination.card-mandatory order.planning-over due=order.due.card"]),
        ({"phase": None}, "birds place migration@2", ["yes"]),
    ],
)  # fmt: skip
def test_placing(values: dict[str, Any], line: str, said: list[str]) -> None:
    assert order(planning(**values), line) == said


def test_without_turn_only_the_animals_with_a_pawn_are_looked_at() -> None:
    """That the birds alone have a pawn stops nobody else: what stops the mammals is that they have none."""
    here = planning(turn=None, animals={"mammals": {"pawns": 0}, "birds": {"pawns": 1}})
    assert order(here, "mammals place migration@1") == ["no"]


# Forgoing


VOLUNTARY = "execution.voluntary order.voluntary who={}"
UNKNOWN = "execution.voluntary order.pass-unknown"


@pytest.mark.parametrize(
    ("values", "animal", "said"),
    [
        ({"display": row("migration", "birds")}, "birds",
         ["yes", "* " + PAWN.format("migration@1", "birds"), "* " + VOLUNTARY.format("birds")]),
        ({"display": row("migration", "birds")}, "mammals", ["no", NOT_NEXT.format("pawn")]),
        ({**SPIDERS, "display": row("competition")}, "arachnids",
         ["yes", "* " + FREE.format("competition@free", "arachnids"), "* " + VOLUNTARY.format("arachnids")]),
        ({"next": "migration@3", "display": {}}, "birds",
         ["yes", "* execution.order order.due.pawn.unknown step=migration@3 who=", "* " + VOLUNTARY.format("birds")]),
        ({"phase": None}, "birds", ["yes", "* " + VOLUNTARY.format("birds"), UNKNOWN]),
        ({"phase": None, "next": "migration@1", "display": row("migration", "birds")}, "birds",
         ["yes", "* " + VOLUNTARY.format("birds"), UNKNOWN]),
        ({"phase": "planning", "display": row("migration")}, "birds",
         ["no", "* planning.mandatory order.must-place due=order.due.planning.unknown step="]),
        ({"next": "wasteland@clearing"}, "birds",
         ["no", "* execution.automatic-not-voluntary order.not-voluntary due=order.due.automatic "
          "step=wasteland@clearing"]),
        ({"phase": "over"}, "birds", ["no", "* execution.order order.nobody-passes due=order.due.over step="]),
        ({"owed": {"card": "birds", "tile": "d3"}, "scored": ["d3"]}, "birds",
         ["no", "* domination.card-mandatory order.must-take who=birds"]),
        ({"owed": {"card": "birds", "tile": "d3"}, "scored": ["d3"]}, "mammals",
         ["no", "* execution.order order.nobody-passes due=order.due.card step="]),
        ({"owed": {"card": "mammals", "tile": "d3"}, "scored": ["d3"]}, "birds",
         ["no", "* execution.order order.nobody-passes due=order.due.card step="]),
    ],
)  # fmt: skip
def test_forgoing(values: dict[str, Any], animal: str, said: list[str]) -> None:
    assert order(board(**values), Pass(animal)) == said


def test_forgoing_at_any_time() -> None:
    here = board(display=row("migration", "birds"))
    assert order(here, "mammals pass", anytime=True) == ["yes", "* " + VOLUNTARY.format("mammals"), UNKNOWN]
    assert act(here, "mammals pass", anytime=True) == [
        "undetermined", "* " + UNKNOWN, "execution.voluntary order.passed what=order.voluntary",
    ]  # fmt: skip
    assert order(here, "birds pass", anytime=True) == order(here, "birds pass")


def test_what_forgoing_changes() -> None:
    here = board(display=row("migration", "birds", "mammals"))
    assert made(here, "birds pass") == [
        "execution.voluntary order.forgone step=migration@1 who=birds", BACK.format("migration@1", "birds"),
        PAWN.format("migration@2", "mammals"),
    ]  # fmt: skip
    spiders = board(**SPIDERS, display=row("competition"))
    assert made(spiders, "arachnids pass") == [
        "execution.voluntary order.forgone step=competition@free who=arachnids", AUTO.format("extinction"),
    ]  # fmt: skip
    open_ = board(next="migration@3", display={})
    assert made(open_, "birds pass") == [
        "execution.voluntary order.forgone step=migration@3 who=birds", AUTO.format("extinction"),
    ]  # fmt: skip
    assert then(open_, "birds pass").display == {}
