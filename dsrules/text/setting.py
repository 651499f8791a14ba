"""What somebody sets a switch to, checked against rulesdata/switches.yaml: in a file, a question, a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import UsageError, problem, shown, text
from dsrules.text.position_context import GREATEST, LONGEST_NAME, did_you_mean
from dsrules.vocabulary import PREFIX, fold, resembling

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import TypeGuard

    from dsrules.diagnostics import Diagnostic, Text
    from dsrules.rulebook import Rulebook

LEAST = 0
"""The least number that a switch can be set to."""


class BadSetting(ValueError):
    """A switch that there is not, or a reading or number that it does not have. `known` tells which of the two."""

    def __init__(self, known: bool, said: Text, hint: Text | None) -> None:
        super().__init__(said.key)
        self.known, self.said, self.hint = known, said, hint


def read_setting(name: object, value: object, rules: Rulebook, typed: bool = False) -> str | int:
    """Return the reading or number that a switch is set to.

    `typed` for what stands on a command line, where a number is a word of digits. Raises BadSetting.
    """
    table: dict[str, dict[str, Any]] = rules.tables["switches"]["switches"]
    if not isinstance(name, str) or name not in table:
        hint = _nearest(name, table) or text("position.see-switches")
        raise BadSetting(False, text("position.unknown-switch", name=shown(name)), hint)
    if table[name]["type"] == "integer":
        number = int(value) if typed and _is_digits(value) else value
        if isinstance(number, float) and number.is_integer():
            number = int(number)
        if type(number) is int and LEAST <= number <= GREATEST:
            return number
        said = text("position.switch-number", name=name, value=shown(value), least=LEAST, most=GREATEST)
        raise BadSetting(True, said, None)
    readings = table[name]["readings"]
    if isinstance(value, str) and value in readings:
        return value
    said = text("position.switch", name=name, value=shown(value), readings=list(readings))
    raise BadSetting(True, said, _nearest(value, readings))


def _is_digits(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and value.isascii() and value.isdigit() and len(value) <= LONGEST_NAME


def _nearest(word: object, known: Collection[str]) -> Text | None:
    spelt, spellings = fold(shown(word)), {fold(name): name for name in known}
    begun = [spellings[name] for name in spellings if len(spelt) >= PREFIX and name.startswith(spelt)]
    return did_you_mean(begun or resembling(spelt, spellings))


def settings_asked(asked: object, rules: Rulebook, typed: bool = False, path: str = "switches") -> dict[str, str | int]:
    """Return the switches that a question or a command line sets. Raises UsageError (`usage.switch`) with all that is
    wrong with them.
    """
    if asked is None:
        return {}
    if not isinstance(asked, dict):
        raise UsageError([problem("usage.switch", text("switches.mapping"), path)])
    settings: Mapping[object, object] = asked
    found: dict[str, str | int] = {}
    wrong: list[Diagnostic] = []
    for name, value in settings.items():
        try:
            found[str(name)] = read_setting(name, value, rules, typed)
        except BadSetting as bad:
            where = f"{path}.{shown(name)}" if path else ""
            wrong.append(problem("usage.switch", bad.said, where, hint=bad.hint))
    if wrong:
        raise UsageError(wrong)
    return found
