"""Sentences about the bonus table."""

TEXTS: dict[str, tuple[str, str]] = {
    "bonus.table": ("the bonus table gives {vp:n.vp} for {n}", "bonusová tabulka: za počet {n} je {vp:n.vp}"),
    "bonus.beyond": (
        "{n} is more than the bonus table lists: by our reading its last figure, the one for {last}, holds: {vp:n.vp}",
        "{n} je víc, než bonusová tabulka uvádí: podle našeho výkladu platí její poslední údaj (za {last}), tedy "
        "{vp:n.vp}",
    ),
    "bonus.by-switch": (
        "{n} is more than the bonus table lists: the switch {name} sets {vp:n.vp}",
        "{n} je víc, než bonusová tabulka uvádí: přepínač {name} stanoví {vp:n.vp}",
    ),
}
