"""Pages and basis of a rule as they are printed everywhere: `p. 6–7 T`, an inferred page `p. 14? P`, no page `– R`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.rulebook import BASES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dsrules.messages import Speaker


def pages_text(pages: Sequence[tuple[int, bool]], speaker: Speaker) -> str:
    """Return pages as words, `p. 6–7`, `p. 14?` or `p. 13?–14?`; a dash where no page is known."""
    if not pages:
        return "–"
    certain = [page for page, sure in pages if sure]
    inferred = [page for page, sure in pages if not sure]
    parts = [*_runs(certain), *_runs(inferred, "?")]
    return speaker.say(text("show.page", pages=", ".join(parts)))


def _runs(pages: list[int], sign: str = "") -> list[str]:
    """Return page numbers, each followed by `sign`, with neighbours joined: 6, 7, 9 becomes 6–7, 9."""
    runs: list[list[int]] = []
    for page in sorted(pages):
        if runs and page == runs[-1][-1] + 1:
            runs[-1].append(page)
        else:
            runs.append([page])
    return ["–".join(f"{page}{sign}" for page in dict.fromkeys((run[0], run[-1]))) for run in runs]


def mark(basis: str, speaker: Speaker) -> str:
    """Return the letter that stands for a basis."""
    return speaker.say(text(f"show.mark-{basis}"))


def page_and_basis(pages: Sequence[tuple[int, bool]], basis: str, speaker: Speaker) -> str:
    """Return where a rule stands and how far it can be trusted: its pages and the mark of its basis."""
    return f"{pages_text(pages, speaker)} {mark(basis, speaker)}"


def citation(step: dict[str, Any], speaker: Speaker) -> str:
    """Return the citation of a step or rule in its dictionary form: pages and the mark of its basis."""
    return page_and_basis([(page["page"], page["certain"]) for page in step["pages"]], step["basis"], speaker)


def footnote(bases: Iterable[str], speaker: Speaker) -> str:
    """Return the line that explains the marks used, in the order of trust; empty if none is."""
    used = set(bases)
    notes = [f"{mark(basis, speaker)} {speaker.say(text(f'show.basis-{basis}'))}" for basis in BASES if basis in used]
    return " · ".join(notes)


def bases_of(steps: Iterable[dict[str, Any]]) -> set[str]:
    """Return the bases of steps and of all their parts."""
    found: set[str] = set()
    for step in steps:
        found.add(step["basis"])
        found |= bases_of(step.get("parts", ()))
    return found
