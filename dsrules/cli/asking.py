"""The command ask: a prompt at which every line is a command."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dsrules.cli.commands import MODULES
from dsrules.cli.lines import Lines
from dsrules.cli.prompt import (
    ALONE,
    asks_for_page,
    carry_out,
    commands_at_prompt,
    path_shown,
    prompt_of,
    refuse_inside,
    refuse_stdin,
    tell,
    tell_page,
    tell_problem,
    unknown_line,
)
from dsrules.cli.settings import Settings
from dsrules.diagnostics import text

if TYPE_CHECKING:
    from collections.abc import Sequence

BOARD = "board"
"""The word of a line that names another board."""


def ask_command(ctx: typer.Context, board: Annotated[str | None, typer.Argument()] = None) -> None:
    settings = Settings.of(ctx)
    refuse_inside()
    if board is not None:
        from dsrules.text.files import read_file

        refuse_stdin(board)
        read_file(board)  # a file that is not there is told at once
    code = _Asking(settings, board).run()
    if code:
        raise typer.Exit(code)


class _Asking:
    """What is asked at one prompt: the board that the questions are about, and how the worst of them ended."""

    def __init__(self, settings: Settings, board: str | None) -> None:
        self.settings = settings
        self.board = board
        self.rules = settings.rules
        self.lines = Lines(settings, commands_at_prompt((BOARD,)))
        self.answered = 0

    def run(self) -> int:
        """Answer line after line; return 0 at a prompt, else the worst exit code of a line."""
        if self.lines.typed:
            tell(text("sessions.welcome"), self.settings)
        return self.lines.answered(lambda: prompt_of(self.board or "dsrules"), self._answer)

    def _answer(self, line: str) -> int:
        from dsrules.cli.typed import completed, understood, words_of
        from dsrules.diagnostics import DsrulesError

        if self.answered and not self.lines.typed and not self.settings.json:
            print()
        self.answered += 1
        try:
            words = words_of(line)
            if words and words[0].lower() == BOARD:
                return self._change(words[1:])
            if asks_for_page(line, [BOARD]):
                tell_page("ask", self.settings)
                return 0
            words = understood(line, self.rules)
            if words and words[0] not in MODULES and words[0] not in ALONE:
                raise unknown_line(words[0], commands_at_prompt((BOARD,)))
            return carry_out(completed(words, self.board, self.rules), self.settings)
        except DsrulesError as error:
            return tell_problem(error, self.settings)

    def _change(self, words: Sequence[str]) -> int:
        """Ask about another board from now on, if it can be read; without a name say which one it is."""
        from dsrules.text.files import read_file

        if not words:
            said = text("sessions.board", path=path_shown(self.board)) if self.board else text("sessions.no-board")
            tell(said, self.settings, board=self.board)
            return 0
        path = " ".join(words)
        refuse_stdin(path)
        read_file(path)
        self.board = path
        return carry_out(["check", "--", path], self.settings)
