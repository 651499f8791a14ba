"""Every sentence that the sources name exists, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

from dsrules.messages import template

NAMED = re.compile(r"(?<![\w.])(?:text|Text)\(\s*\"([a-z][a-z0-9.-]+)\"")
ROOT = Path(__file__).parent.parent.parent / "dsrules"


def test_every_sentence_named_in_the_sources_exists() -> None:
    named = {key for path in ROOT.rglob("*.py") for key in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 300
    missing = set()
    for key in named:
        try:
            english, czech = template(key)
        except (KeyError, ImportError):
            missing.add(key)
        else:
            assert english.strip()
            assert czech.strip()
    assert missing == set()
