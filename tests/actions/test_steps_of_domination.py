"""Domination, claims and shown ties step by step, with every number and name (compendium 7, 9.12)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, read
from action_words import after, found, made

from dsrules.action import Claim, Domination, ShowTie
from dsrules.actions.claiming import claims
from dsrules.position import Owed, Position

WETLAND: dict[str, Any] = {"terrain": "wetland", "species": {"birds": 3, "mammals": 2, "insects": 1}}
SHEETS: dict[str, Any] = {"birds": {"vp": 4}, "mammals": {}, "insects": {}}


def wet(**more: Any) -> Position:
    """A wetland on d2, an empty tundra tile on d3 and an empty jungle on c2."""
    return read({"tiles": {"d2": WETLAND, "d3": "sea tundra", "c2": "jungle"}, "animals": SHEETS, **more})


def test_domination_step_by_step() -> None:
    here = wet(scored=["c2"])
    assert found(here, "insects domination@5 d2") == [
        "yes domination.choose domination.tile hex=d2 t=wetland",
        "yes domination.once-per-tile domination.not-scored hex=d2",
    ]
    assert found(here, "insects domination d3") == [
        "yes domination.choose domination.tile hex=d3 t=tundra",
        "yes domination.once-per-tile domination.not-scored hex=d3",
        "yes O18 domination.nobody hex=d3 (ours)",
    ]
    assert found(here, "insects domination c2") == [
        "yes domination.choose domination.tile hex=c2 t=jungle",
        "no domination.once-per-tile domination.scored-already hex=c2",
    ]
    assert found(here, "insects domination e2") == ["no domination.choose ground.no-tile hex=e2"]
    assert found(here, Domination("insects", "d2", "6"))[0] == (
        "no display.spaces space.no-such b=domination n=5 space=6"
    )
    forbidden = RULES.switched({"empty-tile-domination": "forbidden"})
    assert found(here, "insects domination d3", forbidden)[2:] == [
        "no O18 switches.decided name=empty-tile-domination reading=forbidden (ours)"
    ]
    assert found(here, "insects domination d2", forbidden) == found(here, "insects domination d2")


@pytest.mark.parametrize(
    ("cone", "box", "card"),
    [
        (None, {"cards": ["fertile"]}, "domination.no-dominant domination.no-dominant hex=d2"),
        ("mammals", {"cards": ["fertile"]}, "domination.card domination.card hex=d2 who=mammals"),
        ("mammals", {}, "domination.card domination.cards-not-stated hex=d2 who=mammals"),
        ("mammals", {"cards": []}, "domination.no-cards domination.no-cards hex=d2 who=mammals"),
    ],
)
def test_the_wetland_is_scored_and_a_card_owed(cone: str | None, box: dict[str, Any], card: str) -> None:
    """Wetland 8-4-2 (vp.tile-table): birds three cubes, mammals two, insects one."""
    tile = {**WETLAND, "cone": cone}
    here = wet(tiles={"d2": tile, "c2": "jungle"}, display={"domination": box}, scored=["c2"])
    assert made(here, "insects domination d2") == [
        "domination.score domination.scored hex=d2 who=insects",
        "domination.score domination.vp n=3 rank=1 vp=8 who=birds",
        "domination.score domination.vp n=2 rank=2 vp=4 who=mammals",
        "domination.score domination.vp n=1 rank=3 vp=2 who=insects",
        card,
    ]
    then = after(here, "insects domination d2")
    assert then.animals["birds"].vp == 4 + 8
    assert then.scored == ("c2", "d2")
    assert then.owed == (("mammals", "d2") if card.startswith("domination.card") else None)


def test_ranks_that_score_nothing_are_not_told() -> None:
    """Tundra scores its first rank only, 1 VP (vp.tile-table)."""
    tile = {"terrain": "wetland", "tundra": True, "species": {"birds": 3, "mammals": 2}}
    assert made(wet(tiles={"d2": tile}), "birds domination d2") == [
        "domination.score domination.scored hex=d2 who=birds",
        "domination.score domination.vp n=3 rank=1 vp=1 who=birds",
        "domination.no-dominant domination.no-dominant hex=d2",
    ]


# Claims and shown ties


ONE: dict[str, Any] = {"added": ["sun"]}


def desert(cone: str | None, owed: tuple[str, str] | None = None, **more: Any) -> Position:
    """One sun by e4: reptiles have two on their display, birds and insects one each."""
    tile = {"terrain": "desert", "species": {"reptiles": 1, "birds": 1, "insects": 1}, "cone": cone}
    other = {"terrain": "sea", "species": {"mammals": 1}}
    values = {"tiles": {"d2": other, "e4": tile, "f3": other}, "elements": {"sun": ["e4.e"]}}
    animals: dict[str, Any] = {
        "reptiles": {},
        "mammals": {},
        "birds": ONE,
        "insects": ONE,
    }
    return read({**values, "animals": animals, **more})._replace(owed=Owed(*owed) if owed else None)


def level(cone: str | None, owed: tuple[str, str] | None = None) -> Position:
    """Reptiles and birds with two suns each: they tie."""
    animals: dict[str, Any] = {"reptiles": {}, "mammals": {}, "birds": {"added": ["sun", "sun"]}, "insects": {}}
    return desert(cone, owed, animals=animals)


STRICT = RULES.switched({"last-moment-to-claim": "before-scoring"})
READING = "yes O27 switches.decided name=last-moment-to-claim reading=before-scoring (ours)"


def cards(position: Position, action: Claim | ShowTie, rules: Any = RULES) -> list[str]:
    """What is found on the card that is owed."""
    return [step for step in found(position, action, rules) if " O27 " in step]


def other(name: str) -> str:
    """The same name as another object."""
    return "".join(list(name))


CLAIM, TIE = Claim("reptiles", other("e4")), ShowTie("mammals", other("e4"))
PLACED = "dominance.claim-not-automatic claiming.placed hex=e4 who=reptiles"
REMOVED = "dominance.tie-removal claiming.removed hex=e4 holder=reptiles"
PASSES = "O27 claiming.card-passes hex=e4 who=reptiles"
CANCELLED = "O27 claiming.card-cancelled hex=e4 who=mammals"


@pytest.mark.parametrize(
    ("cone", "owed", "step", "changes"),
    [
        (None, None, [], [PLACED]),
        ("birds", None, [], [PLACED]),
        ("birds", ("birds", "e4"), ["yes O27 claim.card-passes owed=birds who=reptiles (ours)"], [PLACED, PASSES]),
        ("birds", ("birds", "d2"), [], [PLACED]),
        ("birds", ("birds", "f3"), [], [PLACED]),
        ("birds", ("reptiles", "e4"), [], [PLACED]),
        ("reptiles", ("birds", "e4"), [f"yes {PASSES} (ours)"], [PASSES]),
        ("reptiles", ("birds", "d2"), [], []),
        ("reptiles", ("birds", "f3"), [], []),
        ("reptiles", None, [], []),
    ],
)
def test_a_claim_moves_a_cone_and_a_card(
    cone: str | None, owed: tuple[str, str] | None, step: list[str], changes: list[str]
) -> None:
    """O27: a card owed for the tile passes on to whoever claims it; one for another tile does not."""
    here = desert(cone, owed)
    assert cards(here, CLAIM) == step
    assert made(here, CLAIM) == changes
    then = after(here, CLAIM)
    assert then.tiles["e4"].cone == "reptiles"
    assert then.owed == (("reptiles", "e4") if owed and owed[1] == "e4" else owed)
    late = cards(here, CLAIM, STRICT)
    assert late == ([READING] if owed and owed[1] == "e4" else [])
    assert after(here, CLAIM, STRICT).owed == owed
    assert made(here, CLAIM, STRICT) == [change for change in changes if change == PLACED]


@pytest.mark.parametrize(
    ("owed", "step", "changes"),
    [
        (None, [], [REMOVED]),
        (("reptiles", "e4"), ["yes O27 claim.card-cancelled owed=reptiles (ours)"], [REMOVED, CANCELLED]),
        (("reptiles", "d2"), [], [REMOVED]),
        (("reptiles", "f3"), [], [REMOVED]),
    ],
)
def test_a_tie_takes_a_cone_and_a_card_away(owed: tuple[str, str] | None, step: list[str], changes: list[str]) -> None:
    here = level("reptiles", owed)
    assert cards(here, TIE) == step
    assert made(here, TIE) == changes
    then = after(here, TIE)
    assert (then.tiles["e4"].cone, then.owed) == (None, None if owed and owed[1] == "e4" else owed)
    assert cards(here, TIE, STRICT) == ([READING] if owed and owed[1] == "e4" else [])
    assert after(here, TIE, STRICT).owed == owed


@pytest.mark.parametrize(("rules", "owed"), [(RULES, "e4"), (STRICT, "e4"), (STRICT, "d2"), (STRICT, "f3")])
def test_what_is_refused_says_nothing_of_the_card(rules: Any, owed: str) -> None:
    here = desert("birds", ("birds", owed))
    for action in (Claim("insects", "e4"), Claim("mammals", "e4"), ShowTie("reptiles", "e4")):
        steps = found(here, action, rules)
        assert not any(" O27 " in step for step in steps)
        assert any(step.startswith("no ") and not step.endswith("(evidence)") for step in steps)


def test_the_sums_behind_a_claim_are_evidence_and_the_reasons_are_not() -> None:
    """Whoever qualifies, and what becomes of the cone, is a reason; the matches that were counted are evidence."""
    here = desert(None)
    steps = found(here, CLAIM)
    reasons = [step for step in steps if not step.endswith("(evidence)")]
    assert [step.split()[:2] for step in reasons] == [
        ["yes", "dominance.condition"], ["yes", "dominance.claim-not-automatic"],
    ]  # fmt: skip
    assert len(steps) > len(reasons)
    refused = [step for step in found(here, Claim("birds", "e4")) if not step.endswith("(evidence)")]
    assert [step.split()[:2] for step in refused] == [["no", "dominance.condition"], ["no", "dominance.tie-none"]]


def test_a_claim_on_a_hex_without_a_tile() -> None:
    assert found(desert(None), Claim("birds", "a1")) == ["no board.earth ground.no-tile hex=a1"]
    assert found(desert(None, unknown=["e3"]), ShowTie("birds", "e3")) == [
        "undetermined board.earth ground.unknown-hex hex=e3"
    ]


def test_claims_offered() -> None:
    """In board order; a claim where the animal qualifies and has no cone yet, a tie that its player may show."""
    assert list(claims(desert("birds"), "reptiles", RULES)) == [Claim("reptiles", "e4")]
    assert list(claims(desert("reptiles"), "reptiles", RULES)) == []
    assert list(claims(desert("birds"), "insects", RULES)) == []
    assert list(claims(level("reptiles"), "mammals", RULES)) == [ShowTie("mammals", "e4")]
    assert list(claims(level("reptiles"), "birds", RULES)) == [ShowTie("birds", "e4")]
    assert list(claims(level("reptiles"), "reptiles", RULES)) == []
    two = desert(None, elements={"sun": ["e4.e"], "meat": ["d2.ne", "f3.e"]})
    assert list(claims(two, "mammals", RULES)) == [Claim("mammals", "d2"), Claim("mammals", "f3")]


@pytest.mark.parametrize(
    ("switch", "reading", "species", "rule"),
    [("stale-cone", "stands", {"mammals": 1}, "O2"), ("tie-at-zero", "no-tie", {"mammals": 1, "birds": 1}, "O16")],
)
def test_a_reading_speaks_against_a_tie(switch: str, reading: str, species: dict[str, int], rule: str) -> None:
    """Nobody on the sea has a match, so under these readings nothing takes the mammals' cone off."""
    values: dict[str, Any] = {"tiles": {"d2": {"terrain": "sea", "species": species, "cone": "mammals"}}}
    rules = RULES.switched({switch: reading, **({"stale-cone": "stands"} if rule == "O16" else {})})
    here = read({**values, "animals": {"mammals": {}, "birds": {}, "insects": {}}})
    steps = [step for step in found(here, ShowTie("insects", "d2"), rules) if f" {rule} " in step]
    assert steps
    assert all(step.startswith("no ") for step in steps)
