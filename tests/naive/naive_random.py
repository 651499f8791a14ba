"""Random positions that keep every piece of the box, and random actions, legal and not. All by a seed."""

from __future__ import annotations

import random
from typing import Any

from naive_board import AT, CORNERS, HEXES, SPELLED, TRIO, corners_of, hexes_at, neighbours
from naive_game import FREE, actor, all_steps, bag, current_step, full, hidden_tiles, waiting_steps
from naive_tables import (
    ALL_PAWNS,
    CARDS,
    CHAIN,
    CUBES,
    DISC_BOXES,
    ELEMENTS,
    LARGE_TILES,
    PAWNS,
    PRINTED,
    SPACES,
    SPECIATION_ROW,
)

Dict = dict[str, Any]
Random = random.Random


def some_position(rng: Random, step: str | None = None, phase: str = "execution") -> Dict:
    """A whole position. With a step, that step is next, and a pawn stands there if it is a space."""
    animals = sorted(rng.sample(CHAIN, rng.choice([2, 3, 3, 4, 4, 5, 6])), key=CHAIN.index)
    p: Dict = {"dsrules": 1, "players": len(animals), "round": rng.randint(1, 20), "phase": phase}
    p["initiative"] = rng.sample(animals, len(animals))
    p["tiles"] = some_earth(rng)
    discs = dict.fromkeys(ELEMENTS, 20)
    p["animals"] = {a: {"added": some_discs(rng, discs, rng.randint(0, 6 - len(PRINTED[a])))} for a in animals}
    p["display"] = some_display(rng, p, discs)
    p["elements"] = some_elements(rng, p, discs)
    some_species(rng, p)
    some_cards(rng, p)
    for name in sorted(p["tiles"]):
        if rng.random() < 0.4:
            p["tiles"][name]["cone"] = rng.choice(animals)
    if rng.random() < 0.5:
        p["scored"] = rng.sample(sorted(p["tiles"]), rng.randint(0, 2))
    if phase == "execution":
        some_next(rng, p, step)
    some_pawns(rng, p, step)
    if phase == "planning":
        p["turn"] = next((a for a in p["initiative"] if p["animals"][a]["pawns"]), None)
    if phase == "reset":
        p["next"] = step
    return {key: value for key, value in p.items() if value is not None}


def some_earth(rng: Random) -> Dict:
    """Tiles that hang together, some of them tundra."""
    stock = [terrain for terrain, n in LARGE_TILES.items() for _ in range(n)]
    rng.shuffle(stock)
    earth = {rng.choice(["d3", "c3", "e4", "d2"])}
    wanted = rng.choice([7, 8, 9, 10, 12, 14, 20, 28])
    while len(earth) < wanted:
        near = sorted({n for name in earth for n in neighbours(name)} - earth)
        if rng.random() < 0.06:
            near = sorted(set(HEXES) - earth)
        earth.add(rng.choice(near))
    frozen = rng.choice([0.1, 0.3, 0.6])
    tiles: Dict = {}
    tundras = 0
    for name in sorted(earth):
        tundra = rng.random() < frozen and tundras < 12
        tundras += tundra
        tiles[name] = {"terrain": stock.pop(), "tundra": tundra, "species": {}}
    return tiles


def some_discs(rng: Random, discs: dict[str, int], number: int) -> list[str]:
    taken = []
    for _ in range(number):
        element = rng.choice([e for e in ELEMENTS if discs[e]])
        discs[element] -= 1
        taken.append(element)
    return taken


def stock(numbers: dict[str, int]) -> list[str]:
    return [name for name, number in numbers.items() for _ in range(number)]


def some_display(rng: Random, p: Dict, discs: dict[str, int]) -> Dict:
    display: Dict = {box: {"pawns": [None] * size} for box, size in SPACES.items()}
    for box in DISC_BOXES:
        display[box]["elements"] = some_discs(rng, discs, rng.choice([0, 1, 2, 3, 4, 4]))
    bare_display: Dict = {"wanderlust": {"tiles": []}}
    left = stock(hidden_tiles({"tiles": p["tiles"], "display": bare_display}))
    rng.shuffle(left)
    hidden = len(left)
    tiles: list[str | None] = []
    for _ in range(3):
        bare = not left or (rng.random() < 0.3 and hidden < 22)
        tiles.append(None if bare else left.pop())
    display["wanderlust"]["tiles"] = tiles
    return display


def some_elements(rng: Random, p: Dict, discs: dict[str, int]) -> Dict:
    touching = sorted({corner for name in p["tiles"] for corner in corners_of(name)})
    density = rng.choice([0.15, 0.35, 0.35, 0.6, 0.9])
    kinds = rng.sample(ELEMENTS, rng.choice([2, 3, 6, 6]))
    elements: Dict = {element: [] for element in ELEMENTS}
    for corner in touching:
        if rng.random() < density:
            choice = [e for e in kinds if discs[e]]
            if choice:
                element = rng.choice(choice)
                discs[element] -= 1
                elements[element].append(corner)
    return elements


def some_species(rng: Random, p: Dict) -> None:
    total = CUBES[p["players"]]
    for animal in p["animals"]:
        sheet = p["animals"][animal]
        left = total - 1
        if rng.random() < 0.93:
            for name in sorted(p["tiles"]):
                if left and rng.random() < 0.4:
                    number = min(left, rng.choice([1, 1, 1, 2, 2, 3, 4, 6]))
                    p["tiles"][name]["species"][animal] = number
                    left -= number
        sheet["out"] = rng.randint(0, left) if rng.random() < 0.7 else rng.choice([0, left])
        sheet["gene_pool"] = left - sheet["out"]
        sheet["vp"] = rng.choice([0, 0, 1, 5, rng.randint(0, 90)])


def some_cards(rng: Random, p: Dict) -> None:
    deck = [card for card in CARDS if card != "ice-age"]
    rng.shuffle(deck)
    deck.append("ice-age")
    taken = rng.choice([0, 1, 5, 12, 20, 21, 22, 23, 26])
    face_up = rng.randint(0, 5)
    p["taken"] = deck[:taken]
    p["display"]["domination"]["cards"] = deck[taken : taken + face_up]


def some_next(rng: Random, p: Dict, step: str | None) -> None:
    if step is not None:
        p["next"] = step
        return
    for box, size in SPACES.items():
        p["display"][box]["pawns"] = [None] * size


def some_pawns(rng: Random, p: Dict, step: str | None) -> None:
    """Pawns on the display and in hand. A waiting step that is a space gets one."""
    left = {}
    for animal in p["animals"]:
        left[animal] = min(ALL_PAWNS, PAWNS[p["players"]] + rng.choice([0, 0, 0, 1, 2]))
    if step is not None and "@" in step and step.split("@")[1].isdigit():
        box, place = step.split("@")
        animal = rng.choice(sorted(left))
        p["display"][box]["pawns"][int(place) - 1] = animal
        left[animal] -= 1
    share = rng.choice([0.2, 0.5, 0.8, 1.0])
    for animal in sorted(left):
        for _ in range(left[animal]):
            free = [(box, index) for box, index in vacant_spaces(p) if not before_in_glaciation(box, index, step)]
            if free and rng.random() < share:
                box, index = rng.choice(free)
                p["display"][box]["pawns"][index] = animal
                left[animal] -= 1
        p["animals"][animal]["pawns"] = left[animal]


def vacant_spaces(p: Dict) -> list[tuple[str, int]]:
    return [(box, index) for box in SPACES for index, pawn in enumerate(p["display"][box]["pawns"]) if pawn is None]


def before_in_glaciation(box: str, index: int, step: str | None) -> bool:
    """Only the left-most pawn acts in Glaciation: none may stand before the one that is next."""
    return box == "glaciation" and step is not None and step.startswith(box) and index < int(step[-1]) - 1


# Actions


def any_hex(rng: Random, p: Dict, odd: float = 0.1) -> str:
    if rng.random() < odd:
        return rng.choice(HEXES)
    return str(rng.choice(sorted(p["tiles"])))


def any_corner(rng: Random, p: Dict) -> str:
    """A corner, mostly of a tile."""
    if rng.random() < 0.1:
        return rng.choice(CORNERS)
    return rng.choice(corners_of(any_hex(rng, p)))


def some_spelling(rng: Random, corner: str) -> str:
    """One of the spellings of a corner."""
    hexes = hexes_at(corner)
    spellings = [name for name in TRIO if SPELLED[TRIO[name]] == corner]
    if len(hexes) > 1:  # a corner of one printed hex alone is not told by its hexes
        spellings.append("+".join(rng.sample(hexes, len(hexes))))
    return rng.choice(spellings)


def some_action(rng: Random, position: Dict, do: str | None = None, animal: str | None = None) -> Dict:
    """An action that has a fair chance of being legal at the step that is next; `do` asks for another box."""
    p = full(position)
    step = current_step(p)
    assert step is not None
    box, space = step.split("@")
    who = actor(p, step) or rng.choice(sorted(p["animals"]))
    if rng.random() < 0.04:
        who = rng.choice(sorted(p["animals"]))
    if rng.random() < 0.04:
        return {"do": "pass", "animal": who}
    do = do or box
    action: Dict = {"do": do, "animal": animal or who}
    if do == box:
        action["space"] = space
        if rng.random() < 0.25:
            action["space"] = None
        elif rng.random() < 0.05 and space != "free":
            action["space"] = str(rng.randint(1, SPACES[do]))
    elif rng.random() < 0.5:
        action["space"] = str(rng.randint(1, SPACES[do]))
    if do == "initiative":
        action["space"] = None
    MAKERS[do](rng, p, action, space)
    if action.get("corner") and rng.random() < 0.5:
        action["corner"] = some_spelling(rng, action["corner"])
    return action


def make_initiative(rng: Random, p: Dict, action: Dict, space: str) -> None:
    box = rng.choice(sorted(SPACES))
    action["to"] = [box, str(rng.randint(1, SPACES[box]))]


def make_element(rng: Random, p: Dict, action: Dict, space: str) -> None:
    box = p["display"][action["do"]]["elements"]
    action["element"] = rng.choice(box) if box and rng.random() < 0.85 else rng.choice(ELEMENTS)
    if action["do"] == "regression" and space == "free" and action.get("space") is None:
        action["space"] = "free"


def make_abundance(rng: Random, p: Dict, action: Dict, space: str) -> None:
    make_element(rng, p, action, space)
    action["corner"] = any_corner(rng, p)


def make_depletion(rng: Random, p: Dict, action: Dict, space: str) -> None:
    action["corner"] = any_corner(rng, p)
    kinds = [e for e in p["display"]["depletion"]["elements"] if p["elements"][e]]
    if kinds and rng.random() < 0.6:
        action["corner"] = rng.choice(p["elements"][rng.choice(kinds)])


def make_hex(rng: Random, p: Dict, action: Dict, space: str) -> None:
    action["hex"] = any_hex(rng, p)


def make_speciation(rng: Random, p: Dict, action: Dict, space: str) -> None:
    if action["do"] == "speciation" and space == "free":
        action["space"] = "free"
        action["corner"] = None
        action["placed"] = [[any_hex(rng, p), rng.choice([1, 1, 1, 2])]]
        return
    kind = (
        SPECIATION_ROW[int(space) - 1]
        if action.get("space") != "free" and space.isdigit() and int(space) <= 6
        else "sun"
    )
    if rng.random() < 0.1:
        kind = rng.choice(ELEMENTS)
    corners = p["elements"][kind]
    action["corner"] = rng.choice(corners) if corners and rng.random() < 0.95 else any_corner(rng, p)
    near = [name for name in hexes_at(action["corner"]) if name in p["tiles"] or rng.random() < 0.1]
    if not near or rng.random() < 0.05:
        near = [*near, any_hex(rng, p)]
    action["placed"] = [[name, rng.choice([1, 1, 2, 2, 3, 4])] for name in rng.sample(near, rng.randint(1, len(near)))]


def make_wanderlust(rng: Random, p: Dict, action: Dict, space: str) -> None:
    shown = [terrain for terrain in p["display"]["wanderlust"]["tiles"] if terrain]
    action["terrain"] = rng.choice(shown) if shown and rng.random() < 0.95 else rng.choice(sorted(LARGE_TILES))
    if rng.random() < 0.3:
        action["stack"] = rng.randint(1, 3)
        tiles = p["display"]["wanderlust"]["tiles"]
        if rng.random() < 0.8 and tiles[action["stack"] - 1]:
            action["terrain"] = tiles[action["stack"] - 1]
    rim = sorted({n for name in p["tiles"] for n in neighbours(name)} - set(p["tiles"]))
    action["hex"] = rng.choice(rim) if rim and rng.random() < 0.9 else rng.choice(HEXES)
    box = p["display"]["wanderlust"]["elements"]
    if rng.random() < 0.5:
        action["element"] = rng.choice(box) if box and rng.random() < 0.9 else rng.choice(ELEMENTS)
        action["corner"] = rng.choice(corners_of(action["hex"])) if rng.random() < 0.9 else any_corner(rng, p)
    action["moves"] = []
    for animal in p["animals"]:
        for name in neighbours(action["hex"]) if rng.random() < 0.95 else HEXES[:3]:
            there = p["tiles"].get(name, {"species": {}})["species"].get(animal, 0)
            if rng.random() < (0.3 if there else 0.01):
                action["moves"].append([animal, name, rng.randint(1, max(1, there + (rng.random() < 0.1)))])


def make_migration(rng: Random, p: Dict, action: Dict, space: str) -> None:
    animal = action["animal"]
    homes = [name for name in p["tiles"] if p["tiles"][name]["species"].get(animal)] or [any_hex(rng, p)]
    action["moves"] = []
    for _ in range(rng.choice([1, 1, 2, 3])):
        origin = rng.choice(sorted(homes)) if rng.random() < 0.95 else any_hex(rng, p)
        near = [n for n in neighbours(origin) if n in p["tiles"] or rng.random() < 0.1]
        if animal == "birds" or rng.random() < 0.05:
            near += [n for n in HEXES if n in p["tiles"] and distance(n, origin) in (0, 2)]
        target = rng.choice(sorted(near)) if near else any_hex(rng, p)
        there = p["tiles"].get(origin, {"species": {}})["species"].get(animal, 0)
        action["moves"].append([origin, target, rng.randint(1, max(1, there + (rng.random() < 0.1)))])


def distance(one: str, other: str) -> int:
    dq, dr = AT[one][0] - AT[other][0], AT[one][1] - AT[other][1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def make_competition(rng: Random, p: Dict, action: Dict, space: str) -> None:
    animal = action["animal"]
    targets = []
    for name in sorted(p["tiles"]):
        others = [a for a in p["tiles"][name]["species"] if a != animal]
        if others and (animal in p["tiles"][name]["species"] or rng.random() < 0.1):
            targets.append([name, rng.choice(others)])
    number = 1 if space == "free" and rng.random() < 0.8 else rng.choice([1, 1, 1, 2, 2, 3])
    action["victims"] = rng.sample(targets, min(number, len(targets)))
    if not action["victims"] or rng.random() < 0.03:
        action["victims"].append([any_hex(rng, p), rng.choice(sorted(p["animals"]))])
    if space == "free" and action.get("space") is None:
        action["space"] = "free"


MAKERS = {
    "initiative": make_initiative,
    "adaptation": make_element,
    "regression": make_element,
    "abundance": make_abundance,
    "wasteland": make_element,
    "depletion": make_depletion,
    "glaciation": make_hex,
    "speciation": make_speciation,
    "wanderlust": make_wanderlust,
    "migration": make_migration,
    "competition": make_competition,
    "domination": make_hex,
}


def some_draws(rng: Random, position: Dict) -> Dict:
    """What Reseed draws: mostly possible, now and then not."""
    p = full(position)
    left = bag(p)
    for box in ("regression", "depletion", "wanderlust"):
        for element in p["display"][box]["elements"]:
            left[element] += 1
    discs = stock(left)
    rng.shuffle(discs)
    draws: Dict = {box: discs[4 * i : 4 * i + 4] for i, box in enumerate(("adaptation", "abundance", "wanderlust"))}
    face_up = p["display"]["domination"]["cards"]
    deck = [card for card in CARDS if card not in face_up and card not in p["taken"] and card != "ice-age"]
    rng.shuffle(deck)
    if "ice-age" not in face_up and "ice-age" not in p["taken"]:
        deck.append("ice-age")
    draws["cards"] = deck[: 5 - len(face_up)]
    tiles = stock(hidden_tiles(p))
    rng.shuffle(tiles)
    shown = p["display"]["wanderlust"]["tiles"]
    bare = 3 - len([terrain for terrain in shown if terrain])
    draws["tiles"] = [tiles.pop() if tiles else None for _ in range(bare)]
    return spoil_draws(rng, draws) if rng.random() < 0.3 else draws


def spoil_draws(rng: Random, draws: Dict) -> Dict:
    what = rng.randint(0, 5)
    if what == 0:
        draws["adaptation"] = [rng.choice(ELEMENTS)] * 4
    elif what == 1 and draws["abundance"]:
        draws["abundance"].pop()
    elif what == 2 and draws["cards"]:
        draws["cards"][0] = rng.choice(CARDS)
    elif what == 3 and draws["cards"]:
        draws["cards"].pop()
    elif what == 4 and draws["tiles"]:
        draws["tiles"][0] = rng.choice([None, *sorted(LARGE_TILES)])
    elif what == 5:
        del draws[rng.choice(sorted(draws))]
    return draws


__all__ = ["FREE", "all_steps", "some_action", "some_draws", "some_position", "waiting_steps"]
