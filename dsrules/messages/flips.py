"""What would turn dominance on a tile."""

TEXTS: dict[str, tuple[str, str]] = {
    "flips.set": ("{edits:list}", "{edits:list}"),
    "flips.give": (
        "{who:Animal} would qualify with {n:n.change}; {ways:n.way}:",
        "{who:Animal} {who:would.qualify}: stačí {n:n.change}; {ways:n.way}:",
    ),
    "flips.give-out-of-reach": (
        "{who:Animal} would not qualify even with {n:n.change}",
        "{who:Animal} {who:would.not}: nestačí ani {n:n.change}",
    ),
    "flips.take": (
        "{who:Animal} would no longer qualify with {n:n.change}; {ways:n.way}:",
        "{who:Animal} {who:would.lose}: stačí {n:n.change}; {ways:n.way}:",
    ),
    "flips.take-out-of-reach": (
        "{who:Animal} would still qualify after {n:n.change}",
        "{who:Animal} {who:would.qualify} i dál: nestačí ani {n:n.change}",
    ),
    "flips.tie": (
        "The most would be shared with {n:n.change}; {ways:n.way}:",
        "Nastala by remíza: stačí {n:n.change}; {ways:n.way}:",
    ),
    "flips.tie-out-of-reach": (
        "The most would not be shared even with {n:n.change}",
        "Remíza by nenastala: nestačí ani {n:n.change}",
    ),
    "flips.unread": (
        "What would turn dominance depends on what was not read: {corners:list}",
        "Co by dominanci změnilo, závisí na tom, co se nepodařilo přečíst: {corners:list}",
    ),
}
