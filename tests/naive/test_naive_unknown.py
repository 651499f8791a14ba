"""Corners nobody could read: `can` and `act` against judging every completion by itself."""

from __future__ import annotations

import random
from typing import Any

import pytest
from naive_compare import RULES
from naive_lines import line
from naive_random_cards import card_action, owed_position
from naive_random_turn import automatic_case, box_case, claim_case
from naive_tables import CARDS, SPACES
from naive_unknown import hex_verdicts, smudge, smudge_hex, verdicts

from dsrules.batch import ask
from dsrules.diagnostics import InputError

Dict = dict[str, Any]
CASES = 30


def some_automatic(rng: random.Random) -> tuple[Dict, Dict]:
    make: Any = automatic_case(rng.choice(["regression@losses", "wasteland@clearing", "extinction", "survival"]))
    position, action = make(rng)
    return position, action


def some_card(rng: random.Random) -> tuple[Dict, Dict]:
    card = rng.choice(CARDS)
    position = owed_position(rng, card)
    return position, card_action(rng, position, card)


KINDS: dict[str, Any] = {"claim": claim_case, "automatic": some_automatic, "card": some_card}
KINDS.update({box: box_case(box) for box in SPACES})


def answers(position: Dict, action: str) -> tuple[str, str]:
    try:
        can, act = (ask({"ask": kind, "position": position, "action": action}, RULES) for kind in ("can", "act"))
    except InputError as error:
        if not all(d.code.startswith("action.") for d in error.diagnostics):
            raise
        return "no", "no"  # the line names what is not there
    return str(can.verdict), str(act.verdict)


@pytest.mark.parametrize("kind", list(KINDS))
def test_unread_corners_are_judged_like_all_their_completions(kind: str) -> None:
    cases = CASES * (3 if kind in ("automatic", "card") else 1)
    for seed in range(cases):
        rng = random.Random(f"unknown {kind} {seed}")
        position, action = KINDS[kind](rng)
        position = smudge(rng, position)
        assert answers(position, line(action)) == verdicts(position, action), (seed, line(action), position)


@pytest.mark.parametrize("kind", list(KINDS))
def test_an_unread_hex_is_judged_like_all_its_completions(kind: str) -> None:
    for seed in range(90 if kind in ("automatic", "card", "glaciation", "wanderlust", "migration") else 20):
        rng = random.Random(f"unread hex {kind} {seed}")
        position, action = KINDS[kind](rng)
        if action.get("card") == "ice-age":
            continue  # a cone may stand there: nobody has counted those
        position = smudge_hex(rng, position)
        assert answers(position, line(action)) == hex_verdicts(position, action), (seed, line(action), position)


def test_what_the_mammals_may_save_depends_on_an_unread_corner() -> None:
    position = {
        "dsrules": 1,
        "phase": "reset",
        "next": "extinction",
        "tiles": {"d3": {"terrain": "sea", "species": {"mammals": 2}}},
        "unknown": ["d3.e"],
        "animals": {"mammals": {"out": 0}},
    }
    for action in ("automatic save d3", "automatic"):
        assert answers(position, action) == ("undetermined", "undetermined")
    assert answers(position, "automatic save none") == ("yes", "undetermined")


def test_no_disc_in_supply_no_doubt_in_the_wasteland() -> None:
    """All twenty meats are told: the unread corner holds none, so the clearing is certain."""
    corners = [f"{hex_}.{way}" for hex_ in ("a1", "a3", "g1", "g3") for way in ("nw", "e", "w", "se", "ne")]
    position = {
        "dsrules": 1,
        "phase": "execution",
        "next": "wasteland@clearing",
        "tiles": {"d3": "sea tundra", "a1": "desert", "a3": "desert", "g1": "forest", "g3": "forest"},
        "elements": {"meat": corners[:19]},
        "unknown": ["d3.e"],
        "display": {"wasteland": {"elements": ["meat"]}},
        "animals": {"birds": {}},
    }
    assert answers(position, "automatic") == ("yes", "yes")
    position["elements"] = {"meat": corners[:18]}
    assert answers(position, "automatic") == ("yes", "undetermined")
