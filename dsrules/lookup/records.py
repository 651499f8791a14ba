"""Rules by id: one rule with everything that belongs to it, or the chapter that a prefix stands for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.lookup.statements import fill
from dsrules.vocabulary import resembling

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from dsrules.messages import Speaker
    from dsrules.rulebook import Rulebook

CONFLICTS, OPEN_POINTS, CARDS = "K", "O", "card."
"""How the ids of conflicts between sources, of open points and of cards begin."""


class Found(NamedTuple):
    """Which rules were meant: their ids in rulebook order within each word asked, and the words that meant none."""

    ids: tuple[str, ...]
    missing: tuple[str, ...]
    nearest: tuple[str, ...]
    listed: bool


def find(asked: Iterable[str], rules: Rulebook) -> Found:
    """Return the rules meant by ids or prefixes, in any case; `listed` says that a prefix stood for several rules."""
    ids: dict[str, None] = {}
    missing: list[str] = []
    near: dict[str, None] = {}
    listed = False
    for word in asked:
        meant = matching(word, rules)
        listed |= len(meant) > 1
        ids.update(dict.fromkeys(meant))
        if not meant:
            missing.append(word)
            near.update(dict.fromkeys(nearest(word, rules)))
    return Found(tuple(ids), tuple(missing), tuple(near), listed)


def matching(word: str, rules: Rulebook) -> list[str]:
    """Return the one rule with this id, else the rules of the chapter it names, else those whose id begins so."""
    folded = word.strip().lower().rstrip(".")
    by_folded = {rule.lower(): rule for rule in rules.rules}
    if folded in by_folded:
        return [by_folded[folded]]
    if not folded:
        return []
    return [rule for low, rule in by_folded.items() if low.startswith(f"{folded}.")] or [
        rule for low, rule in by_folded.items() if low.startswith(folded)
    ]


def nearest(word: str, rules: Rulebook) -> list[str]:
    """Return up to three rule ids that resemble `word`, nearest first: the whole id, or the part behind its dot."""
    folded = word.strip().lower()
    spellings: dict[str, str] = {}
    for rule in rules.rules:
        spellings.setdefault(rule.lower(), rule)
        spellings.setdefault(rule.lower().partition(".")[2] or rule.lower(), rule)
    return list(resembling(folded, spellings, alike=0.5))


def kind_of(rule: str) -> str:
    """Return what a record is: `conflict`, `open`, `card` or `rule`."""
    if rule.startswith(CARDS):
        return "card"
    return {CONFLICTS: "conflict", OPEN_POINTS: "open"}.get(rule[0], "rule")


def brief(rule: str, speaker: Speaker) -> dict[str, Any]:
    """Return a rule as lists show it: id, kind, title, text, pages and basis."""
    record = speaker.rules.rules[rule]
    return {
        "id": rule,
        "kind": kind_of(rule),
        "title": fill(record["title"], speaker),
        "text": fill(record["text"], speaker),
        "pages": record["pages"],
        "basis": record["basis"],
    }


def entry(rule: str, speaker: Speaker) -> dict[str, Any]:
    """Return a rule with all that belongs to it.

    Beside what `brief` has: its chapter with the rules before and after it there, its parts (ids that go on where its
    own ends), sources with what they are, notes, readings of a conflict or open point, the conflicts and open points
    that touch it, see-also, and examples as the rules data has them.
    """
    rules = speaker.rules
    record = rules.rules[rule]
    found = {**brief(rule, speaker), "chapter": record["chapter_title"][speaker.lang]}
    for part in ("clarification", "rulings", "source_note"):
        if part in record:
            found[part] = fill(record[part], speaker)
    if "page_note" in record:
        found["page_note"] = record["page_note"]
    if "readings" in record:
        found["readings"] = [reading(stated, speaker) for stated in record["readings"]]
    touching = touched_by(rule, rules)
    concerned = list(record.get("rules", ()))
    return {
        **found,
        "sources": [source(tag, speaker) for tag in record["sources"]],
        "parts": [other for other in rules.rules if other.startswith(f"{rule}.")],
        **neighbours(rule, rules),
        "concerns": concerned,
        "conflicts": [other for other in touching if kind_of(other) == "conflict"],
        "open_points": [other for other in touching if kind_of(other) == "open"],
        "see": [other for other in record["see"] if other not in touching and other not in concerned],
        "examples": record["examples"],
    }


def reading(stated: Mapping[str, Any], speaker: Speaker) -> dict[str, Any]:
    """Return one reading of a disputed point: what it says, who says so, and whether rulings use it."""
    return {"text": fill(stated["text"], speaker), "who": list(stated["who"]), "used": stated["used"]}


def source(tag: str, speaker: Speaker) -> dict[str, str]:
    """Return a source by its tag: what it is, and how much it weighs."""
    stated = speaker.rules.tables["sources"]["sources"][tag]
    return {"tag": tag, "what": fill(stated["what"], speaker), "weight": stated["weight"]}


def neighbours(rule: str, rules: Rulebook) -> dict[str, str | None]:
    """Return the rules before and after one in its chapter, None at either end."""
    chapter = rules.rules[rule]["chapter"]
    ids = [other for other, record in rules.rules.items() if record["chapter"] == chapter]
    place = ids.index(rule)
    return {
        "previous": ids[place - 1] if place else None,
        "next": ids[place + 1] if place + 1 < len(ids) else None,
    }


def touched_by(rule: str, rules: Rulebook) -> list[str]:
    """Return the conflicts and open points that a rule has part in, in their own order."""
    named = set(rules.rules[rule]["see"])
    return [
        other
        for other, record in rules.rules.items()
        if kind_of(other) in ("conflict", "open")
        and other != rule
        and (other in named or rule in record["rules"] or rule in record["see"])
    ]


def shown_entries(asked: Iterable[str], speaker: Speaker) -> dict[str, Any]:
    """Return the result of `rule`: {"rules": [...]}, with `missing` and `nearest` where a word meant none."""
    found = find(asked, speaker.rules)
    result: dict[str, Any] = {"rules": [entry(rule, speaker) for rule in found.ids]}
    if found.missing:
        result |= {"missing": list(found.missing), "nearest": list(found.nearest)}
    return result
