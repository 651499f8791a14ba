"""Reseed step by step: cards, pawns, slides, discs and tiles, with every number and name (compendium 11.3, O6, O7)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import house, made, then, written

from dsrules.action import Automatic, Draws
from dsrules.position import Position
from dsrules.rulebook import Rulebook
from dsrules.turn.reseed import reseed

DISPLAY: dict[str, Any] = {
    "adaptation": {"pawns": [], "elements": ["sun", "meat"]},
    "regression": {"pawns": [], "elements": ["grub"]},
    "abundance": {"pawns": [], "elements": ["water"]},
    "wasteland": {"pawns": [], "elements": ["seed", "seed"]},
    "depletion": {"pawns": [], "elements": ["grass"]},
    "wanderlust": {"pawns": [], "elements": ["water", "sun"], "tiles": ["jungle", None, "sea"]},
    "glaciation": {"pawns": [None, "mammals", None, "birds"]},
    "domination": {"pawns": [], "cards": ["fertile", "omnivore", "habitat"]},
}
DISCS = (("adaptation", ("sun",) * 4), ("abundance", ("grass",) * 4), ("wanderlust", ("grub",) * 4))
CARDS, TILES = ("instinct", "predator"), ("forest",)
DRAWS = Draws(DISCS, CARDS, TILES)


def here(display: dict[str, Any] | None = None, **values: Any) -> Position:
    given: dict[str, Any] = {
        "phase": "reset", "next": "reseed", "round": 4, "initiative": ["birds", "mammals"], "tiles": {"d3": "sea"},
        "animals": {"mammals": {"pawns": 2}, "birds": {"pawns": 1}},
    }  # fmt: skip
    return board(**{**given, "display": DISPLAY if display is None else display, **values})


def without(*boxes: str, **changed: Any) -> dict[str, Any]:
    return {box: entry for box, entry in {**DISPLAY, **changed}.items() if box not in boxes}


def objections(position: Position, draws: Draws | None = DRAWS, rules: Rulebook = RULES) -> list[str]:
    found = reseed(position, draws, rules).objections
    assert not any(one.act_only or one.evidence for one in found)
    return [f"{one.verdict} {written(one.step)}" for one in found]


def draws(**changed: Any) -> Draws:
    return DRAWS._replace(**changed)


def test_what_reseed_changes() -> None:
    line = Automatic(draws=DRAWS)
    assert made(here(), line) == [
        "reseed.cards reseed.card c=instinct", "reseed.cards reseed.card c=predator",
        "reseed.glaciation-slide reseed.pawns",
        "reseed.elements-out reseed.out b=regression discs=grub to=bag",
        "reseed.elements-out reseed.out b=depletion discs=grass to=bag",
        "reseed.elements-out reseed.out b=wanderlust discs=water+sun to=bag",
        "reseed.elements-slide reseed.slid b=wasteland discs=seed+seed to=depletion",
        "reseed.elements-slide reseed.slid b=abundance discs=water to=wasteland",
        "reseed.elements-slide reseed.slid b=adaptation discs=sun+meat to=regression",
        "reseed.elements-draw reseed.drawn b=adaptation discs=sun+sun+sun+sun",
        "reseed.elements-draw reseed.drawn b=abundance discs=grass+grass+grass+grass",
        "reseed.elements-draw reseed.drawn b=wanderlust discs=grub+grub+grub+grub",
        "reseed.tiles reseed.tile t=forest",
        "planning.order order.due.planning step= who=birds",
    ]  # fmt: skip
    after = then(here(), line)
    assert (after.round, after.phase, after.next, after.turn) == (5, "planning", None, "birds")
    assert objections(here()) == []


def test_nothing_is_told_of_what_does_not_change() -> None:
    full = ["fertile", "omnivore", "habitat", "biomass", "blight"]
    display: dict[str, Any] = {box: {"elements": []} for box in ("adaptation", "regression", "abundance", "wasteland")}
    display |= {"depletion": {"elements": []}, "wanderlust": {"elements": [], "tiles": ["jungle", "sea", "sea"]},
                "glaciation": {"pawns": ["mammals", "birds"]}, "domination": {"cards": full}}  # fmt: skip
    found = reseed(here(display), Draws(DISCS), RULES)
    assert [step.text.key for step in found.changes] == ["reseed.drawn"] * 3
    assert found.objections == ()
    for pawns, told in ((["mammals"], 0), ([], 0), ([None, "birds"], 1), (["birds", None, "birds"], 1)):
        changes = reseed(here({"glaciation": {"pawns": pawns}}), Draws(DISCS), RULES).changes
        assert [step.text.key for step in changes].count("reseed.pawns") == told


@pytest.mark.parametrize(
    ("pawns", "after"),
    [
        ([None, "mammals", None, "birds"], ("mammals", "birds", None, None)),
        (["mammals", None, None, "birds"], ("mammals", "birds", None, None)),
        ([None, None, None, "birds"], ("birds", None, None, None)),
        (["birds", "mammals", "birds", "mammals"], ("birds", "mammals", "birds", "mammals")),
        ([], (None,) * 4),
    ],
)
def test_waiting_pawns_close_up(pawns: list[Any], after: tuple[Any, ...]) -> None:
    assert then(here(without(glaciation={"pawns": pawns})), Automatic(draws=DRAWS)).display["glaciation"].pawns == after


def test_pawns_not_stated_stay_so() -> None:
    assert "glaciation" not in then(here(without("glaciation")), Automatic(draws=DRAWS)).display


# Cards


GONE = "no cards.box-after reseed.card-gone c={}"
NUMBER = "no reseed.cards reseed.cards-number drawn={} n={}"
MISSING = "undetermined reseed.cards reseed.cards-missing n={}"
ALL = [card for card in RULES.named("card") if card != "ice-age"]


@pytest.mark.parametrize(
    ("face_up", "drawn", "said"),
    [
        (3, None, [MISSING.format(2)]), (4, None, [MISSING.format(1)]), (5, None, []), (0, None, [MISSING.format(5)]),
        (3, (), [NUMBER.format(0, 2)]), (5, (), []), (3, ("blight",), [NUMBER.format(1, 2)]),
        (3, ("blight", "biomass"), []), (3, ("blight", "biomass", "disease"), [NUMBER.format(3, 2)]),
        (5, ("blight",), [NUMBER.format(1, 0)]),
        (3, ("fertile", "omnivore"), [GONE.format("fertile"), GONE.format("omnivore")]),
        (3, ("blight", "blight"), [GONE.format("blight")]),
        (3, ("instinct", "blight"), [GONE.format("instinct")]),
    ],
)  # fmt: skip
def test_cards_drawn(face_up: int, drawn: Any, said: list[str]) -> None:
    shown = ["fertile", "omnivore", "habitat", "predator", "fecundity"][:face_up]
    position = here(without(domination={"pawns": [], "cards": shown}), taken=["instinct"])
    assert objections(position, draws(cards=drawn)) == said
    after = reseed(position, draws(cards=drawn), RULES)
    assert after.position.display["domination"].cards == (*shown, *(drawn or ()))
    assert [written(step) for step in after.changes if step.rule == "reseed.cards"] == [
        f"reseed.cards reseed.card c={card}" for card in drawn or ()
    ]


def test_more_cards_face_up_than_there_are_places() -> None:
    few = house("actions", boxes__domination__cards=2)
    assert objections(here(), draws(cards=None), few) == []
    assert objections(here(), draws(cards=()), few) == []
    assert objections(here(), draws(cards=("blight",)), few) == [NUMBER.format(1, 0)]


def test_cards_not_stated() -> None:
    position = here(without("domination"))
    assert objections(position, draws(cards=None)) == []
    assert objections(position, draws(cards=())) == []
    assert objections(position, draws(cards=("blight",))) == ["undetermined reseed.cards reseed.cards-not-stated"]
    assert "domination" not in reseed(position, draws(cards=("blight",)), RULES).position.display


@pytest.mark.parametrize(
    ("left", "drawn", "said"),
    [
        # the deck holds ice-age below the cards named
        (["blight", "biomass"], ("ice-age", "biomass"),
         ["no setup.dominance-deck reseed.last-card c=ice-age n=2"]),
        (["blight", "biomass"], ("biomass", "ice-age"), ["no setup.dominance-deck reseed.last-card c=ice-age n=2"]),
        (["blight", "biomass"], ("biomass", "blight"), []),
        (["blight"], ("blight", "ice-age"), []),
        (["blight"], ("ice-age", "blight"), ["no setup.dominance-deck reseed.last-card c=ice-age n=1"]),
        ([], ("ice-age",), []), ([], (), [NUMBER.format(0, 1)]), ([], None, [MISSING.format(1)]),
        ([], ("fertile", "ice-age"), [NUMBER.format(2, 1), GONE.format("fertile")]),
        ([], ("ice-age", "ice-age"), [NUMBER.format(2, 1), GONE.format("ice-age")]),
        (["blight"], ("blight",), [NUMBER.format(1, 2)]),
    ],
)  # fmt: skip
def test_the_last_card(left: list[str], drawn: Any, said: list[str]) -> None:
    shown = ["fertile", "omnivore", "habitat"]
    taken = [card for card in ALL if card not in (*shown, *left)]
    position = here(without(domination={"pawns": [], "cards": shown}), taken=taken)
    assert objections(position, draws(cards=drawn)) == said


def test_the_last_card_in_the_display_is_drawn_no_more() -> None:
    shown = ["fertile", "omnivore", "ice-age"]
    taken = [card for card in ALL if card not in shown]
    position = here(without(domination={"pawns": [], "cards": shown}), taken=taken)
    assert objections(position, draws(cards=None)) == []
    assert objections(position, draws(cards=("ice-age",))) == [NUMBER.format(1, 0), GONE.format("ice-age")]


# Discs


def test_what_is_not_stated_is_handed_on_as_such() -> None:
    """Abundance is not stated, so Wasteland is not afterwards; Depletion has the discs that were in Wasteland."""
    position = here(without("abundance", "adaptation", "wanderlust", wasteland={"elements": ["seed"]}))
    after = reseed(position, draws(tiles=None), RULES).position
    held = {box: entry.elements for box, entry in after.display.items() if box not in ("domination", "glaciation")}
    assert held == {
        "adaptation": ("sun",) * 4, "regression": None, "abundance": ("grass",) * 4, "depletion": ("seed",),
        "wanderlust": ("grub",) * 4,
    }  # fmt: skip
    assert after.display["regression"].pawns == (None, None)
    bare = reseed(here({}), Draws(DISCS), RULES)
    assert set(bare.position.display) == {"adaptation", "abundance", "wanderlust"}
    assert [step.text.key for step in bare.changes] == ["reseed.drawn"] * 3


def test_a_house_where_discs_slide_elsewhere() -> None:
    """Each slide is one box to another, or to the bag, in the order stated."""
    slides = [{"from": "wasteland", "to": "abundance"}, {"from": "adaptation", "to": "bag"},
              {"from": "regression", "to": "adaptation"}]  # fmt: skip
    found = reseed(here(), Draws((("wanderlust", ()),)), house("turn", slides=slides))
    assert [written(step) for step in found.changes if "elements" in step.rule] == [
        "reseed.elements-slide reseed.slid b=wasteland discs=seed+seed to=abundance",
        "reseed.elements-out reseed.out b=adaptation discs=sun+meat to=bag",
        "reseed.elements-slide reseed.slid b=regression discs=grub to=adaptation",
    ]  # fmt: skip
    held = {box: entry.elements for box, entry in found.position.display.items() if entry.elements is not None}
    assert held == {
        "adaptation": ("grub",), "regression": (), "abundance": ("seed", "seed"), "wasteland": (),
        "depletion": ("grass",), "wanderlust": ("water", "sun"),
    }  # fmt: skip


SOME = "undetermined reseed.elements-draw reseed.discs-missing boxes={}"
FEW = "undetermined O6 reseed.perhaps-too-few held={} n={}"
TOO_FEW = "no reseed.elements-draw reseed.too-few held={} n={} wanted={}"
MANY = "no reseed.elements-draw reseed.too-many b={} n=4"
NO_DRAW = "no reseed.elements-draw reseed.no-draw b={}"
BAG = "no element.draw-source reseed.not-in-bag e={} left={} n={}"

# In `here` five discs slide on (sun, meat, water, seed, seed) and no others lie anywhere: of 120 the bag holds 115.


@pytest.mark.parametrize(
    ("discs", "said"),
    [
        (DISCS, []),
        ((), [SOME.format("adaptation+abundance+wanderlust")]),
        (DISCS[:1], [SOME.format("abundance+wanderlust")]),
        (DISCS[1:], [SOME.format("adaptation")]),
        ((*DISCS[:2], ("wanderlust", ("grub",) * 3)), [TOO_FEW.format(115, 11, 12)]),
        ((*DISCS[:2], ("wanderlust", ())), [TOO_FEW.format(115, 8, 12)]),
        ((*DISCS[:2], ("wanderlust", ("grub",) * 5)), [MANY.format("wanderlust")]),
        ((*DISCS, ("depletion", ("grub",))), [NO_DRAW.format("depletion")]),
        ((*DISCS, ("depletion", ())), [NO_DRAW.format("depletion")]),
    ],
)
def test_discs_drawn(discs: Any, said: list[str]) -> None:
    assert objections(here(), draws(elements=discs)) == said


def test_no_draws_at_all() -> None:
    assert objections(here(), None) == [
        MISSING.format(2), SOME.format("adaptation+abundance+wanderlust"),
        "undetermined reseed.tiles reseed.tiles-missing n=1",
    ]  # fmt: skip
    found = reseed(here(), None, RULES).position.display
    assert (found["domination"].cards, found["wanderlust"].tiles) == (
        ("fertile", "omnivore", "habitat"), ("jungle", None, "sea"),
    )  # fmt: skip
    assert (found["adaptation"].elements, found["abundance"].elements, found["wanderlust"].elements) == ((), (), ())


def test_discs_of_a_box_that_takes_none_stay_out_of_it() -> None:
    after = reseed(here(), draws(elements=(*DISCS, ("depletion", ("grub",)))), RULES)
    assert after.position.display["depletion"].elements == ("seed", "seed")
    assert [written(step) for step in after.changes if "drawn" in step.text.key][-1].endswith("b=depletion discs=grub")
