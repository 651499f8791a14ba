"""How long commands take, as ratios against a hello-world Typer program in the same environment and the same run.

Runs each command and the floor in turn (A B A B ...), checks every exit code, and prints the median ratio of wall
time and the median CPU time above the floor. Install the project first, not editable: a checkout reads its rules data
from YAML, an installed wheel does not.

    python benchmarks/startup.py [--runs 25]
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
HELLO = """\
import typer

app = typer.Typer()


@app.command()
def hello(name: str) -> None:
    print(f"hello {name}")


@app.command()
def bye(name: str) -> None:
    print(f"bye {name}")


app()
"""
TILE = (
    "desert: grass grub 3 sun | insects 1 (2 grass, grub, water), amphibians 3 (3 water, 2 grub, meat) | cone insects"
)
COMMANDS: dict[str, tuple[list[str], float, float]] = {
    "dominance": (["dominance", "examples/full-board.yaml"], 1.5, 60.0),
    "tile": (["tile", TILE], 1.2, 25.0),
    "rule": (["rule", "dominance.persists"], 1.5, float("inf")),
    "search": (["search", "who", "takes", "the", "card"], 1.5, float("inf")),
    "completing": ([], 1.2, float("inf")),
}
"""Name -> arguments, the most times the floor's wall time, and the most milliseconds of CPU above the floor."""
COMPLETING = {"_DSRULES_COMPLETE": "complete_bash", "COMP_WORDS": "dsrules rule dominance.", "COMP_CWORD": "2"}
"""How bash asks what may come next; the floor does not look at it."""


def run(command: list[str]) -> tuple[float, float]:
    """Run a command once; return wall and CPU time in milliseconds. Stops the benchmark on a failure.

    A command without arguments is asked to complete a command line.
    """
    environment = {**os.environ, **(COMPLETING if len(command) == 1 else {})}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    started = time.perf_counter()
    done = subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT, env=environment, check=False
    )
    wall = time.perf_counter() - started
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"{command} left with {done.returncode}:\n{done.stderr.decode()}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return wall * 1000, cpu * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--runs", type=int, default=25)
    runs = parser.parse_args().runs
    dsrules = str(Path(sys.executable).parent / "dsrules")
    missed = False
    with tempfile.TemporaryDirectory() as folder:
        hello = Path(folder) / "hello.py"
        hello.write_text(HELLO, encoding="utf-8")
        floor_command = [sys.executable, str(hello), "hello", "you"]
        print(f"{'command':12} {'wall/floor':>10} {'goal':>5} {'CPU above':>10} {'goal':>6}   medians of {runs} pairs")
        for name, (arguments, most_ratio, most_cpu) in COMMANDS.items():
            run(floor_command), run([dsrules, *arguments])
            pairs = [(run([dsrules, *arguments]), run(floor_command)) for _ in range(runs)]
            ratio = statistics.median(ours[0] / floor[0] for ours, floor in pairs)
            cpu = statistics.median(ours[1] for ours, _ in pairs) - statistics.median(floor[1] for _, floor in pairs)
            met = ratio <= most_ratio and cpu <= most_cpu
            missed |= not met
            limit = f"{most_cpu:4.0f}ms" if most_cpu < float("inf") else "-"
            print(f"{name:12} {ratio:10.2f} {most_ratio:5.1f} {cpu:8.1f}ms {limit:>6}   {'met' if met else 'MISSED'}")
    sys.exit(missed)


if __name__ == "__main__":
    main()
