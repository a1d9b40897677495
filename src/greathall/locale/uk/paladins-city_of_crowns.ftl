# City of Crowns, an expansion of Paladins. Its messages are read together with those of the base game.
# The expansion has no Ukrainian print: all its words are own translations. Negotiate cards are called by the rank of their level.

## Questions.

paladins-question-muster = Обери карту збору, щоб забрати її
    .why = Потрібно те, що на правому прапорі. Крок дипломата коштує 1 жетон провізії; його власний стос закрито.
    .waiting = { $who } обирає карту збору
paladins-question-negotiate = Делегуй карту перемовин або залучи її
    .why = Делегована виконує свою дію без робітників і плати. Залучена лишається в тебе й дає +1 до дипломатії.
    .waiting = { $who } обирає карту перемовин
paladins-question-start_workshop = Постав свою першу майстерню
    .why = Безплатно й до кінця гри. Робітника вона не дає, і для Розвитку не рахується.
    .waiting = { $who } ставить першу майстерню
paladins-question-free_discard = Скинь городянина безплатно
    .why = З ряду або з верху колоди, хай яка ціна; ти отримуєш винагороду в кутку. Можна й відмовитися.
    .waiting = { $who } може безплатно скинути городянина
paladins-question-dismiss = Відпусти когось зі свого загону
    .why = Його уміння пропадає, а ти отримуєш винагороду в кутку. Можна й залишити всіх.
    .waiting = { $who } може відпустити городянина
paladins-question-move_from = Обери, яку майстерню перенести
    .why = Вона йде у вільну клітинку іншої дії, а її клітинка порожніє. Можна й не переносити.
    .waiting = { $who } може перенести майстерню
paladins-question-move_to = Куди перенести майстерню ({ $from })?
    .why = У вільну клітинку іншої дії. Робітник із тієї клітинки йде до запасу.
    .waiting = { $who } переносить майстерню
paladins-question-remove = Обери паладина, що покине гру
    .why = Він лежить долілиць і не повернеться. З двох інших один іде на верх твоєї колоди, другий під низ.
    .waiting = { $who } повертає решту паладинів

## Answers.

paladins-answer-muster-muster = Забрати { $muster-acc } ({ $attribute } { $needs }): +{ $diplomacy } до дипломатії, { $reward }
    .verb = Забрати
paladins-answer-delegate-negotiate = Делегувати { $negotiate-acc } (дипломатія { $diplomacy }): { $action }, { $helped-is ->
        [faith] віра
        [strength] сила
        [influence] вплив
       *[diplomacy] дипломатія
    } +{ $bonus }
    .verb = Делегувати
paladins-answer-enlist-negotiate = Залучити { $negotiate-acc } ({ $attribute } { $needs }): +1 до дипломатії, символи: { $icons }
    .verb = Залучити
paladins-answer-dismiss-nobody = Залишити всіх
    .verb = Залишити всіх
paladins-answer-dismiss-townsfolk = Відпустити { $townsfolk-acc }: { $discard }
    .verb = Відпустити
paladins-answer-move-no-workshop = Нічого не переносити
    .verb = Не переносити
paladins-answer-move-workshop-from-slot = Перенести майстерню: { $slot }
    .verb = Перенести цю
paladins-answer-move-workshop-to-slot = Перенести сюди: { $slot }
    .verb = Перенести сюди
paladins-answer-remove-paladin = { $paladin } покидає гру
    .verb = Прибрати { $paladin }

## What is printed on cards, as a text.

paladins-text-muster =
    { $worker-is ->
        [any] Постав будь-якого робітника
       *[other] Постав { $worker-acc }
    } ({ $silver ->
        [0] { $provisions ->
            [0] безплатно
            [one] { $provisions } жетон провізії
            [few] { $provisions } жетони провізії
           *[other] { $provisions } жетонів провізії
        }
        [one] { $silver } срібняк
        [few] { $silver } срібняки
       *[other] { $silver } срібняків
    }) або забери карту ({ $attribute } { $needs }; +{ $diplomacy } до дипломатії). В обох випадках: { $reward }.
paladins-text-negotiate =
    Делегувати (дипломатія { $diplomacy }): { $action }, { $helped-is ->
        [faith] віра
        [strength] сила
        [influence] вплив
       *[diplomacy] дипломатія
    } +{ $bonus }. Залучити ({ $attribute } { $needs }): +1 до дипломатії, символи: { $icons }.
paladins-text-ally = Дістається першому, хто збере символи «{ $icon }»: { $needs }. Одразу: { $immediate }. Кожен пас: { $on_pass }.
paladins-text-extension = Символ рахується для наборів і союзників: { $icon }.

## Verbs.

paladins-verb-diplomacy = +{ $amount } до дипломатії
    .acc = +{ $amount } до дипломатії
paladins-verb-free_discard_townsfolk = безплатно скинути городянина
    .acc = право безплатно скинути городянина
paladins-verb-discard_own_townsfolk = відпустити городянина
    .acc = право відпустити городянина
paladins-verb-move_workshop = перенести майстерню
    .acc = право перенести майстерню
paladins-verb-must_pass = одразу спасувати
    .acc = обов’язок одразу спасувати

## Events.

paladins-event-turns_up_muster = Стос збору { $stack }: відкрито { $card-acc }.
paladins-event-collects_muster = { $who } забирає { $card-acc } зі стосу { $stack }; тепер там стоїть дипломат.
paladins-event-delegates = { $who } делегує { $card-acc }.
paladins-event-enlists = { $who } залучає { $card-acc }.
paladins-event-wins_ally = { $who } здобуває союзника: { $ally }.
paladins-event-gets_extension = { $who } отримує розширення планшета: { $extension }.
paladins-event-gets_secret_order = { $who } отримує таємний наказ короля.
paladins-event-gets_secret_order-secret = { $who } отримує таємний наказ короля: { $order }.
paladins-event-shows_secret_order = { $who } показує таємний наказ короля: { $order }.
paladins-event-dismisses = { $who } відпускає { $card-acc }.
paladins-event-moves_workshop = { $who } переносить майстерню: { $from } → { $to }.

## Events: what the solo opponent does, and why.

paladins-event-skips_muster = { $who } минає { $card-acc }: { $why }.
paladins-event-picks_muster =
    { $tied ->
        [1] { $who } забирає { $card-acc }: вимоги найвищі з досяжних.
       *[other] { $who } забирає { $card-acc }: вимоги найвищі з досяжних (таких карт { $tied }).
    }
paladins-event-skips_muster_space = { $who } не може поставити робітника на { $card-acc }: { $why }.
paladins-event-picks_muster_space = { $who } ставить робітника на крайню ліву вільну карту збору: { $card }. Він рахується за { $worker-acc }.
paladins-event-skips_enlisting = { $who } не може залучити { $card-acc }: { $why }.
paladins-event-skips_delegating = { $who } не може делегувати { $card-acc }: { $why }.

## Why not.

paladins-reason-diplomacy_short = дипломатія: { $n } з { $n2 }
paladins-reason-diplomat_there = тут стоїть дипломат
paladins-reason-no_muster_in_reach = немає досяжних карт збору
paladins-reason-no_negotiate_in_reach = немає досяжних карт перемовин
paladins-reason-debt_anyway = борг і так можна взяти
paladins-reason-no_workshop_here = тут немає майстерні
paladins-reason-another_action = вона має піти до іншої дії
paladins-reason-asks_for_less = її вимоги нижчі, ніж в іншої карти
paladins-reason-attribute_lower = її показник нижче на треку
paladins-reason-further_right = така сама карта лежить лівіше
paladins-reason-no_free_muster_card = на картах збору немає вільних місць

## Attribute, actions, slots.

paladins-attribute-diplomacy = Дипломатія
    .gen = дипломатії
    .acc = дипломатію
    .text = Потрібна, щоб делегувати карти перемовин; зростає від Збору й залучених карт. Трек дає очки в кінці гри.
paladins-action-muster = Збір
    .acc = Збір
    .text = Забираєш верхню карту стосу, де немає дипломата, разом із робітником на ній. Підвищує дипломатію.
paladins-action-negotiate = Перемовини
    .acc = Перемовини
    .text = Карту перемовин делегують заради дії на ній або залучають заради символів; це підвищує дипломатію.
paladins-board_slot-muster_1 = Збір, клітинка 1
paladins-board_slot-muster_2 = Збір, клітинка 2
paladins-board_slot-muster_3 = Збір, клітинка 3
paladins-board_slot-negotiate_1 = Перемовини, клітинка 1
paladins-board_slot-negotiate_2 = Перемовини, клітинка 2
paladins-board_slot-negotiate_3 = Перемовини, клітинка 3
paladins-slot-muster_1 = Збір, клітинка 1
paladins-slot-muster_2 = Збір, клітинка 2
paladins-slot-negotiate_1 = Перемовини, клітинка 1
paladins-slot-negotiate_2 = Перемовини, клітинка 2

## Townsfolk, Outsiders, Paladins, King's cards.

paladins-townsfolk-knight_labourer = Лицар (чорнороб)
    .acc = Лицаря (чорнороб)
paladins-townsfolk-knight_silver = Лицар (срібло)
    .acc = Лицаря (срібло)
paladins-townsfolk-knight_tax = Лицар (податок)
    .acc = Лицаря (податок)
paladins-townsfolk-escort_labourer = Супутник (чорнороб)
    .acc = Супутника (чорнороб)
paladins-townsfolk-escort_provision = Супутник (провізія)
    .acc = Супутника (провізія)
paladins-townsfolk-escort_tax = Супутник (податок)
    .acc = Супутника (податок)
paladins-townsfolk-princess_silver = Принцеса (срібло)
    .acc = Принцесу (срібло)
paladins-townsfolk-princess_provision = Принцеса (провізія)
    .acc = Принцесу (провізія)
paladins-occasion-enlist = Кожна залучена карта перемовин
paladins-occasion-muster = Кожен Збір
paladins-occasion-pass = Кожен пас
paladins-outsider-executioner_saracen = Кат-сарацин
    .acc = Ката-сарацина
paladins-outsider-executioner_viking = Кат-вікінг
    .acc = Ката-вікінга
paladins-outsider-envoy_byzantine = Посланець-візантієць
    .acc = Посланця-візантійця
paladins-outsider-envoy_saracen = Посланець-сарацин
    .acc = Посланця-сарацина
paladins-outsider-thug_viking = Головоріз-вікінг
    .acc = Головоріза-вікінга
paladins-outsider-thug_byzantine = Головоріз-візантієць
    .acc = Головоріза-візантійця
paladins-scoring-per_2_muster = 1 очко за 2 карти збору
paladins-scoring-per_4_diplomacy = 1 очко за 4 дипломатії
paladins-scoring-per_2_negotiate = 1 очко за 2 залучені карти перемовин
paladins-paladin-astolfo = Астольфо
paladins-paladin-maugris = Можі
paladins-paladin-ogier = Ож’є
paladins-paladin-renaud = Рено
paladins-order-ko_muster = Збір
paladins-order-ko_negotiate = Перемовини
paladins-favour-kf_mixed = Усього потроху
paladins-favour-kf_attribute_pass = Показник і пас
paladins-favour-kf_move_workshop = Перенесення майстерні або чорнороби
paladins-favour-kf_debt_or_diplomacy = Борг або дипломатія
paladins-favour-kf_dismiss = Відпустити або срібло
paladins-space-kf_mixed = Милість короля (усього потроху)
    .acc = милість короля (усього потроху)
paladins-space-kf_attribute_pass = Милість короля (показник і пас)
    .acc = милість короля (показник і пас)
paladins-space-kf_move_workshop = Милість короля (перенесення майстерні або чорнороби)
    .acc = милість короля (перенесення майстерні або чорнороби)
paladins-space-kf_debt_or_diplomacy = Милість короля (борг або дипломатія)
    .acc = милість короля (борг або дипломатія)
paladins-space-kf_dismiss = Милість короля (відпустити або срібло)
    .acc = милість короля (відпустити або срібло)

## Muster cards, by level; the top ones are spaces for workers, too.

paladins-muster-muster_101 = Карта збору I
    .acc = карту збору I
paladins-muster-muster_102 = Карта збору I
    .acc = карту збору I
paladins-muster-muster_103 = Карта збору I
    .acc = карту збору I
paladins-muster-muster_104 = Карта збору I
    .acc = карту збору I
paladins-muster-muster_105 = Карта збору I
    .acc = карту збору I
paladins-muster-muster_106 = Карта збору I
    .acc = карту збору I
paladins-muster-muster_201 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_202 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_203 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_204 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_205 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_206 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_207 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_208 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_209 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_210 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_211 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_212 = Карта збору II
    .acc = карту збору II
paladins-muster-muster_301 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_302 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_303 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_304 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_305 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_306 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_307 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_308 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_309 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_310 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_311 = Карта збору III
    .acc = карту збору III
paladins-muster-muster_312 = Карта збору III
    .acc = карту збору III
paladins-space-muster_101 = Карта збору I
    .acc = карту збору I
paladins-space-muster_102 = Карта збору I
    .acc = карту збору I
paladins-space-muster_103 = Карта збору I
    .acc = карту збору I
paladins-space-muster_104 = Карта збору I
    .acc = карту збору I
paladins-space-muster_105 = Карта збору I
    .acc = карту збору I
paladins-space-muster_106 = Карта збору I
    .acc = карту збору I
paladins-space-muster_201 = Карта збору II
    .acc = карту збору II
paladins-space-muster_202 = Карта збору II
    .acc = карту збору II
paladins-space-muster_203 = Карта збору II
    .acc = карту збору II
paladins-space-muster_204 = Карта збору II
    .acc = карту збору II
paladins-space-muster_205 = Карта збору II
    .acc = карту збору II
paladins-space-muster_206 = Карта збору II
    .acc = карту збору II
paladins-space-muster_207 = Карта збору II
    .acc = карту збору II
paladins-space-muster_208 = Карта збору II
    .acc = карту збору II
paladins-space-muster_209 = Карта збору II
    .acc = карту збору II
paladins-space-muster_210 = Карта збору II
    .acc = карту збору II
paladins-space-muster_211 = Карта збору II
    .acc = карту збору II
paladins-space-muster_212 = Карта збору II
    .acc = карту збору II
paladins-space-muster_301 = Карта збору III
    .acc = карту збору III
paladins-space-muster_302 = Карта збору III
    .acc = карту збору III
paladins-space-muster_303 = Карта збору III
    .acc = карту збору III
paladins-space-muster_304 = Карта збору III
    .acc = карту збору III
paladins-space-muster_305 = Карта збору III
    .acc = карту збору III
paladins-space-muster_306 = Карта збору III
    .acc = карту збору III
paladins-space-muster_307 = Карта збору III
    .acc = карту збору III
paladins-space-muster_308 = Карта збору III
    .acc = карту збору III
paladins-space-muster_309 = Карта збору III
    .acc = карту збору III
paladins-space-muster_310 = Карта збору III
    .acc = карту збору III
paladins-space-muster_311 = Карта збору III
    .acc = карту збору III
paladins-space-muster_312 = Карта збору III
    .acc = карту збору III

## Negotiate cards, Allies, extensions.

paladins-negotiate-negotiate_101 = Барон
    .acc = Барона
paladins-negotiate-negotiate_102 = Барон
    .acc = Барона
paladins-negotiate-negotiate_103 = Барон
    .acc = Барона
paladins-negotiate-negotiate_104 = Барон
    .acc = Барона
paladins-negotiate-negotiate_201 = Граф
    .acc = Графа
paladins-negotiate-negotiate_202 = Граф
    .acc = Графа
paladins-negotiate-negotiate_203 = Граф
    .acc = Графа
paladins-negotiate-negotiate_204 = Граф
    .acc = Графа
paladins-negotiate-negotiate_205 = Граф
    .acc = Графа
paladins-negotiate-negotiate_206 = Граф
    .acc = Графа
paladins-negotiate-negotiate_207 = Граф
    .acc = Графа
paladins-negotiate-negotiate_208 = Граф
    .acc = Графа
paladins-negotiate-negotiate_301 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_302 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_303 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_304 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_305 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_306 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_307 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_308 = Маркграф
    .acc = Маркграфа
paladins-negotiate-negotiate_401 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_402 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_403 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_404 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_405 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_406 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_407 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_408 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_409 = Герцог
    .acc = Герцога
paladins-negotiate-negotiate_410 = Герцог
    .acc = Герцога
paladins-icon-fighter = Воїн
paladins-icon-merchant = Купець
paladins-icon-scout = Розвідник
paladins-icon-cleric = Клірик
paladins-ally-ally_fighter = Воїни
paladins-ally-ally_scout = Розвідники
paladins-ally-ally_merchant = Купці
paladins-ally-ally_cleric = Клірики
paladins-extension-ext_merchant = Символ купця
paladins-extension-ext_fighter = Символ воїна
paladins-extension-ext_scout = Символ розвідника
paladins-extension-ext_cleric = Символ клірика

## Other words.

paladins-row-negotiate = Карти перемовин
paladins-way-debt_for_all = Узяти борг за все
    .text = Один борг замінює всі срібняки й провізію. Несплачений у кінці гри забирає 3 очки, сплачений дає 1.

## The solo opponent.

paladins-scheme-muster = Збір
paladins-scheme-negotiate = Перемовини
paladins-move-muster = Збір
    .acc = Збір
paladins-move-negotiate = Перемовини
    .acc = Перемовини
paladins-move-muster_card = Карта збору
    .acc = карту збору
paladins-difficulty-impossible = неможливий
paladins-obstacle-diplomacy_short = замало дипломатії
paladins-obstacle-diplomat_there = там стоїть дипломат
paladins-obstacle-no_muster_in_reach = немає досяжних карт збору
paladins-obstacle-no_negotiate_in_reach = немає досяжних карт перемовин
paladins-obstacle-asks_for_less = її вимоги нижчі, ніж в іншої карти
paladins-obstacle-attribute_lower = її показник нижче на треку
paladins-obstacle-further_right = така сама карта лежить лівіше
paladins-obstacle-no_free_muster_card = на картах збору немає вільних місць
paladins-pick-works = перше, що щось дає
paladins-pick-none_works = останнє, бо жодне нічого не дає

## The table.

paladins-zone-muster_tops = Карти збору
paladins-zone-muster_stack_1 = Стос збору 1
paladins-zone-muster_stack_2 = Стос збору 2
paladins-zone-muster_stack_3 = Стос збору 3
paladins-zone-muster_stack_4 = Стос збору 4
paladins-zone-muster_box = Карти збору поза грою
paladins-zone-negotiate_row = Карти перемовин
paladins-zone-negotiate_pile = Колода перемовин
paladins-zone-negotiate_discards = Скинуті карти перемовин
paladins-zone-negotiate_box = Карти перемовин поза грою
paladins-zone-open_allies = Союзники
paladins-zone-spare_extensions = Розширення поза грою
paladins-zone-musters = Забрані карти збору
paladins-zone-negotiates = Залучені карти перемовин
paladins-zone-allies = Здобуті союзники
paladins-zone-extension = Розширення планшета
paladins-zone-secret_order = Таємний наказ короля
paladins-zone-shown_order = Таємний наказ короля, показаний
paladins-zone-removed_paladins = Прибрані паладини
paladins-field-diplomacy = Дипломатія
paladins-field-diplomat = Дипломат

## Points.

paladins-line-diplomacy = Дипломатія
paladins-line-secret_order = Таємний наказ короля
paladins-line-muster_cards = Карти збору
paladins-line-negotiate_sets = Набори символів
