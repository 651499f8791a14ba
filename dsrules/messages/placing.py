"""Sentences about putting pawns on eyeball spaces."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "placing.free": (
        "the printed free action of the {b:box} box is no eyeball space: nobody places a pawn there",
        "akce zdarma v políčku {b:box} není oko: pěšce tam nikdo neumisťuje",
    ),
    "placing.not-stated": (
        "the position does not state the pawns in the {b:box} box (display: {b}: pawns): allowed if space {space} is "
        "vacant, not allowed if not",
        "postavení neuvádí pěšce v políčku {b:box} (display: {b}: pawns): je-li oko {space} volné, akce je dovolena, "
        "jinak ne",
    ),
    "placing.occupied": (
        "{space} is not vacant: a pawn of {who:animal} stands there",
        "oko {space:step} není volné: pěšce tam {who:have} {who:animal}",
    ),
    "placing.use-not-stated": (
        "a pawn may go to the {b:box} box only if it can do something there, and the position does not state what "
        "lies there (display: {b}: {part})",
        "pěšce lze do políčka {b:box} umístit, jen může-li tam něco udělat, a postavení neuvádí, co tam leží "
        "(display: {b}: {part})",
    ),
    "placing.no-pawn": (
        "{who:animal} {who:have.not} pawn in hand",
        "{who:animal} {who:have.not} v ruce žádného akčního pěšce",
    ),
    "placing.placed": (
        "{who:animal} {who:put} a pawn on {space}",
        "{who:animal} {who:deploy} akčního pěšce na oko {space:step}",
    ),
    "placing.vacant": ("{space} is vacant", "oko {space:step} je volné"),
    "placing.in-hand": ("{who:animal} {who:have} {n:n.pawn} in hand", "{who:animal} {who:have} v ruce {n:n.pawn.acc}"),
}
