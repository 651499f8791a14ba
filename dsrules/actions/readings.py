"""Readings that a switch sets: what a ruling says when one of them decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.actions.objections import Objection, no, remark

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook


def switched(name: str, rules: Rulebook) -> bool:
    """Tell whether another reading than the default is set for a switch."""
    return bool(rules.switch(name) != rules.tables["switches"]["switches"][name]["default"])


def by_switch(name: str, rules: Rulebook, against: bool = False) -> list[Objection]:
    """Return the reason that a reading set by a switch decided, `against` the action or for it."""
    if not switched(name, rules):
        return []
    rule = rules.tables["switches"]["switches"][name]["rule"]
    reason = no if against else remark
    return [reason(rule, "objection.by-switch", name=name, reading=str(rules.switch(name)))]
