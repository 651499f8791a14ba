"""Sentences about cards that change the elements on animals' displays."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    "card_displays.not-more": (
        "{who:animal} have {n:n.element}, no more than {other:animal} ({own}): they give up none",
        "{who:animal} {who:have} {n:n.element}, tedy ne víc než {other:animal} ({own}): žádný se neodevzdává",
    ),
    "card_displays.must-give": (
        "{who:animal} have {n:n.element}, more than {other:animal} ({own}): say which one their owner gives up",
        "{who:animal} {who:have} {n:n.element}, tedy víc než {other:animal} ({own}): uveďte, který prvek majitel "
        "odevzdá",
    ),
    "card_displays.too-many": (
        "{who:animal} give up {most:n.element}, not {n}",
        "{who:animal}: odevzdává se {most:n.element}, nikoli {n}",
    ),
    "card_displays.gave": (
        "{who:animal} {who:lose} {e:element}; it goes to the bag",
        "{who:animal} {who:lose} {e:element.acc}; žeton jde do sáčku",
    ),
    "card_displays.full": (
        "{who:animal} have {n:n.element} already, and {most} is the most",
        "{who:animal} už {who:have} {n:n.element} a víc než {most} jich být nesmí",
    ),
    "card_displays.swap": (
        "by our reading both elements change places at once, so {most} elements on the display of {who:animal} are no "
        "obstacle",
        "podle našeho výkladu se oba prvky vymění najednou, takže plná deska ({who:animal}: {most:n.element}) nevadí",
    ),
    "card_displays.swapped": (
        "{who:animal} exchange {given:element} for {e:element} from the bag",
        "{who:animal} {who:swap} {given:element.acc} na desce za {e:element.acc} ze sáčku",
    ),
    "card_displays.not-fewer": (
        "{who:animal} have {n:n.element}, no fewer than {other:animal} ({own}): they draw none",
        "{who:animal} {who:have} {n:n.element}, tedy ne méně než {other:animal} ({own}): nic se nelosuje",
    ),
    "card_displays.draws-too-many": (
        "{who:animal} draw {most:n.disc}, not {n}",
        "{who:animal}: losuje se jen {most:n.disc}, nikoli {n}",
    ),
    "card_displays.draw-missing": (
        "the line does not say what was drawn by {whos:animals}: the position after it depends on that",
        "řádek neříká, co bylo vylosováno ({whos:animals}); závisí na tom postavení po akci",
    ),
    "card_displays.drew": (
        "{who:animal} drew {e:element} from the bag",
        "{who:animal} {who:draw} ze sáčku {e:element.acc}",
    ),
    "card_displays.more": (
        "{who:animal} {who:have} {n:n.element}, more than {other:animal} ({own})",
        "{who:animal} {who:have} {n:n.element}, tedy víc než {other:animal} ({own})",
    ),
    "card_displays.fewer": (
        "{who:animal} {who:have} {n:n.element}, fewer than {other:animal} ({own})",
        "{who:animal} {who:have} {n:n.element}, tedy méně než {other:animal} ({own})",
    ),
    "card_displays.you-draw": (
        "{who:animal} take the card and draw; they have {n:n.element}",
        "{who:animal} {who:draw}, protože si kartu {who:take}; na desce {who:have} {n:n.element}",
    ),
}
