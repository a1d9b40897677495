# What the command line says.

## Refusals.

cli-error = greathall: { $problem }
cli-stopped = Zatrzymano.
cli-bad-setting = greathall: opcję ustawia się jako NAZWA=WARTOŚĆ, a nie „{ $text }”
cli-too-many-bots =
    { $seats ->
        [0] greathall: nie ma miejsca dla bota
        [one] greathall: podano boty ({ $bots }), a jest dla nich jedno miejsce
        [few] greathall: podano boty ({ $bots }), a są dla nich { $seats } miejsca
       *[many] greathall: podano boty ({ $bots }), a jest dla nich { $seats } miejsc
    }
cli-no-seat = greathall: { $game } nie ma miejsca „{ $seat }”; są: { $known }
cli-unreadable = greathall: nie można odczytać { $file }: { $reason }
cli-not-text = greathall: { $file } nie jest tekstem
cli-bad-file = greathall: nie można użyć pliku { $place }: { $problem }
cli-bad-record =
    { $line ->
        [0] greathall: zapisu { $file } nie można odtworzyć: { $problem }
       *[other] greathall: zapisu { $file } nie można odtworzyć, wiersz { $line }: { $problem }
    }
cli-system =
    { $code ->
        [ENOENT] nie ma takiego pliku ani folderu
        [EACCES] brak uprawnień
        [EISDIR] to jest folder
        [ENOTDIR] część ścieżki nie jest folderem
        [ENOSPC] dysk jest pełny
        [EROFS] można tylko czytać
       *[other] { $text }
    }
cli-other-game = greathall: { $file } to zapis innej gry: { $game }
cli-resume-alone = greathall: zapisana gra zachowuje graczy i opcje; pomiń --players, --set i --facts
cli-no-corrections = greathall: { $file } nie zawiera tabel z poprawionymi danymi
cli-one-process = greathall: zasad gry { $game } nie można wysłać do innych procesów; pomiń --workers
cli-worker-lost = greathall: proces rozgrywający gry zakończył się za wcześnie; spróbuj z mniejszą liczbą --workers
cli-cluster-lost = greathall: klaster nie może pracować dalej: { $problem }
cli-no-entry =
    { $entries ->
        [0] greathall: nie ma wpisu { $to }; zapis jest pusty
       *[other] greathall: nie ma wpisu { $to }; --to przyjmuje liczbę od 0 do { $entries }
    }
cli-no-address = greathall: nie można użyć { $host }, port { $port }: { $reason }
cli-no-folder = greathall: nie można utworzyć folderu { $folder }: { $reason }
cli-bad-database =
    greathall: w { $file } nie można przechowywać stołów: { $why ->
        [in_use] plik jest otwarty w innej sali
        [damaged] plik jest uszkodzony ({ $text }); nic nie zmieniono
        [newer] plik zapisał nowszy program
        [foreign] plik należy do innego programu
        [none] to nie jest baza danych
        [unopened] nie można go otworzyć
        [unreached] serwer nie wpuszcza sali ({ $text })
        [no_driver] brakuje pakietu, który rozmawia z PostgreSQL; zainstalujesz go tak: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-port-taken = greathall: port { $port } jest zajęty; inny wybierzesz opcją --port (0: dowolny wolny)
cli-never-opened = greathall: jeden z procesów sali zakończył się, zanim ją otworzył; powód jest w wierszach powyżej
cli-needs-database = greathall: kilka procesów dzieli bazę danych: podaj ją przez --database postgresql://…
cli-no-bell = greathall: brakuje pakietu, który rozmawia z Redis; zainstalujesz go tak: pip install 'greathall[bell]'
cli-facts-alone = greathall: --facts jest dla sali z jednym procesem
cli-not-positive = „{ $text }” nie jest liczbą od 1 wzwyż
cli-not-players = „{ $text }” nie jest liczbą graczy, taką jak 4 albo 2-4
cli-not-port = „{ $text }” nie jest portem od 0 do 65535
cli-not-path = „{ $text }” nie jest ścieżką do pliku
cli-not-address = „{ $text }” nie jest adresem takim jak 127.0.0.1 ani siecią taką jak 10.0.0.0/8
cli-not-public-url = „{ $text }” nie jest adresem takim jak https://games.example albo https://games.example/hall
cli-not-database = „{ $text }” nie jest adresem bazy danych takim jak postgresql://hall@127.0.0.1/hall
cli-not-bell = „{ $text }” nie jest adresem dzwonka takim jak redis://127.0.0.1

## simulate

cli-simulated =
    { $game }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, ziarno { $seed }
cli-answers-per-game =
    Odpowiedzi na grę: od { $least } do { $most }, średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-rounds-per-game =
    Rundy na grę: od { $least } do { $most }, średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-per-game =
    Punkty zwycięzcy: od { $least } do { $most }, średnio { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-shared-wins =
    { $count ->
        [one] W jednej grze było kilku zwycięzców.
        [few] W { $count } grach było kilku zwycięzców.
       *[many] W { $count } grach było kilku zwycięzców.
    }
cli-speed = gier na sekundę: { NUMBER($rate, maximumFractionDigits: 0) }
cli-pace = na sekundę: { NUMBER($rate, maximumFractionDigits: 1) }, jeszcze { $left }
cli-bot = Bot
cli-score = Punkty
cli-wins = Wygrane

## tournament

cli-tournament =
    { $game }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $deals ->
        [one] jedno rozdanie
        [few] { $deals } rozdania
       *[many] { $deals } rozdań
    }, { $games ->
        [one] jedna gra
        [few] { $games } gry
       *[many] { $games } gier
    }, ziarno { $seed }
cli-column-share = Udział wygranych
cli-column-interval = przedział 95%
cli-column-fair = Po równo
cli-column-rank = Miejsce
cli-column-score = Punkty
cli-column-margin = Przewaga
cli-column-milliseconds = ms/decyzja
cli-by-seat = Udział wygranych według miejsc
cli-plot-title = Udział wygranych
cli-plot-about = Słupki: udział we wszystkich wygranych, remisy dzielone. Wąsy: przedział 95%, bootstrap po rozdaniach.
cli-plot-fair = Linia przerywana: udział miejsc, czyli sprawiedliwy podział.
cli-not-written = greathall: nie można zapisać { $file }: { $reason }

## dataset

cli-dataset = { $folder }: odpowiedzi: { $answers }, gier: { $games }, ziarno { $seed }.
cli-needs-extra = greathall: polecenie { $command } wymaga pakietów, których tu nie ma; najpierw: pip install 'greathall[{ $extra }]'

## play

cli-welcome =
    { $game }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }. Grasz jako { $seat }.
cli-help-hint = Wpisz numer odpowiedzi albo „pomoc”.
cli-help =
    Odpowiadaj numerem albo słowami, na przykład „{ $example }”; wystarczy początek.
      stół          cały stół i pytanie jeszcze raz
      dlaczego      czego teraz nie możesz zrobić i dlaczego
      cofnij        cofnij swoją ostatnią odpowiedź; nie tę z gwiazdką *
      zapisz PLIK   zapisz grę w pliku
      wyjdź         wyjdź
# What is typed; the English words are understood in every language.
cli-word-help = pomoc
cli-word-look = stół
cli-word-why = dlaczego
cli-word-undo = cofnij
cli-word-save = zapisz
cli-word-quit = wyjdź
cli-no-language = Nie ma tu języka „{ $language }”; są: { $known }.
cli-farewell = Do zobaczenia. Zostaje tylko to, co zapisano.
cli-nothing-refused = Wszystko, czego można się spodziewać, jest możliwe.
cli-reason = { $reason } ({ $rule })
cli-refused = Tak nie można: { $reason }.
cli-no-number =
    { $count ->
        [one] Jest tylko numer 1.
        [few] Numery są od 1 do { $count }.
       *[many] Numery są od 1 do { $count }.
    }
cli-reconsider = Coś jeszcze można było zrobić. Enter: gramy dalej; „{ cli-word-undo }” cofa to, dopóki nikt nie odpowiedział.
cli-sets = Wpisz do { $most } z nich w jednym wierszu, w dowolnej kolejności: { $example }
cli-no-set = Tego nie ma do wyboru. Możesz wybrać do { $most } z nich: { $parts }.
cli-which = Która odpowiedź: { $answers }?
cli-save-where = Powiedz gdzie: save PLIK
cli-saved = Zapisano. Aby grać dalej: greathall play { $game } --resume { $file }
cli-not-saved = Nie można zapisać { $file }: { $reason }
cli-not-over = { $file } już istnieje i nie jest zapisem gry; wybierz inną nazwę.
cli-winners =
    { $count ->
        [one] Wygrywa { $seats }.
        [few] Wspólnie wygrywają { $seats }.
       *[many] Wspólnie wygrywają { $seats }.
    }
cli-congratulations = Dobra gra!
cli-too-slow = Ten komputer jest za wolny na te boty: zdążą przemyśleć około { $share }% tego, co powinny.

## replay

cli-record =
    { $game }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }, { $entries ->
        [one] jeden wpis
        [few] { $entries } wpisy
       *[many] { $entries } wpisów
    }
cli-other-rules =
    greathall: zapisano według wersji { $recorded } zasad, a pokazano według wersji { $present }; przebieg może się różnić

## scenario

cli-scenario-passed = ok    { $title }
cli-scenario-failed = BŁĄD  { $title }
cli-scenarios =
    { $count ->
        [one] Jeden scenariusz: { $failed ->
            [0] zgodny.
           *[other] niezgodny.
        }
        [few] { $count } scenariusze, { $failed ->
            [0] wszystkie zgodne.
            [one] jeden niezgodny.
            [few] { $failed } niezgodne.
           *[many] { $failed } niezgodnych.
        }
       *[many] { $count } scenariuszy, { $failed ->
            [0] wszystkie zgodne.
            [one] jeden niezgodny.
            [few] { $failed } niezgodne.
           *[many] { $failed } niezgodnych.
        }
    }

## facts

cli-no-game = Nie ma jeszcze żadnej gry, więc nie ma też danych do pokazania.
cli-no-facts = { $game } nie podaje żadnych danych.
cli-reconstructed =
    { $count ->
        [one] Jedna z nich jest odtworzona:
        [few] { $count } z nich są odtworzone:
       *[many] { $count } z nich jest odtworzonych:
    }
cli-all-facts = Wszystkie:
cli-facts =
    { $game }: { $count ->
        [one] jedna dana
        [few] { $count } dane
       *[many] { $count } danych
    } ({ $sources })

## serve

cli-serving = Great Hall jest otwarty pod adresem { $address } (Ctrl-C zamyka)
cli-serving-near = Dla znajomych w tej samej sieci: { $address }
cli-serving-else = Jeśli ten adres się nie otwiera: { $addresses }
cli-serving-public = Inni znajdą ją pod adresem { $address }
cli-closed = Zamknięto.
cli-moving =
    { $what ->
        [guests] Goście
        [tokens] Przeglądarki
        [tables] Stoły
        [seats] Miejsca
        [entries] Wpisy
        [keepers] Prowadzący salę
        [blocks] Zablokowani
        [estimates] Siła w grach
        [reports] Zgłoszenia
        [reported_lines] Zgłoszone słowa
       *[positions] Pozycje
    }: { $moved } z { $whole }
cli-moved = Wszystko jest już w { $database } i zostało tam policzone. Plik pozostał na swoim miejscu.
cli-not-moved =
    greathall: nie przeniesiono { $file } do { $database }: { $why ->
        [missing] nie ma takiego pliku
        [filled] ta baza danych przechowuje już jakąś salę
        [in_use] plik jest otwarty w sali; najpierw ją zamknij
        [damaged] plik jest uszkodzony ({ $text })
        [newer] jedno z dwojga zapisał nowszy program
        [foreign] jedno z dwojga należy do innego programu
        [none] plik nie jest bazą danych
        [unopened] pliku nie można otworzyć
        [unreached] serwer nas nie wpuszcza ({ $text })
        [no_driver] brakuje pakietu, który rozmawia z PostgreSQL; zainstalujesz go tak: pip install 'greathall[postgres]'
       *[other] { $text }
    }

## plik sali

cli-config-no-toml = greathall: { $file }, wiersz { $line }: to nie jest TOML
cli-config-no-table = greathall: { $file }, wiersz { $line }: { $name } musi być tabelą: [{ $name }]
cli-config-unknown = greathall: { $file }, wiersz { $line }: nie ma tu „{ $name }”; są { $known }
cli-config-wrong =
    greathall: { $file }, wiersz { $line }: { $name } musi mieć wartość: { $kind ->
        [switch] true albo false
        [whole] liczba całkowita od 0 wzwyż
        [number] liczba od 0 wzwyż
        [rate] tabela z liczbami second i burst
        [places] lista adresów i sieci w cudzysłowach
       *[text] tekst w cudzysłowie albo liczba
    }
cli-config-refused = greathall: { $file }, wiersz { $line }: { $name }: { $why }
cli-config-choice = greathall: { $file }, wiersz { $line }: { $name } nie może mieć wartości „{ $text }”; możliwe są { $known }
cli-config-together = greathall: { $file }, wiersz { $line }: { $name } nie może być razem z { $other }
cli-config-about = Plik sali Great Hall: greathall serve --config PLIK. To, co poprzedza #, obowiązuje i bez tego (wielkimi literami: nic jeszcze nie podano); żeby coś zmienić, usuń #. To, co podano w wierszu poleceń, ma pierwszeństwo.
cli-rule-door = Kto może wejść i kogo można zapytać.
cli-rule-door-invitation = słowo, które nowi muszą znać, zanim dostaną imię; bez niego nikt nie widzi żadnego stołu. Puste: żadne
cli-rule-door-banned = adresy i sieci, z których nikt nie wejdzie
cli-rule-door-contact = jak skontaktować się z prowadzącym salę, na stronę o tym, co jest przechowywane
cli-rule-limits = Ile jeden odwiedzający może żądać od sali: gość, a gdy nikt nie jest znany, adres. second: ile na sekundę na dłuższą metę; burst: ile naraz; first: ile z tego dla kogoś, kto właśnie przyszedł.
cli-rule-limits-messages = wiadomości przez wszystkie gniazda
cli-rule-limits-requests = żądania, które coś zmieniają
cli-rule-limits-looks = żądania, które niczego nie zmieniają, i nowe gniazda
cli-rule-limits-tables = nowe stoły
cli-rule-limits-made = nowi goście i stoły z jednego adresu, ktokolwiek prosi
cli-rule-limits-hints = podpowiedzi
cli-rule-limits-lines = gniazda przy jednym stole
cli-rule-limits-watchers = gniazda wszystkich, którzy nie mają miejsca przy stole
cli-rule-limits-talk = wypowiedzi przy stołach
cli-rule-limits-records = zapisy przyniesione do obejrzenia
cli-rule-limits-work = sekundy procesora, na cokolwiek
cli-rule-limits-common-work = to samo dla wszystkich razem, którzy potrzebują więcej
cli-rule-retention = Po ilu dniach, w których niczego nie zapisano, stół jest usuwany razem z zapisem gry; 0: nigdy. Stoły, na które ktoś patrzy, zostają.
cli-rule-retention-open = stoły, przy których gra się nie zaczęła
cli-rule-retention-unfinished = stoły, przy których gra się nie skończyła
cli-rule-retention-finished = stoły, przy których gra się skończyła
cli-rule-retention-reports = zgłoszenia: tyle dni po tym, jak je złożono
cli-rule-features = Co jest w tej sali.
cli-rule-features-talk = rozmowy przy stołach
cli-rule-features-hints = podpowiedzi
cli-rule-features-reviews = analizy skończonych gier
cli-rule-features-records = zapisy przynoszone do obejrzenia
cli-rule-features-lists = stoły, które każdy widzi przy wejściu

## backup, restore

cli-no-hall = greathall: nie ma pliku { $file }
cli-backed-up = { $file }: stoły: { $tables }, goście: { $guests }, { $size } kB, sprawdzone od początku do końca.
cli-restored = W { $file } są znowu stoły: { $tables } i goście: { $guests }, { $size } kB, sprawdzone od początku do końca.
cli-restored-kept = To, co było tam przedtem, jest w { $file }

## admin

cli-admin-whom = greathall: admin { $deed } wymaga identyfikatora gościa, stołu albo zgłoszenia
cli-admin-refused =
    greathall: nic nie zrobiono: { $reason ->
        [no_guest] nie ma gościa „{ $about }”
        [several_guests] kilku gości nazywa się „{ $about }”; podaj identyfikator
        [no_table] nie ma stołu „{ $about }”
        [no_report] nie ma zgłoszenia „{ $about }”
        [bad_name] tego imienia nikt nie przeczyta
       *[other] sala odpowiada { $reason }
    }
cli-admin-count = Razem: { $count }
cli-admin-done =
    { $deed ->
        [rename] { $id } ma inne imię.
        [ban] { $id } jest wszędzie wylogowany; grają za niego boty.
        [forget] { $id } jest zapomniany.
        [link] Dla { $id }, raz i na jeden dzień, po adresie sali: { $path }
        [close] Do stołu { $id } nikt nowy nie podejdzie: nie ma go na liście, nikt nie ogląda, a jego link jest nieważny.
        [settle] Zgłoszenie { $id } jest usunięte.
        [appoint] { $id } może teraz pilnować porządku na stronie: w menu pod swoim imieniem.
        [dismiss] { $id } już nie pilnuje porządku.
       *[delete] Stół { $id } jest usunięty.
    }
cli-not-backed-up =
    greathall: nie skopiowano { $file }: { $why ->
        [there] { $text } już istnieje
        [damaged] plik jest uszkodzony ({ $text })
        [newer] zapisał go nowszy program
        [foreign] należy do innego programu
        [none] to nie jest baza danych
        [empty] nie ma tam jeszcze żadnej sali
        [older] zapisał ją starszy program; otwórz raz salę
        [unreached] serwer nas nie wpuszcza ({ $text })
        [no_driver] brakuje pakietu, który rozmawia z PostgreSQL; zainstalujesz go tak: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-not-restored =
    greathall: nie przywrócono { $file }: { $why ->
        [in_use] { $db } jest otwarty w działającej sali; najpierw ją zamknij
        [damaged] plik jest uszkodzony ({ $text })
        [newer] zapisał go nowszy program
        [foreign] należy do innego programu
        [none] to nie jest baza danych
       *[other] { $text }
    }

## doctor

cli-doctor-title = Great Hall
cli-doctor-python = Python
cli-doctor-python-fine = { $version } ({ $kind }), { $file }
cli-doctor-python-old = { $version } jest za stary dla Great Hall: { $file }
    .do = Zainstaluj Pythona { $oldest } lub nowszego, a z nim Great Hall.
cli-doctor-python-untried = { $version } ({ $kind }), { $file }: nowszy niż te, z którymi wypróbowano Great Hall
    .do = Jeśli coś nie działa, użyj Pythona { $tried }.
cli-doctor-engine = Silnik
cli-doctor-engine-compiled = skompilowany: boty myślą z pełną szybkością
cli-doctor-engine-interpreted = interpretowany: wszystko działa, ale boty myślą kilka razy wolniej
    .do = Skompilowany silnik jest w pakiecie (wheel) dla twojego Pythona i systemu: zainstaluj właśnie ten.
cli-doctor-engine-interpreted-checkout = interpretowany: wszystko działa, ale boty myślą kilka razy wolniej
    .do = Skompiluje go: python3 dev.py play (potrzebny jest kompilator C)
cli-doctor-client = Strona
cli-doctor-client-there = stół w przeglądarce jest gotowy: { $size }, wydanie { $build }
cli-doctor-client-missing = brakuje stołu w przeglądarce: to sama biblioteka
    .do = Zainstaluj Great Hall ponownie, razem ze stołem.
cli-doctor-client-unbuilt = stół w przeglądarce nie jest jeszcze zbudowany
    .do = Zbuduje go: python3 dev.py play (potrzebny jest Node.js)
cli-doctor-database = Baza danych
cli-doctor-database-new = jeszcze jej nie ma; sala utworzy { $file }
cli-doctor-database-whole = { $file }: { $size }, wersja { $version }, nieuszkodzona
cli-doctor-database-large = { $file }: { $size }, wersja { $version }; tak duży plik sala sprawdza po otwarciu
cli-doctor-database-open = { $file }: { $size }, wersja { $version }, nieuszkodzona, używa jej otwarta sala
cli-doctor-database-older = { $file }: { $size }, wersja { $version }; sala uaktualni ją do wersji { $latest }
    .do = Jeśli zechcesz wrócić do starszego programu, najpierw skopiuj ten plik.
cli-doctor-database-in-use = { $file }: plik jest otwarty w innej sali
    .do = Zamknij tamtą salę albo użyj innego pliku: --db PLIK
cli-doctor-database-damaged = plik { $file } jest uszkodzony ({ $text })
    .do = Wstaw w jego miejsce kopię zapasową albo zacznij nowy plik: --db PLIK
cli-doctor-database-newer = plik { $file } zapisał nowszy program (wersja { $version } zamiast { $latest })
    .do = Zainstaluj najnowszy Great Hall albo użyj innego pliku: --db PLIK
cli-doctor-database-foreign = plik { $file } należy do innego programu
    .do = Użyj innego pliku: --db PLIK
cli-doctor-database-none = plik { $file } nie jest bazą danych
    .do = Użyj innego pliku: --db PLIK
cli-doctor-database-unopened = pliku { $file } nie można otworzyć
    .do = Sprawdź, czy to plik i czy wolno ci go czytać, albo użyj innego: --db PLIK
cli-doctor-database-read-only = w pliku { $file } nie można zapisywać
    .do = Sprawdź, czy wolno ci tam zapisywać, albo użyj innego pliku: --db PLIK
cli-doctor-database-no-folder = nie można utworzyć { $file }: w { $text } nie wolno zapisywać
    .do = Użyj pliku w innym folderze: --db PLIK
cli-doctor-database-full = { $file }: dysk jest prawie pełny
    .do = Zrób miejsce na dysku.
cli-doctor-server = Baza danych
cli-doctor-server-new = { $database }: serwer nas wpuszcza; niczego tam jeszcze nie ma
cli-doctor-server-whole = { $database }: { $size }, wersja { $version }
cli-doctor-server-older = { $database }: { $size }, wersja { $version }; sala uaktualni ją do wersji { $latest }
    .do = Przedtem kopia wszystkiego trafi do schematu obok.
cli-doctor-server-newer = bazę { $database } zapisał nowszy program (wersja { $version } zamiast { $latest })
    .do = Zainstaluj najnowszy Great Hall albo użyj innej bazy: --database ADRES
cli-doctor-server-foreign = baza { $database } należy do innego programu
    .do = Użyj pustej bazy: --database ADRES
cli-doctor-server-unreached = { $database }: serwer nas nie wpuszcza ({ $text })
    .do = Sprawdź, czy działa, czy adres się zgadza i czy ten użytkownik może się zalogować.
cli-doctor-server-read-only = { $database }: temu użytkownikowi nie wolno tam tworzyć tabel
    .do = Uczyń go właścicielem bazy: ALTER DATABASE … OWNER TO …
cli-doctor-server-no-driver = { $database }: brakuje pakietu, który rozmawia z PostgreSQL
    .do = Zainstalujesz go tak: pip install 'greathall[postgres]'
cli-doctor-port = Port
cli-doctor-port-free = { $port } jest wolny
cli-doctor-port-any = dowolny wolny
cli-doctor-port-hall = { $port }: tu jest otwarta sala, wersja { $version }: { $address }
cli-doctor-port-taken = { $port } zajmuje inny program
    .do = Użyj innego: --port { $other }
cli-doctor-port-forbidden = { $port } jest tu niedozwolony
    .do = Użyj portu od 1024 wzwyż: --port 8000
cli-doctor-port-unusable = portu { $port } nie można użyć: { $reason }
    .do = Użyj innego: --port 0 bierze dowolny wolny.
cli-doctor-network = Sieć
cli-doctor-network-open =
    { $more ->
        [yes] znajomi w tej samej sieci otwierają { $address } (albo { $others })
       *[no] znajomi w tej samej sieci otwierają { $address }
    }
    .do = Jeśli im się nie udaje: przepuść port { $port } przez zaporę tego komputera.
cli-doctor-network-ready =
    { $more ->
        [yes] znajomi w tej samej sieci znajdą salę pod adresem { $address } (albo { $others })
       *[no] znajomi w tej samej sieci znajdą salę pod adresem { $address }
    }
    .do = Jeśli nie mogą jej otworzyć: przepuść port { $port } przez zaporę tego komputera.
cli-doctor-network-alone = { $addresses }; bez --lan salę otworzysz tylko na tym komputerze
    .do = Aby wpuścić znajomych: { $command }
cli-doctor-network-closed = { $addresses }; działającą salę widać tylko na tym komputerze
    .do = Aby wpuścić znajomych, zamknij ją i otwórz ponownie: { $command }
cli-doctor-network-none = ten komputer nie jest w żadnej sieci
    .do = Aby grać ze znajomymi, połącz go z siecią przez Wi-Fi lub kabel.
cli-doctor-clock = Zegar
cli-doctor-clock-fine = { $date }, { $zone } ({ $offset })
cli-doctor-clock-wrong = zegar pokazuje { $date }, a to niemożliwe
    .do = Ustaw datę i godzinę tego komputera.
cli-doctor-clock-behind = zegar pokazuje { $date }, a ostatni zapis w bazie jest z { $last }
    .do = Ustaw datę i godzinę tego komputera.
cli-doctor-clock-still = { $date }; zegar, który odmierza czas, stoi
    .do = Uruchom ten komputer ponownie.
cli-doctor-result =
    { $count ->
        [0] Wszystko jest w porządku.
        [one] Jedna rzecz wymaga uwagi.
        [few] { $count } rzeczy wymagają uwagi.
        [many] { $count } rzeczy wymaga uwagi.
       *[other] { $count } rzeczy wymaga uwagi.
    }
cli-size =
    { $unit ->
        [kB] { NUMBER($size, maximumFractionDigits: 0) } kB
       *[MB] { NUMBER($size, maximumFractionDigits: 1) } MB
    }

## Help: what the program, its commands and their options do.

cli-help-about = Gry planszowe: pełne zasady, stół w przeglądarce, boty. Bez polecenia: serve.
cli-help-commands = polecenia
cli-help-example = Przykład: { $line }
cli-help-version = pokaż wersję programu i zakończ
cli-help-language = mów w tym języku: { $known } (domyślnie: język środowiska)
cli-help-game = gra: { $games }
cli-help-no-game = gra; na razie nie ma żadnej
cli-help-set = opcja gry; wartość to JSON, słowo albo słowa po przecinkach (można powtarzać)
cli-help-facts = poprawki danych kart w YAML, dla gier, które można poprawiać
cli-help-bots = kto gra: { $names }; kilka nazw rozdziela się po kolei na miejsca (domyślnie: { $default })
cli-help-seed = to samo ziarno daje te same losowania
cli-help-list-facts = skąd pochodzą dane kart: z instrukcji, publiczne, rozstrzygnięte czy odtworzone
cli-help-play = graj w terminalu z botami
cli-help-replay = obejrzyj zapis gry krok po kroku
cli-help-scenario = sprawdź pozycje zapisane w YAML
cli-help-serve = otwórz salę w przeglądarce
cli-help-simulate = rozegraj botami wiele gier i policz wyniki
cli-help-tournament = każ botom grać ze sobą i zmierz ich siłę
cli-help-doctor = obejrzyj tę instalację i powiedz, co jest nie tak
cli-help-doctor-about = Powiedz, jaki jest tu Python, silnik, strona, baza danych, port, sieć i zegar oraz co zrobić, jeśli coś jest nie tak. Niczego nie zmienia i nie przeszkadza otwartej sali. Kod wyjścia 0: wszystko w porządku, 1: coś wymaga uwagi.
cli-help-doctor-lan = sprawdź, czego potrzebują znajomi z tej samej sieci, jak przy serve --lan
cli-help-doctor-json = wyniki jako JSON
cli-help-move-hall = przenieś wszystko, co sala przechowuje, z pliku do PostgreSQL
cli-help-move-hall-about = Przenieś gości, stoły i zapisy zamkniętej sali z jej pliku do pustej bazy danych PostgreSQL: wszystko, policzone, albo nic. Plik zostaje.
cli-help-move-hall-file = plik sali
cli-help-move-hall-database = pusta baza danych PostgreSQL
cli-help-tournament-about = Każ botom grać ze sobą i zmierz ich siłę. Każde rozdanie rozgrywa się we wszystkich rotacjach miejsc, żeby żaden bot nie zawdzięczał wygranej kartom ani krzesłu; remisy się dzieli, a przedział to bootstrap po rozdaniach. Bot, który myśli naprzód, może dostać budżet na swoje tury: search:400 (iteracje), search:2s.
cli-help-facts-game = wypisz dane tej gry; bez nazwy gry tylko je policz
cli-help-facts-json = wszystkie dane jako JSON, według gier
cli-help-play-players = ile osób gra, licząc ciebie
cli-help-play-seat = twoje miejsce (domyślnie: pierwsze)
cli-help-play-resume = graj dalej w zapisaną grę
cli-help-replay-file = zapis gry, jaki tworzy `save`
cli-help-replay-to = zatrzymaj się po tylu wpisach
cli-help-replay-seat = tylko to, co widziało to miejsce albo `spectator`
cli-help-replay-json = tylko zakończenie, jako JSON
cli-help-scenario-file = plik ze scenariuszami
cli-help-scenario-json = wyniki jako JSON
cli-help-serve-lan = wpuść znajomych z tej samej sieci
cli-help-serve-no-browser = nie otwieraj tu przeglądarki
cli-help-serve-name = inna nazwa, pod którą znajomi znają ten komputer (można powtarzać)
cli-help-serve-proxy = adres albo sieć programu przed salą (reverse proxy), któremu się wierzy, kto przychodzi i czy przez https (można powtarzać)
cli-help-serve-public-url = gdzie ludzie znajdują salę za reverse proxy, np. https://games.example/hall: jej nazwa, odnośniki i ścieżka, pod którą leży
cli-help-serve-db = plik ze stołami i gośćmi (domyślnie: greathall/hall.db tam, gdzie programy trzymają dane)
cli-help-serve-database = baza danych PostgreSQL ze stołami i gośćmi, zamiast pliku
cli-help-serve-processes = ile procesów obsługuje salę; kilka wymaga --database (domyślnie: 1)
cli-help-serve-bell = serwer Redis, przez który sale z jedną bazą danych od razu mówią sobie, co nowego
cli-help-serve-thinkers = ile botów może myśleć naraz; gdy chce więcej, każdy myśli krócej (domyślnie: po jednym na rdzeń, od 2 do 4)
cli-help-serve-host = gdzie nasłuchiwać (domyślnie: { $default })
cli-help-serve-port = port (domyślnie: { $default }; 0 bierze dowolny wolny)
cli-help-serve-config = plik TOML z tymi opcjami, limitami, okresami przechowywania i funkcjami; wiersz poleceń ma pierwszeństwo
cli-help-serve-log = jak sala zapisuje, co się dzieje: wierszami dla ludzi (lines) albo jako JSON dla programów (json)
cli-help-serve-metrics = mierz i odpowiadaj na /metrics dla Prometheusa, tylko temu komputerowi
cli-help-serve-metrics-for = odpowiadaj na /metrics także temu adresowi albo tej sieci (można powtarzać)
cli-help-serve-print-config = wypisz taki plik ze wszystkim, co może w nim być, i zakończ
cli-help-backup = skopiuj wszystko, co przechowuje sala, do jednego pliku, bez jej zamykania
cli-help-backup-about = Kopiuje wszystko, co przechowuje sala, do jednego pliku, w stanie z jednej chwili, czy sala jest otwarta, czy nie. Kopia liczy się dopiero po sprawdzeniu od początku do końca.
cli-help-backup-file = dokąd; w folderze kopia nosi nazwę od czasu
cli-help-backup-keep = zachowaj ostatnie N kopii w tym folderze i usuń starsze
cli-help-restore = przywróć kopię w miejsce tego, co przechowuje zamknięta sala
cli-help-restore-about = Przywraca kopię w miejsce tego, co przechowuje sala. Sala musi być zamknięta; to, co było tam przedtem, zostaje obok.
cli-help-restore-file = kopia
cli-help-admin = zobacz, kto i co jest w sali, i pilnuj tam porządku
cli-help-admin-about = Pokazuje, kto i co jest w sali, i pozwala pilnować porządku, czy sala jest otwarta, czy nie. Może to tylko ten, kto może czytać plik sali.
cli-help-admin-deed = guests, tables, sessions, reports: lista; rename, ban, forget, link, export: gość; close, delete: stół; appoint, dismiss: gość, który może robić to wszystko na stronie albo już nie może; settle: zgłoszenie, które jest załatwione. ban wylogowuje kogoś na dobre; link tworzy osobisty link dla kogoś, kto stracił przeglądarkę, ze wszystkimi jego miejscami; export wypisuje, co się o nim przechowuje
cli-help-admin-about-whom = gość, stół albo zgłoszenie, przez identyfikator; gość także przez imię, którego nie ma nikt inny
cli-help-admin-more = rename: nowe imię
cli-help-admin-json = jako JSON
cli-help-simulate-players = ile osób gra; zakres oznacza każdą liczbę po kolei
cli-help-simulate-games = ile gier (domyślnie: 100)
cli-help-workers = w ilu procesach (domyślnie: 1)
cli-help-ray = pracuj na klastrze Ray: tym pod podanym adresem, albo tym, do którego należy ta maszyna, albo na wszystkich jej rdzeniach
cli-help-simulate-records = zapisz zapis każdej gry w tym katalogu
cli-help-simulate-json = liczby jako JSON, jeden obiekt dla każdej liczby graczy
cli-help-dataset = zapisz gry botów jako pliki do uczenia maszynowego
cli-help-dataset-about = Zapisz gry botów jako pliki Parquet do uczenia maszynowego: co widziało każde miejsce, jakie miało odpowiedzi, którą wybrało i ile warta była dla niego gra. To, co już zapisano, zostaje, więc przerwane polecenie można po prostu powtórzyć; to samo ziarno daje te same dane.
cli-help-dataset-to = katalog na pliki
cli-help-dataset-shard = ile gier w jednym pliku (domyślnie: 50)
cli-help-tournament-players = ile osób gra
cli-help-tournament-deals = ile rozdań (domyślnie: 50)
cli-help-tournament-resume = zachowuj każde rozdanie w tym pliku; wznów tam, gdzie przerwano
cli-help-tournament-plot = zapisz wykres udziałów jako SVG
cli-help-tournament-json = liczby jako JSON

## What stands for a value in a help text.

cli-value-game = GRA
cli-value-setting = NAZWA=WARTOŚĆ
cli-value-file = PLIK
cli-value-folder = KATALOG
cli-value-address = ADRES
cli-value-bots = NAZWA[,NAZWA…]
cli-value-seat = MIEJSCE
cli-value-command = POLECENIE
cli-value-language = JĘZYK
cli-value-name = NAZWA
cli-value-path = ŚCIEŻKA
cli-value-deed = CZYN
cli-value-about = KOGO

## The parser of the command line: a message for each of its sentences, named by its words. Leave %s, %r, %(name)s and %(name)r as they are; each stands for a value.

cli-parser-usage = użycie:
cli-parser-error = %(prog)s: błąd: %(message)s
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-positional-arguments = argumenty pozycyjne
cli-parser-options = opcje
cli-parser-show-this-help-message-and-exit = pokaż tę pomoc i zakończ
cli-parser-the-following-arguments-are-required = brakuje wymaganych argumentów: %s
cli-parser-one-of-the-arguments-is-required = potrzebny jest jeden z argumentów: %s
cli-parser-unrecognized-arguments = nieznane argumenty: %s
cli-parser-ambiguous-option-could-match = niejednoznaczna opcja: %(option)s może oznaczać %(matches)s
cli-parser-invalid-choice-choose-from = niewłaściwy wybór: %(value)r (do wyboru: %(choices)s)
cli-parser-invalid-value = niewłaściwa wartość: %(value)r
cli-parser-not-allowed-with-argument = nie można użyć razem z argumentem %s
cli-parser-ignored-explicit-argument = zbędna wartość: %r
cli-parser-expected-one-argument = potrzebny jest jeden argument
cli-parser-expected-at-most-one-argument = potrzebny jest najwyżej jeden argument
cli-parser-expected-at-least-one-argument = potrzebny jest co najmniej jeden argument
cli-parser-expected-arguments = liczba potrzebnych argumentów: %s
