"""Edits for what-if questions: how they are written, and what they do to a position."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsrules import rulebook
from dsrules.action import Action, Glaciation
from dsrules.diagnostics import InputError
from dsrules.explore.edits import apply_edit
from dsrules.messages import Speaker
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.text.edit_line import (
    ChangeCubes,
    ChangeDisplay,
    Edit,
    Glaciate,
    PutTile,
    SetCone,
    SetDisc,
    read_edit,
    write_edit,
)
from dsrules.text.tile_line import read_tile_line

RULES = rulebook.default()
EARTH = Position(
    tiles=Frozen({"d3": Tile("sea", species=Frozen(mammals=2), cone="mammals"), "d2": Tile("wetland")}),
    elements=Frozen({"d3.e": "sun"}),
    animals=Frozen({"mammals": Sheet(("meat", "meat", "sun", "sun", "sun"), gene_pool=30)}),
    unknown=frozenset({"c3.se", "c5"}),
)

READ: dict[str, Edit | Action] = {
    "d3.e=grass": SetDisc("d3.e", "grass"),
    "e4.nw = ~": SetDisc("d3.e", None),
    "d3+e3+e4=g": SetDisc("d3.e", "grass"),
    "sea.e=none": SetDisc("d3.e", None),
    "mammals +meat": ChangeDisplay("mammals", "meat", 1),
    "mammals -meat": ChangeDisplay("mammals", "meat", -1),
    "savci + 2 maso": ChangeDisplay("mammals", "meat", 2),
    "d3 mammals +1": ChangeCubes("d3", "mammals", 1),
    "D3 Ma-2": ChangeCubes("d3", "mammals", -2),
    "sea mammals +1": ChangeCubes("d3", "mammals", 1),
    "d3 cone mammals": SetCone("d3", "mammals"),
    "d3 cone ~": SetCone("d3", None),
    "c4 tundra": Glaciate("c4"),
    "e2 jungle": PutTile("e2", "jungle"),
    "birds glaciation e4": Glaciation("birds", "e4"),
}


@pytest.mark.parametrize("line", READ)
def test_every_form_of_an_edit(line: str) -> None:
    assert read_edit(line, RULES, EARTH) == READ[line]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ["action.line-empty"]),
        ("d3", ["action.line-incomplete"]),
        ("d3.e", ["action.line-incomplete"]),
        ("d3.e=", ["action.line-incomplete"]),
        ("d3.e=su", ["action.unknown-word"]),
        ("d3.q=sun", ["action.corner-unknown"]),
        ("d3 mammals", ["action.line-incomplete"]),
        ("d3 mammals +", ["action.line-incomplete"]),
        ("d3 mammals +0", ["action.number"]),
        ("d3 cone", ["action.line-incomplete"]),
        ("d3 birds +1 +1", ["action.line-unexpected"]),
        ("h7 tundra", ["action.hex-unknown"]),
        ("mammals +", ["action.line-incomplete"]),
        ("what if", ["action.unknown-word", "action.unknown-word"]),
        ("=", ["action.line-unexpected"]),
    ],
)
def test_what_is_said_about_a_line_that_is_no_edit(line: str, expected: list[str]) -> None:
    with pytest.raises(InputError) as caught:
        read_edit(line, RULES, EARTH)
    assert [diagnostic.code for diagnostic in caught.value.diagnostics] == expected


def edited(line: str, position: Position = EARTH) -> Position:
    edit: Any = read_edit(line, RULES, position)
    return apply_edit(position, edit, RULES)


def test_a_disc_is_put_replaced_and_taken_off() -> None:
    assert edited("d3.e=grass").elements == {"d3.e": "grass"}
    assert edited("d3.e=~").elements == {}
    put = edited("d3.w=grass")
    assert put.elements == {"d3.e": "sun", "c3.se": "grass"}
    assert put.unknown == {"c5"}
    assert edited("c5.sw=grub").elements["b5.e"] == "grub", "a hex nobody could read may carry a tile"


def test_a_corner_that_was_unknown_is_known_after_the_edit() -> None:
    position = EARTH._replace(unknown=frozenset({"d3.e"}), elements=Frozen())
    assert edited("d3.e=grass", position).unknown == frozenset()
    assert edited("d3.e=~", position) == position._replace(unknown=frozenset())
    assert edited("c5 sea").unknown == {"c3.se"}


def test_displays_and_cubes_change_by_what_is_said() -> None:
    assert edited("mammals +grass").animals["mammals"].elements == ("grass", "meat", "meat", "sun", "sun", "sun")
    assert edited("mammals -2 sun").animals["mammals"].elements == ("meat", "meat", "sun")
    assert edited("d3 mammals +1").tiles["d3"].species == {"mammals": 3}
    assert edited("d3 mammals -2").tiles["d3"].species == {}
    assert edited("d3 mammals +1").animals["mammals"].gene_pool == 30


def test_an_animal_comes_into_play_with_its_printed_elements() -> None:
    assert edited("d2 birds +1").animals["birds"] == Sheet(("seed", "seed"), stated=False)
    assert edited("birds +sun").animals["birds"] == Sheet(("seed", "seed", "sun"))
    assert list(edited("d2 cone birds").animals) == ["mammals", "birds"]


def test_tiles_change_and_what_stands_on_them_stays() -> None:
    assert edited("d3 tundra").tiles["d3"] == EARTH.tiles["d3"]._replace(tundra=True)
    assert edited("d3 jungle").tiles["d3"] == EARTH.tiles["d3"]._replace(terrain="jungle")
    assert edited("e2 jungle").tiles["e2"] == Tile("jungle")
    assert edited("d3 cone ~").tiles["d3"].cone is None


def test_the_tile_without_a_map_can_be_edited() -> None:
    position = read_tile_line("sea: sun | birds 2", RULES).position
    assert edited("tile birds +1", position).tiles["tile"].species == {"birds": 3}
    assert edited("tile.1=~", position).elements == {}
    assert edited("tile jungle", position).tiles["tile"].terrain == "jungle"
    with pytest.raises(InputError):
        edited("d3.e=sun", position)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("g1.e=sun", "action.edit-corner-off-earth"),
        ("mammals +2 grass", "action.edit-display-full"),
        ("mammals -meat", "action.edit-not-added"),
        ("mammals -grass", "action.edit-not-added"),
        ("birds -seed", "action.edit-not-added"),
        ("d3 mammals -3", "action.edit-too-few-cubes"),
        ("d3 mammals +54", "action.edit-too-many-cubes"),
        ("e4 mammals +1", "action.edit-no-tile"),
        ("e4 cone mammals", "action.edit-no-tile"),
        ("e4 tundra", "action.edit-no-tile"),
    ],
)
def test_an_impossible_edit_is_refused(line: str, code: str) -> None:
    with pytest.raises(InputError) as caught:
        edited(line)
    (found,) = caught.value.diagnostics
    assert found.code == code
    for lang in ("en", "cs"):
        assert Speaker(RULES, lang).say(found.text)


ANIMALS = st.sampled_from(RULES.food_chain)
ELEMENTS = st.sampled_from(RULES.elements)
HEXES = st.sampled_from(RULES.board.hexes)
CHANGES = st.integers(-55, 55).filter(bool)
EDITS: st.SearchStrategy[Any] = st.one_of(
    st.builds(SetDisc, st.sampled_from(RULES.board.corners), st.none() | ELEMENTS),
    st.builds(ChangeDisplay, ANIMALS, ELEMENTS, CHANGES),
    st.builds(ChangeCubes, HEXES, ANIMALS, CHANGES),
    st.builds(SetCone, HEXES, st.none() | ANIMALS),
    st.builds(Glaciate, HEXES),
    st.builds(PutTile, HEXES, st.sampled_from(RULES.terrains)),
)


@given(EDITS)
def test_a_written_edit_reads_back_equal(edit: Edit) -> None:
    assert read_edit(write_edit(edit), RULES) == edit


@given(st.text(max_size=40) | st.text("abde34.+-=~ mammals cone sun", max_size=30))
def test_any_text_is_an_edit_or_an_input_error(line: str) -> None:
    try:
        edit: Any = read_edit(line, RULES, EARTH)
        if type(edit).__module__.endswith("edit_line"):
            apply_edit(EARTH, edit, RULES)
    except InputError as error:
        assert error.diagnostics  # noqa: PT017
