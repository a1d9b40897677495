# Paladins of the West Kingdom. Goods come from the general supply and go back there, unless the Tax is named.
# What is printed on a card reaches its text and the answers that name it as variables; effects are said by the verbs.
# Workers, attributes, walls, taverns and favours begin with a capital as labels, and with a small letter inside a sentence.

paladins-title = Паладини Західного королівства

## Questions: the turn.

paladins-question-turn = Виконай дію або спасуй
    .why = Дія, де стоять твої робітники, закрита, доки вони не підуть. Хто пасує, може залишити до 3 робітників.
    .waiting = { $who } обирає дію
paladins-question-mode = Обери, скількох робітників поставити
    .why = Другий робітник дає більше, але мусить бути кольору клітинки або злочинцем.
    .waiting = { $who } обирає, скількох робітників поставити
paladins-question-townsfolk = Найми городянина або скинь його
    .why = Двоє робітників наймають, один скидає. Ціна залежить від місця; ліворуч її замінить борг.
    .waiting = { $who } обирає городянина
paladins-question-free_recruit = Найми або скинь городянина безплатно
    .why = Не треба ні робітників, ні срібла, хай яка ціна місця. Можна й відмовитися.
    .waiting = { $who } може безплатно взяти городянина
paladins-question-first_townsfolk = Найми свого першого городянина
    .why = Безплатно, з будь-якого місця ряду. Його бонус ти отримуєш одразу.
    .waiting = { $who } обирає першого городянина
paladins-question-workshop_target = Обери клітинку для майстерні
    .why = Вона стоїть тут до кінця гри замість робітника. Робітник із цієї клітинки йде до запасу.
    .waiting = { $who } обирає клітинку для майстерні
paladins-question-workshop = Постав майстерню безплатно
    .why = Вона стоїть до кінця гри замість робітника. Ти отримуєш те, що лежить під нею в ряду Розвитку.
    .waiting = { $who } ставить майстерню безплатно
paladins-question-pray = Прибери робітників із дії
    .why = Її робітники йдуть до запасу, і її знову можна виконати в цьому раунді. Крім самої Молитви.
    .waiting = { $who } обирає, з якої дії прибрати робітників
paladins-question-clear = Прибери робітників із дії безплатно
    .why = Її робітники йдуть до запасу, і її знову можна виконати. Можна й щойно виконану, а можна й жодної.
    .waiting = { $who } може прибрати робітників із дії
paladins-question-square = { $action }: обери вільну клітинку
    .why = Що правіше регіон, то вищі вимоги. Винагороду клітинки ти отримуєш одразу.
    .waiting = { $who } обирає клітинку на ігровому полі
paladins-question-jar = Обери місце для глечика
    .why = Винагорода одразу, і ще +1 до віри; можна скинути підозру. Кожне місце лише раз.
    .waiting = { $who } обирає місце для глечика
paladins-question-attack = Атакуй чужинця
    .why =
        { $bribe ->
            [0] Твоєї сили має вистачити для його місця, доплата тут не допоможе. Винагорода одразу.
           *[other] За кожні 2 сили, яких бракує (хоч би й неповні), доплата 1 срібняк. Винагорода одразу.
        }
    .waiting = { $who } обирає, якого чужинця атакувати
paladins-question-convert = Наверни чужинця
    .why = Твоєї віри має вистачити для його місця. Він підвищує силу й дає очки в кінці гри.
    .waiting = { $who } обирає, якого чужинця навернути

## Questions: workers, payment and gains.

paladins-question-worker = Постав робітника: { $slot }
    .why = Клітинки заповнюють зліва. Злочинець підходить усюди; у прозору клітинку стає будь-хто.
    .waiting = { $who } ставить робітників
paladins-question-space_worker = Постав робітника: { $space }
    .why = Робітник залишається тут, і ніхто інший тим часом цього місця не займе.
    .waiting = { $who } ставить робітника на спільне місце
paladins-question-payment = Обери, як платити
    .why =
        Ціна: { $silver ->
            [one] { $silver } срібняк
            [few] { $silver } срібняки
           *[other] { $silver } срібняків
        }{ $provisions ->
            [0] .
            [one] , { $provisions } жетон провізії.
            [few] , { $provisions } жетони провізії.
           *[other] , { $provisions } жетонів провізії.
        } Кожен борг, не сплачений до кінця гри, забирає 3 очки.
    .waiting = { $who } обирає, як платити
paladins-question-order = Обери, що спершу
    .why = Ти отримуєш усе, але порядок може мати значення. Так само далі з рештою.
    .waiting = { $who } обирає порядок винагород
paladins-question-choice = Обери одну з винагород
    .why = Рівно одну; можна й ту, що зараз нічого не дасть.
    .waiting = { $who } обирає винагороду
paladins-question-suspicion = Скинь підозру або залиш її
    .why = Скидають найновішу. Залишена підозра рахується під час наступної інквізиції.
    .waiting = { $who } може скинути підозру
paladins-question-debt = Знищ несплачений борг або залиш його
    .why = Знищений не забирає очок, але й сплатити його вже не можна. Несплачений: −3 очки, сплачений: +1.
    .waiting = { $who } може знищити борг
paladins-question-trigger = Інквізиція: обери, чиє уміння наступне
    .why = Усі твої городяни, що реагують на неї, діють по разу; порядок може змінити кількість підозр.
    .waiting = { $who } застосовує уміння загону під час інквізиції

## Questions: the round.

paladins-question-play = Обери паладина на цей раунд
    .why = Що буде з рештою, вирішиш далі. Паладина ніхто не побачить, доки всі не оберуть.
    .waiting = { $who } обирає паладина
paladins-question-top = Обери паладина на верх своєї колоди
    .why = Ти знову візьмеш його наступного раунду. Інший іде під низ колоди.
    .waiting = { $who } повертає решту паладинів
paladins-question-tavern = Відвідай таверну
    .why = Ти отримуєш робітників із неї на цей раунд; кожен злочинець серед них приносить підозру.
    .waiting = { $who } обирає таверну
paladins-question-keep = Кого з робітників залишити на наступний раунд?
    .why = До 3, у будь-якому порядку; решта повертається до запасу.
    .waiting = { $who } обирає, яких робітників залишити

## Answers. What stands beside them on a board has a short verb.

paladins-answer-pass = Спасувати
    .verb = Пас
    .waste = У тебе ще є робітники.
paladins-answer-turn-action = { $action }
    .verb = { $action }
paladins-answer-use-space =
    { $silver ->
        [0] { $provisions ->
            [0] { $debts ->
                [0] { $space }: { $reward }
               *[other] { $space } (за несплачений борг): { $reward }
            }
            [one] { $space } (за { $provisions } жетон провізії): { $reward }
            [few] { $space } (за { $provisions } жетони провізії): { $reward }
           *[other] { $space } (за { $provisions } жетонів провізії): { $reward }
        }
        [one] { $space } (за { $silver } срібняк): { $reward }
        [few] { $space } (за { $silver } срібняки): { $reward }
       *[other] { $space } (за { $silver } срібняків): { $reward }
    }
    .verb = Зайняти
paladins-answer-one-worker = Поставити одного робітника
    .verb = Один робітник
paladins-answer-two-workers = Поставити двох робітників
    .verb = Двоє робітників
paladins-answer-none = Нікого не брати
    .verb = Нікого
paladins-answer-recruit-townsfolk =
    { $bonus-is ->
        [none] Найняти: { $townsfolk }. { $occasion }: { $reward }
       *[other] Найняти: { $townsfolk }. Одразу: { $bonus }. { $occasion }: { $reward }
    }
    .verb = Найняти
paladins-answer-discard-townsfolk = Скинути { $townsfolk-acc }: { $discard }
    .verb = Скинути
paladins-answer-workshop-on-slot = Майстерня: { $slot }
    .verb = Поставити майстерню
paladins-answer-clear-nothing = Не прибирати робітників
    .verb = Не прибирати
paladins-answer-clear-action = Прибрати робітників: { $action }
    .verb = Прибрати: { $action }
paladins-answer-settle-square = { $square }: { $reward }
    .verb = Зайняти
paladins-answer-fill-jar_space = { $jar_space }: { $reward }
    .verb = Поставити глечик
paladins-answer-attack-outsider = Атакувати { $outsider-acc }: { $attack }
    .verb = Атакувати
paladins-answer-convert-outsider = Навернути { $outsider-acc }: { $convert }. У кінці гри: { $scoring }
    .verb = Навернути
paladins-answer-place-worker = { $worker }
    .verb = Поставити
paladins-answer-payment-way = { $way }
    .verb = { $way }
paladins-answer-take-gain = Спершу: { $gain }
    .verb = Спершу: { $gain }
paladins-answer-choose-reward = Обрати: { $reward }
    .verb = { $reward }
paladins-answer-discard-suspicion = Скинути підозру
    .verb = Скинути
paladins-answer-keep-suspicion = Залишити підозру
    .verb = Залишити
paladins-answer-destroy-debt = Знищити борг
    .verb = Знищити
paladins-answer-keep-debt = Залишити борг
    .verb = Залишити
paladins-answer-trigger-townsfolk = { $townsfolk }: { $reward }
    .verb = Діяти
paladins-answer-keep-none = Не залишати нікого
    .verb = Нікого
paladins-answer-keep-worker_set = Залишити: { $worker_set-acc }
    .verb = Залишити
paladins-answer-play-paladin =
    { $paladin } ({ $workers }; { $bonus }{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] ; { $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] { $action } без провізії
                       *[other] { $action } без срібла
                    }
                    [one] { $action } на { $silver_off } срібняк дешевше
                    [few] { $action } на { $silver_off } срібняки дешевше
                   *[other] { $action } на { $silver_off } срібняків дешевше
                }
               *[other] щоразу за { $action-acc }: { $reward }
            }
        }
       *[other] ; спосіб оплати: { $way }
    })
    .verb = Зіграти { $paladin }
paladins-answer-top-paladin = { $paladin } на верх колоди
    .verb = { $paladin } наверх
paladins-answer-visit-tavern = { $tavern }: { $workers }
    .verb = Відвідати

## What is printed on cards, as a text.

paladins-text-townsfolk =
    { $bonus-is ->
        [none] За скидання: { $discard }. { $occasion }: { $reward }.
       *[other] За скидання: { $discard }. За наймання: { $bonus }. { $occasion }: { $reward }.
    }
paladins-text-outsider = Атака: { $attack }. Навернення: { $convert }. У кінці гри: { $scoring }.
paladins-text-wall =
    { $points ->
        [0] Коли збудовано: { $reward }.
        [one] Коли збудовано: { $reward }. У кінці гри { $points } очко.
        [few] Коли збудовано: { $reward }. У кінці гри { $points } очки.
       *[other] Коли збудовано: { $reward }. У кінці гри { $points } очок.
    }
paladins-text-tavern = Робітники: { $workers }.
paladins-text-paladin =
    Робітники: { $workers }. У цьому раунді: { $bonus }.{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] { " " }{ $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] { $action }: без провізії.
                       *[other] { $action }: без срібла.
                    }
                    [one] { $action }: на { $silver_off } срібняк дешевше.
                    [few] { $action }: на { $silver_off } срібняки дешевше.
                   *[other] { $action }: на { $silver_off } срібняків дешевше.
                }
               *[other] Щоразу за { $action-acc }: { $reward }.
            }
        }
       *[other] { " " }Спосіб оплати: { $way }.
    }
paladins-text-space =
    { $worker-is ->
        [any] Будь-який робітник
       *[other] { $worker }
    }{ $silver ->
        [0] { "" }
        [one] , { $silver } срібняк
        [few] , { $silver } срібняки
       *[other] , { $silver } срібняків
    }{ $provisions ->
        [0] { "" }
        [one] , { $provisions } жетон провізії
        [few] , { $provisions } жетони провізії
       *[other] , { $provisions } жетонів провізії
    }{ $debts ->
        [0] { "" }
       *[other] , несплачений борг
    }: { $reward }.
paladins-text-order =
    { $needs ->
        [one] Виконує кожен, хто зробить це { $needs } раз: { $action }. Скільки це дасть очок, залежить від місця наказу.
        [few] Виконує кожен, хто зробить це { $needs } рази: { $action }. Скільки це дасть очок, залежить від місця наказу.
       *[other] Виконує кожен, хто зробить це { $needs } разів: { $action }. Скільки це дасть очок, залежить від місця наказу.
    }
paladins-text-suspicion =
    { $tax ->
        [0] Не дає срібла з податкового запасу. Рахується під час наступної інквізиції.
        [one] Дає { $tax } срібняк з податкового запасу. Рахується під час наступної інквізиції.
        [few] Дає { $tax } срібняки з податкового запасу. Рахується під час наступної інквізиції.
       *[other] Дає { $tax } срібняків з податкового запасу. Рахується під час наступної інквізиції.
    }
paladins-text-square = Винагорода за монаха або заставу: { $reward }.
paladins-text-jar_space = Винагорода за глечик: { $reward }.

## Verbs: what effects do, in an amount.

paladins-verb-labourer =
    { $amount ->
        [one] { $amount } чорнороб
        [few] { $amount } чорнороби
       *[other] { $amount } чорноробів
    }
    .acc =
        { $amount ->
            [one] { $amount } чорнороба
            [few] { $amount } чорноробів
           *[other] { $amount } чорноробів
        }
paladins-verb-scout =
    { $amount ->
        [one] { $amount } розвідник
        [few] { $amount } розвідники
       *[other] { $amount } розвідників
    }
    .acc =
        { $amount ->
            [one] { $amount } розвідника
            [few] { $amount } розвідників
           *[other] { $amount } розвідників
        }
paladins-verb-merchant =
    { $amount ->
        [one] { $amount } купець
        [few] { $amount } купці
       *[other] { $amount } купців
    }
    .acc =
        { $amount ->
            [one] { $amount } купця
            [few] { $amount } купців
           *[other] { $amount } купців
        }
paladins-verb-fighter =
    { $amount ->
        [one] { $amount } воїн
        [few] { $amount } воїни
       *[other] { $amount } воїнів
    }
    .acc =
        { $amount ->
            [one] { $amount } воїна
            [few] { $amount } воїнів
           *[other] { $amount } воїнів
        }
paladins-verb-cleric =
    { $amount ->
        [one] { $amount } клірик
        [few] { $amount } клірики
       *[other] { $amount } кліриків
    }
    .acc =
        { $amount ->
            [one] { $amount } клірика
            [few] { $amount } кліриків
           *[other] { $amount } кліриків
        }
paladins-verb-criminal =
    { $amount ->
        [one] { $amount } злочинець
        [few] { $amount } злочинці
       *[other] { $amount } злочинців
    }
    .acc =
        { $amount ->
            [one] { $amount } злочинця
            [few] { $amount } злочинців
           *[other] { $amount } злочинців
        }
paladins-verb-silver =
    { $amount ->
        [one] { $amount } срібняк
        [few] { $amount } срібняки
       *[other] { $amount } срібняків
    }
    .acc =
        { $amount ->
            [one] { $amount } срібняк
            [few] { $amount } срібняки
           *[other] { $amount } срібняків
        }
paladins-verb-provision =
    { $amount ->
        [one] { $amount } жетон провізії
        [few] { $amount } жетони провізії
       *[other] { $amount } жетонів провізії
    }
    .acc =
        { $amount ->
            [one] { $amount } жетон провізії
            [few] { $amount } жетони провізії
           *[other] { $amount } жетонів провізії
        }
paladins-verb-faith = +{ $amount } до віри
    .acc = +{ $amount } до віри
paladins-verb-strength = +{ $amount } до сили
    .acc = +{ $amount } до сили
paladins-verb-influence = +{ $amount } до впливу
    .acc = +{ $amount } до впливу
paladins-verb-tax =
    { $amount ->
        [one] { $amount } срібняк з податкового запасу
        [few] { $amount } срібняки з податкового запасу
       *[other] { $amount } срібняків з податкового запасу
    }
    .acc =
        { $amount ->
            [one] { $amount } срібняк з податкового запасу
            [few] { $amount } срібняки з податкового запасу
           *[other] { $amount } срібняків з податкового запасу
        }
paladins-verb-discard_suspicion =
    { $amount ->
        [1] скинути підозру
        [one] скинути { $amount } підозру
        [few] скинути { $amount } підозри
       *[other] скинути { $amount } підозр
    }
    .acc =
        { $amount ->
            [1] змогу скинути підозру
            [one] змогу скинути { $amount } підозру
            [few] змогу скинути { $amount } підозри
           *[other] змогу скинути { $amount } підозр
        }
paladins-verb-pay_debt =
    { $amount ->
        [1] сплатити борг
        [one] сплатити { $amount } борг
        [few] сплатити { $amount } борги
       *[other] сплатити { $amount } боргів
    }
    .acc =
        { $amount ->
            [1] право сплатити борг
            [one] право сплатити { $amount } борг
            [few] право сплатити { $amount } борги
           *[other] право сплатити { $amount } боргів
        }
paladins-verb-destroy_debt =
    { $amount ->
        [1] знищити борг
        [one] знищити { $amount } борг
        [few] знищити { $amount } борги
       *[other] знищити { $amount } боргів
    }
    .acc =
        { $amount ->
            [1] право знищити борг
            [one] право знищити { $amount } борг
            [few] право знищити { $amount } борги
           *[other] право знищити { $amount } боргів
        }
paladins-verb-take_debt =
    { $amount ->
        [1] узяти борг
        [one] узяти { $amount } борг
        [few] узяти { $amount } борги
       *[other] узяти { $amount } боргів
    }
    .acc =
        { $amount ->
            [1] обов’язок узяти борг
            [one] обов’язок узяти { $amount } борг
            [few] обов’язок узяти { $amount } борги
           *[other] обов’язок узяти { $amount } боргів
        }
paladins-verb-pray = прибрати робітників із дії
    .acc = змогу прибрати робітників із дії
paladins-verb-free_recruit = безплатне наймання
    .acc = безплатне наймання
paladins-verb-place_workshop = поставити майстерню
    .acc = право поставити майстерню
paladins-verb-choice = обрати винагороду
    .acc = винагороду на вибір

## Events.

paladins-event-first_player = Перший гравець: { $who }.
paladins-event-round = Починається раунд { $number }: перший хід робить { $first }.
paladins-event-reveals_order = Відкрито наказ короля: { $order }.
paladins-event-reveals_favour = Відкрито милість короля: { $favour }.
paladins-event-taverns = Таверни цього раунду викладено.
paladins-event-shows_paladin = { $who } відкриває паладина: { $paladin }.
paladins-event-visits = { $who } відвідує { $tavern-acc }.
paladins-event-gains = { $who } отримує { $what-acc }.
paladins-event-takes_tax =
    { $silver ->
        [one] { $who } бере { $silver } срібняк з податкового запасу.
        [few] { $who } бере { $silver } срібняки з податкового запасу.
       *[other] { $who } бере { $silver } срібняків з податкового запасу.
    }
paladins-event-pays =
    { $who } платить { $silver ->
        [0] { "" }
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[other] { $silver } срібняків
    }{ $provisions ->
        [0] .
       *[other] { $silver ->
            [0] { "" }
           *[other] { " і " }
        }{ $provisions ->
            [one] { $provisions } жетон провізії.
            [few] { $provisions } жетони провізії.
           *[other] { $provisions } жетонів провізії.
        }
    }
paladins-event-takes_action = { $who } виконує дію «{ $action }».
paladins-event-uses_space = { $who } використовує { $space-acc }.
paladins-event-places = { $who } ставить { $worker-acc } на { $action-acc }.
paladins-event-places_on_space = { $who } ставить { $worker-acc } на { $space-acc }.
paladins-event-gives_back = { $who } повертає до запасу: { $worker } × { $count }.
paladins-event-clears = { $who } прибирає робітників: { $action }.
paladins-event-places_workshop = { $who } ставить майстерню: { $slot }.
paladins-event-recruits = { $who } наймає { $card-acc }.
paladins-event-discards_townsfolk = { $who } скидає { $card-acc }.
paladins-event-settles =
    { $action-is ->
        [commission] { $who } ставить монаха: { $square }.
        [garrison] { $who } ставить заставу: { $square }.
       *[other] { $who } займає клітинку через { $action-acc }: { $square }.
    }
paladins-event-builds_wall = { $who } будує { $wall-acc }.
paladins-event-fills_jar_space = { $who } ставить глечик на { $space-acc }.
paladins-event-attacks = { $who } атакує { $card-acc }.
paladins-event-converts = { $who } навертає { $card-acc }.
paladins-event-suspected = { $who } бере { $card-acc }.
paladins-event-discards_suspicion = { $who } скидає { $card-acc }.
paladins-event-inquisition = Податковий запас вичерпано: починається інквізиція!
paladins-event-acts_for = { $who }: спрацьовує { $card }.
paladins-event-paladin_acts_for = { $who }: спрацьовує { $paladin }.
paladins-event-refills_tax =
    { $silver ->
        [one] Податковий запас поповнено на { $silver } срібняк.
        [few] Податковий запас поповнено на { $silver } срібняки.
       *[other] Податковий запас поповнено на { $silver } срібняків.
    }
paladins-event-takes_debts =
    { $count ->
        [1] { $who } бере несплачений борг.
        [one] { $who } бере { $count } несплачений борг.
        [few] { $who } бере { $count } несплачені борги.
       *[other] { $who } бере { $count } несплачених боргів.
    }
paladins-event-pays_debts =
    { $count ->
        [1] { $who } сплачує борг.
        [one] { $who } сплачує { $count } борг.
        [few] { $who } сплачує { $count } борги.
       *[other] { $who } сплачує { $count } боргів.
    }
paladins-event-destroys_debt = { $who } знищує несплачений борг.
paladins-event-passes = { $who } пасує.
paladins-event-leaves_row =
    { $row-is ->
        [townsfolk] Карта на місці { $place } покидає ряд городян.
        [outsiders] Карта на місці { $place } покидає ряд чужинців.
       *[other] Карта на місці { $place } покидає ряд перемовин.
    }
paladins-event-fills_row =
    { $row-is ->
        [townsfolk] Нових карт у ряду городян: { $count }.
        [outsiders] Нових карт у ряду чужинців: { $count }.
       *[other] Нових карт у ряду перемовин: { $count }.
    }
paladins-event-game_over = Останній раунд закінчено: підрахунок очок.

## Events: what the solo opponent does, and why.

paladins-event-opponent_begins = { $who } грає на рівні «{ $difficulty }». Для нього відкрито накази короля: { $orders }.
paladins-event-gets_workshop = { $who } ставить майстерню в крайню ліву вільну клітинку дії «{ $action }».
paladins-event-frees_scheme = Схема з милості короля «{ $favour }» іде до скинутих схем.
paladins-event-leftover_tavern =
    { $criminals ->
        [0] Лишається { $tavern }. Злочинців там немає, тож { $who } не бере підозр.
        [1] Лишається { $tavern }. Там є злочинець, тож { $who } бере підозру.
       *[other] Лишається { $tavern }. Злочинців там { $criminals }, тож { $who } бере стільки ж підозр.
    }
paladins-event-begins_with =
    { $workers ->
        [one] { $who } починає раунд із { $workers } робітником.
        [few] { $who } починає раунд із { $workers } робітниками.
       *[other] { $who } починає раунд із { $workers } робітниками.
    }
paladins-event-scheme = { $who } відкриває схему: { $scheme }.
paladins-event-shuffles_schemes =
    { $cards ->
        [one] { $who } перетасовує схеми в нову колоду: { $cards } карта.
        [few] { $who } перетасовує схеми в нову колоду: { $cards } карти.
       *[other] { $who } перетасовує схеми в нову колоду: { $cards } карт.
    }
paladins-event-weighs_orders = { $who } пробує накази короля справа наліво, спершу невиконані: { $orders }.
paladins-event-cannot =
    { $need ->
        [0] { $who } не може обрати { $move-acc }: { $why }.
       *[other] { $who } не може обрати { $move-acc }: { $why }, { $have } з { $need }.
    }
paladins-event-falls_back = { $who } виконує першу можливу дію з таких: Наймання, Молитва, Торгівля, Змова, Відпочинок.
paladins-event-skips_place =
    { $row-is ->
        [townsfolk] { $who } пропускає місце { $place } в ряду городян: { $why }.
        [outsiders] { $who } пропускає місце { $place } в ряду чужинців: { $why }.
       *[other] { $who } пропускає місце { $place } в ряду перемовин: { $why }.
    }
paladins-event-picks_place =
    { $row-is ->
        [townsfolk] { $who } обирає місце { $place } в ряду городян, відлік від фішки на поділці { $marker }.
        [outsiders] { $who } обирає місце { $place } в ряду чужинців, відлік від фішки на поділці { $marker }.
       *[other] { $who } обирає місце { $place } в ряду перемовин, відлік від фішки на поділці { $marker }.
    }
paladins-event-skips_favour = { $who } пропускає милість короля { $place }: { $why }.
paladins-event-picks_favour = { $who } обирає милість короля { $place }, відлік від фішки на поділці { $marker }.
paladins-event-skips_wish = { $who } шукає клітинку: { $wish } ({ $why }).
paladins-event-picks_square =
    { $equals ->
        [1] { $who } обирає клітинку ({ $wish }): { $square }.
       *[other] { $who } обирає клітинку ({ $wish }): { $square }, крайня ліва з рівних (усього { $equals }).
    }
paladins-event-sends_workers =
    { $workers ->
        [one] { $who } ставить { $workers } робітника на { $move-acc }.
        [few] { $who } ставить { $workers } робітників на { $move-acc }.
       *[other] { $who } ставить { $workers } робітників на { $move-acc }.
    }
paladins-event-sends_worker = { $who } ставить робітника на { $space-acc }.
paladins-event-gets_workers =
    { $workers ->
        [one] { $who } отримує { $workers } робітника.
        [few] { $who } отримує { $workers } робітників.
       *[other] { $who } отримує { $workers } робітників.
    }
paladins-event-marker_moves =
    { $steps ->
        [one] { $who } пересуває фішку ресурсів на { $steps } поділку, до поділки { $space } ({ $cause }).
        [few] { $who } пересуває фішку ресурсів на { $steps } поділки, до поділки { $space } ({ $cause }).
       *[other] { $who } пересуває фішку ресурсів на { $steps } поділок, до поділки { $space } ({ $cause }).
    }
paladins-event-lap =
    { $tied ->
        [1] Фішка обходить коло: { $who } підвищує найнижчий показник ({ $attribute }).
       *[other] Фішка обходить коло: { $who } підвищує верхній із найнижчих показників, усього їх { $tied } ({ $attribute }).
    }
paladins-event-lap_lost = Фішка обходить коло, але { $who } вже має всі показники на максимумі.
paladins-event-tax_leaves =
    { $silver ->
        [one] { $who } відправляє { $silver } срібняк з податкового запасу до запасу.
        [few] { $who } відправляє { $silver } срібняки з податкового запасу до запасу.
       *[other] { $who } відправляє { $silver } срібняків з податкового запасу до запасу.
    }
paladins-event-lacks =
    { $silver ->
        [0] { $who } не може цього виконати: { $what }.
        [one] { $who } не може цього виконати: { $what }. Натомість { $silver } срібняк з податкового запасу йде до запасу.
        [few] { $who } не може цього виконати: { $what }. Натомість { $silver } срібняки з податкового запасу йдуть до запасу.
       *[other] { $who } не може цього виконати: { $what }. Натомість { $silver } срібняків з податкового запасу йде до запасу.
    }
paladins-event-turns_jar = { $who } перевертає глечик { $number }.
paladins-event-clears_right =
    { $workers ->
        [one] { $who } забирає { $workers } робітника з правої частини планшета.
        [few] { $who } забирає { $workers } робітників із правої частини планшета.
       *[other] { $who } забирає { $workers } робітників із правої частини планшета.
    }
paladins-event-nothing_to_clear = { $who } не має робітників у правій частині планшета.
paladins-event-chooses_reward = { $who } обирає: { $reward } ({ $why }).
paladins-event-ignores = { $who } не зважає на це: { $what }.
paladins-event-rests =
    { $left ->
        [0] { $who } відпочиває; робітників більше немає.
        [one] { $who } відпочиває; лишається { $left } робітник.
        [few] { $who } відпочиває; лишаються { $left } робітники.
       *[other] { $who } відпочиває; лишається { $left } робітників.
    }
paladins-event-returns_workers =
    { $workers ->
        [one] { $who } повертає до запасу { $workers } робітника.
        [few] { $who } повертає до запасу { $workers } робітників.
       *[other] { $who } повертає до запасу { $workers } робітників.
    }

## Why not. `named` is said where the answer that is refused is known.

paladins-reason-workers_stand_there = тут ще стоять робітники
    .named = { $action }: тут ще стоять робітники
paladins-reason-workers_short =
    { $n ->
        [one] бракує { $n } робітника
        [few] бракує { $n } робітників
       *[other] бракує { $n } робітників
    }
paladins-reason-no_fitting_worker = бракує робітника, який підходить
    .named =
        { $worker-is ->
            [criminal] треба злочинця
           *[other] треба { $worker-acc } або злочинця
        }
paladins-reason-silver_short =
    { $n ->
        [one] бракує { $n } срібняка
        [few] бракує { $n } срібняків
       *[other] бракує { $n } срібняків
    }
paladins-reason-provisions_short =
    { $n ->
        [one] бракує { $n } жетона провізії
        [few] бракує { $n } жетонів провізії
       *[other] бракує { $n } жетонів провізії
    }
paladins-reason-no_piece_left = ставити вже нічого
paladins-reason-no_square_in_reach = немає досяжної вільної клітинки
    .named = на вільні клітинки не вистачає { $attribute-gen }
paladins-reason-square_taken = ця клітинка зайнята
paladins-reason-no_wall_left = стін не лишилося
paladins-reason-space_taken = тут уже стоїть глечик
paladins-reason-no_outsider_there = чужинця тут немає
paladins-reason-no_townsfolk_there = городянина тут немає
paladins-reason-no_worker_stands_there = тут немає робітників
paladins-reason-not_pray_itself = Молитва не прибирає робітників із самої себе
paladins-reason-occupied = тут уже стоїть робітник
paladins-reason-wrong_colour = для клітинки потрібен інший колір
paladins-reason-no_such_worker = у тебе такого немає
    .named = у тебе немає { $worker-gen }
paladins-reason-needed_on_another_slot = потрібен в іншій клітинці
paladins-reason-upwards = тих самих робітників можна поставити в іншому порядку
paladins-reason-workshop_there = тут уже стоїть майстерня
paladins-reason-no_debt_here = тут не можна взяти борг
paladins-reason-out_of_reach = треба { $n2 }, у тебе { $n }
    .named = регіон { $region }: треба { $n2 }, у тебе { $n }
paladins-reason-faith_short = віра: { $n } з { $n2 }
paladins-reason-strength_short = сила: { $n } з { $n2 }
paladins-reason-influence_short = вплив: { $n } з { $n2 }
paladins-reason-nothing_owed = немає несплачених боргів
paladins-reason-only_debt_squares = досяжні лише клітинки, що сплачують борг, а несплачених боргів немає
paladins-reason-not_revealed = ще не відкрито
paladins-reason-no_free_favour = вільних відкритих милостей короля немає
paladins-reason-comes_last = цю карту беруть, лише коли інші не годяться

## Workers and attributes.

paladins-worker-labourer = Чорнороб
    .gen = чорнороба
    .acc = чорнороба
    .text = Підходить лише до прозорих клітинок.
paladins-worker-scout = Розвідник
    .gen = розвідника
    .acc = розвідника
    .text = Підходить до зелених і прозорих клітинок.
paladins-worker-merchant = Купець
    .gen = купця
    .acc = купця
    .text = Підходить до синіх і прозорих клітинок.
paladins-worker-fighter = Воїн
    .gen = воїна
    .acc = воїна
    .text = Підходить до червоних і прозорих клітинок.
paladins-worker-cleric = Клірик
    .gen = клірика
    .acc = клірика
    .text = Підходить до чорних і прозорих клітинок.
paladins-worker-criminal = Злочинець
    .gen = злочинця
    .acc = злочинця
    .text = Підходить до будь-якої клітинки. Хто отримує злочинця, бере підозру.
paladins-attribute-faith = Віра
    .gen = віри
    .acc = віру
    .text = Потрібна для Доручення й Навернення, зростає від Мобілізації й Розгрішення. Трек дає очки в кінці гри.
paladins-attribute-strength = Сила
    .gen = сили
    .acc = силу
    .text = Потрібна для Мобілізації й Атаки, зростає від Фортифікації й Навернення. Трек дає очки в кінці гри.
paladins-attribute-influence = Вплив
    .gen = впливу
    .acc = вплив
    .text = Потрібен для Фортифікації й Розгрішення, зростає від Доручення й Атаки. Трек дає очки в кінці гри.

## Actions of the player board.

paladins-action-develop = Розвиток
    .acc = Розвиток
    .text = Майстерня з ряду Розвитку йде в клітинку праворуч до кінця гри. Ти отримуєш робітника з-під неї.
paladins-action-hunt = Полювання
    .acc = Полювання
    .text = Дає провізію: за одного робітника або більше за двох.
paladins-action-trade = Торгівля
    .acc = Торгівлю
    .text = Дає срібняки: за одного робітника або більше за двох.
paladins-action-recruit = Наймання
    .acc = Наймання
    .text = За двох робітників городянин із ряду йде до твого загону; за одного його скидають заради винагороди в кутку.
paladins-action-pray = Молитва
    .acc = Молитву
    .text = Робітники з іншої дії йдуть до запасу, і її знову можна виконати.
paladins-action-conspire = Змова
    .acc = Змову
    .text = Дає злочинця, а разом із ним підозру.
paladins-action-commission = Доручення
    .acc = Доручення
    .text = Монах іде на вільну клітинку, для якої досить віри. Підвищує вплив; клітинка дає винагороду.
paladins-action-fortify = Фортифікація
    .acc = Фортифікацію
    .text = Будуєш верхню стіну з колоди, якщо дозволяє вплив. Підвищує силу, як сказано на стіні.
paladins-action-garrison = Мобілізація
    .acc = Мобілізацію
    .text = Застава йде на вільну клітинку, для якої досить сили. Підвищує віру; клітинка дає винагороду.
paladins-action-absolve = Розгрішення
    .acc = Розгрішення
    .text = Глечик стає на місце на планшеті, якщо дозволяє вплив. Підвищує віру; можна скинути підозру.
paladins-action-attack = Атака
    .acc = Атаку
    .text = Чужинець із ряду дає тобі винагороду. Брак сили покриває доплата. Підвищує вплив.
paladins-action-convert = Навернення
    .acc = Навернення
    .text = Чужинець із ряду, для якого досить віри, стає твоїм. Підвищує силу й дає очки в кінці гри.

## Slots of the player board.

paladins-board_slot-develop_1 = Розвиток, клітинка 1
paladins-board_slot-develop_2 = Розвиток, клітинка 2
paladins-board_slot-hunt_1 = Полювання, клітинка 1
paladins-board_slot-hunt_2 = Полювання, клітинка 2
paladins-board_slot-trade_1 = Торгівля, клітинка 1
paladins-board_slot-trade_2 = Торгівля, клітинка 2
paladins-board_slot-recruit_1 = Наймання, клітинка 1
paladins-board_slot-recruit_2 = Наймання, клітинка 2
paladins-board_slot-pray_1 = Молитва, клітинка 1
paladins-board_slot-conspire_1 = Змова, клітинка 1
paladins-board_slot-commission_1 = Доручення, клітинка 1
paladins-board_slot-commission_2 = Доручення, клітинка 2
paladins-board_slot-commission_3 = Доручення, клітинка 3
paladins-board_slot-fortify_1 = Фортифікація, клітинка 1
paladins-board_slot-fortify_2 = Фортифікація, клітинка 2
paladins-board_slot-fortify_3 = Фортифікація, клітинка 3
paladins-board_slot-garrison_1 = Мобілізація, клітинка 1
paladins-board_slot-garrison_2 = Мобілізація, клітинка 2
paladins-board_slot-garrison_3 = Мобілізація, клітинка 3
paladins-board_slot-absolve_1 = Розгрішення, клітинка 1
paladins-board_slot-absolve_2 = Розгрішення, клітинка 2
paladins-board_slot-absolve_3 = Розгрішення, клітинка 3
paladins-board_slot-attack_1 = Атака, клітинка 1
paladins-board_slot-attack_2 = Атака, клітинка 2
paladins-board_slot-attack_3 = Атака, клітинка 3
paladins-board_slot-convert_1 = Навернення, клітинка 1
paladins-board_slot-convert_2 = Навернення, клітинка 2
paladins-board_slot-convert_3 = Навернення, клітинка 3

## Slots for Workshops.

paladins-slot-commission_1 = Доручення, клітинка 1
paladins-slot-commission_2 = Доручення, клітинка 2
paladins-slot-fortify_1 = Фортифікація, клітинка 1
paladins-slot-fortify_2 = Фортифікація, клітинка 2
paladins-slot-garrison_1 = Мобілізація, клітинка 1
paladins-slot-garrison_2 = Мобілізація, клітинка 2
paladins-slot-absolve_1 = Розгрішення, клітинка 1
paladins-slot-absolve_2 = Розгрішення, клітинка 2
paladins-slot-attack_1 = Атака, клітинка 1
paladins-slot-attack_2 = Атака, клітинка 2
paladins-slot-convert_1 = Навернення, клітинка 1
paladins-slot-convert_2 = Навернення, клітинка 2

## Townsfolk: who it is, and what tells it from the others of its kind.

paladins-townsfolk-abbot_labourer = Абат (чорнороб)
    .acc = Абата (чорнороб)
paladins-townsfolk-abbot_provision = Абат (провізія)
    .acc = Абата (провізія)
paladins-townsfolk-abbot_tax = Абат (податок)
    .acc = Абата (податок)
paladins-townsfolk-acolyte_labourer = Прислужник (чорнороб)
    .acc = Прислужника (чорнороб)
paladins-townsfolk-acolyte_silver = Прислужник (срібло)
    .acc = Прислужника (срібло)
paladins-townsfolk-acolyte_tax = Прислужник (податок)
    .acc = Прислужника (податок)
paladins-townsfolk-architect_labourer = Архітекторка (чорнороб)
    .acc = Архітекторку (чорнороб)
paladins-townsfolk-architect_provision = Архітекторка (провізія)
    .acc = Архітекторку (провізія)
paladins-townsfolk-architect_tax = Архітекторка (податок)
    .acc = Архітекторку (податок)
paladins-townsfolk-conspirator_1 = Змовниця (підозри)
    .acc = Змовницю (підозри)
paladins-townsfolk-conspirator_2 = Змовниця (злочинець)
    .acc = Змовницю (злочинець)
paladins-townsfolk-debt_collector_labourer = Збирач боргів (чорнороб)
    .acc = Збирача боргів (чорнороб)
paladins-townsfolk-debt_collector_scout = Збирач боргів (розвідник)
    .acc = Збирача боргів (розвідник)
paladins-townsfolk-debt_collector_fighter = Збирач боргів (воїн)
    .acc = Збирача боргів (воїн)
paladins-townsfolk-defender_labourer = Захисник (чорнороб)
    .acc = Захисника (чорнороб)
paladins-townsfolk-defender_provision = Захисник (провізія)
    .acc = Захисника (провізія)
paladins-townsfolk-defender_tax = Захисник (податок)
    .acc = Захисника (податок)
paladins-townsfolk-gatekeeper_labourer = Брамниця (чорнороб)
    .acc = Брамницю (чорнороб)
paladins-townsfolk-gatekeeper_silver = Брамниця (срібло)
    .acc = Брамницю (срібло)
paladins-townsfolk-gatekeeper_tax = Брамниця (податок)
    .acc = Брамницю (податок)
paladins-townsfolk-missionary_labourer = Місіонерка (чорнороб)
    .acc = Місіонерку (чорнороб)
paladins-townsfolk-missionary_provision = Місіонерка (провізія)
    .acc = Місіонерку (провізія)
paladins-townsfolk-missionary_tax = Місіонерка (податок)
    .acc = Місіонерку (податок)
paladins-townsfolk-peddler_labourer = Крамар (чорнороб)
    .acc = Крамаря (чорнороб)
paladins-townsfolk-peddler_provision = Крамар (провізія)
    .acc = Крамаря (провізія)
paladins-townsfolk-peddler_silver = Крамар (срібло)
    .acc = Крамаря (срібло)
paladins-townsfolk-squire_strength = Зброєносець (сила)
    .acc = Зброєносця (сила)
paladins-townsfolk-squire_influence = Зброєносець (вплив)
    .acc = Зброєносця (вплив)
paladins-townsfolk-squire_faith = Зброєносець (віра)
    .acc = Зброєносця (віра)
paladins-townsfolk-watchman_labourer = Наглядач (чорнороб)
    .acc = Наглядача (чорнороб)
paladins-townsfolk-watchman_silver = Наглядач (срібло)
    .acc = Наглядача (срібло)
paladins-townsfolk-watchman_tax = Наглядач (податок)
    .acc = Наглядача (податок)

## When Townsfolk act.

paladins-occasion-absolve = Кожне Розгрішення
paladins-occasion-commission = Кожне Доручення
paladins-occasion-develop = Кожен Розвиток
paladins-occasion-attack = Кожна Атака
paladins-occasion-fortify = Кожна Фортифікація
paladins-occasion-convert = Кожне Навернення
paladins-occasion-garrison = Кожна Мобілізація
paladins-occasion-pay_debt = Кожен сплачений борг
paladins-occasion-inquisition = Кожна інквізиція
paladins-occasion-inquisition_two_or_more = Кожна інквізиція з 2 чи більше підозрами
paladins-occasion-inquisition_zero = Кожна інквізиція без підозр

## Outsiders, their suits and how they score once converted.

paladins-outsider-archer_byzantine = Лучник-візантієць
    .acc = Лучника-візантійця
paladins-outsider-armourer_byzantine = Зброяр-візантієць
    .acc = Зброяра-візантійця
paladins-outsider-assassin_byzantine = Асасин-візантієць
    .acc = Асасина-візантійця
paladins-outsider-champion_byzantine = Звитяжець-візантієць
    .acc = Звитяжця-візантійця
paladins-outsider-guardian_byzantine = Охоронець-візантієць
    .acc = Охоронця-візантійця
paladins-outsider-hunter_byzantine = Мисливець-візантієць
    .acc = Мисливця-візантійця
paladins-outsider-invader_byzantine = Загарбник-візантієць
    .acc = Загарбника-візантійця
paladins-outsider-lookout_byzantine = Вартівник-візантієць
    .acc = Вартівника-візантійця
paladins-outsider-mercenary_byzantine = Найманець-візантієць
    .acc = Найманця-візантійця
paladins-outsider-thief_byzantine = Злодій-візантієць
    .acc = Злодія-візантійця
paladins-outsider-traitor_byzantine = Зрадник-візантієць
    .acc = Зрадника-візантійця
paladins-outsider-warrior_byzantine = Вояк-візантієць
    .acc = Вояка-візантійця
paladins-outsider-adventurer_saracen = Пригодник-сарацин
    .acc = Пригодника-сарацина
paladins-outsider-archer_saracen = Лучник-сарацин
    .acc = Лучника-сарацина
paladins-outsider-barbarian_saracen = Варвар-сарацин
    .acc = Варвара-сарацина
paladins-outsider-champion_saracen = Звитяжець-сарацин
    .acc = Звитяжця-сарацина
paladins-outsider-hunter_saracen = Мисливець-сарацин
    .acc = Мисливця-сарацина
paladins-outsider-invader_saracen = Загарбник-сарацин
    .acc = Загарбника-сарацина
paladins-outsider-marauder_saracen = Мародер-сарацин
    .acc = Мародера-сарацина
paladins-outsider-mercenary_saracen_1 = Найманець-сарацин (чорнороб)
    .acc = Найманця-сарацина (чорнороб)
paladins-outsider-mercenary_saracen_2 = Найманець-сарацин (податок)
    .acc = Найманця-сарацина (податок)
paladins-outsider-protector_saracen = Заступник-сарацин
    .acc = Заступника-сарацина
paladins-outsider-vigilante_saracen = Каратель-сарацин
    .acc = Карателя-сарацина
paladins-outsider-warrior_saracen = Вояк-сарацин
    .acc = Вояка-сарацина
paladins-outsider-adventurer_viking = Пригодник-вікінг
    .acc = Пригодника-вікінга
paladins-outsider-armourer_viking = Зброяр-вікінг
    .acc = Зброяра-вікінга
paladins-outsider-assassin_viking = Асасин-вікінг
    .acc = Асасина-вікінга
paladins-outsider-barbarian_viking = Варвар-вікінг
    .acc = Варвара-вікінга
paladins-outsider-guardian_viking = Охоронець-вікінг
    .acc = Охоронця-вікінга
paladins-outsider-lookout_viking = Вартівник-вікінг
    .acc = Вартівника-вікінга
paladins-outsider-marauder_viking = Мародер-вікінг
    .acc = Мародера-вікінга
paladins-outsider-mercenary_viking = Найманець-вікінг
    .acc = Найманця-вікінга
paladins-outsider-protector_viking = Заступник-вікінг
    .acc = Заступника-вікінга
paladins-outsider-thief_viking = Злодій-вікінг
    .acc = Злодія-вікінга
paladins-outsider-traitor_viking = Зрадник-вікінг
    .acc = Зрадника-вікінга
paladins-outsider-vigilante_viking = Каратель-вікінг
    .acc = Карателя-вікінга
paladins-suit-saracen = Сарацин
paladins-suit-byzantine = Візантієць
paladins-suit-viking = Вікінг
paladins-scoring-per_2_commission = 1 очко за 2 монахів
paladins-scoring-per_2_garrison = 1 очко за 2 застави
paladins-scoring-per_2_develop = 1 очко за 2 майстерні
paladins-scoring-per_2_recruit = 1 очко за 2 городян
paladins-scoring-per_2_fortify = 1 очко за 2 стіни
paladins-scoring-per_2_absolve = 1 очко за 2 глечики
paladins-scoring-per_4_faith = 1 очко за 4 віри
paladins-scoring-per_4_strength = 1 очко за 4 сили
paladins-scoring-per_4_influence = 1 очко за 4 впливу
paladins-scoring-per_attacked_saracen = 1 очко за атакованого сарацина
paladins-scoring-per_attacked_byzantine = 1 очко за атакованого візантійця
paladins-scoring-per_attacked_viking = 1 очко за атакованого вікінга
paladins-scoring-orders = 1 очко й ще 1 за виконаний наказ короля
paladins-scoring-mercenaries = 1 очко й ще 1 за наверненого Найманця
paladins-scoring-per_paid_debt = 1 очко за сплачений борг
paladins-scoring-per_suspicion = 1 очко за підозру
paladins-scoring-per_unpaid_debt = 1 очко за несплачений борг

## Walls, Taverns, Suspicions.

paladins-wall-wall_01 = Стіна
    .acc = стіну
paladins-wall-wall_02 = Стіна
    .acc = стіну
paladins-wall-wall_03 = Стіна
    .acc = стіну
paladins-wall-wall_04 = Стіна
    .acc = стіну
paladins-wall-wall_05 = Стіна
    .acc = стіну
paladins-wall-wall_06 = Стіна
    .acc = стіну
paladins-wall-wall_07 = Стіна
    .acc = стіну
paladins-wall-wall_08 = Стіна
    .acc = стіну
paladins-wall-wall_09 = Стіна
    .acc = стіну
paladins-wall-wall_10 = Стіна
    .acc = стіну
paladins-wall-wall_11 = Стіна
    .acc = стіну
paladins-wall-wall_12 = Стіна
    .acc = стіну
paladins-wall-wall_13 = Стіна
    .acc = стіну
paladins-wall-wall_14 = Стіна
    .acc = стіну
paladins-wall-wall_15 = Стіна
    .acc = стіну
paladins-wall-wall_16 = Стіна
    .acc = стіну
paladins-wall-wall_17 = Стіна
    .acc = стіну
paladins-wall-wall_18 = Стіна
    .acc = стіну
paladins-wall-wall_19 = Стіна
    .acc = стіну
paladins-wall-wall_20 = Стіна
    .acc = стіну
paladins-wall-wall_21 = Стіна
    .acc = стіну
paladins-wall-wall_22 = Стіна
    .acc = стіну
paladins-wall-wall_23 = Стіна
    .acc = стіну
paladins-wall-wall_24 = Стіна
    .acc = стіну
paladins-tavern-tavern_01 = Таверна
    .acc = таверну
paladins-tavern-tavern_02 = Таверна
    .acc = таверну
paladins-tavern-tavern_03 = Таверна
    .acc = таверну
paladins-tavern-tavern_04 = Таверна
    .acc = таверну
paladins-tavern-tavern_05 = Таверна
    .acc = таверну
paladins-tavern-tavern_06 = Таверна
    .acc = таверну
paladins-tavern-tavern_07 = Таверна
    .acc = таверну
paladins-tavern-tavern_08 = Таверна
    .acc = таверну
paladins-tavern-tavern_09 = Таверна
    .acc = таверну
paladins-tavern-tavern_10 = Таверна
    .acc = таверну
paladins-tavern-tavern_11 = Таверна
    .acc = таверну
paladins-tavern-tavern_12 = Таверна
    .acc = таверну
paladins-tavern-tavern_13 = Таверна
    .acc = таверну
paladins-tavern-tavern_14 = Таверна
    .acc = таверну
paladins-tavern-tavern_15 = Таверна
    .acc = таверну
paladins-tavern-tavern_16 = Таверна
    .acc = таверну
paladins-tavern-tavern_17 = Таверна
    .acc = таверну
paladins-tavern-tavern_18 = Таверна
    .acc = таверну
paladins-tavern-tavern_19 = Таверна
    .acc = таверну
paladins-tavern-tavern_20 = Таверна
    .acc = таверну
paladins-tavern-tavern_21 = Таверна
    .acc = таверну
paladins-tavern-tavern_22 = Таверна
    .acc = таверну
paladins-tavern-tavern_23 = Таверна
    .acc = таверну
paladins-tavern-tavern_24 = Таверна
    .acc = таверну
paladins-suspicion-tax_0 = Підозра без податку
    .acc = підозру без податку
paladins-suspicion-tax_1 = Підозра з податком 1
    .acc = підозру з податком 1
paladins-suspicion-tax_2 = Підозра з податком 2
    .acc = підозру з податком 2

## Paladins.

paladins-paladin-anseis = Ансі
paladins-paladin-berengier = Беранжьє
paladins-paladin-engelier = Анжельє
paladins-paladin-gerier = Жерьє
paladins-paladin-gerin = Жерен
paladins-paladin-girard = Жирар
paladins-paladin-ivoire = Івуар
paladins-paladin-ivon = Івон
paladins-paladin-oliver = Олівер
paladins-paladin-otton = Оттон
paladins-paladin-roland = Роланд
paladins-paladin-samson = Самсон

## King's Orders and King's Favours; a Favour that lies open is a space for a worker.

paladins-order-ko_commission = Доручення
paladins-order-ko_fortify = Фортифікація
paladins-order-ko_garrison = Мобілізація
paladins-order-ko_absolve = Розгрішення
paladins-order-ko_attack = Атака
paladins-order-ko_convert = Навернення
paladins-favour-kf_recruit = Безплатне наймання
paladins-favour-kf_debt_or_suspicion = Борг або підозри
paladins-favour-kf_suspicion_tax = Підозра й податок
paladins-favour-kf_criminals = Злочинці
paladins-favour-kf_provisions_tax = Провізія й податок
paladins-favour-kf_debt_workers = Робітники за борг
paladins-favour-kf_workshop = Майстерня або робітники
paladins-favour-kf_pray = Молитва
paladins-favour-kf_labourers = Чорнороби
paladins-favour-kf_attribute = Показник
paladins-space-kf_recruit = Милість короля (безплатне наймання)
    .acc = милість короля (безплатне наймання)
paladins-space-kf_debt_or_suspicion = Милість короля (борг або підозри)
    .acc = милість короля (борг або підозри)
paladins-space-kf_suspicion_tax = Милість короля (підозра й податок)
    .acc = милість короля (підозра й податок)
paladins-space-kf_criminals = Милість короля (злочинці)
    .acc = милість короля (злочинці)
paladins-space-kf_provisions_tax = Милість короля (провізія й податок)
    .acc = милість короля (провізія й податок)
paladins-space-kf_debt_workers = Милість короля (робітники за борг)
    .acc = милість короля (робітники за борг)
paladins-space-kf_workshop = Милість короля (майстерня або робітники)
    .acc = милість короля (майстерня або робітники)
paladins-space-kf_pray = Милість короля (молитва)
    .acc = милість короля (молитва)
paladins-space-kf_labourers = Милість короля (чорнороби)
    .acc = милість короля (чорнороби)
paladins-space-kf_attribute = Милість короля (показник)
    .acc = милість короля (показник)

## Squares of the main board, and spaces for Jars.

paladins-square-r1_1 = Регіон I, клітинка 1
paladins-square-r1_2 = Регіон I, клітинка 2
paladins-square-r1_3 = Регіон I, клітинка 3
paladins-square-r1_4 = Регіон I, клітинка 4
paladins-square-r2_1 = Регіон II, клітинка 1
paladins-square-r2_2 = Регіон II, клітинка 2
paladins-square-r2_3 = Регіон II, клітинка 3
paladins-square-r2_4 = Регіон II, клітинка 4
paladins-square-r2_5 = Регіон II, клітинка 5
paladins-square-r2_6 = Регіон II, клітинка 6
paladins-square-r2_7 = Регіон II, клітинка 7
paladins-square-r3_1 = Регіон III, клітинка 1
paladins-square-r3_2 = Регіон III, клітинка 2
paladins-square-r3_3 = Регіон III, клітинка 3
paladins-square-r3_4 = Регіон III, клітинка 4
paladins-square-r3_5 = Регіон III, клітинка 5
paladins-square-r3_6 = Регіон III, клітинка 6
paladins-square-r3_7 = Регіон III, клітинка 7
paladins-square-r3_8 = Регіон III, клітинка 8
paladins-square-r3_9 = Регіон III, клітинка 9
paladins-square-r4_1 = Регіон IV, клітинка 1
paladins-square-r4_2 = Регіон IV, клітинка 2
paladins-square-r4_3 = Регіон IV, клітинка 3
paladins-square-r4_4 = Регіон IV, клітинка 4
paladins-square-r4_5 = Регіон IV, клітинка 5
paladins-square-r4_6 = Регіон IV, клітинка 6
paladins-square-r4_7 = Регіон IV, клітинка 7
paladins-square-r4_8 = Регіон IV, клітинка 8
paladins-square-r4_9 = Регіон IV, клітинка 9
paladins-square-r4_10 = Регіон IV, клітинка 10
paladins-square-r5_1 = Регіон V, клітинка 1
paladins-square-r5_2 = Регіон V, клітинка 2
paladins-square-r5_3 = Регіон V, клітинка 3
paladins-square-r5_4 = Регіон V, клітинка 4
paladins-square-r5_5 = Регіон V, клітинка 5
paladins-square-r5_6 = Регіон V, клітинка 6
paladins-square-r5_7 = Регіон V, клітинка 7
paladins-square-r6_1 = Регіон VI, клітинка 1
paladins-square-r6_2 = Регіон VI, клітинка 2
paladins-square-r6_3 = Регіон VI, клітинка 3
paladins-jar_space-abs_free_recruit = Місце для глечика 1
    .acc = місце 1
paladins-jar_space-abs_labourer = Місце для глечика 2
    .acc = місце 2
paladins-jar_space-abs_pray_1 = Місце для глечика 3
    .acc = місце 3
paladins-jar_space-abs_pray_2 = Місце для глечика 4
    .acc = місце 4
paladins-jar_space-abs_faith = Місце для глечика 5
    .acc = місце 5
paladins-jar_space-abs_provisions = Місце для глечика 6
    .acc = місце 6
paladins-jar_space-abs_pay_debt_1 = Місце для глечика 7
    .acc = місце 7
paladins-jar_space-abs_pay_debt_2 = Місце для глечика 8
    .acc = місце 8
paladins-jar_space-abs_discard_suspicion_1 = Місце для глечика 9
    .acc = місце 9
paladins-jar_space-abs_discard_suspicion_2 = Місце для глечика 10
    .acc = місце 10

## Other words.

paladins-row-townsfolk = Городяни
paladins-row-outsiders = Чужинці
paladins-way-pay = Заплатити
    .text = Срібняки й провізія йдуть до запасу.
paladins-way-take_debt = Натомість узяти борг
    .text = Несплачений борг у кінці гри забирає 3 очки, сплачений дає 1.

## What nobody loses in silence.

paladins-loss-debt = борг, −3 очки
paladins-loss-turn = твої ходи в цьому раунді

## The solo opponent.

paladins-seat-opponent = Гравець-бот
paladins-scheme-commission = Доручення
paladins-scheme-fortify = Фортифікація
paladins-scheme-garrison = Мобілізація
paladins-scheme-absolve = Розгрішення
paladins-scheme-attack = Атака
paladins-scheme-convert = Навернення
paladins-scheme-recruit = Наймання
paladins-scheme-pray = Молитва
paladins-scheme-trade = Торгівля
paladins-scheme-conspire = Змова
paladins-scheme-kings_order = Наказ короля
paladins-scheme-kings_favour = Милість короля
paladins-move-commission = Доручення
    .acc = Доручення
paladins-move-fortify = Фортифікація
    .acc = Фортифікацію
paladins-move-garrison = Мобілізація
    .acc = Мобілізацію
paladins-move-absolve = Розгрішення
    .acc = Розгрішення
paladins-move-attack = Атака
    .acc = Атаку
paladins-move-convert = Навернення
    .acc = Навернення
paladins-move-recruit = Наймання
    .acc = Наймання
paladins-move-pray = Молитва
    .acc = Молитву
paladins-move-trade = Торгівля
    .acc = Торгівлю
paladins-move-conspire = Змова
    .acc = Змову
paladins-move-kings_order = Наказ короля
    .acc = Наказ короля
paladins-move-kings_favour = Милість короля
    .acc = Милість короля
paladins-move-rest = Відпочинок
    .acc = Відпочинок
paladins-obstacle-workers_stand_there = там стоять робітники
paladins-obstacle-workers_short = замало робітників
paladins-obstacle-no_piece_left = ставити вже нічого
paladins-obstacle-no_square_in_reach = немає досяжної вільної клітинки
paladins-obstacle-no_wall_left = стін не лишилося
paladins-obstacle-no_outsider_there = чужинця там немає
paladins-obstacle-no_townsfolk_there = городянина там немає
paladins-obstacle-faith_short = замало віри
paladins-obstacle-strength_short = замало сили
paladins-obstacle-influence_short = замало впливу
paladins-obstacle-occupied = там стоїть робітник
paladins-obstacle-nothing_owed = немає несплачених боргів
paladins-obstacle-only_debt_squares = досяжні лише клітинки, що сплачують борг, а несплачених боргів немає
paladins-obstacle-not_revealed = ще не відкрито
paladins-obstacle-no_free_favour = вільних відкритих милостей короля немає
paladins-obstacle-comes_last = цю карту беруть, лише коли інші не годяться
paladins-wish-free_recruit = безплатне наймання
    .acc = безплатне наймання
paladins-wish-pay_debt = сплата боргу
    .acc = сплатити борг
paladins-wish-pray = Молитва
    .acc = Молитву
paladins-wish-two_workers = двоє робітників
    .acc = двох робітників
paladins-wish-one_worker = один робітник
    .acc = одного робітника
paladins-wish-silver = срібняки
    .acc = срібняків
paladins-wish-discard_suspicion = скидання підозри
    .acc = скинути підозру
paladins-wish-anything = будь-що інше
    .acc = будь-що інше
paladins-cause-silver = за срібло
paladins-cause-provision = за провізію
paladins-cause-tax = за податок
paladins-cause-trade = за Торгівлю
paladins-cause-rest = за Відпочинок
paladins-cause-missing = за те, чого бракує
paladins-pick-left = перше зліва
paladins-pick-lowest = найнижчий показник
paladins-pick-debt_unpaid = є несплачений борг
paladins-pick-no_debt = немає несплачених боргів
paladins-pick-workers = майстерню поставити неможливо
paladins-difficulty-easy = легкий
paladins-difficulty-standard = звичайний
paladins-difficulty-hard = важкий

## The table.

paladins-zone-townsfolk_row = Городяни
paladins-zone-townsfolk_pile = Колода городян
paladins-zone-townsfolk_discards = Скинуті городяни
paladins-zone-outsider_row = Чужинці
paladins-zone-outsider_pile = Колода чужинців
paladins-zone-outsider_discards = Скинуті чужинці
paladins-zone-wall_pile = Колода стін
paladins-zone-suspicion_pile = Колода підозр
paladins-zone-suspicion_discards = Скинуті підозри
paladins-zone-tavern_pile = Колода таверн
paladins-zone-taverns = Відкриті таверни
paladins-zone-tavern_discards = Скинуті таверни
paladins-zone-orders = Накази короля
paladins-zone-hidden_orders = Ще не відкриті накази короля
paladins-zone-order_box = Накази короля поза грою
paladins-zone-favours = Милості короля
paladins-zone-hidden_favours = Ще не відкриті милості короля
paladins-zone-favour_box = Милості короля поза грою
paladins-zone-crew = Загін
paladins-zone-walls = Стіни
paladins-zone-attacked = Атаковані
paladins-zone-converted = Навернені
paladins-zone-jars = Глечики
paladins-zone-suspicions = Підозри
paladins-zone-tavern = Відвідана таверна
paladins-zone-paladin = Паладин
paladins-zone-used_paladins = Зіграні паладини
paladins-zone-paladin_pile = Колода паладинів
paladins-zone-drawn = Узяті паладини
paladins-zone-placed = Покладені паладини
paladins-zone-schemes = Схеми
paladins-zone-scheme_discards = Скинуті схеми
paladins-zone-favour_schemes = Схеми на милостях короля
paladins-zone-stacked = Фішки показників знизу вгору
paladins-field-marker = Фішка ресурсів
paladins-field-turned_jars = Перевернуті глечики
paladins-field-workers = Робітники
paladins-field-silver = Срібняки
paladins-field-provisions = Провізія
paladins-field-faith = Віра
paladins-field-strength = Сила
paladins-field-influence = Вплив
paladins-field-effective = З паладином
paladins-field-workshops = Майстерні
paladins-field-monks = Монахи
paladins-field-outposts = Застави
paladins-field-debts = Несплачені борги
paladins-field-paid = Сплачені борги
paladins-field-passed = Пас
paladins-field-tax = Податковий запас
paladins-field-round = Раунд
paladins-field-first = Перший гравець
paladins-field-active = Ходить
paladins-field-standing = На планшеті
paladins-field-squares = Клітинки
paladins-field-occupied = Зайняті місця
paladins-part-squares-seat = { $seat }
paladins-part-squares-piece = { $piece }
paladins-piece-monk = Монах
paladins-piece-outpost = Застава
paladins-piece-workshop = Майстерня

## Score.

paladins-line-kings_orders = Накази короля
paladins-line-faith = Віра
paladins-line-strength = Сила
paladins-line-influence = Вплив
paladins-line-develop = Майстерні
paladins-line-debts = Борги
paladins-line-resources = Срібняки й провізія
paladins-line-commission = Монахи
paladins-line-fortify = Стіни
paladins-line-garrison = Застави
paladins-line-absolve = Глечики
paladins-line-converted = Навернені чужинці

## Why a table cannot be played with some options.

paladins-options-difficulty_alone = складність обирають для гри наодинці з гравцем-ботом, а гравців { $players }
paladins-options-facts = таких виправлень зробити не можна: { $problem }
paladins-options-difficulty_expansion = для складності { $difficulty } треба доповнення { $expansions }
