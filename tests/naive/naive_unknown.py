"""Corners nobody could read, the naive way: every completion is judged by itself."""

from __future__ import annotations

import copy
import itertools
import random
from typing import Any

from naive_board import HEXES, corners_of, hexes_at, neighbours
from naive_compare import comparable
from naive_game import bag, full, hidden_tiles, judged, tundra_count
from naive_tables import ELEMENTS, TUNDRA_TILES

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
    verdict = shared(found)
    if verdict == "yes" and not one_position(pairs, position["unknown"]):
        return "yes", "undetermined"
    return verdict, verdict


def shared(found: set[str]) -> str:
    """The verdict of all completions; where they differ, what is unsettled goes before what is undetermined."""
    if len(found) == 1:
        return next(iter(found))
    return "unsettled" if "unsettled" in found else "undetermined"


def smudge_hex(rng: random.Random, position: Dict) -> Dict:
    """The same position with a hex that nobody could read: a blank one, or one whose tile is bare."""
    position = copy.deepcopy(position)
    tiles = position["tiles"]
    fit = [h for h in HEXES if h not in tiles and any(other in tiles for other in neighbours(h))]
    discs = {corner for corners in position["elements"].values() for corner in corners}
    for name, tile in tiles.items():
        lonely = [c for c in corners_of(name) if c in discs and not any(o in tiles and o != name for o in hexes_at(c))]
        if not (lonely or tile["species"] or tile.get("cone") or name in position.get("scored", [])):
            fit += [name] * 3
    name = rng.choice(sorted(fit))
    tiles.pop(name, None)
    position["unknown"] = [name]
    return position


def hex_completions(position: Dict) -> list[Dict]:
    """Every position that the unread hex allows: blank, or any terrain in supply, frozen or not. All cubes are told."""
    name = position["unknown"][0]
    blank = copy.deepcopy(position)
    del blank["unknown"]
    p = full(blank)
    found = [blank]
    for terrain, left in hidden_tiles(p).items():
        for tundra in (False, True):
            if left > 0 and not (tundra and tundra_count(p) >= TUNDRA_TILES):
                complete = copy.deepcopy(blank)
                complete["tiles"][name] = {"terrain": terrain, "tundra": tundra, "species": {}}
                found.append(complete)
    return found


def hex_verdicts(position: Dict, action: Dict) -> tuple[str, str]:
    """What `can` and `act` answer where one hex is unread."""
    name = position["unknown"][0]
    found = set()
    pairs: list[tuple[Dict, Dict]] = []
    for complete in hex_completions(position):
        verdict, after = judged(complete, action)
        found.add(verdict)
        if after is not None:
            pairs.append((full(complete), comparable(after)))
    verdict = shared(found)
    if verdict != "yes":
        return verdict, verdict
    if all(before["tiles"].get(name) == after["tiles"].get(name) for before, after in pairs):
        for _, after in pairs:
            after["tiles"].pop(name, None)
    return "yes", "yes" if all(after == pairs[0][1] for _, after in pairs) else "undetermined"
