# The table of Paladins in the browser: what stands beside the words of the rules. $who is a name, or "You".

## Everybody and everything.

paladins-table-you = Ти
paladins-table-yours = ти
paladins-table-looking-on = ходить зараз
paladins-table-others = Інші гравці
paladins-table-visit = Показати весь планшет: { $who }
paladins-table-visit-about = Робітники, майстерні, загін і використані в цьому раунді дії, як на твоєму планшеті.
paladins-table-board-of = Планшет: { $who }
paladins-table-you-count = ти { $count }
paladins-table-main-board = Ігрове поле
paladins-table-round =
    { $crowns ->
        [yes] з «Містом корон», раунд { $round } з { $rounds }
       *[no] Раунд { $round } з { $rounds }
    }
paladins-table-or = або
paladins-table-or-short = /
paladins-table-plus = +
paladins-table-minus = −
paladins-table-of = { $count } з { $all }
paladins-table-points =
    { $points ->
        [one] Поки що { $points } очко
        [few] Поки що { $points } очки
       *[other] Поки що { $points } очок
    }

## The town.

paladins-table-townsfolk = Городяни
paladins-table-pile = колода { $count }
paladins-table-refills = нова карта після раунду
paladins-table-free = без плати
paladins-table-price =
    { $debt ->
        [yes] { $silver ->
            [one] { $silver } срібняк або борг
            [few] { $silver } срібняки або борг
           *[other] { $silver } срібняків або борг
        }
       *[no] { $silver ->
            [0] без плати
            [one] { $silver } срібняк
            [few] { $silver } срібняки
           *[other] { $silver } срібняків
        }
    }
paladins-table-discard-for = скинути заради
paladins-table-orders = Накази короля
paladins-table-order-about =
    { $needs ->
        [one] Хто зробить це { $needs } раз, у кінці гри отримає очок: { $points }.
        [few] Хто зробить це { $needs } рази, у кінці гри отримає очок: { $points }.
       *[other] Хто зробить це { $needs } разів, у кінці гри отримає очок: { $points }.
    }
paladins-table-favours = Милості короля
paladins-table-opens = раунд { $round }

## The map.

paladins-table-tax = Податковий запас
paladins-table-tax-about = Коли податковий запас вичерпано, починається інквізиція.
paladins-table-taverns = Таверни
paladins-table-taverns-open = Відкриті таверни
paladins-table-region-needs = Регіон { $number }, вимоги: { $needs }
paladins-table-region-about = Монах і Навернення потребують тут віри, застава й Атака — сили.
paladins-table-square-free = вільна: { $gain }
paladins-table-square-taken =
    { $piece ->
        [monk] { $who }: монах
       *[outpost] { $who }: застава
    }
paladins-table-not-here = не в цій грі
paladins-table-outsiders = Чужинці
paladins-table-no-outsider = до кінця раунду чужинця немає
paladins-table-scores =
    { $how ->
        [per_2_garrison] 1 ПО за 2 застави
        [per_2_commission] 1 ПО за 2 монахів
        [per_2_develop] 1 ПО за 2 майстерні
        [per_2_fortify] 1 ПО за 2 стіни
        [per_2_absolve] 1 ПО за 2 глечики
        [per_2_recruit] 1 ПО за 2 городян
        [per_4_faith] 1 ПО за 4 віри
        [per_4_strength] 1 ПО за 4 сили
        [per_4_influence] 1 ПО за 4 впливу
        [per_4_diplomacy] 1 ПО за 4 дипломатії
        [per_2_muster] 1 ПО за 2 карти збору
        [per_2_negotiate] 1 ПО за 2 перемовини
        [per_attacked_saracen] 1 ПО за сарацина
        [per_attacked_byzantine] 1 ПО за візантійця
        [per_attacked_viking] 1 ПО за вікінга
        [per_suspicion] 1 ПО за підозру
        [per_unpaid_debt] 1 ПО за борг без сплати
        [per_paid_debt] 1 ПО за сплачений борг
        [orders] 1 ПО й 1 за наказ короля
       *[mercenaries] 1 ПО й 1 за Найманця
    }

## The own board.

paladins-table-workers = Робітники
paladins-table-worker-count = { $worker }: { $count }
paladins-table-good =
    { $kind ->
        [silver] Срібняки: { $count }
        [provision] Провізія: { $count }
        [suspicion] Підозри: { $count }
        [debt] Несплачені борги: { $count }
       *[paid] Сплачені борги: { $count }
    }
paladins-table-thing-new = { $label }, щойно
paladins-table-thing-costs =
    { $count ->
        [0] { $label }, без плати
       *[other] { $kind ->
            [silver] { $count ->
                [one] { $label }, ціна { $count } срібняк
                [few] { $label }, ціна { $count } срібняки
               *[other] { $label }, ціна { $count } срібняків
            }
           *[provision] { $count ->
                [one] { $label }, ціна { $count } жетон провізії
                [few] { $label }, ціна { $count } жетони провізії
               *[other] { $label }, ціна { $count } жетонів провізії
            }
        }
    }
paladins-table-good-about =
    { $kind ->
        [silver] Ними платять за такі дії, як Розвиток чи Розгрішення. У кінці гри 3 срібняки або жетони провізії дають 1 очко.
        [provision] Нею платять за такі дії, як Доручення чи Фортифікація. У кінці гри 3 срібняки або жетони провізії дають 1 очко.
        [suspicion] У кого їх найбільше, той під час інквізиції бере борг.
        [debt] У кінці гри забирає 3 очки, якщо не сплатити.
       *[paid] У кінці гри дає 1 очко.
    }
paladins-table-attribute =
    { $bonus ->
        [0] { $attribute } { $track }
       *[other] { $attribute } { $track }, у цьому раунді ще { $bonus }
    }
paladins-table-converted = Навернені: { $cards }
paladins-table-converted-one = { $card } ({ $scores })
paladins-table-crew = Загін
paladins-table-sign =
    { $sign ->
        [silver] Срібняки
        [provision] Провізія
        [suspicion] Підозра
       *[debt] Борг
    }
paladins-table-crew-of = Загін: { $crew }
paladins-table-no-crew = У загоні ще нікого
paladins-table-no-paladin = Паладина цього раунду ще не відкрито
paladins-table-drawn = Твої паладини
paladins-table-drawn-by = Паладини
paladins-table-nothing-secret = Зараз нічого таємного
paladins-table-plays-now = грає в цьому раунді
paladins-table-slot = { $action }, клітинка { $place }
paladins-table-checks = Вимога: { $checks }. Підвищує: { $raises }.
paladins-table-used = Зайнято
paladins-table-used-short = зайнято
paladins-table-used-why = Тут стоять робітники: у цьому раунді дію вже виконано.
paladins-table-left =
    { $count ->
       *[other] ще { $count }
    }
paladins-table-recruit = скид або найм
paladins-table-clear = прибрати робітників із дії
paladins-table-attacked =
    { $count ->
        [one] { $count } атака
        [few] { $count } атаки
       *[other] { $count } атак
    }
paladins-table-you-place = Ти ставиш
paladins-table-place = Поставити

## The others.

paladins-table-first = перший гравець
paladins-table-passed =
    { $count ->
        [0] Пас
       *[other] Пас, лишає
    }
paladins-table-workers-of =
    { $count ->
        [one] { $count } робітник
        [few] { $count } робітники
       *[other] { $count } робітників
    }

## The opponent of a single player.

paladins-table-has-passed = Пас
paladins-table-marker = Фішка ресурсів на поділці { $space }
paladins-table-workshops =
    { $count ->
        [one] { $count } майстерня
        [few] { $count } майстерні
       *[other] { $count } майстерень
    }
paladins-table-schemes =
    { $any ->
        [yes] Лишилося схем: { $count }. Зіграно: { $played }.
       *[no] Лишилося схем: { $count }.
    }
paladins-table-why = Чому він так робить
paladins-table-opponents-turn = Хід гравця-бота
paladins-table-explain = Пояснювати кожен хід
paladins-table-to-own = До твого ходу
paladins-table-steps = Цей хід крок за кроком
paladins-table-step-on = Далі
paladins-table-step-count = Крок { $step } з { $steps }
paladins-table-step-why = Чому: { $why }
paladins-table-step-skipped = Пропущено перед цим: { $count }.
paladins-table-step-scheme = Верхня карта його колоди каже, що він спробує.
paladins-table-step-takes_action = До цього веде його Схема, і це можливо.
paladins-table-step-cannot = Тож він переходить до наступного.
paladins-table-step-passes = У нього більше немає робітників на цей раунд.
paladins-table-step-follows = Це випливає з попереднього кроку.
paladins-table-space-key = Пробіл
paladins-table-resources = Ресурси
paladins-table-resources-about = Усе, що він отримує, рухає цю фішку; після кожного кола зростає його найнижчий показник.
paladins-table-cannot = неможливо
paladins-table-nothing-hidden = Ті самі кроки, що й на папері; він знає не більше, ніж ти.
paladins-table-no-trail = Гравець-бот ще не ходив.

## A phone.

paladins-table-tab-town = Місто
paladins-table-tab-map = Мапа
paladins-table-tab-board = Планшет
paladins-table-tab-rivals = Гравці

## A new table.

paladins-table-no-options = Усі грають тими самими картами; обирати нічого не треба.
paladins-table-difficulty = Гравець-бот
paladins-table-difficulty-easy = Легкий
    .about =
        { $crowns ->
            [yes] Гравець-бот починає з двома майстернями.
           *[no] Гравець-бот починає з однією майстернею.
        }
paladins-table-difficulty-standard = Звичайний
    .about =
        { $crowns ->
            [yes] Гравець-бот починає з чотирма майстернями.
           *[no] Гравець-бот починає з трьома майстернями.
        }
paladins-table-difficulty-hard = Важкий
    .about =
        { $crowns ->
            [yes] Гравець-бот починає з шістьма майстернями.
           *[no] Гравець-бот починає з п’ятьма майстернями.
        }
paladins-table-difficulty-impossible = Неможливий
    .about = Гравець-бот починає з майстернею на кожній із восьми дій праворуч.
paladins-table-expansion = Доповнення
paladins-table-expansion-city_of_crowns = Місто корон
    .about = Збір і Перемовини: дві нові дії, четвертий показник, союзники й таємний наказ для кожного.

## City of Crowns.

paladins-table-tab-crowns = Корони
paladins-table-pile-open =
    { $count ->
        [0] під нею порожньо
       *[other] колода { $count }, верхня відкрита
    }
paladins-table-empty-pile = колода порожня
paladins-table-empty-stack = порожньо
paladins-table-below =
    { $count ->
        [0] Під нею карт немає
        [one] Під нею { $count } карта
        [few] Під нею { $count } карти
       *[other] Під нею { $count } карт
    }
paladins-table-diplomat = Дипломат
paladins-table-diplomat-about = Тут стоїть дипломат: цю карту забрати не можна. Але робітника на неї поставити можна.
paladins-table-step =
    { $count ->
        [one] { $count } жетон провізії
        [few] { $count } жетони провізії
       *[other] { $count } жетонів провізії
    }
paladins-table-step-about = Стільки платять, коли дипломат минає це місце дорогою до обраної карти.
paladins-table-delegate = Делегуй
paladins-table-delegate-of = Делегувати: { $card }
paladins-table-enlist = Залучи
paladins-table-enlist-of = Залучити: { $card }
paladins-table-outsider-pile =
    { $count ->
        [0] остання карта колоди
       *[other] верх колоди, під нею { $count }
    }
paladins-table-allies = Союзники
paladins-table-allies-about = першому за три символи
paladins-table-ally-of = Власник: { $who }.
paladins-table-icons = Символи
paladins-table-icons-of = Символи «{ $icon }»: { $count }
paladins-table-icon-printed = Один надруковано на планшеті.
paladins-table-icon-ally = Їхній союзник уже приєднався.
paladins-table-icons-about = Три однакові символи здобувають союзника. Набори різних дають очки в кінці гри.
paladins-table-kept =
    { $action ->
        [muster] забрано { $count }
       *[negotiate] залучено { $count }
    }
paladins-table-kept-about =
    { $action ->
        [muster] Карти збору дають у кінці гри 1 очко за кожні { $per }.
       *[negotiate] Два, три чи чотири різні символи в кінці гри дають очок: { $two }, { $three } чи { $four }.
    }
paladins-table-worth =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
paladins-table-secret-order = Таємний наказ короля
paladins-table-secret-about =
    { $needs ->
        [one] { $action }, { $needs } раз. У кінці гри очок: { $points }. Більше ніхто його не бачить.
        [few] { $action }, { $needs } рази. У кінці гри очок: { $points }. Більше ніхто його не бачить.
       *[other] { $action }, { $needs } разів. У кінці гри очок: { $points }. Більше ніхто його не бачить.
    }
paladins-table-secret-hidden = Його бачить лише власник; якщо виконано, у кінці гри дає очок: { $points }.
paladins-table-has-secret = Таємний наказ короля, який покажуть у кінці гри.
paladins-table-leaves = покидає гру

## What things are, for whoever asks.

paladins-table-needs =
    { $you ->
        [yes] { $attribute } щонайменше { $needs }; ти маєш { $have }.
       *[no] { $attribute } щонайменше { $needs }; { $who } має { $have }.
    }
paladins-table-far = { $who }: { $count } з { $all }.
paladins-table-changed = Це змінилося після твого останнього ходу.
paladins-table-lent-about = Те, що додає паладин, враховують для дій у його раунді, але не для очок.
paladins-table-cost-about = Це ціна. Її сплачують до запасу.
paladins-table-verb-about =
    { $verb ->
        [tax] Срібняки з податкового запасу. Їх треба взяти; хто бере останній, викликає інквізицію.
        [discard_suspicion] Скидають найновішу підозру. У кого їх найбільше, той під час інквізиції бере борг.
        [pay_debt] Несплачений борг перевертають: він більше не забирає 3 очки, а дає 1.
        [destroy_debt] Несплачений борг повертається до стосу й більше не забирає очок.
        [take_debt] Несплачений борг у кінці гри забирає 3 очки, якщо його не сплатити.
        [pray] Робітники однієї дії твого планшета повертаються до запасу, і її можна виконати знову.
        [free_recruit] Городянин із ряду приєднується до загону, або його скидають заради винагороди в кутку: без робітників і срібняків.
        [free_discard_townsfolk] Городянина з ряду скидають заради винагороди в кутку, без плати.
        [discard_own_townsfolk] Одного з твоїх городян відпускають заради винагороди в кутку. Його уміння зникає.
        [move_workshop] Одна з твоїх майстерень переходить у вільну клітинку іншої дії.
        [must_pass] Після цього ти одразу пасуєш.
       *[place_workshop] Наступна майстерня з ряду Розвитку назавжди стає у вільну клітинку. Ти отримуєш робітника, що був під нею.
    }
paladins-table-worker-space = Місце для робітника
paladins-table-slot-takes =
    { $takes ->
        [any] Підходить будь-який робітник.
        [criminal] Підходить лише злочинець.
       *[other] Підходить: { $worker } або злочинець.
    }
paladins-table-slot-may = Тут назавжди може стати майстерня.
paladins-table-slot-workshop = Тут назавжди стоїть майстерня: робітник не потрібен.
paladins-table-standing =
    { $on ->
        [favour] { $worker } стоїть тут до кінця раунду.
        [muster] { $worker } стоїть тут, доки хтось не забере карту.
       *[board] { $worker } стоїть тут, доки ти не спасуєш або не прибереш робітників.
    }
paladins-table-suggested = Радимо цього робітника.
paladins-table-workers-about = Після пасу гравець лишає собі до 3 невикористаних.
paladins-table-place-costs = Ціна його місця: { $price }.
paladins-table-place-about =
    { $debt ->
        [yes] Ціна цього місця, хай як береш карту. Замість срібняків можна взяти несплачений борг.
       *[no] Ціна цього місця, хай як береш карту.
    }
paladins-table-pile-about =
    { $open ->
        [yes] Карт під верхньою: { $count }. Верхня карта відкрита, і її теж можна обрати. У кінці раунду колода заповнює порожні місця.
       *[no] Лишилося карт: { $count }. У кінці раунду колода заповнює порожні місця.
    }
paladins-table-opens-about = Відкривають на початку раунду { $round }.
paladins-table-half-about =
    { $which ->
        [corner] Отримує той, хто скине цього городянина одним робітником.
        [bonus] Отримують один раз, під час наймання.
        [attack] Отримує той, хто атакує цього чужинця.
       *[convert] Отримує той, хто наверне цього чужинця; у кінці гри він дає очки, як указано на карті.
    }
paladins-table-occasion-about = У загоні щоразу дає: { $gain }.
paladins-table-taverns-about = Щораунду кожен бере робітників з однієї карти таверни. Карт на одну більше, ніж гравців.
paladins-table-region-closed = Жодної з його клітинок зараз обрати не можна.
paladins-table-square-away =
    { $players ->
        [one] Діє від { $players } гравця: не в цій грі.
        [few] Діє від { $players } гравців: не в цій грі.
       *[other] Діє від { $players } гравців: не в цій грі.
    }
paladins-table-suit =
    { $suit ->
        [saracen] Сарацини
        [byzantine] Візантійці
       *[viking] Вікінги
    }
paladins-table-suit-about = Народ чужинця. Деякі навернені дають очки за атакованих з одного народу.
paladins-table-checks-card = Потребує того, що на карті, і підвищує дипломатію.
paladins-table-use = { $action }, виконання { $use } з { $all }
paladins-table-use-done = Уже виконано.
paladins-table-use-worth = Стільки їх у кінці гри дає: { $worth }.
paladins-table-anybody = будь-хто
paladins-table-takes = Робітники: { $workers }.
paladins-table-costs = Ціна: { $cost }.
paladins-table-harvest =
    { $count ->
        [one] За { $count } робітника: { $gain }.
        [few] За { $count } робітників: { $gain }.
       *[other] За { $count } робітників: { $gain }.
    }
paladins-table-under = Лишилося майстерень: { $count }. Під наступною: { $gain }.
paladins-table-space = Поділка { $place } треку
paladins-table-space-about = Показник, що тут стоїть, у кінці гри дає: { $worth }.
paladins-table-first-about = Починає цей раунд. Наступний починає гравець ліворуч.
paladins-table-first-alone = У грі наодинці завжди починаєш ти.
paladins-table-points-about = Так, ніби гра скінчилася зараз, за тим, що видно.
paladins-table-round-about = У грі сім раундів. У кожному ти граєш паладина, відвідуєш таверну й дієш, доки всі не спасують.
paladins-table-total = Усі очки
paladins-table-line-about =
    { $of ->
        [kings_orders] Кожному, хто виконав наказ: 4, 6 або 8 очок залежно від його місця.
        [track] За місце на треку. Те, що додає паладин, не враховують.
        [develop] Від шостої поставленої майстерні: 1, 3 або 6 очок.
        [debts] Кожен сплачений борг дає 1 очко, кожен несплачений забирає 3.
        [resources] Одне очко за кожні 3 срібняки й жетони провізії разом.
        [count] Починаючи з п’ятої штуки, дають дедалі більше. Стіни мають ще й власні очки.
        [converted] Те, що каже нижня половина навернених чужинців.
        [secret_order] За таємний наказ короля, якщо його виконано.
        [muster_cards] Одне очко за кожні 2 забрані карти збору.
        [negotiate_sets] За набори різних символів на планшеті й на залучених картах.
       *[total] Перемагає той, у кого найбільше очок. Якщо порівну, вирішують очки за накази короля, потім менша кількість підозр.
    }

## What things of the opponent and of City of Crowns are.

paladins-table-rival-about = Грає за схемами, які відкриває, і нічого не платить. Стіл робить це за тебе й пояснює чому.
paladins-table-rival-workers = Починає раунд, маючи робітників на 3 більше за номер раунду, і жодного не лишає.
paladins-table-scheme-cards = Схеми
paladins-table-scheme-about = Схема каже, що гравець-бот пробує зробити. Якщо не може, робить наступне, що може.
paladins-table-trail-step = Крок { $number } його ходу
paladins-table-trail-step-about =
    { $cannot ->
        [yes] Це розглянуто, але зробити цього не можна.
       *[no] Якщо йдеться про карту чи клітинку, на ній те саме число.
    }
paladins-table-below-about = Коли відкриту карту забирають, відкривають наступну.
paladins-table-banner-about = Ціна за робітника на цій карті. Забрати карту можна без неї.
paladins-table-level = Рівень { $level }
paladins-table-level-about = Вищі рівні лежать глибше, більше вимагають і більше дають.
paladins-table-helped-about = Додається, коли цю карту делегують, і лише для цієї дії: { $action }.

## Short names on cards.

paladins-table-title-abbot = Абат
paladins-table-title-acolyte = Прислужник
paladins-table-title-architect = Архітекторка
paladins-table-title-conspirator = Змовниця
paladins-table-title-debt_collector = Збирач боргів
paladins-table-title-defender = Захисник
paladins-table-title-gatekeeper = Брамниця
paladins-table-title-missionary = Місіонерка
paladins-table-title-peddler = Крамар
paladins-table-title-squire = Зброєносець
paladins-table-title-watchman = Наглядач
paladins-table-title-archer = Лучник
paladins-table-title-armourer = Зброяр
paladins-table-title-assassin = Асасин
paladins-table-title-champion = Звитяжець
paladins-table-title-guardian = Охоронець
paladins-table-title-hunter = Мисливець
paladins-table-title-invader = Загарбник
paladins-table-title-lookout = Вартівник
paladins-table-title-mercenary = Найманець
paladins-table-title-thief = Злодій
paladins-table-title-traitor = Зрадник
paladins-table-title-warrior = Вояк
paladins-table-title-adventurer = Пригодник
paladins-table-title-barbarian = Варвар
paladins-table-title-marauder = Мародер
paladins-table-title-protector = Заступник
paladins-table-title-vigilante = Каратель
paladins-table-title-knight = Лицар
paladins-table-title-escort = Супутник
paladins-table-title-princess = Принцеса
paladins-table-title-executioner = Кат
paladins-table-title-envoy = Посланець
paladins-table-title-thug = Головоріз

## Letters on marks, for those who want them: no two alike

paladins-table-letter-labourer = Ч
paladins-table-letter-scout = Р
paladins-table-letter-merchant = К
paladins-table-letter-fighter = В
paladins-table-letter-cleric = Л
paladins-table-letter-criminal = З
paladins-table-reason-count = разом { $count }
paladins-table-reason-level = рівень { $count }
paladins-table-reason-left = лишилося: { $count }
paladins-table-reason-paid = сплачено: { $count }
paladins-table-reason-unpaid = несплачено: { $count }
paladins-table-tie-orders = Очок порівну: вирішують очки за накази короля ({ $amounts })
paladins-table-tie-suspicions = Порівну й за накази короля: вирішує менше підозр ({ $amounts })

## The theatre: what is shown of what happens, and what it means for the viewer.

paladins-table-round-begins = Раунд { $round } з { $rounds }
paladins-table-last-round-begins = Останній раунд
paladins-table-points-counted = Рахуємо очки
paladins-table-inquisition-comes = Інквізиція
paladins-table-fate-card-debt = Борг
paladins-table-fate-inquisition = Прийшла інквізиція
    .means = У кого найбільше підозр, той бере борг.
    .known =
        { $standing ->
            [most] Найбільше їх у тебе: { $own }.
            [equal] Ще хтось має їх стільки ж, як ти: { $own }.
           *[fewer] У тебе { $own }, а в когось { $most }.
        }
paladins-table-fate-judged = Інквізиція засуджує тебе
    .means = Ні в кого не було більше підозр, ніж у тебе: { $had }.
    .lost = Ти береш несплачений борг: на 3 очки менше наприкінці, якщо його не сплатити.
    .kept = Половина твоїх підозр зникає; лишається: { $own }.
    .known = Твої несплачені борги: { $debts }. Податковий запас знову повний: { $tax }.
paladins-table-fate-spared = Інквізиція милує тебе
    .means =
        { $own ->
            [0] У тебе немає підозр.
           *[other] В інших було більше підозр, ніж у тебе: у тебе { $own }.
        }
    .kept = Боргу ти не береш. Твої підозри лишаються й зараховуються наступного разу.
    .known = Податковий запас знову повний: { $tax }.
paladins-table-fate-suspected = На тебе падає підозра
    .means =
        { $standing ->
            [most] У тебе їх найбільше, { $own }: інквізиція тепер означає борг. Лишилося податків: { $tax }.
            [equal] У тебе { $own }, стільки ж, як у найпідозріліших. Лишилося податків: { $tax }.
           *[fewer] У тебе { $own }, а в когось { $most }. Лишилося податків: { $tax }.
        }
paladins-table-narration-title = { $who }, паладин { $paladin }
paladins-table-narration-chooses = { $who } обирає
paladins-table-narration-chooses-next = Коли всі оберуть, почнуться дії
paladins-table-narration-fact = Робітники: { $workers }. Срібняки: { $silver }. Провізія: { $provisions }.
paladins-table-narration-next = Далі ходить { $who }
paladins-table-narration-you-next = Далі твій хід
paladins-table-narration-last = Усі інші вже спасували
paladins-table-narration-passed = Пас: знову обираєш у наступному раунді.
paladins-table-narration-until =
    { $count ->
        [0] Наступний хід твій.
        [one] Перед твоїм ще { $count } хід.
        [few] Перед твоїм ще { $count } ходи.
       *[many] Перед твоїм ще { $count } ходів.
    }
