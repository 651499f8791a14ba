"""Sentences about cones placed and taken off."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "claiming.placed": (
        "the dominance cone on {hex:tile} now belongs to {who:animal}",
        "dominanční kužel {hex:tile.loc} teď {who:have} {who:animal}",
    ),
    "claiming.removed": (
        "the dominance cone of {holder:animal} comes off {hex:tile}; nobody gets it",
        "dominanční kužel {hex:tile.loc} ({holder:animal}) se odstraňuje a nedostane ho nikdo",
    ),
    "claiming.card-passes": (
        "the card for {hex:tile} was not yet taken: it now goes to {who:animal}",
        "kartu za bodování ({hex:tile}) ještě nikdo nevzal: teď si ji {who:take} {who:animal}",
    ),
    "claiming.card-cancelled": (
        "the card for {hex:tile} was not yet taken: nobody takes it now",
        "kartu za bodování ({hex:tile}) ještě nikdo nevzal: teď si ji nevezme nikdo",
    ),
}
