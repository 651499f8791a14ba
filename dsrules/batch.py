"""Many questions at once: JSON Lines in, JSON Lines out, in order, one line for each line (contract section 5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import DsrulesError, InputError, UsageError, problem, text
from dsrules.jsonline import read_line, write_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from dsrules.diagnostics import Diagnostic
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.ruling import Ruling

CHUNK = 64
"""Lines that a worker process takes at a time."""

MOST_JOBS = 32
"""Worker processes that are started at most, however many are asked for."""


def _dominance(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.dominance import dominance

    return dominance(position, rules, question.get("tile"))


def _matches(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.sums import matches

    return matches(position, rules, question.get("tile"))


def _endangered(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.endangered import endangered

    return endangered(position, rules)


def _claim(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.claim import claim

    return claim(position, rules, _string(question, "tile"), question.get("animal"), question.get("tie", False))


def _action(name: str) -> Callable[[Position, Rulebook, dict[str, Any]], Ruling]:
    def ask(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
        from dsrules.text.action_line import read_action
        from dsrules.turn import questions

        line = _string(question, "action")
        action = read_action(line, rules, position)
        judge: Callable[..., Ruling] = getattr(questions, name)
        return judge(position, action, rules, bool(question.get("anytime", False)))

    return ask


def _next(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.turn.questions import next_step

    return next_step(position, rules)


def _score(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.scoring import score

    return score(position, rules, _string(question, "tile"))


def _survival(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.survival import survival

    return survival(position, rules)


def _extinction(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.extinction import extinction

    return extinction(position, rules, question.get("save"))


def _final(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.judge.final import final

    return final(position, rules)


def _moves(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.explore.moves import moves

    return moves(position, rules, _string(question, "animal"), question.get("box"), question.get("limit"))


def _whatif(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.explore.whatif import whatif

    return whatif(position, rules, question.get("edits"))


def _flip(position: Position, rules: Rulebook, question: dict[str, Any]) -> Ruling:
    from dsrules.explore.flips import flip

    return flip(position, rules, _string(question, "tile"), question.get("animal"))


QUESTIONS: dict[str, Callable[[Position, Rulebook, dict[str, Any]], Ruling]] = {
    "dominance": _dominance,
    "matches": _matches,
    "endangered": _endangered,
    "claim": _claim,
    "can": _action("can"),
    "act": _action("act"),
    "next": _next,
    "score": _score,
    "survival": _survival,
    "extinction": _extinction,
    "final": _final,
    "moves": _moves,
    "whatif": _whatif,
    "flip": _flip,
}
"""The kinds of question about a position, and what answers each. `rule` and `search` need no position."""


def _position(question: dict[str, Any]) -> Any:
    if "position" not in question:
        said = text("usage.missing", ask=question.get("ask", "dominance"), key="position")
        raise UsageError([problem("usage.missing", said, "position")])
    return question["position"]


def _string(question: dict[str, Any], key: str) -> str:
    value = question.get(key)
    if not isinstance(value, str):
        raise UsageError([problem("usage.missing", text("usage.missing", ask=question.get("ask"), key=key), key)])
    return value


def ask(question: dict[str, Any], rules: Rulebook) -> Ruling:
    """Return the ruling on a question given as plain values, with its own position read and checked.

    Raises InputError for a position or action line that cannot be understood, UsageError for a bad question.
    """
    from dsrules.text.position_reader import read_values

    kind = question.get("ask", "dominance")
    judge = QUESTIONS.get(kind) if isinstance(kind, str) else None
    if judge is None:
        raise UsageError([problem("usage.ask", text("usage.ask", ask=str(kind), known=list(QUESTIONS)), "ask")])
    position = read_values(_position(question), rules).position
    rules = judging(question, position, rules)
    return judge(position, rules, question)._replace(question=question, rules=rules)


def judging(question: dict[str, Any], position: Position, rules: Rulebook) -> Rulebook:
    """Return the rulebook with the switches of a question and, beneath them, those of its position.

    Raises UsageError for a switch or reading that there is not.
    """
    if question.get("switches") is not None:
        from dsrules.text.setting import settings_asked

        rules = rules.switched(settings_asked(question["switches"], rules))
    return rules.under(position.switches) if position.switches else rules


class Answerer:
    """Answers batch lines by one rulebook and in one language."""

    def __init__(self, rules: Rulebook, lang: str = "en") -> None:
        from dsrules.messages import Speaker

        self.rules = rules
        self.speaker = Speaker(rules, lang)

    def line(self, line: bytes) -> tuple[bytes, bool]:
        """Return the answer to one input line, without a line end, and whether it is a good one."""
        answer = self.answer(line)
        try:
            return write_line(answer), answer["ok"]
        except ValueError:  # an id nested beyond all bounds
            error = self._errors(UsageError([problem("usage.json", text("usage.json"), "id")]))
            return write_line({"id": None, "ok": False, **error}), False

    def answer(self, line: bytes) -> dict[str, Any]:
        """Return the answer to one input line as plain values."""
        identity = None
        try:
            value, repeated = read_line(line)
            question = self._question(value)
            identity = question.get("id")
            if repeated:
                raise InputError(_in_position(found) for found in repeated)
            return {"id": identity, "ok": True, "result": self._result(question)}
        except DsrulesError as error:
            return {"id": identity, "ok": False, **self._errors(error)}
        except Exception as error:  # a defect must not stop the lines that follow
            found = text("usage.internal", what=type(error).__name__)
            return {"id": identity, "ok": False, **self._errors(UsageError([problem("usage.internal", found)]))}

    def _question(self, question: Any) -> dict[str, Any]:
        if not isinstance(question, dict):
            raise UsageError([problem("usage.object", text("usage.object"))])
        if "position" not in question and ("dsrules" in question or not ({"ask", "id"} & question.keys())):
            return {"ask": "dominance", "position": question}
        return question

    def _result(self, question: dict[str, Any]) -> dict[str, Any]:
        if question.get("ask") in ("rule", "search"):
            from dsrules.lookup.questions import ask_lookup

            return ask_lookup(question, self.speaker)
        explain = question.get("explain", False)
        if not explain and question.get("ask", "dominance") == "dominance" and question.get("tile") is None:
            return self._dominance(question)
        from dsrules.text.position_writer import with_position

        ruling = with_position(ask(question, self.rules), self.rules)
        result = ruling.result_dict(self.speaker)
        if explain:
            result["steps"] = ruling.steps_dict(self.speaker)
        return result

    def _dominance(self, question: dict[str, Any]) -> dict[str, Any]:
        """Answer the most frequent question by the same kernel as the ruling, without its steps."""
        from dsrules.judge.dominance import dominance_result
        from dsrules.text.position_reader import read_values

        position = read_values(_position(question), self.rules).position
        result = dominance_result(position, judging(question, position, self.rules))
        result["assumed"] = [self.speaker.say(sentence) for sentence in result["assumed"]]
        return result

    def _errors(self, error: DsrulesError) -> dict[str, Any]:
        found = [self._problem(d) for d in error.diagnostics if d.severity == "error"]
        return {"error": found[0], "errors": found} if len(found) > 1 else {"error": found[0]}

    def _problem(self, found: Diagnostic) -> dict[str, Any]:
        values = {"code": found.code, "message": self.speaker.say(found.text), "path": found.path}
        return {**values, "hint": self.speaker.say(found.hint)} if found.hint else values


def _in_position(found: Diagnostic) -> Diagnostic:
    """Return a problem with its path in the position, as all problems of positions have it."""
    return found._replace(path=found.path.removeprefix("position."))


def answers(lines: Iterable[bytes], rules: Rulebook, lang: str = "en") -> Iterator[tuple[bytes, bool]]:
    """Yield the answer to each line that is not blank, in order, with whether it is a good one. Memory stays flat."""
    answerer = Answerer(rules, lang)
    return (answerer.line(line) for line in lines if line.strip())


def answers_in_parallel(
    lines: Iterable[bytes], rules_directory: str | None, switches: dict[str, Any], lang: str, jobs: int
) -> Iterator[tuple[bytes, bool]]:
    """Yield the same as `answers`, worked out by `jobs` processes, at most a few chunks ahead of the reader."""
    from collections import deque
    from concurrent.futures import Future, ProcessPoolExecutor
    from itertools import islice

    stream = iter(line for line in lines if line.strip())
    waiting: deque[Future[list[tuple[bytes, bool]]]] = deque()
    jobs = min(jobs, MOST_JOBS)
    with ProcessPoolExecutor(jobs, initializer=_start_worker, initargs=(rules_directory, switches, lang)) as pool:
        while True:
            while len(waiting) < 4 * jobs and (chunk := list(islice(stream, CHUNK))):
                waiting.append(pool.submit(_work, chunk))
            if not waiting:
                return
            yield from waiting.popleft().result()


_worker: Answerer


def _start_worker(rules_directory: str | None, switches: dict[str, Any], lang: str) -> None:
    global _worker
    import signal

    from dsrules.api import load_rules

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that reads and prints
    _worker = Answerer(load_rules(rules_directory).switched(switches), lang)


def _work(lines: list[bytes]) -> list[tuple[bytes, bool]]:
    return [_worker.line(line) for line in lines]
