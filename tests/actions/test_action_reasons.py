"""What actions say beside their verdict: the figures beneath a bonus, who was scored, what was left open."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, ask, earth, read

from dsrules.action import Claim, Depletion, Domination, Glaciation, Migration, Move, ShowTie, Wanderlust
from dsrules.actions import apply, domination, verify
from dsrules.actions.claiming import claims
from dsrules.actions.speciation import options as speciations
from dsrules.position import Owed, Position
from dsrules.rulebook import Rulebook

SHEETS = {animal: {"gene_pool": 9, "vp": 0} for animal in ("insects", "birds")}


def keys(position: Position, action: Any, rules: Rulebook = RULES) -> list[str]:
    return [objection.step.text.key for objection in verify(position, action, rules)]


def test_the_scoring_of_a_tile_stands_beneath_the_vp() -> None:
    here = read({"tiles": {"e4": {"terrain": "desert", "species": {"birds": 2, "insects": 2}}}})
    _, changes = domination.apply(here, Domination("birds", "e4"), RULES)
    assert [part.rule for part in changes[0].parts] == ["vp.tile-table", "domination.ties"]
    _, changes = domination.apply(read({"tiles": {"e4": "desert"}}), Domination("birds", "e4"), RULES)
    assert changes[0].parts == ()


def test_the_bonus_table_stands_beneath_a_bonus_that_is_certain() -> None:
    """e3 touches one tundra tile, d3; beside f3 lie e3 and e4."""
    _, changes = apply(earth(sheets=SHEETS), Glaciation("insects", "e3"), RULES)
    (bonus,) = [step for step in changes if step.rule == "glaciation.bonus-excludes-self"]
    assert [(part.text.key, part.text.params["vp"]) for part in bonus.parts] == [("bonus.table", 1)]
    here = earth(sheets=SHEETS, display={"wanderlust": {"tiles": ["forest"], "elements": []}})
    _, changes = apply(here, Wanderlust("birds", "forest", "f3"), RULES)
    (bonus,) = [step for step in changes if step.rule == "wanderlust.bonus"]
    assert [(part.text.key, part.text.params["vp"]) for part in bonus.parts] == [("bonus.table", 3)]


def test_no_figure_beneath_a_bonus_that_is_open() -> None:
    unread = read({"tiles": {"d3": "sea tundra", "e3": "savannah"}, "unknown": ["f3"], "animals": {"birds": {}}})
    _, changes = apply(unread, Glaciation("birds", "e3"), RULES)
    (bonus,) = [step for step in changes if step.rule == "glaciation.bonus-excludes-self"]
    assert (bonus.text.key, bonus.parts) == ("glaciation.bonus-range", ())


def test_another_pawn_than_the_first_is_another_reading_only_if_it_is_known_which() -> None:
    table = RULES.switched({"leftmost-glaciation": "first-space-only"})
    assert ask(earth(sheets=SHEETS), "insects glaciation e3", table).rules == []
    second = earth(sheets=SHEETS, display={"glaciation": {"pawns": [None, "insects"]}})
    assert "O5" in ask(second, "insects glaciation e3", table).rules


def test_cubes_that_arrive_elsewhere_do_not_count_as_moved_twice() -> None:
    """One insect on d2, two on e3: three cannot leave d2, whoever goes from e3 to e4 (migration.once-each)."""
    found = keys(earth(), Migration("insects", (Move("d2", "d3", 3), Move("e3", "e4", 2))))
    assert ("migration.not-there" in found, "migration.twice" in found) == (True, False)
    found = keys(earth(), Migration("insects", (Move("d2", "d3", 3), Move("e3", "d2", 2))))
    assert ("migration.not-there" in found, "migration.twice" in found) == (False, True)


@pytest.mark.parametrize(
    ("display", "key"), [({}, "depletion.unknown-both"), ({"elements": ["sun"]}, "depletion.unknown")]
)
def test_depletion_of_a_corner_nobody_could_read(display: dict[str, Any], key: str) -> None:
    here = read({"tiles": {"d3": "sea"}, "unknown": ["d3.e"], "animals": {"birds": {}},
                 "display": {"depletion": display} if display else {}})  # fmt: skip
    assert key in keys(here, Depletion("birds", RULES.board.corner("d3.e")))


def standing(cone: str | None) -> Position:
    """Reptiles qualify on the desert: sun is twice on their display, no other present animal has it."""
    tile = {"terrain": "desert", "species": {"reptiles": 1, "birds": 1}, "cone": cone}
    return read({"tiles": {"e4": tile}, "elements": {"sun": ["e4.e"]}, "animals": {"reptiles": {}, "birds": {}}})


@pytest.mark.parametrize(("cone", "may"), [(None, True), ("amphibians", True), ("birds", True), ("reptiles", False)])
def test_a_claim_is_offered_where_it_changes_something(cone: str | None, may: bool) -> None:
    found = list(claims(standing(cone), "reptiles", RULES))
    assert found == ([Claim("reptiles", "e4")] if may else [])


def test_a_refused_claim_moves_no_card() -> None:
    here = standing("birds")._replace(owed=Owed("birds", "e4"))
    assert [o.verdict for o in verify(here, Claim("amphibians", "e4"), RULES) if o.step.rule == "O27"] == []
    assert "O27" in [o.step.rule for o in verify(here, Claim("reptiles", "e4"), RULES)]
    assert [o.verdict for o in verify(here, ShowTie("reptiles", "e4"), RULES) if o.step.rule == "O27"] == []


def test_a_house_rule_of_more_free_insects() -> None:
    actions = {**RULES.tables["actions"]}
    actions["speciation"] = {**actions["speciation"], "free_species": 3}
    house = Rulebook({**RULES._compiled, "tables": {**RULES.tables, "actions": actions}, "digest": "house"})
    for pool, most in ((1, 1), (2, 2), (9, 3)):
        here = earth(("insects",), sheets={"insects": {"gene_pool": pool}})
        numbers = {move.placed[0].number for move in speciations(here, "insects", house, "free")}
        assert numbers == set(range(1, most + 1))
