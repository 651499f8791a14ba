"""What a terminal shows that has no sign for a letter: the nearest one it has, rather than a question mark."""

from __future__ import annotations

import codecs
from unicodedata import normalize

NEAREST = "dsrules.nearest"
"""The name of the error handler, for `TextIOWrapper.reconfigure`."""

LIKE = {
    "“": '"', "”": '"', "„": '"', "’": "'", "–": "-", "—": "-", "…": "...", "·": "|", "×": "x",
    "→": "->", "≥": ">=", "≤": "<=",
}  # fmt: skip
"""Signs that no decomposition turns into others."""


def nearest(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for the characters that cannot be encoded, and where to go on: without accents, or `?`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(LIKE.get(c) or _bare(c) or "?" for c in letters), error.end


def _bare(character: str) -> str:
    return normalize("NFKD", character).encode("ascii", "ignore").decode()


codecs.register_error(NEAREST, nearest)
