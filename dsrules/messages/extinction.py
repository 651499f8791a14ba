"""Extinction: what is removed, exempt, or kept."""

TEXTS: dict[str, tuple[str, str]] = {
    "extinction.lost": (
        "{who:animal} {who:match} nothing {hex:tile.loc}: {cubes:n.cube} endangered",
        "{who:animal} {hex:tile.loc} {who:have.not} shodu: ohroženo: {cubes:n.cube}",
    ),
    "extinction.lost.possible": (
        "{who:animal} may match nothing {hex:tile.loc}, as corners are unread: then {cubes:n.cube} endangered",
        "{who:animal} {hex:tile.loc} možná shodu {who:have.not}, rohy jsou nečitelné: pak je ohroženo: {cubes:n.cube}",
    ),
    "extinction.kept": (
        "{who:animal} {who:keep} {n:n.cube} of them {hex:tile.loc}",
        "{who:animal} {who:keep} {hex:tile.loc} {n:n.cube.acc}",
    ),
    "extinction.may-keep": (
        "{who:animal} may keep {n:n.cube} on {hexes:list.or}; here they keep none",
        "{who:animal} {who:may} zachovat {n:n.cube.acc} na {hexes:list.or}; tady nezachovávají nic",
    ),
    "extinction.perhaps-alone": (
        "if {hex:tile} is the only tile where {who:animal} have something endangered, one cube is kept there by itself",
        "je-li {hex:tile} jediný dílek, kde {who:have} {who:animal} něco ohroženého, jedna kostička tam zůstává sama",
    ),
    "extinction.no-choice": (
        "{who:animal} have something endangered {hex:tile.loc} alone, so that it is kept by itself",
        "{who:animal} {who:have} něco ohroženého jen {hex:tile.loc}, zůstává to tedy samo",
    ),
    "extinction.hibernating": (
        "{cubes:n.cube} of {who:animal} {hex:tile.loc}: placed by Hibernation this turn and exempt",
        "{who:animal} {hex:tile.loc}: {cubes:n.cube} z karty Hibernace, v tomto kole chráněno",
    ),
    "extinction.nothing": (
        "nobody is endangered: nothing is removed",
        "ohrožen není nikdo: neodstraňuje se nic",
    ),
    "extinction.unknown-hexes": (
        "nobody could read {hexes:list.and}: what is endangered there is not known",
        "{hexes:list.and} nikdo nepřečetl: co je tam ohroženo, není známo",
    ),
    "extinction.not-saveable": (
        "{who:animal} have nothing endangered on {hex:tile} that they could keep; they have on: {hexes:list}",
        "{who:animal} na {hex:tile} nemají nic ohroženého, co by mohli zachovat; mají na: {hexes:list}",
    ),
    "extinction.change": (
        "{hex:tile}: {cubes:n.cube} of {who:animal} removed, out of play",
        "{hex:tile}: pryč je {cubes:n.cube} ({who:animal}), mimo hru",
    ),
}
