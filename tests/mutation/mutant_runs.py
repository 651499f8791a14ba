"""Run the tests that concern a mutant, in a forked process, until one fails.

The tests of a package are collected and run once, which says how long each takes and which functions it calls. A
mutant inside a function is then tried by a fork that puts the changed code into the function and runs only the tests
that call it, those first that kill much in little time. A mutant of what runs on import, or of what no test calls
later, is tried by a process that imports the changed module afresh and runs the package's own tests.
"""

from __future__ import annotations

import builtins
import gc
import json
import os
import random
import resource
import sys
import time
import traceback
import warnings
from collections import Counter, deque
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import SourceFileLoader
from importlib.util import spec_from_file_location
from types import CodeType, FunctionType
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from mutants import ROOT, Mutant, compiled, same_on_import

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from importlib.machinery import ModuleSpec
    from pathlib import Path

QUIET = [
    *("-q", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-p", "no:xdist"),
    *("--capture=sys", "--assert=plain", "--tb=no", "-o", "filterwarnings=ignore"),
]
KILLED, SURVIVED = 1, 0
IMPORTING, MEMORY = 15, 3 << 30
"""A mutant may run for ever or fill the memory: it is killed then, after the seconds of the processor that importing
takes and three times those that its tests take, and counted so.
"""

EXAMPLES = 25
"""At most so many examples of a property test."""


class Outcome(NamedTuple):
    """What became of a mutant: killed or not; `tests` the ids of those that concern it, None for all."""

    number: int
    killed: bool
    tests: list[str] | None


def settle() -> None:
    """Make property tests run the same examples each time, without looking for smaller ones after a failure."""
    from hypothesis import HealthCheck, Phase, settings

    settings.register_profile(
        "mutation",
        derandomize=True,
        max_examples=EXAMPLES,
        database=None,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutation")


def fork(work: Callable[[], int], seconds: float | None) -> int:
    """Run `work` in a fork and return its process id; the exit status is what it returns, 1 if it raises."""
    sys.stdout.flush()
    sys.stderr.flush()
    child = os.fork()
    if child:
        return child
    status = KILLED
    try:
        if seconds is not None:
            gc.disable()
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
        status = work()
    except BaseException:
        if seconds is None:
            traceback.print_exc()
    finally:
        os._exit(status)


Work = tuple["Callable[[], int]", "float | None"]
"""What a fork does, and how many seconds of the processor it may take."""


def in_parallel(works: Sequence[Work], jobs: int) -> Iterator[tuple[int, int]]:
    """Run every work in a fork, `jobs` at a time; yield (its place in `works`, its exit status, 1 after a signal)."""
    waiting = deque(enumerate(works))
    running: dict[int, int] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            number, work = waiting.popleft()
            running[fork(*work)] = number
        child, status = os.wait()
        yield running.pop(child), os.WEXITSTATUS(status) if os.WIFEXITED(status) else KILLED


# Mutants inside functions.


class Ground:
    """A pytest plugin: after the collection it learns which test calls what, then tries the mutants."""

    def __init__(self, mutants: list[Mutant], jobs: int, result: Path) -> None:
        self.mutants, self.jobs, self.result = mutants, jobs, result
        self.files = {str(ROOT / mutant.module) for mutant in mutants}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            return True
        for item in session.items:
            _fewer_examples(item)
        callers, durations, failed = self._learn(session.items)
        spent = resource.getrusage(resource.RUSAGE_SELF).ru_utime
        print(f"{len(session.items)} tests run once, {spent:.0f} s of processor time", file=sys.__stderr__, flush=True)
        items = {item.nodeid: item for item in session.items if item.nodeid not in failed}
        originals = {file: compiled(_text(file), file) for file in self.files}
        functions = _functions_by_place(self.files)
        kills = Counter[str]()

        def promise(item: pytest.Item) -> float:
            return (kills[item.nodeid] + 0.1) / (durations[item.nodeid] + 0.001)

        works: list[Work] = []
        tests = []
        direct: list[int] = []
        outcomes: list[Outcome] = []
        for number, mutant in enumerate(self.mutants):
            file = str(ROOT / mutant.module)
            new = compiled(mutant.source, file)
            swaps = _swaps(originals[file].functions, new.functions, functions)
            if swaps is None or not same_on_import(originals[file].body, new.body):
                outcomes.append(Outcome(number, False, None))
                continue
            places = {(file, old.co_firstlineno) for old, _ in swaps}
            if not any(place in callers for place in places):
                outcomes.append(Outcome(number, False, None))
                continue
            concerned = {test for place in places for test in callers.get(place, ())} & items.keys()
            direct.append(number)
            tests.append(sorted(concerned))
            changes = [(functions[old.co_filename, old.co_firstlineno, old.co_name], code) for old, code in swaps]
            seconds = 3 + 3 * sum(map(durations.__getitem__, concerned))
            works.append((_try(changes, [items[test] for test in sorted(concerned)], promise), seconds))
        gc.collect()
        gc.freeze()
        for place, status in in_parallel(works, self.jobs):
            outcomes.append(Outcome(direct[place], status != SURVIVED, tests[place]))
            if status == SURVIVED:
                mutant = self.mutants[direct[place]]
                print(f"{mutant.module}:{mutant.number} {mutant.changed}", file=sys.__stderr__, flush=True)
            if status > KILLED:
                kills[tests[place][status - KILLED - 1]] += 1
            if len(outcomes) % 100 == 0:
                print(f"{len(outcomes)} of {len(self.mutants)} mutants", file=sys.__stderr__, flush=True)
        lines = [json.dumps([sorted(failed), durations])] + [json.dumps(outcome) for outcome in outcomes]
        self.result.write_text("\n".join(lines), encoding="utf-8")
        return True

    def _learn(self, items: list[pytest.Item]) -> tuple[dict[tuple[str, int], set[str]], dict[str, float], set[str]]:
        """Return function -> tests that call it, test -> seconds, and the tests that fail."""
        callers: dict[tuple[str, int], set[str]] = {}
        durations: dict[str, float] = {}
        failed: set[str] = set()
        called: set[tuple[str, int]] = set()
        builtins.CALLED = called  # type: ignore[attr-defined]
        for module in {mutant.name for mutant in self.mutants}:
            import_module(module)  # some are imported only when they are needed: their functions must be there now
        functions = _functions_by_place(self.files)
        originals = [(function, function.__code__) for found in functions.values() for function in found]
        for file in self.files:
            for code in compiled(_text(file), file, noted=True).functions:
                for function in functions.get((file, code.co_firstlineno, code.co_name), ()):
                    if function.__code__.co_freevars == code.co_freevars:
                        function.__code__ = code
        for number, item in enumerate(items):
            called.clear()
            start = time.process_time()
            reports = _run(item, items[number + 1] if number + 1 < len(items) else None)
            durations[item.nodeid] = time.process_time() - start
            if any(report.failed for report in reports):
                failed.add(item.nodeid)
            for place in called:
                callers.setdefault(place, set()).add(item.nodeid)
        for function, code in originals:
            function.__code__ = code
        return callers, durations, failed


def _text(file: str) -> str:
    with open(file, encoding="utf-8") as stream:
        return stream.read()


def _passes(item: Any, following: pytest.Item | None) -> bool:
    """Run a test without making a report of its failure, which costs more than the test."""
    state = item.session._setupstate
    item._initrequest()
    try:
        state.setup(item)
        item.runtest()
        state.teardown_exact(following)
    except pytest.skip.Exception:
        state.teardown_exact(following)
    except BaseException:
        return False
    return True


def _fewer_examples(item: pytest.Item) -> None:
    from hypothesis import settings

    test: Any = getattr(item, "obj", None)
    chosen = getattr(test, "_hypothesis_internal_use_settings", None)
    if chosen is not None:
        test = getattr(test, "__func__", test)
        test._hypothesis_internal_use_settings = settings(chosen, max_examples=min(EXAMPLES, chosen.max_examples))


def _run(item: pytest.Item, following: pytest.Item | None) -> list[Any]:
    reports: list[Any] = import_module("_pytest.runner").runtestprotocol(item, log=False, nextitem=following)
    return reports


def _try(
    changes: list[tuple[list[FunctionType], CodeType]],
    items: list[pytest.Item],
    promise: Callable[[pytest.Item], float],
) -> Callable[[], int]:
    """Return the work that runs `items`, the most promising first; its status says which of them failed."""

    def work() -> int:
        for functions, code in changes:
            for function in functions:
                function.__code__ = code
        ordered = sorted(items, key=promise, reverse=True)
        for item, following in zip(ordered, [*ordered[1:], None], strict=True):
            if not _passes(item, following):
                return min(KILLED + 1 + items.index(item), 255) if items.index(item) < 250 else KILLED
        return SURVIVED

    return work


def _functions_by_place(files: set[str]) -> dict[tuple[str, int, str], list[FunctionType]]:
    found: dict[tuple[str, int, str], list[FunctionType]] = {}
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename in files:
            code = function.__code__
            found.setdefault((code.co_filename, code.co_firstlineno, code.co_name), []).append(function)
    return found


def _swaps(
    old: list[CodeType], new: list[CodeType], functions: dict[tuple[str, int, str], list[FunctionType]]
) -> list[tuple[CodeType, CodeType]] | None:
    """Return the functions that differ, as (code, changed code); None if they cannot be exchanged in place."""
    if len(old) != len(new):
        return None
    pairs = [(one, other) for one, other in zip(old, new, strict=True) if one != other]
    exchangeable = all(
        one.co_freevars == other.co_freevars and (one.co_filename, one.co_firstlineno, one.co_name) in functions
        for one, other in pairs
    )
    return pairs if pairs and exchangeable else None


# Mutants that are imported afresh.


class _Changed(SourceFileLoader):
    """Loads one module of dsrules with another text."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.name, str(ROOT / mutant.module))
        self.source = mutant.source

    def get_code(self, fullname: str) -> CodeType:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return compile(self.source, self.path, "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, loader: _Changed) -> None:
        self.loader = loader

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        file = self.loader.path
        within = [os.path.dirname(file)] if file.endswith("__init__.py") else None
        return spec_from_file_location(fullname, file, loader=self.loader, submodule_search_locations=within)


class _QuickestFirst:
    """A pytest plugin: the tests in a better order, without those that fail on modules as they are."""

    def __init__(self, durations: dict[str, float], failed: set[str]) -> None:
        self.durations, self.failed = durations, failed

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid not in self.failed),
            key=lambda item: self.durations.get(item.nodeid, 0),
        )
        for item in items:
            _fewer_examples(item)


def afresh(mutant: Mutant | None, files: list[str], durations: dict[str, float], failed: set[str]) -> Callable[[], int]:
    """Return the work that imports a mutant (None: the modules as they are) and runs the tests in `files`."""

    def work() -> int:
        os.chdir(ROOT)
        if mutant is not None:
            sys.meta_path.insert(0, _Finder(_Changed(mutant)))
        random.seed(0)
        chosen = _QuickestFirst(durations, failed)
        return KILLED if pytest.main([*QUIET, "-x", *files], plugins=[chosen]) else SURVIVED

    return work


def ground(mutants: list[Mutant], files: list[str], jobs: int, result: Path) -> Callable[[], int]:
    """Return the work that tries mutants in place; it writes what it found to `result`, a line each."""

    def work() -> int:
        os.chdir(ROOT)
        pytest.main([*QUIET, *files], plugins=[Ground(mutants, jobs, result)])
        return 0

    return work
