"""equivalent.yaml: the mutants that no test can tell from the program, and lists of mutants in its form."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import yaml

if TYPE_CHECKING:
    from mutants import Key, Mutant

FILE = Path(__file__).parent / "equivalent.yaml"


class Equivalents:
    """The mutants listed one by one, and the changes that are listed wherever they are made."""

    def __init__(self) -> None:
        self.listed = named(FILE)
        self.anywhere = [
            (change["from"], change["to"]) for group in _groups(FILE) for change in group.get("anywhere", ())
        ]

    def __contains__(self, mutant: Mutant) -> bool:
        return mutant.key in self.listed or any(mutant.changes(*change) for change in self.anywhere)

    def stale(self, mutants: list[Mutant]) -> set[Key]:
        """Return what is listed for the modules of `mutants`, all that these have, and is none of them."""
        modules = {mutant.module for mutant in mutants}
        return {key for key in self.listed if key[0] in modules} - {mutant.key for mutant in mutants}


def named(file: Path) -> set[Key]:
    """Return the keys of the mutants that a file lists one by one."""
    return {
        (f"dsrules/{group['module']}", entry["in"], entry["line"], entry["mutant"])
        for group in _groups(file)
        for entry in group.get("mutants", ())
    }


def _groups(file: Path) -> list[dict[str, Any]]:
    groups: list[dict[str, Any]] = yaml.safe_load(file.read_text(encoding="utf-8")) or []
    return groups


def entry(mutant: Mutant) -> str:
    """Return a mutant as a list of them names it, its reason left open."""
    return (
        f"- module: {mutant.module.removeprefix('dsrules/')}  # {mutant.operator}, line {mutant.number}\n"
        f'  reason: ""\n'
        f"  mutants:\n"
        f"    - in: {json.dumps(mutant.place)}\n"
        f"      line: {json.dumps(mutant.line, ensure_ascii=False)}\n"
        f"      mutant: {json.dumps(mutant.changed, ensure_ascii=False)}\n"
    )
