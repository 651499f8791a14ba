"""Sentences about Abundance."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "abundance.placed": (
        "{who:animal} {who:put} {e:element} from the {b:box} box on corner {corner}",
        "{who:animal} {who:put} {e:element.acc} z políčka {b:box} na roh {corner}",
    ),
}
