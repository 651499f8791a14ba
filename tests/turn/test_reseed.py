"""Reseed: draws as facts, slides, cards, tiles, pawns, and the turn that follows (compendium 11.3, O6, O7)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, after, ask, board, refused

DISPLAY: dict[str, Any] = {
    "adaptation": {"pawns": [], "elements": ["sun", "meat"]},
    "regression": {"pawns": [], "elements": ["grub"]},
    "abundance": {"pawns": [], "elements": ["water"]},
    "wasteland": {"pawns": [], "elements": ["seed", "seed"]},
    "depletion": {"pawns": [], "elements": ["grass"]},
    "wanderlust": {"pawns": [], "elements": ["water", "sun"], "tiles": ["jungle", None, "sea"]},
    "glaciation": {"pawns": [None, "mammals", None, "birds"]},
    "domination": {"pawns": [], "cards": ["fertile", "omnivore", "habitat"]},
}
ANIMALS = {"mammals": {"pawns": 2, "out": 0}, "birds": {"pawns": 1}}
DISCS = "automatic draw adaptation: sun sun seed meat; abundance: grass 3 water; wanderlust: 4 grub"
DRAW = f"{DISCS}; cards: instinct, predator; tiles: forest"


def reset(display: dict[str, Any] | None = None, **values: Any) -> Any:
    tile = {"terrain": "sea", "species": {"mammals": 1}, "hibernating": {"mammals": 1}}
    given = {
        "phase": "reset", "next": "reseed", "round": 4, "initiative": ["birds", "mammals"], "animals": ANIMALS,
        "display": display or DISPLAY, "scored": ["d3"], "tiles": {"d3": tile},
    }  # fmt: skip
    return board(**{**given, **values})


def changed(**boxes: Any) -> dict[str, Any]:
    return {**DISPLAY, **boxes}


def test_every_disc_slides_and_the_drawn_ones_arrive() -> None:
    position = after(reset(), DRAW)
    elements = {box: row.elements for box, row in position.display.items() if row.elements is not None}
    assert elements == {
        "adaptation": ("sun", "sun", "seed", "meat"),
        "regression": ("sun", "meat"),
        "abundance": ("grass", "water", "water", "water"),
        "wasteland": ("water",),
        "depletion": ("seed", "seed"),
        "wanderlust": ("grub", "grub", "grub", "grub"),
    }


def test_cards_tiles_and_pawns() -> None:
    display = after(reset(), DRAW).display
    assert display["domination"].cards == ("fertile", "omnivore", "habitat", "instinct", "predator")
    assert display["wanderlust"].tiles == ("jungle", "forest", "sea")
    assert display["glaciation"].pawns == ("mammals", "birds", None, None)


def test_the_next_turn_begins() -> None:
    position = after(reset(), DRAW)
    assert (position.round, position.phase, position.next, position.turn) == (5, "planning", None, "birds")
    assert (position.scored, position.tiles["d3"].hibernating) == ((), {})


def test_old_discs_can_be_drawn_again_at_once() -> None:
    elements = {"sun": ["d3.e", "d3.ne", "d3.nw"]}
    animals = {"mammals": {"added": ["sun"] * 4}, "birds": {"added": ["sun"] * 4}, "insects": {"added": ["sun"] * 4}}
    display = changed(depletion={"elements": ["sun"] * 3}, wanderlust={"elements": ["sun"], "tiles": ["sea"] * 3})
    # 3 on Earth, 12 on displays, 1 in Adaptation: of 20 suns 4 are in the bag once Depletion and Wanderlust are out
    line = DRAW.replace("; tiles: forest", "")
    position = reset(display, elements=elements, animals=animals, initiative=None)
    assert ask("can", position, line.replace("sun sun seed meat", "4 sun")).verdict == "yes"
    five = line.replace("sun sun seed meat", "4 sun").replace("grass 3 water", "sun 3 water")
    assert refused(position, five) == ["element.draw-source"]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("automatic", "reseed.elements-draw"),
        (f"{DISCS}; tiles: forest", "reseed.cards"),
        (f"{DISCS}; cards: instinct, predator", "reseed.tiles"),
        ("automatic draw adaptation: sun sun seed meat; abundance: grass 3 water; cards: instinct, predator; tiles: ~",
         "reseed.elements-draw"),
    ],
)  # fmt: skip
def test_missing_draws_leave_it_open(line: str, rule: str) -> None:
    ruling = ask("act", reset(), line)
    assert ruling.verdict == "undetermined"
    assert rule in [step.rule for step in ruling.reasons]


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (DRAW.replace("sun sun seed meat", "sun sun seed meat meat"), "reseed.elements-draw"),
        (DRAW.replace("sun sun seed meat", "sun sun seed"), "reseed.elements-draw"),
        (DRAW.replace("predator", "fertile"), "cards.box-after"),
        (DRAW.replace("predator", "instinct"), "cards.box-after"),
        (DRAW.replace("predator", "biomass"), "cards.box-after"),
        (DRAW.replace("instinct, predator", "instinct"), "reseed.cards"),
        (DRAW.replace("predator", "ice-age"), "setup.dominance-deck"),
        (DRAW.replace("tiles: forest", "tiles: forest sea"), "reseed.tiles"),
    ],
)
def test_impossible_draws_are_refused(line: str, rule: str) -> None:
    assert rule in refused(reset(taken=["biomass"]), line)


def test_tiles_that_are_all_out_cannot_come_up() -> None:
    forests = dict.fromkeys(("a1", "a2", "a3", "a4"), "forest")
    position = reset(tiles={"d3": "sea", **forests})
    assert "reseed.tiles" in refused(position, DRAW)


def test_ice_age_is_the_last_card() -> None:
    left = ("ice-age", "fertile", "omnivore", "habitat", "predator")
    position = reset(taken=[card for card in RULES.named("card") if card not in left])
    assert "reseed.cards" in refused(position, f"{DISCS}; cards: predator; tiles: forest")
    assert refused(position, f"{DISCS}; cards: ice-age, predator; tiles: forest") == ["setup.dominance-deck"]
    last = after(position, f"{DISCS}; cards: predator, ice-age; tiles: forest")
    assert (last.display["domination"].cards or ())[-1] == "ice-age"


def test_with_the_deck_empty_no_card_is_asked_for() -> None:
    cards = [card for card in RULES.named("card") if card not in ("fertile", "omnivore", "habitat")]
    # ice-age among the cards taken would end the game, so it lies face up here
    face_up = ["fertile", "omnivore", "habitat", "ice-age"]
    position = reset(changed(domination={"cards": face_up}), taken=[card for card in cards if card != "ice-age"])
    assert after(position, f"{DISCS}; tiles: forest").display["domination"].cards == tuple(face_up)


def test_o6_a_bag_too_small_is_drawn_out() -> None:
    on_earth = {"grass": 13, "grub": 13, "meat": 13, "seed": 13, "sun": 13, "water": 12}
    corners = iter(_corners())
    elements = {kind: [next(corners) for _ in range(number)] for kind, number in on_earth.items()}
    display = {
        "adaptation": {"elements": ["grass", "grub", "meat", "seed"]}, "regression": {"elements": []},
        "abundance": {"elements": ["sun", "water", "grass", "grub"]}, "wasteland": {"elements": ["meat"] * 4},
        "depletion": {"elements": []}, "wanderlust": {"elements": [], "tiles": ["sea", "sea", "jungle"]},
        "domination": {"cards": ["fertile", "omnivore", "habitat", "predator", "biomass"]},
    }  # fmt: skip
    added = {
        "mammals": ["grass"] * 4, "reptiles": ["grass"] + ["grub"] * 3, "birds": ["grub", "grub", "meat", "meat"],
        "amphibians": ["sun", "sun", "water"], "arachnids": ["seed"] * 4, "insects": ["seed"] + ["sun"] * 3,
    }  # fmt: skip
    # 77 on Earth, 12 in boxes that slide, 23 added: of 120 discs 8 are in the bag, a seed, a sun and six waters
    animals = {animal: {"added": discs} for animal, discs in added.items()}
    position = reset(display, elements=elements, animals=animals, initiative=None, tiles=_everywhere())
    drawn = after(position, "automatic draw adaptation: 4 water; abundance: 2 water seed sun; wanderlust:")
    assert drawn.display["abundance"].elements == ("water", "water", "seed", "sun")
    assert drawn.display["wanderlust"].elements == ()
    short = "automatic draw adaptation: 4 water; abundance: 2 water seed; wanderlust:"
    assert refused(position, short) == ["reseed.elements-draw"]
    assert refused(position, short.replace("seed", "grass")) == ["element.draw-source", "reseed.elements-draw"]


def _everywhere() -> dict[str, str]:
    face_up = {"sea": 2, "jungle": 1}
    terrains = [t for t, n in RULES.large_tiles.items() for _ in range(n - face_up.get(t, 0))]
    return dict(zip(RULES.board.hexes, terrains, strict=False))


def _corners() -> list[str]:
    board, tiles = RULES.board, _everywhere()
    return [corner for corner in board.corners if any(name in tiles for name in board.hexes_of[corner])]


def test_o7_an_empty_stack_shows_nothing() -> None:
    display = changed(wanderlust={"elements": ["water"], "tiles": [None, None, None]})
    terrains = [t for t, n in RULES.large_tiles.items() for _ in range(n)]
    placed = dict(zip(RULES.board.hexes, terrains, strict=False))
    position = reset(display, tiles=placed)
    assert after(position, f"{DISCS}; cards: instinct, predator").display["wanderlust"].tiles == (None, None, None)
    one_left = {name: terrain for name, terrain in placed.items() if name != "a1"}
    position = reset(display, tiles=one_left)
    assert after(position, f"{DISCS}; cards: instinct, predator; tiles: ~ sea ~").display["wanderlust"].tiles == (
        None, "sea", None,
    )  # fmt: skip
    assert refused(position, f"{DISCS}; cards: instinct, predator; tiles: ~ ~ ~") == ["O7"]


def test_what_is_not_stated_stays_so() -> None:
    display = {"abundance": {"elements": ["water"]}}
    position = after(reset(display), DISCS)
    assert position.display["wasteland"].elements == ("water",)
    assert "domination" not in position.display
    assert "regression" not in position.display
    assert position.display["wanderlust"].tiles is None
    unstated = ask("can", reset(display), DRAW)
    assert unstated.verdict == "undetermined"


def test_nothing_is_drawn_in_another_step() -> None:
    assert "reseed.elements-draw" in refused(reset(next="survival"), DRAW)
