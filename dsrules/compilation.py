"""From rulesdata/*.yaml to the plain values a `Rulebook` is made of, and to the modules an installed wheel carries.

A copy of the data that somebody else has edited is checked by the schemas and for names that are declared nowhere.
"""

from __future__ import annotations

import hashlib
import json
import pprint
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from dsrules.diagnostics import InputError, Text, problem, text
from dsrules.source import RULES, Marked, read

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.diagnostics import Diagnostic

COMPILED = ("tables", "references", "citations", "rules")
"""The modules of a compiled rulebook: figures, what lookups need beside them, pages and basis, and the statements."""

REFERENCES = ("disputes", "editions", "procedures", "sources", "switches", "terms")
"""The files that no ruling needs: kept apart, so that a ruling does not wait for them."""

TABLES = (
    "actions", "animals", "board", "cards", "components", "disputes", "editions", "elements", "procedures", "scoring",
    "sources", "switches", "terms", "terrain", "turn",
)  # fmt: skip
"""The files that rules data cannot do without, beside the chapters in rules/."""


MOST_PROBLEMS = 100
"""Problems of one file that are told: with more it is not a slip but another kind of file."""


class Directory(NamedTuple):
    """The documents of rules data: file name without ending -> document, for tables and for chapters of rules."""

    tables: dict[str, Marked]
    chapters: dict[str, Marked]


def compile_directory(directory: Path, schemas: Path | None = None) -> dict[str, Any]:
    """Return the rulebook in `directory` as plain values.

    `tables` and `references` map file name -> content of rulesdata/*.yaml; in `tables`, `switch-defaults` maps switch
    -> its default, all that a ruling needs where nobody sets any. `citations` maps rule id -> (pages, basis),
    `rules` rule id -> the whole record with its chapter, `digest` identifies the content. With `schemas`, a directory
    of JSON Schemas, everything is checked first. Raises InputError on a file that cannot be read (`file.*`, `yaml.*`)
    or is broken (`rules.*`), with file, line and column.
    """
    read_in = read_directory(directory)
    if schemas is not None:
        for error in problems_of(read_in, schemas):
            raise error
    tables = {name: marked.value for name, marked in read_in.tables.items()}
    rules: dict[str, dict[str, Any]] = {}
    for name, marked in read_in.chapters.items():
        for record in marked.value["rules"]:
            rules[record["id"]] = {**record, "chapter": name, "chapter_title": marked.value["chapter"]}
    citations = {
        rule_id: (tuple((page["page"], page["certain"]) for page in record["pages"]), record["basis"])
        for rule_id, record in rules.items()
    }
    digest = digest_of(tables, rules)
    references = {name: tables.pop(name) for name in REFERENCES if name in tables}
    switches = references["switches"]["switches"]
    tables["switch-defaults"] = {name: entry["default"] for name, entry in switches.items()}
    return {"tables": tables, "references": references, "citations": citations, "rules": rules, "digest": digest}


def read_directory(directory: Path) -> Directory:
    """Return the documents of a directory laid out like rulesdata/. Raises InputError for one that cannot be read."""
    try:
        missing = [name for name in TABLES if not (directory / f"{name}.yaml").is_file()]
        chapters = sorted((directory / "rules").glob("*.yaml"))
    except OSError as error:  # a name too long, a directory that may not be entered
        _unreadable(directory, (error.strerror or "").lower())
    if missing or not chapters:
        name = f"{missing[0]}.yaml" if missing else "rules/*.yaml"
        said = text("rulesdata.missing", name=str(directory), file=name)
        raise InputError([problem("rules.missing", said, hint=text("rulesdata.missing.hint"))])
    return Directory(
        {path.stem: _document(path) for path in sorted(directory.glob("*.yaml"))},
        {path.stem: _document(path) for path in chapters},
    )


def _document(path: Path) -> Marked:
    try:
        if not path.is_file():  # a pipe or a device may have no end
            _unreadable(path, text("file.no-file"))
        with path.open("rb") as stream:
            content = stream.read(RULES.size + 1)
    except OSError as error:
        _unreadable(path, (error.strerror or "").lower())
    if len(content) > RULES.size:
        said = text("file.size", name=str(path), limit=RULES.size)
        raise InputError([problem("file.size", said, hint=text("file.size.hint"))])
    try:
        decoded = content.decode("utf-8")
    except UnicodeDecodeError as error:
        said = text("file.encoding", name=str(path), byte=f"0x{content[error.start]:02X}")
        raise InputError([problem("file.encoding", said, hint=text("file.encoding.hint"))]) from None
    marked = read(decoded, str(path), RULES)
    if marked.problems:
        raise InputError(marked.problems, marked.source)
    return marked


def _unreadable(path: Path, reason: str | Text) -> NoReturn:
    said = text("file.unreadable", name=str(path), reason=reason)
    raise InputError([problem("file.unreadable", said, hint=text("file.unreadable.hint"))]) from None


def check_directory(directory: Path, schemas: Path) -> list[InputError]:
    """Return what is broken in a directory of rules data: one error for each file, with all its problems."""
    try:
        return list(problems_of(read_directory(directory), schemas))
    except InputError as error:
        return [error]


def problems_of(directory: Directory, schemas: Path) -> Iterator[InputError]:
    """Yield one error for each file that does not conform to its schema or names what is declared nowhere."""
    from dsrules.conformity import mismatches

    broken = False
    chapter_schema = _schema(schemas, "rules")
    checks = [(marked, _schema(schemas, name)) for name, marked in directory.tables.items() if name in TABLES]
    for marked, schema in [*checks, *((marked, chapter_schema) for marked in directory.chapters.values())]:
        found = list(islice(mismatches(marked.value, schema), MOST_PROBLEMS))
        if found:
            broken = True
            problems = [_diagnostic("rules.schema", m.text, m.path, m.at_key, marked) for m in found]
            yield InputError(problems, marked.source)
    if broken:
        return  # names can be looked up only in files that are in order
    for marked, names in _by_file(directory):
        yield InputError(
            [_diagnostic(code, said, path, False, marked) for code, path, said in names[:MOST_PROBLEMS]], marked.source
        )


def _schema(schemas: Path, name: str) -> dict[str, Any]:
    schema: dict[str, Any] = json.loads((schemas / f"{name}.schema.json").read_text(encoding="utf-8"))
    return schema


def _diagnostic(code: str, said: Text, path: str, at_key: bool, marked: Marked) -> Diagnostic:
    places = marked.places
    place = (places.keys.get(path) if at_key else None) or places.values.get(path) or places.values.get("")
    return problem(code, said, path, place=place, hint=text("rulesdata.hint"))


def _by_file(directory: Directory) -> Iterator[tuple[Marked, list[tuple[str, str, Text]]]]:
    from dsrules.dangling import dangling_in_rules, dangling_in_tables

    tables = {name: marked.value for name, marked in directory.tables.items()}
    chapters = {name: marked.value for name, marked in directory.chapters.items()}
    found: dict[str, list[tuple[str, str, Text]]] = {}
    for name, code, path, said in (*dangling_in_tables(tables), *dangling_in_rules(tables, chapters)):
        found.setdefault(name, []).append((code, path, said))
    for name, names in found.items():
        yield directory.tables.get(name) or directory.chapters[name], names


def digest_of(tables: dict[str, Any], rules: dict[str, Any]) -> str:
    """Return twelve hexadecimal digits that change whenever a figure or a statement changes."""
    canonical = json.dumps([tables, rules], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def write_modules(compiled: dict[str, Any], target: Path) -> None:
    """Write the compiled rulebook as Python modules of literals, which start-up reads from their byte code."""
    target.mkdir(parents=True, exist_ok=True)
    (target / "__init__.py").write_text('"""Rules data rendered at build time; do not edit."""\n', encoding="utf-8")
    for name in COMPILED:
        module = f'"""Rendered from rulesdata/; do not edit."""\n\nDIGEST = {compiled["digest"]!r}\n'
        module += f"{name.upper()} = {pprint.pformat(compiled[name], width=160, sort_dicts=False)}\n"
        (target / f"{name}.py").write_text(module, encoding="utf-8")
