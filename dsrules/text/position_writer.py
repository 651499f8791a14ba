"""Writing positions: plain values in the contract's form, and the canonical position file (contract section 2).

Hexes stand in the order of the board, discs by type in the order of the element types, corners in their canonical
spelling, animals in food-chain order, displays as what was added to the printed elements. What is written reads back
as an equal position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.board import TILE
from dsrules.text.position_context import FORMAT, UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.position import DisplayBox, Position, Sheet, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling
    from dsrules.vocabulary import Animal, Element

NULL = "~"
BLOCKS = ("tiles", "elements", "animals", "display")
"""What is written one entry a line, however short."""

WIDTH = 100
"""A list or mapping wider than this is broken over several lines."""


def to_values(position: Position, rules: Rulebook) -> dict[str, Any]:
    """Return the position as plain values (dicts, lists, strings, numbers), in canonical order and spelling."""
    values: dict[str, Any] = {"dsrules": FORMAT}
    if position.mapless:
        values["tile"] = _one_tile(position, rules)
    else:
        _put_earth(values, position, rules)
    animals = position.animals
    values["animals"] = {animal: _sheet(animal, sheet, rules) for animal, sheet in animals.items() if sheet.stated}
    _put_optional(values, position, rules)
    if len(values["animals"]) < len(animals):
        _keep_in_play(values, position)
    if not values["animals"]:
        del values["animals"]
    return values


def with_position(ruling: Ruling, rules: Rulebook) -> Ruling:
    """Return a ruling whose result states the position after it as plain values; unchanged where there is none."""
    if ruling.position is None:
        return ruling
    return ruling._replace(result={**ruling.result, "position": to_values(ruling.position, rules)})


def _keep_in_play(values: dict[str, Any], position: Position) -> None:
    """Give an entry to the animals that no tile, pawn or the like names any more: they are in play all the same."""
    rest = {key: value for key, value in values.items() if key != "animals"}
    named = set(_words_of(rest))
    stated = values["animals"]
    values["animals"] = {name: stated.get(name, {}) for name in position.animals if name in stated or name not in named}


def _words_of(values: object) -> Iterator[str]:
    if isinstance(values, dict):
        for key, value in values.items():
            yield key
            yield from _words_of(value)
    elif isinstance(values, list):
        for value in values:
            yield from _words_of(value)
    elif isinstance(values, str):
        yield values


def _put_earth(values: dict[str, Any], position: Position, rules: Rulebook) -> None:
    chain = rules.food_chain
    tiles = position.tiles
    values["tiles"] = {name: _tile(tiles[name], chain) for name in rules.board.hexes if name in tiles}
    by_type: dict[Element, list[str]] = {}
    for corner, element in position.elements.items():
        by_type.setdefault(element, []).append(corner)
    if by_type:
        values["elements"] = {element: sorted(by_type[element]) for element in rules.elements if element in by_type}
    if position.unknown:
        values["unknown"] = sorted(position.unknown)


def _tile(tile: Tile, chain: tuple[Animal, ...]) -> dict[str, Any]:
    terrain, tundra, species, cone, hibernating = tile
    values: dict[str, Any] = {"terrain": terrain}
    if tundra:
        values["tundra"] = True
    if species:
        values["species"] = {animal: species[animal] for animal in chain if animal in species}
    if cone is not None:
        values["cone"] = cone
    if hibernating:
        values["hibernating"] = {animal: hibernating[animal] for animal in chain if animal in hibernating}
    return values


def _one_tile(position: Position, rules: Rulebook) -> dict[str, Any]:
    tile = _tile(position.tiles[TILE], rules.food_chain)
    corners = rules.board.corners_of[TILE]
    listed = [
        UNKNOWN if corner in position.unknown else position.elements[corner]
        for corner in corners
        if corner in position.unknown or corner in position.elements
    ]
    return {"terrain": tile.pop("terrain"), **({"elements": listed} if listed else {}), **tile}


def _sheet(animal: Animal, sheet: Sheet, rules: Rulebook) -> dict[str, Any]:
    elements, gene_pool, vp, pawns, out, _ = sheet
    values: dict[str, Any] = {}
    added = rules.added(animal, elements)
    if added:
        values["added"] = list(added)
    if gene_pool is not None:
        values["gene_pool"] = gene_pool
    if vp is not None:
        values["vp"] = vp
    if pawns is not None:
        values["pawns"] = pawns
    if out is not None:
        values["out"] = out
    return values


def _put_optional(values: dict[str, Any], position: Position, rules: Rulebook) -> None:
    """Add what only some questions need, as far as it is stated, in the order of contract section 2."""
    chain = rules.food_chain
    players, owners, switches, round_, phase, track, step, turn, shielded, owed, scored, taken, display = position[4:]
    optional = (
        ("players", players),
        ("owners", owners and {player: list(animals) for player, animals in owners.items()}),
        ("switches", dict(switches) or None),
        ("round", round_),
        ("phase", phase),
        ("initiative", None if track is None else list(track)),
        ("next", step),
        ("turn", turn),
        ("shielded", {animal: list(shielded[animal]) for animal in chain if animal in shielded} or None),
        ("owed", owed and {"card": owed.animal, "tile": owed.tile}),
        ("scored", list(scored) or None),
        ("taken", list(taken) or None),
        ("display", {box: _box(display[box]) for box in rules.boxes if box in display} or None),
    )
    values.update((key, value) for key, value in optional if value is not None)


def _box(box: DisplayBox) -> dict[str, Any]:
    values = {}
    for key, part in zip(box._fields, box, strict=True):
        if part is not None:
            values[key] = list(part)
    return values


def write_position(position: Position, rules: Rulebook) -> str:
    """Return the canonical position file. It ends with a line end and reads back as an equal position."""
    values = to_values(position, rules)
    if "tiles" in values:
        values["tiles"] = {name: _short(tile) for name, tile in values["tiles"].items()}
    for box in values.get("display", {}).values():
        if "pawns" in box:
            box["pawns"] = _without_vacant_end(box["pawns"])
    return "".join(_lines(values))


def _short(tile: dict[str, Any]) -> dict[str, Any] | str:
    if tile.keys() - {"terrain", "tundra"}:
        return tile
    return f"{tile['terrain']} tundra" if "tundra" in tile and tile["terrain"] != "tundra" else str(tile["terrain"])


def _without_vacant_end(pawns: list[Animal | None]) -> list[Animal | None]:
    while pawns and pawns[-1] is None:
        pawns = pawns[:-1]
    return pawns


def _lines(values: dict[str, Any], indent: str = "") -> list[str]:
    lines = []
    for key, value in values.items():
        name = _scalar(key)
        if isinstance(value, dict) and value and not indent and key in BLOCKS:
            lines += [f"{name}:\n", *_lines(value, "  ")]
            continue
        flow = _flow(value)
        if isinstance(value, dict) and value and len(indent) + len(name) + len(flow) > WIDTH:
            lines += [f"{indent}{name}:\n", *_lines(value, indent + "  ")]
            continue
        lines.append(f"{indent}{name}: {flow}\n")
    return lines


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_scalar(key)}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return _scalar(value)


def _scalar(value: object) -> str:
    """Return a scalar as YAML reads it back: names of players in quotes unless they are plain words."""
    if value is None:
        return NULL
    if value is True or value is False:
        return "true" if value else "false"
    if not isinstance(value, str):
        return str(value)
    plain = value.replace(" ", "").replace("-", "").replace("@", "").replace(".", "").replace("_", "")
    if plain.isalnum() and value[0].isalpha() and value.strip() == value and value not in ("true", "false", "null"):
        return value
    import json

    return json.dumps(value, ensure_ascii=False)
