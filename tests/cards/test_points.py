"""Biodiversity, Ecodiversity, Fertile, Ice Age and Niche Biomes."""

from __future__ import annotations

from typing import Any

from card_boards import ask, ice, land, no, open_, sheet, yes

# Biodiversity: 1 VP for each tile shared, however many opponents


def test_biodiversity_counts_shared_tiles_once() -> None:
    tiles = {"d3": land(birds=1, insects=2, mammals=1), "d4": land(birds=3), "e4": ice(birds=2, reptiles=1)}
    answer = yes({"tiles": {**tiles, "e3": land(insects=1, mammals=1)}, "animals": {"birds": {"vp": 5}}},
                 "birds card biodiversity")  # fmt: skip
    assert sheet(answer, "birds", "vp") == 7


def test_biodiversity_with_a_hex_nobody_could_read() -> None:
    values: dict[str, Any] = {"tiles": {"d3": land(birds=1, insects=1)}, "unknown": ["e3"]}
    assert ask({**values, "animals": {"birds": {"vp": 5}}}, "birds card biodiversity").verdicts == (
        "yes", "undetermined")  # fmt: skip
    assert ask(values, "birds card biodiversity").verdicts == ("yes", "yes")


def test_biodiversity_with_an_unread_hex_that_can_hold_nobody_else() -> None:
    animals = {"birds": {"vp": 5, "gene_pool": 20}, "insects": {"gene_pool": 53, "out": 0}}
    values = {"players": 2, "tiles": {"d3": land(birds=1, insects=1)}, "unknown": ["e3"], "animals": animals}
    assert ask(values, "birds card biodiversity").verdicts == ("yes", "yes")
    animals["insects"]["gene_pool"] = 52
    assert ask(values, "birds card biodiversity").verdicts == ("yes", "undetermined")


def test_biodiversity_whichever_way_the_names_sort() -> None:
    for animal in ("birds", "insects"):
        values = {"tiles": {"d3": land(birds=1, insects=1)}, "unknown": ["e3"], "animals": {animal: {"vp": 5}}}
        assert ask(values, f"{animal} card biodiversity").verdicts == ("yes", "undetermined")


def test_biodiversity_without_a_map() -> None:
    values = {"tile": {"terrain": "desert", "species": {"birds": 1, "insects": 1}}}
    assert ask(values, "birds card biodiversity").verdicts == ("yes", "undetermined")


# Ecodiversity: 1 VP for each disc on Earth of a type on the display, once each; only you (K4), Earth only (O9)

ECO: dict[str, Any] = {
    "tiles": {"d3": land(birds=1)},
    "elements": {"seed": ["d3.e", "d3.w"], "sun": ["d3.ne"], "meat": ["d3.se"]},
    "animals": {"birds": {"added": ["sun", "seed"], "vp": 4}, "mammals": {"vp": 4}, "insects": {"vp": 2}},
}


def test_ecodiversity() -> None:
    answer = yes(ECO, "birds card ecodiversity")
    assert [sheet(answer, animal, "vp") for animal in ("birds", "mammals", "insects")] == [7, 4, 2]
    assert answer.rules == ["K4"]


def test_ecodiversity_where_nobody_else_would_score() -> None:
    values = {**ECO, "animals": {"birds": {"vp": 4}, "insects": {"vp": 2}}}
    answer = yes(values, "birds card ecodiversity")
    assert sheet(answer, "birds", "vp") == 6
    assert answer.rules == []
    assert answer.changes[0] == "2 discs on Earth of a type on the display of birds"


def test_ecodiversity_says_that_others_would_score() -> None:
    values = {**ECO, "elements": {"grass": ["d3.e"], "meat": ["d3.w"]}}
    assert yes(values, "birds card ecodiversity").rules == ["K4"]
    assert yes({**ECO, "elements": {"seed": ["d3.e"]}}, "insects card ecodiversity").rules == ["K4"]
    assert yes({**ECO, "elements": {"grass": ["d3.e"]}}, "insects card ecodiversity").rules == []


def test_ecodiversity_for_all_by_a_switch() -> None:
    answer = yes({**ECO, "switches": {"ecodiversity": "all"}}, "birds card ecodiversity")
    assert [sheet(answer, animal, "vp") for animal in ("birds", "mammals", "insects")] == [7, 5, 2]
    assert "ecodiversity" in answer.texts[0]


def test_ecodiversity_ignores_the_action_display() -> None:
    answer = yes({**ECO, "display": {"adaptation": {"elements": ["seed"]}}}, "birds card ecodiversity")
    assert sheet(answer, "birds", "vp") == 7
    assert "O9" in answer.rules


def test_ecodiversity_with_unread_corners() -> None:
    assert ask({**ECO, "unknown": ["d3.nw"]}, "birds card ecodiversity").verdicts == ("yes", "undetermined")
    answer = ask({**ECO, "unknown": ["e3"]}, "birds card ecodiversity")
    assert answer.verdicts == ("yes", "yes"), "a hex holds no disc"


# Fertile: 1 VP for every cube on a tile of yours; not to be declined (K17)

FERTILE: dict[str, Any] = {
    "tiles": {"d3": land(birds=1, insects=3), "e3": land(insects=2)},
    "animals": {"birds": {"vp": 2}},
}


def test_fertile_counts_all_cubes() -> None:
    assert sheet(yes(FERTILE, "birds card fertile d3"), "birds", "vp") == 6


def test_fertile_only_where_you_stand() -> None:
    no(FERTILE, "birds card fertile e3", "card.fertile")
    no(FERTILE, "birds card fertile e4", "card.fertile")


def test_fertile_may_not_be_declined() -> None:
    no(FERTILE, "birds card fertile", "cards.must-resolve", "K17")
    answer = yes({**FERTILE, "switches": {"fertile-optional": "optional"}}, "birds card fertile")
    assert answer.rules == ["K17"]
    assert sheet(answer, "birds", "vp") == 2


def test_fertile_for_nobody_on_earth() -> None:
    values = {"tiles": {"e3": land(insects=2)}, "animals": {"birds": {"vp": 2}}}
    assert sheet(yes(values, "birds card fertile"), "birds", "vp") == 2
    open_({**values, "unknown": ["d3"]}, "birds card fertile")
    open_({"tile": {"terrain": "desert", "species": {"insects": 1}}, "animals": {"birds": {}}}, "birds card fertile")
    open_({**values, "unknown": ["d3"]}, "birds card fertile d3")


# Ice Age: bonus VP for the cones of every animal (D18); ten cones and more rest on K1


def cones(number: int, animal: str = "birds") -> dict[str, Any]:
    hexes = ("a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3")
    terrains = ("sea", "wetland", "jungle", "forest")
    return {name: {"terrain": terrains[i % 4], "species": {animal: 1}, "cone": animal}
            for i, name in enumerate(hexes[:number])}  # fmt: skip


def test_ice_age_pays_every_animal_for_its_cones() -> None:
    tiles = {**cones(3), "g1": {**land("desert", insects=1), "cone": "insects"},
             "g2": {**land("desert", mammals=1, insects=1), "cone": "insects"}}  # fmt: skip
    animals = {"birds": {"vp": 10}, "insects": {"vp": 4}, "mammals": {"vp": 7}}
    answer = yes({"tiles": tiles, "animals": animals}, "mammals card ice-age")
    assert [sheet(answer, animal, "vp") for animal in ("birds", "insects", "mammals")] == [16, 7, 7]
    assert answer.after["taken"] == ["ice-age"]
    assert answer.rules == []


def test_ice_age_counts_cones_that_no_longer_qualify() -> None:
    tiles = {"d3": {**land(insects=1), "cone": "birds"}}
    answer = yes({"tiles": tiles, "animals": {"birds": {"vp": 0}, "insects": {}}}, "insects card ice-age")
    assert sheet(answer, "birds", "vp") == 1


def test_ice_age_beyond_the_table() -> None:
    assert yes({"tiles": cones(9), "animals": {"birds": {"vp": 0}}}, "birds card ice-age").rules == []
    assert yes({"tiles": cones(10), "animals": {"birds": {"vp": 0}}}, "birds card ice-age").rules == ["vp.bonus-cap"]
    values = {"tiles": cones(11), "animals": {"birds": {"vp": 0}}}
    answer = yes(values, "birds card ice-age")
    assert sheet(answer, "birds", "vp") == 45
    assert answer.rules == ["vp.bonus-cap"]
    answer = yes({**values, "switches": {"bonus-beyond-nine": 55}}, "birds card ice-age")
    assert sheet(answer, "birds", "vp") == 55
    assert "bonus-beyond-nine" in answer.texts[0]


def test_ice_age_with_a_hex_nobody_could_read() -> None:
    values = {"tiles": cones(1), "unknown": ["d3"], "animals": {"birds": {"vp": 0}}}
    assert ask(values, "birds card ice-age").verdicts == ("yes", "undetermined")


# Niche Biomes: everybody ahead loses the first-place VP of the tile, not below 0

NICHE: dict[str, Any] = {
    "tiles": {"d3": land(birds=1), "e3": land("sea", birds=1), "d4": ice(birds=1)},
    "scored": ["e3", "d3"],
    "animals": {"birds": {"vp": 5}, "insects": {"vp": 9}, "mammals": {"vp": 5}, "reptiles": {"vp": 6}},
}


def vps(values: dict[str, Any]) -> list[int]:
    answer = yes(values, "birds card niche-biomes")
    return [sheet(answer, animal, "vp") for animal in ("birds", "insects", "mammals", "reptiles")]


def test_niche_biomes_takes_first_place_of_the_tile_scored_last() -> None:
    assert vps(NICHE) == [5, 2, 5, 0]


def test_niche_biomes_in_words() -> None:
    assert yes(NICHE, "birds card niche-biomes").changes == [
        "reptiles lose 6 VP and have 0 left; first place on d3 gives 7",
        "insects lose 7 VP and have 2 left; first place on d3 gives 7",
    ]


def test_niche_biomes_says_how_many_are_left() -> None:
    values = {**NICHE, "animals": {"birds": {"vp": 5}, "insects": {"vp": 20}, "mammals": {"vp": 7}}}
    taken = yes(values, "birds card niche-biomes").changes
    assert [[int(word) for word in change.split() if word.isdigit()] for change in taken] == [[7, 0, 7], [7, 13, 7]]


def test_niche_biomes_takes_the_tile_that_the_card_is_owed_for() -> None:
    assert vps({**NICHE, "owed": {"card": "birds", "tile": "e3"}}) == [5, 0, 5, 0]
    assert vps({**NICHE, "scored": ["d4"]}) == [5, 8, 5, 5]


def test_niche_biomes_without_a_tile_or_vp() -> None:
    values = {key: value for key, value in NICHE.items() if key != "scored"}
    assert ask(values, "birds card niche-biomes").verdicts == ("yes", "undetermined")
    assert ask(values, "insects card niche-biomes").verdicts == ("yes", "yes"), "nobody is ahead"
    animals = {"birds": {}, "insects": {"vp": 9}}
    assert ask({**NICHE, "animals": animals}, "birds card niche-biomes").verdicts == ("yes", "undetermined")
    assert ask({**NICHE, "animals": {"birds": {}}}, "birds card niche-biomes").verdicts == ("yes", "yes")
