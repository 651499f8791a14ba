"""What can be wrong with a file as such."""

TEXTS: dict[str, tuple[str, str]] = {
    "file.no-ruling": ("This is no ruling saved with --json.", "Tohle není rozhodnutí uložené volbou --json."),
    "file.no-ruling.hint": (
        "Save one first: dsrules claim BOARD TILE ANIMAL --json > ruling.json",
        "Nejdřív nějaké uložte: dsrules claim BOARD TILE ANIMAL --json > rozhodnuti.json",
    ),
    "file.comments": (
        "Only the comments at the head of the file are kept.",
        "Zachovávají se jen komentáře na začátku souboru.",
    ),
    "file.missing": ("There is no file {name}.", "Soubor {name} neexistuje."),
    "file.missing.hint": (
        "Check the name and the directory; - reads what is typed or piped in.",
        "Zkontrolujte jméno a adresář; - čte to, co přijde na standardní vstup.",
    ),
    "file.directory": ("{name} is a directory, not a file.", "{name} je adresář, ne soubor."),
    "file.directory.hint": ("Name a file in it.", "Uveďte některý soubor v něm."),
    "file.unreadable": ("{name} cannot be read: {reason}.", "{name} nelze přečíst: {reason}."),
    "file.no-file": ("it is no ordinary file", "není to obyčejný soubor"),
    "file.unreadable.hint": ("Check who may read it.", "Zkontrolujte, kdo ho smí číst."),
    "file.size": (
        "{name} is larger than {limit:number} bytes; no position comes near that.",
        "{name} má víc než {limit:number} bajtů; žádné postavení není ani zdaleka tak velké.",
    ),
    "file.size.hint": ("Check that this is the file meant.", "Zkontrolujte, zda je to ten pravý soubor."),
    "file.encoding": (
        "{name} is not UTF-8: the byte {byte} cannot stand here.",
        "{name} není v UTF-8: bajt {byte} tu nemůže stát.",
    ),
    "file.encoding.hint": (
        "Save it as UTF-8; if it is no text at all, it is the wrong file.",
        "Uložte ho v UTF-8; pokud to vůbec není text, je to jiný soubor.",
    ),
    "file.unwritable": ("{name} cannot be written: {reason}.", "{name} nelze zapsat: {reason}."),
    "file.unwritable.hint": (
        "Nothing was changed. Choose another place for the file.",
        "Nic se nezměnilo. Zvolte pro soubor jiné místo.",
    ),
    "file.game": ("This is no game file.", "Tohle není soubor s partií."),
    "file.game.hint": (
        "A game file has dsrules: 1, start: with a position, and actions: with a list of action lines; `dsrules play`"
        " writes one.",
        "Soubor s partií má dsrules: 1, start: s postavením a actions: se seznamem řádků akcí; zapíše ho"
        " `dsrules play`.",
    ),
    "file.game.mapping": (
        "This is no game file: it has no keys.",
        "Tohle není soubor s partií: nemá klíče.",
    ),
    "file.game.missing": ("A game file needs the key {key}.", "Soubor s partií potřebuje klíč {key}."),
    "file.game.key": ("A game file has no key {key}.", "Soubor s partií nemá klíč {key}."),
    "file.game.version": (
        "dsrules has to be {n}, not {value}.",
        "dsrules musí být {n}, ne {value}.",
    ),
    "file.game.list": (
        "actions has to be a list of action lines.",
        "actions musí být seznam řádků akcí.",
    ),
    "file.game.rules": (
        "rules is the digest of the rules data that the game was written by, not {value}.",
        "rules je otisk dat pravidel, podle kterých byla partie zapsána, ne {value}.",
    ),
    "file.game.line": (
        "An action is a line of text, not {value}.",
        "Akce je řádek textu, ne {value}.",
    ),
}
