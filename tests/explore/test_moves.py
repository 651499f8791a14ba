"""What an animal may do: counted, listed up to a limit, as far as the position says enough."""

from __future__ import annotations

import time
from typing import Any

import pytest

from dsrules.api import UsageError, can, loads, moves, setup
from dsrules.messages import Speaker
from dsrules.position import Owed, Position
from dsrules.render.exploring import moves_lines
from dsrules.render.layout import Page
from dsrules.rulebook import Rulebook
from dsrules.ruling import Ruling

SIX = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")


@pytest.fixture
def start() -> Position:
    return setup(SIX, seed=3)


def execution(position: Position, step: str, pawns: dict[str, list[str | None]]) -> Position:
    """The position in its execution, with these pawns on the display."""
    for box, holders in pawns.items():
        row = position.box(box).pawns or ()
        position = position.with_box(box, pawns=(*holders, *row[len(holders) :]))
    return position._replace(phase="execution", next=step, turn=None)


def entry(ruling: Ruling, name: str) -> dict[str, Any]:
    found = [box for box in ruling.result["boxes"] if name in (box["box"], box["space"])]
    assert len(found) == 1, ruling.result
    return dict(found[0])


def missing(ruling: Ruling) -> list[str]:
    return [part.text.key for step in ruling.steps for part in step.parts]


def test_planning(start: Position) -> None:
    """41 eyeball spaces, all vacant (display.spaces); only the animal whose turn it is places now."""
    first = entry(moves(start, "insects"), "placing")
    assert (first["count"], first["exact"], first["now"]) == (41, True, True)
    assert first["actions"][0] == "insects place initiative@1"
    assert entry(moves(start, "birds"), "placing")["now"] is False
    taken = start.with_box("initiative", pawns=("mammals",))
    assert entry(moves(taken, "insects"), "placing")["count"] == 40
    empty = start.with_sheet("insects", pawns=0)
    assert entry(moves(empty, "insects", "placing"), "placing")["count"] == 0
    assert missing(moves(empty, "insects", "placing")) == ["placing.no-pawn"]


def test_only_where_a_pawn_stands(start: Position) -> None:
    """A pawn on migration@5 may move three species, the one on @6 two; nothing else is the birds' to do."""
    position = execution(start, "migration@5", {"migration": [None, None, None, None, "birds", "birds"]})
    ruling = moves(position, "birds", limit=6)
    assert [box["space"] or box["box"] for box in ruling.result["boxes"]] == ["migration@5", "migration@6", "claim"]
    assert ruling.result["pass"] is True
    third, second = entry(ruling, "migration@5"), entry(ruling, "migration@6")
    assert third["now"] is True
    assert second["now"] is False
    assert third["count"] > second["count"]
    assert len(third["actions"]) == len(second["actions"]) == 3, "the limit holds for the box"
    assert third["actions"][0].startswith("birds migration@5 ")
    assert moves(position, "insects").result["pass"] is False


def test_a_box_without_a_pawn(start: Position) -> None:
    ruling = moves(execution(start, "adaptation@1", {"adaptation": ["birds"]}), "birds", "migration")
    assert ruling.verdict is None
    assert entry(ruling, "migration")["count"] == 0
    assert missing(ruling) == ["explore.no-pawn"]
    assert [step.rule for step in ruling.steps] == ["migration.move"]


def test_free_actions(start: Position) -> None:
    """Insects: one species on any of seven tiles. Arachnids: one victim on one of three tiles with six animals."""
    position = execution(start, "speciation@free", {})
    assert entry(moves(position, "insects", "speciation"), "speciation")["count"] == 7
    assert entry(moves(position, "arachnids"), "competition")["count"] == 2 + 2 + 2
    assert entry(moves(position, "birds", "competition@free"), "competition")["count"] == 0


def test_one_glaciation_pawn_a_turn(start: Position) -> None:
    """glaciation.leftmost-only: the birds wait behind the mammals. Six tiles lie next to the tundra."""
    position = execution(start, "glaciation@1", {"glaciation": ["mammals", "birds"]})
    assert entry(moves(position, "mammals", "glaciation"), "glaciation")["count"] == 6
    assert entry(moves(position, "birds", "glaciation"), "glaciation")["count"] == 0


def test_box_contents(start: Position) -> None:
    """Types, not discs, are chosen; with six elements nothing can be taken (adaptation.limit)."""
    position = start.with_box("adaptation", elements=("sun", "sun", "seed", "sun"), pawns=("birds", None, None))
    position = position._replace(phase="execution", next="adaptation@1", turn=None)
    assert entry(moves(position, "birds", "adaptation"), "adaptation")["actions"] == [
        "birds adaptation@1 seed", "birds adaptation@1 sun",
    ]  # fmt: skip
    full = position.with_sheet("birds", elements=("seed",) * 6)
    assert entry(moves(full, "birds", "adaptation"), "adaptation")["count"] == 0
    assert missing(moves(full, "birds", "adaptation")) == ["adaptation.full"]
    assert missing(moves(position, "birds", "wasteland@1")) == ["contents.empty"]


def test_what_the_position_leaves_out() -> None:
    board = loads("{dsrules: 1, tiles: {d3: sea tundra, e3: {terrain: savannah, species: {birds: 2}}}}")
    for box, key in (
        ("adaptation", "explore.discs-not-stated"),
        ("speciation@sun", "explore.pool-not-stated"),
        ("wanderlust", "explore.tiles-not-stated"),
        ("placing", "explore.display-not-stated"),
    ):
        ruling = moves(board, "birds", box)
        assert ruling.verdict == "undetermined"
        assert key in [step.text.key for step in ruling.reasons]
        assert not any(found["exact"] for found in ruling.result["boxes"])
    some = board.with_box("migration", pawns=("birds",) * 6)
    assert [step.text.key for step in moves(some, "birds", "placing").reasons] == ["explore.spaces-not-stated"]
    assert [box["space"] for box in moves(board, "birds", "speciation").result["boxes"]] == [None]
    assert moves(board, "birds").verdict is None, "all boxes at once have no one verdict"
    assert moves(board, "birds", "glaciation").verdict is None
    migration = moves(board, "birds", "migration", limit=4)
    assert [box["space"] for box in migration.result["boxes"]] == [f"migration@{n}" for n in range(1, 7)]
    assert [box["count"] for box in migration.result["boxes"]] == [2] * 6, "one cube or both to the one neighbour"
    assert sum(len(box["actions"]) for box in migration.result["boxes"]) == 4


def test_unread_corners_and_one_tile_without_a_map() -> None:
    unread = loads(
        "{dsrules: 1, tiles: {d3: sea tundra}, unknown: [d3.w], animals: {birds: {}},"
        " display: {abundance: {elements: [sun]}}}"
    )
    ruling = moves(unread, "birds", "abundance")
    assert ruling.verdict == "undetermined"
    assert entry(ruling, "abundance")["count"] == 5
    assert entry(moves(unread, "birds", "domination"), "domination")["exact"] is True, "no corner decides"
    hexes = loads("{dsrules: 1, tiles: {d3: sea tundra}, unknown: [d2], animals: {birds: {}}}")
    assert entry(moves(hexes, "birds", "domination"), "domination")["exact"] is False
    one = loads("{dsrules: 1, tile: {terrain: sea, species: {birds: 2}}, animals: {birds: {}}}")
    assert moves(one, "birds", "migration").verdict == "undetermined"
    assert moves(one, "birds").verdict is None


def test_cards_owed(start: Position) -> None:
    """Five cards lie face up; the one to whom a card is owed may take any of them, and nobody may pass."""
    board = start.with_box("domination", cards=("fertile", "omnivore", "habitat"))
    board = board.with_tile("e3", board.tiles["e3"]._replace(cone="insects"))
    board = board._replace(phase="execution", next="domination@2", turn=None, scored=("e3",))

    board = board._replace(owed=Owed("insects", "e3"))
    ruling = moves(board, "insects", limit=9)
    assert ruling.result["pass"] is False
    cards = {box["card"]: box for box in ruling.result["boxes"] if box["box"] == "card"}
    assert {card: box["count"] for card, box in cards.items()}["fertile"] == 3, "insects stand on three tiles"
    assert cards["omnivore"]["actions"] == ["insects card omnivore"]
    assert all(box["now"] for box in cards.values())
    assert moves(board, "birds", "card").result["boxes"][0]["count"] == 0


def test_claims(start: Position) -> None:
    """X1: with six animals each one qualifies on its own two-cube tile and nowhere else."""
    homes = {"mammals": "d4", "reptiles": "e4", "birds": "c4", "amphibians": "d2", "arachnids": "c3", "insects": "e3"}
    for animal, home in homes.items():
        assert entry(moves(start, animal, "claim"), "claim")["actions"] == [f"{animal} claim {home}"]


def test_everything_listed_is_allowed(start: Position) -> None:
    position = start._replace(phase=None, turn=None)
    for animal in SIX:
        for box in moves(position, animal, limit=12).result["boxes"]:
            for line in box["actions"]:
                assert can(position, line, anytime=True).verdict == "yes", line


def test_lists_that_would_be_huge(start: Position) -> None:
    """Millions of moves are counted and a few of them listed in no time."""
    for name in ("d2", "e3", "c3", "e4", "c4", "d4"):
        for animal in SIX:
            start = start.with_species(name, animal, 9)
    began = time.process_time()
    ruling = moves(start._replace(phase=None), "birds", limit=3)
    assert time.process_time() - began < 1.0
    assert max(box["count"] for box in ruling.result["boxes"]) > 10**9
    assert all(len(box["actions"]) <= 3 for box in ruling.result["boxes"])


def test_what_is_asked_for(start: Position) -> None:
    assert moves(start, "ptáci", "migrace@2").question == {"ask": "moves", "animal": "birds", "box": "migration@2"}
    assert moves(start, "birds", "speciation@sun").question["box"] == "speciation@2"
    two = setup(["birds", "insects"])
    assert moves(two, "mammals").verdict == "no"
    for box, code in (("foo", "usage.box"), ("migration@9", "usage.box"), ("regression@losses", "usage.box")):
        with pytest.raises(UsageError) as error:
            moves(start, "birds", box)
        assert error.value.diagnostics[0].code == code
    for limit in (-1, 10**6, "ten", True):
        with pytest.raises(UsageError):
            moves(start, "birds", limit=limit)  # type: ignore[arg-type]
    with pytest.raises(UsageError):
        moves(start, "bears")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_in_words(lang: str, start: Position, rules: Rulebook) -> None:
    speaker = Speaker(rules, lang)
    boards = (start, start._replace(phase=None), loads("{dsrules: 1, tile: {terrain: sea, species: {birds: 2}}}"))
    for position in boards:
        ruling = moves(position, "birds", limit=5)
        lines = moves_lines(ruling, speaker, Page())
        assert all(line in "\n".join(lines) for box in ruling.result["boxes"] for line in box["actions"][:1])
        assert ruling.to_dict(lang)["result"]["animal"] == "birds"
    assert moves_lines(moves(setup(["birds", "insects"]), "mammals"), speaker, Page())
