"""What becomes of pawns, hands and `next`, part by part (compendium 8.2, O12, O23; contract section 2)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import written

from dsrules.position import EMPTY, Owed
from dsrules.text.steps import steps
from dsrules.turn import pawns

ROW: dict[str, Any] = {"migration": {"pawns": ["birds", "mammals", "birds"]}}


def row(box: str, *standing: str | None, **more: Any) -> dict[str, Any]:
    return {box: {"pawns": list(standing), **more}}


def index(step: str) -> int:
    return steps(RULES).index(step)


@pytest.mark.parametrize(
    ("step", "standing"),
    [
        ("migration@1", (None, "mammals", "birds", None, None, None)),
        ("migration@2", ("birds", None, "birds", None, None, None)),
        ("migration@3", ("birds", "mammals", None, None, None, None)),
        ("migration@6", ("birds", "mammals", "birds", None, None, None)),
    ],
)
def test_a_space_is_cleared(step: str, standing: tuple[str | None, ...]) -> None:
    here = board(display=ROW)
    assert pawns.without_pawn(here, step) == here.with_box("migration", pawns=standing)
    unstated = board(display={"adaptation": {"elements": ["sun"]}})
    assert pawns.without_pawn(unstated, "adaptation@1") == unstated
    assert pawns.without_pawn(unstated, "migration@1") == unstated


def test_a_pawn_returns_only_from_where_it_stands() -> None:
    here = board(display=ROW)
    for step, animal in (("migration@1", "mammals"), ("migration@4", "birds"), ("domination@1", "birds"),
                         ("regression@free", "birds"), ("regression@losses", "birds")):  # fmt: skip
        assert pawns.returned(here, step, animal) == (here, ())
    after, (change,) = pawns.returned(here, "migration@2", "mammals")
    assert (after.animals["mammals"].pawns, after.animals["birds"].pawns) == (2, 1)
    assert after.display["migration"].pawns == ("birds", None, "birds", None, None, None)
    assert written(change) == "execution.ap-returns order.returned step=migration@2 who=mammals"


def moved(values: dict[str, Any], step: str, owed: bool = False) -> tuple[Any, Any]:
    here = board(**values)
    if owed:
        here = here._replace(owed=Owed("birds", "d3"))
    after = pawns.moved_on(here, RULES, index(step))
    assert after == here._replace(next=after.next, phase=after.phase)
    return after.next, after.phase


@pytest.mark.parametrize(
    ("values", "step", "found"),
    [
        ({"phase": None}, "migration@1", (None, None)),
        ({"phase": None, "next": "adaptation@1", "display": ROW}, "depletion@1", ("migration@1", None)),
        ({"display": ROW}, "depletion@1", ("migration@1", "execution")),
        ({"display": ROW}, "migration@2", ("migration@2", "execution")),
        ({"display": ROW}, "migration@4", ("extinction", "reset")),
        ({"display": ROW, "next": "migration@4"}, "initiative@1", ("regression@losses", "execution")),
        # the step that was stated as next is no longer waited for
        ({"next": "migration@4"}, "migration@4", ("extinction", "reset")),
        ({"phase": "planning", "next": "migration@4"}, "migration@4", ("extinction", "reset")),
        ({"phase": "reset"}, "survival", ("survival", "reset")),
        ({"phase": "reset", "taken": ["ice-age"]}, "reseed", ("final", "reset")),
    ],
)
def test_what_follows(values: dict[str, Any], step: str, found: tuple[Any, Any]) -> None:
    assert moved(values, step) == found


@pytest.mark.parametrize(
    ("display", "found"),
    [
        (row("domination", None, None, "birds", cards=["biomass"]), "domination@3"),
        (row("domination", None, None, "birds", cards=[]), "domination@3"),
        (row("domination", cards=["biomass"]), "extinction"),
        # instinct may put a pawn on the very next space (O12); so may a card that the position does not state
        (row("domination", None, None, "birds", cards=["biomass", "instinct"]), "domination@2"),
        (row("domination", None, None, "birds"), "domination@2"),
        ({}, "domination@2"),
    ],
)
def test_while_a_card_is_owed(display: dict[str, Any], found: str) -> None:
    assert moved({"display": display}, "domination@2", owed=True) == (found, "execution")
    no_phase = {"display": display, "phase": None, "next": "domination@1"}
    assert moved(no_phase, "domination@2", owed=True) == (found, None)


HANDS = {"mammals": {"pawns": 1}, "birds": {"pawns": 1}, "insects": {"pawns": 1}}


def placed(animal: str = "birds", **values: Any) -> Any:
    """The position after a pawn was placed and is off the hand."""
    given: dict[str, Any] = {"phase": "planning", "turn": "birds", "initiative": ["birds", "mammals", "insects"],
                             "animals": HANDS}  # fmt: skip
    here = board(**{**given, **values})
    return pawns.after_placing(here, here.with_count(animal, "pawns", -1), animal, RULES)


def test_whose_turn_it_is_after_placing() -> None:
    assert placed().turn == "mammals"
    assert placed(turn=None).turn is None
    # an animal that was not next
    assert placed("insects").turn == "birds"
    assert placed("mammals").turn == "birds"
    assert placed(turn="insects", animal="insects").turn == "birds"
    assert placed("birds", turn="insects").turn == "insects"
    assert placed(initiative=None).turn is None
    # nobody else can be next, but order is not judged
    alone = {"birds": {"pawns": 2}, "mammals": {"pawns": 0}}
    assert placed(turn=None, animals=alone, initiative=["birds", "mammals"]).turn is None
    # the next one has no pawn in hand
    assert placed(animals={**HANDS, "mammals": {"pawns": 0}}).turn == "insects"
    assert placed(animals={**HANDS, "mammals": {"pawns": 0}, "insects": {"pawns": 0}, "birds": {"pawns": 2}}).turn == (
        "birds"
    )
    for found in (placed(), placed(turn=None), placed("insects")):
        assert (found.phase, found.next) == ("planning", None)
    at_any_time = placed(phase="execution", turn=None)
    assert (at_any_time.turn, at_any_time.phase, at_any_time.next) == (None, "execution", None)
    unstated = placed(phase=None, animals={"birds": {"pawns": 1}})
    assert (unstated.turn, unstated.phase, unstated.next) == ("birds", None, None)


@pytest.mark.parametrize("turn", ["birds", None])
def test_the_last_pawn_ends_planning(turn: str | None) -> None:
    found = placed(turn=turn, animals={"mammals": {"pawns": 0}, "birds": {"pawns": 1}}, initiative=["birds", "mammals"])
    assert (found.turn, found.phase, found.next) == (None, "execution", "regression@losses")
    display = {"adaptation": {"pawns": [None, "mammals"]}}
    found = placed(turn=turn, animals={**HANDS, "mammals": {"pawns": 0}, "insects": {"pawns": 0}}, display=display)
    assert (found.turn, found.phase, found.next) == (None, "execution", "adaptation@2")


def test_a_turn_begins() -> None:
    tile = {"terrain": "sea", "species": {"birds": 2}, "hibernating": {"birds": 1}}
    marked = board(phase="reset", next="reseed", round=4, tiles={"d3": tile, "d2": "wetland"}, scored=["d3"],
                   animals={"birds": {"added": ["sun"], "pawns": 1}, "mammals": {"pawns": 1}},
                   shielded={"birds": ["sun"]}, initiative=["mammals", "birds"])  # fmt: skip
    found = pawns.new_turn(marked, RULES)
    assert found == marked._replace(
        round=5, phase="planning", next=None, scored=(), shielded=EMPTY, turn="mammals", tiles=found.tiles
    )
    assert [(tile.species, tile.hibernating) for tile in found.tiles.values()] == [({}, {}), ({"birds": 2}, {})]
    bare = pawns.new_turn(marked._replace(round=None, phase=None, turn=None), RULES)
    assert (bare.round, bare.phase, bare.next, bare.turn, bare.scored) == (None, None, None, None, ())
    assert bare.tiles["d3"].hibernating == {}


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ({"next": "domination@3"}, ("domination@3", "execution")),
        ({"next": "domination@2"}, ("domination@3", "execution")),
        ({"next": "domination@4"}, ("extinction", "reset")),
        ({"next": "extinction"}, ("extinction", "reset")),
        ({}, ("domination@3", "execution")),
        ({"phase": None}, (None, None)),
        ({"phase": None, "next": "domination@1"}, ("domination@3", None)),
        ({"phase": "reset"}, (None, "reset")),
        ({"phase": "planning"}, (None, "planning")),
    ],
)
def test_after_a_card(values: dict[str, Any], found: tuple[Any, Any]) -> None:
    before = board(**values, display={**row("migration", "mammals"), **row("domination", None, None, "birds")})
    after = pawns.after_card(before, before, RULES)
    assert (after.next, after.phase) == found


@pytest.mark.parametrize(
    ("values", "step", "stays_out", "found"),
    [
        # (next, hand of birds, the pawn on migration@1, changes)
        ({"next": "migration@1"}, "migration@1", False, ("migration@2", 2, None, 1)),
        ({}, "migration@1", False, ("migration@2", 2, None, 1)),
        ({"next": "migration@1"}, "migration@1", True, ("migration@2", 1, "birds", 0)),
        ({"next": "migration@2"}, "migration@1", False, ("migration@2", 2, None, 1)),
        ({"next": "migration@1"}, "migration@3", False, ("migration@1", 1, "birds", 0)),
        ({"next": "migration@1"}, None, False, ("migration@1", 1, "birds", 0)),
        ({"phase": None}, "migration@1", False, (None, 2, None, 1)),
        # a box not stated: nothing that is stated comes before it, or something does, or `next` is stated
        ({}, "depletion@1", False, ("migration@1", 1, "birds", 0)),
        ({}, "domination@2", False, (None, 1, "birds", 0)),
        ({"next": "migration@1"}, "depletion@1", False, ("migration@1", 1, "birds", 0)),
        ({"next": "migration@2"}, "depletion@1", False, ("migration@2", 1, "birds", 0)),
        ({"phase": "over"}, "depletion@1", False, (None, 1, "birds", 0)),
        ({"phase": "reset"}, "domination@2", False, ("extinction", 1, "birds", 0)),
    ],
)
def test_after_an_action(values: dict[str, Any], step: str | None, stays_out: bool, found: tuple[Any, ...]) -> None:
    before = board(**values, display=row("migration", "birds", "mammals"))
    after, changes = pawns.after_action(before, before, "birds", step, RULES, stays_out)
    stands = (after.display["migration"].pawns or ())[0]
    assert (after.next, after.animals["birds"].pawns, stands, len(changes)) == found


def test_an_action_of_a_space_that_is_stated_as_vacant_is_not_the_one_in_its_order() -> None:
    """It is judged at any time only; what is next stays so."""
    before = board(display={**row("depletion"), **row("migration", "birds")})
    assert pawns.after_action(before, before, "birds", "depletion@1", RULES, False) == (before, ())
