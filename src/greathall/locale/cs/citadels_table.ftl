# Stůl Citadely v prohlížeči: co stojí vedle slov pravidel. $who je jméno, nebo „Ty“.

## Všichni a všechno.

citadels-table-you = Ty
citadels-table-cast = Postavy
citadels-table-cities = Města
citadels-table-sign =
    { $sign ->
        [gold] zlato
        [hand] karty v ruce
       *[points] body
    }
citadels-table-mine = Tvoje
citadels-table-table = Stůl
citadels-table-character = { $rank } { $character }
citadels-table-round =
    { $rank ->
        [0] { $round }. kolo, výběr postav
       *[other] { $round }. kolo, číslo { $rank }
    }
citadels-table-watching = Jen se díváš. Skryté karty zůstávají skryté.

## Postavy a co na nich leží.

citadels-table-to-come = přijde
citadels-table-offered = v nabídce
citadels-table-not-offered = mimo nabídku
citadels-table-draft-gone = Vybrané nebo lícem dolů: { $characters }.
citadels-table-draft-next = Pak vybírá { $who }.
citadels-table-order = Kdo kdy vybírá
citadels-table-order-seat =
    { $state ->
        [chosen] { $who }: má vybráno
        [now] { $who }: právě na řadě
       *[coming] { $who }: vybírá později
    }
citadels-table-no-answer = nikdo
citadels-table-up = vyložená
citadels-table-up-short = líc
citadels-table-up-why = Vyložená lícem nahoru: v tomto kole ji nikdo nehraje.
citadels-table-silent-why = Byla vyvolána a nikdo se nepřihlásil.
citadels-table-killed = mrtvá
citadels-table-acting = právě hraje
citadels-table-on-card = na kartě
citadels-table-tax =
    { $gold ->
        [one] { $gold } zlaťák daní
        [few] { $gold } zlaťáky daní
       *[other] { $gold } zlaťáků daní
    }
citadels-table-earns =
    { $gold ->
        [one] Teď ti přinese { $gold } zlaťák
        [few] Teď ti přinese { $gold } zlaťáky
        [many] Teď ti přinese { $gold } zlaťáku
       *[other] Teď ti přinese { $gold } zlaťáků
    }
citadels-table-mark-kill = zavražděná
citadels-table-mark-bewitch = začarovaná
citadels-table-mark-rob = okradená
citadels-table-mark-warrant =
    { $counts ->
        [yes] podepsaný příkaz
       *[other] příkaz
    }
citadels-table-mark-threat =
    { $counts ->
        [yes] výhrůžka s květinou
       *[other] výhrůžka
    }
citadels-table-marked-kill = vražda
citadels-table-marked-bewitch = kouzlo
citadels-table-marked-rob = okradená
citadels-table-marked-warrant = příkaz
citadels-table-marked-threat = výhrůžka
citadels-table-lies-kill = Zavražděná: přijde o tah.
citadels-table-lies-bewitch = Začarovaná: vezme si zlato nebo karty, pak za ni hraje Ježibaba.
citadels-table-lies-rob = Okradená: až se vyvolá, její zlato získá Zloděj.
citadels-table-lies-warrant =
    { $counts ->
        [yes] Leží na ní podepsaný příkaz: první zaplacená stavba může být zabavena.
       *[other] Leží na ní příkaz. Je-li podepsaný, první zaplacená stavba může být zabavena.
    }
citadels-table-lies-threat =
    { $counts ->
        [yes] Leží na ní výhrůžka s květinou: kdo nedá úplatek, může přijít o všechno zlato.
       *[other] Leží na ní výhrůžka. Je-li s květinou, kdo nedá úplatek, může přijít o všechno zlato.
    }

## Město.

citadels-table-city = Město: { $who }
citadels-table-your-city = Tvoje město
citadels-table-city-about = Zlato { $gold }, karty { $cards }, stavby { $size }.
citadels-table-visit = Prohlédnout celé město: { $who }
citadels-table-visit-empty = Zatím žádné stavby.
citadels-table-districts-of = Stavby: { $who }
citadels-table-district = { $district }, { $type }, cena { $cost }
citadels-table-district-of = { $who }, { $district }
citadels-table-district-new = { $who }, { $district }, nová
citadels-table-district-about =
    { $beautified ->
        [yes] Druh: { $type }. Cena: { $cost }, zkrášlená.
       *[other] Druh: { $type }. Cena: { $cost }.
    }
citadels-table-being-built = Staví se.
citadels-table-crown = Koruna
citadels-table-crown-why = Vybírá si jako první a vyvolává postavy.
citadels-table-gold-of = zlato
citadels-table-hand-of = karty v ruce
citadels-table-gold = Zlato: { $gold }
citadels-table-cards =
    { $count ->
        [one] 1 karta v ruce
        [few] { $count } karty v ruce
       *[other] { $count } karet v ruce
    }
citadels-table-safe = chráněné
citadels-table-safe-short = chráněné
citadels-table-safe-why = Číslo 8 se v tomto kole tohoto města nedotkne.
citadels-table-completed = dokončené
citadels-table-completed-short = hotovo
citadels-table-completed-why = Město má plnou velikost. Stavby dokončeného města jsou v bezpečí.
citadels-table-away = pryč
citadels-table-thinks = vybírá
citadels-table-thinks-why = Právě vybírá.
citadels-table-hidden =
    { $count ->
        [one] skrytá
        [few] { $count } skryté
       *[other] { $count } skrytých
    }
citadels-table-one-more-hidden = a jedna skrytá
citadels-table-more-hidden-short = +{ $count }
citadels-table-points =
    { $points ->
        [one] zatím 1 bod
        [few] zatím { $points } body
       *[other] zatím { $points } bodů
    }
citadels-table-points-final =
    { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }
citadels-table-points-why = Kdyby hra skončila teď; skryté karty se nepočítají.
citadels-table-points-so-far = Tvoje body zatím
citadels-table-points-of = Body zatím: { $who }
citadels-table-sum = Celkem

## Uprostřed stolu.

citadels-table-deck = balíček { $count }
citadels-table-ends = Hru ukončí město o velikosti { $size }.
citadels-table-largest = Největší: { $who }, { $size }.
citadels-table-largest-many = Největší města: { $count }, po { $size }.
citadels-table-last-round = Poslední kolo. První dokončené město: { $who }.
citadels-table-turned-up = Vyložené: { $characters }.

## Co má hráč v ruce.

citadels-table-hand = Ruka
citadels-table-your-hand = Tvoje ruka
citadels-table-no-cards = Žádné karty v ruce.
citadels-table-your-character = tvoje postava
citadels-table-no-character = V tomto kole zatím bez postavy
citadels-table-draft = Vyber si postavu
citadels-table-more-cards = a ještě { $count }
citadels-table-offer = Vyber kartu
citadels-table-this-turn = Tento tah
citadels-table-gathered = Zlato nebo karty: máš
citadels-table-gather-gold = Vzít zlato
    .text = Vezmi si zlato z banky. Zlatem nebo kartami začíná každý tah.
citadels-table-gather-cards = Vzít karty
    .text =
        { $kept ->
            [all] Dober si karty a nech si je všechny.
           *[one] Dober si karty a jednu z nich si nech.
        } Zlatem nebo kartami začíná každý tah.
citadels-table-built =
    { $count ->
        [one] Postavena 1 stavba
        [few] Postaveny { $count } stavby
       *[other] Postaveno { $count } staveb
    }
citadels-table-build =
    { $how ->
        [open] Stavět: vyber kartu z ruky
        [nothing] Stavět: z ruky teď nic nejde
       *[barred] Stavět
    }

## Otázky, na které se spolu s další odpovídá jedním kliknutím na stavbu.

citadels-table-whole-raid = Znič jednu stavbu
citadels-table-whole-march = Zaber jednu stavbu
citadels-table-whole-demolish_in = Zboř jednu stavbu

## Záložky v telefonu.

citadels-table-tab-cities = Města
citadels-table-tab-hand = Ruka { $count }
citadels-table-tab-character = Postava
citadels-table-tab-who = Kdo

## Kdo je kdo.

citadels-table-who = Kdo je kdo
citadels-table-who-certain = jisté
citadels-table-who-possible = možné
citadels-table-who-no = vyloučeno
citadels-table-who-note = tvoje poznámka
citadels-table-who-noted = poznamenáno
citadels-table-who-order = V pořadí výběru, z toho, co smíš vědět. Klepni nebo klikni na políčko a poznamenej si svůj tip.
citadels-table-who-must = { $who }: jistě { $character }.
citadels-table-who-cell =
    { $belief ->
        [certain] { $who }, { $character }: jisté
        [possible] { $who }, { $character }: možné
       *[no] { $who }, { $character }: vyloučeno
    }

## Nový stůl.

citadels-table-rank = Číslo { $rank }
citadels-table-preset-first_game = První hra
    .about = Nejznámější postavy, snadné na naučení.
citadels-table-preset-devious_dignitaries = Lstiví hodnostáři
    .about = Příkazy, výhrůžky a blafování.
citadels-table-preset-illustrious_emissaries = Slavní vyslanci
    .about = Nahlížení, vědění a výměny.
citadels-table-preset-vicious_nobles = Krutí šlechtici
    .about = Otevřené útoky a spousta zlata.
citadels-table-preset-ambitious_aristocrats = Ctižádostiví aristokraté
    .about = Závod ve stavění pod dohledem zákona.
citadels-table-preset-cunning_agents = Prohnaní agenti
    .about = Kouzla, vydírání a hodně ničení.
citadels-table-preset-tenacious_delegates = Houževnatí poslové
    .about = Opatrný obchod soupeřů, kteří se navzájem hlídají.
citadels-table-cast-random = Náhodné postavy
citadels-table-cast-random-about = Ke každému číslu náhodná postava, losuje se na začátku hry.
citadels-table-cast-own = Vlastní výběr
citadels-table-cast-own-about = Vyber kartu a dej na její místo jinou postavu.
citadels-table-instead-of-emperor = Ve dvou hráčích zastupuje Císaře Král.
citadels-table-instead-of-queen = V méně než pěti hráčích zastupuje Královnu Umělkyně.
citadels-table-ninth = Devátá postava
citadels-table-ninth-about = O číslo víc, o pochybnost víc.
citadels-table-uniques = Jedinečné stavby
citadels-table-uniques-set = Z této sady: { $count }
citadels-table-uniques-random = Náhodně: { $count }
citadels-table-uniques-chosen = Vybrat: { $count }
citadels-table-uniques-count = { $count } z { $needed }
citadels-table-unique-about = Cena: { $cost }. { $text }
citadels-table-first-crown = První koruna
citadels-table-crown-random = Náhodně
citadels-table-crown-seat = Místo { $seat }

## Písmena na značkách pro toho, kdo je chce: žádná dvě stejná

citadels-table-letter-noble = Š
citadels-table-letter-religious = C
citadels-table-letter-trade = O
citadels-table-letter-military = V
citadels-table-letter-unique = J
citadels-table-tie-revealed = Stejně bodů: rozhoduje vyšší číslo odhalené v posledním kole ({ $amounts })

## Co je co, pro toho, kdo se ptá

citadels-table-about-round = Každý si tajně vybere postavu. Pak se vyvolávají čísla od 1 výš; kdo má vyvolanou postavu, je na tahu.
citadels-table-about-rank = Postavy se vyvolávají podle čísla, od 1 výš.
citadels-table-about-holder = Hraje v tomto kole za tuto postavu.
citadels-table-about-held = Hraje za ni: { $who }.
citadels-table-about-to-come = V tomto kole ještě nebyla vyvolána. Do té chvíle je tajné, kdo ji má.
citadels-table-about-offered = Leží před tebou: nech si ji, nebo ji pošli dál.
citadels-table-about-not-offered = Není mezi kartami před tebou: někdo ji má, nebo leží lícem dolů.
citadels-table-about-tax = Zaplatili je hráči, kteří stavěli. Výběrčí daní si je smí ve svém tahu vzít.
citadels-table-about-earns = Tolik zlata by ti tato postava teď přinesla, počítáno podle tvého města.
citadels-table-about-hidden = Postava zůstává tajná, dokud se nevyvolá její číslo.
citadels-table-about-order = Postavy se vybírají tajně: začíná ten, kdo má korunu, a zbylé karty putují doleva.
citadels-table-about-museum =
    { $count ->
        [one] Pod ním leží { $count } karta, za bod.
        [few] Pod ním leží { $count } karty, každá za bod.
       *[other] Pod ním leží { $count } karet, každá za bod.
    }
citadels-table-about-worth = Ve městě se její cena počítá jako body: { $cost }.
citadels-table-about-new = Modrá tečka: nové od tvého posledního tahu.
citadels-table-about-picked = Už vybraná.
citadels-table-about-seat = Štít tohoto hráče. Stojí všude, kde je řeč o něm. Klepni nebo klikni a uvidíš celé město.
citadels-table-about-gold = Zlatem se platí stavby. Každý vidí, kolik ho je.
citadels-table-about-hand = Karty staveb v ruce. Každý vidí, kolik jich je, jen majitel které.
citadels-table-about-changed = Modrá tečka: změna od tvého posledního tahu.
citadels-table-about-away = Za tohoto hráče hraje bot.
citadels-table-about-points = Cena všech staveb a body získané navíc.
citadels-table-about-empty = Volné místo
citadels-table-about-place =
    { $size ->
        [one] Místo pro stavbu. Město je dokončené, když má { $size } stavbu.
        [few] Místo pro stavbu. Město je dokončené, když má { $size } stavby.
       *[other] Místo pro stavbu. Město je dokončené, když má { $size } staveb.
    }
citadels-table-about-gone = Modrá tečka: od tvého posledního tahu odtud zmizela stavba.
citadels-table-about-deck = Tolik karet si lze ještě dobrat. Odložené karty jdou pod balíček.
citadels-table-about-end = Hra končí kolem, ve kterém je dokončeno první město.
citadels-table-about-up = Tyto postavy leží lícem nahoru a v tomto kole nehrají.
citadels-table-about-used = V tomto tahu hotovo.
citadels-table-about-gathered = Jednou v každém tahu: vezmi si zlato, nebo si dober karty.
citadels-table-about-build = Stavbu z ruky postavíš za její cenu. Kolik jich smíš, určuje postava: většinou jednu za tah.
citadels-table-about-asked = Na to se teď hra ptá.
citadels-table-about-line-districts = Cena každé stavby ve městě.
citadels-table-about-line-all_types = Za město se stavbami všech pěti druhů.
citadels-table-about-line-complete = Za dokončené město; za první je víc bodů.
citadels-table-about-line-total = Všechny řádky dohromady. Vyhrává, kdo má nejvíc bodů.
citadels-table-about-belief =
    { $belief ->
        [certain] Plyne to z toho, co smíš vědět. Stiskni a poznamenej si, co si myslíš.
        [possible] Nic, co smíš vědět, to nevylučuje. Stiskni a poznamenej si, co si myslíš.
       *[no] To, co smíš vědět, to vylučuje. Stiskni a poznamenej si, co si myslíš.
    }

## What happens to the viewer: what it is, what it means, what is lost, kept, and good to know.

citadels-table-fate-kill = Tvoje postava je mrtvá
    .means = Až se vyvolá číslo { $rank }, mlčíš.
    .lost = Přicházíš o tento tah: žádné zlato, karty ani stavby.
    .kept = Město, zlato ({ $gold }) a karty ({ $cards }) ti zůstávají.
    .known = Do konce kola nikdo neví, že šlo o tebe.
citadels-table-fate-bewitch = Tvoje postava je začarovaná
    .means = Až se vyvolá číslo { $rank }, jen bereš; pak hraje tvůj tah někdo jiný.
    .lost = Přicházíš o zbytek tahu a o schopnost své postavy.
    .kept = Město, ruka a to, co získáš, ti zůstávají.
citadels-table-fate-rob = Čeká tě krádež
    .means = Až se vyvolá číslo { $rank }, všechno tvé zlato získá { $who }.
    .lost = Zlato, které máš teď: { $gold }.
    .kept = Karty a město jsou v bezpečí; tah pokračuje.
citadels-table-fate-robbed = Tvoje zlato je ukradené
    .means = Všechno získává { $who }: { $gold }.
    .kept = Tvůj tah pokračuje: ber, pak stav.
citadels-table-fate-warrant = Na tvé postavě leží příkaz
    .means = Je-li podepsaný, { $who } může zabavit první stavbu, kterou zaplatíš.
    .kept = Zlato se ti pak vrátí.
citadels-table-fate-threat = Na tvé postavě leží výhrůžka
    .means = Až se vyvolá číslo { $rank }: dej polovinu zlata, nebo riskuj všechno.
    .known = Která výhrůžka je pravá, ví jen { $who }.
citadels-table-fate-threatened = Výhrůžka byla pravá
    .means = Všechno tvé zlato získává { $who }.
    .kept = Tvůj tah pokračuje.
citadels-table-fate-blank = Byl to blaf
    .means = Výhrůžka je prázdná: o nic nepřicházíš.
citadels-table-fate-paid = Platíš
    .means = Tvé zlato získává { $who }: { $gold }.
    .known = Zlato, které máš teď: { $left }.
citadels-table-fate-destroyed = Tvoje stavba je zničená
    .means = { $district }: tuto stavbu už nemáš.
    .known = Stavby ve tvém městě: { $districts }.
citadels-table-fate-taken = Tvoje stavba mění majitele
    .means = { $district }: teď stojí ve městě hráče { $who }.
    .known = Stavby ve tvém městě: { $districts }.
citadels-table-fate-confiscated = Tvoje stavba je zabavená
    .means = { $district }: teď stojí ve městě hráče { $who }.
    .kept = Zlato se ti vrací a tah pokračuje.
citadels-table-fate-exchanged = Tvoje karty jsou vyměněné
    .means = Tvoje karty má teď { $who } a ty máš cizí.
    .known = Karty předtím: { $had }. Karty teď: { $cards }.
citadels-table-fate-card = Chybí ti karta
    .means = Teď ji má { $who }.
    .known = Karty, které ti zbývají: { $cards }.
citadels-table-fate-looked = Někdo ti viděl do ruky
    .means = { $who } zná tvoje karty.
citadels-table-fate-role = Tvoje postava je vyměněná
    .means = Tvou vybranou postavu má teď { $who }. Podívej se na novou.

## What each answer does, to questions that break into a turn.

citadels-table-does = Co která odpověď znamená
citadels-table-does-warrant-pass = { $card }: staví se jako obvykle. Tato šance se nevrátí.
citadels-table-does-warrant-confiscate = Ukážeš podepsaný příkaz a stavbu získáš zadarmo; kdo stavěl, dostane zlato zpět.
citadels-table-does-threat-bribe = Zaplatíš polovinu zlata, zaokrouhleno dolů, a výhrůžka zmizí neodhalená.
citadels-table-does-threat-refuse = Zatím neplatíš nic. Je-li to květina, Vyděračka ti smí vzít všechno zlato; prázdná nevezme nic.
citadels-table-does-show_threat-show-threat = Výhrůžku uvidí všichni. S květinou získáš všechno to zlato, s prázdnou nic.
citadels-table-does-show_threat-leave-threat = Nikdo se nedozví, zda je to květina, a zlato zůstává, kde je.

## The theatre and the band while others play.

citadels-table-last-round-begins = Poslední kolo
citadels-table-points-counted = Počítají se body
citadels-table-narration-title = { $who }, { $character }
citadels-table-narration-fact = Zlato: { $gold }. Karty: { $cards }.
citadels-table-narration-next = Pak se vyvolá číslo { $rank }: { $character }
citadels-table-narration-last = Pak kolo končí
citadels-table-narration-draft = { $who } si vybírá postavu
citadels-table-narration-draft-more = Tajně, z karet, které se posílají dál.
citadels-table-narration-draft-next = Až si vyberou všichni, vyvolávají se postavy
citadels-table-narration-played = Tvoje číslo už bylo vyvoláno. Znovu vybíráš v příštím kole.
citadels-table-narration-killed = Máš číslo { $rank }, ale tvoje postava je mrtvá: hraješ znovu v příštím kole.
citadels-table-narration-until =
    { $count ->
        [0] Máš číslo { $rank }. Jsi na řadě jako další.
        [one] Máš číslo { $rank }. Před tebou je jedno číslo.
        [few] Máš číslo { $rank }. Před tebou jsou { $count } čísla.
       *[other] Máš číslo { $rank }. Před tebou je { $count } čísel.
    }

## What a character does, in a line of its card.

citadels-table-brief-assassin = Zavraždí postavu: kdo ji má, přijde o tah
citadels-table-brief-witch = Začaruje postavu a hraje dál za ni
citadels-table-brief-magistrate = Rozdá 3 příkazy, smí zabavit stavbu
citadels-table-brief-thief = Vezme jedné postavě všechno zlato
citadels-table-brief-spy = Jmenuje druh: zlato a karty z cizí ruky
citadels-table-brief-blackmailer = Rozdá 2 výhrůžky: půlka zlata, nebo riziko
citadels-table-brief-magician = Vymění ruce, nebo karty z ruky
citadels-table-brief-wizard = Vezme kartu z ruky, smí ji hned postavit
citadels-table-brief-seer = Vezme každému kartu a jednu mu dá
citadels-table-brief-king = Bere korunu, zlaťák za šlechtickou stavbu
citadels-table-brief-emperor = Předá korunu, zlaťák za šlechtickou stavbu
citadels-table-brief-patrician = Bere korunu, karta za šlechtickou stavbu
citadels-table-brief-bishop = Bezpečí před číslem 8, zlaťák za církevní stavbu
citadels-table-brief-abbot = Zlaťák či karta za církevní, zlaťák od nejbohatšího
citadels-table-brief-cardinal = Karta za církevní stavbu, staví za cizí zlato
citadels-table-brief-merchant = Zlaťák navíc, zlaťák za obchodní stavbu
citadels-table-brief-alchemist = Dostane zpět zlato zaplacené za stavby
citadels-table-brief-trader = Zlaťák za obchodní stavbu, staví je bez limitu
citadels-table-brief-architect = 2 karty navíc, staví až 3
citadels-table-brief-navigator = 4 zlaťáky nebo karty navíc, nestaví
citadels-table-brief-scholar = Nechá si 1 ze 7 karet, staví až 2
citadels-table-brief-warlord = Zničí stavbu, zlaťák za vojenskou
citadels-table-brief-diplomat = Vymění stavbu, zlaťák za vojenskou
citadels-table-brief-marshal = Zabere stavbu, zlaťák za vojenskou
citadels-table-brief-queen = 3 zlaťáky vedle čísla 4
citadels-table-brief-artist = Zlaťáky na 2 stavby: každá má cenu o 1 vyšší
citadels-table-brief-tax_collector = Kdo jiný staví, platí sem zlaťák

## The log, where several events make one line.

citadels-table-log-draft = Postavy si vybírají: { $seats }.
citadels-table-log-nobody = Nikdo se nehlásí: { $characters }.
citadels-table-log-deal = Rozdané karty: každému { $count }.
