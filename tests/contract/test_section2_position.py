"""Contract section 2: what a position file may say, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest
from contract_desk import RULES, act, ask, can, line, refused, rules_named, run

YAML_OF_THE_CONTRACT = """\
# yaml-language-server: $schema=position.schema.json
dsrules: 1                      # format version, required
tiles:
  d3: sea tundra                # short form: terrain, and "tundra" if glaciated
  e3: {terrain: savannah, species: {reptiles: 1}}
  e4: {terrain: desert, tundra: false, species: {insects: 1, amphibians: 3}, cone: insects}
elements:                       # by type: the corners that hold a disc of it
  grass: [d3.e]
  grub:  [e4.se]
  sun:   [e3.se, d3+d4+e4, e4.e]    # any spelling of a corner
unknown: [d3.w, c5]             # corners and hexes nobody could read; everything else not named is empty
animals:                        # the animals in play
  insects:    {added: [grub, water]}                        # discs beside the printed ones, or
  amphibians: {elements: [water, water, water, grub, grub, meat]}   # the whole display; never both
  reptiles: {}                  # printed elements only
"""

SECOND = """\
dsrules: 1
players: 6                      # for the supply of cubes and pawns; default: the number of animals, at least 2
owners: {north: [birds, insects], south: [reptiles, mammals]}     # several animals per player; absent: one each
switches: {bonus-beyond-nine: 55}    # house rules and readings, see `dsrules switches`
round: 4
phase: execution                # planning | execution | reset | over
initiative: [insects, birds, mammals, reptiles]
next: migration@3               # the step to be carried out next (below)
shielded: {birds: [grass]}      # regression: types protected this turn; cleared by the losses
owed: {card: birds, tile: e3}   # Domination has just scored e3, and birds have a card to take
scored: [e3]                    # tiles scored by Domination this turn, latest last
taken: [fertile]                # cards taken so far in the game
display:                        # a box not named here is not stated; pawns left to right, ~ for vacant
  adaptation: {pawns: [mammals, ~, birds], elements: [sun, sun, seed]}
  glaciation: {pawns: [birds]}
  wanderlust: {pawns: [], elements: [meat], tiles: [jungle, ~, sea]}            # face-up tile of each stack
  domination: {pawns: [insects], cards: [omnivore, ice-age]}                     # face-up cards
animals:
  birds: {added: [sun, grass], gene_pool: 22, vp: 14, pawns: 1, out: 6}   # pawns = in hand; out = cubes out of play
  insects: {}
  reptiles: {}
  mammals: {}
tiles:
  e3: {terrain: savannah}
  e4: {terrain: desert, species: {birds: 4}, hibernating: {birds: 2}}
"""


def earth(**more: Any) -> dict[str, Any]:
    given: dict[str, Any] = {
        "dsrules": 1,
        "tiles": {"d3": "sea", "e3": "savannah"},
        "animals": {"birds": {}, "insects": {}},
    }
    return {**given, **more}


def code(position: Any) -> str:
    return str(refused("dominance", position)["code"])


def test_the_position_of_the_contract() -> None:
    ran = run("dominance", "-", "--json", stdin=YAML_OF_THE_CONTRACT)
    assert ran.code == 0
    tiles = ran.json["result"]["tiles"]
    # e4: grass d3.e, grub, three suns; insects grass 2 + grub 1; amphibians grub twice (compendium W1, without cards)
    assert tiles["e4"]["matches"] == {"reptiles": 6, "amphibians": 2, "insects": 3}
    assert tiles["e4"]["qualifies"] == "insects"
    assert tiles["e4"]["cone_status"] == "stands"
    assert tiles["e3"]["matches"] == {"reptiles": 2, "amphibians": 0, "insects": 2}  # e3.se is a sun, d3.e the grass


def test_the_second_position_of_the_contract() -> None:
    ran = run("next", "-", "--json", stdin=SECOND)
    assert ran.code == 0, ran
    assert ran.json["result"]["kind"] == "card"
    assert run("check", "-", stdin=SECOND).code == 0


def test_yaml_so_json_too() -> None:
    assert ask("dominance", earth())
    as_json = run("dominance", "-", "--json", stdin=json.dumps(earth()))
    as_yaml = run(
        "dominance",
        "-",
        "--json",
        stdin="dsrules: 1\ntiles: {d3: sea, e3: savannah}\nanimals: {birds: , insects: {}}\n",
    )
    assert as_json.json["result"] == as_yaml.json["result"]


@pytest.mark.parametrize(
    ("text", "family"),
    [
        ("dsrules: 1\nfoo: 2\ntiles: {d3: sea}\n", "position.unknown-key"),
        ("dsrules: 1\ntiles: {d3: {terrain: sea, wet: 1}}\n", "position.unknown-key"),
        ("dsrules: 1\ntiles: {d3: sea, d3: sea}\n", "yaml.duplicate-key"),
        ("dsrules: 1\ntiles: {d3: sea}\ndsrules: 1\n", "yaml.duplicate-key"),
        ("dsrules: 1\ntiles: {d3: sea}\nelements: {sun: [d3.e, e3.sw]}\n", "position.corner-twice"),
        ("dsrules: 1\ntiles: {d3: sea}\nelements: {sun: [d3.e], grub: [d3+e3+e4]}\n", "position.corner-twice"),
        ("dsrules: 1\ntiles: {d3: &a sea, e3: *a}\n", "yaml.alias"),
        ("dsrules: 1\ntiles: {d3: sea}\n---\ndsrules: 1\n", "yaml.documents"),
        ("tiles: {d3: sea}\n", "position.version"),
        ("dsrules: 2\ntiles: {d3: sea}\n", "position.version"),
    ],
)
def test_errors_named_by_the_contract(text: str, family: str) -> None:
    ran = run("dominance", "-", "--json", stdin=text)
    assert ran.code == 3
    errors = ran.json["errors"]
    assert family in [error["code"] for error in errors]
    for error in errors:
        assert {"code", "message", "path", "line", "column"} <= set(error)
        assert error["line"]
        assert error["column"]


def test_not_utf8_is_an_error() -> None:
    ran = run("dominance", "-", "--json", stdin=b"dsrules: 1\ntiles: {d3: s\xe9a}\n")
    assert (ran.code, ran.json["errors"][0]["code"].partition(".")[0]) == (3, "file")


def test_one_animal_under_two_names_or_one_hex_twice_is_stated_twice() -> None:
    assert (
        code({"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "species": {"birds": 1, "Bi": 2}}}}) == "position.twice"
    )
    assert code(earth(animals={"birds": {}, "ptáci": {}})) == "position.twice"


def test_added_and_elements_never_both() -> None:
    sheet = {"added": ["sun"], "elements": ["seed", "seed", "sun"]}
    assert code(earth(animals={"birds": sheet})) == "position.added-and-elements"
    assert code(earth(animals={"birds": {"elements": ["seed", "sun"]}})) == "position.display-without-printed"
    assert code(earth(animals={"birds": {"added": ["sun"] * 5}})) == "position.too-many-elements"
    assert code(earth(animals={"amphibians": {"added": ["sun"] * 4}})) == "position.too-many-elements"
    assert ask("dominance", earth(animals={"birds": {"added": ["sun"] * 4}}))


def test_an_animal_without_entry_is_in_play_and_assumed() -> None:
    position = {"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}, "cone": "insects"}}}
    result = ask("dominance", position)
    assert result["tiles"]["d3"]["matches"] == {"birds": 0, "insects": 0}
    assert len(result["assumed"]) == 2
    assert all(isinstance(sentence, str) for sentence in result["assumed"])
    assert "birds" in result["assumed"][0].lower()
    shown = run("dominance", "-", stdin=json.dumps(position))
    assert "assumed" in shown.out.lower()
    documented = run("dominance", "-", "--json", stdin=json.dumps(position)).json
    assert documented["assumed"] == result["assumed"]


def test_an_animal_named_anywhere_is_in_play() -> None:
    for more in (
        {"initiative": ["birds"]}, {"scored": [], "shielded": {"birds": ["sun"]}}, {"owners": {"north": ["birds"]}},
        {"display": {"migration": {"pawns": ["birds"]}}}, {"turn": "birds"},
    ):  # fmt: skip
        position = {"dsrules": 1, "tiles": {"d3": "sea"}, "animals": {"insects": {}}, **more}
        if "owners" in more:
            position["owners"] = {"north": ["birds"], "south": ["insects"]}
        if "initiative" in more:
            position["initiative"] = ["birds", "insects"]
        assert ask("dominance", position)["tiles"]["d3"]["matches"].keys() == {"birds", "insects"}, more


# One tile without coordinates.

TILE = {
    "dsrules": 1,
    "tile": {"terrain": "desert", "elements": ["grass", "grub", "sun", "sun", "sun"],
             "species": {"insects": 1, "amphibians": 3}, "cone": "insects"},
    "animals": {"insects": {"added": ["grub", "water"]}, "amphibians": {"added": ["grub", "grub", "meat"]}},
}  # fmt: skip


def test_a_tile_without_coordinates_is_called_tile() -> None:
    tile = ask("dominance", TILE)["tiles"]["tile"]
    assert tile["matches"] == {"amphibians": 2, "insects": 3}
    assert (tile["qualifies"], tile["cone"], tile["cone_status"]) == ("insects", "insects", "stands")
    assert tile["leaders"] == ["insects"]
    assert tile["endangered"] == []
    assert ask("score", TILE, tile="tile")["vp"] == {"amphibians": 4, "insects": 2}
    assert ask("claim", TILE, tile="tile", animal="insects")["verdict"] == "yes"
    assert ask("claim", TILE, tile="tile", animal="amphibians")["verdict"] == "no"


def test_at_most_six_elements_on_the_tile() -> None:
    six = {**TILE, "tile": {"terrain": "sea", "elements": ["sun"] * 5 + ["unknown"], "species": {"reptiles": 1}}}
    assert ask("dominance", six)["tiles"]["tile"]["matches"]["reptiles"] == [10, 12]
    seven = {**TILE, "tile": {"terrain": "sea", "elements": ["sun"] * 6 + ["unknown"]}}
    assert refused("dominance", seven)["code"].startswith("position.")


def test_a_tile_and_tiles_exclude_each_other() -> None:
    assert refused("dominance", {**TILE, "tiles": {"d3": "sea"}})["code"] == "position.tile-and-tiles"


def test_what_needs_the_map_is_undetermined_on_a_single_tile() -> None:
    for kind, more in (
        ("survival", {}), ("final", {}),
        ("can", {"action": "insects glaciation tile"}), ("can", {"action": "insects migration@1 tile>d3"}),
        ("can", {"action": "insects speciation@free e4"}),
        ("can", {"action": "insects migration@1 d3>e3"}),
    ):  # fmt: skip
        answer = line(ask=kind, position=TILE, **more)
        assert answer["ok"], (kind, more, answer)
        assert answer["result"]["verdict"] == "undetermined", (kind, more, answer)
        assert answer["result"]["reasons"]


# Supply: more than the box holds is an error, more than `players` gives a warning, fewer a note.


def discs(number: int, kind: str = "sun") -> dict[str, Any]:
    names = ["d3", "d2", "e3", "e4", "d4", "c4", "c3"]
    corners = list(dict.fromkeys(corner for name in names for corner in RULES.board.corners_of[name]))
    return {
        "dsrules": 1,
        "tiles": dict.fromkeys(names, "sea"),
        "elements": {kind: corners[:number]},
        "animals": {"birds": {}},
    }


def test_twenty_discs_a_type() -> None:
    assert ask("dominance", discs(20))
    assert code(discs(21)) == "position.too-many-discs"
    full = discs(20)
    full["animals"] = {"birds": {"added": ["sun"]}}
    assert code(full) == "position.too-many-discs"
    full["animals"] = {"birds": {}}
    full["display"] = {"abundance": {"elements": ["sun"]}}
    assert code(full) == "position.too-many-discs"
    printed = discs(20, "sun")
    printed["animals"] = {"reptiles": {}}  # printed elements use no discs
    assert ask("dominance", printed)


def test_tiles_tundra_cards_cubes_and_pawns_in_the_box() -> None:
    assert ask("dominance", earth(tiles=dict.fromkeys(["a1", "a2", "a3", "a4", "b1", "b2", "b3"], "sea")))
    assert (
        code(earth(tiles=dict.fromkeys(["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"], "sea")))
        == "position.too-many-tiles"
    )
    assert code(earth(tiles=dict.fromkeys(["a1", "a2", "a3", "a4", "b1"], "forest"))) == "position.too-many-tiles"
    shown = earth(
        tiles=dict.fromkeys(["a1", "a2", "a3", "a4"], "forest"), display={"wanderlust": {"tiles": ["forest"]}}
    )
    assert code(shown) == "position.too-many-tiles"
    kinds = ["sea tundra"] * 7 + ["wetland tundra"] * 4 + ["forest tundra"] * 2
    names = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "b5", "c1", "c2", "c3", "c4"]
    assert code(earth(tiles=dict(zip(names, kinds, strict=True)))) == "position.too-many-tundra"
    assert ask("dominance", earth(tiles=dict(zip(names[:12], kinds[:12], strict=True))))
    assert code(earth(taken=["fertile", "fertile"])) in ("position.twice", "position.card-twice")
    assert code(earth(taken=["fertile"], display={"domination": {"cards": ["fertile"]}})) == "position.card-twice"
    assert code(earth(tiles={"d3": {"terrain": "sea", "species": {"birds": 56}}})).startswith("position.")
    both = {
        "tiles": {"d3": {"terrain": "sea", "species": {"birds": 30}}},
        "animals": {"birds": {"gene_pool": 20, "out": 6}},
    }
    assert code(earth(**both)) == "position.too-many-cubes"


def found(position: dict[str, Any]) -> list[tuple[str, str]]:
    ran = run("check", "-", "--json", stdin=json.dumps(position))
    assert ran.code == 0
    problems = [*ran.json["errors"], *ran.json["warnings"], *ran.json["notes"]]
    return [(problem["severity"], problem["code"]) for problem in problems]


def test_more_cubes_than_players_give_is_a_warning_fewer_a_note() -> None:
    two = {"birds": {"gene_pool": 20, "out": 0, "vp": 0}, "insects": {}}
    crowd = {"d3": {"terrain": "sea", "species": {"birds": 30}}}
    six = earth(players=6, tiles=crowd, animals=two)  # six players: 35 cubes, one on the VP track
    assert ask("dominance", six)
    assert [s for s, c in found(six) if "cubes" in c] == ["warning"]
    default_of_two = earth(tiles=crowd, animals=two)  # two players: 55 cubes; 30 + 20 + the VP cube are 51
    assert [s for s, c in found(default_of_two) if "cubes" in c] == ["note"]
    whole = earth(tiles=crowd, animals={"birds": {"gene_pool": 20, "out": 4, "vp": 0}, "insects": {}})
    assert [s for s, c in found(whole) if "cubes" in c] == []


def test_more_than_ten_pawns_is_a_warning() -> None:
    assert [s for s, c in found(earth(animals={"birds": {"pawns": 11}})) if "pawns" in c] == ["warning"]
    shown = earth(animals={"birds": {"pawns": 8}}, display={"competition": {"pawns": ["birds"] * 3}})
    assert [s for s, c in found(shown) if "pawns" in c] == ["warning"]
    assert ask("dominance", shown)


def test_species_and_discs_need_a_tile() -> None:
    assert code(earth(elements={"sun": ["a1.w"]})) == "position.corner-off-earth"
    assert code({"dsrules": 1, "tiles": {"d3": {"species": {"birds": 1}}}}).startswith("position.")


def test_missing_pawns_are_vacant_and_more_than_the_spaces_an_error() -> None:
    position = earth(phase="execution", display={"migration": {"pawns": ["birds"]}})
    assert ask("next", position)["step"] == "migration@1"
    assert code(earth(display={"migration": {"pawns": [None] * 7}})).startswith("position.")
    assert code(earth(display={"initiative": {"pawns": ["birds", "insects"]}})).startswith("position.")


def test_two_errors_in_one_pass() -> None:
    answer = line(ask="dominance", position=earth(elements={"sun": ["a1.w", "d3.e", "e3.sw"]}, foo=1))
    codes = {error["code"] for error in answer["errors"]}
    assert codes >= {"position.corner-off-earth", "position.corner-twice", "position.unknown-key"}


# Unknown.


def test_an_unread_corner_may_be_anything_or_empty() -> None:
    position = earth(unknown=["d3.e"], tiles={"d3": {"terrain": "sea", "species": {"insects": 1}}})
    tile = ask("dominance", position)["tiles"]["d3"]
    assert tile["matches"] == {"birds": [0, 2], "insects": [0, 2]}
    assert (tile["endangered"], tile["endangered_possible"]) == ([], ["insects"])
    assert tile["qualifies"] is None
    assert sorted(tile["possible"], key=str) == [None, "insects"]


def test_what_the_supply_has_not_left_it_cannot_be() -> None:
    position = discs(20, "grass")
    position["animals"] = {"insects": {}}
    position["tiles"]["g4"] = {"terrain": "forest", "species": {"insects": 1}}
    position["unknown"] = ["g4.e"]
    tile = ask("dominance", position)["tiles"]["g4"]
    assert tile["matches"] == {"insects": 0}
    assert tile["endangered"] == ["insects"]
    assert tile["qualifies"] is None


def test_if_the_completions_agree_that_is_the_answer() -> None:
    position = earth(
        unknown=["d3.w", "c5"],
        elements={"seed": ["d3.e", "d3.ne"]},
        tiles={"d3": {"terrain": "sea", "species": {"birds": 1, "insects": 1}, "cone": "birds"}},
    )
    tile = ask("dominance", position)["tiles"]["d3"]
    # one corner gives insects at most 2 against 4
    assert (tile["qualifies"], tile["cone_status"]) == ("birds", "stands")
    assert tile["matches"]["birds"] == [4, 6]


def test_what_is_said_of_a_hex_nobody_could_read() -> None:
    position = earth(unknown=["d4"])
    assert ask("claim", position, tile="d4", animal="birds")["verdict"] == "undetermined"
    assert "d4" not in ask("dominance", position)["tiles"]
    assert refused("dominance", earth(unknown=["d3"]))["code"].startswith("position.")


def test_only_questions_that_need_it_ask_for_it() -> None:
    bare = {"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}, "e3": "savannah"}}
    assert can(bare, "birds migration@1 d3>e3") == "yes"
    result = ask("can", bare, action="birds adaptation sun")
    assert result["verdict"] == "undetermined"
    assert "adaptation" in result["reasons"][0]["text"].lower()
    assert ask("next", bare)["verdict"] == "undetermined"
    assert rules_named(bare, "birds adaptation sun")


def test_switches_in_a_position() -> None:
    cones = {f"{c}{n}": {"terrain": "sea", "cone": "birds"} for c in "abc" for n in (1, 2, 3)} | {
        "d3": {"terrain": "sea", "cone": "birds", "species": {"birds": 1}}
    }
    kinds = ["sea"] * 6 + ["forest"] * 4
    tiles = {name: {**tile, "terrain": kind} for (name, tile), kind in zip(cones.items(), kinds, strict=True)}
    position = {"dsrules": 1, "tiles": tiles, "animals": {"birds": {"vp": 0}}}
    assert act(position, "birds card ice-age")["animals"]["birds"]["vp"] == 45
    house = {**position, "switches": {"bonus-beyond-nine": 55}}
    after = act(house, "birds card ice-age")
    assert after["animals"]["birds"]["vp"] == 55
    assert after["switches"] == {"bonus-beyond-nine": 55}
    assert code({**position, "switches": {"bonus": 55}}).startswith("position.")
    assert code({**position, "switches": {"stale-cone": "perhaps"}}).startswith("position.")


def test_owners() -> None:
    owned = earth(owners={"north": ["birds"], "south": ["insects"]})
    assert ask("dominance", owned)
    assert code(earth(owners={"north": ["birds"], "south": ["birds", "insects"]})).startswith("position.")
