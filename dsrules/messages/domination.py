"""Sentences about Domination."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "domination.scored-already": (
        "{hex:tile} has been scored this turn already, and a tile is scored once a turn",
        "{hex:tile} se v tomto kole už bodoval a dílek se boduje nejvýš jednou za kolo",
    ),
    "domination.nobody": (
        "no species stands {hex:tile.loc}: nothing forbids scoring it, so by our reading it may be, and gives nothing",
        "{hex:tile.loc} nestojí žádný druh: nic bodování nezakazuje, podle našeho výkladu se tedy dílek zvolit smí a "
        "nic nevynese",
    ),
    "domination.scored": (
        "{who:animal} {who:have} {hex:tile} scored",
        "{who:animal} {who:choose} k bodování {hex:tile}",
    ),
    "domination.vp": (
        "{who:animal} score {vp:n.vp}: place {rank}, {n:n.cube}",
        "{who:animal} {who:score} {vp:n.vp}: {rank}. místo, {n:n.cube}",
    ),
    "domination.card": (
        "{who:animal} {who:hold} the cone {hex:tile.loc} and take a card",
        "{who:animal} {who:hold} {hex:tile.loc} dominanční kužel a {who:take} si kartu",
    ),
    "domination.no-dominant": (
        "no cone stands {hex:tile.loc}: nobody takes a card",
        "{hex:tile.loc} není dominanční kužel: kartu si nebere nikdo",
    ),
    "domination.no-cards": (
        "no card lies face up: {who:animal} take none",
        "žádná karta neleží odkrytá, není tedy co si vzít ({who:animal})",
    ),
    "domination.cards-not-stated": (
        "{who:animal} {who:hold} the cone {hex:tile.loc} and take a card; which ones lie face up is not stated",
        "{who:animal} {who:hold} {hex:tile.loc} dominanční kužel a {who:take} si kartu;"
        " které leží odkryté, není uvedeno",
    ),
    "domination.tile": ("{hex:tile} is a tile in play ({t:terrain})", "{hex:tile} je dílek ve hře ({t:terrain})"),
    "domination.not-scored": (
        "{hex:tile} has not been scored this turn",
        "{hex:tile} se v tomto kole ještě nebodoval",
    ),
}
