"""What can be wrong with a file as such."""

TEXTS: dict[str, tuple[str, str]] = {
    "file.missing": ("There is no file {name}.", "Soubor {name} neexistuje."),
    "file.missing.hint": (
        "Check the name and the directory; - reads what is typed or piped in.",
        "Zkontrolujte jméno a adresář; - čte to, co přijde na standardní vstup.",
    ),
    "file.directory": ("{name} is a directory, not a file.", "{name} je adresář, ne soubor."),
    "file.directory.hint": ("Name a file in it.", "Uveďte některý soubor v něm."),
    "file.unreadable": ("{name} cannot be read: {reason}.", "{name} nelze přečíst: {reason}."),
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
}
