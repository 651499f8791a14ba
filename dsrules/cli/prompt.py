"""Lines carried out as command lines, and what is said about them: what ask, edit and watch share."""

from __future__ import annotations

import io
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from dsrules.cli.commands import MODULES, NESTING
from dsrules.diagnostics import InputError, UsageError, problem, shown, text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from typing import TextIO

    from dsrules.cli.settings import Settings
    from dsrules.diagnostics import DsrulesError, Text

INTERRUPTED = 130
"""Exit code of what Ctrl-C has ended."""

SEVERITY = (0, 4, 5, 1, 2, 3, 70, INTERRUPTED)
"""Exit codes, the better ones first: answered, undetermined, unsettled, no, wrong usage, not understood, a defect."""

ALONE = ("--help", "--version")
"""The options that may be a line by themselves."""

LEAVING = ("quit", "exit")
HELP = "help"

LONGEST_NAME, LONGEST_PATH = 30, 200
"""Characters of a file's name that are shown: in a prompt, in a sentence with its folders."""


def worse(one: int, other: int) -> int:
    """Return the worse of two exit codes."""
    return max(one, other, key=lambda code: SEVERITY.index(code) if code in SEVERITY else len(SEVERITY))


def commands_at_prompt(own: Iterable[str]) -> list[str]:
    """Return the first words of lines: the commands of the program, those of the prompt itself, the end."""
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
