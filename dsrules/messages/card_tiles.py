"""Sentences about the card that empties a tile."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "card_tiles.not-adjacent": (
        "{hex:tile} is not next to {other:tile}, or holds no tile",
        "{hex:tile} nesousedí s {other}, nebo tam žádný dílek neleží",
    ),
    "card_tiles.nowhere-to-go": (
        "no tile lies next to {hex:tile}: by our reading it may be chosen, and nothing moves",
        "{hex:tile} nemá žádného souseda: podle našeho výkladu ho zvolit lze a nic se nepřesune",
    ),
    "card_tiles.not-so-many": (
        "{n:n.cube} of {who:animal} leave {hex:tile}, where they have {held}",
        "{who:animal} {who:have} {hex:tile.loc} jen {held:n.cube.acc}, odejít jich tedy nemůže {n}",
    ),
    "card_tiles.all-leave": (
        "{who:animal} have {held:n.cube} {hex:tile.loc}, and {n} leave: all of them have to",
        "{who:animal} {who:have} {hex:tile.loc} {held:n.cube.acc} a odejít musí všechny (uvedeno: {n})",
    ),
    "card_tiles.neighbour-unread": (
        "whether a tile lies next to {hex:tile} depends on what the position leaves out: if one does, all cubes move "
        "there",
        "zda {hex:tile} sousedí s nějakým dílkem, závisí na tom, co postavení neuvádí: pokud ano, všechny kostičky "
        "tam odejdou",
    ),
    "card_tiles.moved": (
        "{n:n.cube} of {who:animal} to {hex:tile}",
        "{who:animal} {who:move} na {hex:tile} ({n:n.cube})",
    ),
    "card_tiles.adjacent": ("{hex:tile} is next to {other:tile}", "{hex:tile} sousedí s {other}"),
    "card_tiles.all-gone": (
        "all cubes {hex:tile.loc} leave",
        "všechny kostičky {hex:tile.loc} odcházejí",
    ),
}
