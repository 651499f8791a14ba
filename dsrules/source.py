"""YAML read by events into plain values, with the place of every key and value on demand. Knows no game.

No tree is composed and nothing is expanded: the events of the parser become dicts, lists, strings, numbers, true, false
and null, as JSON has them. Size, depth and number of nodes are limited; aliases, anchors, tags and further documents
are refused. Keys are always strings. `yes`, dates, octal and sexagesimal numbers stay strings.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple, NoReturn

from dsrules.diagnostics import Diagnostic, InputError, Place, Source, problem, shown, text


class Limits(NamedTuple):
    """How much is read: bytes of UTF-8, levels of nesting, keys and values together."""

    size: int = 1_100_000
    depth: int = 20
    nodes: int = 20_000


POSITION = Limits()
RULES = Limits(depth=40, nodes=300_000)

DIGITS = 40
"""A number written with more digits than this is refused."""

NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?")
CONSTANTS: dict[str, Any] = {"true": True, "false": False, "null": None, "~": None, "": None}
FORBIDDEN = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
LINE_BREAK = re.compile("\r\n|[\n\r\x85\u2028\u2029]")
"""What ends a line in YAML: columns and lines of places are counted by it."""


def below(path: str, step: str | int) -> str:
    """Return the path of a value inside the one at `path`: `tiles.e4`, `elements.grass[0]` (indices from 0)."""
    if isinstance(step, int):
        return f"{path}[{step}]"
    step = shown(step)
    return f"{path}.{step}" if path else step


class Places(NamedTuple):
    """Path (see `below`) -> place, for values and for keys. The path of the whole document is empty."""

    values: dict[str, Place]
    keys: dict[str, Place]


class Marked:
    """A document: `value` as plain values, `problems` that did not stop the reading, and `places` when asked for."""

    __slots__ = ("_limits", "_places", "problems", "source", "value")

    def __init__(self, value: Any, source: Source, limits: Limits) -> None:
        self.value = value
        self.source = source
        self.problems: tuple[Diagnostic, ...] = ()
        self._limits = limits
        self._places: Places | None = None

    @property
    def places(self) -> Places:
        """Return the place of every key and value; the text is read once more when first asked for."""
        if self._places is None:
            walk = _Walk(self.source, self._limits, Places({}, {}))
            walk.document()
            self._places = walk.places
            self.problems = tuple(walk.problems)
        assert self._places is not None
        return self._places


def read(document: str, name: str = "-", limits: Limits = POSITION) -> Marked:
    """Return what a YAML (or JSON) document states. `name` is what messages call its source.

    Raises InputError (`yaml.*`, `file.size`) for what is no such document. Duplicate keys stand in `problems`.
    """
    document = document.removeprefix("\ufeff")
    source = Source(name, document)
    if len(document) > limits.size:
        raise InputError([problem("file.size", text("file.size", name=name, limit=limits.size))], source)
    start = document.lstrip()[:1]
    if start == "{":
        value = _json(document)
        if value is not None:
            return Marked(value, source, limits)
    walk = _Walk(source, limits, None)
    marked = Marked(walk.document(), source, limits)
    if walk.duplicated:
        _ = marked.places
    return marked


def _json(document: str) -> dict[str, Any] | None:
    """Return a JSON object, which needs no YAML parser; None for what is none, or what has to be looked at closely."""
    import json

    try:
        value = json.loads(document, object_pairs_hook=_object, parse_int=_integer, parse_constant=_integer)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError
    return found


def _integer(digits: str) -> int:
    if len(digits) > DIGITS:
        raise ValueError
    return int(digits)


class _Walk:
    """One pass over the events of a document."""

    def __init__(self, source: Source, limits: Limits, places: Places | None) -> None:
        self.source = source
        self.limits = limits
        self.places = places
        self.problems: list[Diagnostic] = []
        self.duplicated = False
        self.container: Any = None
        self.key: str | None = None
        self.path = ""
        self.stack: list[tuple[Any, str, Any]] = []

    def document(self) -> Any:
        """Return the one document of the source."""
        import yaml

        document = self.source.text
        bad = FORBIDDEN.search(document)
        if bad:
            self.refuse("yaml.character", place_at(document, bad.start()), character=f"U+{ord(bad.group()):04X}")
        if document.lstrip()[:1] in ("{", "["):
            document = document.replace("\t", " ")  # JSON may be indented with tabs, YAML may not
        try:
            self.next = _parser(document)
            self.next()  # the stream starts
            if not isinstance(self.next(), yaml.DocumentStartEvent):
                self.refuse("yaml.empty", Place(1, 1, 2))
            value = self.value(yaml)
            self.next()  # the document ends
            event = self.next()
            if not isinstance(event, yaml.StreamEndEvent):
                self.refuse("yaml.documents", _place(event))
        except yaml.YAMLError as error:
            self.syntax(error)
        return value

    def value(self, yaml: Any) -> Any:
        """Return the value that the next events make up. Keeps its own stack: nesting costs no recursion."""
        scalar, ends = yaml.ScalarEvent, (yaml.MappingEndEvent, yaml.SequenceEndEvent)
        starts = (yaml.MappingStartEvent, yaml.SequenceStartEvent)
        after, nodes = self.next, self.limits.nodes
        root: list[Any] = []
        self.container = root
        for _ in range(nodes):
            event = after()
            kind = type(event)
            if kind is scalar:
                self.scalar(event)
            elif kind in ends:
                self.closed(event)
            elif kind in starts:
                self.opened(event, {} if kind is starts[0] else [])
            else:
                self.refuse("yaml.alias", _place(event), name=shown(event.anchor))
            if not self.stack:
                return root[0]
        self.refuse("yaml.nodes", _place(event), limit=nodes)

    def scalar(self, event: Any) -> None:
        """Take in a key or a value that is no collection."""
        if event.anchor is not None or event.tag is not None:
            self.tagged(event)
        value, container = event.value, self.container
        if type(container) is dict:
            if self.key is None:
                self.named(value, event)
                return
            if self.places:
                self.places.values[below(self.path, self.key)] = _place(event)
            container[self.key] = self.plain(value, event) if event.implicit[0] else value
            self.key = None
            return
        if self.places:
            self.places.values[below(self.path, len(container)) if self.stack else ""] = _place(event)
        container.append(self.plain(value, event) if event.implicit[0] else value)

    def named(self, key: str, event: Any) -> None:
        """Take in a key of a mapping."""
        self.key = key
        if key in self.container:
            self.duplicate(below(self.path, key), event)
        if self.places:
            self.places.keys[below(self.path, key)] = _place(event)

    def opened(self, event: Any, inner: dict[str, Any] | list[Any]) -> None:
        """Go into a mapping or a list."""
        container, key = self.container, self.key
        if event.anchor is not None or event.tag is not None:
            self.tagged(event)
        if key is None and type(container) is dict:
            self.refuse("yaml.key", _place(event))
        if len(self.stack) >= self.limits.depth:
            self.refuse("yaml.depth", _place(event), limit=self.limits.depth)
        self.stack.append((container, self.path, event))
        if self.places:
            if len(self.stack) > 1:
                self.path = below(self.path, len(container) if key is None else key)
            self.places.values[self.path] = _place(event)
        if key is None:
            container.append(inner)
        else:
            container[key] = inner
            self.key = None
        self.container = inner

    def closed(self, event: Any) -> None:
        """Go back to what encloses the mapping or list that ends here."""
        outer, path, start = self.stack.pop()
        if self.places and start.flow_style:
            _stretch(self.places, self.path, event)
        self.container, self.path = outer, path

    def plain(self, value: str, event: Any) -> Any:
        """Return what a scalar without quotes stands for."""
        if value in CONSTANTS:
            return CONSTANTS[value]
        if value[0] in "-0123456789":
            number = NUMBER.fullmatch(value)
            if number:
                if len(value) > DIGITS:
                    self.refuse("yaml.number", _place(event), limit=DIGITS)
                return float(value) if number[1] or number[2] else int(value)
        return value

    def duplicate(self, path: str, event: Any) -> None:
        """Note a key stated twice in one mapping; its places are known only on the pass that keeps places."""
        self.duplicated = True
        if self.places:
            first = self.places.keys[path]
            said = text("yaml.duplicate-key", name=shown(event.value))
            hint = text("yaml.duplicate-key.hint", line=first.line)
            self.problems.append(
                problem("yaml.duplicate-key", said, path, place=_place(event), related=(first,), hint=hint)
            )

    def tagged(self, event: Any) -> None:
        """Refuse an anchor or a tag."""
        if event.anchor is not None:
            self.refuse("yaml.alias", _place(event), name=shown(event.anchor))
        self.refuse("yaml.tag", _place(event), tag=shown(event.tag))

    def refuse(self, code: str, place: Place, **params: Any) -> NoReturn:
        """Stop the reading: what follows cannot be understood."""
        found = problem(code, text(code, **params), place=place, hint=text(f"{code}.hint"))
        raise InputError([found], self.source) from None

    def syntax(self, error: Any) -> NoReturn:
        """Stop the reading at what the parser could not understand."""
        mark = getattr(error, "problem_mark", None)
        place = Place(mark.line + 1, mark.column + 1, mark.column + 2) if mark else Place(1, 1, 2)
        opened = getattr(error, "context_mark", None)
        start = Place(opened.line + 1, opened.column + 1, opened.column + 2) if opened else place
        said = f"{getattr(error, 'problem', '')} {getattr(error, 'context', '')}"
        if "maximum nesting" in said:  # the parser's own limit, met while it looks ahead
            self.refuse("yaml.depth", place, limit=self.limits.depth)
        kind = next((kind for words, kind in SYNTAX if words in said), "other")
        here = self.source.text[mark.index : mark.index + 1] if mark else ""
        if kind == "start" and here == "\t":
            kind = "tab"
        elif kind == "indent" and here and here in "]},:":
            kind = "content"
        elif kind in ("colon", "quote"):
            place = start  # what is not finished, rather than where the parser gave up
        found = text(f"yaml.syntax.{kind}")
        hint = text(f"yaml.syntax.{kind}.hint")
        related = (start,) if start != place else ()
        diagnostic = problem("yaml.syntax", found, place=place, related=related, hint=hint)
        raise InputError([diagnostic], self.source) from None


SYNTAX = (
    ("expected ',' or", "bracket"),
    ("quoted scalar", "quote"),
    ("tab character", "tab"),
    ("cannot start any token", "start"),
    ("could not find expected ':'", "colon"),
    ("mapping values are not allowed", "value"),
    ("not allowed in this context", "indent"),
    ("not allowed here", "indent"),
    ("did not find expected key", "indent"),
    ("expected <block end>", "indent"),
    ("expected '-' indicator", "indent"),
    ("<document start>", "rest"),
    ("expected node content", "content"),
    ("expected the node content", "content"),
)
"""Words of the parser's complaints -> the message that says the same."""


def _parser(document: str) -> Any:
    """Return a function that gives the next event: of the C parser where there is one."""
    try:
        from yaml._yaml import CParser
    except ImportError:
        import yaml

        return yaml.SafeLoader(document).get_event
    return CParser(document).get_event


def _place(event: Any) -> Place:
    start, end = event.start_mark, event.end_mark
    column: int = start.column + 1
    return Place(start.line + 1, column, max(end.column + 1, column + 1) if end.line == start.line else column + 1)


def _stretch(places: Places, path: str, event: Any) -> None:
    """Let the place of a bracketed collection reach to its closing bracket if that is on the same line."""
    place = places.values[path]
    if event.end_mark.line + 1 == place.line:
        places.values[path] = place._replace(end=event.end_mark.column + 1)


def place_at(document: str, index: int) -> Place:
    """Return the place of one character of a text."""
    lines = LINE_BREAK.split(document[:index])
    return Place(len(lines), len(lines[-1]) + 1, len(lines[-1]) + 2)
