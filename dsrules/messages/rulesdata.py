"""What can be wrong with rules data: a copy given by --rules, or that of the program itself."""

TEXTS: dict[str, tuple[str, str]] = {
    "rulesdata.missing": (
        "There is no rules data in {name}: the file {file} is not there.",
        "V {name} nejsou data pravidel: chybí soubor {file}.",
    ),
    "rulesdata.missing.hint": (
        "--rules takes a copy of the directory rulesdata/, with all its files.",
        "--rules čeká kopii adresáře rulesdata/ se všemi soubory.",
    ),
    "rulesdata.type": ("Expected {expected}, found {value}.", "Čeká se {expected}, stojí tu {value}."),
    "rulesdata.object": ("a mapping", "dvojice klíč: hodnota"),
    "rulesdata.array": ("a list", "výčet"),
    "rulesdata.string": ("a text", "text"),
    "rulesdata.integer": ("a whole number", "celé číslo"),
    "rulesdata.number": ("a number", "číslo"),
    "rulesdata.boolean": ("true or false", "true nebo false"),
    "rulesdata.null": ("nothing (null)", "nic (null)"),
    "rulesdata.choice": ("Expected {choices:list.or}, found {value}.", "Čeká se {choices:list.or}, stojí tu {value}."),
    "rulesdata.least": ("{value} is too few: {least} is the least.", "{value} je příliš málo: nejméně {least}."),
    "rulesdata.most": ("{value} is too many: {most} is the most.", "{value} je příliš mnoho: nejvýš {most}."),
    "rulesdata.missing-key": ("The key “{name}” is missing.", "Chybí klíč „{name}“."),
    "rulesdata.unknown-key": (
        "The key “{name}” means nothing here; known: {known:list}.",
        "Klíč „{name}“ tu nic neznamená; známé: {known:list}.",
    ),
    "rulesdata.entries": ("{number} entries are too few or too many here.", "Položek je {number}, a to sem nepatří."),
    "rulesdata.twice": ("“{value}” is stated twice.", "„{value}“ je uvedeno dvakrát."),
    "rulesdata.empty": ("A text is missing.", "Chybí text."),
    "rulesdata.form": ("“{value}” has not the form that belongs here.", "„{value}“ nemá tvar, který sem patří."),
    "rulesdata.unknown-name": (
        "“{value}” is not declared in {file}.",
        "„{value}“ není deklarováno v {file}.",
    ),
    "rulesdata.length": (
        "Here {expected} entries are needed, one for each space of the box; there are {number}.",
        "Tady je potřeba {expected} položek, jedna za každé oko políčka; je jich {number}.",
    ),
    "rulesdata.page": (
        "The rulebook has {most} pages, so there is no page {value}.",
        "Pravidla mají {most} stran, strana {value} v nich není.",
    ),
    "rulesdata.rule-twice": (
        "The rule {value} is also in {file}.",
        "Pravidlo {value} je i v souboru {file}.",
    ),
    "rulesdata.unknown-rule": ("There is no rule {value}.", "Pravidlo {value} neexistuje."),
    "rulesdata.no-schema": (
        "There is no schema {name}; there are {known:list}.",
        "Schéma {name} neexistuje; existují {known:list}.",
    ),
    "rulesdata.hint": (
        "Compare with the file of the same name that comes with the program; `dsrules doctor` checks all of them.",
        "Srovnejte se stejnojmenným souborem dodaným s programem; všechny zkontroluje `dsrules doctor`.",
    ),
}
