"""From rulesdata/*.yaml to the plain values a `Rulebook` is made of, and to the modules an installed wheel carries."""

from __future__ import annotations

import hashlib
import json
import pprint
from pathlib import Path
from typing import Any

from dsrules.source import read_plain

COMPILED = ("tables", "references", "citations", "rules")
"""The modules of a compiled rulebook: figures, what lookups need beside them, pages and basis, and the statements."""

REFERENCES = ("editions", "procedures", "sources", "switches", "terms")
"""The files that no ruling needs: kept apart, so that a ruling does not wait for them."""


def compile_directory(directory: Path) -> dict[str, Any]:
    """Return the rulebook in `directory` as plain values.

    `tables` and `references` map file name -> content of rulesdata/*.yaml, `citations` rule id -> (pages, basis), `rules` rule id ->
    the whole record with its chapter, `digest` identifies the content. Raises InputError on a file that cannot be read.
    """
    tables = {path.stem: read_plain(path) for path in sorted(directory.glob("*.yaml"))}
    rules: dict[str, dict[str, Any]] = {}
    for path in sorted((directory / "rules").glob("*.yaml")):
        chapter = read_plain(path)
        for record in chapter["rules"]:
            rules[record["id"]] = {**record, "chapter": path.stem, "chapter_title": chapter["chapter"]}
    citations = {
        rule_id: (tuple((page["page"], page["certain"]) for page in record["pages"]), record["basis"])
        for rule_id, record in rules.items()
    }
    digest = digest_of(tables, rules)
    references = {name: tables.pop(name) for name in REFERENCES if name in tables}
    return {"tables": tables, "references": references, "citations": citations, "rules": rules, "digest": digest}


def digest_of(tables: dict[str, Any], rules: dict[str, Any]) -> str:
    """Return twelve hexadecimal digits that change whenever a figure or a statement changes."""
    canonical = json.dumps([tables, rules], sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:12]


def write_modules(compiled: dict[str, Any], target: Path) -> None:
    """Write the compiled rulebook as Python modules of literals, which start-up reads from their byte code."""
    target.mkdir(parents=True, exist_ok=True)
    (target / "__init__.py").write_text('"""Rules data rendered at build time; do not edit."""\n', encoding="utf-8")
    for name in COMPILED:
        text = f'"""Rendered from rulesdata/; do not edit."""\n\nDIGEST = {compiled["digest"]!r}\n'
        text += f"{name.upper()} = {pprint.pformat(compiled[name], width=160, sort_dicts=False)}\n"
        (target / f"{name}.py").write_text(text, encoding="utf-8")
