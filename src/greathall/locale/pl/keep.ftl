# Pilnowanie porządku: strona tych, którzy prowadzą salę.

keep-heading = Porządek w sali
keep-strangers = Tę stronę widzą tylko prowadzący salę. Na komputerze sali polecenie greathall admin appoint IMIĘ wpuszcza tu gościa.
keep-reports = Zgłoszenia
keep-guests = Goście
keep-tables = Stoły
keep-search = Szukaj
keep-none = Nic tu nie ma.
keep-earlier =
    { $count ->
        [one] Jednej pozycji nie widać: wyszukaj ją.
        [few] { $count } pozycji nie widać: wyszukaj je.
       *[many] { $count } pozycji nie widać: wyszukaj je.
    }
keep-failed = Nic się nie zmieniło: { $reason }
keep-sure = Na pewno?

## Zgłoszenia

keep-report-by = { $by } zgłasza: { $name }
keep-report-by-nobody = Ktoś, kogo już zapomniano, zgłasza: { $name }
keep-report-at = { $date }, stół { $table }
keep-report-said = Co powiedziano
keep-report-done = Co się stało
keep-report-silence = Nikt nic nie powiedział.
keep-settle = Załatwione: usuń zgłoszenie
keep-look-up = Znajdź gościa: { $name }

## Goście

keep-here = tutaj
keep-keeper = prowadzi salę
keep-keepers-own = Tych, którzy prowadzą salę, zmienia się, wylogowuje i zapomina tylko poleceniem greathall admin.
keep-about = Co można zrobić: { $name }
keep-rename = Nowe imię
keep-rename-go = Zmień imię
keep-link = Link, który oddaje miejsca
keep-link-why = Dla kogoś, kto stracił swoją przeglądarkę. Działa raz, przez jeden dzień: nie dawaj go nikomu innemu.
keep-link-go = Utwórz link
keep-export = Pobierz to, co się o tej osobie przechowuje
keep-ban = Wyloguj na dobre
keep-ban-why = Żadna przeglądarka nie jest już tym gościem; grają za niego boty. Może wrócić tylko jako ktoś nowy.
keep-forget = Zapomnij
keep-forget-why = Imię i miejsca tej osoby znikają na zawsze, jakby sama o to poprosiła.
keep-done = Zrobione.

## Stoły

keep-table-more = { $status ->
        [open] jeszcze się nie zaczął
        [playing] w grze
        [over] zakończony
       *[paused] wstrzymany
    } · ostatnia zmiana: { $date } · { $sockets ->
        [one] jedno połączenie
        [few] { $sockets } połączenia
       *[many] { $sockets } połączeń
    }
keep-table-empty = wolne
keep-close = Zamknij dla nowych
keep-close-why = Nie ma go na liście, nikt nie ogląda, a jego link jest nieważny. Kto tam siedzi, gra dalej.
keep-delete = Usuń
keep-delete-why = Stół i jego zapis znikają na zawsze, nawet jeśli ktoś tam jest.
