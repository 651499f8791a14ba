"""Whole turns of seeded random play: no dead end, nothing lost or made, automatic steps once a turn."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from turn_boards import RULES, SPEAKERS

from dsrules import actions
from dsrules.action import Action, Automatic, Draws, Pass
from dsrules.consistency import problems
from dsrules.judge.supply import cards_left, tiles_left
from dsrules.judge.unknown import discs_left
from dsrules.position import Position
from dsrules.ruling import step_dict
from dsrules.turn.questions import act, next_step
from dsrules.turn.setup import setup

TURNS = 4
CUBES = {2: 55, 3: 50, 4: 45, 5: 40, 6: 35}
PAWNS = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}


def draws(position: Position, chance: random.Random) -> Draws:
    emptied = position
    for box in ("regression", "depletion", "wanderlust"):
        emptied = emptied.with_box(box, elements=())
    bag = [element for element, number in discs_left(emptied, RULES).items() for _ in range(number)]
    chance.shuffle(bag)
    boxes = ("adaptation", "abundance", "wanderlust")
    discs = tuple((box, tuple(bag[i * 4 : i * 4 + 4])) for i, box in enumerate(boxes))
    deck = [card for card in cards_left(position, RULES) if card != "ice-age"]
    chance.shuffle(deck)
    face_up = position.display["domination"].cards or ()
    stacks = [terrain for terrain, number in tiles_left(position, RULES).items() for _ in range(number)]
    chance.shuffle(stacks)
    shown = position.display["wanderlust"].tiles or ()
    tiles = tuple(stacks.pop() if stacks else None for tile in shown if tile is None)
    return Draws(discs, tuple(deck[: 5 - len(face_up)]), tiles)


def choose(position: Position, found: dict[str, str], chance: random.Random) -> Action:
    kind, step, animal = found["kind"], found["step"], found["animal"]
    if kind == "automatic":
        if step == "reseed":
            return Automatic(draws=draws(position, chance))
        return Automatic(save=chance.choice([None, "none"]) if step == "extinction" else None)
    box, _, space = (step or "placing@").partition("@")
    options: Iterator[Action] = actions.options(box, position, animal, RULES, space or None)
    legal = list(islice(options, 40))
    if kind == "planning":
        return chance.choice(legal)
    return chance.choice([*legal, Pass(animal)]) if legal else Pass(animal)


def conserved(position: Position, players: int) -> None:
    for animal, sheet in position.animals.items():
        cubes = position.cubes_on_earth(animal) + (sheet.gene_pool or 0) + (sheet.out or 0)
        assert cubes + 1 == CUBES[players]
        out = sum(pawn == animal for row in position.display.values() for pawn in row.pawns or ())
        assert out + (sheet.pawns or 0) == PAWNS[players]
        assert (sheet.vp or 0) >= 0
        assert len(sheet.elements) <= 6
    assert all(number >= 0 for number in discs_left(position, RULES).values())
    assert [found for found in problems(position, RULES) if found.severity == "error"] == []


@pytest.mark.parametrize("seed", range(10))
def test_random_play_runs_for_turns(seed: int) -> None:
    chance = random.Random(seed)
    players = 2 + seed % 5
    position = setup(chance.sample(RULES.food_chain, players), RULES, seed=seed)
    seen = []
    while (position.round or 0) <= TURNS:
        found = next_step(position, RULES).result
        action = choose(position, found, chance)
        ruling = act(position, action, RULES)
        if found["step"] == "extinction" and ruling.verdict == "undetermined":
            ruling = act(position, Automatic(save="none"), RULES)
        assert ruling.verdict == "yes", (found, action, [SPEAKERS[0].say(step.text) for step in ruling.reasons])
        for speaker in SPEAKERS:
            ruling.result_dict(speaker)
            assert all(step_dict(step, speaker)["text"] for step in ruling.steps)
        assert ruling.position is not None
        position = ruling.position
        conserved(position, players)
        seen.append(found["step"] or found["kind"])
    for step in ("regression@losses", "wasteland@clearing", "extinction", "survival", "reseed"):
        assert seen.count(step) == TURNS
