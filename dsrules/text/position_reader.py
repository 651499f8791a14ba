"""The one strict reader of positions: plain values, from YAML, JSON or a program, to a `Position` (contract section 2).

Every rule of the format is applied here on every run; all problems are found in one pass. The schema says the same as
far as a schema can (see `dsrules.text.schema`), and `dsrules.consistency` adds what only the whole position shows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.consistency import problems
from dsrules.diagnostics import ERROR, InputError, shown
from dsrules.position import Frozen, Position
from dsrules.source import read
from dsrules.text.position_animals import in_play, read_animals, read_owners
from dsrules.text.position_context import (
    FORMAT,
    GREATEST,
    TOP_KEYS,
    Context,
    Finding,
    TooManyProblems,
    located,
)
from dsrules.text.position_tiles import read_elements, read_one_tile, read_tiles, read_unknown
from dsrules.text.reading import Reading

if TYPE_CHECKING:
    from dsrules.board import Corner, Hex
    from dsrules.diagnostics import Diagnostic
    from dsrules.position import Tile
    from dsrules.rulebook import Rulebook
    from dsrules.source import Marked
    from dsrules.vocabulary import Element

_TOP_KEYS = frozenset(TOP_KEYS)
_COMMON_KEYS = frozenset(("dsrules", "tiles", "elements", "animals"))
_MAP_KEYS = ("tiles", "elements", "unknown")


def read_position(document: str, rules: Rulebook, name: str = "-") -> Reading:
    """Return the position that a YAML or JSON document states, with warnings and notes at their places.

    `name` is what messages call the source. Raises InputError with every problem found: `yaml.*`, `position.*`.
    """
    marked = read(document, name)
    return _read(marked.value, rules, marked)


def read_marked(marked: Marked, rules: Rulebook) -> Reading:
    """Return the position that a document already read by events states. Raises InputError as `read_position` does."""
    return _read(marked.value, rules, marked)


def read_values(data: object, rules: Rulebook) -> Reading:
    """Return the position that plain values state, as JSON gives them. Raises InputError with every problem found."""
    return _read(data, rules, None)


def _read(data: object, rules: Rulebook, marked: Marked | None) -> Reading:
    context = Context(rules)
    position = None
    try:
        position = _position(data, context)
        found = problems(position, rules)
        if found:
            context.findings += [Finding(diagnostic, canonical=True) for diagnostic in found]
    except TooManyProblems:
        pass
    if not context.findings and (marked is None or not marked.problems):
        assert position is not None
        return Reading(position)
    places = marked.places if marked else None
    diagnostics = (*(marked.problems if marked else ()), *located(context.findings, places, context.aliases))
    if position is None or any(diagnostic.severity == ERROR for diagnostic in diagnostics):
        raise InputError(_in_order(diagnostics), marked.source if marked else None)
    return Reading(position, _in_order(diagnostics))


def _in_order(diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """Return problems in the order of the source; those without a place last."""
    return tuple(sorted(diagnostics, key=lambda d: (d.place is None, d.place[:2] if d.place else ())))


def _position(data: object, context: Context) -> Position:
    if not isinstance(data, dict):
        context.mistyped("mapping", data, ())
        raise TooManyProblems
    if not data.keys() <= _TOP_KEYS:
        context.unknown_keys(data, TOP_KEYS, ())
    _version(data, context)
    tiles, elements, unknown = _earth(data, context)
    sheets = read_animals(data.get("animals"), context)
    if data.keys() <= _COMMON_KEYS:
        return Position(Frozen(tiles), Frozen(elements), in_play(sheets, context))
    more = _optional(data, tiles, context)
    return Position(Frozen(tiles), Frozen(elements), in_play(sheets, context), unknown, **more)


def _version(data: dict[str, Any], context: Context) -> None:
    version = data.get("dsrules")
    if version == FORMAT and version is not True:
        return
    if "dsrules" not in data:
        context.report("position.version", (), say="position.version.missing", number=FORMAT)
    else:
        context.report("position.version", ("dsrules",), number=FORMAT, value=shown(version))


def _earth(data: dict[str, Any], context: Context) -> tuple[dict[Hex, Tile], dict[Corner, Element], frozenset[str]]:
    if "tile" in data:
        context.mapless = True
        for key in _MAP_KEYS:
            if key in data:
                context.report("position.tile-and-tiles", (key,), True, name=key, related=("tile",))
        return read_one_tile(data["tile"], context)
    tiles = read_tiles(data.get("tiles"), context)
    listed = data.get("unknown")
    unknown = frozenset() if listed is None else read_unknown(listed, tiles, context)
    return tiles, read_elements(data.get("elements"), tiles, unknown, context), unknown


def _optional(data: dict[str, Any], tiles: dict[Hex, Tile], context: Context) -> dict[str, Any]:
    """Return the fields that only some questions need, those that are stated."""
    from dsrules.text import position_display as display

    more: dict[str, Any] = {}
    readers = {
        "owners": read_owners,
        "switches": display.read_switches,
        "phase": display.read_phase,
        "initiative": display.read_initiative,
        "next": display.read_next,
        "turn": display.read_turn_animal,
        "shielded": display.read_shielded,
        "taken": display.read_taken,
        "display": display.read_display,
    }
    for key, value in data.items():
        if value is None:
            continue
        if key in readers:
            more[key] = readers[key](value, context)
        elif key == "players":
            supply = context.grammar.rules.supply
            more[key] = context.number(value, (key,), min(supply), max(supply), "components.players")
        elif key == "round":
            more[key] = context.number(value, (key,), 1, GREATEST)
        elif key == "scored":
            more[key] = display.read_scored(value, tiles, context)
        elif key == "owed":
            more[key] = display.read_owed(value, tiles, context)
    return more
