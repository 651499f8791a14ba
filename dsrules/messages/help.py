"""What the help pages say: a line a command, a line a parameter."""

from __future__ import annotations

HEADINGS: dict[str, tuple[str, str]] = {
    "program": (
        "dsrules settles rules disputes in the board game Dominant Species: the verdict, the sum that led to it, and "
        "the rulebook page of each step.",
        "dsrules rozhoduje spory o pravidla deskové hry Dominant Species: verdikt, výpočet, který k němu vedl, "
        "a strana pravidel u každého kroku.",
    ),
    "usage": ("Usage", "Použití"),
    "call": ("COMMAND …   (dsrules COMMAND --help for one command)", "PŘÍKAZ …   (dsrules PŘÍKAZ --help k příkazu)"),
    "options": ("[OPTIONS]", "[VOLBY]"),
    "rulings": ("Disputes about a position", "Spory o postavení"),
    "moves": ("Actions, scoring and the turn", "Akce, bodování a průběh kola"),
    "boards": ("Boards to look at, to enter and to share", "Plány k prohlédnutí, zapsání a sdílení"),
    "lookup": ("The rulebook at hand", "Pravidla po ruce"),
    "pictures": ("Pictures", "Obrázky"),
    "tools": ("Files and tools", "Soubory a nástroje"),
    "common": ("Options of every command", "Volby každého příkazu"),
    "unofficial": (
        "An unofficial aid. The game and its name belong to their publisher, GMT.",
        "Neoficiální pomůcka. Hra a její název patří vydavateli, GMT.",
    ),
}

COMMON: dict[str, tuple[str, str]] = {
    "--json": ("one JSON document instead of text", "jeden dokument JSON místo textu"),
    "--format text|json|md": ("text, JSON or Markdown", "text, JSON nebo Markdown"),
    "--lang en|cs": ("English or Czech (also DSRULES_LANG)", "anglicky nebo česky (také DSRULES_LANG)"),
    "--rules DIR": ("judge by another copy of rulesdata/", "rozhodovat podle jiné kopie rulesdata/"),
    "--switch NAME=VALUE": ("set a house rule or reading", "nastavit domácí pravidlo nebo výklad"),
    "--help": ("show this page", "ukázat tuto stránku"),
}

SUMMARIES: dict[str, tuple[str, str]] = {
    "dominance": (
        "who qualifies on each tile, and what becomes of the cone",
        "kdo na dílku splňuje podmínku dominance a co bude s kuželem",
    ),
    "matches": ("every animal's matches, with the sum written out", "shody každého živočicha s rozepsaným součtem"),
    "endangered": ("which species are endangered", "které druhy jsou ohrožené"),
    "tile": ("rule on one tile typed in a line", "rozhodnout o jednom dílku zapsaném v řádku"),
    "claim": (
        "may this animal claim this tile; can a tie be shown",
        "smí si živočich nárokovat dílek; lze ukázat remízu",
    ),
    "check": ("every error, warning and note on a position", "všechny chyby, varování a poznámky k postavení"),
    "can": ("is this action legal, and why not", "je akce dovolená, a když ne, proč"),
    "act": ("the position after an action", "postavení po akci"),
    "whatif": ("what changes if …", "co se změní, když …"),
    "moves": ("what an animal may do", "co živočich smí udělat"),
    "flip": ("the smallest changes that would turn dominance", "nejmenší změny, které by obrátily dominanci"),
    "next": ("what is carried out next, and by whom", "co přijde na řadu a kdo je na tahu"),
    "score": ("the VP that scoring a tile gives", "VP za bodování dílku"),
    "survival": ("who holds the Survival Card, and its VP", "kdo drží kartu přežití a kolik má VP"),
    "extinction": ("what Extinction removes", "co odstraní vyhynutí"),
    "final": ("final scores and ranking", "závěrečné bodování a pořadí"),
    "setup": ("a starting position", "počáteční postavení"),
    "play": ("play a game at random, by seed", "odehrát náhodnou partii podle zadaného čísla"),
    "replay": ("rule on every line of a written game", "posoudit každý řádek zapsané partie"),
    "show": ("the board as a picture", "obrázek plánu"),
    "export": (
        "the board as a file to share: .svg, .png, .html or .md",
        "plán jako soubor ke sdílení: .svg, .png, .html nebo .md",
    ),
    "edit": ("enter or correct a position, line by line", "zapsat nebo opravit postavení řádek po řádku"),
    "ask": ("a prompt: many questions about one board", "výzva: mnoho otázek k jednomu postavení"),
    "watch": ("rule again whenever the file changes", "rozhodnout znovu, kdykoli se soubor změní"),
    "rule": ("rules by id, with page and basis", "pravidla podle id, se stranou a oporou"),
    "search": ("find a rule by words, in English or Czech", "najít pravidlo podle slov, česky i anglicky"),
    "action": ("an action step by step", "akce krok za krokem"),
    "card": ("a card: effect, clarification, rulings", "karta: účinek, vysvětlení, rozhodnutí"),
    "animal": ("an animal: elements, ability, supply", "živočich: prvky, schopnost, zásoba"),
    "terrain": ("a terrain: tiles, speciation, VP", "terén: dílky, speciace, VP"),
    "term": ("a word of the game", "pojem ze hry"),
    "page": ("what the rulebook has on a page", "co je na které straně pravidel"),
    "switches": ("house rules and readings that can be set", "domácí pravidla a výklady, které lze nastavit"),
    "batch": (
        "many questions at once: JSON Lines in, JSON Lines out",
        "mnoho otázek najednou: JSON Lines dovnitř i ven",
    ),
    "fmt": ("a position file in canonical form", "soubor s postavením v kanonickém tvaru"),
    "schema": ("the JSON Schema of position and game files", "JSON Schema souborů s postavením a s hrou"),
    "explain": ("what an error code means and what to do", "co znamená kód chyby a co s ní"),
    "verify": ("check a ruling saved with --json again", "znovu ověřit rozhodnutí uložené s --json"),
    "doctor": ("check the program and its rules data", "zkontrolovat program a jeho data pravidel"),
    "help": (
        "help on the notations: help action, help tile, help card NAME",
        "nápověda k zápisům: help action, help tile, help card NÁZEV",
    ),
}

_BOARD = ("position file, - for standard input", "soubor s postavením, - pro standardní vstup")
_TILE = ("hex of the tile, such as e4", "hexagon dílku, třeba e4")
_PLAYER = (
    "a player and the animals he or she plays, for several animals each; once for each player",
    "hráč a živočichové, za které hraje, má-li jich víc; jednou pro každého hráče",
)
_OUT = ("write to this file, whole or not at all", "zapsat do tohoto souboru, celé nebo vůbec")

PARAMETERS: dict[str, tuple[str, str]] = {
    "dominance.board": _BOARD,
    "dominance.tile": ("only this tile, in full", "jen tento dílek, podrobně"),
    "matches.board": _BOARD,
    "matches.tile": ("only this tile", "jen tento dílek"),
    "endangered.board": _BOARD,
    "tile.line": ('such as "desert: 3 sun | reptiles 1, insects 2"', 'třeba "poušť: 3 slunce | plazi 1, hmyz 2"'),
    "claim.board": _BOARD,
    "claim.tile": _TILE,
    "claim.animal": ("who claims", "kdo si dílek nárokuje"),
    "claim.tie": ("can a tie be shown instead", "místo nároku: lze ukázat remízu"),
    "check.board": _BOARD,
    "check.strict": ("exit with 1 on warnings too", "skončit s 1 i při varování"),
    "can.board": _BOARD,
    "can.action": (
        'such as "birds migration@4 c4>d4 2"; `dsrules help action`',
        'třeba "ptáci migrace@4 c4>d4 2"; `dsrules help action`',
    ),
    "can.anytime": ("judge the action alone, not whose turn it is", "posoudit jen akci, ne kdo je na řadě"),
    "act.board": _BOARD,
    "act.action": ("as for can", "jako u can"),
    "act.anytime": ("judge the action alone, not whose turn it is", "posoudit jen akci, ne kdo je na řadě"),
    "act.output": _OUT,
    "whatif.board": _BOARD,
    "whatif.edits": (
        'such as "d3.e=grass", "d3 mammals +1", or an action line',
        'třeba "d3.e=grass", "d3 mammals +1", nebo řádek akce',
    ),
    "moves.board": _BOARD,
    "moves.animal": ("who acts", "kdo je na tahu"),
    "moves.box": ("only this box", "jen toto políčko akce"),
    "moves.limit": ("list at most so many", "vypsat nejvýše tolik"),
    "flip.board": (
        "position file, - for standard input, or a tile line",
        "soubor s postavením, - pro standardní vstup, nebo zápis dílku",
    ),
    "flip.tile": _TILE,
    "flip.animal": ("only what this animal gains or loses", "jen co získá nebo ztratí tento živočich"),
    "next.board": _BOARD,
    "score.board": _BOARD,
    "score.tile": _TILE,
    "survival.board": _BOARD,
    "extinction.board": _BOARD,
    "extinction.save": ("hex where mammals keep one species", "hexagon, kde si savci ponechají jeden druh"),
    "final.board": _BOARD,
    "show.board": _BOARD,
    "export.board": _BOARD,
    "export.output": ("the file, of the kind its ending says", "soubor, druh podle přípony"),
    "edit.board": (
        "position file; if there is none yet, an empty position is begun",
        "soubor s postavením; pokud ještě není, začne se prázdným",
    ),
    "ask.board": (
        "position file that the questions are about; read anew for each",
        "soubor s postavením, k němuž otázky jsou; čte se pokaždé znovu",
    ),
    "watch.board": ("position file to watch", "sledovaný soubor s postavením"),
    "watch.command": (
        "the question, without the board: claim e4 birds; dominance if none is given",
        "otázka bez souboru: claim e4 ptáci; bez ní dominance",
    ),
    "watch.times": (
        "end after so many answers, with the exit code of the last one",
        "skončit po tolika odpovědích, s návratovým kódem poslední",
    ),
    "setup.animals": ("animals in play, with commas", "živočichové ve hře, s čárkami"),
    "setup.player": _PLAYER,
    "setup.seed": ("draw tiles, discs and cards by this number", "vylosovat dílky, žetony a karty podle tohoto čísla"),
    "setup.output": _OUT,
    "play.animals": ("animals in play, with commas", "živočichové ve hře, s čárkami"),
    "play.player": _PLAYER,
    "play.seed": ("number that decides the game", "číslo, které určuje celou partii"),
    "play.output": _OUT,
    "replay.game": ("file written by play", "soubor zapsaný příkazem play"),
    "rule.ids": (
        "rule ids; a prefix such as glaciation lists a chapter",
        "id pravidel; předpona jako glaciation vypíše kapitolu",
    ),
    "rule.report": ("what to send in with a better page", "co poslat, když znáte přesnější stranu"),
    "search.words": ("words or a question", "slova nebo otázka"),
    "search.limit": ("show at most so many", "ukázat nejvýše tolik"),
    "action.name": (
        "name of a box or automatic step; none lists them all",
        "název políčka akce nebo automatického kroku; bez něj seznam",
    ),
    "card.name": ("name of a card; none lists them all", "název karty; bez něj seznam"),
    "animal.name": ("name of an animal; none lists them all", "název živočicha; bez něj seznam"),
    "terrain.name": ("name of a terrain; none lists them all", "název terénu; bez něj seznam"),
    "term.word": ("a word of the game; none lists them all", "pojem; bez něj seznam"),
    "switches.name": ("name of a switch; none lists them all", "název přepínače; bez něj seznam"),
    "page.number": ("page of the rulebook", "strana pravidel"),
    "batch.file": ("JSON Lines, - for standard input (the default)", "JSON Lines, - pro standardní vstup (výchozí)"),
    "batch.jobs": ("work with so many processes", "pracovat tolika procesy"),
    "fmt.board": _BOARD,
    "fmt.write": ("write the file back in place", "zapsat soubor zpět na místo"),
    "fmt.check": ("only tell whether it is canonical (exit 1 if not)", "jen říci, zda je kanonický (1, když není)"),
    "schema.name": (
        "position (the default), game, or a file of rulesdata/",
        "position (výchozí), game nebo soubor z rulesdata/",
    ),
    "explain.code": ("code of an error, such as position.corner-twice", "kód chyby, třeba position.corner-twice"),
    "verify.file": (
        "ruling saved with --json, - for standard input",
        "rozhodnutí uložené s --json, - pro standardní vstup",
    ),
    "help.topic": ("action, tile, position, card NAME, a command …", "action, tile, position, card NÁZEV, příkaz …"),
}
