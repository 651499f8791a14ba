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
