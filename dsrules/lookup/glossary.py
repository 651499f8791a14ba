"""The words of the game: what they mean, what else they are called, and the rules behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.naming import nothing
from dsrules.lookup.records import brief
from dsrules.lookup.statements import fill
from dsrules.vocabulary import PREFIX, fold, resembling

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dsrules.messages import Speaker


def shown_terms(word: str | None, speaker: Speaker) -> dict[str, Any]:
    """Return {"terms": [...]}: the terms that `word` names in either language, else those also called so, else those
    that begin so; short entries for all of them where no word is given.

    An entry has term, names (language -> list), title, text and also; a whole one the rules behind it as `rules`.
    """
    terms = speaker.rules.tables["terms"]["terms"]
    if word is None:
        return {"terms": [short_term(term, speaker) for term in terms]}
    meant = _meant(fold(word), terms)
    if not meant:
        return nothing("terms", word, _nearest(fold(word), terms, speaker))
    return {"terms": [_whole(term, speaker) for term in meant]}


def short_term(term: Mapping[str, Any], speaker: Speaker) -> dict[str, Any]:
    """Return one term without its rules."""
    return {
        "term": term["id"],
        "title": term["names"][speaker.lang][0],
        "names": term["names"],
        "text": fill(term["text"], speaker),
        "also": term["also"],
    }


def _whole(term: Mapping[str, Any], speaker: Speaker) -> dict[str, Any]:
    return {**short_term(term, speaker), "rules": [brief(rule, speaker) for rule in term["rules"]]}


def _names(term: Mapping[str, Any]) -> list[str]:
    return [fold(term["id"]), *(fold(name) for names in term["names"].values() for name in names)]


def _others(term: Mapping[str, Any]) -> list[str]:
    return [fold(name) for names in term["also"].values() for name in names]


def _meant(word: str, terms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found = [term for term in terms if word in _names(term)] or [term for term in terms if word in _others(term)]
    if found or len(word) < PREFIX:
        return found
    return [term for term in terms if any(name.startswith(word) for name in _names(term))]


def _nearest(word: str, terms: list[dict[str, Any]], speaker: Speaker) -> list[str]:
    spellings = {name: term["names"][speaker.lang][0] for term in terms for name in (*_others(term), *_names(term))}
    return list(resembling(word, spellings))
