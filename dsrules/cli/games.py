"""The commands setup, play and replay."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from dsrules.cli.answer import print_json, print_lines, speaker_of
from dsrules.cli.settings import Settings

PlayerOption = Annotated[list[str] | None, typer.Option("--player", metavar="NAME=A,B,…")]
OutputOption = Annotated[str | None, typer.Option("--output", "-o", metavar="FILE")]


def setup_command(
    ctx: typer.Context,
    animals: Annotated[str, typer.Option("--animals", metavar="A,B,…")] = "",
    player: PlayerOption = None,
    seed: Annotated[int | None, typer.Option("--seed", metavar="N")] = None,
    output: OutputOption = None,
) -> None:
    from dsrules.text.position_writer import to_values, write_position
    from dsrules.turn.setup import setup

    settings = Settings.of(ctx)
    owners = _owners(player)
    position = setup(_in_play(animals, owners, settings), settings.rules, seed=seed, owners=owners)
    _hand_over(settings, output, write_position(position, settings.rules), to_values(position, settings.rules))


def _in_play(animals: str, owners: dict[str, list[str]], settings: Settings) -> list[str]:
    """Return the animals named, else those of the players, else all."""
    owned = [name for names in owners.values() for name in names]
    return _listed(animals) or owned or list(settings.rules.food_chain)


def _listed(words: str) -> list[str]:
    return words.replace(",", " ").split()


def _owners(stated: list[str] | None) -> dict[str, list[str]]:
    """Return player -> animals as they were typed. Raises UsageError for what is no NAME=A,B, or a player twice."""
    from dsrules.diagnostics import UsageError, problem, text

    owners: dict[str, list[str]] = {}
    for words in stated or ():
        name, equals, animals = words.partition("=")
        if not equals or not name.strip() or name.strip() in owners:
            raise UsageError([problem("usage.owners", text("usage.owners", value=words), "player")])
        owners[name.strip()] = _listed(animals)
    return owners


def _hand_over(settings: Settings, output: str | None, written: str, values: Any) -> None:
    """Write a document to the file named, or print it; with --json its values are what is printed."""
    from dsrules.text.files import STDIN, write_file

    if output is not None and not (output == STDIN and settings.json):
        write_file(output, written)
    if settings.json:
        print_json(values)
    elif output is None:
        sys.stdout.write(written)


def play_command(
    ctx: typer.Context,
    animals: Annotated[str, typer.Option("--animals", metavar="A,B,…")] = "",
    player: PlayerOption = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    output: OutputOption = None,
) -> None:
    from dsrules.explore.play import play
    from dsrules.text.game import game_values, write_game

    settings = Settings.of(ctx)
    owners = _owners(player)
    game = play(_in_play(animals, owners, settings), settings.rules, seed, owners=owners)
    _hand_over(settings, output, write_game(game, settings.rules), game_values(game, settings.rules))


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
