"""Spaces, placing pawns and Initiative step by step, with every number and name (compendium 8.1, 8.3, 9.1)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, earth, read
from action_words import after, found, made, objection

from dsrules.action import Initiative, Place
from dsrules.actions import placing
from dsrules.actions.initiative import left_neighbour, moved_left
from dsrules.actions.initiative import options as initiatives
from dsrules.actions.objections import Objection, allowed, differs, no, satisfied, undetermined, unsettled, verdict
from dsrules.actions.placing import closed, needs_vacant_space, occupant, vacant_spaces, with_pawn
from dsrules.actions.space import by_space, free_animal, needs_space, numbered, spaces_meant
from dsrules.position import Position
from dsrules.ruling import gravest


def display(**boxes: Any) -> Position:
    return earth(display=boxes)


# What an action line without a space means


@pytest.mark.parametrize(
    ("box", "animal", "pawns", "spaces"),
    [
        ("competition", "birds", ["mammals", None, "birds", "birds"], ("3",)),
        ("competition", "arachnids", ["mammals", "arachnids"], ("2",)),
        ("competition", "arachnids", ["mammals"], ("free",)),
        ("competition", "arachnids", [], ("free",)),
        ("competition", "arachnids", None, ("1", "2", "3", "4", "5", "6", "7", "free")),
        ("competition", "birds", ["mammals"], ("1", "2", "3", "4", "5", "6", "7")),
        ("competition", "birds", [], ("1", "2", "3", "4", "5", "6", "7")),
        ("competition", "birds", None, ("1", "2", "3", "4", "5", "6", "7")),
        ("regression", "reptiles", None, ("1", "2", "free")),
        ("glaciation", "birds", ["birds"], ("1",)),
    ],
)
def test_the_space_left_out_is_that_of_the_left_most_pawn(
    box: str, animal: str, pawns: list[str | None] | None, spaces: tuple[str, ...]
) -> None:
    here = display(**{box: {"pawns": pawns}}) if pawns is not None else earth()
    assert spaces_meant(here, box, animal, None, RULES) == spaces
    assert spaces_meant(here, box, animal, "5", RULES) == ("5",)


def test_free_actions() -> None:
    """Compendium 8.3: reptiles in Regression, insects in Speciation, arachnids in Competition."""
    owners = {box: free_animal(box, RULES) for box in RULES.boxes}
    assert {box: who for box, who in owners.items() if who} == {
        "regression": "reptiles", "speciation": "insects", "competition": "arachnids",
    }  # fmt: skip
    assert numbered("regression", RULES) == ("1", "2")
    assert numbered("initiative", RULES) == ("1",)
    words = [
        [objection(one) for one in needs_space("speciation", animal, space, RULES)]
        for animal, space in (("insects", "free"), ("birds", "free"), ("birds", "6"), ("birds", "7"), ("birds", None))
    ]
    assert words == [
        ["yes ability.free-action-space space.yours b=speciation who=insects"],
        ["no ability.free-action-space space.not-yours b=speciation owner=insects who=birds"],
        [],
        ["no display.spaces space.no-such b=speciation n=6 space=7"],
        [],
    ]


# What hangs on a space that may be one of several


def by_verdicts(animal: str, verdicts: dict[str, str]) -> list[Objection]:
    """What is found where the spaces of Regression say these verdicts."""
    make = {"yes": satisfied, "no": no, "undetermined": undetermined, "unsettled": unsettled}
    return by_space(
        "regression",
        animal,
        tuple(verdicts),
        lambda space: [make[verdicts[space]]("regression.per-type", "regression.not-yet", who=animal, e=space)],
        "regression.protection",
        RULES,
    )


@pytest.mark.parametrize(
    ("animal", "verdicts", "step"),
    [
        ("birds", {"1": "yes"}, "yes regression.per-type regression.not-yet e=1 who=birds"),
        ("birds", {"1": "no"}, "no regression.per-type regression.not-yet e=1 who=birds"),
        ("birds", {"3": "yes"}, "no display.spaces space.no-such b=regression n=2 space=3"),
        ("birds", {"1": "yes", "2": "yes"}, "yes regression.protection space.all b=regression"),
        ("birds", {"1": "no", "2": "no"}, "no regression.protection space.none b=regression"),
        ("birds", {"1": "no", "free": "yes"}, "no regression.protection space.none b=regression"),
        ("birds", {"1": "yes", "2": "no"}, "allowing=regression@1 b=regression refusing=regression@2"),
        ("birds", {"1": "no", "2": "yes"}, "allowing=regression@2 b=regression refusing=regression@1"),
        ("birds", {"1": "yes", "2": "undetermined"}, "allowing=regression@1 b=regression refusing=regression@2"),
        ("birds", {"1": "unsettled", "2": "yes"}, "allowing=regression@2 b=regression refusing=regression@1"),
        ("birds", {"1": "no", "2": "undetermined"}, "allowing= b=regression refusing=regression@1+regression@2"),
        ("reptiles", {"1": "yes", "free": "yes"}, "yes regression.protection space.all b=regression"),
        ("reptiles", {"1": "no", "free": "yes"}, "allowing=regression@free b=regression refusing=regression@1"),
    ],
)
def test_a_limit_that_depends_on_an_open_space(animal: str, verdicts: dict[str, str], step: str) -> None:
    (one,) = by_verdicts(animal, verdicts)
    if step.startswith("allowing"):
        step = f"undetermined regression.protection space.unknown {step} who={animal}"
    assert objection(one) == step


def test_the_reasons_of_every_space_stand_beneath_a_refusal() -> None:
    (one,) = by_verdicts("birds", {"1": "no", "2": "no", "free": "yes"})
    assert [part.text.key for part in one.step.parts] == ["regression.not-yet"] * 2 + ["space.not-yours"]
    assert one.step.animal == "birds"
    (one,) = by_verdicts("reptiles", {"free": "no", "2": "no"})
    assert [part.text.params["e"] for part in one.step.parts] == ["free", "2"]  # that it is theirs is no reason


def test_one_space_tells_its_grounds_too() -> None:
    found_free = by_verdicts("reptiles", {"free": "no"})
    assert [one.step.text.key for one in found_free] == ["space.yours", "regression.not-yet"]


# Verdicts


def test_what_objections_amount_to() -> None:
    """No goes before unsettled, that before undetermined; what differs weighs for act alone."""
    yes, open_ = satisfied("a", "b"), undetermined("a", "b")
    late, odd, refused = differs("a", "b"), unsettled("a", "b"), no("a", "b")
    assert (late.act_only, open_.act_only, refused.evidence) == (True, False, False)
    assert [verdict([yes, late], act) for act in (False, True)] == ["yes", "undetermined"]
    assert [allowed(one) for one in ([], [yes], [yes, late], [yes, open_], [odd], [refused, yes])] == [
        True, True, True, False, False, False,
    ]  # fmt: skip
    everything = [yes, open_, odd, refused]
    for least in range(4):
        words = ("yes", "undetermined", "unsettled", "no")[: least + 1]
        assert verdict(everything[: least + 1]) == words[-1] == gravest(set(words))


# Placing


def test_who_stands_on_a_space() -> None:
    here = display(migration={"pawns": ["birds", None, "mammals"]})
    assert [occupant(here, "migration", str(n)) for n in range(1, 7)] == ["birds", None, "mammals", None, None, None]
    short = here.with_box("migration", pawns=("birds",))
    assert [occupant(short, "migration", str(n)) for n in (1, 2, 3)] == ["birds", None, None]
    assert occupant(here, "domination", "1") is None


@pytest.mark.parametrize(
    ("box", "space", "steps"),
    [
        ("migration", "1", ["no planning.any-vacant-eyeball placing.occupied space=migration@1 who=birds"]),
        ("migration", "2", ["yes planning.any-vacant-eyeball placing.vacant space=migration@2"]),
        ("migration", "7", ["no display.spaces space.no-such b=migration n=6 space=7"]),
        ("domination", "1", ["undetermined planning.any-vacant-eyeball placing.not-stated b=domination space=1"]),
        ("speciation", "free", ["no ability.free-action-space placing.free b=speciation"]),
    ],
)
def test_a_space_for_a_pawn(box: str, space: str, steps: list[str]) -> None:
    here = display(migration={"pawns": ["birds", None]})
    assert [objection(one) for one in needs_vacant_space(here, box, space, RULES)] == steps
    assert found(here, Place("mammals", box, space)) == steps
    assert found(here, Initiative("mammals", box, space)) == steps


@pytest.mark.parametrize(
    ("pawns", "step"),
    [
        (None, []),
        (0, ["no planning.skip-empty placing.no-pawn who=birds"]),
        (1, ["yes planning.skip-empty placing.in-hand n=1 who=birds"]),
        (3, ["yes planning.skip-empty placing.in-hand n=3 who=birds"]),
    ],
)
def test_the_hand(pawns: int | None, step: list[str]) -> None:
    sheet = {} if pawns is None else {"pawns": pawns}
    here = earth(sheets={"birds": sheet}, display={"migration": {"pawns": []}})
    assert found(here, "birds place migration@2")[1:] == step
    assert made(here, "birds place migration@2") == [
        "planning.any-vacant-eyeball placing.placed space=migration@2 who=birds"
    ]
    placed = after(here, "birds place migration@2")
    assert placed.box("migration").pawns == (None, "birds", None, None, None, None)
    assert placed.animals["birds"].pawns == (None if pawns is None else pawns - 1)
    number = 0 if pawns == 0 else 6
    assert list(placing.options(here, "birds", RULES)) == [
        Place("birds", "migration", str(space)) for space in range(1, number + 1)
    ]


def test_a_row_of_pawns_is_filled_up() -> None:
    here = display(wanderlust={"pawns": ["birds"]}).with_box("wanderlust", pawns=("birds",))
    for space, row in (
        ("1", ("mammals", None, None)), ("2", ("birds", "mammals", None)), ("3", ("birds", None, "mammals")),
    ):  # fmt: skip
        assert with_pawn(here, "wanderlust", space, "mammals", RULES).box("wanderlust").pawns == row
    long = display(migration={}).with_box("migration", pawns=("birds",))
    assert with_pawn(long, "migration", "2", "mammals", RULES).box("migration").pawns == (
        "birds", "mammals", None, None, None, None,
    )  # fmt: skip
    assert with_pawn(earth(), "wanderlust", "2", "birds", RULES).box("wanderlust").pawns == (None, "birds", None)


STRICT = RULES.switched({"useless-placement": "forbidden"})
FORBIDDEN = "no K16 switches.decided name=useless-placement reading=forbidden (ours)"


@pytest.mark.parametrize(
    ("box", "parts", "step"),
    [
        ("regression", {"elements": []}, [FORBIDDEN]),
        ("regression", {"elements": ["sun"]}, []),
        ("regression", {}, ["undetermined K16 placing.use-not-stated b=regression part=elements"]),
        ("wasteland", {"elements": []}, [FORBIDDEN]),
        ("depletion", {"elements": ["sun", "sun"]}, []),
        ("wanderlust", {"tiles": [None, None, None]}, [FORBIDDEN]),
        ("wanderlust", {"tiles": []}, [FORBIDDEN]),
        ("wanderlust", {"tiles": [None, None, "sea"], "elements": []}, []),
        ("wanderlust", {}, ["undetermined K16 placing.use-not-stated b=wanderlust part=tiles"]),
        ("adaptation", {"elements": []}, []),
        ("migration", {}, []),
    ],
)
def test_boxes_that_a_table_closes(box: str, parts: dict[str, Any], step: list[str]) -> None:
    """K16: Regression, Wasteland and Depletion without discs, Wanderlust without tiles."""
    here = display(**{box: {"pawns": [], **parts}})
    assert found(here, Place("birds", box, "1"), STRICT)[1:] == step
    assert found(here, Place("birds", box, "1"))[1:] == []
    assert closed(here, box, STRICT) is (step == [FORBIDDEN])
    assert not closed(here, box, RULES)
    assert list(vacant_spaces(here, STRICT)) == ([] if step else [(box, n) for n in numbered(box, RULES)])


def test_a_closed_space_that_is_taken_or_none_is_told_first() -> None:
    here = display(wasteland={"pawns": ["birds"], "elements": []}, regression={"elements": []})
    assert found(here, Place("birds", "wasteland", "1"), STRICT) == [
        "no planning.any-vacant-eyeball placing.occupied space=wasteland@1 who=birds"
    ]
    assert found(here, Place("birds", "regression", "3"), STRICT) == [
        "no display.spaces space.no-such b=regression n=2 space=3"
    ]
    assert found(here, Place("birds", "regression", "1"), STRICT) == [
        "undetermined planning.any-vacant-eyeball placing.not-stated b=regression space=1"
    ]


# Initiative


TRACK = ("insects", "arachnids", "mammals")


def track(*order: str, **boxes: Any) -> Position:
    return earth(("mammals", "arachnids", "insects"), initiative=list(order), display=boxes)


def test_places_on_the_track() -> None:
    here = track(*TRACK)
    assert [left_neighbour(here, animal) for animal in ("insects", "arachnids", "mammals", "birds")] == [
        None, "insects", "arachnids", None,
    ]  # fmt: skip
    four = here._replace(initiative=(*TRACK, "birds", "reptiles"))
    assert [left_neighbour(four, animal) for animal in ("birds", "reptiles")] == ["mammals", "birds"]
    assert left_neighbour(earth(), "birds") is None
    assert moved_left(here, "mammals")[0].initiative == ("insects", "mammals", "arachnids")
    assert moved_left(here, "arachnids")[0].initiative == ("arachnids", "insects", "mammals")


@pytest.mark.parametrize(
    ("order", "animal", "step"),
    [
        (TRACK, "mammals", "initiative.swap initiative.swapped other=arachnids who=mammals"),
        (TRACK, "insects", "initiative.replace-when-first initiative.first who=insects"),
        ((), "insects", "initiative.swap initiative.not-stated who=insects"),
    ],
)
def test_initiative_step_by_step(order: tuple[str, ...], animal: str, step: str) -> None:
    boxes = {"initiative": {"pawns": [animal]}, "domination": {"pawns": ["arachnids"]}}
    here = track(*order, **boxes) if order else earth(("mammals", "arachnids", "insects"), display=boxes)
    action = Initiative(animal, "domination", "2")
    assert made(here, action) == [step, f"initiative.replace-ap initiative.placed space=domination@2 who={animal}"]
    then = after(here, action)
    assert then.box("initiative").pawns == (None,)
    assert then.box("domination").pawns == ("arachnids", animal, None, None, None)


def test_a_pawn_on_a_wider_initiative_box_leaves_its_own_place() -> None:
    here = track(*TRACK, domination={"pawns": []}).with_box("initiative", pawns=("insects", "mammals", "arachnids"))
    then = after(here, Initiative("mammals", "domination", "1"))
    assert then.box("initiative").pawns == ("insects", None, "arachnids")
    other = track(*TRACK, domination={"pawns": []}, initiative={"pawns": ["insects"]})
    assert after(other, Initiative("mammals", "domination", "1")).box("initiative").pawns == ("insects",)


BACK = "unsettled initiative.back-to-initiative initiative.back space=initiative@1 who=mammals"
READ = "{} O4 switches.decided name=pawn-back-on-initiative reading={} (ours)"


@pytest.mark.parametrize(
    ("pawns", "reading", "step"),
    [
        (["mammals"], None, BACK),
        ([], None, BACK),
        (None, None, BACK),
        (["insects"], None, "no planning.any-vacant-eyeball placing.occupied space=initiative@1 who=insects"),
        (["insects"], "allowed", "no planning.any-vacant-eyeball placing.occupied space=initiative@1 who=insects"),
        (["mammals"], "allowed", READ.format("yes", "allowed")),
        (["mammals"], "forbidden", READ.format("no", "forbidden")),
    ],
)
def test_back_onto_initiative(pawns: list[str] | None, reading: str | None, step: str) -> None:
    rules = RULES.switched({"pawn-back-on-initiative": reading} if reading else {})
    here = track(*TRACK, **({} if pawns is None else {"initiative": {"pawns": pawns}}))
    assert found(here, Initiative("mammals", "initiative", "1"), rules) == [step]
    assert found(here, Initiative("mammals", "initiative", "2"), rules) == [
        "no display.spaces space.no-such b=initiative n=1 space=2"
    ]
    listed = Initiative("mammals", "initiative", "1") in list(initiatives(here, "mammals", rules))
    assert listed == (pawns == ["mammals"] and step.startswith("yes"))


def test_a_tile_without_a_map_has_its_display_too() -> None:
    here = read({"tile": "desert", "animals": {"birds": {"pawns": 1}}, "display": {"migration": {"pawns": ["birds"]}}})
    assert [action.space for action in placing.options(here, "birds", RULES)] == ["2", "3", "4", "5", "6"]
