"""The self-check: is the program whole, is its rules data in order, and how sure is what it says."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, NamedTuple

from dsrules import __version__
from dsrules.diagnostics import InputError, Text, text
from dsrules.rulebook import directory

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from dsrules.rulebook import Rulebook


class Finding(NamedTuple):
    """One thing looked at: whether it is in order, and what was found."""

    good: bool
    text: Text


class Findings(NamedTuple):
    """What the self-check found: findings, defects of the rules data with their places, counts of rules by certainty.

    `census` is as in `dsrules.lookup.census`.
    """

    findings: tuple[Finding, ...]
    defects: tuple[InputError, ...]
    census: dict[str, dict[str, int]]

    @property
    def healthy(self) -> bool:
        """Tell whether everything is in order."""
        return not self.defects and all(finding.good for finding in self.findings)


def examine(rules: Rulebook, rules_directory: str | None = None) -> Findings:
    """Return what the self-check finds about the program and the rulebook `rules`, read from `rules_directory`."""
    from pathlib import Path

    from dsrules.compilation import check_directory
    from dsrules.lookup.census import census

    schemas = directory() / "schema"
    data = Path(rules_directory) if rules_directory else directory()
    defects = tuple(check_directory(data, schemas))
    return Findings((*_program(), *_data(rules, data, bool(defects))), defects, census(rules))


def _program() -> Iterator[Finding]:
    yield Finding(True, text("doctor.program", version=__version__, python=sys.version.split()[0]))
    for module in ("typer", "yaml", "rich", "jsonschema"):
        yield Finding(
            _present(module), text("doctor.installed" if _present(module) else "doctor.no-library", name=module)
        )
    fast = _present("orjson")
    yield Finding(True, text("doctor.fast" if fast else "doctor.not-fast"))
    import yaml

    yield Finding(True, text("doctor.c-parser" if yaml.__with_libyaml__ else "doctor.no-c-parser"))


def _present(module: str) -> bool:
    from importlib.util import find_spec

    return find_spec(module) is not None


def _data(rules: Rulebook, data: Path, broken: bool) -> Iterator[Finding]:
    yield Finding(not broken, text("doctor.broken" if broken else "doctor.in-order", directory=str(data)))
    if broken:
        return
    from dsrules.compilation import compile_directory

    fresh = compile_directory(data)["digest"] == rules.digest
    yield Finding(fresh, text("doctor.digest" if fresh else "doctor.stale", digest=rules.digest))
