"""Whose turn it is, what comes next, and what becomes of pawns."""

TEXTS: dict[str, tuple[str, str]] = {
    "order.due.pawn": ("next is the pawn on {step}: {who:animal}", "na řadě je pěšec na oku {step:step}: {who:animal}"),
    "order.due.pawn.unknown": (
        "next is the pawn on {step}; the position does not say whose it is",
        "na řadě je pěšec na oku {step:step}; čí to je, postavení neříká",
    ),
    "order.due.free": (
        "next is the free action {step}: {who:animal}",
        "na řadě je akce zdarma {step:step}: {who:animal}",
    ),
    "order.due.automatic": ("next is the automatic step {step}", "na řadě je automatický krok {step:step}"),
    "order.due.planning": (
        "the Planning Phase is on, and next to place a pawn: {who:animal}",
        "probíhá fáze plánování a pěšce teď {who:deploy} {who:animal}",
    ),
    "order.due.planning.unknown": (
        "the Planning Phase is on; the position does not say who places next (turn)",
        "probíhá fáze plánování; kdo má teď umístit pěšce, postavení neříká (turn)",
    ),
    "order.due.card": (
        "first a dominance card has to be taken: {who:animal}",
        "nejdřív si {who:animal} {who:must} vzít dominanční kartu",
    ),
    "order.due.over": ("the game is over", "hra skončila"),
    "order.due.nothing": (
        "the position states neither a phase nor a next step (phase, next)",
        "postavení neuvádí fázi ani další krok (phase, next)",
    ),
    "order.not-next": ("this is not next: {due}", "tohle teď není na řadě: {due}"),
    "order.no-pawn": (
        "no pawn of {who:animal} stands on {step}",
        "{who:animal} {who:have.not} na oku {step:step} pěšce",
    ),
    "order.not-leftmost": (
        "only the left-most pawn of this box acts, and {step} has one to its left",
        "v tomto políčku je na řadě jen pěšec nejvíc vlevo a vlevo od oka {step:step} ještě jeden stojí",
    ),
    "order.planning-over": (
        "pawns are placed in the Planning Phase only: {due}",
        "pěšci se umisťují jen ve fázi plánování: {due}",
    ),
    "order.must-place": (
        "placing goes on until every pawn is out; there is no passing in the Planning Phase",
        "umisťuje se, dokud nejsou na přehledu všichni pěšci; ve fázi plánování se pasovat nedá",
    ),
    "order.must-take": (
        "the card has to be taken and resolved as far as possible: {who:animal}",
        "{who:animal} si {who:must} kartu vzít a provést ji, nakolik to jde",
    ),
    "order.not-voluntary": (
        "{step} is automatic and cannot be declined",
        "automatický krok {step:step} se odmítnout nedá",
    ),
    "order.nobody-passes": ("there is nothing to forgo: {due}", "není čeho se vzdát: {due}"),
    "order.pass-unknown": (
        "the position does not say which action is forgone (phase, display)",
        "postavení neříká, které akce se hráč vzdává (phase, display)",
    ),
    "order.voluntary": (
        "an action may be forgone altogether; its pawn is removed all the same",
        "celé akce se lze vzdát; pěšec se odebere tak jako tak",
    ),
    "order.forgone": ("{who:animal} forgo {step}", "{who:animal} {who:forgo} akce {step:step}"),
    "order.returned": (
        "{who:animal} take the pawn from {step} back in hand",
        "{who:animal} si {who:take} pěšce z oka {step:step} zpět do ruky",
    ),
    "order.may-claim": (
        "after this {who:animal} {who:qualify} {hex:tile.loc} and may claim it",
        "{who:animal} pak {hex:tile.loc} {who:qualify} a {who:may} si dílek nárokovat",
    ),
    "order.may-come-off": (
        "after this the cone of {who:animal.gen} {hex:tile.loc} comes off when another player points it out",
        "kužel {who:animal.gen} {hex:tile.loc} se pak sejme, když na to upozorní jiný hráč",
    ),
    "order.may-tie": (
        "after this the most matches {hex:tile.loc} are shared, and the tie may be shown",
        "{hex:tile.loc} je pak o nejvyšší počet shod remíza, kterou lze ukázat",
    ),
    "order.leftmost": ("no pawn stands to the left of {step}", "vlevo od oka {step:step} žádný pěšec nestojí"),
    "order.passed": ("fulfilled: {what}", "splněno: {what}"),
}
