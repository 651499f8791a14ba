"""Sentences about dominance cards: what holds for all of them, and the cards about VP and pawns."""

from __future__ import annotations

TEXTS: dict[str, tuple[str, str]] = {
    # Taking a card
    "cards.not-in-play": ("{who:animal} {who:be.not} in play", "{who:animal} {who:be.not} ve hře"),
    "cards.taken": (
        "{c:card} was taken before and is out of the game",
        "karta {c:card} už byla vzata a je mimo hru",
    ),
    "cards.owed-to": (
        "the card for {hex:tile} is not for {who:animal}: {owner:animal} take it",
        "karta za bodování ({hex:tile}) nepatří {who:animal.dat}, ale {owner:animal.dat}",
    ),
    "cards.not-face-up": (
        "{c:card} does not lie face up; these cards do: {cards:cards}",
        "karta {c:card} neleží odkrytá; odkryté jsou: {cards:cards}",
    ),
    # How far it must be resolved
    "cards.must-resolve": (
        "{c:card} has to be carried out as far as the position allows, and here it can have an effect: say which",
        "kartu {c:card} je nutné provést, nakolik to postavení dovoluje, a tady účinek mít může: uveďte jaký",
    ),
    "cards.must-resolve-unread": (
        "whether {c:card} can have an effect depends on what the position leaves out: without any effect its name "
        "alone is enough, otherwise it is not",
        "zda karta {c:card} může mít účinek, závisí na tom, co postavení neuvádí: nemá-li účinek, stačí její název, "
        "jinak ne",
    ),
    "cards.nothing-hit": (
        "{c:card} finds nothing to take {hex:tile.loc}: by our reading that tile may be chosen all the same",
        "karta {c:card} nemá {hex:tile.loc} co vzít: podle našeho výkladu se dílek přesto zvolit smí",
    ),
    "cards.forgone": (
        '"up to" includes nothing at all, so by our reading this part of {c:card} may be forgone',
        "„nejvýše“ zahrnuje i nic, podle našeho výkladu se tedy lze této části karty {c:card} vzdát",
    ),
    "cards.no-effect": ("{c:card} changes nothing", "karta {c:card} nic nezmění"),
    "cards.no-map": (
        "the position shows one tile without a map, and {c:card} looks at the rest of Earth too",
        "postavení ukazuje jeden dílek bez mapy a karta {c:card} se týká i zbytku Země",
    ),
    # Pieces
    "cards.awake-first": (
        "some cubes of {who:animal} {hex:tile.loc} hibernate: by our reading the others leave first",
        "některé kostičky {hex:tile.loc} ({who:animal}) hibernují: podle našeho výkladu odcházejí nejdřív ty ostatní",
    ),
    "cards.pool-not-stated": (
        "the position does not state the gene pool of {who:animal}: allowed if it holds {n:n.cube}, not allowed if it "
        "holds fewer",
        "postavení neuvádí genovou zásobu ({who:animal}): je-li v ní aspoň {n:n.cube}, karta je dovolena, jinak ne",
    ),
    "cards.pool": (
        "{n:n.cube} asked for, but the gene pool of {who:animal} holds {held:n.cube}",
        "{who:animal} {who:have} v genové zásobě jen {held:n.cube.acc}, ale potřeba je {n}",
    ),
    "cards.not-in-bag": (
        "the bag does not hold that many discs of {e:element}: {all} exist, {n} of them may be in the bag",
        "tolik žetonů v sáčku není ({e:element}): existuje jich {all} a v sáčku jich může být {n}",
    ),
    "cards.bag-unread": (
        "the bag may have run out of {e:element}: corners that nobody could read may hold the last ones",
        "v sáčku už nemusí být {e:element}: poslední žetony mohou ležet na rozích, které se nepodařilo přečíst",
    ),
    "cards.printed": (
        "the {e:element} of {who:animal} is printed on the display: no card takes it",
        "{e:element} je na desce natištěný prvek ({who:animal}): žádná karta ho nebere",
    ),
    "cards.not-on-display": (
        "{who:animal} {who:have.not} {e:element} on the display beside the printed ones",
        "{who:animal} na desce {who:have.not} přidaný prvek {e:element}",
    ),
    "cards.not-there": (
        "{who:animal} {who:have.not} species {hex:tile.loc}",
        "{who:animal} {hex:tile.loc} {who:have.not} žádný druh",
    ),
    "cards.own": (
        "a species of {who:animal} themselves was named; it has to be another animal's",
        "byl uveden vlastní druh ({who:animal}); musí patřit jinému živočichovi",
    ),
    "cards.hand-not-stated": (
        "the position does not state the pawns of {who:animal} in hand (pawns): allowed if there is one, not allowed "
        "if not",
        "postavení neuvádí pěšce v ruce (pawns; {who:animal}): je-li tam nějaký, karta je dovolena, jinak ne",
    ),
    # VP
    "cards.scores": ("{who:animal} {who:score} {vp:n.vp}", "{who:animal} {who:score} {vp:n.vp}"),
    "cards.shared": (
        "{who:animal} share {n:n.tile} with others: {hexes:list}",
        "{who:animal} {who:share} s jinými {n:n.tile}: {hexes:list}",
    ),
    "cards.unread-shared": (
        "allowed, but {who:animal} may share tiles on {hexes:list}, which nobody could read: the VP depend on that",
        "dovoleno, ale společné dílky ({who:animal}) mohou být i na {hexes:list}, což se nepodařilo přečíst: závisí "
        "na tom VP",
    ),
    "cards.needed": (
        "{n:n.disc} on Earth of a type on the display of {who:animal}",
        "na Zemi leží {n:n.disc} typů, které {who:have} na desce {who:animal}",
    ),
    "cards.unread-needed": (
        "allowed, but discs that {who:animal} need may lie on {corners:list}, which nobody could read: the VP depend "
        "on that",
        "dovoleno, ale žetony, které {who:need} {who:animal}, mohou ležet i na {corners:list}, což se nepodařilo "
        "přečíst: závisí na tom VP",
    ),
    "cards.only-you": (
        "only {who:animal} score, although others have discs of their types on Earth too: by our reading",
        "podle našeho výkladu {who:score} VP jen {who:animal}, ačkoli na Zemi leží i prvky ostatních",
    ),
    "cards.earth-only": (
        "discs on the action display do not count: by our reading only those on Earth do",
        "žetony na přehledu akcí se nepočítají: podle našeho výkladu jen ty na Zemi",
    ),
    "cards.fertile": (
        "{n:n.cube} {hex:tile.loc}, of all animals",
        "{hex:tile.loc} stojí {n:n.cube}, počítají se všichni živočichové",
    ),
    "cards.fertile-mandatory": (
        "by our reading the card may not be declined while {who:animal} stand anywhere",
        "podle našeho výkladu nelze kartu odmítnout, dokud {who:animal} někde {who:stand}",
    ),
    "cards.cones": (
        "{who:animal} {who:score} {vp:n.vp} for {n:n.cone} on Earth",
        "{who:animal} {who:score} {vp:n.vp} za {n:n.cone} na Zemi",
    ),
    "cards.unread-cones": (
        "allowed, but cones may stand on {hexes:list}, which nobody could read: the VP depend on that",
        "dovoleno, ale kužely mohou stát i na {hexes:list}, což se nepodařilo přečíst: závisí na tom VP",
    ),
    "cards.beyond-table": (
        "{who:animal} have {n:n.cone}, more than the bonus table lists: by our reading its last figure ({last}) holds",
        "{who:animal} {who:have} {n:n.cone}, víc, než uvádí bonusová tabulka: podle našeho výkladu platí její "
        "poslední údaj ({last})",
    ),
    "cards.last-turn": (
        "this turn is the last one: the Domination pawns still on the display act, then come Extinction, Survival and "
        "the final scoring",
        "toto kolo je poslední: provedou se ještě pěšci dominace na přehledu akcí, pak přijde vyhynutí, přežití a "
        "závěrečné bodování",
    ),
    "cards.niche": (
        "{who:animal} {who:lose} {vp:n.vp} and {who:have} {left} left; first place {hex:tile.loc} gives {first}",
        "{who:animal} {who:lose} {vp:n.vp}, zbývá {left}; první místo {hex:tile.loc} vynáší {first}",
    ),
    "cards.nobody-ahead": (
        "nobody has more VP than {who:animal}, as far as the position states",
        "podle toho, co postavení uvádí, nemá víc VP než {who:animal} nikdo",
    ),
    "cards.own-vp": (
        "allowed, but the position does not state the VP of {who:animal}: whether {whos:animals.or} lose VP depends "
        "on that",
        "dovoleno, ale postavení neuvádí VP ({who:animal}): závisí na nich, zda VP ztratí {whos:animals.or}",
    ),
    "cards.which-tile": (
        "allowed, but the position does not say which tile brought the card (owed, scored): what {whos:animals} lose "
        "depends on that",
        "dovoleno, ale postavení neříká, který dílek kartu přinesl (owed, scored): závisí na tom, co ztratí "
        "{whos:animals}",
    ),
    # Pawns
    "cards.new-pawn": ("{who:animal} get {n:n.pawn}", "{who:animal} {who:get} {n:n.pawn.acc} navíc"),
    "cards.no-new-pawn": ("{who:animal} get no new pawn", "{who:animal} {who:get.not} žádného nového pěšce"),
    "cards.no-pawn-left": (
        "{who:animal} have {n:n.pawn} in use: by our reading there is no other one to be had",
        "{who:animal} už {who:have} ve hře {n:n.pawn.acc}: podle našeho výkladu další k mání není",
    ),
    "cards.instinct-domination": (
        "by our reading the pawn on {space} acts this turn if its space is still to come, else it waits for the next",
        "podle našeho výkladu provede pěšec na oku {space:step} akci ještě v tomto kole, přijde-li jeho oko teprve na "
        "řadu, jinak čeká na příští",
    ),
    "cards.instinct-waits": (
        "by our reading the pawn on {space} waits there for the next turn, since its box is past",
        "podle našeho výkladu čeká pěšec na oku {space:step} na příští kolo, protože jeho políčko už bylo provedeno",
    ),
    # What speaks for it
    "cards.not-taken": ("{c:card} is not among the cards taken", "karta {c:card} mezi vzatými kartami není"),
    "cards.owed": (
        "the card for {hex:tile} is for {who:animal} to take",
        "kartu za bodování ({hex:tile}) si {who:take} {who:animal}",
    ),
    "cards.face-up": ("{c:card} lies face up", "karta {c:card} leží odkrytá"),
    "cards.nothing-possible": (
        "{c:card} can have no effect here, so there is nothing to name",
        "karta {c:card} tu nemůže mít žádný účinek, není tedy co uvádět",
    ),
    "cards.by-itself": (
        "{c:card} takes effect by itself: there is nothing to choose",
        "karta {c:card} působí sama: není co volit",
    ),
    "cards.pool-holds": (
        "{n:n.cube} asked for, and the gene pool of {who:animal} holds {held}",
        "{who:animal} {who:have} v genové zásobě {held:n.cube.acc}, potřeba je {n}",
    ),
    "cards.in-bag": (
        "the bag holds {e:element}: {n:n.disc} at least",
        "v sáčku je {e:element}: aspoň {n:n.disc}",
    ),
    "cards.added": (
        "{who:animal} {who:have} {e:element} beside the printed ones",
        "{who:animal} {who:have} na desce přidaný prvek {e:element}",
    ),
    "cards.there": ("{who:animal} {who:stand} {hex:tile.loc}", "{hex:tile.loc} {who:stand} {who:animal}"),
    "cards.says-all": (
        "the line names all that {c:card} asks for",
        "řádek uvádí vše, co karta {c:card} žádá",
    ),
}
