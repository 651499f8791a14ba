"""The questions of the command line as functions on immutable values.

Reading: `load`, `loads`, `parse_tile`, `parse_action`; writing: `dumps`. Every question takes a `Position` and
returns a `Ruling` (`.verdict`, `.steps`, `.to_dict()`). `rules` is the rulebook to judge by, the one that comes with
the program if left out; the switches that a position states hold too, unless `rules` sets them itself. Nothing here
prints, keeps state or touches the network; positions, rulings and rulebooks may be shared between threads.

Errors: `InputError` for an input that cannot be read or understood, `UsageError` for a question that makes no sense
(a tile that is no hex). Both carry every problem found, with codes and places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import Diagnostic, DsrulesError, InputError, UsageError
from dsrules.position import Position
from dsrules.rulebook import Rulebook, default
from dsrules.ruling import Ruling

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from pathlib import Path

    from dsrules.action import Action

__all__ = [
    "Diagnostic", "DsrulesError", "InputError", "Position", "Rulebook", "Ruling", "UsageError",
    "act", "can", "claim", "dominance", "dumps", "endangered", "extinction", "final", "flip", "load", "load_rules",
    "loads", "matches", "moves", "next_step", "parse_action", "parse_tile", "rule", "score", "search", "setup",
    "survival", "whatif",
]  # fmt: skip


def load_rules(directory: Path | str | None = None) -> Rulebook:
    """Return the rulebook in a copy of rulesdata/, or the one that comes with the program. Raises InputError."""
    from dsrules.rulebook import load as load_rulebook

    return load_rulebook(directory)


def load(path: Path | str, rules: Rulebook | None = None) -> Position:
    """Return the position in a file (contract section 2). Raises InputError with every problem found."""
    from dsrules.text.files import read_file
    from dsrules.text.position_reader import read_position

    source = read_file(str(path))
    return read_position(source.text, rules or default(), source.name).position


def loads(text: str, rules: Rulebook | None = None) -> Position:
    """Return the position that a YAML or JSON document states. Raises InputError with every problem found."""
    from dsrules.text.position_reader import read_position

    return read_position(text, rules or default()).position


def dumps(position: Position, rules: Rulebook | None = None) -> str:
    """Return the canonical position file, which reads back to an equal position."""
    from dsrules.text.position_writer import write_position

    return write_position(position, rules or default())


def parse_tile(line: str, rules: Rulebook | None = None) -> Position:
    """Return the position of one tile without a map that a tile line states (contract section 3)."""
    from dsrules.text.tile_line import read_tile_line

    return read_tile_line(line, rules or default()).position


def parse_action(line: str, position: Position | None = None, rules: Rulebook | None = None) -> Action:
    """Return the action that an action line states; with a position, hexes may be named by their terrain."""
    from dsrules.text.action_line import read_action

    return read_action(line, rules or default(), position)


def _judging(position: Position, rules: Rulebook | None) -> Rulebook:
    return (rules or default()).under(position.switches)


def matches(position: Position, tile: str | None = None, *, rules: Rulebook | None = None) -> Ruling:
    """Return the matches of every animal in play on every tile, or on one (matching.count)."""
    from dsrules.judge.sums import matches as judge

    rules = _judging(position, rules)
    return judge(position, rules, tile)._replace(rules=rules)


def endangered(position: Position, *, rules: Rulebook | None = None) -> Ruling:
    """Return which species are endangered on which tiles (endangered.definition)."""
    from dsrules.judge.endangered import endangered as judge

    rules = _judging(position, rules)
    return judge(position, rules)._replace(rules=rules)


def dominance(position: Position, tile: str | None = None, *, rules: Rulebook | None = None) -> Ruling:
    """Return who qualifies on every tile, or on one, and what stands of the cone (dominance.condition)."""
    from dsrules.judge.dominance import dominance as judge

    rules = _judging(position, rules)
    return judge(position, rules, tile)._replace(rules=rules)


def claim(
    position: Position, tile: str, animal: str | None = None, *, tie: bool = False, rules: Rulebook | None = None
) -> Ruling:
    """Return whether an animal may claim a tile now, or with `tie` whether a tie can be shown there."""
    from dsrules.judge.claim import claim as judge

    rules = _judging(position, rules)
    return judge(position, rules, tile, animal, tie)._replace(rules=rules)


def can(position: Position, action: Action | str, *, anytime: bool = False, rules: Rulebook | None = None) -> Ruling:
    """Return whether an action is legal, with every reason for a no."""
    from dsrules.turn.questions import can as judge

    rules = _judging(position, rules)
    return judge(position, _action(action, position, rules), rules, anytime)._replace(rules=rules)


def act(position: Position, action: Action | str, *, anytime: bool = False, rules: Rulebook | None = None) -> Ruling:
    """Return the same as `can`, and with yes the position after the action."""
    from dsrules.turn.questions import act as judge

    rules = _judging(position, rules)
    return _with_position(judge(position, _action(action, position, rules), rules, anytime), rules)


def _with_position(ruling: Ruling, rules: Rulebook) -> Ruling:
    """Return a ruling whose result states the position after it too, so that `to_dict` is whole."""
    from dsrules.text.position_writer import with_position

    return with_position(ruling, rules)._replace(rules=rules)


def _action(action: Action | str, position: Position, rules: Rulebook) -> Action:
    return parse_action(action, position, rules) if isinstance(action, str) else action


def next_step(position: Position, *, rules: Rulebook | None = None) -> Ruling:
    """Return what is carried out next, and by whom (execution.order)."""
    from dsrules.turn.questions import next_step as judge

    rules = _judging(position, rules)
    return judge(position, rules)._replace(rules=rules)


def score(position: Position, tile: str, *, rules: Rulebook | None = None) -> Ruling:
    """Return the VP that scoring a tile gives, and who takes the card (domination.score)."""
    from dsrules.judge.scoring import score as judge

    rules = _judging(position, rules)
    return judge(position, rules, tile)._replace(rules=rules)


def survival(position: Position, *, rules: Rulebook | None = None) -> Ruling:
    """Return who holds the Survival Card and what it scores (survival.control)."""
    from dsrules.judge.survival import survival as judge

    rules = _judging(position, rules)
    return judge(position, rules)._replace(rules=rules)


def extinction(position: Position, save: str | None = None, *, rules: Rulebook | None = None) -> Ruling:
    """Return what Extinction removes; `save` is the hex where mammals keep one species (extinction.remove)."""
    from dsrules.judge.extinction import extinction as judge

    rules = _judging(position, rules)
    return _with_position(judge(position, rules, save), rules)


def final(position: Position, *, rules: Rulebook | None = None) -> Ruling:
    """Return the final scores and the ranking (end.final-scoring)."""
    from dsrules.judge.final import final as judge

    rules = _judging(position, rules)
    return judge(position, rules)._replace(rules=rules)


def setup(
    animals: Sequence[str], *, seed: int | None = None, owners: dict[str, Sequence[str]] | None = None,
    rules: Rulebook | None = None,
) -> Position:  # fmt: skip
    """Return the starting position for some animals; with a seed, with tiles, discs and cards drawn by it."""
    from dsrules.turn.setup import setup as lay_out

    return lay_out(animals, rules or default(), seed=seed, owners=owners)


def moves(
    position: Position, animal: str, box: str | None = None, *, limit: int | None = None, rules: Rulebook | None = None
) -> Ruling:
    """Return what an animal may do, box by box or in one box: the count, and up to `limit` action lines.

    Without a limit it is `dsrules.explore.moves.LIMIT`.
    """
    from dsrules.explore.moves import moves as explore

    rules = _judging(position, rules)
    return explore(position, rules, animal, box, limit)._replace(rules=rules)


def whatif(position: Position, edits: Iterable[str], *, rules: Rulebook | None = None) -> Ruling:
    """Return which rulings change when some edits or actions are carried out."""
    from dsrules.explore.whatif import whatif as explore

    rules = _judging(position, rules)
    return _with_position(explore(position, rules, edits if isinstance(edits, str) else tuple(edits)), rules)


def flip(position: Position, tile: str, animal: str | None = None, *, rules: Rulebook | None = None) -> Ruling:
    """Return the smallest sets of changes that would give, take or tie dominance on a tile."""
    from dsrules.explore.flips import flip as explore

    rules = _judging(position, rules)
    return explore(position, rules, tile, animal)._replace(rules=rules)


def rule(*ids: str, lang: str = "en", rules: Rulebook | None = None) -> dict[str, Any]:
    """Return {"rules": [...]} for rule ids; a prefix stands for its chapter. Each has id, title, text, pages, basis.

    Ids that no rule has stand under `missing`, the nearest that exist under `nearest`. `lang` is `en` or `cs`.
    """
    from dsrules.lookup.records import shown_entries
    from dsrules.messages import Speaker

    return shown_entries(ids, Speaker(rules or default(), lang))


def search(words: str, *, limit: int | None = None, lang: str = "en", rules: Rulebook | None = None) -> dict[str, Any]:
    """Return {"hits": [...]} for words or a question in English or Czech: rules, best first, with title and pages.

    There are at most `limit` hits, `dsrules.lookup.search.LIMIT` without one.
    """
    from dsrules.lookup.search import search as find
    from dsrules.messages import Speaker

    return find(words, Speaker(rules or default(), lang), limit)
