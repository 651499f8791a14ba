"""Who may take a card, which one, and that each is used once (compendium 12.1)."""

from __future__ import annotations

from typing import Any

import pytest
from card_boards import RULES, ask, ice, land, no, read, yes

from dsrules import cards
from dsrules.action import PlayCard
from dsrules.actions.objections import allowed

OWED: dict[str, Any] = {
    "phase": "execution",
    "next": "domination@2",
    "owed": {"card": "birds", "tile": "d3"},
    "scored": ["d3"],
    "display": {"domination": {"pawns": [None, "insects"], "cards": ["omnivore", "fertile"]}},
    "tiles": {"d3": {**land(birds=1, insects=2), "cone": "birds"}},
    "animals": {"birds": {"pawns": 3, "vp": 1}, "insects": {"pawns": 2}},
}


def owed(**values: Any) -> dict[str, Any]:
    return {**OWED, **values}


def test_the_card_leaves_the_row_and_is_taken() -> None:
    answer = yes(owed(), "birds card omnivore")
    assert answer.after["display"]["domination"]["cards"] == ["fertile"]
    assert answer.after["taken"] == ["omnivore"]
    assert "owed" not in answer.after
    assert answer.after["next"] == "domination@2"


def test_only_the_animal_it_is_owed_to() -> None:
    no(owed(), "insects card omnivore", "domination.card")


def test_only_face_up_cards() -> None:
    no(owed(), "birds card nocturnal", "domination.card")


def test_all_reasons_are_listed() -> None:
    no(owed(taken=["nocturnal"]), "insects card nocturnal", "domination.card", "domination.card", "cards.box-after")


def test_anytime_judges_the_effect_alone() -> None:
    assert ask(owed(), "insects card nocturnal", anytime=True).can == "yes"
    assert ask(owed(), "insects card fertile e3", anytime=True).can == "no"
    action = PlayCard("insects", "nocturnal")
    assert allowed(cards.verify(read(owed()), action, RULES, anytime=True))
    assert not allowed(cards.verify(read(owed()), action, RULES))


def test_without_owed_only_the_effect_is_judged() -> None:
    values = {key: value for key, value in OWED.items() if key != "owed"}
    assert ask(values, "insects card nocturnal").can == "yes"


def test_a_card_is_used_once() -> None:
    no({"tiles": {"d3": land(birds=1)}, "taken": ["omnivore"]}, "birds card omnivore", "cards.box-after")


def test_an_animal_not_in_play() -> None:
    no({"tiles": {"d3": land(birds=1)}}, "insects card omnivore", "setup.animals")


def test_cards_by_name_alone() -> None:
    bare = {"tiles": {"d3": "savannah"}, "animals": {"birds": {"pawns": 0}, "insects": {"pawns": 0}}}
    for card in RULES.named("card"):
        if card not in ("habitat", "symbiotic"):
            assert ask(bare, f"birds card {card}").can == "yes", card
    no(bare, "birds card habitat", "cards.must-resolve")


FULL = read(
    {
        "players": 2,
        "tiles": {
            "d3": ice(birds=1, insects=2),
            "d2": land("wetland", birds=2, mammals=1),
            "e3": land(birds=1, insects=1, mammals=2),
            "e4": land("desert", mammals=3),
        },
        "elements": {"sun": ["d3.e", "e3.se"], "water": ["d3.nw"], "grass": ["e4.se", "e4.e"]},
        "scored": ["d2"],
        "initiative": ["insects", "birds", "mammals"],
        "display": {box: {"pawns": []} for box in RULES.boxes},
        "animals": {
            "mammals": {"added": ["sun", "water"], "gene_pool": 20, "vp": 9, "pawns": 2, "out": 3},
            "birds": {"added": ["grub"], "gene_pool": 20, "vp": 4, "pawns": 2, "out": 6},
            "insects": {"gene_pool": 20, "vp": 5, "pawns": 0, "out": 3},
        },
    }
)


@pytest.mark.parametrize("card", list(RULES.named("card")))
def test_options_are_legal_and_different(card: str) -> None:
    found = []
    for action in cards.options(FULL, "birds", card, RULES):
        found.append(action)
        if len(found) == 300:
            break
    assert found
    assert len(set(found)) == len(found)
    for action in found:
        assert allowed(cards.verify(FULL, action, RULES))
        after, changes = cards.apply(FULL, action, RULES)
        assert changes
        for animal in FULL.animals:
            cubes = [
                position.cubes_on_earth(animal)
                + (position.animals[animal].gene_pool or 0)
                + (position.animals[animal].out or 0)
                for position in (FULL, after)
            ]
            assert cubes[0] == cubes[1]


def test_numbers_of_options() -> None:
    def number(card: str) -> int:
        return sum(1 for _ in cards.options(FULL, "birds", card, RULES))

    assert number("fertile") == 3
    assert number("biomass") == 2 * 2 * 3 * 1  # d3, d2, e3 and e4 hold more cubes than discs
    assert number("predator") == 1 * 1 * 2
    assert number("metamorphosis") == 1 * 6
    assert number("hibernation") == 4 * 5 + 1
    assert number("fecundity") == 8  # every subset of three tiles, the empty one by the card's name alone
    assert number("disease") == 2
    assert number("evolution") == (1 + 1) + 3 + 2 * 3 + 1
    assert number("instinct") == 41
    assert number("immigrants") == (2 + 1 + 1) * (1 + 1 + 1) * 1
    assert number("symbiotic") == 6 * 6
    assert number("ice-sheet") == 3


def test_options_of_cards_that_hit_nobody() -> None:
    position = read({"tiles": {"d3": land(birds=1)}, "elements": {"sun": ["d3.e"]}})
    for card in ("predator", "biomass", "disease"):
        assert list(cards.options(position, "birds", card, RULES)) == [PlayCard("birds", card)]
    full = read({"tiles": {"d3": land(birds=1)}, "animals": {"birds": {"added": ["sun"] * 4}}})
    assert list(cards.options(full, "birds", "symbiotic", RULES)) == [PlayCard("birds", "symbiotic")]
    assert list(cards.options(full, "birds", "cold-snap", RULES)) == [PlayCard("birds", "cold-snap")]


def test_a_library_user_may_leave_out_a_number() -> None:
    action = PlayCard("birds", "hibernation", hex="d3")
    after, _ = cards.apply(FULL, action, RULES)
    assert after.tiles["d3"].species["birds"] == 2
    last = FULL.with_sheet("birds", out=1, gene_pool=1)
    assert allowed(cards.verify(last, action, RULES))
    aquatic = PlayCard("birds", "aquatic", element="sun", corner=RULES.board.corner("d2.ne"), hex="d2")
    assert allowed(cards.verify(last, aquatic, RULES))
    assert cards.apply(last, aquatic, RULES)[0].tiles["d2"].species["birds"] == 3


def crowd(**more: Any) -> dict[str, Any]:
    terrains = ("savannah", "jungle", "forest", "desert", "mountain", "sea", "wetland")
    hexes = ("c3", "c4", "d2", "d3", "d4", "e3", "e4")
    tiles = {name: land(terrain, birds=5, insects=5, mammals=5)
             for name, terrain in zip(hexes, terrains, strict=True)}  # fmt: skip
    animals = {animal: {"gene_pool": 5, "out": 5, "pawns": 3} for animal in ("birds", "insects", "mammals")}
    return {"tiles": tiles, "animals": animals, "players": 2, **more}


@pytest.mark.parametrize("card", list(RULES.named("card")))
@pytest.mark.parametrize("more", [{}, {"unknown": ["d1", "d3.e"]}])
def test_options_come_at_once_however_many_there_are(card: str, more: dict[str, Any]) -> None:
    position = read(crowd(**more))
    for _, action in zip(range(20), cards.options(position, "birds", card, RULES), strict=False):
        assert allowed(cards.verify(position, action, RULES))


def test_options_without_a_map_or_a_gene_pool() -> None:
    position = read({"tile": {"terrain": "sea", "species": {"birds": 9, "insects": 9}}})
    for card in RULES.named("card"):
        for _, action in zip(range(20), cards.options(position, "birds", card, RULES), strict=False):
            assert allowed(cards.verify(position, action, RULES))
