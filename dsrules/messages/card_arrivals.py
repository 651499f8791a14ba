"""Sentences about cards that bring cubes onto Earth."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "card_arrivals.placed": (
        "{n:n.cube} of {who:animal} from the gene pool to {hex:tile}",
        "{who:animal} {who:put} na {hex:tile} {n:n.cube.acc} z genové zásoby",
    ),
    "card_arrivals.too-many": (
        "{n:n.cube} named, but {most} is the most",
        "{n:n.cube}, ale nejvýš jich smí být {most}",
    ),
    "card_arrivals.frozen": (
        "{hex:tile} was {t:terrain} and is tundra now: its former terrain no longer counts",
        "{hex:tile} je teď tundra, dřívější terén ({t:terrain}) už se nepočítá",
    ),
    "card_arrivals.no-water": (
        "{hex:tile} is {t:terrain}; it has to be {terrains:terrains.or}",
        "{hex:tile} má terén {t:terrain}, ale musí to být {terrains:terrains.or}",
    ),
    "card_arrivals.other-tile": (
        "corner {corner} is no corner of {hex:tile}: the element and the species go to the same tile",
        "roh {corner} nepatří k {hex}: prvek i druhy přijdou na tentýž dílek",
    ),
    "card_arrivals.no-shore": (
        "corner {corner} touches no tile that is {terrains:terrains.or} and not tundra",
        "roh {corner} se nedotýká žádného nezaledněného dílku s terénem {terrains:terrains.or}",
    ),
    "card_arrivals.shore-unread": (
        "corner {corner} touches a tile of the right terrain only if {hexes:list.or} holds one, which nobody could "
        "read",
        "roh {corner} se dotýká vhodného dílku jen tehdy, je-li na {hexes:list.or}, což se nepodařilo přečíst",
    ),
    "card_arrivals.element-possible": (
        "the element cannot be left out: corner {corners:list} is vacant for it",
        "prvek nelze vynechat: volný je pro něj roh {corners:list}",
    ),
    "card_arrivals.element-unread": (
        "whether a corner is vacant for the element depends on what the position leaves out: only if none is, the "
        "element may be left out",
        "zda je pro prvek volný nějaký roh, závisí na tom, co postavení neuvádí: vynechat ho lze, jen není-li volný "
        "žádný",
    ),
    "card_arrivals.together": (
        "without its element the card brings no species either",
        "bez prvku karta nepřinese ani druhy",
    ),
    "card_arrivals.apart": (
        "no corner is vacant for the element; by our reading the species arrive all the same",
        "pro prvek není volný žádný roh; podle našeho výkladu druhy přibudou i tak",
    ),
    "card_arrivals.too-many-animals": (
        "species of {n:n.animal} named, but {most} is the most",
        "živočichů, o jejichž druhy jde, je {n}, ale nejvýš jich smí být {most}",
    ),
    "card_arrivals.one-each": (
        "{n:n.cube} of {who:animal} named, but no animal loses more than {most}",
        "{who:animal}: {n:n.cube}, ale žádný živočich neztrácí víc než {most}",
    ),
    "card_arrivals.replaced-out": (
        "cubes that give way go out of play: by our reading, as only Glaciation returns cubes to gene pools",
        "podle našeho výkladu jdou nahrazené kostičky mimo hru, protože do genové zásoby vrací kostičky jen zalednění",
    ),
    "card_arrivals.back-to-pool": (
        "a cube of {who:animal} goes back to the gene pool from {hex:tile}",
        "jedna kostička jde zpět do genové zásoby ({who:animal}): {hex:tile}",
    ),
    "card_arrivals.twice": (
        "{hex:tile} was named more than once: each tile gets {n:n.cube}",
        "{hex:tile} je uveden víckrát: na každý dílek přibude {n:n.cube}",
    ),
    "card_arrivals.out-not-stated": (
        "the position does not state the cubes of {who:animal} out of play (out): allowed if there are {n}, not "
        "allowed if fewer",
        "postavení neuvádí kostičky mimo hru (out; {who:animal}): je-li jich aspoň {n}, karta je dovolena, jinak ne",
    ),
    "card_arrivals.not-so-many-out": (
        "{n:n.cube} named, but {out:n.cube} of {who:animal} are out of play",
        "kostiček se má vrátit {n}, ale mimo hru jich je jen {out} ({who:animal})",
    ),
    "card_arrivals.any-tile": (
        "{who:animal} have no species {hex:tile.loc}: by our reading the cubes may come back there all the same",
        "{who:animal} {hex:tile.loc} {who:have.not} žádný druh: podle našeho výkladu se tam kostičky přesto vrátit "
        "smějí",
    ),
    "card_arrivals.returned": (
        "{n:n.cube} of {who:animal} come back {hex:tile.loc} and are exempt from this turn's Extinction",
        "na {hex:tile} se vrací {n:n.cube} ({who:animal}); vyhynutí v tomto kole se jich netýká",
    ),
    "card_arrivals.few-enough": ("{n:n.cube} named, and {most} is the most", "{n:n.cube}; nejvýš jich smí být {most}"),
    "card_arrivals.water": ("{hex:tile} is {t:terrain}", "{hex:tile} je {t:terrain}"),
    "card_arrivals.shore": ("corner {corner} touches {hexes:tiles.and}", "rohu {corner} se dotýká {hexes:tiles.and}"),
    "card_arrivals.animals-fit": (
        "species of {n:n.animal} named, and {most} is the most",
        "živočichů, o jejichž druhy jde, je {n}; nejvýš jich smí být {most}",
    ),
    "card_arrivals.so-many-out": (
        "{n:n.cube} named, and {out:n.cube} of {who:animal} are out of play",
        "kostiček se má vrátit {n}, mimo hru jich je {out} ({who:animal})",
    ),
}
