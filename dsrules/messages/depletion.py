"""Sentences about Depletion."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "depletion.no-disc": (
        "no disc lies on corner {corner}",
        "na rohu {corner} neleží žádný žeton",
    ),
    "depletion.unknown": (
        "nobody could read corner {corner}: allowed if a disc lies there whose type is in the {b:box} box "
        "({held:elements}), not allowed if not",
        "roh {corner} se nepodařilo přečíst: leží-li tam žeton typu z políčka {b:box} ({held:elements}), akce je "
        "dovolena, jinak ne",
    ),
    "depletion.unknown-both": (
        "nobody could read corner {corner}, and the position does not state the discs in the {b:box} box: allowed if "
        "the types agree, not allowed if not",
        "roh {corner} se nepodařilo přečíst a postavení neuvádí žetony v políčku {b:box}: shodují-li se typy, akce je "
        "dovolena, jinak ne",
    ),
    "depletion.removed": (
        "{who:animal} {who:remove} {e:element} from corner {corner}; it goes to the bag",
        "{who:animal} {who:remove} {e:element.acc} z rohu {corner}; žeton jde do sáčku",
    ),
    "depletion.there": ("{e:element} lies on corner {corner}", "na rohu {corner} leží {e:element}"),
}
