"""Final scoring: every tile once more, the ranking of animals, and of players who have several.

Rules: end.final-scoring, end.winner, end.tie, variant.multi-animal.final.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.judge.scoring import placing_steps, tile_scores
from dsrules.judge.supply import unknown_hexes
from dsrules.position import OVER
from dsrules.ruling import UNDETERMINED, Ruling, Step

if TYPE_CHECKING:
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def gains(position: Position, rules: Rulebook) -> dict[Animal, int]:
    """Return animal in play -> VP from scoring every tile on Earth once more; nothing once the game is over."""
    total = dict.fromkeys(position.animals, 0)
    if position.phase != OVER:
        for tile in position.tiles.values():
            for animal, vp in tile_scores(tile, rules).items():
                total[animal] += vp
    return total


def ranked(totals: dict[Animal, int], rules: Rulebook) -> list[Animal]:
    """Return the animals, best first: by VP, equal ones by food chain (end.winner, end.tie)."""
    return sorted(totals, key=lambda animal: (-totals[animal], rules.rank[animal]))


def counting(position: Position, ranking: list[Animal]) -> dict[str, Animal]:
    """Return player -> the animal whose VP count, the lowest of his (variant.multi-animal.final), best player first."""
    lowest = {
        player: max((animal for animal in animals if animal in ranking), key=ranking.index)
        for player, animals in (position.owners or {}).items()
        if any(animal in ranking for animal in animals)
    }
    return dict(sorted(lowest.items(), key=lambda entry: ranking.index(entry[1])))


def final(position: Position, rules: Rulebook) -> Ruling:
    """Return everybody's total VP, the ranking, and that of the players where owners are stated.

    Each tile is scored once more; with `phase: over` the stated VP are final. Undetermined if the VP of an animal are
    not stated, or tiles are missing (a document without a map, hexes nobody could read); `gained` then says what the
    known tiles give.
    """
    question = {"ask": "final"}
    over = position.phase == OVER
    gained = gains(position, rules)
    steps = list(_tile_steps(position, rules))
    reasons = _missing(position, rules)
    if reasons:
        result: dict[str, Any] = {} if over else {"gained": gained}
        return Ruling(question, UNDETERMINED, result, (*steps, *reasons), tuple(reasons))
    totals = {animal: (sheet.vp or 0) + gained[animal] for animal, sheet in position.animals.items()}
    ranking = ranked(totals, rules)
    steps += [_total_step(animal, totals[animal] - gained[animal], gained[animal], over) for animal in ranking]
    steps += _tie_steps(totals, ranking)
    result = {"vp": totals, "ranking": ranking}
    if position.owners:
        lowest = counting(position, ranking)
        steps += [_player_step(player, animal, totals[animal]) for player, animal in lowest.items()]
        result["players"] = list(lowest)
    return Ruling(question, None, result, tuple(steps))


def _tile_steps(position: Position, rules: Rulebook) -> list[Step]:
    if position.phase == OVER:
        return [Step("end.final-scoring", text("final.over"))]
    steps = [Step("end.final-scoring", text("final.every-tile", tiles=len(position.tiles)))]
    if position.phase is not None and position.next != "final":
        steps.append(Step("end.final-turn", text("final.early")))
    for name, tile in position.tiles.items():
        if tile.species:
            parts = placing_steps(name, tile, rules)
            steps.append(Step("end.final-scoring", text("final.tile", hex=name), name, parts=parts))
    return steps


def _missing(position: Position, rules: Rulebook) -> list[Step]:
    """Return what the position leaves out that decides, one step each."""
    found = []
    unstated = [animal for animal, sheet in position.animals.items() if sheet.vp is None]
    if unstated:
        found.append(Step("vp.owner", text("final.no-vp", whos=unstated)))
    if position.phase == OVER:
        return found
    if position.mapless:
        found.append(Step("end.final-scoring", text("final.no-map")))
    unread = unknown_hexes(position, rules)
    if unread:
        found.append(Step("end.final-scoring", text("final.unknown", hexes=list(unread))))
    return found


def _total_step(animal: Animal, before: int, gained: int, over: bool) -> Step:
    if over:
        return Step("end.winner", text("final.stated", who=animal, vp=before), animal=animal)
    sentence = text("final.total", who=animal, before=before, gained=gained, vp=before + gained)
    return Step("end.winner", sentence, animal=animal)


def _tie_steps(totals: dict[Animal, int], ranking: list[Animal]) -> list[Step]:
    steps = []
    for vp in dict.fromkeys(totals[animal] for animal in ranking):
        tied = [animal for animal in ranking if totals[animal] == vp]
        if len(tied) > 1:
            steps.append(Step("end.tie", text("final.tied", whos=tied, vp=vp)))
    return steps


def _player_step(player: str, animal: Animal, vp: int) -> Step:
    return Step("variant.multi-animal.final", text("final.player", player=player, who=animal, vp=vp), animal=animal)
