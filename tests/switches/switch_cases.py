"""A case for every switch: a question, and what each reading answers, worked out by hand.

An answer maps a path in the result to the value that must stand there; None where nothing may stand.
"""

from __future__ import annotations

from typing import Any, NamedTuple

Values = dict[str, Any]


class Case(NamedTuple):
    """A question about a position, and the answer by each reading. `unnamed` are readings that decide nothing here."""

    switch: str
    question: Values
    position: Values
    answers: dict[str | int, Values]
    unnamed: tuple[str | int, ...] = ()


def land(terrain: str, cone: str | None = None, tundra: bool = False, **cubes: int) -> Values:
    return {"terrain": terrain, "tundra": tundra, "species": cubes, "cone": cone}


def act(line: str) -> Values:
    return {"ask": "act", "action": line}


TWELVE = ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4", "c1", "c2"]
FROZEN = {
    name: land(terrain, tundra=True, birds=1)
    for name, terrain in zip(
        TWELVE, ["sea", "sea", "sea", "sea", "wetland", "wetland", "desert", "desert", "jungle", "forest"], strict=True
    )
}
"""Ten tundra tiles, birds on each: one more than the bonus table lists. Nine give 45, so ten give 45 or the house's."""

NOTHING_LIES: Values = {"tiles": {"d3": land("sea", "birds", birds=2, reptiles=1)}, "animals": {"insects": {}}}
"""Two animals, no disc on the tile: nobody has a match, everybody present is level at none."""

ALONE: Values = {"tiles": {"d3": land("sea", "birds", birds=2)}, "animals": {"insects": {}}}
GONE: Values = {"tiles": {"d3": land("sea", "birds", reptiles=2)}, "animals": {"birds": {}}}
EMPTY: Values = {"tiles": {"d3": land("sea", "birds")}, "animals": {"birds": {}}}
TIE = {"ask": "claim", "tile": "d3", "tie": True}
STATUS = "tiles.d3.cone_status"

RIM: Values = {
    "tiles": {"a1": land("sea"), "b2": land("desert")}, "animals": {"birds": {}},
    "display": {"abundance": {"elements": ["sun"]}},
}  # fmt: skip
"""a1.nw touches one printed hex, b2.e three."""

ICE: Values = {"d3": land("sea", tundra=True), "e3": land("savannah", birds=1)}

EVEN: Values = {"tiles": {"d3": land("sea", tundra=True, birds=2, reptiles=2), "e3": land("savannah", tundra=True)}}
"""Reptiles stand above birds on the food chain; one tundra tile occupied gives 1 VP."""

LOST: Values = {"tiles": {"d3": land("sea", mammals=2, birds=1), "e3": land("savannah", insects=1)}}
"""Nothing lies anywhere, so everybody is endangered. Mammals stand on d3 alone."""

ENDING: Values = {
    "phase": "reset", "next": "survival", "tiles": {"d3": land("sea", tundra=True)}, "animals": {"birds": {"vp": 3}},
    "display": {"domination": {"cards": ["niche-biomes", "ice-age"]}},
}  # fmt: skip

CASES = (
    Case("bonus-beyond-nine", {"ask": "survival"}, {"tiles": FROZEN},
         {45: {"holder": "birds", "vp": 45}, 55: {"holder": "birds", "vp": 55}}),
    Case("bonus-beyond-nine", {"ask": "survival"}, {"tiles": {name: FROZEN[name] for name in TWELVE[:9]}},
         {45: {"vp": 45}, 55: {"vp": 45}}, unnamed=(55,)),
    Case("bonus-beyond-nine", act("birds card ice-age"),
         {"tiles": {name: {**tile, "cone": "birds"} for name, tile in FROZEN.items()}, "animals": {"birds": {"vp": 5}}},
         {45: {"position.animals.birds.vp": 50}, 55: {"position.animals.birds.vp": 60}}),

    Case("stale-cone", {"ask": "dominance"}, ALONE,
         {"unsettled": {STATUS: "unsettled", "tiles.d3.qualifies": None}, "stands": {STATUS: "stands"},
          "comes-off": {STATUS: "tied"}}),
    Case("stale-cone", TIE, ALONE,
         {"unsettled": {"verdict": "unsettled"}, "stands": {"verdict": "no"}, "comes-off": {"verdict": "yes"}}),
    Case("stale-cone", {"ask": "dominance"}, GONE,
         {"unsettled": {STATUS: "unsettled"}, "stands": {STATUS: "stands"}, "comes-off": {STATUS: "tied"}}),
    Case("stale-cone", TIE, EMPTY,
         {"unsettled": {"verdict": "unsettled"}, "stands": {"verdict": "no"}, "comes-off": {"verdict": "yes"}}),
    Case("stale-cone", act("insects tie d3"), ALONE,
         {"unsettled": {"verdict": "unsettled", "position": None}, "stands": {"verdict": "no", "position": None},
          "comes-off": {"verdict": "yes", "position.tiles.d3.cone": None}}),
    Case("stale-cone", {"ask": "claim", "tile": "d3", "animal": "birds", "tie": True}, ALONE,
         {"unsettled": {"verdict": "no"}, "stands": {"verdict": "no"}, "comes-off": {"verdict": "no"}}),
    Case("stale-cone", {"ask": "dominance"}, NOTHING_LIES,
         {"unsettled": {STATUS: "tied"}, "stands": {STATUS: "tied"}, "comes-off": {STATUS: "tied"}},
         unnamed=("stands", "comes-off")),

    Case("tie-at-zero", {"ask": "dominance"}, NOTHING_LIES,
         {"tie": {STATUS: "tied", "tiles.d3.cone_basis": "derived"},
          "no-tie": {STATUS: "unsettled", "tiles.d3.cone_basis": "ruling"}}),
    Case("tie-at-zero", TIE, NOTHING_LIES, {"tie": {"verdict": "yes"}, "no-tie": {"verdict": "unsettled"}}),
    Case("tie-at-zero", {"ask": "dominance"}, ALONE,
         {"tie": {STATUS: "unsettled"}, "no-tie": {STATUS: "unsettled"}}, unnamed=("no-tie",)),

    Case("rim-corners", act("birds abundance sun a1.nw"), RIM,
         {"usable": {"verdict": "yes", "position.elements.sun": ["a1.nw"]}, "inner-only": {"verdict": "no"}}),
    Case("rim-corners", act("birds abundance sun b2.e"), RIM,
         {"usable": {"verdict": "yes"}, "inner-only": {"verdict": "yes"}}, unnamed=("inner-only",)),

    Case("useless-placement", act("birds place depletion@1"),
         {"tiles": {"d3": land("sea")}, "animals": {"birds": {"pawns": 2}},
          "display": {"depletion": {"pawns": [], "elements": []}}},
         {"allowed": {"verdict": "yes", "position.animals.birds.pawns": 1}, "forbidden": {"verdict": "no"}}),

    Case("pawn-back-on-initiative", act("birds initiative to initiative@1"),
         {"tiles": {"d3": land("sea")}, "animals": {"birds": {}, "mammals": {}}, "initiative": ["mammals", "birds"],
          "display": {"initiative": {"pawns": ["birds"]}}},
         {"unsettled": {"verdict": "unsettled"}, "forbidden": {"verdict": "no"},
          "allowed": {"verdict": "yes", "position.initiative": ["birds", "mammals"],
                      "position.display.initiative.pawns": ["birds"]}}),

    Case("leftmost-glaciation", act("birds glaciation e3"),
         {"tiles": ICE, "display": {"glaciation": {"pawns": [None, "birds"]}}},
         {"left-most-pawn": {"verdict": "yes", "position.tiles.e3.tundra": True},
          "first-space-only": {"verdict": "no"}}),
    Case("leftmost-glaciation", {"ask": "next"},
         {"tiles": ICE, "phase": "execution",
          "display": {"glaciation": {"pawns": [None, "birds"]}, "migration": {"pawns": ["birds"]}}},
         {"left-most-pawn": {"step": "glaciation@2", "animal": "birds"},
          "first-space-only": {"step": "migration@1", "animal": "birds"}}),

    Case("bird-return", act("birds migration@1 e3>e3"), {"tiles": ICE},
         {"unsettled": {"verdict": "unsettled"}, "allowed": {"verdict": "yes", "position.tiles.e3.species.birds": 1},
          "forbidden": {"verdict": "no"}}),

    Case("arachnid-competition", act("arachnids competition@free d3 birds, e3 birds"),
         {"tiles": {"d3": land("sea", arachnids=1, birds=2), "e3": land("savannah", arachnids=1, birds=1)}},
         {"one-tile": {"verdict": "no"},
          "each-terrain": {"verdict": "yes", "position.tiles.d3.species": {"birds": 1, "arachnids": 1},
                           "position.tiles.e3.species": {"arachnids": 1}}}),

    Case("tundra-competition", act("birds competition@1 a1 mammals, b1 mammals"),
         {"tiles": {"a1": land("sea", tundra=True, birds=1, mammals=1),
                    "b1": land("desert", tundra=True, birds=1, mammals=1)}},
         {"one-tile": {"verdict": "no"},
          "by-buried-terrain": {"verdict": "yes", "position.tiles.a1.species": {"birds": 1},
                                "position.tiles.b1.species": {"birds": 1}}}),
    Case("tundra-competition", act("birds competition@1 a1 mammals, b1 mammals"),
         {"tiles": {"a1": land("jungle", tundra=True, birds=1, mammals=1), "b1": land("jungle", birds=1, mammals=1)}},
         {"one-tile": {"verdict": "yes"}, "by-buried-terrain": {"verdict": "no"}}),

    Case("empty-tile-domination", act("birds domination d3"),
         {"tiles": {"d3": land("sea")}, "animals": {"birds": {"vp": 2}}},
         {"allowed": {"verdict": "yes", "position.scored": ["d3"], "position.animals.birds.vp": 2},
          "forbidden": {"verdict": "no"}}),

    Case("last-moment-to-claim", act("insects claim d3"),
         {"tiles": {"d3": land("sea", "birds", birds=1, insects=1)}, "elements": {"grass": ["d3.e"]}, "scored": ["d3"],
          "owed": {"card": "birds", "tile": "d3"}, "display": {"domination": {"cards": ["fertile"]}}},
         {"until-card-taken": {"position.tiles.d3.cone": "insects", "position.owed.card": "insects"},
          "before-scoring": {"position.tiles.d3.cone": "insects", "position.owed.card": "birds"}}),

    Case("mammal-save", {"ask": "extinction"}, LOST,
         {"optional": {"removed.d3": {"mammals": 2, "birds": 1}, "saveable": ["d3"]},
          "automatic": {"removed.d3": {"mammals": 1, "birds": 1}, "saveable": ["d3"],
                        "position.tiles.d3.species": {"mammals": 1}}}),
    Case("mammal-save", act("automatic"), {**LOST, "phase": "reset", "next": "extinction"},
         {"optional": {"verdict": "undetermined"},
          "automatic": {"verdict": "yes", "position.tiles.d3.species": {"mammals": 1}, "position.next": "survival"}}),
    Case("mammal-save", act("automatic save none"), {**LOST, "phase": "reset", "next": "extinction"},
         {"optional": {"verdict": "yes", "position.tiles.d3": {"terrain": "sea"}}, "automatic": {"verdict": "no"}}),
    Case("mammal-save", {"ask": "extinction"},
         {"tiles": {"d3": land("sea", mammals=2), "e3": land("savannah", mammals=1)}},
         {"optional": {"removed": {"d3": {"mammals": 2}, "e3": {"mammals": 1}}},
          "automatic": {"removed": {"d3": {"mammals": 2}, "e3": {"mammals": 1}}, "saveable": ["d3", "e3"]}},
         unnamed=("automatic",)),

    Case("survival-tie", {"ask": "survival"}, EVEN,
         {"nobody": {"holder": None, "vp": 0}, "food-chain": {"holder": "reptiles", "vp": 1}}),
    Case("survival-tie", act("automatic"),
         {**EVEN, "phase": "reset", "next": "survival", "animals": {"reptiles": {"vp": 3}, "birds": {"vp": 3}}},
         {"nobody": {"verdict": "yes", "position.animals.reptiles.vp": 3},
          "food-chain": {"verdict": "yes", "position.animals.reptiles.vp": 4, "position.animals.birds.vp": 3}}),
    Case("survival-tie", {"ask": "survival"}, {"tiles": {"d3": land("sea", tundra=True, birds=2, reptiles=1)}},
         {"nobody": {"holder": "birds", "vp": 1}, "food-chain": {"holder": "birds", "vp": 1}},
         unnamed=("food-chain",)),
    Case("survival-tie", {"ask": "survival"}, {"tiles": {"d3": land("sea", tundra=True), "e3": land("sea", birds=1)}},
         {"nobody": {"holder": None}, "food-chain": {"holder": None}}, unnamed=("food-chain",)),

    Case("end-trigger", act("automatic"), ENDING,
         {"executed": {"verdict": "yes", "position.next": "reseed"}, "drawn": {"position.next": "final"}}),
    Case("end-trigger", {"ask": "next"}, {**ENDING, "next": "final"},
         {"executed": {"step": "final"}, "drawn": {"step": "final", "kind": "automatic"}}),
    Case("end-trigger", act("automatic"), {**ENDING, "next": "final"},
         {"executed": {"verdict": "yes"}, "drawn": {"verdict": "yes", "position.phase": "over"}}),
    Case("end-trigger", act("automatic"), {**ENDING, "display": {"domination": {"cards": ["niche-biomes"]}}},
         {"executed": {"position.next": "reseed"}, "drawn": {"position.next": "reseed"}}, unnamed=("drawn",)),
    Case("end-trigger", act("automatic"), {**ENDING, "display": {}, "taken": ["ice-age"]},
         {"executed": {"position.next": "final"}, "drawn": {"position.next": "final"}}, unnamed=("drawn",)),

    Case("aquatic-parts", act("amphibians card aquatic: d3 4"),
         {"tiles": {"d3": land("sea", amphibians=1)}, "animals": {"amphibians": {"gene_pool": 9}},
          "elements": {"sun": ["d3.nw", "d3.ne", "d3.e", "d3.se", "d3.sw", "d3.w"]}},
         {"separate": {"verdict": "yes", "position.tiles.d3.species": {"amphibians": 5}},
          "together": {"verdict": "no"}}),

    Case("blight-amount", act("birds card blight d3"),
         {"tiles": {"d3": land("sea", birds=1)}, "elements": {"sun": ["d3.nw", "d3.se"], "meat": ["d3.e"]}},
         {"one-stays": {"verdict": "no"}, "may-clear": {"verdict": "yes", "position.elements": None}}),

    Case("cold-snap-own-animals", act("birds card cold-snap"),
         {"tiles": {"d3": land("sea", tundra=True, birds=2, insects=2, mammals=1)},
          "owners": {"north": ["birds", "insects"], "south": ["mammals", "reptiles"]}},
         {"hit": {"position.tiles.d3.species": {"birds": 2, "insects": 1}},
          "spared": {"position.tiles.d3.species": {"birds": 2, "insects": 2}}}),

    Case("ecodiversity", act("birds card ecodiversity"),
         {"tiles": {"d3": land("sea")}, "elements": {"seed": ["d3.e"], "meat": ["d3.w", "d3.nw"]},
          "animals": {"birds": {"vp": 4}, "mammals": {"vp": 3}}},
         {"you": {"position.animals.birds.vp": 5, "position.animals.mammals.vp": 3},
          "all": {"position.animals.birds.vp": 5, "position.animals.mammals.vp": 5}}),

    Case("evolution-replaced", act("birds card evolution d3 insects"),
         {"tiles": {"d3": land("sea", insects=2)},
          "animals": {"birds": {"gene_pool": 3}, "insects": {"gene_pool": 5, "out": 1}}},
         {"out-of-play": {"position.animals.insects.out": 2, "position.animals.insects.gene_pool": 5},
          "gene-pool": {"position.animals.insects.out": 1, "position.animals.insects.gene_pool": 6}}),

    Case("fertile-optional", act("birds card fertile"),
         {"tiles": {"d3": land("sea", birds=1, insects=3)}, "animals": {"birds": {"vp": 2}}},
         {"mandatory": {"verdict": "no"}, "optional": {"verdict": "yes", "position.animals.birds.vp": 2}}),

    Case("hibernation-tiles", act("birds card hibernation d3 5"),
         {"tiles": {"d3": land("sea"), "e3": land("savannah", birds=1)}, "animals": {"birds": {"out": 5}}},
         {"any": {"verdict": "yes", "position.tiles.d3.species": {"birds": 5}}, "occupied": {"verdict": "no"}}),

    Case("immigrants-pawn", act("birds card immigrants: birds pawn, insects pawn"),
         {"tiles": {"d3": land("sea", birds=1, insects=1)},
          "animals": {"birds": {"pawns": 1}, "insects": {"pawns": 0}},
          "display": {"migration": {"pawns": [None, "insects"]}}},
         {"unsettled": {"verdict": "unsettled"},
          "in-hand": {"verdict": "no"},
          "anywhere": {"verdict": "yes", "position.display.migration.pawns": [None] * 6,
                       "position.animals.birds.pawns": 0}}),

    Case("metamorphosis", act("birds card metamorphosis sun for meat"),
         {"tiles": {"d3": land("sea", birds=1)}, "animals": {"birds": {"added": ["grub", "sun", "sun", "water"]}}},
         {"swap": {"verdict": "yes", "position.animals.birds.added": ["grub", "meat", "sun", "water"]},
          "take-first": {"verdict": "no"}}),

    Case("new-pawns", act("birds card omnivore"),
         {"tiles": {"d3": land("sea", birds=1)}, "players": 6, "animals": {"birds": {"pawns": 10}}},
         {"ten-cylinders": {"position.animals.birds.pawns": 10}, "unlimited": {"position.animals.birds.pawns": 11},
          "three-spares": {"position.animals.birds.pawns": 10}}),
    Case("new-pawns", act("birds card omnivore"),
         {"tiles": {"d3": land("sea", birds=1)}, "players": 6, "animals": {"birds": {"pawns": 6}}},
         {"ten-cylinders": {"position.animals.birds.pawns": 7}, "unlimited": {"position.animals.birds.pawns": 7},
          "three-spares": {"position.animals.birds.pawns": 6}}, unnamed=("unlimited",)),
)  # fmt: skip
