"""Batch lines as nobody should write them: one answer for each, and no line harms another."""

from __future__ import annotations

import json
from collections.abc import Iterable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

from dsrules.batch import answers
from dsrules.jsonline import LONGEST, read_line, write_line
from dsrules.rulebook import Rulebook
from dsrules.text.files import open_lines

GOOD = b'{"id": 1, "position": {"dsrules": 1, "tiles": {"e4": "desert"}}}'


def answered(lines: Iterable[bytes], rules: Rulebook) -> list[dict[str, Any]]:
    return [json.loads(answer) for answer, _ in answers(lines, rules)]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"{", "usage.json"),
        (b"\xff\xfe{}", "usage.json"),
        (b'{"id": "\xff"}', "usage.json"),
        (GOOD.decode().encode("utf-16"), "usage.json"),
        (b'{"id": NaN, "position": {"dsrules": 1}}', "usage.json"),
        (b'{"id": 1e999, "position": {"dsrules": 1}}', "usage.json"),
        (b'{"id": ' + b"9" * 5000 + b"}", "usage.json"),
        (b"[" * 100_000, "usage.json"),
        (b'{"a":' * 200_000 + b"1" + b"}" * 200_000, "file.size"),
        (GOOD + GOOD, "usage.json"),
        (b"[]", "usage.object"),
        (b"1", "usage.object"),
        (b"{}", "position.version"),
        (b'{"position": {"dsrules": 1, "tiles": {}, "tiles": {}}}', "yaml.duplicate-key"),
        (b'{"position": {"dsrules": 1, "tiles": {"e4": {"terrain": "sea", "terrain": "sea"}}}}', "yaml.duplicate-key"),
        (b'{"ask": "next", "ask": "final", "position": {"dsrules": 1}}', "yaml.duplicate-key"),
        (b'{"x": "' + b"y" * LONGEST + b'"}', "file.size"),
    ],
)
def test_a_bad_line_has_its_error_and_the_next_one_its_answer(line: bytes, code: str, rules: Rulebook) -> None:
    bad, good = answered([line, GOOD], rules)
    assert bad["ok"] is False
    assert bad["error"]["code"] == code
    assert len(json.dumps(bad)) < 2000
    assert good["id"] == 1
    assert good["ok"] is True


def test_thousands_of_brackets_are_refused_one_way_or_the_other(rules: Rulebook) -> None:
    """Python 3.12 and later read deeper JSON than earlier ones."""
    for line in (b'{"a":' * 5000 + b"1" + b"}" * 5000, b'{"position":' + b"[" * 5000 + b"]" * 5000 + b"}"):
        bad, good = answered([line, GOOD], rules)
        assert bad["error"]["code"] != "usage.internal"
        assert good["ok"]


def test_the_place_of_what_is_not_json_is_said(rules: Rulebook) -> None:
    assert "column 9" in answered([b'{"id": 1: }'], rules)[0]["error"]["message"]


def test_a_key_stated_twice_keeps_the_id_and_has_its_path(rules: Rulebook) -> None:
    line = b'{"id": 7, "position": {"dsrules": 1, "tiles": {"e4": "sea", "e4": "desert"}}}'
    answer = answered([line], rules)[0]
    assert answer["id"] == 7
    assert answer["error"]["path"] == "tiles.e4"


@pytest.mark.parametrize(
    "identity", [None, True, -1, 1.5, 10**18, "a", "", "\ud800", "\u202e", "\x1b[31m", [1, [2]], {"a": {"b": 1}}]
)
def test_an_id_of_any_kind_comes_back_as_it_was(identity: object, rules: Rulebook) -> None:
    line = json.dumps({"id": identity, "position": {"dsrules": 1}}).encode()
    assert answered([line], rules)[0]["id"] == identity


def test_an_id_nested_beyond_bounds_is_refused_and_harms_nobody(rules: Rulebook) -> None:
    for depth in (200, 600, 900, 990):
        line = b'{"id": ' + b"[" * depth + b"]" * depth + b', "position": {"dsrules": 1}}'
        first, second = answered([line, GOOD], rules)
        assert first["ok"] or first["error"]["code"] == "usage.json"
        assert second["ok"]


def test_blank_lines_byte_order_marks_and_carriage_returns_are_no_matter(rules: Rulebook) -> None:
    lines = [b"\xef\xbb\xbf" + GOOD + b"\r\n", b"\n", b"  \t\r\n", GOOD + b"\r"]
    assert [answer["ok"] for answer in answered(lines, rules)] == [True, True]


def test_a_line_too_long_is_never_held_whole(tmp_path: Path) -> None:
    file = tmp_path / "lines.jsonl"
    file.write_bytes(b"x" * 1000 + b"\n" + b"y" * 100 + b"\n" + b"z" * 101 + b"\nend")
    assert [len(line) for line in open_lines(str(file), 100)] == [101, 101, 101, 3]


def test_what_is_written_reads_back() -> None:
    for value in ({"a": [1, "ž", None]}, {"half": "\ud800"}, {"great": 10**30}):
        assert json.loads(write_line(value)) == value


def test_json_that_repeats_nothing_is_taken_as_it_is() -> None:
    for line in (b'{"a" : {"b":1}, "c": "\\":"}', b'{"a": "b\\":c"}', b'[{"a":1},{"a":1}]'):
        assert read_line(line) == (json.loads(line), ())


def test_every_question_stands_any_value(rules: Rulebook) -> None:
    values: list[Any] = [
        None,
        "",
        -1,
        1.5,
        True,
        [],
        {},
        ["e4"],
        [None],
        "e4",
        "\x1b[31m",
        "x" * 5000,
        10**30,
        "\ud800",
    ]
    keys = {
        "claim": "tile animal tie", "can": "action anytime", "act": "action", "score": "tile", "extinction": "save",
        "dominance": "tile switches explain position", "moves": "animal box limit", "whatif": "edits",
        "flip": "tile animal", "rule": "rules", "search": "words limit", "final": "switches",
    }  # fmt: skip
    base = {"tile": "e4", "animal": "birds", "action": "birds claim e4", "edits": ["birds +sun"], "words": "tie"}
    position = {"dsrules": 1, "tiles": {"e4": {"terrain": "desert", "species": {"birds": 1}}}}
    lines = [
        json.dumps({"position": position, **base, "ask": ask, key: value}).encode()
        for ask, named in keys.items()
        for key in named.split()
        for value in values
    ]
    for line, answer in zip(lines, BytesIO(b"\n".join(answer for answer, _ in answers(lines, rules))), strict=True):
        assert b"usage.internal" not in answer, line[:200]
        assert b"\x1b" not in answer
