"""Examples of a rule in one line each: what is asked, in the notations, and what comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text

if TYPE_CHECKING:
    from dsrules.messages import Speaker

SHOWN = 3


def example_lines(examples: list[dict[str, Any]], speaker: Speaker) -> tuple[list[str], int]:
    """Return the first examples that a line can show, and how many others there are."""
    shown = [line for example in examples if (line := _line(example, speaker))][:SHOWN]
    return shown, len(examples) - len(shown)


def _line(example: dict[str, Any], speaker: Speaker) -> str | None:
    """Return one example, None where its position is too much for a line: without it the answer says nothing."""
    answer = _answer(example["expect"], speaker)
    if answer is None or not ("line" in example or example.get("board") == "start"):
        return None
    asked = [example["ask"], *(str(example[key]) for key in ("tile", "animal", "action", "save") if key in example)]
    if example.get("tie"):
        asked.append("--tie")
    if "line" in example:
        return f"`{' '.join(asked)}: {example['line']}` → {answer}"
    return speaker.say(text("lookup.at-start", asked=f"`{' '.join(asked)}`", answer=answer))


def _answer(expect: dict[str, Any], speaker: Speaker) -> str | None:
    """Return what an example expects in words; None where that is no one-line answer."""
    if "verdict" in expect:
        verdict = speaker.say(text(f"show.{expect['verdict']}")).lower()
        rules = ", ".join(expect.get("rules", ()))
        return f"{verdict} ({rules})" if rules else verdict
    if "vp" in expect and isinstance(expect["vp"], dict):
        scored = (f"{speaker.name('animal', animal, 'many')} {vp} VP" for animal, vp in expect["vp"].items())
        return ", ".join(scored) or speaker.say(text("show.no-vp"))
    if "qualifies" in (tile := (expect.get("tiles") or {}).get("tile") or {}):
        who = tile["qualifies"]
        return speaker.say(text("show.claimable", who=who) if who else text("show.nobody"))
    return None
