"""Final scoring and the ranking."""

TEXTS: dict[str, tuple[str, str]] = {
    "final.over": (
        "the game is over: the VP stated are final, and nothing is added",
        "hra skončila: uvedené VP jsou konečné a nic se nepřidává",
    ),
    "final.every-tile": (
        "every tile on Earth is scored once more ({tiles:n.tile}), tiles scored this turn too; no cards are taken",
        "každý dílek na Zemi se boduje ještě jednou ({tiles:n.tile}), i ten už v tomto kole bodovaný; karty se neberou",
    ),
    "final.early": (
        "this is what final scoring would give in this position; the rest of the turn may still change it",
        "tolik by dalo závěrečné bodování v tomto postavení; zbytek kola to ještě může změnit",
    ),
    "final.tile": ("{hex:tile} is scored", "boduje se {hex:tile}"),
    "final.total": (
        "{who:animal}: {before} + {gained} = {vp:n.vp}",
        "{who:animal}: {before} + {gained} = {vp:n.vp}",
    ),
    "final.stated": ("{who:animal}: {vp:n.vp}", "{who:animal}: {vp:n.vp}"),
    "final.tied": (
        "{whos:animals} have {vp:n.vp} each: the higher on the food chain ranks higher",
        "stejně ({vp:n.vp}) mají {whos:animals}: lepší pořadí má, kdo je v potravním řetězci výše",
    ),
    "final.player": (
        "{player}: the lowest of this player's animals counts, {who:animal} with {vp:n.vp}",
        "{player}: počítá se živočich s nejméně VP, {who:animal} ({vp:n.vp})",
    ),
    "final.no-vp": (
        "the position does not state the VP of {whos:animals} (animals: vp)",
        "postavení neuvádí VP: {whos:animals} (animals: vp)",
    ),
    "final.no-map": (
        "final scoring takes every tile on Earth; this position is one tile without a map",
        "závěrečně se bodují všechny dílky na Zemi; toto postavení je jediný dílek bez mapy",
    ),
    "final.unknown": (
        "nobody could read {hexes:list.and}: what a tile there would score is not known",
        "{hexes:list.and} se nepodařilo přečíst: kolik by tam dílek vynesl, není známo",
    ),
}
