"""What the README shows is what the program prints."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from dsrules.cli.main import run

README = (Path(__file__).parent.parent.parent / "README.md").read_text(encoding="utf-8")
SHOWN = re.findall(r"```console\n\$ dsrules (.*)\n((?:.*\n)*?)```", README)


@pytest.mark.parametrize(("command", "output"), SHOWN, ids=[command[:30] for command, _ in SHOWN])
def test_shown_output_is_real(
    command: str, output: str, root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(root)
    monkeypatch.setenv("COLUMNS", "80")
    run(shlex.split(command))
    captured = capsys.readouterr()
    assert captured.out + captured.err == output


def test_the_library_example_runs(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(root)
    (code,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.splitlines() == ["insects", "yes {'insects': 1, 'amphibians': 3, 'reptiles': 1}"]
