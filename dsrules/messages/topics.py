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
  1   no; check found an error; a lookup found nothing; batch had a bad line;
      edit ended without save
  2   wrong usage
  3   an input that cannot be read or understood
  4   undetermined: the position leaves out something that decides
  5   unsettled: the rulebook does not say
  70  a defect of dsrules itself
""",
        """Návratové kódy:

  0   odpovězeno; u can, act, claim: ano
  1   ne; check našel chybu; hledání nic nenašlo; batch měl chybný řádek;
      edit skončil bez save
  2   chybné použití
  3   vstup nelze přečíst nebo mu rozumět
  4   nelze určit: postavení neříká něco, na čem záleží
  5   pravidla to neřeší
  70  vada samotného dsrules
""",
    ),
    "ask": (
        """Every line is a command without the word dsrules:

  dominance
  dominance e4
  claim e4 birds
  can birds migration@4 c4>d4
  whatif d3.e=grass; d3 mammals +1
  tile desert: 3 sun | birds 2, insects
  rule dominance.tie-removal
  search may a cone be taken off

The board named at the start goes to every command that takes one, unless the line names another file; it is read anew each time. Actions, tiles and edits need no quotes; several edits are parted by semicolons. A tile, a hex, a rule id or an action may also stand alone, without a command.

  board FILE     another board from here on
  help COMMAND   what a command takes
  --help         all commands
  quit           the end; so does Ctrl-D

Options given to ask hold for all lines. Piped lines are answered one after another, lines with # skipped; the exit code is that of the worst line: not understood (3, 2), no (1), unsettled (5), undetermined (4). With --json each answer is one document on one line.
""",
        """Každý řádek je příkaz bez slova dsrules:

  dominance
  dominance e4
  claim e4 ptáci
  can ptáci migrace@4 c4>d4
  whatif d3.e=tráva; d3 savci +1
  tile poušť: 3 slunce | ptáci 2, hmyz
  rule dominance.tie-removal
  search smí se kužel sejmout

Soubor určený na začátku dostane každý příkaz, který nějaký bere, pokud řádek nejmenuje jiný; pokaždé se čte znovu. Akce, dílky a změny nepotřebují uvozovky; více změn se odděluje středníkem. Dílek, hexagon, id pravidla nebo akce mohou stát i samy, bez příkazu.

  board SOUBOR   odteď jiné postavení
  help PŘÍKAZ    co příkaz bere
  --help         všechny příkazy
  quit           konec; také Ctrl-D

Volby dané příkazu ask platí pro všechny řádky. Řádky z roury se zodpoví jeden po druhém, řádky s # se vynechají; návratový kód je kód nejhoršího: nepochopeno (3, 2), ne (1), pravidla to neřeší (5), nelze určit (4). S --json je každá odpověď jeden dokument na jednom řádku.
""",
    ),
    "edit": (
        """Every line is a change, checked at once:

  e2 jungle            a tile; what stands there stays
  c4 tundra            a tundra tile on it
  e2 ~                 no tile there
  d3.e=grass           a disc; ~ for none
  d3 mammals +1        species; -1 takes one away
  d3 cone mammals      the cone; ~ for none
  mammals +meat        on the display; -meat off it
  birds (+2 sun)       the whole display
  e4: desert* | birds 2, insects (+grub) | cone birds
                       the whole tile but its discs
  d3.w=?    c5 ?       what nobody could read
  set round 4          a key of the file; ~ for none
  set animals.birds.vp 14
  set display.migration.pawns [birds, ~, insects]
  birds glaciation e4  an action, if it is legal

An empty position also takes the line of one tile without a map, such as desert: 3 sun | birds 2.

  undo                 takes the last change back
  show   yaml   check  the position as it stands
  dominance            and every other question
  save [FILE]          writes the file
  quit                 the end

Only save writes. A file that has changed meanwhile is written over only after asking, or with save --force. Piped lines that end behind changes without save or quit write nothing and exit with 1; otherwise the exit code is that of the worst line. With --json each line is answered by one document on one line.
""",
        """Každý řádek je změna a hned se ověří:

  e2 džungle           dílek; co na něm stojí, zůstane
  c4 tundra            dílek tundry na něj
  e2 ~                 dílek tam není
  d3.e=tráva           žeton; ~ znamená žádný
  d3 savci +1          druhy; -1 jeden odebere
  d3 cone savci        kužel; ~ znamená žádný
  savci +maso          na desku; -maso z ní
  ptáci (+2 slunce)    celá deska
  e4: poušť* | ptáci 2, hmyz (+larva) | cone ptáci
                       celý dílek až na žetony
  d3.w=?    c5 ?       co se nepodařilo přečíst
  set round 4          klíč souboru; ~ znamená žádný
  set animals.birds.vp 14
  set display.migration.pawns [birds, ~, insects]
  ptáci zalednění e4   akce, je-li dovolená

Prázdné postavení bere i zápis jednoho dílku bez mapy, třeba poušť: 3 slunce | ptáci 2.

  undo                 vrátí poslední změnu
  show   yaml   check  postavení, jaké právě je
  dominance            a každá jiná otázka
  save [SOUBOR]        zapíše soubor
  quit                 konec

Zapisuje jen save. Soubor, který se mezitím změnil, přepíše jen po dotazu nebo se save --force. Řádky z roury, které skončí po změnách bez save i quit, nezapíšou nic a návratový kód je 1; jinak je to kód nejhoršího řádku. S --json odpoví každému řádku jeden dokument na jednom řádku.
""",
    ),
    "watch": (
        """The question is asked now and again after each change of the file, which may be replaced, empty or missing meanwhile; what is wrong with it is told and the watch goes on. Ctrl-C ends it with exit code 0.

  dsrules watch board.yaml
  dsrules watch board.yaml claim e4 birds
  dsrules watch board.yaml dominance --tile e4

With --json each answer is one document on one line.
""",
        """Otázka se položí hned a pak po každé změně souboru. Ten smí být mezitím nahrazen, prázdný nebo chybět: co s ním je, se řekne a sledování pokračuje. Ukončí ho Ctrl-C s návratovým kódem 0.

  dsrules watch board.yaml
  dsrules watch board.yaml claim e4 ptáci
  dsrules watch board.yaml dominance --tile e4

S --json je každá odpověď jeden dokument na jednom řádku.
""",
    ),
}
