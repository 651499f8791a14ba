"""Reading tiles, the discs on their corners, and what nobody could read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.board import TILE
from dsrules.diagnostics import WARNING, shown, text
from dsrules.position import EMPTY, Frozen, Tile
from dsrules.rulebook import TUNDRA
from dsrules.text.position_context import LONGEST_TILE, TILE_KEYS, UNKNOWN

if TYPE_CHECKING:
    from dsrules.board import Corner, Hex
    from dsrules.text.position_context import Context, Path
    from dsrules.vocabulary import Animal, Element


def read_tiles(data: object, context: Context) -> dict[Hex, Tile]:
    """Return hex -> tile, by name."""
    tiles: dict[Hex, Tile] = {}
    hexes = context.grammar.hexes
    for key, entry in context.mapping(data, ("tiles",)).items():
        name = key if key in hexes else context.key("hex", key, ("tiles", key))
        if name is None:
            continue
        if name in tiles:
            context.stated_twice("hex", name, data, ("tiles", key))  # type: ignore[arg-type]
            continue
        tile = read_tile(entry, ("tiles", key), context)
        if tile is not None:
            tiles[name] = tile
    return dict(sorted(tiles.items()))  # one order whatever the document has: steps are told in it


def read_tile(entry: object, path: Path, context: Context, extra: tuple[str, ...] = ()) -> Tile | None:
    """Return a tile from its short or long form. `extra` are keys that somebody else reads."""
    if type(entry) is not dict:
        return _short_form(entry, path, context)
    terrain: str | None = None
    tundra = False
    species = hibernating = EMPTY
    cone: Animal | None = None
    for key, value in entry.items():
        if key == "terrain":
            known = type(value) is str and value in context.grammar.terrains
            terrain = value if known else _terrain(value, path, context)
        elif key == "species":
            species = read_cubes(value, (*path, key), context)
        elif key == "tundra":
            tundra = value if value is True or value is False else _truth(value, (*path, key), context)
        elif key == "cone":
            cone = value if value is None else context.word("animal", value, (*path, key))
            context.named.add(cone)
        elif key == "hibernating":
            hibernating = read_cubes(value, (*path, key), context)
        elif key not in extra:
            context.unknown_keys({key: value}, (*TILE_KEYS, *extra), path)
    if terrain is None:
        _without_terrain(entry, path, context)
        return None
    if hibernating:
        _check_hibernating(species, hibernating, path, context)
    return Tile(terrain, tundra or _is_tundra(terrain, entry, path, context), species, cone, hibernating)


def _is_tundra(terrain: str, entry: dict[str, Any], path: Path, context: Context) -> bool:
    """Tell whether the terrain itself is tundra: what lies beneath is not stated then."""
    if terrain == TUNDRA and entry.get("tundra") is False:
        context.report("position.tundra", (*path, "tundra"), rule="board.tundra-replaces-terrain")
    return terrain == TUNDRA


def _terrain(value: object, path: Path, context: Context) -> str | None:
    where = (*path, "terrain")
    if isinstance(value, str) and len(value.split()) > 1:
        short = _short_form(value, where, context)
        if short is not None:
            hint = text("position.short-in-long.hint", terrain=short.terrain)
            context.report("position.short-in-long", where, value=shown(value), hint=hint)
        return None
    return context.word("terrain", value, where)


def _truth(value: object, path: Path, context: Context) -> bool:
    if value is not None:
        context.mistyped("truth", value, path)
    return False


def _without_terrain(entry: dict[str, Any], path: Path, context: Context) -> None:
    if "terrain" in entry:
        return  # noted where it was read
    code = "position.species-off-tile" if entry.get("species") or entry.get("cone") else "position.missing-key"
    name = str(path[-1])
    hint = text("position.missing-terrain.hint", hex=shown(name))
    context.report(code, path, True, name="terrain", hex=shown(name), hint=hint)


def _check_hibernating(species: dict[Animal, int], asleep: dict[Animal, int], path: Path, context: Context) -> None:
    for animal, number in asleep.items():
        there = species.get(animal, 0)
        if number > there:
            where = (*path, "hibernating", animal)
            rule = "extinction.hibernation"
            context.report("position.hibernating", where, who=animal, number=number, there=there, rule=rule)


def _short_form(entry: object, path: Path, context: Context) -> Tile | None:
    """Return the tile of `sea`, `sea tundra` or `tundra`."""
    if not isinstance(entry, str):
        context.mistyped("tile", entry, path)
        return None
    words = entry.split() if len(entry) <= LONGEST_TILE else [entry]
    if not words or len(words) > 2:
        context.report("position.short-form", path, value=shown(entry), hint=text("position.short-form.hint"))
        return None
    terrain = context.word("terrain", words[0], path)
    if len(words) == 1:
        return Tile(terrain, terrain == TUNDRA) if terrain else None
    second = context.word("terrain", words[1], path)
    if terrain is None or second is None:
        return None
    if second != TUNDRA or terrain == TUNDRA:
        context.report("position.short-form", path, value=shown(entry), hint=text("position.short-form.hint"))
        return None
    return Tile(terrain, tundra=True)


def read_cubes(data: object, path: Path, context: Context) -> Frozen[Animal, int]:
    """Return animal -> cubes, without zeros."""
    grammar = context.grammar
    animals, most = grammar.animals, grammar.most_cubes
    found: dict[Animal, int] = {}
    for key, number in context.mapping(data, path).items():
        if key in animals and type(number) is int and 0 < number <= most and key not in found:
            found[key] = number
            continue
        animal = key if key in animals else context.key("animal", key, (*path, key))
        cubes = context.number(number, (*path, key), 0, most, "components.cubes")
        context.named.add(animal)
        if animal is None or not cubes:
            continue
        if animal in found:
            context.stated_twice("animal", animal, data, (*path, key))  # type: ignore[arg-type]
            continue
        found[animal] = cubes
    if not found:
        return EMPTY
    context.named.update(found)
    return Frozen(found)


def read_elements(
    data: object, tiles: dict[Hex, Tile], unknown: frozenset[str], context: Context
) -> dict[Corner, Element]:
    """Return corner -> disc. Every disc stands on a corner that touches a tile (board.corner-must-touch-tile)."""
    grammar = context.grammar
    spellings, hexes_of, off_earth = grammar.spellings, grammar.hexes_of, tiles.keys().isdisjoint
    found: dict[Corner, Element] = {}
    for key, corners in context.mapping(data, ("elements",)).items():
        element = key if key in grammar.elements else context.key("element", key, ("elements", key))
        if type(corners) is not list:
            corners = context.listed(corners, ("elements", key))
        for index, spelling in enumerate(corners):
            corner = spellings.get(spelling) if type(spelling) is str else None
            if corner is None:
                corner = context.corner(spelling, ("elements", key, index))
                if corner is None:
                    continue
            if corner in found:
                _corner_twice(data, corner, ("elements", key, index), context)
            elif off_earth(hexes_of[corner]) and unknown.isdisjoint(hexes_of[corner]):
                _off_earth(corner, ("elements", key, index), context)
            elif corner in unknown:
                context.report("position.unknown-and-known", ("elements", key, index), corner=corner)
            if element is not None:
                found[corner] = element
    return found


def _corner_twice(data: Any, corner: Corner, path: Path, context: Context) -> None:
    first = next(
        (key, index)
        for key, corners in data.items()
        if isinstance(corners, (list, tuple))
        for index, spelling in enumerate(corners)
        if isinstance(spelling, str) and _same_corner(spelling, corner, context)
    )
    context.report(
        "position.corner-twice", path, corner=corner, also=context.grammar.rules.board.spelling_of(corner),
        rule="board.corner-one-element", related=("elements", *first),
    )  # fmt: skip


def _same_corner(spelling: str, corner: Corner, context: Context) -> bool:
    try:
        return context.grammar.rules.board.corner(spelling) == corner
    except ValueError:
        return False


def _off_earth(corner: Corner, path: Path, context: Context) -> None:
    context.report(
        "position.corner-off-earth", path, corner=corner, hexes=list(context.grammar.hexes_of[corner]),
        rule="board.corner-must-touch-tile", hint=text("position.corner-off-earth.hint"),
    )  # fmt: skip


def read_unknown(data: object, tiles: dict[Hex, Tile], context: Context) -> frozenset[str]:
    """Return the corners and hexes that nobody could read."""

    def read(item: object, path: Path) -> str | None:
        if isinstance(item, str) and item.lower() in context.grammar.hexes:
            name = item.lower()
            if name in tiles:
                context.report("position.unknown-and-known", path, say="position.unknown-tile", hex=name)
            return name
        return context.corner(item, path)

    found = frozenset(context.distinct("place", data, ("unknown",), read))
    hexes_of = context.grammar.hexes_of
    for place in found:
        if place in hexes_of and found.isdisjoint(hexes_of[place]) and tiles.keys().isdisjoint(hexes_of[place]):
            context.report(
                "position.unknown-off-earth", ("unknown",), corner=place, severity=WARNING,
                rule="board.corner-must-touch-tile",
            )  # fmt: skip
    return found


def read_one_tile(data: object, context: Context) -> tuple[dict[Hex, Tile], dict[Corner, Element], frozenset[str]]:
    """Return the tile of a document without a map, its discs on `tile.1` ..., and its unread corners."""
    path = ("tile",)
    tile = read_tile(data, path, context, ("elements",))
    listed = data.get("elements") if isinstance(data, dict) else None
    where = (*path, "elements")
    corners = context.grammar.corners_of[TILE]
    items = context.listed(listed, where)
    if len(items) > len(corners):
        context.report(
            "position.too-many-elements", where, say="position.too-many-elements.tile", number=len(items),
            most=len(corners), rule="board.tile-capacity",
        )  # fmt: skip
    discs: dict[Corner, Element] = {}
    unread: set[str] = set()
    for index, (corner, item) in enumerate(zip(corners, items, strict=False)):
        if item == UNKNOWN:
            unread.add(corner)
        elif (element := context.word("element", item, (*where, index))) is not None:
            discs[corner] = element
    return ({TILE: tile} if tile else {}), discs, frozenset(unread)
