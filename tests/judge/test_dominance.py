"""Who qualifies and what becomes of the cone: the rulebook's cases, disputes, and properties against naive judging."""

from __future__ import annotations

from typing import Any

import judge_boards as naive
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsrules.judge.compact import compact
from dsrules.judge.dominance import dominance, dominance_result
from dsrules.judge.matching import unpacked
from dsrules.messages import Speaker
from dsrules.position import Frozen, Position, Sheet
from dsrules.rulebook import Rulebook
from dsrules.ruling import Step

INSECTS = {"elements": ["grass", "grass", "grub", "water"]}
AMPHIBIANS = {"elements": ["water", "water", "water", "grub", "grub", "meat"]}
W = {
    "tiles": {
        "e3": {"terrain": "savannah", "species": {"reptiles": 1}},
        "e4": {"terrain": "desert", "species": {"insects": 1, "amphibians": 3}, "cone": "insects"},
    },
    "elements": {"sun": ["e4.ne", "e4.se", "e4.e"], "grass": ["e4.w"], "grub": ["e4.sw"], "water": ["e3.ne"]},
    "animals": {"insects": INSECTS, "amphibians": AMPHIBIANS, "reptiles": {}},
}


def tile(here: Position, name: str = "tile") -> dict[str, Any]:
    found: dict[str, Any] = dominance(here, naive.RULES, name).result["tiles"][name]
    return found


def every(steps: tuple[Step, ...]) -> list[Step]:
    return [one for step in steps for one in (step, *every(step.parts))]


class TestRulebookCases:
    """W1 to W4 and X1, X9 of the rules compendium; the numbers are the rulebook's."""

    def test_w1_quality_not_quantity(self) -> None:
        found = tile(naive.position(W), "e4")
        assert (found["matches"]["insects"], found["matches"]["amphibians"]) == (3, 2)
        assert (found["qualifies"], found["cone_status"]) == ("insects", "stands")

    def test_w2_one_migrating_reptile_is_enough(self) -> None:
        here = naive.position(W).with_species("e3", "reptiles", -1).with_species("e4", "reptiles", 1)
        found = tile(here, "e4")
        assert found["matches"]["reptiles"] == 6
        assert (found["qualifies"], found["cone"], found["cone_status"]) == ("reptiles", "insects", "overtaken")

    def test_w3_amphibians_arriving(self) -> None:
        found = tile(naive.position(W).with_species("e3", "amphibians", 1), "e3")
        assert (found["matches"]["amphibians"], found["matches"]["reptiles"]) == (3, 2)
        assert found["qualifies"] == "amphibians"

    def test_w4_endangered_without_the_shared_sun(self) -> None:
        here = naive.position(W).with_element(naive.RULES.board.corner("e4.ne"), None)
        found = tile(here, "e3")
        assert (found["matches"]["reptiles"], found["endangered"], found["qualifies"]) == (0, ["reptiles"], None)
        assert tile(here, "e4")["matches"]["reptiles"] == 4

    def test_x1_starting_earth(self, rules: Rulebook) -> None:
        setup = rules.tables["turn"]["setup"]
        tiles: dict[str, Any] = {
            name: {"terrain": words.split()[0], "tundra": "tundra" in words, "species": {}}
            for name, words in setup["tiles"].items()
        }
        for animal, places in setup["species"].items():
            for name, number in places.items():
                tiles[name]["species"][animal] = number
        here = naive.position({"tiles": tiles, "elements": setup["elements"]})
        expected = {
            "c3": {"arachnids": 4, "amphibians": 3, "birds": 2},
            "d2": {"amphibians": 6, "arachnids": 2, "insects": 2},
            "e3": {"insects": 4, "amphibians": 3, "reptiles": 2},
            "e4": {"reptiles": 4, "mammals": 2, "insects": 2},
            "d4": {"mammals": 4, "reptiles": 2, "birds": 2},
            "c4": {"birds": 4, "mammals": 2, "arachnids": 2},
        }
        for name, counts in expected.items():
            found = tile(here, name)
            assert {animal: found["matches"][animal] for animal in counts} == counts
            assert (found["qualifies"], found["cone_status"]) == (next(iter(counts)), "none")
        assert (tile(here, "d3")["qualifies"], tile(here, "d3")["leaders"]) == (None, [])
        assert len(dominance(here, rules).assumed) == 6

    def test_x9_tie_above_the_holder(self) -> None:
        found = tile(naive.line("wetland: water grass sun | amphibians, insects (3 grass), reptiles 2 | cone reptiles"))
        assert found["leaders"] == ["amphibians", "insects"]
        assert (found["qualifies"], found["cone_status"]) == (None, "tied")


class TestDisputes:
    """D01 to D06: real questions from tables."""

    def test_d01_a_doubled_element_counts_twice(self) -> None:
        assert tile(naive.line("jungle: 2 grub water sun | arachnids 1 (2 grub, water)"))["matches"]["arachnids"] == 5

    def test_d02_alone_without_a_match(self) -> None:
        found = tile(naive.line("mountain: sun | mammals 3"))
        assert (found["endangered"], found["leaders"], found["qualifies"]) == (["mammals"], ["mammals"], None)

    def test_d03_a_tie_with_an_absent_animal(self) -> None:
        found = tile(naive.line("forest: seed meat | birds 1, insects 3, mammals 0"))
        assert (found["matches"]["mammals"], found["qualifies"]) == (2, "birds")
        assert found["endangered"] == ["insects"]

    def test_d04_overtaken_in_silence(self) -> None:
        found = tile(
            naive.line("desert: 2 sun grub water | reptiles 1, arachnids 2 (2 grub, water, sun) | cone reptiles")
        )
        assert found["matches"] == {"reptiles": 4, "arachnids": 5}
        assert (found["qualifies"], found["cone"], found["cone_status"]) == ("arachnids", "reptiles", "overtaken")

    def test_d05_level_but_not_shown(self) -> None:
        found = tile(naive.line("sea: water meat grass | amphibians 2, mammals 1 (3 meat) | cone amphibians"))
        assert (found["matches"], found["cone_status"]) == ({"mammals": 3, "amphibians": 3}, "tied")

    def test_d06_the_holder_was_killed(self) -> None:
        found = tile(naive.line("forest: 2 seed grub | birds 0, arachnids 2 | cone birds"))
        assert (found["qualifies"], found["cone_status"]) == ("arachnids", "overtaken")


@given(naive.boards())
def test_every_result_is_the_naive_one(here: Position) -> None:
    result = dominance_result(here, naive.RULES)
    ruling = dominance(here, naive.RULES)
    assert result["tiles"] == ruling.result["tiles"]
    for name, standing in compact(here, naive.RULES).items():
        expected = naive.naive_result(here, name)
        assert result["tiles"][name] == expected
        assert standing.qualifies == expected["qualifies"]
        assert standing.cone_status == expected["cone_status"]
        assert list(standing.leaders) == expected["leaders"]
        assert unpacked(standing.matches, here, naive.RULES) == expected["matches"]


def turned(here: Position, turn: Any) -> Position:
    """The same position with every hex and corner moved by `turn`, a symmetry of the hex grid."""
    board = naive.RULES.board
    hexes = {name: board.by_axial[turn(*board.axial[name])] for name in here.tiles}
    corners = {
        corner: naive.TRIOS[frozenset(turn(*place) for place in naive.TRIO_OF[corner])] for corner in here.elements
    }
    return here._replace(
        tiles=Frozen({hexes[name]: value for name, value in here.tiles.items()}),
        elements=Frozen({corners[corner]: element for corner, element in here.elements.items()}),
    )


@given(naive.boards(), st.sampled_from([lambda q, r: (-r, q + r), lambda q, r: (-q, -r), lambda q, r: (r, q)]))
def test_turning_or_mirroring_the_board_changes_nothing(here: Position, turn: Any) -> None:
    board = naive.RULES.board
    after = dominance_result(turned(here, turn), naive.RULES)["tiles"]
    for name, found in dominance_result(here, naive.RULES)["tiles"].items():
        assert after[board.by_axial[turn(*board.axial[name])]] == found


@given(naive.boards(), st.permutations(naive.RULES.food_chain))
def test_renaming_animals_with_their_displays_renames_the_answer(here: Position, order: list[str]) -> None:
    new = dict(zip(naive.RULES.food_chain, order, strict=True))
    tiles = {
        name: value._replace(
            species=Frozen({new[animal]: number for animal, number in value.species.items()}),
            cone=value.cone and new[value.cone],
        )
        for name, value in here.tiles.items()
    }
    sheets: dict[str, Sheet] = {new[animal]: sheet for animal, sheet in here.animals.items()}
    chain = [animal for animal in naive.RULES.food_chain if animal in sheets]
    renamed = Position(Frozen(tiles), here.elements, Frozen({animal: sheets[animal] for animal in chain}))
    after = dominance_result(renamed, naive.RULES)["tiles"]
    for name, found in dominance_result(here, naive.RULES)["tiles"].items():
        assert after[name]["matches"] == {new[animal]: number for animal, number in found["matches"].items()}
        assert set(after[name]["leaders"]) == {new[animal] for animal in found["leaders"]}
        assert set(after[name]["endangered"]) == {new[animal] for animal in found["endangered"]}
        assert after[name]["qualifies"] == (found["qualifies"] and new[found["qualifies"]])
        assert after[name]["cone_status"] == found["cone_status"]


@given(naive.boards(), st.data())
def test_an_element_that_nobody_needs_changes_nothing(here: Position, data: st.DataObject) -> None:
    needed = {element for sheet in here.animals.values() for element in sheet.elements}
    spare = sorted(set(naive.RULES.elements) - needed)
    corners = {corner for name in here.tiles for corner in naive.RULES.board.corners_of[name]}
    vacant = sorted(corners - set(here.elements))
    if spare and vacant:
        more = here.with_element(data.draw(st.sampled_from(vacant)), data.draw(st.sampled_from(spare)))
        assert dominance_result(more, naive.RULES) == dominance_result(here, naive.RULES)


@given(naive.boards())
def test_one_more_cube_of_an_animal_present_changes_nothing(here: Position) -> None:
    """matching.per-animal"""
    for name, value in here.tiles.items():
        for animal in value.species:
            more = here.with_species(name, animal, 1)
            assert dominance_result(more, naive.RULES) == dominance_result(here, naive.RULES)


@given(naive.boards())
def test_steps_speak_of_their_tile_and_cite_known_rules(here: Position) -> None:
    english, czech = Speaker(naive.RULES), Speaker(naive.RULES, "cs")
    for step in every(dominance(here, naive.RULES).steps):
        assert step.tile in here.tiles
        assert naive.RULES.cite(step.rule).basis in ("text", "derived", "programs", "ruling")
        assert english.say(step.text)
        assert czech.say(step.text)


@pytest.mark.parametrize(
    ("words", "status", "rule"),
    [
        ("desert: sun | reptiles 1", "none", "dominance.claim-not-automatic"),
        ("desert: sun | reptiles 1 | cone reptiles", "stands", "dominance.persists"),
        ("desert: sun | reptiles 1 | cone birds", "overtaken", "dominance.persists"),
        ("desert: sun meat | reptiles 1, mammals 1 | cone reptiles", "tied", "dominance.tie-removal"),
        ("desert: sun meat | reptiles 1, mammals 1 | cone birds", "tied", "dominance.tie-removal"),
        ("desert: sun | birds 1, mammals 1 | cone birds", "tied", "O16"),
        ("desert: sun | birds 1, mammals 1 | cone reptiles", "tied", "O16"),
        ("desert: sun | birds 1 | cone birds", "unsettled", "O2"),
        ("desert: sun | birds 1 | cone mammals", "unsettled", "O2"),
        ("desert: sun | birds 0 | cone birds", "unsettled", "O2"),
    ],
)
def test_the_cone_and_the_rule_it_rests_on(words: str, status: str, rule: str) -> None:
    ruling = dominance(naive.line(words), naive.RULES)
    assert ruling.result["tiles"]["tile"]["cone_status"] == status
    assert ruling.steps[-1].rule == rule
    assert (ruling.steps[-1].basis == "derived") == (rule == "O16")


def test_an_unsettled_cone_has_both_readings_and_a_suggestion() -> None:
    step = dominance(naive.line("mountain: sun | mammals 3 | cone mammals"), naive.RULES).steps[-1]
    assert [part.rule for part in step.parts] == ["dominance.persists", "endangered.consequences", "O2"]


def test_those_left_out_and_those_beaten_are_named_with_their_rule() -> None:
    ruling = dominance(naive.line("forest: seed meat | birds 1, insects 3, mammals 0"), naive.RULES)
    condition = next(step for step in ruling.steps if step.rule == "dominance.condition")
    assert condition.animal == "birds"
    assert {(part.rule, part.animal) for part in condition.parts} == {
        ("endangered.consequences", "insects"),
        ("dominance.absent-ignored", None),
    }
