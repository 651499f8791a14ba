"""The numbers of the game, typed a second time from the compendium: nothing here is read from rulesdata."""

from __future__ import annotations

ELEMENTS = ["grass", "grub", "meat", "seed", "sun", "water"]
CHAIN = ["mammals", "reptiles", "birds", "amphibians", "arachnids", "insects"]
PRINTED = {
    "mammals": ["meat", "meat"],
    "reptiles": ["sun", "sun"],
    "birds": ["seed", "seed"],
    "amphibians": ["water", "water", "water"],
    "arachnids": ["grub", "grub"],
    "insects": ["grass", "grass"],
}
MOST_ELEMENTS = 6
DISCS = 20
LARGE_TILES = {"sea": 7, "wetland": 4, "savannah": 4, "jungle": 4, "forest": 4, "desert": 4, "mountain": 4}
TUNDRA_TILES = 12
ALL_PAWNS = 10
PAWNS = {2: 7, 3: 6, 4: 5, 5: 4, 6: 3}
CUBES = {2: 55, 3: 50, 4: 45, 5: 40, 6: 35}
TILE_VP = {
    "sea": [9, 5, 3, 2],
    "wetland": [8, 4, 2, 1],
    "savannah": [7, 4, 2],
    "jungle": [6, 3, 2],
    "forest": [5, 3, 2],
    "desert": [4, 2],
    "mountain": [3, 2],
    "tundra": [1],
}
BONUS = {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21, 7: 28, 8: 36}
SPECIATION_MOST = {
    "sea": 4, "wetland": 4, "savannah": 3, "jungle": 3, "forest": 3, "desert": 2, "mountain": 2, "tundra": 1,
}  # fmt: skip
SPECIATION_ROW = ["meat", "sun", "seed", "water", "grub", "grass"]
MIGRATION_ROW = [7, 6, 5, 4, 3, 2]
COMPETITION_ROW = [
    ["jungle", "wetland"],
    ["wetland", "desert"],
    ["desert", "forest"],
    ["forest", "savannah"],
    ["savannah", "mountain"],
    ["mountain", "sea"],
    ["sea", "jungle"],
]
SPACES = {
    "initiative": 1, "adaptation": 3, "regression": 2, "abundance": 2, "wasteland": 1, "depletion": 1,
    "glaciation": 4, "speciation": 6, "wanderlust": 3, "migration": 6, "competition": 7, "domination": 5,
}  # fmt: skip
DISC_BOXES = ["adaptation", "regression", "abundance", "wasteland", "depletion", "wanderlust"]
CARDS = [
    "aquatic", "biodiversity", "biomass", "blight", "catastrophe", "cold-snap", "disease", "ecodiversity",
    "evolution", "fecundity", "fertile", "habitat", "hibernation", "ice-age", "ice-sheet", "immigrants", "instinct",
    "intelligence", "mass-exodus", "metamorphosis", "niche-biomes", "nocturnal", "omnivore", "parasitism",
    "predator", "symbiotic",
]  # fmt: skip


def bonus(count: int) -> int:
    """Bonus VP: the last column of the track stands for nine and more."""
    if count >= 9:
        return 45
    return BONUS[count]
