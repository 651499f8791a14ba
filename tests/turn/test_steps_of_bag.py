"""Reseed from a bag that is nearly empty, and the stacks of Wanderlust (compendium 11.3, O6, O7)."""

from __future__ import annotations

from typing import Any

import pytest
from turn_boards import RULES, board
from turn_words import house, written

from dsrules.action import Draws
from dsrules.position import Position
from dsrules.rulebook import Rulebook
from dsrules.turn.reseed import reseed

ADDED = {"mammals": 4, "reptiles": 4, "birds": 4, "amphibians": 3, "arachnids": 4, "insects": 4}
"""As many as the displays hold beside the printed ones: 23."""

KEPT = ("adaptation", "abundance", "wasteland")
"""The boxes that hand on their discs; four each."""


def objections(position: Position, draws: Draws | None, rules: Rulebook = RULES) -> list[str]:
    return [f"{one.verdict} {written(one.step)}" for one in reseed(position, draws, rules).objections]


def everywhere() -> dict[str, str]:
    """Every large tile lies on Earth; the four hexes left over lie apart, so every corner touches a tile."""
    terrains = [terrain for terrain, number in RULES.large_tiles.items() for _ in range(number)]
    hexes = [name for name in RULES.board.hexes if name not in ("b2", "f2", "d3", "d5")]
    return dict(zip(hexes, terrains, strict=True))


def bag(seeds: int, **values: Any) -> Position:
    """A position where of 120 discs all but some seeds lie on Earth, on displays or in boxes that hand them on."""
    discs = [element for element in RULES.elements for _ in range(20 - seeds * (element == "seed"))]
    added = {animal: {"added": [discs.pop() for _ in range(number)]} for animal, number in ADDED.items()}
    display: dict[str, Any] = {box: {"elements": [discs.pop() for _ in range(4)]} for box in KEPT}
    display |= {box: {"elements": []} for box in ("regression", "depletion", "wanderlust")}
    tiles = everywhere()
    elements: dict[str, list[str]] = {}
    for disc, corner in zip(discs, RULES.board.corners, strict=False):
        elements.setdefault(disc, []).append(corner)
    given = {"phase": "reset", "next": "reseed", "tiles": tiles, "elements": elements, "animals": added}
    return board(**{**given, "display": display, **values})


def drawn(*numbers: int | None) -> Draws:
    boxes = ("adaptation", "abundance", "wanderlust")
    return Draws(tuple((box, ("seed",) * n) for box, n in zip(boxes, numbers, strict=True) if n is not None))


SOME = "undetermined reseed.elements-draw reseed.discs-missing boxes={}"
FEW = "undetermined O6 reseed.perhaps-too-few held={} n={}"
TOO_FEW = "no reseed.elements-draw reseed.too-few held={} n={} wanted={}"
BAG = "no element.draw-source reseed.not-in-bag e={} left={} n={}"


@pytest.mark.parametrize(
    ("seeds", "numbers", "said"),
    [
        (8, (4, 4, 0), []), (8, (4, 0, 4), []), (8, (4, 4, None), []),
        (8, (4, 3, 0), [TOO_FEW.format(8, 7, 8)]), (8, (0, 0, 0), [TOO_FEW.format(8, 0, 8)]),
        (8, (4, 3, None), [SOME.format("wanderlust")]), (8, (4, None, None), [SOME.format("abundance+wanderlust")]),
        (8, (None, 4, 4), []), (8, (4, 4, 1), [BAG.format("seed", 8, 9)]),
        (9, (4, 4, 1), []), (9, (4, 4, None), [SOME.format("wanderlust")]),
        (0, (0, 0, 0), []), (0, (None, None, None), []), (0, (1, None, None), [BAG.format("seed", 0, 1)]),
        (1, (None, None, None), [SOME.format("adaptation+abundance+wanderlust")]),
        (1, (0, 0, 1), []), (1, (0, 0, 0), [TOO_FEW.format(1, 0, 1)]),
        (12, (4, 4, 4), []), (12, (4, 4, 3), [TOO_FEW.format(12, 11, 12)]),
        (13, (4, 4, 4), []), (13, (4, 4, 3), [TOO_FEW.format(13, 11, 12)]),
    ],
)  # fmt: skip
def test_o6_the_bag_is_drawn_out(seeds: int, numbers: tuple[int | None, ...], said: list[str]) -> None:
    assert objections(bag(seeds), drawn(*numbers)) == said


def test_what_the_bag_holds_is_counted_by_type() -> None:
    discs = Draws((("adaptation", ("seed", "sun", "sun")), ("abundance", ("grub", "seed", "seed")), ("wanderlust", ())))
    assert objections(bag(8), discs) == [
        BAG.format("sun", 0, 2), BAG.format("grub", 0, 1), TOO_FEW.format(8, 6, 8),
    ]  # fmt: skip
    house_rules = house("turn", drawn={"adaptation": 2, "abundance": 1})
    two = Draws((("adaptation", ("seed",) * 2), ("abundance", ("seed",))))
    assert objections(bag(8), two, house_rules) == []
    assert objections(bag(8), drawn(2, 0, None), house_rules) == [TOO_FEW.format(8, 2, 3)]
    assert objections(bag(8), drawn(3, 1, None), house_rules) == [
        "no reseed.elements-draw reseed.too-many b=adaptation n=2"
    ]


def test_whether_the_bag_is_known_for_certain() -> None:
    """O6: where something that holds discs is not told, fewer than twelve may be all there were."""
    whole, few = bag(8), drawn(4, 3, 0)
    unread = whole._replace(unknown=frozenset({"a1.nw"}))
    silent = whole.with_sheet("birds", stated=False)
    assert objections(unread, few) == objections(silent, few) == [FEW.format(8, 7)]
    assert objections(unread, drawn(4, 4, 0)) == []
    for box in ("adaptation", "abundance", "wasteland"):  # what these hold is out of the bag afterwards as well
        untold = whole._replace(display=whole.display.put(box, None))
        assert objections(untold, few) == [FEW.format(12, 7)]
    for box in ("regression", "depletion", "wanderlust"):  # what these hold goes into the bag
        untold = whole._replace(display=whole.display.put(box, None))
        assert objections(untold, few) == [TOO_FEW.format(8, 7, 8)]


# Tiles

MISSING = "undetermined reseed.tiles reseed.tiles-missing n={}"
NUMBER = "no reseed.tiles reseed.tiles-number drawn={} n={}"
NO_TILE = "no reseed.tiles reseed.no-tile left={} n={} t={}"
NOT_EMPTY = "no O7 reseed.not-empty n={}"


def stacks(shown: list[str | None] | None, left: dict[str, int], draws: Any, rules: Rulebook = RULES) -> list[str]:
    """Reseed with so many tiles of some terrains neither on Earth nor face up."""
    tiles = everywhere()
    for terrain, number in left.items():
        for name in [name for name, lies in tiles.items() if lies == terrain][:number]:
            del tiles[name]
    for tile in filter(None, shown or ()):
        del tiles[next(name for name, lies in tiles.items() if lies == tile)]
    display = {} if shown is None else {"wanderlust": {"tiles": shown}}
    position = board(phase="reset", next="reseed", tiles=tiles, display=display)
    found = reseed(position, Draws((("adaptation", ("sun",) * 4), ("abundance", ("sun",) * 4),
                                    ("wanderlust", ("grub",) * 4)), None, draws), rules)  # fmt: skip
    turned = found.position.display["wanderlust"].tiles
    told = [written(step) for step in found.changes if step.rule == "reseed.tiles"]
    assert told == ([] if shown is None else [f"reseed.tiles reseed.tile t={up}" for up in draws or () if up])
    said = [f"{one.verdict} {written(one.step)}" for one in found.objections]
    return [*said, "/".join(up or "~" for up in turned) if turned is not None else "not stated"]


@pytest.mark.parametrize(
    ("shown", "left", "draws", "said"),
    [
        (["sea", "sea", "jungle"], {"forest": 3}, None, ["sea/sea/jungle"]),
        (["sea", "sea", "jungle"], {"forest": 3}, (), ["sea/sea/jungle"]),
        (["sea", None, "jungle"], {"forest": 3}, None, [MISSING.format(1), "sea/~/jungle"]),
        ([None, "sea"], {"forest": 3}, None, [MISSING.format(2), "~/sea/~"]),
        ([], {"forest": 3}, None, [MISSING.format(3), "~/~/~"]),
        ([], {"forest": 1}, None, [MISSING.format(3), "~/~/~"]),
        ([], {}, None, ["~/~/~"]),
        ([], {}, (None, None, None), ["~/~/~"]),
        (["sea", None, "jungle"], {"forest": 3}, ("forest",), ["sea/forest/jungle"]),
        (["sea", None, None], {"forest": 2, "desert": 1}, ("forest", "desert"), ["sea/forest/desert"]),
        ([None, "sea"], {"forest": 2, "desert": 1}, ("desert", "forest"), ["desert/sea/forest"]),
        (["sea", None, "jungle"], {"forest": 3}, ("forest", "forest"), [NUMBER.format(2, 1), "sea/forest/jungle"]),
        (["sea", None, None], {"forest": 3}, ("forest",), [NUMBER.format(1, 2), "sea/forest/~"]),
        (["sea", "sea", "jungle"], {"forest": 3}, ("forest",), [NUMBER.format(1, 0), "sea/sea/jungle"]),
        (["sea", None, None], {"forest": 1}, ("forest", "forest"),
         [NO_TILE.format(1, 2, "forest"), "sea/forest/forest"]),
        (["sea", None, None], {"forest": 1}, ("forest", None), ["sea/forest/~"]),
        (["sea", None, None], {"forest": 1}, ("desert", None), [NO_TILE.format(0, 1, "desert"), "sea/desert/~"]),
        (None, {"forest": 3}, None, ["not stated"]),
        (None, {"forest": 3}, (), ["not stated"]),
        (None, {"forest": 3}, ("forest",), ["undetermined reseed.tiles reseed.tiles-not-stated", "not stated"]),
    ],
)  # fmt: skip
def test_tiles_turned_up(shown: Any, left: dict[str, int], draws: Any, said: list[str]) -> None:
    assert stacks(shown, left, draws) == said


HIGH = {"forest": 4, "desert": 4, "mountain": 4, "jungle": 4}


@pytest.mark.parametrize(
    ("shown", "left", "draws", "hidden"),
    [
        # 31 tiles less the seven of the start, in three stacks: eight in each; a stack that shows one hides seven
        (["sea", "sea", None], {"forest": 1}, (None,), None),
        (["sea", "sea", None], {"forest": 3, "desert": 4, "jungle": 3, "mountain": 3, "sea": 1}, (None,), None),
        (["sea", "sea", None], {"forest": 4, "desert": 4, "jungle": 3, "mountain": 3, "sea": 1}, (None,), 15),
        # all that is not on Earth or face up lies in the stacks: no more than three times seven
        (["sea", "sea", None], {**HIGH, "wetland": 3}, (None,), 19),
        (["sea", "sea", None], {**HIGH, "wetland": 4, "sea": 1}, (None,), 21),
        (["sea", "sea", None], {**HIGH, "wetland": 4, "sea": 2}, (None,), None),
        (["sea", "sea", None], {**HIGH, "wetland": 4, "sea": 4}, (None,), None),
        (["sea", None, None], {"forest": 3, "desert": 4}, (None, None), None),
        (["sea", None, None], {"forest": 4, "desert": 4}, (None, None), 8),
        (["sea", None, None], {"forest": 4, "desert": 4}, ("forest", None), None),
        ([None, None, None], {"forest": 1}, (None, None, None), 1),
        ([None, None, None], {}, (None, None, None), None),
        ([None, None, None], {"forest": 1}, ("forest", None, None), None),
        ([None, None, None], {"forest": 4, "desert": 4}, ("forest", None, None), None),
        ([None, None, None], {"forest": 4, "desert": 4, "jungle": 1}, ("forest", None, None), 8),
    ],
)  # fmt: skip
def test_o7_how_many_stacks_can_be_empty(shown: Any, left: dict[str, int], draws: Any, hidden: int | None) -> None:
    said = stacks(shown, left, draws)
    assert said[:-1] == ([] if hidden is None else [NOT_EMPTY.format(hidden)])


@pytest.mark.parametrize(("number", "hidden"), [(8, None), (9, None), (10, 10), (15, 15), (16, None)])
def test_a_house_with_five_stacks(number: int, hidden: int | None) -> None:
    """Of 24 tiles five stacks get four each, and hide three: two of the five empty leave nine at most."""
    boxes = RULES.tables["actions"]["boxes"]
    five = house("actions", boxes={**boxes, "wanderlust": {**boxes["wanderlust"], "stacks": 5}})
    left = {terrain: min(4, max(0, number - 4 * place)) for place, terrain in enumerate(HIGH)}
    tiles = everywhere()
    for terrain, some in left.items():
        for name in [name for name, lies in tiles.items() if lies == terrain][:some]:
            del tiles[name]
    for _ in range(3):
        del tiles[next(name for name, lies in tiles.items() if lies == "sea")]
    shown = ("sea", "sea", None, None, "sea")
    position = board(phase="reset", next="reseed", tiles=tiles).with_box("wanderlust", tiles=shown)
    found = reseed(position, Draws((("adaptation", ("sun",) * 4), ("abundance", ("sun",) * 4),
                                    ("wanderlust", ("grub",) * 4)), None, (None, None)), five)  # fmt: skip
    assert [written(one.step) for one in found.objections] == (
        [] if hidden is None else [f"O7 reseed.not-empty n={hidden}"]
    )


def test_a_house_with_one_sea_more() -> None:
    """25 tiles beside the seven of the start: three stacks of eight as before, and one left over."""
    left = {"forest": 3, "desert": 4, "jungle": 3, "mountain": 3, "sea": 1}
    more = house("components", large_tiles__sea=8)
    assert stacks(["sea", "sea", None], left, (None,))[:-1] == []
    assert stacks(["sea", "sea", None], left, (None,), more)[:-1] == [NOT_EMPTY.format(15)]
