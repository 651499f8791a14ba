"""Every sentence that the code says exists, gets what its gaps need in both languages, and no sentence lies unused.

The code is read, not run: a key is a string that stands where a sentence is named (SAYERS), directly, in a condition,
or by a variable of the same function. What is put together at run time is matched by its fixed parts.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import dsrules.messages
from dsrules.messages.forms import FORMS, GAP, NOUNS, VERBS

CODE = Path(dsrules.messages.__file__).parent.parent


def _texts() -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for module in pkgutil.iter_modules(dsrules.messages.__path__):
        found |= getattr(importlib.import_module(f"dsrules.messages.{module.name}"), "TEXTS", {})
    return found


TEXTS = _texts()


class Sayer(NamedTuple):
    """A function that words a sentence: where its key stands, what is put before it, which gaps it fills itself."""

    place: int
    before: str = ""
    fills: tuple[str, ...] = ()
    keyword: str = ""
    files: str = ""


SAYERS = {
    "text": [Sayer(0)],
    **{name: [Sayer(1)] for name in ("no", "undetermined", "unsettled", "differs", "satisfied", "remark")},
    **{name: [Sayer(1)] for name in ("_step", "change", "fact")},
    "_add": [Sayer(1, files="consistency.py")],
    "refuse": [Sayer(0, files="source.py")],
    "report": [Sayer(0, keyword="say", files="position_")],
    "_refuse": [Sayer(0, fills=("name",), files="files.py"), Sayer(1, before="edits.", files="edits.py")],
    "_problem": [Sayer(0, files="game.py")],
}
"""Function -> how it names its sentence; `keyword` goes before the place, `files` where it is that one."""

NOT_FOR_GAPS = {
    "_add": {"rule", "hint"},
    "report": {"say", "hint", "severity", "rule", "related", "at_key"},
    "_refuse": {"rule", "source", "place"},
    "fact": {"speaker"},
    "change": {"parts"},
}
"""Parameters of sayers that fill no gap."""


ANYTHING = r"[\w.-]*"


class Said(NamedTuple):
    """A sentence named in the code: its key or the pattern of keys, and the gaps filled; None if they are not known."""

    where: str
    key: str
    pattern: bool
    params: frozenset[str] | None


def _sources() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(CODE.rglob("*.py")):
        if "messages" not in path.parts and "compiled" not in path.parts:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


class Scope:
    """A function, and what its names are bound to where a call stands."""

    def __init__(self, function: ast.AST) -> None:
        self.parents = {child: node for node in ast.walk(function) for child in ast.iter_child_nodes(node)}
        self.bindings: dict[str, list[tuple[ast.AST, ast.expr]]] = {}
        for node in ast.walk(function):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._bind(node, target, node.value)
            elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value is not None:
                self._bind(node, node.target, node.value)
            elif isinstance(node, ast.For | ast.comprehension) and isinstance(node.iter, ast.Tuple | ast.List):
                for value in node.iter.elts:
                    self._bind(node, node.target, value)

    def _bind(self, node: ast.AST, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.bindings.setdefault(target.id, []).append((node, value))
        elif isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
            for one, other in zip(target.elts, value.elts, strict=True):
                self._bind(node, one, other)

    def values(self, name: str, at: ast.AST) -> list[ast.expr]:
        """Return what a name may be bound to at a node: back to the last binding that comes before it in any case."""
        around = [at]
        while around[-1] in self.parents:
            around.append(self.parents[around[-1]])
        found: list[tuple[ast.AST, ast.expr]] = []
        for node, value in sorted(self.bindings.get(name, ()), key=lambda bound: -_line(bound[0])):
            if _line(node) > _line(at) and node not in around:
                continue
            if found and found[-1][0] is not node and self._certain(found[-1][0], around):
                break
            found.append((node, value))
        return [value for _, value in found]

    def _certain(self, node: ast.AST, around: list[ast.AST]) -> bool:
        if isinstance(node, ast.For) and node in around:
            return True
        if isinstance(node, ast.comprehension):
            return self.parents[node] in around
        blocks = [block for _, block in ast.iter_fields(self.parents.get(node, node)) if isinstance(block, list)]
        return any(node in block and any(one in around for one in block[block.index(node) + 1 :]) for block in blocks)

    def keys(self, node: ast.expr | None, at: ast.AST, depth: int = 4) -> Iterator[tuple[str, bool]]:
        """Yield (key, is it a pattern) of everything that an expression may be, as far as that can be read."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, False
        elif isinstance(node, ast.IfExp):
            yield from self.keys(node.body, at, depth)
            yield from self.keys(node.orelse, at, depth)
        elif isinstance(node, ast.BoolOp):
            for value in node.values:
                yield from self.keys(value, at, depth)
        elif isinstance(node, ast.JoinedStr):
            yield _pattern(node), True
        elif isinstance(node, ast.BinOp) and isinstance(node.left, ast.Constant):
            yield re.escape(str(node.left.value)) + ANYTHING, True
        elif isinstance(node, ast.Name) and depth:
            for value in self.values(node.id, at):
                yield from self.keys(value, at, depth - 1)

    def params(self, call: ast.Call, name: str) -> frozenset[str] | None:
        """Return the gaps that a call fills; None where a mapping is passed that is not written out beside it."""
        found: set[str] = set()
        for keyword in call.keywords:
            if keyword.arg is not None:
                found.add(keyword.arg)
                continue
            values = self.values(keyword.value.id, call) if isinstance(keyword.value, ast.Name) else []
            if len(values) != 1 or not isinstance(values[0], ast.Dict):
                return None
            keys = values[0].keys
            found |= {key.value for key in keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
        return frozenset(found - NOT_FOR_GAPS.get(name, set()))


def _line(node: ast.AST) -> int:
    return int(getattr(node.target if isinstance(node, ast.comprehension) else node, "lineno", 0))


def _pattern(node: ast.JoinedStr) -> str:
    parts = (re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANYTHING for part in node.values)
    return "".join(parts)


def _functions(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield the outermost functions, and what stands in none."""
    inside = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    nested = {id(inner) for node in inside for inner in ast.walk(node) if inner is not node}
    yield from (node for node in inside if id(node) not in nested)
    covered = {id(inner) for node in inside for inner in ast.walk(node)}
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.Call) and id(node) not in covered)


def _said() -> Iterator[Said]:
    for path, tree in _sources():
        for function in _functions(tree):
            scope = Scope(function)
            for call in ast.walk(function):
                if isinstance(call, ast.Call):
                    yield from _said_by(call, scope, path)


def _said_by(call: ast.Call, scope: Scope, path: Path) -> Iterator[Said]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    for sayer in SAYERS.get(name, ()):
        if sayer.files not in path.name:
            continue
        node = next((keyword.value for keyword in call.keywords if keyword.arg == sayer.keyword), None)
        if node is None and len(call.args) > sayer.place:
            node = call.args[sayer.place]
        params = scope.params(call, name)
        for key, pattern in scope.keys(node, call):
            filled = None if params is None else params | set(sayer.fills)
            before = re.escape(sayer.before) if pattern else sayer.before
            yield Said(f"{path.name}:{call.lineno}", before + key, pattern, filled)


def _passing_on() -> Iterator[str]:
    """Yield the functions that word a sentence whose key and parameters they are given."""
    for _, tree in _sources():
        for function in ast.walk(tree):
            if not isinstance(function, ast.FunctionDef):
                continue
            given = {argument.arg for argument in (*function.args.posonlyargs, *function.args.args)}
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or getattr(call.func, "id", "") not in ("text", "Text"):
                    continue
                named = {node.id for node in ast.walk(call.args[0]) if isinstance(node, ast.Name)} & given
                if named and (len(call.args) > 1 or any(keyword.arg is None for keyword in call.keywords)):
                    yield function.name


SAID = list(_said())


def _gaps(key: str) -> set[str]:
    return {match["name"] for template in TEXTS[key] for match in GAP.finditer(template)}


def test_every_function_that_words_a_sentence_is_known_here() -> None:
    assert set(_passing_on()) - SAYERS.keys() == set()


def test_every_sentence_said_exists() -> None:
    named = [said for said in SAID if not said.pattern]
    assert len(named) > 700
    assert [f"{said.where} {said.key}" for said in named if said.key not in TEXTS] == []


def test_every_pattern_of_sentences_means_some() -> None:
    patterns = [said for said in SAID if said.pattern]
    assert len(patterns) > 20
    lost = [f"{said.where} {said.key}" for said in patterns if not any(re.fullmatch(said.key, key) for key in TEXTS)]
    assert lost == []


def test_the_gaps_of_every_sentence_are_filled() -> None:
    known = [said for said in SAID if not said.pattern and said.params is not None and said.key in TEXTS]
    assert len(known) > 600
    open_gaps = [
        f"{said.where} {said.key}: {sorted(missing)}"
        for said in known
        if said.params is not None and (missing := _gaps(said.key) - said.params)
    ]
    assert open_gaps == []


def test_no_sentence_lies_unused() -> None:
    """A key counts as used where it stands in the code as a string, or where a pattern that names sentences matches it.

    Where nothing but its area is fixed (`show.` and any verdict), the rest has to stand in the code as a string.
    """
    written = {
        node.value
        for _, tree in _sources()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    patterns = {said.key for said in SAID if said.pattern}
    wide = {re.escape(f"{key.partition('.')[0]}.") + ANYTHING for key in TEXTS}
    unused = [
        key
        for key in TEXTS
        if key not in written
        and not any(re.fullmatch(one, key) for one in patterns - wide)
        and not (key.partition(".")[2] in written and any(re.fullmatch(one, key) for one in patterns & wide))
    ]
    assert unused == []


@pytest.mark.parametrize("language", [0, 1], ids=["en", "cs"])
def test_every_form_in_a_sentence_exists(language: int) -> None:
    unknown = [
        f"{key}: {match['form']}"
        for key, pair in TEXTS.items()
        for match in GAP.finditer(pair[language])
        if match["form"] is not None and match["form"].lower() not in FORMS
    ]
    assert unknown == []


def test_every_noun_and_verb_is_in_some_sentence() -> None:
    forms = {(match["form"] or "").lower() for pair in TEXTS.values() for one in pair for match in GAP.finditer(one)}
    assert [noun for noun in NOUNS if f"n.{noun}" not in forms] == []
    assert [verb for verb in VERBS if verb not in forms] == []
