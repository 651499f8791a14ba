"""The entry point: finds the command, runs it, and turns every failure into a message and an exit code."""

from __future__ import annotations

import gc

gc.disable()  # before the imports, which make a tenth of a start garbage collection; see commands.COLLECTING

import sys


def _without_traceback(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Say nothing about Ctrl-C, which may come while the imports below are still under way."""
    if not issubclass(kind, KeyboardInterrupt):
        sys.__excepthook__(kind, error, trace)


sys.excepthook = _without_traceback

from functools import partial
from io import TextIOWrapper
from typing import TYPE_CHECKING

import typer
from typer.core import TyperGroup, TyperOption
from typer.exceptions import TyperException

from dsrules.cli.commands import COLLECTING, GROUPS, MODULES, PASSING_ON
from dsrules.cli.settings import Settings, common_options

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO

    from typer._click import Command


class LazyGroup(TyperGroup):
    """The commands, each imported when it is named: start-up is what the user waits for."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """Return the names of all commands in the order of help."""
        return list(MODULES)

    def get_command(self, ctx: typer.Context, cmd_name: str) -> object | None:  # type: ignore[override]
        """Return the command, importing its module; None for a name that is none."""
        if cmd_name not in MODULES:
            return None
        if cmd_name in COLLECTING:
            gc.enable()
        if cmd_name not in self.commands:
            self.commands[cmd_name] = self._build(cmd_name)
        return self.commands[cmd_name]

    def _build(self, name: str):  # type: ignore[no-untyped-def]
        from importlib import import_module

        module = import_module(f"dsrules.cli.{MODULES[name]}")
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        context = {"ignore_unknown_options": True} if name in PASSING_ON else None
        alone.command(name, context_settings=context)(getattr(module, f"{name}_command"))
        command = typer.main.get_command(alone)
        command.params += common_options()
        command.get_help = partial(_command_help, command)  # type: ignore[method-assign]
        return command

    def resolve_command(self, ctx: typer.Context, args: list[str]):  # type: ignore[no-untyped-def,override]
        """Return the command named first in `args` with the rest; a name that is none is an error with suggestions."""
        if args[0] not in MODULES and (args[0] == "-" or not args[0].startswith("-")) and not ctx.resilient_parsing:
            from dsrules.cli.usage import unknown_command

            raise unknown_command(args[0], list(MODULES))
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: typer.Context, incomplete: str):  # type: ignore[no-untyped-def,override]
        """Return the commands that begin so, importing none of them; options are Typer's to find."""
        if incomplete.startswith("-"):
            return super().shell_complete(ctx, incomplete)
        from dsrules.cli.completion import items

        return items(name for name in MODULES if name.startswith(incomplete))

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]
        """Return the overview of all commands."""
        from dsrules.render.help import overview

        settings = Settings.of(ctx)
        return _help(overview(GROUPS, settings.lang), [], settings)


def _command_help(command: Command, ctx: typer.Context) -> str:
    from dsrules.render.help import command_help

    settings = Settings.of(ctx)
    return _help(command_help(command, settings.lang), [str(command.name)], settings)


def _help(text: str, topic: list[str], settings: Settings) -> str:
    """Return the text of help, as the document of `dsrules help` where JSON is asked for."""
    if not settings.json:
        return text
    from dsrules.cli.answer import json_text

    return json_text({"topic": topic, "lines": text.splitlines()})


def _program() -> None:
    """Settles rules disputes in Dominant Species."""


def program() -> TyperGroup:
    """Return the whole command line as one command."""
    app = typer.Typer(name="dsrules", cls=LazyGroup, rich_markup_mode=None, no_args_is_help=True)
    app.callback()(_program)
    group = typer.main.get_command(app)
    group.params += [*common_options(), _version_option()]
    return group  # type: ignore[return-value]


def _version_option() -> TyperOption:
    def show(ctx: typer.Context, param: object, value: bool) -> None:
        if value:
            from dsrules import __version__
            from dsrules.cli.answer import print_json

            if Settings.of(ctx).json:
                print_json({"dsrules": __version__})
            else:
                print(f"dsrules {__version__}")
            raise typer.Exit

    return TyperOption(
        param_decls=["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        callback=show,
    )


def run(arguments: list[str]) -> int:
    """Run one command line and return its exit code (contract section 4). Prints; never raises."""
    try:
        return run_inside(arguments)
    except BrokenPipeError:
        _discard_output()  # the reader of a pipe has gone: leave quietly
        return 0
    except OSError as error:
        _discard_output()
        return Settings(arguments).report_lost_output(error)


def run_inside(arguments: list[str]) -> int:
    """Run one command line on behalf of another; raises OSError only where nothing can be printed any more."""
    settings = Settings(arguments)
    try:
        code = _run(arguments, settings)
        sys.stdout.flush()
    except OSError as error:
        if error.filename is None:
            raise
        return settings.report_file(error)
    return code


def _run(arguments: list[str], settings: Settings) -> int:
    """Run one command line and report what goes wrong; only what keeps it from printing is raised."""
    from dsrules.diagnostics import DsrulesError

    screen = sys.stdout
    try:
        code = program().main(arguments, prog_name="dsrules", standalone_mode=False, obj=settings)
    except DsrulesError as error:
        return settings.report(error)
    except TyperException as error:
        return settings.report_usage(error)
    except (typer.Abort, KeyboardInterrupt):
        return 130
    except OSError:
        raise
    except SystemExit as leaving:
        if sys.stdout is not screen:  # Typer has met the closed pipe, and would leave with 1
            sys.stdout = screen
            raise BrokenPipeError from leaving
        raise
    except Exception as error:
        return settings.report_defect(error)
    return code if isinstance(code, int) else 0


def _discard_output() -> None:
    """Let what is still buffered go nowhere, so that leaving the program does not fail on it."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main() -> None:
    """Run the command line of this process."""
    sys.stdout, sys.stderr = _writable(sys.stdout), _writable(sys.stderr)
    sys.exit(run(sys.argv[1:]))


def _writable(stream: TextIO | None) -> TextIO:
    """Return a stream that takes every sentence: UTF-8 into files and pipes, what a terminal can show on a terminal.

    None stands for a stream that the caller has closed.
    """
    if stream is None:
        import os

        return open(os.devnull, "w")
    if isinstance(stream, TextIOWrapper):
        if stream.encoding.lower() in ("utf-8", "utf8"):
            stream.reconfigure(errors="backslashreplace")  # half characters, of file names that are no UTF-8
        elif stream.isatty():
            from dsrules.cli.ascii import NEAREST

            stream.reconfigure(errors=NEAREST)
        else:
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    return stream
