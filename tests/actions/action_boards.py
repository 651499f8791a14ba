"""Positions for the tests of actions, and asking about an action in one line."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.actions import apply, verify
from dsrules.actions.objections import verdict
from dsrules.messages import Speaker
from dsrules.position import Position
from dsrules.rulebook import Rulebook, default
from dsrules.text.action_line import read_action
from dsrules.text.position_reader import read_values

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.ruling import Step

RULES = default()
SPEAKERS = (Speaker(RULES, "en"), Speaker(RULES, "cs"))
SIX = ("mammals", "reptiles", "birds", "amphibians", "arachnids", "insects")
TILES = {
    "d3": "sea tundra", "d2": "wetland", "e3": "savannah", "e4": "desert", "d4": "mountain", "c4": "forest",
    "c3": "jungle",
}  # fmt: skip
DISCS = {
    "grub": ["c3+d2+d3", "b3+c3+c4"], "water": ["d2+d3+e3", "c2+c3+d2"], "grass": ["d3+e3+e4", "d2+e2+e3"],
    "sun": ["d3+d4+e4", "e3+e4+f3"], "meat": ["c4+d3+d4", "d4+e4+e5"], "seed": ["c3+c4+d3", "c4+c5+d4"],
}  # fmt: skip
CUBES = {
    "mammals": {"d4": 2, "e4": 1, "c4": 1}, "reptiles": {"e4": 2, "e3": 1, "d4": 1},
    "birds": {"c4": 2, "d4": 1, "c3": 1}, "amphibians": {"d2": 2, "c3": 1, "e3": 1},
    "arachnids": {"c3": 2, "c4": 1, "d2": 1}, "insects": {"e3": 2, "d2": 1, "e4": 1},
}  # fmt: skip


class Answer(NamedTuple):
    """What is said to an action: verdicts for can and act, position and changes.

    `rules` and `texts` are those of objections and of our own rulings, `grounds` the rules of all other checks passed.
    """

    can: str
    act: str
    rules: list[str]
    texts: list[str]
    after: Position
    changes: list[str]
    grounds: list[str]


def read(values: dict[str, Any], rules: Rulebook = RULES) -> Position:
    return read_values({"dsrules": 1, **values}, rules).position


def earth(animals: tuple[str, ...] = SIX, **more: Any) -> Position:
    """The starting Earth with some of the animals; `sheets` and `display` and other keys as in a position file."""
    sheets: dict[str, Any] = more.pop("sheets", {})
    tiles: dict[str, Any] = {}
    for name, line in TILES.items():
        here = {animal: CUBES[animal][name] for animal in animals if name in CUBES[animal]}
        tiles[name] = {"terrain": line.split()[0], "tundra": "tundra" in line, "species": here}
    values = {"tiles": tiles, "elements": DISCS, "animals": {a: sheets.get(a, {}) for a in animals}, **more}
    return read(values)


def ask(position: Position, line: str, rules: Rulebook = RULES) -> Answer:
    """Verify, and apply where act is yes; every sentence is said in both languages."""
    action = read_action(line, rules, position)
    found = verify(position, action, rules)
    say_all([objection.step for objection in found], rules)
    after, changes = position, []
    if verdict(found, act=True) == "yes":
        after, made = apply(position, action, rules)
        say_all(made, rules)
        changes = [SPEAKERS[0].say(change.text) for change in made]
    reasons = [objection.step for objection in found if objection.verdict != "yes" or objection.step.basis == "ruling"]
    grounds = [objection.step.rule for objection in found if objection.step not in reasons]
    named, texts = [step.rule for step in reasons], [SPEAKERS[0].say(step.text) for step in reasons]
    return Answer(verdict(found), verdict(found, act=True), named, texts, after, changes, grounds)


def say_all(steps: Iterable[Step], rules: Rulebook) -> None:
    """Every step names a rule that there is and is said in both languages, its parts too."""
    for step in steps:
        assert step.rule in rules.rules
        assert all(speaker.say(step.text) for speaker in SPEAKERS)
        say_all(step.parts, rules)


def random_position(seed: int) -> Position:
    """A small Earth of up to nine tiles with three animals, discs, and every box stated."""
    dice = random.Random(seed)
    board = RULES.board
    hexes = ["d3"]
    while len(hexes) < dice.randint(4, 9):
        name = dice.choice([n for here in hexes for n in board.neighbours[here]])
        if name not in hexes:
            hexes.append(name)
    animals = dice.sample(SIX, 3)
    bag = [terrain for terrain in RULES.terrains for _ in range(2)] + ["sea", "sea"]
    dice.shuffle(bag)
    tiles = {
        name: {
            "terrain": bag.pop(),
            "tundra": dice.random() < 0.3,
            "species": {animal: number for animal in animals if (number := dice.choice([0, 0, 1, 2, 3]))},
        }
        for name in hexes
    }
    elements: dict[str, list[str]] = {}
    for name in hexes:
        for corner in board.corners_of[name]:
            if dice.random() < 0.3 and not any(corner in corners for corners in elements.values()):
                elements.setdefault(dice.choice(RULES.elements), []).append(corner)

    def discs() -> list[str]:
        return [dice.choice(RULES.elements) for _ in range(dice.randint(0, 4))]

    pawns = [*animals * 5, *[None] * 60]
    dice.shuffle(pawns)
    display: dict[str, Any] = {box: {"pawns": [pawns.pop() for _ in range(RULES.spaces(box))]} for box in RULES.boxes}
    for box in ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust"):
        display[box]["elements"] = discs()
    display["wanderlust"]["tiles"] = [dice.choice([None, bag.pop(), bag.pop()]) for _ in range(3)]
    sheets = {
        a: {"added": discs()[:3], "gene_pool": dice.randint(0, 5), "vp": dice.randint(0, 30), "pawns": 1, "out": 0}
        for a in animals
    }
    return read({"tiles": tiles, "elements": elements, "animals": sheets, "display": display})
