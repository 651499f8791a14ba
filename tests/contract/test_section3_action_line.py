"""Contract section 3: every form of the action line, as the contract writes it."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import act, ask, can, refused, rules_named, verdict_of_act

ANIMALS = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]


def earth(**more: Any) -> dict[str, Any]:
    """The starting tiles with a few cubes; discs and boxes as the contract's lines need them."""
    return {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "tundra": True, "species": {"mammals": 1}},
            "d2": "wetland",
            "e3": {"terrain": "savannah", "species": {"birds": 2, "insects": 1, "mammals": 2}},
            "e4": {"terrain": "desert", "species": {"insects": 2, "mammals": 1}, "cone": "insects"},
            "d4": "mountain",
            "c4": {"terrain": "forest", "species": {"birds": 3, "mammals": 1}},
            "c3": {"terrain": "jungle", "species": {"birds": 1, "arachnids": 1}},
        },
        "elements": {"sun": ["d3.se"], "water": ["c2.se"], "grass": ["d2.e"]},
        "animals": {animal: {"gene_pool": 20, "vp": 10, "pawns": 1, "out": 4} for animal in ANIMALS},
        "initiative": ["insects", "birds", "mammals", "reptiles", "amphibians", "arachnids"],
        "display": {
            "adaptation": {"elements": ["sun", "sun", "seed"]},
            "regression": {"elements": ["grass", "sun"]},
            "abundance": {"elements": ["seed"]},
            "wasteland": {"elements": ["sun", "sun", "water"]},
            "depletion": {"elements": ["grass"]},
            "wanderlust": {"elements": ["water"], "tiles": ["jungle", "sea", "sea"]},
        },
        **more,
    }


def corners(position: dict[str, Any], element: str) -> list[str]:
    found: list[str] = position.get("elements", {}).get(element, [])
    return found


def test_initiative() -> None:
    position = earth()
    position["display"] |= {"initiative": {"pawns": ["mammals"]}, "adaptation": {"pawns": [], "elements": ["sun"]}}
    after = act(position, "mammals initiative to adaptation@3")
    assert after["initiative"][:3] == ["insects", "mammals", "birds"]
    assert after["display"]["adaptation"]["pawns"] == [None, None, "mammals"]
    assert "mammals" not in after["display"]["initiative"]["pawns"]
    assert after["animals"]["mammals"]["pawns"] == 1  # never in hand
    assert can(position, "mammals initiative@1 to adaptation@3") == "yes"
    assert can(position, "mammals initiative to initiative@1") == "unsettled"  # O4


def test_adaptation() -> None:
    after = act(earth(), "birds adaptation sun")
    assert after["animals"]["birds"]["added"] == ["sun"]
    assert sorted(after["display"]["adaptation"]["elements"]) == ["seed", "sun"]
    assert can(earth(), "birds adaptation grub") == "no"
    full = earth()
    full["animals"]["birds"]["added"] = ["sun"] * 4
    assert "adaptation.limit" in rules_named(full, "birds adaptation sun")


def test_regression() -> None:
    position = earth()
    position["animals"]["birds"]["added"] = ["grass", "sun"]
    after = act(position, "birds regression keep grass")
    assert after["shielded"] == {"birds": ["grass"]}
    assert after["animals"]["birds"]["added"] == ["grass", "sun"]
    position["animals"]["reptiles"]["added"] = ["grass"]
    assert can(position, "reptiles regression@free keep grass") == "yes"
    assert can(position, "birds regression@free keep grass") == "no"


def test_abundance() -> None:
    after = act(earth(), "birds abundance seed d3.e")
    assert corners(after, "seed") == ["d3.e"]
    assert after["display"]["abundance"]["elements"] == []
    assert corners(act(earth(), "birds abundance@2 seed e3.sw"), "seed") == ["d3.e"]
    assert can(earth(), "birds abundance sun d3.e") == "no"
    assert can(earth(), "birds abundance seed d3.se") == "no"  # a sun lies there
    assert can(earth(), "birds abundance seed a1.w") == "no"  # touches no tile


def test_wasteland() -> None:
    after = act(earth(), "birds wasteland sun")
    assert sorted(after["display"]["wasteland"]["elements"]) == ["sun", "water"]
    assert can(earth(), "birds wasteland grub") == "no"


def test_depletion() -> None:
    after = act(earth(), "birds depletion d2.e")
    assert corners(after, "grass") == []
    assert after["display"]["depletion"]["elements"] == ["grass"]  # not used up
    assert can(earth(), "birds depletion d3.se") == "no"  # the box has no sun
    assert can(earth(), "birds depletion d3.e") == "no"  # nothing lies there


def test_glaciation() -> None:
    after = act(earth(), "birds glaciation e4")
    assert after["tiles"]["e4"]["tundra"] is True
    assert after["tiles"]["e4"]["terrain"] == "desert"
    assert after["tiles"]["e4"]["species"] == {"mammals": 1, "insects": 1}
    assert after["tiles"]["e4"]["cone"] == "insects"
    assert after["animals"]["insects"]["gene_pool"] == 21
    assert after["animals"]["birds"]["vp"] == 11
    assert can(earth(), "birds glaciation d3") == "no"  # tundra already
    assert act(earth(), "birds glaciation desert")["tiles"] == after["tiles"]


def test_speciation() -> None:
    after = act(earth(), "reptiles speciation@sun d3.se: d3 1, e4 2, d4 2")
    assert after["tiles"]["d3"]["species"]["reptiles"] == 1
    assert after["tiles"]["e4"]["species"]["reptiles"] == 2
    assert after["tiles"]["d4"]["species"]["reptiles"] == 2
    assert after["animals"]["reptiles"]["gene_pool"] == 15
    assert can(earth(), "reptiles speciation@sun d3.se: d3 2") == "no"
    assert can(earth(), "reptiles speciation@sun d3.se: e4 3") == "no"
    assert can(earth(), "reptiles speciation@sun d3.se: e3") == "no"  # does not touch it
    assert can(earth(), "reptiles speciation@sun d2.e: d2") == "no"  # that is grass
    one = act(earth(), "reptiles speciation@2 d4+d3+e4: e4")
    assert one["tiles"]["e4"]["species"]["reptiles"] == 1  # a number left out is 1


def test_free_speciation() -> None:
    after = act(earth(), "insects speciation@free e4")
    assert after["tiles"]["e4"]["species"]["insects"] == 3
    assert after["animals"]["insects"]["gene_pool"] == 19
    assert can(earth(), "birds speciation@free e4") == "no"
    assert can(earth(), "insects speciation@free e4 2") == "no"


def test_wanderlust() -> None:
    line = "birds wanderlust jungle e2 + water e2.e | mammals e3 2, insects e3 1"
    after = act(earth(), line)
    assert after["tiles"]["e2"] == {"terrain": "jungle", "species": {"mammals": 2, "insects": 1}}
    assert after["tiles"]["e3"]["species"] == {"birds": 2}
    assert "e2.e" in corners(after, "water")
    assert after["animals"]["birds"]["vp"] == 13  # wetland and savannah: 3
    assert after["display"]["wanderlust"]["tiles"] == [None, "sea", "sea"]
    assert after["display"]["wanderlust"]["elements"] == []
    assert can(earth(), "birds wanderlust jungle e2") == "yes"
    assert can(earth(), "birds wanderlust forest e2") == "no"
    assert can(earth(), "birds wanderlust jungle a1") == "no"
    assert can(earth(), "birds wanderlust jungle e3") == "no"
    assert can(earth(), "birds wanderlust jungle e2 + water e2.sw") == "no"  # a grass lies there
    assert can(earth(), "birds wanderlust jungle e2 | birds e3, mammals e3") == "yes"
    assert can(earth(), "birds wanderlust jungle e2 | birds e3 3") == "no"
    assert can(earth(), "birds wanderlust jungle e2 | birds c4") == "no"  # not next to it


def test_wanderlust_names_the_stack() -> None:
    after = act(earth(), "birds wanderlust sea@2 e2")
    assert after["display"]["wanderlust"]["tiles"] == ["jungle", None, "sea"]
    assert act(earth(), "birds wanderlust sea@3 e2")["display"]["wanderlust"]["tiles"] == ["jungle", "sea", None]
    assert can(earth(), "birds wanderlust sea@1 e2") == "no"


def test_migration() -> None:
    after = act(earth(), "birds migration@4 c4>d4 2, c4>c3")
    assert after["tiles"]["c4"]["species"] == {"mammals": 1}
    assert after["tiles"]["d4"]["species"] == {"birds": 2}
    assert after["tiles"]["c3"]["species"]["birds"] == 2
    assert can(earth(), "birds migration@4 c4>d4 2, c4>b3") == "no"  # no tile there
    assert can(earth(), "mammals migration@6 e3>d3 2") == "yes"
    assert can(earth(), "mammals migration@6 e3>d3 2, c4>c3") == "no"  # the sixth space says 2
    assert can(earth(), "mammals migration@6 e3>d4") == "no"
    assert can(earth(), "birds migration@6 e3>d4") == "yes"  # two tiles


def test_competition() -> None:
    after = act(earth(), "birds competition@4 c4 mammals, e3 insects")
    assert after["tiles"]["c4"]["species"] == {"birds": 3}
    assert after["tiles"]["e3"]["species"] == {"birds": 2, "mammals": 2}
    assert after["animals"]["insects"]["out"] == 5
    assert after["animals"]["mammals"]["out"] == 5
    assert can(earth(), "birds competition@3 c4 mammals, e3 insects") == "no"  # no savannah there
    assert can(earth(), "birds competition@4 c4 birds") == "no"
    assert can(earth(), "birds competition@4 e4 mammals") == "no"


def test_free_competition() -> None:
    after = act(earth(), "arachnids competition@free c3 birds")
    assert after["tiles"]["c3"]["species"] == {"arachnids": 1}
    assert can(earth(), "birds competition@free c3 arachnids") == "no"


def test_domination_and_card() -> None:
    position = earth()
    position["elements"]["seed"] = ["e3.e"]
    position["tiles"]["e3"]["cone"] = "birds"
    position["display"]["domination"] = {"cards": ["fertile", "habitat"]}
    after = act(position, "birds domination e3")
    # two birds, two mammals, one insect: the food chain puts the mammals first
    gained = {animal: after["animals"][animal]["vp"] - 10 for animal in ("mammals", "birds", "insects")}
    assert gained == {"mammals": 7, "birds": 4, "insects": 2}
    assert after["owed"] == {"card": "birds", "tile": "e3"}
    taken = act(after, "birds card fertile e3")
    assert taken["animals"]["birds"]["vp"] == 10 + 4 + 5


def test_pass_place_and_automatic() -> None:
    assert can(earth(), "birds pass") == "yes"  # where no order is stated
    stated = earth()
    stated["display"]["migration"] = {"pawns": []}
    placed = act(stated, "birds place migration@2")
    assert placed["display"]["migration"]["pawns"][:2] == [None, "birds"]
    assert placed["animals"]["birds"]["pawns"] == 0
    assert can(stated, "birds place competition@free") != "yes"
    assert can(earth(), "automatic") == "undetermined"


def test_claim_and_tie() -> None:
    position = earth()
    position["elements"]["meat"] = ["e4.se"]
    after = act(position, "mammals claim e4")
    assert after["tiles"]["e4"]["cone"] == "mammals"
    position["elements"]["grass"] = ["e4.e"]
    tied = act(position, "birds tie e4")
    assert tied["tiles"]["e4"].get("cone") is None
    assert can(position, "insects tie e4") == "no"
    assert can(position, "mammals claim e4") == "no"


def test_nothing_else_moves_a_cone() -> None:
    position = earth()
    position["tiles"]["e4"]["species"] = {"insects": 1, "birds": 2, "mammals": 1}
    after = act(position, "birds competition@3 e4 insects")
    assert after["tiles"]["e4"]["cone"] == "insects"
    assert ask("dominance", after)["tiles"]["e4"]["cone_status"] in ("unsettled", "tied", "overtaken")


def test_a_hex_by_its_terrain_where_only_one_tile_has_it() -> None:
    assert act(earth(), "birds migration@6 forest>mountain")["tiles"]["d4"] == {
        "terrain": "mountain",
        "species": {"birds": 1},
    }
    twice = earth()
    twice["tiles"]["b3"] = "forest"
    assert refused("can", twice, action="birds migration@6 forest>mountain")["code"].startswith("action.")
    # a glaciated sea is no sea, but the only tundra
    assert can(earth(), "mammals migration@6 tundra>e3") == "yes"
    assert refused("can", earth(), action="mammals migration@6 sea>e3")["code"].startswith("action.")


# The space left out.


def test_the_left_most_pawn_in_that_box() -> None:
    position = earth()
    position["display"]["migration"] = {"pawns": [None, None, None, None, "birds", "birds"]}
    assert can(position, "birds migration c4>d4 3") == "yes"  # the fifth space says 3
    assert can(position, "birds migration c4>d4 3, c3>d3") == "no"


def test_undetermined_unless_every_space_allows_it() -> None:
    assert can(earth(), "birds migration c4>d4 2") == "yes"  # the smallest number is 2
    assert can(earth(), "birds migration c4>d4 3") == "undetermined"
    assert can(earth(), "birds competition c4 mammals") == "undetermined"
    assert can(earth(), "birds migration c4>a1") == "no"
    eight = earth()
    eight["tiles"]["c4"]["species"]["birds"] = 8
    assert can(eight, "birds migration c4>d4 8") == "no"  # no space says 8
    assert verdict_of_act(earth(), "birds migration c4>d4 3") == "undetermined"


# Automatic steps.


def reset(step: str, **more: Any) -> dict[str, Any]:
    return earth(phase="reset", next=step, round=2, **more)


def test_extinction_with_the_mammals_choice() -> None:
    position = reset("extinction")
    position["tiles"] = {
        "d3": {"terrain": "sea", "species": {"mammals": 2}},
        "c4": {"terrain": "forest", "species": {"mammals": 1}},
    }
    position["elements"] = {}
    assert verdict_of_act(position, "automatic") == "undetermined"
    assert can(position, "automatic") in ("yes", "undetermined")
    saved = act(position, "automatic save d3")  # S9
    assert saved["tiles"]["d3"]["species"] == {"mammals": 1}
    assert species(saved, "c4") == {}
    assert saved["animals"]["mammals"]["out"] == 4 + 2
    none = act(position, "automatic save none")
    assert (species(none, "d3"), species(none, "c4")) == ({}, {})
    assert none["next"] == "survival"
    assert can(position, "automatic save e3") == "no"
    position["tiles"]["d3"]["species"] = {"birds": 2}
    position["tiles"]["c4"] = "forest"
    assert act(position, "automatic")["next"] == "survival"  # mammals have no choice to make


def species(position: dict[str, Any], name: str) -> dict[str, int]:
    tile = position["tiles"][name]
    found: dict[str, int] = {} if isinstance(tile, str) else tile.get("species", {})
    return found


DRAWS = "adaptation: sun sun seed meat; abundance: g b m e; wanderlust: wwww; cards: fertile, omnivore; tiles: sea ~"


def test_draws_are_facts() -> None:
    position = reset("reseed", scored=["d3"])
    position["display"]["domination"] = {"cards": ["aquatic", "blight", "habitat"], "pawns": []}
    position["display"]["wanderlust"] = {"elements": ["sun"], "tiles": ["jungle", None, None]}
    position["display"]["glaciation"] = {"pawns": [None, "birds", None, "mammals"]}
    assert verdict_of_act(position, "automatic") == "undetermined"
    assert verdict_of_act(position, f"automatic draw {DRAWS.replace('fertile, ', '')}") == "no"
    assert verdict_of_act(position, f"automatic draw {DRAWS.replace('fertile', 'blight')}") == "no"  # face up already
    assert verdict_of_act(position, f"automatic draw {DRAWS.replace('wwww', 'www')}") != "yes"
    assert verdict_of_act(position, f"automatic draw {DRAWS.replace('wwww', 'wwwww')}") == "no"
    after = act(position, f"automatic draw {DRAWS.replace('sea ~', 'sea forest')}")
    boxes = after["display"]
    assert sorted(boxes["adaptation"]["elements"]) == ["meat", "seed", "sun", "sun"]
    assert sorted(boxes["abundance"]["elements"]) == ["grass", "grub", "meat", "seed"]
    assert boxes["wanderlust"]["elements"] == ["water"] * 4
    assert sorted(boxes["regression"]["elements"]) == ["seed", "sun", "sun"]  # from Adaptation
    assert boxes["wasteland"]["elements"] == ["seed"]  # from Abundance
    assert sorted(boxes["depletion"]["elements"]) == ["sun", "sun", "water"]  # from Wasteland
    assert sorted(boxes["domination"]["cards"]) == ["aquatic", "blight", "fertile", "habitat", "omnivore"]
    assert boxes["wanderlust"]["tiles"] == ["jungle", "sea", "forest"]
    assert boxes["glaciation"]["pawns"] == ["birds", "mammals", None, None]
    assert (after["round"], after["phase"]) == (3, "planning")


def test_survival_and_final() -> None:
    position = reset("survival")
    after = act(position, "automatic")  # one mammal on the only tundra tile
    assert after["animals"]["mammals"]["vp"] == 11
    last = reset("final", taken=["ice-age"])
    last["tiles"] = {"d3": {"terrain": "sea", "species": {"birds": 2, "mammals": 1}}}
    last["elements"] = {}
    over = act(last, "automatic")
    assert (over["animals"]["birds"]["vp"], over["animals"]["mammals"]["vp"]) == (19, 15)
    assert over["phase"] == "over"
    assert "next" not in over


# Errors.


@pytest.mark.parametrize(
    "line",
    [
        "",
        "birds",
        "birds fly c4",
        "brids pass",
        "birds migration@4",
        "birds migration@4 c4>",
        "birds migration@4 c4>d9",
        "birds adaptation",
        "birds adaptation sum",
        "birds abundance seed",
        "birds abundance seed d3",
        "birds depletion d3.x",
        "birds card",
        "birds card fertilize e3",
        "birds competition@4 c4",
        "birds place migration@9",
        "birds initiative",
        "insects claim",
        "automatic now",
        "automatic draw adaptation: foo",
        "birds speciation@sun d3.se",
        "birds glaciation",
        "birds migration@4 c4>d4 0",
        "birds migration@4 c4>d4 -1",
        "birds migration@4 c4>d4 two",
        "birds regression keep",
        "birds domination",
        "birds wanderlust jungle",
        "birds abundance seed d3+e3",
    ],
)
def test_lines_that_cannot_be_read(line: str) -> None:
    assert refused("can", earth(), action=line)["code"].startswith("action.")


def test_errors_say_what_may_have_been_meant() -> None:
    assert "migration" in str(refused("can", earth(), action="birds migrate@4 c4>d4"))
    assert "fertile" in str(refused("can", earth(), action="birds card fertille e3"))
    assert "d3.e" in str(refused("can", earth(), action="birds abundance seed d3+e3"))


def test_an_animal_not_in_play_cannot_act() -> None:
    position = earth()
    del position["animals"]["amphibians"]
    position["initiative"].remove("amphibians")
    assert can(position, "amphibians adaptation sun") == "no"


@pytest.mark.parametrize(
    ("line", "same"),
    [
        ("Ptáci migrace@4 les>hory 2", "birds migration@4 c4>d4 2"),
        ("BIRDS MIGRATION@4 C4>D4 2", "birds migration@4 c4>d4 2"),
        ("bi mig@4 fo>mo 2", "birds migration@4 c4>d4 2"),
        ("ptaci adaptace slunce", "birds adaptation sun"),
        ("Bi adaptation s", "birds adaptation sun"),
        ("hmyz claim poušť", "insects claim e4"),
        ("birds  migration @4  c4 > d4  2", "birds migration@4 c4>d4 2"),
    ],
)
def test_spellings(line: str, same: str) -> None:
    assert ask("act", earth(), action=line) == ask("act", earth(), action=same)
