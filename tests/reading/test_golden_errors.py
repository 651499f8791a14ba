"""Each file of tests/golden/err is answered with the message beside it, word for word; every code has such a pair."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dsrules.diagnostics import Diagnostic, InputError
from dsrules.render.diagnostics import diagnostics_text
from dsrules.rulebook import Rulebook
from dsrules.text.codes import CODES, DOCUMENT
from dsrules.text.codes_positions import POSITION
from dsrules.text.files import read_file
from dsrules.text.position_reader import read_position

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden" / "err"
FILES = sorted(GOLDEN.glob("*.yaml"))


def found_in(path: Path, rules: Rulebook, lang: str = "en") -> tuple[tuple[Diagnostic, ...], str]:
    """Return the problems of a file and what is said about them."""
    source = None
    try:
        source = read_file(str(path))
        found = read_position(source.text, rules, path.name).diagnostics
    except InputError as error:
        found, source = error.diagnostics, error.source
    assert source is not None
    source = source._replace(name=path.name)
    return found, diagnostics_text(found, source, rules, lang) + "\n"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_message_word_for_word(path: Path, rules: Rulebook) -> None:
    said = found_in(path, rules)[1].replace(str(path), path.name)
    assert said == path.with_suffix(".out").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_message_has_a_place_and_a_czech_form(path: Path, rules: Rulebook) -> None:
    found, czech = found_in(path, rules, "cs")
    assert found
    assert all(one.place for one in found)
    assert "{" not in re.sub(r"^\s*\d* \|.*$|.*(rada|dvojice|Pište).*", "", czech, flags=re.MULTILINE)
    family = path.stem.partition(".")[0]
    if family in ("yaml", "position", "file") and path.stem in CODES:
        assert path.stem in {one.code for one in found}


def test_every_code_of_a_document_has_a_golden_pair(rules: Rulebook) -> None:
    shown = {one.code for path in FILES for one in found_in(path, rules)[0]}
    asked = {code for code in (*DOCUMENT, *POSITION) if code.startswith(("yaml.", "position."))} | {"file.encoding"}
    assert asked - shown == set()
    assert {code for code in shown if code not in CODES} == set()


def test_every_out_has_its_file() -> None:
    assert {path.stem for path in GOLDEN.glob("*.out")} == {path.stem for path in FILES}


CODE = re.compile(r"\"((?:usage|file|yaml|position|action|rules)\.[a-z]+(?:-[a-z]+)*)\"")
"""A code as the sources write it; messages with a further dot are no codes."""
RAISED = re.compile(r"(?:problem|report|refuse|stop|_add|unknown|_diagnostic)\(\s*(?:[\w.]+, )?" + CODE.pattern)


def test_every_code_in_the_sources_is_explained() -> None:
    raised = set()
    for path in (ROOT / "dsrules").rglob("*.py"):
        if "messages" in path.parts or path.name.startswith("codes"):
            continue
        source = path.read_text(encoding="utf-8")
        raised |= set(RAISED.findall(source))
    assert raised - CODES.keys() == set()
    assert len(raised) > 50


@pytest.mark.parametrize("code", CODES)
def test_explanations_are_whole_sentences_in_both_languages(code: str) -> None:
    english, czech = CODES[code]
    for sentence in (*english, *czech):
        assert sentence.strip() == sentence
        assert len(sentence) > 5
    assert english != czech
