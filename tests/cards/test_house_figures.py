"""Figures of cards are data: changed in rulesdata/cards.yaml, they change what is asked for and what happens."""

from __future__ import annotations

import pytest
from card_boards import RULES, house, ice, keys, land, read, steps, with_discs

from dsrules import cards
from dsrules.action import PlayCard
from dsrules.actions.objections import allowed
from dsrules.position import Position
from dsrules.rulebook import Rulebook
from dsrules.ruling import NO, UNDETERMINED
from dsrules.text.action_line import read_action


def reading(position: Position, line: str, rules: Rulebook) -> PlayCard:
    action = read_action(line, rules, position)
    assert isinstance(action, PlayCard)
    return action


def after(position: Position, line: str, rules: Rulebook) -> Position:
    action = reading(position, line, rules)
    assert allowed(cards.verify(position, action, rules)), cards.verify(position, action, rules)
    return cards.apply(position, action, rules)[0]


def refused(position: Position, line: str, rules: Rulebook) -> bool:
    return not allowed(cards.verify(position, reading(position, line, rules), rules))


EARTH = read(
    {
        "tiles": {
            "d3": ice(birds=3, insects=2),
            "e3": land("forest", birds=1, insects=1),
            "d2": land("sea", mammals=5),
        },
        "scored": ["d2"],
        "initiative": ["mammals", "insects", "birds"],
        "animals": {
            "birds": {"vp": 1, "gene_pool": 9, "out": 9, "added": []},
            "insects": {"vp": 9, "gene_pool": 9, "added": ["sun", "water", "grub"]},
            "mammals": {"vp": 2, "added": []},
        },
    }
)


def test_species_on_each_tile() -> None:
    two = house("predator", species=2)
    assert refused(EARTH, "birds card predator d3 insects, e3 insects", two)
    found = after(EARTH, "birds card predator d3 insects, d3 insects, e3 insects", two)
    assert "insects" not in found.tiles["d3"].species
    assert refused(EARTH, "birds card predator d3 insects, d3 insects, e3 insects, e3 insects", two)

    two = house("cold-snap", species=2)
    assert after(EARTH, "birds card cold-snap", two).tiles["d3"].species == {"birds": 3}

    two = house("fecundity", species=2)
    assert after(EARTH, "birds card fecundity d3", two).tiles["d3"].species["birds"] == 5

    two = house("biomass", species=2)
    line = "birds card biomass d3 birds, d3 insects, e3 birds, e3 insects, d2 mammals, d2 mammals"
    assert after(EARTH, line, two).tiles["d2"].species == {"mammals": 3}
    assert sum(1 for _ in cards.options(EARTH, "birds", "biomass", two)) == 3


def test_what_stays() -> None:
    two = house("catastrophe", kept=2)
    found = after(EARTH, "birds card catastrophe d3 keep birds: e3 birds, d2 mammals", two)
    assert found.tiles["d3"].species == {"birds": 2}
    two = house("immigrants", kept=2)
    line = "birds card immigrants: birds species, insects element sun, mammals species"
    action = reading(EARTH, line, two)
    assert cards.apply(EARTH, action, two)[0].tiles["d2"].species == {"mammals": 2}


def test_other_figures() -> None:
    assert after(EARTH, "birds card nocturnal", house("nocturnal", places=2)).initiative == (
        "birds",
        "mammals",
        "insects",
    )
    assert after(EARTH, "mammals card nocturnal", house("nocturnal", places=2)).initiative == EARTH.initiative
    assert after(EARTH, "birds card niche-biomes", house("niche-biomes", rank=2)).animals["insects"].vp == 4
    assert after(EARTH, "birds card biodiversity", house("biodiversity", vp=3)).animals["birds"].vp == 7
    assert after(EARTH, "birds card fertile d3", house("fertile", vp=2)).animals["birds"].vp == 11
    assert refused(EARTH, "birds card hibernation d3 3", house("hibernation", species=2))
    assert refused(EARTH, "birds card aquatic sun d2.nw: d2 4", house("aquatic", species=3))
    assert refused(EARTH, "birds card evolution d3 insects, d2 mammals", house("evolution", players=1))


def test_evolution_with_two_cubes_of_one_animal() -> None:
    two = house("evolution", species=2)
    found = after(EARTH, "birds card evolution d3 insects, d3 insects", two)
    assert found.tiles["d3"].species == {"birds": 5}
    assert found.animals["birds"].gene_pool == 7
    assert after(EARTH, "birds card evolution d3 insects", two).tiles["d3"].species == {"birds": 4, "insects": 1}
    assert refused(EARTH, "birds card evolution d3 insects, d3 insects, e3 insects", two)
    assert refused(EARTH, "birds card evolution e3 insects, e3 insects", two), "only one stands there"


NUMBERS = {card: [name for name, value in figures.items() if isinstance(value, int)]
           for card, figures in RULES.tables["cards"]["cards"].items()}  # fmt: skip


@pytest.mark.parametrize(("card", "name"), [(card, name) for card, names in NUMBERS.items() for name in names])
@pytest.mark.parametrize("number", [0, 2, 100])
def test_no_figure_breaks_a_card(card: str, name: str, number: int) -> None:
    rules = house(card, **{name: number})
    for position in (EARTH, EARTH._replace(unknown=frozenset({"g1", RULES.board.corner("d3.e")}))):
        cards.verify(position, PlayCard("birds", card), rules)
        for _, action in zip(range(5), cards.options(position, "birds", card, rules), strict=False):
            assert allowed(cards.verify(position, action, rules))
            cards.apply(position, action, rules)


@pytest.mark.parametrize(("number", "gene_pool", "ways"), [(0, 0, 7), (1, 1, 3), (2, 2, 3), (2, 5, 6), (2, 6, 7)])
def test_ways_of_fecundity_by_its_figure_and_the_gene_pool(number: int, gene_pool: int, ways: int) -> None:
    """Three tiles of birds: 3 ways to choose one, 3 to choose two, 1 to choose all; and the card's name alone."""
    tiles = {"d3": land(birds=1), "e3": land("forest", birds=1), "e4": land("sea", birds=2)}
    position = read({"tiles": tiles, "animals": {"birds": {"gene_pool": gene_pool}}})
    assert sum(1 for _ in cards.options(position, "birds", "fecundity", house("fecundity", species=number))) == ways + 1


def test_cards_that_leave_two() -> None:
    two = house("catastrophe", kept=2)
    alone = read({"tiles": {"d3": land(birds=1)}})
    after(alone, "birds card catastrophe", two)
    assert after(alone, "birds card catastrophe d3", two).tiles["d3"].species == {"birds": 1}
    assert refused(read({"tiles": {"d3": land(birds=3)}}), "birds card catastrophe", two)

    two = house("blight", kept=2)
    one_unread = read({"tiles": {"d3": land(birds=1)}, "unknown": ["d3.e"]})
    after(one_unread, "birds card blight d3", two)
    three_unread = read({"tiles": {"d3": land(birds=1)}, "unknown": ["d3.e", "d3.w", "d3.nw"]})
    assert refused(three_unread, "birds card blight d3", two)


def test_immigrants_that_keep_none() -> None:
    line = "birds card immigrants: birds species, insects element sun, mammals species"
    nobody = after(EARTH, line, house("immigrants", kept=0))
    assert [nobody.cubes_on_earth(animal) for animal in nobody.animals] == [0, 0, 3]


@pytest.mark.parametrize(("gene_pool", "possible"), [(50, True), (51, True), (52, False)])
def test_immigrants_that_keep_two_and_a_hex_that_may_hold_three(gene_pool: int, possible: bool) -> None:
    sheets = {animal: {"pawns": 0, "out": 0, "gene_pool": 54} for animal in ("birds", "insects")}
    sheets["birds"]["gene_pool"] = gene_pool
    position = read({"players": 2, "tiles": {"d3": land()}, "unknown": ["g1"], "animals": sheets})
    two = house("immigrants", kept=2)
    assert ("card_immigrants.perhaps-penalty" in keys(position, "birds card immigrants", two)) is possible
    assert ("card_immigrants.unread" in keys(position, "birds card immigrants: birds species", two)) is possible


def test_immigrants_that_take_no_pawn() -> None:
    shown = {"tiles": {"d3": land(birds=1)}, "display": {"migration": {"pawns": ["birds"]}}}
    position = read({**shown, "animals": {"birds": {"pawns": 0}}})
    action = reading(position, "birds card immigrants: birds pawn", RULES)
    assert cards.apply(position, action, house("immigrants", pawns=0))[0] == position


def test_niche_biomes_by_another_place() -> None:
    """Sea scores 9, 5, 3, 2; there is no fifth place."""
    for rank, left in ((1, 0), (2, 4), (3, 6), (4, 7), (5, 9)):
        assert after(EARTH, "birds card niche-biomes", house("niche-biomes", rank=rank)).animals["insects"].vp == left


def test_two_new_pawns_without_a_limit() -> None:
    two = house("omnivore", pawns=2).switched({"new-pawns": "unlimited"})
    position = read({"tiles": {"d3": land(birds=1)}, "animals": {"birds": {"pawns": 10}}})
    assert after(position, "birds card omnivore", two).animals["birds"].pawns == 12
    assert [step.rule for step in steps(position, "birds card omnivore", two)].count("O8") == 1


def test_elements_on_displays() -> None:
    two = house("disease", elements=2)
    assert refused(EARTH, "birds card disease: insects sun", two)
    found = after(EARTH, "birds card disease: insects sun, insects grub", two)
    assert found.animals["insects"].elements == ("grass", "grass", "water")
    fewer = keys(EARTH, "birds card disease: insects sun", two)
    assert "card_displays.must-give" in fewer
    assert "card_displays.too-many" not in fewer
    twice = keys(EARTH, "birds card disease: insects sun, insects sun", two)
    assert [twice.count(key) for key in ("cards.added", "cards.not-on-display")] == [1, 1], "one sun, not two"
    two = house("symbiotic", elements=2)
    assert sum(1 for _ in cards.options(EARTH, "birds", "symbiotic", two)) == 6 * 7 // 2
    one = [
        objection.verdict
        for objection in cards.verify(EARTH, reading(EARTH, "birds card symbiotic: birds sun", two), two)
    ]
    assert UNDETERMINED in one
    assert NO not in one
    full = EARTH.with_sheet("birds", elements=("grub", "meat", "seed", "seed", "sun"))
    assert sum(1 for _ in cards.options(full, "birds", "symbiotic", two)) == 6 * 6 * 7 // 2, "one and two"
    after(full, "birds card symbiotic: birds sun, mammals grub, mammals sun", two)
    assert refused(full, "birds card symbiotic: birds sun, birds sun, mammals grub, mammals sun", two)
    found = after(EARTH, "birds card symbiotic: birds sun, birds water", two)
    assert found.animals["birds"].elements == ("seed", "seed", "sun", "water")


def test_with_nothing_in_the_bag() -> None:
    elements = {element: [corner] for element, corner in zip(RULES.elements, RULES.board.corners_of["d2"], strict=True)}
    position = read(
        {
            "tiles": {"d2": land("sea", birds=1), "d3": land(birds=1), "e3": land("wetland")},
            "elements": elements,
            "animals": {"birds": {"gene_pool": 5}, "insects": {}, "amphibians": {}},
        }
    )
    one, two = with_discs(1), with_discs(2)
    after(position, "birds card habitat", one)
    assert refused(position, "birds card habitat", two)
    assert refused(position, "birds card habitat sun d3.se", one)
    assert after(position, "birds card aquatic: e3 2", one).tiles["e3"].species == {"birds": 2}
    assert refused(position, "birds card aquatic: e3 2", two)
    after(position, "birds card symbiotic", one)
    assert "card_displays.draw-missing" in keys(position, "amphibians card symbiotic: amphibians sun", two)
    found = keys(position, "amphibians card symbiotic: amphibians sun", one)
    assert "cards.not-in-bag" in found
    assert "card_displays.draw-missing" not in found, "birds and insects cannot draw either"
    assert refused(position, "birds card symbiotic", two)
    assert [action.number for action in cards.options(position, "birds", "aquatic", one)] == [4, 3, 2, 1] * 2 + [None]
