# The rules of Citadels on two or three screens, for the page of rules. A chapter has a title and paragraphs.

citadels-rules-aim =
    Każdy buduje miasto z dzielnic. W każdej rundzie kryjesz się za postacią i na jedną turę jej moc należy do ciebie. Gdy jakieś miasto jest dość duże, rundę rozgrywa się do końca i wygrywa najpiękniejsze miasto.

    Jawne są miasta, złoto, liczba kart na rękach i wszystko, co ogłoszono. Tajne są ręce, talia i to, kto ma którą postać, dopóki nie padnie jej ranga.
    .title = Cel gry
citadels-rules-round =
    Runda ma trzy części. Najpierw wszyscy w tajemnicy wybierają postacie. Potem wywołuje się rangi od 1 do 8 lub 9, a kto ma wywołaną postać, rozgrywa turę. Na koniec postacie wracają, a następną rundę zaczyna ten, kto ma koronę.
    .title = Runda
citadels-rules-draft =
    Obsadę się tasuje. Kilka postaci zostaje odkrytych, a jedna odłożona zakryta: w tej rundzie nikt nimi nie zagra. Ranga 4 nigdy nie jest odkryta. Kto ma koronę, ogląda resztę, zachowuje jedną postać i przekazuje pozostałe w lewo, i tak dalej. Ostatnia karta zostaje zakryta.

    Gdy gra dwoje lub troje, każdy zachowuje po dwie postacie i ma w rundzie dwie tury. W grze siedmioosobowej z ośmioma postaciami i ośmioosobowej z dziewięcioma ostatni gracz bierze też odłożoną kartę i zachowuje jedną z dwóch.
    .title = Wybór postaci
citadels-rules-calling =
    Za postać, której nikt nie ma albo którą zabito, nikt się nie zgłasza: jedno i drugie wygląda tak samo. Gdy wywołano twoją, ujawniasz ją. Jeśli jest okradziona, twoje złoto zabiera Złodziej. Jeśli jest zaczarowana, tylko zbierasz złoto lub karty, a potem gra nią Wiedźma. Jeśli jest zagrożona, najpierw zbierasz, a potem odpowiadasz na groźbę.
    .title = Wywoływanie rang
citadels-rules-turn =
    W swojej turze zbierasz raz: bierzesz 2 sztuki złota albo dobierasz 2 karty i zachowujesz jedną z nich. Potem możesz zbudować jedną dzielnicę z ręki, płacąc jej koszt do banku. Moc postaci i działania dzielnic można wykorzystać po jednym razie, w dowolnej kolejności, także przed zbieraniem.

    Z mocy można korzystać lub nie, chyba że karta mówi „musisz” albo „nie możesz”. Niektóre postacie dają dochód: 1 sztukę złota lub kartę za każdą dzielnicę ich typu.
    .title = Twoja tura
citadels-rules-building =
    Budujesz to, za co możesz zapłacić, ale nigdy drugiej dzielnicy o tej samej nazwie. Limit to jedna dzielnica w turze; Architektka może zbudować trzy, Wróżka i Uczona dwie, Nawigatorka żadnej. Dzielnice handlowe Handlarza nie liczą się do limitu.

    Niektóre dzielnice unikatowe zmieniają cenę lub opłaca się je inaczej: Fabryka, Rusztowanie, Nekropolia, Kryjówka złodziei. Miasto jest ukończone przy siedmiu dzielnicach, a gdy gra dwoje lub troje, przy ośmiu.
    .title = Budowa
citadels-rules-against =
    Rangi 1 i 2 uderzają, zanim wiedzą, w kogo: wskazują postać, a nie gracza. Ranga 8 działa ostatnia i sięga po miasta. Generał niszczy za cenę o 1 niższą od kosztu dzielnicy, Dyplomata wymienia, a Marszałek przejmuje to, co kosztuje najwyżej 3, i za to płaci. Ukończone miasta są bezpieczne przed rangą 8, a miasto Biskupa, dopóki on żyje. Fortu nie można ruszyć.
    .title = Przeciw innym
citadels-rules-end =
    Gra kończy się wraz z rundą, w której ktoś ukończy miasto. Twoje punkty: koszt każdej dzielnicy w twoim mieście; 3 za komplet pięciu typów; 4, jeśli twoje miasto zostało ukończone jako pierwsze, albo 2, jeśli później; oraz to, co mówią twoje dzielnice unikatowe.

    Przy remisie wygrywa wyższa ranga z ostatniej rundy.
    .title = Koniec i punkty
citadels-rules-terms =
    Zyskać: wziąć z banku albo dobrać i zachować.

    Odrzucić: karta trafia zakryta pod talię.

    Zniszczyć: dzielnica trafia pod talię.

    Wymienić: obie strony coś dają.

    Typ: szlachecka, religijna, handlowa, wojskowa lub unikatowa.

    Koszt: liczba na karcie; upiększone dzielnice na stałe kosztują o 1 więcej.

    Rozmiar miasta: liczba jego dzielnic; Pomnik liczy się podwójnie.
    .title = Słowniczek

## Headings of the lists of cards

citadels-cards-character = Postacie
citadels-cards-district = Dzielnice
