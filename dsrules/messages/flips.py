"""What would turn dominance on a tile."""

TEXTS: dict[str, tuple[str, str]] = {
    "flips.set": ("{edits:list}", "{edits:list}"),
    "flips.give": (
        "{who:Animal} would qualify with {n:n.change}; {ways:n.way}:",
        "{who:Animal}: podmínku by splnila {n:n.change}; {ways:n.way}:",
    ),
    "flips.give-out-of-reach": (
        "{who:Animal} would not qualify even with {n:n.change}",
        "{who:Animal}: podmínku by nesplnily ani {n:n.change}",
    ),
    "flips.take": (
        "{who:Animal} would no longer qualify with {n:n.change}; {ways:n.way}:",
        "{who:Animal}: o splnění podmínky by připravila {n:n.change}; {ways:n.way}:",
    ),
    "flips.take-out-of-reach": (
        "{who:Animal} would still qualify after {n:n.change}",
        "{who:Animal}: podmínku splní i po těchto změnách: {n}",
    ),
    "flips.tie": (
        "The most would be shared with {n:n.change}; {ways:n.way}:",
        "Nejvíc by bylo společné, stačí {n:n.change}; {ways:n.way}:",
    ),
    "flips.tie-out-of-reach": (
        "The most would not be shared even with {n:n.change}",
        "Nejvíc by nebylo společné, ani kdyby přišly {n:n.change}",
    ),
    "flips.unread": (
        "What would turn dominance depends on what was not read: {corners:list}",
        "Co by dominanci obrátilo, závisí na tom, co se nepodařilo přečíst: {corners:list}",
    ),
}
