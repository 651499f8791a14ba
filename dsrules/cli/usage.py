"""What is wrong with a command line, in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.diagnostics import Text, UsageError, problem, text

if TYPE_CHECKING:
    from typer.exceptions import TyperException


def usage_error(error: TyperException) -> UsageError:
    """Return what Typer found wrong as an error of ours: code `usage.*`, exit code 2."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if kind == "NoSuchOption":
        found = text("usage.no-option", option=option)
    elif kind == "MissingParameter" and parameter is not None:
        found = text("usage.missing-argument", argument=(parameter.metavar or parameter.name or "").upper())
    elif option is not None:
        found = text("usage.option-value", option=option)
    elif kind == "BadParameter" and parameter is not None:
        found = text("usage.bad-value", argument=parameter.opts[-1], why=error.message)
    else:
        found = text("usage.other", why=error.format_message())
    return UsageError([problem(found.key, found, hint=_help_hint(error))])


def unknown_command(name: str, known: list[str]) -> UsageError:
    """Return the error for a command that does not exist, with the nearest ones that do."""
    return _unknown("usage.command", name, known)


def unknown_topic(name: str, known: list[str]) -> UsageError:
    """Return the error for a topic that help has nothing on, with the nearest ones that it has."""
    return _unknown("usage.topic", name, known)


def _unknown(code: str, name: str, known: list[str]) -> UsageError:
    from dsrules.vocabulary import resembling

    near = resembling(name, {one: one for one in known}, alike=0.5)
    hint = text("usage.did-you-mean", names=near) if near else text("usage.see-help")
    return UsageError([problem(code, text(code, name=name), hint=hint)])


def _help_hint(error: TyperException) -> Text:
    context = getattr(error, "ctx", None)
    command = context.info_name if context is not None and context.parent is not None else None
    return text("usage.see-command-help", command=command) if command else text("usage.see-help")
