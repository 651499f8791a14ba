"""Rules and search hits as people read them: id, title and citation in one line, what belongs to it beneath."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.render.citations import citation, footnote, mark, pages_text
from dsrules.rulebook import BASES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.messages import Speaker
    from dsrules.render.layout import Page

    Result = dict[str, Any]

SHOWN_IN_FULL = 3
"""How many of the hits of a search say what the rule says; the others stand with their title."""

MISSING = {
    "rule": "lookup.no-rule", "action": "lookup.no-action", "card": "lookup.no-card", "animal": "lookup.no-animal",
    "terrain": "lookup.no-terrain", "term": "lookup.no-term", "switches": "lookup.no-switch",
}  # fmt: skip


def document(question: dict[str, Any], result: Result, speaker: Speaker) -> dict[str, Any]:
    """Return the result of a look-up as the JSON document that every command prints (contract section 5)."""
    from dsrules import __version__

    asked = {key: value for key, value in question.items() if value is not None}
    return {
        "dsrules": __version__,
        "rules": speaker.rules.digest,
        "question": asked,
        "result": result,
        "steps": [],
        "assumed": [],
    }


def missing_lines(question: dict[str, Any], result: Result, speaker: Speaker) -> list[str]:
    """Return what was not found and the nearest there is; nothing where all was found."""
    ask = question["ask"]
    if ask == "search":
        words = question["words"]
        return [] if result["hits"] or result["terms"] else [speaker.say(text("lookup.no-hits", words=words))]
    if ask == "page":
        said = text("lookup.no-page", page=question["page"], last=result.get("last"))
        return [] if result["pages"] else [speaker.say(said)]
    missing = result.get("missing", ())
    lines = [speaker.say(text(MISSING[ask], word=word)) for word in missing]
    if missing and result["nearest"]:
        lines.append(speaker.say(text("lookup.nearest", names=result["nearest"])))
    if missing and ask == "rule":
        lines.append(speaker.say(text("lookup.search-instead")))
    return lines


def rule_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return one rule in full, or a chapter with what each of its rules says."""
    rules = result["rules"]
    if len(rules) == 1:
        lines = whole_rule(rules[0], speaker, page)
    else:
        lines = page.line(page.bold(speaker.say(text("lookup.listed", n=len(rules)))))
        for rule in rules:
            lines += ["", *heading(rule, speaker, page), *page.line(rule["text"], indent=2, hang=0)]
    return [*lines, *legend(speaker, page)]


def whole_rule(rule: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    """Return one rule with all that belongs to it."""
    lines = [*heading(rule, speaker, page), *page.line(rule["text"], indent=2, hang=0)]
    lines += additions(rule, speaker, page)
    lines += related(rule, speaker, page)
    before, after = rule["previous"], rule["next"]
    around = text("lookup.around", previous=before or "–", next=after or "–")
    lines += page.line(speaker.say(text("lookup.chapter", chapter=rule["chapter"])), indent=2)
    lines += page.line(speaker.say(around), indent=2)
    return lines + examples(rule, speaker, page)


def heading(rule: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    """Return a rule's id and title with its pages and basis at the right."""
    first, *rest = page.line(f"{rule['id']}: {rule['title']}", citation(rule, speaker), hang=4)
    return [page.bold(first), *(page.bold(line) for line in rest)]


def additions(rule: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    """Return what a record adds to its statement: clarification, rulings, readings, sources with what they are."""
    lines: list[str] = []
    for part in ("clarification", "rulings"):
        if part in rule:
            lines += page.line(speaker.say(text(f"lookup.{part}", what=rule[part])), indent=2)
    if rule.get("readings"):
        lines += under("lookup.readings", [_reading(reading, speaker) for reading in rule["readings"]], speaker, page)
    if rule["sources"]:
        lines += under("lookup.sources", [_source(source, speaker) for source in rule["sources"]], speaker, page)
    else:
        lines += page.line(speaker.say(text("lookup.no-sources")), indent=2)
    if "source_note" in rule:
        lines += page.line(speaker.say(text("lookup.note", what=rule["source_note"])), indent=2)
    return lines


def related(rule: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    """Return the rules that belong to one: conflicts, open points, what it concerns, its parts, see-also."""
    lines: list[str] = []
    for key, said in (("conflicts", "conflicts"), ("open_points", "open"), ("concerns", "concerns"),
                      ("parts", "parts"), ("see", "see")):  # fmt: skip
        if rule[key]:
            lines += page.line(speaker.say(text(f"lookup.{said}")), indent=2)
            lines += listed(rule[key], speaker, page)
    return lines


def listed(ids: Iterable[str], speaker: Speaker, page: Page, indent: int = 4) -> list[str]:
    """Return rules by id, each with title and citation."""
    from dsrules.lookup.records import brief

    lines: list[str] = []
    for one in ids:
        rule = brief(one, speaker)
        lines += page.line(f"{one}: {rule['title']}", citation(rule, speaker), indent=indent)
    return lines


def legend(speaker: Speaker, page: Page) -> list[str]:
    """Return the footnote on the marks of a basis: all of them, since the rules listed beside bear any of them."""
    return [page.dim(line) for line in page.line(footnote(BASES, speaker))]


def under(key: str, entries: list[str], speaker: Speaker, page: Page) -> list[str]:
    """Return a heading with entries beneath it."""
    lines = page.line(speaker.say(text(key)), indent=2)
    return lines + [line for entry in entries for line in page.line(entry, indent=4)]


def _reading(reading: dict[str, Any], speaker: Speaker) -> str:
    said = reading["text"]
    if reading["who"]:
        said = speaker.say(text("lookup.who", what=said, who=reading["who"]))
    return speaker.say(text("lookup.reading-used" if reading["used"] else "lookup.reading-other", what=said))


def _source(source: dict[str, str], speaker: Speaker) -> str:
    weight = text(f"lookup.weight-{source['weight']}")
    return speaker.say(text("lookup.source", tag=source["tag"], what=source["what"], weight=weight))


def examples(rule: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    """Return the examples that one line can show; the others, with their positions, stand in the JSON form."""
    from dsrules.render.examples import example_lines

    shown, left = example_lines(rule["examples"], speaker)
    lines = under("lookup.examples", shown, speaker, page) if shown else []
    if left:
        key = "lookup.more-examples" if shown else "lookup.json-examples"
        lines += page.line(speaker.say(text(key, n=left)), indent=4 if shown else 2)
    return lines


def report_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return, for each rule, what a person needs to send in a better page: what is known, and blanks to fill in."""
    return [line for rule in result["rules"] for line in [*_report(rule, speaker, page), ""]][:-1]


def _report(rule: dict[str, Any], speaker: Speaker, page: Page) -> list[str]:
    from dsrules import __version__

    book = speaker.rules.tables["editions"]["rulebook"]
    basis = speaker.say(text(f"show.basis-{rule['basis']}"))
    known = " · ".join(_known(rule["pages"], speaker)) or speaker.say(text("lookup.report-none"))
    lines = [page.bold(line) for line in page.line(speaker.say(text("lookup.report-title", rule=rule["id"])))]
    said = [
        text("lookup.report-known", citation=known, basis=f"{mark(rule['basis'], speaker)} {basis}"),
        text("lookup.report-version", version=__version__, digest=speaker.rules.digest),
        text("lookup.report-send"),
    ]
    blanks = [
        text("lookup.report-page"),
        text("lookup.report-heading"),
        text("lookup.report-edition", pages=book["pages"], year=book["year"]),
        text("lookup.report-words"),
    ]
    lines += page.line(f"{rule['title']}. {rule['text']}", indent=2, hang=0)
    lines += [line for one in said for line in page.line(speaker.say(one), indent=2)]
    return lines + [line for one in blanks for line in page.line(speaker.say(one), indent=4)]


def _known(pages: list[dict[str, Any]], speaker: Speaker) -> list[str]:
    found = []
    for key, sure in (("lookup.report-certain", True), ("lookup.report-inferred", False)):
        these = [(page["page"], page["certain"]) for page in pages if page["certain"] is sure]
        if these:
            found.append(speaker.say(text(key, pages=pages_text(these, speaker))))
    return found


def search_lines(result: Result, speaker: Speaker, page: Page) -> list[str]:
    """Return the hits, the first ones with what they say, then terms and disputes that fit."""
    lines: list[str] = []
    for word, other in result["read"].items():
        found = text("lookup.read-as", word=word, other=other) if other else text("lookup.not-read", word=word)
        lines += page.line(speaker.say(found))
    for place, hit in enumerate(result["hits"]):
        lines += heading({**hit, "id": hit["rule"], "title": _hit_title(hit, speaker)}, speaker, page)
        if place < SHOWN_IN_FULL:
            lines += page.line(hit["text"], indent=2, hang=0)
    if result["terms"]:
        lines += page.line(speaker.say(text("lookup.terms")))
        lines += [line for term in result["terms"] for line in page.line(f"{term['title']}: {term['text']}", indent=2)]
    if result["disputes"]:
        lines += page.line(speaker.say(text("lookup.disputes")))
        for one in result["disputes"]:
            lines += [*page.line(one["question"], indent=2), *page.line(one["answer"], indent=4, hang=0)]
    return [*lines, *legend(speaker, page)]


def _hit_title(hit: dict[str, Any], speaker: Speaker) -> str:
    if hit["kind"] in ("conflict", "open"):
        kind = speaker.say(text(f"lookup.kind-{hit['kind']}"))
        return f"{hit['title']} ({kind})"
    return str(hit["title"])
