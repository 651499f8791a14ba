"""Where the lines of ask and edit come from: somebody types them at a prompt, or they are piped in."""

from __future__ import annotations

import sys
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from dsrules.cli.prompt import INTERRUPTED, LEAVING, tell_problem, worse
from dsrules.diagnostics import InputError, problem, text
from dsrules.text.tokens import LONGEST_LINE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from dsrules.cli.settings import Settings
    from dsrules.diagnostics import Text

YES = ("y", "yes", "a", "ano")
COMMENT = "#"
BETWEEN_WORDS = " \t,;:|()+=>"
"""What ends a word that Tab completes."""

MOST_BYTES = 4 * LONGEST_LINE
"""Bytes of the longest line, however its characters are written."""


class Interrupts:
    """Ctrl-C while lines are typed: it ends what `allowed` surrounds, once, and nothing else.

    Pressed again, or between two lines, it would end the program, with everything that is not saved.
    """

    def __init__(self, guarded: bool) -> None:
        self.guarded = guarded
        self._allowed = False
        self._before: Any = None

    def __enter__(self) -> None:
        if self.guarded:
            import signal

            self._before = signal.signal(signal.SIGINT, self._interrupt)

    def __exit__(self, *error: object) -> None:
        if self.guarded:
            import signal

            signal.signal(signal.SIGINT, self._before)

    @contextmanager
    def allowed(self) -> Iterator[None]:
        """Let Ctrl-C raise KeyboardInterrupt in the block."""
        self._allowed = True
        try:
            yield
        finally:
            self._allowed = False

    def _interrupt(self, *signal: object) -> None:
        if self._allowed:
            self._allowed = False
            raise KeyboardInterrupt


class Lines:
    """The lines that somebody types at a prompt, or that are piped in; `typed` tells which.

    A line that is too long or no UTF-8 is reported and left out; `code` is the worst exit code of those. Empty lines
    and comments are left out too. `left` tells whether the latest line was one to leave. Tab completes `commands` and
    the names of the game.
    """

    def __init__(self, settings: Settings, commands: Iterable[str]) -> None:
        self.settings = settings
        self.typed = sys.stdin is not None and sys.stdin.isatty()
        self.code = 0
        self.number = 0
        self.left = False
        self.interrupts = Interrupts(self.typed)
        self._stream: Iterator[bytes] | None = None
        self._pasted: deque[str] = deque()
        if self.typed and sys.stdout.isatty():
            rules = settings.rules
            _edit_comfortably([*commands, *rules.food_chain, *rules.elements, *rules.named("terrain"), *rules.boxes])

    def answered(
        self, prompt: Callable[[], str], answer: Callable[[str], int], leaves: Callable[[], bool] = lambda: True
    ) -> int:
        """Have line after line answered until they end, or one of them is to leave and `leaves` agrees.

        Return 0 at a prompt, where whoever types has seen every answer, else the worst exit code. Ctrl-C ends the
        answer to a line that is typed, and all of them where lines are piped in.
        """
        code = 0
        with self.interrupts:
            while True:
                line = self._next(prompt())
                self.left = line is not None and line.lower() in LEAVING
                if line is None or self.left:
                    if leaves():
                        break
                    continue
                try:
                    with self.interrupts.allowed():
                        code = worse(code, answer(line))
                except KeyboardInterrupt:
                    if not self.typed:
                        raise
                if code == INTERRUPTED and not self.typed:
                    break
        return 0 if self.typed else worse(code, self.code)

    def _next(self, prompt: str) -> str | None:
        """Return the next line without spaces around it, None at the end. Ctrl-C at a prompt starts a new line."""
        while True:
            try:
                line = self._typed(prompt) if self.typed else self._piped()
            except InputError as error:
                self.code = worse(self.code, tell_problem(error, self.settings))
                continue
            if line is None or (line.strip() and not line.lstrip().startswith(COMMENT)):
                return line and line.strip()

    def agrees(self, question: str, at_the_end: bool = False) -> bool:
        """Ask at the terminal, and tell whether the answer is yes; `at_the_end` is what the end of input means."""
        self._pasted.clear()  # no answer to a question that had not been asked
        try:
            answer = self._typed(f"{question} ")
        except InputError:
            return False
        return at_the_end if answer is None else answer.strip().lower() in YES

    def _typed(self, prompt: str) -> str | None:
        self.number += 1
        try:
            with self.interrupts.allowed():
                line = self._pasted.popleft() if self._pasted else self._entered(prompt)
            line = line.encode(errors="surrogateescape").decode()  # a terminal said to be ASCII may send UTF-8
        except EOFError:
            print(file=sys.stderr)
            return None
        except (KeyboardInterrupt, SystemError):  # the latter is what two at once become inside input()
            print(file=sys.stderr)
            return ""
        except ValueError:  # a null character, or no UTF-8
            _refuse("file.encoding", text("sessions.encoding", n=self.number))
        return self._short_enough(line)

    def _entered(self, prompt: str) -> str:
        """Return a line from the terminal; of several that are pasted at once the first, the others are kept."""
        if sys.stdout.isatty():
            line = input(prompt)
        else:
            sys.stderr.write(prompt)
            sys.stderr.flush()
            line = sys.stdin.readline()
            if not line:
                raise EOFError
        first, *more = line.rstrip("\n").split("\n")
        self._pasted.extend(more)
        return first

    def _piped(self) -> str | None:
        from dsrules.text.files import STDIN, open_lines

        if self._stream is None:
            self._stream = open_lines(STDIN, MOST_BYTES)
        raw = next(self._stream, None)
        if raw is None:
            return None
        self.number += 1
        if len(raw) > MOST_BYTES:
            self._refuse_length()
        try:
            return self._short_enough(raw.decode("utf-8-sig"))
        except UnicodeDecodeError:
            _refuse("file.encoding", text("sessions.encoding", n=self.number))

    def _short_enough(self, line: str) -> str:
        if len(line.strip()) > LONGEST_LINE:
            self._refuse_length()
        return line

    def _refuse_length(self) -> NoReturn:
        _refuse("file.size", text("sessions.too-long", n=self.number, most=LONGEST_LINE))


def _refuse(code: str, said: Text) -> NoReturn:
    raise InputError([problem(code, said)]) from None


def _edit_comfortably(names: Sequence[str]) -> None:
    """Let the arrow keys edit the line and call up earlier ones, and Tab complete `names`, where this Python can.

    Nothing is kept in a file.
    """
    try:
        import readline
    except ImportError:
        return

    def complete(begun: str, number: int) -> str | None:
        found = [name for name in names if name.startswith(begun.lower())] if begun else []
        return found[number] + " " if number < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(BETWEEN_WORDS)
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
