# Co si boti v Paladinech myslí o odpovědi, pro nápovědu. Jak moc to váží, se říká zvlášť.

## Tah a čeho se akce týká.

paladins-consideration-scores =
    { $times ->
        [1] Na konci boduje: { $action }, poprvé.
       *[other] Na konci boduje: { $action }, teď už { $times }×.
    }
paladins-consideration-orders = Pomáhá splnit královský rozkaz: { $action }, { $times } z 5.
paladins-consideration-raises = Zvýší { $attribute-acc } na { $level }: kvůli bodům i tomu, co zpřístupní.
paladins-consideration-suspicions = Inkvizice: podezření máš { $own }, nejpodezřelejší z ostatních { $others }, v zásobě daní zbývá { $tax }.
paladins-consideration-debts =
    { $owed ->
        [0] Dluhy: žádný teď není nesplacený.
        [one] Dluhy: 1 je teď nesplacený.
        [few] Dluhy: { $owed } jsou teď nesplacené.
       *[other] Dluhy: { $owed } je teď nesplacených.
    }
paladins-consideration-rewards = Přinese poddané, suroviny nebo pomoc pro další kola.
paladins-consideration-costs =
    Stojí { $silver ->
        [0] { "" }
        [one] 1 minci
        [few] { $silver } mince
       *[other] { $silver } mincí
    }{ $provisions ->
        [0] { $silver ->
            [0] 0 mincí.
           *[other] .
        }
       *[other] { $silver ->
            [0] { "" }
           *[other] { " a " }
        }{ $provisions ->
            [one] 1 proviant.
            [few] { $provisions } provianty.
           *[other] { $provisions } proviantů.
        }
    }
paladins-consideration-leaves =
    { $workers ->
        [0] Na zbytek kola nezbude žádný poddaný.
        [one] Na zbytek kola zbude 1 poddaný.
        [few] Na zbytek kola zbudou { $workers } poddaní.
       *[other] Na zbytek kola zbude { $workers } poddaných.
    }
paladins-consideration-keeps =
    { $workers ->
        [0] Žádný poddaný na další kolo nezbude.
        [one] Do dalšího kola zůstane 1 poddaný.
        [few] Do dalšího kola zůstanou { $workers } poddaní.
       *[other] Do dalšího kola zůstane { $workers } poddaných.
    }
paladins-consideration-sooner = Radši teď než později: přinese to hodně, nebo to vezme někdo jiný.

## Začátek kola.

paladins-consideration-round_with_paladin =
    { $points ->
        [one] S tímto paladinem slibuje kolo asi 1 bod.
        [few] S tímto paladinem slibuje kolo asi { $points } body.
       *[other] S tímto paladinem slibuje kolo asi { $points } bodů.
    }
paladins-consideration-next_paladin =
    { $points ->
        [one] Hodí se do dalšího kola: asi 1 bod.
        [few] Hodí se do dalšího kola: asi { $points } body.
       *[other] Hodí se do dalšího kola: asi { $points } bodů.
    }
paladins-consideration-least_wanted =
    { $points ->
        [one] Sliboval by asi 1 bod.
        [few] Sliboval by asi { $points } body.
       *[other] Sliboval by asi { $points } bodů.
    }
paladins-consideration-round_with_tavern =
    { $points ->
        [one] S těmito poddanými slibuje kolo asi 1 bod.
        [few] S těmito poddanými slibuje kolo asi { $points } body.
       *[other] S těmito poddanými slibuje kolo asi { $points } bodů.
    }

## Měšťané a dílny.

paladins-consideration-joins = Pomůže s tím, co děláš často.
paladins-consideration-goes = Odhození přinese něco hned.
paladins-consideration-dismissal = Odhození přinese něco hned, ale o pomoc přijdeš.
paladins-consideration-saves_workers = Ušetří poddaného při každé další akci { $action }.
paladins-consideration-moving_from = Jinde by ušetřila víc poddaných.
paladins-consideration-moving_to = Tady ušetří víc poddaných.

## Poddaní a modlitba.

paladins-consideration-spared = Jak moc budeš tohoto poddaného do konce kola potřebovat.
paladins-consideration-kept =
    { $slots ->
        [0] Žádné tvé místo nevyžaduje tyto barvy.
        [one] Tyto barvy vyžaduje 1 tvé místo.
        [few] Tyto barvy vyžadují { $slots } tvá místa.
       *[other] Tyto barvy vyžaduje { $slots } tvých míst.
    }
paladins-consideration-opened_again = Akci { $action } půjde v tomto kole provést ještě jednou.

## Placení, odměny, podezření a dluhy.

paladins-consideration-price = Co zaplatíš, bude později chybět; dluh stojí až 3 body.
paladins-consideration-reward = Jakou cenu má tato odměna teď.
paladins-consideration-comes_first = Nejdřív odhození a splácení; co může přivolat Inkvizici, až nakonec.
paladins-consideration-wanted_suspicions = Tvůj zloděj nebo Pouliční prodavač umí podezření využít.
paladins-consideration-without_debt = Zrušený dluh na konci nic nestojí.
paladins-consideration-acts_in_time = Pouliční prodavači konají, dokud podezření máš, Panoši až potom.
