"""Thousands of whole games at random, everything counted at every step.

    python benchmarks/soak.py --games 3000 [--no-cards] [--seed S] [--jobs N]

Each game of two to six animals goes through the rules line by line. At every step discs, cubes, pawns, tiles and cards
are counted (tests/soak/conservation.py); now and then `can` is held against `moves`, and a position is written and read
back; every game is replayed from its file. The first thing that does not hold ends the run with the seed and the line.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests" / "soak"))

from conservation import CARDS, Broken, Watch, same
from listing import check

from dsrules.consistency import problems
from dsrules.explore.play import WITHOUT_CARDS, course, opening, replay
from dsrules.position import Position
from dsrules.rulebook import Rulebook, default
from dsrules.text.game import Game, read_game, write_game
from dsrules.text.position_reader import read_position
from dsrules.text.position_writer import write_position

LISTING = 0.02
"""How often `can` is held against `moves`."""

WRITING = 0.01
"""How often a position is written and read back."""

ENOUGH = 100
"""Every card has to be played so often in a long run."""

LONG = 1000
"""A run of so many games is a long one."""


class Run(NamedTuple):
    """What came of some games."""

    games: int = 0
    actions: int = 0
    tried: int = 0
    written: int = 0
    most_rounds: int = 0
    playing: float = 0.0
    seconds: float = 0.0
    cards: tuple[tuple[str, int], ...] = ()

    def plus(self, other: Run) -> Run:
        values: list[Any] = [one + more for one, more in zip(self[:-1], other[:-1], strict=True)]
        values.append(tuple((Counter(dict(self.cards)) + Counter(dict(other.cards))).items()))
        return Run(*values)._replace(most_rounds=max(self.most_rounds, other.most_rounds))


def animals_of(seed: int, rules: Rulebook) -> tuple[str, ...]:
    """Two to six animals, another choice for every seed."""
    number = 2 + seed % 5
    chosen = Random(seed).sample(rules.food_chain, number)
    return tuple(animal for animal in rules.food_chain if animal in chosen)


def owners_of(seed: int, animals: tuple[str, ...], rules: Rulebook) -> dict[str, tuple[str, ...]] | None:
    """With all animals in play, in some games two or three players with several each (variant.multi-animal)."""
    if animals != rules.food_chain or seed // 5 % 3 == 0:
        return None
    players, dealt = 1 + seed // 5 % 3, Random(seed).sample(animals, len(animals))
    return {f"player {number + 1}": tuple(dealt[number::players]) for number in range(players)}


def one_game(seed: int, rules: Rulebook, cards: bool, often: float = 1.0) -> Run:
    """Play one game under watch. Raises Broken, its message with seed and line; `often` multiplies the samples."""
    began = time.perf_counter()
    dice, checks = Random(seed), Random(seed + 1)
    animals = animals_of(seed, rules)
    start = opening(animals, rules, seed, cards, owners_of(seed, animals, rules))
    watch, lines, end = Watch(start), [], start
    tried = written = 0
    playing = 0.0
    steps = course(start, rules, dice, None if cards else WITHOUT_CARDS)
    try:
        while True:
            before = time.perf_counter()
            turned = next(steps, None)
            playing += time.perf_counter() - before
            if turned is None:
                break
            watch.step(turned.before, turned.action, turned.after)
            lines.append(turned.line)
            end = turned.after
            if checks.random() < LISTING * often:
                tried += check(end, rules, checks)
            if checks.random() < WRITING * often:
                written += 1
                read_back(end, rules)
        same(not cards or (end.phase == "over" and "ice-age" in end.taken), "the game is not over")
        replay_of(Game(start, tuple(lines), end=end), rules)
    except Exception as error:
        said = f"seed {seed}, action {len(lines) + 1} after {lines[-1:]}: {type(error).__name__}: {error}"
        raise Broken(said) from error
    spent = time.perf_counter() - began
    return Run(1, len(lines), tried, written, end.round or 0, playing, spent, tuple(watch.played.items()))


def read_back(position: Position, rules: Rulebook) -> None:
    """The position is without errors or warnings, and its file reads back as the same."""
    found = [problem for problem in problems(position, rules) if problem.severity != "note"]
    same(not found, f"{[problem.code for problem in found]}")
    same(read_position(write_position(position, rules), rules).position == position, "not the same when read back")


def replay_of(game: Game, rules: Rulebook) -> None:
    """The game's file replays to the same end."""
    read = read_game(write_game(game, rules), rules)
    same((read.start, read.actions) == (game.start, game.actions), "the game file says something else")
    again = replay(read, rules)
    same(again.legal and again.position == game.end and again.lines == game.actions, "the replay ends differently")


def games(numbers: tuple[int, int, bool]) -> Run:
    first, last, cards = numbers
    rules, total = default(), Run()
    for seed in range(first, last):
        total = total.plus(one_game(seed, rules, cards))
    return total


def soak(number: int, seed: int, cards: bool, jobs: int) -> Run:
    """Play games with the seeds from `seed` on, in `jobs` processes."""
    size = max(1, min(50, number // jobs))
    chunks = [(first, min(first + size, seed + number), cards) for first in range(seed, seed + number, size)]
    total = Run()
    if jobs == 1:
        results: Any = map(games, chunks)
    else:
        from multiprocessing import get_context

        results = get_context("spawn").Pool(jobs).imap_unordered(games, chunks)
    for run in results:
        total = total.plus(run)
        print(f"{total.games} games, {total.actions:,} actions", file=sys.stderr, flush=True)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description="Play whole games at random and count everything at every step.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cards", action=argparse.BooleanOptionalAction, default=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    began = time.perf_counter()
    run = soak(given.games, given.seed, given.cards, given.jobs)
    seconds = time.perf_counter() - began
    print(f"{run.games:,} games, {run.actions:,} actions, up to {run.most_rounds} rounds: everything conserved")
    print(f"can held against moves: {run.tried:,} actions; written and read back: {run.written:,} positions")
    print(f"replayed from their files: all {run.games:,} games")
    both = f"{run.games / seconds:.1f} games/s, {run.actions / seconds:,.0f} actions/s"
    print(f"{both} with all checks, in {given.jobs} processes")
    print(f"{run.games / run.playing:.1f} games/s, {run.actions / run.playing:,.0f} actions/s play alone, one process")
    if given.cards:
        rarest = sorted(run.cards, key=lambda entry: entry[1])
        print(f"cards played: {len(run.cards)} of {CARDS}; rarest: {', '.join(f'{c} {n}' for c, n in rarest[:5])}")
        if given.games >= LONG and (len(run.cards) < CARDS or rarest[0][1] < ENOUGH):
            sys.exit("a card was played too rarely")


if __name__ == "__main__":
    main()
