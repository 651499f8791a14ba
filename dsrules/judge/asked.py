"""What a question names: the tile and the animal it is about."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import UsageError, problem, text

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def tile_asked(position: Position, rules: Rulebook, name: object, key: str = "tile") -> Hex:
    """Return the tile that a question names: its hex, a hex that nobody could read, or a terrain only one tile has.

    A document of one tile without a map has the single tile `tile`. Raises UsageError with code `usage.<key>`.
    """
    word = name.strip().lower() if isinstance(name, str) else ""
    if word in position.tiles or (word in position.unknown and word in rules.board.axial):
        return word
    if word in rules.board.axial and not position.mapless:
        raise UsageError([problem(f"usage.{key}", text("claim.no-tile", hex=word), key)])
    found = _of_terrain(position, rules, word)
    if len(found) == 1:
        return found[0]
    sentence = text("claim.tiles-of-terrain", name=word, found=found) if found else text("claim.no-hex", name=str(name))
    hint = text("claim.known-tiles", tiles=list(position.tiles)) if position.tiles else None
    raise UsageError([problem(f"usage.{key}", sentence, key, hint=hint)])


def _of_terrain(position: Position, rules: Rulebook, word: str) -> list[Hex]:
    from dsrules.vocabulary import UnknownWord

    try:
        terrain = rules.words("terrain").read(word)
    except UnknownWord:
        return []
    return [name for name, tile in position.tiles.items() if tile.ground == terrain]


def tiles_asked(position: Position, rules: Rulebook, name: object) -> tuple[Hex, ...]:
    """Return the tile that a question names, or all tiles of the position if it names none (None)."""
    return tuple(position.tiles) if name is None else (tile_asked(position, rules, name),)


def animal_asked(rules: Rulebook, name: object, key: str = "animal") -> Animal:
    """Return the animal that a question names, in any of its spellings. Raises UsageError, code `usage.<key>`."""
    from dsrules.vocabulary import UnknownWord

    known = text("claim.known-animals", whos=rules.food_chain)
    if not isinstance(name, str):
        raise UsageError([problem(f"usage.{key}", text("claim.no-animal", name=str(name)), key, hint=known)])
    try:
        return rules.words("animal").read(name)
    except UnknownWord as unknown:
        hint = text("claim.did-you-mean", whos=unknown.candidates) if unknown.candidates else known
        raise UsageError([problem(f"usage.{key}", text("claim.no-animal", name=name), key, hint=hint)]) from None
