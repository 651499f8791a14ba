"""A ruling as people read it: the answer in the first line, then the steps with page and basis at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import Text, text
from dsrules.render.citations import bases_of, citation, footnote
from dsrules.ruling import step_dict

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.messages import Speaker
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling, Step


WRITTEN_OUT = "matching.count"
"""A sum whose products stand in its own line: printing each of them beneath it would say everything twice."""


def verdict_lines(ruling: Ruling, asked: str, speaker: Speaker, page: Page) -> list[str]:
    """Return a ruling that has one verdict: the verdict on what was `asked`, every reason, the steps, what changes."""
    verdict = speaker.say(text(f"show.{ruling.verdict}"))
    lines = [page.bold(line) for line in page.line(speaker.say(text("show.answer", verdict=verdict, question=asked)))]
    reasons = [step_dict(step, speaker) for step in ruling.reasons]
    told = {(reason["rule"], reason["text"]) for reason in reasons}
    steps = [step_dict(step, speaker) for step in ruling.steps]
    steps = [step for step in steps if (step["rule"], step["text"]) not in told]
    lines += step_lines([*reasons, *steps], speaker, page)
    changes = [step_dict(change, speaker) for change in ruling.changes]
    lines += change_lines(changes, speaker, page)
    return lines + closing_lines(ruling.assumed, [*reasons, *steps, *changes], speaker, page)


def change_lines(changes: list[dict[str, Any]], speaker: Speaker, page: Page) -> list[str]:
    """Return what an action changed, each change with its citation at the right; nothing where nothing did."""
    if not changes:
        return []
    return ["", *page.line(speaker.say(text("show.changes"))), *step_lines(changes, speaker, page)]


def step_lines(steps: Iterable[dict[str, Any]], speaker: Speaker, page: Page, indent: int = 2) -> list[str]:
    """Return steps, each with its citation at the right, their parts beneath them."""
    lines: list[str] = []
    for step in steps:
        lines += page.line(step["text"], citation(step, speaker), indent)
        if step["rule"] != WRITTEN_OUT:
            lines += step_lines(step.get("parts", ()), speaker, page, indent + 2)
    return lines


def closing_lines(assumed: Iterable[Text], steps: Iterable[dict[str, Any]], speaker: Speaker, page: Page) -> list[str]:
    """Return what stands under every ruling: what was assumed, and what the marks mean."""
    lines = [
        line
        for sentence in assumed
        for line in page.line(speaker.say(text("show.assumed", what=speaker.say(sentence))))
    ]
    notes = footnote(bases_of(steps), speaker)
    return [*lines, *(page.dim(line) for line in page.line(notes))] if notes else lines


def plain_steps(ruling: Ruling, speaker: Speaker, page: Page, headline: str) -> list[str]:
    """Return a ruling without a verdict: a headline, then its steps."""
    steps = [step_dict(step, speaker) for step in ruling.steps]
    lines = [page.bold(line) for line in page.line(headline)]
    lines += step_lines(steps, speaker, page)
    return lines + closing_lines(ruling.assumed, steps, speaker, page)


def steps_of(steps: Iterable[Step], tile: str, speaker: Speaker) -> list[dict[str, Any]]:
    """Return the steps about one tile, as dictionaries."""
    return [step_dict(step, speaker) for step in steps if step.tile == tile]
