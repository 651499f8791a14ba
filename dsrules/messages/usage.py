"""What is wrong with a question or a command line."""

TEXTS: dict[str, tuple[str, str]] = {
    "usage.choice": (
        "--{option} cannot be {value}; it is one of {choices:list.or}",
        "--{option} nemůže být {value}; možnosti jsou {choices:list.or}",
    ),
    "usage.switch": (
        "--switch takes NAME=VALUE, not {value}; `dsrules switches` lists them",
        "--switch čeká NÁZEV=HODNOTA, ne {value}; seznam vypíše `dsrules switches`",
    ),
    "usage.owners": (
        "--player takes NAME=ANIMAL,ANIMAL, each player once, not {value}",
        "--player čeká JMÉNO=ŽIVOČICH,ŽIVOČICH, každého hráče jednou, ne {value}",
    ),
    "usage.export": (
        "{name} has none of the endings {known:list}",
        "{name} nemá žádnou z přípon {known:list}",
    ),
    "usage.no-option": ("there is no option {option}", "volba {option} neexistuje"),
    "usage.missing-argument": ("{argument} is missing", "chybí {argument}"),
    "usage.option-needs-one": ("option {option} needs a value", "volba {option} potřebuje hodnotu"),
    "usage.option-takes-none": ("option {option} takes no value", "volba {option} žádnou hodnotu nebere"),
    "usage.whole-number": ("{argument} takes a whole number", "{argument} čeká celé číslo"),
    "usage.whole-number-from": (
        "{argument} takes a whole number from {least} up",
        "{argument} čeká celé číslo od {least} výše",
    ),
    "usage.no-command": ("no command is given", "chybí příkaz"),
    "usage.extra": ("this is too much: {words}", "tohle přebývá: {words}"),
    "usage.bad-value": ("{argument} has a bad value: {why}", "{argument} má chybnou hodnotu: {why}"),
    "usage.other": ("{why}", "{why}"),
    "usage.command": ("there is no command {name}", "příkaz {name} neexistuje"),
    "usage.topic": ("help has nothing on {name}", "nápověda k tématu {name} není"),
    "usage.code": ("there is no error code {code}", "kód chyby {code} neexistuje"),
    "usage.did-you-mean": ("did you mean {names:list.or}?", "nemyslíte {names:list.or}?"),
    "usage.see-help": ("`dsrules --help` lists the commands", "příkazy vypíše `dsrules --help`"),
    "usage.see-command-help": (
        "`dsrules {command} --help` shows what the command takes",
        "co příkaz bere, ukáže `dsrules {command} --help`",
    ),
    "usage.missing": ("the question {ask} needs {key}", "otázka {ask} potřebuje {key}"),
    "usage.value": ("the question {ask} has a bad value of {key}", "otázka {ask} má chybnou hodnotu {key}"),
    "usage.ask": (
        "there is no question {ask}; the questions are {known:list.or}",
        "otázka {ask} neexistuje; otázky jsou {known:list.or}",
    ),
    "usage.json": ("the line is not JSON", "řádek není JSON"),
    "usage.json.at": ("the line is not JSON from column {column} on", "řádek od sloupce {column} dál není JSON"),
    "usage.json.encoding": (
        "the line is not UTF-8: the byte {byte} at position {column} cannot stand there",
        "řádek není v UTF-8: bajt {byte} na místě {column} tam nemůže stát",
    ),
    "usage.json.twice": ("keep one of them", "nechte jen jeden z nich"),
    "usage.long-line": (
        "the line is longer than {limit:number} bytes; no position comes near that",
        "řádek má víc než {limit:number} bajtů; žádné postavení není ani zdaleka tak velké",
    ),
    "usage.object": ("a line must be a JSON object", "řádek musí být objekt JSON"),
    "usage.jobs": ("--jobs takes a number from 1 up", "--jobs čeká číslo od 1 výše"),
    "usage.internal": ("dsrules has failed: {what}", "dsrules selhal: {what}"),
    "usage.schema-accepts": ("the schema accepts what the reader refuses", "schéma přijímá, co čtení odmítá"),
    "usage.internal-hint": (
        "this is a defect of the program; please report it with the input (DSRULES_DEBUG=1 shows the details)",
        "to je vada programu; prosíme o hlášení i se vstupem (podrobnosti ukáže DSRULES_DEBUG=1)",
    ),
}
