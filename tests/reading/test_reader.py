"""What a position document means, point by point of contract section 2."""

from __future__ import annotations

from typing import Any

import pytest

from dsrules.board import TILE
from dsrules.diagnostics import InputError
from dsrules.position import DisplayBox, Frozen, Owed, Position, Sheet, Tile
from dsrules.rulebook import Rulebook
from dsrules.text.position_reader import read_position, read_values


def read(rules: Rulebook, **document: Any) -> Position:
    return read_values({"dsrules": 1, **document}, rules).position


def refused(rules: Rulebook, **document: Any) -> list[tuple[str, str]]:
    with pytest.raises(InputError) as caught:
        read(rules, **document)
    return [(one.code, one.path) for one in caught.value.diagnostics]


CONTRACT = """
# yaml-language-server: $schema=position.schema.json
dsrules: 1                      # format version, required
tiles:
  d3: sea tundra
  e3: {terrain: savannah, species: {reptiles: 1}}
  e4: {terrain: desert, tundra: false, species: {insects: 1, amphibians: 3}, cone: insects}
elements:
  grass: [d3.e]
  grub:  [e4.se]
  sun:   [e3.se, d3+d4+e4, e4.e]
unknown: [d3.w, c5]
animals:
  insects:    {added: [grub, water]}
  amphibians: {elements: [water, water, water, grub, grub, meat]}
  reptiles: {}
"""


def test_the_example_of_the_contract(rules: Rulebook) -> None:
    reading = read_position(CONTRACT, rules)
    assert reading.diagnostics == ()
    assert reading.position == Position(
        tiles=Frozen(
            d3=Tile("sea", tundra=True),
            e3=Tile("savannah", species=Frozen(reptiles=1)),
            e4=Tile("desert", species=Frozen(insects=1, amphibians=3), cone="insects"),
        ),
        elements=Frozen({"d3.e": "grass", "e4.se": "grub", "e3.se": "sun", "d3.se": "sun", "e4.e": "sun"}),
        animals=Frozen(
            reptiles=Sheet(("sun", "sun")),
            amphibians=Sheet(("grub", "grub", "meat", "water", "water", "water")),
            insects=Sheet(("grass", "grass", "grub", "water")),
        ),
        unknown=frozenset({"c3.se", "c5"}),
    )
    assert list(reading.position.animals) == ["reptiles", "amphibians", "insects"]


def test_one_tile_without_a_map(rules: Rulebook) -> None:
    tile = {"terrain": "desert", "elements": ["grass", "unknown", "sun"], "species": {"insects": 1}, "cone": "insects"}
    position = read(rules, tile=tile)
    assert position.mapless
    assert position.tiles == {TILE: Tile("desert", species=Frozen(insects=1), cone="insects")}
    assert position.elements == {"tile.1": "grass", "tile.3": "sun"}
    assert position.unknown == {"tile.2"}


@pytest.mark.parametrize(
    ("entry", "tile"),
    [
        ("sea", Tile("sea")),
        ("sea tundra", Tile("sea", tundra=True)),
        ("Moře  TUNDRA", Tile("sea", tundra=True)),
        ("tundra", Tile("tundra", tundra=True)),
        ("Sa", Tile("savannah")),
        ({"terrain": "tundra"}, Tile("tundra", tundra=True)),
        ({"terrain": "des", "tundra": True}, Tile("desert", tundra=True)),
        ({"terrain": "les", "species": {"ptáci": 2, "In": 0}}, Tile("forest", species=Frozen(birds=2))),
        ({"terrain": "sea", "species": None, "cone": None, "tundra": None, "hibernating": {}}, Tile("sea")),
    ],
)
def test_forms_of_a_tile(entry: Any, tile: Tile, rules: Rulebook) -> None:
    assert read(rules, tiles={"d3": entry}).tiles == {"d3": tile}


def test_an_animal_named_anywhere_is_in_play(rules: Rulebook) -> None:
    tile = {"terrain": "sea", "species": {"birds": 1, "mammals": 0}, "cone": "insects"}
    assert set(read(rules, tiles={"d3": tile}).animals) == {"birds", "mammals", "insects"}
    assert set(read(rules, owners={"x": ["birds"]}).animals) == {"birds"}
    assert set(read(rules, initiative=["reptiles"]).animals) == {"reptiles"}
    assert set(read(rules, turn="arachnids").animals) == {"arachnids"}
    assert set(read(rules, shielded={"birds": ["sun"]}).animals) == {"birds"}
    assert set(read(rules, display={"glaciation": {"pawns": [None, "birds"]}}).animals) == {"birds"}
    assert set(read(rules, tiles={"d3": "sea"}, owed={"card": "birds", "tile": "d3"}).animals) == {"birds"}
    hibernating = {"terrain": "sea", "species": {"birds": 1}, "hibernating": {"birds": 1}}
    sheet = read(rules, tiles={"d3": hibernating}).animals["birds"]
    assert sheet == Sheet(("seed", "seed"), stated=False)
    assert read(rules, animals={"birds": None}).animals["birds"] == Sheet(("seed", "seed"))


def test_display_is_padded_and_boxes_without_statement_are_left_out(rules: Rulebook) -> None:
    position = read(
        rules,
        display={
            "adaptace": {"pawns": ["mammals", None, "Bi"], "elements": ["sun", "s", "seed"]},
            "glaciation": {"pawns": ["birds"]},
            "wanderlust": {"pawns": [], "elements": ["meat"], "tiles": ["jungle", None]},
            "domination": {"cards": ["Ice Age", "doba-ledova"][:1]},
            "abundance": {},
            "depletion": None,
        },
    )
    assert position.display == {
        "adaptation": DisplayBox(("mammals", None, "birds"), ("sun", "sun", "seed")),
        "glaciation": DisplayBox(("birds", None, None, None)),
        "wanderlust": DisplayBox((None, None, None), ("meat",), ("jungle", None, None)),
        "domination": DisplayBox(cards=("ice-age",)),
    }


def test_where_the_turn_stands(rules: Rulebook) -> None:
    position = read(
        rules,
        tiles={"d3": "sea", "e3": "desert"},
        players=4,
        round=3,
        phase="execution",
        next="speciation@SUN",
        initiative=["insects", "Bi"],
        owed={"card": "pták", "tile": "E3"},
        scored=["d3", "e3"],
        taken=["Cold Snap"],
        switches={"bonus-beyond-nine": 55, "stale-cone": "stands"},
        owners={"north": ["birds", "insects"]},
    )
    assert position.next == "speciation@2"
    assert position.owed == Owed("birds", "e3")
    assert position.scored == ("d3", "e3")
    assert position.taken == ("cold-snap",)
    assert position.initiative == ("insects", "birds")
    assert position.switches == {"bonus-beyond-nine": 55, "stale-cone": "stands"}
    assert position.owners == {"north": ("birds", "insects")}
    assert (position.players, position.round, position.phase) == (4, 3, "execution")


@pytest.mark.parametrize(
    ("written", "step"),
    [
        ("migration@3", "migration@3"), ("migrace@6", "migration@6"), ("speciation@grass", "speciation@6"),
        ("speciace@s", "speciation@2"), ("regression@free", "regression@free"),
        ("Regression@Losses", "regression@losses"),
        ("wasteland@clearing", "wasteland@clearing"), ("competition@free", "competition@free"),
        ("speciation@free", "speciation@free"), ("Extinction", "extinction"), ("final", "final"),
        ("migration@7", None), ("migration@0", None), ("migration", None), ("abundance@free", None), ("sun@1", None),
        ("speciation@7", None), ("initiative@", None), ("", None), ("@", None),
    ],
)  # fmt: skip
def test_steps(written: str, step: str | None, rules: Rulebook) -> None:
    if step is None:
        assert refused(rules, next=written) == [("position.unknown-step", "next")]
    else:
        assert read(rules, next=written).next == step


def test_steps_in_their_order(rules: Rulebook) -> None:
    from dsrules.text.steps import steps

    order = steps(rules)
    assert order[0] == "initiative@1"
    assert order.index("regression@2") + 1 == order.index("regression@free") == order.index("regression@losses") - 1
    assert order.index("wasteland@1") + 1 == order.index("wasteland@clearing")
    assert order.index("speciation@6") + 1 == order.index("speciation@free")
    assert order.index("competition@free") + 1 == order.index("competition@1")
    assert order[-4:] == ("extinction", "survival", "reseed", "final")
    assert sum("@" in step for step in order) == 41 + 3 + 2  # eyeball spaces, free actions, losses and clearing


def test_problems_are_found_in_one_pass_with_their_paths(rules: Rulebook) -> None:
    assert refused(
        rules,
        tiles={"d3": {"terrain": "x", "species": {"birds": -1}, "cone": []}, "h9": "sea"},
        elements={"sun": ["d3.e", 5]},
        animals={"birds": {"added": ["sun"] * 5, "vp": "many"}},
        display={"migration": {"elements": []}},
        wrong=1,
    ) == [
        ("position.unknown-key", "wrong"),
        ("position.unknown-word", "tiles.d3.terrain"),
        ("position.range", "tiles.d3.species.birds"),
        ("position.type", "tiles.d3.cone"),
        ("position.unknown-hex", "tiles.h9"),
        ("position.corner-off-earth", "elements.sun[0]"),
        ("position.type", "elements.sun[1]"),
        ("position.type", "animals.birds.vp"),
        ("position.too-many-elements", "animals.birds.added"),
        ("position.unknown-key", "display.migration.elements"),
    ]


def test_reading_stops_after_a_hundred_problems(rules: Rulebook) -> None:
    assert len(refused(rules, **{f"key{n}": 1 for n in range(500)})) == 100


def test_an_unknown_hex_may_lie_under_a_disc(rules: Rulebook) -> None:
    position = read(rules, tiles={}, unknown=["d3"], elements={"sun": ["d3.e"]})
    assert position.elements == {"d3.e": "sun"}


def test_values_that_are_no_json_are_refused_politely(rules: Rulebook) -> None:
    for value in (object(), {1, 2}, b"bytes", (1, 2), lambda: None):
        assert refused(rules, tiles={"d3": value})
        assert refused(rules, players=value)
        assert refused(rules, animals=value)
    with pytest.raises(InputError):
        read_values(None, rules)
    assert refused(rules, tiles={3: "sea"}) == [("position.type", "tiles[3]")]


@pytest.mark.parametrize("number", [10**30, 56, -1, 1.5, float("nan"), float("inf"), True, "2"])
def test_impossible_numbers_of_cubes(number: object, rules: Rulebook) -> None:
    assert len(refused(rules, tiles={"d3": {"terrain": "sea", "species": {"birds": number}}})) == 1
    assert len(refused(rules, animals={"birds": {"gene_pool": number}})) == 1


def test_positions_are_equal_and_hashable_whatever_the_spelling(rules: Rulebook) -> None:
    one = read(rules, tiles={"d3": "sea", "e3": "desert"}, elements={"sun": ["d3.e"]}, animals={"birds": {}})
    other = read(rules, tiles={"E3": "De", "D3": "moře"}, elements={"s": ["e3.SW"]}, animals={"ptáci": None})
    assert one == other
    assert hash(one) == hash(other)


def test_problems_of_the_whole_position_stand_where_the_document_spells_them(rules: Rulebook) -> None:
    document = """\
dsrules: 1
tiles:
  D3: {terrain: moře, species: {Ma: 1, Ptáci: 54}}
  E4: {terrain: sea, species: {hmyz: 55}}
animals:
  Bi: {gene_pool: 1, pawns: 11}
display:
  dominace: {cards: [fertile]}
taken: [Fertile]
"""
    with pytest.raises(InputError) as caught:
        read_position(document, rules)
    assert [(one.code, one.path, one.place and one.place[:2]) for one in caught.value.diagnostics] == [
        ("position.too-many-cubes", "tiles.e4.species.insects", (4, 38)),
        ("position.too-many-cubes", "animals.birds.gene_pool", (6, 19)),
        ("position.too-many-pawns", "animals.birds.pawns", (6, 29)),
        ("position.card-twice", "display.domination.cards[0]", (8, 22)),
    ]


def test_what_is_twice_is_found_among_what_cannot_be_read(rules: Rulebook) -> None:
    assert refused(rules, tiles={"d3": "sea"}, elements={"sun": ["d3.n", 3, "d3.e", "d3+e3+e4"]}) == [
        ("position.unknown-corner", "elements.sun[0]"),
        ("position.type", "elements.sun[1]"),
        ("position.corner-twice", "elements.sun[3]"),
    ]
    assert refused(rules, animals={"nobody": {}, 5: {}, "birds": {}, "Bi": {"vp": 1}}) == [
        ("position.unknown-word", "animals.nobody"),
        ("position.type", "animals[5]"),
        ("position.twice", "animals.Bi"),
    ]
