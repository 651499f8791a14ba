"""From a line typed at a prompt to the words of a command line: board, command and quotes may be left out."""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.cli.commands import MODULES
from dsrules.diagnostics import UsageError, problem, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dsrules.rulebook import Rulebook

PROGRAM = "dsrules"
WORD = re.compile(r"\"([^\"]*)\"|'([^']*)'(?!\S)|(\S+)")
"""A word of a line: in quotes if it has spaces; an apostrophe inside a word is none."""

RULE_ID = re.compile(r"[a-z][a-z-]*(?:\.[a-z][a-z-]*)+")
HEX = re.compile(r"[a-z]\d+", re.IGNORECASE)
BOARD_ENDINGS = (".yaml", ".yml", ".json")
BOARD = "board"
ONE_TEXT = ("action", "line")
SEVERAL_TEXTS = "edits"
OR_TILE = "flip"
"""The command that takes a tile line in place of a board."""

TILE = "tile"
"""The option that names a tile where the board is the only argument: `dominance e4`."""

BETWEEN_EDITS = ";"
TILE_MARKS = (":", "|")


def words_of(line: str) -> list[str]:
    """Return the words of a line as a shell would cut them, but that only quotes mean anything."""
    found = [next((part for part in match.groups() if part is not None), "") for match in WORD.finditer(line)]
    return found[1:] if found[:1] == [PROGRAM] else found


def understood(line: str, rules: Rulebook) -> list[str]:
    """Return the words of a line, the command it leaves out put before them: a tile, a rule, an action, an animal."""
    words = words_of(line)
    first = words[0].lower() if words else "-"
    if first in MODULES or first.startswith("-"):
        return [first, *words[1:]] if words else words
    animal = rules.words("animal").find(words[0])
    if animal is None and any(mark in line for mark in TILE_MARKS):
        return ["tile", line]
    if len(words) == 1 and (RULE_ID.fullmatch(first) or any(name.startswith(f"{first}.") for name in rules.ids)):
        return ["rule", first]
    if HEX.fullmatch(line):
        return ["dominance", line]
    if animal:
        return ["can", *words] if words[1:] else ["animal", animal]
    return words


class _Parts(NamedTuple):
    """The words of a command line: the options with their values, and the rest."""

    options: list[str]
    free: list[str]


def completed(words: Sequence[str], board: str | None, rules: Rulebook) -> list[str]:
    """Return a whole command line: with the board where the command takes one and the words name no other file, and
    with the words of one text (an action, a tile, an edit) joined.

    Raises UsageError where a board is needed and there is none. Commands that do not exist are left as they are.
    """
    if not words or words[0] not in MODULES:
        return list(words)
    name = words[0]
    parameters = _parameters(name)
    arguments = [one.name for one in parameters if one.param_type_name == "argument"]
    options, free = _parts(words[1:], parameters)
    board_first = arguments[:1] == [BOARD] and "--help" not in options
    if arguments == [BOARD] and free and not names_file(free[0], rules) and any(p.name == TILE for p in parameters):
        options, free = [*options, f"--{TILE}", " ".join(free)], []
    if board_first and name == OR_TILE and not names_file(next(iter(free), ""), rules) and _marked(free):
        free = free if " " in free[0] else [" ".join(free)]
    elif board_first and not (free and (len(arguments) == 1 or names_file(free[0], rules))):
        free = [_needed(board), *free]
    kept = int(board_first)
    if arguments[-1:] == [SEVERAL_TEXTS]:
        free[kept:] = _edits(free[kept:])
    elif arguments and arguments[-1] in ONE_TEXT and free[kept:]:
        free[kept:] = [" ".join(free[kept:])]
    return [name, *options, *(("--", *free) if free else ())]


def takes_board(name: str) -> bool:
    """Tell whether a command, or an option in its place, is about a board."""
    return name in MODULES and any(one.name == BOARD for one in _parameters(name))


def _marked(words: Sequence[str]) -> bool:
    return any(mark in word for word in words for mark in TILE_MARKS)


def _needed(board: str | None) -> str:
    if board is None:
        raise UsageError([problem("usage.session", text("sessions.no-board"), hint=text("sessions.no-board.hint"))])
    return board


def _parameters(name: str) -> list[Any]:
    """Return the parameters of a command, as Typer has them."""
    from dsrules.cli.main import program

    command: Any = program().get_command(None, name)  # type: ignore[arg-type]
    return list(command.params)


def _parts(words: Sequence[str], parameters: Sequence[Any]) -> _Parts:
    """Part the options from the rest: a word is an option if the command has it, or if it begins with two dashes."""
    flags = {flag: one.is_flag for one in parameters if one.param_type_name == "option" for flag in one.opts}
    found = _Parts([], [])
    rest = iter(words)
    for word in rest:
        flag = word.partition("=")[0]
        if word == "--":
            found.free.extend(rest)
        elif flag not in flags and not word.startswith("--"):
            found.free.append(word)
        else:
            found.options.append(word)
            if not flags.get(flag, True) and "=" not in word:
                found.options.extend([value] if (value := next(rest, None)) is not None else [])
    return found


def names_file(word: str, rules: Rulebook) -> bool:
    """Tell whether a word names a file rather than a tile, an animal or an edit."""
    if word == "-" or word.lower().endswith(BOARD_ENDINGS) or os.sep in word or "/" in word:
        return True
    if HEX.fullmatch(word) or any(rules.words(kind).find(word) for kind in ("animal", "terrain")):
        return False
    return os.path.isfile(word)


def _edits(words: Sequence[str]) -> list[str]:
    """Return edits, one a text: each in quotes, or all without, parted by semicolons."""
    if any(" " in word for word in words):
        return list(words)
    line = " ".join(words)
    if line.lower().startswith("automatic"):  # the semicolons are its own
        return [line]
    return [edit.strip() for edit in line.split(BETWEEN_EDITS) if edit.strip()]
