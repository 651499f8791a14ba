"""Scoring a tile: ranks, VP, ties, and the card."""

TEXTS: dict[str, tuple[str, str]] = {
    "scoring.table": (
        "{terrain:terrain} gives by rank: {figures:list} VP",
        "{terrain:terrain}: podle pořadí {figures:list} VP",
    ),
    "scoring.place": (
        "{rank}. {animal:animal}: {cubes:n.cube}, {vp:n.vp}",
        "{rank}. {animal:animal}: {cubes:n.cube}, {vp:n.vp}",
    ),
    "scoring.below": (
        "{rank}. {animal:animal}: {cubes:n.cube}, no VP for this rank",
        "{rank}. {animal:animal}: {cubes:n.cube}, za toto pořadí žádné VP",
    ),
    "scoring.tied": (
        "{whos:animals} stand here with {cubes:n.cube} each: the higher on the food chain takes the better rank",
        "stejný počet ({cubes:n.cube}) tu mají {whos:animals}: lepší pořadí získává, kdo je v potravním řetězci výše",
    ),
    "scoring.nobody": (
        "nobody stands {hex:tile.loc}: it may be scored, and gives nothing",
        "{hex:tile.loc} nikdo nestojí: bodovat se smí, ale nic se nezíská",
    ),
    "scoring.card": (
        "{who:animal} {who:hold} the dominance cone: the card is theirs to take",
        "{who:animal} {who:hold} dominanční kužel a {who:take} si kartu",
    ),
    "scoring.no-card": (
        "no dominance cone stands {hex:tile.loc}: nobody takes a card",
        "{hex:tile.loc} není dominanční kužel: kartu si nebere nikdo",
    ),
    "scoring.no-cards": (
        "no card is face up, so none can be taken",
        "žádná karta neleží odkrytá, není tedy co si vzít",
    ),
    "scoring.may-claim": (
        "{who:animal} {who:qualify} {hex:tile.loc} and may claim it first, until a card is taken",
        "{who:animal} {hex:tile.loc} {who:qualify} a {who:may} si dílek napřed nárokovat, dokud si někdo nevzal kartu",
    ),
    "scoring.may-claim.unknown": (
        "corners that nobody could read decide whether {whos:animals.or} may claim {hex:tile} first",
        "o tom, zda si {hex:tile} smí napřed nárokovat {whos:animals.or}, rozhodují rohy, které se nepodařilo přečíst",
    ),
    "scoring.already": (
        "{hex:tile} has been scored this turn already; a Domination action may not choose it again",
        "{hex:tile} se v tomto kole už bodoval; akce dominace ho znovu vybrat nesmí",
    ),
    "scoring.unknown-hex": (
        "nobody could read {hex:tile}, so there may be no tile there",
        "{hex:tile} se nepodařilo přečíst, možná tam žádný dílek není",
    ),
}
