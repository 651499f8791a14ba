"""Files in and out: read whole within a limit, written whole or not at all."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, BinaryIO, NoReturn

from dsrules.diagnostics import InputError, Place, Source, problem, text
from dsrules.source import POSITION, place_at

if TYPE_CHECKING:
    from collections.abc import Iterator

STDIN = "-"


def read_file(path: str, limit: int = POSITION.size) -> Source:
    """Return the text of a file, or of standard input for `-`; `limit` is in bytes.

    Raises InputError: `file.missing`, `file.directory`, `file.unreadable`, `file.size`, `file.encoding`.
    """
    if path == STDIN:
        if sys.stdin is None:  # closed before the program began
            return Source(path, "")
        name = getattr(sys.stdin, "source_name", path)  # a document handed over in the program has a name of its own
        return _decoded(name, _content(sys.stdin.buffer, path, limit), limit)
    with _opened(path) as stream:
        return _decoded(path, _content(stream, path, limit), limit)


def _content(stream: BinaryIO, path: str, limit: int) -> bytes:
    try:
        return stream.read(limit + 1)
    except OSError as error:
        _refuse("file.unreadable", path, reason=_reason(error))


def open_lines(path: str, longest: int) -> Iterator[bytes]:
    """Yield the lines of a file, or of standard input for `-`, one by one, however many there are.

    Of a line of more than `longest` bytes only its beginning comes, one byte more than that. Raises InputError, codes
    as for `read_file`.
    """
    if path == STDIN:
        if sys.stdin is not None:  # else closed before the program began
            yield from _lines(sys.stdin.buffer, path, longest)
        return
    with _opened(path) as stream:
        yield from _lines(stream, path, longest)


def _lines(stream: BinaryIO, path: str, longest: int) -> Iterator[bytes]:
    try:
        while line := stream.readline(longest + 1):
            yield line
            while len(line) > longest and not line.endswith(b"\n"):
                line = stream.readline(longest + 1)  # the rest of a line too long
    except OSError as error:
        _refuse("file.unreadable", path, reason=_reason(error))


def _opened(path: str) -> BinaryIO:
    try:
        return open(path, "rb")
    except FileNotFoundError:
        _refuse("file.missing", path)
    except IsADirectoryError:
        _refuse("file.directory", path)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        _refuse("file.unreadable", path, reason=_reason(error))


def _decoded(path: str, content: bytes, limit: int) -> Source:
    if len(content) > limit:
        _refuse("file.size", path, limit=limit)
    try:
        return Source(path, content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        good = content[: error.start].decode("utf-8", errors="replace")
        source = Source(path, content.decode("utf-8", errors="replace"))
        _refuse("file.encoding", path, source, place_at(good, len(good)), byte=f"0x{content[error.start]:02X}")


def _reason(error: Exception) -> str:
    return (getattr(error, "strerror", None) or str(error)).lower()


def _refuse(
    code: str, path: str, source: Source | None = None, place: Place | None = None, **params: object
) -> NoReturn:
    name = text("problem.stdin") if path == STDIN else path or '""'
    found = problem(code, text(code, name=name, **params), place=place, hint=text(f"{code}.hint"))
    raise InputError([found], source or Source(path, "")) from None


def write_file(path: str, content: str) -> None:
    """Write a text file whole or not at all; `-` is standard output. Raises InputError `file.unwritable`."""
    write_bytes(path, content.encode())


def write_bytes(path: str, content: bytes) -> None:
    """Write a file whole or not at all: under another name beside it first. Raises InputError `file.unwritable`."""
    if path == STDIN:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    draft = ""
    try:
        if os.path.exists(path) and not os.path.isfile(path):
            _write_through(path, content)
            return
        target = os.path.realpath(path)  # a link stays a link
        beside = f"{target}.{os.urandom(8).hex()}.part"
        with open(beside, "xb") as stream:
            draft = beside  # ours from here on, to be moved or thrown away
            stream.write(content)
        if os.path.exists(target):
            os.chmod(draft, os.stat(target).st_mode & 0o7777)
        os.replace(draft, target)
    except (OSError, ValueError) as error:
        _discard(draft)
        _refuse("file.unwritable", path, reason=_reason(error))
    except KeyboardInterrupt:
        _discard(draft)
        raise


def _write_through(path: str, content: bytes) -> None:
    """Write to what is no regular file (/dev/stdout, a pipe) and so cannot be replaced."""
    with open(path, "wb") as stream:
        stream.write(content)


def _discard(draft: str) -> None:
    import contextlib

    with contextlib.suppress(OSError):  # "" where none was made
        os.unlink(draft)
