"""Sentences about actions as such."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "objection.not-in-play": (
        "{who:animal} {who:be.not} in play: the position does not name them",
        "{who:animal} {who:be.not} ve hře: postavení takového živočicha neuvádí",
    ),
}
