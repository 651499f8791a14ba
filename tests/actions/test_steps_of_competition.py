"""Competition step by step, with every number and name, under every reading (compendium 9.11, K2, K11)."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, read
from action_words import after, found, made
from test_house_rules import changed

from dsrules.action import Competition, Victim
from dsrules.actions.competition import kind_of, limit
from dsrules.position import Tile

PRESENT = "yes competition.need-presence competition.present hex={} who={}"
VICTIM = "yes competition.eliminate competition.victim hex={} who={}"
FITS = "yes competition.spaces competition.terrain-allowed hex={} space=competition@{} t={}"


def test_competition_step_by_step() -> None:
    crowd = {"birds": 1, "mammals": 1}
    tiles = {"a1": ("jungle", False), "b1": ("wetland", False), "c1": ("sea", True), "d1": ("jungle", False)}
    here = read({"tiles": {n: {"terrain": t, "tundra": ice, "species": crowd} for n, (t, ice) in tiles.items()},
                 "animals": {"mammals": {"out": 2, "gene_pool": 3}, "birds": {}, "insects": {}}})  # fmt: skip
    assert found(here, "birds competition@1 a1 mammals, b1 mammals, c1 mammals") == [
        FITS.format("a1", 1, "jungle"), FITS.format("b1", 1, "wetland"), FITS.format("c1", 1, "tundra"),
        "yes competition.one-tile-per-type competition.terrains-differ",
        PRESENT.format("a1", "birds"), VICTIM.format("a1", "mammals"),
        PRESENT.format("b1", "birds"), VICTIM.format("b1", "mammals"),
        PRESENT.format("c1", "birds"), VICTIM.format("c1", "mammals"),
    ]  # fmt: skip
    assert found(here, "birds competition@1 a1 mammals") == [
        FITS.format("a1", 1, "jungle"), PRESENT.format("a1", "birds"), VICTIM.format("a1", "mammals"),
    ]  # fmt: skip
    assert found(here, "insects competition@2 a1 insects, d1 mammals, a1 birds, b1 reptiles, e3 birds") == [
        "no competition.spaces competition.terrain allowed=wetland+desert+tundra hex=a1 space=competition@2 t=jungle",
        "no competition.spaces competition.terrain allowed=wetland+desert+tundra hex=d1 space=competition@2 t=jungle",
        FITS.format("b1", 2, "wetland"),
        "no competition.eliminate competition.same-tile hex=a1",
        "no species.opposing competition.own hex=a1 who=insects",
        "no competition.need-presence competition.not-present hex=a1 who=insects",
        "no competition.eliminate competition.no-victim hex=a1 who=insects",
        "no competition.need-presence competition.not-present hex=d1 who=insects", VICTIM.format("d1", "mammals"),
        "no competition.need-presence competition.not-present hex=a1 who=insects", VICTIM.format("a1", "birds"),
        "no competition.need-presence competition.not-present hex=b1 who=insects",
        "no competition.eliminate competition.no-victim hex=b1 who=reptiles",
        "no competition.need-presence ground.no-tile hex=e3",
    ]  # fmt: skip
    assert found(here, "birds competition@1 a1 birds, d1 mammals")[:4] == [
        FITS.format("a1", 1, "jungle"),
        "no competition.one-tile-per-type competition.same-terrain hex=d1 other=a1 t=jungle",
        "no species.opposing competition.own hex=a1 who=birds",
        PRESENT.format("a1", "birds"),
    ]
    line = "birds competition@1 a1 mammals, c1 mammals"
    assert made(here, line) == [
        f"competition.eliminate competition.eliminated hex={name} who=mammals" for name in ("a1", "c1")
    ]
    then = after(here, line)
    assert (then.animals["mammals"].out, then.animals["mammals"].gene_pool) == (4, 3)
    assert then.tiles["c1"].species == {"birds": 1}
    assert found(here, Competition("birds", (), "8")) == [
        "no display.spaces space.no-such b=competition n=7 space=8",
        "yes execution.voluntary competition.nothing who=birds",
    ]
    again = Competition("birds", (Victim("a1", "mammals"),) * 2, "1")
    assert found(here, again)[1:] == [
        "no competition.eliminate competition.same-tile hex=a1", PRESENT.format("a1", "birds"),
        VICTIM.format("a1", "mammals"),
    ]  # fmt: skip


def test_limits_of_the_spaces() -> None:
    """Compendium 9.11; the free one has every terrain and tundra."""
    pairs = ("jungle wetland", "wetland desert", "desert forest", "forest savannah", "savannah mountain",
             "mountain sea", "sea jungle")  # fmt: skip
    for number, pair in enumerate(pairs, start=1):
        assert limit(str(number), RULES) == ((*pair.split(), "tundra"), None)
    assert limit("free", RULES) == ((*RULES.terrains, "tundra"), 1)
    assert limit("free", changed("actions", competition__free_tiles=3)).tiles == 3
    wide = RULES.switched({"arachnid-competition": "each-terrain"})
    assert limit("free", wide) == ((*RULES.terrains, "tundra"), None)
    frozen, thawed = Tile("sea", True), Tile("sea")
    buried = RULES.switched({"tundra-competition": "by-buried-terrain"})
    assert [kind_of(tile, rules) for rules in (RULES, buried) for tile in (frozen, thawed)] == [
        "tundra", "sea", "sea", "sea",
    ]  # fmt: skip


SPIDERS: dict[str, Any] = {
    name: {"terrain": terrain.split()[0], "tundra": "*" in terrain, "species": {"arachnids": 1, "birds": 1}}
    for name, terrain in {"a1": "sea *", "b1": "desert", "c1": "desert *", "d1": "desert", "e1": "jungle *"}.items()
}
WIDE, BURIED = {"arachnid-competition": "each-terrain"}, {"tundra-competition": "by-buried-terrain"}
K2 = "yes K2 switches.decided name=arachnid-competition reading=each-terrain (ours)"
K11 = "{} K11 switches.decided name=tundra-competition reading=by-buried-terrain (ours)"
DIFFER = "yes competition.one-tile-per-type competition.terrains-differ"
SAME = "no competition.one-tile-per-type competition.same-terrain hex={} other={} t={}"


@pytest.mark.parametrize(
    ("space", "tiles", "switches", "steps"),
    [
        ("free", "b1", {}, ["yes ability.arachnids competition.free most=1 n=1"]),
        ("free", "", {}, ["yes ability.arachnids competition.free most=1 n=0"]),
        ("free", "b1 e1", {}, ["no ability.arachnids competition.free-tiles most=1 n=2"]),
        ("free", "b1", WIDE, [FITS.format("b1", "free", "desert")]),
        (
            "free",
            "b1 e1",
            WIDE,
            [K2, FITS.format("b1", "free", "desert"), FITS.format("e1", "free", "tundra"), DIFFER],
        ),
        (
            "free",
            "b1 d1",
            WIDE,
            [K2, FITS.format("b1", "free", "desert"), SAME.format("d1", "b1", "desert")],
        ),
        ("3", "a1 e1", {}, [FITS.format("a1", 3, "tundra"), SAME.format("e1", "a1", "tundra")]),
        (
            "3",
            "a1 e1",
            BURIED,
            [FITS.format("a1", 3, "tundra"), FITS.format("e1", 3, "tundra"), DIFFER, K11.format("yes")],
        ),
        ("3", "a1 b1", BURIED, [FITS.format("a1", 3, "tundra"), FITS.format("b1", 3, "desert"), DIFFER]),
        (
            "3",
            "b1 c1",
            BURIED,
            [FITS.format("b1", 3, "desert"), SAME.format("c1", "b1", "desert"), K11.format("no")],
        ),
        (
            "3",
            "c1 b1",
            BURIED,
            [FITS.format("c1", 3, "tundra"), SAME.format("b1", "c1", "desert"), K11.format("no")],
        ),
        ("3", "", {}, []),
        ("3", "b1 c1", WIDE, [FITS.format("b1", 3, "desert"), FITS.format("c1", 3, "tundra"), DIFFER]),
        ("free", "", WIDE, []),
        ("3", "b1 d1", BURIED, [FITS.format("b1", 3, "desert"), SAME.format("d1", "b1", "desert")]),
        ("3", "b1 c1", {}, [FITS.format("b1", 3, "desert"), FITS.format("c1", 3, "tundra"), DIFFER]),
    ],
)
def test_readings_of_competition(space: str, tiles: str, switches: dict[str, str], steps: list[str]) -> None:
    action = Competition("arachnids", tuple(Victim(name, "birds") for name in tiles.split()), space)
    mine = ["yes ability.free-action-space space.yours b=competition who=arachnids"] if space == "free" else []
    said = found(read({"tiles": SPIDERS}), action, RULES.switched(switches))
    assert said[: len(mine) + len(steps)] == [*mine, *steps]
    assert not any("K2" in step or "K11" in step or "one-tile" in step for step in said[len(mine) + len(steps) :])
