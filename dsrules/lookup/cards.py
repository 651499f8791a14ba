"""The cards: effect, clarification, rulings, and the conflicts and open points about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.naming import named, nothing
from dsrules.lookup.records import CARDS, brief, entry
from dsrules.vocabulary import fold

if TYPE_CHECKING:
    from dsrules.messages import Speaker

SURVIVAL = "survival"
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
    titles = {fold(SURVIVAL), fold(CARDS + SURVIVAL), *map(fold, _names(SURVIVAL, speaker).values())}
    return fold(word) in titles


def _names(card: str, speaker: Speaker) -> dict[str, str]:
    if card == SURVIVAL:
        title: dict[str, str] = speaker.rules.rules[CARDS + SURVIVAL]["title"]
        return title
    names: dict[str, str] = speaker.rules.named("card")[card]["names"]
    return names


def _short(card: str, speaker: Speaker) -> dict[str, Any]:
    return {"card": card, "names": _names(card, speaker), **brief(CARDS + card, speaker)}


def _whole(card: str, speaker: Speaker) -> dict[str, Any]:
    return {"card": card, "names": _names(card, speaker), **entry(CARDS + card, speaker)}
