"""What was asked, in words: the question after the verdict."""

TEXTS: dict[str, tuple[str, str]] = {
    "ask.claim": ("{who:animal} claim {tile:tile}", "{who:animal}, nárok na {tile:tile}"),
    "ask.tie": ("a tie can be shown {tile:tile.loc}", "ukázat remízu {tile:tile.loc}"),
    "ask.action": ("{line}", "{line}"),
}
