"""Lines for people as Markdown, complete enough to paste into a forum: nesting becomes a list."""

from __future__ import annotations


def markdown(lines: list[str]) -> str:
    """Return laid-out lines as Markdown: the first line a heading in bold, indented ones list items."""
    out = [f"**{_escaped(lines[0].strip())}**", ""] if lines else []
    for line in lines[1:]:
        words = line.strip()
        if not words:
            out.append("")
            continue
        depth = len(line) - len(line.lstrip())
        spread = "  ".join(part.strip() for part in words.split("  ") if part.strip())
        said = _escaped(spread).replace("  ", " — ")
        if depth:
            out.append(f"{'  ' * (depth // 2 - 1)}- {said}")
        else:
            out += [*([""] if out and out[-1] else []), said]
    return "\n".join(out)


def _escaped(words: str) -> str:
    for sign in "\\*_`<>|":
        words = words.replace(sign, f"\\{sign}")
    return words
