"""The examples that stand beside the rules in rulesdata/ are executed: the program has to answer as they say."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from dsrules.batch import ask
from dsrules.messages import Speaker
from dsrules.rulebook import Rulebook
from dsrules.text.position_writer import to_values
from dsrules.text.tile_line import read_tile_line

ROOT = Path(__file__).parent.parent.parent
START = yaml.safe_load((ROOT / "examples" / "start.yaml").read_text(encoding="utf-8"))


def _examples() -> list[Any]:
    cases = []
    for path in sorted((ROOT / "rulesdata" / "rules").glob("*.yaml")):
        for record in yaml.safe_load(path.read_text(encoding="utf-8"))["rules"]:
            for number, example in enumerate(record.get("examples") or [], 1):
                cases.append(pytest.param(example, id=f"{record['id']}-{number}"))
    return cases


def _position(example: dict[str, Any], rules: Rulebook) -> Any:
    if "line" in example:
        return to_values(read_tile_line(example["line"], rules).position, rules)
    if example.get("board") == "start":
        return START
    return example["position"]


def _assert_part(expected: Any, found: Any, path: str = "") -> None:
    """Everything named in `expected` is in `found`; keys not named are not compared."""
    if isinstance(expected, dict):
        assert isinstance(found, dict), f"{path}: {found!r}"
        for key, value in expected.items():
            assert key in found, f"{path}.{key} is missing in {sorted(map(str, found))}"
            _assert_part(value, found[key], f"{path}.{key}")
    else:
        assert found == expected, f"{path}: {found!r}, expected {expected!r}"


@pytest.mark.parametrize("example", _examples())
def test_example(example: dict[str, Any], rules: Rulebook) -> None:
    question = {key: value for key, value in example.items() if key not in ("line", "board", "expect", "title")}
    ruling = ask({**question, "position": _position(example, rules)}, rules)
    result = ruling.result_dict(Speaker(rules))
    if ruling.position is not None and "position" not in result:
        result["position"] = to_values(ruling.position, rules)
    expected = dict(example["expect"])
    wanted = expected.pop("rules", [])
    given = {reason["rule"] for reason in result.get("reasons", [])}
    assert set(wanted) <= given, f"{wanted} not all among the reasons {sorted(given)}: {result.get('reasons')}"
    _assert_part(expected, result)
