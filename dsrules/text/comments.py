"""The comments of a position file, no part of the position: those at its head stay when it is written anew."""

from __future__ import annotations

from itertools import takewhile

COMMENT = "#"


def heading(document: str) -> str:
    """Return the comment lines with which a document begins, the empty ones among them; "" where there are none."""
    lines = _head(document)
    return "".join(f"{line}\n" for line in lines) if any(line.strip() for line in lines) else ""


def elsewhere(document: str) -> bool:
    """Tell whether a document may hold comments beyond its head."""
    rest = document.splitlines()[len(_head(document)) :]
    return any(line.lstrip().startswith(COMMENT) or f" {COMMENT}" in line for line in rest)


def _head(document: str) -> list[str]:
    lines = document.splitlines()
    return list(takewhile(lambda line: not line.strip() or line.lstrip().startswith(COMMENT), lines))
