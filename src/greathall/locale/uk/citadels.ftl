# Citadels. Where a sentence would name nobody as giver or receiver, it is the bank.
# A question has what is asked, why (limits, what it brings), and what the others wait for meanwhile.
# Gold is counted in coins. Some districts are plural words: sentences put a district into the accusative, or after a colon.

citadels-title = Цитаделі

## Questions: the round.

citadels-question-character = Обери персонажа на цей раунд
    .why = Він таємний, доки не назвуть його ранг. Решту передаєш далі або відкладаєш.
    .waiting = { $who } обирає персонажа
citadels-question-discard = Відклади персонажа
    .why = Долілиць: у цьому раунді ним ніхто не грає, і лише ти знаєш, хто це.
    .waiting = { $who } відкладає персонажа
citadels-question-turn = Твій хід
    .why = Спершу візьми золото чи карти, тоді будуй. Здібності — в будь-якому порядку. Зробиш усе — заверши хід.
    .waiting = { $who } робить хід
citadels-question-gather = Візьми золото або карти
    .why = Це треба зробити зараз, перш ніж у цьому ході станеться щось інше.
    .waiting = { $who } бере золото або карти
citadels-question-keep = Залиш одну з цих карт
    .why = Решта йде під низ колоди, і інші її не бачать.
    .waiting = { $who } обирає, яку карту залишити
citadels-question-pay = Обери, як платити за { $card-acc }
    .why = Пожертва кварталу замінює всю ціну; інші способи коштують золота або карт.
    .waiting = { $who } обирає, як платити за квартал
citadels-question-mix = Скільки прибутку взяти золотом?
    .why = Твої релігійні квартали дають разом { $count }; чого не береш золотом, береш картами.
    .waiting = { $who } ділить прибуток на золото й карти

## Questions: characters.

citadels-question-kill = Убий персонажа
    .why = Хто ним грає, мовчить, коли його назвуть, і втрачає хід. Ранг 1 називати не можна.
    .waiting = { $who } обирає, якого персонажа вбити
citadels-question-bewitch = Зачаруй персонажа
    .why = Щойно його гравець візьме золото чи карти, далі граєш ти. Якщо його ніхто не має, твій хід закінчено.
    .waiting = { $who } обирає, якого персонажа зачарувати
citadels-question-place_warrant = Поклади наступний ордер
    .why = По одному на трьох персонажів, від найнижчого рангу. Потім таємно підпишеш один із трьох.
    .waiting = { $who } розкладає ордери
citadels-question-sign = Підпиши один із трьох ордерів
    .why = Лише ти знаєш який: перший оплачений під ним квартал можна конфіскувати.
    .waiting = { $who } таємно підписує ордер
citadels-question-warrant = Конфіскуй { $card-acc } або пропусти
    .why = Конфіскує лише підписаний ордер, а будівничому повертають золото. Іншої нагоди не буде.
    .waiting = { $who } може конфіскувати те, що будують
citadels-question-rob = Пограбуй персонажа
    .why = Коли він відкриється, ти забереш усе золото його гравця, ще до того як той щось візьме.
    .waiting = { $who } обирає, якого персонажа пограбувати
citadels-question-spy = Шпигуй за рукою
    .why = Тип називаєш наперед: кожен збіг дає 1 монету того гравця, якщо вона є, і карту.
    .waiting = { $who } обирає, за чиєю рукою шпигувати
citadels-question-spy_type = Назви тип, який шукаєш
    .why = За кожну таку карту ти отримуєш 1 монету від гравця { $spied } і карту.
    .waiting = { $who } називає тип
citadels-question-place_threat = Поклади наступну погрозу
    .why = По одній на двох персонажів, спершу на нижчий ранг. Потім таємно обереш, на якій квітка.
    .waiting = { $who } розкладає погрози
citadels-question-flower = Обери погрозу з квіткою
    .why = Знаєш лише ти. Хто не дасть хабаря, через квітку втратить усе золото, через порожню — нічого.
    .waiting = { $who } ховає квітку під однією з погроз
citadels-question-threat = Погроза: дай хабар або відмовся
    .why = Хабар — половина золота, заокруглена вниз. Якщо відмовишся, а на твоїй погрозі квітка, Шантажистка може забрати все.
    .waiting = { $who } відповідає на погрозу
citadels-question-show_threat = Покажи погрозу або залиш долілиць
    .why = { $threatened } не дає хабаря. З квіткою можеш забрати все це золото, з порожньою — нічого.
    .waiting = { $who } може показати погрозу
citadels-question-magic = Обміняйся руками або заміни карти
    .why = Обміняй усю руку з іншим гравцем або поклади карти під колоду й візьми стільки ж.
    .waiting = { $who } обмінюється руками або замінює карти
citadels-question-replace = Заміни карти з руки
    .why = Обирай по одній, у порядку руки. Вони йдуть під низ колоди, і ти береш стільки ж.
    .waiting = { $who } обирає карти на заміну
citadels-question-look = Подивися чиюсь руку
    .why = Потім береш із неї карту або платиш і одразу будуєш її понад свою межу.
    .waiting = { $who } обирає, чию руку подивитися
citadels-question-seen = Візьми одну з цих карт або одразу збудуй
    .why = Це рука гравця { $of }. Щоб збудувати одразу, треба заплатити, але межі це не стосується.
    .waiting = { $who } дивиться руку й обирає карту
citadels-question-gift = Дай карту гравцеві { $to }
    .why = Ти береш одну навмання; натомість віддай будь-яку карту зі своєї руки.
    .waiting = { $who } обирає, які карти віддати
citadels-question-crown = Передай корону
    .why = Не собі й не тому, хто має її зараз. Якщо тебе не вбито, отримаєш за неї 1 монету або карту.
    .waiting = { $who } обирає, кому дати корону
citadels-question-thanks = Візьми 1 монету або випадкову карту
    .why = { $of } має корону від тебе й дає тобі одне з двох.
    .waiting = { $who } бере за корону монету або карту
citadels-question-tithe = Візьми 1 монету в когось із найбагатших
    .why = У них більше золота, ніж у тебе, і більше немає ні в кого.
    .waiting = { $who } обирає, хто з найбагатших дасть монету
citadels-question-fund = Візьми в гравця золото, якого бракує
    .why =
        { $gold ->
            [one] На { $card-acc } бракує { $gold } монети. За неї даєш карту; відмовитися не можна.
            [few] На { $card-acc } бракує { $gold } монет. За кожну даєш карту; відмовитися не можна.
           *[other] На { $card-acc } бракує { $gold } монет. За кожну даєш карту; відмовитися не можна.
        }
    .waiting = { $who } обирає, чиїм золотом будувати
citadels-question-offer = Дай гравцеві { $to } карту за золото
    .why =
        { $count ->
            [1] Це остання: кожна взята монета коштує карту.
           *[other] Ще треба віддати карт: { $count }, по одній за монету. Обирай у порядку руки.
        }
    .waiting = { $who } обирає, які карти віддати за золото
citadels-question-cargo = Візьми 4 монети або 4 карти
    .why = Твої кораблі привозять одне з двох. У цьому ході Навігаторка нічого не будує.
    .waiting = { $who } обирає: 4 монети чи 4 карти
citadels-question-study = Залиш одну з цих карт
    .why = Решту кладуть у колоду й перетасовують її.
    .waiting = { $who } обирає, яку карту залишити
citadels-question-raid = Обери місто, де зруйнувати квартал
    .why = Платиш на 1 монету менше, ніж коштує квартал. Завершених і захищених міст не чіпають.
    .waiting = { $who } обирає місто, де руйнувати
citadels-question-destroy = Зруйнуй квартал гравця { $owner }
    .why = Платиш на 1 монету менше за його ціну; поруч із Великим муром — повну. Донжон недоторканний.
    .waiting = { $who } обирає, який квартал зруйнувати
citadels-question-negotiate = Обери гравця для обміну кварталами
    .why = Віддаєш один свій квартал за чужий і доплачуєш, якщо чужий дорожчий.
    .waiting = { $who } обирає, з ким обмінятися кварталами
citadels-question-cede = Обери квартал для гравця { $to }
    .why = Потім обереш, що взяти за нього. Якщо те дорожче, доплачуєш різницю.
    .waiting = { $who } обирає, який квартал віддати
citadels-question-acquire = Обери натомість квартал гравця { $owner }
    .why = Ти віддаєш { $given-acc }. Якщо чужий квартал дорожчий, доплачуєш різницю власникові.
    .waiting = { $who } обирає, який квартал узяти в обмін
citadels-question-march = Обери місто, де захопити квартал
    .why = Квартал ціною до 3; власник отримує це золото. Завершених і захищених міст не чіпають.
    .waiting = { $who } обирає місто, де захопити квартал
citadels-question-seize = Захопи квартал гравця { $owner }
    .why = Ціною до 3, і ти платиш її власникові. Не той, що в тебе вже є, і не Донжон.
    .waiting = { $who } обирає, який квартал захопити
citadels-question-beautify = Прикрась один зі своїх кварталів
    .why = Кладеш на нього 1 монету: відтепер він дорожчий на 1 і вартий стільки ж очок. Кожен лише раз.
    .waiting = { $who } обирає, який квартал прикрасити

## Questions: districts.

citadels-question-sacrifice = Пожертвуй кварталом заради Некрополя
    .why = Його руйнують замість усієї ціни. Що лежить на ньому чи під ним, пропадає.
    .waiting = { $who } обирає, яким кварталом пожертвувати
citadels-question-lay_down = Плати за Лігво злодіїв картами
    .why = Кожна варта 1 монету. Обирай по одній, у порядку руки; решту платиш золотом.
    .waiting = { $who } обирає карти для оплати
citadels-question-experiment = Віддай карту за 2 монети
    .why = Лабораторія: карта йде під низ колоди, і інші її не бачать.
    .waiting = { $who } обирає, яку карту віддати
citadels-question-exhibit = Поклади карту під Музей
    .why = Там її ніхто не бачить, а в кінці гри вона дає 1 очко.
    .waiting = { $who } обирає карту для Музею
citadels-question-demolish_in = Обери місто, де знести квартал
    .why = Твій Арсенал руйнується разом із ним. Недоторканні лише завершені міста.
    .waiting = { $who } обирає місто, де знести квартал
citadels-question-demolish = Знеси квартал гравця { $owner }
    .why = Золота не треба, але твій Арсенал руйнується разом із ним. Навіть Донжон не вбережеться.
    .waiting = { $who } обирає, який квартал знести
citadels-question-theater = Обміняйся персонажем або залиш своїх
    .why = Обраний гравець таємно міняється з тобою й не може відмовитися.
    .waiting = { $who } може обмінятися персонажем у Театрі
citadels-question-role = Дай персонажа гравцеві { $to }
    .why = Натомість отримаєш одного навмання, таємно від решти.
    .waiting = { $who } обирає персонажа для обміну

## Answers: the round.

citadels-answer-choose-character = Обрати { $character-acc }
    .verb = Обрати
citadels-answer-put-away-character = Відкласти { $character-acc }
    .verb = Відкласти
citadels-answer-end-turn = Завершити хід
    .verb = Завершити хід
    .waste = Ти ще можеш будувати.
citadels-answer-gather-gold = Взяти золото
    .verb = Взяти золото
    .amounts =
        { $n ->
            [one] { $n } монета
            [few] { $n } монети
           *[many] { $n } монет
        }
citadels-answer-gather-cards = Взяти карти
    .verb = Взяти карти
    .amounts =
        { $n ->
            [one] { $n } карта
            [few] { $n } карти
           *[many] { $n } карт
        }, собі { $n2 }
citadels-answer-build-district = Збудувати { $district-acc }
    .verb = Збудувати
citadels-answer-turn-ability = { $ability }
    .verb = { $ability }
citadels-answer-keep-district = Залишити { $district-acc }
    .verb = Залишити
citadels-answer-pay-way = Заплатити { $way }
    .verb = Заплатити { $way }
citadels-answer-income-in-gold-amount = { $amount } золотом, решта картами
    .verb = { $amount } золотом

## Answers: characters.

citadels-answer-kill-character = Убити { $character-acc }
    .verb = Убити
citadels-answer-bewitch-character = Зачарувати { $character-acc }
    .verb = Зачарувати
citadels-answer-warrant-on-character = Покласти ордер на { $character-acc }
    .verb = Покласти
citadels-answer-sign-character = Підписати ордер на { $character-acc }
    .verb = Підписати
citadels-answer-pass = Пропустити
    .verb = Пропустити
citadels-answer-confiscate = Конфіскувати
    .verb = Конфіскувати
citadels-answer-rob-character = Пограбувати { $character-acc }
    .verb = Грабувати
citadels-answer-spy-on-seat = Шпигувати за гравцем { $seat }
    .verb = Шпигувати
citadels-answer-look-for-type = Шукати квартали типу «{ $type }»
    .verb = Шукати: { $type }
citadels-answer-threaten-character = Покласти погрозу на { $character-acc }
    .verb = Погрожувати
citadels-answer-flower-for-character = Квітка: { $character }
    .verb = Сховати квітку
citadels-answer-bribe = Дати хабар
    .verb = Дати хабар
citadels-answer-refuse = Відмовитися
    .verb = Відмовитися
citadels-answer-show-threat = Показати погрозу
    .verb = Показати
citadels-answer-leave-threat = Залишити долілиць
    .verb = Залишити
citadels-answer-replace-cards = Замінити свої карти
    .verb = Замінити карти
citadels-answer-exchange-hands-with-seat = Обмінятися руками з гравцем { $seat }
    .verb = Обмін руками
citadels-answer-draw-as-many = Це все: взяти стільки ж
    .verb = Взяти стільки ж
citadels-answer-replace-district = Замінити { $district-acc }
    .verb = Замінити
citadels-answer-look-at-seat = Подивитися руку гравця { $seat }
    .verb = Подивитися
citadels-answer-take-district = Взяти { $district-acc }
    .verb = Взяти
citadels-answer-build-at-once-district = Одразу збудувати { $district-acc }
    .verb = Одразу збудувати
citadels-answer-give-district = Віддати { $district-acc }
    .verb = Віддати
citadels-answer-crown-seat = Дати корону гравцеві { $seat }
    .verb = Дати корону
citadels-answer-take-gold = Взяти 1 монету
    .verb = Взяти 1 монету
citadels-answer-take-card = Взяти випадкову карту
    .verb = Взяти карту
citadels-answer-tithe-from-seat = Взяти 1 монету в гравця { $seat }
    .verb = Взяти 1 монету
citadels-answer-fund-from-seat = Взяти золото в гравця { $seat }
    .verb = Взяти золото
citadels-answer-offer-district = Віддати за це { $district-acc }
    .verb = Віддати
citadels-answer-bring-gold = Взяти 4 монети
    .verb = Взяти 4 монети
citadels-answer-bring-cards = Взяти 4 карти
    .verb = Взяти 4 карти
citadels-answer-raid-seat = Руйнувати в місті гравця { $seat }
    .verb = Обрати місто
citadels-answer-destroy-building = Зруйнувати { $building-acc }
    .verb = Зруйнувати
citadels-answer-negotiate-with-seat = Обмінятися з гравцем { $seat }
    .verb = Обмінятися
citadels-answer-cede-building = Віддати { $building-acc }
    .verb = Віддати
citadels-answer-acquire-building = Отримати { $building-acc }
    .verb = Обміняти
citadels-answer-march-on-seat = Захопити в місті гравця { $seat }
    .verb = Обрати місто
citadels-answer-seize-building = Захопити { $building-acc }
    .verb = Захопити
citadels-answer-beautify-building = Прикрасити { $building-acc }
    .verb = Прикрасити

## Answers: districts.

citadels-answer-sacrifice-building = Принести в жертву { $building-acc }
    .verb = Пожертвувати
citadels-answer-pay-the-rest-in-gold = Решту заплатити золотом
    .verb = Решту золотом
citadels-answer-pay-with-district = Заплатити картою: { $district }
    .verb = Заплатити
citadels-answer-experiment-with-district = Віддати { $district-acc }
    .verb = Віддати
citadels-answer-exhibit-district = Виставити { $district-acc }
    .verb = Виставити
citadels-answer-demolish-in-seat = Знести в місті гравця { $seat }
    .verb = Обрати місто
citadels-answer-demolish-building = Знести { $building-acc }
    .verb = Знести
citadels-answer-keep-roles = Ні з ким не мінятися
    .verb = Залишити
citadels-answer-exchange-roles-with-seat = Обмінятися персонажем із гравцем { $seat }
    .verb = Обмінятися
citadels-answer-give-role-character = Віддати { $character-acc }
    .verb = Віддати

## Events: the round.

citadels-event-round = Починається раунд { $number }: { $crown } має корону й називає ранги.
citadels-event-put_away =
    { $cards-is ->
        [nothing] Горілиць не відкладено нікого.
       *[other] Горілиць відкладено на цей раунд: { $cards }.
    }
citadels-event-keeps = { $who } обирає персонажа.
citadels-event-keeps-secret = { $who } обирає { $card-acc }.
citadels-event-puts_away = { $who } відкладає персонажа долілиць.
citadels-event-puts_away-secret = { $who } відкладає { $card-acc } долілиць.
citadels-event-puts_away_unseen = Випадкового персонажа відкладено, ніхто не знає якого.
citadels-event-nobody = { $card }: ніхто не відгукується.
citadels-event-reveals = { $who } — це { $card }.
citadels-event-ends = { $who } завершує хід.
citadels-event-gains =
    { $gold ->
        [one] { $who } отримує { $gold } монету ({ $source }).
        [few] { $who } отримує { $gold } монети ({ $source }).
       *[other] { $who } отримує { $gold } монет ({ $source }).
    }
citadels-event-pays =
    { $who-is ->
        [nobody] { $gold ->
            [one] { $to } отримує назад { $gold } монету ({ $source }).
            [few] { $to } отримує назад { $gold } монети ({ $source }).
           *[other] { $to } отримує назад { $gold } монет ({ $source }).
        }
       *[other] { $to-is ->
            [nobody] { $gold ->
                [one] { $who } платить { $gold } монету ({ $source }).
                [few] { $who } платить { $gold } монети ({ $source }).
               *[other] { $who } платить { $gold } монет ({ $source }).
            }
           *[other] { $gold ->
                [one] { $to } отримує { $gold } монету від гравця { $who } ({ $source }).
                [few] { $to } отримує { $gold } монети від гравця { $who } ({ $source }).
               *[other] { $to } отримує { $gold } монет від гравця { $who } ({ $source }).
            }
        }
    }
citadels-event-draws =
    { $count ->
        [1] { $who } бере карту ({ $source }).
        [one] { $who } бере { $count } карту ({ $source }).
        [few] { $who } бере { $count } карти ({ $source }).
       *[other] { $who } бере { $count } карт ({ $source }).
    }
citadels-event-draws-secret = { $who } бере { $cards-acc } ({ $source }).
citadels-event-keeps_card = { $who } залишає одну карту.
citadels-event-keeps_card-secret = { $who } залишає { $card-acc }.
citadels-event-builds =
    { $gold ->
        [0] { $who } зводить { $card-acc }.
        [one] { $who } будує { $card-acc } за { $gold } монету.
        [few] { $who } будує { $card-acc } за { $gold } монети.
       *[other] { $who } будує { $card-acc } за { $gold } монет.
    }
citadels-event-completes = { $who } завершує своє місто.
citadels-event-destroyed = { $who } втрачає { $card-acc }: квартал зруйновано.
citadels-event-changes_owner = { $to } отримує { $card-acc } із міста гравця { $who }.
citadels-event-takes_card = { $who } бере карту з руки гравця { $of }.
citadels-event-takes_card-secret = { $who } бере { $card-acc } з руки гравця { $of }.
citadels-event-gives_cards =
    { $count ->
        [1] { $who } дає карту гравцеві { $to }.
        [one] { $who } дає { $count } карту гравцеві { $to }.
        [few] { $who } дає { $count } карти гравцеві { $to }.
       *[other] { $who } дає { $count } карт гравцеві { $to }.
    }
citadels-event-gives_cards-secret = { $to } отримує { $cards-acc } від гравця { $who }.
citadels-event-crowned = Корону отримує { $who }.
citadels-event-names =
    { $mark-is ->
        [kill] { $who } вбиває { $card-acc }.
        [bewitch] { $who } зачаровує { $card-acc }.
        [rob] { $who } грабує { $card-acc }.
        [warrant] { $who } кладе ордер на { $card-acc }.
        [threat] { $who } кладе погрозу на { $card-acc }.
       *[other] { $who } називає { $card-acc }: { $mark }.
    }
citadels-event-hides =
    { $mark-is ->
        [warrant] { $who } таємно підписує один з ордерів.
       *[other] { $who } таємно обирає, під якою погрозою квітка.
    }
citadels-event-hides-secret =
    { $mark-is ->
        [warrant] { $who } таємно підписує ордер на { $card-acc }.
       *[other] { $who } таємно ховає квітку: { $card }.
    }
citadels-event-game_over = Є завершене місто, і раунд закінчено: підрахунок очок.

## Events: characters.

citadels-event-resumes = { $who } грає далі як { $card }.
citadels-event-lets_pass = { $who } пропускає.
citadels-event-confiscates = { $who } показує підписаний ордер і конфіскує { $card-acc } у гравця { $of }.
citadels-event-spies =
    { $matches ->
        [0] { $who } оглядає руку гравця { $of } і не знаходить карт типу «{ $type }».
        [one] { $who } оглядає руку гравця { $of } і знаходить { $matches } карту типу «{ $type }».
        [few] { $who } оглядає руку гравця { $of } і знаходить { $matches } карти типу «{ $type }».
       *[other] { $who } оглядає руку гравця { $of } і знаходить { $matches } карт типу «{ $type }».
    }
citadels-event-spies-secret =
    { $matches ->
        [0] { $who } оглядає руку гравця { $of } ({ $cards }) і не знаходить карт типу «{ $type }».
        [one] { $who } оглядає руку гравця { $of } ({ $cards }) і знаходить { $matches } карту типу «{ $type }».
        [few] { $who } оглядає руку гравця { $of } ({ $cards }) і знаходить { $matches } карти типу «{ $type }».
       *[other] { $who } оглядає руку гравця { $of } ({ $cards }) і знаходить { $matches } карт типу «{ $type }».
    }
citadels-event-spares = { $who } знімає погрозу: { $card }.
citadels-event-bribes = { $who } дає гравцеві { $to } хабар, половину свого золота.
citadels-event-refuses = { $who } не дає хабаря гравцеві { $to }.
citadels-event-shows_threat =
    { $flower-is ->
        [yes] { $who } показує квітку, і { $of } втрачає все золото.
       *[other] { $who } показує порожню погрозу, і { $of } нічого не втрачає.
    }
citadels-event-leaves_threat = { $who } залишає погрозу гравцеві { $of } долілиць.
citadels-event-exchanges = { $who } і { $with } обмінюються руками.
citadels-event-gets_hand =
    { $count ->
        [0] { $who } тепер не має карт.
        [one] { $who } тепер має { $count } карту.
        [few] { $who } тепер має { $count } карти.
       *[other] { $who } тепер має { $count } карт.
    }
citadels-event-gets_hand-secret =
    { $count ->
        [0] { $who } тепер не має карт.
       *[other] { $who } тепер має { $cards-acc }.
    }
citadels-event-replaces =
    { $count ->
        [1] { $who } кладе карту під колоду.
        [one] { $who } кладе { $count } карту під колоду.
        [few] { $who } кладе { $count } карти під колоду.
       *[other] { $who } кладе { $count } карт під колоду.
    }
citadels-event-replaces-secret = { $who } кладе під колоду { $cards-acc }.
citadels-event-looks = { $who } дивиться руку гравця { $of }.
citadels-event-looks-secret = { $who } дивиться руку гравця { $of }: { $cards }.
citadels-event-lays_out = { $who } обирає { $card-acc } з руки гравця { $of }, щоб одразу збудувати.
citadels-event-protects = { $who } має захист: у цьому раунді ранг 8 не чіпає цього міста.
citadels-event-shuffles_in =
    { $count ->
        [1] { $who } кладе карту в колоду й перетасовує її.
        [one] { $who } кладе { $count } карту в колоду й перетасовує її.
        [few] { $who } кладе { $count } карти в колоду й перетасовує її.
       *[other] { $who } кладе { $count } карт у колоду й перетасовує її.
    }
citadels-event-beautifies = { $who } прикрашає { $card-acc }: відтепер ціна на 1 вища.
citadels-event-taxed = { $who } платить 1 монету податку.

## Events: districts.

citadels-event-pays_cards =
    { $count ->
        [1] { $who } платить картою з руки.
       *[other] { $who } платить картами з руки: { $count }.
    }
citadels-event-pays_cards-secret = { $who } платить картами з руки: { $cards }.
citadels-event-experiments = { $who } віддає карту в Лабораторії.
citadels-event-experiments-secret = { $who } віддає в Лабораторії { $card-acc }.
citadels-event-exhibits = { $who } кладе карту під Музей.
citadels-event-exhibits-secret = { $who } кладе { $card-acc } під Музей.
citadels-event-exchanges_roles = { $who } таємно міняється персонажем із гравцем { $with }.
citadels-event-receives_role = { $who } тепер має іншого персонажа.
citadels-event-receives_role-secret = { $who } тепер має { $card-acc }.

## Why not.

citadels-reason-gather_first = спершу візьми золото або карти
citadels-reason-already_gathered = золото або карти вже взято
citadels-reason-deck_empty = колода порожня
citadels-reason-gold_short =
    { $n ->
        [one] бракує { $n } монети
        [few] бракує { $n } монет
       *[other] бракує { $n } монет
    }
citadels-reason-already_in_city = такий квартал у твоєму місті вже є
citadels-reason-limit_reached = у цьому ході більше будувати не можна
citadels-reason-already_used = у цьому ході вже використано
citadels-reason-no_cards = для цього немає карт
citadels-reason-nobody_there = це нема до чого застосувати
citadels-reason-nothing_to_gain = це нічого тобі не дасть
citadels-reason-city_completed = завершене місто недоторканне
citadels-reason-rank_one = ранг 1 називати не можна
citadels-reason-oneself = не свого персонажа
citadels-reason-already_marked = персонажа вже вбито або зачаровано
citadels-reason-protected = під захистом Єпископа
citadels-reason-upwards = обирай за зростанням і лиши досить для решти
citadels-reason-not_signed = цей ордер не підписано
citadels-reason-not_himself = коронувати себе не можна
citadels-reason-has_the_crown = вже має корону
citadels-reason-crown_first = спершу передай корону
citadels-reason-no_gold = тут нема золота
citadels-reason-nobody_richer = ні в кого немає більше золота, ніж у тебе
citadels-reason-not_richest = хтось має більше золота
citadels-reason-never_builds = Навігаторка не будує
citadels-reason-they_have_it = такий квартал у тому місті вже є
citadels-reason-nothing_for_it = жодного чужого кварталу за це не взяти
citadels-reason-too_dear_to_seize = коштує більше ніж 3
citadels-reason-rank_four_not_revealed = ранг 4 ще не відкрито
citadels-reason-not_beside_rank_four = ранг 4 не поруч із тобою
citadels-reason-nothing_to_beautify = прикрашати більше нічого
citadels-reason-already_beautified = вже прикрашено
citadels-reason-is_keep = ранг 8 не може чіпати Донжон
citadels-reason-city_too_large = у твоєму місті більше чотирьох кварталів
citadels-reason-never_built = Таємне сховище ніколи не будують
citadels-reason-is_armory = для цього жертвують самим Арсеналом

## What characters and districts offer in a turn.

citadels-ability-income = Взяти прибуток
    .text = Раз: 1 монета або карта за кожен квартал типу твого персонажа.
citadels-ability-kill = Убити персонажа
    .text = Хто ним грає, втрачає хід.
citadels-ability-warrants = Розкласти ордери
    .text = По одному на трьох персонажів; підписано лише один.
citadels-ability-rob = Пограбувати персонажа
    .text = Коли він відкриється, усе золото його гравця твоє.
citadels-ability-spy = Шпигувати за рукою
    .text = Назви тип: кожна така карта там дає тобі 1 монету того гравця й карту.
citadels-ability-threaten = Розкласти погрози
    .text = По одній на двох персонажів; квітка лише на одній.
citadels-ability-magic = Обміняти або замінити карти
    .text = Обміняй усю руку з іншим гравцем або поклади карти під колоду й візьми стільки ж.
citadels-ability-look-at-a-hand = Подивитися руку
    .text = Потім візьми з неї карту або заплати й одразу збудуй її.
citadels-ability-foresee = Взяти в кожного по карті
    .text = Навмання, в кожного гравця з картами; потім ти даєш кожному з них по карті.
citadels-ability-give-crown = Передати корону
    .text = Іншому гравцеві, за 1 монету або випадкову карту. Це обов’язково до кінця ходу.
citadels-ability-tithe = Взяти 1 монету в найбагатшого
    .text = Лише якщо хтось має більше золота, ніж ти.
citadels-ability-fund = Будувати чужим золотом
    .text = Золото, якого бракує, дає інший гравець і отримує карту за кожну монету.
citadels-ability-extra-gold = Взяти ще 1 монету
    .text = Раз за цей хід.
citadels-ability-extra-cards = Взяти ще 2 карти
    .text = Раз за цей хід.
citadels-ability-sail = Взяти ще 4 монети або карти
    .text = Чотири одного виду, раз за цей хід.
citadels-ability-study = Взяти 7 карт і залишити одну
    .text = Решту кладуть у колоду й перетасовують її.
citadels-ability-destroy = Зруйнувати квартал
    .text = На 1 монету дешевше, ніж він коштує. Завершених і захищених міст не чіпають.
citadels-ability-negotiate = Обміняти квартал
    .text = Один свій на чужий; доплачуєш, якщо чужий дорожчий.
citadels-ability-seize = Захопити квартал
    .text = Чужий, ціною до 3; його власник отримує це золото.
citadels-ability-audience = Взяти 3 монети поруч із рангом 4
    .text = Треба сидіти поруч із гравцем, який відкрив ранг 4.
citadels-ability-beautify = Прикрасити квартал
    .text = Поклади на нього 1 монету: відтепер він дорожчий на 1. До двох кварталів за хід.
citadels-ability-collect-taxes = Зібрати податки
    .text = Візьми все золото, що лежить на карті Збирача податків.
citadels-ability-experiment = Лабораторія: карта за 2 монети
    .text = Раз за хід.
citadels-ability-forge = Кузня: 2 монети за 3 карти
    .text = Раз за хід.
citadels-ability-exhibit = Музей: покласти під нього карту
    .text = Раз за хід; кожна карта там дає 1 очко в кінці гри.
citadels-ability-demolish = Арсенал: знести квартал
    .text = Арсенал руйнується разом із ним. Лише доки ні те місто, ні твоє не завершені.

## How to pay.

citadels-way-gold = золотом
    .text = Плата йде до банку.
citadels-way-fund = чужим золотом
    .text = Золото, якого бракує, дає інший гравець і отримує карту за кожну монету.
citadels-way-framework = Риштуванням
    .text = Риштування руйнується замість усієї ціни.
citadels-way-sacrifice = своїм кварталом
    .text = Один із твоїх кварталів руйнується замість усієї ціни.
citadels-way-cards = картами з руки
    .text = Кожна карта варта 1 монету; решту платиш золотом.

## What nobody loses in silence.

citadels-loss-district = твій квартал

## What somebody wants a character to be.

citadels-mark-kill = убито
    .text = Мовчить, коли його назвуть; його гравець втрачає хід.
citadels-mark-bewitch = зачаровано
    .text = Його гравець лише відкривається й бере золото чи карти; далі за нього грає Відьма.
citadels-mark-rob = пограбовано
    .text = Коли відкриється, усе золото його гравця переходить до Злодія.
citadels-mark-warrant = ордер
    .text = Якщо саме цей підписано, перший оплачений квартал можна конфіскувати.
citadels-mark-threat = погроза
    .text = Його гравець бере золото чи карти, а потім дає половину золота як хабар або ризикує всім.

## Types.

citadels-type-noble = дворянський
    .text = Прибуток для Короля, Імператора й Патриція. Усі п’ять типів у місті: 3 очки в кінці гри.
citadels-type-religious = релігійний
    .text = Прибуток для Єпископа, Абата й Кардинала. Усі п’ять типів у місті: 3 очки в кінці гри.
citadels-type-trade = торговий
    .text = Прибуток для Купця й Торговця. Усі п’ять типів у місті: 3 очки в кінці гри.
citadels-type-military = військовий
    .text = Прибуток для Воєначальника, Дипломата й Маршала. Усі п’ять типів у місті: 3 очки в кінці гри.
citadels-type-unique = унікальний
    .text = Кожен має власний ефект. Усі п’ять типів у місті: 3 очки в кінці гри.

## Where gold and cards come from.

citadels-source-gathering = збір
citadels-source-income = прибуток
citadels-source-dealing = роздача
citadels-source-abbot = Абат
citadels-source-alchemist = Алхімік
citadels-source-architect = Архітекторка
citadels-source-blackmailer = Шантажистка
citadels-source-cardinal = Кардинал
citadels-source-diplomat = Дипломат
citadels-source-emperor = Імператор
citadels-source-magician = Ілюзіоністка
citadels-source-marshal = Маршал
citadels-source-merchant = Купець
citadels-source-navigator = Навігаторка
citadels-source-queen = Королева
citadels-source-scholar = Учена
citadels-source-spy = Шпигун
citadels-source-tax_collector = Збирач податків
citadels-source-thief = Злодій
citadels-source-warlord = Воєначальник
citadels-source-magistrate = Суддя
citadels-source-laboratory = Лабораторія
citadels-source-park = Парк
citadels-source-poor_house = Притулок для бідних
citadels-source-smithy = Кузня

## Characters.

citadels-character-assassin = Убивця
    .acc = Убивцю
    .text = Убиває персонажа іншого рангу: хто ним грає, мовчить, коли його назвуть, і втрачає хід.
citadels-character-witch = Відьма
    .acc = Відьму
    .text = Бере золото чи карти, зачаровує персонажа й чекає. Коли той щось візьме, Відьма грає далі замість нього.
citadels-character-magistrate = Суддя
    .acc = Суддю
    .text = Розкладає 3 ордери, один підписаний: може конфіскувати перший оплачений під ним квартал.
citadels-character-thief = Злодій
    .acc = Злодія
    .text = Називає персонажа, вищого за ранг 1. Коли той відкриється, забирає все його золото.
citadels-character-spy = Шпигун
    .acc = Шпигуна
    .text = Називає гравця й тип: кожна така карта в його руці дає 1 монету того гравця й карту.
citadels-character-blackmailer = Шантажистка
    .acc = Шантажистку
    .text = Розкладає 2 погрози, одна з квіткою: кому погрожують, той дає половину золота або ризикує всім.
citadels-character-magician = Ілюзіоністка
    .acc = Ілюзіоністку
    .text = Обмінюється рукою з іншим гравцем або кладе карти з руки під колоду й бере стільки ж.
citadels-character-wizard = Чарівник
    .acc = Чарівника
    .text = Бере карту з чужої руки або платить і одразу будує її понад межу. Може будувати однакові квартали.
citadels-character-seer = Провидиця
    .acc = Провидицю
    .text = Бере в кожного гравця випадкову карту, потім дає кожному по карті. Будує до 2 кварталів.
citadels-character-king = Король
    .acc = Короля
    .text = Бере корону. Отримує 1 монету за кожен дворянський квартал.
citadels-character-emperor = Імператор
    .acc = Імператора
    .text = Дає корону іншому гравцеві за 1 монету або випадкову карту. Отримує 1 монету за кожен дворянський квартал.
citadels-character-patrician = Патрицій
    .acc = Патриція
    .text = Бере корону. Отримує карту за кожен дворянський квартал.
citadels-character-bishop = Єпископ
    .acc = Єпископа
    .text = Отримує 1 монету за кожен релігійний квартал. У цьому раунді ранг 8 не чіпає його міста.
citadels-character-abbot = Абат
    .acc = Абата
    .text = Отримує 1 монету або карту за кожен релігійний квартал. Бере 1 монету в найбагатшого, якщо хтось багатший.
citadels-character-cardinal = Кардинал
    .acc = Кардинала
    .text = Отримує карту за кожен релігійний квартал. Може будувати чужим золотом: за кожну монету дає карту.
citadels-character-merchant = Купець
    .acc = Купця
    .text = Отримує 1 монету за кожен торговий квартал і ще 1 монету.
citadels-character-alchemist = Алхімік
    .acc = Алхіміка
    .text = Наприкінці ходу отримує назад усе золото, заплачене за будівництво.
citadels-character-trader = Торговець
    .acc = Торговця
    .text = Отримує 1 монету за кожен торговий квартал. Торгові квартали будує без обмежень.
citadels-character-architect = Архітекторка
    .acc = Архітекторку
    .text = Отримує ще 2 карти. Будує до 3 кварталів.
citadels-character-navigator = Навігаторка
    .acc = Навігаторку
    .text = Отримує ще 4 монети або 4 карти. Не будує.
citadels-character-scholar = Учена
    .acc = Учену
    .text = Бере 7 карт, залишає одну, решту кладе в колоду й перетасовує її. Будує до 2 кварталів.
citadels-character-warlord = Воєначальник
    .acc = Воєначальника
    .text = Отримує 1 монету за кожен військовий квартал. Може зруйнувати квартал на 1 монету дешевше за його ціну.
citadels-character-diplomat = Дипломат
    .acc = Дипломата
    .text = Отримує 1 монету за кожен військовий квартал. Може обміняти квартал з гравцем, доплативши різницю.
citadels-character-marshal = Маршал
    .acc = Маршала
    .text = Отримує 1 монету за кожен військовий квартал. Може забрати квартал ціною до 3, заплативши власникові.
citadels-character-queen = Королева
    .acc = Королеву
    .text = Отримує 3 монети поруч із гравцем, який відкрив ранг 4; якщо того вбито — у кінці раунду.
citadels-character-artist = Художниця
    .acc = Художницю
    .text = Кладе по 1 монеті на свої квартали, до 2 за хід: відтепер вони дорожчі на 1. Кожен лише раз.
citadels-character-tax_collector = Збирач податків
    .acc = Збирача податків
    .text = Щораунду кожен інший, хто будує, кладе на цю карту 1 монету. Збирач податків може забрати все.

## Districts.

citadels-district-manor = Маєток
    .acc = Маєток
citadels-district-castle = Замок
    .acc = Замок
citadels-district-palace = Палац
    .acc = Палац
citadels-district-temple = Храм
    .acc = Храм
citadels-district-church = Церква
    .acc = Церкву
citadels-district-monastery = Монастир
    .acc = Монастир
citadels-district-cathedral = Собор
    .acc = Собор
citadels-district-tavern = Таверна
    .acc = Таверну
citadels-district-market = Ринок
    .acc = Ринок
citadels-district-trading_post = Факторія
    .acc = Факторію
citadels-district-docks = Доки
    .acc = Доки
citadels-district-harbor = Порт
    .acc = Порт
citadels-district-town_hall = Ратуша
    .acc = Ратушу
citadels-district-watchtower = Вартова вежа
    .acc = Вартову вежу
citadels-district-prison = В’язниця
    .acc = В’язницю
citadels-district-barracks = Казарми
    .acc = Казарми
citadels-district-fortress = Фортеця
    .acc = Фортецю
citadels-district-armory = Арсенал
    .acc = Арсенал
    .text = У свій хід, доки твоє місто не завершене, зруйнуй Арсенал і ще один квартал не в завершеному місті.
citadels-district-basilica = Базиліка
    .acc = Базиліку
    .text = У кінці: 1 очко за кожен твій квартал із непарною ціною.
citadels-district-capitol = Капітолій
    .acc = Капітолій
    .text = У кінці: 3 очки, якщо маєш щонайменше 3 квартали одного типу.
citadels-district-dragon_gate = Драконяча брама
    .acc = Драконячу браму
    .text = У кінці: ще 2 очки.
citadels-district-factory = Мануфактура
    .acc = Мануфактуру
    .text = Інші унікальні квартали коштують тобі на 1 монету менше.
citadels-district-framework = Риштування
    .acc = Риштування
    .text = Можеш зруйнувати його замість того, щоб платити за квартал.
citadels-district-gold_mine = Золота копальня
    .acc = Золоту копальню
    .text = Коли береш золото, береш на 1 монету більше.
citadels-district-great_wall = Великий мур
    .acc = Великий мур
    .text = Ранг 8 платить на 1 монету більше за будь-який інший квартал твого міста.
citadels-district-haunted_quarter = Квартал привидів
    .acc = Квартал привидів
    .text = У кінці рахується за той тип, що дає тобі найбільше очок.
citadels-district-imperial_treasury = Імперська скарбниця
    .acc = Імперську скарбницю
    .text = У кінці: 1 очко за кожну твою монету.
citadels-district-ivory_tower = Вежа зі слонової кістки
    .acc = Вежу зі слонової кістки
    .text = У кінці: 5 очок, якщо це твій єдиний унікальний квартал.
citadels-district-keep = Донжон
    .acc = Донжон
    .text = Ранг 8 не може його зруйнувати, обміняти чи захопити.
citadels-district-laboratory = Лабораторія
    .acc = Лабораторію
    .text = Раз за хід: віддай карту за 2 монети.
citadels-district-library = Бібліотека
    .acc = Бібліотеку
    .text = Коли береш карти, залишаєш усі взяті.
citadels-district-map_room = Картографічна зала
    .acc = Картографічну залу
    .text = У кінці: 1 очко за кожну карту в твоїй руці.
citadels-district-monument = Монумент
    .acc = Монумент
    .text = Будують, лише якщо маєш до 4 кварталів. Для завершення міста рахується за 2.
citadels-district-museum = Музей
    .acc = Музей
    .text = Раз за хід: поклади під нього карту з руки. У кінці: 1 очко за кожну карту там.
citadels-district-necropolis = Некрополь
    .acc = Некрополь
    .text = Щоб збудувати його, можеш зруйнувати свій квартал замість плати.
citadels-district-observatory = Обсерваторія
    .acc = Обсерваторію
    .text = Коли береш карти, береш 3 замість 2.
citadels-district-park = Парк
    .acc = Парк
    .text = Якщо наприкінці ходу твоя рука порожня, отримуєш 2 карти.
citadels-district-poor_house = Притулок для бідних
    .acc = Притулок для бідних
    .text = Якщо наприкінці ходу в тебе немає золота, отримуєш 1 монету.
citadels-district-quarry = Каменоломня
    .acc = Каменоломню
    .text = Можеш будувати квартали, які у твоєму місті вже є.
citadels-district-school_of_magic = Школа магії
    .acc = Школу магії
    .text = Коли береш прибуток, рахується за будь-який тип.
citadels-district-secret_vault = Таємне сховище
    .acc = Таємне сховище
    .text = Його не можна збудувати. У кінці: 3 очки, якщо воно у твоїй руці.
citadels-district-smithy = Кузня
    .acc = Кузню
    .text = Раз за хід: заплати 2 монети за 3 карти.
citadels-district-stables = Стайні
    .acc = Стайні
    .text = Для межі будівництва не рахуються.
citadels-district-statue = Статуя
    .acc = Статую
    .text = У кінці: 5 очок, якщо корона в тебе.
citadels-district-theater = Театр
    .acc = Театр
    .text = Перш ніж називати ранги, можеш таємно обмінятися персонажем з іншим гравцем.
citadels-district-thieves_den = Лігво злодіїв
    .acc = Лігво злодіїв
    .text = Будь-яку частину його ціни можеш платити картами з руки, по 1 монеті за карту.
citadels-district-wishing_well = Колодязь бажань
    .acc = Колодязь бажань
    .text = У кінці: 1 очко за кожен твій унікальний квартал, і цей теж.

## Districts in a city.

citadels-building-manor = Маєток
    .acc = Маєток
citadels-building-castle = Замок
    .acc = Замок
citadels-building-palace = Палац
    .acc = Палац
citadels-building-temple = Храм
    .acc = Храм
citadels-building-church = Церква
    .acc = Церкву
citadels-building-monastery = Монастир
    .acc = Монастир
citadels-building-cathedral = Собор
    .acc = Собор
citadels-building-tavern = Таверна
    .acc = Таверну
citadels-building-market = Ринок
    .acc = Ринок
citadels-building-trading_post = Факторія
    .acc = Факторію
citadels-building-docks = Доки
    .acc = Доки
citadels-building-harbor = Порт
    .acc = Порт
citadels-building-town_hall = Ратуша
    .acc = Ратушу
citadels-building-watchtower = Вартова вежа
    .acc = Вартову вежу
citadels-building-prison = В’язниця
    .acc = В’язницю
citadels-building-barracks = Казарми
    .acc = Казарми
citadels-building-fortress = Фортеця
    .acc = Фортецю
citadels-building-armory = Арсенал
    .acc = Арсенал
citadels-building-basilica = Базиліка
    .acc = Базиліку
citadels-building-capitol = Капітолій
    .acc = Капітолій
citadels-building-dragon_gate = Драконяча брама
    .acc = Драконячу браму
citadels-building-factory = Мануфактура
    .acc = Мануфактуру
citadels-building-framework = Риштування
    .acc = Риштування
citadels-building-gold_mine = Золота копальня
    .acc = Золоту копальню
citadels-building-great_wall = Великий мур
    .acc = Великий мур
citadels-building-haunted_quarter = Квартал привидів
    .acc = Квартал привидів
citadels-building-imperial_treasury = Імперська скарбниця
    .acc = Імперську скарбницю
citadels-building-ivory_tower = Вежа зі слонової кістки
    .acc = Вежу зі слонової кістки
citadels-building-keep = Донжон
    .acc = Донжон
citadels-building-laboratory = Лабораторія
    .acc = Лабораторію
citadels-building-library = Бібліотека
    .acc = Бібліотеку
citadels-building-map_room = Картографічна зала
    .acc = Картографічну залу
citadels-building-monument = Монумент
    .acc = Монумент
citadels-building-museum = Музей
    .acc = Музей
citadels-building-necropolis = Некрополь
    .acc = Некрополь
citadels-building-observatory = Обсерваторія
    .acc = Обсерваторію
citadels-building-park = Парк
    .acc = Парк
citadels-building-poor_house = Притулок для бідних
    .acc = Притулок для бідних
citadels-building-quarry = Каменоломня
    .acc = Каменоломню
citadels-building-school_of_magic = Школа магії
    .acc = Школу магії
citadels-building-secret_vault = Таємне сховище
    .acc = Таємне сховище
citadels-building-smithy = Кузня
    .acc = Кузню
citadels-building-stables = Стайні
    .acc = Стайні
citadels-building-statue = Статуя
    .acc = Статую
citadels-building-theater = Театр
    .acc = Театр
citadels-building-thieves_den = Лігво злодіїв
    .acc = Лігво злодіїв
citadels-building-wishing_well = Колодязь бажань
    .acc = Колодязь бажань

## Districts in a city that the Artist has beautified.

citadels-building-manor-plus = Прикрашений Маєток
    .acc = прикрашений Маєток
citadels-building-castle-plus = Прикрашений Замок
    .acc = прикрашений Замок
citadels-building-palace-plus = Прикрашений Палац
    .acc = прикрашений Палац
citadels-building-temple-plus = Прикрашений Храм
    .acc = прикрашений Храм
citadels-building-church-plus = Прикрашена Церква
    .acc = прикрашену Церкву
citadels-building-monastery-plus = Прикрашений Монастир
    .acc = прикрашений Монастир
citadels-building-cathedral-plus = Прикрашений Собор
    .acc = прикрашений Собор
citadels-building-tavern-plus = Прикрашена Таверна
    .acc = прикрашену Таверну
citadels-building-market-plus = Прикрашений Ринок
    .acc = прикрашений Ринок
citadels-building-trading_post-plus = Прикрашена Факторія
    .acc = прикрашену Факторію
citadels-building-docks-plus = Прикрашені Доки
    .acc = прикрашені Доки
citadels-building-harbor-plus = Прикрашений Порт
    .acc = прикрашений Порт
citadels-building-town_hall-plus = Прикрашена Ратуша
    .acc = прикрашену Ратушу
citadels-building-watchtower-plus = Прикрашена Вартова вежа
    .acc = прикрашену Вартову вежу
citadels-building-prison-plus = Прикрашена В’язниця
    .acc = прикрашену В’язницю
citadels-building-barracks-plus = Прикрашені Казарми
    .acc = прикрашені Казарми
citadels-building-fortress-plus = Прикрашена Фортеця
    .acc = прикрашену Фортецю
citadels-building-armory-plus = Прикрашений Арсенал
    .acc = прикрашений Арсенал
citadels-building-basilica-plus = Прикрашена Базиліка
    .acc = прикрашену Базиліку
citadels-building-capitol-plus = Прикрашений Капітолій
    .acc = прикрашений Капітолій
citadels-building-dragon_gate-plus = Прикрашена Драконяча брама
    .acc = прикрашену Драконячу браму
citadels-building-factory-plus = Прикрашена Мануфактура
    .acc = прикрашену Мануфактуру
citadels-building-framework-plus = Прикрашене Риштування
    .acc = прикрашене Риштування
citadels-building-gold_mine-plus = Прикрашена Золота копальня
    .acc = прикрашену Золоту копальню
citadels-building-great_wall-plus = Прикрашений Великий мур
    .acc = прикрашений Великий мур
citadels-building-haunted_quarter-plus = Прикрашений Квартал привидів
    .acc = прикрашений Квартал привидів
citadels-building-imperial_treasury-plus = Прикрашена Імперська скарбниця
    .acc = прикрашену Імперську скарбницю
citadels-building-ivory_tower-plus = Прикрашена Вежа зі слонової кістки
    .acc = прикрашену Вежу зі слонової кістки
citadels-building-keep-plus = Прикрашений Донжон
    .acc = прикрашений Донжон
citadels-building-laboratory-plus = Прикрашена Лабораторія
    .acc = прикрашену Лабораторію
citadels-building-library-plus = Прикрашена Бібліотека
    .acc = прикрашену Бібліотеку
citadels-building-map_room-plus = Прикрашена Картографічна зала
    .acc = прикрашену Картографічну залу
citadels-building-monument-plus = Прикрашений Монумент
    .acc = прикрашений Монумент
citadels-building-museum-plus = Прикрашений Музей
    .acc = прикрашений Музей
citadels-building-necropolis-plus = Прикрашений Некрополь
    .acc = прикрашений Некрополь
citadels-building-observatory-plus = Прикрашена Обсерваторія
    .acc = прикрашену Обсерваторію
citadels-building-park-plus = Прикрашений Парк
    .acc = прикрашений Парк
citadels-building-poor_house-plus = Прикрашений Притулок для бідних
    .acc = прикрашений Притулок для бідних
citadels-building-quarry-plus = Прикрашена Каменоломня
    .acc = прикрашену Каменоломню
citadels-building-school_of_magic-plus = Прикрашена Школа магії
    .acc = прикрашену Школу магії
citadels-building-secret_vault-plus = Прикрашене Таємне сховище
    .acc = прикрашене Таємне сховище
citadels-building-smithy-plus = Прикрашена Кузня
    .acc = прикрашену Кузню
citadels-building-stables-plus = Прикрашені Стайні
    .acc = прикрашені Стайні
citadels-building-statue-plus = Прикрашена Статуя
    .acc = прикрашену Статую
citadels-building-theater-plus = Прикрашений Театр
    .acc = прикрашений Театр
citadels-building-thieves_den-plus = Прикрашене Лігво злодіїв
    .acc = прикрашене Лігво злодіїв
citadels-building-wishing_well-plus = Прикрашений Колодязь бажань
    .acc = прикрашений Колодязь бажань

## Amounts.

citadels-amount-0 = 0
citadels-amount-1 = 1
citadels-amount-2 = 2
citadels-amount-3 = 3
citadels-amount-4 = 4
citadels-amount-5 = 5
citadels-amount-6 = 6
citadels-amount-7 = 7
citadels-amount-8 = 8
citadels-amount-9 = 9
citadels-amount-10 = 10
citadels-amount-11 = 11
citadels-amount-12 = 12

## The table.

citadels-zone-deck = Колода
citadels-zone-table = Будується
citadels-zone-hand = Рука
citadels-zone-offer = Узяті карти
citadels-zone-picked = Обрані карти
citadels-zone-museum = Під Музеєм
citadels-zone-city = Місто
citadels-field-gold = Золото
citadels-field-completed = Місто завершено
citadels-field-revealed = Найвищий відкритий ранг
citadels-field-protected = Захищено від рангу 8
citadels-field-characters = Персонажі
citadels-field-holds = Персонажів на руках
citadels-field-crown = Корона
citadels-field-tax = Податки
citadels-field-round = Раунд
citadels-field-first = Перше завершене місто
citadels-field-queen = Королевою грає
citadels-field-up = Горілиць
citadels-field-silent = Ні в кого
citadels-field-city_size = Кварталів у завершеному місті
citadels-field-marks = Названі
citadels-field-turn = Цей хід
citadels-part-turn-seat = { $seat }
citadels-part-turn-character = { $character }
citadels-part-turn-gathered = ресурси взято
citadels-part-turn-built = збудовано кварталів: { $built }
citadels-part-turn-spent = сплачено монет: { $spent }
citadels-part-turn-used = використано: { $used }
citadels-part-marks-by = вказує { $by }
citadels-part-marks-characters = { $characters }
citadels-part-marks-settled = вирішено: { $settled }
citadels-part-marks-shown = відкрито: { $shown }
citadels-part-marks-signed = підписаний: { $signed }
citadels-part-marks-flower = із квіткою: { $flower }

## Score.

citadels-line-districts = Квартали
citadels-line-all_types = Усі п’ять типів
citadels-line-complete = Завершене місто
citadels-line-basilica = Базиліка
citadels-line-capitol = Капітолій
citadels-line-dragon_gate = Драконяча брама
citadels-line-imperial_treasury = Імперська скарбниця
citadels-line-ivory_tower = Вежа зі слонової кістки
citadels-line-map_room = Картографічна зала
citadels-line-museum = Музей
citadels-line-secret_vault = Таємне сховище
citadels-line-statue = Статуя
citadels-line-wishing_well = Колодязь бажань

## Why a table cannot be played with some options.

citadels-options-preset_or_cast = у готового набору свої персонажі; обери або набір, або персонажів
citadels-options-ninth_in_cast = дев’ятого називає сам список персонажів; не вказуй rank9
citadels-options-bad_ninth = дев’ятим персонажем може бути: { $characters }
citadels-options-no_ninth = удвох дев’ятим персонажем не грають
citadels-options-ninth_needed =
    { $players ->
        [one] { $players } гравець потребує дев’ятого персонажа
        [few] { $players } гравці потребують дев’ятого персонажа
       *[other] { $players } гравців потребують дев’ятого персонажа
    }
citadels-options-queen =
    { $players ->
        [one] для Королеви треба щонайменше { $players } гравець
        [few] для Королеви треба щонайменше { $players } гравці
       *[other] для Королеви треба щонайменше { $players } гравців
    }
citadels-options-emperor = удвох Імператором не грають
citadels-options-no_character = персонажа «{ $name }» немає
citadels-options-same_rank = на кожен ранг один персонаж, а ранг { $rank } має кількох: { $characters }
citadels-options-rank_missing = серед персонажів бракує рангу { $rank }: { $characters }
citadels-options-no_list = { $option } — це список назв або random
citadels-options-crown = першу корону отримує місце від 0 до { $last } або random
citadels-options-draw = draw — це число
citadels-options-no_district = унікального кварталу «{ $name }» немає
citadels-options-double_district = кожен унікальний квартал існує один раз, а цей названо двічі: { $district }
citadels-options-uniques = для гри треба унікальних кварталів: { $wanted }, а обрано: { $given }
