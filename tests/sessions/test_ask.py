"""`ask`: every line is a command, asked about the board named at the start."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from talking import DESERT, START, Pipe, piping

from dsrules.cli.typed import completed, understood, words_of
from dsrules.rulebook import Rulebook


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    return piping(monkeypatch, capsys)


@pytest.mark.parametrize(
    ("typed", "run"),
    [
        ("dominance", ["dominance", "--", "B"]),
        ("dsrules dominance", ["dominance", "--", "B"]),
        ("Dominance", ["dominance", "--", "B"]),
        ("dominance --tile e4", ["dominance", "--tile", "e4", "--", "B"]),
        ("dominance e4", ["dominance", "--tile", "e4", "--", "B"]),
        ("dominance desert", ["dominance", "--tile", "desert", "--", "B"]),
        ("e4", ["dominance", "--tile", "e4", "--", "B"]),
        ("dominance other.yaml", ["dominance", "--", "other.yaml"]),
        ("dominance other.yaml --tile d3", ["dominance", "--tile", "d3", "--", "other.yaml"]),
        ('dominance "my board.yaml"', ["dominance", "--", "my board.yaml"]),
        ("check", ["check", "--", "B"]),
        ("claim e4 birds", ["claim", "--", "B", "e4", "birds"]),
        ("claim e4 --tie", ["claim", "--tie", "--", "B", "e4"]),
        ("claim other.json e4 birds", ["claim", "--", "other.json", "e4", "birds"]),
        ("can birds migration@4 c4>d4 2, c4>b3", ["can", "--", "B", "birds migration@4 c4>d4 2, c4>b3"]),
        ('can "birds migration@4 c4>d4"', ["can", "--", "B", "birds migration@4 c4>d4"]),
        ("can birds pass --anytime", ["can", "--anytime", "--", "B", "birds pass"]),
        ("birds migration@4 c4>d4", ["can", "--", "B", "birds migration@4 c4>d4"]),
        ("act birds pass -o after.yaml", ["act", "-o", "after.yaml", "--", "B", "birds pass"]),
        ("whatif d3 mammals -1", ["whatif", "--", "B", "d3 mammals -1"]),
        ("whatif mammals -meat", ["whatif", "--", "B", "mammals -meat"]),
        ("whatif d3.e=grass; d3 mammals +1", ["whatif", "--", "B", "d3.e=grass", "d3 mammals +1"]),
        ('whatif "d3.e=~" "d3 mammals +1"', ["whatif", "--", "B", "d3.e=~", "d3 mammals +1"]),
        ("whatif automatic draw abundance: sun; wanderlust: sea", [
            "whatif", "--", "B", "automatic draw abundance: sun; wanderlust: sea",
        ]),
        ("moves birds migration", ["moves", "--", "B", "birds", "migration"]),
        ("flip e4 birds", ["flip", "--", "B", "e4", "birds"]),
        ("flip desert: 2 sun | birds 2", ["flip", "--", "desert: 2 sun | birds 2"]),
        ('flip "desert: 2 sun | birds 2" tile birds', ["flip", "--", "desert: 2 sun | birds 2", "tile", "birds"]),
        ("tile desert: sun | birds 2 --json", ["tile", "--json", "--", "desert: sun | birds 2"]),
        ("De: gs | In1", ["tile", "--", "De: gs | In1"]),
        ("tundra: sun | birds", ["tile", "--", "tundra: sun | birds"]),
        ("poušť | ptáci", ["tile", "--", "poušť | ptáci"]),
        ("dominance.tie-removal", ["rule", "--", "dominance.tie-removal"]),
        ("glaciation", ["rule", "--", "glaciation"]),
        ("rule tundra", ["rule", "--", "tundra"]),
        ("card ice age", ["card", "--", "ice", "age"]),
        ("birds", ["animal", "--", "birds"]),
        ("search what's a tie", ["search", "--", "what's", "a", "tie"]),
        ("page 7", ["page", "--", "7"]),
        ("dominance --help", ["dominance", "--help"]),
        ("explain", ["explain"]),
        ("nonsense e4", ["nonsense", "e4"]),
    ],
)  # fmt: skip
def test_what_a_line_means(typed: str, run: list[str], rules: Rulebook) -> None:
    assert completed(understood(typed, rules), "B", rules) == run


def test_a_file_is_told_from_a_tile(rules: Rulebook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("e4", "birds", "table"):
        shutil.copy(DESERT, tmp_path / name)
    assert completed(["claim", "e4", "birds"], "B", rules) == ["claim", "--", "B", "e4", "birds"]
    assert completed(["moves", "birds"], "B", rules) == ["moves", "--", "B", "birds"]
    assert completed(["claim", "table", "e4"], "B", rules) == ["claim", "--", "table", "e4"]
    assert completed(["claim", "./e4", "e4"], "B", rules) == ["claim", "--", "./e4", "e4"]


def test_quotes() -> None:
    assert words_of("""a "b c" 'd e' f'g h' "i""") == ["a", "b c", "d e", "f'g", "h'", '"i']
    assert words_of('""') == [""]


def test_every_answer_is_that_of_the_command(pipe: Pipe) -> None:
    asked = [
        ("dominance", ["dominance", DESERT]),
        ("claim e4 insects", ["claim", DESERT, "e4", "insects"]),
        ("can reptiles migration@4 e3>e4", ["can", DESERT, "reptiles migration@4 e3>e4"]),
        ("tile desert: sun | birds 2", ["tile", "desert: sun | birds 2"]),
        ("card habitat", ["card", "habitat"]),
        ("search tie", ["search", "tie"]),
        (f"dominance {START}", ["dominance", START]),
    ]
    alone = [pipe(*arguments).out for _, arguments in asked]
    said = pipe("ask", DESERT, lines=[line for line, _ in asked])
    assert said.out == "\n".join(alone)
    assert (said.code, said.err) == (0, "")


def test_options_of_ask_hold_for_its_lines(pipe: Pipe) -> None:
    cone = "sea | birds | cone insects"
    assert "Dílek" in pipe("ask", "--lang", "cs", lines=["tile sea: meat | mammals"]).out
    assert "The tile" in pipe("ask", "--lang", "cs", lines=["tile sea: meat | mammals --lang en"]).out
    assert "may have the cone" not in pipe("ask", lines=[f"tile {cone}"]).out
    assert "may have the cone" in pipe("ask", "--switch", "stale-cone=comes-off", lines=[f"tile {cone}"]).out
    said = pipe("ask", "--rules", "/nowhere/at/all", lines=["dominance"])
    assert said.code == 3


def test_json_is_one_document_a_line(pipe: Pipe) -> None:
    lines = ["dominance", "claim e4 birds", "nonsense", "next -", "help", "board", "tile ?", "rule vp.floor-zero"]
    said = pipe("ask", DESERT, "--json", lines=lines)
    assert len(said.documents) == len(lines)
    assert said.err == ""
    kinds = [sorted(document)[0] if "errors" in document else "ok" for document in said.documents]
    assert [kind == "errors" for kind in kinds] == [False, False, True, True, False, False, True, False]
    assert said.documents[0]["result"]["tiles"]["e4"]["qualifies"] == "insects"
    assert said.documents[5]["board"] == DESERT


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([], 0),
        (["", "   ", "# a comment"], 0),
        (["dominance"], 0),
        (["claim e4 birds", "dominance"], 1),
        (["next"], 4),
        (["next", "claim e4 birds"], 1),
        (["claim e4 birds", "nonsense", "next"], 2),
        (["nonsense", "can birds hop", "dominance"], 3),
        (["nonsense", "quit", "can birds hop"], 2),
        (["exit", "nonsense"], 0),
        (["QUIT"], 0),
    ],
)
def test_the_exit_code_is_that_of_the_worst_line(lines: list[str], code: int, pipe: Pipe) -> None:
    assert pipe("ask", DESERT, lines=lines).code == code


def test_a_mistake_does_not_end_it(pipe: Pipe) -> None:
    assert 'there is no command ""' in pipe("ask", lines=['""']).err
    said = pipe("ask", DESERT, lines=["dominnce", "claim z9 birds", "tile ?", "claim", "survival --no", "page 7"])
    assert said.err.count("error:") == 5
    assert "did you mean dominance" in said.err
    assert "p. 7" in said.out


def test_the_board_is_read_anew_for_each_line(pipe: Pipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("board.yaml").write_text("dsrules: 1\ntiles: {d3: sea}\n", encoding="utf-8")
    lines = ["setup --animals birds,insects -o board.yaml", "dominance d3", "check"]
    said = pipe("ask", "board.yaml", lines=["dominance e4", *lines])
    assert "usage.tile" in said.err
    assert "D3 (tundra)" in said.out


def test_another_board(pipe: Pipe, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("dsrules: 1\ntiles: {d3: lake}\n", encoding="utf-8")
    said = pipe("ask", lines=["dominance", "board", f"board {DESERT}", "board", "board /nowhere.yaml", "dominance e4"])
    assert said.code == 3
    assert said.err.count("usage.session") == 1
    assert "file.missing" in said.err
    assert DESERT in said.out
    assert "the cone of insects stands" in said.out
    said = pipe("ask", DESERT, lines=[f"board {bad}", "dominance"])
    assert (said.out + said.err).count("position.unknown-word") == 2, "it is asked about and may be corrected meanwhile"


def test_no_line_takes_the_lines_of_others(pipe: Pipe) -> None:
    for line in ("dominance -", "batch", "verify -", "tile -", "board -", "fmt -", "whatif - d3=sea"):
        said = pipe("ask", DESERT, lines=[line, "page 7"])
        assert said.code in (2, 3), line
        assert "p. 7" in said.out, line
    for line in (
        "ask",
        f"ask {DESERT}",
        f"edit {DESERT}",
        f"watch {DESERT}",
        f"watch {DESERT} --times 1",
        "ask --json",
    ):
        said = pipe("ask", DESERT, lines=[line, "page 7"])
        assert said.code == 2, line
        assert "usage.session" in said.out + said.err
        assert "p. 7" in said.out


def test_nothing_is_installed_by_a_line(pipe: Pipe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    said = pipe("ask", lines=["--install-completion", "--install-completion bash", "--version"])
    assert said.code == 2
    assert said.out.strip().startswith("dsrules 0")
    assert list(tmp_path.iterdir()) == []


def test_boards_that_cannot_be(pipe: Pipe, tmp_path: Path) -> None:
    assert pipe("ask", "-").code == 2
    assert pipe("ask", str(tmp_path)).code == 3
    assert pipe("ask", str(tmp_path / "none.yaml"), lines=["page 7"]).code == 3


def test_odd_lines(pipe: Pipe) -> None:
    lines = [
        b"page 7", b"caf\xff", b"\xef\xbb\xbfpage 7", b"x" * 10_001, b"rule " + b" " * 50_000 + b"x",
        b"tile " + b"(" * 9000, b"\x00", b'"', b"--", b"-", b": | :", b"whatif", b"board \x00", b"dominance \x00",
        b"card --nothing", b"?",
    ]  # fmt: skip
    said = pipe("ask", DESERT, lines=b"\n".join(lines))
    assert said.code == 3
    assert "Line 2 is not UTF-8" in said.err
    assert "Line 4 has more than 10,000 characters" in said.err
    assert "Line 5 has more than 10,000 characters" in said.err
    assert said.out.count("p. 7") >= 2


def test_words_of_the_prompt_in_any_case(pipe: Pipe) -> None:
    said = pipe("ask", lines=[f"BOARD {DESERT}", "Dominance", "QUIT", "nonsense"])
    assert (said.code, said.err) == (0, "")
    assert "the cone of insects stands" not in said.out
    assert "standing: e4" in said.out


def test_help_on_the_words_of_the_prompt(pipe: Pipe) -> None:
    for line in ("HELP", "help board", "help Quit", "help ask"):
        said = pipe("ask", lines=[line])
        assert (said.code, said.err) == (0, ""), line
        assert "without the word dsrules" in said.out, line
    assert pipe("ask", lines=["help exit"]).out == pipe("help", "exit").out, "the page on exit codes"


def test_the_version_as_a_document(pipe: Pipe) -> None:
    alone = pipe("--version").out
    for said in (pipe("ask", "--json", lines=["--version"]), pipe("--json", "--version"), pipe("--version", "--json")):
        assert f"dsrules {json.loads(said.out)['dsrules']}\n" == alone


def test_help(pipe: Pipe, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "without the word dsrules" in pipe("ask", lines=["help"]).out
    assert pipe("ask", lines=["help dominance"]).out == pipe("help", "dominance").out
    assert pipe("ask", lines=["--help"]).out == pipe("--help").out
    assert "without the word dsrules" in pipe("ask", "--help").out
    monkeypatch.setenv("COLUMNS", "60")
    for command in ("ask", "edit", "watch"):
        for lang in ("en", "cs"):
            assert all(len(line) <= 60 for line in pipe(command, "--help", "--lang", lang).out.splitlines())
