"""The commands setup, play and replay."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from dsrules.cli.answer import print_json, print_lines, speaker_of
from dsrules.cli.settings import Settings

OutputOption = Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")]


def setup_command(
    ctx: typer.Context,
    animals: Annotated[str, typer.Option("--animals", metavar="A,B,…")] = "",
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    output: OutputOption = None,
) -> None:
    from dsrules.text.position_writer import to_values, write_position
    from dsrules.turn.setup import setup

    settings = Settings.of(ctx)
    names = [name for name in animals.replace(",", " ").split() if name] or list(settings.rules.food_chain)
    position = setup(names, settings.rules, seed=seed)
    if settings.json:
        print_json(to_values(position, settings.rules))
    elif output is None:
        sys.stdout.write(write_position(position, settings.rules))
    if output is not None:
        from dsrules.text.files import write_file

        write_file(output, write_position(position, settings.rules))


def play_command(
    ctx: typer.Context,
    animals: Annotated[str, typer.Option("--animals", metavar="A,B,…")] = "",
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    output: OutputOption = None,
) -> None:
    from dsrules.explore.play import play
    from dsrules.text.game import write_game

    settings = Settings.of(ctx)
    names = [name for name in animals.replace(",", " ").split() if name] or list(settings.rules.food_chain)
    game = play(names, settings.rules, seed)
    written = write_game(game, settings.rules)
    if output is None:
        sys.stdout.write(written)
    else:
        from dsrules.text.files import write_file

        write_file(output, written)


def replay_command(ctx: typer.Context, game: Annotated[str, typer.Argument()]) -> None:
    from dsrules.explore.play import replay
    from dsrules.render.games import replay_lines
    from dsrules.text.files import read_file
    from dsrules.text.game import read_game

    settings = Settings.of(ctx)
    source = read_file(game)
    found = replay(read_game(source.text, settings.rules, source.name), settings.rules)
    speaker = speaker_of(settings)
    if settings.json:
        print_json(found.to_dict(speaker))
    else:
        print_lines(settings, lambda page: replay_lines(found, source, speaker, page))
    if not found.legal:
        raise typer.Exit(1)
