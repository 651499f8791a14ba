"""Claims and shown ties: who may, who may not, and every reason."""

from __future__ import annotations

from typing import Any

import judge_boards as naive
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsrules.diagnostics import UsageError
from dsrules.judge.claim import claim
from dsrules.messages import Speaker
from dsrules.position import Frozen, Owed, Position
from dsrules.rulebook import Rulebook

STANDS = (
    "desert: grass grub 3 sun | insects 1 (2 grass, grub, water), amphibians 3 (3 water, 2 grub, meat) | cone insects"
)
TIED = "sea: water meat grass | amphibians 2, mammals 1 (3 meat), birds 0 | cone amphibians"
BOTH_ENDANGERED = "mountain: grass | mammals 3, birds 1 | cone mammals"
ALONE_ENDANGERED = "mountain: sun | mammals 3 | cone mammals"


def rules_of(ruling: Any) -> list[str]:
    return [step.rule for step in ruling.reasons]


@pytest.mark.parametrize(
    ("words", "animal", "verdict", "reasons"),
    [
        ("desert: sun | reptiles 1", "reptiles", "yes", ["dominance.condition", "dominance.claim-not-automatic"]),
        ("desert: sun | reptiles 1 | cone birds", "reptiles", "yes", ["dominance.condition", "dominance.persists"]),
        (STANDS, "amphibians", "no", ["dominance.condition"]),
        (STANDS, "birds", "no", ["dominance.condition"]),
        ("mountain: sun | mammals 3", "mammals", "no", ["endangered.consequences"]),
        ("mountain: sun | mammals 3, reptiles", "mammals", "no", ["endangered.consequences", "dominance.condition"]),
        ("mountain: | mammals, birds", "birds", "no", ["endangered.consequences", "dominance.tie-none"]),
        ("wetland: water seed | amphibians, birds (2 seed, water)", "birds", "no", ["dominance.tie-none"]),
        (
            "desert: 3 sun grub meat | reptiles, arachnids, mammals, insects",
            "mammals",
            "no",
            ["dominance.condition", "dominance.tie-none"],
        ),
    ],
)
def test_claims(words: str, animal: str, verdict: str, reasons: list[str], rules: Rulebook) -> None:
    ruling = claim(naive.line(words), rules, "tile", animal)
    assert (ruling.verdict, rules_of(ruling)) == (verdict, reasons)


@pytest.mark.parametrize("words", [STANDS, TIED, BOTH_ENDANGERED, ALONE_ENDANGERED, "sea: ? | | cone mammals"])
def test_claiming_a_cone_already_held_is_yes_and_changes_nothing(words: str, rules: Rulebook) -> None:
    here = naive.line(words)
    holder = here.tiles["tile"].cone
    ruling = claim(here, rules, "tile", holder)
    assert (ruling.verdict, rules_of(ruling)) == ("yes", ["dominance.persists"])
    assert "changes nothing" in Speaker(rules).say(ruling.reasons[0].text)


@pytest.mark.parametrize(
    ("words", "shower", "verdict", "rule"),
    [
        (TIED, "mammals", "yes", "dominance.tie-removal"),
        (TIED, "birds", "yes", "dominance.tie-removal"),
        (TIED, None, "yes", "dominance.tie-removal"),
        (TIED, "amphibians", "no", "dominance.persists"),
        (STANDS, "amphibians", "no", "dominance.tie-removal"),
        (STANDS, None, "no", "dominance.tie-removal"),
        ("wetland: water seed | amphibians, birds (2 seed, water)", "birds", "no", "dominance.tie-removal"),
        (BOTH_ENDANGERED, "birds", "yes", "O16"),
        (ALONE_ENDANGERED, "birds", "unsettled", "O2"),
        (ALONE_ENDANGERED, None, "unsettled", "O2"),
        (ALONE_ENDANGERED, "mammals", "no", "dominance.persists"),
        ("sea: water | | cone birds", "mammals", "unsettled", "O2"),
        ("wetland: water grass sun | amphibians, insects (3 grass), reptiles 2 | cone reptiles", "mammals", "yes",
         "dominance.tie-removal"),
    ],
)  # fmt: skip
def test_ties(words: str, shower: str | None, verdict: str, rule: str, rules: Rulebook) -> None:
    ruling = claim(naive.line(words), rules, "tile", shower, tie=True)
    assert (ruling.verdict, ruling.reasons[0].rule) == (verdict, rule)
    assert (ruling.reasons[0].basis == "derived") == (rule == "O16")


def test_no_tie_is_a_reason_of_its_own_beside_the_holders_player(rules: Rulebook) -> None:
    ruling = claim(naive.line(STANDS), rules, "tile", "insects", tie=True)
    assert rules_of(ruling) == ["dominance.persists", "dominance.tie-removal"]


def owned(owners: dict[str, tuple[str, ...]]) -> Position:
    return naive.line(TIED)._replace(owners=Frozen(owners))


def test_the_holders_player_may_not_show_it_with_another_animal(rules: Rulebook) -> None:
    one_player = owned({"north": ("amphibians", "mammals"), "south": ("birds", "insects")})
    assert claim(one_player, rules, "tile", "mammals", tie=True).verdict == "no"
    assert claim(one_player, rules, "tile", "insects", tie=True).verdict == "yes"
    two_players = owned({"north": ("amphibians", "birds"), "south": ("mammals", "insects")})
    assert claim(two_players, rules, "tile", "mammals", tie=True).verdict == "yes"


def test_an_animal_may_claim_from_another_of_the_same_player(rules: Rulebook) -> None:
    """A player's animals oppose each other (variant.multi-animal.opposing)."""
    here = naive.line("desert: 2 sun grub | reptiles, arachnids | cone arachnids")
    here = here._replace(owners=Frozen({"north": ("reptiles", "arachnids"), "south": ("birds",)}))
    assert claim(here, rules, "tile", "reptiles").verdict == "yes"


def test_neither_order_nor_phase_matters(rules: Rulebook) -> None:
    here = naive.position(
        {
            "round": 2, "phase": "planning", "initiative": ["birds", "insects"], "turn": "birds",
            "tiles": {"e3": {"terrain": "savannah", "species": {"insects": 1, "birds": 1}}},
            "elements": {"grass": ["e3.e"]}, "animals": {"insects": {}, "birds": {}},
        }
    )  # fmt: skip
    assert claim(here, rules, "e3", "insects").verdict == "yes"


def test_a_card_still_owed_is_spoken_of(rules: Rulebook) -> None:
    here = naive.line("desert: 2 sun grub | reptiles, arachnids | cone arachnids")._replace(
        owed=Owed("arachnids", "tile")
    )
    assert claim(here, rules, "tile", "reptiles").steps[-1].rule == "O27"
    tied = naive.line(TIED)._replace(owed=Owed("amphibians", "tile"))
    assert claim(tied, rules, "tile", "birds", tie=True).steps[-1].rule == "O27"
    elsewhere = naive.line(TIED)._replace(owed=Owed("amphibians", "e4"))
    assert all(step.rule != "O27" for step in claim(elsewhere, rules, "tile", "birds", tie=True).steps)


OWED = {
    "tiles": {
        "d3": {"terrain": "sea", "species": {"birds": 1, "insects": 1}, "cone": "insects"},
        "d2": {"terrain": "wetland"},
        "e4": {"terrain": "desert"},
    },
    "animals": {animal: {} for animal in naive.RULES.food_chain},
}


@pytest.mark.parametrize("owner", naive.RULES.food_chain)
@pytest.mark.parametrize("tile", ["d2", "d3", "e4"])
def test_a_card_passes_from_whoever_else_is_owed_one_for_this_tile(owner: str, tile: str, rules: Rulebook) -> None:
    """With a seed birds match 2 and insects nothing; with none both match nothing and tie (O16)."""
    tied = naive.position({**OWED, "owed": {"card": owner, "tile": tile}})
    told = [step.text.key for step in claim(tied, rules, "d3", tie=True).steps]
    assert ("claim.card-cancelled" in told) == (tile == "d3")
    told = [step.text.key for step in claim(tied.with_element("d3.e", "seed"), rules, "d3", "birds").steps]
    assert ("claim.card-passes" in told) == (tile == "d3" and owner != "birds")


@pytest.mark.parametrize("shower", naive.RULES.food_chain)
def test_whose_player_shows_the_tie_of_a_cone(shower: str, rules: Rulebook) -> None:
    owners = {"north": ("mammals", "amphibians", "reptiles"), "south": ("birds", "arachnids", "insects")}
    here = naive.line("mountain: | mammals 1, birds 1 | cone mammals")._replace(owners=Frozen(owners))
    ruling = claim(here, rules, "tile", shower, tie=True)
    told = [step.text.key for step in ruling.reasons]
    if shower in owners["south"]:
        assert (ruling.verdict, told) == ("yes", ["dominance.tied"])
    else:
        key = "claim.own-cone" if shower == "mammals" else "claim.own-players-cone"
        assert (ruling.verdict, told) == ("no", [key])


def test_unread_corners_can_decide(rules: Rulebook) -> None:
    here = naive.line("forest: seed ? grub | birds 2, arachnids")
    ruling = claim(here, rules, "tile", "birds")
    assert ruling.verdict == "undetermined"
    said = [Speaker(rules).say(part.text) for part in ruling.reasons[0].parts]
    assert said == [
        "if seed lies on the unread corner: birds may claim the tile",
        "otherwise: birds may not claim the tile",
    ]
    assert claim(naive.line("forest: 3 seed ? | birds, arachnids"), rules, "tile", "birds").verdict == "yes"
    assert claim(naive.line("forest: 3 seed ? | birds, arachnids"), rules, "tile", "arachnids").verdict == "no"
    tie = claim(naive.line("forest: seed ? grub | birds, arachnids | cone birds"), rules, "tile", "mammals", tie=True)
    assert tie.verdict == "undetermined"


def test_assumed_names_only_those_the_answer_rests_on(rules: Rulebook) -> None:
    here = naive.position(
        {
            "tiles": {
                "e3": {"terrain": "savannah", "species": {"reptiles": 1}},
                "e4": {"terrain": "desert", "species": {"birds": 1}},
            },
            "elements": {"sun": ["e3.e"]},
        }
    )
    assert [t.params["who"] for t in claim(here, rules, "e3", "reptiles").assumed] == ["reptiles"]


@pytest.mark.parametrize("spelt", ["Reptiles", "reptile", "Re", "plazi", "rept"])
def test_animals_and_tiles_in_every_spelling(spelt: str, rules: Rulebook) -> None:
    here = naive.position(
        {"tiles": {"e3": {"terrain": "savannah", "species": {"reptiles": 1}}}, "elements": {"sun": ["e3.e"]}}
    )
    for tile in ("e3", "E3", "savannah", "Sa"):
        ruling = claim(here, rules, tile, spelt)
        assert (ruling.verdict, ruling.question["tile"], ruling.question["animal"]) == ("yes", "e3", "reptiles")


@pytest.mark.parametrize(
    ("tile", "animal", "tie", "code"),
    [
        ("e9", "birds", False, "usage.tile"),
        ("e4", "birds", False, "usage.tile"),
        (None, "birds", False, "usage.tile"),
        (["e3"], "birds", False, "usage.tile"),
        ("e3", "dragons", False, "usage.animal"),
        ("e3", 7, False, "usage.animal"),
        ("e3", None, False, "usage.missing"),
        ("e3", "birds", "yes", "usage.tie"),
    ],
)
def test_bad_questions(tile: Any, animal: Any, tie: Any, code: str, rules: Rulebook) -> None:
    here = naive.position({"tiles": {"e3": "savannah"}})
    with pytest.raises(UsageError) as caught:
        claim(here, rules, tile, animal, tie)
    found = caught.value.diagnostics[0]
    assert found.code == code
    assert Speaker(rules).say(found.text)
    assert found.hint is None or Speaker(rules, "cs").say(found.hint)


@given(naive.boards(), st.sampled_from(naive.RULES.food_chain))
def test_a_claim_is_yes_exactly_for_who_qualifies_or_holds(here: Position, animal: str) -> None:
    for tile, value in here.tiles.items():
        ruling = claim(here, naive.RULES, tile, animal)
        allowed = animal in (naive.naive_qualifies(here, tile), value.cone)
        assert ruling.verdict == ("yes" if allowed else "no")
        assert ruling.reasons
        for lang in ("en", "cs"):
            assert all(Speaker(naive.RULES, lang).say(step.text) for step in ruling.steps)


@given(naive.boards(), st.sampled_from(naive.RULES.food_chain))
def test_a_tie_is_shown_exactly_where_the_cone_is_tied(here: Position, animal: str) -> None:
    verdicts = {"tied": "yes", "unsettled": "unsettled"}
    for tile, value in here.tiles.items():
        expected = verdicts.get(naive.naive_cone_status(here, tile), "no")
        ruling = claim(here, naive.RULES, tile, animal, tie=True)
        assert ruling.verdict == ("no" if animal == value.cone else expected)
