"""Whatever is written reads back as the same position, and discs and cubes are conserved by reading and writing."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from dsrules.board import TILE
from dsrules.diagnostics import ERROR
from dsrules.position import Position
from dsrules.rulebook import Rulebook, default
from dsrules.text.position_reader import read_position, read_values
from dsrules.text.position_writer import to_values, write_position
from dsrules.text.schema import departures
from dsrules.text.steps import steps

sys.path.insert(0, str(Path(__file__).parent))
from reading_documents import BASES, GAME, MAP

RULES = default()
BOARD = RULES.board
ANIMALS = st.sampled_from(RULES.food_chain)
ELEMENTS = st.sampled_from(RULES.elements)


def cubes() -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(ANIMALS, st.integers(1, 4), max_size=4)


@st.composite
def tiles(draw: st.DrawFn, hexes: list[str]) -> dict[str, Any]:
    """Draw tiles on some hexes, no more of a terrain than there are, in the long or the short form."""
    pool = [terrain for terrain, number in RULES.large_tiles.items() for _ in range(number)]
    terrains = draw(st.permutations(pool))
    frozen = draw(st.lists(st.booleans(), min_size=len(hexes), max_size=len(hexes)))
    found: dict[str, Any] = {}
    for number, (name, terrain) in enumerate(zip(hexes, terrains, strict=False)):
        species = draw(cubes())
        tile: dict[str, Any] = {"terrain": terrain}
        if frozen[number] and sum(frozen[:number]) < RULES.tundra_tiles:
            tile["tundra"] = True
        if species:
            tile["species"] = species
            if draw(st.booleans()):
                tile["hibernating"] = {animal: draw(st.integers(0, n)) for animal, n in species.items()}
        if draw(st.booleans()):
            tile["cone"] = draw(ANIMALS)
        found[name] = tile
    return found


@st.composite
def sheets(draw: st.DrawFn) -> dict[str, Any]:
    """Draw entries for some animals."""
    found: dict[str, Any] = {}
    for animal in draw(st.sets(ANIMALS)):
        room = RULES.max_elements - len(RULES.printed[animal])
        entry: dict[str, Any] = {}
        if draw(st.booleans()):
            entry["added"] = draw(st.lists(ELEMENTS, max_size=min(room, 2)))
        for key, most in (("gene_pool", 15), ("vp", 200), ("pawns", 10), ("out", 10)):
            if draw(st.booleans()):
                entry[key] = draw(st.integers(0, most))
        found[animal] = entry
    return found


@st.composite
def displays(draw: st.DrawFn) -> dict[str, Any]:
    """Draw what is stated of some boxes."""
    found: dict[str, Any] = {}
    for box in draw(st.sets(st.sampled_from(RULES.boxes), max_size=5)):
        entry: dict[str, Any] = {}
        spec = RULES.tables["actions"]["boxes"][box]
        if draw(st.booleans()):
            entry["pawns"] = draw(st.lists(st.none() | ANIMALS, max_size=spec["spaces"]))
        if spec.get("discs") and draw(st.booleans()):
            entry["elements"] = draw(st.lists(ELEMENTS, max_size=2))
        if spec.get("cards") and draw(st.booleans()):
            entry["cards"] = draw(st.lists(st.sampled_from(list(RULES.named("card"))[:13]), max_size=5, unique=True))
        found[box] = entry
    return found


@st.composite
def documents(draw: st.DrawFn) -> dict[str, Any]:
    """Draw a document with a map that nothing is wrong with."""
    hexes = draw(st.lists(st.sampled_from(BOARD.hexes), max_size=8, unique=True))
    document: dict[str, Any] = {"dsrules": 1, "tiles": draw(tiles(hexes))}
    corners = sorted({corner for name in hexes for corner in BOARD.corners_of[name]})
    if corners:
        discs: dict[str, list[str]] = {}
        taken = draw(st.lists(st.sampled_from(corners), max_size=12, unique=True))
        for corner in taken[:-2]:
            spelling = draw(st.sampled_from([name for name, known in BOARD.spellings.items() if known == corner]))
            discs.setdefault(draw(ELEMENTS), []).append(spelling)
        document["elements"] = discs
        document["unknown"] = taken[-2:]
    document["animals"] = draw(sheets())
    optional: dict[str, st.SearchStrategy[Any]] = {
        "players": st.integers(2, 6),
        "owners": st.dictionaries(
            st.text("abč č1:-#'\"", min_size=1).filter(str.strip), st.just(["birds"]), max_size=1
        ),
        "switches": st.dictionaries(st.just("bonus-beyond-nine"), st.integers(0, 99)),
        "round": st.integers(1, 30),
        "phase": st.sampled_from(["planning", "execution", "reset", "over"]),
        "initiative": st.lists(ANIMALS, unique=True),
        "next": st.sampled_from(steps(RULES)),
        "turn": ANIMALS,
        "shielded": st.dictionaries(ANIMALS, st.lists(ELEMENTS, min_size=1, unique=True), max_size=2),
        "taken": st.lists(st.sampled_from(list(RULES.named("card"))[13:]), unique=True, max_size=6),
        "display": displays(),
    }
    for key in draw(st.sets(st.sampled_from(list(optional)))):
        document[key] = draw(optional[key])
    if hexes:
        document["scored"] = draw(st.lists(st.sampled_from(hexes), unique=True, max_size=3))
    return document


def same(position: Position, rules: Rulebook) -> None:
    """Check both ways of writing, and that the schema accepts what is written."""
    values = to_values(position, rules)
    assert read_values(values, rules).position == position
    assert read_values(json.loads(json.dumps(values)), rules).position == position
    written = write_position(position, rules)
    assert read_position(written, rules).position == position
    assert write_position(read_position(written, rules).position, rules) == written
    assert list(departures(values, rules)) == []


@settings(max_examples=200, deadline=None)
@given(document=documents())
def test_written_positions_read_back(document: dict[str, Any]) -> None:
    reading = read_values(document, RULES)
    assert all(found.severity != ERROR for found in reading.diagnostics)
    same(reading.position, RULES)


@settings(max_examples=200, deadline=None)
@given(document=documents())
def test_discs_and_cubes_are_conserved(document: dict[str, Any]) -> None:
    position = read_values(document, RULES).position
    stated = [element for element, corners in document.get("elements", {}).items() for _ in corners]
    assert sorted(position.elements.values()) == sorted(stated)
    written = to_values(position, RULES)
    again = [element for element, corners in written.get("elements", {}).items() for _ in corners]
    assert sorted(again) == sorted(stated)
    for animal in RULES.food_chain:
        there = sum(tile.get("species", {}).get(animal, 0) for tile in document["tiles"].values())
        assert position.cubes_on_earth(animal) == there
        assert sum(tile.get("species", {}).get(animal, 0) for tile in written["tiles"].values()) == there
    for animal, entry in document["animals"].items():
        added = sorted(entry.get("added", []))
        assert list(position.animals[animal].elements) == sorted([*added, *RULES.printed[animal]])


ONE_TILES = st.fixed_dictionaries(
    {
        "terrain": st.sampled_from((*RULES.terrains, "tundra")),
        "elements": st.lists(ELEMENTS | st.just("unknown"), max_size=6),
        "species": cubes(),
        "cone": st.none() | ANIMALS,
    }
)


@settings(max_examples=100, deadline=None)
@given(tile=ONE_TILES, entries=sheets())
def test_one_tile_without_a_map_reads_back(tile: dict[str, Any], entries: dict[str, Any]) -> None:
    position = read_values({"dsrules": 1, "tile": tile, "animals": entries}, RULES).position
    assert list(position.tiles) == [TILE]
    assert len(position.elements) + len(position.unknown) == len(tile["elements"])
    same(position, RULES)


@settings(max_examples=100, deadline=None)
@given(name=st.text(min_size=1, max_size=12))
def test_names_of_players_survive(name: str) -> None:
    from dsrules.diagnostics import InputError

    try:
        position = read_values({"dsrules": 1, "owners": {name: ["birds"]}}, RULES).position
    except InputError:
        return
    assert read_position(write_position(position, RULES), RULES).position.owners == {name: ("birds",)}


def test_the_documents_of_the_contract(rules: Rulebook) -> None:
    for document in BASES:
        same(read_values(document, rules).position, rules)


def test_an_animal_that_lost_its_last_cube_stays_in_play(rules: Rulebook) -> None:
    document = {"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}}}
    position = read_values(document, rules).position
    gone = position.with_species("d3", "birds", -1)
    assert list(gone.animals) == ["birds"]
    assert list(read_values(to_values(gone, rules), rules).position.animals) == ["birds"]


def test_canonical_form(rules: Rulebook) -> None:
    expected = """\
dsrules: 1
tiles:
  d3: sea tundra
  d4: {terrain: mountain, species: {birds: 4}, hibernating: {birds: 2}}
  e3: {terrain: savannah, species: {reptiles: 1}}
  e4: {terrain: desert, species: {amphibians: 3, insects: 1}, cone: insects}
elements:
  grass: [d3.e]
  grub: [e4.se]
  sun: [d3.se, e3.se, e4.e]
unknown: [c3.se, c5]
animals:
  reptiles: {}
  birds: {added: [sun], gene_pool: 22, vp: 14, pawns: 1, out: 6}
  amphibians: {added: [grub, grub, meat]}
  insects: {added: [grub, water]}
"""
    assert write_position(read_values(MAP, rules).position, rules) == expected
    assert write_position(read_values(GAME, rules).position, rules).startswith(expected)
