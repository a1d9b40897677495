# Stůl Citadely v prohlížeči: co stojí vedle slov pravidel. $who je jméno, nebo „Ty“.

## Všichni a všechno.

citadels-table-you = Ty
citadels-table-cast = Postavy
citadels-table-cities = Města
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
citadels-table-who-order = V pořadí výběru, z toho, co smíš vědět. Kliknutím na políčko si poznamenáš svůj tip.
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
citadels-table-about-tax = Zaplatili je hráči, kteří stavěli. Výběrčí daní si je smí ve svém tahu vzít.
citadels-table-about-hidden = Postava zůstává tajná, dokud se nevyvolá její číslo.
citadels-table-about-museum =
    { $count ->
        [one] Pod ním leží { $count } karta, za bod.
        [few] Pod ním leží { $count } karty, každá za bod.
       *[other] Pod ním leží { $count } karet, každá za bod.
    }
citadels-table-about-worth = Ve městě se její cena počítá jako body: { $cost }.
citadels-table-about-new = Modrá tečka: nové od tvého posledního tahu.
citadels-table-about-picked = Už vybraná.
citadels-table-about-seat = Štít tohoto hráče. Stojí všude, kde je řeč o něm.
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
citadels-table-about-line-complete = Za dokončené město; první má větší cenu.
citadels-table-about-line-total = Všechny řádky dohromady. Vyhrává, kdo má nejvíc bodů.
citadels-table-about-belief =
    { $belief ->
        [certain] Plyne to z toho, co smíš vědět. Stiskni a poznamenej si, co si myslíš.
        [possible] Nic, co smíš vědět, to nevylučuje. Stiskni a poznamenej si, co si myslíš.
       *[no] To, co smíš vědět, to vylučuje. Stiskni a poznamenej si, co si myslíš.
    }
