"""Look-ups run in this process: one command line, its exit code and what it printed; and the facts to compare with."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

from dsrules.cli.main import run
from dsrules.messages import LANGUAGES

FACTS: list[tuple[str, list[list[Any]], str]] = json.loads(
    (Path(__file__).parent / "facts.json").read_text(encoding="utf-8")
)
"""Every fact of the compendium: id, pages with certainty, basis."""


class Printed(NamedTuple):
    """What a command line left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def result(self) -> Any:
        return self.json["result"]


def cli(*arguments: str, **environment: str) -> Printed:
    """Run a command line; keyword arguments are environment variables."""
    out, err = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict("os.environ", {"COLUMNS": "80", **environment}),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            code = run(list(arguments))
        except SystemExit as left:  # Typer leaves so when a shell has been answered
            code = int(left.code or 0)
    return Printed(code, out.getvalue(), err.getvalue())


def wordings(value: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Yield every wording in both languages within plain data, with its path; examples are left out."""
    if isinstance(value, dict):
        if set(value) == set(LANGUAGES) and all(isinstance(words, str) for words in value.values()):
            yield path, value
            return
        for key, inner in value.items():
            if key != "examples":
                yield from wordings(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from wordings(inner, f"{path}[{place}]")
