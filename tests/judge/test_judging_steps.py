"""What rulings say on the way, and why: claims, scoring, Survival, Extinction, the end. Counted by hand."""

from __future__ import annotations

from typing import Any

import pytest
from judge_boards import line, position

from dsrules.judge.claim import claim
from dsrules.judge.dominance import dominance
from dsrules.judge.extinction import endangered_now, extinction, extinction_steps
from dsrules.judge.final import final
from dsrules.judge.scoring import placings, score
from dsrules.judge.supply import unknown_hexes
from dsrules.judge.survival import survival
from dsrules.position import Frozen, Owed, Sheet
from dsrules.rulebook import Rulebook
from dsrules.ruling import Ruling, Step


def keys(steps: tuple[Step, ...]) -> list[str]:
    return [step.text.key for step in steps]


def said(ruling: Ruling, key: str) -> list[dict[str, Any]]:
    """The params of every step with this message, in order."""
    return [dict(step.text.params) for step in ruling.steps if step.text.key == key]


# Claims.


@pytest.mark.parametrize(
    ("words", "animal", "reasons"),
    [
        ("mountain: sun | mammals 3", "mammals", ["claim.endangered-alone"]),
        ("mountain: sun | mammals 3, birds", "mammals", ["claim.endangered", "claim.level"]),
        ("mountain: sun | mammals 3, reptiles", "mammals", ["claim.endangered", "claim.outmatched"]),
        ("mountain: sun | mammals 3", "reptiles", ["claim.absent"]),
        # reptiles 3 suns twice: 6; birds the seed twice: 2; mammals, who only match the grass, are no rivals of theirs
        ("desert: 3 sun seed grass | reptiles, birds, mammals (3 meat, grass)", "birds", ["claim.outmatched"]),
    ],
)
def test_why_not(words: str, animal: str, reasons: list[str], rules: Rulebook) -> None:
    ruling = claim(line(words), rules, "tile", animal)
    assert keys(ruling.reasons) == reasons
    # a no is shown with the tile as it stands: every sum, who qualifies, the cone
    assert keys(ruling.steps)[-len(reasons) - 1] == "dominance.no-cone" + ("-yet" if "reptiles" in words else "")


def test_a_yes_is_not_told_twice(rules: Rulebook) -> None:
    ruling = claim(line("desert: sun | reptiles 1"), rules, "tile", "reptiles")
    assert keys(ruling.steps) == ["matching.sum", "dominance.qualifies-alone", "claim.places"]
    ruling = claim(line("desert: sun | reptiles 1 | cone birds"), rules, "tile", "reptiles")
    assert keys(ruling.steps) == ["matching.sum", "dominance.qualifies-alone", "claim.replaces"]


def test_reasons_that_hold_for_some_discs_only(rules: Rulebook) -> None:
    # birds need seed twice, arachnids grub twice, reptiles sun twice: 3 sun make 6, one disc more of seed 2, of grub 2
    here = line("forest: 3 sun ? | birds 2, arachnids, reptiles")
    ruling = claim(here, rules, "tile", "birds")
    assert ruling.verdict == "no"
    told = [(step.text.key, step.text.params["reason"].key) for step in ruling.reasons]
    (outmatched,) = [step.text.params["reason"] for step in ruling.reasons if step.text.key == "claim.in-any-case"]
    assert (outmatched.params["n"], outmatched.params["more"]) == (0, 6)  # as read, with no disc more
    assert ("claim.perhaps", "claim.endangered") in told
    assert ("claim.perhaps", "claim.level") in told
    assert ("claim.in-any-case", "claim.outmatched") in told


def test_why_a_tie_cannot_be_shown(rules: Rulebook) -> None:
    overtaken = "desert: 2 sun | reptiles 1, birds 1 | cone birds"
    ruling = claim(line(overtaken), rules, "tile", "birds", tie=True)
    assert keys(ruling.reasons) == ["claim.own-cone", "claim.no-tie"]
    assert ruling.question == {"ask": "claim", "tile": "tile", "animal": "birds", "tie": True}
    assert claim(line(overtaken), rules, "tile", "birds").question == {
        "ask": "claim",
        "tile": "tile",
        "animal": "birds",
    }
    assert ruling.reasons[1].text.params["n"] == 4  # reptiles need sun twice
    unread = claim(line("desert: 3 sun ? | reptiles 1, birds 1 | cone birds"), rules, "tile", "mammals", tie=True)
    assert keys(unread.reasons) == ["claim.no-tie-any"]


def test_a_reading_by_which_a_stale_cone_stands_says_so(rules: Rulebook) -> None:
    table = rules.switched({"stale-cone": "stands"})
    ruling = claim(line("mountain: sun | mammals 3 | cone mammals"), table, "tile", "birds", tie=True)
    assert ruling.verdict == "no"
    assert keys(ruling.reasons) == ["claim.no-tie-any", "dominance.stays", "switches.decided"]
    table = rules.switched({"stale-cone": "comes-off"})
    ruling = claim(line("mountain: sun | mammals 3 | cone mammals"), table, "tile", "birds", tie=True)
    assert ruling.verdict == "yes"
    assert keys(ruling.reasons) == ["dominance.comes-off", "switches.decided"]


@pytest.mark.parametrize("shower", ["amphibians", "mammals"])
def test_the_holders_player_shows_no_tie(shower: str, rules: Rulebook) -> None:
    values = {
        "tiles": {"d3": {"terrain": "sea", "species": {"amphibians": 1, "birds": 1}, "cone": "amphibians"}},
        "animals": {animal: {} for animal in ("amphibians", "birds", "mammals", "insects")},
        "owners": {"north": ["amphibians", "mammals"], "south": ["birds", "insects"]},
    }
    own = "claim.own-cone" if shower == "amphibians" else "claim.own-players-cone"
    assert keys(claim(position(values), rules, "d3", shower, tie=True).reasons) == [own]


def test_a_card_owed_passes_on_only_where_claims_come_in_time(rules: Rulebook) -> None:
    here = line("desert: 2 sun grub | reptiles, arachnids | cone arachnids")._replace(owed=Owed("arachnids", "tile"))
    tied = line("desert: sun grub | reptiles, arachnids | cone arachnids")._replace(owed=Owed("arachnids", "tile"))
    assert said(claim(here, rules, "tile", "reptiles"), "claim.card-passes") == [
        {"who": "reptiles", "owed": "arachnids"}
    ]
    assert said(claim(tied, rules, "tile", tie=True), "claim.card-cancelled") == [{"owed": "arachnids"}]
    elsewhere = here._replace(owed=Owed("arachnids", "e4"))
    assert said(claim(elsewhere, rules, "tile", "reptiles"), "claim.card-passes") == []
    late = rules.switched({"last-moment-to-claim": "before-scoring"})
    assert said(claim(here, late, "tile", "reptiles"), "claim.card-passes") == []
    assert said(claim(tied, late, "tile", tie=True), "claim.card-cancelled") == []


def test_who_is_beaten_by_two_is_told_the_first_on_the_food_chain(rules: Rulebook) -> None:
    # birds 2 seed, arachnids 2 grub, so 2 each; mammals with one grass beside their meat: 1
    here = line("jungle: seed grub grass | birds 1, arachnids 1, mammals 1 (3 meat, grass)")
    (shared,) = [step for step in dominance(here, rules, "tile").steps if step.text.key == "dominance.shared"]
    beaten = [dict(part.text.params) for part in shared.parts if part.text.key == "dominance.beaten"]
    assert beaten == [{"who": "mammals", "n": 1, "by": "birds", "most": 2}]


def test_that_no_food_chain_breaks_a_tie_is_told_first(rules: Rulebook) -> None:
    here = line("jungle: seed grub grass | birds 1, arachnids 1, mammals 1 (3 meat, grass), reptiles 1, insects 0")
    (shared,) = [step for step in dominance(here, rules, "tile").steps if step.text.key == "dominance.shared"]
    assert [(part.text.key, part.animal) for part in shared.parts] == [
        ("dominance.no-tiebreak", None), ("dominance.beaten", "mammals"),
        ("dominance.beaten-endangered", "reptiles"), ("dominance.absent", None),
    ]  # fmt: skip


# Corners that nobody could read.


def test_who_is_endangered_whatever_lies_there(rules: Rulebook) -> None:
    here = line("sea: seed ? | mammals 1, birds 1, amphibians 1, insects 1")
    shown = {"mammals": (), "birds": ("seed",), "amphibians": ("meat",), "insects": ("grub", "grub")}
    here = here._replace(animals=Frozen({animal: Sheet(elements) for animal, elements in shown.items()}))
    found = dominance(here, rules, "tile")
    stands = found.result["tiles"]["tile"]
    # mammals show nothing: 0; birds match the seed: 1, or 2 with another; amphibians 0 or 1, insects 0 or 2
    assert stands["matches"] == {"mammals": 0, "birds": [1, 2], "amphibians": [0, 1], "insects": [0, 2]}
    assert stands["endangered"] == ["mammals"]
    assert stands["endangered_possible"] == ["amphibians", "insects"]
    told = [(step.text.key, step.animal) for step in found.steps if step.rule == "endangered.definition"]
    assert told == [
        ("dominance.endangered", "mammals"),
        ("dominance.endangered-perhaps", "amphibians"), ("dominance.endangered-perhaps", "insects"),
    ]  # fmt: skip


def test_a_cone_on_which_all_discs_agree(rules: Rulebook) -> None:
    here = line("sea: seed ? | birds 1, amphibians 1 | cone birds")
    shown = {"birds": (), "amphibians": (), "insects": ("seed",)}
    here = here._replace(animals=Frozen({animal: Sheet(elements) for animal, elements in shown.items()}))
    steps = dominance(here, rules, "tile").steps
    # insects, who are absent, match 1 or 2; those present match nothing whatever lies there, so they tie (O16)
    assert keys(steps)[-2:] == ["unknown.whatever", "unknown.whatever"]
    assert [step.text.params["then"].key for step in steps[-2:]] == ["dominance.then-nobody", "dominance.status.tied"]


@pytest.mark.parametrize(
    ("reading", "shown", "status"),
    [
        # nothing on the corner: level at none, no tie by the table, so it comes off; meat: a tie, so it comes off
        ("comes-off", {"birds": (), "amphibians": ("meat",), "arachnids": ("meat",)}, "comes-off"),
        # nothing on the corner: endangered, and it stands by the table; seed: birds qualify
        ("stands", {"birds": ("seed",), "amphibians": (), "arachnids": ()}, "stands"),
    ],
)
def test_a_cone_on_which_all_discs_agree_for_different_reasons(
    reading: str, shown: dict[str, tuple[str, ...]], status: str, rules: Rulebook
) -> None:
    here = line("sea: ? | birds 1, amphibians 1, arachnids 1 | cone birds")
    here = here._replace(animals=Frozen({animal: Sheet(elements) for animal, elements in shown.items()}))
    table = rules.switched({"stale-cone": reading, "tie-at-zero": "no-tie"})
    found = [step.text.params for step in dominance(here, table, "tile").steps if step.text.key == "unknown.whatever"]
    assert found[-1]["then"].key == f"dominance.status.{status}"


# Scoring.


def test_every_place_is_told(rules: Rulebook) -> None:
    here = position({"tiles": {"d3": {"terrain": "desert", "species": {"mammals": 2, "birds": 3, "insects": 2}}}})
    ruling = score(here, rules, "d3")
    assert keys(ruling.steps)[:5] == [
        "scoring.table", "scoring.place", "scoring.place", "scoring.below", "scoring.tied",
    ]  # fmt: skip
    assert said(ruling, "scoring.place") == [
        {"rank": 1, "animal": "birds", "cubes": 3, "vp": 4},
        {"rank": 2, "animal": "mammals", "cubes": 2, "vp": 2},
    ]
    assert said(ruling, "scoring.below") == [{"rank": 3, "animal": "insects", "cubes": 2, "vp": 0}]
    assert said(ruling, "scoring.tied") == [{"whos": ["mammals", "insects"], "cubes": 2}]
    assert [place.rank for place in placings(here.tiles["d3"], rules)] == [1, 2, 3]


def test_only_an_open_claim_lists_who_may(rules: Rulebook) -> None:
    sure = score(line("forest: 3 seed | birds 2, arachnids"), rules, "tile")
    assert "possible" not in sure.result
    assert sure.result["may_claim_first"] == "birds"
    assert keys(sure.steps)[-1] == "scoring.may-claim"
    unread = score(line("forest: seed ? grub | birds 2, arachnids"), rules, "tile")
    assert keys(unread.steps)[-1] == "scoring.may-claim.unknown"
    assert said(unread, "scoring.may-claim.unknown")[0]["whos"] == ["birds", "arachnids"]


# Survival.


def frozen(**species: int) -> dict[str, Any]:
    return {"terrain": "sea", "tundra": True, "species": species}


def test_survival_says_how_the_card_is_won_shared_or_nobodys(rules: Rulebook) -> None:
    won = survival(position({"tiles": {"d3": frozen(birds=2, insects=1), "e3": frozen(birds=1)}}), rules)
    assert keys(won.steps) == ["survival.count", "survival.count", "survival.holder", "survival.score"]
    assert said(won, "survival.count") == [
        {"who": "birds", "cubes": 3, "places": ["d3 2", "e3 1"]},
        {"who": "insects", "cubes": 1, "places": ["d3 1"]},
    ]
    assert said(won, "survival.score") == [{"who": "birds", "tiles": 2, "vp": 3}]
    shared = survival(position({"tiles": {"d3": frozen(birds=2, insects=2, mammals=1)}}), rules)
    assert said(shared, "survival.tied") == [{"whos": ["birds", "insects"], "cubes": 2}]
    alone = survival(position({"tiles": {"d3": frozen(birds=1, insects=1)}}), rules)
    assert said(alone, "survival.tied") == [{"whos": ["birds", "insects"], "cubes": 1}]
    nobody = survival(position({"tiles": {"d3": frozen(), "e3": {"terrain": "sea", "species": {"birds": 1}}}}), rules)
    assert keys(nobody.steps) == ["survival.count.none", "survival.nobody"]
    assert keys(survival(position({"tiles": {"d3": frozen()}}), rules).steps) == ["survival.nobody"]


def test_survival_by_the_food_chain_says_so_only_for_a_tie(rules: Rulebook) -> None:
    table = rules.switched({"survival-tie": "food-chain"})
    tied = survival(position({"tiles": {"d3": frozen(birds=2, insects=2, mammals=1)}}), table)
    assert tied.result["holder"] == "birds"
    assert said(tied, "survival.food-chain") == [{"whos": ["birds", "insects"], "who": "birds", "cubes": 2}]
    assert keys(tied.reasons) == ["switches.decided"]
    for species in ({"birds": 1, "insects": 2}, {"birds": 2, "insects": 1}):
        won = survival(position({"tiles": {"d3": frozen(**species)}}), table)
        assert "survival.holder" in keys(won.steps)
        assert won.reasons == ()


def test_who_needs_one_more_tile_for_the_card_scores_it_too(rules: Rulebook) -> None:
    animals = {"birds": {"gene_pool": 51, "out": 0}, "insects": {"gene_pool": 40, "out": 1}}
    values = {"players": 2, "tiles": {"d3": frozen(birds=3, insects=2)}, "unknown": ["e3"], "animals": animals}
    ruling = survival(position(values), rules.switched({"survival-tie": "food-chain"}))
    # birds hold it on one tile (1 VP), or insects with at least two cubes more on e3: two tiles (3 VP); never nobody
    assert ruling.result["possible"] == ["birds", "insects"]
    assert ruling.result["vp"] == [1, 3]


@pytest.mark.parametrize(("tiles", "beyond"), [(9, []), (10, [{"tiles": 10, "last": 45}])])
def test_more_tundra_than_the_table_lists_is_said(tiles: int, beyond: list[Any], rules: Rulebook) -> None:
    terrains = [terrain for terrain, number in rules.large_tiles.items() for _ in range(number)]
    earth = {name: {**frozen(birds=1), "terrain": terrains[i]} for i, name in enumerate(rules.board.hexes[:tiles])}
    ruling = survival(position({"tiles": earth}), rules)
    assert said(ruling, "survival.beyond-table") == beyond
    (scored,) = [step for step in ruling.steps if step.text.key == "survival.score"]
    assert keys(scored.parts) == ([] if beyond else ["bonus.table"])


def test_an_unread_hex_adds_a_tile_of_tundra_only_where_cubes_are_left(rules: Rulebook) -> None:
    animals = {"birds": {"gene_pool": 44, "out": 1}, "insects": {"gene_pool": 52, "out": 0}}
    values = {"players": 2, "tiles": {"d3": frozen(birds=3, insects=2), "e3": frozen(birds=1)}, "unknown": ["e4"]}
    ruling = survival(position({**values, "animals": animals}), rules)
    # of 55 cubes one marks VP: 54 - 4 - 44 - 1 = 5 birds may stand on e4; on two tiles 1 + 2 = 3 VP, on three 6
    assert said(ruling, "survival.score.unknown") == [{"who": "birds", "tiles": 2, "least": 3, "most": 6}]
    assert said(ruling, "survival.count.unknown") == [{"who": "birds", "least": 4, "most": 9}]
    assert [step.parts for step in ruling.steps if step.text.key == "survival.score.unknown"] == [()]
    assert said(ruling, "survival.count") == [{"who": "insects", "cubes": 2, "places": ["d3 2"]}]


# Extinction.


def lost(*hexes: str) -> dict[str, Any]:
    terrains = ("sea", "wetland", "savannah")
    return {
        name: {"terrain": terrain, "species": {"mammals": 3}} for name, terrain in zip(hexes, terrains, strict=False)
    }


def test_extinction_says_what_the_mammals_may_keep_until_they_do(rules: Rulebook) -> None:
    ruling = extinction(position({"tiles": lost("d3", "d4")}), rules)
    assert keys(ruling.steps) == ["extinction.lost", "extinction.lost", "extinction.may-keep"]
    assert said(ruling, "extinction.may-keep")[0]["hexes"] == ["d3", "d4"]
    kept = extinction(position({"tiles": lost("d3", "d4")}), rules, "d4")
    assert keys(kept.steps) == ["extinction.lost", "extinction.lost", "extinction.kept"]
    assert said(kept, "extinction.kept") == [{"who": "mammals", "hex": "d4", "n": 1}]
    assert [(step.text.key, step.tile, step.animal) for step in kept.changes] == [
        ("extinction.change", "d3", "mammals"), ("extinction.change", "d4", "mammals"),
    ]  # fmt: skip
    nothing = extinction(position({"tiles": {"d3": "sea"}, "animals": {"birds": {}}}), rules)
    assert keys(nothing.steps) == ["extinction.nothing"]


def test_a_hex_nobody_could_read_is_named(rules: Rulebook) -> None:
    ruling = extinction(position({"tiles": lost("d3"), "unknown": ["e4"]}), rules)
    assert keys(ruling.steps)[-1] == "extinction.unknown-hexes"
    assert (ruling.position, ruling.changes) == (None, ())


def test_a_species_kept_without_a_choice(rules: Rulebook) -> None:
    table = rules.switched({"mammal-save": "automatic"})
    one = extinction(position({"tiles": lost("d3")}), table)
    assert one.result["removed"] == {"d3": {"mammals": 2}}
    assert keys(one.steps) == ["extinction.lost", "extinction.kept", "switches.decided"]
    asked = extinction(position({"tiles": lost("d3")}), table, "d3")
    assert keys(asked.steps) == ["extinction.lost", "extinction.kept"]
    several = extinction(position({"tiles": lost("d3", "d4")}), table)
    assert several.result["removed"] == {"d3": {"mammals": 3}, "d4": {"mammals": 3}}
    assert keys(several.steps) == ["extinction.lost", "extinction.lost", "extinction.may-keep"]


@pytest.mark.parametrize(("cubes", "left"), [(3, {"d3": {"mammals": 2}}), (1, {})])
def test_whether_it_is_the_only_one_may_be_unknown(cubes: int, left: Any, rules: Rulebook) -> None:
    """d3 qualifies for certain; with another on the hex nobody could read they choose, else one stays by itself."""
    table = rules.switched({"mammal-save": "automatic"})
    earth = {"d3": {"terrain": "sea", "species": {"mammals": cubes}}}
    ruling = extinction(position({"tiles": earth, "unknown": ["e4"]}), table)
    assert ruling.result["removed"] == left
    assert ruling.result["removed_possible"] == {"d3": {"mammals": 1}}
    assert keys(ruling.steps)[:3] == ["extinction.lost", "extinction.perhaps-alone", "switches.decided"]
    both = extinction(position({"tiles": {"d3": {**earth["d3"], "species": {"mammals": cubes, "birds": 2}}},
                                "unknown": ["e4"]}), table)  # fmt: skip
    assert [(step.text.key, step.animal) for step in both.steps[:4]] == [
        ("extinction.lost", "mammals"), ("extinction.perhaps-alone", "mammals"), ("switches.decided", "mammals"),
        ("extinction.lost", "birds"),
    ]  # fmt: skip
    assert keys(both.steps).count("extinction.perhaps-alone") == 1
    assert both.result["removed_possible"] == {"d3": {"mammals": 1}}
    here = position({"tiles": earth, "unknown": ["e4"]})
    unsaid = extinction_steps(here, table, endangered_now(here, table), None)
    assert keys(unsaid)[:3] == ["extinction.lost", "extinction.perhaps-alone", "switches.decided"]
    kept = extinction(here, table, "d3")
    assert kept.result["removed"] == left
    assert kept.result["removed_possible"] == {}
    assert "extinction.perhaps-alone" not in keys(kept.steps)


@pytest.mark.parametrize("left", [0, 1, 2])
def test_an_unread_hex_holds_a_tile_only_while_one_is_left(left: int, rules: Rulebook) -> None:
    terrains = [terrain for terrain, number in rules.large_tiles.items() for _ in range(number)]
    names = rules.board.hexes[: len(terrains) - left]
    earth = {name: {"terrain": terrain} for name, terrain in zip(names, terrains, strict=False)}
    unread = rules.board.hexes[-1]
    assert unknown_hexes(position({"tiles": earth, "unknown": [unread]}), rules) == ((unread,) if left else ())


# The end.

EARTH = {
    "d3": {"terrain": "sea", "tundra": True, "species": {"birds": 1, "mammals": 1}},
    "e3": {"terrain": "savannah", "species": {"birds": 3, "insects": 1}},
    "e4": {"terrain": "desert", "species": {"insects": 2}, "cone": "birds"},
}


def test_totals_and_ties_are_told(rules: Rulebook) -> None:
    animals = {"mammals": {"vp": 10}, "birds": {"vp": 3}, "insects": {"vp": 2}}
    ruling = final(position({"tiles": EARTH, "animals": animals}), rules)
    assert said(ruling, "final.total") == [
        {"who": "mammals", "before": 10, "gained": 1, "vp": 11},
        {"who": "birds", "before": 3, "gained": 7, "vp": 10},
        {"who": "insects", "before": 2, "gained": 8, "vp": 10},
    ]
    assert said(ruling, "final.tied") == [{"whos": ["birds", "insects"], "vp": 10}]
    assert keys(ruling.steps)[0] == "final.every-tile"
    assert said(ruling, "final.every-tile") == [{"tiles": 3}]
    over = final(position({"tiles": EARTH, "animals": animals, "phase": "over"}), rules)
    assert keys(over.steps)[0] == "final.over"
    assert said(over, "final.stated") == [
        {"who": "mammals", "vp": 10}, {"who": "birds", "vp": 3}, {"who": "insects", "vp": 2},
    ]  # fmt: skip
    assert said(over, "final.tied") == []


@pytest.mark.parametrize(("step", "early"), [("planning", True), ("extinction", True), ("final", False)])
def test_a_final_scoring_before_its_time_is_said_to_be(step: str, early: bool, rules: Rulebook) -> None:
    here = position({"tiles": EARTH, "animals": {animal: {"vp": 0} for animal in ("mammals", "birds", "insects")}})
    assert "final.early" not in keys(final(here, rules).steps)
    ruling = final(here._replace(phase="reset", next=step), rules)
    assert ("final.early" in keys(ruling.steps)) == early
