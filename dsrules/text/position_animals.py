"""Reading the animals in play and their displays, and whose they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import shown, text
from dsrules.position import Frozen, Sheet
from dsrules.text.position_context import ANIMAL_KEYS, GREATEST, LONGEST_NAME, is_name

if TYPE_CHECKING:
    from dsrules.text.position_context import Context, Path
    from dsrules.vocabulary import Animal, Element


def read_animals(data: object, context: Context) -> dict[Animal, Sheet]:
    """Return the sheets of the animals that have an entry."""
    grammar = context.grammar
    sheets: dict[Animal, Sheet] = {}
    for key, entry in context.mapping(data, ("animals",)).items():
        animal = key if key in grammar.animals else context.key("animal", key, ("animals", key))
        if not entry and (entry is None or type(entry) is dict):
            if animal is not None and animal not in sheets:
                sheets[animal] = grammar.sheets[animal]
                continue
            entry = {}
        elif type(entry) is not dict:
            entry = context.mapping(entry, ("animals", key))
        if animal is None:
            context.unknown_keys(entry, ANIMAL_KEYS, ("animals", key))
        elif animal in sheets:
            context.stated_twice("animal", animal, data, ("animals", key))  # type: ignore[arg-type]
        else:
            sheets[animal] = _sheet(animal, entry, ("animals", key), context)
    return sheets


def _sheet(animal: Animal, entry: dict[str, Any], path: Path, context: Context) -> Sheet:
    added = whole = None
    gene_pool = vp = pawns = out = None
    for key, value in entry.items():
        if value is None and key in ANIMAL_KEYS:
            continue
        if key == "added":
            added = _elements(value, (*path, key), context)
        elif key == "gene_pool":
            gene_pool = _cubes(value, (*path, key), context)
        elif key == "vp":
            vp = _count(value, (*path, key), context)
        elif key == "pawns":
            pawns = _count(value, (*path, key), context)
        elif key == "out":
            out = _cubes(value, (*path, key), context)
        elif key == "elements":
            whole = _elements(value, (*path, key), context)
        else:
            context.unknown_keys({key: value}, ANIMAL_KEYS, path)
    return Sheet(_display(animal, added, whole, path, context), gene_pool, vp, pawns, out)


def _count(value: object, path: Path, context: Context) -> int | None:
    return value if type(value) is int and 0 <= value <= GREATEST else context.number(value, path, 0, GREATEST)


def _cubes(value: object, path: Path, context: Context) -> int | None:
    most = context.grammar.most_cubes
    if type(value) is int and 0 <= value <= most:
        return value
    return context.number(value, path, 0, most, "components.cubes")


def _elements(value: object, path: Path, context: Context) -> list[Element]:
    try:
        if type(value) is list and context.grammar.elements.issuperset(value):
            return value
    except TypeError:
        pass  # something in the list is no word; the careful way says what
    return context.words("element", value, path)


def _display(
    animal: Animal, added: list[Element] | None, whole: list[Element] | None, path: Path, context: Context
) -> tuple[Element, ...]:
    """Return the whole display, printed elements included, sorted (animal.default-elements, animal.max-elements)."""
    printed = context.grammar.printed[animal]
    if whole is None:
        if not added:
            return context.grammar.sheets[animal].elements
        elements = sorted((*printed, *added))
        where = (*path, "added")
    else:
        where = (*path, "elements")
        elements = sorted(whole)
        if added is not None:
            context.report("position.added-and-elements", (*path, "added"), True, related=where, who=animal)
        elif any(whole.count(element) < printed.count(element) for element in printed):
            context.report(
                "position.display-without-printed", where, who=animal, printed=printed,
                rule="animal.default-permanent", hint=text("position.display-without-printed.hint"),
            )  # fmt: skip
    most = context.grammar.max_elements
    if len(elements) > most:
        number = len(elements)
        context.report(
            "position.too-many-elements", where, say="position.too-many-elements.animal", who=animal, number=number,
            most=most, rule="animal.max-elements",
        )  # fmt: skip
    return tuple(elements)


def in_play(sheets: dict[Animal, Sheet], context: Context) -> Frozen[Animal, Sheet]:
    """Return the sheets of all animals named in the document, in food-chain order (contract: fine points, Reading)."""
    missing = context.named - sheets.keys()
    if missing:
        for animal in missing:
            if animal is not None:
                sheets[animal] = context.grammar.sheets[animal]._replace(stated=False)
    return Frozen({animal: sheets[animal] for animal in context.grammar.food_chain if animal in sheets})


def read_owners(data: object, context: Context) -> Frozen[str, tuple[Animal, ...]]:
    """Return player -> animals. An animal belongs to one player."""
    owners: dict[str, tuple[Animal, ...]] = {}
    first: dict[Animal, Path] = {}
    for name, listed in context.mapping(data, ("owners",)).items():
        path: Path = ("owners", name)
        if not is_name(name):
            context.report("position.name", path, True, name=shown(name), most=LONGEST_NAME)
        animals = context.words("animal", listed, path)
        if not animals and not listed:
            context.report("position.owner-without-animal", path, True, name=shown(name))
        for index, animal in enumerate(animals):
            if animal in first:
                context.report("position.twice", (*path, index), name=animal, related=first[animal])
            first.setdefault(animal, (*path, index))
        context.named.update(animals)
        owners[name] = tuple(animals)
    return Frozen(owners)
