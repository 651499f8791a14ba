"""Command lines as nobody should type them: a documented exit code, one message, nothing raw, JSON where asked for."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from dsrules.cli.main import run

DESERT = str(Path(__file__).parents[2] / "examples" / "desert.yaml")
RAW = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]")
ODD = ("\x1b[31mred", "\u202egnp", "a\nb", "\x9b1m", "x" * 20_000)

PLACES = [
    ["ODD"], ["dominance", "ODD"], ["dominance", DESERT, "--tile", "ODD"], ["dominance", DESERT, "--rules", "ODD"],
    ["dominance", DESERT, "--lang", "ODD"], ["dominance", DESERT, "--format", "ODD"],
    ["dominance", DESERT, "--switch", "ODD"], ["dominance", DESERT, "--switch", "ODD=1"], ["dominance", DESERT, "ODD"],
    ["claim", DESERT, "ODD", "birds"], ["claim", DESERT, "e4", "ODD"], ["tile", "ODD"], ["can", DESERT, "ODD"],
    ["act", DESERT, "birds ODD"], ["whatif", DESERT, "ODD"], ["moves", DESERT, "ODD"],
    ["moves", DESERT, "birds", "ODD"], ["moves", DESERT, "birds", "--limit", "ODD"],
    ["flip", DESERT, "ODD"], ["flip", DESERT, "e4", "ODD"],
    ["score", DESERT, "ODD"], ["extinction", DESERT, "--save", "ODD"], ["setup", "--animals", "ODD"],
    ["setup", "--seed", "ODD"], ["setup", "-o", "/nowhere/ODD"], ["rule", "ODD"], ["search", "ODD"], ["action", "ODD"],
    ["card", "ODD"], ["animal", "ODD"], ["terrain", "ODD"], ["term", "ODD"], ["page", "ODD"], ["switches", "ODD"],
    ["schema", "ODD"], ["explain", "ODD"], ["verify", "ODD"], ["replay", "ODD"], ["batch", "ODD"], ["help", "ODD"],
    ["help", "card", "ODD"], ["help", "action", "ODD"], ["batch", "--jobs", "ODD"], ["fmt", "ODD"], ["check", "ODD"],
]  # fmt: skip


@pytest.mark.parametrize("line", PLACES, ids=" ".join)
def test_whatever_is_typed_is_answered_in_print(line: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for odd in ODD:
        arguments = [argument.replace("ODD", odd) for argument in line]
        code = run(arguments)
        out, err = capsys.readouterr()
        assert code in (0, 1, 2, 3), arguments
        assert not RAW.search(out + err), arguments
        assert "usage.internal" not in out + err
        assert len(out + err) < 9_000
        if code:
            assert err.strip()
        assert run([*arguments, "--json"]) == code
        out, err = capsys.readouterr()
        json.loads(out)
        assert not err


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8:strict", "ascii", "latin-1"])
def test_a_name_that_is_no_utf8_is_shown_escaped(encoding: str) -> None:
    for form in ([], ["--json"]):
        line: list[str | bytes] = [
            sys.executable,
            "-m",
            "dsrules",
            "dominance",
            b"\xff\xfe.yaml",
            "--lang",
            "cs",
            *form,
        ]
        environment = {**os.environ, "PYTHONIOENCODING": encoding, "DSRULES_DEBUG": "", "DSRULES_LANG": "cs"}
        done = subprocess.run(line, capture_output=True, env=environment)
        assert done.returncode == 3
        assert "udcff" in (done.stdout + done.stderr).decode("utf-8")


def test_help_on_a_card_that_there_is_not_names_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["help", "card", "ice"]) == 2
    assert "ice-age or ice-sheet" in capsys.readouterr().err


def test_with_a_dash_the_position_alone_is_on_standard_output(capfd: pytest.CaptureFixture[str]) -> None:
    assert run(["act", DESERT, "reptiles claim e3", "-o", "-"]) == 0
    out, err = capfd.readouterr()
    assert out.startswith("dsrules: 1\n")
    assert "Yes" in err
    assert "Yes" not in out


@pytest.mark.parametrize(
    "line",
    [
        ["act", DESERT, "reptiles claim e3", "-o", "-"],
        ["setup", "-o", "-"],
        ["setup", "-o", "/nowhere/file"],
        ["play", "--animals", "birds,insects"],
        ["fmt", DESERT, "--check"],
        ["fmt", DESERT],
    ],
    ids=lambda line: " ".join(line).replace(DESERT, "BOARD"),
)
def test_under_json_there_is_one_document(line: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    run([*line, "--json"])
    out, err = capfd.readouterr()
    json.loads(out)
    assert not err


def test_a_game_as_json_is_a_game_file(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    run(["play", "--animals", "birds,insects", "--seed", "4", "--json"])
    game = tmp_path / "game.json"
    game.write_text(capfd.readouterr().out, encoding="utf-8")
    assert run(["replay", str(game)]) == 0


@pytest.mark.parametrize(
    ("line", "english", "czech"),
    [
        (["dominance", DESERT, "more"], "too much: more", "přebývá: more"),
        (["dominance", DESERT, "--lang"], "--lang needs a value", "--lang potřebuje hodnotu"),
        (["dominance", DESERT, "--json=1"], "--json takes no value", "--json žádnou hodnotu nebere"),
        (["search", "tie", "--limit", "0"], "--limit takes a whole number from 1 up", "--limit čeká celé číslo od 1"),
        (["page", "x"], "N takes a whole number", "N čeká celé číslo"),
        (["--"], "no command is given", "chybí příkaz"),
        (["-"], "no command -", "příkaz - neexistuje"),
        ([""], 'no command ""', 'příkaz "" neexistuje'),
        (["flip", DESERT], "TILE is missing", "chybí TILE"),
        (["claim", DESERT, "e4", "fish"], "the animals are mammals", "živočichové: savci"),
        (["moves", DESERT, "birds", "box"], "known here: initiative", "známá políčka: initiative"),
    ],
    ids=" ".join,
)
def test_what_is_wrong_is_said_in_the_users_language(
    line: list[str], english: str, czech: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, said in (("en", english), ("cs", czech)):
        monkeypatch.setenv("DSRULES_LANG", lang)
        assert run(line) == 2
        assert said in capsys.readouterr().err


def test_without_arguments_there_is_the_overview(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 2
    assert "\n  dominance " in capsys.readouterr().err
    assert run(["--json"]) == 2
    assert json.loads(capsys.readouterr().out)["errors"][0]["code"] == "usage.other"
