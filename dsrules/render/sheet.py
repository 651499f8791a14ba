"""The sheet of a position: what it states beside the map, as tables that a terminal, Markdown and HTML all show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.diagnostics import text
from dsrules.messages import capital
from dsrules.position import EMPTY
from dsrules.render.dominance import by_urgency, counts_words, short_answer
from dsrules.render.layout import Page
from dsrules.render.map_text import ICE, UNREAD, VACANT, has_vacant_corners, map_lines
from dsrules.rulebook import TUNDRA

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dsrules.messages import Speaker
    from dsrules.position import Position
    from dsrules.ruling import Ruling

NOTHING = "–"


class Table(NamedTuple):
    """Rows of words under a heading. The first column names a row; `columns` names them all, "" for one without."""

    heading: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def lines(self, page: Page) -> list[str]:
        """Return the table as a line for each row, with what it says of it; cells that say nothing left out."""
        found = page.line(page.bold(self.heading))
        for name, *cells in self.rows:
            labelled = zip(self.columns[1:], cells, strict=True)
            said = "; ".join(f"{label} {cell}".strip() for label, cell in labelled if cell != NOTHING)
            found += page.line(f"{name}: {said}" if said else name, indent=2)
        return found


def summary(position: Position, speaker: Speaker) -> str:
    """Return what is on Earth, and how much of it nobody could read, in a sentence."""
    counts = {
        "tiles": len(position.tiles),
        "discs": len(position.elements),
        "cubes": sum(sum(tile.species.values()) for tile in position.tiles.values()),
        "cones": sum(tile.cone is not None for tile in position.tiles.values()),
    }
    known = text("showing.summary", **counts)
    hexes = sum(name in speaker.rules.board.axial for name in position.unknown)
    unread = {"hexes": hexes, "corners": len(position.unknown) - hexes}
    if not position.unknown:
        return speaker.say(known)
    told = [speaker.say(text(f"showing.{kind}", number=number)) for kind, number in unread.items() if number]
    return speaker.say(text("showing.summary-unread", known=known, unread=told))


def legend(position: Position, speaker: Speaker) -> str:
    """Return what the signs on the map mean, as far as the position has need of them."""
    rules = speaker.rules
    there = {
        "element": set(position.elements.values()),
        "terrain": {tile.terrain for tile in position.tiles.values()},
        "animal": set(position.animals),
    }
    named = [
        f"{entry.get('letter') or entry['code']} {speaker.name(kind, name, 'many' if kind == 'animal' else 'one')}"
        for kind, names in there.items()
        for name, entry in rules.named(kind).items()
        if name in names and name != TUNDRA
    ]
    tiles = position.tiles.values()
    needed = (
        (has_vacant_corners(position, rules), f"{VACANT} {speaker.say(text('pictures.key-vacant'))}"),
        (bool(position.unknown), f"{UNREAD} {speaker.say(text('pictures.key-unread'))}"),
        (any(tile.tundra for tile in tiles), f"{ICE} {speaker.name('terrain', TUNDRA)}"),
        (any(tile.cone for tile in tiles), speaker.say(text("showing.capitals"))),
        (any(tile.hibernating for tile in tiles), speaker.say(text("showing.asleep"))),
    )
    return "; ".join([*([", ".join(named)] if named else []), *(words for there, words in needed if there)])


def tables(position: Position, speaker: Speaker) -> list[Table]:
    """Return everything stated beside the map: the moment of the game, the animals, the action display."""
    found = [_moment(position, speaker), _animals(position, speaker), _display(position, speaker)]
    return [table for table in found if table.rows]


def _moment(position: Position, speaker: Speaker) -> Table:
    owed, owners = position.owed, position.owners or EMPTY
    phase = text(f"showing.phase-{position.phase}") if position.phase else None
    facts: list[tuple[str, str, Any]] = [
        ("round", "{it}", position.round),
        ("phase", "{it}", phase),
        ("next", "{it:step}", position.next),
        ("turn", "{it:animal}", position.turn),
        ("initiative", "{it:animals}", position.initiative),
        ("players", "{it}", position.players),
        ("scored", "{it:list}", position.scored or None),
        ("owed", "{it:animal}", owed and owed.animal),
        ("taken", "{it:cards}", position.taken or None),
    ]
    rows = [
        (capital(speaker.say(text(f"showing.{name}"))), speaker.fill(pattern, {"it": it}))
        for name, pattern, it in facts
        if it is not None
    ]
    if position.unknown:
        unread = capital(speaker.say(text("pictures.key-unread")))
        rows.append((unread, speaker.fill("{it:list}", {"it": sorted(position.unknown)})))
    rows += [
        (speaker.say(text("showing.owner", name=name)), speaker.fill("{it:animals}", {"it": animals}))
        for name, animals in owners.items()
    ]
    rows += [
        (speaker.say(text("showing.switch", name=name)), str(reading)) for name, reading in position.switches.items()
    ]
    return Table(speaker.say(text("showing.moment")), ("", ""), tuple(rows))


def _animals(position: Position, speaker: Speaker) -> Table:
    rules, rows = speaker.rules, []
    for animal, sheet in position.animals.items():
        printed, added = rules.printed[animal], rules.added(animal, sheet.elements)
        display = speaker.fill("{it:elements}", {"it": printed})
        if added:
            display = speaker.fill("{display} + {added:elements}", {"display": display, "added": added})
        elif not sheet.stated:
            display = speaker.say(text("showing.not-stated", display=display))
        stated = (sheet.vp, sheet.gene_pool, sheet.pawns, sheet.out)
        numbers = (NOTHING if number is None else str(number) for number in stated)
        rows.append((capital(speaker.name("animal", animal, "many")), display, *numbers))
    return _table("animals", ("elements", "vp", "gene-pool", "pawns", "out"), rows, speaker)


def _display(position: Position, speaker: Speaker) -> Table:
    rows = []
    for box in speaker.rules.boxes:
        if box in position.display:
            stated = position.display[box]
            pawns = [speaker.name("animal", animal, "many") if animal else NOTHING for animal in stated.pawns or ()]
            stacks = [speaker.name("terrain", terrain) if terrain else NOTHING for terrain in stated.tiles or ()]
            discs = speaker.fill("{it:elements}", {"it": stated.elements or ()})
            cards = speaker.fill("{it:cards}", {"it": stated.cards or ()})
            words = (", ".join(_to_last(pawns)), discs, ", ".join(stacks), cards)
            rows.append((capital(speaker.name("box", box)), *(cell or NOTHING for cell in words)))
    return _table("display", ("pawns", "discs", "tiles", "cards"), rows, speaker)


def _to_last(pawns: list[str]) -> list[str]:
    """Return the spaces of a box up to the last pawn."""
    while pawns and pawns[-1] == NOTHING:
        pawns = pawns[:-1]
    return pawns


def _table(heading: str, names: tuple[str, ...], rows: Sequence[tuple[str, ...]], speaker: Speaker) -> Table:
    """Return a table without the columns in which no row says anything."""
    columns = ("", *(speaker.say(text(f"showing.column-{name}")) for name in names))
    kept = [place for place in range(len(columns)) if any(row[place] != NOTHING for row in rows)]
    shortened = (tuple(row[place] for place in kept) for row in rows)
    return Table(speaker.say(text(f"showing.{heading}")), tuple(columns[place] for place in kept), tuple(shortened))


def standings(ruling: Ruling, position: Position, speaker: Speaker) -> Table:
    """Return a ruling on dominance as a table, the most disputed tiles first; without those that are bare."""
    judged = ruling.result["tiles"]
    rows = [
        (
            name,
            speaker.name("terrain", position.tiles[name].ground),
            short_answer(judged[name], speaker),
            counts_words(judged[name], position.tiles[name], speaker),
        )
        for name in by_urgency(judged)
        if position.tiles[name].species or position.tiles[name].cone
    ]
    return _table("standings", ("terrain", "answer", "matches"), rows, speaker)


def show_lines(position: Position, speaker: Speaker, page: Page) -> list[str]:
    """Return the picture of a position: what is on Earth in the first line, the map, its legend, and what is stated."""
    found = page.line(page.bold(summary(position, speaker)))
    drawn = map_lines(position, speaker, page)
    if drawn:
        found += ["", *drawn, "", *map(page.dim, page.line(legend(position, speaker)))]
    for table in tables(position, speaker):
        found += ["", *table.lines(page)]
    return found


def show_values(position: Position, speaker: Speaker) -> dict[str, Any]:
    """Return the picture as plain values: `summary`, `map` (its lines), `legend` and `tables`."""
    return {
        "summary": summary(position, speaker),
        "map": map_lines(position, speaker, Page()),
        "legend": legend(position, speaker),
        "tables": [table._asdict() for table in tables(position, speaker)],
    }
