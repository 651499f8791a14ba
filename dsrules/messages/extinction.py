"""Extinction: what is removed, exempt, or kept."""

TEXTS: dict[str, tuple[str, str]] = {
    "extinction.lost": (
        "{who:animal} {who:match} nothing {hex:tile.loc}: {cubes:n.cube} endangered",
        "{who:animal} {hex:tile.loc} {who:have.not} žádnou shodu (ohroženo: {cubes:n.cube})",
    ),
    "extinction.lost.possible": (
        "{who:animal} may match nothing {hex:tile.loc}, as corners are unread: then {cubes:n.cube} endangered",
        "{who:animal} {hex:tile.loc} možná {who:have.not} žádnou shodu, protože některé rohy se nepodařilo přečíst "
        "(pak ohroženo: {cubes:n.cube})",
    ),
    "extinction.kept": (
        "{who:animal} {who:keep} {n:n.cube} of them {hex:tile.loc}",
        "{who:animal} {who:keep} {hex:tile.loc} {n:n.cube.acc}",
    ),
    "extinction.may-keep": (
        "{who:animal} may keep {n:n.cube} on {hexes:list.or}; here they keep none",
        "{who:animal} si {who:may} ponechat {n:n.cube.acc} na {hexes:list.or}; tady se nezachraňuje žádná",
    ),
    "extinction.perhaps-alone": (
        "if {hex:tile} is the only tile where {who:animal} have something endangered, one cube is kept there by itself",
        "je-li {hex:tile} jediný dílek, kde {who:have} {who:animal} něco ohroženého, jedna kostička se tam zachrání "
        "automaticky",
    ),
    "extinction.no-choice": (
        "{who:animal} have something endangered {hex:tile.loc} alone, so that it is kept by itself",
        "{who:animal} {who:have} něco ohroženého jen {hex:tile.loc}, zachrání se to tedy automaticky",
    ),
    "extinction.hibernating": (
        "{cubes:n.cube} of {who:animal} {hex:tile.loc}: placed by Hibernation this turn and exempt",
        "{who:animal} {hex:tile.loc}: {cubes:n.cube} z karty Hibernation (Hibernace), v tomto kole před vyhynutím v "
        "bezpečí",
    ),
    "extinction.nothing": (
        "nobody is endangered: nothing is removed",
        "ohrožen není nikdo: neodstraňuje se nic",
    ),
    "extinction.unknown-hexes": (
        "nobody could read {hexes:list.and}: what is endangered there is not known",
        "{hexes:list.and} se nepodařilo přečíst: co je tam ohroženo, není známo",
    ),
    "extinction.not-saveable": (
        "{who:animal} have nothing endangered on {hex:tile} that they could keep; tiles where they could: {hexes:list}",
        "{who:animal} {who:have.not} na {hex:tile} nic ohroženého, co by šlo zachránit; zachránit lze na: {hexes:list}",
    ),
    "extinction.change": (
        "{hex:tile}: {cubes:n.cube} of {who:animal} removed, out of play",
        "{hex:tile}: {cubes:n.cube} mimo hru ({who:animal})",
    ),
}
