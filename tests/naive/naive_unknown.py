"""Corners nobody could read, the naive way: every completion is judged by itself."""

from __future__ import annotations

import copy
import itertools
import random
from typing import Any

from naive_board import corners_of
from naive_compare import comparable
from naive_game import bag, full, judged
from naive_tables import ELEMENTS

Dict = dict[str, Any]


def smudge(rng: random.Random, position: Dict) -> Dict:
    """The same position with one or two corners of tiles that nobody could read."""
    position = copy.deepcopy(position)
    corners = sorted({corner for name in position["tiles"] for corner in corners_of(name)})
    unknown = rng.sample(corners, rng.choice([1, 1, 2]))
    for discs in position["elements"].values():
        discs[:] = [corner for corner in discs if corner not in unknown]
    position["unknown"] = sorted(unknown)
    return position


def completions(position: Dict) -> list[Dict]:
    """Every position that the unknown corners allow: empty, or any type still in supply."""
    unknown = position["unknown"]
    found = []
    supply = bag(full(position))
    for choice in itertools.product([None, *ELEMENTS], repeat=len(unknown)):
        if any(choice.count(element) > supply[element] for element in ELEMENTS):
            continue
        complete = copy.deepcopy(position)
        del complete["unknown"]
        for corner, element in zip(unknown, choice, strict=True):
            if element is not None:
                complete["elements"][element].append(corner)
        found.append(complete)
    return found


def disc_on(position: Dict, corner: str) -> str | None:
    return next((element for element in ELEMENTS if corner in position["elements"][element]), None)


def one_position(pairs: list[tuple[Dict, Dict]], unknown: list[str]) -> bool:
    """Whether all positions after are one: a corner left alone in all of them is as unread as before."""
    for corner in unknown:
        if all(disc_on(before, corner) == disc_on(after, corner) for before, after in pairs):
            for _, after in pairs:
                for discs in after["elements"].values():
                    discs[:] = [other for other in discs if other != corner]
    return all(after == pairs[0][1] for _, after in pairs)


def verdicts(position: Dict, action: Dict) -> tuple[str, str]:
    """What `can` and `act` answer: the verdict that all completions share, else undetermined."""
    found = set()
    pairs: list[tuple[Dict, Dict]] = []
    for complete in completions(position):
        verdict, after = judged(complete, action)
        found.add(verdict)
        if after is not None:
            pairs.append((full(complete), comparable(after)))
    if len(found) > 1:
        return "undetermined", "undetermined"
    verdict = found.pop()
    if verdict == "yes" and not one_position(pairs, position["unknown"]):
        return "yes", "undetermined"
    return verdict, verdict
