"""Order and completeness of what scoring, the end and claims tell. Counted by hand."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line, position

from dsrules.judge.claim import claim
from dsrules.judge.final import final
from dsrules.judge.scoring import score
from dsrules.position import Owed
from dsrules.rulebook import Rulebook


def test_ties_are_told_from_the_most_cubes_down(rules: Rulebook) -> None:
    species = {"mammals": 1, "reptiles": 3, "birds": 3, "insects": 1}
    ruling = score(position({"tiles": {"d3": {"terrain": "sea", "species": species}}}), rules, "d3")
    ties = [dict(step.text.params) for step in ruling.steps if step.text.key == "scoring.tied"]
    assert ties == [{"whos": ["reptiles", "birds"], "cubes": 3}, {"whos": ["mammals", "insects"], "cubes": 1}]


def test_the_end_tells_every_tile_with_species(rules: Rulebook) -> None:
    earth = {"d3": {"terrain": "sea", "species": {"birds": 1}}, "e3": "savannah",
             "e4": {"terrain": "desert", "species": {"birds": 2}}}  # fmt: skip
    steps = final(position({"tiles": earth, "animals": {"birds": {"vp": 0}}}), rules).steps
    told = [step for step in steps if step.text.key == "final.tile"]
    assert [step.tile for step in told] == ["d3", "e4"]
    assert [[part.text.key for part in step.parts] for step in told] == [["scoring.table", "scoring.place"]] * 2


def test_an_animal_that_is_not_in_play_is_taken_to_be_only_where_it_shows_a_tie(rules: Rulebook) -> None:
    tied = line("mountain: grass | mammals 3, birds 1 | cone mammals")
    shown = claim(tied, rules, "tile", "insects", tie=True).assumed
    assert "claim.assumed-in-play" in [sentence.key for sentence in shown]
    claimed = claim(tied, rules, "tile", "insects").assumed
    assert "claim.assumed-in-play" not in [sentence.key for sentence in claimed]
    assert "claim.assumed-in-play" not in [s.key for s in claim(tied, rules, "tile", "birds", tie=True).assumed]


def test_a_card_passes_on_to_somebody_else_only(rules: Rulebook) -> None:
    here = line("desert: 2 sun grub | reptiles, arachnids | cone arachnids")
    for owner, tile, passes in (
        ("arachnids", "tile", True), ("reptiles", "tile", False), ("mammals", "tile", True), ("birds", "tile", True),
        ("arachnids", "z", False), ("arachnids", "a", False),
    ):  # fmt: skip
        owed = here._replace(owed=Owed(owner, tile))
        told = [step.text.key for step in claim(owed, rules, "tile", "reptiles").steps]
        assert ("claim.card-passes" in told) == passes
    for owner in ("insects", "mammals"):
        owed = here._replace(owed=Owed(owner, "tile"))
        assert "claim.card-passes" in [step.text.key for step in claim(owed, rules, "tile", "reptiles").steps]


def test_two_outcomes_leave_a_claim_open_as_well_as_three(rules: Rulebook) -> None:
    """Birds match one seed twice; with no seed on the unread corner nobody qualifies."""
    ruling = score(line("forest: ? | birds 2"), rules, "tile")
    assert ruling.result["possible"] == ["birds", None]
    assert ruling.result["may_claim_first"] is None
    assert ruling.steps[-1].text.key == "scoring.may-claim.unknown"


@pytest.mark.parametrize(
    ("display", "told"), [({}, False), ({"cards": ["fertile"]}, False), ({"pawns": ["birds"]}, False),
                          ({"cards": []}, True), ({"pawns": ["birds"], "cards": []}, True)],
)  # fmt: skip
def test_no_card_to_take_is_told_only_where_the_box_is_known_to_show_none(
    display: dict[str, Any], told: bool, rules: Rulebook
) -> None:
    tile = {"terrain": "desert", "species": {"birds": 1}, "cone": "birds"}
    values = {"tiles": {"d3": tile}, "display": {"domination": display} if display else {}}
    keys = [step.text.key for step in score(position(values), rules, "d3").steps]
    assert keys[-1 - told : len(keys)] == ["scoring.card", *(["scoring.no-cards"] if told else [])]
