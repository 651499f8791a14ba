"""Pipes that close, full disks, streams that are not there, Ctrl-C: a quiet or a worded end, never a traceback."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell")

ROOT = Path(__file__).parents[2]
BOARD = str(ROOT / "examples" / "full-board.yaml")
DSRULES = f"{shlex.quote(sys.executable)} -m dsrules"
ENVIRONMENT = {**os.environ, "DSRULES_DEBUG": "", "DSRULES_LANG": "en"}


def shell(line: str) -> subprocess.CompletedProcess[str]:
    run = subprocess.run(["bash", "-c", line], capture_output=True, text=True, env=ENVIRONMENT, cwd=ROOT, timeout=30)
    assert "Traceback" not in run.stderr
    assert "Exception ignored" not in run.stderr
    assert "usage.internal" not in run.stderr
    return run


@pytest.mark.parametrize("command", [f"dominance {BOARD}", "rule dominance", "help", "schema", "play", f"fmt {BOARD}"])
def test_a_closed_pipe_is_no_failure(command: str) -> None:
    run = shell(f"{DSRULES} {command} | true; exit ${{PIPESTATUS[0]}}")
    assert run.returncode == 0
    assert run.stderr == ""


@pytest.mark.parametrize("command", [f"dominance {BOARD}", f"dominance {BOARD} --json", "setup", "--version", "help"])
def test_a_full_disk_is_said(command: str) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no /dev/full")
    run = shell(f"{DSRULES} {command} > /dev/full")
    assert run.returncode == 3
    assert "file.unwritable" in run.stderr


def test_streams_that_are_closed() -> None:
    assert shell(f"{DSRULES} dominance {BOARD} >&-").returncode == 0
    assert shell(f"{DSRULES} dominance /nowhere 2>&-").returncode == 3
    assert shell(f"{DSRULES} dominance - <&-").returncode == 3
    assert shell(f"{DSRULES} batch <&-").returncode == 0
    assert shell(f"{DSRULES} dominance /nowhere <&- >&- 2>&-").returncode == 3


def interrupted(arguments: list[str], after: float) -> subprocess.CompletedProcess[bytes]:
    run = subprocess.Popen(
        [sys.executable, "-m", "dsrules", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        stderr=subprocess.PIPE, env=ENVIRONMENT, cwd=ROOT, start_new_session=True,
    )  # fmt: skip
    time.sleep(after)
    os.killpg(run.pid, signal.SIGINT)
    out, err = run.communicate(timeout=20)
    return subprocess.CompletedProcess(run.args, run.returncode, out, err)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupting_a_batch_ends_it_quietly(tmp_path: Path, jobs: str) -> None:
    lines = tmp_path / "lines.jsonl"
    position = {"dsrules": 1, "tiles": {"e4": {"terrain": "desert", "species": {"birds": 1}}}}
    lines.write_text((json.dumps({"position": position}) + "\n") * 200_000, encoding="utf-8")
    run = interrupted(["batch", str(lines), "--jobs", jobs], 2)
    assert run.returncode in (130, 0)
    assert b"Traceback" not in run.stderr


def test_an_empty_completion_variable_silences_nothing() -> None:
    run = shell(f"_DSRULES_COMPLETE= {DSRULES} dominance /nowhere")
    assert run.returncode == 3
    assert "file.missing" in run.stderr


@pytest.mark.parametrize(
    ("encoding", "said"),
    [("ascii", '"zz" neni teren'), ("latin-1", '"zz" není terén'), ("utf-8", "„zz“ není terén")],
)
def test_a_terminal_without_czech_letters_shows_the_nearest_ones(encoding: str, said: str) -> None:
    import pty

    ours, theirs = pty.openpty()
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": encoding, "DSRULES_LANG": "cs"}
    line = [sys.executable, "-m", "dsrules", "tile", "zz: sun"]
    done = subprocess.run(line, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, cwd=ROOT, timeout=20)
    os.close(theirs)
    shown = os.read(ours, 10_000).decode("latin-1" if encoding == "latin-1" else "utf-8")
    os.close(ours)
    assert done.returncode == 3
    assert said in shown
