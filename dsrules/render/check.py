"""What a check of a position found, and what an error code means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import ERROR, NOTE, WARNING, Diagnostic, UsageError, problem, text
from dsrules.vocabulary import resembling

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dsrules.diagnostics import Source
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page


def check_text(found: Sequence[Diagnostic], source: Source, speaker: Speaker, page: Page) -> list[str]:
    """Return how many errors, warnings and notes there are in the first line, then each with its place."""
    counts = {severity: sum(one.severity == severity for one in found) for severity in (ERROR, WARNING, NOTE)}
    if not any(counts.values()):
        return page.line(speaker.say(text("check.clean")))
    words = [speaker.say(text(f"check.{severity}", n=number)) for severity, number in counts.items() if number]
    from dsrules.render.diagnostics import diagnostics_text

    details = diagnostics_text(found, source, speaker.rules, speaker.lang).splitlines()
    return [page.bold(", ".join(words)), *details, *page.line(speaker.say(text("check.limits")))]


def check_values(found: Sequence[Diagnostic], speaker: Speaker) -> dict[str, Any]:
    """Return what was found as plain values, by severity."""
    from dsrules.render.diagnostics import diagnostics_values

    def of(severity: str) -> list[dict[str, Any]]:
        return diagnostics_values([one for one in found if one.severity == severity], speaker.rules, speaker.lang)

    return {"errors": of(ERROR), "warnings": of(WARNING), "notes": of(NOTE)}


def explain_lines(code: str | None, speaker: Speaker, page: Page) -> list[str]:
    """Return what a code means and what to do about it; without a code, the list of all."""
    from dsrules.text.codes import CODES

    if code is None:
        return [line for known in sorted(CODES) for line in page.line(f"{known}: {explained(known, speaker)['cause']}")]
    entry = explained(code, speaker)
    return [page.bold(entry["code"]), *page.line(entry["cause"], hang=0), *page.line(entry["remedy"], hang=0)]


def explain_values(code: str | None, speaker: Speaker) -> Any:
    """Return the same as plain values: one entry, or a list of all."""
    from dsrules.text.codes import CODES

    if code is not None:
        return explained(code, speaker)
    return [explained(known, speaker) for known in sorted(CODES)]


def explained(code: str, speaker: Speaker) -> dict[str, str]:
    """Return code, cause and remedy in words. Raises UsageError for a code that does not exist."""
    from dsrules.text.codes import CODES

    if code not in CODES:
        near = resembling(code, {known: known for known in CODES})
        hint = text("usage.did-you-mean", names=near) if near else text("check.list-codes")
        raise UsageError([problem("usage.code", text("usage.code", code=code), "code", hint=hint)])
    cause, remedy = CODES[code][speaker.index]
    return {"code": code, "cause": cause, "remedy": remedy}
