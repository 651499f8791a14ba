"""What comes next and whose it is: every kind of step, planning, the switches (compendium 8, O5, O23, K14)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import can, coming, house, made, then

from dsrules.text.steps import steps
from dsrules.turn import order

PAWN = "execution.order order.due.pawn step={} who={}"
FREE = "execution.works-without-ap order.due.free step={} who={}"
AUTO = "execution.automatic-not-voluntary order.due.automatic step={} who="
PLACING = "planning.order order.due.planning step= who={}"
OVER = "end.winner order.due.over step= who="
UNKNOWN = ["undetermined: planning - - planning", "* planning.order order.due.planning.unknown step= who="]
O5 = "O5 switches.decided name=leftmost-glaciation reading=first-space-only (ours)"
K14 = "K14 switches.decided name=end-trigger reading=drawn (ours)"


def row(box: str, *pawns: str | None, **more: Any) -> dict[str, Any]:
    return {box: {"pawns": list(pawns), **more}}


def automatic(phase: str, step: str) -> list[str]:
    return [f"{phase} {step} - automatic", AUTO.format(step)]


def pawn(step: str, animal: str) -> list[str]:
    return [f"execution {step} {animal} pawn", PAWN.format(step, animal)]


def free(step: str, animal: str) -> list[str]:
    return [f"execution {step} {animal} free", FREE.format(step, animal)]


WHOSE = [
    "undetermined: execution migration@3 - pawn", "* execution.order order.due.pawn.unknown step=migration@3 who=",
]  # fmt: skip
ALL: dict[str, Any] = {"mammals": {}, "reptiles": {}, "arachnids": {}, "insects": {}, "birds": {}}


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"phase": None}, ["undetermined: - - - -", "* execution.order order.due.nothing"]),
        ({"phase": "over"}, ["over - - over", OVER]),
        ({"phase": "over", "next": "migration@1"}, ["over - - over", OVER]),
        ({"phase": "reset"}, automatic("reset", "extinction")),
        ({"phase": "reset", "display": row("migration", "birds")}, automatic("reset", "extinction")),
        ({"phase": "reset", "next": "survival"}, automatic("reset", "survival")),
        ({"phase": "reset", "next": "reseed"}, automatic("reset", "reseed")),
        ({"phase": None, "next": "survival"}, automatic("reset", "survival")),
        ({"phase": "reset", "taken": ["ice-age"]}, automatic("reset", "extinction")),
        ({"phase": "reset", "next": "final", "taken": ["ice-age"]}, automatic("reset", "final")),
        ({"phase": "reset", "next": "final"}, automatic("reset", "final")),
        ({"phase": "reset", "next": "reseed", "taken": ["ice-age"]}, automatic("reset", "reseed")),
        ({}, automatic("reset", "extinction")),
        ({"display": row("migration", None, "birds")}, pawn("migration@2", "birds")),
        ({"display": row("migration", None, "birds"), "phase": None, "next": "migration@1"},
         pawn("migration@2", "birds")),
        ({"display": row("migration", None, "birds"), "next": "migration@2"}, pawn("migration@2", "birds")),
        ({"display": row("migration", None, "birds"), "next": "migration@3"}, automatic("reset", "extinction")),
        ({"next": "migration@3"},
         WHOSE),
        ({"next": "migration@3", "display": row("domination", "birds")},
         WHOSE),
        ({"next": "wasteland@clearing"}, automatic("execution", "wasteland@clearing")),
        ({"next": "regression@losses"}, automatic("execution", "regression@losses")),
        # steps without a pawn come only where there is something to do, unless they are stated as next
        ({"display": row("regression")}, automatic("reset", "extinction")),
        ({"display": row("regression", elements=[])}, automatic("reset", "extinction")),
        ({"display": row("regression", elements=["sun"])}, automatic("execution", "regression@losses")),
        ({"display": row("wasteland", elements=["sun"])}, automatic("execution", "wasteland@clearing")),
        ({"display": row("regression", elements=["sun"]), "animals": ALL}, free("regression@free", "reptiles")),
        ({"display": row("regression"), "animals": ALL}, automatic("reset", "extinction")),
        ({"display": row("competition"), "animals": ALL}, free("competition@free", "arachnids")),
        ({"display": row("speciation"), "animals": ALL}, free("speciation@free", "insects")),
        ({"animals": ALL}, automatic("reset", "extinction")),
        ({"animals": ALL, "next": "speciation@free"}, free("speciation@free", "insects")),
        ({"animals": ALL, "next": "speciation@6", "display": row("speciation")}, free("speciation@free", "insects")),
        ({"next": "speciation@free"}, automatic("reset", "extinction")),
        ({"owed": {"card": "birds", "tile": "d3"}, "scored": ["d3"]},
         ["execution - birds card", "domination.card order.due.card step= who=birds"]),
        ({"owed": {"card": "birds", "tile": "d3"}, "scored": ["d3"], "phase": None},
         ["- - birds card", "domination.card order.due.card step= who=birds"]),
    ],
)  # fmt: skip
def test_what_comes_next(values: dict[str, Any], said: list[str]) -> None:
    assert coming(board(**values)) == said


def hand(**pawns: int | None) -> dict[str, Any]:
    return {animal: {} if number is None else {"pawns": number} for animal, number in pawns.items()}


def places(animal: str) -> list[str]:
    return [f"planning - {animal} planning", PLACING.format(animal)]


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({}, UNKNOWN),
        ({"turn": "birds"}, places("birds")),
        ({"turn": "birds", "animals": hand(mammals=1, birds=None)}, places("birds")),
        ({"animals": hand(mammals=0, birds=1)}, places("birds")),
        ({"animals": hand(mammals=0, birds=None)}, places("birds")),
        ({"animals": hand(mammals=None, birds=0)}, places("mammals")),
        ({"animals": hand(mammals=0, birds=1, insects=2)}, UNKNOWN),
        # who has no pawn is passed over, if the track tells who comes after
        ({"turn": "birds", "animals": hand(mammals=1, birds=0)}, UNKNOWN),
        ({"turn": "birds", "animals": hand(mammals=1, birds=0), "initiative": ["birds", "mammals"]}, places("mammals")),
        ({"turn": "birds", "animals": hand(mammals=1, birds=0), "initiative": ["mammals", "birds"]}, places("mammals")),
        ({"turn": "birds", "animals": hand(mammals=1, reptiles=0, birds=0, insects=None),
          "initiative": ["mammals", "birds", "reptiles", "insects"]}, places("insects")),
        ({"turn": "birds", "animals": hand(mammals=None, reptiles=0, birds=0, insects=0),
          "initiative": ["insects", "mammals", "birds", "reptiles"]}, places("mammals")),
        # no pawn in any hand: execution
        ({"animals": hand(mammals=0, birds=0), "display": row("adaptation", None, "birds")},
         pawn("adaptation@2", "birds")),
        ({"animals": hand(mammals=0, birds=0), "turn": "birds", "display": row("migration", "birds")},
         automatic("execution", "regression@losses")),
        # no vacant space: execution (O23)
        ({"animals": hand(mammals=3, birds=2),
          "display": {box: {"pawns": ["birds"] * RULES.spaces(box)} for box in RULES.boxes}},
         pawn("initiative@1", "birds")),
        ({"animals": hand(mammals=3, birds=2),
          "display": {box: {"pawns": ["birds"] * RULES.spaces(box)} for box in RULES.boxes if box != "depletion"}},
         UNKNOWN),
        ({"animals": hand(mammals=3, birds=2),
          "display": {box: {"pawns": ["birds"] * (RULES.spaces(box) - (box == "migration"))} for box in RULES.boxes}},
         UNKNOWN),
    ],
)  # fmt: skip
def test_planning(values: dict[str, Any], said: list[str]) -> None:
    assert coming(board(**{"phase": "planning", **values})) == said


# What a box of which only some pawns act leaves out


FIRST = RULES.switched({"leftmost-glaciation": "first-space-only"})
ICE: dict[str, Any] = {"tiles": {"d3": "sea tundra", "d2": "wetland"}}


@pytest.mark.parametrize(
    ("pawns", "said", "first_only"),
    [
        (["birds", "mammals"], pawn("glaciation@1", "birds"), pawn("glaciation@1", "birds")),
        ([None, "mammals"], pawn("glaciation@2", "mammals"), [*automatic("reset", "extinction"), O5]),
        ([None, None, None, "birds"], pawn("glaciation@4", "birds"), [*automatic("reset", "extinction"), O5]),
        ([None, "mammals", "birds"], pawn("glaciation@2", "mammals"), [*automatic("reset", "extinction"), O5]),
        ([], automatic("reset", "extinction"), automatic("reset", "extinction")),
    ],
)
def test_which_glaciation_pawn_acts(pawns: list[Any], said: list[str], first_only: list[str]) -> None:
    here = board(**ICE, display=row("glaciation", *pawns))
    assert coming(here) == said
    assert coming(here, FIRST) == first_only


def test_a_reading_is_named_only_where_it_decided() -> None:
    """Pawns that wait in Glaciation decide what comes next only while Glaciation comes before it."""
    display = {**row("glaciation", None, "mammals"), **row("migration", "birds"), **row("adaptation", "birds")}
    here = board(**ICE, display=display)
    assert coming(here, FIRST) == pawn("adaptation@1", "birds")
    assert coming(here._replace(next="adaptation@2"), FIRST) == automatic("execution", "regression@losses")
    cleared = board(**ICE, display={**display, **row("depletion")}, next="depletion@1")
    assert coming(cleared, FIRST) == [*pawn("migration@1", "birds"), O5]
    assert coming(here._replace(next="glaciation@2"), FIRST) == [*pawn("migration@1", "birds"), O5]
    assert coming(here._replace(next="glaciation@3"), FIRST) == pawn("migration@1", "birds")
    assert coming(here._replace(next="migration@1"), FIRST) == pawn("migration@1", "birds")
    others = board(**ICE, display={**row("wanderlust", None, "mammals"), **row("migration", None, "birds")})
    assert coming(others._replace(next="migration@1"), FIRST) == pawn("migration@2", "birds")


def test_a_house_where_two_glaciation_pawns_act() -> None:
    two = house("actions", boxes__glaciation__executed=2)
    here = board(**ICE, display=row("glaciation", "birds", None, "mammals", "birds"))
    after = then(here, "birds glaciation d2", two)
    assert coming(after, two) == pawn("glaciation@3", "mammals")
    assert then(after, "mammals pass", two).next == "extinction"
    assert [order.following(f"glaciation@{n}", two) - order.following("glaciation@1", two) for n in (1, 2, 3, 4)] == [
        0, 3, 3, 3,
    ]  # fmt: skip
    assert [order.following(f"glaciation@{n}", RULES) - order.following("glaciation@1", RULES) for n in (2, 3, 4)] == [
        0, 0, 0,
    ]  # fmt: skip


# The last turn


SHOWN = {"domination": {"pawns": [], "cards": ["biomass", "ice-age"]}}
DRAWN = RULES.switched({"end-trigger": "drawn"})


def test_what_follows_survival() -> None:
    """Reseed, in the last turn final scoring (end.final-turn); K14 where a table ends the game by a card face up."""
    tile = {"d3": "sea tundra"}
    for values, rules, step, by_switch in (
        ({}, RULES, "reseed", False), ({}, DRAWN, "reseed", False),
        ({"taken": ["ice-age"]}, RULES, "final", False), ({"taken": ["ice-age"]}, DRAWN, "final", False),
        ({"taken": ["biomass"]}, DRAWN, "reseed", False),
        ({"display": SHOWN}, RULES, "reseed", False), ({"display": SHOWN}, DRAWN, "final", True),
        ({"display": {"domination": {"cards": ["biomass"]}}}, DRAWN, "reseed", False),
    ):  # fmt: skip
        here = board(**{"phase": "reset", "next": "survival", "tiles": tile, **values})
        assert then(here, "automatic", rules).next == step
        assert made(here, "automatic", rules)[-1] == AUTO.format(step)
        at = board(**{"phase": "reset", "next": step, "tiles": tile, **values})
        assert coming(at, rules) == [*automatic("reset", step), *([K14] if by_switch else [])]
        for earlier in ("extinction", "survival"):
            assert coming(at._replace(next=earlier), rules) == automatic("reset", earlier)


def test_a_card_that_ends_the_game_waits_for_the_pawns() -> None:
    """end.finish-domination, and O5 beside K14: both readings decided what comes next."""
    here = board(taken=["ice-age"], display=row("domination", None, "birds"), next="domination@2")
    assert coming(here) == pawn("domination@2", "birds")
    display = {**SHOWN, **row("glaciation", None, "birds")}
    rules = DRAWN.switched({"leftmost-glaciation": "first-space-only"})
    skipped = board(phase="reset", next="glaciation@1", display=display)
    assert coming(skipped, rules) == [*automatic("reset", "extinction"), O5]
    assert order.decided_by(skipped, order.begun(skipped, rules), "final", rules) == (order.WAITING, order.END)
    assert order.decided_by(skipped, order.begun(skipped, rules), "survival", rules) == (order.WAITING,)
    assert order.decided_by(skipped, 0, None, rules) == ()
    late = skipped._replace(next="survival")
    assert order.decided_by(late, order.begun(late, rules), "final", rules) == (order.END,)
    assert order.decided_by(late._replace(taken=("ice-age",)), order.begun(late, rules), "final", rules) == ()
    assert order.decided_by(late, order.begun(late, rules), "final", RULES) == ()


def test_who_places_first() -> None:
    """The first of the track with a pawn in hand (planning.order, planning.skip-empty)."""
    track = ["insects", "birds", "mammals"]
    for pawns, who in (
        ((1, 1, 1), "insects"), ((1, 1, 0), "birds"), ((1, 0, 0), "mammals"), ((0, 0, 0), None), ((0, 0, 1), "insects"),
    ):  # fmt: skip
        here = board(initiative=track, animals=hand(mammals=pawns[0], birds=pawns[1], insects=pawns[2]))
        assert order.first_placer(here) == who
    assert order.first_placer(board()) is None
    assert order.first_placer(board(initiative=[])) is None
    here = board(initiative=track, animals=hand(mammals=1, birds=1, insects=1))
    assert [order.next_placer(here, animal) for animal in ("insects", "birds", "mammals", "reptiles")] == [
        "birds", "mammals", "insects", None,
    ]  # fmt: skip


def test_where_a_turn_begins_and_ends() -> None:
    names = steps(RULES)
    assert [order.begun(board(**values), RULES) for values in ({}, {"next": "initiative@1"}, {"next": "final"})] == [
        0, 0, len(names) - 1,
    ]  # fmt: skip
    for index in (len(names) - 1, len(names)):  # nothing is left of the turn but its last step
        assert order.first_due(board(), RULES, index).step == "reseed"
        assert order.first_due(board(taken=["ice-age"]), RULES, index).step == "final"
    assert order.first_due(board(), RULES, 0).step == "regression@losses"
    assert order.first_due(board(display=row("initiative", "birds")), RULES, 0).step == "initiative@1"


def test_words_of_a_step() -> None:
    assert [order.box_of(step) for step in ("migration@3", "regression@losses", "survival")] == [
        "migration", "regression", "survival",
    ]  # fmt: skip
    assert [order.is_space(step) for step in ("migration@3", "regression@losses", "regression@free", "survival")] == [
        True, False, False, False,
    ]  # fmt: skip
    here = board(display=row("migration", "birds", None, "mammals"))
    assert [order.pawn_on(here, f"migration@{n}") for n in range(1, 8)] == [
        "birds", None, "mammals", None, None, None, None,
    ]  # fmt: skip
    short = here.with_box("migration", pawns=("birds", None))
    assert [order.pawn_on(short, f"migration@{n}") for n in (1, 2, 3)] == ["birds", None, None]
    assert order.pawn_on(here, "domination@1") is None
    assert [order.is_leftmost(here, f"migration@{n}") for n in (1, 2, 3)] == [True, False, False]
    assert order.is_leftmost(here, "domination@5")
    later = board(display=row("glaciation", None, "birds", "mammals"))
    assert [order.is_leftmost(later, f"glaciation@{n}") for n in (1, 2, 3, 4)] == [True, True, False, False]


def test_an_automatic_step_cannot_be_done_before_its_time() -> None:
    here = board(display=row("migration", "birds"))
    assert can(here, "automatic") == ["no", "* execution.order automatic.not-next due=order.due.pawn"]
    assert can(board(phase=None), "automatic") == ["undetermined", "* execution.order automatic.which"]
    assert can(board(phase="over"), "automatic") == ["no", "* execution.order automatic.not-next due=order.due.over"]
    owed = board(owed={"card": "birds", "tile": "d3"}, scored=["d3"])
    assert can(owed, "automatic") == ["no", "* execution.order automatic.not-next due=order.due.card"]
