"""Lines piped into a prompt in this process, and a prompt in a terminal of its own."""

from __future__ import annotations

import io
import json
import os
import select
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from dsrules.cli.main import run

ROOT = Path(__file__).parents[2]
DESERT = str(ROOT / "examples" / "desert.yaml")
START = str(ROOT / "examples" / "start.yaml")


class Said(NamedTuple):
    """What a command line left behind."""

    code: int
    out: str
    err: str

    @property
    def documents(self) -> list[Any]:
        """The output, one JSON document a line."""
        return [json.loads(line) for line in self.out.splitlines()]


Pipe = Callable[..., Said]


def piping(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    """Return a function that runs a command line with lines on its standard input."""
    monkeypatch.delenv("DSRULES_DEBUG", raising=False)
    monkeypatch.delenv("DSRULES_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def pipe(*arguments: str, lines: list[str] | bytes = b"") -> Said:
        given = lines if isinstance(lines, bytes) else "".join(f"{line}\n" for line in lines).encode()
        before = io.TextIOWrapper(io.BytesIO(given), "utf-8")
        monkeypatch.setattr(sys, "stdin", before)
        code = run(list(arguments))
        assert sys.stdin is before, "standard input is put back"
        said = Said(code, *capsys.readouterr())
        assert "Traceback" not in said.out + said.err
        assert "usage.internal" not in said.out + said.err, said
        return said

    return pipe


class Terminal:
    """The program in a terminal of its own: `type` keys, `expect` words on the screen."""

    def __init__(self, *arguments: str, cwd: Path = ROOT, **environment: str) -> None:
        import pty

        self.screen = ""
        self.seen = 0
        self.process, self.handle = pty.fork()
        if not self.process:
            os.chdir(cwd)
            os.environ.update(TERM="xterm", COLUMNS="80", NO_COLOR="1", DSRULES_DEBUG="", DSRULES_LANG="en")
            os.environ.update(environment)
            os.execv(sys.executable, [sys.executable, "-m", "dsrules", *arguments])

    def type(self, keys: str) -> None:
        """Type at the keyboard, no sooner than a person could: Python loses a Ctrl-C that comes with the prompt."""
        time.sleep(0.2)
        os.write(self.handle, keys.encode())

    def expect(self, words: str, within: float = 20.0) -> None:
        """Wait until words are on the screen, behind those expected before."""
        latest = time.monotonic() + within
        while words not in self.screen[self.seen :]:
            assert time.monotonic() < latest, f"{words!r} is not in {self.screen[self.seen :]!r}"
            assert self._read(latest) or words in self.screen[self.seen :], self.screen
        self.seen = self.screen.index(words, self.seen) + len(words)

    def _read(self, latest: float) -> bool:
        ready, _, _ = select.select([self.handle], [], [], max(0.0, min(1.0, latest - time.monotonic())))
        if not ready:
            return True
        try:
            read = os.read(self.handle, 65536)
        except OSError:  # the program has closed its terminal
            return False
        self.screen += read.decode(errors="replace")
        return bool(read)

    def end(self, within: float = 20.0) -> int:
        """Wait for the program to end and return its exit code."""
        latest = time.monotonic() + within
        while self._read(latest) and time.monotonic() < latest:
            pass
        _, status = os.waitpid(self.process, 0)
        os.close(self.handle)
        assert "Traceback" not in self.screen
        return os.waitstatus_to_exitcode(status)
