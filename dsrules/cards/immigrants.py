"""Immigrants: every animal in food chain order takes a penalty of its owner's choice (card.immigrants)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from dsrules.action import Penalty, PlayCard
from dsrules.actions.objections import Objection, differs, no, remark, satisfied, undetermined, unsettled
from dsrules.actions.readings import by_switch
from dsrules.cards.general import (
    Effect,
    added_elements,
    eliminate,
    figure,
    leaving_order,
    needs_added,
    unchanged,
    unread_with,
    with_display,
)
from dsrules.cards.pawns import pawns_on_display
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.judge.extinction import Losses
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

RULE = "card.immigrants"
ELEMENT, PAWN, SPECIES = "element", "pawn", "species"


def thinned(position: Position, animal: Animal, rules: Rulebook) -> Losses:
    """Return the animal's cubes that the species penalty costs: on each tile all but one."""
    kept = figure(rules, "immigrants", "kept")
    return {
        name: {animal: tile.species[animal] - kept}
        for name, tile in position.tiles.items()
        if tile.species.get(animal, 0) > kept
    }


def displayed(position: Position, animal: Animal, rules: Rulebook) -> list[tuple[str, int]]:
    """Return the eyeball spaces (box, index from 0) where the animal's pawns stand, in the order of execution."""
    return [
        (box, place)
        for box in rules.boxes
        for place, holder in enumerate(position.box(box).pawns or ())
        if holder == animal
    ]


def _verify(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    found, named = [], [penalty.animal for penalty in action.penalties]
    for animal in dict.fromkeys(named):
        if named.count(animal) > 1:
            found.append(no(RULE, "card_immigrants.twice", who=animal))
    for penalty in action.penalties:
        if penalty.animal not in position.animals:
            found.append(no(RULE, "cards.not-in-play", who=penalty.animal))
        else:
            found += _PENALTIES[penalty.kind](position, penalty, rules)
    missing = [animal for animal in position.animals if animal not in named]
    for animal in missing:
        found += _left_out(position, animal, rules)
    return found


def _left_out(position: Position, animal: Animal, rules: Rulebook) -> list[Objection]:
    """Return whether an animal may take no penalty: only where it has nothing to lose."""
    pawns = position.animals[animal].pawns
    if added_elements(position, animal, rules) or pawns or thinned(position, animal, rules):
        return [no("cards.must-resolve", "card_immigrants.no-penalty", who=animal)]
    if pawns is None or unread_with(position, (animal,), rules, figure(rules, "immigrants", "kept") + 1):
        return [undetermined("cards.must-resolve", "card_immigrants.perhaps-penalty", who=animal)]
    return [satisfied("cards.must-resolve", "card_immigrants.nothing-to-lose", who=animal)]


def _verify_element(position: Position, penalty: Penalty, rules: Rulebook) -> list[Objection]:
    return needs_added(position, penalty.animal, penalty.element or "", rules, RULE)


def _verify_pawn(position: Position, penalty: Penalty, rules: Rulebook) -> list[Objection]:
    animal = penalty.animal
    hand, shown = position.animals[animal].pawns, pawns_on_display(position, animal)
    if hand is None:
        return [undetermined(RULE, "cards.hand-not-stated", who=animal)]
    leaves = remark("O28", "card_immigrants.leaves", who=animal)
    if hand >= figure(rules, "immigrants", "pawns"):
        return [satisfied(RULE, "card_immigrants.in-hand", who=animal, n=hand), leaves]
    if not shown:
        return [no(RULE, "card_immigrants.no-pawn", who=animal)]
    return _from_display(animal, shown, leaves, rules)


def _from_display(animal: Animal, shown: int, leaves: Objection, rules: Rulebook) -> list[Objection]:
    """Return whether a pawn may go that stands on the display, where none is in hand (O11)."""
    reading = rules.switch("immigrants-pawn")
    if reading == "unsettled":
        return [unsettled("O11", "card_immigrants.unsettled-pawn", who=animal, n=shown)]
    if reading == "in-hand":
        refused = no("O11", "card_immigrants.none-in-hand", who=animal, n=shown)
        return [refused, *by_switch("immigrants-pawn", rules, against=True)]
    if shown > 1:
        return [undetermined("O11", "card_immigrants.which-pawn", who=animal, n=shown)]
    return [leaves, *by_switch("immigrants-pawn", rules)]


def _verify_species(position: Position, penalty: Penalty, rules: Rulebook) -> list[Objection]:
    losses = thinned(position, penalty.animal, rules)
    unread = unread_with(position, (penalty.animal,), rules, figure(rules, "immigrants", "kept") + 1)
    found = leaving_order(position, losses)
    if unread and position.animals[penalty.animal].out is not None:
        found.append(differs(RULE, "card_immigrants.unread", who=penalty.animal, hexes=unread))
    if not losses and not unread and not position.mapless:
        found.append(remark("O25", "card_immigrants.costs-nothing", who=penalty.animal))
    for name, lost in losses.items():
        found.append(satisfied(RULE, "card_immigrants.thinned", who=penalty.animal, hex=name, n=lost[penalty.animal]))
    return found


def _apply(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes: tuple[Step, ...] = ()
    for penalty in sorted(action.penalties, key=lambda penalty: rules.rank[penalty.animal]):
        animal = penalty.animal
        if penalty.kind == ELEMENT:
            position = with_display(position, animal, penalty.element, None)
            changes += (change(RULE, "card_displays.gave", who=animal, e=penalty.element),)
        elif penalty.kind == PAWN:
            position = _without_pawn(position, animal, rules)
            changes += (change(RULE, "card_immigrants.pawn-lost", who=animal),)
        else:
            position, more = eliminate(position, thinned(position, animal, rules))
            changes += more or (change(RULE, "card_immigrants.nothing-lost", who=animal),)
    return position, changes or unchanged(action)


def _without_pawn(position: Position, animal: Animal, rules: Rulebook) -> Position:
    number = figure(rules, "immigrants", "pawns")
    if (position.animals[animal].pawns or 0) >= number:
        return position.with_count(animal, "pawns", -number)
    for box, place in displayed(position, animal, rules):
        pawns = position.box(box).pawns or ()
        position = position.with_box(box, pawns=(*pawns[:place], None, *pawns[place + 1 :]))
    return position


def penalties_of(position: Position, animal: Animal, rules: Rulebook) -> Iterator[Penalty]:
    """Yield the penalties that the animal's owner may choose from."""
    for element in dict.fromkeys(added_elements(position, animal, rules)):
        yield Penalty(animal, ELEMENT, element)
    if position.animals[animal].pawns:
        yield Penalty(animal, PAWN)
    yield Penalty(animal, SPECIES)


def _options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for penalties in product(*(tuple(penalties_of(position, other, rules)) for other in position.animals)):
        yield PlayCard(animal, "immigrants", penalties=penalties)


_PENALTIES = {ELEMENT: _verify_element, PAWN: _verify_pawn, SPECIES: _verify_species}

EFFECTS = {"immigrants": Effect(_verify, _apply, _options)}
