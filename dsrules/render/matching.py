"""Matches with their sums, and who is endangered, as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import text
from dsrules.messages import capital
from dsrules.render.rulings import WRITTEN_OUT, closing_lines, step_lines
from dsrules.ruling import step_dict

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling


def matches_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return each tile's most matches in the first line, then tile by tile the sum of every animal."""
    tiles = ruling.result["tiles"]
    if not tiles:
        return page.line(speaker.say(text("show.no-tiles")))
    lines: list[str] = []
    told = []
    for name in tiles:
        steps = [step_dict(step, speaker) for step in ruling.steps if step.tile == name]
        told += steps
        heading = speaker.say(text("show.matches-of", hex=name))
        lines += [page.bold(heading), *step_lines(steps, speaker, page)]
    return lines + closing_lines(ruling.assumed, told, speaker, page)


def endangered_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return who is endangered where in the first line, then a line for each; `matches` has the sums."""
    found = {name: entry["endangered"] for name, entry in ruling.result["tiles"].items() if entry["endangered"]}
    words = [speaker.say(text("show.endangered-on", who=animals, hex=name)) for name, animals in found.items()]
    headline = "; ".join(words) if words else speaker.say(text("show.nothing-endangered"))
    steps = [step_dict(step, speaker) for step in ruling.steps if step.rule != WRITTEN_OUT]
    lines = [page.bold(line) for line in page.line(capital(headline))]
    return [*lines, *step_lines(steps, speaker, page), *closing_lines(ruling.assumed, steps, speaker, page)]
