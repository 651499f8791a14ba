"""Number and case forms: how a parameter of a message is worded in English and Czech.

{who:animal}       mammals / savci; animal.gen .dat .acc .loc .ins for the Czech cases, animal.one the singular
{who:be}           are / jsou or je, after the animal; likewise every verb in VERBS
{who:animals}      a list of animals joined by "and"; animals.or by "or"
{e:element}        grass / tráva; element.acc, element.gen
{es:elements}      discs as a list with numbers: 2 grass, grub
{es:element.or}    types joined by "or"; element.and by "and"
{ts:sum}           (element, need, supply) terms: grass 2×1 + grub 1×1
{ps:counts}        (animal, number) pairs: amphibians 2, birds 1
{t:terrain}        desert / poušť; terrain.loc, terrain.acc, terrain.gen
{ts:terrains}      a list of terrains joined by "and"; terrains.or by "or"
{hex:tile}         e4, or "the tile" / "dílek" for a tile without a map; tile.loc "on e4" / "na e4"
{hexes:tiles.and}  such tiles joined by "and"
{b:box} {c:card}   names of a box, of a card (Fertile / Fertile (Úrodnost))
{cs:cards}         cards as a list
{bs:boxes}         boxes as a list
{s:step}           a space or automatic step: migration@3 / migrace@3, extinction / vyhynutí; steps a list
{n:n.match}        1 match, 2 matches / 1 shoda, 2 shody, 5 shod; likewise every noun in NOUNS
{t:small}          a sentence within a sentence: without its capital
{xs:list}          items joined by commas; list.or, list.and
A form written with a capital (`{who:Animal}`) gives a capital first letter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

GAP = re.compile(r"\{(?P<name>\w+)(?::(?P<form>[\w.]+))?\}")


UNPRINTABLE = r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ud800-\udfff]"
"""What a terminal would obey instead of showing it: control characters, changes of direction, halves of characters. No
compiled pattern: that would take longer than the import of most modules, and hardly ever is there such a sign.
"""

LONGEST_PART = 300
"""Characters of a user's own words that a sentence repeats."""


def plain(value: object) -> str:
    """Return a value as it stands in a sentence: what a user wrote may be anything, of any length."""
    words = str(value)
    if len(words) > LONGEST_PART:
        words = words[:LONGEST_PART] + "…"
    return words if words.isprintable() else re.sub(UNPRINTABLE, lambda found: f"\\u{ord(found[0]):04x}", words)


class Voice(Protocol):
    """What a form needs of a `Speaker`."""

    lang: str
    rules: Any

    def name(self, kind: str, name: str, case: str = "one") -> str:
        """Return a name in a grammatical form."""

    def say(self, text: Any) -> str:
        """Return a sentence."""


NOUNS: dict[str, tuple[tuple[str, str], tuple[str, str, str]]] = {
    "match": (("match", "matches"), ("shoda", "shody", "shod")),
    "match.acc": (("match", "matches"), ("shodu", "shody", "shod")),
    "cube": (("cube", "cubes"), ("kostička", "kostičky", "kostiček")),
    "cube.acc": (("cube", "cubes"), ("kostičku", "kostičky", "kostiček")),
    "species": (("species", "species"), ("druh", "druhy", "druhů")),
    "disc": (("disc", "discs"), ("žeton", "žetony", "žetonů")),
    "element": (("element", "elements"), ("prvek", "prvky", "prvků")),
    "tile": (("tile", "tiles"), ("dílek", "dílky", "dílků")),
    "tundra": (("tundra tile", "tundra tiles"), ("dílek tundry", "dílky tundry", "dílků tundry")),
    "corner": (("corner", "corners"), ("roh", "rohy", "rohů")),
    "hex": (("hex", "hexes"), ("hexagon", "hexagony", "hexagonů")),
    "pawn": (("action pawn", "action pawns"), ("akční pěšec", "akční pěšci", "akčních pěšců")),
    "pawn.acc": (("action pawn", "action pawns"), ("akčního pěšce", "akční pěšce", "akčních pěšců")),
    "card": (("card", "cards"), ("karta", "karty", "karet")),
    "card.acc": (("card", "cards"), ("kartu", "karty", "karet")),
    "cone": (("cone", "cones"), ("kužel", "kužely", "kuželů")),
    "animal": (("animal", "animals"), ("živočich", "živočichové", "živočichů")),
    "player": (("player", "players"), ("hráč", "hráči", "hráčů")),
    "vp": (("VP", "VP"), ("VP", "VP", "VP")),
    "space": (("space", "spaces"), ("oko", "oka", "ok")),
    "step": (("step", "steps"), ("krok", "kroky", "kroků")),
    "rule": (("rule", "rules"), ("pravidlo", "pravidla", "pravidel")),
    "error": (("error", "errors"), ("chyba", "chyby", "chyb")),
    "warning": (("warning", "warnings"), ("varování", "varování", "varování")),
    "note": (("note", "notes"), ("poznámka", "poznámky", "poznámek")),
    "change": (("change", "changes"), ("změna", "změny", "změn")),
    "action": (("action", "actions"), ("akce", "akce", "akcí")),
    "round": (("round", "rounds"), ("kolo", "kola", "kol")),
    "way": (("way", "ways"), ("způsob", "způsoby", "způsobů")),
    "move": (("move", "moves"), ("tah", "tahy", "tahů")),
}
"""Counted nouns: English singular and plural; Czech for 1, for 2 to 4, and for 0, 5 and more."""

VERBS: dict[str, tuple[str, str, str]] = {
    "be": ("are", "je", "jsou"),
    "be.not": ("are not", "není", "nejsou"),
    "be.endangered": ("are endangered", "je ohrožený", "jsou ohrožení"),
    "endangered": ("endangered", "ohrožený", "ohrožení"),
    "may": ("may", "smí", "smějí"),
    "may.not": ("may not", "nesmí", "nesmějí"),
    "must": ("must", "musí", "musejí"),
    "have": ("have", "má", "mají"),
    "have.not": ("have no", "nemá", "nemají"),
    "qualify": ("qualify", "splňuje podmínku", "splňují podmínku"),
    "qualify.not": ("do not qualify", "nesplňuje podmínku", "nesplňují podmínku"),
    "would.qualify": ("would qualify", "by splnil podmínku", "by splnili podmínku"),
    "would.not": ("would not qualify", "by podmínku nesplnil", "by podmínku nesplnili"),
    "would.lose": ("would no longer qualify", "by podmínku už nesplnil", "by podmínku už nesplnili"),
    "place": ("place", "staví", "stavějí"),
    "deploy": ("place", "umisťuje", "umisťují"),
    "match": ("match", "má shodu", "mají shodu"),
    "hold": ("hold", "drží", "drží"),
    "lose": ("lose", "ztrácí", "ztrácejí"),
    "keep": ("keep", "si ponechává", "si ponechávají"),
    "retain": ("keep", "ponechává", "ponechávají"),
    "stand": ("stand", "stojí", "stojí"),
    "occupy": ("occupy", "obsazuje", "obsazují"),
    "share": ("share", "sdílí", "sdílejí"),
    "score": ("score", "získává", "získávají"),
    "take": ("take", "bere", "berou"),
    "get": ("get", "dostává", "dostávají"),
    "get.not": ("do not get", "nedostává", "nedostávají"),
    "draw": ("draw", "losuje", "losují"),
    "swap": ("exchange", "vyměňuje", "vyměňují"),
    "choose": ("choose", "volí", "volí"),
    "forgo": ("forgo", "se vzdává", "se vzdávají"),
    "need": ("need", "potřebuje", "potřebují"),
    "move": ("move", "se přesouvá", "se přesouvají"),
    "put": ("put", "pokládá", "pokládají"),
    "remove": ("remove", "odebírá", "odebírají"),
}
"""Verbs after an animal: English plural; Czech singular (hmyz) and plural (all others)."""


def counted(voice: Voice, noun: str, number: int) -> str:
    """Return a number with its noun in the form that the language asks for: 1 shoda, 3 shody, 5 shod."""
    english, czech = NOUNS[noun]
    digits = str(number) if abs(number) < LONG else grouped(voice, number)
    if voice.lang == "en":
        return f"{digits} {english[number != 1]}"
    return f"{digits} {czech[0 if number == 1 else 1 if 2 <= number <= 4 else 2]}"


LONG = 10_000
"""From here on the digits of counted things are set in groups."""


def grouped(voice: Voice, number: int) -> str:
    """Return a number with its digits in groups of three, as the language does it."""
    return f"{number:,}".replace(",", " ") if voice.lang == "cs" else f"{number:,}"


def verb(voice: Voice, name: str, animal: str) -> str:
    """Return a verb in the form that follows the animal."""
    english, singular, plural = VERBS[name]
    if voice.lang == "en":
        return english
    return plural if voice.rules.named("animal")[animal]["names"]["cs"]["verb"] == "plural" else singular


def joined(voice: Voice, items: list[str], link: str = "and") -> str:
    """Return items joined by commas, the last by "and" or "or"; a dash for none."""
    words = {"and": ("and", "a"), "or": ("or", "nebo")}[link]
    if len(items) < 2:
        return items[0] if items else "–"
    return f"{', '.join(items[:-1])} {words[voice.lang == 'cs']} {items[-1]}"


def discs(voice: Voice, elements: Any) -> str:
    """Return discs as a list with numbers, in the order of the element types: 2 grass, grub."""
    counts = {e: list(elements).count(e) for e in voice.rules.elements if e in elements}
    return ", ".join(_disc(voice, element, number) for element, number in counts.items()) or "–"


def _disc(voice: Voice, element: str, number: int) -> str:
    case = "one" if number == 1 else "many" if voice.lang == "en" or number > 4 else "few"
    return (f"{number} " if number > 1 else "") + voice.name("element", element, case)


def card(voice: Voice, name: str) -> str:
    """Return a card's name; in Czech the English one, which is printed on the card, with the Czech one behind it."""
    printed = str(voice.rules.named("card")[name]["names"]["en"])
    return printed if voice.lang == "en" else f"{printed} ({voice.name('card', name)})"


def step(voice: Voice, name: str) -> str:
    """Return a space or an automatic step as it is written, in Czech with Czech names, which are read as well."""
    if voice.lang == "en":
        return name
    automatic = voice.rules.tables["procedures"]["automatic"]
    if name in automatic:
        said = str(automatic[name]["names"]["cs"])
        return said[:1].lower() + said[1:]
    box, at, space = name.partition("@")
    return voice.name("box", box) + at + space


def small(voice: Voice, sentence: Any) -> str:
    """Return a sentence without its capital, to go on from another."""
    said = voice.say(sentence)
    return said[:1].lower() + said[1:]


def tile(voice: Voice, name: str) -> str:
    """Return a hex name, or words for the tile of a document without a map."""
    return {"en": "the tile", "cs": "dílek"}[voice.lang] if name == "tile" else name


def on_tile(voice: Voice, name: str) -> str:
    """Return "on e4", or words for the tile of a document without a map."""
    words = {"en": ("on the tile", "on"), "cs": ("na dílku", "na")}[voice.lang]
    return words[0] if name == "tile" else f"{words[1]} {name}"


def products(voice: Voice, terms: Any) -> str:
    """Return (element, need, supply) terms as a sum: grass 2×1 + grub 1×1."""
    return " + ".join(f"{voice.name('element', element)} {need}×{supply}" for element, need, supply in terms) or "0"


def counts(voice: Voice, pairs: Any) -> str:
    """Return (animal, number) pairs as a list: amphibians 2, birds 1."""
    return ", ".join(f"{voice.name('animal', animal, 'many')} {number}" for animal, number in pairs) or "–"


def element_names(voice: Voice, names: Any, link: str) -> str:
    """Return element types joined by "and" or "or"."""
    return joined(voice, [voice.name("element", name) for name in names], link)


def _animals(voice: Voice, names: Any, link: str = "and", case: str = "many") -> str:
    return joined(voice, [voice.name("animal", name, case) for name in names], link)


FORMS: dict[str, Callable[[Voice, Any], str]] = {
    "animal": lambda voice, name: voice.name("animal", name, "many"),
    "animals": _animals,
    "animals.or": lambda voice, names: _animals(voice, names, "or"),
    "elements": discs,
    "terrains": lambda voice, names: joined(voice, [voice.name("terrain", name) for name in names]),
    "terrains.or": lambda voice, names: joined(voice, [voice.name("terrain", name) for name in names], "or"),
    "element.and": lambda voice, names: element_names(voice, names, "and"),
    "element.or": lambda voice, names: element_names(voice, names, "or"),
    "sum": products,
    "counts": counts,
    "box": lambda voice, name: voice.name("box", name),
    "boxes": lambda voice, names: ", ".join(voice.name("box", name) if voice.lang == "cs" else name for name in names),
    "card": card,
    "cards": lambda voice, names: ", ".join(card(voice, name) for name in names) or "–",
    "step": step,
    "small": small,
    "steps": lambda voice, names: ", ".join(step(voice, name) for name in names) or "–",
    "tile": tile,
    "tile.loc": on_tile,
    "tiles.and": lambda voice, names: joined(voice, [tile(voice, name) for name in names]),
    "list": lambda voice, items: ", ".join(map(plain, items)) or "–",
    "list.and": lambda voice, items: joined(voice, [plain(item) for item in items]),
    "list.or": lambda voice, items: joined(voice, [plain(item) for item in items], "or"),
    "element": lambda voice, name: voice.name("element", name),
    "terrain": lambda voice, name: voice.name("terrain", name),
    "number": grouped,
}
for _case in ("gen", "dat", "acc", "loc", "ins", "one"):
    for _kind in ("animal", "element", "terrain"):
        FORMS[f"{_kind}.{_case}"] = lambda voice, name, kind=_kind, case=_case: voice.name(  # type: ignore[misc]
            kind, name, case if voice.lang == "cs" or case == "one" else "many" if kind == "animal" else "one"
        )
    FORMS[f"animals.{_case}"] = lambda voice, names, case=_case: _animals(  # type: ignore[misc]
        voice, names, case=case if voice.lang == "cs" else "many"
    )
for _verb in VERBS:
    FORMS[_verb] = lambda voice, name, verb_name=_verb: verb(voice, verb_name, name)  # type: ignore[misc]
for _noun in NOUNS:
    FORMS[f"n.{_noun}"] = lambda voice, number, noun=_noun: counted(voice, noun, number)  # type: ignore[misc]
