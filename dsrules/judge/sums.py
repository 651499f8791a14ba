"""The sums behind matches, written out: element by element what an animal needs times what the tile supplies."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import text
from dsrules.judge.asked import tiles_asked
from dsrules.judge.matching import FIELD, MASK, assumptions, packed_needs, supply
from dsrules.judge.unknown import Completions, spans
from dsrules.ruling import Ruling, Step

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.judge.matching import Packed
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Element


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


def matches(position: Position, rules: Rulebook, tile: str | None = None) -> Ruling:
    """Return the matches of every animal in play on every tile, or on `tile`, with each sum written out.

    The result is `{"tiles": {hex: {"matches": {animal: n or [least, most]}, "sums": {animal: [{"element", "need",
    "supply"}, ...]}}}, "assumed": [...]}`; the sums hold the products that are not zero, of the discs that were read.
    Raises UsageError for a `tile` that is none.
    """
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
