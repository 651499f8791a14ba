"""Moves, what-if and whole games: what may be done, what would change, how a game went."""

TEXTS: dict[str, tuple[str, str]] = {
    # moves
    "explore.count": ("{what}: {n:n.move}", "{what}: {n:n.move}"),
    "explore.count-at-least": ("{what}: at least {n:n.move}", "{what}: aspoň {n:n.move}"),
    "explore.count-unknown": ("{what}: cannot be told how many", "{what}: kolik, nelze určit"),
    "explore.total": ("{n:n.move} to choose from", "na výběr {n:n.move}"),
    "explore.total-at-least": ("at least {n:n.move} to choose from", "na výběr aspoň {n:n.move}"),
    "explore.unknown": ("the position leaves out what is needed", "postavení neuvádí, co je k tomu potřeba"),
    "explore.by-box": ("what may be done, box by box", "co lze udělat, políčko po políčku"),
    "explore.next": (" (next)", " (na řadě)"),
    "explore.later": (" (not next)", " (není na řadě)"),
    "explore.more": ("… and {n:number} more", "… a dalších: {n:number}"),
    "explore.may-pass": ("pass: the action may be forgone", "pass: akce se lze vzdát"),
    "explore.nothing": ("nothing to do there", "není co dělat"),
    "explore.known-boxes": ("known here: {names:list}", "známá políčka: {names:list}"),
    "explore.no-box": ("there is no box {name} on the action display", "políčko {name} na přehledu akcí není"),
    "explore.automatic": (
        "{step} is carried out by itself; there is nothing to choose",
        "{step:step} proběhne samo; není z čeho vybírat",
    ),
    "explore.limit": (
        "the limit cannot be {value}; it is a number from 0 to {most:number}",
        "limit nemůže být {value}; je to číslo od 0 do {most:number}",
    ),
    "explore.no-pawn": (
        "{who:animal} {who:have.not} pawn that acts in {b:box}",
        "{who:animal} {who:have.not} v políčku {b:box} pěšce, který by provedl akci",
    ),
    "explore.planning-over": ("pawns are placed in the Planning Phase only", "pěšci se umisťují jen ve fázi plánování"),
    "explore.no-card-owed": (
        "no dominance card is owed to {who:animal}",
        "{who:animal} teď {who:have.not} nárok na žádnou dominanční kartu",
    ),
    "explore.discs-not-stated": (
        "the position does not state the discs in {b:box}",
        "postavení neuvádí žetony v políčku {b:box}",
    ),
    "explore.tiles-not-stated": (
        "the position does not state the face-up tiles of {b:box}",
        "postavení neuvádí odkryté dílky v políčku {b:box}",
    ),
    "explore.pool-not-stated": (
        "the position does not state the gene pool of {who:animal}",
        "postavení neuvádí genovou zásobu: {who:animal}",
    ),
    "explore.spaces-not-stated": (
        "the position does not state which spaces are vacant in: {boxes:list}",
        "postavení neuvádí, která oka jsou volná v políčkách: {boxes:boxes}",
    ),
    "explore.display-not-stated": (
        "the position does not state the pawns on the action display",
        "postavení neuvádí pěšce na přehledu akcí",
    ),
    "explore.no-map": (
        "this is one tile without a map, so only what concerns that tile is counted",
        "tohle je jeden dílek bez mapy, počítá se tedy jen to, co se týká jeho",
    ),
    "explore.needs-map": (
        "this is one tile without a map, and the action needs its neighbours",
        "tohle je jeden dílek bez mapy a akce potřebuje znát sousední dílky",
    ),
    "explore.unread": (
        "there may be more, depending on what was not read: {names:list}",
        "může jich být víc, podle toho, co se nepodařilo přečíst: {names:list}",
    ),
    "explore.back-to-initiative": (
        "whether the pawn may go back onto Initiative is not settled, so that is not counted",
        "zda se pěšec smí vrátit na iniciativu, pravidla neřeší, a tak se to nepočítá",
    ),
    "explore.nothing-at-risk": (
        "{who:animal} {who:have.not} added disc of a type in the box that is not kept already",
        "{who:animal} {who:have.not} přidaný žeton typu, který v políčku leží a není už chráněný",
    ),
    # what-if
    "explore.edits": (
        "whatif takes from 1 to {most:number} lines, each an edit or an action",
        "whatif čeká 1 až {most:number} řádků, každý s úpravou nebo akcí",
    ),
    "explore.differs": ("What would change", "Co by se změnilo"),
    "explore.up-to": ("Up to here this changes:", "Do této chvíle se změní:"),
    "explore.nothing-changes": (
        "no ruling changes: matches, dominance, Survival Card and VP are as before",
        "žádné rozhodnutí se nemění: shody, dominance, karta přežití i VP jsou jako předtím",
    ),
    "explore.nobody-concerned": (
        "the matches change only for animals that are not here",
        "shody se mění jen živočichům, kteří tu nejsou",
    ),
    "explore.tile": ("{hex:Tile}:", "{hex:Tile}:"),
    "explore.matches": ("{who:animal}: {old} → {new} matches", "{who:animal}: shody {old} → {new}"),
    "explore.endangered": ("now endangered: {whos:animals}", "nově ohrožené druhy: {whos:animals}"),
    "explore.safe": ("no longer endangered: {whos:animals}", "už neohrožené druhy: {whos:animals}"),
    "explore.qualifies": ("who qualifies: {old} → {new}", "podmínku splňuje: {old} → {new}"),
    "explore.nobody": ("nobody", "nikdo"),
    "explore.somebody": ("{whos:animals.or}", "{whos:animals.or}"),
    "explore.somebody-or-nobody": ("{whos:animals.or} or nobody", "{whos:animals.or} nebo nikdo"),
    "explore.cone": ("cone: {old} → {new}", "kužel: {old} → {new}"),
    "explore.cone-none": ("none", "žádný"),
    "explore.cone-stands": ("{who:animal}, stands", "{who:animal}, platí"),
    "explore.cone-overtaken": ("{who:animal}, overtaken", "{who:animal}, překonán"),
    "explore.cone-tied": ("{who:animal}, tied", "{who:animal}, remíza"),
    "explore.cone-stays": ("{who:animal}, stands", "{who:animal}, platí"),
    "explore.cone-comes-off": ("{who:animal}, may come off", "{who:animal}, lze sejmout"),
    "explore.cone-unsettled": ("{who:animal}, unsettled", "{who:animal}, pravidla neřeší"),
    "explore.cone-undetermined": ("{who:animal}, undetermined", "{who:animal}, nelze určit"),
    "explore.survival": ("Survival Card: {old} → {new}", "Karta přežití: {old} → {new}"),
    "explore.survival-vp": ("VP of the Survival Card: {old} → {new}", "VP za kartu přežití: {old} → {new}"),
    "explore.vp": ("{who:animal}: {old} → {new} VP", "{who:animal}: {old} → {new} VP"),
    # flips
    "explore.flip-holder": (
        "{hex:Tile}: {who:animal} {who:qualify}; what would turn that",
        "{hex:Tile}: {who:animal} {who:qualify}; co by to změnilo",
    ),
    "explore.flip-nobody": (
        "{hex:Tile}: nobody qualifies; what would change that",
        "{hex:Tile}: podmínku nesplňuje nikdo; co by to změnilo",
    ),
    # whole games
    "explore.other-rules": (
        "The game was written by other rules data ({theirs}); these are {ours}, and may rule otherwise.",
        "Partie byla zapsána podle jiných dat pravidel ({theirs}); tahle jsou {ours} a mohou rozhodnout jinak.",
    ),
    "explore.game-over": (
        "Every line was allowed: {n:n.action}, {round:n.round}; the game is over",
        "Každý řádek byl podle pravidel: {n:n.action}, {round:n.round}; hra skončila",
    ),
    "explore.game-unfinished": (
        "Every line was allowed: {n:n.action}; the game is not over",
        "Každý řádek byl podle pravidel: {n:n.action}; hra neskončila",
    ),
    "explore.game-stopped": (
        "Action {n} of {all} was not allowed. {verdict}:",
        "Akce {n} z {all} nebyla podle pravidel. {verdict}:",
    ),
}
