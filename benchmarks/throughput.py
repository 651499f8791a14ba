"""How many positions a second the library and `batch` judge, on one core, with a dense board.

The board has 13 tiles, six animals and 30 discs. Three figures: `compact` results and the contract's dictionaries on
positions already built, and `dsrules batch` as a process, from its JSON Lines to its answers, with the time of one
empty run taken off. A floor stands beside the last: the same lines through `json.loads` and `json.dumps` alone.

    python benchmarks/throughput.py [--lines 8000] [--jobs 2]
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from dsrules.judge.compact import compact
from dsrules.judge.dominance import dominance_result
from dsrules.rulebook import default
from dsrules.text.position_reader import read_values

RULES = default()
TILES = ["c2", "c3", "c4", "d1", "d2", "d3", "d4", "d5", "e2", "e3", "e4", "e5", "f3"]


def dense_board(seed: int) -> dict[str, Any]:
    """Return a position of 13 tiles, six animals with full displays and 30 discs, as plain values."""
    rng = random.Random(seed)
    board = RULES.board
    terrains = [terrain for terrain, number in RULES.large_tiles.items() for _ in range(number)]
    rng.shuffle(terrains)
    tiles: dict[str, Any] = {}
    for name in TILES:
        species = {animal: rng.randint(1, 3) for animal in rng.sample(RULES.food_chain, 3)}
        tiles[name] = {"terrain": terrains.pop(), "species": species}
    corners = sorted({corner for name in TILES for corner in board.corners_of[name]})
    elements: dict[str, list[str]] = {}
    for number, corner in enumerate(rng.sample(corners, 30)):
        elements.setdefault(RULES.elements[number % len(RULES.elements)], []).append(corner)
    animals = {
        animal: {"added": [rng.choice(RULES.elements) for _ in range(RULES.max_elements - len(printed))]}
        for animal, printed in RULES.printed.items()
    }
    return {"dsrules": 1, "tiles": tiles, "elements": elements, "animals": animals}


def rate(judge: Any, positions: list[Any]) -> float:
    """Return the best of five rates, in positions a second."""
    best = 0.0
    for _ in range(5):
        started = time.perf_counter()
        for position in positions:
            judge(position, RULES)
        best = max(best, len(positions) / (time.perf_counter() - started))
    return best


def batch_seconds(lines: str, jobs: int) -> float:
    """Return how long one run of `dsrules batch` takes; stops the benchmark if any line is answered with an error."""
    command = [str(Path(sys.executable).parent / "dsrules"), "batch", "--jobs", str(jobs)]
    started = time.perf_counter()
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    taken = time.perf_counter() - started
    if done.returncode or done.stdout.count('"ok":true') != lines.count("\n"):
        sys.exit(f"batch left with {done.returncode}: {done.stderr[-500:]}{done.stdout[:500]}")
    return taken


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lines", type=int, default=8000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    boards = [dense_board(seed) for seed in range(200)]
    positions = [read_values(board, RULES).position for board in boards]
    print(f"compact results       {rate(compact, positions):10,.0f} positions/s   goal 40,000")
    print(f"contract dictionaries {rate(dominance_result, positions):10,.0f} positions/s   goal 15,000")
    print(f"strict reader         {rate(read_values, boards):10,.0f} positions/s")
    lines = "".join(json.dumps(boards[number % len(boards)]) + "\n" for number in range(options.lines))
    taken = batch_seconds(lines, options.jobs) - batch_seconds("", options.jobs)
    per_second = options.lines / taken
    print(f"batch --jobs {options.jobs}        {per_second:10,.0f} positions/s   goal 4,000, with [fast] 10,000")
    started = time.perf_counter()
    for line in lines.splitlines():
        json.dumps(json.loads(line))
    print(f"json in and out alone {options.lines / (time.perf_counter() - started):10,.0f} positions/s")


if __name__ == "__main__":
    main()
