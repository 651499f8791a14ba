"""Corners that nobody could read, and what depends on them."""

TEXTS: dict[str, tuple[str, str]] = {
    "unknown.on-corner": ("on corner {corners:list}", "na rohu {corners:list}"),
    "unknown.on-corners": ("on corners {corners:list.and}", "na rozích {corners:list.and}"),
    "unknown.on-unnamed-corner": ("on the unread corner", "na nepřečteném rohu"),
    "unknown.on-unnamed-corners": ("on the {n} unread corners", "na nepřečtených rozích (celkem {n})"),
    "unknown.may-hold": (
        "Nobody could read what lies {where}: on each nothing, or one of {elements:element.or}",
        "Neví se, co leží {where}: buď nic, nebo {elements:element.or}",
    ),
    "unknown.holds-nothing": (
        "Nobody could read what lies {where}: nothing, for no disc is left",
        "Nepodařilo se přečíst, co leží {where}: nic tam není, protože nezbývá žádný žeton",
    ),
    "unknown.gone": (
        "No disc is left of {elements:element.and}",
        "Nezbývá žádný žeton: {elements:element.and}",
    ),
    "unknown.decides": ("It depends on what lies {where}", "Záleží na tom, co leží {where}"),
    "unknown.whatever": ("Whatever lies {where}: {then}", "Ať {where} leží cokoli: {then}"),
    "unknown.if": ("if {elements:element.or} lies {where}: {then}", "leží-li {where} {elements:element.or}: {then}"),
    "unknown.otherwise": ("otherwise: {then}", "jinak: {then}"),
    "unknown.if-empty": ("if nothing lies {where}: {then}", "neleží-li {where} nic: {then}"),
    "unknown.for-instance": (
        "if for instance {elements:elements} lie {where}: {then}",
        "leží-li {where} například {elements:elements}: {then}",
    ),
}
