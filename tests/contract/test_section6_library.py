"""Contract section 6: the library. Immutable values, one function a question, no printing, safe from threads."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from contract_desk import CLEAN, ask

import dsrules

W1 = """\
dsrules: 1
tiles:
  e4: {terrain: desert, species: {insects: 1, amphibians: 3}, cone: insects}
  e3: {terrain: savannah, species: {reptiles: 1}}
elements: {grass: [d3.e], grub: [e4.se], sun: [e3.se, d3+d4+e4, e4.e]}
animals:
  insects: {added: [grub, water], vp: 1}
  amphibians: {added: [grub, grub, meat], vp: 2}
  reptiles: {vp: 3}
"""


def test_load_loads_dumps(tmp_path: Path) -> None:
    position = dsrules.loads(W1)
    (tmp_path / "w1.yaml").write_text(W1)
    assert dsrules.load(tmp_path / "w1.yaml") == position
    assert dsrules.load(str(tmp_path / "w1.yaml")) == position
    assert dsrules.loads(dsrules.dumps(position)) == position
    assert hash(position) == hash(dsrules.loads(W1))
    assert pickle.loads(pickle.dumps(position)) == position
    assert dsrules.loads(json.dumps({"dsrules": 1, "tiles": {"d3": "sea"}})).tiles["d3"].terrain == "sea"


def test_parse_tile() -> None:
    position = dsrules.parse_tile("desert: gbsss | In1 (+bw) Am3 (+bbm) | cone In")
    tile = dsrules.dominance(position).result["tiles"]["tile"]
    assert tile["matches"] == {"amphibians": 2, "insects": 3}
    assert dsrules.loads(dsrules.dumps(position)) == position


def test_one_function_a_question() -> None:
    position = dsrules.loads(W1)
    document = {"dsrules": 1, "tiles": {}}
    assert document
    rulings: list[tuple[str, Any, dict[str, Any]]] = [
        ("dominance", dsrules.dominance(position), {}),
        ("matches", dsrules.matches(position), {}),
        ("endangered", dsrules.endangered(position), {}),
        ("claim", dsrules.claim(position, "e4", "insects"), {"tile": "e4", "animal": "insects"}),
        ("claim", dsrules.claim(position, "e4", tie=True), {"tile": "e4", "tie": True}),
        ("can", dsrules.can(position, "reptiles migration@1 e3>e4"), {"action": "reptiles migration@1 e3>e4"}),
        ("act", dsrules.act(position, "reptiles migration@1 e3>e4"), {"action": "reptiles migration@1 e3>e4"}),
        ("next", dsrules.next_step(position), {}),
        ("score", dsrules.score(position, "e4"), {"tile": "e4"}),
        ("survival", dsrules.survival(position), {}),
        ("extinction", dsrules.extinction(position), {}),
        ("final", dsrules.final(position), {}),
        ("moves", dsrules.moves(position, "reptiles"), {"animal": "reptiles"}),
        ("whatif", dsrules.whatif(position, ["e4 reptiles +1"]), {"edits": ["e4 reptiles +1"]}),
        ("flip", dsrules.flip(position, "e4"), {"tile": "e4"}),
    ]
    import yaml

    plain = yaml.safe_load(W1)
    for kind, ruling, more in rulings:
        assert ruling.verdict in ("yes", "no", "undetermined", "unsettled", None)
        assert isinstance(ruling.steps, tuple)
        whole = ruling.to_dict()
        assert {"dsrules", "rules", "question", "result", "steps", "assumed"} <= set(whole)
        json.dumps(whole)
        assert whole["result"] == ask(kind, plain, **more), kind
        assert ruling.to_dict("cs")["result"].keys() == whole["result"].keys()


def test_act_gives_a_new_position_and_leaves_the_old() -> None:
    position = dsrules.loads(W1)
    before = dsrules.dumps(position)
    ruling = dsrules.act(position, "reptiles migration@1 e3>e4")
    assert ruling.position is not None
    assert ruling.position.tiles["e4"].species["reptiles"] == 1
    assert position.tiles["e4"].species.get("reptiles") is None
    assert dsrules.dumps(position) == before
    assert dsrules.claim(ruling.position, "e4", "reptiles").verdict == "yes"  # W2: 6 against 3


def test_positions_are_immutable() -> None:
    position = dsrules.loads(W1)
    changes: list[Callable[[], object]] = [
        lambda: setattr(position, "round", 3),
        lambda: position.tiles.put("e4", None).clear(),
        lambda: position.tiles["e4"].species.update(insects=9),
        lambda: position.animals.pop("insects"),
        lambda: setattr(position.tiles["e4"], "terrain", "sea"),
    ]
    for change in changes:
        with pytest.raises((TypeError, AttributeError)):
            change()


def test_errors_are_exceptions_with_every_problem() -> None:
    with pytest.raises(dsrules.InputError) as unreadable:
        dsrules.loads("dsrules: 1\ntiles: {d3: lake, e3: moon}\n")
    assert [found.code for found in unreadable.value.diagnostics] == ["position.unknown-word"] * 2
    with pytest.raises(dsrules.InputError):
        dsrules.load("/no/such/file.yaml")
    with pytest.raises(dsrules.InputError):
        dsrules.can(dsrules.loads(W1), "reptiles fly")
    with pytest.raises(dsrules.UsageError):
        dsrules.score(dsrules.loads(W1), "z9")


def test_house_rules_and_switches_are_arguments_not_state() -> None:
    position = dsrules.parse_tile("sea | insects 2 | cone insects")
    switched = dsrules.load_rules().switched({"stale-cone": "comes-off"})
    assert dsrules.claim(position, "tile", tie=True).verdict == "unsettled"
    assert dsrules.claim(position, "tile", tie=True, rules=switched).verdict == "yes"
    assert dsrules.claim(position, "tile", tie=True).verdict == "unsettled"


def test_nothing_is_printed(capfd: pytest.CaptureFixture[str]) -> None:
    test_one_function_a_question()
    dsrules.setup(["birds", "insects"], seed=3)
    assert capfd.readouterr() == ("", "")


def test_threads_get_the_same_answers() -> None:
    """Eight threads start cold together in a fresh process, each with its own order of questions."""
    done = subprocess.run(
        [sys.executable, "-c", IN_THREADS, W1], capture_output=True, text=True, check=False, env=CLEAN
    )
    assert done.stdout == "same\n", done.stderr


IN_THREADS = """
import sys, threading, json
import dsrules
sys.setswitchinterval(1e-5)
start = threading.Barrier(8)
answers, errors = [], []

def work(number):
    try:
        start.wait()
        found = {}
        for turn in range(6):
            position = dsrules.loads(sys.argv[1])
            questions = {
                "dominance": lambda: dsrules.dominance(position), "flip": lambda: dsrules.flip(position, "e4"),
                "act": lambda: dsrules.act(position, "reptiles migration@1 e3>e4"),
                "moves": lambda: dsrules.moves(position, "reptiles", "migration"),
                "final": lambda: dsrules.final(position), "extinction": lambda: dsrules.extinction(position),
                "stale": lambda: dsrules.claim(dsrules.parse_tile("sea | insects 2 | cone insects"), "tile", tie=True,
                                               rules=dsrules.load_rules().switched({"stale-cone": "comes-off"})),
            }
            names = sorted(questions)
            for name in names[number % 7:] + names[:number % 7]:
                lang = "cs" if (number + turn) % 2 else "en"
                found[name, lang] = json.dumps(questions[name]().to_dict(lang), sort_keys=True)
        answers.append(found)
    except BaseException as error:
        errors.append(repr(error))

threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
for thread in threads: thread.start()
for thread in threads: thread.join()
assert not errors, errors
print("same" if all(found == answers[0] for found in answers) else "different")
"""


def test_typed() -> None:
    assert dsrules.__file__ is not None
    assert (Path(dsrules.__file__).parent / "py.typed").exists()
    assert dsrules.__version__
    for name in ("load", "loads", "dumps", "parse_tile", "dominance", "can", "act", "score"):
        assert getattr(dsrules, name).__doc__
    assert threading.active_count() >= 1
