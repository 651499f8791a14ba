"""Every sentence the program says, in English and Czech.

A sentence is a `Text`: the key `area.name` and its parameters. The area names the module `dsrules/messages/<area>.py`,
whose `TEXTS` maps each key to an (English, Czech) pair of templates. A gap in a template is `{param}` or
`{param:form}`; the forms are listed in `dsrules.messages.forms`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from dsrules.messages.forms import FORMS, GAP, plain

if TYPE_CHECKING:
    import re

    from dsrules.diagnostics import Text
    from dsrules.rulebook import Rulebook

LANGUAGES = ("en", "cs")


class Speaker:
    """Says texts in one language, with the names that a rulebook gives to animals, elements, terrains and cards."""

    def __init__(self, rules: Rulebook, lang: str = "en") -> None:
        self.rules = rules
        self.lang = lang
        self.index = LANGUAGES.index(lang)

    def say(self, text: Text) -> str:
        """Return the sentence. Raises KeyError for an unknown key or form: a defect of the program, found by tests."""
        return self.fill(template(text.key)[self.index], text.params)

    def fill(self, pattern: str, params: dict[str, Any]) -> str:
        """Return `pattern` with its gaps filled."""

        def gap(match: re.Match[str]) -> str:
            value = params[match["name"]]
            form = match["form"]
            if form is None:
                return self.say(value) if hasattr(value, "key") else plain(value)
            said = FORMS[form.lower()](self, value)
            return capital(said) if form[0].isupper() else said

        return GAP.sub(gap, pattern)

    def name(self, kind: str, name: str, case: str = "one") -> str:
        """Return the name of an animal, element, terrain, box or card in this language and grammatical form."""
        forms = self.rules.named(kind)[name]["names"][self.lang]
        if isinstance(forms, str):
            return forms
        return str(forms.get(case) or forms["one"])


def capital(words: str) -> str:
    """Return words with a capital first letter."""
    return words[:1].upper() + words[1:]


def template(key: str) -> tuple[str, str]:
    """Return the (English, Czech) templates of a message."""
    area = import_module(f"dsrules.messages.{key.partition('.')[0]}")
    pair: tuple[str, str] = area.TEXTS[key]
    return pair
