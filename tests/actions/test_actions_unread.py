"""Corners and hexes that nobody could read, boxes not stated, and a tile without a map."""

from __future__ import annotations

import random
from typing import Any

import pytest
from action_boards import RULES, ask, earth, random_position, read

from dsrules.action import Action
from dsrules.actions import apply, count, options, verify
from dsrules.actions.objections import verdict
from dsrules.position import Frozen, Position, Tile
from dsrules.text.action_line import read_action


def corner_completions(position: Position, corner: str) -> list[Position]:
    bare = position._replace(unknown=position.unknown - {corner})
    return [bare, *(bare.with_element(corner, element) for element in RULES.elements)]


def hex_completions(position: Position, name: str) -> list[Position]:
    """The hex blank, or with a tile, frozen or not, empty or with two cubes of everybody."""
    bare = position._replace(unknown=position.unknown - {name})
    crowd = Frozen(dict.fromkeys(position.animals, 2))
    return [
        bare,
        *(
            bare.with_tile(name, Tile(terrain, tundra, species))
            for terrain in RULES.terrains
            for tundra in (False, True)
            for species in (Frozen[str, int](), crowd)
        ),
    ]


def agreed(verdicts: set[str]) -> str:
    return verdicts.pop() if len(verdicts) == 1 else "undetermined"


def actions_on(position: Position, place: str, animal: str, dice: random.Random) -> list[Action]:
    """Action lines that may touch an unread corner or hex, legal or not."""
    board = RULES.board
    near = board.hexes_of[place] if "." in place else (place, *board.neighbours[place])
    corner = place if "." in place else dice.choice(board.corners_of[place])
    element = dice.choice(RULES.elements)
    one, other = dice.choice(near), dice.choice(near)
    origin = dice.choice(list(position.tiles))
    victim = dice.choice(list(position.animals))
    lines = [
        f"abundance {element} {corner}", f"depletion {corner}", f"glaciation {one}", f"migration@1 {origin}>{one}",
        f"migration@1 {one}>{other}", f"speciation@{dice.randint(1, 6)} {corner}: {one}",
        f"competition@{dice.randint(1, 7)} {one} {victim}", f"wanderlust sea {one}", f"domination {one}",
        f"wanderlust sea {one} + {element} {corner}",
    ]  # fmt: skip
    return [read_action(f"{animal} {line}", RULES, position) for line in lines]


@pytest.mark.parametrize("seed", range(60))
def test_unread_corners_agree_with_all_completions(seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(2000 + seed)
    corner = dice.choice([c for name in position.tiles for c in RULES.board.corners_of[name]])
    position = position.with_element(corner, None)._replace(unknown=frozenset({corner}))
    for animal in position.animals:
        for action in actions_on(position, corner, animal, dice):
            can = verdict(verify(position, action, RULES))
            completed = [(p, verify(p, action, RULES)) for p in corner_completions(position, corner)]
            assert can == agreed({verdict(found) for _, found in completed}), action
            if verdict(verify(position, action, RULES), act=True) == "yes":
                after = apply(position, action, RULES)[0]
                ends = [apply(p, action, RULES)[0] for p, _ in completed]
                assert all(end.tiles == after.tiles and end.animals == after.animals for end in ends)
                if corner not in after.unknown:
                    assert len({end.elements.get(corner) for end in ends}) == 1


@pytest.mark.parametrize("seed", range(60))
def test_unread_hexes_agree_with_all_completions(seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(3000 + seed)
    name = dice.choice([n for here in position.tiles for n in RULES.board.neighbours[here]])
    position = position._replace(
        tiles=position.tiles.put(name, None), unknown=frozenset({name}), elements=Frozen(position.elements)
    )
    if not position.tiles:
        return
    for animal in position.animals:
        for action in actions_on(position, name, animal, dice):
            found = verify(position, action, RULES)
            completed = {verdict(verify(p, action, RULES)) for p in hex_completions(position, name)}
            if completed <= {"yes", "no"}:
                assert verdict(found) == agreed(completed), (action, found)


def test_allowed_but_the_result_differs() -> None:
    """The savannah may freeze whatever e2 is; whether 1 or 3 VP are scored depends on it."""
    position = earth(sheets={"insects": {"vp": 0}}, unknown=["e2"])
    answer = ask(position, "insects glaciation e3")
    assert (answer.can, answer.act, answer.rules) == ("yes", "undetermined", ["vp.bonus-table"])
    assert ask(earth(unknown=["e2"]), "insects glaciation e3").act == "yes"
    box: dict[str, Any] = {"display": {"wanderlust": {"tiles": ["sea"]}}}
    shore = earth(sheets={"insects": {"vp": 0}}, unknown=["e1"], **box)
    answer = ask(shore, "insects wanderlust sea e2")
    assert (answer.can, answer.act, answer.rules) == ("yes", "undetermined", ["wanderlust.bonus"])
    assert ask(earth(unknown=["e1"], **box), "insects wanderlust sea e2").act == "yes"


def test_a_corner_amid_ice_is_empty_afterwards_whatever_lay_there() -> None:
    tiles = {"d3": "sea tundra", "e3": "savannah tundra", "e4": "desert"}
    answer = ask(read({"tiles": tiles, "unknown": ["d3.e"], "animals": {"birds": {}}}), "birds glaciation e4")
    assert answer.act == "yes"
    assert answer.after.unknown == frozenset()


def test_the_last_tundra_tile_may_lie_on_an_unread_hex() -> None:
    terrains = [t for t in RULES.terrains for _ in range(4)]
    ice = {name: f"{t} tundra" for name, t in zip(RULES.board.hexes[:11], terrains, strict=False)}
    tiles: dict[str, Any] = {**ice, RULES.board.hexes[11]: "mountain"}
    line = f"birds glaciation {RULES.board.hexes[11]}"
    known = read({"tiles": tiles, "animals": {"birds": {}}})
    assert ask(known, line).act == "yes"
    unread = read({"tiles": tiles, "animals": {"birds": {}}, "unknown": ["g4"]})
    assert ask(unread, line).can == "undetermined"
    assert "glaciation.stack-empty" in ask(unread, line).rules


def test_supply_decides_what_an_unread_corner_may_hold() -> None:
    """All twenty suns are accounted for, so the unread corner cannot hold the sun that Speciation asks for."""
    suns = ["sun"] * 4
    values: dict[str, Any] = {
        "tiles": {"d3": "desert", "d2": "sea"}, "unknown": ["d3.se"],
        "animals": {"reptiles": {"added": suns, "gene_pool": 5}, "birds": {"added": suns}, "insects": {"added": suns}},
        "display": {"depletion": {"elements": suns}, "abundance": {"elements": suns}},
    }  # fmt: skip
    position = read(values)
    assert ask(position, "reptiles speciation@sun d3.se: d3").can == "no"
    assert ask(position, "reptiles speciation@meat d3.se: d3").can == "undetermined"
    assert ask(position, "reptiles depletion d3.se").can == "no"


def test_a_tile_without_a_map() -> None:
    tile = {"terrain": "desert", "elements": ["sun", "grub"], "species": {"birds": 1, "mammals": 2}, "cone": "birds"}
    values: dict[str, Any] = {
        "tile": tile,
        "animals": {"birds": {"vp": 0, "gene_pool": 3}, "insects": {"gene_pool": 1}},
    }
    position = read({**values, "display": {"depletion": {"elements": ["sun"]}, "adaptation": {"elements": ["sun"]}}})
    for line in ("glaciation tile", "migration@1 tile>d3", "wanderlust sea d3", "glaciation d3",
                 "speciation@sun d3.e: d3"):  # fmt: skip
        assert (
            "undetermined" in ask(read({**values, "display": {"wanderlust": {"tiles": ["sea"]}}}), f"birds {line}").can
        )
    assert ask(position, "birds domination tile").after.animals["birds"].vp == 2
    assert ask(position, "birds competition@2 tile mammals").act == "yes"
    assert ask(position, "insects speciation@free tile").act == "yes"
    assert ask(position, "birds adaptation sun").act == "yes"
    assert count("depletion", position, "birds", RULES) == 1
    assert count("domination", position, "birds", RULES) == 1
    assert list(options("competition", position, "birds", RULES, "2")) == [
        read_action("birds competition@2 tile mammals", RULES, position)
    ]


@pytest.mark.parametrize("seed", range(10))
def test_what_is_listed_is_allowed_whatever_the_unread_is(seed: int) -> None:
    dice = random.Random(seed)
    position = random_position(4000 + seed)
    name = dice.choice([n for here in position.tiles for n in RULES.board.neighbours[here]])
    corner = dice.choice([c for here in position.tiles for c in RULES.board.corners_of[here]])
    position = position.with_element(corner, None)
    position = position._replace(tiles=position.tiles.put(name, None), unknown=frozenset({name, corner}))
    for box in RULES.boxes:
        for animal in position.animals:
            number = count(box, position, animal, RULES)
            listed = [action for action, _ in zip(options(box, position, animal, RULES), range(300), strict=False)]
            assert len(listed) == min(number, 300)
            assert all(verdict(verify(position, action, RULES)) == "yes" for action in listed)
