"""The command watch: a ruling given again whenever the file changes."""

from __future__ import annotations

import os
import sys
import time
from typing import Annotated

import typer

from dsrules.cli import completion
from dsrules.cli.commands import MODULES, NESTING
from dsrules.cli.prompt import INTERRUPTED, carry_out, path_shown, refuse_inside, refuse_stdin
from dsrules.cli.settings import Settings

EVERY = 0.25
"""Seconds between two looks at the file."""

SETTLED = 0.05
"""Seconds for which a file that has changed has to stay as it is: whoever writes it may not be done."""

LONGEST_WRITING = 2.0
"""Seconds after which a file that keeps changing is read all the same."""

DEFAULT = ("dominance",)
CLEAR = "\x1b[2J\x1b[H"


def watch_command(
    ctx: typer.Context,
    board: Annotated[str, typer.Argument()],
    command: Annotated[list[str] | None, typer.Argument(autocompletion=completion.watched)] = None,
    times: Annotated[int | None, typer.Option("--times", min=1, metavar="N")] = None,
) -> None:
    from dsrules.cli.typed import completed

    settings = Settings.of(ctx)
    refuse_inside()
    refuse_stdin(board)
    words = list(command or DEFAULT)
    _make_sure_it_exists(words[0])
    line = completed(words, board, settings.rules)
    try:
        code = _watch(board, line, settings, times)
    except KeyboardInterrupt:
        code = 0
        if sys.stdout.isatty():
            print()
    if code:
        raise typer.Exit(code)


def _make_sure_it_exists(name: str) -> None:
    """Raise UsageError for a command that there is not, or that waits for lines itself."""
    if name in NESTING:
        from dsrules.diagnostics import UsageError, problem, text

        raise UsageError([problem("usage.session", text("sessions.inside"))])
    if name not in MODULES:
        from dsrules.cli.usage import unknown_command

        raise unknown_command(name, list(MODULES))


def _watch(board: str, line: list[str], settings: Settings, times: int | None) -> int:
    """Carry out a line now and after each change of the file; return the last exit code, 0 if Ctrl-C ended it."""
    answers = 0
    while True:
        seen = _settled(board)
        code = _answer(board, line, settings, first=not answers)
        answers += 1
        if code == INTERRUPTED:
            return 0
        if answers == times:
            return code
        while _state(board) == seen:
            time.sleep(EVERY)


def _state(path: str) -> tuple[int, ...] | None:
    """Return what tells one state of a file from another; None where there is no file."""
    try:
        found = os.stat(path)
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size, found.st_ino


def _settled(path: str) -> tuple[int, ...] | None:
    """Return the state of a file once it stays the same for a moment."""
    latest = time.monotonic() + LONGEST_WRITING
    state = _state(path)
    while time.monotonic() < latest:
        time.sleep(SETTLED)
        before, state = state, _state(path)
        if state == before:
            break
    return state


def _answer(board: str, line: list[str], settings: Settings, first: bool) -> int:
    """Print the answer: on a clean screen with the time of reading, or behind a blank line where it is piped."""
    screen = sys.stdout.isatty() and not settings.json and os.environ.get("TERM", "dumb") != "dumb"
    if screen:
        sys.stdout.write(CLEAR)
    elif not first and not settings.json:
        print()
    sys.stdout.flush()
    read_at = time.strftime("%H:%M:%S")
    code = carry_out(line, settings)
    if screen:
        from dsrules.cli.answer import print_lines, speaker_of
        from dsrules.diagnostics import text

        said = speaker_of(settings).say(text("sessions.read-at", path=path_shown(board), time=read_at))
        sys.stderr.flush()
        print_lines(settings, lambda page: ["", *(page.dim(words) for words in page.line(said))])
        sys.stdout.flush()
    return code
