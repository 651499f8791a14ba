"""Words in and around the picture of a board."""

TEXTS: dict[str, tuple[str, str]] = {
    "pictures.title": ("Dominant Species: a position", "Dominant Species: postavení"),
    "pictures.tile": ("{hex:tile}, {ground}: {what}.", "{hex:tile}, {ground}: {what}."),
    "pictures.glaciated": ("tundra ({t:terrain})", "tundra ({t:terrain})"),
    "pictures.beneath": ("({t:terrain})", "({t:terrain})"),
    "pictures.no-species": ("no species", "žádné druhy"),
    "pictures.asleep": ("hibernating: {ps:counts}", "hibernují: {ps:counts}"),
    "pictures.of-cone": ("the cone of {who:animal}", "kužel {who:animal.gen}"),
    "pictures.discs": ("discs: {es:elements}", "žetony: {es:elements}"),
    "pictures.unread-corners": ("not read: {number:n.corner}", "nepřečteno: {number:n.corner}"),
    "pictures.unread-hexes": ("Hexes not read: {names:list}.", "Nepřečtené hexagony: {names:list}."),
    "pictures.round": ("round {number}", "{number}. kolo"),
    "pictures.phase-planning": ("Planning Phase", "fáze plánování"),
    "pictures.phase-execution": ("Execution Phase", "fáze provádění"),
    "pictures.phase-reset": ("Reset Phase", "fáze obnovy"),
    "pictures.phase-over": ("the game is over", "konec hry"),
    "pictures.tiles": ("{number:n.tile}", "{number:n.tile}"),
    "pictures.mapless": ("one tile without a map", "jeden dílek bez mapy"),
    "pictures.key-cone": ("dominance cone", "dominanční kužel"),
    "pictures.key-asleep": ("of these hibernating", "z nich hibernuje"),
    "pictures.key-vacant": ("vacant corner", "volný roh"),
    "pictures.key-unread": ("not read", "nepřečteno"),
    "pictures.key-printed": (
        "* no display stated: the printed elements",
        "* deska neuvedena: vytištěné prvky",
    ),
    "pictures.no-png": (
        "a PNG picture needs CairoSVG and the cairo library, which cannot be loaded here",
        "obrázek PNG potřebuje CairoSVG a knihovnu cairo, a ty tu načíst nelze",
    ),
    "pictures.png-hint": (
        "`pip install 'dsrules[png]'` brings CairoSVG, the system brings cairo (such as libcairo2); or export an SVG, "
        "which needs neither",
        "CairoSVG přidá `pip install 'dsrules[png]'`, cairo systém (například libcairo2); nebo uložte SVG, které nic "
        "z toho nepotřebuje",
    ),
}
