# Paladins of the West Kingdom. Goods come from the general supply and go back there, unless the Tax is named.
# What is printed on a card reaches its text and the answers that name it as variables; effects are said by the verbs.

paladins-title = Paladyni Zachodniego Królestwa

## Questions: the turn.

paladins-question-turn = Wykonaj akcję albo spasuj
    .why = Akcja, na której stoją twoi Robotnicy, jest zamknięta, aż zejdą. Pasując, zachowasz do 3 Robotników.
    .waiting = { $who } wybiera akcję
paladins-question-mode = Wybierz, ilu Robotników umieścić
    .why = Drugi daje więcej, ale musi mieć kolor swojego miejsca albo być Złoczyńcą.
    .waiting = { $who } wybiera, ilu Robotników umieścić
paladins-question-townsfolk = Zrekrutuj Mieszczanina albo jednego odrzuć
    .why = Dwóch Robotników rekrutuje, jeden odrzuca. Cena zależy od miejsca; z lewej można za nią wziąć Dług.
    .waiting = { $who } wybiera Mieszczanina
paladins-question-free_recruit = Za darmo zrekrutuj lub odrzuć Mieszczanina
    .why = Bez Robotników i Srebrników, niezależnie od ceny miejsca. Możesz też zrezygnować.
    .waiting = { $who } może wziąć Mieszczanina za darmo
paladins-question-first_townsfolk = Zrekrutuj swojego pierwszego Mieszczanina
    .why = Za darmo, z dowolnego miejsca toru; premię dostajesz od razu.
    .waiting = { $who } wybiera pierwszego Mieszczanina
paladins-question-workshop_target = Wybierz miejsce na Warsztat
    .why = Zostaje na stałe i zastępuje tam Robotnika. Robotnik z tego miejsca wraca do puli głównej.
    .waiting = { $who } wybiera miejsce na Warsztat
paladins-question-workshop = Postaw Warsztat za darmo
    .why = Zostaje na stałe i zastępuje tam Robotnika. Dostajesz to, co leży pod nim na torze Rozwoju.
    .waiting = { $who } stawia Warsztat za darmo
paladins-question-pray = Usuń Robotników z akcji
    .why = Jej Robotnicy wracają do puli głównej i można ją wykonać ponownie. Nie z samej Modlitwy.
    .waiting = { $who } wybiera akcję, z której usunie Robotników
paladins-question-clear = Usuń Robotników z akcji za darmo
    .why = Jej Robotnicy wracają do puli głównej i można ją wykonać ponownie. Także tę właśnie wykonaną albo żadną.
    .waiting = { $who } może usunąć Robotników z akcji
paladins-question-square = { $action }: wybierz wolne pole
    .why = Regiony dalej na prawo wymagają więcej. Nagrodę z pola dostajesz od razu.
    .waiting = { $who } wybiera pole planszy głównej
paladins-question-jar = Wybierz miejsce na Dzban
    .why = Od razu dostajesz nagrodę i +1 do Wiary; możesz odrzucić Podejrzenie. Każde miejsce tylko raz.
    .waiting = { $who } wybiera miejsce na Dzban
paladins-question-attack = Zaatakuj Najeźdźcę
    .why =
        { $bribe ->
            [0] Twoja Siła musi sięgać jego miejsca, dopłata tu nie pomoże. Nagrodę dostajesz od razu.
           *[other] Za każde brakujące 2 punkty Siły (lub część) dopłacasz 1 Srebrnik. Nagrodę dostajesz od razu.
        }
    .waiting = { $who } wybiera Najeźdźcę do zaatakowania
paladins-question-convert = Nawróć Najeźdźcę
    .why = Twoja Wiara musi sięgać jego miejsca. Podnosi twoją Siłę i daje punkty na koniec.
    .waiting = { $who } wybiera Najeźdźcę do nawrócenia

## Questions: workers, payment and gains.

paladins-question-worker = Umieść Robotnika: { $slot }
    .why = Pola zapełnia się od lewej. Złoczyńca pasuje wszędzie; przezroczyste pole przyjmie każdego.
    .waiting = { $who } umieszcza Robotników
paladins-question-space_worker = Umieść Robotnika: { $space }
    .why = Robotnik tam zostaje i w tym czasie nikt inny nie może użyć tego miejsca.
    .waiting = { $who } umieszcza Robotnika na wspólnym miejscu
paladins-question-payment = Wybierz, jak zapłacić
    .why =
        { $provisions ->
            [0] { $silver ->
                [one] Cena to 1 Srebrnik.
                [few] Cena to { $silver } Srebrniki.
               *[many] Cena to { $silver } Srebrników.
            }
            [one] { $silver ->
                [0] Cena to 1 sztuka Zapasów.
                [one] Cena to 1 Srebrnik i 1 sztuka Zapasów.
                [few] Cena to { $silver } Srebrniki i 1 sztuka Zapasów.
               *[many] Cena to { $silver } Srebrników i 1 sztuka Zapasów.
            }
            [few] { $silver ->
                [0] Cena to { $provisions } sztuki Zapasów.
                [one] Cena to 1 Srebrnik i { $provisions } sztuki Zapasów.
                [few] Cena to { $silver } Srebrniki i { $provisions } sztuki Zapasów.
               *[many] Cena to { $silver } Srebrników i { $provisions } sztuki Zapasów.
            }
           *[many] { $silver ->
                [0] Cena to { $provisions } sztuk Zapasów.
                [one] Cena to 1 Srebrnik i { $provisions } sztuk Zapasów.
                [few] Cena to { $silver } Srebrniki i { $provisions } sztuk Zapasów.
               *[many] Cena to { $silver } Srebrników i { $provisions } sztuk Zapasów.
            }
        } Niespłacony Dług kosztuje na koniec 3 punkty.
    .waiting = { $who } wybiera, jak zapłacić
paladins-question-order = Wybierz, co najpierw
    .why = Dostajesz wszystko, ale kolejność może mieć znaczenie. O resztę zapytamy tak samo.
    .waiting = { $who } wybiera kolejność nagród
paladins-question-choice = Wybierz jedną z tych nagród
    .why = Dokładnie jedną, choćby teraz nic nie dawała.
    .waiting = { $who } wybiera nagrodę
paladins-question-suspicion = Odrzuć Podejrzenie albo je zachowaj
    .why = Odrzucasz ostatnio dobrane. Zachowane liczy się przy najbliższej Inkwizycji.
    .waiting = { $who } może odrzucić Podejrzenie
paladins-question-debt = Zniszcz niespłacony Dług albo go zachowaj
    .why = Zniszczony nie odejmuje punktów i nie można go spłacić. Niespłacony: −3 punkty, spłacony: +1.
    .waiting = { $who } może zniszczyć Dług
paladins-question-trigger = Inkwizycja: wybierz kolejną zdolność
    .why = Każdy Mieszczanin, który na nią reaguje, działa raz; kolejność może zmienić liczbę twoich Podejrzeń.
    .waiting = { $who } rozpatruje drużynę przy Inkwizycji

## Questions: the round.

paladins-question-play = Wybierz Paladyna na tę rundę
    .why = Co z pozostałymi, powiesz za chwilę. Nikt nie zobaczy Paladyna, póki wszyscy nie wybiorą.
    .waiting = { $who } wybiera Paladyna
paladins-question-top = Wybierz Paladyna na wierzch stosu
    .why = Dobierzesz go znowu w następnej rundzie. Drugi trafia pod stos.
    .waiting = { $who } odkłada pozostałych Paladynów
paladins-question-tavern = Odwiedź Karczmę
    .why = Na tę rundę dostajesz jej Robotników; każdy Złoczyńca wśród nich przynosi Podejrzenie.
    .waiting = { $who } wybiera Karczmę
paladins-question-keep = Wybierz Robotników na następną rundę
    .why = Do 3, w dowolnej kolejności; pozostali wracają do puli głównej.
    .waiting = { $who } wybiera Robotników, których zachowa

## Answers. What stands beside them on a board has a short verb.

paladins-answer-pass = Spasuj
    .verb = Spasuj
    .waste = Nadal masz Robotników.
paladins-answer-turn-action = { $action }
    .verb = { $action }
paladins-answer-use-space =
    { $silver ->
        [0] { $provisions ->
            [0] { $debts ->
                [0] { $space }: { $reward }
               *[other] { $space } (za niespłacony Dług): { $reward }
            }
            [one] { $space } (za 1 sztukę Zapasów): { $reward }
            [few] { $space } (za { $provisions } sztuki Zapasów): { $reward }
           *[many] { $space } (za { $provisions } sztuk Zapasów): { $reward }
        }
        [one] { $space } (za 1 Srebrnik): { $reward }
        [few] { $space } (za { $silver } Srebrniki): { $reward }
       *[many] { $space } (za { $silver } Srebrników): { $reward }
    }
    .verb = Użyj
paladins-answer-one-worker = Umieść jednego Robotnika
    .verb = Jeden Robotnik
paladins-answer-two-workers = Umieść dwóch Robotników
    .verb = Dwóch Robotników
paladins-answer-none = Zostaw wszystkich
    .verb = Zostaw
paladins-answer-recruit-townsfolk =
    { $bonus-is ->
        [none] Zrekrutuj { $townsfolk-acc }. { $occasion }: { $reward }
       *[other] Zrekrutuj { $townsfolk-acc }: { $bonus }. { $occasion }: { $reward }
    }
    .verb = Rekrutuj
paladins-answer-discard-townsfolk = Odrzuć { $townsfolk-acc }: { $discard }
    .verb = Odrzuć
paladins-answer-workshop-on-slot = Warsztat: { $slot }
    .verb = Postaw Warsztat
paladins-answer-clear-nothing = Nie usuwaj Robotników
    .verb = Nie usuwaj
paladins-answer-clear-action = Usuń Robotników z akcji { $action }
    .verb = Usuń: { $action }
paladins-answer-settle-square = { $square }: { $reward }
    .verb = Zajmij
paladins-answer-fill-jar_space = { $jar_space }: { $reward }
    .verb = Postaw Dzban
paladins-answer-attack-outsider = Zaatakuj { $outsider-acc }: { $attack }
    .verb = Zaatakuj
paladins-answer-convert-outsider = Nawróć { $outsider-acc }: { $convert }. Na koniec: { $scoring }
    .verb = Nawróć
paladins-answer-place-worker = { $worker }
    .verb = Umieść
paladins-answer-payment-way = { $way }
    .verb = { $way }
paladins-answer-take-gain = Najpierw: { $gain }
    .verb = Najpierw: { $gain }
paladins-answer-choose-reward = Wybierz: { $reward }
    .verb = { $reward }
paladins-answer-discard-suspicion = Odrzuć Podejrzenie
    .verb = Odrzuć
paladins-answer-keep-suspicion = Zachowaj Podejrzenie
    .verb = Zachowaj
paladins-answer-destroy-debt = Zniszcz Dług
    .verb = Zniszcz
paladins-answer-keep-debt = Zachowaj Dług
    .verb = Zachowaj
paladins-answer-trigger-townsfolk = { $townsfolk }: { $reward }
    .verb = Użyj
paladins-answer-keep-none = Nie zachowuj nikogo
    .verb = Nikogo
paladins-answer-keep-worker_set = Zachowaj: { $worker_set-acc }
    .verb = Zachowaj
paladins-answer-play-paladin =
    { $paladin } ({ $workers }; { $bonus }{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] ; { $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] akcja { $action } bez Zapasów
                       *[other] akcja { $action } bez Srebrników
                    }
                    [one] akcja { $action } tańsza o 1 Srebrnik
                    [few] akcja { $action } tańsza o { $silver_off } Srebrniki
                   *[many] akcja { $action } tańsza o { $silver_off } Srebrników
                }
               *[other] każda akcja { $action }: { $reward }
            }
        }
       *[other] ; nowy sposób zapłaty: { $way }
    })
    .verb = Zagraj: { $paladin }
paladins-answer-top-paladin = { $paladin } na wierzch
    .verb = { $paladin } na wierzch
paladins-answer-visit-tavern = { $tavern }: { $workers }
    .verb = Odwiedź

## What is printed on cards, as a text.

paladins-text-townsfolk =
    { $bonus-is ->
        [none] Po odrzuceniu: { $discard }. { $occasion }: { $reward }.
       *[other] Po odrzuceniu: { $discard }. Po rekrutacji: { $bonus }. { $occasion }: { $reward }.
    }
paladins-text-outsider = Atak: { $attack }. Nawrócenie: { $convert }. Na koniec: { $scoring }.
paladins-text-wall =
    { $points ->
        [0] Po zbudowaniu: { $reward }.
        [one] Po zbudowaniu: { $reward }. 1 punkt na koniec.
        [few] Po zbudowaniu: { $reward }. { $points } punkty na koniec.
       *[many] Po zbudowaniu: { $reward }. { $points } punktów na koniec.
    }
paladins-text-tavern = Daje { $workers-acc }.
paladins-text-paladin =
    Daje { $workers-acc }. W jego rundzie: { $bonus }.{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] { " " }{ $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] Akcja { $action } nie kosztuje Zapasów.
                       *[other] Akcja { $action } nie kosztuje Srebrników.
                    }
                    [one] Akcja { $action } jest tańsza o 1 Srebrnik.
                    [few] Akcja { $action } jest tańsza o { $silver_off } Srebrniki.
                   *[many] Akcja { $action } jest tańsza o { $silver_off } Srebrników.
                }
               *[other] Każda akcja { $action }: { $reward }.
            }
        }
       *[other] { " " }Nowy sposób zapłaty: { $way }.
    }
paladins-text-space =
    { $worker-is ->
        [any] Dowolny Robotnik
       *[other] { $worker }
    }{ $silver ->
        [0] { "" }
        [one] , 1 Srebrnik
        [few] , { $silver } Srebrniki
       *[many] , { $silver } Srebrników
    }{ $provisions ->
        [0] { "" }
        [one] , 1 sztuka Zapasów
        [few] , { $provisions } sztuki Zapasów
       *[many] , { $provisions } sztuk Zapasów
    }{ $debts ->
        [0] { "" }
       *[other] , niespłacony Dług
    }: { $reward }.
paladins-text-order = Wykonuje go, kto użyje akcji { $action } { $needs } razy. Na koniec daje punkty, zależnie od swojego miejsca.
paladins-text-suspicion =
    { $tax ->
        [0] Nie daje Srebrników z Podatków. Liczy się przy najbliższej Inkwizycji.
        [one] Daje 1 Srebrnik z Podatków. Liczy się przy najbliższej Inkwizycji.
        [few] Daje { $tax } Srebrniki z Podatków. Liczy się przy najbliższej Inkwizycji.
       *[many] Daje { $tax } Srebrników z Podatków. Liczy się przy najbliższej Inkwizycji.
    }
paladins-text-square = Gdy zajmie je Mnich lub Posterunek: { $reward }.
paladins-text-jar_space = Gdy stanie tu Dzban: { $reward }.

## Verbs: what effects do, in an amount.

paladins-verb-labourer =
    { $amount ->
        [one] 1 Parobek
        [few] { $amount } Parobków
       *[many] { $amount } Parobków
    }
    .acc =
        { $amount ->
            [one] 1 Parobka
            [few] { $amount } Parobków
           *[many] { $amount } Parobków
        }
paladins-verb-scout =
    { $amount ->
        [one] 1 Zwiadowca
        [few] { $amount } Zwiadowców
       *[many] { $amount } Zwiadowców
    }
    .acc =
        { $amount ->
            [one] 1 Zwiadowcę
            [few] { $amount } Zwiadowców
           *[many] { $amount } Zwiadowców
        }
paladins-verb-merchant =
    { $amount ->
        [one] 1 Kupiec
        [few] { $amount } Kupców
       *[many] { $amount } Kupców
    }
    .acc =
        { $amount ->
            [one] 1 Kupca
            [few] { $amount } Kupców
           *[many] { $amount } Kupców
        }
paladins-verb-fighter =
    { $amount ->
        [one] 1 Wojownik
        [few] { $amount } Wojowników
       *[many] { $amount } Wojowników
    }
    .acc =
        { $amount ->
            [one] 1 Wojownika
            [few] { $amount } Wojowników
           *[many] { $amount } Wojowników
        }
paladins-verb-cleric =
    { $amount ->
        [one] 1 Kleryk
        [few] { $amount } Kleryków
       *[many] { $amount } Kleryków
    }
    .acc =
        { $amount ->
            [one] 1 Kleryka
            [few] { $amount } Kleryków
           *[many] { $amount } Kleryków
        }
paladins-verb-criminal =
    { $amount ->
        [one] 1 Złoczyńca
        [few] { $amount } Złoczyńców
       *[many] { $amount } Złoczyńców
    }
    .acc =
        { $amount ->
            [one] 1 Złoczyńcę
            [few] { $amount } Złoczyńców
           *[many] { $amount } Złoczyńców
        }
paladins-verb-silver =
    { $amount ->
        [one] 1 Srebrnik
        [few] { $amount } Srebrniki
       *[many] { $amount } Srebrników
    }
    .acc =
        { $amount ->
            [one] 1 Srebrnik
            [few] { $amount } Srebrniki
           *[many] { $amount } Srebrników
        }
paladins-verb-provision =
    { $amount ->
        [one] 1 sztuka Zapasów
        [few] { $amount } sztuki Zapasów
       *[many] { $amount } sztuk Zapasów
    }
    .acc =
        { $amount ->
            [one] 1 sztuka Zapasów
            [few] { $amount } sztuki Zapasów
           *[many] { $amount } sztuk Zapasów
        }
paladins-verb-faith = +{ $amount } do Wiary
    .acc = +{ $amount } do Wiary
paladins-verb-strength = +{ $amount } do Siły
    .acc = +{ $amount } do Siły
paladins-verb-influence = +{ $amount } do Wpływów
    .acc = +{ $amount } do Wpływów
paladins-verb-tax =
    { $amount ->
        [one] 1 Srebrnik z Podatków
        [few] { $amount } Srebrniki z Podatków
       *[many] { $amount } Srebrników z Podatków
    }
    .acc =
        { $amount ->
            [one] 1 Srebrnik z Podatków
            [few] { $amount } Srebrniki z Podatków
           *[many] { $amount } Srebrników z Podatków
        }
paladins-verb-discard_suspicion =
    { $amount ->
        [one] odrzuć Podejrzenie
        [few] odrzuć { $amount } Podejrzenia
       *[many] odrzuć { $amount } Podejrzeń
    }
    .acc =
        { $amount ->
            [one] odrzucenie Podejrzenia
            [few] odrzucenie { $amount } Podejrzeń
           *[many] odrzucenie { $amount } Podejrzeń
        }
paladins-verb-pay_debt =
    { $amount ->
        [one] spłać Dług
        [few] spłać { $amount } Długi
       *[many] spłać { $amount } Długów
    }
    .acc =
        { $amount ->
            [one] spłatę Długu
            [few] spłatę { $amount } Długów
           *[many] spłatę { $amount } Długów
        }
paladins-verb-destroy_debt =
    { $amount ->
        [one] zniszcz Dług
        [few] zniszcz { $amount } Długi
       *[many] zniszcz { $amount } Długów
    }
    .acc =
        { $amount ->
            [one] zniszczenie Długu
            [few] zniszczenie { $amount } Długów
           *[many] zniszczenie { $amount } Długów
        }
paladins-verb-take_debt =
    { $amount ->
        [one] weź Dług
        [few] weź { $amount } Długi
       *[many] weź { $amount } Długów
    }
    .acc =
        { $amount ->
            [one] wzięcie Długu
            [few] wzięcie { $amount } Długów
           *[many] wzięcie { $amount } Długów
        }
paladins-verb-pray = usuń Robotników z akcji
    .acc = usunięcie Robotników z akcji
paladins-verb-free_recruit = weź Mieszczanina za darmo
    .acc = darmowego Mieszczanina
paladins-verb-place_workshop = postaw Warsztat
    .acc = postawienie Warsztatu
paladins-verb-choice = wybierz nagrodę
    .acc = wybór nagrody

## Events.

paladins-event-first_player = Pierwszym graczem zostaje { $who }.
paladins-event-round = Runda { $number }: zaczyna { $first }.
paladins-event-reveals_order = Odkryty Królewski Dekret: { $order }.
paladins-event-reveals_favour = Odkryta Królewska Łaska: { $favour }.
paladins-event-taverns = Karczmy tej rundy są wyłożone.
paladins-event-shows_paladin = { $who } zagrywa Paladyna: { $paladin }.
paladins-event-visits = { $who } odwiedza { $tavern-acc }.
paladins-event-gains = { $who } zyskuje { $what-acc }.
paladins-event-takes_tax =
    { $silver ->
        [one] { $who } bierze 1 Srebrnik z Podatków.
        [few] { $who } bierze { $silver } Srebrniki z Podatków.
       *[many] { $who } bierze { $silver } Srebrników z Podatków.
    }
paladins-event-pays =
    { $provisions ->
        [0] { $silver ->
            [one] { $who } płaci 1 Srebrnik.
            [few] { $who } płaci { $silver } Srebrniki.
           *[many] { $who } płaci { $silver } Srebrników.
        }
        [one] { $silver ->
            [0] { $who } płaci 1 sztukę Zapasów.
            [one] { $who } płaci 1 Srebrnik i 1 sztukę Zapasów.
            [few] { $who } płaci { $silver } Srebrniki i 1 sztukę Zapasów.
           *[many] { $who } płaci { $silver } Srebrników i 1 sztukę Zapasów.
        }
        [few] { $silver ->
            [0] { $who } płaci { $provisions } sztuki Zapasów.
            [one] { $who } płaci 1 Srebrnik i { $provisions } sztuki Zapasów.
            [few] { $who } płaci { $silver } Srebrniki i { $provisions } sztuki Zapasów.
           *[many] { $who } płaci { $silver } Srebrników i { $provisions } sztuki Zapasów.
        }
       *[many] { $silver ->
            [0] { $who } płaci { $provisions } sztuk Zapasów.
            [one] { $who } płaci 1 Srebrnik i { $provisions } sztuk Zapasów.
            [few] { $who } płaci { $silver } Srebrniki i { $provisions } sztuk Zapasów.
           *[many] { $who } płaci { $silver } Srebrników i { $provisions } sztuk Zapasów.
        }
    }
paladins-event-takes_action = { $who } wykonuje akcję { $action }.
paladins-event-uses_space = { $who } używa miejsca: { $space }.
paladins-event-places = { $who } umieszcza { $worker-acc } na akcji { $action }.
paladins-event-places_on_space = { $who } umieszcza { $worker-acc }: { $space }.
paladins-event-gives_back = { $who } oddaje { $count } × { $worker }.
paladins-event-clears = { $who } usuwa Robotników z akcji { $action }.
paladins-event-places_workshop = { $who } stawia Warsztat: { $slot }.
paladins-event-recruits = { $who } rekrutuje { $card-acc }.
paladins-event-discards_townsfolk = { $who } odrzuca { $card-acc }.
paladins-event-settles =
    { $action-is ->
        [commission] { $who } wysyła Mnicha na Misję: { $square }.
       *[garrison] { $who } stawia Posterunek: { $square }.
    }
paladins-event-builds_wall = { $who } buduje { $wall }.
paladins-event-fills_jar_space = { $who } stawia Dzban: { $space }.
paladins-event-attacks = { $who } atakuje { $card-acc }.
paladins-event-converts = { $who } nawraca { $card-acc }.
paladins-event-suspected = { $who } dobiera kartę: { $card }.
paladins-event-discards_suspicion = { $who } odrzuca kartę: { $card }.
paladins-event-inquisition = Pula Podatków jest pusta: nadchodzi Inkwizycja!
paladins-event-acts_for = { $who } korzysta ze zdolności: { $card }.
paladins-event-paladin_acts_for = { $who } korzysta ze zdolności: { $paladin }.
paladins-event-refills_tax =
    { $silver ->
        [one] Do puli Podatków wraca 1 Srebrnik.
        [few] Do puli Podatków wracają { $silver } Srebrniki.
       *[many] Do puli Podatków wraca { $silver } Srebrników.
    }
paladins-event-takes_debts =
    { $count ->
        [one] { $who } bierze niespłacony Dług.
        [few] { $who } bierze { $count } niespłacone Długi.
       *[many] { $who } bierze { $count } niespłaconych Długów.
    }
paladins-event-pays_debts =
    { $count ->
        [one] { $who } spłaca Dług.
        [few] { $who } spłaca { $count } Długi.
       *[many] { $who } spłaca { $count } Długów.
    }
paladins-event-destroys_debt = { $who } niszczy niespłacony Dług.
paladins-event-passes = { $who } pasuje.
paladins-event-leaves_row = Z toru { $row-gen } schodzi karta z miejsca { $place }.
paladins-event-fills_row =
    { $count ->
        [one] Na tor { $row-gen } trafia nowa karta.
        [few] Na tor { $row-gen } trafiają { $count } nowe karty.
       *[many] Na tor { $row-gen } trafia { $count } nowych kart.
    }
paladins-event-game_over = Ostatnia runda dobiegła końca: liczymy punkty.

## Events: what the solo opponent does, and why.

paladins-event-opponent_begins = Poziom { $who-gen }: { $difficulty }. Odkryte dla niego Królewskie Dekrety: { $orders }.
paladins-event-gets_workshop = { $who } dostaje Warsztat na pierwsze wolne miejsce od lewej: { $action }.
paladins-event-frees_scheme = Schemat z Królewskiej Łaski ({ $favour }) trafia na odrzucone Schematy.
paladins-event-leftover_tavern =
    { $criminals ->
        [0] Zostaje { $tavern }. Nie ma w niej Złoczyńców, więc { $who } nie dobiera Podejrzeń.
        [one] Zostaje { $tavern }. Jest w niej Złoczyńca, więc { $who } dobiera Podejrzenie.
        [few] Zostaje { $tavern }. Jest w niej { $criminals } Złoczyńców, więc { $who } dobiera tyle samo Podejrzeń.
       *[many] Zostaje { $tavern }. Jest w niej { $criminals } Złoczyńców, więc { $who } dobiera tyle samo Podejrzeń.
    }
paladins-event-begins_with =
    { $workers ->
        [one] { $who } zaczyna rundę z 1 Robotnikiem.
        [few] { $who } zaczyna rundę z { $workers } Robotnikami.
       *[many] { $who } zaczyna rundę z { $workers } Robotnikami.
    }
paladins-event-scheme = { $who } odkrywa Schemat: { $scheme }.
paladins-event-shuffles_schemes =
    { $cards ->
        [one] { $who } tasuje Schematy w nową talię: { $cards } karta.
        [few] { $who } tasuje Schematy w nową talię: { $cards } karty.
       *[many] { $who } tasuje Schematy w nową talię: { $cards } kart.
    }
paladins-event-weighs_orders = { $who } sprawdza Królewskie Dekrety, od niewykonanych, z prawej do lewej: { $orders }.
paladins-event-cannot =
    { $need ->
        [0] { $who } nie może wybrać: { $move } ({ $why }).
       *[other] { $who } nie może wybrać: { $move } ({ $why }: { $have } z { $need }).
    }
paladins-event-falls_back = { $who } wybiera pierwszą możliwą z akcji: Rekrutacja, Modlitwa, Handel, Konspiracja, Odpoczynek.
paladins-event-skips_place = { $who } pomija miejsce { $place } na torze { $row-gen }: { $why }.
paladins-event-picks_place = { $who } bierze miejsce { $place } na torze { $row-gen }, licząc od znacznika na polu { $marker }.
paladins-event-skips_favour = { $who } pomija Królewską Łaskę { $place }: { $why }.
paladins-event-picks_favour = { $who } bierze Królewską Łaskę { $place }, licząc od znacznika na polu { $marker }.
paladins-event-skips_wish = { $who } szuka pola: { $wish } ({ $why }).
paladins-event-picks_square =
    { $equals ->
        [one] { $who } wybiera pole ({ $wish }): { $square }.
        [few] { $who } wybiera pole ({ $wish }): { $square }, pierwsze od lewej z { $equals } równorzędnych.
       *[many] { $who } wybiera pole ({ $wish }): { $square }, pierwsze od lewej z { $equals } równorzędnych.
    }
paladins-event-sends_workers =
    { $workers ->
        [one] { $who } umieszcza 1 Robotnika: { $move }.
        [few] { $who } umieszcza { $workers } Robotników: { $move }.
       *[many] { $who } umieszcza { $workers } Robotników: { $move }.
    }
paladins-event-sends_worker = { $who } umieszcza Robotnika: { $space }.
paladins-event-gets_workers =
    { $workers ->
        [one] { $who } zyskuje 1 Robotnika.
        [few] { $who } zyskuje { $workers } Robotników.
       *[many] { $who } zyskuje { $workers } Robotników.
    }
paladins-event-marker_moves =
    { $steps ->
        [one] Znacznik { $who-gen } idzie o 1 pole, na pole { $space } ({ $cause }).
        [few] Znacznik { $who-gen } idzie o { $steps } pola, na pole { $space } ({ $cause }).
       *[many] Znacznik { $who-gen } idzie o { $steps } pól, na pole { $space } ({ $cause }).
    }
paladins-event-lap =
    { $tied ->
        [one] Znacznik okrąża tor: rośnie najniższy Atrybut { $who-gen }, { $attribute }.
        [few] Znacznik okrąża tor: z { $tied } najniższych Atrybutów { $who-gen } rośnie górny, { $attribute }.
       *[many] Znacznik okrąża tor: z { $tied } najniższych Atrybutów { $who-gen } rośnie górny, { $attribute }.
    }
paladins-event-lap_lost = Znacznik okrąża tor, ale wszystkie Atrybuty { $who-gen } są już na końcu swoich torów.
paladins-event-tax_leaves =
    { $silver ->
        [one] Zamiast do { $who-gen } 1 Srebrnik z Podatków trafia do puli głównej.
        [few] Zamiast do { $who-gen } { $silver } Srebrniki z Podatków trafiają do puli głównej.
       *[many] Zamiast do { $who-gen } { $silver } Srebrników z Podatków trafia do puli głównej.
    }
paladins-event-lacks =
    { $silver ->
        [0] { $who } nie ma na czym użyć: { $what }.
        [one] { $who } nie ma na czym użyć: { $what }. Zamiast tego 1 Srebrnik z Podatków trafia do puli głównej.
        [few] { $who } nie ma na czym użyć: { $what }. Zamiast tego { $silver } Srebrniki z Podatków trafiają do puli głównej.
       *[many] { $who } nie ma na czym użyć: { $what }. Zamiast tego { $silver } Srebrników z Podatków trafia do puli głównej.
    }
paladins-event-turns_jar = { $who } odwraca Dzban { $number }.
paladins-event-clears_right =
    { $workers ->
        [one] Z prawej strony planszy { $who-gen } schodzi 1 Robotnik.
        [few] Z prawej strony planszy { $who-gen } schodzi { $workers } Robotników.
       *[many] Z prawej strony planszy { $who-gen } schodzi { $workers } Robotników.
    }
paladins-event-nothing_to_clear = Na prawej stronie planszy { $who-gen } nie ma Robotników.
paladins-event-chooses_reward = { $who } wybiera: { $reward-acc } ({ $why }).
paladins-event-ignores = { $who } pomija { $what-acc }: nic by to nie dało.
paladins-event-rests =
    { $left ->
        [0] { $who } odpoczywa; nie ma już Robotników.
        [one] { $who } odpoczywa; zostaje mu 1 Robotnik.
        [few] { $who } odpoczywa; zostaje mu { $left } Robotników.
       *[many] { $who } odpoczywa; zostaje mu { $left } Robotników.
    }
paladins-event-returns_workers =
    { $workers ->
        [one] { $who } oddaje 1 Robotnika.
        [few] { $who } oddaje { $workers } Robotników.
       *[many] { $who } oddaje { $workers } Robotników.
    }

## Why not. `named` is said where the answer that is refused is known.

paladins-reason-workers_stand_there = wciąż stoją tam Robotnicy
    .named = na akcji { $action } wciąż stoją Robotnicy
paladins-reason-workers_short =
    { $n ->
        [one] brak 1 Robotnika
        [few] brak { $n } Robotników
       *[many] brak { $n } Robotników
    }
paladins-reason-no_fitting_worker = brak pasującego Robotnika
    .named =
        { $worker-is ->
            [criminal] potrzebny Złoczyńca
           *[other] potrzebny { $worker } lub Złoczyńca
        }
paladins-reason-silver_short =
    { $n ->
        [one] brak 1 Srebrnika
        [few] brak { $n } Srebrników
       *[many] brak { $n } Srebrników
    }
paladins-reason-provisions_short =
    { $n ->
        [one] brak 1 sztuki Zapasów
        [few] brak { $n } sztuk Zapasów
       *[many] brak { $n } sztuk Zapasów
    }
paladins-reason-no_piece_left = nie ma już czego postawić
paladins-reason-no_square_in_reach = brak wolnego pola w zasięgu
    .named = brak wolnego pola w zasięgu ({ $attribute })
paladins-reason-square_taken = to pole jest zajęte
paladins-reason-no_wall_left = nie ma już Murów
paladins-reason-space_taken = stoi tam już Dzban
paladins-reason-no_outsider_there = nie ma tam Najeźdźcy
paladins-reason-no_townsfolk_there = nie ma tam Mieszczanina
paladins-reason-no_worker_stands_there = nie ma tu Robotników
paladins-reason-not_pray_itself = nie można usunąć Robotników z samej Modlitwy
paladins-reason-occupied = stoi tam już Robotnik
paladins-reason-wrong_colour = to miejsce wymaga innego koloru
paladins-reason-no_such_worker = nie masz takiego
    .named = nie masz { $worker-gen }
paladins-reason-needed_on_another_slot = potrzebny na innym miejscu
paladins-reason-upwards = tych samych Robotników można umieścić odwrotnie
paladins-reason-workshop_there = stoi tam już Warsztat
paladins-reason-no_debt_here = tutaj nie można wziąć Długu
paladins-reason-out_of_reach = wymaga { $n2 }, masz { $n }
    .named = region { $region } wymaga { $n2 }, masz { $n }
paladins-reason-faith_short = Wiara { $n } z { $n2 }
paladins-reason-strength_short = Siła { $n } z { $n2 }
paladins-reason-influence_short = Wpływy { $n } z { $n2 }
paladins-reason-nothing_owed = nie ma niespłaconych Długów
paladins-reason-only_debt_squares = w zasięgu są tylko pola spłacające Dług, a nie ma niespłaconych
paladins-reason-not_revealed = jeszcze zakryte
paladins-reason-no_free_favour = żadna odkryta Królewska Łaska nie jest wolna
paladins-reason-comes_last = w grę wchodzi dopiero, gdy żadna inna karta się nie nadaje

## Workers and attributes.

paladins-worker-labourer = Parobek
    .gen = Parobka
    .acc = Parobka
    .text = Pasuje tylko na przezroczyste pola.
paladins-worker-scout = Zwiadowca
    .gen = Zwiadowcy
    .acc = Zwiadowcę
    .text = Pasuje na pola zielone i przezroczyste.
paladins-worker-merchant = Kupiec
    .gen = Kupca
    .acc = Kupca
    .text = Pasuje na pola niebieskie i przezroczyste.
paladins-worker-fighter = Wojownik
    .gen = Wojownika
    .acc = Wojownika
    .text = Pasuje na pola czerwone i przezroczyste.
paladins-worker-cleric = Kleryk
    .gen = Kleryka
    .acc = Kleryka
    .text = Pasuje na pola czarne i przezroczyste.
paladins-worker-criminal = Złoczyńca
    .gen = Złoczyńcy
    .acc = Złoczyńcę
    .text = Pasuje na każde miejsce. Kto go zyskuje, dobiera Podejrzenie.
paladins-attribute-faith = Wiara
    .acc = Wiarę
    .text = Wymagana przez Misję i Nawracanie, rośnie dzięki Mobilizacji i Rozgrzeszeniu. Jej tor daje punkty na koniec.
paladins-attribute-strength = Siła
    .acc = Siłę
    .text = Wymagana przez Mobilizację i Atak, rośnie dzięki Fortyfikacji i Nawracaniu. Jej tor daje punkty na koniec.
paladins-attribute-influence = Wpływy
    .acc = Wpływy
    .text = Wymagane przez Fortyfikację i Rozgrzeszenie, rosną dzięki Misji i Atakowi. Ich tor daje punkty na koniec.

## Actions of the player board.

paladins-action-develop = Rozwój
    .text = Warsztat z toru Rozwoju staje na stałe na miejscu po prawej. Zyskujesz Robotnika, który był pod nim.
paladins-action-hunt = Polowanie
    .text = Daje Zapasy: za jednego Robotnika, a za dwóch więcej.
paladins-action-trade = Handel
    .text = Daje Srebrniki: za jednego Robotnika, a za dwóch więcej.
paladins-action-recruit = Rekrutacja
    .text = Za dwóch Robotników Mieszczanin z toru dołącza do drużyny, a za jednego odrzucasz go dla nagrody z rogu karty.
paladins-action-pray = Modlitwa
    .text = Robotnicy z innej akcji wracają do puli głównej i można ją wykonać ponownie.
paladins-action-conspire = Konspiracja
    .text = Daje Złoczyńcę, a z nim Podejrzenie.
paladins-action-commission = Misja
    .text = Mnich idzie na wolne pole w zasięgu twojej Wiary. Podnosi Wpływy; pole daje nagrodę.
paladins-action-fortify = Fortyfikacja
    .text = Budujesz Mur z wierzchu stosu, jeśli Wpływy pozwalają na kolejny. Mur podnosi Siłę.
paladins-action-garrison = Mobilizacja
    .text = Posterunek staje na wolnym polu w zasięgu twojej Siły. Podnosi Wiarę; pole daje nagrodę.
paladins-action-absolve = Rozgrzeszenie
    .text = Dzban staje na twojej planszy, jeśli Wpływy pozwalają na kolejny. Podnosi Wiarę; odrzucasz Podejrzenie.
paladins-action-attack = Atak
    .text = Bierzesz Najeźdźcę z toru dla jego nagrody. Brakującą Siłę zastępuje dopłata. Podnosi Wpływy.
paladins-action-convert = Nawracanie
    .text = Dołącza do ciebie Najeźdźca z toru w zasięgu Wiary. Podnosi Siłę i daje punkty na koniec.

## Slots of the player board.

paladins-board_slot-develop_1 = Rozwój, miejsce 1
paladins-board_slot-develop_2 = Rozwój, miejsce 2
paladins-board_slot-hunt_1 = Polowanie, miejsce 1
paladins-board_slot-hunt_2 = Polowanie, miejsce 2
paladins-board_slot-trade_1 = Handel, miejsce 1
paladins-board_slot-trade_2 = Handel, miejsce 2
paladins-board_slot-recruit_1 = Rekrutacja, miejsce 1
paladins-board_slot-recruit_2 = Rekrutacja, miejsce 2
paladins-board_slot-pray_1 = Modlitwa, miejsce 1
paladins-board_slot-conspire_1 = Konspiracja, miejsce 1
paladins-board_slot-commission_1 = Misja, miejsce 1
paladins-board_slot-commission_2 = Misja, miejsce 2
paladins-board_slot-commission_3 = Misja, miejsce 3
paladins-board_slot-fortify_1 = Fortyfikacja, miejsce 1
paladins-board_slot-fortify_2 = Fortyfikacja, miejsce 2
paladins-board_slot-fortify_3 = Fortyfikacja, miejsce 3
paladins-board_slot-garrison_1 = Mobilizacja, miejsce 1
paladins-board_slot-garrison_2 = Mobilizacja, miejsce 2
paladins-board_slot-garrison_3 = Mobilizacja, miejsce 3
paladins-board_slot-absolve_1 = Rozgrzeszenie, miejsce 1
paladins-board_slot-absolve_2 = Rozgrzeszenie, miejsce 2
paladins-board_slot-absolve_3 = Rozgrzeszenie, miejsce 3
paladins-board_slot-attack_1 = Atak, miejsce 1
paladins-board_slot-attack_2 = Atak, miejsce 2
paladins-board_slot-attack_3 = Atak, miejsce 3
paladins-board_slot-convert_1 = Nawracanie, miejsce 1
paladins-board_slot-convert_2 = Nawracanie, miejsce 2
paladins-board_slot-convert_3 = Nawracanie, miejsce 3

## Slots for Workshops.

paladins-slot-commission_1 = Misja, miejsce 1
paladins-slot-commission_2 = Misja, miejsce 2
paladins-slot-fortify_1 = Fortyfikacja, miejsce 1
paladins-slot-fortify_2 = Fortyfikacja, miejsce 2
paladins-slot-garrison_1 = Mobilizacja, miejsce 1
paladins-slot-garrison_2 = Mobilizacja, miejsce 2
paladins-slot-absolve_1 = Rozgrzeszenie, miejsce 1
paladins-slot-absolve_2 = Rozgrzeszenie, miejsce 2
paladins-slot-attack_1 = Atak, miejsce 1
paladins-slot-attack_2 = Atak, miejsce 2
paladins-slot-convert_1 = Nawracanie, miejsce 1
paladins-slot-convert_2 = Nawracanie, miejsce 2

## Townsfolk: who it is, and what tells it from the others of its kind.

paladins-townsfolk-abbot_labourer = Opat (Parobek)
    .acc = Opata (Parobek)
paladins-townsfolk-abbot_provision = Opat (Zapasy)
    .acc = Opata (Zapasy)
paladins-townsfolk-abbot_tax = Opat (Podatki)
    .acc = Opata (Podatki)
paladins-townsfolk-acolyte_labourer = Akolita (Parobek)
    .acc = Akolitę (Parobek)
paladins-townsfolk-acolyte_silver = Akolita (Srebrniki)
    .acc = Akolitę (Srebrniki)
paladins-townsfolk-acolyte_tax = Akolita (Podatki)
    .acc = Akolitę (Podatki)
paladins-townsfolk-architect_labourer = Architekt (Parobek)
    .acc = Architekta (Parobek)
paladins-townsfolk-architect_provision = Architekt (Zapasy)
    .acc = Architekta (Zapasy)
paladins-townsfolk-architect_tax = Architekt (Podatki)
    .acc = Architekta (Podatki)
paladins-townsfolk-conspirator_1 = Spiskowiec (Podejrzenia)
    .acc = Spiskowca (Podejrzenia)
paladins-townsfolk-conspirator_2 = Spiskowiec (Złoczyńca)
    .acc = Spiskowca (Złoczyńca)
paladins-townsfolk-debt_collector_labourer = Komornik (Parobek)
    .acc = Komornika (Parobek)
paladins-townsfolk-debt_collector_scout = Komornik (Zwiadowca)
    .acc = Komornika (Zwiadowca)
paladins-townsfolk-debt_collector_fighter = Komornik (Wojownik)
    .acc = Komornika (Wojownik)
paladins-townsfolk-defender_labourer = Ochroniarz (Parobek)
    .acc = Ochroniarza (Parobek)
paladins-townsfolk-defender_provision = Ochroniarz (Zapasy)
    .acc = Ochroniarza (Zapasy)
paladins-townsfolk-defender_tax = Ochroniarz (Podatki)
    .acc = Ochroniarza (Podatki)
paladins-townsfolk-gatekeeper_labourer = Strażnik Bramy (Parobek)
    .acc = Strażnika Bramy (Parobek)
paladins-townsfolk-gatekeeper_silver = Strażnik Bramy (Srebrniki)
    .acc = Strażnika Bramy (Srebrniki)
paladins-townsfolk-gatekeeper_tax = Strażnik Bramy (Podatki)
    .acc = Strażnika Bramy (Podatki)
paladins-townsfolk-missionary_labourer = Misjonarz (Parobek)
    .acc = Misjonarza (Parobek)
paladins-townsfolk-missionary_provision = Misjonarz (Zapasy)
    .acc = Misjonarza (Zapasy)
paladins-townsfolk-missionary_tax = Misjonarz (Podatki)
    .acc = Misjonarza (Podatki)
paladins-townsfolk-peddler_labourer = Domokrążca (Parobek)
    .acc = Domokrążcę (Parobek)
paladins-townsfolk-peddler_provision = Domokrążca (Zapasy)
    .acc = Domokrążcę (Zapasy)
paladins-townsfolk-peddler_silver = Domokrążca (Srebrniki)
    .acc = Domokrążcę (Srebrniki)
paladins-townsfolk-squire_strength = Giermek (Siła)
    .acc = Giermka (Siła)
paladins-townsfolk-squire_influence = Giermek (Wpływy)
    .acc = Giermka (Wpływy)
paladins-townsfolk-squire_faith = Giermek (Wiara)
    .acc = Giermka (Wiara)
paladins-townsfolk-watchman_labourer = Wartownik (Parobek)
    .acc = Wartownika (Parobek)
paladins-townsfolk-watchman_silver = Wartownik (Srebrniki)
    .acc = Wartownika (Srebrniki)
paladins-townsfolk-watchman_tax = Wartownik (Podatki)
    .acc = Wartownika (Podatki)

## When Townsfolk act.

paladins-occasion-absolve = Każde Rozgrzeszenie
paladins-occasion-commission = Każda Misja
paladins-occasion-develop = Każdy Rozwój
paladins-occasion-attack = Każdy Atak
paladins-occasion-fortify = Każda Fortyfikacja
paladins-occasion-convert = Każde Nawracanie
paladins-occasion-garrison = Każda Mobilizacja
paladins-occasion-pay_debt = Każdy spłacony Dług
paladins-occasion-inquisition = Każda Inkwizycja
paladins-occasion-inquisition_two_or_more = Każda Inkwizycja z co najmniej 2 Podejrzeniami
paladins-occasion-inquisition_zero = Każda Inkwizycja bez Podejrzeń

## Outsiders, their suits and how they score once converted.

paladins-outsider-archer_byzantine = Łucznik bizantyjski
    .acc = Łucznika bizantyjskiego
paladins-outsider-armourer_byzantine = Zbrojmistrz bizantyjski
    .acc = Zbrojmistrza bizantyjskiego
paladins-outsider-assassin_byzantine = Zabójca bizantyjski
    .acc = Zabójcę bizantyjskiego
paladins-outsider-champion_byzantine = Czempion bizantyjski
    .acc = Czempiona bizantyjskiego
paladins-outsider-guardian_byzantine = Gwardzista bizantyjski
    .acc = Gwardzistę bizantyjskiego
paladins-outsider-hunter_byzantine = Łowca bizantyjski
    .acc = Łowcę bizantyjskiego
paladins-outsider-invader_byzantine = Zbrojny bizantyjski
    .acc = Zbrojnego bizantyjskiego
paladins-outsider-lookout_byzantine = Zwiadowca bizantyjski
    .acc = Zwiadowcę bizantyjskiego
paladins-outsider-mercenary_byzantine = Najemnik bizantyjski
    .acc = Najemnika bizantyjskiego
paladins-outsider-thief_byzantine = Złodziej bizantyjski
    .acc = Złodzieja bizantyjskiego
paladins-outsider-traitor_byzantine = Zdrajca bizantyjski
    .acc = Zdrajcę bizantyjskiego
paladins-outsider-warrior_byzantine = Wojownik bizantyjski
    .acc = Wojownika bizantyjskiego
paladins-outsider-adventurer_saracen = Awanturnik saraceński
    .acc = Awanturnika saraceńskiego
paladins-outsider-archer_saracen = Łucznik saraceński
    .acc = Łucznika saraceńskiego
paladins-outsider-barbarian_saracen = Barbarzyńca saraceński
    .acc = Barbarzyńcę saraceńskiego
paladins-outsider-champion_saracen = Czempion saraceński
    .acc = Czempiona saraceńskiego
paladins-outsider-hunter_saracen = Łowca saraceński
    .acc = Łowcę saraceńskiego
paladins-outsider-invader_saracen = Zbrojny saraceński
    .acc = Zbrojnego saraceńskiego
paladins-outsider-marauder_saracen = Maruder saraceński
    .acc = Marudera saraceńskiego
paladins-outsider-mercenary_saracen_1 = Najemnik saraceński (Parobek)
    .acc = Najemnika saraceńskiego (Parobek)
paladins-outsider-mercenary_saracen_2 = Najemnik saraceński (Podatki)
    .acc = Najemnika saraceńskiego (Podatki)
paladins-outsider-protector_saracen = Obrońca saraceński
    .acc = Obrońcę saraceńskiego
paladins-outsider-vigilante_saracen = Strażnik saraceński
    .acc = Strażnika saraceńskiego
paladins-outsider-warrior_saracen = Wojownik saraceński
    .acc = Wojownika saraceńskiego
paladins-outsider-adventurer_viking = Awanturnik wikiński
    .acc = Awanturnika wikińskiego
paladins-outsider-armourer_viking = Zbrojmistrz wikiński
    .acc = Zbrojmistrza wikińskiego
paladins-outsider-assassin_viking = Zabójca wikiński
    .acc = Zabójcę wikińskiego
paladins-outsider-barbarian_viking = Barbarzyńca wikiński
    .acc = Barbarzyńcę wikińskiego
paladins-outsider-guardian_viking = Gwardzista wikiński
    .acc = Gwardzistę wikińskiego
paladins-outsider-lookout_viking = Zwiadowca wikiński
    .acc = Zwiadowcę wikińskiego
paladins-outsider-marauder_viking = Maruder wikiński
    .acc = Marudera wikińskiego
paladins-outsider-mercenary_viking = Najemnik wikiński
    .acc = Najemnika wikińskiego
paladins-outsider-protector_viking = Obrońca wikiński
    .acc = Obrońcę wikińskiego
paladins-outsider-thief_viking = Złodziej wikiński
    .acc = Złodzieja wikińskiego
paladins-outsider-traitor_viking = Zdrajca wikiński
    .acc = Zdrajcę wikińskiego
paladins-outsider-vigilante_viking = Strażnik wikiński
    .acc = Strażnika wikińskiego
paladins-suit-saracen = Saracen
paladins-suit-byzantine = Bizantyjczyk
paladins-suit-viking = Wiking
paladins-scoring-per_2_commission = 1 punkt za każdych 2 Mnichów
paladins-scoring-per_2_garrison = 1 punkt za każde 2 Posterunki
paladins-scoring-per_2_develop = 1 punkt za każde 2 Warsztaty
paladins-scoring-per_2_recruit = 1 punkt za każdych 2 Mieszczan
paladins-scoring-per_2_fortify = 1 punkt za każde 2 Mury
paladins-scoring-per_2_absolve = 1 punkt za każde 2 Dzbany
paladins-scoring-per_4_faith = 1 punkt za każde 4 poziomy Wiary
paladins-scoring-per_4_strength = 1 punkt za każde 4 poziomy Siły
paladins-scoring-per_4_influence = 1 punkt za każde 4 poziomy Wpływów
paladins-scoring-per_attacked_saracen = 1 punkt za każdego zaatakowanego Saracena
paladins-scoring-per_attacked_byzantine = 1 punkt za każdego zaatakowanego Bizantyjczyka
paladins-scoring-per_attacked_viking = 1 punkt za każdego zaatakowanego Wikinga
paladins-scoring-orders = 1 punkt i 1 za każdy wykonany Królewski Dekret
paladins-scoring-mercenaries = 1 punkt i 1 za każdego nawróconego Najemnika
paladins-scoring-per_paid_debt = 1 punkt za każdy spłacony Dług
paladins-scoring-per_suspicion = 1 punkt za każde Podejrzenie
paladins-scoring-per_unpaid_debt = 1 punkt za każdy niespłacony Dług

## Walls, Taverns, Suspicions.

paladins-wall-wall_01 = Mur
paladins-wall-wall_02 = Mur
paladins-wall-wall_03 = Mur
paladins-wall-wall_04 = Mur
paladins-wall-wall_05 = Mur
paladins-wall-wall_06 = Mur
paladins-wall-wall_07 = Mur
paladins-wall-wall_08 = Mur
paladins-wall-wall_09 = Mur
paladins-wall-wall_10 = Mur
paladins-wall-wall_11 = Mur
paladins-wall-wall_12 = Mur
paladins-wall-wall_13 = Mur
paladins-wall-wall_14 = Mur
paladins-wall-wall_15 = Mur
paladins-wall-wall_16 = Mur
paladins-wall-wall_17 = Mur
paladins-wall-wall_18 = Mur
paladins-wall-wall_19 = Mur
paladins-wall-wall_20 = Mur
paladins-wall-wall_21 = Mur
paladins-wall-wall_22 = Mur
paladins-wall-wall_23 = Mur
paladins-wall-wall_24 = Mur
paladins-tavern-tavern_01 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_02 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_03 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_04 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_05 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_06 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_07 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_08 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_09 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_10 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_11 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_12 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_13 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_14 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_15 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_16 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_17 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_18 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_19 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_20 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_21 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_22 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_23 = Karczma
    .acc = Karczmę
paladins-tavern-tavern_24 = Karczma
    .acc = Karczmę
paladins-suspicion-tax_0 = Podejrzenie bez Podatków
paladins-suspicion-tax_1 = Podejrzenie z 1 Srebrnikiem
paladins-suspicion-tax_2 = Podejrzenie z 2 Srebrnikami

## Paladins.

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

## King's Orders and King's Favours; a Favour that lies open is a space for a worker.

paladins-order-ko_commission = Misja
paladins-order-ko_fortify = Fortyfikacja
paladins-order-ko_garrison = Mobilizacja
paladins-order-ko_absolve = Rozgrzeszenie
paladins-order-ko_attack = Atak
paladins-order-ko_convert = Nawracanie
paladins-favour-kf_recruit = Darmowa Rekrutacja
paladins-favour-kf_debt_or_suspicion = Dług lub Podejrzenia
paladins-favour-kf_suspicion_tax = Podejrzenie i Podatki
paladins-favour-kf_criminals = Złoczyńcy
paladins-favour-kf_provisions_tax = Zapasy i Podatki
paladins-favour-kf_debt_workers = Robotnicy za Dług
paladins-favour-kf_workshop = Warsztat lub Robotnicy
paladins-favour-kf_pray = Modlitwa
paladins-favour-kf_labourers = Parobkowie
paladins-favour-kf_attribute = Atrybut
paladins-space-kf_recruit = Królewska Łaska (Darmowa Rekrutacja)
paladins-space-kf_debt_or_suspicion = Królewska Łaska (Dług lub Podejrzenia)
paladins-space-kf_suspicion_tax = Królewska Łaska (Podejrzenie i Podatki)
paladins-space-kf_criminals = Królewska Łaska (Złoczyńcy)
paladins-space-kf_provisions_tax = Królewska Łaska (Zapasy i Podatki)
paladins-space-kf_debt_workers = Królewska Łaska (Robotnicy za Dług)
paladins-space-kf_workshop = Królewska Łaska (Warsztat lub Robotnicy)
paladins-space-kf_pray = Królewska Łaska (Modlitwa)
paladins-space-kf_labourers = Królewska Łaska (Parobkowie)
paladins-space-kf_attribute = Królewska Łaska (Atrybut)

## Squares of the main board, and spaces for Jars.

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
paladins-jar_space-abs_free_recruit = Miejsce na Dzban 1
paladins-jar_space-abs_labourer = Miejsce na Dzban 2
paladins-jar_space-abs_pray_1 = Miejsce na Dzban 3
paladins-jar_space-abs_pray_2 = Miejsce na Dzban 4
paladins-jar_space-abs_faith = Miejsce na Dzban 5
paladins-jar_space-abs_provisions = Miejsce na Dzban 6
paladins-jar_space-abs_pay_debt_1 = Miejsce na Dzban 7
paladins-jar_space-abs_pay_debt_2 = Miejsce na Dzban 8
paladins-jar_space-abs_discard_suspicion_1 = Miejsce na Dzban 9
paladins-jar_space-abs_discard_suspicion_2 = Miejsce na Dzban 10

## Other words.

paladins-row-townsfolk = Mieszczanie
    .gen = Mieszczan
paladins-row-outsiders = Najeźdźcy
    .gen = Najeźdźców
paladins-way-pay = Zapłać cenę
    .text = Srebrniki i Zapasy wracają do puli głównej.
paladins-way-take_debt = Weź Dług zamiast płacić
    .text = Niespłacony Dług kosztuje na koniec 3 punkty; spłacony daje 1.

## What nobody loses in silence.

paladins-loss-debt = Dług, −3 punkty
paladins-loss-turn = twoje tury w tej rundzie

## The solo opponent.

paladins-seat-opponent = Gracz wirtualny
    .gen = Gracza wirtualnego
    .dat = Graczowi wirtualnemu
    .acc = Gracza wirtualnego
    .ins = Graczem wirtualnym
paladins-scheme-commission = Misja
paladins-scheme-fortify = Fortyfikacja
paladins-scheme-garrison = Mobilizacja
paladins-scheme-absolve = Rozgrzeszenie
paladins-scheme-attack = Atak
paladins-scheme-convert = Nawracanie
paladins-scheme-recruit = Rekrutacja
paladins-scheme-pray = Modlitwa
paladins-scheme-trade = Handel
paladins-scheme-conspire = Konspiracja
paladins-scheme-kings_order = Królewski Dekret
paladins-scheme-kings_favour = Królewska Łaska
paladins-move-commission = Misja
paladins-move-fortify = Fortyfikacja
paladins-move-garrison = Mobilizacja
paladins-move-absolve = Rozgrzeszenie
paladins-move-attack = Atak
paladins-move-convert = Nawracanie
paladins-move-recruit = Rekrutacja
paladins-move-pray = Modlitwa
paladins-move-trade = Handel
paladins-move-conspire = Konspiracja
paladins-move-kings_order = Królewski Dekret
paladins-move-kings_favour = Królewska Łaska
paladins-move-rest = Odpoczynek
paladins-obstacle-workers_stand_there = stoją tam Robotnicy
paladins-obstacle-workers_short = za mało Robotników
paladins-obstacle-no_piece_left = nie ma już czego postawić
paladins-obstacle-no_square_in_reach = brak wolnego pola w zasięgu
paladins-obstacle-no_wall_left = nie ma już Murów
paladins-obstacle-no_outsider_there = nie ma tam Najeźdźcy
paladins-obstacle-no_townsfolk_there = nie ma tam Mieszczanina
paladins-obstacle-faith_short = za mało Wiary
paladins-obstacle-strength_short = za mało Siły
paladins-obstacle-influence_short = za mało Wpływów
paladins-obstacle-occupied = stoi tam Robotnik
paladins-obstacle-nothing_owed = brak niespłaconych Długów
paladins-obstacle-only_debt_squares = w zasięgu są tylko pola spłacające Dług, a nie ma niespłaconych
paladins-obstacle-not_revealed = jeszcze zakryte
paladins-obstacle-no_free_favour = żadna odkryta Królewska Łaska nie jest wolna
paladins-obstacle-comes_last = w grę wchodzi dopiero, gdy żadna inna karta się nie nadaje
paladins-wish-free_recruit = darmowa Rekrutacja
paladins-wish-pay_debt = spłata Długu
paladins-wish-pray = Modlitwa
paladins-wish-two_workers = dwóch Robotników
paladins-wish-one_worker = jeden Robotnik
paladins-wish-silver = Srebrniki
paladins-wish-discard_suspicion = odrzucenie Podejrzenia
paladins-wish-anything = cokolwiek innego
paladins-cause-silver = za Srebrniki
paladins-cause-provision = za Zapasy
paladins-cause-tax = za Podatki
paladins-cause-trade = za Handel
paladins-cause-rest = za Odpoczynek
paladins-cause-missing = brak karty do odrzucenia
paladins-pick-left = nagroda po lewej
paladins-pick-lowest = najniższy Atrybut
paladins-pick-debt_unpaid = jest niespłacony Dług
paladins-pick-no_debt = brak niespłaconych Długów
paladins-pick-workers = nie można postawić Warsztatu
paladins-difficulty-easy = łatwy
paladins-difficulty-standard = standardowy
paladins-difficulty-hard = trudny

## The table.

paladins-zone-townsfolk_row = Mieszczanie
paladins-zone-townsfolk_pile = Stos Mieszczan
paladins-zone-townsfolk_discards = Odrzuceni Mieszczanie
paladins-zone-outsider_row = Najeźdźcy
paladins-zone-outsider_pile = Stos Najeźdźców
paladins-zone-outsider_discards = Odrzuceni Najeźdźcy
paladins-zone-wall_pile = Stos Murów
paladins-zone-suspicion_pile = Stos Podejrzeń
paladins-zone-suspicion_discards = Odrzucone Podejrzenia
paladins-zone-tavern_pile = Stos Karczm
paladins-zone-taverns = Otwarte Karczmy
paladins-zone-tavern_discards = Odrzucone Karczmy
paladins-zone-orders = Królewskie Dekrety
paladins-zone-hidden_orders = Zakryte Królewskie Dekrety
paladins-zone-order_box = Królewskie Dekrety poza grą
paladins-zone-favours = Królewskie Łaski
paladins-zone-hidden_favours = Zakryte Królewskie Łaski
paladins-zone-favour_box = Królewskie Łaski poza grą
paladins-zone-crew = Drużyna
paladins-zone-walls = Mury
paladins-zone-attacked = Zaatakowani
paladins-zone-converted = Nawróceni
paladins-zone-jars = Dzbany
paladins-zone-suspicions = Podejrzenia
paladins-zone-tavern = Odwiedzona Karczma
paladins-zone-paladin = Paladyn
paladins-zone-used_paladins = Zagrani Paladyni
paladins-zone-paladin_pile = Stos Paladynów
paladins-zone-drawn = Dobrani Paladyni
paladins-zone-placed = Odłożeni Paladyni
paladins-zone-schemes = Schematy
paladins-zone-scheme_discards = Odrzucone Schematy
paladins-zone-favour_schemes = Schematy na Królewskich Łaskach
paladins-zone-stacked = Znaczniki Atrybutów od spodu
paladins-field-marker = Znacznik Zasobów
paladins-field-turned_jars = Odwrócone Dzbany
paladins-field-workers = Robotnicy
paladins-field-silver = Srebrniki
paladins-field-provisions = Zapasy
paladins-field-faith = Wiara
paladins-field-strength = Siła
paladins-field-influence = Wpływy
paladins-field-effective = Z Paladynem
paladins-field-workshops = Warsztaty
paladins-field-monks = Mnisi
paladins-field-outposts = Posterunki
paladins-field-debts = Niespłacone Długi
paladins-field-paid = Spłacone Długi
paladins-field-passed = Pas
paladins-field-tax = Podatki
paladins-field-round = Runda
paladins-field-first = Pierwszy gracz
paladins-field-active = Na ruchu
paladins-field-standing = Na planszy
paladins-field-squares = Pola
paladins-field-occupied = Zajęte miejsca
paladins-part-squares-seat = { $seat }
paladins-part-squares-piece = { $piece }
paladins-piece-monk = Mnich
paladins-piece-outpost = Posterunek
paladins-piece-workshop = Warsztat

## Score.

paladins-line-kings_orders = Królewskie Dekrety
paladins-line-faith = Wiara
paladins-line-strength = Siła
paladins-line-influence = Wpływy
paladins-line-develop = Warsztaty
paladins-line-debts = Długi
paladins-line-resources = Srebrniki i Zapasy
paladins-line-commission = Mnisi
paladins-line-fortify = Mury
paladins-line-garrison = Posterunki
paladins-line-absolve = Dzbany
paladins-line-converted = Nawróceni Najeźdźcy

## Why a table cannot be played with some options.

paladins-options-difficulty_alone = poziom trudności jest dla jednego gracza przeciw graczowi wirtualnemu, a graczy jest { $players }
paladins-options-facts = takich poprawek nie można wprowadzić: { $problem }
paladins-options-difficulty_expansion = poziom { $difficulty } wymaga dodatku { $expansions }
