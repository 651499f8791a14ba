"""Sentences about the protections of Regression."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "regression.nothing-added": (
        "{who:animal} {who:have.not} {e:element} beside the printed ones, so there is nothing to protect",
        "{who:animal} {who:have.not} přidaný prvek {e:element}, není tedy co chránit",
    ),
    "regression.already": (
        "{e:element} of {who:animal} is protected this turn already",
        "typ {e:element} už {who:have} {who:animal} v tomto kole chráněný",
    ),
    "regression.kept": (
        "{who:animal} {who:keep} their {e:element} this turn",
        "{who:animal} si v tomto kole {who:retain} {e:element.acc}",
    ),
    "regression.added": (
        "{who:animal} {who:have} {e:element} beside the printed ones",
        "{who:animal} {who:have} přidaný prvek {e:element}",
    ),
    "regression.not-yet": (
        "{e:element} of {who:animal} is not protected yet this turn",
        "typ {e:element} ještě {who:animal} v tomto kole chráněný {who:have.not}",
    ),
}
