"""How action lines are written, and what can be wrong with one."""

from __future__ import annotations

_CZECH = {
    "ANIMAL": "ŽIVOČICH",
    "ELEMENT": "PRVEK",
    "CORNER": "ROH",
    "SPACE": "OKO",
    "BOX": "POLÍČKO",
    "TERRAIN": "TERÉN",
    "CARD": "KARTA",
    "STACK": "HROMÁDKA",
    "ACTION": "AKCE",
    "NUMBER": "POČET",
    "an action line": "řádek akce",
    "  or  ": "  nebo  ",
    " or ": " nebo ",
}

_FORMS: dict[str, str] = {
    "any": "ANIMAL ACTION …",
    "initiative": "ANIMAL initiative to BOX@SPACE",
    "adaptation": "ANIMAL adaptation[@SPACE] ELEMENT",
    "regression": "ANIMAL regression[@SPACE] keep ELEMENT",
    "abundance": "ANIMAL abundance[@SPACE] ELEMENT CORNER",
    "wasteland": "ANIMAL wasteland ELEMENT",
    "depletion": "ANIMAL depletion CORNER",
    "glaciation": "ANIMAL glaciation[@SPACE] HEX",
    "speciation": "ANIMAL speciation[@SPACE] CORNER: HEX [NUMBER], …  or  ANIMAL speciation@free HEX",
    "wanderlust": "ANIMAL wanderlust[@SPACE] TERRAIN[@STACK] HEX [+ ELEMENT CORNER] [| ANIMAL HEX [NUMBER], …]",
    "migration": "ANIMAL migration[@SPACE] HEX>HEX [NUMBER], …",
    "competition": "ANIMAL competition[@SPACE] HEX ANIMAL, …",
    "domination": "ANIMAL domination[@SPACE] HEX",
    "pass": "ANIMAL pass",
    "place": "ANIMAL place BOX@SPACE",
    "card": "ANIMAL card CARD …",
    "claim": "ANIMAL claim HEX",
    "tie": "ANIMAL tie HEX",
    "automatic": "automatic",
    "automatic.save": "automatic save HEX|none",
    "automatic.draw": "automatic draw BOX: ELEMENT …; cards: CARD, …; tiles: TERRAIN|~ …",
    "card.aquatic": "ANIMAL card aquatic [ELEMENT CORNER][: HEX [NUMBER]]",
    "card.biomass": "ANIMAL card biomass HEX ANIMAL, …",
    "card.blight": "ANIMAL card blight HEX [keep CORNER]",
    "card.catastrophe": "ANIMAL card catastrophe HEX [keep ANIMAL][: HEX ANIMAL, …]",
    "card.disease": "ANIMAL card disease: ANIMAL ELEMENT, …",
    "card.evolution": "ANIMAL card evolution HEX ANIMAL, …",
    "card.fecundity": "ANIMAL card fecundity HEX …",
    "card.fertile": "ANIMAL card fertile HEX",
    "card.habitat": "ANIMAL card habitat ELEMENT CORNER",
    "card.hibernation": "ANIMAL card hibernation HEX [NUMBER]",
    "card.ice-sheet": "ANIMAL card ice-sheet HEX",
    "card.immigrants": "ANIMAL card immigrants: ANIMAL element ELEMENT|pawn|species, …",
    "card.instinct": "ANIMAL card instinct BOX@SPACE",
    "card.mass-exodus": "ANIMAL card mass-exodus HEX[: ANIMAL HEX [NUMBER], …]",
    "card.metamorphosis": "ANIMAL card metamorphosis ELEMENT for ELEMENT",
    "card.predator": "ANIMAL card predator HEX ANIMAL, …",
    "card.symbiotic": "ANIMAL card symbiotic: ANIMAL ELEMENT, …",
    "edit": "CORNER=ELEMENT|~  or  ANIMAL +|-ELEMENT  or  HEX ANIMAL +|-NUMBER  or  HEX cone ANIMAL|~  or  "
    "HEX tundra  or  HEX TERRAIN  or an action line",
}

EXAMPLES: dict[str, str] = {
    "initiative": "mammals initiative to adaptation@3",
    "adaptation": "birds adaptation sun",
    "regression": "birds regression keep grass",
    "abundance": "birds abundance seed d3.e",
    "wasteland": "birds wasteland sun",
    "depletion": "birds depletion d3.e",
    "glaciation": "birds glaciation e4",
    "speciation": "reptiles speciation@sun d3.se: d3, e4 2, d4 2",
    "wanderlust": "birds wanderlust jungle e2 + water e2.sw | mammals e3 2, insects d2",
    "migration": "birds migration@4 c4>d4 2, c4>b3",
    "competition": "birds competition@4 c4 mammals, e3 insects",
    "domination": "birds domination e3",
    "pass": "birds pass",
    "place": "birds place migration@2",
    "card": "birds card fertile e3",
    "claim": "insects claim e3",
    "tie": "birds tie e3",
    "automatic": "automatic",
    "automatic.save": "automatic save d3",
    "automatic.draw": "automatic draw adaptation: 2 sun, seed, meat; cards: fertile, omnivore; tiles: sea ~",
    "card.aquatic": "birds card aquatic water d2.ne: d2 3",
    "card.biomass": "birds card biomass e3 insects, d2 birds",
    "card.blight": "birds card blight e4 keep e4.e",
    "card.catastrophe": "birds card catastrophe e4 keep birds: d4 mammals, e3 insects",
    "card.disease": "birds card disease: mammals sun",
    "card.evolution": "birds card evolution e3 insects, c4 mammals",
    "card.fecundity": "birds card fecundity e3 d2",
    "card.fertile": "birds card fertile e3",
    "card.habitat": "birds card habitat sun e2.w",
    "card.hibernation": "birds card hibernation e4 3",
    "card.ice-sheet": "birds card ice-sheet e4",
    "card.immigrants": "birds card immigrants: mammals element sun, birds pawn, insects species",
    "card.instinct": "birds card instinct domination@4",
    "card.mass-exodus": "birds card mass-exodus e4: birds d4 2, insects e3",
    "card.metamorphosis": "birds card metamorphosis sun for water",
    "card.predator": "birds card predator e3 insects",
    "card.symbiotic": "birds card symbiotic: mammals sun, birds water",
}
"""An action line of each kind; every one can be read, and is canonical where it can be."""


def _both(form: str) -> tuple[str, str]:
    czech = form
    for word, said in _CZECH.items():
        czech = czech.replace(word, said)
    return form, czech


TEXTS: dict[str, tuple[str, str]] = {
    "action.form.card.plain": ("ANIMAL card {c}", "ŽIVOČICH card {c}"),
    "action.about.card.plain": (
        "The card needs no choice: its name is enough.",
        "Karta nežádá žádnou volbu: stačí její název.",
    ),
    "action.usage": ("Such a line is written: {form}", "Takový řádek se píše: {form}"),
    "action.hex-unknown": ("“{word}” is no hex of the board.", "„{word}“ není hexagon herního plánu."),
    "action.hexes": (
        "The printed hexes are a1 to g4, columns a to g from the left, rows from the top. A tile can also be named by "
        "its terrain where no other tile has it.",
        "Natištěné hexagony jsou a1 až g4, sloupce a až g zleva, řady shora. Dílek lze pojmenovat i terénem, nemá-li "
        "ho žádný jiný.",
    ),
    "action.hex-no-position": (
        "Without a position nobody can tell which tile “{t}” means.",
        "Bez postavení nejde říct, který dílek je „{t:terrain}“.",
    ),
    "action.hex-none": (
        "No tile on Earth is {t:terrain}; name the hex.",
        "Žádný dílek na Zemi nemá terén {t:terrain}; uveďte hexagon.",
    ),
    "action.hex-several": (
        "Several tiles on Earth are {t:terrain}: {hexes:list}. Name the hex.",
        "Terén {t:terrain} má na Zemi víc dílků: {hexes:list}. Uveďte hexagon.",
    ),
    "action.corner-unknown": ("“{word}” is no corner.", "„{word}“ není roh."),
    "action.corners": (
        "A corner is a hex and a direction (nw ne e se sw w), such as d3.e, or exactly the printed hexes that meet "
        "there, such as d3+e3+e4.",
        "Roh je hexagon a směr (nw ne e se sw w), třeba d3.e, nebo právě ty natištěné hexagony, které se tam stýkají, "
        "třeba d3+e3+e4.",
    ),
    "action.number": (
        "{word} cubes are not possible: a number from 1 to {most} is expected.",
        "{word} kostiček být nemůže: čeká se číslo od 1 do {most}.",
    ),
    "action.space-unknown": (
        "{b:box} has no space “{word}”; it has {n:n.space}.",
        "{b:Box} nemá oko „{word}“; má {n:n.space}.",
    ),
    "action.stack-unknown": (
        "There is no stack {word}; there are {n} of them.",
        "Hromádka {word} neexistuje; počet hromádek je {n}.",
    ),
    "action.no-large-tile": (
        "{t:Terrain} is on no large tile: it is what a tile becomes.",
        "{t:Terrain} není na žádném velkém dílku: dílek se jí teprve stává.",
    ),
    "action.too-many-discs": (
        "More discs than the game has ({most}) are named.",
        "Je uvedeno víc žetonů, než jich hra má ({most}).",
    ),
    "action.drawn-twice": ("“{what}” is given twice.", "„{what}“ je uvedeno dvakrát."),
    "action.expect.animal": ("an animal", "živočich"),
    "action.expect.animal-first": (
        "the animal that acts, before the action",
        "živočich, který akci provádí, před názvem akce",
    ),
    "action.expect.element": ("an element", "prvek"),
    "action.expect.terrain": ("a terrain", "terén"),
    "action.expect.box": ("a box of the action display", "políčko přehledu akcí"),
    "action.expect.card": ("a dominance card", "dominanční karta"),
    "action.expect.action": (
        "a box of the action display (initiative … domination), or pass, place, card, claim, tie",
        "políčko přehledu akcí (initiative … domination) nebo pass, place, card, claim, tie",
    ),
    "action.expect.automatic": ("save, draw or the end of the line", "save, draw nebo konec řádku"),
    "action.expect.drawn": (
        "a box that discs are drawn for, or cards, tiles",
        "políčko, do kterého se losují žetony, nebo cards, tiles",
    ),
    "action.expect.colon": ("a colon", "dvojtečka"),
    "action.expect.hex": ("a hex such as e4", "hexagon, třeba e4"),
    "action.expect.direction": ("a direction: nw ne e se sw w", "směr: nw ne e se sw w"),
    "action.expect.space": (
        "the number of a space counted from the left",
        "číslo oka počítané zleva",
    ),
    "action.expect.at-space": (
        "“@” and the number of a space counted from the left",
        "„@“ a číslo oka počítané zleva",
    ),
    "action.expect.stack": ("the number of a stack", "číslo hromádky"),
    "action.expect.arrow": ("“>” and the tile where the cubes go", "„>“ a dílek, kam kostičky jdou"),
    "action.expect.for": ("“for” and the element taken", "„for“ a prvek, který se bere"),
    "action.expect.penalty": ("element ELEMENT, pawn or species", "element PRVEK, pawn nebo species"),
    "action.expect.equals": ("“=” and an element, or ~ for none", "„=“ a prvek, nebo ~ za žádný"),
    "action.expect.sign": ("+ or -", "+ nebo -"),
    "action.expect.number": ("a number of cubes", "počet kostiček"),
    "action.expect.on-tile": (
        "an animal with + or - and a number, cone, tundra or a terrain",
        "živočich s + nebo - a počtem, cone, tundra nebo terén",
    ),
    "action.expect.end": ("the end of the line", "konec řádku"),
    "action.about.initiative": (
        "Swaps with the animal to the left, then puts the pawn on a vacant space.",
        "Vymění si pořadí s živočichem po levici a pěšce umístí na volné oko.",
    ),
    "action.about.adaptation": ("Takes an element out of the box.", "Vezme prvek z políčka."),
    "action.about.regression": (
        "Protects elements of this type from this turn's loss.",
        "Uchrání prvky tohoto typu před ztrátou v tomto kole.",
    ),
    "action.about.abundance": (
        "Puts a disc of the box on a vacant corner.",
        "Položí žeton z políčka na volný roh.",
    ),
    "action.about.wasteland": ("Takes a disc out of the box.", "Odebere žeton z políčka."),
    "action.about.depletion": ("Takes the disc off a corner.", "Odebere žeton z rohu."),
    "action.about.glaciation": ("Turns a tile into tundra.", "Promění dílek v tundru."),
    "action.about.speciation": (
        "Puts cubes on tiles around the disc on that corner; the space may be named by its element. The insects' free "
        "action names a tile only.",
        "Přidá kostičky na dílky kolem žetonu na tom rohu; oko lze pojmenovat prvkem. U akce zdarma uvádí hmyz jen "
        "dílek.",
    ),
    "action.about.wanderlust": (
        "Puts a face-up tile on a hex, perhaps a disc on one of its corners; behind | the cubes that move onto it. @ "
        "names the stack where two show the same terrain.",
        "Položí odkrytý dílek na hexagon, případně žeton na jeho roh; za | stojí kostičky, které se na něj přesunou. "
        "@ určí hromádku, ukazují-li dvě stejný terén.",
    ),
    "action.about.migration": ("Moves cubes from tile to tile.", "Přesune kostičky z dílku na dílek."),
    "action.about.competition": (
        "Eliminates one cube of another animal on each of the tiles.",
        "Na každém z dílků odstraní jednu kostičku jiného živočicha.",
    ),
    "action.about.domination": ("Scores the tile.", "Oboduje dílek."),
    "action.about.pass": (
        "Forgoes the action; the pawn comes back all the same.",
        "Vzdá se akce; pěšec se přesto vrací.",
    ),
    "action.about.place": ("Planning: puts a pawn on a space.", "Plánování: umístí pěšce na oko."),
    "action.about.card": (
        "Takes a card and resolves it; what stands behind its name depends on the card.",
        "Vezme kartu a provede ji; co stojí za jejím názvem, závisí na kartě.",
    ),
    "action.about.claim": ("Claims dominance: the cone is theirs.", "Nárokuje si dominanci: kužel je jeho."),
    "action.about.tie": (
        "Shows that the most matches are shared: the cone comes off.",
        "Ukáže, že o nejvyšší počet shod je remíza: kužel se odebírá.",
    ),
    "action.about.automatic": (
        "Carries out the automatic step whose turn it is.",
        "Provede automatický krok, který je na řadě.",
    ),
    "action.about.automatic.save": (
        "Extinction, with the tile where the mammals keep a species.",
        "Vyhynutí a dílek, na kterém si savci ponechají jeden druh.",
    ),
    "action.about.automatic.draw": (
        "Reseed, with what was drawn; for tiles one for each stack that shows none, ~ if it is empty.",
        "Doplnění a co bylo vylosováno; u dílků jeden údaj za každou hromádku bez odkrytého dílku, ~ za prázdnou.",
    ),
    "action.about.card.aquatic": (
        "A disc from the bag and its corner; the tile and the number of cubes put there.",
        "Žeton ze sáčku a jeho roh; dílek a počet kostiček, které na něj přijdou.",
    ),
    "action.about.card.biomass": ("The cube lost on each tile.", "Kostička, o kterou přijde každý z dílků."),
    "action.about.card.blight": ("The tile, and the disc that stays.", "Dílek a žeton, který zůstává."),
    "action.about.card.catastrophe": (
        "The tile and the animal whose cube stays; the cube lost on each tile around.",
        "Dílek a živočich, jehož kostička zůstává; kostička, o kterou přijde každý dílek kolem.",
    ),
    "action.about.card.disease": (
        "The element that each animal gives up.",
        "Prvek, kterého se každý živočich vzdává.",
    ),
    "action.about.card.evolution": ("The cubes that are replaced.", "Kostičky, které se vyměňují."),
    "action.about.card.fecundity": ("The tiles that get a cube.", "Dílky, které dostanou kostičku."),
    "action.about.card.fertile": ("The tile that is scored.", "Dílek, který se boduje."),
    "action.about.card.habitat": ("A disc from the bag and its corner.", "Žeton ze sáčku a jeho roh."),
    "action.about.card.hibernation": (
        "The tile, and how many cubes come back.",
        "Dílek a kolik kostiček se vrací.",
    ),
    "action.about.card.ice-sheet": ("The tile that becomes tundra.", "Dílek, který se stane tundrou."),
    "action.about.card.immigrants": (
        "What each animal gives up: an element, a pawn, or species.",
        "Čeho se každý živočich vzdává: prvku, pěšce, nebo druhů.",
    ),
    "action.about.card.instinct": ("The space where the pawn goes.", "Oko, na které pěšec přijde."),
    "action.about.card.mass-exodus": (
        "The tile that is emptied, and where its cubes go.",
        "Dílek, který se vyprázdní, a kam jeho kostičky jdou.",
    ),
    "action.about.card.metamorphosis": (
        "The element given up, and the one taken for it.",
        "Prvek, který se odevzdává, a prvek, který se za něj bere.",
    ),
    "action.about.card.predator": ("The cube lost on each tile.", "Kostička, o kterou přijde každý z dílků."),
    "action.about.card.symbiotic": ("The disc that each animal drew.", "Žeton, který každý živočich vylosoval."),
}
TEXTS.update({f"action.form.{name}": _both(form) for name, form in _FORMS.items()})
