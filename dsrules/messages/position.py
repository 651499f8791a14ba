"""What can be wrong with a position."""

TEXTS: dict[str, tuple[str, str]] = {
    # the form of the document
    "position.version.missing": (
        "The line `dsrules: {number}`, which says what kind of document this is, is missing.",
        "Chybí řádek `dsrules: {number}`, který říká, co je to za dokument.",
    ),
    "position.version": (
        "This program reads version {number} of the position file, not {value}.",
        "Program čte verzi {number} souboru s postavením, ne {value}.",
    ),
    "position.type": (
        "Expected {expected}, found {found}.",
        "Čeká se {expected}, stojí tu {found}.",
    ),
    "position.expected.number": ("a whole number", "celé číslo"),
    "position.expected.list": ("a list in square brackets", "výčet v hranatých závorkách"),
    "position.expected.mapping": ("a mapping (key: value)", "dvojice klíč: hodnota"),
    "position.expected.truth": ("true or false", "true nebo false"),
    "position.expected.tile": ("a tile: a terrain, or a mapping", "dílek: terén, nebo dvojice klíč: hodnota"),
    "position.expected.phase": ("a phase", "fáze"),
    "position.expected.step": ("a step such as migration@3", "krok, například migration@3"),
    "position.expected.word.animal": ("the name of an animal", "název živočicha"),
    "position.expected.word.element": ("the name of an element", "název prvku"),
    "position.expected.word.terrain": ("the name of a terrain", "název terénu"),
    "position.expected.word.box": ("the name of a box", "název políčka přehledu akcí"),
    "position.expected.word.card": ("the name of a card", "název karty"),
    "position.expected.word.hex": ("a hex such as e4", "hexagon, například e4"),
    "position.expected.word.corner": ("a corner such as d3.e", "roh, například d3.e"),
    "position.found.text": ("the text “{value}”", "text „{value}“"),
    "position.found.number": ("the number {value}", "číslo {value}"),
    "position.found.truth": ("true or false", "true nebo false"),
    "position.found.nothing": ("nothing", "nic"),
    "position.found.list": ("a list", "výčet"),
    "position.found.mapping": ("a mapping", "dvojice klíč: hodnota"),
    "position.found.other": ("{value}", "{value}"),
    "position.write": ("Write {word}.", "Pište {word}."),
    "position.write-digits": ("Write it in digits, without quotes.", "Pište číslicemi a bez uvozovek."),
    "position.write-list": ("Write [{value}].", "Pište [{value}]."),
    "position.write-mapping": (
        "Write each entry as key: value, without a dash.",
        "Každou položku pište jako klíč: hodnota, bez pomlčky.",
    ),
    "position.unknown-key": ("The key “{name}” means nothing here.", "Klíč „{name}“ tu nic neznamená."),
    "position.no-part.pawns": ("{b:Box} takes no pawns.", "Políčko {b:box} nemá místo pro pěšce."),
    "position.no-part.elements": ("{b:Box} has no space for elements.", "Políčko {b:box} nemá místo pro prvky."),
    "position.no-part.tiles": ("{b:Box} has no tiles.", "Políčko {b:box} nemá dílky."),
    "position.no-part.cards": ("{b:Box} has no cards.", "Políčko {b:box} nemá karty."),
    "position.unknown-switch": ("There is no switch “{name}”.", "Přepínač „{name}“ neexistuje."),
    "position.switch": (
        "The switch {name} has no reading “{value}”; it has {readings:list.or}.",
        "Přepínač {name} nezná výklad „{value}“; možné jsou {readings:list.or}.",
    ),
    "position.switch-number": (
        "The switch {name} takes a whole number from {least} to {most}, not “{value}”.",
        "Přepínač {name} čeká celé číslo od {least} do {most}, ne „{value}“.",
    ),
    "position.see-switches": ("`dsrules switches` lists them.", "Vypíše je `dsrules switches`."),
    "position.keys": ("Known here: {names:list}.", "Známé klíče: {names:list}."),
    "position.names": ("Known: {names:list}.", "Známé názvy: {names:list}."),
    "position.did-you-mean": ("Did you mean {names:list.or}?", "Nemělo to být {names:list.or}?"),
    "position.missing-key": ("The key “{name}” is missing.", "Chybí klíč „{name}“."),
    "position.missing-terrain.hint": (
        "Name the terrain: {hex}: desert, or {hex}: {terrain: desert, species: …}.",
        "Uveďte terén: {hex}: desert, nebo {hex}: {terrain: desert, species: …}.",
    ),
    "position.missing-owed.hint": (
        "Write {card: birds, tile: e3}: who takes the card, and for which tile.",
        "Pište {card: birds, tile: e3}: kdo si bere kartu a za který dílek.",
    ),
    "position.short-form": (
        "“{value}” is no tile in its short form.",
        "„{value}“ není dílek v krátkém zápisu.",
    ),
    "position.short-form.hint": (
        "The short form is a terrain, and “tundra” behind it if it is glaciated: sea tundra.",
        "Krátký zápis je terén, a je-li dílek zaledněný, za ním „tundra“: sea tundra.",
    ),
    "position.short-in-long": (
        "“{value}” is the short form; here only the terrain can stand.",
        "„{value}“ je krátký zápis; tady může stát jen terén.",
    ),
    "position.short-in-long.hint": (
        "Write terrain: {terrain}, tundra: true.",
        "Pište terrain: {terrain}, tundra: true.",
    ),
    "position.range": (
        "{number} is too many: here {most:number} is the most.",
        "{number} je příliš mnoho: tady může být nejvýš {most:number}.",
    ),
    "position.range.below": (
        "{number} is too few: here {least} is the least.",
        "{number} je příliš málo: tady musí být aspoň {least}.",
    ),
    "position.name": (
        "“{name}” cannot be the name of a player: one to {most} printable characters.",
        "„{name}“ nemůže být jméno hráče: jeden až {most} tisknutelných znaků.",
    ),
    "position.owner-without-animal": ("The player {name} has no animal.", "Hráč {name} nemá živočicha."),
    # words
    "position.unknown-word.animal": ("“{word}” is no animal.", "„{word}“ není živočich."),
    "position.unknown-word.element": ("“{word}” is no element.", "„{word}“ není prvek."),
    "position.unknown-word.terrain": ("“{word}” is no terrain.", "„{word}“ není terén."),
    "position.unknown-word.box": ("“{word}” is no box of the action display.", "„{word}“ není políčko přehledu akcí."),
    "position.unknown-word.card": ("“{word}” is no dominance card.", "„{word}“ není dominanční karta."),
    "position.ambiguous-word": ("“{word}” can mean {names:list.or}.", "„{word}“ může znamenat {names:list.or}."),
    "position.stack-tundra": (
        "Tundra is no large tile: no Wanderlust stack shows it.",
        "Tundra není velký dílek: žádná hromádka Wanderlustu ji neukazuje.",
    ),
    "position.unknown-hex": (
        "The board has no hex “{word}”: columns a to g, rows counted from the top.",
        "Herní plán nemá hexagon „{word}“: sloupce a až g, řady se počítají shora.",
    ),
    "position.unknown-hex.mapless": (
        "“{word}” is not there: a document without a map has only the tile called “tile”.",
        "„{word}“ tu není: dokument bez mapy má jediný dílek, „tile“.",
    ),
    "position.unknown-corner": (
        "“{word}” is no corner. A corner is a hex and a direction (nw ne e se sw w), such as d3.e, or exactly the "
        "hexes that meet there, such as d3+e3+e4.",
        "„{word}“ není roh. Roh je hexagon a směr (nw ne e se sw w), například d3.e, nebo právě ty hexagony, které se "
        "v něm stýkají, například d3+e3+e4.",
    ),
    "position.unknown-corner.set": (
        "“{word}” fits more than one corner.",
        "„{word}“ se hodí na víc rohů.",
    ),
    "position.phase": (
        "“{value}” is no phase; the phases are {names:list}.",
        "„{value}“ není fáze; fáze jsou {names:list}.",
    ),
    "position.unknown-step.step": (
        "“{value}” is no step. A step is a box and a space, such as migration@3, or one of the Reset Phase.",
        "„{value}“ není krok. Krok je políčko a oko, například migration@3, nebo krok fáze obnovy.",
    ),
    "position.unknown-step.box": (
        "“{value}” names no box of the action display.",
        "„{value}“ neoznačuje žádné políčko přehledu akcí.",
    ),
    # stated twice
    "position.twice": ("“{name}” is stated twice.", "„{name}“ je uvedeno dvakrát."),
    "position.corner-twice": (
        "Corner {corner} ({also}) is stated twice, but a corner holds one disc.",
        "Roh {corner} ({also}) je uveden dvakrát, ale na rohu leží jediný žeton.",
    ),
    "position.tile-and-tiles": (
        "A document of one tile without a map cannot have “{name}”.",
        "Dokument o jednom dílku bez mapy nemůže mít „{name}“.",
    ),
    "position.added-and-elements": (
        "The display of {who:animal.acc} is given twice: either what was added, or the whole.",
        "{who:Animal}: deska je uvedena dvakrát; má to být buď jen to, co přibylo, nebo celá.",
    ),
    "position.unknown-and-known": (
        "Corner {corner} is unknown and holds a disc: only one can be.",
        "Roh {corner} je neznámý a leží na něm žeton: platit může jen jedno.",
    ),
    "position.unknown-tile": (
        "Hex {hex} is unknown and carries a tile: only one can be.",
        "Hexagon {hex} je neznámý a leží na něm dílek: platit může jen jedno.",
    ),
    # what cannot be on Earth
    "position.corner-off-earth": (
        "A disc cannot stand on {corner}: no tile touches that corner ({hexes:list.and}).",
        "Žeton nemůže ležet na {corner}: toho rohu se žádný dílek nedotýká ({hexes:list.and}).",
    ),
    "position.corner-off-earth.hint": (
        "Add the tile under `tiles`, or the hex under `unknown`.",
        "Doplňte dílek pod `tiles`, nebo hexagon pod `unknown`.",
    ),
    "position.unknown-off-earth": (
        "No tile touches the unknown corner {corner}, so it is vacant.",
        "Neznámého rohu {corner} se žádný dílek nedotýká, takže je volný.",
    ),
    "position.species-off-tile": (
        "There are species or a cone on {hex}, but no tile: the terrain is missing.",
        "Na {hex} jsou druhy nebo kužel, ale žádný dílek: chybí terén.",
    ),
    "position.no-tile": ("There is no tile on {hex}.", "Na {hex} není dílek."),
    "position.tundra": (
        "A tile whose terrain is tundra cannot be free of tundra.",
        "Dílek s terénem tundra nemůže být bez tundry.",
    ),
    "position.hibernating": (
        "{number:n.cube} of the {who:animal} hibernate, but the tile holds {there}.",
        "{who:Animal}: hibernujících kostiček je uvedeno {number}, ale na dílku jich stojí {there}.",
    ),
    # displays
    "position.display-without-printed": (
        "The display of {who:animal.acc} lacks printed elements ({printed:elements}): they can never be lost.",
        "{who:Animal}: na desce chybí natištěné prvky ({printed:elements}), a ty nelze ztratit.",
    ),
    "position.display-without-printed.hint": (
        "`elements` is the whole display; `added` is only what lies beside the printed elements.",
        "`elements` je celá deska; `added` je jen to, co přibylo k natištěným prvkům.",
    ),
    "position.too-many-elements.animal": (
        "The display of {who:animal.acc} would hold {number:n.element}; {most} is the most.",
        "{who:Animal}: prvků by na desce bylo {number}, ale vejde se jich nejvýš {most}.",
    ),
    "position.too-many-elements.tile": (
        "A tile has {most:n.corner}, but {number:n.element} are listed.",
        "Dílek má {most:n.corner}, ale prvků je uvedeno {number}.",
    ),
    "position.too-many.pawns": (
        "{b:Box} has {most:n.space}, but {number} are filled in.",
        "Políčko {b:box} má {most:n.space}, ale vyplněných je uvedeno {number}.",
    ),
    "position.too-many.elements": (
        "{b:Box} holds at most {most:n.disc}, but {number} are listed.",
        "Žetonů se do políčka {b:box} vejde {most}, ale uvedeno jich je {number}.",
    ),
    "position.too-many.tiles": (
        "{b:Box} has {most} stacks, but {number:n.tile} are listed.",
        "Hromádek má políčko {b:box} {most}, ale dílků je uvedeno {number}.",
    ),
    "position.too-many.cards": (
        "{b:Box} shows at most {most:n.card}, but {number} are listed.",
        "Políčko {b:box} ukazuje nejvýš {most:n.card}, ale uvedeno jich je {number}.",
    ),
    # more than the box holds
    "position.too-many-discs": (
        "{number:n.disc} of {element:element} are stated, but there are {most} of each type.",
        "Prvek {element:element}: žetonů je uvedeno {number}, ale každého typu je jen {most}.",
    ),
    "position.too-many-tiles": (
        "{number:n.tile} of {terrain:terrain} are stated, but there are {most}.",
        "Terén {terrain:terrain}: dílků je uvedeno {number}, ale existuje jich jen {most}.",
    ),
    "position.too-many-tundra": (
        "{number:n.tundra} are stated, but there are {most}.",
        "Dílků tundry je uvedeno {number}, ale existuje jich jen {most}.",
    ),
    "position.too-many-cubes": (
        "{who:Animal} would have {number:n.cube} in all, the one on the VP track included, but there are {most}.",
        "{who:Animal}: kostiček by celkem bylo {number} (i s tou na stupnici VP), ale existuje jich jen {most}.",
    ),
    "position.card-twice": (
        "The card {card:card} lies face up, but it is there only once.",
        "Karta {card:card} leží odkrytá, ale existuje jen jednou.",
    ),
    "position.card-twice.hint": (
        "It stands twice: a card taken is no longer face up.",
        "Je uvedena dvakrát: vzatá karta už neleží odkrytá.",
    ),
    # unusual or incomplete
    "position.cubes-beyond-players": (
        "{who:Animal} have {number:n.cube} in all, but with {players:n.player} an animal has {given}.",
        "{who:Animal}: kostiček je celkem {number}, ale při počtu hráčů {players} jich živočich má {given}.",
    ),
    "position.fewer-cubes": (
        "Not mentioned: {missing:n.cube} of the {given} of {who:animal} (the one on the VP track is counted).",
        "Neuvedeno: {missing:n.cube} z {given} ({who:animal}; ta na stupnici VP se počítá).",
    ),
    "position.too-many-pawns": (
        "{who:Animal} have {number:n.pawn}; the box holds {most} for each animal.",
        "{who:Animal}: akčních pěšců je {number}, ale v krabici jich je pro každého živočicha {most}.",
    ),
    "position.initiative": (
        "In play but not on the initiative track: {names:animals}.",
        "Ve hře, ale ne na stupnici iniciativy: {names:animals}.",
    ),
    "position.without-owner": (
        "No player is named for {names:animals}; each counts as a player's own.",
        "Bez uvedeného hráče: {names:animals}; každý se bere jako živočich dalšího hráče.",
    ),
    "position.players": (
        "{animals:n.animal} are in play with {players:n.player}.",
        "Živočichů je ve hře {animals}, hráčů {players}.",
    ),
    "position.players.hint": (
        "If players have several animals, say whose they are under `owners`.",
        "Má-li hráč víc živočichů, uveďte pod `owners`, komu patří.",
    ),
    "position.next": (
        "`next: {step}` means nothing in the phase {phase}.",
        "`next: {step}` ve fázi {phase} nic neznamená.",
    ),
    "position.turn": (
        "`turn` says who places a pawn, but the phase is {phase}.",
        "`turn` říká, kdo umisťuje pěšce, ale fáze je {phase}.",
    ),
    "position.owed": (
        "A card is owed for {hex}, but that is not the tile scored last.",
        "Karta náleží za {hex}, ale naposledy se bodoval jiný dílek.",
    ),
    "position.owed.hint": (
        "Put {hex} at the end of `scored`.",
        "Zapište {hex} na konec `scored`.",
    ),
    "position.shielded": (
        "{who:Animal} {who:have.not} added {element:element}, so there is nothing to spare.",
        "{who:Animal} {who:have.not} přidaný prvek ({element:element}), není tedy co chránit.",
    ),
}
