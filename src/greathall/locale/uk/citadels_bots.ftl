# What the bots of Citadels think of: why an answer is liked or not. Weights are said apart.

## The draft.

citadels-consideration-earns =
    { $districts ->
        [one] { $card } має прибуток з { $districts } кварталу твого міста.
        [few] { $card } має прибуток з { $districts } кварталів твого міста.
       *[other] { $card } має прибуток з { $districts } кварталів твого міста.
    }
citadels-consideration-gets_gold = { $card } здобуває золото й без кварталів.
citadels-consideration-gets_cards = { $card } дає більше або кращих карт; у твоїй руці їх { $cards }.
citadels-consideration-builds_more = { $card } може збудувати більше за інших (карт: { $cards }, монет: { $gold }).
citadels-consideration-builds_nothing = { $card } не будує, а тобі є що будувати.
citadels-consideration-crowned = { $card } бере корону: наступного раунду ти обираєш перед усіма.
citadels-consideration-strikes = { $card } шкодить іншим і має з того користь.
citadels-consideration-stops = Хтось от-от завершить місто, а { $card } може цьому завадити.
citadels-consideration-shelters = { $card } береже твоє місто від рангу 8.
citadels-consideration-makes_beautiful = { $card } перетворює зайве золото на очки.
citadels-consideration-may_die = Інші думають, що ти { $card }: можуть убити.
citadels-consideration-may_be_robbed = Інші думають, що ти { $card }, а тобі є що втрачати (монет: { $gold }).
citadels-consideration-denies = Що візьмеш ти, того не матиме інший, а { $card } там стане в пригоді.
citadels-consideration-puts_away = { $card } дасть іншому гравцеві більше, ніж тобі.
citadels-consideration-swaps_role = { $who } має, мабуть, кращого для тебе персонажа.
citadels-consideration-gives_role = { $card } стане тобі в пригоді: краще віддай іншого персонажа.

## Naming characters.

citadels-consideration-takes_turn = { $card } — це, найімовірніше, { $who } (карт: { $cards }, монет: { $gold }).
citadels-consideration-spares_oneself = { $card } — це ти.
citadels-consideration-plays_instead = Якщо хтось грає цим персонажем ({ $card }), далі ходиш ти.
citadels-consideration-robs = { $card } — це, найімовірніше, { $who } (монет: { $gold }).
citadels-consideration-confiscates_later = { $card } — це, найімовірніше, { $who }, і є з чого будувати (карт: { $cards }, монет: { $gold }).
citadels-consideration-extorts = { $card } — це, найімовірніше, { $who }, і там є що втрачати (монет: { $gold }).
citadels-consideration-marks = { $card } має найнижчий ранг серед найкращих цілей, а позначки кладуть за зростанням.
citadels-consideration-takes_district = Твоє місто отримає { $card-acc } безплатно.
citadels-consideration-pays_bribe = Хабар — це певна втрата: { $half } з { $gold }.
citadels-consideration-risks_flower =
    { $half ->
        [one] Під погрозою може бути квітка, що забирає всі монети ({ $gold }); хабар — { $half } монета.
        [few] Під погрозою може бути квітка, що забирає всі монети ({ $gold }); хабар — { $half } монети.
       *[other] Під погрозою може бути квітка, що забирає всі монети ({ $gold }); хабар — { $half } монет.
    }
citadels-consideration-shows_flower = Це квітка: вона забирає все золото.

## A turn.

citadels-consideration-gathers_gold = Монет у тебе: { $gold }; корисних карт, на які їх витратити: { $cards }.
citadels-consideration-gathers_for_build = Якщо монет буде більше ніж { $gold }, уже в цьому ході збудуєш щось краще; корисних карт: { $cards }.
citadels-consideration-gathers_cards = Корисних карт у тебе: { $cards }, монет: { $gold }; варто мати з чого обирати.
citadels-consideration-draws_for_build = Жодної з корисних карт ({ $cards }) зараз не збудувати, а нову, може, вдасться (монет: { $gold }).
citadels-consideration-builds =
    { $points ->
        [one] Якщо збудувати { $card-acc }, матимеш { $points } очко.
        [few] Якщо збудувати { $card-acc }, матимеш { $points } очки.
       *[other] Якщо збудувати { $card-acc }, матимеш { $points } очок.
    }
citadels-consideration-builds_future = { $card }: крок уперед для міста завдяки типу й ефекту.
citadels-consideration-costs =
    { $gold ->
        [one] Коштує { $gold } монету або те, що даєш натомість.
        [few] Коштує { $gold } монети або те, що даєш натомість.
       *[other] Коштує { $gold } монет або те, що даєш натомість.
    }
citadels-consideration-refunded = Алхімік отримує назад плату за { $card-acc }.
citadels-consideration-completes = { $card }: з цим кварталом твоє місто завершено.
citadels-consideration-ends_ahead = { $card }: з цим кварталом гра закінчиться, поки ти попереду.
citadels-consideration-ends_behind = { $card }: з цим кварталом гра закінчиться, поки ти позаду.
citadels-consideration-may_be_confiscated = Є ордер: { $card-acc } можуть конфіскувати.
citadels-consideration-takes_income =
    { $districts ->
        [one] Прибуток дає { $districts } квартал.
        [few] Прибуток дають { $districts } квартали.
       *[other] Прибуток дають { $districts } кварталів.
    }
citadels-consideration-takes_more = Це нічого не коштує.
citadels-consideration-names_character = Найкраща ціль — { $card }: найімовірніше, це { $who } (карт: { $cards }, монет: { $gold }).
citadels-consideration-uses_hands = У чужих руках є щось для тебе.
citadels-consideration-attacks = { $who } має в місті квартал, вартий своєї ціни.
citadels-consideration-works = Те, що віддаєш, варте менше, ніж те, що отримуєш.
citadels-consideration-makes_more_beautiful = Зайва монета стає очком.

## Gold, cards and the crown.

citadels-consideration-income_mix = Золотом { $gold }, картами { $cards }: це пасує до того, що маєш.
citadels-consideration-cargo = Монет у тебе: { $gold }, корисних карт: { $cards }.
citadels-consideration-thanks = Монет у тебе: { $gold }, корисних карт: { $cards }.
citadels-consideration-takes_from = { $who } має монет: { $gold }, і цього суперника варто остерігатися.
citadels-consideration-crowns = Для тебе важливо, що { $who } зробить із короною наступного раунду.
citadels-consideration-crowns_statue = { $who } має Статую, і з короною вона дасть п’ять очок.
citadels-consideration-pays =
    { $gold ->
        [one] Ціна за { $card-acc }: { $gold } монета; стільки забирає в тебе така оплата.
        [few] Ціна за { $card-acc }: { $gold } монети; стільки забирає в тебе така оплата.
       *[other] Ціна за { $card-acc }: { $gold } монет; стільки забирає в тебе така оплата.
    }

## Cards.

citadels-consideration-keeps =
    { $cost ->
        [one] Можна збудувати { $card-acc } за { $cost } монету.
        [few] Можна збудувати { $card-acc } за { $cost } монети.
       *[other] Можна збудувати { $card-acc } за { $cost } монет.
    }
citadels-consideration-parts_with = Шкода втрачати { $card-acc }.
citadels-consideration-helps_receiver = { $card }: це допоможе гравцеві { $who }.
citadels-consideration-offers = { $card }: одна з найменш потрібних тобі карт.
citadels-consideration-lays_down = { $card } замість монети.
citadels-consideration-exchanges = { $who } має карт: { $cards }, а ти: { $own }.
citadels-consideration-replaces = Деякі твої карти гірші за те, що може дати колода.
citadels-consideration-puts_back = Що краще: { $card } чи нова карта з колоди.
citadels-consideration-looks =
    { $cards ->
        [one] { $who } має { $cards } карту на вибір.
        [few] { $who } має { $cards } карти на вибір.
       *[other] { $who } має { $cards } карт на вибір.
    }
citadels-consideration-builds_at_once =
    { $cost ->
        [one] Можна одразу збудувати { $card-acc } щонайбільше за { $cost } монету.
        [few] Можна одразу збудувати { $card-acc } щонайбільше за { $cost } монети.
       *[other] Можна одразу збудувати { $card-acc } щонайбільше за { $cost } монет.
    }
citadels-consideration-spies = { $who } має карт: { $cards }, монет: { $gold }.
citadels-consideration-looks_for = Серед ще не бачених карт багато типу «{ $type }».

## Districts.

citadels-consideration-aims =
    { $districts ->
        [one] { $who } має в місті { $districts } квартал, і є добра ціль.
        [few] { $who } має в місті { $districts } квартали, і серед них є добра ціль.
       *[other] { $who } має в місті { $districts } кварталів, і серед них є добра ціль.
    }
citadels-consideration-harms = { $who } втратить { $card-acc }.
citadels-consideration-costs_gold =
    { $gold ->
        [one] Коштує { $gold } монету.
        [few] Коштує { $gold } монети.
       *[other] Коштує { $gold } монет.
    }
citadels-consideration-seizes = { $who } має { $card-acc }: для твого міста це варте своєї ціни.
citadels-consideration-cedes = За { $card-acc } можна взяти щось краще.
citadels-consideration-acquires = { $card }: для тебе це цінніше за те, що віддаєш.
citadels-consideration-gives_up = Доведеться втратити { $card-acc }.
citadels-consideration-beautifies = { $card }: ще одне очко або інша користь від вищої ціни.
