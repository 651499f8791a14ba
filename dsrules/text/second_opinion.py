"""The schema's opinion on a document that the strict reader has read: the two have to agree.

The reader applies the schema's rules on every run, because jsonschema would take longer than the ruling. Where there is
time, in `check`, jsonschema looks as well; a disagreement is a defect of this program and says so.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from dsrules.diagnostics import Diagnostic, problem, text
from dsrules.source import read
from dsrules.text.position_context import MOST_PROBLEMS
from dsrules.text.schema import BEYOND, departures

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dsrules.diagnostics import Source
    from dsrules.rulebook import Rulebook


def second_opinion(source: Source, errors: Sequence[Diagnostic], rules: Rulebook) -> tuple[Diagnostic, ...]:
    """Return a problem for each departure from the schema in a document in which the reader found only `errors`.

    Empty where both refuse, where both accept, and where the reader's errors are of a kind no schema can see.
    """
    if errors and all(found.code in BEYOND or found.code.startswith("yaml.") for found in errors):
        return ()
    departed = list(islice(departures(read(source.text, source.name).value, rules), MOST_PROBLEMS))
    if bool(errors) == bool(departed):
        return ()
    if not departed:
        return (problem("usage.internal", text("usage.internal", what=text("usage.schema-accepts")), "$"),)
    return tuple(problem("usage.internal", text("usage.internal", what=why), path) for path, why in departed)
