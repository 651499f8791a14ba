"""What would change: the worked cases of the compendium as before and after."""

from __future__ import annotations

from typing import Any

import pytest

from dsrules.api import InputError, Position, Ruling, UsageError, load, loads, setup, whatif
from dsrules.explore.whatif import whatif as explored
from dsrules.messages import Speaker
from dsrules.render.exploring import whatif_lines
from dsrules.render.layout import Page
from dsrules.rulebook import Rulebook

DESERT = """{dsrules: 1, tiles: {
  d3: sea tundra,
  e3: {terrain: savannah, species: {reptiles: 1}},
  e4: {terrain: desert, species: {insects: 1, amphibians: 3}, cone: insects}},
 elements: {grass: [d4.e], grub: [e4.e], sun: [e3.se, e4.se, d3.se], water: [e3.e]},
 animals: {insects: {added: [grub, water]}, amphibians: {added: [grub, grub, meat]}, reptiles: {}}}"""


def change(ruling: Ruling, *path: str) -> tuple[Any, Any]:
    found: Any = ruling.result["changed"]
    for key in path:
        found = found[key]
    return found["before"], found["after"]


def test_one_migrating_species_is_enough() -> None:
    """W2: reptiles match 2 x 3 = 6 in the desert against the insects' 3 and may claim it at once."""
    position = loads(DESERT)
    ruling = whatif(position, ["reptiles migration@1 e3>e4"])
    assert ruling.verdict == "yes"
    assert change(ruling, "dominance", "e4", "qualifies") == ("insects", "reptiles")
    assert change(ruling, "dominance", "e4", "cone_status") == ("stands", "overtaken")
    assert "cone" not in ruling.result["changed"]["dominance"]["e4"], "cones move by claims only"
    assert ruling.position is not None
    assert ruling.position.tiles["e4"].species["reptiles"] == 1
    claimed = whatif(position, ["reptiles migration@1 e3>e4", "reptiles claim e4"])
    assert change(claimed, "dominance", "e4", "cone") == ("insects", "reptiles")


def test_a_shared_sun_is_lost() -> None:
    """W4: reptiles are endangered on the savannah, and the desert has two suns left (2 x 2 = 4 matches)."""
    ruling = whatif(loads(DESERT), ["e3.se=~"])
    assert ruling.verdict is None
    assert change(ruling, "dominance", "e3", "matches", "reptiles") == (2, 0)
    assert change(ruling, "dominance", "e3", "endangered") == ([], ["reptiles"])
    assert change(ruling, "dominance", "e3", "qualifies") == ("reptiles", None)
    assert change(ruling, "dominance", "e4", "matches", "reptiles") == (6, 4)
    assert ruling.result["edits"] == [{"line": "e3.se=~", "kind": "edit"}]


def test_vp_and_the_survival_card() -> None:
    """X2, X3: ice next to one tundra tile gives 1 VP, next to two 3. Then three insect species on two tundra tiles."""
    ruling = whatif(setup(["birds", "insects"], seed=1)._replace(phase=None, turn=None), ["birds glaciation e3"])
    assert change(ruling, "vp", "birds") == (0, 1)
    assert change(ruling, "survival", "holder") == (None, "insects")
    assert change(ruling, "survival", "vp") == (0, 1)
    assert ruling.position is not None
    both = whatif(ruling.position, ["birds glaciation e4", "e4 insects +2"])
    assert change(both, "vp", "birds") == (1, 4)
    assert change(both, "survival", "vp") == (1, 3)


def test_an_illegal_action_ends_it() -> None:
    """The edit before it is told; the line after it is not carried out."""
    ruling = whatif(loads(DESERT), ["e3.se=~", "birds claim e4", "e4 cone ~"])
    assert ruling.verdict == "no"
    assert ruling.reasons
    assert ruling.position is None
    assert [edit["line"] for edit in ruling.result["edits"]] == ["e3.se=~", "birds claim e4"]
    assert ruling.result["edits"][1]["verdict"] == "no"
    assert change(ruling, "dominance", "e3", "matches", "reptiles") == (2, 0)
    assert whatif(loads(DESERT), ["reptiles adaptation sun"]).verdict == "undetermined"


def test_cubes_that_arrive_come_from_somewhere() -> None:
    """Two players have 55 cubes each, all accounted for: a cube more on Earth is one less in the gene pool."""
    start = setup(["birds", "insects"])
    ruling = whatif(start, ["e4 insects +2"])
    assert ruling.position is not None
    assert ruling.position.animals["insects"].gene_pool == 48
    bare = whatif(start.with_sheet("insects", gene_pool=1, out=49), ["e4 insects +3"])
    assert bare.position is not None
    assert (bare.position.animals["insects"].gene_pool, bare.position.animals["insects"].out) == (0, 47)
    with pytest.raises(InputError):
        whatif(start, ["e4 insects +60"])


def test_new_tiles_and_hexes_by_terrain() -> None:
    ruling = whatif(loads(DESERT), ["e2 jungle", "jungle reptiles +1", "e2.se=sun"])
    assert change(ruling, "dominance", "e2", "qualifies") == (None, "reptiles")
    assert change(ruling, "dominance", "e2", "matches", "reptiles") == (None, 2)


def test_unread_corners() -> None:
    """A corner nobody could read may hold a sun: 2 to 4 matches of the reptiles."""
    board = loads("{dsrules: 1, tiles: {e3: {terrain: savannah, species: {reptiles: 1}}}, elements: {sun: [e3.e]},"
                  " unknown: [e3.w]}")  # fmt: skip
    ruling = whatif(board, ["e3.w=grass"])
    before, after = change(ruling, "dominance", "e3", "matches", "reptiles")
    assert (list(before), after) == ([2, 4], 2)


def test_nothing_changes(root: Any) -> None:
    position = load(root / "examples" / "start.yaml")
    ruling = whatif(position, ["d3 cone birds", "d3 cone ~"])
    assert ruling.result["changed"] == {}
    assert [step.text.key for step in ruling.steps] == ["explore.nothing-changes"]
    assert ruling.position == position


def test_what_cannot_be(rules: Rulebook) -> None:
    position = loads(DESERT)
    for edits in ([], ["d3.e=grass"] * 1001, "d3.e=grass", 7, None, [1]):
        with pytest.raises(UsageError):
            explored(position, rules, edits)
    for line in ("a1.nw=grass", "reptiles -sun", "e3 reptiles -2", "e3 nonsense"):
        with pytest.raises(InputError):
            whatif(position, ["e3.se=~", line])


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_in_words(lang: str, rules: Rulebook) -> None:
    speaker = Speaker(rules, lang)
    position: Position = loads(DESERT)
    for edits in (
        ["e3.se=~"],
        ["reptiles migration@1 e3>e4", "reptiles claim e4"],
        ["e3.se=~", "birds claim e4"],
        ["birds claim e4"],
        ["d3 reptiles +2", "e3 tundra", "e4 cone ~", "e2 jungle"],
        ["e4 cone amphibians", "insects +sun", "e4 insects -1"],
    ):
        ruling = whatif(position, edits)
        lines = whatif_lines(ruling, speaker, Page())
        assert edits[-1] in lines[0]
        assert ruling.to_dict(lang)["steps"]
