"""Sentences about cards that put discs on Earth or take them off."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "card_discs.placed": (
        "{who:animal} {who:put} {e:element} from the bag on corner {corner}",
        "{who:animal} {who:put} {e:element.acc} ze sáčku na roh {corner}",
    ),
    "card_discs.not-its-corner": ("{corner} is no corner of {hex:tile}", "roh {corner} nepatří k {hex}"),
    "card_discs.kept-vacant": (
        "no disc lies on corner {corner}, so it cannot be the one that stays {hex:tile.loc}",
        "na rohu {corner} neleží žádný žeton, takže {hex:tile.loc} nemůže zůstat",
    ),
    "card_discs.kept-unread": (
        "nobody could read corner {corner}: allowed if a disc lies there, not allowed if not",
        "roh {corner} se nepodařilo přečíst: leží-li tam žeton, karta je dovolena, jinak ne",
    ),
    "card_discs.which-stays": (
        "{n:n.disc} lie {hex:tile.loc}: say which one stays (keep and its corner)",
        "{hex:tile.loc} leží {n:n.disc}: uveďte, který zůstane (keep a jeho roh)",
    ),
    "card_discs.exactly": (
        "by our reading exactly {kept} has to stay",
        "podle našeho výkladu musí zůstat právě {kept}",
    ),
    "card_discs.which-stays-unread": (
        "nobody could read {corners:list}: with more than one disc {hex:tile.loc} the one that stays has to be named",
        "{corners:list} se nepodařilo přečíst: leží-li {hex:tile.loc} víc než jeden žeton, je nutné říct, který "
        "zůstane",
    ),
    "card_discs.removed": (
        "{e:element} on corner {corner} goes to the bag",
        "{e:element} na rohu {corner}: žeton jde do sáčku",
    ),
    "card_discs.removed-unread": (
        "corner {corner} is cleared: if a disc lay there, it goes to the bag",
        "roh {corner} se vyprázdní: ležel-li tam žeton, jde do sáčku",
    ),
    "card_discs.nothing-goes": ("no disc goes {hex:tile.loc}", "{hex:tile.loc} žádný žeton nemizí"),
    "card_discs.kept": (
        "a disc lies on corner {corner} of {hex:tile} and can be the one that stays",
        "na rohu {corner} leží žeton, který {hex:tile.loc} může zůstat",
    ),
}
