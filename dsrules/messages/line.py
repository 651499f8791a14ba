"""What can be wrong with a typed line, whatever it says; and the tile line's own problems."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "line.too-long": (
        "The line has more than {most:number} characters.",
        "Řádek má víc než {most:number} znaků.",
    ),
    "line.empty": ("There is nothing in this line.", "Řádek je prázdný."),
    "line.unexpected": (
        "“{word}” cannot stand here; expected: {expected}.",
        "„{word}“ tu nemůže stát; čeká se: {expected}.",
    ),
    "line.incomplete": (
        "The line ends too early; expected: {expected}.",
        "Řádek končí příliš brzy; čeká se: {expected}.",
    ),
    "line.number": ("{word} is too great a number.", "{word} je příliš velké číslo."),
    "line.ambiguous": (
        "“{word}” can mean {names:list.or}.",
        "„{word}“ může znamenat {names:list.or}.",
    ),
    "line.did-you-mean": ("Did you mean {names:list.or}?", "Nemělo to být {names:list.or}?"),
    "line.names": ("Known here: {names:list}.", "Známé názvy: {names:list}."),
    "line.unknown.animal": ("“{word}” is no animal.", "„{word}“ není živočich."),
    "line.unknown.element": ("“{word}” is no element.", "„{word}“ není prvek."),
    "line.unknown.terrain": ("“{word}” is no terrain.", "„{word}“ není terén."),
    "line.unknown.box": (
        "“{word}” is no box of the action display.",
        "„{word}“ není políčko přehledu akcí.",
    ),
    "line.unknown.card": ("“{word}” is no dominance card.", "„{word}“ není dominanční karta."),
    "line.tile-form": (
        "A tile line is: terrain: elements | animals | cone animal. For example: "
        "desert: grass grub 3 sun | insects 1 (+grub water), reptiles 2 | cone insects",
        "Řádek dílku je: terén: prvky | živočichové | cone živočich. Například: "
        "poušť: tráva larva 3 slunce | hmyz 1 (+larva voda), plazi 2 | cone hmyz",
    ),
    "line.expect.terrain": ("a terrain", "terén"),
    "line.expect.elements": (
        "elements, “?” for a corner nobody could read, or “|” and the animals",
        "prvky, „?“ za roh, který se nepodařilo přečíst, nebo „|“ a živočichové",
    ),
    "line.expect.display": ("the elements of a display and “)”", "prvky desky živočicha a „)“"),
    "line.expect.animal": ("an animal", "živočich"),
    "line.expect.cone": ("“cone” and the animal that holds it", "„cone“ a živočich, který kužel drží"),
    "line.expect.cone-animal": ("the animal that holds the cone", "živočich, který drží kužel"),
    "line.expect.section": ("“|” or the end of the line", "„|“ nebo konec řádku"),
    "line.expect.end": ("the end of the line", "konec řádku"),
    "line.bracket": ("This bracket is never closed.", "Tahle závorka není uzavřena."),
    "line.too-many-elements.tile": (
        "A tile has {most:n.corner}, but {n} discs are named.",
        "Dílek má {most:n.corner}, ale žetonů je uvedeno {n}.",
    ),
    "line.too-many-elements.animal": (
        "A display holds at most {most:n.element}, but this one would have {n}.",
        "Na desku živočicha se vejde nejvýš {most:n.element}, ale tahle by jich měla {n}.",
    ),
    "line.too-many-cubes": (
        "{n:number} cubes are named, but an animal has {most}.",
        "Kostiček je uvedeno {n:number}, ale živočich jich má {most}.",
    ),
    "line.animal-twice": ("{who:Animal} {who:be} named twice.", "{who:Animal} {who:be} v řádku dvakrát."),
    "line.display-without-printed": (
        "The display of the {who:animal} is given without all its printed elements ({printed:elements}).",
        "{who:Animal}: na uvedené desce chybějí natištěné prvky ({printed:elements}).",
    ),
    "line.write-added": (
        "Brackets hold the whole display; begin with + to give only what was added to the printed elements.",
        "V závorce stojí celá deska; znaménko + na začátku uvádí jen to, co přibylo k natištěným prvkům.",
    ),
}
