"""Disputes at the table that turn on a card, from the domination to what follows."""

from __future__ import annotations

from typing import Any

from card_boards import RULES, ask, land, no, sheet, yes

from dsrules.rulebook import default
from dsrules.text.position_reader import read_values
from dsrules.turn.questions import next_step


def coming(values: dict[str, Any]) -> tuple[str | None, str | None]:
    result = next_step(read_values(values, default()).position, RULES).result
    return result["kind"], result["step"]


def test_an_overtaken_holder_who_is_not_challenged_keeps_the_card() -> None:
    values = {
        "phase": "execution",
        "display": {"domination": {"pawns": ["birds"], "cards": ["omnivore", "fertile"]}},
        "tiles": {"e4": {**land("desert", reptiles=1, arachnids=2), "cone": "reptiles"}},
        "elements": {"sun": ["e4.e", "e4.se"], "grub": ["e4.sw"], "water": ["e4.w"]},
        "animals": {"reptiles": {"pawns": 2}, "arachnids": {"added": ["water", "sun"]}, "birds": {}},
    }
    scored = yes(values, "birds domination e4").after
    assert scored["owed"] == {"card": "reptiles", "tile": "e4"}
    no(scored, "arachnids card omnivore", "domination.card")
    no(scored, "birds card omnivore", "domination.card")
    taken = yes(scored, "reptiles card omnivore").after
    assert taken["animals"]["reptiles"]["pawns"] == 3
    claimed = yes(taken, "arachnids claim e4").after
    assert claimed["tiles"]["e4"]["cone"] == "arachnids"
    assert claimed["taken"] == ["omnivore"]
    assert "owed" not in claimed

    before = yes(scored, "arachnids claim e4").after
    assert before["owed"] == {"card": "arachnids", "tile": "e4"}
    yes(before, "arachnids card omnivore")


def test_ice_age_does_not_stop_the_turn() -> None:
    cones = {name: {"terrain": terrain, "species": {animal: 1}, "cone": animal} for name, terrain, animal in (
        ("a1", "sea", "birds"), ("a2", "sea", "birds"), ("a3", "forest", "birds"),
        ("b1", "desert", "insects"), ("b2", "desert", "insects"))}  # fmt: skip
    values = {
        "phase": "execution",
        "display": {"domination": {"pawns": ["birds", "insects", "mammals"], "cards": ["ice-age", "fertile"]}},
        "tiles": cones,
        "animals": {"birds": {"vp": 0}, "insects": {"vp": 0}, "mammals": {"vp": 0}},
    }
    scored = yes(values, "birds domination a1").after
    taken = yes(scored, "birds card ice-age")
    assert [sheet(taken, animal, "vp") for animal in ("birds", "insects", "mammals")] == [9 + 6, 3, 0]
    assert coming(taken.after) == ("pawn", "domination@2")
    other = yes(taken.after, "insects domination b1").after
    other = yes(other, "insects card fertile b1").after
    assert coming(other) == ("pawn", "domination@3")
    last = yes(other, "mammals pass").after
    assert coming(last) == ("automatic", "extinction")
    dead = yes(last, "automatic").after
    assert coming(dead) == ("automatic", "survival")
    assert coming(yes(dead, "automatic").after) == ("automatic", "final")


def test_ice_age_face_up_ends_nothing() -> None:
    values = {
        "phase": "execution",
        "next": "survival",
        "display": {"domination": {"pawns": [], "cards": ["ice-age"]}},
        "tiles": {"d3": land(birds=1)},
    }
    assert ask(values, "automatic").after["next"] == "reseed"
