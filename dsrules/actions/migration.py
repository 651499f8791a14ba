"""Migration: own species to other tiles (compendium 9.10).

What counts as one move in `options` and `count` is how many cubes go from which tile to which, at least one cube:
cubes of an animal on a tile are alike, and the order of the moves plays no part, since no cube moves twice.
"""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import Migration, Move
from dsrules.actions.ground import may_hold_tile, needs_tile
from dsrules.actions.objections import Objection, allowed, no, satisfied, undetermined, unsettled
from dsrules.actions.polynomials import times
from dsrules.actions.readings import by_switch
from dsrules.actions.space import by_space, needs_space, spaces_meant
from dsrules.ruling import change

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Space
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal

BOX = "migration"


def most_species(space: str, rules: Rulebook) -> int:
    """Return the number on an eyeball space: the species that may migrate with it (migration.number)."""
    return int(rules.tables["actions"][BOX]["species"][int(space) - 1])


def steps_of(animal: Animal, rules: Rulebook) -> int:
    """Return how many tiles far each species of the animal may go (migration.move, ability.birds)."""
    table = rules.tables["actions"][BOX]
    return int(table["steps"].get(animal, table["steps_otherwise"]))


class Reach(NamedTuple):
    """Where a species may go from a tile: the tiles surely within reach, and the hexes reached only if unread ones
    hold tiles. The tile itself is not among them.
    """

    sure: frozenset[Hex]
    perhaps: frozenset[Hex]


def reach(position: Position, animal: Animal, origin: Hex, rules: Rulebook) -> Reach:
    """Return where the animal's species may go from `origin`, tile by tile (migration.tiles-only)."""
    sure = perhaps = frozenset({origin})
    for _ in range(steps_of(animal, rules)):
        sure |= {name for here in sure for name in rules.board.neighbours[here] if name in position.tiles}
        perhaps |= {
            name
            for here in perhaps
            for name in rules.board.neighbours[here]
            if name in position.tiles or may_hold_tile(position, name, rules)
        }
    return Reach(sure - {origin}, perhaps - sure)


def flows(action: Migration) -> dict[tuple[Hex, Hex], int]:
    """Return (origin, target) -> cubes, moves written twice taken together."""
    total: dict[tuple[Hex, Hex], int] = {}
    for move in action.moves:
        key = (move.origin, move.target)
        total[key] = total.get(key, 0) + move.number
    return total


def verify(position: Position, action: Migration, rules: Rulebook) -> list[Objection]:
    """Return what is found on the number of species, their tiles of origin and their ways."""
    moved = flows(action)
    number = sum(moved.values())

    def judge(space: str) -> list[Objection]:
        most = most_species(space, rules)
        params = {"n": number, "most": most, "space": f"{BOX}@{space}"}
        if number <= most:
            return [satisfied("migration.number", "migration.few-enough", **params)]
        return [no("migration.number", "migration.too-many", **params)]

    spaces = spaces_meant(position, BOX, action.animal, action.space, rules)
    found = by_space(BOX, action.animal, spaces, judge, "migration.number", rules)
    for origin in dict.fromkeys(origin for origin, _ in moved):
        found += _verify_origin(position, action.animal, origin, moved, rules)
    for origin, target in moved:
        found += _verify_way(position, action.animal, origin, target, rules)
    if not moved:
        found.append(satisfied("execution.voluntary", "migration.nothing", who=action.animal))
    return found


def _verify_origin(
    position: Position, animal: Animal, origin: Hex, moved: dict[tuple[Hex, Hex], int], rules: Rulebook
) -> list[Objection]:
    leaving = sum(number for (start, _), number in moved.items() if start == origin)
    missing = needs_tile(position, origin, rules, "migration.move", animal, leaving)
    if missing:
        return missing
    there = position.tiles[origin].species.get(animal, 0)
    arriving = sum(number for (start, end), number in moved.items() if end == origin != start)
    params = {"who": animal, "hex": origin, "n": leaving, "there": there}
    if leaving <= there:
        return [satisfied("migration.move", "migration.there", **params)]
    if leaving <= there + arriving:
        return [no("migration.once-each", "migration.twice", **params)]
    return [no("migration.move", "migration.not-there", **params)]


def _verify_way(position: Position, animal: Animal, origin: Hex, target: Hex, rules: Rulebook) -> list[Objection]:
    missing = needs_tile(position, target, rules, "migration.tiles-only")
    leaves_a_tile = origin in position.tiles or may_hold_tile(position, origin, rules)
    if leaves_a_tile and origin == target:
        return _verify_stay(position, animal, origin, rules)
    if position.mapless or not leaves_a_tile:
        return missing
    params = {"who": animal, "hex": target, "origin": origin, "n": steps_of(animal, rules)}
    within = reach(position, animal, origin, rules)
    away = rules.board.distance(origin, target)
    if target in within.sure:
        key = "migration.next" if away == 1 else "migration.within"
        return [satisfied(_way_rule(animal, rules) if away > 1 else "migration.move", key, **params)]
    if target in within.perhaps:
        return missing or [undetermined("migration.tiles-only", "migration.way-unread", **params)]
    if away > steps_of(animal, rules):
        return [*missing, no(_way_rule(animal, rules), "migration.too-far", **params)]
    return missing or [no("migration.tiles-only", "migration.gap", **params)]


def _way_rule(animal: Animal, rules: Rulebook) -> str:
    usual = rules.tables["actions"][BOX]["steps_otherwise"]
    return "migration.move" if steps_of(animal, rules) == usual else "ability.birds"


def _verify_stay(position: Position, animal: Animal, hex_: Hex, rules: Rulebook) -> list[Objection]:
    """Return what is said to a species that ends where it began: nothing forbids it to one that can fly back (O26)."""
    if steps_of(animal, rules) > 1 and (position.mapless or any(reach(position, animal, hex_, rules))):
        reading = rules.switch("bird-return")
        if position.mapless and reading != "forbidden":
            return [undetermined("O26", "migration.no-map", who=animal, hex=hex_)]
        if reading != "unsettled":
            return by_switch("bird-return", rules, against=reading == "forbidden")
        return [unsettled("O26", "migration.out-and-back", who=animal, hex=hex_)]
    return [no(_way_rule(animal, rules), "migration.stays", who=animal, hex=hex_)]


def apply(position: Position, action: Migration, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position with the species moved, and the changes."""
    animal = action.animal
    moves = [(origin, target, animal, number) for (origin, target), number in flows(action).items()]
    changes = [
        change("migration.move", "migration.moved", who=animal, n=number, hex=origin, to=to)
        for origin, to, _, number in moves
    ]
    return position.with_moves(moves), tuple(changes)


# Legal moves.


def _most(position: Position, animal: Animal, rules: Rulebook, space: Space) -> int:
    """Return how many species may migrate, whichever space it is that the animal may mean."""
    spaces = spaces_meant(position, BOX, animal, space, rules)
    if not all(allowed(needs_space(BOX, animal, one, rules)) for one in spaces):
        return 0
    return min(most_species(one, rules) for one in spaces)


def _origins(position: Position, animal: Animal, rules: Rulebook) -> list[tuple[Hex, int, list[Hex]]]:
    """Return the tiles with cubes of the animal, how many, and where they surely may go, all in board order."""
    found = []
    for origin in rules.board.hexes:
        cubes = position.tiles[origin].species.get(animal, 0) if origin in position.tiles else 0
        if cubes:
            sure = reach(position, animal, origin, rules).sure
            if sure and allowed(_verify_stay(position, animal, origin, rules)):
                sure |= {origin}
            found.append((origin, cubes, [name for name in rules.board.hexes if name in sure]))
    return found


def options(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Migration]:
    """Yield every legal move (see above), by origin, target and number; lazily."""
    origins = _origins(position, animal, rules)
    ways = [(origin, target) for origin, _, targets in origins for target in targets]

    def extend(start: int, left: int, staying: dict[Hex, int]) -> Iterator[tuple[Move, ...]]:
        for place in range(start, len(ways)):
            origin, target = ways[place]
            for number in range(1, min(left, staying[origin]) + 1):
                first = Move(origin, target, number)
                yield (first,)
                rest = {**staying, origin: staying[origin] - number}
                yield from ((first, *more) for more in extend(place + 1, left - number, rest))

    for moves in extend(0, _most(position, animal, rules, space), {origin: cubes for origin, cubes, _ in origins}):
        yield Migration(animal, moves, space)


def count(position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return the number of legal moves (see above), as coefficients of a product of generating functions.

    From a tile with n cubes and t tiles in reach, j cubes (up to n) go in as many ways as j alike things into t places.
    """
    most = _most(position, animal, rules, space)
    ways = [1]
    for _, cubes, targets in _origins(position, animal, rules):
        if targets:
            leaving = [comb(number + len(targets) - 1, number) for number in range(min(cubes, most) + 1)]
            ways = times(ways, leaving, most)
    return sum(ways) - 1
