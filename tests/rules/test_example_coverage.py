"""Every card and every action has an example of a yes and of a no beside its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from dsrules.rulebook import Rulebook, default

ROOT = Path(__file__).parent.parent.parent


def _verdicts() -> dict[str, set[str]]:
    """Return card or box -> the verdicts of the examples whose action line is about it."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "rulesdata" / "rules").glob("*.yaml")):
        for record in yaml.safe_load(path.read_text(encoding="utf-8"))["rules"]:
            for example in record.get("examples") or []:
                if "verdict" in example["expect"] and (example["ask"] == "claim" or "action" in example):
                    found.setdefault(_about(example), set()).add(example["expect"]["verdict"])
    return found


def _about(example: dict[str, Any]) -> str:
    if example["ask"] == "claim":
        return "tie" if example.get("tie") else "claim"
    words = example["action"].split()
    if len(words) > 2 and words[1] == "card":
        return str(words[2].rstrip(":"))
    return str(words[1].partition("@")[0]) if len(words) > 1 else str(words[0])


VERDICTS = _verdicts()
RULES: Rulebook = default()


@pytest.mark.parametrize("name", [*RULES.boxes, *RULES.named("card"), "place", "claim", "tie", "pass"])
def test_a_yes_and_a_no(name: str) -> None:
    assert {"yes", "no"} <= VERDICTS.get(name, set())
