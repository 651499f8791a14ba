"""Causes and remedies of the codes of command lines, tile lines and action lines (see `dsrules.text.codes`)."""

from __future__ import annotations

from typing import TypeAlias

Words: TypeAlias = "tuple[str, str]"

USAGE: dict[str, tuple[Words, Words]] = {
    "usage.command": (
        ("There is no such command.", "`dsrules --help` lists the commands."),
        ("Takový příkaz neexistuje.", "Příkazy vypíše `dsrules --help`."),
    ),
    "usage.no-option": (
        ("The command has no such option.", "`dsrules COMMAND --help` shows its options."),
        ("Příkaz takovou volbu nemá.", "Volby ukáže `dsrules PŘÍKAZ --help`."),
    ),
    "usage.missing-argument": (
        ("The command needs something that was not given.", "`dsrules COMMAND --help` shows what it takes."),
        ("Příkazu něco chybí.", "Co bere, ukáže `dsrules PŘÍKAZ --help`."),
    ),
    "usage.option-value": (
        ("An option lacks its value, or has one that it does not take.", "`dsrules COMMAND --help` shows its form."),
        ("Volbě chybí hodnota, nebo žádnou nebere.", "Tvar ukáže `dsrules PŘÍKAZ --help`."),
    ),
    "usage.bad-value": (
        ("An argument has a value that cannot be used.", "`dsrules COMMAND --help` shows what is expected."),
        ("Argument má nepoužitelnou hodnotu.", "Co se čeká, ukáže `dsrules PŘÍKAZ --help`."),
    ),
    "usage.choice": (
        ("An option takes one of a few words, and this is none of them.", "Use one of those listed."),
        ("Volba bere jen některá slova a tohle mezi nimi není.", "Použijte některé z uvedených."),
    ),
    "usage.export": (
        ("A board can be exported to a few kinds of files, and this is none.", "Name a file .svg, .png, .html or .md."),
        ("Plán lze vyvést jen do některých druhů souborů.", "Pojmenujte soubor .svg, .png, .html nebo .md."),
    ),
    "usage.switch": (
        ("--switch was not given NAME=VALUE with a known name and value.", "`dsrules switches` lists them."),
        ("--switch nedostalo NÁZEV=HODNOTA se známým názvem a hodnotou.", "Vypíše je `dsrules switches`."),
    ),
    "usage.other": (
        ("The command line cannot be understood.", "`dsrules --help` shows what is possible."),
        ("Příkazovému řádku nelze rozumět.", "Co jde, ukáže `dsrules --help`."),
    ),
    "usage.ask": (
        ("A batch line asks a question that does not exist.", "Use one of the questions listed."),
        ("Řádek dávky klade otázku, která neexistuje.", "Použijte některou z uvedených."),
    ),
    "usage.missing": (
        ("A question lacks something that it needs.", "Add the key named."),
        ("Otázce něco chybí.", "Doplňte uvedený klíč."),
    ),
    "usage.json": (
        ("A batch line is not JSON.", "Each line is one JSON object, without line breaks in it."),
        ("Řádek dávky není JSON.", "Každý řádek je jeden objekt JSON bez zalomení."),
    ),
    "usage.object": (
        ("A batch line is JSON, but no object.", "Write an object with `ask` and `position`."),
        ("Řádek dávky je JSON, ale ne objekt.", "Napište objekt s `ask` a `position`."),
    ),
    "usage.jobs": (
        ("--jobs takes a number of processes, at least one.", "Give a whole number."),
        ("--jobs čeká počet procesů, aspoň jeden.", "Uveďte celé číslo."),
    ),
    "usage.tile": (
        ("The question names a tile that the position does not have.", "Name a hex with a tile, such as e4."),
        ("Otázka jmenuje dílek, který v postavení není.", "Uveďte hexagon s dílkem, například e4."),
    ),
    "usage.animal": (
        ("The question names no animal of the game.", "Name one, such as birds or Bi."),
        ("Otázka nejmenuje živočicha ze hry.", "Uveďte některého, například ptáci nebo Bi."),
    ),
    "usage.tie": (
        ("`tie` is neither true nor false.", "Write true to show a tie, or leave it out."),
        ("`tie` není true ani false.", "Pište true pro ukázání remízy, nebo ho vynechte."),
    ),
    "usage.save": (
        ("`save` names no hex where mammals could keep a species.", "Name a hex, or none."),
        ("`save` nejmenuje hexagon, kde si savci mohou druh ponechat.", "Uveďte hexagon, nebo nic."),
    ),
    "usage.animals": (
        ("The animals for the set-up are too few, too many, or the same twice.", "List them: insects,birds,mammals."),
        (
            "Živočichů pro přípravu je příliš málo, příliš mnoho, nebo je některý uveden dvakrát.",
            "Vypište je: insects,birds,mammals.",
        ),
    ),
    "usage.owners": (
        ("The players for the set-up do not each have animals of their own.", "Give every animal to one player."),
        ("Hráči pro přípravu nemají každý své živočichy.", "Přidělte každého živočicha jednomu hráči."),
    ),
    "usage.value": (
        ("A question has a value of the wrong kind.", "Write the kind of value named."),
        ("Otázka má hodnotu jiného typu.", "Napište hodnotu uvedeného typu."),
    ),
    "usage.box": (
        ("The question names no box of the action display.", "Name one, such as migration."),
        ("Otázka nejmenuje políčko přehledu akcí.", "Uveďte některé, například migrace."),
    ),
    "usage.limit": (
        ("`limit` is no number of moves.", "Give a whole number, or leave it out."),
        ("`limit` není počet tahů.", "Uveďte celé číslo, nebo ho vynechte."),
    ),
    "usage.edits": (
        ("`edits` is no list of edits.", 'List the edits as texts, such as "e4 birds +1".'),
        ("`edits` není výčet změn.", 'Vypište změny jako texty, například "e4 birds +1".'),
    ),
    "usage.schema": (
        ("There is no schema of that name.", "`dsrules schema` alone prints that of positions."),
        ("Schéma toho jména neexistuje.", "Samotné `dsrules schema` vypíše schéma postavení."),
    ),
    "usage.topic": (
        ("There is no help on this topic.", "`dsrules help` lists the topics."),
        ("K tomuto tématu nápověda není.", "Témata vypíše `dsrules help`."),
    ),
    "usage.code": (
        ("There is no such error code.", "`dsrules explain` lists all codes."),
        ("Takový kód neexistuje.", "Všechny vypíše `dsrules explain`."),
    ),
    "usage.png": (
        (
            "A PNG picture was asked for where CairoSVG or the cairo library is missing.",
            "Install `dsrules[png]`, or export an SVG.",
        ),
        (
            "Chybí CairoSVG nebo knihovna cairo, bez nich obrázek PNG nevznikne.",
            "Nainstalujte `dsrules[png]`, nebo uložte SVG.",
        ),
    ),
    "usage.session": (
        (
            "A line at a prompt needs a board that is not named, or wants standard input or another prompt for itself.",
            "Name a file: `board FILE`.",
        ),
        (
            "Řádek na výzvu potřebuje nejmenovaný soubor, nebo chce pro sebe standardní vstup či další výzvu.",
            "Uveďte soubor: `board SOUBOR`.",
        ),
    ),
    "usage.internal": (
        ("The program has a defect: this should not happen.", "Send in what was asked, with the position."),
        ("Program má chybu: tohle se stát nemá.", "Pošlete, co jste se ptali, i s postavením."),
    ),
}

TILE_LINE: dict[str, tuple[Words, Words]] = {
    "position.tile-line-empty": (
        ("The tile line has no content.", "Write terrain: elements | animals."),
        ("Řádek dílku nemá obsah.", "Pište terén: prvky | živočichové."),
    ),
    "position.tile-line-too-long": (
        ("The tile line is longer than any tile needs.", "Check what was pasted."),
        ("Řádek dílku je delší, než kterýkoli dílek potřebuje.", "Zkontrolujte, co jste vložili."),
    ),
    "position.tile-line-unexpected": (
        ("Something in the tile line cannot stand there.", "The form is: terrain: elements | animals | cone animal."),
        ("V řádku dílku stojí něco, co tam být nemůže.", "Tvar je: terén: prvky | živočichové | cone živočich."),
    ),
    "position.tile-line-incomplete": (
        ("The tile line ends too early.", "Add what is expected."),
        ("Řádek dílku končí příliš brzy.", "Doplňte, co se čeká."),
    ),
    "position.tile-line-bracket": (
        ("A bracket around a display is not closed.", "Close it with )."),
        ("Závorka kolem desky není uzavřena.", "Uzavřete ji znakem )."),
    ),
    "position.tile-line-number": (
        ("A number in the tile line has too many digits.", "Write the number that is meant."),
        ("Číslo v řádku dílku má příliš mnoho číslic.", "Napište číslo, které má být."),
    ),
    "position.animal-twice": (
        ("An animal is named twice on one tile.", "Add its cubes up in one place."),
        ("Živočich je na jednom dílku uveden dvakrát.", "Sečtěte jeho kostičky na jednom místě."),
    ),
}

ACTION: dict[str, tuple[Words, Words]] = {
    "action.line-empty": (
        ("The action line has no content.", "`dsrules help action` shows the forms."),
        ("Řádek akce nemá obsah.", "Tvary ukáže `dsrules help action`."),
    ),
    "action.line-too-long": (
        ("The action line is longer than any action needs.", "Check what was pasted."),
        ("Řádek akce je delší, než kterákoli akce potřebuje.", "Zkontrolujte, co jste vložili."),
    ),
    "action.line-unexpected": (
        ("Something stands in the line where it cannot be.", "`dsrules help action` shows the forms."),
        ("V řádku stojí něco, co tam být nemůže.", "Tvary ukáže `dsrules help action`."),
    ),
    "action.line-incomplete": (
        ("The line ends too early.", "Add what is expected."),
        ("Řádek končí příliš brzy.", "Doplňte, co se čeká."),
    ),
    "action.unknown-word": (
        ("A word names nothing, or more than one thing.", "Use one of the names suggested."),
        ("Slovo nic neznamená, nebo znamená víc věcí.", "Použijte některý z navržených názvů."),
    ),
    "action.hex-unknown": (
        ("The board has no such hex.", "Hexes are a1 to g4, columns left to right, rows from the top."),
        ("Herní plán takový hexagon nemá.", "Hexagony jsou a1 až g4, sloupce zleva, řady shora."),
    ),
    "action.hex-by-terrain": (
        ("A hex is named by its terrain, but not exactly one tile on Earth has it.", "Name the hex."),
        ("Hexagon je určen terénem, ale nemá ho právě jeden dílek na Zemi.", "Uveďte hexagon."),
    ),
    "action.corner-unknown": (
        ("There is no such corner.", "Write a hex and a direction, d3.e, or the hexes that meet there, d3+e3+e4."),
        ("Takový roh neexistuje.", "Pište hexagon a směr, d3.e, nebo hexagony, které se tam stýkají, d3+e3+e4."),
    ),
    "action.space-unknown": (
        ("The box has no such space.", "Count the eyeball spaces from the left: migration@3."),
        ("Políčko takové oko nemá.", "Počítejte oka zleva: migration@3."),
    ),
    "action.stack-unknown": (
        ("Wanderlust has no such stack of tiles.", "Count the stacks from the left: sea@2."),
        ("Wanderlust takovou hromádku dílků nemá.", "Počítejte hromádky zleva: sea@2."),
    ),
    "action.no-large-tile": (
        ("Tundra is no large tile and lies in no Wanderlust stack.", "Name another terrain."),
        ("Tundra není velký dílek a v žádné hromádce Wanderlustu není.", "Uveďte jiný terén."),
    ),
    "action.number": (
        ("A number is greater than the pieces there are.", "Write the number that is meant."),
        ("Číslo je větší, než kolik jich ve hře je.", "Napište číslo, které má být."),
    ),
    "action.too-many-discs": (
        ("More discs are named than can be drawn.", "Check the letters: gb are two discs."),
        ("Je uvedeno víc žetonů, než lze vylosovat.", "Zkontrolujte písmena: gb jsou dva žetony."),
    ),
    "action.drawn-twice": (
        ("The draws of one box are given twice.", "Give each once."),
        ("Losování do jednoho políčka je uvedeno dvakrát.", "Uveďte každé jednou."),
    ),
    "action.not-allowed": (
        ("The rules do not allow this action here.", "The reasons are listed; --anytime leaves the order aside."),
        ("Pravidla tu tuto akci nedovolují.", "Důvody jsou vypsány; --anytime odhlíží od pořadí."),
    ),
    "action.edit-corner-off-earth": (
        ("An edit puts a disc on a corner that touches no tile.", "Put the tile down first."),
        ("Změna pokládá žeton na roh, kterého se žádný dílek nedotýká.", "Nejdřív položte dílek."),
    ),
    "action.edit-discs": (
        ("The line of a whole tile names discs, which stand on corners.", "Put them on corners: d3.e=grass."),
        ("Řádek celého dílku jmenuje žetony, ty ale leží na rozích.", "Položte je na rohy: d3.e=tráva."),
    ),
    "action.edit-key": (
        ("`set` names a key that a position file does not have.", "`dsrules help position` names the keys."),
        ("`set` jmenuje klíč, který soubor s postavením nemá.", "Klíče vyjmenuje `dsrules help position`."),
    ),
    "action.edit-no-map": (
        ("An edit names a hex, but the position has no map.", "Use the corners tile.1 to tile.6."),
        ("Změna jmenuje hexagon, ale postavení nemá mapu.", "Použijte rohy tile.1 až tile.6."),
    ),
    "action.edit-no-tile": (
        ("An edit changes a tile where there is none.", "Put the tile down first: e2 jungle."),
        ("Změna mění dílek tam, kde žádný není.", "Nejdřív položte dílek: e2 jungle."),
    ),
    "action.edit-not-added": (
        ("An edit takes an element off a display that holds only the printed ones.", "Printed elements stay."),
        ("Změna bere z desky prvek, který je jen natištěný.", "Natištěné prvky zůstávají."),
    ),
    "action.edit-display-full": (
        ("An edit adds an element to a full display.", "Take another off first."),
        ("Změna přidává prvek na plnou desku.", "Nejdřív jiný odeberte."),
    ),
    "action.edit-too-few-cubes": (
        ("An edit takes away more cubes than are on the tile.", "Take away fewer."),
        ("Změna odebírá víc kostiček, než na dílku je.", "Odeberte méně."),
    ),
    "action.edit-too-many-cubes": (
        ("An edit makes more cubes than an animal has.", "Add fewer."),
        ("Změna dává víc kostiček, než živočich má.", "Přidejte méně."),
    ),
}
