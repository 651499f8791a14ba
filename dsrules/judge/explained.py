"""The steps of a tile's dominance: the sums, who is endangered, who qualifies and why nobody else, and the cone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import text
from dsrules.judge.cone import agreed_text, cone_step, status_text, status_word, switch_steps
from dsrules.judge.matching import supply, unpacked
from dsrules.judge.sums import sum_step, terms
from dsrules.judge.unknown import spans
from dsrules.ruling import Step

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.judge.cone import Standing
    from dsrules.judge.unknown import Completions
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def tile_steps(name: Hex, completions: Completions) -> tuple[Step, ...]:
    """Return all steps of a tile, in the order in which they follow from each other."""
    return (*evidence_steps(name, completions), *outcome_steps(name, completions))


def evidence_steps(name: Hex, completions: Completions) -> tuple[Step, ...]:
    """Return the steps on the matches of those present on a tile: unread corners, sums, who is endangered."""
    position, rules = completions.position, completions.rules
    there = supply(position, rules, name)
    ranges = spans(completions.matches(name), position, rules)
    present = [animal for animal in position.animals if animal in position.tiles[name].species]
    sums = (sum_step(name, who, terms(completions.needs, there, who, rules), *ranges[who]) for who in present)
    endangered = (
        Step("endangered.definition", text("dominance.endangered", who=animal, hex=name), name, animal)
        for animal in present
        if ranges[animal][1] == 0
    )
    where = completions.where(name)
    perhaps = (
        Step("endangered.definition", text("dominance.endangered-perhaps", who=animal, where=where), name, animal)
        for animal in present
        if ranges[animal][0] == 0 < ranges[animal][1]
    )
    return (*completions.steps(name), *sums, *endangered, *perhaps)


def outcome_steps(name: Hex, completions: Completions) -> tuple[Step, ...]:
    """Return the steps on who qualifies on a tile, and on its cone."""
    possible = completions.standings(name)
    tile, rules = completions.position.tiles[name], completions.rules
    by_switch = switch_steps(name, tile, possible.values(), rules)
    if len(possible) > 1:
        return (_open_condition(name, completions), _open_cone(name, completions), *by_switch)
    ((packed, stands),) = possible.items()
    counts = unpacked(packed, completions.position, rules)
    return (condition_step(name, tile, counts, stands), cone_step(name, tile, stands), *by_switch)


def condition_step(name: Hex, tile: Tile, counts: dict[Animal, int], stands: Standing) -> Step:
    """Return the step that says who qualifies on a tile; its parts say why nobody else does (dominance.condition)."""
    present = [animal for animal in counts if animal in tile.species]
    parts = [
        _beaten(name, animal, counts[animal], stands) for animal in present if counts[animal] < stands.most
    ] + _absent(name, tile, counts)
    if stands.qualifies is not None:
        rivals = [(animal, counts[animal]) for animal in present if animal != stands.qualifies]
        key = "dominance.qualifies" if rivals else "dominance.qualifies-alone"
        sentence = text(key, who=stands.qualifies, n=stands.most, rivals=rivals, hex=name)
        return Step("dominance.condition", sentence, name, stands.qualifies, parts=tuple(parts))
    if not present:
        return Step("dominance.condition", text("dominance.nobody-here", hex=name), name, parts=tuple(parts))
    if stands.most == 0:
        return Step("dominance.minimum-one", text("dominance.no-match", hex=name), name, parts=tuple(parts))
    parts.insert(0, Step("K7", text("dominance.no-tiebreak"), name))
    sentence = text("dominance.shared", whos=stands.leaders, n=stands.most)
    return Step("dominance.tie-none", sentence, name, parts=tuple(parts))


def _beaten(name: Hex, animal: Animal, number: int, stands: Standing) -> Step:
    if not number:
        return Step("endangered.consequences", text("dominance.beaten-endangered", who=animal), name, animal)
    sentence = text("dominance.beaten", who=animal, n=number, by=stands.leaders[0], most=stands.most)
    return Step("dominance.condition", sentence, name, animal)


def _absent(name: Hex, tile: Tile, counts: dict[Animal, int]) -> list[Step]:
    """Return a step naming the animals left out because they are not on the tile, where they would match something."""
    left_out = [(animal, number) for animal, number in counts.items() if number and animal not in tile.species]
    return [Step("dominance.absent-ignored", text("dominance.absent", others=left_out), name)] if left_out else []


def _open_condition(name: Hex, completions: Completions) -> Step:
    """Return the step on who qualifies where unread corners change the matches."""
    stands = completions.standings(name)
    where = completions.where(name)
    outcomes = {one.qualifies for one in stands.values()}
    if len(outcomes) == 1:
        agreed = outcomes.pop()
        sentence = text("unknown.whatever", where=where, then=qualifies_text(agreed))
        return Step("dominance.condition", sentence, name, agreed)
    parts = completions.deciding(name, lambda packed: stands[packed].qualifies, qualifies_text, "dominance.condition")
    return Step("dominance.condition", text("unknown.decides", where=where), name, parts=parts)


def _open_cone(name: Hex, completions: Completions) -> Step:
    """Return the step on the cone of a tile where unread corners change the matches."""
    stands = completions.standings(name)
    tile = completions.position.tiles[name]
    holder = tile.cone
    outcomes = {one.qualifies for one in stands.values()}
    if len(outcomes) == 1 and None not in outcomes:
        return cone_step(name, tile, next(iter(stands.values())))
    if holder is None:
        return Step("dominance.claim-not-automatic", text("dominance.no-cone-unknown", hex=name), name)

    def say(word: str) -> Text:
        return status_text(word, holder)

    where = completions.where(name)
    statuses = {one.cone_status for one in stands.values()}
    if len(statuses) == 1:
        sentence = text("unknown.whatever", where=where, then=agreed_text(stands.values(), holder))
        return Step("dominance.persists", sentence, name, holder)
    parts = completions.deciding(name, lambda packed: status_word(stands[packed]), say, "dominance.persists")
    return Step(
        "dominance.persists", text("dominance.cone-decides", who=holder, where=where), name, holder, parts=parts
    )


def qualifies_text(animal: Animal | None) -> Text:
    """Return who qualifies, as a clause; None for nobody."""
    return text("dominance.then-nobody") if animal is None else text("dominance.then-qualifies", who=animal)


def unread_hex_steps(position: Position, rules: Rulebook, names: tuple[Hex, ...] | None) -> tuple[Step, ...]:
    """Return a step for each hex that nobody could read, of `names` or of all: no ruling on it is possible."""
    unread = [name for name in rules.board.hexes if name in position.unknown and name not in position.tiles]
    return tuple(
        Step("board.earth", text("dominance.hex-unread", hex=name), name)
        for name in unread
        if names is None or name in names
    )
