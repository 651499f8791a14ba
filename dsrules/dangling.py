"""Names in rules data that are declared nowhere, lists of the wrong length, pages that the rulebook does not have.

Each finding is (file name without ending, code, path, what is wrong).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from dsrules.diagnostics import Text, shown, text
from dsrules.source import below

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

Found: TypeAlias = "tuple[str, str, str, Text]"

BAG = "bag"
TUNDRA = "tundra"


def dangling_in_tables(tables: dict[str, Any]) -> Iterator[Found]:
    """Yield what the figures name without its being declared."""
    elements, animals = tables["elements"]["elements"], tables["animals"]["animals"]
    terrains, boxes = tables["terrain"]["terrains"], tables["actions"]["boxes"]
    for name, entry in animals.items():
        yield from _names("animals", f"animals.{name}.printed", entry["printed"], elements, "elements")
    components = tables["components"]
    yield from _names("components", "large_tiles", components["large_tiles"], terrains, "terrain")
    yield from _complete("components", "large_tiles", components["large_tiles"], terrains)
    tile_vp = tables["scoring"]["tile_vp"]
    yield from _names("scoring", "tile_vp", tile_vp, (*terrains, TUNDRA), "terrain")
    yield from _complete("scoring", "tile_vp", tile_vp, (*terrains, TUNDRA))
    players = components["players"]
    numbers = [str(number) for number in range(players["least"], players["most"] + 1)]
    yield from _complete("components", "supply", components["supply"], numbers)
    for name, entry in tables["cards"]["cards"].items():
        yield from _names("cards", f"cards.{name}.terrains", entry.get("terrains", ()), terrains, "terrain")
    for name, entry in boxes.items():
        if "free" in entry:
            yield from _name("actions", f"boxes.{name}.free.animal", entry["free"]["animal"], animals, "animals")
    board = tables["board"]
    for way, edges in board["corners"].items():
        yield from _names("board", f"corners.{way}", edges, board["neighbours"], "board")
    yield from _rows(tables["actions"], elements, terrains)
    yield from _turn(tables["turn"], tables)


def _rows(actions: dict[str, Any], elements: Collection[str], terrains: Collection[str]) -> Iterator[Found]:
    """Check what the boxes say for each of their spaces."""
    boxes = actions["boxes"]
    yield from _names("actions", "speciation.elements", actions["speciation"]["elements"], elements, "elements")
    for index, pair in enumerate(actions["competition"]["terrains"]):
        yield from _names("actions", f"competition.terrains[{index}]", pair, terrains, "terrain")
    for box, key in (("speciation", "elements"), ("migration", "species"), ("competition", "terrains")):
        expected, number = boxes[box]["spaces"], len(actions[box][key])
        if number != expected:
            said = text("rulesdata.length", expected=expected, number=number)
            yield "actions", "rules.length", f"{box}.{key}", said


def _turn(turn: dict[str, Any], tables: dict[str, Any]) -> Iterator[Found]:
    animals, boxes = tables["animals"]["animals"], tables["actions"]["boxes"]
    yield from _name("turn", "last_card", turn["last_card"], tables["cards"]["cards"], "cards")
    yield from _names("turn", "drawn", turn["drawn"], boxes, "actions")
    for index, slide in enumerate(turn["slides"]):
        for end in slide:
            yield from _name("turn", f"slides[{index}].{end}", slide[end], (*boxes, BAG), "actions")
    yield from _name("turn", "mammal_save.animal", turn["mammal_save"]["animal"], animals, "animals")
    setup = turn["setup"]
    yield from _names("turn", "setup.initiative", setup["initiative"], animals, "animals")
    yield from _names("turn", "setup.species", setup["species"], animals, "animals")
    yield from _names("turn", "setup.elements", setup["elements"], tables["elements"]["elements"], "elements")
    terrains = (*tables["terrain"]["terrains"], TUNDRA)
    for name, words in setup["tiles"].items():
        for word in words.split():
            yield from _name("turn", below("setup.tiles", name), word, terrains, "terrain")
    yield from _beyond_the_box(turn, tables)


def _beyond_the_box(turn: dict[str, Any], tables: dict[str, Any]) -> Iterator[Found]:
    """Check that the set-up asks for no more discs and cubes than there are."""
    components, setup = tables["components"], turn["setup"]
    on_earth = sum(len(corners) for corners in setup["elements"].values())
    discs = components["discs_per_type"] * len(tables["elements"]["elements"]) - on_earth
    for box, number in turn["drawn"].items():
        if number > discs:
            yield "turn", "rules.schema", f"drawn.{box}", text("rulesdata.most", value=number, most=max(discs, 0))
        discs -= number
    cubes = min(entry["cubes"] for entry in components["supply"].values()) - components["vp_cubes"]
    for animal, placed in setup["species"].items():
        if sum(placed.values()) > cubes:
            said = text("rulesdata.most", value=sum(placed.values()), most=max(cubes, 0))
            yield "turn", "rules.schema", f"setup.species.{animal}", said


def dangling_in_rules(tables: dict[str, Any], chapters: dict[str, Any]) -> Iterator[Found]:
    """Yield rules stated twice, and what rules refer to without its being there: rules, sources, pages."""
    ids: dict[str, str] = {}
    for name, chapter in chapters.items():
        for index, record in enumerate(chapter["rules"]):
            if record["id"] in ids:
                said = text("rulesdata.rule-twice", value=record["id"], file=f"rules/{ids[record['id']]}.yaml")
                yield name, "rules.twice", f"rules[{index}].id", said
            ids.setdefault(record["id"], name)
    for name, chapter in chapters.items():
        for index, record in enumerate(chapter["rules"]):
            yield from _record(name, f"rules[{index}]", record, ids, tables)
    for name, path, rule in _cited(tables):
        if rule not in ids:
            yield name, "rules.unknown-rule", path, text("rulesdata.unknown-rule", value=rule)


def _record(
    name: str, path: str, record: dict[str, Any], ids: Collection[str], tables: dict[str, Any]
) -> Iterator[Found]:
    for key in ("see", "rules"):
        for index, rule in enumerate(record.get(key, ())):
            if rule not in ids:
                said = text("rulesdata.unknown-rule", value=rule)
                yield name, "rules.unknown-rule", f"{path}.{key}[{index}]", said
    yield from _names(name, f"{path}.sources", record["sources"], tables["sources"]["sources"], "sources")
    most = tables["editions"]["rulebook"]["pages"]
    for index, page in enumerate(record["pages"]):
        if page["page"] > most:
            said = text("rulesdata.page", most=most, value=page["page"])
            yield name, "rules.page", f"{path}.pages[{index}].page", said


def _cited(tables: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield (file, path, rule id) of the rules that tables refer to."""
    for name, entry in tables["switches"]["switches"].items():
        yield "switches", f"switches.{name}.rule", entry["rule"]
    for index, term in enumerate(tables["terms"]["terms"]):
        for at, rule in enumerate(term["rules"]):
            yield "terms", f"terms[{index}].rules[{at}]", rule
    for index, dispute in enumerate(tables["disputes"]["disputes"]):
        for at, rule in enumerate(dispute["rules"]):
            yield "disputes", f"disputes[{index}].rules[{at}]", rule
    for part in ("boxes", "automatic"):
        for name, procedure in tables["procedures"][part].items():
            for at, step in enumerate(procedure["steps"]):
                yield "procedures", f"{part}.{name}.steps[{at}].rule", step["rule"]
            for at, rule in enumerate(procedure["limits"]):
                yield "procedures", f"{part}.{name}.limits[{at}]", rule


def _names(name: str, path: str, used: Any, known: Collection[str], file: str) -> Iterator[Found]:
    """Yield the names used that are not known; `used` is a list, or a mapping whose keys are meant."""
    for index, word in enumerate(used):
        yield from _name(name, below(path, word if isinstance(used, dict) else index), word, known, file)


def _name(name: str, path: str, word: str, known: Collection[str], file: str) -> Iterator[Found]:
    if word not in known:
        said = text("rulesdata.unknown-name", value=shown(word), file=f"{file}.yaml")
        yield name, "rules.unknown-name", path, said


def _complete(name: str, path: str, stated: Collection[str], needed: Collection[str]) -> Iterator[Found]:
    for word in needed:
        if word not in stated:
            yield name, "rules.incomplete", path, text("rulesdata.missing-key", name=word)
