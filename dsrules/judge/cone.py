"""The standing cone, a fact apart from who qualifies: what may happen to it, and on which ground."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.diagnostics import text
from dsrules.ruling import Step

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.judge.matching import Packed
    from dsrules.position import Tile
    from dsrules.vocabulary import Animal

NONE = "none"
STANDS = "stands"
OVERTAKEN = "overtaken"
TIED = "tied"
UNSETTLED = "unsettled"
UNDETERMINED = "undetermined"

TIE_AT_NONE = "derived"
"""Basis of the answer that animals level at no match tie: follows by logic, no text says it (O16)."""


class Standing(NamedTuple):
    """How a tile stands, whatever is said about it.

    `matches` are those of all animals in play, packed (read them with `matching.unpacked`), `most` the most matches of
    a present animal (-1 if none is present), `leaders` the present animals that have them, in food-chain order,
    `qualifies` the one that may claim, and `cone_status` what may happen to the cone.
    """

    matches: Packed
    most: int
    leaders: tuple[Animal, ...]
    qualifies: Animal | None
    cone_status: str


def cone_status(cone: Animal | None, qualifies: Animal | None, shared: bool) -> str:
    """Return what may happen to a cone, where two or more present animals have the most matches if `shared`.

    `stands` while its holder qualifies; `overtaken` when somebody else does (ground A of dominance.persists); `tied`
    when the most is shared (ground B, dominance.tie-removal; at no match at all by O16); `unsettled` when the holder
    is gone or endangered and neither ground is given (O2); `none` without a cone.
    """
    if cone is None:
        return NONE
    if qualifies is not None:
        return STANDS if qualifies == cone else OVERTAKEN
    return TIED if shared else UNSETTLED


def cone_step(name: Hex, tile: Tile, standing: Standing) -> Step:
    """Return the step that says what may happen to the cone of a tile, its grounds as parts."""
    holder = tile.cone
    if holder is None:
        return _no_cone(name, standing.qualifies)
    if standing.cone_status == STANDS:
        return _stands(name, holder)
    if standing.qualifies is not None:
        return _overtaken(name, holder, standing.qualifies)
    if standing.cone_status == TIED:
        return _tied(name, holder, standing)
    return unsettled_step(name, tile, holder)


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


def unsettled_step(name: Hex, tile: Tile, holder: Animal) -> Step:
    """Return the step on a cone of which the rulebook does not say whether it stays (O2): both readings and ours."""
    present = holder in tile.species
    lacks = "endangered.consequences" if present else "dominance.condition"
    against = text("dominance.not-dominant.endangered" if present else "dominance.not-dominant.gone", who=holder)
    parts = (
        Step("dominance.persists", text("dominance.no-ground"), name),
        Step(lacks, against, name, holder),
        Step("O2", text("dominance.stale", who=holder), name, holder),
    )
    key = "dominance.unsettled.endangered" if present else "dominance.unsettled.gone"
    return Step("O2", text(key, who=holder, hex=name), name, holder, parts=parts)


def status_text(status: str, holder: Animal | None) -> Text:
    """Return the status of a cone in a clause, for rulings that depend on what could not be read."""
    return text(f"dominance.status.{status}", who=holder)
