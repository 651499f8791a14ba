"""What can be wrong with a document before anything is known about its content."""

_COMMON = {
    "bracket": (
        "A comma or a closing bracket is missing before this place.",
        "Před tímto místem chybí čárka nebo zavírací závorka.",
        "The bracket that opened the list or mapping needs its partner: [a, b] or {key: value}.",
        "Závorka na začátku výčtu potřebuje svůj protějšek: [a, b] nebo {klíč: hodnota}.",
    ),
    "quote": (
        "A text in quotes is not closed, or holds an escape that means nothing.",
        "Text v uvozovkách není ukončen, nebo obsahuje neplatnou sekvenci se zpětným lomítkem.",
        "Close the quotes; names of the game need none.",
        "Ukončete uvozovky; názvy ve hře žádné nepotřebují.",
    ),
    "tab": (
        "A tab stands where only spaces may indent.",
        "Odsazení obsahuje tabulátor; odsazovat lze jen mezerami.",
        "Indent with spaces.",
        "Odsazujte mezerami.",
    ),
    "start": (
        "No value can begin with this character.",
        "Tímto znakem nemůže žádná hodnota začínat.",
        "Put the text in quotes if it belongs there.",
        "Pokud tam znak patří, dejte text do uvozovek.",
    ),
    "colon": (
        "A key without its colon.",
        "Klíč bez dvojtečky.",
        "Write key: value, with a space after the colon.",
        "Pište klíč: hodnota, za dvojtečkou mezera.",
    ),
    "value": (
        "A colon stands where no key can be.",
        "Dvojtečka stojí tam, kde nemůže být klíč.",
        "Check the indentation of this line and the one before; put one key on each line, or use {key: value}.",
        "Zkontrolujte odsazení tohoto a předchozího řádku; na každý řádek patří jeden klíč, nebo pište "
        "{klíč: hodnota}.",
    ),
    "indent": (
        "This line does not fit the structure around it.",
        "Tento řádek nezapadá do okolní struktury.",
        "Lines that belong together begin in the same column; what belongs to a key is indented further.",
        "Řádky, které patří k sobě, začínají ve stejném sloupci; co patří ke klíči, je odsazeno víc.",
    ),
    "rest": (
        "Something stands after the end of the document.",
        "Za koncem dokumentu ještě něco stojí.",
        "One document a file: delete the rest, or check the indentation.",
        "V souboru je jediný dokument: zbytek smažte, nebo zkontrolujte odsazení.",
    ),
    "content": (
        "A value is missing here, or a bracket or comma is too many.",
        "Tady chybí hodnota, nebo přebývá závorka či čárka.",
        "Give the value, or delete the character.",
        "Doplňte hodnotu, nebo znak smažte.",
    ),
    "other": (
        "This is not YAML.",
        "Tohle není YAML.",
        "`dsrules setup --animals insects,birds` prints a position file to compare with.",
        "Pro srovnání vypíše platný soubor `dsrules setup --animals insects,birds`.",
    ),
}

TEXTS: dict[str, tuple[str, str]] = {
    "yaml.empty": ("The document is empty.", "Dokument je prázdný."),
    "yaml.empty.hint": (
        "A position begins with `dsrules: 1`; `dsrules setup --animals insects,birds` prints one.",
        "Postavení začíná řádkem `dsrules: 1`; celé vypíše `dsrules setup --animals insects,birds`.",
    ),
    "yaml.documents": ("A second document begins here.", "Tady začíná druhý dokument."),
    "yaml.documents.hint": (
        "One position a file: delete the line --- and what follows, or make two files.",
        "V souboru je jedno postavení: smažte řádek --- a co následuje, nebo udělejte dva soubory.",
    ),
    "yaml.character": (
        "The control character {character} cannot stand in a document.",
        "Řídicí znak {character} v dokumentu stát nemůže.",
    ),
    "yaml.character.hint": (
        "Delete it; if there are many, this is not a text file.",
        "Smažte ho; pokud jich je víc, není to textový soubor.",
    ),
    "yaml.alias": ("Anchors and aliases are not read (“{name}”).", "Kotvy a odkazy se nečtou („{name}“)."),
    "yaml.alias.hint": ("Write the value out where it is meant.", "Vypište hodnotu tam, kde má být."),
    "yaml.tag": ("Tags are not read (“{tag}”).", "Značky typu se nečtou („{tag}“)."),
    "yaml.tag.hint": ("Delete the tag: a value is what it looks like.", "Značku smažte: hodnota je to, jak vypadá."),
    "yaml.key": ("A key must be a plain word.", "Klíčem musí být prosté slovo."),
    "yaml.key.hint": ("Write key: value.", "Pište klíč: hodnota."),
    "yaml.depth": (
        "The document is nested more than {limit} levels deep.",
        "Dokument je vnořen do víc než {limit} úrovní.",
    ),
    "yaml.depth.hint": (
        "Check the brackets: a position needs five levels.",
        "Zkontrolujte závorky: postavení potřebuje pět úrovní.",
    ),
    "yaml.nodes": (
        "The document has more than {limit:number} keys and values.",
        "Dokument má víc než {limit:number} klíčů a hodnot.",
    ),
    "yaml.nodes.hint": (
        "Check that this is the file meant: a full board needs fewer than a thousand.",
        "Zkontrolujte, zda je to ten pravý soubor: plný plán jich má méně než tisíc.",
    ),
    "yaml.number": ("A number of more than {limit} characters.", "Číslo delší než {limit} znaků."),
    "yaml.number.hint": ("No number of the game is that long.", "Tak dlouhé číslo ve hře není."),
    "yaml.duplicate-key": ("The key “{name}” is stated twice.", "Klíč „{name}“ je uveden dvakrát."),
    "yaml.duplicate-key.hint": (
        "Keep one of the two; the first is in line {line}.",
        "Nechte jen jeden; první je na řádku {line}.",
    ),
    **{f"yaml.syntax.{kind}": (words[0], words[1]) for kind, words in _COMMON.items()},
    **{f"yaml.syntax.{kind}.hint": (words[2], words[3]) for kind, words in _COMMON.items()},
}
