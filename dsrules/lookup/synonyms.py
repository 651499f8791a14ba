"""Everyday words that mean the same in a question, across both languages; game words stand in rulesdata/terms.yaml."""

from __future__ import annotations

from dsrules.lookup.stems import czech, english

_CZECH = "|"
_GROUPS = """
most maximum max limit highest | nejvic nejvice nejvyse nejvys maximum maximalne nanejvys
tie tied equal level | remiza shodny stejny nerozhodne
win winner victory | vyhrat vyhraje vitez vitezi
lose lost | ztratit ztrati prijit prijdou prijde
remove | odebrat odstranit
kill eliminate die dead destroy attack | zabit zemrit zahynout utok utocit
begin start beginning | zacit zacatek zacina
end finish over | konec konci skoncit
stop | konec
skip pass decline forgo refuse optional voluntary | vynechat odmitnout dobrovolny pasovat vzdat
mandatory compulsory forced obligatory | povinny nutny
gap hole blank | mezera dira
twice double doubled | dvakrat dvojity zdvojeny
alone sole | sam sama
say announce aloud declare | ohlasit oznamit nahlas
automatic automatically itself | automaticky samo samocinne
freeze ice frozen glaciate | zalednit led zmrznout zamrznout
again twice | znovu opet dvakrat
absent gone | pryc nepritomny
adjacent neighbour touch | soused sousedni dotykat
"""


def _groups() -> dict[str, tuple[str, ...]]:
    """Return stem -> the stems that mean the same, itself left out."""
    found: dict[str, dict[str, None]] = {}
    for line in _GROUPS.strip().splitlines():
        ours, theirs = (half.split() for half in line.split(_CZECH))
        stems = dict.fromkeys([*map(english, ours), *map(czech, theirs)])
        for stem in stems:
            found.setdefault(stem, {}).update(stems)
    return {stem: tuple(other for other in others if other != stem) for stem, others in found.items()}


SAME = _groups()
"""Stem -> stems that mean the same in a question."""
