"""The cards: effect, clarification, rulings, and the conflicts and open points about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.naming import named, nothing
from dsrules.lookup.records import CARDS, brief, entry
from dsrules.vocabulary import fold

if TYPE_CHECKING:
    from dsrules.messages import Speaker

SURVIVAL, SURVIVAL_TERM = "survival", "survival-card"
"""The card that is no Dominance Card (card.survival): it has a rule, but no entry among the dominance cards."""


def shown_cards(word: str | None, speaker: Speaker) -> dict[str, Any]:
    """Return {"cards": [...]}: the card named, or short entries for all of them where none is.

    A whole entry is that of its rule (see `dsrules.lookup.records.entry`) with `card`, its canonical name, and `names`
    in both languages.
    """
    if word is None:
        return {"cards": [_short(card, speaker) for card in (*speaker.rules.named("card"), SURVIVAL)]}
    if _is_survival(word, speaker):
        return {"cards": [_whole(SURVIVAL, speaker)]}
    card, nearest = named(word, speaker.rules.words("card"))
    return nothing("cards", word, nearest) if card is None else {"cards": [_whole(card, speaker)]}


def _is_survival(word: str, speaker: Speaker) -> bool:
    said = [name for names in _survival_names(speaker).values() for name in names]
    return fold(word) in map(fold, (SURVIVAL, CARDS + SURVIVAL, *said))


def _survival_names(speaker: Speaker) -> dict[str, list[str]]:
    """Return what the glossary calls the Survival Card, by language."""
    terms = speaker.rules.tables["terms"]["terms"]
    names: dict[str, list[str]] = next(term["names"] for term in terms if term["id"] == SURVIVAL_TERM)
    return names


def _names(card: str, speaker: Speaker) -> dict[str, str]:
    if card == SURVIVAL:
        return {lang: names[0] for lang, names in _survival_names(speaker).items()}
    names: dict[str, str] = speaker.rules.named("card")[card]["names"]
    return names


def _short(card: str, speaker: Speaker) -> dict[str, Any]:
    return {"card": card, "names": _names(card, speaker), **brief(CARDS + card, speaker)}


def _whole(card: str, speaker: Speaker) -> dict[str, Any]:
    return {"card": card, "names": _names(card, speaker), **entry(CARDS + card, speaker)}
