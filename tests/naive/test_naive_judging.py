"""Matches, endangered, dominance, cones, scores, survival, extinction and the end on random positions."""

from __future__ import annotations

import random
from typing import Any

import naive_game as naive
import pytest
from naive_compare import RULES, comparable
from naive_random import some_position
from naive_random_turn import some_hibernating

from dsrules.batch import ask
from dsrules.text.position_writer import to_values

Dict = dict[str, Any]


def some_reset(seed: int) -> Dict:
    rng = random.Random(f"judging {seed}")
    position = some_position(rng, "extinction", "reset")
    some_hibernating(rng, position, 0.1)
    animals = rng.sample(sorted(position["animals"]), len(position["animals"]))
    if rng.random() < 0.5:
        players = rng.randint(1, len(animals))
        position["owners"] = {f"player {i}": animals[i::players] for i in range(players)}
    return position


def asked(kind: str, position: Dict, **more: Any) -> Any:
    return ask({"ask": kind, "position": position, **more}, RULES)


def same(want: Dict, got: Dict) -> bool:
    return {key: got.get(key) for key in want} == want


@pytest.mark.parametrize("block", range(5))
def test_tiles(block: int) -> None:
    for seed in range(40 * block, 40 * block + 40):
        position = some_reset(seed)
        p = naive.full(position)
        found = asked("dominance", position).result["tiles"]
        assert set(found) == set(p["tiles"])
        for name in p["tiles"]:
            winner, holder = naive.qualifies(p, name), p["tiles"][name]["cone"]
            want = {
                "matches": {animal: naive.matches(p, animal, name) for animal in p["animals"]},
                "endangered": naive.endangered(p, name),
                "leaders": naive.leaders(p, name),
                "qualifies": winner,
                "cone": holder,
                "cone_status": naive.cone_status(p, name),
            }
            assert same(want, found[name]), (seed, name, want, found[name])
            score = asked("score", position, tile=name).result
            assert {a: n for a, n in score["vp"].items() if n} == naive.tile_scores(p, name), (seed, name)
            assert score["card_to"] == holder
            assert score["may_claim_first"] == (winner if winner != holder else None)


def test_survival_extinction_and_the_end() -> None:
    for seed in range(300):
        position = some_reset(seed)
        p = naive.full(position)
        card = asked("survival", position).result
        assert same(naive.survival(p), card), (seed, card)
        end = asked("final", position).result
        assert same(naive.final(p), end), (seed, end)
        for save in [None, *naive.saveable_hexes(p)[:2]]:
            want = naive.extinction(p, save)
            got = asked("extinction", position, save=save)
            assert got.result["removed"] == want["removed"], (seed, save)
            assert sorted(got.result["saveable"]) == want["saveable"], (seed, save)
            assert comparable(naive.full(to_values(got.position, RULES))) == comparable(want["position"])
