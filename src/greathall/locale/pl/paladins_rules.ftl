# The rules of Paladins on two or three screens, for the page of rules. A chapter has a title and paragraphs.

paladins-rules-aim =
    Przez siedem rund zbierasz Robotników i wysyłasz ich do akcji na własnej planszy: by rekrutować Mieszczan, posyłać Mnichów na misje, budować Mury i Posterunki, odpuszczać grzechy oraz atakować i nawracać Najeźdźców. Wygrywa, kto na koniec ma najwięcej punktów.

    Prowadzą cię trzy Atrybuty: Wiara, Siła i Wpływy. Są wymagane, ale nigdy się ich nie wydaje, a każda akcja po prawej podnosi inny.
    .title = Cel gry
paladins-rules-round =
    Rundę zaczyna to, co odkrywa król: Dekret w rundach od 1 do 3, Łaska w rundach od 3 do 7. Potem każdy bierze trzech Paladynów, w tajemnicy zagrywa jednego, drugiego kładzie na wierzch swojego stosu, a trzeciego pod spód. W kolejności graczy pokazujesz Paladyna, bierzesz jego dwóch Robotników i wybierasz kartę Karczmy z czterema kolejnymi.

    Potem na zmianę wykonujecie po jednej akcji, aż wszyscy spasują. Paladyn podnosi na tę rundę niektóre Atrybuty i wspiera jedną akcję.
    .title = Runda
paladins-rules-workers =
    Jest sześć rodzajów: Parobek, Zwiadowca, Kupiec, Wojownik, Kleryk i Złoczyńca. Przezroczyste pole przyjmie każdego, kolorowe tylko swój rodzaj. Złoczyńca pasuje wszędzie, ale za każdym razem, gdy go zyskujesz, dobierasz Podejrzenie.

    Akcja, na której stoi Robotnik, jest w tej rundzie zużyta, chyba że pomoże Modlitwa. Warsztat na stałe zastępuje Robotnika na swoim miejscu.
    .title = Robotnicy i miejsca
paladins-rules-left =
    Rozwój: dwóch Robotników i 4 Srebrniki stawiają Warsztat na akcji po prawej i dają Robotnika, który był pod nim.

    Rekrutacja: jeden Robotnik odrzuca Mieszczanina za nagrodę z rogu karty, dwóch bierze go do drużyny; cena zależy od miejsca.

    Modlitwa: Kleryk i 2 Srebrniki usuwają Robotników z innej akcji.

    Konspiracja: jeden Robotnik daje Złoczyńcę.

    Polowanie: 1 sztuka Zapasów, a ze Zwiadowcą 3.

    Handel: 1 Srebrnik, a z Kupcem 3.
    .title = Akcje po lewej
paladins-rules-right =
    Każda wymaga trzech Robotników i można ją wykonać siedem razy w grze, coraz drożej; Atak nie ma limitu.

    Misja: wymaga Wiary i stawia Mnicha na polu mapy.

    Mobilizacja: wymaga Siły i stawia tam Posterunek.

    Fortyfikacja: wymaga Wpływów i dobiera Mur.

    Rozgrzeszenie: wymaga Wpływów, przesuwa Dzban i pozwala odrzucić Podejrzenie.

    Atak: wymaga Siły zależnie od miejsca Najeźdźcy; brakującą można zastąpić Srebrnikami, po 1 za każde 2. Zyskujesz nagrodę z rogu karty.

    Nawracanie: wymaga Wiary zależnie od miejsca, a Najeźdźca zostaje z tobą i na koniec daje punkty.
    .title = Akcje po prawej
paladins-rules-king =
    Dekrety wymagają pięciokrotnego wykonania akcji: 4, 6 i 8 punktów dla każdego, komu się to do końca uda. Z każdej odkrytej Łaski może w rundzie skorzystać jeden gracz, wymaganym Robotnikiem, który zostaje tam do końca rundy.
    .title = Dekrety i Łaski
paladins-rules-suspicion =
    Z każdym Podejrzeniem bierzesz z puli jego Podatek. Kto weźmie z puli ostatni Srebrnik, sprowadza Inkwizycję: najpierw u wszystkich graczy działają Mieszczanie, którzy na nią czekają, potem gracze z największą liczbą Podejrzeń biorą Dług i odrzucają połowę Podejrzeń, a pula zapełnia się na nowo.

    Dług kosztuje na koniec 3 punkty. Spłacony jest wart 1. Spłacać i niszczyć Długi oraz odrzucać Podejrzenia można tylko dzięki nagrodom.
    .title = Podejrzenia, Podatki i Długi
paladins-rules-crew =
    Mieszczanie z drużyny dają nagrodę za każdym razem, gdy wykonujesz ich akcję, przy Inkwizycji albo gdy spłacasz Dług. Zaczynają działać od następnej akcji po tej, która ich sprowadziła.
    .title = Twoja drużyna
paladins-rules-pass =
    Kto nie może lub nie chce działać, pasuje: wszyscy Robotnicy schodzą z planszy, a do trzech nieużytych zostaje na następną rundę. Gdy spasują wszyscy, ostatni Mieszczanin i pierwszy Najeźdźca schodzą ze swoich torów, a tory się uzupełnia.
    .title = Pasowanie
paladins-rules-end =
    Po siedmiu rundach liczy się punkty: za Dekrety, za Atrybuty według miejsca na torze, za Warsztaty od szóstego wzwyż, za Mnichów, Mury, Posterunki i Dzbany od piątego wzwyż, za Długi, za nawróconych Najeźdźców oraz 1 za każde trzy Srebrniki i Zapasy. Przy remisie decyduje więcej punktów za Dekrety, a potem mniej Podejrzeń.
    .title = Koniec i punkty
paladins-rules-solo =
    W pojedynkę grasz przeciw graczowi wirtualnemu, którego nikt nie musi obsługiwać: o jego ruchach decydują Schematy z talii, a stół wykonuje je za ciebie i mówi dlaczego. Od poziomu trudności zależy, z iloma Warsztatami gracz wirtualny zaczyna; jego Schematy są na każdym poziomie te same.
    .title = W pojedynkę
paladins-rules-crowns =
    Wiek Królów dodaje czwarty Atrybut, Dyplomację, i dwie akcje po prawej. Zaciąg zbiera wierzchnią kartę stosu, na którym nie stoi Dyplomata: idzie on tam za 1 sztukę Zapasów za krok, a ty musisz mieć Atrybut ze sztandaru i zyskujesz Dyplomację, Robotnika z karty i jej nagrodę. Jako osobną akcję możesz też umieścić Robotnika na odkrytej karcie i zapłacić za nagrodę według lewego sztandaru.

    Negocjacje biorą kartę ze swojego toru. Możesz powierzyć jej zadanie: wykonujesz akcję z karty bez Robotników i bez ceny, z premią z karty. Albo ją zwerbować: zostaje z tobą, podnosi Dyplomację i ma ikony. Trzy takie same sprowadzają Sojuszników tego rodzaju, a zestawy różnych dają punkty na koniec.

    Dobierasz czterech Paladynów zamiast trzech, a jeden z nich opuszcza grę. Tory mają siedem miejsc, a ostatnim jest wierzch odkrytego stosu. Każdy ma sekretny Dekret wart 6 punktów.
    .title = Wiek Królów
paladins-rules-terms =
    Atrybut: to, co pokazuje tor, wraz z premią Paladyna. Do punktów liczy się tylko tor.

    Drużyna: twoi zrekrutowani Mieszczanie.

    Pula Podatków: Srebrniki, których pilnuje Inkwizycja.

    Zniszczyć Dług: odłożyć go z powrotem.

    Usunąć Robotników z akcji: wracają i można jej użyć ponownie.

    Darmowa Rekrutacja: weź Mieszczanina do drużyny albo go odrzuć, nic nie płacąc.
    .title = Słowniczek

## Headings of the lists of cards

paladins-cards-paladin = Paladyni
paladins-cards-townsfolk = Mieszczanie
paladins-cards-outsider = Najeźdźcy
paladins-cards-order = Królewskie Dekrety
paladins-cards-space = Królewskie Łaski i miejsca dla Robotników
paladins-cards-wall = Mury
paladins-cards-muster = Karty Zaciągu
paladins-cards-negotiate = Karty Negocjacji
paladins-cards-ally = Sojusznicy
paladins-cards-scheme = Schematy gracza wirtualnego
