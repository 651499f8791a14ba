"""Pictures of positions: everything stated is drawn, at its place by other arithmetic, legible, inside the picture.

What is expected comes from the document and from plain geometry: a column is 3/2 of a hex's radius from the next, the
columns of 4-5-6-5-6-5-4 hexes are centred on one height, and a corner lies one radius from the centres that it is of.
"""

from __future__ import annotations

import copy
import math
import re
import sys
import time
import types
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

import pytest

from dsrules.api import load, loads, parse_tile
from dsrules.diagnostics import UsageError
from dsrules.messages import LANGUAGES, Speaker
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.render.png import board_png
from dsrules.render.svg import board_svg
from dsrules.render.svg_shapes import CUBES, ELEMENTS, ICE, INK, PAPER, TERRAINS
from dsrules.rulebook import Rulebook, default, directory

RULES = default()
EXAMPLES = directory().parent / "examples"
SVG = "{http://www.w3.org/2000/svg}"
COLUMNS = dict(zip("abcdefg", (4, 5, 6, 5, 6, 5, 4), strict=True))
ANGLES = {"e": 0, "se": 60, "sw": 120, "w": 180, "nw": 240, "ne": 300}  # clockwise, as y grows downwards

ODD = loads(
    """
dsrules: 1
round: 4
phase: execution
tiles:
  e4:
    terrain: savannah
    tundra: true
    species: {mammals: 5, reptiles: 12, birds: 4, amphibians: 1, arachnids: 33, insects: 2}
    hibernating: {birds: 2}
    cone: birds
  a1: {terrain: desert, species: {mammals: 5, reptiles: 1, birds: 4, amphibians: 1, arachnids: 3}, cone: mammals}
  g4: {terrain: wetland, species: {mammals: 5, reptiles: 1, birds: 4, insects: 2}, cone: reptiles}
  d3: {terrain: mountain, cone: amphibians}
unknown: [d4, e4.w, b2, a1.nw]
elements: {sun: [e4.e, a1.e, c4.e], grass: [e4.nw], meat: [e4.ne], grub: [e4.sw, g4.e], seed: [d3.nw], water: [d3.ne]}
animals: {birds: {added: [sun, water, meat, grub]}}
"""
)
POSITIONS = {
    **{name: load(EXAMPLES / f"{name}.yaml") for name in ("start", "desert", "full-board")},
    "odd": ODD,
    "empty": loads("dsrules: 1"),
    "one unread hex": loads("dsrules: 1\nunknown: [f1]\nelements: {sun: [f1.ne]}"),
    "all unread": loads(f"dsrules: 1\nunknown: [{', '.join([*RULES.board.hexes, *RULES.board.corners])}]"),
    "tile line": parse_tile("De* : gb?ss | In1 (+bw) Am3 (+bbm), birds 2 | cone insects"),
    "six on a line": parse_tile(
        "forest: 5 sun | birds 2, arachnids, mammals, reptiles 4, insects, amphibians 11 | cone birds"
    ),
}
MAPS = [name for name, position in POSITIONS.items() if not position.mapless]


class Picture:
    """A picture read back, and the centres of its hexes by plain arithmetic, from one of them."""

    def __init__(self, position: Position, lang: str = "en", rules: Rulebook = RULES) -> None:
        self.text = board_svg(position, Speaker(rules, lang))
        self.root = ET.fromstring(self.text)
        self.hexes = self.by("data-hex")
        self.corners = self.by("data-corner")
        self.centres = {name: centre_of(group) for name, group in self.hexes.items()}

    def by(self, attribute: str) -> dict[str, ET.Element]:
        groups = [group for group in self.root.iter(f"{SVG}g") if attribute in group.attrib]
        found = {group.attrib[attribute]: group for group in groups}
        assert len(found) == len(groups)
        return found

    @property
    def radius(self) -> float:
        return next(distance(centre_of(group), points(group)[0]) for group in self.hexes.values())


@pytest.fixture(scope="module")
def pictures() -> dict[str, Picture]:
    return {name: Picture(position) for name, position in POSITIONS.items()}


def points(group: ET.Element) -> list[tuple[float, float]]:
    polygon = next(group.iter(f"{SVG}polygon"))
    pairs = (pair.split(",") for pair in polygon.attrib["points"].split())
    return [(float(x), float(y)) for x, y in pairs]


def centre_of(group: ET.Element) -> tuple[float, float]:
    found = points(group)
    assert len(found) == 6
    return sum(x for x, _ in found) / 6, sum(y for _, y in found) / 6


def disc_of(group: ET.Element) -> tuple[float, float]:
    circle = next(group.iter(f"{SVG}circle"))
    return float(circle.attrib["cx"]), float(circle.attrib["cy"])


def distance(one: tuple[float, float], other: tuple[float, float]) -> float:
    return math.dist(one, other)


def words(group: ET.Element) -> list[str]:
    return [element.text or "" for element in group.iter(f"{SVG}text")]


def expected(name: str, size: float) -> tuple[float, float]:
    """Return where a hex lies from the middle of the field."""
    column, row = "abcdefg".index(name[0]), int(name[1:])
    return 1.5 * size * (column - 3), math.sqrt(3) * size * (row - (COLUMNS[name[0]] + 1) / 2)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_picture_is_a_whole_document_that_says_what_it_is(name: str, lang: str) -> None:
    picture = Picture(POSITIONS[name], lang)
    assert picture.root.tag == f"{SVG}svg"
    assert picture.root.attrib["role"] == "img"
    assert picture.root.attrib["lang"] == lang
    title, about = list(picture.root)[:2]
    assert (title.tag, about.tag) == (f"{SVG}title", f"{SVG}desc")
    assert title.text
    assert about.text
    assert len(picture.text.encode()) < 100_000
    fonts = {element.attrib["font-family"] for element in picture.root.iter() if "font-family" in element.attrib}
    assert fonts <= {"sans-serif", "serif", "monospace"}
    assert picture.text == board_svg(POSITIONS[name], Speaker(default(), lang))
    assert not re.search(r"<(script|style|image|a|foreignObject)\b|href|url\(", picture.text)


@pytest.mark.parametrize("name", MAPS)
def test_hexes_lie_where_the_printed_field_has_them(name: str, pictures: dict[str, Picture]) -> None:
    picture = pictures[name]
    first = next(iter(picture.hexes))
    for hex_name, (x, y) in picture.centres.items():
        left, top = (
            expected(first, 100)[0] - picture.centres[first][0],
            expected(first, 100)[1] - picture.centres[first][1],
        )
        assert (x + left, y + top) == pytest.approx(expected(hex_name, 100), abs=0.2)
        assert hex_name in " ".join(words(picture.hexes[hex_name])).split()


@pytest.mark.parametrize("name", MAPS)
def test_every_stated_hex_is_drawn_as_what_it_is_with_all_around_it(name: str, pictures: dict[str, Picture]) -> None:
    position, picture = POSITIONS[name], pictures[name]
    for hex_name, group in picture.hexes.items():
        fill = next(group.iter(f"{SVG}polygon")).attrib["fill"]
        if hex_name in position.unknown:
            assert "?" in words(group)
        elif hex_name in position.tiles:
            tile = position.tiles[hex_name]
            assert fill == TERRAINS[tile.terrain]
            said = " ".join(words(group))
            assert tile.terrain in said
            assert ("tundra" in said) == tile.tundra
            assert any(shape.attrib["fill"] == ICE for shape in group.iter(f"{SVG}polygon")) == tile.tundra
        else:
            assert fill == "none"
            assert words(group) == [hex_name]
    stated = [hex_name for hex_name in RULES.board.hexes if hex_name in position.tiles or hex_name in position.unknown]
    assert picture.hexes.keys() >= set(stated)
    near = {
        other for other in RULES.board.hexes for one in stated if distance(expected(one, 1), expected(other, 1)) < 1.8
    }
    assert picture.hexes.keys() >= near
    if not position.elements and not stated:
        assert picture.hexes.keys() == set(RULES.board.hexes)


@pytest.mark.parametrize("name", MAPS)
def test_columns_are_lettered_at_the_top_and_at_the_bottom(name: str, pictures: dict[str, Picture]) -> None:
    picture = pictures[name]
    letters = [element for element in picture.root.iter(f"{SVG}text") if "data-column" in element.attrib]
    assert sorted(element.text or "" for element in letters) == sorted(2 * [*{name[0] for name in picture.hexes}])
    heights = [y for group in picture.hexes.values() for _, y in points(group)]
    for element in letters:
        column = {x for name, (x, _) in picture.centres.items() if name[0] == element.text}
        assert all(x == pytest.approx(float(element.attrib["x"]), abs=0.1) for x in column)
        assert not min(heights) <= float(element.attrib["y"]) <= max(heights)


@pytest.mark.parametrize("name", MAPS)
def test_every_disc_lies_on_its_corner(name: str, pictures: dict[str, Picture]) -> None:
    position, picture = POSITIONS[name], pictures[name]
    for corner, group in picture.corners.items():
        point = disc_of(group)
        hex_name, way = corner.split(".")
        x, y = picture.centres[hex_name]
        turn = math.radians(ANGLES[way])
        assert point == pytest.approx((x + 100 * math.cos(turn), y + 100 * math.sin(turn)), abs=0.2)
        meeting = {other for other, centre in picture.centres.items() if distance(centre, point) < 101}
        assert all(distance(picture.centres[other], point) == pytest.approx(100, abs=0.3) for other in meeting)
        assert meeting == set(RULES.board.spelling_of(corner).split("+")) & picture.hexes.keys()
        if corner in position.elements:
            element = position.elements[corner]
            assert words(group) == [{"grub": "b", "seed": "e"}.get(element, element[0])]
            assert next(group.iter(f"{SVG}circle")).attrib["fill"] == ELEMENTS[element][0]
        else:
            assert words(group) == (["?"] if corner in position.unknown else [])
    drawn = set(picture.corners)
    assert drawn >= set(position.elements) | {place for place in position.unknown if "." in place}
    assert drawn >= {corner for place in position.tiles for corner in RULES.board.corners_of[place]}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_animal_and_cone_stands_on_its_tile(name: str, pictures: dict[str, Picture]) -> None:
    position, picture = POSITIONS[name], pictures[name]
    for hex_name, tile in position.tiles.items():
        group = picture.hexes[hex_name]
        found = {cube.attrib["data-animal"]: cube for cube in group.iter(f"{SVG}g") if "data-animal" in cube.attrib}
        assert found.keys() == tile.species.keys()
        for animal, number in tile.species.items():
            asleep = tile.hibernating.get(animal)
            assert words(found[animal]) == [animal[:2].title(), str(number), *([f"z{asleep}"] if asleep else [])]
        cones = [cone for cone in group.iter(f"{SVG}g") if "data-cone" in cone.attrib]
        assert [cone.attrib["data-cone"] for cone in cones] == ([tile.cone] if tile.cone else [])
        assert [words(cone) for cone in cones] == ([[tile.cone[:2].title()]] if tile.cone else [])


def squares(group: ET.Element) -> Iterator[tuple[float, float, float, float]]:
    for cube in group.iter(f"{SVG}g"):
        if "data-animal" in cube.attrib:
            square = next(cube.iter(f"{SVG}rect")).attrib
            x, y = float(square["x"]), float(square["y"])
            yield x, y, x + float(square["width"]), y + float(square["height"])


@pytest.mark.parametrize("number", range(7))
@pytest.mark.parametrize("mapless", [False, True])
def test_up_to_six_animals_fit_between_the_discs(number: int, mapless: bool) -> None:
    species = Frozen(dict.fromkeys(RULES.food_chain[:number], 10))
    place = "tile" if mapless else "d3"
    corners = RULES.board.corners_of[place]
    tile = Tile("savannah", True, species, RULES.food_chain[0])
    position = Position(tiles=Frozen({place: tile}), elements=Frozen(dict.fromkeys(corners, "sun")))
    picture = Picture(position)
    group = picture.hexes[place]
    x, y = picture.centres[place]
    outline = points(group)
    size = distance((x, y), outline[0])
    boxes = list(squares(group))
    assert len(boxes) == number
    discs = [disc_of(picture.corners[corner]) for corner in corners]
    radius = float(next(picture.corners[corners[0]].iter(f"{SVG}circle")).attrib["r"])
    tip, right_foot, bend, left_foot = path_points(next(group.iter(f"{SVG}path")))
    lowest = (bend[0], (left_foot[1] + 2 * bend[1] + right_foot[1]) / 4)  # of the curve between the feet
    for left, top, right, bottom in boxes:
        for px, py in ((left, top), (right, top), (left, bottom), (right, bottom)):
            assert abs(px - x) + abs(py - y) / math.sqrt(3) < size
            assert all(distance((px, py), disc) > radius for disc in discs)
        assert bottom < tip[1]
        labels = [element for element in group if element.tag == f"{SVG}text"]
        assert top > max(float(label.attrib["y"]) for label in labels)
    for one in boxes:
        for other in boxes:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert one is other or apart
    for px, py in (tip, right_foot, lowest, left_foot):
        assert abs(py - y) < size * math.sqrt(3) / 2
        assert all(distance((px, py), disc) > radius for disc in discs)


def path_points(path: ET.Element) -> list[tuple[float, float]]:
    numbers = [float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", path.attrib["d"])]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@pytest.mark.parametrize("name", [name for name in POSITIONS if name not in MAPS])
def test_a_tile_without_a_map_has_its_discs_at_its_corners(name: str, pictures: dict[str, Picture]) -> None:
    position, picture = POSITIONS[name], pictures[name]
    assert picture.hexes.keys() == {"tile"}
    assert len(picture.corners) == 6
    outline = points(picture.hexes["tile"])
    x, y = picture.centres["tile"]
    places = []
    for corner, group in picture.corners.items():
        point = disc_of(group)
        near = min(outline, key=lambda other: distance(other, point))
        assert distance(near, point) < 0.03 * distance((x, y), near)
        places.append(near)
        element = position.elements.get(corner)
        assert group.attrib.get("data-element") == element
        assert ("?" in words(group)) == (corner in position.unknown)
    assert len(set(places)) == 6
    assert "tile" not in words(picture.hexes["tile"])


def extent(element: ET.Element, anchor: str) -> Iterator[tuple[float, float]]:
    """Yield points on the border of what an element draws; letters are taken to be as wide as 0.62 of their height."""
    at = {key: float(value) for key, value in element.attrib.items() if re.fullmatch(r"-?\d+(\.\d+)?", value)}
    line = at.get("stroke-width", 0) / 2
    shape = element.tag.removeprefix(SVG)
    if shape == "rect":
        x, y = at.get("x", 0), at.get("y", 0)
        yield from ((x - line, y - line), (x + at["width"] + line, y + at["height"] + line))
    elif shape == "circle":
        reach = at["r"] + line
        yield from ((at["cx"] - reach, at["cy"] - reach), (at["cx"] + reach, at["cy"] + reach))
    elif shape == "line":
        yield from ((at["x1"], at["y1"]), (at["x2"], at["y2"]))
    elif shape == "polygon":
        yield from (tuple(map(float, pair.split(","))) for pair in element.attrib["points"].split())  # type: ignore[misc]
    elif shape == "path":
        yield from path_points(element)
    elif shape == "text":
        wide = 0.62 * at["font-size"] * len(element.text or "")
        left = at["x"] - (wide / 2 if anchor == "middle" else 0)
        yield from ((left, at["y"] - at["font-size"] * 0.8), (left + wide, at["y"] + at["font-size"] * 0.25))
    else:
        assert shape in ("g", "title", "desc"), shape


def all_of(element: ET.Element, anchor: str = "start") -> Iterator[tuple[float, float]]:
    anchor = element.attrib.get("text-anchor", anchor)
    yield from extent(element, anchor)
    for inner in element:
        yield from all_of(inner, anchor)


def outside(picture: Picture) -> list[tuple[float, float]]:
    left, top, wide, high = map(float, picture.root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert (float(picture.root.attrib["width"]), float(picture.root.attrib["height"])) == (wide, high)
    drawn = [point for part in picture.root for point in all_of(part)]
    assert len(drawn) > 30
    return [(x, y) for x, y in drawn if not (-0.05 <= x <= wide + 0.05 and -0.05 <= y <= high + 0.05)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_nothing_is_drawn_outside_the_picture(name: str, lang: str) -> None:
    assert outside(Picture(POSITIONS[name], lang)) == []


def test_a_background_fills_the_picture(pictures: dict[str, Picture]) -> None:
    for picture in pictures.values():
        first = next(picture.root.iter(f"{SVG}rect")).attrib
        assert (first["width"], first["height"]) == (picture.root.attrib["width"], picture.root.attrib["height"])
        assert first["fill"] == PAPER


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_names_the_discs_and_the_animals_in_play_with_their_displays(lang: str) -> None:
    keys = Picture(ODD, lang).by("data-key")
    names = {"en": {"seed": "seed", "birds": "birds"}, "cs": {"seed": "semeno", "birds": "ptáci"}}[lang]
    assert words(keys["seed"]) == ["e", names["seed"]]
    assert words(keys["birds"]) == ["Bi", names["birds"], *"bmeesw"]
    assert words(keys["mammals"])[2:] == ["m", "m"]
    assert words(keys["mammals"])[1].endswith("*")  # the document states no display of theirs
    assert keys.keys() == {*RULES.elements, *RULES.food_chain, "cone", "asleep", "vacant", "unread", "printed"}
    start = Picture(POSITIONS["start"], lang).by("data-key")
    assert start.keys() == {*RULES.elements, *RULES.food_chain, "vacant"}


@pytest.mark.parametrize(
    ("name", "lang", "line"),
    [
        ("odd", "en", "Round 4 · Execution Phase · 4 tiles"),
        ("odd", "cs", "4. kolo · fáze provádění · 4 dílky"),
        ("full-board", "en", "31 tiles"),
        ("full-board", "cs", "31 dílků"),
        ("tile line", "en", "One tile without a map"),
        ("tile line", "cs", "Jeden dílek bez mapy"),
        ("empty", "en", "0 tiles"),
    ],
)
def test_the_caption_says_what_is_stated(name: str, lang: str, line: str) -> None:
    picture = Picture(POSITIONS[name], lang)
    assert line in words(picture.root)
    about = picture.root.find(f"{SVG}desc")
    assert about is not None
    assert (about.text or "").startswith(f"{line}.")


@pytest.mark.parametrize("phase", ["planning", "execution", "reset", "over"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phase_has_its_words(phase: str, lang: str) -> None:
    assert "· 0" in " ".join(words(Picture(Position(phase=phase), lang).root))


def test_the_description_says_in_words_what_the_picture_shows() -> None:
    about = Picture(ODD).root.find(f"{SVG}desc")
    assert about is not None
    assert (
        "e4, tundra (savannah): mammals 5, reptiles 12, birds 4, amphibians 1, arachnids 33, insects 2; "
        "hibernating: birds 2; the cone of birds; discs: grass, grub, meat, sun; not read: 1 corner."
    ) in (about.text or "")
    assert "Hexes not read: b2, d4." in (about.text or "")


def luminance(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_writing_is_legible_on_every_colour() -> None:
    """At least 4.5, the ratio that the web's accessibility guidelines (WCAG 2, level AA) ask for."""
    for fill, ink in (*ELEMENTS.values(), *CUBES.values()):
        assert contrast(fill, ink) >= 4.5
    for fill in (*TERRAINS.values(), ICE, PAPER):
        assert contrast(fill, INK) >= 4.5


def test_everything_in_the_box_has_a_colour_of_its_own() -> None:
    assert TERRAINS.keys() == set(RULES.terrains)
    assert ELEMENTS.keys() == set(RULES.elements)
    assert {entry["colour"] for entry in RULES.named("animal").values()} == CUBES.keys()
    for table in (TERRAINS, ELEMENTS, CUBES):
        assert len(set(table.values())) == len(table)


def house(**names: Any) -> Rulebook:
    """Return the rules with other words in place of some names: kind_name="words"."""
    tables = copy.deepcopy(dict(RULES.tables))
    for key, said in names.items():
        kind, _, name = key.partition("_")
        table, inside = {
            "terrain": ("terrain", "terrains"),
            "animal": ("animals", "animals"),
            "element": ("elements", "elements"),
        }[kind]
        tables[table][inside][name]["names"] = {"en": said, "cs": said}
    return Rulebook({**RULES._compiled, "tables": tables, "digest": "house"})


HOSTILE = '</text><script>alert("x")</script>&amp;\x00\x1b[31m\ufffe\u202e\ud800' + "long " * 300


@pytest.mark.parametrize("name", ["full-board", "odd", "tile line"])
def test_words_of_house_rules_do_no_harm(name: str) -> None:
    kinds = {"terrain": RULES.terrains, "animal": RULES.food_chain, "element": RULES.elements}
    rules = house(**{f"{kind}_{one}": HOSTILE for kind, names in kinds.items() for one in names})
    picture = Picture(POSITIONS[name], "cs", rules)
    assert "<script" not in picture.text
    assert not re.search("[\x00-\x08\x0b-\x1f\ufffe\u202e\ud800]", picture.text)
    assert picture.text.encode()
    assert outside(picture) == []


def test_a_colour_that_house_rules_bring_is_not_written_into_the_picture() -> None:
    tables = copy.deepcopy(dict(RULES.tables))
    tables["animals"]["animals"]["birds"]["colour"] = "url(https://example.org)"
    picture = Picture(POSITIONS["full-board"], "en", Rulebook({**RULES._compiled, "tables": tables}))
    assert "example.org" not in picture.text


def test_owners_and_switches_stay_out_of_the_picture() -> None:
    position = POSITIONS["start"]._replace(
        owners=Frozen({"<b>Eve</b>": RULES.food_chain}), switches=Frozen({"x": "<i>"})
    )
    assert board_svg(position, Speaker(RULES)) == board_svg(POSITIONS["start"], Speaker(RULES))


@pytest.mark.parametrize("name", POSITIONS)
def test_equal_positions_give_equal_bytes(name: str) -> None:
    def turned(mapping: Any) -> Any:
        return Frozen(dict(reversed(list(mapping.items()))))

    position = POSITIONS[name]
    other = position._replace(
        tiles=turned({place: tile._replace(species=turned(tile.species)) for place, tile in position.tiles.items()}),
        elements=turned(position.elements),
        animals=turned(position.animals),
        unknown=frozenset(sorted(position.unknown, reverse=True)),
    )
    assert other == position
    assert board_svg(other, Speaker(RULES)) == board_svg(position, Speaker(RULES))


def test_long_displays_stay_inside_the_picture() -> None:
    sheets = {animal: Sheet(tuple(RULES.elements) * 6) for animal in RULES.food_chain}
    assert outside(Picture(Position(animals=Frozen(sheets), round=10**40))) == []
    tile = Tile("sea")
    assert outside(Picture(Position(tiles=Frozen({"d3": tile}), animals=Frozen(sheets), round=10**40))) == []


def test_a_full_board_is_drawn_in_an_instant() -> None:
    speaker = Speaker(RULES)
    board_svg(POSITIONS["full-board"], speaker)
    best = 1.0
    for _ in range(5):
        begun = time.process_time()
        board_svg(POSITIONS["full-board"], speaker)
        best = min(best, time.process_time() - begun)
    assert best < 0.05


def test_a_png_is_as_large_as_asked_for() -> None:
    try:
        import cairosvg  # noqa: F401
    except (ImportError, OSError):
        pytest.skip("CairoSVG or the cairo library is not installed")
    svg = board_svg(POSITIONS["desert"], Speaker(RULES))
    wide = float(ET.fromstring(svg).attrib["width"])
    for scale in (1, 2):
        picture = board_png(svg, scale)
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(picture[16:20], "big") == pytest.approx(wide * scale, abs=1)


class Broken(types.ModuleType):
    """CairoSVG where the cairo library is missing."""

    def __getattr__(self, name: str) -> Any:
        raise OSError("no library called cairo was found")


@pytest.mark.parametrize("module", [None, Broken("cairosvg")], ids=["no CairoSVG", "no cairo"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_cairo_the_error_says_what_to_install(
    module: types.ModuleType | None, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cairosvg", module)
    with pytest.raises(UsageError) as raised:
        board_png("<svg/>")
    (found,) = raised.value.diagnostics
    assert found.code == "usage.png"
    assert found.hint is not None
    assert "dsrules[png]" in Speaker(RULES, lang).say(found.hint)
    assert "CairoSVG" in Speaker(RULES, lang).say(found.text)
