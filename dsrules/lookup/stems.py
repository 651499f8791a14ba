"""Words of either language cut down to what their forms have in common, the same way for the index and for a question.

The stems are light: they join the forms of one word (dominates, dominated; kostička, kostičky, kostiček), not words
that are merely related. English and Czech stems are kept apart by a letter before them, `e` or `c`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from dsrules.lookup.stopwords import STOPWORDS
from dsrules.vocabulary import fold

WORD = re.compile(r"[^\W_]+")

IRREGULAR = {
    "taken": "take", "took": "take", "lost": "lose", "losses": "lose", "loss": "lose", "losing": "lose",
    "chose": "choose", "chosen": "choose", "won": "win", "winner": "win", "kept": "keep", "held": "hold",
    "gone": "go", "went": "go", "flew": "fly", "flown": "fly", "flies": "fly", "flying": "fly", "stood": "stand",
    "gave": "give", "given": "give", "got": "get", "drawn": "draw", "drew": "draw", "dying": "die", "died": "die",
    "dies": "die", "tied": "tie", "ties": "tie", "tying": "tie", "frozen": "freeze", "froze": "freeze",
    "compete": "competition", "competes": "competition", "competed": "competition", "competing": "competition",
    "adapt": "adaptation", "adapts": "adaptation", "adapted": "adaptation", "adapting": "adaptation",
    "bought": "buy", "left": "leave", "leaving": "leave", "fought": "fight", "spent": "spend",
}  # fmt: skip
"""English forms that no ending explains."""

CZECH_IRREGULAR = {
    "jde": "jit", "jdou": "jit", "jdu": "jit", "sel": "jit", "sla": "jit", "sli": "jit", "prijde": "prijit",
    "prijdou": "prijit", "prisel": "prijit", "prisli": "prijit", "vezme": "vzit", "vezmou": "vzit", "vzal": "vzit",
    "vzala": "vzit", "bere": "brat", "berou": "brat", "vracet": "vratit", "vraci": "vratit", "vraceji": "vratit",
    "ztraci": "ztratit", "ztraceji": "ztratit", "umre": "umrit", "umrou": "umrit", "her": "hra", "dva": "dva",
    "dve": "dva", "dvou": "dva", "ctyri": "ctyri", "ctyrmi": "ctyri", "rozich": "roh", "mist": "misto",
}  # fmt: skip
"""Czech forms, without diacritics, that no ending explains."""

VOWELS = "aeiouy"

CZECH_ENDINGS = (
    "ovanych", "ovani", "ovany", "ovat", "uje", "uji", "ujes", "ejsiho", "ejsich", "ejsi",
    "ejici", "ajici", "enych", "eneho", "enem", "enou", "anych", "aneho", "anou",
    "atech", "etech", "eni", "ani", "iti", "uti", "eny", "ena", "eno", "ene", "any", "ana", "ano", "ane",
    "aji", "eji", "ala", "alo", "ali", "ily", "ila", "ilo", "ili", "ela", "elo", "eli",
    "ech", "ich", "ach", "ych", "ami", "emi", "imi", "ymi", "eho", "iho", "emu", "imu", "ovi", "ove",
    "ace", "aci", "at", "it", "et", "al", "il", "el", "am", "em", "im", "om", "um", "ym", "ou", "me", "te",
    "a", "e", "i", "o", "u", "y",
)  # fmt: skip
"""Czech endings without diacritics, the longest first."""


def spelt(words: str) -> list[tuple[str, str]]:
    """Return the words of a text, each as it is compared (lower case, no diacritics) and as it is written."""
    return [(fold(word), word) for word in WORD.findall(words.lower())]


def tokens(words: str) -> list[str]:
    """Return the words of a text as they are compared: lower case, no diacritics, no punctuation."""
    return [word for word, _ in spelt(words)]


def content(found: list[str]) -> list[str]:
    """Return the words that carry meaning: those that are no stop words of either language; all, if none would stay."""
    return [word for word in found if word not in STOPWORDS] or found


def english(word: str) -> str:
    """Return the stem of a folded English word, with the `e` that marks it."""
    return "e" + _english(word)


def czech(word: str) -> str:
    """Return the stem of a folded Czech word, with the `c` that marks it."""
    return "c" + _czech(word)


@lru_cache(maxsize=20_000)
def _english(word: str) -> str:
    if word in IRREGULAR:
        return _english(IRREGULAR[word])
    stem = word
    if stem.endswith("ies") and len(stem) > 4:
        stem = stem[:-3] + "y"
    elif stem.endswith(("sses", "ches", "shes", "xes")):
        stem = stem[:-2]
    elif stem.endswith("s") and not stem.endswith(("ss", "us", "is")) and len(stem) > 3:
        stem = stem[:-1]
    stem = _without_ing(stem)
    if stem.endswith("ly") and len(stem) > 5:
        stem = stem[:-2]
    if stem.endswith("ion") and len(stem) > 5 and stem[-4] in "st":
        stem = stem[:-3]
    if stem.endswith("e") and len(stem) > 3:
        stem = stem[:-1]
    return stem[:-1] + "i" if stem.endswith("y") and len(stem) > 2 and stem[-2] not in VOWELS else stem


def _without_ing(word: str) -> str:
    """Return an English word without -ing or -ed, a doubled consonant before it undone: stopping, stopped."""
    for ending in ("ing", "ed"):
        before = word[: -len(ending)]
        if word.endswith(ending) and len(before) > 2 and any(letter in VOWELS for letter in before):
            doubled = before[-1] == before[-2] and before[-1] not in "lsz"
            return before[:-1] if doubled else before
    return word


@lru_cache(maxsize=20_000)
def _czech(word: str) -> str:
    stem = word = CZECH_IRREGULAR.get(word, word)
    for ending in CZECH_ENDINGS:
        least = 4 if ending == "et" else 3 if len(ending) > 1 else 2
        if word.endswith(ending) and len(word) - len(ending) >= least:
            stem = word[: -len(ending)]
            break
    if len(stem) > 3 and stem[-2] == "e" and stem[-1] not in VOWELS and stem[-3] not in VOWELS:
        stem = stem[:-2] + stem[-1]  # the e that comes and goes: dílek, dílku; karet, karta
    if stem.endswith("c"):
        stem = stem[:-1] + "k"  # pták, ptáci
    return stem
