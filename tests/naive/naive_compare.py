"""Asks the library and the naive game the same, and says where they differ."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from naive_game import full, judged, resolved
from naive_lines import line

from dsrules.batch import ask
from dsrules.diagnostics import InputError
from dsrules.rulebook import default
from dsrules.text.position_writer import to_values

RULES = default()
Dict = dict[str, Any]


def library(position: Dict, action: str, **more: Any) -> tuple[str, Dict | None, list[str]]:
    """The library's verdict, the position after a yes with everything written out, and the rules of its reasons."""
    try:
        ruling = ask({"ask": "act", "position": position, "action": action, **more}, RULES)
    except InputError as error:
        codes = [d.code for d in error.diagnostics]
        if all(code.startswith("action.") for code in codes):
            return "no", None, codes  # the line names what is not there
        raise
    after = None
    if ruling.position is not None and ruling.verdict == "yes":
        after = comparable(full(to_values(ruling.position, RULES)))
    return str(ruling.verdict), after, [reason_rule(reason) for reason in reasons(ruling)]


def reasons(ruling: Any) -> list[Any]:
    return list(getattr(ruling, "reasons", ()) or ())


def reason_rule(reason: Any) -> str:
    return str(getattr(reason, "rule", reason))


def comparable(p: Dict) -> Dict:
    """Stacks show the same whichever of two equal tiles goes; a vacant space that is next stands for what follows."""
    if p["owed"] and p["next"] is not None:
        p["next"] = resolved(p, p["next"])
    tiles = p["display"]["wanderlust"]["tiles"]
    p["display"]["wanderlust"]["tiles"] = sorted(str(terrain) for terrain in tiles + [None] * (3 - len(tiles)))
    return p


def differences(want: object, got: object, path: str = "") -> list[str]:
    if isinstance(want, dict) and isinstance(got, dict):
        found = []
        for key in sorted(set(want) | set(got)):
            if want.get(key) != got.get(key):
                found += differences(want.get(key), got.get(key), f"{path}{key}.")
        return found
    return [] if want == got else [f"{path[:-1]}: naive {want!r}, library {got!r}"]


def disagreement(position: Dict, action: Dict) -> str | None:
    """None if both say the same, else what to look at."""
    verdict, after = judged(position, action)
    text = line(action)
    found, got, why = library(position, text)
    if found != verdict:
        return f"{text!r}: naive {verdict}, library {found} {why}\n{json.dumps(position)}"
    if after is not None and comparable(after) != got:
        return f"{text!r}: " + "; ".join(differences(comparable(after), got)) + f"\n{json.dumps(position)}"
    return None


def compare(seeds: range, kind: str, make: Callable[[random.Random], tuple[Dict, Dict]]) -> dict[str, int]:
    """Compare a case for each seed. Returns how many of each verdict there were; fails with the first differences."""
    wrong = []
    verdicts: dict[str, int] = {}
    for seed in seeds:
        position, action = make(random.Random(f"{kind} {seed}"))
        verdict = judged(position, action)[0]
        verdicts[verdict] = verdicts.get(verdict, 0) + 1
        difference = disagreement(position, action)
        if difference:
            wrong.append(f"seed {seed}: {difference}")
    assert not wrong, f"{len(wrong)} of {len(seeds)} differ\n" + "\n".join(wrong[:3])
    return verdicts
