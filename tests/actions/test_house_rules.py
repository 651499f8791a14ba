"""A changed number in rulesdata changes what is allowed, what an action does, and the sentence that quotes it."""

from __future__ import annotations

import copy
from typing import Any

from action_boards import RULES, SIX, ask, earth

from dsrules.actions import PLACING, apply, count
from dsrules.rulebook import Rulebook
from dsrules.text.action_line import read_action


def changed(table: str, **values: Any) -> Rulebook:
    tables = copy.deepcopy(RULES.tables)
    for path, value in values.items():
        *way, last = path.split("__")
        at = tables[table]
        for key in way:
            at = at[key]
        at[last] = value
    return Rulebook(
        {"tables": tables, "digest": "house", "citations": RULES._compiled["citations"], "rules": RULES.rules}
    )


START = earth(sheets={"birds": {"gene_pool": 9, "vp": 0}, "insects": {"gene_pool": 9, "vp": 0}})


def test_migration_row() -> None:
    house = changed("actions", migration__species=[9, 1, 5, 4, 3, 2])
    answer = ask(START, "birds migration@2 c4>d4 2", house)
    assert answer.can == "no"
    assert "allows 1" in answer.texts[0]
    assert ask(START, "birds migration@2 c4>d4 2").can == "yes"
    assert ask(START, "mammals migration@1 d4>e4", changed("actions", migration__steps={"mammals": 2})).can == "yes"
    assert ask(START, "mammals migration@1 d4>c3", changed("actions", migration__steps={"mammals": 2})).can == "yes"
    assert ask(START, "mammals migration@1 d4>c3").can == "no"


def test_glaciation_survivors_and_bonus() -> None:
    two = changed("actions", glaciation__survivors=2)
    assert ask(START, "birds glaciation e3", two).after.tiles["e3"].species["insects"] == 2
    bonus = changed("scoring", bonus_vp=[0, 4])
    answer = ask(START, "birds glaciation e3", bonus)
    assert answer.after.animals["birds"].vp == 4
    assert any("4 VP" in change for change in answer.changes)
    one = changed("components", tundra_tiles=1)
    assert ask(START, "birds glaciation e3", one).rules == ["glaciation.stack-empty"]


def test_speciation_figures() -> None:
    house = changed("terrain", terrains__desert__speciation_max=3)
    assert ask(START, "birds speciation@sun d3.se: e4 3", house).can == "yes"
    row = changed("actions", speciation__elements=["sun", "meat", "seed", "water", "grub", "grass"])
    assert ask(START, "birds speciation@1 d3.se: e4", row).can == "yes"
    assert ask(START, "birds speciation@1 d3.se: e4").can == "no"
    free = changed("actions", speciation__free_species=2)
    assert ask(START, "insects speciation@free e4 2", free).can == "yes"
    assert count("speciation", START, "insects", free, "free") == 14


def test_competition_figures() -> None:
    house = changed("actions", competition__free_tiles=2)
    line = "arachnids competition@free c4 birds, d2 insects"
    assert ask(START, line, house).can == "yes"
    assert ask(START, line).can == "no"
    # On c3, c4 and d2 stand two, two and two others: tiles chosen singly or two at a time.
    assert count("competition", START, "arachnids", RULES, "free") == 2 + 2 + 2
    assert count("competition", START, "arachnids", house, "free") == 6 + 3 * 2 * 2


def test_adaptation_limit_and_tile_vp() -> None:
    three = changed("animals", max_elements=2)
    box = earth(display={"adaptation": {"elements": ["sun"]}})
    answer = ask(box, "birds adaptation sun", three)
    assert answer.rules == ["adaptation.limit"]
    assert "2" in answer.texts[0]
    sea = changed("scoring", tile_vp__forest=[50])
    assert ask(START, "insects domination c4", sea).after.animals["birds"].vp == 50


def test_placements_on_an_empty_display() -> None:
    """The display has 41 eyeball spaces (compendium 8.3)."""
    position = earth(SIX, display={box: {"pawns": []} for box in RULES.boxes})
    assert count(PLACING, position, "birds", RULES) == 41
    assert count("initiative", position, "birds", RULES) == 40


def test_a_bonus_table_that_falls() -> None:
    """More tiles score less at such a table: what an unread hex decides is open all the same."""
    falling = changed("scoring", bonus_vp=[0, 3, 1, 1, 1, 1, 1])
    sheets = {"birds": {"vp": 0}}
    ice = earth(sheets=sheets, unknown=["e2"])
    answer = ask(ice, "birds glaciation e3", falling)
    assert (answer.can, answer.act, answer.rules) == ("yes", "undetermined", ["vp.bonus-table"])
    shore = earth(sheets=sheets, unknown=["e6"], display={"wanderlust": {"tiles": ["sea"]}})
    line = "birds wanderlust sea e5"  # beside d4 and e4, and perhaps the unread one: 1 VP either way
    assert ask(shore, line, falling).act == "yes"
    steep = changed("scoring", bonus_vp=[0, 3, 3, 1, 1, 1, 1])
    answer = ask(shore, line, steep)
    assert (answer.can, answer.act, answer.rules) == ("yes", "undetermined", ["wanderlust.bonus"])
    for here, said, house in ((ice, "birds glaciation e3", falling), (shore, line, steep)):
        _, changes = apply(here, read_action(said, house, here), house)
        (bonus,) = [change for change in changes if change.text.key.endswith("bonus-range")]
        assert bonus.parts == ()
