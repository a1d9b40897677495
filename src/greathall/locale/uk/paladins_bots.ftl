# What the bots of Paladins think of an answer, for hints. How much it weighs is said apart.

## The turn, and what an action is done to.

paladins-consideration-scores =
    { $times ->
        [1] Дає очки в кінці гри: уперше { $action }.
        [one] Дає очки в кінці гри: { $action }, уже { $times } раз.
        [few] Дає очки в кінці гри: { $action }, уже { $times } рази.
       *[other] Дає очки в кінці гри: { $action }, уже { $times } разів.
    }
paladins-consideration-orders = Для наказу короля: { $action }, { $times } з 5.
paladins-consideration-raises = Підвищує { $attribute-acc } до { $level }: заради очок і того, що це відкриває.
paladins-consideration-suspicions = Інквізиція: твоїх підозр { $own }, у найпідозрілішого з інших { $others }, податку лишилося { $tax }.
paladins-consideration-debts =
    { $owed ->
        [0] Борги: зараз несплачених немає.
       *[other] Борги: зараз несплачених { $owed }.
    }
paladins-consideration-rewards = Дає робітників, ресурси або допомогу на наступні раунди.
paladins-consideration-costs =
    { $provisions ->
        [0] Коштує срібняків: { $silver }.
       *[other] Коштує срібняків: { $silver }, провізії: { $provisions }.
    }
paladins-consideration-leaves =
    { $workers ->
        [0] До кінця раунду робітників не лишається.
        [one] До кінця раунду лишається { $workers } робітник.
        [few] До кінця раунду лишаються { $workers } робітники.
       *[other] До кінця раунду лишається { $workers } робітників.
    }
paladins-consideration-keeps =
    { $workers ->
        [0] Залишати нікого.
        [one] Залишає { $workers } робітника на наступний раунд.
        [few] Залишає { $workers } робітників на наступний раунд.
       *[other] Залишає { $workers } робітників на наступний раунд.
    }
paladins-consideration-sooner = Краще тепер, ніж потім: це дає багато, або хтось інший може забрати.

## The beginning of a round.

paladins-consideration-round_with_paladin =
    { $points ->
        [one] З цим паладином раунд обіцяє близько { $points } очка.
        [few] З цим паладином раунд обіцяє близько { $points } очок.
       *[other] З цим паладином раунд обіцяє близько { $points } очок.
    }
paladins-consideration-next_paladin =
    { $points ->
        [one] Добре для наступного раунду: близько { $points } очка.
        [few] Добре для наступного раунду: близько { $points } очок.
       *[other] Добре для наступного раунду: близько { $points } очок.
    }
paladins-consideration-least_wanted =
    { $points ->
        [one] Міг би дати близько { $points } очка.
        [few] Міг би дати близько { $points } очок.
       *[other] Міг би дати близько { $points } очок.
    }
paladins-consideration-round_with_tavern =
    { $points ->
        [one] З цими робітниками раунд обіцяє близько { $points } очка.
        [few] З цими робітниками раунд обіцяє близько { $points } очок.
       *[other] З цими робітниками раунд обіцяє близько { $points } очок.
    }

## Townsfolk and Workshops.

paladins-consideration-joins = Допоможе в тому, що робиш часто.
paladins-consideration-goes = Винагорода в кутку дає щось одразу.
paladins-consideration-dismissal = Винагорода в кутку дає щось одразу, але допомога пропаде.
paladins-consideration-saves_workers = Надалі заощаджує робітника щоразу за { $action-acc }.
paladins-consideration-moving_from = В іншій клітинці заощадила б більше робітників.
paladins-consideration-moving_to = Тут заощадить більше робітників.

## Workers and prayer.

paladins-consideration-spared = Наскільки цей робітник потрібен до кінця раунду.
paladins-consideration-kept =
    { $slots ->
        [0] Жодна з твоїх клітинок не потребує цих кольорів.
        [one] Цих кольорів потребує { $slots } твоя клітинка.
        [few] Цих кольорів потребують { $slots } твої клітинки.
       *[other] Цих кольорів потребують { $slots } твоїх клітинок.
    }
paladins-consideration-opened_again = У цьому раунді можна виконати ще раз: { $action }.

## Payments, rewards, Suspicions and Debts.

paladins-consideration-price = Чим платиш тепер, того бракуватиме потім; борг коштує до 3 очок.
paladins-consideration-reward = Чого ця винагорода варта зараз.
paladins-consideration-comes_first = Спершу скидання й виплати; те, що може наблизити інквізицію, наприкінці.
paladins-consideration-wanted_suspicions = Твій Злодій або Крамар має користь із підозр.
paladins-consideration-without_debt = Знищений борг нічого не забирає в кінці гри.
paladins-consideration-acts_in_time = Крамарі діють, поки підозри є, Зброєносці — після того.
