# The table of Paladins in the browser: what stands beside the words of the rules. $who is a name, or "You".

## Everybody and everything.

paladins-table-you = Ty
paladins-table-yours = ty
paladins-table-looking-on = na ruchu
paladins-table-others = Pozostali
paladins-table-visit = Zobacz całą planszę: { $who }
paladins-table-visit-about = Robotnicy, Warsztaty, drużyna i akcje użyte w tej rundzie, jak na twojej planszy.
paladins-table-board-of = Plansza: { $who }
paladins-table-you-count = ty { $count }
paladins-table-main-board = Plansza główna
paladins-table-round =
    { $crowns ->
        [yes] Wiek Królów, runda { $round } z { $rounds }
       *[no] Runda { $round } z { $rounds }
    }
paladins-table-or = lub
paladins-table-or-short = /
paladins-table-plus = +
paladins-table-minus = −
paladins-table-of = { $count } z { $all }
paladins-table-points =
    { $points ->
        [one] na razie { $points } punkt
        [few] na razie { $points } punkty
       *[many] na razie { $points } punktów
    }

## The town.

paladins-table-townsfolk = Mieszczanie
paladins-table-pile = stos { $count }
paladins-table-refills = puste do końca rundy
paladins-table-free = za darmo
paladins-table-price =
    { $debt ->
        [yes] { $silver ->
            [one] 1 Srebrnik lub Dług
            [few] { $silver } Srebrniki lub Dług
           *[many] { $silver } Srebrników lub Dług
        }
       *[no] { $silver ->
            [0] za darmo
            [one] 1 Srebrnik
            [few] { $silver } Srebrniki
           *[many] { $silver } Srebrników
        }
    }
paladins-table-discard-for = za odrzucenie
paladins-table-orders = Królewskie Dekrety
paladins-table-order-about =
    { $points ->
        [one] { $points } punkt na koniec dla każdego, kto zrobi to { $needs } razy.
        [few] { $points } punkty na koniec dla każdego, kto zrobi to { $needs } razy.
       *[many] { $points } punktów na koniec dla każdego, kto zrobi to { $needs } razy.
    }
paladins-table-favours = Królewskie Łaski
paladins-table-opens = runda { $round }

## The map.

paladins-table-tax = Podatki
paladins-table-tax-about = Gdy pula się opróżni, nadchodzi Inkwizycja.
paladins-table-taverns = Karczmy
paladins-table-taverns-open = Otwarte Karczmy
paladins-table-region-needs = Region { $number } wymaga: { $needs }
paladins-table-region-about = Mnich i nawrócenie wymagają tu Wiary, Posterunek i atak Siły.
paladins-table-square-free = wolne: { $gain }
paladins-table-square-taken =
    { $piece ->
        [monk] { $who }: Mnich
       *[outpost] { $who }: Posterunek
    }
paladins-table-not-here = nie w tej grze
paladins-table-outsiders = Najeźdźcy
paladins-table-no-outsider = bez Najeźdźcy do końca rundy
paladins-table-scores =
    { $how ->
        [per_2_garrison] 1 PZ za 2 Posterunki
        [per_2_commission] 1 PZ za 2 Mnichów
        [per_2_develop] 1 PZ za 2 Warsztaty
        [per_2_fortify] 1 PZ za 2 Mury
        [per_2_absolve] 1 PZ za 2 Dzbany
        [per_2_recruit] 1 PZ za 2 w drużynie
        [per_4_faith] 1 PZ za 4 Wiary
        [per_4_strength] 1 PZ za 4 Siły
        [per_4_influence] 1 PZ za 4 Wpływów
        [per_4_diplomacy] 1 PZ za 4 Dyplomacji
        [per_2_muster] 1 PZ za 2 karty Zaciągu
        [per_2_negotiate] 1 PZ za 2 karty Negocjacji
        [per_attacked_saracen] 1 PZ za atak na Saracenów
        [per_attacked_byzantine] 1 PZ za atak na Bizancjum
        [per_attacked_viking] 1 PZ za atak na Wikingów
        [per_suspicion] 1 PZ za Podejrzenie
        [per_unpaid_debt] 1 PZ za niespłacony Dług
        [per_paid_debt] 1 PZ za spłacony Dług
        [orders] 1 PZ i 1 za Królewski Dekret
       *[mercenaries] 1 PZ i 1 za Najemnika
    }

## The own board.

paladins-table-workers = Robotnicy
paladins-table-worker-count = { $worker }: { $count }
paladins-table-good =
    { $kind ->
        [silver] Srebrniki: { $count }
        [provision] Zapasy: { $count }
        [suspicion] Podejrzenia: { $count }
        [debt] Niespłacone Długi: { $count }
       *[paid] Spłacone Długi: { $count }
    }
paladins-table-thing-new = { $label }, od niedawna
paladins-table-thing-costs =
    { $count ->
        [0] { $label }, za darmo
        [one] { $kind ->
            [silver] { $label }, kosztuje { $count } Srebrnik
           *[provision] { $label }, kosztuje { $count } sztukę Zapasów
        }
        [few] { $kind ->
            [silver] { $label }, kosztuje { $count } Srebrniki
           *[provision] { $label }, kosztuje { $count } sztuki Zapasów
        }
       *[many] { $kind ->
            [silver] { $label }, kosztuje { $count } Srebrników
           *[provision] { $label }, kosztuje { $count } sztuk Zapasów
        }
    }
paladins-table-good-about =
    { $kind ->
        [silver] Płaci się nimi za akcje takie jak Rozwój czy Rozgrzeszenie. Na koniec każde 3 Srebrniki lub Zapasy to punkt.
        [provision] Płaci się nimi za akcje takie jak Misja czy Fortyfikacja. Na koniec każde 3 Srebrniki lub Zapasy to punkt.
        [suspicion] Kto ma ich najwięcej, bierze przy Inkwizycji Dług.
        [debt] Kosztuje na koniec 3 punkty, chyba że go spłacisz.
       *[paid] Na koniec wart 1 punkt.
    }
paladins-table-attribute =
    { $bonus ->
        [0] { $attribute } { $track }
       *[other] { $attribute } { $track }, w tej rundzie +{ $bonus }
    }
paladins-table-converted = Nawróceni: { $cards }
paladins-table-converted-one = { $card } ({ $scores })
paladins-table-crew = Drużyna
paladins-table-sign =
    { $sign ->
        [silver] Srebrniki
        [provision] Zapasy
        [suspicion] Podejrzenie
       *[debt] Dług
    }
paladins-table-crew-of = Drużyna: { $crew }
paladins-table-no-crew = Drużyna jest jeszcze pusta
paladins-table-no-paladin = Paladyn tej rundy nie jest jeszcze odkryty
paladins-table-drawn = Twoi Paladyni
paladins-table-drawn-by = Paladyni
paladins-table-nothing-secret = Teraz nie ma tu tajemnic
paladins-table-plays-now = gra w tej rundzie
paladins-table-slot = { $action }, miejsce { $place }
paladins-table-checks = Wymaga: { $checks }, podnosi: { $raises }.
paladins-table-used = Użyta w tej rundzie
paladins-table-used-short = użyta
paladins-table-used-why = Stoją tu Robotnicy: akcja użyta w tej rundzie.
paladins-table-left =
    { $count ->
        [one] został { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
paladins-table-recruit = odrzuć lub zrekrutuj
paladins-table-clear = usuń Robotników z akcji
paladins-table-attacked = zaatakowani: { $count }
paladins-table-you-place = Umieszczasz
paladins-table-place = Umieść

## The others.

paladins-table-first = pierwszy gracz
paladins-table-passed =
    { $count ->
        [0] Pas
       *[other] Pas, zachowuje
    }
paladins-table-workers-of =
    { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
       *[many] { $count } Robotników
    }

## The opponent of a single player.

paladins-table-has-passed = Pas
paladins-table-marker = Znacznik Zasobów na polu { $space }
paladins-table-workshops =
    { $count ->
        [one] { $count } Warsztat
        [few] { $count } Warsztaty
       *[many] { $count } Warsztatów
    }
paladins-table-schemes =
    { $any ->
        [yes] Pozostałe Schematy: { $count }. Zagrane: { $played }.
       *[no] Pozostałe Schematy: { $count }.
    }
paladins-table-why = Dlaczego tak gra
paladins-table-opponents-turn = Tura gracza wirtualnego
paladins-table-explain = Objaśniaj każdą turę
paladins-table-to-own = Do twojej tury
paladins-table-steps = Ta tura krok po kroku
paladins-table-step-on = Dalej
paladins-table-step-count = Krok { $step } z { $steps }
paladins-table-step-why = Dlaczego: { $why }
paladins-table-step-skipped = Pominięte wcześniej: { $count }.
paladins-table-step-scheme = Wierzchnia karta jego talii mówi, czego próbuje.
paladins-table-step-takes_action = Prowadzi do tego jego Schemat i jest to możliwe.
paladins-table-step-cannot = Przechodzi więc do tego, co następne.
paladins-table-step-passes = Nie ma już robotników na tę rundę.
paladins-table-step-follows = To wynika z poprzedniego kroku.
paladins-table-space-key = Spacja
paladins-table-resources = Zasoby
paladins-table-resources-about = Zyski przesuwają ten znacznik; po każdym okrążeniu rośnie najniższy Atrybut.
paladins-table-cannot = niemożliwe
paladins-table-nothing-hidden = Te same kroki co na papierze; nie wie nic, czego ty nie wiesz.
paladins-table-no-trail = Gracz wirtualny jeszcze nie grał.

## A phone.

paladins-table-tab-town = Miasto
paladins-table-tab-map = Mapa
paladins-table-tab-board = Plansza
paladins-table-tab-rivals = Rywale

## A new table.

paladins-table-no-options = Wszyscy grają tymi samymi kartami; nie ma o czym decydować.
paladins-table-difficulty = Gracz wirtualny
paladins-table-difficulty-easy = Łatwy
    .about =
        { $crowns ->
            [yes] Gracz wirtualny zaczyna z dwoma Warsztatami.
           *[no] Gracz wirtualny zaczyna z jednym Warsztatem.
        }
paladins-table-difficulty-standard = Standardowy
    .about =
        { $crowns ->
            [yes] Gracz wirtualny zaczyna z czterema Warsztatami.
           *[no] Gracz wirtualny zaczyna z trzema Warsztatami.
        }
paladins-table-difficulty-hard = Trudny
    .about =
        { $crowns ->
            [yes] Gracz wirtualny zaczyna z sześcioma Warsztatami.
           *[no] Gracz wirtualny zaczyna z pięcioma Warsztatami.
        }
paladins-table-difficulty-impossible = Niemożliwy
    .about = Gracz wirtualny zaczyna z Warsztatem na każdej z ośmiu akcji po prawej stronie.
paladins-table-expansion = Dodatek
paladins-table-expansion-city_of_crowns = Wiek Królów
    .about = Zaciąg i Negocjacje: dwie nowe akcje, czwarty Atrybut, Sojusznicy i sekretny Dekret dla każdego.

## City of Crowns.

paladins-table-tab-crowns = Dwór
paladins-table-pile-open =
    { $count ->
        [0] pod spodem nic
       *[other] stos { $count }, wierzch odkryty
    }
paladins-table-empty-pile = stos jest pusty
paladins-table-empty-stack = pusto
paladins-table-below =
    { $count ->
        [0] Pod spodem nie ma kart
        [one] Pod spodem { $count } karta
        [few] Pod spodem { $count } karty
       *[many] Pod spodem { $count } kart
    }
paladins-table-diplomat = Dyplomata
paladins-table-diplomat-about = Stoi tu Dyplomata: tej karty nie można wziąć. Robotnika wciąż można na niej umieścić.
paladins-table-step =
    { $count ->
        [one] { $count } sztuka Zapasów
        [few] { $count } sztuki Zapasów
       *[many] { $count } sztuk Zapasów
    }
paladins-table-step-about = Płacisz, gdy Dyplomata mija to miejsce w drodze do karty, którą bierzesz.
paladins-table-delegate = Powierz
paladins-table-delegate-of = Powierz zadanie: { $card }
paladins-table-enlist = Zwerbuj
paladins-table-enlist-of = Zwerbuj: { $card }
paladins-table-outsider-pile =
    { $count ->
        [0] ostatnia karta stosu
       *[other] wierzch stosu, niżej { $count }
    }
paladins-table-allies = Sojusznicy
paladins-table-allies-about = kto pierwszy ma trzy ikony
paladins-table-ally-of = U gracza: { $who }.
paladins-table-icons = Ikony
paladins-table-icons-of = Ikony ({ $icon }): { $count }
paladins-table-icon-printed = Jeden jest nadrukowany na planszy.
paladins-table-icon-ally = Sojusznicy już dołączyli.
paladins-table-icons-about = Trzy takie same ikony zdobywają Sojuszników. Zestawy różnych ikon dają punkty na koniec.
paladins-table-kept =
    { $action ->
        [muster] wzięte: { $count }
       *[negotiate] zwerbowane: { $count }
    }
paladins-table-kept-about =
    { $action ->
        [muster] Każde { $per } karty Zaciągu dają na koniec punkt.
       *[negotiate] Dwa, trzy lub cztery różne ikony dają na koniec { $two }, { $three } lub { $four } pkt.
    }
paladins-table-worth =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
paladins-table-secret-order = Sekretny Królewski Dekret
paladins-table-secret-about =
    { $points ->
        [one] { $action }, { $needs } razy: { $points } punkt na koniec. Nikt inny go nie widzi.
        [few] { $action }, { $needs } razy: { $points } punkty na koniec. Nikt inny go nie widzi.
       *[many] { $action }, { $needs } razy: { $points } punktów na koniec. Nikt inny go nie widzi.
    }
paladins-table-secret-hidden =
    { $points ->
        [one] Może go obejrzeć tylko właściciel; wykonany jest na koniec wart { $points } punkt.
        [few] Może go obejrzeć tylko właściciel; wykonany jest na koniec wart { $points } punkty.
       *[many] Może go obejrzeć tylko właściciel; wykonany jest na koniec wart { $points } punktów.
    }
paladins-table-has-secret = Sekretny Królewski Dekret, pokazywany na koniec gry.
paladins-table-leaves = opuszcza grę

## What things are, for whoever asks.

paladins-table-needs =
    { $you ->
        [yes] { $attribute } co najmniej { $needs }; masz { $have }.
       *[no] { $attribute } co najmniej { $needs }; { $who } ma { $have }.
    }
paladins-table-far = { $who }: { $count } z { $all }.
paladins-table-changed = Zmieniło się od twojego ostatniego ruchu.
paladins-table-lent-about = To, co użycza Paladyn, liczy się w jego rundzie przy akcjach, a nigdy przy punktach.
paladins-table-cost-about = To jest koszt. Płaci się go do puli głównej.
paladins-table-verb-about =
    { $verb ->
        [tax] Srebrniki z puli Podatków. Trzeba je wziąć; kto bierze ostatnie, sprowadza Inkwizycję.
        [discard_suspicion] Odrzucasz ostatnio dobrane Podejrzenie. Kto ma ich najwięcej, bierze przy Inkwizycji Dług.
        [pay_debt] Niespłacony Dług odwraca się: nie kosztuje już 3 punktów, tylko jest wart 1.
        [destroy_debt] Niespłacony Dług wraca na stos. Nie kosztuje już punktów.
        [take_debt] Niespłacony Dług kosztuje na koniec 3 punkty, chyba że go spłacisz.
        [pray] Robotnicy z jednej akcji twojej planszy wracają do puli głównej i można ją wykonać ponownie.
        [free_recruit] Mieszczanin z toru dołącza do drużyny albo zostaje odrzucony za nagrodę z rogu karty: bez Robotników i bez Srebrników.
        [free_discard_townsfolk] Odrzucasz Mieszczanina z toru za nagrodę z rogu karty, bez płacenia.
        [discard_own_townsfolk] Odrzucasz jednego ze swoich Mieszczan za nagrodę z rogu karty. Jego zdolność przepada.
        [move_workshop] Jeden z twoich Warsztatów przechodzi na wolne miejsce innej akcji.
        [must_pass] Potem od razu pasujesz.
       *[place_workshop] Kolejny Warsztat z toru Rozwoju staje na stałe na wolnym miejscu. Zyskujesz Robotnika, który był pod nim.
    }
paladins-table-worker-space = Miejsce na Robotnika
paladins-table-slot-takes =
    { $takes ->
        [any] Pasuje każdy Robotnik.
        [criminal] Pasuje tylko Złoczyńca.
       *[other] Pasuje: { $worker } lub Złoczyńca.
    }
paladins-table-slot-may = Może tu na stałe stanąć Warsztat.
paladins-table-slot-workshop = Stoi tu na stałe Warsztat: Robotnik nie jest potrzebny.
paladins-table-standing =
    { $on ->
        [favour] Stoi tu { $worker }, do końca rundy.
        [muster] Stoi tu { $worker }, aż ktoś weźmie kartę.
       *[board] Stoi tu { $worker }, aż spasujesz lub usuniesz Robotników z akcji.
    }
paladins-table-suggested = Proponowany Robotnik.
paladins-table-workers-about = Po spasowaniu gracz zachowuje do 3 nieużytych.
paladins-table-place-costs = Koszt jego miejsca: { $price }.
paladins-table-place-about =
    { $debt ->
        [yes] Koszt tego miejsca, bez względu na to, jak bierze się kartę. Zamiast Srebrników można wziąć niespłacony Dług.
       *[no] Koszt tego miejsca, bez względu na to, jak bierze się kartę.
    }
paladins-table-pile-about =
    { $open ->
        [yes] Kart pod wierzchnią: { $count }. Wierzchnia karta jest odkryta i też można ją wybrać. Na koniec rundy stos uzupełnia puste miejsca.
       *[no] Pozostało kart: { $count }. Na koniec rundy stos uzupełnia puste miejsca.
    }
paladins-table-opens-about = Ta karta zostanie odkryta na początku rundy { $round }.
paladins-table-half-about =
    { $which ->
        [corner] Zyskuje ten, kto odrzuci tego Mieszczanina jednym Robotnikiem.
        [bonus] Zyskuje się raz, przy rekrutacji.
        [attack] Zyskuje ten, kto zaatakuje tego Najeźdźcę.
       *[convert] Zyskuje ten, kto nawróci tego Najeźdźcę; na koniec punktuje on według karty.
    }
paladins-table-occasion-about = W drużynie daje za każdym razem: { $gain }.
paladins-table-taverns-about = Co rundę każdy bierze Robotników z jednej karty Karczmy. Kart jest o jedną więcej niż graczy.
paladins-table-region-closed = Żadnego z jego pól nie można teraz wybrać.
paladins-table-square-away =
    { $players ->
        [one] Używane od { $players } gracza: nie w tej grze.
        [few] Używane od { $players } graczy: nie w tej grze.
       *[many] Używane od { $players } graczy: nie w tej grze.
    }
paladins-table-suit =
    { $suit ->
        [saracen] Saraceni
        [byzantine] Bizantyjczycy
       *[viking] Wikingowie
    }
paladins-table-suit-about = Lud Najeźdźcy. Niektórzy nawróceni dają punkty za zaatakowanych z jednego ludu.
paladins-table-checks-card = Wymaga tego, co jest na karcie, i podnosi Dyplomację.
paladins-table-use = { $action }, użycie { $use } z { $all }
paladins-table-use-done = Już wykonane.
paladins-table-use-worth = Tyle ich daje na koniec: { $worth }.
paladins-table-anybody = dowolny
paladins-table-takes = Robotnicy: { $workers }.
paladins-table-costs = Koszt: { $cost }.
paladins-table-harvest =
    { $count ->
        [one] Za { $count } Robotnika: { $gain }.
        [few] Za { $count } Robotników: { $gain }.
       *[many] Za { $count } Robotników: { $gain }.
    }
paladins-table-under = Pozostałe Warsztaty: { $count }. Pod następnym: { $gain }.
paladins-table-space = Pole { $place } toru
paladins-table-space-about = Atrybut, który tu stoi, daje na koniec: { $worth }.
paladins-table-first-about = Zaczyna tę rundę. Następną zaczyna gracz po lewej.
paladins-table-first-alone = W grze jednoosobowej zawsze zaczynasz ty.
paladins-table-points-about = Tak, jakby gra skończyła się teraz; liczy się to, co widać.
paladins-table-round-about = Gra ma siedem rund. W każdej zagrywasz Paladyna, odwiedzasz Karczmę i działasz, aż wszyscy spasują.
paladins-table-total = Wszystkie punkty
paladins-table-line-about =
    { $of ->
        [kings_orders] Dla każdego, kto wykonał Dekret: 4, 6 lub 8 punktów według jego miejsca.
        [track] Za miejsce na torze. To, co użycza Paladyn, się nie liczy.
        [develop] Od szóstego postawionego Warsztatu: 1, 3 lub 6 punktów.
        [debts] Każdy spłacony Dług daje 1 punkt, każdy niespłacony kosztuje 3.
        [resources] Punkt za każde 3 Srebrniki i Zapasy razem.
        [count] Od piątej sztuki są warte coraz więcej. Mury mają też własne punkty.
        [converted] To, co mówi dolna połowa nawróconych Najeźdźców.
        [secret_order] Za sekretny Królewski Dekret, jeśli jest wykonany.
        [muster_cards] Punkt za każde 2 zebrane karty Zaciągu.
        [negotiate_sets] Za zestawy różnych ikon na planszy i na zwerbowanych kartach.
       *[total] Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje więcej punktów za Królewskie Dekrety, potem mniej Podejrzeń.
    }

## What things of the opponent and of City of Crowns are.

paladins-table-rival-about = Gra według odkrywanych Schematów i nic nie płaci. Stół robi to za ciebie i mówi dlaczego.
paladins-table-rival-workers = Zaczyna rundę z trzema Robotnikami więcej, niż wynosi jej numer, i żadnych nie zachowuje.
paladins-table-scheme-cards = Schematy
paladins-table-scheme-about = Schemat mówi, czego gracz wirtualny próbuje. Jeśli nie może, robi następną rzecz, którą może.
paladins-table-trail-step = Krok { $number } jego tury
paladins-table-trail-step-about =
    { $cannot ->
        [yes] Rozważone, ale niemożliwe.
       *[no] Jeśli mowa o karcie lub polu, widać na nich ten sam numer.
    }
paladins-table-below-about = Gdy ktoś weźmie odkrytą kartę, odkrywa się następną.
paladins-table-banner-about = Koszt umieszczenia Robotnika na tej karcie. Wzięcie karty tego nie kosztuje.
paladins-table-level = Poziom { $level }
paladins-table-level-about = Wyższe poziomy leżą głębiej, wymagają więcej i dają więcej.
paladins-table-helped-about = Dolicza się, gdy powierzasz tej karcie zadanie, i tylko do tej akcji: { $action }.

## Short names on cards.

paladins-table-title-abbot = Opat
paladins-table-title-acolyte = Akolita
paladins-table-title-architect = Architekt
paladins-table-title-conspirator = Spiskowiec
paladins-table-title-debt_collector = Komornik
paladins-table-title-defender = Ochroniarz
paladins-table-title-gatekeeper = Strażnik Bramy
paladins-table-title-missionary = Misjonarz
paladins-table-title-peddler = Domokrążca
paladins-table-title-squire = Giermek
paladins-table-title-watchman = Wartownik
paladins-table-title-archer = Łucznik
paladins-table-title-armourer = Zbrojmistrz
paladins-table-title-assassin = Zabójca
paladins-table-title-champion = Czempion
paladins-table-title-guardian = Gwardzista
paladins-table-title-hunter = Łowca
paladins-table-title-invader = Zbrojny
paladins-table-title-lookout = Zwiadowca
paladins-table-title-mercenary = Najemnik
paladins-table-title-thief = Złodziej
paladins-table-title-traitor = Zdrajca
paladins-table-title-warrior = Wojownik
paladins-table-title-adventurer = Awanturnik
paladins-table-title-barbarian = Barbarzyńca
paladins-table-title-marauder = Maruder
paladins-table-title-protector = Obrońca
paladins-table-title-vigilante = Strażnik
paladins-table-title-knight = Rycerz
paladins-table-title-escort = Eskorta
paladins-table-title-princess = Księżniczka
paladins-table-title-executioner = Egzekutor
paladins-table-title-envoy = Poseł
paladins-table-title-thug = Rzezimieszek

## Letters on marks, for those who want them: no two alike

paladins-table-letter-labourer = P
paladins-table-letter-scout = Z
paladins-table-letter-merchant = K
paladins-table-letter-fighter = W
paladins-table-letter-cleric = L
paladins-table-letter-criminal = X
paladins-table-reason-count = razem { $count }
paladins-table-reason-level = poziom { $count }
paladins-table-reason-left = zostało: { $count }
paladins-table-reason-paid = spłacone: { $count }
paladins-table-reason-unpaid = niespłacone: { $count }
paladins-table-tie-orders = Remis: decyduje więcej punktów za Królewskie Dekrety ({ $amounts })
paladins-table-tie-suspicions = Remis, także w Królewskich Dekretach: decyduje mniej Podejrzeń ({ $amounts })

## The theatre: what is shown of what happens, and what it means for the viewer.

paladins-table-round-begins = Runda { $round } z { $rounds }
paladins-table-last-round-begins = Ostatnia runda
paladins-table-points-counted = Liczymy punkty
paladins-table-inquisition-comes = Inkwizycja
paladins-table-fate-card-debt = Dług
paladins-table-fate-inquisition = Nadeszła Inkwizycja
    .means = Kto ma najwięcej Podejrzeń, bierze Dług.
    .known =
        { $standing ->
            [most] Masz ich najwięcej: { $own }.
            [equal] Ktoś ma ich tyle samo co ty: { $own }.
           *[fewer] Masz { $own }, a ktoś inny { $most }.
        }
paladins-table-fate-judged = Inkwizycja cię skazuje
    .means = Nikt nie miał więcej Podejrzeń niż ty: { $had }.
    .lost = Bierzesz niespłacony Dług: 3 punkty mniej na koniec, chyba że go spłacisz.
    .kept = Połowa twoich Podejrzeń znika; zostaje: { $own }.
    .known = Twoje niespłacone Długi: { $debts }. Pula Podatków znów pełna: { $tax }.
paladins-table-fate-spared = Inkwizycja cię oszczędza
    .means =
        { $own ->
            [0] Nie masz Podejrzeń.
           *[other] Inni mieli więcej Podejrzeń niż ty: masz { $own }.
        }
    .kept = Nie bierzesz Długu. Twoje Podejrzenia zostają i liczą się następnym razem.
    .known = Pula Podatków znów pełna: { $tax }.
paladins-table-fate-suspected = Pada na ciebie Podejrzenie
    .means =
        { $standing ->
            [most] Masz ich najwięcej, { $own }: Inkwizycja oznacza teraz Dług. W puli Podatków: { $tax }.
            [equal] Masz { $own }, tyle co najbardziej podejrzani. W puli Podatków: { $tax }.
           *[fewer] Masz { $own }, a ktoś inny { $most }. W puli Podatków: { $tax }.
        }
paladins-table-narration-title = { $who }, Paladyn: { $paladin }
paladins-table-narration-chooses = { $who } wybiera
paladins-table-narration-chooses-next = Gdy wszyscy wybiorą, zaczynają się akcje
paladins-table-narration-fact = Robotnicy: { $workers }. Srebrniki: { $silver }. Zapasy: { $provisions }.
paladins-table-narration-next = Potem gra { $who }
paladins-table-narration-you-next = Potem twoja kolej
paladins-table-narration-last = Wszyscy inni spasowali
paladins-table-narration-passed = Pas: znów wybierasz w następnej rundzie.
paladins-table-narration-until =
    { $count ->
        [0] Następna tura jest twoja.
        [one] Przed twoją jest jeszcze jedna tura.
        [few] Przed twoją są jeszcze { $count } tury.
       *[many] Przed twoją jest jeszcze { $count } tur.
    }
