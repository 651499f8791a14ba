"""The dominance cards in plain loops (compendium 12): what each does to a position, choices taken from the action."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from naive_board import canonical, corners_of, neighbours
from naive_game import (
    Undetermined,
    Unsettled,
    add_cubes,
    added,
    bag,
    can_glaciate,
    count,
    disc_at,
    free_corner,
    gain,
    glaciate,
    kill,
    need,
    on_earth,
    put_disc,
    settle,
    shift,
    step_left,
    take_disc,
    terrain_of,
    vacant_space,
)
from naive_tables import ALL_PAWNS, CHAIN, ELEMENTS, MOST_ELEMENTS, SPACES, TILE_VP, bonus

Dict = dict[str, Any]


def play_card(p: Dict, action: Dict) -> None:
    animal, card = action["animal"], action["card"]
    face_up = p["display"]["domination"]["cards"]
    if p["owed"]:
        need(p["owed"]["card"] == animal, "the card is somebody else's")
        tile = p["owed"]["tile"]
    else:
        tile = p["scored"][-1] if p["scored"] else None
    need(card in face_up, "does not lie face up")
    face_up.remove(card)
    p["taken"].append(card)
    p["owed"] = None
    EFFECTS[card](p, animal, action, tile)
    settle(p)


def total(p: Dict, animal: str) -> int:
    return len(p["animals"][animal]["elements"])


def cubes_on(p: Dict, name: str) -> int:
    return sum(p["tiles"][name]["species"].values())


def discs_on(p: Dict, name: str) -> list[str]:
    return [corner for corner in corners_of(name) if disc_at(p, corner) is not None]


def opponents(p: Dict, name: str, animal: str) -> list[str]:
    return [other for other in p["tiles"][name]["species"] if other != animal]


def near(p: Dict, name: str) -> list[str]:
    return [other for other in neighbours(name) if on_earth(p, other)]


def new_pawn(p: Dict, animal: str) -> None:
    used = p["animals"][animal]["pawns"]
    for box in SPACES:
        used += p["display"][box]["pawns"].count(animal)
    if used < ALL_PAWNS:
        p["animals"][animal]["pawns"] += 1


def eliminate_each(p: Dict, victims: list[list[str]], tiles: list[str], allowed: Callable[[str], list[str]]) -> None:
    """One cube on each of the tiles, no tile left out and no other touched."""
    need(sorted(name for name, _ in victims) == sorted(tiles), "one on each such tile")
    for name, victim in victims:
        need(victim in allowed(name), "not one of those there")
        kill(p, name, victim)


def aquatic(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    watery = [name for name in p["tiles"] if terrain_of(p, name) in ("sea", "wetland")]
    vacant = [corner for name in watery for corner in corners_of(name) if disc_at(p, corner) is None]
    corner = a.get("corner")
    if a.get("hex"):
        need(a["hex"] in watery, "neither sea nor wetland")
        need(a["number"] <= 4, "four at most")
        need(a["number"] <= p["animals"][animal]["gene_pool"], "gene pool")
    if corner:
        need(bag(p)[a["element"]] > 0, "not in the bag")
        corner = free_corner(p, corner)
        need(corner in vacant, "not on sea or wetland")
        need(not a.get("hex") or corner in corners_of(a["hex"]), "the same tile")
        put_disc(p, a["element"], corner)
    else:
        need(not vacant or not any(bag(p).values()), "the element cannot be left out")
    if a.get("hex"):
        add_cubes(p, a["hex"], animal, a["number"])
        p["animals"][animal]["gene_pool"] -= a["number"]


def biodiversity(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    gain(p, animal, sum(1 for name in p["tiles"] if count(p, name, animal) and opponents(p, name, animal)))


def biomass(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    crowded = [name for name in p["tiles"] if cubes_on(p, name) > len(discs_on(p, name))]
    eliminate_each(p, a.get("victims") or [], crowded, lambda name: list(p["tiles"][name]["species"]))


def blight(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("hex"):
        need(all(len(discs_on(p, name)) < 2 for name in p["tiles"]), "a tile has to be chosen")
        return
    need(on_earth(p, a["hex"]), "no tile there")
    discs = discs_on(p, a["hex"])
    kept = canonical(a["corner"]) if a.get("corner") else None
    need(kept is None or kept in discs, "no disc of that tile")
    need(kept or len(discs) < 2, "which stays has to be said")
    for corner in discs:
        if len(discs) > 1 and corner != kept:
            take_disc(p, corner)


def catastrophe(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("hex"):
        need(all(cubes_on(p, name) == 0 for name in p["tiles"]), "a tile has to be chosen")
        return
    need(on_earth(p, a["hex"]), "no tile there")
    present = dict(p["tiles"][a["hex"]]["species"])
    keep = a.get("keep")
    if keep:
        need(keep in present, "not there")
    around = [name for name in near(p, a["hex"]) if cubes_on(p, name)]
    victims = a.get("victims") or []
    need(len({name for name, _ in victims}) == len(victims), "one a tile")
    for name, victim in victims:
        need(name in around and count(p, name, victim), "not one of those there")
    need(keep or len(present) < 2, "which stays has to be said")
    need(len(victims) == len(around), "one on each adjacent tile")
    for other, number in present.items():
        kill(p, a["hex"], other, number - (1 if other == (keep or other) else 0))
    for name, victim in victims:
        kill(p, name, victim)


def cold_snap(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    for name in p["tiles"]:
        if terrain_of(p, name) == "tundra":
            for other in opponents(p, name, animal):
                kill(p, name, other)


def disease(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    struck = [other for other in p["animals"] if total(p, other) > total(p, animal) and added(p, other)]
    given = a.get("elements") or []
    need(len({other for other, _ in given}) == len(given), "one element each")
    for other, element in given:
        need(other in struck, "is not struck")
        need(element in added(p, other), "printed, or not there")
        p["animals"][other]["elements"].remove(element)
    need(len(given) == len(struck), "everybody struck gives one up")


def ecodiversity(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    gain(p, animal, sum(len(p["elements"][e]) for e in ELEMENTS if e in p["animals"][animal]["elements"]))


def evolution(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    victims = a.get("victims") or []
    need(len(victims) <= 2, "two at most")
    need(len({victim for _, victim in victims}) == len(victims), "one of each")
    need(len(victims) <= p["animals"][animal]["gene_pool"], "gene pool")
    for name, victim in victims:
        need(on_earth(p, name) and victim != animal, "an opposing species")
        kill(p, name, victim)
        add_cubes(p, name, animal, 1)
        p["animals"][animal]["gene_pool"] -= 1


def fecundity(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    hexes = a.get("hexes") or []
    need(len(set(hexes)) == len(hexes), "one a tile")
    need(len(hexes) <= p["animals"][animal]["gene_pool"], "gene pool")
    for name in hexes:
        need(on_earth(p, name) and count(p, name, animal), "no species there")
    for name in hexes:
        add_cubes(p, name, animal, 1)
        p["animals"][animal]["gene_pool"] -= 1


def fertile(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("hex"):
        need(not any(count(p, name, animal) for name in p["tiles"]), "a tile has to be chosen")
        return
    need(on_earth(p, a["hex"]) and count(p, a["hex"], animal), "does not stand there")
    gain(p, animal, cubes_on(p, a["hex"]))


def habitat(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("corner"):
        vacant = [c for name in p["tiles"] for c in corners_of(name) if disc_at(p, c) is None]
        need(not vacant or not any(bag(p).values()), "an element has to be added")
        return
    need(bag(p)[a["element"]] > 0, "not in the bag")
    put_disc(p, a["element"], free_corner(p, a["corner"]))


def hibernation(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("hex"):
        return
    need(on_earth(p, a["hex"]), "no tile there")
    need(a["number"] <= 5, "five at most")
    need(a["number"] <= p["animals"][animal]["out"], "not so many out of play")
    p["animals"][animal]["out"] -= a["number"]
    add_cubes(p, a["hex"], animal, a["number"])
    asleep = p["tiles"][a["hex"]]["hibernating"]
    asleep[animal] = asleep.get(animal, 0) + a["number"]


def ice_age(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    for other in p["animals"]:
        gain(p, other, bonus(sum(1 for name in p["tiles"] if p["tiles"][name]["cone"] == other)))


def ice_sheet(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("hex"):
        need(not any(can_glaciate(p, name) for name in p["tiles"]), "a tile has to be chosen")
        return
    glaciate(p, animal, a["hex"])


def immigrants(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    penalties = a.get("penalties") or []
    named = [penalty[0] for penalty in penalties]
    need(len(set(named)) == len(named), "one penalty each")
    from_display = False
    for other, kind, *element in penalties:
        need(other in p["animals"], "not in play")
        if kind == "element":
            need(element[0] in added(p, other), "printed, or not there")
            p["animals"][other]["elements"].remove(element[0])
        elif kind == "pawn":
            on_display = any(other in p["display"][box]["pawns"] for box in SPACES)
            need(p["animals"][other]["pawns"] > 0 or on_display, "no pawn at all")
            from_display |= p["animals"][other]["pawns"] == 0
            p["animals"][other]["pawns"] -= 1
        else:
            for name in p["tiles"]:
                if count(p, name, other) > 1:
                    kill(p, name, other, count(p, name, other) - 1)
    for other in p["animals"]:
        need(other in named or not can_pay(p, other), "everybody picks a penalty")
    if from_display:
        raise Unsettled("O11")


def can_pay(p: Dict, animal: str) -> bool:
    if added(p, animal) or p["animals"][animal]["pawns"]:
        return True
    return any(count(p, name, animal) > 1 for name in p["tiles"])


def instinct(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("to"):
        vacant = any(pawn is None for box in SPACES for pawn in p["display"][box]["pawns"])
        need(p["animals"][animal]["pawns"] == 0 or not vacant, "a pawn has to be placed")
        return
    box, space = a["to"]
    need(p["animals"][animal]["pawns"] > 0, "no pawn in hand")
    need(vacant_space(p, box, space), "not vacant")
    p["display"][box]["pawns"][int(space) - 1] = animal
    p["animals"][animal]["pawns"] -= 1


def intelligence(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    for other in CHAIN[: CHAIN.index(animal) + 1]:
        if other in p["animals"]:
            new_pawn(p, other)


def omnivore(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    new_pawn(p, animal)


def parasitism(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    for other in CHAIN[CHAIN.index(animal) :]:
        if other in p["animals"]:
            new_pawn(p, other)


def mass_exodus(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("hex"):
        need(all(cubes_on(p, name) == 0 for name in p["tiles"]), "a tile has to be chosen")
        return
    need(on_earth(p, a["hex"]), "no tile there")
    moves = a.get("moves") or []
    leaving: dict[str, int] = {}
    for other, target, number in moves:
        need(target in near(p, a["hex"]), "no neighbouring tile")
        leaving[other] = leaving.get(other, 0) + number
    if near(p, a["hex"]):
        need(leaving == p["tiles"][a["hex"]]["species"], "all cubes, and no more")
    for other, target, number in moves:
        shift(p, other, a["hex"], target, number)


def metamorphosis(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if not a.get("given"):
        need(not added(p, animal) or not any(bag(p).values()), "an element has to be exchanged")
        return
    need(a["given"] in added(p, animal), "printed, or not there")
    need(bag(p)[a["element"]] > 0 or a["element"] == a["given"], "not in the bag")
    elements = p["animals"][animal]["elements"]
    elements.remove(a["given"])
    p["animals"][animal]["elements"] = sorted([*elements, a["element"]])


def niche_biomes(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    if tile is None:
        raise Undetermined("which tile brought the card")
    first = TILE_VP[terrain_of(p, tile)][0]
    own = p["animals"][animal]["vp"]
    for other in p["animals"]:
        if p["animals"][other]["vp"] > own:
            gain(p, other, -first)


def nocturnal(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    step_left(p, animal)


def predator(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    shared = [name for name in p["tiles"] if count(p, name, animal) and opponents(p, name, animal)]
    eliminate_each(p, a.get("victims") or [], shared, lambda name: opponents(p, name, animal))


def symbiotic(p: Dict, animal: str, a: Dict, tile: str | None) -> None:
    own = total(p, animal)
    drawing = [o for o in p["animals"] if (o == animal or total(p, o) < own) and total(p, o) < MOST_ELEMENTS]
    drawn = a.get("elements") or []
    need(len({other for other, _ in drawn}) == len(drawn), "one element each")
    left = bag(p)
    wanted = min(len(drawing), sum(left.values()))
    before = copy.deepcopy(p["animals"])
    for other, element in drawn:
        need(other in drawing, "does not draw")
        need(left[element] > 0, "not in the bag")
        left[element] -= 1
        p["animals"][other]["elements"] = sorted([*before[other]["elements"], element])
    if len(drawn) < wanted:
        raise Undetermined("what was drawn")


EFFECTS = {
    "aquatic": aquatic,
    "biodiversity": biodiversity,
    "biomass": biomass,
    "blight": blight,
    "catastrophe": catastrophe,
    "cold-snap": cold_snap,
    "disease": disease,
    "ecodiversity": ecodiversity,
    "evolution": evolution,
    "fecundity": fecundity,
    "fertile": fertile,
    "habitat": habitat,
    "hibernation": hibernation,
    "ice-age": ice_age,
    "ice-sheet": ice_sheet,
    "immigrants": immigrants,
    "instinct": instinct,
    "intelligence": intelligence,
    "mass-exodus": mass_exodus,
    "metamorphosis": metamorphosis,
    "niche-biomes": niche_biomes,
    "nocturnal": nocturnal,
    "omnivore": omnivore,
    "parasitism": parasitism,
    "predator": predator,
    "symbiotic": symbiotic,
}
