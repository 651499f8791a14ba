"""The action line: one action of one animal, or an automatic step (contract section 3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dsrules.action import Automatic, Claim, Draws, Pass, Place, PlayCard, ShowTie
from dsrules.diagnostics import text
from dsrules.text.action_words import ActionLine
from dsrules.text.tokens import WORD
from dsrules.vocabulary import NOBODY, VACANT

if TYPE_CHECKING:
    from collections.abc import Callable

    from dsrules.action import Action
    from dsrules.board import Hex
    from dsrules.diagnostics import Text
    from dsrules.position import Position
    from dsrules.rulebook import Rulebook
    from dsrules.vocabulary import Animal, Box, Card, Element, Terrain

AUTOMATIC = "automatic"
CARDS, TILES = "cards", "tiles"


def read_action(line: str, rules: Rulebook, position: Position | None = None) -> Action:
    """Return the action that a line says, such as `birds migration@4 c4>d4 2, c4>b3`.

    Hexes named by their terrain need the `position`. Whether the action is legal, or its hexes carry tiles, is not
    looked at. Raises InputError with the problems found, codes `action.*`, each with its place in the line.
    """
    words = ActionLine(line, rules, position)
    if words.ended:
        words.stop("action.line-empty", text("line.empty"), words.here, words.usage())
    action = read_here(words)
    words.end()
    return action


def read_here(line: ActionLine) -> Action:
    """Return the action that comes next in a line; what stands behind it is left."""
    if line.accept_word(AUTOMATIC):
        line.form = AUTOMATIC
        return _automatic(line)
    if not line.finds("animal") and (line.finds("box") or line.here.text.lower() in _WITHOUT_SPACE):
        line.expected("animal-first")
    animal = line.animal()
    for keyword, read in _WITHOUT_SPACE.items():
        if line.accept_word(keyword):
            line.form = keyword
            return read(line, animal)
    if line.here.kind != WORD:
        line.expected("action")
    box = line.name("box")
    if not box:
        line.raise_problems()
    from dsrules.text.action_boxes import read_box

    line.form = box
    return read_box(line, animal, box)


def _card(line: ActionLine, animal: Animal) -> Action:
    from dsrules.text.action_cards import read_card

    return read_card(line, animal)


def _place(line: ActionLine, animal: Animal) -> Action:
    return Place(animal, *line.box_and_space())


_WITHOUT_SPACE: dict[str, Callable[[ActionLine, Animal], Action]] = {
    "pass": lambda line, animal: Pass(animal),
    "place": _place,
    "card": _card,
    "claim": lambda line, animal: Claim(animal, line.hex()),
    "tie": lambda line, animal: ShowTie(animal, line.hex()),
}


def _automatic(line: ActionLine) -> Automatic:
    save: Hex | None = None
    draws: Draws | None = None
    while not line.ended:
        if save is None and line.accept_word("save"):
            save = NOBODY if line.accept_word(NOBODY) else line.hex()
        elif draws is None and line.accept_word("draw"):
            draws = _draws(line)
        else:
            line.expected("automatic")
    return Automatic(save, draws)


def _draws(line: ActionLine) -> Draws:
    line.form = "automatic.draw"
    elements: list[tuple[Box, tuple[Element, ...]]] = []
    cards: tuple[Card, ...] | None = None
    tiles: tuple[Terrain | None, ...] | None = None
    named: set[str] = set()
    while not line.ended:
        if line.accept(";"):
            continue
        token = line.here
        what = next((word for word in (CARDS, TILES) if line.accept_word(word)), None) or _drawn_box(line)
        if what in named:
            line.report("action.drawn-twice", text("action.drawn-twice", what=what), token)
        named.add(what)
        if not line.accept(":"):
            line.expected("colon")
        if what == CARDS:
            cards = line.items(line.card, ";")
        elif what == TILES:
            tiles = line.items(lambda: _shown_tile(line), ";")
        else:
            elements.append((what, line.discs(";")))
    return Draws(tuple(elements), cards, tiles)


def _drawn_box(line: ActionLine) -> Box:
    """Return a box that discs are drawn for at Reseed (reseed.elements-draw)."""
    drawn = line.rules.tables["turn"]["drawn"]
    if not line.finds("box") or line.rules.words("box").find(line.here.text) not in drawn:
        line.expected("drawn")
    return line.name("box")


def _shown_tile(line: ActionLine) -> Terrain | None:
    return None if line.accept(VACANT) else line.name("terrain")


def write_action(action: Action, rules: Rulebook) -> str:
    """Return the canonical line of an action: what `read_action` reads back as an equal one.

    A number of cubes of 1 is left out, corners have their canonical spelling, spaces are numbers.
    """
    if isinstance(action, Automatic):
        return _write_automatic(action)
    if isinstance(action, PlayCard):
        from dsrules.text.action_cards import write_card

        return write_card(action)
    if isinstance(action, Pass):
        return f"{action.animal} pass"
    if isinstance(action, Place):
        return f"{action.animal} place {action.box}@{action.space}"
    if isinstance(action, Claim | ShowTie):
        return f"{action.animal} {'claim' if isinstance(action, Claim) else 'tie'} {action.hex}"
    from dsrules.text.action_boxes import write_box

    return write_box(action)


def _write_automatic(action: Automatic) -> str:
    from dsrules.text.action_boxes import discs_list

    line = AUTOMATIC
    if action.save is not None:
        line += f" save {action.save}"
    if action.draws is None:
        return line
    elements, cards, tiles = action.draws
    parts = [f"{box}: {discs_list(discs)}".rstrip() for box, discs in elements]
    if cards is not None:
        parts.append(f"{CARDS}: {', '.join(cards)}".rstrip())
    if tiles is not None:
        parts.append(f"{TILES}: {' '.join(terrain or VACANT for terrain in tiles)}".rstrip())
    return f"{line} draw {'; '.join(parts)}".rstrip()


class ActionForm(NamedTuple):
    """How one kind of action line is written: its form, what it says, and an example that can be read."""

    name: str
    form: Text
    about: Text
    example: str


def action_help(rules: Rulebook) -> tuple[ActionForm, ...]:
    """Return the forms of action lines: the boxes in the order of the display, then all the others.

    The cards have forms of their own: `card_help`.
    """
    from dsrules.messages.action import EXAMPLES

    names = (*rules.boxes, *_WITHOUT_SPACE, AUTOMATIC, "automatic.save", "automatic.draw")
    return tuple(_form(name, EXAMPLES[name]) for name in names)


def card_help(card: Card, rules: Rulebook) -> ActionForm:
    """Return how the line of one card is written; a card that needs no choice is written by its name alone."""
    from dsrules.messages.action import EXAMPLES
    from dsrules.text.action_cards import READERS

    if card in READERS:
        return _form(f"card.{card}", EXAMPLES[f"card.{card}"])
    about = text("action.about.card.plain", c=card)
    return ActionForm(f"card.{card}", text("action.form.card.plain", c=card), about, f"birds card {card}")


def _form(name: str, example: str) -> ActionForm:
    return ActionForm(name, text(f"action.form.{name}"), text(f"action.about.{name}"), example)
