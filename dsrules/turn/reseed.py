"""Reseed: discs slide and are drawn, cards and tiles are turned up, waiting Glaciation pawns close up.

Rules: reseed.elements-out, reseed.elements-slide, reseed.elements-draw, reseed.cards, reseed.tiles,
reseed.glaciation-slide, O6, O7. Draws are facts that the action line states; what can be known of bag, deck and stacks
says whether they are possible.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import Draws
from dsrules.actions.objections import Objection, no, undetermined
from dsrules.judge.supply import cards_left, tiles_left
from dsrules.judge.unknown import discs_left
from dsrules.ruling import change

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Box, Card, Element, Terrain

BAG = "bag"
GLACIATION, DOMINATION, WANDERLUST = "glaciation", "domination", "wanderlust"


class Reseeded(NamedTuple):
    """The position after Reseed, what stands in its way, and the changes."""

    position: Position
    objections: tuple[Objection, ...]
    changes: tuple[Step, ...]


def reseed(position: Position, draws: Draws | None, rules: Rulebook) -> Reseeded:
    """Return the position with the display refilled by `draws`; the round and its marks are left to the caller."""
    draws = draws or Draws()
    objections: list[Objection] = []
    changes: list[Step] = []
    after = position
    for part in (_cards, _pawns, _slides, _discs, _tiles):
        after = part(after, draws, rules, objections, changes)
    return Reseeded(after, tuple(objections), tuple(changes))


def _cards(
    position: Position, draws: Draws, rules: Rulebook, objections: list[Objection], changes: list[Step]
) -> Position:
    """Refill the face-up cards from the deck (reseed.cards); its last card is known (setup.dominance-deck)."""
    face_up = position.box(DOMINATION).cards
    if face_up is None:
        if draws.cards:
            objections.append(undetermined("reseed.cards", "reseed.cards-not-stated"))
        return position
    deck = cards_left(position, rules)
    wanted = min(max(int(rules.tables["actions"]["boxes"][DOMINATION]["cards"]) - len(face_up), 0), len(deck))
    if draws.cards is None and wanted:
        objections.append(undetermined("reseed.cards", "reseed.cards-missing", n=wanted))
        return position
    drawn = draws.cards or ()
    objections += _card_objections(drawn, deck, wanted, rules)
    changes += [change("reseed.cards", "reseed.card", c=card) for card in drawn]
    return position.with_box(DOMINATION, cards=(*face_up, *drawn))


def _card_objections(drawn: tuple[Card, ...], deck: tuple[Card, ...], wanted: int, rules: Rulebook) -> list[Objection]:
    found = []
    if len(drawn) != wanted:
        found.append(no("reseed.cards", "reseed.cards-number", n=wanted, drawn=len(drawn)))
    for card, times in Counter(drawn).items():
        if card not in deck or times > 1:
            found.append(no("cards.box-after", "reseed.card-gone", c=card))
    last = rules.tables["turn"]["last_card"]
    if last in drawn and last in deck and (drawn[-1] != last or len(set(drawn)) < len(deck)):
        found.append(no("setup.dominance-deck", "reseed.last-card", c=last, n=len(deck) - 1))
    return found


def _pawns(
    position: Position, draws: Draws, rules: Rulebook, objections: list[Objection], changes: list[Step]
) -> Position:
    """Let the waiting Glaciation pawns slide left (reseed.glaciation-slide)."""
    pawns = position.box(GLACIATION).pawns
    if pawns is None:
        return position
    waiting = [pawn for pawn in pawns if pawn is not None]
    closed = (*waiting, *[None] * (len(pawns) - len(waiting)))
    if closed != pawns:
        changes.append(change("reseed.glaciation-slide", "reseed.pawns"))
    return position.with_box(GLACIATION, pawns=closed)


def _slides(
    position: Position, draws: Draws, rules: Rulebook, objections: list[Objection], changes: list[Step]
) -> Position:
    """Empty and slide the boxes (reseed.elements-out, reseed.elements-slide), in the order that turn.yaml states.

    What a box not stated hands on is not stated either.
    """
    for slide in rules.tables["turn"]["slides"]:
        source: Box = slide["from"]
        target: Box = slide["to"]
        discs = position.box(source).elements
        if target != BAG:
            position = _with_discs(position, target, discs)
            rule, key = "reseed.elements-slide", "reseed.slid"
        else:
            rule, key = "reseed.elements-out", "reseed.out"
        if discs:
            changes.append(change(rule, key, b=source, to=target, discs=list(discs)))
        position = _with_discs(position, source, ())
    return position


def _with_discs(position: Position, box: Box, discs: tuple[Element, ...] | None) -> Position:
    """Return the position with the discs of a box; a box of which nothing is stated is not on the display."""
    after = position.with_box(box, elements=discs)
    if discs is None and not any(part is not None for part in after.box(box)):
        return position._replace(display=position.display.put(box, None))
    return after


def _discs(
    position: Position, draws: Draws, rules: Rulebook, objections: list[Objection], changes: list[Step]
) -> Position:
    """Draw for the boxes that take new discs (reseed.elements-draw), as far as the bag goes (O6)."""
    wanted: dict[Box, int] = rules.tables["turn"]["drawn"]
    bag = discs_left(position, rules)
    held = sum(bag.values())
    stated = dict(draws.elements)
    missing = [box for box in wanted if box not in stated]
    if missing and held > sum(map(len, stated.values())):
        objections.append(undetermined("reseed.elements-draw", "reseed.discs-missing", boxes=missing))
        return position
    objections += _disc_objections(stated, wanted, bag, position, rules)
    for box, discs in stated.items():
        if discs:
            changes.append(change("reseed.elements-draw", "reseed.drawn", b=box, discs=list(discs)))
        if box in wanted:
            position = position.with_box(box, elements=discs)
    return position


def _disc_objections(
    stated: dict[Box, tuple[Element, ...]], wanted: dict[Box, int], bag: dict[Element, int], position: Position,
    rules: Rulebook,
) -> list[Objection]:  # fmt: skip
    found = []
    for box, discs in stated.items():
        if box not in wanted:
            found.append(no("reseed.elements-draw", "reseed.no-draw", b=box))
        elif len(discs) > wanted[box]:
            found.append(no("reseed.elements-draw", "reseed.too-many", b=box, n=wanted[box]))
    drawn = Counter(element for discs in stated.values() for element in discs)
    for element, number in drawn.items():
        if number > bag[element]:
            found.append(no("element.draw-source", "reseed.not-in-bag", e=element, n=number, left=bag[element]))
    total, held = sum(drawn.values()), sum(bag.values())
    full = min(sum(wanted.values()), held)
    if total < full:
        if _whole(position, rules):
            found.append(no("reseed.elements-draw", "reseed.too-few", n=total, wanted=full, held=held))
        else:
            found.append(undetermined("O6", "reseed.perhaps-too-few", n=total, held=held))
    return found


def _whole(position: Position, rules: Rulebook) -> bool:
    """Tell whether the discs in the bag follow for certain: every box with discs is stated, and nothing is unread."""
    boxes = rules.tables["actions"]["boxes"]
    stated = all(position.box(box).elements is not None for box, entry in boxes.items() if "discs" in entry)
    return stated and not position.unknown and all(sheet.stated for sheet in position.animals.values())


def _tiles(
    position: Position, draws: Draws, rules: Rulebook, objections: list[Objection], changes: list[Step]
) -> Position:
    """Turn up a tile on each stack that shows none (reseed.tiles), as long as the stack has any (O7)."""
    shown = position.box(WANDERLUST).tiles
    if shown is None:
        if draws.tiles:
            objections.append(undetermined("reseed.tiles", "reseed.tiles-not-stated"))
        return position
    stacks = int(rules.tables["actions"]["boxes"][WANDERLUST]["stacks"])
    bare = [stack for stack, tile in enumerate(shown) if tile is None]
    left = tiles_left(position, rules)
    if draws.tiles is None and bare and sum(left.values()) > 0:
        objections.append(undetermined("reseed.tiles", "reseed.tiles-missing", n=len(bare)))
        return position
    if draws.tiles is None:
        return position
    objections += _tile_objections(draws.tiles, len(bare), left, stacks, rules)
    new = dict(zip(bare, draws.tiles, strict=False))
    changes += [change("reseed.tiles", "reseed.tile", t=tile) for tile in draws.tiles if tile is not None]
    return position.with_box(WANDERLUST, tiles=tuple(new.get(stack, tile) for stack, tile in enumerate(shown)))


def _tile_objections(
    drawn: tuple[Terrain | None, ...], bare: int, left: Counter[Terrain], stacks: int, rules: Rulebook
) -> list[Objection]:
    found = []
    if len(drawn) != bare:
        found.append(no("reseed.tiles", "reseed.tiles-number", n=bare, drawn=len(drawn)))
    for terrain, number in Counter(tile for tile in drawn if tile is not None).items():
        if number > left[terrain]:
            found.append(no("reseed.tiles", "reseed.no-tile", t=terrain, n=number, left=left[terrain]))
    height = (sum(rules.large_tiles.values()) - len(rules.tables["turn"]["setup"]["tiles"])) // stacks
    full = stacks - sum(tile is None for tile in drawn)
    hidden = sum(left.values()) - sum(tile is not None for tile in drawn)
    if full * (height - 1) < hidden <= stacks * (height - 1):
        found.append(no("O7", "reseed.not-empty", n=hidden))
    return found
