"""Saved rulings that somebody has tampered with, or that never were any."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from dsrules.cli.main import run

POSITION = {"dsrules": 1, "tiles": {"e4": {"terrain": "desert", "species": {"birds": 1}}}}


def verified(content: str, directory: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = directory / "ruling.json"
    file.write_text(content, encoding="utf-8")
    code = run(["verify", str(file)])
    out, err = capsys.readouterr()
    assert "usage.internal" not in out + err
    assert "\x1b" not in out + err
    assert len(out + err) < 60_000
    assert run(["verify", str(file), "--json"]) == code
    json.loads(capsys.readouterr().out)
    return code, out + err


@pytest.mark.parametrize(
    "content",
    ["", "x", "[]", "1", "{}", '{"question": 1}', '{"question": {}}', '{"question": {}, "result": 1}', "[" * 100_000,
     '{"question": {"ask": "zz"}, "result": {}}', '{"question": {"ask": ["x"]}, "result": {}}',
     '{"question": {"position": {"dsrules": 2}}, "result": {}}', '{"question": NaN}'],
)  # fmt: skip
def test_what_is_no_ruling_is_refused_by_name(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said = verified(content, tmp_path, capsys)
    assert code in (2, 3)
    assert "ruling.json" in said


def test_whatever_was_tampered_with_is_told_within_bounds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.yaml"
    file.write_text(json.dumps(POSITION), encoding="utf-8")
    assert run(["dominance", str(file), "--json"]) == 0
    ruling: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert verified(json.dumps(ruling), tmp_path, capsys)[0] == 0
    forged: list[Any] = [None, 1, [], {}, "\x1b[31m", {f"k{n}": n for n in range(20_000)}]
    for part in ("result", "steps", "assumed"):
        for value in forged:
            code, said = verified(json.dumps({**ruling, part: value}), tmp_path, capsys)
            assert code == (0 if value == ruling[part] else 1), said
    deep = json.dumps({**ruling, "result": "HERE"}).replace('"HERE"', "[" * 900 + "]" * 900)
    assert verified(deep, tmp_path, capsys)[0] in (1, 3)
    for part in ("lang", "dsrules", "rules"):
        assert verified(json.dumps({**ruling, part: ["\x1b"]}), tmp_path, capsys)[0] == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes")
def test_completing_does_not_wait_for_a_pipe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from dsrules.cli.completion import tiles

    class Typed:
        def __init__(self, board: str) -> None:
            self.params = {"board": board}
            self.args: list[str] = []

    os.mkfifo(tmp_path / "pipe")
    for name in (str(tmp_path / "pipe"), str(tmp_path), "/dev/zero", "-", "", "\0"):
        assert tiles(Typed(name), "") == []  # type: ignore[arg-type]
