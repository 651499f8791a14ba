"""May an animal claim a tile now; can a tie be shown there (dominance.claim-not-automatic, dominance.persists)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import Text, UsageError, problem, text
from dsrules.judge import cone
from dsrules.judge.asked import animal_asked, tile_asked
from dsrules.judge.explained import condition_step, evidence_steps, outcome_steps
from dsrules.judge.matching import FIELD, MASK, assumptions, unpacked
from dsrules.judge.unknown import Completions
from dsrules.ruling import NO, UNDETERMINED, UNSETTLED, YES, Ruling, Step, Verdict, gravest

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.judge.cone import Standing
    from dsrules.judge.matching import Packed
    from dsrules.position import Position, Tile
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal


def claim(position: Position, rules: Rulebook, tile: str, animal: str | None = None, tie: bool = False) -> Ruling:
    """Return whether `animal` may claim `tile` now, or with `tie` whether a tie may be shown there, and why (not).

    A tie may be shown by anybody but the holder's own player, so `animal`, the one whose player shows it, may be left
    out. Verdicts: yes; no with every reason; undetermined where unread corners decide; unsettled for a tie on a cone of
    which the rulebook does not say whether it stays (O2). Claiming a cone already held is a yes that changes nothing.
    Neither order nor phase matters (dominance.any-time). Raises UsageError for a bad tile, animal or tie.
    """
    name = tile_asked(position, rules, tile)
    if not isinstance(tie, bool):
        raise UsageError([problem("usage.tie", text("claim.bad-tie"), "tie")])
    if animal is None and not tie:
        raise UsageError([problem("usage.missing", text("usage.missing", ask="claim", key="animal"), "animal")])
    who = None if animal is None else animal_asked(rules, animal)
    question: dict[str, Any] = {"ask": "claim", "tile": name}
    if who is not None:
        question["animal"] = who
    if tie:
        question["tie"] = True
    if name not in position.tiles:
        reason = Step("board.earth", text("claim.hex-unread", hex=name), name, who)
        return Ruling(question, UNDETERMINED, {}, (reason,), (reason,))
    case = _Case(name, position.tiles[name], Completions(position, rules))
    answer = _tie(case, who) if tie else _claim(case, who or "")
    before = evidence_steps(name, case.completions)
    if answer.verdict == NO:
        before += outcome_steps(name, case.completions)
    steps = (*before, *answer.reasons, *answer.more)
    return Ruling(question, answer.verdict, {}, steps, answer.reasons, _assumed(case, who, tie))


class _Case(NamedTuple):
    """The tile that is in dispute, and all completions of its unread corners."""

    name: Hex
    tile: Tile
    completions: Completions

    @property
    def possible(self) -> dict[Packed, Standing]:
        return self.completions.standings(self.name)


class _Answer(NamedTuple):
    verdict: Verdict
    reasons: tuple[Step, ...]
    more: tuple[Step, ...] = ()


def _assumed(case: _Case, who: Animal | None, tie: bool) -> tuple[Text, ...]:
    """Return what was taken for granted about the animals that the answer rests on: those present."""
    position = case.completions.position
    found = tuple(sentence for sentence in assumptions(position) if sentence.params["who"] in {*case.tile.species, who})
    if tie and who is not None and who not in position.animals:
        return (*found, text("claim.assumed-in-play", who=who))
    return found


# Claims: ground A.


def _claim(case: _Case, who: Animal) -> _Answer:
    name, tile = case.name, case.tile
    if tile.cone == who:
        held = Step("dominance.persists", text("claim.held", who=who, hex=name), name, who)
        return _Answer(YES, (held,))
    if who not in tile.species:
        return _Answer(NO, (Step("dominance.condition", text("claim.absent", who=who, hex=name), name, who),))
    objections = {packed: _objections(case, who, stands) for packed, stands in case.possible.items()}
    if not any(objections.values()):
        return _Answer(YES, (_qualifies(case, who), _taken(case, who)), _card_passes(case, who))
    if all(objections.values()):
        return _Answer(NO, _all_reasons(case, list(objections.values())))

    def say(allowed: bool) -> Text:
        return text("claim.then-yes" if allowed else "claim.then-no", who=who)

    parts = case.completions.deciding(name, lambda packed: not objections[packed], say, "dominance.condition")
    sentence = text("unknown.decides", where=case.completions.where(name))
    return _Answer(UNDETERMINED, (Step("dominance.condition", sentence, name, who, parts=parts),))


def _objections(case: _Case, who: Animal, stands: Standing) -> tuple[Step, ...]:
    """Return every reason why an animal that stands on the tile does not qualify, for one reading of its corners.

    None are left exactly where `standing` finds that it qualifies.
    """
    rank = case.completions.rules.rank
    name, species = case.name, case.tile.species
    present = sorted(species, key=rank.__getitem__)
    counts = {animal: stands.matches >> rank[animal] * FIELD & MASK for animal in present}
    if stands.qualifies == who:
        return ()
    reasons = []
    if not counts[who]:
        key = "claim.endangered-alone" if len(present) == 1 else "claim.endangered"
        reasons.append(Step("endangered.consequences", text(key, who=who, hex=name), name, who))
    for rival in present:
        if counts[rival] > counts[who]:
            sentence = text("claim.outmatched", who=who, n=counts[who], by=rival, more=counts[rival])
            reasons.append(Step("dominance.condition", sentence, name, who))
    level = [rival for rival in present if rival != who and counts[rival] == counts[who]]
    if level:
        sentence = text("claim.level", who=who, n=counts[who], others=level)
        reasons.append(Step("dominance.tie-none", sentence, name, who))
    return tuple(reasons)


def _all_reasons(case: _Case, objections: list[tuple[Step, ...]]) -> tuple[Step, ...]:
    """Return the reasons that hold for every reading of the unread corners, then those that hold for some."""
    found = dict.fromkeys((step.rule, step.text.key, _rival(step)) for steps in objections for step in steps)
    certain, perhaps = [], []
    for kind in found:
        stated = [step for steps in objections for step in steps if (step.rule, step.text.key, _rival(step)) == kind]
        first = stated[0]
        if len(objections) == 1:
            certain.append(first)
        elif all(any((s.rule, s.text.key, _rival(s)) == kind for s in steps) for steps in objections):
            certain.append(first._replace(text=text("claim.in-any-case", reason=first.text)))
        else:
            where = case.completions.where(case.name)
            perhaps.append(first._replace(text=text("claim.perhaps", where=where, reason=first.text)))
    return (*certain, *perhaps)


def _rival(step: Step) -> Any:
    return step.text.params.get("by")


def _qualifies(case: _Case, who: Animal) -> Step:
    possible = case.possible
    if len(possible) > 1:
        sentence = text(
            "unknown.whatever", where=case.completions.where(case.name), then=text("claim.then-yes", who=who)
        )
        return Step("dominance.condition", sentence, case.name, who)
    position, rules = case.completions.position, case.completions.rules
    ((packed, stands),) = possible.items()
    return condition_step(case.name, case.tile, unpacked(packed, position, rules), stands)


def _taken(case: _Case, who: Animal) -> Step:
    holder = case.tile.cone
    if holder is None:
        return Step("dominance.claim-not-automatic", text("claim.places", who=who, hex=case.name), case.name, who)
    return Step("dominance.persists", text("claim.replaces", who=who, holder=holder, hex=case.name), case.name, who)


def _card_passes(case: _Case, who: Animal) -> tuple[Step, ...]:
    owed = case.completions.position.owed
    if owed is None or owed.tile != case.name or owed.animal == who or _too_late(case):
        return ()
    return (Step("O27", text("claim.card-passes", who=who, owed=owed.animal), case.name, who),)


def _too_late(case: _Case) -> bool:
    """Tell whether a table lets nothing after the scoring decide who takes the card (O27)."""
    return bool(case.completions.rules.switch("last-moment-to-claim") != "until-card-taken")


# Ties: ground B.


def _tie(case: _Case, shower: Animal | None) -> _Answer:
    name, holder = case.name, case.tile.cone
    if holder is None:
        return _Answer(NO, (Step("dominance.tie-removal", text("claim.no-cone", hex=name), name),))
    possible = case.possible
    own = _own_player(case, holder, shower)
    verdicts = {_TIE_VERDICTS.get(stands.cone_status, NO) for stands in possible.values()}
    if len(verdicts) == 1:
        verdict = verdicts.pop()
        reasons, more = _tie_reasons(case, holder, verdict)
    else:
        verdict, more = UNDETERMINED, ()
        reasons = (_tie_decides(case, holder, possible),)
    reasons += cone.switch_steps(name, case.tile, possible.values(), case.completions.rules)
    if not own:
        return _Answer(verdict, reasons, more)
    return _Answer(gravest({NO, verdict}), (*own, *(reasons if verdict == NO else ())))


_TIE_VERDICTS = {cone.TIED: YES, cone.UNSETTLED: UNSETTLED}
"""What may be said to a shown tie by the status of the cone; to any other status, no."""


def _own_player(case: _Case, holder: Animal, shower: Animal | None) -> tuple[Step, ...]:
    """Return why the holder's own player cannot show the tie; nothing if somebody else shows it."""
    if shower not in case.completions.position.same_player(holder):
        return ()
    key = "claim.own-cone" if shower == holder else "claim.own-players-cone"
    return (Step("dominance.persists", text(key, who=shower, holder=holder), case.name, shower),)


def _tie_reasons(case: _Case, holder: Animal, verdict: Verdict) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """Return the reasons for a verdict on which all completions agree, and the steps that follow from it."""
    name, tile = case.name, case.tile
    stands = list(case.possible.values())
    first = stands[0]
    if verdict == UNSETTLED:
        return (cone.stale_step(name, tile, holder, cone.UNSETTLED),), ()
    if verdict == NO:
        certain = first.qualifies is not None and len(stands) == 1
        sentence = text("claim.no-tie-any", hex=name)
        if certain:
            sentence = text("claim.no-tie", who=first.qualifies, n=first.most, hex=name)
        stays = () if certain or len(stands) > 1 else (cone.cone_step(name, tile, first),)
        return (Step("dominance.tie-removal", sentence, name), *stays), ()
    if len(stands) == 1:
        shared = cone.cone_step(name, tile, first)
    else:
        then = cone.agreed_text(stands, holder)
        sentence = text("unknown.whatever", where=case.completions.where(name), then=then)
        shared = Step("dominance.tie-removal", sentence, name, holder)
    owed = case.completions.position.owed
    if owed is None or owed.tile != name or _too_late(case):
        return (shared,), ()
    return (shared,), (Step("O27", text("claim.card-cancelled", owed=owed.animal), name, owed.animal),)


def _tie_decides(case: _Case, holder: Animal, possible: dict[Packed, Standing]) -> Step:
    parts = case.completions.deciding(
        case.name,
        lambda packed: cone.status_word(possible[packed]),
        lambda word: cone.status_text(word, holder),
        "dominance.persists",
    )
    sentence = text("dominance.cone-decides", who=holder, where=case.completions.where(case.name))
    return Step("dominance.tie-removal", sentence, case.name, holder, parts=parts)
