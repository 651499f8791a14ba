"""What an animal may do: box by box, how many moves there are, and some of them as action lines.

A move is legal if `can --anytime` allows it; whether its turn has come stands beside it (`now`). Nothing is listed that
was not asked for: moves are counted by `dsrules.actions`, lines are taken one by one up to a limit.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.actions import PLACING, count, options
from dsrules.actions.objections import allowed
from dsrules.actions.space import free_animal, needs_space, numbered
from dsrules.diagnostics import UsageError, problem, text
from dsrules.judge.asked import animal_asked
from dsrules.position import PLANNING
from dsrules.ruling import NO, UNDETERMINED, Ruling, Step
from dsrules.turn import order
from dsrules.vocabulary import FREE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Action, Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box

CARDS, CLAIMS = "card", "claim"
"""What is listed beside the boxes and the placing of pawns."""

LIMIT = 100
"""Lines of a box where no limit is given."""

LONGEST = 10_000
"""The highest limit."""

CARD_WAYS = 200
"""Ways to play a card are counted up to here: some have astronomically many."""

RULES = {
    "initiative": "initiative.replace-ap",
    "adaptation": "adaptation.take",
    "regression": "regression.protection",
    "abundance": "abundance.place",
    "wasteland": "wasteland.ap",
    "depletion": "depletion.remove",
    "glaciation": "glaciation.target",
    "speciation": "speciation.place",
    "wanderlust": "wanderlust.tile",
    "migration": "migration.move",
    "competition": "competition.eliminate",
    "domination": "domination.choose",
    PLACING: "planning.any-vacant-eyeball",
    CARDS: "domination.card",
    CLAIMS: "dominance.any-time",
}
"""The rule that each kind of move rests on first."""

ON_EARTH = frozenset(
    ("abundance", "depletion", "glaciation", "speciation", "wanderlust", "migration", "competition", "domination")
)
"""Boxes whose actions reach all over Earth."""

DISCS_MATTER = frozenset(("abundance", "depletion", "speciation", "wanderlust", CLAIMS))
"""What may be done there hangs on corners too, not on tiles alone."""

NEED_MAP = frozenset(("glaciation", "wanderlust", "migration"))


class Kind(NamedTuple):
    """One kind of move: a box or another name, its space where that is known, the card for cards."""

    box: str
    space: Space = None
    card: str | None = None

    @property
    def name(self) -> str:
        """Return how it is named: `migration@3`, `adaptation`, `card fertile`, `placing`, `claim`."""
        if self.card is not None:
            return f"{self.box} {self.card}"
        return self.box if self.space is None else f"{self.box}@{self.space}"


class Listed(NamedTuple):
    """The moves of one kind: how many (`exact`, or at least so many), some of them, and what stands in the way."""

    kind: Kind
    number: int
    exact: bool
    now: bool | None
    actions: tuple[str, ...]
    missing: tuple[Step, ...]
    remarks: tuple[Step, ...]


def moves(position: Position, rules: Rulebook, animal: str, box: str | None = None, limit: object = None) -> Ruling:
    """Return what an animal may do, in every box or in one (`migration`, `migration@3`, `placing`, `card`, `claim`).

    The result is `{"animal", "pass": may it forgo what is next, "boxes": [{"box", "space", "card", "count", "exact",
    "now", "actions": [lines]}]}`. In each box at most `limit` lines are listed; `exact` is False where there may be
    more moves than counted. `now` tells whether it is their turn, None where the position does not say.
    Without a box, those where the position shows that the animal has no pawn are left out. For one box the verdict is
    undetermined where the position leaves out what is needed, and the reasons say what; otherwise there is none.
    Raises UsageError for an animal, box or limit that is none.
    """
    who = animal_asked(rules, animal)
    asked = None if box is None else kind_asked(rules, box)
    most = _limit(limit)
    question: dict[str, Any] = {"ask": "moves", "animal": who}
    if asked is not None:
        question["box"] = asked.name
    if who not in position.animals:
        reason = Step("setup.animals", text("objection.not-in-play", who=who), animal=who)
        return Ruling(question, NO, {"animal": who, "pass": False, "boxes": []}, (reason,), (reason,))
    found = [
        listed
        for name in ([asked.box] if asked else (PLACING, *rules.boxes, CARDS, CLAIMS))
        for listed in _of_box(position, who, name, asked, most, rules)
    ]
    result = {"animal": who, "pass": _may_pass(position, who, rules), "boxes": [_values(listed) for listed in found]}
    steps = tuple(_step(who, listed) for listed in found)
    missing = tuple(step for listed in found for step in listed.missing)
    verdict = UNDETERMINED if asked and missing else None
    return Ruling(question, verdict, result, steps, missing if verdict else ())


def kind_asked(rules: Rulebook, name: object) -> Kind:
    """Return the kind of move that a question names. Raises UsageError, code `usage.box`."""
    from dsrules.vocabulary import UnknownWord

    word, at, space = str(name).strip().lower().partition("@")
    others = {"place": PLACING, PLACING: PLACING, CARDS: CARDS, "cards": CARDS, CLAIMS: CLAIMS, "claims": CLAIMS}
    if not at and word in others:
        return Kind(others[word])
    try:
        box = rules.words("box").read(word)
        if not at:
            return Kind(box)
        from dsrules.text.steps import read_step

        step = read_step(f"{box}@{space}", rules)
    except UnknownWord as unknown:
        sentence = text("explore.no-box", name=str(name))
        hint = text("explore.known-boxes", names=[*rules.boxes, PLACING, CARDS, CLAIMS])
        if unknown.candidates:
            hint = text("usage.did-you-mean", names=list(unknown.candidates))
        raise UsageError([problem("usage.box", sentence, "box", hint=hint)]) from None
    space = step.partition("@")[2]
    if space not in (*numbered(box, rules), FREE):
        raise UsageError([problem("usage.box", text("explore.automatic", step=step), "box")])
    return Kind(box, space)


def _limit(limit: object) -> int:
    if limit is None:
        return LIMIT
    if type(limit) is not int or not 0 <= limit <= LONGEST:
        raise UsageError([problem("usage.limit", text("explore.limit", value=str(limit), most=LONGEST), "limit")])
    return limit


def _values(listed: Listed) -> dict[str, Any]:
    box, space, card = listed.kind
    return {
        "box": box,
        "space": None if space is None else f"{box}@{space}",
        **({} if card is None else {"card": card}),
        "count": listed.number,
        "exact": listed.exact,
        "now": listed.now,
        "actions": list(listed.actions),
    }


def _step(animal: Animal, listed: Listed) -> Step:
    key = "explore.count" if listed.exact else "explore.count-at-least" if listed.number else "explore.count-unknown"
    sentence = text(key, what=listed.kind.name, n=listed.number)
    return Step(RULES[listed.kind.box], sentence, animal=animal, parts=(*listed.missing, *listed.remarks))


def _may_pass(position: Position, animal: Animal, rules: Rulebook) -> bool:
    found = order.due(position, rules)
    return found is not None and found.kind in (order.PAWN, order.FREE_ACTION) and found.animal == animal


# One box


def _of_box(
    position: Position, animal: Animal, box: str, asked: Kind | None, most: int, rules: Rulebook
) -> Iterator[Listed]:
    """Yield the moves of a box, space by space where the space matters; the limit is shared among them."""
    if asked is not None and asked.space is not None:
        kinds: list[Kind] = [asked]
        remarks: list[Step] = []
    else:
        kinds, remarks = _kinds(position, animal, box, rules)
    if not kinds and asked is not None:
        yield Listed(Kind(box), 0, True, False, (), (), tuple(remarks))
    found = [
        _listed(position, animal, kind, most // len(kinds) + (place < most % len(kinds)), rules)
        for place, kind in enumerate(kinds)
    ]
    if len(found) > 1 and all(listed.missing and not listed.number for listed in found):
        found = [found[0]._replace(kind=Kind(box))]  # the same is missing for every space
    for listed in found:
        if asked is not None or listed.number or listed.missing or box in rules.boxes:
            yield listed


def _kinds(position: Position, animal: Animal, box: str, rules: Rulebook) -> tuple[list[Kind], list[Step]]:
    """Return the kinds of move to look at in a box, or none and why.

    With a phase stated, only where the animal has a pawn or a free action, as far as the box states its pawns.
    """
    if box == CARDS:
        return _cards(position, animal)
    if box == PLACING:
        over = position.phase not in (None, PLANNING)
        return ([], [Step("planning.order", text("explore.planning-over"))]) if over else ([Kind(PLACING)], [])
    if box == CLAIMS:
        return [Kind(CLAIMS)], []
    pawns = position.box(box).pawns
    free = [Kind(box, FREE)] if free_animal(box, rules) == animal else []
    own = [Kind(box, str(place + 1)) for place, holder in enumerate(pawns or ()) if holder == animal]
    if "executed" in rules.tables["actions"]["boxes"][box]:
        own = [kind for kind in own if order.is_leftmost(position, kind.name)]
    if own or (pawns is not None and position.phase is not None):
        none = Step("execution.order", text("explore.no-pawn", who=animal, b=box), animal=animal)
        return [*own, *free], [] if own or free else [none]
    spaces = numbered(box, rules) if depends_on_space(box, rules) else ()
    kinds = [Kind(box, space) for space in spaces] or [Kind(box)]
    return [*kinds, *free], []


def _cards(position: Position, animal: Animal) -> tuple[list[Kind], list[Step]]:
    """Return the cards that the animal may take now: those lying face up, if one is owed to it."""
    if position.owed is None or position.owed.animal != animal:
        return [], [Step("domination.card", text("explore.no-card-owed", who=animal), animal=animal)]
    return [Kind(CARDS, card=card) for card in position.box("domination").cards or ()], []


def depends_on_space(box: Box, rules: Rulebook) -> bool:
    """Tell whether the spaces of a box differ in what they allow: a row of the tables has an entry for each."""
    rows = rules.tables["actions"].get(box, {}).values()
    return any(isinstance(row, list) and len(row) == rules.spaces(box) for row in rows)


def _listed(position: Position, animal: Animal, kind: Kind, share: int, rules: Rulebook) -> Listed:
    from dsrules.text.action_line import write_action

    missing = tuple(_missing(position, animal, kind, rules))
    number, exact = _count(position, animal, kind, rules)
    lines = tuple(write_action(action, rules) for action in islice(_options(position, animal, kind, rules), share))
    now = _now(position, animal, kind, rules)
    remarks = tuple(_remarks(position, animal, kind, number, rules))
    return Listed(kind, number, exact and not missing, now, lines, missing, remarks)


def _options(position: Position, animal: Animal, kind: Kind, rules: Rulebook) -> Iterator[Action]:
    if kind.card is not None:
        from dsrules import cards

        return iter(cards.options(position, animal, kind.card, rules))
    if kind.box == CLAIMS:
        from dsrules.actions.claiming import claims

        return claims(position, animal, rules)
    if not allowed(needs_space(kind.box, animal, kind.space, rules)):
        return iter(())
    return options(kind.box, position, animal, rules, kind.space)


def _count(position: Position, animal: Animal, kind: Kind, rules: Rulebook) -> tuple[int, bool]:
    """Return how many moves there are, and whether that is all of them."""
    if kind.card is not None:
        number = sum(1 for _ in islice(_options(position, animal, kind, rules), CARD_WAYS + 1))
        return min(number, CARD_WAYS), number <= CARD_WAYS
    if kind.box == CLAIMS:
        return sum(1 for _ in _options(position, animal, kind, rules)), True
    return count(kind.box, position, animal, rules, kind.space), True


def _now(position: Position, animal: Animal, kind: Kind, rules: Rulebook) -> bool | None:
    """Tell whether it is the turn of this, None where the position does not say."""
    if kind.box == CLAIMS:
        return True
    found = order.due(position, rules)
    if found is None or position.phase is None:
        return None
    if kind.box in (CARDS, PLACING):
        return found.kind == {CARDS: order.CARD, PLACING: order.PLACING}[kind.box] and found.animal in (None, animal)
    if position.box(kind.box).pawns is None and kind.space != FREE:
        return None
    own = found.kind in (order.PAWN, order.FREE_ACTION) and found.animal in (None, animal)
    return own and found.step == kind.name


# What the position leaves out


def _missing(position: Position, animal: Animal, kind: Kind, rules: Rulebook) -> Iterator[Step]:
    """Yield what the position leaves out, so that there may be more moves than counted."""
    box, stated = kind.box, position.box(kind.box)
    entry = rules.tables["actions"]["boxes"].get(box, {})
    if "discs" in entry and stated.elements is None:
        yield Step(RULES[box], text("explore.discs-not-stated", b=box))
    if "stacks" in entry and stated.tiles is None:
        yield Step("wanderlust.tile", text("explore.tiles-not-stated", b=box))
    if box == "speciation" and position.animals[animal].gene_pool is None:
        yield Step("speciation.limited-by-gene-pool", text("explore.pool-not-stated", who=animal), animal=animal)
    if box in (PLACING, "initiative"):
        unstated = [name for name in rules.boxes if position.box(name).pawns is None]
        if len(unstated) == len(rules.boxes):
            yield Step("planning.any-vacant-eyeball", text("explore.display-not-stated"))
        elif unstated:
            yield Step("planning.any-vacant-eyeball", text("explore.spaces-not-stated", boxes=unstated))
    if position.mapless and box in ON_EARTH:
        key = "explore.needs-map" if box in NEED_MAP else "explore.no-map"
        yield Step(RULES[box], text(key))
    elif box in ON_EARTH or box == CLAIMS:
        discs = box in DISCS_MATTER
        names = sorted(name for name in position.unknown if discs or name in rules.board.axial)
        if names:
            yield Step(RULES[box], text("explore.unread", names=names))


def _remarks(position: Position, animal: Animal, kind: Kind, number: int, rules: Rulebook) -> Iterator[Step]:
    """Yield what else has to be known: why there is no move, what the rulebook leaves open."""
    display = position.animals[animal].elements
    if kind.box == "initiative" and rules.spaces(kind.box):
        yield Step("initiative.back-to-initiative", text("explore.back-to-initiative"))
    if number:
        return
    held = position.box(kind.box).elements
    if kind.box == "adaptation" and len(display) >= rules.max_elements:
        sentence = text("adaptation.full", who=animal, n=len(display), most=rules.max_elements)
        yield Step("adaptation.limit", sentence, animal=animal)
    elif held == () and kind.box != "wanderlust":
        yield Step(RULES[kind.box], text("contents.empty", b=kind.box))
    elif kind.box == "regression" and held:
        yield Step("regression.not-default", text("explore.nothing-at-risk", who=animal), animal=animal)
    elif kind.box == PLACING and position.animals[animal].pawns == 0:
        yield Step("planning.skip-empty", text("placing.no-pawn", who=animal), animal=animal)
