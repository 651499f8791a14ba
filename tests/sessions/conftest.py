"""Lines piped into a prompt."""

from __future__ import annotations

import pytest
from talking import Pipe, piping


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Pipe:
    return piping(monkeypatch, capsys)
