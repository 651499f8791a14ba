"""Contract section 3: the card lines, as the contract writes them; effects from compendium 12.2."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import act, ask, can, refused, rules_named, verdict_of_act

CHAIN = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]


def earth(**more: Any) -> dict[str, Any]:
    return {
        "dsrules": 1,
        "players": 6,
        "tiles": {
            "d3": {"terrain": "sea", "tundra": True, "species": {"mammals": 2, "birds": 1}},
            "d2": {"terrain": "wetland", "species": {"birds": 1}},
            "e3": {"terrain": "savannah", "species": {"birds": 2, "insects": 3}, "cone": "birds"},
            "e4": {"terrain": "desert", "species": {"birds": 3, "insects": 1}},
            "d4": {"terrain": "mountain", "species": {"mammals": 2}},
            "c4": {"terrain": "forest", "species": {"mammals": 3, "birds": 1}},
        },
        "elements": {"sun": ["d3.se", "e4.e"], "water": ["d2.nw"], "grass": ["e4.ne"]},
        "animals": {
            "mammals": {"added": ["sun"], "gene_pool": 10, "vp": 20, "pawns": 1, "out": 2},
            "birds": {"gene_pool": 9, "vp": 5, "pawns": 1, "out": 6},
            "insects": {"added": ["water", "water", "sun"], "gene_pool": 8, "vp": 3, "pawns": 0, "out": 0},
        },
        "initiative": ["insects", "birds", "mammals"],
        "scored": ["e3"],
        **more,
    }


def at(position: dict[str, Any], name: str) -> dict[str, int]:
    tile = position["tiles"][name]
    found: dict[str, int] = {} if isinstance(tile, str) else tile.get("species", {})
    return found


def figures(position: dict[str, Any], field: str) -> dict[str, int]:
    return {animal: sheet[field] for animal, sheet in position["animals"].items()}


def discs(position: dict[str, Any]) -> list[str]:
    return sorted(element for element, corners in position.get("elements", {}).items() for _ in corners)


def test_aquatic() -> None:
    after = act(earth(), "birds card aquatic water d2.ne: d2 3")
    assert at(after, "d2") == {"birds": 4}
    assert discs(after) == ["grass", "sun", "sun", "water", "water"]
    assert after["animals"]["birds"]["gene_pool"] == 6
    assert can(earth(), "birds card aquatic water d2.ne: d2 5") == "no"
    assert can(earth(), "birds card aquatic water e4.se: e4 3") == "no"  # no sea or wetland
    assert can(earth(), "birds card aquatic water d3.nw: d3 3") == "no"  # a glaciated sea does not qualify
    assert can(earth(), "birds card aquatic water d2.ne: e3 3") == "no"
    poor = earth()
    poor["animals"]["birds"]["gene_pool"] = 0
    after = act(poor, "birds card aquatic water d2.ne")  # the second half is impossible
    assert discs(after).count("water") == 2
    full = earth()
    full["elements"] = {"sun": ["d2.nw", "d2.ne", "d2.e", "d2.se", "d2.sw", "d2.w"]}
    after = act(full, "birds card aquatic d2 3")  # the first half is
    assert at(after, "d2") == {"birds": 4}
    assert can(full, "birds card aquatic: d2 3") == "yes"
    # half a line where both halves are possible: the species are "up to four", the element is not
    assert can(earth(), "birds card aquatic d2 3") == "no"


def test_biodiversity() -> None:
    """Birds share d3, e3, e4 and c4 with somebody: 4 VP."""
    assert figures(act(earth(), "birds card biodiversity"), "vp") == {"mammals": 20, "birds": 9, "insects": 3}


def test_biomass() -> None:
    """Cubes to discs: d3 3 to 1, d4 2 to 1, e3 5 to 1, e4 4 to 3, c4 4 to 0; d2, 1 to 1, is not hit."""
    line = "birds card biomass d3 mammals, e3 insects, e4 insects, d4 mammals, c4 mammals"
    after = act(earth(), line)
    assert at(after, "d3") == {"mammals": 1, "birds": 1}
    assert at(after, "e4") == {"birds": 3}
    assert at(after, "d2") == {"birds": 1}
    assert after["animals"]["mammals"]["out"] == 5
    assert (
        can(earth(), "birds card biomass d3 mammals, e3 insects, e4 insects, d4 mammals") == "no"
    )  # mandatory on each
    assert can(earth(), line + ", d2 birds") == "no"
    assert can(earth(), line.replace("d4 mammals", "d4 birds")) == "no"


def test_blight() -> None:
    after = act(earth(), "birds card blight e4 keep e4.e")
    assert discs(after) == ["sun", "water"]
    assert after["elements"]["sun"] == ["e4.e"]
    assert can(earth(), "birds card blight e4 keep e4.se") == "no"
    assert can(earth(), "birds card blight c4") == "yes"  # nothing to lose there: O25
    assert can(earth(), "birds card blight e4") in ("no", "undetermined")


def test_catastrophe() -> None:
    """On e4 one cube stays; then one goes on each adjacent tile: d3, e3, d4 have cubes."""
    after = act(earth(), "birds card catastrophe e4 keep birds: d4 mammals, e3 insects, d3 mammals")
    assert at(after, "e4") == {"birds": 1}
    assert at(after, "d4") == {"mammals": 1}
    assert at(after, "e3") == {"birds": 2, "insects": 2}
    assert at(after, "d3") == {"mammals": 1, "birds": 1}
    assert figures(after, "out") == {"mammals": 4, "birds": 8, "insects": 2}
    assert can(earth(), "birds card catastrophe e4 keep birds: d4 mammals, e3 insects") == "no"
    assert can(earth(), "birds card catastrophe e4 keep mammals: d4 mammals, e3 insects, d3 mammals") == "no"


def test_cold_snap() -> None:
    after = act(earth(), "birds card cold-snap")
    assert at(after, "d3") == {"mammals": 1, "birds": 1}
    assert act(earth(), "birds card cold snap") == after


def test_disease() -> None:
    """Insects own five elements, mammals three, birds two: both give up one, added ones only."""
    after = act(earth(), "birds card disease: mammals sun, insects water")
    assert after["animals"]["mammals"].get("added", []) == []
    assert sorted(after["animals"]["insects"]["added"]) == ["sun", "water"]
    assert can(earth(), "birds card disease: insects grass, mammals sun") == "no"  # printed
    assert can(earth(), "mammals card disease: insects sun") == "yes"
    assert verdict_of_act(earth(), "birds card disease: mammals sun") != "yes"  # insects' choice is missing


def test_ecodiversity() -> None:
    """Insects show grass, water and sun: one grass, one water, two suns on Earth."""
    assert act(earth(), "insects card ecodiversity")["animals"]["insects"]["vp"] == 3 + 4


def test_evolution() -> None:
    after = act(earth(), "birds card evolution e3 insects, c4 mammals")
    assert at(after, "e3") == {"birds": 3, "insects": 2}
    assert at(after, "c4") == {"birds": 2, "mammals": 2}
    assert after["animals"]["birds"]["gene_pool"] == 7
    assert figures(after, "out") == {"mammals": 3, "birds": 6, "insects": 1}
    assert can(earth(), "birds card evolution e3 insects, e4 insects") == "no"
    assert can(earth(), "birds card evolution e3 insects") == "yes"  # up to two
    assert can(earth(), "birds card evolution") == "yes"
    assert can(earth(), "birds card evolution e3 birds") == "no"


def test_fecundity() -> None:
    after = act(earth(), "birds card fecundity e3 d2")
    assert (at(after, "e3")["birds"], at(after, "d2")["birds"]) == (3, 2)
    assert after["animals"]["birds"]["gene_pool"] == 7
    assert can(earth(), "birds card fecundity e3, d2") == "yes"
    assert can(earth(), "birds card fecundity d4") == "no"
    assert can(earth(), "birds card fecundity e3 e3") in ("no",) or refused(
        "can", earth(), action="birds card fecundity e3 e3"
    )


def test_fertile() -> None:
    assert act(earth(), "birds card fertile e3")["animals"]["birds"]["vp"] == 10
    assert can(earth(), "birds card fertile d4") == "no"


def test_habitat() -> None:
    after = act(earth(), "birds card habitat sun e3.w")
    assert discs(after).count("sun") == 3
    assert can(earth(), "birds card habitat sun e4.e") == "no"


def test_hibernation() -> None:
    after = act(earth(), "birds card hibernation e4 3")
    assert at(after, "e4")["birds"] == 6
    assert after["tiles"]["e4"]["hibernating"] == {"birds": 3}
    assert after["animals"]["birds"]["out"] == 3
    assert can(earth(), "birds card hibernation e4 6") == "no"
    assert can(earth(), "mammals card hibernation e4 3") == "no"  # two are out


def test_ice_age() -> None:
    after = act(earth(), "birds card ice-age")
    assert figures(after, "vp") == {"mammals": 20, "birds": 6, "insects": 3}
    assert after["taken"] == ["ice-age"]


def test_ice_sheet() -> None:
    after = act(earth(), "birds card ice-sheet e4")
    assert after["tiles"]["e4"]["tundra"] is True
    assert at(after, "e4") == {"birds": 1, "insects": 1}
    assert after["animals"]["birds"]["vp"] == 6
    assert can(earth(), "birds card ice-sheet d3") == "no"


def test_immigrants() -> None:
    after = act(earth(), "birds card immigrants: mammals element sun, birds pawn, insects species")
    assert after["animals"]["mammals"].get("added", []) == []
    assert after["animals"]["birds"]["pawns"] == 0
    assert (at(after, "e3")["insects"], at(after, "e4")["insects"]) == (1, 1)
    assert after["animals"]["insects"]["out"] == 2
    assert can(earth(), "birds card immigrants: mammals element meat, birds pawn, insects species") == "no"
    assert can(earth(), "birds card immigrants: mammals element sun, birds pawn, insects pawn") == "no"


def test_instinct() -> None:
    stated = earth(display={"domination": {"pawns": []}})
    after = act(stated, "birds card instinct domination@4")
    assert after["display"]["domination"]["pawns"][3] == "birds"
    assert after["animals"]["birds"]["pawns"] == 0
    assert can(stated, "insects card instinct domination@4") == "no"  # no pawn in hand


def test_intelligence_parasitism_omnivore() -> None:
    assert figures(act(earth(), "birds card intelligence"), "pawns") == {"mammals": 2, "birds": 2, "insects": 0}
    assert figures(act(earth(), "birds card parasitism"), "pawns") == {"mammals": 1, "birds": 2, "insects": 1}
    assert figures(act(earth(), "birds card omnivore"), "pawns") == {"mammals": 1, "birds": 2, "insects": 0}


def test_mass_exodus() -> None:
    after = act(earth(), "birds card mass-exodus e4: birds d4 2, birds e3, insects d3 1")
    assert at(after, "e4") == {}
    assert at(after, "d4") == {"mammals": 2, "birds": 2}
    assert at(after, "e3") == {"birds": 3, "insects": 3}
    assert at(after, "d3") == {"mammals": 2, "birds": 1, "insects": 1}
    assert can(earth(), "birds card mass-exodus e4: birds d4 2, insects d3 1") == "no"  # one bird left behind
    assert can(earth(), "birds card mass-exodus e4: birds c4 3, insects d3 1") == "no"  # not a neighbour


def test_metamorphosis() -> None:
    after = act(earth(), "insects card metamorphosis water for meat")
    assert sorted(after["animals"]["insects"]["added"]) == ["meat", "sun", "water"]
    assert can(earth(), "mammals card metamorphosis sun for water") == "yes"
    assert can(earth(), "mammals card metamorphosis meat for water") == "no"  # printed
    assert can(earth(), "birds card metamorphosis") == "yes"  # without effect: the name alone
    assert can(earth(), "mammals card metamorphosis") != "yes"


def test_niche_biomes() -> None:
    after = act(earth(), "birds card niche-biomes")  # savannah: first place 7
    assert figures(after, "vp") == {"mammals": 13, "birds": 5, "insects": 3}
    low = earth()
    low["animals"]["mammals"]["vp"] = 6
    assert figures(act(low, "birds card niche-biomes"), "vp")["mammals"] == 0


def test_nocturnal() -> None:
    assert act(earth(), "birds card nocturnal")["initiative"] == ["birds", "insects", "mammals"]
    assert act(earth(), "insects card nocturnal")["initiative"] == ["insects", "birds", "mammals"]


def test_predator() -> None:
    line = "birds card predator d3 mammals, e3 insects, e4 insects, c4 mammals"
    after = act(earth(), line)
    assert (at(after, "d3"), at(after, "e4")) == ({"mammals": 1, "birds": 1}, {"birds": 3})
    assert can(earth(), "birds card predator e3 insects") == "no"  # mandatory on each
    assert can(earth(), line.replace("e4 insects", "e4 birds")) == "no"


def test_symbiotic() -> None:
    """Birds own two elements, nobody owns fewer; of insects (5), mammals (3) and birds (2) insects' card serves all."""
    after = act(earth(), "mammals card symbiotic: mammals sun, birds water")
    assert sorted(after["animals"]["mammals"]["added"]) == ["sun", "sun"]
    assert after["animals"]["birds"]["added"] == ["water"]
    assert can(earth(), "birds card symbiotic: birds water") == "yes"
    assert can(earth(), "birds card symbiotic: birds water, mammals sun") == "no"
    assert verdict_of_act(earth(), "birds card symbiotic") == "undetermined"  # the draw is missing
    assert can(earth(), "insects card symbiotic: mammals sun, birds water, insects seed") == "yes"


@pytest.mark.parametrize(
    "line",
    ["birds card blight d3", "birds card catastrophe d2", "birds card mass-exodus d5"],
)
def test_cards_that_find_nothing_to_bite_on_are_our_ruling(line: str) -> None:
    """O25: aimed at a tile with nothing to lose."""
    position = earth()
    position["tiles"]["d5"] = "sea"
    position["elements"] = {}
    if "catastrophe" in line:
        position["tiles"] |= {"d2": "wetland", "e3": "savannah", "d3": "sea tundra"}
    result = ask("can", position, action=line)
    assert result["verdict"] == "yes", result
    assert any(reason["basis"] == "ruling" for reason in result["reasons"]), result["reasons"]


def test_the_card_must_be_there() -> None:
    taken = earth(taken=["fertile"])
    assert can(taken, "birds card fertile e3") == "no"
    shown = earth(owed={"card": "birds", "tile": "e3"}, display={"domination": {"cards": ["habitat"]}})
    assert can(shown, "birds card fertile e3") == "no"
    assert can(shown, "birds card habitat sun e3.w") == "yes"
    assert can(shown, "insects card habitat sun e3.w") == "no"
    assert "domination.card" in rules_named(shown, "insects card habitat sun e3.w")
