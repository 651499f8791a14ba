"""Sentences about Speciation."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "speciation.pool-not-stated": (
        "the position does not state the gene pool of {who:animal}: allowed if it holds {n:n.cube}, not allowed if it "
        "holds fewer",
        "postavení neuvádí genovou zásobu ({who:animal}): stačí-li na {n:n.cube.acc}, akce je dovolena, jinak ne",
    ),
    "speciation.pool": (
        "{n:n.cube} placed, but the gene pool of {who:animal} holds {held:n.cube}",
        "{who:animal} {who:have} v genové zásobě jen {held:n.cube.acc}, přidat jich tedy nelze {n}",
    ),
    "speciation.free-most": (
        "the free action adds {most:n.species} at most, not {n}",
        "akce zdarma přidává nejvýš {most:n.species}, nikoli {n}",
    ),
    "speciation.free-one-tile": (
        "the free action goes to one tile, not to {n:n.tile}",
        "akce zdarma platí pro jediný dílek, nikoli pro {n:n.tile}",
    ),
    "speciation.no-disc-named": (
        "an eyeball space asks for a disc on Earth; only the free action does without",
        "akce z oka vyžaduje žeton prvku na Zemi; bez něj se obejde jen akce zdarma",
    ),
    "speciation.no-disc": ("no disc lies on corner {corner}", "na rohu {corner} neleží žádný žeton"),
    "speciation.unread": (
        "nobody could read corner {corner}: allowed if a disc of the right type lies there, not allowed if not",
        "roh {corner} se nepodařilo přečíst: leží-li tam žeton správného typu, akce je dovolena, jinak ne",
    ),
    "speciation.other-type": (
        "{space} asks for {wanted:element}, and on corner {corner} lies {e:element}",
        "oko {space:step} vyžaduje prvek {wanted:element}, na rohu {corner} ale leží {e:element}",
    ),
    "speciation.not-touching": (
        "{hex:tile} does not touch corner {corner}",
        "{hex:tile} se rohu {corner} nedotýká",
    ),
    "speciation.too-many": (
        "{n:n.cube} on {hex:tile}, but {t:terrain} takes {most} at most",
        "{hex:tile.loc} {n:n.cube}, ale terén {t:terrain} přijme nejvýš {most}",
    ),
    "speciation.nothing": (
        "no species placed: that is the same as forgoing the action",
        "nepřidává se žádný druh: to je totéž jako vzdát se akce",
    ),
    "speciation.placed": (
        "{n:n.cube} of {who:animal} from the gene pool to {hex:tile}",
        "{who:animal} {who:put} na {hex:tile} {n:n.cube.acc} z genové zásoby",
    ),
    "speciation.pool-holds": (
        "{n:n.cube} to place, and the gene pool of {who:animal} holds {held}",
        "{who:animal} {who:have} v genové zásobě {held:n.cube.acc}, přidat se má {n}",
    ),
    "speciation.free": (
        "{n:n.species} on one tile: the free action adds {most} at most",
        "{n:n.species} na jeden dílek: akce zdarma přidává nejvýš {most}",
    ),
    "speciation.row": (
        "{space} asks for {wanted:element}, and that is what lies on corner {corner}",
        "oko {space:step} vyžaduje prvek {wanted:element} a právě ten na rohu {corner} leží",
    ),
    "speciation.touches": ("{hex:tile} touches corner {corner}", "{hex:tile} se rohu {corner} dotýká"),
    "speciation.room": (
        "{n:n.cube} {hex:tile.loc}: {t:terrain} takes {most} at most",
        "{n:n.cube} {hex:tile.loc}: {t:terrain} přijme nejvýš {most}",
    ),
}
