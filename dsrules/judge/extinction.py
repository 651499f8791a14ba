"""Extinction: which species go, which one the mammals may keep, and the position after it.

Rules: extinction.remove, extinction.mammal-save, extinction.hibernation, species.removed-out-of-play; K13 for tables
where a species is saved by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from dsrules.diagnostics import Text, UsageError, problem, text
from dsrules.judge.supply import cubes_left, unknown_hexes
from dsrules.ruling import Ruling, Step
from dsrules.switches import decided
from dsrules.vocabulary import NOBODY

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal

NONE_KEPT = NOBODY
"""What is said where the mammals keep nothing, as in `automatic save none`."""

SAVE = "mammal-save"
"""The switch for whether the mammals are asked where only one tile qualifies."""

Losses: TypeAlias = "dict[Hex, dict[Animal, int]]"


class Endangered(NamedTuple):
    """What Extinction would remove before any choice: hex -> animal -> cubes, and what it may remove besides.

    `saveable` are the hexes where the animal with the ability has something to keep (ability.mammals), and
    `saveable_possible` those where it may have, as far as corners are unread. `by_itself` tells whether a species is
    kept without a choice where only one hex qualifies (K13), `unread` names the hexes that nobody could read.
    """

    certain: Losses
    possible: Losses
    saveable: tuple[Hex, ...]
    saveable_possible: tuple[Hex, ...]
    by_itself: bool
    unread: tuple[Hex, ...]
    assumed: tuple[Text, ...]

    @property
    def alone(self) -> Hex | None:
        """Return the only hex that can qualify, where a species is kept without a choice; None if there is a choice."""
        hexes = (*self.saveable, *self.saveable_possible)
        return hexes[0] if self.by_itself and len(hexes) == 1 and not self.unread else None

    @property
    def perhaps_alone(self) -> Hex | None:
        """Return the hex that qualifies for certain and of which nobody knows whether it is the only one."""
        return self.saveable[0] if self.by_itself and len(self.saveable) == 1 and self.alone is None else None


def saver(rules: Rulebook) -> tuple[Animal, int]:
    """Return the animal that may keep endangered species in Extinction, and how many (ability.mammals)."""
    entry = rules.tables["turn"]["mammal_save"]
    return entry["animal"], int(entry["species"])


def endangered_now(position: Position, rules: Rulebook) -> Endangered:
    """Return what is endangered and not exempt by Hibernation, tile by tile."""
    from dsrules.judge.endangered import endangered_everywhere
    from dsrules.judge.matching import assumptions

    certain: Losses = {}
    possible: Losses = {}
    for name, found in endangered_everywhere(position, rules).items():
        for losses, animals in zip((certain, possible), found, strict=True):
            taken = {animal: _exposed(position.tiles[name], animal) for animal in animals}
            taken = {animal: cubes for animal, cubes in taken.items() if cubes}
            if taken:
                losses[name] = taken
    keeper, _ = saver(rules)
    hexes = tuple(tuple(name for name, lost in losses.items() if keeper in lost) for losses in (certain, possible))
    by_itself = rules.switch(SAVE) == "automatic"
    untold = any(cubes_left(position, rules, animal) for animal in position.animals)
    unread = unknown_hexes(position, rules) if untold else ()
    return Endangered(certain, possible, hexes[0], hexes[1], by_itself, unread, assumptions(position))


def _exposed(tile: Tile, animal: Animal) -> int:
    """Return the animal's cubes on the tile that Hibernation does not exempt (extinction.hibernation)."""
    return tile.species[animal] - tile.hibernating.get(animal, 0)


def going(found: Endangered, kept: Hex | None, rules: Rulebook) -> tuple[Losses, Losses]:
    """Return what goes for certain and what may go besides, if the mammals choose to keep one on `kept` (None: none).

    Where only one hex qualifies a table may leave them no choice (K13).
    """
    kept = found.alone or kept
    certain, possible = keep_one(found.certain, kept, rules), keep_one(found.possible, kept, rules)
    open_ = found.perhaps_alone
    if open_ is None or open_ == kept:
        return certain, possible
    keeper, _ = saver(rules)
    less = keep_one(certain, open_, rules)
    saved = certain[open_][keeper] - less.get(open_, {}).get(keeper, 0)
    return less, {**possible, open_: {**possible.get(open_, {}), keeper: saved}}


def keep_one(losses: Losses, name: Hex | None, rules: Rulebook) -> Losses:
    """Return the losses without those that the mammals keep on one hex (ability.mammals), all of them for None."""
    keeper, number = saver(rules)
    if name is None or keeper not in losses.get(name, {}):
        return losses
    there = dict(losses[name])
    there[keeper] -= number
    left = {**losses, name: {animal: cubes for animal, cubes in there.items() if cubes > 0}}
    return {hex_: lost for hex_, lost in left.items() if lost}


def without(position: Position, losses: Losses) -> Position:
    """Return the position with species taken off Earth and out of play (species.removed-out-of-play)."""
    for name, lost in losses.items():
        for animal, cubes in lost.items():
            position = position.with_species(name, animal, -cubes).with_count(animal, "out", cubes)
    return position


def extinction(position: Position, rules: Rulebook, save: object = None) -> Ruling:
    """Return what Extinction removes, where the mammals may keep one, and the position after it.

    `save` is the hex where they keep one, None where they keep none, as far as it is theirs to say. Where unknown
    corners matter, `removed` holds what is certain, `removed_possible` the rest, and there is no position. Raises
    UsageError for a hex where the mammals have nothing to keep.
    """
    found = endangered_now(position, rules)
    kept = None if save is None else _save_asked(position, rules, save, found)
    removed, perhaps = going(found, kept, rules)
    result: dict[str, Any] = {"removed": removed, "saveable": list(found.saveable)}
    steps = extinction_steps(position, rules, found, kept or NONE_KEPT)
    if found.unread:
        steps = (*steps, Step("extinction.remove", text("extinction.unknown-hexes", hexes=list(found.unread))))
    uncertain = bool(perhaps or found.unread)
    if uncertain:
        result["removed_possible"] = perhaps
        result["saveable_possible"] = list(found.saveable_possible)
    after = None if uncertain else without(position, removed)
    question = {"ask": "extinction", "save": kept}
    changes = () if after is None else loss_changes(removed)
    return Ruling(question, None, result, steps, assumed=found.assumed, position=after, changes=changes)


def _save_asked(position: Position, rules: Rulebook, save: object, found: Endangered) -> Hex:
    from dsrules.judge.asked import tile_asked

    name = tile_asked(position, rules, save, "save")
    if name not in (*found.saveable, *found.saveable_possible):
        keeper, _ = saver(rules)
        hexes = [*found.saveable, *found.saveable_possible]
        sentence = text("extinction.not-saveable", who=keeper, hex=name, hexes=hexes)
        raise UsageError([problem("usage.save", sentence, "save", rule="extinction.mammal-save")])
    return name


def extinction_steps(position: Position, rules: Rulebook, found: Endangered, kept: str | None) -> tuple[Step, ...]:
    """Return one step for each animal endangered on a tile, for cubes exempt or kept, or one that nobody is.

    `kept` is the hex where the mammals keep one, `NONE_KEPT` where they keep none, None where they have not said.
    """
    keeper, number = saver(rules)
    asked, kept = kept, found.alone or kept
    steps: list[Step] = []
    for losses, key in ((found.certain, "extinction.lost"), (found.possible, "extinction.lost.possible")):
        for name, lost in losses.items():
            for animal, cubes in lost.items():
                sentence = text(key, who=animal, hex=name, cubes=cubes)
                steps.append(Step("extinction.remove", sentence, name, animal))
                if animal == keeper and name == kept:
                    keeps = text("extinction.kept", who=animal, hex=name, n=min(number, cubes))
                    steps.append(Step("extinction.mammal-save", keeps, name, animal))
                    steps += decided(SAVE, rules, name, animal) if name != asked else ()
                if animal == keeper and name == found.perhaps_alone != kept:
                    sentence = text("extinction.perhaps-alone", who=animal, hex=name)
                    steps += (Step("K13", sentence, name, animal), *decided(SAVE, rules, name, animal))
    for name, tile in position.tiles.items():
        for animal, asleep in tile.hibernating.items():
            sentence = text("extinction.hibernating", who=animal, hex=name, cubes=asleep)
            steps.append(Step("extinction.hibernation", sentence, name, animal))
    if found.saveable and kept == NONE_KEPT:
        sentence = text("extinction.may-keep", who=keeper, n=number, hexes=list(found.saveable))
        steps.append(Step("extinction.mammal-save", sentence, animal=keeper))
    if not steps:
        steps.append(Step("extinction.remove", text("extinction.nothing")))
    return tuple(steps)


def loss_changes(losses: Losses, rule: str = "species.removed-out-of-play") -> tuple[Step, ...]:
    """Return what was removed, one change an animal and tile; `rule` says where removed species go."""
    return tuple(
        Step(rule, text("extinction.change", who=animal, hex=name, cubes=cubes), name, animal)
        for name, lost in losses.items()
        for animal, cubes in lost.items()
    )
