"""The schema's opinion on a document that the strict reader has read: the two have to agree.

The reader applies the schema's rules on every run, because jsonschema would take longer than the ruling. Where there is
time, in `check`, jsonschema looks as well; a disagreement is a defect of this program and says so.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import Diagnostic, problem, text
from dsrules.source import read
from dsrules.text.position_context import MOST_PROBLEMS
from dsrules.text.schema import BEYOND, departures
from dsrules.vocabulary import fold

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dsrules.diagnostics import Source
    from dsrules.rulebook import Rulebook

LONGEST = 20_000
"""Characters of a refused document beyond which jsonschema is not asked: before it tells one departure it has them all
in memory."""


def second_opinion(source: Source, errors: Sequence[Diagnostic], rules: Rulebook) -> tuple[Diagnostic, ...]:
    """Return a problem for each departure from the schema in a document in which the reader found only `errors`.

    Empty where both refuse, where both accept, and where the reader's errors are of a kind no schema can see, or
    the document refused is far longer than any position.
    """
    if errors and all(found.code in BEYOND or found.code.startswith("yaml.") for found in errors):
        return ()
    if errors and len(source.text) > LONGEST:
        return ()
    document = read(source.text, source.name).value
    departed = list(islice(departures(document, rules), MOST_PROBLEMS))
    if departed and not errors:  # the patterns of the schema know the accents of keyboards, the reader all there are
        departed = list(islice(departures(_folded(document), rules), MOST_PROBLEMS))
    if bool(errors) == bool(departed):
        return ()
    if not departed:
        return (problem("usage.internal", text("usage.internal", what=text("usage.schema-accepts")), "$"),)
    return tuple(problem("usage.internal", text("usage.internal", what=why), path) for path, why in departed)


def _folded(value: Any) -> Any:
    """Return plain values with every text, keys included, as words are compared."""
    if isinstance(value, dict):
        return {_folded(key): _folded(inner) for key, inner in value.items()}
    if isinstance(value, list):
        return [_folded(inner) for inner in value]
    return fold(value) or value if isinstance(value, str) and not value.isascii() else value
