"""Moves, what-if and flips as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.messages import capital
from dsrules.render.rulings import change_lines, closing_lines, plain_steps, step_lines, verdict_lines
from dsrules.ruling import step_dict

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling


def moves_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return what an animal may do: the count of every box first, then some of its moves as action lines."""
    result = ruling.result
    who = speaker.name("animal", result["animal"], "many")
    if ruling.verdict is not None and not result["boxes"]:
        return verdict_lines(ruling, who, speaker, page)
    steps = [step_dict(step, speaker) for step in ruling.steps]
    lines = [page.bold(line) for line in page.line(_headline(result, who, speaker))]
    for listed, step in zip(result["boxes"], steps, strict=True):
        when = {True: "explore.next", False: "explore.later"}.get(listed["now"])
        step["text"] += speaker.say(text(when)) if when and listed["box"] != "claim" else ""
        lines += step_lines([step], speaker, page)
        lines += [line for action in listed["actions"] for line in page.line(action, indent=6)]
        more = listed["count"] - len(listed["actions"])
        if more and listed["actions"]:
            lines += page.line(speaker.say(text("explore.more", n=more)), indent=6)
    if result["pass"]:
        lines += page.line(speaker.say(text("explore.may-pass")), indent=2)
    return lines + closing_lines(ruling.assumed, steps, speaker, page)


def _headline(result: dict[str, Any], who: str, speaker: Speaker) -> str:
    """Return whose moves these are, and how many there are if it is their turn or one box was asked for."""
    boxes = [listed for listed in result["boxes"] if listed["now"] and listed["box"] != "claim"] or result["boxes"]
    if not any(listed["count"] or not listed["exact"] for listed in boxes) and not result["pass"]:
        what = text("explore.nothing")
    elif len(boxes) > 1:
        what = text("explore.by-box")
    elif not boxes[0]["exact"] and not boxes[0]["count"]:
        what = text("explore.unknown")
    else:
        what = text("explore.total" if boxes[0]["exact"] else "explore.total-at-least", n=boxes[0]["count"])
    return f"{capital(who)}: {speaker.say(what)}"


def whatif_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return the rulings that come out differently and what actions changed; the reasons first if one is illegal."""
    done = ruling.result["edits"]
    steps = [step_dict(step, speaker) for step in ruling.steps]
    if ruling.position is None:
        return _refused_lines(ruling, done, steps, speaker, page)
    said = f"{speaker.say(text('explore.differs'))}: {'; '.join(edit['line'] for edit in done)}"
    lines = [page.bold(line) for line in page.line(said)]
    lines += step_lines(steps, speaker, page)
    changes = [step_dict(change, speaker) for change in ruling.changes]
    lines += change_lines(changes, speaker, page)
    return lines + closing_lines(ruling.assumed, [*steps, *changes], speaker, page)


def _refused_lines(
    ruling: Ruling, done: list[dict[str, Any]], steps: list[dict[str, Any]], speaker: Speaker, page: Page
) -> list[str]:
    verdict = speaker.say(text(f"show.{ruling.verdict}"))
    said = speaker.say(text("show.answer", verdict=verdict, question=done[-1]["line"]))
    reasons = [step_dict(step, speaker) for step in ruling.reasons]
    lines = [page.bold(line) for line in page.line(said)] + step_lines(reasons, speaker, page)
    if len(done) > 1:
        lines += ["", *page.line(speaker.say(text("explore.up-to"))), *step_lines(steps, speaker, page)]
        reasons += steps
    return lines + closing_lines(ruling.assumed, reasons, speaker, page)


def flip_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return the smallest sets of changes that would turn dominance on a tile, goal by goal."""
    if ruling.verdict is not None:
        return verdict_lines(ruling, speaker.say(text("show.tile", tile=ruling.result["tile"])), speaker, page)
    holder = ruling.result["qualifies"]
    found = text("explore.flip-holder", hex=ruling.result["tile"], who=holder)
    if holder is None:
        found = text("explore.flip-nobody", hex=ruling.result["tile"])
    return plain_steps(ruling, speaker, page, speaker.say(found))
