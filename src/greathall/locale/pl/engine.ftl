# What all games have in common.

engine-nobody = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim
    .loc = nikim
engine-nothing = nic
    .gen = niczego
    .dat = niczemu
    .acc = nic
    .ins = niczym
    .loc = niczym
engine-yes = tak
engine-no = nie
engine-chance = los
engine-either = { $first } lub { $second }
engine-priced = { $answer } (koszt: { $price })
engine-losing = { $answer } (koszt: { $losses })

## A table as it is shown.

engine-table = Stół
engine-you = { $seat } (ty)
engine-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
engine-knows = Wiadomo
engine-known = { $card } ({ $places })
engine-known-position = { $card } ({ $places }, pozycja { $position } od spodu)

## Who is asked, where others may not know what.

engine-waiting = Na ruchu: { $who }

## Events.

engine-event-undone = { $who } cofa swoją odpowiedź.

## Why an answer cannot be given.

engine-reason-not_asked = teraz odpowiada ktoś inny
engine-reason-game_over = gra jest skończona
engine-reason-unknown_answer = w tej grze nie ma takiej odpowiedzi
engine-reason-other_question = to nie jest odpowiedź na to pytanie
engine-reason-not_there = tego tu nie ma
engine-reason-nothing_to_undo = nie ma czego cofnąć

## Why the hall cannot do what is asked: at a table that is being played.

engine-reason-stale = na stole coś się zmieniło; spójrz jeszcze raz
engine-reason-not_begun = gra jeszcze się nie zaczęła
engine-reason-not_over = gra jeszcze trwa
engine-reason-paused = ten stół jest wstrzymany: sala nie może odtworzyć jego gry
engine-reason-not_older = tę grę zaczęto według obecnych zasad
engine-reason-not_finishable = dzisiejsze zasady nie potrafią odczytać pozycji tej gry
engine-reason-no_hints = przy tym stole nie ma podpowiedzi
engine-reason-no_hint = nikt teraz nie ma podpowiedzi; spróbuj ponownie
engine-reason-no_chat = gospodarz wyłączył rozmowy przy tym stole
engine-reason-nothing_said = ta wiadomość jest pusta
engine-reason-no_review = przy tym stole nie ma analizy
engine-reason-no_records = ta sala nie otwiera zapisów z zewnątrz
engine-reason-no_invitation = ta sala jest dla tych, którzy znają jej słowo, a to nie było ono
engine-reason-banned = stamtąd, gdzie jesteś, nikt nie wchodzi do tej sali
engine-reason-no_guest = nie ma takiego gościa
engine-reason-no_report = nie ma takiego zgłoszenia
engine-reason-keepers_only = może to tylko prowadzący salę
engine-reason-outside_only = to robi się poleceniem greathall admin, na komputerze sali
engine-reason-several_guests = kilku gości tak się nazywa
engine-reason-no_thought = żaden bot nie mógł teraz na to spojrzeć; spróbuj ponownie
engine-reason-undone_often = ostatnio cofnięto już dość ruchów; najpierw graj dalej
engine-reason-asked_already = ktoś już prosi o cofnięcie
engine-reason-asked_no_more = nikt już nie prosi o cofnięcie
engine-reason-too_fast = to było za szybko; odczekaj chwilę
engine-reason-too_many = przy tym stole nie ma już miejsca; zamknij inną stronę, która go pokazuje, albo wróć później
engine-reason-crowded = z twojego adresu jest za dużo połączeń; zamknij inne strony albo wróć później

## Why the hall cannot do what is asked: people, seats and tables.

engine-reason-nobody = sala jeszcze cię nie zna; najpierw podaj imię
engine-reason-not_invited = ten stół wymaga zaproszenia; poproś o link
engine-reason-not_watched = temu stołowi nie można się przyglądać
engine-reason-not_seated = nie masz miejsca przy tym stole
engine-reason-not_host = o tym decyduje tylko gospodarz stołu
engine-reason-no_table = nie ma takiego stołu
engine-reason-no_seat = nie ma takiego miejsca
engine-reason-no_open_seat = nie ma już wolnych miejsc
engine-reason-seat_taken = tu już ktoś siedzi
engine-reason-is_here = ktoś tam jeszcze gra
engine-reason-may_be_back = ta osoba dopiero odeszła i może wrócić; odczekaj minutę
engine-reason-seats_open = najpierw ktoś musi zająć każde miejsce: człowiek albo bot
engine-reason-already_begun = gra już się zaczęła
engine-reason-changed_meanwhile = ktoś inny zmienił stół w tej samej chwili: spróbuj jeszcze raz
engine-reason-bad_name = imię musi zawierać coś widocznego
engine-reason-bad_link = ten link został już użyty albo jest za stary
engine-reason-bad_options = z takimi opcjami nie da się grać

## Why the hall cannot do what is asked: records that somebody brings along.

engine-reason-bad_record = to nie jest zapis gry
engine-reason-unknown_game = ta sala nie zna takiej gry
engine-reason-other_rules = grano według innej wersji zasad
engine-reason-from_position = ten zapis zaczyna się w środku gry: pokazać go może tylko sala, w której grano
engine-reason-bad_table = w tym pliku nie ma całego stołu
engine-reason-others_play = grają tu też inni: plik pokazałby ci ich karty
engine-reason-other_facts = grano z innymi danymi kart
engine-reason-bad_answer = zasady nie pozwalają na tę odpowiedź
engine-reason-no_replay = tego zapisu już tu nie ma; wczytaj go ponownie

## Why the hall cannot do what is asked: something went wrong on the way.

engine-reason-malformed = sala nie może tego odczytać
engine-reason-too_large = to za dużo naraz
engine-reason-too_slow = przesyłanie trwało zbyt długo
engine-reason-not_json = sala nie umie czytać takich wiadomości
engine-reason-bad_length = sala nie może tego odczytać
engine-reason-no_route = w sali nie ma takiego miejsca
engine-reason-wrong_method = tu nie da się tego zrobić
engine-reason-foreign_origin = to przyszło z innej strony
engine-reason-unknown_host = sala nie ma takiego adresu
engine-reason-fault = sala popełniła błąd; spróbuj ponownie

## Why a game, a bot or an option cannot be chosen.

engine-options-no_game = nie ma gry „{ $name }”; są: { $possible }
engine-options-no_games = nie ma gry „{ $name }”; nie ma jeszcze żadnej
engine-options-players = to gra dla { $possible } graczy, nie dla { $players }
engine-options-no_option = nie ma opcji „{ $option }”; są: { $possible }
engine-options-no_options = ta gra nie ma żadnych opcji, także „{ $option }”
engine-options-value = { $option } nie może mieć wartości „{ $value }”; możliwe: { $possible }
engine-options-list = { $option } wymaga listy
engine-options-no_bot = nie ma bota „{ $name }”; są: { $possible }
engine-options-budget = budżet to liczba iteracji (400), czas (500ms, 2s) albo jedno i drugie (400:2s), nie „{ $text }”
engine-options-level_budget = poziom { $name } ma własny budżet
engine-options-skill = siła to liczba stopni (4.5), nie „{ $text }”
engine-options-other_dataset = katalog { $folder } zawiera inny zbiór danych; różni się w: { $differs }
engine-options-no_budget = { $bot } odpowiada od razu i nie potrzebuje budżetu
engine-options-no_seat = nie ma miejsca „{ $name }”; są: { $possible }
engine-options-seats = liczba miejsc: { $seats }, a botów ma tam usiąść: { $bots }
engine-options-no_tournament = { $file } nie jest plikiem turnieju
engine-options-other_tournament = { $file } zawiera inny turniej: { $name } to { $there }, a nie { $here }
