"""Matches: what an animal needs times what a tile supplies, summed over the element types (matching.count).

The kernel works on all animals at once. Each animal has a field of `FIELD` bits in one integer, its place given by the
food chain. `packed_needs` gives for each element type the integer whose fields hold how often each animal needs that
type; adding it once for every disc on a tile leaves in each field the matches of that animal there. Read fields with
`unpacked` or `field`. Unread corners count as empty here; `dsrules.judge.unknown` completes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from dsrules.diagnostics import Text, text

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element

FIELD = 10
"""Bits of a field. All discs of the box on one display, times six corners, still fit: fields never overflow."""

MASK = (1 << FIELD) - 1

Packed: TypeAlias = int
"""One number for each animal, in fields of `FIELD` bits."""


def shifts(rules: Rulebook) -> dict[Animal, int]:
    """Return animal -> how far its field lies from the lowest bit."""
    return {animal: rank * FIELD for animal, rank in rules.rank.items()}


def unpacked(packed: Packed, position: Position, rules: Rulebook) -> dict[Animal, int]:
    """Return the fields of the animals in play, in food-chain order."""
    return {animal: packed >> rules.rank[animal] * FIELD & MASK for animal in position.animals}


def packed_needs(position: Position, rules: Rulebook) -> dict[Element, Packed]:
    """Return element type -> how often each animal in play has it on its display (element.supply-need)."""
    needs = dict.fromkeys(rules.elements, 0)
    rank = rules.rank
    for animal, sheet in position.animals.items():
        one = 1 << rank[animal] * FIELD
        for element in sheet.elements:
            needs[element] += one
    return needs


def packed_matches(position: Position, rules: Rulebook) -> dict[Hex, Packed]:
    """Return tile -> the matches of all animals in play there: the kernel (matching.count, board.element-shared)."""
    needs = packed_needs(position, rules)
    at = {corner: needs[element] for corner, element in position.elements.items()}.get
    corners_of = rules.board.corners_of
    matches = {}
    for tile in position.tiles:
        c1, c2, c3, c4, c5, c6 = corners_of[tile]
        matches[tile] = at(c1, 0) + at(c2, 0) + at(c3, 0) + at(c4, 0) + at(c5, 0) + at(c6, 0)
    return matches


def supply(position: Position, rules: Rulebook, tile: Hex) -> dict[Element, int]:
    """Return how many discs of each type lie on the corners of a hex, every type named (element.supply-need)."""
    counts = dict.fromkeys(rules.elements, 0)
    for corner in rules.board.corners_of[tile]:
        element = position.elements.get(corner)
        if element is not None:
            counts[element] += 1
    return counts


def counts(position: Position, rules: Rulebook, tile: Hex) -> dict[Animal, int]:
    """Return the matches of every animal in play on one hex, in food-chain order (matching.count)."""
    needs = packed_needs(position, rules)
    return unpacked(tile_matches(needs, supply(position, rules, tile)), position, rules)


def tile_matches(needs: dict[Element, Packed], there: dict[Element, int]) -> Packed:
    """Return the matches of all animals on a tile with the supply `there` (matching.count)."""
    return sum(needs[element] * number for element, number in there.items())


def assumptions(position: Position) -> tuple[Text, ...]:
    """Return a sentence for each animal in play whose display the document does not state (contract section 2)."""
    return tuple(
        text("matching.assumed-printed", who=animal, elements=sheet.elements)
        for animal, sheet in position.animals.items()
        if not sheet.stated
    )
