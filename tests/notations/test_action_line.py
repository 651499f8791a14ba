"""The action line: every form of it, what it says when it says nothing, and that what is written reads back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from dsrules import rulebook
from dsrules.action import (
    Abundance,
    Action,
    Adaptation,
    Automatic,
    Claim,
    Competition,
    Cubes,
    Depletion,
    Domination,
    Draws,
    Glaciation,
    Initiative,
    Migration,
    Move,
    Pass,
    Penalty,
    Place,
    PlayCard,
    Regression,
    ShowTie,
    Speciation,
    Victim,
    Wanderlust,
    Wasteland,
)
from dsrules.diagnostics import InputError
from dsrules.messages import Speaker
from dsrules.position import Frozen, Position, Tile
from dsrules.text.action_line import action_help, card_help, read_action, write_action

RULES = rulebook.default()
EARTH = Position(
    tiles=Frozen(
        {
            "d3": Tile("sea", True),
            "d2": Tile("wetland"),
            "e3": Tile("forest"),
            "e4": Tile("desert"),
            "c4": Tile("forest"),
        }
    )
)

READ: dict[str, Action] = {
    "mammals initiative to adaptation@3": Initiative("mammals", "adaptation", "3"),
    "mammals initiative to wasteland": Initiative("mammals", "wasteland", "1"),
    "birds adaptation sun": Adaptation("birds", "sun"),
    "birds regression keep grass": Regression("birds", "grass"),
    "reptiles regression@free keep grass": Regression("reptiles", "grass", "free"),
    "birds abundance seed d3.e": Abundance("birds", "seed", "d3.e"),
    "birds abundance@2 e e4.nw": Abundance("birds", "seed", "d3.e", "2"),
    "birds wasteland sun": Wasteland("birds", "sun"),
    "birds depletion e3+e4+d3": Depletion("birds", "d3.e"),
    "birds glaciation e4": Glaciation("birds", "e4"),
    "birds glaciation desert": Glaciation("birds", "e4"),
    "birds glaciation tundra": Glaciation("birds", "d3"),
    "reptiles speciation@sun d3.se: d3 1, e4 2, d4 2": Speciation(
        "reptiles", "d3.se", (Cubes("d3"), Cubes("e4", 2), Cubes("d4", 2)), "2"
    ),
    "reptiles speciation d3.se: d3": Speciation("reptiles", "d3.se", (Cubes("d3"),)),
    "insects speciation@free e4": Speciation("insects", None, (Cubes("e4"),), "free"),
    "insects speciation e4": Speciation("insects", None, (Cubes("e4"),), "free"),
    "birds wanderlust jungle e2 + water e2.sw | mammals e3 2, insects d2 1": Wanderlust(
        "birds", "jungle", "e2", None, "water", "d2.e", (Cubes("e3", 2, "mammals"), Cubes("d2", 1, "insects"))
    ),
    "birds wanderlust@2 sea@3 e2 | e3 2, insects d2, c2 3": Wanderlust(
        "birds", "sea", "e2", 3, None, None,
        (Cubes("e3", 2, "birds"), Cubes("d2", 1, "insects"), Cubes("c2", 3, "insects")), "2",
    ),
    "birds migration@4 c4>d4 2, c4>b3": Migration("birds", (Move("c4", "d4", 2), Move("c4", "b3")), "4"),
    "birds migration wetland > desert c4->b3": Migration("birds", (Move("d2", "e4"), Move("c4", "b3"))),
    "birds competition@4 c4 mammals, e3 insects": Competition(
        "birds", (Victim("c4", "mammals"), Victim("e3", "insects")), "4"
    ),
    "arachnids competition@free birds c3": Competition("arachnids", (Victim("c3", "birds"),), "free"),
    "birds domination e3": Domination("birds", "e3"),
    "birds card fertile e3": PlayCard("birds", "fertile", hex="e3"),
    "birds pass": Pass("birds"),
    "birds place migration@2": Place("birds", "migration", "2"),
    "birds place speciation@grass": Place("birds", "speciation", "6"),
    "insects claim e3": Claim("insects", "e3"),
    "birds tie e3": ShowTie("birds", "e3"),
    "automatic": Automatic(),
    "automatic save d3": Automatic("d3"),
    "automatic save none": Automatic("none"),
    "automatic draw adaptation: sun s seed m; abundance: ; wanderlust: 2gb; cards: fertile, omnivore; tiles: sea ~":
        Automatic(None, Draws(
            (
                ("adaptation", ("sun", "sun", "seed", "meat")),
                ("abundance", ()),
                ("wanderlust", ("grass", "grub", "grass", "grub")),
            ),
            ("fertile", "omnivore"),
            ("sea", None),
        )),
    "automatic draw adaptation: ssem; cards: ice age niche biomes": Automatic(
        None, Draws((("adaptation", ("sun", "sun", "seed", "meat")),), ("ice-age", "niche-biomes"))
    ),
    # Cards
    "birds card aquatic water d2.ne: d2 3": PlayCard("birds", "aquatic", "water", None, "d1.se", "d2", 3),
    "birds card aquatic water d2.ne": PlayCard("birds", "aquatic", "water", corner="d1.se"),
    "birds card aquatic: d2 3": PlayCard("birds", "aquatic", hex="d2", number=3),
    "birds card aquatic d2": PlayCard("birds", "aquatic", hex="d2", number=1),
    "birds card aquatic": PlayCard("birds", "aquatic"),
    "birds card evolution e3 insects, c4 mammals": PlayCard(
        "birds", "evolution", victims=(Victim("e3", "insects"), Victim("c4", "mammals"))
    ),
    "birds card blight e4 keep e4.e": PlayCard("birds", "blight", hex="e4", corner="e4.e"),
    "birds card blight e4": PlayCard("birds", "blight", hex="e4"),
    "birds card catastrophe e4 keep birds: d4 mammals, e3 insects": PlayCard(
        "birds", "catastrophe", hex="e4", keep="birds", victims=(Victim("d4", "mammals"), Victim("e3", "insects"))
    ),
    "birds card mass-exodus e4: birds d4 2, insects e3 1": PlayCard(
        "birds", "mass-exodus", hex="e4", moves=(Cubes("d4", 2, "birds"), Cubes("e3", 1, "insects"))
    ),
    "birds card mass e4": PlayCard("birds", "mass-exodus", hex="e4"),
    "birds card metamorphosis sun for water": PlayCard("birds", "metamorphosis", "water", "sun"),
    "birds card habitat sun e2.w": PlayCard("birds", "habitat", "sun", corner="d1.se"),
    "birds card hibernation e4 3": PlayCard("birds", "hibernation", hex="e4", number=3),
    "birds card fecundity e3 d2": PlayCard("birds", "fecundity", hexes=("e3", "d2")),
    "birds card biomass e3 insects, d2 birds": PlayCard(
        "birds", "biomass", victims=(Victim("e3", "insects"), Victim("d2", "birds"))
    ),
    "birds card predator e3 insects": PlayCard("birds", "predator", victims=(Victim("e3", "insects"),)),
    "birds card ice-sheet e4": PlayCard("birds", "ice-sheet", hex="e4"),
    "birds card ice sheet desert": PlayCard("birds", "ice-sheet", hex="e4"),
    "birds card instinct domination@4": PlayCard("birds", "instinct", to_box="domination", to_space="4"),
    "birds card immigrants: mammals element sun, birds pawn, insects species": PlayCard(
        "birds", "immigrants",
        penalties=(Penalty("mammals", "element", "sun"), Penalty("birds", "pawn"), Penalty("insects", "species")),
    ),
    "birds card disease: mammals sun": PlayCard("birds", "disease", elements=(("mammals", "sun"),)),
    "birds card symbiotic: mammals sun, birds water": PlayCard(
        "birds", "symbiotic", elements=(("mammals", "sun"), ("birds", "water"))
    ),
    "birds card cold snap": PlayCard("birds", "cold-snap"),
    "ptáci karta" : PlayCard("birds", "ice-age"),
}  # fmt: skip
READ["ptáci card doba ledová"] = READ.pop("ptáci karta")


@pytest.mark.parametrize("line", READ)
def test_every_form_of_the_contract(line: str) -> None:
    action = read_action(line, RULES, EARTH)
    assert action == READ[line]
    assert read_action(write_action(action, RULES), RULES) == action


@pytest.mark.parametrize(
    "line",
    [
        "Birds Migration@4 C4>D4 2,C4>B3",
        "ptáci migrace@4 c4>d4 2 c4>b3",
        "ptaci mig@4 c4>d4 2,,c4>b3",
        "Bi migration @ 4 c4 > d4 2, c4 > b3 1",
    ],
)  # fmt: skip
def test_spaces_case_commas_and_language_do_not_matter(line: str) -> None:
    assert read_action(line, RULES) == READ["birds migration@4 c4>d4 2, c4>b3"]


def test_corners_of_the_tile_without_a_map() -> None:
    position = Position(tiles=Frozen({"tile": Tile("sea")}))
    assert read_action("birds depletion tile.3", RULES, position) == Depletion("birds", "tile.3")
    assert read_action("birds claim sea", RULES, position) == Claim("birds", "tile")


def errors(line: str, position: Position | None = EARTH) -> list[str]:
    with pytest.raises(InputError) as caught:
        read_action(line, RULES, position)
    assert caught.value.source is not None
    for diagnostic in caught.value.diagnostics:
        assert diagnostic.place is not None
        for lang in ("en", "cs"):
            speaker = Speaker(RULES, lang)
            assert speaker.say(diagnostic.text)
            assert diagnostic.hint is None or speaker.say(diagnostic.hint)
    return [diagnostic.code for diagnostic in caught.value.diagnostics]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ["action.line-empty"]),
        ("birds", ["action.line-incomplete"]),
        ("fly", ["action.unknown-word"]),
        ("birds fly", ["action.unknown-word"]),
        ("birds migartion c4>d4", ["action.unknown-word"]),
        ("migration c4>d4", ["action.line-unexpected"]),
        ("birds migration c4", ["action.line-incomplete"]),
        ("birds migration@4", ["action.line-incomplete"]),
        ("birds migration c4>d4 0", ["action.number"]),
        ("birds migration c4>d4 56", ["action.number"]),
        ("birds migration c4>d4 1" + "0" * 30, ["action.number"]),
        ("birds migration c9>h4", ["action.hex-unknown", "action.hex-unknown"]),
        ("birds migration@7 c4>d4", ["action.space-unknown"]),
        ("birds migration@0 c4>d4", ["action.space-unknown"]),
        ("birds migration@free c4>d4", ["action.space-unknown"]),
        ("birds migration@sun c4>d4", ["action.space-unknown"]),
        ("birds depletion d3", ["action.corner-unknown"]),
        ("birds depletion d3.n", ["action.corner-unknown"]),
        ("birds depletion d3+e3", ["action.corner-unknown"]),
        ("birds depletion d3+g4", ["action.corner-unknown"]),
        ("birds depletion h9.e", ["action.hex-unknown"]),
        ("birds depletion d3.", ["action.line-incomplete"]),
        ("birds glaciation forest", ["action.hex-by-terrain"]),
        ("birds glaciation savannah", ["action.hex-by-terrain"]),
        ("birds glaciation sea", ["action.hex-by-terrain"]),
        ("birds glaciation wombat", ["action.hex-unknown"]),
        ("birds glaciation e4 e3", ["action.line-unexpected"]),
        ("birds adaptation su", ["action.unknown-word"]),
        ("birds adaptation gg", ["action.unknown-word"]),
        ("birds wanderlust tundra e2", ["action.no-large-tile"]),
        ("birds wanderlust sea@4 e2", ["action.stack-unknown"]),
        ("birds card ice", ["action.unknown-word"]),
        ("birds card", ["action.line-incomplete"]),
        ("birds card metamorphosis sun water", ["action.line-unexpected"]),
        ("birds card omnivore e3", ["action.line-unexpected"]),
        ("birds card immigrants: mammals hope", ["action.line-unexpected"]),
        ("birds place migration", ["action.line-incomplete"]),
        ("automatic save", ["action.line-incomplete"]),
        ("automatic save d3 save d3", ["action.line-unexpected"]),
        ("automatic draw migration: sun", ["action.line-unexpected"]),
        ("automatic draw adaptation sun", ["action.line-unexpected"]),
        ("automatic draw adaptation: s; adaptation: s", ["action.drawn-twice"]),
        ("automatic draw adaptation: 999999999 ggggg", ["action.too-many-discs"]),
        ("birds \x00", ["action.line-unexpected"]),
        ("birds " * 100_000, ["action.line-too-long"]),
        ("birds migration " + "x9>y9 " * 1000, ["action.hex-unknown"] * 10),
    ],
)
def test_what_is_said_about_a_line_that_is_no_action(line: str, expected: list[str]) -> None:
    assert errors(line) == expected


def test_a_hex_named_by_terrain_needs_a_position() -> None:
    assert errors("birds glaciation desert", None) == ["action.hex-by-terrain"]


def test_an_incomplete_corner_lists_the_corners_that_contain_it() -> None:
    with pytest.raises(InputError) as caught:
        read_action("birds depletion d3+e3", RULES)
    (found,) = caught.value.diagnostics
    assert found.hint is not None
    # The edge between d3 and e3 has two ends: one with d2, one with e4.
    assert sorted(found.hint.params["names"]) == ["d2.se", "d3.e"]
    assert found.place == (1, 17, 22)


def test_every_form_in_the_help_has_an_example_that_reads() -> None:
    for form in (*action_help(RULES), *(card_help(card, RULES) for card in RULES.named("card"))):
        action = read_action(form.example, RULES)
        assert read_action(write_action(action, RULES), RULES) == action
        for lang in ("en", "cs"):
            assert Speaker(RULES, lang).say(form.form)
            assert Speaker(RULES, lang).say(form.about)


def _lines(value: Any) -> list[str]:
    """Return the action lines of the examples in a rules file."""
    if isinstance(value, dict):
        own = [value["action"]] if isinstance(value.get("action"), str) and "ask" in value else []
        return own + [line for part in value.values() for line in _lines(part)]
    return [line for part in value for line in _lines(part)] if isinstance(value, list) else []


def test_the_action_lines_of_all_rule_examples_read() -> None:
    lines = [
        (name.name, line)
        for name in sorted(Path(rulebook.directory(), "rules").glob("*.yaml"))
        for line in _lines(yaml.safe_load(name.read_text(encoding="utf-8")))
    ]
    assert lines
    for _, line in lines:
        try:
            action = read_action(line, RULES, EARTH)
        except InputError as error:
            if {d.code for d in error.diagnostics} == {"action.hex-by-terrain"}:
                continue  # its own position may have that tile
            raise
        assert read_action(write_action(action, RULES), RULES) == action


# Random actions of every kind

HEXES = st.sampled_from(RULES.board.hexes)
CORNERS = st.sampled_from(RULES.board.corners)
ANIMALS = st.sampled_from(RULES.food_chain)
ELEMENTS = st.sampled_from(RULES.elements)
TERRAINS = st.sampled_from(RULES.terrains)
NUMBERS = st.integers(1, 55)
CARDS = st.sampled_from(sorted(RULES.named("card")))


def some(items: st.SearchStrategy[Any], least: int = 1) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(items, min_size=least, max_size=4).map(tuple)


def spaces(box: str, free: bool = False) -> st.SearchStrategy[str]:
    numbers = [str(n + 1) for n in range(RULES.spaces(box))]
    return st.sampled_from([*numbers, *["free"] * free])


def maybe(box: str, free: bool = False) -> st.SearchStrategy[str | None]:
    return st.none() | spaces(box, free)


BOX_SPACES = st.sampled_from(RULES.boxes).flatmap(lambda box: st.tuples(st.just(box), spaces(box)))
VICTIMS = some(st.builds(Victim, HEXES, ANIMALS))
OWN_CUBES = some(st.builds(Cubes, HEXES, NUMBERS, st.none()))
CUBES = st.builds(Cubes, HEXES, NUMBERS, ANIMALS)
PENALTIES = st.builds(Penalty, ANIMALS, st.sampled_from(["pawn", "species"]), st.none()) | st.builds(
    Penalty, ANIMALS, st.just("element"), ELEMENTS
)


def cards(name: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[PlayCard]:
    return st.builds(lambda who, chosen: PlayCard(who, name, **chosen), ANIMALS, st.fixed_dictionaries(fields))


def on_hex(strategy: st.SearchStrategy[PlayCard]) -> st.SearchStrategy[PlayCard]:
    return st.builds(lambda play, name, n: play._replace(hex=name, number=n), strategy, HEXES, NUMBERS)


ACTIONS: st.SearchStrategy[Any] = st.one_of(
    st.builds(lambda who, target: Initiative(who, *target), ANIMALS, BOX_SPACES),
    st.builds(Adaptation, ANIMALS, ELEMENTS, maybe("adaptation")),
    st.builds(Regression, ANIMALS, ELEMENTS, maybe("regression", True)),
    st.builds(Abundance, ANIMALS, ELEMENTS, CORNERS, maybe("abundance")),
    st.builds(Wasteland, ANIMALS, ELEMENTS, maybe("wasteland")),
    st.builds(Depletion, ANIMALS, CORNERS, maybe("depletion")),
    st.builds(Glaciation, ANIMALS, HEXES, maybe("glaciation")),
    st.builds(Speciation, ANIMALS, CORNERS, OWN_CUBES, maybe("speciation")),
    st.builds(Speciation, ANIMALS, st.none(), OWN_CUBES, st.just("free")),
    st.builds(
        Wanderlust, ANIMALS, TERRAINS, HEXES, st.none() | st.integers(1, 3), st.none(), st.none(), some(CUBES, 0),
        maybe("wanderlust"),
    ),
    st.builds(Wanderlust, ANIMALS, TERRAINS, HEXES, st.none(), ELEMENTS, CORNERS, some(CUBES, 0), st.none()),
    st.builds(Migration, ANIMALS, some(st.builds(Move, HEXES, HEXES, NUMBERS)), maybe("migration")),
    st.builds(Competition, ANIMALS, VICTIMS, maybe("competition", True)),
    st.builds(Domination, ANIMALS, HEXES, maybe("domination")),
    st.builds(Pass, ANIMALS),
    st.builds(lambda who, target: Place(who, *target), ANIMALS, BOX_SPACES),
    st.builds(Claim, ANIMALS, HEXES),
    st.builds(ShowTie, ANIMALS, HEXES),
    st.builds(
        Automatic,
        st.none() | HEXES | st.just("none"),
        st.none()
        | st.builds(
            Draws,
            st.permutations(["adaptation", "abundance", "wanderlust"])
            .flatmap(lambda boxes: st.integers(0, 3).map(lambda n: boxes[:n]))
            .flatmap(lambda boxes: st.tuples(*(st.tuples(st.just(box), some(ELEMENTS, 0)) for box in boxes))),
            st.none() | some(CARDS, 0),
            st.none() | some(st.none() | TERRAINS, 0),
        ),
    ),
    st.builds(lambda who, card: PlayCard(who, card), ANIMALS, CARDS),
    cards("aquatic", element=ELEMENTS, corner=CORNERS),
    on_hex(cards("aquatic", element=ELEMENTS, corner=CORNERS)),
    on_hex(cards("aquatic")),
    on_hex(cards("hibernation")),
    cards("biomass", victims=VICTIMS),
    cards("evolution", victims=VICTIMS),
    cards("predator", victims=VICTIMS),
    cards("blight", hex=HEXES, corner=st.none() | CORNERS),
    cards("catastrophe", hex=HEXES, keep=st.none() | ANIMALS, victims=st.just(()) | VICTIMS),
    cards("mass-exodus", hex=HEXES, moves=some(CUBES, 0)),
    cards("metamorphosis", given=ELEMENTS, element=ELEMENTS),
    cards("habitat", element=ELEMENTS, corner=CORNERS),
    cards("fecundity", hexes=some(HEXES)),
    cards("fertile", hex=HEXES),
    cards("ice-sheet", hex=HEXES),
    st.builds(lambda play, target: play._replace(to_box=target[0], to_space=target[1]), cards("instinct"), BOX_SPACES),
    cards("immigrants", penalties=some(PENALTIES)),
    cards("disease", elements=some(st.tuples(ANIMALS, ELEMENTS))),
    cards("symbiotic", elements=some(st.tuples(ANIMALS, ELEMENTS))),
)  # fmt: skip


@given(ACTIONS)
def test_a_written_action_reads_back_equal(action: Action) -> None:
    line = write_action(action, RULES)
    assert read_action(line, RULES) == action
    assert write_action(read_action(line, RULES), RULES) == line


@given(st.text(max_size=60) | st.lists(st.sampled_from(" ".join(READ).split()), max_size=12).map(" ".join))
def test_any_text_is_an_action_or_an_input_error(line: str) -> None:
    try:
        action = read_action(line, RULES, EARTH)
    except InputError as error:
        assert {d.code.partition(".")[0] for d in error.diagnostics} == {"action"}  # noqa: PT017
    else:
        assert read_action(write_action(action, RULES), RULES) == action
