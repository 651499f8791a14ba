"""What every command takes: --json, --lang, --rules, --switch; and how answers and errors leave the program."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from typer.core import TyperOption

if TYPE_CHECKING:
    from collections.abc import Sequence

    import typer
    from typer.exceptions import TyperException

    from dsrules.diagnostics import DsrulesError
    from dsrules.rulebook import Rulebook

LANGUAGES = ("en", "cs")
FORMATS = ("text", "json", "md")
COMPLETING = "_DSRULES_COMPLETE"
"""The variable by which a shell asks Typer what may come next."""

DEFECT = 70
"""Exit code of a defect of the program itself, as in sysexits.h."""


def _before_dashes(arguments: Sequence[str]) -> Sequence[str]:
    """Return the part of a command line that may hold options."""
    return arguments[: arguments.index("--")] if "--" in arguments else arguments


def _asked_for(line: Sequence[str], option: str) -> list[str]:
    """Return the values that a command line gives an option, before anybody has parsed it."""
    found = [word.partition("=") if "=" in word else (word, "", after) for word, after in pairwise((*line, ""))]
    return [value for name, _, value in found if name == option]


class Settings:
    """The common options of one run. Filled by the options' callbacks, wherever on the line they stand.

    Language and form are looked for beforehand: help and errors have them too, even those that come before the option.
    """

    def __init__(self, arguments: Sequence[str] = ()) -> None:
        line = _before_dashes(arguments)
        stated = [os.environ.get("DSRULES_LANG", "").lower()[:2], *_asked_for(line, "--lang")]
        self.lang = next((lang for lang in reversed(stated) if lang in LANGUAGES), "en")
        json = "--json" in line or "json" in _asked_for(line, "--format")
        self.format = "json" if json else "text"
        self.rules_directory: str | None = None
        self.stated: dict[str, str] = {}
        self._rules: Rulebook | None = None

    @classmethod
    def of(cls, ctx: typer.Context) -> Settings:
        """Return the settings of the run that a context belongs to."""
        found: Settings = ctx.find_object(cls) or cls()
        return found

    @property
    def json(self) -> bool:
        """Tell whether the answer is to be one JSON document."""
        return self.format == "json"

    @property
    def rules(self) -> Rulebook:
        """Return the rulebook asked for, with the switches set on the command line."""
        if self._rules is None:
            from dsrules.rulebook import load

            found = load(self.rules_directory)
            if self.stated:
                from dsrules.text.setting import settings_asked

                found = found.switched(settings_asked(self.stated, found, typed=True, path=""))
            self._rules = found
        return self._rules

    @property
    def switches(self) -> dict[str, Any]:
        """Return the switches set on the command line."""
        return self.rules.switches

    def report(self, error: DsrulesError) -> int:
        """Print an error where the user looks for it and return its exit code."""
        if os.environ.get(COMPLETING):
            return error.exit_code  # a shell is asking: words would land in the middle of the line being typed
        if self.json:
            from dsrules.render.diagnostics import errors_json

            print(errors_json(error, self.rules_for_errors(), self.lang))
        else:
            from dsrules.render.diagnostics import errors_text

            print(errors_text(error, self.rules_for_errors(), self.lang), file=sys.stderr)
        return error.exit_code

    def rules_for_errors(self) -> Rulebook:
        """Return a rulebook to word messages with: the default one where the one asked for cannot be read."""
        from dsrules.rulebook import default

        return self._rules or default()

    def report_usage(self, error: TyperException) -> int:
        """Print what is wrong with the command line itself; exit code 2."""
        from dsrules.cli.usage import usage_error

        if type(error).__name__ == "NoArgsIsHelpError" and not self.json:
            print(error.message, file=sys.stderr)
            return usage_error(error).exit_code
        return self.report(usage_error(error))

    def report_file(self, error: OSError) -> int:
        """Say which file the system refused, where whoever opened it did not; exit code 3."""
        from dsrules.diagnostics import InputError, problem, text

        found = text("file.unreadable", name=str(error.filename), reason=(error.strerror or str(error)).lower())
        return self.report(InputError([problem("file.unreadable", found)]))

    def report_lost_output(self, error: OSError) -> int:
        """Say that the answer could not be printed, where that can still be said; exit code 3."""
        from dsrules.diagnostics import InputError, problem, text

        reason = (error.strerror or str(error)).lower()
        found = text("file.unwritable", name=text("problem.stdout"), reason=reason)
        self.format = "text"
        try:
            return self.report(InputError([problem("file.unwritable", found)]))
        except OSError:
            return InputError.exit_code

    def report_defect(self, error: Exception) -> int:
        """Say that the program itself failed, without a traceback; exit code 70. DSRULES_DEBUG raises it instead."""
        if os.environ.get("DSRULES_DEBUG"):
            raise error
        from dsrules.diagnostics import DsrulesError, problem, text

        where = error.__traceback__
        while where is not None and where.tb_next is not None:
            where = where.tb_next
        line = f"{os.path.basename(where.tb_frame.f_code.co_filename)}:{where.tb_lineno}" if where else "?"
        found = text("usage.internal", what=f"{type(error).__name__} {line}")
        failure = DsrulesError([problem("usage.internal", found, hint=text("usage.internal-hint"))])
        self.report(failure)
        return DEFECT


def common_options() -> list[TyperOption]:
    """Return the options that every command has. They fill `Settings` and are no parameters of the commands."""
    return [
        _option("--json", "json", _set_json, is_flag=True),
        _option("--format", "format", _set_format, metavar="text|json|md"),
        _option("--lang", "lang", _set_lang, metavar="en|cs"),
        _option("--rules", "rules", _set_rules, metavar="DIR"),
        _option("--switch", "switch", _set_switches, metavar="NAME=VALUE", multiple=True),
    ]


def _option(flag: str, name: str, callback: Any, **more: Any) -> TyperOption:
    more.setdefault("default", () if more.get("multiple") else False if more.get("is_flag") else None)
    if not more.get("is_flag"):
        more["type"] = str
    return TyperOption(
        param_decls=[flag, f"common_{name}"], callback=callback, expose_value=False, is_eager=True, **more
    )


def _set_json(ctx: typer.Context, param: Any, value: bool) -> None:
    if value:
        Settings.of(ctx).format = "json"


def _set_format(ctx: typer.Context, param: Any, value: str | None) -> None:
    if value is not None:
        Settings.of(ctx).format = _one_of(value, FORMATS, "format")


def _set_lang(ctx: typer.Context, param: Any, value: str | None) -> None:
    if value is not None:
        Settings.of(ctx).lang = _one_of(value, LANGUAGES, "lang")


def _one_of(value: str, choices: tuple[str, ...], option: str) -> str:
    if value in choices:
        return value
    from dsrules.diagnostics import UsageError, problem, text

    said = text("usage.choice", option=option, value=value or '""', choices=list(choices))
    raise UsageError([problem("usage.choice", said)])


def _set_rules(ctx: typer.Context, param: Any, value: str | None) -> None:
    if value is not None:
        Settings.of(ctx).rules_directory = value


def _set_switches(ctx: typer.Context, param: Any, value: tuple[str, ...]) -> None:
    for setting in value:
        name, equals, reading = setting.partition("=")
        if not equals:
            from dsrules.diagnostics import UsageError, problem, text

            raise UsageError([problem("usage.switch", text("usage.switch", value=setting))])
        Settings.of(ctx).stated[name.strip()] = reading.strip()
