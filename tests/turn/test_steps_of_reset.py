"""Extinction, Survival and final scoring as automatic steps, with every number and name (compendium 11, K13, K14)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import act, can, house, made, then

NOW = "* execution.automatic-not-voluntary order.due.automatic step={} who="
DUE = "execution.automatic-not-voluntary order.due.automatic step={} who="
PASSED = "execution.automatic-not-voluntary order.passed what=order.due.automatic"

LOST: dict[str, Any] = {
    "phase": "reset",
    "tiles": {
        "d2": {"terrain": "wetland", "species": {"mammals": 2, "insects": 1}},
        "d3": {"terrain": "sea", "tundra": True, "species": {"mammals": 1, "birds": 3}},
        "g1": {"terrain": "desert", "species": {"birds": 2}},
    },
    "elements": {"seed": ["d3.sw"]},
    "animals": {"mammals": {"out": 1}, "birds": {"out": 0}, "insects": {}},
}
"""Birds live on d3 by the seed, everybody else finds nothing: mammals on d2 and d3, insects on d2, birds on g1."""

ONE = {**LOST, "tiles": {**LOST["tiles"], "d2": {"terrain": "wetland", "species": {"insects": 1}}}}
"""Mammals on d3 only."""

GONE = "extinction.remove extinction.lost cubes={} hex={} who={}"
OUT = "species.removed-out-of-play extinction.change cubes={} hex={} who={}"
KEPT = "extinction.mammal-save extinction.kept hex={} n=1 who=mammals"
K13 = "K13 switches.decided name=mammal-save reading={} (ours)"
BY_ITSELF = RULES.switched({"mammal-save": "automatic"})


def test_extinction_with_a_choice() -> None:
    here = board(**LOST)
    assert can(here, "automatic") == act(here, "automatic") == [
        "undetermined", GONE.format(2, "d2", "mammals"), GONE.format(1, "d2", "insects"),
        GONE.format(1, "d3", "mammals"), GONE.format(2, "g1", "birds"),
        "* extinction.mammal-save automatic.save-missing hexes=d2+d3 n=1 who=mammals", PASSED,
    ]  # fmt: skip
    assert can(here, "automatic save g1")[5:] == [
        "* extinction.mammal-save extinction.not-saveable hex=g1 hexes=d2+d3 who=mammals", PASSED,
    ]  # fmt: skip
    assert can(here, "automatic save none")[5:] == [
        "extinction.mammal-save extinction.may-keep hexes=d2+d3 n=1 who=mammals", NOW.format("extinction"),
    ]  # fmt: skip
    assert can(here, "automatic save d2")[2:4] == [KEPT.format("d2"), GONE.format(1, "d2", "insects")]
    assert can(here, "automatic save d2")[5:] == [GONE.format(2, "g1", "birds"), NOW.format("extinction")]


def test_what_extinction_changes() -> None:
    here = board(**LOST)
    assert made(here, "automatic save none") == [
        OUT.format(2, "d2", "mammals"), OUT.format(1, "d2", "insects"), OUT.format(1, "d3", "mammals"),
        OUT.format(2, "g1", "birds"), DUE.format("survival"),
    ]  # fmt: skip
    assert made(here, "automatic save d2")[:2] == [OUT.format(1, "d2", "mammals"), OUT.format(1, "d2", "insects")]
    assert made(here, "automatic save d3")[:3] == [
        OUT.format(2, "d2", "mammals"), OUT.format(1, "d2", "insects"), OUT.format(2, "g1", "birds"),
    ]  # fmt: skip
    after = then(here, "automatic save d3")
    assert {name: tile.species for name, tile in after.tiles.items()} == {
        "d2": {}, "d3": {"mammals": 1, "birds": 3}, "g1": {},
    }  # fmt: skip
    assert [sheet.out for sheet in after.animals.values()] == [3, 2, None]


def test_extinction_where_nobody_is_endangered() -> None:
    here = board(phase="reset", tiles={"d3": {"terrain": "sea", "species": {"birds": 1}}}, elements={"seed": ["d3.e"]})
    assert can(here, "automatic") == ["yes", NOW.format("extinction")]
    assert made(here, "automatic") == ["extinction.remove extinction.nothing", DUE.format("survival")]


ONE_GOES = [GONE.format(1, "d2", "insects"), GONE.format(1, "d3", "mammals"), GONE.format(2, "g1", "birds")]
ONE_STAYS = [*ONE_GOES[:2], KEPT.format("d3"), *ONE_GOES[2:]]


@pytest.mark.parametrize(
    ("line", "asked", "by_itself"),
    [
        ("automatic",
         ["undetermined", *ONE_GOES, "* extinction.mammal-save automatic.save-missing hexes=d3 n=1 who=mammals",
          PASSED],
         ["yes", *ONE_STAYS, NOW.format("extinction"), "* " + K13.format("automatic")]),
        ("automatic save d3",
         ["yes", *ONE_STAYS, NOW.format("extinction")], ["yes", *ONE_STAYS, NOW.format("extinction")]),
        ("automatic save none",
         ["yes", *ONE_GOES, "extinction.mammal-save extinction.may-keep hexes=d3 n=1 who=mammals",
          NOW.format("extinction")],
         ["no", *ONE_STAYS, "* extinction.mammal-save extinction.no-choice hex=d3 who=mammals",
          "* " + K13.format("automatic"), PASSED]),
        ("automatic save d2",
         ["no", *ONE_GOES, "* extinction.mammal-save extinction.not-saveable hex=d2 hexes=d3 who=mammals", PASSED],
         ["no", *ONE_STAYS[:3], K13.format("automatic"), *ONE_STAYS[3:],
          "* extinction.mammal-save extinction.not-saveable hex=d2 hexes=d3 who=mammals", PASSED]),
    ],
)  # fmt: skip
def test_one_tile_where_mammals_are_endangered(line: str, asked: list[str], by_itself: list[str]) -> None:
    here = board(**ONE)
    assert act(here, line) == asked
    assert act(here, line, BY_ITSELF) == by_itself
    assert act(here, line, RULES.switched({"mammal-save": "optional"})) == asked


def test_two_tiles_leave_the_choice_by_either_reading() -> None:
    here = board(**LOST)
    for line in ("automatic", "automatic save none", "automatic save d2", "automatic save d3", "automatic save g1"):
        assert act(here, line, BY_ITSELF) == act(here, line)


def test_a_house_where_birds_keep_two() -> None:
    birds = house("turn", mammal_save={"animal": "birds", "species": 2})
    here = board(**LOST)
    assert can(here, "automatic", birds)[5] == (
        "* extinction.mammal-save automatic.save-missing hexes=g1 n=2 who=birds"
    )
    assert can(here, "automatic save d2", birds)[5] == (
        "* extinction.mammal-save extinction.not-saveable hex=d2 hexes=g1 who=birds"
    )
    assert then(here, "automatic save g1", birds).tiles["g1"].species == {"birds": 2}


# What nobody could read


MAYBE = "extinction.remove extinction.lost.possible cubes={} hex={} who={}"


def test_unread_corners_and_who_may_be_kept() -> None:
    """Under d3 a disc may lie that keeps mammals there; on d2 nothing does, so they can be kept there for certain."""
    here = board(**{**LOST, "unknown": ["d3.e"]})
    gone = [GONE.format(2, "d2", "mammals"), GONE.format(1, "d2", "insects"), GONE.format(2, "g1", "birds")]
    maybe = MAYBE.format(1, "d3", "mammals")
    assert can(here, "automatic") == [
        "undetermined", *gone, "* extinction.mammal-save automatic.save-missing hexes=d2+d3 n=1 who=mammals",
        "* " + maybe, PASSED,
    ]  # fmt: skip
    assert can(here, "automatic save d3") == [
        "undetermined", *gone, maybe, KEPT.format("d3"),
        "* extinction.mammal-save automatic.save-perhaps hex=d3 who=mammals", PASSED,
    ]  # fmt: skip
    assert can(here, "automatic save none") == [
        "yes", *gone, "extinction.mammal-save extinction.may-keep hexes=d2 n=1 who=mammals", NOW.format("extinction"),
        maybe,
    ]  # fmt: skip
    assert act(here, "automatic save none")[0] == "undetermined"
    assert can(here, "automatic save d2")[0] == "yes"
    assert can(here, "automatic save g1")[4] == (
        "* extinction.mammal-save extinction.not-saveable hex=g1 hexes=d2+d3 who=mammals"
    )


def test_the_only_tile_where_mammals_may_be_endangered() -> None:
    here = board(**{**ONE, "unknown": ["d3.e"]})
    assert can(here, "automatic")[1:] == [
        ONE_GOES[0], ONE_GOES[2],
        "* extinction.mammal-save automatic.save-missing hexes=d3 n=1 who=mammals",
        "* " + MAYBE.format(1, "d3", "mammals"), PASSED,
    ]  # fmt: skip
    assert can(here, "automatic", BY_ITSELF) == [
        "yes", ONE_GOES[0], ONE_GOES[2], MAYBE.format(1, "d3", "mammals"), KEPT.format("d3"), NOW.format("extinction"),
        "* " + K13.format("automatic"),
    ]  # fmt: skip


def test_unread_hexes_may_hold_anybody() -> None:
    here = board(**{**LOST, "unknown": ["e4", "d4"]})
    hexes = "extinction.remove extinction.unknown-hexes hexes=d4+e4"
    assert can(here, "automatic save d2")[-1] == hexes
    found = act(here, "automatic save d2")
    assert (found[0], found[-2:]) == ("undetermined", ["* " + hexes, PASSED])


# Survival


HAVE = {"mammals": {"vp": 3}, "birds": {"vp": 4}}
NONE = "survival.control survival.count.none who={}"
COUNT = "survival.control survival.count cubes={} places={} who={}"


def ice(**species: int) -> dict[str, Any]:
    return {"terrain": "sea", "tundra": True, "species": species}


def survival(tiles: dict[str, Any], **more: Any) -> Any:
    return board(**{"phase": "reset", "next": "survival", "animals": HAVE, "tiles": tiles, **more})


def test_survival_step_by_step() -> None:
    """Two tundra tiles occupied give 1 + 2 VP (the bonus table)."""
    here = survival({"d3": ice(birds=2), "d4": ice(birds=1, mammals=2)})
    assert can(here, "automatic") == [
        "yes", COUNT.format(2, "d4 2", "mammals"), COUNT.format(3, "d3 2+d4 1", "birds"),
        "survival.control survival.holder who=birds", "survival.score survival.score tiles=2 vp=3 who=birds",
        NOW.format("survival"),
    ]  # fmt: skip
    assert made(here, "automatic") == ["survival.score automatic.survival vp=3 who=birds", DUE.format("reseed")]
    assert [sheet.vp for sheet in then(here, "automatic").animals.values()] == [3, 7]


def test_survival_without_a_holder() -> None:
    here = survival({"d3": "sea"})
    assert can(here, "automatic") == [
        "yes", NONE.format("mammals"), NONE.format("birds"), "survival.control survival.nobody", NOW.format("survival"),
    ]  # fmt: skip
    assert made(here, "automatic") == ["survival.score automatic.no-holder", DUE.format("reseed")]
    assert then(here, "automatic").animals == here.animals


def test_a_tie_for_the_survival_card() -> None:
    here = survival({"d3": ice(birds=2, mammals=2)})
    counts = [COUNT.format(2, "d3 2", "mammals"), COUNT.format(2, "d3 2", "birds")]
    assert can(here, "automatic") == [
        "yes", *counts, "survival.tie survival.tied cubes=2 whos=mammals+birds", NOW.format("survival"),
    ]  # fmt: skip
    chain = RULES.switched({"survival-tie": "food-chain"})
    assert can(here, "automatic", chain) == [
        "yes", *counts, "K6 survival.food-chain cubes=2 who=mammals whos=mammals+birds (ours)",
        "survival.score survival.score tiles=1 vp=1 who=mammals", NOW.format("survival"),
        "* K6 switches.decided name=survival-tie reading=food-chain (ours)",
    ]  # fmt: skip
    assert made(here, "automatic", chain)[0] == "survival.score automatic.survival vp=1 who=mammals"


def test_an_unread_hex_that_decides_who_holds_the_survival_card() -> None:
    """Of 55 cubes one is on the track, so 54 of mammals and 49 of birds may lie on d2."""
    here = survival({"d3": ice(birds=5)}, unknown=["d2"])
    assert can(here, "automatic") == [
        "undetermined", "survival.control survival.count.unknown least=0 most=54 who=mammals",
        "survival.control survival.count.unknown least=5 most=54 who=birds",
        "* survival.control survival.unknown hexes=d2 whos=mammals+birds", PASSED,
    ]  # fmt: skip


def test_an_unread_hex_that_decides_what_the_survival_card_scores() -> None:
    """All cubes of mammals are told, all but one of birds: it may lie on a second tundra tile (1 VP, or 1 + 2)."""
    animals = {"mammals": {"gene_pool": 54, "out": 0, "vp": 3}, "birds": {"gene_pool": 40, "out": 8, "vp": 4}}
    here = survival({"d3": ice(birds=5)}, unknown=["d2"], animals=animals)
    told = [
        NONE.format("mammals"), "survival.control survival.count.unknown least=5 most=6 who=birds",
        "survival.control survival.holder who=birds",
    ]  # fmt: skip
    scores = "survival.score survival.score.unknown least=1 most=3 tiles=1 who=birds"
    assert can(here, "automatic") == ["yes", *told, NOW.format("survival"), scores]
    assert act(here, "automatic") == ["undetermined", *told, "* " + scores, PASSED]


# Final scoring


def final(**more: Any) -> Any:
    tiles = {"d3": ice(birds=2), "d4": {"terrain": "sea", "species": {"mammals": 2, "birds": 1}}}
    return board(**{"phase": "reset", "next": "final", "taken": ["ice-age"], "animals": HAVE, "tiles": tiles, **more})


def test_final_scoring_step_by_step() -> None:
    """Tundra gives its first 1, a sea 9 and 5; insects get nothing and are not mentioned."""
    here = final(animals={**HAVE, "insects": {"vp": 2}})
    assert made(here, "automatic") == [
        "end.final-scoring automatic.scored vp=9 who=mammals", "end.final-scoring automatic.scored vp=6 who=birds",
        "end.winner order.due.over step= who=",
    ]  # fmt: skip
    assert can(here, "automatic") == [
        "yes", "end.final-scoring final.every-tile tiles=2", "end.final-scoring final.tile hex=d3",
        "end.final-scoring final.tile hex=d4", "end.winner final.total before=3 gained=9 vp=12 who=mammals",
        "end.winner final.total before=4 gained=6 vp=10 who=birds",
        "end.winner final.total before=2 gained=0 vp=2 who=insects", NOW.format("final"),
    ]  # fmt: skip
    after = then(here, "automatic")
    assert [sheet.vp for sheet in after.animals.values()] == [12, 10, 2]
    assert (after.phase, after.next) == ("over", None)
    assert (then(final(phase=None), "automatic").phase, then(final(phase=None), "automatic").next) == (None, None)


def test_final_scoring_with_something_missing() -> None:
    here = final(animals={"mammals": {}, "birds": {"vp": 1}}, unknown=["a1"])
    assert can(here, "automatic") == [
        "undetermined", "end.final-scoring final.every-tile tiles=2", "end.final-scoring final.tile hex=d3",
        "end.final-scoring final.tile hex=d4", "* vp.owner final.no-vp whos=mammals",
        "* end.final-scoring final.unknown hexes=a1", PASSED,
    ]  # fmt: skip


# The last turn


K14 = "* K14 switches.decided name=end-trigger reading={} (ours)"
DRAWN = RULES.switched({"end-trigger": "drawn"})
FACE_UP = {"domination": {"cards": ["ice-age"]}}


def test_reseed_in_the_last_turn() -> None:
    """K14: a table may let the game end when the card lies face up."""
    taken = board(**{**ONE, "next": "reseed", "taken": ["ice-age"]})
    no = "* end.final-turn automatic.no-reseed"
    for rules in (RULES, DRAWN):
        assert can(taken, "automatic", rules) == ["no", no, PASSED]
    shown = board(**{**ONE, "next": "reseed", "display": FACE_UP})
    assert can(shown, "automatic", DRAWN) == [
        "no", "* end.final-turn automatic.no-reseed-face-up", K14.format("drawn"), PASSED,
    ]  # fmt: skip
    assert "end.final-turn" not in " ".join(can(shown, "automatic"))
    both = board(**{**ONE, "next": "reseed", "taken": ["ice-age"], "display": {"domination": {"cards": ["biomass"]}}})
    assert can(both, "automatic", DRAWN) == ["no", no, PASSED]


def test_final_scoring_by_a_card_that_lies_face_up() -> None:
    shown = final(taken=[], display=FACE_UP)
    assert can(shown, "automatic", DRAWN)[-2:] == [NOW.format("final"), K14.format("drawn")]
    assert can(final(display={"domination": {"cards": ["biomass"]}}), "automatic", DRAWN)[-1] == NOW.format("final")
    drawn = can(shown, "automatic draw cards: fertile", DRAWN)
    assert drawn[0] == "no"
    assert [step for step in drawn if step.startswith("*")] == [
        "* reseed.elements-draw automatic.no-draw-here step=final", K14.format("drawn"),
    ]  # fmt: skip
    assert "K14" not in " ".join(can(shown, "automatic"))
