"""What the prompts of ask and edit say, and the watch."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "sessions.welcome": (
        "Every line is a command without the word dsrules; help shows how, quit ends.",
        "Každý řádek je příkaz bez slova dsrules; nápovědu ukáže help, konec je quit.",
    ),
    "sessions.board": ("The board is {path}.", "Postavení je v souboru {path}."),
    "sessions.no-board": ("No board is named yet.", "Soubor s postavením zatím není určen."),
    "sessions.no-board.hint": (
        "`board FILE` names one for all questions, or name it behind the command",
        "`board SOUBOR` určí jeden pro všechny otázky, nebo ho uveďte za příkazem",
    ),
    "sessions.see-help": ("help shows what a line may be", "co smí být řádek, ukáže help"),
    "sessions.inside": (
        "a line cannot start another prompt or a watch",
        "řádek nemůže spustit další výzvu ani sledování",
    ),
    "sessions.stdin": (
        "standard input cannot be the board here: name a file",
        "standardní vstup tu postavením být nemůže: uveďte soubor",
    ),
    "sessions.occupied": ("the lines come from there", "odtud přicházejí řádky"),
    "sessions.encoding": ("Line {n} is not UTF-8.", "Řádek {n} není v UTF-8."),
    "sessions.too-long": (
        "Line {n} has more than {most:number} characters.",
        "Řádek {n} má víc než {most:number} znaků.",
    ),
    "sessions.read-at": (
        "{path}, read at {time}; Ctrl-C ends the watch.",
        "{path}, čteno v {time}; sledování ukončí Ctrl-C.",
    ),
    "sessions.new": (
        "There is no file {path} yet: the position is empty. help shows what a line may be, save writes the file.",
        "Soubor {path} ještě není: postavení je prázdné. Co smí být řádek, ukáže help; soubor zapíše save.",
    ),
    "sessions.opened": (
        "{path} (tiles: {tiles}, animals: {animals}). help shows what a line may be, save writes the file.",
        "{path} (dílky: {tiles}, živočichové: {animals}). Co smí být řádek, ukáže help; soubor zapíše save.",
    ),
    "sessions.comments": (
        "save keeps the comments at the head of {path}, all others will be gone.",
        "save zachová komentáře na začátku souboru {path}, ostatní zmizí.",
    ),
    "sessions.saved": ("The position is in {path}.", "Postavení je v souboru {path}."),
    "sessions.unsaved": (
        "The changes are not saved: no line said save or quit.",
        "Změny nejsou uložené: žádný řádek neřekl save ani quit.",
    ),
    "sessions.leave": ("Leave without saving the changes? [y/N]", "Odejít bez uložení změn? [a/N]"),
    "sessions.changed": (
        "{path} is not as it was when it was read here, or it was never read.",
        "{path} není takový, jaký byl při čtení, nebo čten nebyl.",
    ),
    "sessions.changed.hint": (
        "`save FILE` writes another file, `save --force` writes over this one",
        "`save SOUBOR` zapíše jiný soubor, `save --force` přepíše tento",
    ),
    "sessions.overwrite": ("Write over {path}? [y/N]", "Přepsat {path}? [a/N]"),
    "sessions.undone": (
        "The last change is taken back; {n} more can be.",
        "Poslední změna je vrácena; vrátit lze ještě {n}.",
    ),
    "sessions.nothing-to-undo": ("There is nothing to take back.", "Není co vrátit."),
}
