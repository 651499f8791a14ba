"""Matches: what an animal needs times what a tile supplies, summed over the element types (matching.count).

The kernel works on all animals at once. Each animal has a field of `FIELD` bits in one integer, its place given by the
food chain. `packed_needs` gives for each element type the integer whose fields hold how often each animal needs that
type; adding it once for every disc on a tile leaves in each field the matches of that animal there. Read fields with
`unpacked` or `field`. Unread corners count as empty here; `dsrules.judge.unknown` completes them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from dsrules.diagnostics import Text, text
from dsrules.ruling import Ruling, Step

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


def need(position: Position, rules: Rulebook, animal: Animal) -> dict[Element, int]:
    """Return how often each type stands on an animal's display, every type named (element.supply-need).

    An animal without a sheet is taken by its printed elements.
    """
    counts = dict.fromkeys(rules.elements, 0)
    sheet = position.animals.get(animal)
    for element in rules.printed[animal] if sheet is None else sheet.elements:
        counts[element] += 1
    return counts


def count(position: Position, rules: Rulebook, tile: Hex, animal: Animal) -> int:
    """Return the matches of one animal on one hex, whether it stands there or not (matching.count)."""
    wanted = need(position, rules, animal)
    return sum(wanted[element] * number for element, number in supply(position, rules, tile).items())


def counts(position: Position, rules: Rulebook, tile: Hex) -> dict[Animal, int]:
    """Return the matches of every animal in play on one hex, in food-chain order (matching.count)."""
    needs = packed_needs(position, rules)
    return unpacked(tile_matches(needs, supply(position, rules, tile)), position, rules)


def tile_matches(needs: dict[Element, Packed], there: dict[Element, int]) -> Packed:
    """Return the matches of all animals on a tile with the supply `there` (matching.count)."""
    return sum(needs[element] * number for element, number in there.items())


class Term(NamedTuple):
    """One product of the sum that makes an animal's matches on a tile."""

    element: Element
    need: int
    supply: int


def terms(needs: dict[Element, Packed], there: dict[Element, int], animal: Animal, rules: Rulebook) -> tuple[Term, ...]:
    """Return the products that are not zero, in the order of the element types. Their sum is the animal's matches."""
    shift = rules.rank[animal] * FIELD
    wanted = ((element, needs[element] >> shift & MASK) for element in there)
    return tuple(Term(element, number, there[element]) for element, number in wanted if number and there[element])


def total(products: tuple[Term, ...]) -> int:
    """Return the matches that the products of an animal sum up to."""
    return sum(term.need * term.supply for term in products)


def sum_step(tile: Hex, animal: Animal, products: tuple[Term, ...], least: int, most: int) -> Step:
    """Return the step that writes out an animal's matches on a tile, with one part for each product.

    `least` and `most` differ where unread corners may add matches.
    """
    parts = tuple(
        Step("matching.count", text("matching.term", **term._asdict(), n=term.need * term.supply), tile, animal)
        for term in products
    )
    if most > total(products):
        key = "matching.sum-range" if products else "matching.none-range"
        sentence = text(key, who=animal, terms=products, least=least, most=most)
    elif products:
        sentence = text("matching.sum", who=animal, terms=products, n=most)
    else:
        sentence = text("matching.none", who=animal, n=most)
    return Step("matching.count", sentence, tile, animal, parts=parts)


def assumptions(position: Position) -> tuple[Text, ...]:
    """Return a sentence for each animal in play whose display the document does not state (contract section 2)."""
    return tuple(
        text("matching.assumed-printed", who=animal, elements=sheet.elements)
        for animal, sheet in position.animals.items()
        if not sheet.stated
    )


def matches(position: Position, rules: Rulebook, tile: str | None = None) -> Ruling:
    """Return the matches of every animal in play on every tile, or on `tile`, with each sum written out.

    The result is `{"tiles": {hex: {"matches": {animal: n or [least, most]}, "sums": {animal: [{"element", "need",
    "supply"}, ...]}}}, "assumed": [...]}`; the sums hold the products that are not zero, of the discs that were read.
    Raises UsageError for a `tile` that is none.
    """
    from dsrules.judge.asked import tiles_asked
    from dsrules.judge.unknown import Completions, spans

    needs = packed_needs(position, rules)
    completions = Completions(position, rules, needs)
    tiles = {}
    steps: list[Step] = []
    names = tiles_asked(position, rules, tile)
    for name in names:
        there = supply(position, rules, name)
        ranges = spans(completions.matches(name), position, rules)
        products = {animal: terms(needs, there, animal, rules) for animal in position.animals}
        tiles[name] = {
            "matches": {animal: least if least == most else [least, most] for animal, (least, most) in ranges.items()},
            "sums": {animal: [term._asdict() for term in found] for animal, found in products.items()},
        }
        steps += completions.steps(name)
        steps += (sum_step(name, animal, products[animal], *ranges[animal]) for animal in position.animals)
    question = {"ask": "matches"} if tile is None else {"ask": "matches", "tile": names[0]}
    return Ruling(question, None, {"tiles": tiles, "assumed": []}, tuple(steps), assumed=assumptions(position))
