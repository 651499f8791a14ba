"""What scoring a tile gives: the ranking, its VP, and who takes a card.

Rules: domination.score, domination.ties, domination.unfilled-ranks, vp.tile-table, domination.card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import text
from dsrules.ruling import UNDETERMINED, Ruling, Step

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


class Placing(NamedTuple):
    """An animal's place on a tile: rank from 1, its cubes there, and the VP of that rank."""

    rank: int
    animal: Animal
    cubes: int
    vp: int


def placings(tile: Tile, rules: Rulebook) -> tuple[Placing, ...]:
    """Return the places on a tile, best first: by cubes, equal numbers by food chain (domination.ties).

    An animal below the last figure of the terrain has its place with 0 VP (domination.unfilled-ranks).
    """
    figures = rules.tile_vp(tile.ground)
    order = sorted(tile.species.items(), key=lambda entry: (-entry[1], rules.rank[entry[0]]))
    return tuple(
        Placing(place + 1, animal, cubes, figures[place] if place < len(figures) else 0)
        for place, (animal, cubes) in enumerate(order)
    )


def tile_scores(tile: Tile, rules: Rulebook) -> dict[Animal, int]:
    """Return animal -> VP for everybody on the tile, best place first; 0 for places without VP."""
    return {placing.animal: placing.vp for placing in placings(tile, rules)}


def placing_steps(name: Hex, tile: Tile, rules: Rulebook) -> tuple[Step, ...]:
    """Return the steps of scoring a tile: its VP row, one step a place, and each tie that the food chain broke."""
    found = placings(tile, rules)
    figures = list(rules.tile_vp(tile.ground))
    steps = [Step("vp.tile-table", text("scoring.table", terrain=tile.ground, figures=figures), tile=name)]
    steps += [Step("domination.score", text("scoring.place", **placing._asdict()), name, placing.animal)
              if placing.vp else
              Step("domination.unfilled-ranks", text("scoring.below", **placing._asdict()), name, placing.animal)
              for placing in found]  # fmt: skip
    for cubes in sorted({placing.cubes for placing in found}, reverse=True):
        tied = [placing.animal for placing in found if placing.cubes == cubes]
        if len(tied) > 1:
            steps.append(Step("domination.ties", text("scoring.tied", whos=tied, cubes=cubes), tile=name))
    if not found:
        steps.append(Step("O18", text("scoring.nobody", hex=name), tile=name))
    return tuple(steps)


def score(position: Position, rules: Rulebook, tile: str) -> Ruling:
    """Return the VP that scoring `tile` gives everybody on it, who takes the card, and who may claim it first.

    Undetermined only where nobody knows whether the hex has a tile. Raises UsageError for a hex without a tile.
    """
    from dsrules.judge.asked import tile_asked

    name = tile_asked(position, rules, tile)
    question = {"ask": "score", "tile": name}
    if name in position.unknown:
        reason = Step("domination.choose", text("scoring.unknown-hex", hex=name), tile=name)
        return Ruling(question, UNDETERMINED, {}, (reason,), (reason,))
    there = position.tiles[name]
    claims = _claims(position, rules, name)
    result: dict[str, Any] = {
        "tile": name,
        "vp": tile_scores(there, rules),
        "card_to": there.cone,
        "may_claim_first": claims.first,
    }
    if len(claims.outcomes) > 1:
        result["possible"] = list(claims.outcomes)
    steps = (*_scored_already(position, name), *placing_steps(name, there, rules), *_card(position, name))
    return Ruling(question, None, result, (*steps, *claims.steps), assumed=claims.assumed)


def _scored_already(position: Position, name: Hex) -> tuple[Step, ...]:
    if name not in position.scored:
        return ()
    return (Step("domination.once-per-tile", text("scoring.already", hex=name), tile=name),)


def _card(position: Position, name: Hex) -> tuple[Step, ...]:
    holder = position.tiles[name].cone
    if holder is None:
        return (Step("domination.no-dominant", text("scoring.no-card", hex=name), tile=name),)
    steps = [Step("domination.card", text("scoring.card", who=holder), name, holder)]
    if position.box("domination").cards == ():
        steps.append(Step("domination.no-cards", text("scoring.no-cards"), tile=name))
    return tuple(steps)


class _Claims(NamedTuple):
    """Everybody who may turn out to be able to claim a tile that he does not hold (None for nobody); who can."""

    outcomes: tuple[Animal | None, ...]
    first: Animal | None
    steps: tuple[Step, ...]
    assumed: tuple[Text, ...]


def _claims(position: Position, rules: Rulebook, name: Hex) -> _Claims:
    from dsrules.judge.dominance import dominance

    ruling = dominance(position, rules, name)
    found = ruling.result["tiles"][name]
    qualifying = found.get("possible") or (found["qualifies"],)
    claimants = [animal for animal in qualifying if animal not in (None, position.tiles[name].cone)]
    outcomes: tuple[Animal | None, ...] = (*claimants, *([None] if len(claimants) < len(qualifying) else []))
    if len(outcomes) > 1:
        step = Step("dominance.condition", text("scoring.may-claim.unknown", whos=claimants, hex=name), tile=name)
        return _Claims(outcomes, None, (step,), ruling.assumed)
    claimant = outcomes[0]
    if claimant is None:
        return _Claims(outcomes, None, (), ruling.assumed)
    step = Step("O27", text("scoring.may-claim", who=claimant, hex=name), name, claimant)
    return _Claims(outcomes, claimant, (step,), ruling.assumed)
