"""One line of JSON in and out, for JSON Lines: quick for good lines, exact about bad ones. Knows no game.

Stricter than Python's own reader: UTF-8 only, no NaN, no key twice in one object, no number too great for a float.
"""

from __future__ import annotations

import json
from math import isinf
from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import InputError, UsageError, problem, shown, text
from dsrules.source import POSITION, below

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dsrules.diagnostics import Diagnostic

LONGEST = POSITION.size
"""Bytes beyond which a line is refused unread."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class _Repeating(dict[str, Any]):
    """An object in which a key stands twice; the last value counts."""

    key: str


def _only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError
    return found


def _marked(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    repeating = _Repeating(found)
    names = [name for name, _ in pairs]
    repeating.key = next(name for name in names if names.count(name) > 1)
    return repeating


def _finite(digits: str) -> float:
    number = float(digits)
    if isinf(number):
        raise ValueError
    return number


def _no_constant(name: str) -> Any:
    raise ValueError(name)


_quick = json.JSONDecoder(object_pairs_hook=_only_once, parse_constant=_no_constant, parse_float=_finite)
_careful = json.JSONDecoder(object_pairs_hook=_marked, parse_constant=_no_constant, parse_float=_finite)

try:  # the extra dsrules[fast]
    import orjson
except ImportError:
    _encoder = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False, allow_nan=False)

    def _dump(value: Any) -> bytes:
        return _encoder.encode(value).encode()

    def _parse(line: bytes) -> Any:
        return _quick.decode(line.decode())
else:
    _dump: Callable[[Any], bytes] = orjson.dumps  # type: ignore[no-redef]

    def _parse(line: bytes) -> Any:
        value = orjson.loads(line)
        if orjson.dumps(value).count(b'":') != line.count(b'":'):
            raise ValueError  # perhaps a key stands twice, of which orjson says nothing
        return value


def read_line(line: bytes) -> tuple[Any, tuple[Diagnostic, ...]]:
    """Return what a line states and a problem for each object in which a key stands twice (its last value counts).

    Raises UsageError `usage.json` for what is not JSON, InputError `file.size` for a line of more than `LONGEST` bytes.
    """
    if len(line) > LONGEST:
        said = text("usage.long-line", limit=LONGEST)
        raise InputError([problem("file.size", said, hint=text("file.size.hint"))])
    try:
        return _parse(line), ()
    except (ValueError, TypeError, RecursionError):
        return _read_closely(line.removeprefix(BYTE_ORDER_MARK))


def _read_closely(line: bytes) -> tuple[Any, tuple[Diagnostic, ...]]:
    """Return what a line states, or raise UsageError that says where it stops being JSON."""
    try:
        value = _careful.decode(line.decode())
        return value, tuple(_repetitions(value, ""))
    except json.JSONDecodeError as error:
        said = text("usage.json.at", column=error.pos + 1)
    except UnicodeDecodeError as error:
        said = text("usage.json.encoding", column=error.start + 1, byte=f"0x{line[error.start]:02X}")
    except (ValueError, RecursionError):  # NaN, a number beyond all bounds, thousands of brackets
        said = text("usage.json")
    raise UsageError([problem("usage.json", said)]) from None


def _repetitions(value: Any, path: str) -> Iterator[Diagnostic]:
    """Yield a problem for each object in which a key stands twice, the outer ones first."""
    if isinstance(value, _Repeating):
        said = text("yaml.duplicate-key", name=shown(value.key))
        yield problem("yaml.duplicate-key", said, below(path, value.key), hint=text("usage.json.twice"))
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _repetitions(inner, below(path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(value):
            yield from _repetitions(inner, below(path, index))


def write_line(value: Any) -> bytes:
    """Return a value as one line of JSON, without a line end.

    In UTF-8; in ASCII where a text holds half a character, which UTF-8 cannot write. Raises ValueError for a value
    that is nested too deeply.
    """
    try:
        return _dump(value)
    except (ValueError, TypeError, RecursionError):
        pass
    try:
        return json.dumps(value, separators=(",", ":"), allow_nan=False).encode()
    except RecursionError:
        raise ValueError from None
