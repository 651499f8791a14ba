"""Entering a position line by line, as a table is read off: every line is checked at once by what a position can be.

Beside the edits of what-if questions a line may state a whole tile, a whole display, what nobody could read, or the
value of a key of the position file. No rule of the game is judged here; actions are left to `dsrules.turn`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from dsrules.board import TILE
from dsrules.consistency import problems
from dsrules.diagnostics import WARNING, InputError, Place, Source, problem, shown, text
from dsrules.explore.edits import apply_edit, in_play
from dsrules.position import Position
from dsrules.rulebook import TUNDRA
from dsrules.text.edit_line import (
    ChangeCubes,
    ChangeDisplay,
    Glaciate,
    PutTile,
    SetCone,
    SetDisc,
    read_edit,
    write_edit,
)
from dsrules.text.position_reader import read_values
from dsrules.text.position_writer import to_values
from dsrules.vocabulary import VACANT

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.diagnostics import Diagnostic, Text
    from dsrules.rulebook import Rulebook

NOTHING = Position()
SET = "set"
MOST_STEPS = 8
"""Steps of a path to a key: a position file is not that deep."""

NAMED = {
    "animals": "animal", "species": "animal", "hibernating": "animal", "shielded": "animal",
    "display": "box", "elements": "element",
}  # fmt: skip
"""Key -> what the keys beneath it name."""

UNREAD = "?"
_HEX = r"\s*([A-Za-z]\s?\d+)\s*"
WHOLE_TILE = re.compile(rf"{_HEX}(?::\s*(?P<colon>\S.*)|(?P<bar>[^\d\W].*\|.*))")
NO_TILE = re.compile(rf"{_HEX}=?\s*([~?])\s*")
NO_DISC = re.compile(r"(.*=\s*)\?(\s*)")
DISPLAY = re.compile(r"\s*[^\W\d_][\w-]*\s*\(.*")
ONE_TILE = re.compile(r".*[:|]")
SETTING = re.compile(rf"\s*{SET}\s+(\S+)\s+(\S.*)", re.IGNORECASE)
BEFORE_ANIMALS = "sea|"
"""What makes the tile line of a list of animals, whose places are those of the list but for its length."""


class Entered(NamedTuple):
    """What a line made of a position: the position after it, the line in its canonical form, and the warnings that
    the position did not have before.
    """

    position: Position
    line: str
    warnings: tuple[Diagnostic, ...] = ()


def enter(line: str, position: Position, rules: Rulebook) -> Entered | None:
    """Return what a line makes of a position; None for the line of an action, which somebody else has to judge.

    Lines are the edits of contract section 3 and: `e4: desert* | birds 2, insects 1 (+grub) | cone birds`, the whole
    tile but for its discs; `birds (+2 sun)`, the whole display; `e4 ~`, no tile there; `e4 ?` and `d3.e=?`, what nobody
    could read; `set round 4`, the value of a key of the position file, `~` for none; a tile line for a position of one
    tile without a map. Raises InputError for a line that cannot be understood or a position that cannot be.
    """
    found = _by_form(line, position, rules)
    if found is None:
        edit = read_edit(line, rules, position)
        if not isinstance(edit, SetDisc | ChangeDisplay | ChangeCubes | SetCone | Glaciate | PutTile):
            return None
        found = apply_edit(position, edit, rules), write_edit(edit)
    after, said = found
    before = {(one.code, one.path) for one in _warnings(position, rules)}
    new = tuple(one for one in _warnings(after, rules) if (one.code, one.path) not in before)
    return Entered(after, said, new)


def _warnings(position: Position, rules: Rulebook) -> list[Diagnostic]:
    return [one for one in problems(position, rules) if one.severity == WARNING]


def _by_form(line: str, position: Position, rules: Rulebook) -> tuple[Position, str] | None:
    """Return the position after a line that is more than an edit, and its canonical form; None for other lines."""
    found = None
    if match := SETTING.fullmatch(line):
        found = _set(match[1], match[2], position, rules)
    elif line.split()[:1] == [SET]:
        _refuse("action.edit-key", text("edits.set"), line)
    elif match := NO_TILE.fullmatch(line):
        found = _without_tile(_hex(match[1]), match[2] == UNREAD, line, position, rules)
    elif not position.mapless and (match := WHOLE_TILE.fullmatch(line)):
        found = _whole_tile(_hex(match[1]), match.start(match.lastgroup or 0), line, position, rules)
    elif match := NO_DISC.fullmatch(line):
        found = _unread_disc(f"{match[1]}{VACANT}{match[2]}", position, rules)
    elif DISPLAY.fullmatch(line):
        found = _displays(line, position, rules)
    elif (position.mapless or position == NOTHING) and ONE_TILE.match(line) and _begins_with_terrain(line, rules):
        found = _one_tile(line, rules)
    return found


def _hex(written: str) -> Hex:
    return "".join(written.split()).lower()


def _begins_with_terrain(line: str, rules: Rulebook) -> bool:
    word = re.match(r"\s*([^\W\d_]+)", line)
    return word is not None and rules.words("terrain").find(word[1]) is not None


def _one_tile(line: str, rules: Rulebook) -> tuple[Position, str]:
    from dsrules.text.tile_line import read_tile_line, write_tile_line

    position = read_tile_line(line, rules).position
    return position, write_tile_line(position, rules)


def _whole_tile(name: Hex, start: int, line: str, position: Position, rules: Rulebook) -> tuple[Position, str]:
    """Return the position with a tile as a tile line states it: those that it does not name do not stand there."""
    from dsrules.text.tile_line import read_tile_line, write_tile_line

    _check_hex(name, line, rules)
    reading = _read_shifted(line, line[start:], start, lambda part: read_tile_line(part, rules))
    stated = reading.position
    if stated.elements or stated.unknown:
        _refuse("action.edit-discs", text("edits.discs", hex=name), line)
    tile = stated.tiles[TILE]
    standing = position.tiles.get(name)
    if tile.terrain == TUNDRA and standing is not None:
        tile = tile._replace(terrain=standing.terrain)
    after = position._replace(unknown=position.unknown - {name}).with_tile(name, tile)
    for animal, sheet in stated.animals.items():
        after = in_play(after, animal, rules)
        if ("animals", animal, "display") in reading.places:
            after = after.with_sheet(animal, elements=sheet.elements, stated=True)
    words = write_tile_line(stated, rules)
    return _checked(after, rules), f"{name}: {words}"


def _displays(line: str, position: Position, rules: Rulebook) -> tuple[Position, str]:
    """Return the position with the displays that a list of animals states in brackets."""
    from dsrules.text.tile_line import read_tile_line

    shift = -len(BEFORE_ANIMALS)
    reading = _read_shifted(line, BEFORE_ANIMALS + line, shift, lambda part: read_tile_line(part, rules))
    after, said = position, []
    for animal, sheet in reading.position.animals.items():
        after = in_play(after, animal, rules)
        if ("animals", animal, "display") in reading.places:
            after = after.with_sheet(animal, elements=sheet.elements, stated=True)
        said.append(f"{animal} ({', '.join(after.animals[animal].elements)})")
    return _checked(after, rules), ", ".join(said)


def _without_tile(name: Hex, unread: bool, line: str, position: Position, rules: Rulebook) -> tuple[Position, str]:
    """Return the position without the tile of a hex: nothing lies there, or nobody could read it."""
    _check_hex(name, line, rules)
    after = position._replace(tiles=position.tiles.put(name, None), unknown=position.unknown - {name})
    if unread:
        after = after._replace(unknown=after.unknown | {name})
    return _checked(after, rules), f"{name} {UNREAD if unread else VACANT}"


def _unread_disc(line: str, position: Position, rules: Rulebook) -> tuple[Position, str] | None:
    edit = read_edit(line, rules, position)
    if not isinstance(edit, SetDisc):
        return None
    after = apply_edit(position, edit, rules)
    return _checked(after._replace(unknown=after.unknown | {edit.corner}), rules), f"{edit.corner}={UNREAD}"


def _check_hex(name: Hex, line: str, rules: Rulebook) -> None:
    if name not in rules.board.axial:
        start = len(line) - len(line.lstrip()) + 1
        found = problem(
            "action.hex-unknown", text("action.hex-unknown", word=shown(name)),
            place=Place(1, start, start + len(name)), hint=text("action.hexes"),
        )  # fmt: skip
        raise InputError([found], Source("line", line))


# Keys of the position file


def _set(path: str, value: str, position: Position, rules: Rulebook) -> tuple[Position, str]:
    """Return the position with the value of one key of its file set, or the key taken out by `~`."""
    from dsrules.source import read

    asked = read(value, "line")
    if asked.problems:
        raise InputError(asked.problems, asked.source)
    values = to_values(position, rules)
    inner: Any = values
    *steps, last = path.split(".", MOST_STEPS)
    above = ""
    for step in steps:
        key = _known_key(step, above, inner, rules)
        below = inner.get(key)
        inner[key] = below = below if isinstance(below, dict | list) else {}
        if not isinstance(below, dict):
            _refuse("action.edit-key", text("edits.key", key=shown(path)), path)
        inner, above = below, key
    last = _known_key(last, above, inner, rules)
    if asked.value is None:
        inner.pop(last, None)
    else:
        inner[last] = asked.value
        if steps[:1] == ["animals"]:  # a display is stated in one way
            inner.pop({"added": "elements", "elements": "added"}.get(last, ""), None)
    return read_values(values, rules).position, f"{SET} {path} {value.strip()}"


def _known_key(step: str, above: str, inner: dict[str, Any], rules: Rulebook) -> str:
    """Return the key beneath `above` that a step of a path means, in whatever spelling; a new one as it is."""
    meant = step.lower() if above == "tiles" else rules.words(NAMED[above]).find(step) if above in NAMED else None
    return meant if meant in inner else step


# Checking


def _checked(position: Position, rules: Rulebook) -> Position:
    """Return a position as a reader of its file would get it. Raises InputError for one that cannot be."""
    return read_values(to_values(position, rules), rules).position


def _refuse(code: str, said: Text, path: str) -> NoReturn:
    raise InputError([problem(code, said, shown(path))])


def _read_shifted(line: str, part: str, shift: int, read: Any) -> Any:
    """Return what `read` makes of a part of a line; its problems are told at their places in the whole line."""
    try:
        return read(part)
    except InputError as error:
        moved = []
        for found in error.diagnostics:
            place = found.place
            if place is not None:
                place = place._replace(column=max(place.column + shift, 1), end=max(place.end + shift, 2))
            moved.append(found._replace(place=place))
        raise InputError(moved, Source("line", line)) from None
