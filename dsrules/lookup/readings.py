"""Switches: the points that tables play differently, with their readings and the one in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.naming import nothing
from dsrules.lookup.statements import fill
from dsrules.vocabulary import fold, resembling

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dsrules.messages import Speaker


def shown_switches(word: str | None, speaker: Speaker) -> dict[str, Any]:
    """Return {"switches": [...]}: all of them, or the one named, in the order of the rulebook.

    An entry has switch, title, rule with pages and basis, type (`reading` or `integer`), default, value (what is in
    force), and readings (name, text, who says so).
    """
    switches = speaker.rules.tables["switches"]["switches"]
    if word is None:
        return {"switches": [_switch(name, entry, speaker) for name, entry in switches.items()]}
    meant = [name for name in switches if fold(name) == fold(word)]
    meant = meant or [name for name in switches if fold(name).startswith(fold(word))]
    if not meant:
        return nothing("switches", word, list(resembling(word, {name: name for name in switches}, alike=0.5)))
    return {"switches": [_switch(name, switches[name], speaker) for name in meant]}


def _switch(name: str, entry: Mapping[str, Any], speaker: Speaker) -> dict[str, Any]:
    citation = speaker.rules.cite(entry["rule"])
    return {
        "switch": name,
        "title": fill(entry["title"], speaker),
        "rule": entry["rule"],
        "pages": citation.plain_pages(),
        "basis": citation.basis,
        "type": entry["type"],
        "default": entry["default"],
        "value": speaker.rules.switch(name),
        "readings": [
            {"name": reading, "text": fill(stated["text"], speaker), "who": list(stated["who"])}
            for reading, stated in entry["readings"].items()
        ],
    }
