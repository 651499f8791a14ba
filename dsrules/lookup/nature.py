"""Animals and terrains: what the tables hold about each, fact by fact, with the rule behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dsrules.diagnostics import text
from dsrules.lookup.naming import fact, named, nothing
from dsrules.lookup.records import brief
from dsrules.messages import capital
from dsrules.rulebook import TUNDRA

if TYPE_CHECKING:
    from dsrules.messages import Speaker
    from dsrules.rulebook import Rulebook


def shown_animals(word: str | None, speaker: Speaker) -> dict[str, Any]:
    """Return {"animals": [...]}: the animal named, or all down the food chain, each with `facts` and its `ability`.

    elements are those printed on its display, supply maps number of players -> pawns, cubes in all and gene pool after
    set-up, start hex -> species at set-up.
    """
    rules = speaker.rules
    if word is None:
        return {"animals": [_animal(animal, speaker) for animal in rules.food_chain]}
    animal, nearest = named(word, rules.words("animal"))
    return nothing("animals", word, nearest) if animal is None else {"animals": [_animal(animal, speaker)]}


def _animal(animal: str, speaker: Speaker) -> dict[str, Any]:
    rules = speaker.rules
    return {
        "animal": animal,
        "title": capital(speaker.name("animal", animal, "many")),
        "elements": list(rules.printed[animal]),
        "food_chain": rules.rank[animal] + 1,
        "start": dict(rules.tables["turn"]["setup"]["species"][animal]),
        "supply": _supply(animal, rules),
        "ability": brief(f"ability.{animal}", speaker),
        "facts": _animal_facts(animal, speaker),
    }


def _supply(animal: str, rules: Rulebook) -> dict[str, dict[str, int]]:
    """Return number of players -> what the animal has after set-up."""
    return {
        str(players): {**supply._asdict(), "gene_pool": rules.gene_pool_at_start(animal, players)}
        for players, supply in rules.supply.items()
    }


def _animal_facts(animal: str, speaker: Speaker) -> list[dict[str, Any]]:
    rules = speaker.rules
    setup = rules.tables["turn"]["setup"]
    chain = rules.food_chain
    start = [
        f"{hex_} {speaker.name('terrain', _terrain_of(setup['tiles'][hex_], rules))} {species}"
        for hex_, species in setup["species"][animal].items()
    ]
    colour = rules.named("animal")[animal].get("colour")
    found = [
        fact("animal.default-elements", "lookup.printed", speaker, elements=list(rules.printed[animal])),
        fact("animal.max-elements", "lookup.room", speaker, most=rules.max_elements,
             free=rules.max_elements - len(rules.printed[animal])),
        fact("animal.food-chain", "lookup.chain", speaker, place=rules.rank[animal] + 1, animals=list(chain)),
        fact("setup.earth-species", "lookup.start", speaker, start=start),
        fact("setup.initiative-order", "lookup.initiative", speaker, place=setup["initiative"].index(animal) + 1),
    ]  # fmt: skip
    found += [
        fact("components.supply-by-players", "lookup.supply", speaker, players=int(players), **supply)
        for players, supply in _supply(animal, rules).items()
    ]
    if colour:
        found.append(fact("components.colours", "lookup.colour", speaker, colour=text(f"lookup.colour-{colour}")))
    return found


def _terrain_of(tile: str, rules: Rulebook) -> str:
    """Return what a tile of the set-up counts as: `sea tundra` is tundra."""
    return tile.split()[-1]


def shown_terrains(word: str | None, speaker: Speaker) -> dict[str, Any]:
    """Return {"terrains": [...]}: the terrain named, or all with tundra last, each with `facts`.

    tiles is how many there are, speciation_max how many species one Speciation may put on a tile, vp the VP by rank,
    competition the spaces that show it, start the hexes of the starting Earth that have it.
    """
    rules = speaker.rules
    if word is None:
        return {"terrains": [_terrain(terrain, speaker) for terrain in rules.named("terrain")]}
    terrain, nearest = named(word, rules.words("terrain"))
    return nothing("terrains", word, nearest) if terrain is None else {"terrains": [_terrain(terrain, speaker)]}


def _terrain(terrain: str, speaker: Speaker) -> dict[str, Any]:
    rules = speaker.rules
    spaces = rules.tables["actions"]["competition"]["terrains"]
    tiles = rules.tables["turn"]["setup"]["tiles"]
    is_tundra = terrain == TUNDRA
    found = {
        "terrain": terrain,
        "title": capital(speaker.name("terrain", terrain)),
        "tiles": rules.tundra_tiles if is_tundra else rules.large_tiles[terrain],
        "speciation_max": rules.named("terrain")[terrain]["speciation_max"],
        "vp": list(rules.tile_vp(terrain)),
        "competition": [f"competition@{n}" for n, shown in enumerate(spaces, 1) if is_tundra or terrain in shown],
        "start": [hex_ for hex_, tile in tiles.items() if _terrain_of(tile, rules) == terrain],
    }
    return {**found, "facts": _terrain_facts(found, speaker)}


def _terrain_facts(found: dict[str, Any], speaker: Speaker) -> list[dict[str, Any]]:
    is_tundra = found["terrain"] == TUNDRA
    counted = "components.tundra-tiles" if is_tundra else "components.large-tiles"
    facts = [
        fact("vp.tile-table", "lookup.terrain-vp", speaker, vp=found["vp"]),
        fact("speciation.max-by-terrain", "lookup.terrain-speciation", speaker, most=found["speciation_max"]),
        fact(counted, "lookup.terrain-tiles", speaker, tiles=found["tiles"]),
        fact("competition.spaces", "lookup.terrain-competition", speaker, spaces=found["competition"]),
    ]
    if found["start"]:
        facts.append(fact("setup.earth-tiles", "lookup.terrain-start", speaker, hexes=found["start"]))
    if is_tundra:
        facts.append(fact("board.tundra-replaces-terrain", "lookup.terrain-tundra", speaker))
    return facts
