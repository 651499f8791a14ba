"""Glaciation and Wanderlust step by step, with every number and name (compendium 9.7, 9.9)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, read
from action_words import after, found, made
from test_house_rules import changed

from dsrules.action import Glaciation, Wanderlust
from dsrules.actions import apply
from dsrules.actions.glaciation import ice
from dsrules.actions.ground import may_be_tundra, may_hold_tile, needs_tile, neighbours, tiles_in_order
from dsrules.position import Position

ICE: dict[str, Any] = {
    "tiles": {"d3": "sea tundra", "d2": {"terrain": "wetland", "species": {"birds": 3, "mammals": 2, "insects": 1}},
              "e3": "savannah tundra", "c2": "jungle"},
    "animals": {"birds": {"vp": 4, "gene_pool": 1}, "mammals": {"gene_pool": 2}, "insects": {"gene_pool": 9}},
    "elements": {"sun": ["d2.se"], "grub": ["d3.e", "c2.e"]},
}  # fmt: skip


def icy(**more: Any) -> Position:
    """Ice on d3 and e3; d2 touches both, c2 neither. d2.se lies amid d2, d3 and e3, c2.e amid c2, d1 and d2."""
    return read({**ICE, **more})


# Glaciation


STACK = "yes glaciation.stack-empty glaciation.in-stack n=10"


def test_glaciation_step_by_step() -> None:
    assert found(icy(), "birds glaciation@1 d2") == [
        STACK, "yes glaciation.target glaciation.target beside=e3+d3 hex=d2",
    ]  # fmt: skip
    assert made(icy(), "birds glaciation@1 d2") == [
        "glaciation.steps glaciation.frozen hex=d2 t=wetland",
        "glaciation.three-tundra-elements glaciation.cleared corner=d2.se e=sun",
        "glaciation.bonus-excludes-self glaciation.bonus most=3 n=2 vp=3 who=birds",
        "glaciation.survivor-per-animal glaciation.surplus hex=d2 n=1 who=mammals",
        "glaciation.survivor-per-animal glaciation.surplus hex=d2 n=2 who=birds",
    ]
    then = after(icy(), "birds glaciation@1 d2")
    assert (then.elements, then.unknown) == ({"d3.e": "grub", "c2.e": "grub"}, frozenset())
    assert then.tiles["d2"].species == {"birds": 1, "mammals": 1, "insects": 1}
    pools = [(sheet.vp, sheet.gene_pool) for sheet in then.animals.values()]
    assert pools == [(None, 3), (7, 3), (None, 9)]


@pytest.mark.parametrize(
    ("hex_", "steps"),
    [
        ("c2", [STACK, "no glaciation.target glaciation.not-adjacent hex=c2"]),
        ("d3", [STACK, "no glaciation.target glaciation.already hex=d3"]),
        ("e2", [STACK, "no glaciation.target ground.no-tile hex=e2"]),
        (
            "a1",
            [
                STACK,
                "no glaciation.target ground.no-tile hex=a1",
                "no glaciation.target glaciation.not-adjacent hex=a1",
            ],
        ),
    ],
)
def test_glaciation_refused(hex_: str, steps: list[str]) -> None:
    assert found(icy(), Glaciation("birds", hex_)) == steps


@pytest.mark.parametrize("tundra", [1, 2, 3])
def test_the_stack_of_tundra_tiles(tundra: int) -> None:
    """Two lie on Earth: of so many tiles none, none and one are left (glaciation.stack-empty)."""
    rules = changed("components", tundra_tiles=tundra)
    step = f"no glaciation.stack-empty glaciation.none-left n={tundra}"
    last = "yes glaciation.stack-empty glaciation.in-stack n=1"
    assert found(icy(), "birds glaciation d2", rules)[0] == (step if tundra < 3 else last)


@pytest.mark.parametrize(
    ("tundra", "unknown", "step"),
    [
        (5, ["f5"], "yes glaciation.stack-empty glaciation.in-stack-at-least n=2"),
        (4, ["f5"], "yes glaciation.stack-empty glaciation.in-stack-at-least n=1"),
        (4, ["a1", "f5"], "undetermined glaciation.stack-empty glaciation.stack-unread hexes=a1+f5 n=2"),
        (4, ["g4", "f5"], "undetermined glaciation.stack-empty glaciation.stack-unread hexes=f5+g4 n=2"),
        (3, ["g4", "f5"], "undetermined glaciation.stack-empty glaciation.stack-unread hexes=f5+g4 n=1"),
        (3, ["f5.e"], "yes glaciation.stack-empty glaciation.in-stack n=1"),
    ],
)
def test_unread_hexes_may_hold_the_last_tundra_tiles(tundra: int, unknown: list[str], step: str) -> None:
    assert found(icy(unknown=unknown), "birds glaciation d2", changed("components", tundra_tiles=tundra))[0] == step


def test_the_tile_named_is_itself_unread() -> None:
    """Beside d3 and e3 the unread d2 may freeze if a tile lies there; it does not take a tundra tile from itself."""
    tiles = {name: tile for name, tile in ICE["tiles"].items() if name != "d2"}
    here = read({"tiles": tiles, "unknown": ["d2"], "animals": {"birds": {}}})
    assert found(here, "birds glaciation d2", changed("components", tundra_tiles=3)) == [
        "yes glaciation.stack-empty glaciation.in-stack n=1",
        "undetermined glaciation.target ground.unknown-hex hex=d2",
    ]
    far = read({"tiles": {"d3": "sea"}, "unknown": ["d2", "c2"], "animals": {"birds": {}}})
    assert found(far, "birds glaciation d3")[1:] == ["undetermined glaciation.target glaciation.unread hex=d3 hexes=d2"]
    assert found(far, "birds glaciation d2")[1:] == [
        "undetermined glaciation.target ground.unknown-hex hex=d2",
        "undetermined glaciation.target glaciation.unread hex=d2 hexes=c2",
    ]


def test_glaciation_of_a_tile_without_a_map() -> None:
    here = read({"tile": {"terrain": "desert"}, "animals": {"birds": {}}})
    assert found(here, Glaciation("birds", "tile"))[1:] == ["undetermined glaciation.target glaciation.no-map hex=tile"]
    assert found(here, Glaciation("birds", "d3"))[1:] == ["undetermined glaciation.target ground.no-map hex=d3"]


def test_what_an_unread_hex_makes_of_the_bonus_and_the_corners() -> None:
    """d2 has ice on d3 and e3: 3 VP, or 6 with c3 (vp.bonus-table); c3.e lies amid c3, d2 and d3."""
    here = icy(unknown=["c3", "c3.e"])
    differs = [
        "undetermined vp.bonus-table glaciation.bonus-unread hex=d2 hexes=c3 least=3 most=6 who=birds (act)",
        "undetermined glaciation.three-tundra-elements glaciation.corner-unread corner=c3.e (act)",
    ]
    assert found(here, "birds glaciation d2")[2:] == differs
    assert found(here, "mammals glaciation d2")[2:] == differs[1:]  # their VP are not stated
    effect = ice(here, "d2", RULES)
    assert effect == (("e3", "d3"), ("c3",), ("d2.se",), ("c3.e",), {"mammals": 1, "birds": 2})
    assert made(here, "mammals glaciation d2")[2:3] == [
        "glaciation.bonus-excludes-self glaciation.bonus-range most=6 n=2 vp=3 who=mammals"
    ]
    assert found(icy(unknown=["c3"]), "mammals glaciation d2")[2:] == []  # nothing lies on c3.e


def test_a_bonus_of_one_or_two_tundra_tiles() -> None:
    """e2 has ice beside it on e3, and perhaps on f2 (vp.bonus-table: 1 VP for one, 3 for two)."""
    tiles = {**ICE["tiles"], "e2": "desert"}
    here = icy(tiles=tiles, unknown=["f2"])
    assert found(here, "birds glaciation e2")[2:] == [
        "undetermined vp.bonus-table glaciation.bonus-unread hex=e2 hexes=f2 least=1 most=3 who=birds (act)"
    ]
    assert found(icy(tiles=tiles), "birds glaciation e2")[2:] == []


def test_an_unread_corner_amid_the_ice_is_cleared_and_known() -> None:
    here = icy(elements={"grub": ["d3.e"]}, unknown=["d2.se", "c2.e"])
    assert made(here, "insects glaciation d2")[1] == (
        "glaciation.three-tundra-elements glaciation.cleared-unread corner=d2.se e="
    )
    assert after(here, "insects glaciation d2").unknown == {"c2.e"}


def test_corners_away_from_the_new_ice_are_cleared_as_well() -> None:
    """The check is made over the whole Earth; a corner at the rim has fewer than three tiles (K28)."""
    tiles = {"d3": "sea tundra", "e3": "sea tundra", "d2": "jungle tundra", "c2": "desert", "a1": "sea tundra",
             "b1": "desert tundra"}  # fmt: skip
    here = read({"tiles": tiles, "elements": {"sun": ["d2.se", "a1.ne"]}, "animals": {"birds": {}}})
    assert ice(here, "c2", RULES).cleared == ("d2.se",)
    assert after(here, Glaciation("birds", "c2")).elements == {"a1.ne": "sun"}


@pytest.mark.parametrize(
    ("pawns", "space", "ours"),
    [
        ([None, "birds", "birds"], None, "2"),
        ([None, "birds", "birds"], "2", "2"),
        ([None, "birds", "birds"], "3", None),
        ([None, None, "birds"], "3", "3"),
        ([None, None, None, "birds"], None, "4"),
        ([None, "mammals", "birds"], "2", None),
        ([None, None], "2", None),
        ([None, None], None, None),
        (["birds", "birds"], "2", None),
        (["birds"], None, None),
        ([], None, None),
    ],
)
def test_a_pawn_acts_although_the_first_space_is_vacant(
    pawns: list[str | None], space: str | None, ours: str | None
) -> None:
    """O5: remarked only of the left-most pawn, if it is the acting animal's and not on the first space."""
    here = icy(display={"glaciation": {"pawns": pawns}})
    remark = [f"yes O5 glaciation.first-vacant space=glaciation@{ours} who=birds (ours)"] if ours else []
    assert found(here, Glaciation("birds", "d2", space))[2:] == remark
    assert not any("O5" in step for step in found(here, Glaciation("birds", "c2", space)))


def test_the_pawn_of_another_animal_is_not_remarked_on() -> None:
    here = icy(display={"glaciation": {"pawns": [None, "birds", "mammals"]}})
    assert found(here, Glaciation("mammals", "d2", "2"))[2:] == []


def test_two_survivors_at_some_tables() -> None:
    house = changed("actions", glaciation__survivors=2)
    assert after(icy(), "birds glaciation d2", house).tiles["d2"].species == {"birds": 2, "mammals": 2, "insects": 1}
    assert made(icy(), "birds glaciation d2", house)[3:] == [
        "glaciation.survivor-per-animal glaciation.surplus hex=d2 n=1 who=birds"
    ]


@pytest.mark.parametrize(
    ("pawns", "space", "against"),
    [
        (["birds"], None, False), (["birds"], "1", False), ([None, "birds"], None, True), ([None, "birds"], "2", True),
        (["mammals", "birds"], "4", True), (None, None, False), ([None], None, False), (["mammals"], None, False),
    ],
)  # fmt: skip
def test_only_the_first_space_acts_at_some_tables(
    pawns: list[str | None] | None, space: str | None, against: bool
) -> None:
    rules = RULES.switched({"leftmost-glaciation": "first-space-only"})
    here = icy(display={"glaciation": {"pawns": pawns}} if pawns is not None else {})
    step = "no O5 switches.decided name=leftmost-glaciation reading=first-space-only (ours)"
    assert found(here, Glaciation("birds", "d2", space), rules)[2:] == ([step] if against else [])


# Hexes that nobody could read.


def test_what_may_lie_on_an_unread_hex() -> None:
    here = icy(unknown=["c3", "c3.e"])
    assert may_hold_tile(here, "c3", RULES)
    assert not may_hold_tile(here, "c4", RULES)
    assert not may_hold_tile(here, "d2", RULES)
    assert neighbours(here, "d2", RULES) == (("e3", "d3", "c2"), ("c3",))
    assert [may_be_tundra(here, "c3", changed("components", tundra_tiles=n)) for n in (1, 2, 3)] == [False, False, True]
    assert tiles_in_order(here, RULES) == ("c2", "d2", "d3", "e3")
    assert tiles_in_order(read({"tile": "desert"}), RULES) == ("tile",)
    none = changed("components", large_tiles=dict.fromkeys(("sea", "wetland", "savannah", "jungle"), 1))
    assert not may_hold_tile(here, "c3", none)


@pytest.mark.parametrize(("cubes", "may"), [(1, True), (2, True), (3, False)])
def test_how_many_cubes_an_unread_hex_may_hold(cubes: int, may: bool) -> None:
    """With three players an animal has some cubes; two of the birds' are neither on Earth nor in the gene pool."""
    kept = RULES.supply[3].cubes - RULES.vp_cubes
    animals = {"birds": {"gene_pool": kept - 3 - 2}, "mammals": {}, "insects": {}}
    here = icy(animals=animals, unknown=["c3"])
    (step,) = needs_tile(here, "c3", RULES, "board.earth", "birds", cubes)
    assert step.step.text.key == ("ground.unknown-hex" if may else "ground.no-cubes-untold")
    (step,) = needs_tile(here, "c3", RULES, "board.earth")
    assert step.step.text.key == "ground.unknown-hex"
    assert needs_tile(here, "d2", RULES, "board.earth", "birds", cubes) == []


def test_one_cube_is_asked_for_where_no_number_is_said() -> None:
    kept = RULES.supply[3].cubes - RULES.vp_cubes
    for left, key in ((0, "ground.no-cubes-untold"), (1, "ground.unknown-hex")):
        animals = {"birds": {"gene_pool": kept - 3 - left}, "mammals": {}, "insects": {}}
        (step,) = needs_tile(icy(animals=animals, unknown=["c3"]), "c3", RULES, "board.earth", "birds")
        assert step.step.text.key == key


# Wanderlust


def shore(*tiles: str | None, **more: Any) -> Position:
    box = {"wanderlust": {"elements": ["water", "seed"], "tiles": list(tiles)}}
    return icy(display=box, **more)


BLANK = "yes wanderlust.tile wanderlust.blank hex=e2 there=e3+d2"


@pytest.mark.parametrize(
    ("tiles", "stack", "step"),
    [
        (["sea", "jungle", "sea"], None, "yes wanderlust.tile wanderlust.face-up n=1 t=sea"),
        (["sea", "jungle", "sea"], 1, "yes wanderlust.tile wanderlust.face-up n=1 t=sea"),
        (["sea", "jungle", "sea"], 3, "yes wanderlust.tile wanderlust.face-up n=3 t=sea"),
        (["jungle", "sea", "sea"], 2, "yes wanderlust.tile wanderlust.face-up n=2 t=sea"),
        ([None, "sea"], None, "yes wanderlust.tile wanderlust.face-up n=2 t=sea"),
        (["sea", "jungle", "sea"], 2, "no wanderlust.tile wanderlust.other-stack n=2 t=sea"),
        (["sea", "jungle"], 4, "no wanderlust.tile wanderlust.other-stack n=4 t=sea"),
        ([None, "jungle", "forest"], None, "no wanderlust.tile wanderlust.not-face-up shown=jungle+forest t=sea"),
        ([None, "jungle", "forest"], 2, "no wanderlust.tile wanderlust.not-face-up shown=jungle+forest t=sea"),
        ([None, None, None], None, "no wanderlust.no-refill wanderlust.none-face-up shown= t=sea"),
        ([], 1, "no wanderlust.no-refill wanderlust.none-face-up shown= t=sea"),
    ],
)
def test_a_tile_is_taken_off_a_stack(tiles: list[str | None], stack: int | None, step: str) -> None:
    assert found(shore(*tiles), Wanderlust("birds", "sea", "e2", stack)) == [step, BLANK]


def test_stacks_not_stated() -> None:
    step = "undetermined wanderlust.tile wanderlust.tiles-not-stated b=wanderlust t=sea"
    assert found(icy(), Wanderlust("birds", "sea", "e2")) == [step, BLANK]


UP = "yes wanderlust.tile wanderlust.face-up n=1 t=sea"


@pytest.mark.parametrize(
    ("hex_", "unknown", "steps"),
    [
        ("d2", [], ["no wanderlust.tile wanderlust.not-blank hex=d2 t=wetland"]),
        ("d3", [], ["no wanderlust.tile wanderlust.not-blank hex=d3 t=tundra"]),
        ("g1", [], ["no wanderlust.tile wanderlust.not-adjacent hex=g1"]),
        ("g1", ["f1", "g2"], ["undetermined wanderlust.tile wanderlust.neighbours-unread hex=g1 hexes=g2+f1"]),
        (
            "g1",
            ["g1"],
            [
                "undetermined wanderlust.tile wanderlust.hex-unread hex=g1",
                "no wanderlust.tile wanderlust.not-adjacent hex=g1",
            ],
        ),
        ("e2", ["e2"], ["undetermined wanderlust.tile wanderlust.hex-unread hex=e2"]),
    ],
)
def test_the_hex_of_a_new_tile(hex_: str, unknown: list[str], steps: list[str]) -> None:
    here = shore("sea", unknown=unknown)
    who = "mammals"  # their VP are not stated, so that a bonus that is open does not matter
    assert found(here, Wanderlust(who, "sea", hex_)) == [UP, *steps]


def test_a_bonus_that_an_unread_hex_decides() -> None:
    """Beside e2: d2 and e3, 3 VP; with e1 6, and with f1 10 (vp.bonus-table)."""
    here = shore("sea", unknown=["e1", "f1", "g4"])
    assert found(here, Wanderlust("birds", "sea", "e2"))[2:] == [
        "undetermined wanderlust.bonus wanderlust.bonus-unread hex=e2 hexes=e1+f1 least=3 most=10 who=birds (act)"
    ]
    assert found(here, Wanderlust("mammals", "sea", "e2"))[2:] == []
    assert made(here, Wanderlust("mammals", "sea", "e2"))[1:] == [
        "wanderlust.bonus wanderlust.bonus-range most=10 n=2 vp=3 who=mammals"
    ]
    assert [change.parts for change in apply(here, Wanderlust("mammals", "sea", "e2"), RULES)[1]] == [(), ()]


def test_wanderlust_with_a_disc_and_arrivals() -> None:
    here = shore("sea", "jungle")
    line = "birds wanderlust jungle e2 + seed d2.e | insects d2, birds d2 2, birds d2"
    assert found(here, line) == [
        "yes wanderlust.tile wanderlust.face-up n=2 t=jungle",
        BLANK,
        "yes wanderlust.element contents.there b=wanderlust e=seed",
        "yes board.corner-one-element ground.vacant corner=d2.e",
        "yes wanderlust.element wanderlust.own-corner corner=d2.e hex=e2",
        "yes wanderlust.move wanderlust.may-move hex=d2 n=1 target=e2 there=1 who=insects",
        "yes wanderlust.move wanderlust.may-move hex=d2 n=3 target=e2 there=3 who=birds",
    ]
    assert made(here, line) == [
        "wanderlust.tile wanderlust.placed hex=e2 t=jungle who=birds",
        "wanderlust.element wanderlust.disc corner=d2.e e=seed who=birds",
        "wanderlust.bonus wanderlust.bonus most=3 n=2 vp=3 who=birds",
        "wanderlust.move wanderlust.moved hex=d2 n=3 to=e2 who=birds",
        "wanderlust.move wanderlust.moved hex=d2 n=1 to=e2 who=insects",
    ]
    then = after(here, line)
    assert then.box("wanderlust")[1:3] == (("water",), ("sea", None, None))
    assert then.elements["d2.e"] == "seed"
    assert (then.tiles["e2"].terrain, then.tiles["e2"].species) == ("jungle", {"birds": 3, "insects": 1})
    assert then.tiles["d2"].species == {"mammals": 2}
    assert then.animals["birds"].vp == 7


def test_moves_onto_a_new_tile_written_twice_are_taken_together() -> None:
    assert found(shore("sea"), "birds wanderlust sea e2 | mammals d2, mammals d2")[2:] == [
        "yes wanderlust.move wanderlust.may-move hex=d2 n=2 target=e2 there=2 who=mammals"
    ]
    assert after(shore("sea"), "birds wanderlust sea e2 | mammals d2, mammals d2").tiles["e2"].species == {"mammals": 2}


def test_wanderlust_refused_for_its_disc_or_its_moves() -> None:
    here = shore("sea")
    lines = found(here, "birds wanderlust sea e2 + sun d2.se | mammals d3, mammals d2 3, birds c2, birds f3")
    assert lines[2:] == [
        "no wanderlust.element contents.not-there b=wanderlust e=sun held=water+seed",
        "no board.corner-one-element ground.occupied corner=d2.se e=sun",
        "no wanderlust.element wanderlust.other-corner corner=d2.se hex=e2",
        "no wanderlust.move wanderlust.not-next hex=d3 target=e2 who=mammals",
        "no wanderlust.move wanderlust.too-many hex=d3 n=1 there=0 who=mammals",
        "no wanderlust.move wanderlust.too-many hex=d2 n=3 there=2 who=mammals",
        "no wanderlust.move wanderlust.not-next hex=c2 target=e2 who=birds",
        "no wanderlust.move wanderlust.too-many hex=c2 n=1 there=0 who=birds",
        "no wanderlust.move wanderlust.not-next hex=f3 target=e2 who=birds",
        "no wanderlust.move ground.no-tile hex=f3",
    ]


def test_wanderlust_beside_a_tile_without_a_map() -> None:
    here = read({"tile": {"terrain": "desert", "species": {"birds": 2}}, "animals": {"birds": {}},
                 "display": {"wanderlust": {"tiles": ["sea"]}}})  # fmt: skip
    assert found(here, "birds wanderlust sea d3 | birds tile 3")[1:] == [
        "undetermined wanderlust.tile ground.no-map hex=d3",
        "no wanderlust.move wanderlust.too-many hex=tile n=3 there=2 who=birds",
    ]
    assert found(here, "birds wanderlust sea d3 | birds tile 2, birds d2")[2:] == [
        "yes wanderlust.move wanderlust.may-move hex=tile n=2 target=d3 there=2 who=birds",
        "undetermined wanderlust.move ground.no-map hex=d2",
    ]
