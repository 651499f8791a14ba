"""Rulings: a question, a verdict, and the steps that led to it. The steps are the calculation itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from dsrules.diagnostics import Text, text

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook

Verdict: TypeAlias = str

YES: Verdict = "yes"
NO: Verdict = "no"
UNDETERMINED: Verdict = "undetermined"
UNSETTLED: Verdict = "unsettled"

EXIT_CODES: dict[Verdict, int] = {YES: 0, NO: 1, UNDETERMINED: 4, UNSETTLED: 5}
"""Exit code of the commands that have one verdict (contract section 4)."""


class Step(NamedTuple):
    """One step of a ruling: what was found, and the rule it rests on.

    `tile` and `animal` say whom it is about where it is about somebody. `basis` stands only where this step is less
    sure than its rule (all tied at zero, say); `parts` are finer steps beneath this one.
    """

    rule: str
    text: Text
    tile: str | None = None
    animal: str | None = None
    basis: str | None = None
    parts: tuple[Step, ...] = ()


def change(rule: str, key: str, parts: tuple[Step, ...] = (), **params: Any) -> Step:
    """Return a change in words with the rule that makes it.

    `hex` and `who` among the params also say which tile and animal it is about.
    """
    return Step(rule, text(key, **params), params.get("hex"), params.get("who"), parts=parts)


def gravest(verdicts: set[Verdict]) -> Verdict:
    """Return the verdict that goes before the others: no, unsettled, undetermined, yes."""
    return next((verdict for verdict in (NO, UNSETTLED, UNDETERMINED) if verdict in verdicts), YES)


class Ruling(NamedTuple):
    """What comes back for a question.

    `question` is what was asked, as plain values. `result` is the answer in the contract's form for this kind of
    question, without texts. `reasons` are what the verdict rests on (all of them for a no), `steps` how it was worked
    out, `assumed` what was taken for granted because the position does not say. `position` is the one after the
    action, for `act` and only with yes, and `changes` says what became different, each change with the rule that makes
    it; they are no part of `steps`. `rules` is the rulebook it was judged by; None stands for the default one.
    """

    question: dict[str, Any]
    verdict: Verdict | None
    result: dict[str, Any]
    steps: tuple[Step, ...] = ()
    reasons: tuple[Step, ...] = ()
    assumed: tuple[Text, ...] = ()
    position: Position | None = None
    changes: tuple[Step, ...] = ()
    rules: Rulebook | None = None

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """Return the ruling as the contract's JSON: question, result, steps and assumed, texts in `lang`.

        `steps` lists the changes too, after what led to the verdict.
        """
        from dsrules.messages import Speaker
        from dsrules.rulebook import default

        rules = self.rules or default()
        speaker = Speaker(rules, lang)
        return {
            "dsrules": _version(),
            "rules": rules.digest,
            "question": self.question,
            "result": self.result_dict(speaker),
            "steps": self.steps_dict(speaker),
            "assumed": [speaker.say(sentence) for sentence in self.assumed],
        }

    def steps_dict(self, speaker: Any) -> list[dict[str, Any]]:
        """Return every step with its pages: what led to the verdict, then what an action changed."""
        return [step_dict(step, speaker) for step in (*self.steps, *self.changes)]

    def result_dict(self, speaker: Speaker) -> dict[str, Any]:
        """Return the result alone, as a batch answers it, with the reasons, changes and assumptions in words."""
        result = dict(self.result)
        if self.verdict is not None:
            result = {"verdict": self.verdict, "reasons": [step_dict(s, speaker) for s in self.reasons], **result}
        if self.changes or (self.question.get("ask") == "act" and self.verdict == YES):
            result["changes"] = [speaker.say(made.text) for made in self.changes]
        if self.assumed:
            result["assumed"] = [speaker.say(sentence) for sentence in self.assumed]
        return result


def step_dict(step: Step, speaker: Speaker) -> dict[str, Any]:
    """Return a step as the contract's reason: rule, pages, basis and text, and whom it is about."""
    citation = speaker.rules.cite(step.rule)
    out: dict[str, Any] = {
        "rule": step.rule,
        "pages": citation.plain_pages(),
        "basis": step.basis or citation.basis,
        "text": speaker.say(step.text),
    }
    if step.tile is not None:
        out["tile"] = step.tile
    if step.animal is not None:
        out["animal"] = step.animal
    if step.parts:
        out["parts"] = [step_dict(part, speaker) for part in step.parts]
    return out


def _version() -> str:
    from dsrules import __version__

    return __version__
