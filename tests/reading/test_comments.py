"""The comments of a position file: those at its head stay when the file is written anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from dsrules.cli.main import run
from dsrules.text.comments import elsewhere, heading

HEAD = "# yaml-language-server: $schema=position.schema.json\n\n# our game of Friday\n"
BODY = "dsrules: 1\ntiles: {d3: sea}\n"
CANONICAL = "dsrules: 1\ntiles:\n  d3: sea\n"


@pytest.mark.parametrize(
    ("document", "kept", "lost"),
    [
        (HEAD + BODY, HEAD, False),
        (BODY, "", False),
        ("\n\n" + BODY, "", False),
        ("# one\r\n# two\r\n" + BODY, "# one\n# two\n", False),
        ("  # indented\n" + BODY, "  # indented\n", False),
        (HEAD + "dsrules: 1 # the version\ntiles: {d3: sea}\n", HEAD, True),
        (BODY + "# at the end\n", "", True),
        ("dsrules: 1\n# between\ntiles: {d3: sea}\n", "", True),
        ("dsrules: 1\nowners: {a#b: [birds]}\n", "", False),
        ("", "", False),
        ("# alone", "# alone\n", False),
    ],
)
def test_comments_at_the_head_and_elsewhere(document: str, kept: str, lost: bool) -> None:
    assert (heading(document), elsewhere(document)) == (kept, lost)


def test_fmt_keeps_the_head(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    board = tmp_path / "board.yaml"
    board.write_text(HEAD + BODY, encoding="utf-8")
    assert run(["fmt", str(board)]) == 0
    assert capsys.readouterr() == (HEAD + CANONICAL, "")
    assert run(["fmt", "--check", str(board)]) == 1
    assert run(["fmt", "--write", str(board)]) == 0
    assert board.read_text(encoding="utf-8") == HEAD + CANONICAL
    assert run(["fmt", "--check", str(board)]) == 0
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_fmt_says_which_comments_it_does_not_keep(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    board = tmp_path / "board.yaml"
    board.write_text(HEAD + BODY + "# who plays what\n", encoding="utf-8")
    assert run(["fmt", str(board), "--lang", lang]) == 0
    said = capsys.readouterr()
    assert said.out == HEAD + CANONICAL
    assert {"en": "comments", "cs": "komentáře"}[lang] in said.err
