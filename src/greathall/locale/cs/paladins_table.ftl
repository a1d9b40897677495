# Stůl Paladinů v prohlížeči: co stojí vedle slov pravidel. $who je jméno, nebo „Ty“.

## Všichni a všechno.

paladins-table-you = Ty
paladins-table-yours = ty
paladins-table-looking-on = na tahu
paladins-table-others = Ostatní
paladins-table-visit = Ukázat celou desku: { $who }
paladins-table-visit-about = Poddaní, dílny, družina a akce použité v tomto kole, jako na tvé desce.
paladins-table-board-of = Deska: { $who }
paladins-table-you-count = ty { $count }
paladins-table-main-board = Herní plán
paladins-table-round =
    { $crowns ->
        [yes] se Sídly šlechticů, { $round }. kolo ze { $rounds }
       *[no] { $round }. kolo ze { $rounds }
    }
paladins-table-or = nebo
paladins-table-or-short = /
paladins-table-plus = +
paladins-table-minus = −
paladins-table-of = { $count } z { $all }
paladins-table-points =
    { $points ->
        [one] zatím { $points } bod
        [few] zatím { $points } body
       *[other] zatím { $points } bodů
    }

## Město.

paladins-table-townsfolk = Měšťané
paladins-table-pile = balíček { $count }
paladins-table-refills = doplní se na konci kola
paladins-table-free = zdarma
paladins-table-price =
    { $debt ->
        [yes] { $silver ->
            [one] { $silver } mince, nebo dluh
            [few] { $silver } mince, nebo dluh
           *[other] { $silver } mincí, nebo dluh
        }
       *[no] { $silver ->
            [0] zdarma
            [one] { $silver } mince
            [few] { $silver } mince
           *[other] { $silver } mincí
        }
    }
paladins-table-discard-for = za odhození
paladins-table-orders = Královské rozkazy
paladins-table-order-about =
    { $points ->
        [one] Na konci { $points } bod každému, kdo akci provedl { $needs }×.
        [few] Na konci { $points } body každému, kdo akci provedl { $needs }×.
       *[other] Na konci { $points } bodů každému, kdo akci provedl { $needs }×.
    }
paladins-table-favours = Královské přízně
paladins-table-opens = { $round }. kolo

## Mapa.

paladins-table-tax = Daně
paladins-table-tax-about = Když se zásoba vyprázdní, přijde Inkvizice.
paladins-table-taverns = Krčmy
paladins-table-taverns-open = Otevřené krčmy
paladins-table-region-needs = Region { $number } vyžaduje: { $needs }
paladins-table-region-about = Misionář a obrácení tu vyžadují víru, tvrz a útok sílu.
paladins-table-square-free = volné: { $gain }
paladins-table-square-taken =
    { $piece ->
        [monk] { $who }: misionář
       *[outpost] { $who }: tvrz
    }
paladins-table-not-here = v této hře ne
paladins-table-outsiders = Cizinci
paladins-table-no-outsider = do konce kola bez cizince
paladins-table-scores =
    { $how ->
        [per_2_garrison] 1 VB za 2 tvrze
        [per_2_commission] 1 VB za 2 misionáře
        [per_2_develop] 1 VB za 2 dílny
        [per_2_fortify] 1 VB za 2 hradby
        [per_2_absolve] 1 VB za 2 džbány
        [per_2_recruit] 1 VB za 2 v družině
        [per_4_faith] 1 VB za 4 víry
        [per_4_strength] 1 VB za 4 síly
        [per_4_influence] 1 VB za 4 vlivu
        [per_4_diplomacy] 1 VB za 4 diplomacie
        [per_2_muster] 1 VB za 2 karty svolání
        [per_2_negotiate] 1 VB za 2 přizvané
        [per_attacked_saracen] 1 VB za útok na Saracéna
        [per_attacked_byzantine] 1 VB za útok na Byzantince
        [per_attacked_viking] 1 VB za útok na Vikinga
        [per_suspicion] 1 VB za podezření
        [per_unpaid_debt] 1 VB za nesplacený dluh
        [per_paid_debt] 1 VB za splacený dluh
        [orders] 1 VB a 1 za královský rozkaz
       *[mercenaries] 1 VB a 1 za žoldnéře
    }

## Vlastní deska.

paladins-table-workers = Poddaní
paladins-table-worker-count = { $worker }: { $count }
paladins-table-good =
    { $kind ->
        [silver] Mince: { $count }
        [provision] Proviant: { $count }
        [suspicion] Podezření: { $count }
        [debt] Nesplacené dluhy: { $count }
       *[paid] Splacené dluhy: { $count }
    }
paladins-table-thing-new = { $label }, nově
paladins-table-thing-costs =
    { $count ->
        [0] { $label }, zdarma
       *[other] { $kind ->
            [silver] { $count ->
                [one] { $label }, stojí { $count } minci
                [few] { $label }, stojí { $count } mince
               *[other] { $label }, stojí { $count } mincí
            }
           *[provision] { $count ->
                [one] { $label }, stojí { $count } proviant
                [few] { $label }, stojí { $count } provianty
               *[other] { $label }, stojí { $count } proviantů
            }
        }
    }
paladins-table-good-about =
    { $kind ->
        [silver] Platí se jimi akce jako Rozvoj či Odpustek. Na konci jsou 3 mince nebo provianty za bod.
        [provision] Platí se jím akce jako Misie či Opevnění. Na konci jsou 3 mince nebo provianty za bod.
        [suspicion] Kdo jich má při Inkvizici nejvíc, vezme si dluh.
        [debt] Dokud není splacený, na konci odečte 3 body.
       *[paid] Na konci je za bod.
    }
paladins-table-attribute =
    { $bonus ->
        [0] { $attribute } { $track }
       *[other] { $attribute } { $track }, v tomto kole navíc { $bonus }
    }
paladins-table-converted = Obrácení: { $cards }
paladins-table-converted-one = { $card } ({ $scores })
paladins-table-crew = Družina
paladins-table-sign =
    { $sign ->
        [silver] Mince
        [provision] Proviant
        [suspicion] podezření
       *[debt] dluh
    }
paladins-table-crew-of = Družina: { $crew }
paladins-table-no-crew = V družině zatím nikdo není
paladins-table-no-paladin = Paladin tohoto kola ještě není odhalený
paladins-table-drawn = Tvoji paladinové
paladins-table-drawn-by = Paladinové
paladins-table-nothing-secret = Teď nic tajného
paladins-table-plays-now = hraje toto kolo
paladins-table-slot = { $action }, místo { $place }
paladins-table-checks = Vyžaduje: { $checks }. Zvyšuje: { $raises }.
paladins-table-used = V tomto kole použito
paladins-table-used-short = použito
paladins-table-used-why = Stojí tu poddaní: v tomto kole už použito.
paladins-table-left =
    { $count ->
       *[other] zbývá { $count }
    }
paladins-table-recruit = odhoď či verbuj
paladins-table-clear = uvolnit akci
paladins-table-attacked = napadeno { $count }
paladins-table-you-place = Umísťuješ
paladins-table-place = Umístit

## Ostatní.

paladins-table-first = začínající hráč
paladins-table-passed =
    { $count ->
        [0] Pasuje
       *[other] Pasuje, nechává si
    }
paladins-table-workers-of =
    { $count ->
        [one] { $count } poddaný
        [few] { $count } poddaní
       *[other] { $count } poddaných
    }

## Soupeř v sólové hře.

paladins-table-has-passed = Pasuje
paladins-table-marker = Ukazatel surovin na poli { $space }
paladins-table-workshops =
    { $count ->
        [one] { $count } dílna
        [few] { $count } dílny
       *[other] { $count } dílen
    }
paladins-table-schemes =
    { $any ->
        [yes] Zbývající intriky: { $count }. Odehrané: { $played }.
       *[no] Zbývající intriky: { $count }.
    }
paladins-table-why = Proč to dělá
paladins-table-opponents-turn = Tah virtuálního hráče
paladins-table-explain = Vysvětlovat každý tah
paladins-table-to-own = K tvému tahu
paladins-table-steps = Tento tah krok za krokem
paladins-table-step-on = Dál
paladins-table-step-count = Krok { $step } z { $steps }
paladins-table-step-why = Proč: { $why }
paladins-table-step-skipped = Předtím přeskočeno: { $count }.
paladins-table-step-scheme = Vrchní karta jeho balíčku říká, o co se pokusí.
paladins-table-step-takes_action = Vede k tomu jeho Intrika a je to možné.
paladins-table-step-cannot = Přejde tedy k tomu, co následuje.
paladins-table-step-passes = Na toto kolo už nemá žádné poddané.
paladins-table-step-follows = Vyplývá to z předchozího kroku.
paladins-table-space-key = Mezerník
paladins-table-resources = Suroviny
paladins-table-resources-about = Co získá, posouvá tento ukazatel; s každým okruhem mu vzroste nejnižší vlastnost.
paladins-table-cannot = nejde
paladins-table-nothing-hidden = Stejné kroky jako na papíře; neví nic, co nevíš ty.
paladins-table-no-trail = Virtuální hráč ještě nehrál.

## Telefon.

paladins-table-tab-town = Město
paladins-table-tab-map = Mapa
paladins-table-tab-board = Deska
paladins-table-tab-rivals = Soupeři

## Nový stůl.

paladins-table-no-options = Všichni hrají se stejnými kartami; není co rozhodovat.
paladins-table-difficulty = Obtížnost
paladins-table-difficulty-easy = Jednoduchá
    .about =
        { $crowns ->
            [yes] Virtuální hráč začíná se dvěma dílnami.
           *[no] Virtuální hráč začíná s jednou dílnou.
        }
paladins-table-difficulty-standard = Standardní
    .about =
        { $crowns ->
            [yes] Virtuální hráč začíná se čtyřmi dílnami.
           *[no] Virtuální hráč začíná se třemi dílnami.
        }
paladins-table-difficulty-hard = Těžká
    .about =
        { $crowns ->
            [yes] Virtuální hráč začíná se šesti dílnami.
           *[no] Virtuální hráč začíná s pěti dílnami.
        }
paladins-table-difficulty-impossible = Nemožná
    .about = Virtuální hráč začíná s dílnou u každé z osmi akcí pravé strany.
paladins-table-expansion = Rozšíření
paladins-table-expansion-city_of_crowns = Sídla šlechticů
    .about = Svolání a Vyjednávání: dvě nové akce, čtvrtá vlastnost, spojenci a tajný rozkaz pro každého.

## Sídla šlechticů.

paladins-table-tab-crowns = Šlechtici
paladins-table-pile-open =
    { $count ->
        [0] pod ní už nic
       *[other] balíček { $count }, vrch odkrytý
    }
paladins-table-empty-pile = balíček je prázdný
paladins-table-empty-stack = prázdný
paladins-table-below =
    { $count ->
        [0] Pod ní žádná karta
        [one] Pod ní { $count } karta
        [few] Pod ní { $count } karty
       *[other] Pod ní { $count } karet
    }
paladins-table-diplomat = Diplomat
paladins-table-diplomat-about = Stojí tu diplomat: tuto kartu si vzít nejde. Poddaného na ni umístit lze.
paladins-table-step =
    { $count ->
        [one] { $count } proviant
        [few] { $count } provianty
       *[other] { $count } proviantů
    }
paladins-table-step-about = Platí se, když tudy diplomat prochází ke kartě, kterou si bereš.
paladins-table-delegate = Pověřit
paladins-table-delegate-of = Pověřit: { $card }
paladins-table-enlist = Přizvat
paladins-table-enlist-of = Přizvat: { $card }
paladins-table-outsider-pile =
    { $count ->
        [0] poslední karta balíčku
       *[other] vrch balíčku, pod ním { $count }
    }
paladins-table-allies = Spojenci
paladins-table-allies-about = první se třemi znaky
paladins-table-ally-of = Strana: { $who }.
paladins-table-icons = Znaky
paladins-table-icons-of = Znaky ({ $icon }): { $count }
paladins-table-icon-printed = Jeden je vytištěný na desce.
paladins-table-icon-ally = Jejich spojenec se přidal.
paladins-table-icons-about = Tři stejné znaky získají svého spojence. Sady různých znaků jsou na konci za body.
paladins-table-kept =
    { $action ->
        [muster] získáno { $count }
       *[negotiate] přizváno { $count }
    }
paladins-table-kept-about =
    { $action ->
        [muster] Každé { $per } karty svolání jsou na konci za bod.
       *[negotiate] Dva, tři nebo čtyři různé znaky jsou na konci za { $two }, { $three } nebo { $four } bodů.
    }
paladins-table-worth =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
paladins-table-secret-order = Tajný královský rozkaz
paladins-table-secret-about =
    { $points ->
        [one] { $action }, { $needs }×: na konci { $points } bod. Nikdo jiný ho nevidí.
        [few] { $action }, { $needs }×: na konci { $points } body. Nikdo jiný ho nevidí.
       *[other] { $action }, { $needs }×: na konci { $points } bodů. Nikdo jiný ho nevidí.
    }
paladins-table-secret-hidden =
    { $points ->
        [one] Vidí ho jen jeho majitel; splněný je na konci za { $points } bod.
        [few] Vidí ho jen jeho majitel; splněný je na konci za { $points } body.
       *[other] Vidí ho jen jeho majitel; splněný je na konci za { $points } bodů.
    }
paladins-table-has-secret = Tajný královský rozkaz, který se ukáže na konci.
paladins-table-leaves = opouští hru

## Co věci znamenají, pro toho, kdo se zeptá.

paladins-table-needs =
    { $you ->
        [yes] { $attribute } aspoň { $needs }; máš { $have }.
       *[no] { $attribute } aspoň { $needs }; { $who } má { $have }.
    }
paladins-table-far = { $who }: { $count } z { $all }.
paladins-table-changed = Od tvého posledního tahu se to změnilo.
paladins-table-lent-about = Co propůjčí paladin, platí v jeho kole pro akce, nikdy pro body.
paladins-table-cost-about = To je cena. Platí se do zásoby.
paladins-table-verb-about =
    { $verb ->
        [tax] Mince ze zásoby daní. Vzít se musí; kdo vezme poslední, přivolá Inkvizici.
        [discard_suspicion] Odejde nejnovější podezření. Kdo jich má při Inkvizici nejvíc, vezme si dluh.
        [pay_debt] Nesplacený dluh se otočí: už neodečte 3 body, ale přinese 1.
        [destroy_debt] Nesplacený dluh se vrátí do balíčku a body už nestojí.
        [take_debt] Nesplacený dluh na konci odečte 3 body, pokud ho nesplatíš.
        [pray] Poddaní z jedné akce tvé desky se vrátí do zásoby, takže ji lze provést znovu.
        [free_recruit] Měšťan z nabídky vstoupí do družiny, nebo se odhodí za odměnu: bez poddaných a bez mincí.
        [free_discard_townsfolk] Měšťan z nabídky se odhodí za odměnu, bez placení.
        [discard_own_townsfolk] Jeden z tvých měšťanů se odhodí za odměnu. O jeho schopnost přijdeš.
        [move_workshop] Jedna z tvých dílen se přesune na volné místo jiné akce.
        [must_pass] Potom hned pasuješ.
       *[place_workshop] Další dílna z řady Rozvoje se natrvalo postaví na volné místo. Poddaného pod ní získáš.
    }
paladins-table-worker-space = Místo pro poddaného
paladins-table-slot-takes =
    { $takes ->
        [any] Hodí se kterýkoli poddaný.
        [criminal] Hodí se jen zločinec.
       *[other] Hodí se: { $worker } nebo zločinec.
    }
paladins-table-slot-may = Natrvalo tu může stát dílna.
paladins-table-slot-workshop = Natrvalo tu stojí dílna: poddaný není potřeba.
paladins-table-standing =
    { $on ->
        [favour] { $worker } tu stojí do konce kola.
        [muster] { $worker } tu stojí, dokud si kartu někdo nevezme.
       *[board] { $worker } tu stojí, dokud nepasuješ nebo akci neuvolníš.
    }
paladins-table-suggested = Navržený poddaný.
paladins-table-workers-about = Po pasování si hráč nechává nejvýš 3 nepoužité.
paladins-table-place-costs = Cena jeho místa: { $price }.
paladins-table-place-about =
    { $debt ->
        [yes] Cena tohoto místa, ať se karta bere jakkoli. Místo mincí si lze vzít nesplacený dluh.
       *[no] Cena tohoto místa, ať se karta bere jakkoli.
    }
paladins-table-pile-about =
    { $open ->
        [yes] Karet pod vrchní: { $count }. Vrchní karta leží odkrytá a lze ji také zvolit. Na konci kola se z balíčku doplní prázdná místa.
       *[no] Zbývá karet: { $count }. Na konci kola se z balíčku doplní prázdná místa.
    }
paladins-table-opens-about = Odkryje se na začátku { $round }. kola.
paladins-table-half-about =
    { $which ->
        [corner] Získá ten, kdo tohoto měšťana odhodí jedním poddaným.
        [bonus] Získá se jednou, při naverbování.
        [attack] Získá ten, kdo na tohoto cizince zaútočí.
       *[convert] Získá ten, kdo tohoto cizince obrátí; na konci pak boduje podle karty.
    }
paladins-table-occasion-about = V družině pokaždé přinese: { $gain }.
paladins-table-taverns-about = Každé kolo si každý vezme poddané z jedné karty krčmy. Karet je o jednu víc než hráčů.
paladins-table-region-closed = Žádné z jejích polí teď nejde zvolit.
paladins-table-square-away =
    { $players ->
        [one] Používá se od { $players } hráče: v této hře ne.
        [few] Používá se od { $players } hráčů: v této hře ne.
       *[other] Používá se od { $players } hráčů: v této hře ne.
    }
paladins-table-suit =
    { $suit ->
        [saracen] Saracéni
        [byzantine] Byzantinci
       *[viking] Vikingové
    }
paladins-table-suit-about = Národ cizince. Někteří obrácení bodují za napadené z jednoho národa.
paladins-table-checks-card = Vyžaduje to, co je na kartě, a zvyšuje diplomacii.
paladins-table-use = { $action }, použití { $use } z { $all }
paladins-table-use-done = Už provedeno.
paladins-table-use-worth = Tolik jich na konci přinese: { $worth }.
paladins-table-anybody = kdokoli
paladins-table-takes = Poddaní: { $workers }.
paladins-table-costs = Cena: { $cost }.
paladins-table-harvest =
    { $count ->
        [one] Za { $count } poddaného: { $gain }.
        [few] Za { $count } poddané: { $gain }.
       *[other] Za { $count } poddaných: { $gain }.
    }
paladins-table-under = Zbývá dílen: { $count }. Pod další: { $gain }.
paladins-table-space = Políčko { $place } na stupnici
paladins-table-space-about = Vlastnost, která tu stojí, na konci přinese: { $worth }.
paladins-table-first-about = Začíná toto kolo. Příští začne hráč po levici.
paladins-table-first-alone = V sólové hře vždy začínáš ty.
paladins-table-points-about = Jako by hra skončila teď, podle toho, co je vidět.
paladins-table-round-about = Hra má sedm kol. V každém zahraješ paladina, navštívíš krčmu a provádíš akce, dokud všichni nepasují.
paladins-table-total = Všechny body
paladins-table-line-about =
    { $of ->
        [kings_orders] Každému, kdo splnil rozkaz: 4, 6 nebo 8 bodů podle jeho místa.
        [track] Za místo na stupnici. Co propůjčí paladin, se nepočítá.
        [develop] Od šesté postavené dílny: 1, 3 nebo 6 bodů.
        [debts] Každý splacený dluh přinese 1 bod, každý nesplacený odečte 3 body.
        [resources] Bod za každé 3 mince a provianty dohromady.
        [count] Od pátého kusu jsou za stále víc bodů. Hradby mají navíc vlastní body.
        [converted] Co říká dolní polovina obrácených cizinců.
        [secret_order] Za tajný královský rozkaz, pokud je splněný.
        [muster_cards] Bod za každé 2 získané karty svolání.
        [negotiate_sets] Za sady různých znaků na desce a na přizvaných kartách.
       *[total] Vyhrává, kdo má nejvíc bodů. Při shodě rozhodují body za královské rozkazy, pak méně podezření.
    }

## Co znamenají věci soupeře a Sídel šlechticů.

paladins-table-rival-about = Hraje podle intrik, které odkrývá, a nic neplatí. Stůl to dělá za tebe a říká proč.
paladins-table-rival-workers = Na začátku kola má o tři poddané víc, než je číslo kola, a žádného si nenechává.
paladins-table-scheme-cards = Intriky
paladins-table-scheme-about = Intrika říká, o co se virtuální hráč pokusí. Když to nejde, udělá další věc, která jde.
paladins-table-trail-step = { $number }. krok jeho tahu
paladins-table-trail-step-about =
    { $cannot ->
        [yes] Zváženo, ale nejde to.
       *[no] Týká-li se karty nebo pole, mají stejné číslo.
    }
paladins-table-below-about = Když si někdo odkrytou kartu vezme, odkryje se další.
paladins-table-banner-about = Cena za poslání poddaného na tuto kartu. Kdo si kartu bere, ji neplatí.
paladins-table-level = Úroveň { $level }
paladins-table-level-about = Vyšší úrovně leží hlouběji, vyžadují víc a víc přinášejí.
paladins-table-helped-about = Přičte se, když šlechtice pověříš, a jen pro tuto akci: { $action }.

## Krátká jména na kartách.

paladins-table-title-abbot = Opat
paladins-table-title-acolyte = Ministrant
paladins-table-title-architect = Architektka
paladins-table-title-conspirator = Pletichářka
paladins-table-title-debt_collector = Výběrčí dluhů
paladins-table-title-defender = Obránce
paladins-table-title-gatekeeper = Strážná
paladins-table-title-missionary = Jeptiška
paladins-table-title-peddler = Prodavač
paladins-table-title-squire = Panoš
paladins-table-title-watchman = Hlídač
paladins-table-title-archer = Lučištník
paladins-table-title-armourer = Zbrojíř
paladins-table-title-assassin = Vrah
paladins-table-title-champion = Šampion
paladins-table-title-guardian = Strážce
paladins-table-title-hunter = Lovec
paladins-table-title-invader = Nájezdník
paladins-table-title-lookout = Hlídka
paladins-table-title-mercenary = Žoldnéř
paladins-table-title-thief = Zloděj
paladins-table-title-traitor = Zrádce
paladins-table-title-warrior = Válečník
paladins-table-title-adventurer = Dobrodruh
paladins-table-title-barbarian = Barbar
paladins-table-title-marauder = Plenitel
paladins-table-title-protector = Ochránce
paladins-table-title-vigilante = Mstitel
paladins-table-title-knight = Rytíř
paladins-table-title-escort = Průvodce
paladins-table-title-princess = Princezna
paladins-table-title-executioner = Kat
paladins-table-title-envoy = Vyslanec
paladins-table-title-thug = Hrdlořez

## Písmena na značkách pro toho, kdo je chce: žádná dvě stejná

paladins-table-letter-labourer = N
paladins-table-letter-scout = Z
paladins-table-letter-merchant = K
paladins-table-letter-fighter = B
paladins-table-letter-cleric = Ě
paladins-table-letter-criminal = X
paladins-table-reason-count = celkem { $count }
paladins-table-reason-level = úroveň { $count }
paladins-table-reason-left = zbylo: { $count }
paladins-table-reason-paid = splaceno: { $count }
paladins-table-reason-unpaid = nesplaceno: { $count }
paladins-table-tie-orders = Stejně bodů: rozhoduje víc bodů za královské rozkazy ({ $amounts })
paladins-table-tie-suspicions = Stejně bodů i za královské rozkazy: rozhoduje méně podezření ({ $amounts })

## The theatre: what is shown of what happens, and what it means for the viewer.

paladins-table-round-begins = { $round }. kolo ze { $rounds }
paladins-table-last-round-begins = Poslední kolo
paladins-table-points-counted = Počítají se body
paladins-table-inquisition-comes = Inkvizice
paladins-table-fate-card-debt = Dluh
paladins-table-fate-inquisition = Přišla Inkvizice
    .means = Kdo má nejvíc podezření, bere si dluh.
    .known =
        { $standing ->
            [most] Nejvíc jich máš ty: { $own }.
            [equal] Někdo jich má stejně jako ty: { $own }.
           *[fewer] Máš { $own }, někdo jiný { $most }.
        }
paladins-table-fate-judged = Inkvizice tě odsuzuje
    .means = Nikdo neměl víc podezření než ty: { $had }.
    .lost = Bereš si nesplacený dluh: na konci o 3 body méně, pokud ho nesplatíš.
    .kept = Polovina tvých podezření mizí; zbývá: { $own }.
    .known = Tvé nesplacené dluhy: { $debts }. Zásoba daní je zase plná: { $tax }.
paladins-table-fate-spared = Inkvizice tě ušetřila
    .means =
        { $own ->
            [0] Nemáš žádné podezření.
           *[other] Jiní měli víc podezření než ty: máš { $own }.
        }
    .kept = Dluh si nebereš. Tvá podezření zůstávají a počítají se příště.
    .known = Zásoba daní je zase plná: { $tax }.
paladins-table-fate-suspected = Padá na tebe podezření
    .means =
        { $standing ->
            [most] Máš jich nejvíc, { $own }: Inkvizice by teď znamenala dluh. Zbývá daní: { $tax }.
            [equal] Máš { $own }, stejně jako ti nejpodezřelejší. Zbývá daní: { $tax }.
           *[fewer] Máš { $own }, někdo jiný { $most }. Zbývá daní: { $tax }.
        }
paladins-table-narration-title = { $who }, paladin { $paladin }
paladins-table-narration-chooses = { $who } vybírá
paladins-table-narration-chooses-next = Až vyberou všichni, začnou akce
paladins-table-narration-fact = Poddaní: { $workers }. Mince: { $silver }. Proviant: { $provisions }.
paladins-table-narration-next = Pak hraje { $who }
paladins-table-narration-you-next = Pak jsi na tahu ty
paladins-table-narration-last = Všichni ostatní už pasovali
paladins-table-narration-passed = Pas: znovu vybíráš v příštím kole.
paladins-table-narration-until =
    { $count ->
        [0] Další tah je tvůj.
        [one] Před tvým je ještě jeden tah.
        [few] Před tvým jsou ještě { $count } tahy.
       *[other] Před tvým je ještě { $count } tahů.
    }
