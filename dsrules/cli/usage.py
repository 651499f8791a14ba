"""What is wrong with a command line, in the user's language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import Text, UsageError, problem, text

if TYPE_CHECKING:
    from typer.exceptions import TyperException


def usage_error(error: TyperException) -> UsageError:
    """Return what Typer found wrong as an error of ours: code `usage.*`, exit code 2."""
    code, said = _found(error)
    return UsageError([problem(code, said, hint=_help_hint(error))])


def _found(error: TyperException) -> tuple[str, Text]:
    """Return code and sentence. Typer tells some kinds of error apart by nothing but its English words."""
    kind = type(error).__name__
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    words = error.message
    if kind == "NoSuchOption":
        return "usage.no-option", text("usage.no-option", option=option)
    if kind == "MissingParameter" and parameter is not None:
        return "usage.missing-argument", text("usage.missing-argument", argument=_label(parameter))
    if option is not None:
        needless = "does not take" in words
        return "usage.option-value", text(f"usage.option-{'takes-none' if needless else 'needs-one'}", option=option)
    if kind == "BadParameter" and parameter is not None:
        return "usage.bad-value", _bad_value(parameter, words)
    if kind == "NoArgsIsHelpError" or words == "Missing command.":
        said = text("usage.no-command")
    elif "extra argument" in words:
        said = text("usage.extra", words=words[words.index(") (") + 3 : -1])
    else:
        said = text("usage.other", why=error.format_message())
    return "usage.other", said


def _bad_value(parameter: Any, words: str) -> Text:
    if "valid int" not in words and "in the range" not in words:
        return text("usage.bad-value", argument=_label(parameter), why=words)
    least = getattr(parameter.type, "min", None)
    if least is None:
        return text("usage.whole-number", argument=_label(parameter))
    return text("usage.whole-number-from", argument=_label(parameter), least=least)


def _label(parameter: Any) -> str:
    """Return a parameter as help names it: an option by its flag, an argument in capitals."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[-1])
    return str(parameter.metavar or parameter.name or "").upper()


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
    return UsageError([problem(code, text(code, name=name or '""'), hint=hint)])


def _help_hint(error: TyperException) -> Text:
    context = getattr(error, "ctx", None)
    command = context.info_name if context is not None and context.parent is not None else None
    return text("usage.see-command-help", command=command) if command else text("usage.see-help")
