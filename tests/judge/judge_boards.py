"""Boards for the tests of judging: a strategy that draws positions, and judging written down naively."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from dsrules.position import Frozen, Position, Sheet, Tile
from dsrules.rulebook import Rulebook, default
from dsrules.text.position_reader import read_values
from dsrules.text.tile_line import read_tile_line

RULES = default()
STEP = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
BETWEEN = {
    "nw": ("nw", "n"), "ne": ("n", "ne"), "e": ("ne", "se"), "se": ("se", "s"), "sw": ("s", "sw"), "w": ("sw", "nw"),
}  # fmt: skip
CENTRAL = tuple(
    name for name, (q, r) in RULES.board.axial.items() if (abs(q) + abs(r) + abs(q + r)) // 2 <= 2
)  # these 19 hexes stay on the field when it is turned about its middle


def trio(name: str, way: str) -> frozenset[tuple[int, int]]:
    """The three hex positions that meet at a corner, printed or not."""
    q, r = RULES.board.axial[name]
    return frozenset([(q, r)] + [(q + STEP[s][0], r + STEP[s][1]) for s in BETWEEN[way]])


TRIOS = {trio(name, way): RULES.board.corner(f"{name}.{way}") for name in RULES.board.hexes for way in BETWEEN}
TRIO_OF = {corner: meeting for meeting, corner in TRIOS.items()}


def position(values: dict[str, Any]) -> Position:
    return read_values({"dsrules": 1, **values}, RULES).position


def line(words: str) -> Position:
    return read_tile_line(words, RULES).position


@st.composite
def sheets(draw: st.DrawFn) -> Frozen[str, Sheet]:
    animals = draw(st.sets(st.sampled_from(RULES.food_chain), min_size=1))
    found = {}
    for animal in RULES.food_chain:
        if animal in animals:
            room = RULES.max_elements - len(RULES.printed[animal])
            added = draw(st.lists(st.sampled_from(RULES.elements), max_size=room))
            found[animal] = Sheet(tuple(sorted((*RULES.printed[animal], *added))))
    return Frozen(found)


@st.composite
def boards(draw: st.DrawFn, hexes: tuple[str, ...] = CENTRAL, most: int = 7) -> Position:
    animals = draw(sheets())
    names = draw(st.lists(st.sampled_from(hexes), min_size=1, max_size=most, unique=True))
    tiles = {}
    for name in names:
        species = draw(st.dictionaries(st.sampled_from(tuple(animals)), st.integers(1, 5), max_size=4))
        cone = draw(st.none() | st.sampled_from(tuple(animals)))
        terrain = draw(st.sampled_from(RULES.terrains))
        tiles[name] = Tile(terrain, draw(st.booleans()), Frozen(species), cone)
    corners = sorted({corner for name in names for corner in RULES.board.corners_of[name]})
    discs = draw(st.dictionaries(st.sampled_from(corners), st.sampled_from(RULES.elements), max_size=25))
    return Position(Frozen(tiles), Frozen(discs), animals)


def naive_matches(here: Position, tile: str, animal: str, rules: Rulebook = RULES) -> int:
    """The plain double loop of matching.count: every disc on the tile against every element of the display."""
    count = 0
    for corner in rules.board.corners_of[tile]:
        for element in here.animals[animal].elements:
            if here.elements.get(corner) == element:
                count += 1
    return count


def naive_qualifies(here: Position, tile: str) -> str | None:
    """dominance.condition word by word: present, at least one match, more than each rival present, one by one."""
    present = here.tiles[tile].species
    for animal in present:
        mine = naive_matches(here, tile, animal)
        rivals = [naive_matches(here, tile, other) for other in present if other != animal]
        if mine >= 1 and all(mine > theirs for theirs in rivals):
            return animal
    return None


def naive_cone_status(here: Position, tile: str) -> str:
    """The contract's five words, each by its own description."""
    holder, present = here.tiles[tile].cone, list(here.tiles[tile].species)
    qualifying = naive_qualifies(here, tile)
    counts = [naive_matches(here, tile, animal) for animal in present]
    found = []
    if holder is None:
        found.append("none")
    if holder is not None and qualifying == holder:
        found.append("stands")
    if holder is not None and qualifying is not None and qualifying != holder:
        found.append("overtaken")
    if holder is not None and len(counts) >= 2 and sorted(counts)[-1] == sorted(counts)[-2]:
        found.append("tied")
    lost = holder is not None and (holder not in present or naive_matches(here, tile, holder) == 0)
    if lost and qualifying is None and "tied" not in found:
        found.append("unsettled")
    assert len(found) == 1, found
    return found[0]


def naive_result(here: Position, tile: str) -> dict[str, Any]:
    """The contract's result of `dominance` for one tile without unread corners."""
    matches = {animal: naive_matches(here, tile, animal) for animal in here.animals}
    present = [animal for animal in RULES.food_chain if animal in here.tiles[tile].species]
    best = max((matches[animal] for animal in present), default=None)
    result = {
        "matches": matches,
        "endangered": [animal for animal in present if matches[animal] == 0],
        "leaders": [animal for animal in present if matches[animal] == best],
        "qualifies": naive_qualifies(here, tile),
        "cone": here.tiles[tile].cone,
        "cone_status": naive_cone_status(here, tile),
    }
    if result["cone_status"] == "tied" and best == 0:
        result["cone_basis"] = "derived"  # O16
    return result
