"""Generating functions: how many ways there are to do something with 0, 1, 2 ... cubes. Knows no game."""

from __future__ import annotations


def times(one: list[int], other: list[int], most: int) -> list[int]:
    """Return the product of two lists of coefficients, those of powers above `most` left out."""
    product = [0] * min(len(one) + len(other) - 1, most + 1)
    for power, ways in enumerate(one):
        if ways:
            for more, others in enumerate(other[: max(most + 1 - power, 0)]):
                product[power + more] += ways * others
    return product
