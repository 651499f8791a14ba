"""The Survival Card: who holds it and what it scores."""

TEXTS: dict[str, tuple[str, str]] = {
    "survival.count": (
        "{who:animal}: {cubes:n.cube} on tundra ({places:list})",
        "{who:animal}: na tundře {cubes:n.cube} ({places:list})",
    ),
    "survival.count.none": ("{who:animal}: no cube on tundra", "{who:animal}: na tundře žádná kostička"),
    "survival.count.unknown": (
        "{who:animal}: {least} to {most} cubes on tundra, by what stands on the hexes that nobody could read",
        "{who:animal}: na tundře {least} až {most} kostiček, podle toho, co stojí na hexagonech, které se nepodařilo "
        "přečíst",
    ),
    "survival.holder": (
        "{who:animal} alone {who:have} the most cubes on tundra and {who:take} the Survival Card without claiming it",
        "nejvíc kostiček na tundře {who:have} jen {who:animal}; kartu přežití {who:get} bez nárokování",
    ),
    "survival.score": (
        "{who:animal} stand on {tiles:n.tundra}: {vp:n.vp}",
        "{who:animal} {who:occupy} {tiles:n.tundra}, za to {vp:n.vp}",
    ),
    "survival.score.unknown": (
        "{who:animal} stand on at least {tiles:n.tundra}: {least} to {most} VP",
        "{who:animal} {who:occupy} nejméně {tiles:n.tundra}, za to {least} až {most} VP",
    ),
    "survival.tied": (
        "{whos:animals} share the most ({cubes:n.cube} each): nobody holds the Survival Card, and nobody scores",
        "nejvíc ({cubes:n.cube}) mají zároveň {whos:animals}: kartu přežití nedrží nikdo a nikdo za ni neboduje",
    ),
    "survival.food-chain": (
        "{whos:animals} share the most ({cubes:n.cube} each); {who:animal} {who:be} the highest on the food chain",
        "nejvíc ({cubes:n.cube}) mají zároveň {whos:animals}; nejvýš v potravním řetězci {who:be} {who:animal}",
    ),
    "survival.food-chain.unknown": (
        "where others draw level with {who:animal}, the food chain decides",
        "kdyby měl někdo stejně jako {who:animal}, rozhodne potravní řetězec",
    ),
    "survival.beyond-table": (
        "{tiles:n.tundra} are more than the bonus table lists: by our reading its last figure ({last}) holds",
        "{tiles:n.tundra}: víc, než uvádí bonusová tabulka; podle našeho výkladu platí její poslední údaj ({last})",
    ),
    "survival.nobody": (
        "nobody stands on tundra: nobody holds the Survival Card",
        "na tundře nestojí nikdo: kartu přežití nedrží nikdo",
    ),
    "survival.unknown": (
        "what stands on {hexes:list.and} decides whether {whos:animals.or} or nobody holds the Survival Card",
        "o tom, zda kartu přežití drží {whos:animals.or}, nebo nikdo, rozhoduje, co stojí na {hexes:list.and}",
    ),
    "survival.no-map": (
        "the Survival Card goes by all tundra tiles on Earth; this position is one tile without a map",
        "o kartě přežití rozhodují všechny dílky tundry na Zemi; toto postavení je jediný dílek bez mapy",
    ),
}
