"""The command edit: a position entered or corrected line by line, and saved when asked for."""

from __future__ import annotations

import os
import re
from collections import deque
from typing import TYPE_CHECKING, Annotated

import typer

from dsrules.board import TILE
from dsrules.cli.commands import MODULES
from dsrules.cli.lines import Lines
from dsrules.cli.prompt import (
    ALONE,
    LEAVING,
    Handed,
    asks_for_page,
    carry_out,
    commands_at_prompt,
    path_shown,
    print_document,
    prompt_of,
    refuse_inside,
    refuse_stdin,
    tell,
    tell_page,
    tell_problem,
    unknown_line,
    worse,
)
from dsrules.cli.settings import Settings
from dsrules.diagnostics import DsrulesError, InputError, UsageError, problem, shown, text
from dsrules.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.explore.entering import Entered
    from dsrules.rulebook import Rulebook

MOST_UNDONE = 1000
"""Changes that can be taken back."""

UNSAVED = 1
"""Exit code where piped lines end without `save` behind a change."""

OWN = ("undo", "yaml", "save")
COMMANDS = (*OWN, *LEAVING)
"""What only these lines can say."""

ANYWAY = "--force"
ANYTIME = "--anytime"
BEGINNING = re.compile(r"[a-z]\d", re.IGNORECASE)
WORD_END = re.compile(r"[^\w-]")
EDIT_WORDS = ("set", "automatic", "tile")


def edit_command(ctx: typer.Context, board: Annotated[str, typer.Argument()]) -> None:
    refuse_inside()
    refuse_stdin(board)
    code = _Editing(Settings.of(ctx), board).run()
    if code:
        raise typer.Exit(code)


class _Files:
    """What stood in the files when they were last read or written here: nothing else is overwritten unasked."""

    def __init__(self) -> None:
        self.known: dict[str, str | None] = {}

    def read(self, path: str) -> str | None:
        """Return the text of a file, None where there is none, and keep it in mind. Raises InputError."""
        self.known[_whole(path)] = found = _content(path)
        return found

    def is_as_known(self, path: str) -> bool:
        """Tell whether a file still holds what it held, or is still not there."""
        known = self.known.get(_whole(path))
        try:
            return _content(path) == known
        except InputError:  # no text: not what was read
            return False

    def write(self, path: str, content: str) -> None:
        """Write a file whole or not at all. Raises InputError."""
        from dsrules.text.files import write_file

        write_file(path, content)
        self.known[_whole(path)] = content


def _whole(path: str) -> str:
    """Return the same path for the same file, however it is named; a name that cannot be a file's as it is."""
    try:
        return os.path.realpath(path)
    except ValueError:
        return path


def _content(path: str) -> str | None:
    from dsrules.text.files import read_file

    try:
        return read_file(path).text
    except InputError as error:
        if error.diagnostics[0].code == "file.missing":
            return None
        raise


class _Editing:
    """A position being entered: what it was before each change, and which of them are in a file."""

    def __init__(self, settings: Settings, board: str) -> None:
        from dsrules.text.comments import elsewhere, heading
        from dsrules.text.position_reader import read_position

        self.settings = settings
        self.board = board
        self.files = _Files()
        found = self.files.read(board)
        self.is_new = found is None
        self.heading, self.loses_comments = heading(found or ""), elsewhere(found or "")
        self.position = Position() if found is None else read_position(found, settings.rules, board).position
        self.saved = self.position
        self.before: deque[Position] = deque(maxlen=MOST_UNDONE)
        self.beginnings = commands_at_prompt([*OWN, *EDIT_WORDS])
        self.lines = Lines(settings, self.beginnings)
        ways = (self._undo, self._yaml, self._save)
        self.own: dict[str, Callable[[str], int]] = dict(zip(OWN, ways, strict=True))

    @property
    def rules(self) -> Rulebook:
        """Return the rules under the switches that the position sets."""
        return self.settings.rules.under(self.position.switches)

    @property
    def unsaved(self) -> bool:
        """Tell whether the position is in no file as it is."""
        return self.position != self.saved

    def run(self) -> int:
        """Take line after line; return 0 at a prompt, else the worst exit code of a line, or UNSAVED."""
        if self.lines.typed:
            self._welcome()
        code = self.lines.answered(lambda: prompt_of(self.board, self.unsaved), self._take, self._leaves)
        if self.unsaved and not self.lines.typed and not self.lines.left:
            code = worse(code, self._tell_unsaved())
        return code

    def _welcome(self) -> None:
        tiles, animals = len(self.position.tiles), len(self.position.animals)
        path = path_shown(self.board)
        if self.is_new:
            tell(text("sessions.new", path=path), self.settings)
        else:
            tell(text("sessions.opened", path=path, tiles=tiles, animals=animals), self.settings)
        if self.loses_comments:
            tell(text("sessions.comments", path=path), self.settings)

    def _leaves(self) -> bool:
        """Tell whether this may be the end: at a prompt not with unsaved changes, unless that is what is wanted."""
        if not (self.lines.typed and self.unsaved):
            return True
        return self.lines.agrees(self._said("sessions.leave"), at_the_end=True)

    def _said(self, key: str, path: str = "") -> str:
        from dsrules.cli.answer import speaker_of

        return speaker_of(self.settings).say(text(key, path=path_shown(path)))

    def _tell_unsaved(self) -> int:
        """Say that the changes are in no file."""
        import sys

        if self.settings.json:
            print_document({"saved": False, "text": self._said("sessions.unsaved")})
        else:
            sys.stdout.flush()
            print(self._said("sessions.unsaved"), file=sys.stderr)
        return UNSAVED

    def _take(self, line: str) -> int:
        """Do what a line says; return its exit code."""
        from dsrules.cli.typed import words_of
        from dsrules.explore.entering import SET

        word, _, rest = line.partition(" ")
        try:
            if asks_for_page(line, [*OWN, SET]):
                tell_page("edit", self.settings)
                return 0
            if word.lower() in self.own:
                return self.own[word.lower()](rest.strip())
            words = words_of(line)
            command = words[0].lower() if words else ""
            if command in MODULES and not (command == TILE and self.position.mapless):
                return self._ask([command, *words[1:]])
            if line in ALONE:
                return self._ask([line])
            if not self._may_be_change(line):
                raise unknown_line(line.split()[0], [*self.beginnings, *self.rules.words("animal").spellings])
            return self._enter(line)
        except DsrulesError as error:
            return tell_problem(error, self.settings)

    def _may_be_change(self, line: str) -> bool:
        """Tell whether a line begins as a change does: with a hex, a corner, an animal, a terrain, a word for it."""
        word = line.split()[0]
        start = WORD_END.split(word)[0]
        if BEGINNING.match(word) or start.lower() in EDIT_WORDS:
            return True
        if start == line and any(name.startswith(line.lower()) for name in COMMANDS):
            return False
        return any(self.rules.words(kind).find(start) for kind in ("animal", "terrain"))

    # Changing

    def _enter(self, line: str) -> int:
        from dsrules.explore.entering import enter

        anytime = line.endswith(f" {ANYTIME}")
        line = line.removesuffix(ANYTIME).strip() if anytime else line
        entered = enter(line, self.position, self.rules)
        if entered is None:
            return self._act(line, anytime)
        self._change_to(entered.position)
        self._confirm(entered)
        return 0

    def _act(self, line: str, anytime: bool) -> int:
        """Carry out an action if the rules allow it; the ruling is what is printed."""
        from dsrules.text.action_line import read_action
        from dsrules.turn.questions import act

        code = self._ask(["act", *([ANYTIME] if anytime else []), "--", "-", line])
        if code == 0:
            after = act(self.position, read_action(line, self.rules, self.position), self.rules, anytime).position
            assert after is not None  # a yes gives one
            self._change_to(after)
        return code

    def _change_to(self, position: Position) -> None:
        self.before.append(self.position)
        self.position = position

    def _confirm(self, entered: Entered) -> None:
        """Show what was understood, at a prompt; piped lines are heard of only where something is unusual."""
        from dsrules.cli.answer import print_lines
        from dsrules.render.diagnostics import diagnostics_text, diagnostics_values

        if self.settings.json:
            found = diagnostics_values(entered.warnings, self.rules, self.settings.lang)
            print_document({"edit": entered.line, **({"warnings": found} if found else {})})
            return
        if self.lines.typed:
            print_lines(self.settings, lambda page: page.line(page.dim(entered.line), indent=2))
        if entered.warnings:
            import sys

            sys.stdout.flush()
            print(diagnostics_text(entered.warnings, None, self.rules, self.settings.lang), file=sys.stderr)

    def _undo(self, rest: str) -> int:
        _refuse_more(rest.split())
        if not self.before:
            tell(text("sessions.nothing-to-undo"), self.settings)
            return 1
        self.position = self.before.pop()
        if self.lines.typed or self.settings.json:
            tell(text("sessions.undone", n=len(self.before)), self.settings)
        return 0

    # Looking

    def _ask(self, words: list[str]) -> int:
        """Carry out a command about the position as it stands."""
        from dsrules.cli.typed import completed, takes_board
        from dsrules.text.files import STDIN

        handed = Handed(self._written(), self.board) if takes_board(words[0]) else None
        return carry_out(completed(words, STDIN, self.rules), self.settings, handed)

    def _written(self) -> str:
        from dsrules.text.position_writer import write_position

        return self.heading + write_position(self.position, self.rules)

    def _yaml(self, rest: str) -> int:
        _refuse_more(rest.split())
        return self._ask(["fmt"])

    # Saving

    def _save(self, rest: str) -> int:
        """Write the position; what somebody else has written meanwhile is overwritten only when that is wanted."""
        words = rest.split(" ")
        anyway = ANYWAY in words
        path = " ".join(word for word in words if word != ANYWAY).strip().strip("\"'") or self.board
        _refuse_more([word for word in words if word.startswith("--") and word != ANYWAY])
        refuse_stdin(path)
        if not anyway and not self.files.is_as_known(path) and not self._overwrites(path):
            return InputError.exit_code
        self.files.write(path, self._written())
        self.saved = self.position
        tell(text("sessions.saved", path=path_shown(path)), self.settings, saved=path)
        return 0

    def _overwrites(self, path: str) -> bool:
        """Ask whether to overwrite a file that is not as it was; where nobody can be asked, report it: no."""
        said = text("sessions.changed", path=path_shown(path))
        if self.lines.typed and not self.settings.json:
            tell(said, self.settings)
            return self.lines.agrees(self._said("sessions.overwrite", path))
        raise InputError([problem("file.changed", said, hint=text("sessions.changed.hint"))])


def _refuse_more(words: list[str]) -> None:
    """Raise UsageError for words behind what takes none: whoever writes them expects something of them."""
    if words:
        raise UsageError([problem("usage.other", text("usage.extra", words=shown(" ".join(words))))])
