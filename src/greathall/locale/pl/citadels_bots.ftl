# What the bots of Citadels think of: why an answer is liked or not. Weights are said apart.

## The draft.

citadels-consideration-earns =
    { $districts ->
        [one] { $card } ma dochód z 1 dzielnicy w twoim mieście.
        [few] { $card } ma dochód z { $districts } dzielnic w twoim mieście.
       *[many] { $card } ma dochód z { $districts } dzielnic w twoim mieście.
    }
citadels-consideration-gets_gold = { $card } zdobywa złoto nawet bez dzielnic.
citadels-consideration-gets_cards =
    { $cards ->
        [0] { $card } daje więcej kart albo lepsze; na ręce nie masz żadnej.
        [one] { $card } daje więcej kart albo lepsze; na ręce masz 1.
        [few] { $card } daje więcej kart albo lepsze; na ręce masz { $cards }.
       *[many] { $card } daje więcej kart albo lepsze; na ręce masz { $cards }.
    }
citadels-consideration-builds_more = { $card } może zbudować więcej niż inni (twoje karty: { $cards }, złoto: { $gold }).
citadels-consideration-builds_nothing = { $card } nie może budować, a ty masz co budować.
citadels-consideration-crowned = { $card } bierze koronę: w następnej rundzie wybierasz w pierwszej kolejności.
citadels-consideration-strikes = { $card } szkodzi innym i na tym zyskuje.
citadels-consideration-stops = Ktoś jest blisko ukończenia miasta, a { $card } może temu zapobiec.
citadels-consideration-shelters = { $card } chroni twoje miasto przed rangą 8.
citadels-consideration-makes_beautiful = { $card } zamienia zbędne złoto na punkty.
citadels-consideration-may_die = Inni spodziewają się, że { $card } to ty: ta postać może zginąć.
citadels-consideration-may_be_robbed = Inni spodziewają się, że { $card } to ty. Złoto do stracenia: { $gold }.
citadels-consideration-denies = Lepiej zabrać { $card-acc }, niż zostawić przeciwnikowi.
citadels-consideration-puts_away = { $card } przyda się przeciwnikowi bardziej niż tobie.
citadels-consideration-swaps_role = { $who } ma chyba postać lepszą dla ciebie niż twoja.
citadels-consideration-gives_role = { $card } ci się przyda: lepiej oddać inną postać.

## Naming characters.

citadels-consideration-takes_turn = { $card } to najpewniej { $who } (karty: { $cards }, złoto: { $gold }).
citadels-consideration-spares_oneself = { $card } to twoja własna postać.
citadels-consideration-plays_instead = Jeśli { $card } jest w grze, rozegrasz dalej swoją turę na miejscu tej postaci.
citadels-consideration-robs = { $card } to najpewniej { $who } (złoto: { $gold }).
citadels-consideration-confiscates_later = { $card } to najpewniej { $who } i ma za co budować (karty: { $cards }, złoto: { $gold }).
citadels-consideration-extorts = { $card } to najpewniej { $who }. Złoto do stracenia: { $gold }.
citadels-consideration-marks = { $card } to najniższy z najlepszych celów, a znaczniki kładzie się od najniższej rangi.
citadels-consideration-takes_district = Dostaniesz { $card-acc } do swojego miasta za darmo.
citadels-consideration-pays_bribe = Łapówka to pewny wydatek: { $half } z twojego złota ({ $gold }).
citadels-consideration-risks_flower = Pod groźbą może być kwiat, który zabierze całe złoto ({ $gold }); łapówka to tylko { $half }.
citadels-consideration-shows_flower = To kwiat: zabiera całe złoto.

## A turn.

citadels-consideration-gathers_gold = Masz złoto ({ $gold }) i przydatne karty, na które je wydasz ({ $cards }).
citadels-consideration-gathers_for_build = Z większą ilością złota (masz { $gold }) zbudujesz w tej turze coś lepszego; przydatne karty: { $cards }.
citadels-consideration-gathers_cards = Przydatne karty na ręce: { $cards }, złoto: { $gold }; przyda się większy wybór.
citadels-consideration-draws_for_build = Żadnej z przydatnych kart ({ $cards }) teraz nie zbudujesz, ale może przyjdzie taka, na którą cię stać (złoto: { $gold }).
citadels-consideration-builds =
    { $points ->
        [one] Budując { $card-acc }, zyskujesz 1 punkt.
        [few] Budując { $card-acc }, zyskujesz { $points } punkty.
       *[many] Budując { $card-acc }, zyskujesz { $points } punktów.
    }
citadels-consideration-builds_future = Budując { $card-acc }, rozwijasz miasto: liczą się typ i działanie.
citadels-consideration-costs = Kosztuje złoto ({ $gold }) albo to, co dasz zamiast niego.
citadels-consideration-refunded = Alchemik odzyska, co zapłacisz za { $card-acc }.
citadels-consideration-completes = Budując { $card-acc }, ukończysz miasto.
citadels-consideration-ends_ahead = Budując { $card-acc }, kończysz grę na prowadzeniu.
citadels-consideration-ends_behind = Budując { $card-acc }, kończysz grę, choć nie prowadzisz.
citadels-consideration-may_be_confiscated = Leży nakaz: ktoś może ci skonfiskować { $card-acc }.
citadels-consideration-takes_income =
    { $districts ->
        [one] Jedna dzielnica daje dochód.
        [few] { $districts } dzielnice dają dochód.
       *[many] { $districts } dzielnic daje dochód.
    }
citadels-consideration-takes_more = Nic nie kosztuje.
citadels-consideration-names_character = Najlepszy cel to { $card }: najpewniej { $who } (karty: { $cards }, złoto: { $gold }).
citadels-consideration-uses_hands = Na rękach innych jest coś dla ciebie.
citadels-consideration-attacks = W mieście gracza { $who } jest dzielnica warta tej ceny.
citadels-consideration-works = To, co oddajesz, jest mniej warte niż to, co dostajesz.
citadels-consideration-makes_more_beautiful = Zbędna sztuka złota staje się punktem.

## Gold, cards and the crown.

citadels-consideration-income_mix = Tyle w złocie ({ $gold }) i tyle w kartach ({ $cards }) pasuje do tego, co masz.
citadels-consideration-cargo = Masz teraz: złoto { $gold }, przydatne karty { $cards }.
citadels-consideration-thanks = Masz teraz: złoto { $gold }, przydatne karty { $cards }.
citadels-consideration-takes_from = { $who } to groźny przeciwnik (złoto: { $gold }).
citadels-consideration-crowns = To, co { $who } zrobi z koroną, ma dla ciebie znaczenie w następnej rundzie.
citadels-consideration-crowns_statue = { $who } ma Posąg, który z koroną daje pięć punktów.
citadels-consideration-pays = Koszt { $card-gen } w złocie to { $gold }; tyle tracisz, płacąc w ten sposób.

## Cards.

citadels-consideration-keeps = Warto mieć { $card-acc } (koszt: { $cost }).
citadels-consideration-parts_with = Będzie ci brakować { $card-gen }.
citadels-consideration-helps_receiver = { $who } skorzysta, jeśli dostanie { $card-acc }.
citadels-consideration-offers = { $card } to jedna z najmniej potrzebnych ci kart.
citadels-consideration-lays_down = { $card } zamiast sztuki złota.
citadels-consideration-exchanges = { $who } ma karty: { $cards }, a ty: { $own }.
citadels-consideration-replaces = Niektóre twoje karty są gorsze od tego, co może przyjść z talii.
citadels-consideration-puts_back = { $card } w zamian za to, co może przyjść z talii.
citadels-consideration-looks =
    { $cards ->
        [one] { $who } ma na ręce 1 kartę.
        [few] { $who } ma na ręce { $cards } karty do wyboru.
       *[many] { $who } ma na ręce { $cards } kart do wyboru.
    }
citadels-consideration-builds_at_once = Od razu możesz zbudować { $card-acc } (koszt najwyżej { $cost }).
citadels-consideration-spies = { $who } ma karty: { $cards }, złoto: { $gold }.
citadels-consideration-looks_for = Wśród niewidzianych jeszcze kart częsty jest typ: { $type }.

## Districts.

citadels-consideration-aims =
    { $districts ->
        [one] W mieście gracza { $who } jest 1 dzielnica, i to dobry cel.
        [few] W mieście gracza { $who } są { $districts } dzielnice, a wśród nich dobry cel.
       *[many] W mieście gracza { $who } jest { $districts } dzielnic, a wśród nich dobry cel.
    }
citadels-consideration-harms = { $who } straci { $card-acc }.
citadels-consideration-costs_gold =
    { $gold ->
        [0] Nic nie kosztuje.
        [one] Kosztuje 1 sztukę złota.
        [few] Kosztuje { $gold } sztuki złota.
       *[many] Kosztuje { $gold } sztuk złota.
    }
citadels-consideration-seizes = Warto zapłacić za { $card-acc } z miasta gracza { $who }.
citadels-consideration-cedes = Za { $card-acc } można dostać coś lepszego.
citadels-consideration-acquires = Lepiej mieć { $card-acc } niż to, co oddajesz.
citadels-consideration-gives_up = Stracisz { $card-acc }.
citadels-consideration-beautifies = Warto upiększyć { $card-acc }: to punkt więcej albo zysk z wyższego kosztu.
