"""How many rules are how sure: counted for `doctor`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.rulebook import BASES

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook

PAGES = ("certain", "inferred", "none")


def census(rules: Rulebook) -> dict[str, dict[str, int]]:
    """Return counts of all rules: `pages` by certainty (certain: at least one page stated by a source; inferred: only
    inferred ones; none), `basis` by basis, and `kinds` (rule, card, conflict, open). Each adds up to all rules."""
    from dsrules.lookup.records import kind_of

    pages, bases = dict.fromkeys(PAGES, 0), dict.fromkeys(BASES, 0)
    kinds = dict.fromkeys(("rule", "card", "conflict", "open"), 0)
    for rule in rules.rules:
        citation = rules.cite(rule)
        certain = any(sure for _, sure in citation.pages)
        pages["certain" if certain else "inferred" if citation.pages else "none"] += 1
        bases[citation.basis] += 1
        kinds[kind_of(rule)] += 1
    return {"pages": pages, "basis": bases, "kinds": kinds}
