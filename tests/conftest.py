"""What every test may use: the rulebook, and the starting Earth."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from dsrules.rulebook import Rulebook, default

ROOT = Path(__file__).parent.parent
os.environ.setdefault("DSRULES_DEBUG", "1")


@pytest.fixture(scope="session")
def rules() -> Rulebook:
    return default()


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
