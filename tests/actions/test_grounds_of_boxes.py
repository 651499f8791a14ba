"""What a yes rests on and what makes each change, box by box: the rules of compendium 9, in the order checked."""

from __future__ import annotations

from typing import Any

import pytest
from action_boards import RULES, SPEAKERS, ask, earth

from dsrules.actions import apply, verify
from dsrules.text.action_line import read_action

EARTH = earth(
    sheets={
        "birds": {"added": ["sun"], "gene_pool": 5, "vp": 0, "pawns": 2}, "insects": {"gene_pool": 5},
        "reptiles": {"added": ["grass"]},
    },
    initiative=["insects", "birds"],
    display={
        "initiative": {"pawns": ["birds"]}, "adaptation": {"pawns": [], "elements": ["sun", "seed"]},
        "regression": {"elements": ["grass"]}, "abundance": {"elements": ["seed"]},
        "wasteland": {"elements": ["sun", "sun"]}, "depletion": {"elements": ["grass"]},
        "wanderlust": {"elements": ["meat"], "tiles": ["jungle"]}, "domination": {"cards": ["fertile"]},
    },
)  # fmt: skip


@pytest.mark.parametrize(
    ("line", "grounds", "changes"),
    [
        (
            "birds initiative to adaptation@1",
            ["planning.any-vacant-eyeball"],
            ["initiative.swap", "initiative.replace-ap"],
        ),
        ("birds adaptation sun", ["adaptation.take", "adaptation.limit"], ["adaptation.take"]),
        (
            "reptiles regression@free keep grass",
            ["ability.free-action-space", "regression.protection", "regression.not-default", "regression.per-type"],
            ["regression.protection"],
        ),
        (
            "birds abundance seed d2.ne",
            ["abundance.place", "board.corner-one-element", "board.corner-must-touch-tile"],
            ["abundance.place"],
        ),
        ("birds wasteland sun", ["wasteland.ap"], ["wasteland.ap", "wasteland.type-stays"]),
        ("birds depletion d3.e", ["depletion.remove", "depletion.remove"], ["depletion.remove"]),
        (
            "birds glaciation e4",
            ["glaciation.stack-empty", "glaciation.target"],
            ["glaciation.steps", "glaciation.bonus-excludes-self", "glaciation.survivor-per-animal"],
        ),
        (
            "birds speciation@sun d3.se: d3 1, e4 2",
            [
                "speciation.limited-by-gene-pool", "speciation.element-row",
                "speciation.place", "speciation.max-by-terrain", "speciation.place", "speciation.max-by-terrain",
            ],
            ["species.source", "species.source"],
        ),
        (
            "insects speciation@free e4",
            ["speciation.limited-by-gene-pool", "ability.free-action-space", "ability.insects"],
            ["species.source"],
        ),
        (
            "birds wanderlust jungle e2 + meat e2.ne | insects d2",
            [
                "wanderlust.tile", "wanderlust.tile", "wanderlust.element", "board.corner-one-element",
                "wanderlust.element", "wanderlust.move",
            ],
            ["wanderlust.tile", "wanderlust.element", "wanderlust.bonus", "wanderlust.move"],
        ),
        (
            "birds migration@4 c4>d4, c4>d2",
            ["migration.number", "migration.move", "migration.move", "ability.birds"],
            ["migration.move", "migration.move"],
        ),
        (
            "arachnids competition@free c3 birds",
            ["ability.free-action-space", "ability.arachnids", "competition.need-presence", "competition.eliminate"],
            ["competition.eliminate"],
        ),
        (
            "birds domination d2",
            ["domination.choose", "domination.once-per-tile"],
            ["domination.score", *["domination.score"] * 3, "domination.no-dominant"],
        ),
        (
            "birds place adaptation@2",
            ["planning.any-vacant-eyeball", "planning.skip-empty"],
            ["planning.any-vacant-eyeball"],
        ),
    ],
)  # fmt: skip
def test_grounds_and_changes(line: str, grounds: list[str], changes: list[str]) -> None:
    answer = ask(EARTH, line)
    assert (answer.act, answer.rules, answer.grounds) == ("yes", [], grounds)
    _, made = apply(EARTH, read_action(line, RULES, EARTH), RULES)
    assert [change.rule for change in made] == changes


def test_what_is_fulfilled_stands_beside_a_refusal() -> None:
    """competition@4 allows forest, savannah and tundra: the mountain is refused, all else is in order."""
    answer = ask(EARTH, "birds competition@4 c4 mammals, d4 mammals")
    assert (answer.act, answer.rules) == ("no", ["competition.spaces"])
    presence = ["competition.need-presence", "competition.eliminate"]
    assert answer.grounds == ["competition.spaces", "competition.one-tile-per-type", *presence, *presence]


def test_numbers_stand_in_the_grounds() -> None:
    """Compendium 9.10 and 9.7: migration@4 allows 4; of twelve tundra tiles one lies on Earth."""

    def said(line: str) -> list[str]:
        return [SPEAKERS[0].say(found.step.text) for found in verify(EARTH, read_action(line, RULES, EARTH), RULES)]

    assert said("birds migration@4 c4>d4, c4>d2") == [
        "2 species to migrate, migration@4 allows 4",
        "2 cubes of birds on c4, 2 to move",
        "d4 is next to c4",
        "d2 is within 2 tiles of c4, over tiles in play",
    ]
    assert said("birds glaciation e4") == [
        "11 tundra tiles left in the stack",
        "e4 is not tundra; tundra lies next to it on d3",
    ]


def test_a_bonus_shows_the_line_of_the_table() -> None:
    """vp.bonus-table: one VP for one tundra tile."""
    _, made = apply(EARTH, read_action("birds glaciation e4", RULES, EARTH), RULES)
    parts: list[Any] = [part for change in made for part in change.parts]
    assert [(part.rule, part.text.params["vp"]) for part in parts] == [("vp.bonus-table", 1)]
