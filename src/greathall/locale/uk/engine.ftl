# What all games have in common.

engine-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
engine-nothing = нічого
    .gen = нічого
    .dat = нічому
    .acc = нічого
    .ins = нічим
    .loc = нічому
engine-yes = так
engine-no = ні
engine-chance = випадок
engine-either = { $first } або { $second }
engine-priced = { $answer } (ціна: { $price })
engine-losing = { $answer } (ціна: { $losses })

## A table as it is shown.

engine-table = Стіл
engine-you = { $seat } (ти)
engine-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карти
       *[other] { $count } карт
    }
engine-knows = Відомо
engine-known = { $card } ({ $places })
engine-known-position = { $card } ({ $places }, знизу № { $position })

## Who is asked, where others may not know what.

engine-waiting = Чекаємо: { $who }

## Events.

engine-event-undone = { $who } скасовує свою відповідь.

## Why an answer cannot be given.

engine-reason-not_asked = зараз не твоя черга відповідати
engine-reason-game_over = гру закінчено
engine-reason-unknown_answer = у цій грі немає такої відповіді
engine-reason-other_question = це відповідь на інше запитання
engine-reason-not_there = цього там немає
engine-reason-nothing_to_undo = тобі нічого скасовувати

## Why the hall cannot do what is asked: at a table that is being played.

engine-reason-stale = на столі вже щось змінилося; поглянь ще раз
engine-reason-not_begun = гра ще не почалася
engine-reason-not_over = гра ще не закінчилася
engine-reason-paused = стіл призупинено: зала не може відтворити його гру
engine-reason-not_older = цю гру почато за нинішніми правилами
engine-reason-not_finishable = нинішні правила не можуть прочитати позицію цієї гри
engine-reason-no_hints = за цим столом немає підказок
engine-reason-no_hint = зараз підказки ні в кого немає; спробуй ще раз
engine-reason-no_chat = господар вимкнув розмови за цим столом
engine-reason-nothing_said = це повідомлення порожнє
engine-reason-no_review = за цим столом немає розбору
engine-reason-no_records = ця зала не відкриває записів ззовні
engine-reason-no_invitation = ця зала для тих, хто знає її слово, а це було не воно
engine-reason-banned = звідти, де ти є, до цієї зали ніхто не входить
engine-reason-no_guest = такого гостя немає
engine-reason-no_report = такої скарги немає
engine-reason-keepers_only = це може лише господар зали
engine-reason-outside_only = це роблять командою greathall admin, на комп’ютері зали
engine-reason-several_guests = так звати кількох гостей
engine-reason-no_thought = зараз жоден бот не зміг цього розглянути; спробуй ще раз
engine-reason-undone_often = останнім часом скасовано вже досить; спершу грай далі
engine-reason-asked_already = хтось уже просить скасувати хід
engine-reason-asked_no_more = ніхто вже не просить скасувати хід
engine-reason-too_fast = занадто швидко; зачекай хвильку
engine-reason-too_many = за столом більше немає місця; закрий іншу сторінку з ним або повернися пізніше
engine-reason-crowded = з твоєї адреси забагато з’єднань; закрий інші сторінки або повернися пізніше

## Why the hall cannot do what is asked: people, seats and tables.

engine-reason-nobody = зала тебе ще не знає; спершу введи ім’я
engine-reason-not_invited = за цей стіл сідають на запрошення; попроси посилання
engine-reason-not_watched = за цим столом не можна спостерігати
engine-reason-not_seated = у тебе немає місця за цим столом
engine-reason-not_host = це вирішує лише господар столу
engine-reason-no_table = такого столу немає
engine-reason-no_seat = такого місця немає
engine-reason-no_open_seat = вільних місць уже немає
engine-reason-seat_taken = тут уже хтось сидить
engine-reason-seats_open = спершу треба зайняти всі місця: людьми або ботами
engine-reason-already_begun = гра вже почалася
engine-reason-changed_meanwhile = хтось інший змінив стіл тієї самої миті: спробуйте ще раз
engine-reason-is_here = там ще хтось грає
engine-reason-may_be_back = ця особа щойно пішла й може повернутися; зачекай хвилину
engine-reason-bad_name = в імені має бути хоч один видимий знак
engine-reason-bad_link = цим посиланням уже скористалися, або воно застаріло
engine-reason-bad_options = з такими налаштуваннями гра неможлива

## Why the hall cannot do what is asked: records that somebody brings along.

engine-reason-bad_record = це не запис гри
engine-reason-unknown_game = ця зала не знає такої гри
engine-reason-other_rules = цю гру зіграно за іншою версією правил
engine-reason-from_position = запис починається посеред гри: показати його може лише зала, де її грали
engine-reason-bad_table = у цьому файлі немає цілого столу
engine-reason-others_play = тут грають інші люди: файл показав би тобі їхні карти
engine-reason-other_facts = цю гру зіграно з іншими даними про карти
engine-reason-bad_answer = правила не дозволяють такої відповіді
engine-reason-no_replay = цей запис уже прибрано; принеси його ще раз

## Why the hall cannot do what is asked: something went wrong on the way.

engine-reason-malformed = зала не може цього прочитати
engine-reason-too_large = це забагато за раз
engine-reason-too_slow = це надходило надто довго
engine-reason-not_json = зала не розуміє таких повідомлень
engine-reason-bad_length = зала не може цього прочитати
engine-reason-no_route = такого місця в залі немає
engine-reason-wrong_method = тут такого зробити не можна
engine-reason-foreign_origin = це прийшло з іншої сторінки
engine-reason-unknown_host = такої адреси в зали немає
engine-reason-fault = зала помилилася; спробуй ще раз

## Why a game, a bot or an option cannot be chosen.

engine-options-no_game = гри «{ $name }» немає; є такі: { $possible }
engine-options-no_games = гри «{ $name }» немає; жодної не зареєстровано
engine-options-players = гравців у цій грі може бути { $possible }, а не { $players }
engine-options-no_option = налаштування «{ $option }» немає; є такі: { $possible }
engine-options-no_options = у гри немає налаштувань, тож немає й «{ $option }»
engine-options-value = { $option } не може бути «{ $value }»; можна: { $possible }
engine-options-list = { $option } потребує списку
engine-options-no_bot = бота «{ $name }» немає; є такі: { $possible }
engine-options-budget = межа — це кількість ітерацій (400), час (500ms, 2s) або те й те (400:2s), а не «{ $text }»
engine-options-level_budget = рівень { $name } має власну межу
engine-options-skill = сила — це кількість щаблів (4.5), а не «{ $text }»
engine-options-other_dataset = у теці { $folder } інший набір даних; відмінності: { $differs }
engine-options-no_budget = { $bot } відповідає одразу й межі не потребує
engine-options-no_seat = місця «{ $name }» немає; є такі: { $possible }
engine-options-seats = місць { $seats }, а ботів на них { $bots }
engine-options-no_tournament = { $file } — не файл турніру
engine-options-other_tournament = { $file } містить інший турнір: { $name } — це { $there }, а не { $here }
