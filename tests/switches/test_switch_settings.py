"""How switches are set: in a position, a question, a command line; what is refused; and which of them goes before."""

from __future__ import annotations

import ast
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from switch_cases import ALONE, CASES, EVEN

from dsrules import api
from dsrules.batch import Answerer, answers_in_parallel
from dsrules.cli.main import run
from dsrules.diagnostics import InputError
from dsrules.evidence import recheck
from dsrules.explore.flips import flip
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook, load
from dsrules.text.position_reader import read_position, read_values

TIED = {"dsrules": 1, **EVEN}
"""Nobody holds the Survival Card by default, reptiles do by the food chain."""

WRONG = [
    ("survival-ti", "nobody", "survival-tie", False),
    ("Survival Tie", "nobody", "survival-tie", False),
    ("bonus", 55, "bonus-beyond-nine", False),
    ("xyzzy", "nobody", "dsrules switches", False),
    ("survival-tie", "foodchain", "food-chain", True),
    ("survival-tie", "nobodyy", "nobody", True),
    ("survival-tie", "zzz", None, True),
    ("survival-tie", 1, None, True),
    ("bonus-beyond-nine", "many", None, True),
    ("bonus-beyond-nine", -1, None, True),
    ("bonus-beyond-nine", 55.5, None, True),
    ("bonus-beyond-nine", True, None, True),
    ("bonus-beyond-nine", 10**30, None, True),
]
"""A switch, what it is set to, a word that the hint has, and whether there is such a switch."""


def asked(rules: Rulebook, **question: Any) -> dict[str, Any]:
    return Answerer(rules).answer(json.dumps(question).encode())


@pytest.mark.parametrize(("name", "value", "hint", "known"), WRONG)
def test_a_question_sets_it_wrong(name: str, value: Any, hint: str | None, known: bool, rules: Rulebook) -> None:
    for kind in ("survival", "dominance"):
        error = asked(rules, ask=kind, position=TIED, switches={name: value})["error"]
        assert (error["code"], error["path"]) == ("usage.switch", f"switches.{name}")
        assert str(name) in error["message"]
        assert hint in error["hint"] if hint else "hint" not in error


@pytest.mark.parametrize(("name", "value", "hint", "known"), WRONG)
def test_a_position_sets_it_wrong(name: str, value: Any, hint: str | None, known: bool, rules: Rulebook) -> None:
    with pytest.raises(InputError) as raised:
        read_values({**TIED, "switches": {name: value}}, rules)
    (found,) = raised.value.diagnostics
    assert (found.code, found.path) == ("position.switch" if known else "position.unknown-key", f"switches.{name}")
    assert hint in Speaker(rules).say(found.hint) if hint and found.hint else not hint


def test_all_that_is_wrong_at_once(rules: Rulebook) -> None:
    switches = {"survival-ti": 1, "stale-cone": "gone"}
    assert [e["path"] for e in asked(rules, ask="survival", position=TIED, switches=switches)["errors"]] == [
        "switches.survival-ti", "switches.stale-cone",
    ]  # fmt: skip
    assert asked(rules, ask="survival", position=TIED, switches=["survival-tie"])["error"]["code"] == "usage.switch"
    assert asked(rules, ask="survival", position=TIED, switches=None)["ok"]


def test_a_number_in_a_file_is_a_number(rules: Rulebook) -> None:
    text = "dsrules: 1\ntiles: {d3: sea}\nswitches: {bonus-beyond-nine: %s}\n"
    for written in ("55", "55.0"):
        assert read_position(text % written, rules).position.switches == {"bonus-beyond-nine": 55}
    with pytest.raises(InputError):
        read_position(text % "'55'", rules)


@pytest.fixture
def board(tmp_path: Path) -> str:
    path = tmp_path / "board.yaml"
    path.write_text(json.dumps(TIED), encoding="utf-8")
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Any]:
    code = run([*arguments, "--json"])
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(("name", "value", "hint", "known"), [case for case in WRONG if "." not in str(case[1])])
def test_a_command_line_sets_it_wrong(
    name: str, value: Any, hint: str | None, known: bool, board: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = printed(capsys, "survival", board, "--switch", f"{name}={value}")
    assert code == 2
    (error,) = out["errors"]
    assert error["code"] == "usage.switch"
    assert hint in error["hint"] if hint else "hint" not in error


def test_a_command_line_without_a_value(board: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = printed(capsys, "survival", board, "--switch", "survival-tie")
    assert (code, out["errors"][0]["code"]) == (2, "usage.switch")


def test_a_number_on_a_command_line(board: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = printed(capsys, "survival", board, "--switch", "bonus-beyond-nine=55")
    assert code == 0
    assert out["question"]["switches"] == {"bonus-beyond-nine": 55}


def test_what_is_asked_goes_before_what_is_stated(
    board: str, tmp_path: Path, rules: Rulebook, capsys: pytest.CaptureFixture[str]
) -> None:
    stated = {**TIED, "switches": {"survival-tie": "nobody"}}
    Path(board).write_text(json.dumps(stated), encoding="utf-8")
    _, out = printed(capsys, "survival", board)
    assert out["result"]["holder"] is None
    _, out = printed(capsys, "survival", board, "--switch", "survival-tie=food-chain")
    assert out["result"]["holder"] == "reptiles"
    assert recheck(out, rules)[1] == ()
    question = {"ask": "survival", "position": stated}
    assert asked(rules, **question)["result"]["holder"] is None
    assert asked(rules, **question, switches={"survival-tie": "food-chain"})["result"]["holder"] == "reptiles"
    chain = rules.switched({"survival-tie": "food-chain"})
    assert asked(chain, **question)["result"]["holder"] == "reptiles"
    assert asked(chain, **question, switches={"survival-tie": "nobody"})["result"]["holder"] is None
    position = read_values(stated, rules).position
    assert api.survival(position).result["holder"] is None
    assert api.survival(position, rules=chain).result["holder"] == "reptiles"


def test_every_worker_has_them(rules: Rulebook) -> None:
    lines = [json.dumps({"ask": "survival", "position": TIED}).encode()] * 3
    found = [json.loads(line) for line, _ in answers_in_parallel(lines, None, {"survival-tie": "food-chain"}, "en", 2)]
    assert [answer["result"]["holder"] for answer in found] == ["reptiles"] * 3


def test_the_list_has_all(rules: Rulebook, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = printed(capsys, "switches", "--switch", "stale-cone=stands")
    stated = rules.tables["switches"]["switches"]
    assert code == 0
    listed = {found["switch"]: found for found in out["result"]["switches"]}
    assert list(listed) == list(stated)
    for name, entry in stated.items():
        assert [reading["name"] for reading in listed[name]["readings"]] == list(entry["readings"])
        assert listed[name]["value"] == ("stands" if name == "stale-cone" else entry["default"])
    assert run(["switches"]) == 0
    words = capsys.readouterr().out
    assert all(f"{name}:" in words for name in stated)


def read_in(package: Path) -> set[str]:
    """The names that the program reads a switch by: arguments of switch, decided, by_switch, and of switches.get."""
    found: set[str] = set()
    for path in package.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {
            target.id: node.value
            for node in ast.walk(tree) if isinstance(node, ast.Assign)
            for target in node.targets if isinstance(target, ast.Name)
        }  # fmt: skip
        pairs = [
            (target, value)
            for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)
            for targets in node.targets if isinstance(targets, ast.Tuple)
            for target, value in zip(targets.elts, node.value.elts, strict=False)
        ]  # fmt: skip
        names.update({target.id: value for target, value in pairs if isinstance(target, ast.Name)})
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args and isinstance(node.func, ast.Attribute):
                asks = node.func.attr == "switch" or ast.unparse(node.func).endswith(".switches.get")
                argument = node.args[0]
                value = names.get(argument.id) if isinstance(argument, ast.Name) else argument
                if asks and isinstance(value, ast.Constant):
                    found.add(str(value.value))
    return found


def test_every_switch_is_read_somewhere(rules: Rulebook, root: Path) -> None:
    assert read_in(root / "dsrules") == set(rules.tables["switches"]["switches"])


def test_the_default_figure_is_the_last_of_the_table(rules: Rulebook) -> None:
    default = rules.tables["switches"]["switches"]["bonus-beyond-nine"]["default"]
    assert [rules.bonus_vp(quantity) for quantity in (9, 10, 40)] == [default] * 3
    assert [rules.beyond_bonus(quantity) for quantity in (9, 10)] == [False, True]


def test_another_default_holds_without_being_named(root: Path, tmp_path: Path) -> None:
    """A house's copy of the rules may have other defaults: they decide, and no switch is said to."""
    copy = tmp_path / "rulesdata"
    shutil.copytree(root / "rulesdata", copy)
    path = copy / "switches.yaml"
    words = path.read_text(encoding="utf-8").replace("default: unsettled", "default: stands", 1)
    path.write_text(words, encoding="utf-8")
    house = load(copy)
    result = asked(house, ask="dominance", position={"dsrules": 1, **ALONE})["result"]["tiles"]["d3"]
    assert (result["cone_status"], "cone_switches" in result) == ("stands", False)
    again = asked(house, ask="dominance", position={"dsrules": 1, **ALONE}, switches={"stale-cone": "unsettled"})
    assert again["result"]["tiles"]["d3"]["cone_switches"] == ["stale-cone"]


def test_the_flip_to_a_tie(rules: Rulebook) -> None:
    """Birds stand alone without a match: with another animal they are level at none, a tie where a table says so."""
    position = read_values({"dsrules": 1, **ALONE}, rules).position
    for switches, changes in (({}, [["d3 insects +1"]]), ({"tie-at-zero": "no-tie"}, None)):
        found = flip(position, rules.switched(switches), "d3").result["flips"]
        (tie,) = (one["changes"] for one in found if one["goal"] == "tie")
        assert (tie == changes) if changes else all(len(change) > 1 for change in tie)


def test_another_default_refuses_too(rules: Rulebook) -> None:
    """What a reading forbids is forbidden where it is the default, and the refusal names it all the same."""
    for case in CASES:
        stated = rules.tables["switches"]["switches"][case.switch]
        for reading in stated["readings"]:
            if case.answers[reading].get("verdict") == "no" and case.question["ask"] == "act":
                question = {**case.question, "position": {"dsrules": 1, **case.position}}
                result = asked(with_default(rules, case.switch, reading), **question)["result"]
                assert result["verdict"] == "no", (case.switch, reading)


def with_default(rules: Rulebook, name: str, reading: str) -> Rulebook:
    house = rules.switched({"bonus-beyond-nine": 45})
    house.tables["switch-defaults"] = {**rules.tables["switch-defaults"], name: reading}
    return house
