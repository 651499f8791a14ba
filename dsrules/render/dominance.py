"""The ruling on dominance: one tile in full, or a board with one line a tile and the disputed ones first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.judge.cone import COMES_OFF, STAYS
from dsrules.judge.dominance import cone_word
from dsrules.messages import capital
from dsrules.render.citations import footnote, page_and_basis
from dsrules.render.rulings import closing_lines, step_lines, steps_of

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.position import Position, Tile
    from dsrules.render.layout import Page
    from dsrules.ruling import Ruling

DISPUTED = ("unsettled", "tied", "overtaken", "undetermined")
"""Cone states that somebody may act on, the most disputed first."""


BOARD_RULES = ("matching.count", "dominance.condition", "dominance.persists")
"""What every line of a board rests on."""


def dominance_lines(ruling: Ruling, position: Position, speaker: Speaker, page: Page) -> list[str]:
    """Return the ruling as lines: in full for one tile, else a line a tile."""
    tiles = ruling.result["tiles"]
    if not tiles:
        return page.line(speaker.say(text("show.no-tiles")))
    if len(tiles) == 1:
        ((name, found),) = tiles.items()
        return tile_lines(ruling, name, found, position, speaker, page)
    return board_lines(ruling, position, speaker, page)


def tile_lines(
    ruling: Ruling, name: str, found: dict[str, Any], position: Position, speaker: Speaker, page: Page
) -> list[str]:
    """Return one tile in full: the verdict, then the sums, the endangered, the cone, with pages and basis."""
    ground = position.tiles[name].ground
    headline = speaker.say(text("show.tile-heading", hex=name, terrain=ground, answer=answer(found, speaker)))
    steps = steps_of(ruling.steps, name, speaker)
    lines = [page.bold(line) for line in page.line(headline)]
    return [*lines, *step_lines(steps, speaker, page), *closing_lines(ruling.assumed, steps, speaker, page)]


def board_lines(ruling: Ruling, position: Position, speaker: Speaker, page: Page) -> list[str]:
    """Return a board: what is disputed in the first line, then a line a tile in that order."""
    tiles = ruling.result["tiles"]
    order = by_urgency(tiles)
    lines = [page.bold(line) for line in page.line(disputes(tiles, speaker))]
    peopled = [name for name in order if position.tiles[name].species or tiles[name]["cone"]]
    rows = [
        [
            name,
            speaker.name("terrain", position.tiles[name].ground),
            short_answer(tiles[name], speaker),
            counts_words(tiles[name], position.tiles[name], speaker),
        ]
        for name in peopled
    ]
    lines += _table(rows, page)
    empty = [name for name in order if name not in peopled]
    if empty:
        lines += page.line(speaker.say(text("show.empty-tiles", tiles=empty)))
    for note in notes(tiles, speaker):
        lines += page.line(note)
    lines += closing_lines(ruling.assumed, (), speaker, page)
    rests, marks = grounds(speaker)
    rests += " " + speaker.say(text("show.sums-by-tile"))
    return lines + [page.dim(line) for words in (rests, marks) for line in page.line(words)]


def notes(tiles: dict[str, Any], speaker: Speaker) -> list[str]:
    """Return what goes with a list of tiles judged: the sign for endangered, and which switches decide, and where."""
    endangered = any(found["endangered"] for found in tiles.values())
    return [*([speaker.say(text("show.endangered-sign"))] if endangered else []), *_by_switch(tiles, speaker)]


def _by_switch(tiles: dict[str, Any], speaker: Speaker) -> list[str]:
    """Return a sentence for each switch that decides about cones, with the tiles where it does."""
    names = dict.fromkeys(name for found in tiles.values() for name in found.get("cone_switches", ()))
    said = []
    for name in names:
        decided = [tile for tile, found in tiles.items() if name in found.get("cone_switches", ())]
        rule = speaker.rules.tables["switches"]["switches"][name]["rule"]
        params = {"name": name, "reading": str(speaker.rules.switch(name)), "rule": rule, "tiles": decided}
        said.append(speaker.say(text("show.by-switch", **params)))
    return said


def grounds(speaker: Speaker) -> tuple[str, str]:
    """Return the rules that every line of a board rests on, with their pages, and what their marks mean."""
    cited = []
    for rule in BOARD_RULES:
        citation = speaker.rules.cite(rule)
        stands = page_and_basis(citation.pages, citation.basis, speaker)
        cited.append(speaker.say(text(f"show.ground-{rule.partition('.')[2]}", page=stands)))
    bases = footnote((speaker.rules.cite(rule).basis for rule in BOARD_RULES), speaker)
    return speaker.say(text("show.grounds", cited="; ".join(cited))), bases


def _table(rows: list[list[str]], page: Page) -> list[str]:
    """Return a line a tile; where the page is too narrow, the counts wrap beneath the answer."""
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(3)]
    left = widths[0] + widths[1] + 2
    lines = []
    for name, terrain, said, counts in rows:
        start = f"{name:{widths[0]}} {terrain:{widths[1]}} "
        beside = f"{start}{said:{widths[2]}}  {counts}".rstrip()
        if len(beside) <= page.width:
            lines.append(beside)
        else:
            lines += [f"{start}{said}", *page.line(counts, indent=left, hang=2)]
    return lines


def by_urgency(tiles: dict[str, Any]) -> list[str]:
    """Return the names of tiles judged, the most disputed first."""
    return sorted(tiles, key=lambda name: (urgency(tiles[name]), name))


def urgency(found: dict[str, Any]) -> int:
    """Return where a tile comes in the list: disputed cones, open outcomes, claims to make, the rest."""
    if found["cone_status"] in DISPUTED:
        return DISPUTED.index(str(found["cone_status"]))
    if "possible" in found:
        return len(DISPUTED)
    if found["qualifies"] and found["cone_status"] == "none":
        return len(DISPUTED) + 1
    return len(DISPUTED) + 2 + int(found["cone_status"] == "none") + int(not found["leaders"])


def disputes(tiles: dict[str, Any], speaker: Speaker) -> str:
    """Return a sentence on the tiles judged: which cones are disputed, which tiles may be claimed, which stand."""
    order = by_urgency(tiles)
    disputed = [
        f"{name} ({speaker.say(text('show.state-' + cone_word(tiles[name])))})"
        for name in order
        if tiles[name]["cone_status"] in DISPUTED
    ]
    claims = [name for name in order if tiles[name]["cone_status"] == "none" and tiles[name]["qualifies"]]
    standing = [name for name in order if tiles[name]["cone_status"] == "stands"]
    parts = [text("show.disputed", tiles=", ".join(disputed)) if disputed else text("show.nothing-disputed")]
    if claims:
        parts.append(text("show.open-claims", tiles=", ".join(claims)))
    if standing:
        parts.append(text("show.settled", tiles=", ".join(standing)))
    return capital("; ".join(speaker.say(part) for part in parts))


def counts_words(found: dict[str, Any], tile: Tile, speaker: Speaker) -> str:
    """Return the matches of the animals present in words, most first, the endangered marked."""
    present = {animal: found["matches"][animal] for animal in found["matches"] if animal in tile.species}
    ranked = sorted(present, key=lambda animal: (-most(present[animal]), list(present).index(animal)))
    return ", ".join(
        f"{speaker.name('animal', animal, 'many')} {number(present[animal], speaker)}{_sign(found, animal)}"
        for animal in ranked
    )


def _sign(found: dict[str, Any], animal: str) -> str:
    if animal in found["endangered"]:
        return "!"
    return "!?" if animal in found.get("endangered_possible", ()) else ""


def most(count: Any) -> int:
    """Return a count, or the most of a [least, most] pair."""
    return int(count[1]) if isinstance(count, list | tuple) else int(count)


def number(count: Any, speaker: Speaker) -> str:
    """Return a count, or a [least, most] pair, as words."""
    if isinstance(count, list | tuple):
        return speaker.say(text("show.range", least=count[0], most=count[1]))
    return str(count)


def short_answer(found: dict[str, Any], speaker: Speaker) -> str:
    """Return the verdict on one tile in a few words, for a list of tiles."""
    status, cone, who = found["cone_status"], found["cone"], found["qualifies"]
    if "possible" in found:
        return _possible(found, speaker)
    if status == "none":
        return speaker.say(text("show.claimable", who=who) if who else text("show.nobody"))
    return speaker.say(text(f"show.board-{cone_word(found)}", who=who, cone=cone))


def _possible(found: dict[str, Any], speaker: Speaker) -> str:
    nobody = speaker.say(text("show.nobody-possible"))
    names = [speaker.name("animal", animal, "many") if animal else nobody for animal in found["possible"]]
    return speaker.say(text("show.possible", names=" / ".join(names)))


def answer(found: dict[str, Any], speaker: Speaker) -> str:
    """Return the verdict on one tile in words, from who qualifies and the state of the cone."""
    cone, who = found["cone"], found["qualifies"]
    if "possible" in found:
        words = _possible(found, speaker)
        return words if cone is None else f"{words}; {_cone(cone_word(found), cone, who, speaker)}"
    if cone is None:
        return speaker.say(text("show.claimable", who=who) if who else text("show.nobody"))
    return _cone(cone_word(found), cone, who, speaker)


_CONE_SAID = {
    "tied": "show.tied", "unsettled": "show.unsettled-cone", STAYS: "show.stays", COMES_OFF: "show.comes-off",
}  # fmt: skip


def _cone(word: str, cone: str, who: str | None, speaker: Speaker) -> str:
    if word == "stands":
        return speaker.say(text("show.stands", who=cone))
    if word == "overtaken" and who is not None:
        return speaker.say(text("show.overtaken", who=who, cone=cone))
    key = _CONE_SAID.get(word, "show.undetermined-cone")
    return speaker.say(text(key, cone=cone))
