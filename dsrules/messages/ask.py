"""What was asked, in words: the question after the verdict."""

TEXTS: dict[str, tuple[str, str]] = {
    "ask.claim": ("{who:animal} claim {tile:tile}", "nárok na {tile:tile} ({who:animal})"),
    "ask.tie": ("a tie can be shown {tile:tile.loc}", "ukázat remízu {tile:tile.loc}"),
    "ask.score": ("scoring {tile:tile}", "bodování: {tile:tile}"),
    "ask.survival": ("who holds the Survival Card", "kdo drží kartu přežití"),
    "ask.extinction": ("what Extinction removes", "co odstraní vyhynutí"),
    "ask.final": ("the final scores", "závěrečné bodování"),
    "ask.next": ("what is carried out next", "co přijde na řadu"),
}
