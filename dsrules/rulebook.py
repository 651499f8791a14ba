"""The rules as data: the figures of the game, and what each rule says, on which page, and how surely.

`default()` is the rulebook that comes with the program, `load(directory)` another copy (house rules).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from dsrules.board import Board
from dsrules.vocabulary import Animal, Box, Element, Terrain, Words, words

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from pathlib import Path

TUNDRA: Terrain = "tundra"

BEYOND = "bonus-beyond-nine"
"""The switch for what holds beyond the bonus table."""

BASES = ("text", "derived", "programs", "ruling")
"""How far a rule can be trusted (see `Citation`), in the order of trust."""


class Citation(NamedTuple):
    """Where a rule stands and how far it can be trusted.

    `pages` are (page, certain) pairs of the rulebook, none where no page is known. `basis` is `text` (a rulebook text
    was read), `derived` (follows by counting or logic), `programs` (independent implementations or player aids) or
    `ruling` (our decision in a conflict or on an open point).
    """

    rule: str
    pages: tuple[tuple[int, bool], ...]
    basis: str

    def plain_pages(self) -> list[dict[str, Any]]:
        """Return the pages as the contract's list of {"page", "certain"}."""
        return [{"page": page, "certain": certain} for page, certain in self.pages]


class Supply(NamedTuple):
    """What an animal starts with: action pawns, and cubes in all (components.supply-by-players)."""

    pawns: int
    cubes: int


class Rulebook:
    """The figures and statements of the game. Treat as immutable; `switched` gives a copy with other readings.

    tables        rulesdata file name -> its content, for figures that have no name here
    board         the printed field
    food_chain    the animals from the top down (animal.food-chain)
    elements      the element types
    terrains      the terrains of large tiles, without tundra
    boxes         the boxes of the display in the order in which they are carried out (execution.box-order)
    printed       animal -> the elements printed on its display (animal.default-elements)
    supply        number of players -> Supply
    digest        identifies the content of the rules data
    switches      switch name -> the reading or number set; those not set hold their default
    """

    def __init__(self, compiled: Mapping[str, Any], switches: Mapping[str, Any] | None = None) -> None:
        self._compiled = compiled
        self.tables: dict[str, Any] = _Tables(compiled)
        self.digest: str = compiled["digest"]
        self.switches: dict[str, Any] = dict(switches or {})
        tables = self.tables
        animals, components = tables["animals"], tables["components"]
        self.board: Board = Board(tables["board"])
        self.food_chain: tuple[Animal, ...] = tuple(animals["animals"])
        self.elements: tuple[Element, ...] = tuple(tables["elements"]["elements"])
        self.terrains: tuple[Terrain, ...] = tuple(components["large_tiles"])
        self.boxes: tuple[Box, ...] = tuple(tables["actions"]["boxes"])
        self.printed: dict[Animal, tuple[Element, ...]] = {
            name: tuple(entry["printed"]) for name, entry in animals["animals"].items()
        }
        self.max_elements: int = animals["max_elements"]
        self.discs_per_type: int = components["discs_per_type"]
        self.tundra_tiles: int = components["tundra_tiles"]
        self.large_tiles: dict[Terrain, int] = components["large_tiles"]
        self.cubes_per_animal: int = components["cubes_per_animal"]
        self.pawns_per_animal: int = components["pawns_per_animal"]
        self.supply: dict[int, Supply] = {int(n): Supply(**entry) for n, entry in components["supply"].items()}
        self.vp_cubes: int = components["vp_cubes"]
        self.rank: dict[Animal, int] = {animal: rank for rank, animal in enumerate(self.food_chain)}
        self._words: dict[str, Words] = {}

    def switched(self, switches: Mapping[str, Any]) -> Rulebook:
        """Return this rulebook with `switches` set on top of those set already."""
        if not switches:
            return self
        return Rulebook(self._compiled, {**self.switches, **switches})

    def under(self, stated: Mapping[str, Any]) -> Rulebook:
        """Return this rulebook with the switches that a position states; those set already go before them."""
        return self.switched({name: value for name, value in stated.items() if name not in self.switches})

    def switch(self, name: str) -> Any:
        """Return the reading or number in force for the switch `name` (rulesdata/switches.yaml)."""
        if name in self.switches:
            return self.switches[name]
        return self.tables["switch-defaults"][name]

    def gene_pool_at_start(self, animal: Animal, players: int) -> int:
        """Return the gene pool after set-up: the animal's cubes but for those on Earth and on the VP track
        (components.supply-by-players, setup.earth-species, setup.vp-cubes).
        """
        on_earth = sum(self.tables["turn"]["setup"]["species"][animal].values())
        return self.supply[players].cubes - self.vp_cubes - int(on_earth)

    def added(self, animal: Animal, display: Iterable[Element]) -> tuple[Element, ...]:
        """Return the elements of a display beside the printed ones: the discs on it (animal.default-elements)."""
        left = list(display)
        for element in self.printed[animal]:
            if element in left:
                left.remove(element)
        return tuple(left)

    def tile_vp(self, terrain: Terrain) -> tuple[int, ...]:
        """Return the VP of a tile by rank, first place first; `tundra` for a glaciated tile (vp.tile-table)."""
        return tuple(self.tables["scoring"]["tile_vp"][terrain])

    def bonus_vp(self, quantity: int) -> int:
        """Return the bonus VP for a quantity; beyond the table the last figure holds (vp.bonus-table, vp.bonus-cap)."""
        row: list[int] = self.tables["scoring"]["bonus_vp"]
        if quantity < len(row):
            return row[quantity]
        return int(self.switches.get(BEYOND, row[-1]))

    def beyond_bonus(self, quantity: int) -> bool:
        """Tell whether a quantity lies beyond the bonus table, so that its last figure holds, or a switch's."""
        return quantity >= len(self.tables["scoring"]["bonus_vp"])

    def spaces(self, box: Box) -> int:
        """Return the number of eyeball spaces of a box (display.spaces)."""
        return int(self.tables["actions"]["boxes"][box]["spaces"])

    def words(self, kind: str) -> Words:
        """Return the spellings of one kind: `element`, `animal`, `terrain` (with tundra), `box` or `card`."""
        if kind not in self._words:
            self._words[kind] = words(kind, self.named(kind))
        return self._words[kind]

    def named(self, kind: str) -> dict[str, dict[str, Any]]:
        """Return canonical name -> entry with `names` for one kind of thing, in the game's own order."""
        tables = self.tables
        if kind == "terrain":
            return {**tables["terrain"]["terrains"], TUNDRA: tables["terrain"]["tundra"]}
        table: dict[str, dict[str, Any]] = {
            "element": lambda: tables["elements"]["elements"],
            "animal": lambda: tables["animals"]["animals"],
            "box": lambda: tables["actions"]["boxes"],
            "card": lambda: tables["cards"]["cards"],
        }[kind]()
        return table

    def cite(self, rule: str) -> Citation:
        """Return where the rule stands and how sure it is. Raises KeyError for an id that no rule has."""
        pages, basis = self._compiled["citations"][rule]
        return Citation(rule, tuple((page, certain) for page, certain in pages), basis)

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of all rules in rulebook order, without reading what they say."""
        return tuple(self._compiled["citations"])

    @property
    def rules(self) -> dict[str, dict[str, Any]]:
        """Return rule id -> its whole record (title, text, pages, basis, sources, keywords ...), in rulebook order."""
        records: dict[str, dict[str, Any]] = self._compiled["rules"]
        return records


class _Tables(dict[str, Any]):
    """rulesdata file name -> its content; the files that only lookups need are fetched when one of them is."""

    def __init__(self, compiled: Mapping[str, Any]) -> None:
        super().__init__(compiled["tables"])
        self._compiled = compiled

    def __missing__(self, name: str) -> Any:
        self.update(self._compiled["references"])
        if name not in self:
            raise KeyError(name)
        return self[name]


class _Installed(dict[str, Any]):
    """The compiled rulebook of a wheel: each part is imported when it is first asked for."""

    def __missing__(self, part: str) -> Any:
        from importlib import import_module

        module = import_module("dsrules.compiled.tables" if part == "digest" else f"dsrules.compiled.{part}")
        self[part] = module.DIGEST if part == "digest" else getattr(module, part.upper())
        return self[part]


@lru_cache(maxsize=1)
def default() -> Rulebook:
    """Return the rulebook that comes with the program: compiled in a wheel, read from YAML in a checkout."""
    try:
        import dsrules.compiled  # noqa: F401
    except ImportError:
        from dsrules.compilation import compile_directory

        return Rulebook(compile_directory(directory()))
    return Rulebook(_Installed())


def load(path: Path | str | None) -> Rulebook:
    """Return the rulebook in a directory laid out like rulesdata/, the default one for None. Raises InputError for one
    that is broken.
    """
    if path is None:
        return default()
    from pathlib import Path

    from dsrules.compilation import compile_directory

    return Rulebook(compile_directory(Path(path), directory() / "schema"))


def directory() -> Path:
    """Return where the YAML files of the default rulebook are: inside the package when installed, else beside it."""
    from pathlib import Path

    package = Path(__file__).parent
    inside = package / "rulesdata"
    return inside if inside.is_dir() else package.parent / "rulesdata"
