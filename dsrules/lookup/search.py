"""Search: rules, cards, conflicts and open points by words in either language, best first, with terms and disputes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.glossary import short_term
from dsrules.lookup.index import open_index
from dsrules.lookup.records import brief, matching
from dsrules.lookup.statements import fill
from dsrules.lookup.stems import content, czech, english, tokens
from dsrules.lookup.synonyms import SAME

if TYPE_CHECKING:
    import sqlite3

    from dsrules.messages import Speaker

WEIGHTS = (4.0, 2.5, 1.0, 0.4)
"""How much a word counts in the title, among the keywords, in the text, and as another word for a term."""

KINDS = {"rule": 1.0, "card": 1.0, "conflict": 0.7, "open": 0.7}
"""The kinds of hits, and how much their rank counts: a rule goes before the dispute about it."""

SAME_MEANING = 0.5
"""How much a word of the same meaning counts, compared with the word itself."""

MOST_WORDS, LONGEST = 32, 40
"""How many words of a question are looked for, and how many letters a word has at most."""

NAMED = 0.4
"""How much more a hit counts that the question names by its whole title."""

STRAY = 6
"""How many times rarer than in its other language a word may be before it counts as a stray there."""

LIMIT = 8
BESIDE = 2
"""How many hits there are where no limit is given, and at most how many terms and disputes beside them."""

NEAR = 0.6
"""Which part of the best hit's worth a term or dispute has to have to be shown."""

SIMILAR = 0.72
"""How alike a word in use has to be to be suggested for one that is not (difflib's ratio)."""


def search(words: str, speaker: Speaker, limit: int | None = None) -> dict[str, Any]:
    """Return what is found for words or a question, in any mixture of English and Czech: `limit` hits at most.

    `hits` are rules (also cards, conflicts and open points), best first, each as `rule`, kind, title, text, pages and
    basis; `terms` and `disputes` are glossary entries and questions that fit; `read` maps each word that nothing
    contains to the word it was read as, None where nothing resembles it.
    """
    index = open_index(speaker.rules)
    read: dict[str, str | None] = {}
    rows = ranked(words, index, read)
    named = [rule for rule in matching(words, speaker.rules) if rule.lower() == words.strip().lower()]
    hits = list(dict.fromkeys([*named, *(name for kind, name, _ in rows if kind in KINDS)]))
    near = [(kind, name) for kind, name, worth in rows if worth >= rows[0][2] * NEAR]
    return {
        "hits": [_hit(rule, speaker) for rule in hits[: LIMIT if limit is None else limit]],
        "terms": _terms([name for kind, name in near if kind == "term"][:BESIDE], speaker),
        "disputes": _disputes([name for kind, name in near if kind == "dispute"][:BESIDE], speaker),
        "read": read,
    }


def _hit(rule: str, speaker: Speaker) -> dict[str, Any]:
    found = brief(rule, speaker)
    return {"rule": found.pop("id"), **found}


def _terms(ids: list[str], speaker: Speaker) -> list[dict[str, Any]]:
    by_id = {term["id"]: term for term in speaker.rules.tables["terms"]["terms"]}
    return [short_term(by_id[one], speaker) for one in ids]


def _disputes(ids: list[str], speaker: Speaker) -> list[dict[str, Any]]:
    by_id = {one["id"]: one for one in speaker.rules.tables["disputes"]["disputes"]}
    return [
        {
            "dispute": one,
            "question": fill(by_id[one]["question"], speaker),
            "answer": fill(by_id[one]["answer"], speaker),
            "rules": list(by_id[one]["rules"]),
        }
        for one in ids
    ]


def ranked(words: str, index: sqlite3.Connection, read: dict[str, str | None]) -> list[tuple[str, str, float]]:
    """Return (kind, id, worth) of everything that contains any of the words, best first.

    Each word adds what its rarity and place are worth (BM25), less where only a word of the same meaning is there. What
    contains more of the words, or is named by its title, goes before what contains one of them often. Fills `read`, see
    `search`.
    """
    asked = list(dict.fromkeys(content(tokens(words))))[:MOST_WORDS]
    scores: dict[int, float] = {}
    matched: dict[int, int] = {}
    sought: set[str] = set()
    for word in asked:
        stems = _stems(word, index, read)
        sought.update(stems)
        for row, score in _scores(stems, index).items():
            scores[row] = scores.get(row, 0.0) + score
            matched[row] = matched.get(row, 0) + 1
    entries = {row: entry for row, *entry in index.execute("SELECT rowid, kind, id, titles FROM entries")}

    def worth_of(row: int) -> float:
        kind, _, titles = entries[row]
        named = max(_share(title.split(), sought) for title in titles.split("\n"))
        return scores[row] * KINDS.get(kind, 1.0) * (1 + matched[row] / len(asked)) * (1 + NAMED * named)

    best_first = sorted(((worth_of(row), row) for row in scores), key=lambda found: (-found[0], found[1]))
    return [(entries[row][0], entries[row][1], worth) for worth, row in best_first]


def _share(title: list[str], sought: set[str]) -> float:
    """Return which part of a title's words was asked for."""
    return sum(stem in sought for stem in title) / len(title) if title else 0.0


def _scores(stems: list[str], index: sqlite3.Connection) -> dict[int, float]:
    """Return row -> what one word is worth there, the better of its own stems and those of the same meaning.

    A stem that is far rarer than the word in its other language is a stray (an English name in a Czech text): its
    rarity would count for too much. For the same reason a word of the same meaning never counts for more than its
    share of the word itself.
    """
    own = [found for stem in stems if (found := _rows(stem, index))]
    most = max(map(len, own), default=0)
    scores = _best([found for found in own if len(found) * STRAY >= most])
    best = max(scores.values(), default=0.0)
    others = [same for stem in stems for same in SAME.get(stem, ()) if same not in stems]
    for row, score in _best([_rows(stem, index) for stem in others]).items():
        share = score if not best else min(score, best) * SAME_MEANING
        scores[row] = max(scores.get(row, 0.0), share)
    return scores


def _rows(stem: str, index: sqlite3.Connection) -> dict[int, float]:
    query = "SELECT rowid, -bm25(words, ?, ?, ?, ?) FROM words WHERE words MATCH ?"
    return dict(index.execute(query, (*WEIGHTS, stem)).fetchall())


def _best(found: list[dict[int, float]]) -> dict[int, float]:
    best: dict[int, float] = {}
    for rows in found:
        for row, score in rows.items():
            best[row] = max(best.get(row, 0.0), score)
    return best


def _stems(word: str, index: sqlite3.Connection, read: dict[str, str | None]) -> list[str]:
    """Return the stems to look for: the word's own in both languages, else those of words it begins or resembles."""
    if len(word) > LONGEST:
        read[word[:LONGEST]] = None
        return []
    own = [english(word), czech(word)]
    known = {stem for (stem,) in index.execute("SELECT DISTINCT stem FROM vocabulary WHERE stem IN (?, ?)", own)}
    if known or any(stem in SAME for stem in own):
        return [stem for stem in own if stem in known or stem in SAME]
    begun = [stem for (stem,) in index.execute("SELECT DISTINCT stem FROM vocabulary WHERE word GLOB ?", (f"{word}*",))]
    if begun and len(word) > 2:
        return begun
    resembling = _resembling(word, index)
    if resembling is None:
        read[word] = None
        return []
    found = index.execute("SELECT stem, written FROM vocabulary WHERE word = ?", (resembling,)).fetchall()
    read[word] = found[0][1]
    return [stem for stem, _ in found]


def _resembling(word: str, index: sqlite3.Connection) -> str | None:
    """Return the word in use that is most like `word`, None if none is like it."""
    import difflib

    lengths = (len(word) - 2, len(word) + 2)
    query = "SELECT DISTINCT word FROM vocabulary WHERE length(word) BETWEEN ? AND ? AND length(word) > 2"
    near = difflib.get_close_matches(word, [w for (w,) in index.execute(query, lengths)], n=1, cutoff=SIMILAR)
    return near[0] if near else None
