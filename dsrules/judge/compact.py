"""How the tiles of a position stand, in the cheapest form: for searches and random play that ask very often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.judge.cone import readings
from dsrules.judge.matching import packed_matches, shifts
from dsrules.judge.standing import standing
from dsrules.judge.unknown import unread_corners

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.judge.cone import Standing
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook


def compact(position: Position, rules: Rulebook) -> dict[Hex, Standing]:
    """Return how each tile stands, in the cheapest form: matches packed, who qualifies, what may happen to the cone.

    Raises ValueError for a position with unread corners on its tiles, which has no single answer in this form.
    """
    if position.unknown and any(unread_corners(position, rules, name) for name in position.tiles):
        raise ValueError("a position with unread corners has no compact result")
    shift, reading = shifts(rules), readings(rules)
    tiles = position.tiles
    return {
        name: standing(packed, tiles[name], shift, reading) for name, packed in packed_matches(position, rules).items()
    }
