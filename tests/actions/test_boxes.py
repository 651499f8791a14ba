"""Each box: a yes and the noes, with values of the compendium (X2-X8, S1-S8) and of the disputes (D07-D17)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, Answer, ask, earth, read

START = earth(
    sheets={a: {"gene_pool": 30, "vp": 0, "pawns": 0, "out": 0} for a in ("insects", "reptiles", "amphibians", "birds")}
)


def no(answer: Answer, *rules: str) -> bool:
    return answer.can == answer.act == "no" and [r for r in answer.rules if r in rules] == list(rules)


def stated(box: str, **parts: Any) -> Any:
    return earth(display={box: parts})


# Initiative


TRACK: dict[str, Any] = {
    "initiative": ["insects", "arachnids", "mammals"],
    "display": {
        "initiative": {"pawns": ["mammals"]},
        "adaptation": {"pawns": ["birds", "birds"]},
        "domination": {"pawns": ["birds"] * 4},
    },
}


def test_initiative_swaps_and_places() -> None:
    """D20: swap with the left neighbour, the pawn onto any vacant space."""
    answer = ask(earth(("mammals", "birds", "arachnids", "insects"), **TRACK), "mammals initiative to adaptation@3")
    assert answer.act == "yes"
    assert answer.after.initiative == ("insects", "mammals", "arachnids")
    assert answer.after.box("adaptation").pawns == ("birds", "birds", "mammals")
    position = earth(("mammals", "birds", "arachnids", "insects"), **TRACK)
    first = ask(position, "insects initiative to domination@5")
    assert first.after.initiative == position.initiative
    assert first.after.box("domination").pawns == ("birds", "birds", "birds", "birds", "insects")


def test_initiative_space_not_vacant_not_stated_not_settled() -> None:
    position = earth(("mammals", "birds", "arachnids", "insects"), **TRACK)
    assert no(ask(position, "mammals initiative to adaptation@1"), "planning.any-vacant-eyeball")
    open_ = ask(position, "mammals initiative to migration@1")
    assert (open_.can, open_.rules) == ("undetermined", ["planning.any-vacant-eyeball"])
    back = ask(position, "mammals initiative to initiative@1")
    assert (back.can, back.rules) == ("unsettled", ["initiative.back-to-initiative"])


def test_initiative_track_not_stated_stays_so() -> None:
    position = earth(display={"migration": {"pawns": []}})
    answer = ask(position, "birds initiative to migration@2")
    assert answer.act == "yes"
    assert answer.after.initiative is None


# Adaptation and Regression


def test_adaptation() -> None:
    position = stated("adaptation", elements=["sun", "sun", "seed"])
    answer = ask(position, "birds adaptation sun")
    assert answer.after.animals["birds"].elements == ("seed", "seed", "sun")
    assert answer.after.box("adaptation").elements == ("sun", "seed")
    assert no(ask(position, "birds adaptation grub"), "adaptation.take")
    assert no(ask(stated("adaptation", elements=[]), "birds adaptation grub"), "adaptation.take")
    assert ask(START, "birds adaptation sun").can == "undetermined"


def test_adaptation_limit_counts_the_third_printed_water() -> None:
    """D14: six in all; amphibians may add three, others four. A full display decides whatever the box holds."""
    three = {"amphibians": {"added": ["sun", "sun", "sun"]}, "birds": {"added": ["sun", "sun", "sun"]}}
    position = earth(sheets=three, display={"adaptation": {"elements": ["sun"]}})
    assert no(ask(position, "amphibians adaptation sun"), "adaptation.limit")
    assert ask(position, "birds adaptation sun").act == "yes"
    assert no(ask(earth(sheets=three), "amphibians adaptation sun"), "adaptation.limit")


def test_regression() -> None:
    """S7, S8, D14: what is protected is one type, in the box, added; printed elements need no protection."""
    sheets: dict[str, Any] = {"reptiles": {"added": ["grass", "meat"]}, "amphibians": {"added": ["sun"]}}
    position = earth(sheets=sheets, display={"regression": {"pawns": [], "elements": ["grass", "meat", "water"]}})
    kept = ask(position, "reptiles regression@free keep grass")
    assert kept.act == "yes"
    assert kept.after.shielded == {"reptiles": ("grass",)}
    assert ask(position, "reptiles regression keep grass").after == kept.after
    again = ask(kept.after, "reptiles regression@1 keep meat")
    assert again.after.shielded == {"reptiles": ("grass", "meat")}
    assert no(ask(kept.after, "reptiles regression@1 keep grass"), "regression.per-type")
    assert no(ask(position, "amphibians regression@1 keep water"), "regression.not-default")
    assert no(ask(position, "amphibians regression@1 keep sun"), "regression.protection")
    assert no(ask(position, "birds regression@free keep grass"), "ability.free-action-space", "regression.not-default")
    assert ask(earth(sheets=sheets), "reptiles regression keep grass").can == "undetermined"


# Abundance, Wasteland, Depletion


def test_abundance() -> None:
    position = stated("abundance", elements=["seed", "sun"])
    answer = ask(position, "birds abundance seed d2.ne")
    assert answer.act == "yes"
    assert answer.after.elements[RULES.board.corner("d2.ne")] == "seed"
    assert answer.after.box("abundance").elements == ("sun",)
    assert no(ask(position, "birds abundance grub d3.e"), "abundance.place", "board.corner-one-element")
    assert no(ask(position, "birds abundance sun a1.nw"), "board.corner-must-touch-tile")
    assert ask(START, "birds abundance sun d2.ne").can == "undetermined"
    assert no(ask(START, "birds abundance sun d3.e"), "board.corner-one-element")


def test_abundance_on_a_rim_corner() -> None:
    """K28: a corner where only one or two hexes are printed takes a disc as well."""
    position = read({"tiles": {"a1": "sea"}, "display": {"abundance": {"elements": ["sun"]}}, "animals": {"birds": {}}})
    assert ask(position, "birds abundance sun a1.nw").act == "yes"


def test_wasteland() -> None:
    """D15: one sun out of two leaves the type in the box."""
    position = stated("wasteland", elements=["water", "sun", "sun"])
    answer = ask(position, "mammals wasteland sun")
    assert answer.after.box("wasteland").elements == ("water", "sun")
    assert len(answer.changes) == 2
    assert len(ask(position, "mammals wasteland water").changes) == 1
    assert no(ask(position, "mammals wasteland seed"), "wasteland.ap")
    assert ask(START, "mammals wasteland seed").can == "undetermined"


def test_depletion() -> None:
    position = stated("depletion", elements=["grass"])
    answer = ask(position, "birds depletion d3+e3+e4")
    assert answer.act == "yes"
    assert "d3.e" not in answer.after.elements
    assert answer.after.box("depletion").elements == ("grass",)
    assert no(ask(position, "birds depletion d3+d4+e4"), "depletion.remove")
    assert no(ask(position, "birds depletion d2.ne"), "depletion.remove")
    assert no(ask(stated("depletion", elements=[]), "birds depletion d3.e"), "depletion.remove")
    assert ask(START, "birds depletion d3.e").can == "undetermined"
    assert no(ask(START, "birds depletion d2.ne"), "depletion.remove")


# Glaciation


def test_glaciation_twice() -> None:
    """X2, X3: savannah, then desert; 1 and 3 VP, one cube of each animal stays, the grass amid three tundra goes."""
    one = ask(START, "insects glaciation e3")
    assert one.act == "yes"
    assert one.after.animals["insects"].vp == 1
    assert one.after.animals["insects"].gene_pool == 31
    assert one.after.tiles["e3"].species == {"insects": 1, "reptiles": 1, "amphibians": 1}
    assert one.after.tiles["e3"].ground == "tundra"
    assert one.after.elements == START.elements
    two = ask(one.after, "insects glaciation e4")
    assert two.after.animals["insects"].vp == 4
    assert "d3.e" not in two.after.elements
    assert len(two.after.elements) == 11
    assert two.after.animals["reptiles"].gene_pool == 31
    assert two.after.animals["reptiles"].out == 0


def test_glaciation_surplus_and_cone() -> None:
    """D07: four, two and one cubes: three and one go back to the gene pools; the cone stays."""
    tile = {"terrain": "jungle", "species": {"insects": 4, "birds": 2, "arachnids": 1}, "cone": "birds"}
    position = read({"tiles": {"d3": "sea tundra", "d2": tile}, "animals": {"insects": {"gene_pool": 0},
                     "birds": {}, "arachnids": {"gene_pool": 5}}})  # fmt: skip
    after = ask(position, "arachnids glaciation d2").after
    assert after.tiles["d2"].species == {"insects": 1, "birds": 1, "arachnids": 1}
    assert after.tiles["d2"].cone == "birds"
    assert [after.animals[a].gene_pool for a in ("insects", "birds", "arachnids")] == [3, None, 5]


def test_glaciation_target() -> None:
    """D08: an edge to a tundra tile is enough, a corner is not; never twice; twelve tiles at most."""
    tiles = {"d3": "sea tundra", "c4": "forest", "c5": "mountain", "f4": "jungle"}
    position = read({"tiles": tiles, "animals": {"birds": {}}})
    assert ask(position, "birds glaciation c4").act == "yes"
    assert no(ask(position, "birds glaciation c5"), "glaciation.target")
    assert no(ask(position, "birds glaciation d3"), "glaciation.target")
    assert no(ask(position, "birds glaciation e3"), "glaciation.target")
    hexes = RULES.board.hexes[:13]
    terrains = [t for t in RULES.terrains for _ in range(4)]
    ice = {name: f"{t} tundra" for name, t in zip(hexes, terrains, strict=False)}
    full = read({"tiles": {**ice, hexes[12]: "mountain"}, "animals": {"birds": {}}})
    assert no(ask(full, f"birds glaciation {hexes[12]}"), "glaciation.stack-empty")


def test_glaciation_first_space_vacant() -> None:
    """O5: the left-most pawn that is there acts, marked as our ruling."""
    answer = ask(stated("glaciation", pawns=[None, "birds"]), "birds glaciation e3")
    assert (answer.act, answer.rules) == ("yes", ["O5"])
    assert ask(stated("glaciation", pawns=["birds"]), "birds glaciation e3").rules == []


def test_glaciation_wakes_no_hibernating_cube() -> None:
    tile = {"terrain": "jungle", "species": {"birds": 3}, "hibernating": {"birds": 1}}
    after = ask(read({"tiles": {"d3": "sea tundra", "d2": tile}}), "birds glaciation d2").after
    assert after.tiles["d2"].hibernating == {"birds": 1}


# Speciation


def test_speciation_limits_by_terrain() -> None:
    """X6: on the inner sun 1 on the tundra, 2 on desert, 2 on mountain."""
    answer = ask(START, "reptiles speciation@sun d3.se: d3 1, e4 2, d4 2")
    assert answer.act == "yes"
    assert [answer.after.tiles[n].species["reptiles"] for n in ("d3", "e4", "d4")] == [1, 4, 3]
    assert answer.after.animals["reptiles"].gene_pool == 25
    for line in ("d3 2", "e4 3", "d4 1, d4 2"):
        assert no(ask(START, f"reptiles speciation@sun d3.se: {line}"), "speciation.max-by-terrain")


def test_speciation_disc_type_tile_and_gene_pool() -> None:
    assert no(ask(START, "reptiles speciation@sun d3.e: d3"), "speciation.element-row")
    assert no(ask(START, "reptiles speciation@sun d2.ne: d2"), "speciation.choose-element")
    assert no(ask(START, "reptiles speciation@sun d3.se: c4"), "speciation.place")
    few = earth(sheets={"reptiles": {"gene_pool": 2}})
    assert no(ask(few, "reptiles speciation@sun d3.se: e4 2, d4"), "speciation.limited-by-gene-pool")
    assert ask(few, "reptiles speciation@sun d3.se: e4 2").act == "yes"
    assert ask(earth(), "reptiles speciation@sun d3.se: e4 2").can == "undetermined"
    assert no(ask(earth(), "reptiles speciation@sun d3.se: e4 3"), "speciation.max-by-terrain")


def test_speciation_space_left_out() -> None:
    """The left-most pawn says which; where the box is not stated, five of six spaces ask for another type."""
    position = earth(
        sheets={"reptiles": {"gene_pool": 9}}, display={"speciation": {"pawns": [None, "reptiles", "reptiles"]}}
    )
    assert ask(position, "reptiles speciation d3.se: e4").act == "yes"
    assert no(ask(position, "reptiles speciation c4.se: c4"), "speciation.element-row")
    assert ask(START, "reptiles speciation d3.se: e4").rules == ["speciation.element-row"]
    assert ask(START, "reptiles speciation d3.se: e4").can == "undetermined"


def test_free_speciation_of_the_insects() -> None:
    """D13: one cube on any tile, no disc needed, tundra included."""
    answer = ask(START, "insects speciation@free d4")
    assert answer.after.tiles["d4"].species["insects"] == 1
    assert answer.after.animals["insects"].gene_pool == 29
    assert ask(START, "insects speciation@free d3").act == "yes"
    assert no(ask(START, "insects speciation@free d4 2"), "ability.insects")
    assert no(ask(START, "insects speciation@free d4, d3"), "ability.insects", "ability.insects")
    assert no(ask(START, "birds speciation@free d4"), "ability.free-action-space")
    assert no(ask(earth(sheets={"insects": {"gene_pool": 0}}), "insects speciation@free d4"),
              "speciation.limited-by-gene-pool")  # fmt: skip


# Wanderlust


SHORE: dict[str, Any] = {
    "tiles": {"d2": {"terrain": "jungle", "species": {"insects": 3}}, "d3": "desert tundra",
              "e3": {"terrain": "desert", "species": {"mammals": 2}}, "f4": "forest"},
    "animals": {"birds": {"vp": 0}, "insects": {}, "mammals": {}},
    "display": {"wanderlust": {"elements": ["water", "seed"], "tiles": ["sea", "jungle", "sea"]}},
}  # fmt: skip


def test_wanderlust_scores_and_everybody_moves() -> None:
    """D12 with two neighbours of e2 (3 VP, S1), then with three (6 VP, S1)."""
    position = read(SHORE)
    answer = ask(position, "birds wanderlust jungle e2 + water e2.se | mammals e3 2, insects d2 1")
    assert answer.act == "yes"
    assert answer.after.tiles["e2"].species == {"mammals": 2, "insects": 1}
    assert answer.after.tiles["d2"].species == {"insects": 2}
    assert answer.after.elements == {RULES.board.corner("e2.se"): "water"}
    assert answer.after.box("wanderlust").tiles == ("sea", None, "sea")
    assert answer.after.box("wanderlust").elements == ("seed",)
    assert answer.after.animals["birds"].vp == 3
    three = read({**SHORE, "tiles": {**SHORE["tiles"], "e1": "sea"}})
    assert ask(three, "birds wanderlust jungle e2").after.animals["birds"].vp == 6


def test_wanderlust_at_the_start() -> None:
    """X7: on e2 (axial 1,-2) wetland and savannah are adjacent: 3 VP; the grass on that corner counts for the tile."""
    position = earth(sheets={"birds": {"vp": 1}}, display={"wanderlust": {"elements": [], "tiles": ["sea"]}})
    line = "birds wanderlust sea e2 | reptiles e3, amphibians d2 2, amphibians e3, arachnids d2, insects e3 2"
    answer = ask(position, line)
    assert answer.after.animals["birds"].vp == 4
    assert answer.after.tiles["e2"].species == {"reptiles": 1, "amphibians": 3, "arachnids": 1, "insects": 2}
    assert any(answer.after.elements.get(corner) == "grass" for corner in RULES.board.corners_of["e2"])
    backwards = ask(position, "birds wanderlust sea e2 | insects e3 2, reptiles e3")
    assert backwards.act == "yes"
    assert [text.split(" from")[0] for text in backwards.changes[-2:]] == ["1 cube of reptiles", "2 cubes of insects"]


def test_wanderlust_refused() -> None:
    position = read(SHORE)
    assert no(ask(position, "birds wanderlust forest e2"), "wanderlust.tile")
    assert no(ask(position, "birds wanderlust jungle@1 e2"), "wanderlust.tile")
    assert no(ask(position, "birds wanderlust jungle d2"), "wanderlust.tile")
    assert no(ask(position, "birds wanderlust jungle a1"), "wanderlust.tile")
    assert no(ask(position, "birds wanderlust jungle e2 + sun e2.se"), "wanderlust.element")
    assert no(ask(position, "birds wanderlust jungle e2 + seed d3.w"), "wanderlust.element")
    assert no(ask(position, "birds wanderlust jungle e2 | mammals e3 3"), "wanderlust.move")
    assert no(ask(position, "birds wanderlust jungle e2 | mammals f4"), "wanderlust.move", "wanderlust.move")
    none = read({**SHORE, "display": {"wanderlust": {"tiles": [None, None, None]}}})
    assert no(ask(none, "birds wanderlust sea e2"), "wanderlust.no-refill")


def test_wanderlust_stack() -> None:
    """Two stacks show sea: the one written is used up, else the left-most."""
    position = read(SHORE)
    assert ask(position, "birds wanderlust sea@3 e2").after.box("wanderlust").tiles == ("sea", "jungle", None)
    assert ask(position, "birds wanderlust sea e2").after.box("wanderlust").tiles == (None, "jungle", "sea")
    bare = read({key: value for key, value in SHORE.items() if key != "display"})
    assert ask(bare, "birds wanderlust sea e2").can == "undetermined"
    face_up = read({**SHORE, "display": {"wanderlust": {"tiles": ["sea"]}}})
    assert ask(face_up, "birds wanderlust sea e2").act == "yes"
    assert ask(face_up, "birds wanderlust sea e2 + water e2.se").can == "undetermined"


# Migration


def test_migration_number() -> None:
    tiles = {"c4": {"terrain": "forest", "species": {"birds": 9}}, "d4": "mountain"}
    position = read({"tiles": tiles})
    for space, most in zip("123456", (7, 6, 5, 4, 3, 2), strict=True):
        assert ask(position, f"birds migration@{space} c4>d4 {most}").act == "yes"
        assert no(ask(position, f"birds migration@{space} c4>d4 {most + 1}"), "migration.number")
    assert ask(position, "birds migration c4>d4 2").act == "yes"
    assert ask(position, "birds migration c4>d4 5").can == "undetermined"
    assert no(ask(position, "birds migration c4>d4 8"), "migration.number")
    stated = read({"tiles": tiles, "display": {"migration": {"pawns": [None, None, None, "birds"]}}})
    assert ask(stated, "birds migration c4>d4 4").act == "yes"
    assert no(ask(stated, "birds migration c4>d4 5"), "migration.number")


def test_migration_ways() -> None:
    """X8: a bird on the forest reaches all seven tiles' others in two steps; nobody else goes further than one."""
    for hex_ in ("d4", "c3", "d3", "d2", "e3", "e4"):
        answer = ask(START, f"birds migration@1 c4>{hex_}")
        assert answer.act == "yes"
        assert answer.after.tiles["c4"].species["birds"] == 1
    assert ask(START, "arachnids migration@1 c4>d4").act == "yes"
    assert no(ask(START, "arachnids migration@1 c4>e4"), "migration.move")
    assert no(ask(START, "birds migration@1 c4>c5"), "migration.tiles-only")
    assert no(ask(START, "arachnids migration@1 c4>c4"), "migration.move")
    assert no(ask(START, "arachnids migration@1 c4>d4 2"), "migration.move")


def test_birds_and_gaps() -> None:
    """D11: not over an empty hex, though two tiles far; out and back is not settled (O26)."""
    position = read({"tiles": {"c4": {"terrain": "forest", "species": {"birds": 2}}, "e3": "sea", "b3": "desert"}})
    assert no(ask(position, "birds migration@6 c4>e3"), "migration.tiles-only")
    over = read({"tiles": {"c4": {"terrain": "forest", "species": {"birds": 2}}, "d3": "jungle tundra", "e3": "sea"}})
    assert ask(over, "birds migration@6 c4>e3 2").act == "yes"
    assert no(ask(over, "birds migration@6 c4>e3 3"), "migration.number", "migration.move")
    back = ask(over, "birds migration@6 c4>c4")
    assert (back.can, back.rules) == ("unsettled", ["O26"])


def test_each_species_moves_once() -> None:
    position = read({"tiles": {
        "c4": {"terrain": "forest", "species": {"mammals": 1}}, "d4": {"terrain": "sea", "species": {"mammals": 1}},
        "e4": "desert"}})  # fmt: skip
    assert no(ask(position, "mammals migration@1 c4>d4, d4>e4 2"), "migration.once-each")
    row = ask(position, "mammals migration@1 c4>d4, d4>e4")
    assert [row.after.tiles[n].species.get("mammals", 0) for n in ("c4", "d4", "e4")] == [0, 1, 1]


def test_hibernating_cubes_move_last_and_stay_asleep() -> None:
    tile = {"terrain": "forest", "species": {"birds": 3}, "hibernating": {"birds": 2}}
    position = read({"tiles": {"c4": tile, "d4": "mountain"}})
    after = ask(position, "birds migration@1 c4>d4 2").after
    assert after.tiles["c4"].hibernating == {"birds": 1}
    assert after.tiles["d4"].hibernating == {"birds": 1}


# Competition


def test_competition_needs_presence() -> None:
    """D09: birds on the forest and savannah space; only the savannah holds birds and somebody else."""
    tiles = {"c4": {"terrain": "forest", "species": {"mammals": 4}},
             "e3": {"terrain": "savannah", "species": {"birds": 1, "insects": 1}}}  # fmt: skip
    position = read({"tiles": tiles, "animals": {"insects": {"out": 3, "gene_pool": 0}}})
    answer = ask(position, "birds competition@4 e3 insects")
    assert answer.after.tiles["e3"].species == {"birds": 1}
    assert answer.after.animals["insects"].out == 4
    assert answer.after.animals["insects"].gene_pool == 0
    assert no(ask(position, "birds competition@4 c4 mammals"), "competition.need-presence")
    assert no(ask(position, "birds competition@4 e3 birds"), "species.opposing")
    assert no(ask(position, "birds competition@4 e3 reptiles"), "competition.eliminate")
    assert no(ask(position, "birds competition@1 e3 insects"), "competition.spaces")


def crowd(**tiles: str) -> Any:
    here = {"birds": 2, "mammals": 2}
    return read(
        {"tiles": {n: {"terrain": t.split()[0], "tundra": "*" in t, "species": here} for n, t in tiles.items()}}
    )


def test_competition_one_tile_of_each_terrain() -> None:
    position = crowd(a1="jungle", b1="wetland", c1="jungle *", d1="jungle", e1="sea *")
    answer = ask(position, "birds competition@1 a1 mammals, b1 mammals, c1 mammals")
    assert answer.act == "yes"
    assert no(ask(position, "birds competition@1 a1 mammals, d1 mammals"), "competition.one-tile-per-type")
    assert no(ask(position, "birds competition@1 c1 mammals, e1 mammals"), "competition.one-tile-per-type")
    assert no(ask(position, "birds competition@1 a1 mammals, a1 mammals"), "competition.eliminate")
    assert ask(position, "birds competition c1 mammals").act == "yes"
    assert ask(position, "birds competition b1 mammals").can == "undetermined"


def test_free_competition_is_one_tile() -> None:
    """D10, K2: any terrain, one cube on one tile."""
    tiles = {"c3": {"terrain": "jungle", "species": {"arachnids": 1, "mammals": 1}},
             "e4": {"terrain": "desert", "species": {"arachnids": 1, "mammals": 2}}}  # fmt: skip
    position = read({"tiles": tiles})
    assert ask(position, "arachnids competition@free e4 mammals").act == "yes"
    assert no(ask(position, "arachnids competition@free c3 mammals, e4 mammals"), "ability.arachnids")
    assert no(ask(position, "mammals competition@free c3 arachnids"), "ability.free-action-space")


def test_animals_of_one_owner_oppose_each_other() -> None:
    values = {"tiles": {"c3": {"terrain": "jungle", "species": {"birds": 1, "mammals": 1}}},
              "owners": {"north": ["birds", "mammals"], "south": ["insects", "reptiles"]}}  # fmt: skip
    assert ask(read(values), "birds competition@1 c3 mammals").act == "yes"


# Domination


@pytest.mark.parametrize(
    ("tile", "vp"),
    [
        ({"terrain": "sea", "species": {"mammals": 4, "birds": 5, "arachnids": 6, "insects": 7}},
         {"insects": 9, "arachnids": 5, "birds": 3, "mammals": 2}),
        ({"terrain": "sea", "species": {"arachnids": 7, "insects": 7}}, {"arachnids": 9, "insects": 5}),
        ({"terrain": "sea", "tundra": True, "species": {"arachnids": 7, "insects": 7}}, {"arachnids": 1, "insects": 0}),
        ({"terrain": "wetland", "species": {"amphibians": 2, "birds": 2}}, {"birds": 8, "amphibians": 4}),
    ],
)  # fmt: skip
def test_domination_scores(tile: dict[str, Any], vp: dict[str, int]) -> None:
    """S3, S4, S5, D16; the acting animal need not be there; without a cone no card is owed."""
    sheets = {animal: {"vp": 10} for animal in tile["species"]}
    position = read({"tiles": {"d3": tile}, "animals": {**sheets, "reptiles": {"vp": 0}},
                     "display": {"domination": {"cards": ["fertile"]}}})  # fmt: skip
    answer = ask(position, "reptiles domination d3")
    assert {animal: answer.after.animals[animal].vp for animal in vp} == {a: 10 + n for a, n in vp.items()}
    assert answer.after.scored == ("d3",)
    assert answer.after.owed is None


def test_domination_owes_a_card_to_the_holder_of_the_cone() -> None:
    tile = {"terrain": "sea", "species": {"birds": 1, "insects": 2}, "cone": "birds"}
    values: dict[str, Any] = {"tiles": {"d3": tile}, "animals": {"birds": {}, "insects": {}}}
    cards = read({**values, "display": {"domination": {"cards": ["fertile"]}}})
    answer = ask(cards, "insects domination d3")
    assert answer.after.owed == ("birds", "d3")
    assert answer.after.tiles["d3"].cone == "birds"
    assert ask(read({**values, "display": {"domination": {"cards": []}}}), "insects domination d3").after.owed is None
    assert ask(read(values), "insects domination d3").after.owed == ("birds", "d3")


def test_domination_twice_and_empty() -> None:
    """D17: not again this turn; O18: an empty tile may be scored, marked as our ruling."""
    values: dict[str, Any] = {"tiles": {"d3": "sea", "d2": "jungle"}, "animals": {"birds": {}}, "scored": ["d3"]}
    assert no(ask(read(values), "birds domination d3"), "domination.once-per-tile")
    empty = ask(read(values), "birds domination d2")
    assert (empty.act, empty.rules) == ("yes", ["O18"])
    assert empty.after.scored == ("d3", "d2")
    assert no(ask(read(values), "birds domination e2"), "domination.choose")


# Placing, claiming


def test_placing() -> None:
    position = earth(
        sheets={"birds": {"pawns": 2}, "reptiles": {"pawns": 0}},
        display={"migration": {"pawns": ["birds", None]}, "regression": {"pawns": []}},
    )
    answer = ask(position, "birds place migration@2")
    assert answer.after.box("migration").pawns == ("birds", "birds", None, None, None, None)
    assert answer.after.animals["birds"].pawns == 1
    assert no(ask(position, "birds place migration@1"), "planning.any-vacant-eyeball")
    assert no(ask(position, "reptiles place migration@2"), "planning.skip-empty")
    assert no(ask(position, "reptiles place regression@free"), "ability.free-action-space", "planning.skip-empty")
    assert ask(position, "birds place domination@1").can == "undetermined"
    unstated = ask(position, "mammals place migration@2")
    assert unstated.after.animals["mammals"].pawns is None


def test_claims_and_ties_move_cones_and_cards() -> None:
    """A claim passes a card owed for the tile on, a shown tie cancels it (O27); elsewhere nothing is touched."""
    display = {"domination": {"cards": ["fertile"]}}
    scored: dict[str, Any] = {"scored": ["d2"], "owed": {"card": "insects", "tile": "d2"}, "display": display}
    tile = {"terrain": "wetland", "species": {"amphibians": 2, "insects": 1}, "cone": "insects"}
    animals: dict[str, Any] = {"amphibians": {}, "insects": {"added": ["water", "water", "water"]}, "birds": {}}
    water = {"water": ["d2.ne"]}
    values: dict[str, Any] = {
        "tiles": {"d2": tile, "d3": {"terrain": "sea", "species": {"birds": 1}}},
        "elements": water,
    }
    tie = ask(read({**values, "animals": animals, **scored}), "birds tie d2")
    assert tie.act == "yes"
    assert "O27" in tie.rules
    assert tie.after.tiles["d2"].cone is None
    assert tie.after.owed is None
    claim = ask(read({**values, "animals": {"amphibians": {}, "insects": {}}, **scored}), "amphibians claim d2")
    assert claim.act == "yes"
    assert claim.after.tiles["d2"].cone == "amphibians"
    assert claim.after.owed == ("amphibians", "d2")
    assert ask(read({**values, "animals": {"amphibians": {}, "insects": {}}}), "insects claim d2").can == "yes"
    assert ask(read({**values, "animals": animals}), "birds claim d2").can == "no"
    assert no(ask(read({**values, "animals": animals}), "birds claim a1"), "board.earth")


def test_an_animal_out_of_play_cannot_act() -> None:
    assert no(ask(earth(("birds", "insects")), "mammals glaciation e3"), "setup.animals")
