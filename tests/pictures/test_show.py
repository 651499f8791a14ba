"""The board as a map of letters, and the sheet of what else a position states."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from dsrules.cli.main import run
from dsrules.judge.dominance import dominance
from dsrules.messages import Speaker
from dsrules.position import Position
from dsrules.render.layout import Page
from dsrules.render.map_text import map_lines
from dsrules.render.sheet import legend, show_lines, summary
from dsrules.render.sheet_files import markdown_sheet
from dsrules.rulebook import default
from dsrules.text.position_reader import read_position, read_values

RULES = default()
SPEAKER = Speaker(RULES, "en")
EXAMPLES = Path(__file__).parents[2] / "examples"
FULL = EXAMPLES / "full-board.yaml"


def read(**values: Any) -> Position:
    return read_values({"dsrules": 1, **values}, RULES).position


def drawn(position: Position, page: Page = Page(60)) -> list[str]:  # noqa: B008
    return map_lines(position, SPEAKER, page)


# What stands where


def test_one_tile_without_a_map() -> None:
    species = {"mammals": 1, "insects": 12}
    position = read(tile={"terrain": "desert", "tundra": True, "elements": ["sun", "unknown"], "species": species})
    assert drawn(position) == [
        "  s-----?",
        " /  De*  \\",
        ".Ma1 In12 .",
        " \\       /",
        "  .-----.",
    ]


def test_two_tiles_and_a_hex_that_nobody_could_read() -> None:
    """d4 lies below d3, e4 to the right of both; the corner to the right of d4's top edge is that of all three."""
    position = read(
        tiles={
            "d3": {
                "terrain": "sea",
                "species": {"birds": 2, "insects": 1},
                "cone": "birds",
                "hibernating": {"birds": 1},
            },
            "d4": "desert tundra",
        },
        elements={"sun": ["d3+d4+e4"], "grub": ["d3.nw"]},
        unknown=["e4", "d4.sw"],
    )
    assert drawn(position) == [
        "           -----",
        "         /       \\",
        "   -----     d2    -----",
        " /       \\       /       \\",
        "     c3   b-----.    e3    -----",
        " \\       / d3 Se \\       /       \\",
        "   -----.BI2z In1 .-----     f3",
        " /       \\       /       \\       /",
        "     c4   .-----s   e4?    -----",
        " \\       / d4 De*\\       /       \\",
        "   -----.         .-----     f4",
        " /       \\       /       \\       /",
        "     c5   ?-----.    e5    -----",
        " \\       /       \\       /",
        "   -----     d5    -----",
        "         \\       /",
        "           -----",
    ]


TOPS = {"a": 2, "b": 1, "c": 0, "d": 1, "e": 0, "f": 1, "g": 2}
"""Column -> how many half hexes its first hex begins below the highest one on a board with c1 and e1 (contract 1)."""

DIRECTIONS = {"nw": (0, 2), "ne": (0, 8), "e": (2, 10), "se": (4, 8), "sw": (4, 2), "w": (2, 0)}


def test_every_tile_disc_cube_and_cone_of_a_full_board() -> None:
    position = read_position(FULL.read_text(encoding="utf-8"), RULES).position
    lines = [line.ljust(60) for line in drawn(position)]
    assert max(len(line.rstrip()) for line in lines) == 6 * 8 + 11
    found: dict[str, str] = {}
    for name, tile in position.tiles.items():
        row, column = 2 * TOPS[name[0]] + 4 * (int(name[1]) - 1), 8 * "abcdefg".index(name[0])
        inside = [lines[row + 1][column + 2 : column + 9], lines[row + 2][column + 1 : column + 10]]
        inside.append(lines[row + 3][column + 2 : column + 9])
        codes = {"sea": "Se", "wetland": "We", "savannah": "Sa", "jungle": "Ju", "forest": "Fo", "desert": "De"}
        assert inside[0].strip() == f"{name} {codes.get(tile.terrain, 'Mo')}{'*' if tile.tundra else ''}"
        cubes = "".join(inside[1:]).replace(" ", "")
        chain = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")
        there = [animal for animal in chain if animal in tile.species]
        expected = [(a[:2].upper() if a == tile.cone else a[:2].title()) + str(tile.species[a]) for a in there]
        assert cubes == "".join(expected), name
        for direction, (down, right) in DIRECTIONS.items():
            corner = RULES.board.corner(f"{name}.{direction}")
            sign = lines[row + down][column + right]
            assert found.setdefault(corner, sign) == sign
    letters = {"grass": "g", "grub": "b", "meat": "m", "seed": "e", "sun": "s", "water": "w"}
    discs = {corner: letters[element] for corner, element in position.elements.items()}
    assert {corner: sign for corner, sign in found.items() if sign != "."} == discs


def test_a_crowd_that_does_not_fit_is_told_beneath_the_map() -> None:
    species = {animal: 8 + place for place, animal in enumerate(RULES.food_chain)}
    lines = drawn(read(tiles={"d3": {"terrain": "sea", "species": species}}))
    assert any("Ma8Re9" in line for line in lines)
    assert any("Bi10+" in line for line in lines)
    assert " ".join(" ".join(lines[-2:]).split()) == (
        "d3: mammals 8, reptiles 9, birds 10, amphibians 11, arachnids 12, insects 13"
    )


def test_five_animals_fit() -> None:
    species = dict.fromkeys(RULES.food_chain[:5], 2)
    lines = drawn(read(tiles={"d3": {"terrain": "sea", "species": species, "cone": "birds"}}))
    assert any("Ma2Re2BI2" in line for line in lines)
    assert any("Am2Ar2" in line for line in lines)
    assert not any("mammals" in line for line in lines)


def test_a_cone_without_a_cube_of_its_holder() -> None:
    lines = drawn(read(tiles={"d3": {"terrain": "sea", "species": {"insects": 1}, "cone": "birds"}}))
    assert any("BI0 In1" in line for line in lines)


def test_nothing_to_draw() -> None:
    assert drawn(read(animals={"birds": {}})) == []
    assert show_lines(read(animals={"birds": {}}), SPEAKER, Page())[0] == "0 tiles, 0 discs, 0 cubes, 0 cones"


def test_what_nobody_could_read_is_not_told_as_vacant(capsys: pytest.CaptureFixture[str]) -> None:
    """35 hexes and 92 corners are printed (contract section 1)."""
    everything = [*RULES.board.hexes, *RULES.board.corners]
    unread = read(unknown=everything)
    assert summary(unread, SPEAKER) == "0 tiles, 0 discs, 0 cubes, 0 cones; not read: 35 hexes, 92 corners"
    assert summary(read(tile={"terrain": "sea", "elements": ["unknown"]}), SPEAKER).endswith("; not read: 1 corner")
    assert "vacant" not in legend(unread, SPEAKER)
    sheet = markdown_sheet(dominance(unread, RULES), unread, SPEAKER)
    assert sheet.startswith("**No tile is stated**")
    full = read(tile={"terrain": "sea", "elements": ["sun"] * 6})
    assert legend(full, SPEAKER) == "s sun, Se sea"


def test_a_corner_that_nobody_could_read_is_drawn_wherever_it_is() -> None:
    """g1.ne is a corner of g1 alone."""
    lines = drawn(read(tiles={"a1": "sea"}, unknown=["g1.ne"]))
    assert [line.index("?") for line in lines if "?" in line] == [6 * 8 + 8]


def test_a_map_wider_than_the_page_comes_in_parts() -> None:
    """On 40 columns four columns of hexes have room, 4 x 8 + 3 signs: a to d, then e to g; nothing is cut or lost."""
    position = read_position(FULL.read_text(encoding="utf-8"), RULES).position
    lines = drawn(position, Page(40))
    assert max(map(len, lines)) <= 40
    first, second = (list(part) for blank, part in groupby(lines, lambda line: not line) if not blank)
    for hex_ in RULES.board.hexes:
        for part, letters in ((first, "abcd"), (second, "efg")):
            assert any(f" {hex_} " in f"{line} " for line in part) == (hex_[0] in letters), hex_
    whole = drawn(position)
    seam, edge = 4 * 8, 3  # where column e begins, and the edges that it shares with column d

    def bare(lines: list[str]) -> list[str]:
        return [line.rstrip() for line in lines if line.strip()]

    assert bare([line[:seam] for line in first]) == bare([line[:seam] for line in whole])
    assert bare([line[edge:] for line in second]) == bare([line[seam + edge :] for line in whole])


def test_styles_only_where_the_page_has_them() -> None:
    position = read(tiles={"d3": {"terrain": "sea", "species": {"birds": 2}, "cone": "birds"}})
    assert not any("\x1b" in line for line in drawn(position))
    styled = drawn(position, Page(60, styled=True))
    assert any("\x1b[1mBI2\x1b[0m" in line for line in styled)
    bare = [line.replace("\x1b[1m", "").replace("\x1b[2m", "").replace("\x1b[0m", "") for line in styled]
    assert bare == drawn(position)


# The sheet

GAME: dict[str, Any] = {
    "tiles": {"d3": {"terrain": "sea", "species": {"birds": 2}}},
    "elements": {"sun": ["d3.e"]},
    "animals": {"birds": {"added": ["sun"], "vp": 7, "gene_pool": 30, "pawns": 2, "out": 1}, "insects": {"vp": 3}},
    "players": 2,
    "round": 4,
    "phase": "execution",
    "initiative": ["insects", "birds"],
    "next": "migration@2",
    "scored": ["d3"],
    "taken": ["habitat"],
    "display": {
        "adaptation": {"pawns": [], "elements": ["sun", "sun"]},
        "wanderlust": {"tiles": ["sea", None, "desert"]},
        "migration": {"pawns": [None, "birds"]},
        "domination": {"cards": ["fertile", "blight"]},
    },
}


def test_everything_stated_is_told() -> None:
    lines = show_lines(read(**GAME), SPEAKER, Page(100))
    assert lines[0] == "1 tile, 1 disc, 2 cubes, 0 cones"
    told = lines[lines.index("Game") :]
    assert told == [
        "Game",
        "  Round: 4",
        "  Phase: execution",
        "  Next: migration@2",
        "  Initiative: insects and birds",
        "  Players: 2",
        "  Scored this turn: d3",
        "  Cards taken: Habitat",
        "",
        "Animals",
        "  Birds: elements 2 seeds + sun; VP 7; gene pool 30; pawns 2; out of play 1",
        "  Insects: elements 2 grass; VP 3",
        "",
        "Action display",
        "  Adaptation: discs 2 suns",
        "  Wanderlust: tiles sea, –, desert",
        "  Migration: pawns –, birds",
        "  Domination: cards Fertile, Blight",
    ]


def test_a_display_that_is_not_stated_is_told_as_such() -> None:
    lines = show_lines(read(tiles={"d3": {"terrain": "sea", "species": {"birds": 2}}}), SPEAKER, Page(100))
    assert lines[-1] == "  Birds: elements 2 seeds (not stated)"


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("width", [40, 60, 100])
def test_nothing_is_wider_than_the_page(lang: str, width: int) -> None:
    speaker = Speaker(RULES, lang)
    assert max(map(len, show_lines(read(**GAME), speaker, Page(width)))) <= width
    full = read_position(FULL.read_text(encoding="utf-8"), RULES).position
    assert max(map(len, show_lines(full, speaker, Page(width)))) <= width


# The commands


def test_show_as_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", str(FULL)]) == 0
    assert capsys.readouterr().out.startswith("31 tiles, 42 discs, 75 cubes, 13 cones\n")
    assert run(["show", str(FULL), "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["question"]["ask"] == "show"
    assert document["result"]["map"][1] == "                 / c1 Fo \\       /       \\"
    assert run(["show", str(FULL), "--format", "md", "--lang", "cs"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("**Sporné: ")
    assert "```\n" in said
    assert "| b4 | moře |" in said


@pytest.mark.parametrize("name", ["board.svg", "board.html", "board.md", "BOARD.SVG"])
def test_export(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / name
    assert run(["export", str(FULL), "-o", str(target)]) == 0
    assert str(target) in capsys.readouterr().out
    written = target.read_text(encoding="utf-8")
    begins = {".svg": "<svg", ".html": "<!DOCTYPE html>", ".md": "**Disputed: "}[target.suffix.lower()]
    assert begins in written[:100]
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.parametrize("name", ["board.pdf", "board", ".svg", "-", "board\x1b[31m.txt"])
def test_what_cannot_be_exported(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", str(FULL), "-o", str(tmp_path / name)]) == 2
    assert "usage.export" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_page_holds_nothing_from_elsewhere(tmp_path: Path) -> None:
    """No script, nothing to fetch, and what a file says is no markup."""
    board = tmp_path / "board.yaml"
    board.write_text('dsrules: 1\ntiles: {d3: sea}\nowners: {"<b>&": [birds]}\n', encoding="utf-8")
    target = tmp_path / "board.html"
    assert run(["export", str(board), "-o", str(target)]) == 0
    page = target.read_text(encoding="utf-8")
    assert "<script" not in page
    assert "http" not in page.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert "<b>" not in page
    assert "&lt;b&gt;&amp; plays" in page


def test_what_a_file_says_is_no_markdown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A picture behind an address would be fetched by whoever reads the forum; CommonMark 2.4 has the escapes."""
    names = ["![x](http://e.vil/p.png)", "a|b `x` ~~y~~ *z* _z_", "<b>&amp; \\", "[x]: y"]
    board = tmp_path / "board.yaml"
    owners = dict(zip(names, [["birds"], ["insects"], ["mammals"], ["reptiles"]], strict=True))
    board.write_text(json.dumps({"dsrules": 1, "tiles": {"d3": "sea"}, "owners": owners}), encoding="utf-8")
    assert run(["show", str(board), "--format", "md"]) == 0
    said = capsys.readouterr().out
    for name in names:
        escaped = re.sub(r"([\\`*_~<>&|\[\]])", r"\\\1", name)
        assert f"| {escaped} plays | " in said


def test_a_name_without_anything(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", str(FULL), "-o", ""]) == 2
    assert 'error: "" has none of the endings' in capsys.readouterr().err


def test_help_says_that_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["export", "--help"]) == 0
    assert capsys.readouterr().out.startswith("Usage: dsrules export BOARD -o FILE [OPTIONS]\n")
