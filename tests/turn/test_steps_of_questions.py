"""What `can` and `act` say beside the action itself: the question, what follows, who may claim, what is assumed."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import asked, can, house, made, then, written

from dsrules.action import Migration, Move
from dsrules.position import Position
from dsrules.turn import questions

PAWN = "execution.order order.due.pawn step={} who={}"
CARD = "domination.card order.due.card step= who={}"
AUTO = "execution.automatic-not-voluntary order.due.automatic step={} who="
CLAIM = "dominance.usual-check order.may-claim hex={} who={}"
TIE = "dominance.usual-check order.may-tie hex={} who={}"
OFF = "dominance.usual-check order.may-come-off hex={} who={}"
BACK = "execution.ap-returns order.returned step={} who={}"


def row(box: str, *pawns: str | None, **more: Any) -> dict[str, Any]:
    return {box: {"pawns": list(pawns), **more}}


def land(terrain: str, cone: str | None = None, **species: int) -> dict[str, Any]:
    return {"terrain": terrain, "species": species, **({"cone": cone} if cone else {})}


# The question


@pytest.mark.parametrize("question", ["can", "act"])
def test_the_question_is_told_as_it_was_asked(question: str) -> None:
    """Without the space if none was named, at any time only if asked so."""
    here = board(display=row("migration", "birds"))
    for line in ("birds migration d3>d2", "birds migration@1 d3>d2", "birds pass", "insects claim d3"):
        assert asked(question, here, line).question == {"ask": question, "action": line}
        assert asked(question, here, line, anytime=True).question == {
            "ask": question, "action": line, "anytime": True,
        }  # fmt: skip
    assert asked(question, board(phase="reset"), "automatic save none").question["action"] == "automatic save none"


def test_order_counts_unless_it_is_said_that_it_does_not() -> None:
    here = board(display=row("migration", "birds", "mammals"))
    late = Migration("mammals", (Move("d3", "d2"),), "2")
    for question in (questions.can, questions.act):
        assert question(here, late, RULES).verdict == "no"
        assert question(here, late, RULES).question["action"] == "mammals migration@2 d3>d2"
        assert question(here, late, RULES, True).verdict == "yes"


def test_a_verdict_has_no_result_of_its_own() -> None:
    ruling = asked("act", board(display=row("migration", "birds")), "birds migration d3>d2")
    assert (ruling.result, ruling.verdict) == ({}, "yes")
    refused = asked("act", board(display=row("migration", "birds")), "mammals migration d3>d2")
    assert (refused.position, refused.changes) == (None, ())
    may = asked("can", board(display=row("migration", "birds")), "birds migration d3>d2")
    assert (may.position, may.changes) == (None, ())


# The order of what is said


CROWD: dict[str, Any] = {"tiles": {"d3": land("sea", birds=2, mammals=2), "d2": "wetland"}}


def test_what_decided_comes_first() -> None:
    """Of a no all that refuses, then what else stands in the way, then what is fulfilled; evidence before them all."""
    here = board(**CROWD, next="migration@1", display={"migration": {}, **row("domination", "birds")})
    steps = can(here, Migration("birds", (Move("d3", "d2"), Move("d3", "g4")), "1"))
    verdicts = ["passed" if "order.passed" in step else "*" if step.startswith("*") else "other" for step in steps[1:]]
    assert steps[0] == "no"
    assert verdicts == sorted(verdicts, key=["*", "other", "passed"].index)
    assert {"*", "passed"} <= set(verdicts)


def test_what_is_open_comes_after_what_refuses() -> None:
    here = board(tiles={"d3": land("sea", birds=2)}, unknown=["d2"], display=row("migration", "mammals"))
    steps = can(here, Migration("birds", (Move("d3", "d2"),), "1"))
    assert steps[:4] == [
        "no", "* execution.order order.not-next due=order.due.pawn",
        "* execution.order order.no-pawn step=migration@1 who=birds",
        "migration.tiles-only ground.unknown-hex hex=d2",
    ]  # fmt: skip
    assert all("order.passed" in step for step in steps[4:])
    assert len(steps) > 5


def test_what_is_unsettled_comes_before_what_is_undetermined() -> None:
    """O26: a bird flies out and back; another flies to where nobody could read."""
    here = board(tiles={"d3": land("sea", birds=2), "c3": "jungle"}, unknown=["d2"], display=row("migration", "birds"))
    steps = can(here, "birds migration@1 d3>d3, d3>d2")
    assert steps[:3] == [
        "unsettled", "* O26 migration.out-and-back hex=d3 who=birds", "migration.tiles-only ground.unknown-hex hex=d2",
    ]  # fmt: skip
    assert all("order.passed" in step for step in steps[3:])


def test_the_evidence_of_a_claim() -> None:
    """The sums behind a claim come first and are no reasons."""
    here = board(tiles={"d3": land("sea", birds=2, mammals=2)}, elements={"seed": ["d3.e"], "meat": ["d3.w"]})
    steps = can(here, "mammals claim d3")
    assert steps[0] == "no"
    marks = [step[0] == "*" for step in steps[1:]]
    assert marks == sorted(marks)
    assert any("matching" in step for step in steps[1:])


# What changes


def test_the_space_left_out_is_the_one_that_is_next() -> None:
    here = board(**CROWD, next="migration@2", display=row("migration", "birds", "birds"))
    assert made(here, "birds migration d3>d2") == [
        "migration.move migration.moved hex=d3 n=1 to=d2 who=birds", BACK.format("migration@2", "birds"),
        AUTO.format("extinction"),
    ]  # fmt: skip
    assert then(here, "birds migration d3>d2").display["migration"].pawns == ("birds", *[None] * 5)


def scoring(**values: Any) -> Position:
    given: dict[str, Any] = {
        "tiles": {"d3": land("sea", "birds", birds=2, mammals=1), "d2": "wetland"}, "elements": {"seed": ["d3.e"]},
        "next": "domination@1", "animals": {"mammals": {"pawns": 0, "vp": 0}, "birds": {"pawns": 0, "vp": 0}},
        "display": row("domination", "mammals", None, "birds", cards=["fertile", "omnivore"]),
    }  # fmt: skip
    return board(**{**given, **values})


def test_what_comes_after_a_card() -> None:
    """While the card is owed it comes first; when it is taken, the next pawn does, and is told."""
    here = scoring()
    assert made(here, "mammals domination d3")[-2:] == [BACK.format("domination@1", "mammals"), CARD.format("birds")]
    owed = then(here, "mammals domination d3")
    assert made(owed, "birds card fertile d3")[-1] == PAWN.format("domination@3", "birds")
    after = then(owed, "birds card fertile d3")
    assert (after.next, after.owed, after.taken) == ("domination@3", None, ("fertile",))
    assert after.display["domination"].cards == ("omnivore",)
    assert after.scored == ("d3",)


def test_a_card_is_taken_from_those_face_up() -> None:
    """Once, and whether or not the position states them."""
    owed = {"owed": {"card": "birds", "tile": "d3"}, "scored": ["d3"], "next": "domination@3"}
    unstated = scoring(**owed, display={})
    after = then(unstated, "birds card fertile d3")
    assert (after.taken, after.display) == (("fertile",), {})
    several = scoring(**owed, taken=["biomass"], display=row("domination", cards=["omnivore", "fertile", "aquatic"]))
    after = then(several, "birds card fertile d3")
    assert (after.taken, after.display["domination"].cards) == (("biomass", "fertile"), ("omnivore", "aquatic"))


@pytest.mark.parametrize("phase", ["execution", "reset", None])
def test_a_card_shown_alone_is_taken_as_well(phase: str | None) -> None:
    here = scoring(phase=phase, next=None, scored=["d3"], display=row("domination", cards=["fertile"]))
    after = then(here, "birds card fertile d3")
    assert after.taken == ("fertile",)
    assert after.next == ("extinction" if phase == "execution" else None)


def test_a_claim_moves_no_turn() -> None:
    """Claims leave `next` as it is, unless the card that was owed is owed no more (O27)."""
    here = board(tiles={"d3": land("sea", birds=2), "d2": land("sea", "birds", birds=1)}, elements={"seed": ["d3.e"]},
                 display=row("migration", "birds"))  # fmt: skip
    after = then(here, "birds claim d3")
    assert (after.next, after.phase, after.tiles["d3"].cone) == (None, "execution", "birds")
    assert made(here, "birds claim d3")[1:] == []
    owed = scoring(owed={"card": "birds", "tile": "d3"}, scored=["d3"], elements={"meat": ["d3.e"]},
                   next="domination@2")  # fmt: skip
    assert made(owed, "mammals claim d3")[-1] == CARD.format("mammals")
    tied = scoring(owed={"card": "birds", "tile": "d3"}, scored=["d3"], elements={}, next="domination@2")
    assert made(tied, "mammals tie d3")[-1] == PAWN.format("domination@3", "birds")
    assert then(tied, "mammals tie d3").next == "domination@3"


# What may follow


def depleted(line: str, elements: dict[str, Any], tiles: dict[str, Any], rules: Any = RULES) -> list[str]:
    """What is pointed out after birds take a disc off the board."""
    kinds = list(elements)
    here = board(tiles=tiles, elements=elements, next="depletion@1",
                 display=row("depletion", "birds", elements=kinds))  # fmt: skip
    return [step for step in made(here, line, rules) if "usual-check" in step or "(ours)" in step]


BOTH = {"d3": land("sea", birds=1, mammals=1)}


@pytest.mark.parametrize(
    ("cone", "elements", "said"),
    [
        # birds have a seed more once the meat is gone; mammals had it before
        (None, {"meat": ["d3.e"], "seed": ["d3.ne"]}, [CLAIM.format("d3", "birds")]),
        ("birds", {"meat": ["d3.e"], "seed": ["d3.ne"]}, []),
        ("mammals", {"meat": ["d3.e"], "seed": ["d3.ne"]}, [CLAIM.format("d3", "birds")]),
        # who qualified before is not pointed out again
        (None, {"meat": ["d3.e"], "seed": ["d3.ne", "d3.nw", "d3.w"]}, []),
        ("mammals", {"meat": ["d3.e"], "seed": ["d3.ne", "d3.nw", "d3.w"]}, []),
        # a tie arises
        ("mammals", {"meat": ["d3.e", "d3.w"], "seed": ["d3.ne"]}, [TIE.format("d3", "mammals")]),
        (None, {"meat": ["d3.e", "d3.w"], "seed": ["d3.ne"]}, []),
        ("birds", {"meat": ["d3.e", "d3.w"], "seed": ["d3.ne"]}, [TIE.format("d3", "birds")]),
        # it was there before
        ("birds", {"meat": ["d3.ne"], "water": ["d3.e"], "seed": ["d3.w"]}, []),
    ],
)
def test_who_may_claim_or_show_a_tie(cone: str | None, elements: dict[str, Any], said: list[str]) -> None:
    assert depleted("birds depletion d3.e", elements, {"d3": land("sea", cone, birds=1, mammals=1)}) == said


STALE = "O2 switches.decided name=stale-cone reading={} (ours)"


@pytest.mark.parametrize(
    ("reading", "said"),
    [("unsettled", []), ("stands", []), ("comes-off", [OFF.format("d3", "birds"), STALE.format("comes-off")])],
)
def test_a_cone_that_comes_off_by_a_reading(reading: str, said: list[str]) -> None:
    """O2: nothing feeds the holder any more, and nobody else qualifies or ties."""
    rules = RULES.switched({"stale-cone": reading})
    tiles = {"d3": land("sea", "birds", birds=1)}
    assert depleted("birds depletion d3.e", {"seed": ["d3.e"]}, tiles, rules) == said
    assert depleted("birds depletion d3.e", {"meat": ["d3.e"]}, tiles, rules) == []
    level = {"d3": land("sea", "birds", birds=1, mammals=1)}
    assert depleted("birds depletion d3.e", {"seed": ["d3.e"]}, level, rules) == [TIE.format("d3", "birds")]


def test_several_tiles_are_pointed_out() -> None:
    tiles = {"d2": land("sea", "mammals", birds=1, mammals=1), "d3": land("sea", "mammals", birds=1, mammals=1),
             "e3": land("desert", birds=1, mammals=1)}  # fmt: skip
    found = depleted("birds depletion d2.se", {"meat": ["d2.se"], "seed": ["d2.e"]}, tiles)
    # d2.se touches all three; d2.e touches d2, e3 and e2: after the meat is gone d3 is level at none
    assert found == [CLAIM.format("d2", "birds"), TIE.format("d3", "mammals"), CLAIM.format("e3", "birds")]


def test_a_tile_that_was_not_there_before() -> None:
    """A new tile on which birds alone find something may be claimed at once; one where nobody stands may not."""
    box = row("wanderlust", "birds", elements=["seed"], tiles=["jungle", "sea", "desert"])
    here = board(tiles={"d3": land("sea", birds=2, mammals=2)}, next="wanderlust@1", display=box,
                 animals={"birds": {"pawns": 0, "vp": 0}, "mammals": {}})  # fmt: skip
    found = [step for step in made(here, "birds wanderlust jungle d2 + seed d2.nw | birds d3 1") if "check" in step]
    assert found == [CLAIM.format("d2", "birds")]
    assert not [step for step in made(here, "birds wanderlust jungle d2") if "check" in step]


# What is assumed


STRANGERS = {"d3": land("sea", "birds", birds=2, mammals=1), "d2": land("wetland", "insects", insects=1)}


@pytest.mark.parametrize(
    ("line", "whose"),
    [
        ("mammals claim d3", ["mammals", "birds"]),
        ("mammals tie d3", ["mammals", "birds"]),
        ("insects claim d2", ["insects"]),
        ("insects claim g4", []),
        ("birds adaptation sun", ["birds"]),
        ("mammals regression keep sun", ["mammals"]),
        ("birds migration d3>d2", []),
        ("birds depletion d3.e", []),
        ("birds pass", []),
        ("birds place migration@1", []),
        ("automatic", ["mammals", "birds", "insects"]),
        ("birds card fertile d3", ["mammals", "birds", "insects"]),
    ],
)
def test_printed_elements_are_assumed_of_those_that_an_action_rests_on(line: str, whose: list[str]) -> None:
    here = board(phase=None, tiles=STRANGERS, animals={}, elements={"sun": ["d3.e"]})
    for question in ("can", "act"):
        assert [sentence.params["who"] for sentence in asked(question, here, line).assumed] == whose
    stated = board(phase=None, tiles=STRANGERS, animals={"mammals": {}, "birds": {}, "insects": {}})
    assert asked("can", stated, line).assumed == ()


# Readings that decided what comes next


O5 = "* O5 switches.decided name=leftmost-glaciation reading=first-space-only (ours)"
FIRST = RULES.switched({"leftmost-glaciation": "first-space-only"})


def readings(position: Position, line: str, rules: Any) -> list[str]:
    """The steps on readings after the action, and what is next then."""
    ruling = asked("act", position, line, rules)
    assert ruling.position is not None, ruling.reasons
    return [*(written(step) for step in ruling.steps if "switches" in step.text.key), str(ruling.position.next)]


def test_a_pawn_that_waits_by_a_reading() -> None:
    waiting = row("glaciation", None, "mammals")
    by_reading = O5[2:]
    here = board(display={**waiting, **row("depletion", "birds", elements=["sun"]), **row("migration", "birds")},
                 elements={"sun": ["d3.e"]}, next="depletion@1")  # fmt: skip
    assert readings(here, "birds depletion d3.e", FIRST) == [by_reading, "migration@1"]
    assert readings(here, "birds depletion d3.e", RULES) == ["glaciation@2"]
    # after Glaciation it decides nothing any more
    later = board(display={**waiting, **row("migration", "birds", "mammals")}, next="migration@1")
    assert readings(later, "birds migration d3>d2", FIRST) == ["migration@2"]
    assert readings(later, "birds pass", FIRST) == ["migration@2"]
    # nor before: another space comes first
    sooner = board(display={**waiting, **row("adaptation", "birds", "birds", elements=["sun"])}, next="adaptation@1")
    assert readings(sooner, "birds adaptation sun", FIRST) == ["adaptation@2"]
    clearing = board(display={**waiting, **row("wasteland", elements=[])}, next="wasteland@clearing")
    assert readings(clearing, "automatic", FIRST) == [by_reading, "extinction"]
    reset = board(phase="reset", next="survival", tiles={"d3": "sea tundra"}, display=waiting)
    assert readings(reset, "automatic", FIRST) == ["reseed"]
    # nor does what a reading decided earlier decide a claim
    end = board(
        phase="reset", next="final", elements={"seed": ["d3.e"]}, display={"domination": {"cards": ["ice-age"]}}
    )
    assert readings(end, "birds claim d3", RULES.switched({"end-trigger": "drawn"})) == ["final"]
    # a claim moves nothing
    claim = board(elements={"seed": ["d3.e"]}, next="wasteland@clearing", display=waiting)
    assert readings(claim, "birds claim d3", FIRST) == ["wasteland@clearing"]


def test_planning_that_ends_before_a_pawn_that_waits() -> None:
    display = {box: {"pawns": []} for box in RULES.boxes} | row("glaciation", None, "mammals")
    here = board(phase="planning", turn="birds", display=display, initiative=["birds", "mammals"],
                 animals={"birds": {"pawns": 1}, "mammals": {"pawns": 0}})  # fmt: skip
    assert readings(here, "birds place migration@1", FIRST) == ["regression@losses"]
    assert readings(here, "birds place initiative@1", FIRST) == ["initiative@1"]
    more = here.with_count("birds", "pawns", 1)
    assert readings(more, "birds place migration@1", FIRST) == ["None"]


def test_planning_that_ends_where_nothing_is_lost() -> None:
    """A house without automatic steps in execution: then the reading decides what comes first."""
    boxes = RULES.tables["actions"]["boxes"]
    bare = {box: {key: value for key, value in entry.items() if key != "after"} for box, entry in boxes.items()}
    rules = house("actions", boxes=bare).switched({"leftmost-glaciation": "first-space-only"})
    display = row("glaciation", None, "mammals") | row("migration") | row("adaptation")
    here = board(phase="planning", turn="birds", display=display,
                 animals={"birds": {"pawns": 1}, "mammals": {"pawns": 0}})  # fmt: skip
    assert readings(here, "birds place migration@1", rules) == [O5[2:], "migration@1"]
    assert readings(here, "birds place adaptation@1", rules) == ["adaptation@1"]
