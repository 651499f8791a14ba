"""Actions, cards, animals, terrains, terms, pages and switches as people read them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.messages import LANGUAGES
from dsrules.render.citations import citation
from dsrules.render.lookup import additions, examples, heading, legend, listed, related
from dsrules.render.rulings import step_lines

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.messages import Speaker
    from dsrules.render.layout import Page

    Result = dict[str, Any]


def action_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return one action in full, or all boxes and automatic steps with their purpose."""
    actions = result["actions"]
    if len(actions) > 1:
        return [line for action in actions for line in _action_entry(action, speaker, page)]
    action = actions[0]
    lines = [page.bold(line) for line in page.line(f"{action['title']}: {action['purpose']}")]
    lines += step_lines(action["facts"], speaker, page)
    lines += page.line(speaker.say(text("lookup.procedure")))
    for n, step in enumerate(action["steps"], 1):
        key = "lookup.step-voluntary" if step["voluntary"] else "lookup.step"
        lines += page.line(speaker.say(text(key, n=n, what=step["text"])), citation(step, speaker), indent=2, hang=3)
    lines += step_lines([action["voluntary"]], speaker, page)
    if action["then"]:
        lines += page.line(speaker.say(text("lookup.then", what=_automatic(action["then"], speaker))))
    if action["free"]:
        lines += page.line(speaker.say(text("lookup.free-action")))
        lines += _statements([action["free"]], speaker, page)
    lines += page.line(speaker.say(text("lookup.limits")))
    lines += _statements(action["limits"], speaker, page)
    if action["spaces"]:
        lines += page.line(speaker.say(text("lookup.how-to-write")))
    return [*lines, *legend(speaker, page)]


def _automatic(name: str, speaker: Speaker) -> str:
    named = speaker.rules.tables["procedures"]["automatic"][name]["names"]
    return str(named[speaker.lang])


def _action_entry(action: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    spaces = action["spaces"]
    right = speaker.say(text("lookup.count-spaces", spaces=spaces)) if spaces else ""
    return page.line(f"{action['title']}: {action['purpose']}", right)


def _statements(rules: Iterable[dict[str, Any]], speaker: Speaker, page: Page) -> list[str]:
    """Return rules with what they say: the statement, its id, and the citation at the right."""
    lines: list[str] = []
    for rule in rules:
        lines += page.line(f"{rule['text']} [{rule['id']}]", citation(rule, speaker), indent=2)
    return lines


def card_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return one card in full, or the list of all with what each does."""
    cards = result["cards"]
    lines: list[str] = []
    if len(cards) > 1:
        for card in cards:
            lines += page.line(card["title"], citation(card, speaker))
        return [*lines, *legend(speaker, page)]
    card = cards[0]
    lines = [*heading(card, speaker, page), *page.line(card["text"], indent=2, hang=0)]
    lines += additions(card, speaker, page)
    lines += related(card, speaker, page)
    lines += examples(card, speaker, page)
    if card["card"] in speaker.rules.named("card"):
        lines += page.line(speaker.say(text("lookup.how-to-write-card", card=card["card"])), indent=2)
    return [*lines, *legend(speaker, page)]


def nature_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return animals or terrains, each with its facts and, for animals, the ability."""
    lines: list[str] = []
    for place, found in enumerate(result.get("animals") or result["terrains"]):
        lines += [""] if place else []
        lines += [page.bold(found["title"]), *step_lines(found["facts"], speaker, page)]
        if "ability" in found:
            lines += page.line(speaker.say(text("lookup.ability")), indent=2)
            lines += page.line(found["ability"]["text"], citation(found["ability"], speaker), indent=4)
    return [*lines, *legend(speaker, page)]


def term_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return terms with what they mean and the rules behind them; a list of many with their meaning alone."""
    lines: list[str] = []
    terms = result["terms"]
    for place, term in enumerate(terms):
        if "rules" not in term:
            lines += page.line(f"{term['title']}: {term['text']}", hang=4)
            continue
        lines += [""] if place else []
        lines += [page.bold(", ".join(term["names"][speaker.lang])), *page.line(term["text"], indent=2, hang=0)]
        names = [name for lang in LANGUAGES if lang != speaker.lang for name in term["names"][lang]]
        lines += page.line(speaker.say(text("lookup.other-language", names=names)), indent=2)
        lines += page.line(speaker.say(text("lookup.also", names=term["also"][speaker.lang])), indent=2)
        if term["rules"]:
            lines += page.line(speaker.say(text("lookup.rules")), indent=2)
            lines += listed([rule["id"] for rule in term["rules"]], speaker, page)
    return [*lines, *legend(speaker, page)] if any(term.get("rules") for term in terms) else lines


def page_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return what a page of the rulebook holds, and the rules cited from there, certain and inferred ones apart."""
    found = result["pages"][0]
    lines = [page.bold(speaker.say(text("lookup.page", page=found["page"])))]
    for part in found["content"]:
        key = "lookup.content-certain" if part["certain"] else "lookup.content-inferred"
        lines += page.line(speaker.say(text(key, what=part["text"])), indent=2)
    for key in ("certain", "inferred"):
        if found[key]:
            lines += page.line(speaker.say(text(f"lookup.{key}")))
            lines += listed([rule["id"] for rule in found[key]], speaker, page, indent=2)
    if not found["certain"] and not found["inferred"]:
        lines += page.line(speaker.say(text("lookup.no-rules")))
    return [*lines, *legend(speaker, page)]


def switch_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return switches with their readings, the default first, and what is in force where it is not the default."""
    lines: list[str] = []
    for switch in result["switches"]:
        title = f"{switch['switch']}: {switch['title']} [{switch['rule']}]"
        first, *rest = page.line(title, citation(switch, speaker), hang=4)
        lines += [page.bold(first), *(page.bold(line) for line in rest)]
        if switch["type"] == "integer":
            lines += page.line(speaker.say(text("lookup.number", default=switch["default"])), indent=2)
        default_first = sorted(switch["readings"], key=lambda reading: reading["name"] != switch["default"])
        for reading in default_first:
            lines += page.line(_reading(reading, switch["default"], speaker), indent=2)
        if switch["value"] != switch["default"]:
            lines += page.line(speaker.say(text("lookup.in-force", value=switch["value"])), indent=2)
    return [*lines, *page.line(speaker.say(text("lookup.how-to-switch"))), *legend(speaker, page)]


def _reading(reading: dict[str, Any], default: str, speaker: Speaker) -> str:
    said = reading["text"]
    if reading["who"]:
        said = speaker.say(text("lookup.who", what=said, who=reading["who"]))
    key = "lookup.default" if reading["name"] == default else "lookup.reading"
    return speaker.say(text(key, name=reading["name"], what=said))
