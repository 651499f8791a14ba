"""A short form of benchmarks/soak.py: whole games for every number of animals, everything counted at every step."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest
from conservation import Broken, Watch

from dsrules.explore.play import course, opening, play
from dsrules.position import Position
from dsrules.rulebook import Rulebook


@pytest.fixture(scope="module")
def soak(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("soak", root / "benchmarks" / "soak.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seed", range(10))
def test_a_whole_game(seed: int, soak: ModuleType, rules: Rulebook) -> None:
    """Through the card that ends it to final scoring; replayed from its file; two games for every number of animals."""
    run = soak.one_game(seed, rules, True, 10)
    assert run.actions > 300
    assert sum(dict(run.cards).values()) >= 22, "the card that ends the game lies under 25 others, five face up"


@pytest.mark.parametrize("seed", range(100, 105))
def test_ten_turns_without_cards(seed: int, soak: ModuleType, rules: Rulebook) -> None:
    run = soak.one_game(seed, rules, False, 10)
    assert run.most_rounds == 11
    assert not run.cards


def test_the_same_seed_gives_the_same_game(rules: Rulebook) -> None:
    names = ["mammals", "birds", "insects"]
    assert play(names, rules, 5) == play(names, rules, 5)
    assert play(names, rules, 5).actions != play(names, rules, 6).actions


def _broken(position: Position, what: str) -> None:
    with pytest.raises(Broken, match=what):
        Watch(position)


def test_the_watch_sees_what_is_wrong(rules: Rulebook) -> None:
    """Every count is looked at: one piece too many or too few is found."""
    start = opening(["mammals", "birds"], rules, 1)
    Watch(start)
    _broken(start.with_count("birds", "gene_pool", 1), "cubes")
    _broken(start.with_count("birds", "pawns", -1), "pawns")
    _broken(start.with_count("mammals", "vp", -1), "below 0")
    _broken(start.with_sheet("birds", elements=("seed",)), "printed")
    _broken(start.with_sheet("birds", elements=("seed",) * 7), "7 elements")
    box = start.box("domination")
    _broken(start.with_box("domination", cards=(*(box.cards or ())[:4], (box.cards or ())[0])), "card twice")
    grass = dict.fromkeys(rules.board.corners[:30], "grass")
    many = start
    for corner, element in grass.items():
        many = many.with_element(corner, element)
    _broken(many, "grass too many")


def _doctored(rules: Rulebook, kind: str, what: str, change: Any) -> None:
    """Let one step of a game come out differently than it did."""
    start = opening(["mammals", "birds", "insects"], rules, 4)
    watch = Watch(start)
    for turned in course(start, rules, Random(4)):
        if kind in type(turned.action).__name__:
            with pytest.raises(Broken, match=what):
                watch.step(turned.before, turned.action, change(turned.after))
            return
        watch.step(turned.before, turned.action, turned.after)
    pytest.fail(f"no {kind} in the game")


def test_the_watch_sees_what_a_step_must_not_do(rules: Rulebook) -> None:
    free = "e3.e"

    def without_cones(after: Position) -> Position:
        tiles = {name: tile._replace(cone=None) for name, tile in after.tiles.items()}
        return after._replace(tiles=type(after.tiles)(tiles))

    def iced(after: Position) -> Position:
        name = next(name for name, tile in after.tiles.items() if not tile.tundra)
        return after.with_tile(name, after.tiles[name]._replace(tundra=True))

    _doctored(rules, "Migration", "cone", without_cones)
    _doctored(rules, "Migration", "gained VP", lambda after: after.with_count("birds", "vp", 1))
    _doctored(rules, "Domination", "lost VP", lambda after: after.with_sheet("birds", vp=-1))
    _doctored(rules, "Place", "out of the bag", lambda after: after.with_element(free, "sun"))
    _doctored(rules, "Place", "to the bag", lambda after: after._replace(elements=type(after.elements)()))
    _doctored(rules, "Claim", "pawns", lambda after: after.with_count("insects", "pawns", 1))
    _doctored(rules, "Competition", "new ice", iced)
    _doctored(rules, "Speciation", "new tiles", lambda after: after.with_tile("a1", after.tiles["d3"]))
    _doctored(rules, "PlayCard", "taken by", lambda after: after._replace(taken=after.taken[:-1]))
