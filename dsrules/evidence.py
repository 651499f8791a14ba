"""Rulings as evidence: a ruling saved as JSON is worked out again from the position it carries, and compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules import __version__
from dsrules.batch import ask
from dsrules.diagnostics import InputError, Text, problem, text
from dsrules.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.diagnostics import Source
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling

COMPARED = ("result", "steps", "assumed")
"""The parts of a document that have to come out the same."""

_ABSENT = object()


def read_document(source: Source) -> Any:
    """Return the plain values of a saved ruling. Raises InputError for text that is not JSON."""
    import json

    try:
        return json.loads(source.text)
    except (ValueError, RecursionError):
        raise _no_ruling(source) from None


def _no_ruling(source: Source | None = None) -> InputError:
    return InputError([problem("file.no-ruling", text("file.no-ruling"), hint=text("file.no-ruling.hint"))], source)


def recheck(document: Any, rules: Rulebook) -> tuple[Ruling, tuple[Text, ...], tuple[Text, ...]]:
    """Return the ruling worked out again, what differs in it, and remarks on version and rules data.

    Raises InputError for a document that is no ruling of ours.
    """
    if not isinstance(document, dict) or not isinstance(document.get("question"), dict) or "result" not in document:
        raise _no_ruling()
    ruling = ask(document["question"], rules)
    again = document_of(ruling, rules, document.get("lang", "en"))
    remarks = []
    if document.get("dsrules") != __version__:
        remarks.append(text("verify.version", then=str(document.get("dsrules")), now=__version__))
    if document.get("rules") != rules.digest:
        remarks.append(text("verify.rules", then=str(document.get("rules")), now=rules.digest))
    differing = tuple(
        found for part in COMPARED for found in differences(document.get(part, _ABSENT), again[part], part)
    )
    return ruling, differing, tuple(remarks)


def document_of(ruling: Ruling, rules: Rulebook, lang: str) -> dict[str, Any]:
    """Return a ruling as its document, with the position after an action in it."""
    from dsrules.text.position_writer import with_position

    return with_position(ruling, rules).to_dict(lang if lang in LANGUAGES else LANGUAGES[0])


def differences(then: Any, now: Any, path: str) -> Iterator[Text]:
    """Yield a sentence for every value that differs between two documents of plain values."""
    if isinstance(then, dict) and isinstance(now, dict):
        for key in [*then, *(key for key in now if key not in then)]:
            yield from differences(then.get(key, _ABSENT), now.get(key, _ABSENT), f"{path}.{key}")
    elif isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        for place, (one, other) in enumerate(zip(then, now, strict=True)):
            yield from differences(one, other, f"{path}[{place}]")
    elif then != now:
        yield text("verify.differs", path=path, then=_short(then), now=_short(now))


def _short(value: Any) -> str:
    if value is _ABSENT:
        return "–"
    import json

    try:
        words = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"
    return words if len(words) <= 60 else words[:57] + "..."
