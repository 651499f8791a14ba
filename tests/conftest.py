"""What every test may use: the rulebook, and the starting Earth."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

import dsrules.cli.main  # noqa: F401  turns garbage collection off for a short run; a test run is long
from dsrules.rulebook import Rulebook, default

ROOT = Path(__file__).parent.parent
os.environ.setdefault("DSRULES_DEBUG", "1")
gc.enable()


@pytest.fixture(scope="session")
def rules() -> Rulebook:
    return default()


@pytest.fixture(scope="session")
def root() -> Path:
    return ROOT
