"""The dominance cards: which may be taken, what each does, and every way to play one (compendium 12).

A card line is judged by its effect, which depends on nothing but the position; where a card is owed
(`Position.owed`), also by who may take it and whether it lies face up. Putting the card away afterwards is left to the
turn. Cards are looked up in `MODULES`; nothing is imported before it is needed.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import PlayCard
    from dsrules.actions.objections import Objection
    from dsrules.cards.general import Effect
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Card

MODULES: dict[Card, str] = {
    "aquatic": "arrivals",
    "biodiversity": "points",
    "biomass": "biomass",
    "blight": "discs",
    "catastrophe": "losses",
    "cold-snap": "losses",
    "disease": "displays",
    "ecodiversity": "points",
    "evolution": "arrivals",
    "fecundity": "arrivals",
    "fertile": "points",
    "habitat": "discs",
    "hibernation": "arrivals",
    "ice-age": "points",
    "ice-sheet": "tiles",
    "immigrants": "immigrants",
    "instinct": "pawns",
    "intelligence": "pawns",
    "mass-exodus": "tiles",
    "metamorphosis": "displays",
    "niche-biomes": "points",
    "nocturnal": "pawns",
    "omnivore": "pawns",
    "parasitism": "pawns",
    "predator": "losses",
    "symbiotic": "displays",
}
"""Card -> the module that has its effect under the card's name in `EFFECTS`."""


def effect(card: Card) -> Effect:
    """Return what a card does: its verify, apply and options."""
    found: Effect = import_module(f"dsrules.cards.{MODULES[card]}").EFFECTS[card]
    return found


def verify(position: Position, action: PlayCard, rules: Rulebook, anytime: bool = False) -> list[Objection]:
    """Return what is found on taking the card and carrying it out: objections, and the grounds of a yes.

    With `anytime`, or where no card is owed, the effect alone is judged, and that nobody has taken the card before.
    """
    from dsrules.actions.objections import allowed
    from dsrules.cards.general import by_itself, needs_animal, needs_card, needs_owed, no_choice, says_all

    missing = needs_animal(position, action)
    if missing:
        return missing
    found = needs_card(position, action)
    if not anytime:
        found += needs_owed(position, action)
    played = effect(action.card)
    checks = played.verify(position, action, rules)
    named = {check.step.rule for check in checks}
    if played.options is no_choice:
        checks.append(by_itself(action))
    elif allowed(checks) and named.isdisjoint((f"card.{action.card}", "cards.must-resolve")):
        checks.append(says_all(action))
    return found + checks


def apply(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position after the card's effect, and the changes. The card itself is not yet put away."""
    return effect(action.card).apply(position, action, rules)


def options(position: Position, animal: Animal, card: Card, rules: Rulebook) -> Iterator[PlayCard]:
    """Yield the ways to carry out the card that are certainly legal, lazily; the card by its name alone comes last.

    Their number can be astronomical (Mass Exodus, Biomass): take as many as needed. Who may take the card is not looked
    at. For Symbiotic the discs that may be drawn are different ways.
    """
    from dsrules.action import PlayCard
    from dsrules.actions.objections import allowed

    found = effect(card)
    for action in found.options(position, animal, rules):
        if allowed(found.verify(position, action, rules)):
            yield action
    alone = PlayCard(animal, card)
    if allowed(found.verify(position, alone, rules)):
        yield alone
