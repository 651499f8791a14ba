"""What would change: edits and actions carried out one after the other, and the rulings that come out differently.

Compared are, tile by tile, matches, who is endangered, who qualifies and what may happen to the cone; the Survival
Card; and VP. Nothing is judged here: both positions go through the rulings of `dsrules.judge`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.board import TILE
from dsrules.diagnostics import Text, UsageError, problem, text
from dsrules.explore.edits import apply_edit
from dsrules.judge.dominance import cone_word, dominance_result
from dsrules.judge.matching import assumptions
from dsrules.judge.survival import survival
from dsrules.ruling import YES, Ruling, Step, Verdict
from dsrules.switches import decided
from dsrules.text.edit_line import (
    ChangeCubes,
    ChangeDisplay,
    Glaciate,
    PutTile,
    SetCone,
    SetDisc,
    read_edit,
    write_edit,
)

if TYPE_CHECKING:
    from dsrules.board import Hex
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook

EDIT, ACTION = "edit", "action"
LONGEST = 1000
"""The most edits in one question."""


class Difference(NamedTuple):
    """What was, and what is."""

    before: Any
    after: Any

    def plain(self) -> dict[str, Any]:
        """Return it as the result states it."""
        return {"before": self.before, "after": self.after}


def whatif(position: Position, rules: Rulebook, edits: object) -> Ruling:
    """Return which rulings change when edit and action lines are carried out in sequence.

    The result is `{"edits": [{"line", "kind": "edit" | "action", "verdict" for actions}], "changed": {"dominance":
    {hex: {"matches": {animal: {"before", "after"}}, "endangered" | "qualifies" | "cone" ...: {"before", "after"}}},
    "survival": {"holder" | "vp": {"before", "after"}}, "vp": {animal: {"before", "after"}}}}` with what differs only.
    An action that is not allowed ends the sequence: the ruling has its verdict and reasons, and what was changed
    before it. Otherwise the verdict is yes if there were actions, and none for edits by hand; the position after all
    of it comes back. `edits` is a list of lines. Raises InputError for a line that cannot be understood or an edit that
    cannot be, UsageError for edits that are no lines.
    """
    lines = _lines(edits)
    question = {"ask": "whatif", "edits": list(lines)}
    done: list[dict[str, Any]] = []
    changes: list[Step] = []
    verdict: Verdict | None = None
    reasons: tuple[Step, ...] = ()
    now = position
    for line in lines:
        change = read_edit(line, rules, now)
        if isinstance(change, SetDisc | ChangeDisplay | ChangeCubes | SetCone | Glaciate | PutTile):
            now = apply_edit(now, change, rules)
            done.append({"line": write_edit(change), "kind": EDIT})
            continue
        from dsrules.turn.questions import act

        ruling = act(now, change, rules)
        done.append({"line": ruling.question["action"], "kind": ACTION, "verdict": ruling.verdict})
        verdict = ruling.verdict
        if ruling.position is None:
            reasons = ruling.reasons
            break
        now = ruling.position
        changes += ruling.changes
    changed, steps = differences(position, now, rules)
    result = {"edits": done, "changed": changed}
    after = now if verdict in (None, YES) else None
    return Ruling(question, verdict, result, steps, reasons, assumptions(now), after, tuple(changes))


def _lines(edits: object) -> tuple[str, ...]:
    listed = isinstance(edits, list | tuple) and all(isinstance(line, str) for line in edits)
    if not listed or not 0 < len(edits) <= LONGEST:  # type: ignore[arg-type]
        raise UsageError([problem("usage.edits", text("explore.edits", most=LONGEST), "edits")])
    return tuple(edits)  # type: ignore[arg-type]


def differences(before: Position, after: Position, rules: Rulebook) -> tuple[dict[str, Any], tuple[Step, ...]]:
    """Return what the rulings on two positions differ in, as plain values and as steps in words."""
    tiles, steps = _dominance(before, after, rules)
    changed: dict[str, Any] = {"dominance": tiles} if tiles else {}
    for found, name, said in (
        (_survival(before, after, rules), "survival", _survival_steps),
        (_vp(before, after), "vp", _vp_steps),
    ):
        if found:
            changed[name] = {key: difference.plain() for key, difference in found.items()}
            steps += said(found)
    if not changed:
        steps.append(Step("dominance.condition", text("explore.nothing-changes")))
    return changed, tuple(steps)


# Dominance

NO_TILE: dict[str, Any] = {"matches": {}, "endangered": [], "qualifies": None, "cone": None, "cone_status": "none"}
COMPARED = (
    "endangered", "endangered_possible", "leaders", "qualifies", "possible", "cone", "cone_status", "cone_switches",
)  # fmt: skip


def _dominance(before: Position, after: Position, rules: Rulebook) -> tuple[dict[str, Any], list[Step]]:
    was, now = (dominance_result(position, rules)["tiles"] for position in (before, after))
    changed, steps = {}, []
    for name in (*rules.board.hexes, TILE):
        if name not in now and name not in was:
            continue
        old, new = was.get(name, NO_TILE), now.get(name, NO_TILE)
        found: dict[str, Any] = {}
        matches = {
            animal: Difference(old["matches"].get(animal), number)
            for animal, number in new["matches"].items()
            if old["matches"].get(animal) != number
        }
        if matches:
            found["matches"] = {animal: difference.plain() for animal, difference in matches.items()}
        for key in COMPARED:
            difference = Difference(old.get(key), new.get(key))
            if difference.before != difference.after:
                found[key] = difference.plain()
        if found:
            changed[name] = found
            present = {*_present(before, name), *_present(after, name)}
            steps.append(_tile_step(name, old, new, {a: d for a, d in matches.items() if a in present}))
            if "cone_status" in found or "cone_switches" in found:
                for switch in new.get("cone_switches", ()):
                    steps += decided(switch, rules, name, new["cone"])
    return changed, steps


def _present(position: Position, name: Hex) -> tuple[str, ...]:
    return tuple(position.tiles[name].species) if name in position.tiles else ()


def _tile_step(name: Hex, old: dict[str, Any], new: dict[str, Any], matches: dict[str, Difference]) -> Step:
    """Return one step for a tile, with a part for everything that differs there and concerns somebody present."""
    parts = [
        Step("matching.count", text("explore.matches", who=animal, old=_range(old_), new=_range(new_)), name, animal)
        for animal, (old_, new_) in matches.items()
    ]
    for key, rule, whos in (
        ("explore.endangered", "endangered.definition", [a for a in new["endangered"] if a not in old["endangered"]]),
        ("explore.safe", "endangered.definition", [a for a in old["endangered"] if a not in new["endangered"]]),
    ):
        if whos:
            parts.append(Step(rule, text(key, whos=whos), name))
    parts += _qualifying(name, old, new) + _cone(name, old, new)
    if not parts:
        parts.append(Step("dominance.absent-ignored", text("explore.nobody-concerned"), name))
    rule = "dominance.condition" if parts[-1].rule == "matching.count" else parts[-1].rule  # a heading is no sum
    return Step(rule, text("explore.tile", hex=name), name, parts=tuple(parts))


def _qualifying(name: Hex, old: dict[str, Any], new: dict[str, Any]) -> list[Step]:
    was, now = (found.get("possible", [found["qualifies"]]) for found in (old, new))
    if was == now:
        return []
    sentence = text("explore.qualifies", old=_names(was), new=_names(now))
    return [Step("dominance.condition", sentence, name, now[0] if len(now) == 1 else None)]


def _cone(name: Hex, old: dict[str, Any], new: dict[str, Any]) -> list[Step]:
    if (old["cone"], cone_word(old)) == (new["cone"], cone_word(new)):
        return []
    sentence = text("explore.cone", old=_cone_text(old), new=_cone_text(new))
    return [Step("dominance.persists", sentence, name, new["cone"])]


def _cone_text(found: dict[str, Any]) -> Text:
    return text(f"explore.cone-{cone_word(found)}", who=found["cone"])


def _names(animals: list[str | None]) -> Text:
    """Return animals joined by "or", somebody or nobody."""
    known = [animal for animal in animals if animal is not None]
    if not known:
        return text("explore.nobody")
    return text("explore.somebody" if None not in animals else "explore.somebody-or-nobody", whos=known)


def _range(number: Any) -> str:
    """Return a number, `least–most` where it is open, a dash for none."""
    if number is None:
        return "–"
    return f"{number[0]}–{number[1]}" if isinstance(number, list | tuple) else str(number)


# The Survival Card and VP


def _survival(before: Position, after: Position, rules: Rulebook) -> dict[str, Difference]:
    was, now = (survival(position, rules).result for position in (before, after))
    found = {}
    for key in ("holder", "vp", "possible"):
        difference = Difference(was.get(key), now.get(key))
        if difference.before != difference.after:
            found[key] = difference
    return found


def _survival_steps(found: dict[str, Difference]) -> list[Step]:
    steps = []
    if "holder" in found:
        was, now = found["holder"]
        sentence = text("explore.survival", old=_names([was]), new=_names([now]))
        steps.append(Step("survival.control", sentence, animal=now))
    if "vp" in found:
        was, now = found["vp"]
        steps.append(Step("survival.score", text("explore.survival-vp", old=_range(was), new=_range(now))))
    return steps


def _vp(before: Position, after: Position) -> dict[str, Difference]:
    found = {}
    for animal, sheet in after.animals.items():
        was = before.animals[animal].vp if animal in before.animals else None
        if was != sheet.vp:
            found[animal] = Difference(was, sheet.vp)
    return found


def _vp_steps(found: dict[str, Difference]) -> list[Step]:
    return [
        Step("vp.owner", text("explore.vp", who=animal, old=_range(was), new=_range(now)), animal=animal)
        for animal, (was, now) in found.items()
    ]
