# City of Crowns, an expansion of Paladins. Its messages are read together with those of the base game.
# The words of the rules are those of the Polish edition. Negotiate cards are called by the rank of their level.

## Questions.

paladins-question-muster = Wybierz kartę Zaciągu do zebrania
    .why = Liczy się wymóg prawego sztandaru. Każdy krok Dyplomaty kosztuje 1 sztukę Zapasów; jego własny stos jest zablokowany.
    .waiting = { $who } wybiera kartę Zaciągu
paladins-question-negotiate = Powierz zadanie albo zwerbuj (Negocjacje)
    .why = Zadanie: karta wykonuje akcję bez Robotników i kosztów. Werbunek: karta zostaje i daje +1 do Dyplomacji.
    .waiting = { $who } wybiera kartę Negocjacji
paladins-question-start_workshop = Postaw swój pierwszy Warsztat
    .why = Jest darmowy i zostaje na stałe. Nie daje Robotnika i nie liczy się do Rozwoju.
    .waiting = { $who } stawia pierwszy Warsztat
paladins-question-free_discard = Odrzuć Mieszczanina za darmo
    .why = Z toru lub z wierzchu stosu, niezależnie od ceny; bierzesz nagrodę z rogu karty. Możesz też zrezygnować.
    .waiting = { $who } może odrzucić Mieszczanina za darmo
paladins-question-dismiss = Odrzuć jednego ze swoich Mieszczan
    .why = Tracisz jego zdolność i bierzesz nagrodę z rogu karty. Możesz też zachować wszystkich.
    .waiting = { $who } może odrzucić Mieszczanina
paladins-question-move_from = Wybierz Warsztat do przeniesienia
    .why = Idzie na wolne miejsce innej akcji i zostawia po sobie puste. Możesz też zrezygnować.
    .waiting = { $who } może przenieść Warsztat
paladins-question-move_to = Dokąd przenieść Warsztat? ({ $from })
    .why = Na wolne miejsce innej akcji. Robotnik z tego miejsca wraca do puli głównej.
    .waiting = { $who } przenosi Warsztat
paladins-question-remove = Wybierz Paladyna, który opuści grę
    .why = Leży zakryty i nigdy nie wraca. Z pozostałych dwóch jeden trafia na wierzch stosu, drugi pod spód.
    .waiting = { $who } odkłada pozostałych Paladynów

## Answers.

paladins-answer-muster-muster = Weź { $muster } ({ $attribute } { $needs }): +{ $diplomacy } do Dyplomacji, { $reward }
    .verb = Weź
paladins-answer-delegate-negotiate = Powierz zadanie { $negotiate-dat } (Dyplomacja { $diplomacy }): { $action }, { $helped-is ->
        [faith] Wiara
        [strength] Siła
        [influence] Wpływy
       *[diplomacy] Dyplomacja
    } +{ $bonus }
    .verb = Powierz
paladins-answer-enlist-negotiate = Zwerbuj { $negotiate-acc } ({ $attribute } { $needs }): +1 do Dyplomacji, ikony: { $icons }
    .verb = Zwerbuj
paladins-answer-dismiss-nobody = Zachowaj wszystkich
    .verb = Zachowaj
paladins-answer-dismiss-townsfolk = Odrzuć { $townsfolk-acc }: { $discard }
    .verb = Odrzuć
paladins-answer-move-no-workshop = Nie przenoś żadnego
    .verb = Nie przenoś
paladins-answer-move-workshop-from-slot = Przenieś Warsztat z miejsca: { $slot }
    .verb = Przenieś ten
paladins-answer-move-workshop-to-slot = Przenieś na miejsce: { $slot }
    .verb = Przenieś tutaj
paladins-answer-remove-paladin = { $paladin } opuszcza grę
    .verb = Usuń: { $paladin }

## What is printed on cards, as a text.

paladins-text-muster =
    { $worker-is ->
        [any] Umieść dowolnego Robotnika
       *[other] Umieść { $worker-acc }
    } ({ $silver ->
        [0] { $provisions ->
            [0] za darmo
            [one] 1 sztuka Zapasów
            [few] { $provisions } sztuki Zapasów
           *[many] { $provisions } sztuk Zapasów
        }
        [one] 1 Srebrnik
        [few] { $silver } Srebrniki
       *[many] { $silver } Srebrników
    }) albo weź kartę: { $attribute } { $needs } (+{ $diplomacy } do Dyplomacji). W obu wypadkach: { $reward }.
paladins-text-negotiate =
    Powierzenie, Dyplomacja { $diplomacy }: { $action }, { $helped-is ->
        [faith] Wiara
        [strength] Siła
        [influence] Wpływy
       *[diplomacy] Dyplomacja
    } +{ $bonus }. Werbunek, { $attribute } { $needs }: +1 do Dyplomacji, ikony: { $icons }.
paladins-text-ally = Dołączają do pierwszego gracza z kompletem ikon ({ $needs } × { $icon }). Od razu: { $immediate }. Przy każdym pasie: { $on_pass }.
paladins-text-extension = Jego ikona liczy się do zestawów i Sojuszników: { $icon }.

## Verbs.

paladins-verb-diplomacy = +{ $amount } do Dyplomacji
    .acc = +{ $amount } do Dyplomacji
paladins-verb-free_discard_townsfolk = odrzuć Mieszczanina za darmo
    .acc = darmowe odrzucenie Mieszczanina
paladins-verb-discard_own_townsfolk = odrzuć Mieszczanina
    .acc = odrzucenie Mieszczanina
paladins-verb-move_workshop = przenieś Warsztat
    .acc = przeniesienie Warsztatu
paladins-verb-must_pass = od razu spasuj
    .acc = natychmiastowy pas

## Events.

paladins-event-turns_up_muster = Na wierzchu stosu Zaciągu { $stack } leży teraz { $card }.
paladins-event-collects_muster = { $who } bierze { $card } ze stosu { $stack }; teraz stoi tam Dyplomata.
paladins-event-delegates = { $who } powierza zadanie { $card-dat }.
paladins-event-enlists = { $who } werbuje { $card-acc }.
paladins-event-wins_ally = { $who } zdobywa Sojuszników: { $ally }.
paladins-event-gets_extension = { $who } dostaje rozszerzenie planszy: { $extension }.
paladins-event-gets_secret_order = { $who } dostaje sekretny Królewski Dekret.
paladins-event-gets_secret_order-secret = { $who } dostaje sekretny Królewski Dekret: { $order }.
paladins-event-shows_secret_order = { $who } pokazuje sekretny Królewski Dekret: { $order }.
paladins-event-dismisses = { $who } odrzuca { $card-acc }.
paladins-event-moves_workshop = { $who } przenosi Warsztat: { $from } → { $to }.

## Events: what the solo opponent does, and why.

paladins-event-skips_muster = { $who } pomija { $card }: { $why }.
paladins-event-picks_muster =
    { $tied ->
        [one] { $who } bierze { $card }, bo ma najwyższy wymóg spośród kart w zasięgu.
        [few] { $who } bierze { $card }, jedną z { $tied } kart w zasięgu o najwyższym wymogu.
       *[many] { $who } bierze { $card }, jedną z { $tied } kart w zasięgu o najwyższym wymogu.
    }
paladins-event-skips_muster_space = { $who } nie może umieścić Robotnika na karcie { $card }: { $why }.
paladins-event-picks_muster_space = { $who } umieszcza Robotnika na pierwszej od lewej wolnej karcie: { $card }. Liczy się jako { $worker }.
paladins-event-skips_enlisting = { $who } nie może zwerbować { $card-gen }: { $why }.
paladins-event-skips_delegating = { $who } nie może powierzyć zadania { $card-dat }: { $why }.

## Why not.

paladins-reason-diplomacy_short = Dyplomacja { $n } z { $n2 }
paladins-reason-diplomat_there = stoi tam Dyplomata
paladins-reason-no_muster_in_reach = żadna karta Zaciągu nie jest w zasięgu
paladins-reason-no_negotiate_in_reach = żadna karta Negocjacji nie jest w zasięgu
paladins-reason-debt_anyway = Dług można wziąć i bez tego
paladins-reason-no_workshop_here = nie stoi tam Warsztat
paladins-reason-another_action = musi iść na inną akcję
paladins-reason-asks_for_less = ma niższy wymóg niż inna karta
paladins-reason-attribute_lower = jej Atrybut stoi niżej na torze
paladins-reason-further_right = równorzędna karta leży bardziej na lewo
paladins-reason-no_free_muster_card = żadna karta Zaciągu nie ma wolnego miejsca

## Attribute, actions, slots.

paladins-attribute-diplomacy = Dyplomacja
    .acc = Dyplomację
    .text = Wymagana przy powierzaniu zadań, rośnie dzięki Zaciągowi i werbunkowi. Jej tor daje punkty na koniec.
paladins-action-muster = Zaciąg
    .text = Bierzesz wierzchnią kartę innego stosu niż ten z Dyplomatą, z Robotnikiem na niej. Podnosi Dyplomację.
paladins-action-negotiate = Negocjacje
    .text = Karcie Negocjacji powierzasz jej akcję albo werbujesz ją dla ikon, co podnosi Dyplomację.
paladins-board_slot-muster_1 = Zaciąg, miejsce 1
paladins-board_slot-muster_2 = Zaciąg, miejsce 2
paladins-board_slot-muster_3 = Zaciąg, miejsce 3
paladins-board_slot-negotiate_1 = Negocjacje, miejsce 1
paladins-board_slot-negotiate_2 = Negocjacje, miejsce 2
paladins-board_slot-negotiate_3 = Negocjacje, miejsce 3
paladins-slot-muster_1 = Zaciąg, miejsce 1
paladins-slot-muster_2 = Zaciąg, miejsce 2
paladins-slot-negotiate_1 = Negocjacje, miejsce 1
paladins-slot-negotiate_2 = Negocjacje, miejsce 2

## Townsfolk, Outsiders, Paladins, King's cards.

paladins-townsfolk-knight_labourer = Rycerz (Parobek)
    .acc = Rycerza (Parobek)
paladins-townsfolk-knight_silver = Rycerz (Srebrniki)
    .acc = Rycerza (Srebrniki)
paladins-townsfolk-knight_tax = Rycerz (Podatki)
    .acc = Rycerza (Podatki)
paladins-townsfolk-escort_labourer = Eskorta (Parobek)
    .acc = Eskortę (Parobek)
paladins-townsfolk-escort_provision = Eskorta (Zapasy)
    .acc = Eskortę (Zapasy)
paladins-townsfolk-escort_tax = Eskorta (Podatki)
    .acc = Eskortę (Podatki)
paladins-townsfolk-princess_silver = Księżniczka (Srebrniki)
    .acc = Księżniczkę (Srebrniki)
paladins-townsfolk-princess_provision = Księżniczka (Zapasy)
    .acc = Księżniczkę (Zapasy)
paladins-occasion-enlist = Każda zwerbowana karta Negocjacji
paladins-occasion-muster = Każdy Zaciąg
paladins-occasion-pass = Każdy pas
paladins-outsider-executioner_saracen = Egzekutor saraceński
    .acc = Egzekutora saraceńskiego
paladins-outsider-executioner_viking = Egzekutor wikiński
    .acc = Egzekutora wikińskiego
paladins-outsider-envoy_byzantine = Poseł bizantyjski
    .acc = Posła bizantyjskiego
paladins-outsider-envoy_saracen = Poseł saraceński
    .acc = Posła saraceńskiego
paladins-outsider-thug_viking = Rzezimieszek wikiński
    .acc = Rzezimieszka wikińskiego
paladins-outsider-thug_byzantine = Rzezimieszek bizantyjski
    .acc = Rzezimieszka bizantyjskiego
paladins-scoring-per_2_muster = 1 punkt za każde 2 karty Zaciągu
paladins-scoring-per_4_diplomacy = 1 punkt za każde 4 poziomy Dyplomacji
paladins-scoring-per_2_negotiate = 1 punkt za każde 2 zwerbowane karty Negocjacji
paladins-paladin-astolfo = Astolfo
paladins-paladin-maugris = Maugris
paladins-paladin-ogier = Ogier
paladins-paladin-renaud = Renaud
paladins-order-ko_muster = Zaciąg
paladins-order-ko_negotiate = Negocjacje
paladins-favour-kf_mixed = Wszystkiego po trochu
paladins-favour-kf_attribute_pass = Atrybut i pas
paladins-favour-kf_move_workshop = Przeniesienie Warsztatu lub Parobkowie
paladins-favour-kf_debt_or_diplomacy = Dług lub Dyplomacja
paladins-favour-kf_dismiss = Odrzucenie lub Srebrniki
paladins-space-kf_mixed = Królewska Łaska (Wszystkiego po trochu)
paladins-space-kf_attribute_pass = Królewska Łaska (Atrybut i pas)
paladins-space-kf_move_workshop = Królewska Łaska (Przeniesienie Warsztatu lub Parobkowie)
paladins-space-kf_debt_or_diplomacy = Królewska Łaska (Dług lub Dyplomacja)
paladins-space-kf_dismiss = Królewska Łaska (Odrzucenie lub Srebrniki)

## Muster cards, by level; the top ones are spaces for workers, too.

paladins-muster-muster_101 = Zaciąg I
paladins-muster-muster_102 = Zaciąg I
paladins-muster-muster_103 = Zaciąg I
paladins-muster-muster_104 = Zaciąg I
paladins-muster-muster_105 = Zaciąg I
paladins-muster-muster_106 = Zaciąg I
paladins-muster-muster_201 = Zaciąg II
paladins-muster-muster_202 = Zaciąg II
paladins-muster-muster_203 = Zaciąg II
paladins-muster-muster_204 = Zaciąg II
paladins-muster-muster_205 = Zaciąg II
paladins-muster-muster_206 = Zaciąg II
paladins-muster-muster_207 = Zaciąg II
paladins-muster-muster_208 = Zaciąg II
paladins-muster-muster_209 = Zaciąg II
paladins-muster-muster_210 = Zaciąg II
paladins-muster-muster_211 = Zaciąg II
paladins-muster-muster_212 = Zaciąg II
paladins-muster-muster_301 = Zaciąg III
paladins-muster-muster_302 = Zaciąg III
paladins-muster-muster_303 = Zaciąg III
paladins-muster-muster_304 = Zaciąg III
paladins-muster-muster_305 = Zaciąg III
paladins-muster-muster_306 = Zaciąg III
paladins-muster-muster_307 = Zaciąg III
paladins-muster-muster_308 = Zaciąg III
paladins-muster-muster_309 = Zaciąg III
paladins-muster-muster_310 = Zaciąg III
paladins-muster-muster_311 = Zaciąg III
paladins-muster-muster_312 = Zaciąg III
paladins-space-muster_101 = Zaciąg I
paladins-space-muster_102 = Zaciąg I
paladins-space-muster_103 = Zaciąg I
paladins-space-muster_104 = Zaciąg I
paladins-space-muster_105 = Zaciąg I
paladins-space-muster_106 = Zaciąg I
paladins-space-muster_201 = Zaciąg II
paladins-space-muster_202 = Zaciąg II
paladins-space-muster_203 = Zaciąg II
paladins-space-muster_204 = Zaciąg II
paladins-space-muster_205 = Zaciąg II
paladins-space-muster_206 = Zaciąg II
paladins-space-muster_207 = Zaciąg II
paladins-space-muster_208 = Zaciąg II
paladins-space-muster_209 = Zaciąg II
paladins-space-muster_210 = Zaciąg II
paladins-space-muster_211 = Zaciąg II
paladins-space-muster_212 = Zaciąg II
paladins-space-muster_301 = Zaciąg III
paladins-space-muster_302 = Zaciąg III
paladins-space-muster_303 = Zaciąg III
paladins-space-muster_304 = Zaciąg III
paladins-space-muster_305 = Zaciąg III
paladins-space-muster_306 = Zaciąg III
paladins-space-muster_307 = Zaciąg III
paladins-space-muster_308 = Zaciąg III
paladins-space-muster_309 = Zaciąg III
paladins-space-muster_310 = Zaciąg III
paladins-space-muster_311 = Zaciąg III
paladins-space-muster_312 = Zaciąg III

## Negotiate cards, Allies, extensions.

paladins-negotiate-negotiate_101 = Baron
    .gen = Barona
    .dat = Baronowi
    .acc = Barona
paladins-negotiate-negotiate_102 = Baron
    .gen = Barona
    .dat = Baronowi
    .acc = Barona
paladins-negotiate-negotiate_103 = Baron
    .gen = Barona
    .dat = Baronowi
    .acc = Barona
paladins-negotiate-negotiate_104 = Baron
    .gen = Barona
    .dat = Baronowi
    .acc = Barona
paladins-negotiate-negotiate_201 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_202 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_203 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_204 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_205 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_206 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_207 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_208 = Hrabia
    .gen = Hrabiego
    .dat = Hrabiemu
    .acc = Hrabiego
paladins-negotiate-negotiate_301 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_302 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_303 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_304 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_305 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_306 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_307 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_308 = Margrabia
    .gen = Margrabiego
    .dat = Margrabiemu
    .acc = Margrabiego
paladins-negotiate-negotiate_401 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_402 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_403 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_404 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_405 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_406 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_407 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_408 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_409 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-negotiate-negotiate_410 = Książę
    .gen = Księcia
    .dat = Księciu
    .acc = Księcia
paladins-icon-fighter = Wojownik
paladins-icon-merchant = Kupiec
paladins-icon-scout = Zwiadowca
paladins-icon-cleric = Kleryk
paladins-ally-ally_fighter = Wojownicy
paladins-ally-ally_scout = Zwiadowcy
paladins-ally-ally_merchant = Kupcy
paladins-ally-ally_cleric = Klerycy
paladins-extension-ext_merchant = ikona Kupca
paladins-extension-ext_fighter = ikona Wojownika
paladins-extension-ext_scout = ikona Zwiadowcy
paladins-extension-ext_cleric = ikona Kleryka

## Other words.

paladins-row-negotiate = Negocjacje
    .gen = Negocjacji
paladins-way-debt_for_all = Weź Dług za wszystko
    .text = Jeden Dług zastępuje wszystkie Srebrniki i Zapasy. Niespłacony kosztuje na koniec 3 punkty; spłacony daje 1.

## The solo opponent.

paladins-scheme-muster = Zaciąg
paladins-scheme-negotiate = Negocjacje
paladins-move-muster = Zaciąg
paladins-move-negotiate = Negocjacje
paladins-move-muster_card = karta Zaciągu
paladins-difficulty-impossible = niemożliwy
paladins-obstacle-diplomacy_short = za mało Dyplomacji
paladins-obstacle-diplomat_there = stoi tam Dyplomata
paladins-obstacle-no_muster_in_reach = żadna karta Zaciągu nie jest w zasięgu
paladins-obstacle-no_negotiate_in_reach = żadna karta Negocjacji nie jest w zasięgu
paladins-obstacle-asks_for_less = ma niższy wymóg niż inna karta
paladins-obstacle-attribute_lower = jej Atrybut stoi niżej na torze
paladins-obstacle-further_right = równorzędna karta leży bardziej na lewo
paladins-obstacle-no_free_muster_card = żadna karta Zaciągu nie ma wolnego miejsca
paladins-pick-works = pierwsza, która coś daje
paladins-pick-none_works = ostatnia, bo żadna nic nie daje

## The table.

paladins-zone-muster_tops = Karty Zaciągu
paladins-zone-muster_stack_1 = Stos Zaciągu 1
paladins-zone-muster_stack_2 = Stos Zaciągu 2
paladins-zone-muster_stack_3 = Stos Zaciągu 3
paladins-zone-muster_stack_4 = Stos Zaciągu 4
paladins-zone-muster_box = Karty Zaciągu poza grą
paladins-zone-negotiate_row = Karty Negocjacji
paladins-zone-negotiate_pile = Stos Negocjacji
paladins-zone-negotiate_discards = Odrzucone karty Negocjacji
paladins-zone-negotiate_box = Karty Negocjacji poza grą
paladins-zone-open_allies = Sojusznicy
paladins-zone-spare_extensions = Rozszerzenia poza grą
paladins-zone-musters = Zebrane karty Zaciągu
paladins-zone-negotiates = Zwerbowane karty Negocjacji
paladins-zone-allies = Zdobyci Sojusznicy
paladins-zone-extension = Rozszerzenie planszy
paladins-zone-secret_order = Sekretny Królewski Dekret
paladins-zone-shown_order = Pokazany sekretny Królewski Dekret
paladins-zone-removed_paladins = Usunięci Paladyni
paladins-field-diplomacy = Dyplomacja
paladins-field-diplomat = Dyplomata

## Points.

paladins-line-diplomacy = Dyplomacja
paladins-line-secret_order = Sekretny Królewski Dekret
paladins-line-muster_cards = Karty Zaciągu
paladins-line-negotiate_sets = Zestawy ikon
