"""How many small changes to the rules code do the tests notice? `python tests/mutation/mutation.py` tells.

Every change is made by one of cosmic-ray's operators (a comparison turned round, a number off by one, a condition
denied, a loop that never runs, ...); a change that no test notices is a survivor. Survivors that cannot be noticed,
because the changed program gives the same answers, stand in equivalent.yaml with the reason; they are not tried.

    --module PATH      a module or a package under dsrules/ (may be given again); default: judge, actions, cards, turn
    --sample N         try N of the changes, drawn with --seed S (default 1), in place of all
    --survivors FILE   write the survivors there, as equivalent.yaml wants them
    --again FILE       try only the mutants that FILE names, survivors of an earlier run
    --listed           try only those that equivalent.yaml lists, and exit 1 if one of them is killed
    --jobs N           processes at a time (default: the number of processors)
    --least P          exit 1 if less than P per cent are killed (default 95)

Printed for each module: changes, killed, listed as equivalent, left, and killed in per cent of those that are not
equivalent; and what equivalent.yaml lists without its being a change of the modules that were tried in full. Wants
`cosmic-ray` beside the `test` extra of dsrules. mutants.py says which changes are left out, mutant_runs.py how one is
tried.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from equivalents import Equivalents, entry, named
from mutant_runs import IMPORTING, KILLED, afresh, ground, in_parallel, settle
from mutants import ROOT, Mutant, operators, sites
from mutants import mutants as mutants_at

if TYPE_CHECKING:
    from collections.abc import Iterator

TESTS = {
    "dsrules/judge": ["tests/judge", "tests/naive/test_naive_judging.py", "tests/switches", "tests/rules"],
    "dsrules/actions": ["tests/actions", "tests/naive/test_naive_actions.py", "tests/switches", "tests/rules"],
    "dsrules/cards": ["tests/cards", "tests/naive/test_naive_cards.py", "tests/switches", "tests/rules"],
    "dsrules/turn": ["tests/turn", "tests/naive/test_naive_turn.py", "tests/switches", "tests/rules"],
}
"""Package -> the tests that concern its modules; which of them concern a function is found by running them."""


def main() -> int:
    """Try the mutants asked for and print how many were killed."""
    options = _options()
    if os.environ.get("PYTHONHASHSEED") != "0":  # the order of sets must not change from run to run
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})
    sys.path.insert(0, str(ROOT))
    settle()
    equivalents, drawn = Equivalents(), list(_drawn(options))
    mutants = [mutant for _, some in drawn for mutant in some]
    tried = [(package, [one for one in some if (one in equivalents) == options.listed]) for package, some in drawn]
    found = _tried([(package, some) for package, some in tried if some], options.jobs)
    if options.listed:
        return _report_listed(found)
    if options.sample is None and options.again is None:
        for key in sorted(equivalents.stale(mutants)):
            print("listed, but no mutant:", *key, sep="\n    ")
    return _report(found, [mutant for mutant in mutants if mutant in equivalents], options)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--module", action="append", metavar="PATH")
    parser.add_argument("--sample", type=int, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--survivors", type=Path, metavar="FILE")
    parser.add_argument("--again", type=Path, metavar="FILE")
    parser.add_argument("--listed", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--least", type=float, default=95.0, metavar="P")
    return parser.parse_args()


def _drawn(options: argparse.Namespace) -> Iterator[tuple[str, list[Mutant]]]:
    """Yield package, mutants of it: all, its share of the sample, or those tried again."""
    again = named(options.again) if options.again else None
    wanted = [
        module.rstrip("/") for module in options.module or (TESTS if again is None else {key[0] for key in again})
    ]
    chosen = operators()
    modules = {
        package: sorted(str(path.relative_to(ROOT)) for path in (ROOT / package).glob("*.py")) for package in TESTS
    }
    places = {
        package: [site for name in names if name in wanted or package in wanted for site in sites(name, chosen)]
        for package, names in modules.items()
    }
    total = sum(map(len, places.values()))
    for package, there in places.items():
        made = mutants_at(there)
        if options.sample is not None:
            random.Random(options.seed).shuffle(there)
            share = round(options.sample * len(there) / total)
            made = (mutant for _, mutant in zip(range(share), mutants_at(there), strict=False))
        drawn = [mutant for mutant in made if again is None or mutant.key in again]
        if drawn:
            yield package, drawn


def _tried(drawn: list[tuple[str, list[Mutant]]], jobs: int) -> dict[Mutant, bool]:
    """Return mutant -> whether the tests of its package kill it; packages side by side as far as `jobs` go."""
    found: dict[Mutant, bool] = {}
    at_once = min(jobs, len(drawn)) or 1
    with tempfile.TemporaryDirectory() as directory:
        results = [Path(directory) / str(number) for number in range(len(drawn))]
        grounds = [
            (ground(mutants, TESTS[package], jobs // at_once, result), None)
            for (package, mutants), result in zip(drawn, results, strict=True)
        ]
        for _ in in_parallel(grounds, at_once):
            pass
        for (package, mutants), result in zip(drawn, results, strict=True):
            (failed, durations), *outcomes = map(json.loads, result.read_text(encoding="utf-8").splitlines())
            for test in failed:
                print(f"left out, it fails without any change: {test}", file=sys.stderr)
            found.update({mutants[number]: killed for number, killed, tests in outcomes if tests is not None})
            again = [mutants[number] for number, _, tests in outcomes if tests is None]
            found.update(_tried_afresh(again, TESTS[package][0], durations, set(failed), jobs))
    return found


def _tried_afresh(
    again: list[Mutant], own: str, durations: dict[str, float], failed: set[str], jobs: int
) -> dict[Mutant, bool]:
    """Return mutant -> whether the package's own tests kill it when it is imported afresh."""
    found: dict[Mutant, bool] = {}
    as_it_is: list[Mutant | None] = [None] if again else []
    seconds = IMPORTING + 3 * sum(took for test, took in durations.items() if test.startswith(own))
    works = [(afresh(mutant, [own], durations, failed), seconds) for mutant in as_it_is + again]
    for place, killed in in_parallel(works, jobs):
        if place:
            found[again[place - 1]] = bool(killed)
        elif killed:
            raise SystemExit("the tests fail on modules that nobody changed")
    return found


def _report_listed(found: dict[Mutant, bool]) -> int:
    wrong = [mutant for mutant, dead in found.items() if dead]
    print(f"{len(found)} listed as equivalent, of which {len(wrong)} are killed all the same")
    print("".join(map(entry, wrong)), end="")
    return KILLED if wrong else 0


def _report(found: dict[Mutant, bool], equivalent: list[Mutant], options: argparse.Namespace) -> int:
    counts = [
        Counter(mutant.module for mutant in some)
        for some in ([*found, *equivalent], [mutant for mutant, dead in found.items() if dead], equivalent)
    ]
    left = [mutant for mutant, dead in found.items() if not dead]
    print(f"{'module':40} {'mutants':>8} {'killed':>8} {'equivalent':>10} {'left':>6} {'%':>7}")
    for module in sorted(counts[0]):
        _print(module, *(count[module] for count in counts))
    share = _print("all", *(count.total() for count in counts))
    if options.survivors:
        options.survivors.write_text("".join(map(entry, left)), encoding="utf-8")
    elif share < options.least:
        print("".join(map(entry, left)))
    return KILLED if share < options.least else 0


def _print(name: str, tried: int, killed: int, equivalent: int) -> float:
    counted = tried - equivalent
    share = 100 * killed / counted if counted else 100.0
    print(f"{name:40} {tried:8} {killed:8} {equivalent:10} {counted - killed:6} {share:7.2f}", flush=True)
    return share


if __name__ == "__main__":
    sys.exit(main())
