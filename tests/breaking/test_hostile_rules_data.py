"""Directories given with --rules that are none, or that hold what has no end: exit 3 and the file at fault."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from dsrules.cli.main import run
from dsrules.source import RULES

ROOT = Path(__file__).parents[2]
TILE = ["tile", "desert: sun | birds"]


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT / "rulesdata", tmp_path / "rules data"))


def refused(directory: object, capsys: pytest.CaptureFixture[str]) -> str:
    assert run([*TILE, "--rules", str(directory)]) == 3
    said = capsys.readouterr().err
    assert "usage.internal" not in said
    return said


def test_what_is_no_directory_of_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "loop").symlink_to("loop")
    for directory in ("", "/nowhere", os.devnull, str(tmp_path), str(tmp_path / "loop"), "x" * 5000, __file__):
        assert "rules.missing" in (said := refused(directory, capsys)) or "file.unreadable" in said


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and devices")
@pytest.mark.parametrize("name", ["rules/03-setup.yaml", "rules/99-more.yaml", "more.yaml"])
def test_pipes_devices_and_directories_are_not_read(copy: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = copy / name
    for make in (os.mkfifo, lambda path: path.symlink_to("/dev/zero"), os.mkdir, lambda path: path.symlink_to(path)):
        if file.is_file():
            file.unlink()
        make(file)
        said = refused(copy, capsys)
        assert "file.unreadable" in said
        assert file.name in said
        file.rmdir() if file.is_dir() else file.unlink()


def test_a_file_beyond_all_bounds_is_not_read_whole(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (copy / "terms.yaml").open("ab") as file:
        file.truncate(3_000_000_000)  # a hole: it takes no room
    said = refused(copy, capsys)
    assert "file.size" in said
    assert f"{RULES.size:,}" in said


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "yaml.empty"), (b"\xff\xfe", "file.encoding"), (b"[" * 100_000, "yaml."), (b"- a\n", "rules.schema"),
        (b"boxes: &a [*a]\n", "yaml."), (b"boxes: {}\nboxes: {}\n", "yaml.duplicate-key"), (b"\0", "yaml.character"),
        (b"null\n", "rules.schema"), (b"1\n", "rules.schema"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("name", ["actions.yaml", "terms.yaml", "rules/06-dominance.yaml"])
def test_broken_files_are_named(
    copy: Path, name: str, content: bytes, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (copy / name).write_bytes(content)
    said = refused(copy, capsys)
    assert code in said
    assert Path(name).name in said


@pytest.mark.parametrize(
    ("name", "old", "new", "code"),
    [
        ("components.yaml", "most: 6", "most: 1000000000", "rules.schema"),
        ("actions.yaml", "{spaces: 3,", "{spaces: 1000000000,", "rules.schema"),
        ("turn.yaml", "adaptation: 4", "adaptation: 9999", "rules.schema"),
        ("turn.yaml", "d4: 2, e4: 1", "d4: 999, e4: 1", "rules.schema"),
        ("turn.yaml", "d3: sea tundra", "d3: moon", "rules.unknown-name"),
    ],
)
def test_figures_that_no_box_can_hold(
    copy: Path, name: str, old: str, new: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = copy / name
    content = file.read_text(encoding="utf-8")
    assert old in content
    file.write_text(content.replace(old, new, 1), encoding="utf-8")
    said = refused(copy, capsys)
    assert code in said
    assert name in said


def test_of_a_hundred_thousand_problems_a_hundred_are_told(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (copy / "scoring.yaml").open("a", encoding="utf-8") as file:
        file.writelines(f"k{number}: 1\n" for number in range(100_000))
    assert refused(copy, capsys).count("[rules.schema]") == 100
