"""What a check says."""

TEXTS: dict[str, tuple[str, str]] = {
    "check.clean": (
        "No errors, warnings or notes: the box can make this position. Whether play can reach it is not checked.",
        "Žádné chyby, varování ani poznámky: z obsahu krabice takové postavení lze složit. Zda se k němu lze dohrát, "
        "se nezkoumá.",
    ),
    "check.error": ("{n:n.error}", "{n:n.error}"),
    "check.warning": ("{n:n.warning}", "{n:n.warning}"),
    "check.note": ("{n:n.note}", "{n:n.note}"),
    "check.limits": (
        "Checked is what the box holds and what contradicts itself, not whether play can reach the position.",
        "Kontroluje se, co je v krabici a co si odporuje, ne zda se k postavení lze dohrát.",
    ),
    "check.list-codes": ("`dsrules explain` lists all codes", "všechny kódy vypíše `dsrules explain`"),
}
