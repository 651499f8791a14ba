"""Biomass, and what it says of tiles that share corners nobody could read."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from card_boards import RULES, ask, corners, keys, land, no, open_, read, said, sheet, species, yes

MASS: dict[str, Any] = {
    "tiles": {"d3": land(birds=2, insects=1), "e4": land("forest", birds=1), "d1": land("desert", mammals=1)},
    "elements": {"sun": ["d3.e", "d3.w"]},
    "animals": {"birds": {"out": 0}, "insects": {"out": 2}, "mammals": {"out": 0}},
}


def test_biomass_hits_crowded_tiles() -> None:
    answer = yes(MASS, "birds card biomass d3 insects, d1 mammals")
    assert [species(answer, name) for name in ("d3", "e4", "d1")] == [{"birds": 2}, {"birds": 1}, {}]
    assert [sheet(answer, animal, "out") for animal in ("birds", "insects", "mammals")] == [0, 3, 1]
    assert answer.changes == [
        "d3: 1 cube of insects removed, out of play",
        "d1: 1 cube of mammals removed, out of play",
    ]


def test_biomass_misses_tiles_with_as_many_discs() -> None:
    no(MASS, "birds card biomass d3 insects, d1 mammals, e4 birds", "card.biomass")


def test_biomass_passes_over_no_crowded_tile() -> None:
    no(MASS, "birds card biomass d3 insects", "cards.must-resolve")
    no(MASS, "birds card biomass", "cards.must-resolve", "cards.must-resolve")
    calm = {**MASS, "tiles": {"e4": land("forest", birds=1)}, "elements": {"sun": ["d3.e"]}}
    yes(calm, "birds card biomass")


def test_biomass_takes_one_that_is_there() -> None:
    no(MASS, "birds card biomass d3 mammals, d1 mammals", "card.biomass")
    no(MASS, "birds card biomass d3 insects, d3 birds, d1 mammals", "card.biomass")
    no(MASS, "birds card biomass d3 insects, d1 mammals, c3 birds", "card.biomass")
    no(MASS, "birds card biomass c3 birds, e4 birds, d3 insects, d1 mammals", "card.biomass", "card.biomass")
    poor = {**MASS, "elements": {"sun": ["d3.e", "d3.w"], "grub": ["e4.e"]}}
    assert said(read(poor), "birds card biomass e4 birds", "card_losses.not-crowded", "n", "discs") == [(1, 2)]
    assert "cards.must-resolve" in ask(MASS, "birds card biomass e4 birds").rules


def test_biomass_says_that_no_tile_is_passed_over() -> None:
    here = read(MASS)
    assert "card_losses.all-named" in keys(here, "birds card biomass d3 insects, d1 mammals")
    assert "card_losses.all-named" not in keys(here, "birds card biomass d3 insects")
    calm = read({**MASS, "tiles": {"e4": land("forest", birds=1)}, "elements": {"sun": ["d3.e"]}})
    assert keys(calm, "birds card biomass").count("cards.nothing-possible") == 1
    assert "cards.nothing-possible" not in keys(here, "birds card biomass")


CROWDED = "card_losses.crowded-unread"


def test_biomass_counts_discs_that_may_lie_on_unread_corners() -> None:
    """Two cubes beside one disc and one corner unread; one cube beside one or two corners unread."""
    for cubes, discs, unread in ((2, 1, 1), (1, 0, 1), (1, 0, 2)):
        values: dict[str, Any] = {
            "tiles": {"d3": land(birds=cubes)},
            "elements": {"sun": corners("d3")[:discs]} if discs else {},
            "unknown": corners("d3")[3 : 3 + unread],
        }
        figures = [(cubes, discs, discs + unread)]
        assert open_(values, "birds card biomass d3 birds").rules == ["card.biomass"]
        assert said(read(values), "birds card biomass d3 birds", CROWDED, "n", "least", "most") == figures
        assert open_(values, "birds card biomass").rules == ["card.biomass"]
        assert said(read(values), "birds card biomass", CROWDED, "n", "least", "most") == figures
        values["tiles"]["d3"]["species"]["birds"] = discs + unread + 1
        yes(values, "birds card biomass d3 birds")
        no(values, "birds card biomass", "cards.must-resolve")


@pytest.mark.parametrize(("gene_pool", "verdict"), [(52, "yes"), (53, "yes"), (51, "undetermined")])
def test_biomass_and_a_hex_that_may_hold_more_cubes_than_discs(gene_pool: int, verdict: str) -> None:
    """Two discs lie around the hex; one cube of insects can be there, and 1, 0 or 2 of birds."""
    values = {
        "players": 2,
        "tiles": {"e3": land(birds=1)},
        "elements": {"sun": ["d3.w", "d3.sw", "e3.e"]},
        "unknown": ["d3"],
        "animals": {"birds": {"gene_pool": gene_pool, "out": 0}, "insects": {"gene_pool": 53, "out": 0}},
    }
    assert ask(values, "birds card biomass").verdicts == (verdict, verdict)


def test_biomass_with_the_unread() -> None:
    values = {**MASS, "unknown": ["d3.ne"]}
    open_(values, "birds card biomass d3 insects, d1 mammals")
    open_(values, "birds card biomass d1 mammals")
    open_({**MASS, "unknown": ["g1"]}, "birds card biomass d3 insects, d1 mammals")
    open_({"tile": {"terrain": "sea", "elements": ["sun"], "species": {"birds": 1}}}, "birds card biomass")


# Corners that several tiles share and nobody could read

PAIR: dict[str, Any] = {
    "tiles": {"d3": land(birds=1), "d4": land("desert", birds=1)},
    "unknown": ["d3+d4+e4"],
    "animals": {"birds": {"out": 0}},
}


def test_biomass_hits_both_of_two_tiles_or_neither() -> None:
    """One cube each, and one corner unread that both share: a disc there spares both, none there costs both a cube."""
    open_(PAIR, "birds card biomass d3 birds, d4 birds")
    open_(PAIR, "birds card biomass")
    for one in ("d3", "d4"):
        answer = ask(PAIR, f"birds card biomass {one} birds")
        assert answer.verdicts == ("no", "no")
        assert said(read(PAIR), f"birds card biomass {one} birds", "card_losses.no-completion", "corners") == [
            (("d3.se",),)
        ]


def test_biomass_may_hit_one_of_two_tiles_where_each_has_a_corner_of_its_own() -> None:
    for own in ("d3.nw", "d4.sw"):
        wider = {**PAIR, "unknown": [*PAIR["unknown"], own]}
        spared, hit = ("d3", "d4") if own == "d3.nw" else ("d4", "d3")
        open_(wider, f"birds card biomass {hit} birds")
        assert ask(wider, f"birds card biomass {spared} birds").can == "no"


def judged_one_by_one(values: dict[str, Any], line: str) -> set[str]:
    """The verdicts for every way in which discs may lie on the unread corners."""
    verdicts = set()
    for lies in product((True, False), repeat=len(values["unknown"])):
        read_ = [corner for corner, there in zip(values["unknown"], lies, strict=True) if there]
        elements = {**values.get("elements", {}), "grub": read_}
        verdicts.add(ask({**values, "elements": elements, "unknown": []}, line).can)
    return verdicts


@pytest.mark.parametrize("cubes", list(product((1, 2, 3), repeat=3)))
@pytest.mark.parametrize("named", ["", "d3 birds", "d4 birds", "e4 birds", "d3 birds, d4 birds", "d3 birds, e4 birds"])
def test_biomass_among_three_tiles_is_judged_like_all_completions(cubes: tuple[int, ...], named: str) -> None:
    values: dict[str, Any] = {
        "tiles": {name: land(birds=n) for name, n in zip(("d3", "d4", "e4"), cubes, strict=True)},
        "elements": {"sun": ["e4.e"]},
        "unknown": ["d3+d4+e4", "c4+d3+d4", "e3+e4+f3", "d3+e3+e4"],
        "animals": {"birds": {"out": 0}},
    }
    values["tiles"]["d4"]["terrain"], values["tiles"]["e4"]["terrain"] = "desert", "forest"
    line = f"birds card biomass {named}".strip()
    verdicts = judged_one_by_one(values, line)
    assert ask(values, line).can == (verdicts.pop() if len(verdicts) == 1 else "undetermined")


def test_a_tile_without_cubes_is_no_part_of_the_choice() -> None:
    three: dict[str, Any] = {**PAIR, "tiles": {**PAIR["tiles"], "e4": land("forest")}}
    open_(three, "birds card biomass d3 birds, d4 birds")
    open_(three, "birds card biomass")
    assert ask(three, "birds card biomass d3 birds").can == "no"


def test_where_a_tile_alone_refuses_the_corners_are_no_second_reason() -> None:
    """A disc lies at d3 for certain: its one cube is not more than that."""
    no({**PAIR, "elements": {"sun": ["d3.nw"]}}, "birds card biomass d3 birds", "card.biomass")


def test_a_tile_left_out_that_needs_a_disc_on_every_unread_corner() -> None:
    """Two cubes on d3, a corner of its own unread and the shared one: it is spared only with discs on both."""
    tiles = {"d3": land(birds=2), "d4": land("desert", birds=1)}
    own: dict[str, Any] = {**PAIR, "tiles": tiles, "unknown": [*PAIR["unknown"], "d3.nw"]}
    assert ask(own, "birds card biomass d4 birds").can == "no"
    open_(own, "birds card biomass d3 birds")
    open_(own, "birds card biomass d3 birds, d4 birds")


@pytest.mark.parametrize(("more", "own", "verdict"), [(11, 0, "no"), (11, 9, "no"), (12, 0, "undetermined")])
def test_as_many_shared_corners_as_can_be_gone_through(more: int, own: int, verdict: str) -> None:
    """The pair beside bare tiles whose shared corners nobody could read: beyond twelve what rules it out is not sought.

    Corners that only one tile has do not count.
    """
    bare = {"a1": "sea", "a2": "sea", "a3": "sea", "b1": "wetland", "b2": "wetland", "b3": "wetland", "b4": "jungle"}
    touching = {corner: set(hexes) & set(bare) for corner, hexes in RULES.board.hexes_of.items()}
    between = [corner for corner, hexes in touching.items() if len(hexes) > 1]
    alone = [corner for corner, hexes in touching.items() if len(hexes) == 1]
    unknown = [*between[:more], *alone[:own], *PAIR["unknown"]]
    assert len(unknown) == more + own + 1
    values: dict[str, Any] = {**PAIR, "tiles": {**bare, **PAIR["tiles"]}, "unknown": unknown}
    assert ask(values, "birds card biomass d3 birds").can == verdict
