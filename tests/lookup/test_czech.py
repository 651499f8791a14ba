"""Under --lang cs nothing is left in English but names, notations and what Czech players leave in English."""

from __future__ import annotations

import re
from functools import lru_cache

import pytest
from lookup_cli import cli, wordings

from dsrules.lookup.glossary import shown_terms
from dsrules.lookup.records import shown_entries
from dsrules.messages import Speaker
from dsrules.render.layout import Page
from dsrules.render.lookup import rule_lines
from dsrules.render.reference import term_lines
from dsrules.rulebook import Rulebook

STAND = {"wanderlust", "ap", "vp", "gmt", "dominant", "species"}
"""What the Czech word list lets stand, beside the names printed on cards, command names and JSON keys."""

NAMES = {
    "haunt",
    "roll",
    "fail",
    "boardgamefiesta",
    "nimbusscale",
    "java",
    "scala",
    "strackr",
    "boardgame",
    "baidu",
    "tieba",
    "misutmeeple",
    "mundochorra",
    "rindis",
    "trictrac",
    "things",
    "of",
    "no",
    "interest",
    "great",
    "indoors",
    "dsrules",
    "the",
    "card",
    "game",
    "marine",
    "json",
    "ptt",
}
"""Names of sources, programs and other games, and of this program."""

CZECH_TOO = {
    "a",
    "by",
    "data",
    "do",
    "dominance",
    "hex",
    "hexagon",
    "larva",
    "led",
    "let",
    "maximum",
    "model",
    "on",
    "program",
    "step",
    "ten",
    "text",
    "to",
    "tundra",
    "bot",
    "test",
    "start",
    "minimum",
    "list",
    "pole",
    "sad",
}
"""Words that are spelt alike in both languages."""


def _commands(rules: Rulebook) -> list[list[str]]:
    procedures = rules.tables["procedures"]
    return [
        ["rule", "dominance.persists"],
        ["rule", "K2"],
        ["rule", "--report", "board.hex-count", "animal.food-chain", "dominance.persists"],
        *([name] for name in ("card", "action", "animal", "terrain", "term", "switches")),
        *(["card", card] for card in rules.named("card")),
        *(["action", name] for name in (*procedures["boxes"], *procedures["automatic"])),
        *(["page", str(number)] for number in range(1, 22)),
        ["term", "cone"],
        ["search", "remíza"],
        ["search", "qq"],
        ["rule", "qq.ww"],
        ["card", "qq"],
    ]


def _bare(printed: str, rules: Rulebook) -> str:
    """Return what is said without notations (code, ids, tags, switch names), web names and names printed on cards."""
    said = re.sub(r"(?m)^  (Anglicky|Czech): .*(\n    .*)*", " ", printed)
    said = re.sub(r"`[^`]*`", " ", " ".join(said.split()))
    said = re.sub(r"--\w+|\bqq\b|\bww\b", " ", said)
    said = re.sub(r"[\w/.-]+\.(com|net|fr|org|de)\b", " ", said)
    return _notations(rules).sub(" ", said)


@lru_cache(maxsize=1)
def _notations(rules: Rulebook) -> re.Pattern[str]:
    switches = rules.tables["switches"]["switches"]
    names = [*rules.ids, *switches, *(name for switch in switches.values() for name in switch["readings"])]
    names += [*rules.tables["sources"]["sources"], "nimbusscale/dominant-species"]
    names += [entry["names"]["en"] for entry in rules.named("card").values()]
    names += [f"competition@{space}" for space in range(1, 8)]
    longest_first = "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True))
    return re.compile(rf"(?<![\w-])(?:{longest_first})(?![\w-])")


def _words(lang: str, rules: Rulebook) -> dict[str, list[str]]:
    """Return every word said, with the command that says it first."""
    speaker, page = Speaker(rules, lang), Page()
    found: dict[str, list[str]] = {}

    def note(said: str, command: list[str]) -> None:
        for word in re.findall(r"[^\W\d_]{2,}", _bare(said, rules)):
            found.setdefault(word.lower(), command)

    for command in _commands(rules):
        printed = cli(*command, "--lang", lang)
        note(printed.out + printed.err, command)
    for rule in rules.ids:  # as the command prints them, without the command line around it
        note("\n".join(rule_lines(shown_entries([rule], speaker), speaker, page)), ["rule", rule])
    for term in rules.tables["terms"]["terms"]:
        note("\n".join(term_lines(shown_terms(term["id"], speaker), speaker, page)), ["term", term["id"]])
    return found


@pytest.fixture(scope="module")
def english(rules: Rulebook) -> set[str]:
    return set(_words("en", rules))


def test_no_english_is_left(rules: Rulebook, english: set[str]) -> None:
    allowed = STAND | NAMES | CZECH_TOO | {rules.digest}
    left = {word: command for word, command in _words("cs", rules).items() if word in english - allowed}
    digest_letters = set(re.findall(r"[a-z]{2,}", rules.digest))
    assert {word: command for word, command in left.items() if word not in digest_letters} == {}


def test_the_measure_would_notice(english: set[str]) -> None:
    assert {"animal", "corner", "rulebook", "sources", "disputed", "pawn", "there", "nothing"} <= english


def test_the_environment_chooses_the_language() -> None:
    assert "Viz také:" in cli("rule", "dominance.persists", DSRULES_LANG="cs").out
    assert "See also:" in cli("rule", "dominance.persists", "--lang", "en", DSRULES_LANG="cs").out


def test_a_card_is_named_in_english_too_wherever_it_is_named(rules: Rulebook) -> None:
    """The English name is what lies on the table."""
    cards = [entry["names"]["en"] for entry in rules.named("card").values()]
    data = {**rules.rules, **{name: rules.tables[name] for name in ("terms", "procedures", "switches", "disputes")}}
    for path, words in wordings(data):
        for card in cards:
            if re.search(rf"\b{card}\b", words["en"]) and not path.endswith("chapter_title"):
                assert card in words["cs"], (path, card)
