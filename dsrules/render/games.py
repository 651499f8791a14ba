"""A replayed game as people read it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import problem, text
from dsrules.render.diagnostics import diagnostics_text
from dsrules.render.rulings import closing_lines, step_lines
from dsrules.ruling import step_dict

if TYPE_CHECKING:
    from dsrules.diagnostics import Source
    from dsrules.explore.play import Replayed
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page


def replay_lines(found: Replayed, source: Source, speaker: Speaker, page: Page) -> list[str]:
    """Return whether a game was played by the rules: the first line that was not, with its place and all reasons;
    else how it stands at the end.
    """
    if found.ruling is not None:
        return [*_illegal_lines(found, source, speaker, page), *_other_rules(found, speaker, page)]
    standings = found.standings()
    key = "explore.game-over" if standings["over"] else "explore.game-unfinished"
    said = speaker.say(text(key, n=found.done, round=found.position.round or 0))
    order = standings.get("ranking") or list(standings["vp"])
    places = [f"{place}. " if standings["over"] else "" for place in range(1, len(order) + 1)]
    vp = standings["vp"]
    rows = [
        f"{place}{speaker.name('animal', animal, 'many')}{'' if vp[animal] is None else f' {vp[animal]} VP'}"
        for place, animal in zip(places, order, strict=True)
    ]
    if "players" in standings:
        rows.append(speaker.say(text("show.players", players=standings["players"])))
    return [
        *(page.bold(line) for line in page.line(said)),
        *(line for row in rows for line in page.line(row, indent=2)),
        *_other_rules(found, speaker, page),
    ]


def _other_rules(found: Replayed, speaker: Speaker, page: Page) -> list[str]:
    """Return what to know of a game that was written by other rules data; nothing where it was not."""
    if found.same_rules:
        return []
    return page.line(speaker.say(text("explore.other-rules", theirs=found.game.digest, ours=found.rules.digest)))


def _illegal_lines(found: Replayed, source: Source, speaker: Speaker, page: Page) -> list[str]:
    assert found.ruling is not None
    verdict = text(f"show.{found.ruling.verdict}")
    sentence = text("explore.game-stopped", n=found.done + 1, all=len(found.game.actions), verdict=verdict)
    where = problem("action.not-allowed", sentence, place=found.place)
    lines = diagnostics_text([where], source, speaker.rules, speaker.lang).splitlines()
    reasons = [step_dict(step, speaker) for step in found.ruling.reasons]
    return [*lines, *step_lines(reasons, speaker, page), *closing_lines(found.ruling.assumed, reasons, speaker, page)]
