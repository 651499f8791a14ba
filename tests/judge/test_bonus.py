"""The bonus table: n(n+1)/2 up to nine, 45 beyond (vp.bonus-table, vp.bonus-cap), or what a table sets for more."""

from __future__ import annotations

import pytest

from dsrules.judge.bonus import bonus_step
from dsrules.rulebook import Rulebook


@pytest.mark.parametrize("number", range(10))
def test_within_the_table(number: int, rules: Rulebook) -> None:
    step = bonus_step(number, rules)
    assert (step.rule, step.basis) == ("vp.bonus-table" if number else "vp.bonus-zero", None)
    assert (step.text.key, dict(step.text.params)) == ("bonus.table", {"n": number, "vp": number * (number + 1) // 2})


def test_beyond_the_table(rules: Rulebook) -> None:
    for house, key, vp in (
        (rules, "bonus.beyond", 45),
        (rules.switched({"bonus-beyond-nine": 50}), "bonus.by-switch", 50),
    ):
        step = bonus_step(10, house)
        assert (step.rule, step.basis, step.text.key) == ("vp.bonus-cap", "ruling", key)
        params = dict(step.text.params)
        assert (params["n"], params["last"], params["vp"]) == (10, 9, vp)
