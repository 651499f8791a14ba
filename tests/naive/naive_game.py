"""The game in plain loops on the contract's dictionaries, written from the compendium by somebody else.

A position is the contract's dictionary with everything written out (`full`). An action is a dictionary:
`{"do": "migration", "animal": "birds", "space": "4", "moves": [["c4", "d4", 2]]}`; naive_lines.py writes its line.
`verdict` answers yes, no, unsettled or undetermined; `after` gives the position after a yes.
"""

from __future__ import annotations

import copy
from typing import Any

from naive_board import canonical, corners_of, hexes_at, neighbours
from naive_tables import (
    CARDS,
    CHAIN,
    COMPETITION_ROW,
    DISC_BOXES,
    DISCS,
    ELEMENTS,
    LARGE_TILES,
    MIGRATION_ROW,
    MOST_ELEMENTS,
    PRINTED,
    SPACES,
    SPECIATION_MOST,
    SPECIATION_ROW,
    TILE_VP,
    TUNDRA_TILES,
    bonus,
)

Dict = dict[str, Any]


class No(Exception):
    """The rules do not allow it."""


class Unsettled(Exception):
    """The compendium has no answer."""


class Undetermined(Exception):
    """Something that decides was not said."""


def need(condition: object, why: str) -> None:
    if not condition:
        raise No(why)


# A position with everything written out


def full(position: Dict) -> Dict:
    """The same position, order-free and with everything written out, so that two of them can be compared."""
    p: Dict = {}
    p["tiles"] = {}
    for name, tile in position["tiles"].items():
        if isinstance(tile, str):
            words = tile.split()
            tile = {"terrain": words[0], "tundra": words[-1] == "tundra"}
        p["tiles"][name] = {
            "terrain": tile["terrain"],
            "tundra": bool(tile.get("tundra", False)),
            "species": {a: n for a, n in (tile.get("species") or {}).items() if n},
            "cone": tile.get("cone"),
            "hibernating": {a: n for a, n in (tile.get("hibernating") or {}).items() if n},
        }
    p["elements"] = {}
    for element in ELEMENTS:
        p["elements"][element] = sorted(canonical(c) for c in (position.get("elements") or {}).get(element) or [])
    p["animals"] = {}
    named = set(position.get("animals") or {})
    for tile in p["tiles"].values():
        named |= set(tile["species"])
    for animal in CHAIN:
        if animal not in named:
            continue
        sheet = (position.get("animals") or {}).get(animal) or {}
        elements = sheet["elements"] if "elements" in sheet else PRINTED[animal] + list(sheet.get("added") or [])
        p["animals"][animal] = {"elements": sorted(elements)}
        for key in ("gene_pool", "vp", "pawns", "out"):
            p["animals"][animal][key] = sheet.get(key)
    p["display"] = full_display(position.get("display") or {})
    for key in ("players", "round", "phase", "next", "turn"):
        p[key] = position.get(key)
    p["initiative"] = list(position.get("initiative") or [])
    p["owners"] = {player: sorted(animals) for player, animals in (position.get("owners") or {}).items()}
    p["shielded"] = {a: sorted(kinds) for a, kinds in (position.get("shielded") or {}).items() if kinds}
    p["owed"] = position.get("owed")
    p["scored"] = list(position.get("scored") or [])
    p["taken"] = list(position.get("taken") or [])
    return p


def full_display(display: Dict) -> Dict:
    found: Dict = {}
    for box, size in SPACES.items():
        stated = display.get(box) or {}
        pawns = list(stated.get("pawns") or [])
        found[box] = {"pawns": pawns + [None] * (size - len(pawns))}
        if box in DISC_BOXES:
            found[box]["elements"] = sorted(stated.get("elements") or [])
        if box == "wanderlust":
            found[box]["tiles"] = list(stated.get("tiles") or [])
        if box == "domination":
            found[box]["cards"] = sorted(stated.get("cards") or [])
    return found


def terrain_of(p: Dict, name: str) -> str:
    tile = p["tiles"][name]
    return "tundra" if tile["tundra"] or tile["terrain"] == "tundra" else tile["terrain"]


def disc_at(p: Dict, corner: str) -> str | None:
    for element in ELEMENTS:
        if corner in p["elements"][element]:
            return element
    return None


def on_earth(p: Dict, name: str) -> bool:
    return name in p["tiles"]


def count(p: Dict, name: str, animal: str) -> int:
    return int(p["tiles"][name]["species"].get(animal, 0))


def added(p: Dict, animal: str) -> list[str]:
    """The discs beside the printed ones."""
    rest = list(p["animals"][animal]["elements"])
    for element in PRINTED[animal]:
        rest.remove(element)
    return rest


def tundra_count(p: Dict) -> int:
    return sum(1 for name in p["tiles"] if terrain_of(p, name) == "tundra")


def bag(p: Dict) -> dict[str, int]:
    """What is left in the bag of each type."""
    left = {}
    for element in ELEMENTS:
        used = len(p["elements"][element])
        for animal in p["animals"]:
            used += added(p, animal).count(element)
        for box in DISC_BOXES:
            used += p["display"][box]["elements"].count(element)
        left[element] = DISCS - used
    return left


# Changing a position


def take_disc(p: Dict, corner: str) -> None:
    for element in ELEMENTS:
        if corner in p["elements"][element]:
            p["elements"][element].remove(corner)


def put_disc(p: Dict, element: str, corner: str) -> None:
    p["elements"][element] = sorted([*p["elements"][element], corner])


def add_cubes(p: Dict, name: str, animal: str, number: int) -> None:
    species = p["tiles"][name]["species"]
    species[animal] = species.get(animal, 0) + number
    if species[animal] == 0:
        del species[animal]
    asleep = p["tiles"][name]["hibernating"]
    if animal in asleep:  # the others leave first (O24)
        asleep[animal] = min(asleep[animal], species.get(animal, 0))
        if asleep[animal] == 0:
            del asleep[animal]


def kill(p: Dict, name: str, animal: str, number: int = 1) -> None:
    need(count(p, name, animal) >= number, "no such cube")
    add_cubes(p, name, animal, -number)
    p["animals"][animal]["out"] += number


def gain(p: Dict, animal: str, vp: int) -> None:
    p["animals"][animal]["vp"] = max(0, p["animals"][animal]["vp"] + vp)


# Matches, endangered, dominance


def matches(p: Dict, animal: str, name: str) -> int:
    total = 0
    for element in p["animals"][animal]["elements"]:
        for corner in corners_of(name):
            if disc_at(p, corner) == element:
                total += 1
    return total


def endangered(p: Dict, name: str) -> list[str]:
    return [a for a in CHAIN if a in p["tiles"][name]["species"] and matches(p, a, name) == 0]


def leaders(p: Dict, name: str) -> list[str]:
    present = [a for a in CHAIN if a in p["tiles"][name]["species"]]
    if not present:
        return []
    most = max(matches(p, a, name) for a in present)
    return [a for a in present if matches(p, a, name) == most]


def qualifies(p: Dict, name: str) -> str | None:
    found = leaders(p, name)
    if len(found) == 1 and matches(p, found[0], name) > 0:
        return found[0]
    return None


def cone_status(p: Dict, name: str) -> str:
    holder = p["tiles"][name]["cone"]
    if holder is None:
        return "none"
    if qualifies(p, name) == holder:
        return "stands"
    if qualifies(p, name) is not None:
        return "overtaken"
    if len(leaders(p, name)) > 1:
        return "tied"
    return "unsettled"


def same_player(p: Dict, one: str, other: str) -> bool:
    if one == other:
        return True
    return any(one in animals and other in animals for animals in p["owners"].values())


# Scoring


def tile_scores(p: Dict, name: str) -> dict[str, int]:
    species = p["tiles"][name]["species"]
    order = sorted(species, key=lambda a: (-species[a], CHAIN.index(a)))
    table = TILE_VP[terrain_of(p, name)]
    return {animal: table[rank] for rank, animal in enumerate(order) if rank < len(table)}


def survival(p: Dict) -> Dict:
    counts = dict.fromkeys(p["animals"], 0)
    for name in p["tiles"]:
        if terrain_of(p, name) == "tundra":
            for animal, number in p["tiles"][name]["species"].items():
                counts[animal] += number
    most = max(counts.values())
    first = [a for a in counts if counts[a] == most]
    if most == 0 or len(first) > 1:
        return {"holder": None, "species": counts, "vp": 0}
    tiles = [n for n in p["tiles"] if terrain_of(p, n) == "tundra" and count(p, n, first[0])]
    return {"holder": first[0], "species": counts, "vp": bonus(len(tiles))}


def dying(p: Dict) -> dict[str, dict[str, int]]:
    """Endangered cubes that Extinction would remove, before the mammals choose."""
    found: dict[str, dict[str, int]] = {}
    for name in p["tiles"]:
        for animal in endangered(p, name):
            number = count(p, name, animal) - p["tiles"][name]["hibernating"].get(animal, 0)
            if number:
                found.setdefault(name, {})[animal] = number
    return found


def saveable_hexes(p: Dict) -> list[str]:
    return sorted(name for name, gone in dying(p).items() if "mammals" in gone)


def extinction(p: Dict, save: str | None) -> Dict:
    removed = dying(p)
    saveable = saveable_hexes(p)
    if save is not None:
        need(save in saveable, "nothing to save there")
        removed[save]["mammals"] -= 1
        removed = {n: {a: k for a, k in gone.items() if k} for n, gone in removed.items()}
        removed = {n: gone for n, gone in removed.items() if gone}
    p = copy.deepcopy(p)
    for name, gone in removed.items():
        for animal, number in gone.items():
            kill(p, name, animal, number)
    return {"removed": removed, "saveable": saveable, "position": p}


def final(p: Dict) -> Dict:
    totals = {a: p["animals"][a]["vp"] for a in p["animals"]}
    if p["phase"] != "over":
        for name in p["tiles"]:
            for animal, vp in tile_scores(p, name).items():
                totals[animal] += vp
    ranking = sorted(totals, key=lambda a: (-totals[a], CHAIN.index(a)))
    answer: Dict = {"vp": totals, "ranking": ranking}
    if p["owners"]:
        counting = {}
        for player, animals in p["owners"].items():
            counting[player] = min(animals, key=lambda a: (totals[a], -CHAIN.index(a)))
        answer["players"] = sorted(
            counting, key=lambda player: (-totals[counting[player]], CHAIN.index(counting[player]))
        )
    return answer


# The steps of a turn in order


def every_step() -> list[str]:
    steps = []
    for box, size in SPACES.items():
        if box == "competition":
            steps.append("competition@free")
        for number in range(1, size + 1):
            steps.append(box + "@" + str(number))
        if box == "regression":
            steps += ["regression@free", "regression@losses"]
        if box == "wasteland":
            steps.append("wasteland@clearing")
        if box == "speciation":
            steps.append("speciation@free")
    return steps


STEPS = every_step()


def all_steps() -> list[str]:
    """Every step of Execution that `next` can name, in order."""
    return STEPS


FREE = {"regression@free": "reptiles", "speciation@free": "insects", "competition@free": "arachnids"}
AUTOMATIC = ["regression@losses", "wasteland@clearing"]


def waiting_steps(p: Dict) -> list[str]:
    """The steps of Execution that somebody or something would carry out, in order, from the top."""
    found = []
    for step in all_steps():
        box, place = step.split("@")
        if step in FREE:
            if FREE[step] in p["animals"]:
                found.append(step)
        elif step in AUTOMATIC:
            found.append(step)
        else:
            pawns = p["display"][box]["pawns"]
            index = int(place) - 1
            if pawns[index] is None:
                continue
            if box == "glaciation" and any(pawns[:index]):
                continue  # only the left-most acts
            found.append(step)
    return found


def actor(p: Dict, step: str) -> str | None:
    if step in FREE:
        return FREE[step]
    box, place = step.split("@")
    if place.isdigit():
        pawn: str | None = p["display"][box]["pawns"][int(place) - 1]
        return pawn
    return None


def after_step(p: Dict, step: str) -> str | None:
    """The step of Execution that follows, or None where Execution is over."""
    order = all_steps()
    for later in waiting_steps(p):
        if order.index(later) <= order.index(step):
            continue
        if later.startswith("glaciation@") and step.startswith("glaciation@"):
            continue  # one a turn
        return later
    return None


def last_turn(p: Dict) -> bool:
    return "ice-age" in p["taken"]


def resolved(p: Dict, step: str) -> str:
    """The first step from this one on that is not vacant. (While a card is owed, `next` may be a vacant space.)"""
    order = all_steps()
    if step not in order:
        return step
    for waiting in waiting_steps(p):
        if order.index(waiting) >= order.index(step):
            return waiting
    return "extinction"


def settle(p: Dict) -> None:
    """Go on to Reset where Execution is over and no card is owed."""
    if p["phase"] == "execution" and not p["owed"] and p["next"] is not None:
        p["next"] = resolved(p, p["next"])
        if p["next"] == "extinction":
            p["phase"] = "reset"


def something_to_do(p: Dict, step: str) -> bool:
    """Where `next` is not stated, boxes whose steps rest on their discs count only while they hold some."""
    box = step.split("@")[0]
    return step.split("@")[1].isdigit() or box not in DISC_BOXES or bool(p["display"][box]["elements"])


def current_step(p: Dict) -> str | None:
    if p["next"] is not None:
        return resolved(p, p["next"])
    if p["phase"] == "execution":
        for step in waiting_steps(p):
            if something_to_do(p, step):
                return step
    if p["phase"] == "reset":
        return "extinction"
    return None


def advance(p: Dict, step: str) -> None:
    """Write `next`, and the phase where it changes, after an execution step."""
    if p["owed"]:  # a pawn may still be put on the spaces that follow (O12)
        place = int(step.split("@")[1])
        p["next"] = "extinction" if place == SPACES["domination"] else f"domination@{place + 1}"
        return
    p["next"] = after_step(p, step) or "extinction"
    settle(p)


def next_answer(p: Dict) -> Dict:
    """What the question `next` answers."""
    if p["phase"] == "over":
        return {"phase": "over", "step": None, "space": None, "animal": None, "kind": "over"}
    if p["phase"] == "planning":
        return {"phase": "planning", "step": None, "space": None, "animal": p["turn"], "kind": "planning"}
    if p["owed"]:
        return {"phase": p["phase"], "step": None, "space": None, "animal": p["owed"]["card"], "kind": "card"}
    step = current_step(p)
    assert step is not None
    if "@" not in step or step in AUTOMATIC:
        return {"phase": p["phase"], "step": step, "space": None, "animal": None, "kind": "automatic"}
    kind = "free" if step in FREE else "pawn"
    return {"phase": p["phase"], "step": step, "space": step, "animal": actor(p, step), "kind": kind}


# Judging an action


def judged(position: Dict, action: Dict) -> tuple[str, Dict | None]:
    """The verdict, and with yes the position after."""
    p = full(position)  # a copy: the position given stays as it is
    try:
        carry_out(p, action)
    except No:
        return "no", None
    except Unsettled:
        return "unsettled", None
    except Undetermined:
        return "undetermined", None
    return "yes", p


def legal(position: Dict, action: Dict) -> bool:
    return judged(position, action)[0] == "yes"


def after(position: Dict, action: Dict) -> Dict:
    p = judged(position, action)[1]
    assert p is not None
    return p


def carry_out(p: Dict, action: Dict) -> None:
    """Change the position by the action, or raise No, Unsettled or Undetermined."""
    do = action["do"]
    if do == "claim":
        return claim(p, action)
    if do == "tie":
        return show_tie(p, action)
    if do == "place":
        return place(p, action)
    need(p["phase"] in ("execution", "reset"), "nothing is carried out in planning or after the end")
    if do == "card":
        from naive_cards import play_card

        return play_card(p, action)
    need(not p["owed"], "a card is to be taken first")
    step = current_step(p)
    assert step is not None
    if do == "automatic":
        return automatic(p, action, step)
    need("@" in step and step not in AUTOMATIC, "an automatic step comes first")
    need(actor(p, step) == action["animal"], "somebody else comes first")
    box, space = step.split("@")
    if do != "pass":
        need(box == do, "another box comes first")
        need(action.get("space") in (None, space), "another space comes first")
        if action.get("space") is None and space == "free":
            need(do == "speciation" and action["corner"] is None, "the free action is written as such")
        if action.get("space") is None and space != "free" and do == "speciation":
            need(action["corner"] is not None, "the free action comes later")
    if space != "free":
        p["display"][box]["pawns"][int(space) - 1] = None
        p["animals"][action["animal"]]["pawns"] += 1
    if do != "pass":
        EFFECTS[do](p, action, space)
    advance(p, step)
    return None


def vacant_space(p: Dict, box: str, space: str) -> bool:
    return p["display"][box]["pawns"][int(space) - 1] is None


def initiative(p: Dict, action: Dict, space: str) -> None:
    animal = action["animal"]
    box, target = action["to"]
    if box == "initiative":
        raise Unsettled("O4")
    need(vacant_space(p, box, target), "not vacant")
    p["display"][box]["pawns"][int(target) - 1] = animal
    p["animals"][animal]["pawns"] -= 1
    step_left(p, animal)


def step_left(p: Dict, animal: str) -> None:
    track = p["initiative"]
    place = track.index(animal)
    if place > 0:
        track[place - 1], track[place] = track[place], track[place - 1]


def adaptation(p: Dict, action: Dict, space: str) -> None:
    box = p["display"]["adaptation"]["elements"]
    sheet = p["animals"][action["animal"]]
    need(action["element"] in box, "not in the box")
    need(len(sheet["elements"]) < MOST_ELEMENTS, "full")
    box.remove(action["element"])
    sheet["elements"] = sorted([*sheet["elements"], action["element"]])


def regression(p: Dict, action: Dict, space: str) -> None:
    animal, element = action["animal"], action["element"]
    need(element in p["display"]["regression"]["elements"], "no loss of it threatens")
    need(element in added(p, animal), "it has none to lose")
    need(element not in p["shielded"].get(animal, []), "kept already")
    p["shielded"][animal] = sorted([*p["shielded"].get(animal, []), element])


def abundance(p: Dict, action: Dict, space: str) -> None:
    box = p["display"]["abundance"]["elements"]
    need(action["element"] in box, "not in the box")
    corner = free_corner(p, action["corner"])
    box.remove(action["element"])
    put_disc(p, action["element"], corner)


def free_corner(p: Dict, corner: str) -> str:
    corner = canonical(corner)
    need(disc_at(p, corner) is None, "the corner is not vacant")
    need(any(on_earth(p, name) for name in hexes_at(corner)), "the corner touches no tile")
    return corner


def wasteland(p: Dict, action: Dict, space: str) -> None:
    box = p["display"]["wasteland"]["elements"]
    need(action["element"] in box, "not in the box")
    box.remove(action["element"])


def depletion(p: Dict, action: Dict, space: str) -> None:
    corner = canonical(action["corner"])
    element = disc_at(p, corner)
    need(element is not None, "nothing there")
    need(element in p["display"]["depletion"]["elements"], "its type is not in the box")
    take_disc(p, corner)


def glaciation(p: Dict, action: Dict, space: str) -> None:
    glaciate(p, action["animal"], action["hex"])


def can_glaciate(p: Dict, name: str) -> bool:
    return (
        on_earth(p, name)
        and terrain_of(p, name) != "tundra"
        and any(on_earth(p, other) and terrain_of(p, other) == "tundra" for other in neighbours(name))
        and tundra_count(p) < TUNDRA_TILES
    )


def glaciate(p: Dict, animal: str, name: str) -> None:
    need(can_glaciate(p, name), "no target")
    around = [o for o in neighbours(name) if on_earth(p, o) and terrain_of(p, o) == "tundra"]
    p["tiles"][name]["tundra"] = True
    for element in ELEMENTS:
        for corner in list(p["elements"][element]):
            hexes = hexes_at(corner)
            if len(hexes) == 3 and all(on_earth(p, h) and terrain_of(p, h) == "tundra" for h in hexes):
                take_disc(p, corner)
    gain(p, animal, bonus(len(around)))
    for other in list(p["tiles"][name]["species"]):
        surplus = count(p, name, other) - 1
        add_cubes(p, name, other, -surplus)
        p["animals"][other]["gene_pool"] += surplus


def speciation(p: Dict, action: Dict, space: str) -> None:
    animal = action["animal"]
    wanted: dict[str, int] = {}
    for name, number in action["placed"]:
        wanted[name] = wanted.get(name, 0) + number
    need(all(on_earth(p, name) for name in wanted), "no tile there")
    if action["corner"] is None:
        need(space == "free", "a disc has to be named")
        need(sum(wanted.values()) == 1, "one species")
    else:
        need(space != "free", "no disc is needed")
        corner = canonical(action["corner"])
        element = disc_at(p, corner)
        need(element is not None and element == SPECIATION_ROW[int(space) - 1], "not a disc of that type")
        for name, number in wanted.items():
            need(name in hexes_at(corner), "does not touch the disc")
            need(number <= SPECIATION_MOST[terrain_of(p, name)], "too many on one tile")
    need(sum(wanted.values()) <= p["animals"][animal]["gene_pool"], "gene pool")
    for name, number in wanted.items():
        add_cubes(p, name, animal, number)
        p["animals"][animal]["gene_pool"] -= number


def wanderlust(p: Dict, action: Dict, space: str) -> None:
    box = p["display"]["wanderlust"]
    name, terrain = action["hex"], action["terrain"]
    need(terrain in box["tiles"], "no such tile shown")
    if action.get("stack") is not None:
        need(action["stack"] <= len(box["tiles"]) and box["tiles"][action["stack"] - 1] == terrain, "not on that stack")
        stack = action["stack"] - 1
    else:
        stack = box["tiles"].index(terrain)
    need(not on_earth(p, name), "not a blank hex")
    around = [other for other in neighbours(name) if on_earth(p, other)]
    need(around, "next to no tile")
    p["tiles"][name] = {"terrain": terrain, "tundra": False, "species": {}, "cone": None, "hibernating": {}}
    box["tiles"][stack] = None
    if action.get("element") is not None:
        need(action["element"] in box["elements"], "not in the box")
        corner = free_corner(p, action["corner"])
        need(corner in corners_of(name), "not a corner of the new tile")
        box["elements"].remove(action["element"])
        put_disc(p, action["element"], corner)
    gain(p, action["animal"], bonus(len(around)))
    for animal, origin, number in action["moves"]:
        need(origin in around, "not next to the new tile")
        shift(p, animal, origin, name, number)


def shift(p: Dict, animal: str, origin: str, target: str, number: int) -> None:
    need(animal in p["animals"] and count(p, origin, animal) >= number, "too few cubes there")
    asleep = p["tiles"][origin]["hibernating"].get(animal, 0)
    add_cubes(p, origin, animal, -number)
    carried = asleep - p["tiles"][origin]["hibernating"].get(animal, 0)
    add_cubes(p, target, animal, number)
    if carried:
        there = p["tiles"][target]["hibernating"]
        there[animal] = there.get(animal, 0) + carried


def within_reach(p: Dict, animal: str, origin: str, target: str) -> bool:
    near = [name for name in neighbours(origin) if on_earth(p, name)]
    if target in near:
        return True
    if animal != "birds":
        return False
    return any(target in neighbours(middle) for middle in near)


def migration(p: Dict, action: Dict, space: str) -> None:
    animal = action["animal"]
    total = 0
    leaving: dict[str, int] = {}
    returning = False
    for origin, target, number in action["moves"]:
        need(on_earth(p, origin) and on_earth(p, target), "no tile there")
        need(within_reach(p, animal, origin, target), "too far")
        returning = returning or origin == target
        total += number
        leaving[origin] = leaving.get(origin, 0) + number
    need(total <= MIGRATION_ROW[int(space) - 1], "more than the number on the space")
    for origin, number in leaving.items():
        need(count(p, origin, animal) >= number, "too few cubes there")
    if returning:
        raise Unsettled("O26")
    before = copy.deepcopy(p["tiles"])
    for origin, _, number in action["moves"]:  # all leave before any arrives: each moves once
        add_cubes(p, origin, animal, -number)
    for origin, target, number in action["moves"]:
        add_cubes(p, target, animal, number)
        carried = before[origin]["hibernating"].get(animal, 0)
        assert not carried, "hibernating cubes move only after Migration, by a card"


def competition(p: Dict, action: Dict, space: str) -> None:
    animal = action["animal"]
    chosen: list[str] = []
    terrains: list[str] = []
    for name, victim in action["victims"]:
        need(on_earth(p, name), "no tile there")
        need(name not in chosen, "one species a tile")
        need(count(p, name, animal) > 0, "no species of its own there")
        need(victim != animal, "not an opposing species")
        terrain = terrain_of(p, name)
        if space == "free":
            need(not chosen, "one tile")
        else:
            need(terrain in [*COMPETITION_ROW[int(space) - 1], "tundra"], "not a terrain of the space")
            need(terrain not in terrains, "one tile a terrain")
        chosen.append(name)
        terrains.append(terrain)
        kill(p, name, victim)


def domination(p: Dict, action: Dict, space: str) -> None:
    name = action["hex"]
    need(on_earth(p, name), "no tile there")
    need(name not in p["scored"], "scored already")
    for animal, vp in tile_scores(p, name).items():
        gain(p, animal, vp)
    p["scored"].append(name)
    holder = p["tiles"][name]["cone"]
    if holder is not None and p["display"]["domination"]["cards"]:
        p["owed"] = {"card": holder, "tile": name}


EFFECTS = {
    "initiative": initiative,
    "adaptation": adaptation,
    "regression": regression,
    "abundance": abundance,
    "wasteland": wasteland,
    "depletion": depletion,
    "glaciation": glaciation,
    "speciation": speciation,
    "wanderlust": wanderlust,
    "migration": migration,
    "competition": competition,
    "domination": domination,
}


# Claims, ties, planning


def claim(p: Dict, action: Dict) -> None:
    name, animal = action["hex"], action["animal"]
    need(on_earth(p, name), "no tile there")
    if p["tiles"][name]["cone"] == animal:
        return
    need(qualifies(p, name) == animal, "does not qualify")
    p["tiles"][name]["cone"] = animal
    if p["owed"] and p["owed"]["tile"] == name:
        p["owed"] = {"card": animal, "tile": name}


def show_tie(p: Dict, action: Dict) -> None:
    name, animal = action["hex"], action["animal"]
    need(on_earth(p, name), "no tile there")
    holder = p["tiles"][name]["cone"]
    need(holder is not None, "no cone")
    need(not same_player(p, animal, holder), "another player has to show it")
    if cone_status(p, name) == "unsettled":
        raise Unsettled("O2")
    need(cone_status(p, name) == "tied", "no tie")
    p["tiles"][name]["cone"] = None
    if p["owed"] and p["owed"]["tile"] == name:
        p["owed"] = None
        settle(p)


def any_vacant(p: Dict) -> bool:
    return any(pawn is None for box in SPACES for pawn in p["display"][box]["pawns"])


def next_placer(p: Dict, before: str | None) -> str | None:
    """Who places next: after an animal, round the track, whoever has a pawn in hand."""
    track = p["initiative"]
    start = 0 if before is None else track.index(before) + 1
    if not any_vacant(p):
        return None
    for animal in track[start:] + track[:start]:
        if p["animals"][animal]["pawns"] > 0:
            return str(animal)
    return None


def place(p: Dict, action: Dict) -> None:
    animal = action["animal"]
    box, space = action["to"]
    need(p["phase"] == "planning", "not in planning")
    need(p["turn"] == animal, "somebody else places")
    need(p["animals"][animal]["pawns"] > 0, "no pawn in hand")
    need(vacant_space(p, box, space), "not vacant")
    p["display"][box]["pawns"][int(space) - 1] = animal
    p["animals"][animal]["pawns"] -= 1
    p["turn"] = next_placer(p, animal)
    start_execution(p)


def start_execution(p: Dict) -> None:
    """Planning is over as soon as nobody can place."""
    if p["turn"] is None:
        p["phase"] = "execution"
        p["next"] = waiting_steps(p)[0]


# The automatic steps


def automatic(p: Dict, action: Dict, step: str) -> None:
    save, draws = action.get("save"), action.get("draws")
    need("@" not in step or step in AUTOMATIC, "the step is somebody's action")
    need(save in (None, "none") or step == "extinction", "nothing to save")
    need(draws is None or step == "reseed", "nothing is drawn")
    if step == "regression@losses":
        losses(p)
        advance(p, step)
    elif step == "wasteland@clearing":
        clearing(p)
        advance(p, step)
    elif step == "extinction":
        answer = extinction(p, None)
        if answer["saveable"] and save is None:
            raise Undetermined("the mammals' choice")
        if save is not None and save != "none":
            answer = extinction(p, save)
        p.clear()
        p.update(answer["position"])
        p["next"] = "survival"
    elif step == "survival":
        card = survival(p)
        if card["holder"]:
            gain(p, card["holder"], card["vp"])
        p["next"] = "final" if last_turn(p) else "reseed"
    elif step == "reseed":
        reseed(p, draws)
    elif step == "final":
        for animal, vp in final(p)["vp"].items():
            p["animals"][animal]["vp"] = vp
        p["phase"], p["next"] = "over", None


def losses(p: Dict) -> None:
    for element in sorted(set(p["display"]["regression"]["elements"])):
        for animal in p["animals"]:
            if element in added(p, animal) and element not in p["shielded"].get(animal, []):
                p["animals"][animal]["elements"].remove(element)
    p["shielded"] = {}


def clearing(p: Dict) -> None:
    for element in sorted(set(p["display"]["wasteland"]["elements"])):
        for corner in list(p["elements"][element]):
            if any(on_earth(p, name) and terrain_of(p, name) == "tundra" for name in hexes_at(corner)):
                take_disc(p, corner)


DRAWN = ["adaptation", "abundance", "wanderlust"]


def hidden_tiles(p: Dict) -> dict[str, int]:
    left = dict(LARGE_TILES)
    for tile in p["tiles"].values():
        left[tile["terrain"]] -= 1
    for terrain in p["display"]["wanderlust"]["tiles"]:
        if terrain is not None:
            left[terrain] -= 1
    return left


def reseed(p: Dict, draws: Dict | None) -> None:
    display = p["display"]
    pawns = [pawn for pawn in display["glaciation"]["pawns"] if pawn is not None]
    display["glaciation"]["pawns"] = pawns + [None] * (SPACES["glaciation"] - len(pawns))
    display["depletion"]["elements"] = display["wasteland"]["elements"]
    display["wasteland"]["elements"] = display["abundance"]["elements"]
    display["regression"]["elements"] = display["adaptation"]["elements"]
    for box in DRAWN:
        display[box]["elements"] = []
    left = bag(p)
    draws = draws or {}
    missing = not draws
    total = 0
    for box in DRAWN:
        drawn = draws.get(box)
        if drawn is None:
            missing = True
            continue
        need(len(drawn) <= 4, "four a box")
        total += len(drawn)
        for element in drawn:
            left[element] -= 1
            need(left[element] >= 0, "not in the bag")
        display[box]["elements"] = sorted(drawn)
    supply = sum(bag_before for bag_before in left.values()) + total
    if not any(draws.get(box) is None for box in DRAWN):
        need(total == min(12, supply), "a disc too few")
    missing = reseed_cards(p, draws) or missing
    missing = reseed_tiles(p, draws) or missing
    if missing and not (supply == 0 and not draws):
        raise Undetermined("draws")
    for tile in p["tiles"].values():
        tile["hibernating"] = {}
    p["scored"], p["shielded"] = [], {}
    p["phase"], p["next"] = "planning", None
    p["round"] += 1
    p["turn"] = next_placer(p, None)


def reseed_cards(p: Dict, draws: Dict) -> bool:
    """Refill the face-up cards; True where the draw was not said."""
    face_up = p["display"]["domination"]["cards"]
    deck = [card for card in CARDS if card not in face_up and card not in p["taken"]]
    wanted = min(5 - len(face_up), len(deck))
    if draws.get("cards") is None:
        return wanted > 0
    drawn = draws["cards"]
    need(len(drawn) == wanted and len(set(drawn)) == wanted, "another number of cards")
    for card in drawn:
        need(card in deck, "not in the deck")
    if "ice-age" in drawn:
        need(len(deck) == len(drawn), "Ice Age is the bottom card")
    p["display"]["domination"]["cards"] = sorted([*face_up, *drawn])
    return False


def reseed_tiles(p: Dict, draws: Dict) -> bool:
    """Turn up a tile on each stack that shows none; True where the draw was not said."""
    shown = p["display"]["wanderlust"]["tiles"]
    shown += [None] * (3 - len(shown))
    left = hidden_tiles(p)
    bare = [index for index, tile in enumerate(shown) if tile is None]
    if draws.get("tiles") is None:
        return bool(bare) and sum(left.values()) > 0
    drawn = draws["tiles"]
    need(len(drawn) == len(bare), "one for each bare stack")
    for index, terrain in zip(bare, drawn, strict=True):
        if terrain is not None:
            left[terrain] -= 1
            need(left[terrain] >= 0, "no such tile left")
        shown[index] = terrain
    showing = sum(1 for terrain in shown if terrain is not None)
    need(sum(left.values()) <= 7 * showing, "a stack of eight shows its top tile and hides seven at most")
    return False
