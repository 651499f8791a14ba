"""Cards about the elements on animals' displays: Disease, Metamorphosis and Symbiotic."""

from __future__ import annotations

from itertools import chain, combinations, combinations_with_replacement, product
from typing import TYPE_CHECKING

from dsrules.action import PlayCard
from dsrules.actions.objections import Objection, no, remark, satisfied, undetermined
from dsrules.actions.readings import by_switch
from dsrules.cards.general import (
    Effect,
    added_elements,
    figure,
    in_bag,
    must_resolve,
    needs_added,
    needs_in_bag,
    unchanged,
    with_display,
)
from dsrules.judge.unknown import discs_left
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Element


def by_animal(pairs: tuple[tuple[Animal, Element], ...]) -> dict[Animal, list[Element]]:
    """Return animal -> the elements named for it, in the order written."""
    found: dict[Animal, list[Element]] = {}
    for animal, element in pairs:
        found.setdefault(animal, []).append(element)
    return found


def elements_of(position: Position, animal: Animal) -> int:
    """Return the number of elements on an animal's display, printed ones included."""
    return len(position.animals[animal].elements)


# Disease


def losers(position: Position, animal: Animal, rules: Rulebook) -> dict[Animal, int]:
    """Return animal -> elements it has to give up: those with more than yours, as far as they are not printed."""
    own, number = elements_of(position, animal), figure(rules, "disease", "elements")
    owed = {
        name: min(number, len(added_elements(position, name, rules)))
        for name in position.animals
        if elements_of(position, name) > own
    }
    return {name: lost for name, lost in owed.items() if lost}


def _verify_disease(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, own = "card.disease", elements_of(position, action.animal)
    owed, given, found = losers(position, action.animal, rules), by_animal(action.elements), []
    for animal, elements in given.items():
        if animal not in position.animals:
            found.append(no(rule, "cards.not-in-play", who=animal))
        elif elements_of(position, animal) <= own:
            n = elements_of(position, animal)
            found.append(no(rule, "card_displays.not-more", who=animal, n=n, own=own, other=action.animal))
        else:
            n = elements_of(position, animal)
            found.append(satisfied(rule, "card_displays.more", who=animal, n=n, own=own, other=action.animal))
            found += _gives(position, animal, elements, rules)
            if len(elements) > owed.get(animal, len(elements)):
                found.append(no(rule, "card_displays.too-many", who=animal, n=len(elements), most=owed[animal]))
    for animal, number in owed.items():
        if len(given.get(animal, ())) < number:
            n = elements_of(position, animal)
            params = {"who": animal, "n": n, "own": own, "other": action.animal}
            found.append(no("cards.must-resolve", "card_displays.must-give", **params))
    return found or must_resolve(action, False, False)


def _gives(position: Position, animal: Animal, elements: list[Element], rules: Rulebook) -> list[Objection]:
    """Return whether an animal can give up some elements, one after the other."""
    found = []
    for element in elements:
        found += needs_added(position, animal, element, rules, "card.disease")
        if element in added_elements(position, animal, rules):
            position = with_display(position, animal, element, None)
    return found


def _apply_disease(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes = []
    for animal, element in sorted(action.elements, key=lambda pair: rules.rank[pair[0]]):
        position = with_display(position, animal, element, None)
        changes.append(change("card.disease", "card_displays.gave", who=animal, e=element))
    return position, tuple(changes) or unchanged(action)


def _disease_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    choices = [
        [tuple((name, element) for element in given) for given in dict.fromkeys(combinations(added, number))]
        for name, number in losers(position, animal, rules).items()
        for added in [added_elements(position, name, rules)]
    ]
    for elements in product(*choices) if choices else ():
        yield PlayCard(animal, "disease", elements=tuple(chain.from_iterable(elements)))


# Metamorphosis


def _verify_metamorphosis(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, animal = "card.metamorphosis", action.animal
    added = added_elements(position, animal, rules)
    full = elements_of(position, animal) >= rules.max_elements
    barred = full and rules.switch("metamorphosis") == "take-first"
    if action.given is None or action.element is None:
        if barred and added:
            return by_switch("metamorphosis", rules)
        return must_resolve(action, bool(added), False)
    found = needs_added(position, animal, action.given, rules, rule)
    found += needs_in_bag(position, action.element, rules, returned=int(action.given == action.element))
    if barred:
        params = {"who": animal, "n": elements_of(position, animal), "most": rules.max_elements}
        found.append(no("animal.max-elements", "card_displays.full", **params))
        found += by_switch("metamorphosis", rules, against=True)
    elif full:
        found.append(remark("K26", "card_displays.swap", who=animal, most=rules.max_elements))
    return found


def _apply_metamorphosis(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    if action.given is None or action.element is None:
        return position, unchanged(action)
    params = {"given": action.given, "e": action.element}
    swapped = change("card.metamorphosis", "card_displays.swapped", (), who=action.animal, **params)
    return with_display(position, action.animal, action.given, action.element), (swapped,)


def _metamorphosis_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    for given in dict.fromkeys(added_elements(position, animal, rules)):
        for element in rules.elements:
            yield PlayCard(animal, "metamorphosis", element=element, given=given)


# Symbiotic


def drawers(position: Position, animal: Animal, rules: Rulebook) -> dict[Animal, int]:
    """Return animal -> discs it draws: you and those with fewer elements, within animal.max-elements."""
    own, number = elements_of(position, animal), figure(rules, "symbiotic", "elements")
    room = {
        name: min(number, rules.max_elements - elements_of(position, name))
        for name in position.animals
        if name == animal or elements_of(position, name) < own
    }
    return {name: draws for name, draws in room.items() if draws > 0}


def _verify_symbiotic(position: Position, action: PlayCard, rules: Rulebook) -> list[Objection]:
    rule, own = "card.symbiotic", elements_of(position, action.animal)
    owed, drawn, found = drawers(position, action.animal, rules), by_animal(action.elements), []
    for animal, elements in drawn.items():
        if animal not in position.animals:
            found.append(no(rule, "cards.not-in-play", who=animal))
        elif animal != action.animal and elements_of(position, animal) >= own:
            n = elements_of(position, animal)
            found.append(no(rule, "card_displays.not-fewer", who=animal, n=n, own=own, other=action.animal))
        elif animal not in owed:
            params = {"who": animal, "n": elements_of(position, animal), "most": rules.max_elements}
            found.append(no("animal.max-elements", "card_displays.full", **params))
        elif len(elements) > owed[animal]:
            found.append(no(rule, "card_displays.draws-too-many", who=animal, n=len(elements), most=owed[animal]))
        else:
            found.append(_draws(position, action, animal))
    all_drawn = [element for elements in drawn.values() for element in elements]
    for element in dict.fromkeys(all_drawn):
        found += needs_in_bag(position, element, rules, number=all_drawn.count(element))
    missing = [animal for animal, number in owed.items() if len(drawn.get(animal, ())) < number]
    if missing and sum(discs_left(position, rules).values()) > len(all_drawn):
        found.append(undetermined(rule, "card_displays.draw-missing", whos=missing))
    return found or must_resolve(action, False, False)


def _draws(position: Position, action: PlayCard, animal: Animal) -> Objection:
    """Return the ground that an animal draws: it is yours, or has fewer elements than you."""
    rule, n, own = "card.symbiotic", elements_of(position, animal), elements_of(position, action.animal)
    if animal == action.animal:
        return satisfied(rule, "card_displays.you-draw", who=animal, n=n)
    return satisfied(rule, "card_displays.fewer", who=animal, n=n, own=own, other=action.animal)


def _apply_symbiotic(position: Position, action: PlayCard, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    changes = []
    for animal, element in action.elements:
        position = with_display(position, animal, None, element)
        changes.append(change("card.symbiotic", "card_displays.drew", who=animal, e=element))
    return position, tuple(changes) or unchanged(action)


def _symbiotic_options(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    owed, types = drawers(position, animal, rules), in_bag(position, rules)
    if owed and types:
        choices = (
            [tuple((name, element) for element in drawn) for drawn in combinations_with_replacement(types, number)]
            for name, number in owed.items()
        )
        for elements in product(*choices):
            yield PlayCard(animal, "symbiotic", elements=tuple(chain.from_iterable(elements)))


EFFECTS = {
    "disease": Effect(_verify_disease, _apply_disease, _disease_options),
    "metamorphosis": Effect(_verify_metamorphosis, _apply_metamorphosis, _metamorphosis_options),
    "symbiotic": Effect(_verify_symbiotic, _apply_symbiotic, _symbiotic_options),
}
