"""What a word names, or what it may have meant: the same answer for actions, cards, animals and terrains."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.ruling import Step, step_dict
from dsrules.vocabulary import UnknownWord

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.vocabulary import Words


def named(word: str, words: Words) -> tuple[str | None, list[str]]:
    """Return the thing that `word` names, else None with those it may have meant, nearest first."""
    try:
        return words.read(word), []
    except UnknownWord as error:
        return None, list(error.candidates)


def nothing(key: str, word: str, nearest: list[str]) -> dict[str, Any]:
    """Return the result of a look-up that found nothing: an empty list under `key`, what was missed, the nearest."""
    return {key: [], "missing": [word], "nearest": nearest}


def fact(rule: str, key: str, speaker: Speaker, **params: Any) -> dict[str, Any]:
    """Return one fact in the form of a ruling's step: rule, pages, basis and text."""
    return step_dict(Step(rule, text(key, **params)), speaker)
