"""The tile line: what a typed tile means, and what is said about one that means nothing."""

from __future__ import annotations

import time

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dsrules import rulebook
from dsrules.board import TILE
from dsrules.diagnostics import InputError
from dsrules.messages import Speaker
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.text.tile_line import read_tile_line, write_tile_line

RULES = rulebook.default()
W1 = "desert: grass grub 3 sun | insects 1 (2 grass, grub, water), amphibians 3 (3 water, 2 grub, meat) | cone insects"


def read(line: str) -> Position:
    return read_tile_line(line, RULES).position


def codes(line: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        read_tile_line(line, RULES)
    for diagnostic in caught.value.diagnostics:
        assert diagnostic.place is not None
        for lang in ("en", "cs"):
            speaker = Speaker(RULES, lang)
            assert speaker.say(diagnostic.text)
            assert diagnostic.hint is None or speaker.say(diagnostic.hint)
    return [diagnostic.code for diagnostic in caught.value.diagnostics]


def discs(position: Position) -> list[str]:
    return sorted(position.elements.values())


def test_the_worked_case_of_the_rulebook() -> None:
    position = read(W1)
    assert position.tiles == {TILE: Tile("desert", False, Frozen(insects=1, amphibians=3), "insects")}
    assert discs(position) == ["grass", "grub", "sun", "sun", "sun"]
    assert position.animals["insects"].elements == ("grass", "grass", "grub", "water")
    assert position.animals["amphibians"].elements == ("grub", "grub", "meat", "water", "water", "water")
    assert list(position.animals) == ["amphibians", "insects"]


@pytest.mark.parametrize(
    "line",
    [
        "De : gbsss | In1 (+bw) Am3 (+bbm) | cone In",
        "DESERT:GRASS,GRUB,3 SUN|INSECTS(+GRUB,WATER),AMPHIBIANS 3(+2 GRUB MEAT)|CONE INSECTS",
        "poušť: tráva larva 3 slunce | hmyz 1 (+larva voda), obojživelníci 3 (+2 larvy, maso) | cone hmyz",
        "poust trava larva 3slunce | hmyz 1 (+larva voda) obojzivelnici 3 (+2 larvy maso) | cone hmyz",
        "des gb 3s | ins 1 (ggbw), 3 amph (wwwbbm) | cone ins",
        "  desert\t: grass,,grub , 3 sun |, insects 1 (+ grub water) amphibians 3 (+ 2b m) , | cone insects ",
    ],
)
def test_other_spellings_of_it(line: str) -> None:
    assert read(line) == read(W1)


def test_tundra_is_a_star_or_a_word() -> None:
    assert read("sea*: sun").tiles[TILE] == read("sea tundra sun").tiles[TILE] == Tile("sea", True)
    assert read("tundra: sun | birds").tiles[TILE].ground == "tundra"


def test_letters_and_multipliers_stand_for_several_discs() -> None:
    assert discs(read("sea: see")) == ["seed", "seed", "sun"]
    assert discs(read("sea: 2 gb")) == ["grass", "grass", "grub", "grub"]
    assert discs(read("sea: 0 sun g")) == ["grass"]


def test_a_corner_nobody_could_read_is_unknown() -> None:
    position = read("forest: seed ? grub | birds 2, arachnids")
    assert len(position.unknown) == 1
    assert not position.unknown & set(position.elements)
    assert position.unknown <= set(RULES.board.corners_of[TILE])
    assert position.tiles[TILE].species == {"birds": 2, "arachnids": 1}
    assert len(read("forest: 2 ? unknown").unknown) == 3


def test_an_animal_with_no_cubes_is_in_play_and_absent() -> None:
    position = read("sea: sun | insects 0 (+sun)")
    assert position.tiles[TILE].species == {}
    assert position.animals["insects"] == Sheet(("grass", "grass", "sun"))


def test_only_the_holder_of_the_cone_alone_is_assumed_to_have_its_printed_elements() -> None:
    position = read("sea: sun | birds | cone reptiles")
    assert position.animals == {"birds": Sheet(("seed", "seed")), "reptiles": Sheet(("sun", "sun"), stated=False)}
    assert read("sea | cone birds").tiles[TILE].cone == "birds"
    assert read("sea | birds | cone none").tiles[TILE].cone is None


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ["position.tile-line-empty"]),
        ("   \t", ["position.tile-line-empty"]),
        ("2 birds", ["position.tile-line-unexpected"]),
        ("dessert: sun", ["position.unknown-word"]),
        ("desert: gr | burds", ["position.unknown-word", "position.unknown-word"]),
        ("desert: 7 sun", ["position.too-many-elements"]),
        ("desert: ggbbmm ?", ["position.too-many-elements"]),
        ("desert: 3 | birds", ["position.tile-line-unexpected"]),
        ("desert: 3", ["position.tile-line-incomplete"]),
        ("desert: sun | birds (sun)", ["position.display-without-printed"]),
        ("desert: sun | birds ()", ["position.display-without-printed"]),
        ("desert: sun | birds (+5 sun)", ["position.too-many-elements"]),
        ("desert: sun | birds (+s", ["position.tile-line-bracket"]),
        ("desert: sun | birds ((+s))", ["position.tile-line-bracket", "position.tile-line-unexpected"]),
        ("desert: sun | birds (s + s)", ["position.tile-line-unexpected"]),
        ("desert: sun | birds (+?)", ["position.tile-line-unexpected"]),
        ("desert: sun | birds )", ["position.tile-line-unexpected"]),
        ("desert: sun | birds, birds 2", ["position.animal-twice"]),
        ("desert: sun | birds 56", ["position.too-many-cubes"]),
        ("desert: sun | birds 1" + "0" * 30, ["position.tile-line-number"]),
        ("desert: 1" + "0" * 30 + " sun", ["position.tile-line-number"]),
        ("desert: sun | birds | insects", ["position.tile-line-unexpected"]),
        ("desert: sun | birds | cone", ["position.tile-line-incomplete"]),
        ("desert: sun | birds | cone birds insects", ["position.tile-line-unexpected"]),
        ("desert: sun | birds | cone birds | birds", ["position.tile-line-unexpected"]),
        ("desert: sun \x1b[31m", ["position.tile-line-unexpected"]),
        ("desert: \x00\ud800", ["position.tile-line-unexpected"]),
        ("x" * 100_000, ["position.tile-line-too-long"]),
        ("sea: " + "bad " * 1000, ["position.unknown-word"] * 10),
    ],
)
def test_what_is_said_about_a_line_that_means_nothing(line: str, expected: list[str]) -> None:
    assert codes(line) == expected


def test_an_error_shows_its_place_and_the_names_it_may_mean() -> None:
    with pytest.raises(InputError) as caught:
        read("desert: gras grub\n | burds")
    (birds,) = caught.value.diagnostics
    assert birds.place == (2, 4, 9)
    assert birds.hint is not None
    assert birds.hint.params["names"][0] == "birds"
    assert caught.value.source is not None
    assert caught.value.source.name == "line"


@given(st.text(max_size=80) | st.text("deg?*:|()+,0123456789 cone birds sun", max_size=60))
def test_any_text_is_a_position_or_an_input_error(line: str) -> None:
    try:
        position = read(line)
    except InputError as error:
        assert {d.code.partition(".")[0] for d in error.diagnostics} == {"position"}  # noqa: PT017
    else:
        assert read(write_tile_line(position, RULES)) == position


@st.composite
def positions(draw: st.DrawFn) -> Position:
    corners = RULES.board.corners_of[TILE]
    known = sorted(draw(st.lists(st.sampled_from(RULES.elements), max_size=6)))
    unread = draw(st.integers(0, 6 - len(known)))
    tundra = draw(st.booleans())
    terrain = draw(st.sampled_from([*RULES.terrains, *["tundra"] * tundra]))
    chosen = draw(st.lists(st.sampled_from(RULES.food_chain), unique=True))
    animals, species = {}, {}
    for animal in sorted(chosen, key=RULES.food_chain.index):
        printed = RULES.printed[animal]
        added = draw(st.lists(st.sampled_from(RULES.elements), max_size=6 - len(printed)))
        animals[animal] = Sheet(tuple(sorted([*printed, *added])))
        species[animal] = draw(st.integers(0, 54))
    held = [*known, *(e for a, sheet in animals.items() for e in sheet.elements[len(RULES.printed[a]) :])]
    assume(len(held) <= 20)
    cone = draw(st.none() | st.sampled_from(RULES.food_chain))
    if cone and cone not in animals:
        animals[cone] = Sheet(RULES.printed[cone], stated=False)
    return Position(
        tiles=Frozen({TILE: Tile(terrain, tundra, Frozen({a: n for a, n in species.items() if n}), cone)}),
        elements=Frozen(zip(corners, known, strict=False)),
        animals=Frozen({animal: animals[animal] for animal in RULES.food_chain if animal in animals}),
        unknown=frozenset(corners[len(known) : len(known) + unread]),
    )


@given(positions())
def test_a_written_line_reads_back_equal(position: Position) -> None:
    line = write_tile_line(position, RULES)
    back = read(line)
    assert back == position
    assert list(back.animals) == list(position.animals)
    assert write_tile_line(back, RULES) == line


def test_only_a_tile_without_a_map_has_a_tile_line() -> None:
    with pytest.raises(ValueError):
        write_tile_line(Position(tiles=Frozen({"d3": Tile("sea")})), RULES)


def test_the_places_of_what_was_read() -> None:
    places = read_tile_line("sea: sun | birds 2 | cone birds", RULES).places
    assert places["tile", "terrain"] == (1, 1, 4)
    assert places["tile", "elements"] == (1, 6, 9)
    assert places["tile", "species", "birds"] == (1, 12, 17)
    assert places["tile", "cone"] == (1, 27, 32)


def test_reading_takes_well_under_a_millisecond() -> None:
    read(W1)
    start = time.process_time()
    for _ in range(100):
        read(W1)
    assert (time.process_time() - start) / 100 < 0.001
