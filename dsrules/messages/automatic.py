"""The automatic steps of a turn."""

TEXTS: dict[str, tuple[str, str]] = {
    "automatic.which": (
        "the position does not say which step is next (phase, next)",
        "pozice neříká, který krok je na řadě (phase, next)",
    ),
    "automatic.not-next": ("no automatic step is next: {due}", "automatický krok na řadě není: {due}"),
    "automatic.no-save-here": (
        "the mammals keep a species in Extinction only, not in {step}",
        "savci si druh ponechávají jen při vyhynutí, ne v kroku {step}",
    ),
    "automatic.no-draw-here": (
        "nothing is drawn in {step}; draws belong to reseed",
        "v kroku {step} se nic netahá; tahy patří k reseed",
    ),
    "automatic.no-reseed": (
        "this is the last turn, as the card that ends the game has been taken: there is no Reseed",
        "tohle je poslední kolo, karta ukončující hru už byla vzata: doplnění není",
    ),
    "automatic.no-reseed-face-up": (
        "this is the last turn, as the card that ends the game lies face up: there is no Reseed",
        "tohle je poslední kolo, karta ukončující hru leží odkrytá: doplnění není",
    ),
    "automatic.box-not-stated": (
        "the position does not state the discs of the {b:box} box (display: {b}: elements)",
        "pozice neuvádí žetony v poli {b:box} (display: {b}: elements)",
    ),
    "automatic.lost": (
        "{who:animal} lose one {e:element} to the bag",
        "{who:animal}: do pytlíku jde {e:element}",
    ),
    "automatic.shielded": (
        "{who:animal} {who:keep} {e:element}: protected this turn",
        "{who:animal} {who:keep} {e:element.acc}: v tomto kole chráněno",
    ),
    "automatic.nothing-lost": (
        "nobody loses an element: the box holds no type of which somebody has an unprotected added disc",
        "prvek neztrácí nikdo: v poli není typ, z něhož by někdo měl nechráněný přidaný žeton",
    ),
    "automatic.cleared": (
        "{e:element} on {corner} touches tundra and goes to the bag",
        "{e:element} na {corner} se dotýká tundry a jde do pytlíku",
    ),
    "automatic.nothing-cleared": (
        "no disc on a tundra corner has a type that lies in the Wasteland box",
        "na rohu tundry není žeton typu, který leží v poli pustina",
    ),
    "automatic.clearing-unread": (
        "nobody could read {corner}, a tundra corner: a disc there may have to go",
        "{corner} je roh tundry a nikdo ho nepřečetl: žeton na něm možná zmizí",
    ),
    "automatic.perhaps-frozen": (
        "nobody could read {hex}: if it is tundra, the disc on {corner} goes",
        "{hex} nikdo nepřečetl: je-li to tundra, žeton na {corner} zmizí",
    ),
    "automatic.save-missing": (
        "{who:animal} may keep {n:n.cube} on {hexes:list.or}: say `automatic save HEX` or `automatic save none`",
        "{who:animal} {who:may} zachovat {n:n.cube.acc} na {hexes:list.or}: napište `automatic save HEX`"
        " nebo `automatic save none`",
    ),
    "automatic.save-perhaps": (
        "whether {who:animal} have something to keep on {hex} depends on what nobody could read",
        "zda {who:animal} na {hex} mají co zachovat, záleží na tom, co nikdo nepřečetl",
    ),
    "automatic.no-holder": (
        "nobody holds the Survival Card, nobody scores",
        "kartu Přežití nedrží nikdo, nikdo neboduje",
    ),
    "automatic.survival": (
        "{who:animal} score {vp:n.vp} for the Survival Card",
        "{who:animal}: {vp:n.vp} za kartu Přežití",
    ),
    "automatic.scored": (
        "{who:animal} score {vp:n.vp} from all tiles",
        "{who:animal}: {vp:n.vp} ze všech dílků",
    ),
    "automatic.box-holds": ("the {b:box} box holds: {discs:elements}", "v políčku {b:box} leží: {discs:elements}"),
    "automatic.box-empty": ("the {b:box} box is empty", "políčko {b:box} je prázdné"),
}
