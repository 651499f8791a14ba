"""Pages of the rulebook: what stands there, and which rules are cited from there, certain and inferred ones apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.lookup.records import brief
from dsrules.lookup.statements import fill

if TYPE_CHECKING:
    from dsrules.messages import Speaker


def shown_page(number: int, speaker: Speaker) -> dict[str, Any]:
    """Return {"pages": [...]} with the one page, or an empty list and `last`, the rulebook's last page.

    A page has page, content (text and certain), and the rules cited from there: `certain`, where a source states the
    page, and `inferred`, where it follows from the contents list.
    """
    editions = speaker.rules.tables["editions"]
    last = editions["rulebook"]["pages"]
    if not 1 <= number <= last:
        return {"pages": [], "last": last}
    content = [
        {"text": fill(part["content"], speaker), "certain": part["certain"]}
        for part in editions["pages"]
        if part["from"] <= number <= part["to"]
    ]
    cited: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    for rule, record in speaker.rules.rules.items():
        for page in record["pages"]:
            if page["page"] == number:
                cited[page["certain"]].append(brief(rule, speaker))
    return {"pages": [{"page": number, "content": content, "certain": cited[True], "inferred": cited[False]}]}
