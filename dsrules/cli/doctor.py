"""The command doctor."""

from __future__ import annotations

import typer

from dsrules.cli.answer import print_json, print_lines, speaker_of
from dsrules.cli.settings import Settings


def doctor_command(ctx: typer.Context) -> None:
    from dsrules.doctor import examine
    from dsrules.render.doctor import doctor_lines, doctor_values

    settings = Settings.of(ctx)
    findings = examine(settings.rules, settings.rules_directory)
    speaker = speaker_of(settings)
    if settings.json:
        print_json(doctor_values(findings, speaker))
    else:
        print_lines(settings, lambda page: doctor_lines(findings, speaker, page))
    if not findings.healthy:
        raise typer.Exit(1)
