"""Rules data conforms to its schemas, and what is broken in a copy is found and said with file, line and column."""

from __future__ import annotations

import copy
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dsrules import rulebook
from dsrules.compilation import TABLES, check_directory
from dsrules.conformity import mismatches
from dsrules.diagnostics import InputError
from dsrules.source import RULES, read

sys.path.insert(0, str(Path(__file__).parent))
from reading_documents import COLLECTIONS, SCALARS, at, paths

ROOT = Path(__file__).parents[2]
DATA = ROOT / "rulesdata"
SCHEMAS = DATA / "schema"
FILES = sorted(DATA.rglob("*.yaml"))


def schema_of(path: Path) -> dict[str, Any]:
    name = "rules" if path.parent.name == "rules" else path.stem
    schema: dict[str, Any] = json.loads((SCHEMAS / f"{name}.schema.json").read_text(encoding="utf-8"))
    return schema


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_conforms_to_its_schema_by_both_checkers(path: Path) -> None:
    import jsonschema

    schema = schema_of(path)
    jsonschema.Draft202012Validator.check_schema(schema)
    value = read(path.read_text(encoding="utf-8"), path.name, RULES).value
    assert [error.message for error in jsonschema.Draft202012Validator(schema).iter_errors(value)] == []
    assert list(mismatches(value, schema)) == []


def test_every_file_that_is_needed_is_there() -> None:
    assert {path.stem for path in DATA.glob("*.yaml")} == set(TABLES)


def test_the_default_beyond_the_bonus_table_is_its_last_figure() -> None:
    """It stands twice, since a default is a value; the rulebook itself goes on with the table (vp.bonus-cap)."""
    switches = read((DATA / "switches.yaml").read_text(encoding="utf-8"), limits=RULES).value["switches"]
    scoring = read((DATA / "scoring.yaml").read_text(encoding="utf-8"), limits=RULES).value
    assert switches["bonus-beyond-nine"]["default"] == scoring["bonus_vp"][-1]


def test_nothing_dangles() -> None:
    assert [d for error in check_directory(DATA, SCHEMAS) for d in error.diagnostics] == []


# what is changed in a copy -> the file, the code and the line number where it has to be reported
BROKEN = {
    "text for a number": ("animals.yaml", "max_elements: 6", "max_elements: six", "rules.schema"),
    "negative": ("components.yaml", "discs_per_type: 20", "discs_per_type: -3", "rules.schema"),
    "misspelt key": ("components.yaml", "tundra_tiles:", "tundra_tilse:", "rules.schema"),
    "list for a mapping": ("components.yaml", "players: {least: 2, most: 6}", "players: [2, 6]", "rules.schema"),
    "unknown element": ("animals.yaml", "printed: [meat, meat]", "printed: [meat, maet]", "rules.unknown-name"),
    "a space too few": ("actions.yaml", "[7, 6, 5, 4, 3, 2]", "[7, 6, 5, 4, 3]", "rules.length"),
    "terrain without VP": ("scoring.yaml", "  desert: [4, 2]\n", "", "rules.incomplete"),
    "no such page": ("rules/05-matching.yaml", "{page: 6, certain: true}", "{page: 60, certain: true}", "rules.page"),
    "no such rule": ("switches.yaml", "rule: vp.bonus-cap", "rule: vp.bonus-hat", "rules.unknown-rule"),
    "wrong basis": ("rules/05-matching.yaml", "basis: text", "basis: hearsay", "rules.schema"),
    "twice": ("components.yaml", "vp_cubes: 1", "vp_cubes: 1\nvp_cubes: 2", "yaml.duplicate-key"),
    "no YAML": ("components.yaml", "players: {least: 2, most: 6}", "players: {least: 2, most: 6", "yaml.syntax"),
    "free action of nobody": ("actions.yaml", "{animal: reptiles,", "{animal: dragons,", "rules.unknown-name"),
}


@pytest.mark.parametrize(("name", "old", "new", "code"), BROKEN.values(), ids=BROKEN)
def test_broken_rules_data_names_file_and_line(tmp_path: Path, name: str, old: str, new: str, code: str) -> None:
    copy = tmp_path / "rules data"
    shutil.copytree(DATA, copy)
    path = copy / name
    before = path.read_text(encoding="utf-8")
    assert old in before
    path.write_text(before.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(InputError) as caught:
        rulebook.load(copy)
    assert caught.value.source is not None
    assert caught.value.source.name == str(path)
    found = caught.value.diagnostics[0]
    assert found.code == code
    assert found.place is not None
    line = before[: before.index(old)].count("\n") + 1
    if new and code != "rules.incomplete":
        assert abs(found.place.line - line) <= 3


@pytest.mark.parametrize("missing", ["scoring.yaml", "rules"])
def test_missing_files_are_named(tmp_path: Path, missing: str) -> None:
    shutil.copytree(DATA, tmp_path / "copy")
    target = tmp_path / "copy" / missing
    shutil.rmtree(target) if target.is_dir() else target.unlink()
    with pytest.raises(InputError) as caught:
        rulebook.load(tmp_path / "copy")
    assert [d.code for d in caught.value.diagnostics] == ["rules.missing"]
    with pytest.raises(InputError):
        rulebook.load(tmp_path / "nowhere")


def test_rules_data_that_is_not_utf8(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "copy")
    (tmp_path / "copy" / "terms.yaml").write_bytes(b"terms: \xff\xfe")
    with pytest.raises(InputError) as caught:
        rulebook.load(tmp_path / "copy")
    assert caught.value.diagnostics[0].code == "file.encoding"


def test_a_changed_number_changes_the_rulebook(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "copy")
    path = tmp_path / "copy" / "animals.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("max_elements: 6", "max_elements: 5"), encoding="utf-8")
    changed = rulebook.load(tmp_path / "copy")
    assert changed.max_elements == 5
    assert changed.digest != rulebook.default().digest


@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_both_checkers_say_the_same_of_broken_rules_data(data: st.DataObject) -> None:
    import jsonschema

    path = data.draw(st.sampled_from([path for path in FILES if path.stat().st_size < 12_000]))
    schema = schema_of(path)
    value = read(path.read_text(encoding="utf-8"), path.name, RULES).value
    where = data.draw(st.sampled_from(paths(value)[1:]))
    parent, key = at(value, where[:-1]), where[-1]
    change = data.draw(st.sampled_from(("replace", "delete", "add")))
    if change == "replace":
        parent[key] = copy.deepcopy(data.draw(st.sampled_from(SCALARS) | st.sampled_from(COLLECTIONS)))
    elif change == "delete":
        del parent[key]
    elif isinstance(parent, dict):
        parent[data.draw(st.sampled_from(("New", "new", "7", "", "en")))] = copy.deepcopy(parent[key])
    else:
        parent.append(copy.deepcopy(parent[key]))
    refused = list(jsonschema.Draft202012Validator(schema).iter_errors(value))
    found = list(mismatches(value, schema))
    assert bool(refused) == bool(found), (where, refused, found)


def test_two_rules_of_one_id_and_an_unknown_source(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "copy")
    path = tmp_path / "copy" / "rules" / "05-matching.yaml"
    before = path.read_text(encoding="utf-8")
    path.write_text(before.replace("id: matching.per-animal", "id: matching.count"), encoding="utf-8")
    codes = {d.code for error in check_directory(tmp_path / "copy", SCHEMAS) for d in error.diagnostics}
    assert codes == {"rules.twice", "rules.unknown-rule"}
    path.write_text(before.replace("sources: [RB-CZ, RB-EN]", "sources: [RB-CZ, RB-XX]", 1), encoding="utf-8")
    codes = {d.code for error in check_directory(tmp_path / "copy", SCHEMAS) for d in error.diagnostics}
    assert codes == {"rules.unknown-name"}
