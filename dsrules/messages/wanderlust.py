"""Sentences about Wanderlust."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "wanderlust.tiles-not-stated": (
        "the position does not state the face-up tiles (display: {b}: tiles): allowed if one shows {t:terrain}, not "
        "allowed if not",
        "postavení neuvádí odkryté dílky (display: {b}: tiles): má-li některý terén {t:terrain}, akce je dovolena, "
        "jinak ne",
    ),
    "wanderlust.not-face-up": (
        "no stack shows {t:terrain}; face up: {shown:terrains}",
        "na žádné hromádce neleží odkrytý dílek s terénem {t:terrain}; odkryté terény: {shown:terrains}",
    ),
    "wanderlust.none-face-up": (
        "no stack shows a tile; used stacks show the next one only after reseed",
        "na žádné hromádce neleží odkrytý dílek; další se odkryje až při doplnění",
    ),
    "wanderlust.other-stack": (
        "stack {n} does not show {t:terrain}",
        "na hromádce {n} neleží odkrytý dílek s terénem {t:terrain}",
    ),
    "wanderlust.not-blank": (
        "{hex} is not blank: {t:terrain} lies there",
        "{hex} není prázdný hexagon: leží tam {t:terrain}",
    ),
    "wanderlust.hex-unread": (
        "nobody could read {hex}: allowed if it is blank, not allowed if a tile lies there",
        "{hex} se nepodařilo přečíst: je-li to prázdný hexagon, akce je dovolena, leží-li tam dílek, dovolena není",
    ),
    "wanderlust.not-adjacent": (
        "{hex} is next to no tile",
        "{hex} nesousedí s žádným dílkem",
    ),
    "wanderlust.neighbours-unread": (
        "{hex} is next to a tile only if one lies on {hexes:list.or}, which nobody could read",
        "{hex} sousedí s dílkem jen tehdy, leží-li nějaký na {hexes:list.or}, což se nepodařilo přečíst",
    ),
    "wanderlust.other-corner": (
        "corner {corner} is not one of the new tile {hex}",
        "roh {corner} nepatří k novému dílku {hex}",
    ),
    "wanderlust.not-next": (
        "{who:animal} on {hex} may not move: {hex} is not next to the new tile {target}",
        "{who:animal} na {hex} se {who:may.not} přesunout: {hex} nesousedí s novým dílkem {target}",
    ),
    "wanderlust.too-many": (
        "{n:n.cube} of {who:animal} cannot leave {hex}: {there} there",
        "{who:animal} {who:have} na {hex} jen {there:n.cube.acc}, odejít jich tedy nemůže {n}",
    ),
    "wanderlust.bonus-unread": (
        "allowed, but nobody could read {hexes:list}: {who:animal} score {least:n.vp} if no tile is there, up to "
        "{most:n.vp} if one is",
        "dovoleno, ale {hexes:list} se nepodařilo přečíst: {who:animal} {who:score} {least:n.vp}, není-li tam dílek, "
        "a až {most:n.vp}, je-li tam",
    ),
    "wanderlust.placed": (
        "{who:animal} {who:put} a new tile on {hex}: {t:terrain}",
        "{who:animal} {who:put} na {hex} nový dílek: {t:terrain}",
    ),
    "wanderlust.disc": (
        "{who:animal} {who:put} {e:element} on corner {corner}",
        "{who:animal} {who:put} na roh {corner} {e:element.acc}",
    ),
    "wanderlust.bonus": (
        "{who:animal} score {vp:n.vp} for {n:n.tile} next to the new one",
        "{who:animal} {who:score} {vp:n.vp} (sousední dílky: {n})",
    ),
    "wanderlust.bonus-range": (
        "{who:animal} score {vp} to {most:n.vp}, depending on hexes that nobody could read",
        "{who:animal} {who:score} {vp} až {most:n.vp} podle hexagonů, které se nepodařilo přečíst",
    ),
    "wanderlust.moved": (
        "{n:n.cube} of {who:animal} from {hex} to {to}",
        "{who:animal} {who:move} z {hex} na {to} ({n:n.cube})",
    ),
    "wanderlust.face-up": ("stack {n} shows {t:terrain}", "na hromádce {n} leží odkrytý dílek ({t:terrain})"),
    "wanderlust.blank": (
        "{hex} is blank and next to {there:list.and}",
        "{hex} je prázdný hexagon; sousední dílky: {there:list}",
    ),
    "wanderlust.own-corner": (
        "corner {corner} belongs to the new tile {hex}",
        "roh {corner} patří k novému dílku {hex}",
    ),
    "wanderlust.may-move": (
        "{there:n.cube} of {who:animal} on {hex}, next to {target}; {n} to move",
        "{who:animal} {who:have} na {hex}, který sousedí s {target}, {there:n.cube.acc}; přesunout se má {n}",
    ),
}
