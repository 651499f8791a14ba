"""Ice Sheet and Mass Exodus."""

from __future__ import annotations

from typing import Any

from card_boards import RULES, ask, ice, keys, land, no, open_, read, said, sheet, species, yes

# Ice Sheet: a Glaciation (compendium X2, X3), without a pawn or a space

COLD: dict[str, Any] = {
    "tiles": {"d3": ice(), "e3": land(insects=2, birds=1), "e4": land("desert", insects=1), "e5": land("mountain")},
    "elements": {"grass": ["d3.e"], "sun": ["d3.se"]},
    "animals": {"birds": {"vp": 0, "gene_pool": 5}, "insects": {"gene_pool": 5}},
}


def test_ice_sheet_freezes_a_tile() -> None:
    answer = yes(COLD, "birds card ice-sheet e3")
    assert answer.after["tiles"]["e3"] == {"terrain": "savannah", "tundra": True, "species": {"birds": 1, "insects": 1}}
    assert [sheet(answer, "birds", key) for key in ("vp", "gene_pool")] == [1, 5]
    assert sheet(answer, "insects", "gene_pool") == 6
    assert answer.after["elements"] == {"grass": ["d3.e"], "sun": ["d3.se"]}


def test_ice_sheet_scores_and_clears_like_glaciation() -> None:
    tiles = {**COLD["tiles"], "e3": ice(insects=1, birds=1)}
    answer = yes({**COLD, "tiles": tiles}, "birds card ice-sheet e4")
    assert sheet(answer, "birds", "vp") == 3
    assert answer.after["elements"] == {"sun": ["d3.se"]}


def test_ice_sheet_needs_tundra_beside_and_a_tile_to_freeze() -> None:
    no(COLD, "birds card ice-sheet e5", "glaciation.target")
    no(COLD, "birds card ice-sheet d3", "glaciation.target")
    no(COLD, "birds card ice-sheet c3", "glaciation.target")


def test_ice_sheet_is_mandatory_where_it_can_freeze() -> None:
    no(COLD, "birds card ice-sheet", "cards.must-resolve")
    warm = {**COLD, "tiles": {"e5": land("mountain", birds=1)}, "elements": {}}
    yes(warm, "birds card ice-sheet")
    open_({**warm, "unknown": ["e4"]}, "birds card ice-sheet")
    open_({"tile": {"terrain": "sea", "species": {"birds": 1}}}, "birds card ice-sheet")


def test_ice_sheet_is_mandatory_where_only_its_bonus_is_not_known() -> None:
    values = {"tiles": {"d3": ice(), "e3": land(birds=1)}, "unknown": ["e4"], "animals": {"birds": {"vp": 0}}}
    assert ask(values, "birds card ice-sheet e3").verdicts == ("yes", "undetermined"), "e4 may be tundra"
    no(values, "birds card ice-sheet", "cards.must-resolve")


def test_ice_sheet_without_tundra_tiles_left() -> None:
    hexes = [name for name in RULES.board.hexes if name[0] in "abc"][:12]
    terrains = ("sea", "wetland", "jungle", "forest")
    tiles: dict[str, Any] = {name: {"terrain": terrains[i % 4], "tundra": True} for i, name in enumerate(hexes)}
    beside = next(name for name in RULES.board.neighbours[hexes[-1]] if name not in hexes)
    tiles[beside] = land("desert", birds=1)
    values = {**COLD, "tiles": tiles, "elements": {}}
    no(values, f"birds card ice-sheet {beside}", "glaciation.stack-empty")
    yes(values, "birds card ice-sheet")


# Mass Exodus: all cubes of a tile to adjacent tiles

GO: dict[str, Any] = {
    "tiles": {"d3": land(birds=2, insects=1), "e3": land("forest", mammals=1), "e4": land("desert"),
              "g1": land("jungle", birds=1), "d1": land("sea")},
}  # fmt: skip


def test_mass_exodus_moves_every_cube() -> None:
    answer = yes(GO, "mammals card mass-exodus d3: birds e3 1, birds e4 1, insects e3 1")
    assert [species(answer, name) for name in ("d3", "e3", "e4")] == [
        {}, {"mammals": 1, "birds": 1, "insects": 1}, {"birds": 1}]  # fmt: skip
    answer = yes(GO, "mammals card mass-exodus d3: birds e4 2, insects e4")
    assert species(answer, "e4") == {"birds": 2, "insects": 1}
    assert answer.changes == ["2 cubes of birds to e4", "1 cube of insects to e4"]


def test_mass_exodus_leaves_nobody() -> None:
    no(GO, "mammals card mass-exodus d3: birds e3 1, insects e3 1", "card.mass-exodus")
    no(GO, "mammals card mass-exodus d3: birds e3 2", "card.mass-exodus")
    no(GO, "mammals card mass-exodus d3", "card.mass-exodus", "card.mass-exodus")


def test_mass_exodus_says_how_many_stay_and_leave() -> None:
    here = read(GO)
    params = ("who", "n", "held")
    staying = said(here, "mammals card mass-exodus d3", "card_tiles.all-leave", *params)
    assert staying == [("birds", 0, 2), ("insects", 0, 1)]
    staying = said(here, "mammals card mass-exodus d3: birds e3 1", "card_tiles.all-leave", *params)
    assert staying == [("birds", 1, 2), ("insects", 0, 1)]
    line = "mammals card mass-exodus d3: birds e3 3, insects e3, mammals e4 2"
    assert said(here, line, "card_tiles.not-so-many", *params) == [("birds", 3, 2), ("mammals", 2, 0)]
    assert "card_tiles.all-gone" in keys(here, "mammals card mass-exodus d3: birds e3 2, insects e4")
    assert "card_tiles.all-gone" not in keys(here, "mammals card mass-exodus g1")


def test_mass_exodus_moves_what_is_there_to_the_next_tile() -> None:
    no(GO, "mammals card mass-exodus d3: birds e3 3, insects e3 1", "card.mass-exodus")
    no(GO, "mammals card mass-exodus d3: birds e3 2, insects e3 1, mammals e4 1", "card.mass-exodus")
    no(GO, "mammals card mass-exodus d3: birds g1 2, insects e3 1", "card.mass-exodus")
    no(GO, "mammals card mass-exodus d3: birds d4 2, insects e3 1", "card.mass-exodus")
    no(GO, "mammals card mass-exodus d3: birds d3 2, insects e3 1", "card.mass-exodus")
    no(GO, "mammals card mass-exodus c3: birds d3 2", "card.mass-exodus")
    open_({**GO, "unknown": ["d2"]}, "mammals card mass-exodus d3: birds d2 2, insects e3 1")


def test_mass_exodus_where_nothing_moves() -> None:
    answer = yes(GO, "mammals card mass-exodus g1")
    assert answer.rules == ["O25"]
    assert species(answer, "g1") == {"birds": 1}
    assert yes(GO, "mammals card mass-exodus e4").rules == ["O25"]
    open_({**GO, "unknown": ["f1"]}, "mammals card mass-exodus g1")
    no(GO, "mammals card mass-exodus g1: birds f1", "card.mass-exodus")


def test_mass_exodus_by_its_name_alone() -> None:
    no(GO, "mammals card mass-exodus", "cards.must-resolve")
    yes({"tiles": {"g1": land("jungle", birds=1), "d1": land("sea")}}, "birds card mass-exodus")
    open_({"tiles": {"g1": land("jungle", birds=1), "d1": land("sea")}, "unknown": ["f1"]}, "birds card mass-exodus")
    open_({"tile": {"terrain": "jungle", "species": {"birds": 1}}}, "birds card mass-exodus")


def test_mass_exodus_of_hibernating_cubes() -> None:
    values = {"tiles": {**GO["tiles"], "d3": {**land(birds=3), "hibernating": {"birds": 1}}}}
    answer = yes(values, "mammals card mass-exodus d3: birds e3 2, birds e4 1")
    assert answer.rules == ["O24"]
    assert answer.after["tiles"]["e4"]["hibernating"] == {"birds": 1}
    assert yes(values, "mammals card mass-exodus d3: birds e3 3").rules == []
    values["tiles"]["d3"]["hibernating"] = {"birds": 3}
    assert yes(values, "mammals card mass-exodus d3: birds e3 2, birds e4 1").rules == []
