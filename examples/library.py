"""The questions of the command line from Python: rule on a disputed tile, and look at what an action would change.

python examples/library.py
"""

from __future__ import annotations

from pathlib import Path

import dsrules

HERE = Path(__file__).parent


def main() -> None:
    """Print who may claim the desert before and after a reptile has come over from the savannah."""
    before = dsrules.load(HERE / "desert.yaml")
    print("before:", dsrules.dominance(before, "e4").result["tiles"]["e4"]["qualifies"])

    migration = dsrules.act(before, "reptiles migration@6 e3>e4")
    if migration.position is None:
        raise SystemExit([step.rule for step in migration.reasons])
    after = migration.position
    print("after: ", dsrules.dominance(after, "e4").result["tiles"]["e4"]["qualifies"])

    claim = dsrules.claim(after, "e4", "reptiles").to_dict()
    print("claim: ", claim["result"]["verdict"])
    for step in claim["steps"]:
        pages = ", ".join(f"{page['page']}{'' if page['certain'] else '?'}" for page in step["pages"])
        print(f"  {step['text']}  (p. {pages}, {step['basis']})")


if __name__ == "__main__":
    main()
