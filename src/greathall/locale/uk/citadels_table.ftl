# The table of Citadels in the browser: what stands beside the words of the rules. $who is a name, or "You".

## Everybody and everything.

citadels-table-you = Ти
citadels-table-cast = Персонажі
citadels-table-cities = Міста
citadels-table-sign =
    { $sign ->
        [gold] золото
        [hand] карти в руці
       *[points] очки
    }
citadels-table-mine = Твоє
citadels-table-table = Стіл
citadels-table-character = { $rank } { $character }
citadels-table-round =
    { $rank ->
        [0] Раунд { $round }, вибір
       *[other] Раунд { $round }, ранг { $rank }
    }
citadels-table-watching = Ти спостерігаєш. Приховані карти лишаються прихованими.

## The cast and what lies on it.

citadels-table-to-come = попереду
citadels-table-offered = на вибір
citadels-table-not-offered = недоступний
citadels-table-draft-gone = Взято або долілиць: { $characters }.
citadels-table-draft-next = Далі обирає { $who }.
citadels-table-order = Хто й коли обирає
citadels-table-order-seat =
    { $state ->
        [chosen] { $who }: вибір зроблено
        [now] { $who }: зараз черга обирати
       *[coming] { $who }: обиратиме пізніше
    }
citadels-table-no-answer = мовчить
citadels-table-up = горілиць
citadels-table-up-short = відкр.
citadels-table-up-why = Лежить горілиць: у цьому раунді ніхто ним не грає.
citadels-table-silent-why = Його назвали, і ніхто не відгукнувся.
citadels-table-killed = убито
citadels-table-acting = ходить зараз
citadels-table-on-card = на карті
citadels-table-tax =
    { $gold ->
        [one] { $gold } монета податків
        [few] { $gold } монети податків
       *[other] { $gold } монет податків
    }
citadels-table-earns =
    { $gold ->
        [one] Зараз дасть тобі { $gold } монету
        [few] Зараз дасть тобі { $gold } монети
        [many] Зараз дасть тобі { $gold } монет
       *[other] Зараз дасть тобі { $gold } монети
    }
citadels-table-mark-kill = убито
citadels-table-mark-bewitch = зачаровано
citadels-table-mark-rob = пограбовано
citadels-table-mark-warrant =
    { $counts ->
        [yes] підписаний ордер
       *[other] ордер
    }
citadels-table-mark-threat =
    { $counts ->
        [yes] погроза з квіткою
       *[other] погроза
    }
citadels-table-marked-kill = убито
citadels-table-marked-bewitch = чари
citadels-table-marked-rob = грабунок
citadels-table-marked-warrant = ордер
citadels-table-marked-threat = погроза
citadels-table-lies-kill = Убито: хід втрачено.
citadels-table-lies-bewitch = Зачаровано: бере золото чи карти, далі грає Відьма.
citadels-table-lies-rob = Пограбовано: коли назвуть, золото йде до Злодія.
citadels-table-lies-warrant =
    { $counts ->
        [yes] На ньому лежить підписаний ордер: перший оплачений квартал можуть конфіскувати.
       *[other] На ньому лежить ордер. Якщо він підписаний, перший оплачений квартал можуть конфіскувати.
    }
citadels-table-lies-threat =
    { $counts ->
        [yes] На ньому лежить погроза з квіткою: хто не дасть хабаря, може втратити все золото.
       *[other] На ньому лежить погроза. Якщо вона з квіткою, хто не дасть хабаря, може втратити все золото.
    }

## A city.

citadels-table-city = Місто: { $who }
citadels-table-your-city = Твоє місто
citadels-table-city-about = Золото { $gold }, карти { $cards }, квартали { $size }.
citadels-table-visit = Оглянути все місто: { $who }
citadels-table-visit-empty = Кварталів ще немає.
citadels-table-districts-of = Квартали: { $who }
citadels-table-district = { $district }, { $type }, ціна { $cost }
citadels-table-district-of = { $who }, { $district }
citadels-table-district-new = { $who }, { $district }, новий
citadels-table-district-about =
    { $beautified ->
        [yes] Тип: { $type }. Ціна: { $cost }, прикрашено.
       *[other] Тип: { $type }. Ціна: { $cost }.
    }
citadels-table-being-built = Будується.
citadels-table-crown = Корона
citadels-table-crown-why = Обирає раніше за всіх і називає ранги.
citadels-table-gold-of = золото
citadels-table-hand-of = карти в руці
citadels-table-gold = Золото: { $gold }
citadels-table-cards =
    { $count ->
        [one] { $count } карта в руці
        [few] { $count } карти в руці
       *[other] { $count } карт у руці
    }
citadels-table-safe = захист від рангу 8
citadels-table-safe-short = захист
citadels-table-safe-why = У цьому раунді ранг 8 не чіпає цього міста.
citadels-table-completed = завершено
citadels-table-completed-short = готове
citadels-table-completed-why = Місто повне. Квартали завершеного міста недоторканні.
citadels-table-away = не тут
citadels-table-thinks = обирає
citadels-table-thinks-why = Зараз обирає.
citadels-table-hidden =
    { $count ->
        [1] таємний
       *[other] таємних { $count }
    }
citadels-table-one-more-hidden = і один таємний
citadels-table-more-hidden-short = +{ $count }
citadels-table-points =
    { $points ->
        [one] Поки що { $points } очко
        [few] Поки що { $points } очки
       *[other] Поки що { $points } очок
    }
citadels-table-points-final =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[other] { $points } очок
    }
citadels-table-points-why = Якби гра закінчилася зараз; приховані карти не враховано.
citadels-table-points-so-far = Твої очки поки що
citadels-table-points-of = Очки поки що: { $who }
citadels-table-sum = Разом

## The middle of the table.

citadels-table-deck = колода { $count }
citadels-table-ends =
    { $size ->
        [one] Гру завершує місто з { $size } кварталу.
        [few] Гру завершує місто з { $size } кварталів.
       *[other] Гру завершує місто з { $size } кварталів.
    }
citadels-table-largest = Найбільше: { $who }, { $size }.
citadels-table-largest-many = Найбільші міста: { $count }, по { $size }.
citadels-table-last-round = Останній раунд. Перше завершене місто: { $who }.
citadels-table-turned-up = Горілиць: { $characters }.

## What the viewer holds.

citadels-table-hand = Рука
citadels-table-your-hand = Твоя рука
citadels-table-no-cards = У руці немає карт.
citadels-table-your-character = твій персонаж
citadels-table-no-character = У цьому раунді ще немає персонажа
citadels-table-draft = Обери персонажа
citadels-table-more-cards = і ще { $count }
citadels-table-offer = Обери карту
citadels-table-this-turn = Цей хід
citadels-table-gathered = Ресурси взято
citadels-table-gather-gold = Взяти золото
    .text = Візьми золото з банку. У кожному ході спершу береш золото чи карти.
citadels-table-gather-cards = Взяти карти
    .text =
        { $kept ->
            [all] Візьми карти й залиш усі.
           *[one] Візьми карти й залиш одну з них.
        } У кожному ході спершу береш золото чи карти.
citadels-table-built =
    { $count ->
        [one] Збудовано { $count } квартал
        [few] Збудовано { $count } квартали
       *[other] Збудовано { $count } кварталів
    }
citadels-table-build =
    { $how ->
        [open] Будівництво: обери карту в руці
        [nothing] Будівництво: жодна карта в руці не підходить
       *[barred] Будівництво
    }

## Questions that are answered together with the next one, by one click on a district.

citadels-table-whole-raid = Зруйнуй квартал
citadels-table-whole-march = Захопи квартал
citadels-table-whole-demolish_in = Знеси квартал

## Tabs of a phone.

citadels-table-tab-cities = Міста
citadels-table-tab-hand = Рука { $count }
citadels-table-tab-character = Персонаж
citadels-table-tab-who = Хто

## Who is who.

citadels-table-who = Хто є хто
citadels-table-who-certain = напевно
citadels-table-who-possible = можливо
citadels-table-who-no = виключено
citadels-table-who-note = твоя позначка
citadels-table-who-noted = позначено
citadels-table-who-order = У порядку вибору, з того, що ти можеш знати. Натисни клітинку, щоб позначити свій здогад.
citadels-table-who-must = { $who } — це точно { $character }.
citadels-table-who-cell =
    { $belief ->
        [certain] { $who }, { $character }: напевно
        [possible] { $who }, { $character }: можливо
       *[no] { $who }, { $character }: виключено
    }

## A new table.

citadels-table-rank = Ранг { $rank }
citadels-table-preset-first_game = Перша гра
    .about = Найвідоміші персонажі, легко навчитися.
citadels-table-preset-devious_dignitaries = Підступні сановники
    .about = Ордери, погрози та блеф.
citadels-table-preset-illustrious_emissaries = Славетні посланці
    .about = Дивитися, знати й обмінювати.
citadels-table-preset-vicious_nobles = Люті дворяни
    .about = Відкрита агресія й багато золота.
citadels-table-preset-ambitious_aristocrats = Честолюбні аристократи
    .about = Будівельні перегони під наглядом закону.
citadels-table-preset-cunning_agents = Хитрі агенти
    .about = Магія, шантаж і багато руйнувань.
citadels-table-preset-tenacious_delegates = Завзяті делегати
    .about = Обережна торгівля між суперниками, що пильнують одне одного.
citadels-table-cast-random = Випадкові персонажі
citadels-table-cast-random-about = Випадковий персонаж на кожен ранг, коли почнеться гра.
citadels-table-cast-own = Власний добір персонажів
citadels-table-cast-own-about = Обери карту, щоб поставити на її місце іншого персонажа.
citadels-table-instead-of-emperor = Удвох замість Імператора грає Король.
citadels-table-instead-of-queen = Якщо гравців менше ніж п’ять, замість Королеви грає Художниця.
citadels-table-ninth = Дев’ятий персонаж
citadels-table-ninth-about = Ще один ранг, ще один сумнів.
citadels-table-uniques = Унікальні квартали
citadels-table-uniques-set = { $count } із цього набору
citadels-table-uniques-random = { $count } навмання
citadels-table-uniques-chosen = Обрати { $count }
citadels-table-uniques-count = { $count } з { $needed }
citadels-table-unique-about = Ціна: { $cost }. { $text }
citadels-table-first-crown = Перша корона
citadels-table-crown-random = Навмання
citadels-table-crown-seat = Місце { $seat }

## Letters on marks, for those who want them: no two alike

citadels-table-letter-noble = Д
citadels-table-letter-religious = Р
citadels-table-letter-trade = Т
citadels-table-letter-military = В
citadels-table-letter-unique = У
citadels-table-tie-revealed = Очок порівну: вирішує вищий ранг, відкритий в останньому раунді ({ $amounts })

## Що це таке, для тих, хто питає

citadels-table-about-round = Кожен таємно обирає персонажа. Далі ранги називають від 1 угору; хто має названого, робить хід.
citadels-table-about-rank = Персонажів називають за рангом, від 1 угору.
citadels-table-about-holder = Грає цим персонажем у цьому раунді.
citadels-table-about-held = Ним грає: { $who }.
citadels-table-about-to-come = У цьому раунді його ще не називали. Доти ніхто не знає, у кого він.
citadels-table-about-offered = Лежить перед тобою: залиш собі або передай далі.
citadels-table-about-not-offered = Його немає серед карт перед тобою: хтось його взяв або він лежить долілиць.
citadels-table-about-tax = Заплатили ті, хто будував. Збирач податків може забрати це у свій хід.
citadels-table-about-earns = Стільки золота дав би тобі зараз цей персонаж, якщо рахувати за твоїм містом.
citadels-table-about-hidden = Персонаж таємний, доки не назвуть його ранг.
citadels-table-about-order = Персонажів обирають таємно: починає той, хто має корону, а решта карт іде ліворуч.
citadels-table-about-museum =
    { $count ->
        [1] Під ним { $count } карта, варта очка.
        [one] Під ним { $count } карта, кожна варта очка.
        [few] Під ним { $count } карти, кожна варта очка.
       *[other] Під ним { $count } карт, кожна варта очка.
    }
citadels-table-about-worth = У місті його ціна рахується як очки: { $cost }.
citadels-table-about-new = Синя крапка: нове після твого ходу.
citadels-table-about-picked = Уже вибрано.
citadels-table-about-seat = Щит цього гравця. Він стоїть усюди, де йдеться про нього. Натисни, щоб побачити все місто.
citadels-table-about-gold = Золотом платять за будівництво. Усі бачать, скільки його.
citadels-table-about-hand = Карти кварталів у руці. Усі бачать, скільки їх; які саме — лише власник.
citadels-table-about-changed = Синя крапка: зміна після твого ходу.
citadels-table-about-away = За цього гравця грає бот.
citadels-table-about-points = Ціна всіх кварталів і те, що здобуто понад неї.
citadels-table-about-empty = Порожнє місце
citadels-table-about-place =
    { $size ->
        [one] Місце для кварталу. Місто завершене, коли в ньому { $size } квартал.
        [few] Місце для кварталу. Місто завершене, коли в ньому { $size } квартали.
       *[other] Місце для кварталу. Місто завершене, коли в ньому { $size } кварталів.
    }
citadels-table-about-gone = Синя крапка: після твого ходу звідси зник квартал.
citadels-table-about-deck = Стільки карт ще можна взяти. Відкладені карти йдуть під колоду.
citadels-table-about-end = Гра закінчується раундом, у якому завершено перше місто.
citadels-table-about-up = Ці персонажі лежать горілиць і в цьому раунді не грають.
citadels-table-about-used = Зроблено в цьому ході.
citadels-table-about-gathered = Раз у кожному ході: візьми золото або карти.
citadels-table-about-build = Квартал із руки будують за його ціну. Скільки саме, залежить від персонажа: зазвичай один за хід.
citadels-table-about-asked = Про це зараз питає гра.
citadels-table-about-line-districts = Ціна кожного кварталу в місті.
citadels-table-about-line-all_types = За місто з кварталами всіх п’яти типів.
citadels-table-about-line-complete = За завершене місто; перше важить більше.
citadels-table-about-line-total = Усі рядки разом. Перемагає той, у кого найбільше очок.
citadels-table-about-belief =
    { $belief ->
        [certain] Це випливає з того, що тобі можна знати. Натисни, щоб занотувати свою думку.
        [possible] Ніщо з того, що тобі можна знати, цього не виключає. Натисни, щоб занотувати свою думку.
       *[no] Те, що тобі можна знати, це виключає. Натисни, щоб занотувати свою думку.
    }

## What happens to the viewer: what it is, what it means, what is lost, kept, and good to know.

citadels-table-fate-kill = Твого персонажа вбито
    .means = Коли назвуть ранг { $rank }, ти мовчиш.
    .lost = Ти втрачаєш цей хід: ні золота, ні карт, ні будівництва.
    .kept = Твоє місто, золото ({ $gold }) і карти ({ $cards }) лишаються.
    .known = До кінця раунду ніхто не знає, що йшлося про тебе.
citadels-table-fate-bewitch = Твого персонажа зачаровано
    .means = Коли назвуть ранг { $rank }, ти лише збираєш; далі твій хід грає інший.
    .lost = Ти втрачаєш решту ходу і здібність персонажа.
    .kept = Місто, рука і зібране лишаються в тебе.
citadels-table-fate-rob = На тебе чекає пограбування
    .means = Коли назвуть ранг { $rank }, усе твоє золото забере { $who }.
    .lost = Золото, яке ти маєш зараз: { $gold }.
    .kept = Карти й місто в безпеці; хід триває.
citadels-table-fate-robbed = Тебе пограбовано
    .means = Усе твоє золото забирає { $who }: { $gold }.
    .kept = Твій хід триває: збирай, потім будуй.
citadels-table-fate-warrant = На твоєму персонажі лежить ордер
    .means = Якщо він підписаний, { $who } може конфіскувати перший квартал, за який ти заплатиш.
    .kept = Тоді золото повертається до тебе.
citadels-table-fate-threat = На твоєму персонажі лежить погроза
    .means = Коли назвуть ранг { $rank }: віддай половину золота або ризикни всім.
    .known = Яка погроза справжня, знає лише { $who }.
citadels-table-fate-threatened = Погроза була справжня
    .means = Усе твоє золото забирає { $who }.
    .kept = Твій хід триває.
citadels-table-fate-blank = Це був блеф
    .means = Погроза порожня: ти нічого не втрачаєш.
citadels-table-fate-paid = Ти платиш
    .means = Твоє золото отримує { $who }: { $gold }.
    .known = Золото, яке ти маєш зараз: { $left }.
citadels-table-fate-destroyed = Твій квартал зруйновано
    .means = { $district }: цього кварталу в тебе більше немає.
    .known = Квартали у твоєму місті: { $districts }.
citadels-table-fate-taken = Твій квартал змінює власника
    .means = { $district }: тепер у місті гравця { $who }.
    .known = Квартали у твоєму місті: { $districts }.
citadels-table-fate-confiscated = Твій квартал конфісковано
    .means = { $district }: тепер у місті гравця { $who }.
    .kept = Золото повертається до тебе, хід триває.
citadels-table-fate-exchanged = Твою руку обміняно
    .means = Твої карти має { $who }, а ти маєш чужі.
    .known = Карт було: { $had }. Карт тепер: { $cards }.
citadels-table-fate-card = У тебе забрали карту
    .means = Тепер її має { $who }.
    .known = Карт у тебе лишилося: { $cards }.
citadels-table-fate-looked = Твою руку бачили
    .means = { $who } знає твої карти.
citadels-table-fate-role = Твого персонажа обміняно
    .means = Обраного тобою тепер має { $who }. Подивися на нового.

## What each answer does, to questions that break into a turn.

citadels-table-does = Що дає кожна відповідь
citadels-table-does-warrant-pass = { $card }: будівництво триває як звичайно. Ця нагода не повернеться.
citadels-table-does-warrant-confiscate = Ти показуєш підписаний ордер і отримуєш квартал безплатно, а золото повертають тому, хто будував.
citadels-table-does-threat-bribe = Ти віддаєш половину золота, заокруглену вниз, а погрозу прибирають, не відкриваючи.
citadels-table-does-threat-refuse = Поки що ти не платиш. Якщо це квітка, Шантажистка може забрати все твоє золото; порожня не забирає нічого.
citadels-table-does-show_threat-show-threat = Погрозу побачать усі. З квіткою ти забираєш усе це золото, з порожньою — нічого.
citadels-table-does-show_threat-leave-threat = Ніхто не дізнається, чи це квітка, а золото лишається на місці.

## The theatre and the band while others play.

citadels-table-last-round-begins = Останній раунд
citadels-table-points-counted = Рахуємо очки
citadels-table-narration-title = { $who }, { $character }
citadels-table-narration-fact = Золото: { $gold }. Карти: { $cards }.
citadels-table-narration-next = Далі називають ранг { $rank }: { $character }
citadels-table-narration-last = Далі раунд закінчується
citadels-table-narration-draft = { $who } обирає персонажа
citadels-table-narration-draft-more = Таємно, з переданих карт.
citadels-table-narration-draft-next = Коли всі оберуть, називають ранги
citadels-table-narration-played = Твій ранг уже назвали. Знову обираєш у наступному раунді.
citadels-table-narration-killed = Твій ранг { $rank }, але персонажа вбито: граєш знову в наступному раунді.
citadels-table-narration-until =
    { $count ->
        [0] Твій ранг { $rank }. Наступна черга твоя.
        [one] Твій ранг { $rank }. Перед тобою ще { $count } ранг.
        [few] Твій ранг { $rank }. Перед тобою ще { $count } ранги.
       *[many] Твій ранг { $rank }. Перед тобою ще { $count } рангів.
    }

## What a character does, in a line of its card.

citadels-table-brief-assassin = Убиває персонажа: хто ним грає, втрачає хід
citadels-table-brief-witch = Зачаровує персонажа й грає далі замість нього
citadels-table-brief-magistrate = Розкладає 3 ордери, може конфіскувати квартал
citadels-table-brief-thief = Забирає все золото одного персонажа
citadels-table-brief-spy = Називає тип: золото й карти з чужої руки
citadels-table-brief-blackmailer = Розкладає 2 погрози: половина золота або ризик
citadels-table-brief-magician = Обмінює руки або замінює карти
citadels-table-brief-wizard = Бере карту з руки, може одразу збудувати
citadels-table-brief-seer = Бере в кожного карту й одну віддає
citadels-table-brief-king = Бере корону, 1 монета за дворянський квартал
citadels-table-brief-emperor = Віддає корону, 1 монета за дворянський квартал
citadels-table-brief-patrician = Бере корону, карта за дворянський квартал
citadels-table-brief-bishop = Захист від рангу 8, 1 монета за релігійний квартал
citadels-table-brief-abbot = Монета чи карта за релігійний, 1 монета в найбагатшого
citadels-table-brief-cardinal = Карта за релігійний квартал, будує чужим золотом
citadels-table-brief-merchant = Ще 1 монета, 1 монета за торговий квартал
citadels-table-brief-alchemist = Повертає золото, заплачене за будівництво
citadels-table-brief-trader = 1 монета за торговий квартал, будує їх без меж
citadels-table-brief-architect = Ще 2 карти, будує до 3
citadels-table-brief-navigator = Ще 4 монети або карти, не будує
citadels-table-brief-scholar = Залишає 1 із 7 карт, будує до 2
citadels-table-brief-warlord = Руйнує квартал, 1 монета за військовий
citadels-table-brief-diplomat = Обмінює квартал, 1 монета за військовий
citadels-table-brief-marshal = Забирає квартал, 1 монета за військовий
citadels-table-brief-queen = 3 монети поруч із рангом 4
citadels-table-brief-artist = Монети на 2 квартали: кожен вартий на 1 більше
citadels-table-brief-tax_collector = Хто інший будує, кладе сюди 1 монету

## The log, where several events make one line.

citadels-table-log-draft = Персонажів обирають: { $seats }.
citadels-table-log-nobody = Ніхто не відгукується: { $characters }.
citadels-table-log-deal = Карти роздано: по { $count }.
