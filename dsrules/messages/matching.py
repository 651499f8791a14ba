"""Matches and the sums behind them."""

TEXTS: dict[str, tuple[str, str]] = {
    "matching.sum": ("{who:Animal}: {terms:sum} = {n:n.match}", "{who:Animal}: {terms:sum} = {n:n.match}"),
    "matching.none": (
        "{who:Animal}: nothing that {who:animal} {who:need} lies there = {n:n.match}",
        "{who:Animal}: z toho, co {who:need}, tam neleží nic = {n:n.match}",
    ),
    "matching.sum-range": (
        "{who:Animal}: {terms:sum}, and what lies on the unread corners = {least} to {most:n.match}",
        "{who:Animal}: {terms:sum} a to, co leží na nepřečtených rozích = {least} až {most:n.match}",
    ),
    "matching.none-range": (
        "{who:Animal}: only what lies on the unread corners = {least} to {most:n.match}",
        "{who:Animal}: jen to, co leží na nepřečtených rozích = {least} až {most:n.match}",
    ),
    "matching.term": (
        "{element:element}: {need} on the display × {supply} on the tile = {n}",
        "{element:element}: {need} na desce živočicha × {supply} na dílku = {n}",
    ),
    "matching.assumed-printed": (
        "the display of {who:animal} is not stated: judged by the printed elements ({elements:elements})",
        "deska {who:animal.gen} není uvedena: posuzuje se podle natištěných prvků ({elements:elements})",
    ),
}
