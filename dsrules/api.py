"""The questions of the command line as functions on immutable values."""

from __future__ import annotations

__all__: list[str] = []
