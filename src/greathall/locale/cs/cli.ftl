# Co říká příkazová řádka.

## Odmítnutí.

cli-error = greathall: { $problem }
cli-stopped = Zastaveno.
cli-bad-setting = greathall: volba se nastavuje jako NÁZEV=HODNOTA, ne „{ $text }“
cli-too-many-bots =
    { $seats ->
        [0] greathall: pro bota není žádné místo
        [one] greathall: uvedených botů: { $bots }, ale místo je pro ně jen jedno
        [few] greathall: uvedených botů: { $bots }, ale místa jsou pro ně jen { $seats }
       *[other] greathall: uvedených botů: { $bots }, ale míst je pro ně jen { $seats }
    }
cli-no-seat = greathall: hra { $game } nemá místo „{ $seat }“; má { $known }
cli-unreadable = greathall: soubor { $file } nelze přečíst: { $reason }
cli-not-text = greathall: soubor { $file } není text
cli-bad-file = greathall: soubor { $place } nelze použít: { $problem }
cli-bad-record =
    { $line ->
        [0] greathall: záznam { $file } nelze přehrát: { $problem }
       *[other] greathall: záznam { $file } nelze přehrát, řádek { $line }: { $problem }
    }
cli-system =
    { $code ->
        [ENOENT] takový soubor nebo složka není
        [EACCES] chybí oprávnění
        [EISDIR] je to složka
        [ENOTDIR] část cesty není složka
        [ENOSPC] disk je plný
        [EROFS] lze jen číst
       *[other] { $text }
    }
cli-other-game = greathall: soubor { $file } patří ke hře { $game }
cli-resume-alone = greathall: uložená hra si drží hráče i volby; vynech --players, --set a --facts
cli-no-corrections = greathall: soubor { $file } neobsahuje tabulky s opravenými údaji
cli-one-process = greathall: pravidla hry { $game } nelze poslat jiným procesům; vynech --workers
cli-worker-lost = greathall: proces, který hrál hry, skončil předčasně; zkus nižší --workers
cli-cluster-lost = greathall: cluster nemůže pokračovat: { $problem }
cli-no-entry =
    { $entries ->
        [0] greathall: položka { $to } neexistuje; záznam je prázdný
       *[other] greathall: položka { $to } neexistuje; --to bere číslo od 0 do { $entries }
    }
cli-no-address = greathall: { $host }, port { $port } nelze použít: { $reason }
cli-no-folder = greathall: složku { $folder } nelze vytvořit: { $reason }
cli-bad-database =
    greathall: stoly nelze ukládat do { $file }: { $why ->
        [in_use] soubor má otevřený jiná síň
        [damaged] soubor je poškozený ({ $text }); nic se nezměnilo
        [newer] soubor zapsal novější program
        [foreign] soubor patří jinému programu
        [none] není to databáze
        [unopened] nelze jej otevřít
        [unreached] server síň nepustí dovnitř ({ $text })
        [no_driver] chybí balíček, který s PostgreSQL mluví; nainstaluješ ho takto: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-port-taken = greathall: port { $port } se už používá; jiný zvolíš pomocí --port (0: kterýkoli volný)
cli-never-opened = greathall: jeden z procesů síně skončil dřív, než se otevřela; proč, říkají řádky výše
cli-needs-database = greathall: více procesů sdílí databázi: uveď ji pomocí --database postgresql://…
cli-no-bell = greathall: chybí balíček, který s Redisem mluví; nainstaluješ ho takto: pip install 'greathall[bell]'
cli-facts-alone = greathall: --facts je pro síň s jedním procesem
cli-not-positive = „{ $text }“ není číslo od 1 výš
cli-not-players = „{ $text }“ není počet hráčů, jako 4 nebo 2-4
cli-not-port = „{ $text }“ není port od 0 do 65535
cli-not-path = „{ $text }“ není cesta k souboru
cli-not-address = „{ $text }“ není adresa jako 127.0.0.1 ani síť jako 10.0.0.0/8
cli-not-public-url = „{ $text }“ není adresa jako https://games.example nebo https://games.example/hall
cli-not-database = „{ $text }“ není adresa databáze jako postgresql://hall@127.0.0.1/hall
cli-not-bell = „{ $text }“ není adresa zvonku jako redis://127.0.0.1

## simulate

cli-simulated =
    { $game }, { $players ->
        [one] jeden hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, seed { $seed }
cli-answers-per-game =
    Odpovědí na hru: { $least } až { $most }, průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-rounds-per-game =
    Kol na hru: { $least } až { $most }, průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-per-game =
    Body vítěze: { $least } až { $most }, průměrně { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-shared-wins =
    { $count ->
        [one] Jedna hra měla více vítězů.
        [few] { $count } hry měly více vítězů.
       *[other] { $count } her mělo více vítězů.
    }
cli-speed = Her za sekundu: { NUMBER($rate, maximumFractionDigits: 0) }
cli-pace = za sekundu: { NUMBER($rate, maximumFractionDigits: 1) }, zbývá { $left }
cli-bot = Bot
cli-score = Body
cli-wins = Výhry

## tournament

cli-tournament =
    { $game }, { $players ->
        [one] jeden hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $deals ->
        [one] jedno rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $games ->
        [one] jedna hra
        [few] { $games } hry
       *[other] { $games } her
    }, seed { $seed }
cli-column-share = Podíl výher
cli-column-interval = 95% interval
cli-column-fair = Spravedlivě
cli-column-rank = Pořadí
cli-column-score = Body
cli-column-margin = Náskok
cli-column-milliseconds = ms/rozhodnutí
cli-by-seat = Podíl výher podle místa
cli-plot-title = Podíl výher
cli-plot-about = Sloupce: podíl ze všech výher, remízy rozdělené. Úsečky: 95% interval, bootstrapem přes rozdání.
cli-plot-fair = Přerušovaná čára: podíl míst, který by byl spravedlivý.
cli-not-written = greathall: soubor { $file } nelze zapsat: { $reason }

## dataset

cli-dataset = { $folder }: odpovědí: { $answers }, her: { $games }, seed { $seed }.
cli-needs-extra = greathall: příkaz { $command } potřebuje balíčky, které tu nejsou; nejdřív: pip install 'greathall[{ $extra }]'

## play

cli-welcome =
    { $game }, { $players ->
        [one] jeden hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }. Hraješ za { $seat }.
cli-help-hint = Napiš číslo odpovědi nebo „nápověda“.
cli-help =
    Odpověz číslem nebo slovy, třeba „{ $example }“; stačí začátek.
      stůl          znovu celý stůl a otázka
      proč          co teď nemůžeš a proč
      zpět          vzít poslední odpověď zpět; ne tu, která měla *
      ulož SOUBOR   uložit hru do souboru
      konec         odejít
# What is typed; the English words are understood in every language.
cli-word-help = nápověda
cli-word-look = stůl
cli-word-why = proč
cli-word-undo = zpět
cli-word-save = ulož
cli-word-quit = konec
cli-no-language = Jazyk „{ $language }“ tu není; jsou tu: { $known }.
cli-farewell = Na shledanou. Zůstává jen to, co je uložené.
cli-nothing-refused = Jde všechno, co by se dalo čekat.
cli-reason = { $reason } ({ $rule })
cli-refused = To nejde: { $reason }.
cli-no-number =
    { $count ->
        [one] Je tu jen číslo 1.
       *[other] Čísla jsou od 1 do { $count }.
    }
cli-reconsider = Ještě se dalo něco udělat. Enter: hraje se dál; „{ cli-word-undo }“ to vrátí, dokud nikdo neodpověděl.
cli-sets = Napiš až { $most } z nich na jeden řádek, v libovolném pořadí: { $example }
cli-no-set = To není z čeho vybírat. Vyber až { $most } z nich: { $parts }.
cli-which = Která z nich: { $answers }?
cli-save-where = Řekni kam: save SOUBOR
cli-saved = Uloženo. Pokračování: greathall play { $game } --resume { $file }
cli-not-saved = Soubor { $file } nelze zapsat: { $reason }
cli-not-over = Soubor { $file } už existuje a není to záznam; zvol jiný název.
cli-winners =
    { $count ->
        [one] Vítězí { $seats }.
       *[other] Společně vítězí { $seats }.
    }
cli-congratulations = Skvělá hra!
cli-too-slow = Tento počítač je na tyhle boty příliš pomalý: stihnou promyslet asi { $share } % toho, co mají.

## replay

cli-record =
    { $game }, { $players ->
        [one] jeden hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, { $entries ->
        [one] jedna položka
        [few] { $entries } položky
       *[other] { $entries } položek
    }
cli-other-rules =
    greathall: záznam vznikl podle verze pravidel { $recorded } a ukazuje se podle verze { $present }; může se lišit

## scenario

cli-scenario-passed = ok    { $title }
cli-scenario-failed = CHYBA { $title }
cli-scenarios =
    { $count ->
        [one] Jeden scénář: { $failed ->
            [0] platí.
           *[other] neplatí.
        }
        [few] { $count } scénáře, { $failed ->
            [0] všechny platí.
            [one] jeden neplatí.
            [few] { $failed } neplatí.
           *[other] { $failed } neplatí.
        }
       *[other] { $count } scénářů, { $failed ->
            [0] všechny platí.
            [one] jeden neplatí.
            [few] { $failed } neplatí.
           *[other] { $failed } neplatí.
        }
    }

## facts

cli-no-game = Žádná hra ještě není zapsaná, takže není co vypsat.
cli-no-facts = Hra { $game } žádné údaje neuvádí.
cli-reconstructed =
    { $count ->
        [one] Jeden z nich je rekonstruovaný:
        [few] { $count } z nich jsou rekonstruované:
       *[other] { $count } z nich je rekonstruovaných:
    }
cli-all-facts = Všechny:
cli-facts =
    { $game }: { $count ->
        [one] jeden údaj
        [few] { $count } údaje
       *[other] { $count } údajů
    } ({ $sources })

## serve

cli-serving = Great Hall je otevřený na { $address } (zavře ho Ctrl-C)
cli-serving-near = Pro přátele ve stejné síti: { $address }
cli-serving-else = Když se tato adresa neotevře: { $addresses }
cli-serving-public = Ostatní ho najdou na { $address }
cli-closed = Zavřeno.
cli-moving =
    { $what ->
        [guests] Hosté
        [tokens] Prohlížeče
        [tables] Stoly
        [seats] Místa
        [entries] Záznamy
        [keepers] Správci síně
        [blocks] Blokovaní
        [estimates] Síla ve hrách
        [reports] Hlášení
        [reported_lines] Nahlášená slova
       *[positions] Pozice
    }: { $moved } z { $whole }
cli-moved = Všechno je teď v { $database } a bylo to tam spočítáno. Soubor zůstal na svém místě.
cli-not-moved =
    greathall: { $file } se do { $database } nepřestěhoval: { $why ->
        [missing] takový soubor není
        [filled] v té databázi už nějaká síň je
        [in_use] soubor má otevřený síň; nejdřív ji zavři
        [damaged] soubor je poškozený ({ $text })
        [newer] jedno z nich zapsal novější program
        [foreign] jedno z nich patří jinému programu
        [none] soubor není databáze
        [unopened] soubor nelze otevřít
        [unreached] server nás nepustí dovnitř ({ $text })
        [no_driver] chybí balíček, který s PostgreSQL mluví; nainstaluješ ho takto: pip install 'greathall[postgres]'
       *[other] { $text }
    }

## soubor síně

cli-config-no-toml = greathall: { $file }, řádek { $line }: tohle není TOML
cli-config-no-table = greathall: { $file }, řádek { $line }: { $name } musí být tabulka: [{ $name }]
cli-config-unknown = greathall: { $file }, řádek { $line }: „{ $name }“ tu není; jsou tu { $known }
cli-config-wrong =
    greathall: { $file }, řádek { $line }: { $name } musí mít hodnotu: { $kind ->
        [switch] true nebo false
        [whole] celé číslo od 0 výš
        [number] číslo od 0 výš
        [rate] tabulka s čísly second a burst
        [places] seznam adres a sítí v uvozovkách
       *[text] text v uvozovkách nebo číslo
    }
cli-config-refused = greathall: { $file }, řádek { $line }: { $name }: { $why }
cli-config-choice = greathall: { $file }, řádek { $line }: { $name } nemůže mít hodnotu „{ $text }“; možné jsou { $known }
cli-config-together = greathall: { $file }, řádek { $line }: { $name } nemůže být zároveň s { $other }
cli-config-about = Soubor síně Great Hall: greathall serve --config SOUBOR. Co má před sebou #, platí i tak (velkými písmeny: zatím není řečeno nic); chceš-li to změnit, # odstraň. Co se řekne na příkazovém řádku, má přednost.
cli-rule-door = Kdo smí dovnitř a koho se lze ptát.
cli-rule-door-invitation = slovo, které musí noví znát, než dostanou jméno; bez něj nikdo nevidí žádný stůl. Prázdné: žádné
cli-rule-door-banned = adresy a sítě, ze kterých nikdo nepřijde
cli-rule-door-contact = jak se spojit s tím, kdo síň vede, pro stránku o tom, co se uchovává
cli-rule-limits = Kolik smí jeden návštěvník po síni chtít: host, a kde nikoho neznáme, adresa. second: kolik za sekundu dlouhodobě; burst: kolik najednou; first: kolik z toho ten, kdo právě přišel.
cli-rule-limits-messages = zprávy přes všechny sokety
cli-rule-limits-requests = požadavky, které něco mění
cli-rule-limits-looks = požadavky, které nic nemění, a nové sokety
cli-rule-limits-tables = nové stoly
cli-rule-limits-made = noví hosté a stoly z jedné adresy, ať žádá kdokoli
cli-rule-limits-hints = nápovědy
cli-rule-limits-lines = sokety u jednoho stolu
cli-rule-limits-watchers = sokety všech, kdo nemají u stolu místo
cli-rule-limits-talk = řeči u stolů
cli-rule-limits-records = záznamy přinesené ke zhlédnutí
cli-rule-limits-work = sekundy procesoru, na cokoli
cli-rule-limits-common-work = totéž pro všechny dohromady, kdo potřebují víc
cli-rule-retention = Po kolika dnech, kdy se nic neuložilo, se stůl smaže i se záznamem; 0: nikdy. Stoly, na které se někdo dívá, zůstanou.
cli-rule-retention-open = stoly, u kterých hra nezačala
cli-rule-retention-unfinished = stoly, u kterých hra neskončila
cli-rule-retention-finished = stoly, u kterých hra skončila
cli-rule-retention-reports = hlášení: tolik dní po podání
cli-rule-features = Co v této síni je.
cli-rule-features-talk = řeči u stolů
cli-rule-features-hints = nápovědy
cli-rule-features-reviews = rozbory skončených her
cli-rule-features-records = záznamy, které si lidé přinesou ke zhlédnutí
cli-rule-features-lists = stoly, které u vchodu vidí každý

## backup, restore

cli-no-hall = greathall: soubor { $file } neexistuje
cli-backed-up = { $file }: stolů: { $tables }, hostů: { $guests }, { $size } kB, zkontrolováno od začátku do konce.
cli-restored = V { $file } je zase stolů: { $tables } a hostů: { $guests }, { $size } kB, zkontrolováno od začátku do konce.
cli-restored-kept = Co tam bylo předtím, je v souboru { $file }

## admin

cli-admin-whom = greathall: admin { $deed } potřebuje identifikátor hosta, stolu nebo hlášení
cli-admin-refused =
    greathall: nic se neudělalo: { $reason ->
        [no_guest] host „{ $about }“ tu není
        [several_guests] „{ $about }“ se jmenuje víc hostů; uveď identifikátor
        [no_table] stůl „{ $about }“ tu není
        [no_report] hlášení „{ $about }“ tu není
        [bad_name] to jméno by nikdo nepřečetl
       *[other] síň odpovídá { $reason }
    }
cli-admin-count = Celkem: { $count }
cli-admin-done =
    { $deed ->
        [rename] { $id } má jiné jméno.
        [ban] { $id } je všude odhlášený; hrají za něj boti.
        [forget] { $id } je zapomenutý.
        [link] Pro { $id }, jednou a na jeden den, za adresou síně: { $path }
        [close] Ke stolu { $id } nikdo nový nepřijde: není v seznamu, nikdo se nedívá a jeho odkaz neplatí.
        [settle] Hlášení { $id } je smazané.
        [appoint] { $id } teď může dbát o pořádek na stránce: v nabídce pod svým jménem.
        [dismiss] { $id } už o pořádek nedbá.
       *[delete] Stůl { $id } je smazaný.
    }
cli-not-backed-up =
    greathall: { $file } se nepodařilo zkopírovat: { $why ->
        [there] { $text } už existuje
        [damaged] je poškozený ({ $text })
        [newer] zapsal ho novější program
        [foreign] patří jinému programu
        [none] není to databáze
        [empty] žádná síň tam zatím není
        [older] zapsal ji starší program; jednou otevři síň
        [unreached] server nás nepustí dovnitř ({ $text })
        [no_driver] chybí balíček, který s PostgreSQL mluví; nainstaluješ ho takto: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-not-restored =
    greathall: soubor { $file } se neobnovil: { $why ->
        [in_use] síň má soubor { $db } otevřený; nejdřív ji zavři
        [damaged] je poškozený ({ $text })
        [newer] zapsal ho novější program
        [foreign] patří jinému programu
        [none] není to databáze
       *[other] { $text }
    }

## doctor

cli-doctor-title = Great Hall
cli-doctor-python = Python
cli-doctor-python-fine = { $version } ({ $kind }), { $file }
cli-doctor-python-old = { $version } je na Great Hall moc starý: { $file }
    .do = Nainstaluj Python { $oldest } nebo novější a s ním Great Hall.
cli-doctor-python-untried = { $version } ({ $kind }), { $file }: novější než ty, s nimiž byl Great Hall vyzkoušen
    .do = Když něco nefunguje, použij Python { $tried }.
cli-doctor-engine = Jádro
cli-doctor-engine-compiled = zkompilované: boti myslí plnou rychlostí
cli-doctor-engine-interpreted = interpretované: všechno funguje, ale boti myslí několikrát pomaleji
    .do = Zkompilované jádro je v balíčku (wheel) pro tvůj Python a systém: nainstaluj právě ten.
cli-doctor-engine-interpreted-checkout = interpretované: všechno funguje, ale boti myslí několikrát pomaleji
    .do = Zkompiluje ho python3 dev.py play (je k tomu potřeba kompilátor C)
cli-doctor-client = Stránka
cli-doctor-client-there = stůl pro prohlížeč tu je: { $size }, sestavení { $build }
cli-doctor-client-missing = stůl pro prohlížeč chybí: tohle je samotná knihovna
    .do = Nainstaluj Great Hall znovu i se stolem.
cli-doctor-client-unbuilt = stůl pro prohlížeč ještě není sestavený
    .do = Sestaví ho python3 dev.py play (je k tomu potřeba Node.js)
cli-doctor-database = Databáze
cli-doctor-database-new = zatím žádná; síň vytvoří { $file }
cli-doctor-database-whole = { $file }: { $size }, verze { $version }, nepoškozená
cli-doctor-database-large = { $file }: { $size }, verze { $version }; tak velký soubor síň zkontroluje po otevření
cli-doctor-database-open = { $file }: { $size }, verze { $version }, nepoškozená, používá ji otevřená síň
cli-doctor-database-older = { $file }: { $size }, verze { $version }; síň ji převede na verzi { $latest }
    .do = Jestli se možná vrátíš ke staršímu programu, soubor si nejdřív zkopíruj.
cli-doctor-database-in-use = { $file }: soubor má otevřený jiná síň
    .do = Zavři tu síň, nebo použij jiný soubor: --db SOUBOR
cli-doctor-database-damaged = soubor { $file } je poškozený ({ $text })
    .do = Nahraď ho záložní kopií, nebo začni nový soubor: --db SOUBOR
cli-doctor-database-newer = soubor { $file } zapsal novější program (verze { $version }, ne { $latest })
    .do = Nainstaluj nejnovější Great Hall, nebo použij jiný soubor: --db SOUBOR
cli-doctor-database-foreign = soubor { $file } patří jinému programu
    .do = Použij jiný soubor: --db SOUBOR
cli-doctor-database-none = soubor { $file } není databáze
    .do = Použij jiný soubor: --db SOUBOR
cli-doctor-database-unopened = soubor { $file } nelze otevřít
    .do = Ověř, že je to soubor a že ho smíš číst, nebo použij jiný: --db SOUBOR
cli-doctor-database-read-only = do souboru { $file } nelze zapisovat
    .do = Ověř, že tam smíš zapisovat, nebo použij jiný soubor: --db SOUBOR
cli-doctor-database-no-folder = { $file } nelze vytvořit: do { $text } se nesmí zapisovat
    .do = Použij soubor v jiné složce: --db SOUBOR
cli-doctor-database-full = { $file }: disk je skoro plný
    .do = Uvolni místo na disku.
cli-doctor-server = Databáze
cli-doctor-server-new = { $database }: server nás pustil dovnitř; zatím tam nic není
cli-doctor-server-whole = { $database }: { $size }, verze { $version }
cli-doctor-server-older = { $database }: { $size }, verze { $version }; síň ji převede na verzi { $latest }
    .do = Předtím se všechno zkopíruje do schématu vedle.
cli-doctor-server-newer = databázi { $database } zapsal novější program (verze { $version }, ne { $latest })
    .do = Nainstaluj nejnovější Great Hall, nebo použij jinou databázi: --database ADRESA
cli-doctor-server-foreign = databáze { $database } patří jinému programu
    .do = Použij prázdnou databázi: --database ADRESA
cli-doctor-server-unreached = { $database }: server nás nepustí dovnitř ({ $text })
    .do = Ověř, že běží, že je adresa správná a že se tento uživatel smí přihlásit.
cli-doctor-server-read-only = { $database }: tento uživatel tam nesmí vytvářet tabulky
    .do = Udělej z něj vlastníka databáze: ALTER DATABASE … OWNER TO …
cli-doctor-server-no-driver = { $database }: chybí balíček, který s PostgreSQL mluví
    .do = Nainstaluješ ho takto: pip install 'greathall[postgres]'
cli-doctor-port = Port
cli-doctor-port-free = { $port } je volný
cli-doctor-port-any = kterýkoli volný
cli-doctor-port-hall = { $port }: tady je otevřená síň, verze { $version }: { $address }
cli-doctor-port-taken = { $port } používá jiný program
    .do = Použij jiný: --port { $other }
cli-doctor-port-forbidden = { $port } tu není povolený
    .do = Použij port od 1024 výš: --port 8000
cli-doctor-port-unusable = port { $port } nelze použít: { $reason }
    .do = Použij jiný: --port 0 vezme kterýkoli volný.
cli-doctor-network = Síť
cli-doctor-network-open =
    { $more ->
        [yes] přátelé ve stejné síti otevřou { $address } (nebo { $others })
       *[no] přátelé ve stejné síti otevřou { $address }
    }
    .do = Když to nejde: povol port { $port } ve firewallu tohoto počítače.
cli-doctor-network-ready =
    { $more ->
        [yes] přátelé ve stejné síti najdou síň na { $address } (nebo { $others })
       *[no] přátelé ve stejné síti najdou síň na { $address }
    }
    .do = Když ji neotevřou: povol port { $port } ve firewallu tohoto počítače.
cli-doctor-network-alone = { $addresses }; bez --lan síň otevře jen tento počítač
    .do = Aby mohli přijít přátelé: { $command }
cli-doctor-network-closed = { $addresses }; otevřená síň je vidět jen na tomto počítači
    .do = Aby mohli přijít přátelé, zavři ji a otevři znovu: { $command }
cli-doctor-network-none = tento počítač není v žádné síti
    .do = Na hru s přáteli ho nejdřív připoj k síti, přes Wi-Fi nebo kabelem.
cli-doctor-clock = Hodiny
cli-doctor-clock-fine = { $date }, { $zone } ({ $offset })
cli-doctor-clock-wrong = hodiny ukazují { $date }, a to není možné
    .do = Nastav na tomto počítači datum a čas.
cli-doctor-clock-behind = hodiny ukazují { $date }, ale poslední zápis v databázi je z { $last }
    .do = Nastav na tomto počítači datum a čas.
cli-doctor-clock-still = { $date }; hodiny, které měří čas, stojí
    .do = Restartuj tento počítač.
cli-doctor-result =
    { $count ->
        [0] Všechno je v pořádku.
        [one] Jedna věc není v pořádku.
        [few] { $count } věci nejsou v pořádku.
       *[other] { $count } věcí není v pořádku.
    }
cli-size =
    { $unit ->
        [kB] { NUMBER($size, maximumFractionDigits: 0) } kB
       *[MB] { NUMBER($size, maximumFractionDigits: 1) } MB
    }

## Nápověda: co dělá program, jeho příkazy a jejich volby.

cli-help-about = Deskové hry: úplná pravidla, stůl v prohlížeči, boti. Bez příkazu: serve.
cli-help-commands = příkazy
cli-help-example = Příklad: { $line }
cli-help-version = zobrazit verzi programu a skončit
cli-help-language = mluvit tímto jazykem: { $known } (výchozí: jazyk prostředí)
cli-help-game = hra: { $games }
cli-help-no-game = hra; žádná ještě není zapsaná
cli-help-set = volba hry; hodnota je JSON, slovo, nebo slova oddělená čárkami (lze opakovat)
cli-help-facts = opravy vytištěných údajů v YAML pro hry, které opravit lze
cli-help-bots = kdo hraje: { $names }; více jmen se střídá po místech (výchozí: { $default })
cli-help-seed = stejný seed znamená stejnou náhodu
cli-help-list-facts = odkud je který údaj karet: z pravidel, veřejný, rozhodnutý, nebo rekonstruovaný
cli-help-play = hrát v terminálu proti botům
cli-help-replay = procházet záznam hry krok za krokem
cli-help-scenario = zkontrolovat pozice zapsané v YAML
cli-help-serve = otevřít síň v prohlížeči
cli-help-simulate = odehrát s boty mnoho her a spočítat výsledky
cli-help-tournament = nechat boty hrát proti sobě a změřit jejich sílu
cli-help-doctor = prohlédnout tuto instalaci a říct, co není v pořádku
cli-help-doctor-about = Řekne, jaký je tu Python, jádro, stránka, databáze, port, síť a hodiny a co dělat, když něco není v pořádku. Nic nemění a otevřenou síň neruší. Návratový kód 0: vše v pořádku, 1: něco není.
cli-help-doctor-lan = ověřit, co potřebují přátelé ze stejné sítě, jako u serve --lan
cli-help-doctor-json = nálezy jako JSON
cli-help-move-hall = přestěhovat vše, co síň uchovává, ze souboru do PostgreSQL
cli-help-move-hall-about = Přestěhuje hosty, stoly a záznamy zavřené síně z jejího souboru do prázdné databáze PostgreSQL: všechno, spočítané, nebo nic. Soubor zůstává.
cli-help-move-hall-file = soubor síně
cli-help-move-hall-database = prázdná databáze PostgreSQL
cli-help-tournament-about = Nechá boty hrát proti sobě a změří jejich sílu. Každé rozdání se odehraje ve všech rozesazeních, aby žádný bot nevděčil za výhru kartám nebo místu; remízy se dělí; interval je bootstrap přes rozdání. Bot, který počítá dopředu, může na své tahy dostat rozpočet: search:400 (iterace), search:2s.
cli-help-facts-game = vypsat údaje této hry; jinak se jen spočítají
cli-help-facts-json = všechny údaje jako JSON, po hrách
cli-help-play-players = kolik hráčů hraje, včetně tebe
cli-help-play-seat = tvoje místo (výchozí: první)
cli-help-play-resume = pokračovat v uložené hře
cli-help-replay-file = záznam, jak ho píše `save`
cli-help-replay-to = zastavit po tolika položkách
cli-help-replay-seat = vidět jen to, co vidělo toto místo nebo `spectator`
cli-help-replay-json = jen výsledek, jako JSON
cli-help-scenario-file = soubor se scénáři
cli-help-scenario-json = výsledky jako JSON
cli-help-serve-lan = pustit dovnitř přátele ze stejné sítě
cli-help-serve-no-browser = neotevírat tu prohlížeč
cli-help-serve-name = další jméno, kterým přátelé tomuto počítači říkají (lze opakovat)
cli-help-serve-proxy = adresa nebo síť programu před síní (reverzní proxy), kterému se věří, kdo přichází a zda přes https (lze opakovat)
cli-help-serve-public-url = kde lidé síň najdou za reverzní proxy, třeba https://games.example/hall: její jméno, odkazy a cesta, pod kterou leží
cli-help-serve-db = soubor se stoly a hosty (výchozí: greathall/hall.db tam, kde mají programy svá data)
cli-help-serve-database = databáze PostgreSQL se stoly a hosty místo souboru
cli-help-serve-processes = kolik procesů síň obsluhuje; více jich potřebuje --database (výchozí: 1)
cli-help-serve-bell = server Redis, kterým si síně nad jednou databází hned řeknou, co je nového
cli-help-serve-thinkers = kolik botů smí přemýšlet najednou; když jich chce víc, každý přemýšlí méně (výchozí: jeden na jádro, 2 až 4)
cli-help-serve-host = kde naslouchat (výchozí: { $default })
cli-help-serve-port = port (výchozí: { $default }; 0 vezme kterýkoli volný)
cli-help-serve-config = soubor TOML s těmito volbami, mezemi, dobou uchování a funkcemi; příkazový řádek má přednost
cli-help-serve-log = jak síň zapisuje, co se děje: v řádcích pro lidi (lines), nebo jako JSON pro programy (json)
cli-help-serve-metrics = měřit a odpovídat na /metrics pro Prometheus, jen tomuto počítači
cli-help-serve-metrics-for = odpovídat na /metrics i této adrese nebo síti (lze opakovat)
cli-help-serve-print-config = vypsat takový soubor se vším, co v něm může být, a skončit
cli-help-backup = zkopírovat vše, co síň uchovává, do jednoho souboru, aniž by se zavřela
cli-help-backup-about = Zkopíruje vše, co síň uchovává, do jednoho souboru ve stavu jednoho okamžiku, ať je síň otevřená, nebo ne. Kopie platí, až když je zkontrolovaná od začátku do konce.
cli-help-backup-file = kam; ve složce se kopie jmenuje podle času
cli-help-backup-keep = nechat posledních N kopií v této složce a starší smazat
cli-help-restore = vrátit kopii na místo toho, co uchovává zavřená síň
cli-help-restore-about = Vrátí kopii na místo toho, co síň uchovává. Síň musí být zavřená; co tam bylo předtím, zůstane vedle.
cli-help-restore-file = kopie
cli-help-admin = podívat se, kdo a co je v síni, a držet tam pořádek
cli-help-admin-about = Ukáže, kdo a co je v síni, a dovolí tam držet pořádek, ať je otevřená, nebo ne. Může to jen ten, kdo smí číst soubor síně.
cli-help-admin-deed = guests, tables, sessions, reports: seznam; rename, ban, forget, link, export: host; close, delete: stůl; appoint, dismiss: host, který to všechno smí dělat na stránce, nebo už nesmí; settle: hlášení, které je vyřízené. ban někoho odhlásí nadobro; link vytvoří osobní odkaz pro toho, kdo přišel o prohlížeč, se všemi jeho místy; export vypíše, co se o něm uchovává
cli-help-admin-about-whom = host, stůl nebo hlášení podle identifikátoru; host i podle jména, které nemá nikdo jiný
cli-help-admin-more = rename: nové jméno
cli-help-admin-json = jako JSON
cli-help-simulate-players = kolik hráčů hraje; rozsah odehraje postupně každý počet
cli-help-simulate-games = kolik her (výchozí: 100)
cli-help-workers = v kolika procesech (výchozí: 1)
cli-help-ray = pracuj na clusteru Ray: na tom s touto adresou, nebo na tom, ke kterému patří tento počítač, jinak na všech jeho jádrech
cli-help-simulate-records = uložit záznam každé hry do této složky
cli-help-simulate-json = čísla jako JSON, jeden objekt pro každý počet hráčů
cli-help-dataset = zapsat hry botů jako soubory pro strojové učení
cli-help-dataset-about = Zapsat hry botů jako soubory Parquet pro strojové učení: co které místo vidělo, jaké mělo odpovědi, kterou zvolilo a jakou cenu pro něj hra měla. Co už je hotové, zůstane, takže přerušený příkaz stačí zadat znovu; stejný seed dá stejná data.
cli-help-dataset-to = složka pro soubory
cli-help-dataset-shard = kolik her v jednom souboru (výchozí: 50)
cli-help-tournament-players = kolik hráčů hraje
cli-help-tournament-deals = kolik rozdání (výchozí: 50)
cli-help-tournament-resume = ukládat každé rozdání do tohoto souboru; pokračovat, kde se skončilo
cli-help-tournament-plot = zapsat obrázek podílů jako SVG
cli-help-tournament-json = čísla jako JSON

## Co v nápovědě zastupuje hodnotu.

cli-value-game = HRA
cli-value-setting = NÁZEV=HODNOTA
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-address = ADRESA
cli-value-bots = JMÉNO[,JMÉNO…]
cli-value-seat = MÍSTO
cli-value-command = PŘÍKAZ
cli-value-language = JAZYK
cli-value-name = JMÉNO
cli-value-path = CESTA
cli-value-deed = ČIN
cli-value-about = KOHO

## Parser příkazové řádky: zpráva pro každou jeho větu, pojmenovaná jejími slovy. %s, %r, %(name)s a %(name)r nech, jak jsou; každé zastupuje hodnotu.

cli-parser-usage = použití:
cli-parser-error = %(prog)s: chyba: %(message)s
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-positional-arguments = poziční argumenty
cli-parser-options = volby
cli-parser-show-this-help-message-and-exit = zobrazit tuto nápovědu a skončit
cli-parser-the-following-arguments-are-required = chybí povinné argumenty: %s
cli-parser-one-of-the-arguments-is-required = je potřeba jeden z argumentů: %s
cli-parser-unrecognized-arguments = neznámé argumenty: %s
cli-parser-ambiguous-option-could-match = nejednoznačná volba: %(option)s může být %(matches)s
cli-parser-invalid-choice-choose-from = tohle vybrat nelze: %(value)r (na výběr: %(choices)s)
cli-parser-invalid-value = neplatná hodnota: %(value)r
cli-parser-not-allowed-with-argument = nelze použít spolu s argumentem %s
cli-parser-ignored-explicit-argument = nadbytečná hodnota: %r
cli-parser-expected-one-argument = je potřeba jeden argument
cli-parser-expected-at-most-one-argument = je potřeba nejvýše jeden argument
cli-parser-expected-at-least-one-argument = je potřeba alespoň jeden argument
cli-parser-expected-arguments = potřebný počet argumentů: %s
