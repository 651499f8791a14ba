"""What holds for every dominance card: who may take it, how far it is resolved, where its pieces go and come from.

Rules: domination.card, cards.box-after, cards.must-resolve, cards.you, cards.eliminated, element.draw-source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import PlayCard
from dsrules.actions.objections import Objection, allowed, no, remark, satisfied, undetermined
from dsrules.judge.extinction import loss_changes, without
from dsrules.judge.supply import cubes_left, unknown_hexes
from dsrules.judge.unknown import discs_left
from dsrules.ruling import NO, change

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from dsrules.board import Hex
    from dsrules.judge.extinction import Losses
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Card, Element


class Effect(NamedTuple):
    """What one card does: what is found on it, the position after it with the changes, ways to play it."""

    verify: Callable[[Position, PlayCard, Rulebook], list[Objection]]
    apply: Callable[[Position, PlayCard, Rulebook], tuple[Position, tuple[Step, ...]]]
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
    """Return whether the card is still in the game, or was taken before (cards.box-after)."""
    if action.card in position.taken:
        return [no("cards.box-after", "cards.taken", c=action.card)]
    return [satisfied("cards.box-after", "cards.not-taken", c=action.card)]


def needs_owed(position: Position, action: PlayCard) -> list[Objection]:
    """Return whether the card is owed to the animal and lies face up; nothing where no card is owed."""
    owed, rule = position.owed, "domination.card"
    if owed is None:
        return []
    if owed.animal == action.animal:
        found = [satisfied(rule, "cards.owed", who=action.animal, hex=owed.tile)]
    else:
        found = [no(rule, "cards.owed-to", who=action.animal, owner=owed.animal, hex=owed.tile)]
    face_up = position.box("domination").cards
    if face_up is None:
        return found
    if action.card in face_up:
        return [*found, satisfied(rule, "cards.face-up", c=action.card)]
    return [*found, no(rule, "cards.not-face-up", c=action.card, cards=face_up)]


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
    """Return whether a card may be written by its name alone: not if `some` effect is possible, or `perhaps` one is."""
    if some:
        return [no("cards.must-resolve", "cards.must-resolve", c=action.card)]
    if perhaps:
        return [undetermined("cards.must-resolve", "cards.must-resolve-unread", c=action.card)]
    return [nothing_possible(action)]


def nothing_possible(action: PlayCard) -> Objection:
    """Return the ground that a card, or what is left out of its line, can have no effect here."""
    return satisfied("cards.must-resolve", "cards.nothing-possible", c=action.card)


def says_all(action: PlayCard) -> Objection:
    """Return the ground that a line allowed by every check on its pieces is what the card asks for."""
    return satisfied(f"card.{action.card}", "cards.says-all", who=action.animal, c=action.card)


def by_itself(action: PlayCard) -> Objection:
    """Return the ground that a card takes effect by itself: its line says all there is to say."""
    return satisfied(f"card.{action.card}", "cards.by-itself", who=action.animal, c=action.card)


def nothing_hit(hex_: Hex, card: Card) -> Objection:
    """Return the remark that a card was aimed at a tile with nothing to lose (O25)."""
    return remark("O25", "cards.nothing-hit", hex=hex_, c=card)


def forgone(action: PlayCard) -> Objection:
    """Return the remark that "up to" includes nothing at all (K17)."""
    return remark("K17", "cards.forgone", c=action.card)


# Cubes that leave, and cubes that arrive


def eliminate(position: Position, losses: Losses) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with cubes gone out of play (cards.eliminated), and the changes."""
    return without(position, losses), loss_changes(losses, "cards.eliminated")


def unchanged(action: PlayCard) -> tuple[Step, ...]:
    """Return in place of changes that the card changed nothing."""
    return (change(f"card.{action.card}", "cards.no-effect", c=action.card),)


def leaving_order(position: Position, losses: Losses) -> list[Objection]:
    """Return remarks where it matters that hibernating cubes leave after the others (O24); the cubes must be there."""
    return [
        remark("O24", "cards.awake-first", who=animal, hex=name)
        for name, lost in losses.items()
        for animal, asleep in position.tiles[name].hibernating.items()
        if animal in lost and max(lost[animal], asleep) < position.tiles[name].species[animal]
    ]


def needs_gene_pool(position: Position, animal: Animal, number: int) -> list[Objection]:
    """Return whether a gene pool holds so many cubes (species.source)."""
    held = position.animals[animal].gene_pool
    if held is None:
        return [undetermined("species.source", "cards.pool-not-stated", who=animal, n=number)]
    if number > held:
        return [no("species.source", "cards.pool", who=animal, n=number, held=held)]
    return [satisfied("species.source", "cards.pool-holds", who=animal, n=number, held=held)]


def stands(position: Position, rule: str, animal: Animal, hex_: Hex) -> Objection:
    """Return whether the animal stands on a tile."""
    if animal in position.tiles[hex_].species:
        return satisfied(rule, "cards.there", who=animal, hex=hex_)
    return no(rule, "cards.not-there", who=animal, hex=hex_)


def so_many_there(position: Position, rule: str, animal: Animal, hex_: Hex, number: int) -> Objection:
    """Return whether so many cubes of the animal, at least one, stand on a tile."""
    species = position.tiles[hex_].species
    if animal in species and number > species[animal]:
        return no(rule, "card_losses.not-so-many", who=animal, hex=hex_, n=number, held=species[animal])
    return stands(position, rule, animal, hex_)


def unread_with(position: Position, animals: Iterable[Animal], rules: Rulebook, cubes: int = 1) -> tuple[Hex, ...]:
    """Return the hexes that nobody could read where one of the animals may have that many cubes."""
    unread = unknown_hexes(position, rules)
    return unread if unread and any(cubes_left(position, rules, animal) >= cubes for animal in animals) else ()


# The bag


def number_unread(position: Position, rules: Rulebook) -> int:
    """Return the number of corners that nobody could read."""
    return sum(name not in rules.board.axial for name in position.unknown)


def needs_in_bag(
    position: Position, element: Element, rules: Rulebook, number: int = 1, returned: int = 0
) -> list[Objection]:
    """Return whether the bag holds discs of a type to draw (element.draw-source).

    The bag is what the position does not show elsewhere; `returned` discs of the type go back into it first.
    """
    left = discs_left(position, rules)[element] + returned
    if left < number:
        return [no("element.draw-source", "cards.not-in-bag", e=element, n=left, all=rules.discs_per_type)]
    sure = left - number_unread(position, rules)
    if sure < number:
        return [undetermined("element.draw-source", "cards.bag-unread", e=element)]
    return [satisfied("element.draw-source", "cards.in-bag", e=element, n=sure)]


def may_draw(position: Position, rules: Rulebook) -> bool:
    """Tell whether the bag may hold a disc of any type."""
    return any(
        all(found.verdict != NO for found in needs_in_bag(position, element, rules)) for element in rules.elements
    )


def in_bag(position: Position, rules: Rulebook) -> tuple[Element, ...]:
    """Return the types of which the bag certainly holds a disc."""
    return tuple(element for element in rules.elements if allowed(needs_in_bag(position, element, rules)))


def added_elements(position: Position, animal: Animal, rules: Rulebook) -> tuple[Element, ...]:
    """Return the elements on an animal's display beside the printed ones, which no card takes (cards.default-safe)."""
    return rules.added(animal, position.animals[animal].elements)


def needs_added(position: Position, animal: Animal, element: Element, rules: Rulebook, rule: str) -> list[Objection]:
    """Return whether an element can be given up: added, printed, or none of its type on the display."""
    if element in added_elements(position, animal, rules):
        return [satisfied("cards.default-safe", "cards.added", who=animal, e=element)]
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
