# The page in the browser.

## The hall

page-hall = Great Hall
page-lead = Gry planszowe z pełnymi zasadami: przy jednym stole ze znajomymi lub z botami, w każdej przeglądarce.
page-tab = { $page } · Great Hall
page-tab-turn = ● Twoja kolej · { $page }
page-loading = Rozkładamy grę
page-version = Wersja { $version }
page-fan = Nieoficjalny stół, dzieło fanów.
page-back = Wróć do sali
page-again = Spróbuj ponownie
page-close = Zamknij
page-cancel = Anuluj
page-on = Wł.
page-off = Wył.
page-lost = Tu nic nie ma
page-lost-more = Ten adres nie prowadzi do żadnej strony tej sali. Może link stracił końcówkę przy kopiowaniu.
page-uninvited = Ten stół jest tylko dla zaproszonych
page-uninvited-more = Poproś kogoś, kto przy nim siedzi, o cały link; to jego końcówka cię wpuszcza.

## The front door

page-new = Nowy stół
page-rivals = Zagraj z botami
page-join-go = Dołącz przez link
page-join = Dołącz
page-join-label = Link lub kod stołu
page-join-strange = To nie jest link ani kod stołu
page-yours = Twoje stoły
page-yours-running = w toku: { $count }
page-yours-none = Na razie żadnego.
page-nothing = Nie masz jeszcze stołów
page-nothing-more = Otwórz stół albo od razu zagraj z botami. Odejdź, kiedy chcesz: twoje stoły tu poczekają.
page-open = Wolne miejsca
page-open-count =
    { $count ->
        [one] jeden stół
        [few] { $count } stoły
       *[many] { $count } stołów
    }
page-open-none = Żaden stół nie szuka teraz graczy.
page-step-open = Otwórz stół
page-step-open-more = Wybierz grę, miejsca i zasady, jakie lubisz.
page-step-send = Wyślij link
page-step-send-more = Znajomi siadają bez konta. Resztę miejsc zajmą boty.
page-step-play = Graj
page-step-play-more = Świeci to, co możesz zrobić, a stół mówi dlaczego.
page-elsewhere = Zabierz swoje miejsce ze sobą
page-elsewhere-more = Graj dalej przy swoich stołach na telefonie lub w innej przeglądarce.
page-elsewhere-go = Utwórz link
page-about-citadels = Skryj się za postacią, przejrzyj innych i wyprzedź ich, budując piękne miasto.
page-about-paladins = Zbieraj robotników, wysyłaj mnichów, stawiaj posterunki i nie zadłuż się zanadto u króla.
page-card-players = { $players } graczy
page-card-minutes = ok. { $minutes } min

## A table in a list

page-row-with = Grają: { $names }
page-row-expanded = { $game } z dodatkiem { $expansions }
page-expansion-city_of_crowns = Wiek Królów
page-row-open = { $game }, miejsca: { $taken } z { $players }
page-row-players =
    { $players ->
        [one] { $game }, { $players } gracz
        [few] { $game }, { $players } graczy
       *[many] { $game }, { $players } graczy
    }
page-row-round =
    { $players ->
        [one] { $game }, runda { $round }, { $players } gracz
        [few] { $game }, runda { $round }, { $players } graczy
       *[many] { $game }, runda { $round }, { $players } graczy
    }
page-row-waiting = na ruchu: { $names }
page-row-turn = Twoja kolej
page-row-sit = Usiądź
page-row-result = Wynik
page-row-lobby = Wejdź
page-row-on = Graj dalej
page-row-enter =
    { $action ->
        [turn] Twoja kolej: { $title }
        [sit] Usiądź: { $title }
        [over] Wynik: { $title }
        [open] Wejdź: { $title }
       *[other] Graj dalej: { $title }
    }

## The guest

page-guest = Gość
page-guest-menu = { $name }: twoje imię, osobisty link, wylogowanie
page-name = Twoje imię
page-name-title = Jak mamy się do ciebie zwracać?
page-name-why = Imię zobaczą inni przy stole. Nie ma konta ani hasła; ta przeglądarka cię zapamięta.
page-name-take = Wybierz to imię
page-name-empty = Wpisz imię: co najmniej jedną literę
page-rename = Zmień imię
page-rename-title = Zmień imię
page-rename-take = Zmień
page-link-title = Twój osobisty link
page-link-make = Utwórz osobisty link
page-link-why = Kto go otworzy, gra jako ty, z twoim imieniem i twoimi miejscami. Jest dla twojego telefonu lub innej przeglądarki.
page-link-once = Działa raz, przez jeden dzień. Zachowaj go dla siebie.
page-link-alone = Na razie otworzysz go tylko na tym komputerze. Aby użyć go na telefonie, najpierw otwórz salę poleceniem: { $command }
page-keep = Porządek w sali
page-out = Wyloguj wszędzie
page-out-why = Wszystkie inne przeglądarki zapomną o tobie, a utworzony osobisty link przestanie działać. W tej przeglądarce nic się nie zmieni.
page-out-done = Gotowe: teraz zna cię tylko ta przeglądarka.
page-invitation = Słowo zaproszenia
page-invitation-why = Ta sala jest dla tych, którzy znają jej słowo. Poda ci je osoba, która cię zaprosiła.
page-privacy = Co jest przechowywane
page-privacy-kept = Co przechowuje ta sala
page-privacy-kept-more = Twoje imię. Losowy znak w ciasteczku, po którym sala poznaje tę przeglądarkę; sala ma tylko jego odcisk, przez 400 dni od twojej ostatniej wizyty. Stoły, które otwierasz albo przy których siedzisz, z odpowiedziami wszystkich i wynikami. Jak dobrze grasz w każdą grę, jeśli grasz z dopasowanym botem: liczba, a także ile partii masz za sobą i ile wygranych.
page-privacy-not = Czego nie przechowuje
page-privacy-not-more = Ani poczty, ani hasła, ani niczego dla reklam. Niczyj adres sieciowy nie jest zapisywany. Rozmowy przy stole trafiają tylko do tych, którzy przy nim są; znikają razem ze stołem albo w ciągu doby.
page-privacy-long = Jak długo
page-privacy-days =
    { $kind ->
        [all] Stoły i gry przy nich
        [open] Stoły, przy których gra się nie zaczęła
        [unfinished] Nieskończone gry
       *[finished] Skończone gry
    }: { $days ->
        [0] dopóki nie usunie ich gospodarz.
        [one] usuwane dzień po ostatniej zmianie.
        [few] usuwane { $days } dni po ostatniej zmianie.
        [many] usuwane { $days } dni po ostatniej zmianie.
       *[other] usuwane { $days } dnia po ostatniej zmianie.
    }
page-privacy-contact = Kto prowadzi tę salę: { $contact }
page-privacy-mine = Ty, { $name }
page-privacy-take = Pobierz wszystko o mnie
page-privacy-blocked = Kogo blokujesz
page-privacy-unblock = Przestań blokować: { $name }
page-privacy-forget = Zapomnij o mnie
page-privacy-forget-why = Twoje imię i miejsca znikną na dobre, w każdej przeglądarce. Stoły, przy których nie siedział nikt inny, zostaną usunięte; przy pozostałych twoje miejsce zajmie bot. Tego nie da się cofnąć.
page-privacy-forget-sure = Zapomnij o mnie na dobre
page-privacy-forgotten = Gotowe: sala już cię nie zna.
page-move = Graj dalej tutaj
page-move-more = Ten link przeniesie twoje imię i twoje miejsca do tej przeglądarki.
page-move-instead = Ten link przeniesie do tej przeglądarki inne imię i jego miejsca. Przestaniesz tu grać jako { $name }.
page-move-go = Graj w tej przeglądarce
page-copy = Kopiuj
page-copied = Skopiowano
page-copied-link = Link został skopiowany.
page-copied-command = Polecenie skopiowane.
page-copy-marked-link = Link jest zaznaczony: skopiuj go klawiszami swojego urządzenia.
page-copy-marked-command = Polecenie jest zaznaczone: skopiuj je klawiszami swojego urządzenia.
page-sound = Dźwięk
page-sound-volume = Głośność
page-sound-test = Wypróbuj
page-language = Język
page-language-now = Język: { $language }
page-settings = Ustawienia
page-settings-notify = Daj mi znać, gdy moja kolej
page-settings-notify-refused = Ta przeglądarka nie pozwala tej stronie na powiadomienia.
page-settings-theme = Motyw
page-settings-theme-system = jak na tym urządzeniu
page-settings-theme-light = jasny
page-settings-theme-dark = ciemny (przy świecach)
page-light = Przy świecach
page-settings-text = Wielkość tekstu
page-settings-text-normal = normalny
page-settings-text-large = duży
page-settings-text-larger = największy
page-settings-motion = Animacje
page-settings-motion-system = jak na tym urządzeniu
page-settings-motion-less = jak najmniej
page-settings-letters = Litery na znakach
page-settings-letters-more = Robotnicy i dzielnice mają obok kształtu i koloru także literę.
page-settings-confirm = Potwierdzanie
page-settings-confirm-needed = gdy to ważne
page-settings-confirm-always = zawsze
page-settings-confirm-once = jak najmniej
page-settings-confirm-more = Gdy to ważne: przed tym, czego nie można cofnąć, i po dotknięciu. Jak najmniej: tylko przed tym, czego nie można cofnąć.
page-settings-warn = Pytaj, zanim coś przepadnie
page-settings-warn-more = Raz, gdy tura ma się skończyć, choć można jeszcze budować, albo gdy pasuję, mając jeszcze Robotników.
page-settings-forced = Gdy możliwa jest tylko jedna odpowiedź, gra udziela jej sama, chyba że zdradziłoby to coś innym.

## New table

page-game = Gra
page-title-label = Nazwa stołu (jeśli chcesz)
page-seats = Miejsca
page-seats-count = { $players } z { $most }
page-seat-you = ty
page-seat-me = Ty
page-seat-open = wolne miejsce
page-seat-rival = Bot
page-seat-link = Przez link
page-seat-who = Kto siedzi na miejscu { $seat }
page-seat-add = Dodaj miejsce
page-seat-remove = Usuń miejsce { $seat }
page-bot-beginner = Początkujący
page-bot-novice = Nowicjusz
page-bot-easy = Łatwy
page-bot-casual = Amator
page-bot-steady = Solidny
page-bot-normal = Normalny
page-bot-skilled = Wprawny
page-bot-strong = Silny
page-bot-hard = Trudny
page-bot-expert = Ekspert
page-bot-master = Mistrz
page-bot-adaptive = Dopasowany
page-bot-random = Losowy
page-level-time = { $level } · { $seconds } s
page-level-cut = { $level } · { $seconds } s, tylko { $share }%
page-level-note = Sekundy mówią, jak długo taki bot myśli w swojej turze na komputerze tej sali.
page-adaptive-note = Dopasowany: gdy wygrywasz, gra trochę lepiej, a gdy przegrywasz, trochę słabiej, aż siły się wyrównają.
page-adapted-middle = Gra mniej więcej jak „{ $level }”, pomiędzy tymi, z którymi gra.
page-adapted-first = Jeszcze cię nie zna: zaczyna mniej więcej jak „{ $level }” i uczy się z każdej partii.
page-adapted =
    Gra mniej więcej jak „{ $level }”: { $games ->
        [one] po jednej partii, wygrane: { $won }.
        [few] po { $games } partiach, wygrane: { $won }.
       *[many] po { $games } partiach, wygrane: { $won }.
    }
page-cut-slow = Komputer tej sali jest za wolny na poziom „{ $level }”: taki bot zdąży przemyśleć około { $share }% tego, co powinien.
page-cut-full = Myśli krócej: sala jest pełna. Gdy tyle botów myśli naraz, poziom „{ $level }” zdąży przemyśleć około { $share }% tego, co powinien.
page-set-pace = Tempo botów
page-set-pace-more = Jak długo udają, że myślą.
page-pace-calm = Spokojne
page-pace-quick = Szybkie
page-pace-instant = Od razu
page-set-scores = Punkty na bieżąco
page-set-scores-more = Bez zakrytych kart.
page-set-deductions = Kto jest kim
page-set-deductions-more = Tabela tego, co można wywnioskować.
page-set-hints = Podpowiedzi
page-set-hints-more = Co zrobiłby doświadczony gracz.
page-set-chat = Rozmowy
page-set-chat-more = Osoby przy stole mogą rozmawiać.
page-set-review = Analiza
page-set-review-more = Po grze: jak zmieniały się szanse każdego.
page-set-watch = Widzowie
page-set-watch-more = Kto ma link, może się przyglądać.
page-set-listed = Na liście
page-set-listed-more = Każdy w tej sali może usiąść.
page-sum-open =
    { $players ->
        [one] { $players } gracz, około { $minutes } min. Start, gdy wszyscy usiądą.
        [few] { $players } graczy, około { $minutes } min. Start, gdy wszyscy usiądą.
       *[many] { $players } graczy, około { $minutes } min. Start, gdy wszyscy usiądą.
    }
page-sum-bots =
    { $players ->
        [one] { $players } gracz, około { $minutes } min. Zaczyna się od razu.
        [few] { $players } graczy, około { $minutes } min. Zaczyna się od razu.
       *[many] { $players } graczy, około { $minutes } min. Zaczyna się od razu.
    }
page-new-open = Otwórz stół
page-new-start = Zacznij grę
page-step-next = Dalej
page-step-back = Wstecz

## Before the start

page-lobby-about =
    { $players ->
        [one] { $game }, { $players } gracz, około { $minutes } min
        [few] { $game }, { $players } graczy, około { $minutes } min
       *[many] { $game }, { $players } graczy, około { $minutes } min
    }
page-lobby-size =
    { $players ->
        [one] { $players } gracz, około { $minutes } min
        [few] { $players } graczy, około { $minutes } min
       *[many] { $players } graczy, około { $minutes } min
    }
page-lobby-goes-on = Ciąg dalszy gry, która już się odbyła
page-lobby-sit = Zajmij miejsce
page-lobby-sit-why = Wystarczy imię.
page-lobby-sit-watch = Wystarczy imię. Możesz też zostać i tylko się przyglądać.
page-lobby-free =
    { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }
page-lobby-free-why = Wyślij komuś link albo posadź tam bota.
page-lobby-wait-why = Znajomi przychodzą przez link; gospodarz może też posadzić bota.
page-lobby-ready = Wszyscy już są
page-lobby-ready-why = Gra otworzy się u wszystkich naraz.
page-lobby-host = Grę zaczyna gospodarz
page-lobby-full = Wszystkie miejsca są zajęte
page-lobby-full-watch = Możesz zostać i przyglądać się grze.
page-lobby-full-why = Przy tym stole nie ma widzów. Poproś gospodarza o miejsce.
page-lobby-start = Zacznij grę
page-seat-sit = Usiądź tutaj
page-seat-share = Ktoś obok
page-seat-shared = na tym urządzeniu
page-share-title = Kto tu siada?
page-share-why = Gracie na jednym urządzeniu i podajecie je sobie. Między wami stół zasłania kurtyna.
page-share-name = Imię tego gracza
page-seat-stand = Wstań
page-seat-here = jest
page-seat-away = poza stołem
page-seat-free = Zwolnij miejsce: { $name }
page-invite = Zaproś
page-invite-more = Wyślij ten link znajomym albo daj im zeskanować kod QR.
page-invite-link = Link do tego stołu
page-invite-qr = Link do tego stołu jako kod QR
page-invite-alone = Na razie salę otworzysz tylko na tym komputerze. Aby dostać link dla znajomych, zamknij salę i otwórz ją ponownie poleceniem:
page-invite-command = Polecenie, które wpuszcza znajomych
page-invite-elsewhere = Ten adres działa tylko na tym komputerze. Otwórz salę pod adresem, którego używają znajomi: wtedy zobaczysz tu link dla nich.
page-invite-other = U znajomego się nie otwiera? Spróbuj innego adresu:
page-invite-address = Adres tego komputera
page-decided = W co gramy
page-watchers =
    { $count ->
        [one] jeden widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
page-change = Zmień
page-change-title = Zmień stół
page-change-seats = Kto siedzi na usuwanym miejscu, wstaje.
page-change-goes-on = Ten stół to ciąg dalszy gry, która już się odbyła: miejsca i zasady zostają.

## A game that has been played, to watch

page-replay-watch = Obejrzyj powtórkę
page-replay-watch-one = Obejrzyj powtórkę: { $title }
page-replay-short = Powtórka
page-replay-of = Powtórka: { $name }
page-replay-window = Powtórka: { $name } – Great Hall
page-replay-leave = Opuść powtórkę
page-replay-bar = Oś czasu gry
page-replay-moves = Ruch
page-replay-where = Ruch { $move } z { $moves }, runda { $round }, { $who }
page-replay-count = Ruch { $move } z { $moves }
page-replay-end = Koniec
page-replay-play = Odtwarzaj
page-replay-pause = Pauza
page-replay-back = Odpowiedź wstecz
page-replay-on = Odpowiedź naprzód
page-replay-back-turn = Tura wstecz
page-replay-on-turn = Tura naprzód
page-replay-jump = Idź do rundy
page-replay-round = Runda { $round }
page-replay-speed = Tempo
page-replay-times = { $speed }×
page-replay-eyes = Czyj widok
page-replay-all = Wszystko odkryte
page-replay-as = Widok: { $who }
page-replay-copy = Kopiuj link do tego ruchu
page-replay-copied = Link został skopiowany
page-replay-this = Ten ruch
page-replay-secrets = Tajemnice
page-replay-answers = { $who }: { $answer }
page-replay-unseen = { $who } wybiera w tajemnicy
page-replay-stops = Tu zapis się urywa
page-replay-go-on = Graj dalej od tego miejsca
page-replay-go-on-more = Nowy stół zaczyna się od tego ruchu. Karty leżą tak jak wtedy, także te, których nikt nie widział; o tym, co będzie później, los rozstrzygnie na nowo.
page-replay-go-on-seat = Twoje miejsce
page-replay-go-on-others = Pozostałe miejsca
page-replay-go-on-start = Graj dalej
page-replay-open = Obejrzyj zapis gry
page-replay-record = Obejrzyj zapis gry
page-replay-record-more = Zapis to plik, w którym przechowuje się grę. Upuść go na tę stronę albo wybierz. Tylko go pokażemy, niczego nie zachowamy. Jeśli zawiera cały stół, rozstawimy go tutaj i zagrasz dalej.
page-replay-choose = Wybierz plik
page-replay-drop = Upuść zapis tutaj
page-replay-gone = Tego zapisu już tu nie ma
page-replay-gone-more = Sala trzyma zapis przez godzinę. Otwórz plik ponownie.
page-replay-refused = Tej gry nie można obejrzeć
page-replay-bad = Tego pliku nie można otworzyć: { $reason }
page-replay-bad-line = Tego pliku nie można otworzyć z powodu wiersza { $line }: { $reason }
page-replay-bad-game = Tego pliku nie można otworzyć: { $reason } ({ $game })

## When something is refused

page-trouble = Coś poszło nie tak. Spróbuj ponownie.
page-trouble-away = Sala nie odpowiada
page-away-more = Nic nie przepadło. Co kilka sekund próbujemy znowu.
page-away-tables = Twoje stoły czekają w sali
page-away-tables-more = Pojawią się tu, gdy tylko sala odpowie.
page-trouble-reason = To niemożliwe: { $reason }

## Credits

page-credits = Twórcy
page-credits-fan = Nieoficjalny projekt
page-credits-fan-more = Great Hall tworzą fani. Nie jest związany z wydawcami ani autorami gier, w które można tu grać; gry, ich nazwy i grafiki należą do nich. Nie użyto tu żadnych ich grafik ani tekstów.
page-credits-icons = Ikony
page-credits-icons-more = Z game-icons.net, autorzy: { $artists }. Niektóre mają inne kolory i stoją na tarczach:
page-credits-letters = Kroje pisma
page-credits-letters-more = Alegreya, Alegreya Sans i Alegreya SC, autor: Juan Pablo del Peral, Huerta Tipográfica:
page-credits-program = Program
page-credits-program-more = Własny kod, teksty i rysunki Great Hall:

## At the table

page-table-hall = Great Hall
page-table-home = Wróć do sali
page-table-window = { $name } · Great Hall
page-table-window-turn = ● Twoja kolej · { $name }
page-table-prompt = Pytanie
page-table-legal = dozwolone
page-table-pay = zapłać { $price }
page-table-picked = wybrano: { $count }
page-table-picked-of = { $count } z { $most }
page-table-put-back = Odłóż: { $thing }
page-table-loses = koszt: { $losses }
page-table-rule = Zasada { $rule }
page-table-chosen = { $answer }?
page-table-final = Tej odpowiedzi nie będzie można cofnąć
page-table-closes = nie można cofnąć
page-table-doubt = { $thing }: { $reason }
page-table-back = Wstecz
page-table-waiting = Na ruchu: { $names }
page-table-quiet = Teraz nikt nie musi decydować
page-table-look-around = Możesz się tymczasem rozejrzeć
page-table-full = Myśli krócej niż zwykle: sala jest pełna.
page-table-watching = Przyglądasz się
page-table-away = Do twojego powrotu gra za ciebie bot
page-table-come-back = Wróć na swoje miejsce
page-table-over = Koniec gry
page-table-show-result = Pokaż wynik
page-table-undo = Cofnij
page-table-ask-back = Poproś o cofnięcie
page-table-asks-back = { $name } prosi o cofnięcie ostatniej odpowiedzi
page-table-asks-back-more = Nikt nie zobaczył przez nią niczego ukrytego. Jeśli zagrasz dalej, odpowiedź zostaje.
page-table-asking-back = Prosisz o cofnięcie; muszą się zgodzić: { $names }
page-table-allow = Zgoda
page-table-disallow = Odmów
page-table-withdraw = Już nie trzeba
page-table-not-allowed = { $name } się nie zgadza: twoja odpowiedź zostaje
page-table-hint = Podpowiedź
page-table-hint-answer = Podpowiedź: { $answer }
page-table-hint-none = Brak podpowiedzi: żadna odpowiedź nie jest wyraźnie lepsza
page-table-hint-plan = Potem: { $steps }
page-table-hint-over =
    { $points ->
        [0] Niewiele lepsze niż: { $answer }
        [one] Około punktu więcej niż: { $answer }
        [few] Około { $points } punktów więcej niż: { $answer }
       *[many] Około { $points } punktów więcej niż: { $answer }
    }
page-table-hint-for =
    { $points ->
        [0] { $reason } (daje mniej niż punkt)
        [one] { $reason } (daje około punktu)
        [few] { $reason } (daje około { $points } punktów)
       *[many] { $reason } (daje około { $points } punktów)
    }
page-table-hint-against =
    { $points ->
        [0] { $reason } (kosztuje mniej niż punkt)
        [one] { $reason } (kosztuje około punktu)
        [few] { $reason } (kosztuje około { $points } punktów)
       *[many] { $reason } (kosztuje około { $points } punktów)
    }
page-table-scores = Punkty
page-table-log = Dziennik
page-table-menu = Menu
page-table-side = Obok stołu
page-table-tabs = Części stołu
page-table-tab-targets =
    { $count ->
        [one] { $tab }, { $count } dozwolony cel
        [few] { $tab }, { $count } dozwolone cele
       *[many] { $tab }, { $count } dozwolonych celów
    }
page-table-tab-talk =
    { $count ->
        [one] { $tab }, { $count } nowa wiadomość
        [few] { $tab }, { $count } nowe wiadomości
       *[many] { $tab }, { $count } nowych wiadomości
    }
page-table-fold = Zwiń pytanie
page-table-unfold = Rozwiń pytanie
page-table-link = Link do tego stołu
page-table-copy = Kopiuj link
page-table-copied = Link został skopiowany
page-table-keys = Wszystkie klawisze
page-table-key-tab = Następna dozwolona rzecz
page-table-key-enter = Zrób to
page-table-key-escape = Krok wstecz
page-table-key-number = Dozwolona rzecz od pierwszej do dziewiątej; przytrzymaj Alt, by zobaczyć numery
page-table-key-end = Zakończ turę, spasuj lub zrezygnuj z okazji
page-table-key-boards = Plansza innego gracza; strzałki prowadzą do następnej
page-table-key-space = Pokaż od razu, jak kończy się ruch na stole
page-table-leave = Odejdź od stołu, bot zagra dalej
page-table-watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[many] { $count } widzów
    }
page-table-older =
    { $count ->
        [one] Pokaż { $count } starszy wpis
        [few] Pokaż { $count } starsze wpisy
       *[many] Pokaż { $count } starszych wpisów
    }
page-table-since = Od twojej ostatniej tury
page-table-offline = Sala nie odpowiada. Próbujemy ponownie…
page-table-offline-pending = Sala nie odpowiada. Twoja odpowiedź jest zachowana i zostanie wysłana ponownie…
page-table-paused = Ten stół jest wstrzymany: ta wersja nie umie odczytać jego zapisu. Nic nie przepadło.
page-older = Tę grę zaczęto według starszych zasad
page-older-finish-why = Od tamtej pory zasady się zmieniły. Jeśli wszyscy przy stole się zgodzą, gra potoczy się dalej według dzisiejszych zasad, od miejsca, w którym stanęła. Tego, co zagrano wcześniej, nie da się już cofnąć.
page-older-lost = Dzisiejsze zasady nie potrafią odczytać, jak stoi gra, więc nie da się jej tu dokończyć. Nic nie przepadło: możesz zapisać jej przebieg i obejrzeć ją tak daleko, jak dzisiejsze zasady umieją ją odtworzyć.
page-older-over = Możesz zapisać jej przebieg i obejrzeć ją tak daleko, jak dzisiejsze zasady umieją ją odtworzyć.
page-older-goes-on = Toczy się dalej przy innym stole, według dzisiejszych zasad.
page-older-secret = Powtórka i zapis będą dostępne, gdy nikt już nie będzie mógł w nią grać: pokazują to, co jeszcze zakryte.
page-older-agree = Zgoda: { $names }
page-older-waits = Czekamy na zgodę: { $names }
page-older-finish = Dokończ według dzisiejszych zasad
page-older-withdraw = Wycofuję zgodę
page-older-go = Przejdź do tego stołu
page-table-reload = Wczytaj ponownie
page-table-not-watched = Nie możesz oglądać tego stołu
page-table-ended = Sala zakończyła to połączenie. Odśwież stronę, by wrócić.
page-table-winner = zwycięstwo
page-table-wins =
    { $count ->
        [one] { $points ->
            [one] Wygrywa { $names }: { $points } punkt
            [few] Wygrywa { $names }: { $points } punkty
           *[many] Wygrywa { $names }: { $points } punktów
        }
        [few] { $points ->
            [one] Wygrywają { $names }: { $points } punkt
            [few] Wygrywają { $names }: { $points } punkty
           *[many] Wygrywają { $names }: { $points } punktów
        }
       *[many] { $points ->
            [one] Wygrywają { $names }: { $points } punkt
            [few] Wygrywają { $names }: { $points } punkty
           *[many] Wygrywają { $names }: { $points } punktów
        }
    }
page-table-you = ty
page-table-you-share = Dzielisz zwycięstwo
page-table-you-win =
    { $points ->
        [0] Wygrywasz
        [one] Wygrywasz o punkt
        [few] Wygrywasz o { $points } punkty
       *[many] Wygrywasz o { $points } punktów
    }
page-table-you-came =
    { $points ->
        [0] Zajmujesz { $place }. miejsce przy równej liczbie punktów
        [one] Zajmujesz { $place }. miejsce; do zwycięstwa zabrakło punktu
        [few] Zajmujesz { $place }. miejsce; do zwycięstwa zabrakło { $points } punktów
       *[many] Zajmujesz { $place }. miejsce; do zwycięstwa zabrakło { $points } punktów
    }
page-table-has = { $name } { $points }
page-table-decided = Największa różnica: { $line } ({ $amounts })
page-table-total = Suma
page-table-again = Jeszcze raz, przy tym samym stole
page-table-next = Do następnej gry
page-table-look = Obejrzyj stół
page-table-record = Zapisz przebieg gry
page-table-file = Zapisz cały stół

page-picture = Stół na pamiątkę
page-picture-keep = Obrazek na pamiątkę
page-picture-save = Zapisz obrazek
page-picture-share = Udostępnij…
page-picture-failed = Ta przeglądarka nie potrafi narysować obrazka.

page-review = Analiza
page-review-points = Punkty
page-review-parts = Co pokazać z gry
page-review-begins = Analiza zacznie się, gdy bot znajdzie na nią czas…
page-review-far = Bot ogląda grę jeszcze raz, ruch po ruchu…
page-review-again = Spróbuj ponownie
page-review-chances = Szanse na zwycięstwo
page-review-chance = { $name } { $percent }%
page-review-percent = { $percent }%
page-review-round = Runda { $round }
page-review-end = Koniec
page-review-table = Szanse na zwycięstwo na początku każdej rundy
page-review-mark = Punkt zwrotny { $number }: { $name }, z { $before }% na { $after }%
page-review-turning = Punkty zwrotne
page-review-none = Żadna pojedyncza odpowiedź nie zmieniła wiele.
page-review-change = { $before }% → { $after }%
page-review-played = Zagrano: { $answer }
page-review-same = Ekspert gra tak samo
page-review-better = Ekspert gra: { $answer } ({ $chance }%)
page-review-watch = Obejrzyj
page-review-watch-number = Obejrzyj punkt zwrotny { $number }
page-review-what-if = A gdyby?
page-review-what-if-number = A gdyby: punkt zwrotny { $number }
page-review-step = { $step } z { $steps }
page-review-line = { $name }: { $answer }
page-review-line-end = Koniec rundy: { $chances }
page-review-back = Wstecz
page-review-next = Dalej
page-review-line-note = Tak mogło pójść dalej. Cudze karty są zmyślone, bo gracz mógł je tylko zgadywać.
page-review-note = To szanse w oczach kogoś, kto wie tyle, ile mógł wiedzieć odpowiadający gracz. Linia kropkowana to równy podział między wszystkich. Skutek odpowiedzi mierzymy bez udziału szczęścia.

## A device that is passed round

page-hot-pass = Przekaż urządzenie: { $name }
page-hot-why = Niech nikt inny nie patrzy. Co jest jawne, widać za kurtyną.
page-hot-me = To ja, { $name }
page-hot-peek = Przytrzymaj, by podejrzeć: { $name }
page-hot-hold = Przytrzymaj, by podejrzeć

## Clocks, and people who are not here

page-set-clock = Czas na odpowiedź
page-set-clock-more = Kto zwleka dłużej, za tego gra bot, aż wróci.
page-clock-0 = bez limitu
page-clock-120 = 2 minuty
page-clock-600 = 10 minut
page-clock-3600 = 1 godzina
page-clock-86400 = 1 dzień
page-clock-259200 = 3 dni
page-set-stand-in = Kto zastępuje
page-set-stand-in-more = Bot, który gra za nieobecnych.
page-stand-in-usual = jak zwykle
page-left-why = Tyle czasu zostało na odpowiedź; potem zagra bot.
page-left-days =
    { $count ->
        [one] został { $count } dzień
        [few] zostały { $count } dni
       *[many] zostało { $count } dni
    }
page-left-hours =
    { $count ->
        [one] została { $count } godzina
        [few] zostały { $count } godziny
       *[many] zostało { $count } godzin
    }
page-left-minutes =
    { $count ->
        [one] została { $count } minuta
        [few] zostały { $count } minuty
       *[many] zostało { $count } minut
    }
page-left-seconds =
    { $count ->
        [one] została { $count } sekunda
        [few] zostały { $count } sekundy
       *[many] zostało { $count } sekund
    }
page-resign = Poddaj się
page-resign-why = Bot dogra za ciebie do końca. Możesz się przyglądać, ale nie wrócisz do gry.
page-resign-sure = Poddaj się na dobre
page-replace = Zastąp botem: { $name }
page-replace-wait =
    { $count ->
        [one] możliwe za { $count } sekundę
        [few] możliwe za { $count } sekundy
       *[many] możliwe za { $count } sekund
    }
page-row-delete = Usuń: { $title }
page-row-delete-sure = Na pewno? Usuń na zawsze, razem z zapisem: { $title }
page-row-delete-go = Na pewno?

## Back at the table

page-recap = Pod twoją nieobecność
page-recap-more = Co się wydarzyło od twojej ostatniej tury
page-recap-skip = Pomiń
page-recap-done = Do stołu

## Phrases that people at a table say to each other

page-phrases = Powiedz coś
page-phrases-more = Każdy przeczyta to w swoim języku.
page-phrase-hello = Cześć wszystkim!
page-phrase-your_turn = Twoja kolej.
page-phrase-moment = Chwileczkę.
page-phrase-well_played = Dobra gra!
page-phrase-lucky = Co za szczęście!
page-phrase-ouch = Auć!
page-phrase-sorry = Przepraszam!
page-phrase-thanks = Dziękuję!
page-phrase-again = Jeszcze jedna gra?
page-phrase-bye = Do zobaczenia!
page-phrase-laugh = śmieje się
page-phrase-cheers = wznosi puchar
page-phrase-bravo = Brawo!
page-phrase-gasp = wstrzymuje oddech
page-phrase-weep = płacze
page-phrase-rage = kipi ze złości
page-say = Powiedz coś…
page-say-send = Wyślij
page-say-tray = Reakcje i gotowe zdania
page-mute = Wycisz: { $name }
page-report = Zgłoś to
page-reported = Prowadzący salę może to teraz przeczytać.
page-block = Zablokuj: { $name }
page-blocked = { $name }: nic już od tej osoby nie usłyszysz i nie spotkacie się przy stołach, które otworzy któreś z was. Możesz to cofnąć na stronie „Co jest przechowywane”.
page-people = Osoby przy stole
page-people-why = Możesz zgłosić kogoś prowadzącym salę; przeczytają, co tu przed chwilą powiedziano i zrobiono. Kogo zablokujesz, tego już nie usłyszysz, a do twoich stołów ta osoba nie podejdzie.
page-people-reason = Co się stało? (jeśli chcesz)
page-people-report = Zgłoś: { $name }
page-unmute = Słuchaj znowu: { $name }
page-chat-off = Rozmowy przy tym stole są wyłączone.
page-chat-switch-off = Wyłącz rozmowy
page-chat-switch-on = Włącz rozmowy
page-log-sieve = Pokaż w dzienniku
page-log-sieve-all = Wszystko
page-log-sieve-all-more = Co robiono i co mówiono.
page-log-sieve-deeds = Czyny
page-log-sieve-deeds-more = Co robiono, bez tego, co mówiono.
page-log-sieve-blows = Ciosy
page-log-sieve-blows-more = Tylko to, co komuś zaszkodziło albo coś rozstrzygnęło.
page-log-sieve-talk = Rozmowy
page-log-sieve-talk-more = Tylko to, co mówiono.
page-log-none-all = Nic się jeszcze nie wydarzyło.
page-log-none-deeds = Nic się jeszcze nie wydarzyło.
page-log-none-blows = Nikomu jeszcze nie zaszkodzono.
page-log-none-talk = Nikt jeszcze nic nie powiedział.
page-log-more =
    { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
       *[other] { $count } zdarzeń
    }

## The rules

page-rules = Zasady
page-rules-more = Zasady w skrócie i wszystkie karty. Przy stole świeci to, co możesz zrobić, a reszta mówi, dlaczego nie.
page-rules-search = Szukaj w zasadach i kartach
page-rules-chapters = Rozdziały
page-rules-covers = Więcej w pełnych zasadach:
# Words that mean the same to who searches the rules, in any form; groups are apart by semicolons.
page-rules-synonyms = kraść kradnie kradzież ukraść rabować rabuje złodziej okraść; zabić zabija zabójczyni morduje mord śmierć; zniszczyć niszczy burzy zburzyć; zamienić zamiana wymiana wymienić; złoto moneta pieniądze; budować zbudować budowa postawić; punkty wynik zwycięstwo; dług spłata
page-rules-nothing = Nic tu o tym nie ma.
page-rules-read = Zasady: { $game }
page-reconstructed = Część tej karty odtworzono, bo nie ma jej w żadnym źródle. Kto prowadzi salę, może ją poprawić według drukowanego egzemplarza.

## The guided first game

page-guide = Pierwsza gra z objaśnieniami
page-guide-first = To twoja pierwsza wizyta?
page-guide-learn = Poznaj w praktyce: { $game }
page-guide-next = Rozumiem
page-guide-leave = Pomiń samouczek
page-guide-enough = Wiesz już dość: reszta przyjdzie w grze. Oto prawdziwa partia.
page-guide-real = Zagraj prawdziwą partię
page-guide-here = Graj dalej tutaj
page-guide-resume = Wróć do samouczka

## Co to jest?

page-asking = Co to jest?
page-asking-how = Kliknij cokolwiek, by się dowiedzieć, co to jest. Tab: dalej, Esc: koniec.
page-asking-tap = Dotknij czegokolwiek, by się dowiedzieć, co to jest.
page-asking-end = Gotowe
page-about-asking = Każda kliknięta rzecz mówi wtedy, czym jest, i nic więcej nie robi.
page-about-home = Wszystkie stoły sali. Twoje miejsce tutaj zostaje.
page-about-table = Nazwa tego stołu. Gra się tu w: { $game }.
page-about-news = Najnowszy wpis w dzienniku.
page-about-watchers = Przyglądają się i widzą tylko to, co wolno widzieć każdemu.
page-about-undo = Cofa twój ostatni ruch, dopóki trwa twoja tura i nikt się przez niego niczego nie dowiedział.
page-about-ask-back = Twój ostatni ruch tylko oddał kolejkę dalej. Jeśli wszyscy inni się zgodzą, zanim ktokolwiek odpowie, zostanie cofnięty. Boty zgadzają się zawsze.
page-about-hint = Co zrobiłby teraz doświadczony gracz i dlaczego.
page-about-scores = Punkty wszystkich, gdyby gra skończyła się teraz, o ile możesz je znać.
page-about-log = Co się dotąd wydarzyło, czyn po czynie, i co mówiono.
page-about-phrases = Rozmowa, reakcje i gotowe zdania dla wszystkich przy stole.
page-about-settings = Dźwięk, wielkość tekstu, animacje i język strony.
page-about-light = Ciemny motyw albo jasny. W ustawieniach może znów iść za urządzeniem.
page-about-menu = Zasady, link do tego stołu i wyjście z gry.
page-about-prompt = O co pyta cię gra. Odpowiedzi świecą na stole albo są tu przyciskami.
page-about-waiting = Na kogo czeka stół. Ciebie gra teraz o nic nie pyta.
page-about-price = Tyle kosztuje ten wybór.
page-about-hinted = Niebieska ramka: tu wskazuje podpowiedź.
page-about-tab =
    { $count ->
        [0] Część stołu.
        [one] Część stołu. Można w niej teraz wybrać { $count } rzecz.
        [few] Część stołu. Można w niej teraz wybrać { $count } rzeczy.
       *[many] Część stołu. Można w niej teraz wybrać { $count } rzeczy.
    }
page-about-lines = Co się wydarzyło, najnowsze na końcu. Tarcza pokazuje, czyj to czyn; wiersz można rozwinąć; nowe rzeczy mają inne tło.
page-about-seat =
    { $won ->
        [yes] Tarcza tego gracza i korona tego, kto wygrał.
       *[no] Tarcza tego gracza, jak wszędzie przy stole.
    }
page-seat-number = Miejsce { $seat }
page-about-place = Miejsca idą wokół stołu w tej kolejności. Tarcza oznacza tego, kto tam siedzi.
page-about-end = Wygrywa, kto ma najwięcej punktów. Poniżej widać, skąd pochodzą.
page-about-chances = Jakie szanse na wygraną miał każdy przy tym ruchu. Wskaż miejsce na wykresie, by zobaczyć inny ruch.
page-about-turning = Ta odpowiedź należy do tych, które najbardziej zmieniły szanse grającego. Obok widać, co gra ekspert.

## While others play.

page-table-watch-on = Patrz dalej
page-table-take-turn = Rozegraj swoją turę
page-table-space-key = Spacja
page-table-until-turn = Do twojej tury
page-table-pace = Tempo
page-table-pace-calm = Spokojne
page-table-pace-quick = Szybkie
page-table-pace-skip = Do mojej tury
page-table-pace-skip-short = Pomiń
page-table-pace-more = Obowiązuje najspokojniejsze z wybranych temp. Gdy coś cię spotka, pomijanie ustaje.
page-sound-heard = Co słychać
page-sound-heard-table = Cały stół
page-sound-heard-own = Tylko to, co mnie dotyczy

# Strona z salą w środku: bez serwera, na jednym urządzeniu.
page-inside-coming = Sala się wczytuje: { $percent } %
page-inside-failed = W tej przeglądarce nie udało się otworzyć sali.
page-inside-again = Spróbuj ponownie
page-inside-elsewhere = Sala jest otwarta w innym oknie.
page-inside-take = Graj tutaj
page-inside-denied = Ta przeglądarka niczego tu nie zapisuje: stoły znikną po zamknięciu strony.
page-inside-kept = Twoje stoły zostają w tej przeglądarce i nigdzie indziej. Okno prywatne zapomina je po zamknięciu.
page-inside-full = W przeglądarce zabrakło miejsca: to, co teraz zagrasz, nie zostanie zapisane.
page-inside-version = Nowa wersja strony jest gotowa.
page-inside-renew = Wczytaj ją
page-inside-friends = Znajomi na innych urządzeniach
page-inside-friends-more = Na tej stronie gra się na jednym urządzeniu. Aby grać ze znajomymi na innych, zainstaluj Great Hall na komputerze i otwórz tam salę poleceniem:
page-lobby-free-here = Posadź kogoś przy tym urządzeniu albo posadź tam bota.
page-step-pass = Podawajcie urządzenie
page-step-pass-more = W pojedynkę, przeciw botom albo w kilka osób przy tym urządzeniu.
page-credits-inside = Python na stronie
page-credits-inside-more = Gdy sala jest w samej stronie, działa na Pythonie i Pyodide; towarzyszą im msgspec, Starlette, anyio, Fluent i typing extensions. Ich licencje leżą obok strony:
