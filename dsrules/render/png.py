"""The picture of a position as pixels, by CairoSVG, which comes with the extra `dsrules[png]`."""

from __future__ import annotations

from dsrules.diagnostics import UsageError, problem, text


def board_png(svg: str, scale: float = 2) -> bytes:
    """Return an SVG document as a PNG file, `scale` pixels for each of its units.

    Raises UsageError (`usage.png`) where CairoSVG is not installed or does not find the cairo library.
    """
    try:
        from cairosvg import svg2png
    except (ImportError, OSError) as missing:  # OSError: CairoSVG is there, but the library that it calls is not
        hint = text("pictures.png-hint")
        raise UsageError([problem("usage.png", text("pictures.no-png"), hint=hint)]) from missing
    picture: bytes = svg2png(bytestring=svg.encode(), scale=scale)
    return picture
