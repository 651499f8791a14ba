"""Bonus VP: what a quantity is worth, and the step that says so (vp.bonus-table, vp.bonus-cap, vp.bonus-zero)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import text
from dsrules.rulebook import BEYOND
from dsrules.ruling import Step
from dsrules.switches import switched

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook


def bonus_step(number: int, rules: Rulebook) -> Step:
    """Return the step that reads the bonus table for a quantity: its figure, or what holds beyond its end."""
    vp = rules.bonus_vp(number)
    if rules.beyond_bonus(number):
        last = len(rules.tables["scoring"]["bonus_vp"]) - 1
        key = "bonus.by-switch" if switched(BEYOND, rules) else "bonus.beyond"
        return Step("vp.bonus-cap", text(key, n=number, last=last, vp=vp, name=BEYOND), basis="ruling")
    rule = "vp.bonus-table" if number else "vp.bonus-zero"
    return Step(rule, text("bonus.table", n=number, vp=vp))
