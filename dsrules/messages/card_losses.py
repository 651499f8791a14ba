"""Sentences about cards that eliminate species."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "card_losses.too-many": (
        "{n:n.cube} named {hex:tile.loc}, where the card takes {most}",
        "{hex:tile.loc} bere karta {most:n.cube.acc}, nikoli {n}",
    ),
    "card_losses.not-so-many": (
        "{n:n.cube} of {who:animal} named {hex:tile.loc}, where they have {held}",
        "{who:animal} {who:have} {hex:tile.loc} jen {held:n.cube.acc}, nikoli {n}",
    ),
    "card_losses.crowded": (
        "{hex:tile} holds {n:n.cube} and {discs:n.disc}: it may not be passed over",
        "{hex:tile.loc} stojí {n:n.cube} a leží {discs:n.disc}: dílek nelze vynechat",
    ),
    "card_losses.not-crowded": (
        "{hex:tile} holds {n:n.cube} and {discs:n.disc}: with no more cubes than discs it loses nothing",
        "{hex:tile.loc} stojí {n:n.cube} a leží {discs:n.disc}: kostiček není víc než žetonů, takže nic nemizí",
    ),
    "card_losses.crowded-unread": (
        "{hex:tile} holds {n:n.cube} and {least} to {most} discs, as some corners could not be read: it loses a cube "
        "only with fewer discs than cubes",
        "{hex:tile.loc} stojí {n:n.cube} a leží {least} až {most} žetonů, protože některé rohy se nepodařilo přečíst: "
        "kostičku ztratí dílek jen tehdy, je-li žetonů méně než kostiček",
    ),
    "card_losses.no-completion": (
        "whatever the unread corners {corners:list.and} hold, a tile is named that has no more cubes than discs, or "
        "one that has is left out",
        "ať na nepřečtených rozích {corners:list.and} leží cokoli, buď je jmenován dílek, na kterém není kostiček víc "
        "než žetonů, nebo je vynechán dílek, na kterém jich víc je",
    ),
    "card_losses.unread": (
        "the card may also hit {hexes:list}, which nobody could read",
        "karta může postihnout i {hexes:list}, což se nepodařilo přečíst",
    ),
    "card_losses.prey": (
        "{who:animal} stand {hex:tile.loc} together with opponents: it may not be passed over",
        "{hex:tile.loc} {who:stand} {who:animal} společně se soupeři: dílek nelze vynechat",
    ),
    "card_losses.who-stays": (
        "say whose cube stays {hex:tile.loc} (keep): {whos:animals.or}",
        "uveďte, čí kostička {hex:tile.loc} zůstane (keep): {whos:animals.or}",
    ),
    "card_losses.not-adjacent": (
        "{hex:tile} is not next to {other:tile}, or holds no tile",
        "{hex:tile} nesousedí s {other}, nebo tam žádný dílek neleží",
    ),
    "card_losses.neighbour": (
        "{hex:tile} is next to {other:tile} and has species: it may not be passed over",
        "{hex:tile} sousedí s {other} a stojí tam druhy: vynechat ho nelze",
    ),
    "card_losses.cold-unread": (
        "allowed, but {hexes:list} may be tundra with species, which nobody could read: the losses depend on that",
        "dovoleno, ale na {hexes:list} může být tundra s druhy, což se nepodařilo přečíst: závisí na tom ztráty",
    ),
    "card_losses.own-hit": (
        "{whos:animals} belong to the same player and lose species too: by our reading",
        "podle našeho výkladu přicházejí o druhy i další živočichové téhož hráče: {whos:animals}",
    ),
    "card_losses.crowded-named": (
        "{hex:tile} holds {n:n.cube} and {discs:n.disc}: more cubes than discs",
        "{hex:tile.loc} stojí {n:n.cube} a leží {discs:n.disc}: kostiček je víc",
    ),
    "card_losses.all-named": (
        "no tile that {c:card} hits was passed over",
        "žádný dílek, který karta {c:card} postihne, nebyl vynechán",
    ),
    "card_losses.stays": (
        "{who:animal} stand {hex:tile.loc}, and one of their cubes can stay",
        "{hex:tile.loc} {who:stand} {who:animal}, jedna z kostiček tedy může zůstat",
    ),
    "card_losses.adjacent": ("{hex:tile} is next to {other:tile}", "{hex:tile} sousedí s {other}"),
}
