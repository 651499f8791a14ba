"""Lines typed at a prompt or piped in, each carried out as a command line: what ask, edit and watch share."""

from __future__ import annotations

import io
import sys
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from dsrules.diagnostics import InputError, UsageError, problem, shown, text
from dsrules.text.tokens import LONGEST_LINE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import TextIO

    from dsrules.cli.settings import Settings
    from dsrules.diagnostics import DsrulesError, Text

INTERRUPTED = 130
"""Exit code of what Ctrl-C has ended."""

SEVERITY = (0, 4, 5, 1, 2, 3, 70, INTERRUPTED)
"""Exit codes, the better ones first: answered, undetermined, unsettled, no, wrong usage, not understood, a defect."""

ALONE = ("--help", "--version")
"""The options that may be a line by themselves."""

NESTING = ("ask", "edit", "watch")
"""The commands that take lines or keep running: none of them starts another."""

LEAVING = ("quit", "exit")
HELP = "help"
YES = ("y", "yes", "a", "ano")
COMMENT = "#"
BETWEEN_WORDS = " \t,;:|()+=>"
"""What ends a word that Tab completes."""

MOST_BYTES = 4 * LONGEST_LINE
"""Bytes of the longest line, however its characters are written."""

LONGEST_NAME, LONGEST_PATH = 30, 200
"""Characters of a file's name that are shown: in a prompt, in a sentence with its folders."""


def worse(one: int, other: int) -> int:
    """Return the worse of two exit codes."""
    return max(one, other, key=lambda code: SEVERITY.index(code) if code in SEVERITY else len(SEVERITY))


# Where lines come from


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


def commands_at_prompt(own: Iterable[str]) -> list[str]:
    """Return the first words of lines: the commands of the program, those of the prompt itself, the end."""
    from dsrules.cli.main import MODULES

    return list(dict.fromkeys([*(name for name in MODULES if name not in NESTING), *own, *LEAVING]))


def prompt_of(name: str, changed: bool = False) -> str:
    """Return a prompt that shows a name, with a star if what it names has changed."""
    import os

    return f"{shown(os.path.basename(name), LONGEST_NAME)}{'*' if changed else ''}> "


def path_shown(path: str) -> str:
    """Return the path of a file as it can be printed in a sentence."""
    return shown(path, LONGEST_PATH)


# What a line finds on standard input


class Occupied(io.StringIO):
    """Standard input while a line is carried out: it holds the lines, so no command may read a file from it."""

    @property
    def buffer(self) -> Any:
        """Raise InputError."""
        said = text("file.unreadable", name=text("problem.stdin"), reason=text("sessions.occupied"))
        raise InputError([problem("file.unreadable", said)])


class Handed(io.TextIOWrapper):
    """A document on standard input for the command of one line; messages call it `source_name`."""

    def __init__(self, document: str, source_name: str) -> None:
        super().__init__(io.BytesIO(document.encode()), encoding="utf-8")
        self.source_name = source_name


def refuse_inside() -> None:
    """Raise UsageError inside a line of another prompt: prompts do not nest."""
    if isinstance(sys.stdin, Occupied | Handed):
        raise UsageError([problem("usage.session", text("sessions.inside"))])


# Carrying out


def carry_out(words: Sequence[str], settings: Settings, stdin: TextIO | None = None) -> int:
    """Run a command line with the common options of this run; return its exit code. Prints; JSON comes on one line.

    Raises OSError only where nothing can be printed any more.
    """
    from dsrules.cli.main import run_inside

    line = [*_common(settings), *words]
    before = sys.stdin
    sys.stdin = stdin or Occupied()
    try:
        if not settings.json:
            return run_inside(line)
        with _captured() as written:
            code = run_inside(line)
        _print_on_one_line(written[0])
        return code
    finally:
        sys.stdin = before


def _common(settings: Settings) -> list[str]:
    found = ["--lang", settings.lang, "--format", settings.format]
    if settings.rules_directory is not None:
        found += ["--rules", settings.rules_directory]
    for name, value in settings.stated.items():
        found += ["--switch", f"{name}={value}"]
    return found


@contextmanager
def _captured() -> Iterator[list[str]]:
    """Gather what is printed instead of printing it; it stands in the list when the block ends."""
    screen, kept = sys.stdout, io.BytesIO()
    found: list[str] = []
    sys.stdout = io.TextIOWrapper(kept, encoding="utf-8", errors="backslashreplace")
    try:
        yield found
    finally:
        sys.stdout.flush()
        found.append(kept.getvalue().decode())
        sys.stdout = screen


def _print_on_one_line(document: str) -> None:
    import json

    try:
        print_document(json.loads(document))
    except ValueError:  # no single document: batch, or a form that the line asked for itself
        sys.stdout.write(document)
        sys.stdout.flush()


def print_document(values: Any) -> None:
    """Print one JSON document on one line."""
    import json

    readable = (sys.stdout.encoding or "utf-8").lower().startswith("utf")
    print(json.dumps(values, ensure_ascii=not readable), flush=True)


def tell_problem(error: DsrulesError, settings: Settings) -> int:
    """Report a problem that no command has reported; return its exit code."""
    if not settings.json:
        return settings.report(error)
    from dsrules.render.diagnostics import errors_json

    _print_on_one_line(errors_json(error, settings.rules_for_errors(), settings.lang))
    return error.exit_code


def tell(said: Text, settings: Settings, **values: Any) -> None:
    """Say a sentence; as a document with `values` where JSON is asked for."""
    from dsrules.cli.answer import print_lines, speaker_of

    words = speaker_of(settings).say(said)
    if settings.json:
        print_document({**values, "text": words})
    else:
        print_lines(settings, lambda page: page.line(words, hang=0))
        sys.stdout.flush()


def tell_page(name: str, settings: Settings) -> None:
    """Print the help page of a prompt."""
    from dsrules.cli.answer import print_lines
    from dsrules.render.help import prompt_page

    if settings.json:
        from dsrules.render.layout import Page

        print_document({"topic": [name], "lines": prompt_page(name, settings.lang, Page())})
    else:
        print_lines(settings, lambda page: prompt_page(name, settings.lang, page))


def asks_for_page(line: str, own: Iterable[str]) -> bool:
    """Tell whether a line asks for help on its prompt, or on a word that only the prompt has."""
    from dsrules.render.help import TOPICS

    word, *topic = line.lower().split()
    return word == HELP and (not topic or (len(topic) == 1 and topic[0] in {*own, *LEAVING}.difference(TOPICS)))


def refuse_stdin(path: str) -> None:
    """Raise UsageError where the board is to come from standard input, which holds the lines."""
    if path == "-":
        raise UsageError([problem("usage.session", text("sessions.stdin"))])


def unknown_line(word: str, known: Iterable[str]) -> UsageError:
    """Return the error for a line that begins with no word known here, with the nearest ones."""
    from dsrules.vocabulary import fold, resembling

    near = resembling(fold(word), {one: one for one in known}, alike=0.5)
    hint = text("usage.did-you-mean", names=near) if near else text("sessions.see-help")
    return UsageError([problem("usage.command", text("usage.command", name=shown(word) or '""'), hint=hint)])
