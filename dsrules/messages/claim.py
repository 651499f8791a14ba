"""Claims of a tile, shown ties, and what a question names."""

TEXTS: dict[str, tuple[str, str]] = {
    "claim.held": (
        "{who:Animal} {who:hold} the cone {hex:tile.loc} already; the claim changes nothing",
        "{who:Animal} kužel {hex:tile.loc} už {who:hold}; nárok nic nemění",
    ),
    "claim.absent": (
        "{who:Animal} {who:have.not} species {hex:tile.loc}; only an animal that stands there can qualify",
        "{who:Animal} {hex:tile.loc} {who:have.not} žádný druh; podmínku může splnit jen ten, kdo tam stojí",
    ),
    "claim.endangered": (
        "{who:Animal} {who:be.endangered} {hex:tile.loc} (no match), and endangered species cannot claim dominance",
        "{who:Animal} {who:be} {hex:tile.loc} {who:endangered} (žádná shoda) a ohrožené druhy nemohou uplatnit "
        "dominanci",
    ),
    "claim.endangered-alone": (
        "{who:Animal} {who:be.endangered} {hex:tile.loc} (no match), and endangered species cannot claim dominance, "
        "not even alone",
        "{who:Animal} {who:be} {hex:tile.loc} {who:endangered} (žádná shoda) a ohrožené druhy nemohou uplatnit "
        "dominanci, ani když tam stojí samy",
    ),
    "claim.outmatched": (
        "{by:Animal} {by:have} {more:n.match}, {who:animal} only {n}",
        "{by:Animal} {by:have} {more:n.match.acc}, {who:animal} jen {n}",
    ),
    "claim.level": (
        "{who:Animal} {who:have} {n:n.match}, no more than {others:animals}; the most must be one animal's alone",
        "{who:Animal} {who:have} {n:n.match.acc}, stejně jako {others:animals}; nejvyšší počet musí mít jediný "
        "živočich",
    ),
    "claim.in-any-case": ("In any case: {reason:small}", "V každém případě: {reason:small}"),
    "claim.perhaps": ("Depending on what lies {where}: {reason:small}", "Podle toho, co leží {where}: {reason:small}"),
    "claim.then-yes": ("{who:animal} {who:may} claim the tile", "{who:animal} si {who:may} dílek nárokovat"),
    "claim.then-no": ("{who:animal} {who:may.not} claim the tile", "{who:animal} si {who:may.not} dílek nárokovat"),
    "claim.places": (
        "By the claim {who:animal} {who:place} a cone {hex:tile.loc}",
        "Na základě nároku {who:place} {who:animal} na {hex:tile} kužel",
    ),
    "claim.replaces": (
        "The valid claim moves the cone (ground A): it passes from {holder:animal.gen} to {who:animal.dat}",
        "Platný nárok kuželem pohne (důvod A): kužel přechází od {holder:animal.gen} k {who:animal.dat}",
    ),
    "claim.card-passes": (
        "The card owed to {owed:animal.dat} has not been taken yet: the claim passes it to {who:animal.dat}",
        "Kartu, která náleží {owed:animal.dat}, ještě nikdo nevzal: nárokem přechází na {who:animal.acc}",
    ),
    "claim.card-cancelled": (
        "The card owed to {owed:animal.dat} has not been taken yet: the shown tie cancels it",
        "Kartu, která náleží {owed:animal.dat}, ještě nikdo nevzal: ukázaná remíza ji ruší",
    ),
    "claim.no-cone": (
        "No cone stands {hex:tile.loc}, so a tie has nothing to take off",
        "{hex:Tile.loc} není kužel, remíza tedy nemá co odstranit",
    ),
    "claim.no-tie": (
        "There is no tie {hex:tile.loc}: {who:animal} alone {who:have} the most, {n:n.match}",
        "{hex:Tile.loc} není remíza: nejvíc shod ({n}) {who:have} jen {who:animal}",
    ),
    "claim.no-tie-any": (
        "There is no tie {hex:tile.loc}",
        "{hex:Tile.loc} není remíza",
    ),
    "claim.own-cone": (
        "The tie must be shown by another player than the one of {holder:animal.gen}, who hold the cone",
        "Remízu musí ukázat jiný hráč než ten, jehož živočich drží kužel ({holder:animal})",
    ),
    "claim.own-players-cone": (
        "{who:Animal} and {holder:animal} belong to one player, and the tie must be shown by another",
        "{who:Animal} a {holder:animal} patří témuž hráči a remízu musí ukázat jiný",
    ),
    "claim.hex-unread": (
        "{hex} was not read: whether there is a tile, and who stands on it, decides",
        "{hex} se nepodařilo přečíst: rozhoduje, zda tam je dílek a kdo na něm stojí",
    ),
    "claim.assumed-in-play": (
        "{who:animal} {who:be} in play, though the position does not name the animal",
        "{who:animal} {who:be} ve hře, i když to postavení neuvádí",
    ),
    "claim.no-tile": ("there is no tile on {hex}", "{hex:tile.loc} není dílek"),
    "claim.no-hex": ("{name} is no tile of this position", "{name} není dílek tohoto postavení"),
    "claim.tiles-of-terrain": (
        "{name} does not name one tile: {found:list.and} are such tiles",
        "{name} neoznačuje jediný dílek: jsou to {found:list.and}",
    ),
    "claim.known-tiles": ("the tiles are {tiles:list}", "známé dílky: {tiles:list}"),
    "claim.known-animals": ("the animals are {whos:animals}", "živočichové: {whos:animals}"),
    "claim.no-animal": ("{name} is no animal", "{name} není živočich"),
    "claim.did-you-mean": ("did you mean {whos:animals.or}?", "nemyslíte {whos:animals.or}?"),
    "claim.bad-tie": ("tie is either true or false", "tie je buď true, nebo false"),
}
