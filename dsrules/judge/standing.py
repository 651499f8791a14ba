"""How a tile stands: who has the most matches there, who qualifies, and what that makes of the cone.

Rules: dominance.condition, dominance.minimum-one, dominance.tie-none, dominance.absent-ignored. Every question that
turns on them asks `standing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.judge.cone import Standing, cone_status, readings
from dsrules.judge.matching import MASK, packed_matches, shifts

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.judge.cone import Readings
    from dsrules.judge.matching import Packed
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def standing(packed: Packed, tile: Tile, shift: dict[Animal, int], reading: Readings) -> Standing:
    """Return how a tile stands with these matches; `shift` tells where each animal's field is (`matching.shifts`),
    `reading` how the table reads what the rulebook leaves open about cones (`cone.readings`).

    Only animals with a species on the tile are compared (dominance.absent-ignored); the most must be at least one
    (dominance.minimum-one) and one animal's alone (dominance.condition, dominance.tie-none).
    """
    most = -1
    leaders: tuple[Animal, ...] = ()
    for animal in tile.species:
        number = packed >> shift[animal] & MASK
        if number > most:
            most = number
            leaders = (animal,)
        elif number == most:
            leaders += (animal,)
    shared = len(leaders) > 1
    if shared:
        leaders = tuple(sorted(leaders, key=shift.__getitem__))
    qualifies = None if shared or most <= 0 else leaders[0]
    tied = shared and (most > 0 or reading.tie_at_none)
    return Standing(packed, most, leaders, qualifies, cone_status(tile.cone, qualifies, tied, reading.stale), tied)


def compact(position: Position, rules: Rulebook) -> dict[Hex, Standing]:
    """Return how each tile stands, in the cheapest form: matches packed, who qualifies, what may happen to the cone.

    Raises ValueError for a position with unread corners on its tiles, which has no single answer in this form.
    """
    if position.unknown:
        from dsrules.judge.unknown import unread_corners

        if any(unread_corners(position, rules, name) for name in position.tiles):
            raise ValueError("a position with unread corners has no compact result")
    shift, reading = shifts(rules), readings(rules)
    tiles = position.tiles
    return {
        name: standing(packed, tiles[name], shift, reading) for name, packed in packed_matches(position, rules).items()
    }
