"""The standing cone, a fact apart from who qualifies: what may happen to it, and on which ground."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import text
from dsrules.ruling import Step
from dsrules.switches import DECIDED, decided, switched

if TYPE_CHECKING:
    from collections.abc import Collection

    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.judge.matching import Packed
    from dsrules.position import Tile
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal

NONE = "none"
STANDS = "stands"
OVERTAKEN = "overtaken"
TIED = "tied"
UNSETTLED = "unsettled"
UNDETERMINED = "undetermined"

TIE_AT_NONE = "derived"
"""Basis of the answer that animals level at no match tie: follows by logic, no text says it (O16)."""


STALE, AT_NONE = "stale-cone", "tie-at-zero"
"""The switches that decide where the rulebook leaves a cone open (O2, O16)."""

_STALE_STATUS = {"unsettled": UNSETTLED, "stands": STANDS, "comes-off": TIED}

STAYS, COMES_OFF = "stays", "comes-off"
BY_READING = {STANDS: STAYS, TIED: COMES_OFF}
"""How `stands` and `tied` are worded where only a reading makes them so."""


class Readings(NamedTuple):
    """How a table reads what the rulebook leaves open about cones.

    `stale` is the status of a cone whose holder cannot qualify while neither ground to move it is given (O2),
    `tie_at_none` whether animals level at no match tie (O16).
    """

    stale: str
    tie_at_none: bool


def readings(rules: Rulebook) -> Readings:
    """Return the readings in force, for `standing`."""
    return Readings(_STALE_STATUS[rules.switch(STALE)], rules.switch(AT_NONE) == "tie")


class Standing(NamedTuple):
    """How a tile stands, whatever is said about it.

    `matches` are those of all animals in play, packed (read them with `matching.unpacked`), `most` the most matches of
    a present animal (-1 if none is present), `leaders` the present animals that have them, in food-chain order,
    `qualifies` the one that may claim, `cone_status` what may happen to the cone, and `tied` whether the most is shared
    as ground B means it.
    """

    matches: Packed
    most: int
    leaders: tuple[Animal, ...]
    qualifies: Animal | None
    cone_status: str
    tied: bool


def cone_status(cone: Animal | None, qualifies: Animal | None, tied: bool, stale: str) -> str:
    """Return what may happen to a cone, where the most matches are shared if `tied`.

    `stands` while its holder qualifies; `overtaken` when somebody else does (ground A of dominance.persists); `tied`
    when the most is shared (ground B, dominance.tie-removal; at no match at all by O16); `stale` when the holder is
    gone or endangered and neither ground is given (O2): `unsettled` unless a table reads it otherwise; `none` without
    a cone.
    """
    if cone is None:
        return NONE
    if qualifies is not None:
        return STANDS if qualifies == cone else OVERTAKEN
    return TIED if tied else stale


def switches_behind(tile: Tile, stands: Collection[Standing], rules: Rulebook) -> tuple[str, ...]:
    """Return the switches without which a cone might have another status, in any of the ways its tile may stand."""
    open_ = [one for one in stands if one.qualifies is None] if tile.cone is not None else []
    found = [AT_NONE] if any(len(one.leaders) > 1 and not one.most for one in open_) else []
    found += [STALE] if any(not one.tied for one in open_) else []
    return tuple(name for name in found if switched(name, rules))


def switch_steps(name: Hex, tile: Tile, stands: Collection[Standing], rules: Rulebook) -> tuple[Step, ...]:
    """Return a step for each switch that decides what may happen to the cone of a tile."""
    return tuple(
        step for switch in switches_behind(tile, stands, rules) for step in decided(switch, rules, name, tile.cone)
    )


def cone_step(name: Hex, tile: Tile, standing: Standing) -> Step:
    """Return the step that says what may happen to the cone of a tile, its grounds as parts."""
    holder = tile.cone
    if holder is None:
        return _no_cone(name, standing.qualifies)
    if standing.qualifies is not None:
        return _stands(name, holder) if standing.cone_status == STANDS else _overtaken(name, holder, standing.qualifies)
    if standing.tied:
        return _tied(name, holder, standing)
    return stale_step(name, tile, holder, standing.cone_status)


def _no_cone(name: Hex, qualifies: Animal | None) -> Step:
    if qualifies is None:
        return Step("dominance.claim-not-automatic", text("dominance.no-cone", hex=name), name)
    claimed = Step("K9", text("dominance.not-automatic"), name)
    sentence = text("dominance.no-cone-yet", hex=name, who=qualifies)
    return Step("dominance.claim-not-automatic", sentence, name, qualifies, parts=(claimed,))


def _stands(name: Hex, holder: Animal) -> Step:
    parts = (
        Step("dominance.persists", text("dominance.ground-a-missing"), name),
        Step("dominance.tie-removal", text("dominance.ground-b-missing"), name),
    )
    return Step("dominance.persists", text("dominance.stands", who=holder), name, holder, parts=parts)


def _overtaken(name: Hex, holder: Animal, qualifies: Animal) -> Step:
    parts = (
        Step("dominance.persists", text("dominance.ground-a", who=qualifies), name, qualifies),
        Step("dominance.claim-not-automatic", text("dominance.until-claimed", who=holder), name, holder),
        Step("dominance.players-responsible", text("dominance.silence"), name),
    )
    return Step("dominance.persists", text("dominance.overtaken", who=holder, by=qualifies), name, holder, parts=parts)


def _tied(name: Hex, holder: Animal, standing: Standing) -> Step:
    parts = [
        Step("dominance.persists", text("dominance.ground-b", whos=standing.leaders, n=standing.most), name),
        Step("dominance.tie-removal", text("dominance.anybody-shows", who=holder), name, holder),
        Step("dominance.players-responsible", text("dominance.no-duty"), name, basis="derived"),
    ]
    if standing.most:
        return Step("dominance.tie-removal", text("dominance.tied", who=holder), name, holder, parts=tuple(parts))
    parts.append(Step("O16", text("dominance.tie-at-none"), name, basis=TIE_AT_NONE))
    return Step("O16", text("dominance.tied", who=holder), name, holder, TIE_AT_NONE, tuple(parts))


def stale_step(name: Hex, tile: Tile, holder: Animal, status: str) -> Step:
    """Return the step on a cone of which the rulebook does not say whether it stays (O2): both readings, and which one
    holds here, or the one we suggest.
    """
    present = holder in tile.species
    lacks = "endangered.consequences" if present else "dominance.condition"
    against = text("dominance.not-dominant.endangered" if present else "dominance.not-dominant.gone", who=holder)
    both = (Step("dominance.persists", text("dominance.no-ground"), name), Step(lacks, against, name, holder))
    if status != UNSETTLED:
        return Step("O2", text(f"dominance.{BY_READING[status]}", who=holder), name, holder, DECIDED, both)
    parts = (*both, Step("O2", text("dominance.stale", who=holder), name, holder))
    key = "dominance.unsettled.endangered" if present else "dominance.unsettled.gone"
    return Step("O2", text(key, who=holder, hex=name), name, holder, parts=parts)


def status_word(standing: Standing) -> str:
    """Return the status of a cone, `stays` and `comes-off` for `stands` and `tied` that rest on a reading of O2."""
    if standing.qualifies is None and not standing.tied:
        return BY_READING.get(standing.cone_status, standing.cone_status)
    return standing.cone_status


def status_text(word: str, holder: Animal | None) -> Text:
    """Return the status of a cone in a clause, for rulings that depend on what could not be read."""
    return text(f"dominance.status.{word}", who=holder)


def agreed_text(stands: Collection[Standing], holder: Animal | None) -> Text:
    """Return the one status that a cone has in all the ways its tile may stand, in a clause."""
    words = {status_word(one) for one in stands}
    if len(words) == 1:
        return status_text(words.pop(), holder)
    return status_text(COMES_OFF if COMES_OFF in words else STANDS, holder)
