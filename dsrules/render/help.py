"""Help pages: the overview of all commands, and one page a command, in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.messages import LANGUAGES
from dsrules.messages.help import COMMON, HEADINGS, PARAMETERS, SUMMARIES
from dsrules.render.layout import Page, this_terminal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.messages import Speaker

TOPICS = ("action", "card", "tile", "position", "exit")
"""The topics of `dsrules help` beside the commands."""

PROMPTS = ("ask", "edit", "watch")
"""The commands whose pages tell more: what lines they take."""


def topic(name: str, words: list[str], speaker: Speaker, page: Page) -> list[str]:
    """Return the help page on a notation: how it is written, with examples that can be copied."""
    if name == "action":
        from dsrules.text.action_line import action_help

        return [line for form in action_help(speaker.rules) for line in _form(form, speaker, page)]
    if name == "card":
        from dsrules.text.action_line import card_help

        cards = [speaker.rules.words("card").read(" ".join(words))] if words else list(speaker.rules.named("card"))
        return [line for card in cards for line in _form(card_help(card, speaker.rules), speaker, page)]
    from dsrules.messages.topics import PAGES

    return [line for paragraph in PAGES[name][speaker.index].splitlines() for line in _paragraph(paragraph, page)]


def _form(form: Any, speaker: Speaker, page: Page) -> list[str]:
    return [
        page.bold(speaker.say(form.form)),
        *page.line(speaker.say(form.about), indent=4, hang=0),
        *page.line(page.dim(form.example), indent=4),
    ]


def _paragraph(paragraph: str, page: Page) -> list[str]:
    """Return a paragraph wrapped; one that is indented is an example and stays as it is."""
    return [paragraph] if paragraph.startswith(" ") else page.line(paragraph, hang=0)


def prompt_page(command: str, lang: str, page: Page) -> list[str]:
    """Return what lines may be typed at the prompt of a command, with examples; nothing for other commands."""
    from dsrules.messages.topics import PAGES

    words = PAGES[command][LANGUAGES.index(lang)] if command in PROMPTS else ""
    return [line for paragraph in words.splitlines() for line in _paragraph(paragraph, page)]


def overview(groups: dict[str, dict[str, str]], lang: str) -> str:
    """Return the page that lists every command with what it answers, group by group."""
    page, index = this_terminal(), LANGUAGES.index(lang)
    lines = page.line(HEADINGS["program"][index], hang=0)
    lines += ["", f"{HEADINGS['usage'][index]}: dsrules {HEADINGS['call'][index]}"]
    for group, commands in groups.items():
        lines += ["", page.bold(HEADINGS[group][index])]
        lines += _table(((name, SUMMARIES[name][index]) for name in commands), page)
    lines += ["", page.bold(HEADINGS["common"][index])]
    lines += _table(((flag, words[index]) for flag, words in COMMON.items()), page)
    return "\n".join([*lines, "", *page.line(HEADINGS["unofficial"][index])])


def command_help(command: Any, lang: str) -> str:
    """Return the page of one command: usage, what it answers, its arguments and options."""
    page, index = this_terminal(), LANGUAGES.index(lang)
    own = [p for p in command.params if not p.name.startswith("common_")]
    arguments = [p for p in own if p.param_type_name == "argument"]
    options = [p for p in own if p.param_type_name == "option"]
    needed = [f"{p.opts[-1]} {p.metavar}" for p in options if p.required]
    usage = " ".join([f"dsrules {command.name}", *map(_in_usage, arguments), *needed, HEADINGS["options"][index]])
    lines = [f"{HEADINGS['usage'][index]}: {usage}", "", *page.line(SUMMARIES[command.name][index])]
    described = [(_label(p), PARAMETERS[f"{command.name}.{p.name}"][index]) for p in (*arguments, *options)]
    if described:
        lines += ["", *_table(described, page)]
    if more := prompt_page(command.name, lang, page):
        lines += ["", *more]
    lines += ["", page.bold(HEADINGS["common"][index]), *_table(((f, w[index]) for f, w in COMMON.items()), page)]
    return "\n".join(lines)


def _in_usage(argument: Any) -> str:
    name = _label(argument)
    name += "…" if argument.nargs == -1 else ""
    return name if argument.required else f"[{name}]"


def _label(parameter: Any) -> str:
    if parameter.param_type_name == "argument":
        return str(parameter.metavar or parameter.name).upper()
    flags = ", ".join(parameter.opts)
    return flags if parameter.is_flag else f"{flags} {parameter.metavar or parameter.name.upper()}"


def _table(rows: Iterable[tuple[str, str]], page: Page) -> list[str]:
    """Return rows of a name and its description, the descriptions wrapped beside the names."""
    cells = list(rows)
    left = min(max(len(name) for name, _ in cells), 24) + 4
    lines = []
    for name, words in cells:
        if len(name) + 4 > left:
            lines += [f"  {name}", *page.line(words, indent=left, hang=0)]
        else:
            first, *rest = page.line(words, indent=left, hang=0)
            lines += [f"  {name}".ljust(left) + first.lstrip(), *rest]
    return lines
