"""The worked cases of the rules and the disputes of the table: what examples/index.yaml says is what comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from dsrules.batch import ask
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook
from dsrules.text.position_writer import to_values

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
INDEX: list[dict[str, Any]] = yaml.safe_load((EXAMPLES / "index.yaml").read_text(encoding="utf-8"))["examples"]


def cases() -> list[Any]:
    return [pytest.param(entry, id=f"{entry['case']}-{number}") for number, entry in enumerate(INDEX)]


def answer(question: dict[str, Any], rules: Rulebook) -> dict[str, Any]:
    ruling = ask(question, rules)
    found = ruling.result_dict(Speaker(rules))
    if ruling.position is not None:
        found["position"] = to_values(ruling.position, rules)
    return found


def assert_part(expected: Any, found: Any, path: str) -> None:
    """What `expected` names is in `found`; what it does not name is not compared."""
    if isinstance(expected, dict):
        assert isinstance(found, dict), f"{path}: {found!r}"
        for key, value in expected.items():
            assert_part(value, found.get(key, {} if isinstance(value, dict) else None), f"{path}.{key}")
    else:
        assert found == expected, f"{path}: {found!r}, expected {expected!r}"


def assert_absent(path: str, position: Any) -> None:
    for key in path.split("."):
        if key not in position:
            return
        position = position[key]
    raise AssertionError(f"{path}: {position!r}, expected nothing")


@pytest.mark.parametrize("entry", cases())
def test_an_example_answers_as_its_index_says(entry: dict[str, Any], rules: Rulebook) -> None:
    position = yaml.safe_load((EXAMPLES / entry["file"]).read_text(encoding="utf-8"))
    for line in entry.get("first", []):
        step = answer({"ask": "act", "action": line, "position": position}, rules)
        assert step["verdict"] == "yes", (line, step["reasons"])
        position = step["position"]
    question: dict[str, Any] = {"position": position}
    for key in ("ask", "action", "tile", "animal", "tie", "save"):
        if key in entry:
            question[key] = entry[key]
    found = answer(question, rules)
    expected = dict(entry["expect"])
    wanted = expected.pop("rules", [])
    given = {reason["rule"] for reason in found.get("reasons", [])}
    assert set(wanted) <= given, f"{wanted} not all among {sorted(given)}"
    assert_part(expected, found, "result")
    for path in entry.get("absent", []):
        assert_absent(path, found["position"])


def test_every_case_and_dispute_has_an_example() -> None:
    wanted = {f"W{n}" for n in range(1, 5)} | {f"X{n}" for n in range(1, 11)} | {f"S{n}" for n in range(1, 11)}
    wanted |= {f"D{n:02}" for n in range(1, 21)}
    assert wanted == {entry["case"] for entry in INDEX}


def test_every_example_file_is_asked_something() -> None:
    files = {str(path.relative_to(EXAMPLES)) for path in EXAMPLES.glob("*/*.yaml")}
    assert files <= {entry["file"] for entry in INDEX}
