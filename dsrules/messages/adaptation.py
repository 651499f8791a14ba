"""Sentences about Adaptation."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "adaptation.full": (
        "{who:animal} {who:have} {n:n.element} on their display already; the most is {most}",
        "{who:animal} už {who:have} na desce {n:n.element}; nejvýš jich smí být {most}",
    ),
    "adaptation.taken": (
        "{who:animal} {who:take} {e:element} from the {b:box} box onto their display",
        "{who:animal} si {who:take} z políčka {b:box} na desku {e:element.acc}",
    ),
    "adaptation.room": (
        "{who:animal} {who:have} {n:n.element} on their display; the most is {most}",
        "{who:animal} {who:have} na desce {n:n.element}; nejvýš jich smí být {most}",
    ),
}
