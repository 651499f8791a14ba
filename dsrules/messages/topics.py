"""The help pages on notations. Indented lines are examples and are printed as they stand."""

PAGES: dict[str, tuple[str, str]] = {
    "tile": (
        """A tile line states one disputed tile: terrain, discs, animals, cone.

  desert: grass grub 3 sun | insects 1 (2 grass, grub, water), amphibians 3 | cone insects
  De* : gbsss | In1 (+bw) Am3 (+bbm)
  forest: seed ? grub | birds 2, arachnids

The terrain comes first; * or tundra after it says that it is glaciated.
Discs follow the colon, at most as many as a tile has corners; a number multiplies the word after it, ? is a corner nobody could read.
Animals follow the first bar: the number of cubes, then the display in brackets; + in the brackets means beside the printed elements, no brackets the printed ones alone.
The cone, if one stands, follows another bar.
Elements may be letters: g grass, b grub, m meat, e seed, s sun, w water. Animals and terrains may be their first two letters.
""",
        """Zápis dílku popisuje jeden sporný dílek: terén, žetony, živočichy, kužel.

  poušť: tráva larva 3 slunce | hmyz 1 (2 tráva, larva, voda), obojživelníci 3 | cone hmyz
  De* : gbsss | In1 (+bw) Am3 (+bbm)
  les: semeno ? larva | ptáci 2, pavoukovci

Nejdřív terén; hvězdička nebo slovo tundra za ním říká, že je zaledněný.
Za dvojtečkou jsou žetony, nejvýše tolik, kolik má dílek rohů; číslo násobí slovo za sebou, ? je roh, který se nepodařilo přečíst.
Za první svislou čarou jsou živočichové: počet kostiček a v závorce deska; + v závorce znamená vedle natištěných prvků, bez závorky platí jen natištěné.
Kužel, pokud stojí, následuje za další čarou.
Prvky lze psát písmeny: g tráva, b larva, m maso, e semeno, s slunce, w voda. Živočichy a terény prvními dvěma písmeny anglického názvu.
""",
    ),
    "position": (
        """A position file is YAML (or JSON): what stands on the table, as far as it matters.

  dsrules: 1
  tiles:
    d3: sea tundra
    e4: {terrain: desert, species: {insects: 1, amphibians: 3}, cone: insects}
  elements:
    grass: [d3.e]
    sun: [e3.se, d3+d4+e4]
  unknown: [d3.w]
  animals:
    insects: {added: [grub, water]}

Hexes are columns a to g from the left, rows from the top; the starting sea is d3. A corner is a hex and a direction (nw ne e se sw w) or the hexes that meet there.
Everything else is optional: players, owners, round, phase, initiative, next, turn, display, switches, and for an animal gene_pool, vp, pawns, out. `dsrules setup` writes a whole one, `dsrules schema` prints its schema for editors, `dsrules check` says what is wrong with one.
""",
        """Soubor s postavením je YAML (nebo JSON): co stojí na stole, pokud na tom záleží.

  dsrules: 1
  tiles:
    d3: sea tundra
    e4: {terrain: desert, species: {insects: 1, amphibians: 3}, cone: insects}
  elements:
    grass: [d3.e]
    sun: [e3.se, d3+d4+e4]
  unknown: [d3.w]
  animals:
    insects: {added: [grub, water]}

Hexagony jsou sloupce a až g zleva, řady shora; počáteční moře je d3. Roh je hexagon a směr (nw ne e se sw w) nebo hexagony, které se v něm stýkají.
Vše ostatní je volitelné: players, owners, round, phase, initiative, next, turn, display, switches a u živočicha gene_pool, vp, pawns, out. Celý soubor zapíše `dsrules setup`, schéma pro editory vypíše `dsrules schema`, co je v souboru špatně, řekne `dsrules check`.
""",
    ),
    "exit": (
        """Exit codes:

  0   answered; for can, act, claim: yes
  1   no; check found an error; a lookup found nothing; batch had a bad line
  2   wrong usage
  3   an input that cannot be read or understood
  4   undetermined: the position leaves out something that decides
  5   unsettled: the rulebook does not say
  70  a defect of dsrules itself
""",
        """Návratové kódy:

  0   odpovězeno; u can, act, claim: ano
  1   ne; check našel chybu; hledání nic nenašlo; batch měl chybný řádek
  2   chybné použití
  3   vstup nelze přečíst nebo mu rozumět
  4   nelze určit: postavení neříká něco, na čem záleží
  5   pravidla to neřeší
  70  vada samotného dsrules
""",
    ),
}
