"""Contract section 2: the steps of a turn, what is next by default, and what `act` writes."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import act, ask, can, refused, rules_named, verdict_of_act

ANIMALS = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]
SPACES = {
    "initiative": 1, "adaptation": 3, "regression": 2, "abundance": 2, "wasteland": 1, "depletion": 1, "glaciation": 4,
    "speciation": 6, "wanderlust": 3, "migration": 6, "competition": 7, "domination": 5,
}  # fmt: skip
DISCS = ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust")


def of_a_turn() -> list[str]:
    """The steps in the order of section 2."""
    found = []
    for box, number in SPACES.items():
        if box == "competition":
            found.append("competition@free")
        found += [f"{box}@{space}" for space in range(1, number + 1)]
        found += {
            "regression": ["regression@free", "regression@losses"],
            "wasteland": ["wasteland@clearing"],
            "speciation": ["speciation@free"],
        }.get(box, [])
    return [*found, "extinction", "survival", "reseed"]


FREE = {"regression@free": "reptiles", "speciation@free": "insects", "competition@free": "arachnids"}


def full(**more: Any) -> dict[str, Any]:
    """Six animals, a pawn on every space, every box stated and nothing on Earth to quarrel about."""
    display: dict[str, Any] = {}
    turn = 0
    for box, number in SPACES.items():
        display[box] = {"pawns": [ANIMALS[(turn + space) % 6] for space in range(number)]}
        turn += number
        if box in DISCS:
            display[box]["elements"] = []
    display["wanderlust"]["tiles"] = [None, None, None]
    display["domination"]["cards"] = []
    return {
        "dsrules": 1,
        "round": 3,
        "phase": "execution",
        "tiles": {"d3": "sea tundra", "d2": "wetland"},
        "animals": {animal: {"pawns": 0, "gene_pool": 10, "vp": 0, "out": 0} for animal in ANIMALS},
        "initiative": ANIMALS,
        "display": display,
        **more,
    }


def carried_out(position: dict[str, Any]) -> dict[str, Any]:
    """The position after whatever is next: a pass of pawns and free actions, automatic steps as they are."""
    due = ask("next", position)
    if due["kind"] in ("pawn", "free"):
        return act(position, f"{due['animal']} pass")
    assert due["kind"] == "automatic"
    draws = ""
    if due["step"] == "reseed":
        draws = (
            " draw adaptation: sun sun seed meat; abundance: sun sun seed meat; wanderlust: sun sun seed meat;"
            " cards: fertile, omnivore, habitat, blight, disease; tiles: sea, forest, jungle"
        )
    save = " save none" if due["step"] == "extinction" else ""
    return act(position, f"automatic{save}{draws}")


def test_a_whole_turn_step_by_step() -> None:
    position = full()
    walked = []
    expected = [step for step in of_a_turn() if step not in ("glaciation@2", "glaciation@3", "glaciation@4")]
    for step in expected:
        due = ask("next", position)
        walked.append(due["step"])
        assert due["phase"] == ("reset" if step in ("extinction", "survival", "reseed") else "execution")
        box, _, space = step.partition("@")
        if space.isdigit():
            pawns = full()["display"][box]["pawns"]
            assert (due["kind"], due["animal"], due["space"]) == ("pawn", pawns[int(space) - 1], step)
        elif step in FREE:
            assert (due["kind"], due["animal"], due["space"]) == ("free", FREE[step], step)
        else:
            assert (due["kind"], due["animal"], due["space"]) == ("automatic", None, None)
        assert position.get("next", step) == step
        position = carried_out(position)
    assert walked == expected
    assert position["phase"] == "planning"
    assert position["round"] == 4
    assert "next" not in position
    # every pawn that acted is in hand again; three Glaciation pawns wait, moved up by one
    assert position["display"]["glaciation"]["pawns"][:3] == full()["display"]["glaciation"]["pawns"][1:]
    assert sum(sheet["pawns"] for sheet in position["animals"].values()) == 41 - 3


def test_the_last_turn_ends_with_final_and_has_no_reseed() -> None:
    position = full(phase="reset", taken=["ice-age"])
    walked = []
    while position["phase"] != "over":
        walked.append(ask("next", position)["step"])
        position = carried_out(position)
    assert walked == ["extinction", "survival", "final"]
    assert "next" not in position
    due = ask("next", position)
    assert (due["phase"], due["step"], due["space"], due["animal"], due["kind"]) == ("over", None, None, None, "over")


@pytest.mark.parametrize("step", [*of_a_turn(), "final"])
def test_next_can_name_every_step(step: str) -> None:
    phase = "reset" if step in ("extinction", "survival", "reseed", "final") else "execution"
    more = {"taken": ["ice-age"]} if step == "final" else {}
    position = full(next=step, phase=phase, **more)
    if step in ("glaciation@2", "glaciation@3", "glaciation@4"):
        position["display"]["glaciation"]["pawns"][: int(step[-1]) - 1] = [None] * (int(step[-1]) - 1)
    assert ask("next", position)["step"] == step


@pytest.mark.parametrize(
    "step",
    ["glaciation@5", "migration@0", "abundance@free", "losses", "regression@clearing", "planning", "nonsense", "@"],
)
def test_next_can_name_nothing_else(step: str) -> None:
    assert refused("next", full(next=step))["code"].startswith("position.")


def test_next_in_other_spellings() -> None:
    for spelling, step in (("speciation@sun", "speciation@2"), ("speciation@grass", "speciation@6"),
                           ("migrace@3", "migration@3"), ("Migration@3", "migration@3")):  # fmt: skip
        assert ask("next", full(next=spelling))["step"] == step


def test_by_default_the_first_step_with_something_to_do() -> None:
    bare = full(display={box: {"pawns": []} for box in SPACES})
    for box in DISCS:
        bare["display"][box]["elements"] = []
    for animal in ("reptiles", "insects", "arachnids"):
        del bare["animals"][animal]
    bare["initiative"] = ["mammals", "birds", "amphibians"]
    assert ask("next", bare)["step"] == "extinction"
    bare["display"]["migration"]["pawns"] = [None, None, "birds"]
    assert ask("next", bare)["step"] == "migration@3"
    bare["display"]["wasteland"]["elements"] = ["sun"]
    assert ask("next", bare)["step"] == "wasteland@clearing"
    bare["display"]["regression"]["elements"] = ["sun"]
    assert ask("next", bare)["step"] == "regression@losses"
    bare["animals"]["reptiles"] = {}
    bare["initiative"].append("reptiles")
    assert ask("next", bare)["step"] == "regression@free"


def test_default_of_the_other_phases() -> None:
    due = ask("next", full(phase="reset"))
    assert (due["step"], due["kind"]) == ("extinction", "automatic")
    due = ask("next", full(phase="over"))
    assert (due["step"], due["kind"]) == (None, "over")


def test_boxes_not_stated_count_as_vacant() -> None:
    position = full(
        display={"migration": {"pawns": [None, "birds"]}, "domination": {"pawns": ["mammals"], "cards": []}}
    )
    for animal in ("reptiles", "insects", "arachnids"):
        del position["animals"][animal]
    position["initiative"] = ["mammals", "birds", "amphibians"]
    assert ask("next", position)["step"] == "migration@2"
    after = act({**position, "next": "migration@2"}, "birds pass")
    assert after["next"] == "domination@1"
    assert act(after, "mammals pass")["next"] == "extinction"


def test_free_actions_of_animals_not_in_play_are_skipped() -> None:
    two = {"mammals": {"pawns": 0}, "birds": {"pawns": 0}}
    display = full()["display"]
    for box in display.values():
        box["pawns"] = []
    for start, following in (("speciation@6", "wanderlust@1"), ("migration@6", "domination@1")):
        box, _, space = start.partition("@")
        given = {**display, box: {"pawns": [None] * (int(space) - 1) + ["birds"]},
                 "wanderlust": {**display["wanderlust"], "pawns": ["mammals"]},
                 "domination": {"pawns": ["mammals"], "cards": []}}  # fmt: skip
        position = full(animals=two, initiative=["mammals", "birds"], display=given, next=start)
        assert act(position, "birds pass")["next"] == following


def test_after_the_losses_nobody_is_shielded() -> None:
    position = full(next="regression@losses", shielded={"birds": ["grass"]})
    position["display"]["regression"]["elements"] = ["grass", "sun"]
    position["animals"]["birds"]["added"] = ["grass", "sun"]
    position["animals"]["mammals"]["added"] = ["grass", "grass"]
    after = act(position, "automatic")
    assert not after.get("shielded")
    assert after["animals"]["birds"]["added"] == ["grass"]
    assert after["animals"]["mammals"]["added"] == ["grass"]
    assert after["next"] == "abundance@1"


def test_what_reseed_clears() -> None:
    tiles = {
        "d3": {"terrain": "sea", "tundra": True, "species": {"birds": 2}, "hibernating": {"birds": 1}},
        "d2": "wetland",
    }
    position = full(phase="reset", next="reseed", scored=["d2", "d3"], tiles=tiles)
    after = carried_out(position)
    assert not after.get("scored")
    assert not after["tiles"]["d3"].get("hibernating") if isinstance(after["tiles"]["d3"], dict) else True
    assert (after["round"], after["phase"]) == (4, "planning")
    assert "next" not in after


def test_without_a_phase_no_next_is_written() -> None:
    position = {
        "dsrules": 1,
        "tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}, "d2": "wetland"},
        "animals": {"birds": {}},
    }
    after = act(position, "birds migration@1 d3>d2")
    assert "next" not in after
    assert "phase" not in after


# Planning.


def planning(**more: Any) -> dict[str, Any]:
    display: dict[str, Any] = {box: {"pawns": []} for box in SPACES}
    sheets = {animal: {"pawns": 1} for animal in ("birds", "insects")}
    return full(
        **{"phase": "planning", "animals": sheets, "initiative": ["insects", "birds"], "display": display, **more}
    )


def test_planning_in_turn() -> None:
    position = planning(turn="insects")
    assert can(position, "birds place migration@1") == "no"
    assert rules_named(position, "birds place migration@1") == ["planning.order"]
    assert can(position, "birds place migration@1", anytime=True) == "yes"
    assert can(planning(), "birds place migration@1") == "yes"  # absent: order is not judged
    due = ask("next", position)
    assert (due["phase"], due["step"], due["space"], due["animal"], due["kind"]) == (
        "planning",
        None,
        None,
        "insects",
        "planning",
    )
    after = act(position, "insects place migration@1")
    assert after["turn"] == "birds"
    assert after["phase"] == "planning"
    assert "next" not in after
    assert after["animals"]["insects"]["pawns"] == 0
    last = act(after, "birds place adaptation@2")
    assert (last["phase"], last["next"]) == ("execution", "adaptation@2")
    assert "turn" not in last


def test_an_animal_without_pawns_is_passed_over() -> None:
    position = planning(turn="birds", animals={"birds": {"pawns": 2}, "insects": {"pawns": 0}})
    assert act(position, "birds place domination@5")["turn"] == "birds"


def test_planning_ends_where_no_space_is_vacant() -> None:
    """O23: the rest stay in hand."""
    display = full()["display"]
    display["domination"]["pawns"][4] = None
    position = full(phase="planning", turn="birds", display=display)
    position["animals"]["birds"]["pawns"] = 3
    after = act(position, "birds place domination@5")
    assert (after["phase"], after["next"]) == ("execution", "initiative@1")
    assert after["animals"]["birds"]["pawns"] == 2


def test_actions_of_pawns_wait_for_execution() -> None:
    display: dict[str, Any] = {box: {"pawns": []} for box in SPACES} | {"migration": {"pawns": ["birds"]}}
    position = planning(turn="birds", display=display)
    position["tiles"] = {"d3": {"terrain": "sea", "species": {"birds": 1}}, "d2": "wetland"}
    assert can(position, "birds migration@1 d3>d2") == "no"
    assert "execution.order" in rules_named(position, "birds migration@1 d3>d2")
    assert can(position, "birds migration@1 d3>d2", anytime=True) == "yes"
    assert can(position, "birds pass") == "no"
    assert "planning.mandatory" in rules_named(position, "birds pass")
    assert can(planning(), "automatic") == "no"


def test_placing_waits_for_planning() -> None:
    position = full()
    position["animals"]["birds"]["pawns"] = 1
    position["display"]["domination"]["pawns"][4] = None
    assert can(position, "birds place domination@5") == "no"


# Order in execution.


def two_pawns(**more: Any) -> dict[str, Any]:
    return full(
        **{
            "tiles": {"d3": {"terrain": "sea", "species": {"birds": 2, "mammals": 2}}, "d2": "wetland"},
            "animals": {"birds": {"pawns": 0}, "mammals": {"pawns": 0}},
            "initiative": ["birds", "mammals"],
            "display": {"migration": {"pawns": ["birds", None, "mammals"]}},
            **more,
        }
    )


def test_out_of_its_order_is_a_no_by_execution_order() -> None:
    position = two_pawns()
    assert can(position, "birds migration@1 d3>d2") == "yes"
    assert can(position, "birds migration d3>d2") == "yes"
    assert can(position, "mammals migration@3 d3>d2") == "no"
    assert rules_named(position, "mammals migration@3 d3>d2") == ["execution.order"]
    assert can(position, "birds migration@2 d3>d2") == "no"
    assert can(position, "mammals migration@3 d3>d2", anytime=True) == "yes"
    assert can({**position, "next": "migration@3"}, "mammals migration@3 d3>d2") == "yes"


def test_otherwise_neither_order_nor_the_presence_of_a_pawn_is_judged() -> None:
    without_phase = two_pawns()
    del without_phase["phase"]
    assert can(without_phase, "mammals migration@3 d3>d2") == "yes"
    assert can(without_phase, "mammals migration@2 d3>d2") == "yes"
    other_box = two_pawns(display={"adaptation": {"pawns": ["birds"], "elements": ["sun"]}})
    assert can(other_box, "mammals migration@3 d3>d2") == "yes"


def test_claims_and_shown_ties_are_never_out_of_order() -> None:
    tiles = {"d3": {"terrain": "sea", "species": {"birds": 2, "mammals": 2}, "cone": "birds"}, "d2": "wetland"}
    for phase in ("planning", "execution", "reset", "over"):
        tied = two_pawns(tiles=tiles, phase=phase, elements={"meat": ["d3.e"], "seed": ["d3.w"]})
        assert can(tied, "mammals tie d3") == "yes"
        led = two_pawns(tiles=tiles, phase=phase, elements={"meat": ["d3.e"]})
        assert can(led, "mammals claim d3") == "yes"
        after = act(led, "mammals claim d3")
        assert after["phase"] == phase
        assert after.get("next") == led.get("next")


def test_after_an_action_the_pawn_is_in_hand_and_the_next_step_written() -> None:
    after = act(two_pawns(next="migration@1"), "birds migration@1 d3>d2")
    assert after["display"]["migration"]["pawns"][0] is None
    assert after["animals"]["birds"]["pawns"] == 1
    assert after["next"] == "migration@3"
    by_default = act(two_pawns(), "birds migration@1 d3>d2")
    assert by_default["next"] == "migration@3"
    last = act(after, "mammals pass")
    assert (last["phase"], last["next"]) == ("reset", "extinction")


# A card owed.


def scored(**more: Any) -> dict[str, Any]:
    tiles = {"d3": {"terrain": "sea", "species": {"birds": 2, "mammals": 1}, "cone": "birds"}, "d2": "wetland"}
    display = {"domination": {"pawns": ["mammals", "birds"], "cards": ["omnivore", "fertile"]}}
    return two_pawns(**{"tiles": tiles, "elements": {"seed": ["d3.e"]}, "display": display, **more})


def test_domination_owes_a_card_then_goes_on() -> None:
    position = scored()
    for animal in position["animals"].values():
        animal["vp"] = 0
    after = act(position, "mammals domination d3")
    assert after["owed"] == {"card": "birds", "tile": "d3"}
    assert after["scored"] == ["d3"]
    assert (after["animals"]["birds"]["vp"], after["animals"]["mammals"]["vp"]) == (9, 5)
    due = ask("next", after)
    assert (due["kind"], due["step"], due["animal"], due["space"]) == ("card", None, "birds", None)
    assert can(after, "birds domination@2 d2") == "no"
    assert can(after, "mammals card omnivore") == "no"
    assert can(after, "birds card aquatic") == "no"  # not face up
    assert can(after, "birds pass") == "no"
    assert rules_named(after, "birds pass") == ["domination.card-mandatory"]
    taken = act(after, "birds card fertile d3")
    assert "owed" not in taken
    assert taken["taken"] == ["fertile"]
    assert taken["display"]["domination"]["cards"] == ["omnivore"]
    assert taken["animals"]["birds"]["vp"] == 9 + 3
    assert taken["next"] == "domination@2"


def test_without_owed_a_card_is_judged_by_its_effect_alone() -> None:
    """Niche Biomes refers to the tile scored last: the sea's first place is 9."""
    position = scored(scored=["d2", "d3"])
    position["animals"] = {"birds": {"vp": 3}, "mammals": {"vp": 20}}
    after = act(position, "birds card niche-biomes")
    assert after["animals"]["mammals"]["vp"] == 11
    other = scored(scored=["d3", "d2"])
    other["animals"] = {"birds": {"vp": 3}, "mammals": {"vp": 20}}
    assert act(other, "birds card niche-biomes")["animals"]["mammals"]["vp"] == 12
    nothing = scored()
    del nothing["phase"]
    nothing["animals"] = {"birds": {"vp": 3}, "mammals": {"vp": 20}}
    assert can(nothing, "birds card niche-biomes") == "yes"
    assert verdict_of_act(nothing, "birds card niche-biomes") == "undetermined"


def test_with_ice_age_taken_this_turn_is_the_last() -> None:
    due = ask("next", full(phase="reset", next="final", taken=["fertile", "ice-age"]))
    assert due["step"] == "final"
    assert can(full(phase="reset", next="reseed", taken=["ice-age"]), "automatic") == "no"
    assert can(full(phase="reset", next="survival", taken=["ice-age"]), "automatic") == "yes"
    assert act(full(phase="reset", next="survival", taken=["ice-age"]), "automatic")["next"] == "final"
    assert act(full(phase="reset", next="survival"), "automatic")["next"] == "reseed"


def test_where_the_cards_are_not_stated_the_holder_has_one_to_take() -> None:
    tiles = {"d3": {"terrain": "sea", "species": {"birds": 2}, "cone": "birds"}}
    position = {"dsrules": 1, "tiles": tiles, "animals": {"birds": {"vp": 1}, "mammals": {}}}
    after = act(position, "mammals domination d3")
    assert after["owed"] == {"card": "birds", "tile": "d3"}
    assert "owed" not in act({**position, "display": {"domination": {"cards": []}}}, "mammals domination d3")
    assert "owed" not in act(after, "birds card omnivore")
