"""What a switch decided, and how switches are set in a question."""

TEXTS: dict[str, tuple[str, str]] = {
    "switches.decided": (
        "the switch {name} is set to {reading}, and that decides here",
        "přepínač {name} je nastaven na {reading} a to zde rozhoduje",
    ),
    "switches.mapping": (
        "switches maps names of switches to what they are set to",
        "pod switches patří ke každému názvu přepínače hodnota, na kterou je nastaven",
    ),
}
