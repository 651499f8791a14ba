"""Build hook: renders rulesdata/ to Python modules inside the wheel, so that an installed dsrules reads no YAML at start."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds dsrules/compiled/*.py to a standard wheel; an editable install keeps reading the YAML of the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Render the rules data of this checkout and include the result in the wheel."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from dsrules.compilation import compile_directory, write_modules

        target = root / "build" / "compiled"
        write_modules(compile_directory(root / "rulesdata"), target)
        for module in sorted(target.glob("*.py")):
            build_data["force_include"][str(module)] = f"dsrules/compiled/{module.name}"
