"""dsrules settles rules disputes in the board game Dominant Species (GMT, 2010). An unofficial aid.

The questions of the command line are functions here, on immutable values; see `dsrules.api`. Nothing is imported
before it is used.
"""

from __future__ import annotations

from typing import Any

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    from dsrules import api

    try:
        return getattr(api, name)
    except AttributeError:
        raise AttributeError(f"module 'dsrules' has no attribute {name!r}") from None
