"""Scoring, survival, extinction, the end and what comes next, as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.messages import capital
from dsrules.render.rulings import plain_steps, verdict_lines

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling


def score_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return the scoring of one tile: who gets how many VP, and who takes the card."""
    result = ruling.result
    if "vp" not in result:
        return verdict_lines(ruling, speaker.say(text("ask.score", tile=result.get("tile", ""))), speaker, page)
    parts = [f"{speaker.name('animal', animal, 'many')} {vp} VP" for animal, vp in result["vp"].items() if vp]
    words = ", ".join(parts) or speaker.say(text("show.no-vp"))
    card = result["card_to"]
    words += "; " + speaker.say(text("show.card-to", who=card) if card else text("show.no-card"))
    return plain_steps(
        ruling, speaker, page, f"{capital(speaker.say(text('show.tile', tile=result['tile'])))}: {words}"
    )


def survival_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return who holds the Survival Card and what it scores."""
    result = ruling.result
    if "holder" not in result or "possible" in result:
        return verdict_lines(ruling, speaker.say(text("ask.survival")), speaker, page)
    holder = result["holder"]
    found = text("show.survival", who=holder, vp=result["vp"]) if holder else text("show.no-survival")
    return plain_steps(ruling, speaker, page, speaker.say(found))


def extinction_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return what Extinction removes, tile by tile."""
    result = ruling.result
    if "removed" not in result:
        return verdict_lines(ruling, speaker.say(text("ask.extinction")), speaker, page)
    removed = [f"{hex_} {_cubes(cubes, speaker)}" for hex_, cubes in result["removed"].items() if cubes]
    found = text("show.extinction", what="; ".join(removed)) if removed else text("show.no-extinction")
    return plain_steps(ruling, speaker, page, speaker.say(found))


def _cubes(cubes: dict[str, int], speaker: Speaker) -> str:
    return ", ".join(f"{speaker.name('animal', animal, 'many')} {number}" for animal, number in cubes.items())


def final_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return the final ranking with VP."""
    result: dict[str, Any] = ruling.result
    if "ranking" not in result:
        return verdict_lines(ruling, speaker.say(text("ask.final")), speaker, page)
    places = [
        f"{place}. {speaker.name('animal', animal, 'many')} {result['vp'][animal]} VP"
        for place, animal in enumerate(result["ranking"], 1)
    ]
    if result.get("players"):
        places.insert(0, speaker.say(text("show.players", players=result["players"])))
    return plain_steps(ruling, speaker, page, capital(", ".join(places)))


def next_lines(ruling: Ruling, speaker: Speaker, page: Page) -> list[str]:
    """Return what is carried out next, and by whom."""
    result = ruling.result
    if result.get("kind") is None:
        return verdict_lines(ruling, speaker.say(text("ask.next")), speaker, page)
    key = f"show.next-{result['kind']}"
    found = (
        text(key, who=result["animal"], step=result["step"])
        if result["animal"]
        else text(f"{key}-nobody", step=result["step"])
    )
    return plain_steps(ruling, speaker, page, speaker.say(found))
