"""`watch`: the ruling again whenever the file changes, whatever happens to the file meanwhile."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from talking import DESERT, ROOT, START, Pipe, Terminal, piping

from dsrules.cli import watching


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    return piping(monkeypatch, capsys)


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "EVERY", 0.01)
    monkeypatch.setattr(watching, "SETTLED", 0.02)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return Path(shutil.copy(DESERT, tmp_path / "board.yaml"))


@contextmanager
def changing(*changes: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make one change after each answer but the last."""
    answered = threading.Semaphore(0)
    answer = watching._answer

    def noted(*arguments: object, **more: object) -> int:
        code: int = answer(*arguments, **more)  # type: ignore[arg-type]
        answered.release()
        return code

    def change() -> None:
        for one in changes:
            answered.acquire(timeout=20)
            one()

    monkeypatch.setattr(watching, "_answer", noted)
    thread = threading.Thread(target=change)
    thread.start()
    yield
    thread.join(timeout=20)


def test_the_answer_is_that_of_the_command(pipe: Pipe, board: Path) -> None:
    path = str(board)
    assert pipe("watch", path, "--times", "1").out == pipe("dominance", path).out
    for words in (["dominance", "--tile", "e4"], ["claim", "e4", "insects"], ["next"]):
        alone = pipe(words[0], path, *words[1:])
        assert pipe("watch", path, *words, "--times", "1") == alone
        assert pipe("watch", "--times", "1", path, *words) == alone
    action = "reptiles migration@4 e3>e4"
    alone = pipe("can", path, action)
    assert pipe("watch", path, "can", *action.split(), "--times", "1") == alone
    assert pipe("watch", path, "can", action, "--times", "1") == alone
    assert pipe("watch", path, "whatif", "e4", "insects", "-1", "--times", "1") == pipe("whatif", path, "e4 insects -1")
    assert pipe("watch", path, "claim", "e4", "birds", "--times", "1").code == 1


def test_every_change_is_answered(pipe: Pipe, board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def replaced() -> None:
        shutil.copy(START, board.with_suffix(".new"))
        os.replace(board.with_suffix(".new"), board)

    def emptied() -> None:
        board.write_text("", encoding="utf-8")

    def spoilt() -> None:
        board.write_bytes(b"\xff\xfe")

    def impossible() -> None:
        board.write_text("dsrules: 1\ntiles: {d3: lake}\n", encoding="utf-8")

    def restored() -> None:
        shutil.copy(DESERT, board)

    changes = (replaced, emptied, spoilt, impossible, board.unlink, restored)
    with changing(*changes, monkeypatch=monkeypatch):
        said = pipe("watch", str(board), "dominance", "--times", "7")
    assert said.code == 0
    answers = (pipe("dominance", path).out for path in (DESERT, START, DESERT))
    first, second, last = answers
    assert said.out.startswith(f"{first}\n{second}")
    assert said.out.endswith(f"\n{last}")
    for code in ("yaml.empty", "file.encoding", "position.unknown-word", "file.missing"):
        assert code in said.err


def test_a_file_that_is_not_there_yet(pipe: Pipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = tmp_path / "later.yaml"
    with changing(lambda: shutil.copy(DESERT, board), monkeypatch=monkeypatch):
        said = pipe("watch", str(board), "--times", "2", "--json")
    assert "errors" in said.documents[0]
    assert said.documents[1]["result"]["tiles"]["e4"]["qualifies"] == "insects"
    assert said.err == ""


def test_the_exit_code_is_that_of_the_last_answer(pipe: Pipe, board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with changing(board.unlink, monkeypatch=monkeypatch):
        assert pipe("watch", str(board), "--times", "2").code == 3


def test_what_cannot_be_watched(pipe: Pipe, board: Path) -> None:
    for words in (["-"], [str(board), "ask"], [str(board), "watch"], [str(board), "edit"], [str(board), "domninance"]):
        assert pipe("watch", *words).code == 2, words
    assert pipe("watch", str(board), "--times", "0").code == 2


def test_ctrl_c_ends_it_quietly(board: Path) -> None:
    terminal = Terminal("watch", str(board))
    terminal.expect("standing: e4")
    terminal.expect("read at")
    shutil.copy(START, board)
    os.utime(board, ns=(time.time_ns(), time.time_ns()))
    terminal.expect("\x1b[2J")
    terminal.expect("read at")
    terminal.type("\x03")
    assert terminal.end() == 0


def test_a_closed_pipe_ends_it(board: Path) -> None:
    line = [sys.executable, "-m", "dsrules", "watch", str(board)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        for _ in range(100):
            os.utime(board, ns=(time.time_ns(), time.time_ns()))
            if process.poll() is not None:
                break
            time.sleep(0.1)
        assert process.poll() == 0
        assert process.stderr.read() == b""
