"""Cubes that hibernate leave after the others of their animal (O24), and the ruling says so where it matters."""

from __future__ import annotations

from typing import Any

from card_boards import RULES, house, ice, land, read, species, yes
from test_house_figures import EARTH, after, reading

from dsrules import cards
from dsrules.position import Position


def asleep(hex_: dict[str, Any], **cubes: int) -> dict[str, Any]:
    return {**hex_, "hibernating": cubes}


def sleepers(answer: Any, hex_: str) -> dict[str, int]:
    found: dict[str, int] = answer.after["tiles"][hex_].get("hibernating", {})
    return found


def rules_of(position: Position, line: str, house_rules: Any) -> list[str]:
    found = cards.verify(position, reading(position, line, house_rules), house_rules)
    return [objection.step.rule for objection in found]


WINTER: dict[str, Any] = {
    "tiles": {
        "d3": asleep(land(birds=3, insects=2), birds=1, insects=1),
        "e3": asleep(land("forest", birds=1, insects=2), insects=1),
    },
    "animals": {"birds": {"gene_pool": 5}, "insects": {"pawns": 0}},
}


def test_where_biomass_takes_one_of_them() -> None:
    answer = yes(WINTER, "birds card biomass d3 birds, e3 insects")
    assert answer.rules == ["O24", "O24"]
    assert (sleepers(answer, "d3"), sleepers(answer, "e3")) == ({"birds": 1, "insects": 1}, {"insects": 1})
    assert yes(WINTER, "birds card biomass d3 birds, e3 birds").rules == ["O24"]


def test_where_predator_takes_one_of_them() -> None:
    assert yes(WINTER, "birds card predator d3 insects, e3 insects").rules == ["O24", "O24"]


def test_a_refusal_does_not_speak_of_it() -> None:
    for line in (
        "birds card predator d3 insects",
        "birds card biomass d3 birds",
        "birds card evolution d3 insects, e3 birds",
        "birds card catastrophe d3 keep birds",
    ):
        assert "O24" not in rules_of(read(WINTER), line, RULES), line


def test_on_both_parts_of_catastrophe() -> None:
    answer = yes(WINTER, "birds card catastrophe d3 keep birds: e3 insects")
    assert species(answer, "d3") == {"birds": 1}
    assert sleepers(answer, "d3") == {"birds": 1}
    assert answer.rules == ["O24", "O24"], "two of three birds leave d3, and one of two insects e3"
    assert yes(WINTER, "birds card catastrophe d3 keep birds: e3 birds").rules == ["O24"]
    answer = yes(WINTER, "birds card catastrophe d3 keep insects: e3 birds")
    assert answer.rules == ["O24"], "all birds of d3 leave, and one of its two insects"
    assert sleepers(answer, "d3") == {"insects": 1}


def test_where_evolution_replaces_one_of_them() -> None:
    assert yes(WINTER, "birds card evolution e3 insects").rules == ["O24", "K3"]


def test_where_immigrants_thin_them() -> None:
    assert yes(WINTER, "birds card immigrants: birds species, insects species").rules == ["O24"] * 3


def test_where_all_of_them_leave_nothing_is_said() -> None:
    answer = yes({"tiles": {"d3": asleep(ice(birds=1, insects=1), insects=1)}}, "birds card cold-snap")
    assert answer.rules == []
    two = house("cold-snap", species=2)
    position = after(EARTH, "birds card hibernation d3 1", two)
    found = rules_of(position, "insects card cold-snap", two)
    assert found.count("O24") == 1, "two of four birds, one of them asleep"
    four = house("cold-snap", species=4)
    assert "O24" not in rules_of(position, "insects card cold-snap", four)


def test_mass_exodus_parts_them_only_where_their_own_animal_splits() -> None:
    tiles = {"d3": asleep(land(birds=2, insects=2), insects=1), "e3": land("forest"), "e4": land("desert")}
    line = "mammals card mass-exodus d3: {}"
    values = {"tiles": tiles, "animals": {"mammals": {}, "birds": {}, "insects": {}}}
    assert yes(values, line.format("birds e3 1, birds e4 1, insects e3 2")).rules == []
    assert yes(values, line.format("birds e3 2, insects e4 1, insects e3 1")).rules == ["O24"]
    values["tiles"] = {**tiles, "d3": asleep(land(birds=2, insects=2), birds=1)}
    assert yes(values, line.format("birds e3 2, insects e4 1, insects e3 1")).rules == []
    assert yes(values, line.format("birds e3 2, insects e4 2")).rules == []
    values["tiles"] = {"d3": tiles["d3"]}
    assert yes(values, "mammals card mass-exodus d3").rules == ["O25"], "nobody leaves"
