"""Causes and remedies of the codes of positions (see `dsrules.text.codes`)."""

from __future__ import annotations

from typing import TypeAlias

Words: TypeAlias = "tuple[str, str]"

FORM: dict[str, tuple[Words, Words]] = {
    "position.version": (
        ("The document does not say that it is a position of a version read here.", "Begin with `dsrules: 1`."),
        ("Dokument neříká, že je to postavení ve verzi, která se tu čte.", "Začněte řádkem `dsrules: 1`."),
    ),
    "position.type": (
        ("A value is of the wrong kind: a list for a mapping, a text for a number.", "Write the kind expected."),
        ("Hodnota je jiného typu: výčet místo dvojic, text místo čísla.", "Napište typ, který se čeká."),
    ),
    "position.unknown-key": (
        ("A key means nothing in its place.", "Correct its spelling, or move it where it belongs."),
        ("Klíč na svém místě nic neznamená.", "Opravte ho, nebo přesuňte tam, kam patří."),
    ),
    "position.missing-key": (
        ("A key that is needed here is missing.", "Add it."),
        ("Chybí klíč, který je tu potřeba.", "Doplňte ho."),
    ),
    "position.range": (
        ("A number is beyond what can be.", "Write the number that is meant."),
        ("Číslo je mimo to, co může být.", "Napište číslo, které má být."),
    ),
    "position.short-form": (
        ("The short form of a tile is not a terrain, perhaps with “tundra” behind it.", "Write `sea` or `sea tundra`."),
        ("Krátký zápis dílku není terén, případně s „tundra“.", "Pište `sea` nebo `sea tundra`."),
    ),
    "position.short-in-long": (
        ("The long form of a tile has terrain and tundra in one value.", "Write terrain: sea, tundra: true."),
        ("Dlouhý zápis dílku má terén a tundru v jedné hodnotě.", "Pište terrain: sea, tundra: true."),
    ),
    "position.name": (
        ("The name of a player is empty, very long or not printable.", "Use a short plain name."),
        ("Jméno hráče je prázdné, velmi dlouhé nebo netisknutelné.", "Použijte krátké prosté jméno."),
    ),
    "position.owner-without-animal": (
        ("A player under `owners` has no animal.", "List the player's animals, or delete the entry."),
        ("Hráč pod `owners` nemá živočicha.", "Vypište jeho živočichy, nebo položku smažte."),
    ),
    "position.unknown-word": (
        ("A name is none of the game, or could mean several things.", "Use a name, a code or three letters."),
        ("Název ve hře není, nebo může znamenat víc věcí.", "Použijte název, kód nebo aspoň tři písmena."),
    ),
    "position.unknown-hex": (
        ("The board has no such hex.", "Hexes are a1 to g4: columns left to right, rows counted from the top."),
        ("Herní plán takový hexagon nemá.", "Hexagony jsou a1 až g4: sloupce zleva, řady shora."),
    ),
    "position.unknown-corner": (
        ("There is no such corner, or the hexes named share more than one.", "Write d3.e, or all hexes: d3+e3+e4."),
        ("Takový roh není, nebo jich uvedené hexagony mají společných víc.", "Pište d3.e, nebo všechny: d3+e3+e4."),
    ),
    "position.phase": (
        ("The phase is not one of those that a turn has.", "Write planning, execution, reset or over."),
        ("Taková fáze v kole není.", "Pište planning, execution, reset nebo over."),
    ),
    "position.unknown-step": (
        ("`next` names no step of the turn.", "Write a box and a space, migration@3, or a step of the Reset Phase."),
        ("`next` nejmenuje krok kola.", "Pište políčko a oko, migration@3, nebo krok fáze obnovy."),
    ),
    "position.switch": (
        ("A switch is set to a reading or number that it does not have.", "`dsrules switches` lists the readings."),
        ("Přepínač je nastaven na výklad nebo číslo, které nezná.", "Výklady vypíše `dsrules switches`."),
    ),
}

CONTENT: dict[str, tuple[Words, Words]] = {
    "position.twice": (
        ("The same thing is stated twice, perhaps in two spellings.", "Keep one of the two."),
        ("Totéž je uvedeno dvakrát, třeba ve dvou zápisech.", "Nechte jen jedno."),
    ),
    "position.corner-twice": (
        ("A corner is named twice, perhaps in two spellings, but it holds one disc.", "Keep the disc that lies there."),
        ("Roh je uveden dvakrát, třeba ve dvou zápisech, ale leží na něm jeden žeton.", "Nechte ten, který tam leží."),
    ),
    "position.corner-off-earth": (
        ("A disc stands on a corner that touches no tile.", "Add the tile, or correct the corner."),
        ("Žeton leží na rohu, kterého se žádný dílek nedotýká.", "Doplňte dílek, nebo opravte roh."),
    ),
    "position.unknown-off-earth": (
        ("An unknown corner touches no tile, so it is vacant.", "Delete it, or add the tile. It is only a warning."),
        ("Neznámého rohu se žádný dílek nedotýká.", "Smažte ho, nebo doplňte dílek. Je to jen varování."),
    ),
    "position.unknown-and-known": (
        ("A corner or hex is unknown and has its content stated as well.", "Delete one of the two statements."),
        ("Roh nebo hexagon je neznámý a zároveň má uvedený obsah.", "Jeden z údajů smažte."),
    ),
    "position.species-off-tile": (
        ("Species or a cone are stated where there is no tile.", "Name the terrain."),
        ("Druhy nebo kužel jsou uvedeny tam, kde není dílek.", "Uveďte terén."),
    ),
    "position.no-tile": (
        ("A tile was scored, or a card is owed for it, but there is no tile.", "Add the tile, or correct the hex."),
        ("Dílek se bodoval nebo za něj náleží karta, ale není tam.", "Doplňte dílek, nebo opravte hexagon."),
    ),
    "position.tundra": (
        ("The terrain is tundra and `tundra` is false.", "Name the terrain beneath, or delete `tundra: false`."),
        ("Terén je tundra a `tundra` je false.", "Uveďte terén pod ní, nebo smažte `tundra: false`."),
    ),
    "position.hibernating": (
        ("More cubes hibernate than stand on the tile.", "Hibernating cubes count among the species."),
        ("Hibernuje víc kostiček, než na dílku stojí.", "Hibernující kostičky se počítají mezi druhy."),
    ),
    "position.tile-and-tiles": (
        ("A document of one tile without a map also has parts of a map.", "Use `tile` alone, or `tiles`."),
        ("Dokument o jednom dílku bez mapy má i části mapy.", "Použijte jen `tile`, nebo `tiles`."),
    ),
    "position.added-and-elements": (
        ("A display is given both as what was added and as a whole.", "Keep one of the two."),
        ("Deska je uvedena jako to, co přibylo, i jako celek.", "Nechte jen jedno."),
    ),
    "position.display-without-printed": (
        ("A whole display lacks printed elements.", "List them too, or use `added`."),
        ("Celá deska nemá natištěné prvky.", "Vypište je také, nebo použijte `added`."),
    ),
    "position.too-many-elements": (
        ("A display or a tile has more elements than it has room for.", "Delete those that are not there."),
        ("Deska nebo dílek má víc prvků, než se tam vejde.", "Smažte ty, které tam nejsou."),
    ),
    "position.too-many": (
        ("A box of the action display has more entries than places.", "Delete those that are not there."),
        ("Políčko přehledu akcí má víc položek než míst.", "Smažte ty, které tam nejsou."),
    ),
}

SUPPLY: dict[str, tuple[Words, Words]] = {
    "position.too-many-discs": (
        ("More discs of a type are stated than there are; printed elements are no discs.", "Count them again."),
        ("Je uvedeno víc žetonů jednoho typu, než existuje; natištěné prvky žetony nejsou.", "Přepočítejte je."),
    ),
    "position.too-many-tiles": (
        ("More tiles of a terrain are stated than there are, face-up ones included.", "Check the terrains."),
        ("Je uvedeno víc dílků jednoho terénu, než existuje, i s odkrytými.", "Zkontrolujte terény."),
    ),
    "position.too-many-tundra": (
        ("More tiles are glaciated than there are tundra tiles.", "Check which tiles are tundra."),
        ("Zaledněných dílků je víc než dílků tundry.", "Zkontrolujte, které to jsou."),
    ),
    "position.too-many-cubes": (
        ("An animal has more cubes than there are, the one on the VP track included.", "Count them again."),
        ("Živočich má víc kostiček, než existuje, i s tou na stupnici VP.", "Přepočítejte je."),
    ),
    "position.card-twice": (
        ("A card lies face up twice, or has been taken already.", "Each dominance card is there once."),
        ("Karta leží odkrytá dvakrát, nebo už byla vzata.", "Každá dominanční karta je jen jednou."),
    ),
    "position.cubes-beyond-players": (
        ("An animal has more cubes than the number of players gives it.", "Check `players`. It is only a warning."),
        ("Živočich má víc kostiček, než mu dává počet hráčů.", "Zkontrolujte `players`. Je to jen varování."),
    ),
    "position.fewer-cubes": (
        ("Some cubes of an animal are not mentioned.", "Check gene pool and cubes out of play. It is only a note."),
        ("Některé kostičky živočicha nejsou uvedeny.", "Zkontrolujte zásobu a kostičky mimo hru. Je to jen poznámka."),
    ),
    "position.too-many-pawns": (
        ("An animal has more action pawns than the box holds for it.", "Count them again. It is only a warning."),
        ("Živočich má víc akčních pěšců, než pro něj je v krabici.", "Přepočítejte je. Je to jen varování."),
    ),
}

CONTRADICTIONS: dict[str, tuple[Words, Words]] = {
    "position.initiative": (
        ("An animal in play is missing from the initiative track.", "Add it. It is only a warning."),
        ("Živočich ve hře chybí na stupnici iniciativy.", "Doplňte ho. Je to jen varování."),
    ),
    "position.without-owner": (
        ("`owners` leaves out an animal in play.", "Say whose it is. It is only a warning."),
        ("`owners` vynechává živočicha ve hře.", "Uveďte, komu patří. Je to jen varování."),
    ),
    "position.players": (
        ("There are more animals than players, and nobody says whose they are.", "Add `owners`. It is only a warning."),
        ("Ve hře je víc živočichů než hráčů a není řečeno, komu patří.", "Doplňte `owners`. Je to jen varování."),
    ),
    "position.next": (
        ("`next` is stated in a phase that has no next step.", "Delete it, or correct `phase`. It is only a warning."),
        ("`next` je uvedeno ve fázi, která další krok nemá.", "Smažte ho, nebo opravte `phase`. Je to jen varování."),
    ),
    "position.turn": (
        ("`turn` is stated outside the Planning Phase.", "Delete it, or correct `phase`. It is only a warning."),
        ("`turn` je uvedeno mimo fázi plánování.", "Smažte ho, nebo opravte `phase`. Je to jen varování."),
    ),
    "position.owed": (
        ("A card is owed for a tile that was not scored last.", "Add the tile to `scored`. It is only a warning."),
        ("Karta náleží za dílek, který se nebodoval naposledy.", "Doplňte ho do `scored`. Je to jen varování."),
    ),
    "position.shielded": (
        ("A type is spared that the animal has not added.", "Delete it. It is only a note."),
        ("Chrání se typ, který živočich nemá přidaný.", "Smažte ho. Je to jen poznámka."),
    ),
}

POSITION: dict[str, tuple[Words, Words]] = {**FORM, **CONTENT, **SUPPLY, **CONTRADICTIONS}
