"""Domination: scoring a tile (compendium 9.12). The card that may follow is an action of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.action import Domination
from dsrules.actions.ground import needs_tile, tiles_in_order
from dsrules.actions.objections import Objection, allowed, no, remark, satisfied
from dsrules.actions.readings import by_switch
from dsrules.actions.space import needs_space
from dsrules.judge.scoring import placing_steps, placings
from dsrules.position import Owed
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "domination"


def verify(position: Position, action: Domination, rules: Rulebook) -> list[Objection]:
    """Return whether a tile is there (domination.choose), not scored yet (domination.once-per-tile).

    Scoring a tile without species is marked as our ruling (O18).
    """
    found = needs_space(BOX, action.animal, action.space, rules)
    found += needs_tile(position, action.hex, rules, "domination.choose")
    tile = position.tiles.get(action.hex)
    if tile is not None:
        found.append(satisfied("domination.choose", "domination.tile", hex=action.hex, t=tile.ground))
    if action.hex in position.scored:
        return [*found, no("domination.once-per-tile", "domination.scored-already", hex=action.hex)]
    if tile is not None:
        found.append(satisfied("domination.once-per-tile", "domination.not-scored", hex=action.hex))
    if tile is not None and not tile.species:
        if rules.switch("empty-tile-domination") == "forbidden":
            return found + by_switch("empty-tile-domination", rules, against=True)
        found.append(remark("O18", "domination.nobody", hex=action.hex))
    return found


def owed_for(position: Position, hex_: Hex) -> Owed | None:
    """Return the card owed once the tile is scored: to the holder of the cone, unless no card lies face up.

    Where the position does not state the cards, there is one to take. Rules domination.card, domination.no-dominant,
    domination.no-cards.
    """
    holder = position.tiles[hex_].cone
    return None if holder is None or position.box(BOX).cards == () else Owed(holder, hex_)


def apply(position: Position, action: Domination, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with VP added where stated, the tile scored and the card owed, and the changes.

    The VP of the terrain and the ties that the food chain broke stand beneath the first one.
    """
    tile = position.tiles[action.hex]
    steps = placing_steps(action.hex, tile, rules) if tile.species else ()
    parts = tuple(step for step in steps if step.rule != "domination.score")
    after = position
    changes = [change("domination.score", "domination.scored", parts, who=action.animal, hex=action.hex)]
    for place in placings(tile, rules):
        if place.vp:
            after = after.with_count(place.animal, "vp", place.vp)
            params: dict[str, Any] = {"rank": place.rank, "n": place.cubes, "vp": place.vp}
            changes.append(change("domination.score", "domination.vp", who=place.animal, **params))
    owed = owed_for(position, action.hex)
    changes.append(_card_change(position, action.hex, owed))
    return after._replace(scored=(*position.scored, action.hex), owed=owed), tuple(changes)


def _card_change(position: Position, hex_: Hex, owed: Owed | None) -> Step:
    holder = position.tiles[hex_].cone
    if holder is None:
        return change("domination.no-dominant", "domination.no-dominant", hex=hex_)
    if owed is not None:
        stated = position.box(BOX).cards is not None
        return change(
            "domination.card", "domination.card" if stated else "domination.cards-not-stated", who=holder, hex=hex_
        )
    return change("domination.no-cards", "domination.no-cards", who=holder, hex=hex_)


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Domination]:
    """Yield every legal action, one for each tile not scored this turn, in board order."""
    for hex_ in tiles_in_order(position, rules):
        action = Domination(animal, hex_, space)
        if hex_ not in position.scored and allowed(verify(position, action, rules)):
            yield action
