"""What the self-check found, as people read it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text

if TYPE_CHECKING:
    from dsrules.doctor import Findings
    from dsrules.messages import Speaker
    from dsrules.render.layout import Page


def doctor_lines(found: Findings, speaker: Speaker, page: Page) -> list[str]:
    """Return whether all is well in the first line, then each finding, the defects, and how sure the rules are."""
    from dsrules.render.diagnostics import errors_text

    lines = [page.bold(speaker.say(text("doctor.healthy" if found.healthy else "doctor.ill")))]
    for finding in found.findings:
        mark = speaker.say(text("doctor.good" if finding.good else "doctor.bad"))
        lines += page.line(f"{mark} {speaker.say(finding.text)}", indent=2)
    for defect in found.defects:
        lines += errors_text(defect, speaker.rules, speaker.lang).splitlines()
    for kind, counts in found.census.items():
        words = ", ".join(f"{number} {speaker.say(text(f'doctor.{kind}-{name}'))}" for name, number in counts.items())
        lines += page.line(f"{speaker.say(text(f'doctor.{kind}'))}: {words}", indent=2)
    return lines


def doctor_values(found: Findings, speaker: Speaker) -> dict[str, Any]:
    """Return the same as plain values."""
    from dsrules.render.diagnostics import diagnostics_values

    return {
        "healthy": found.healthy,
        "findings": [{"good": one.good, "text": speaker.say(one.text)} for one in found.findings],
        "errors": [
            value
            for defect in found.defects
            for value in diagnostics_values(defect.diagnostics, speaker.rules, speaker.lang)
        ],
        "rules": found.census,
    }
