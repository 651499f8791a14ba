"""`edit`: a position entered line by line; nothing is written but by `save`, and nothing lost by a mistake."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest
from talking import DESERT, Pipe, Terminal, piping
from test_entering import EXAMPLE

from dsrules.rulebook import Rulebook
from dsrules.text.position_reader import read_position


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    return piping(monkeypatch, capsys)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    return Path(shutil.copy(DESERT, tmp_path / "board.yaml"))


def test_a_new_file_is_the_example(pipe: Pipe, tmp_path: Path, rules: Rulebook) -> None:
    new = tmp_path / "new.yaml"
    said = pipe("edit", str(new), lines=[*EXAMPLE, "reptiles (+)", "save"])
    assert (said.code, said.err) == (0, "")
    assert said.out.replace("\n", " ").strip() == f"The position is in {new}."
    stated = read_position(Path(DESERT).read_text(encoding="utf-8"), rules).position
    assert read_position(new.read_text(encoding="utf-8"), rules).position == stated


def test_nothing_is_written_without_save(pipe: Pipe, board: Path, tmp_path: Path) -> None:
    before = board.read_bytes()
    said = pipe("edit", str(board), lines=["a1 sea", "dominance a1"])
    assert said.code == 1
    assert "not saved" in said.err
    assert "A1 (sea)" in said.out
    assert pipe("edit", str(board), lines=["a1 sea", "quit", "save"]).code == 0
    assert pipe("edit", str(board), lines=["a1 sea", "undo"]).code == 0
    assert pipe("edit", str(board), lines=["a1 sea", "a1 ~"]).code == 0, "the position is as it was"
    assert pipe("edit", str(board), lines=["dominance", "check", "yaml", "show"]).code == 0
    assert pipe("edit", str(tmp_path / "none.yaml"), lines=["yaml"]).code == 0
    assert board.read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["board.yaml"]


def test_a_mistake_loses_nothing(pipe: Pipe, board: Path, rules: Rulebook) -> None:
    lines = ["a1 sea", "a2 lake", "nonsense", "a1 fish +1", "a1 birds +99", "sav", "a1 birds +1", "tile ?", "save"]
    said = pipe("edit", str(board), lines=lines)
    assert said.code == 3
    assert "did you mean save" in said.err
    assert "did you mean set" in pipe("edit", str(board), lines=["sett round 4"]).err
    position = read_position(board.read_text(encoding="utf-8"), rules).position
    assert position.tiles["a1"].species == {"birds": 1}


def test_questions_are_about_the_position_as_it_stands(pipe: Pipe, board: Path, tmp_path: Path) -> None:
    lines = ["e4 reptiles +1", "dominance e4", "claim e4 reptiles", "check", "moves reptiles", "flip e4 reptiles"]
    said = pipe("edit", str(board), lines=[*lines, "quit"])
    assert said.code == 0
    saved = tmp_path / "after.yaml"
    pipe("edit", str(board), lines=["e4 reptiles +1", f"save {saved}"])
    asked = (["dominance", "--tile", "e4"], ["claim", "e4", "reptiles"], ["check"], ["moves", "reptiles"],
             ["flip", "e4", "reptiles"])  # fmt: skip
    alone = [pipe(words[0], str(saved), *words[1:]).out for words in asked]
    assert said.out == "".join(alone)
    assert pipe("edit", str(board), lines=[f"dominance {DESERT}"]).out == pipe("dominance", DESERT).out


def test_messages_name_the_file(pipe: Pipe, board: Path) -> None:
    said = pipe("edit", str(board), lines=["set animals.reptiles.pawns 12", "check", "quit"])
    assert "position.too-many-pawns" in said.err, "what is unusual is told at once"
    assert f"{board}:" in said.out
    assert "standard input" not in said.out + said.err


def test_actions_go_by_the_rules(pipe: Pipe, board: Path) -> None:
    said = pipe("edit", str(board), lines=["reptiles migration@4 e3>e4", "yaml", "quit"])
    assert said.code == 0
    assert said.out.startswith("Yes: reptiles migration@4 e3>e4")
    assert "reptiles: 1, amphibians: 3" in said.out
    said = pipe("edit", str(board), lines=["reptiles migration@4 e3>a1", "yaml", "quit"])
    assert said.code == 1
    assert said.out.startswith("No: ")
    assert "e3: {terrain: savannah, species: {reptiles: 1}}" in said.out
    ordered = ["set phase execution", "set display.migration.pawns [insects, reptiles]"]
    action = "reptiles migration@2 e3>e4"
    assert pipe("edit", str(board), lines=[*ordered, action, "quit"]).code == 1
    assert pipe("edit", str(board), lines=[*ordered, f"{action} --anytime", "quit"]).code == 0


def test_undo(pipe: Pipe, board: Path) -> None:
    fresh = pipe("fmt", str(board)).out
    lines = ["a1 sea", "nonsense", "reptiles migration@4 e3>e4", "undo", "undo", "yaml", "undo"]
    said = pipe("edit", str(board), lines=lines)
    assert said.out.partition("dsrules: 1")[2] == fresh.partition("dsrules: 1")[2] + "There is nothing to take back.\n"
    assert said.code == 2


def test_what_a_word_does_not_take_is_refused(pipe: Pipe, board: Path, tmp_path: Path) -> None:
    """`undo 3` that takes back one change, or `save --forced`, would do something else than was meant."""
    said = pipe("edit", str(board), lines=["a1 sea", "a2 sea", "undo 2", "yaml all", "save --forced", "yaml", "quit"])
    assert said.code == 2
    assert said.err.count("this is too much: 2") == 1
    assert said.err.count("this is too much: all") == 1
    assert "--forced" in said.err
    assert "  a2: sea\n" in said.out
    assert [path.name for path in tmp_path.iterdir()] == ["board.yaml"]
    assert "a1" not in board.read_text(encoding="utf-8")


def test_help_on_the_words_of_the_prompt(pipe: Pipe, board: Path) -> None:
    for line in ("HELP", "help undo", "help save", "help set", "help quit", "help edit"):
        said = pipe("edit", str(board), lines=[line])
        assert (said.code, said.err) == (0, ""), line
        assert "checked at once" in said.out, line
    assert pipe("edit", str(board), lines=["help claim"]).out == pipe("help", "claim").out


def test_only_questions_about_a_board_are_handed_the_position(pipe: Pipe, board: Path) -> None:
    said = pipe("edit", str(board), lines=["batch"])
    assert (said.code, said.out) == (3, "")
    assert "file.unreadable" in said.err


def test_a_tile_line_is_a_question_but_where_edits_begin_so(pipe: Pipe, board: Path, tmp_path: Path) -> None:
    line = "tile desert: sun | birds 2, reptiles"
    said = pipe("edit", str(board), lines=[line])
    assert (said.code, said.out) == (0, pipe("tile", line[5:]).out)
    new = tmp_path / "new.yaml"
    said = pipe("edit", str(new), lines=["desert: sun | birds 2", "tile birds +1", "tile reptiles +1", "yaml", "quit"])
    assert said.code == 0
    assert "birds: 3" in said.out


def test_a_file_changed_by_others_is_not_written_over(pipe: Pipe, board: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.yaml"
    other.write_text("mine", encoding="utf-8")
    said = pipe("edit", str(board), lines=["a1 sea", f"save {other}", "save"])
    assert said.code == 3
    assert "file.changed" in said.err
    assert other.read_text(encoding="utf-8") == "mine"
    assert "a1: sea" in board.read_text(encoding="utf-8")
    meanwhile = f"setup --animals birds,insects -o {board}"
    said = pipe("edit", str(board), lines=["a2 sea", meanwhile, "save"])
    assert "file.changed" in said.err
    assert "a2" not in board.read_text(encoding="utf-8")
    assert pipe("edit", str(board), lines=["a2 sea", meanwhile, "save --force"]).code == 0
    assert "a2: sea" in board.read_text(encoding="utf-8")
    new = tmp_path / "new.yaml"
    said = pipe("edit", str(new), lines=["a2 sea", f"setup --animals birds,insects -o {new}", "save"])
    assert "file.changed" in said.err
    assert pipe("edit", str(board), lines=["a3 sea", "save", "a4 sea", "save"]).code == 0, "what edit wrote it knows"
    assert pipe("edit", str(board), lines=["b1 sea", f"save --force {other}"]).code == 0
    assert "b1: sea" in other.read_text(encoding="utf-8")


def test_saving_that_fails(pipe: Pipe, board: Path, tmp_path: Path) -> None:
    for path in ("/nowhere/at/all.yaml", str(tmp_path), "\0"):
        said = pipe("edit", str(board), lines=["a1 sea", f"save --force {path}"])
        assert said.code == 3, path
        assert "not saved" in said.err
    assert pipe("edit", str(board), lines=["a1 sea", "save -"]).code == 2


def test_saving_into_a_pipe(board: Path) -> None:
    """/dev/stdout is a link to something without a name where it is a pipe."""
    told = subprocess.run(
        [sys.executable, "-m", "dsrules", "edit", str(board)], input=b"save --force /dev/stdout\n", capture_output=True
    )
    assert told.returncode == 0
    assert told.stdout.startswith(b"# The rulebook's own example")
    assert b"\ndsrules: 1\n" in told.stdout


def test_boards_that_cannot_be_edited(pipe: Pipe, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("dsrules: 1\ntiles: {d3: lake}\n", encoding="utf-8")
    assert pipe("edit", "-").code == 2
    assert pipe("edit", str(bad), lines=["save"]).code == 3
    assert pipe("edit", str(tmp_path), lines=["save"]).code == 3


def test_json_is_one_document_a_line(pipe: Pipe, board: Path) -> None:
    lines = ["a1 sea", "a1 fish", "e4 birds +x", "undo", "set animals.birds.pawns 12", "yaml", "dominance e4", "check",
             "birds pass", "help", "save"]  # fmt: skip
    said = pipe("edit", str(board), "--json", lines=lines)
    assert len(said.documents) == len(lines)
    assert said.err == ""
    assert said.documents[0] == {"edit": "a1 sea"}
    assert said.documents[4]["warnings"][0]["code"] == "position.too-many-pawns"
    assert said.documents[5]["tiles"]["e4"]["cone"] == "insects"
    assert said.documents[10]["saved"] == str(board)
    said = pipe("edit", str(board), "--json", lines=["a1 sea"])
    assert [document.get("saved") for document in said.documents] == [None, False]


def test_czech(pipe: Pipe, board: Path) -> None:
    said = pipe("edit", str(board), "--lang", "cs", lines=["a1: moře | ptáci 2", "žvást", "dominance a1"])
    assert "A1 (moře)" in said.out
    assert "příkaz žvást neexistuje" in said.err
    assert "Změny nejsou uložené" in said.err


def test_switches_of_the_position_hold(pipe: Pipe, board: Path) -> None:
    lines = ["e4 insects -1", "e4 amphibians -3", "dominance e4"]
    assert "the rulebook does not say" in pipe("edit", str(board), lines=[*lines, "quit"]).out.replace("\n  ", " ")
    lines.insert(2, "set switches.stale-cone comes-off")
    assert "as this table plays" in pipe("edit", str(board), lines=[*lines, "quit"]).out.replace("\n  ", " ")


def test_odd_lines(pipe: Pipe, board: Path) -> None:
    lines = [
        b"-", b"--", b'"', b"(", b"=", b"?", b"~", b"caf\xff", b"\x00", b"x" * 20_000, b"e4" + b"+e4" * 3000, b"tile",
        b"set . 1", b"set .. 1", b"| | |", b": : :", b"save \x00", b"undo undo", b"ask", b"watch x", b"dominance -x",
    ]  # fmt: skip
    said = pipe("edit", str(board), lines=b"\n".join(lines))
    assert said.code == 3
    assert pipe("edit", str(board), lines=["yaml"]).out == pipe("fmt", str(board)).out


def test_at_a_terminal(board: Path, tmp_path: Path) -> None:
    board.write_text(board.read_text(encoding="utf-8") + "# the cone is Anna's\n", encoding="utf-8")
    terminal = Terminal("edit", str(board))
    terminal.expect("comments at the head of")
    terminal.expect("board.yaml> ")
    terminal.type("a1 sea\n")
    terminal.expect("  a1 sea")
    terminal.expect("board.yaml*> ")
    terminal.type("half a line")
    terminal.expect("half a line")
    terminal.type("\x03")
    terminal.expect("board.yaml*> ")
    terminal.type("a2 lake\n")
    terminal.expect("error:")
    terminal.expect("board.yaml*> ")
    terminal.type("quit\n")
    terminal.expect("[y/N] ")
    terminal.type("n\n")
    terminal.expect("board.yaml*> ")
    board.write_text("dsrules: 1\ntiles: {d3: sea}\n", encoding="utf-8")
    terminal.type("save\n")
    terminal.expect("Write over")
    terminal.type("\n")
    terminal.expect("board.yaml*> ")
    assert "a1" not in board.read_text(encoding="utf-8")
    terminal.type("save\n")
    terminal.expect("Write over")
    terminal.type("y\n")
    terminal.expect("The position is in")
    terminal.expect("board.yaml> ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "a1: sea" in board.read_text(encoding="utf-8")
    assert [path.name for path in tmp_path.iterdir()] == ["board.yaml"]


def test_ctrl_c_pressed_over_and_over_loses_nothing(board: Path) -> None:
    terminal = Terminal("edit", str(board))
    terminal.expect("board.yaml> ")
    terminal.type("a1 sea\n")
    terminal.expect("board.yaml*> ")
    for pause in range(40):
        os.write(terminal.handle, b"\x03")
        time.sleep(pause % 5 / 1000)
    terminal.type("\x03")
    terminal.type("\n")
    terminal.type("a2 desert\n")
    terminal.expect("  a2 desert")
    terminal.expect("board.yaml*> ")
    terminal.type("save\n")
    terminal.expect("The position is in")
    terminal.type("quit\n")
    assert terminal.end() == 0
    assert "a1: sea\n  a2: desert" in board.read_text(encoding="utf-8")


def test_lines_pasted_at_once_are_so_many_lines(board: Path) -> None:
    """A terminal that marks what is pasted hands it over as one line with line ends in it."""
    terminal = Terminal("edit", str(board))
    terminal.expect("board.yaml> ")
    terminal.type("\x1b[200~a1 sea\na2 desert\nquit\ny\n\x1b[201~")
    terminal.type("\n")
    terminal.expect("  a1 sea")
    terminal.expect("  a2 desert")
    terminal.expect("[y/N] ")
    terminal.type("n\n")
    terminal.expect("board.yaml*> ")
    terminal.type("quit\n")
    terminal.expect("[y/N] ")
    terminal.type("y\n")
    assert terminal.end() == 0


def test_utf_8_on_a_terminal_that_passes_for_ascii(board: Path) -> None:
    terminal = Terminal("edit", str(board), LC_ALL="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", DSRULES_LANG="cs")
    terminal.expect("board.yaml> ")
    terminal.type("a1: poušť | ptáci 2\n")
    terminal.expect("  a1: desert | birds 2")
    os.write(terminal.handle, b"pt\xe1ci +voda\n")
    terminal.expect("neni v UTF-8")
    terminal.type("quit\n")
    terminal.expect("[a/N] ")
    terminal.type("a\n")
    assert terminal.end() == 0


def test_the_end_of_a_terminal_is_the_end(board: Path) -> None:
    terminal = Terminal("edit", str(board))
    terminal.expect("board.yaml> ")
    terminal.type("a1 sea\n")
    terminal.expect("board.yaml*> ")
    terminal.type("\x04")
    terminal.expect("[y/N] ")
    terminal.type("\x04")
    assert terminal.end() == 0
    assert "a1" not in board.read_text(encoding="utf-8")


def test_asking_at_a_terminal() -> None:
    terminal = Terminal("ask", DESERT)
    terminal.expect("help shows how")
    terminal.expect("desert.yaml> ")
    terminal.type("dominance e4\n")
    terminal.expect("the cone of insects stands")
    terminal.expect("desert.yaml> ")
    terminal.type("nonsense\n")
    terminal.expect("there is no command nonsense")
    terminal.expect("desert.yaml> ")
    terminal.type("claim e4 bi")
    terminal.expect("claim e4 bi")
    terminal.type("\x03")
    terminal.expect("desert.yaml> ")
    terminal.type("endang\t\n")
    terminal.expect("No species is endangered")
    terminal.expect("desert.yaml> ")
    terminal.type("\x1b[A")
    terminal.expect("endangered")
    terminal.type("\n")
    terminal.expect("No species is endangered")
    terminal.type("board examples/start.yaml\n")
    terminal.expect("start.yaml> ")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_batch_answers_are_left_as_they_are(pipe: Pipe, tmp_path: Path) -> None:
    asked = tmp_path / "asked.jsonl"
    line = json.dumps({"ask": "dominance", "position": {"dsrules": 1, "tiles": {"d3": "sea"}}})
    asked.write_text(f"{line}\n{line}\n", encoding="utf-8")
    assert len(pipe("ask", "--json", lines=[f"batch {asked}"]).documents) == 2
