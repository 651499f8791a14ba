"""Who qualifies for dominance on a tile, and what may happen to the cone that stands there.

Rules: dominance.condition, dominance.minimum-one, dominance.tie-none, dominance.absent-ignored; the cone is judged in
`dsrules.judge.cone`, the condition applied in `dsrules.judge.standing`. `dominance_result` answers without steps,
`dominance` with them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.judge.cone import BY_READING, STALE, TIE_AT_NONE, TIED, UNDETERMINED, readings, switches_behind
from dsrules.judge.matching import FIELD, MASK, assumptions, packed_matches, shifts
from dsrules.judge.standing import standing
from dsrules.switches import DECIDED

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.judge.cone import Standing
    from dsrules.judge.matching import Packed
    from dsrules.judge.unknown import Completions
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling
    from dsrules.vocabulary import Animal


def dominance_result(position: Position, rules: Rulebook) -> dict[str, Any]:
    """Return the contract's result of `dominance` for every tile, without steps.

    `tiles` has the tiles in the position's order; `assumed` holds sentences not yet in any language. Beside the
    contract's keys a tile has `cone_basis` where its `tied` rests on a tie at no match (O16) or a switch decided,
    `cone_switches` naming those switches, and `leaders_possible` where unread corners leave open who leads.
    """
    if position.unknown:
        from dsrules.judge.unknown import Completions

        completions = Completions(position, rules)
        tiles = {name: tile_result(name, completions) for name in position.tiles}
    else:
        shift, reading = shifts(rules), readings(rules)
        fields = [(animal, shift[animal]) for animal in position.animals]
        stated = position.tiles
        tiles = {
            name: _known_result(standing(packed, stated[name], shift, reading), stated[name], fields, rules)
            for name, packed in packed_matches(position, rules).items()
        }
    return {"tiles": tiles, "assumed": list(assumptions(position))}


def _known_result(
    stands: Standing, tile: Tile, fields: list[tuple[Animal, int]], rules: Rulebook
) -> dict[str, Any]:  # fmt: skip
    packed, _, leaders, qualifies, status, _ = stands
    matches = {animal: packed >> place & MASK for animal, place in fields}
    species = tile.species
    result = {
        "matches": matches,
        "endangered": [animal for animal, number in matches.items() if not number and animal in species],
        "leaders": list(leaders),
        "qualifies": qualifies,
        "cone": tile.cone,
        "cone_status": status,
    }
    if qualifies is None and tile.cone is not None:
        result.update(_cone_grounds((stands,), status, tile, rules))
    return result


def _cone_grounds(stands: tuple[Standing, ...], status: str, tile: Tile, rules: Rulebook) -> dict[str, Any]:
    """Return what the status of a cone rests on, where that is no text of the rulebook."""
    switches = switches_behind(tile, stands, rules)
    found: dict[str, Any] = {"cone_switches": list(switches)} if switches else {}
    if switches and status != UNDETERMINED:
        found["cone_basis"] = DECIDED
    elif status == TIED and any(not one.most for one in stands):
        found["cone_basis"] = TIE_AT_NONE
    return found


def cone_word(found: dict[str, Any]) -> str:
    """Return the status of the cone in the result of a tile as `cone.status_word` names it."""
    status: str = found["cone_status"]
    by_reading = STALE in found.get("cone_switches", ())
    return BY_READING.get(status, status) if by_reading else status


def tile_result(name: Hex, completions: Completions) -> dict[str, Any]:
    """Return the contract's result for one tile, whatever its unread corners hold."""
    position = completions.position
    tile = position.tiles[name]
    rules = completions.rules
    possible = completions.standings(name)
    if len(possible) == 1:
        shift = shifts(rules)
        fields = [(animal, shift[animal]) for animal in position.animals]
        return _known_result(next(iter(possible.values())), tile, fields, rules)
    return _open_result(tile, possible, completions)


def _open_result(tile: Tile, possible: dict[Packed, Standing], completions: Completions) -> dict[str, Any]:
    """Return the result of a tile that may have any of the `possible` matches and stands so with each."""
    from dsrules.judge.unknown import spans

    position, rules = completions.position, completions.rules
    shift = shifts(rules)
    ranges = spans(possible, position, rules)
    present = [animal for animal in position.animals if animal in tile.species]
    stands = tuple(possible.values())
    everywhere = [animal for animal in present if all(animal in one.leaders for one in stands)]
    outcomes = {one.qualifies for one in stands}
    statuses = {one.cone_status for one in stands}
    result: dict[str, Any] = {
        "matches": {animal: least if least == most else [least, most] for animal, (least, most) in ranges.items()},
        "endangered": [animal for animal in present if ranges[animal][1] == 0],
        "endangered_possible": [animal for animal in present if ranges[animal][0] == 0 < ranges[animal][1]],
        "leaders": everywhere,
        "leaders_possible": [
            animal for animal in present if animal not in everywhere and any(animal in one.leaders for one in stands)
        ],
        "qualifies": next(iter(outcomes)) if len(outcomes) == 1 else None,
        "cone": tile.cone,
        "cone_status": next(iter(statuses)) if len(statuses) == 1 else UNDETERMINED,
    }
    result.update(_cone_grounds(stands, result["cone_status"], tile, rules))
    if len(outcomes) > 1:
        result["possible"] = sorted(
            outcomes, key=lambda animal: len(shift) * FIELD if animal is None else shift[animal]
        )
    return result


def dominance(position: Position, rules: Rulebook, tile: str | None = None) -> Ruling:
    """Return how every tile stands, or `tile` alone: matches, endangered, who qualifies, and the cone with its grounds.

    The result is the contract's. The steps of a tile come in this order: unread corners; the sum of each animal
    present; who is endangered; who qualifies and why nobody else; the cone.
    Raises UsageError for a `tile` that is none.
    """
    from dsrules.judge.asked import tiles_asked
    from dsrules.judge.explained import tile_steps, unread_hex_steps
    from dsrules.judge.unknown import Completions
    from dsrules.ruling import Ruling

    names = tiles_asked(position, rules, tile)
    completions = Completions(position, rules)
    judged = [name for name in names if name in position.tiles]
    result = {"tiles": {name: tile_result(name, completions) for name in judged}, "assumed": []}
    steps = [step for name in judged for step in tile_steps(name, completions)]
    steps += unread_hex_steps(position, rules, None if tile is None else names)
    question = {"ask": "dominance"} if tile is None else {"ask": "dominance", "tile": names[0]}
    return Ruling(question, None, result, tuple(steps), assumed=assumptions(position))
