"""What only the whole position shows: pieces beyond what the box holds, and contradictions."""

from __future__ import annotations

from typing import Any

import pytest

from dsrules.diagnostics import ERROR, NOTE, WARNING, InputError
from dsrules.rulebook import Rulebook
from dsrules.text.position_reader import read_values

CORNERS = [f"{name}.{way}" for name in ("c3", "e3", "d5", "b4", "g2") for way in ("nw", "ne", "e", "se", "sw", "w")]
"""Thirty different corners: those of five hexes, no two of them neighbours."""
FIVE = {"c3": "jungle", "e3": "savannah", "d5": "desert", "b4": "forest", "g2": "sea"}


def found(document: dict[str, Any], rules: Rulebook) -> list[tuple[str, str, str]]:
    """Return (code, severity, path) of everything that is said about a document."""
    try:
        diagnostics = read_values({"dsrules": 1, **document}, rules).diagnostics
    except InputError as error:
        diagnostics = error.diagnostics
    return [(one.code, one.severity, one.path) for one in diagnostics]


def board_of(**species: int) -> dict[str, Any]:
    return {"tiles": {"d3": {"terrain": "sea", "species": species}}}


def test_twenty_discs_of_a_type_and_no_more(rules: Rulebook) -> None:
    twenty = {"tiles": FIVE, "elements": {"sun": CORNERS[:20]}}
    assert found(twenty, rules) == []
    more = {"tiles": FIVE, "elements": {"sun": CORNERS[:21]}}
    assert found(more, rules) == [("position.too-many-discs", ERROR, "elements.sun")]


def test_printed_elements_are_no_discs_but_added_ones_are(rules: Rulebook) -> None:
    document = {"tiles": FIVE, "elements": {"sun": CORNERS[:20]}, "animals": {"reptiles": {}}}
    assert found(document, rules) == []
    document["animals"] = {"reptiles": {"elements": ["sun", "sun", "sun"]}}
    assert found(document, rules) == [("position.too-many-discs", ERROR, "elements.sun")]


def test_discs_in_boxes_count(rules: Rulebook) -> None:
    document = {"tiles": FIVE, "elements": {"sun": CORNERS[:18]}, "display": {"adaptation": {"elements": ["sun"] * 2}}}
    assert found(document, rules) == []
    document["display"]["wasteland"] = {"elements": ["sun"]}  # type: ignore[index]
    assert found(document, rules) == [("position.too-many-discs", ERROR, "elements.sun")]


@pytest.mark.parametrize(("terrain", "number"), [("sea", 7), ("wetland", 4), ("desert", 4)])
def test_large_tiles_by_terrain(rules: Rulebook, terrain: str, number: int) -> None:
    hexes = rules.board.hexes[: number + 1]
    assert found({"tiles": dict.fromkeys(hexes[:number], terrain)}, rules) == []
    assert found({"tiles": dict.fromkeys(hexes, terrain)}, rules) == [("position.too-many-tiles", ERROR, "tiles")]
    face_up = {"tiles": dict.fromkeys(hexes[:number], terrain), "display": {"wanderlust": {"tiles": [None, terrain]}}}
    assert found(face_up, rules) == [("position.too-many-tiles", ERROR, "tiles")]


def test_a_full_board_has_31_tiles(rules: Rulebook) -> None:
    pool = [terrain for terrain, number in rules.large_tiles.items() for _ in range(number)]
    assert len(pool) == 31
    full = dict(zip(rules.board.hexes, pool, strict=False))
    assert found({"tiles": full}, rules) == []
    assert found({"tiles": {**full, rules.board.hexes[31]: "sea"}}, rules) == [
        ("position.too-many-tiles", ERROR, "tiles")
    ]


def test_twelve_tundra_tiles(rules: Rulebook) -> None:
    pool = [terrain for terrain, number in rules.large_tiles.items() for _ in range(number)]
    frozen = {name: f"{terrain} tundra" for name, terrain in zip(rules.board.hexes, pool, strict=False)}
    assert found({"tiles": dict(list(frozen.items())[:12])}, rules) == []
    assert found({"tiles": dict(list(frozen.items())[:13])}, rules) == [("position.too-many-tundra", ERROR, "tiles")]


def test_cubes_in_all(rules: Rulebook) -> None:
    # 55 cubes, one of them on the VP track: 54 may be elsewhere
    assert found({**board_of(birds=4), "animals": {"birds": {"gene_pool": 40, "out": 10}}}, rules) == []
    more = {**board_of(birds=4), "animals": {"birds": {"gene_pool": 40, "out": 11}}}
    assert found(more, rules) == [("position.too-many-cubes", ERROR, "animals.birds.gene_pool")]
    assert found(board_of(birds=54), rules) == []
    assert found(board_of(birds=55), rules) == [("position.too-many-cubes", ERROR, "tiles.d3.species.birds")]


@pytest.mark.parametrize(("players", "cubes"), [(2, 55), (3, 50), (4, 45), (5, 40), (6, 35)])
def test_cubes_by_players(rules: Rulebook, players: int, cubes: int) -> None:
    def of(pool: int) -> list[tuple[str, str, str]]:
        document = {**board_of(birds=4), "players": players, "animals": {"birds": {"gene_pool": pool, "out": 0}}}
        return found(document, rules)

    assert of(cubes - 5) == []
    assert of(cubes - 6) == [("position.fewer-cubes", NOTE, "animals.birds.gene_pool")]
    if players > 2:
        assert of(cubes - 4) == [("position.cubes-beyond-players", WARNING, "animals.birds.gene_pool")]


def test_nothing_is_said_of_cubes_that_are_not_stated(rules: Rulebook) -> None:
    assert found({**board_of(birds=4), "players": 6}, rules) == []
    assert found({**board_of(birds=4), "players": 6, "animals": {"birds": {"gene_pool": 3}}}, rules) == []


def test_more_than_ten_pawns_is_a_warning(rules: Rulebook) -> None:
    display = {"migration": {"pawns": ["birds"] * 6}}
    assert found({"display": display, "animals": {"birds": {"pawns": 4}}}, rules) == []
    assert found({"display": display, "animals": {"birds": {"pawns": 5}}}, rules) == [
        ("position.too-many-pawns", WARNING, "animals.birds.pawns")
    ]
    assert found({"display": {**display, "domination": {"pawns": ["birds"] * 5}}}, rules) == [
        ("position.too-many-pawns", WARNING, "display")
    ]


def test_every_card_is_there_once(rules: Rulebook) -> None:
    assert found({"taken": ["fertile"], "display": {"domination": {"cards": ["blight"]}}}, rules) == []
    twice = {"taken": ["fertile"], "display": {"domination": {"cards": ["blight", "fertile", "blight"]}}}
    assert found(twice, rules) == [
        ("position.card-twice", ERROR, "display.domination.cards[1]"),
        ("position.card-twice", ERROR, "display.domination.cards[2]"),
    ]


CONTRADICTIONS: dict[str, tuple[dict[str, Any], list[tuple[str, str, str]]]] = {
    "track": (
        {"animals": {"birds": {}, "insects": {}}, "initiative": ["birds"]},
        [("position.initiative", WARNING, "initiative")],
    ),
    "whole track": ({"animals": {"birds": {}, "insects": {}}, "initiative": ["birds", "insects"]}, []),
    "players decide the supply": ({"players": 6, "owners": {"a": ["birds"], "b": ["insects"]}}, []),
    "several animals each": ({"players": 2, "owners": {"a": ["birds", "mammals"], "b": ["insects"]}}, []),
    "nobody's animal": (
        {"owners": {"a": ["birds"], "b": ["insects"]}, "turn": "mammals"},
        [("position.without-owner", WARNING, "owners")],
    ),
    "players": (
        {"players": 2, "animals": {"birds": {}, "insects": {}, "mammals": {}}},
        [("position.players", WARNING, "players")],
    ),
    "next in planning": ({"phase": "planning", "next": "migration@1"}, [("position.next", WARNING, "next")]),
    "next in execution": ({"phase": "execution", "next": "migration@1"}, []),
    "turn in reset": ({"phase": "reset", "turn": "birds"}, [("position.turn", WARNING, "turn")]),
    "turn in planning": ({"phase": "planning", "turn": "birds"}, []),
    "owed": (
        {**board_of(birds=1), "owed": {"card": "birds", "tile": "d3"}},
        [("position.owed", WARNING, "owed.tile")],
    ),
    "owed for the last": ({**board_of(birds=1), "scored": ["d3"], "owed": {"card": "birds", "tile": "d3"}}, []),
    "shielded": ({"shielded": {"birds": ["sun"]}}, [("position.shielded", NOTE, "shielded.birds")]),
    "shielded added": ({"shielded": {"birds": ["sun"]}, "animals": {"birds": {"added": ["sun"]}}}, []),
}


@pytest.mark.parametrize(("document", "expected"), CONTRADICTIONS.values(), ids=CONTRADICTIONS)
def test_contradictions(document: dict[str, Any], expected: list[tuple[str, str, str]], rules: Rulebook) -> None:
    assert found(document, rules) == expected
