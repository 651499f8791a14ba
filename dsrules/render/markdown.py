"""Lines for people as Markdown, complete enough to paste into a forum: nesting becomes a list."""

from __future__ import annotations

SIGNS = "\\*_<>|[]`~&"
"""What Markdown would read as marks, outside of code."""


def markdown(lines: list[str]) -> str:
    """Return laid-out lines as Markdown.

    The first line, and every other line at the margin that begins a block with something beneath it, is a heading in
    bold; indented lines are list items; other lines at the margin are paragraphs.
    """
    out: list[str] = []
    for place, line in enumerate(lines):
        words = line.strip()
        depth = len(line) - len(line.lstrip())
        if not words:
            if out and out[-1]:
                out.append("")
        elif depth:
            out.append(f"{'  ' * (depth // 2 - 1)}- {_said(words)}")
        else:
            heads = place == 0 or (place + 1 < len(lines) and lines[place + 1].startswith(" "))
            out += [*([""] if out and out[-1] else []), f"**{_said(words)}**" if heads else _said(words)]
            if heads:
                out.append("")
    return "\n".join(out).rstrip("\n")


def _said(words: str) -> str:
    """Return one line, its columns joined by dashes, marks escaped outside of code."""
    spread = "  ".join(part.strip() for part in words.split("  ") if part.strip())
    parts = spread.replace("  ", " — ").split("`")
    if len(parts) % 2 == 0:  # a lone backtick is no code
        return "\\`".join(escaped(part) for part in parts)
    return "`".join(part if place % 2 else escaped(part) for place, part in enumerate(parts))


def escaped(words: str) -> str:
    """Return words with everything escaped that Markdown would read as marks."""
    for sign in SIGNS:
        words = words.replace(sign, f"\\{sign}")
    return words
