# Pravidla Citadely na dvou či třech obrazovkách, pro stránku s pravidly. Kapitola má nadpis a odstavce.

citadels-rules-aim =
    Každý buduje město ze staveb. V každém kole se schováš za jednu postavu a její síla je na jeden tah tvoje. Jakmile je některé město dost velké, kolo se dohraje a vyhrává nejkrásnější město.

    Otevřené jsou: města, zlato, počet karet v ruce a všechno, co zaznělo. Skryté jsou: ruce, balíček a to, kdo má kterou postavu, dokud ji nikdo nevyvolá.
    .title = Cíl
citadels-rules-round =
    Kolo má tři části. Nejdřív si každý tajně vybere postavu. Pak se postavy vyvolávají od čísla 1 do 8 nebo 9, a kdo má vyvolanou postavu, hraje svůj tah. Nakonec se postavy vrátí a další kolo začíná tím, kdo má korunu.
    .title = Kolo
citadels-rules-draft =
    Postavy se zamíchají. Několik se jich vyloží lícem nahoru a jedna se odloží lícem dolů: ty v tomto kole nehrají. Číslo 4 se nikdy nevykládá. Kdo má korunu, prohlédne si zbytek, jednu postavu si nechá a ostatní pošle doleva, a tak dál. Poslední karta jde lícem dolů.

    Ve dvou nebo třech hráčích si každý nechá dvě postavy a má v kole dva tahy. V sedmi hráčích s osmi postavami nebo v osmi s devíti si poslední hráč vezme i odloženou kartu a jednu z obou si nechá.
    .title = Výběr postavy
citadels-rules-calling =
    Když postavu nikdo nemá nebo když byla zavražděna, nikdo se nepřihlásí: obojí vypadá stejně. Když se vyvolá tvoje, ukážeš ji. Je-li okradená, tvoje zlato získá Zloděj. Je-li začarovaná, jen si vezmeš zlato nebo karty a dál za ni hraje Ježibaba. Leží-li na ní výhrůžka, vezmeš si zlato nebo karty a pak na ni odpovíš.
    .title = Vyvolávání postav
citadels-rules-turn =
    Ve svém tahu si jednou vezmeš 2 zlaťáky, nebo si dobereš 2 karty a jednu z nich si necháš. Potom smíš postavit jednu stavbu z ruky, když zaplatíš její cenu do banky. Schopnost své postavy a účinky svých staveb smíš použít každou jednou, v libovolném pořadí, i předtím, než si vezmeš zlato nebo karty.

    Schopnosti použít můžeš a nemusíš, pokud karta neříká jinak. Některé postavy mají příjem: 1 zlaťák nebo kartu za každou stavbu svého druhu.
    .title = Tvůj tah
citadels-rules-building =
    Stavíš, co zaplatíš, ale nikdy druhou stavbu téhož jména. Limit je jedna stavba za tah; Stavitelka smí postavit tři, Kartářka a Studentka dvě, Dobyvatelka žádnou. Obchodní stavby se Překupníkovi do limitu nepočítají.

    Některé jedinečné stavby mění cenu nebo se platí jinak: Továrna, Lešení, Nekropole, Zlodějské doupě. Město je dokončené se sedmi stavbami, ve dvou nebo třech hráčích s osmi.
    .title = Stavění
citadels-rules-against =
    Čísla 1 a 2 udeří dřív, než vědí, koho zasáhnou: jmenují postavu, ne hráče. Číslo 8 přichází poslední a jde po městech. Žoldnéř ničí o 1 zlaťák levněji, než stavba stojí, Diplomatka vyměňuje, Generál zabírá, co stojí nejvýš 3, a zaplatí to. Dokončená města jsou před číslem 8 v bezpečí a město Kněze také, dokud je Kněz naživu. Obranné věže se dotknout nesmí.
    .title = Proti ostatním
citadels-rules-end =
    Hra končí kolem, ve kterém někdo dokončí město. Tvoje body: cena každé stavby ve tvém městě; 3 za všech pět druhů; 4, pokud je tvoje dokončené město první, 2, pokud je dokončené až po něm; a co říkají tvé jedinečné stavby.

    Při shodě bodů vyhrává vyšší číslo v posledním kole.
    .title = Konec a body
citadels-rules-terms =
    Získat: vzít z banky, nebo dobrat a nechat si.

    Odhodit: karta jde lícem dolů pod balíček.

    Zničit: stavba jde pod balíček.

    Vyměnit: obě strany něco dají.

    Druh: šlechtická, církevní, obchodní, vojenská nebo jedinečná.

    Cena: číslo na kartě; zkrášlené stavby stojí natrvalo o 1 víc.

    Velikost města: počet staveb; Monument se počítá dvakrát.
    .title = Pojmy

## Nadpisy seznamů karet

citadels-cards-character = Postavy
citadels-cards-district = Stavby
