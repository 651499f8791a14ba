"""Contract sections 4 and 5: verdicts, their order, and the exact keys of every result."""

from __future__ import annotations

import json
from typing import Any

import pytest
from contract_desk import ask, can, line, run, verdict_of_act

CHAIN = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]


def earth(**more: Any) -> dict[str, Any]:
    return {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "species": {"mammals": 2, "birds": 3}},
            "e3": {"terrain": "savannah", "species": {"birds": 1}},
            "d2": "wetland",
        },
        "elements": {"meat": ["d3.w"], "seed": ["d3.e", "e3.ne"]},
        "animals": {"mammals": {"vp": 5}, "birds": {"vp": 7}, "insects": {"vp": 6}},
        **more,
    }


def with_cone(holder: str, **species: int) -> dict[str, Any]:
    position = earth()
    position["tiles"]["d3"] = {"terrain": "sea", "species": species, "cone": holder}
    return position


# dominance


def test_dominance_keys() -> None:
    result = ask("dominance", earth())
    assert result == {
        "tiles": {
            "d3": {
                "matches": {"mammals": 2, "birds": 2, "insects": 0},
                "endangered": [],
                "leaders": ["mammals", "birds"],
                "qualifies": None,
                "cone": None,
                "cone_status": "none",
            },
            "e3": {
                "matches": {"mammals": 0, "birds": 4, "insects": 0},
                "endangered": [],
                "leaders": ["birds"],
                "qualifies": "birds",
                "cone": None,
                "cone_status": "none",
            },
            "d2": {
                "matches": {"mammals": 0, "birds": 0, "insects": 0},
                "endangered": [],
                "leaders": [],
                "qualifies": None,
                "cone": None,
                "cone_status": "none",
            },
        },
        "assumed": [],
    }


def test_a_bare_position_means_dominance_and_id_null() -> None:
    from contract_desk import _answerer

    out, good = _answerer.line(json.dumps(earth()).encode())
    answer = json.loads(out)
    assert (good, answer["id"], answer["ok"], answer["result"]) == (True, None, True, ask("dominance", earth()))


@pytest.mark.parametrize(
    ("position", "status"),
    [
        (earth(), "none"),
        (with_cone("birds", birds=1), "stands"),
        (with_cone("birds", birds=1, insects=4), "stands"),
        (with_cone("insects", birds=1, insects=4), "overtaken"),
        (with_cone("insects", birds=1), "overtaken"),
        (with_cone("birds", birds=1, mammals=1), "tied"),
        (with_cone("insects", birds=1, mammals=1), "tied"),
        (with_cone("insects", insects=3), "unsettled"),
        (with_cone("birds"), "unsettled"),
    ],
)
def test_cone_status(position: dict[str, Any], status: str) -> None:
    tile = ask("dominance", position)["tiles"]["d3"]
    assert tile["cone_status"] == status
    assert (tile["cone"] is None) == (status == "none")
    if status in ("tied", "unsettled"):
        assert tile["qualifies"] is None


def test_a_tie_at_zero_counts_and_is_marked_derived() -> None:
    position = with_cone("insects", insects=1, reptiles=2)
    position["animals"]["reptiles"] = {}
    assert ask("dominance", position)["tiles"]["d3"]["cone_status"] == "tied"
    answer = ask("claim", position, tile="d3", tie=True)
    assert answer["verdict"] == "yes"
    assert "derived" in [reason["basis"] for reason in answer["reasons"]]


def test_unread_corners_that_matter() -> None:
    position = with_cone("birds", birds=1, mammals=1, insects=1)
    position["unknown"] = ["d3.nw"]
    position["elements"] = {"seed": ["d3.e"]}
    tile = ask("dominance", position)["tiles"]["d3"]
    assert tile["matches"] == {"mammals": [0, 2], "birds": [2, 4], "insects": [0, 2]}
    assert tile["endangered"] == []
    assert sorted(tile["endangered_possible"]) == ["insects", "mammals"]
    assert tile["leaders"] == ["birds"]
    assert tile["qualifies"] is None
    assert sorted(tile["possible"], key=str) == [None, "birds"]
    assert tile["cone_status"] == "undetermined"


# Reasons.


def test_every_reason_for_a_no_not_only_the_first() -> None:
    position = with_cone("insects", birds=1, mammals=1, insects=1)
    position["elements"] = {"seed": ["d3.e"], "meat": ["d3.w"]}
    rules = [reason["rule"] for reason in ask("claim", position, tile="d3", animal="reptiles")["reasons"]]
    assert rules == ["dominance.condition"]
    position["elements"] = {"seed": ["d3.e"]}
    reasons = ask("claim", position, tile="d3", animal="mammals")["reasons"]
    assert {"endangered.consequences", "dominance.condition"} <= {reason["rule"] for reason in reasons}
    several = ask("can", earth(), action="mammals migration@6 d3>a1 3")
    assert several["verdict"] == "no"
    assert len(several["reasons"]) >= 3  # no tile there, not next to it, too many for the space and on the tile


def test_no_goes_before_unsettled_and_unsettled_before_undetermined() -> None:
    # back onto Initiative is unsettled (O4); whether the track is stated decides nothing more than "undetermined"
    base = earth()
    assert (
        can({**base, "initiative": ["mammals", "birds", "insects"]}, "birds initiative to initiative@1") == "unsettled"
    )
    assert can(base, "birds initiative to initiative@1") == "unsettled"
    taken = earth(display={"initiative": {"pawns": ["mammals"]}}, phase="execution")
    assert can(taken, "birds initiative to initiative@1") == "no"
    # a tie shown by the holder's own player on an unsettled cone
    assert ask("claim", with_cone("insects", insects=3), tile="d3", tie=True)["verdict"] == "unsettled"
    assert ask("claim", with_cone("insects", insects=3), tile="d3", tie=True, animal="insects")["verdict"] == "no"


def test_a_position_comes_back_only_with_yes() -> None:
    assert verdict_of_act(earth(), "birds migration@6 d3>e3") == "yes"
    assert verdict_of_act(earth(), "birds migration@6 d3>a1") == "no"
    assert verdict_of_act(earth(), "birds migration d3>e3 3") == "undetermined"
    assert (
        verdict_of_act(earth(initiative=["birds", "mammals", "insects"]), "birds initiative to initiative@1")
        == "unsettled"
    )


# can, claim, act


def test_can_and_claim_keys() -> None:
    for kind, more in (("can", {"action": "birds claim e3"}), ("claim", {"tile": "e3", "animal": "birds"})):
        result = ask(kind, earth(), **more)
        assert result["verdict"] == "yes"
        assert "position" not in result
        for reason in result["reasons"]:
            assert {"rule", "pages", "basis", "text"} <= set(reason)


def test_act_keys() -> None:
    result = ask("act", earth(), action="birds claim e3")
    assert {"verdict", "reasons", "position", "changes"} <= set(result)
    assert result["position"]["tiles"]["e3"]["cone"] == "birds"
    assert result["position"]["animals"] == earth()["animals"]


def test_explain_adds_steps() -> None:
    for kind, more in (
        ("dominance", {}), ("claim", {"tile": "e3", "animal": "birds"}), ("can", {"action": "birds claim e3"}),
        ("score", {"tile": "d3"}), ("survival", {}), ("extinction", {}), ("final", {}),
        ("next", {}), ("matches", {}),
    ):  # fmt: skip
        position = earth(phase="reset")
        plain, explained = ask(kind, position, **more), ask(kind, position, **more, explain=True)
        steps = explained.pop("steps")
        assert plain == explained, kind
        assert steps
        for step in steps:
            assert {"rule", "pages", "basis", "text"} <= set(step)
        assert "steps" not in ask(kind, position, **more, explain=False)


# score


def test_score_keys() -> None:
    position = with_cone("mammals", birds=3, mammals=2)
    position["elements"] = {"seed": ["d3.e"], "meat": ["d3.w"]}
    assert ask("score", position, tile="d3") == {
        "tile": "d3", "vp": {"birds": 9, "mammals": 5}, "card_to": "mammals", "may_claim_first": None,
    }  # fmt: skip
    position["elements"] = {"seed": ["d3.e"]}
    challenged = ask("score", position, tile="d3")
    assert (challenged["card_to"], challenged["may_claim_first"]) == ("mammals", "birds")
    nobody = ask("score", earth(), tile="e3")
    assert (nobody["card_to"], nobody["may_claim_first"]) == (None, "birds")
    assert nobody["vp"] == {"birds": 7}
    assert ask("score", earth(), tile="d2") == {"tile": "d2", "vp": {}, "card_to": None, "may_claim_first": None}
    assert ask("score", earth(), tile="savannah")["tile"] == "e3"


def test_score_table_and_ties() -> None:
    """S2-S5 and the table of compendium 10.1."""

    def vp(terrain: str, **species: int) -> dict[str, int]:
        found: dict[str, int] = ask(
            "score", {"dsrules": 1, "tile": {"terrain": terrain, "species": species}}, tile="tile"
        )["vp"]
        return {animal: number for animal, number in found.items() if number}

    assert vp("sea", mammals=4, birds=5, arachnids=6, insects=7) == {
        "insects": 9,
        "arachnids": 5,
        "birds": 3,
        "mammals": 2,
    }
    assert vp("sea", arachnids=7, insects=7) == {"arachnids": 9, "insects": 5}
    assert vp("tundra", arachnids=7, insects=7) == {"arachnids": 1}
    assert vp("wetland", birds=1, insects=2, mammals=3, reptiles=4, arachnids=5) == {
        "arachnids": 8, "reptiles": 4, "mammals": 2, "insects": 1,
    }  # fmt: skip
    assert vp("mountain", birds=1, insects=2, mammals=3) == {"mammals": 3, "insects": 2}


def test_score_with_a_hex_nobody_could_read() -> None:
    result = ask("score", earth(unknown=["d4"]), tile="d4")
    assert result["verdict"] == "undetermined"
    assert result["reasons"]


def test_score_adds_possible() -> None:
    position = with_cone("mammals", birds=3, mammals=2)
    position["elements"] = {}
    position["unknown"] = ["d3.e"]
    result = ask("score", position, tile="d3")
    assert result["vp"] == {"birds": 9, "mammals": 5}
    assert result["card_to"] == "mammals"
    assert result["may_claim_first"] is None
    assert result["possible"] == ["birds", None]  # the mammals hold it: they need not claim
    position["elements"] = {"meat": ["d3.w", "d3.nw", "d3.ne"]}
    assert "possible" not in ask("score", position, tile="d3")  # mammals hold 6, birds 2 at most


# survival


def test_survival_keys() -> None:
    """X10: two arachnids on A, one on B, three birds on A tie; one bird less and arachnids score 3 VP."""
    tiles: dict[str, Any] = {
        "d3": {"terrain": "sea", "tundra": True, "species": {"arachnids": 2, "birds": 3}},
        "d2": {"terrain": "wetland", "tundra": True, "species": {"arachnids": 1}},
        "e3": {"terrain": "savannah", "species": {"birds": 9}},
    }
    tied = ask("survival", {"dsrules": 1, "tiles": tiles, "animals": {"insects": {}}})
    assert tied == {"holder": None, "species": {"birds": 3, "arachnids": 3, "insects": 0}, "vp": 0}
    tiles["d3"]["species"] = {"arachnids": 2, "birds": 2}
    held = ask("survival", {"dsrules": 1, "tiles": tiles})
    assert held == {"holder": "arachnids", "species": {"birds": 2, "arachnids": 3}, "vp": 3}
    assert ask("survival", earth()) == {"holder": None, "species": {"mammals": 0, "birds": 0, "insects": 0}, "vp": 0}


def test_survival_with_a_hex_nobody_could_read() -> None:
    tiles = {"d3": {"terrain": "sea", "tundra": True, "species": {"birds": 3}}}
    position = {"dsrules": 1, "tiles": tiles, "unknown": ["d2"], "animals": {"birds": {}, "insects": {}}}
    result = ask("survival", position)
    assert result["verdict"] == "undetermined"
    assert result["species"]["birds"][0] == 3
    assert result["species"]["insects"][0] == 0
    assert set(result["possible"]) == {"birds", "insects", None}


# extinction


def endangered() -> dict[str, Any]:
    return {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "species": {"mammals": 2, "birds": 1}},
            "c4": {"terrain": "forest", "species": {"mammals": 1}, "cone": "mammals"},
            "e3": {"terrain": "savannah", "species": {"birds": 4, "insects": 1}, "hibernating": {"birds": 3}},
        },
        "elements": {"grass": ["e3.ne"]},
        "animals": {"mammals": {"out": 3}, "birds": {"out": 0}, "insects": {}},
    }


def test_extinction_keys() -> None:
    result = ask("extinction", endangered())
    assert result["removed"] == {"d3": {"mammals": 2, "birds": 1}, "c4": {"mammals": 1}, "e3": {"birds": 1}}
    assert sorted(result["saveable"]) == ["c4", "d3"]
    after = result["position"]
    assert after["tiles"]["e3"]["species"] == {"birds": 3, "insects": 1}
    assert after["animals"]["mammals"]["out"] == 6
    assert after["animals"]["birds"]["out"] == 2
    assert after["tiles"]["c4"]["cone"] == "mammals"
    assert ask("extinction", endangered(), save=None) == result
    saved = ask("extinction", endangered(), save="d3")
    assert saved["removed"] == {"d3": {"mammals": 1, "birds": 1}, "c4": {"mammals": 1}, "e3": {"birds": 1}}
    assert ask("extinction", endangered(), save="forest")["removed"]["d3"] == {"mammals": 2, "birds": 1}
    assert "c4" not in ask("extinction", endangered(), save="c4")["removed"]


def test_extinction_gives_no_position_where_corners_matter() -> None:
    position = endangered()
    position["unknown"] = ["d3.nw"]  # seed or meat there would save some
    result = ask("extinction", position)
    assert "removed_possible" in result
    assert result.get("position") is None
    assert "d3" not in result["removed"]
    assert result["removed_possible"]["d3"].keys() == {"mammals", "birds"}
    assert "c4" not in result["removed_possible"]


def test_bad_save() -> None:
    for save in ("e3", "d2", "z9", 5):
        answer = line(ask="extinction", position=endangered(), save=save)
        assert not answer["ok"], answer
        assert answer["error"]["code"].startswith("usage.")


# final


def test_final_keys() -> None:
    position = {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "species": {"mammals": 1, "birds": 2}},
            "e3": {"terrain": "savannah", "species": {"insects": 1}},
        },
        "animals": {"mammals": {"vp": 5}, "birds": {"vp": 1}, "insects": {"vp": 3}},
        "scored": ["d3"],
    }
    result = ask("final", position)
    assert result == {"vp": {"mammals": 10, "birds": 10, "insects": 10}, "ranking": ["mammals", "birds", "insects"]}
    over = ask("final", {**position, "phase": "over"})
    assert over == {"vp": {"mammals": 5, "birds": 1, "insects": 3}, "ranking": ["mammals", "insects", "birds"]}


def test_final_with_owners() -> None:
    """W5: A 70, 145, 160; B 75, 85, 95; A counts 70, B counts 75, B wins."""
    vp = {"mammals": 70, "reptiles": 145, "birds": 160, "amphibians": 75, "arachnids": 85, "insects": 95}
    position: dict[str, Any] = {
        "dsrules": 1, "tiles": {"d3": "sea"}, "phase": "over",
        "animals": {animal: {"vp": number} for animal, number in vp.items()},
        "owners": {"A": ["mammals", "reptiles", "birds"], "B": ["amphibians", "arachnids", "insects"]},
    }  # fmt: skip
    result = ask("final", position)
    assert result["vp"] == vp
    assert result["players"] == ["B", "A"]
    assert result["ranking"] == ["birds", "reptiles", "insects", "arachnids", "amphibians", "mammals"]
    position["animals"]["mammals"]["vp"] = 75
    # both count 75; A's counting animal, the mammals, is higher on the food chain
    assert ask("final", position)["players"] == ["A", "B"]


def test_final_without_vp_is_undetermined() -> None:
    result = ask("final", {"dsrules": 1, "tiles": {"d3": "sea"}, "animals": {"birds": {}}})
    assert result["verdict"] == "undetermined"
    assert result["reasons"]


# rule, search, next


def test_rule_keys() -> None:
    answer = line(id=1, ask="rule", rule="matching.count")
    assert answer["ok"], answer
    (found,) = answer["result"]["rules"]
    assert {"id", "title", "text", "pages", "basis"} <= set(found)
    assert found["id"] == "matching.count"
    assert found["pages"] == [{"page": 6, "certain": True}, {"page": 7, "certain": True}]
    assert found["basis"] == "text"
    for key, value in (("rules", ["matching.count"]), ("rules", "matching.count"), ("rule", ["matching.count"])):
        assert line(id=1, ask="rule", **{key: value}) == answer


def test_search_keys() -> None:
    answer = line(id=1, ask="search", words="tie dominance")
    assert answer["ok"], answer
    hits = answer["result"]["hits"]
    assert hits
    for hit in hits:
        assert {"rule", "title", "pages"} <= set(hit)
    assert "dominance.tie-none" in [hit["rule"] for hit in hits[:3]]


def test_next_keys() -> None:
    result = ask(
        "next", earth(phase="execution", next="migration@3", display={"migration": {"pawns": [None, None, "birds"]}})
    )
    assert result == {
        "phase": "execution",
        "step": "migration@3",
        "space": "migration@3",
        "animal": "birds",
        "kind": "pawn",
    }


# Pages.


def test_pages_say_how_certain_they_are() -> None:
    for rule, pages, basis in (
        ("dominance.condition", [{"page": 3, "certain": True}, {"page": 7, "certain": True}], "text"),
        ("glaciation.target", [{"page": 13, "certain": True}], "text"),
        ("migration.once-each", [{"page": 15, "certain": False}], "programs"),
        ("board.tile-capacity", [], "derived"),
        ("vp.bonus-cap", [], "ruling"),
    ):
        (found,) = line(ask="rule", rule=rule)["result"]["rules"]
        assert (found["pages"], found["basis"]) == (pages, basis), rule
    assert "p. 7" in run("rule", "endangered.definition").out
    assert "p. 15?" in run("rule", "migration.once-each").out
