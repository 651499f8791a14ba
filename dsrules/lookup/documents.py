"""What search can find: every record of the rules data as words in both languages, weighed by where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.lookup.records import kind_of
from dsrules.lookup.statements import fill
from dsrules.messages import LANGUAGES, Speaker

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from dsrules.rulebook import Rulebook


class Document(NamedTuple):
    """One thing to find. `kind` is `rule`, `card`, `conflict`, `open`, `term` or `dispute`.

    title, keywords, text and also map language -> words: what it is called, what players type for it, what it says,
    and other words for the terms that occur in it.
    """

    kind: str
    id: str
    title: dict[str, str]
    keywords: dict[str, str]
    text: dict[str, str]
    also: dict[str, str]


def documents(rules: Rulebook) -> Iterator[Document]:
    """Yield everything that can be found, in the order of the rules data."""
    voices = [Speaker(rules, lang) for lang in LANGUAGES]
    terms = rules.tables["terms"]["terms"]
    others = _other_words(terms)
    for rule, record in rules.rules.items():
        yield _rule(rule, record, voices, others)
    for term in terms:
        yield _term(term, voices)
    for dispute in rules.tables["disputes"]["disputes"]:
        yield _dispute(dispute, voices)


def _rule(rule: str, record: Mapping[str, Any], voices: list[Speaker], others: Mapping[str, Any]) -> Document:
    parts = [record["text"]]
    parts += [record[name] for name in ("clarification", "rulings") if name in record]
    parts += [reading["text"] for reading in record.get("readings", ())]
    title = {voice.lang: fill(record["title"], voice) for voice in voices}
    words = {voice.lang: " ".join(fill(part, voice) for part in parts) for voice in voices}
    chapter = record["chapter_title"]
    keywords = {
        lang: " ".join([*record["keywords"][lang], chapter[lang], _also(title[lang], others[lang])])
        for lang in LANGUAGES
    }
    keywords["en"] += " " + rule.replace(".", " ")
    also = {lang: _also(f"{chapter[lang]} . {words[lang]}", others[lang]) for lang in LANGUAGES}
    return Document(kind_of(rule), rule, title, keywords, words, also)


def _term(term: Mapping[str, Any], voices: list[Speaker]) -> Document:
    names = {lang: " ".join(term["names"][lang]) for lang in LANGUAGES}
    also = {lang: " ".join(term["also"][lang]) for lang in LANGUAGES}
    words = {voice.lang: fill(term["text"], voice) for voice in voices}
    return Document("term", term["id"], names, also, words, dict.fromkeys(LANGUAGES, ""))


def _dispute(dispute: Mapping[str, Any], voices: list[Speaker]) -> Document:
    asked = {voice.lang: fill(dispute["question"], voice) for voice in voices}
    answer = {voice.lang: fill(dispute["answer"], voice) for voice in voices}
    empty = dict.fromkeys(LANGUAGES, "")
    return Document("dispute", dispute["id"], asked, empty, answer, empty)


def _other_words(terms: list[dict[str, Any]]) -> dict[str, list[tuple[str, str]]]:
    """Return language -> (name of a term between spaces, other words for it), in lower case."""
    return {
        lang: [(f" {name.lower()} ", " ".join(term["also"][lang])) for term in terms for name in term["names"][lang]]
        for lang in LANGUAGES
    }


def _also(words: str, others: list[tuple[str, str]]) -> str:
    """Return the other words for the terms that a text names."""
    spaced = f" {' '.join(words.lower().replace('.', ' ').replace(',', ' ').split())} "
    return " ".join(also for name, also in others if name in spaced)
