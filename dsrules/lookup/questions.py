"""The batch questions about rules: `rule` and `search`. They need no position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import UsageError, problem, text

if TYPE_CHECKING:
    from dsrules.messages import Speaker


RULE_KEYS = ("rules", "rule", "ids")
SEARCH_KEYS = ("words", "query", "text")
"""The keys under which a question may name what it looks for: one string or a list of strings."""


def ask_lookup(question: dict[str, Any], speaker: Speaker) -> dict[str, Any]:
    """Return the result of a batch question: rule takes ids (see `RULE_KEYS`), search words (`SEARCH_KEYS`).

    Raises UsageError (`usage.missing`, `usage.value`) for a question without them or with values of another kind.
    """
    if question.get("ask") == "rule":
        from dsrules.lookup.records import shown_entries

        return shown_entries(_stated(question, RULE_KEYS), speaker)
    from dsrules.lookup.search import search

    words = " ".join(_stated(question, SEARCH_KEYS))
    limit = question.get("limit")
    if "limit" in question and (not isinstance(limit, int) or isinstance(limit, bool) or limit < 1):
        raise _bad(question, "limit")
    return search(words, speaker, limit)


def _stated(question: dict[str, Any], keys: tuple[str, ...]) -> list[str]:
    key = next((key for key in keys if question.get(key) is not None), None)
    if key is None:
        missing = text("usage.missing", ask=question["ask"], key=keys[0])
        raise UsageError([problem("usage.missing", missing, keys[0])])
    value = question[key]
    if isinstance(value, str):
        return [value]
    if not isinstance(value, list) or not value or not all(isinstance(one, str) for one in value):
        raise _bad(question, key)
    return value


def _bad(question: dict[str, Any], key: str) -> UsageError:
    return UsageError([problem("usage.value", text("usage.value", ask=question["ask"], key=key), key)])
