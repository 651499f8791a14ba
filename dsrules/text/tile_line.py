"""The tile line: one disputed tile typed in seconds, without a map (contract section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from dsrules.board import TILE
from dsrules.consistency import problems
from dsrules.diagnostics import ERROR, shown, text
from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.rulebook import TUNDRA
from dsrules.text.reading import Reading
from dsrules.text.tokens import END, LONGEST_NUMBER, NUMBER, WORD, Line, Token
from dsrules.vocabulary import NOBODY, VACANT, UnknownWord, Words, fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dsrules.diagnostics import Diagnostic, Place
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element

FAMILY = "position.tile-line"
UNKNOWN, WRITTEN_OUT = "?", "unknown"
"""How a disc that nobody could read is written."""

CONE_WORDS = ("cone", "kuzel")


def read_tile_line(line: str, rules: Rulebook) -> Reading:
    """Return the one-tile position that a line such as `desert: grass 3 sun | insects 1 (+grub)` describes.

    The tile is called `tile`, its discs stand on `tile.1`, `tile.2` ... in the order of the element types, corners
    that nobody could read after them. An animal without brackets has its printed elements; one named only as the
    holder of the cone is assumed to (`Sheet.stated` is False). Raises InputError with all problems found, codes
    `position.*`, each with its place in the line.
    """
    return _TileLine(line, rules).read()


class _TileLine:
    def __init__(self, line: str, rules: Rulebook) -> None:
        self.line = Line(line, FAMILY)
        self.rules = rules
        self.elements: Words = rules.words("element")
        self.animals: Words = rules.words("animal")
        self.species: dict[Animal, int] = {}
        self.sheets: dict[Animal, Sheet] = {}
        self.cone: Animal | None = None
        self.places: dict[tuple[str | int, ...], Place] = {}

    def read(self) -> Reading:
        line = self.line
        if line.ended:
            line.stop(f"{FAMILY}-empty", text("line.empty"), line.here, text("line.tile-form"))
        terrain, tundra = self._terrain()
        discs = self._tile_elements()
        self._sections()
        if line.problems:
            line.raise_problems()
        return self._reading(terrain, tundra, discs)

    def _terrain(self) -> tuple[str, bool]:
        line = self.line
        token = line.here
        if token.kind != WORD:
            self._unexpected("line.expect.terrain")
        line.take()
        try:
            terrain = self.rules.words("terrain").read(token.text)
        except UnknownWord as error:
            line.unknown("position.unknown-word", error, self.rules.words("terrain"), token)
            terrain = ""
        self.places["tile", "terrain"] = line.place(token)
        tundra = terrain == TUNDRA
        if line.accept("*") or (line.here.kind == WORD and fold(line.here.text) == TUNDRA and bool(line.take())):
            tundra = True
        line.accept(":")
        return terrain, tundra

    def _tile_elements(self) -> list[Element]:
        first = self.line.here
        found = self._discs(("|",), unknown=True)
        self.places["tile", "elements"] = self.line.place(first, self.line.tokens[max(self.line.at - 1, 0)])
        return found

    def _discs(self, ends: Sequence[str], unknown: bool = False, held: Sequence[Element] = ()) -> list[Element]:
        """Return `held` and the discs up to one of the marks in `ends` or the end; `?` for one nobody could read."""
        line, most = self.line, self.rules.max_elements
        found, counted = list(held), len(held)
        start = over = line.here
        while line.here.kind is not END and line.here.text not in ends:
            token = line.take()
            if token.text == ",":
                continue
            times = 1
            if token.kind == NUMBER:
                times = self._number(token)
                token = line.take()
            names = self._disc(token, unknown)
            counted += times * len(names)
            if counted > most:
                over = token if over is start else over
            else:
                found += names * times
        if counted > most:
            where = "tile" if unknown else "animal"
            message = text(f"line.too-many-elements.{where}", n=counted, most=most)
            rule = "board.tile-capacity" if unknown else "animal.max-elements"
            line.report("position.too-many-elements", message, over, rule=rule)
        return found

    def _disc(self, token: Token, unknown: bool) -> tuple[Element, ...]:
        if token.kind == WORD:
            try:
                return self.elements.read_discs(token.text)
            except UnknownWord as error:
                if unknown and token.text.lower() == WRITTEN_OUT:
                    return (UNKNOWN,)
                self.line.unknown("position.unknown-word", error, self.elements, token)
                return ()
        if token.text == UNKNOWN and unknown:
            return (UNKNOWN,)
        self._misplaced(token, "line.expect.elements" if unknown else "line.expect.display")

    def _sections(self) -> None:
        line = self.line
        animals_read = False
        while line.accept("|"):
            token = line.here
            if token.kind == WORD and fold(token.text) in CONE_WORDS:
                line.take()
                self._cone()
                if not line.ended:
                    self._unexpected("line.expect.end")
            elif animals_read:
                self._unexpected("line.expect.cone")
            else:
                self._animals()
                animals_read = True
        if not line.ended:
            self._unexpected("line.expect.section")

    def _cone(self) -> None:
        line = self.line
        token = line.take()
        if token.text == VACANT or token.text.lower() == NOBODY:
            return
        if token.kind != WORD:
            self._misplaced(token, "line.expect.cone-animal")
        self.cone = self._animal(token)
        self.places["tile", "cone"] = line.place(token)
        if self.cone and self.cone not in self.sheets:
            self.sheets[self.cone] = Sheet(self.rules.printed[self.cone], stated=False)

    def _animals(self) -> None:
        line = self.line
        while line.here.kind is not END and line.here.text != "|":
            if line.accept(","):
                continue
            number: int | None = None
            if line.here.kind == NUMBER:
                number = self._cubes(line.take())
            token = line.take()
            if token.kind != WORD:
                self._misplaced(token, "line.expect.animal")
            animal = self._animal(token)
            if line.here.kind == NUMBER and number is None:
                number = self._cubes(line.take())
            self._add_animal(animal, 1 if number is None else number, token, self._display(animal))

    def _add_animal(self, animal: Animal, number: int, token: Token, elements: tuple[Element, ...]) -> None:
        if not animal:
            return
        if animal in self.sheets:
            self.line.report(
                "position.animal-twice", text("line.animal-twice", who=animal), token, path=f"tile.species.{animal}"
            )
            return
        self.sheets[animal] = Sheet(elements)
        self.places["tile", "species", animal] = self.places["animals", animal] = self.line.place(token)
        if number:
            self.species[animal] = number

    def _display(self, animal: Animal) -> tuple[Element, ...]:
        """Return the elements of the display in the brackets after an animal, or its printed ones without brackets."""
        line = self.line
        printed = self.rules.printed.get(animal, ())
        bracket = line.here
        if not line.accept("("):
            return printed
        added = line.accept("+")
        found = self._discs((")", "(", "|"), held=printed if added else ())
        if not line.accept(")"):
            line.report(f"{FAMILY}-bracket", text("line.bracket"), bracket)
        self.places["animals", animal, "display"] = line.place(bracket)
        missing = [element for element in dict.fromkeys(printed) if found.count(element) < printed.count(element)]
        if missing and not line.problems:
            line.report(
                "position.display-without-printed",
                text("line.display-without-printed", who=animal, printed=printed),
                bracket,
                text("line.write-added", who=animal),
                line.tokens[line.at - 1],
                path=f"animals.{animal}.elements",
                rule="animal.default-permanent",
            )
        return tuple(sorted(found))

    def _animal(self, token: Token) -> Animal:
        try:
            return self.animals.read(token.text)
        except UnknownWord as error:
            self.line.unknown("position.unknown-word", error, self.animals, token)
            return ""

    def _number(self, token: Token) -> int:
        if len(token.text) > LONGEST_NUMBER:
            self.line.report(f"{FAMILY}-number", text("line.number", word=shown(token.text)), token)
            return 0
        return int(token.text)

    def _cubes(self, token: Token) -> int:
        number = self._number(token)
        most = self.rules.cubes_per_animal
        if number > most:
            message = text("line.too-many-cubes", n=number, most=most)
            self.line.report("position.too-many-cubes", message, token, rule="components.cubes")
        return number

    def _unexpected(self, expected: str) -> NoReturn:
        self._misplaced(self.line.here, expected)

    def _misplaced(self, token: Token, expected: str) -> NoReturn:
        if token.kind is END:
            self.line.stop(f"{FAMILY}-incomplete", text("line.incomplete", expected=text(expected)), token)
        self.line.stop(
            f"{FAMILY}-unexpected",
            text("line.unexpected", word=shown(token.text), expected=text(expected)),
            token,
            text("line.tile-form"),
        )

    def _reading(self, terrain: str, tundra: bool, discs: list[Element]) -> Reading:
        rules = self.rules
        corners = rules.board.corners_of[TILE]
        known = sorted((disc for disc in discs if disc != UNKNOWN), key=rules.elements.index)
        tile = Tile(terrain, tundra, Frozen(self.species), self.cone)
        position = Position(
            tiles=Frozen({TILE: tile}),
            elements=Frozen(zip(corners, known, strict=False)),
            animals=Frozen({animal: self.sheets[animal] for animal in rules.food_chain if animal in self.sheets}),
            unknown=frozenset(corners[len(known) : len(discs)]),
        )
        return Reading(position, self._checked(position), self.places)

    def _checked(self, position: Position) -> tuple[Diagnostic, ...]:
        """Return the warnings and notes on the position as a whole; raise InputError if it is impossible."""
        found = tuple(self._placed(diagnostic) for diagnostic in problems(position, self.rules))
        if any(diagnostic.severity == ERROR for diagnostic in found):
            self.line.problems += found
            self.line.raise_problems()
        return found

    def _placed(self, diagnostic: Diagnostic) -> Diagnostic:
        """Return a diagnostic with the place of the value that its path names, else of the whole line."""
        path = tuple(diagnostic.path.split("."))
        steps = (path[:length] for length in range(len(path), 0, -1))
        tokens = self.line.tokens
        place = next((self.places[step] for step in steps if step in self.places), None)
        return diagnostic._replace(place=place or self.line.place(tokens[0], tokens[max(len(tokens) - 2, 0)]))


def write_tile_line(position: Position, rules: Rulebook) -> str:
    """Return the canonical tile line of a one-tile position: what `read_tile_line` reads back as an equal one.

    Discs come in the order of the element types, animals in food-chain order, displays as what was added to the
    printed elements. A tile line says nothing of hibernation, supplies or the display. Raises ValueError for a
    position with a map.
    """
    if not position.mapless:
        raise ValueError("a tile line describes a position of one tile without a map")
    tile = position.tiles[TILE]
    star = "*" if tile.tundra and tile.terrain != TUNDRA else ""
    discs = _discs(position.elements.values(), rules)
    discs += [UNKNOWN if len(position.unknown) == 1 else f"{len(position.unknown)} {UNKNOWN}"] * bool(position.unknown)
    parts = [f"{tile.terrain}{star}" + (f": {', '.join(discs)}" if discs else "")]
    shown_animals = [
        animal
        for animal, sheet in position.animals.items()
        if sheet.stated or animal in tile.species or animal != tile.cone
    ]
    if shown_animals:
        parts.append(", ".join(_animal(position, animal, rules) for animal in shown_animals))
    if tile.cone:
        parts.append(f"cone {tile.cone}")
    return " | ".join(parts)


def _animal(position: Position, animal: Animal, rules: Rulebook) -> str:
    added = rules.added(animal, position.animals[animal].elements)
    brackets = f" (+{', '.join(_discs(added, rules))})" if added else ""
    return f"{animal} {position.tiles[TILE].species.get(animal, 0)}{brackets}"


def _discs(elements: Iterable[Element], rules: Rulebook) -> list[str]:
    held = list(elements)
    counts = [(element, held.count(element)) for element in rules.elements]
    return [element if number == 1 else f"{number} {element}" for element, number in counts if number]
