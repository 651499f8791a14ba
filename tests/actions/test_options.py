"""Legal moves: all of them, each once, as many as counted; checked against plain enumeration."""

from __future__ import annotations

import random
from itertools import combinations, product
from typing import Any

import pytest
from action_boards import CUBES, RULES, SIX, TILES, earth, random_position, read

from dsrules.action import Action, Competition, Cubes, Migration, Move, Speciation, Victim, Wanderlust
from dsrules.actions import PLACING, apply, count, options, verify
from dsrules.actions.objections import verdict
from dsrules.position import Position

BOXES = (*RULES.boxes, PLACING)
LONGEST = 20_000


def spaces_of(box: str, animal: str) -> list[str | None]:
    free = {"regression": "reptiles", "speciation": "insects", "competition": "arachnids"}.get(box)
    numbers: list[str | None] = [str(n + 1) for n in range(RULES.spaces(box))]
    return [None, *numbers, *(["free"] if free == animal else [])]


@pytest.mark.parametrize("seed", range(25))
def test_every_move_is_legal_listed_once_and_counted(seed: int) -> None:
    position = random_position(seed)
    for box, animal in product(BOXES, position.animals):
        for space in spaces_of(box, animal) if box != PLACING else [None]:
            number = count(box, position, animal, RULES, space)
            if number > LONGEST:
                continue
            listed = list(options(box, position, animal, RULES, space))
            assert len(listed) == len(set(listed)) == number, (box, animal, space)
            for action in listed[:200]:
                assert verdict(verify(position, action, RULES), act=True) == "yes", action
                after, changes = apply(position, action, RULES)
                assert changes
                assert after != position or box == "migration"  # two may change places


def walk(position: Position, animal: str, origin: str) -> set[str]:
    """The tiles in reach, by trying every way of one or two steps; the tile itself is left out."""
    near = {n for n in RULES.board.hexes if n in position.tiles and RULES.board.distance(origin, n) == 1}
    if animal == "birds":
        near |= {m for n in near for m in RULES.board.hexes if m in position.tiles and RULES.board.distance(n, m) == 1}
    return near - {origin}


def plain_migrations(position: Position, animal: str, most: int) -> set[tuple[tuple[str, str, int], ...]]:
    """Move every single cube, or leave it, in all ways; keep those of at most `most` moves as flows."""
    cubes = [name for name, tile in position.tiles.items() for _ in range(tile.species.get(animal, 0))]
    found = set()
    for ends in product(*([None, *sorted(walk(position, animal, name))] for name in cubes)):
        moves = [(origin, end) for origin, end in zip(cubes, ends, strict=True) if end is not None]
        if 0 < len(moves) <= most:
            found.add(tuple(sorted((*way, moves.count(way)) for way in set(moves))))
    return found


@pytest.mark.parametrize("animal", SIX)
@pytest.mark.parametrize("players", range(2, 7))
def test_migrations_from_the_start_by_plain_enumeration(animal: str, players: int) -> None:
    animals = (animal, *(other for other in SIX if other != animal))[:players]
    position = earth(animals)
    for space, most in zip("123456", (7, 6, 5, 4, 3, 2), strict=True):
        plain = plain_migrations(position, animal, most)
        listed = {
            tuple(sorted((m.origin, m.target, m.number) for m in action.moves))
            for action in options("migration", position, animal, RULES, space)
            if isinstance(action, Migration)
        }
        assert listed == plain
        assert count("migration", position, animal, RULES, space) == len(plain)


@pytest.mark.parametrize("animal", SIX)
def test_speciations_from_the_start_by_plain_enumeration(animal: str) -> None:
    position = earth(sheets={animal: {"gene_pool": 5}})
    row = ("meat", "sun", "seed", "water", "grub", "grass")
    highest = {"sea": 1, "wetland": 4, "savannah": 3, "jungle": 3, "forest": 3, "desert": 2, "mountain": 2}
    for number, element in enumerate(row):
        plain = set()
        for corner, disc in position.elements.items():
            tiles = [n for n in TILES if n in RULES.board.hexes_of[corner]] if disc == element else []
            for cubes in product(*(range(highest[position.tiles[n].terrain] + 1) for n in tiles)):
                if 0 < sum(cubes) <= 5:
                    plain.add(tuple(sorted((n, c) for n, c in zip(tiles, cubes, strict=True) if c)))
        listed = [
            tuple(sorted((c.hex, c.number) for c in action.placed))
            for action in options("speciation", position, animal, RULES, str(number + 1))
            if isinstance(action, Speciation)
        ]
        assert len(listed) == len(set(listed))
        assert set(listed) == plain
        assert count("speciation", position, animal, RULES, str(number + 1)) == len(plain)


def test_speciation_on_sun_at_the_start() -> None:
    """X6: tundra 1, desert 2, mountain 2 by the inner disc; savannah 3, desert 2 by the outer one."""
    position = earth(sheets={"reptiles": {"gene_pool": 30}})
    inner, outer, both = 2 * 3 * 3 - 1, 4 * 3 - 1, 2
    assert count("speciation", position, "reptiles", RULES, "2") == inner + outer - both


def test_glaciations_from_the_start() -> None:
    position = earth()
    hexes = [getattr(action, "hex") for action in options("glaciation", position, "birds", RULES)]  # noqa: B009
    assert sorted(hexes) == ["c3", "c4", "d2", "d4", "e3", "e4"]


@pytest.mark.parametrize("players", range(2, 7))
def test_competitions_from_the_start_by_plain_enumeration(players: int) -> None:
    animals = SIX[:players]
    position = earth(animals)
    pairs = (
        ("jungle", "wetland"), ("wetland", "desert"), ("desert", "forest"), ("forest", "savannah"),
        ("savannah", "mountain"), ("mountain", "sea"), ("sea", "jungle"),
    )  # fmt: skip
    for animal, (number, pair) in product(animals, enumerate(pairs)):
        ground = {TILES[n].split()[-1]: n for n in TILES}
        victims = [
            [(ground[t], other) for other in animals if other != animal and ground[t] in CUBES[other]]
            for t in (*pair, "tundra")
            if t in ground and ground[t] in CUBES[animal]
        ]
        plain = {
            tuple(sorted(chosen))
            for size in range(1, 4)
            for groups in combinations(victims, size)
            for chosen in product(*groups)
        }
        listed = {
            tuple(sorted((v.hex, v.animal) for v in action.victims))
            for action in options("competition", position, animal, RULES, str(number + 1))
            if isinstance(action, Competition)
        }
        assert listed == plain
        assert count("competition", position, animal, RULES, str(number + 1)) == len(plain)


def plain_wanderlusts(position: Position, tiles: tuple[str, ...], discs: tuple[str, ...]) -> int:
    """Number of Wanderlust moves: hexes, discs and arrivals by looking at every hex of the field."""
    total = 0
    for name in RULES.board.hexes:
        beside = [n for n in position.tiles if RULES.board.distance(n, name) == 1]
        if name in position.tiles or not beside:
            continue
        corners = [corner for corner in RULES.board.corners_of[name] if corner not in position.elements]
        ways = 1 + len(set(discs)) * len(corners)
        for here in beside:
            for number in position.tiles[here].species.values():
                ways *= number + 1
        total += ways
    return total * len(tiles)


@pytest.mark.parametrize("players", range(2, 7))
def test_wanderlusts_from_the_start_by_plain_enumeration(players: int) -> None:
    box: dict[str, Any] = {"elements": ["meat", "sun", "sun"], "tiles": ["sea", "forest", None]}
    position = earth(SIX[:players], display={"wanderlust": box})
    plain = plain_wanderlusts(position, ("sea", "forest"), ("meat", "sun"))
    assert count("wanderlust", position, "mammals", RULES) == plain
    if plain <= LONGEST:
        assert sum(1 for _ in options("wanderlust", position, "mammals", RULES)) == plain


def test_lists_that_would_be_huge_are_lazy() -> None:
    tiles = {name: {"terrain": "sea", "species": {"birds": 9, "mammals": 9}} for name in ("d3", "d2", "e3", "c3")}
    position = read({"tiles": tiles, "animals": {"birds": {}, "mammals": {}},
                     "display": {"wanderlust": {"tiles": ["jungle"], "elements": ["sun"]}}})  # fmt: skip
    assert count("wanderlust", position, "birds", RULES) > 10**4
    assert isinstance(next(iter(options("wanderlust", position, "birds", RULES))), Wanderlust)
    assert isinstance(next(iter(options("migration", position, "birds", RULES, "1"))), Migration)


def parts(action: Action) -> tuple[Any, ...]:
    """The moves, victims or cubes of an action."""
    for field in ("moves", "victims", "placed"):
        if hasattr(action, field):
            return tuple(getattr(action, field))
    raise AssertionError


@pytest.mark.parametrize("seed", range(40))
def test_what_is_not_listed_is_not_allowed(seed: int) -> None:
    """Random migrations, speciations and competitions: yes exactly for those that are listed."""
    dice = random.Random(seed)
    position = random_position(1000 + seed)
    animal = dice.choice(list(position.animals))
    hexes = [*position.tiles, dice.choice(RULES.board.hexes)]
    lists: dict[tuple[str, str], set[frozenset[Any]]] = {}
    for _ in range(60):
        space = dice.choice("123456")
        flows = {(dice.choice(hexes), dice.choice(hexes)): dice.randint(1, 3) for _ in range(dice.randint(1, 2))}
        moves = tuple(Move(origin, target, number) for (origin, target), number in flows.items())
        placed = tuple(Cubes(name, dice.randint(1, 3)) for name in {dice.choice(hexes) for _ in range(2)})
        corner = dice.choice([*position.elements] or ["d3.e"])
        victims = tuple(Victim(dice.choice(hexes), dice.choice(SIX)) for _ in range(dice.randint(1, 2)))
        tried: list[tuple[str, Action]] = [
            ("migration", Migration(animal, moves, space)),
            ("competition", Competition(animal, victims, space)),
            ("speciation", Speciation(animal, corner, placed, space)),
        ]
        for box, action in tried:
            if count(box, position, animal, RULES, space) > LONGEST:
                continue
            if (box, space) not in lists:
                lists[box, space] = {frozenset(parts(one)) for one in options(box, position, animal, RULES, space)}
            listed = frozenset(parts(action)) in lists[box, space] and len(set(parts(action))) == len(parts(action))
            yes = verdict(verify(position, action, RULES), act=True) == "yes"
            # The same cubes may be listed by way of another disc.
            assert yes == listed or (box == "speciation" and listed), action
