"""Statements of the rules data in words: `{table.path|filter}` stands for a figure that is kept in one table.

Filters: none prints the figure (a list as `9, 5, 3, 2`), `words` a number as a word, `count` the length of a list or
mapping, `last` the last item of a list, `sum` the sum of its numbers, `names` names of the game in the language.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import InputError, problem, text

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dsrules.messages import Speaker
    from dsrules.rulebook import Rulebook

FIGURE = re.compile(r"\{([\w.+-]+)(?:\|(\w+))?\}")
"""A figure in a statement: the path into the tables, and the filter."""

KINDS = ("element", "animal", "terrain", "box", "card")

NUMBERS = {
    "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    "cs": ("nula", "jeden", "dva", "tři", "čtyři", "pět", "šest", "sedm", "osm", "devět", "deset"),
}
"""Numbers that are written as words; greater ones stay figures."""


def fill(words: Mapping[str, str], speaker: Speaker) -> str:
    """Return the wording in the speaker's language with its figures filled in.

    Raises InputError (`rules.figure`) for a figure that the tables do not hold.
    """
    pattern = words[speaker.lang]
    if "{" not in pattern:
        return pattern
    return FIGURE.sub(lambda match: _said(match[1], match[2], speaker), pattern)


def _said(path: str, how: str | None, speaker: Speaker) -> str:
    value = figure(path, speaker.rules)
    try:
        return FILTERS[how or ""](value, speaker)
    except (KeyError, TypeError, IndexError):
        raise _missing(path if how is None else f"{path}|{how}") from None


def figure(path: str, rules: Rulebook) -> Any:
    """Return the value at a path of dots into the tables. Raises InputError (`rules.figure`) where there is none."""
    name, *keys = path.split(".")
    try:
        found: Any = rules.tables[name]
        for key in keys:
            found = _item(found, key)
    except (KeyError, IndexError, ValueError, TypeError):
        raise _missing(path) from None
    return found


def _item(found: Any, key: str) -> Any:
    """Return one item of a list or mapping; a number may be a key of either kind."""
    if isinstance(found, list):
        return found[int(key)]
    return found[key] if key in found else found[int(key)]


def _missing(path: str) -> InputError:
    return InputError([problem("rules.figure", text("lookup.no-figure", path=path), path)])


def _plain(value: Any, speaker: Speaker) -> str:
    if isinstance(value, dict):
        value = list(value.values())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def _words(value: Any, speaker: Speaker) -> str:
    words = NUMBERS[speaker.lang]
    return words[value] if 0 <= value < len(words) else str(value)


def _names(value: Any, speaker: Speaker) -> str:
    if isinstance(value, list) and len(set(value)) < len(value):  # the same element more than once: 3 water
        from dsrules.messages.forms import discs

        return discs(speaker, value)
    return ", ".join(_name(name, speaker) for name in ([value] if isinstance(value, str) else value))


def _name(name: str, speaker: Speaker) -> str:
    kind = next(kind for kind in KINDS if name in speaker.rules.named(kind))
    said = speaker.name(kind, name, "many" if kind == "animal" else "one")
    return said if kind != "box" or speaker.lang == "cs" else said.capitalize()


def _sum(value: Any, speaker: Speaker) -> str:
    return str(sum(value.values() if isinstance(value, dict) else value))


FILTERS: dict[str, Callable[[Any, Speaker], str]] = {
    "": _plain,
    "words": _words,
    "count": lambda value, speaker: str(len(value)),
    "last": lambda value, speaker: str(value[-1]),
    "sum": _sum,
    "names": _names,
}
