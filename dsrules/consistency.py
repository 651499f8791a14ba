"""What only the whole position shows: more pieces than the box holds, and statements that contradict each other.

More discs, tiles, tundra tiles, cubes or cards than there are is an error; what is unusual or incomplete a warning;
cubes that nobody mentioned a note (contract section 2). The counts are one pass over the position: this runs on every
reading.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.board import TILE
from dsrules.diagnostics import ERROR, NOTE, WARNING, Diagnostic, text
from dsrules.position import OVER, PLANNING

if TYPE_CHECKING:
    from dsrules.position import Position, Sheet
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element


def problems(position: Position, rules: Rulebook) -> list[Diagnostic]:
    """Return the errors, warnings and notes on a position as a whole, paths in canonical names."""
    found: list[Diagnostic] = []
    _tiles(position, rules, found)
    _discs(position, rules, found)
    if position.display or any(sheet[3] is not None for sheet in position.animals.values()):
        _pawns(position, rules, found)
    _cubes(position, rules, found)
    if position.display or position.taken:
        _cards(position, found)
    if position.owners is not None or position.initiative is not None or position.players is not None:
        _players(position, rules, found)
    if position.next is not None or position.owed is not None or position.turn is not None:
        _turn(position, found)
    if position.shielded:
        _shielded(position, rules, found)
    return found


def players(position: Position, rules: Rulebook) -> int:
    """Return the number of players that decides the supply: stated, or one an animal, within the rules' limits."""
    if position.players is not None:
        return position.players
    return min(max(len(position.animals), min(rules.supply)), max(rules.supply))


def _add(
    found: list[Diagnostic], code: str, severity: str, path: str, rule: str | None = None, *, hint: bool = False,
    **params: Any,
) -> None:  # fmt: skip
    way_out = text(f"{code}.hint", **params) if hint else None
    found.append(Diagnostic(code, severity, text(code, **params), path, hint=way_out, rule=rule))


def _tiles(position: Position, rules: Rulebook, found: list[Diagnostic]) -> None:
    """Count large tiles by terrain, face-up ones included, and tundra tiles (components.large-tiles, .tundra-tiles)."""
    counts: dict[str, int] = {}
    tundra = 0
    for terrain, frozen, *_ in position.tiles.values():
        counts[terrain] = counts.get(terrain, 0) + 1
        tundra += frozen
    stacks = position.display.get("wanderlust")
    for face_up in (stacks and stacks.tiles) or ():
        if face_up is not None:
            counts[face_up] = counts.get(face_up, 0) + 1
    for terrain, most in rules.large_tiles.items():
        if counts.get(terrain, 0) > most:
            params: dict[str, Any] = {"terrain": terrain, "number": counts[terrain], "most": most}
            _add(found, "position.too-many-tiles", ERROR, "tiles", "components.large-tiles", **params)
    most = rules.tundra_tiles
    if tundra > most:
        _add(found, "position.too-many-tundra", ERROR, "tiles", "components.tundra-tiles", number=tundra, most=most)


def _discs(position: Position, rules: Rulebook, found: list[Diagnostic]) -> None:
    """Count discs by type: on Earth, added on displays, in boxes. Printed elements are none (components.elements)."""
    most = rules.discs_per_type
    counts = list(position.elements.values())
    for animal, sheet in position.animals.items():
        if len(sheet[0]) > len(rules.printed[animal]):
            counts += rules.added(animal, sheet[0])
    for box in position.display.values():
        if box[1]:
            counts += box[1]
    if len(counts) <= most:
        return
    for element in rules.elements:
        number = counts.count(element)
        if number > most:
            params: dict[str, Any] = {"element": element, "number": number, "most": most}
            where = _discs_at(position, element)
            _add(found, "position.too-many-discs", ERROR, where, "components.elements", **params)


def _discs_at(position: Position, element: Element) -> str:
    if element in position.elements.values():
        return "tile.elements" if position.mapless else f"elements.{element}"
    return "animals" if any(element in sheet.elements for sheet in position.animals.values()) else "display"


def _cubes(position: Position, rules: Rulebook, found: list[Diagnostic]) -> None:
    """Compare each animal's cubes with what it has in all and with what the number of players gives."""
    earth: dict[Animal, int] = {}
    for tile in position.tiles.values():
        for animal, number in tile[2].items():
            earth[animal] = earth.get(animal, 0) + number
    number_of_players = players(position, rules)
    given = rules.supply[number_of_players].cubes if number_of_players in rules.supply else 0
    on_track = rules.vp_cubes
    for animal, sheet in position.animals.items():
        gene_pool, out = sheet[1], sheet[4]
        total = earth.get(animal, 0) + (gene_pool or 0) + (out or 0) + on_track
        if total > rules.cubes_per_animal:
            params: dict[str, Any] = {"who": animal, "number": total, "most": rules.cubes_per_animal}
            where = _cubes_at(position, animal, sheet)
            _add(found, "position.too-many-cubes", ERROR, where, "components.cubes", on_track=on_track, **params)
        elif given and total != given:
            params = {"who": animal, "number": total, "given": given, "players": number_of_players}
            _compare_supply(position, sheet, params, found)


def _compare_supply(position: Position, sheet: Sheet, params: dict[str, Any], found: list[Diagnostic]) -> None:
    """Warn of more cubes than the players have, note what nobody mentioned where everything seems to be stated."""
    rule = "components.supply-by-players"
    missing = params["given"] - params["number"]
    stated = sheet.gene_pool is not None and sheet.out is not None
    if missing > 0 and not stated:
        return
    where = _cubes_at(position, params["who"], sheet)
    if missing < 0:
        _add(found, "position.cubes-beyond-players", WARNING, where, rule, **params)
    else:
        _add(found, "position.fewer-cubes", NOTE, where, rule, missing=missing, **params)


def _cubes_at(position: Position, animal: Animal, sheet: Sheet) -> str:
    if sheet.gene_pool is not None:
        return f"animals.{animal}.gene_pool"
    if sheet.out is not None:
        return f"animals.{animal}.out"
    name = max(position.tiles, key=lambda name: position.tiles[name].species.get(animal, 0), default=None)
    here = "tile" if name == TILE else f"tiles.{name}"
    return f"{here}.species.{animal}" if name else f"animals.{animal}"


def _pawns(position: Position, rules: Rulebook, found: list[Diagnostic]) -> None:
    """Count action pawns in hand and on the display (components.cylinders)."""
    placed: list[Animal | None] = []
    for box in position.display.values():
        placed += box[0] or ()
    most = rules.pawns_per_animal
    for animal, sheet in position.animals.items():
        number = (sheet[3] or 0) + placed.count(animal)
        if number > most:
            where = "display" if sheet.pawns is None else f"animals.{animal}.pawns"
            params: dict[str, Any] = {"who": animal, "number": number, "most": most}
            _add(found, "position.too-many-pawns", WARNING, where, "components.cylinders", **params)


def _cards(position: Position, found: list[Diagnostic]) -> None:
    """Every dominance card is there once (components.cards)."""
    domination = position.display.get("domination")
    face_up = (domination and domination.cards) or ()
    for index, card in enumerate(face_up):
        where = f"display.domination.cards[{index}]"
        if card in face_up[:index] or card in position.taken:
            _add(found, "position.card-twice", ERROR, where, "components.cards", hint=True, card=card)


def _players(position: Position, rules: Rulebook, found: list[Diagnostic]) -> None:
    """Compare what is said about players with the animals in play."""
    animals = position.animals
    owners, track, players = position.owners, position.initiative, position.players
    if track is not None and (missing := [animal for animal in animals if animal not in track]):
        _add(found, "position.initiative", WARNING, "initiative", "setup.initiative-order", names=missing)
    if owners is not None:
        owned = {animal for listed in owners.values() for animal in listed}
        if missing := [animal for animal in animals if animal not in owned]:
            _add(found, "position.without-owner", WARNING, "owners", names=missing)
    elif players is not None and len(animals) > players:
        counts = {"players": players, "animals": len(animals)}
        _add(found, "position.players", WARNING, "players", "variant.multi-animal", hint=True, **counts)


def _turn(position: Position, found: list[Diagnostic]) -> None:
    """Compare the step, the pawn to be placed and the card owed with the phase and the tiles scored."""
    phase, owed = position.phase, position.owed
    if position.next is not None and phase in (PLANNING, OVER):
        _add(found, "position.next", WARNING, "next", "turn.phases", step=position.next, phase=phase)
    if position.turn is not None and phase not in (None, PLANNING):
        _add(found, "position.turn", WARNING, "turn", "turn.phases", phase=phase)
    if owed is not None and owed.tile not in position.scored[-1:]:
        _add(found, "position.owed", WARNING, "owed.tile", "domination.card", hint=True, hex=owed.tile)


def _shielded(position: Position, rules: Rulebook, found: list[Diagnostic]) -> None:
    """Only an added disc can be lost, so only one can be spared (regression.not-default)."""
    for animal, elements in position.shielded.items():
        held = position.animals[animal].elements
        for element in elements:
            if element not in rules.added(animal, held):
                where = f"shielded.{animal}"
                _add(found, "position.shielded", NOTE, where, "regression.not-default", who=animal, element=element)
