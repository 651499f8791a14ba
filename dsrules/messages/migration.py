"""Sentences about Migration."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "migration.too-many": (
        "{n:n.species} would migrate, but {space} allows {most}",
        "přesunout se má víc druhů ({n}), než kolik jich dovoluje oko {space:step} ({most})",
    ),
    "migration.not-there": (
        "{n:n.cube} of {who:animal} cannot leave {hex:tile}: {there} there",
        "{who:animal} {who:have} {hex:tile.loc} jen {there:n.cube.acc}, odejít jich tedy nemůže {n}",
    ),
    "migration.twice": (
        "{n:n.cube} of {who:animal} would leave {hex:tile}, where {there} stood: one that has just arrived would move "
        "again, and each moves once",
        "odejít má víc kostiček ({n}), než kolik jich {hex:tile.loc} předtím stálo ({there}; {who:animal}): ta, která "
        "právě přišla, by se přesouvala znovu, a každá se přesouvá jen jednou",
    ),
    "migration.stays": (
        "{who:animal} on {hex:tile} would stay where they are: a species migrates to an adjacent tile",
        "přesun by skončil tam, kde začal, {hex:tile.loc} ({who:animal}): druh migruje na sousední dílek",
    ),
    "migration.out-and-back": (
        "{who:animal} would fly out and back to {hex:tile}: the rules do not forbid it, and it changes nothing; we "
        "would allow it, counted among the species that migrate",
        "let z {hex} a zpět ({who:animal}): pravidla to nezakazují a nic se tím nemění; podle nás je to dovoleno a "
        "kostička se počítá mezi migrující",
    ),
    "migration.no-map": (
        "the position shows one tile without a map: {who:animal} can fly out and back only if another tile lies next "
        "to it",
        "postavení ukazuje jeden dílek bez mapy: {who:animal} z něj {who:may} vyletět a vrátit se jen tehdy, "
        "sousedí-li s ním další dílek",
    ),
    "migration.way-unread": (
        "{hex} is within reach of {origin} only over a hex that nobody could read: allowed if a tile lies there, not "
        "allowed if not",
        "na {hex} se z {origin} dá dojít jen přes hexagon, který se nepodařilo přečíst: leží-li tam dílek, akce je "
        "dovolena, jinak ne",
    ),
    "migration.gap": (
        "from {origin} to {hex} there is no way over tiles in play within {n:n.step}: no species crosses a blank hex",
        "z {origin} na {hex} nevede cesta po dílcích ve hře, která by měla nejvýš {n:n.step}: prázdný hexagon nelze"
        " překročit",
    ),
    "migration.too-far": (
        "{hex} is too far from {origin}: {who:animal} {who:move} {n:n.tile} at most",
        "{hex} je od {origin} příliš daleko: {who:animal} {who:move} nejvýš o {n:n.tile}",
    ),
    "migration.nothing": (
        "no species moved: that is the same as forgoing the action",
        "nepřesouvá se žádný druh: to je totéž jako vzdát se akce",
    ),
    "migration.moved": (
        "{n:n.cube} of {who:animal} from {hex} to {to}",
        "{who:animal} {who:move} z {hex} na {to} ({n:n.cube})",
    ),
    "migration.few-enough": (
        "{n:n.species} to migrate, {space} allows {most}",
        "k přesunu {n:n.species}, oko {space:step} jich dovoluje {most}",
    ),
    "migration.there": (
        "{there:n.cube} of {who:animal} {hex:tile.loc}, {n} to move",
        "{who:animal} {who:have} {hex:tile.loc} {there:n.cube.acc}, přesunout se má {n}",
    ),
    "migration.next": ("{hex} is next to {origin}", "{hex} sousedí s {origin}"),
    "migration.within": (
        "{hex} is within {n:n.tile} of {origin}, over tiles in play",
        "z {origin} na {hex} vede cesta po dílcích ve hře, dlouhá nejvýš {n:n.tile}",
    ),
}
