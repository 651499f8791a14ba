"""Search: rules, cards, conflicts and open points by words in either language, best first, with terms and disputes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.index import open_index
from dsrules.lookup.records import brief, matching
from dsrules.lookup.stems import content, czech, english, tokens
from dsrules.lookup.synonyms import SAME

if TYPE_CHECKING:
    import sqlite3

    from dsrules.messages import Speaker

WEIGHTS = (8.0, 4.0, 3.0, 1.0)
"""How much a word counts in the title, among the keywords, in the text, and as another word for a term."""

KINDS = {"rule": 1.0, "card": 1.0, "conflict": 0.8, "open": 0.8}
"""The kinds of hits, and how much their rank counts: a rule goes before the dispute about it."""

SAME_MEANING = 0.5
"""How much a word of the same meaning counts, compared with the word itself."""

LIMIT = 8
SIMILAR = 0.72
"""How alike a word in use has to be to be suggested for one that is not (difflib's ratio)."""


def search(words: str, speaker: Speaker, limit: int = LIMIT) -> dict[str, Any]:
    """Return what is found for words or a question, in any mixture of English and Czech.

    `hits` are rules (also cards, conflicts and open points), best first, each as `rule`, kind, title, text, pages and
    basis; `terms` and `disputes` are glossary entries and questions that fit; `read` maps each word that nothing
    contains to the word it was read as, None where nothing resembles it.
    """
    index = open_index(speaker.rules)
    try:
        return _search(words, speaker, limit, index)
    finally:
        index.close()


def _search(words: str, speaker: Speaker, limit: int, index: sqlite3.Connection) -> dict[str, Any]:
    read: dict[str, str | None] = {}
    rows = ranked(words, index, read)
    named = [rule for rule in matching(words, speaker.rules) if rule.lower() == words.strip().lower()]
    hits = list(dict.fromkeys([*named, *(name for kind, name in rows if kind in KINDS)]))[:limit]
    return {
        "hits": [_hit(rule, speaker) for rule in hits],
        "terms": [term for kind, term in rows if kind == "term"][:2],
        "disputes": [dispute for kind, dispute in rows if kind == "dispute"][:2],
        "read": read,
    }


def _hit(rule: str, speaker: Speaker) -> dict[str, Any]:
    found = brief(rule, speaker)
    return {"rule": found.pop("id"), **found}


def ranked(words: str, index: sqlite3.Connection, read: dict[str, str | None]) -> list[tuple[str, str]]:
    """Return (kind, id) of everything that contains any of the words, best first.

    Each word adds what its rarity and place are worth (BM25), less where only a word of the same meaning is there; what
    contains more of the words goes before what contains one of them often. Fills `read`, see `search`.
    """
    asked = list(dict.fromkeys(content(tokens(words))))
    scores: dict[int, float] = {}
    matched: dict[int, int] = {}
    for word in asked:
        for row, score in _scores(_stems(word, index, read), index).items():
            scores[row] = scores.get(row, 0.0) + score
            matched[row] = matched.get(row, 0) + 1
    entries = {row: (kind, name) for row, kind, name in index.execute("SELECT rowid, kind, id FROM entries")}

    def worth(row: int) -> float:
        return scores[row] * KINDS.get(entries[row][0], 1.0) * (1 + matched[row] / len(asked))

    return [entries[row] for row in sorted(scores, key=lambda row: (-worth(row), row))]


def _scores(stems: list[str], index: sqlite3.Connection) -> dict[int, float]:
    """Return row -> what one word is worth there, the better of its own stems and those of the same meaning."""
    others = [same for stem in stems for same in SAME.get(stem, ()) if same not in stems]
    found: dict[int, float] = {}
    for looked_for, share in ((stems, 1.0), (others, SAME_MEANING)):
        if not looked_for:
            continue
        query = "SELECT rowid, -bm25(words, ?, ?, ?, ?) FROM words WHERE words MATCH ?"
        for row, score in index.execute(query, (*WEIGHTS, " OR ".join(looked_for))):
            found[row] = max(found.get(row, 0.0), score * share)
    return found


def _stems(word: str, index: sqlite3.Connection, read: dict[str, str | None]) -> list[str]:
    """Return the stems to look for: the word's own in both languages, else those of words it begins or resembles."""
    own = [english(word), czech(word)]
    known = {stem for (stem,) in index.execute("SELECT DISTINCT stem FROM vocabulary WHERE stem IN (?, ?)", own)}
    if known or any(stem in SAME for stem in own):
        return [stem for stem in own if stem in known or stem in SAME]
    begun = [stem for (stem,) in index.execute("SELECT DISTINCT stem FROM vocabulary WHERE word GLOB ?", (f"{word}*",))]
    if begun and len(word) > 2:
        return begun
    resembling = _resembling(word, index)
    read[word] = resembling
    if resembling is None:
        return []
    return [stem for (stem,) in index.execute("SELECT stem FROM vocabulary WHERE word = ?", (resembling,))]


def _resembling(word: str, index: sqlite3.Connection) -> str | None:
    """Return the word in use that is most like `word`, None if none is like it."""
    import difflib

    lengths = (len(word) - 2, len(word) + 2)
    query = "SELECT DISTINCT word FROM vocabulary WHERE length(word) BETWEEN ? AND ? AND length(word) > 2"
    near = difflib.get_close_matches(word, [w for (w,) in index.execute(query, lengths)], n=1, cutoff=SIMILAR)
    return near[0] if near else None
