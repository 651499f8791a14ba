"""The batch questions about rules: `rule` and `search`. They need no position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import UsageError, problem, text

if TYPE_CHECKING:
    from dsrules.messages import Speaker


def ask_lookup(question: dict[str, Any], speaker: Speaker) -> dict[str, Any]:
    """Return the result of a batch question: rule takes `rules` (a list of ids) or `rule` (one), search `words`.

    Raises UsageError (`usage.missing`, `usage.value`) for a question without them or with values of another kind.
    """
    if question.get("ask") == "rule":
        from dsrules.lookup.records import shown_entries

        return shown_entries(_ids(question), speaker)
    from dsrules.lookup.search import search

    words = _stated(question, "words")
    if not isinstance(words, str):
        raise _bad(question, "words")
    limit = question.get("limit")
    if "limit" in question and (not isinstance(limit, int) or isinstance(limit, bool) or limit < 1):
        raise _bad(question, "limit")
    return search(words, speaker, limit)


def _ids(question: dict[str, Any]) -> list[str]:
    if "rules" not in question:
        one = _stated(question, "rule", "rules")
        if not isinstance(one, str):
            raise _bad(question, "rule")
        return [one]
    ids = question["rules"]
    if not isinstance(ids, list) or not ids or not all(isinstance(one, str) for one in ids):
        raise _bad(question, "rules")
    return ids


def _stated(question: dict[str, Any], key: str, named: str | None = None) -> Any:
    if question.get(key) is None:
        name = named or key
        raise UsageError([problem("usage.missing", text("usage.missing", ask=question["ask"], key=name), name)])
    return question[key]


def _bad(question: dict[str, Any], key: str) -> UsageError:
    return UsageError([problem("usage.value", text("usage.value", ask=question["ask"], key=key), key)])
