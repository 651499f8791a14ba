"""A whole game as a file: the starting position, and every action as its line.

dsrules: 1
rules: "c2d9bc1559d3"
start: {dsrules: 1, tiles: ..., ...}
actions:
  - insects place migration@2
  - automatic save none
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import InputError, Place, Source, problem, shown, text
from dsrules.source import POSITION, Marked, Places, below, read
from dsrules.text.position_context import FORMAT
from dsrules.text.position_reader import read_marked
from dsrules.text.position_writer import to_values, write_position

if TYPE_CHECKING:
    from dsrules.diagnostics import Diagnostic
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook

START, ACTIONS, RULES = "start", "actions", "rules"
KEYS = ("dsrules", START, ACTIONS)
LONGEST_DIGEST = 64


class Game(NamedTuple):
    """A game: where it starts and what was done, one action line after the other.

    `places` are those of the lines in `source`, for a game that was read, and `digest` names the rules data by which it
    was written, where it says so; `end` is the position after the last action, for one that was played.
    """

    start: Position
    actions: tuple[str, ...]
    places: tuple[Place, ...] = ()
    source: Source | None = None
    end: Position | None = None
    digest: str | None = None


def write_game(game: Game, rules: Rulebook) -> str:
    """Return the game file, one action a line. It reads back as an equal start and equal actions."""
    start = "".join(f"  {line}" for line in write_position(game.start, rules).splitlines(keepends=True))
    actions = "".join(f"  - {_quoted(line)}\n" for line in game.actions)
    head = f'dsrules: {FORMAT}\n{RULES}: "{rules.digest}"\n'
    return f"{head}{START}:\n{start}{ACTIONS}:{' []' if not game.actions else ''}\n{actions}"


def game_values(game: Game, rules: Rulebook) -> dict[str, Any]:
    """Return a game as the plain values of a game file; as JSON they are one too."""
    return {"dsrules": FORMAT, RULES: rules.digest, START: to_values(game.start, rules), ACTIONS: list(game.actions)}


def _quoted(line: str) -> str:
    """Return an action line as YAML reads it back: in quotes where it would be taken for something else."""
    plain = line[:1].isalpha() and ": " not in line and " #" not in line and not line.endswith(":")
    return line if plain and line.isprintable() and line == line.strip() else '"' + _escaped(line) + '"'


def _escaped(line: str) -> str:
    import json

    return json.dumps(line, ensure_ascii=False)[1:-1]


def read_game(document: str, rules: Rulebook, name: str = "-") -> Game:
    """Return the game that a document states, its lines not yet read, with the place of each.

    Raises InputError for what is no game (`file.game`, `yaml.*`) and for a start that is no position (`position.*`).
    """
    marked = read(document, name)
    problems = list(_problems(marked.value, marked))
    if problems or marked.problems:
        raise InputError([*marked.problems, *problems], marked.source)
    try:
        reading = read_marked(_Part(marked, START), rules)
    except InputError as error:
        inner = [found._replace(path=f"{START}.{found.path}".rstrip(".")) for found in error.diagnostics]
        raise InputError(inner, marked.source) from None
    places = marked.places.values
    lines: list[str] = marked.value[ACTIONS] or []
    found = tuple(places[below(ACTIONS, number)] for number in range(len(lines)))
    return Game(reading.position, tuple(lines), found, marked.source, digest=marked.value.get(RULES))


def _problems(value: Any, marked: Marked) -> list[Diagnostic]:
    """Return what makes a document no game: keys missing or unknown, another version, lines that are no text."""
    if not isinstance(value, dict):
        return [_problem("file.game.mapping", "", marked)]
    found = [_problem("file.game.missing", "", marked, key=key) for key in KEYS if key not in value]
    found += [_problem("file.game.key", key, marked, key=shown(key)) for key in value if key not in (*KEYS, RULES)]
    version = value.get("dsrules", FORMAT)
    if version is True or version != FORMAT:
        found.append(_problem("file.game.version", "dsrules", marked, n=FORMAT, value=shown(version)))
    digest = value.get(RULES, "")
    if not isinstance(digest, str) or len(digest) > LONGEST_DIGEST:
        found.append(_problem("file.game.rules", RULES, marked, value=shown(digest)))
    lines = value.get(ACTIONS)
    if lines is not None and not isinstance(lines, list):
        return [*found, _problem("file.game.list", ACTIONS, marked)]
    for number, line in enumerate(lines or []):
        if not isinstance(line, str):
            found.append(_problem("file.game.line", below(ACTIONS, number), marked, value=shown(line)))
    return found


def _problem(said: str, path: str, marked: Marked, **params: Any) -> Diagnostic:
    places = marked.places
    place = places.values.get(path) or places.keys.get(path) or places.values.get("")
    if said == "file.game.key":
        place = places.keys.get(path, place)
    hint = text("file.game.hint")
    return problem("file.game", text(said, **params), path, place=place, hint=hint)


class _Part(Marked):
    """What stands at a key of a document, as a document of its own in the same source."""

    __slots__ = ("_key", "_whole")

    def __init__(self, whole: Marked, key: str) -> None:
        super().__init__(whole.value[key], whole.source, POSITION)
        self._whole = whole
        self._key = key

    @property
    def places(self) -> Places:
        """Return the places of keys and values, by their paths in the part."""
        return Places(_inside(self._whole.places.values, self._key), _inside(self._whole.places.keys, self._key))


def _inside(places: dict[str, Place], key: str) -> dict[str, Place]:
    found = {path[len(key) + 1 :]: place for path, place in places.items() if path.startswith(f"{key}.")}
    if key in places:
        found[""] = places[key]
    return found
