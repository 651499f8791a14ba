"""Boards as nobody meets them at a table: every question has an answer in both languages and in every form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dsrules.cli.main import run
from dsrules.position import OVER
from dsrules.rulebook import Rulebook, default
from dsrules.text.steps import steps

RULES = default()
EARTH = {"e4": {"terrain": "desert", "species": {"birds": 2, "insects": 1}, "cone": "insects"}, "c4": "forest tundra"}
QUESTIONS = [
    ["dominance"], ["matches"], ["endangered"], ["next"], ["survival"], ["extinction"], ["final"], ["check"], ["fmt"],
    ["score", "e4"], ["claim", "e4", "birds"], ["claim", "e4", "--tie"], ["can", "birds glaciation e4"],
    ["act", "automatic"], ["act", "birds migration e4>c4"], ["whatif", "e4 birds +1"], ["flip", "e4"],
    ["moves", "birds", "migration"],
]  # fmt: skip


def asked(position: dict[str, Any], directory: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Ask everything about a position and look at how each run ends, not at what it says."""
    file = directory / "board.yaml"
    file.write_text(json.dumps({"dsrules": 1, **position}), encoding="utf-8")
    for command, *more in QUESTIONS:
        for form in (["--lang", "en"], ["--lang", "cs"], ["--json"]):
            code = run([command, str(file), *more, *form])
            out, err = capsys.readouterr()
            assert code in (0, 1, 2, 3, 4, 5), (command, position)
            assert out or err, (command, position)
            assert "usage.internal" not in out + err, (command, position)


ODD: dict[str, dict[str, Any]] = {
    "nothing": {},
    "no tiles": {"tiles": {}},
    "one tile": {"tiles": {"a1": "sea"}},
    "nobody on earth": {"tiles": {"e4": "desert"}, "animals": {"birds": {}, "insects": {}}},
    "all unknown": {"tiles": EARTH, "unknown": [*RULES.board.corners, *(set(RULES.board.hexes) - set(EARTH))]},
    "all tundra": {"tiles": {h: {"terrain": t, "tundra": True, "species": {"birds": 1}} for h, t in
                             zip(RULES.board.hexes, ["sea"] * 7 + ["jungle"] * 4 + ["desert"], strict=False)}},
    "islands": {"tiles": {h: {"terrain": "sea", "species": {"birds": 1}} for h in ("a1", "a4", "g1", "g4", "d3")}},
    "a tile alone": {"tile": {"terrain": "desert", "elements": ["unknown"] * 6, "species": {"birds": 1}}},
    "a cone of nobody there": {"tiles": {"e4": {"terrain": "desert", "cone": "mammals"}}},
    "over": {"tiles": EARTH, "phase": OVER},
    "all cards taken": {"tiles": EARTH, "taken": list(RULES.named("card"))},
    "players without animals": {"players": 6, "phase": "planning", "initiative": []},
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_odd_boards(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked(ODD[name], tmp_path, capsys)


OPTIONAL: dict[str, list[Any]] = {
    "players": [2, 6],
    "owners": [{"x": ["birds"]}, {"x": ["birds", "insects"]}],
    "round": [1, 9999],
    "phase": ["planning", "execution", "reset", OVER],
    "initiative": [[], ["birds"]],
    "turn": ["birds"],
    "shielded": [{"birds": ["sun"]}],
    "scored": [["e4"]],
    "owed": [{"card": "birds", "tile": "e4"}],
    "taken": [["ice-age"]],
    "display": [{"migration": {"pawns": ["birds"]}}, {"domination": {"cards": []}}, {"wanderlust": {"tiles": []}}],
    "animals": [{"birds": {"pawns": 0}}, {"birds": {"gene_pool": 0, "out": 0, "vp": 0}}],
}


@pytest.mark.parametrize("key", OPTIONAL)
def test_every_optional_key_alone(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for value in OPTIONAL[key]:
        asked({"tiles": EARTH, key: value}, tmp_path, capsys)


def test_next_names_each_step_in_each_phase(
    rules: Rulebook, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "board.yaml"
    for step in steps(rules):
        for phase in (None, "planning", "execution", "reset", OVER):
            position = {"dsrules": 1, "tiles": EARTH, "next": step, **({"phase": phase} if phase else {})}
            file.write_text(json.dumps(position), encoding="utf-8")
            for lang in ("en", "cs"):
                for line in (["next", str(file)], ["can", str(file), "automatic"], ["can", str(file), "birds pass"]):
                    assert run([*line, "--lang", lang]) in (0, 1, 4, 5), position
                    out, err = capsys.readouterr()
                    assert "usage.internal" not in out + err
