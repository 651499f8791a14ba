"""Statements: every figure comes from the tables, and a changed table changes what is said."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from lookup_cli import cli, wordings

from dsrules.diagnostics import InputError
from dsrules.lookup.statements import fill
from dsrules.messages import LANGUAGES, Speaker
from dsrules.rulebook import Rulebook

SENTENCE_END = re.compile(r"[.!?](?=\s|$)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_figure_is_in_the_tables(rules: Rulebook, lang: str) -> None:
    speaker = Speaker(rules, lang)
    said_anywhere = [
        *wordings(rules.rules),
        *(
            w
            for name in ("terms", "procedures", "switches", "sources", "editions", "disputes")
            for w in wordings(rules.tables[name], name)
        ),
    ]
    assert len(said_anywhere) > 1000
    for path, words in said_anywhere:
        said = fill(words, speaker)
        assert said.strip(), path
        assert not re.search(r"[{}|]", said), (path, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_statement_is_longer_than_three_sentences(rules: Rulebook, lang: str) -> None:
    for rule, record in rules.rules.items():
        for part in ("text", "clarification", "rulings"):
            if part in record:
                said = re.sub(r"\b[ap]\. ", "", record[part][lang])
                assert len(SENTENCE_END.findall(said)) <= 3, (rule, part)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_statement_writes_a_figure_of_the_game_itself(rules: Rulebook, lang: str) -> None:
    for rule, record in rules.rules.items():
        for part in ("title", "text", "clarification", "rulings"):
            bare = re.sub(r"\{[^}]*\}|\b[KO]\d+\b", "", record.get(part, {"en": "", "cs": ""})[lang])
            assert not re.search(r"\d", bare), (rule, part, bare)


@pytest.mark.parametrize(
    ("pattern", "english", "czech"),
    [
        ("{animals.max_elements}", "6", "6"),
        ("{animals.max_elements|words}", "six", "šest"),
        ("{animals.animals|count}", "6", "6"),
        ("{scoring.tile_vp.sea}", "9, 5, 3, 2", "9, 5, 3, 2"),
        ("{scoring.bonus_vp.3}", "6", "6"),
        ("{scoring.bonus_vp|last}", "45", "45"),
        ("{components.large_tiles|sum}", "31", "31"),
        ("{components.supply.6.pawns|words}", "three", "tři"),
        ("{cards.cards.aquatic.terrains|names}", "sea, wetland", "moře, mokřad"),
        ("{cards.cards.cold-snap.species}", "1", "1"),
        ("{animals.animals.amphibians.printed|names}", "3 water", "3 vody"),
        (
            "{actions.speciation.elements|names}",
            "meat, sun, seed, water, grub, grass",
            "maso, slunce, semeno, voda, larva, tráva",
        ),
        (
            "{animals.animals|names}",
            "mammals, reptiles, birds, amphibians, arachnids, insects",
            "savci, plazi, ptáci, obojživelníci, pavoukovci, hmyz",
        ),
        ("{components.discs_per_type|words}", "20", "20"),
    ],
)
def test_filters(rules: Rulebook, pattern: str, english: str, czech: str) -> None:
    words = {"en": pattern, "cs": pattern}
    assert fill(words, Speaker(rules, "en")) == english
    assert fill(words, Speaker(rules, "cs")) == czech


@pytest.mark.parametrize(
    "pattern",
    [
        "{nowhere.x}",
        "{animals.no_such}",
        "{scoring.bonus_vp.99}",
        "{animals.max_elements|shout}",
        "{animals.max_elements|count}",
        "{animals.max_elements.more}",
        "{board.columns|last}",
    ],
)
def test_a_figure_that_is_nowhere_is_an_error(rules: Rulebook, pattern: str) -> None:
    with pytest.raises(InputError) as found:
        fill({"en": pattern, "cs": pattern}, Speaker(rules))
    assert found.value.diagnostics[0].code == "rules.figure"


def test_a_statement_says_its_record_in_either_language(rules: Rulebook) -> None:
    record = rules.rules["animal.food-chain"]
    assert "mammals, reptiles" in fill(record["text"], Speaker(rules, "en"))
    assert "savci, plazi" in fill(record["text"], Speaker(rules, "cs"))


def test_a_changed_figure_changes_what_is_said(tmp_path: Path, root: Path) -> None:
    copy = tmp_path / "house"
    shutil.copytree(root / "rulesdata", copy)
    animals = copy / "animals.yaml"
    animals.write_text(
        animals.read_text(encoding="utf-8").replace("max_elements: 6", "max_elements: 8"), encoding="utf-8"
    )
    (before,) = cli("rule", "animal.max-elements", "--json").result["rules"]
    (after,) = cli("rule", "animal.max-elements", "--json", "--rules", str(copy)).result["rules"]
    assert after["text"] != before["text"]
    assert {"eight", "8"} & set(re.findall(r"\w+", after["text"]))
    facts = cli("animal", "birds", "--json", "--rules", str(copy)).result["animals"][0]["facts"]
    assert any("8 elements" in fact["text"] and "room for 6 more" in fact["text"] for fact in facts)


def test_a_copy_that_quotes_what_it_does_not_hold_says_so(tmp_path: Path, root: Path) -> None:
    copy = tmp_path / "house"
    shutil.copytree(root / "rulesdata", copy)
    chapter = copy / "rules" / "12-end.yaml"
    text = chapter.read_text(encoding="utf-8").replace(
        "If the most VP are shared", "If {scoring.nothing} VP are shared"
    )
    chapter.write_text(text, encoding="utf-8")
    printed = cli("rule", "end.tie", "--rules", str(copy))
    assert printed.code == 3
    assert "scoring.nothing" in printed.err
