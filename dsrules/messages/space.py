"""Sentences about eyeball spaces."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "space.no-such": (
        "the {b:box} box has no space {space}; its spaces are 1 to {n}",
        "políčko {b:box} nemá oko {space}; jeho oka jsou 1 až {n}",
    ),
    "space.nothing-free": (
        "the {b:box} box has no printed free action",
        "v políčku {b:box} není natištěna žádná akce zdarma",
    ),
    "space.not-yours": (
        "the free action of the {b:box} box belongs to {owner:animal}, not to {who:animal}",
        "akci zdarma v políčku {b:box} {owner:have} {owner:animal}, nikoli {who:animal}",
    ),
    "space.none": (
        "no space of the {b:box} box allows this",
        "žádné oko políčka {b:box} to nedovoluje",
    ),
    "space.unknown": (
        "the position does not tell which space of the {b:box} box is used: {allowing:list} would allow this, "
        "{refusing:list} would not",
        "postavení neříká, které oko políčka {b:box} se používá: {allowing:steps} by to dovolilo, {refusing:steps} ne",
    ),
    "space.yours": (
        "the free action of the {b:box} box belongs to {who:animal}",
        "akci zdarma v políčku {b:box} {who:have} {who:animal}",
    ),
    "space.all": ("every space of the {b:box} box allows this", "dovoluje to každé oko políčka {b:box}"),
}
