"""The starting position in full, and what stands in the way of one (compendium 2.3, 3; variant.multi-animal)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES
from turn_words import house

from dsrules.diagnostics import UsageError
from dsrules.position import DisplayBox
from dsrules.turn.setup import setup

SPACES = {
    "initiative": 1, "adaptation": 3, "regression": 2, "abundance": 2, "wasteland": 1, "depletion": 1,
    "glaciation": 4, "speciation": 6, "wanderlust": 3, "migration": 6, "competition": 7, "domination": 5,
}  # fmt: skip


def refusal(animals: list[str], owners: dict[str, list[str]] | None = None) -> Any:
    """What is said: code, path, rule, key, and the parameters."""
    with pytest.raises(UsageError) as caught:
        setup(animals, RULES, owners=owners)
    (found,) = caught.value.diagnostics
    return found.code, found.path, found.rule, found.text.key, found.text.params


NUMBER = ("usage.animals", "animals", "components.players", "setup.number")
OWNERS = ("usage.owners", "owners", "variant.multi-animal", "setup.owners")


def test_how_many_can_play() -> None:
    assert refusal(["birds"]) == (*NUMBER, {"n": 1, "least": 2, "most": 6})
    assert refusal([]) == (*NUMBER, {"n": 0, "least": 2, "most": 6})
    assert refusal(["insects", "birds", "insects", "mammals", "birds"]) == (
        "usage.animals", "animals", None, "setup.twice", {"whos": ["birds", "insects"]},
    )  # fmt: skip
    assert refusal(["birds", "birds"])[-1] == {"whos": ["birds"]}


@pytest.mark.parametrize(
    "owners",
    [
        {"north": ["birds"]},
        {"north": ["birds", "insects"], "south": ["birds"]},
        {"north": ["birds", "insects"], "south": []},
        {"north": ["birds", "birds"]},
        {"north": ["birds", "mammals"]},
        {"north": []},
    ],
)
def test_owners_share_out_the_animals(owners: dict[str, list[str]]) -> None:
    assert refusal(["insects", "birds"], owners) == (*OWNERS, {"whos": ["birds", "insects"]})


def test_names_that_are_none_say_where_they_stand() -> None:
    assert refusal(["birds", "fish"])[:2] == ("usage.animals", "animals")
    assert refusal(["birds", "insects"], {"north": ["fish"]})[:2] == ("usage.owners", "owners")


def test_names_of_players_are_words_of_forty_characters_at_most() -> None:
    fits = setup(["birds", "insects"], RULES, owners={"n" * 40: ["birds"], "south": ["insects"]})
    assert fits.owners == {"n" * 40: ("birds",), "south": ("insects",)}
    for name in ("n" * 41, "north\x1b"):  # which is said before the animals are looked at
        found = refusal(["birds", "insects"], {"south": ["insects"], name: ["fish"]})
        assert found[:4] == ("usage.owners", "owners", None, "position.name")
        assert found[-1]["most"] == 40
        assert found[-1]["name"].startswith(name[:5])


def test_no_owners_are_no_owners() -> None:
    assert setup(["birds", "insects"], RULES, owners={}) == setup(["birds", "insects"], RULES)
    assert setup(["birds", "insects"], RULES).owners is None
    assert setup(animals=["birds", "insects"], rules=RULES, seed=None, owners=None) == setup(
        ["birds", "insects"], RULES
    )
    shared = setup(["birds", "insects"], RULES, owners={"south": ["in"], "north": ["birds"]})
    assert shared.owners == {"south": ("insects",), "north": ("birds",)}
    assert shared == setup(["birds", "insects"], RULES)._replace(owners=shared.owners)


def test_the_whole_starting_position() -> None:
    start = setup(["insects", "mammals", "birds"], RULES)
    assert {name: (tile.terrain, tile.tundra, tile.species, tile.cone, tile.hibernating)
            for name, tile in start.tiles.items()} == {
        "d3": ("sea", True, {}, None, {}),
        "d2": ("wetland", False, {"insects": 1}, None, {}),
        "e3": ("savannah", False, {"insects": 2}, None, {}),
        "e4": ("desert", False, {"mammals": 1, "insects": 1}, None, {}),
        "d4": ("mountain", False, {"mammals": 2, "birds": 1}, None, {}),
        "c4": ("forest", False, {"mammals": 1, "birds": 2}, None, {}),
        "c3": ("jungle", False, {"birds": 1}, None, {}),
    }  # fmt: skip
    corner = RULES.board.corner
    assert start.elements == {
        corner(at): element
        for element, corners in {
            "grub": "c3+d2+d3 b3+c3+c4", "water": "d2+d3+e3 c2+c3+d2", "grass": "d3+e3+e4 d2+e2+e3",
            "sun": "d3+d4+e4 e3+e4+f3", "meat": "c4+d3+d4 d4+e4+e5", "seed": "c3+c4+d3 c4+c5+d4",
        }.items()
        for at in corners.split()
    }  # fmt: skip
    assert {animal: sheet[:5] for animal, sheet in start.animals.items()} == {
        "mammals": (("meat", "meat"), 45, 0, 6, 0), "birds": (("seed", "seed"), 45, 0, 6, 0),
        "insects": (("grass", "grass"), 45, 0, 6, 0),
    }  # fmt: skip
    assert all(sheet.stated for sheet in start.animals.values())
    assert (start.players, start.round, start.phase, start.turn, start.next) == (3, 1, "planning", "insects", None)
    assert start.initiative == ("insects", "birds", "mammals")
    assert (start.taken, start.scored, start.owed, start.unknown, start.switches) == ((), (), None, frozenset(), {})
    drawn = ("adaptation", "abundance", "wanderlust")
    empty = ("regression", "wasteland", "depletion")
    assert start.display == {
        box: DisplayBox((None,) * spaces, () if box in empty else None) for box, spaces in SPACES.items()
    }
    seeded = setup(["insects", "mammals", "birds"], RULES, seed=0)
    assert seeded == start._replace(display=seeded.display)
    for box, entry in seeded.display.items():
        assert entry.pawns == (None,) * SPACES[box]
        assert (entry.elements is None) == (box not in (*drawn, *empty))
        assert len(entry.elements or ()) == 4 * (box in drawn)
        assert (entry.tiles is None) == (box != "wanderlust")
        assert (entry.cards is None) == (box != "domination")


def test_chance_lays_out_anything_there_is_and_no_more() -> None:
    """Beside the seven of Earth there are six seas and three of each other terrain; 18 discs a type; 25 cards above."""
    discs: set[str] = set()
    tiles: set[str | None] = set()
    cards: set[str] = set()
    firsts: set[str] = set()
    for seed in range(150):
        display = setup(["birds", "insects"], RULES, seed=seed).display
        on_display = [disc for entry in display.values() for disc in entry.elements or ()]
        assert len(on_display) == 12
        assert all(on_display.count(disc) <= 18 for disc in on_display)
        shown, up = display["wanderlust"].tiles or (), display["domination"].cards or ()
        assert (len(shown), len(up), len(set(up))) == (3, 5, 5)
        discs.update(on_display)
        tiles.update(shown)
        cards.update(up)
        firsts.add(up[0])
    assert discs == set(RULES.elements)
    assert tiles == set(RULES.terrains)
    assert cards == firsts == set(RULES.named("card")) - {"ice-age"}
    assert len(cards) == 25


def test_a_house_with_other_numbers() -> None:
    boxes = RULES.tables["actions"]["boxes"]
    two, three = {**boxes["wanderlust"], "stacks": 2}, {**boxes["domination"], "cards": 3}
    few = house("actions", boxes={**boxes, "wanderlust": two, "domination": three})
    display = setup(["birds", "insects"], few, seed=1).display
    assert (len(display["wanderlust"].tiles or ()), len(display["domination"].cards or ())) == (2, 3)
    rules = house("turn", drawn={"adaptation": 2, "depletion": 1})
    display = setup(["birds", "insects"], rules, seed=1).display
    assert {box: len(entry.elements) for box, entry in display.items() if entry.elements is not None} == {
        "adaptation": 2, "regression": 0, "abundance": 0, "wasteland": 0, "depletion": 1, "wanderlust": 0,
    }  # fmt: skip
    stated = setup(["birds", "insects"], rules).display
    assert [box for box, entry in stated.items() if entry.elements == ()] == [
        "regression", "abundance", "wasteland", "wanderlust",
    ]  # fmt: skip
    late = house("turn", setup__initiative=["birds", "insects", "mammals"])
    assert (setup(["insects", "birds"], late).turn, setup(["insects", "birds"], late).initiative) == (
        "birds", ("birds", "insects"),
    )  # fmt: skip
