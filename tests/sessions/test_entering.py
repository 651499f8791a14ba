"""Lines that enter a position: each is an edit of the contract or one of the longer forms of `edit`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from dsrules.diagnostics import InputError
from dsrules.explore.entering import enter
from dsrules.position import Position
from dsrules.rulebook import Rulebook
from dsrules.text.position_reader import read_position
from dsrules.text.position_writer import to_values

EXAMPLE = [
    "e3: savannah | reptiles",
    "e4: desert | insects 1, amphibians 3 (3 water, 2 grub, meat) | cone insects",
    "insects (+grub, water)",
    "e4.e=grass",
    "e4.se=grub",
    "e3+e4+f3=sun",
    "e4.sw=sun",
    "e4.w=sun",
    "e3.ne=water",
]


def entered(lines: Iterable[str], rules: Rulebook, start: Position | None = None) -> Position:
    position = start or Position()
    for line in lines:
        found = enter(line, position, rules)
        assert found is not None, line
        again = enter(found.line, position, rules)
        assert again is not None
        assert again.position == found.position, f"{line} and {found.line} say the same"
        position = found.position
    return position


def refused(line: str, rules: Rulebook, start: Position) -> list[str]:
    with pytest.raises(InputError) as error:
        enter(line, start, rules)
    return [found.code for found in error.value.diagnostics]


@pytest.fixture
def desert(rules: Rulebook) -> Position:
    return entered(EXAMPLE, rules)


def test_the_example_of_the_rulebook_can_be_typed_in(rules: Rulebook, desert: Position, root: object) -> None:
    stated = """
dsrules: 1
tiles:
  e3: {terrain: savannah, species: {reptiles: 1}}
  e4: {terrain: desert, species: {insects: 1, amphibians: 3}, cone: insects}
elements: {grass: [e4.e], grub: [e4.se], sun: [e3+e4+f3, e4.sw, e4.w], water: [e3.ne]}
animals: {amphibians: {added: [grub, grub, meat]}, insects: {added: [grub, water]}}
"""
    assert desert == read_position(stated, rules).position


@pytest.mark.parametrize(
    ("lines", "path", "value"),
    [
        (["e4 tundra"], "tiles.e4.tundra", True),
        (["e4 tundra", "e4 sea"], "tiles.e4", {
            "terrain": "sea", "species": {"amphibians": 3, "insects": 1}, "cone": "insects",
        }),
        (["e4: sea"], "tiles.e4", {"terrain": "sea"}),
        (["e4: tundra | birds 2"], "tiles.e4", {"terrain": "desert", "tundra": True, "species": {"birds": 2}}),
        (["f4: De* | In2 | cone Bi"], "tiles.f4", {
            "terrain": "desert", "tundra": True, "species": {"insects": 2}, "cone": "birds",
        }),
        (["F4 jungle tundra | ptáci"], "tiles.f4", {"terrain": "jungle", "tundra": True, "species": {"birds": 1}}),
        (["e4 birds +2"], "tiles.e4.species.birds", 2),
        (["e4 insects -1"], "tiles.e4.species", {"amphibians": 3}),
        (["e4 cone ~"], "tiles.e4.cone", None),
        (["e4.e=~"], "elements.grass", None),
        (["e4.e=?"], "unknown", ["e4.e"]),
        (["e4.e = ?", "e4.e=meat"], "unknown", None),
        (["a1 ?"], "unknown", ["a1"]),
        (["a1 ?", "a1 sea"], "unknown", None),
        (["a1 ?", "a1: sea | birds"], "unknown", None),
        (["a1 ?", "a1 ~"], "unknown", None),
        (["a1 sea", "a1 ~"], "tiles.a1", None),
        (["insects -grub"], "animals.insects.added", ["water"]),
        (["insects (+)"], "animals.insects", {}),
        (["insects (+2 sun), birds (+sun)"], "animals.birds.added", ["sun"]),
        (["e4: desert | insects 2"], "animals.insects.added", ["grub", "water"]),
        (["e4: desert | insects 2 (+sun)"], "animals.insects.added", ["sun"]),
        (["set round 4"], "round", 4),
        (["set round 4", "set round ~"], "round", None),
        (["set phase execution"], "phase", "execution"),
        (["set animals.birds.vp 14"], "animals.birds.vp", 14),
        (["set animals.insects.elements [grass, grass, sun]"], "animals.insects.added", ["sun"]),
        (["set animals.insects.added [sun]"], "animals.insects.added", ["sun"]),
        (["set display.migration.pawns [birds, ~, insects]"], "display.migration.pawns", [
            "birds", None, "insects", None, None,
        ]),
        (["set animals.hmyz.vp 3"], "animals.insects.vp", 3),
        (["set animals.In.vp 3", "set animals.hmyz.vp ~"], "animals.insects.vp", None),
        (["set tiles.E4.species.ptáci 2"], "tiles.e4.species.birds", 2),
        (["set display.migrace.pawns [ptáci]", "set display.migration.pawns ~"], "display", None),
        (["a1 sea", "set tiles.a1.cone birds"], "tiles.a1", {"terrain": "sea", "cone": "birds"}),
        (["a1 sea", "a1 tundra", "set tiles.a1.cone birds"], "tiles.a1", {
            "terrain": "sea", "tundra": True, "cone": "birds",
        }),
        (["set owners.birds [birds]", "set owners.ptáci [insects]"], "owners.birds", ["birds"]),
        (["set unknown [d3.w]", "set unknown ~"], "unknown", None),
        (["SET tiles.f4 {terrain: sea, tundra: true}"], "tiles.f4", {"terrain": "sea", "tundra": True}),
        (["set switches.bonus-beyond-nine 55"], "switches.bonus-beyond-nine", 55),
    ],
)  # fmt: skip
def test_lines(lines: list[str], path: str, value: object, rules: Rulebook, desert: Position) -> None:
    found: object = to_values(entered(lines, rules, desert), rules)
    for step in path.split("."):
        found = found.get(step) if isinstance(found, dict) else None
    if path == "display.migration.pawns":
        assert isinstance(found, list)
        assert found[:3] == value[:3]  # type: ignore[index]
    else:
        assert found == value


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("e4: lake", "position.unknown-word"),
        ("e4: desert sun | birds", "action.edit-discs"),
        ("e4: desert | birds 99", "position.too-many-cubes"),
        ("z9: sea", "action.hex-unknown"),
        ("z9 ~", "action.hex-unknown"),
        ("e4 ~", "position.corner-off-earth"),
        ("a1.w=grass", "action.edit-corner-off-earth"),
        ("d3+e3=?", "action.corner-unknown"),
        ("birds (sun)", "position.display-without-printed"),
        ("birds (+5 sun)", "position.too-many-elements"),
        ("birds (", "position.tile-line-bracket"),
        ("fish (+sun)", "position.unknown-word"),
        ("e4 birds 2", "action.line-unexpected"),
        ("e4 birds +55", "position.too-many-cubes"),
        ("e4 birds +99", "action.number"),
        ("a1 birds +1", "action.edit-no-tile"),
        ("set", "action.edit-key"),
        ("set round", "action.edit-key"),
        ("set round four", "position.type"),
        ("set round.about 4", "position.type"),
        ("set tiles.e4.species.birds.x 4", "position.type"),
        ("set nonsense 4", "position.unknown-key"),
        ("set tiles.e4.species.birds 99", "position.range"),
        ("set round &a 4", "yaml.alias"),
        ("set round [", "yaml.syntax"),
        ("set tiles.d3 {terrain: sea, terrain: desert}", "yaml.duplicate-key"),
        ('set tiles.d3 {"terrain": "sea", "terrain": "desert"}', "yaml.duplicate-key"),
        ("set round " + "[" * 900, "yaml.depth"),
        ("set " + "a." * 4000 + "a 1", "position.unknown-key"),
        ("set dsrules 7", "position.version"),
        ("desert: sun | birds", "action.line-unexpected"),
        ("", "action.line-empty"),
    ],
)
def test_lines_refused(line: str, code: str, rules: Rulebook, desert: Position) -> None:
    assert code in refused(line, rules, desert)


def test_problems_are_told_at_their_places_in_the_whole_line(rules: Rulebook, desert: Position) -> None:
    for line, word in (
        ("e4: lake | birds", "lake"), ("  e4: sea | brids 2", "brids"), ("birds (+sum)", "sum"),
        ("e4 sea | birds 2 (+sum)", "sum"), (" z9 ~", "z9"),
    ):  # fmt: skip
        with pytest.raises(InputError) as error:
            enter(line, desert, rules)
        place = error.value.diagnostics[0].place
        assert place is not None
        assert line[place.column - 1 : place.end - 1] == word
        assert error.value.source is not None
        assert error.value.source.text == line


def test_actions_are_left_to_the_rules(rules: Rulebook, desert: Position) -> None:
    for line in ("reptiles migration@4 e3>e4", "automatic", "birds pass", "insects claim e4"):
        assert enter(line, desert, rules) is None


def test_one_tile_without_a_map(rules: Rulebook) -> None:
    tile = entered(["desert: 3 sun ? | birds 2 (+sun) | cone birds"], rules)
    assert tile.mapless
    assert entered(["tile birds -1", "tile.1=~", "birds +sun", "tile cone ~"], rules, tile).cubes_on_earth("birds") == 1
    assert entered(["sea | insects"], rules, tile).tiles["tile"].terrain == "sea"
    assert refused("e4 sea", rules, tile) == ["action.edit-no-tile"]


def test_warnings_that_are_new(rules: Rulebook, desert: Position) -> None:
    pawns = enter("set animals.birds.pawns 12", desert, rules)
    assert pawns is not None
    assert [found.code for found in pawns.warnings] == ["position.too-many-pawns"]
    more = enter("e4 birds +1", pawns.position, rules)
    assert more is not None
    assert more.warnings == ()
