"""The strict reader and the JSON Schema of positions accept and refuse the same documents, as far as a schema can."""

from __future__ import annotations

import copy
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from dsrules.diagnostics import ERROR, InputError, UsageError
from dsrules.rulebook import Rulebook, default
from dsrules.text.position_reader import read_values
from dsrules.text.schema import BEYOND, departures, position_schema, schema

sys.path.insert(0, str(Path(__file__).parent))
from reading_documents import BASES, GAME, MAP, SCALARS, mutated

ROOT = Path(__file__).parents[2]


def errors_of(document: Any, rules: Rulebook) -> set[str]:
    """Return the codes of the errors for which the strict reader refuses a document."""
    try:
        read_values(document, rules)
    except InputError as error:
        return {found.code for found in error.diagnostics if found.severity == ERROR}
    return set()


def agree(document: Any, rules: Rulebook) -> None:
    """Check that reader and schema say the same of a document."""
    codes = errors_of(document, rules)
    found = list(departures(document, rules))
    if not codes:
        assert not found, (document, found)
    elif not codes <= set(BEYOND):
        assert found, (document, codes)


@settings(max_examples=600, deadline=None)
@given(document=mutated())
def test_mutated_documents_are_accepted_by_both_or_by_neither(document: Any) -> None:
    agree(document, default())


@pytest.mark.parametrize("base", range(len(BASES)))
def test_bases_are_accepted(base: int, rules: Rulebook) -> None:
    assert errors_of(BASES[base], rules) == set()
    assert list(departures(BASES[base], rules)) == []


PLACES: tuple[tuple[Any, ...], ...] = (
    ("tiles", "d3"), ("tiles", "e3", "terrain"), ("tiles", "e4", "cone"), ("tiles", "e4", "tundra"),
    ("elements", "sun", 0),
    ("tiles", "e4", "species", "insects"), ("animals", "birds", "added", 0), ("animals", "birds", "vp"), ("players",),
    ("animals", "birds", "gene_pool"), ("round",), ("phase",), ("next",), ("turn",), ("unknown", 0), ("scored", 0),
    ("taken", 0), ("display", "adaptation", "pawns", 0), ("display", "adaptation", "elements", 0), ("owed", "tile"),
    ("display", "wanderlust", "tiles", 0), ("display", "domination", "cards", 0), ("dsrules",), ("owners", "north", 0),
    ("switches", "stale-cone"), ("switches", "bonus-beyond-nine"), ("shielded", "birds", 0), ("initiative", 0),
)  # fmt: skip


@pytest.mark.parametrize("place", PLACES, ids=str)
def test_every_scalar_in_every_place(place: tuple[Any, ...], rules: Rulebook) -> None:
    for value in SCALARS:
        document = copy.deepcopy(GAME)
        parent = document
        for key in place[:-1]:
            parent = parent[key]
        parent[place[-1]] = value
        agree(document, rules)


MAPPINGS: tuple[tuple[str, ...], ...] = (
    (), ("tiles",), ("elements",), ("animals",), ("display",), ("owners",), ("switches",), ("shielded",),
)  # fmt: skip


@pytest.mark.parametrize("place", MAPPINGS, ids=str)
def test_every_word_as_a_key(place: tuple[str, ...], rules: Rulebook) -> None:
    for word in [value for value in SCALARS if isinstance(value, str)]:
        document = copy.deepcopy(GAME)
        parent = document
        for key in place:
            parent = parent[key]
        if word not in parent:
            parent[word] = None
            agree(document, rules)


def test_the_committed_schema_is_fresh(rules: Rulebook) -> None:
    committed = (ROOT / "rulesdata" / "schema" / "position.schema.json").read_text(encoding="utf-8")
    assert json.loads(committed) == position_schema(rules)


def test_the_schema_is_one(rules: Rulebook) -> None:
    import jsonschema

    jsonschema.Draft202012Validator.check_schema(position_schema(rules))


def test_schemas_by_name(rules: Rulebook) -> None:
    assert schema("position", rules) == position_schema(rules)
    assert schema("components", rules)["$id"] == "components.schema.json"
    for name in ("nothing", "../pyproject", ""):
        with pytest.raises(UsageError):
            schema(name, rules)


def test_no_number_is_repeated(rules: Rulebook) -> None:
    changed = copy.copy(rules)
    changed.max_elements = 5
    assert position_schema(changed) != position_schema(rules)
    assert list(departures(MAP, changed)) != []
