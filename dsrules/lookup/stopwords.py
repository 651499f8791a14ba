"""Words that a question is full of and no rule is found by, of both languages, without diacritics."""

from __future__ import annotations

_ENGLISH = """
a about again all also am an and any anyone are as at be because been before being but by can cannot could did do does
doesn doing don done each even ever every for from get gets go goes had has have having he her here him his how i if
in into is isn it its just let make may me might mine much must my no not of off ok on one only or other our ours out
over please should so some somebody someone still such t than that the their them then there these they thing this
those to too us use used was we were what when where whether which while who whom whose why will with would yes you
your yours s question rule rules really surely want wants say says said know mean means happen happens let's ll re ve
d m
"""
_CZECH = """
a aby ale ani ano asi az behem bez bude budou budu by bych byl byla byli bylo byt ci co cemu cim coz dal dalsi do
dokud ho i ja jak jake jaka jaky je jeho jej jeji jen jenom jeste jestli ji jich jim jsem jsi jsme jsou k kam kde kdo
kdy kdyz ke ktera ktere kteri kterou ktery ma maji mam mame mas mate me mel mela meli mi mit mne mohl mohla mohou
mozna mu muj musi musim musime muze muzeme muzou muzu my na nad nam nas ne nebo nebot necht nej nejak neni nez nic o
od on ona oni ono pak po pod podle pokud pravda pri pro proc prosim proto se si smeji smet smi smim smime smite stale
sve svou svuj svych ta tady tak take takze tam tato te ten tento ti to toho tohle toto tou tu tvuj ty u uz v vam vas
vase ve vsak vsechno vubec vy z za ze deje stane udelat delat dela pravidlo pravidla otazka chce chci nemuze nemuzu
nemam nemas nema nemame nemate nemaji nesmi nesmim
"""
STOPWORDS = frozenset((_ENGLISH + _CZECH).split())
