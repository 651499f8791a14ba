"""Rules by id: every fact of the compendium, as the rules data has it and as the command shows it."""

from __future__ import annotations

import pytest
from lookup_cli import FACTS, cli

from dsrules.rulebook import Rulebook

# card.omnivore stands in the compendium's table of cards, though not in its list of facts.


def test_every_fact_is_a_rule_with_the_same_pages_and_basis(rules: Rulebook) -> None:
    assert len({fact for fact, _, _ in FACTS}) == len(FACTS) == 245
    for fact, pages, basis in FACTS:
        record = rules.rules[fact]
        assert [[page["page"], page["certain"]] for page in record["pages"]] == pages, fact
        assert record["basis"] == basis, fact
        assert rules.cite(fact) == (fact, tuple(map(tuple, pages)), basis)


def test_beside_the_facts_there_are_only_conflicts_and_open_points(rules: Rulebook) -> None:
    others = set(rules.ids) - {fact for fact, _, _ in FACTS}
    assert others == {f"{letter}{number}" for letter in "KO" for number in range(1, 29)} | {"card.omnivore"}


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_rule_answers(rules: Rulebook, lang: str) -> None:
    for rule in rules.ids:
        printed = cli("rule", rule, "--lang", lang)
        assert (printed.code, printed.err) == (0, ""), rule
        assert printed.out.startswith(f"{rule}: ")
        shown = cli("rule", rule, "--lang", lang, "--json").result["rules"]
        assert [one["id"] for one in shown] == [rule]


def test_a_rule_shows_what_belongs_to_it() -> None:
    (rule,) = cli("rule", "dominance.persists", "--json").result["rules"]
    assert rule["pages"] == [{"page": 7, "certain": True}]
    assert rule["basis"] == "text"
    assert rule["sources"][0]["tag"] == "RB-EN"
    assert "read in full" in rule["sources"][0]["what"]
    assert rule["conflicts"] == ["K9"]
    assert rule["open_points"] == ["O2", "O16"]
    assert (rule["previous"], rule["next"]) == ("dominance.any-time", "dominance.tie-removal")
    assert rule["chapter"] == "Dominance"
    assert rule["examples"]


def test_parts_of_a_rule_are_listed() -> None:
    (rule,) = cli("rule", "variant.multi-animal", "--json").result["rules"]
    assert rule["parts"] == [
        f"variant.multi-animal.{part}" for part in ("supply", "opposing", "cards", "final", "precedence")
    ]
    assert "Parts:" in cli("rule", "variant.multi-animal").out


def test_a_conflict_names_who_says_what_and_what_is_used() -> None:
    (rule,) = cli("rule", "K2", "--json").result["rules"]
    used = [reading for reading in rule["readings"] if reading["used"]]
    assert [reading["who"] for reading in used] == [["HRF", "PTT"]]
    assert any(reading["who"] == ["BGF"] and not reading["used"] for reading in rule["readings"])
    assert "used: " in cli("rule", "K2").out


def test_an_open_point_says_that_it_is_open(rules: Rulebook) -> None:
    for number in range(1, 29):
        assert "Open" in cli("rule", f"O{number}").out
        assert "Otevřen" in cli("rule", f"O{number}", "--lang", "cs").out


@pytest.mark.parametrize("prefix", ["glaciation", "Glaciation.", "GLACIATION"])
def test_a_prefix_lists_its_chapter(rules: Rulebook, prefix: str) -> None:
    expected = [rule for rule in rules.ids if rule.startswith("glaciation.")]
    assert [rule["id"] for rule in cli("rule", prefix, "--json").result["rules"]] == expected
    out = cli("rule", prefix).out
    assert all(f"{rule}: " in out for rule in expected)


def test_case_does_not_matter() -> None:
    assert cli("rule", "DOMINANCE.Persists", "k9", "o2", "--json").result["rules"][0]["id"] == "dominance.persists"
    assert [rule["id"] for rule in cli("rule", "k9", "o2", "--json").result["rules"]] == ["K9", "O2"]


def test_nothing_found_names_the_nearest() -> None:
    printed = cli("rule", "dominance.persist-s")
    assert printed.code == 1
    assert "dominance.persists" in printed.err
    assert printed.out == ""
    assert cli("rule", "zzzzzz").code == 1
    result = cli("rule", "persist", "dominance.tie-none", "--json")
    assert result.code == 1
    assert result.result["missing"] == ["persist"]
    assert result.result["nearest"][0] == "dominance.persists"
    assert [rule["id"] for rule in result.result["rules"]] == ["dominance.tie-none"]


def test_report_has_what_a_better_page_needs(rules: Rulebook) -> None:
    out = cli("rule", "--report", "board.hex-count").out
    assert "board.hex-count" in out
    assert "no page" in out
    assert rules.digest in out
    assert out.count("___") == 4
    inferred = cli("rule", "--report", "animal.food-chain").out
    assert "inferred: p. 3?, 8?" in inferred
    assert "odvozené: str. 3?, 8?" in cli("rule", "--report", "animal.food-chain", "--lang", "cs").out


def test_a_rule_needs_no_search_engine_and_no_position() -> None:
    import subprocess
    import sys

    code = (
        "import sys; from dsrules.cli.main import run; run(['rule', 'dominance.persists']);"
        "print([name for name in ('sqlite3', 'rich', 'jsonschema', 'dsrules.position') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"
