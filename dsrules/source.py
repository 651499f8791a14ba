"""YAML read by events into marked data: the place of every key and scalar, limits, no aliases. Knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path


def read_plain(path: Path) -> Any:
    """Return the content of a trusted YAML file as plain values."""
    import yaml

    with path.open(encoding="utf-8") as stream:
        return yaml.load(stream, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
