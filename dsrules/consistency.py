"""What only the whole position shows: more pieces than the box holds, and statements that contradict each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dsrules.diagnostics import Diagnostic
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook


def problems(position: Position, rules: Rulebook) -> list[Diagnostic]:
    """Return the errors, warnings and notes on a position as a whole, paths in canonical names."""
    return []
