"""The field counted independently: by plain coordinates, from compendium 2.1 and 2.2."""

from __future__ import annotations

from itertools import product

import pytest

from dsrules.board import Board, UnknownCorner
from dsrules.rulebook import Rulebook

FIELD = {-3: (0, 3), -2: (-1, 3), -1: (-2, 3), 0: (-2, 2), 1: (-3, 2), 2: (-3, 1), 3: (-3, 0)}
HEXES = {(q, r) for q, (low, high) in FIELD.items() for r in range(low, high + 1)}


def _adjacent(one: tuple[int, int], other: tuple[int, int]) -> bool:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2 == 1


@pytest.fixture
def board(rules: Rulebook) -> Board:
    return rules.board


def test_the_field_has_35_hexes_in_columns_of_4_5_6_5_6_5_4(board: Board) -> None:
    assert len(board.hexes) == 35
    assert [sum(name[0] == letter for name in board.hexes) for letter in "abcdefg"] == [4, 5, 6, 5, 6, 5, 4]
    assert set(board.axial.values()) == HEXES


def test_start_hexes_are_where_the_contract_puts_them(board: Board) -> None:
    places = {"d3": (0, 0), "d2": (0, -1), "e3": (1, -1), "e4": (1, 0), "d4": (0, 1), "c4": (-1, 1), "c3": (-1, 0)}
    assert {name: board.axial[name] for name in places} == places


def test_neighbours_are_the_hexes_that_share_an_edge(board: Board) -> None:
    for name, place in board.axial.items():
        expected = {other for other, there in board.axial.items() if _adjacent(place, there)}
        assert set(board.neighbours[name]) == expected


def test_92_corners_of_which_50_18_and_24_touch_three_two_and_one_hex(board: Board, rules: Rulebook) -> None:
    around = {(q + dq, r + dr) for (q, r) in HEXES for dq, dr in product(range(-2, 3), repeat=2)}
    trios = {
        frozenset((one, two, three))
        for one in HEXES
        for two in around
        for three in around
        if _adjacent(one, two) and _adjacent(two, three) and _adjacent(one, three)
    }
    assert len(trios) == 92
    assert len(board.corners) == 92
    sizes = [len(board.hexes_of[corner]) for corner in board.corners]
    assert [sizes.count(n) for n in (3, 2, 1)] == [50, 18, 24]
    printed = rules.tables["board"]["printed"]
    assert printed == {"hexes": 35, "corners": {"inner": 50, "rim": 18, "tip": 24}}


@pytest.mark.parametrize("spelling", ["d3.e", "e3.sw", "e4.nw", "d3+e3+e4", "e4+d3+e3", "E4.NW"])
def test_four_spellings_of_one_corner(board: Board, spelling: str) -> None:
    assert board.corner(spelling) == "d3.e"


def test_a_set_that_is_no_exact_set_lists_the_corners_that_contain_it(board: Board) -> None:
    with pytest.raises(UnknownCorner) as caught:
        board.corner("d3+e3")
    assert set(caught.value.candidates) == {board.corner("d2+d3+e3"), board.corner("d3+e3+e4")}


def test_every_corner_is_found_by_each_of_its_spellings(board: Board) -> None:
    for corner in board.corners:
        for name in board.hexes_of[corner]:
            direction = board.directions[board.corners_of[name].index(corner)]
            assert board.corner(f"{name}.{direction}") == corner
        assert corner == min(
            f"{name}.{way}" for name in board.hexes_of[corner] for way in board.directions
            if board.corner(f"{name}.{way}") == corner
        )  # fmt: skip
