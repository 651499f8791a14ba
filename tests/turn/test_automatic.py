"""The automatic steps (compendium 9.3, 9.5, 11; cases X4, X5, S7, S8, D14, D15)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import after, ask, board, refused


def regression(box: list[str], **animals: dict[str, Any]) -> Any:
    return board(next="regression@losses", tiles={"d3": "sea"}, animals=animals,
                 display={"regression": {"pawns": [], "elements": box}})  # fmt: skip


def held(position: Any, animal: str) -> tuple[str, ...]:
    found: tuple[str, ...] = position.animals[animal].elements
    return found


def test_x4_two_discs_of_a_type_cost_one() -> None:
    position = after(regression(["grass", "grass"], birds={"added": ["grass", "grass"]}), "automatic")
    assert held(position, "birds") == ("grass", "seed", "seed")
    assert position.next == "abundance@1" or position.next == "wasteland@clearing"


def test_d14_printed_elements_never_go() -> None:
    position = regression(["water"], amphibians={"added": ["sun"]}, birds={"added": ["water"]})
    position = after(position, "automatic")
    assert held(position, "amphibians") == ("sun", "water", "water", "water")
    assert held(position, "birds") == ("seed", "seed")


def test_s7_reptiles_keep_by_their_free_protection() -> None:
    values = {"reptiles": {"added": ["grass"]}, "arachnids": {"added": ["grass"]}}
    position = regression(["grass"], **values)._replace(next="regression@free")
    position = after(position, "reptiles regression@free keep grass")
    assert position.shielded == {"reptiles": ("grass",)}
    position = after(position, "automatic")
    assert held(position, "reptiles") == ("grass", "sun", "sun")
    assert held(position, "arachnids") == ("grub", "grub")
    assert position.shielded == {}


def test_s8_one_protection_spares_one_type() -> None:
    position = regression(["grass", "meat"], reptiles={"added": ["grass", "meat"]})._replace(next="regression@free")
    position = after(after(position, "reptiles regression@free keep meat"), "automatic")
    assert held(position, "reptiles") == ("meat", "sun", "sun")


def test_losses_cannot_be_declined() -> None:
    position = regression(["grass"], birds={"added": ["grass"]})
    assert refused(position, "birds pass") == ["execution.automatic-not-voluntary"]


def test_a_box_that_is_not_stated_leaves_it_open() -> None:
    position = board(next="regression@losses", display={})
    assert ask("can", position, "automatic").verdict == "undetermined"
    position = board(next="wasteland@clearing", display={})
    assert ask("can", position, "automatic").verdict == "undetermined"


D15 = {
    "tiles": {"d3": "sea tundra", "e3": "savannah", "e4": "desert", "d2": "wetland", "e2": "savannah"},
    "elements": {"sun": ["d3+e3+e4"], "water": ["d3.w", "d2+e2+e3"], "seed": ["d3.sw"]},
    "next": "wasteland@1",
    "display": {"wasteland": {"pawns": ["mammals"], "elements": ["water", "sun", "sun"]}},
}


def test_d15_one_of_two_equal_discs_does_not_spare_the_type() -> None:
    position = after(board(**D15), "mammals wasteland sun")
    assert position.next == "wasteland@clearing"
    position = after(position, "automatic")
    assert sorted(position.elements.values()) == ["seed", "water"]
    assert position.display["wasteland"].elements == ("water", "sun")


def test_d15_had_the_water_gone_only_the_sun_would() -> None:
    position = after(after(board(**D15), "mammals wasteland water"), "automatic")
    assert sorted(position.elements.values()) == ["seed", "water", "water"]


def test_unread_corners_on_tundra_lead_to_several_positions() -> None:
    position = board(tiles={"d3": "sea tundra"}, unknown=["d3.e"], next="wasteland@clearing",
                     display={"wasteland": {"elements": ["sun"]}})  # fmt: skip
    assert ask("can", position, "automatic").verdict == "yes"
    assert ask("act", position, "automatic").verdict == "undetermined"
    empty = position.with_box("wasteland", elements=())
    assert after(empty, "automatic").unknown == {"d3.e"}


RESET = {
    "phase": "reset",
    "tiles": {
        "d3": {"terrain": "sea", "tundra": True, "species": {"mammals": 2, "birds": 3}},
        "d2": {"terrain": "wetland", "species": {"mammals": 2}},
    },
    "elements": {"seed": ["d3.e"]},
    "animals": {"mammals": {"vp": 4, "out": 0}, "birds": {"vp": 7, "out": 0}},
}


def test_extinction_waits_for_the_mammals() -> None:
    position = board(**RESET)
    ruling = ask("act", position, "automatic")
    assert (ruling.verdict, ruling.position) == ("undetermined", None)
    assert [step.rule for step in ruling.reasons] == ["extinction.mammal-save"]
    kept = after(position, "automatic save d2")
    assert (kept.tiles["d2"].species, kept.tiles["d3"].species) == ({"mammals": 1}, {"birds": 3})
    assert (kept.animals["mammals"].out, kept.next) == (3, "survival")
    assert after(position, "automatic save none").animals["mammals"].out == 4


def test_extinction_saves_only_where_mammals_are_endangered() -> None:
    assert refused(board(**RESET), "automatic save e3") == ["extinction.mammal-save"]
    assert refused(board(**RESET, next="survival"), "automatic save d2") == ["extinction.mammal-save"]


def test_without_a_choice_extinction_runs_by_itself() -> None:
    values = {**RESET, "elements": {"seed": ["d3.e"], "meat": ["d3.nw", "d3.ne"]}, "next": "extinction"}
    position = after(board(**values), "automatic")
    assert position.tiles["d3"].species == {"mammals": 2, "birds": 3}
    assert position.next == "survival"


def test_survival_pays_the_holder() -> None:
    position = after(board(**RESET, next="survival"), "automatic")
    assert (position.animals["birds"].vp, position.animals["mammals"].vp) == (8, 4)
    assert position.next == "reseed"


def test_the_last_turn_ends_with_final_scoring() -> None:
    values = {**RESET, "taken": ["ice-age"], "next": "survival"}
    position = after(board(**values), "automatic")
    assert position.next == "final"
    position = after(position, "automatic")
    # tundra: birds 3 cubes, 1 VP; wetland: mammals 8 VP
    assert (position.phase, position.next) == ("over", None)
    assert {name: sheet.vp for name, sheet in position.animals.items()} == {"mammals": 12, "birds": 9}
    assert refused(position, "automatic") == ["execution.order"]


def test_there_is_no_reseed_in_the_last_turn() -> None:
    position = board(**RESET, taken=["ice-age"], next="reseed")
    assert "end.final-turn" in refused(position, "automatic")


def test_final_scoring_needs_the_vp() -> None:
    values = {**RESET, "animals": {"mammals": {}, "birds": {"vp": 1}}, "next": "final", "taken": ["ice-age"]}
    assert ask("can", board(**values), "automatic").verdict == "undetermined"


@pytest.mark.parametrize("phase", ["planning", "over"])
def test_no_automatic_step_is_next(phase: str) -> None:
    assert refused(board(phase=phase), "automatic") == ["execution.order"]


def test_a_pawn_comes_before_the_automatic_step() -> None:
    assert refused(board(display={"migration": {"pawns": ["birds"]}}), "automatic") == ["execution.order"]
    assert ask("can", board(phase=None), "automatic").verdict == "undetermined"


def test_marks_of_the_turn_last_until_reseed() -> None:
    tile = {"terrain": "sea", "species": {"birds": 2}, "hibernating": {"birds": 1}}
    position = board(phase="reset", tiles={"d3": tile}, scored=["d3"])
    position = after(position, "automatic")
    assert (position.tiles["d3"].hibernating, position.tiles["d3"].species) == ({"birds": 1}, {"birds": 1})
    assert position.scored == ("d3",)
