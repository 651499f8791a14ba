"""Contract section 5: every command, its exit code and its JSON; options common to all."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from contract_desk import CLEAN, PROGRAM, ask, run, run_process

ROOT = Path(__file__).parent.parent.parent
ANIMALS = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]
BOARD: dict[str, Any] = {
    "dsrules": 1,
    "tiles": {
        "d3": {"terrain": "sea", "species": {"mammals": 2, "birds": 3}, "cone": "birds"},
        "e3": {"terrain": "savannah", "tundra": True, "species": {"birds": 1}},
        "d2": "wetland",
    },
    "elements": {"meat": ["d3.w"], "seed": ["d3.e", "e3.ne"]},
    "animals": {"mammals": {"vp": 5, "out": 0}, "birds": {"vp": 7, "out": 0}, "insects": {"vp": 6, "out": 0}},
    "phase": "execution",
    "display": {"migration": {"pawns": ["birds"]}},
}
TEXT = json.dumps(BOARD)
QUESTIONS: list[tuple[tuple[str, ...], int]] = [
    (("dominance", "-"), 0),
    (("dominance", "-", "--tile", "d3"), 0),
    (("matches", "-"), 0),
    (("endangered", "-"), 0),
    (("tile", "desert: gbsss | In1 (+bw) Am3 (+bbm)"), 0),
    (("claim", "-", "e3", "birds"), 0),
    (("claim", "-", "d3", "--tie"), 0),
    (("can", "-", "birds migration@1 d3>e3"), 0),
    (("act", "-", "birds migration@1 d3>e3"), 0),
    (("whatif", "-", "d3.ne=meat"), 0),
    (("whatif", "-", "birds migration@1 d3>e3", "d3 birds -1"), 0),
    (("moves", "-", "birds"), 0),
    (("moves", "-", "birds", "migration"), 0),
    (("flip", "-", "d3"), 0),
    (("flip", "-", "d3", "mammals"), 0),
    (("next", "-"), 0),
    (("score", "-", "d3"), 0),
    (("survival", "-"), 0),
    (("extinction", "-"), 0),
    (("final", "-"), 0),
]
LOOKUPS: list[tuple[str, ...]] = [
    ("rule", "matching.count"),
    ("rule", "matching.count", "dominance.condition"),
    ("rule", "dominance"),
    ("search", "tie", "dominance"),
    ("search", "smí", "se", "akce", "vynechat"),
    ("action", "glaciation"),
    ("action",),
    ("card", "fertile"),
    ("card", "ice", "age"),
    ("card",),
    ("animal", "birds"),
    ("animal",),
    ("terrain", "sea"),
    ("terrain",),
    ("term", "tie"),
    ("term",),
    ("page", "7"),
    ("switches",),
]
TOOLS: list[tuple[tuple[str, ...], int]] = [
    (("check", "-"), 0),
    (("fmt", "-"), 0),
    (("schema",), 0),
    (("explain", "position.corner-twice"), 0),
    (("doctor",), 0),
    (("help", "action"), 0),
    (("help", "card", "fertile"), 0),
    (("help", "tile"), 0),
    (("setup", "--animals", "birds,insects"), 0),
    (("setup", "--animals", "birds,insects", "--seed", "5"), 0),
]
EVERY = [*QUESTIONS, *((words, 0) for words in LOOKUPS), *TOOLS]


@pytest.mark.parametrize(
    ("arguments", "code"), EVERY, ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else ""
)
def test_every_command_in_text_and_json(arguments: tuple[str, ...], code: int) -> None:
    plain = run(*arguments, stdin=TEXT)
    assert plain.code == code, plain
    assert plain.out.strip()
    assert "\x1b" not in plain.out
    hostile = {"FORCE_COLOR": "1", "COLUMNS": "40", "CLICOLOR_FORCE": "1", "TERM": "xterm-256color", "PY_COLORS": "1"}
    ran = run(*arguments, "--json", stdin=TEXT, env=hostile)
    assert ran.code == code, ran
    assert isinstance(ran.json, dict)
    assert "\x1b" not in ran.out
    assert ran.err == ""
    czech = run(*arguments, "--lang", "cs", stdin=TEXT)
    assert czech.code == code
    assert czech.out.strip()
    assert run(*arguments, stdin=TEXT, env={"DSRULES_LANG": "cs"}).out == czech.out
    uncoloured = run(*arguments, stdin=TEXT, env={**hostile, "NO_COLOR": "1"})
    assert "\x1b" not in uncoloured.out


@pytest.mark.parametrize(
    ("arguments", "code"), QUESTIONS, ids=lambda v: " ".join(v)[:40] if isinstance(v, tuple) else ""
)
def test_json_of_a_command(arguments: tuple[str, ...], code: int) -> None:
    document = run(*arguments, "--json", stdin=TEXT).json
    assert {"dsrules", "rules", "question", "result", "steps", "assumed"} <= set(document)
    assert document["dsrules"] == "0.1.0"
    assert isinstance(document["rules"], str)
    assert document["question"]["ask"]


@pytest.mark.parametrize(
    ("arguments", "question"),
    [
        (("dominance", "-"), {"ask": "dominance"}),
        (("score", "-", "d3"), {"ask": "score", "tile": "d3"}),
        (("claim", "-", "e3", "birds"), {"ask": "claim", "tile": "e3", "animal": "birds"}),
        (("can", "-", "birds migration@1 d3>e3"), {"ask": "can", "action": "birds migration@1 d3>e3"}),
        (("act", "-", "birds migration@1 d3>e3"), {"ask": "act", "action": "birds migration@1 d3>e3"}),
        (("survival", "-"), {"ask": "survival"}),
        (("extinction", "-"), {"ask": "extinction"}),
        (("final", "-"), {"ask": "final"}),
        (("next", "-"), {"ask": "next"}),
        (("matches", "-"), {"ask": "matches"}),
        (("flip", "-", "d3"), {"ask": "flip", "tile": "d3"}),
        (("moves", "-", "birds"), {"ask": "moves", "animal": "birds"}),
    ],
)
def test_the_result_is_as_in_batch(arguments: tuple[str, ...], question: dict[str, Any]) -> None:
    document = run(*arguments, "--json", stdin=TEXT).json
    kind = question.pop("ask")
    assert document["result"] == ask(kind, BOARD, **question)


def test_act_writes_a_file_whole_or_not_at_all(tmp_path: Path) -> None:
    board = tmp_path / "board.yaml"
    board.write_text(TEXT)
    after = tmp_path / "after.yaml"
    assert run("act", str(board), "birds migration@1 d3>e3", "-o", str(after)).code == 0
    written = run("dominance", str(after), "--json")
    assert written.code == 0
    assert written.json["question"]["position"] == ask("act", BOARD, action="birds migration@1 d3>e3")["position"]
    assert sorted(os.listdir(tmp_path)) == ["after.yaml", "board.yaml"]
    # a no writes nothing and leaves what is there
    before = after.read_bytes()
    assert run("act", str(board), "birds migration@1 d3>a1", "-o", str(after)).code == 1
    assert after.read_bytes() == before
    assert run("act", str(board), "birds migration@1 d3>a1", "-o", str(tmp_path / "new.yaml")).code == 1
    assert not (tmp_path / "new.yaml").exists()
    # an existing file is replaced whole; the board itself may be the target
    assert run("act", str(board), "birds migration@1 d3>e3", "-o", str(board)).code == 0
    assert ask("dominance", run("dominance", str(board), "--json").json["question"]["position"])


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    board = tmp_path / "board.yaml"
    board.write_text(TEXT)
    for target in (tmp_path / "no" / "such" / "folder.yaml", tmp_path):
        ran = run("act", str(board), "birds migration@1 d3>e3", "-o", str(target), "--json")
        assert ran.code == 3, ran
        assert ran.json["errors"][0]["code"].startswith("file.")
    assert sorted(os.listdir(tmp_path)) == ["board.yaml"]
    ran = run("setup", "--animals", "birds,insects", "-o", str(tmp_path / "no" / "file.yaml"))
    assert ran.code == 3


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device here")
def test_a_full_disk_is_no_traceback() -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [*PROGRAM, "dominance", "-"],
            input=TEXT.encode(),
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=CLEAN,
        )
    assert done.returncode == 3
    assert b"Traceback" not in done.stderr
    assert b"[file.unwritable]" in done.stderr


def test_setup_writes_a_starting_position(tmp_path: Path) -> None:
    target = tmp_path / "start.yaml"
    assert run("setup", "--animals", ",".join(ANIMALS), "--seed", "1", "-o", str(target)).code == 0
    assert run("check", str(target)).code == 0
    result = run("dominance", str(target), "--json").json["result"]["tiles"]
    assert {name: tile["qualifies"] for name, tile in result.items() if tile["qualifies"]} == {
        "c3": "arachnids",
        "d2": "amphibians",
        "e3": "insects",
        "e4": "reptiles",
        "d4": "mammals",
        "c4": "birds",
    }  # fmt: skip
    assert run("setup", "--animals", ",".join(ANIMALS), "--seed", "1").out == target.read_text()
    assert run("setup", "--animals", "birds").code == 2
    assert run("setup", "--animals", "birds,fish").code == 2


@pytest.mark.parametrize(
    "words",
    [
        ("rule", "no.such.rule"),
        ("search", "qqqqzzzz"),
        ("action", "boxing"),
        ("card", "joker"),
        ("animal", "fish"),
        ("terrain", "moon"),
        ("term", "qqqq"),
        ("page", "21"),
    ],
)
def test_a_lookup_that_finds_nothing_exits_1(words: tuple[str, ...]) -> None:
    assert run(*words).code == 1
    ran = run(*words, "--json")
    assert ran.code == 1
    assert isinstance(ran.json, dict)


def test_check_exits_1_on_an_error_and_0_on_warnings() -> None:
    assert run("check", "-", stdin='{"dsrules": 1, "tiles": {"d3": "sea", "e3": "lake"}}').code == 1
    ran = run("check", "-", "--json", stdin='{"dsrules": 1, "tiles": {"d3": "sea", "e3": "lake"}}')
    assert ran.code == 1
    assert ran.json["errors"][0]["code"] == "position.unknown-word"
    assert (
        run("check", "-", stdin='{"dsrules": 1, "tiles": {"d3": "sea"}, "animals": {"birds": {"pawns": 12}}}').code == 0
    )


def test_inputs_that_cannot_be_read_exit_3(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("dsrules: 1\ntiles: {d3: lake}\n")
    for arguments in ((str(tmp_path / "none.yaml"),), (str(tmp_path),), (str(tmp_path / "bad.yaml"),)):
        for command in ("dominance", "matches", "survival", "next", "check"):
            if command == "check" and arguments[0].endswith("bad.yaml"):
                continue
            assert run(command, *arguments).code == 3, (command, arguments)
            ran = run(command, *arguments, "--json")
            assert ran.code == 3
            assert ran.json["errors"][0]["code"].partition(".")[0] in ("file", "yaml", "position")
    shown = run("dominance", str(tmp_path / "bad.yaml")).err
    assert f"{tmp_path / 'bad.yaml'}:2:13" in shown
    assert "tiles: {d3: lake}" in shown
    assert "^" in shown


def test_warnings_are_shown_and_the_position_judged() -> None:
    unusual = json.dumps({**BOARD, "animals": {**BOARD["animals"], "birds": {"vp": 7, "pawns": 12}}})
    ran = run("dominance", "-", stdin=unusual)
    assert ran.code == 0
    assert "position.too-many-pawns" in ran.out + ran.err
    assert "position.too-many-pawns" in json.dumps(run("dominance", "-", "--json", stdin=unusual).json)


def test_a_closed_pipe_ends_quietly() -> None:
    for command in ("dominance -", "rule", "batch", "schema", "card", "moves - birds"):
        shell = f"{PROGRAM[0]} -c '{PROGRAM[2]}' {command} --json | head -c 1 >/dev/null; echo ${{PIPESTATUS[0]}}"
        lines = (TEXT + "\n") * (2000 if command == "batch" else 1)
        done = subprocess.run(["bash", "-c", shell.replace(" --json", "") if command == "batch" else shell],
                              input=lines.encode(), capture_output=True, check=False, env=CLEAN)  # fmt: skip
        assert done.stderr == b"", (command, done.stderr)


# --switch, --rules, --anytime


def test_switch_on_the_command_line_and_in_the_position() -> None:
    stale = {
        "dsrules": 1,
        "tiles": {"d3": {"terrain": "sea", "species": {"insects": 1}, "cone": "insects"}},
        "animals": {"insects": {}},
    }
    text = json.dumps(stale)
    assert run("claim", "-", "d3", "--tie", stdin=text).code == 5
    switched = run("claim", "-", "d3", "--tie", "--switch", "stale-cone=comes-off", "--json", stdin=text)
    assert switched.code == 0, switched
    in_position = json.dumps({**stale, "switches": {"stale-cone": "comes-off"}})
    assert run("claim", "-", "d3", "--tie", stdin=in_position).code == 0
    assert run("claim", "-", "d3", "--tie", "--switch", "nonsense=1", stdin=text).code in (2, 3)
    assert run("claim", "-", "d3", "--tie", "--switch", "stale-cone=perhaps", stdin=text).code in (2, 3)
    assert run("claim", "-", "d3", "--tie", "--switch", "stale-cone", stdin=text).code == 2


def test_anytime() -> None:
    text = json.dumps({**BOARD, "next": "migration@3"})
    assert run("can", "-", "birds migration@1 d3>e3", stdin=text).code == 1
    assert run("can", "-", "birds migration@1 d3>e3", "--anytime", stdin=text).code == 0
    assert run("act", "-", "birds migration@1 d3>e3", "--anytime", stdin=text).code == 0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house") / "rulesdata"
    shutil.copytree(ROOT / "rulesdata", folder)
    actions = (folder / "actions.yaml").read_text()
    assert "species: [7, 6, 5, 4, 3, 2]" in actions
    (folder / "actions.yaml").write_text(actions.replace("species: [7, 6, 5, 4, 3, 2]", "species: [1, 6, 5, 4, 3, 2]"))
    return folder


def test_house_rules_change_the_ruling_and_its_text(house: Path) -> None:
    assert run("can", "-", "birds migration@1 d3>e3 2", stdin=TEXT).code == 0
    ran = run("can", "-", "birds migration@1 d3>e3 2", "--rules", str(house), "--json", stdin=TEXT)
    assert ran.code == 1, ran
    assert "1" in ran.json["result"]["reasons"][0]["text"]
    assert ran.json["rules"] != run("can", "-", "birds migration@1 d3>e3 2", "--json", stdin=TEXT).json["rules"]
    ours, theirs = run("rule", "migration.number").out, run("rule", "migration.number", "--rules", str(house)).out
    assert "7, 6, 5, 4, 3" in ours
    assert "1, 6, 5, 4, 3" in theirs
    assert (
        run(
            "batch",
            "--rules",
            str(house),
            stdin=json.dumps({"ask": "can", "action": "birds migration@1 d3>e3 2", "position": BOARD}),
        ).json["result"]["verdict"]
        == "no"
    )


def test_broken_house_rules_name_file_and_line(house: Path, tmp_path: Path) -> None:
    assert run("rule", "matching.count", "--rules", str(tmp_path / "none")).code == 3
    broken = tmp_path / "rulesdata"
    shutil.copytree(house, broken)
    (broken / "scoring.yaml").write_text("bonus: [0, 1\n")
    ran = run("dominance", "-", "--rules", str(broken), "--json", stdin=TEXT)
    assert ran.code == 3, ran
    assert "scoring.yaml" in json.dumps(ran.json)
    assert ran.json["errors"][0]["line"]


# batch


def test_batch_in_order_and_a_bad_line_stops_nothing() -> None:
    lines = [
        json.dumps({"id": 1, "ask": "dominance", "position": BOARD}), "nonsense", json.dumps(BOARD), "",
        json.dumps({"id": "x", "ask": "score", "tile": "z1", "position": BOARD}),
        json.dumps({"id": 2, "ask": "can", "action": "birds migrate", "position": BOARD}),
        json.dumps({"id": 3, "ask": "dominance", "position": {"dsrules": 1, "tiles": {"d3": "lake"}}}),
        json.dumps({"id": 4, "ask": "survival", "position": BOARD}),
    ]  # fmt: skip
    for more in ((), ("--jobs", "2")):
        ran = run("batch", *more, stdin="\n".join(lines) + "\n")
        assert ran.code == 1
        answers = [json.loads(answer) for answer in ran.out.splitlines()]
        assert [answer["id"] for answer in answers] == [1, None, None, "x", 2, 3, 4]
        assert [answer["ok"] for answer in answers] == [True, False, True, False, False, False, True]
        assert [answer["error"]["code"].partition(".")[0] for answer in answers if not answer["ok"]] == [
            "usage", "usage", "action", "position",
        ]  # fmt: skip
        assert answers[5]["error"]["path"].startswith("tiles.d3")
    good = run("batch", stdin=lines[0] + "\n")
    assert (good.code, good.json["ok"]) == (0, True)
    assert run("batch", stdin="").code == 0


def test_batch_of_every_kind() -> None:
    for kind, more in (
        ("dominance", {}),
        ("matches", {}),
        ("endangered", {}),
        ("claim", {"tile": "e3", "animal": "birds"}),
        ("claim", {"tile": "d3", "tie": True}),
        ("can", {"action": "birds migration@1 d3>e3"}),
        ("act", {"action": "birds migration@1 d3>e3"}),
        ("score", {"tile": "d3"}),
        ("survival", {}),
        ("extinction", {"save": None}),
        ("final", {}),
        ("next", {}),
        ("moves", {"animal": "birds"}),
        ("moves", {"animal": "birds", "box": "migration"}),
        ("whatif", {"edits": ["d3.ne=meat"]}),
        ("flip", {"tile": "d3"}),
        ("flip", {"tile": "d3", "animal": "mammals"}),
    ):
        assert ask(kind, BOARD, **more), kind
        assert ask(kind, BOARD, **more, explain=True)["steps"] is not None


# Tools.


def test_fmt_is_canonical_and_stable() -> None:
    messy = "dsrules: 1\ntiles: {e3: savana tundra, d3: {terrain: more, species: {ptaci: 2}}}\nelements: {s: [e4.nw]}\n"
    once = run("fmt", "-", stdin=messy)
    assert once.code == 0, once
    assert "d3.e" in once.out
    assert "birds" in once.out
    assert run("fmt", "-", stdin=once.out).out == once.out


def test_verify_of_a_saved_ruling(tmp_path: Path) -> None:
    saved = tmp_path / "ruling.json"
    saved.write_text(run("dominance", "-", "--json", stdin=TEXT).out)
    assert run("verify", str(saved)).code == 0
    document = json.loads(saved.read_text())
    document["result"]["tiles"]["d3"]["qualifies"] = "mammals"
    saved.write_text(json.dumps(document))
    assert run("verify", str(saved)).code == 1


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.code == 0
    for command in (
        "dominance",
        "matches",
        "endangered",
        "tile",
        "claim",
        "check",
        "can",
        "act",
        "whatif",
        "moves",
        "flip",
        "next",
        "score",
        "survival",
        "extinction",
        "final",
        "setup",
        "rule",
        "search",
        "action",
        "card",
        "animal",
        "terrain",
        "term",
        "page",
        "switches",
        "show",
        "export",
        "edit",
        "ask",
        "watch",
        "fmt",
        "schema",
        "explain",
        "verify",
        "doctor",
        "batch",
        "help",
    ):
        assert f"  {command} " in ran.out, command
        assert run(command, "--help").code == 0
    assert run().code in (0, 2)
    assert run("--version").out.startswith("dsrules 0.1.0")


def test_output_of_another_encoding() -> None:
    """Files and pipes are UTF-8 whatever the locale; nothing fails on a word that it cannot spell."""
    for encoding in ("ascii", "latin-1"):
        env = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
        assert (
            run_process("dominance", "-", "--lang", "cs", stdin=TEXT, env=env).out
            == run_process("dominance", "-", "--lang", "cs", stdin=TEXT).out
        )
        assert run_process("dominance", "-", "--lang", "cs", "--json", stdin=TEXT, env=env).json["result"]
        assert run_process("dominance", "none.yaml", "--lang", "cs", env=env).code == 3


def test_closed_streams() -> None:
    program = f"{PROGRAM[0]} -c '{PROGRAM[2]}' dominance -"
    for redirection in (">&-", "2>&-", ">&- 2>&-", "<&- 2>/dev/null"):
        done = subprocess.run(
            ["bash", "-c", f"{program} {redirection}"], input=TEXT.encode(), capture_output=True, check=False, env=CLEAN
        )
        assert done.returncode in (0, 3)
        assert b"Traceback" not in done.stdout + done.stderr
