"""Survival where nobody could read some hexes: the ruling is that of every way to fill them, one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from judge_boards import RULES, position

from dsrules.judge.survival import survival
from dsrules.position import Position
from dsrules.ruling import Ruling

ANIMALS = ("mammals", "birds", "insects")
UNREAD = ("g1", "g2")
BONUS = [0, 1, 3, 6, 10, 15]
FOOD_CHAIN = RULES.switched({"survival-tie": "food-chain"})

Cubes = dict[str, int]


def ways(left: Cubes, hexes: int) -> list[list[Cubes]]:
    """Every way to fill unread hexes with tundra and what is left of each animal; an empty one counts as nothing."""
    each = [
        [spread for spread in product(range(number + 1), repeat=hexes) if sum(spread) <= number]
        for number in left.values()
    ]
    return [
        [{animal: spread[place] for animal, spread in zip(left, chosen, strict=True)} for place in range(hexes)]
        for chosen in product(*each)
    ]


def settled(tiles: list[Cubes], chain: bool) -> tuple[str | None, int]:
    """Who holds the card with these tundra tiles, and the VP: survival.control, survival.tie, survival.score."""
    counts = {animal: sum(tile[animal] for tile in tiles) for animal in ANIMALS}
    most = max(counts.values())
    level = [animal for animal in ANIMALS if counts[animal] == most]
    if most == 0 or (len(level) > 1 and not chain):
        return None, 0
    return level[0], BONUS[sum(tile[level[0]] > 0 for tile in tiles)]


def plain(numbers: list[int]) -> Any:
    return min(numbers) if min(numbers) == max(numbers) else [min(numbers), max(numbers)]


few = st.fixed_dictionaries(dict.fromkeys(ANIMALS, st.integers(0, 3)))
less = st.fixed_dictionaries(dict.fromkeys(ANIMALS, st.integers(0, 2)))


@settings(max_examples=80, deadline=None)
@given(st.lists(few, min_size=1, max_size=2), less, st.integers(0, 2), st.booleans())
def test_the_card_goes_where_every_way_to_fill_the_hexes_sends_it(
    read: list[Cubes], left: Cubes, hexes: int, chain: bool
) -> None:
    on_earth = {animal: sum(tile[animal] for tile in read) for animal in ANIMALS}
    here = position(
        {
            "players": 3,  # 50 cubes each, one of them on the VP track
            "tiles": {
                name: {"terrain": "sea", "tundra": True, "species": {who: n for who, n in tile.items() if n}}
                for name, tile in zip(("d3", "e3"), read, strict=False)
            },
            "unknown": list(UNREAD[:hexes]),
            "animals": {animal: {"gene_pool": 49 - on_earth[animal] - left[animal]} for animal in ANIMALS},
        }
    )
    ruling = survival(here, FOOD_CHAIN if chain else RULES)
    filled = [read + more for more in ways(left, hexes)]
    each = [settled(tiles, chain) for tiles in filled]
    holders = {holder for holder, _ in each}
    species = {animal: plain([sum(tile[animal] for tile in tiles) for tiles in filled]) for animal in ANIMALS}
    expected: dict[str, Any] = {"holder": None, "species": species, "vp": plain([vp for _, vp in each])}
    if len(holders) > 1:
        expected["possible"] = [holder for holder in (*ANIMALS, None) if holder in holders]
    else:
        expected["holder"] = holders.pop()
    assert (ruling.verdict, ruling.result) == ("undetermined" if "possible" in expected else None, expected)


def frozen(**species: int) -> dict[str, Any]:
    return {"terrain": "sea", "tundra": True, "species": species}


def keys(ruling: Ruling) -> list[str]:
    return [step.text.key for step in ruling.steps]


@pytest.mark.parametrize("chain", [False, True])
@pytest.mark.parametrize(("cubes", "holder", "vp"), [(0, None, 0), (1, "birds", 1), (2, "birds", 1)])
def test_an_animal_alone_needs_one_cube(cubes: int, holder: str | None, vp: int, chain: bool) -> None:
    here = position({"tiles": {"d3": frozen(**({"birds": cubes} if cubes else {}))}, "animals": {"birds": {}}})
    ruling = survival(here, FOOD_CHAIN if chain else RULES)
    assert ruling.result == {"holder": holder, "species": {"birds": cubes}, "vp": vp}


@pytest.mark.parametrize("chain", [False, True])
def test_without_animals_nobody_holds_the_card(chain: bool) -> None:
    ruling = survival(position({"tiles": {"d3": frozen()}}), FOOD_CHAIN if chain else RULES)
    assert ruling.result == {"holder": None, "species": {}, "vp": 0}


def two(mammals: int, birds: int, pool: int, **more: Any) -> Position:
    """Mammals and birds on one tundra tile, one hex unread: birds' gene pool leaves 54 less those and less `pool`."""
    return position(
        {
            "players": 2,
            "tiles": {"d3": frozen(mammals=mammals, birds=birds)},
            "unknown": ["g1"],
            "animals": {"mammals": {"gene_pool": 54 - mammals}, "birds": {"gene_pool": pool}},
            **more,
        }
    )


def test_who_may_hold_the_card_is_told_with_the_hexes_that_decide() -> None:
    ruling = survival(two(mammals=3, birds=2, pool=50), RULES)  # birds 2 to 4: behind, level or ahead
    assert ruling.verdict == "undetermined"
    assert keys(ruling) == ["survival.count", "survival.count.unknown", "survival.unknown"]
    assert ruling.reasons == ruling.steps[-1:]
    assert ruling.steps[-1].text.params == {"whos": ["mammals", "birds"], "hexes": ["g1"]}


def test_the_food_chain_may_decide_for_some_ways_to_fill_the_hexes_only() -> None:
    ruling = survival(two(mammals=3, birds=2, pool=51), FOOD_CHAIN)  # birds 2 or 3: behind, or level and below
    assert ruling.result == {"holder": "mammals", "species": {"mammals": 3, "birds": [2, 3]}, "vp": 1}
    assert keys(ruling) == [
        "survival.count", "survival.count.unknown", "survival.food-chain.unknown", "survival.score",
        "switches.decided",
    ]  # fmt: skip
    assert [step.text.key for step in ruling.reasons] == ["switches.decided"]
    assert {step.basis for step in ruling.steps[2:3]} == {"ruling"}
    open_ = survival(two(mammals=3, birds=2, pool=51), RULES)
    assert open_.result["possible"] == ["mammals", None]
    assert open_.result["vp"] == [0, 1]


def test_a_holder_ahead_in_any_case_owes_nothing_to_the_food_chain() -> None:
    ruling = survival(two(mammals=4, birds=2, pool=51), FOOD_CHAIN)  # birds 2 or 3
    assert keys(ruling) == ["survival.count", "survival.count.unknown", "survival.holder", "survival.score"]
    assert ruling.reasons == ()


@pytest.mark.parametrize("pool", [51, 50, 49])
def test_what_may_come_to_the_holder_changes_nothing_in_how_it_is_won(pool: int) -> None:
    more = 54 - 3 - pool  # birds 3, or up to so many more on the unread hex
    ahead = survival(two(mammals=2, birds=3, pool=pool), FOOD_CHAIN)
    assert keys(ahead)[2] == "survival.holder"
    assert ahead.result["species"]["birds"] == ([3, 3 + more] if more else 3)
    level = position(
        {
            "players": 2, "tiles": {"d3": frozen(birds=3, insects=3)}, "unknown": ["g1"],
            "animals": {"birds": {"gene_pool": pool}, "insects": {"gene_pool": 51}},
        }
    )  # fmt: skip
    assert keys(survival(level, FOOD_CHAIN))[2] == ("survival.food-chain.unknown" if more else "survival.food-chain")


@pytest.mark.parametrize(("tiles", "beyond"), [(9, False), (10, True)])
@pytest.mark.parametrize("house", [None, 55])
def test_a_house_figure_beyond_the_bonus_table_is_told(tiles: int, beyond: bool, house: int | None) -> None:
    """Nine tiles give 45 VP; the table ends there."""
    terrains = [terrain for terrain, number in RULES.large_tiles.items() for _ in range(number)]
    earth = {name: {**frozen(birds=1), "terrain": terrains[i]} for i, name in enumerate(RULES.board.hexes[:tiles])}
    table = RULES.switched({"bonus-beyond-nine": house}) if house else RULES
    ruling = survival(position({"tiles": earth}), table)
    assert ruling.result["vp"] == (house if beyond and house else 45)
    assert ("survival.beyond-table" in keys(ruling)) == (beyond and not house)
    assert [step.text.key for step in ruling.reasons] == (["switches.decided"] if beyond and house else [])


@pytest.mark.parametrize("chain", [False, True])
def test_two_without_a_cube_on_tundra_tie_for_nothing(chain: bool) -> None:
    here = position({"tiles": {"d3": frozen()}, "animals": {"mammals": {}, "birds": {}}})
    ruling = survival(here, FOOD_CHAIN if chain else RULES)
    assert (ruling.verdict, ruling.result["holder"]) == (None, None)
    assert keys(ruling) == ["survival.count.none", "survival.count.none", "survival.nobody"]


@pytest.mark.parametrize(
    ("tiles", "vp"),
    [
        # birds on two tiles score 3; insects, with all three cubes left on the unread hex and nowhere else, 1
        ([frozen(birds=1), frozen(birds=1)], [1, 3]),
        # birds on three tiles score 6; insects beside them on one of these and on the unread hex 3
        ([frozen(birds=1, insects=2), frozen(birds=1), frozen(birds=1)], [3, 6]),
        # birds on four tiles score 10; insects on two of these and on the unread hex 6
        ([frozen(birds=1, insects=2), frozen(birds=1, insects=1), frozen(birds=1), frozen(birds=1)], [6, 10]),
    ],
)
def test_who_comes_from_behind_scores_the_unread_hex_too(tiles: list[Any], vp: list[int]) -> None:
    earth = dict(zip(("a1", "a2", "a3", "a4"), tiles, strict=False))
    counts = {who: sum(tile["species"].get(who, 0) for tile in tiles) for who in ("birds", "insects")}
    pools = {"birds": {"gene_pool": 54 - counts["birds"]}, "insects": {"gene_pool": 51 - counts["insects"]}}
    ruling = survival(position({"players": 2, "tiles": earth, "unknown": ["g1"], "animals": pools}), FOOD_CHAIN)
    assert (ruling.result["possible"], ruling.result["vp"]) == (["birds", "insects"], vp)
