"""The automatic steps of execution, step by step, with every number and name (compendium 9.3, 9.5)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import board
from turn_words import act, can, house, made, then

from dsrules.position import Position

DUE = "execution.automatic-not-voluntary order.due.automatic step={} who="
NOW = "* " + DUE

LOSSES: dict[str, Any] = {
    "next": "regression@losses",
    "tiles": {"d3": "sea"},
    "animals": {
        "mammals": {"added": ["sun", "meat"]}, "reptiles": {"added": ["grass", "sun"]},
        "birds": {"added": ["grass", "grass", "grass", "sun"]}, "insects": {},
    },
    "shielded": {"reptiles": ["grass", "sun"], "birds": ["sun"]},
    "display": {"regression": {"pawns": [], "elements": ["sun", "grass", "sun"]}},
}  # fmt: skip
HOLDS = "regression.per-type automatic.box-holds b=regression discs=sun+grass+sun"
SHIELDED = "regression.protection automatic.shielded e={} who={}"
LOST = "regression.per-type automatic.lost e={} who={}"


def discs(position: Position, animal: str) -> str:
    """The discs that an animal has beside the printed ones of birds, reptiles and mammals."""
    printed = {"birds": ["seed"] * 2, "reptiles": ["sun"] * 2, "mammals": ["meat"] * 2, "insects": ["grass"] * 2}
    held = list(position.animals[animal].elements)
    for element in printed[animal]:
        held.remove(element)
    return " ".join(held)


def test_losses_step_by_step() -> None:
    here = board(**LOSSES)
    assert can(here, "automatic") == [
        "yes", HOLDS, SHIELDED.format("grass", "reptiles"), SHIELDED.format("sun", "reptiles"),
        SHIELDED.format("sun", "birds"), NOW.format("regression@losses"),
    ]  # fmt: skip
    assert made(here, "automatic") == [
        LOST.format("sun", "mammals"), LOST.format("grass", "birds"), DUE.format("wasteland@clearing"),
    ]  # fmt: skip
    after = then(here, "automatic")
    assert [discs(after, animal) for animal in after.animals] == ["meat", "grass sun", "grass grass sun", ""]
    assert after.shielded == {}


@pytest.mark.parametrize(("number", "grass", "sun"), [(1, 2, 0), (2, 1, 0), (3, 0, 0), (4, 0, 0)])
def test_a_house_where_more_is_lost(number: int, grass: int, sun: int) -> None:
    """Never more than the animal has beside its printed ones, and each disc is told."""
    rules = house("actions", regression__lost_per_type=number)
    here = board(**{**LOSSES, "shielded": {}})
    after = then(here, "automatic", rules)
    told = [change for change in made(here, "automatic", rules) if change.endswith("who=birds")]
    assert told == [LOST.format("grass", "birds")] * (3 - grass) + [LOST.format("sun", "birds")] * (1 - sun)
    assert discs(after, "birds").split() == ["grass"] * grass + ["sun"] * sun
    assert discs(after, "insects") == ""
    assert len(after.animals["insects"].elements) == 2


def test_a_house_where_nothing_is_lost() -> None:
    here = board(**{**LOSSES, "shielded": {}})
    rules = house("actions", regression__lost_per_type=0)
    assert made(here, "automatic", rules)[0] == "regression.not-default automatic.nothing-lost"
    assert then(here, "automatic", rules).animals == here.animals


@pytest.mark.parametrize(
    ("box", "step"),
    [
        ([], "regression.per-type automatic.box-empty b=regression discs="),
        (["water"], "regression.per-type automatic.box-holds b=regression discs=water"),
    ],
)
def test_where_nobody_loses_anything(box: list[str], step: str) -> None:
    here = board(**{**LOSSES, "shielded": {}, "display": {"regression": {"pawns": [], "elements": box}}})
    assert can(here, "automatic") == ["yes", step, NOW.format("regression@losses")]
    assert made(here, "automatic") == [
        "regression.not-default automatic.nothing-lost", DUE.format("wasteland@clearing"),
    ]  # fmt: skip
    assert then(here, "automatic").animals == here.animals


def test_what_is_protected_is_told_even_where_nobody_loses() -> None:
    here = board(**{**LOSSES, "display": {"regression": {"pawns": [], "elements": []}}})
    assert can(here, "automatic")[1:-1] == [
        "regression.per-type automatic.box-empty b=regression discs=", SHIELDED.format("grass", "reptiles"),
        SHIELDED.format("sun", "reptiles"), SHIELDED.format("sun", "birds"),
    ]  # fmt: skip
    assert then(here, "automatic").shielded == {}


@pytest.mark.parametrize(
    ("step", "rule", "box"),
    [
        ("regression@losses", "regression.per-type", "regression"),
        ("wasteland@clearing", "wasteland.automatic", "wasteland"),
    ],
)
@pytest.mark.parametrize("stated", [False, True])
def test_discs_not_stated(step: str, rule: str, box: str, stated: bool) -> None:
    here = board(next=step, display={box: {"pawns": []}} if stated else {})
    assert can(here, "automatic") == [
        "undetermined", f"* {rule} automatic.box-not-stated b={box}",
        "execution.automatic-not-voluntary order.passed what=order.due.automatic",
    ]  # fmt: skip


# Wasteland


ICE: dict[str, Any] = {
    "next": "wasteland@clearing",
    "tiles": {"d3": "sea tundra", "e3": "savannah", "d4": "desert tundra"},
    "elements": {"sun": ["d3+d4+e4", "d2+d3+e3", "e3.e"], "water": ["d3.w"], "grub": ["d3.nw"], "seed": ["d4.sw"]},
    "display": {"wasteland": {"elements": ["water", "sun", "water"]}},
}
CLEARED = "wasteland.automatic automatic.cleared corner={} e={}"
WASTE = "wasteland.automatic automatic.box-holds b=wasteland discs=water+sun+water"


def test_clearing_step_by_step() -> None:
    """d3 and d4 are tundra and share two corners; the sun on e3.e touches the savannah only."""
    here = board(**ICE)
    assert can(here, "automatic") == ["yes", WASTE, NOW.format("wasteland@clearing")]
    assert made(here, "automatic") == [
        CLEARED.format("d2.se", "sun"), CLEARED.format("d3.se", "sun"), CLEARED.format("c3.se", "water"),
        DUE.format("extinction"),
    ]  # fmt: skip
    after = then(here, "automatic")
    assert sorted(after.elements.items()) == [("c3.e", "grub"), ("c5.e", "seed"), ("e3.e", "sun")]
    assert after.display["wasteland"].elements == ("water", "sun", "water")


@pytest.mark.parametrize(
    ("box", "step"),
    [
        ([], "wasteland.automatic automatic.box-empty b=wasteland discs="),
        (["meat"], "wasteland.automatic automatic.box-holds b=wasteland discs=meat"),
    ],
)
def test_where_nothing_is_cleared(box: list[str], step: str) -> None:
    here = board(**{**ICE, "display": {"wasteland": {"elements": box}}})
    assert can(here, "automatic") == ["yes", step, NOW.format("wasteland@clearing")]
    assert made(here, "automatic") == ["wasteland.automatic automatic.nothing-cleared", DUE.format("extinction")]
    assert then(here, "automatic").elements == here.elements


UNREAD = "wasteland.automatic automatic.clearing-unread corner={}"
FROZEN = "wasteland.automatic automatic.perhaps-frozen corner={} hex={}"
PASSED = "execution.automatic-not-voluntary order.passed what=order.due.automatic"


def cleared(unknown: list[str], question: Any = act, **more: Any) -> list[str]:
    """What is said of clearing but for the step and the box."""
    said = question(board(**{**ICE, "unknown": unknown, **more}), "automatic")
    assert WASTE in said
    return [step for step in said if step not in (WASTE, PASSED, NOW.format("wasteland@clearing"))]


def test_corners_and_hexes_that_nobody_could_read() -> None:
    """d3.e and c4.e are corners of d3, c4.e of d4 too; e4.e touches neither. The hexes beside may be frozen."""
    assert cleared(["d3.e", "c4.e", "e4.e"]) == [
        "undetermined", "* " + UNREAD.format("d3.e"), "* " + UNREAD.format("c4.e"),
    ]  # fmt: skip
    assert cleared(["d3.e", "c4.e", "e4.e"], can) == ["yes", UNREAD.format("d3.e"), UNREAD.format("c4.e")]
    assert cleared(["e4.e"]) == ["yes"]
    # f3 touches e3.e (a sun), d5 touches c5.e (a seed, of which the box has none); d2 touches d2.se, which goes anyway
    assert cleared(["f3", "d5", "d2"]) == ["undetermined", "* " + FROZEN.format("e3.e", "f3")]
    assert cleared(["f3"], can) == ["yes", FROZEN.format("e3.e", "f3")]
    assert cleared(["f3", "d3.e"]) == ["undetermined", "* " + UNREAD.format("d3.e"), "* " + FROZEN.format("e3.e", "f3")]
    assert cleared(["d5", "d2"]) == ["yes"]


def test_a_hex_may_be_frozen_only_while_tundra_tiles_are_left() -> None:
    """There are twelve (components.tundra): two lie on d3 and d4, nine more leave one, ten leave none."""
    far = ["a1", "a2", "a3", "a4", "b1", "b2", "g1", "g2", "g3", "g4"]
    terrains = ["sea", "sea", "sea", "wetland", "wetland", "wetland", "jungle", "jungle", "forest", "forest"]
    tiles = {name: f"{terrain} tundra" for name, terrain in zip(far, terrains, strict=True)}
    for number, said in ((9, ["undetermined", "* " + FROZEN.format("e3.e", "f3")]), (10, ["yes"])):
        some = {name: tiles[name] for name in far[:number]}
        assert cleared(["f3"], tiles={**ICE["tiles"], **some}) == said


def test_an_unread_corner_is_open_only_while_such_a_disc_is_left() -> None:
    """Twenty discs of a type (components.elements): with all suns and waters elsewhere no such disc lies there."""
    for number, said in ((3, ["undetermined", "* " + UNREAD.format("d3.e")]), (4, ["yes"])):
        held = {"mammals": 4, "reptiles": number, "birds": 4, "insects": 4}
        here = board(**{**ICE, "unknown": ["d3.e"], "display": {"wasteland": {"elements": ["sun"]}},
                        "animals": {animal: {"added": ["sun"] * suns} for animal, suns in held.items()}})  # fmt: skip
        found = act(here, "automatic")
        assert [found[0], *[step for step in found if "unread" in step]] == said


# What an automatic line says beside


@pytest.mark.parametrize(
    ("step", "line", "said"),
    [
        ("wasteland@clearing", "automatic save d3",
         ["no extinction.mammal-save automatic.no-save-here step=wasteland@clearing"]),
        ("wasteland@clearing", "automatic save none", []),
        ("wasteland@clearing", "automatic", []),
        ("extinction", "automatic draw cards: fertile",
         ["no reseed.elements-draw automatic.no-draw-here step=extinction"]),
        ("survival", "automatic save d3", ["no extinction.mammal-save automatic.no-save-here step=survival"]),
    ],
)  # fmt: skip
def test_words_that_a_step_has_no_use_for(step: str, line: str, said: list[str]) -> None:
    here = board(**{**ICE, "next": step, "phase": "reset" if "@" not in step else "execution"})
    steps = can(here, line)
    assert [f"{steps[0]} {found[2:]}" for found in steps[1:] if "here" in found] == said
    assert (steps[0] == "no") == bool(said)


def test_a_house_where_losses_come_after_another_box() -> None:
    rules = house("actions", boxes__adaptation__after="losses")
    here = board(**LOSSES)._replace(next="adaptation@losses")
    assert can(here, "automatic", rules)[0] == "yes"
    assert "* extinction.mammal-save automatic.no-save-here step=adaptation@losses" in can(
        here, "automatic save d3", rules
    )
