"""A position that says less: the verdict is the same or undetermined, and what comes back is part of the whole."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from naive_compare import RULES, comparable
from naive_game import full, judged
from naive_lines import line
from naive_random_cards import card_action, owed_position
from naive_random_turn import automatic_case, box_case, claim_case
from naive_tables import CARDS, SPACES

from dsrules.batch import ask
from dsrules.diagnostics import InputError
from dsrules.text.position_writer import to_values

Dict = dict[str, Any]


def some_card(rng: random.Random) -> tuple[Dict, Dict]:
    card = rng.choice(CARDS)
    position = owed_position(rng, card)
    return position, card_action(rng, position, card)


def some_automatic(rng: random.Random) -> tuple[Dict, Dict]:
    steps = ["regression@losses", "wasteland@clearing", "extinction", "survival", "reseed", "final"]
    make: Any = automatic_case(rng.choice(steps))
    position, action = make(rng)
    return position, action


KINDS: dict[str, Any] = {"claim": claim_case, "automatic": some_automatic, "card": some_card}
KINDS.update({box: box_case(box) for box in SPACES})


def forget(rng: random.Random, position: Dict) -> Dict:
    """The same position without some of what only some questions need."""
    position = copy.deepcopy(position)
    facts = [("animals", animal, key) for animal in position["animals"] for key in ("gene_pool", "vp", "out", "pawns")]
    for box, stated in position["display"].items():
        facts += [("display", box, key) for key in ("elements", "tiles", "cards") if key in stated]
    for part, name, key in rng.sample(facts, rng.choice([1, 1, 2, 4, 8])):
        del position[part][name][key]
    return position


def differing(whole: Any, part: Any, path: str = "") -> list[str]:
    """Where what is stated in one position is not what stands in the whole one. None and empty lists say nothing."""
    if part in (None, [], {}):
        return []
    if isinstance(part, dict) and isinstance(whole, dict):
        return [found for key in part for found in differing(whole.get(key), part[key], f"{path}.{key}")]
    return [] if whole == part else [f"{path}: {part!r}, the whole has {whole!r}"]


def set_aside(less: Dict, got: Dict) -> None:
    """What is assumed where the position is silent: a card to take, a pawn in a hand, stacks that show nothing."""
    if "tiles" not in less["display"]["wanderlust"]:
        del got["display"]["wanderlust"]["tiles"]
    if "cards" not in less["display"]["domination"]:
        del got["owed"], got["phase"], got["next"]
    if any("pawns" not in sheet for sheet in less["animals"].values()):
        del got["turn"]


@pytest.mark.parametrize("kind", list(KINDS))
def test_what_is_not_said_never_turns_a_verdict(kind: str) -> None:
    for seed in range(40):
        rng = random.Random(f"forget {kind} {seed}")
        position, action = KINDS[kind](rng)
        verdict, after = judged(position, action)
        less = forget(rng, position)
        for ask_ in ("can", "act"):
            try:
                ruling = ask({"ask": ask_, "position": less, "action": line(action)}, RULES)
            except InputError:
                assert verdict == "no", (seed, line(action), less)
                continue
            assert ruling.verdict in (verdict, "undetermined"), (seed, ask_, line(action), less)
            if ask_ == "act" and ruling.verdict == "yes":
                assert ruling.position is not None
                assert after is not None
                got = comparable(full(to_values(ruling.position, RULES)))
                set_aside(less, got)
                assert differing(comparable(after), got) == [], (seed, line(action), less)
