"""Catastrophe, Cold Snap and Predator."""

from __future__ import annotations

from typing import Any

import pytest
from card_boards import RULES, ask, ice, keys, land, no, open_, read, said, sheet, species, yes

# Predator: on each tile shared with opponents one opposing cube goes

PREY: dict[str, Any] = {
    "tiles": {"d3": land(birds=1, insects=2, mammals=1), "e3": land("forest", birds=2), "e4": ice(birds=1, insects=1),
              "c3": land("sea", insects=3)},
    "animals": {"birds": {}, "insects": {"out": 0, "gene_pool": 7}, "mammals": {"out": 5}},
}  # fmt: skip


def test_predator() -> None:
    answer = yes(PREY, "birds card predator d3 mammals, e4 insects")
    assert [species(answer, name) for name in ("d3", "e3", "e4")] == [{"birds": 1, "insects": 2}, {"birds": 2},
                                                                      {"birds": 1}]  # fmt: skip
    assert [sheet(answer, "insects", key) for key in ("out", "gene_pool")] == [1, 7]


def test_predator_passes_over_no_shared_tile() -> None:
    no(PREY, "birds card predator d3 mammals", "cards.must-resolve")
    no(PREY, "birds card predator", "cards.must-resolve", "cards.must-resolve")
    yes({**PREY, "tiles": {"e3": land("forest", birds=2), "c3": land("sea", insects=3)}}, "birds card predator")


def test_predator_says_that_no_tile_is_passed_over() -> None:
    assert "card_losses.all-named" in keys(read(PREY), "birds card predator d3 mammals, e4 insects")
    assert "card_losses.all-named" not in keys(read(PREY), "birds card predator d3 mammals")


def test_predator_whichever_way_the_names_sort() -> None:
    values = {"tiles": {"d3": land(birds=1, insects=1)}, "unknown": ["g1"]}
    for animal, other in (("birds", "insects"), ("insects", "birds")):
        open_(values, f"{animal} card predator d3 {other}")


def test_predator_hits_nobody_elsewhere() -> None:
    no(PREY, "birds card predator g1 insects, c3 insects, d3 mammals, e4 insects", "card.predator", "card.predator")
    no(PREY, "birds card predator d3 mammals, e4 insects, c3 insects", "card.predator")
    no(PREY, "birds card predator d3 mammals, e4 insects, e3 birds", "card.predator")
    no(PREY, "birds card predator d3 mammals, d3 insects, e4 insects", "card.predator")
    no(PREY, "birds card predator d3 reptiles, e4 insects", "card.predator")
    twice = keys(read(PREY), "birds card predator d3 reptiles, d3 reptiles, e4 insects, e4 insects")
    assert twice.count("cards.not-there") == 1
    assert said(read(PREY), "birds card predator e4 insects, e4 insects", "card_losses.not-so-many", "n", "held") == [
        (2, 1)
    ]
    assert twice.count("card_losses.not-so-many") == 1, "of insects, not of reptiles"
    no(PREY, "birds card predator d3 mammals, e4 insects, g1 insects", "card.predator")
    open_({**PREY, "unknown": ["g1"]}, "birds card predator d3 mammals, e4 insects")


def test_without_a_map() -> None:
    tile = {"tile": {"terrain": "sea", "species": {"birds": 1, "insects": 1}}}
    open_(tile, "birds card predator tile insects")
    open_(tile, "birds card catastrophe tile keep birds")
    open_(tile, "birds card mass-exodus tile: birds e3 1, insects e3 1")
    assert ask(tile, "birds card cold-snap").verdicts == ("yes", "undetermined")


def test_an_unread_hex_where_nobody_can_be() -> None:
    """Two players have 55 cubes each, one of them on the VP track: 54 that can be anywhere."""
    sheets = {"birds": {"gene_pool": 51, "out": 0}, "insects": {"gene_pool": 52, "out": 0}}
    values = {"players": 2, "tiles": {"d3": ice(birds=2, insects=2)}, "unknown": ["g1"], "animals": sheets}
    for birds, insects in ((52, 51), (51, 52)):
        sheets["birds"]["gene_pool"], sheets["insects"]["gene_pool"] = birds, insects
        yes(values, "birds card predator d3 insects")
    assert ask(values, "birds card cold-snap").verdicts == ("yes", "yes"), "insects cannot be on g1, birds can"
    sheets["birds"]["gene_pool"], sheets["insects"]["gene_pool"] = 51, 51
    open_(values, "birds card predator d3 insects")
    assert ask(values, "birds card cold-snap").verdicts == ("yes", "undetermined")


# Catastrophe: all but one on a tile, then one on each adjacent tile

FALL: dict[str, Any] = {
    "tiles": {"d3": land(birds=3, insects=1), "e3": land("forest", mammals=2, birds=1), "d4": land("sea"),
              "e4": land("desert", reptiles=2), "g1": land("jungle", birds=1)},
    "animals": {"birds": {"out": 0}, "insects": {"out": 0}, "mammals": {"out": 1}, "reptiles": {}},
}  # fmt: skip


def test_catastrophe() -> None:
    answer = yes(FALL, "birds card catastrophe d3 keep birds: e3 mammals, e4 reptiles")
    assert [species(answer, name) for name in ("d3", "e3", "e4")] == [
        {"birds": 1}, {"mammals": 1, "birds": 1}, {"reptiles": 1}]  # fmt: skip
    assert [sheet(answer, animal, "out") for animal in ("birds", "insects", "mammals")] == [2, 1, 2]
    answer = yes(FALL, "birds card catastrophe d3 keep insects: e3 birds, e4 reptiles")
    assert species(answer, "d3") == {"insects": 1}
    assert sheet(answer, "birds", "out") == 4


def test_catastrophe_needs_a_survivor_and_all_neighbours() -> None:
    no(FALL, "birds card catastrophe d3: e3 mammals, e4 reptiles", "card.catastrophe")
    no(FALL, "birds card catastrophe d3 keep mammals: e3 mammals, e4 reptiles", "card.catastrophe")
    no(FALL, "birds card catastrophe d3 keep birds: e3 mammals", "cards.must-resolve")
    no(FALL, "birds card catastrophe d3 keep birds: e3 mammals, e4 birds", "card.catastrophe")
    no(FALL, "birds card catastrophe d3 keep birds: e3 mammals, e4 reptiles, g1 birds", "card.catastrophe")
    no(FALL, "birds card catastrophe d3 keep birds: e3 mammals, e3 birds, e4 reptiles", "card.catastrophe")
    no(FALL, "birds card catastrophe c3 keep birds", "card.catastrophe")


def test_catastrophe_leaves_one_cube_of_two_or_three() -> None:
    for cubes in (1, 2, 3):
        values = {"tiles": {"d3": land(birds=cubes, insects=cubes)}, "animals": {"birds": {"out": 0}}}
        answer = yes(values, "birds card catastrophe d3 keep birds")
        assert species(answer, "d3") == {"birds": 1}
        assert sheet(answer, "birds", "out") == cubes - 1


def test_catastrophe_says_that_no_neighbour_is_passed_over() -> None:
    line = "birds card catastrophe d3 keep birds: e3 mammals, e4 reptiles"
    assert "card_losses.all-named" in keys(read(FALL), line)
    alone = keys(read({"tiles": {"d3": land(birds=2)}}), "birds card catastrophe d3 keep birds")
    assert not {"card_losses.all-named", "cards.nothing-possible"}.intersection(alone)


def test_catastrophe_with_nothing_to_lose() -> None:
    answer = yes(FALL, "birds card catastrophe g1 keep birds")
    assert answer.rules == ["O25"]
    assert species(answer, "g1") == {"birds": 1}
    assert answer.changes == ["Catastrophe changes nothing"]
    assert yes(FALL, "birds card catastrophe g1").after == answer.after
    answer = yes(FALL, "birds card catastrophe d4: d3 birds, e4 reptiles")
    assert answer.rules == ["O25"]
    assert species(answer, "d3") == {"birds": 2, "insects": 1}


def test_catastrophe_by_its_name_alone() -> None:
    no(FALL, "birds card catastrophe", "cards.must-resolve")
    lonely = {**FALL, "tiles": {"g1": land("jungle", birds=1), "d4": land("sea")}}
    yes(lonely, "birds card catastrophe")
    no({**FALL, "tiles": {"g1": land("jungle", birds=2)}}, "birds card catastrophe", "cards.must-resolve")
    no({**FALL, "tiles": {"g1": land(birds=1), "g2": land("sea")}}, "birds card catastrophe", "cards.must-resolve")
    open_({**lonely, "unknown": ["c4"]}, "birds card catastrophe")


def test_catastrophe_with_a_neighbour_nobody_could_read() -> None:
    open_({**FALL, "unknown": ["d2"]}, "birds card catastrophe d3 keep birds: e3 mammals, e4 reptiles")
    open_({**FALL, "unknown": ["d2"]}, "birds card catastrophe d3 keep birds: e3 mammals, e4 reptiles, d2 birds")
    yes({**FALL, "unknown": ["b2"]}, "birds card catastrophe d3 keep birds: e3 mammals, e4 reptiles")


# Cold Snap: every other animal loses one on each tundra tile

COLD: dict[str, Any] = {
    "tiles": {"d3": ice(birds=2, insects=2), "e3": ice(insects=1, mammals=3), "d4": land("mountain", insects=1)},
    "animals": {"birds": {"out": 0}, "insects": {"out": 0}, "mammals": {"out": 0}},
}


def test_cold_snap() -> None:
    answer = yes(COLD, "birds card cold-snap")
    assert [species(answer, name) for name in ("d3", "e3", "d4")] == [
        {"birds": 2, "insects": 1}, {"mammals": 2}, {"insects": 1}]  # fmt: skip
    assert len(answer.changes) == 3
    calm = {**COLD, "tiles": {"d3": ice(birds=2)}}
    assert yes(calm, "birds card cold-snap").changes == ["Cold Snap changes nothing"]
    assert [sheet(answer, animal, "out") for animal in ("birds", "insects", "mammals")] == [0, 2, 1]


def test_cold_snap_and_animals_of_the_same_player() -> None:
    owners = {**COLD, "owners": {"north": ["birds", "insects"], "south": ["mammals", "reptiles"]}}
    answer = yes(owners, "birds card cold-snap")
    assert species(answer, "d3") == {"birds": 2, "insects": 1}
    assert answer.rules == ["K19"]
    assert answer.texts[0].startswith("insects belong")
    apart = {**owners, "owners": {"north": ["birds", "arachnids"], "south": ["mammals", "insects"]}}
    assert yes(apart, "birds card cold-snap").rules == []
    answer = yes({**owners, "switches": {"cold-snap-own-animals": "spared"}}, "birds card cold-snap")
    assert [species(answer, name) for name in ("d3", "e3")] == [{"birds": 2, "insects": 2},
                                                                {"mammals": 2, "insects": 1}]  # fmt: skip
    assert "cold-snap-own-animals" in answer.texts[0]


def test_cold_snap_with_a_hex_nobody_could_read() -> None:
    assert ask({**COLD, "unknown": ["g1"]}, "birds card cold-snap").verdicts == ("yes", "undetermined")


def test_hibernating_cubes_leave_last() -> None:
    values = {**COLD, "tiles": {"d3": {**ice(birds=1, insects=3), "hibernating": {"insects": 1}}}}
    assert yes(values, "birds card cold-snap").rules == ["O24"]
    values = {**COLD, "tiles": {"d3": {**ice(birds=1, insects=3), "hibernating": {"insects": 3}}}}
    assert yes(values, "birds card cold-snap").rules == []
    values = {**COLD, "tiles": {"d3": {**ice(birds=1, insects=1), "hibernating": {"insects": 1}}}}
    assert yes(values, "birds card cold-snap").rules == []
    values = {**COLD, "tiles": {"d3": {**ice(birds=1, insects=3), "hibernating": {"insects": 2}}}}
    answer = yes(values, "birds card cold-snap")
    assert answer.rules == ["O24"]
    assert answer.after["tiles"]["d3"]["hibernating"] == {"insects": 2}


@pytest.mark.parametrize(("tundra", "act"), [(10, "undetermined"), (11, "undetermined"), (12, "yes")])
def test_cold_snap_with_a_hex_that_may_or_cannot_be_tundra(tundra: int, act: str) -> None:
    """There are 12 tundra tiles."""
    hexes = [name for name in RULES.board.hexes if name[0] in "abc"][:tundra]
    terrains = ("sea", "wetland", "jungle", "forest")
    tiles = {name: {"terrain": terrains[place % 4], "tundra": True} for place, name in enumerate(hexes)}
    values = {"tiles": {**tiles, "d3": land(birds=1, insects=1)}, "unknown": ["g1"]}
    assert ask(values, "birds card cold-snap").verdicts == ("yes", act)
