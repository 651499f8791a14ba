"""The starting position."""

TEXTS: dict[str, tuple[str, str]] = {
    "setup.twice": ("named more than once: {whos:animals}", "uvedeno vícekrát: {whos:animals}"),
    "setup.number": (
        "{n:n.animal} cannot play; there are {least} to {most}",
        "{n:n.animal} hrát nemůže; hraje jich {least} až {most}",
    ),
    "setup.owners": (
        "the owners must share out the animals in play, each to one player: {whos:animals}",
        "každý živočich ve hře musí pod owners patřit právě jednomu hráči: {whos:animals}",
    ),
}
