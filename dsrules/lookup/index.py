"""The search index: a full-text table of SQLite (FTS5) over the stems of everything that can be found.

An installed wheel carries it ready-made; for a checkout or a copy of the rules data it is made in memory.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from dsrules.diagnostics import InputError, problem, text
from dsrules.lookup.documents import documents
from dsrules.lookup.stems import content, czech, english, spelt, tokens
from dsrules.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from dsrules.rulebook import Rulebook

FILE = "search.sqlite"
"""The name of the ready-made index beside the compiled rules data."""

FORMAT = "2"
"""Changes with the stems and the tables of the index: an index of another format is not used."""

COLUMNS = ("title", "keywords", "text", "also")
STEM = {"en": english, "cs": czech}


def build(rules: Rulebook, connection: sqlite3.Connection) -> None:
    """Fill an empty database with the index of `rules`.

    words(rowid, title, keywords, text, also) holds stems. entries(rowid, kind, id, titles) says what each row is, with
    the stems of the words that matter in its title, a line a language. vocabulary(word, stem, written) has the words in
    use, as compared and as written, for suggestions. about(key, value) has format and digest.
    """
    connection.executescript(
        f"""
        CREATE VIRTUAL TABLE words USING fts5({", ".join(COLUMNS)}, content='', tokenize="unicode61");
        CREATE TABLE entries(rowid INTEGER PRIMARY KEY, kind TEXT, id TEXT, titles TEXT);
        CREATE TABLE vocabulary(word TEXT, stem TEXT, written TEXT, PRIMARY KEY(word, stem)) WITHOUT ROWID;
        CREATE TABLE about(key TEXT, value TEXT);
        """
    )
    vocabulary: dict[tuple[str, str], str] = {}
    for row, document in enumerate(documents(rules), 1):
        columns = [getattr(document, column) for column in COLUMNS]
        stems = [" ".join(_stems(column, vocabulary)) for column in columns]
        connection.execute(f"INSERT INTO words(rowid, {', '.join(COLUMNS)}) VALUES (?, ?, ?, ?, ?)", (row, *stems))
        entry = (row, document.kind, document.id, _titles(document.title))
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?)", entry)
    connection.executemany(
        "INSERT INTO vocabulary VALUES (?, ?, ?)", ((*key, vocabulary[key]) for key in sorted(vocabulary))
    )
    connection.executemany("INSERT INTO about VALUES (?, ?)", [("format", FORMAT), ("digest", rules.digest)])
    connection.execute("INSERT INTO words(words) VALUES ('optimize')")
    connection.commit()


def _titles(title: dict[str, str]) -> str:
    return "\n".join(" ".join(STEM[lang](word) for word in content(tokens(title[lang]))) for lang in LANGUAGES)


def _stems(column: dict[str, str], vocabulary: dict[tuple[str, str], str]) -> Iterable[str]:
    for lang in LANGUAGES:
        for word, written in spelt(column[lang]):
            stem = STEM[lang](word)
            vocabulary.setdefault((word, stem), written)
            yield stem


def write(rules: Rulebook, path: Path) -> None:
    """Write the index of `rules` to a new file."""
    path.unlink(missing_ok=True)
    connection = sqlite3.connect(path)
    build(rules, connection)
    connection.execute("VACUUM")
    connection.close()


def open_index(rules: Rulebook) -> sqlite3.Connection:
    """Return the index of `rules`: the ready-made one where it was made of the same data, else one made in memory.

    There is one for each rules data for as long as the process lives; nobody closes it or writes to it. Raises
    InputError (`rules.full-text`) where this Python's SQLite was built without FTS5.
    """
    if rules.digest not in _OPEN:
        try:
            _OPEN[rules.digest] = _ready_made(rules.digest) or _made(rules)
        except sqlite3.OperationalError as error:
            if "fts5" not in str(error):
                raise
            raise InputError([problem("rules.full-text", text("lookup.no-full-text"))]) from None
    return _OPEN[rules.digest]


_OPEN: dict[str, sqlite3.Connection] = {}


def _made(rules: Rulebook) -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:", check_same_thread=False)
    build(rules, connection)
    return connection


def ready_made() -> Path:
    """Return where an installed wheel has its index."""
    from pathlib import Path

    return Path(__file__).parent.parent / "compiled" / FILE


def _ready_made(digest: str) -> sqlite3.Connection | None:
    path = ready_made()
    if not path.is_file():
        return None
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False)
    about = dict(connection.execute("SELECT key, value FROM about"))
    if about == {"format": FORMAT, "digest": digest}:
        return connection
    connection.close()
    return None
