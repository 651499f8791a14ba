"""Actions, cards, animals, terrains, terms, pages and switches, each in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from lookup_cli import cli

from dsrules.rulebook import Rulebook

BOXES = [
    "initiative",
    "adaptation",
    "regression",
    "abundance",
    "wasteland",
    "depletion",
    "glaciation",
    "speciation",
    "wanderlust",
    "migration",
    "competition",
    "domination",
]
AUTOMATIC = ["regression@losses", "wasteland@clearing", "extinction", "survival", "reseed", "final"]
START = {"mammals": {"d4": 2, "e4": 1, "c4": 1}, "insects": {"e3": 2, "d2": 1, "e4": 1}}
GENE_POOL = {"2": 50, "3": 45, "4": 40, "5": 35, "6": 30}


def _one(*arguments: str) -> Any:
    printed = cli(*arguments, "--json")
    assert (printed.code, printed.err) == (0, ""), arguments
    (found,) = next(value for value in printed.result.values() if isinstance(value, list))
    return found


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("name", [*BOXES, *AUTOMATIC])
def test_every_action_answers(rules: Rulebook, name: str, lang: str) -> None:
    action = _one("action", name, "--lang", lang)
    assert action["name"] == name
    assert action["steps"]
    assert all(step["rule"] in rules.ids and step["text"] for step in action["steps"])
    printed = cli("action", name, "--lang", lang)
    assert printed.code == 0
    assert all(len(line) <= 80 for line in printed.out.splitlines())


def test_an_action_says_its_spaces_steps_what_is_voluntary_and_limits() -> None:
    migration = _one("action", "migration")
    assert migration["spaces"] == 6
    assert any("7, 6, 5, 4, 3, 2" in fact["text"] for fact in migration["facts"])
    assert migration["voluntary"]["rule"] == "execution.voluntary"
    assert "migration.once-each" in [rule["id"] for rule in migration["limits"]]
    competition = cli("action", "soutěž", "--lang", "cs").out
    assert "soutěž@7: moře, džungle nebo tundra" in competition
    assert "ability.arachnids" in competition
    losses = _one("action", "regression@losses")
    assert losses["voluntary"]["rule"] == "execution.automatic-not-voluntary"
    assert _one("action", "regression")["then"] == "regression@losses"
    assert _one("action", "glac")["name"] == "glaciation"


def test_actions_without_a_name_are_listed_in_order() -> None:
    assert [action["name"] for action in cli("action", "--json").result["actions"]] == [*BOXES, *AUTOMATIC]
    assert "Initiative: " in cli("action").out


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_card_answers(rules: Rulebook, lang: str) -> None:
    for card in rules.named("card"):
        shown = _one("card", card, "--lang", lang)
        assert shown["card"] == card
        assert shown["id"] == f"card.{card}"
        printed = cli("card", card, "--lang", lang).out
        assert rules.named("card")[card]["names"]["en"] in printed  # the name that lies on the table
        assert rules.named("card")[card]["names"][lang] in printed


def test_cards_are_named_as_people_name_them() -> None:
    for words in (["cold", "snap"], ["cold-snap"], ["Náhlé ochlazení"], ["nahle", "ochlazeni"], ["COLD"]):
        assert _one("card", *words)["card"] == "cold-snap"
    for words in (["survival"], ["Karta přežití"], ["survival", "card"]):
        assert _one("card", *words)["id"] == "card.survival"


def test_a_card_shows_clarification_rulings_and_open_points() -> None:
    aquatic = _one("card", "aquatic")
    assert aquatic["clarification"]
    assert aquatic["rulings"]
    assert aquatic["open_points"] == ["O14"]
    assert "K10" in aquatic["conflicts"]


def test_cards_without_a_name_are_listed() -> None:
    listed = cli("card", "--json").result["cards"]
    assert len(listed) == 27
    assert len({card["card"] for card in listed}) == 27


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_animal_answers(rules: Rulebook, lang: str) -> None:
    for place, animal in enumerate(["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"], 1):
        shown = _one("animal", animal, "--lang", lang)
        assert (shown["animal"], shown["food_chain"]) == (animal, place)
        assert shown["ability"]["id"] == f"ability.{animal}"
        assert shown["start"] == START.get(animal, shown["start"])
        assert {players: supply["gene_pool"] for players, supply in shown["supply"].items()} == GENE_POOL
    assert _one("animal", "obojživelník")["elements"] == ["water"] * 3
    assert len(cli("animal", "--json").result["animals"]) == 6


@pytest.mark.parametrize(
    ("terrain", "tiles", "most", "vp", "spaces"),
    [
        ("sea", 7, 4, [9, 5, 3, 2], [6, 7]),
        ("wetland", 4, 4, [8, 4, 2, 1], [1, 2]),
        ("savannah", 4, 3, [7, 4, 2], [4, 5]),
        ("jungle", 4, 3, [6, 3, 2], [1, 7]),
        ("forest", 4, 3, [5, 3, 2], [3, 4]),
        ("desert", 4, 2, [4, 2], [2, 3]),
        ("mountain", 4, 2, [3, 2], [5, 6]),
        ("tundra", 12, 1, [1], [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_every_terrain_answers(terrain: str, tiles: int, most: int, vp: list[int], spaces: list[int]) -> None:
    for lang in ("en", "cs"):
        shown = _one("terrain", terrain, "--lang", lang)
        assert (shown["tiles"], shown["speciation_max"], shown["vp"]) == (tiles, most, vp)
        assert shown["competition"] == [f"competition@{space}" for space in spaces]
        assert cli("terrain", terrain, "--lang", lang).code == 0
    assert _one("terrain", "hora")["terrain"] == "mountain"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_every_term_answers(rules: Rulebook, lang: str) -> None:
    for term in rules.tables["terms"]["terms"]:
        shown = cli("term", term["names"][lang][0], "--json", "--lang", lang).result["terms"]
        assert term["id"] in [one["term"] for one in shown]
        assert cli("term", term["names"][lang][0], "--lang", lang).code == 0


def test_terms_are_found_by_what_players_say() -> None:
    assert "species" in [term["term"] for term in cli("term", "kosticka", "--json").result["terms"]]
    assert "endangered" in [term["term"] for term in cli("term", "ohrož", "--json").result["terms"]]


def test_a_page_keeps_certain_and_inferred_apart(rules: Rulebook) -> None:
    for number in range(1, rules.tables["editions"]["rulebook"]["pages"] + 1):
        for lang in ("en", "cs"):
            page = _one("page", str(number), "--lang", lang)
            for key, sure in (("certain", True), ("inferred", False)):
                expected = [rule for rule in rules.ids if (number, sure) in rules.cite(rule).pages]
                assert [rule["id"] for rule in page[key]] == expected
            assert page["content"]
    assert "may begin a page earlier" in cli("page", "13").out


@pytest.mark.parametrize("number", ["0", "21", "999999"])
def test_a_page_that_is_not_there_is_exit_1(number: str) -> None:
    printed = cli("page", number)
    assert printed.code == 1
    assert "20" in printed.err


def test_a_page_is_a_number() -> None:
    assert cli("page", "seven").code == 2


def test_switches_show_their_readings_and_the_default(rules: Rulebook) -> None:
    listed = cli("switches", "--json").result["switches"]
    assert [switch["switch"] for switch in listed] == list(rules.tables["switches"]["switches"])
    for switch in listed:
        assert switch["rule"] in rules.ids
        assert switch["type"] == "integer" or switch["default"] in [reading["name"] for reading in switch["readings"]]
    out = cli("switches", "stale-cone").out
    assert out.index("unsettled (default)") < out.index("comes-off")
    assert "in force now: stands" in cli("switches", "stale-cone", "--switch", "stale-cone=stands").out


@pytest.mark.parametrize(
    ("command", "word", "near"),
    [
        ("action", "migratoin", "migration"),
        ("card", "fertil3", "fertile"),
        ("animal", "brids", "birds"),
        ("terrain", "dessert", "desert"),
        ("term", "endangred", "endangered"),
        ("switches", "stale-coned", "stale-cone"),
        ("card", "zzzzzz", ""),
    ],
)
def test_nothing_found_is_exit_1_with_the_nearest(command: str, word: str, near: str) -> None:
    for lang in ("en", "cs"):
        printed = cli(command, word, "--lang", lang)
        assert (printed.code, printed.out) == (1, "")
        assert printed.err.strip()
    assert near in cli(command, word, "--lang", "en").err
    found = cli(command, word, "--json").result
    assert found["missing"] == [word]
    assert near in found["nearest"] or not near


EVERYTHING = [
    ["rule", "glaciation"],
    ["rule", "dominance.persists"],
    ["rule", "K1"],
    ["search", "tie"],
    ["action", "competition"],
    ["action"],
    ["card", "evolution"],
    ["card"],
    ["animal", "birds"],
    ["animal"],
    ["terrain", "sea"],
    ["terrain"],
    ["term", "tundra"],
    ["term"],
    ["page", "7"],
    ["switches"],
    ["rule", "--report", "vp.track"],
]


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("arguments", EVERYTHING, ids=" ".join)
def test_everything_reads_well_at_60_columns_and_as_markdown(arguments: list[str], lang: str) -> None:
    narrow = cli(*arguments, "--lang", lang, COLUMNS="60")
    assert narrow.code == 0
    for line in narrow.out.splitlines():
        assert len(line) <= 60, line
        assert line == line.rstrip()
    marked = cli(*arguments, "--lang", lang, "--format", "md")
    assert marked.code == 0
    assert marked.out.startswith("**")
    assert "\x1b" not in marked.out


@pytest.mark.parametrize("arguments", EVERYTHING, ids=" ".join)
def test_every_answer_explains_its_marks(arguments: list[str]) -> None:
    out = cli(*arguments).out
    if " p. " in out and "--report" not in arguments:
        assert "T rulebook text read" in out
