# Citadela. Kde by věta nejmenovala nikoho, kdo dává nebo dostává, je to banka.
# Otázka říká, oč jde, proč (meze, co to přinese) a na co zatím čekají ostatní.

citadels-title = Citadela

## Otázky: kolo.

citadels-question-character = Vyber si postavu pro toto kolo
    .why = Zůstane tajná, dokud se nevyvolá její číslo. Ostatní karty putují dál nebo se odloží.
    .waiting = { $who } si vybírá postavu
citadels-question-discard = Odlož jednu postavu
    .why = Odkládá se lícem dolů: v tomto kole ji nikdo nehraje a jen ty víš, která to je.
    .waiting = { $who } odkládá postavu
citadels-question-turn = Odehraj svůj tah
    .why = Než začneš stavět, vezmi si jednou zlato nebo karty. Schopnosti použij kdykoli. Pak tah ukonči.
    .waiting = { $who } hraje svůj tah
citadels-question-gather = Vezmi si zlato, nebo karty
    .why = Musíš to udělat teď, dřív než se v tomto tahu stane cokoli dalšího.
    .waiting = { $who } si bere zlato nebo karty
citadels-question-keep = Nech si jednu z těchto karet
    .why = Ostatní jdou dospod balíčku a nikdo jiný je neuvidí.
    .waiting = { $who } vybírá, kterou kartu si nechá
citadels-question-pay = Zvol, jak zaplatíš za { $card-acc }
    .why = Zničená stavba nahradí celou cenu; ostatní způsoby stojí zlato nebo karty.
    .waiting = { $who } volí, jak zaplatí za stavbu
citadels-question-mix = Zvol, kolik z příjmu bude ve zlatě
    .why = Tvé církevní stavby vynášejí celkem { $count }; co si nevezmeš ve zlatě, dobereš v kartách.
    .waiting = { $who } dělí příjem mezi zlato a karty

## Otázky: postavy.

citadels-question-kill = Zavraždi jednu postavu
    .why = Kdo ji má, při vyvolání mlčí a přijde o tah. Číslo 1 jmenovat nejde.
    .waiting = { $who } vybírá, koho zavraždí
citadels-question-bewitch = Začaruj jednu postavu
    .why = Až si její majitel vezme zlato nebo karty, hraješ za ni dál ty. Když ji nikdo nemá, tvůj tah končí.
    .waiting = { $who } vybírá, koho začaruje
citadels-question-place_warrant = Polož další příkaz
    .why = Tři postavy dostanou po jednom, od nejnižšího čísla. Pak jeden ze tří tajně podepíšeš.
    .waiting = { $who } rozdává příkazy
citadels-question-sign = Podepiš jeden ze tří příkazů
    .why = Víš to jen ty: první zaplacenou stavbu postavy s tímto příkazem můžeš zabavit.
    .waiting = { $who } tajně podepisuje příkaz
citadels-question-warrant = Zabav { $card-acc }, nebo to nech být
    .why = Zabavit smí jen podepsaný příkaz; kdo staví, dostane zlato zpět. Tahle možnost se nevrátí.
    .waiting = { $who } může stavbu zabavit
citadels-question-rob = Okraď jednu postavu
    .why = Až se odhalí, vezmeš jejímu majiteli všechno zlato, ještě než si něco vezme.
    .waiting = { $who } vybírá, koho okrade
citadels-question-spy = Vyšli špiona k jednomu hráči
    .why = Druh jmenuješ předem: každá shoda přinese 1 zlaťák toho hráče, pokud nějaký má, a kartu.
    .waiting = { $who } vybírá, čí ruku prohlédne
citadels-question-spy_type = Jmenuj druh, který hledáš
    .why = Za každou takovou kartu v ruce hráče { $spied } získáš 1 jeho zlaťák a kartu.
    .waiting = { $who } jmenuje hledaný druh
citadels-question-place_threat = Polož další výhrůžku
    .why = Dvě postavy dostanou po jedné, nižší číslo dřív. Pak tajně zvolíš, pod kterou je květina.
    .waiting = { $who } rozdává výhrůžky
citadels-question-flower = Vyber výhrůžku s květinou
    .why = Víš to jen ty. Kdo nezaplatí úplatek, přijde kvůli květině o všechno zlato, u prázdné o nic.
    .waiting = { $who } skrývá květinu pod jednu z výhrůžek
citadels-question-threat = Odpověz na výhrůžku: zaplať, nebo odmítni
    .why = Úplatek je polovina zlata, zaokrouhleno dolů. Když odmítneš a tvá výhrůžka má květinu, Vyděračka ti smí vzít vše.
    .waiting = { $who } odpovídá na výhrůžku
citadels-question-show_threat = Ukaž výhrůžku, nebo ji nech lícem dolů
    .why = { $threatened } úplatek neplatí. S květinou smíš vzít všechno zlato, s prázdnou nic.
    .waiting = { $who } může ukázat výhrůžku
citadels-question-magic = Vyměň si ruku s hráčem, nebo vyměň karty
    .why = Vyměň si celou ruku s jiným hráčem, nebo dej karty pod balíček a dober si jich stejně.
    .waiting = { $who } vyměňuje ruku nebo karty
citadels-question-replace = Vyměň karty z ruky
    .why = Vybírej po jedné v pořadí své ruky. Jdou pod balíček a dobereš si jich stejně.
    .waiting = { $who } vybírá karty k výměně
citadels-question-look = Podívej se někomu do ruky
    .why = Pak si jednu jeho kartu vezmeš, nebo ji zaplatíš a hned postavíš, i nad svůj limit.
    .waiting = { $who } vybírá, komu se podívá do ruky
citadels-question-seen = Vezmi si jednu z karet, nebo ji hned postav
    .why = Je to ruka hráče { $of }. Hned postavená stavba se platí, ale do limitu se nepočítá.
    .waiting = { $who } se dívá do ruky a vybírá kartu
citadels-question-gift = Dej jednu kartu hráči { $to }
    .why = Jednu náhodnou už od něj máš; vrátit mu můžeš kteroukoli ze své ruky.
    .waiting = { $who } vybírá, které karty vrátí
citadels-question-crown = Předej korunu
    .why = Ne sobě ani tomu, kdo ji právě má. Pokud tě nikdo nezavraždil, dostaneš 1 zlaťák nebo kartu.
    .waiting = { $who } vybírá, kdo dostane korunu
citadels-question-thanks = Vezmi si 1 zlaťák, nebo náhodnou kartu
    .why = { $of } má od tebe korunu a jedno z toho ti dá.
    .waiting = { $who } si za korunu bere zlaťák nebo kartu
citadels-question-tithe = Vezmi 1 zlaťák jednomu z nejbohatších
    .why = Má víc zlata než ty a nikdo nemá víc než on.
    .waiting = { $who } vybírá, kdo z nejbohatších dá zlaťák
citadels-question-fund = Vezmi si chybějící zlato od jiného hráče
    .why =
        { $gold ->
            [one] Na { $card-acc } ti chybí 1 zlaťák. Dáš za něj kartu; odmítnout nikdo nesmí.
            [few] Na { $card-acc } ti chybějí { $gold } zlaťáky. Za každý dáš kartu; odmítnout nikdo nesmí.
           *[other] Na { $card-acc } ti chybí { $gold } zlaťáků. Za každý dáš kartu; odmítnout nikdo nesmí.
        }
    .waiting = { $who } vybírá, z čího zlata postaví
citadels-question-offer = Dej za zlato kartu hráči { $to }
    .why =
        { $count ->
            [one] Je to poslední: každý převzatý zlaťák stojí jednu kartu.
            [few] Zbývají { $count } karty, jedna za každý převzatý zlaťák. Vybírej v pořadí své ruky.
           *[other] Zbývá { $count } karet, jedna za každý převzatý zlaťák. Vybírej v pořadí své ruky.
        }
    .waiting = { $who } vybírá, které karty dá za zlato
citadels-question-cargo = Vezmi si 4 zlaťáky, nebo 4 karty
    .why = Tvé lodě přivezou jedno, nebo druhé. Dobyvatelka v tomto tahu nic nestaví.
    .waiting = { $who } volí mezi 4 zlaťáky a 4 kartami
citadels-question-study = Nech si jednu z těchto karet
    .why = Ostatní se zamíchají do balíčku.
    .waiting = { $who } vybírá, kterou kartu si nechá
citadels-question-raid = Vyber město, kde něco zničíš
    .why = Platíš o 1 zlaťák méně, než stavba stojí. Dokončená a chráněná města jsou v bezpečí.
    .waiting = { $who } vybírá město, kde bude ničit
citadels-question-destroy = Znič stavbu hráče { $owner }
    .why = Platíš o 1 zlaťák méně, než stojí; s Velkou zdí plnou cenu. Obranná věž je v bezpečí.
    .waiting = { $who } vybírá, co zničí
citadels-question-negotiate = Vyber hráče, se kterým vyměníš stavbu
    .why = Dáš jednu svou stavbu za jednu jeho a doplatíš mu, oč je ta jeho dražší.
    .waiting = { $who } vybírá, s kým vymění stavbu
citadels-question-cede = Vyber stavbu pro hráče { $to }
    .why = Pak zvolíš, co za ni dostaneš. Pokud to stojí víc, rozdíl doplatíš.
    .waiting = { $who } vybírá stavbu, které se vzdá
citadels-question-acquire = Vyber na oplátku stavbu hráče { $owner }
    .why = Dáváš { $given-acc }; pokud je jeho stavba dražší, rozdíl mu doplatíš.
    .waiting = { $who } vybírá stavbu, kterou získá výměnou
citadels-question-march = Vyber město, kde zabereš stavbu
    .why = Smí stát nejvýš 3 zlaťáky a zaplatíš je majiteli. Dokončená a chráněná města jsou v bezpečí.
    .waiting = { $who } vybírá město, kde zabere stavbu
citadels-question-seize = Zaber stavbu hráče { $owner }
    .why = Smí stát nejvýš 3 a zaplatíš je majiteli. Ne takovou, jakou už máš, a ne Obrannou věž.
    .waiting = { $who } vybírá, kterou stavbu zabere
citadels-question-beautify = Zkrášli jednu ze svých staveb
    .why = Položíš na ni 1 zlaťák: natrvalo stojí o 1 víc a má i vyšší hodnotu. Každou jen jednou.
    .waiting = { $who } vybírá, kterou stavbu zkrášlí

## Otázky: stavby.

citadels-question-sacrifice = Obětuj stavbu za Nekropoli
    .why = Zničí se místo celé ceny. Co leží na ní nebo pod ní, je ztraceno.
    .waiting = { $who } vybírá, kterou stavbu obětuje
citadels-question-lay_down = Zaplať za Zlodějské doupě kartami
    .why = Každá má cenu 1 zlaťáku. Vybírej po jedné v pořadí své ruky; zbytek se platí zlatem.
    .waiting = { $who } vybírá karty, kterými zaplatí
citadels-question-experiment = Odhoď kartu za 2 zlaťáky
    .why = Laboratoř: karta jde dospod balíčku a nikdo jiný ji neuvidí.
    .waiting = { $who } vybírá kartu, kterou odhodí
citadels-question-exhibit = Dej jednu kartu pod Muzeum
    .why = Ostatní ji neuvidí a na konci má hodnotu 1 bodu.
    .waiting = { $who } vybírá kartu pro Muzeum
citadels-question-demolish_in = Vyber město, kde něco zboříš
    .why = Zároveň se zničí tvá Zbrojnice. V bezpečí jsou jen dokončená města.
    .waiting = { $who } vybírá město, kde bude bořit
citadels-question-demolish = Zboř stavbu hráče { $owner }
    .why = Nestojí to zlato, ale zničí se i tvá Zbrojnice. V bezpečí není ani Obranná věž.
    .waiting = { $who } vybírá, co zboří
citadels-question-theater = Vyměň si postavu, nebo si ji nech
    .why = Hráč, kterého zvolíš, si postavu vymění s tebou a odmítnout nesmí. Ostatní nic neuvidí.
    .waiting = { $who } si může v Divadle vyměnit postavu
citadels-question-role = Dej jednu postavu hráči { $to }
    .why = Zpět dostaneš náhodnou; ostatní ji neuvidí.
    .waiting = { $who } vybírá postavu k výměně

## Odpovědi: kolo.

citadels-answer-choose-character = Nechat si { $character-acc }
    .verb = Nechat si
citadels-answer-put-away-character = Odložit { $character-acc }
    .verb = Odložit
citadels-answer-end-turn = Ukončit tah
    .verb = Ukončit tah
    .waste = Ještě můžeš stavět.
citadels-answer-gather-gold = Vzít si zlato
    .verb = Vzít zlato
    .amounts =
        { $n ->
            [one] { $n } zlaťák
            [few] { $n } zlaťáky
           *[other] { $n } zlaťáků
        }
citadels-answer-gather-cards = Vzít si karty
    .verb = Vzít karty
    .amounts =
        { $n ->
            [one] { $n } karta
            [few] { $n } karty
           *[other] { $n } karet
        }, necháš si { $n2 }
citadels-answer-build-district = Postavit { $district-acc }
    .verb = Postavit
citadels-answer-turn-ability = { $ability }
    .verb = { $ability }
citadels-answer-keep-district = Nechat si { $district-acc }
    .verb = Nechat si
citadels-answer-pay-way = Zaplatit { $way }
    .verb = Zaplatit { $way }
citadels-answer-income-in-gold-amount = { $amount } ve zlatě, zbytek v kartách
    .verb = { $amount } ve zlatě

## Odpovědi: postavy.

citadels-answer-kill-character = Zavraždit { $character-acc }
    .verb = Zavraždit
citadels-answer-bewitch-character = Začarovat { $character-acc }
    .verb = Začarovat
citadels-answer-warrant-on-character = Dát příkaz na { $character-acc }
    .verb = Položit
citadels-answer-sign-character = Podepsat příkaz na { $character-acc }
    .verb = Podepsat
citadels-answer-pass = Nechat to být
    .verb = Nechat být
citadels-answer-confiscate = Zabavit
    .verb = Zabavit
citadels-answer-rob-character = Okrást { $character-acc }
    .verb = Okrást
citadels-answer-spy-on-seat = Vyslat špiona k hráči { $seat }
    .verb = Vyslat
citadels-answer-look-for-type = Hledat { $type-acc } stavbu
    .verb = Hledat { $type-acc }
citadels-answer-threaten-character = Dát výhrůžku na { $character-acc }
    .verb = Pohrozit
citadels-answer-flower-for-character = Květinu dostane { $character }
    .verb = Skrýt květinu
citadels-answer-bribe = Zaplatit úplatek
    .verb = Zaplatit
citadels-answer-refuse = Odmítnout
    .verb = Odmítnout
citadels-answer-show-threat = Ukázat výhrůžku
    .verb = Ukázat
citadels-answer-leave-threat = Nechat ji lícem dolů
    .verb = Nechat
citadels-answer-replace-cards = Vyměnit vlastní karty
    .verb = Vyměnit karty
citadels-answer-exchange-hands-with-seat = Vyměnit si ruku s hráčem { $seat }
    .verb = Vyměnit ruku
citadels-answer-draw-as-many = To je vše: dobrat stejně
    .verb = Dobrat
citadels-answer-replace-district = Vyměnit { $district-acc }
    .verb = Vyměnit
citadels-answer-look-at-seat = Podívat se do ruky hráče { $seat }
    .verb = Podívat se
citadels-answer-take-district = Vzít si { $district-acc }
    .verb = Vzít si
citadels-answer-build-at-once-district = Hned postavit { $district-acc }
    .verb = Hned postavit
citadels-answer-give-district = Dát { $district-acc }
    .verb = Dát
citadels-answer-crown-seat = Předat korunu hráči { $seat }
    .verb = Předat korunu
citadels-answer-take-gold = Vzít si 1 zlaťák
    .verb = Vzít zlaťák
citadels-answer-take-card = Vzít si náhodnou kartu
    .verb = Vzít kartu
citadels-answer-tithe-from-seat = Vzít 1 zlaťák hráči { $seat }
    .verb = Vzít zlaťák
citadels-answer-fund-from-seat = Vzít si zlato od hráče { $seat }
    .verb = Vzít zlato
citadels-answer-offer-district = Dát za to { $district-acc }
    .verb = Dát
citadels-answer-bring-gold = Vzít si 4 zlaťáky
    .verb = 4 zlaťáky
citadels-answer-bring-cards = Vzít si 4 karty
    .verb = 4 karty
citadels-answer-raid-seat = Ničit ve městě hráče { $seat }
    .verb = Zvolit město
citadels-answer-destroy-building = Zničit { $building-acc }
    .verb = Zničit
citadels-answer-negotiate-with-seat = Vyměnit stavbu s hráčem { $seat }
    .verb = Vyměnit
citadels-answer-cede-building = Dát { $building-acc }
    .verb = Dát
citadels-answer-acquire-building = Získat { $building-acc }
    .verb = Vyměnit
citadels-answer-march-on-seat = Zabírat ve městě hráče { $seat }
    .verb = Zvolit město
citadels-answer-seize-building = Zabrat { $building-acc }
    .verb = Zabrat
citadels-answer-beautify-building = Zkrášlit { $building-acc }
    .verb = Zkrášlit

## Odpovědi: stavby.

citadels-answer-sacrifice-building = Obětovat { $building-acc }
    .verb = Obětovat
citadels-answer-pay-the-rest-in-gold = Zbytek zaplatit zlatem
    .verb = Zbytek zlatem
citadels-answer-pay-with-district = Zaplatit kartou: { $district }
    .verb = Zaplatit
citadels-answer-experiment-with-district = Odhodit { $district-acc }
    .verb = Odhodit
citadels-answer-exhibit-district = Vystavit { $district-acc }
    .verb = Vystavit
citadels-answer-demolish-in-seat = Bořit ve městě hráče { $seat }
    .verb = Zvolit město
citadels-answer-demolish-building = Zbořit { $building-acc }
    .verb = Zbořit
citadels-answer-keep-roles = S nikým nevyměňovat
    .verb = Nechat si
citadels-answer-exchange-roles-with-seat = Vyměnit si postavu s hráčem { $seat }
    .verb = Vyměnit
citadels-answer-give-role-character = Dát { $character-acc }
    .verb = Dát

## Události: kolo.

citadels-event-round = Začíná { $number }. kolo: { $crown } má korunu a vyvolává postavy.
citadels-event-put_away =
    { $cards-is ->
        [nothing] Žádná postava se nevykládá.
       *[other] Vyloženo a mimo toto kolo: { $cards }.
    }
citadels-event-keeps = { $who } si vybírá postavu.
citadels-event-keeps-secret = { $who } si vybírá postavu: { $card }.
citadels-event-puts_away = { $who } odkládá postavu lícem dolů.
citadels-event-puts_away-secret = { $who } odkládá { $card-acc } lícem dolů.
citadels-event-puts_away_unseen = Náhodná postava se odkládá, aniž ji kdo vidí.
citadels-event-nobody = { $card }: nikdo se nehlásí.
citadels-event-reveals = { $who } je { $card }.
citadels-event-ends = { $who } končí svůj tah.
citadels-event-gains =
    { $gold ->
        [one] { $who } získává 1 zlaťák ({ $source }).
        [few] { $who } získává { $gold } zlaťáky ({ $source }).
       *[other] { $who } získává { $gold } zlaťáků ({ $source }).
    }
citadels-event-pays =
    { $who-is ->
        [nobody] { $gold ->
            [one] { $to } dostává zpět 1 zlaťák ({ $source }).
            [few] { $to } dostává zpět { $gold } zlaťáky ({ $source }).
           *[other] { $to } dostává zpět { $gold } zlaťáků ({ $source }).
        }
       *[other] { $to-is ->
            [nobody] { $gold ->
                [one] { $who } platí 1 zlaťák ({ $source }).
                [few] { $who } platí { $gold } zlaťáky ({ $source }).
               *[other] { $who } platí { $gold } zlaťáků ({ $source }).
            }
           *[other] { $gold ->
                [one] { $to } dostává 1 zlaťák od hráče { $who } ({ $source }).
                [few] { $to } dostává { $gold } zlaťáky od hráče { $who } ({ $source }).
               *[other] { $to } dostává { $gold } zlaťáků od hráče { $who } ({ $source }).
            }
        }
    }
citadels-event-draws =
    { $count ->
        [one] { $who } si dobírá kartu ({ $source }).
        [few] { $who } si dobírá { $count } karty ({ $source }).
       *[other] { $who } si dobírá { $count } karet ({ $source }).
    }
citadels-event-draws-secret = { $who } si dobírá { $cards-acc } ({ $source }).
citadels-event-keeps_card = { $who } si nechává jednu kartu.
citadels-event-keeps_card-secret = { $who } si nechává { $card-acc }.
citadels-event-builds =
    { $gold ->
        [0] { $card-gender ->
            [plural] Ve městě hráče { $who } vyrůstají { $card }.
           *[other] Ve městě hráče { $who } vyrůstá { $card }.
        }
        [one] { $who } staví { $card-acc } za 1 zlaťák.
        [few] { $who } staví { $card-acc } za { $gold } zlaťáky.
       *[other] { $who } staví { $card-acc } za { $gold } zlaťáků.
    }
citadels-event-completes = Město hráče { $who } je dokončené.
citadels-event-destroyed = { $who } přichází o { $card-acc }.
citadels-event-changes_owner = { $to } získává { $card-acc } z města hráče { $who }.
citadels-event-takes_card = { $who } bere kartu z ruky hráče { $of }.
citadels-event-takes_card-secret = { $who } bere { $card-acc } z ruky hráče { $of }.
citadels-event-gives_cards =
    { $count ->
        [one] { $who } dává kartu hráči { $to }.
        [few] { $who } dává { $count } karty hráči { $to }.
       *[other] { $who } dává { $count } karet hráči { $to }.
    }
citadels-event-gives_cards-secret = { $to } dostává { $cards-acc } od hráče { $who }.
citadels-event-crowned = Korunu získává { $who }.
citadels-event-names =
    { $mark-is ->
        [kill] { $who } vraždí { $card-acc }.
        [bewitch] { $who } začaruje { $card-acc }.
        [rob] { $who } okrádá { $card-acc }.
        [warrant] { $who } dává příkaz na { $card-acc }.
       *[threat] { $who } dává výhrůžku na { $card-acc }.
    }
citadels-event-hides =
    { $mark-is ->
        [warrant] { $who } tajně podepisuje jeden z příkazů.
       *[threat] { $who } tajně skrývá květinu pod jednu z výhrůžek.
    }
citadels-event-hides-secret =
    { $mark-is ->
        [warrant] { $who } tajně podepisuje příkaz na { $card-acc }.
       *[threat] { $who } tajně skrývá květinu pod výhrůžku na { $card-acc }.
    }
citadels-event-game_over = Jedno město je dokončené a kolo končí: počítají se body.

## Události: postavy.

citadels-event-resumes = { $who } hraje dál jako { $card }.
citadels-event-lets_pass = { $who } to nechává být.
citadels-event-confiscates = { $who } ukazuje podepsaný příkaz a zabavuje { $card-acc } hráči { $of }.
citadels-event-spies =
    { $matches ->
        [0] { $who } prohlíží ruku hráče { $of } a žádnou { $type-acc } stavbu nenachází.
        [one] { $who } prohlíží ruku hráče { $of } a nachází 1 { $type-acc } stavbu.
       *[other] { $who } prohlíží ruku hráče { $of } a nachází { $matches }× { $type-acc } stavbu.
    }
citadels-event-spies-secret =
    { $matches ->
        [0] { $who } prohlíží ruku hráče { $of } ({ $cards }) a žádnou { $type-acc } stavbu nenachází.
        [one] { $who } prohlíží ruku hráče { $of } ({ $cards }) a nachází 1 { $type-acc } stavbu.
       *[other] { $who } prohlíží ruku hráče { $of } ({ $cards }) a nachází { $matches }× { $type-acc } stavbu.
    }
citadels-event-spares = { $who } ruší výhrůžku na { $card-acc }.
citadels-event-bribes = { $who } dává polovinu zlata jako úplatek hráči { $to }.
citadels-event-refuses = { $who } odmítá dát úplatek hráči { $to }.
citadels-event-shows_threat =
    { $flower-is ->
        [yes] { $who } ukazuje květinu: { $of } přichází o všechno zlato.
       *[other] { $who } ukazuje prázdnou výhrůžku: { $of } nepřichází o nic.
    }
citadels-event-leaves_threat = { $who } nechává výhrůžku pro hráče { $of } lícem dolů.
citadels-event-exchanges = { $who } a { $with } si vyměňují karty v ruce.
citadels-event-gets_hand =
    { $count ->
        [0] { $who } teď nemá v ruce žádné karty.
        [one] { $who } má teď v ruce 1 kartu.
        [few] { $who } má teď v ruce { $count } karty.
       *[other] { $who } má teď v ruce { $count } karet.
    }
citadels-event-gets_hand-secret =
    { $count ->
        [0] { $who } teď nemá v ruce žádné karty.
       *[other] { $who } má teď v ruce { $cards-acc }.
    }
citadels-event-replaces =
    { $count ->
        [one] { $who } dává kartu pod balíček.
        [few] { $who } dává { $count } karty pod balíček.
       *[other] { $who } dává { $count } karet pod balíček.
    }
citadels-event-replaces-secret = { $who } dává pod balíček { $cards-acc }.
citadels-event-looks = { $who } se dívá do ruky hráče { $of }.
citadels-event-looks-secret = { $who } se dívá do ruky hráče { $of }: { $cards }.
citadels-event-lays_out = { $who } vybírá { $card-acc } z ruky hráče { $of } a chce hned stavět.
citadels-event-protects = Město hráče { $who } je v tomto kole v bezpečí před postavou číslo 8.
citadels-event-shuffles_in =
    { $count ->
        [one] { $who } zamíchává kartu do balíčku.
        [few] { $who } zamíchává { $count } karty do balíčku.
       *[other] { $who } zamíchává { $count } karet do balíčku.
    }
citadels-event-beautifies = { $who } klade 1 zlaťák na { $card-acc }: cena je teď o 1 vyšší.
citadels-event-taxed = { $who } platí 1 zlaťák daně.

## Události: stavby.

citadels-event-pays_cards =
    { $count ->
        [one] { $who } platí kartou z ruky.
        [few] { $who } platí { $count } kartami z ruky.
       *[other] { $who } platí { $count } kartami z ruky.
    }
citadels-event-pays_cards-secret = { $who } platí kartami z ruky: { $cards }.
citadels-event-experiments = { $who } odhazuje v Laboratoři kartu.
citadels-event-experiments-secret = { $who } odhazuje v Laboratoři { $card-acc }.
citadels-event-exhibits = { $who } dává kartu pod Muzeum.
citadels-event-exhibits-secret = { $who } dává pod Muzeum { $card-acc }.
citadels-event-exchanges_roles = { $who } si tajně vyměňuje postavu s hráčem { $with }.
citadels-event-receives_role = { $who } má teď jinou postavu.
citadels-event-receives_role-secret = { $who } má teď postavu { $card }.

## Proč ne.

citadels-reason-gather_first = nejdřív si vezmi zlato nebo karty
citadels-reason-already_gathered = zlato nebo karty už máš
citadels-reason-deck_empty = balíček je prázdný
citadels-reason-gold_short =
    { $n ->
        [one] chybí 1 zlaťák
        [few] chybějí { $n } zlaťáky
       *[other] chybí { $n } zlaťáků
    }
citadels-reason-already_in_city = ve městě už ji máš
citadels-reason-limit_reached = v tomto tahu už víc stavět nesmíš
citadels-reason-already_used = v tomto tahu už použito
citadels-reason-no_cards = nejsou na to karty
citadels-reason-nobody_there = není na koho nebo na co to použít
citadels-reason-nothing_to_gain = nic by ti to nepřineslo
citadels-reason-city_completed = dokončené město je v bezpečí
citadels-reason-rank_one = číslo 1 jmenovat nejde
citadels-reason-oneself = vlastní postavu ne
citadels-reason-already_marked = postava už je zavražděná nebo začarovaná
citadels-reason-protected = chrání ho Kněz
citadels-reason-upwards = vybírej vzestupně a nech dost pro zbytek
citadels-reason-not_signed = tento příkaz není podepsaný
citadels-reason-not_himself = korunu nemůžeš dát sobě
citadels-reason-has_the_crown = korunu už má
citadels-reason-crown_first = nejdřív předej korunu
citadels-reason-no_gold = není tu žádné zlato k vybrání
citadels-reason-nobody_richer = nikdo nemá víc zlata než ty
citadels-reason-not_richest = někdo jiný má víc zlata
citadels-reason-never_builds = Dobyvatelka nesmí stavět
citadels-reason-they_have_it = ve svém městě už ji má
citadels-reason-nothing_for_it = žádnou jeho stavbu za ni získat nejde
citadels-reason-too_dear_to_seize = stojí víc než 3
citadels-reason-rank_four_not_revealed = číslo 4 ještě není odhalené
citadels-reason-not_beside_rank_four = nesedíš vedle hráče s číslem 4
citadels-reason-nothing_to_beautify = nemáš žádnou stavbu, kterou by šlo zkrášlit
citadels-reason-already_beautified = už je zkrášlená
citadels-reason-is_keep = číslo 8 na Obrannou věž nemůže
citadels-reason-city_too_large = ve městě máš víc než čtyři stavby
citadels-reason-never_built = Tajná pokladnice se nikdy nestaví
citadels-reason-is_armory = Zbrojnice sama se přitom obětuje

## Co postavy a stavby nabízejí v tahu.

citadels-ability-income = Vybrat příjem
    .text = Jednou: 1 zlaťák nebo karta za každou stavbu toho druhu, který patří k tvé postavě.
citadels-ability-kill = Zavraždit postavu
    .text = Kdo ji má, přijde o tah.
citadels-ability-warrants = Rozdat příkazy
    .text = Tři postavy dostanou po jednom; podepsaný je jen jeden.
citadels-ability-rob = Okrást postavu
    .text = Až se odhalí, všechno zlato jejího majitele je tvoje.
citadels-ability-spy = Vyslat špiona
    .text = Jmenuj druh: za každou takovou kartu v cizí ruce získáš 1 zlaťák toho hráče a kartu.
citadels-ability-threaten = Rozdat výhrůžky
    .text = Dvě postavy dostanou po jedné; květina je jen pod jednou.
citadels-ability-magic = Vyměnit ruku nebo karty
    .text = Vyměň si celou ruku s jiným hráčem, nebo dej karty pod balíček a dober si jich stejně.
citadels-ability-look-at-a-hand = Podívat se do ruky
    .text = Pak si jednu kartu vezmi, nebo ji zaplať a hned postav.
citadels-ability-foresee = Vzít každému kartu
    .text = Náhodně, od každého, kdo nějaké má; pak každému z nich jednu dáš.
citadels-ability-give-crown = Předat korunu
    .text = Jinému hráči, za 1 zlaťák nebo náhodnou kartu. Musíš to udělat do konce tahu.
citadels-ability-tithe = Vzít zlaťák nejbohatšímu
    .text = Jen když má někdo víc zlata než ty.
citadels-ability-fund = Stavět z cizího zlata
    .text = Chybějící zlato vezmeš jinému hráči a za každý zlaťák mu dáš kartu.
citadels-ability-extra-gold = Vzít si zlaťák navíc
    .text = Jednou v tomto tahu.
citadels-ability-extra-cards = Vzít si 2 karty navíc
    .text = Jednou v tomto tahu.
citadels-ability-sail = Vzít si 4 zlaťáky nebo karty
    .text = Čtyři stejného druhu, jednou v tomto tahu.
citadels-ability-study = Dobrat 7 karet, 1 si nechat
    .text = Ostatní se zamíchají do balíčku.
citadels-ability-destroy = Zničit stavbu
    .text = O 1 zlaťák levněji, než stojí. Dokončená a chráněná města jsou v bezpečí.
citadels-ability-negotiate = Vyměnit stavbu
    .text = Jednu svou za cizí; oč je cizí dražší, to doplatíš.
citadels-ability-seize = Zabrat stavbu
    .text = Jinému hráči, nejvýš za 3 zlaťáky, které mu zaplatíš.
citadels-ability-audience = Vzít si 3 zlaťáky u čísla 4
    .text = Musíš sedět vedle hráče s odhaleným číslem 4.
citadels-ability-beautify = Zkrášlit stavbu
    .text = Polož na ni 1 zlaťák: natrvalo stojí o 1 víc. Nejvýš dvě stavby za tah.
citadels-ability-collect-taxes = Vybrat daně
    .text = Vezmi si všechno zlato, které leží na Výběrčím daní.
citadels-ability-experiment = Laboratoř: karta za 2 zlaťáky
    .text = Jednou za tah.
citadels-ability-forge = Kovárna: 2 zlaťáky za 3 karty
    .text = Jednou za tah.
citadels-ability-exhibit = Muzeum: vystavit kartu
    .text = Jednou za tah; každá karta pod ním je na konci za 1 bod.
citadels-ability-demolish = Zbrojnice: zbořit stavbu
    .text = Zničí se i Zbrojnice. Dokončená města jsou v bezpečí a tvoje dokončené být nesmí.

## Jak zaplatit.

citadels-way-gold = zlatem
    .text = Cena jde do banky.
citadels-way-fund = cizím zlatem
    .text = Chybějící zlato vezmeš jinému hráči a za každý zlaťák mu dáš kartu.
citadels-way-framework = zničením Lešení
    .text = Místo celé ceny se zničí Lešení.
citadels-way-sacrifice = zničením stavby
    .text = Místo celé ceny se zničí jedna z tvých staveb.
citadels-way-cards = kartami z ruky
    .text = Každá karta má cenu 1 zlaťáku; zbytek se platí zlatem.

## What nobody loses in silence.

citadels-loss-district = tvá stavba

## Co komu hrozí.

citadels-mark-kill = zavražděná
    .text = Při vyvolání mlčí; její majitel přijde o tah.
citadels-mark-bewitch = začarovaná
    .text = Majitel ji jen odhalí a vezme si zlato nebo karty; pak za ni hraje Ježibaba.
citadels-mark-rob = okradená
    .text = Až se odhalí, všechno zlato jejího majitele získá Zloděj.
citadels-mark-warrant = s příkazem
    .text = Je-li příkaz podepsaný, lze zabavit první zaplacenou stavbu.
citadels-mark-threat = s výhrůžkou
    .text = Majitel si vezme zlato nebo karty, pak dá polovinu zlata jako úplatek, nebo riskuje všechno.

## Druhy.

citadels-type-noble = šlechtická
    .acc = šlechtickou
    .text = Příjem pro Krále, Císaře a Patricije. Všech pět druhů ve městě: na konci 3 body.
citadels-type-religious = církevní
    .acc = církevní
    .text = Příjem pro Kněze, Mnicha a Kardinála. Všech pět druhů ve městě: na konci 3 body.
citadels-type-trade = obchodní
    .acc = obchodní
    .text = Příjem pro Obchodnici a Překupníka. Všech pět druhů ve městě: na konci 3 body.
citadels-type-military = vojenská
    .acc = vojenskou
    .text = Příjem pro Žoldnéře, Diplomatku a Generála. Všech pět druhů ve městě: na konci 3 body.
citadels-type-unique = jedinečná
    .acc = jedinečnou
    .text = Každá má vlastní účinek. Všech pět druhů ve městě: na konci 3 body.

## Where gold and cards come from.

citadels-source-gathering = braní
citadels-source-income = příjem
citadels-source-dealing = rozdání
citadels-source-abbot = Mnich
citadels-source-alchemist = Alchymistka
citadels-source-architect = Stavitelka
citadels-source-blackmailer = Vyděračka
citadels-source-cardinal = Kardinál
citadels-source-diplomat = Diplomatka
citadels-source-emperor = Císař
citadels-source-magician = Čarodějka
citadels-source-marshal = Generál
citadels-source-merchant = Obchodnice
citadels-source-navigator = Dobyvatelka
citadels-source-queen = Královna
citadels-source-scholar = Studentka
citadels-source-spy = Špion
citadels-source-tax_collector = Výběrčí daní
citadels-source-thief = Zloděj
citadels-source-warlord = Žoldnéř
citadels-source-magistrate = Soudce
citadels-source-laboratory = Laboratoř
citadels-source-park = Park
citadels-source-poor_house = Chudobinec
citadels-source-smithy = Kovárna

## Postavy.

citadels-character-assassin = Mordýřka
    .acc = Mordýřku
    .text = Zavraždí postavu s jiným číslem: kdo ji má, při vyvolání mlčí a přijde o tah.
citadels-character-witch = Ježibaba
    .acc = Ježibabu
    .text = Vezme si zlato nebo karty a začaruje postavu. Až si něco vezme i její majitel, hraje Ježibaba za něj.
citadels-character-magistrate = Soudce
    .acc = Soudce
    .text = Rozdá 3 příkazy, jeden podepsaný: první stavbu, která se pod ním zaplatí, smí zabavit.
citadels-character-thief = Zloděj
    .acc = Zloděje
    .text = Jmenuje postavu s číslem vyšším než 1. Až se odhalí, vezme jejímu majiteli všechno zlato.
citadels-character-spy = Špion
    .acc = Špiona
    .text = Jmenuje hráče a druh: za každou takovou kartu v jeho ruce získá 1 jeho zlaťák a kartu.
citadels-character-blackmailer = Vyděračka
    .acc = Vyděračku
    .text = Rozdá 2 výhrůžky, jednu s květinou: ohrožený dá polovinu zlata, nebo riskuje všechno.
citadels-character-magician = Čarodějka
    .acc = Čarodějku
    .text = Vymění si ruku s jiným hráčem, nebo dá libovolné karty pod balíček a dobere si jich stejně.
citadels-character-wizard = Zaklínač
    .acc = Zaklínače
    .text = Vezme kartu z cizí ruky, nebo ji zaplatí a hned postaví nad limit. Smí stavět i stejné stavby.
citadels-character-seer = Kartářka
    .acc = Kartářku
    .text = Každému vezme náhodnou kartu a pak každému jednu dá. Staví až 2 stavby.
citadels-character-king = Král
    .acc = Krále
    .text = Bere si korunu. Za každou šlechtickou stavbu získá 1 zlaťák.
citadels-character-emperor = Císař
    .acc = Císaře
    .text = Předá korunu jinému, za 1 zlaťák nebo náhodnou kartu. Za každou šlechtickou stavbu získá 1 zlaťák.
citadels-character-patrician = Patricij
    .acc = Patricije
    .text = Bere si korunu. Za každou šlechtickou stavbu získá kartu.
citadels-character-bishop = Kněz
    .acc = Kněze
    .text = Za každou církevní stavbu získá 1 zlaťák. Jeho město je v tomto kole v bezpečí před číslem 8.
citadels-character-abbot = Mnich
    .acc = Mnicha
    .text = Za každou církevní stavbu získá zlaťák nebo kartu. Je-li někdo bohatší, vezme nejbohatšímu zlaťák.
citadels-character-cardinal = Kardinál
    .acc = Kardinála
    .text = Za církevní stavby získá karty. Zlato, které mu na stavbu chybí, vezme hráči a za zlaťák dá kartu.
citadels-character-merchant = Obchodnice
    .acc = Obchodnici
    .text = Za každou obchodní stavbu získá 1 zlaťák a k tomu 1 navíc.
citadels-character-alchemist = Alchymistka
    .acc = Alchymistku
    .text = Na konci tahu dostane zpět všechno zlato, které v něm zaplatila za stavby.
citadels-character-trader = Překupník
    .acc = Překupníka
    .text = Za každou obchodní stavbu získá 1 zlaťák. Obchodní stavby se mu nepočítají do limitu.
citadels-character-architect = Stavitelka
    .acc = Stavitelku
    .text = Získá 2 karty navíc. Staví až 3 stavby.
citadels-character-navigator = Dobyvatelka
    .acc = Dobyvatelku
    .text = Získá 4 zlaťáky nebo 4 karty navíc. Nesmí stavět.
citadels-character-scholar = Studentka
    .acc = Studentku
    .text = Dobere si 7 karet, jednu si nechá a ostatní zamíchá do balíčku. Staví až 2 stavby.
citadels-character-warlord = Žoldnéř
    .acc = Žoldnéře
    .text = Za každou vojenskou stavbu získá 1 zlaťák. Smí zničit stavbu o 1 zlaťák levněji, než stojí.
citadels-character-diplomat = Diplomatka
    .acc = Diplomatku
    .text = Za každou vojenskou stavbu získá 1 zlaťák. Smí s hráčem vyměnit stavbu a doplatit rozdíl.
citadels-character-marshal = Generál
    .acc = Generála
    .text = Za každou vojenskou stavbu získá 1 zlaťák. Smí zabrat stavbu nejvýš za 3 a zaplatí ji majiteli.
citadels-character-queen = Královna
    .acc = Královnu
    .text = Získá 3 zlaťáky vedle hráče s odhaleným číslem 4; je-li zavražděné, až na konci kola.
citadels-character-artist = Umělkyně
    .acc = Umělkyni
    .text = Položí po 1 zlaťáku až na 2 vlastní stavby: natrvalo stojí o 1 víc. Každou jen jednou.
citadels-character-tax_collector = Výběrčí daní
    .acc = Výběrčího daní
    .text = V každém kole dá každý jiný, kdo staví, 1 zlaťák na tuto kartu. Výběrčí si smí všechno vzít.

## Stavby.

citadels-district-manor = Lovecký zámek
    .acc = Lovecký zámek
    .gender = masculine
citadels-district-castle = Hrad
    .acc = Hrad
    .gender = masculine
citadels-district-palace = Palác
    .acc = Palác
    .gender = masculine
citadels-district-temple = Chrám
    .acc = Chrám
    .gender = masculine
citadels-district-church = Kostel
    .acc = Kostel
    .gender = masculine
citadels-district-monastery = Opatství
    .acc = Opatství
    .gender = neuter
citadels-district-cathedral = Katedrála
    .acc = Katedrálu
    .gender = feminine
citadels-district-tavern = Hospoda
    .acc = Hospodu
    .gender = feminine
citadels-district-market = Tržnice
    .acc = Tržnici
    .gender = feminine
citadels-district-trading_post = Obchodní kancelář
    .acc = Obchodní kancelář
    .gender = feminine
citadels-district-docks = Doky
    .acc = Doky
    .gender = plural
citadels-district-harbor = Přístav
    .acc = Přístav
    .gender = masculine
citadels-district-town_hall = Radnice
    .acc = Radnici
    .gender = feminine
citadels-district-watchtower = Strážní věž
    .acc = Strážní věž
    .gender = feminine
citadels-district-prison = Žalář
    .acc = Žalář
    .gender = masculine
citadels-district-barracks = Cvičiště
    .acc = Cvičiště
    .gender = neuter
citadels-district-fortress = Pevnost
    .acc = Pevnost
    .gender = feminine
citadels-district-armory = Zbrojnice
    .acc = Zbrojnici
    .gender = feminine
    .text = Ve svém tahu znič ji a kteroukoli další stavbu. Dokončená města jsou v bezpečí; tvoje dokončené být nesmí.
citadels-district-basilica = Bazilika
    .acc = Baziliku
    .gender = feminine
    .text = Na konci: 1 bod za každou tvou stavbu s lichou cenou.
citadels-district-capitol = Kapitol
    .acc = Kapitol
    .gender = masculine
    .text = Na konci: 3 body, máš-li aspoň 3 stavby stejného druhu.
citadels-district-dragon_gate = Dračí brána
    .acc = Dračí bránu
    .gender = feminine
    .text = Na konci: 2 body navíc.
citadels-district-factory = Továrna
    .acc = Továrnu
    .gender = feminine
    .text = Ostatní jedinečné stavby stavíš o 1 zlaťák levněji.
citadels-district-framework = Lešení
    .acc = Lešení
    .gender = neuter
    .text = Místo placení za novou stavbu můžeš zničit Lešení.
citadels-district-gold_mine = Zlatý důl
    .acc = Zlatý důl
    .gender = masculine
    .text = Když si bereš zlato, vezmeš si o 1 zlaťák víc.
citadels-district-great_wall = Velká zeď
    .acc = Velkou zeď
    .gender = feminine
    .text = Číslo 8 platí za každou jinou stavbu tvého města o 1 zlaťák víc.
citadels-district-haunted_quarter = Strašidelná čtvrť
    .acc = Strašidelnou čtvrť
    .gender = feminine
    .text = Na konci se počítá jako ten druh, který ti přinese nejvíc bodů.
citadels-district-imperial_treasury = Císařská pokladnice
    .acc = Císařskou pokladnici
    .gender = feminine
    .text = Na konci: 1 bod za každý tvůj zlaťák.
citadels-district-ivory_tower = Slonovinová věž
    .acc = Slonovinovou věž
    .gender = feminine
    .text = Na konci: 5 bodů, je-li tvou jedinou jedinečnou stavbou.
citadels-district-keep = Obranná věž
    .acc = Obrannou věž
    .gender = feminine
    .text = Číslo 8 ji nesmí zničit, vyměnit ani zabrat.
citadels-district-laboratory = Laboratoř
    .acc = Laboratoř
    .gender = feminine
    .text = Jednou za svůj tah: odhoď kartu za 2 zlaťáky.
citadels-district-library = Knihovna
    .acc = Knihovnu
    .gender = feminine
    .text = Když si bereš karty, necháš si všechny dobrané.
citadels-district-map_room = Mapový sál
    .acc = Mapový sál
    .gender = masculine
    .text = Na konci: 1 bod za každou kartu v tvé ruce.
citadels-district-monument = Monument
    .acc = Monument
    .gender = masculine
    .text = Stavět ho smíš, jen když máš nejvýš 4 stavby. Do dokončení města se počítá za dvě.
citadels-district-museum = Muzeum
    .acc = Muzeum
    .gender = neuter
    .text = Jednou za svůj tah: dej pod ně kartu z ruky. Na konci: 1 bod za každou kartu pod ním.
citadels-district-necropolis = Nekropole
    .acc = Nekropoli
    .gender = feminine
    .text = Místo placení za ni můžeš zničit jednu ze svých staveb.
citadels-district-observatory = Hvězdárna
    .acc = Hvězdárnu
    .gender = feminine
    .text = Když si bereš karty, dobereš si 3 místo 2.
citadels-district-park = Park
    .acc = Park
    .gender = masculine
    .text = Nemáš-li na konci svého tahu v ruce žádnou kartu, získáš 2 karty.
citadels-district-poor_house = Chudobinec
    .acc = Chudobinec
    .gender = masculine
    .text = Nemáš-li na konci svého tahu žádné zlato, získáš 1 zlaťák.
citadels-district-quarry = Lom
    .acc = Lom
    .gender = masculine
    .text = Smíš stavět i stavby, které už ve městě máš.
citadels-district-school_of_magic = Čarodějná škola
    .acc = Čarodějnou školu
    .gender = feminine
    .text = Při příjmu se počítá jako kterýkoli druh.
citadels-district-secret_vault = Tajná pokladnice
    .acc = Tajnou pokladnici
    .gender = feminine
    .text = Nikdy ji nejde postavit. Na konci: 3 body, máš-li ji v ruce.
citadels-district-smithy = Kovárna
    .acc = Kovárnu
    .gender = feminine
    .text = Jednou za svůj tah: zaplať 2 zlaťáky za 3 karty.
citadels-district-stables = Stáje
    .acc = Stáje
    .gender = plural
    .text = Jejich stavba se nepočítá do limitu.
citadels-district-statue = Socha
    .acc = Sochu
    .gender = feminine
    .text = Na konci: 5 bodů, máš-li korunu.
citadels-district-theater = Divadlo
    .acc = Divadlo
    .gender = neuter
    .text = Před vyvoláváním si smíš s jiným hráčem vyměnit postavu, aniž ji ostatní uvidí.
citadels-district-thieves_den = Zlodějské doupě
    .acc = Zlodějské doupě
    .gender = neuter
    .text = Libovolnou část ceny smíš zaplatit kartami z ruky, každá je za 1 zlaťák.
citadels-district-wishing_well = Studna přání
    .acc = Studnu přání
    .gender = feminine
    .text = Na konci: 1 bod za každou tvou jedinečnou stavbu včetně této.

## Stavby ve městě.

citadels-building-manor = Lovecký zámek
    .acc = Lovecký zámek
    .gender = masculine
citadels-building-castle = Hrad
    .acc = Hrad
    .gender = masculine
citadels-building-palace = Palác
    .acc = Palác
    .gender = masculine
citadels-building-temple = Chrám
    .acc = Chrám
    .gender = masculine
citadels-building-church = Kostel
    .acc = Kostel
    .gender = masculine
citadels-building-monastery = Opatství
    .acc = Opatství
    .gender = neuter
citadels-building-cathedral = Katedrála
    .acc = Katedrálu
    .gender = feminine
citadels-building-tavern = Hospoda
    .acc = Hospodu
    .gender = feminine
citadels-building-market = Tržnice
    .acc = Tržnici
    .gender = feminine
citadels-building-trading_post = Obchodní kancelář
    .acc = Obchodní kancelář
    .gender = feminine
citadels-building-docks = Doky
    .acc = Doky
    .gender = plural
citadels-building-harbor = Přístav
    .acc = Přístav
    .gender = masculine
citadels-building-town_hall = Radnice
    .acc = Radnici
    .gender = feminine
citadels-building-watchtower = Strážní věž
    .acc = Strážní věž
    .gender = feminine
citadels-building-prison = Žalář
    .acc = Žalář
    .gender = masculine
citadels-building-barracks = Cvičiště
    .acc = Cvičiště
    .gender = neuter
citadels-building-fortress = Pevnost
    .acc = Pevnost
    .gender = feminine
citadels-building-armory = Zbrojnice
    .acc = Zbrojnici
    .gender = feminine
citadels-building-basilica = Bazilika
    .acc = Baziliku
    .gender = feminine
citadels-building-capitol = Kapitol
    .acc = Kapitol
    .gender = masculine
citadels-building-dragon_gate = Dračí brána
    .acc = Dračí bránu
    .gender = feminine
citadels-building-factory = Továrna
    .acc = Továrnu
    .gender = feminine
citadels-building-framework = Lešení
    .acc = Lešení
    .gender = neuter
citadels-building-gold_mine = Zlatý důl
    .acc = Zlatý důl
    .gender = masculine
citadels-building-great_wall = Velká zeď
    .acc = Velkou zeď
    .gender = feminine
citadels-building-haunted_quarter = Strašidelná čtvrť
    .acc = Strašidelnou čtvrť
    .gender = feminine
citadels-building-imperial_treasury = Císařská pokladnice
    .acc = Císařskou pokladnici
    .gender = feminine
citadels-building-ivory_tower = Slonovinová věž
    .acc = Slonovinovou věž
    .gender = feminine
citadels-building-keep = Obranná věž
    .acc = Obrannou věž
    .gender = feminine
citadels-building-laboratory = Laboratoř
    .acc = Laboratoř
    .gender = feminine
citadels-building-library = Knihovna
    .acc = Knihovnu
    .gender = feminine
citadels-building-map_room = Mapový sál
    .acc = Mapový sál
    .gender = masculine
citadels-building-monument = Monument
    .acc = Monument
    .gender = masculine
citadels-building-museum = Muzeum
    .acc = Muzeum
    .gender = neuter
citadels-building-necropolis = Nekropole
    .acc = Nekropoli
    .gender = feminine
citadels-building-observatory = Hvězdárna
    .acc = Hvězdárnu
    .gender = feminine
citadels-building-park = Park
    .acc = Park
    .gender = masculine
citadels-building-poor_house = Chudobinec
    .acc = Chudobinec
    .gender = masculine
citadels-building-quarry = Lom
    .acc = Lom
    .gender = masculine
citadels-building-school_of_magic = Čarodějná škola
    .acc = Čarodějnou školu
    .gender = feminine
citadels-building-secret_vault = Tajná pokladnice
    .acc = Tajnou pokladnici
    .gender = feminine
citadels-building-smithy = Kovárna
    .acc = Kovárnu
    .gender = feminine
citadels-building-stables = Stáje
    .acc = Stáje
    .gender = plural
citadels-building-statue = Socha
    .acc = Sochu
    .gender = feminine
citadels-building-theater = Divadlo
    .acc = Divadlo
    .gender = neuter
citadels-building-thieves_den = Zlodějské doupě
    .acc = Zlodějské doupě
    .gender = neuter
citadels-building-wishing_well = Studna přání
    .acc = Studnu přání
    .gender = feminine

## Stavby ve městě, které zkrášlila Umělkyně.

citadels-building-manor-plus = zkrášlený Lovecký zámek
    .acc = zkrášlený Lovecký zámek
    .gender = masculine
citadels-building-castle-plus = zkrášlený Hrad
    .acc = zkrášlený Hrad
    .gender = masculine
citadels-building-palace-plus = zkrášlený Palác
    .acc = zkrášlený Palác
    .gender = masculine
citadels-building-temple-plus = zkrášlený Chrám
    .acc = zkrášlený Chrám
    .gender = masculine
citadels-building-church-plus = zkrášlený Kostel
    .acc = zkrášlený Kostel
    .gender = masculine
citadels-building-monastery-plus = zkrášlené Opatství
    .acc = zkrášlené Opatství
    .gender = neuter
citadels-building-cathedral-plus = zkrášlená Katedrála
    .acc = zkrášlenou Katedrálu
    .gender = feminine
citadels-building-tavern-plus = zkrášlená Hospoda
    .acc = zkrášlenou Hospodu
    .gender = feminine
citadels-building-market-plus = zkrášlená Tržnice
    .acc = zkrášlenou Tržnici
    .gender = feminine
citadels-building-trading_post-plus = zkrášlená Obchodní kancelář
    .acc = zkrášlenou Obchodní kancelář
    .gender = feminine
citadels-building-docks-plus = zkrášlené Doky
    .acc = zkrášlené Doky
    .gender = plural
citadels-building-harbor-plus = zkrášlený Přístav
    .acc = zkrášlený Přístav
    .gender = masculine
citadels-building-town_hall-plus = zkrášlená Radnice
    .acc = zkrášlenou Radnici
    .gender = feminine
citadels-building-watchtower-plus = zkrášlená Strážní věž
    .acc = zkrášlenou Strážní věž
    .gender = feminine
citadels-building-prison-plus = zkrášlený Žalář
    .acc = zkrášlený Žalář
    .gender = masculine
citadels-building-barracks-plus = zkrášlené Cvičiště
    .acc = zkrášlené Cvičiště
    .gender = neuter
citadels-building-fortress-plus = zkrášlená Pevnost
    .acc = zkrášlenou Pevnost
    .gender = feminine
citadels-building-armory-plus = zkrášlená Zbrojnice
    .acc = zkrášlenou Zbrojnici
    .gender = feminine
citadels-building-basilica-plus = zkrášlená Bazilika
    .acc = zkrášlenou Baziliku
    .gender = feminine
citadels-building-capitol-plus = zkrášlený Kapitol
    .acc = zkrášlený Kapitol
    .gender = masculine
citadels-building-dragon_gate-plus = zkrášlená Dračí brána
    .acc = zkrášlenou Dračí bránu
    .gender = feminine
citadels-building-factory-plus = zkrášlená Továrna
    .acc = zkrášlenou Továrnu
    .gender = feminine
citadels-building-framework-plus = zkrášlené Lešení
    .acc = zkrášlené Lešení
    .gender = neuter
citadels-building-gold_mine-plus = zkrášlený Zlatý důl
    .acc = zkrášlený Zlatý důl
    .gender = masculine
citadels-building-great_wall-plus = zkrášlená Velká zeď
    .acc = zkrášlenou Velkou zeď
    .gender = feminine
citadels-building-haunted_quarter-plus = zkrášlená Strašidelná čtvrť
    .acc = zkrášlenou Strašidelnou čtvrť
    .gender = feminine
citadels-building-imperial_treasury-plus = zkrášlená Císařská pokladnice
    .acc = zkrášlenou Císařskou pokladnici
    .gender = feminine
citadels-building-ivory_tower-plus = zkrášlená Slonovinová věž
    .acc = zkrášlenou Slonovinovou věž
    .gender = feminine
citadels-building-keep-plus = zkrášlená Obranná věž
    .acc = zkrášlenou Obrannou věž
    .gender = feminine
citadels-building-laboratory-plus = zkrášlená Laboratoř
    .acc = zkrášlenou Laboratoř
    .gender = feminine
citadels-building-library-plus = zkrášlená Knihovna
    .acc = zkrášlenou Knihovnu
    .gender = feminine
citadels-building-map_room-plus = zkrášlený Mapový sál
    .acc = zkrášlený Mapový sál
    .gender = masculine
citadels-building-monument-plus = zkrášlený Monument
    .acc = zkrášlený Monument
    .gender = masculine
citadels-building-museum-plus = zkrášlené Muzeum
    .acc = zkrášlené Muzeum
    .gender = neuter
citadels-building-necropolis-plus = zkrášlená Nekropole
    .acc = zkrášlenou Nekropoli
    .gender = feminine
citadels-building-observatory-plus = zkrášlená Hvězdárna
    .acc = zkrášlenou Hvězdárnu
    .gender = feminine
citadels-building-park-plus = zkrášlený Park
    .acc = zkrášlený Park
    .gender = masculine
citadels-building-poor_house-plus = zkrášlený Chudobinec
    .acc = zkrášlený Chudobinec
    .gender = masculine
citadels-building-quarry-plus = zkrášlený Lom
    .acc = zkrášlený Lom
    .gender = masculine
citadels-building-school_of_magic-plus = zkrášlená Čarodějná škola
    .acc = zkrášlenou Čarodějnou školu
    .gender = feminine
citadels-building-secret_vault-plus = zkrášlená Tajná pokladnice
    .acc = zkrášlenou Tajnou pokladnici
    .gender = feminine
citadels-building-smithy-plus = zkrášlená Kovárna
    .acc = zkrášlenou Kovárnu
    .gender = feminine
citadels-building-stables-plus = zkrášlené Stáje
    .acc = zkrášlené Stáje
    .gender = plural
citadels-building-statue-plus = zkrášlená Socha
    .acc = zkrášlenou Sochu
    .gender = feminine
citadels-building-theater-plus = zkrášlené Divadlo
    .acc = zkrášlené Divadlo
    .gender = neuter
citadels-building-thieves_den-plus = zkrášlené Zlodějské doupě
    .acc = zkrášlené Zlodějské doupě
    .gender = neuter
citadels-building-wishing_well-plus = zkrášlená Studna přání
    .acc = zkrášlenou Studnu přání
    .gender = feminine

## Množství.

citadels-amount-0 = 0
citadels-amount-1 = 1
citadels-amount-2 = 2
citadels-amount-3 = 3
citadels-amount-4 = 4
citadels-amount-5 = 5
citadels-amount-6 = 6
citadels-amount-7 = 7
citadels-amount-8 = 8
citadels-amount-9 = 9
citadels-amount-10 = 10
citadels-amount-11 = 11
citadels-amount-12 = 12

## Stůl.

citadels-zone-deck = Balíček
citadels-zone-table = Staví se
citadels-zone-hand = Ruka
citadels-zone-offer = Dobrané
citadels-zone-picked = Vybrané
citadels-zone-museum = Pod Muzeem
citadels-zone-city = Město
citadels-field-gold = Zlato
citadels-field-completed = Město dokončené
citadels-field-revealed = Nejvyšší odhalené číslo
citadels-field-protected = V bezpečí před číslem 8
citadels-field-characters = Postavy
citadels-field-holds = Postavy v držení
citadels-field-crown = Koruna
citadels-field-tax = Daně
citadels-field-round = Kolo
citadels-field-first = První dokončené město
citadels-field-queen = Královnu hraje
citadels-field-up = Vyložené
citadels-field-silent = Nikdo nemá
citadels-field-city_size = Staveb k dokončení města
citadels-field-marks = Jmenované
citadels-field-turn = Tento tah
citadels-part-turn-seat = { $seat }
citadels-part-turn-character = { $character }
citadels-part-turn-gathered = zlato nebo karty vzaty
citadels-part-turn-built = postaveno staveb: { $built }
citadels-part-turn-spent = zaplaceno zlaťáků: { $spent }
citadels-part-turn-used = použito: { $used }
citadels-part-marks-by = určuje { $by }
citadels-part-marks-characters = { $characters }
citadels-part-marks-settled = vyřízeno: { $settled }
citadels-part-marks-shown = odhaleno: { $shown }
citadels-part-marks-signed = podepsaný: { $signed }
citadels-part-marks-flower = s květinou: { $flower }

## Body.

citadels-line-districts = Stavby
citadels-line-all_types = Všech pět druhů
citadels-line-complete = Dokončené město
citadels-line-basilica = Bazilika
citadels-line-capitol = Kapitol
citadels-line-dragon_gate = Dračí brána
citadels-line-imperial_treasury = Císařská pokladnice
citadels-line-ivory_tower = Slonovinová věž
citadels-line-map_room = Mapový sál
citadels-line-museum = Muzeum
citadels-line-secret_vault = Tajná pokladnice
citadels-line-statue = Socha
citadels-line-wishing_well = Studna přání

## Proč se s některým nastavením hrát nedá.

citadels-options-preset_or_cast = sada má vlastní postavy; zvol sadu, nebo postavy
citadels-options-ninth_in_cast = výběr postav určuje devátou sám; vynech rank9
citadels-options-bad_ninth = devátá postava může být jedna z těchto: { $characters }
citadels-options-no_ninth = ve dvou hráčích se devátá postava nepoužívá
citadels-options-ninth_needed =
    { $players ->
        [one] { $players } hráč potřebuje devátou postavu
        [few] { $players } hráči potřebují devátou postavu
       *[other] { $players } hráčů potřebuje devátou postavu
    }
citadels-options-queen = nejmenší počet hráčů pro Královnu: { $players }
citadels-options-emperor = ve dvou hráčích se Císař nepoužívá
citadels-options-no_character = postava „{ $name }“ neexistuje
citadels-options-same_rank = každé číslo má jednu postavu, ale číslo { $rank } jich má víc: { $characters }
citadels-options-rank_missing = mezi postavami chybí číslo { $rank }: { $characters }
citadels-options-no_list = { $option } je seznam jmen, nebo random
citadels-options-crown = první koruna patří místu od 0 do { $last }, nebo random
citadels-options-draw = draw je číslo
citadels-options-no_district = jedinečná stavba „{ $name }“ neexistuje
citadels-options-double_district = každá jedinečná stavba je jen jedna a tato je uvedena dvakrát: { $district }
citadels-options-uniques = hra potřebuje jedinečné stavby v počtu { $wanted }; vybráno: { $given }
