"""The automatic steps of a turn."""

TEXTS: dict[str, tuple[str, str]] = {
    "automatic.which": (
        "the position does not say which step is next (phase, next)",
        "postavení neříká, který krok je na řadě (phase, next)",
    ),
    "automatic.not-next": ("no automatic step is next: {due}", "automatický krok na řadě není: {due}"),
    "automatic.no-save-here": (
        "the mammals keep a species in Extinction only, not in {step}",
        "savci si druh ponechávají jen při vyhynutí, ne v kroku {step:step}",
    ),
    "automatic.no-draw-here": (
        "nothing is drawn in {step}; draws belong to reseed",
        "v kroku {step:step} se nic nelosuje; losuje se až při doplnění",
    ),
    "automatic.no-reseed": (
        "this is the last turn, as the card that ends the game has been taken: there is no Reseed",
        "toto kolo je poslední, protože karta, která ukončuje hru, už byla vzata: doplnění odpadá",
    ),
    "automatic.no-reseed-face-up": (
        "this is the last turn, as the card that ends the game lies face up: there is no Reseed",
        "toto kolo je poslední, protože karta, která ukončuje hru, leží odkrytá: doplnění odpadá",
    ),
    "automatic.box-not-stated": (
        "the position does not state the discs of the {b:box} box (display: {b}: elements)",
        "postavení neuvádí žetony v políčku {b:box} (display: {b}: elements)",
    ),
    "automatic.lost": (
        "{who:animal} lose one {e:element} to the bag",
        "{who:animal} {who:lose} {e:element.acc}; žeton jde do sáčku",
    ),
    "automatic.shielded": (
        "{who:animal} {who:keep} {e:element}: protected this turn",
        "{who:animal} {who:keep} {e:element.acc}: v tomto kole platí ochrana",
    ),
    "automatic.nothing-lost": (
        "nobody loses an element: the box holds no type of which somebody has an unprotected added disc",
        "prvek neztrácí nikdo: v políčku není žádný typ, jehož nechráněný přidaný žeton by někdo měl",
    ),
    "automatic.cleared": (
        "{e:element} on {corner} touches tundra and goes to the bag",
        "{e:element} na rohu {corner} se dotýká tundry: žeton jde do sáčku",
    ),
    "automatic.nothing-cleared": (
        "no disc on a tundra corner has a type that lies in the Wasteland box",
        "na žádném rohu tundry neleží žeton typu, který je v políčku pustina",
    ),
    "automatic.clearing-unread": (
        "nobody could read {corner}, a tundra corner: a disc there may have to go",
        "roh tundry {corner} se nepodařilo přečíst: leží-li na něm žeton, možná zmizí",
    ),
    "automatic.perhaps-frozen": (
        "nobody could read {hex}: if it is tundra, the disc on {corner} goes",
        "{hex} se nepodařilo přečíst: je-li to tundra, žeton na rohu {corner} zmizí",
    ),
    "automatic.save-missing": (
        "{who:animal} may keep {n:n.cube} on {hexes:list.or}: say `automatic save HEX` or `automatic save none`",
        "{who:animal} si {who:may} ponechat {n:n.cube.acc} na {hexes:list.or}: napište `automatic save HEX` nebo "
        "`automatic save none`",
    ),
    "automatic.save-perhaps": (
        "whether {who:animal} have something to keep on {hex} depends on what nobody could read",
        "zda {who:have} {who:animal} na {hex} co zachránit, závisí na tom, co se nepodařilo přečíst",
    ),
    "automatic.no-holder": (
        "nobody holds the Survival Card, nobody scores",
        "kartu přežití nedrží nikdo a nikdo za ni neboduje",
    ),
    "automatic.survival": (
        "{who:animal} score {vp:n.vp} for the Survival Card",
        "{who:animal} {who:score} {vp:n.vp} za kartu přežití",
    ),
    "automatic.scored": (
        "{who:animal} score {vp:n.vp} from all tiles",
        "{who:animal} {who:score} {vp:n.vp} ze všech dílků",
    ),
    "automatic.box-holds": ("the {b:box} box holds: {discs:elements}", "v políčku {b:box} leží: {discs:elements}"),
    "automatic.box-empty": ("the {b:box} box is empty", "políčko {b:box} je prázdné"),
}
