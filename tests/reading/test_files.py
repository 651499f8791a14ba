"""Files in and out: what cannot be read is said, and what is written is written whole or not at all."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from dsrules.diagnostics import InputError, Place
from dsrules.text.files import read_file, write_bytes, write_file


def refused(path: str, **more: int) -> str:
    with pytest.raises(InputError) as caught:
        read_file(path, **more)
    (found,) = caught.value.diagnostics
    assert found.hint is not None
    return found.code


def test_what_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    assert refused(str(tmp_path / "nowhere.yaml")) == "file.missing"
    assert refused(str(tmp_path)) == "file.directory"
    assert refused(str(tmp_path / "file" / "inside")) == "file.unreadable"
    assert refused("a\0b") == "file.unreadable"
    assert refused("x" * 5000) == "file.unreadable"
    assert refused(str(tmp_path / "file"), limit=0) == "file.size"


def test_what_is_not_utf8_has_a_place(tmp_path: Path) -> None:
    path = tmp_path / "latin.yaml"
    path.write_bytes("dsrules: 1\ntiles: ř".encode() + b"\xe9\n")
    with pytest.raises(InputError) as caught:
        read_file(str(path))
    assert caught.value.diagnostics[0].code == "file.encoding"
    assert caught.value.diagnostics[0].place == Place(2, 9, 10)
    path.write_text("dsrules: 1", encoding="utf-16")
    assert refused(str(path)) == "file.encoding"


def test_a_byte_order_mark_goes(tmp_path: Path) -> None:
    (tmp_path / "bom").write_bytes(b"\xef\xbb\xbfdsrules: 1")
    assert read_file(str(tmp_path / "bom")).text == "dsrules: 1"


def test_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO("dsrules: 1 # č".encode())))
    assert read_file("-") == ("-", "dsrules: 1 # č")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xff")))
    assert refused("-") == "file.encoding"
    monkeypatch.setattr("sys.stdin", None)
    assert read_file("-") == ("-", "")


def test_a_stream_that_breaks_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(io.BytesIO):
        def read(self, *_: object) -> bytes:
            raise OSError(5, "Input/output error")

    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(Broken()))
    assert refused("-") == "file.unreadable"


def test_standard_output(capfdbinary: pytest.CaptureFixture[bytes]) -> None:
    write_file("-", "č\n")
    assert capfdbinary.readouterr().out == "č\n".encode()


def test_a_file_is_written_whole_and_keeps_its_mode(tmp_path: Path) -> None:
    path = tmp_path / "board.yaml"
    write_file(str(path), "one\n")
    path.chmod(0o640)
    write_file(str(path), "č\n")
    assert path.read_text(encoding="utf-8") == "č\n"
    assert path.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [path]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "target").write_text("old")
    link = tmp_path / "link"
    link.symlink_to("target")
    write_file(str(link), "new")
    assert link.is_symlink()
    assert (tmp_path / "target").read_text() == "new"


def test_what_cannot_be_written_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "board.yaml"
    path.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(InputError) as caught:
        write_bytes(str(path), b"new")
    assert caught.value.diagnostics[0].code == "file.unwritable"
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]
    for impossible in (str(tmp_path / "no" / "where"), str(tmp_path), "a\0b"):
        with pytest.raises(InputError):
            write_file(impossible, "x")


def test_devices_are_written_through() -> None:
    write_file(os.devnull, "x")
