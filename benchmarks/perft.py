"""Count the legal moves from the starting Earth for two to six animals, and time counting against listing.

    python benchmarks/perft.py [--list]

Every number is the sum over the animals in play (the first ones of the food chain) and over the spaces of the box;
`tests/explore/test_perft.py` has the same numbers from a plain enumeration. `--list` also lists every move.
"""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from dsrules.actions import PLACING, count, options
from dsrules.actions.space import free_animal, numbered
from dsrules.api import setup
from dsrules.rulebook import Rulebook, default
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dsrules.position import Position

BOXES = (PLACING, "glaciation", "speciation", "wanderlust", "migration", "competition")
TILES = ("sea", "jungle", "sea")
DISCS = ("grass", "grub", "grass", "meat")


def start(animals: Sequence[str], rules: Rulebook) -> Position:
    """The starting position with the same tiles and discs for Wanderlust every time."""
    return setup(animals, rules=rules).with_box("wanderlust", tiles=TILES, elements=DISCS)


def spaces(box: str, animal: str, rules: Rulebook) -> tuple[str | None, ...]:
    """The spaces of a box that differ in what they allow an animal."""
    if box not in ("speciation", "migration", "competition"):
        return (None,)
    return (*numbered(box, rules), *((FREE,) if free_animal(box, rules) == animal else ()))


def perft(animals: Sequence[str], box: str, rules: Rulebook, listing: bool = False) -> int:
    """The number of legal moves of all animals in a box, counted or listed one by one."""
    position = start(animals, rules)
    total = 0
    for animal in animals:
        for space in spaces(box, animal, rules):
            if listing:
                total += sum(1 for _ in options(box, position, animal, rules, space))
            else:
                total += count(box, position, animal, rules, space)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description="Count the legal moves from the starting Earth.")
    parser.add_argument("--list", action="store_true", help="also list every move, and compare")
    listing = parser.parse_args().list
    rules = default()
    print("animals " + "".join(f"{box:>14}" for box in BOXES))
    for number in sorted(rules.supply):
        animals = rules.food_chain[:number]
        began = time.perf_counter()
        counts = [perft(animals, box, rules) for box in BOXES]
        counted = time.perf_counter() - began
        print(f"{number:>7} " + "".join(f"{n:>14,}" for n in counts) + f"   counted in {1000 * counted:.0f} ms")
        if listing:
            began = time.perf_counter()
            listed = [perft(animals, box, rules, listing=True) for box in BOXES]
            print(f"{'':>7} listed {sum(listed):,} in {time.perf_counter() - began:.2f} s")
            assert listed == counts, (listed, counts)


if __name__ == "__main__":
    main()
