"""The words of an action line: animals, elements, hexes, corners, spaces and numbers, read from a `Line`."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, TypeVar

from dsrules.action import Cubes, Victim
from dsrules.board import TILE, UnknownCorner
from dsrules.diagnostics import shown, text
from dsrules.text.steps import space_of_element
from dsrules.text.tokens import END, LONGEST_NUMBER, MARK, NUMBER, WORD, Line, Token
from dsrules.vocabulary import FREE, UnknownWord, fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dsrules.board import Corner, Hex
    from dsrules.diagnostics import Text
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box, Card, Element

T = TypeVar("T")

UNKNOWN_WORD = "action.unknown-word"


class ActionLine(Line):
    """An action line with the rulebook and, where there is one, the position that it speaks of.

    `form` names the kind of action once it is known (a box, `card` and its name, `claim` ...): errors show how such
    a line is written. A word that names nothing is noted and reading goes on with an empty name; what is out of place
    ends the reading.
    """

    __slots__ = ("form", "position", "rules")

    def __init__(self, line: str, rules: Rulebook, position: Position | None) -> None:
        super().__init__(line, "action.line")
        self.rules = rules
        self.position = position
        self.form = ""

    # Problems

    def expected(self, what: str) -> NoReturn:
        """End the reading: the next token cannot stand here. `what` is what could (`action.expect.*`)."""
        if self.problems:
            self.raise_problems()  # what comes after an unreadable word says little
        token = self.here
        wanted = text(f"action.expect.{what}")
        if token.kind is END:
            self.stop(f"{self.family}-incomplete", text("line.incomplete", expected=wanted), token, self.usage())
        written = token.text + self.tokens[self.at + 1].text if self.at_hex else token.text
        message = text("line.unexpected", word=shown(written), expected=wanted)
        self.stop(f"{self.family}-unexpected", message, token, self.usage())

    def usage(self) -> Text:
        """Return how a line of this kind is written."""
        return text("action.usage", form=text(f"action.form.{self.form or 'any'}"))

    def end(self) -> None:
        """Make sure that nothing is left, and raise InputError if anything was wrong."""
        if not self.ended:
            self.expected("end")
        if self.problems:
            self.raise_problems()

    # Names

    def finds(self, kind: str, ahead: int = 0) -> bool:
        """Tell whether a name of this kind comes next (`ahead` tokens further on)."""
        token = self.tokens[min(self.at + ahead, len(self.tokens) - 1)]
        return token.kind == WORD and self.rules.words(kind).find(token.text) is not None

    def name(self, kind: str) -> str:
        """Return the animal, element, terrain or box that comes next; empty if the word names none."""
        token = self.here
        if token.kind != WORD:
            self.expected(kind)
        self.take()
        words = self.rules.words(kind)
        try:
            return words.read(token.text)
        except UnknownWord as error:
            self.unknown(UNKNOWN_WORD, error, words, token)
            return ""

    def animal(self) -> Animal:
        """Return the animal that comes next."""
        return self.name("animal")

    def element(self) -> Element:
        """Return the element that comes next: one disc."""
        return self.name("element")

    def card(self) -> Card:
        """Return the card whose name comes next, hyphens written or not; an unknown one ends the reading."""
        first = self.here
        if first.kind != WORD:
            self.expected("card")
        words = self.rules.words("card")
        longest = max(spelling.count(" ") + 1 for spelling in words.spellings)
        for length in range(self._words_ahead(longest), 0, -1):
            found = words.find(" ".join(token.text for token in self.tokens[self.at : self.at + length]))
            if found:
                self.at += length
                return found
        try:
            words.read(first.text)
        except UnknownWord as error:
            self.unknown(UNKNOWN_WORD, error, words, first)
        self.raise_problems()

    def _words_ahead(self, most: int) -> int:
        """Return how many words come next, up to `most`; a hex is none."""
        count = 0
        while count < most and self.tokens[self.at + count].kind == WORD:
            behind = self.at + count + 1
            if count and self.tokens[behind].kind == NUMBER and self.glued(count + 1):
                break
            count += 1
        return count

    # Hexes and corners

    @property
    def at_hex(self) -> bool:
        """Tell whether a hex by its coordinates comes next, such as `e4`."""
        return self.here.kind == WORD and self.tokens[self.at + 1].kind == NUMBER and self.glued(1)

    @property
    def at_corner(self) -> bool:
        """Tell whether a corner comes next rather than a hex: a hex with `.` or `+` behind it."""
        behind = self.at + (2 if self.at_hex else 1)
        return behind < len(self.tokens) and self.tokens[behind].text in (".", "+")

    def hex(self) -> Hex:
        """Return the hex that comes next: by its coordinates, or by its terrain where one tile on Earth has it."""
        token = self.here
        if token.kind != WORD:
            self.expected("hex")
        if self.at_hex:
            self.take()
            number = self.take()
            name = f"{token.text}{number.text}".lower()
            if name not in self.rules.board.axial:
                message = text("action.hex-unknown", word=shown(name))
                self.report("action.hex-unknown", message, token, text("action.hexes"), number)
            return name
        self.take()
        mapless = self.position is None or self.position.mapless
        if token.text.lower() == TILE and mapless:
            return TILE
        return self._by_terrain(token)

    def _by_terrain(self, token: Token) -> Hex:
        words = self.rules.words("terrain")
        try:
            terrain = words.read(token.text)
        except UnknownWord as error:
            hint = text("line.did-you-mean", names=error.candidates) if error.candidates else text("action.hexes")
            self.report("action.hex-unknown", text("action.hex-unknown", word=shown(token.text)), token, hint)
            return ""
        if self.position is None:
            self.report("action.hex-by-terrain", text("action.hex-no-position", t=terrain), token)
            return ""
        hexes = [name for name, tile in self.position.tiles.items() if tile.ground == terrain]
        if len(hexes) == 1:
            return hexes[0]
        key = "action.hex-several" if hexes else "action.hex-none"
        self.report("action.hex-by-terrain", text(key, t=terrain, hexes=sorted(hexes)), token)
        return ""

    def corner(self) -> Corner:
        """Return the corner that comes next, in canonical spelling: `d3.e`, `e3.sw` or `d3+e3+e4`."""
        first = self.here
        name = self.hex()
        if self.problems and not name:
            self._pass_rest_of_corner()
            return ""
        if self.accept("."):
            way = self.here
            if way.kind not in (WORD, NUMBER):
                self.expected("direction")
            self.take()
            return self._corner(f"{name}.{way.text.lower()}", name, first, way)
        hexes = [name]
        while self.accept("+"):
            hexes.append(self.hex())
        last = self.tokens[self.at - 1]
        if "" in hexes:
            return ""
        if len(hexes) == 1:
            self._no_corner(name, self.rules.board.corners_of.get(name, ()), first, last)
            return ""
        return self._corner("+".join(hexes), name, first, last)

    def _pass_rest_of_corner(self) -> None:
        while self.here.kind is MARK and self.here.text in ".+":
            self.take()
            if self.here.kind == WORD:
                self.take()

    def _corner(self, spelling: str, name: Hex, first: Token, last: Token) -> Corner:
        board = self.rules.board
        if spelling in board.hexes_of:
            return spelling
        if name not in board.axial and name != TILE:
            return ""
        try:
            return board.corner(spelling)
        except UnknownCorner as error:
            candidates = error.candidates or (board.corners_of[name] if "." in spelling else ())
            self._no_corner(spelling, candidates, first, last)
            return ""

    def _no_corner(self, spelling: str, candidates: Sequence[Corner], first: Token, last: Token) -> None:
        hint = text("line.did-you-mean", names=candidates) if candidates else text("action.corners")
        self.report("action.corner-unknown", text("action.corner-unknown", word=shown(spelling)), first, hint, last)

    # Numbers and spaces

    def number(self) -> int:
        """Return the number of cubes that comes next, 1 where it is left out; none or more than there are is noted."""
        token = self.here
        if token.kind != NUMBER:
            return 1
        self.take()
        most = self.rules.cubes_per_animal
        value = int(token.text) if len(token.text) <= LONGEST_NUMBER else most + 1
        if not 1 <= value <= most:
            message = text("action.number", word=shown(token.text), most=most)
            self.report("action.number", message, token, rule="components.cubes")
        return value

    def space(self, box: Box) -> str | None:
        """Return the space behind an `@`: a number as a string, or `free`; None where no `@` comes next."""
        if not self.accept("@"):
            return None
        token = self.here
        if token.kind not in (WORD, NUMBER):
            self.expected("space")
        self.take()
        entry = self.rules.tables["actions"]["boxes"][box]
        if token.kind == NUMBER:
            value = int(token.text) if len(token.text) <= LONGEST_NUMBER else 0
            if 1 <= value <= entry["spaces"]:
                return str(value)
        elif token.text.lower() == FREE:
            if "free" in entry:
                return FREE
        elif named := space_of_element(token.text, box, self.rules):
            return named
        message = text("action.space-unknown", b=box, word=shown(token.text), n=entry["spaces"])
        self.report("action.space-unknown", message, token, self.usage(), rule="display.spaces")
        return ""

    def box_and_space(self) -> tuple[Box, str]:
        """Return the box and the space that come next; in a box with one space that one may be left out."""
        box = self.name("box")
        if not box:
            self.raise_problems()
        space = self.space(box)
        if space is None:
            if self.rules.spaces(box) > 1:
                self.expected("at-space")
            space = "1"
        return box, space

    # Lists

    def items(self, read: Callable[[], T], until: str = "") -> tuple[T, ...]:
        """Return what `read` finds up to one of the marks in `until` or the end; commas between are free."""
        found: list[T] = []
        while not self.ended and self.here.text not in until:
            if not self.accept(","):
                found.append(read())
        return tuple(found)

    def some(self, read: Callable[[], T], what: str, until: str = "") -> tuple[T, ...]:
        """Return what `items` does, but at least one of them; `what` names it for the error."""
        found = self.items(read, until)
        if not found:
            self.expected(what)
        return found

    def cubes(self) -> Cubes:
        """Return a hex with a number of cubes of the acting animal: `e4 2`."""
        return Cubes(self.hex(), self.number())

    def victim(self) -> Victim:
        """Return a cube on a tile, `e3 insects`, in either order."""
        if self._animal_first():
            animal = self.animal()
            return Victim(self.hex(), animal)
        return Victim(self.hex(), self.animal())

    def animal_cubes(self, default: Animal | None = None) -> Cubes:
        """Return cubes of an animal by hex, `mammals e3 2` or `e3 mammals 2`; without an animal those of `default`."""
        if self._animal_first():
            animal = self.animal()
            return Cubes(self.hex(), self.number(), animal)
        name = self.hex()
        if default is None or self.finds("animal"):
            default = self.animal()
        return Cubes(name, self.number(), default)

    def _animal_first(self) -> bool:
        return not self.at_hex and fold(self.here.text) != TILE and not self.finds("terrain") and self.finds("animal")

    def discs(self, until: str) -> tuple[Element, ...]:
        """Return drawn discs: words, letters that stand for several, and multipliers, up to a mark in `until`."""
        found: list[Element] = []
        words, most = self.rules.words("element"), self.rules.discs_per_type * len(self.rules.elements)
        while not self.ended and self.here.text not in until:
            if self.accept(","):
                continue
            times = 1
            if self.here.kind == NUMBER:
                token = self.take()
                times = int(token.text) if len(token.text) <= LONGEST_NUMBER else most + 1
            token = self.here
            if token.kind != WORD:
                self.expected("element")
            self.take()
            try:
                names = words.read_discs(token.text)
            except UnknownWord as error:
                self.unknown(UNKNOWN_WORD, error, words, token)
                continue
            if len(found) + times * len(names) > most:
                self.stop("action.too-many-discs", text("action.too-many-discs", most=most), token)
            found += names * times
        return tuple(found)
