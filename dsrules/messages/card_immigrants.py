"""Sentences about the penalties of Immigrants."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "card_immigrants.twice": (
        "more than one penalty named for {who:animal}: it is one each",
        "víc než jeden trest ({who:animal}): každý si volí právě jeden",
    ),
    "card_immigrants.no-penalty": (
        "no penalty named for {who:animal}: an element, a pawn or species",
        "chybí trest ({who:animal}): prvek (element), pěšec (pawn) nebo druhy (species)",
    ),
    "card_immigrants.perhaps-penalty": (
        "no penalty named for {who:animal}; whether they have something to lose depends on what the position leaves "
        "out",
        "chybí trest ({who:animal}); zda je co ztratit, závisí na tom, co postavení neuvádí",
    ),
    "card_immigrants.no-pawn": (
        "{who:animal} {who:have.not} pawn to give up",
        "{who:animal} {who:have.not} žádného pěšce k odevzdání",
    ),
    "card_immigrants.none-in-hand": (
        "{who:animal} have no pawn in hand; {n:n.pawn} on the action display cannot be given up",
        "{who:animal} {who:have.not} žádného pěšce v ruce; pěšce na přehledu akcí ({n}) odevzdat nelze",
    ),
    "card_immigrants.unsettled-pawn": (
        "{who:animal} have no pawn in hand, but {n:n.pawn} on the action display: nothing says whether one from there"
        " may be given up; we suggest no",
        "{who:animal} {who:have.not} žádného pěšce v ruce, na přehledu akcí jich stojí {n}: nikde se neříká, zda se smí"
        " odevzdat i odtud; navrhujeme, že ne",
    ),
    "card_immigrants.which-pawn": (
        "{n:n.pawn} of {who:animal} stand on the action display, and the line does not say which one goes",
        "na přehledu akcí stojí {n:n.pawn} ({who:animal}) a řádek neříká, který odejde",
    ),
    "card_immigrants.leaves": (
        "the pawn of {who:animal} leaves the game: by our reading it does not come back as a new one",
        "pěšec odchází ze hry ({who:animal}): podle našeho výkladu se nemůže vrátit jako nový",
    ),
    "card_immigrants.costs-nothing": (
        "{who:animal} have more than one cube nowhere: by our reading that penalty may be chosen although it costs "
        "nothing",
        "{who:animal} nikde na dílku {who:have.not} víc než jednu kostičku; podle našeho výkladu lze tento trest "
        "zvolit, i když nic nestojí",
    ),
    "card_immigrants.unread": (
        "allowed, but {who:animal} may stand on {hexes:list}, which nobody could read: the losses depend on that",
        "dovoleno, ale kostičky ({who:animal}) mohou stát i na {hexes:list}, což se nepodařilo přečíst: závisí na tom "
        "ztráty",
    ),
    "card_immigrants.pawn-lost": (
        "{who:animal} {who:lose} a pawn; it leaves the game",
        "{who:animal} {who:lose} pěšce, který odchází ze hry",
    ),
    "card_immigrants.nothing-lost": ("{who:animal} lose nothing", "{who:animal}: žádná ztráta"),
    "card_immigrants.nothing-to-lose": (
        "{who:animal} {who:have} nothing to lose, so there is no penalty to name",
        "{who:animal} {who:have.not} co ztratit, trest se tedy neuvádí",
    ),
    "card_immigrants.in-hand": (
        "{who:animal} {who:have} {n:n.pawn} in hand",
        "{who:animal} {who:have} v ruce {n:n.pawn.acc}",
    ),
    "card_immigrants.thinned": (
        "all but one cube of {who:animal} {hex:tile.loc}: {n:n.cube} to lose",
        "{hex:tile.loc} mizí všechny kostičky až na jednu, tedy {n} ({who:animal})",
    ),
}
