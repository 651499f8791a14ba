"""Sentences about actions as such."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "objection.not-in-play": (
        "{who:animal} {who:be.not} in play: the position does not name them",
        "{who:animal} ve hře {who:be.not}: pozice takového živočicha neuvádí",
    ),
    "objection.by-switch": (
        "the switch {name} is set to {reading}, and that decides here",
        "přepínač {name} je nastaven na {reading} a to tu rozhoduje",
    ),
}
