"""Evolution and Cold Snap, whichever way the names of the animals sort."""

from __future__ import annotations

from typing import Any

from card_boards import RULES, ice, land, read

from dsrules.action import Victim
from dsrules.cards.arrivals import replaceable
from dsrules.text.action_line import read_action
from dsrules.turn.questions import can


def test_every_other_animal_may_give_way() -> None:
    here = read({"tiles": {"d3": land(reptiles=1, birds=1, insects=2), "e3": land("sea", amphibians=1)}})
    found = set(replaceable(here, "birds"))
    assert found == {Victim("d3", "reptiles"), Victim("d3", "insects"), Victim("e3", "amphibians")}


def test_cold_snap_names_all_of_the_players_other_animals() -> None:
    values: dict[str, Any] = {
        "tiles": {"d3": ice(birds=2, amphibians=2, insects=2, mammals=1)},
        "owners": {"north": ["amphibians", "birds", "insects"], "south": ["mammals"]},
    }
    position = read(values)
    ruling = can(position, read_action("birds card cold-snap", RULES, position), RULES)
    (hit,) = [step.text.params["whos"] for step in ruling.steps if step.text.key == "card_losses.own-hit"]
    assert list(hit) == ["amphibians", "insects"]
