"""What holds for every dominance card: who may take it, how far it is resolved, where its pieces go and come from.

Rules: domination.card, cards.box-after, cards.must-resolve, cards.you, cards.eliminated, element.draw-source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import PlayCard
from dsrules.actions.objections import Objection, no, remark, undetermined
from dsrules.judge.extinction import loss_changes, without
from dsrules.judge.supply import cubes_left, unknown_hexes
from dsrules.judge.unknown import discs_left
from dsrules.ruling import NO

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.judge.extinction import Losses
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Card, Element


class Effect(NamedTuple):
    """What one card does: what stands in its way, the position after it with the changes in words, ways to play it."""

    verify: Callable[[Position, PlayCard, Rulebook], list[Objection]]
    apply: Callable[[Position, PlayCard, Rulebook], tuple[Position, tuple[Text, ...]]]
    options: Callable[[Position, Animal, Rulebook], Iterator[PlayCard]]


def no_choice(position: Position, animal: Animal, rules: Rulebook) -> Iterator[PlayCard]:
    """Yield nothing: the options of a card that leaves no choice, and so is written by its name alone."""
    return iter(())


# Taking a card


def needs_animal(position: Position, action: PlayCard) -> list[Objection]:
    """Return what is wrong with an animal that is not in play."""
    if action.animal in position.animals:
        return []
    return [no("setup.animals", "objection.not-in-play", who=action.animal)]


def needs_card(position: Position, action: PlayCard) -> list[Objection]:
    """Return what is wrong with a card that was taken before (cards.box-after)."""
    return [no("cards.box-after", "cards.taken", c=action.card)] if action.card in position.taken else []


def needs_owed(position: Position, action: PlayCard) -> list[Objection]:
    """Return what is wrong with a card owed to another animal, or not face up; nothing where no card is owed."""
    owed, found = position.owed, []
    if owed is None:
        return []
    if owed.animal != action.animal:
        found.append(no("domination.card", "cards.owed-to", who=action.animal, owner=owed.animal, hex=owed.tile))
    face_up = position.box("domination").cards
    if face_up is not None and action.card not in face_up:
        found.append(no("domination.card", "cards.not-face-up", c=action.card, cards=face_up))
    return found


def tile_scored(position: Position) -> Hex | None:
    """Return the tile that brought the card: for which it is owed, or that was scored last; None if unknown."""
    if position.owed is not None:
        return position.owed.tile
    return position.scored[-1] if position.scored else None


# How far a card must be resolved


def figure(rules: Rulebook, card: Card, name: str) -> int:
    """Return a figure of a card from rulesdata/cards.yaml."""
    return int(rules.tables["cards"]["cards"][card][name])


def must_resolve(action: PlayCard, some: bool, perhaps: bool) -> list[Objection]:
    """Return what is wrong with a card written by its name alone: `some` effect is possible, or `perhaps` one is."""
    if some:
        return [no("cards.must-resolve", "cards.must-resolve", c=action.card)]
    if perhaps:
        return [undetermined("cards.must-resolve", "cards.must-resolve-unread", c=action.card)]
    return []


def nothing_hit(hex_: Hex, card: Card) -> Objection:
    """Return the remark that a card was aimed at a tile with nothing to lose (O25)."""
    return remark("O25", "cards.nothing-hit", hex=hex_, c=card)


def forgone(action: PlayCard) -> Objection:
    """Return the remark that "up to" includes nothing at all (K17)."""
    return remark("K17", "cards.forgone", c=action.card)


# Cubes that leave, and cubes that arrive


def eliminate(position: Position, losses: Losses) -> tuple[Position, tuple[Text, ...]]:
    """Return the position with cubes gone out of play (cards.eliminated), and the changes in words."""
    return without(position, losses), loss_changes(losses)


def leaving_order(position: Position, losses: Losses) -> list[Objection]:
    """Return remarks where it matters that hibernating cubes leave after the others (O24)."""
    return [
        remark("O24", "cards.awake-first", who=animal, hex=name)
        for name, lost in losses.items()
        for animal, cubes in lost.items()
        if cubes < position.tiles[name].species.get(animal, 0)
        and position.tiles[name].species[animal] > position.tiles[name].hibernating.get(animal, 0) > 0
    ]


def needs_gene_pool(position: Position, animal: Animal, number: int) -> list[Objection]:
    """Return what is wrong with taking so many cubes out of a gene pool (species.source)."""
    held = position.animals[animal].gene_pool
    if held is None and number:
        return [undetermined("species.source", "cards.pool-not-stated", who=animal, n=number)]
    if held is not None and number > held:
        return [no("species.source", "cards.pool", who=animal, n=number, held=held)]
    return []


def unread_with(position: Position, animals: Iterable[Animal], rules: Rulebook, cubes: int = 1) -> tuple[Hex, ...]:
    """Return the hexes that nobody could read where one of the animals may have that many cubes."""
    unread = unknown_hexes(position, rules)
    return unread if unread and any(cubes_left(position, rules, animal) >= cubes for animal in animals) else ()


# The bag


def unread_corners(position: Position, rules: Rulebook) -> int:
    """Return the number of corners that nobody could read."""
    return sum(name not in rules.board.axial for name in position.unknown)


def needs_in_bag(
    position: Position, element: Element, rules: Rulebook, number: int = 1, returned: int = 0
) -> list[Objection]:
    """Return what is wrong with drawing discs of a type: the bag holds too few (element.draw-source).

    The bag is what the position does not show elsewhere; `returned` discs of the type go back into it first.
    """
    left = discs_left(position, rules)[element] + returned
    if left < number:
        return [no("element.draw-source", "cards.not-in-bag", e=element, n=left, all=rules.discs_per_type)]
    if left - unread_corners(position, rules) < number:
        return [undetermined("element.draw-source", "cards.bag-unread", e=element)]
    return []


def may_draw(position: Position, rules: Rulebook) -> bool:
    """Tell whether the bag may hold a disc of any type."""
    return any(
        all(found.verdict != NO for found in needs_in_bag(position, element, rules)) for element in rules.elements
    )


def in_bag(position: Position, rules: Rulebook) -> tuple[Element, ...]:
    """Return the types of which the bag certainly holds a disc."""
    return tuple(element for element in rules.elements if not needs_in_bag(position, element, rules))


def added_elements(position: Position, animal: Animal, rules: Rulebook) -> tuple[Element, ...]:
    """Return the elements on an animal's display beside the printed ones, which no card takes (cards.default-safe)."""
    left = list(position.animals[animal].elements)
    for element in rules.printed[animal]:
        left.remove(element)
    return tuple(left)


def needs_added(position: Position, animal: Animal, element: Element, rules: Rulebook, rule: str) -> list[Objection]:
    """Return what is wrong with giving up an element: a printed one, or none of its type on the display."""
    if element in added_elements(position, animal, rules):
        return []
    if element in position.animals[animal].elements:
        return [no("cards.default-safe", "cards.printed", who=animal, e=element)]
    return [no(rule, "cards.not-on-display", who=animal, e=element)]


def with_display(position: Position, animal: Animal, given: Element | None, taken: Element | None) -> Position:
    """Return the position with an element off an animal's display, back to the bag, and another one on it."""
    display = list(position.animals[animal].elements)
    if given is not None:
        display.remove(given)
    if taken is not None:
        display.append(taken)
    return position.with_sheet(animal, elements=tuple(sorted(display)))
