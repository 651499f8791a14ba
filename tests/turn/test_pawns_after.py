"""What becomes of pawns, and of `next`, after an action (compendium 8.2, 9.1, D20)."""

from __future__ import annotations

from turn_boards import RULES, after, ask, board

from dsrules.rulebook import Rulebook
from dsrules.text.action_line import read_action
from dsrules.turn.questions import act


def test_the_pawn_returns_to_the_hand() -> None:
    position = board(next="migration@2", display={"migration": {"pawns": [None, "birds", "mammals"]}})
    position = after(position, "birds migration d3>d2")
    assert position.display["migration"].pawns == (None, None, "mammals", None, None, None)
    assert (position.animals["birds"].pawns, position.next) == (2, "migration@3")


def test_a_pawn_forgone_returns_too() -> None:
    position = after(board(display={"migration": {"pawns": ["birds"]}}), "birds pass")
    assert position.display["migration"].pawns == (None,) * 6
    assert position.animals["birds"].pawns == 2


def test_a_hand_not_stated_stays_so() -> None:
    position = board(animals={"mammals": {}, "birds": {}}, display={"migration": {"pawns": ["birds"]}})
    assert after(position, "birds pass").animals["birds"].pawns is None


def test_d20_initiative_swaps_and_places_its_pawn_again() -> None:
    position = board(
        initiative=["insects", "arachnids", "mammals"],
        animals={"mammals": {"pawns": 0}, "arachnids": {"pawns": 0}, "insects": {"pawns": 0}},
        display={"initiative": {"pawns": ["mammals"]}, "adaptation": {"pawns": ["insects", "insects"]},
                 "domination": {"pawns": ["insects", None, None, None, None]}},
    )  # fmt: skip
    moved = after(position, "mammals initiative to adaptation@3")
    assert moved.initiative == ("insects", "mammals", "arachnids")
    assert moved.display["initiative"].pawns == (None,)
    assert moved.display["adaptation"].pawns == ("insects", "insects", "mammals")
    assert (moved.animals["mammals"].pawns, moved.next) == (0, "adaptation@1")
    back = ask("act", position, "mammals initiative to initiative@1")
    assert (back.verdict, back.position) == ("unsettled", None)
    assert after(position, "mammals pass").animals["mammals"].pawns == 1


def test_without_a_phase_the_pawn_leaves_and_no_step_is_named() -> None:
    position = after(board(phase=None, display={"migration": {"pawns": [None, "birds"]}}), "birds migration d3>d2")
    assert position.display["migration"].pawns == (None,) * 6
    assert (position.phase, position.next) == (None, None)


def test_any_other_time_the_next_step_stays() -> None:
    position = board(next="migration@1", display={"migration": {"pawns": ["mammals", "birds"]}})
    ruling = ask("act", position, "birds migration@2 d3>d2", anytime=True)
    assert ruling.position is not None
    assert ruling.position.next == "migration@1"
    assert ruling.position.display["migration"].pawns == ("mammals", None, None, None, None, None)


def test_a_pass_without_order_is_allowed_and_leads_nowhere() -> None:
    position = board(phase=None)
    assert ask("can", position, "birds pass").verdict == "yes"
    assert ask("act", position, "birds pass").verdict == "undetermined"


def scoring(**values: object) -> dict[str, object]:
    return {
        "tiles": {"d3": {"terrain": "sea", "species": {"birds": 2, "mammals": 1}, "cone": "birds"}, "d2": "wetland"},
        "elements": {"seed": ["d3.e"]}, "next": "domination@1",
        "animals": {"mammals": {"pawns": 0, "vp": 0}, "birds": {"pawns": 0, "vp": 0}},
        **values,
    }  # fmt: skip


def test_domination_owes_the_card_before_the_next_pawn() -> None:
    display = {"domination": {"pawns": ["mammals", None, "birds"], "cards": ["fertile", "omnivore"]}}
    position = after(board(**scoring(display=display)), "mammals domination d3")
    assert position.owed == ("birds", "d3")
    assert (position.next, position.phase) == ("domination@3", "execution")
    position = after(position, "birds card fertile d3")
    assert (position.owed, position.next, position.taken) == (None, "domination@3", ("fertile",))
    assert position.display["domination"].cards == ("omnivore",)
    assert position.animals["birds"].vp == 9 + 3


def test_the_last_card_ends_execution() -> None:
    display = {"domination": {"pawns": ["mammals"], "cards": ["fertile"]}}
    position = after(board(**scoring(display=display)), "mammals domination d3")
    assert (position.phase, position.next) == ("execution", "extinction")
    assert after(position, "birds card fertile d3").phase == "reset"


def test_o12_instinct_on_a_space_not_yet_reached_acts_this_turn() -> None:
    display = {"domination": {"pawns": ["mammals", None, None], "cards": ["instinct"]}}
    animals = {"mammals": {"pawns": 0, "vp": 0}, "birds": {"pawns": 1, "vp": 0}}
    position = after(board(**scoring(display=display, animals=animals)), "mammals domination d3")
    ahead = after(position, "birds card instinct domination@2")
    assert (ahead.next, ahead.phase) == ("domination@2", "execution")
    passed = after(position, "birds card instinct domination@1")
    assert (passed.next, passed.phase) == ("extinction", "reset")


def test_o27_a_tie_shown_in_time_takes_the_card_back() -> None:
    values = scoring(display={"domination": {"pawns": [], "cards": ["fertile"]}}, elements={}, scored=["d3"],
                     owed={"card": "birds", "tile": "d3"}, next="extinction")  # fmt: skip
    position = after(board(**values), "mammals tie d3")
    assert (position.owed, position.phase, position.next) == (None, "reset", "extinction")


def test_a_claim_passes_the_card_on() -> None:
    values = scoring(display={"domination": {"pawns": [], "cards": ["fertile"]}}, elements={"meat": ["d3.e"]},
                     scored=["d3"], owed={"card": "birds", "tile": "d3"}, next="extinction")  # fmt: skip
    position = after(board(**values), "mammals claim d3")
    assert position.owed == ("mammals", "d3")


def test_a_ruling_warns_of_what_may_be_claimed_now() -> None:
    position = board(elements={"meat": ["d3.e"]}, display={"abundance": {"pawns": ["birds"], "elements": ["seed"]}})
    ruling = ask("act", position, "birds abundance seed d3.ne")
    assert "dominance.usual-check" not in [step.rule for step in ruling.changes]
    depleted = board(elements={"meat": ["d3.e"], "seed": ["d3.ne"]}, next="depletion@1",
                     display={"depletion": {"pawns": ["birds"], "elements": ["meat"]}})  # fmt: skip
    ruling = ask("act", depleted, "birds depletion d3.e")
    warnings = [step for step in ruling.changes if step.rule == "dominance.usual-check"]
    assert [(step.text.key, step.tile, step.animal) for step in warnings] == [("order.may-claim", "d3", "birds")]
    assert ruling.position is not None
    assert ruling.position.tiles["d3"].cone is None


def test_a_tie_that_arises_is_pointed_out() -> None:
    tiles = {"d3": {"terrain": "sea", "species": {"mammals": 1, "birds": 1}, "cone": "mammals"}}
    position = board(tiles=tiles, elements={"meat": ["d3.e"]}, next="abundance@1",
                     display={"abundance": {"pawns": ["birds"], "elements": ["seed"]}})  # fmt: skip
    ruling = ask("act", position, "birds abundance seed d3.ne")
    assert ("order.may-tie", "d3") in [(step.text.key, step.tile) for step in ruling.changes]


def test_a_box_not_stated_counts_as_done_with_its_action() -> None:
    display = {"domination": {"pawns": ["mammals"]}}
    position = after(board(display=display), "birds migration@3 d3>d2")
    assert (position.next, position.animals["birds"].pawns) == ("domination@1", 1)
    position = after(board(display={}), "birds migration@3 d3>d2")
    assert (position.phase, position.next) == ("reset", "extinction")
    earlier = {"adaptation": {"pawns": ["mammals"], "elements": ["sun"]}}
    assert after(board(display=earlier), "birds migration@3 d3>d2").next is None


def test_house_rules_may_execute_more_glaciation_pawns() -> None:
    tables = {**RULES.tables, "actions": {**RULES.tables["actions"]}}
    boxes = tables["actions"]["boxes"]
    tables["actions"]["boxes"] = {**boxes, "glaciation": {**boxes["glaciation"], "executed": 2}}
    house = Rulebook({**RULES._compiled, "tables": tables, "digest": "house"})
    tiles = {"d3": "sea tundra", "d2": "wetland", "e3": "savannah"}
    position = board(tiles=tiles, display={"glaciation": {"pawns": ["birds", "mammals", "birds"]}})
    for step, line in (("glaciation@2", "birds glaciation e3"), ("extinction", "mammals glaciation d2")):
        ruling = act(position, read_action(line, house, position), house)
        assert ruling.position is not None
        assert ruling.position.next == step
        position = ruling.position
