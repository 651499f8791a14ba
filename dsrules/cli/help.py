"""The command help."""

from __future__ import annotations

from typing import Annotated

import typer

from dsrules.cli.answer import print_json, print_lines, speaker_of
from dsrules.cli.commands import GROUPS, MODULES
from dsrules.cli.settings import Settings


def help_command(ctx: typer.Context, topic: Annotated[list[str] | None, typer.Argument()] = None) -> None:
    from dsrules.render import help as pages
    from dsrules.render.layout import Page

    settings = Settings.of(ctx)
    words = topic or []
    if not words:
        lines = pages.overview(GROUPS, settings.lang).splitlines()
    elif words[0] in pages.TOPICS:
        if words[0] == "card" and words[1:]:
            _check_card(" ".join(words[1:]), settings)
        if not settings.json:
            print_lines(settings, lambda page: pages.topic(words[0], words[1:], speaker_of(settings), page))
            return
        lines = pages.topic(words[0], words[1:], speaker_of(settings), Page())
    elif words[0] in MODULES and ctx.parent is not None:
        group = ctx.parent.command
        command = group.get_command(ctx.parent, words[0])  # type: ignore[attr-defined]
        lines = pages.command_help(command, settings.lang).splitlines()
    else:
        from dsrules.cli.usage import unknown_topic

        raise unknown_topic(words[0], [*pages.TOPICS, *MODULES])
    if settings.json:
        print_json({"topic": words, "lines": lines})
    else:
        print("\n".join(lines))


def _check_card(name: str, settings: Settings) -> None:
    """Raise UsageError where no card, or more than one, has that name."""
    from dsrules.vocabulary import UnknownWord

    words = settings.rules.words("card")
    try:
        words.read(name)
    except UnknownWord as error:
        from dsrules.cli.usage import unknown_topic

        raise unknown_topic(name, list(error.candidates or words.names)) from None
