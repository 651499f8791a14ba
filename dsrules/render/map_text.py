"""The board as a map of letters: hexes with their names, terrain, cubes and cones, discs at the corners.

A hex is drawn flat-topped, its edges shared with its neighbours:

      b-----.
     / d3 Se*\\
    .IN2 Bi1  s
     \\       /
      g-----.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.board import TILE
from dsrules.diagnostics import text

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.board import Corner, Hex
    from dsrules.messages import Speaker
    from dsrules.position import Position, Tile
    from dsrules.render.layout import Page
    from dsrules.rulebook import Rulebook

COLUMN, OVERLAP, ROW = 8, 3, 4
"""Signs from one column of hexes to the next, and into it; lines from one hex to the one below it."""

CORNERS = {"nw": (0, 2), "ne": (0, 8), "e": (2, 10), "se": (4, 8), "sw": (4, 2), "w": (2, 0)}
"""Corner -> line and sign, from where the hex begins."""

EDGES = ((0, 3, "-----"), (1, 1, "/"), (1, 9, "\\"), (3, 1, "\\"), (3, 9, "/"), (4, 3, "-----"))
"""Line, sign and signs of the edges of a hex."""

INSIDE = ((1, 2, 7), (2, 1, 9), (3, 2, 7))
"""Line, first sign and width of the rooms in a hex: one for its name, two for cubes."""

VACANT, UNREAD, ICE, ASLEEP, MORE = ".", "?", "*", "z", "+"
"""The signs for a corner without a disc, what nobody could read, a glaciated tile, hibernating cubes, and cubes that
found no room."""


class _Canvas:
    """Signs at places, with a style each: `bold`, `dim` or none."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, line: int, place: int, signs: str, style: str = "") -> None:
        """Write signs from a place on, over what stands there."""
        for offset, sign in enumerate(signs):
            self.signs[line, place + offset] = (sign, style)

    def lines(self, page: Page) -> list[str]:
        """Return the drawing from its first sign to its last, without blanks at the ends of lines."""
        rows = [row for row, _ in self.signs]
        left, right = (limit(place for _, place in self.signs) for limit in (min, max))
        return [
            _styled([self.signs.get((row, place), (" ", "")) for place in range(left, right + 1)], page)
            for row in range(min(rows), max(rows) + 1)
        ]


def _styled(signs: list[tuple[str, str]], page: Page) -> str:
    """Return a line, each run of signs in one style set in it."""
    if not page.styled:
        return "".join(sign for sign, _ in signs).rstrip()
    while signs and signs[-1][0] == " ":
        signs.pop()
    runs: list[tuple[str, str]] = []
    for sign, style in signs:
        if runs and runs[-1][1] == style:
            runs[-1] = (runs[-1][0] + sign, style)
        else:
            runs.append((sign, style))
    styles: dict[str, Callable[[str], str]] = {"bold": page.bold, "dim": page.dim, "": str}
    return "".join(styles[style](run) for run, style in runs)


class Entry(NamedTuple):
    """What a hex says of one animal: its code with the number of cubes, in capitals for the holder of the cone."""

    words: str
    holds_cone: bool


def entries(tile: Tile, rules: Rulebook) -> list[Entry]:
    """Return the animals of a tile in food-chain order, the holder of the cone even without a cube there."""
    names = sorted({*tile.species, *([tile.cone] if tile.cone else ())}, key=rules.rank.__getitem__)
    found = []
    for name in names:
        code = rules.named("animal")[name]["code"]
        number = f"{tile.species.get(name, 0)}{ASLEEP if name in tile.hibernating else ''}"
        found.append(Entry((code.upper() if name == tile.cone else code) + number, name == tile.cone))
    return found


def laid_out(found: list[Entry]) -> tuple[list[list[Entry]], str, bool]:
    """Return the entries for each of the lower rooms of a hex, what stands between them, and whether all fit."""
    for between in (" ", ""):
        rooms, left = [], list(found)
        for _, _, width in INSIDE[1:]:
            room: list[Entry] = []
            while left and sum(len(one.words) + len(between) for one in (*room, left[0])) - len(between) <= width:
                room.append(left.pop(0))
            rooms.append(room)
        if not left:
            return rooms, between, True
    return rooms, "", False


def hexes_shown(position: Position, rules: Rulebook) -> list[Hex]:
    """Return the hexes of a picture: all that a position states something of, and the printed ones beside them.

    In the board's order; those around a corner with a disc, or that nobody could read, are among them.
    """
    if position.mapless:
        return [TILE]
    board = rules.board
    placed = {name for name in board.hexes if name in position.tiles or name in position.unknown}
    corners = (corner for corner in (*position.elements, *position.unknown) if corner in board.hexes_of)
    around = {name for corner in corners for name in board.hexes_of[corner]}
    return [
        name
        for name in board.hexes
        if name in placed or name in around or not placed.isdisjoint(board.neighbours[name])
    ]


def has_vacant_corners(position: Position, rules: Rulebook) -> bool:
    """Tell whether a corner of a tile has no disc for sure."""
    corners = {corner for name in position.tiles for corner in rules.board.corners_of[name]}
    return bool(corners - position.elements.keys() - position.unknown)


def map_lines(position: Position, speaker: Speaker, page: Page) -> list[str]:
    """Return the map, and beneath it the tiles that have more on them than the map shows; nothing without a tile.

    A map wider than the page comes in parts, each of as many columns of hexes as there is room for.
    """
    rules = speaker.rules
    lines: list[str] = []
    crowded: list[Hex] = []
    for part in _parts(hexes_shown(position, rules), rules, page):
        canvas = _Canvas()
        for name in sorted(part, key=lambda name: name in position.tiles):  # the outlines of tiles over all others
            _outline(name, position, rules, canvas)
        crowded += [name for name in part if not _fill(name, position, rules, canvas)]
        lines += [*([""] if lines else []), *canvas.lines(page)]
    for name in crowded:
        tile = position.tiles[name]
        pairs = [(animal, tile.species[animal]) for animal in sorted(tile.species, key=rules.rank.__getitem__)]
        lines += page.line(speaker.say(text("showing.crowded", hex=name, counts=pairs)))
    return lines


def _parts(shown: list[Hex], rules: Rulebook, page: Page) -> list[list[Hex]]:
    """Return hexes column by column, as many columns together as the page has room for."""
    starts = {name: _begins(name, rules)[1] for name in shown}
    first, wide = min(starts.values(), default=0), (page.width - OVERLAP) // COLUMN * COLUMN
    found: dict[int, list[Hex]] = {}
    for name in shown:
        found.setdefault((starts[name] - first) // wide, []).append(name)
    return list(found.values())


def _begins(name: Hex, rules: Rulebook) -> tuple[int, int]:
    """Return the line and the sign at which a hex begins."""
    q, r = rules.board.axial.get(name, (0, 0))
    return ROW * r + ROW // 2 * q, COLUMN * q


def _outline(name: Hex, position: Position, rules: Rulebook, canvas: _Canvas) -> None:
    line, place = _begins(name, rules)
    style = "" if name in position.tiles else "dim"
    for down, right, signs in EDGES:
        canvas.put(line + down, place + right, signs, style)
    for corner, direction in zip(rules.board.corners_of[name], rules.board.directions, strict=True):
        down, right = CORNERS[direction]
        sign = _corner_sign(corner, position, rules)
        canvas.put(line + down, place + right, sign, "bold" if sign not in (VACANT, " ") else "")


def _corner_sign(corner: Corner, position: Position, rules: Rulebook) -> str:
    """Return the letter of a disc, or the sign for a corner unread or vacant; a blank where no tile lies."""
    if corner in position.elements:
        letter: str = rules.named("element")[position.elements[corner]]["letter"]
        return letter
    if corner in position.unknown:
        return UNREAD
    return " " if position.tiles.keys().isdisjoint(rules.board.hexes_of[corner]) else VACANT


def _fill(name: Hex, position: Position, rules: Rulebook, canvas: _Canvas) -> bool:
    """Write what is on a hex, and return whether all of it found room."""
    line, place = _begins(name, rules)
    down, right, width = INSIDE[0]
    tile = position.tiles.get(name)
    if tile is None:
        words = name + UNREAD if name in position.unknown else name
        middle, first, space = INSIDE[1]
        canvas.put(line + middle, place + first, words.center(space).rstrip(), "dim")
        return True
    canvas.put(line + down, place + right, _heading(name, tile, rules).center(width))
    rooms, between, fits = laid_out(entries(tile, rules))
    for (down, right, width), room in zip(INSIDE[1:], rooms, strict=True):
        words = between.join(entry.words for entry in room) + ("" if fits or room is not rooms[-1] else MORE)
        start = place + right + (width - len(words)) // 2
        for entry in room:
            canvas.put(line + down, start, entry.words, "bold" if entry.holds_cone else "")
            start += len(entry.words) + len(between)
        if words.endswith(MORE):
            canvas.put(line + down, start, MORE)
    return fits


def _heading(name: Hex, tile: Tile, rules: Rulebook) -> str:
    terrains = rules.tables["terrain"]["terrains"]
    code = terrains[tile.terrain]["code"] if tile.terrain in terrains else ""
    words = f"{code}{ICE if tile.tundra else ''}"
    return words if name == TILE else f"{name} {words}"
