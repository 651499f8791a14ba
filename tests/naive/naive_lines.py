"""The action line of an action dictionary, in the contract's notation."""

from __future__ import annotations

from typing import Any

Dict = dict[str, Any]


def number(what: str, how_many: int) -> str:
    return what if how_many == 1 else f"{what} {how_many}"


def line(action: Dict) -> str:  # noqa: C901
    do: str = action["do"]
    if do == "automatic":
        return automatic_line(action)
    words = [action["animal"], do]
    if action.get("space") is not None:
        words[1] += "@" + action["space"]
    if do == "initiative":
        words += ["to", "@".join(action["to"])]
    elif do == "place":
        words.append("@".join(action["to"]))
    elif do in ("adaptation", "wasteland"):
        words.append(action["element"])
    elif do == "regression":
        words += ["keep", action["element"]]
    elif do == "abundance":
        words += [action["element"], action["corner"]]
    elif do == "depletion":
        words.append(action["corner"])
    elif do in ("glaciation", "domination", "claim", "tie"):
        words.append(action["hex"])
    elif do == "speciation":
        if action["corner"] is not None:
            words.append(action["corner"] + ":")
        words.append(", ".join(number(name, n) for name, n in action["placed"]))
    elif do == "wanderlust":
        words.append(action["terrain"] + (f"@{action['stack']}" if action.get("stack") else ""))
        words.append(action["hex"])
        if action.get("element"):
            words.append(f"+ {action['element']} {action['corner']}")
        if action["moves"]:
            words.append("| " + ", ".join(number(f"{a} {name}", n) for a, name, n in action["moves"]))
    elif do == "migration":
        words.append(", ".join(number(f"{origin}>{target}", n) for origin, target, n in action["moves"]))
    elif do == "competition":
        words.append(pairs(action["victims"]))
    elif do == "card":
        words.append(card_words(action))
    return " ".join(words)


def pairs(chosen: list[list[str]]) -> str:
    return ", ".join(f"{one} {other}" for one, other in chosen)


def automatic_line(action: Dict) -> str:
    words = ["automatic"]
    if action.get("save") is not None:
        words += ["save", action["save"]]
    draws = action.get("draws")
    if draws is not None:
        parts = []
        for box in ("adaptation", "abundance", "wanderlust"):
            if draws.get(box) is not None:
                parts.append(f"{box}: " + " ".join(draws[box]))
        if draws.get("cards") is not None:
            parts.append("cards: " + ", ".join(draws["cards"]))
        if draws.get("tiles") is not None:
            parts.append("tiles: " + " ".join(terrain or "~" for terrain in draws["tiles"]))
        words += ["draw", "; ".join(parts)]
    return " ".join(words)


def card_words(a: Dict) -> str:  # noqa: C901
    """The card's name and its arguments; keys are those that the card needs, absent ones are not written."""
    card: str = a["card"]
    rest = ""
    if card == "aquatic":
        if a.get("corner"):
            rest = f" {a['element']} {a['corner']}"
        if a.get("hex"):
            rest += f": {number(a['hex'], a['number'])}"
    elif card in ("biomass", "evolution", "predator") and a.get("victims"):
        rest = " " + pairs(a["victims"])
    elif card == "blight" and a.get("hex"):
        rest = f" {a['hex']}" + (f" keep {a['corner']}" if a.get("corner") else "")
    elif card == "catastrophe" and a.get("hex"):
        rest = f" {a['hex']}" + (f" keep {a['keep']}" if a.get("keep") else "")
        rest += f": {pairs(a['victims'])}" if a.get("victims") else ""
    elif card in ("disease", "symbiotic") and a.get("elements"):
        rest = ": " + pairs(a["elements"])
    elif card == "fecundity" and a.get("hexes"):
        rest = " " + " ".join(a["hexes"])
    elif card in ("fertile", "ice-sheet") and a.get("hex"):
        rest = f" {a['hex']}"
    elif card == "habitat" and a.get("corner"):
        rest = f" {a['element']} {a['corner']}"
    elif card == "hibernation" and a.get("hex"):
        rest = " " + number(a["hex"], a["number"])
    elif card == "immigrants" and a.get("penalties"):
        rest = ": " + ", ".join(" ".join(penalty) for penalty in a["penalties"])
    elif card == "instinct" and a.get("to"):
        rest = " " + "@".join(a["to"])
    elif card == "mass-exodus" and a.get("hex"):
        rest = f" {a['hex']}"
        rest += ": " + ", ".join(number(f"{x} {h}", n) for x, h, n in a["moves"]) if a.get("moves") else ""
    elif card == "metamorphosis" and a.get("given"):
        rest = f" {a['given']} for {a['element']}"
    return card + rest


# Reading the canonical lines back


def parse(text: str) -> Dict:
    """The action dictionary of a canonical line: whole names, corners in their canonical spelling."""
    words = text.replace(",", " ,").replace(":", " : ").replace(";", " ; ").split()
    if words[0] == "automatic":
        return parse_automatic(words[1:])
    do, _, space = words[1].partition("@")
    action: Dict = {"do": do, "animal": words[0]}
    if do == "card":
        return {**action, "card": words[2], **parse_card(words[2], words[3:])}
    if do not in ("place", "claim", "tie", "pass"):
        action["space"] = space or None
    if do in PARSERS:
        PARSERS[do](action, words[2:])
    return action


def groups(words: list[str]) -> list[list[str]]:
    """The words between the commas."""
    found: list[list[str]] = [[]]
    for word in words:
        if word == ",":
            found.append([])
        else:
            found[-1].append(word)
    return [group for group in found if group]


def numbered(group: list[str]) -> list[Any]:
    """A number at the end, 1 where there is none."""
    return [*group[:-1], int(group[-1])] if group[-1].isdigit() else [*group, 1]


def parse_hex(action: Dict, words: list[str]) -> None:
    (action["hex"],) = words


def parse_element(action: Dict, words: list[str]) -> None:
    action["element"] = words[-1]


def parse_target(action: Dict, words: list[str]) -> None:
    action["to"] = words[-1].split("@")


def parse_abundance(action: Dict, words: list[str]) -> None:
    action["element"], action["corner"] = words


def parse_depletion(action: Dict, words: list[str]) -> None:
    (action["corner"],) = words


def parse_speciation(action: Dict, words: list[str]) -> None:
    action["corner"] = None
    if ":" in words:
        action["corner"], words = words[0], words[2:]
    action["placed"] = [numbered(group) for group in groups(words)]


def parse_wanderlust(action: Dict, words: list[str]) -> None:
    moves = words[words.index("|") + 1 :] if "|" in words else []
    words = words[: words.index("|")] if "|" in words else words
    action["terrain"], _, stack = words[0].partition("@")
    action["stack"] = int(stack) if stack else None
    action["hex"] = words[1]
    if "+" in words:
        action["element"], action["corner"] = words[3:]
    action["moves"] = [numbered(group) for group in groups(moves)]


def parse_migration(action: Dict, words: list[str]) -> None:
    action["moves"] = [[*way.split(">"), n] for way, n in map(numbered, groups(words))]


def parse_competition(action: Dict, words: list[str]) -> None:
    action["victims"] = groups(words)


PARSERS = {
    "initiative": parse_target, "place": parse_target, "adaptation": parse_element, "regression": parse_element,
    "abundance": parse_abundance, "wasteland": parse_element, "depletion": parse_depletion, "glaciation": parse_hex,
    "speciation": parse_speciation, "wanderlust": parse_wanderlust, "migration": parse_migration,
    "competition": parse_competition, "domination": parse_hex, "claim": parse_hex, "tie": parse_hex,
}  # fmt: skip


def parse_automatic(words: list[str]) -> Dict:
    action: Dict = {"do": "automatic"}
    if words[:1] == ["save"]:
        action["save"], words = words[1], words[2:]
    if words[:1] == ["draw"]:
        draws: Dict = {}
        for part in " ".join(words[1:]).split(" ; "):
            what, _, drawn = part.partition(":")
            draws[what.strip()] = parse_draw(what.strip(), drawn.replace(",", " ").split())
        action["draws"] = draws
    return action


def parse_draw(what: str, words: list[str]) -> list[str | None]:
    found: list[str | None] = []
    times = 1
    for word in words:
        if word.isdigit():
            times = int(word)
        else:
            found += [None if word == "~" else word] * times
            times = 1
    return found


def parse_card(card: str, words: list[str]) -> Dict:  # noqa: C901, PLR0911
    """The arguments of a card."""
    if not words:
        return {}
    head = words[: words.index(":")] if ":" in words else words
    tail = words[words.index(":") + 1 :] if ":" in words else []
    if card == "aquatic":
        found: Dict = {"element": head[0], "corner": head[1]} if head else {}
        if tail:
            found["hex"], found["number"] = numbered(tail)
        return found
    if card in ("biomass", "evolution", "predator"):
        return {"victims": groups(words)}
    if card == "blight":
        return {"hex": words[0], "corner": words[2] if len(words) > 2 else None}
    if card == "catastrophe":
        return {"hex": head[0], "keep": head[2] if len(head) > 2 else None, "victims": groups(tail)}
    if card in ("disease", "symbiotic"):
        return {"elements": groups(tail)}
    if card == "fecundity":
        return {"hexes": words}
    if card in ("fertile", "ice-sheet"):
        return {"hex": words[0]}
    if card == "habitat":
        return {"element": words[0], "corner": words[1]}
    if card == "hibernation":
        return dict(zip(("hex", "number"), numbered(words), strict=True))
    if card == "immigrants":
        return {"penalties": groups(tail)}
    if card == "instinct":
        return {"to": words[-1].split("@")}
    if card == "mass-exodus":
        return {"hex": head[0], "moves": [numbered(group) for group in groups(tail)]}
    return {"given": words[0], "element": words[2]}
