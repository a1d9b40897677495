# Stránka v prohlížeči.

## Síň

page-hall = Great Hall
page-lead = Deskové hry s úplnými pravidly, u jednoho stolu s{ "\u00A0" }přáteli nebo proti botům, v každém prohlížeči.
page-tab = { $page } · Great Hall
page-tab-turn = ● Jsi na tahu · { $page }
page-loading = Stůl se prostírá
page-version = Verze { $version }
page-fan = Neoficiální stůl od fanoušků.
page-back = Zpět do síně
page-again = Zkusit znovu
page-close = Zavřít
page-cancel = Zrušit
page-on = Zapnuto
page-off = Vypnuto
page-lost = Tady nic není
page-lost-more = Adresa nevede na žádnou stránku síně. Možná se při kopírování ztratil konec odkazu.
page-uninvited = Stůl jen pro zvané
page-uninvited-more = Požádej někoho od stolu o celý odkaz; dovnitř tě pustí jeho konec.

## Vstupní dveře

page-new = Nový stůl
page-rivals = Hrát proti botům
page-join-go = Vstup přes odkaz
page-join = Vstoupit
page-join-label = Odkaz nebo kód stolu
page-join-strange = Tohle není odkaz ani kód stolu
page-yours = Tvoje stoly
page-yours-running = rozehrané: { $count }
page-yours-none = Zatím žádné.
page-nothing = Zatím žádné stoly
page-nothing-more = Otevři si stůl, nebo hraj hned proti botům. Odejít můžeš kdykoli: stoly tu počkají.
page-open = Volná místa
page-open-count =
    { $count ->
        [one] jeden stůl
        [few] { $count } stoly
       *[other] { $count } stolů
    }
page-open-none = Zrovna žádný stůl nehledá hráče.
page-step-open = Otevři stůl
page-step-open-more = Vyber hru, místa a pravidla, jaká chceš.
page-step-send = Pošli odkaz
page-step-send-more = Přátelé si sednou bez účtu. Zbytek doplní boti.
page-step-play = Hraj
page-step-play-more = Co smíš, to svítí, a stůl ti řekne proč.
page-elsewhere = Vezmi si místo s sebou
page-elsewhere-more = Pokračuj ve svých hrách v telefonu nebo v jiném prohlížeči.
page-elsewhere-go = Vytvořit odkaz
page-about-citadels = Schovej se za postavu, odhadni ostatní a postav nejkrásnější město jako první.
page-about-paladins = Shromáždi poddané, vyšli misionáře, stav tvrze a nedluž králi příliš mnoho.
page-card-players = Hráči: { $players }
page-card-minutes = asi { $minutes } min

## Stůl v seznamu

page-row-with = Spoluhráči: { $names }
page-row-expanded = { $game } + { $expansions }
page-expansion-city_of_crowns = Sídla šlechticů
page-row-open = { $game }, obsazeno { $taken } z { $players }
page-row-players =
    { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
page-row-round =
    { $game }, { $round }. kolo, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
page-row-waiting = na řadě: { $names }
page-row-turn = Jsi na tahu
page-row-sit = Sednout si
page-row-result = Výsledek
page-row-lobby = Vstoupit
page-row-on = Pokračovat
page-row-enter =
    { $action ->
        [turn] Jsi na tahu: { $title }
        [sit] Sednout si: { $title }
        [over] Výsledek: { $title }
        [open] Vstoupit: { $title }
       *[other] Pokračovat: { $title }
    }

## Host

page-guest = Host
page-guest-menu = { $name }: jméno, osobní odkaz, odhlášení
page-name = Tvoje jméno
page-name-title = Jak ti máme říkat?
page-name-why = Jméno uvidí ostatní u stolu. Žádný účet ani heslo; pamatuje si tě tento prohlížeč.
page-name-take = Použít toto jméno
page-name-empty = Napiš jméno, aspoň jedno písmeno
page-rename = Změnit jméno
page-rename-title = Změna jména
page-rename-take = Změnit
page-link-title = Tvůj osobní odkaz
page-link-make = Vytvořit osobní odkaz
page-link-why = Kdo ho otevře, hraje za tebe, s tvým jménem a na tvých místech. Je pro tvůj telefon nebo jiný prohlížeč.
page-link-once = Platí jednou a jeden den. Nikomu ho nedávej.
page-link-alone = Zatím ho otevře jen tento počítač. Pro telefon nejdřív otevři síň příkazem: { $command }
page-keep = Pořádek v síni
page-out = Odhlásit všude
page-out-why = Všechny ostatní prohlížeče na tebe zapomenou a vytvořený osobní odkaz přestane platit. V tomto prohlížeči se nic nezmění.
page-out-done = Hotovo: teď tě zná jen tento prohlížeč.
page-invitation = Slovo pozvání
page-invitation-why = Tato síň je pro ty, kdo znají její slovo. Řekne ti ho ten, kdo tě pozval.
page-privacy = Co se uchovává
page-privacy-kept = Co tato síň uchovává
page-privacy-kept-more = Tvoje jméno. Náhodné znamení v cookie, podle kterého síň tento prohlížeč pozná; sama má jen jeho otisk, 400 dní od tvé poslední návštěvy. Stoly, které otevřeš nebo u kterých sedíš, s odpověďmi všech a výsledky. Jak dobře hraješ jednotlivé hry, pokud hraješ s přizpůsobivým botem: číslo a kolik her máš za sebou a kolik výher.
page-privacy-not = Co neuchovává
page-privacy-not-more = Žádný e-mail, žádné heslo, nic pro reklamu. Síťová adresa se nezapisuje nikomu. Co se řekne u stolu, se jen předá těm, kdo tam jsou; zmizí se stolem nebo do jednoho dne.
page-privacy-long = Jak dlouho
page-privacy-days =
    { $kind ->
        [all] Stoly a hry u nich
        [open] Stoly, u kterých hra nezačala
        [unfinished] Nedohrané hry
       *[finished] Dohrané hry
    }: { $days ->
        [0] dokud je hostitel nesmaže.
        [one] smažou se { $days } den po poslední změně.
        [few] smažou se { $days } dny po poslední změně.
       *[other] smažou se { $days } dní po poslední změně.
    }
page-privacy-contact = Kdo tuto síň vede: { $contact }
page-privacy-mine = Ty, { $name }
page-privacy-take = Stáhnout vše o mně
page-privacy-blocked = Koho blokuješ
page-privacy-unblock = Už neblokovat: { $name }
page-privacy-forget = Zapomenout na mě
page-privacy-forget-why = Tvoje jméno a místa zmizí nadobro, ve všech prohlížečích. Stoly, u kterých nikdo jiný neseděl, se smažou; u ostatních tvoje místo vezme bot. Nejde to vrátit.
page-privacy-forget-sure = Zapomenout na mě nadobro
page-privacy-forgotten = Hotovo: síň tě už nezná.
page-move = Pokračovat tady
page-move-more = Tento odkaz přenese tvoje jméno a místa do tohoto prohlížeče.
page-move-instead = Tento odkaz přenese do prohlížeče jiné jméno a jeho místa. { $name } už tu pak hrát nebude.
page-move-go = Hrát v tomto prohlížeči
page-copy = Kopírovat
page-copied = Zkopírováno
page-copied-link = Odkaz je zkopírován.
page-copied-command = Příkaz je zkopírovaný.
page-copy-marked-link = Odkaz je označený: zkopíruj ho klávesami svého zařízení.
page-copy-marked-command = Příkaz je označený: zkopíruj ho klávesami svého zařízení.
page-sound = Zvuk
page-sound-volume = Hlasitost
page-sound-test = Vyzkoušet
page-language = Jazyk
page-language-now = Jazyk: { $language }
page-settings = Nastavení
page-settings-notify = Ozvat se, když jsem na tahu
page-settings-notify-refused = Prohlížeč této stránce upozornění nepovoluje.
page-settings-theme = Vzhled
page-settings-theme-system = jako v zařízení
page-settings-theme-light = světlý
page-settings-theme-dark = tmavý (při svíčkách)
page-light = Při svíčkách
page-settings-text = Velikost písma
page-settings-text-normal = běžná
page-settings-text-large = větší
page-settings-text-larger = velká
page-settings-motion = Pohyb
page-settings-motion-system = jako v zařízení
page-settings-motion-less = co nejméně
page-settings-letters = Písmena na značkách
page-settings-letters-more = Poddaní a stavby ukazují vedle tvaru a barvy i písmeno.
page-settings-confirm = Potvrzovat
page-settings-confirm-needed = kde na tom záleží
page-settings-confirm-always = vždy
page-settings-confirm-once = co nejméně
page-settings-confirm-more = Kde na tom záleží: před tím, co nejde vzít zpět, a po klepnutí. Co nejméně: jen před tím, co nejde vzít zpět.
page-settings-warn = Zeptat se, než něco propadne
page-settings-warn-more = Jednou: když má tah skončit, i když jde ještě stavět, nebo když pasuji a zbývají mi poddaní.
page-settings-forced = Kde je jen jedna odpověď, odpoví se samo, leda by se tím ostatní něco dozvěděli.

## Nový stůl

page-game = Hra
page-title-label = Název stolu (nepovinný)
page-seats = Místa
page-seats-count = { $players } z { $most }
page-seat-you = ty
page-seat-me = Ty
page-seat-open = volné místo
page-seat-rival = Bot
page-seat-link = Na odkaz
page-seat-who = Kdo sedí na místě { $seat }
page-seat-add = Přidat místo
page-seat-remove = Odebrat místo { $seat }
page-bot-beginner = Začátečník
page-bot-novice = Nováček
page-bot-easy = Snadný
page-bot-casual = Amatér
page-bot-steady = Solidní
page-bot-normal = Střední
page-bot-skilled = Zručný
page-bot-strong = Silný
page-bot-hard = Těžký
page-bot-expert = Expert
page-bot-master = Mistr
page-bot-adaptive = Přizpůsobivý
page-bot-random = Náhodný
page-level-time = { $level } · { $seconds } s
page-level-cut = { $level } · { $seconds } s, jen { $share } %
page-level-note = Sekundy říkají, jak dlouho takový bot přemýšlí v jednom tahu na počítači síně.
page-adaptive-note = Přizpůsobivý: když vyhraješ, hraje o něco lépe, když prohraješ, o něco hůř, až budou síly vyrovnané.
page-adapted-middle = Hraje asi jako „{ $level }“, někde mezi těmi, se kterými hraje.
page-adapted-first = Ještě tě nezná: začíná asi jako „{ $level }“ a učí se z každé hry.
page-adapted =
    Hraje asi jako „{ $level }“: { $games ->
        [one] po jedné hře, výhry: { $won }.
        [few] po { $games } hrách, výhry: { $won }.
       *[other] po { $games } hrách, výhry: { $won }.
    }
page-cut-slow = Počítač síně je na úroveň „{ $level }“ příliš pomalý: takový bot stihne promyslet asi { $share } % toho, co má.
page-cut-full = Přemýšlí méně: síň je plná. Když najednou přemýšlí tolik botů, stihne úroveň „{ $level }“ promyslet asi { $share } % toho, co má.
page-set-pace = Tempo botů
page-set-pace-more = Jak dlouho se tváří, že přemýšlejí.
page-pace-calm = Klidné
page-pace-quick = Rychlé
page-pace-instant = Hned
page-set-scores = Průběžné body
page-set-scores-more = Bez skrytých karet.
page-set-deductions = Kdo je kdo
page-set-deductions-more = Co si můžeš odvodit, v přehledné mřížce.
page-set-hints = Nápověda
page-set-hints-more = Co by udělal zkušený hráč.
page-set-chat = Rozhovory
page-set-chat-more = Lidé u stolu si mohou psát.
page-set-review = Rozbor
page-set-review-more = Po skončení: jak se vyvíjely šance všech.
page-set-watch = Diváci
page-set-watch-more = Dívat se smí každý, kdo má odkaz.
page-set-listed = V seznamu
page-set-listed-more = Sednout si smí kdokoli ze síně.
page-sum-open =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, asi { $minutes } minut. Začne se, až budou všichni sedět.
page-sum-bots =
    { $players ->
        [one] { $players } hráč, asi { $minutes } minut. Začne se hned.
        [few] { $players } hráči, asi { $minutes } minut. Začne se hned.
       *[other] { $players } hráčů, asi { $minutes } minut. Začne se hned.
    }
page-new-open = Otevřít stůl
page-new-start = Začít hru
page-step-next = Dále
page-step-back = Zpět

## Před začátkem

page-lobby-about =
    { $game }, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, asi { $minutes } minut
page-lobby-size =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }, asi { $minutes } minut
page-lobby-goes-on = Pokračování hry, která se už odehrála
page-lobby-sit = Posaď se
page-lobby-sit-why = Stačí jméno.
page-lobby-sit-watch = Stačí jméno. Můžeš také zůstat a dívat se.
page-lobby-free =
    { $count ->
        [one] Jedno místo je volné
       *[other] Volná místa: { $count }
    }
page-lobby-free-why = Pošli odkaz příteli, nebo tam posaď bota.
page-lobby-wait-why = Přátelé přijdou přes odkaz; hostitel může posadit i bota.
page-lobby-ready = Všichni jsou tu
page-lobby-ready-why = Hra se otevře všem najednou.
page-lobby-host = Hru začne hostitel
page-lobby-full = Všechna místa jsou obsazená
page-lobby-full-watch = Můžeš zůstat a dívat se na hru.
page-lobby-full-why = U tohoto stolu diváci nejsou. Požádej hostitele o místo.
page-lobby-start = Začít hru
page-seat-sit = Sednout sem
page-seat-share = Někdo tady
page-seat-shared = u tohoto zařízení
page-share-title = Kdo tu sedí?
page-share-why = Hrajete na jednom zařízení a podáváte si ho. Mezi vámi stůl zakryje opona.
page-share-name = Jméno tohoto hráče
page-seat-stand = Vstát
page-seat-here = u stolu
page-seat-away = teď tu není
page-seat-free = Uvolnit místo: { $name }
page-invite = Pozvánka
page-invite-more = Pošli odkaz přátelům, nebo ať namíří fotoaparát na QR kód.
page-invite-link = Odkaz na tento stůl
page-invite-qr = Odkaz na tento stůl jako QR kód
page-invite-alone = Zatím síň otevře jen tento počítač. Chceš-li odkaz pro přátele, zavři síň a otevři ji znovu příkazem:
page-invite-command = Příkaz, který pustí přátele dovnitř
page-invite-elsewhere = Tato adresa funguje jen na tomto počítači. Otevři síň na adrese, kterou používají přátelé: pak tu bude odkaz pro ně.
page-invite-other = Příteli se neotevře? Zkus jinou adresu:
page-invite-address = Adresa tohoto počítače
page-decided = Co se hraje
page-watchers =
    { $count ->
        [one] jeden divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
page-change = Změnit
page-change-title = Změna stolu
page-change-seats = Kdo sedí na místě, které zmizí, vstane.
page-change-goes-on = Tento stůl pokračuje ve hře, která se už odehrála: místa a pravidla zůstávají.

## Odehraná hra k přehrání

page-replay-watch = Přehrát záznam
page-replay-watch-one = Přehrát záznam: { $title }
page-replay-short = Záznam hry
page-replay-of = Záznam hry: { $name }
page-replay-window = Záznam hry: { $name } – Great Hall
page-replay-leave = Opustit přehrávání
page-replay-bar = Průběh hry
page-replay-moves = Krok
page-replay-where = Krok { $move } z { $moves }, { $round }. kolo, { $who }
page-replay-count = Krok { $move } z { $moves }
page-replay-end = Konec
page-replay-play = Přehrát
page-replay-pause = Pozastavit
page-replay-back = O odpověď zpět
page-replay-on = O odpověď dál
page-replay-back-turn = O tah zpět
page-replay-on-turn = O tah dál
page-replay-jump = Přejít na kolo
page-replay-round = { $round }. kolo
page-replay-speed = Rychlost
page-replay-times = { $speed }×
page-replay-eyes = Čí pohled
page-replay-all = Vše odkryté
page-replay-as = Pohled hráče: { $who }
page-replay-copy = Kopírovat odkaz na tento krok
page-replay-copied = Odkaz je zkopírován
page-replay-this = Tento krok
page-replay-secrets = Tajemství
page-replay-answers = { $who }: { $answer }
page-replay-unseen = { $who } volí tajně
page-replay-stops = Tady záznam končí
page-replay-go-on = Hrát dál odtud
page-replay-go-on-more = Nový stůl začíná tímto krokem. Karty leží jako tehdy, i ty, které nikdo neviděl; o tom, co přijde potom, rozhodne náhoda znovu.
page-replay-go-on-seat = Tvé místo
page-replay-go-on-others = Ostatní místa
page-replay-go-on-start = Hrát dál
page-replay-open = Přehrát záznam
page-replay-record = Přehrát záznam
page-replay-record-more = Záznam je soubor, ve kterém je hra uložená. Přetáhni ho na tuto stránku, nebo ho vyber. Jen se přehraje, nikam se neukládá. Pokud obsahuje celý stůl, připraví se tady a hraješ dál.
page-replay-choose = Vybrat soubor
page-replay-drop = Pusť záznam sem
page-replay-gone = Tento záznam už tu není
page-replay-gone-more = Síň si záznam nechává hodinu. Otevři soubor znovu.
page-replay-refused = Tuto hru nelze přehrát
page-replay-bad = Tento soubor nelze otevřít: { $reason }
page-replay-bad-line = Tento soubor nelze otevřít kvůli řádku { $line }: { $reason }
page-replay-bad-game = Tento soubor nelze otevřít: { $reason } ({ $game })

## Když něco nejde

page-trouble = Něco se pokazilo. Zkus to znovu.
page-trouble-away = Síň neodpovídá
page-away-more = O nic nepřijdeš. Každých pár vteřin se to zkouší znovu.
page-away-tables = Tvé stoly čekají v síni
page-away-tables-more = Objeví se tu, jakmile síň odpoví.
page-trouble-reason = Nejde to: { $reason }

## Poděkování

page-credits = Poděkování
page-credits-fan = Neoficiální
page-credits-fan-more = Great Hall dělají fanoušci. S vydavateli ani autory her, které se tu hrají, nemá nic společného; hry, jejich názvy a výtvarná podoba patří jim. Nic z jejich ilustrací ani textů se tu nepoužívá.
page-credits-icons = Ikony
page-credits-icons-more = Z game-icons.net, nakreslili { $artists }. Některé jsou přebarvené a vsazené do štítů:
page-credits-letters = Písmo
page-credits-letters-more = Alegreya, Alegreya Sans a Alegreya SC, Juan Pablo del Peral, Huerta Tipográfica:
page-credits-program = Program
page-credits-program-more = Vlastní kód, texty a kresby Great Hallu:

## U stolu

page-table-hall = Great Hall
page-table-home = Zpět do síně
page-table-window = { $name } · Great Hall
page-table-window-turn = ● Jsi na tahu · { $name }
page-table-prompt = Co je třeba rozhodnout
page-table-legal = lze zvolit
page-table-pay = cena { $price }
page-table-picked = vybráno: { $count }
page-table-picked-of = { $count } z { $most }
page-table-put-back = Vrátit: { $thing }
page-table-loses = cena: { $losses }
page-table-rule = Pravidlo { $rule }
page-table-chosen = { $answer }?
page-table-final = Jakmile to potvrdíš, už to nepůjde vzít zpět
page-table-closes = nelze vzít zpět
page-table-doubt = { $thing }: { $reason }
page-table-back = Zpět
page-table-waiting = Na řadě: { $names }
page-table-quiet = Nikdo teď není na řadě
page-table-look-around = Zatím se můžeš rozhlédnout
page-table-full = Přemýšlí méně než obvykle: síň je plná.
page-table-watching = Díváš se
page-table-away = Než se vrátíš, hraje za tebe bot
page-table-come-back = Vrátit se na své místo
page-table-over = Hra skončila
page-table-show-result = Ukázat výsledek
page-table-undo = Vzít zpět
page-table-ask-back = Požádat o vzetí zpět
page-table-asks-back = { $name } žádá o vzetí své poslední odpovědi zpět
page-table-asks-back-more = Nikdo kvůli ní neviděl nic skrytého. Když budeš hrát dál, platí.
page-table-asking-back = Žádáš o vzetí zpět; musí souhlasit: { $names }
page-table-allow = Povolit
page-table-disallow = Odmítnout
page-table-withdraw = Už netřeba
page-table-not-allowed = { $name } to nepovolí: tvoje odpověď platí
page-table-hint = Nápověda
page-table-hint-answer = Nápověda: { $answer }
page-table-hint-none = Bez nápovědy: žádná odpověď není lepší než jiná
page-table-hint-plan = Potom: { $steps }
page-table-hint-over =
    { $points ->
        [0] O málo lepší než: { $answer }
        [one] Asi o bod víc než: { $answer }
        [few] Asi o { $points } body víc než: { $answer }
       *[other] Asi o { $points } bodů víc než: { $answer }
    }
page-table-hint-for =
    { $points ->
        [0] { $reason } (přinese méně než bod)
        [one] { $reason } (přinese asi bod)
        [few] { $reason } (přinese asi { $points } body)
       *[other] { $reason } (přinese asi { $points } bodů)
    }
page-table-hint-against =
    { $points ->
        [0] { $reason } (stojí méně než bod)
        [one] { $reason } (stojí asi bod)
        [few] { $reason } (stojí asi { $points } body)
       *[other] { $reason } (stojí asi { $points } bodů)
    }
page-table-scores = Body
page-table-log = Záznam
page-table-menu = Nabídka
page-table-side = Vedle stolu
page-table-tabs = Části stolu
page-table-tab-targets =
    { $count ->
        [one] { $tab }, { $count } možný cíl
        [few] { $tab }, { $count } možné cíle
       *[other] { $tab }, { $count } možných cílů
    }
page-table-tab-talk =
    { $count ->
        [one] { $tab }, { $count } nová zpráva
        [few] { $tab }, { $count } nové zprávy
       *[other] { $tab }, { $count } nových zpráv
    }
page-table-fold = Sbalit otázku
page-table-unfold = Rozbalit otázku
page-table-link = Odkaz na tento stůl
page-table-copy = Kopírovat odkaz
page-table-copied = Odkaz je zkopírován
page-table-keys = Klávesy
page-table-key-tab = Další možná volba
page-table-key-enter = Provést
page-table-key-escape = O krok zpět
page-table-key-number = První až devátá možná volba; čísla ukáže podržený Alt
page-table-key-end = Ukončit tah, pasovat nebo se vzdát příležitosti
page-table-key-boards = Deska jiného hráče; šipky vedou k další
page-table-key-space = Ukázat hned, jak pohyb na stole skončí
page-table-leave = Odejít od stolu, zaskočí bot
page-table-watchers =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
page-table-older =
    { $count ->
        [one] Ukázat { $count } starší řádek
        [few] Ukázat { $count } starší řádky
       *[other] Ukázat { $count } starších řádků
    }
page-table-since = Od tvého posledního tahu
page-table-offline = Síň neodpovídá. Zkouší se to znovu …
page-table-offline-pending = Síň neodpovídá. Tvoje odpověď je uložená a posílá se znovu …
page-table-paused = Stůl je pozastavený: jeho záznam tato verze neumí přečíst. Nic se neztratilo.
page-older = Tato hra začala podle starších pravidel
page-older-finish-why = Pravidla se od té doby změnila. Když budou všichni u stolu souhlasit, hra bude pokračovat podle dnešních pravidel odtud, kde stojí. Co se odehrálo dřív, už pak nepůjde vzít zpět.
page-older-lost = Dnešní pravidla neumějí přečíst, jak hra stojí, takže ji tu nejde dohrát. Nic se neztratilo: můžeš uložit její záznam a přehrát ji tak daleko, jak to dnešní pravidla umějí.
page-older-over = Můžeš uložit její záznam a přehrát ji tak daleko, jak to dnešní pravidla umějí.
page-older-goes-on = Pokračuje u jiného stolu podle dnešních pravidel.
page-older-secret = Přehrání i záznam se otevřou, až ji už nikdo nebude moci hrát: ukazují, co je ještě skryté.
page-older-agree = Souhlasí: { $names }
page-older-waits = Čeká se na souhlas: { $names }
page-older-finish = Dohrát podle dnešních pravidel
page-older-withdraw = Už nesouhlasím
page-older-go = Přejít k tomu stolu
page-table-reload = Načíst znovu
page-table-not-watched = U tohoto stolu se dívat nesmíš
page-table-ended = Síň spojení ukončila. Vrátíš se, když stránku načteš znovu.
page-table-winner = vítěz
page-table-wins =
    { $count ->
        [one] Vítězí { $names }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
       *[other] Společně vítězí { $names }: { $points ->
            [one] { $points } bod
            [few] { $points } body
           *[other] { $points } bodů
        }
    }
page-table-you = ty
page-table-you-share = Dělíš se o vítězství
page-table-you-win =
    { $points ->
        [0] Vítězíš
        [one] Vítězíš o bod
        [few] Vítězíš o { $points } body
       *[other] Vítězíš o { $points } bodů
    }
page-table-you-came =
    { $points ->
        [0] Máš { $place }. místo při stejném počtu bodů
        [one] Máš { $place }. místo, k vítězství chyběl bod
        [few] Máš { $place }. místo, k vítězství chyběly { $points } body
       *[other] Máš { $place }. místo, k vítězství chybělo { $points } bodů
    }
page-table-has = { $name } { $points }
page-table-decided = Největší rozdíl: { $line } ({ $amounts })
page-table-total = Celkem
page-table-again = Hrát znovu u stejného stolu
page-table-next = Přejít k další hře
page-table-look = Prohlédnout stůl
page-table-record = Uložit záznam
page-table-file = Uložit celý stůl

page-picture = Stůl na památku
page-picture-keep = Obrázek na památku
page-picture-save = Uložit obrázek
page-picture-share = Sdílet…
page-picture-failed = Tento prohlížeč neumí obrázek nakreslit.

page-review = Rozbor
page-review-points = Body
page-review-parts = Co se o hře ukazuje
page-review-begins = Rozbor začne, až na něj bude mít bot čas …
page-review-far = Bot hru prochází znovu, krok za krokem …
page-review-again = Zkusit znovu
page-review-chances = Šance na výhru
page-review-chance = { $name } { $percent } %
page-review-percent = { $percent } %
page-review-round = { $round }. kolo
page-review-end = Konec
page-review-table = Šance na výhru na začátku každého kola
page-review-mark = Zlom { $number }: { $name }, { $before } % na { $after } %
page-review-turning = Zlomové okamžiky
page-review-none = Žádná odpověď sama o sobě moc nezměnila.
page-review-change = { $before } % → { $after } %
page-review-played = Zahráno: { $answer }
page-review-same = Mistr by zahrál totéž
page-review-better = Mistr: { $answer } ({ $chance } %)
page-review-watch = Přehrát
page-review-watch-number = Přehrát zlom { $number }
page-review-what-if = Co kdyby?
page-review-what-if-number = Co kdyby: zlom { $number }
page-review-step = { $step } z { $steps }
page-review-line = { $name }: { $answer }
page-review-line-end = Konec kola: { $chances }
page-review-back = Zpět
page-review-next = Dál
page-review-line-note = Jedna z možností, jak to mohlo jít dál. Cizí karty jsou vymyšlené: hráč je mohl jen odhadovat.
page-review-note = Šance jsou odhadem hráče, který ví to, co mohl vědět ten, kdo byl na řadě. Tečkovaná čára je stejný podíl pro všechny. Co odpověď změnila, se měří bez vlivu náhody.

## Zařízení, které si podáváte

page-hot-pass = Předej zařízení: { $name }
page-hot-why = Ať se nikdo jiný nedívá. Co leží otevřeně pro všechny, je vidět za oponou.
page-hot-me = Tady { $name }
page-hot-peek = Podržením nahlédneš: { $name }
page-hot-hold = Podržením nahlédneš

## Čas a lidé, kteří odejdou

page-set-clock = Čas na odpověď
page-set-clock-more = Kdo nestihne, za toho hraje bot, než se vrátí.
page-clock-0 = bez limitu
page-clock-120 = 2 minuty
page-clock-600 = 10 minut
page-clock-3600 = 1 hodina
page-clock-86400 = 1 den
page-clock-259200 = 3 dny
page-set-stand-in = Kdo zaskakuje
page-set-stand-in-more = Bot, který hraje za ty, kdo jsou pryč.
page-stand-in-usual = jako obvykle
page-left-why = Tolik času má ještě ten, kdo je na řadě; pak hraje bot.
page-left-days =
    { $count ->
        [one] zbývá { $count } den
        [few] zbývají { $count } dny
       *[other] zbývá { $count } dní
    }
page-left-hours =
    { $count ->
        [one] zbývá { $count } hodina
        [few] zbývají { $count } hodiny
       *[other] zbývá { $count } hodin
    }
page-left-minutes =
    { $count ->
        [one] zbývá { $count } minuta
        [few] zbývají { $count } minuty
       *[other] zbývá { $count } minut
    }
page-left-seconds =
    { $count ->
        [one] zbývá { $count } sekunda
        [few] zbývají { $count } sekundy
       *[other] zbývá { $count } sekund
    }
page-resign = Vzdát se
page-resign-why = Tvé místo dohraje bot. Dívat se můžeš, ale vrátit už ne.
page-resign-sure = Opravdu se vzdát
page-replace = Nechat hrát bota za: { $name }
page-replace-wait =
    { $count ->
        [one] možné za { $count } sekundu
        [few] možné za { $count } sekundy
       *[other] možné za { $count } sekund
    }
page-row-delete = Odklidit: { $title }
page-row-delete-sure = Opravdu? Odklidit natrvalo i se záznamem: { $title }
page-row-delete-go = Opravdu?

## Zpátky u stolu

page-recap = Co se mezitím stalo
page-recap-more = Od tvého posledního tahu
page-recap-skip = Přeskočit
page-recap-done = Ke stolu

## Věty, které si lidé u stolu říkají

page-phrases = Něco říct
page-phrases-more = Každý si to přečte ve svém jazyce.
page-phrase-hello = Ahoj všichni!
page-phrase-your_turn = Jsi na tahu.
page-phrase-moment = Momentík, prosím.
page-phrase-well_played = Skvělý tah!
page-phrase-lucky = To je ale štěstí!
page-phrase-ouch = Au!
page-phrase-sorry = Promiň!
page-phrase-thanks = Díky!
page-phrase-again = Ještě jednu hru?
page-phrase-bye = Tak ahoj!
page-phrase-laugh = směje se
page-phrase-cheers = zvedá pohár
page-phrase-bravo = Bravo!
page-phrase-gasp = lapá po dechu
page-phrase-weep = pláče
page-phrase-rage = vře vzteky
page-say = Řekni něco…
page-say-send = Odeslat
page-say-tray = Reakce a hotové věty
page-mute = Ztlumit: { $name }
page-report = Nahlásit
page-reported = Kdo síň vede, si to teď může přečíst.
page-block = Zablokovat: { $name }
page-blocked = { $name }: už nic od tohoto člověka neuslyšíš a nepotkáte se u stolů, které někdo z vás otevře. Vzít to zpět můžeš na stránce „Co se uchovává“.
page-people = Lidé u stolu
page-people-why = O komkoli můžeš říct těm, kdo síň vedou; přečtou si, co se tu těsně předtím řeklo a stalo. Koho zablokuješ, toho už neuslyšíš a k tvým stolům nepřijde.
page-people-reason = Co se stalo? (jen pokud chceš)
page-people-report = Nahlásit: { $name }
page-unmute = Znovu slyšet: { $name }
page-chat-off = Rozhovory u tohoto stolu jsou vypnuté.
page-chat-switch-off = Vypnout rozhovory
page-chat-switch-on = Zapnout rozhovory
page-log-sieve = Zobrazit v záznamu
page-log-sieve-all = Vše
page-log-sieve-all-more = Co se dělo a co se říkalo.
page-log-sieve-deeds = Činy
page-log-sieve-deeds-more = Co se dělo, bez toho, co se říkalo.
page-log-sieve-blows = Rány
page-log-sieve-blows-more = Jen to, co někomu uškodilo nebo něco rozhodlo.
page-log-sieve-talk = Rozhovory
page-log-sieve-talk-more = Jen to, co se říkalo.
page-log-none-all = Zatím se nic nestalo.
page-log-none-deeds = Zatím se nic nestalo.
page-log-none-blows = Zatím nikdo neutrpěl ránu.
page-log-none-talk = Zatím nikdo nic neřekl.
page-log-more =
    { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }

## Pravidla

page-rules = Pravidla
page-rules-more = Pravidla ve zkratce a všechny karty. U stolu svítí, co smíš, a co nesvítí, řekne, proč ne.
page-rules-search = Hledat v pravidlech a kartách
page-rules-chapters = Kapitoly
page-rules-covers = Podrobně v úplných pravidlech:
# Words that mean the same to who searches the rules, in any form; groups are apart by semicolons.
page-rules-synonyms = krást krade ukrást okrást okrade krádež loupit zloděj; zabít zabije zavraždit vražda mordýřka smrt; zničit zbořit bourat; vyměnit výměna; zlato zlaťák mince peníze; stavět postavit stavba; body skóre vítězství; dluh splatit
page-rules-nothing = O tom tu nic není.
page-rules-read = Pravidla: { $game }
page-reconstructed = Část této karty není v žádném prameni a je rekonstruovaná. Kdo síň provozuje, může ji opravit podle vlastního výtisku hry.

## První hra s průvodcem

page-guide = První hra s průvodcem
page-guide-first = Jsi tu poprvé?
page-guide-learn = Nauč se hrou: { $game }
page-guide-next = Rozumím
page-guide-leave = Přeskočit výuku
page-guide-enough = Víš toho dost: zbytek přijde hraním. Tady je opravdová partie.
page-guide-real = Zahrát si opravdovou partii
page-guide-here = Hrát dál tady
page-guide-resume = Pokračovat ve výuce

## Co je tohle?

page-asking = Co je tohle?
page-asking-how = Klikni na cokoli a dozvíš se, co to je. Tab: dál, Esc: konec.
page-asking-tap = Klepni na cokoli a dozvíš se, co to je.
page-asking-end = Hotovo
page-about-asking = Na co klikneš, to pak řekne, co je, a nic jiného neudělá.
page-about-home = Všechny stoly síně. Tvoje místo tady zůstává.
page-about-table = Název tohoto stolu. Hraje se tu: { $game }.
page-about-news = Nejnovější řádek záznamu.
page-about-watchers = Přihlížejí a vidí jen to, co smí vidět každý.
page-about-undo = Vezme zpět tvůj poslední krok, dokud jsi na tahu a nikdo se jím nic nedozvěděl.
page-about-ask-back = Tvůj poslední krok jen předal tah dál. Když to všichni ostatní povolí dřív, než někdo odpoví, vezme se zpět. Boti to povolí vždy.
page-about-hint = Co by teď udělal zkušený hráč a proč.
page-about-scores = Body všech, kdyby hra skončila teď, pokud je smíš znát.
page-about-log = Co se zatím stalo, čin za činem, a co bylo řečeno.
page-about-phrases = Rozhovor, reakce a hotové věty pro všechny u stolu.
page-about-settings = Zvuk, velikost, pohyb a jazyk stránky.
page-about-light = Tmavý vzhled, nebo světlý. V nastavení se může zase řídit zařízením.
page-about-menu = Pravidla, odkaz na tento stůl a jak odejít.
page-about-prompt = Na co se tě hra ptá. Odpovědi na stole svítí, nebo jsou tu jako tlačítka.
page-about-waiting = Na koho stůl čeká. Tebe se teď hra na nic neptá.
page-about-price = Tolik tato volba stojí.
page-about-hinted = Modrý rám: sem ukazuje nápověda.
page-about-tab =
    { $count ->
        [0] Část stolu.
        [one] Část stolu. Dá se v ní teď vybrat { $count } věc.
        [few] Část stolu. Dají se v ní teď vybrat { $count } věci.
       *[other] Část stolu. Dá se v ní teď vybrat { $count } věcí.
    }
page-about-lines = Co se stalo, nejnovější na konci. Štít ukazuje, čí je to čin; řádek lze rozbalit; co je pro tebe nové, má jiné pozadí.
page-about-seat =
    { $won ->
        [yes] Štít tohoto hráče a koruna toho, kdo vyhrál.
       *[no] Štít tohoto hráče, jako všude u stolu.
    }
page-seat-number = Místo { $seat }
page-about-place = Místa jdou kolem stolu v tomto pořadí. Štít značí toho, kdo tam sedí.
page-about-end = Vyhrává, kdo má nejvíc bodů. Níže stojí, odkud jsou.
page-about-chances = Jak pravděpodobná byla v tomto kroku výhra každého z hráčů. Ukaž do grafu a uvidíš jiný krok.
page-about-turning = Tato odpověď patří k těm, které nejvíc změnily šance toho, kdo ji dal. Vedle stojí, co by zahrál mistr.

## While others play.

page-table-watch-on = Dívat se dál
page-table-take-turn = Zahrát svůj tah
page-table-space-key = Mezerník
page-table-until-turn = Do tvého tahu
page-table-pace = Tempo
page-table-pace-calm = Klidné
page-table-pace-quick = Rychlé
page-table-pace-skip = K mému tahu
page-table-pace-skip-short = Přeskočit
page-table-pace-more = Boti se řídí tím, kdo chce největší klid. Když se ti něco stane, přeskakování skončí.
page-sound-heard = Co je slyšet
page-sound-heard-table = Celý stůl
page-sound-heard-own = Jen to, co se týká mě

# Stránka se síní uvnitř: bez serveru, na jednom zařízení.
page-inside-coming = Síň se načítá: { $percent } %
page-inside-failed = V tomto prohlížeči se síň nepodařilo otevřít.
page-inside-again = Zkusit znovu
page-inside-elsewhere = Síň je otevřená v jiném okně.
page-inside-take = Hrát tady
page-inside-denied = Tento prohlížeč tu nic neukládá: stoly zmizí, jakmile stránku zavřeš.
page-inside-kept = Tvoje stoly zůstávají v tomto prohlížeči a nikde jinde. Anonymní okno je zapomene, když ho zavřeš.
page-inside-full = V prohlížeči už není místo: co teď odehraješ, se neuloží.
page-inside-version = Nová verze stránky je připravená.
page-inside-renew = Načíst ji
page-inside-friends = Přátelé na jiných zařízeních
page-inside-friends-more = Na této stránce se hraje na jednom zařízení. Chceš-li hrát s přáteli jinde, nainstaluj Great Hall na počítač a otevři tam síň příkazem:
page-lobby-free-here = Posaď někoho k tomuto zařízení, nebo tam posaď bota.
page-step-pass = Podávejte si zařízení
page-step-pass-more = O samotě, proti botům, nebo několik lidí u tohoto zařízení.
page-credits-inside = Python na stránce
page-credits-inside-more = Když je síň přímo ve stránce, běží na Pythonu a Pyodide; s nimi přicházejí msgspec, Starlette, anyio, Fluent a typing extensions. Jejich licence leží vedle stránky:
