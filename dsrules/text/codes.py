"""Every error code with its cause and its remedy, in English and Czech: what `dsrules explain CODE` says.

Codes are stable words in families: usage, file, yaml, position, action, rules (contract section 4).
"""

from __future__ import annotations

from typing import TypeAlias

from dsrules.text.codes_lines import ACTION, TILE_LINE, USAGE
from dsrules.text.codes_positions import POSITION

Words: TypeAlias = "tuple[str, str]"

DOCUMENT: dict[str, tuple[Words, Words]] = {
    "file.missing": (
        ("There is no file of that name.", "Check the name and the directory; - reads standard input."),
        ("Soubor toho jména neexistuje.", "Zkontrolujte jméno a adresář; - čte standardní vstup."),
    ),
    "file.directory": (
        ("The name is that of a directory.", "Name a file in it."),
        ("Je to jméno adresáře.", "Uveďte některý soubor v něm."),
    ),
    "file.unreadable": (
        ("The system does not let the file be read.", "Check who may read it, and that it is a file."),
        ("Systém nedovolí soubor přečíst.", "Zkontrolujte, kdo ho smí číst a zda je to soubor."),
    ),
    "file.size": (
        ("The input is larger than any position or ruling can be.", "Check that it is the file meant."),
        ("Vstup je větší, než může být postavení nebo rozhodnutí.", "Zkontrolujte, zda je to ten pravý soubor."),
    ),
    "file.encoding": (
        ("The file is not text in UTF-8.", "Save it as UTF-8."),
        ("Soubor není text v UTF-8.", "Uložte ho v UTF-8."),
    ),
    "file.unwritable": (
        ("The result could not be written; nothing was changed.", "Choose another place, or make room."),
        ("Výsledek se nepodařilo zapsat; nic se nezměnilo.", "Zvolte jiné místo, nebo uvolněte prostor."),
    ),
    "file.changed": (
        (
            "Somebody else has written the file since it was read, or it is there already.",
            "Save under another name, or with `save --force`.",
        ),
        (
            "Soubor od načtení změnil někdo jiný, nebo už existuje.",
            "Uložte pod jiným jménem, nebo pomocí `save --force`.",
        ),
    ),
    "file.no-ruling": (
        ("`verify` was given no ruling saved with --json.", "Save one: dsrules … --json > ruling.json."),
        ("`verify` nedostalo rozhodnutí uložené volbou --json.", "Uložte ho: dsrules … --json > rozhodnuti.json."),
    ),
    "file.game": (
        ("The record of a game has no position to start from, or no lines.", "Record one with `dsrules play`."),
        ("Záznam hry nemá výchozí postavení, nebo žádné řádky.", "Zaznamenejte hru příkazem `dsrules play`."),
    ),
    "yaml.empty": (
        ("The document has no content.", "Start from `dsrules setup --animals insects,birds`."),
        ("Dokument nemá obsah.", "Začněte od `dsrules setup --animals insects,birds`."),
    ),
    "yaml.syntax": (
        (
            "The text does not follow the rules of YAML: a bracket, quote, colon or the indentation is wrong.",
            "Look at the place shown and at the line before it.",
        ),
        (
            "Text se neřídí pravidly YAML: závorka, uvozovka, dvojtečka nebo odsazení není v pořádku.",
            "Podívejte se na ukázané místo a na řádek před ním.",
        ),
    ),
    "yaml.character": (
        ("A control character stands in the text.", "Delete it; the file may not be text at all."),
        ("V textu je řídicí znak.", "Smažte ho; možná to vůbec není textový soubor."),
    ),
    "yaml.documents": (
        ("A file holds one document, but --- begins another.", "Delete the rest, or make two files."),
        ("V souboru je jeden dokument, ale --- začíná další.", "Zbytek smažte, nebo udělejte dva soubory."),
    ),
    "yaml.alias": (
        ("Anchors (&) and aliases (*) are not read.", "Write the value out in each place."),
        ("Kotvy (&) a odkazy (*) se nečtou.", "Vypište hodnotu na každém místě."),
    ),
    "yaml.tag": (
        ("Tags (!) are not read.", "Delete the tag."),
        ("Značky typu (!) se nečtou.", "Značku smažte."),
    ),
    "yaml.key": (
        ("A list or mapping stands where a key belongs.", "Keys are plain words."),
        ("Na místě klíče stojí výčet nebo dvojice.", "Klíče jsou prostá slova."),
    ),
    "yaml.duplicate-key": (
        ("A mapping has the same key twice, so one of its values would be lost.", "Keep one of the two."),
        ("Stejný klíč je uveden dvakrát, jedna z hodnot by se ztratila.", "Nechte jen jeden."),
    ),
    "yaml.depth": (
        ("The document is nested deeper than any position.", "Look for a bracket too many."),
        ("Dokument je vnořen hlouběji než jakékoli postavení.", "Hledejte přebytečnou závorku."),
    ),
    "yaml.nodes": (
        ("The document has far more keys and values than a position.", "Check that it is the file meant."),
        ("Dokument má mnohem víc klíčů a hodnot než postavení.", "Zkontrolujte, zda je to ten pravý soubor."),
    ),
    "yaml.number": (
        ("A number has far more digits than any number of the game.", "Write the number that is meant."),
        ("Číslo má mnohem víc číslic než kterékoli číslo ve hře.", "Napište číslo, které má být."),
    ),
    "rules.missing": (
        ("The directory given by --rules lacks a file of the rules data.", "Copy the whole directory rulesdata/."),
        ("V adresáři z volby --rules chybí soubor dat pravidel.", "Zkopírujte celý adresář rulesdata/."),
    ),
    "rules.schema": (
        (
            "A file of the rules data has a value of the wrong kind, or a key that is missing or means nothing.",
            "Compare it with the file that comes with the program.",
        ),
        (
            "Soubor dat pravidel má hodnotu jiného typu, nebo klíč chybí či nic neznamená.",
            "Srovnejte ho se souborem dodaným s programem.",
        ),
    ),
    "rules.unknown-name": (
        ("The rules data uses a name that it declares nowhere.", "Correct the name, or declare it."),
        ("Data pravidel používají název, který nikde nedeklarují.", "Opravte název, nebo ho deklarujte."),
    ),
    "rules.length": (
        ("A list has not one entry for each space of its box.", "Add or delete entries, or change `spaces`."),
        ("Výčet nemá právě jednu položku na každé oko políčka.", "Upravte položky, nebo `spaces`."),
    ),
    "rules.incomplete": (
        ("A table lacks an entry that the rest of the data needs.", "Add the entry."),
        ("V tabulce chybí položka, kterou ostatní data potřebují.", "Doplňte ji."),
    ),
    "rules.page": (
        ("A rule cites a page that the rulebook does not have.", "Correct the page."),
        ("Pravidlo odkazuje na stranu, která v pravidlech není.", "Opravte stranu."),
    ),
    "rules.twice": (
        ("Two rules have the same id.", "Give one of them another id."),
        ("Dvě pravidla mají totéž id.", "Dejte jednomu jiné."),
    ),
    "rules.unknown-rule": (
        ("Something refers to a rule that does not exist.", "Correct the id."),
        ("Něco odkazuje na pravidlo, které neexistuje.", "Opravte id."),
    ),
    "rules.full-text": (
        ("This Python has SQLite without full-text search.", "Use a Python whose SQLite has FTS5."),
        ("SQLite v tomto Pythonu nemá plnotextové hledání.", "Použijte Python, jehož SQLite má FTS5."),
    ),
    "rules.figure": (
        ("The text of a rule names a figure that the tables do not hold.", "Correct the path in braces."),
        ("Text pravidla jmenuje údaj, který v tabulkách není.", "Opravte cestu ve složených závorkách."),
    ),
}

CODES: dict[str, tuple[Words, Words]] = {**USAGE, **DOCUMENT, **POSITION, **TILE_LINE, **ACTION}
"""Code -> (cause, remedy) in English, (cause, remedy) in Czech."""
