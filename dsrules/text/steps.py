"""The steps that `next` can name: the spaces of every box and the automatic steps, in order (contract section 2)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from dsrules.vocabulary import FREE, UnknownWord

if TYPE_CHECKING:
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Box


@lru_cache(maxsize=8)
def steps(rules: Rulebook) -> tuple[str, ...]:
    """Return the canonical names of all steps of a turn in their order, `final` of the last turn at the end."""
    found: list[str] = []
    for box in rules.boxes:
        entry = rules.tables["actions"]["boxes"][box]
        spaces = [f"{box}@{number + 1}" for number in range(entry["spaces"])]
        if "free" in entry:
            spaces.insert(0 if entry["free"]["place"] == "first" else len(spaces), f"{box}@{FREE}")
        if "after" in entry:
            spaces.append(f"{box}@{entry['after']}")
        found += spaces
    turn = rules.tables["turn"]
    return tuple(dict.fromkeys((*found, *turn["reset"], *turn["final"])))


def read_step(spelling: str, rules: Rulebook) -> str:
    """Return the canonical name of a step; the box in any spelling, a Speciation space also by its element.

    Raises UnknownWord, kind `step`, with up to six steps that it may have meant.
    """
    known = steps(rules)
    if spelling in known:
        return spelling
    word, at, space = spelling.lower().partition("@")
    if not at:
        if word in known:
            return word
        raise UnknownWord(spelling, "step", _nearest(word, known))
    box = rules.words("box").read(word)
    step = f"{box}@{space_of_element(space, box, rules) or space}"
    if step not in known:
        raise UnknownWord(spelling, "step", tuple(name for name in known if name.startswith(f"{box}@")))
    return step


def space_of_element(word: str, box: Box, rules: Rulebook) -> str | None:
    """Return the number of the space that a word names by its element, None where it names none.

    Only Speciation has spaces that differ by element (speciation.element-row).
    """
    row: list[str] = rules.tables["actions"].get(box, {}).get("elements", [])
    element = rules.words("element").find(word) if row else None
    return str(row.index(element) + 1) if element in row else None


def _nearest(word: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Return the steps whose name resembles a word, or begins with it."""
    begun = [name for name in known if word and name.startswith(word)]
    if begun:
        return tuple(begun[:6])
    import difflib

    return tuple(difflib.get_close_matches(word[:40], known, n=3))
