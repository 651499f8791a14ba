"""Whole games: random legal play by a seed, and the replay of a game line by line.

Every step is an action line that goes through `dsrules.turn.questions.act`; nothing is carried out in any other way.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from dsrules.diagnostics import InputError
from dsrules.position import OVER, Frozen
from dsrules.text.action_line import read_action, write_action
from dsrules.text.game import Game
from dsrules.turn.questions import act

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from dsrules.action import Action
    from dsrules.diagnostics import Place
    from dsrules.messages import Speaker
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling

WITHOUT_CARDS = 10
"""Turns that a game without cards lasts if nothing else is said: no card ends it."""


class IllegalChoice(RuntimeError):
    """Random play chose what the rules do not allow, or ran into a dead end: a defect, never the caller's fault."""

    def __init__(self, position: Position, line: str, ruling: Ruling | None) -> None:
        said = ruling.verdict if ruling else "dead end"
        super().__init__(f"{line}: {said} {[step.text for step in ruling.reasons] if ruling else ''}")
        self.position, self.line, self.ruling = position, line, ruling


class Turned(NamedTuple):
    """One step of a game: the position before it, the action with its line, and the position after it."""

    before: Position
    action: Action
    line: str
    after: Position


def course(start: Position, rules: Rulebook, dice: Random, rounds: int | None = None) -> Iterator[Turned]:
    """Yield the steps of a game played by dice from `start` until it is over, or until so many rounds are.

    Raises IllegalChoice where the rules refuse what was chosen.
    """
    from dsrules.explore.choices import Player

    player, position = Player(start, rules, dice), start
    while rounds is None or (position.round or 1) <= rounds:
        chosen = player.action(position)
        if chosen is None:
            return
        line = write_action(chosen, rules)
        action = read_action(line, rules, position)
        ruling = act(position, action, rules)
        if ruling.position is None:
            raise IllegalChoice(position, line, ruling)
        yield Turned(position, action, line, ruling.position)
        position = ruling.position


def play(
    names: Sequence[str], rules: Rulebook, seed: int, cards: bool = True, rounds: int | None = None, *,
    owners: Mapping[str, Sequence[str]] | None = None,
) -> Game:  # fmt: skip
    """Return a game of some animals played at random, the same one for the same seed: start, action lines, end.

    It goes from set-up through the card that ends the game to final scoring. Without `cards` nobody takes any, and the
    game breaks off after `rounds` turns (WITHOUT_CARDS if not given). `owners` maps players to their animals. Raises
    UsageError for animals or owners that cannot be.
    """
    start = opening(names, rules, seed, cards, owners)
    if not cards and rounds is None:
        rounds = WITHOUT_CARDS
    lines, end = [], start
    for turned in course(start, rules, Random(seed), rounds):
        lines.append(turned.line)
        end = turned.after
    return Game(start, tuple(lines), end=end)


def opening(
    names: Sequence[str], rules: Rulebook, seed: int, cards: bool = True,
    owners: Mapping[str, Sequence[str]] | None = None,
) -> Position:  # fmt: skip
    """Return the position from which a game is played: set up by the seed, with the switches of the rulebook set."""
    from dsrules.turn.setup import setup

    start = setup(names, rules, seed=seed, owners=owners)
    if rules.switches:
        start = start._replace(switches=Frozen(rules.switches))
    return start if cards else start.with_box("domination", cards=None)


class Replayed(NamedTuple):
    """How far a game goes by the rules: `done` lines carried out, the position after them, and the ruling on the
    first line that was not allowed, None if all were. `lines` are the actions in their canonical form.
    """

    game: Game
    position: Position
    done: int
    ruling: Ruling | None
    lines: tuple[str, ...]
    rules: Rulebook

    @property
    def legal(self) -> bool:
        """Tell whether every line was allowed."""
        return self.ruling is None

    @property
    def same_rules(self) -> bool:
        """Tell whether the game is replayed by the rules data by which it was written, or does not say."""
        return self.game.digest in (None, self.rules.digest)

    @property
    def place(self) -> Place | None:
        """Return where the line stands that was not allowed."""
        return self.game.places[self.done] if not self.legal and self.done < len(self.game.places) else None

    def to_dict(self, speaker: Speaker) -> dict[str, Any]:
        """Return it as plain values: legal, the numbers of lines, what was not allowed, and the end of the game.

        `rules` is the digest of the rules data that judges, `written_by` that of those by which the game was written.
        """
        from dsrules.ruling import step_dict
        from dsrules.text.position_writer import to_values

        values: dict[str, Any] = {"rules": self.rules.digest, "written_by": self.game.digest}
        values.update({"legal": self.legal, "actions": len(self.game.actions), "done": self.done})
        if self.ruling is not None:
            values["illegal"] = {
                "number": self.done + 1,
                "action": self.game.actions[self.done],
                "line": self.place.line if self.place else None,
                "column": self.place.column if self.place else None,
                "verdict": self.ruling.verdict,
                "reasons": [step_dict(step, speaker) for step in self.ruling.reasons],
            }
        values.update(self.standings())
        values["end"] = to_values(self.position, self.rules)
        return values

    def standings(self) -> dict[str, Any]:
        """Return `over`, everybody's VP as they stand (None where not stated), and once it is over the ranking of the
        animals, and of the players where owners are stated.
        """
        from dsrules.judge.final import final

        over = self.position.phase == OVER
        result: dict[str, Any] = {"over": over}
        result["vp"] = {animal: sheet.vp for animal, sheet in self.position.animals.items()}
        if over:
            final_result = final(self.position, self.rules).result
            result.update({key: final_result[key] for key in ("ranking", "players") if key in final_result})
        return result


def replay(game: Game, rules: Rulebook) -> Replayed:
    """Return how far a game goes when each of its lines is ruled on in its turn.

    Raises InputError for a line that cannot be understood, with its place in the file.
    """
    rules = rules.under(game.start.switches)
    position = game.start
    lines: list[str] = []
    for number, line in enumerate(game.actions):
        try:
            action = read_action(line, rules, position)
        except InputError as error:
            _at_its_place(error, game, number)
        ruling = act(position, action, rules)
        if ruling.position is None:
            return Replayed(game, position, number, ruling._replace(rules=rules), tuple(lines), rules)
        lines.append(write_action(action, rules))
        position = ruling.position
    return Replayed(game, position, len(game.actions), None, tuple(lines), rules)


def _at_its_place(error: InputError, game: Game, number: int) -> NoReturn:
    """Raise the problems of a line again, at their places in the file as far as those are known."""
    if number >= len(game.places):
        raise error
    place = game.places[number]
    quotes = place.end - place.column - len(game.actions[number]) == 2  # so that nothing in it was escaped
    moved = []
    for found in error.diagnostics:
        exact = place
        if found.place is not None and (quotes or place.end - place.column == len(game.actions[number])):
            shift = place.column - 1 + quotes
            exact = found.place._replace(
                line=place.line, column=found.place.column + shift, end=found.place.end + shift
            )
        moved.append(found._replace(path=f"actions[{number}]", place=exact, related=()))
    raise InputError(moved, game.source) from None
