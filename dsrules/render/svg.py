"""The picture of a position as one standalone SVG document: the map, a caption, and a legend. Decides nothing.

Everything is drawn in a fixed order, so that equal positions give equal bytes. The only words in it are words of the
game, from the rulebook, and those of `dsrules.messages.pictures`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.board import TILE
from dsrules.diagnostics import text
from dsrules.render import svg_shapes as shapes
from dsrules.render.map_text import hexes_shown
from dsrules.render.svg_legend import legend
from dsrules.render.svg_shapes import CORNERS, FLAT, Point, escaped, fitted, group, tag, writing
from dsrules.render.svg_words import caption, description, piece, species_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Board, Corner, Hex
    from dsrules.messages import Speaker
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook

SIZE, LARGE = 100.0, 190.0
"""The circumradius of a hex on a map, and of the one tile of a document without a map."""

MARGIN, LETTERS, NARROWEST = 30.0, 24.0, 640.0
"""Room around the map, for the column letters above and below it, and the least width of a picture."""

NAME, GROUND = 16.0, 16.5
"""Sizes of writing on a hex of a map: its name, and its terrain."""


class Layout(NamedTuple):
    """Where things go: centres of the hexes drawn, their corners, column letters; the map ends at height `bottom`."""

    size: float
    centres: dict[Hex, Point]
    corners: dict[Corner, Point]
    columns: dict[str, float]
    width: float
    bottom: float


def board_svg(position: Position, speaker: Speaker) -> str:
    """Return a complete SVG document that shows a position, its words in the speaker's language.

    A map shows the printed hexes from one beyond the outermost stated ones inwards, all of them if nothing is stated;
    a tile without a map is one large hex. Below stand a caption (round, phase, number of tiles) and the legend.
    """
    layout = _mapless(speaker.rules.board) if position.mapless else _window(position, speaker.rules)
    said = fitted(caption(position, speaker), layout.width - 2 * MARGIN, 20)
    keys, height = legend(position, speaker, layout.width, layout.bottom + 62)
    parts = [
        tag("rect", width=layout.width, height=height, rx=12, fill=shapes.PAPER),
        group(_letters(layout), font_weight="bold", fill=shapes.FAINT),
        *_hexes(position, layout, speaker),
        *_corners(position, layout, speaker),
        writing(said, layout.width / 2, layout.bottom + 26, 20, font_weight="bold"),
        *keys,
    ]
    title = tag("title", escaped(speaker.say(text("pictures.title"))))
    about = tag("desc", escaped(description(position, speaker)))
    body = group(parts, font_family="sans-serif", text_anchor="middle", fill=shapes.INK)
    return tag(
        "svg", f"{title}{about}\n{body}\n", xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {shapes.figure(layout.width)} {shapes.figure(height)}", width=layout.width, height=height,
        role="img", lang=speaker.lang,
    ) + "\n"  # fmt: skip


def _mapless(board: Board) -> Layout:
    """Return the layout of one large hex."""
    above = LARGE * shapes.DISC + MARGIN / 2
    centre = (NARROWEST / 2, above + LARGE * FLAT)
    corners = dict(zip(board.corners_of[TILE], _around(centre, LARGE), strict=True))
    return Layout(LARGE, {TILE: centre}, corners, {}, NARROWEST, 2 * (above + LARGE * FLAT))


def _around(centre: Point, size: float) -> list[Point]:
    return [(centre[0] + size * dx, centre[1] + size * dy) for dx, dy in CORNERS]


def _window(position: Position, rules: Rulebook) -> Layout:
    """Return the layout of the part of the field around what a position states: whole columns and rows of hexes."""
    board = rules.board
    heights = {name: r + q / 2 for name, (q, r) in board.axial.items()}
    stated = hexes_shown(position, rules) or board.hexes
    columns = [board.axial[name][0] for name in stated]
    rows = [heights[name] for name in stated]
    first, top = min(columns), min(rows)
    shown = [
        name
        for name in board.hexes
        if first <= board.axial[name][0] <= max(columns) and top <= heights[name] <= max(rows)
    ]
    across = SIZE * (1.5 * (max(columns) - first) + 2)
    width = max(NARROWEST, across + 2 * MARGIN)
    left, above = (width - across) / 2 + SIZE, MARGIN + LETTERS + SIZE * FLAT
    centres = {
        name: (left + 1.5 * SIZE * (board.axial[name][0] - first), above + 2 * FLAT * SIZE * (heights[name] - top))
        for name in shown
    }
    corners = {
        corner: point
        for name, centre in centres.items()
        for corner, point in zip(board.corners_of[name], _around(centre, SIZE), strict=True)
    }
    letters = {name.rstrip("0123456789"): x for name, (x, _) in centres.items()}
    bottom = above + SIZE * FLAT * (2 * (max(rows) - top) + 1)
    return Layout(SIZE, centres, corners, letters, width, bottom + MARGIN + LETTERS)


def _letters(layout: Layout) -> Iterator[str]:
    """Yield the column letters along the top and the bottom edge."""
    for letter, x in layout.columns.items():
        for y in (MARGIN + LETTERS / 2 - 14, layout.bottom - LETTERS / 2 - 2):
            yield writing(fitted(letter, layout.size, 18), x, y, 18, data_column=letter)


def _hexes(position: Position, layout: Layout, speaker: Speaker) -> Iterator[str]:
    """Yield the hexes: first the vacant ones, so that no outline runs over a tile."""
    for name, centre in layout.centres.items():
        if name not in position.tiles and name not in position.unknown:
            label = writing(name, *centre, NAME, fill=shapes.FAINT)
            yield group([shapes.vacant(centre, layout.size), label], data_hex=name)
    for name, (x, y) in layout.centres.items():
        if name in position.unknown:
            label = writing(name, x, y - layout.size * 0.62, NAME, font_weight="bold")
            title = f"{name} – {speaker.say(text('pictures.key-unread'))}"
            yield group([*shapes.unread_hex((x, y), layout.size), label], title, data_hex=name)
        elif name in position.tiles:
            yield _tile(name, position.tiles[name], (x, y), layout.size, speaker)


def _tile(name: Hex, tile: Tile, centre: Point, size: float, speaker: Speaker) -> str:
    """Return a tile with its name, its terrain, its cubes and its cone."""
    x, y = centre
    ground = speaker.name("terrain", tile.ground)
    heading, below = ("", ground) if name == TILE else (name, ground)
    if tile.tundra:
        heading = f"{heading} {ground}".strip()
        below = speaker.say(text("pictures.beneath", t=tile.terrain))
    parts = shapes.ground(centre, size, tile.terrain, tile.tundra)
    scale = size / SIZE
    if heading:
        room = size * (0.95 if tile.tundra else 1.0)
        words = fitted(heading, room, NAME * scale)
        parts.append(writing(words, x, y - size * (0.64 if tile.tundra else 0.69), NAME * scale, font_weight="bold"))
    parts.append(
        writing(
            fitted(below, size * 1.1, GROUND * scale), x, y - size * (0.49 if tile.tundra else 0.52), GROUND * scale
        )
    )
    parts += _cubes(tile, centre, size, speaker)
    if tile.cone:
        code, colour = piece(tile.cone, speaker)
        height = size * (shapes.CONE_FOOT - shapes.CONE_TOP)
        drawn = shapes.cone((x, y + size * shapes.CONE_TOP), size * shapes.CONE_HALF, height, colour, code)
        title = speaker.say(text("pictures.of-cone", who=tile.cone))
        parts.append(group(drawn, title, data_cone=tile.cone))
    return group(parts, f"{heading or ground} {below if heading else ''}".strip(), data_hex=name)


def _cubes(tile: Tile, centre: Point, size: float, speaker: Speaker) -> Iterator[str]:
    """Yield the cubes of each animal, in food-chain order, in one row up to three animals and in two beyond."""
    found = species_of(tile, speaker)
    rows = 1 if len(found) < 4 else 2
    across = -(-len(found) // rows)
    edge = size * min(
        shapes.CUBE if rows == 1 else shapes.CUBE_OF_TWO_ROWS, (1.5 - shapes.GAP * across) / max(across, 1)
    )
    step = edge + size * shapes.GAP
    for place, (animal, number) in enumerate(found):
        row, column = divmod(place, across)
        in_row = min(across, len(found) - row * across)
        corner = (
            centre[0] + step * (column - in_row / 2) + size * shapes.GAP / 2,
            centre[1] + step * (row - rows / 2) + size * shapes.GAP / 2,
        )
        code, colour = piece(animal, speaker)
        asleep = tile.hibernating.get(animal)
        drawn = shapes.cube(corner, edge, colour, code, str(number), str(asleep) if asleep else "")
        title = f"{speaker.name('animal', animal, 'many')} {number}"
        yield group(drawn, title, data_animal=animal, data_number=str(number))


def _corners(position: Position, layout: Layout, speaker: Speaker) -> Iterator[str]:
    """Yield the discs, the corners that nobody could read, and the vacant corners of tiles."""
    letters = speaker.rules.named("element")
    hexes_of = speaker.rules.board.hexes_of
    for corner, point in layout.corners.items():
        element = position.elements.get(corner)
        radius = layout.size * shapes.DISC
        if element is not None:
            drawn = shapes.disc(point, radius, element, str(letters[element]["letter"]))
            title = f"{corner} {speaker.name('element', element)}"
            yield group(drawn, title, data_corner=corner, data_element=element)
        elif corner in position.unknown:
            title = f"{corner} – {speaker.say(text('pictures.key-unread'))}"
            yield group(shapes.unread_corner(point, radius), title, data_corner=corner)
        elif any(name in position.tiles or name in position.unknown for name in hexes_of[corner]):
            yield group(shapes.dot(point, layout.size * shapes.DOT), corner, data_corner=corner)
