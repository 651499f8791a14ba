"""Does a value conform to a JSON Schema? A small, quick checker of the keywords that the project's own schemas use.

It says what is wrong in the program's own words and in either language, and at which path, so that a place can be
found. The tests compare it with the `jsonschema` library, which takes longer to import than a ruling may take.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import Text, shown, text
from dsrules.source import below

if TYPE_CHECKING:
    from collections.abc import Iterator

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}


class Mismatch(NamedTuple):
    """What does not conform: where, whether the key itself is meant, and what is wrong."""

    path: str
    at_key: bool
    text: Text


def mismatches(value: object, schema: dict[str, Any]) -> Iterator[Mismatch]:
    """Yield everything in which `value` departs from `schema`, in document order."""
    return _check(value, schema, "", schema.get("$defs", {}))


def _check(value: object, schema: dict[str, Any], path: str, defs: dict[str, Any]) -> Iterator[Mismatch]:
    if "$ref" in schema:
        yield from _check(value, defs[schema["$ref"].rpartition("/")[2]], path, defs)
        return
    if "anyOf" in schema:
        yield from _check_choice(value, schema["anyOf"], path, defs)
        return
    if "enum" in schema and not any(value == one and type(value) is type(one) for one in schema["enum"]):
        yield Mismatch(path, False, text("rulesdata.choice", value=shown(value), choices=schema["enum"]))
        return
    kind = schema.get("type")
    if kind is not None and not _is(value, kind):
        yield Mismatch(path, False, text("rulesdata.type", expected=text(f"rulesdata.{kind}"), value=shown(value)))
    elif isinstance(value, dict):
        yield from _check_object(value, schema, path, defs)
    elif isinstance(value, list):
        yield from _check_array(value, schema, path, defs)
    elif isinstance(value, str):
        yield from _check_string(value, schema, path)
    elif isinstance(value, (int, float)):
        if value < schema.get("minimum", value):
            yield Mismatch(path, False, text("rulesdata.least", value=shown(value), least=schema["minimum"]))
        elif value > schema.get("maximum", value):
            yield Mismatch(path, False, text("rulesdata.most", value=shown(value), most=schema["maximum"]))


def _is(value: object, kind: str) -> bool:
    if isinstance(value, bool):
        return kind == "boolean"
    return isinstance(value, TYPES[kind]) or (kind == "integer" and isinstance(value, float) and value.is_integer())


def _check_choice(value: object, choices: list[dict[str, Any]], path: str, defs: dict[str, Any]) -> Iterator[Mismatch]:
    """Yield what is wrong by the choice that comes nearest: the one whose departures lie deepest in the document."""
    found = [list(_check(value, choice, path, defs)) for choice in choices]
    if all(found):
        yield from max(found, key=lambda departures: len(departures[0].path))


def _check_object(value: dict[str, Any], schema: dict[str, Any], path: str, defs: dict[str, Any]) -> Iterator[Mismatch]:
    properties, extra = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name in schema.get("required", ()):
        if name not in value:
            yield Mismatch(path, True, text("rulesdata.missing-key", name=name))
    if len(value) < schema.get("minProperties", 0) or len(value) > schema.get("maxProperties", len(value)):
        yield Mismatch(path, True, text("rulesdata.entries", number=len(value)))
    for name, item in value.items():
        where = below(path, name)
        if name in properties:
            yield from _check(item, properties[name], where, defs)
        elif extra is False:
            yield Mismatch(where, True, text("rulesdata.unknown-key", name=shown(name), known=list(properties)))
        else:
            yield from _check_name(name, schema.get("propertyNames", {}), where, defs)
            if isinstance(extra, dict):
                yield from _check(item, extra, where, defs)


def _check_name(name: str, schema: dict[str, Any], path: str, defs: dict[str, Any]) -> Iterator[Mismatch]:
    for mismatch in _check(name, schema, path, defs):
        yield mismatch._replace(at_key=True)


def _check_array(value: list[Any], schema: dict[str, Any], path: str, defs: dict[str, Any]) -> Iterator[Mismatch]:
    if len(value) < schema.get("minItems", 0) or len(value) > schema.get("maxItems", len(value)):
        yield Mismatch(path, False, text("rulesdata.entries", number=len(value)))
    if schema.get("uniqueItems"):
        for index, item in enumerate(value):
            if item in value[:index]:
                yield Mismatch(below(path, index), False, text("rulesdata.twice", value=shown(item)))
    items = schema.get("items", {})
    for index, item in enumerate(value):
        yield from _check(item, items, below(path, index), defs)


def _check_string(value: str, schema: dict[str, Any], path: str) -> Iterator[Mismatch]:
    if len(value) < schema.get("minLength", 0):
        yield Mismatch(path, False, text("rulesdata.empty"))
    elif "pattern" in schema and not re.search(schema["pattern"], value):
        yield Mismatch(path, False, text("rulesdata.form", value=shown(value)))
