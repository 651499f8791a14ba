"""The batch questions `rule` and `search`: the same results as the commands, errors with codes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from lookup_cli import cli

from dsrules.batch import Answerer
from dsrules.rulebook import Rulebook


def _ask(rulebook: Rulebook, lang: str = "en", /, **question: Any) -> dict[str, Any]:
    line, _ = Answerer(rulebook, lang).line(json.dumps({"id": 1, **question}).encode())
    answer: dict[str, Any] = json.loads(line)
    return answer


def test_rule_answers_as_the_command_does(rules: Rulebook) -> None:
    for lang in ("en", "cs"):
        expected = cli("rule", "k1", "glaciation", "--json", "--lang", lang).result
        assert _ask(rules, lang, ask="rule", rules=["k1", "glaciation"]) == {"id": 1, "ok": True, "result": expected}
    assert _ask(rules, ask="rule", rule="K1")["result"]["rules"][0]["id"] == "K1"


def test_search_answers_as_the_command_does(rules: Rulebook) -> None:
    expected = cli("search", "who", "takes", "the", "card", "--json").result
    assert _ask(rules, ask="search", words="who takes the card")["result"] == expected
    assert len(_ask(rules, ask="search", words="tile", limit=2)["result"]["hits"]) == 2


def test_nothing_found_is_an_answer(rules: Rulebook) -> None:
    result = _ask(rules, ask="rule", rule="dominance.persist-s")["result"]
    assert (result["rules"], result["missing"]) == ([], ["dominance.persist-s"])
    assert result["nearest"][0] == "dominance.persists"
    assert _ask(rules, ask="search", words="xyzzyqqq")["result"]["hits"] == []


@pytest.mark.parametrize(
    ("question", "code", "path"),
    [
        ({"ask": "rule"}, "usage.missing", "rules"),
        ({"ask": "search"}, "usage.missing", "words"),
        ({"ask": "rule", "rules": {"K1": 1}}, "usage.value", "rules"),
        ({"ask": "rule", "rules": []}, "usage.value", "rules"),
        ({"ask": "rule", "rules": ["K1", 2]}, "usage.value", "rules"),
        ({"ask": "rule", "rule": 7}, "usage.value", "rule"),
        ({"ask": "search", "words": ["tie", 2]}, "usage.value", "words"),
        ({"ask": "search", "words": "tie", "limit": 0}, "usage.value", "limit"),
        ({"ask": "search", "words": "tie", "limit": True}, "usage.value", "limit"),
    ],
)
def test_bad_questions(rules: Rulebook, question: dict[str, Any], code: str, path: str) -> None:
    for lang in ("en", "cs"):
        answer = _ask(rules, lang, **question)
        assert answer["ok"] is False
        assert (answer["error"]["code"], answer["error"]["path"]) == (code, path)
        assert answer["error"]["message"]
