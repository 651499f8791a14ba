"""Who qualifies for dominance, who is endangered, and what may happen to a cone."""

TEXTS: dict[str, tuple[str, str]] = {
    "dominance.endangered": (
        "{who:Animal} {who:be.endangered} {hex:tile.loc}: no match at all",
        "{who:Animal} {who:be} {hex:tile.loc} {who:endangered}: ani jedna shoda",
    ),
    "dominance.endangered-perhaps": (
        "Whether {who:animal} {who:be.endangered} depends on what lies {where}",
        "Zda {who:be} {who:animal} {who:endangered}, záleží na tom, co leží {where}",
    ),
    "dominance.qualifies": (
        "{who:Animal} {who:qualify}: {n:n.match}, more than {rivals:counts}",
        "{who:Animal} {who:qualify}: {n:n.match}, víc než {rivals:counts}",
    ),
    "dominance.qualifies-alone": (
        "{who:Animal} {who:qualify}: {n:n.match}, and nobody else stands {hex:tile.loc}",
        "{who:Animal} {who:qualify}: {n:n.match} a nikdo jiný {hex:tile.loc} nestojí",
    ),
    "dominance.nobody-here": (
        "Nobody qualifies: no species stands {hex:tile.loc}",
        "Podmínku nesplňuje nikdo: {hex:tile.loc} nestojí žádný druh",
    ),
    "dominance.no-match": (
        "Nobody qualifies: nobody {hex:tile.loc} has a match, and dominance takes at least one",
        "Podmínku nesplňuje nikdo: {hex:tile.loc} nemá shodu nikdo a dominance vyžaduje aspoň jednu",
    ),
    "dominance.shared": (
        "Nobody qualifies: {whos:animals} share the most, {n:n.match} each",
        "Podmínku nesplňuje nikdo: o nejvyšší počet ({n:n.match}) se dělí {whos:animals}",
    ),
    "dominance.no-tiebreak": (
        "Neither the food chain nor the number of cubes breaks the tie",
        "Remízu nerozhoduje potravní řetězec ani počet kostiček",
    ),
    "dominance.beaten": (
        "{who:Animal} {who:qualify.not}: {n} is not more than the {most} of {by:animal}",
        "{who:Animal} {who:qualify.not}: {n} není víc než {most} ({by:animal})",
    ),
    "dominance.beaten-endangered": (
        "{who:Animal} {who:qualify.not}: endangered species cannot claim dominance",
        "{who:Animal} {who:qualify.not}: ohrožené druhy nemohou uplatnit dominanci",
    ),
    "dominance.absent": (
        "Not compared, because not on the tile: {others:counts}",
        "Neporovnává se, protože na dílku nestojí: {others:counts}",
    ),
    "dominance.no-cone": (
        "No cone stands {hex:tile.loc}, and nobody may claim the tile now",
        "{hex:Tile.loc} není kužel a nikdo si teď dílek nárokovat nesmí",
    ),
    "dominance.no-cone-yet": (
        "No cone stands {hex:tile.loc}; {who:animal} {who:may} claim the tile now",
        "{hex:Tile.loc} není kužel; {who:animal} si {who:may} dílek hned nárokovat",
    ),
    "dominance.no-cone-unknown": (
        "No cone stands {hex:tile.loc}",
        "{hex:Tile.loc} není kužel",
    ),
    "dominance.not-automatic": (
        "Until the claim is made nobody is dominant: dominance never comes by itself",
        "Dokud si dílek někdo nenárokuje, dominanci nemá nikdo: sama nevzniká",
    ),
    "dominance.stands": (
        "The cone of {who:animal.gen} stands: {who:animal} still {who:qualify}",
        "Kužel {who:animal.gen} platí: {who:animal} dál {who:qualify}",
    ),
    "dominance.ground-a-missing": (
        "Nobody else has a valid claim (ground A)",
        "Nikdo jiný nemá platný nárok (důvod A)",
    ),
    "dominance.ground-b-missing": ("The most is not shared (ground B)", "O nejvyšší počet se nikdo nedělí (důvod B)"),
    "dominance.overtaken": (
        "The cone of {who:animal.gen} stands only until the claim: {by:animal} {by:qualify} and {by:may} take the tile",
        "Kužel {who:animal.gen} platí, jen dokud nikdo nevznese nárok: {by:animal} {by:qualify} a {by:may} dílek "
        "získat",
    ),
    "dominance.ground-a": (
        "Ground A is given: {who:animal} {who:have} a valid claim",
        "Důvod A je dán: platný nárok {who:have} {who:animal}",
    ),
    "dominance.until-claimed": (
        "Until somebody claims, {who:animal} {who:keep} everything that dominance brings",
        "Dokud nikdo nevznese nárok, {who:retain} si {who:animal} vše, co dominance přináší",
    ),
    "dominance.silence": (
        "Speaking up is the players' business; the rules change nothing by themselves",
        "Ozvat se je na hráčích; pravidla sama nic nezmění",
    ),
    "dominance.tied": (
        "The cone of {who:animal.gen} comes off as soon as another player shows the tie; until then it stands",
        "Kužel {who:animal.gen} se sejme, jakmile remízu ukáže jiný hráč; do té doby platí",
    ),
    "dominance.ground-b": (
        "Ground B is given: {whos:animals} share the most, {n:n.match} each",
        "Důvod B je dán: o nejvyšší počet ({n:n.match}) se dělí {whos:animals}",
    ),
    "dominance.anybody-shows": (
        "Any player but the one of {who:animal.gen} may show it; then nobody has the tile",
        "Ukázat ji smí kterýkoli hráč, jen ne ten, kdo hraje za {who:animal.acc}; dílek pak nemá nikdo",
    ),
    "dominance.no-duty": ("The holder need not point it out", "Držitel na ni sám upozornit nemusí"),
    "dominance.tie-at-none": (
        "That animals without any match count as tied is derived; no text that was read says it",
        "Že se za remízu počítá i nula shod, je odvozeno; žádný přečtený text to neříká",
    ),
    "dominance.unsettled.gone": (
        "The rulebook does not say whether the cone of {who:animal.gen} stays: {who:animal} {who:have.not} species"
        " {hex:tile.loc}, nobody else qualifies and there is no tie",
        "Pravidla neříkají, zda kužel {who:animal.gen} zůstává: {who:animal} {hex:tile.loc} {who:have.not} žádný druh,"
        " nikdo jiný podmínku nesplňuje a remíza není",
    ),
    "dominance.unsettled.endangered": (
        "The rulebook does not say whether the cone of {who:animal.gen} stays: {who:animal} {who:be.endangered} "
        "{hex:tile.loc}, nobody else qualifies and there is no tie",
        "Pravidla neříkají, zda kužel {who:animal.gen} zůstává: {who:animal} {who:be} {hex:tile.loc} "
        "{who:endangered}, nikdo jiný podmínku nesplňuje a remíza není",
    ),
    "dominance.no-ground": (
        "One reading: the cone stays, for a cone goes only by a valid claim or a shown tie, and neither is given",
        "Jeden výklad: kužel zůstává, protože ho sejme jen platný nárok nebo ukázaná remíza a ani jedno tu není",
    ),
    "dominance.not-dominant.gone": (
        "Another: it goes, for an animal without a species on the tile is not dominant there",
        "Druhý výklad: kužel se sejme, protože živočich bez druhu na dílku tam dominantní není",
    ),
    "dominance.not-dominant.endangered": (
        "Another: it goes, for endangered species cannot hold dominance",
        "Druhý výklad: kužel se sejme, protože ohrožené druhy dominanci mít nemohou",
    ),
    "dominance.stale": (
        "Suggested: the cone stays until somebody challenges it, and comes off then",
        "Doporučení: kužel zůstává, dokud ho někdo nezpochybní, a pak se sejme",
    ),
    "dominance.stays": (
        "As this table plays, the cone of {who:animal.gen} stands until somebody has a ground to move it",
        "U tohoto stolu kužel {who:animal.gen} platí, dokud někdo nemá důvod ho přesunout",
    ),
    "dominance.comes-off": (
        "As this table plays, the cone of {who:animal.gen} comes off as soon as another player points it out; until "
        "then it stands",
        "U tohoto stolu se kužel {who:animal.gen} sejme, jakmile na to upozorní jiný hráč; do té doby platí",
    ),
    "dominance.then-qualifies": ("{who:animal} {who:qualify}", "{who:animal} {who:qualify}"),
    "dominance.then-nobody": ("nobody qualifies", "podmínku nesplňuje nikdo"),
    "dominance.cone-decides": (
        "What may happen to the cone of {who:animal.gen} depends on what lies {where}",
        "Co se smí stát s kuželem {who:animal.gen}, záleží na tom, co leží {where}",
    ),
    "dominance.status.none": ("no cone stands", "kužel tam není"),
    "dominance.status.stands": ("the cone of {who:animal.gen} stands", "kužel {who:animal.gen} platí"),
    "dominance.status.overtaken": (
        "the cone of {who:animal.gen} stands only until somebody else claims",
        "kužel {who:animal.gen} platí, jen dokud nevznese nárok někdo jiný",
    ),
    "dominance.status.tied": (
        "the most is shared, and the cone of {who:animal.gen} comes off when another player shows it",
        "o nejvyšší počet je remíza a kužel {who:animal.gen} se sejme, když ji jiný hráč ukáže",
    ),
    "dominance.status.stays": (
        "the cone of {who:animal.gen} stands, as this table plays",
        "kužel {who:animal.gen} u tohoto stolu platí",
    ),
    "dominance.status.comes-off": (
        "the cone of {who:animal.gen} comes off when another player points it out",
        "kužel {who:animal.gen} se sejme, když na to upozorní jiný hráč",
    ),
    "dominance.status.unsettled": (
        "the rulebook does not say whether the cone of {who:animal.gen} stays",
        "pravidla neříkají, zda kužel {who:animal.gen} zůstává",
    ),
    "dominance.hex-unread": (
        "{hex} was not read: there may be a tile or none, so nothing is ruled there",
        "{hex} se nepodařilo přečíst: dílek tam být může i nemusí, takže se tam nic neposuzuje",
    ),
}
