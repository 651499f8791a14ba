"""Problems of an input as people read them (file:line:column, the source line, a caret) and as JSON.

board.yaml:7:10: error: Corner d3.e (d3+e3+e4) is stated twice ... [position.corner-twice]
   7 |   grub: [e3.sw]
     |          ^^^^^
   5 |   grass: [d3.e]
     |           ---- here
   rule: board.corner-one-element, p. 6? P
   help: ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import shown, text
from dsrules.messages import Speaker
from dsrules.source import LINE_BREAK

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dsrules.diagnostics import Diagnostic, DsrulesError, Place, Source
    from dsrules.rulebook import Rulebook

WINDOW = 76
"""Characters of a source line that are shown; of a longer one, those around the place."""

TAB = "    "


def errors_text(error: DsrulesError, rules: Rulebook, lang: str) -> str:
    """Return every problem of an error as lines for people."""
    return diagnostics_text(error.diagnostics, error.source, rules, lang)


def errors_json(error: DsrulesError, rules: Rulebook, lang: str) -> str:
    """Return an error as the JSON document of contract section 4."""
    import json

    found = diagnostics_values(error.diagnostics, rules, lang)
    if error.source is not None and error.source.name:
        found = [{**problem, "file": error.source.name} for problem in found]
    return json.dumps({"errors": found}, ensure_ascii=False, indent=2)


def diagnostics_text(diagnostics: Iterable[Diagnostic], source: Source | None, rules: Rulebook, lang: str) -> str:
    """Return problems as lines for people, each with its place in the source where it has one."""
    speaker = Speaker(rules, lang)
    lines = LINE_BREAK.split(source.text) if source else []
    name = source.name if source else ""
    if name == "-":
        name = speaker.say(text("problem.stdin"))
    return "\n".join(line for found in diagnostics for line in _lines(found, shown(name, 200), lines, speaker))


def _lines(found: Diagnostic, name: str, source: list[str], speaker: Speaker) -> list[str]:
    where = name
    if found.place:
        where = f"{name}:{found.place.line}:{found.place.column}"
    severity = speaker.say(text(f"problem.{found.severity}"))
    said = f"{severity}: {speaker.say(found.text)} [{found.code}]"
    lines = [f"{where}: {said}" if where else said]
    gutter = max((len(str(place.line)) for place in (found.place, *found.related) if place), default=0)
    if found.place:
        lines += _excerpt(found.place, source, gutter, "^")
    for place in found.related:
        lines += _excerpt(place, source, gutter, "-", speaker.say(text("problem.here")))
    if not found.place and found.path:
        lines[0] += f" ({found.path})"
    if found.rule and found.rule in speaker.rules.rules:
        from dsrules.render.citations import page_and_basis

        cited = speaker.rules.cite(found.rule)
        stands = page_and_basis(cited.pages, cited.basis, speaker)
        lines.append(f"  {speaker.say(text('problem.rule'))}: {found.rule}, {stands}")
    if found.hint:
        lines.append(f"  {speaker.say(text('problem.help'))}: {speaker.say(found.hint)}")
    return lines


def _excerpt(place: Place, source: list[str], gutter: int, mark: str, label: str = "") -> list[str]:
    """Return the source line of a place and the marks under it. Wide characters take two marks, combining ones none."""
    if not 1 <= place.line <= len(source):
        return []
    line = source[place.line - 1]
    start, end = place.column - 1, max(place.end - 1, place.column)
    cut = max(0, start - WINDOW // 2) if len(line) > WINDOW else 0
    part = line[cut : cut + WINDOW]
    before, marked = line[cut:start], line[start : min(end, cut + WINDOW)]
    lead, tail = "…" if cut else "", "…" if cut + WINDOW < len(line) else ""
    pad = " " * (width(before) + len(lead))
    under = f"{pad}{mark * max(width(marked), 1)}{' ' + label if label else ''}"
    number = str(place.line).rjust(gutter)
    return [f"  {number} | {lead}{_printable(part)}{tail}".rstrip(), f"  {' ' * gutter} | {under}"]


def _printable(part: str) -> str:
    """Return a piece of source line as it can be printed: tabs as spaces, control characters as a replacement sign."""
    return "".join(TAB if c == "\t" else c if c.isprintable() or _joins(c) else "\ufffd" for c in part)


def _joins(character: str) -> bool:
    from unicodedata import combining

    return bool(combining(character))


def width(part: str) -> int:
    """Return the columns that a piece of text takes on a terminal."""
    if part.isascii():
        return len(part) + part.count("\t") * (len(TAB) - 1)
    from unicodedata import combining, east_asian_width

    return sum(len(TAB) if c == "\t" else 0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in part)


def diagnostics_values(diagnostics: Iterable[Diagnostic], rules: Rulebook, lang: str) -> list[dict[str, Any]]:
    """Return problems as plain values: code, severity, message, path, line, column; rule and hint where known."""
    speaker = Speaker(rules, lang)
    return [_values(found, speaker) for found in diagnostics]


def _values(found: Diagnostic, speaker: Speaker) -> dict[str, Any]:
    place = found.place
    values: dict[str, Any] = {
        "code": found.code,
        "severity": found.severity,
        "message": speaker.say(found.text),
        "path": found.path,
        "line": place.line if place else None,
        "column": place.column if place else None,
    }
    if found.related:
        values["related"] = [{"line": other.line, "column": other.column} for other in found.related]
    if found.rule:
        values["rule"] = found.rule
    if found.hint:
        values["hint"] = speaker.say(found.hint)
    return values
