"""Random card actions: mostly as the card wants it, now and then not."""

from __future__ import annotations

import random
from typing import Any

from naive_board import corners_of, neighbours
from naive_cards import cubes_on, discs_on, opponents, total
from naive_game import added, bag, can_glaciate, count, disc_at, full, terrain_of
from naive_random import any_corner, any_hex, some_position, some_spelling
from naive_tables import CHAIN, ELEMENTS, SPACES

Dict = dict[str, Any]
Random = random.Random


def owed_position(rng: Random, card: str) -> Dict:
    """Execution stands in Domination, a tile has just been scored, and its holder has a card to take."""
    position = some_position(rng, "domination@" + str(rng.randint(1, 5)))
    tile = rng.choice(sorted(position["tiles"]))
    holder = rng.choice(sorted(position["animals"]))
    position["tiles"][tile]["cone"] = holder
    position["scored"] = [*[name for name in position.get("scored", []) if name != tile], tile]
    position["owed"] = {"card": holder, "tile": tile}
    if rng.random() < 0.3:
        position["next"] = "extinction"
        for index in range(5):
            pawn = position["display"]["domination"]["pawns"][index]
            if pawn:
                position["display"]["domination"]["pawns"][index] = None
                position["animals"][pawn]["pawns"] += 1
    deck = [name for name in position["taken"] if name != card]
    cards = position["display"]["domination"]["cards"]
    position["taken"] = [name for name in deck if name != "ice-age"]
    if card not in cards:
        cards[:] = [card, *[name for name in cards if name != "ice-age"]][:5]
    if rng.random() < 0.2:
        name = rng.choice(sorted(position["tiles"]))
        there = position["tiles"][name]["species"]
        if there:
            who = rng.choice(sorted(there))
            position["tiles"][name]["hibernating"] = {who: rng.randint(1, there[who])}
    return position


def card_action(rng: Random, position: Dict, card: str) -> Dict:
    p = full(position)
    holder = p["owed"]["card"] if p["owed"] else rng.choice(sorted(p["animals"]))
    action: Dict = {"do": "card", "animal": holder, "card": card}
    if rng.random() < 0.02:
        action["animal"] = rng.choice(sorted(p["animals"]))
    if card in MAKERS and rng.random() < 0.97:
        MAKERS[card](rng, p, holder, action)
    if action.get("corner") and rng.random() < 0.5:
        action["corner"] = some_spelling(rng, action["corner"])
    return action


def make_aquatic(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    watery = [name for name in sorted(p["tiles"]) if terrain_of(p, name) in ("sea", "wetland")]
    name = rng.choice(watery) if watery and rng.random() < 0.9 else any_hex(rng, p)
    free = [c for c in corners_of(name) if disc_at(p, c) is None]
    if rng.random() < (0.9 if free else 0.2):
        a["element"] = rng.choice(ELEMENTS)
        a["corner"] = rng.choice(free) if free and rng.random() < 0.9 else any_corner(rng, p)
    if rng.random() < 0.8:
        a["hex"], a["number"] = name, rng.choice([1, 2, 3, 4, 4, 5])
        if rng.random() < 0.05:
            a["hex"] = any_hex(rng, p)


def some_victims(rng: Random, p: Dict, tiles: list[str], animal: str | None) -> list[list[str]]:
    """One cube on each of the tiles, sometimes with one tile too few, too many or a wrong animal."""
    victims = []
    for name in tiles:
        present = opponents(p, name, animal or "")
        if present:
            victims.append([name, rng.choice(sorted(present))])
    rng.shuffle(victims)
    if victims and rng.random() < 0.1:
        victims.pop()
    if victims and rng.random() < 0.1:
        victims[0][1] = rng.choice(sorted(p["animals"]))
    if rng.random() < 0.1:
        victims.append([any_hex(rng, p), rng.choice(sorted(p["animals"]))])
    return victims


def make_biomass(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    tiles = [name for name in p["tiles"] if cubes_on(p, name) > len(discs_on(p, name))]
    a["victims"] = some_victims(rng, p, tiles, None)


def make_predator(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["victims"] = some_victims(rng, p, [name for name in p["tiles"] if count(p, name, animal)], animal)


def make_evolution(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    tiles = [name for name in sorted(p["tiles"]) if opponents(p, name, animal)]
    a["victims"] = some_victims(rng, p, rng.sample(tiles, min(len(tiles), rng.choice([0, 1, 2, 2, 2, 3]))), animal)


def make_blight(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["hex"] = any_hex(rng, p)
    discs = discs_on(p, a["hex"])
    if rng.random() < 0.9:
        a["corner"] = rng.choice(discs) if discs and rng.random() < 0.9 else rng.choice(corners_of(a["hex"]))
        if not discs and rng.random() < 0.8:
            del a["corner"]


def make_catastrophe(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["hex"] = any_hex(rng, p)
    present = sorted(p["tiles"].get(a["hex"], {"species": {}})["species"])
    if present and rng.random() < 0.95:
        a["keep"] = rng.choice(present) if rng.random() < 0.9 else rng.choice(sorted(p["animals"]))
    around = [name for name in neighbours(a["hex"]) if name in p["tiles"] and cubes_on(p, name)]
    a["victims"] = some_victims(rng, p, around, None)


def make_disease(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["elements"] = []
    for other in p["animals"]:
        if total(p, other) > total(p, animal) and added(p, other) and rng.random() < 0.95:
            a["elements"].append([other, rng.choice(added(p, other)) if rng.random() < 0.95 else rng.choice(ELEMENTS)])
        elif rng.random() < 0.03:
            a["elements"].append([other, rng.choice(ELEMENTS)])


def make_symbiotic(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["elements"] = []
    for other in p["animals"]:
        draws = (other == animal or total(p, other) < total(p, animal)) and total(p, other) < 6
        if rng.random() < (0.97 if draws else 0.03):
            a["elements"].append([other, rng.choice(ELEMENTS)])


def make_fecundity(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    homes = [name for name in sorted(p["tiles"]) if count(p, name, animal)]
    a["hexes"] = rng.sample(homes, rng.randint(0, len(homes)))
    if rng.random() < 0.1:
        a["hexes"].append(any_hex(rng, p))


def make_fertile(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    homes = [name for name in sorted(p["tiles"]) if count(p, name, animal)]
    a["hex"] = rng.choice(homes) if homes and rng.random() < 0.8 else any_hex(rng, p)


def make_ice_sheet(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    fit = [name for name in sorted(p["tiles"]) if can_glaciate(p, name)]
    a["hex"] = rng.choice(fit) if fit and rng.random() < 0.8 else any_hex(rng, p)
    if not fit and rng.random() < 0.6:
        del a["hex"]


def make_habitat(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["element"], a["corner"] = rng.choice(ELEMENTS), any_corner(rng, p)


def make_hibernation(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["hex"] = any_hex(rng, p)
    a["number"] = rng.randint(1, max(1, min(5, p["animals"][animal]["out"])))
    if rng.random() < 0.15:
        a["number"] += 1


def make_immigrants(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["penalties"] = []
    for other in p["animals"]:
        if rng.random() < 0.02:
            continue
        kinds = ["species"] + ["element"] * bool(added(p, other)) + ["pawn"] * (p["animals"][other]["pawns"] > 0)
        kind = rng.choice(kinds) if rng.random() < 0.97 else rng.choice(["element", "pawn"])
        if kind == "element":
            own = added(p, other)
            element = rng.choice(own) if own and rng.random() < 0.97 else rng.choice(ELEMENTS)
            a["penalties"].append([other, kind, element])
        else:
            a["penalties"].append([other, kind])
    if rng.random() < 0.5:
        rng.shuffle(a["penalties"])


def make_instinct(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    if p["animals"][animal]["pawns"] == 0 and rng.random() < 0.6:
        return
    box = rng.choice([*sorted(SPACES), "domination", "domination", "domination"])
    a["to"] = [box, str(rng.randint(1, SPACES[box]))]


def make_mass_exodus(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    a["hex"] = any_hex(rng, p)
    a["moves"] = []
    around = [name for name in neighbours(a["hex"]) if name in p["tiles"]]
    for other, number in sorted(p["tiles"].get(a["hex"], {"species": {}})["species"].items()):
        for _ in range(number):
            if around and rng.random() < 0.98:
                a["moves"].append([other, rng.choice(around), 1])
    if rng.random() < 0.05:
        a["moves"].append([rng.choice(CHAIN), any_hex(rng, p), 1])


def make_metamorphosis(rng: Random, p: Dict, animal: str, a: Dict) -> None:
    own = added(p, animal)
    if own or rng.random() < 0.4:
        a["given"] = rng.choice(own) if own and rng.random() < 0.85 else rng.choice(ELEMENTS)
        a["element"] = rng.choice([e for e in ELEMENTS if bag(p)[e] or rng.random() < 0.5] or ELEMENTS)


MAKERS = {
    "aquatic": make_aquatic,
    "biomass": make_biomass,
    "blight": make_blight,
    "catastrophe": make_catastrophe,
    "disease": make_disease,
    "evolution": make_evolution,
    "fecundity": make_fecundity,
    "fertile": make_fertile,
    "habitat": make_habitat,
    "hibernation": make_hibernation,
    "ice-sheet": make_ice_sheet,
    "immigrants": make_immigrants,
    "instinct": make_instinct,
    "mass-exodus": make_mass_exodus,
    "metamorphosis": make_metamorphosis,
    "predator": make_predator,
    "symbiotic": make_symbiotic,
}
