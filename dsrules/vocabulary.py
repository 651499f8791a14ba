"""The words of the game and how people write them: whole names in either language, codes, letters, prefixes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

Element: TypeAlias = str
Animal: TypeAlias = str
Terrain: TypeAlias = str
Box: TypeAlias = str
Card: TypeAlias = str

FREE, NOBODY, VACANT = "free", "none", "~"
"""Words and signs of the notations, the same in every language: the space of a printed free action; no animal, and
nothing that the mammals save; a corner, space or stack with nothing on it.
"""

PREFIX = 3
"""The fewest letters that may stand for a whole name (contract section 1)."""

MOST_NEAREST = 3
"""How many names are suggested for one that is none."""


class UnknownWord(ValueError):
    """A word that names nothing, or more than one thing. `candidates` are the canonical names it may have meant."""

    def __init__(self, word: str, kind: str, candidates: tuple[str, ...], ambiguous: bool = False) -> None:
        super().__init__(f"{kind} {word!r}")
        self.word, self.kind, self.candidates, self.ambiguous = word, kind, candidates, ambiguous


def fold(word: str) -> str:
    """Return the word as it is compared: lower case, no diacritics, single spaces for hyphens and underscores."""
    word = word.lower()
    if not word.isascii():
        import unicodedata

        word = "".join(c for c in unicodedata.normalize("NFKD", word) if not unicodedata.combining(c))
    if "-" in word or "_" in word or " " in word:
        word = " ".join(word.replace("-", " ").replace("_", " ").split())
    return word


class Words:
    """The spellings of one kind of thing (`element`, `animal`, `terrain`, `box`, `card`)."""

    def __init__(self, kind: str, spellings: dict[str, str], codes: dict[str, str], letters: dict[str, str]) -> None:
        self.kind = kind
        self.names: tuple[str, ...] = tuple(dict.fromkeys(spellings.values()))
        self.spellings = spellings
        self.codes = codes
        self.letters = letters
        self._exact = frozenset(self.names)

    def read(self, word: str) -> str:
        """Return the canonical name meant by `word`, read in the order of contract section 1.

        Raises UnknownWord with the candidates for "did you mean".
        """
        found = self.find(word)
        if found:
            return found
        folded = fold(word)
        meant = self._begun_by(folded)
        if meant:
            raise UnknownWord(word, self.kind, meant, ambiguous=True)
        raise UnknownWord(word, self.kind, self.nearest(folded))

    def find(self, word: str) -> str | None:
        """Return the canonical name meant by `word` as `read` does, None where that would be an error."""
        if word in self._exact:
            return word
        folded = fold(word)
        found = self.spellings.get(folded) or self.codes.get(folded) or self.letters.get(folded)
        if found:
            return found
        meant = self._begun_by(folded)
        return meant[0] if len(meant) == 1 else None

    def _begun_by(self, folded: str) -> tuple[str, ...]:
        if len(folded) < PREFIX:
            return ()
        return tuple(dict.fromkeys(name for spelling, name in self.spellings.items() if spelling.startswith(folded)))

    def read_discs(self, word: str) -> tuple[str, ...]:
        """Return the elements meant by a word of a tile line, where letters may stand for several discs (`gbs`)."""
        folded = fold(word)
        if folded not in self.spellings and folded and all(letter in self.letters for letter in folded):
            return tuple(self.letters[letter] for letter in folded)
        return (self.read(word),)

    def nearest(self, word: str) -> tuple[str, ...]:
        """Return up to three names whose spellings resemble `word`, nearest first."""
        return resembling(fold(word), self.spellings)


def resembling(word: str, spellings: Mapping[str, str], alike: float = 0.6) -> tuple[str, ...]:
    """Return up to three of the things that `spellings` (spelling -> thing) name and `word` resembles, nearest first.

    `alike` is how alike a spelling has to be (difflib's ratio).
    """
    import difflib

    close = difflib.get_close_matches(word, spellings, n=2 * MOST_NEAREST, cutoff=alike)
    return tuple(dict.fromkeys(spellings[spelling] for spelling in close))[:MOST_NEAREST]


def spellings_of(table: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Return folded spelling -> canonical name for a table of things with `names`, canonical names first."""
    found = {fold(name): name for name in table}
    for name, entry in table.items():
        for forms in entry["names"].values():
            for spelling in _strings(forms if isinstance(forms, dict) else {"one": forms}):
                found.setdefault(fold(spelling), name)
    return found


def _strings(forms: dict[str, Any]) -> Iterable[str]:
    for form, value in forms.items():
        if form == "verb":
            continue
        yield from value if isinstance(value, list) else (value,)


def words(kind: str, table: dict[str, dict[str, Any]]) -> Words:
    """Return the words of one kind, read from a rulesdata table of name -> {names, code, letter}."""
    codes = {fold(entry["code"]): name for name, entry in table.items() if "code" in entry}
    letters = {entry["letter"]: name for name, entry in table.items() if "letter" in entry}
    return Words(kind, spellings_of(table), codes, letters)
