"""What the parts of the position reader share: the words of a rulebook, the problems found, the animals named so far.

A path is a tuple of the keys and indices that lead to a value, as the document spells them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeAlias

from dsrules.board import TILE, UnknownCorner
from dsrules.diagnostics import ERROR, Diagnostic, Text, shown, text
from dsrules.position import OVER, Sheet
from dsrules.source import below
from dsrules.vocabulary import UnknownWord

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from dsrules.board import Corner, Hex
    from dsrules.diagnostics import Place
    from dsrules.rulebook import Rulebook
    from dsrules.source import Places
    from dsrules.vocabulary import Animal, Box

Path: TypeAlias = "tuple[str | int, ...]"

MOST_PROBLEMS = 100
"""Problems after which reading stops: a document with more is not a position gone wrong but something else."""

GREATEST = 9999
"""The greatest number read where the rules set none (VP, rounds, pawns): a technical limit."""

LONGEST_NAME = 40
"""The longest word that is looked up, and the longest name of a player."""

NAME = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]+(?![\s\S])"
"""What the name of a player looks like: printable, not blank."""

FORMAT = 1
"""The version of the position file that is read and written."""

UNKNOWN = "unknown"
"""What stands among the elements of a tile without a map for a disc that nobody could read."""

LONGEST_TILE = 99
"""The longest short form of a tile that is looked at."""

TILE_KEYS = ("terrain", "tundra", "species", "cone", "hibernating")
ANIMAL_KEYS = ("added", "elements", "gene_pool", "vp", "pawns", "out")
TOP_KEYS = (
    "dsrules", "tile", "tiles", "elements", "unknown", "animals", "players", "owners", "switches", "round", "phase",
    "initiative", "next", "turn", "shielded", "owed", "scored", "taken", "display",
)  # fmt: skip


class Spec:
    """What a box of the action display can state, and how much of it."""

    __slots__ = ("cards", "discs", "keys", "spaces", "stacks")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.spaces: int = entry["spaces"]
        self.discs: int = entry.get("discs", 0)
        self.stacks: int = entry.get("stacks", 0)
        self.cards: int = entry.get("cards", 0)
        parts = {"pawns": self.spaces, "elements": self.discs, "tiles": self.stacks, "cards": self.cards}
        self.keys: dict[str, int] = {key: most for key, most in parts.items() if most}


class Grammar:
    """The words and limits of a rulebook in the form in which reading looks them up. One for each rulebook."""

    __slots__ = (
        "animals", "boxes", "cards", "corners_of", "elements", "food_chain", "hexes", "hexes_of", "max_elements",
        "most_cubes", "pawns", "phases", "printed", "rules", "sheets", "spellings", "terrains", "tiles",
    )  # fmt: skip

    def __init__(self, rules: Rulebook) -> None:
        board = rules.board
        self.rules = rules
        self.food_chain = rules.food_chain
        self.animals = frozenset(rules.food_chain)
        self.pawns = frozenset((None, *rules.food_chain))
        self.elements = frozenset(rules.elements)
        self.terrains = frozenset(rules.named("terrain"))
        self.tiles = frozenset((None, *rules.terrains))
        self.cards = frozenset(rules.named("card"))
        self.boxes: dict[Box, Spec] = {box: Spec(rules.tables["actions"]["boxes"][box]) for box in rules.boxes}
        self.hexes = frozenset(board.hexes)
        self.spellings = board.spellings
        self.corners_of = board.corners_of
        self.hexes_of = board.hexes_of
        self.printed = rules.printed
        self.max_elements = rules.max_elements
        self.most_cubes = rules.cubes_per_animal
        self.sheets: dict[Animal, Sheet] = {animal: Sheet(printed) for animal, printed in rules.printed.items()}
        self.phases: tuple[str, ...] = (*rules.tables["turn"]["phases"], OVER)


@lru_cache(maxsize=8)
def grammar(rules: Rulebook) -> Grammar:
    """Return the grammar of a rulebook, made once."""
    return Grammar(rules)


class Finding:
    """A problem before its place is known.

    `at_key` points at the key instead of the value; `canonical` says that the path is not as the document spells it.
    """

    __slots__ = ("at_key", "canonical", "diagnostic", "related")

    def __init__(
        self, diagnostic: Diagnostic, at_key: bool = False, related: tuple[str, ...] = (), canonical: bool = False
    ) -> None:
        self.diagnostic = diagnostic
        self.at_key = at_key
        self.related = related
        self.canonical = canonical


class Context:
    """One reading of one document."""

    __slots__ = ("aliases", "findings", "grammar", "mapless", "named")

    def __init__(self, rules: Rulebook) -> None:
        self.grammar = grammar(rules)
        self.findings: list[Finding] = []
        self.named: set[Animal | None] = set()
        self.aliases: dict[str, str] = {}
        self.mapless = False

    def report(
        self,
        code: str,
        path: Path,
        at_key: bool = False,
        *,
        say: str | None = None,
        hint: Text | None = None,
        severity: str = ERROR,
        rule: str | None = None,
        related: Path | None = None,
        **params: Any,
    ) -> None:
        """Note a problem. The message is the one named like the code, or `say`."""
        where = ""
        for step in path:
            where = below(where, step)
        also = ""
        for step in related or ():
            also = below(also, step)
        diagnostic = Diagnostic(code, severity, text(say or code, **params), where, hint=hint, rule=rule)
        self.findings.append(Finding(diagnostic, at_key, (also,) if also else ()))
        if len(self.findings) >= MOST_PROBLEMS:
            raise TooManyProblems

    # Reading one value. Each returns the canonical value, or None after noting what is wrong.

    def word(self, kind: str, value: object, path: Path, at_key: bool = False) -> str | None:
        """Return the canonical name of a word in any spelling (contract section 1)."""
        if not isinstance(value, str):
            self.mistyped(f"word.{kind}", value, path, at_key)
            return None
        words = self.grammar.rules.words(kind)
        if len(value) <= LONGEST_NAME:
            try:
                return words.read(value)
            except UnknownWord as error:
                self.unknown_word(error, words.names, path, at_key)
        else:
            self.unknown_word(UnknownWord(value, kind, ()), words.names, path, at_key)
        return None

    def unknown_word(self, error: UnknownWord, known: Iterable[str], path: Path, at_key: bool = False) -> None:
        """Note a word that names nothing or more than one thing."""
        if error.ambiguous:
            self.report(
                "position.unknown-word", path, at_key, say="position.ambiguous-word",
                word=shown(error.word), names=list(error.candidates),
            )  # fmt: skip
            return
        hint = did_you_mean(error.candidates) or text("position.names", names=list(known))
        say = f"position.unknown-word.{error.kind}"
        self.report("position.unknown-word", path, at_key, say=say, hint=hint, word=shown(error.word))

    def key(self, kind: str, value: object, path: Path) -> str | None:
        """Return the canonical name of a key; problems point at the key. `path` ends with it."""
        name = self.hex(value, path, at_key=True) if kind == "hex" else self.word(kind, value, path, at_key=True)
        if name is not None and name != value:
            where = ""
            for step in path[:-1]:
                where = below(where, step)
            self.aliases[below(where, name)] = below(where, str(value))
        return name

    def hex(self, value: object, path: Path, at_key: bool = False) -> Hex | None:
        """Return a hex; in a document without a map there is only `tile`."""
        if not isinstance(value, str):
            self.mistyped("word.hex", value, path, at_key)
            return None
        name = value.lower() if len(value) <= LONGEST_NAME else value
        if name == TILE if self.mapless else name in self.grammar.hexes:
            return name
        say = "position.unknown-hex.mapless" if self.mapless else "position.unknown-hex"
        self.report("position.unknown-hex", path, at_key, say=say, rule="board.hex-layout", word=shown(value))
        return None

    def corner(self, value: object, path: Path) -> Corner | None:
        """Return the canonical name of a corner in any spelling."""
        if not isinstance(value, str):
            self.mistyped("word.corner", value, path)
            return None
        candidates: tuple[Corner, ...] = ()
        hint = None
        if len(value) <= LONGEST_NAME:
            try:
                return self.grammar.rules.board.corner(value)
            except UnknownCorner as error:
                candidates = error.candidates
        say = "position.unknown-corner.set" if candidates else "position.unknown-corner"
        if candidates:
            spelling = self.grammar.rules.board.spelling_of
            hint = did_you_mean([f"{corner} ({spelling(corner)})" for corner in candidates])
        self.report("position.unknown-corner", path, say=say, hint=hint, rule="board.corner", word=shown(value))
        return None

    def number(self, value: object, path: Path, least: int, most: int, rule: str | None = None) -> int | None:
        """Return a whole number within limits."""
        if type(value) is float and value.is_integer():
            value = int(value)
        if type(value) is not int:
            self.mistyped("number", value, path)
            return None
        if least <= value <= most:
            return value
        say = "position.range" if value > most else "position.range.below"
        broken = rule if value > most else None
        self.report("position.range", path, say=say, rule=broken, number=shown(value), least=least, most=most)
        return None

    def listed(self, value: object, path: Path) -> list[Any]:
        """Return a list; an empty one for null, and after noting that it is none."""
        if isinstance(value, (list, tuple)):
            return list(value)
        if value is not None:
            self.mistyped("list", value, path)
        return []

    def mapping(self, value: object, path: Path) -> dict[Any, Any]:
        """Return a mapping; an empty one for null, and after noting that it is none."""
        if isinstance(value, dict):
            return value
        if value is not None:
            self.mistyped("mapping", value, path)
        return {}

    def words(self, kind: str, value: object, path: Path) -> list[str]:
        """Return the canonical names in a list."""
        items = enumerate(self.listed(value, path))
        return [word for index, item in items if (word := self.word(kind, item, (*path, index))) is not None]

    def distinct(
        self, kind: str, value: object, path: Path, read: Callable[..., str | None] | None = None
    ) -> list[str]:
        """Return the canonical names in a list where each may stand once."""
        found: dict[str, int] = {}
        for index, item in enumerate(self.listed(value, path)):
            where = (*path, index)
            word = read(item, where) if read else self.word(kind, item, where)
            if word is None:
                continue
            if word in found:
                self.report("position.twice", where, name=word, related=(*path, found[word]))
            else:
                found[word] = index
        return list(found)

    def stated_twice(self, kind: str, name: str, data: dict[Any, Any], path: Path) -> None:
        """Note a key that names again what another key has named, in whatever spelling. `path` ends with it."""
        first = next(key for key in data if self._means(kind, key) == name)
        self.report("position.twice", path, True, name=name, related=(*path[:-1], first))

    def _means(self, kind: str, key: object) -> str | None:
        if not isinstance(key, str):
            return None
        if kind == "hex":
            return key.lower()
        try:
            return self.grammar.rules.words(kind).read(key)
        except UnknownWord:
            return None

    def mistyped(self, expected: str, value: object, path: Path, at_key: bool = False) -> None:
        """Note a value of the wrong kind."""
        self.report(
            "position.type", path, at_key, expected=text(f"position.expected.{expected}"),
            found=text(f"position.found.{kind_of(value)}", value=shown(value, 30)), hint=_type_hint(expected, value),
        )  # fmt: skip

    def unknown_keys(self, data: dict[Any, Any], known: Iterable[str], path: Path) -> None:
        """Note the keys of a mapping that mean nothing there."""
        known = tuple(known)
        for key in data:
            if key not in known:
                import difflib

                close = difflib.get_close_matches(str(key)[:LONGEST_NAME], known, n=2)
                hint = did_you_mean(close) or text("position.keys", names=list(known))
                self.report("position.unknown-key", (*path, _step(key)), True, hint=hint, name=shown(key))


class TooManyProblems(Exception):
    """Raised inside the reader when there are so many problems that reading on is no use."""


def is_name(value: object) -> bool:
    """Tell whether a value can be the name of a player."""
    return isinstance(value, str) and len(value) <= LONGEST_NAME and re.match(NAME, value) is not None


def _step(key: object) -> str:
    return key if isinstance(key, str) else repr(key)


def kind_of(value: object) -> str:
    """Return what kind of value this is: list, mapping, text, number, truth, nothing or other."""
    if isinstance(value, bool):
        return "truth"
    kinds = ((str, "text"), (int, "number"), (float, "number"), ((list, tuple), "list"), (dict, "mapping"))
    if value is None:
        return "nothing"
    return next((name for kind, name in kinds if isinstance(value, kind)), "other")


def _type_hint(expected: str, value: object) -> Text | None:
    if isinstance(value, str):
        word = value.lower()
        if expected == "truth" and word in ("yes", "on", "y", "ano"):
            return text("position.write", word="true")
        if expected == "truth" and word in ("no", "off", "n", "ne"):
            return text("position.write", word="false")
        if expected == "number":
            return text("position.write-digits")
        if expected == "list":
            return text("position.write-list", value=shown(value, 30))
    if expected == "mapping" and isinstance(value, list):
        return text("position.write-mapping")
    return None


def did_you_mean(candidates: Iterable[str]) -> Text | None:
    """Return the hint that names candidates, None for none."""
    names = list(candidates)
    return text("position.did-you-mean", names=names) if names else None


def located(findings: Iterable[Finding], places: Places | None, aliases: dict[str, str]) -> tuple[Diagnostic, ...]:
    """Return the problems with their places in the source."""
    if places is None:
        return tuple(finding.diagnostic for finding in findings)
    found = []
    for finding in findings:
        diagnostic = finding.diagnostic
        related = tuple(place for path in finding.related if (place := place_of(path, places, finding.at_key)))
        path = _as_spelt(diagnostic.path, aliases) if finding.canonical else diagnostic.path
        found.append(diagnostic._replace(place=place_of(path, places, finding.at_key), related=related))
    return tuple(found)


def place_of(path: str, places: Places, at_key: bool = False) -> Place | None:
    """Return the place of the value (or key) at a path, or of the nearest thing around it that has one."""
    while True:
        if not at_key and path in places.values:
            return places.values[path]
        if path in places.keys:
            return places.keys[path]
        if not path:
            return places.values.get("")
        cut = max(path.rfind("."), path.rfind("["))
        path = path[: max(cut, 0)]
        at_key = bool(path)


def _as_spelt(path: str, aliases: dict[str, str]) -> str:
    for name, spelt in aliases.items():
        if path == name or path.startswith((f"{name}.", f"{name}[")):
            path = spelt + path[len(name) :]
    return path
