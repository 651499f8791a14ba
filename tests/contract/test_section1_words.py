"""Contract section 1: names, spellings, hexes and corners."""

from __future__ import annotations

from typing import Any

import pytest
from contract_desk import RULES, act, ask, can, line, refused

ELEMENTS = ["grass", "grub", "meat", "seed", "sun", "water"]
LETTERS = {"g": "grass", "b": "grub", "m": "meat", "e": "seed", "s": "sun", "w": "water"}
ANIMALS = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]
TERRAINS = ["sea", "wetland", "savannah", "jungle", "forest", "desert", "mountain"]
CZECH_ELEMENTS = {
    "tráva": "grass", "trava": "grass", "larva": "grub", "maso": "meat", "semeno": "seed", "semínko": "seed",
    "seminko": "seed", "slunce": "sun", "voda": "water",
}  # fmt: skip
CZECH_ANIMALS = {
    "savci": "mammals", "savec": "mammals", "plazi": "reptiles", "plaz": "reptiles", "ptáci": "birds", "ptaci": "birds",
    "pták": "birds", "obojživelníci": "amphibians", "obojzivelnik": "amphibians", "pavoukovci": "arachnids",
    "pavoukovec": "arachnids", "hmyz": "insects",
}  # fmt: skip
CZECH_TERRAINS = {
    "moře": "sea", "more": "sea", "mokřad": "wetland", "savana": "savannah", "džungle": "jungle", "dzungle": "jungle",
    "les": "forest", "poušť": "desert", "poust": "desert", "hory": "mountain", "hora": "mountain",
}  # fmt: skip
CZECH_CARDS = {
    "Vodní prostředí": "aquatic", "Biodiverzita": "biodiversity", "Biomasa": "biomass", "Sněť": "blight",
    "Katastrofa": "catastrophe", "Náhlé ochlazení": "cold-snap", "Nemoc": "disease", "Ekodiverzita": "ecodiversity",
    "Evoluce": "evolution", "Plodnost": "fecundity", "Úrodnost": "fertile", "Stanoviště": "habitat",
    "Hibernace": "hibernation", "Doba ledová": "ice-age", "Ledový příkrov": "ice-sheet", "Přistěhovalci": "immigrants",
    "Instinkt": "instinct", "Inteligence": "intelligence", "Metamorfóza": "metamorphosis",
    "Okrajové biomy": "niche-biomes", "Noční život": "nocturnal", "Všežravec": "omnivore", "Parazitismus": "parasitism",
    "Predátor": "predator", "Symbióza": "symbiotic", "Hromadný exodus": "mass-exodus",
}  # fmt: skip


def mapless(terrain: str = "desert", elements: list[str] | None = None, **species: int) -> dict[str, Any]:
    return {
        "dsrules": 1,
        "tile": {"terrain": terrain, "elements": elements or [], "species": species or {"insects": 1}},
    }


def read_animal(word: str) -> str:
    position = {"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "species": {word: 1}}}}
    (found,) = ask("dominance", position)["tiles"]["d3"]["matches"]
    return str(found)


def read_element(word: str) -> str:
    """Which element a disc so spelt is: the animal whose printed elements match it."""
    position = {"dsrules": 1, "tiles": {"d3": "sea"}, "elements": {word: ["d3.e"]}, "animals": dict.fromkeys(ANIMALS)}
    counts = ask("dominance", position)["tiles"]["d3"]["matches"]
    printed = {"mammals": "meat", "reptiles": "sun", "birds": "seed", "amphibians": "water", "arachnids": "grub"}
    (matched,) = [animal for animal, count in counts.items() if count]
    return {**printed, "insects": "grass"}[matched]


@pytest.mark.parametrize(("word", "element"), [*((e, e) for e in ELEMENTS), *LETTERS.items(), *CZECH_ELEMENTS.items()])
def test_elements_in_every_spelling(word: str, element: str) -> None:
    assert read_element(word) == element
    assert read_element(word.upper()) == element


@pytest.mark.parametrize("animal", ANIMALS)
def test_animals_whole_singular_code_and_prefix(animal: str) -> None:
    spellings = [animal, animal[:-1], animal[:2].capitalize(), animal[:2], animal[:3], animal[:4], animal.upper()]
    assert [read_animal(word) for word in spellings] == [animal] * len(spellings)


@pytest.mark.parametrize(("word", "animal"), CZECH_ANIMALS.items())
def test_animals_in_czech(word: str, animal: str) -> None:
    assert read_animal(word) == animal
    assert read_animal(word.upper()) == animal


@pytest.mark.parametrize(
    ("word", "terrain"),
    [
        *((t, t) for t in TERRAINS),
        *((t[:2].capitalize(), t) for t in TERRAINS),
        *CZECH_TERRAINS.items(),
        ("wet", "wetland"),
    ],
)
def test_terrains_in_every_spelling(word: str, terrain: str) -> None:
    first_place = {"sea": 9, "wetland": 8, "savannah": 7, "jungle": 6, "forest": 5, "desert": 4, "mountain": 3}
    position = {"dsrules": 1, "tiles": {"d3": {"terrain": word, "species": {"birds": 1}}}}
    assert ask("score", position, tile="d3")["vp"] == {"birds": first_place[terrain]}


def test_tundra_is_a_state_of_a_tile() -> None:
    assert "tundra" not in TERRAINS
    position = {"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "tundra": True, "species": {"birds": 1}}}}
    assert ask("score", position, tile="d3")["vp"] == {"birds": 1}


@pytest.mark.parametrize(("word", "card"), [*((c, c) for c in CZECH_CARDS.values()), *CZECH_CARDS.items()])
def test_cards_in_every_spelling(word: str, card: str) -> None:
    position = {"dsrules": 1, "tiles": {"d3": "sea"}, "taken": [word], "animals": {"birds": {}}}
    spaced = {**position, "taken": [word.replace("-", " ")]}
    moved = {**position, "tiles": {"d3": {"terrain": "sea", "species": {"birds": 1}}}, "scored": ["d3"]}
    for given in (position, spaced):
        after = act({**given, "owed": {"card": "birds", "tile": "d3"}, "tiles": moved["tiles"], "scored": ["d3"]},
                    "birds card omnivore" if card != "omnivore" else "birds card nocturnal")  # fmt: skip
        assert card in after["taken"]


def test_spaces_by_number_by_element_and_free() -> None:
    grass = {
        "dsrules": 1,
        "tiles": {"d3": "sea"},
        "elements": {"sun": ["d3.e"]},
        "animals": {"birds": {"gene_pool": 9}, "insects": {"gene_pool": 9}},
    }
    assert can(grass, "birds speciation@sun d3.e: d3 1") == "yes"
    assert can(grass, "birds speciation@2 d3.e: d3 1") == "yes"  # the second space is the sun's
    assert can(grass, "birds speciation@grass d3.e: d3 1") == "no"
    assert can(grass, "insects speciation@free d3") == "yes"
    assert can(grass, "birds speciation@free d3") == "no"


# A word is read in this order.


def test_a_code_goes_before_letters_and_prefixes() -> None:
    """`Se` is the sea and `sea` no prefix of anything else; `we` is the wetland, not water and seed."""
    for word in ("we", "We", "WE"):
        position = {"dsrules": 1, "tiles": {"d3": {"terrain": word, "species": {"birds": 1}}}}
        assert ask("score", position, tile="d3")["vp"] == {"birds": 8}


def test_letters_stand_for_several_discs_in_tile_lines() -> None:
    """`see` is three discs: sun, seed, seed; a whole name and a code go before letters."""
    assert tile_discs("see") == ["seed", "seed", "sun"]
    assert tile_discs("gb") == ["grass", "grub"]
    assert tile_discs("2 gb") == ["grass", "grass", "grub", "grub"]
    assert tile_discs("seed") == ["seed"]
    assert tile_discs("see gra") == ["grass", "seed", "seed", "sun"]


def tile_discs(words: str) -> list[str]:
    import dsrules

    return sorted(dsrules.parse_tile(f"desert: {words} | insects").elements.values())


def test_elsewhere_one_disc_is_expected() -> None:
    assert refused("dominance", mapless(elements=["gb"]))["code"] == "position.unknown-word"
    assert ask("dominance", mapless(elements=["g", "b"]))["tiles"]["tile"]["matches"] == {"insects": 2}


def test_prefixes_of_three_letters_or_more_in_either_language() -> None:
    assert read_animal("mam") == "mammals"
    assert read_animal("obo") == "amphibians"
    assert read_element("gra") == "grass"
    assert read_element("slu") == "sun"


@pytest.mark.parametrize(("word", "likely"), [("mamals", "mammals"), ("brids", "birds"), ("insekts", "insects")])
def test_anything_else_lists_the_candidates(word: str, likely: str) -> None:
    answer = line(ask="dominance", position={"dsrules": 1, "tiles": {"d3": {"terrain": "sea", "species": {word: 1}}}})
    assert answer["error"]["code"].startswith("position.")
    error = answer["error"]
    assert likely in str(error), error


def test_an_ambiguous_prefix_lists_both() -> None:
    """`plo` begins nothing but Plodnost; `par` only Parasitism and Parazitismus, which are one card."""
    base = {"dsrules": 1, "tiles": {"d3": "sea"}}
    assert ask("dominance", {**base, "taken": ["par"]})
    assert ask("dominance", {**base, "taken": ["plo"]})
    error = refused("dominance", {**base, "taken": ["bio"]})
    assert "biodiversity" in str(error)
    assert "biomass" in str(error)


# Hexes and corners.

RMIN = {-3: 0, -2: -1, -1: -2, 0: -2, 1: -3, 2: -3, 3: -3}
COUNT = {-3: 4, -2: 5, -1: 6, 0: 5, 1: 6, 2: 5, 3: 4}
ALL = {"abcdefg"[q + 3] + str(i + 1): (q, RMIN[q] + i) for q in RMIN for i in range(COUNT[q])}


def test_the_35_hexes_and_no_others() -> None:
    assert len(ALL) == 35
    assert {name: tuple(place) for name, place in RULES.board.axial.items()} == ALL
    for name in ALL:
        assert ask("dominance", {"dsrules": 1, "tiles": {name: "sea"}})["tiles"].keys() == {name}
    for wrong in ("a5", "b6", "d6", "e7", "g5", "h1", "a0", "d"):
        assert refused("dominance", {"dsrules": 1, "tiles": {wrong: "sea"}})["code"].startswith("position.")


def test_the_starting_earth_has_its_names() -> None:
    import dsrules

    earth = dsrules.setup(ANIMALS)
    placed = {name: tile.terrain for name, tile in earth.tiles.items()}
    assert placed == {
        "d3": "sea",
        "d2": "wetland",
        "e3": "savannah",
        "e4": "desert",
        "d4": "mountain",
        "c4": "forest",
        "c3": "jungle",
    }
    assert earth.tiles["d3"].tundra


def test_at_most_31_hexes_carry_a_tile() -> None:
    names = sorted(ALL)
    kinds = ["sea"] * 7 + [t for t in TERRAINS[1:] for _ in range(4)]
    assert len(kinds) == 31
    assert ask("dominance", {"dsrules": 1, "tiles": dict(zip(names, kinds, strict=False))})
    more = dict(zip(names, [*kinds, "sea"], strict=False))
    assert refused("dominance", {"dsrules": 1, "tiles": more})["code"] == "position.too-many-tiles"


STEP = {"n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0)}
WAYS = {
    "nw": ("nw", "n"),
    "ne": ("n", "ne"),
    "e": ("ne", "se"),
    "se": ("se", "s"),
    "sw": ("s", "sw"),
    "w": ("sw", "nw"),
}


def meeting(name: str, way: str) -> frozenset[tuple[int, int]]:
    q, r = ALL[name]
    return frozenset([(q, r), *((q + STEP[s][0], r + STEP[s][1]) for s in WAYS[way])])


def spellings() -> dict[frozenset[tuple[int, int]], list[str]]:
    found: dict[frozenset[tuple[int, int]], list[str]] = {}
    for name in sorted(ALL):
        for way in WAYS:
            found.setdefault(meeting(name, way), []).append(f"{name}.{way}")
    return found


def test_92_corners_50_of_three_18_of_two_24_of_one() -> None:
    corners = spellings()
    printed = [sum(place in ALL.values() for place in corner) for corner in corners]
    assert (len(corners), printed.count(3), printed.count(2), printed.count(1)) == (92, 50, 18, 24)
    assert len(RULES.board.corners) == 92


def canonical(spelling: str) -> str:
    """How a corner comes back; the tile carries it, so it lies on Earth."""
    hexes = spelling.partition(".")[0].split("+")
    position = {
        "dsrules": 1,
        "tiles": {hexes[0]: "sea"},
        "elements": {"sun": [spelling]},
        "animals": {"birds": {"pawns": 1}},
    }
    (corner,) = act(position, "birds card omnivore")["elements"]["sun"]
    return str(corner)


def test_every_spelling_of_every_corner_comes_back_canonical() -> None:
    for corner, names in spellings().items():
        first = min(names, key=lambda name: name.partition(".")[0])
        hexes = sorted(name for name, place in ALL.items() if place in corner)
        for spelling in [*names, "+".join(hexes), "+".join(reversed(hexes))]:
            if "." in spelling or len(hexes) > 1:
                assert canonical(spelling) == first, spelling


def test_three_spellings_of_one_corner() -> None:
    assert {canonical(spelling) for spelling in ("d3.e", "e3.sw", "e4.nw", "d3+e3+e4", "e4+d3+e3")} == {"d3.e"}


def test_a_set_that_is_no_corner_lists_those_that_contain_it() -> None:
    position = {"dsrules": 1, "tiles": {"d3": "sea", "e3": "savannah"}, "elements": {"sun": ["d3+e3"]}}
    error = refused("dominance", position)
    assert error["code"].startswith("position.")
    assert "d3.e" in str(error)
    assert "d2.se" in str(error)
