# Citadels. Where a sentence would name nobody as giver or receiver, it is the bank.
# A question has what is asked, why (limits, what it brings), and what the others wait for meanwhile.

citadels-title = Cytadela

## Questions: the round.

citadels-question-character = Zachowaj postać na tę rundę
    .why = Pozostaje tajna, aż padnie jej ranga. Resztę przekazujesz dalej albo odkładasz.
    .waiting = { $who } wybiera postać
citadels-question-discard = Odłóż postać
    .why = Leży zakryta: nikt nią nie zagra w tej rundzie i tylko ty wiesz, która to.
    .waiting = { $who } odkłada postać
citadels-question-turn = Twoja tura
    .why = Złoto lub karty zbierasz raz, przed budową. Zdolności w dowolnej kolejności. Na końcu zakończ turę.
    .waiting = { $who } rozgrywa turę
citadels-question-gather = Zbierz złoto lub karty
    .why = Musisz to zrobić teraz, zanim w tej turze wydarzy się cokolwiek innego.
    .waiting = { $who } zbiera złoto lub karty
citadels-question-keep = Zachowaj jedną z tych kart
    .why = Reszta trafia na spód talii; inni jej nie widzą.
    .waiting = { $who } wybiera kartę, którą zachowa
citadels-question-pay = Wybierz, jak opłacić { $card-acc }
    .why = Poświęcona dzielnica zastępuje całą cenę; inne sposoby kosztują złoto lub karty.
    .waiting = { $who } wybiera, jak zapłacić za dzielnicę
citadels-question-mix = Wybierz, ile dochodu bierzesz w złocie
    .why = Dzielnice religijne dają ci razem { $count }; czego nie weźmiesz w złocie, dobierasz w kartach.
    .waiting = { $who } dzieli dochód na złoto i karty

## Questions: characters.

citadels-question-kill = Zabij postać
    .why = Kto ją ma, milczy po wywołaniu i traci turę. Rangi 1 nie można wskazać.
    .waiting = { $who } wybiera postać do zabicia
citadels-question-bewitch = Zaczaruj postać
    .why = Gdy jej gracz zbierze złoto lub karty, grasz nią dalej. Jeśli nikt jej nie ma, twoja tura przepada.
    .waiting = { $who } wybiera postać do zaczarowania
citadels-question-place_warrant = Nałóż kolejny nakaz
    .why = Po jednym na trzy postacie, od najniższej rangi. Potem potajemnie podpisujesz jeden z nich.
    .waiting = { $who } rozkłada nakazy
citadels-question-sign = Podpisz jeden z trzech nakazów
    .why = Tylko ty wiesz który: pierwszą opłaconą pod nim dzielnicę można skonfiskować.
    .waiting = { $who } potajemnie podpisuje nakaz
citadels-question-warrant = Skonfiskuj { $card-acc } albo zrezygnuj
    .why = Konfiskuje tylko podpisany nakaz, a budujący odzyskuje złoto. Drugiej okazji nie będzie.
    .waiting = { $who } może skonfiskować budowaną dzielnicę
citadels-question-rob = Okradnij postać
    .why = Gdy się ujawni, zabierasz całe złoto jej gracza, zanim zdąży coś zebrać.
    .waiting = { $who } wybiera postać do okradzenia
citadels-question-spy = Podejrzyj czyjąś rękę
    .why = Najpierw podajesz typ: każda taka karta daje ci 1 sztukę złota tego gracza (o ile ją ma) i kartę.
    .waiting = { $who } wybiera rękę do podejrzenia
citadels-question-spy_type = Podaj typ, którego szukasz
    .why = Każda taka karta na ręce gracza { $spied } daje ci 1 sztukę jego złota i kartę.
    .waiting = { $who } podaje szukany typ
citadels-question-place_threat = Połóż kolejną groźbę
    .why = Po jednej na dwóch postaciach, najpierw na niższej randze. Potem potajemnie wybierasz tę z kwiatem.
    .waiting = { $who } rozkłada groźby
citadels-question-flower = Wybierz groźbę z kwiatem
    .why = Wiesz to tylko ty. Kto nie da łapówki, straci przez kwiat całe złoto, a przez pustą groźbę nic.
    .waiting = { $who } ukrywa kwiat pod jedną z gróźb
citadels-question-threat = Groźba: zapłać łapówkę albo odmów
    .why = Łapówka to połowa twojego złota, zaokrąglona w dół. Jeśli odmówisz groźbie z kwiatem, możesz stracić całe złoto.
    .waiting = { $who } odpowiada na groźbę
citadels-question-show_threat = Pokaż groźbę albo zostaw ją zakrytą
    .why = { $threatened } nie płaci łapówki. Kwiat pozwala zabrać całe złoto, pusta groźba nic nie daje.
    .waiting = { $who } może pokazać groźbę
citadels-question-magic = Zamień ręce albo wymień karty
    .why = Zamień całą rękę z innym graczem albo odłóż karty pod talię i dobierz tyle samo.
    .waiting = { $who } wymienia karty lub całą rękę
citadels-question-replace = Wymień karty z ręki
    .why = Wskazuj je po kolei, tak jak leżą na ręce. Trafią pod talię, a ty dobierzesz tyle samo.
    .waiting = { $who } wybiera karty do wymiany
citadels-question-look = Obejrzyj czyjąś rękę
    .why = Potem bierzesz jedną z tych kart albo płacisz za nią i budujesz ją od razu, poza limitem.
    .waiting = { $who } wybiera rękę do obejrzenia
citadels-question-seen = Weź jedną z tych kart albo od razu ją zbuduj
    .why = To ręka gracza { $of }. Budowa od razu kosztuje, ale nie liczy się do twojego limitu.
    .waiting = { $who } ogląda rękę i wybiera kartę
citadels-question-gift = Oddaj kartę graczowi { $to }
    .why = Masz już od niego losową kartę; w zamian możesz dać dowolną kartę z ręki.
    .waiting = { $who } wybiera karty do oddania
citadels-question-crown = Przekaż koronę
    .why = Nie sobie ani obecnemu właścicielowi. Jeśli cię nie zabito, dostaniesz za nią sztukę złota lub kartę.
    .waiting = { $who } wybiera, kto dostanie koronę
citadels-question-thanks = Weź 1 sztukę złota lub losową kartę
    .why = { $of } ma od ciebie koronę i daje ci za nią jedno z dwojga.
    .waiting = { $who } bierze za koronę złoto lub kartę
citadels-question-tithe = Weź 1 sztukę złota od najbogatszego
    .why = Ci gracze mają więcej złota niż ty i nikt nie ma więcej od nich.
    .waiting = { $who } wybiera, kto z najbogatszych odda złoto
citadels-question-fund = Weź brakujące złoto od innego gracza
    .why =
        { $gold ->
            [one] Do budowy { $card-gen } brakuje ci 1 sztuki złota. Dajesz za nią kartę; odmówić nie można.
            [few] Do budowy { $card-gen } brakuje ci { $gold } sztuk złota. Za każdą dajesz kartę; odmówić nie można.
           *[many] Do budowy { $card-gen } brakuje ci { $gold } sztuk złota. Za każdą dajesz kartę; odmówić nie można.
        }
    .waiting = { $who } wybiera, za czyje złoto zbuduje
citadels-question-offer = Daj graczowi { $to } kartę za złoto
    .why =
        { $count ->
            [one] To już ostatnia: za każdą wziętą sztukę złota dajesz kartę.
            [few] Zostały jeszcze { $count }, po jednej za sztukę złota. Wskazuj je po kolei, tak jak leżą na ręce.
           *[many] Zostało jeszcze { $count }, po jednej za sztukę złota. Wskazuj je po kolei, tak jak leżą na ręce.
        }
    .waiting = { $who } wybiera karty w zamian za złoto
citadels-question-cargo = Weź 4 sztuki złota albo 4 karty
    .why = Twoje statki przywożą jedno albo drugie. Nawigatorka nic w tej turze nie buduje.
    .waiting = { $who } wybiera: 4 sztuki złota albo 4 karty
citadels-question-study = Zachowaj jedną z tych kart
    .why = Pozostałe wtasujesz do talii.
    .waiting = { $who } wybiera kartę, którą zachowa
citadels-question-raid = Wybierz miasto, w którym zniszczysz dzielnicę
    .why = Płacisz o 1 mniej, niż ona kosztuje. Ukończone i chronione miasta są bezpieczne.
    .waiting = { $who } wybiera miasto, w którym coś zniszczy
citadels-question-destroy = Zniszcz dzielnicę gracza { $owner }
    .why = Płacisz o 1 mniej, niż kosztuje, a przy Wielkim murze pełny koszt. Fort jest bezpieczny.
    .waiting = { $who } wybiera dzielnicę do zniszczenia
citadels-question-negotiate = Wybierz gracza do wymiany dzielnic
    .why = Dajesz jedną ze swoich za jedną z jego, a jeśli jego jest droższa, dopłacasz różnicę.
    .waiting = { $who } wybiera, z kim wymieni dzielnicę
citadels-question-cede = Wybierz dzielnicę dla gracza { $to }
    .why = Potem wybierasz, co dostaniesz w zamian. Jeśli to kosztuje więcej, dopłacasz różnicę.
    .waiting = { $who } wybiera dzielnicę do oddania
citadels-question-acquire = Wybierz w zamian dzielnicę gracza { $owner }
    .why = Oddajesz { $given-acc }; jeśli ta druga kosztuje więcej, { $owner } dostaje różnicę.
    .waiting = { $who } wybiera dzielnicę w zamian
citadels-question-march = Wybierz miasto, w którym przejmiesz dzielnicę
    .why = Może kosztować najwyżej 3, a złoto dostaje jej właściciel. Ukończone i chronione miasta są bezpieczne.
    .waiting = { $who } wybiera miasto, w którym coś przejmie
citadels-question-seize = Przejmij dzielnicę gracza { $owner }
    .why = Kosztuje najwyżej 3, a jej koszt płacisz właścicielowi. Nie taką, jaką już masz, i nie Fort.
    .waiting = { $who } wybiera dzielnicę do przejęcia
citadels-question-beautify = Upiększ jedną ze swoich dzielnic
    .why = Kładziesz na niej sztukę złota: na stałe kosztuje o 1 więcej i tyle jest warta. Każdą tylko raz.
    .waiting = { $who } wybiera dzielnicę do upiększenia

## Questions: districts.

citadels-question-sacrifice = Poświęć dzielnicę za Nekropolię
    .why = Zniszczenie jej zastępuje całą cenę. Co leży na niej lub pod nią, przepada.
    .waiting = { $who } wybiera dzielnicę do poświęcenia
citadels-question-lay_down = Zapłać kartami za Kryjówkę złodziei
    .why = Każda jest warta 1 sztukę złota. Wskazuj je po kolei, tak jak leżą na ręce; resztę płacisz złotem.
    .waiting = { $who } wybiera karty, którymi zapłaci
citadels-question-experiment = Poświęć kartę za 2 sztuki złota
    .why = Laboratorium: karta trafia pod talię; inni jej nie widzą.
    .waiting = { $who } wybiera kartę do poświęcenia
citadels-question-exhibit = Połóż kartę pod Muzeum
    .why = Leży tam niewidoczna dla innych i na koniec jest warta 1 punkt.
    .waiting = { $who } wybiera kartę do Muzeum
citadels-question-demolish_in = Wybierz miasto, w którym zburzysz dzielnicę
    .why = Wraz z nią niszczysz swoją Zbrojownię. Tylko ukończone miasta są bezpieczne.
    .waiting = { $who } wybiera miasto, w którym coś zburzy
citadels-question-demolish = Zburz dzielnicę gracza { $owner }
    .why = Nie kosztuje złota, ale niszczysz też swoją Zbrojownię. Nawet Fort nie jest bezpieczny.
    .waiting = { $who } wybiera dzielnicę do zburzenia
citadels-question-theater = Wymień się postacią albo zachowaj swoje
    .why = Wybrany gracz wymienia się z tobą w tajemnicy przed resztą i nie może odmówić.
    .waiting = { $who } może w Teatrze wymienić się postacią
citadels-question-role = Oddaj postać graczowi { $to }
    .why = W zamian dostajesz losową, w tajemnicy przed resztą.
    .waiting = { $who } wybiera postać do wymiany

## Answers: the round.

citadels-answer-choose-character = Zachowaj { $character-acc }
    .verb = Zachowaj
citadels-answer-put-away-character = Odłóż { $character-acc }
    .verb = Odłóż
citadels-answer-end-turn = Zakończ turę
    .verb = Zakończ turę
    .waste = Nadal możesz budować.
citadels-answer-gather-gold = Zbierz złoto
    .verb = Zbierz złoto
    .amounts = { $n } szt. złota
citadels-answer-gather-cards = Zbierz karty
    .verb = Zbierz karty
    .amounts =
        { $n ->
            [one] { $n } karta
            [few] { $n } karty
           *[many] { $n } kart
        }, zostaje { $n2 }
citadels-answer-build-district = Zbuduj { $district-acc }
    .verb = Zbuduj
citadels-answer-turn-ability = { $ability }
    .verb = { $ability }
citadels-answer-keep-district = Zachowaj { $district-acc }
    .verb = Zachowaj
citadels-answer-pay-way = Zapłać { $way }
    .verb = Zapłać { $way }
citadels-answer-income-in-gold-amount = { $amount } w złocie, reszta w kartach
    .verb = { $amount } w złocie

## Answers: characters.

citadels-answer-kill-character = Zabij { $character-acc }
    .verb = Zabij
citadels-answer-bewitch-character = Zaczaruj { $character-acc }
    .verb = Zaczaruj
citadels-answer-warrant-on-character = Nałóż nakaz na { $character-acc }
    .verb = Nałóż
citadels-answer-sign-character = Podpisz nakaz na { $character-acc }
    .verb = Podpisz
citadels-answer-pass = Zrezygnuj
    .verb = Zrezygnuj
citadels-answer-confiscate = Skonfiskuj
    .verb = Skonfiskuj
citadels-answer-rob-character = Okradnij { $character-acc }
    .verb = Okradnij
citadels-answer-spy-on-seat = Podejrzyj rękę gracza { $seat }
    .verb = Podejrzyj
citadels-answer-look-for-type = Szukaj dzielnicy { $type-gen }
    .verb = Szukaj { $type-gen }
citadels-answer-threaten-character = Zagroź { $character-dat }
    .verb = Zagroź
citadels-answer-flower-for-character = Kwiat dostaje { $character }
    .verb = Ukryj kwiat
citadels-answer-bribe = Zapłać łapówkę
    .verb = Zapłać
citadels-answer-refuse = Odmów
    .verb = Odmów
citadels-answer-show-threat = Pokaż groźbę
    .verb = Pokaż
citadels-answer-leave-threat = Zostaw ją zakrytą
    .verb = Zostaw
citadels-answer-replace-cards = Wymień własne karty
    .verb = Wymień karty
citadels-answer-exchange-hands-with-seat = Zamień ręce z graczem { $seat }
    .verb = Zamień ręce
citadels-answer-draw-as-many = To wszystko: dobierz tyle samo
    .verb = Dobierz
citadels-answer-replace-district = Wymień { $district-acc }
    .verb = Wymień
citadels-answer-look-at-seat = Obejrzyj rękę gracza { $seat }
    .verb = Obejrzyj
citadels-answer-take-district = Weź { $district-acc }
    .verb = Weź
citadels-answer-build-at-once-district = Od razu zbuduj { $district-acc }
    .verb = Od razu zbuduj
citadels-answer-give-district = Daj { $district-acc }
    .verb = Daj
citadels-answer-crown-seat = Koronę dostaje { $seat }
    .verb = Daj koronę
citadels-answer-take-gold = Weź 1 sztukę złota
    .verb = Weź złoto
citadels-answer-take-card = Weź losową kartę
    .verb = Weź kartę
citadels-answer-tithe-from-seat = Weź sztukę złota od gracza { $seat }
    .verb = Weź złoto
citadels-answer-fund-from-seat = Weź złoto od gracza { $seat }
    .verb = Weź złoto
citadels-answer-offer-district = Daj w zamian { $district-acc }
    .verb = Daj
citadels-answer-bring-gold = Weź 4 sztuki złota
    .verb = Weź złoto
citadels-answer-bring-cards = Weź 4 karty
    .verb = Weź 4 karty
citadels-answer-raid-seat = Niszcz w mieście gracza { $seat }
    .verb = Wybierz miasto
citadels-answer-destroy-building = Zniszcz { $building-acc }
    .verb = Zniszcz
citadels-answer-negotiate-with-seat = Wymień się z graczem { $seat }
    .verb = Wymień się
citadels-answer-cede-building = Oddaj { $building-acc }
    .verb = Oddaj
citadels-answer-acquire-building = Weź { $building-acc }
    .verb = Wymień
citadels-answer-march-on-seat = Przejmij w mieście gracza { $seat }
    .verb = Wybierz miasto
citadels-answer-seize-building = Przejmij { $building-acc }
    .verb = Przejmij
citadels-answer-beautify-building = Upiększ { $building-acc }
    .verb = Upiększ

## Answers: districts.

citadels-answer-sacrifice-building = Poświęć { $building-acc }
    .verb = Poświęć
citadels-answer-pay-the-rest-in-gold = Resztę zapłać złotem
    .verb = Zapłać resztę
citadels-answer-pay-with-district = Zapłać kartą: { $district }
    .verb = Zapłać
citadels-answer-experiment-with-district = Poświęć { $district-acc }
    .verb = Poświęć
citadels-answer-exhibit-district = Wystaw { $district-acc }
    .verb = Wystaw
citadels-answer-demolish-in-seat = Burz w mieście gracza { $seat }
    .verb = Wybierz miasto
citadels-answer-demolish-building = Zburz { $building-acc }
    .verb = Zburz
citadels-answer-keep-roles = Nie wymieniaj się
    .verb = Zachowaj
citadels-answer-exchange-roles-with-seat = Wymień się postacią z graczem { $seat }
    .verb = Wymień się
citadels-answer-give-role-character = Oddaj { $character-acc }
    .verb = Oddaj

## Events: the round.

citadels-event-round = Zaczyna się runda { $number }: { $crown } ma koronę i wywołuje rangi.
citadels-event-put_away =
    { $cards-is ->
        [nothing] Żadna postać nie jest odkryta.
       *[other] Odkryte i poza tą rundą: { $cards }.
    }
citadels-event-keeps = { $who } wybiera postać.
citadels-event-keeps-secret = { $who } wybiera { $card-acc }.
citadels-event-puts_away = { $who } odkłada zakrytą postać.
citadels-event-puts_away-secret = { $who } odkłada zakrytą postać: { $card }.
citadels-event-puts_away_unseen = Losowa postać zostaje odłożona; nikt jej nie widzi.
citadels-event-nobody = { $card }: nikt się nie zgłasza.
citadels-event-reveals = { $who } to { $card }.
citadels-event-ends = { $who } kończy turę.
citadels-event-gains =
    { $gold ->
        [one] { $who } zyskuje 1 sztukę złota ({ $source }).
        [few] { $who } zyskuje { $gold } sztuki złota ({ $source }).
       *[many] { $who } zyskuje { $gold } sztuk złota ({ $source }).
    }
citadels-event-pays =
    { $who-is ->
        [nobody] { $gold ->
            [one] { $to } odzyskuje 1 sztukę złota ({ $source }).
            [few] { $to } odzyskuje { $gold } sztuki złota ({ $source }).
           *[many] { $to } odzyskuje { $gold } sztuk złota ({ $source }).
        }
       *[other] { $to-is ->
            [nobody] { $gold ->
                [one] { $who } płaci 1 sztukę złota ({ $source }).
                [few] { $who } płaci { $gold } sztuki złota ({ $source }).
               *[many] { $who } płaci { $gold } sztuk złota ({ $source }).
            }
           *[other] { $gold ->
                [one] { $to } dostaje 1 sztukę złota od gracza { $who } ({ $source }).
                [few] { $to } dostaje { $gold } sztuki złota od gracza { $who } ({ $source }).
               *[many] { $to } dostaje { $gold } sztuk złota od gracza { $who } ({ $source }).
            }
        }
    }
citadels-event-draws =
    { $count ->
        [one] { $who } dobiera kartę ({ $source }).
        [few] { $who } dobiera { $count } karty ({ $source }).
       *[many] { $who } dobiera { $count } kart ({ $source }).
    }
citadels-event-draws-secret = { $who } dobiera { $cards-acc } ({ $source }).
citadels-event-keeps_card = { $who } zachowuje jedną kartę.
citadels-event-keeps_card-secret = { $who } zachowuje { $card-acc }.
citadels-event-builds =
    { $gold ->
        [0] W mieście gracza { $who } staje nowa dzielnica: { $card }.
        [one] { $who } buduje { $card-acc } za 1 sztukę złota.
        [few] { $who } buduje { $card-acc } za { $gold } sztuki złota.
       *[many] { $who } buduje { $card-acc } za { $gold } sztuk złota.
    }
citadels-event-completes = Miasto gracza { $who } jest ukończone.
citadels-event-destroyed = Zniszczono { $card-acc } w mieście gracza { $who }.
citadels-event-changes_owner = { $to } przejmuje { $card-acc } z miasta gracza { $who }.
citadels-event-takes_card = { $who } bierze kartę z ręki gracza { $of }.
citadels-event-takes_card-secret = { $who } bierze { $card-acc } z ręki gracza { $of }.
citadels-event-gives_cards =
    { $count ->
        [one] { $to } dostaje kartę od gracza { $who }.
        [few] { $to } dostaje { $count } karty od gracza { $who }.
       *[many] { $to } dostaje { $count } kart od gracza { $who }.
    }
citadels-event-gives_cards-secret = { $to } dostaje od gracza { $who }: { $cards-acc }.
citadels-event-crowned = Koronę przejmuje { $who }.
citadels-event-names =
    { $mark-is ->
        [kill] { $who } zabija { $card-acc }.
        [bewitch] { $who } zaczarowuje { $card-acc }.
        [rob] { $who } okrada { $card-acc }.
        [warrant] { $who } nakłada nakaz na { $card-acc }.
       *[threat] { $who } grozi { $card-dat }.
    }
citadels-event-hides =
    { $mark-is ->
        [warrant] { $who } potajemnie podpisuje jeden z nakazów.
       *[threat] { $who } potajemnie wybiera groźbę z kwiatem.
    }
citadels-event-hides-secret =
    { $mark-is ->
        [warrant] { $who } potajemnie podpisuje nakaz na { $card-acc }.
       *[threat] { $who } potajemnie wybiera groźbę z kwiatem: { $card }.
    }
citadels-event-game_over = Jest ukończone miasto i runda dobiegła końca: liczymy punkty.

## Events: characters.

citadels-event-resumes = { $who } gra dalej jako { $card }.
citadels-event-lets_pass = { $who } rezygnuje z konfiskaty.
citadels-event-confiscates = { $who } pokazuje podpisany nakaz i konfiskuje { $card-acc } graczowi { $of }.
citadels-event-spies =
    { $matches ->
        [0] { $who } szuka na ręce gracza { $of } dzielnicy { $type-gen }: żadna karta nie pasuje.
        [one] { $who } szuka na ręce gracza { $of } dzielnicy { $type-gen }: pasuje 1 karta.
        [few] { $who } szuka na ręce gracza { $of } dzielnicy { $type-gen }: pasują { $matches } karty.
       *[many] { $who } szuka na ręce gracza { $of } dzielnicy { $type-gen }: pasuje { $matches } kart.
    }
citadels-event-spies-secret =
    { $matches ->
        [0] { $who } szuka na ręce gracza { $of } ({ $cards }) dzielnicy { $type-gen }: żadna karta nie pasuje.
        [one] { $who } szuka na ręce gracza { $of } ({ $cards }) dzielnicy { $type-gen }: pasuje 1 karta.
        [few] { $who } szuka na ręce gracza { $of } ({ $cards }) dzielnicy { $type-gen }: pasują { $matches } karty.
       *[many] { $who } szuka na ręce gracza { $of } ({ $cards }) dzielnicy { $type-gen }: pasuje { $matches } kart.
    }
citadels-event-spares = { $who } zdejmuje groźbę z postaci: { $card }.
citadels-event-bribes = { $to } dostaje od gracza { $who } łapówkę: połowę złota.
citadels-event-refuses = { $who } odmawia łapówki graczowi { $to }.
citadels-event-shows_threat =
    { $flower-is ->
        [yes] { $who } pokazuje kwiat: { $of } traci całe złoto.
       *[other] { $who } pokazuje pustą groźbę: { $of } nic nie traci.
    }
citadels-event-leaves_threat = { $who } nie odkrywa groźby wobec gracza { $of }.
citadels-event-exchanges = { $who } i { $with } zamieniają się kartami z ręki.
citadels-event-gets_hand =
    { $count ->
        [0] { $who } nie ma teraz kart na ręce.
        [one] { $who } ma teraz na ręce 1 kartę.
        [few] { $who } ma teraz na ręce { $count } karty.
       *[many] { $who } ma teraz na ręce { $count } kart.
    }
citadels-event-gets_hand-secret =
    { $count ->
        [0] { $who } nie ma teraz kart na ręce.
       *[other] { $who } ma teraz na ręce: { $cards-acc }.
    }
citadels-event-replaces =
    { $count ->
        [one] { $who } odkłada kartę pod talię.
        [few] { $who } odkłada { $count } karty pod talię.
       *[many] { $who } odkłada { $count } kart pod talię.
    }
citadels-event-replaces-secret = { $who } odkłada pod talię { $cards-acc }.
citadels-event-looks = { $who } ogląda rękę gracza { $of }.
citadels-event-looks-secret = { $who } ogląda rękę gracza { $of }: { $cards }.
citadels-event-lays_out = { $who } bierze z ręki gracza { $of } kartę, by od razu ją zbudować: { $card }.
citadels-event-protects = W tej rundzie ranga 8 nie może ruszyć miasta gracza { $who }.
citadels-event-shuffles_in =
    { $count ->
        [one] { $who } wtasowuje kartę do talii.
        [few] { $who } wtasowuje { $count } karty do talii.
       *[many] { $who } wtasowuje { $count } kart do talii.
    }
citadels-event-beautifies = { $who } upiększa { $card-acc }: odtąd ta dzielnica kosztuje o 1 więcej.
citadels-event-taxed = { $who } płaci 1 sztukę złota podatku.

## Events: districts.

citadels-event-pays_cards =
    { $count ->
        [one] { $who } płaci kartą z ręki.
        [few] { $who } płaci { $count } kartami z ręki.
       *[many] { $who } płaci { $count } kartami z ręki.
    }
citadels-event-pays_cards-secret =
    { $count ->
        [one] { $who } płaci kartą z ręki: { $cards }.
        [few] { $who } płaci kartami z ręki: { $cards }.
       *[many] { $who } płaci kartami z ręki: { $cards }.
    }
citadels-event-experiments = { $who } poświęca kartę w Laboratorium.
citadels-event-experiments-secret = { $who } poświęca { $card-acc } w Laboratorium.
citadels-event-exhibits = { $who } wystawia kartę w Muzeum.
citadels-event-exhibits-secret = { $who } wystawia { $card-acc } w Muzeum.
citadels-event-exchanges_roles = { $who } i { $with } w tajemnicy wymieniają się postacią.
citadels-event-receives_role = { $who } ma teraz inną postać.
citadels-event-receives_role-secret = { $who } ma teraz inną postać: { $card }.

## Why not.

citadels-reason-gather_first = najpierw zbierz złoto lub karty
citadels-reason-already_gathered = w tej turze już zebrano
citadels-reason-deck_empty = talia jest pusta
citadels-reason-gold_short =
    { $n ->
        [one] brak 1 sztuki złota
        [few] brak { $n } sztuk złota
       *[many] brak { $n } sztuk złota
    }
citadels-reason-already_in_city = jest już w twoim mieście
citadels-reason-limit_reached = w tej turze nie możesz już nic zbudować
citadels-reason-already_used = już użyte w tej turze
citadels-reason-no_cards = nie ma na to kart
citadels-reason-nobody_there = nie ma na kim ani na czym tego użyć
citadels-reason-nothing_to_gain = nic by ci to nie dało
citadels-reason-city_completed = ukończone miasto jest bezpieczne
citadels-reason-rank_one = rangi 1 nie można wskazać
citadels-reason-oneself = nie własną postać
citadels-reason-already_marked = ta postać jest już zabita lub zaczarowana
citadels-reason-protected = to miasto chroni Biskup
citadels-reason-upwards = wskazuj w rosnącej kolejności i zostaw dość na resztę
citadels-reason-not_signed = ten nakaz nie jest podpisany
citadels-reason-not_himself = nie możesz dać korony sobie
citadels-reason-has_the_crown = ma już koronę
citadels-reason-crown_first = najpierw przekaż koronę
citadels-reason-no_gold = nie ma tu złota do wzięcia
citadels-reason-nobody_richer = nikt nie ma więcej złota niż ty
citadels-reason-not_richest = ktoś inny ma więcej złota
citadels-reason-never_builds = Nawigatorka nie może budować
citadels-reason-they_have_it = jest już w tamtym mieście
citadels-reason-nothing_for_it = żadnej tamtejszej dzielnicy nie można za to dostać
citadels-reason-too_dear_to_seize = kosztuje więcej niż 3
citadels-reason-rank_four_not_revealed = ranga 4 jeszcze się nie ujawniła
citadels-reason-not_beside_rank_four = nie siedzisz obok rangi 4
citadels-reason-nothing_to_beautify = nie masz już czego upiększyć
citadels-reason-already_beautified = ta dzielnica jest już upiększona
citadels-reason-is_keep = ranga 8 nie może ruszyć Fortu
citadels-reason-city_too_large = twoje miasto ma już więcej niż cztery dzielnice
citadels-reason-never_built = Tajnego skarbca nie można zbudować
citadels-reason-is_armory = Zbrojownia sama jest tu ceną

## What characters and districts offer in a turn.

citadels-ability-income = Weź dochód
    .text = Raz: 1 sztuka złota lub karta za każdą dzielnicę typu twojej postaci.
citadels-ability-kill = Zabij postać
    .text = Kto ją ma, traci turę.
citadels-ability-warrants = Rozłóż nakazy
    .text = Po jednym na trzy postacie; podpisany jest tylko jeden.
citadels-ability-rob = Okradnij postać
    .text = Gdy się ujawni, całe złoto jej gracza jest twoje.
citadels-ability-spy = Podejrzyj czyjąś rękę
    .text = Podaj typ: każda taka karta daje ci 1 sztukę złota tego gracza i kartę.
citadels-ability-threaten = Rozłóż groźby
    .text = Po jednej na dwóch postaciach; tylko pod jedną jest kwiat.
citadels-ability-magic = Wymień rękę lub karty
    .text = Zamień całą rękę z innym graczem albo odłóż karty pod talię i dobierz tyle samo.
citadels-ability-look-at-a-hand = Obejrzyj czyjąś rękę
    .text = Potem weź jedną z tych kart albo zapłać za nią i od razu ją zbuduj.
citadels-ability-foresee = Weź po karcie od wszystkich
    .text = Losowo, od każdego innego gracza z kartami; potem każdemu z nich oddajesz kartę.
citadels-ability-give-crown = Przekaż koronę
    .text = Innemu graczowi, za 1 sztukę złota lub losową kartę. Musisz to zrobić przed końcem tury.
citadels-ability-tithe = Weź złoto od najbogatszego
    .text = 1 sztukę; tylko gdy ktoś ma więcej złota niż ty.
citadels-ability-fund = Buduj za cudze złoto
    .text = Brakujące złoto bierzesz od innego gracza; za każdą sztukę dajesz mu kartę.
citadels-ability-extra-gold = Weź dodatkową sztukę złota
    .text = Raz w tej turze.
citadels-ability-extra-cards = Weź 2 dodatkowe karty
    .text = Raz w tej turze.
citadels-ability-sail = Weź 4 sztuki złota lub karty
    .text = Cztery jednego rodzaju, raz w tej turze.
citadels-ability-study = Dobierz 7 kart, zachowaj jedną
    .text = Pozostałe wtasujesz do talii.
citadels-ability-destroy = Zniszcz dzielnicę
    .text = Płacisz o 1 mniej, niż kosztuje. Ukończone i chronione miasta są bezpieczne.
citadels-ability-negotiate = Wymień dzielnicę
    .text = Jedną swoją za cudzą; jeśli tamta jest droższa, dopłacasz różnicę.
citadels-ability-seize = Przejmij dzielnicę
    .text = Taką, która kosztuje najwyżej 3; złoto dostaje jej właściciel.
citadels-ability-audience = Weź 3 sztuki złota (ranga 4)
    .text = Musisz siedzieć obok gracza, który ujawnił rangę 4.
citadels-ability-beautify = Upiększ dzielnicę
    .text = Połóż na niej sztukę złota: na stałe kosztuje o 1 więcej. Najwyżej dwie dzielnice w turze.
citadels-ability-collect-taxes = Zbierz podatki
    .text = Weź całe złoto, które leży na Poborcy podatkowym.
citadels-ability-experiment = Laboratorium: karta za złoto
    .text = Karta za 2 sztuki złota, raz w turze.
citadels-ability-forge = Kuźnia: złoto za karty
    .text = 2 sztuki złota za 3 karty, raz w turze.
citadels-ability-exhibit = Muzeum: wystaw kartę
    .text = Raz w turze; każda karta pod Muzeum jest na koniec warta 1 punkt.
citadels-ability-demolish = Zbrojownia: zburz dzielnicę
    .text = Zbrojownia ginie razem z nią. Ukończone miasta są bezpieczne, a twoje nie może być ukończone.

## How to pay.

citadels-way-gold = złotem
    .text = Cena trafia do banku.
citadels-way-fund = cudzym złotem
    .text = Brakujące złoto bierzesz od innego gracza; za każdą sztukę dajesz mu kartę.
citadels-way-framework = Rusztowaniem
    .text = Niszczysz Rusztowanie, zamiast płacić.
citadels-way-sacrifice = własną dzielnicą
    .text = Niszczysz jedną ze swoich dzielnic, zamiast płacić.
citadels-way-cards = kartami z ręki
    .text = Każda karta jest warta 1 sztukę złota; resztę płacisz złotem.

## What nobody loses in silence.

citadels-loss-district = twoja dzielnica

## What somebody wants a character to be.

citadels-mark-kill = zabita
    .text = Milczy po wywołaniu; kto ją ma, traci turę.
citadels-mark-bewitch = zaczarowana
    .text = Jej gracz tylko ją ujawnia i zbiera złoto lub karty; potem Wiedźma gra dalej na jego miejscu.
citadels-mark-rob = okradziona
    .text = Gdy się ujawni, całe złoto jej gracza zabiera Złodziej.
citadels-mark-warrant = objęta nakazem
    .text = Jeśli to ten podpisany, pierwszą opłaconą dzielnicę można skonfiskować.
citadels-mark-threat = zagrożona
    .text = Jej gracz zbiera złoto lub karty, a potem płaci połowę złota jako łapówkę albo ryzykuje wszystko.

## Types.

citadels-type-noble = szlachecka
    .gen = szlacheckiej
    .text = Dochód dla Króla, Cesarza i Patrycjusza. Komplet pięciu typów w mieście: 3 punkty na koniec.
citadels-type-religious = religijna
    .gen = religijnej
    .text = Dochód dla Biskupa, Opata i Kardynała. Komplet pięciu typów w mieście: 3 punkty na koniec.
citadels-type-trade = handlowa
    .gen = handlowej
    .text = Dochód dla Kupca i Handlarza. Komplet pięciu typów w mieście: 3 punkty na koniec.
citadels-type-military = wojskowa
    .gen = wojskowej
    .text = Dochód dla Generała, Dyplomaty i Marszałka. Komplet pięciu typów w mieście: 3 punkty na koniec.
citadels-type-unique = unikatowa
    .gen = unikatowej
    .text = Każda ma własne działanie. Komplet pięciu typów w mieście: 3 punkty na koniec.

## Where gold and cards come from.

citadels-source-gathering = zbieranie
citadels-source-income = dochód
citadels-source-dealing = rozdanie
citadels-source-abbot = Opat
citadels-source-alchemist = Alchemik
citadels-source-architect = Architektka
citadels-source-blackmailer = Szantażystka
citadels-source-cardinal = Kardynał
citadels-source-diplomat = Dyplomata
citadels-source-emperor = Cesarz
citadels-source-magician = Iluzjonistka
citadels-source-marshal = Marszałek
citadels-source-merchant = Kupiec
citadels-source-navigator = Nawigatorka
citadels-source-queen = Królowa
citadels-source-scholar = Uczona
citadels-source-spy = Szpieg
citadels-source-tax_collector = Poborca podatkowy
citadels-source-thief = Złodziej
citadels-source-warlord = Generał
citadels-source-magistrate = Sędzia
citadels-source-laboratory = Laboratorium
citadels-source-park = Park
citadels-source-poor_house = Dom biedoty
citadels-source-smithy = Kuźnia

## Characters.

citadels-character-assassin = Zabójczyni
    .gen = Zabójczyni
    .dat = Zabójczyni
    .acc = Zabójczynię
    .text = Zabija postać innej rangi: kto ją ma, milczy po wywołaniu i traci turę.
citadels-character-witch = Wiedźma
    .gen = Wiedźmy
    .dat = Wiedźmie
    .acc = Wiedźmę
    .text = Zbiera złoto lub karty, zaczarowuje postać i czeka. Gdy tamten gracz też zbierze, gra dalej za niego.
citadels-character-magistrate = Sędzia
    .gen = Sędziego
    .dat = Sędziemu
    .acc = Sędziego
    .text = Nakłada 3 nakazy, w tym 1 podpisany: pierwszą opłaconą pod nim dzielnicę może skonfiskować.
citadels-character-thief = Złodziej
    .gen = Złodzieja
    .dat = Złodziejowi
    .acc = Złodzieja
    .text = Wskazuje postać o randze wyższej niż 1. Gdy się ujawni, zabiera całe złoto jej gracza.
citadels-character-spy = Szpieg
    .gen = Szpiega
    .dat = Szpiegowi
    .acc = Szpiega
    .text = Wskazuje gracza i typ: każda taka karta na jego ręce daje 1 sztukę złota tego gracza i kartę.
citadels-character-blackmailer = Szantażystka
    .gen = Szantażystki
    .dat = Szantażystce
    .acc = Szantażystkę
    .text = Kładzie 2 groźby, w tym 1 z kwiatem: zagrożony gracz płaci połowę złota albo ryzykuje wszystko.
citadels-character-magician = Iluzjonistka
    .gen = Iluzjonistki
    .dat = Iluzjonistce
    .acc = Iluzjonistkę
    .text = Zamienia rękę z innym graczem albo odkłada dowolne karty pod talię i dobiera tyle samo.
citadels-character-wizard = Czarodziej
    .gen = Czarodzieja
    .dat = Czarodziejowi
    .acc = Czarodzieja
    .text = Bierze kartę z cudzej ręki albo płaci i od razu ją buduje, poza limitem. Może powtarzać dzielnice.
citadels-character-seer = Wróżka
    .gen = Wróżki
    .dat = Wróżce
    .acc = Wróżkę
    .text = Bierze losową kartę od każdego innego gracza, potem każdemu daje jedną. Buduje do 2 dzielnic.
citadels-character-king = Król
    .gen = Króla
    .dat = Królowi
    .acc = Króla
    .text = Bierze koronę. Zyskuje 1 sztukę złota za każdą dzielnicę szlachecką.
citadels-character-emperor = Cesarz
    .gen = Cesarza
    .dat = Cesarzowi
    .acc = Cesarza
    .text = Oddaje koronę innemu graczowi za sztukę złota lub losową kartę. Sztuka złota za każdą dzielnicę szlachecką.
citadels-character-patrician = Patrycjusz
    .gen = Patrycjusza
    .dat = Patrycjuszowi
    .acc = Patrycjusza
    .text = Bierze koronę. Zyskuje kartę za każdą dzielnicę szlachecką.
citadels-character-bishop = Biskup
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .text = Zyskuje 1 sztukę złota za każdą dzielnicę religijną. W tej rundzie ranga 8 nie ruszy jego miasta.
citadels-character-abbot = Opat
    .gen = Opata
    .dat = Opatowi
    .acc = Opata
    .text = Sztuka złota lub karta za każdą dzielnicę religijną. Bierze 1 sztukę od najbogatszego, jeśli ktoś ma więcej.
citadels-character-cardinal = Kardynał
    .gen = Kardynała
    .dat = Kardynałowi
    .acc = Kardynała
    .text = Karta za każdą dzielnicę religijną. Brakujące na budowę złoto może wziąć od gracza, po karcie za sztukę.
citadels-character-merchant = Kupiec
    .gen = Kupca
    .dat = Kupcowi
    .acc = Kupca
    .text = Zyskuje 1 sztukę złota za każdą dzielnicę handlową i jeszcze 1 sztukę złota.
citadels-character-alchemist = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .text = Na koniec tury odzyskuje całe złoto zapłacone w niej za budowę.
citadels-character-trader = Handlarz
    .gen = Handlarza
    .dat = Handlarzowi
    .acc = Handlarza
    .text = Zyskuje 1 sztukę złota za każdą dzielnicę handlową. Handlowe nie liczą się do limitu budowy.
citadels-character-architect = Architektka
    .gen = Architektki
    .dat = Architektce
    .acc = Architektkę
    .text = Zyskuje 2 dodatkowe karty. Buduje do 3 dzielnic.
citadels-character-navigator = Nawigatorka
    .gen = Nawigatorki
    .dat = Nawigatorce
    .acc = Nawigatorkę
    .text = Zyskuje 4 dodatkowe sztuki złota albo 4 dodatkowe karty. Nie może budować.
citadels-character-scholar = Uczona
    .gen = Uczonej
    .dat = Uczonej
    .acc = Uczoną
    .text = Dobiera 7 kart, zachowuje jedną, a resztę wtasowuje do talii. Buduje do 2 dzielnic.
citadels-character-warlord = Generał
    .gen = Generała
    .dat = Generałowi
    .acc = Generała
    .text = Zyskuje 1 sztukę złota za każdą dzielnicę wojskową. Może zniszczyć dzielnicę, płacąc o 1 mniej, niż kosztuje.
citadels-character-diplomat = Dyplomata
    .gen = Dyplomaty
    .dat = Dyplomacie
    .acc = Dyplomatę
    .text = Zyskuje 1 sztukę złota za każdą dzielnicę wojskową. Może wymienić dzielnicę z graczem, płacąc różnicę.
citadels-character-marshal = Marszałek
    .gen = Marszałka
    .dat = Marszałkowi
    .acc = Marszałka
    .text = Zyskuje 1 sztukę złota za każdą dzielnicę wojskową. Może przejąć dzielnicę za najwyżej 3, płacąc właścicielowi.
citadels-character-queen = Królowa
    .gen = Królowej
    .dat = Królowej
    .acc = Królową
    .text = Zyskuje 3 sztuki złota, siedząc obok gracza, który ujawnił rangę 4; jeśli ją zabito, na koniec rundy.
citadels-character-artist = Artystka
    .gen = Artystki
    .dat = Artystce
    .acc = Artystkę
    .text = Kładzie po 1 sztuce złota na najwyżej 2 własnych dzielnicach: na stałe kosztują o 1 więcej. Każdą raz.
citadels-character-tax_collector = Poborca podatkowy
    .gen = Poborcy podatkowego
    .dat = Poborcy podatkowemu
    .acc = Poborcę podatkowego
    .text = W każdej rundzie każdy inny, kto buduje, kładzie tu 1 sztukę złota. Poborca podatkowy może wziąć wszystko.

## Districts.

citadels-district-manor = Posiadłość
    .gen = Posiadłości
    .acc = Posiadłość
citadels-district-castle = Zamek
    .gen = Zamku
    .acc = Zamek
citadels-district-palace = Pałac
    .gen = Pałacu
    .acc = Pałac
citadels-district-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
citadels-district-church = Kościół
    .gen = Kościoła
    .acc = Kościół
citadels-district-monastery = Klasztor
    .gen = Klasztoru
    .acc = Klasztor
citadels-district-cathedral = Katedra
    .gen = Katedry
    .acc = Katedrę
citadels-district-tavern = Tawerna
    .gen = Tawerny
    .acc = Tawernę
citadels-district-market = Targowisko
    .gen = Targowiska
    .acc = Targowisko
citadels-district-trading_post = Skład handlowy
    .gen = Składu handlowego
    .acc = Skład handlowy
citadels-district-docks = Przystań
    .gen = Przystani
    .acc = Przystań
citadels-district-harbor = Port
    .gen = Portu
    .acc = Port
citadels-district-town_hall = Ratusz
    .gen = Ratusza
    .acc = Ratusz
citadels-district-watchtower = Strażnica
    .gen = Strażnicy
    .acc = Strażnicę
citadels-district-prison = Więzienie
    .gen = Więzienia
    .acc = Więzienie
citadels-district-barracks = Koszary
    .gen = Koszar
    .acc = Koszary
citadels-district-fortress = Forteca
    .gen = Fortecy
    .acc = Fortecę
citadels-district-armory = Zbrojownia
    .gen = Zbrojowni
    .acc = Zbrojownię
    .text = W swojej turze zniszcz ją i dowolną inną dzielnicę. Ukończone miasta są bezpieczne, a twoje nie może być ukończone.
citadels-district-basilica = Bazylika
    .gen = Bazyliki
    .acc = Bazylikę
    .text = Na koniec: 1 punkt za każdą twoją dzielnicę o nieparzystym koszcie.
citadels-district-capitol = Kapitol
    .gen = Kapitolu
    .acc = Kapitol
    .text = Na koniec: 3 punkty, jeśli masz co najmniej 3 dzielnice jednego typu.
citadels-district-dragon_gate = Smocza brama
    .gen = Smoczej bramy
    .acc = Smoczą bramę
    .text = Na koniec: 2 dodatkowe punkty.
citadels-district-factory = Fabryka
    .gen = Fabryki
    .acc = Fabrykę
    .text = Inne dzielnice unikatowe budujesz o 1 taniej.
citadels-district-framework = Rusztowanie
    .gen = Rusztowania
    .acc = Rusztowanie
    .text = Możesz je zniszczyć, zamiast płacić za budowaną dzielnicę.
citadels-district-gold_mine = Kopalnia złota
    .gen = Kopalni złota
    .acc = Kopalnię złota
    .text = Gdy zbierasz złoto, bierzesz o 1 sztukę więcej.
citadels-district-great_wall = Wielki mur
    .gen = Wielkiego muru
    .acc = Wielki mur
    .text = Ranga 8 płaci o 1 więcej za każdą inną dzielnicę twojego miasta.
citadels-district-haunted_quarter = Nawiedzona dzielnica
    .gen = Nawiedzonej dzielnicy
    .acc = Nawiedzoną dzielnicę
    .text = Na koniec liczy się jako ten typ, który da ci najwięcej punktów.
citadels-district-imperial_treasury = Skarbiec cesarski
    .gen = Skarbca cesarskiego
    .acc = Skarbiec cesarski
    .text = Na koniec: 1 punkt za każdą twoją sztukę złota.
citadels-district-ivory_tower = Samotna wieża
    .gen = Samotnej wieży
    .acc = Samotną wieżę
    .text = Na koniec: 5 punktów, jeśli to twoja jedyna dzielnica unikatowa.
citadels-district-keep = Fort
    .gen = Fortu
    .acc = Fort
    .text = Ranga 8 nie może go zniszczyć, wymienić ani przejąć.
citadels-district-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
    .text = Raz w twojej turze: poświęć kartę za 2 sztuki złota.
citadels-district-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
    .text = Gdy zbierasz karty, zachowujesz wszystkie dobrane.
citadels-district-map_room = Sala map
    .gen = Sali map
    .acc = Salę map
    .text = Na koniec: 1 punkt za każdą kartę na ręce.
citadels-district-monument = Pomnik
    .gen = Pomnika
    .acc = Pomnik
    .text = Budujesz go tylko, gdy masz najwyżej 4 dzielnice. Do ukończenia miasta liczy się za 2.
citadels-district-museum = Muzeum
    .gen = Muzeum
    .acc = Muzeum
    .text = Raz w twojej turze: połóż pod nim kartę z ręki. Na koniec: 1 punkt za każdą taką kartę.
citadels-district-necropolis = Nekropolia
    .gen = Nekropolii
    .acc = Nekropolię
    .text = Aby ją zbudować, możesz zamiast płacić zniszczyć jedną ze swoich dzielnic.
citadels-district-observatory = Obserwatorium
    .gen = Obserwatorium
    .acc = Obserwatorium
    .text = Gdy zbierasz karty, dobierasz 3 zamiast 2.
citadels-district-park = Park
    .gen = Parku
    .acc = Park
    .text = Jeśli na koniec tury nie masz kart na ręce, dobierasz 2.
citadels-district-poor_house = Dom biedoty
    .gen = Domu biedoty
    .acc = Dom biedoty
    .text = Jeśli na koniec tury nie masz złota, zyskujesz 1 sztukę.
citadels-district-quarry = Kamieniołom
    .gen = Kamieniołomu
    .acc = Kamieniołom
    .text = Możesz budować dzielnice, które już są w twoim mieście.
citadels-district-school_of_magic = Szkoła magii
    .gen = Szkoły magii
    .acc = Szkołę magii
    .text = Przy pobieraniu dochodu liczy się jako dowolny typ.
citadels-district-secret_vault = Tajny skarbiec
    .gen = Tajnego skarbca
    .acc = Tajny skarbiec
    .text = Nie można go zbudować. Na koniec: 3 punkty, jeśli masz go na ręce.
citadels-district-smithy = Kuźnia
    .gen = Kuźni
    .acc = Kuźnię
    .text = Raz w twojej turze: zapłać 2 sztuki złota za 3 karty.
citadels-district-stables = Stajnie
    .gen = Stajni
    .acc = Stajnie
    .text = Ich budowa nie liczy się do limitu.
citadels-district-statue = Posąg
    .gen = Posągu
    .acc = Posąg
    .text = Na koniec: 5 punktów, jeśli masz koronę.
citadels-district-theater = Teatr
    .gen = Teatru
    .acc = Teatr
    .text = Zanim padną rangi, możesz w tajemnicy wymienić się postacią z innym graczem.
citadels-district-thieves_den = Kryjówka złodziei
    .gen = Kryjówki złodziei
    .acc = Kryjówkę złodziei
    .text = Dowolną część ceny możesz zapłacić kartami z ręki, po 1 sztuce złota każda.
citadels-district-wishing_well = Studnia życzeń
    .gen = Studni życzeń
    .acc = Studnię życzeń
    .text = Na koniec: 1 punkt za każdą twoją dzielnicę unikatową, także za tę.

## Districts in a city.

citadels-building-manor = Posiadłość
    .gen = Posiadłości
    .acc = Posiadłość
citadels-building-castle = Zamek
    .gen = Zamku
    .acc = Zamek
citadels-building-palace = Pałac
    .gen = Pałacu
    .acc = Pałac
citadels-building-temple = Świątynia
    .gen = Świątyni
    .acc = Świątynię
citadels-building-church = Kościół
    .gen = Kościoła
    .acc = Kościół
citadels-building-monastery = Klasztor
    .gen = Klasztoru
    .acc = Klasztor
citadels-building-cathedral = Katedra
    .gen = Katedry
    .acc = Katedrę
citadels-building-tavern = Tawerna
    .gen = Tawerny
    .acc = Tawernę
citadels-building-market = Targowisko
    .gen = Targowiska
    .acc = Targowisko
citadels-building-trading_post = Skład handlowy
    .gen = Składu handlowego
    .acc = Skład handlowy
citadels-building-docks = Przystań
    .gen = Przystani
    .acc = Przystań
citadels-building-harbor = Port
    .gen = Portu
    .acc = Port
citadels-building-town_hall = Ratusz
    .gen = Ratusza
    .acc = Ratusz
citadels-building-watchtower = Strażnica
    .gen = Strażnicy
    .acc = Strażnicę
citadels-building-prison = Więzienie
    .gen = Więzienia
    .acc = Więzienie
citadels-building-barracks = Koszary
    .gen = Koszar
    .acc = Koszary
citadels-building-fortress = Forteca
    .gen = Fortecy
    .acc = Fortecę
citadels-building-armory = Zbrojownia
    .gen = Zbrojowni
    .acc = Zbrojownię
citadels-building-basilica = Bazylika
    .gen = Bazyliki
    .acc = Bazylikę
citadels-building-capitol = Kapitol
    .gen = Kapitolu
    .acc = Kapitol
citadels-building-dragon_gate = Smocza brama
    .gen = Smoczej bramy
    .acc = Smoczą bramę
citadels-building-factory = Fabryka
    .gen = Fabryki
    .acc = Fabrykę
citadels-building-framework = Rusztowanie
    .gen = Rusztowania
    .acc = Rusztowanie
citadels-building-gold_mine = Kopalnia złota
    .gen = Kopalni złota
    .acc = Kopalnię złota
citadels-building-great_wall = Wielki mur
    .gen = Wielkiego muru
    .acc = Wielki mur
citadels-building-haunted_quarter = Nawiedzona dzielnica
    .gen = Nawiedzonej dzielnicy
    .acc = Nawiedzoną dzielnicę
citadels-building-imperial_treasury = Skarbiec cesarski
    .gen = Skarbca cesarskiego
    .acc = Skarbiec cesarski
citadels-building-ivory_tower = Samotna wieża
    .gen = Samotnej wieży
    .acc = Samotną wieżę
citadels-building-keep = Fort
    .gen = Fortu
    .acc = Fort
citadels-building-laboratory = Laboratorium
    .gen = Laboratorium
    .acc = Laboratorium
citadels-building-library = Biblioteka
    .gen = Biblioteki
    .acc = Bibliotekę
citadels-building-map_room = Sala map
    .gen = Sali map
    .acc = Salę map
citadels-building-monument = Pomnik
    .gen = Pomnika
    .acc = Pomnik
citadels-building-museum = Muzeum
    .gen = Muzeum
    .acc = Muzeum
citadels-building-necropolis = Nekropolia
    .gen = Nekropolii
    .acc = Nekropolię
citadels-building-observatory = Obserwatorium
    .gen = Obserwatorium
    .acc = Obserwatorium
citadels-building-park = Park
    .gen = Parku
    .acc = Park
citadels-building-poor_house = Dom biedoty
    .gen = Domu biedoty
    .acc = Dom biedoty
citadels-building-quarry = Kamieniołom
    .gen = Kamieniołomu
    .acc = Kamieniołom
citadels-building-school_of_magic = Szkoła magii
    .gen = Szkoły magii
    .acc = Szkołę magii
citadels-building-secret_vault = Tajny skarbiec
    .gen = Tajnego skarbca
    .acc = Tajny skarbiec
citadels-building-smithy = Kuźnia
    .gen = Kuźni
    .acc = Kuźnię
citadels-building-stables = Stajnie
    .gen = Stajni
    .acc = Stajnie
citadels-building-statue = Posąg
    .gen = Posągu
    .acc = Posąg
citadels-building-theater = Teatr
    .gen = Teatru
    .acc = Teatr
citadels-building-thieves_den = Kryjówka złodziei
    .gen = Kryjówki złodziei
    .acc = Kryjówkę złodziei
citadels-building-wishing_well = Studnia życzeń
    .gen = Studni życzeń
    .acc = Studnię życzeń

## Districts in a city that the Artist has beautified.

citadels-building-manor-plus = upiększona Posiadłość
    .gen = upiększonej Posiadłości
    .acc = upiększoną Posiadłość
citadels-building-castle-plus = upiększony Zamek
    .gen = upiększonego Zamku
    .acc = upiększony Zamek
citadels-building-palace-plus = upiększony Pałac
    .gen = upiększonego Pałacu
    .acc = upiększony Pałac
citadels-building-temple-plus = upiększona Świątynia
    .gen = upiększonej Świątyni
    .acc = upiększoną Świątynię
citadels-building-church-plus = upiększony Kościół
    .gen = upiększonego Kościoła
    .acc = upiększony Kościół
citadels-building-monastery-plus = upiększony Klasztor
    .gen = upiększonego Klasztoru
    .acc = upiększony Klasztor
citadels-building-cathedral-plus = upiększona Katedra
    .gen = upiększonej Katedry
    .acc = upiększoną Katedrę
citadels-building-tavern-plus = upiększona Tawerna
    .gen = upiększonej Tawerny
    .acc = upiększoną Tawernę
citadels-building-market-plus = upiększone Targowisko
    .gen = upiększonego Targowiska
    .acc = upiększone Targowisko
citadels-building-trading_post-plus = upiększony Skład handlowy
    .gen = upiększonego Składu handlowego
    .acc = upiększony Skład handlowy
citadels-building-docks-plus = upiększona Przystań
    .gen = upiększonej Przystani
    .acc = upiększoną Przystań
citadels-building-harbor-plus = upiększony Port
    .gen = upiększonego Portu
    .acc = upiększony Port
citadels-building-town_hall-plus = upiększony Ratusz
    .gen = upiększonego Ratusza
    .acc = upiększony Ratusz
citadels-building-watchtower-plus = upiększona Strażnica
    .gen = upiększonej Strażnicy
    .acc = upiększoną Strażnicę
citadels-building-prison-plus = upiększone Więzienie
    .gen = upiększonego Więzienia
    .acc = upiększone Więzienie
citadels-building-barracks-plus = upiększone Koszary
    .gen = upiększonych Koszar
    .acc = upiększone Koszary
citadels-building-fortress-plus = upiększona Forteca
    .gen = upiększonej Fortecy
    .acc = upiększoną Fortecę
citadels-building-armory-plus = upiększona Zbrojownia
    .gen = upiększonej Zbrojowni
    .acc = upiększoną Zbrojownię
citadels-building-basilica-plus = upiększona Bazylika
    .gen = upiększonej Bazyliki
    .acc = upiększoną Bazylikę
citadels-building-capitol-plus = upiększony Kapitol
    .gen = upiększonego Kapitolu
    .acc = upiększony Kapitol
citadels-building-dragon_gate-plus = upiększona Smocza brama
    .gen = upiększonej Smoczej bramy
    .acc = upiększoną Smoczą bramę
citadels-building-factory-plus = upiększona Fabryka
    .gen = upiększonej Fabryki
    .acc = upiększoną Fabrykę
citadels-building-framework-plus = upiększone Rusztowanie
    .gen = upiększonego Rusztowania
    .acc = upiększone Rusztowanie
citadels-building-gold_mine-plus = upiększona Kopalnia złota
    .gen = upiększonej Kopalni złota
    .acc = upiększoną Kopalnię złota
citadels-building-great_wall-plus = upiększony Wielki mur
    .gen = upiększonego Wielkiego muru
    .acc = upiększony Wielki mur
citadels-building-haunted_quarter-plus = upiększona Nawiedzona dzielnica
    .gen = upiększonej Nawiedzonej dzielnicy
    .acc = upiększoną Nawiedzoną dzielnicę
citadels-building-imperial_treasury-plus = upiększony Skarbiec cesarski
    .gen = upiększonego Skarbca cesarskiego
    .acc = upiększony Skarbiec cesarski
citadels-building-ivory_tower-plus = upiększona Samotna wieża
    .gen = upiększonej Samotnej wieży
    .acc = upiększoną Samotną wieżę
citadels-building-keep-plus = upiększony Fort
    .gen = upiększonego Fortu
    .acc = upiększony Fort
citadels-building-laboratory-plus = upiększone Laboratorium
    .gen = upiększonego Laboratorium
    .acc = upiększone Laboratorium
citadels-building-library-plus = upiększona Biblioteka
    .gen = upiększonej Biblioteki
    .acc = upiększoną Bibliotekę
citadels-building-map_room-plus = upiększona Sala map
    .gen = upiększonej Sali map
    .acc = upiększoną Salę map
citadels-building-monument-plus = upiększony Pomnik
    .gen = upiększonego Pomnika
    .acc = upiększony Pomnik
citadels-building-museum-plus = upiększone Muzeum
    .gen = upiększonego Muzeum
    .acc = upiększone Muzeum
citadels-building-necropolis-plus = upiększona Nekropolia
    .gen = upiększonej Nekropolii
    .acc = upiększoną Nekropolię
citadels-building-observatory-plus = upiększone Obserwatorium
    .gen = upiększonego Obserwatorium
    .acc = upiększone Obserwatorium
citadels-building-park-plus = upiększony Park
    .gen = upiększonego Parku
    .acc = upiększony Park
citadels-building-poor_house-plus = upiększony Dom biedoty
    .gen = upiększonego Domu biedoty
    .acc = upiększony Dom biedoty
citadels-building-quarry-plus = upiększony Kamieniołom
    .gen = upiększonego Kamieniołomu
    .acc = upiększony Kamieniołom
citadels-building-school_of_magic-plus = upiększona Szkoła magii
    .gen = upiększonej Szkoły magii
    .acc = upiększoną Szkołę magii
citadels-building-secret_vault-plus = upiększony Tajny skarbiec
    .gen = upiększonego Tajnego skarbca
    .acc = upiększony Tajny skarbiec
citadels-building-smithy-plus = upiększona Kuźnia
    .gen = upiększonej Kuźni
    .acc = upiększoną Kuźnię
citadels-building-stables-plus = upiększone Stajnie
    .gen = upiększonych Stajni
    .acc = upiększone Stajnie
citadels-building-statue-plus = upiększony Posąg
    .gen = upiększonego Posągu
    .acc = upiększony Posąg
citadels-building-theater-plus = upiększony Teatr
    .gen = upiększonego Teatru
    .acc = upiększony Teatr
citadels-building-thieves_den-plus = upiększona Kryjówka złodziei
    .gen = upiększonej Kryjówki złodziei
    .acc = upiększoną Kryjówkę złodziei
citadels-building-wishing_well-plus = upiększona Studnia życzeń
    .gen = upiększonej Studni życzeń
    .acc = upiększoną Studnię życzeń

## Amounts.

citadels-amount-0 = 0
citadels-amount-1 = 1
citadels-amount-2 = 2
citadels-amount-3 = 3
citadels-amount-4 = 4
citadels-amount-5 = 5
citadels-amount-6 = 6
citadels-amount-7 = 7
citadels-amount-8 = 8
citadels-amount-9 = 9
citadels-amount-10 = 10
citadels-amount-11 = 11
citadels-amount-12 = 12

## The table.

citadels-zone-deck = Talia
citadels-zone-table = W budowie
citadels-zone-hand = Ręka
citadels-zone-offer = Dobrane
citadels-zone-picked = Wskazane
citadels-zone-museum = Pod Muzeum
citadels-zone-city = Miasto
citadels-field-gold = Złoto
citadels-field-completed = Miasto ukończone
citadels-field-revealed = Najwyższa ujawniona ranga
citadels-field-protected = Poza zasięgiem rangi 8
citadels-field-characters = Postacie
citadels-field-holds = Liczba postaci
citadels-field-crown = Korona
citadels-field-tax = Podatki
citadels-field-round = Runda
citadels-field-first = Pierwsze ukończone miasto
citadels-field-queen = Królową gra
citadels-field-up = Odkryte
citadels-field-silent = Nikt ich nie ma
citadels-field-city_size = Dzielnice ukończonego miasta
citadels-field-marks = Wskazane postacie
citadels-field-turn = Ta tura
citadels-part-turn-seat = { $seat }
citadels-part-turn-character = { $character }
citadels-part-turn-gathered = złoto lub karty zebrane
citadels-part-turn-built = zbudowane dzielnice: { $built }
citadels-part-turn-spent = zapłacone złoto: { $spent }
citadels-part-turn-used = użyte: { $used }
citadels-part-marks-by = wskazuje { $by }
citadels-part-marks-characters = { $characters }
citadels-part-marks-settled = rozstrzygnięte: { $settled }
citadels-part-marks-shown = odkryte: { $shown }
citadels-part-marks-signed = podpisany: { $signed }
citadels-part-marks-flower = z kwiatem: { $flower }

## Score.

citadels-line-districts = Dzielnice
citadels-line-all_types = Komplet pięciu typów
citadels-line-complete = Ukończone miasto
citadels-line-basilica = Bazylika
citadels-line-capitol = Kapitol
citadels-line-dragon_gate = Smocza brama
citadels-line-imperial_treasury = Skarbiec cesarski
citadels-line-ivory_tower = Samotna wieża
citadels-line-map_room = Sala map
citadels-line-museum = Muzeum
citadels-line-secret_vault = Tajny skarbiec
citadels-line-statue = Posąg
citadels-line-wishing_well = Studnia życzeń

## Why a table cannot be played with some options.

citadels-options-preset_or_cast = zestaw ma własną obsadę; wybierz zestaw albo obsadę
citadels-options-ninth_in_cast = obsada sama podaje dziewiątą postać; pomiń rank9
citadels-options-bad_ninth = dziewiątą postacią może być: { $characters }
citadels-options-no_ninth = w grze dwuosobowej nie ma dziewiątej postaci
citadels-options-ninth_needed = przy tej liczbie graczy ({ $players }) potrzebna jest dziewiąta postać
citadels-options-queen = Królowa wymaga co najmniej { $players } graczy
citadels-options-emperor = w grze dwuosobowej nie ma Cesarza
citadels-options-no_character = nie ma postaci „{ $name }”
citadels-options-same_rank = każda ranga ma jedną postać, a ranga { $rank } ma kilka: { $characters }
citadels-options-rank_missing = w obsadzie brakuje rangi { $rank }: { $characters }
citadels-options-no_list = { $option } to lista nazw albo random
citadels-options-crown = pierwszą koronę dostaje miejsce od 0 do { $last } albo random
citadels-options-draw = draw to liczba
citadels-options-no_district = nie ma dzielnicy unikatowej „{ $name }”
citadels-options-double_district = każda dzielnica unikatowa jest jedna, a ta jest podana dwa razy: { $district }
citadels-options-uniques = potrzebne dzielnice unikatowe: { $wanted }, a wybrano: { $given }
