"""dsrules settles rules disputes in the board game Dominant Species (GMT, 2010). An unofficial aid.

The questions of the command line are functions here, on immutable values; `dsrules.api` documents them. Nothing is
imported before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dsrules.api import *  # noqa: F403

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    if not name.startswith("_"):
        from importlib import import_module

        api = import_module("dsrules.api")
        if name in api.__all__:
            return getattr(api, name)
    raise AttributeError(f"module 'dsrules' has no attribute {name!r}")
