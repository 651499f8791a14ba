"""On small boards: the moves listed are exactly the conceivable actions that are allowed, in order, and are counted."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, read
from conceivable import Asked, move
from test_house_rules import changed

from dsrules.action import Action, Competition, Victim
from dsrules.actions import PLACING, count, options, verify
from dsrules.actions.objections import allowed
from dsrules.position import Position
from dsrules.rulebook import Rulebook

TILES: dict[str, Any] = {
    "d3": {"terrain": "sea", "tundra": True, "species": {"birds": 1, "insects": 1, "arachnids": 1}},
    "d2": {"terrain": "wetland", "species": {"birds": 2, "arachnids": 1}, "cone": "birds"},
    "e3": {"terrain": "desert", "species": {"insects": 1, "reptiles": 1}},
    "c2": {"terrain": "desert", "tundra": True, "species": {"arachnids": 2, "birds": 1}},
    "a1": {"terrain": "jungle"},
}
DISCS: dict[str, list[str]] = {"sun": ["d2.se", "d3.e", "d2.e"], "grub": ["c2.e", "c3.e"], "water": ["a1.nw"]}
SHEETS: dict[str, Any] = {
    "birds": {"gene_pool": 3, "pawns": 1, "vp": 3}, "insects": {"gene_pool": 1, "pawns": 0, "added": ["sun", "grub"]},
    "arachnids": {"pawns": 2, "added": ["sun"] * 4}, "reptiles": {"gene_pool": 9, "added": ["water", "grub"]},
}  # fmt: skip
BOXES: dict[str, Any] = {
    "initiative": {"pawns": ["birds"]}, "adaptation": {"pawns": ["birds"], "elements": ["sun", "grub", "sun"]},
    "regression": {"pawns": [None, "birds"], "elements": ["sun", "grub", "meat"]},
    "abundance": {"pawns": ["insects", "birds"], "elements": ["sun", "grub", "sun"]},
    "wasteland": {"pawns": [None], "elements": ["meat", "sun", "meat"]},
    "depletion": {"pawns": [], "elements": ["grub", "water", "grub"]},
    "glaciation": {"pawns": [None, "birds", "insects"]},
    "speciation": {"pawns": [None, "birds", None, None, "reptiles"]},
    "wanderlust": {"pawns": [None, "birds"], "elements": ["sun", "grub", "sun"], "tiles": ["sea", "jungle", "jungle"]},
    "migration": {"pawns": [None, None, None, None, None, "birds"]},
    "competition": {"pawns": ["birds", "reptiles", "insects"]},
    "domination": {"pawns": [], "cards": []},
}  # fmt: skip


def board(**more: Any) -> Position:
    values = {"tiles": TILES, "elements": DISCS, "animals": SHEETS, "display": BOXES, "scored": ["d2"]}
    return read({**values, **more})


def without(part: str) -> dict[str, Any]:
    return {box: {key: held for key, held in parts.items() if key != part} for box, parts in BOXES.items()}


FEWER: dict[str, Any] = {
    "d2": {"terrain": "wetland", "species": {"birds": 2}},
    "d3": {"terrain": "sea", "tundra": True, "species": {"birds": 1, "insects": 1}},
    "a1": {"terrain": "jungle"},
}
EMPTY = {
    box: {**parts, **{part: [] for part in ("elements", "tiles") if part in parts}} for box, parts in BOXES.items()
}


def positions(tiles: dict[str, Any]) -> dict[str, Position]:
    """Positions that state everything or leave something out, with these tiles."""
    usual = {"tiles": tiles, "scored": ["d2"]}
    return {
        "all stated": board(**usual),
        "pawns not stated": board(**usual, display={**without("pawns"), "initiative": BOXES["initiative"]}),
        "discs not stated": board(**usual, display=without("elements")),
        "tiles not stated": board(**usual, display=without("tiles")),
        "empty boxes": board(**usual, display=EMPTY, animals={**SHEETS, "birds": {"gene_pool": 0}}),
        "unread": board(**usual, unknown=["c3", "d1", "e3.e", "d1.se", "b2.e"]),
        "kept already": board(**usual, shielded={"insects": ["sun"], "reptiles": ["grub"]}),
        "without a map": read({"tile": {**tiles["d2"], "elements": ["sun", "grub"]}, "animals": SHEETS,
                               "display": BOXES, "scored": []}),
    }  # fmt: skip


POSITIONS = positions(TILES)
SMALLER = positions(FEWER)
"""For the boxes where cubes move: all ways of three cubes can be tried."""

HOUSES: dict[str, Rulebook] = {
    "the rules": RULES,
    **{
        f"{name}={reading}": RULES.switched({name: reading})
        for name, reading in (
            ("rim-corners", "inner-only"), ("useless-placement", "forbidden"), ("pawn-back-on-initiative", "allowed"),
            ("pawn-back-on-initiative", "forbidden"), ("leftmost-glaciation", "first-space-only"),
            ("bird-return", "allowed"), ("bird-return", "forbidden"), ("arachnid-competition", "each-terrain"),
            ("tundra-competition", "by-buried-terrain"), ("empty-tile-domination", "forbidden"),
        )
    },
    "more species and tiles": changed(
        "actions", speciation__free_species=2, competition__free_tiles=2, migration__species=[7, 6, 5, 4, 3, 0]
    ),
    "small displays and few tundra tiles": changed("animals", max_elements=2),
    "two tundra tiles": changed("components", tundra_tiles=2),
}  # fmt: skip
CONCERNS = {
    "rim": ("abundance",), "useless": (PLACING, "initiative"), "pawn": ("initiative",), "leftmost": ("glaciation",),
    "bird": ("migration",), "arachnid": ("competition",), "tundra": ("competition",), "empty": ("domination",),
    "more": ("speciation", "competition", "migration"), "small": ("adaptation",), "two": ("glaciation",),
}  # fmt: skip


WHO = {
    "wanderlust": ("birds",), "migration": ("birds", "insects"), "speciation": ("birds", "insects"),
    "competition": ("birds", "arachnids"),
}  # fmt: skip
"""Who is asked where there is much to try."""

SOME = ("all stated", "pawns not stated", "unread", "without a map")
"""The positions on which each reading is tried."""

ONLY = {
    "discs not stated": ("adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust", PLACING),
    "tiles not stated": ("wanderlust", PLACING), "kept already": ("regression",),
    "pawns not stated": ("speciation", "migration", "competition", "glaciation", PLACING, "initiative"),
}  # fmt: skip


def cases() -> list[tuple[str, str, str]]:
    """Box, position, house: every box on every position under the rules, and under each reading that concerns it."""
    boxes = (*RULES.boxes, PLACING)
    every = [(box, position) for box in boxes for position in POSITIONS if box in ONLY.get(position, boxes)]
    return [
        (box, position, house)
        for house in HOUSES
        for box, position in every
        if house == "the rules" or (position in SOME and box in CONCERNS[house.replace(" ", "-").partition("-")[0]])
    ]


def spaces(box: str) -> list[str | None]:
    """Left out, the first and the last, one too many, and the free one; fewer where there is much to try."""
    if box in ("initiative", PLACING):
        return [None]
    if box == "wanderlust":
        return [None, "free"]
    last = RULES.spaces(box)
    if box == "migration":
        return [None, "1", str(last + 1)]
    return [None, *dict.fromkeys(["1", "2", "3", str(last), str(last + 1)]), "free"]


def victims_of(action: Action) -> tuple[Victim, ...]:
    assert isinstance(action, Competition)
    return action.victims


def by_kind(plain: dict[Any, Action], asked: Asked) -> list[Action]:
    """Moves of Competition in their order: fewer tiles first, by kind of terrain as they come on the board, by tile."""
    tiles, buried = asked.position.tiles, asked.rules.switch("tundra-competition") == "by-buried-terrain"
    one_tile = asked.means("free") and asked.rules.switch("arachnid-competition") == "one-tile"

    def kind(name: str) -> str:
        return name if one_tile else tiles[name].terrain if buried else tiles[name].ground

    singles = [victims_of(action)[0] for action in plain.values() if len(victims_of(action)) == 1]
    places = sorted({victim.hex for victim in singles}, key=asked.hexes.index)
    kinds = list(dict.fromkeys(map(kind, places)))

    def key(action: Action) -> Any:
        chosen = sorted(victims_of(action), key=lambda victim: kinds.index(kind(victim.hex)))
        order = [(places.index(victim.hex), RULES.rank[victim.animal]) for victim in chosen]
        return len(chosen), [kinds.index(kind(victim.hex)) for victim in chosen], order

    return sorted(plain.values(), key=key)


@pytest.mark.parametrize(("box", "name", "house"), cases())
def test_moves_are_the_conceivable_actions_allowed(box: str, name: str, house: str) -> None:
    position = (SMALLER if box in ("migration", "wanderlust") else POSITIONS)[name]
    rules = HOUSES[house]
    for animal in WHO.get(box, ("birds", "insects", "arachnids", "reptiles")):
        for space in spaces(box):
            asked = Asked(box, position, animal, space, rules)
            plain: dict[Any, Action] = {}
            for action in asked.actions():
                if allowed(verify(position, action, rules)):
                    plain.setdefault(move(action), action)
            listed = list(options(box, position, animal, rules, space))
            expected = by_kind(plain, asked) if box == "competition" else list(plain.values())
            assert [move(action) for action in listed] == list(map(move, expected)), (animal, space)
            assert box == "competition" or listed == expected, (animal, space)
            assert count(box, position, animal, rules, space) == len(listed)
