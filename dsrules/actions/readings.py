"""Readings that a switch sets, as reasons for and against an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.actions.objections import Objection
from dsrules.ruling import NO, YES
from dsrules.switches import decided

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook


def by_switch(name: str, rules: Rulebook, against: bool = False) -> list[Objection]:
    """Return the reason that a reading set by a switch decided, `against` the action or for it."""
    return [Objection(NO if against else YES, step) for step in decided(name, rules)]
