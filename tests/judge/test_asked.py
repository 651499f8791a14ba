"""What is said to a tile or an animal that is none: which of them it may have meant, and where the fault is."""

from __future__ import annotations

from typing import Any

import judge_boards as naive
import pytest

from dsrules.diagnostics import Diagnostic, Text, UsageError, text
from dsrules.judge.asked import animal_asked, tile_asked, tiles_asked
from dsrules.position import Position
from dsrules.rulebook import Rulebook

EARTH: dict[str, Any] = {
    "tiles": {
        "d3": {"terrain": "sea", "tundra": True}, "d2": "wetland", "e3": "savannah", "e4": "savannah",
        "c4": "forest", "c3": "jungle", "b3": "forest", "b4": "forest",
    },
    "unknown": ["a1", "d3.e"],
}  # fmt: skip
TILES = ["b3", "b4", "c3", "c4", "d2", "d3", "e3", "e4"]
ALONE = naive.line("desert: sun | reptiles 1")


def fault(here: Position, name: Any, rules: Rulebook, **key: str) -> Diagnostic:
    with pytest.raises(UsageError) as caught:
        tile_asked(here, rules, name, **key)
    (found,) = caught.value.diagnostics
    return found


@pytest.mark.parametrize(
    ("word", "hex_"),
    [
        ("wetland", "d2"), ("jungle", "c3"), ("tundra", "d3"), ("Ju", "c3"), (" WETLAND ", "d2"), ("mokřad", "d2"),
        ("e4", "e4"), (" E4", "e4"), ("a1", "a1"),
    ],
)  # fmt: skip
def test_a_tile_is_named_by_its_hex_or_by_a_terrain_of_its_own(word: str, hex_: str, rules: Rulebook) -> None:
    assert tile_asked(naive.position(EARTH), rules, word) == hex_


@pytest.mark.parametrize("word", ["Desert", "tile", "DESERT", "poušť"])
def test_the_only_tile_of_a_document_without_a_map(word: str, rules: Rulebook) -> None:
    assert tile_asked(ALONE, rules, word) == "tile"


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("Savannah", text("claim.tiles-of-terrain", name="savannah", found=["e3", "e4"])),
        ("forest", text("claim.tiles-of-terrain", name="forest", found=["b3", "b4", "c4"])),
        ("mountain", text("claim.no-hex", name="mountain")),
        ("sea", text("claim.no-hex", name="sea")),  # under its tundra it counts as sea no more
        ("meadow", text("claim.no-hex", name="meadow")),
        ("d3.e", text("claim.no-hex", name="d3.e")),  # a corner that nobody could read is no hex
        ("", text("claim.no-hex", name="")),
        (7, text("claim.no-hex", name="7")),
        (["e3"], text("claim.no-hex", name="['e3']")),
    ],
)  # fmt: skip
def test_what_is_no_single_tile_of_the_position(word: Any, sentence: Text, rules: Rulebook) -> None:
    found = fault(naive.position(EARTH), word, rules)
    assert (found.code, found.path, found.text) == ("usage.tile", "tile", sentence)
    assert found.hint == text("claim.known-tiles", tiles=TILES)


@pytest.mark.parametrize("word", ["g4", " G4 "])
def test_a_hex_without_a_tile_is_not_taken_for_a_word(word: str, rules: Rulebook) -> None:
    found = fault(naive.position(EARTH), word, rules)
    assert (found.code, found.path, found.text) == ("usage.tile", "tile", text("claim.no-tile", hex="g4"))
    assert found.hint is None


@pytest.mark.parametrize("word", ["g4", "savannah", "e3"])
def test_without_a_map_there_are_no_hexes(word: str, rules: Rulebook) -> None:
    found = fault(ALONE, word, rules)
    assert found.text == text("claim.no-hex", name=word)
    assert found.hint == text("claim.known-tiles", tiles=["tile"])


def test_where_there_are_no_tiles_none_are_suggested(rules: Rulebook) -> None:
    found = fault(naive.position({"animals": {"birds": {}}}), "forest", rules)
    assert (found.text, found.hint) == (text("claim.no-hex", name="forest"), None)


@pytest.mark.parametrize("word", ["g4", "meadow"])
def test_the_fault_lies_where_the_question_named_the_tile(word: str, rules: Rulebook) -> None:
    found = fault(naive.position(EARTH), word, rules, key="save")
    assert (found.code, found.path) == ("usage.save", "save")


def test_all_tiles_are_meant_where_none_is_named(rules: Rulebook) -> None:
    here = naive.position(EARTH)
    assert list(tiles_asked(here, rules, None)) == TILES
    assert tiles_asked(here, rules, "Jungle") == ("c3",)


@pytest.mark.parametrize("key", ["animal", "who"])
@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("mamals", text("claim.did-you-mean", whos=("mammals",))),
        ("aracnids", text("claim.did-you-mean", whos=("arachnids",))),
        ("qqqq", text("claim.known-animals", whos=naive.RULES.food_chain)),
        ("", text("claim.known-animals", whos=naive.RULES.food_chain)),
        (7, text("claim.known-animals", whos=naive.RULES.food_chain)),
        (None, text("claim.known-animals", whos=naive.RULES.food_chain)),
    ],
)
def test_what_is_no_animal(name: Any, hint: Text, key: str, rules: Rulebook) -> None:
    with pytest.raises(UsageError) as caught:
        animal_asked(rules, name, key)
    (found,) = caught.value.diagnostics
    assert (found.code, found.path, found.hint) == (f"usage.{key}", key, hint)
    assert found.text == text("claim.no-animal", name=str(name))
