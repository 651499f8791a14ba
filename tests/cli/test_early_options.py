"""The language and the form of an answer hold for the whole command line, wherever on it they are asked for."""

from __future__ import annotations

import json

import pytest

from dsrules.cli.main import run


@pytest.mark.parametrize(
    ("line", "begins"),
    [
        ("foo --lang cs", "chyba: příkaz foo"),
        ("foo --lang=cs", "chyba: příkaz foo"),
        ("--lang cs foo", "chyba: příkaz foo"),
        ("foo --lang en --lang cs", "chyba: příkaz foo"),
        ("foo --lang xx", "error: there is no command foo"),
        ("foo --lang", "error: there is no command foo"),
        ("foo -- --lang cs", "error: there is no command foo"),
        ("tile --lang cs --nothing", "chyba:"),
        ("tile --nothing --lang cs", "chyba:"),
    ],
)
def test_errors_are_told_in_the_language_asked_for(line: str, begins: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 2
    assert capsys.readouterr().err.startswith(begins)


@pytest.mark.parametrize("line", ["--help --lang cs", "--lang cs --help"])
def test_the_overview_is_in_the_language_asked_for(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 0
    assert "Použití: dsrules PŘÍKAZ" in capsys.readouterr().out


@pytest.mark.parametrize("line", ["tile --help --lang cs", "tile --lang=cs --help", "--lang cs tile --help"])
def test_help_is_in_the_language_asked_for(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 0
    assert capsys.readouterr().out.startswith("Použití: dsrules tile")


@pytest.mark.parametrize(
    "line", ["foo --json", "--json foo", "foo --format json", "foo --format=json", "tile --json -x"]
)
def test_errors_are_json_where_json_is_asked_for(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 2
    said = capsys.readouterr()
    assert json.loads(said.out)["errors"][0]["code"].startswith("usage.")
    assert said.err == ""


@pytest.mark.parametrize(
    ("line", "topic"), [("--help --json", []), ("--json --help", []), ("tile --help --format json", ["tile"])]
)
def test_help_is_json_where_json_is_asked_for(line: str, topic: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(line.split()) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["topic"] == topic
    assert any("--help" in said for said in document["lines"])


def test_words_behind_two_dashes_are_no_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["search", "tundra", "--", "--json"]) in (0, 1)
    assert not capsys.readouterr().out.startswith("{")
