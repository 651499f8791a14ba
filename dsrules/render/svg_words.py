"""What a picture of a board says in words: its caption, and its description for those who do not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import text
from dsrules.messages import capital
from dsrules.messages.forms import counts

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.position import Position, Tile
    from dsrules.vocabulary import Animal


def caption(position: Position, speaker: Speaker) -> str:
    """Return the line under the picture: round and phase as far as they are stated, and the number of tiles."""
    said = []
    if position.round is not None:
        said.append(text("pictures.round", number=position.round))
    if position.phase is not None:
        said.append(text(f"pictures.phase-{position.phase}"))
    if position.mapless:
        said.append(text("pictures.mapless"))
    else:
        said.append(text("pictures.tiles", number=len(position.tiles)))
    return capital(" · ".join(speaker.say(part) for part in said))


def description(position: Position, speaker: Speaker) -> str:
    """Return the position in words: the caption, a sentence a tile in the order of the board, the hexes not read."""
    board = speaker.rules.board
    names = sorted(position.tiles)
    said = [f"{caption(position, speaker)}."]
    for name in names:
        tile = position.tiles[name]
        corners = board.corners_of[name]
        what = _on_tile(tile, speaker)
        there = [position.elements[corner] for corner in corners if corner in position.elements]
        what.append(speaker.say(text("pictures.discs", es=there)))
        unread = sum(corner in position.unknown for corner in corners)
        if unread:
            what.append(speaker.say(text("pictures.unread-corners", number=unread)))
        sentence = speaker.say(text("pictures.tile", hex=name, ground=_ground(tile, speaker), what="; ".join(what)))
        said.append(capital(sentence) if position.mapless else sentence)
    hexes = sorted(name for name in position.unknown if name in board.axial)
    if hexes:
        said.append(speaker.say(text("pictures.unread-hexes", names=hexes)))
    return " ".join(said)


def _ground(tile: Tile, speaker: Speaker) -> str:
    if tile.tundra:
        return speaker.say(text("pictures.glaciated", t=tile.terrain))
    return speaker.name("terrain", tile.terrain)


def _on_tile(tile: Tile, speaker: Speaker) -> list[str]:
    """Return the cubes and the cone of a tile."""
    found = species_of(tile, speaker)
    what = [counts(speaker, found) if found else speaker.say(text("pictures.no-species"))]
    asleep = [(animal, tile.hibernating[animal]) for animal, _ in found if animal in tile.hibernating]
    if asleep:
        what.append(speaker.say(text("pictures.asleep", ps=asleep)))
    if tile.cone:
        what.append(speaker.say(text("pictures.of-cone", who=tile.cone)))
    return what


def species_of(tile: Tile, speaker: Speaker) -> list[tuple[Animal, int]]:
    """Return the animals on a tile with their cubes, in food-chain order."""
    return [(animal, tile.species[animal]) for animal in speaker.rules.food_chain if animal in tile.species]


def piece(animal: str, speaker: Speaker) -> tuple[str, str]:
    """Return the two-letter code of an animal and the colour of its pieces."""
    entry = speaker.rules.named("animal")[animal]
    return str(entry["code"]), str(entry["colour"])


def in_play(position: Position, speaker: Speaker) -> list[Animal]:
    """Return the animals in play in food-chain order."""
    return [animal for animal in speaker.rules.food_chain if animal in position.animals]
