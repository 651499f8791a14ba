"""Sentences about Competition."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "competition.terrain": (
        "{hex:tile} is {t:terrain}, and {space} allows {allowed:terrains}",
        "{hex:tile} je {t:terrain}, ale oko {space:step} platí jen pro terény {allowed:terrains}",
    ),
    "competition.same-terrain": (
        "{other:tile} and {hex:tile} are both {t:terrain}: one tile of each terrain",
        "{other:tile} i {hex:tile} mají terén {t:terrain}: od každého terénu smí být jen jeden dílek",
    ),
    "competition.same-tile": (
        "more than one species on {hex:tile}: it is one on each tile chosen",
        "víc druhů {hex:tile.loc}: z každého zvoleného dílku smí být jen jeden",
    ),
    "competition.free-tiles": (
        "the free action is for {most:n.tile}, not {n}",
        "akce zdarma platí jen pro {most:n.tile}, nikoli pro {n}",
    ),
    "competition.not-present": (
        "{who:animal} {who:have.not} species {hex:tile.loc}",
        "{who:animal} {hex:tile.loc} {who:have.not} žádný druh",
    ),
    "competition.own": (
        "{who:animal} would eliminate a species of their own {hex:tile.loc}: it has to be an opposing one",
        "{hex:tile.loc} má být odstraněn vlastní druh ({who:animal}), musí to ale být druh soupeřící",
    ),
    "competition.no-victim": (
        "{who:animal} {who:have.not} species {hex:tile.loc} to eliminate",
        "{who:animal} {hex:tile.loc} {who:have.not} žádný druh, není co odstranit",
    ),
    "competition.nothing": (
        "no species eliminated: that is the same as forgoing the action",
        "neodstraňuje se žádný druh: to je totéž jako vzdát se akce",
    ),
    "competition.eliminated": (
        "{who:animal} {who:lose} a species {hex:tile.loc}; it is out of play",
        "{who:animal} {who:lose} jeden druh {hex:tile.loc}; kostička je mimo hru",
    ),
    "competition.terrain-allowed": (
        "{hex:tile} is {t:terrain}, and {space} allows that",
        "{hex:tile} je {t:terrain} a {space:step} to dovoluje",
    ),
    "competition.terrains-differ": (
        "no two of the tiles chosen have the same terrain",
        "žádné dva zvolené dílky nemají stejný terén",
    ),
    "competition.free": (
        "{n:n.tile}: the free action is for {most}",
        "{n:n.tile}: akce zdarma platí pro {most}",
    ),
    "competition.present": (
        "{who:animal} {who:stand} {hex:tile.loc} themselves",
        "{who:animal} {who:have} {hex:tile.loc} vlastní druh",
    ),
    "competition.victim": (
        "an opposing species {hex:tile.loc}: {who:animal}",
        "soupeřící druh {hex:tile.loc}: {who:animal}",
    ),
}
