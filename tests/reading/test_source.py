"""YAML and JSON become plain values with places; hostile input is refused quickly and in little memory."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsrules.diagnostics import InputError, Place, shown
from dsrules.source import Limits, below, place_at, read

ROOT = Path(__file__).parents[2]


def codes(document: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        read(document)
    return [found.code for found in caught.value.diagnostics]


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("1", 1), ("-3", -3), ("0", 0), ("1.5", 1.5), ("1e3", 1000.0), ("-0.5E-1", -0.05),
        ("true", True), ("false", False), ("null", None), ("~", None), ("", None),
        ("yes", "yes"), ("no", "no"), ("on", "on"), ("Off", "Off"), ("True", "True"), ("Null", "Null"),
        ("007", "007"), ("0o7", "0o7"), ("0x1F", "0x1F"), ("1_000", "1_000"), ("12:30:45", "12:30:45"), ("+1", "+1"),
        ("2026-01-01", "2026-01-01"), (".5", ".5"), ("1.", "1."), (".inf", ".inf"), (".nan", ".nan"),
        ('"1"', "1"), ("'true'", "true"), ('"~"', "~"), ("d3.e", "d3.e"), ("d3+e3", "d3+e3"), ("ptáci", "ptáci"),
    ],
)  # fmt: skip
def test_plain_scalars_are_typed_as_json_has_them(written: str, value: object) -> None:
    found = read(f"key: {written}").value["key"]
    assert found == value
    assert type(found) is type(value)


def test_keys_are_strings() -> None:
    assert read("1: a\ntrue: b\n~: c\n2026-01-01: d").value == {"1": "a", "true": "b", "~": "c", "2026-01-01": "d"}


DOCUMENT = """\
tiles:
  d3: sea
  e4: {terrain: desert, species: {birds: 2}}
list:
  - one
  - [two, "three"]
text: |
  several
  lines
"""


def test_every_key_and_value_has_its_place() -> None:
    places = read(DOCUMENT).places
    assert places.values["tiles.d3"] == Place(2, 7, 10)
    assert places.keys["tiles.d3"] == Place(2, 3, 5)
    assert places.values["tiles.e4"] == Place(3, 7, 45)
    assert places.values["tiles.e4.species.birds"] == Place(3, 42, 43)
    assert places.keys["tiles.e4.species"] == Place(3, 25, 32)
    assert places.values["list[0]"] == Place(5, 5, 8)
    assert places.values["list[1][1]"] == Place(6, 11, 18)
    assert places.values["text"].line == 7
    assert set(places.keys) < set(places.values)


def test_places_count_characters_not_bytes() -> None:
    places = read('"š": {č: ptáci, x: "北北"}').places
    assert places.values["š.č"] == Place(1, 10, 15)
    assert places.values["š.x"] == Place(1, 20, 24)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r", "\x85", "\u2028"])
def test_line_ends_of_every_kind(end: str) -> None:
    places = read(f"a: 1{end}b: 2").places
    assert places.values["b"] == Place(2, 4, 5)


def test_place_of_a_character() -> None:
    assert place_at("ab\ncd", 4) == Place(2, 2, 3)
    assert place_at("", 0) == Place(1, 1, 2)


def test_all_duplicate_keys_are_found_with_both_places() -> None:
    marked = read("a: 1\nb: {c: 1, d: 2, c: 3}\na: 4\n")
    assert [(d.path, d.place, d.related) for d in marked.problems] == [
        ("b.c", Place(2, 17, 18), (Place(2, 5, 6),)),
        ("a", Place(3, 1, 2), (Place(1, 1, 2),)),
    ]
    assert [d.path for d in read('{"a": 1, "a": 2}').problems] == ["a"]


def test_json_and_yaml_agree() -> None:
    document = {"a": [1, -2, 1.5, True, None, "x", {"b": []}], "č": {"": '"\\/\n'}, "n": 1e-3}
    assert read(json.dumps(document)).value == document
    assert read(json.dumps(document, indent="\t")).value == document
    assert read(json.dumps(document, ensure_ascii=False, indent=1)).places.values["a[6].b"].line == 10


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | st.text("abč :#-\"'\\{}[],\n\t&*!|>%@`", max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abč :#-", max_size=4), inner, max_size=3),
    max_leaves=12,
)


@settings(max_examples=200, deadline=None)
@given(value=st.dictionaries(st.text("xyz", max_size=3), JSON_VALUES, max_size=4))
def test_json_is_read_the_same_by_the_yaml_parser(value: dict[str, Any]) -> None:
    document = json.dumps(value)
    marked = read(document)
    assert marked.value == value
    yaml_only = read(f"# comment\n{document}")
    assert yaml_only.value == value
    assert set(marked.places.values) == set(yaml_only.places.values)


@settings(max_examples=300, deadline=None)
@given(document=st.text("ab1:-{}[],\"'#&*!|>%@`?~ \n\t\r\x00\ufeff\ud800č", max_size=40))
def test_nothing_but_an_input_error_comes_out(document: str) -> None:
    with contextlib.suppress(InputError):
        assert read(document).places is not None


@pytest.mark.parametrize(
    ("document", "code"),
    [
        ("", "yaml.empty"), ("# nothing", "yaml.empty"), ("---", None), ("a: &x 1", "yaml.alias"),
        ("a: *x", "yaml.alias"), ("a: !!int 1", "yaml.tag"), ("? [a]\n: b", "yaml.key"), ("{a: b", "yaml.syntax"),
        ("a: 1\n---\nb: 2", "yaml.documents"),
        ("a: \x00", "yaml.character"), ("a: " + "9" * 41, "yaml.number"), ('{"a": ' + "9" * 41 + "}", "yaml.number"),
        ("[" * 21 + "]" * 21, "yaml.depth"), ("[" * 100_000, "yaml.depth"), ('{"a":' * 30 + "1" + "}" * 30, None),
        ("a: " + "[x," * 19 + "]" * 19, None), ("%YAML 9.9\n--- a", "yaml.syntax"), ("a: \ud800", "yaml.character"),
    ],
)  # fmt: skip
def test_what_is_refused_and_why(document: str, code: str | None) -> None:
    if code is None:
        read(document)
    else:
        assert codes(document) == [code]


def test_limits() -> None:
    read("[1, 2, 3]", limits=Limits(nodes=5))
    with pytest.raises(InputError):
        read("[1, 2, 3, 4]", limits=Limits(nodes=4))
    with pytest.raises(InputError):
        read("x" * 101, limits=Limits(size=100))


def test_a_byte_order_mark_is_nothing() -> None:
    assert read("\ufeffa: 1").value == {"a": 1}


def test_shown_values_are_short_and_printable() -> None:
    assert shown("a" * 100) == "a" * 60 + "…"
    assert shown("a\x07\ud800b\n") == "a\\u0007\\ud800b\\u000a"
    assert below("", "a") == "a"
    assert below("a", 3) == "a[3]"
    assert below("a", "b") == "a.b"


HOSTILE: dict[str, str] = {
    "brackets": "[" * 1_000_000,
    "closed brackets": "[" * 500_000 + "]" * 500_000,
    "braces": "{" * 1_000_000,
    "nested mappings": "{a: " * 250_000,
    "flow list": "[" + "1," * 499_999 + "]",
    "JSON list of lists": '{"dsrules": 1, "scored": [' + "[]," * 330_000 + "[]]}",
    "alias bomb": "a0: &a0 [x,x]\n" + "".join(f"a{n + 1}: &a{n + 1} [{f'*a{n},' * 9}]\n" for n in range(20)),
    "tags": "! " * 500_000,
    "anchors": "&a " * 300_000,
    "dashes": "- " * 500_000,
    "question marks": "? " * 500_000,
    "colons": ": " * 500_000,
    "quotes": '"' * 1_000_000,
    "open quote": '"' + "x" * 1_000_000,
    "backslashes": '"' + "\\" * 1_000_000,
    "one word": "x" * 1_000_000,
    "one number": "9" * 1_000_000,
    "JSON number": '{"dsrules": ' + "9" * 1_000_000 + "}",
    "lines": "\n" * 1_000_000,
    "comment": "#" * 1_000_000,
    "keys": "dsrules: 1\n" + "".join(f"key{n}: 1\n" for n in range(9_000)),
    "JSON keys": json.dumps({"dsrules": 1, **{f"key{n}": [] for n in range(60_000)}}),
    "wrong words": json.dumps({"dsrules": 1, "taken": [f"cold-snop{n}" for n in range(50_000)]}),
    "long words": json.dumps({"dsrules": 1, "tiles": {"d3": "s" * 900_000}}),
    "long keys": json.dumps({"dsrules": 1, "x" * 900_000: 1}),
    "same disc": json.dumps({"dsrules": 1, "tiles": {"d3": "sea"}, "elements": {"sun": ["d3.e"] * 100_000}}),
    "accents": json.dumps({"dsrules": 1, "tiles": {"d3": "e\u0301" * 300_000}}, ensure_ascii=False),
    "indentation": "".join(" " * n + "a:\n" for n in range(1400)),
    "block text": "a: |\n" + "  x\n" * 250_000,
    "directives": "%FOO bar\n" * 100_000,
    "spaces": " " * 1_000_000,
    "deep JSON": '{"a":' * 190_000,
}


@pytest.mark.parametrize("document", HOSTILE.values(), ids=HOSTILE)
def test_hostile_megabytes_are_answered_in_time(document: str) -> None:
    from dsrules.render.diagnostics import errors_json, errors_text
    from dsrules.rulebook import default
    from dsrules.text.position_reader import read_position

    rules = default()
    start = time.process_time()
    with pytest.raises(InputError) as caught:
        read_position(document, rules)
    said = errors_text(caught.value, rules, "en") + errors_json(caught.value, rules, "cs")
    assert time.process_time() - start < 2
    assert len(said) < 100_000


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's count of a process's own memory")
def test_hostile_megabytes_stay_in_memory(tmp_path: Path) -> None:
    for name, document in HOSTILE.items():
        (tmp_path / name).write_text(document, encoding="utf-8")
    program = """
import sys
from dsrules.diagnostics import InputError
from dsrules.rulebook import default
from dsrules.text.files import read_file
from dsrules.text.position_reader import read_position
for name in sys.argv[1:]:
    try:
        source = read_file(name)
        read_position(source.text, default(), source.name)
    except InputError:
        pass
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(int(status["VmHWM"].split()[0]) // 1024)  # ru_maxrss would count the parent's memory too
"""
    files = [str(tmp_path / name) for name in HOSTILE]
    run = subprocess.run([sys.executable, "-c", program, *files], capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(run.stdout) < 200
