"""Random cases about the turn: claims and ties, wrong moments, placing, automatic steps, and whole games."""

from __future__ import annotations

import copy
import random
from typing import Any

from naive_board import HEXES
from naive_game import AUTOMATIC, current_step, full, qualifies, saveable_hexes
from naive_random import FREE, all_steps, some_action, some_draws, some_position
from naive_random_cards import card_action
from naive_tables import SPACES

Dict = dict[str, Any]
Random = random.Random
Case = tuple[Dict, Dict]


def any_moment(rng: Random) -> Dict:
    """A position at some step of Execution or Reset."""
    while True:
        step = rng.choice([*all_steps(), "extinction", "survival", "reseed"])
        position = some_position(rng, step, "execution" if "@" in step else "reset")
        if FREE.get(step, "") in ("", *position["animals"]):
            return position


def some_hibernating(rng: Random, position: Dict, share: float) -> None:
    for name in sorted(position["tiles"]):
        species = position["tiles"][name]["species"]
        if species and rng.random() < share:
            animal = rng.choice(sorted(species))
            position["tiles"][name]["hibernating"] = {animal: rng.randint(1, species[animal])}


def box_case(box: str) -> Any:
    """Return what makes a case of one box: its step is next, and somebody does something there."""

    def make(rng: Random) -> Case:
        steps = [step for step in all_steps() if step.split("@")[0] == box and step not in AUTOMATIC]
        while True:
            step = rng.choice(steps)
            position = some_position(rng, step)
            if FREE.get(step, "") in ("", *position["animals"]):
                return position, some_action(rng, position)

    return make


def wrong_moment(rng: Random) -> Case:
    """An action of any box at any step: mostly out of order."""
    position = any_moment(rng)
    if "@" in position["next"]:
        return position, some_action(rng, position, rng.choice(sorted(SPACES)))
    return position, {"do": "pass", "animal": rng.choice(sorted(position["animals"]))}


def claim_case(rng: Random) -> Case:
    """A claim or a shown tie, now and then while a card is owed."""
    position = any_moment(rng)
    tile = rng.choice(sorted(position["tiles"])) if rng.random() < 0.95 else rng.choice(HEXES)
    animals = sorted(position["animals"])
    if rng.random() < 0.3:
        position["owners"] = {"north": animals[::2], "south": animals[1::2]}
    if rng.random() < 0.4 and position["display"]["domination"]["cards"]:
        scored = rng.sample(sorted(position["tiles"]), 2)
        holder = rng.choice(animals)
        position["tiles"][scored[-1]]["cone"] = holder
        position["phase"], position["next"] = "execution", rng.choice(["domination@2", "domination@4", "extinction"])
        position["scored"], position["owed"] = scored, {"card": holder, "tile": scored[-1]}
        tile = scored[-1] if rng.random() < 0.7 else tile
    action = {"do": rng.choice(["claim", "tie"]), "animal": rng.choice(animals), "hex": tile}
    winner = qualifies(full(position), tile) if tile in position["tiles"] else None
    if action["do"] == "claim" and winner and rng.random() < 0.5:
        action["animal"] = winner
    return position, action


def placing_case(rng: Random) -> Case:
    """A pawn is placed in planning, now and then the last one."""
    while True:
        position = some_position(rng, None, "planning")
        if rng.random() < 0.3:
            for sheet in position["animals"].values():
                sheet["pawns"] = min(rng.randint(0, 1), sheet["pawns"])
            holders = [a for a in position["initiative"] if position["animals"][a]["pawns"]]
            position["turn"] = holders[0] if holders else None
        if position.get("turn"):
            break
    who = position["turn"] if rng.random() < 0.9 else rng.choice(position["initiative"])
    box = rng.choice(sorted(SPACES))
    if who == position["turn"] and rng.random() < 0.05:
        return position, {"do": "pass", "animal": who}
    return position, {"do": "place", "animal": who, "to": [box, str(rng.randint(1, SPACES[box]))]}


def automatic_case(step: str) -> Any:
    """Return what makes a case of one automatic step."""

    def make(rng: Random) -> Case:
        position = some_position(rng, step, "execution" if "@" in step else "reset")
        ending = "ice-age" in position["taken"]
        if ending != (step == "final") and step in ("reseed", "final"):
            position["taken"] = [card for card in position["taken"] if card != "ice-age"]
            if step == "final":
                position["taken"].append("ice-age")
            cards = position["display"]["domination"]["cards"]
            position["display"]["domination"]["cards"] = [card for card in cards if card not in position["taken"]]
        action: Dict = {"do": "automatic"}
        if step == "regression@losses":
            for animal, sheet in position["animals"].items():
                if rng.random() < 0.4 and sheet["added"]:
                    position.setdefault("shielded", {})[animal] = [rng.choice(sheet["added"])]
        if step == "extinction":
            some_hibernating(rng, position, 0.15)
            saveable = saveable_hexes(full(position))
            action["save"] = rng.choice([None, "none", rng.choice(sorted(position["tiles"])), *saveable[:4]])
        if step == "reseed":
            some_hibernating(rng, position, 0.05)
            if rng.random() < 0.95:
                action["draws"] = some_draws(rng, position)
        elif rng.random() < 0.03:
            action["save"] = sorted(position["tiles"])[0]
        return position, action

    return make


# Whole games


def document(p: Dict) -> Dict:
    """A position with everything written out, as the contract's document."""
    p = copy.deepcopy(p)
    found: Dict = {"dsrules": 1, "elements": p["elements"], "display": p["display"]}
    found["tiles"] = {name: {k: v for k, v in tile.items() if v} for name, tile in p["tiles"].items()}
    found["animals"] = {a: {k: v for k, v in sheet.items() if v is not None} for a, sheet in p["animals"].items()}
    for key in (
        "players", "round", "phase", "next", "turn", "initiative", "owners", "shielded", "owed", "scored", "taken",
    ):  # fmt: skip
        if p[key]:
            found[key] = p[key]
    return found


def some_turn(rng: Random, position: Dict) -> Dict:
    """Something that might be done now."""
    p = full(position)
    if p["phase"] == "planning":
        free = [(box, i) for box in SPACES for i, pawn in enumerate(p["display"][box]["pawns"]) if pawn is None]
        box, index = rng.choice(free)
        return {"do": "place", "animal": p["turn"], "to": [box, str(index + 1)]}
    chance = rng.random()
    if chance < 0.05:
        animal = rng.choice(sorted(p["animals"]))
        return {"do": rng.choice(["claim", "tie"]), "animal": animal, "hex": rng.choice(sorted(p["tiles"]))}
    if chance < 0.3:
        for name in rng.sample(sorted(p["tiles"]), len(p["tiles"])):
            winner = qualifies(p, name)
            if winner and p["tiles"][name]["cone"] != winner:
                return {"do": "claim", "animal": winner, "hex": name}
    if p["owed"]:
        return card_action(rng, position, rng.choice(p["display"]["domination"]["cards"]))
    step = current_step(p)
    assert step is not None
    if "@" in step and step not in AUTOMATIC:
        return some_action(rng, position)
    action: Dict = {"do": "automatic"}
    if step == "extinction":
        action["save"] = rng.choice([None, "none", *saveable_hexes(p)[:5]])
    if step == "reseed":
        action["draws"] = some_draws(rng, position)
    return action
