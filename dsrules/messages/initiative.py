"""Sentences about Initiative."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "initiative.back": (
        "the rules speak of any vacant space, and {space} is vacant once the pawn has left it; some tables and "
        "programs except it. By the wording it would be allowed, and we suggest that reading",
        "pravidla mluví o kterémkoli volném oku a oko {space:step} je volné, jakmile z něj pěšec odejde; někteří "
        "hráči i programy ho vylučují. Podle znění by to bylo dovoleno a tento výklad navrhujeme",
    ),
    "initiative.swapped": (
        "{who:animal} swap places with {other:animal} on the initiative track",
        "na stupnici iniciativy si vyměňují místo {who:animal} a {other:animal}",
    ),
    "initiative.first": (
        "{who:animal} {who:be} first on the initiative track already: no swap",
        "{who:animal} už {who:be} na stupnici iniciativy na prvním místě: nic se nevyměňuje",
    ),
    "initiative.not-stated": (
        "{who:animal} move one place to the left on the initiative track, which the position does not state",
        "{who:animal} {who:move} na stupnici iniciativy o jedno místo doleva; pořadí na ní postavení neuvádí",
    ),
    "initiative.placed": (
        "the pawn of {who:animal} goes to {space} and acts there this turn",
        "akční pěšec ({who:animal}) jde na oko {space:step} a ještě v tomto kole tam provede akci",
    ),
}
