"""Sentences about the pawn's action in Wasteland."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "wasteland.taken": (
        "{who:animal} {who:take} {e:element} out of the {b:box} box; it goes to the bag",
        "{who:animal} {who:remove} z políčka {b:box} {e:element.acc}; žeton jde do sáčku",
    ),
    "wasteland.type-stays": (
        "more {e:element} lies in the {b:box} box, so the type still counts at the clearing",
        "v políčku {b:box} zůstává další {e:element}, při čištění tedy tento typ platí dál",
    ),
}
