"""The shapes that a picture of a board is made of, as SVG elements, and their colours. Knows no position.

All lengths are in the units of the viewBox, y grows downwards, every shape is placed absolutely. `size` is the
circumradius of the hex that a shape belongs to; the sizes of pieces are parts of it. Every colour has a word, a letter
or a code beside it: nothing is told by colour alone.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Point: TypeAlias = "tuple[float, float]"

INK, FAINT, PAPER, WHITE = "#1c2430", "#5d6673", "#fcfaf5", "#ffffff"
ICE, BEVEL, COLD = "#f6fbff", "#d3e6f6", "#7fa6c9"
LINE, DOTTED, UNREAD = "#b9b4a7", "#8b8577", "#e6e3dc"

TERRAINS = {
    "sea": "#a8cdf0",
    "wetland": "#9ad6cc",
    "savannah": "#efd27e",
    "jungle": "#a3d676",
    "forest": "#79b98a",
    "desert": "#f8ebc8",
    "mountain": "#cbb9ab",
}
ELEMENTS = {
    "grass": ("#2f7d23", WHITE),
    "grub": ("#8a5a2b", WHITE),
    "meat": ("#b3261e", WHITE),
    "seed": ("#5e3a87", WHITE),
    "sun": ("#ffcf33", INK),
    "water": ("#1f63b5", WHITE),
}
CUBES = {
    "white": (WHITE, INK),
    "black": ("#16191f", WHITE),
    "yellow": ("#ffd21f", INK),
    "blue": ("#1f4fa3", WHITE),
    "red": ("#c2201f", WHITE),
    "green": ("#1f7a35", WHITE),
}
"""Fill and writing: of discs by element, of cubes and cones by the colour that the animal's pieces have."""

UNKNOWN_TERRAIN, UNKNOWN_PIECE = "#dddddd", ("#777d88", WHITE)
"""What house rules add has no colour of its own here; its words tell what it is."""

FLAT = sqrt(3) / 2
CORNERS: tuple[Point, ...] = ((-0.5, -FLAT), (0.5, -FLAT), (1, 0), (0.5, FLAT), (-0.5, FLAT), (-1, 0))
"""The corners of a flat-top hex about its centre, in the order of `Board.corners_of`."""

DISC, DOT, CUBE, CUBE_OF_TWO_ROWS, GAP, ICED = 0.17, 0.045, 0.45, 0.38, 0.04, 0.86
"""Sizes of pieces as parts of the hex: radii of discs and dots, a cube's edge in one row and in two, the gap between,
the tundra tile."""

CONE_TOP, CONE_FOOT, CONE_HALF = 0.435, 0.815, 0.25
"""The cone below the cubes: its top and foot below the hex's centre, and half its width."""

WIDE = 0.6
"""About how wide a letter is in its height, for fonts that are not known."""


def figure(value: float) -> str:
    """Return a length with at most one decimal place."""
    return f"{round(value, 1) + 0.0:.1f}".removesuffix(".0")


def escaped(words: str) -> str:
    """Return words as XML text or attribute value; what cannot be printed becomes a space."""
    if not words.isprintable():
        words = "".join(letter if letter.isprintable() else " " for letter in words)
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def tag(name: str, content: str = "", /, **attributes: float | str) -> str:
    """Return an element; `content` is XML already, attribute values are escaped, `_` in their names stands for `-`."""
    stated = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(value) if isinstance(value, str) else figure(value)}"'
        for key, value in attributes.items()
    )
    return f"<{name}{stated}>{content}</{name}>" if content else f"<{name}{stated}/>"


def group(parts: Iterable[str], title: str = "", /, **attributes: float | str) -> str:
    """Return parts as one group, which viewers name `title` under the pointer."""
    named = tag("title", escaped(title)) if title else ""
    return tag("g", named + "".join(parts), **attributes)


def fitted(words: str, room: float, size: float) -> str:
    """Return words cut so that they take about `room` at most, set in letters of `size`."""
    most = max(1, int(room / (WIDE * size)))
    return words if len(words) <= most else words[: most - 1] + "…"


def width(words: str, size: float) -> float:
    """Return about how wide words are."""
    return len(words) * WIDE * size


def writing(words: str, x: float, y: float, size: float, /, **attributes: float | str) -> str:
    """Return words whose capitals are centred on height `y`; horizontally as the group around says."""
    return tag("text", escaped(words), x=x, y=y + 0.36 * size, font_size=size, **attributes)


def polygon(points: Iterable[Point], /, **attributes: float | str) -> str:
    """Return a closed outline."""
    return tag("polygon", points=" ".join(f"{figure(x)},{figure(y)}" for x, y in points), **attributes)


def hexagon(centre: Point, size: float, /, **attributes: float | str) -> str:
    """Return a flat-top hex."""
    x, y = centre
    return polygon(((x + size * dx, y + size * dy) for dx, dy in CORNERS), **attributes)


def ground(centre: Point, size: float, terrain: str, tundra: bool) -> list[str]:
    """Return a large tile; a glaciated one keeps a rim of its terrain around the smaller tile of ice."""
    fill = TERRAINS.get(terrain, UNKNOWN_TERRAIN)
    parts = [hexagon(centre, size * 0.985, fill=fill, stroke=INK, stroke_width=size * 0.015)]
    if tundra:
        parts.append(hexagon(centre, size * ICED, fill=BEVEL, stroke=COLD, stroke_width=size * 0.02))
        parts.append(hexagon(centre, size * (ICED - 0.06), fill=ICE))
    return parts


def vacant(centre: Point, size: float) -> str:
    """Return a printed hex without a tile."""
    return hexagon(centre, size, fill="none", stroke=LINE, stroke_width=size * 0.012)


def unread_hex(centre: Point, size: float) -> list[str]:
    """Return a hex that nobody could read."""
    edge = hexagon(
        centre,
        size * 0.95,
        fill=UNREAD,
        stroke=DOTTED,
        stroke_width=size * 0.025,
        stroke_dasharray=f"{size * 0.09:.0f}",
    )
    return [edge, writing("?", centre[0], centre[1] + size * 0.1, size * 0.8, fill=DOTTED, font_weight="bold")]


def disc(centre: Point, radius: float, element: str, letter: str) -> list[str]:
    """Return an element disc with its letter."""
    fill, ink = ELEMENTS.get(element, UNKNOWN_PIECE)
    x, y = centre
    return [
        tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=INK, stroke_width=radius * 0.1),
        tag("circle", cx=x, cy=y, r=radius * 0.86, fill="none", stroke=WHITE, stroke_width=radius * 0.1),
        writing(letter, x, y - radius * 0.08, radius * 1.3, fill=ink, font_weight="bold"),
    ]


def dot(centre: Point, radius: float) -> list[str]:
    """Return a vacant corner."""
    return [tag("circle", cx=centre[0], cy=centre[1], r=radius, fill=WHITE, stroke=INK, stroke_width=radius * 0.3)]


def unread_corner(centre: Point, radius: float) -> list[str]:
    """Return a corner that nobody could read."""
    x, y = centre
    dashes = f"{radius * 0.3:.1f}"
    return [
        tag(
            "circle",
            cx=x,
            cy=y,
            r=radius * 0.94,
            fill=WHITE,
            stroke=INK,
            stroke_width=radius * 0.12,
            stroke_dasharray=dashes,
        ),
        writing("?", x, y, radius * 1.3, fill=INK, font_weight="bold"),
    ]


def cube(corner: Point, edge: float, colour: str, code: str, number: str = "", asleep: str = "") -> list[str]:
    """Return the cubes of an animal: one square with the code, their number below, and how many of them hibernate.

    `corner` is the top left corner of the square.
    """
    fill, ink = CUBES.get(colour, UNKNOWN_PIECE)
    x, y = corner
    middle = x + edge / 2
    parts = [
        tag("rect", x=x + edge * 0.03, y=y + edge * 0.03, width=edge * 0.94, height=edge * 0.94, rx=edge * 0.1,
            fill=fill, stroke=INK, stroke_width=edge * 0.05),
    ]  # fmt: skip
    if not number:
        parts.append(writing(code, middle, y + edge / 2, edge * 0.5, fill=ink, font_weight="bold"))
        return parts
    if asleep:  # the mark stands where the code else ends
        parts.append(writing(code, x + edge * 0.235, y + edge * 0.27, edge * 0.3, fill=ink))
    else:
        parts.append(writing(code, middle, y + edge * 0.27, edge * 0.36, fill=ink))
    parts.append(
        writing(number, middle, y + edge * 0.69, edge * min(0.5, 1.5 / len(number)), fill=ink, font_weight="bold")
    )
    return parts + (sleepers((x + edge * 1.06, y + edge * 0.14), edge, asleep) if asleep else [])


def sleepers(right: Point, edge: float, number: str) -> list[str]:
    """Return the mark of hibernating cubes: z and their number. `right` is its right end, `edge` that of its cube."""
    x, y = right
    words = f"z{number}"
    wide = edge * 0.14 + width(words, edge * 0.28)
    return [
        tag("rect", x=x - wide, y=y - edge * 0.18, width=wide, height=edge * 0.36, rx=edge * 0.16, fill=WHITE,
            stroke=INK, stroke_width=edge * 0.035),
        writing(words, x - wide / 2, y, edge * 0.3, fill=INK, font_weight="bold"),
    ]  # fmt: skip


def cone(top: Point, half: float, height: float, colour: str, code: str) -> list[str]:
    """Return a dominance cone in the colour of its holder, with the holder's code. `top` is its tip."""
    fill, ink = CUBES.get(colour, UNKNOWN_PIECE)
    x, y = top
    foot = y + height
    bulge = height * 0.2
    outline = (
        f"M{figure(x)} {figure(y)}L{figure(x + half)} {figure(foot - bulge / 2)}"
        f"Q{figure(x)} {figure(foot + bulge / 2)} {figure(x - half)} {figure(foot - bulge / 2)}Z"
    )
    parts = [
        tag("path", d=outline, fill=WHITE, stroke=WHITE, stroke_width=height * 0.17, stroke_linejoin="round"),
        tag("path", d=outline, fill=fill, stroke=INK, stroke_width=height * 0.06, stroke_linejoin="round"),
    ]
    if code:
        parts.append(writing(code, x, foot - height * 0.27, height * 0.4, fill=ink, font_weight="bold"))
    return parts
