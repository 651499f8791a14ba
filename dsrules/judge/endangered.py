"""Which species are endangered: those of an animal without a match on the tile where they stand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.judge.matching import FIELD, MASK, assumptions

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling, Step
    from dsrules.vocabulary import Animal


def endangered_everywhere(
    position: Position, rules: Rulebook
) -> dict[Hex, tuple[tuple[Animal, ...], tuple[Animal, ...]]]:
    """Return tile -> (animals certainly endangered there, those that unread corners may save), in food-chain order."""
    from dsrules.judge.unknown import Completions

    completions = Completions(position, rules)
    found = {}
    for name, tile in position.tiles.items():
        possible = tuple(completions.matches(name))
        certain, perhaps = [], []
        for animal in position.animals:
            if animal in tile.species:
                zeros = [not packed >> rules.rank[animal] * FIELD & MASK for packed in possible]
                if all(zeros):
                    certain.append(animal)
                elif any(zeros):
                    perhaps.append(animal)
        found[name] = (tuple(certain), tuple(perhaps))
    return found


def endangered(position: Position, rules: Rulebook) -> Ruling:
    """Return which species are endangered on which tiles (endangered.definition).

    The result is `{"tiles": {hex: {"endangered": [animals], "species": {animal: cubes}}}, "assumed": [...]}` for every
    tile, with `endangered_possible` where unread corners decide. The steps write out each sum that comes to nothing.
    """
    from dsrules.ruling import Ruling

    tiles: dict[Hex, dict[str, Any]] = {}
    for name, (certain, perhaps) in endangered_everywhere(position, rules).items():
        species = position.tiles[name].species
        tiles[name] = {"endangered": list(certain), "species": {animal: species[animal] for animal in certain}}
        if perhaps:
            tiles[name]["endangered_possible"] = list(perhaps)
    steps = _steps(position, rules, tiles)
    return Ruling({"ask": "endangered"}, None, {"tiles": tiles, "assumed": []}, steps, assumed=assumptions(position))


def _steps(position: Position, rules: Rulebook, tiles: dict[Hex, dict[str, Any]]) -> tuple[Step, ...]:
    from dsrules.judge.explained import evidence_steps, unread_hex_steps
    from dsrules.judge.unknown import Completions

    completions = Completions(position, rules)
    steps: list[Step] = []
    for name, found in tiles.items():
        concerned = {*found["endangered"], *found.get("endangered_possible", ())}
        steps += (step for step in evidence_steps(name, completions) if step.animal in concerned)
    return (*steps, *unread_hex_steps(position, rules, None))
