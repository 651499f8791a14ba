"""Reseed and its draws."""

TEXTS: dict[str, tuple[str, str]] = {
    "reseed.card": ("turned up: the card {c:card}", "otočena karta {c:card}"),
    "reseed.tile": ("turned up: a {t:terrain} tile", "otočen dílek: {t:terrain}"),
    "reseed.cards-not-stated": (
        "the position does not state the cards that lie face up (display: domination: cards)",
        "postavení neuvádí odkryté karty (display: domination: cards)",
    ),
    "reseed.cards-missing": (
        "{n:n.card} to be drawn; say which: `automatic draw …; cards: …`",
        "je třeba otočit {n:n.card.acc}; napište které: `automatic draw …; cards: …`",
    ),
    "reseed.cards-number": ("{n:n.card} to be turned up, not {drawn}", "je třeba otočit {n:n.card.acc}, ne {drawn}"),
    "reseed.card-gone": (
        "{c:card} is not in the deck: taken, face up, or drawn twice",
        "karta {c:card} v balíčku není: už je vzatá, leží odkrytá, nebo je uvedena dvakrát",
    ),
    "reseed.last-card": (
        "{c:card} is the last card of the deck, and {n:n.card} still lie above it",
        "{c:card} je poslední karta balíčku a nad ní ještě leží {n:n.card}",
    ),
    "reseed.pawns": ("the waiting Glaciation pawns move to the left", "čekající pěšci zalednění se posouvají doleva"),
    "reseed.out": ("{b:box} is emptied into the bag: {discs:elements}", "z políčka {b:box} do sáčku: {discs:elements}"),
    "reseed.slid": (
        "from {b:box} to {to:box}: {discs:elements}",
        "z políčka {b:box} do políčka {to:box}: {discs:elements}",
    ),
    "reseed.drawn": ("drawn for {b:box}: {discs:elements}", "vylosováno pro políčko {b:box}: {discs:elements}"),
    "reseed.discs-missing": (
        "say which discs were drawn for {boxes:list}: `automatic draw adaptation: sun …`",
        "napište, které žetony byly vylosovány ({boxes:boxes}): `automatic draw adaptation: sun …`",
    ),
    "reseed.no-draw": ("nothing is drawn for {b:box}", "pro políčko {b:box} se nic nelosuje"),
    "reseed.too-many": (
        "no more than {n:n.disc} are drawn for {b:box}",
        "žetonů se pro políčko {b:box} losuje nejvýš {n}",
    ),
    "reseed.not-in-bag": (
        "{n} of {e:element} cannot be drawn: the bag holds {left}",
        "{e:element}: {n:n.disc} vylosovat nelze, v sáčku je {left}",
    ),
    "reseed.too-few": (
        "only {n:n.disc} drawn: the bag holds {held}, so {wanted} are drawn",
        "vylosováno jen {n:n.disc}: v sáčku je {held}, losuje se tedy {wanted}",
    ),
    "reseed.perhaps-too-few": (
        "only {n:n.disc} drawn: right if the bag held no more; by what the position states it may hold up to {held}",
        "vylosováno jen {n:n.disc}: správně, pokud jich v sáčku víc nebylo; podle postavení jich tam může být až "
        "{held}",
    ),
    "reseed.tiles-not-stated": (
        "the position does not state the face-up tiles of the stacks (display: wanderlust: tiles)",
        "postavení neuvádí odkryté dílky hromádek (display: wanderlust: tiles)",
    ),
    "reseed.tiles-missing": (
        "{n:n.tile} to be turned up; say which: `automatic draw …; tiles: …` (~ for an empty stack)",
        "je třeba otočit {n:n.tile}; napište které: `automatic draw …; tiles: …` (~ za prázdnou hromádku)",
    ),
    "reseed.tiles-number": (
        "one entry for each stack that shows no tile: {n}, not {drawn}",
        "jeden údaj za každou hromádku bez odkrytého dílku: {n}, ne {drawn}",
    ),
    "reseed.no-tile": (
        "{n} of {t:terrain} cannot be turned up: the stacks hold {left}",
        "{t:terrain}: {n:n.tile} otočit nelze, na hromádkách je {left}",
    ),
    "reseed.not-empty": (
        "so many stacks cannot be empty: {n:n.tile} must still lie in them",
        "tolik hromádek prázdných být nemůže: leží na nich ještě {n:n.tile}",
    ),
}
