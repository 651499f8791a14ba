"""Shell completion, asked as a shell asks: through the variable that Typer's scripts set."""

from __future__ import annotations

from pathlib import Path

import pytest
from lookup_cli import Printed, cli

BOARD = "examples/start.yaml"


def _complete(line: str) -> Printed:
    """Return what bash would be offered for the last word of a command line."""
    words = line.split(" ")
    asked = {"COMP_WORDS": line, "COMP_CWORD": str(len(words) - 1), "_DSRULES_COMPLETE": "complete_bash"}
    return cli("", **asked)


@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("dsrules sea", ["search"]),
        ("dsrules do", ["dominance", "doctor"]),
        ("dsrules rule dom", ["dominance.", "domination."]),
        ("dsrules rule dominance.tie", ["dominance.tie-none", "dominance.tie-removal"]),
        ("dsrules rule endan", ["endangered.definition", "endangered.consequences", "endangered.still-counts"]),
        ("dsrules rule vp.floor-zero K2", ["K2", *(f"K2{digit}" for digit in range(9))]),
        ("dsrules card c", ["catastrophe", "cold-snap"]),
        ("dsrules action m", ["migration"]),
        ("dsrules action ex", ["extinction"]),
        ("dsrules animal a", ["amphibians", "arachnids"]),
        ("dsrules terrain s", ["sea", "savannah"]),
        ("dsrules term gene", ["gene-pool"]),
        ("dsrules switches mammal", ["mammal-save"]),
        (f"dsrules claim {BOARD} ", ["c3", "c4", "d2", "d3", "d4", "e3", "e4"]),
        (f"dsrules claim {BOARD} e3 m", ["mammals"]),
        (f"dsrules score {BOARD} e", ["e3", "e4"]),
        (f"dsrules dominance {BOARD} --tile d", ["d2", "d3", "d4"]),
        (f"dsrules extinction {BOARD} --save c", ["c3", "c4"]),
        (f"dsrules flip {BOARD} d4 b", ["birds"]),
        (f"dsrules moves {BOARD} birds gl", ["glaciation"]),
        (f"dsrules watch {BOARD} cl", ["claim"]),
        (f"dsrules watch {BOARD} ask", []),
        (f"dsrules watch {BOARD} claim e", ["e3", "e4"]),
        ("dsrules claim no-such-file.yaml ", []),
        ("dsrules nonsense x", []),
        ("dsrules --lang cs ru", ["rule"]),
    ],
)
def test_offered(line: str, offered: list[str], root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(root)
    printed = _complete(line)
    assert printed.out.split() == offered
    assert printed.err == ""


def test_a_board_still_being_written_completes_its_tiles(tmp_path: Path) -> None:
    board = tmp_path / "board.yaml"
    board.write_text('dsrules: 1\ntiles: {d3: sea tundra, "e3": {terrain: [', encoding="utf-8")
    assert _complete(f"dsrules claim {board} ").out.split() == ["d3", "e3"]
    board.write_bytes(b"\xff\xfe\x00")
    assert _complete(f"dsrules claim {board} ").out.split() == []


def test_completing_a_command_imports_none_of_them(root: Path) -> None:
    import subprocess
    import sys

    code = (
        "import sys, atexit; from dsrules.cli.main import run;"
        "atexit.register(lambda: print([m for m in sys.modules if m.startswith('dsrules.cli.')"
        " and m.rpartition('.')[2] not in ('main', 'commands', 'settings', 'completion')"
        " or m in ('rich', 'yaml', 'sqlite3')], file=sys.stderr)); run([])"
    )
    asked = {"COMP_WORDS": "dsrules s", "COMP_CWORD": "1", "_DSRULES_COMPLETE": "complete_bash", "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=asked, cwd=root, check=True)
    assert "search" in done.stdout.split()
    assert done.stderr.strip() == "[]"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_typer_installs_it(shell: str) -> None:
    detection = {"_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION": "1"}  # else it is the shell that runs the tests
    assert "_DSRULES_COMPLETE" in cli("--show-completion", shell, **detection).out
