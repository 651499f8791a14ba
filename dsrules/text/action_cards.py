"""Action lines of the dominance cards: what stands behind the name of each, read and written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dsrules.action import Penalty, PlayCard
from dsrules.text.action_boxes import counted, cubes_list, victims_list

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.text.action_words import ActionLine
    from dsrules.vocabulary import Animal, Card, Element

ELEMENT = "element"
PENALTIES = (ELEMENT, "pawn", "species")


def read_card(line: ActionLine, animal: Animal) -> PlayCard:
    """Return the card that is taken, whose name comes next; behind the name whatever its effect needs.

    A card by its name alone takes nothing: it has no effect in the position, or needs no choice.
    """
    line.form = "card"
    play = PlayCard(animal, line.card())
    if play.card in READERS:
        line.form = f"card.{play.card}"
        if not line.ended:
            return READERS[play.card](line, play)
    return play


def _aquatic(line: ActionLine, play: PlayCard) -> PlayCard:
    if not line.accept(":") and not line.at_hex and line.finds("element"):
        play = play._replace(element=line.element(), corner=line.corner())
        line.accept(":")
    if line.ended:
        return play
    return play._replace(hex=line.hex(), number=line.number())


def _victims(line: ActionLine, play: PlayCard) -> PlayCard:
    line.accept(":")
    return play._replace(victims=line.some(line.victim, "hex"))


def _blight(line: ActionLine, play: PlayCard) -> PlayCard:
    play = play._replace(hex=line.hex())
    return play._replace(corner=line.corner()) if line.accept_word("keep") else play


def _catastrophe(line: ActionLine, play: PlayCard) -> PlayCard:
    play = play._replace(hex=line.hex())
    if line.accept_word("keep"):
        play = play._replace(keep=line.animal())
    line.accept(":")
    return play._replace(victims=line.items(line.victim))


def _mass_exodus(line: ActionLine, play: PlayCard) -> PlayCard:
    play = play._replace(hex=line.hex())
    line.accept(":")
    return play._replace(moves=line.items(line.animal_cubes))


def _metamorphosis(line: ActionLine, play: PlayCard) -> PlayCard:
    given = line.element()
    if not line.accept_word("for"):
        line.expected("for")
    return play._replace(given=given, element=line.element())


def _habitat(line: ActionLine, play: PlayCard) -> PlayCard:
    return play._replace(element=line.element(), corner=line.corner())


def _hibernation(line: ActionLine, play: PlayCard) -> PlayCard:
    return play._replace(hex=line.hex(), number=line.number())


def _hex(line: ActionLine, play: PlayCard) -> PlayCard:
    return play._replace(hex=line.hex())


def _hexes(line: ActionLine, play: PlayCard) -> PlayCard:
    line.accept(":")
    return play._replace(hexes=line.some(line.hex, "hex"))


def _instinct(line: ActionLine, play: PlayCard) -> PlayCard:
    line.accept_word("to")
    box, space = line.box_and_space()
    return play._replace(to_box=box, to_space=space)


def _immigrants(line: ActionLine, play: PlayCard) -> PlayCard:
    def penalty() -> Penalty:
        animal = line.animal()
        kind = next((kind for kind in PENALTIES if line.accept_word(kind)), None)
        if kind is None and not line.finds("element"):
            line.expected("penalty")
        if kind in (None, ELEMENT):
            return Penalty(animal, ELEMENT, line.element())
        return Penalty(animal, str(kind))

    line.accept(":")
    return play._replace(penalties=line.some(penalty, "animal"))


def _elements(line: ActionLine, play: PlayCard) -> PlayCard:
    def pair() -> tuple[Animal, Element]:
        return line.animal(), line.element()

    line.accept(":")
    return play._replace(elements=line.some(pair, "animal"))


READERS: dict[Card, Callable[[ActionLine, PlayCard], PlayCard]] = {
    "aquatic": _aquatic,
    "biomass": _victims,
    "blight": _blight,
    "catastrophe": _catastrophe,
    "disease": _elements,
    "evolution": _victims,
    "fecundity": _hexes,
    "fertile": _hex,
    "habitat": _habitat,
    "hibernation": _hibernation,
    "ice-sheet": _hex,
    "immigrants": _immigrants,
    "instinct": _instinct,
    "mass-exodus": _mass_exodus,
    "metamorphosis": _metamorphosis,
    "predator": _victims,
    "symbiotic": _elements,
}


def write_card(play: PlayCard) -> str:
    """Return the line of a card that is taken."""
    chosen = WRITERS[play.card](play) if play.card in WRITERS else ""
    link = "" if not chosen or chosen.startswith(":") else " "
    return f"{play.animal} card {play.card}{link}{chosen}"


def _write_aquatic(play: PlayCard) -> str:
    disc = f"{play.element} {play.corner}" if play.element else ""
    return disc + (f": {counted(play.hex, play.number or 1)}" if play.hex else "")


def _write_catastrophe(play: PlayCard) -> str:
    kept = f" keep {play.keep}" if play.keep else ""
    return f"{play.hex}{kept}" + (f": {victims_list(play.victims)}" if play.victims else "") if play.hex else ""


def _write_mass_exodus(play: PlayCard) -> str:
    return f"{play.hex}" + (f": {cubes_list(play.moves)}" if play.moves else "") if play.hex else ""


def _write_penalties(play: PlayCard) -> str:
    said = (" ".join(filter(None, (p.animal, p.kind, p.element))) for p in play.penalties)
    return f": {', '.join(said)}" if play.penalties else ""


def _write_elements(play: PlayCard) -> str:
    return ": " + ", ".join(f"{animal} {element}" for animal, element in play.elements) if play.elements else ""


WRITERS: dict[Card, Callable[[PlayCard], str]] = {
    "aquatic": _write_aquatic,
    "biomass": lambda play: victims_list(play.victims),
    "blight": lambda play: f"{play.hex}" + (f" keep {play.corner}" if play.corner else "") if play.hex else "",
    "catastrophe": _write_catastrophe,
    "disease": _write_elements,
    "evolution": lambda play: victims_list(play.victims),
    "fecundity": lambda play: " ".join(play.hexes),
    "fertile": lambda play: play.hex or "",
    "habitat": lambda play: f"{play.element} {play.corner}" if play.element else "",
    "hibernation": lambda play: counted(play.hex, play.number or 1) if play.hex else "",
    "ice-sheet": lambda play: play.hex or "",
    "immigrants": _write_penalties,
    "instinct": lambda play: f"{play.to_box}@{play.to_space}" if play.to_box else "",
    "mass-exodus": _write_mass_exodus,
    "metamorphosis": lambda play: f"{play.given} for {play.element}" if play.given else "",
    "predator": lambda play: victims_list(play.victims),
    "symbiotic": _write_elements,
}
