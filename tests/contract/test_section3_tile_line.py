"""Contract section 3: the tile line."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import Ran, run

W1 = {"amphibians": 2, "insects": 3}


def tile(words: str) -> dict[str, Any]:
    ran = run("tile", words, "--json")
    assert ran.code == 0, ran
    (found,) = ran.json["result"]["tiles"].items()
    assert found[0] == "tile"
    answer: dict[str, Any] = found[1]
    return answer


def refused(words: str) -> Ran:
    ran = run("tile", words, "--json")
    assert ran.code == 3, ran
    for error in ran.json["errors"]:
        assert error["code"].startswith("position."), error
        assert {"code", "message", "path", "line", "column"} <= set(error)
    return ran


@pytest.mark.parametrize(
    "words",
    [
        "desert: grass grub 3 sun | insects 1 (2 grass, grub, water), amphibians 3 (3 water, 2 grub, meat)"
        " | cone insects",
        "DESERT:grass,grub,3sun|INSECTS 1(2 grass grub water)amphibians 3(3 water,2 grub,meat)|CONE insects",
        "poušť: tráva larva 3 slunce | hmyz 1 (2 tráva, larva, voda), obojživelníci 3 (3 voda, 2 larva, maso)"
        " | cone hmyz",
        "poust: trava larva 3 slunce | hmyz (+ larva voda) obojzivelnik 3 (+ 2 larva maso) | cone hmyz",
        "De: gbsss | In1 (+bw) Am3 (+bbm) | cone In",
        "des: gra gru 3 s | ins (ggbw), amp 3 (wwwbbm) | cone ins",
    ],
)
def test_the_desert_in_every_spelling(words: str) -> None:
    found = tile(words)
    assert found["matches"] == W1
    assert (found["qualifies"], found["cone"], found["cone_status"]) == ("insects", "insects", "stands")


def test_the_short_line_of_the_contract() -> None:
    found = tile("De* : gbsss | In1 (+bw) Am3 (+bbm)")
    assert found["matches"] == W1
    assert (found["qualifies"], found["cone"], found["cone_status"]) == ("insects", None, "none")
    assert "tundra" in run("tile", "De* : gbsss | In1 (+bw) Am3 (+bbm)").out.lower()
    assert tile("desert tundra: gbsss | In1 (+bw) Am3 (+bbm)")["matches"] == W1


def test_an_unread_corner() -> None:
    """seed and grub are read: birds at least 2, arachnids at least 2; the third disc may be seed or grub or neither."""
    found = tile("forest: seed ? grub | birds 2, arachnids")
    assert found["matches"] == {"birds": [2, 4], "arachnids": [2, 4]}
    assert found["qualifies"] is None
    assert sorted(found["possible"], key=str) == [None, "arachnids", "birds"]


def test_tundra_alone_is_a_tile_line_too() -> None:
    found = tile("tundra: sun | birds")
    assert found["matches"] == {"birds": 0}
    assert found["endangered"] == ["birds"]


def test_every_part_but_the_terrain_may_be_left_out() -> None:
    assert tile("desert")["matches"] == {}
    assert tile("desert | insects")["matches"] == {"insects": 0}
    assert tile("desert: | insects")["matches"] == {"insects": 0}
    assert tile("desert: grass | cone insects")["cone"] == "insects"
    assert tile("desert: grass | insects")["qualifies"] == "insects"
    assert tile("desert | | cone insects")["cone_status"] == "unsettled"


def test_a_number_multiplies_the_word() -> None:
    """2 gb is gbgb: four discs, two of them grass, two grub; insects need grass twice, arachnids grub twice."""
    assert tile("sea: 2 gb | insects arachnids")["matches"] == {"insects": 4, "arachnids": 4}
    assert tile("sea: see | birds reptiles")["matches"] == {"birds": 4, "reptiles": 2}


def test_no_cubes_but_in_play() -> None:
    found = tile("desert: 2 grass | insects 0 (+grub), birds")
    assert found["matches"] == {"insects": 4, "birds": 0}
    assert found["endangered"] == ["birds"]
    assert found["qualifies"] is None


def test_at_most_six_discs() -> None:
    assert tile("sea: 6 sun | reptiles")["matches"] == {"reptiles": 12}
    for words in ("sea: 7 sun | reptiles", "sea: 6 sun ? | reptiles", "sea: gbmesw g | reptiles"):
        refused(words)


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dessert: sun | birds",
        "desert: sum | birds",
        "desert: sun | brids",
        "desert: sun | birds | con birds",
        "desert: sun | birds (seed)",
        "desert: sun | birds (+ 5 sun)",
        "desert: sun | birds, birds 2",
        "desert: sun | birds | cone nobody",
        "desert: 3 | birds",
        "desert: sun | birds (",
        "desert: sun | birds 99999999999",
        "| birds",
        "desert: -1 sun",
        "desert: sun || birds |||",
        "desert: sun ? | birds ?",
    ],
)
def test_lines_that_cannot_be_read(words: str) -> None:
    refused(words)


def test_what_may_have_been_meant_and_where() -> None:
    ran = run("tile", "dessert: sun | birds")
    assert ran.code == 3
    assert "desert" in ran.err
    assert "^" in ran.err
    errors = refused("desert: sum | brids").json["errors"]
    assert [(error["line"], error["column"]) for error in errors] == [(1, 9), (1, 15)]  # both in one pass


def test_from_standard_input() -> None:
    ran = run("tile", "-", "--json", stdin="desert: gbsss | In1 (+bw) Am3 (+bbm)\n")
    assert ran.code == 0, ran
    assert ran.json["result"]["tiles"]["tile"]["matches"] == W1
