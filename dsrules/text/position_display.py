"""Reading the action display, and where the turn stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import shown, text
from dsrules.position import EMPTY, DisplayBox, Frozen, Owed
from dsrules.text.position_context import LONGEST_NAME, did_you_mean
from dsrules.vocabulary import UnknownWord

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Tile
    from dsrules.text.position_context import Context, Path, Spec
    from dsrules.vocabulary import Animal, Box, Card, Element

WORD_OF_PART = {"pawns": "animal", "elements": "element", "tiles": "terrain", "cards": "card"}


def read_display(data: object, context: Context) -> Frozen[Box, DisplayBox]:
    """Return the boxes of which something is stated."""
    boxes = context.grammar.boxes
    found: dict[Box, DisplayBox] = {}
    for key, entry in context.mapping(data, ("display",)).items():
        path: Path = ("display", key)
        box = key if key in boxes else context.key("box", key, path)
        if type(entry) is not dict:
            entry = context.mapping(entry, path)
        if box is None:
            continue
        if box in found:
            context.stated_twice("box", box, data, path)  # type: ignore[arg-type]
            continue
        stated = _box(box, boxes[box], entry, path, context)
        if stated is not None:
            found[box] = stated
    return Frozen(found)


def _box(box: Box, spec: Spec, entry: dict[str, Any], path: Path, context: Context) -> DisplayBox | None:
    pawns = elements = tiles = cards = None
    for key, value in entry.items():
        if key not in spec.keys:
            _unknown_part(box, key, value, spec, path, context)
        elif value is None:
            continue
        elif key == "pawns":
            pawns = _pawns(value, spec.spaces, (*path, key), context)
        elif key == "elements":
            elements = _exact(value, context.grammar.elements, spec.discs)
            if elements is None:
                elements = _part(key, value, spec.discs, (*path, key), context)
        elif key == "tiles":
            tiles = _exact(value, context.grammar.tiles, spec.stacks)
            if tiles is None:
                tiles = _part(key, value, spec.stacks, (*path, key), context)
            tiles += (None,) * (spec.stacks - len(tiles))
        else:
            cards = _exact(value, context.grammar.cards, spec.cards)
            if cards is None:
                cards = _part(key, value, spec.cards, (*path, key), context)
    if pawns is elements is tiles is cards is None:
        return None
    return DisplayBox(pawns, elements, tiles, cards)


def _exact(value: object, known: frozenset[Any], most: int) -> tuple[Any, ...] | None:
    """Return a list of canonical names as it is; None for anything that needs a closer look."""
    try:
        if type(value) is list and len(value) <= most and known.issuperset(value):
            return tuple(value)
    except TypeError:
        pass  # something in the list is no word
    return None


def _pawns(value: object, spaces: int, path: Path, context: Context) -> tuple[Animal | None, ...]:
    """Return one entry for each eyeball space, left to right."""
    pawns = _exact(value, context.grammar.pawns, spaces)
    if pawns is None:
        pawns = _part("pawns", value, spaces, path, context)
    context.named.update(pawns)
    return pawns + (None,) * (spaces - len(pawns))


def _part(part: str, value: object, most: int, path: Path, context: Context) -> tuple[Any, ...]:
    """Return a list of words, each noted that cannot stand there. Vacant places only for pawns and face-up tiles."""
    items = context.listed(value, path)
    kind = WORD_OF_PART[part]
    vacant = part in ("pawns", "tiles")
    found = []
    for index, item in enumerate(items):
        name = None if item is None and vacant else context.word(kind, item, (*path, index))
        if part == "tiles" and name is not None and name not in context.grammar.tiles:
            say = "position.stack-tundra"
            context.report("position.unknown-word", (*path, index), say=say, rule="components.tundra-tiles")
        if name is not None or vacant:
            found.append(name)
    if len(items) > most:
        del found[most:]
        context.report(
            "position.too-many", path, say=f"position.too-many.{part}", b=_name(path, context),
            number=len(items), most=most, rule="display.spaces",
        )  # fmt: skip
    return tuple(found)


def _name(path: Path, context: Context) -> Box:
    return context.grammar.rules.words("box").read(str(path[1]))


def _unknown_part(box: Box, key: Any, value: Any, spec: Spec, path: Path, context: Context) -> None:
    if key in WORD_OF_PART:
        say = f"position.no-part.{key}"
        context.report("position.unknown-key", (*path, key), True, say=say, b=box, rule="display.spaces")
    else:
        context.unknown_keys({key: value}, spec.keys, path)


def read_initiative(data: object, context: Context) -> tuple[Animal, ...]:
    """Return the initiative track, left to right."""
    animals = tuple(context.distinct("animal", data, ("initiative",)))
    context.named.update(animals)
    return animals


def read_turn_animal(value: object, context: Context) -> Animal | None:
    """Return who places the next pawn."""
    animal = context.word("animal", value, ("turn",))
    context.named.add(animal)
    return animal


def read_phase(value: object, context: Context) -> str | None:
    """Return the phase: a phase of the turn, or `over`."""
    phases = context.grammar.phases
    if value in phases:
        return str(value)
    if not isinstance(value, str):
        context.mistyped("phase", value, ("phase",))
        return None
    import difflib

    hint = did_you_mean(difflib.get_close_matches(value[:LONGEST_NAME].lower(), phases, n=1))
    context.report("position.phase", ("phase",), value=shown(value), names=list(phases), hint=hint)
    return None


def read_next(value: object, context: Context) -> str | None:
    """Return the step to be carried out next, in its canonical name."""
    from dsrules.text.steps import read_step

    if not isinstance(value, str):
        context.mistyped("step", value, ("next",))
        return None
    try:
        return read_step(value if len(value) <= LONGEST_NAME else value[:LONGEST_NAME], context.grammar.rules)
    except UnknownWord as error:
        kind = "step" if error.kind != "box" else "box"
        context.report(
            "position.unknown-step", ("next",), value=shown(value), say=f"position.unknown-step.{kind}",
            hint=did_you_mean(error.candidates), rule="execution.box-order",
        )  # fmt: skip
        return None


def read_shielded(data: object, context: Context) -> Frozen[Animal, tuple[Element, ...]]:
    """Return animal -> the element types that Regression spares this turn."""
    found: dict[Animal, tuple[Element, ...]] = {}
    for key, listed in context.mapping(data, ("shielded",)).items():
        animal = context.key("animal", key, ("shielded", key))
        elements = context.distinct("element", listed, ("shielded", key))
        context.named.add(animal)
        if animal in found:
            context.stated_twice("animal", animal, data, ("shielded", key))  # type: ignore[arg-type]
        elif animal is not None and elements:
            found[animal] = tuple(sorted(elements))
    return Frozen(found) if found else EMPTY


def read_owed(data: object, tiles: dict[Hex, Tile], context: Context) -> Owed | None:
    """Return the card owed: `card` is the animal, `tile` the tile just scored."""
    entry = context.mapping(data, ("owed",))
    context.unknown_keys(entry, ("card", "tile"), ("owed",))
    animal = tile = None
    for key in ("card", "tile"):
        if entry.get(key) is None and isinstance(data, dict):
            context.report("position.missing-key", ("owed",), name=key, hint=text("position.missing-owed.hint"))
    if entry.get("card") is not None:
        animal = context.word("animal", entry["card"], ("owed", "card"))
        context.named.add(animal)
    if entry.get("tile") is not None:
        tile = _tile_named(entry["tile"], ("owed", "tile"), tiles, context)
    return Owed(animal, tile) if animal and tile else None


def read_scored(data: object, tiles: dict[Hex, Tile], context: Context) -> tuple[Hex, ...]:
    """Return the tiles scored by Domination this turn, latest last."""
    return tuple(context.distinct("hex", data, ("scored",), lambda item, path: _tile_named(item, path, tiles, context)))


def _tile_named(value: object, path: Path, tiles: dict[Hex, Tile], context: Context) -> Hex | None:
    name = value if isinstance(value, str) and value in tiles else context.hex(value, path)
    if name is not None and name not in tiles:
        context.report("position.no-tile", path, hex=name, rule="domination.choose")
        return None
    return name


def read_taken(data: object, context: Context) -> tuple[Card, ...]:
    """Return the dominance cards taken so far in the game."""
    return tuple(context.distinct("card", data, ("taken",)))


def read_switches(data: object, context: Context) -> Frozen[str, Any]:
    """Return switch -> the number or reading set (rulesdata/switches.yaml)."""
    from dsrules.text.setting import BadSetting, read_setting

    found: dict[str, Any] = {}
    for name, value in context.mapping(data, ("switches",)).items():
        path: Path = ("switches", name if isinstance(name, str) else repr(name))
        try:
            found[name] = read_setting(name, value, context.grammar.rules)
        except BadSetting as bad:
            code = "position.switch" if bad.known else "position.unknown-key"
            context.report(code, path, not bad.known, say=bad.said.key, hint=bad.hint, **bad.said.params)
    return Frozen(found) if found else EMPTY
