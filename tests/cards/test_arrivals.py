"""Aquatic, Evolution, Fecundity and Hibernation."""

from __future__ import annotations

from typing import Any

from card_boards import ask, corners, ice, land, no, open_, read, said, sheet, species, steps, yes

WATER: dict[str, Any] = {
    "tiles": {"d3": land("wetland", amphibians=1), "d4": land("desert"), "e3": ice(), "b3": land("sea")},
    "elements": {"sun": ["d3.ne"]},
    "animals": {"amphibians": {"gene_pool": 10}, "birds": {"gene_pool": 0}, "mammals": {}},
}


# Aquatic


def test_aquatic_brings_an_element_and_up_to_four_cubes_to_one_tile() -> None:
    answer = yes(WATER, "amphibians card aquatic water d3.e: d3 4")
    assert answer.after["elements"] == {"sun": ["d2.se"], "water": ["d3.e"]}
    assert species(answer, "d3") == {"amphibians": 5}
    assert sheet(answer, "amphibians", "gene_pool") == 6
    assert species(yes(WATER, "amphibians card aquatic water b3.w: b3"), "b3") == {"amphibians": 1}


def test_aquatic_numbers() -> None:
    no(WATER, "amphibians card aquatic water d3.e: d3 5", "card.aquatic")
    no(WATER, "birds card aquatic water d3.e: d3 1", "species.source")
    open_(WATER, "mammals card aquatic water d3.e: d3 1")
    no(WATER, "birds card aquatic water d3.e: d3 5", "card.aquatic", "species.source")


def test_aquatic_tiles() -> None:
    no(WATER, "amphibians card aquatic water d4.se: d4 2", "card.aquatic")
    no(WATER, "amphibians card aquatic water e3.e: e3 2", "board.tundra-replaces-terrain")
    no(
        WATER,
        "amphibians card aquatic water g1.e: g1 2",
        "card.aquatic",
    )
    no(WATER, "amphibians card aquatic water b3.w: d3 2", "card.aquatic")
    no(WATER, "amphibians card aquatic water d3.ne: d3 2", "board.corner-one-element")


def test_aquatic_species_may_be_left_out() -> None:
    answer = yes(WATER, "birds card aquatic water d3.e")
    assert answer.after["elements"]["water"] == ["d3.e"]
    assert answer.rules == []
    assert yes(WATER, "amphibians card aquatic water d3.e").rules == ["K17"]
    no(WATER, "birds card aquatic water d4.se", "card.aquatic")
    no(WATER, "birds card aquatic water e3.e", "card.aquatic")


def test_aquatic_says_what_it_changes() -> None:
    disc, cubes, *_ = yes(WATER, "amphibians card aquatic water d3.e: d3 2").changes
    assert "water" in disc
    assert "2 cubes" in cubes
    full = {**WATER, "elements": {"sun": corners("d3"), "water": corners("b3")}}
    nothing = {**full, "animals": {"birds": {"gene_pool": 0}}}
    assert yes(nothing, "birds card aquatic").changes == ["Aquatic changes nothing"]


def test_aquatic_names_a_corner_that_is_vacant() -> None:
    ((there,),) = said(read(WATER), "amphibians card aquatic: d3 2", "card_arrivals.element-possible", "corners")
    assert len(there) == 1
    assert set(there) < {*corners("d3"), *corners("b3")} - {"d2.se"}


def test_aquatic_element_may_not_be_left_out() -> None:
    no(WATER, "amphibians card aquatic: d3 2", "cards.must-resolve")
    no(WATER, "amphibians card aquatic", "cards.must-resolve")


def test_aquatic_halves_fall_away_separately() -> None:
    full = {**WATER, "elements": {"sun": corners("d3"), "water": corners("b3")}}
    answer = yes(full, "amphibians card aquatic: d3 4")
    assert species(answer, "d3") == {"amphibians": 5}
    assert answer.rules == ["O14"]
    no({**full, "switches": {"aquatic-parts": "together"}}, "amphibians card aquatic: d3 4", "O14", "O14")
    yes({**full, "switches": {"aquatic-parts": "together"}}, "amphibians card aquatic")
    no(
        full,
        "amphibians card aquatic: d4 2",
        "card.aquatic",
    )
    dry = {**WATER, "tiles": {"d4": land("desert", amphibians=1), "e3": ice()}, "elements": {}}
    assert yes(dry, "amphibians card aquatic").rules == []


def test_aquatic_with_the_unread() -> None:
    full = {**WATER, "elements": {"sun": corners("d3")[1:], "water": corners("b3")}, "unknown": corners("d3")[:1]}
    open_(full, "amphibians card aquatic: d3 4")
    dry = {**WATER, "tiles": {"d4": land("desert", amphibians=1)}, "elements": {}, "unknown": ["g1"]}
    open_(dry, "amphibians card aquatic")
    open_(dry, "amphibians card aquatic water g1.e")
    tile = {"tile": {"terrain": "desert", "species": {"amphibians": 1}}}
    assert "card.aquatic" in open_(tile, "amphibians card aquatic water d3.e").rules


# Evolution: up to two other animals, one cube each; the replaced cube goes out of play (K3)

EVOLVE: dict[str, Any] = {
    "tiles": {"d3": land(insects=2, mammals=2, reptiles=1), "e3": land(insects=1, birds=1), "e4": land("sea")},
    "animals": {"birds": {"gene_pool": 3}, "insects": {"gene_pool": 5, "out": 1}, "mammals": {"gene_pool": 5}},
}


def test_evolution_replaces_cubes_of_two_animals() -> None:
    answer = yes(EVOLVE, "birds card evolution d3 insects, d3 mammals")
    assert species(answer, "d3") == {"insects": 1, "mammals": 1, "reptiles": 1, "birds": 2}
    assert [sheet(answer, animal, "gene_pool") for animal in ("birds", "insects", "mammals")] == [1, 5, 5]
    assert sheet(answer, "insects", "out") == 2
    assert answer.rules == ["K3"]


def test_evolution_may_bring_the_cube_back_by_a_switch() -> None:
    answer = yes({**EVOLVE, "switches": {"evolution-replaced": "gene-pool"}}, "birds card evolution d3 insects")
    assert [sheet(answer, "insects", key) for key in ("gene_pool", "out")] == [6, 1]
    assert "evolution-replaced" in answer.texts[0]


def test_evolution_by_the_switch_moves_one_cube_each() -> None:
    values = {**EVOLVE, "switches": {"evolution-replaced": "gene-pool"}}
    answer = yes(values, "birds card evolution d3 insects, d3 mammals")
    assert species(answer, "d3") == {"insects": 1, "mammals": 1, "reptiles": 1, "birds": 2}
    assert [sheet(answer, animal, "gene_pool") for animal in ("birds", "insects", "mammals")] == [1, 6, 6]
    assert species(yes(values, "birds card evolution d3 reptiles"), "d3") == {"insects": 2, "mammals": 2, "birds": 1}


def test_evolution_whichever_way_the_names_sort() -> None:
    values = {**EVOLVE, "animals": {animal: {"gene_pool": 3} for animal in ("birds", "insects", "mammals")}}
    assert species(yes(values, "insects card evolution e3 birds"), "e3") == {"insects": 2}
    assert species(yes(values, "mammals card evolution e3 birds"), "e3") == {"insects": 1, "mammals": 1}
    assert "K3" not in [step.rule for step in steps(read(values), "mammals card evolution e3 mammals")]


def test_evolution_limits() -> None:
    no(EVOLVE, "birds card evolution d3 insects, e3 insects", "card.evolution")
    no(EVOLVE, "birds card evolution d3 insects, d3 mammals, d3 reptiles", "card.evolution")
    no(EVOLVE, "birds card evolution e3 birds", "card.evolution")
    no(EVOLVE, "birds card evolution e4 insects", "card.evolution")
    no(EVOLVE, "birds card evolution g1 insects", "card.evolution")


def test_evolution_needs_the_gene_pool() -> None:
    low = {**EVOLVE, "animals": {"birds": {"gene_pool": 1}, "insects": {}, "mammals": {}}}
    yes(low, "birds card evolution d3 insects")
    no(low, "birds card evolution d3 insects, d3 mammals", "species.source")
    open_({**low, "animals": {"birds": {}, "insects": {}}}, "birds card evolution d3 insects")


def test_evolution_is_up_to() -> None:
    assert yes(EVOLVE, "birds card evolution").rules == ["K17"]
    spent = {**EVOLVE, "animals": {"birds": {"gene_pool": 0}, "insects": {}, "mammals": {}}}
    assert yes(spent, "birds card evolution").rules == []
    alone = {**EVOLVE, "tiles": {"e4": land("sea", birds=1)}}
    assert yes(alone, "birds card evolution").rules == []
    assert yes({**alone, "unknown": ["g1"]}, "birds card evolution").rules == ["K17"]
    tile = {"terrain": "sea", "species": {"birds": 1}}
    assert yes({"tile": tile, "animals": {"birds": {"gene_pool": 1}}}, "birds card evolution").rules == ["K17"]


# Fecundity: one more on each tile of yours, as many tiles as you like

FERTILE: dict[str, Any] = {
    "tiles": {"d3": land(birds=1), "e3": land("forest", birds=2), "e4": land("desert", insects=1)},
    "animals": {"birds": {"gene_pool": 5}},
}


def test_fecundity() -> None:
    answer = yes(FERTILE, "birds card fecundity d3 e3")
    assert (species(answer, "d3"), species(answer, "e3")) == ({"birds": 2}, {"birds": 3})
    assert sheet(answer, "birds", "gene_pool") == 3
    assert species(yes(FERTILE, "birds card fecundity e3"), "d3") == {"birds": 1}


def test_fecundity_only_where_you_stand_and_once_each() -> None:
    no(FERTILE, "birds card fecundity e4", "card.fecundity")
    no(FERTILE, "birds card fecundity c3", "card.fecundity")
    no(FERTILE, "birds card fecundity d3 d3", "card.fecundity")
    open_({**FERTILE, "unknown": ["c3"]}, "birds card fecundity c3")


def test_fecundity_needs_the_gene_pool() -> None:
    no({**FERTILE, "animals": {"birds": {"gene_pool": 1}}}, "birds card fecundity d3 e3", "species.source")
    open_({**FERTILE, "animals": {"birds": {}}}, "birds card fecundity d3")
    just = {**FERTILE, "animals": {"birds": {"gene_pool": 2}}}
    assert sheet(yes(just, "birds card fecundity d3 e3"), "birds", "gene_pool") == 0
    assert said(read(just), "birds card fecundity d3 e3", "cards.pool-holds", "n", "held") == [(2, 2)]
    assert yes(FERTILE, "birds card fecundity").rules == ["K17"]
    assert yes({**FERTILE, "animals": {"birds": {"gene_pool": 0}}}, "birds card fecundity").rules == []
    gone = {**FERTILE, "tiles": {"e4": land("desert", insects=1)}}
    assert yes(gone, "birds card fecundity").rules == []
    assert yes({**gone, "unknown": ["g1"]}, "birds card fecundity").rules == ["K17"]
    tile = {"terrain": "sea", "species": {"insects": 1}}
    assert yes({"tile": tile, "animals": {"birds": {"gene_pool": 1}}}, "birds card fecundity").rules == ["K17"]


# Hibernation: up to five cubes out of play come back on one tile, exempt from this turn's Extinction

SLEEP: dict[str, Any] = {
    "tiles": {"d3": land(mammals=1), "e3": {**land("forest", birds=2), "hibernating": {"birds": 1}}},
    "animals": {"birds": {"out": 6, "gene_pool": 3}, "mammals": {}},
}


def test_hibernation_brings_cubes_back() -> None:
    answer = yes(SLEEP, "birds card hibernation d3 5")
    assert answer.after["tiles"]["d3"] == {
        "terrain": "savannah", "species": {"mammals": 1, "birds": 5}, "hibernating": {"birds": 5}}  # fmt: skip
    assert [sheet(answer, "birds", key) for key in ("out", "gene_pool")] == [1, 3]
    assert answer.rules == ["O10"]
    answer = yes(SLEEP, "birds card hibernation e3 2")
    assert answer.after["tiles"]["e3"]["hibernating"] == {"birds": 3}
    assert yes(SLEEP, "birds card hibernation e3 1").after["tiles"]["e3"]["hibernating"] == {"birds": 2}
    assert answer.rules == []


def test_hibernation_limits() -> None:
    no(SLEEP, "birds card hibernation e3 6", "card.hibernation")
    no({**SLEEP, "animals": {"birds": {"out": 2}}}, "birds card hibernation e3 3", "card.hibernation")
    no(SLEEP, "birds card hibernation c3 1", "card.hibernation")
    open_(SLEEP, "mammals card hibernation d3 1")
    answer = ask(SLEEP, "mammals card hibernation d3 6")
    assert answer.act == "no"


def test_hibernation_where_you_do_not_stand() -> None:
    occupied = {**SLEEP, "switches": {"hibernation-tiles": "occupied"}}
    no(occupied, "birds card hibernation d3 5", "O10", "O10")
    yes(occupied, "birds card hibernation e3 5")


def test_hibernation_is_up_to() -> None:
    assert yes(SLEEP, "birds card hibernation").rules == ["K17"]
    assert yes({**SLEEP, "animals": {"birds": {"out": 0}}}, "birds card hibernation").rules == []
