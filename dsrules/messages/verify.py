"""What checking a saved ruling again finds."""

TEXTS: dict[str, tuple[str, str]] = {
    "verify.version": (
        "the ruling was made by dsrules {then}, this is {now}",
        "rozhodnutí vydal dsrules {then}, toto je {now}",
    ),
    "verify.rules": (
        "it was judged by other rules data: {then} then, {now} now",
        "rozhodovalo se podle jiných dat pravidel: tehdy {then}, nyní {now}",
    ),
    "verify.differs": ("{path}: {then} then, {now} now", "{path}: tehdy {then}, nyní {now}"),
    "verify.same": ("The ruling holds: worked out again it is the same.", "Rozhodnutí platí: nový výpočet dal totéž."),
    "verify.changed": ("The ruling does not hold: {n:n.change}.", "Rozhodnutí neplatí: {n:n.change}."),
}
