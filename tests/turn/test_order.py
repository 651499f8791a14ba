"""What comes next, and actions out of their order (contract section 2, compendium 8)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, after, ask, board, coming, refused

IN_PLAY: dict[str, Any] = {"mammals": {}, "reptiles": {}, "arachnids": {}, "insects": {}}


def nxt(position: Any) -> tuple[Any, Any, Any]:
    found = coming(position)
    return found["step"], found["animal"], found["kind"]


def test_boxes_go_from_top_to_bottom_and_left_to_right() -> None:
    display = {"migration": {"pawns": ["birds", "mammals"]}, "adaptation": {"pawns": [None, "mammals"]}}
    position = board(display=display)
    assert coming(position) == {
        "phase": "execution", "step": "adaptation@2", "space": "adaptation@2", "animal": "mammals", "kind": "pawn",
    }  # fmt: skip
    assert refused(position, "birds migration@1 d3>d2") == ["execution.order"]
    assert refused(position, "mammals migration@2 d3>d2") == ["execution.order"]
    assert ask("can", position, "birds migration@1 d3>d2", anytime=True).verdict == "yes"


def test_a_box_not_stated_judges_neither_order_nor_pawns() -> None:
    position = board(display={"adaptation": {"pawns": ["mammals"], "elements": ["sun"]}})
    assert ask("can", position, "birds migration@1 d3>d2").verdict == "yes"
    assert ask("can", board(display={}), "birds migration@1 d3>d2").verdict == "yes"


def test_without_a_phase_order_is_not_judged() -> None:
    position = board(phase=None, display={"migration": {"pawns": ["mammals", "birds"]}})
    assert ask("can", position, "birds migration d3>d2").verdict == "yes"


def test_a_pawn_that_is_not_there_cannot_act() -> None:
    position = board(display={"migration": {"pawns": [None, "mammals"]}})
    assert refused(position, "birds migration@1 d3>d2") == ["execution.order", "execution.order"]


def test_vacant_spaces_and_absent_animals_are_skipped() -> None:
    display = {"migration": {"pawns": []}, "competition": {"pawns": []}, "domination": {"pawns": [None, "birds"]}}
    assert nxt(board(next="migration@2", display=display)) == ("domination@2", "birds", "pawn")
    with_arachnids = board(next="migration@2", display=display, animals={**IN_PLAY, "birds": {}})
    assert nxt(with_arachnids) == ("competition@free", "arachnids", "free")


@pytest.mark.parametrize(
    ("before", "following"),
    [
        ("regression@2", "regression@free"),
        ("regression@free", "regression@losses"),
        ("wasteland@1", "wasteland@clearing"),
        ("speciation@6", "speciation@free"),
        ("migration@6", "competition@free"),
        ("domination@5", "extinction"),
    ],
)
def test_free_actions_and_automatic_steps_have_their_places(before: str, following: str) -> None:
    box, _, space = before.partition("@")
    pawns: list[str | None] = [] if space == "free" else [None] * (int(space) - 1) + ["mammals"]
    position = board(animals=IN_PLAY, next=before, display={box: {"pawns": pawns, "elements": []}}
                     if box in ("regression", "wasteland") else {box: {"pawns": pawns}})  # fmt: skip
    who = "reptiles" if space == "free" else "mammals"
    assert after(position, f"{who} pass").next == following


def test_the_phase_changes_with_the_last_action() -> None:
    display = {"domination": {"pawns": [None] * 4 + ["birds"]}}
    position = after(board(next="domination@5", display=display), "birds pass")
    assert (position.phase, position.next) == ("reset", "extinction")


def test_without_next_the_first_step_with_something_to_do() -> None:
    display: dict[str, Any] = {"regression": {"pawns": [], "elements": []}, "migration": {"pawns": ["birds"]}}
    assert nxt(board(animals={**IN_PLAY, "birds": {}}, display=display)) == ("migration@1", "birds", "pawn")
    display["regression"]["elements"] = ["sun"]
    assert nxt(board(display=display)) == ("regression@losses", None, "automatic")
    assert nxt(board(phase="reset")) == ("extinction", None, "automatic")


def test_glaciation_executes_one_pawn_a_turn() -> None:
    display = {"glaciation": {"pawns": ["birds", "mammals"]}, "speciation": {"pawns": ["mammals"]}}
    tiles = {"d3": "sea tundra", "d2": "wetland", "e3": "savannah"}
    position = board(tiles=tiles, display=display, next="glaciation@1")
    assert "glaciation.leftmost-only" in refused(position, "mammals glaciation e3")
    position = after(position, "birds glaciation e3")
    assert position.next == "speciation@1"
    assert position.display["glaciation"].pawns == (None, "mammals", None, None)
    assert "execution.order" in refused(position, "mammals glaciation d2")


def test_o5_the_leftmost_pawn_acts_although_the_first_space_is_vacant() -> None:
    tiles = {"d3": "sea tundra", "d2": "wetland"}
    position = board(tiles=tiles, display={"glaciation": {"pawns": [None, "birds"]}})
    assert nxt(position) == ("glaciation@2", "birds", "pawn")
    ruling = ask("can", position, "birds glaciation d2")
    assert ruling.verdict == "yes"
    assert "O5" in [step.rule for step in ruling.reasons]


def test_an_owed_card_comes_first() -> None:
    tiles = {"d3": {"terrain": "sea", "species": {"birds": 1}, "cone": "birds"}}
    display = {"domination": {"pawns": [None, "mammals"], "cards": ["fertile"]}}
    position = board(tiles=tiles, owed={"card": "birds", "tile": "d3"}, scored=["d3"], next="domination@2",
                     display=display)  # fmt: skip
    assert coming(position) == {
        "phase": "execution", "step": None, "space": None, "animal": "birds", "kind": "card",
    }  # fmt: skip
    assert refused(position, "birds pass") == ["domination.card-mandatory"]
    assert "execution.order" in refused(position, "mammals domination d3")


def test_nobody_acts_in_a_game_that_is_over() -> None:
    position = board(phase="over", display={"migration": {"pawns": ["birds"]}})
    assert nxt(position) == (None, None, "over")
    assert "execution.order" in refused(position, "birds migration d3>d2")
    assert refused(position, "birds pass") == ["execution.order"]


def test_next_says_what_it_does_not_know() -> None:
    nothing = board(phase=None)
    assert coming(nothing)["kind"] is None
    planning = board(phase="planning")
    assert coming(planning) == {"phase": "planning", "step": None, "space": None, "animal": None, "kind": "planning"}
    unstated = board(next="migration@3")
    assert nxt(unstated) == ("migration@3", None, "pawn")


def test_claims_are_never_out_of_order() -> None:
    display: dict[str, Any] = {"migration": {"pawns": []}}
    position = board(phase="planning", turn="mammals", elements={"seed": ["d3.e"]}, display=display)
    assert after(position, "birds claim d3").tiles["d3"].cone == "birds"


# Planning


def planning(**values: Any) -> Any:
    given: dict[str, Any] = {
        "phase": "planning", "turn": "birds", "initiative": ["birds", "mammals"],
        "animals": {"mammals": {"pawns": 1}, "birds": {"pawns": 2}}, "display": {"migration": {"pawns": []}},
    }  # fmt: skip
    return board(**{**given, **values})


def test_placing_goes_round_by_initiative() -> None:
    position = after(planning(), "birds place migration@3")
    assert (position.turn, position.animals["birds"].pawns) == ("mammals", 1)
    assert position.display["migration"].pawns == (None, None, "birds", None, None, None)
    assert refused(position, "birds place migration@1") == ["planning.order"]
    position = after(position, "mammals place migration@1")
    assert position.turn == "birds"
    position = after(position, "birds place migration@2")
    assert (position.phase, position.turn, position.next) == ("execution", None, "regression@losses")


def test_o23_planning_ends_when_no_space_is_vacant() -> None:
    display: dict[str, Any] = {box: {"pawns": ["mammals"] * RULES.spaces(box)} for box in RULES.boxes}
    display["domination"]["pawns"][4] = None
    position = planning(animals={"mammals": {"pawns": 5}, "birds": {"pawns": 3}}, display=display)
    position = after(position, "birds place domination@5")
    assert (position.phase, position.next) == ("execution", "initiative@1")
    assert position.animals["mammals"].pawns == 5


def test_planning_is_not_a_choice() -> None:
    assert refused(planning(), "birds pass") == ["planning.mandatory"]
    assert refused(board(display={"migration": {"pawns": []}}), "birds place migration@1") == ["planning.order"]
    assert refused(planning(), "birds migration@1 d3>d2") == ["execution.order", "execution.order"]


def test_without_turn_anybody_may_place() -> None:
    position = planning(turn=None)
    assert after(position, "mammals place migration@1").turn is None


def test_an_animal_without_pawns_is_passed_over() -> None:
    position = planning(turn="mammals", animals={"mammals": {"pawns": 0}, "birds": {"pawns": 2}})
    assert coming(position)["animal"] == "birds"
    assert "planning.order" in refused(position, "mammals place migration@1")
    assert after(position, "birds place migration@1").turn == "birds"


def test_a_yes_names_the_rules_of_its_checks() -> None:
    ruling = ask("can", board(display={"migration": {"pawns": ["birds"]}}), "birds migration d3>d2")
    rules = [step.rule for step in ruling.reasons]
    assert rules == ["execution.order", "migration.number", "migration.move", "migration.move"]
    assert ruling.steps == ruling.reasons
