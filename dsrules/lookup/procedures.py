"""Actions and automatic steps: their spaces, the procedure step by step, what is voluntary, and the limits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import Text, text
from dsrules.lookup.naming import fact, named, nothing
from dsrules.lookup.records import brief
from dsrules.lookup.statements import fill
from dsrules.messages import capital
from dsrules.rulebook import TUNDRA
from dsrules.vocabulary import MOST_NEAREST, Words, words

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dsrules.messages import Speaker
    from dsrules.rulebook import Rulebook

DECLINE, AUTOMATIC = "execution.voluntary", "execution.automatic-not-voluntary"
SPACES = "display.spaces"


def shown_actions(word: str | None, speaker: Speaker) -> dict[str, Any]:
    """Return {"actions": [...]}: the box or automatic step named, or short entries for all where none is.

    A whole entry has name, title, purpose, `facts` about its spaces, `steps` (text, rule, pages, basis, voluntary),
    `voluntary` (may the whole be declined, as a fact), `limits` and `free` (rules), and `then`, the automatic step at
    the end of the box.
    """
    tables = speaker.rules.tables["procedures"]
    if word is None:
        return {"actions": [_short(name, speaker) for name in (*tables["boxes"], *tables["automatic"])]}
    name, nearest = _read(word, speaker.rules)
    return nothing("actions", word, nearest) if name is None else {"actions": [_whole(name, speaker)]}


def _read(word: str, rules: Rulebook) -> tuple[str | None, list[str]]:
    """Return the box or automatic step meant, boxes first: `regression` is the box, not its losses."""
    name, nearest = named(word, rules.words("box"))
    if name is not None:
        return name, []
    automatic, others = named(word, automatic_words(rules))
    return automatic, list(dict.fromkeys([*nearest, *others]))[:MOST_NEAREST]


def automatic_words(rules: Rulebook) -> Words:
    """Return the spellings of the automatic steps."""
    return words("automatic", rules.tables["procedures"]["automatic"])


def _short(name: str, speaker: Speaker) -> dict[str, Any]:
    rules = speaker.rules
    return {
        "name": name,
        "title": _title(name, speaker),
        "purpose": fill(_procedure(name, rules)["purpose"], speaker),
        "spaces": rules.spaces(name) if name in rules.boxes else 0,
    }


def _procedure(name: str, rules: Rulebook) -> Mapping[str, Any]:
    tables: Mapping[str, Any] = rules.tables["procedures"]
    found: Mapping[str, Any] = tables["boxes" if name in rules.boxes else "automatic"][name]
    return found


def _title(name: str, speaker: Speaker) -> str:
    if name in speaker.rules.boxes:
        said = speaker.name("box", name)
    else:
        said = speaker.rules.tables["procedures"]["automatic"][name]["names"][speaker.lang]
    return capital(said)


def _whole(name: str, speaker: Speaker) -> dict[str, Any]:
    rules = speaker.rules
    procedure = _procedure(name, rules)
    is_box = name in rules.boxes
    after = rules.tables["actions"]["boxes"][name].get("after") if is_box else None
    return {
        **_short(name, speaker),
        "facts": _spaces(name, speaker) if is_box else [],
        "steps": [_step(step, speaker) for step in procedure["steps"]],
        "voluntary": fact(DECLINE, "lookup.may-decline", speaker)
        if is_box
        else fact(AUTOMATIC, "lookup.never-declined", speaker),
        "limits": [brief(rule, speaker) for rule in procedure["limits"]],
        "free": brief(procedure["free"], speaker) if procedure["free"] else None,
        "then": f"{name}@{after}" if after else None,
    }


def _step(step: Mapping[str, Any], speaker: Speaker) -> dict[str, Any]:
    cited = brief(step["rule"], speaker)
    return {
        "rule": step["rule"],
        "pages": cited["pages"],
        "basis": cited["basis"],
        "text": fill(step["text"], speaker),
        "voluntary": step["voluntary"],
    }


def _spaces(box: str, speaker: Speaker) -> list[dict[str, Any]]:
    """Return what the box holds: its eyeball spaces, what differs between them, discs, tiles, cards, a free action."""
    table = speaker.rules.tables["actions"]
    entry = table["boxes"][box]
    found = [fact(SPACES, "lookup.spaces", speaker, spaces=entry["spaces"])]
    if box == "migration":
        found.append(fact("migration.number", "lookup.space-numbers", speaker, numbers=table["migration"]["species"]))
    elif box == "speciation":
        elements = [speaker.name("element", element) for element in table["speciation"]["elements"]]
        found.append(fact("speciation.element-row", "lookup.space-elements", speaker, elements=elements))
    elif box == "competition":
        found += [
            fact("competition.spaces", "lookup.space-terrains", speaker, space=f"{box}@{place}", terrains=names)
            for place, names in enumerate(_terrains(table["competition"]["terrains"], speaker), 1)
        ]
    for key, said in _contents(entry):
        found.append(fact(SPACES, key, speaker, **said))
    if "executed" in entry:
        found.append(fact("glaciation.leftmost-only", "lookup.executed", speaker, pawns=entry["executed"]))
    return found


def _terrains(spaces: list[list[str]], speaker: Speaker) -> list[list[str]]:
    return [[speaker.name("terrain", terrain) for terrain in (*space, TUNDRA)] for space in spaces]


def _contents(entry: Mapping[str, Any]) -> list[tuple[str, dict[str, Any]]]:
    found: list[tuple[str, dict[str, Any]]] = []
    if "discs" in entry:
        found.append(("lookup.box-discs", {"discs": entry["discs"]}))
    if "stacks" in entry:
        found.append(("lookup.box-stacks", {"stacks": entry["stacks"]}))
    if "cards" in entry:
        found.append(("lookup.box-cards", {"cards": entry["cards"]}))
    if "free" in entry:
        place: Text = text(f"lookup.free-{entry['free']['place']}")
        found.append(("lookup.box-free", {"who": entry["free"]["animal"], "place": place}))
    return found
