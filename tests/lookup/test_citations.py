"""Citations one can trust: pages the rulebook has, listed sources, rule ids that exist, in data and in code."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lookup_cli import cli

import dsrules.messages
from dsrules.lookup.census import census
from dsrules.messages import Speaker
from dsrules.render.citations import pages_text
from dsrules.rulebook import Rulebook

BASES = {"text", "derived", "programs", "ruling"}


def test_no_page_is_cited_that_the_rulebook_does_not_have(rules: Rulebook) -> None:
    last = rules.tables["editions"]["rulebook"]["pages"]
    assert last == 20
    for rule, record in rules.rules.items():
        numbers = [page["page"] for page in record["pages"]]
        assert all(1 <= number <= last for number in numbers), rule
        assert numbers == sorted(set(numbers)), rule
        assert all(isinstance(page["certain"], bool) for page in record["pages"]), rule
    covered = {n for part in rules.tables["editions"]["pages"] for n in range(part["from"], part["to"] + 1)}
    assert covered == set(range(1, last + 1))


def test_no_basis_is_made_up(rules: Rulebook) -> None:
    assert {record["basis"] for record in rules.rules.values()} == BASES


def test_every_source_is_listed(rules: Rulebook) -> None:
    listed = rules.tables["sources"]["sources"]
    for rule, record in rules.rules.items():
        cited = [*record["sources"], *(who for reading in record.get("readings", ()) for who in reading["who"])]
        assert set(cited) <= set(listed), rule
    for name, switch in rules.tables["switches"]["switches"].items():
        assert {who for reading in switch["readings"].values() for who in reading["who"]} <= set(listed), name


def _cited_ids(rules: Rulebook) -> Iterator[tuple[str, str]]:
    """Yield (where, rule id) of every reference from one part of the data to a rule."""
    for rule, record in rules.rules.items():
        yield from ((rule, other) for key in ("see", "rules") for other in record.get(key, ()))
        for example in record["examples"]:
            yield from ((f"{rule} example", other) for other in example["expect"].get("rules", ()))
    tables = rules.tables
    yield from ((name, switch["rule"]) for name, switch in tables["switches"]["switches"].items())
    yield from ((term["id"], rule) for term in tables["terms"]["terms"] for rule in term["rules"])
    yield from ((dispute["id"], rule) for dispute in tables["disputes"]["disputes"] for rule in dispute["rules"])
    for part in ("boxes", "automatic"):
        for name, procedure in tables["procedures"][part].items():
            yield from ((name, step["rule"]) for step in procedure["steps"])
            yield from ((name, rule) for rule in procedure["limits"])
            if procedure["free"]:
                yield name, procedure["free"]


def test_every_rule_named_in_the_data_exists(rules: Rulebook) -> None:
    cited = list(_cited_ids(rules))
    assert len(cited) > 800
    assert [(where, rule) for where, rule in cited if rule not in rules.rules] == []


def _message_keys() -> set[str]:
    keys: set[str] = set()
    for module in pkgutil.iter_modules(dsrules.messages.__path__):
        keys |= set(getattr(importlib.import_module(f"dsrules.messages.{module.name}"), "TEXTS", ()))
    return keys


def _constants(root: Path) -> Iterator[tuple[str, int, Any, str]]:
    """Yield (file, line, parent node, string) of every string in the code, messages aside."""
    for path in sorted((root / "dsrules").rglob("*.py")):
        if "compiled" in path.parts or "messages" in path.parts or path.name == "dangling.py":  # it names tables
            continue
        for parent in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for node in ast.iter_child_nodes(parent):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield path.name, node.lineno, parent, node.value


def test_every_rule_named_in_the_code_exists(rules: Rulebook, root: Path) -> None:
    chapters = {rule.partition(".")[0] for rule in rules.ids}
    keys = _message_keys()
    found, unknown = 0, []
    for file, line, _, words in _constants(root):
        chapter, dot, detail = words.partition(".")
        if (
            not dot
            or words.endswith(".")
            or chapter not in chapters
            or not detail.replace("-", "").replace(".", "").isalnum()
        ):
            continue
        found += words in rules.rules
        if words not in rules.rules and words not in keys:
            unknown.append(f"{file}:{line} {words}")
    assert found > 200
    assert unknown == []


def test_every_step_written_out_rests_on_a_rule(rules: Rulebook, root: Path) -> None:
    steps = [
        (file, line, words)
        for file, line, parent, words in _constants(root)
        if isinstance(parent, ast.Call)
        and getattr(parent.func, "id", "") in ("Step", "Objection", "fact")
        and isinstance(parent.args[0] if parent.args else None, ast.Constant)
        and parent.args[0].value == words  # type: ignore[attr-defined]
    ]
    assert steps
    assert [step for step in steps if step[2] not in rules.rules] == []


def test_the_census_counts_every_rule_once(rules: Rulebook) -> None:
    counts = census(rules)
    assert {name: sum(found.values()) for name, found in counts.items()} == dict.fromkeys(counts, len(rules.ids))
    assert counts["kinds"]["card"] == 27
    assert (counts["kinds"]["conflict"], counts["kinds"]["open"]) == (28, 28)
    expected = [rule for rule in rules.ids if rules.cite(rule).basis == "derived"]
    assert counts["basis"]["derived"] == len(expected)
    certain = [rule for rule, record in rules.rules.items() if any(page["certain"] for page in record["pages"])]
    assert counts["pages"]["certain"] == len(certain)


@pytest.mark.parametrize(
    ("pages", "english", "czech"),
    [
        ((), "–", "–"),
        (((7, True),), "p. 7", "str. 7"),
        (((14, False),), "p. 14?", "str. 14?"),
        (((6, True), (7, True)), "p. 6–7", "str. 6–7"),
        (((3, True), (16, False)), "p. 3, 16?", "str. 3, 16?"),
        (((18, False), (19, False)), "p. 18?–19?", "str. 18?–19?"),
    ],
)
def test_pages_are_printed_the_same_everywhere(
    rules: Rulebook, pages: tuple[tuple[int, bool], ...], english: str, czech: str
) -> None:
    assert pages_text(pages, Speaker(rules, "en")) == english
    assert pages_text(pages, Speaker(rules, "cs")) == czech


def test_one_rule_is_cited_alike_by_every_command(rules: Rulebook) -> None:
    expected = "p. 3, 16? T"  # domination.card
    for arguments in (["rule", "domination.card"], ["search", "domination.card"], ["page", "3"], ["term", "domination"],
                      ["action", "domination"], ["rule", "domination.no-dominant"]):  # fmt: skip
        assert expected in cli(*arguments).out, arguments
