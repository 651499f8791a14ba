"""Domination: scoring a tile (compendium 9.12). The card that may follow is an action of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Domination
from dsrules.actions.ground import needs_tile
from dsrules.actions.objections import Objection, allowed, no, remark
from dsrules.actions.readings import by_switch
from dsrules.actions.space import needs_space
from dsrules.diagnostics import text
from dsrules.judge.scoring import placings
from dsrules.position import Owed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal

BOX = "domination"


def verify(position: Position, action: Domination, rules: Rulebook) -> list[Objection]:
    """Return what stands in the way: no tile there (domination.choose), or scored already (domination.once-per-tile).

    Scoring a tile without species is marked as our ruling (O18).
    """
    found = needs_space(BOX, action.animal, action.space, rules)
    found += needs_tile(position, action.hex, rules, "domination.choose")
    if action.hex in position.scored:
        found.append(no("domination.once-per-tile", "domination.scored-already", hex=action.hex))
    elif action.hex in position.tiles and not position.tiles[action.hex].species:
        if rules.switch("empty-tile-domination") == "forbidden":
            found += by_switch("empty-tile-domination", rules, against=True)
        else:
            found.append(remark("O18", "domination.nobody", hex=action.hex))
    return found


def owed_for(position: Position, hex_: Hex) -> Owed | None:
    """Return the card owed once the tile is scored: to the holder of the cone, if a card is stated to lie face up.

    Rules domination.card, domination.no-dominant, domination.no-cards.
    """
    holder = position.tiles[hex_].cone
    return Owed(holder, hex_) if holder is not None and position.box(BOX).cards else None


def apply(position: Position, action: Domination, rules: Rulebook) -> tuple[Position, tuple[Text, ...]]:
    """Return the position with VP added where stated, the tile scored and the card owed, and the changes in words."""
    after, changes = position, [text("domination.scored", who=action.animal, hex=action.hex)]
    for place in placings(position.tiles[action.hex], rules):
        if place.vp:
            after = after.with_count(place.animal, "vp", place.vp)
            changes.append(text("domination.vp", who=place.animal, rank=place.rank, n=place.cubes, vp=place.vp))
    owed = owed_for(position, action.hex)
    changes.append(_card_change(position, action.hex, owed))
    return after._replace(scored=(*position.scored, action.hex), owed=owed), tuple(changes)


def _card_change(position: Position, hex_: Hex, owed: Owed | None) -> Text:
    holder = position.tiles[hex_].cone
    if owed is not None:
        return text("domination.card", who=owed.animal, hex=hex_)
    if holder is None:
        return text("domination.no-dominant", hex=hex_)
    key = "domination.cards-not-stated" if position.box(BOX).cards is None else "domination.no-cards"
    return text(key, who=holder, hex=hex_)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Domination]:
    """Yield every legal action, one for each tile not scored this turn, in board order."""
    for hex_ in (*rules.board.hexes, "tile"):
        action = Domination(animal, hex_, space)
        if hex_ in position.tiles and allowed(verify(position, action, rules)):
            yield action


def count(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return the number of legal actions."""
    return sum(1 for _ in options(position, animal, rules, space))
