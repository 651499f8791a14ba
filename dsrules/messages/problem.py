"""Words around problems: severities, headings, places."""

TEXTS: dict[str, tuple[str, str]] = {
    "problem.error": ("error", "chyba"),
    "problem.warning": ("warning", "varování"),
    "problem.note": ("note", "poznámka"),
    "problem.stdin": ("standard input", "standardní vstup"),
    "problem.stdout": ("standard output", "standardní výstup"),
    "problem.rule": ("rule", "pravidlo"),
    "problem.help": ("help", "rada"),
    "problem.here": ("here", "tady"),
}
