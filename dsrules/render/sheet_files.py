"""A position as a document to share: Markdown to paste into a forum, or an HTML page that needs nothing else."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from dsrules.diagnostics import text
from dsrules.messages import capital
from dsrules.render.dominance import disputes, grounds, notes
from dsrules.render.layout import Page
from dsrules.render.map_text import map_lines
from dsrules.render.markdown import escaped
from dsrules.render.sheet import Table, legend, standings, summary, tables

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.position import Position
    from dsrules.ruling import Ruling

STYLE = """\
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
figure { margin: 1rem 0; } svg { width: 100%; height: auto; }
.table { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; }
thead th { font-weight: normal; opacity: .7; } tbody tr { border-top: 1px solid #8886; }
footer { margin-top: 2rem; font-size: .875rem; opacity: .7; }
@media print { body { max-width: none; } }
"""


def markdown_sheet(ruling: Ruling, position: Position, speaker: Speaker) -> str:
    """Return the position with the ruling on its dominance as Markdown, the map as a block of code."""
    drawn = map_lines(position, speaker, Page())
    parts = [f"**{_said(ruling, speaker)}**", escaped(summary(position, speaker))]
    if drawn:
        parts += ["\n".join(["```", *drawn, "```"]), escaped(legend(position, speaker))]
    parts += map(_markdown_table, _all_tables(ruling, position, speaker))
    parts += map(escaped, _notes(ruling, speaker))
    return "\n\n".join([*parts, f"_{_colophon(speaker)}_"]) + "\n"


def _markdown_table(table: Table) -> str:
    def row(cells: tuple[str, ...]) -> str:
        return f"| {' | '.join(map(escaped, cells))} |"

    ruler = f"|{' --- |' * len(table.columns)}"
    return "\n".join([f"**{escaped(table.heading)}**", "", row(table.columns), ruler, *map(row, table.rows)])


def html_sheet(ruling: Ruling, position: Position, speaker: Speaker, drawn: str) -> str:
    """Return the position with the ruling on its dominance as a page of its own; `drawn` is its picture as SVG."""
    title = escape(speaker.say(text("showing.heading")))
    noted = "".join(f"<p>{escape(note)}</p>\n" for note in _notes(ruling, speaker))
    shown = "".join(map(_html_table, _all_tables(ruling, position, speaker)))
    return f"""\
<!DOCTYPE html>
<html lang="{speaker.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{STYLE}</style>
</head>
<body>
<h1>{escape(_said(ruling, speaker))}</h1>
<p>{escape(summary(position, speaker))}</p>
<figure>
{_inline(drawn)}
</figure>
{shown}{noted}<footer><p>{escape(_colophon(speaker))}</p></footer>
</body>
</html>
"""


def _inline(drawn: str) -> str:
    """Return an SVG document as it stands inside HTML: without its XML declaration."""
    return drawn[drawn.index("<svg") :].rstrip()


def _html_table(table: Table) -> str:
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in cells)}</tr>'
        for name, *cells in table.rows
    )
    thead = f"<thead><tr>{head}</tr></thead>\n" if any(table.columns) else ""
    return (
        f"<h2>{escape(table.heading)}</h2>\n"
        f'<div class="table"><table>\n{thead}<tbody>\n{rows}\n</tbody>\n</table></div>\n'
    )


def _all_tables(ruling: Ruling, position: Position, speaker: Speaker) -> list[Table]:
    standing = standings(ruling, position, speaker)
    return [*([standing] if standing.rows else []), *tables(position, speaker)]


def _said(ruling: Ruling, speaker: Speaker) -> str:
    """Return the answer that heads the sheet."""
    tiles = ruling.result["tiles"]
    return disputes(tiles, speaker) if tiles else capital(speaker.say(text("show.no-tiles")))


def _notes(ruling: Ruling, speaker: Speaker) -> list[str]:
    """Return what goes with the rulings: signs, switches, what was assumed, and the rules and pages they rest on."""
    tiles = ruling.result["tiles"]
    assumed = [speaker.say(text("show.assumed", what=speaker.say(sentence))) for sentence in ruling.assumed]
    return [*notes(tiles, speaker), *assumed, *(grounds(speaker) if tiles else [])]


def _colophon(speaker: Speaker) -> str:
    from dsrules import __version__

    return speaker.say(text("showing.unofficial", version=__version__))
