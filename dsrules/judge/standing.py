"""How a tile stands: who has the most matches there, who qualifies, and what that makes of the cone.

Rules: dominance.condition, dominance.minimum-one, dominance.tie-none, dominance.absent-ignored. Every question that
turns on them asks `standing`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.judge.cone import Standing, cone_status
from dsrules.judge.matching import MASK

if TYPE_CHECKING:
    from dsrules.judge.cone import Readings
    from dsrules.judge.matching import Packed
    from dsrules.position import Tile
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
