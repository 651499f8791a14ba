"""Contract section 5, the fine points, one by one."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import act, ask, can, line, refused, rules_named, run, verdict_of_act

SPACES = {
    "initiative": 1, "adaptation": 3, "regression": 2, "abundance": 2, "wasteland": 1, "depletion": 1, "glaciation": 4,
    "speciation": 6, "wanderlust": 3, "migration": 6, "competition": 7, "domination": 5,
}  # fmt: skip


def earth(**more: Any) -> dict[str, Any]:
    return {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "tundra": True, "species": {"mammals": 1}},
            "e3": {"terrain": "savannah", "species": {"birds": 2, "mammals": 1}},
            "e4": {"terrain": "desert", "species": {"insects": 2}},
        },
        "elements": {"seed": ["e3.ne"], "grass": ["d3.e"]},
        "animals": {
            animal: {"gene_pool": 9, "vp": 10, "out": 2, "pawns": 1} for animal in ("mammals", "birds", "insects")
        },
        **more,
    }


# Reading.


def test_letters_stand_for_several_discs_only_in_tile_lines_and_draws() -> None:
    assert run("tile", "desert: gbs | insects (+bw)").code == 0
    reset = earth(phase="reset", next="reseed")
    reset["display"] = {"adaptation": {"elements": []}, "abundance": {"elements": []}, "wanderlust": {"elements": []}}
    after = act(reset, "automatic draw adaptation: ssem; abundance: gbmw; wanderlust: 4 s")
    assert sorted(after["display"]["adaptation"]["elements"]) == ["meat", "seed", "sun", "sun"]
    assert sorted(after["display"]["abundance"]["elements"]) == ["grass", "grub", "meat", "water"]
    assert after["display"]["wanderlust"]["elements"] == ["sun"] * 4
    for broken in (
        {"animals": {"birds": {"added": ["gb"]}}},
        {"display": {"abundance": {"elements": ["gb"]}}},
        {"elements": {"gb": ["d3.e"]}},
    ):
        assert refused("dominance", {**earth(), **broken})["code"].startswith("position.")
    assert refused("can", earth(), action="birds adaptation gb")["code"].startswith("action.")
    assert refused("can", earth(), action="birds card symbiotic: birds gb")["code"].startswith("action.")


def test_names_of_one_meaning_count_once() -> None:
    """`bio` is Biodiversity and Biodiverzita, but also Biomass: two meanings. `biod` is one."""
    assert ask("dominance", earth(taken=["biod"]))
    assert ask("dominance", earth(taken=["meta"]))
    assert refused("dominance", earth(taken=["bio"]))["code"].startswith("position.")
    assert run("tile", "tundra: sun | birds").code == 0


def test_keywords_are_english_and_whole() -> None:
    position = earth()
    position["animals"]["birds"]["added"] = ["sun"]
    position["display"] = {"regression": {"elements": ["sun"]}}
    assert can(position, "birds regression keep sun") == "yes"
    for word in ("kee", "nech", "kep"):
        assert refused("can", position, action=f"birds regression {word} sun")["code"].startswith("action.")
    assert refused("can", earth(), action="automatic sav none")["code"].startswith("action.")


def test_speciation_spaces_are_output_by_number() -> None:
    display = {"speciation": {"pawns": [None, "birds", None, None, None, None]}}
    due = ask("next", earth(phase="execution", next="speciation@sun", display=display))
    assert (due["step"], due["space"]) == ("speciation@2", "speciation@2")
    placed = earth(phase="planning", display={"speciation": {"pawns": []}})
    after = act(placed, "birds place speciation@sun")
    assert after["display"]["speciation"]["pawns"][1] == "birds"


def test_a_box_without_pawns_does_not_state_its_pawns() -> None:
    position = earth(phase="execution", next="adaptation@1", display={"migration": {}})
    assert can(position, "birds migration@1 e3>e4") == "yes"
    assert (
        can(
            earth(phase="execution", next="adaptation@1", display={"migration": {"pawns": []}}),
            "birds migration@1 e3>e4",
        )
        == "no"
    )


# Unknowns.


def test_every_completion_allows_it_but_the_positions_differ() -> None:
    """Glaciating e4: whether a disc lies on d3+d4+e4 does not stand in the way; if d4 is tundra it would go."""
    position = earth(unknown=["d4"])
    position["elements"]["sun"] = ["d3.se"]
    assert can(position, "birds glaciation e4") == "yes"
    assert verdict_of_act(position, "birds glaciation e4") == "undetermined"
    sure = earth()
    sure["elements"]["sun"] = ["d3.se"]
    assert verdict_of_act(sure, "birds glaciation e4") == "yes"


def test_an_unread_corner_and_a_disc_to_be_put_there() -> None:
    position = earth(
        unknown=["e4.e"], display={"abundance": {"elements": ["sun"]}, "depletion": {"elements": ["sun", "grass"]}}
    )
    assert can(position, "birds abundance sun e4.e") == "undetermined"
    assert can(position, "birds abundance sun e4.se") == "yes"
    assert can(position, "birds depletion e4.e") == "undetermined"
    assert can(position, "birds depletion d3.e") == "yes"


# Claims and ties.


def disputed(**more: Any) -> dict[str, Any]:
    """d3: birds and mammals 2 each, insects hold the cone with no match."""
    return {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "species": {"birds": 1, "mammals": 1, "insects": 1}, "cone": "insects"},
            "d2": "wetland",
        },
        "elements": {"seed": ["d3.e"], "meat": ["d3.w"]},
        "animals": {"birds": {}, "mammals": {}, "insects": {}},
        **more,
    }


def tie(position: dict[str, Any], tile: str = "d3", **more: Any) -> str:
    return str(ask("claim", position, tile=tile, tie=True, **more)["verdict"])


def test_a_tie_with_or_without_the_animal_that_shows_it() -> None:
    assert tie(disputed()) == "yes"
    assert tie(disputed(), animal="birds") == "yes"
    assert tie(disputed(), animal="mammals") == "yes"
    assert tie(disputed(), animal="insects") == "no"  # the holder's own player


def test_the_holders_own_player() -> None:
    owned = disputed(owners={"north": ["insects", "birds"], "south": ["mammals"]})
    assert tie(owned, animal="birds") == "no"
    assert tie(owned, animal="mammals") == "yes"
    assert can(owned, "birds tie d3") == "no"


def test_no_cone_or_no_tie() -> None:
    bare = disputed()
    del bare["tiles"]["d3"]["cone"]
    assert tie(bare) == "no"
    assert tie(disputed(), tile="d2") == "no"
    led = disputed(elements={"seed": ["d3.e"]})
    assert tie(led) == "no"
    stands = disputed(elements={"grass": ["d3.e"]})
    assert tie(stands) == "no"


def test_a_tie_on_an_unsettled_cone_is_unsettled() -> None:
    stale = disputed(elements={})
    stale["tiles"]["d3"]["species"] = {"insects": 1}
    assert tie(stale) == "unsettled"
    assert can(stale, "birds tie d3") == "unsettled"
    assert verdict_of_act(stale, "birds tie d3") == "unsettled"
    assert tie(stale, animal="insects") == "no"
    empty = disputed(elements={})
    empty["tiles"]["d3"]["species"] = {}
    assert tie(empty) == "unsettled"


def test_claiming_a_cone_already_held_changes_nothing() -> None:
    for elements in ({"grass": ["d3.e"]}, {"seed": ["d3.e"]}, {}):
        position = disputed(elements=elements)
        assert ask("claim", position, tile="d3", animal="insects")["verdict"] == "yes"
        assert act(position, "insects claim d3")["tiles"]["d3"] == position["tiles"]["d3"]


def owing(**more: Any) -> dict[str, Any]:
    """Domination scored d3, insects hold its cone and are owed the card, but birds lead there now."""
    return disputed(
        **{
            "phase": "execution",
            "next": "domination@2",
            "owed": {"card": "insects", "tile": "d3"},
            "scored": ["d2", "d3"],
            "elements": {"seed": ["d3.e"]},
            "display": {"domination": {"pawns": [None, "mammals"], "cards": ["omnivore"]}},
            **more,
        }
    )


def test_a_claim_passes_the_card_and_a_tie_cancels_it() -> None:
    after = act(owing(), "birds claim d3")
    assert after["owed"] == {"card": "birds", "tile": "d3"}
    assert after["tiles"]["d3"]["cone"] == "birds"
    tied = owing(elements={"seed": ["d3.e"], "meat": ["d3.w"]})
    cancelled = act(tied, "mammals tie d3")
    assert "owed" not in cancelled
    assert cancelled["next"] == "domination@2"
    assert ask("next", cancelled)["step"] == "domination@2"
    for position, action in ((owing(), "birds claim d3"), (tied, "mammals tie d3")):
        explained = ask("act", position, action=action, explain=True)
        assert "O27" in [step["rule"] for step in explained["steps"]]


def test_claims_elsewhere_do_not_touch_owed() -> None:
    position = owing(elements={"seed": ["d3.e", "d2.ne"]})
    position["tiles"]["d2"] = {"terrain": "wetland", "species": {"birds": 1}}
    after = act(position, "birds claim d2")
    assert after["owed"] == {"card": "insects", "tile": "d3"}


def test_a_claim_on_a_tile_scored_without_a_cone_earns_no_card() -> None:
    position = owing(scored=["d3"])
    del position["owed"]
    del position["tiles"]["d3"]["cone"]
    after = act(position, "birds claim d3")
    assert "owed" not in after
    assert ask("next", after)["step"] == "domination@2"


def test_card_to_names_the_holder_even_when_the_cone_could_be_challenged() -> None:
    for elements in ({"seed": ["d3.e"]}, {"seed": ["d3.e"], "meat": ["d3.w"]}, {}):
        assert ask("score", disputed(elements=elements), tile="d3")["card_to"] == "insects"


# Steps.


def test_extinction_without_the_mammals_choice() -> None:
    position = earth(phase="reset", next="extinction", elements={})
    assert verdict_of_act(position, "automatic") == "undetermined"
    assert can(position, "automatic save none") == "yes"
    assert can(position, "automatic save e4") == "no"
    nobody = earth(phase="reset", next="extinction", elements={"meat": ["d3.e"]})
    assert verdict_of_act(nobody, "automatic") == "yes"  # no mammal is endangered


def test_missing_draws_are_undetermined_impossible_ones_no() -> None:
    display: dict[str, Any] = {
        "adaptation": {"elements": []},
        "abundance": {"elements": []},
        "wanderlust": {"elements": []},
    }
    reset = earth(phase="reset", next="reseed", display=display)
    assert verdict_of_act(reset, "automatic") == "undetermined"
    assert verdict_of_act(reset, "automatic draw adaptation: 4 sun; abundance: 4 sun") == "undetermined"
    assert verdict_of_act(reset, "automatic draw adaptation: 5 sun; abundance: 4 sun; wanderlust: 4 sun") == "no"
    reset["animals"]["birds"]["added"] = ["sun"] * 4
    reset["animals"]["insects"]["added"] = ["sun"] * 4
    reset["animals"]["mammals"]["added"] = ["sun"] * 4  # twelve of twenty are out of the bag
    assert verdict_of_act(reset, "automatic draw adaptation: 4 sun; abundance: 4 sun; wanderlust: 4 seed") == "yes"
    assert verdict_of_act(reset, "automatic draw adaptation: 4 sun; abundance: 4 sun; wanderlust: 3 seed, sun") == "no"


def test_pass_where_no_order_is_stated_is_yes_for_can() -> None:
    assert can(earth(), "birds pass") == "yes"
    assert verdict_of_act(earth(), "birds pass") in ("yes", "undetermined")


def test_left_most_glaciation_pawn_with_the_first_space_vacant() -> None:
    display: dict[str, Any] = {box: {"pawns": []} for box in SPACES} | {
        "glaciation": {"pawns": [None, "birds", "mammals", None]}
    }
    position = earth(phase="execution", display=display)
    assert ask("next", position)["step"] == "glaciation@2"
    for action in ("birds glaciation e4", "birds glaciation@2 e4"):
        result = ask("can", position, action=action)
        assert result["verdict"] == "yes"
        assert ("O5", "ruling") in [(reason["rule"], reason["basis"]) for reason in result["reasons"]]
    assert can(position, "mammals glaciation@3 e4") == "no"
    assert "glaciation.leftmost-only" in rules_named(position, "mammals glaciation@3 e4")
    after = act(position, "birds glaciation e4")
    assert after["display"]["glaciation"]["pawns"] == [None, None, "mammals", None]
    assert after["next"] == "speciation@free"


# Final.


def test_players_tied_are_ranked_by_the_food_chain_of_their_counting_animals() -> None:
    vp = {"mammals": 90, "reptiles": 80, "birds": 80, "insects": 95}
    position = {
        "dsrules": 1,
        "tiles": {"d3": "sea"},
        "phase": "over",
        "animals": {animal: {"vp": n} for animal, n in vp.items()},
        "owners": {"A": ["birds", "mammals"], "B": ["insects", "reptiles"]},
    }
    # both count 80: B by the reptiles, higher on the food chain than A's birds
    assert ask("final", position)["players"] == ["B", "A"]


def test_over_reports_the_stated_vp() -> None:
    result = ask("final", earth(phase="over"))
    assert result["vp"] == {"mammals": 10, "birds": 10, "insects": 10}
    assert can(earth(phase="over"), "automatic") == "no"


# Errors.


@pytest.mark.parametrize(
    ("question", "path"),
    [
        ({"ask": "score", "tile": "z9"}, "tile"),
        ({"ask": "score"}, "tile"),
        ({"ask": "score", "tile": 5}, "tile"),
        ({"ask": "score", "tile": "d2"}, "tile"),
        ({"ask": "claim", "tile": "d3", "animal": "fish"}, "animal"),
        ({"ask": "claim", "tile": "d3"}, "animal"),
        ({"ask": "claim", "tile": "x", "animal": "birds"}, "tile"),
        ({"ask": "claim", "tile": "d3", "animal": 7}, "animal"),
        ({"ask": "extinction", "save": "z9"}, "save"),
        ({"ask": "extinction", "save": 3}, "save"),
        ({"ask": "domination"}, "ask"),
        ({"ask": 5}, "ask"),
        ({"ask": None}, "ask"),
        ({"ask": "claim", "tile": "d3", "animal": "birds", "tie": "yes"}, "tie"),
        ({"ask": "can"}, "action"),
        ({"ask": "can", "action": 5}, "action"),
        ({"ask": "moves"}, "animal"),
        ({"ask": "flip"}, "tile"),
    ],
)
def test_bad_values_are_usage_errors(question: dict[str, Any], path: str) -> None:
    answer = line(id="x", position=earth(), **question)
    assert answer["ok"] is False
    assert answer["id"] == "x"
    assert answer["error"]["code"].startswith("usage."), answer
    assert answer["error"]["path"] == path


def test_a_question_without_a_position() -> None:
    for question in ({"ask": "dominance"}, {"id": 3}, {"ask": "score", "tile": "d3"}):
        error = line(**question)["error"]
        assert (error["code"], error["path"]) == ("usage.missing", "position")
    assert line(tiles={"d3": "sea"})["error"]["code"] == "position.version"  # a bare position, but for its version


@pytest.mark.parametrize("text", ["[1, 2]", "5", '"text"', "null", "{", "not json", "true"])
def test_lines_that_are_no_json_objects(text: str) -> None:
    ran = run("batch", stdin=text + "\n")
    answer = ran.json
    assert answer["ok"] is False
    assert answer["id"] is None
    assert answer["error"]["code"].startswith("usage.")


@pytest.mark.parametrize(
    "arguments",
    [
        ("score", "-", "z9"),
        ("claim", "-", "d3", "fish"),
        ("claim", "-", "z9", "birds"),
        ("extinction", "-", "--save", "z9"),
        ("nonsense",),
        ("claim", "-", "d3"),
        ("dominance",),
        ("dominance", "-", "--tile", "z9"),
        ("dominance", "-", "--frob"),
        ("dominance", "-", "--lang", "de"),
        ("moves", "-", "fish"),
        ("flip", "-", "z9"),
        ("moves", "-", "birds", "boxing"),
    ],
)
def test_usage_errors_exit_2(arguments: tuple[str, ...]) -> None:
    import json

    ran = run(*arguments, stdin=json.dumps(earth()))
    assert ran.code == 2, ran
    documented = run(*arguments, "--json", stdin=json.dumps(earth()))
    assert documented.code == 2
    errors = documented.json["errors"]
    assert errors[0]["code"].startswith("usage.")
    assert {"code", "message", "path", "line", "column"} <= set(errors[0])


def test_commands_with_one_verdict_exit_with_it() -> None:
    import json

    stale = disputed(elements={})
    stale["tiles"]["d3"]["species"] = {"insects": 1}
    for arguments, position, code in (
        (("claim", "-", "d3", "birds"), disputed(elements={"seed": ["d3.e"]}), 0),
        (("claim", "-", "d3", "mammals"), disputed(), 1),
        (("claim", "-", "d3", "birds"), disputed(unknown=["d3.ne"]), 4),
        (("claim", "-", "d3", "--tie"), stale, 5),
        (("claim", "-", "d3", "--tie"), disputed(), 0),
        (("can", "-", "birds migration@1 d3>d2"), disputed(), 0),
        (("can", "-", "birds migration@1 d3>e2"), disputed(), 1),
        (("can", "-", "birds adaptation sun"), disputed(), 4),
        (("can", "-", "birds initiative to initiative@1"), disputed(initiative=["insects", "birds", "mammals"]), 5),
        (("act", "-", "birds migration@1 d3>d2"), disputed(), 0),
        (("act", "-", "birds migration@1 d3>e2"), disputed(), 1),
        (("survival", "-"), disputed(unknown=["e3"]), 4),
        (("final", "-"), disputed(), 4),
        (("next", "-"), disputed(), 4),
        (("can", "-", "birds migrate"), disputed(), 3),
    ):
        for more in ((), ("--json",), ("--lang", "cs")):
            ran = run(*arguments, *more, stdin=json.dumps(position))
            assert ran.code == code, (arguments, more, ran)
