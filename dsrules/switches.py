"""Switches: what tables play differently (rulesdata/switches.yaml), and what a ruling says when one decided it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.ruling import Step

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook

DECIDED = "ruling"
"""Basis of a step that a switch decided: whoever set it did, no rulebook."""


def switched(name: str, rules: Rulebook) -> bool:
    """Tell whether another reading than the default is set for a switch."""
    return bool(rules.switch(name) != rules.tables["switch-defaults"][name])


def decided(name: str, rules: Rulebook, tile: str | None = None, animal: str | None = None) -> tuple[Step, ...]:
    """Return the step that a switch decided here; none where it holds its default."""
    return (setting_step(name, rules, tile, animal),) if switched(name, rules) else ()


def setting_step(name: str, rules: Rulebook, tile: str | None = None, animal: str | None = None) -> Step:
    """Return the step that the reading in force decided here, with the conflict or open point behind the switch."""
    stated: dict[str, Any] = rules.tables["switches"]["switches"][name]
    sentence = text("switches.decided", name=name, reading=str(rules.switch(name)))
    return Step(stated["rule"], sentence, tile, animal, basis=DECIDED)
