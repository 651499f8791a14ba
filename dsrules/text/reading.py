"""What comes back when a position has been read, whatever the notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dsrules.diagnostics import Diagnostic, Place
    from dsrules.position import Position


class Reading(NamedTuple):
    """A position that was read, the warnings and notes on it, and where its values stand in the source.

    `places` maps the path of a value (`("tile", "species", "insects")`) to its place; it is empty where the source
    has no places (plain values from JSON). Errors never come back: they raise InputError.
    """

    position: Position
    diagnostics: tuple[Diagnostic, ...] = ()
    places: Mapping[tuple[str | int, ...], Place] = {}
