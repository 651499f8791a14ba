"""Readings that a switch sets, as reasons for and against an action."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.actions.objections import Objection
from dsrules.ruling import NO, YES
from dsrules.switches import decided, setting_step

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook


def by_switch(name: str, rules: Rulebook, against: bool = False) -> list[Objection]:
    """Return the reason that the reading of a switch decided: for the action, or `against` it, by default too."""
    if against:
        return [Objection(NO, setting_step(name, rules))]
    return [Objection(YES, step) for step in decided(name, rules)]
