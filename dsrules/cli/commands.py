"""The commands: in which group help lists each, which module holds it, and what is particular to some."""

from __future__ import annotations

GROUPS: dict[str, dict[str, str]] = {
    "rulings": {
        "dominance": "rulings", "matches": "rulings", "endangered": "rulings", "tile": "rulings", "claim": "rulings",
        "check": "files",
    },
    "moves": {
        "can": "moves", "act": "moves", "whatif": "moves", "moves": "moves", "flip": "moves", "next": "moves",
        "score": "scores", "survival": "scores", "extinction": "scores", "final": "scores",
        "setup": "games", "play": "games", "replay": "games",
    },
    "lookup": {
        "rule": "lookup", "search": "lookup", "action": "lookup", "card": "lookup", "animal": "lookup",
        "terrain": "lookup", "term": "lookup", "page": "lookup", "switches": "lookup",
    },
    "boards": {
        "show": "pictures", "export": "pictures", "edit": "editing", "ask": "asking", "watch": "watching",
    },
    "tools": {
        "batch": "batch", "fmt": "files", "schema": "files", "explain": "files", "verify": "files",
        "doctor": "doctor", "help": "help",
    },
}  # fmt: skip
"""Group -> command -> the module `dsrules.cli.<module>` that holds it, in the order in which help lists them."""

COLLECTING = ("batch", "play", "replay", "moves", "verify", "edit", "ask", "watch")
"""The commands that may run long: garbage is collected there again."""

PASSING_ON = ("watch",)
"""The commands that take the words of another command, options and all."""

MODULES: dict[str, str] = {command: module for commands in GROUPS.values() for command, module in commands.items()}

NESTING = ("ask", "edit", "watch")
"""The commands that take lines or keep running: none of them starts another."""
