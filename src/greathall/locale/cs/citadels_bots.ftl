# Na co myslí boti v Citadele: proč se jim odpověď líbí, nebo ne. Jak moc váží, se říká zvlášť.

## Výběr postav.

citadels-consideration-earns =
    { $districts ->
        [one] { $card } má příjem díky 1 stavbě ve tvém městě.
        [few] { $card } má příjem díky { $districts } stavbám ve tvém městě.
       *[other] { $card } má příjem díky { $districts } stavbám ve tvém městě.
    }
citadels-consideration-gets_gold = { $card } přijde ke zlatu i bez staveb.
citadels-consideration-gets_cards = { $card } přináší víc karet nebo lepší; v ruce jich máš { $cards }.
citadels-consideration-builds_more =
    { $card } může postavit víc než jiní: máš { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-builds_nothing = { $card } nesmí stavět, a ty máš co stavět.
citadels-consideration-crowned = { $card } bere korunu: v dalším kole si vybíráš jako první.
citadels-consideration-strikes = { $card } škodí ostatním a něco z toho má.
citadels-consideration-stops = Někdo má město skoro hotové a { $card } ho může zastavit.
citadels-consideration-shelters = { $card } drží číslo 8 dál od tvého města.
citadels-consideration-makes_beautiful = { $card } dělá z přebytečného zlata body.
citadels-consideration-may_die = Ostatní čekají, že jsi { $card }: hrozí vražda.
citadels-consideration-may_be_robbed =
    Ostatní čekají, že jsi { $card }, a můžeš přijít o { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-denies = Vezmi si { $card-acc }, jinak pomůže soupeři.
citadels-consideration-puts_away = { $card-acc } by soupeř využil líp než ty.
citadels-consideration-swaps_role = { $who } má nejspíš pro tebe lepší postavu, než je tvoje.
citadels-consideration-gives_role = { $card } se ti hodí: dej radši jinou.

## Jmenování postav.

citadels-consideration-takes_turn =
    { $card-acc } má nejspíš { $who } a k tomu { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-spares_oneself = { $card } je tvoje vlastní postava.
citadels-consideration-plays_instead = Pokud { $card-acc } někdo má, dohraješ svůj tah na jeho místě.
citadels-consideration-robs =
    { $card-acc } má nejspíš { $who } a k tomu { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-confiscates_later =
    { $card-acc } má nejspíš { $who } a na stavění { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-extorts =
    { $card-acc } má nejspíš { $who } a přijít může o { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-marks = { $card } má z nejlepších cílů nejnižší číslo a postupuje se vzestupně.
citadels-consideration-takes_district = Získáš { $card-acc } do svého města, a zadarmo.
citadels-consideration-pays_bribe = Úplatkem jistě přijdeš o část zlata: { $half } z { $gold }.
citadels-consideration-risks_flower = Pod výhrůžkou může být květina, která vezme všechno zlato ({ $gold }); úplatek by byl { $half }.
citadels-consideration-shows_flower = Je to květina: vezme všechno zlato.

## Tah.

citadels-consideration-gathers_gold = Zlato: { $gold }; užitečné karty, za které ho utratit: { $cards }.
citadels-consideration-gathers_for_build = S více zlaťáky (máš { $gold }) postavíš v tomto tahu něco lepšího; užitečné karty: { $cards }.
citadels-consideration-gathers_cards = Užitečné karty: { $cards }; zlato: { $gold }. Možná chceš větší výběr.
citadels-consideration-draws_for_build = Žádnou z užitečných karet ({ $cards }) teď nepostavíš; nová to může změnit, zlato: { $gold }.
citadels-consideration-builds =
    { $card }: přinese { $points ->
        [one] 1 bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
citadels-consideration-builds_future = { $card }: svým druhem a účinkem posune tvé město dál.
citadels-consideration-costs =
    { $gold ->
        [one] Stojí to 1 zlaťák, nebo co dáš místo něj.
        [few] Stojí to { $gold } zlaťáky, nebo co dáš místo nich.
       *[other] Stojí to { $gold } zlaťáků, nebo co dáš místo nich.
    }
citadels-consideration-refunded = Zlato za { $card-acc } se Alchymistce vrátí.
citadels-consideration-completes = { $card }: tím je tvé město dokončené.
citadels-consideration-ends_ahead = { $card }: tím hra skončí, dokud vedeš.
citadels-consideration-ends_behind = { $card }: tím hra skončí, zatímco zaostáváš.
citadels-consideration-may_be_confiscated = Leží tu příkaz: o { $card-acc } můžeš přijít.
citadels-consideration-takes_income =
    { $districts ->
        [one] Příjem nese jedna stavba.
        [few] Příjem nesou { $districts } stavby.
       *[other] Příjem nese { $districts } staveb.
    }
citadels-consideration-takes_more = Nic to nestojí.
citadels-consideration-names_character =
    Nejlepší cíl: { $card-acc } má nejspíš { $who } a k tomu { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-uses_hands = V rukou ostatních se pro tebe něco najde.
citadels-consideration-attacks = Ve městě hráče { $who } je stavba, která za tu cenu stojí.
citadels-consideration-works = Co dáš, má menší cenu než to, co získáš.
citadels-consideration-makes_more_beautiful = Ze zlaťáku, který nepotřebuješ, je bod.

## Zlato, karty a koruna.

citadels-consideration-income_mix = { $gold } ve zlatě a { $cards } v kartách se hodí k tomu, co máš.
citadels-consideration-cargo = Zlato: { $gold }, užitečné karty: { $cards }.
citadels-consideration-thanks = Zlato: { $gold }, užitečné karty: { $cards }.
citadels-consideration-takes_from =
    { $who } má { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    } a je nebezpečným soupeřem.
citadels-consideration-crowns = V dalším kole pro tebe bude důležité, co { $who } s korunou udělá.
citadels-consideration-crowns_statue = { $who } má Sochu a koruna jí přinese pět bodů.
citadels-consideration-pays =
    { $card }: cena { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }; o tolik tě takové placení připraví.

## Karty.

citadels-consideration-keeps =
    { $cost ->
        [one] { $card-acc } můžeš postavit za 1 zlaťák.
        [few] { $card-acc } můžeš postavit za { $cost } zlaťáky.
       *[other] { $card-acc } můžeš postavit za { $cost } zlaťáků.
    }
citadels-consideration-parts_with =
    { $card-gender ->
        [feminine] { $card } by ti chyběla.
        [neuter] { $card } by ti chybělo.
        [plural] { $card } by ti chyběly.
       *[masculine] { $card } by ti chyběl.
    }
citadels-consideration-helps_receiver = { $who } může { $card-acc } dobře využít.
citadels-consideration-offers = { $card } patří k tomu, co potřebuješ nejmíň.
citadels-consideration-lays_down = { $card } místo zlaťáku.
citadels-consideration-exchanges =
    { $who } má { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }, ty { $own }.
citadels-consideration-replaces = Některé tvé karty jsou horší než to, co může přijít z balíčku.
citadels-consideration-puts_back = { $card } místo toho, co může přijít z balíčku.
citadels-consideration-looks =
    { $cards ->
        [one] { $who } má 1 kartu.
        [few] { $who } má { $cards } karty, je z čeho vybírat.
       *[other] { $who } má { $cards } karet, je z čeho vybírat.
    }
citadels-consideration-builds_at_once =
    { $cost ->
        [one] { $card-acc } můžeš postavit hned, nejvýš za 1 zlaťák.
        [few] { $card-acc } můžeš postavit hned, nejvýš za { $cost } zlaťáky.
       *[other] { $card-acc } můžeš postavit hned, nejvýš za { $cost } zlaťáků.
    }
citadels-consideration-spies =
    { $who } má { $cards ->
        [one] 1 kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } a { $gold ->
        [one] 1 zlaťák
        [few] { $gold } zlaťáky
       *[other] { $gold } zlaťáků
    }.
citadels-consideration-looks_for = Mezi kartami, které ještě nebylo vidět, jich je hodně tohoto druhu: { $type }.

## Stavby.

citadels-consideration-aims =
    Město hráče { $who } má { $districts ->
        [one] 1 stavbu, a je to dobrý cíl.
        [few] { $districts } stavby a mezi nimi dobrý cíl.
       *[other] { $districts } staveb a mezi nimi dobrý cíl.
    }
citadels-consideration-harms = { $who } přijde o { $card-acc }.
citadels-consideration-costs_gold =
    { $gold ->
        [one] Stojí to 1 zlaťák.
        [few] Stojí to { $gold } zlaťáky.
       *[other] Stojí to { $gold } zlaťáků.
    }
citadels-consideration-seizes = Ve tvém městě se { $card } hráče { $who } za tu cenu vyplatí.
citadels-consideration-cedes = Za { $card-acc } lze získat něco lepšího.
citadels-consideration-acquires = Víc než to, co dáváš, se ti vyplatí { $card }.
citadels-consideration-gives_up = Přijdeš o { $card-acc }.
citadels-consideration-beautifies = Bod navíc, nebo co jiného změní vyšší cena: { $card }.
