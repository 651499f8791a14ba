"""Questions to the program as a script asks them: a batch line in and out, a command line in and what it printed."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from typing import Any, NamedTuple

from dsrules.batch import Answerer
from dsrules.cli import main
from dsrules.rulebook import default

RULES = default()
_answerer = Answerer(RULES)


def line(**question: Any) -> dict[str, Any]:
    """The whole answer line to a batch question."""
    out, good = _answerer.line(json.dumps(question).encode())
    answer: dict[str, Any] = json.loads(out)
    assert answer["ok"] is good
    return answer


def ask(kind: str, position: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """The result of a question that has one."""
    given = {} if position is None else {"position": position}
    answer = line(id=7, ask=kind, **given, **more)
    assert answer["ok"], answer
    assert answer["id"] == 7
    result: dict[str, Any] = answer["result"]
    return result


def refused(kind: str, position: Any, **more: Any) -> dict[str, Any]:
    """The error of a question that has none."""
    answer = line(id=7, ask=kind, position=position, **more)
    assert not answer["ok"], answer
    error: dict[str, Any] = answer["error"]
    assert {"code", "message", "path"} <= set(error), error
    return error


def can(position: dict[str, Any], action: str, **more: Any) -> str:
    """The verdict on an action; every reason has the contract's keys."""
    result = ask("can", position, action=action, **more)
    assert result["reasons"] or result["verdict"] == "yes"
    for reason in result["reasons"]:
        assert {"rule", "pages", "basis", "text"} <= set(reason)
        assert reason["basis"] in ("text", "derived", "programs", "ruling")
        assert all(set(page) == {"page", "certain"} for page in reason["pages"])
    verdict: str = result["verdict"]
    return verdict


def rules_named(position: dict[str, Any], action: str, **more: Any) -> list[str]:
    """The rules that the reasons for an answer name."""
    return [reason["rule"] for reason in ask("can", position, action=action, **more)["reasons"]]


def act(position: dict[str, Any], action: str, **more: Any) -> dict[str, Any]:
    """The position after an action that must be allowed."""
    result = ask("act", position, action=action, **more)
    assert result["verdict"] == "yes", result["reasons"]
    assert isinstance(result["changes"], list)
    ask("dominance", result["position"])  # it can be read again
    after: dict[str, Any] = result["position"]
    return after


def verdict_of_act(position: dict[str, Any], action: str, **more: Any) -> str:
    """The verdict of `act`; a position comes back only with yes (section 4)."""
    result = ask("act", position, action=action, **more)
    assert ("position" in result and result["position"] is not None) == (result["verdict"] == "yes")
    verdict: str = result["verdict"]
    return verdict


class Ran(NamedTuple):
    """What a command line left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run(*arguments: str, stdin: str | bytes = "", env: dict[str, str] | None = None) -> Ran:
    """Run a command line in this process as if piped, without the debugging that shows tracebacks."""
    before = sys.stdin, sys.stdout, sys.stderr, dict(os.environ)
    given = stdin.encode() if isinstance(stdin, str) else stdin
    out, err = io.TextIOWrapper(io.BytesIO(), "utf-8"), io.TextIOWrapper(io.BytesIO(), "utf-8")
    os.environ.pop("DSRULES_DEBUG", None)
    os.environ.update(env or {})
    try:
        sys.stdin, sys.stdout, sys.stderr = io.TextIOWrapper(io.BytesIO(given), "utf-8"), out, err
        code = main.run(list(arguments))
    finally:
        sys.stdin, sys.stdout, sys.stderr = before[:3]
        os.environ.clear()
        os.environ.update(before[3])
    return _ran(code, _bytes(out), _bytes(err))


def _bytes(stream: io.TextIOWrapper) -> bytes:
    stream.flush()
    written = stream.buffer
    assert isinstance(written, io.BytesIO)
    return written.getvalue()


def run_process(*arguments: str, stdin: str | bytes = "", env: dict[str, str] | None = None) -> Ran:
    """Run the program in a process of its own, piped."""
    given = stdin.encode() if isinstance(stdin, str) else stdin
    done = subprocess.run(
        [*PROGRAM, *arguments], input=given, capture_output=True, env={**CLEAN, **(env or {})}, check=False
    )
    return _ran(done.returncode, done.stdout, done.stderr)


def _ran(code: int, out: bytes, err: bytes) -> Ran:
    assert b"Traceback" not in out + err, err
    return Ran(code, out.decode(), err.decode())


PROGRAM = [sys.executable, "-c", "import sys; from dsrules.cli.main import main; main()"]
CLEAN = {key: value for key, value in os.environ.items() if key != "DSRULES_DEBUG"}
