"""Search: questions as players put them, forms of words, misspellings, and what stands beside the hits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from lookup_cli import cli

from dsrules.lookup.search import search
from dsrules.lookup.stems import czech, english
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook

HERE = Path(__file__).parent


def _missed(file: str, rules: Rulebook) -> list[str]:
    """Return the questions that have none of their rules among the first three hits."""
    asked: dict[str, list[dict[str, Any]]] = yaml.safe_load((HERE / file).read_text(encoding="utf-8"))
    assert {lang: len(questions) for lang, questions in asked.items()} == {"en": 20, "cs": 20}
    missed = []
    for lang, questions in asked.items():
        for question in questions:
            assert set(question["ids"]) <= set(rules.ids)
            hits = search(question["ask"], Speaker(rules, lang))["hits"][:3]
            if not {hit["rule"] for hit in hits} & set(question["ids"]):
                missed.append(question["ask"])
    return missed


def test_the_right_rule_is_among_the_first_three(rules: Rulebook) -> None:
    missed = _missed("questions.yaml", rules)
    assert len(missed) <= 2, missed


def test_questions_never_tuned_for_are_answered_too(rules: Rulebook) -> None:
    missed = _missed("questions_later.yaml", rules)
    assert len(missed) <= 6, missed


@pytest.mark.parametrize(
    "forms",
    [
        "dominate dominates dominated dominating",
        "glaciate glaciated glaciation",
        "cube cubes",
        "lose lost losing loses",
        "take takes took taken taking",
        "tile tiles",
        "move moves moved moving",
        "stop stopped stopping",
        "ability abilities",
        "compete competing competition",
        "eliminate eliminated elimination",
        "match matches matched matching",
    ],
)
def test_forms_of_an_english_word_have_one_stem(forms: str) -> None:
    assert len({english(form) for form in forms.split()}) == 1


@pytest.mark.parametrize(
    "forms",
    [
        "kosticka kosticky kosticce kosticek kostickou kostickami",
        "dilek dilku dilky dilkem dilcich",
        "ptak ptaci ptaku ptakem",
        "savec savci savcu savce",
        "karta karty karet kartu kartou kartami",
        "larva larvy larev larvou",
        "migrace migraci migrovat",
        "zalednit zaledneni zaledneny zaledneneho",
        "prvek prvku prvky prvkem",
        "vynechat vynecham vynechal",
        "remiza remizy remizu",
        "ohrozeny ohrozene ohrozenych ohrozeneho",
        "konec konce konci",
    ],
)
def test_forms_of_a_czech_word_have_one_stem(forms: str) -> None:
    stems = {czech(form) for form in forms.split()}
    assert len(stems) <= (2 if "dilcich" in forms or "kosticce" in forms else 1), stems  # softened consonants aside


def test_diacritics_make_no_difference() -> None:
    with_them, without = (
        cli("search", words, "--json").result for words in ("přežití při remíze", "preziti pri remize")
    )
    assert with_them["hits"] == without["hits"]
    assert with_them["hits"][0]["rule"] == "survival.tie"


def test_both_languages_are_searched_at_once() -> None:
    for lang in ("en", "cs"):
        for words in ("tie for dominance", "remíza o dominanci"):
            hits = cli("search", words, "--json", "--lang", lang).result["hits"]
            assert "dominance.tie-none" in [hit["rule"] for hit in hits[:3]]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dominence", "dominance"),
        ("speceation", "speciation"),
        ("zaledneny", None),
        ("potravni retezev", "řetězec"),
        ("glacation", "glaciation"),
    ],
)
def test_a_misspelling_is_read_as_the_word_it_resembles(typed: str, meant: str | None) -> None:
    found = cli("search", typed, "--json").result
    assert list(found["read"].values()) == ([meant] if meant else [])
    assert found["hits"]


def test_what_was_read_instead_is_said() -> None:
    assert "“dominence”; read as “dominance”" in cli("search", "dominence").out
    assert "bere se jako „díra“" in cli("search", "ptaci diraa", "--lang", "cs").out


@pytest.mark.parametrize(
    ("word", "rule"),
    [
        ("spiders", "ability.arachnids"),
        ("cube", "species.cube"),
        ("swamp", "board.terrains"),
        ("pavouci útok", "ability.arachnids"),
        ("vítěz", "end.winner"),
        ("dead cubes", "species.removed-out-of-play"),
    ],
)
def test_words_of_players_find_the_words_of_the_rules(word: str, rule: str) -> None:
    assert rule in [hit["rule"] for hit in cli("search", word, "--json").result["hits"]]


def test_an_id_typed_whole_comes_first() -> None:
    assert cli("search", "K9", "--json").result["hits"][0]["rule"] == "K9"
    assert cli("search", "Domination.Card", "--json").result["hits"][0]["rule"] == "domination.card"


def test_cards_conflicts_open_points_terms_and_disputes_are_found() -> None:
    kinds = {
        hit["rule"]: hit["kind"] for hit in cli("search", "Evolution replaced cube gene pool", "--json").result["hits"]
    }
    assert {kinds["card.evolution"], kinds["K3"]} == {"card", "conflict"}
    assert "O6" in [hit["rule"] for hit in cli("search", "bag empty too few elements", "--json").result["hits"]]
    assert "gene-pool" in [term["term"] for term in cli("search", "genová zásoba", "--json").result["terms"]]
    assert (
        cli("search", "a rival has overtaken me and said nothing", "--json").result["disputes"][0]["dispute"] == "d04"
    )


def test_a_hit_has_what_the_contract_names() -> None:
    document = cli("search", "skip", "--json").json
    assert set(document) == {"dsrules", "rules", "question", "result", "steps", "assumed"}
    assert {"rule", "title", "text", "pages", "basis", "kind"} <= set(document["result"]["hits"][0])


def test_limit() -> None:
    assert len(cli("search", "tile", "--limit", "3", "--json").result["hits"]) == 3
    assert cli("search", "tile", "--limit", "0").code == 2


@pytest.mark.parametrize("words", ["xyzzyqqq", "?", "", "…", "'\" ; -- * ( )"])
def test_nothing_found_is_exit_1(words: str) -> None:
    printed = cli("search", words)
    assert (printed.code, printed.out) == (1, "")
    assert printed.err
    assert cli("search", words, "--json").result["hits"] == []


@pytest.mark.parametrize(
    "words", ["NEAR(tie", 'tie" OR "x', "tie*", "title:tie", "AND", "tie ^ NOT", "x" * 60_000, "tie " * 60_000]
)
def test_no_question_can_upset_the_engine(words: str) -> None:
    assert cli("search", words).code in (0, 1)


def test_house_rules_are_searched_by_their_own_words(tmp_path: Path, root: Path) -> None:
    import shutil

    copy = tmp_path / "house"
    shutil.copytree(root / "rulesdata", copy)
    chapter = copy / "rules" / "12-end.yaml"
    chapter.write_text(
        chapter.read_text(encoding="utf-8").replace("A tie for the win", "A tie and a pterodactyl"), encoding="utf-8"
    )
    assert cli("search", "pterodactyl", "--rules", str(copy), "--json").result["hits"][0]["rule"] == "end.tie"
    assert cli("search", "pterodactyl").code == 1
