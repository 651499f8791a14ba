"""Edit lines: one change of a position, for what-if questions (contract section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from dsrules.board import TILE
from dsrules.diagnostics import text
from dsrules.rulebook import TUNDRA
from dsrules.text.action_line import read_here
from dsrules.text.action_words import ActionLine
from dsrules.text.tokens import NUMBER, WORD
from dsrules.vocabulary import NOBODY, VACANT, fold

if TYPE_CHECKING:
    from dsrules.action import Action
    from dsrules.board import Corner, Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element, Terrain

CONE = "cone"


class SetDisc(NamedTuple):
    """A disc on a corner, in place of one there; an element of None clears the corner."""

    corner: Corner
    element: Element | None


class ChangeDisplay(NamedTuple):
    """`change` discs of an element more (or fewer, below zero) on an animal's display."""

    animal: Animal
    element: Element
    change: int


class ChangeCubes(NamedTuple):
    """`change` cubes of an animal more (or fewer, below zero) on a tile."""

    hex: Hex
    animal: Animal
    change: int


class SetCone(NamedTuple):
    """The cone on a tile; an animal of None takes it off."""

    hex: Hex
    animal: Animal | None


class Glaciate(NamedTuple):
    """A tundra tile on a tile, and nothing else of a Glaciation."""

    hex: Hex


class PutTile(NamedTuple):
    """A large tile on a hex, in place of the terrain there; what stands on it stays."""

    hex: Hex
    terrain: Terrain


Edit: TypeAlias = "SetDisc | ChangeDisplay | ChangeCubes | SetCone | Glaciate | PutTile"


def read_edit(line: str, rules: Rulebook, position: Position | None = None) -> Edit | Action:
    """Return the change that a line says: an edit such as `d3.e=grass`, or the action of an action line.

    Hexes named by their terrain need the `position`. Raises InputError, codes `action.*`.
    """
    words = ActionLine(line, rules, position)
    words.form = "edit"
    if words.ended:
        words.stop("action.line-empty", text("line.empty"), words.here, words.usage())
    read = _read(words)
    words.end()
    return read


def _read(line: ActionLine) -> Edit | Action:
    if _hex_ahead(line):
        if line.at_corner:
            return _disc(line)
        return _on_tile(line, line.hex())
    if line.finds("animal") and line.tokens[line.at + 1].text in ("+", "-"):
        return _display(line)
    return read_here(line)


def _hex_ahead(line: ActionLine) -> bool:
    if line.at_hex:
        return True
    named = line.here.kind == WORD and fold(line.here.text) == TILE
    return named or (line.finds("terrain") and not line.finds("animal"))


def _disc(line: ActionLine) -> SetDisc:
    corner = line.corner()
    if not line.accept("="):
        line.expected("equals")
    return SetDisc(corner, None if _nothing(line) else line.element())


def _display(line: ActionLine) -> ChangeDisplay:
    animal = line.animal()
    sign = _sign(line)
    number = line.number()
    return ChangeDisplay(animal, line.element(), sign * number)


def _on_tile(line: ActionLine, name: Hex) -> Edit:
    if line.accept_word(CONE):
        return SetCone(name, None if _nothing(line) else line.animal())
    if line.finds("terrain") and not line.finds("animal"):
        terrain = line.name("terrain")
        return Glaciate(name) if terrain == TUNDRA else PutTile(name, terrain)
    if line.here.kind != WORD:
        line.expected("on-tile")
    animal = line.animal()
    sign = _sign(line)
    if line.here.kind != NUMBER:
        line.expected("number")
    return ChangeCubes(name, animal, sign * line.number())


def _sign(line: ActionLine) -> int:
    if line.accept("+"):
        return 1
    if not line.accept("-"):
        line.expected("sign")
    return -1


def _nothing(line: ActionLine) -> bool:
    return line.accept(VACANT) or line.accept_word(NOBODY)


def write_edit(edit: Edit) -> str:
    """Return the canonical line of an edit: what `read_edit` reads back as an equal one."""
    if isinstance(edit, SetDisc):
        return f"{edit.corner}={edit.element or VACANT}"
    if isinstance(edit, ChangeDisplay):
        many = "" if abs(edit.change) == 1 else f"{abs(edit.change)} "
        return f"{edit.animal} {'-' if edit.change < 0 else '+'}{many}{edit.element}"
    if isinstance(edit, ChangeCubes):
        return f"{edit.hex} {edit.animal} {edit.change:+d}"
    if isinstance(edit, SetCone):
        return f"{edit.hex} {CONE} {edit.animal or VACANT}"
    return f"{edit.hex} {TUNDRA if isinstance(edit, Glaciate) else edit.terrain}"
