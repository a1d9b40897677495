# Co mají všechny hry společné.

engine-nobody = nikdo
    .acc = nikoho
engine-nothing = nic
    .acc = nic
engine-yes = ano
engine-no = ne
engine-chance = náhoda
engine-either = { $first } nebo { $second }
engine-priced = { $answer } (cena: { $price })
engine-losing = { $answer } (cena: { $losses })

## Stůl, jak se ukazuje.

engine-table = Stůl
engine-you = { $seat } (ty)
engine-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
engine-knows = Známé karty
engine-known = { $card } ({ $places })
engine-known-position = { $card } ({ $places }, { $position }. odspodu)

## Kdo je na řadě, když ostatní nesmějí vědět víc.

engine-waiting = Na řadě: { $who }

## Události.

engine-event-undone = { $who } bere odpověď zpět.

## Proč takhle odpovědět nejde.

engine-reason-not_asked = teď nejsi na řadě
engine-reason-game_over = hra už skončila
engine-reason-unknown_answer = takovou odpověď tahle hra nezná
engine-reason-other_question = na tuhle otázku se tak odpovědět nedá
engine-reason-not_there = to tu není
engine-reason-nothing_to_undo = není co vzít zpět

## Proč síň nemůže vyhovět: u rozehraného stolu.

engine-reason-stale = u stolu se mezitím něco stalo; podívej se znovu
engine-reason-not_begun = hra ještě nezačala
engine-reason-not_over = hra ještě neskončila
engine-reason-paused = stůl je pozastavený: síň neumí jeho hru přehrát
engine-reason-not_older = hra začala podle dnešních pravidel
engine-reason-not_finishable = dnešní pravidla neumějí přečíst pozici této hry
engine-reason-no_hints = u tohoto stolu se nenapovídá
engine-reason-no_hint = nápověda teď není; zkus to znovu
engine-reason-no_chat = hostitel u tohoto stolu vypnul rozhovory
engine-reason-nothing_said = tato zpráva je prázdná
engine-reason-no_review = u tohoto stolu není rozbor
engine-reason-no_records = tato síň neotevírá záznamy odjinud
engine-reason-no_invitation = tato síň je pro ty, kdo znají její slovo, a tohle nebylo ono
engine-reason-banned = odtud, kde jsi, do této síně nikdo nepřijde
engine-reason-no_guest = takový host tu není
engine-reason-no_report = takové hlášení tu není
engine-reason-keepers_only = to smí jen ten, kdo síň vede
engine-reason-outside_only = to se dělá příkazem greathall admin, na počítači síně
engine-reason-several_guests = tak se jmenuje víc hostů
engine-reason-no_thought = žádný bot se na to teď nemohl podívat; zkus to znovu
engine-reason-undone_often = v poslední době se toho vzalo zpět už dost; nejdřív hraj dál
engine-reason-asked_already = někdo už o vzetí zpět požádal
engine-reason-asked_no_more = o vzetí zpět už nikdo nežádá
engine-reason-too_fast = to bylo moc rychle; chvilku počkej
engine-reason-too_many = u stolu už není místo; zavři jinou stránku, která ho ukazuje, nebo přijď později
engine-reason-crowded = z tvé adresy je příliš mnoho spojení; zavři jiné stránky, nebo přijď později

## Proč síň nemůže vyhovět: lidé, místa a stoly.

engine-reason-nobody = síň tě ještě nezná; nejdřív zadej jméno
engine-reason-not_invited = ke stolu se chodí na pozvání; řekni si o odkaz
engine-reason-not_watched = u tohoto stolu nejsou diváci povoleni
engine-reason-not_seated = u tohoto stolu nemáš místo
engine-reason-not_host = o tom rozhoduje jen hostitel stolu
engine-reason-no_table = takový stůl tu není
engine-reason-no_seat = takové místo tu není
engine-reason-no_open_seat = žádné místo už není volné
engine-reason-seat_taken = tam už někdo sedí
engine-reason-seats_open = nejdřív je třeba obsadit všechna místa, hráčem nebo botem
engine-reason-already_begun = hra už začala
engine-reason-changed_meanwhile = někdo jiný změnil stůl ve stejnou chvíli: zkuste to znovu
engine-reason-is_here = pořád tam někdo hraje
engine-reason-may_be_back = dotyčná osoba právě odešla a může se vrátit; počkej minutu
engine-reason-bad_name = jméno musí mít aspoň jeden viditelný znak
engine-reason-bad_link = odkaz už někdo použil, nebo je příliš starý
engine-reason-bad_options = s tímto nastavením se hrát nedá

## Proč síň nemůže vyhovět: záznamy, které někdo přinese.

engine-reason-bad_record = tohle není záznam hry
engine-reason-unknown_game = takovou hru síň nezná
engine-reason-other_rules = hrálo se podle jiné verze pravidel
engine-reason-from_position = záznam začíná uprostřed hry: ukázat ho umí jen síň, kde se hrála
engine-reason-bad_table = v tomto souboru není celý stůl
engine-reason-others_play = hrají tu i jiní lidé: soubor by ti ukázal jejich karty
engine-reason-other_facts = hrálo se s jinými údaji o kartách
engine-reason-bad_answer = takovou odpověď pravidla nedovolují
engine-reason-no_replay = záznam už tu není; otevři jeho soubor znovu

## Proč síň nemůže vyhovět: cestou se něco pokazilo.

engine-reason-malformed = tomu síň nerozumí
engine-reason-too_large = to je najednou příliš
engine-reason-too_slow = trvalo to příliš dlouho
engine-reason-not_json = takové zprávě síň nerozumí
engine-reason-bad_length = tomu síň nerozumí
engine-reason-no_route = takové místo v síni není
engine-reason-wrong_method = nic takového tam dělat nejde
engine-reason-foreign_origin = to přišlo z jiné stránky
engine-reason-unknown_host = takovou adresu síň nemá
engine-reason-fault = síň udělala chybu; zkus to znovu

## Proč nelze zvolit hru, bota nebo nastavení.

engine-options-no_game = hra „{ $name }“ neexistuje; na výběr je: { $possible }
engine-options-no_games = hra „{ $name }“ neexistuje; žádná není zapsaná
engine-options-players = počet hráčů může být { $possible }, ne { $players }
engine-options-no_option = volba „{ $option }“ neexistuje; na výběr je: { $possible }
engine-options-no_options = hra žádné volby nemá, tedy ani „{ $option }“
engine-options-value = { $option } nemůže být „{ $value }“; může být: { $possible }
engine-options-list = { $option } je seznam
engine-options-no_bot = bot „{ $name }“ neexistuje; na výběr je: { $possible }
engine-options-budget = rozpočet je počet iterací (400), čas (500ms, 2s), nebo obojí (400:2s), ne „{ $text }“
engine-options-level_budget = úroveň { $name } má vlastní rozpočet
engine-options-skill = síla je počet stupňů (4.5), ne „{ $text }“
engine-options-other_dataset = ve složce { $folder } je jiná datová sada; liší se v: { $differs }
engine-options-no_budget = { $bot } odpovídá hned a rozpočet nemá
engine-options-no_seat = místo „{ $name }“ neexistuje; na výběr je: { $possible }
engine-options-seats = počet míst je { $seats }, ale botů na ně má být { $bots }
engine-options-no_tournament = { $file } není soubor s turnajem
engine-options-other_tournament = { $file } obsahuje jiný turnaj: { $name } je { $there }, ne { $here }
