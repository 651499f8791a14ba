"""The boxes that hold discs, step by step: what is found, what changes, with every number and name (compendium 9)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, earth, read
from action_words import after, found, made
from test_house_rules import changed

from dsrules.action import Abundance, Adaptation, Depletion, Wasteland
from dsrules.actions.abundance import corners_for_discs
from dsrules.actions.ground import corners_in_order, may_hold_disc, off_the_map
from dsrules.actions.regression import at_risk
from dsrules.position import Position

SPARE = {"birds": {"added": ["sun"]}}


def box(name: str, *discs: str, **more: Any) -> Position:
    """The starting Earth with discs in one box."""
    return earth(sheets=SPARE, display={name: {"elements": list(discs)}}, **more)


# Adaptation


@pytest.mark.parametrize(
    ("here", "disc"),
    [
        (box("adaptation", "sun", "seed", "sun"), "yes adaptation.take contents.there b=adaptation e=sun"),
        (box("adaptation", "seed", "grub"), "no adaptation.take contents.not-there b=adaptation e=sun held=seed+grub"),
        (box("adaptation"), "no adaptation.take contents.empty b=adaptation"),
        (earth(sheets=SPARE), "undetermined adaptation.take contents.not-stated b=adaptation e=sun"),
    ],
)
def test_adaptation_looks_into_the_box_and_at_the_display(here: Position, disc: str) -> None:
    """Birds: two seeds printed and a sun; six are the most (adaptation.limit)."""
    assert found(here, "birds adaptation sun") == [disc, "yes adaptation.limit adaptation.room most=6 n=3 who=birds"]


@pytest.mark.parametrize(("most", "room"), [(4, "room"), (3, "full"), (2, "full")])
def test_a_display_takes_as_many_as_the_house_allows(most: int, room: str) -> None:
    """Amphibians have three printed waters; a house that allows fewer finds the display full as well."""
    rules = changed("animals", max_elements=most)
    answer = "yes" if room == "room" else "no"
    assert found(box("adaptation", "sun"), Adaptation("amphibians", "sun"), rules)[1:] == [
        f"{answer} adaptation.limit adaptation.{room} most={most} n=3 who=amphibians"
    ]


def test_adaptation_moves_the_disc() -> None:
    here = box("adaptation", "sun", "seed", "sun")
    assert made(here, "birds adaptation sun") == ["adaptation.take adaptation.taken b=adaptation e=sun who=birds"]
    assert after(here, "birds adaptation sun").box("adaptation").elements == ("seed", "sun")
    assert after(here, "birds adaptation seed").animals["birds"].elements == ("seed", "seed", "seed", "sun")


@pytest.mark.parametrize(
    ("space", "step"),
    [
        ("3", []),
        ("4", ["no display.spaces space.no-such b=adaptation n=3 space=4"]),
        ("0", ["no display.spaces space.no-such b=adaptation n=3 space=0"]),
        ("free", ["no ability.free-action-space space.nothing-free b=adaptation"]),
    ],
)
def test_adaptation_has_three_spaces_and_none_is_free(space: str, step: list[str]) -> None:
    assert found(box("adaptation", "sun"), Adaptation("birds", "sun", space))[:-2] == step


# Regression


def test_regression_step_by_step() -> None:
    sheets = {"birds": {"added": ["sun"]}, "reptiles": {"added": ["sun", "grub"]}}
    here = earth(sheets=sheets, display={"regression": {"elements": ["sun", "seed", "sun"]}})
    there = "yes regression.protection contents.there b=regression e="
    assert found(here, "birds regression@1 keep sun") == [
        f"{there}sun",
        "yes regression.not-default regression.added e=sun who=birds",
        "yes regression.per-type regression.not-yet e=sun who=birds",
    ]
    assert found(here, "birds regression@2 keep seed") == [
        f"{there}seed",
        "no regression.not-default regression.nothing-added e=seed who=birds",
        "yes regression.per-type regression.not-yet e=seed who=birds",
    ]
    kept = after(here, "birds regression@1 keep sun")
    assert kept.shielded == {"birds": ("sun",)}
    assert kept.box("regression") == here.box("regression")
    assert found(kept, "birds regression@2 keep sun")[2:] == [
        "no regression.per-type regression.already e=sun who=birds"
    ]
    assert found(kept, "reptiles regression@free keep sun") == [
        "yes ability.free-action-space space.yours b=regression who=reptiles",
        f"{there}sun",
        "yes regression.not-default regression.added e=sun who=reptiles",
        "yes regression.per-type regression.not-yet e=sun who=reptiles",
    ]
    assert found(here, "birds regression@free keep sun")[0] == (
        "no ability.free-action-space space.not-yours b=regression owner=reptiles who=birds"
    )
    assert made(here, "birds regression@1 keep sun") == ["regression.protection regression.kept e=sun who=birds"]


def test_protections_of_a_turn_are_kept_in_order() -> None:
    sheets = {"birds": {"added": ["sun", "grub", "meat"]}}
    here = earth(sheets=sheets, display={"regression": {"elements": ["sun", "grub", "meat"]}})
    for element in ("sun", "grub"):
        here = after(here, f"birds regression@1 keep {element}")
    assert here.shielded == {"birds": ("grub", "sun")}


def test_what_an_animal_stands_to_lose() -> None:
    """D14: types in the box of which it has a disc beside the printed ones, unless protected; each type once."""
    sheets = {"birds": {"added": ["sun", "grub", "sun"]}, "amphibians": {"added": ["meat"]}, "mammals": {}}
    here = earth(sheets=sheets, display={"regression": {"elements": ["water", "sun", "grub", "sun"]}})
    assert at_risk(here, "birds", RULES) == ("grub", "sun")
    assert at_risk(here, "amphibians", RULES) == ()
    kept = after(here, "birds regression@1 keep sun")
    assert at_risk(kept, "birds", RULES) == ("grub",)
    assert at_risk(earth(sheets=sheets), "birds", RULES) == ()


# Abundance and the corners


SHORE: dict[str, Any] = {"tiles": {"d3": "sea", "a1": "desert"}, "animals": {"birds": {}}}


def shore(**more: Any) -> Position:
    return read({**SHORE, "elements": {"grub": ["d3.e"]}, "display": {"abundance": {"elements": ["sun"]}}, **more})


FREE_CORNER = "yes board.corner-one-element ground.vacant corner="
TOUCHES = "yes board.corner-must-touch-tile ground.touches corner="


@pytest.mark.parametrize(
    ("here", "corner", "steps"),
    [
        (shore(), "d2.se", [FREE_CORNER + "d2.se", TOUCHES + "d2.se hexes=d3"]),
        (
            shore(tiles={"d2": "sea", "d3": "sea", "e3": "jungle"}),
            "d2.se",
            [FREE_CORNER + "d2.se", TOUCHES + "d2.se hexes=d2+d3+e3"],
        ),
        (
            shore(),
            "d3.e",
            ["no board.corner-one-element ground.occupied corner=d3.e e=grub", TOUCHES + "d3.e hexes=d3"],
        ),
        (
            shore(unknown=["d2.se"]),
            "d2.se",
            [
                "undetermined board.corner-one-element ground.unknown-corner-vacant corner=d2.se",
                TOUCHES + "d2.se hexes=d3",
            ],
        ),
        (shore(), "e2.se", [FREE_CORNER + "e2.se", "no board.corner-must-touch-tile ground.no-touch corner=e2.se"]),
        (
            shore(unknown=["f2", "e2", "d5"]),
            "e2.se",
            [
                FREE_CORNER + "e2.se",
                "undetermined board.corner-must-touch-tile ground.unknown-touch corner=e2.se hexes=e2+f2",
            ],
        ),
        (shore(unknown=["e3"]), "d2.se", [FREE_CORNER + "d2.se", TOUCHES + "d2.se hexes=d3"]),
        (shore(), "a1.nw", [FREE_CORNER + "a1.nw", TOUCHES + "a1.nw hexes=a1"]),
    ],
)
def test_a_corner_for_a_disc(here: Position, corner: str, steps: list[str]) -> None:
    there = "yes abundance.place contents.there b=abundance e=sun"
    assert found(here, Abundance("birds", "sun", corner)) == [there, *steps]


@pytest.mark.parametrize(("corner", "inner"), [("a1.nw", False), ("a1.ne", False), ("a1.e", True), ("d3.e", True)])
def test_rim_corners_by_the_reading(corner: str, inner: bool) -> None:
    """K28: corners where three printed hexes meet are usable under either reading; a1.nw has one, a1.ne two."""
    rules = RULES.switched({"rim-corners": "inner-only"})
    step = "no K28 switches.decided name=rim-corners reading=inner-only (ours)"
    assert (step in found(shore(), Abundance("birds", "sun", corner), rules)) == (not inner)
    assert not any("K28" in one for one in found(shore(), Abundance("birds", "sun", corner)))
    assert (corner in corners_for_discs(shore(elements={}), rules)) == inner
    assert corner in corners_for_discs(shore(elements={}), RULES)


def test_abundance_moves_the_disc() -> None:
    here = shore(display={"abundance": {"elements": ["seed", "sun", "seed"]}})
    then = after(here, Abundance("birds", "seed", "d2.se"))
    assert then.elements == {"d3.e": "grub", "d2.se": "seed"}
    assert then.box("abundance").elements == ("sun", "seed")
    assert made(here, Abundance("birds", "seed", "d2.se")) == [
        "abundance.place abundance.placed b=abundance corner=d2.se e=seed who=birds"
    ]


# A tile without a map has six corners of its own and knows of no other.


MAPLESS: dict[str, Any] = {"tile": {"terrain": "desert", "elements": ["sun", "grub"]}, "animals": {"birds": {}}}


def test_corners_off_the_map() -> None:
    here = read({**MAPLESS, "display": {"abundance": {"elements": ["sun"]}, "depletion": {"elements": ["sun"]}}})
    mine = tuple(f"tile.{number}" for number in range(1, 7))
    assert corners_in_order(here, RULES) == mine
    assert [off_the_map(here, corner, RULES) for corner in ("tile.1", "tile.6", "d3.e")] == [False, False, True]
    assert not off_the_map(shore(), "d3.e", RULES)
    free = [corner for corner in mine if corner not in here.elements]
    assert list(corners_for_discs(here, RULES)) == free
    assert list(corners_for_discs(here, RULES.switched({"rim-corners": "inner-only"}))) == free
    assert found(here, Abundance("birds", "sun", "d3.e")) == [
        "yes abundance.place contents.there b=abundance e=sun",
        "undetermined board.corner-one-element ground.no-map-corner corner=d3.e",
    ]
    assert found(here, Depletion("birds", "d3.e")) == ["undetermined depletion.remove ground.no-map-corner corner=d3.e"]


# Wasteland


def test_wasteland_step_by_step() -> None:
    here = box("wasteland", "sun", "seed", "sun")
    assert found(here, "birds wasteland sun") == ["yes wasteland.ap contents.there b=wasteland e=sun"]
    taken = "wasteland.ap wasteland.taken b=wasteland e={} who=birds"
    assert made(here, "birds wasteland seed") == [taken.format("seed")]
    assert made(here, "birds wasteland sun") == [
        taken.format("sun"), "wasteland.type-stays wasteland.type-stays b=wasteland e=sun",
    ]  # fmt: skip
    assert after(here, "birds wasteland sun").box("wasteland").elements == ("seed", "sun")
    assert found(here, Wasteland("birds", "sun", "2"))[0] == "no display.spaces space.no-such b=wasteland n=1 space=2"


# Depletion


def test_depletion_step_by_step() -> None:
    here = box("depletion", "grub", "grass")
    assert found(here, "birds depletion d3.e") == [
        "yes depletion.remove depletion.there corner=d3.e e=grass",
        "yes depletion.remove contents.there b=depletion e=grass",
    ]
    assert found(here, "birds depletion d3.se") == [
        "yes depletion.remove depletion.there corner=d3.se e=sun",
        "no depletion.remove contents.not-there b=depletion e=sun held=grub+grass",
    ]
    assert made(here, "birds depletion d3.e") == ["depletion.remove depletion.removed corner=d3.e e=grass who=birds"]
    then = after(here, "birds depletion d3.e")
    assert (len(then.elements), then.box("depletion")) == (len(here.elements) - 1, here.box("depletion"))
    assert found(here, Depletion("birds", "d3.e", "free"))[0] == (
        "no ability.free-action-space space.nothing-free b=depletion"
    )


SUN_GONE: dict[str, Any] = {
    "animals": {"birds": {"added": ["sun"] * 4}, "mammals": {"added": ["sun"] * 4}, "insects": {"added": ["sun"] * 4}},
}


@pytest.mark.parametrize(
    ("discs", "unknown", "step"),
    [
        ([], [], "no depletion.remove contents.empty b=depletion"),
        ([], ["d2.se"], "no depletion.remove contents.empty b=depletion"),
        (None, [], "no depletion.remove depletion.no-disc corner=d2.se"),
        (["sun"], [], "no depletion.remove depletion.no-disc corner=d2.se"),
        (None, ["d2.se"], "undetermined depletion.remove depletion.unknown-both b=depletion corner=d2.se"),
        (
            ["sun", "grub"],
            ["d2.se"],
            "undetermined depletion.remove depletion.unknown b=depletion corner=d2.se held=grub+sun",
        ),
    ],
)
def test_depletion_of_a_corner_without_a_disc(discs: list[str] | None, unknown: list[str], step: str) -> None:
    display = {} if discs is None else {"depletion": {"elements": discs}}
    here = read({**SHORE, "unknown": unknown, "display": display})
    assert found(here, "birds depletion d2.se") == [step]


@pytest.mark.parametrize(("number", "may"), [(3, True), (4, False)])
def test_an_unread_corner_holds_what_the_bag_still_has(number: int, may: bool) -> None:
    """Twenty discs of a type (components.elements): twelve on displays, four and then three or four in boxes."""
    here = read({
        **SHORE, **SUN_GONE, "unknown": ["d2.se"],
        "display": {"abundance": {"elements": ["sun"] * 4}, "depletion": {"elements": ["sun"] * number}},
    })  # fmt: skip
    assert may_hold_disc(here, "d2.se", "sun", RULES) is may
    assert may_hold_disc(here, "d2.se", "grub", RULES)
    assert not may_hold_disc(here, "d3.e", "grub", RULES)
    step = found(here, "birds depletion d2.se")
    if may:
        assert step == ["undetermined depletion.remove depletion.unknown b=depletion corner=d2.se held=sun"]
    else:
        assert step == ["no depletion.remove depletion.no-disc corner=d2.se"]
