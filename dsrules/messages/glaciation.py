"""Sentences about Glaciation."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "glaciation.already": ("{hex:tile} is tundra already", "{hex:tile} už je tundra"),
    "glaciation.not-adjacent": (
        "{hex:tile} has no tundra next to it; a tile beside it must be tundra, a common corner is not enough",
        "vedle {hex} není žádná tundra; aspoň jeden sousední dílek musí být tundra, společný roh nestačí",
    ),
    "glaciation.no-map": (
        "the position shows one tile without a map: allowed if tundra is next to it, not allowed if not",
        "postavení ukazuje jeden dílek bez mapy: sousedí-li s tundrou, akce je dovolena, jinak ne",
    ),
    "glaciation.unread": (
        "{hex:tile} has tundra next to it only if {hexes:list.or} is tundra, which nobody could read: allowed if so, "
        "not allowed if not",
        "{hex:tile} sousedí s tundrou jen tehdy, je-li tundra na {hexes:list.or}, což se nepodařilo přečíst: pak je "
        "akce dovolena, jinak ne",
    ),
    "glaciation.none-left": (
        "all {n:n.tundra} are on Earth already: the stack is empty",
        "na Zemi už leží všechny dílky tundry ({n}): hromádka je prázdná",
    ),
    "glaciation.stack-unread": (
        "{n:n.tundra} left at most, and {hexes:list} may be tundra too: allowed if the stack holds one, not allowed "
        "if not",
        "zbývá nejvýš {n:n.tundra} a tundra může být i na {hexes:list}: je-li na hromádce ještě dílek, akce je "
        "dovolena, jinak ne",
    ),
    "glaciation.bonus-unread": (
        "allowed, but nobody could read {hexes:list}: {who:animal} score {least:n.vp} if no tundra is there, up to "
        "{most:n.vp} if it is",
        "dovoleno, ale {hexes:list} se nepodařilo přečíst: {who:animal} {who:score} {least:n.vp}, není-li tam tundra, "
        "a až {most:n.vp}, je-li tam",
    ),
    "glaciation.corner-unread": (
        "allowed, but a hex at corner {corner} could not be read: if it is tundra, the disc there goes to the bag, if "
        "not, it stays",
        "dovoleno, ale hexagon u rohu {corner} se nepodařilo přečíst: je-li tam tundra, žeton jde do sáčku, jinak "
        "zůstává",
    ),
    "glaciation.first-vacant": (
        "the first space is vacant and the left-most pawn stands on {space}: by our reading it acts",
        "první oko je volné a pěšec nejvíc vlevo stojí na oku {space:step}: podle našeho výkladu se provede on",
    ),
    "glaciation.frozen": (
        "a tundra tile covers the {t:terrain} on {hex:tile}",
        "dílek tundry zakrývá {hex:tile} ({t:terrain})",
    ),
    "glaciation.cleared": (
        "{e:element} on corner {corner} has three tundra tiles around it and goes to the bag",
        "{e:element} na rohu {corner} má kolem sebe tři dílky tundry: žeton jde do sáčku",
    ),
    "glaciation.cleared-unread": (
        "corner {corner} has three tundra tiles around it: if a disc lay there, it goes to the bag",
        "roh {corner} má kolem sebe tři dílky tundry: ležel-li tam žeton, jde do sáčku",
    ),
    "glaciation.bonus": (
        "{who:animal} score {vp:n.vp} for {n:n.tundra} next to the new one",
        "{who:animal} {who:score} {vp:n.vp} (sousední dílky tundry: {n})",
    ),
    "glaciation.bonus-range": (
        "{who:animal} score {vp} to {most:n.vp}, depending on hexes that nobody could read",
        "{who:animal} {who:score} {vp} až {most:n.vp} podle hexagonů, které se nepodařilo přečíst",
    ),
    "glaciation.surplus": (
        "back to the gene pool of {who:animal}: {n:n.cube} from {hex:tile}",
        "{hex:tile}: {n:n.cube} zpět do genové zásoby ({who:animal})",
    ),
    "glaciation.in-stack": ("{n:n.tundra} left in the stack", "na hromádce tundry: {n:n.tile}"),
    "glaciation.in-stack-at-least": ("at least {n:n.tundra} left in the stack", "na hromádce tundry: aspoň {n:n.tile}"),
    "glaciation.target": (
        "{hex:tile} is not tundra; tundra lies next to it on {beside:list.and}",
        "{hex:tile} není tundra; sousedí s tundrou na {beside:list.and}",
    ),
}
