"""Documents that `check` once stumbled over: it says what is wrong with them, and never that the program is."""

from __future__ import annotations

import json
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest

from dsrules.cli.main import run


def checked(content: str | bytes, directory: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    file = directory / "board.yaml"
    file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8", "surrogatepass"))
    code = run(["check", str(file)])
    out, err = capsys.readouterr()
    assert "usage.internal" not in out + err
    assert len(out + err) < 100_000
    return code, out + err


@pytest.mark.parametrize(
    "document",
    [
        unicodedata.normalize("NFD", "dsrules: 1\ntiles: {e4: poušť, d3: moře}\nanimals: {ptáci: {}}\n"),
        "dsrules: 1\ntiles: {e4: {terrain: d\u0301e\u0302sert, species: {b\u0323irds: 1}}}\n",
        "dsrules: 1\ntiles: {e4: ｄｅｓｅｒｔ}\nanimals: {ｂｉｒｄｓ: {}}\n",
        "dsrules: 1\nanimals: {birds: {added: [\u0301grub]}}\nowners: {\u0301: [birds]}\n",
    ],
)
def test_accents_of_any_kind_are_read_by_both_checkers(
    document: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert checked(document, tmp_path, capsys)[0] == 0


def test_of_many_problems_a_hundred_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for document in (
        "dsrules: 1\nunknown: [" + "zz," * 19_000 + "zz]\n",
        "dsrules: 1\ntaken: [" + "zz," * 19_000 + "zz]\n",
        "dsrules: 1\ndisplay: {domination: {cards: [" + "fertile," * 15_000 + "fertile]}}\n",
        "dsrules: 1\ndisplay: {adaptation: {pawns: ["
        + "birds," * 15_000
        + "birds], elements: ["
        + "sun," * 900
        + "]}}\n",
        json.dumps({"dsrules": 1, "tiles": {f"x{number}": "sea" for number in range(9000)}}),
    ):
        code, said = checked(document, tmp_path, capsys)
        assert code == 1
        assert said.count("error: ") <= 101


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs Linux's count of a process's own memory")
def test_checking_many_problems_stays_in_memory(tmp_path: Path) -> None:
    file = tmp_path / "board.yaml"
    file.write_text("dsrules: 1\nunknown: [" + "zz," * 19_000 + "zz]\n", encoding="utf-8")
    program = """
import sys
from dsrules.cli.main import run
assert run(["check", sys.argv[1]]) == 1
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(int(status["VmHWM"].split()[0]) // 1024, file=sys.stderr)
"""
    done = subprocess.run([sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True)
    assert int(done.stderr) < 200
