"""The search index: ready-made and made in memory are one, a stale one is not used, threads may share it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from lookup_cli import cli

from dsrules.lookup import index
from dsrules.lookup.search import search
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook

QUESTIONS = ["who takes the card", "remíza", "dominence", "birds over a gap", "K9", "zaledneni"]


@pytest.fixture
def nothing_open(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No index is open yet in this process."""
    opened: dict[str, sqlite3.Connection] = {}
    monkeypatch.setattr(index, "_OPEN", opened)
    yield
    for connection in opened.values():
        connection.close()


@pytest.fixture
def ready_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Rulebook, nothing_open: None) -> Path:
    path = tmp_path / index.FILE
    index.write(rules, path)
    monkeypatch.setattr(index, "ready_made", lambda: path)
    return path


def test_the_ready_made_index_answers_like_one_made_in_memory(ready_made: Path, rules: Rulebook) -> None:
    speaker = Speaker(rules)
    from_file = [search(question, speaker) for question in QUESTIONS]
    (connection,) = index._OPEN.values()
    assert connection.execute("PRAGMA database_list").fetchone()[2] == str(ready_made)
    connection.close()
    index._OPEN.clear()
    ready_made.unlink()
    assert [search(question, speaker) for question in QUESTIONS] == from_file


@pytest.mark.parametrize("change", ["UPDATE about SET value = 'other' WHERE key = 'digest'",
                                    "UPDATE about SET value = 'older' WHERE key = 'format'"])  # fmt: skip
def test_an_index_of_other_rules_or_another_format_is_not_used(ready_made: Path, rules: Rulebook, change: str) -> None:
    connection = sqlite3.connect(ready_made)
    connection.execute(change)
    connection.commit()
    connection.close()
    assert search("tie", Speaker(rules))["hits"]
    (used,) = index._OPEN.values()
    assert used.execute("PRAGMA database_list").fetchone()[2] == ""


def test_threads_may_search_at_once(ready_made: Path, rules: Rulebook) -> None:
    expected = [search(question, Speaker(rules))["hits"] for question in QUESTIONS]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda question: search(question, Speaker(rules))["hits"], QUESTIONS * 10))
    assert found == expected * 10


def test_everything_that_can_be_found_is_in_the_index(ready_made: Path, rules: Rulebook) -> None:
    connection = sqlite3.connect(ready_made)
    kinds = dict(connection.execute("SELECT kind, count(*) FROM entries GROUP BY kind"))
    connection.close()
    terms, disputes = rules.tables["terms"]["terms"], rules.tables["disputes"]["disputes"]
    assert kinds == {"rule": len(rules.ids) - 27 - 56, "card": 27, "conflict": 28, "open": 28,
                     "term": len(terms), "dispute": len(disputes)}  # fmt: skip


def test_a_python_without_full_text_search_says_so(monkeypatch: pytest.MonkeyPatch, nothing_open: None) -> None:
    def refuse(rules: Rulebook, connection: sqlite3.Connection) -> None:
        connection.close()
        raise sqlite3.OperationalError("no such module: fts5")

    monkeypatch.setattr(index, "build", refuse)
    printed = cli("search", "tie")
    assert printed.code == 3
    assert "FTS5" in printed.err
    assert cli("rule", "end.tie").code == 0
