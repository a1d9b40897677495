# Pravidla Paladinů na dvou či třech obrazovkách, pro stránku s pravidly. Kapitola má nadpis a odstavce.

paladins-rules-aim =
    Během sedmi kol shromažďuješ poddané a posíláš je na akce své desky: verbovat měšťany, vysílat misionáře, stavět hradby a tvrze, kupovat odpustky a útočit na cizince nebo je obracet na víru. Vyhrává, kdo má na konci nejvíc bodů.

    Vedou tě tři vlastnosti: víra, síla a vliv. Jsou potřeba, ale nikdy se neutrácejí, a každá akce vpravo zvyšuje některou jinou.
    .title = Cíl
paladins-rules-round =
    Kolo začíná tím, co odhalí král: v kolech 1 až 3 rozkaz, v kolech 3 až 7 přízeň. Pak si každý vezme tři paladiny a tajně jednoho zahraje, jednoho dá navrch svého balíčku a jednoho dospod. V pořadí hráčů ukážeš paladina, vezmeš si jeho dva poddané a vybereš kartu krčmy se čtyřmi dalšími.

    Potom se hráči střídají po jedné akci, dokud všichni nepasují. Paladin ti na toto kolo zvýší některé vlastnosti a pomůže s jednou akcí.
    .title = Kolo
paladins-rules-workers =
    Poddaných je šest druhů: nádeník, zvěd, kupec, bojovník, kněz a zločinec. Na průhledné políčko smí kdokoli, na barevné jen jeho druh. Zločinec se hodí všude, ale kdykoli ho získáš, dobereš si podezření.

    Akce, na které stojí poddaný, je pro toto kolo použitá, dokud ji neuvolníš Modlitbou. Dílna na místě nahradí jeho poddaného natrvalo.
    .title = Poddaní a místa
paladins-rules-left =
    Rozvoj: dva poddaní a 4 mince přesunou dílnu na akci vpravo a přinesou poddaného pod ní.

    Verbování: jeden poddaný odhodí měšťana za odměnu, dva ho přivedou do tvé družiny; cena závisí na jeho místě.

    Modlitba: kněz a 2 mince uvolní jinou akci.

    Spiknutí: jeden poddaný přinese zločince.

    Lov: 1 proviant, se zvědem 3.

    Obchod: 1 mince, s kupcem 3.
    .title = Akce vlevo
paladins-rules-right =
    Každá potřebuje tři poddané, za hru ji lze provést sedmkrát a je čím dál dražší; Útok omezený není.

    Misie: vyžaduje víru a pošle misionáře na pole mapy.

    Posádka: vyžaduje sílu a postaví tam tvrz.

    Opevnění: vyžaduje vliv a dobere hradby.

    Odpustek: vyžaduje vliv, přesune džbán a dovolí ti odhodit podezření.

    Útok: vyžaduje sílu podle místa cizince; co chybí, nahradí mince, 1 za každé 2. Získáš odměnu z rohu karty.

    Obrácení: vyžaduje víru podle místa a cizinec u tebe zůstane a na konci boduje.
    .title = Akce vpravo
paladins-rules-king =
    Rozkazy chtějí provést některou akci pětkrát: 4, 6 a 8 bodů pro každého, kdo to do konce stihne. Každou odhalenou přízeň může v kole použít jeden hráč, a to poddaným, kterého vyžaduje; ten na ní zůstane do konce kola.
    .title = Rozkazy a přízně
paladins-rules-suspicion =
    S každým podezřením si vezmeš jeho daň ze zásoby. Kdo vezme poslední minci zásoby, přivolá Inkvizici: nejdřív u všech zasáhnou měšťané, kteří na ni čekají, pak si ti, kdo mají nejvíc podezření, vezmou dluh a odhodí polovinu svých podezření, a zásoba se doplní.

    Dluh na konci odečte 3 body, splacený dluh přidá 1. Splatit ho, zrušit nebo odhodit podezření lze jen díky odměnám.
    .title = Podezření, daně a dluhy
paladins-rules-crew =
    Měšťané ve tvé družině přinášejí svou odměnu, kdykoli provedeš jejich akci, při Inkvizici, nebo když splatíš dluh. Začínají působit až od akce po té, která je přivedla.
    .title = Tvoje družina
paladins-rules-pass =
    Kdo nemůže nebo nechce nic dělat, pasuje: všichni poddaní odejdou z desky a nejvýš tři nepoužití zůstanou do dalšího kola. Když pasují všichni, poslední měšťan a první cizinec opustí své řady a ty se doplní.
    .title = Pasování
paladins-rules-end =
    Po sedmi kolech se počítají body: rozkazy, vlastnosti podle místa na stupnici, dílny od šesté, od pátého kusu misionáři, hradby, tvrze a džbány, dluhy, obrácení cizinci a 1 bod za každé tři mince a provianty. Při shodě vyhrává víc bodů za rozkazy, pak méně podezření.
    .title = Konec a body
paladins-rules-solo =
    V sólové hře hraješ proti virtuálnímu hráči, kterému nemusíš s ničím pomáhat: co udělá, určují intriky z balíčku, stůl to provede za tebe a řekne proč. Obtížnost rozhoduje, s kolika dílnami virtuální hráč začíná; intriky má při každé obtížnosti stejné.
    .title = Sólová hra
paladins-rules-crowns =
    Sídla šlechticů přidávají čtvrtou vlastnost, diplomacii, a dvě akce vpravo. Svolání vezme vrchní kartu sloupce, kde nestojí diplomat: diplomat tam přejde za 1 proviant na krok, potřebuješ vlastnost z praporce a získáš diplomacii, poddaného z karty a její odměnu. Jako samostatnou akci můžeš také umístit poddaného na odkrytou kartu a za její odměnu zaplatit, co chce levý praporec.

    Vyjednávání vezme kartu ze své nabídky. Buď šlechtice pověříš: provedeš akci z karty bez poddaných a bez placení, s bonusem z karty. Nebo ho přizveš: zůstane u tebe, zvýší diplomacii a ukazuje znaky. Tři stejné přivedou spojence toho druhu, sady různých na konci bodují.

    Dobíráš si čtyři paladiny místo tří a jeden z nich opustí hru. Řady mají sedm míst a posledním je vrch odkrytého balíčku. Každý má tajný rozkaz za 6 bodů.
    .title = Se Sídly šlechticů
paladins-rules-terms =
    Vlastnost: co ukazuje stupnice, i s bonusem tvého paladina. Body se počítají jen ze stupnice.

    Družina: tvoji naverbovaní měšťané.

    Zásoba daní: mince, které hlídá Inkvizice.

    Zrušit dluh: vrátit ho.

    Uvolnit akci: její poddaní se vrátí a lze ji použít znovu.

    Verbování zadarmo: měšťana bez placení přivést do družiny, nebo odhodit.
    .title = Pojmy

## Nadpisy seznamů karet

paladins-cards-paladin = Paladinové
paladins-cards-townsfolk = Měšťané
paladins-cards-outsider = Cizinci
paladins-cards-order = Královské rozkazy
paladins-cards-space = Královské přízně a místa pro poddané
paladins-cards-wall = Hradby
paladins-cards-muster = Karty svolání
paladins-cards-negotiate = Karty vyjednávání
paladins-cards-ally = Spojenci
paladins-cards-scheme = Intriky virtuálního hráče
