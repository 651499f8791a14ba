"""How problems look: file, line, column, the source line and a caret under the right characters."""

from __future__ import annotations

import json

from dsrules.diagnostics import InputError, Place, Source, problem, text
from dsrules.render.diagnostics import diagnostics_text, errors_json, errors_text, width
from dsrules.rulebook import Rulebook


def shown(line: str, place: Place, rules: Rulebook, lang: str = "en") -> list[str]:
    found = problem("position.tundra", text("position.tundra"), "tiles", place=place)
    return diagnostics_text([found], Source("board.yaml", line), rules, lang).splitlines()


def test_caret_stands_under_the_place(rules: Rulebook) -> None:
    said = shown("tiles: {d3: sea}", Place(1, 13, 16), rules)
    assert said[1:3] == ["  1 | tiles: {d3: sea}", "    |             ^^^"]


def test_wide_and_combining_characters_and_tabs(rules: Rulebook) -> None:
    assert shown("北北: x", Place(1, 5, 6), rules)[2] == "    |       ^"
    assert shown("e\u0301e\u0301: x", Place(1, 7, 8), rules)[2] == "    |     ^"
    assert shown("\tx", Place(1, 2, 3), rules)[1:3] == ["  1 |     x", "    |     ^"]
    assert shown("a 北 b", Place(1, 3, 4), rules)[2] == "    |   ^^"
    assert width("ab\t北e\u0301") == 2 + 4 + 2 + 1


def test_long_lines_are_cut_around_the_place(rules: Rulebook) -> None:
    line = "x" * 200 + "here" + "y" * 200
    said = shown(line, Place(1, 201, 205), rules)
    assert said[1].startswith("  1 | …x")
    assert said[1].endswith("y…")
    assert len(said[1]) < 100
    start = said[2].index("^")
    assert said[1][start : start + 4] == "here"
    assert said[2].count("^") == 4


def test_control_characters_do_not_reach_the_terminal(rules: Rulebook) -> None:
    assert "\x1b" not in "".join(shown("a: \x1b[31m", Place(1, 4, 5), rules))


def test_headline_in_both_languages(rules: Rulebook) -> None:
    assert shown("x", Place(1, 1, 2), rules)[0].startswith("board.yaml:1:1: error: ")
    assert shown("x", Place(1, 1, 2), rules, "cs")[0].startswith("board.yaml:1:1: chyba: ")


def test_without_a_source_the_path_is_named(rules: Rulebook) -> None:
    error = InputError([problem("position.tundra", text("position.tundra"), "tiles.d3.tundra")])
    assert errors_text(error, rules, "en").startswith("error: ")
    assert "(tiles.d3.tundra)" in errors_text(error, rules, "en")


def test_errors_as_json(rules: Rulebook) -> None:
    rule = "board.tundra-replaces-terrain"
    found = problem("position.tundra", text("position.tundra"), "tiles.d3", place=Place(2, 3, 4), rule=rule)
    document = json.loads(errors_json(InputError([found], Source("x", "")), rules, "en"))
    (error,) = document["errors"]
    assert {key: error[key] for key in ("code", "path", "line", "column")} == {
        "code": "position.tundra",
        "path": "tiles.d3",
        "line": 2,
        "column": 3,
    }
    assert error["message"]
