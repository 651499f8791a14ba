"""Contract section 3: edits for what-if, and what moves and flip list."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import ask, can, line


def earth(**more: Any) -> dict[str, Any]:
    return {
        "dsrules": 1,
        "tiles": {
            "d3": {"terrain": "sea", "species": {"mammals": 1, "birds": 2}, "cone": "birds"},
            "c4": {"terrain": "forest", "species": {"birds": 1}},
            "e3": {"terrain": "savannah", "species": {"insects": 2}},
        },
        "elements": {"seed": ["d3.ne"], "meat": ["d3.w"]},
        "animals": {"mammals": {"added": ["sun"]}, "birds": {}, "insects": {}},
        **more,
    }


def after(*edits: str, position: dict[str, Any] | None = None) -> dict[str, Any]:
    result = ask("whatif", position or earth(), edits=list(edits))
    found: dict[str, Any] = result["position"]
    return found


def tile(position: dict[str, Any], name: str) -> dict[str, Any]:
    found = position["tiles"][name]
    return {"terrain": found} if isinstance(found, str) else found


def test_every_edit_of_the_contract() -> None:
    assert after("d3.e=grass")["elements"]["grass"] == ["d3.e"]
    assert after("e4.nw=grass")["elements"]["grass"] == ["d3.e"]
    assert "seed" not in after("d3.ne=~")["elements"]
    assert after("d3.ne=grass")["elements"]["grass"] == ["d2.se"]
    assert after("mammals +meat")["animals"]["mammals"]["added"] == ["meat", "sun"]
    assert after("mammals -sun")["animals"]["mammals"].get("added", []) == []
    assert tile(after("d3 mammals +1"), "d3")["species"] == {"mammals": 2, "birds": 2}
    assert tile(after("d3 mammals -1"), "d3")["species"] == {"birds": 2}
    assert tile(after("d3 cone mammals"), "d3")["cone"] == "mammals"
    assert tile(after("d3 cone ~"), "d3").get("cone") is None
    assert after("c4 tundra")["tiles"]["c4"]["tundra"] is True
    assert tile(after("e2 jungle"), "e2") == {"terrain": "jungle"}
    assert after("birds migration@1 d3>c4 2")["tiles"]["c4"]["species"] == {"birds": 3}
    assert after("d3.e=s", "moře ptáci +1")["tiles"]["d3"]["species"]["birds"] == 3


@pytest.mark.parametrize(
    "edit",
    [
        "mammals -meat",
        "d3 mammals -2",
        "b1 mammals +1",
        "d3.e",
        "d3.e=",
        "nonsense",
        "d3 cone fish",
        "d3.x=sun",
        "a1.w=sun",
        "mammals +fish",
        "birds -sun",
        "",
    ],
)
def test_edits_that_cannot_be(edit: str) -> None:
    answer = line(ask="whatif", position=earth(), edits=[edit])
    assert not answer["ok"], answer
    assert answer["error"]["code"].partition(".")[0] in ("action", "usage")


def test_an_illegal_action_is_refused_with_its_reasons() -> None:
    result = ask("whatif", earth(), edits=["birds migration@1 d3>a1"])
    assert result["verdict"] == "no"
    assert result["reasons"]
    assert result.get("position") is None


def test_what_changes() -> None:
    """With the mammals' second match the tie is over: mammals 2, birds 2; a second meat makes it 4 to 2."""
    result = ask("whatif", earth(), edits=["d3.e=meat"], explain=True)
    assert result["steps"]
    assert "d3" in str(result["changed"])
    assert ask("dominance", earth())["tiles"]["d3"]["cone_status"] == "tied"
    assert ask("dominance", result["position"])["tiles"]["d3"]["cone_status"] == "overtaken"


def test_moves_lists_what_can_allows() -> None:
    result = ask("moves", earth(), animal="birds")
    listed = [action for box in result["boxes"] for action in box["actions"]]
    assert listed
    assert all(can(earth(), action) == "yes" for action in listed)
    migration = ask("moves", earth(), animal="birds", box="migration")["boxes"]
    assert all(entry["count"] >= len(entry["actions"]) for entry in migration)
    assert ask("moves", earth(), animal="birds", box="migrace")["boxes"] == migration


def test_flips_do_what_they_say() -> None:
    for document in (
        earth(),
        {"dsrules": 1, "tile": {"terrain": "sea", "elements": ["seed", "meat"], "species": {"birds": 1, "mammals": 1}}},
    ):
        name = "d3" if "tiles" in document else "tile"
        before = ask("dominance", document)["tiles"][name]["qualifies"]
        for flip in ask("flip", document, tile=name)["flips"]:
            assert flip["changes"]
            for changes in flip["changes"]:
                assert 1 <= len(changes) <= 3
                now = ask("dominance", after(*changes, position=document))["tiles"][name]
                assert now["qualifies"] != before or flip["goal"] == "tie"
                if flip["goal"] == "give":
                    assert now["qualifies"] == flip["animal"]
                if flip["goal"] == "tie":
                    assert len(now["leaders"]) > 1
