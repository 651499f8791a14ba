"""Words around problems: severities, headings, places."""

TEXTS: dict[str, tuple[str, str]] = {
    "problem.error": ("error", "chyba"),
    "problem.warning": ("warning", "varování"),
    "problem.note": ("note", "poznámka"),
    "problem.stdin": ("standard input", "standardní vstup"),
    "problem.rule": ("rule", "pravidlo"),
    "problem.help": ("help", "rada"),
    "problem.here": ("here", "tady"),
    "problem.more": (
        "There are {number} problems or more; reading stopped here.",
        "Chyb je {number} nebo víc; čtení skončilo tady.",
    ),
}
