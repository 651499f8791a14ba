"""Sentences about the discs in a box of the action display."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "contents.not-stated": (
        "the position does not state the discs in the {b:box} box (display: {b}: elements): allowed if {e:element} "
        "lies there, not allowed if not",
        "postavení neuvádí žetony v políčku {b:box} (display: {b}: elements): leží-li tam {e:element}, akce je "
        "dovolena, jinak ne",
    ),
    "contents.empty": ("the {b:box} box is empty", "políčko {b:box} je prázdné"),
    "contents.not-there": (
        "there is no {e:element} in the {b:box} box; it holds: {held:elements}",
        "v políčku {b:box} není {e:element}; leží tam: {held:elements}",
    ),
    "contents.there": ("{e:element} lies in the {b:box} box", "v políčku {b:box} leží {e:element}"),
}
