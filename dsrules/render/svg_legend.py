"""The legend beneath a picture of a board: the discs, the animals in play with their displays, the other signs."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import text
from dsrules.render import svg_shapes as shapes
from dsrules.render.map_text import has_vacant_corners
from dsrules.render.svg_shapes import Point, fitted, group, tag, width, writing
from dsrules.render.svg_words import in_play, piece

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.messages import Speaker
    from dsrules.position import Position

SIDE, BETWEEN, ROW, LETTERS = 30.0, 26.0, 36.0, 17.0
"""Room at the sides, between columns, the height of a row, the size of the writing."""

SIGN, SMALL, DISPLAY, LONGEST = 36.0, 10.0, 240.0, 560.0
"""Room for a sign before its words, the radius of a disc on a display, the most room for its discs, and for words."""


class Key(NamedTuple):
    """How a sign is drawn about a point, its words, and the discs behind them as (element, letter)."""

    sign: Callable[[Point], list[str]] | None
    words: str
    discs: tuple[tuple[str, str], ...] = ()
    name: str = ""

    def room(self) -> tuple[float, float, float]:
        """Return the room for the sign, the words and the discs."""
        return (
            SIGN if self.sign else 0.0,
            min(LONGEST, width(self.words, LETTERS)),
            8 + min(self.step() * len(self.discs), DISPLAY) if self.discs else 0.0,
        )

    def step(self) -> float:
        """Return how far the discs of the display lie apart."""
        return min(2 * SMALL + 2, DISPLAY / max(1, len(self.discs)))


def legend(position: Position, speaker: Speaker, wide: float, top: float) -> tuple[list[str], float]:
    """Return the legend of a picture `wide` across, drawn from height `top` on, and where the picture ends below it."""
    parts = [tag("line", x1=SIDE, y1=top - 12, x2=wide - SIDE, y2=top - 12, stroke=shapes.LINE)]
    bottom = top
    signs = _signs(position, speaker)
    notes = [key for key in signs if key.sign is None]
    for keys in (_discs(speaker), _animals(position, speaker), [key for key in signs if key.sign], notes):
        if keys:
            drawn, bottom = _section(keys, wide, bottom + 4)
            parts.append(group(drawn, text_anchor="start"))
    return parts, bottom + 14


def _section(keys: list[Key], wide: float, top: float) -> tuple[list[str], float]:
    """Return keys in as many even columns as there is room for, and the height below them."""
    rooms = [key.room() for key in keys]
    signs, words, discs = (max(room[part] for room in rooms) for part in range(3))
    words = min(words, wide - 2 * SIDE - signs - discs)
    cell = signs + words + discs
    columns = max(1, int((wide - 2 * SIDE + BETWEEN) / (cell + BETWEEN)))
    rows = -(-len(keys) // columns)
    columns = -(-len(keys) // rows)
    left = (wide - columns * (cell + BETWEEN) + BETWEEN) / 2
    parts = []
    for place, key in enumerate(keys):
        row, column = divmod(place, columns)
        x, y = left + column * (cell + BETWEEN), top + ROW * (row + 0.5)
        parts.append(_drawn(key, x, y, (signs, words)))
    return parts, top + ROW * rows


def _drawn(key: Key, x: float, y: float, rooms: tuple[float, float]) -> str:
    signs, words = rooms
    parts = group(key.sign((x + signs / 2 - 5, y)), text_anchor="middle") if key.sign else ""
    parts += writing(fitted(key.words, words + 1, LETTERS), x + signs, y, LETTERS)
    discs = []
    for place, (element, letter) in enumerate(key.discs):
        at = x + signs + words + 8 + SMALL + place * key.step()
        discs += shapes.disc((at, y), SMALL, element, letter)
    return group([parts, group(discs, text_anchor="middle")] if discs else [parts], data_key=key.name)


def _discs(speaker: Speaker) -> list[Key]:
    letters = _letters(speaker)
    return [
        Key(
            partial(shapes.disc, radius=13.0, element=name, letter=letters[name]),
            speaker.name("element", name),
            name=name,
        )
        for name in speaker.rules.elements
    ]


def _letters(speaker: Speaker) -> dict[str, str]:
    return {name: str(entry["letter"]) for name, entry in speaker.rules.named("element").items()}


def _animals(position: Position, speaker: Speaker) -> list[Key]:
    """Return the animals in play in food-chain order, each with the elements on its display."""
    letters = _letters(speaker)
    keys = []
    for animal in in_play(position, speaker):
        code, colour = piece(animal, speaker)
        sheet = position.animals[animal]
        words = speaker.name("animal", animal, "many") + ("" if sheet.stated else "*")
        discs = tuple((element, letters[element]) for element in sheet.elements)
        keys.append(Key(partial(_square, colour=colour, code=code), words, discs, animal))
    return keys


def _square(centre: Point, colour: str, code: str) -> list[str]:
    return shapes.cube((centre[0] - 14, centre[1] - 14), 28, colour, code)


def _cone(centre: Point) -> list[str]:
    return shapes.cone((centre[0], centre[1] - 14), 10, 28, "", "")


def _asleep(centre: Point) -> list[str]:
    return shapes.sleepers((centre[0] + 13, centre[1]), 58, "")


def _signs(position: Position, speaker: Speaker) -> list[Key]:
    """Return the other signs that this picture has."""
    tiles = position.tiles.values()
    found = (
        (any(tile.cone for tile in tiles), "cone", _cone),
        (any(tile.hibernating for tile in tiles), "asleep", _asleep),
        (has_vacant_corners(position, speaker.rules), "vacant", partial(shapes.dot, radius=5.0)),
        (bool(position.unknown), "unread", partial(shapes.unread_corner, radius=13.0)),
        (any(not sheet.stated for sheet in position.animals.values()), "printed", None),
    )
    return [Key(sign, speaker.say(text(f"pictures.key-{name}")), name=name) for there, name, sign in found if there]
