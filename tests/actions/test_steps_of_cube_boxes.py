"""Speciation and Migration step by step, with every number and name (compendium 9.8, 9.10)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, read
from action_words import after, found, made
from test_house_rules import changed

from dsrules.action import Cubes, Migration, Move, Speciation
from dsrules.actions.migration import flows, most_species, reach, steps_of
from dsrules.actions.speciation import most_on, placed
from dsrules.position import Position, Tile

LAND: dict[str, Any] = {
    "tiles": {"d3": "sea tundra", "d2": {"terrain": "wetland", "species": {"birds": 3, "mammals": 2, "insects": 1}},
              "e3": {"terrain": "savannah", "species": {"birds": 1, "insects": 2}}, "c2": "jungle"},
    "animals": {"birds": {"gene_pool": 5}, "mammals": {}, "insects": {"gene_pool": 1}},
    "elements": {"sun": ["d2.se", "d3.e"], "grub": ["c2.e"]},
}  # fmt: skip


def land(**more: Any) -> Position:
    """d2, d3 and e3 meet at a sun; d3 and e3 at another; c2 and d2 at a grub."""
    return read({**LAND, **more})


# Speciation


POOL = "yes speciation.limited-by-gene-pool speciation.pool-holds held=5 n={} who=birds"
ROW = "yes speciation.element-row speciation.row corner=d2.se e=sun space=speciation@2 wanted=sun"


def test_speciation_step_by_step() -> None:
    line = "birds speciation@2 d2.se: d2 1, e3 3, d3, d2 3"
    touches, room = "yes speciation.place speciation.touches", "yes speciation.max-by-terrain speciation.room"
    assert found(land(animals={"birds": {"gene_pool": 9}}), line)[:2] == [POOL.replace("=5", "=9").format(8), ROW]
    assert found(land(), line) == [
        "no speciation.limited-by-gene-pool speciation.pool held=5 n=8 who=birds",
        ROW,
        f"{touches} corner=d2.se hex=d2", f"{room} hex=d2 most=4 n=4 t=wetland",
        f"{touches} corner=d2.se hex=e3", f"{room} hex=e3 most=3 n=3 t=savannah",
        f"{touches} corner=d2.se hex=d3", f"{room} hex=d3 most=1 n=1 t=tundra",
    ]  # fmt: skip
    assert made(land(), line) == [f"species.source speciation.placed hex={name} n={number} who=birds"
                                  for name, number in (("d2", 4), ("e3", 3), ("d3", 1))]  # fmt: skip
    few = "birds speciation@2 d2.se: d2 2, e3 3"
    assert found(land(), few)[0] == POOL.format(5)
    assert after(land(), few).animals["birds"].gene_pool == 0
    assert [after(land(), few).tiles[name].species["birds"] for name in ("d2", "e3")] == [5, 4]


@pytest.mark.parametrize(
    ("placed_on", "steps"),
    [
        (
            "d2 5",
            [
                "yes speciation.place speciation.touches corner=d2.se hex=d2",
                "no speciation.max-by-terrain speciation.too-many hex=d2 most=4 n=5 t=wetland",
            ],
        ),
        (
            "d3 2",
            [
                "yes speciation.place speciation.touches corner=d2.se hex=d3",
                "no speciation.max-by-terrain speciation.too-many hex=d3 most=1 n=2 t=tundra",
            ],
        ),
        (
            "c2",
            [
                "no speciation.place speciation.not-touching corner=d2.se hex=c2",
                "yes speciation.max-by-terrain speciation.room hex=c2 most=3 n=1 t=jungle",
            ],
        ),
        (
            "g4",
            [
                "no speciation.place speciation.not-touching corner=d2.se hex=g4",
                "no speciation.place ground.no-tile hex=g4",
            ],
        ),
    ],
)
def test_speciation_on_the_wrong_tile(placed_on: str, steps: list[str]) -> None:
    assert found(land(), f"birds speciation@2 d2.se: {placed_on}")[2:] == steps


@pytest.mark.parametrize(
    ("terrain", "most"),
    [("sea", 4), ("wetland", 4), ("savannah", 3), ("jungle", 3), ("forest", 3), ("desert", 2), ("mountain", 2)],
)
def test_the_most_on_a_terrain(terrain: str, most: int) -> None:
    assert (most_on(Tile(terrain), RULES), most_on(Tile(terrain, True), RULES)) == (most, 1)


@pytest.mark.parametrize(
    ("pool", "number", "step"),
    [
        (None, 1, ["undetermined speciation.limited-by-gene-pool speciation.pool-not-stated n=1 who=insects"]),
        (0, 1, ["no speciation.limited-by-gene-pool speciation.pool held=0 n=1 who=insects"]),
        (1, 1, ["yes speciation.limited-by-gene-pool speciation.pool-holds held=1 n=1 who=insects"]),
        (1, 2, ["no speciation.limited-by-gene-pool speciation.pool held=1 n=2 who=insects"]),
        (None, 0, []), (0, 0, []), (1, 0, []),
    ],
)  # fmt: skip
def test_the_gene_pool(pool: int | None, number: int, step: list[str]) -> None:
    here = land(animals={"insects": {} if pool is None else {"gene_pool": pool}})
    cubes = (Cubes("d2", number),) if number else ()
    nothing = [] if number else ["yes execution.voluntary speciation.nothing who=insects"]
    steps = found(here, Speciation("insects", "d2.se", cubes, "2"))
    assert steps == [*step, ROW, *steps[len(step) + 1 : len(steps) - len(nothing)], *nothing]
    assert steps[len(step) + 1 :] == [*steps[len(step) + 1 : len(step) + 1 + 2 * (number > 0)], *nothing]


def test_speciation_without_a_disc() -> None:
    pool = "yes speciation.limited-by-gene-pool speciation.pool-holds held=1 n=1 who=insects"
    mine = "yes ability.free-action-space space.yours b=speciation who=insects"
    free = Speciation("insects", None, (Cubes("c2"),))
    assert found(land(), free) == [pool, mine, "yes ability.insects speciation.free hex=c2 most=1 n=1 who=insects"]
    assert found(land(), free._replace(space="2")) == [
        pool, "no speciation.choose-element speciation.no-disc-named who=insects",
    ]  # fmt: skip
    assert found(land(), free._replace(space="7"))[1:] == [
        "no display.spaces space.no-such b=speciation n=6 space=7",
        "no speciation.choose-element speciation.no-disc-named who=insects",
    ]
    assert found(land(), Speciation("birds", None, (Cubes("c2"),)))[1] == (
        "no ability.free-action-space space.not-yours b=speciation owner=insects who=birds"
    )
    assert found(land(), free._replace(placed=(Cubes("c2"), Cubes("g4"))))[2:] == [
        "no ability.insects speciation.free-most most=1 n=2 who=insects",
        "no ability.insects speciation.free-one-tile n=2 who=insects",
        "no ability.insects ground.no-tile hex=g4",
    ]
    assert found(land(), free._replace(placed=(Cubes("c2", 2),)))[2:] == [
        "no ability.insects speciation.free-most most=1 n=2 who=insects"
    ]
    assert found(land(), free._replace(placed=())) == [
        mine, "yes execution.voluntary speciation.nothing who=insects",
    ]  # fmt: skip
    assert made(land(), free) == ["species.source speciation.placed hex=c2 n=1 who=insects"]
    two = changed("actions", speciation__free_species=2)
    assert found(land(), free._replace(placed=(Cubes("c2"), Cubes("d3"))), two)[2:] == [
        "no ability.insects speciation.free-one-tile n=2 who=insects"
    ]


def test_the_row_of_discs() -> None:
    other = "no speciation.element-row speciation.other-type corner=d2.se e=sun space=speciation@{} wanted={}"
    for space, element in zip("13456", ("meat", "seed", "water", "grub", "grass"), strict=True):
        assert found(land(), f"birds speciation@{space} d2.se: d2")[1] == other.format(space, element)
    assert found(land(), Speciation("birds", "d2.se", (Cubes("d2"),), "7"))[1] == (
        "no display.spaces space.no-such b=speciation n=6 space=7"
    )
    unknown = (
        "undetermined speciation.element-row space.unknown allowing=speciation@2 b=speciation "
        "refusing=speciation@1+speciation@3+speciation@4+speciation@5+speciation@6 who={}"
    )
    for animal in ("birds", "insects"):  # with a disc the insects' free species are not meant
        assert found(land(), f"{animal} speciation d2.se: d2")[1] == unknown.format(animal)
    stated = land(display={"speciation": {"pawns": []}})
    assert found(stated, "insects speciation d2.se: d2")[1] == unknown.format("insects")


def test_speciation_from_a_corner_without_a_disc() -> None:
    line = "birds speciation@2 d2.e: d2"
    none, unread = "no speciation.choose-element speciation.no-disc corner=d2.e", "speciation.unread corner=d2.e"
    assert found(land(), line)[1] == none
    assert found(land(unknown=["c2.se"]), line)[1] == none
    assert found(land(unknown=["d2.e"]), line)[1] == f"undetermined speciation.choose-element {unread}"
    suns = {animal: {"added": ["sun"] * 4} for animal in ("mammals", "insects", "arachnids", "reptiles")}
    gone = land(unknown=["d2.e"], animals={"birds": {"gene_pool": 5}, **suns},
                display={"adaptation": {"elements": ["sun", "sun"]}})  # fmt: skip
    assert found(gone, line)[1] == none
    assert found(gone, "birds speciation d2.e: d2")[1] == f"undetermined speciation.choose-element {unread}"
    assert found(gone, Speciation("birds", "d2.e", (Cubes("d2"),), "7"))[1] == none
    one = gone.with_box("adaptation", elements=("sun",))
    assert found(one, line)[1] == f"undetermined speciation.choose-element {unread}"


def test_speciation_without_a_map() -> None:
    here = read({"tile": {"terrain": "desert", "elements": ["sun"]}, "animals": {"birds": {"gene_pool": 5}}})
    assert found(here, Speciation("birds", "tile.1", (Cubes("tile"),), "2"))[2:] == [
        "yes speciation.place speciation.touches corner=tile.1 hex=tile",
        "yes speciation.max-by-terrain speciation.room hex=tile most=2 n=1 t=desert",
    ]
    assert found(here, Speciation("birds", "d3.e", (Cubes("tile"), Cubes("d3")), "2"))[1:] == [
        "undetermined speciation.choose-element ground.no-map-corner corner=d3.e",
        "yes speciation.max-by-terrain speciation.room hex=tile most=2 n=1 t=desert",
        "yes speciation.place speciation.touches corner=d3.e hex=d3",
        "undetermined speciation.place ground.no-map hex=d3",
    ]


def test_cubes_named_twice_are_taken_together() -> None:
    assert placed(Speciation("birds", "d2.se", (Cubes("d2"), Cubes("e3", 2), Cubes("d2", 3)))) == {"d2": 4, "e3": 2}
    moves = (Move("d2", "e3"), Move("e3", "d2", 2), Move("d2", "e3", 3))
    assert flows(Migration("birds", moves)) == {("d2", "e3"): 4, ("e3", "d2"): 2}


# Migration


NEXT = "yes migration.move migration.next hex={} n={} origin={} who={}"


def test_migration_step_by_step() -> None:
    assert found(land(), "mammals migration@6 d2>e3, d2>c2") == [
        "yes migration.number migration.few-enough most=2 n=2 space=migration@6",
        "yes migration.move migration.there hex=d2 n=2 there=2 who=mammals",
        NEXT.format("e3", 1, "d2", "mammals"),
        NEXT.format("c2", 1, "d2", "mammals"),
    ]
    assert found(land(), "birds migration@6 d2>d2, e3>c2, e3>d2 2") == [
        "no migration.number migration.too-many most=2 n=4 space=migration@6",
        "yes migration.move migration.there hex=d2 n=1 there=3 who=birds",
        "no migration.move migration.not-there hex=e3 n=3 there=1 who=birds",
        "unsettled O26 migration.out-and-back hex=d2 who=birds",
        "yes ability.birds migration.within hex=c2 n=2 origin=e3 who=birds",
        NEXT.format("d2", 2, "e3", "birds"),
    ]
    assert made(land(), "mammals migration@6 d2>e3, d2>c2, d2>e3") == [
        "migration.move migration.moved hex=d2 n=2 to=e3 who=mammals",
        "migration.move migration.moved hex=d2 n=1 to=c2 who=mammals",
    ]
    assert found(land(), "mammals migration@6 c2>d2")[1:] == [
        "no migration.move migration.not-there hex=c2 n=1 there=0 who=mammals",
        NEXT.format("d2", 1, "c2", "mammals"),
    ]
    assert found(land(), Migration("birds", (), "7")) == [
        "no display.spaces space.no-such b=migration n=6 space=7",
        "yes execution.voluntary migration.nothing who=birds",
    ]


@pytest.mark.parametrize(
    ("line", "step"),
    [
        ("mammals d2>g4", ["no migration.tiles-only ground.no-tile hex=g4",
                           "no migration.move migration.too-far hex=g4 n=1 origin=d2 who=mammals"]),
        ("mammals d2>d1", ["no migration.tiles-only ground.no-tile hex=d1"]),
        ("birds d2>d1", ["no migration.tiles-only ground.no-tile hex=d1"]),
        ("birds d2>g4", ["no migration.tiles-only ground.no-tile hex=g4",
                         "no ability.birds migration.too-far hex=g4 n=2 origin=d2 who=birds"]),
        ("insects e3>c2", ["no migration.move migration.too-far hex=c2 n=1 origin=e3 who=insects"]),
        ("mammals d2>d2", ["no migration.move migration.stays hex=d2 who=mammals"]),
        ("birds g4>g4", ["no migration.tiles-only ground.no-tile hex=g4"]),
        ("birds g4>d2", []),
    ],
)  # fmt: skip
def test_ways_refused(line: str, step: list[str]) -> None:
    animal, way = line.split()
    assert found(land(), f"{animal} migration@1 {way}")[2:] == step


def test_a_bird_alone_on_its_tile_cannot_fly_back() -> None:
    here = read({"tiles": {"a1": {"terrain": "sea", "species": {"birds": 1}}, "c2": "jungle", "d3": "desert"}})
    for reading in ("unsettled", "allowed", "forbidden"):
        rules = RULES.switched({"bird-return": reading})
        assert found(here, "birds migration@1 a1>a1", rules)[2:] == [
            "no ability.birds migration.stays hex=a1 who=birds"
        ]
    assert found(here, "birds migration@1 a1>c2")[2:] == [
        "no migration.tiles-only migration.gap hex=c2 n=2 origin=a1 who=birds"
    ]
    unread = read({"tiles": {"a1": {"terrain": "sea", "species": {"birds": 1}}, "c2": "jungle"}, "unknown": ["b2"]})
    assert found(unread, "birds migration@1 a1>a1")[2:] == ["unsettled O26 migration.out-and-back hex=a1 who=birds"]
    assert found(unread, "birds migration@1 a1>c2")[2:] == [
        "undetermined migration.tiles-only migration.way-unread hex=c2 n=2 origin=a1 who=birds"
    ]
    assert found(unread, "birds migration@1 a1>b2")[2:] == [
        "undetermined migration.tiles-only ground.unknown-hex hex=b2"
    ]
    assert found(unread, "birds migration@1 b2>c2")[1:] == [
        "undetermined migration.move ground.unknown-hex hex=b2", NEXT.format("c2", 2, "b2", "birds"),
    ]  # fmt: skip


def within(position: Position, animal: str, origin: str) -> tuple[set[str], set[str]]:
    """The tiles surely within reach, and the hexes perhaps."""
    sure, perhaps = reach(position, animal, origin, RULES)
    return set(sure), set(perhaps)


def test_who_goes_how_far() -> None:
    """Birds two tiles, everybody else one (ability.birds); what lies within reach is over tiles in play."""
    assert [steps_of(animal, RULES) for animal in RULES.food_chain] == [1, 1, 2, 1, 1, 1]
    row = read({"tiles": dict.fromkeys(("d1", "d2", "d3", "d4", "e4"), "sea")})
    assert within(row, "mammals", "d2") == ({"d1", "d3"}, set())
    assert within(row, "birds", "d2") == ({"d1", "d3", "d4", "e4"}, set())
    open_ = row._replace(unknown=frozenset({"e2", "e5", "d1.e"}))
    assert within(open_, "birds", "d2") == ({"d1", "d3", "d4", "e4"}, {"e2"})
    assert within(open_, "birds", "d3") == ({"d1", "d2", "d4", "e4"}, {"e2", "e5"})
    assert [most_species(space, RULES) for space in "123456"] == [7, 6, 5, 4, 3, 2]


def test_a_house_where_everybody_goes_far() -> None:
    """The rule named is that of the birds where an animal goes further, or less far, than others do."""
    house = changed("actions", migration__steps={"birds": 1, "mammals": 3}, migration__steps_otherwise=2)
    here = read({"tiles": {"d1": {"terrain": "sea", "species": {"birds": 1, "mammals": 1, "insects": 1}},
                           **dict.fromkeys(("d2", "d3", "d4", "d5"), "sea")}})  # fmt: skip
    for animal, target, step in (
        ("birds", "d3", "no ability.birds migration.too-far"), ("mammals", "d4", "yes ability.birds migration.within"),
        ("mammals", "d5", "no ability.birds migration.too-far"),
        ("insects", "d3", "yes migration.move migration.within"),
        ("insects", "d4", "no migration.move migration.too-far"), ("birds", "d2", "yes migration.move migration.next"),
        ("birds", "d1", "no ability.birds migration.stays"), ("insects", "d1", "unsettled O26 migration.out-and-back"),
    ):  # fmt: skip
        (one,) = found(here, f"{animal} migration@1 d1>{target}", house)[2:]
        assert one.startswith(step)


def test_a_row_of_cubes_that_move_on() -> None:
    """Those that arrive on a tile do not leave it in the same action; those that stay do not arrive."""
    twice, absent = "no migration.once-each migration.twice", "no migration.move migration.not-there"
    for moves, step in (
        ((Move("d2", "e3", 4), Move("e3", "d2", 1)), twice), ((Move("e3", "d3", 2), Move("d2", "e3", 3)), twice),
        ((Move("d2", "e3", 5), Move("e3", "d2", 1)), absent),
        ((Move("d2", "d2", 2), Move("d2", "e3", 2)), absent), ((Move("d2", "e3", 4), Move("e3", "c2", 1)), absent),
    ):  # fmt: skip
        assert found(land(), Migration("birds", moves, "1"))[1].startswith(step)


def test_migration_without_a_map() -> None:
    here = read({"tile": {"terrain": "desert", "species": {"birds": 2}}, "animals": {"birds": {}}})
    assert found(here, Migration("birds", (Move("tile", "d3"),), "1"))[1:] == [
        "yes migration.move migration.there hex=tile n=1 there=2 who=birds",
        "undetermined migration.tiles-only ground.no-map hex=d3",
    ]


@pytest.mark.parametrize(
    ("animal", "reading", "step"),
    [
        ("mammals", "allowed", "no migration.move migration.stays hex=tile who=mammals"),
        ("birds", "unsettled", "undetermined O26 migration.no-map hex=tile who=birds"),
        ("birds", "allowed", "undetermined O26 migration.no-map hex=tile who=birds"),
        ("birds", "forbidden", "no O26 switches.decided name=bird-return reading=forbidden (ours)"),
    ],
)
def test_out_and_back_without_a_map(animal: str, reading: str, step: str) -> None:
    """One step leads to another tile; two lead back if there is a tile beside, which is not shown."""
    here = read({"tile": {"terrain": "desert", "species": {"birds": 2, "mammals": 1}}})
    rules = RULES.switched({"bird-return": reading})
    assert found(here, Migration(animal, (Move("tile", "tile"),), "1"), rules)[2:] == [step]
