"""Build hook: renders rulesdata/ inside the wheel, so that an installed dsrules reads no YAML at start."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds dsrules/compiled/, modules of literals and the search index, to a standard wheel.

    An editable install keeps reading the YAML of the checkout.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Render the rules data of this checkout and include the result in the wheel."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from dsrules.compilation import compile_directory, write_modules
        from dsrules.lookup.index import FILE, write
        from dsrules.rulebook import Rulebook

        target = root / "build" / "compiled"
        compiled = compile_directory(root / "rulesdata")
        write_modules(compiled, target)
        write(Rulebook(compiled), target / FILE)
        for part in sorted((*target.glob("*.py"), target / FILE)):
            build_data["force_include"][str(part)] = f"dsrules/compiled/{part.name}"
