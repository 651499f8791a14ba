"""The mutants of a module: cosmic-ray's own operators, less those that cannot change what a program says.

Left out from the start, as equivalent by construction: changes to annotations (never evaluated here) and to
`if TYPE_CHECKING`, and identity put for equality or the other way round, because words, None and small numbers are one
object each.
"""

from __future__ import annotations

import ast
import copy
import re
import warnings
from importlib import import_module
from pathlib import Path
from types import CodeType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).resolve().parents[2]

_LEFT_OUT = ("VariableReplacer", "VariableInserter", "_Eq_Is", "_NotEq_IsNot", "_Is_Eq", "_IsNot_NotEq")
"""Ends of operator names: the first two need a list of variables."""


Key = tuple[str, str, str, str]
"""What names a mutant in a list of them: module, function, the line and what becomes of it."""


class Site(NamedTuple):
    """A place where an operator can change a module, the `which`-th change of one of its nodes."""

    module: str
    operator: str
    change: Any
    node: Any
    which: int


class Mutant(NamedTuple):
    """A changed module: its path under the root, the function, the line as it is and as it becomes, the whole text."""

    module: str
    operator: str
    place: str
    number: int
    line: str
    changed: str
    source: str

    @property
    def name(self) -> str:
        """The module's name, as it is imported."""
        return self.module.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @property
    def key(self) -> Key:
        """What names the mutant in equivalent.yaml: it survives edits elsewhere in the file."""
        return self.module, self.place, self.line, self.changed

    def changes(self, before: str, after: str) -> bool:
        """Tell whether the mutant is what comes of writing `after` for one `before`, whole words, in the line."""
        parts = re.split(re.escape(before) + r"(?!\w)", self.line)
        return any(
            before.join(parts[:n]) + after + before.join(parts[n:]) == self.changed for n in range(1, len(parts))
        )


def operators() -> list[tuple[str, Any]]:
    """Return cosmic-ray's operators in use, by name."""
    plugins = import_module("cosmic_ray.plugins")
    names = sorted(name for name in plugins.operator_names() if not name.endswith(_LEFT_OUT))
    return [(name.split("/")[1], plugins.get_operator(name)()) for name in names]


def sites(module: str, chosen: list[tuple[str, Any]]) -> list[Site]:
    """Return where `module`, a path under the root, can be changed, in the order of operators and places."""
    tree = import_module("parso").parse((ROOT / module).read_text(encoding="utf-8"))
    nodes = list(import_module("cosmic_ray.ast").ast_nodes(tree))
    return [
        Site(module, operator, change, node, index)
        for operator, change in chosen
        for node in nodes
        for index, _ in enumerate(change.mutation_positions(node))
    ]


def mutants(places: Iterable[Site]) -> Iterator[Mutant]:
    """Yield the mutants at `places`, less those that say the same as the module or are no Python."""
    originals: dict[str, tuple[str, str | None, list[tuple[int, int, str]]]] = {}
    seen = set()
    for site in places:
        if site.module not in originals:
            source = (ROOT / site.module).read_text(encoding="utf-8")
            originals[site.module] = source, _says(source), sorted(_functions(ast.parse(source)))
        source, says, spans = originals[site.module]
        changed = _changed(source, site)
        if (site.module, changed) in seen or _says(changed) in (None, says):
            continue
        seen.add((site.module, changed))
        row = site.node.start_pos[0]
        place = next((name for first, last, name in reversed(spans) if first <= row <= last), "")
        before, after = _difference(source, changed)
        yield Mutant(site.module, site.operator, place, row, before, after, changed)


def _says(source: str) -> str | None:
    """Return what a module says, annotations left out; None if that is no Python."""
    try:
        return ast.dump(_without_annotations(source))
    except SyntaxError:
        return None


def _changed(source: str, site: Site) -> str:
    """Return the source with one mutation; the tree is left as it was."""
    node = site.node
    parent, node.parent = node.parent, None
    twin = copy.deepcopy(node)
    node.parent = twin.parent = parent
    new = site.change.mutate(twin, site.which)
    lines = [*source.splitlines(keepends=True), ""]  # parso ends the last node on the line after it
    (row, column), (last_row, last_column) = node.get_start_pos_of_prefix(), node.end_pos
    before = "".join(lines[: row - 1]) + lines[row - 1][:column]
    after = lines[last_row - 1][last_column:] + "".join(lines[last_row:])
    made = "" if new is None else str(new.get_code())
    return f"{before}{made}{after}"


def _difference(source: str, changed: str) -> tuple[str, str]:
    for before, after in zip(source.splitlines(), changed.splitlines(), strict=False):
        if before != after:
            return before.strip(), after.strip()
    return "", ""


def _without_annotations(source: str) -> ast.Module:
    """Return the tree of a module without what is never evaluated."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        tree = ast.parse(source)
    _Bare().visit(tree)
    return ast.fix_missing_locations(tree)


class _Bare(ast.NodeTransformer):
    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        node.returns = None
        self.generic_visit(node)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        node.annotation = ast.Constant("annotation")
        self.generic_visit(node)
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if any(isinstance(part, ast.Name) and part.id == "TYPE_CHECKING" for part in ast.walk(node.test)):
            return ast.Pass()
        self.generic_visit(node)
        return node


def _functions(tree: ast.AST, within: str = "") -> Iterator[tuple[int, int, str]]:
    for node in ast.iter_child_nodes(tree):
        name = within
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            name = f"{within}.{node.name}" if within else node.name
            yield node.lineno, node.end_lineno or node.lineno, name
        yield from _functions(node, name)


class Compiled(NamedTuple):
    """A module's code without annotations: what runs on import, and the outermost functions in order."""

    body: CodeType
    functions: list[CodeType]


def compiled(source: str, file: str, noted: bool = False) -> Compiled:
    """Return the code of a module, its functions apart from what runs when it is imported.

    With `noted`, each function adds (file, line) to the set `CALLED`, a builtin name, when it is called.
    """
    tree = _without_annotations(source)
    if noted:
        _Noted(file).visit(tree)
        ast.fix_missing_locations(tree)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        body = compile(tree, file, "exec", dont_inherit=True)
    return Compiled(body, list(_outermost(body)))


class _Noted(ast.NodeTransformer):
    def __init__(self, file: str) -> None:
        self.file = file

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        note = ast.parse(f"CALLED.add(({self.file!r}, {line}))").body
        for part in ast.walk(note[0]):
            if isinstance(part, (ast.expr, ast.stmt)):
                part.lineno = part.end_lineno = node.body[0].lineno
        node.body[:0] = note
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        note = ast.parse(f"CALLED.add(({self.file!r}, {node.lineno})) or 0", mode="eval").body
        node.body = ast.IfExp(note, node.body, node.body)
        return node


def _outermost(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & 0x2:  # a function has its own local variables, a class body has not
                yield constant
            else:
                yield from _outermost(constant)


def same_on_import(one: CodeType, other: CodeType) -> bool:
    """Tell whether two modules do the same when imported, whatever their functions do."""
    return _shape(one) == _shape(other)


def _shape(code: CodeType) -> tuple[Any, ...]:
    inner = tuple(
        (_shape(c) if not c.co_flags & 0x2 else c.co_name) if isinstance(c, CodeType) else (type(c).__name__, c)
        for c in code.co_consts
    )
    return code.co_code, code.co_names, inner
