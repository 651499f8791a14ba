"""Each file of tests/golden/ok is read without a word and written in the canonical form beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsrules.rulebook import Rulebook
from dsrules.text.files import read_file
from dsrules.text.position_reader import read_position
from dsrules.text.position_writer import write_position

FILES = sorted((Path(__file__).parents[1] / "golden" / "ok").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_canonical_form_word_for_word(path: Path, rules: Rulebook) -> None:
    source = read_file(str(path))
    reading = read_position(source.text, rules, source.name)
    assert reading.diagnostics == ()
    canonical = path.with_suffix(".out").read_text(encoding="utf-8")
    assert write_position(reading.position, rules) == canonical
    assert read_position(canonical, rules).position == reading.position


def test_there_are_files() -> None:
    assert len(FILES) >= 10
