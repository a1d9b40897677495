# Paladinové Západního království. Zboží pochází ze společné zásoby a vrací se do ní, není-li řeč o daních.
# Co je vytištěno na kartě, dostává její text i odpovědi, které ji jmenují, jako proměnné; účinky se říkají slovesy.

paladins-title = Paladinové Západního království

## Otázky: tah.

paladins-question-turn = Proveď akci, nebo pasuj
    .why = Akce, kde stojí tvoji poddaní, je zavřená, dokud neodejdou. Kdo pasuje, nechá si nejvýš 3 poddané.
    .waiting = { $who } volí akci
paladins-question-mode = Zvol, kolik poddaných umístíš
    .why = Druhý přinese víc, ale musí mít barvu svého místa, nebo být zločinec.
    .waiting = { $who } volí počet poddaných
paladins-question-townsfolk = Naverbuj měšťana, nebo jednoho odhoď
    .why = Dva poddaní verbují, jeden odhazuje. Platí se cena místa; vlevo ji může nahradit dluh.
    .waiting = { $who } vybírá měšťana
paladins-question-free_recruit = Naverbuj nebo odhoď měšťana zadarmo
    .why = Nestojí to poddané ani mince, ať je na kterémkoli místě. Můžeš to i vynechat.
    .waiting = { $who } si může vzít měšťana zadarmo
paladins-question-first_townsfolk = Naverbuj prvního měšťana
    .why = Je zadarmo, z kteréhokoli místa nabídky, a jeho bonus získáš hned.
    .waiting = { $who } vybírá prvního měšťana
paladins-question-workshop_target = Vyber místo pro dílnu
    .why = Zůstane tam natrvalo a nahradí poddaného. Poddaný z toho místa se vrátí do zásoby.
    .waiting = { $who } vybírá místo pro dílnu
paladins-question-workshop = Postav dílnu zadarmo
    .why = Zůstane natrvalo a nahradí poddaného. Co leží v řadě Rozvoje pod ní, získáš.
    .waiting = { $who } staví dílnu zadarmo
paladins-question-pray = Uvolni jednu akci
    .why = Její poddaní se vrátí do zásoby a v tomto kole ji lze provést znovu. Modlitba neuvolní sama sebe.
    .waiting = { $who } vybírá akci k uvolnění
paladins-question-clear = Uvolni jednu akci zadarmo
    .why = Její poddaní se vrátí do zásoby a lze ji provést znovu. I tu právě provedenou, nebo žádnou.
    .waiting = { $who } může uvolnit akci
paladins-question-square = { $action }: vyber volné pole
    .why = Regiony dál vpravo vyžadují víc. Odměnu pole získáš hned.
    .waiting = { $who } vybírá pole na herním plánu
paladins-question-jar = Vyber místo pro džbán
    .why = Hned získáš jeho odměnu a 1 bod víry a smíš odhodit podezření. Každé místo jen jednou.
    .waiting = { $who } vybírá místo pro džbán
paladins-question-attack = Zaútoč na cizince
    .why =
        { $bribe ->
            [0] Tvá síla musí stačit na jeho místo, doplatek tu nepomůže. Odměnu získáš hned.
           *[other] Za každé 2 chybějící body síly, i započaté, doplatíš 1 minci. Odměnu získáš hned.
        }
    .waiting = { $who } vybírá, na koho zaútočí
paladins-question-convert = Obrať cizince na víru
    .why = Tvá víra musí stačit na jeho místo. Cizinec zvýší tvou sílu a na konci boduje.
    .waiting = { $who } vybírá, koho obrátí

## Otázky: poddaní, placení a zisky.

paladins-question-worker = Umísti poddaného: { $slot }
    .why = Místa se plní zleva. Zločinec se hodí všude; na průhledné políčko smí kdokoli.
    .waiting = { $who } umísťuje poddané
paladins-question-space_worker = Umísti poddaného: { $space }
    .why = Poddaný tam zůstane a nikdo jiný zatím místo použít nemůže.
    .waiting = { $who } umísťuje poddaného na společné místo
paladins-question-payment = Zvol, jak zaplatíš
    .why =
        Cena: { $silver ->
            [one] 1 mince
            [few] { $silver } mince
           *[other] { $silver } mincí
        }{ $provisions ->
            [0] .
            [one] {" "}a 1 proviant.
            [few] {" "}a { $provisions } provianty.
           *[other] {" "}a { $provisions } proviantů.
        } Nesplacený dluh na konci odečte 3 body.
    .waiting = { $who } volí, jak zaplatí
paladins-question-order = Zvol, co bude první
    .why = Získáš všechno; na pořadí ale může záležet. Zbytek se řeší stejně.
    .waiting = { $who } volí pořadí zisků
paladins-question-choice = Vyber jednu z odměn
    .why = Právě jednu; i takovou, která teď nic neudělá.
    .waiting = { $who } vybírá odměnu
paladins-question-suspicion = Odhoď podezření, nebo si ho nech
    .why = Odejde to nejnovější. Podezření, které si necháš, se počítá při příští Inkvizici.
    .waiting = { $who } může odhodit podezření
paladins-question-debt = Zruš nesplacený dluh, nebo si ho nech
    .why = Zrušený nestojí body, ale už ho nejde splatit. Nesplacený odečte 3 body, splacený přidá 1.
    .waiting = { $who } může zrušit dluh
paladins-question-trigger = Inkvizice: zvol, čí schopnost je další
    .why = Každý měšťan, kterého se týká, zasáhne jednou; na pořadí může záležet, kolik podezření ti zbude.
    .waiting = { $who } řeší svou družinu při Inkvizici

## Otázky: kolo.

paladins-question-play = Vyber paladina pro toto kolo
    .why = O ostatních rozhodneš hned potom. Než si vyberou všichni, nikdo ho neuvidí.
    .waiting = { $who } vybírá paladina
paladins-question-top = Vyber paladina navrch balíčku
    .why = V příštím kole si ho zase dobereš. Ten druhý jde dospod.
    .waiting = { $who } vrací ostatní paladiny
paladins-question-tavern = Navštiv krčmu
    .why = Pro toto kolo získáš její poddané; každý zločinec mezi nimi přinese podezření.
    .waiting = { $who } vybírá krčmu
paladins-question-keep = Vyber poddané, které si necháš
    .why = Do dalšího kola nejvýš 3, v libovolném pořadí; ostatní se vrátí do zásoby.
    .waiting = { $who } vybírá, které poddané si nechá

## Odpovědi. Co stojí vedle nich na desce, má krátké sloveso.

paladins-answer-pass = Pasovat
    .verb = Pasovat
    .waste = Ještě máš poddané.
paladins-answer-turn-action = { $action }
    .verb = { $action }
paladins-answer-use-space =
    { $silver ->
        [0] { $provisions ->
            [0] { $debts ->
                [0] { $space }: { $reward }
               *[other] { $space } (za nesplacený dluh): { $reward }
            }
            [one] { $space } (za 1 proviant): { $reward }
            [few] { $space } (za { $provisions } provianty): { $reward }
           *[other] { $space } (za { $provisions } proviantů): { $reward }
        }
        [one] { $space } (za 1 minci): { $reward }
        [few] { $space } (za { $silver } mince): { $reward }
       *[other] { $space } (za { $silver } mincí): { $reward }
    }
    .verb = Použít
paladins-answer-one-worker = Umístit jednoho poddaného
    .verb = Jednoho
paladins-answer-two-workers = Umístit dva poddané
    .verb = Dva
paladins-answer-none = Nechat všechny být
    .verb = Nechat být
paladins-answer-recruit-townsfolk =
    { $bonus-is ->
        [none] Naverbovat { $townsfolk-acc }. { $occasion }: { $reward }
       *[other] Naverbovat { $townsfolk-acc }: { $bonus }. { $occasion }: { $reward }
    }
    .verb = Naverbovat
paladins-answer-discard-townsfolk = Odhodit { $townsfolk-acc }: { $discard }
    .verb = Odhodit
paladins-answer-workshop-on-slot = Dílna: { $slot }
    .verb = Postavit dílnu
paladins-answer-clear-nothing = Nic neuvolňovat
    .verb = Neuvolňovat
paladins-answer-clear-action = Uvolnit akci { $action }
    .verb = Uvolnit: { $action }
paladins-answer-settle-square = { $square }: { $reward }
    .verb = Obsadit
paladins-answer-fill-jar_space = { $jar_space }: { $reward }
    .verb = Položit džbán
paladins-answer-attack-outsider = Zaútočit na { $outsider-acc }: { $attack }
    .verb = Zaútočit
paladins-answer-convert-outsider = Obrátit { $outsider-acc }: { $convert }. Na konci: { $scoring }
    .verb = Obrátit
paladins-answer-place-worker = { $worker }
    .verb = Umístit
paladins-answer-payment-way = { $way }
    .verb = { $way }
paladins-answer-take-gain = Nejdřív: { $gain }
    .verb = Nejdřív: { $gain }
paladins-answer-choose-reward = Zvolit: { $reward }
    .verb = { $reward }
paladins-answer-discard-suspicion = Odhodit podezření
    .verb = Odhodit
paladins-answer-keep-suspicion = Nechat si podezření
    .verb = Nechat si
paladins-answer-destroy-debt = Zrušit dluh
    .verb = Zrušit
paladins-answer-keep-debt = Nechat si dluh
    .verb = Nechat si
paladins-answer-trigger-townsfolk = { $townsfolk }: { $reward }
    .verb = Použít
paladins-answer-keep-none = Nenechat si nikoho
    .verb = Nikoho
paladins-answer-keep-worker_set = Nechat si: { $worker_set-acc }
    .verb = Nechat si
paladins-answer-play-paladin =
    { $paladin } ({ $workers }; { $bonus }{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] ; { $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] { $action } bez proviantu
                       *[other] { $action } bez mincí
                    }
                    [one] { $action } o 1 minci levněji
                    [few] { $action } o { $silver_off } mince levněji
                   *[other] { $action } o { $silver_off } mincí levněji
                }
               *[other] při každé akci { $action }: { $reward }
            }
        }
       *[other] ; nový způsob placení: { $way }
    })
    .verb = Hrát: { $paladin }
paladins-answer-top-paladin = { $paladin } navrch
    .verb = Navrch: { $paladin }
paladins-answer-visit-tavern = { $tavern }: { $workers }
    .verb = Navštívit

## Co je vytištěno na kartách, jako text.

paladins-text-townsfolk =
    { $bonus-is ->
        [none] Při odhození: { $discard }. { $occasion }: { $reward }.
       *[other] Při odhození: { $discard }. Při naverbování: { $bonus }. { $occasion }: { $reward }.
    }
paladins-text-outsider = Útok: { $attack }. Obrácení: { $convert }. Na konci: { $scoring }.
paladins-text-wall =
    { $points ->
        [0] Po postavení: { $reward }.
        [one] Po postavení: { $reward }. Na konci 1 bod.
        [few] Po postavení: { $reward }. Na konci { $points } body.
       *[other] Po postavení: { $reward }. Na konci { $points } bodů.
    }
paladins-text-tavern = Přináší { $workers-acc }.
paladins-text-paladin =
    Přináší { $workers-acc }. Ve svém kole: { $bonus }.{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] { " " }{ $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] { $action } nestojí proviant.
                       *[other] { $action } nestojí mince.
                    }
                    [one] { $action } stojí o 1 minci méně.
                    [few] { $action } stojí o { $silver_off } mince méně.
                   *[other] { $action } stojí o { $silver_off } mincí méně.
                }
               *[other] Při každé akci { $action }: { $reward }.
            }
        }
       *[other] { " " }Nový způsob placení: { $way }.
    }
paladins-text-space =
    { $worker-is ->
        [any] Kterýkoli poddaný
       *[other] { $worker }
    }{ $silver ->
        [0] { "" }
        [one] , 1 mince
        [few] , { $silver } mince
       *[other] , { $silver } mincí
    }{ $provisions ->
        [0] { "" }
        [one] , 1 proviant
        [few] , { $provisions } provianty
       *[other] , { $provisions } proviantů
    }{ $debts ->
        [0] { "" }
       *[other] , nesplacený dluh
    }: { $reward }.
paladins-text-order = Splní ho, kdo do konce hry aspoň { $needs }× provede akci { $action }. Body určuje jeho místo.
paladins-text-suspicion =
    { $tax ->
        [0] Nepřináší mince z daní. Počítá se při příští Inkvizici.
        [one] Přináší 1 minci z daní. Počítá se při příští Inkvizici.
        [few] Přináší { $tax } mince z daní. Počítá se při příští Inkvizici.
       *[other] Přináší { $tax } mincí z daní. Počítá se při příští Inkvizici.
    }
paladins-text-square = Obsadí je misionář nebo tvrz: { $reward }.
paladins-text-jar_space = Za položení džbánu: { $reward }.

## Slovesa: co dělají účinky a kolik.

paladins-verb-labourer =
    { $amount ->
        [one] 1 nádeník
        [few] { $amount } nádeníci
       *[other] { $amount } nádeníků
    }
    .acc =
        { $amount ->
            [one] 1 nádeníka
            [few] { $amount } nádeníky
           *[other] { $amount } nádeníků
        }
paladins-verb-scout =
    { $amount ->
        [one] 1 zvěd
        [few] { $amount } zvědové
       *[other] { $amount } zvědů
    }
    .acc =
        { $amount ->
            [one] 1 zvěda
            [few] { $amount } zvědy
           *[other] { $amount } zvědů
        }
paladins-verb-merchant =
    { $amount ->
        [one] 1 kupec
        [few] { $amount } kupci
       *[other] { $amount } kupců
    }
    .acc =
        { $amount ->
            [one] 1 kupce
            [few] { $amount } kupce
           *[other] { $amount } kupců
        }
paladins-verb-fighter =
    { $amount ->
        [one] 1 bojovník
        [few] { $amount } bojovníci
       *[other] { $amount } bojovníků
    }
    .acc =
        { $amount ->
            [one] 1 bojovníka
            [few] { $amount } bojovníky
           *[other] { $amount } bojovníků
        }
paladins-verb-cleric =
    { $amount ->
        [one] 1 kněz
        [few] { $amount } kněží
       *[other] { $amount } kněží
    }
    .acc =
        { $amount ->
            [one] 1 kněze
            [few] { $amount } kněze
           *[other] { $amount } kněží
        }
paladins-verb-criminal =
    { $amount ->
        [one] 1 zločinec
        [few] { $amount } zločinci
       *[other] { $amount } zločinců
    }
    .acc =
        { $amount ->
            [one] 1 zločince
            [few] { $amount } zločince
           *[other] { $amount } zločinců
        }
paladins-verb-silver =
    { $amount ->
        [one] 1 mince
        [few] { $amount } mince
       *[other] { $amount } mincí
    }
    .acc =
        { $amount ->
            [one] 1 minci
            [few] { $amount } mince
           *[other] { $amount } mincí
        }
paladins-verb-provision =
    { $amount ->
        [one] 1 proviant
        [few] { $amount } provianty
       *[other] { $amount } proviantů
    }
    .acc =
        { $amount ->
            [one] 1 proviant
            [few] { $amount } provianty
           *[other] { $amount } proviantů
        }
paladins-verb-faith =
    { $amount ->
        [one] 1 bod víry
        [few] { $amount } body víry
       *[other] { $amount } bodů víry
    }
    .acc =
        { $amount ->
            [one] 1 bod víry
            [few] { $amount } body víry
           *[other] { $amount } bodů víry
        }
paladins-verb-strength =
    { $amount ->
        [one] 1 bod síly
        [few] { $amount } body síly
       *[other] { $amount } bodů síly
    }
    .acc =
        { $amount ->
            [one] 1 bod síly
            [few] { $amount } body síly
           *[other] { $amount } bodů síly
        }
paladins-verb-influence =
    { $amount ->
        [one] 1 bod vlivu
        [few] { $amount } body vlivu
       *[other] { $amount } bodů vlivu
    }
    .acc =
        { $amount ->
            [one] 1 bod vlivu
            [few] { $amount } body vlivu
           *[other] { $amount } bodů vlivu
        }
paladins-verb-tax =
    { $amount ->
        [one] 1 mince z daní
        [few] { $amount } mince z daní
       *[other] { $amount } mincí z daní
    }
    .acc =
        { $amount ->
            [one] 1 minci z daní
            [few] { $amount } mince z daní
           *[other] { $amount } mincí z daní
        }
paladins-verb-discard_suspicion =
    { $amount ->
        [one] odhodit podezření
        [few] odhodit { $amount } podezření
       *[other] odhodit { $amount } podezření
    }
    .acc =
        { $amount ->
            [one] možnost odhodit podezření
            [few] možnost odhodit { $amount } podezření
           *[other] možnost odhodit { $amount } podezření
        }
paladins-verb-pay_debt =
    { $amount ->
        [one] splatit dluh
        [few] splatit { $amount } dluhy
       *[other] splatit { $amount } dluhů
    }
    .acc =
        { $amount ->
            [one] možnost splatit dluh
            [few] možnost splatit { $amount } dluhy
           *[other] možnost splatit { $amount } dluhů
        }
paladins-verb-destroy_debt =
    { $amount ->
        [one] zrušit dluh
        [few] zrušit { $amount } dluhy
       *[other] zrušit { $amount } dluhů
    }
    .acc =
        { $amount ->
            [one] možnost zrušit dluh
            [few] možnost zrušit { $amount } dluhy
           *[other] možnost zrušit { $amount } dluhů
        }
paladins-verb-take_debt =
    { $amount ->
        [one] vzít si dluh
        [few] vzít si { $amount } dluhy
       *[other] vzít si { $amount } dluhů
    }
    .acc =
        { $amount ->
            [one] nesplacený dluh
            [few] { $amount } nesplacené dluhy
           *[other] { $amount } nesplacených dluhů
        }
paladins-verb-pray = uvolnit akci
    .acc = možnost uvolnit akci
paladins-verb-free_recruit = verbování zadarmo
    .acc = verbování zadarmo
paladins-verb-place_workshop = postavit dílnu
    .acc = možnost postavit dílnu
paladins-verb-choice = vybrat odměnu
    .acc = odměnu podle výběru

## Události.

paladins-event-first_player = Začínajícím hráčem je { $who }.
paladins-event-round = Začíná { $number }. kolo: první je { $first }.
paladins-event-reveals_order = Odhaluje se královský rozkaz: { $order }.
paladins-event-reveals_favour = Odhaluje se královská přízeň: { $favour }.
paladins-event-taverns = Krčmy tohoto kola jsou vyloženy.
paladins-event-shows_paladin = { $who } hraje paladina: { $paladin }.
paladins-event-visits = { $who } navštěvuje { $tavern-acc }.
paladins-event-gains = { $who } získává { $what-acc }.
paladins-event-takes_tax =
    { $silver ->
        [one] { $who } bere 1 minci z daní.
        [few] { $who } bere { $silver } mince z daní.
       *[other] { $who } bere { $silver } mincí z daní.
    }
paladins-event-pays =
    { $who } platí { $silver ->
        [0] { "" }
        [one] 1 minci
        [few] { $silver } mince
       *[other] { $silver } mincí
    }{ $provisions ->
        [0] .
       *[other] { $silver ->
            [0] { "" }
           *[other] { " a " }
        }{ $provisions ->
            [one] 1 proviant.
            [few] { $provisions } provianty.
           *[other] { $provisions } proviantů.
        }
    }
paladins-event-takes_action = { $who } provádí akci { $action }.
paladins-event-uses_space = { $who } využívá { $space-acc }.
paladins-event-places = { $who } umísťuje { $worker-acc } na akci { $action }.
paladins-event-places_on_space = { $who } umísťuje { $worker-acc } na { $space-acc }.
paladins-event-gives_back = { $who } vrací do zásoby { $count }× { $worker-acc }.
paladins-event-clears = { $who } uvolňuje akci { $action }.
paladins-event-places_workshop = { $who } staví dílnu: { $slot }.
paladins-event-recruits = { $who } verbuje { $card-acc }.
paladins-event-discards_townsfolk = { $who } odhazuje { $card-acc }.
paladins-event-settles = { $who } obsazuje pole ({ $action }): { $square }.
paladins-event-builds_wall = { $who } staví { $wall-acc }.
paladins-event-fills_jar_space = { $who } pokládá džbán na { $space-acc }.
paladins-event-attacks = { $who } útočí na { $card-acc }.
paladins-event-converts = { $who } obrací na víru { $card-acc }.
paladins-event-suspected = { $who } si dobírá { $card-acc }.
paladins-event-discards_suspicion = { $who } odhazuje { $card-acc }.
paladins-event-inquisition = Zásoba daní je prázdná: přichází Inkvizice!
paladins-event-acts_for = { $who } využívá schopnost: { $card }.
paladins-event-paladin_acts_for = { $who } využívá schopnost: { $paladin }.
paladins-event-refills_tax =
    { $silver ->
        [one] Zásoba daní se doplňuje o 1 minci.
        [few] Zásoba daní se doplňuje o { $silver } mince.
       *[other] Zásoba daní se doplňuje o { $silver } mincí.
    }
paladins-event-takes_debts =
    { $count ->
        [one] { $who } si bere nesplacený dluh.
        [few] { $who } si bere { $count } nesplacené dluhy.
       *[other] { $who } si bere { $count } nesplacených dluhů.
    }
paladins-event-pays_debts =
    { $count ->
        [one] { $who } splácí dluh.
        [few] { $who } splácí { $count } dluhy.
       *[other] { $who } splácí { $count } dluhů.
    }
paladins-event-destroys_debt = { $who } ruší nesplacený dluh.
paladins-event-passes = { $who } pasuje.
paladins-event-leaves_row =
    { $row-is ->
        [townsfolk] Karta na { $place }. místě opouští nabídku měšťanů.
        [outsiders] Karta na { $place }. místě opouští řadu cizinců.
       *[negotiate] Karta na { $place }. místě opouští nabídku vyjednávání.
    }
paladins-event-fills_row =
    { $row-is ->
        [townsfolk] Do nabídky měšťanů { $count ->
            [one] přichází nová karta.
            [few] přicházejí { $count } nové karty.
           *[other] přichází { $count } nových karet.
        }
        [outsiders] Do řady cizinců { $count ->
            [one] přichází nová karta.
            [few] přicházejí { $count } nové karty.
           *[other] přichází { $count } nových karet.
        }
       *[negotiate] Do nabídky vyjednávání { $count ->
            [one] přichází nová karta.
            [few] přicházejí { $count } nové karty.
           *[other] přichází { $count } nových karet.
        }
    }
paladins-event-game_over = Poslední kolo končí: počítají se body.

## Události: co dělá soupeř v sólové hře a proč.

paladins-event-opponent_begins = { $who } hraje na obtížnost: { $difficulty }. Královské rozkazy otočené pro něj: { $orders }.
paladins-event-gets_workshop = { $who } dostává dílnu na první volné místo zleva u akce { $action }.
paladins-event-frees_scheme = Intrika z královské přízně ({ $favour }) jde mezi odhozené intriky.
paladins-event-leftover_tavern =
    { $criminals ->
        [0] Zbývá { $tavern }. Zločinec v ní není, { $who } si tedy podezření nedobírá.
        [one] Zbývá { $tavern }. Je v ní zločinec, { $who } si tedy dobírá podezření.
        [few] Zbývá { $tavern }. Jsou v ní { $criminals } zločinci, { $who } si tedy dobírá { $criminals } podezření.
       *[other] Zbývá { $tavern }. Je v ní { $criminals } zločinců, { $who } si tedy dobírá { $criminals } podezření.
    }
paladins-event-begins_with =
    { $workers ->
        [one] { $who } má na začátku kola 1 poddaného.
        [few] { $who } má na začátku kola { $workers } poddané.
       *[other] { $who } má na začátku kola { $workers } poddaných.
    }
paladins-event-scheme = { $who } otáčí intriku: { $scheme }.
paladins-event-shuffles_schemes =
    { $cards ->
        [one] Intriky virtuálního hráče se míchají do nového balíčku: 1 karta.
        [few] Intriky virtuálního hráče se míchají do nového balíčku: { $cards } karty.
       *[other] Intriky virtuálního hráče se míchají do nového balíčku: { $cards } karet.
    }
paladins-event-weighs_orders = { $who } zkouší královské rozkazy, nejdřív nesplněné, zprava doleva: { $orders }.
paladins-event-cannot =
    { $need ->
        [0] { $who } nemůže provést: { $move } ({ $why }).
       *[other] { $who } nemůže provést: { $move } ({ $why }, { $have } z { $need }).
    }
paladins-event-falls_back = { $who } provádí první možnou z akcí Verbování, Modlitba, Obchod, Spiknutí a Odpočinek.
paladins-event-skips_place =
    { $row-is ->
        [townsfolk] { $who } vynechává { $place }. místo nabídky měšťanů: { $why }.
        [outsiders] { $who } vynechává { $place }. místo řady cizinců: { $why }.
       *[negotiate] { $who } vynechává { $place }. místo nabídky vyjednávání: { $why }.
    }
paladins-event-picks_place =
    { $row-is ->
        [townsfolk] { $who } volí { $place }. místo nabídky měšťanů; počítá od ukazatele na poli { $marker }.
        [outsiders] { $who } volí { $place }. místo řady cizinců; počítá od ukazatele na poli { $marker }.
       *[negotiate] { $who } volí { $place }. místo nabídky vyjednávání; počítá od ukazatele na poli { $marker }.
    }
paladins-event-skips_favour = { $who } vynechává { $place }. královskou přízeň: { $why }.
paladins-event-picks_favour = { $who } volí { $place }. královskou přízeň; počítá od ukazatele na poli { $marker }.
paladins-event-skips_wish = { $who } si přeje: { $wish }. Nejde to: { $why }.
paladins-event-picks_square =
    { $equals ->
        [one] { $who } si přeje: { $wish } ({ $square }).
       *[other] { $who } si přeje: { $wish } ({ $square }, první zleva ze stejných; je jich { $equals }).
    }
paladins-event-sends_workers =
    { $workers ->
        [one] { $who } umísťuje 1 poddaného na { $move-acc }.
        [few] { $who } umísťuje { $workers } poddané na { $move-acc }.
       *[other] { $who } umísťuje { $workers } poddaných na { $move-acc }.
    }
paladins-event-sends_worker = { $who } umísťuje poddaného na { $space-acc }.
paladins-event-gets_workers =
    { $workers ->
        [one] { $who } získává 1 poddaného.
        [few] { $who } získává { $workers } poddané.
       *[other] { $who } získává { $workers } poddaných.
    }
paladins-event-marker_moves =
    { $steps ->
        [one] Ukazatel virtuálního hráče se posouvá o 1 pole, na { $space } ({ $cause }).
        [few] Ukazatel virtuálního hráče se posouvá o { $steps } pole, na { $space } ({ $cause }).
       *[other] Ukazatel virtuálního hráče se posouvá o { $steps } polí, na { $space } ({ $cause }).
    }
paladins-event-lap =
    { $tied ->
        [one] Ukazatel dokončuje okruh: virtuálnímu hráči roste nejnižší vlastnost ({ $attribute }).
       *[other] Ukazatel dokončuje okruh: virtuálnímu hráči roste horní z nejnižších vlastností, { $attribute } (stejných je { $tied }).
    }
paladins-event-lap_lost = Ukazatel dokončuje okruh, ale všechny vlastnosti virtuálního hráče už jsou na konci stupnice.
paladins-event-tax_leaves =
    { $silver ->
        [one] Za virtuálního hráče jde 1 mince z daní do zásoby.
        [few] Za virtuálního hráče jdou { $silver } mince z daní do zásoby.
       *[other] Za virtuálního hráče jde { $silver } mincí z daní do zásoby.
    }
paladins-event-lacks =
    { $silver ->
        [0] { $who } to nemůže splnit ({ $what }).
        [one] { $who } to nemůže splnit ({ $what }). Místo toho jde 1 mince z daní do zásoby.
        [few] { $who } to nemůže splnit ({ $what }). Místo toho jdou { $silver } mince z daní do zásoby.
       *[other] { $who } to nemůže splnit ({ $what }). Místo toho jde { $silver } mincí z daní do zásoby.
    }
paladins-event-turns_jar = { $who } otáčí { $number }. džbán.
paladins-event-clears_right =
    { $workers ->
        [one] Pravou stranu desky virtuálního hráče opouští 1 poddaný.
        [few] Pravou stranu desky virtuálního hráče opouštějí { $workers } poddaní.
       *[other] Pravou stranu desky virtuálního hráče opouští { $workers } poddaných.
    }
paladins-event-nothing_to_clear = Na pravé straně desky virtuálního hráče nestojí žádný poddaný.
paladins-event-chooses_reward = { $who } volí: { $reward } ({ $why }).
paladins-event-ignores = Virtuálního hráče se to netýká: { $what }.
paladins-event-rests =
    { $left ->
        [0] { $who } odpočívá, žádný poddaný mu nezbývá.
        [one] { $who } odpočívá, zbývá mu 1 poddaný.
        [few] { $who } odpočívá, zbývají mu { $left } poddaní.
       *[other] { $who } odpočívá, zbývá mu { $left } poddaných.
    }
paladins-event-returns_workers =
    { $workers ->
        [one] { $who } vrací 1 poddaného.
        [few] { $who } vrací { $workers } poddané.
       *[other] { $who } vrací { $workers } poddaných.
    }

## Proč ne. `named` se říká tam, kde se ví, která odpověď nejde.

paladins-reason-workers_stand_there = ještě tam stojí poddaní
    .named = na akci { $action } ještě stojí poddaní
paladins-reason-workers_short =
    { $n ->
        [one] chybí 1 poddaný
        [few] chybějí { $n } poddaní
       *[other] chybí { $n } poddaných
    }
paladins-reason-no_fitting_worker = chybí vhodný poddaný
    .named =
        { $worker-is ->
            [criminal] potřebuješ zločince
           *[other] potřebuješ { $worker-acc } nebo zločince
        }
paladins-reason-silver_short =
    { $n ->
        [one] chybí 1 mince
        [few] chybějí { $n } mince
       *[other] chybí { $n } mincí
    }
paladins-reason-provisions_short =
    { $n ->
        [one] chybí 1 proviant
        [few] chybějí { $n } provianty
       *[other] chybí { $n } proviantů
    }
paladins-reason-no_piece_left = není už co umístit
paladins-reason-no_square_in_reach = žádné volné pole není v dosahu
    .named = žádné volné pole není v dosahu ({ $attribute })
paladins-reason-square_taken = toto pole je obsazené
paladins-reason-no_wall_left = hradby už došly
paladins-reason-space_taken = džbán už tam stojí
paladins-reason-no_outsider_there = není tam žádný cizinec
paladins-reason-no_townsfolk_there = není tam žádný měšťan
paladins-reason-no_worker_stands_there = nestojí tam nikdo, koho by šlo vrátit
paladins-reason-not_pray_itself = Modlitba neuvolní sama sebe
paladins-reason-occupied = už tam stojí poddaný
paladins-reason-wrong_colour = místo vyžaduje jinou barvu
paladins-reason-no_such_worker = takového nemáš
    .named = nemáš žádného { $worker-acc }
paladins-reason-needed_on_another_slot = potřebuješ ho na jiné místo
paladins-reason-upwards = tytéž poddané lze umístit i obráceně
paladins-reason-workshop_there = dílna už tam stojí
paladins-reason-no_debt_here = tady si dluh vzít nejde
paladins-reason-out_of_reach = potřebuješ { $n2 }, máš { $n }
    .named = region { $region } vyžaduje { $n2 }, máš { $n }
paladins-reason-faith_short = víra { $n } z { $n2 }
paladins-reason-strength_short = síla { $n } z { $n2 }
paladins-reason-influence_short = vliv { $n } z { $n2 }
paladins-reason-nothing_owed = není tu nesplacený dluh
paladins-reason-only_debt_squares = v dosahu jsou jen pole, která splácejí dluh, a žádný nesplacený není
paladins-reason-not_revealed = ještě není odhaleno
paladins-reason-no_free_favour = žádná odhalená královská přízeň není volná
paladins-reason-comes_last = přijde na řadu, až když nevyhoví žádná jiná karta

## Poddaní a vlastnosti.

paladins-worker-labourer = Nádeník
    .acc = nádeníka
    .text = Smí jen na průhledná políčka.
paladins-worker-scout = Zvěd
    .acc = zvěda
    .text = Smí na zelená a průhledná políčka.
paladins-worker-merchant = Kupec
    .acc = kupce
    .text = Smí na modrá a průhledná políčka.
paladins-worker-fighter = Bojovník
    .acc = bojovníka
    .text = Smí na červená a průhledná políčka.
paladins-worker-cleric = Kněz
    .acc = kněze
    .text = Smí na černá a průhledná políčka.
paladins-worker-criminal = Zločinec
    .acc = zločince
    .text = Smí na každé místo. Kdo ho získá, dobere si podezření.
paladins-attribute-faith = Víra
    .acc = víru
    .text = Vyžaduje ji Misie a Obrácení, zvyšuje Posádka a Odpustek. Na konci boduje její stupnice.
paladins-attribute-strength = Síla
    .acc = sílu
    .text = Vyžaduje ji Posádka a Útok, zvyšuje Opevnění a Obrácení. Na konci boduje její stupnice.
paladins-attribute-influence = Vliv
    .acc = vliv
    .text = Vyžaduje ho Opevnění a Odpustek, zvyšuje Misie a Útok. Na konci boduje jeho stupnice.

## Akce desky hráče.

paladins-action-develop = Rozvoj
    .text = Dílna se z řady Rozvoje natrvalo přesune na místo vpravo. Poddaného pod ní získáš.
paladins-action-hunt = Lov
    .text = Přináší proviant: za jednoho poddaného, za dva víc.
paladins-action-trade = Obchod
    .text = Přináší mince: za jednoho poddaného, za dva víc.
paladins-action-recruit = Verbování
    .text = Za dva poddané přijde měšťan z nabídky do tvé družiny, za jednoho ho odhodíš a získáš jeho odměnu.
paladins-action-pray = Modlitba
    .text = Poddaní z jiné akce se vrátí do zásoby, takže ji lze provést znovu.
paladins-action-conspire = Spiknutí
    .text = Přináší zločince a s ním podezření.
paladins-action-commission = Misie
    .text = Misionář jde na volné pole, na které stačí tvá víra. Zvýší vliv; pole přinese odměnu.
paladins-action-fortify = Opevnění
    .text = Postaví se vrchní hradby z balíčku, stačí-li na ně tvůj vliv. Zvýší sílu podle hradeb.
paladins-action-garrison = Posádka
    .text = Tvrz jde na volné pole, na které stačí tvá síla. Zvýší víru; pole přinese odměnu.
paladins-action-absolve = Odpustek
    .text = Džbán jde na místo tvé desky, stačí-li na něj tvůj vliv. Zvýší víru a zbaví tě podezření.
paladins-action-attack = Útok
    .text = Cizinec z řady je tvůj i s odměnou. Chybějící sílu nahradí doplatek. Zvýší vliv.
paladins-action-convert = Obrácení
    .text = Cizinec z řady, na kterého stačí tvá víra, se přidá k tobě. Zvýší sílu a na konci boduje.

## Místa na desce hráče.

paladins-board_slot-develop_1 = Rozvoj, místo 1
paladins-board_slot-develop_2 = Rozvoj, místo 2
paladins-board_slot-hunt_1 = Lov, místo 1
paladins-board_slot-hunt_2 = Lov, místo 2
paladins-board_slot-trade_1 = Obchod, místo 1
paladins-board_slot-trade_2 = Obchod, místo 2
paladins-board_slot-recruit_1 = Verbování, místo 1
paladins-board_slot-recruit_2 = Verbování, místo 2
paladins-board_slot-pray_1 = Modlitba, místo 1
paladins-board_slot-conspire_1 = Spiknutí, místo 1
paladins-board_slot-commission_1 = Misie, místo 1
paladins-board_slot-commission_2 = Misie, místo 2
paladins-board_slot-commission_3 = Misie, místo 3
paladins-board_slot-fortify_1 = Opevnění, místo 1
paladins-board_slot-fortify_2 = Opevnění, místo 2
paladins-board_slot-fortify_3 = Opevnění, místo 3
paladins-board_slot-garrison_1 = Posádka, místo 1
paladins-board_slot-garrison_2 = Posádka, místo 2
paladins-board_slot-garrison_3 = Posádka, místo 3
paladins-board_slot-absolve_1 = Odpustek, místo 1
paladins-board_slot-absolve_2 = Odpustek, místo 2
paladins-board_slot-absolve_3 = Odpustek, místo 3
paladins-board_slot-attack_1 = Útok, místo 1
paladins-board_slot-attack_2 = Útok, místo 2
paladins-board_slot-attack_3 = Útok, místo 3
paladins-board_slot-convert_1 = Obrácení, místo 1
paladins-board_slot-convert_2 = Obrácení, místo 2
paladins-board_slot-convert_3 = Obrácení, místo 3

## Místa pro dílny.

paladins-slot-commission_1 = Misie, místo 1
paladins-slot-commission_2 = Misie, místo 2
paladins-slot-fortify_1 = Opevnění, místo 1
paladins-slot-fortify_2 = Opevnění, místo 2
paladins-slot-garrison_1 = Posádka, místo 1
paladins-slot-garrison_2 = Posádka, místo 2
paladins-slot-absolve_1 = Odpustek, místo 1
paladins-slot-absolve_2 = Odpustek, místo 2
paladins-slot-attack_1 = Útok, místo 1
paladins-slot-attack_2 = Útok, místo 2
paladins-slot-convert_1 = Obrácení, místo 1
paladins-slot-convert_2 = Obrácení, místo 2

## Měšťané: kdo to je a čím se liší od ostatních téhož jména.

paladins-townsfolk-abbot_labourer = Opat (nádeník)
    .acc = Opata (nádeník)
paladins-townsfolk-abbot_provision = Opat (proviant)
    .acc = Opata (proviant)
paladins-townsfolk-abbot_tax = Opat (daň)
    .acc = Opata (daň)
paladins-townsfolk-acolyte_labourer = Ministrant (nádeník)
    .acc = Ministranta (nádeník)
paladins-townsfolk-acolyte_silver = Ministrant (mince)
    .acc = Ministranta (mince)
paladins-townsfolk-acolyte_tax = Ministrant (daň)
    .acc = Ministranta (daň)
paladins-townsfolk-architect_labourer = Architektka (nádeník)
    .acc = Architektku (nádeník)
paladins-townsfolk-architect_provision = Architektka (proviant)
    .acc = Architektku (proviant)
paladins-townsfolk-architect_tax = Architektka (daň)
    .acc = Architektku (daň)
paladins-townsfolk-conspirator_1 = Pletichářka (podezření)
    .acc = Pletichářku (podezření)
paladins-townsfolk-conspirator_2 = Pletichářka (zločinec)
    .acc = Pletichářku (zločinec)
paladins-townsfolk-debt_collector_labourer = Výběrčí dluhů (nádeník)
    .acc = Výběrčího dluhů (nádeník)
paladins-townsfolk-debt_collector_scout = Výběrčí dluhů (zvěd)
    .acc = Výběrčího dluhů (zvěd)
paladins-townsfolk-debt_collector_fighter = Výběrčí dluhů (bojovník)
    .acc = Výběrčího dluhů (bojovník)
paladins-townsfolk-defender_labourer = Obránce (nádeník)
    .acc = Obránce (nádeník)
paladins-townsfolk-defender_provision = Obránce (proviant)
    .acc = Obránce (proviant)
paladins-townsfolk-defender_tax = Obránce (daň)
    .acc = Obránce (daň)
paladins-townsfolk-gatekeeper_labourer = Strážná (nádeník)
    .acc = Strážnou (nádeník)
paladins-townsfolk-gatekeeper_silver = Strážná (mince)
    .acc = Strážnou (mince)
paladins-townsfolk-gatekeeper_tax = Strážná (daň)
    .acc = Strážnou (daň)
paladins-townsfolk-missionary_labourer = Jeptiška (nádeník)
    .acc = Jeptišku (nádeník)
paladins-townsfolk-missionary_provision = Jeptiška (proviant)
    .acc = Jeptišku (proviant)
paladins-townsfolk-missionary_tax = Jeptiška (daň)
    .acc = Jeptišku (daň)
paladins-townsfolk-peddler_labourer = Pouliční prodavač (nádeník)
    .acc = Pouličního prodavače (nádeník)
paladins-townsfolk-peddler_provision = Pouliční prodavač (proviant)
    .acc = Pouličního prodavače (proviant)
paladins-townsfolk-peddler_silver = Pouliční prodavač (mince)
    .acc = Pouličního prodavače (mince)
paladins-townsfolk-squire_strength = Panoš (síla)
    .acc = Panoše (síla)
paladins-townsfolk-squire_influence = Panoš (vliv)
    .acc = Panoše (vliv)
paladins-townsfolk-squire_faith = Panoš (víra)
    .acc = Panoše (víra)
paladins-townsfolk-watchman_labourer = Hlídač (nádeník)
    .acc = Hlídače (nádeník)
paladins-townsfolk-watchman_silver = Hlídač (mince)
    .acc = Hlídače (mince)
paladins-townsfolk-watchman_tax = Hlídač (daň)
    .acc = Hlídače (daň)

## Kdy měšťané konají.

paladins-occasion-absolve = Každý Odpustek
paladins-occasion-commission = Každá Misie
paladins-occasion-develop = Každý Rozvoj
paladins-occasion-attack = Každý Útok
paladins-occasion-fortify = Každé Opevnění
paladins-occasion-convert = Každé Obrácení
paladins-occasion-garrison = Každá Posádka
paladins-occasion-pay_debt = Každý splacený dluh
paladins-occasion-inquisition = Každá Inkvizice
paladins-occasion-inquisition_two_or_more = Každá Inkvizice, máš-li aspoň 2 podezření
paladins-occasion-inquisition_zero = Každá Inkvizice, nemáš-li podezření

## Cizinci, jejich původ a za co bodují, když se obrátí.

paladins-outsider-archer_byzantine = Byzantský lučištník
    .acc = byzantského lučištníka
paladins-outsider-armourer_byzantine = Byzantský zbrojíř
    .acc = byzantského zbrojíře
paladins-outsider-assassin_byzantine = Byzantský vrah
    .acc = byzantského vraha
paladins-outsider-champion_byzantine = Byzantský šampion
    .acc = byzantského šampiona
paladins-outsider-guardian_byzantine = Byzantský strážce
    .acc = byzantského strážce
paladins-outsider-hunter_byzantine = Byzantský lovec
    .acc = byzantského lovce
paladins-outsider-invader_byzantine = Byzantský nájezdník
    .acc = byzantského nájezdníka
paladins-outsider-lookout_byzantine = Byzantská hlídka
    .acc = byzantskou hlídku
paladins-outsider-mercenary_byzantine = Byzantský žoldnéř
    .acc = byzantského žoldnéře
paladins-outsider-thief_byzantine = Byzantský zloděj
    .acc = byzantského zloděje
paladins-outsider-traitor_byzantine = Byzantský zrádce
    .acc = byzantského zrádce
paladins-outsider-warrior_byzantine = Byzantský válečník
    .acc = byzantského válečníka
paladins-outsider-adventurer_saracen = Saracénský dobrodruh
    .acc = saracénského dobrodruha
paladins-outsider-archer_saracen = Saracénský lučištník
    .acc = saracénského lučištníka
paladins-outsider-barbarian_saracen = Saracénský barbar
    .acc = saracénského barbara
paladins-outsider-champion_saracen = Saracénský šampion
    .acc = saracénského šampiona
paladins-outsider-hunter_saracen = Saracénský lovec
    .acc = saracénského lovce
paladins-outsider-invader_saracen = Saracénský nájezdník
    .acc = saracénského nájezdníka
paladins-outsider-marauder_saracen = Saracénský plenitel
    .acc = saracénského plenitele
paladins-outsider-mercenary_saracen_1 = Saracénský žoldnéř (nádeník)
    .acc = saracénského žoldnéře (nádeník)
paladins-outsider-mercenary_saracen_2 = Saracénský žoldnéř (daň)
    .acc = saracénského žoldnéře (daň)
paladins-outsider-protector_saracen = Saracénský ochránce
    .acc = saracénského ochránce
paladins-outsider-vigilante_saracen = Saracénský mstitel
    .acc = saracénského mstitele
paladins-outsider-warrior_saracen = Saracénský válečník
    .acc = saracénského válečníka
paladins-outsider-adventurer_viking = Vikinský dobrodruh
    .acc = vikinského dobrodruha
paladins-outsider-armourer_viking = Vikinský zbrojíř
    .acc = vikinského zbrojíře
paladins-outsider-assassin_viking = Vikinský vrah
    .acc = vikinského vraha
paladins-outsider-barbarian_viking = Vikinský barbar
    .acc = vikinského barbara
paladins-outsider-guardian_viking = Vikinský strážce
    .acc = vikinského strážce
paladins-outsider-lookout_viking = Vikinská hlídka
    .acc = vikinskou hlídku
paladins-outsider-marauder_viking = Vikinský plenitel
    .acc = vikinského plenitele
paladins-outsider-mercenary_viking = Vikinský žoldnéř
    .acc = vikinského žoldnéře
paladins-outsider-protector_viking = Vikinský ochránce
    .acc = vikinského ochránce
paladins-outsider-thief_viking = Vikinský zloděj
    .acc = vikinského zloděje
paladins-outsider-traitor_viking = Vikinský zrádce
    .acc = vikinského zrádce
paladins-outsider-vigilante_viking = Vikinský mstitel
    .acc = vikinského mstitele
paladins-suit-saracen = Saracén
paladins-suit-byzantine = Byzantinec
paladins-suit-viking = Viking
paladins-scoring-per_2_commission = 1 bod za 2 misionáře
paladins-scoring-per_2_garrison = 1 bod za 2 tvrze
paladins-scoring-per_2_develop = 1 bod za 2 dílny
paladins-scoring-per_2_recruit = 1 bod za 2 měšťany
paladins-scoring-per_2_fortify = 1 bod za 2 karty hradeb
paladins-scoring-per_2_absolve = 1 bod za 2 džbány
paladins-scoring-per_4_faith = 1 bod za 4 body víry
paladins-scoring-per_4_strength = 1 bod za 4 body síly
paladins-scoring-per_4_influence = 1 bod za 4 body vlivu
paladins-scoring-per_attacked_saracen = 1 bod za napadeného Saracéna
paladins-scoring-per_attacked_byzantine = 1 bod za napadeného Byzantince
paladins-scoring-per_attacked_viking = 1 bod za napadeného Vikinga
paladins-scoring-orders = 1 bod a 1 za splněný královský rozkaz
paladins-scoring-mercenaries = 1 bod a 1 za obráceného žoldnéře
paladins-scoring-per_paid_debt = 1 bod za splacený dluh
paladins-scoring-per_suspicion = 1 bod za podezření
paladins-scoring-per_unpaid_debt = 1 bod za nesplacený dluh

## Hradby, krčmy, podezření.

paladins-wall-wall_01 = Hradby
    .acc = hradby
paladins-wall-wall_02 = Hradby
    .acc = hradby
paladins-wall-wall_03 = Hradby
    .acc = hradby
paladins-wall-wall_04 = Hradby
    .acc = hradby
paladins-wall-wall_05 = Hradby
    .acc = hradby
paladins-wall-wall_06 = Hradby
    .acc = hradby
paladins-wall-wall_07 = Hradby
    .acc = hradby
paladins-wall-wall_08 = Hradby
    .acc = hradby
paladins-wall-wall_09 = Hradby
    .acc = hradby
paladins-wall-wall_10 = Hradby
    .acc = hradby
paladins-wall-wall_11 = Hradby
    .acc = hradby
paladins-wall-wall_12 = Hradby
    .acc = hradby
paladins-wall-wall_13 = Hradby
    .acc = hradby
paladins-wall-wall_14 = Hradby
    .acc = hradby
paladins-wall-wall_15 = Hradby
    .acc = hradby
paladins-wall-wall_16 = Hradby
    .acc = hradby
paladins-wall-wall_17 = Hradby
    .acc = hradby
paladins-wall-wall_18 = Hradby
    .acc = hradby
paladins-wall-wall_19 = Hradby
    .acc = hradby
paladins-wall-wall_20 = Hradby
    .acc = hradby
paladins-wall-wall_21 = Hradby
    .acc = hradby
paladins-wall-wall_22 = Hradby
    .acc = hradby
paladins-wall-wall_23 = Hradby
    .acc = hradby
paladins-wall-wall_24 = Hradby
    .acc = hradby
paladins-tavern-tavern_01 = Krčma
    .acc = krčmu
paladins-tavern-tavern_02 = Krčma
    .acc = krčmu
paladins-tavern-tavern_03 = Krčma
    .acc = krčmu
paladins-tavern-tavern_04 = Krčma
    .acc = krčmu
paladins-tavern-tavern_05 = Krčma
    .acc = krčmu
paladins-tavern-tavern_06 = Krčma
    .acc = krčmu
paladins-tavern-tavern_07 = Krčma
    .acc = krčmu
paladins-tavern-tavern_08 = Krčma
    .acc = krčmu
paladins-tavern-tavern_09 = Krčma
    .acc = krčmu
paladins-tavern-tavern_10 = Krčma
    .acc = krčmu
paladins-tavern-tavern_11 = Krčma
    .acc = krčmu
paladins-tavern-tavern_12 = Krčma
    .acc = krčmu
paladins-tavern-tavern_13 = Krčma
    .acc = krčmu
paladins-tavern-tavern_14 = Krčma
    .acc = krčmu
paladins-tavern-tavern_15 = Krčma
    .acc = krčmu
paladins-tavern-tavern_16 = Krčma
    .acc = krčmu
paladins-tavern-tavern_17 = Krčma
    .acc = krčmu
paladins-tavern-tavern_18 = Krčma
    .acc = krčmu
paladins-tavern-tavern_19 = Krčma
    .acc = krčmu
paladins-tavern-tavern_20 = Krčma
    .acc = krčmu
paladins-tavern-tavern_21 = Krčma
    .acc = krčmu
paladins-tavern-tavern_22 = Krčma
    .acc = krčmu
paladins-tavern-tavern_23 = Krčma
    .acc = krčmu
paladins-tavern-tavern_24 = Krčma
    .acc = krčmu
paladins-suspicion-tax_0 = Podezření bez daně
    .acc = podezření bez daně
paladins-suspicion-tax_1 = Podezření (daň 1)
    .acc = podezření (daň 1)
paladins-suspicion-tax_2 = Podezření (daň 2)
    .acc = podezření (daň 2)

## Paladinové.

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

## Královské rozkazy a přízně; odhalená přízeň je místem pro poddaného.

paladins-order-ko_commission = Misie
paladins-order-ko_fortify = Opevnění
paladins-order-ko_garrison = Posádka
paladins-order-ko_absolve = Odpustek
paladins-order-ko_attack = Útok
paladins-order-ko_convert = Obrácení
paladins-favour-kf_recruit = Verbování zadarmo
paladins-favour-kf_debt_or_suspicion = Dluh nebo podezření
paladins-favour-kf_suspicion_tax = Podezření a daň
paladins-favour-kf_criminals = Zločinci
paladins-favour-kf_provisions_tax = Proviant a daň
paladins-favour-kf_debt_workers = Poddaní za dluh
paladins-favour-kf_workshop = Dílna nebo poddaní
paladins-favour-kf_pray = Modlitba
paladins-favour-kf_labourers = Nádeníci
paladins-favour-kf_attribute = Vlastnost
paladins-space-kf_recruit = Královská přízeň (Verbování zadarmo)
    .acc = královskou přízeň (Verbování zadarmo)
paladins-space-kf_debt_or_suspicion = Královská přízeň (Dluh nebo podezření)
    .acc = královskou přízeň (Dluh nebo podezření)
paladins-space-kf_suspicion_tax = Královská přízeň (Podezření a daň)
    .acc = královskou přízeň (Podezření a daň)
paladins-space-kf_criminals = Královská přízeň (Zločinci)
    .acc = královskou přízeň (Zločinci)
paladins-space-kf_provisions_tax = Královská přízeň (Proviant a daň)
    .acc = královskou přízeň (Proviant a daň)
paladins-space-kf_debt_workers = Královská přízeň (Poddaní za dluh)
    .acc = královskou přízeň (Poddaní za dluh)
paladins-space-kf_workshop = Královská přízeň (Dílna nebo poddaní)
    .acc = královskou přízeň (Dílna nebo poddaní)
paladins-space-kf_pray = Královská přízeň (Modlitba)
    .acc = královskou přízeň (Modlitba)
paladins-space-kf_labourers = Královská přízeň (Nádeníci)
    .acc = královskou přízeň (Nádeníci)
paladins-space-kf_attribute = Královská přízeň (Vlastnost)
    .acc = královskou přízeň (Vlastnost)

## Pole herního plánu a místa pro džbány.

paladins-square-r1_1 = Region I, pole 1
paladins-square-r1_2 = Region I, pole 2
paladins-square-r1_3 = Region I, pole 3
paladins-square-r1_4 = Region I, pole 4
paladins-square-r2_1 = Region II, pole 1
paladins-square-r2_2 = Region II, pole 2
paladins-square-r2_3 = Region II, pole 3
paladins-square-r2_4 = Region II, pole 4
paladins-square-r2_5 = Region II, pole 5
paladins-square-r2_6 = Region II, pole 6
paladins-square-r2_7 = Region II, pole 7
paladins-square-r3_1 = Region III, pole 1
paladins-square-r3_2 = Region III, pole 2
paladins-square-r3_3 = Region III, pole 3
paladins-square-r3_4 = Region III, pole 4
paladins-square-r3_5 = Region III, pole 5
paladins-square-r3_6 = Region III, pole 6
paladins-square-r3_7 = Region III, pole 7
paladins-square-r3_8 = Region III, pole 8
paladins-square-r3_9 = Region III, pole 9
paladins-square-r4_1 = Region IV, pole 1
paladins-square-r4_2 = Region IV, pole 2
paladins-square-r4_3 = Region IV, pole 3
paladins-square-r4_4 = Region IV, pole 4
paladins-square-r4_5 = Region IV, pole 5
paladins-square-r4_6 = Region IV, pole 6
paladins-square-r4_7 = Region IV, pole 7
paladins-square-r4_8 = Region IV, pole 8
paladins-square-r4_9 = Region IV, pole 9
paladins-square-r4_10 = Region IV, pole 10
paladins-square-r5_1 = Region V, pole 1
paladins-square-r5_2 = Region V, pole 2
paladins-square-r5_3 = Region V, pole 3
paladins-square-r5_4 = Region V, pole 4
paladins-square-r5_5 = Region V, pole 5
paladins-square-r5_6 = Region V, pole 6
paladins-square-r5_7 = Region V, pole 7
paladins-square-r6_1 = Region VI, pole 1
paladins-square-r6_2 = Region VI, pole 2
paladins-square-r6_3 = Region VI, pole 3
paladins-jar_space-abs_free_recruit = 1. místo pro džbán
    .acc = 1. místo pro džbán
paladins-jar_space-abs_labourer = 2. místo pro džbán
    .acc = 2. místo pro džbán
paladins-jar_space-abs_pray_1 = 3. místo pro džbán
    .acc = 3. místo pro džbán
paladins-jar_space-abs_pray_2 = 4. místo pro džbán
    .acc = 4. místo pro džbán
paladins-jar_space-abs_faith = 5. místo pro džbán
    .acc = 5. místo pro džbán
paladins-jar_space-abs_provisions = 6. místo pro džbán
    .acc = 6. místo pro džbán
paladins-jar_space-abs_pay_debt_1 = 7. místo pro džbán
    .acc = 7. místo pro džbán
paladins-jar_space-abs_pay_debt_2 = 8. místo pro džbán
    .acc = 8. místo pro džbán
paladins-jar_space-abs_discard_suspicion_1 = 9. místo pro džbán
    .acc = 9. místo pro džbán
paladins-jar_space-abs_discard_suspicion_2 = 10. místo pro džbán
    .acc = 10. místo pro džbán

## Další slova.

paladins-row-townsfolk = Měšťané
paladins-row-outsiders = Cizinci
paladins-way-pay = Zaplatit cenu
    .text = Mince a proviant jdou do zásoby.
paladins-way-take_debt = Místo toho si vzít dluh
    .text = Nesplacený dluh na konci odečte 3 body; splacený přidá 1 bod.

## What nobody loses in silence.

paladins-loss-debt = dluh, −3 body
paladins-loss-turn = tvé tahy v tomto kole

## Soupeř v sólové hře.

paladins-seat-opponent = Virtuální hráč
paladins-scheme-commission = Misie
paladins-scheme-fortify = Opevnění
paladins-scheme-garrison = Posádka
paladins-scheme-absolve = Odpustek
paladins-scheme-attack = Útok
paladins-scheme-convert = Obrácení
paladins-scheme-recruit = Verbování
paladins-scheme-pray = Modlitba
paladins-scheme-trade = Obchod
paladins-scheme-conspire = Spiknutí
paladins-scheme-kings_order = Královský rozkaz
paladins-scheme-kings_favour = Královská přízeň
paladins-move-commission = Misie
    .acc = akci Misie
paladins-move-fortify = Opevnění
    .acc = akci Opevnění
paladins-move-garrison = Posádka
    .acc = akci Posádka
paladins-move-absolve = Odpustek
    .acc = akci Odpustek
paladins-move-attack = Útok
    .acc = akci Útok
paladins-move-convert = Obrácení
    .acc = akci Obrácení
paladins-move-recruit = Verbování
    .acc = akci Verbování
paladins-move-pray = Modlitba
    .acc = akci Modlitba
paladins-move-trade = Obchod
    .acc = akci Obchod
paladins-move-conspire = Spiknutí
    .acc = akci Spiknutí
paladins-move-kings_order = Královský rozkaz
    .acc = královský rozkaz
paladins-move-kings_favour = Královská přízeň
    .acc = královskou přízeň
paladins-move-rest = Odpočinek
    .acc = akci Odpočinek
paladins-obstacle-workers_stand_there = stojí tam poddaní
paladins-obstacle-workers_short = málo poddaných
paladins-obstacle-no_piece_left = není už co umístit
paladins-obstacle-no_square_in_reach = žádné volné pole není v dosahu
paladins-obstacle-no_wall_left = hradby už došly
paladins-obstacle-no_outsider_there = není tam žádný cizinec
paladins-obstacle-no_townsfolk_there = není tam žádný měšťan
paladins-obstacle-faith_short = málo víry
paladins-obstacle-strength_short = málo síly
paladins-obstacle-influence_short = málo vlivu
paladins-obstacle-occupied = stojí tam poddaný
paladins-obstacle-nothing_owed = žádný nesplacený dluh
paladins-obstacle-only_debt_squares = v dosahu jsou jen pole, která splácejí dluh, a žádný nesplacený není
paladins-obstacle-not_revealed = ještě není odhaleno
paladins-obstacle-no_free_favour = žádná odhalená královská přízeň není volná
paladins-obstacle-comes_last = přijde na řadu, až když nevyhoví žádná jiná karta
paladins-wish-free_recruit = verbování zadarmo
paladins-wish-pay_debt = splacení dluhu
paladins-wish-pray = modlitba
paladins-wish-two_workers = dva poddaní
paladins-wish-one_worker = jeden poddaný
paladins-wish-silver = mince
paladins-wish-discard_suspicion = odhození podezření
paladins-wish-anything = cokoli jiného
paladins-cause-silver = za mince
paladins-cause-provision = za proviant
paladins-cause-tax = za daň
paladins-cause-trade = za Obchod
paladins-cause-rest = za Odpočinek
paladins-cause-missing = za to, co chybí
paladins-pick-left = odměna vlevo
paladins-pick-lowest = nejnižší vlastnost
paladins-pick-debt_unpaid = má nesplacený dluh
paladins-pick-no_debt = nemá nesplacený dluh
paladins-pick-workers = dílnu postavit nelze
paladins-difficulty-easy = jednoduchá
paladins-difficulty-standard = standardní
paladins-difficulty-hard = těžká

## Stůl.

paladins-zone-townsfolk_row = Měšťané
paladins-zone-townsfolk_pile = Balíček měšťanů
paladins-zone-townsfolk_discards = Odhození měšťané
paladins-zone-outsider_row = Cizinci
paladins-zone-outsider_pile = Balíček cizinců
paladins-zone-outsider_discards = Odhození cizinci
paladins-zone-wall_pile = Balíček hradeb
paladins-zone-suspicion_pile = Balíček podezření
paladins-zone-suspicion_discards = Odhozená podezření
paladins-zone-tavern_pile = Balíček krčem
paladins-zone-taverns = Otevřené krčmy
paladins-zone-tavern_discards = Odhozené krčmy
paladins-zone-orders = Královské rozkazy
paladins-zone-hidden_orders = Budoucí královské rozkazy
paladins-zone-order_box = Královské rozkazy mimo hru
paladins-zone-favours = Královské přízně
paladins-zone-hidden_favours = Budoucí královské přízně
paladins-zone-favour_box = Královské přízně mimo hru
paladins-zone-crew = Družina
paladins-zone-walls = Hradby
paladins-zone-attacked = Napadení
paladins-zone-converted = Obrácení cizinci
paladins-zone-jars = Džbány
paladins-zone-suspicions = Podezření
paladins-zone-tavern = Navštívená krčma
paladins-zone-paladin = Paladin kola
paladins-zone-used_paladins = Použití paladinové
paladins-zone-paladin_pile = Balíček paladinů
paladins-zone-drawn = Dobraní paladinové
paladins-zone-placed = Odložení paladinové
paladins-zone-schemes = Intriky
paladins-zone-scheme_discards = Odhozené intriky
paladins-zone-favour_schemes = Intriky na královských přízních
paladins-zone-stacked = Ukazatele vlastností odspodu
paladins-field-marker = Ukazatel surovin
paladins-field-turned_jars = Otočené džbány
paladins-field-workers = Poddaní
paladins-field-silver = Mince
paladins-field-provisions = Proviant
paladins-field-faith = Víra
paladins-field-strength = Síla
paladins-field-influence = Vliv
paladins-field-effective = S paladinem
paladins-field-workshops = Dílny
paladins-field-monks = Misionáři
paladins-field-outposts = Tvrze
paladins-field-debts = Nesplacené dluhy
paladins-field-paid = Splacené dluhy
paladins-field-passed = Pasování
paladins-field-tax = Daně
paladins-field-round = Kolo
paladins-field-first = Začínající hráč
paladins-field-active = Na tahu
paladins-field-standing = Na desce
paladins-field-squares = Pole
paladins-field-occupied = Obsazená místa
paladins-part-squares-seat = { $seat }
paladins-part-squares-piece = { $piece }
paladins-piece-monk = Misionář
paladins-piece-outpost = Tvrz
paladins-piece-workshop = Dílna

## Body.

paladins-line-kings_orders = Královské rozkazy
paladins-line-faith = Víra
paladins-line-strength = Síla
paladins-line-influence = Vliv
paladins-line-develop = Dílny
paladins-line-debts = Dluhy
paladins-line-resources = Mince a proviant
paladins-line-commission = Misionáři
paladins-line-fortify = Hradby
paladins-line-garrison = Tvrze
paladins-line-absolve = Džbány
paladins-line-converted = Obrácení cizinci

## Proč se s některým nastavením hrát nedá.

paladins-options-difficulty_alone = obtížnost platí jen pro jednoho hráče proti virtuálnímu hráči, ale hráčů je { $players }
paladins-options-facts = takové opravy nelze provést: { $problem }
paladins-options-difficulty_expansion = obtížnost { $difficulty } potřebuje rozšíření { $expansions }
