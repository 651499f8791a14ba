"""Sentences about tiles and corners that an action names."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "ground.no-tile": ("there is no tile on {hex}", "na hexagonu {hex} neleží žádný dílek"),
    "ground.no-map": (
        "the position shows one tile without a map, so it does not say what lies on {hex}",
        "postavení ukazuje jeden dílek bez mapy, neříká tedy, co leží na hexagonu {hex}",
    ),
    "ground.unknown-hex": (
        "nobody could read {hex}: without a tile there it is not allowed, with one it may be",
        "hexagon {hex} se nepodařilo přečíst: není-li tam dílek, akce dovolena není, je-li tam, dovolena být může",
    ),
    "ground.no-cubes-untold": (
        "nobody could read {hex}, but {n:n.cube} of {who:animal} cannot stand there: the position tells where they are",
        "hexagon {hex} se nepodařilo přečíst, ale {n:n.cube} tam stát nemůže: kde jsou, říká postavení ({who:animal})",
    ),
    "ground.no-map-corner": (
        "the position shows one tile without a map, so it does not say what lies on corner {corner}",
        "postavení ukazuje jeden dílek bez mapy, neříká tedy, co leží na rohu {corner}",
    ),
    "ground.occupied": (
        "corner {corner} is not vacant: {e:element} lies there, and a corner holds one disc",
        "roh {corner} není volný: leží tam {e:element} a na rohu smí být jen jeden žeton",
    ),
    "ground.unknown-corner-vacant": (
        "nobody could read corner {corner}: allowed if it is vacant, not allowed if a disc lies there",
        "roh {corner} se nepodařilo přečíst: je-li volný, akce je dovolena, leží-li tam žeton, dovolena není",
    ),
    "ground.no-touch": (
        "corner {corner} touches no tile in play",
        "roh {corner} se nedotýká žádného dílku ve hře",
    ),
    "ground.unknown-touch": (
        "corner {corner} touches a tile only if one lies on {hexes:list.or}, which nobody could read",
        "roh {corner} se dotýká dílku jen tehdy, leží-li nějaký na hexagonu {hexes:list.or}, který se nepodařilo "
        "přečíst",
    ),
    "ground.vacant": ("corner {corner} is vacant", "roh {corner} je volný"),
    "ground.touches": ("corner {corner} touches {hexes:tiles.and}", "rohu {corner} se dotýká {hexes:tiles.and}"),
}
