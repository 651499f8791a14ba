"""Does `can` say yes exactly for what `moves` lists? Tried on the action that is next in a position."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from conservation import same

from dsrules.action import (
    Abundance,
    Adaptation,
    Competition,
    Cubes,
    Depletion,
    Domination,
    Glaciation,
    Initiative,
    Migration,
    Move,
    Pass,
    Place,
    PlayCard,
    Regression,
    Speciation,
    Victim,
    Wanderlust,
    Wasteland,
)
from dsrules.actions import PLACING, count, options
from dsrules.explore.moves import moves
from dsrules.position import Position
from dsrules.rulebook import Rulebook
from dsrules.text.action_line import read_action, write_action
from dsrules.turn.questions import can, next_step

LONGEST = 1500
"""Moves are compared one by one where there are no more than this."""


def check(position: Position, rules: Rulebook, dice: Random, tries: int = 12) -> int:
    """Return how many actions were tried. Raises Broken where `can` and `moves` disagree."""
    due = next_step(position, rules).result
    for animal in position.animals:
        may = can(position, Pass(animal), rules).verdict == "yes"
        same(may == moves(position, rules, animal, "claim", 0).result["pass"], f"{animal} may pass: {may}")
    if due["kind"] == "card":
        return check_cards(position, rules, due["animal"])
    if due["kind"] not in ("pawn", "free", "planning"):
        return 0
    animal, box = due["animal"], PLACING if due["kind"] == "planning" else due["step"].partition("@")[0]
    space = None if box == PLACING else due["step"].partition("@")[2]
    asked = PLACING if box == PLACING else due["step"]
    (listed,) = moves(position, rules, animal, asked, 5).result["boxes"]
    same(listed["now"] is True and listed["exact"], f"{asked} is not the turn of {animal}")
    number = count(box, position, animal, rules, space)
    same(listed["count"] == number, f"{asked}: {listed['count']} moves, {number} counted")
    for line in listed["actions"]:
        ruling = can(position, read_action(line, rules, position), rules)
        same(ruling.verdict == "yes", f"{line} is listed, but {ruling.verdict}")
    if number > LONGEST:
        return len(listed["actions"])
    every = {key(action, position, rules) for action in options(box, position, animal, rules, space)}
    same(len(every) == number, f"{asked}: {len(every)} different moves, {number} counted")
    for action in islice(tried(box, position, animal, space, rules, dice), tries):
        verdict = can(position, read_action(write_action(action, rules), rules, position), rules).verdict
        agreed = (verdict == "yes") == (key(action, position, rules) in every)
        same(agreed, f"{write_action(action, rules)} is {verdict}, listed: {key(action, position, rules) in every}")
    return len(listed["actions"]) + tries


def check_cards(position: Position, rules: Rulebook, animal: str, each: int = 4) -> int:
    """Every way to play a card that is listed is allowed; each face-up card has one, and no other card has."""
    face_up = position.display["domination"].cards or ()
    cards = {box["card"]: box for box in moves(position, rules, animal, "card", each * 5).result["boxes"]}
    same(set(cards) == set(face_up), f"{sorted(cards)} are listed, {sorted(face_up)} lie face up")
    tried_ = 0
    for card, listed in cards.items():
        same(listed["now"] is True and listed["count"] > 0, f"no way to play {card}")
        for line in listed["actions"]:
            tried_ += 1
            verdict = can(position, read_action(line, rules, position), rules).verdict
            same(verdict == "yes", f"{line} is listed, but {verdict}")
    for other in position.animals:
        if other != animal:
            verdict = can(position, PlayCard(other, face_up[0]), rules).verdict
            same(verdict == "no", f"{other} may take a card owed to {animal}")
    return tried_


def key(action: Any, position: Position, rules: Rulebook) -> Any:
    """What an action does, whatever the order and the spelling."""
    if isinstance(action, Migration):
        return frozenset((m.origin, m.target, m.number) for m in action.moves)
    if isinstance(action, Competition):
        return frozenset(action.victims)
    if isinstance(action, Speciation):
        return (fits(action, position, rules), frozenset(action.placed))
    if isinstance(action, Wanderlust):
        shown = position.display["wanderlust"].tiles or ()
        stack = shown.index(action.terrain) + 1 if action.terrain in shown else None
        moved = frozenset((c.animal, c.hex, c.number) for c in action.moves)
        return (action.stack or stack, action.hex, action.element, action.corner, moved)
    return action._replace(space=None) if "space" in action._fields and not isinstance(action, Place) else action


ROW = ("meat", "sun", "seed", "water", "grub", "grass")


def fits(action: Speciation, position: Position, rules: Rulebook) -> bool:
    """Whether the disc named is of the space's type and touches the tiles named: other discs may do the same."""
    if action.corner is None:
        return True
    touching = rules.board.hexes_of[action.corner]
    wanted = ROW[int(action.space or 0) - 1]
    return position.elements.get(action.corner) == wanted and all(cubes.hex in touching for cubes in action.placed)


def tried(box: str, position: Position, animal: str, space: str | None, rules: Rulebook, dice: Random) -> Any:
    """Yield actions of a box, legal and illegal ones, with nothing written twice in one of them."""
    board = rules.board
    hexes, near = [*position.tiles] * 2 + list(board.hexes), board.neighbours
    corners, boxes = list(board.corners), list(rules.boxes)
    while True:
        name, element, corner = dice.choice(hexes), dice.choice(rules.elements), dice.choice(corners)
        if dice.random() < 0.5:
            corner = dice.choice(board.corners_of[name])
        to_box = dice.choice(boxes)
        to_space = str(dice.randint(1, rules.spaces(to_box)))
        simple: dict[str, Any] = {
            PLACING: Place(animal, to_box, to_space),
            "initiative": Initiative(animal, to_box, to_space) if to_box != "initiative" else None,
            "adaptation": Adaptation(animal, element, space),
            "regression": Regression(animal, element, space),
            "wasteland": Wasteland(animal, element, space),
            "abundance": Abundance(animal, element, corner, space),
            "depletion": Depletion(animal, corner, space),
            "glaciation": Glaciation(animal, name, space),
            "domination": Domination(animal, name, space),
        }
        if box in simple:
            yield from [simple[box]] if simple[box] else []
        elif box == "migration":
            homes = [n for n, tile in position.tiles.items() if animal in tile.species] or hexes
            origin = dice.choice(homes)
            ways = {(origin, dice.choice([*near[origin], name])) for _ in range(dice.randint(1, 2))}
            moves_ = tuple(Move(*way, dice.randint(1, 3)) for way in sorted(ways) if way[0] != way[1])
            if moves_:
                yield Migration(animal, moves_, space)
        elif box == "competition":
            places = sorted({dice.choice(hexes) for _ in range(dice.randint(1, 2))})
            yield Competition(animal, tuple(Victim(n, dice.choice([*position.animals])) for n in places), space)
        elif box == "speciation":
            yield from _speciation(position, animal, space, corner, name, rules, dice)
        else:
            yield from _wanderlust(position, animal, space, name, rules, dice)


def _speciation(
    position: Position, animal: str, space: str | None, corner: str, name: str, rules: Rulebook, dice: Random
) -> Any:
    if space == "free":
        yield Speciation(animal, None, (Cubes(name, dice.randint(1, 2)),), space)
        return
    if dice.random() < 0.7 and position.elements:
        corner = dice.choice([*position.elements])
    touching = rules.board.hexes_of[corner]
    placed = {dice.choice([*touching, name]): dice.randint(1, 4) for _ in range(2)}
    yield Speciation(animal, corner, tuple(Cubes(n, number) for n, number in placed.items()), space)


def _wanderlust(position: Position, animal: str, space: str | None, name: str, rules: Rulebook, dice: Random) -> Any:
    shown = position.display["wanderlust"].tiles or ()
    terrain = dice.choice([*(tile for tile in shown if tile), "sea"])
    element = dice.choice([None, *rules.elements])
    corner = dice.choice(rules.board.corners_of[name]) if element else None
    beside = [n for n in rules.board.neighbours[name] if n in position.tiles and position.tiles[n].species]
    moved = []
    if beside and dice.random() < 0.5:
        origin = dice.choice(beside)
        who = dice.choice([*position.tiles[origin].species])
        moved.append(Cubes(origin, dice.randint(1, 3), who))
    yield Wanderlust(animal, terrain, name, None, element, corner, tuple(moved), space)
