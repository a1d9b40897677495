# The table of Citadels in the browser: what stands beside the words of the rules. $who is a name, or "You".

## Everybody and everything.

citadels-table-you = Ty
citadels-table-cast = Obsada
citadels-table-cities = Miasta
citadels-table-sign =
    { $sign ->
        [gold] złoto
        [hand] karty na ręce
       *[points] punkty
    }
citadels-table-mine = Twoje
citadels-table-table = Stół
citadels-table-character = { $rank } { $character }
citadels-table-round =
    { $rank ->
        [0] Runda { $round }, wybór postaci
       *[other] Runda { $round }, ranga { $rank }
    }
citadels-table-watching = Przyglądasz się. Zakryte karty pozostają zakryte.

## The cast and what lies on it.

citadels-table-to-come = czeka
citadels-table-offered = do wyboru
citadels-table-not-offered = niedostępna
citadels-table-draft-gone = Wzięte lub zakryte: { $characters }.
citadels-table-draft-next = Potem wybiera { $who }.
citadels-table-order = Kolejność wybierania
citadels-table-order-seat =
    { $state ->
        [chosen] { $who }: wybór za sobą
        [now] { $who }: pora na wybór
       *[coming] { $who }: wybierze później
    }
citadels-table-no-answer = brak
citadels-table-up = odkryta
citadels-table-up-short = odkryta
citadels-table-up-why = Odkryta: w tej rundzie nikt nią nie gra.
citadels-table-silent-why = Wywołano ją i nikt się nie zgłosił.
citadels-table-killed = zabita
citadels-table-acting = teraz gra
citadels-table-on-card = na karcie
citadels-table-tax =
    { $gold ->
        [one] 1 sztuka złota z podatków
        [few] { $gold } sztuki złota z podatków
       *[many] { $gold } sztuk złota z podatków
    }
citadels-table-earns =
    { $gold ->
        [one] Daje ci teraz { $gold } sztukę złota
        [few] Daje ci teraz { $gold } sztuki złota
        [many] Daje ci teraz { $gold } sztuk złota
       *[other] Daje ci teraz { $gold } sztuki złota
    }
citadels-table-mark-kill = zabita
citadels-table-mark-bewitch = zaczarowana
citadels-table-mark-rob = okradziona
citadels-table-mark-warrant =
    { $counts ->
        [yes] podpisany nakaz
       *[other] nakaz
    }
citadels-table-mark-threat =
    { $counts ->
        [yes] groźba z kwiatem
       *[other] groźba
    }
citadels-table-marked-kill = zabita
citadels-table-marked-bewitch = czary
citadels-table-marked-rob = kradzież
citadels-table-marked-warrant = nakaz
citadels-table-marked-threat = groźba
citadels-table-lies-kill = Zabita: traci turę.
citadels-table-lies-bewitch = Zaczarowana: zbiera złoto lub karty, a potem gra nią Wiedźma.
citadels-table-lies-rob = Okradziona: po wywołaniu jej złoto zabiera Złodziej.
citadels-table-lies-warrant =
    { $counts ->
        [yes] Leży na niej podpisany nakaz: pierwsza opłacona dzielnica może zostać skonfiskowana.
       *[other] Leży na niej nakaz. Jeśli jest podpisany, pierwsza opłacona dzielnica może zostać skonfiskowana.
    }
citadels-table-lies-threat =
    { $counts ->
        [yes] Leży na niej groźba z kwiatem: kto nie da łapówki, może stracić całe złoto.
       *[other] Leży na niej groźba. Jeśli jest z kwiatem, kto nie da łapówki, może stracić całe złoto.
    }

## A city.

citadels-table-city = Miasto: { $who }
citadels-table-your-city = Twoje miasto
citadels-table-city-about = Złoto: { $gold }, karty: { $cards }, dzielnice: { $size }.
citadels-table-visit = Zobacz całe miasto: { $who }
citadels-table-visit-empty = Nie ma jeszcze dzielnic.
citadels-table-districts-of = Dzielnice: { $who }
citadels-table-district = { $district }, { $type }, koszt { $cost }
citadels-table-district-of = { $who }, { $district }
citadels-table-district-new = { $who }, { $district }, nowa
citadels-table-district-about =
    { $beautified ->
        [yes] Typ: { $type }. Koszt: { $cost }, po upiększeniu.
       *[other] Typ: { $type }. Koszt: { $cost }.
    }
citadels-table-being-built = W budowie.
citadels-table-crown = Korona
citadels-table-crown-why = Wybiera w pierwszej kolejności i wywołuje rangi.
citadels-table-gold-of = złoto
citadels-table-hand-of = karty na ręce
citadels-table-gold = Złoto: { $gold }
citadels-table-cards =
    { $count ->
        [one] 1 karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
citadels-table-safe = chronione
citadels-table-safe-short = chronione
citadels-table-safe-why = W tej rundzie ranga 8 nie może ruszyć tego miasta.
citadels-table-completed = ukończone
citadels-table-completed-short = ukończone
citadels-table-completed-why = Miasto ma pełny rozmiar. Dzielnice ukończonego miasta są bezpieczne.
citadels-table-away = nie ma
citadels-table-thinks = wybiera
citadels-table-thinks-why = Teraz wybiera.
citadels-table-hidden =
    { $count ->
        [one] zakryta
        [few] { $count } zakryte
       *[many] { $count } zakrytych
    }
citadels-table-one-more-hidden = i jedna zakryta
citadels-table-more-hidden-short = +{ $count }
citadels-table-points =
    { $points ->
        [one] na razie 1 punkt
        [few] na razie { $points } punkty
       *[many] na razie { $points } punktów
    }
citadels-table-points-final =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
citadels-table-points-why = Gdyby gra skończyła się teraz; bez zakrytych kart.
citadels-table-points-so-far = Twoje dotychczasowe punkty
citadels-table-points-of = Dotychczasowe punkty: { $who }
citadels-table-sum = Razem

## The middle of the table.

citadels-table-deck = talia { $count }
citadels-table-ends =
    { $size ->
        [one] Miasto o { $size } dzielnicy kończy grę.
        [few] Miasto o { $size } dzielnicach kończy grę.
       *[many] Miasto o { $size } dzielnicach kończy grę.
    }
citadels-table-largest = Największe: { $who }, { $size }.
citadels-table-largest-many = Największe miasta: { $count }, po { $size }.
citadels-table-last-round = Ostatnia runda. Pierwsze ukończone miasto: { $who }.
citadels-table-turned-up = Odkryte: { $characters }.

## What the viewer holds.

citadels-table-hand = Ręka
citadels-table-your-hand = Twoja ręka
citadels-table-no-cards = Brak kart na ręce.
citadels-table-your-character = twoja postać
citadels-table-no-character = Jeszcze bez postaci w tej rundzie
citadels-table-draft = Wybierz postać
citadels-table-more-cards = i jeszcze { $count }
citadels-table-offer = Wybierz kartę
citadels-table-this-turn = Ta tura
citadels-table-gathered = Zebrano
citadels-table-gather-gold = Zbierz złoto
    .text = Weź złoto z banku. Każda tura zaczyna się od zbierania.
citadels-table-gather-cards = Zbierz karty
    .text =
        { $kept ->
            [all] Dobierz karty i zachowaj wszystkie.
           *[one] Dobierz karty i zachowaj jedną z nich.
        } Każda tura zaczyna się od zbierania.
citadels-table-built =
    { $count ->
        [one] Zbudowano 1 dzielnicę
        [few] Zbudowano { $count } dzielnice
       *[many] Zbudowano { $count } dzielnic
    }
citadels-table-build =
    { $how ->
        [open] Buduj: wybierz kartę z ręki
        [nothing] Buduj: żadna karta z ręki się nie nadaje
       *[barred] Buduj
    }

## Questions that are answered together with the next one, by one click on a district.

citadels-table-whole-raid = Zniszcz dzielnicę
citadels-table-whole-march = Przejmij dzielnicę
citadels-table-whole-demolish_in = Zburz dzielnicę

## Tabs of a phone.

citadels-table-tab-cities = Miasta
citadels-table-tab-hand = Ręka { $count }
citadels-table-tab-character = Postać
citadels-table-tab-who = Kto

## Who is who.

citadels-table-who = Kto jest kim
citadels-table-who-certain = na pewno
citadels-table-who-possible = możliwe
citadels-table-who-no = wykluczone
citadels-table-who-note = twoja notatka
citadels-table-who-noted = zanotowane
citadels-table-who-order = W kolejności wyboru, na podstawie tego, co możesz wiedzieć. Dotknij lub kliknij pole, by zanotować swoje typy.
citadels-table-who-must = { $who } to na pewno { $character }.
citadels-table-who-cell =
    { $belief ->
        [certain] { $who }, { $character }: na pewno
        [possible] { $who }, { $character }: możliwe
       *[no] { $who }, { $character }: wykluczone
    }

## A new table.

citadels-table-rank = Ranga { $rank }
citadels-table-preset-first_game = Pierwsza rozgrywka
    .about = Najbardziej znane postacie, łatwe na początek.
citadels-table-preset-devious_dignitaries = Sprytni dygnitarze
    .about = Nakazy, groźby i blef.
citadels-table-preset-illustrious_emissaries = Wpływowi wysłannicy
    .about = Podglądanie, wiedza i wymiany.
citadels-table-preset-vicious_nobles = Mściwa szlachta
    .about = Otwarta agresja i mnóstwo złota.
citadels-table-preset-ambitious_aristocrats = Ambitni arystokraci
    .about = Budowlany wyścig w majestacie prawa.
citadels-table-preset-cunning_agents = Przebiegli agenci
    .about = Magia, wymuszenia i dużo zniszczeń.
citadels-table-preset-tenacious_delegates = Nieustępliwi delegaci
    .about = Ostrożny handel między rywalami, którzy patrzą sobie na ręce.
citadels-table-cast-random = Losowa obsada
citadels-table-cast-random-about = Dla każdej rangi postać losowana na początku gry.
citadels-table-cast-own = Własna obsada
citadels-table-cast-own-about = Wybierz kartę, by wstawić w jej miejsce inną postać.
citadels-table-instead-of-emperor = W grze dwuosobowej Cesarza zastępuje Król.
citadels-table-instead-of-queen = Gdy graczy jest mniej niż pięcioro, Królową zastępuje Artystka.
citadels-table-ninth = Dziewiąta postać
citadels-table-ninth-about = Jedna ranga więcej, jedna niewiadoma więcej.
citadels-table-uniques = Dzielnice unikatowe
citadels-table-uniques-set = Z tego zestawu: { $count }
citadels-table-uniques-random = Losowo: { $count }
citadels-table-uniques-chosen = Wybierz: { $count }
citadels-table-uniques-count = { $count } z { $needed }
citadels-table-unique-about = Koszt: { $cost }. { $text }
citadels-table-first-crown = Pierwsza korona
citadels-table-crown-random = Losowo
citadels-table-crown-seat = Miejsce { $seat }

## Letters on marks, for those who want them: no two alike

citadels-table-letter-noble = S
citadels-table-letter-religious = R
citadels-table-letter-trade = H
citadels-table-letter-military = W
citadels-table-letter-unique = U
citadels-table-tie-revealed = Remis: decyduje wyższa ranga ujawniona w ostatniej rundzie ({ $amounts })

## Czym są rzeczy, dla pytających

citadels-table-about-round = Każdy w tajemnicy wybiera postać. Potem wywołuje się rangi od 1 w górę; kto ma wywołaną postać, rozgrywa turę.
citadels-table-about-rank = Postacie wywołuje się według rang, od 1 w górę.
citadels-table-about-holder = Gra tą postacią w tej rundzie.
citadels-table-about-held = Gra nią: { $who }.
citadels-table-about-to-come = W tej rundzie jeszcze niewywołana. Do tego czasu nie wiadomo, kto ją ma.
citadels-table-about-offered = Leży przed tobą: zachowaj ją albo przekaż dalej.
citadels-table-about-not-offered = Nie ma jej wśród kart przed tobą: ktoś ją wziął albo leży zakryta.
citadels-table-about-tax = To złoto od tych, którzy budowali. Poborca podatkowy może je zabrać w swojej turze.
citadels-table-about-earns = Tyle złota dałaby ci teraz ta postać, licząc według twojego miasta.
citadels-table-about-hidden = Postać pozostaje tajna aż do wywołania jej rangi.
citadels-table-about-order = Postacie wybiera się w tajemnicy: zaczyna osoba z koroną, a pozostałe karty wędrują w lewo.
citadels-table-about-museum =
    { $count ->
        [one] Pod spodem leży { $count } karta, warta punkt.
        [few] Pod spodem leżą { $count } karty, każda warta punkt.
       *[many] Pod spodem leży { $count } kart, każda warta punkt.
    }
citadels-table-about-worth = W mieście jest warta tyle punktów, ile kosztuje: { $cost }.
citadels-table-about-new = Niebieska kropka: nowe od twojej ostatniej tury.
citadels-table-about-picked = Już wybrana.
citadels-table-about-seat = Tarcza tego gracza. Oznacza go wszędzie przy stole. Dotknij lub kliknij, aby zobaczyć całe miasto.
citadels-table-about-gold = Złotem płaci się za budowę. Każdy widzi, ile go jest.
citadels-table-about-hand = Karty dzielnic na ręce. Ile ich jest, widzi każdy; jakie, tylko właściciel.
citadels-table-about-changed = Niebieska kropka: zmiana od twojej ostatniej tury.
citadels-table-about-away = Za tego gracza gra bot.
citadels-table-about-points = Koszt wszystkich dzielnic i to, co zdobyto ponad niego.
citadels-table-about-empty = Puste miejsce
citadels-table-about-place =
    { $size ->
        [one] Miejsce na dzielnicę. Miasto jest ukończone, gdy ma { $size } dzielnicę.
        [few] Miejsce na dzielnicę. Miasto jest ukończone, gdy ma { $size } dzielnice.
       *[many] Miejsce na dzielnicę. Miasto jest ukończone, gdy ma { $size } dzielnic.
    }
citadels-table-about-gone = Niebieska kropka: od twojej ostatniej tury zniknęła stąd dzielnica.
citadels-table-about-deck = Tyle kart można jeszcze dobrać. Odłożone karty trafiają pod talię.
citadels-table-about-end = Gra kończy się z rundą, w której ukończono pierwsze miasto.
citadels-table-about-up = Te postacie leżą odkryte i w tej rundzie nie grają.
citadels-table-about-used = Zrobione w tej turze.
citadels-table-about-gathered = Raz w każdej turze: weź złoto albo dobierz karty.
citadels-table-about-build = Za dzielnicę z ręki płaci się jej koszt. Ile wolno zbudować, zależy od postaci: zwykle jedną na turę.
citadels-table-about-asked = O to pyta teraz gra.
citadels-table-about-line-districts = Koszt każdej dzielnicy w mieście.
citadels-table-about-line-all_types = Za miasto z dzielnicami wszystkich pięciu typów.
citadels-table-about-line-complete = Za ukończone miasto; pierwsze jest warte więcej.
citadels-table-about-line-total = Wszystkie wiersze razem. Wygrywa, kto ma najwięcej punktów.
citadels-table-about-belief =
    { $belief ->
        [certain] Wynika to z tego, co możesz wiedzieć. Naciśnij, by zanotować, co myślisz.
        [possible] Nic, co możesz wiedzieć, tego nie wyklucza. Naciśnij, by zanotować, co myślisz.
       *[no] To, co możesz wiedzieć, wyklucza taką możliwość. Naciśnij, by zanotować, co myślisz.
    }

## What happens to the viewer: what it is, what it means, what is lost, kept, and good to know.

citadels-table-fate-kill = Twoja postać ginie
    .means = Gdy padnie ranga { $rank }, milczysz.
    .lost = Tracisz tę turę: bez złota, bez kart, bez budowy.
    .kept = Zachowujesz miasto, złoto ({ $gold }) i karty ({ $cards }).
    .known = Do końca rundy nikt nie wie, że chodzi o ciebie.
citadels-table-fate-bewitch = Twoja postać jest zaczarowana
    .means = Gdy padnie ranga { $rank }, tylko zbierasz; potem twoją turę rozgrywa ktoś inny.
    .lost = Tracisz resztę tury i zdolność swojej postaci.
    .kept = Zachowujesz miasto, rękę i to, co zbierzesz.
citadels-table-fate-rob = Czeka cię kradzież
    .means = Gdy padnie ranga { $rank }, całe twoje złoto zabierze { $who }.
    .lost = Złoto, które masz teraz: { $gold }.
    .kept = Karty i miasto są bezpieczne; tura trwa dalej.
citadels-table-fate-robbed = Okradziono cię
    .means = Całe twoje złoto zabiera { $who }: { $gold }.
    .kept = Twoja tura trwa: najpierw zbieraj, potem buduj.
citadels-table-fate-warrant = Na twojej postaci leży nakaz
    .means = Jeśli jest podpisany, { $who } może skonfiskować pierwszą dzielnicę, za którą zapłacisz.
    .kept = Złoto wtedy do ciebie wraca.
citadels-table-fate-threat = Na twojej postaci leży groźba
    .means = Gdy padnie ranga { $rank }: oddaj połowę złota albo zaryzykuj wszystko.
    .known = Która groźba jest prawdziwa, wie tylko { $who }.
citadels-table-fate-threatened = Groźba była prawdziwa
    .means = Całe twoje złoto zabiera { $who }.
    .kept = Twoja tura trwa dalej.
citadels-table-fate-blank = To był blef
    .means = Groźba jest pusta: nic nie tracisz.
citadels-table-fate-paid = Płacisz
    .means = Twoje złoto bierze { $who }: { $gold }.
    .known = Złoto, które masz teraz: { $left }.
citadels-table-fate-destroyed = Zniszczono twoją dzielnicę
    .means = { $district }: tej dzielnicy już nie masz.
    .known = Dzielnice w twoim mieście: { $districts }.
citadels-table-fate-taken = Twoja dzielnica zmienia właściciela
    .means = { $district }: teraz w mieście gracza { $who }.
    .known = Dzielnice w twoim mieście: { $districts }.
citadels-table-fate-confiscated = Skonfiskowano twoją dzielnicę
    .means = { $district }: teraz w mieście gracza { $who }.
    .kept = Złoto wraca do ciebie, a tura trwa dalej.
citadels-table-fate-exchanged = Zamieniono twoje karty
    .means = { $who } ma teraz twoje karty, a ty cudze.
    .known = Karty przedtem: { $had }. Karty teraz: { $cards }.
citadels-table-fate-card = Ubyła ci karta
    .means = Ma ją teraz { $who }.
    .known = Karty, które ci zostały: { $cards }.
citadels-table-fate-looked = Ktoś widział twoją rękę
    .means = { $who } zna teraz twoje karty.
citadels-table-fate-role = Zamieniono twoją postać
    .means = Wybraną przez ciebie ma teraz { $who }. Obejrzyj nową.

## What each answer does, to questions that break into a turn.

citadels-table-does = Co daje każda odpowiedź
citadels-table-does-warrant-pass = { $card }: budowa trwa jak zwykle. Ta szansa nie wróci.
citadels-table-does-warrant-confiscate = Pokazujesz podpisany nakaz i przejmujesz dzielnicę za darmo, a budujący odzyskuje złoto.
citadels-table-does-threat-bribe = Oddajesz połowę złota, zaokrągloną w dół, a groźba znika nieodkryta.
citadels-table-does-threat-refuse = Na razie nie płacisz nic. Jeśli to kwiat, Szantażystka może zabrać całe twoje złoto; pusta groźba nie zabiera nic.
citadels-table-does-show_threat-show-threat = Groźbę zobaczą wszyscy. Kwiat daje ci całe to złoto, pusta groźba nic.
citadels-table-does-show_threat-leave-threat = Nikt się nie dowie, czy to kwiat, a złoto zostaje tam, gdzie jest.

## The theatre and the band while others play.

citadels-table-last-round-begins = Ostatnia runda
citadels-table-points-counted = Liczymy punkty
citadels-table-narration-title = { $who }, { $character }
citadels-table-narration-fact = Złoto: { $gold }. Karty: { $cards }.
citadels-table-narration-next = Potem pada ranga { $rank }: { $character }
citadels-table-narration-last = Potem kończy się runda
citadels-table-narration-draft = { $who } wybiera postać
citadels-table-narration-draft-more = W tajemnicy, spośród przekazanych kart.
citadels-table-narration-draft-next = Gdy wszyscy wybiorą, wywołuje się rangi
citadels-table-narration-played = Twoja ranga już padła. Znów wybierasz w następnej rundzie.
citadels-table-narration-killed = Masz rangę { $rank }, lecz twoja postać nie żyje: grasz znów w następnej rundzie.
citadels-table-narration-until =
    { $count ->
        [0] Masz rangę { $rank }. Zaraz twoja kolej.
        [one] Masz rangę { $rank }. Przed tobą jedna ranga.
        [few] Masz rangę { $rank }. Przed tobą { $count } rangi.
       *[many] Masz rangę { $rank }. Przed tobą { $count } rang.
    }

## What a character does, in a line of its card.

citadels-table-brief-assassin = Zabija postać: kto ją ma, traci turę
citadels-table-brief-witch = Zaczarowuje postać i gra dalej za nią
citadels-table-brief-magistrate = Nakłada 3 nakazy, może skonfiskować dzielnicę
citadels-table-brief-thief = Zabiera całe złoto jednej postaci
citadels-table-brief-spy = Wskazuje typ: złoto i karty z cudzej ręki
citadels-table-brief-blackmailer = Kładzie 2 groźby: połowa złota albo ryzyko
citadels-table-brief-magician = Zamienia ręce albo wymienia karty
citadels-table-brief-wizard = Bierze kartę z ręki, może ją od razu zbudować
citadels-table-brief-seer = Bierze kartę od każdego i jedną oddaje
citadels-table-brief-king = Bierze koronę, złoto za szlacheckie
citadels-table-brief-emperor = Oddaje koronę, złoto za szlacheckie
citadels-table-brief-patrician = Bierze koronę, karty za szlacheckie
citadels-table-brief-bishop = Chroniony przed rangą 8, złoto za religijne
citadels-table-brief-abbot = Złoto lub karty za religijne, 1 od najbogatszego
citadels-table-brief-cardinal = Karty za religijne, buduje za cudze złoto
citadels-table-brief-merchant = 1 sztuka złota więcej, złoto za handlowe
citadels-table-brief-alchemist = Odzyskuje złoto zapłacone za budowę
citadels-table-brief-trader = Złoto za handlowe, buduje je bez limitu
citadels-table-brief-architect = 2 karty więcej, buduje do 3
citadels-table-brief-navigator = 4 sztuki złota lub karty więcej, nie buduje
citadels-table-brief-scholar = Zachowuje 1 z 7 kart, buduje do 2
citadels-table-brief-warlord = Niszczy dzielnicę, złoto za wojskowe
citadels-table-brief-diplomat = Wymienia dzielnicę, złoto za wojskowe
citadels-table-brief-marshal = Przejmuje dzielnicę, złoto za wojskowe
citadels-table-brief-queen = 3 sztuki złota obok rangi 4
citadels-table-brief-artist = Złoto na 2 dzielnice: każda warta o 1 więcej
citadels-table-brief-tax_collector = Kto inny buduje, płaci tu 1 sztukę złota

## The log, where several events make one line.

citadels-table-log-draft = Postacie wybierają: { $seats }.
citadels-table-log-nobody = Nikt się nie zgłasza: { $characters }.
citadels-table-log-deal = Rozdanie: po { $count } { $count ->
        [one] karcie
       *[other] karty
    }.
