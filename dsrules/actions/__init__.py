"""One module a box: is an action allowed, what it does, and which actions are legal.

Order, the presence of a pawn on the display and its return to the hand are judged and kept by `dsrules.turn`; here an
action is judged by its effect alone. Cards are in `dsrules.cards`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dsrules.actions.objections import Objection, no

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dsrules.action import Action, Space
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Step
    from dsrules.vocabulary import Animal, Box

PLACING = "placing"
"""The name under which `options` and `count` know the placing of pawns, beside the names of the boxes."""

_ELSEWHERE = {"Place": PLACING, "Claim": "claiming", "ShowTie": "claiming"}


def _module(name: str) -> Any:
    return import_module(f"dsrules.actions.{name}")


def home(action: Action, rules: Rulebook) -> str | None:
    """Return the module that judges an action: its box, `placing` or `claiming`; None for cards, passes and steps."""
    kind = type(action).__name__
    box = kind.lower()
    return box if box in rules.boxes else _ELSEWHERE.get(kind)


def verify(position: Position, action: Action, rules: Rulebook) -> list[Objection]:
    """Return what every check of the action's effect found, in the order checked: objections, and grounds of a yes.

    `objections.verdict` says what they amount to. Raises ValueError for an action that has no box.
    """
    name = _named(action, rules)
    animal = action.animal  # type: ignore[union-attr]
    if animal not in position.animals and name != "claiming":
        return [no("setup.animals", "objection.not-in-play", who=animal)]
    found: list[Objection] = _module(name).verify(position, action, rules)
    return found


def apply(position: Position, action: Action, rules: Rulebook) -> tuple[Position, tuple[Step, ...]]:
    """Return the position after an action to which `verify` has no objection, and the changes with their rules.

    An objection marked `act_only` means that there is no one position after: then the result is worthless.
    """
    result: tuple[Position, tuple[Step, ...]] = _module(_named(action, rules)).apply(position, action, rules)
    return result


def options(box: Box, position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> Iterator[Action]:
    """Yield the legal actions of an animal in a box (or `placing`), lazily, each once, in a canonical order.

    Legal means that `verify` allows it for every completion of the position. A space left out is the one that an action
    line without a space means. Forgoing an action is not among them.
    """
    if animal in position.animals:
        yield from _module(box).options(position, animal, rules, space)


def count(box: Box, position: Position, animal: Animal, rules: Rulebook, space: Space = None) -> int:
    """Return how many actions `options` yields, without listing them where they are many."""
    if animal not in position.animals:
        return 0
    module = _module(box)
    if hasattr(module, "count"):
        return int(module.count(position, animal, rules, space))
    return sum(1 for _ in module.options(position, animal, rules, space))


def _named(action: Action, rules: Rulebook) -> str:
    name = home(action, rules)
    if name is None:
        raise ValueError(f"{type(action).__name__} is no action of a box")
    return name
