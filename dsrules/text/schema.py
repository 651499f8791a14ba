"""The JSON Schemas of position and game documents, made from the rules data so that no number is stated twice.

What a schema can say it says exactly as the strict reader does: keys, kinds of values, words in every spelling, ranges,
lengths. What it cannot say is left to the reader: things stated twice in different spellings, places that have to fit
together (a disc and the tile it touches, hibernating cubes and species), and what the box holds.
"""

from __future__ import annotations

import json
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from dsrules.board import TILE
from dsrules.diagnostics import UsageError, problem, text
from dsrules.rulebook import TUNDRA, directory
from dsrules.text import patterns
from dsrules.text.game import LONGEST_DIGEST
from dsrules.text.position_context import FORMAT, GREATEST, LONGEST_NAME, LONGEST_TILE, NAME, UNKNOWN, Grammar
from dsrules.text.steps import steps

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.board import Hex
    from dsrules.rulebook import Rulebook

Schema = dict[str, Any]

POSITION, GAME = "position", "game"
DIALECT = "https://json-schema.org/draft/2020-12/schema"
NULL: Schema = {"type": "null"}

BEYOND = (
    "position.twice", "position.corner-twice", "position.corner-off-earth", "position.unknown-and-known",
    "position.no-tile", "position.hibernating", "position.card-twice", "position.too-many-discs",
    "position.too-many-tiles", "position.too-many-tundra", "position.too-many-cubes",
)  # fmt: skip
"""The codes of errors that no schema can find."""


def schema(name: str, rules: Rulebook) -> Schema:
    """Return the schema of position documents, of game documents, or of a file of the rules data by its name.

    Raises UsageError for a name that has none.
    """
    if name == POSITION:
        return position_schema(rules)
    if name == GAME:
        return game_schema(rules)
    files = {path.name.partition(".")[0]: path for path in (directory() / "schema").glob("*.schema.json")}
    if name not in files:
        known = sorted({GAME, *files})
        raise UsageError([problem("usage.schema", text("rulesdata.no-schema", name=name, known=known), "name")])
    found: Schema = json.loads(files[name].read_text(encoding="utf-8"))
    return found


def departures(data: object, rules: Rulebook) -> Iterator[tuple[str, str]]:
    """Yield (JSON path, message) of everything in which plain values depart from the schema, by `jsonschema`."""
    for error in _validator(rules).iter_errors(data):
        yield error.json_path, error.message


@lru_cache(maxsize=4)
def _validator(rules: Rulebook) -> Any:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(position_schema(rules))


@lru_cache(maxsize=4)
def position_schema(rules: Rulebook) -> Schema:
    """Return the JSON Schema of position documents under these rules."""
    return {
        "$schema": DIALECT,
        "$id": "position.schema.json",
        "title": "A position of Dominant Species, whole or in part",
        "type": "object",
        "required": ["dsrules"],
        "properties": {**_earth(rules), **_optional(rules), "display": _or_null(_display(rules))},
        "additionalProperties": False,
        "if": {"required": ["tile"]},
        "then": {"properties": {"tiles": False, "elements": False, "unknown": False, **_tiles_named(TILE)}},
        "else": {"properties": _tiles_named(None)},
        "$defs": _definitions(rules),
    }


def game_schema(rules: Rulebook) -> Schema:
    """Return the JSON Schema of game documents: a position to start from, and action lines (see `text.game`).

    What an action line says is left to the reader.
    """
    start = position_schema(rules)
    definitions = start["$defs"]
    return {
        "$schema": DIALECT,
        "$id": "game.schema.json",
        "title": "A game of Dominant Species: where it starts, and every action as its line",
        **_object(
            {
                "dsrules": {"description": "Version of the format.", "const": FORMAT},
                "rules": {
                    "description": "The digest of the rules data by which the game was written.",
                    "type": "string",
                    "maxLength": LONGEST_DIGEST,
                },
                "start": {key: value for key, value in start.items() if not key.startswith("$")},
                "actions": _or_null(_list({"type": "string"})),
            },
            required=("dsrules", "start", "actions"),
        ),
        "$defs": definitions,
    }


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, NULL]}


def _list(items: Schema, most: int | None = None, unique: bool = False) -> Schema:
    found: Schema = {"type": "array", "items": items}
    if most is not None:
        found["maxItems"] = most
    if unique:
        found["uniqueItems"] = True
    return found


def _object(properties: Schema, required: tuple[str, ...] = ()) -> Schema:
    found: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**found, "required": list(required)} if required else found


def _integer(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def _spelt(pattern: str) -> Schema:
    return {"type": "string", "maxLength": LONGEST_NAME, "pattern": pattern}


def _definitions(rules: Rulebook) -> Schema:
    """Return the words of every kind, places, and cubes by animal."""
    found: Schema = {}
    for kind in ("animal", "element", "box", "card"):
        words = rules.words(kind)
        found[kind] = {"description": f"One of: {', '.join(words.names)}.", **_spelt(patterns.word(words))}
    for element in rules.elements:
        found[f"element.{element}"] = {"pattern": patterns.word(rules.words("element"), element)}
    terrain = rules.words("terrain")
    found["terrain"] = _spelt(f"^ *[-_]*{patterns.any_of(patterns.spellings(terrain))}[-_]* *{patterns.END}")
    found["large-terrain"] = _spelt(f"^[-_ ]*{_large(rules)}[-_ ]*{patterns.END}")
    found["tundra-terrain"] = {"pattern": patterns.word(terrain, TUNDRA)}
    hexes = f"^{patterns.hexes(rules.board)}{patterns.END}"
    first, last = rules.board.hexes[0], rules.board.hexes[-1]
    found["hex"] = {"description": f"A printed hex: {first} to {last}.", **_spelt(hexes)}
    found["corner"] = {
        "description": "A corner: a hex and a direction (d3.e), or exactly the hexes that meet there (d3+e3+e4).",
        **_spelt(f"^{patterns.corners(rules.board)}{patterns.END}"),
    }
    found["cubes"] = {
        "type": "object",
        "propertyNames": _ref("animal"),
        "additionalProperties": _integer(0, rules.cubes_per_animal),
    }
    found["tile"] = _tile(rules, {})
    return found


def _large(rules: Rulebook) -> str:
    words = rules.words("terrain")
    return patterns.any_of(word for name in rules.terrains for word in patterns.spellings(words, name))


def _tile(rules: Rulebook, extra: Schema) -> Schema:
    terrain = rules.words("terrain")
    tundra = patterns.any_of(patterns.spellings(terrain, TUNDRA))
    short = rf"^\s*[-_]*(?:{_large(rules)}[-_]*(?:\s+[-_]*{tundra}[-_]*)?|{tundra}[-_]*)\s*{patterns.END}"
    long = _object(
        {
            "terrain": _ref("terrain"),
            "tundra": {"description": "Whether the tile is glaciated.", "type": ["boolean", "null"]},
            "species": _or_null(_ref("cubes")),
            "cone": _or_null(_ref("animal")),
            "hibernating": _or_null(_ref("cubes")),
            **extra,
        },
        ("terrain",),
    )
    long["not"] = {
        "required": ["terrain", "tundra"],
        "properties": {"terrain": _ref("tundra-terrain"), "tundra": {"const": False}},
    }
    return {"anyOf": [{"description": "sea, or sea tundra.", **_spelt(short), "maxLength": LONGEST_TILE}, long]}


def _earth(rules: Rulebook) -> Schema:
    corners = len(rules.board.corners_of[TILE])
    disc = {"anyOf": [_ref("element"), {"const": UNKNOWN}]}
    unread = {"anyOf": [_ref("hex"), _ref("corner")]}
    return {
        "dsrules": {"description": "Version of the format.", "const": FORMAT},
        "tile": _tile(rules, {"elements": _or_null(_list(disc, corners))}),
        "tiles": _or_null({"type": "object", "propertyNames": _ref("hex"), "additionalProperties": _ref("tile")}),
        "elements": _or_null(
            {
                "description": "The corners that hold a disc, by type.",
                "type": "object",
                "propertyNames": _ref("element"),
                "additionalProperties": _or_null(_list(_ref("corner"), unique=True)),
            }
        ),
        "unknown": _or_null(_list(unread, unique=True)),
        "animals": _or_null(_animals(rules)),
    }


def _animals(rules: Rulebook) -> Schema:
    words = rules.words("animal")
    sheets = {patterns.word(words, animal): _sheet(rules, printed) for animal, printed in rules.printed.items()}
    return {
        "type": "object",
        "propertyNames": {"maxLength": LONGEST_NAME},
        "patternProperties": sheets,
        "additionalProperties": False,
    }


def _sheet(rules: Rulebook, printed: tuple[str, ...]) -> Schema:
    whole = _list(_ref("element"), rules.max_elements)
    whole["allOf"] = [
        {"contains": _ref(f"element.{element}"), "minContains": printed.count(element)}
        for element in dict.fromkeys(printed)
    ]
    cubes, count = _or_null(_integer(0, rules.cubes_per_animal)), _or_null(_integer(0, GREATEST))
    sheet = _object(
        {
            "added": _or_null(_list(_ref("element"), rules.max_elements - len(printed))),
            "elements": _or_null(whole),
            "gene_pool": cubes,
            "vp": count,
            "pawns": count,
            "out": cubes,
        }
    )
    both = {"properties": {"added": {"type": "array"}, "elements": {"type": "array"}}}
    sheet["not"] = {"required": ["added", "elements"], **both}
    return _or_null(sheet)


def _optional(rules: Rulebook) -> Schema:
    """Return what only some questions need."""
    owners = {
        "type": "object",
        "propertyNames": {"maxLength": LONGEST_NAME, "pattern": NAME},
        "additionalProperties": {**_list(_ref("animal"), unique=True), "minItems": 1},
    }
    shielded = {
        "type": "object",
        "propertyNames": _ref("animal"),
        "additionalProperties": _or_null(_list(_ref("element"), unique=True)),
    }
    return {
        "players": _or_null(_integer(min(rules.supply), max(rules.supply))),
        "owners": _or_null(owners),
        "switches": _or_null(_switches(rules)),
        "round": _or_null(_integer(1, GREATEST)),
        "phase": {"enum": [*Grammar(rules).phases, None]},
        "initiative": _or_null(_list(_ref("animal"), unique=True)),
        "next": _or_null(_spelt(_step_pattern(rules))),
        "turn": _or_null(_ref("animal")),
        "shielded": _or_null(shielded),
        "owed": _or_null(_object({"card": _ref("animal"), "tile": {"type": "string"}}, ("card", "tile"))),
        "scored": _or_null(_list({"type": "string"}, unique=True)),
        "taken": _or_null(_list(_ref("card"), unique=True)),
    }


def _switches(rules: Rulebook) -> Schema:
    table: dict[str, dict[str, Any]] = rules.tables["switches"]["switches"]
    return _object(
        {
            name: _integer(0, GREATEST) if entry["type"] == "integer" else {"enum": list(entry["readings"])}
            for name, entry in table.items()
        }
    )


def _tiles_named(tile: Hex | None) -> Schema:
    """Return what the tiles scored, and the one owed for, are called: `tile` without a map, else a hex."""
    named = _ref("hex") if tile is None else {"pattern": f"^{patterns.cased(tile)}{patterns.END}"}
    return {"scored": {"items": named}, "owed": {"properties": {"tile": named}}}


def _display(rules: Rulebook) -> Schema:
    grammar, words = Grammar(rules), rules.words("box")
    items = {
        "pawns": _or_null(_ref("animal")),
        "elements": _ref("element"),
        "tiles": _or_null(_ref("large-terrain")),
        "cards": _ref("card"),
    }
    boxes = {
        patterns.word(words, box): _or_null(
            _object({key: _or_null(_list(items[key], most)) for key, most in spec.keys.items()})
        )
        for box, spec in grammar.boxes.items()
    }
    return {
        "type": "object",
        "propertyNames": {"maxLength": LONGEST_NAME},
        "patternProperties": boxes,
        "additionalProperties": False,
    }


def _step_pattern(rules: Rulebook) -> str:
    """Return the pattern of the steps that `next` can name, each box in any spelling."""
    found = []
    for box in rules.boxes:
        spaces = [step.partition("@")[2] for step in steps(rules) if step.startswith(f"{box}@")]
        ways = "|".join(patterns.cased(space) for space in spaces)
        if "elements" in rules.tables["actions"].get(box, {}):
            ways += f"|[-_ ]*{patterns.any_of(patterns.spellings(rules.words('element')))}[-_ ]*"
        found.append(f"[-_ ]*{patterns.any_of(patterns.spellings(rules.words('box'), box))}[-_ ]*@(?:{ways})")
    found += [patterns.cased(step) for step in steps(rules) if "@" not in step]
    return f"^(?:{'|'.join(found)}){patterns.END}"
