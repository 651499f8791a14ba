"""Action lines of the boxes: how each is read and written."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Any

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
    Regression,
    Speciation,
    Wanderlust,
    Wasteland,
)
from dsrules.diagnostics import shown, text
from dsrules.text.tokens import LONGEST_NUMBER, NUMBER
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.action import Action, Space
    from dsrules.text.action_words import ActionLine
    from dsrules.vocabulary import Animal, Box, Terrain


def read_box(line: ActionLine, animal: Animal, box: Box) -> Action:
    """Return the action of a box, whose name has been read: its space if there is one, and what the action needs."""
    space = line.space(box)
    return READERS[box](line, animal, space)


def _initiative(line: ActionLine, animal: Animal, space: Space) -> Action:
    line.accept_word("to")
    box, target = line.box_and_space()
    return Initiative(animal, box, target)


def _adaptation(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Adaptation(animal, line.element(), space)


def _regression(line: ActionLine, animal: Animal, space: Space) -> Action:
    line.accept_word("keep")
    return Regression(animal, line.element(), space)


def _abundance(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Abundance(animal, line.element(), line.corner(), space)


def _wasteland(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Wasteland(animal, line.element(), space)


def _depletion(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Depletion(animal, line.corner(), space)


def _glaciation(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Glaciation(animal, line.hex(), space)


def _speciation(line: ActionLine, animal: Animal, space: Space) -> Action:
    if space != FREE and (space is not None or line.at_corner):
        corner = line.corner()
        line.accept(":")
        return Speciation(animal, corner, line.some(line.cubes, "hex"), space)
    # Only the free action names no disc (ability.insects).
    return Speciation(animal, None, line.some(line.cubes, "hex"), FREE)


def _wanderlust(line: ActionLine, animal: Animal, space: Space) -> Action:
    terrain, stack = _stack(line)
    target = line.hex()
    element = corner = None
    if line.accept("+"):
        element, corner = line.element(), line.corner()
    moves: list[Cubes] = []
    if line.accept("|"):

        def move() -> Cubes:
            cubes = line.animal_cubes((moves[-1].animal if moves else None) or animal)
            moves.append(cubes)
            return cubes

        line.items(move)
    return Wanderlust(animal, terrain, target, stack, element, corner, tuple(moves), space)


def _stack(line: ActionLine) -> tuple[Terrain, int | None]:
    """Return the terrain of a face-up tile, and the stack it lies on where it was written (`sea@2`)."""
    token = line.here
    terrain = line.name("terrain")
    if terrain and terrain not in line.rules.terrains:
        line.report(
            "action.no-large-tile", text("action.no-large-tile", t=terrain), token, rule="components.large-tiles"
        )
    if not line.accept("@"):
        return terrain, None
    number = line.here
    if number.kind != NUMBER:
        line.expected("stack")
    line.take()
    stacks: int = line.rules.tables["actions"]["boxes"]["wanderlust"]["stacks"]
    stack = int(number.text) if len(number.text) <= LONGEST_NUMBER else 0
    if not 1 <= stack <= stacks:
        message = text("action.stack-unknown", word=shown(number.text), n=stacks)
        line.report("action.stack-unknown", message, number, rule="setup.wanderlust-stacks")
    return terrain, stack


def _migration(line: ActionLine, animal: Animal, space: Space) -> Action:
    def move() -> Move:
        origin = line.hex()
        line.accept("-")
        if not line.accept(">"):
            line.expected("arrow")
        return Move(origin, line.hex(), line.number())

    return Migration(animal, line.some(move, "hex"), space)


def _competition(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Competition(animal, line.some(line.victim, "hex"), space)


def _domination(line: ActionLine, animal: Animal, space: Space) -> Action:
    return Domination(animal, line.hex(), space)


READERS: dict[Box, Callable[[ActionLine, Animal, Space], Action]] = {
    "initiative": _initiative,
    "adaptation": _adaptation,
    "regression": _regression,
    "abundance": _abundance,
    "wasteland": _wasteland,
    "depletion": _depletion,
    "glaciation": _glaciation,
    "speciation": _speciation,
    "wanderlust": _wanderlust,
    "migration": _migration,
    "competition": _competition,
    "domination": _domination,
}


# Writing. Each gives what stands behind the box and its space.


def write_box(action: Any) -> str:
    """Return the line of a box's action."""
    kind = type(action)
    box = kind.__name__.lower()
    space = getattr(action, "space", None)
    if kind is Speciation and action.corner is None:
        space = FREE
    return f"{action.animal} {box}{'' if space is None else f'@{space}'} {WRITERS[kind](action)}".rstrip()


def counted(what: str, number: int) -> str:
    """Return something with its number, which is left out where it is 1."""
    return what if number == 1 else f"{what} {number}"


def cubes_list(cubes: tuple[Cubes, ...]) -> str:
    """Return cubes as they are written in a list: `mammals e3 2, insects d2`."""
    return ", ".join(counted(f"{c.animal} {c.hex}" if c.animal else c.hex, c.number) for c in cubes)


def victims_list(victims: tuple[Any, ...]) -> str:
    """Return cubes chosen on tiles: `c4 mammals, e3 insects`."""
    return ", ".join(f"{victim.hex} {victim.animal}" for victim in victims)


def discs_list(elements: tuple[str, ...]) -> str:
    """Return discs in their order, several alike in a row with their number: `2 sun seed`."""
    runs = ((element, len(list(run))) for element, run in groupby(elements))
    return " ".join(element if number == 1 else f"{number} {element}" for element, number in runs)


def _write_speciation(action: Speciation) -> str:
    placed = cubes_list(action.placed)
    return placed if action.corner is None else f"{action.corner}: {placed}"


def _write_wanderlust(action: Wanderlust) -> str:
    line = f"{action.terrain}{'' if action.stack is None else f'@{action.stack}'} {action.hex}"
    if action.element is not None:
        line += f" + {action.element} {action.corner}"
    return f"{line} | {cubes_list(action.moves)}" if action.moves else line


WRITERS: dict[type, Callable[[Any], str]] = {
    Initiative: lambda a: f"to {a.to_box}@{a.to_space}",
    Adaptation: lambda a: a.element,
    Regression: lambda a: f"keep {a.keep}",
    Abundance: lambda a: f"{a.element} {a.corner}",
    Wasteland: lambda a: a.element,
    Depletion: lambda a: a.corner,
    Glaciation: lambda a: a.hex,
    Speciation: _write_speciation,
    Wanderlust: _write_wanderlust,
    Migration: lambda a: ", ".join(counted(f"{m.origin}>{m.target}", m.number) for m in a.moves),
    Competition: lambda a: victims_list(a.victims),
    Domination: lambda a: a.hex,
}
