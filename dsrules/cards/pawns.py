"""Cards about action pawns and initiative: Instinct, Intelligence, Nocturnal, Omnivore and Parasitism."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Place, PlayCard
from dsrules.actions import placing
from dsrules.actions.initiative import left_neighbour, moved_left
from dsrules.actions.objections import Objection, remark, undetermined
from dsrules.actions.readings import by_switch
from dsrules.cards.general import Effect, figure, must_resolve, no_choice, unchanged
from dsrules.consistency import players
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

STOCK = "new-pawns"


# New pawns


def pawns_on_display(position: Position, animal: Animal) -> int:
    """Return the number of the animal's pawns on the action display, as far as stated."""
    return sum((box.pawns or ()).count(animal) for box in position.display.values())


def most_pawns(position: Position, rules: Rulebook) -> int | None:
    """Return how many action pawns an animal can have in all (O8, K20); None for no limit."""
    reading = rules.switch(STOCK)
    if reading == "unlimited":
        return None
    if reading == "three-spares":
        spares = rules.tables["switches"]["switches"][STOCK]["readings"][reading]["spares"]
        return rules.supply[players(position, rules)].pawns + int(spares)
    return rules.pawns_per_animal


def receivers(action: PlayCard, position: Position, rules: Rulebook) -> tuple[Animal, ...]:
    """Return the animals that get a new pawn: you, and those above (Intelligence) or below (Parasitism) you."""
    own = rules.rank[action.animal]
    if action.card == "intelligence":
        return tuple(animal for animal in position.animals if rules.rank[animal] <= own)
    if action.card == "parasitism":
        return tuple(animal for animal in position.animals if rules.rank[animal] >= own)
    return (action.animal,)


def new_pawns(position: Position, action: PlayCard, rules: Rulebook) -> dict[Animal, int]:
    """Return animal -> new pawns that it gets, as its stock allows (cards.new-ap)."""
    most, number = most_pawns(position, rules), figure(rules, action.card, "pawns")
    found = {}
    for animal in receivers(action, position, rules):
        used = (position.animals[animal].pawns or 0) + pawns_on_display(position, animal)
        found[animal] = number if most is None else max(0, min(number, most - used))
    return found


def _verify_new(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    number, found = figure(rules, action.card, "pawns"), []
    for animal, new in new_pawns(position, action, rules).items():
        used = (position.animals[animal].pawns or 0) + pawns_on_display(position, animal)
        if new < number:
            found.append(remark("O8", "cards.no-pawn-left", who=animal, n=used))
            found += by_switch(STOCK, rules)
        elif used + new > rules.pawns_per_animal:
            found += by_switch(STOCK, rules)
    return found


def _apply_new(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes = []
    for animal, new in new_pawns(position, action, rules).items():
        position = position.with_count(animal, "pawns", new)
        key = "cards.new-pawn" if new else "cards.no-new-pawn"
        changes.append(change(f"card.{action.card}", key, who=animal, n=new))
    return position, tuple(changes)


# Instinct


def _verify_instinct(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    if action.to_box is None or action.to_space is None:
        return _instinct_unused(position, action, rules)
    found = placing.verify(position, Place(action.animal, action.to_box, action.to_space), rules)
    if position.animals[action.animal].pawns is None:
        found.append(undetermined("card.instinct", "cards.hand-not-stated", who=action.animal))
    key = "cards.instinct-domination" if action.to_box == rules.boxes[-1] else "cards.instinct-waits"
    return [*found, remark("O12", key, space=f"{action.to_box}@{action.to_space}")]


def _instinct_unused(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    pawns = position.animals[action.animal].pawns
    vacant = any(True for _ in placing.vacant_spaces(position, rules))
    unread = any(position.box(box).pawns is None for box in rules.boxes)
    return must_resolve(action, bool(pawns) and vacant, pawns != 0 and (vacant or unread))


def _apply_instinct(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.to_box is None or action.to_space is None:
        return position, unchanged(action)
    return placing.apply(position, Place(action.animal, action.to_box, action.to_space), rules)


def _instinct_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for place in placing.options(position, animal, rules):
        yield PlayCard(animal, "instinct", to_box=place.box, to_space=place.space)


# Nocturnal


def _verify_nocturnal(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    return []


def _apply_nocturnal(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    after, changes = moved_left(position, action.animal)
    for _ in range(1, figure(rules, action.card, "places")):
        if left_neighbour(after, action.animal) is not None:
            after, more = moved_left(after, action.animal)
            changes += more
    return after, changes


EFFECTS = {
    "instinct": Effect(_verify_instinct, _apply_instinct, _instinct_options),
    "intelligence": Effect(_verify_new, _apply_new, no_choice),
    "nocturnal": Effect(_verify_nocturnal, _apply_nocturnal, no_choice),
    "omnivore": Effect(_verify_new, _apply_new, no_choice),
    "parasitism": Effect(_verify_new, _apply_new, no_choice),
}
