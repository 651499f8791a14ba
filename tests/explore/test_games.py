"""Whole games: the file, the replay, and the first line that is not allowed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml

from dsrules.api import InputError, setup
from dsrules.cli.main import run
from dsrules.diagnostics import Source
from dsrules.explore.play import play, replay
from dsrules.messages import Speaker
from dsrules.render.games import replay_lines
from dsrules.render.layout import Page
from dsrules.rulebook import Rulebook
from dsrules.text.game import Game, read_game, write_game
from dsrules.text.schema import game_schema

SHORT = """\
dsrules: 1
start:
  dsrules: 1
  tiles: {d3: sea tundra, e3: {terrain: savannah, species: {birds: 2}}}
  animals: {birds: {}, insects: {}}
actions:
  - birds migration@3 e3>d3
  - "birds card mass-exodus d3: birds e3"
  - 'insects  migration@3  e3>d3 '
  - birds claim e3
"""


def test_a_game_reads_back_and_ends_the_same(rules: Rulebook) -> None:
    game = play(["birds", "insects", "mammals"], rules, 11)
    text = write_game(game, rules)
    read = read_game(text, rules)
    assert (read.start, read.actions) == (game.start, game.actions)
    lines = text.splitlines()
    for action, place in zip(read.actions, read.places, strict=True):
        assert action in lines[place.line - 1]
        assert lines[place.line - 1][place.column - 1 :].strip('"') == action
    end = replay(read, rules)
    assert end.legal
    assert (end.done, end.position) == (len(game.actions), game.end)
    assert end.to_dict(Speaker(rules))["over"] is True


def test_it_ends_with_the_card_that_ends_the_game(rules: Rulebook) -> None:
    """end.trigger, end.finish-domination, end.final-turn: no Reseed after Ice Age, three automatic steps at the end."""
    for seed in range(4):
        game = play(["birds", "reptiles"], rules, seed)
        assert game.end is not None
        assert (game.end.phase, game.end.taken[-1] == "ice-age" or "ice-age" in game.end.taken) == ("over", True)
        place = next(n for n, line in enumerate(game.actions) if " card ice-age" in line)
        automatic = [line for line in game.actions[place:] if line.startswith("automatic")]
        assert len(automatic) == 3
        assert not any("draw" in line for line in automatic)


def test_the_first_line_that_is_not_allowed(rules: Rulebook) -> None:
    """Insects have no cube on e3, and nobody has any more: the line is reported at its place, with the reasons."""
    found = replay(read_game(SHORT, rules, "short.yaml"), rules)
    assert not found.legal
    assert found.done == 2
    assert found.place is not None
    assert (found.place.line, found.place.column) == (9, 5)
    assert found.ruling is not None
    assert found.ruling.verdict == "no"
    assert "migration.move" in [step.rule for step in found.ruling.reasons]
    values = found.to_dict(Speaker(rules, "cs"))
    assert (values["legal"], values["actions"], values["done"]) == (False, 4, 2)
    assert values["illegal"]["number"] == 3
    assert values["illegal"]["line"] == 9
    assert found.lines == ("birds migration@3 e3>d3", "birds card mass-exodus d3: birds e3")


def test_a_line_that_cannot_be_understood(rules: Rulebook) -> None:
    with pytest.raises(InputError) as error:
        replay(read_game(SHORT.replace("mass-exodus d3", "mass-exodus z9"), rules, "short.yaml"), rules)
    (found,) = error.value.diagnostics
    assert (found.code, found.path) == ("action.hex-unknown", "actions[1]")
    assert found.place is not None
    assert (found.place.line, found.place.column) == (8, 29)
    assert error.value.source is not None
    with pytest.raises(InputError):
        replay(Game(setup(["birds", "insects"]), ("birds foo",)), rules)


BROKEN = [
    ("dsrules: 1\n", "file.game", 1),
    ("[1, 2]", "file.game", 1),
    (SHORT + "rules: 12\n", "file.game", 11),
    (SHORT + f"rules: {'0' * 65}a\n", "file.game", 11),
    (SHORT + "more: 1\n", "file.game", 11),
    (SHORT.replace("dsrules: 1\nstart", "dsrules: 2\nstart"), "file.game", 1),
    (SHORT.replace("  - birds claim e3", "  - {birds: claim}"), "file.game", 10),
    (SHORT.split("actions:")[0] + "actions: birds claim e3\n", "file.game", 6),
    (SHORT.replace("d3: sea tundra", "d3: seaa tundra"), "position.unknown-word", 4),
    (SHORT.replace("birds: 2", "birds: 2, birds: 1"), "yaml.duplicate-key", 4),
    (SHORT.replace("  animals:", "  animales:"), "position.unknown-key", 5),
]
"""A document that is no game, the code of what is wrong, and its line."""


@pytest.mark.parametrize(("document", "code", "line"), BROKEN)
def test_what_is_no_game(document: str, code: str, line: int, rules: Rulebook) -> None:
    with pytest.raises(InputError) as error:
        read_game(document, rules, "bad.yaml")
    found = error.value.diagnostics[0]
    assert found.code == code
    assert found.place is not None
    assert found.place.line == line
    if code.startswith("position"):
        assert found.path.startswith("start.")


def test_the_schema_of_games_refuses_the_same(rules: Rulebook) -> None:
    import jsonschema

    schema = game_schema(rules)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    game = play(["birds", "insects"], rules, 5, rounds=1)
    for whole in (SHORT, write_game(game, rules), SHORT.split("  - birds")[0]):
        read_game(whole, rules)
        assert validator.is_valid(yaml.safe_load(whole))
    for document, code, _ in BROKEN:
        if not code.startswith("yaml."):  # a key that stands twice: the reader alone can see it
            assert not validator.is_valid(yaml.safe_load(document)), document


def test_a_game_names_the_rules_data_it_was_written_by(rules: Rulebook) -> None:
    game = play(["birds", "insects"], rules, 5, rounds=1)
    written = write_game(game, rules)
    assert written.splitlines()[1] == f'rules: "{rules.digest}"'
    here, page = Speaker(rules), Page(200)
    same = replay(read_game(written, rules), rules)
    assert (same.same_rules, same.to_dict(here)["written_by"]) == (True, rules.digest)
    assert not any("other rules data" in line for line in replay_lines(same, Source("-", written), here, page))
    other = replay(read_game(written.replace(rules.digest, "0123"), rules), rules)
    assert other.legal
    assert not other.same_rules
    assert other.to_dict(here)["rules"] == rules.digest
    told = replay_lines(other, Source("-", written), here, page)[-1]
    assert told == f"The game was written by other rules data (0123); these are {rules.digest}, and may rule otherwise."
    stopped = replay(read_game(SHORT + 'rules: "0123"\n', rules), rules)
    assert "0123" in replay_lines(stopped, Source("-", SHORT), here, page)[-1]
    assert replay(read_game(SHORT, rules), rules).same_rules


def test_switches_travel_with_the_game(rules: Rulebook) -> None:
    switched = rules.switched({"bonus-beyond-nine": 55})
    game = play(["birds", "insects"], switched, 2, cards=False, rounds=1)
    assert game.start.switches == {"bonus-beyond-nine": 55}
    assert replay(read_game(write_game(game, switched), rules), rules).position == game.end


def test_a_game_without_cards_breaks_off(rules: Rulebook) -> None:
    game = play(["birds", "insects"], rules, 2, cards=False, rounds=2)
    assert game.end is not None
    assert (game.end.round, game.end.phase, game.end.taken) == (3, "planning", ())


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_in_words(lang: str, rules: Rulebook) -> None:
    speaker = Speaker(rules, lang)
    game = play(["birds", "insects"], rules, 3)
    source = Source("game.yaml", write_game(game, rules))
    lines = replay_lines(replay(game, rules), source, speaker, Page())
    assert len(lines) == 3
    assert str(len(game.actions)) in lines[0]
    short = Source("short.yaml", SHORT)
    lines = replay_lines(replay(read_game(SHORT, rules, "short.yaml"), rules), short, speaker, Page())
    assert lines[0].startswith("short.yaml:9:5: ")
    unfinished = play(["birds", "insects"], rules, 3, cards=False, rounds=1)
    assert len(replay_lines(replay(unfinished, rules), source, speaker, Page())) == 3


# Several animals a player


def test_players_with_several_animals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """variant.multi-animal: all six animals, 35 cubes and 3 pawns each; whose lowest animal is higher comes first."""
    file = tmp_path / "game.yaml"
    shares = {"Anna": ["birds", "insects", "reptiles"], "Petr": ["mammals", "amphibians", "arachnids"]}
    options = [word for name, animals in shares.items() for word in ("--player", f"{name}={','.join(animals)}")]
    assert run(["play", *options, "--seed", "4", "-o", str(file)]) == 0
    start = yaml.safe_load(file.read_text(encoding="utf-8"))["start"]
    assert start["owners"] == shares
    assert {sheet["pawns"] for sheet in start["animals"].values()} == {3}
    assert run(["replay", str(file), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["over"]
    lowest = {name: min(found["vp"][animal] for animal in animals) for name, animals in shares.items()}
    assert len(set(lowest.values())) == 2
    assert found["players"] == sorted(lowest, key=lambda name: -lowest[name])
    assert run(["replay", str(file)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"  players: {', '.join(found['players'])}"


def test_players_at_the_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["setup", "--player", "Anna=ptáci hmyz", "--player", "Petr=savci,plazi"]) == 0
    position = yaml.safe_load(capsys.readouterr().out)
    assert position["owners"] == {"Anna": ["birds", "insects"], "Petr": ["mammals", "reptiles"]}
    assert list(position["animals"]) == ["mammals", "reptiles", "birds", "insects"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        (["--player", "birds"], "usage.owners"),
        (["--player", "=birds"], "usage.owners"),
        (["--player", "a=birds", "--player", "a=insects"], "usage.owners"),
        (["--player", "a=birds,birds", "--player", "b=insects"], "usage.animals"),
        (["--player", "a=birds", "--player", "b=fish"], "usage.animals"),
        (["--player", "a=birds", "--animals", "birds,insects"], "usage.owners"),
    ],
)
@pytest.mark.parametrize("command", ["setup", "play"])
def test_players_that_cannot_be(
    command: str, options: list[str], code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, *options]) == 2
    assert code in capsys.readouterr().err
