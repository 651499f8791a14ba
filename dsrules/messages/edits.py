"""Why a change of a position is impossible."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "edits.corner-off-earth": (
        "No tile touches the corner {corner}, so no disc can stand there.",
        "Rohu {corner} se nedotýká žádný dílek, žeton na něm tedy ležet nemůže.",
    ),
    "edits.no-map": ("There is no {hex} in this position.", "V tomto postavení není {hex}."),
    "edits.no-tile": ("There is no tile {hex:tile.loc}.", "{hex:Tile.loc} není dílek."),
    "edits.not-added": (
        "{who:Animal} {who:have} {n} {e:element} that can be taken away; printed elements stay.",
        "{who:Animal}: prvků, které lze odebrat ({e:element}), je {n}; natištěné prvky zůstávají.",
    ),
    "edits.display-full": (
        "{who:Animal} {who:have} {n:n.element} already; a display holds at most {most}.",
        "{who:Animal} už {who:have} {n:n.element}; na desku se jich vejde nejvýš {most}.",
    ),
    "edits.too-few-cubes": (
        "{who:Animal} {who:have} only {n:n.cube} {hex:tile.loc}.",
        "{who:Animal} {who:have} {hex:tile.loc} jen {n:n.cube.acc}.",
    ),
    "edits.too-many-cubes": (
        "{who:Animal} would have {n:n.cube} on Earth; there are {most} of them.",
        "Na Zemi by bylo {n:n.cube} ({who:animal}); víc než {most} jich není.",
    ),
    "edits.discs": (
        "The line of a whole tile says nothing of its discs: they stand on corners, such as {hex}.e=grass.",
        "Řádek celého dílku nemluví o žetonech: ty leží na rozích, třeba {hex}.e=tráva.",
    ),
    "edits.set": (
        "set takes a key of the position file and its value: set round 4, set unknown [d3.w]; ~ for none.",
        "set čeká klíč souboru s postavením a hodnotu: set round 4, set unknown [d3.w]; ~ znamená žádnou.",
    ),
    "edits.key": ("A position file has no key {key}.", "Soubor s postavením nemá klíč {key}."),
}
