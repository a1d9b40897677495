# Sídla šlechticů, rozšíření Paladinů. Tyto zprávy se čtou spolu se zprávami základní hry.
# Svolání, Vyjednávání, pověřit a přizvat i jména nových měšťanů a cizinců jsou vlastní překlad. Karty vyjednávání se
# jmenují podle hodnosti své úrovně.

## Otázky.

paladins-question-muster = Vyber kartu svolání, kterou si vezmeš
    .why = Musíš splnit její pravý praporec. Krok diplomata stojí 1 proviant; jeho vlastní sloupec nejde zvolit.
    .waiting = { $who } vybírá kartu svolání
paladins-question-negotiate = Pověř šlechtice úkolem, nebo ho přizvi
    .why = Pověřený provede svou akci bez poddaných a zadarmo. Přizvaný zůstane a zvýší diplomacii o 1.
    .waiting = { $who } vybírá kartu vyjednávání
paladins-question-start_workshop = Postav svou první dílnu
    .why = Je zadarmo a natrvalo. Nepřinese poddaného a do Rozvoje se nepočítá.
    .waiting = { $who } staví první dílnu
paladins-question-free_discard = Odhoď měšťana zadarmo
    .why = Z nabídky nebo svrchu balíčku, ať stojí cokoli; získáš jeho odměnu za odhození. Smíš to i vynechat.
    .waiting = { $who } může zadarmo odhodit měšťana
paladins-question-dismiss = Propusť jednoho ze svých měšťanů
    .why = Přijdeš o jeho schopnost a získáš odměnu za odhození. Můžeš si i všechny nechat.
    .waiting = { $who } může propustit měšťana
paladins-question-move_from = Vyber dílnu, kterou přesuneš
    .why = Půjde na volné místo jiné akce a to staré po ní zůstane prázdné. Můžeš to i vynechat.
    .waiting = { $who } může přesunout dílnu
paladins-question-move_to = Vyber, kam půjde dílna ({ $from })
    .why = Na volné místo jiné akce. Poddaný z toho místa se vrátí do zásoby.
    .waiting = { $who } přesouvá dílnu
paladins-question-remove = Vyber paladina, který opustí hru
    .why = Odloží se lícem dolů a už se nevrátí. Z dalších dvou jde jeden navrch balíčku a jeden dospod.
    .waiting = { $who } vrací ostatní paladiny

## Odpovědi.

paladins-answer-muster-muster =
    Vzít si { $muster-acc } ({ $attribute } { $needs }): { $diplomacy ->
        [one] 1 bod diplomacie
        [few] { $diplomacy } body diplomacie
       *[other] { $diplomacy } bodů diplomacie
    }, { $reward }
    .verb = Vzít si
paladins-answer-delegate-negotiate =
    Pověřit { $negotiate-acc } (diplomacie { $diplomacy }): { $action }, { $helped-is ->
        [faith] víra
        [strength] síla
        [influence] vliv
       *[diplomacy] diplomacie
    } +{ $bonus }
    .verb = Pověřit
paladins-answer-enlist-negotiate = Přizvat { $negotiate-acc } ({ $attribute } { $needs }): 1 bod diplomacie, znaky: { $icons }
    .verb = Přizvat
paladins-answer-dismiss-nobody = Všechny si nechat
    .verb = Nechat si
paladins-answer-dismiss-townsfolk = Propustit { $townsfolk-acc }: { $discard }
    .verb = Propustit
paladins-answer-move-no-workshop = Žádnou nepřesouvat
    .verb = Nepřesouvat
paladins-answer-move-workshop-from-slot = Přesunout dílnu: { $slot }
    .verb = Přesunout tuto dílnu
paladins-answer-move-workshop-to-slot = Přesunout sem: { $slot }
    .verb = Přesunout sem
paladins-answer-remove-paladin = { $paladin } opustí hru
    .verb = Odstranit: { $paladin }

## Co je vytištěno na kartách, jako text.

paladins-text-muster =
    { $worker-is ->
        [any] Umísti kteréhokoli poddaného
       *[other] Umísti { $worker-acc }
    } ({ $silver ->
        [0] { $provisions ->
            [0] zadarmo
            [one] 1 proviant
            [few] { $provisions } provianty
           *[other] { $provisions } proviantů
        }
        [one] 1 mince
        [few] { $silver } mince
       *[other] { $silver } mincí
    }), nebo si ji vezmi: { $attribute } { $needs } ({ $diplomacy ->
        [one] 1 bod diplomacie
        [few] { $diplomacy } body diplomacie
       *[other] { $diplomacy } bodů diplomacie
    }). Vždy: { $reward }.
paladins-text-negotiate =
    Pověření (diplomacie { $diplomacy }): { $action }, { $helped-is ->
        [faith] víra
        [strength] síla
        [influence] vliv
       *[diplomacy] diplomacie
    } +{ $bonus }. Přizvání ({ $attribute } { $needs }): 1 bod diplomacie, znaky: { $icons }.
paladins-text-ally = Přidají se k prvnímu, kdo má { $needs } stejné znaky: { $icon }. Hned: { $immediate }. Každé pasování: { $on_pass }.
paladins-text-extension = Znak se počítá do sad i pro spojence: { $icon }.

## Slovesa.

paladins-verb-diplomacy =
    { $amount ->
        [one] 1 bod diplomacie
        [few] { $amount } body diplomacie
       *[other] { $amount } bodů diplomacie
    }
    .acc =
        { $amount ->
            [one] 1 bod diplomacie
            [few] { $amount } body diplomacie
           *[other] { $amount } bodů diplomacie
        }
paladins-verb-free_discard_townsfolk = zadarmo odhodit měšťana
    .acc = možnost zadarmo odhodit měšťana
paladins-verb-discard_own_townsfolk = propustit měšťana
    .acc = možnost propustit měšťana
paladins-verb-move_workshop = přesunout dílnu
    .acc = možnost přesunout dílnu
paladins-verb-must_pass = hned pasovat
    .acc = povinnost hned pasovat

## Události.

paladins-event-turns_up_muster = { $stack }. sloupec teď ukazuje { $card-acc }.
paladins-event-collects_muster = { $who } si bere { $card-acc } (sloupec { $stack }); diplomat teď stojí tam.
paladins-event-delegates = { $who } pověřuje { $card-acc }.
paladins-event-enlists = { $who } si přizývá { $card-acc }.
paladins-event-wins_ally = { $who } získává spojence: { $ally }.
paladins-event-gets_extension = { $who } dostává rozšíření desky: { $extension }.
paladins-event-gets_secret_order = { $who } dostává tajný královský rozkaz.
paladins-event-gets_secret_order-secret = { $who } dostává tajný královský rozkaz: { $order }.
paladins-event-shows_secret_order = { $who } ukazuje tajný královský rozkaz: { $order }.
paladins-event-dismisses = { $who } propouští { $card-acc }.
paladins-event-moves_workshop = { $who } přesouvá dílnu: { $from } → { $to }.

## Události: co dělá soupeř v sólové hře a proč.

paladins-event-skips_muster = { $who } nechává { $card-acc } být: { $why }.
paladins-event-picks_muster =
    { $tied ->
        [one] { $who } si bere { $card-acc }: z karet v dosahu vyžaduje nejvíc.
       *[other] { $who } si bere { $card-acc }: z karet v dosahu vyžaduje nejvíc (takových je { $tied }).
    }
paladins-event-skips_muster_space = { $who } nemůže umístit poddaného na { $card-acc }: { $why }.
paladins-event-picks_muster_space = { $who } umísťuje poddaného na první volnou kartu svolání zleva: { $card }. Počítá se za { $worker-acc }.
paladins-event-skips_enlisting = { $who } si nemůže přizvat { $card-acc }: { $why }.
paladins-event-skips_delegating = { $who } nemůže pověřit { $card-acc }: { $why }.

## Proč ne.

paladins-reason-diplomacy_short = diplomacie { $n } z { $n2 }
paladins-reason-diplomat_there = stojí tam diplomat
paladins-reason-no_muster_in_reach = žádná karta svolání není v dosahu
paladins-reason-no_negotiate_in_reach = žádná karta vyjednávání není v dosahu
paladins-reason-debt_anyway = dluh si lze vzít i tak
paladins-reason-no_workshop_here = nestojí tam dílna
paladins-reason-another_action = musí jít k jiné akci
paladins-reason-asks_for_less = vyžaduje méně než jiná karta
paladins-reason-attribute_lower = její vlastnost je na stupnici níž
paladins-reason-further_right = stejná karta leží víc vlevo
paladins-reason-no_free_muster_card = žádná karta svolání nemá volné místo

## Vlastnost, akce, místa.

paladins-attribute-diplomacy = Diplomacie
    .acc = diplomacii
    .text = Je třeba k pověření šlechtice, zvyšuje ji Svolání a přizvání. Na konci boduje její stupnice.
paladins-action-muster = Svolání
    .text = Vrchní karta sloupce, kde nestojí diplomat, je tvoje i s poddaným na ní. Zvýší diplomacii.
paladins-action-negotiate = Vyjednávání
    .text = Šlechtice pověříš akcí z jeho karty, nebo ho přizveš kvůli jeho znakům, což zvýší diplomacii.
paladins-board_slot-muster_1 = Svolání, místo 1
paladins-board_slot-muster_2 = Svolání, místo 2
paladins-board_slot-muster_3 = Svolání, místo 3
paladins-board_slot-negotiate_1 = Vyjednávání, místo 1
paladins-board_slot-negotiate_2 = Vyjednávání, místo 2
paladins-board_slot-negotiate_3 = Vyjednávání, místo 3
paladins-slot-muster_1 = Svolání, místo 1
paladins-slot-muster_2 = Svolání, místo 2
paladins-slot-negotiate_1 = Vyjednávání, místo 1
paladins-slot-negotiate_2 = Vyjednávání, místo 2

## Měšťané, cizinci, paladinové, královské karty.

paladins-townsfolk-knight_labourer = Rytíř (nádeník)
    .acc = Rytíře (nádeník)
paladins-townsfolk-knight_silver = Rytíř (mince)
    .acc = Rytíře (mince)
paladins-townsfolk-knight_tax = Rytíř (daň)
    .acc = Rytíře (daň)
paladins-townsfolk-escort_labourer = Průvodce (nádeník)
    .acc = Průvodce (nádeník)
paladins-townsfolk-escort_provision = Průvodce (proviant)
    .acc = Průvodce (proviant)
paladins-townsfolk-escort_tax = Průvodce (daň)
    .acc = Průvodce (daň)
paladins-townsfolk-princess_silver = Princezna (mince)
    .acc = Princeznu (mince)
paladins-townsfolk-princess_provision = Princezna (proviant)
    .acc = Princeznu (proviant)
paladins-occasion-enlist = Každý přizvaný šlechtic
paladins-occasion-muster = Každé Svolání
paladins-occasion-pass = Každé pasování
paladins-outsider-executioner_saracen = Saracénský kat
    .acc = saracénského kata
paladins-outsider-executioner_viking = Vikinský kat
    .acc = vikinského kata
paladins-outsider-envoy_byzantine = Byzantský vyslanec
    .acc = byzantského vyslance
paladins-outsider-envoy_saracen = Saracénský vyslanec
    .acc = saracénského vyslance
paladins-outsider-thug_viking = Vikinský hrdlořez
    .acc = vikinského hrdlořeza
paladins-outsider-thug_byzantine = Byzantský hrdlořez
    .acc = byzantského hrdlořeza
paladins-scoring-per_2_muster = 1 bod za 2 karty svolání
paladins-scoring-per_4_diplomacy = 1 bod za 4 body diplomacie
paladins-scoring-per_2_negotiate = 1 bod za 2 přizvané šlechtice
paladins-paladin-astolfo = Astolfo
paladins-paladin-maugris = Maugris
paladins-paladin-ogier = Ogier
paladins-paladin-renaud = Renaud
paladins-order-ko_muster = Svolání
paladins-order-ko_negotiate = Vyjednávání
paladins-favour-kf_mixed = Od všeho trochu
paladins-favour-kf_attribute_pass = Vlastnost a pasování
paladins-favour-kf_move_workshop = Přesun dílny nebo nádeníci
paladins-favour-kf_debt_or_diplomacy = Dluh nebo diplomacie
paladins-favour-kf_dismiss = Propuštění nebo mince
paladins-space-kf_mixed = Královská přízeň (Od všeho trochu)
    .acc = královskou přízeň (Od všeho trochu)
paladins-space-kf_attribute_pass = Královská přízeň (Vlastnost a pasování)
    .acc = královskou přízeň (Vlastnost a pasování)
paladins-space-kf_move_workshop = Královská přízeň (Přesun dílny nebo nádeníci)
    .acc = královskou přízeň (Přesun dílny nebo nádeníci)
paladins-space-kf_debt_or_diplomacy = Královská přízeň (Dluh nebo diplomacie)
    .acc = královskou přízeň (Dluh nebo diplomacie)
paladins-space-kf_dismiss = Královská přízeň (Propuštění nebo mince)
    .acc = královskou přízeň (Propuštění nebo mince)

## Karty svolání podle úrovně; vrchní jsou i místem pro poddané.

paladins-muster-muster_101 = Karta svolání I
    .acc = kartu svolání I
paladins-muster-muster_102 = Karta svolání I
    .acc = kartu svolání I
paladins-muster-muster_103 = Karta svolání I
    .acc = kartu svolání I
paladins-muster-muster_104 = Karta svolání I
    .acc = kartu svolání I
paladins-muster-muster_105 = Karta svolání I
    .acc = kartu svolání I
paladins-muster-muster_106 = Karta svolání I
    .acc = kartu svolání I
paladins-muster-muster_201 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_202 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_203 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_204 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_205 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_206 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_207 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_208 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_209 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_210 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_211 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_212 = Karta svolání II
    .acc = kartu svolání II
paladins-muster-muster_301 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_302 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_303 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_304 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_305 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_306 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_307 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_308 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_309 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_310 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_311 = Karta svolání III
    .acc = kartu svolání III
paladins-muster-muster_312 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_101 = Karta svolání I
    .acc = kartu svolání I
paladins-space-muster_102 = Karta svolání I
    .acc = kartu svolání I
paladins-space-muster_103 = Karta svolání I
    .acc = kartu svolání I
paladins-space-muster_104 = Karta svolání I
    .acc = kartu svolání I
paladins-space-muster_105 = Karta svolání I
    .acc = kartu svolání I
paladins-space-muster_106 = Karta svolání I
    .acc = kartu svolání I
paladins-space-muster_201 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_202 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_203 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_204 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_205 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_206 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_207 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_208 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_209 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_210 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_211 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_212 = Karta svolání II
    .acc = kartu svolání II
paladins-space-muster_301 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_302 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_303 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_304 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_305 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_306 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_307 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_308 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_309 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_310 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_311 = Karta svolání III
    .acc = kartu svolání III
paladins-space-muster_312 = Karta svolání III
    .acc = kartu svolání III

## Karty vyjednávání, spojenci, rozšíření.

paladins-negotiate-negotiate_101 = Baron
    .acc = barona
paladins-negotiate-negotiate_102 = Baron
    .acc = barona
paladins-negotiate-negotiate_103 = Baron
    .acc = barona
paladins-negotiate-negotiate_104 = Baron
    .acc = barona
paladins-negotiate-negotiate_201 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_202 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_203 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_204 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_205 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_206 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_207 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_208 = Hrabě
    .acc = hraběte
paladins-negotiate-negotiate_301 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_302 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_303 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_304 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_305 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_306 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_307 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_308 = Markrabě
    .acc = markraběte
paladins-negotiate-negotiate_401 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_402 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_403 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_404 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_405 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_406 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_407 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_408 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_409 = Vévoda
    .acc = vévodu
paladins-negotiate-negotiate_410 = Vévoda
    .acc = vévodu
paladins-icon-fighter = bojovník
paladins-icon-merchant = kupec
paladins-icon-scout = zvěd
paladins-icon-cleric = kněz
paladins-ally-ally_fighter = Bojovníci
paladins-ally-ally_scout = Zvědové
paladins-ally-ally_merchant = Kupci
paladins-ally-ally_cleric = Kněží
paladins-extension-ext_merchant = Znak kupce
paladins-extension-ext_fighter = Znak bojovníka
paladins-extension-ext_scout = Znak zvěda
paladins-extension-ext_cleric = Znak kněze

## Další slova.

paladins-row-negotiate = Karty vyjednávání
paladins-way-debt_for_all = Vzít si dluh za všechno
    .text = Jeden dluh nahradí všechny mince i proviant. Nesplacený na konci odečte 3 body; splacený přidá 1 bod.

## Soupeř v sólové hře.

paladins-scheme-muster = Svolání
paladins-scheme-negotiate = Vyjednávání
paladins-move-muster = Svolání
    .acc = akci Svolání
paladins-move-negotiate = Vyjednávání
    .acc = akci Vyjednávání
paladins-move-muster_card = karta svolání
    .acc = kartu svolání
paladins-difficulty-impossible = nemožná
paladins-obstacle-diplomacy_short = málo diplomacie
paladins-obstacle-diplomat_there = stojí tam diplomat
paladins-obstacle-no_muster_in_reach = žádná karta svolání není v dosahu
paladins-obstacle-no_negotiate_in_reach = žádná karta vyjednávání není v dosahu
paladins-obstacle-asks_for_less = vyžaduje méně než jiná karta
paladins-obstacle-attribute_lower = její vlastnost je na stupnici níž
paladins-obstacle-further_right = stejná karta leží víc vlevo
paladins-obstacle-no_free_muster_card = žádná karta svolání nemá volné místo
paladins-pick-works = první odměna, která něco udělá
paladins-pick-none_works = poslední odměna, protože žádná nic neudělá

## Stůl.

paladins-zone-muster_tops = Karty svolání
paladins-zone-muster_stack_1 = 1. sloupec svolání
paladins-zone-muster_stack_2 = 2. sloupec svolání
paladins-zone-muster_stack_3 = 3. sloupec svolání
paladins-zone-muster_stack_4 = 4. sloupec svolání
paladins-zone-muster_box = Karty svolání mimo hru
paladins-zone-negotiate_row = Karty vyjednávání
paladins-zone-negotiate_pile = Balíček vyjednávání
paladins-zone-negotiate_discards = Odhozené karty vyjednávání
paladins-zone-negotiate_box = Karty vyjednávání mimo hru
paladins-zone-open_allies = Spojenci
paladins-zone-spare_extensions = Rozšíření desky mimo hru
paladins-zone-musters = Získané karty svolání
paladins-zone-negotiates = Přizvaní šlechtici
paladins-zone-allies = Získaní spojenci
paladins-zone-extension = Rozšíření desky
paladins-zone-secret_order = Tajný královský rozkaz
paladins-zone-shown_order = Ukázaný tajný rozkaz
paladins-zone-removed_paladins = Odstranění paladinové
paladins-field-diplomacy = Diplomacie
paladins-field-diplomat = Diplomat

## Body.

paladins-line-diplomacy = Diplomacie
paladins-line-secret_order = Tajný královský rozkaz
paladins-line-muster_cards = Karty svolání
paladins-line-negotiate_sets = Sady znaků
