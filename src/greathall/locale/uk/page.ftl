# The page in the browser.

## The hall

page-hall = Great Hall
page-lead = Настільні ігри з повними правилами, за одним столом із друзями чи проти ботів, у будь-якому браузері.
page-tab = { $page } · Great Hall
page-tab-turn = ● Твій хід · { $page }
page-loading = Накриваємо стіл
page-version = Версія { $version }
page-fan = Неофіційний стіл, зроблений прихильниками.
page-back = Назад до зали
page-again = Спробувати ще раз
page-close = Закрити
page-cancel = Скасувати
page-on = Увімкнено
page-off = Вимкнено
page-lost = Тут нічого немає
page-lost-more = Ця адреса не веде до жодної сторінки зали. Може, посилання скопіювалося не до кінця.
page-uninvited = Цей стіл лише для запрошених
page-uninvited-more = Попроси в когось за столом повне посилання; його кінець відчинить тобі двері.

## The front door

page-new = Новий стіл
page-rivals = Грати з ботами
page-join-go = Сісти за посиланням
page-join = Сісти
page-join-label = Посилання або код столу
page-join-strange = Це не посилання й не код столу
page-yours = Твої столи
page-yours-running =
    { $count ->
        [one] триває { $count }
       *[other] тривають { $count }
    }
page-yours-none = Поки що жодного.
page-nothing = Столів поки немає
page-nothing-more = Відкрий свій або одразу грай із ботами. Можеш вийти будь-коли: твої столи чекатимуть тут.
page-open = Вільні місця
page-open-count =
    { $count ->
        [1] один стіл
        [one] { $count } стіл
        [few] { $count } столи
       *[other] { $count } столів
    }
page-open-none = Зараз жоден стіл не шукає гравців.
page-step-open = Відкрий стіл
page-step-open-more = Обери гру, місця й правила до смаку.
page-step-send = Надішли посилання
page-step-send-more = Друзі сідають без реєстрації. Решту місць займуть боти.
page-step-play = Грай
page-step-play-more = Можливі ходи світяться, а стіл пояснює чому.
page-elsewhere = Візьми своє місце із собою
page-elsewhere-more = Грай далі за своїми столами на телефоні чи в іншому браузері.
page-elsewhere-go = Створити посилання
page-about-citadels = Сховайся за персонажем, розгадай інших і збудуй найкраще місто раніше за всіх.
page-about-paladins = Збирай робітників, посилай монахів, став застави й не заборгуй королю забагато.
page-card-players = Гравців: { $players }
page-card-minutes = близько { $minutes } хв

## A table in a list

page-row-with = За столом: { $names }
page-row-expanded = { $game } + { $expansions }
page-expansion-city_of_crowns = Місто корон
page-row-open = { $game }, зайнято { $taken } з { $players }
page-row-players =
    { $players ->
        [one] { $game }, { $players } гравець
        [few] { $game }, { $players } гравці
       *[other] { $game }, { $players } гравців
    }
page-row-round =
    { $players ->
        [one] { $game }, раунд { $round }, { $players } гравець
        [few] { $game }, раунд { $round }, { $players } гравці
       *[other] { $game }, раунд { $round }, { $players } гравців
    }
page-row-waiting = хід: { $names }
page-row-turn = Твій хід
page-row-sit = Сісти
page-row-result = Результат
page-row-lobby = Увійти
page-row-on = Далі
page-row-enter =
    { $action ->
        [turn] Твій хід: { $title }
        [sit] Сісти: { $title }
        [over] Результат: { $title }
        [open] Увійти: { $title }
       *[other] Далі: { $title }
    }

## The guest

page-guest = Гість
page-guest-menu = { $name }: твоє ім’я, особисте посилання, вихід
page-name = Твоє ім’я
page-name-title = Як до тебе звертатися?
page-name-why = Його бачать інші за столом. Ні реєстрації, ні пароля: цей браузер тебе запам’ятає.
page-name-take = Узяти це ім’я
page-name-empty = Напиши ім’я хоч з однієї літери
page-rename = Змінити ім’я
page-rename-title = Зміна імені
page-rename-take = Змінити
page-link-title = Твоє особисте посилання
page-link-make = Створити особисте посилання
page-link-why = Хто його відкриє, гратиме як ти, з твоїм ім’ям і місцями. Воно для твого телефона чи іншого браузера.
page-link-once = Діє один раз, протягом доби. Нікому його не показуй.
page-link-alone = Поки що його можна відкрити лише на цьому комп’ютері. Для телефона спершу відчини залу командою: { $command }
page-keep = Лад у залі
page-out = Вийти всюди
page-out-why = Усі інші браузери забудуть тебе, а створене особисте посилання перестане діяти. У цьому браузері нічого не зміниться.
page-out-done = Готово: тепер тебе знає лише цей браузер.
page-invitation = Слово запрошення
page-invitation-why = Ця зала для тих, хто знає її слово. Його скаже той, хто тебе запросив.
page-privacy = Що зберігається
page-privacy-kept = Що зберігає ця зала
page-privacy-kept-more = Твоє ім’я. Випадковий знак у файлі cookie, за яким зала впізнає цей браузер; зала має лише його відбиток, 400 днів після того, як ти тут востаннє. Столи, які ти відкриваєш чи за якими сидиш, з відповідями всіх і результатами. Наскільки добре ти граєш у кожну гру, якщо граєш із ботом «Рівний тобі»: число, а також скільки партій зіграно й виграно.
page-privacy-not = Чого вона не зберігає
page-privacy-not-more = Ні пошти, ні пароля, нічого для реклами. Нічиєї мережевої адреси не записують. Сказане за столом лише передають тим, хто там є; воно зникає разом зі столом або протягом доби.
page-privacy-long = Як довго
page-privacy-days =
    { $kind ->
        [all] Столи та ігри за ними
        [open] Столи, де гра не почалася
        [unfinished] Незакінчені ігри
       *[finished] Закінчені ігри
    }: { $days ->
        [0] доки їх не видалить господар.
        [one] видаляють через { $days } день після останньої зміни.
        [few] видаляють через { $days } дні після останньої зміни.
        [many] видаляють через { $days } днів після останньої зміни.
       *[other] видаляють через { $days } дня після останньої зміни.
    }
page-privacy-contact = Хто тримає цю залу: { $contact }
page-privacy-mine = Ти, { $name }
page-privacy-take = Завантажити все про мене
page-privacy-blocked = Кого заблоковано
page-privacy-unblock = Більше не блокувати: { $name }
page-privacy-forget = Забути мене
page-privacy-forget-why = Твоє ім’я і місця зникнуть назавжди, у кожному браузері. Столи, за якими більше ніхто не сидів, видалять; за іншими твоє місце візьме бот. Цього не можна скасувати.
page-privacy-forget-sure = Забути мене назавжди
page-privacy-forgotten = Готово: зала тебе більше не знає.
page-move = Продовжити тут
page-move-more = Це посилання перенесе твоє ім’я та місця в цей браузер.
page-move-instead = Це посилання перенесе в цей браузер інше ім’я та його місця. Тоді { $name } тут більше не грає.
page-move-go = Грати в цьому браузері
page-copy = Копіювати
page-copied = Скопійовано
page-copied-link = Посилання скопійовано.
page-copied-command = Команду скопійовано.
page-copy-marked-link = Посилання виділено: скопіюй його клавішами свого пристрою.
page-copy-marked-command = Команду виділено: скопіюй її клавішами свого пристрою.
page-sound = Звук
page-sound-volume = Гучність
page-sound-test = Перевірити
page-language = Мова
page-language-now = Мова: { $language }
page-settings = Налаштування
page-settings-notify = Сповіщати про мій хід
page-settings-notify-refused = Браузер не дозволяє сповіщень цієї сторінки.
page-settings-theme = Тема
page-settings-theme-system = як на пристрої
page-settings-theme-light = світла
page-settings-theme-dark = темна (при свічках)
page-light = При свічках
page-settings-text = Розмір тексту
page-settings-text-normal = звичайний
page-settings-text-large = великий
page-settings-text-larger = ще більший
page-settings-motion = Анімація
page-settings-motion-system = як на пристрої
page-settings-motion-less = якнайменше
page-settings-letters = Літери на позначках
page-settings-letters-more = Робітники й квартали показують літеру, а не лише форму й колір.
page-settings-confirm = Перепитувати
page-settings-confirm-needed = де це важливо
page-settings-confirm-always = завжди
page-settings-confirm-once = якнайменше
page-settings-confirm-more = Де це важливо: перед тим, чого не скасувати, і після дотику. Якнайменше: лише перед тим, чого не скасувати.
page-settings-warn = Питати, перш ніж щось пропаде
page-settings-warn-more = Один раз: коли хід завершується, хоча ще можна будувати, або коли я пасую, маючи робітників.
page-settings-forced = Якщо відповідь лише одна, гра дає її сама, хіба що це щось підказало б іншим.

## New table

page-game = Гра
page-title-label = Назва столу (за бажанням)
page-seats = Місця
page-seats-count = { $players } з { $most }
page-seat-you = ти
page-seat-me = Ти
page-seat-open = вільне місце
page-seat-rival = Бот
page-seat-link = За посиланням
page-seat-who = Хто сидить на місці { $seat }
page-seat-add = Додати місце
page-seat-remove = Прибрати місце { $seat }
page-bot-beginner = Початківець
page-bot-novice = Новачок
page-bot-easy = Легкий
page-bot-casual = Аматор
page-bot-steady = Розважливий
page-bot-normal = Звичайний
page-bot-skilled = Вправний
page-bot-strong = Сильний
page-bot-hard = Важкий
page-bot-expert = Експерт
page-bot-master = Майстер
page-bot-adaptive = Рівний тобі
page-bot-random = Навмання
page-level-time = { $level } · { $seconds } с
page-level-cut = { $level } · { $seconds } с, лише { $share } %
page-level-note = Секунди показують, скільки такий бот думає за хід на комп’ютері зали.
page-adaptive-note = Рівний тобі: коли ти виграєш, він грає трохи краще, коли програєш — трохи гірше, доки сили не зрівняються.
page-adapted-middle = Грає приблизно як «{ $level }», між тими, з ким грає.
page-adapted-first = Ще тебе не знає: починає приблизно як «{ $level }» і вчиться з кожної партії.
page-adapted =
    Грає приблизно як «{ $level }»: { $games ->
        [1] після однієї партії, виграно: { $won }.
        [one] після { $games } партії, виграно: { $won }.
        [few] після { $games } партій, виграно: { $won }.
       *[other] після { $games } партій, виграно: { $won }.
    }
page-cut-slow = Комп’ютер зали заповільний для рівня «{ $level }»: такий бот устигає обдумати приблизно { $share } % того, що мав би.
page-cut-full = Думає менше: зала переповнена. Коли водночас думає стільки ботів, рівень «{ $level }» устигає обдумати приблизно { $share } % того, що мав би.
page-set-pace = Темп ботів
page-set-pace-more = Скільки часу вони ніби думають.
page-pace-calm = Спокійний
page-pace-quick = Швидкий
page-pace-instant = Миттєвий
page-set-scores = Поточні очки
page-set-scores-more = Без прихованих карт.
page-set-deductions = Хто є хто
page-set-deductions-more = Таблиця з тим, що можна вирахувати.
page-set-hints = Підказки
page-set-hints-more = Як вчинив би досвідчений гравець.
page-set-chat = Розмови
page-set-chat-more = Люди за столом можуть розмовляти.
page-set-review = Розбір
page-set-review-more = Після гри: як змінювалися шанси кожного.
page-set-watch = Глядачі
page-set-watch-more = Спостерігати може кожен, хто має посилання.
page-set-listed = У списку
page-set-listed-more = Сісти може будь-хто в цій залі.
page-sum-open =
    { $players ->
        [one] { $players } гравець, близько { $minutes } хв. Почнемо, коли всі сядуть.
        [few] { $players } гравці, близько { $minutes } хв. Почнемо, коли всі сядуть.
       *[other] { $players } гравців, близько { $minutes } хв. Почнемо, коли всі сядуть.
    }
page-sum-bots =
    { $players ->
        [one] { $players } гравець, близько { $minutes } хв. Починаємо одразу.
        [few] { $players } гравці, близько { $minutes } хв. Починаємо одразу.
       *[other] { $players } гравців, близько { $minutes } хв. Починаємо одразу.
    }
page-new-open = Відкрити стіл
page-new-start = Почати гру
page-step-next = Далі
page-step-back = Назад

## Before the start

page-lobby-about =
    { $players ->
        [one] { $game }, { $players } гравець, близько { $minutes } хв
        [few] { $game }, { $players } гравці, близько { $minutes } хв
       *[other] { $game }, { $players } гравців, близько { $minutes } хв
    }
page-lobby-size =
    { $players ->
        [one] { $players } гравець, близько { $minutes } хв
        [few] { $players } гравці, близько { $minutes } хв
       *[other] { $players } гравців, близько { $minutes } хв
    }
page-lobby-goes-on = Продовження гри, яку вже зіграно
page-lobby-sit = Сідай за стіл
page-lobby-sit-why = Потрібне лише ім’я.
page-lobby-sit-watch = Потрібне лише ім’я. А можна лишитися й спостерігати.
page-lobby-free =
    { $count ->
        [1] Одне місце вільне
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[other] { $count } вільних місць
    }
page-lobby-free-why = Надішли посилання другові або посади туди бота.
page-lobby-wait-why = Друзі приходять за посиланням; господар може посадити й бота.
page-lobby-ready = Усі на місцях
page-lobby-ready-why = Гра відкриється для всіх водночас.
page-lobby-host = Гру почне господар
page-lobby-full = Усі місця зайнято
page-lobby-full-watch = Можна лишитися й спостерігати за грою.
page-lobby-full-why = За цим столом немає глядачів. Попроси місце в господаря.
page-lobby-start = Почати гру
page-seat-sit = Сісти тут
page-seat-share = Хтось поруч
page-seat-shared = на цьому пристрої
page-share-title = Хто тут сидить?
page-share-why = Ви граєте з одного пристрою й передаєте його по колу. Між ходами стіл закриває завіса.
page-share-name = Ім’я цього гравця
page-seat-stand = Встати
page-seat-here = тут
page-seat-away = зараз не тут
page-seat-free = Звільнити місце: { $name }
page-invite = Запросити
page-invite-more = Надішли друзям це посилання або хай наведуть камеру на QR-код.
page-invite-link = Посилання на цей стіл
page-invite-qr = Посилання на цей стіл як QR-код
page-invite-alone = Поки що залу видно лише на цьому комп’ютері. Щоб мати посилання для друзів, зачини залу й відчини її знову командою:
page-invite-command = Команда, що впускає друзів
page-invite-elsewhere = Ця адреса працює лише на цьому комп’ютері. Відкрий залу за адресою, якою користуються друзі: тоді тут буде посилання для них.
page-invite-other = У друга не відкривається? Спробуй іншу адресу:
page-invite-address = Адреса цього комп’ютера
page-decided = У що граємо
page-watchers =
    { $count ->
        [1] один глядач
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
page-change = Змінити
page-change-title = Змінити стіл
page-change-seats = Якщо прибрати зайняте місце, той, хто на ньому сидить, встає.
page-change-goes-on = Цей стіл продовжує гру, яку вже зіграно: місця й правила залишаються.

## A game that has been played, to watch

page-replay-watch = Дивитися повтор
page-replay-watch-one = Дивитися повтор: { $title }
page-replay-short = Повтор
page-replay-of = Повтор: { $name }
page-replay-window = Повтор: { $name } — Great Hall
page-replay-leave = Вийти з повтору
page-replay-bar = Перебіг гри
page-replay-moves = Крок
page-replay-where = Крок { $move } з { $moves }, раунд { $round }, { $who }
page-replay-count = Крок { $move } з { $moves }
page-replay-end = Кінець
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-back = На крок назад
page-replay-on = На крок далі
page-replay-back-turn = На хід назад
page-replay-on-turn = На хід далі
page-replay-jump = До раунду
page-replay-round = Раунд { $round }
page-replay-speed = Швидкість
page-replay-times = ×{ $speed }
page-replay-eyes = Чиїми очима
page-replay-all = Усе відкрито
page-replay-as = Очима гравця { $who }
page-replay-copy = Копіювати посилання на цей крок
page-replay-copied = Посилання скопійовано
page-replay-this = Цей крок
page-replay-secrets = Таємниці
page-replay-answers = { $who }: { $answer }
page-replay-unseen = { $who } таємно обирає
page-replay-stops = Тут запис обривається
page-replay-go-on = Грати далі звідси
page-replay-go-on-more = Новий стіл починається з цього кроку. Карти лежать так, як лежали тоді, також ті, яких ніхто не бачив; що буде далі, випадок вирішить наново.
page-replay-go-on-seat = Твоє місце
page-replay-go-on-others = Решта місць
page-replay-go-on-start = Грати далі
page-replay-open = Дивитися запис
page-replay-record = Дивитися запис
page-replay-record-more = Запис — це файл, у якому збережено гру. Перетягни його на цю сторінку або обери. Його лише показують, а не зберігають. Якщо в ньому цілий стіл, він з’явиться тут, і ти гратимеш далі.
page-replay-choose = Обрати файл
page-replay-drop = Кинь запис сюди
page-replay-gone = Цей запис уже прибрано
page-replay-gone-more = Зала тримає запис годину. Відкрий файл ще раз.
page-replay-refused = Цю гру не можна переглянути
page-replay-bad = Цей файл не можна відкрити: { $reason }
page-replay-bad-line = Цей файл не можна відкрити через рядок { $line }: { $reason }
page-replay-bad-game = Цей файл не можна відкрити: { $reason } ({ $game })
## When something is refused

page-trouble = Щось пішло не так. Спробуй ще раз.
page-trouble-away = Зала не відповідає
page-away-more = Нічого не втрачено. Питаємо знову кожні кілька секунд.
page-away-tables = Твої столи чекають у залі
page-away-tables-more = Вони з’являться тут, щойно зала відповість.
page-trouble-reason = Неможливо: { $reason }

## Credits

page-credits = Подяки
page-credits-fan = Неофіційно
page-credits-fan-more = Great Hall створюють прихильники. Проєкт не пов’язаний з видавцями й авторами ігор; самі ігри, їхні назви та ілюстрації належать їм. Ні ілюстрацій, ні текстів звідти тут немає.
page-credits-icons = Значки
page-credits-icons-more = З game-icons.net, намалювали { $artists }. Деякі перефарбовано й розміщено на щитах:
page-credits-letters = Шрифти
page-credits-letters-more = Alegreya, Alegreya Sans та Alegreya SC, автор Juan Pablo del Peral, Huerta Tipográfica:
page-credits-program = Програма
page-credits-program-more = Власний код, тексти й малюнки Great Hall:

## At the table

page-table-hall = Great Hall
page-table-home = Назад до зали
page-table-window = { $name } · Great Hall
page-table-window-turn = ● Твій хід · { $name }
page-table-prompt = Запитання
page-table-legal = можна
page-table-pay = ціна { $price }
page-table-picked = обрано: { $count }
page-table-picked-of = { $count } з { $most }
page-table-put-back = Повернути: { $thing }
page-table-loses = ціна: { $losses }
page-table-rule = Правило { $rule }
page-table-chosen = { $answer }?
page-table-final = Цього вже не можна буде скасувати
page-table-closes = скасувати не можна
page-table-doubt = { $thing }: { $reason }
page-table-back = Назад
page-table-waiting = Чекаємо: { $names }
page-table-quiet = Зараз нікого ні про що не питають
page-table-look-around = Тим часом можеш роззирнутися
page-table-full = Думає менше, ніж зазвичай: зала переповнена.
page-table-watching = Ти спостерігаєш
page-table-away = За тебе грає бот, доки не повернешся
page-table-come-back = Повернутися на місце
page-table-over = Гру закінчено
page-table-show-result = Показати результат
page-table-undo = Скасувати
page-table-ask-back = Попросити скасувати
page-table-asks-back = { $name } просить скасувати свою останню відповідь
page-table-asks-back-more = Ніхто не побачив через неї нічого прихованого. Якщо зіграєш далі, вона залишиться.
page-table-asking-back = Ти просиш скасувати; мають дозволити: { $names }
page-table-allow = Дозволити
page-table-disallow = Відмовити
page-table-withdraw = Уже не треба
page-table-not-allowed = { $name } не дозволяє: твоя відповідь залишається
page-table-hint = Підказка
page-table-hint-answer = Підказка: { $answer }
page-table-hint-none = Підказки немає: жодна відповідь не краща за інші
page-table-hint-plan = Потім: { $steps }
page-table-hint-over =
    { $points ->
        [0] Майже не краще, ніж: { $answer }
        [one] Приблизно на { $points } очко більше, ніж: { $answer }
        [few] Приблизно на { $points } очки більше, ніж: { $answer }
       *[other] Приблизно на { $points } очок більше, ніж: { $answer }
    }
page-table-hint-for =
    { $points ->
        [0] { $reason } (дає менше ніж очко)
        [one] { $reason } (дає приблизно { $points } очко)
        [few] { $reason } (дає приблизно { $points } очки)
       *[other] { $reason } (дає приблизно { $points } очок)
    }
page-table-hint-against =
    { $points ->
        [0] { $reason } (коштує менше ніж очко)
        [one] { $reason } (коштує приблизно { $points } очко)
        [few] { $reason } (коштує приблизно { $points } очки)
       *[other] { $reason } (коштує приблизно { $points } очок)
    }
page-table-scores = Очки
page-table-log = Журнал
page-table-menu = Меню
page-table-side = Поруч зі столом
page-table-tabs = Частини столу
page-table-tab-targets =
    { $count ->
        [one] { $tab }, { $count } можлива ціль
        [few] { $tab }, { $count } можливі цілі
       *[other] { $tab }, { $count } можливих цілей
    }
page-table-tab-talk =
    { $count ->
        [one] { $tab }, { $count } нове повідомлення
        [few] { $tab }, { $count } нові повідомлення
       *[other] { $tab }, { $count } нових повідомлень
    }
page-table-fold = Згорнути запитання
page-table-unfold = Розгорнути запитання
page-table-link = Посилання на цей стіл
page-table-copy = Копіювати посилання
page-table-copied = Посилання скопійовано
page-table-keys = Усі клавіші
page-table-key-tab = Наступна можлива ціль
page-table-key-enter = Виконати
page-table-key-escape = На крок назад
page-table-key-number = Можливі цілі з першої по дев’яту; утримуй Alt, щоб бачити номери
page-table-key-end = Завершити хід, спасувати або відмовитися від нагоди
page-table-key-boards = Планшет іншого гравця; стрілки ведуть до наступного
page-table-key-space = Одразу показати, чим закінчиться рух на столі
page-table-leave = Піти з-за столу, далі грає бот
page-table-watchers =
    { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
       *[other] { $count } глядачів
    }
page-table-older =
    { $count ->
        [one] Показати ще { $count } давніший рядок
        [few] Показати ще { $count } давніші рядки
       *[other] Показати ще { $count } давніших рядків
    }
page-table-since = Після твого ходу
page-table-offline = Зала не відповідає. Пробуємо знову…
page-table-offline-pending = Зала не відповідає. Твою відповідь збережено, надсилаємо знову…
page-table-paused = Стіл призупинено: ця версія не може прочитати його запис. Нічого не втрачено.
page-older = Цю гру почато за старішими правилами
page-older-finish-why = Відтоді правила змінилися. Якщо всі за столом погодяться, гра продовжиться за нинішніми правилами з того місця, де зупинилася. Зіграного раніше тоді вже не скасувати.
page-older-lost = Нинішні правила не можуть прочитати, на чому зупинилася гра, тож завершити її тут не вдасться. Нічого не втрачено: можна зберегти її запис і подивитися її настільки, наскільки нинішні правила можуть її відтворити.
page-older-over = Можна зберегти її запис і подивитися її настільки, наскільки нинішні правила можуть її відтворити.
page-older-goes-on = Вона триває за іншим столом, за нинішніми правилами.
page-older-secret = Повтор і запис відкриються, коли в неї вже ніхто не зможе грати: вони показують те, що ще закрито.
page-older-agree = Згода: { $names }
page-older-waits = Чекаємо на згоду: { $names }
page-older-finish = Завершити за нинішніми правилами
page-older-withdraw = Більше не погоджуюся
page-older-go = До того столу
page-table-reload = Завантажити знову
page-table-not-watched = За цим столом не можна спостерігати
page-table-ended = Зала завершила це з’єднання. Онови сторінку, щоб повернутися.
page-table-winner = перемога
page-table-wins =
    { $count ->
        [1] Перемагає { $names }: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[other] { $points } очок
        }
       *[other] Перемагають { $names }: { $points ->
            [one] { $points } очко
            [few] { $points } очки
           *[other] { $points } очок
        }
    }
page-table-you = ти
page-table-you-share = Ти ділиш перемогу
page-table-you-win =
    { $points ->
        [0] Ти перемагаєш
        [one] Ти перемагаєш з перевагою в { $points } очко
        [few] Ти перемагаєш з перевагою в { $points } очки
       *[other] Ти перемагаєш з перевагою в { $points } очок
    }
page-table-you-came =
    { $points ->
        [0] Твоє місце { $place }-е, очок порівну з переможцем
        [one] Твоє місце { $place }-е; до перемоги забракло { $points } очка
        [few] Твоє місце { $place }-е; до перемоги забракло { $points } очок
       *[other] Твоє місце { $place }-е; до перемоги забракло { $points } очок
    }
page-table-has = { $name } { $points }
page-table-decided = Найбільша різниця: { $line } ({ $amounts })
page-table-total = Разом
page-table-again = Ще одна гра за цим столом
page-table-next = До наступної гри
page-table-look = Поглянути на стіл
page-table-record = Зберегти запис
page-table-file = Зберегти весь стіл

page-picture = Стіл на згадку
page-picture-keep = Малюнок на згадку
page-picture-save = Зберегти малюнок
page-picture-share = Поділитися…
page-picture-failed = Цей браузер не може намалювати малюнок.

page-review = Розбір
page-review-points = Очки
page-review-parts = Що показано про гру
page-review-begins = Розбір почнеться, щойно бот матиме час…
page-review-far = Бот переглядає гру крок за кроком…
page-review-again = Спробувати ще раз
page-review-chances = Шанси на перемогу
page-review-chance = { $name } { $percent } %
page-review-percent = { $percent } %
page-review-round = Раунд { $round }
page-review-end = Кінець
page-review-table = Шанси на перемогу на початку кожного раунду
page-review-mark = Переломний момент { $number }: { $name }, з { $before } % до { $after } %
page-review-turning = Переломні моменти
page-review-none = Жодна відповідь окремо майже нічого не змінила.
page-review-change = { $before } % → { $after } %
page-review-played = Зіграно: { $answer }
page-review-same = Майстер грає так само
page-review-better = Майстер: { $answer } ({ $chance } %)
page-review-watch = Дивитися
page-review-watch-number = Дивитися переломний момент { $number }
page-review-what-if = А якби?
page-review-what-if-number = А якби: переломний момент { $number }
page-review-step = { $step } з { $steps }
page-review-line = { $name }: { $answer }
page-review-line-end = Кінець раунду: { $chances }
page-review-back = Назад
page-review-next = Далі
page-review-line-note = Так могло піти далі. Чужі карти вигадані: гравець міг про них лише здогадуватися.
page-review-note = Шанси — з погляду того, хто знає стільки, скільки міг знати гравець, якого питали. Пунктир — рівна частка для всіх. Вплив відповіді виміряно без урахування удачі.

## A device that is passed round

page-hot-pass = Передай пристрій: { $name }
page-hot-why = Інші не дивляться. Крізь завісу видно лише те, що відкрито всім.
page-hot-me = Я — { $name }
page-hot-peek = Тримай, щоб підглянути: { $name }
page-hot-hold = Тримай, щоб підглянути

## Clocks, and people who are not here

page-set-clock = Час на відповідь
page-set-clock-more = Хто думає довше, за того грає бот, доки той не повернеться.
page-clock-0 = без меж
page-clock-120 = 2 хвилини
page-clock-600 = 10 хвилин
page-clock-3600 = 1 година
page-clock-86400 = 1 день
page-clock-259200 = 3 дні
page-set-stand-in = Хто підміняє
page-set-stand-in-more = Бот, який грає за тих, хто відійшов.
page-stand-in-usual = як зазвичай
page-left-why = Стільки часу має той, кого питають; далі грає бот.
page-left-days =
    { $count ->
        [one] ще { $count } день
        [few] ще { $count } дні
       *[other] ще { $count } днів
    }
page-left-hours =
    { $count ->
        [one] ще { $count } година
        [few] ще { $count } години
       *[other] ще { $count } годин
    }
page-left-minutes =
    { $count ->
        [one] ще { $count } хвилина
        [few] ще { $count } хвилини
       *[other] ще { $count } хвилин
    }
page-left-seconds =
    { $count ->
        [one] ще { $count } секунда
        [few] ще { $count } секунди
       *[other] ще { $count } секунд
    }
page-resign = Здатися
page-resign-why = За тебе дограє бот. Можна спостерігати, але не повернутися.
page-resign-sure = Здатися остаточно
page-replace = Хай за гравця { $name } грає бот
page-replace-wait =
    { $count ->
        [one] можна за { $count } секунду
        [few] можна за { $count } секунди
       *[other] можна за { $count } секунд
    }
page-row-delete = Прибрати: { $title }
page-row-delete-sure = Точно? Прибрати назавжди, разом із записом: { $title }
page-row-delete-go = Точно?

## Back at the table

page-recap = Поки тебе не було
page-recap-more = Що сталося після твого останнього ходу
page-recap-skip = Пропустити
page-recap-done = До столу

## Phrases that people at a table say to each other

page-phrases = Сказати щось
page-phrases-more = Кожен читає це своєю мовою.
page-phrase-hello = Вітаю всіх!
page-phrase-your_turn = Твій хід.
page-phrase-moment = Хвилинку, будь ласка.
page-phrase-well_played = Чудово зіграно!
page-phrase-lucky = Оце пощастило!
page-phrase-ouch = Ой!
page-phrase-sorry = Перепрошую!
page-phrase-thanks = Дякую!
page-phrase-again = Ще партію?
page-phrase-bye = До зустрічі!
page-phrase-laugh = сміється
page-phrase-cheers = піднімає кубок
page-phrase-bravo = Браво!
page-phrase-gasp = затамовує подих
page-phrase-weep = плаче
page-phrase-rage = кипить від гніву
page-say = Скажи щось…
page-say-send = Надіслати
page-say-tray = Реакції та готові фрази
page-mute = Не слухати: { $name }
page-report = Поскаржитися
page-reported = Господар зали тепер може це прочитати.
page-block = Заблокувати: { $name }
page-blocked = { $name }: ти більше нічого не почуєш від цієї людини, і ви не зустрінетеся за столами, які відкриє хтось із вас. Скасувати це можна на сторінці «Що зберігається».
page-people = Люди за столом
page-people-why = Ти можеш розповісти про когось господарям зали; вони прочитають, що тут щойно сказали й зробили. Кого ти заблокуєш, того більше не почуєш, і до твоїх столів ця людина не підійде.
page-people-reason = Що сталося? (якщо хочеш)
page-people-report = Поскаржитися: { $name }
page-unmute = Знову слухати: { $name }
page-chat-off = Розмови за цим столом вимкнено.
page-chat-switch-off = Вимкнути розмови
page-chat-switch-on = Увімкнути розмови
page-log-sieve = Показати в журналі
page-log-sieve-all = Усе
page-log-sieve-all-more = Що зробили і що сказали.
page-log-sieve-deeds = Вчинки
page-log-sieve-deeds-more = Що зробили, без того, що сказали.
page-log-sieve-blows = Удари
page-log-sieve-blows-more = Лише те, що комусь зашкодило або щось вирішило.
page-log-sieve-talk = Розмови
page-log-sieve-talk-more = Лише те, що сказали.
page-log-none-all = Ще нічого не сталося.
page-log-none-deeds = Ще нічого не сталося.
page-log-none-blows = Ще нікому не зашкодили.
page-log-none-talk = Ще ніхто нічого не сказав.
page-log-more =
    { $count ->
        [one] { $count } подія
        [few] { $count } події
       *[other] { $count } подій
    }

## The rules

page-rules = Правила
page-rules-more = Правила коротко й усі карти. За столом світиться те, що можна, а решта пояснює, чому ні.
page-rules-search = Шукати в правилах і картах
page-rules-chapters = Розділи
page-rules-covers = Докладно в повних правилах:
# Words that mean the same to who searches the rules, in any form; groups are apart by semicolons.
page-rules-synonyms = красти вкрасти краде крадіжка грабувати грабує грабунок злодій; убити вбити вбиває убивця вбивство смерть; зруйнувати руйнувати знищити; обмін обміняти міняти; золото монета гроші; будувати збудувати зводити; очки рахунок перемога; борг сплатити
page-rules-nothing = Про це тут нічого немає.
page-rules-read = Правила: { $game }
page-reconstructed = Частину цієї карти не знайдено в жодному джерелі й відтворено за здогадом. Господар зали може виправити її за друкованим примірником.

## The guided first game

page-guide = Перша гра з поясненнями
page-guide-first = Уперше тут?
page-guide-learn = Вчися граючи: { $game }
page-guide-next = Зрозуміло
page-guide-leave = Пропустити навчання
page-guide-enough = Тепер ти знаєш досить: решта прийде з грою. Ось справжня партія.
page-guide-real = Зіграти справжню партію
page-guide-here = Грати далі тут
page-guide-resume = Повернутися до навчання

## Що це?

page-asking = Що це?
page-asking-how = Натисни на будь-що, щоб дізнатися, що це. Tab: далі, Esc: кінець.
page-asking-tap = Торкнися будь-чого, щоб дізнатися, що це.
page-asking-end = Готово
page-about-asking = Тоді натискання лише пояснює, що це, і більше нічого не робить.
page-about-home = Усі столи зали. Твоє місце тут лишається.
page-about-table = Назва цього столу. Гра за ним: { $game }.
page-about-news = Найновіший рядок журналу.
page-about-watchers = Вони дивляться й бачать лише те, що можна бачити всім.
page-about-undo = Скасовує твою останню дію, доки триває твій хід і ніхто через неї нічого не дізнався.
page-about-ask-back = Твоя остання дія лише передала хід далі. Якщо всі інші дозволять, перш ніж хтось відповість, її буде скасовано. Боти дозволяють завжди.
page-about-hint = Що зараз зробив би досвідчений гравець і чому.
page-about-scores = Очки всіх, якби гра закінчилася зараз, наскільки тобі можна їх знати.
page-about-log = Що сталося досі, вчинок за вчинком, і що було сказано.
page-about-phrases = Розмова, реакції та готові фрази для всіх за столом.
page-about-settings = Звук, розмір тексту, анімація й мова сторінки.
page-about-light = Темна тема або світла. У налаштуваннях вона може знову йти за пристроєм.
page-about-menu = Правила, посилання на цей стіл і способи вийти.
page-about-prompt = Про що тебе питають. Відповіді світяться на столі або стоять тут кнопками.
page-about-waiting = На кого чекає стіл. Тебе зараз ні про що не питають.
page-about-price = Стільки коштує цей вибір.
page-about-hinted = Синя рамка: сюди вказує підказка.
page-about-tab =
    { $count ->
        [0] Частина столу.
        [one] Частина столу. Тут зараз можна вибрати { $count } річ.
        [few] Частина столу. Тут зараз можна вибрати { $count } речі.
       *[other] Частина столу. Тут зараз можна вибрати { $count } речей.
    }
page-about-lines = Що сталося, найновіше в кінці. Щит показує, чий це вчинок; рядок можна розгорнути; нове для тебе має інше тло.
page-about-seat =
    { $won ->
        [yes] Щит цього гравця й корона того, хто переміг.
       *[no] Щит цього гравця, як і всюди за столом.
    }
page-seat-number = Місце { $seat }
page-about-place = Місця йдуть довкола столу в такому порядку. Щит позначає того, хто там сидить.
page-about-end = Перемагає той, у кого найбільше очок. Нижче видно, звідки вони.
page-about-chances = Наскільки ймовірною була на цьому кроці перемога кожного гравця. Вкажи на графіку інший крок, щоб побачити його.
page-about-turning = Ця відповідь — одна з тих, що найбільше змінили шанси того, хто її дав. Поряд видно, що зіграв би майстер.

## While others play.

page-table-watch-on = Дивитися далі
page-table-take-turn = Зіграти свій хід
page-table-space-key = Пробіл
page-table-until-turn = До твого ходу
page-table-pace = Темп
page-table-pace-calm = Спокійний
page-table-pace-quick = Швидкий
page-table-pace-skip = До мого ходу
page-table-pace-skip-short = Пропустити
page-table-pace-more = Діє найспокійніший з обраних темпів. Коли щось стається з тобою, пропуск зупиняється.
page-sound-heard = Що чути
page-sound-heard-table = Увесь стіл
page-sound-heard-own = Лише те, що стосується мене

# Сторінка із залою всередині: без сервера, на одному пристрої.
page-inside-coming = Зала завантажується: { $percent } %
page-inside-failed = У цьому браузері не вдалося відкрити залу.
page-inside-again = Спробувати ще раз
page-inside-elsewhere = Залу відкрито в іншому вікні.
page-inside-take = Грати тут
page-inside-denied = Цей браузер тут нічого не зберігає: столи зникнуть, щойно закриєш сторінку.
page-inside-kept = Твої столи лишаються в цьому браузері й більше ніде. Приватне вікно забуває їх, коли його закрити.
page-inside-full = У браузері не лишилося місця: зігране відтепер не збережеться.
page-inside-version = Нова версія сторінки готова.
page-inside-renew = Завантажити її
page-inside-friends = Друзі на інших пристроях
page-inside-friends-more = На цій сторінці грають з одного пристрою. Щоб грати з друзями на інших, встанови Great Hall на комп’ютері й відкрий там залу командою:
page-lobby-free-here = Посади когось за цей пристрій або посади туди бота.
page-step-pass = Передавайте пристрій
page-step-pass-more = Наодинці, проти ботів або гуртом за цим пристроєм.
page-credits-inside = Python на сторінці
page-credits-inside-more = Коли зала всередині сторінки, вона працює на Python і Pyodide; з ними йдуть msgspec, Starlette, anyio, Fluent і typing extensions. Їхні ліцензії лежать поруч зі сторінкою:
