# What the command line says.

## Refusals.

cli-error = greathall: { $problem }
cli-stopped = Зупинено.
cli-bad-setting = greathall: налаштування задають як НАЗВА=ЗНАЧЕННЯ, а не «{ $text }»
cli-too-many-bots =
    { $seats ->
        [0] greathall: для ботів немає місць
       *[other] greathall: названо ботів: { $bots }, а місць для них: { $seats }
    }
cli-no-seat = greathall: у грі { $game } немає місця «{ $seat }»; є такі: { $known }
cli-unreadable = greathall: не вдалося прочитати { $file }: { $reason }
cli-not-text = greathall: { $file } — не текст
cli-bad-file = greathall: файл { $place } не можна використати: { $problem }
cli-bad-record =
    { $line ->
        [0] greathall: запис { $file } не вдалося відтворити: { $problem }
       *[other] greathall: запис { $file } не вдалося відтворити, рядок { $line }: { $problem }
    }
cli-system =
    { $code ->
        [ENOENT] такого файлу чи теки немає
        [EACCES] немає дозволу
        [EISDIR] це тека
        [ENOTDIR] частина шляху не є текою
        [ENOSPC] на диску немає місця
        [EROFS] можна лише читати
       *[other] { $text }
    }
cli-other-game = greathall: { $file } — це запис гри { $game }
cli-resume-alone = greathall: збережена гра має своїх гравців і налаштування; не вказуй --players, --set і --facts
cli-no-corrections = greathall: у { $file } немає таблиць із виправленими даними
cli-one-process = greathall: правила гри { $game } не можна передати іншим процесам; не вказуй --workers
cli-worker-lost = greathall: процес, що грав партії, завершився зарано; спробуй менше --workers
cli-cluster-lost = greathall: кластер не може працювати далі: { $problem }
cli-no-entry =
    { $entries ->
        [0] greathall: кроку { $to } немає; запис порожній
       *[other] greathall: кроку { $to } немає; --to приймає число від 0 до { $entries }
    }
cli-no-address = greathall: не вдалося зайняти { $host }, порт { $port }: { $reason }
cli-no-folder = greathall: не вдалося створити теку { $folder }: { $reason }
cli-bad-database =
    greathall: столи не можна зберігати у { $file }: { $why ->
        [in_use] файл уже відкрито в іншій залі
        [damaged] файл пошкоджено ({ $text }); нічого не змінено
        [newer] файл записала новіша програма
        [foreign] файл належить іншій програмі
        [none] це не база даних
        [unopened] його не вдалося відкрити
        [unreached] сервер не впускає залу ({ $text })
        [no_driver] бракує пакунка, що спілкується з PostgreSQL; встановити його: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-port-taken = greathall: порт { $port } зайнято; інший обирають через --port (0: будь-який вільний)
cli-never-opened = greathall: один із процесів зали завершився, не відчинивши її; причину видно в рядках вище
cli-needs-database = greathall: кілька процесів ділять базу даних: назвіть її через --database postgresql://…
cli-no-bell = greathall: бракує пакунка, що спілкується з Redis; встановити його: pip install 'greathall[bell]'
cli-facts-alone = greathall: --facts — для зали з одним процесом
cli-not-positive = «{ $text }» — не число від 1
cli-not-players = «{ $text }» — не кількість гравців, як-от 4 чи 2-4
cli-not-port = «{ $text }» — не порт від 0 до 65535
cli-not-path = «{ $text }» — не шлях до файлу
cli-not-address = «{ $text }» — не адреса на зразок 127.0.0.1 і не мережа на зразок 10.0.0.0/8
cli-not-public-url = «{ $text }» — не адреса на зразок https://games.example чи https://games.example/hall
cli-not-database = «{ $text }» — не адреса бази даних на зразок postgresql://hall@127.0.0.1/hall
cli-not-bell = «{ $text }» — не адреса дзвоника на зразок redis://127.0.0.1

## simulate

cli-simulated =
    { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }, зерно { $seed }
cli-answers-per-game =
    Відповідей за партію: від { $least } до { $most }, у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-rounds-per-game =
    Раундів за партію: від { $least } до { $most }, у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-points-per-game =
    Очки переможця: від { $least } до { $most }, у середньому { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-shared-wins =
    { $count ->
        [one] { $count } партія мала кількох переможців.
        [few] { $count } партії мали кількох переможців.
       *[other] { $count } партій мали кількох переможців.
    }
cli-speed = Партій за секунду: { NUMBER($rate, maximumFractionDigits: 0) }
cli-pace = за секунду: { NUMBER($rate, maximumFractionDigits: 1) }, ще { $left }
cli-bot = Бот
cli-score = Очки
cli-wins = Перемоги

## tournament

cli-tournament =
    { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }, { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
       *[other] { $deals } роздач
    }, { $games ->
        [one] { $games } партія
        [few] { $games } партії
       *[other] { $games } партій
    }, зерно { $seed }
cli-column-share = Частка перемог
cli-column-interval = Інтервал 95 %
cli-column-fair = Порівну
cli-column-rank = Місце
cli-column-score = Очки
cli-column-margin = Перевага
cli-column-milliseconds = мс/рішення
cli-by-seat = Частка перемог за місцями
cli-plot-title = Частка перемог
cli-plot-about = Стовпці: частка всіх перемог, нічиї поділено. Вуса: інтервал 95 %, бутстреп за роздачами.
cli-plot-fair = Пунктир: частка місць, яка була б справедливою.
cli-not-written = greathall: не вдалося записати { $file }: { $reason }

## dataset

cli-dataset = { $folder }: відповідей: { $answers }, партій: { $games }, зерно { $seed }.
cli-needs-extra = greathall: для команди { $command } бракує пакетів; спершу: pip install 'greathall[{ $extra }]'

## play

cli-welcome =
    { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }. Твоє місце: { $seat }.
cli-help-hint = Введи номер відповіді або «довідка».
cli-help =
    Відповідай номером або словами, як-от «{ $example }»; досить початку.
      стіл           увесь стіл і запитання ще раз
      чому           чого зараз не можна й чому
      скасуй         скасувати останню відповідь; крім позначених *
      збережи ФАЙЛ   зберегти гру у файл
      вийти          вийти
# What is typed; the English words are understood in every language.
cli-word-help = довідка
cli-word-look = стіл
cli-word-why = чому
cli-word-undo = скасуй
cli-word-save = збережи
cli-word-quit = вийти
cli-no-language = Мови «{ $language }» тут немає; є: { $known }.
cli-farewell = До зустрічі! Лишається тільки те, що записано командою «збережи».
cli-nothing-refused = Зараз заборон немає: усе звичне можливе.
cli-reason = { $reason } ({ $rule })
cli-refused = Так не можна: { $reason }.
cli-no-number =
    { $count ->
        [1] Є лише номер 1.
       *[other] Номери від 1 до { $count }.
    }
cli-reconsider = Дещо ще можна було зробити. Enter: граємо далі; «{ cli-word-undo }» поверне хід, доки ніхто не відповів.
cli-sets = Напиши до { $most } із них одним рядком, у будь-якому порядку: { $example }
cli-no-set = Такого вибору немає. Можна обрати до { $most } із них: { $parts }.
cli-which = Що саме: { $answers }?
cli-save-where = Скажи куди: save ФАЙЛ
cli-saved = Збережено. Щоб продовжити: greathall play { $game } --resume { $file }
cli-not-saved = Не вдалося записати { $file }: { $reason }
cli-not-over = { $file } уже є, і це не запис гри; обери іншу назву.
cli-winners =
    { $count ->
        [1] Перемагає { $seats }.
       *[other] Перемагають разом { $seats }.
    }
cli-congratulations = Чудова гра!
cli-too-slow = Цей комп’ютер заповільний для цих ботів: вони встигають обдумати приблизно { $share } % того, що мали б.

## replay

cli-record =
    { $game }, { $players ->
        [one] { $players } гравець
        [few] { $players } гравці
       *[other] { $players } гравців
    }, { $entries ->
        [one] { $entries } крок
        [few] { $entries } кроки
       *[other] { $entries } кроків
    }
cli-other-rules =
    greathall: запис зроблено за версією правил { $recorded }, а показано за версією { $present }; можливі відмінності

## scenario

cli-scenario-passed = гаразд { $title }
cli-scenario-failed = ХИБА   { $title }
cli-scenarios =
    { $count ->
        [one] { $count } сценарій, { $failed ->
            [0] хиб немає.
           *[other] хиб: { $failed }.
        }
        [few] { $count } сценарії, { $failed ->
            [0] хиб немає.
           *[other] хиб: { $failed }.
        }
       *[other] { $count } сценаріїв, { $failed ->
            [0] хиб немає.
           *[other] хиб: { $failed }.
        }
    }

## facts

cli-no-game = Жодної гри ще не зареєстровано, тож переліку даних немає.
cli-no-facts = Гра { $game } не має оголошених даних.
cli-reconstructed =
    { $count ->
        [1] Одне з них відтворено за здогадом:
       *[other] Відтворено за здогадом: { $count }
    }
cli-all-facts = Усі дані:
cli-facts =
    { $game }, даних: { $count } ({ $sources })

## serve

cli-serving = Great Hall відчинено: { $address } (Ctrl-C зачиняє)
cli-serving-near = Для друзів у тій самій мережі: { $address }
cli-serving-else = Якщо ця адреса не відкривається: { $addresses }
cli-serving-public = Інші знайдуть її за адресою { $address }
cli-closed = Зачинено.
cli-moving =
    { $what ->
        [guests] Гості
        [tokens] Браузери
        [tables] Столи
        [seats] Місця
        [entries] Записи
        [keepers] Господарі зали
        [blocks] Заблоковані
        [estimates] Сила в іграх
        [reports] Скарги
        [reported_lines] Слова зі скарг
       *[positions] Позиції
    }: { $moved } з { $whole }
cli-moved = Тепер усе у { $database }, і там це пораховано. Файл лишився на місці.
cli-not-moved =
    greathall: { $file } не перенесено до { $database }: { $why ->
        [missing] такого файлу немає
        [filled] ця база даних уже зберігає якусь залу
        [in_use] файл відкрито в залі; спершу зачиніть її
        [damaged] файл пошкоджено ({ $text })
        [newer] одне з двох записала новіша програма
        [foreign] одне з двох належить іншій програмі
        [none] файл не є базою даних
        [unopened] файл не вдалося відкрити
        [unreached] сервер нас не впускає ({ $text })
        [no_driver] бракує пакунка, що спілкується з PostgreSQL; встановити його: pip install 'greathall[postgres]'
       *[other] { $text }
    }

## файл зали

cli-config-no-toml = greathall: { $file }, рядок { $line }: це не TOML
cli-config-no-table = greathall: { $file }, рядок { $line }: { $name } має бути таблицею: [{ $name }]
cli-config-unknown = greathall: { $file }, рядок { $line }: тут немає «{ $name }»; є { $known }
cli-config-wrong =
    greathall: { $file }, рядок { $line }: { $name } має мати значення: { $kind ->
        [switch] true або false
        [whole] ціле число від 0
        [number] число від 0
        [rate] таблиця з числами second і burst
        [places] список адрес і мереж у лапках
       *[text] текст у лапках або число
    }
cli-config-refused = greathall: { $file }, рядок { $line }: { $name }: { $why }
cli-config-choice = greathall: { $file }, рядок { $line }: { $name } не може мати значення «{ $text }»; можливі { $known }
cli-config-together = greathall: { $file }, рядок { $line }: { $name } не може бути разом із { $other }
cli-config-about = Файл зали Great Hall: greathall serve --config ФАЙЛ. Те, перед чим стоїть #, діє й так (великими літерами: ще нічого не сказано); щоб змінити, прибери #. Сказане в командному рядку важить більше.
cli-rule-door = Хто може ввійти і кого можна запитати.
cli-rule-door-invitation = слово, яке новачки мають знати, перш ніж дістануть ім’я; без нього ніхто не бачить жодного столу. Порожньо: жодного
cli-rule-door-banned = адреси й мережі, з яких ніхто не ввійде
cli-rule-door-contact = як зв’язатися з тим, хто тримає залу, для сторінки про те, що зберігається
cli-rule-limits = Скільки один відвідувач може просити в зали: гість, а де нікого не знають — адреса. second: скільки за секунду довго поспіль; burst: скільки відразу; first: скільки з цього тому, хто щойно прийшов.
cli-rule-limits-messages = повідомлення через усі сокети
cli-rule-limits-requests = запити, що щось змінюють
cli-rule-limits-looks = запити, що нічого не змінюють, і нові сокети
cli-rule-limits-tables = нові столи
cli-rule-limits-made = нові гості та столи з однієї адреси, хто б не просив
cli-rule-limits-hints = підказки
cli-rule-limits-lines = сокети за одним столом
cli-rule-limits-watchers = сокети всіх, хто не має місця за столом
cli-rule-limits-talk = репліки за столами
cli-rule-limits-records = записи, принесені для перегляду
cli-rule-limits-work = секунди процесора, хоч на що
cli-rule-limits-common-work = те саме для всіх разом, кому треба більше
cli-rule-retention = Через скільки днів, за які нічого не записано, стіл видаляють разом із записом гри; 0: ніколи. Столи, на які хтось дивиться, лишаються.
cli-rule-retention-open = столи, де гра не почалася
cli-rule-retention-unfinished = столи, де гру не закінчено
cli-rule-retention-finished = столи, де гру закінчено
cli-rule-retention-reports = скарги: стільки днів після того, як їх подано
cli-rule-features = Що є в цій залі.
cli-rule-features-talk = розмови за столами
cli-rule-features-hints = підказки
cli-rule-features-reviews = розбори закінчених ігор
cli-rule-features-records = записи, які приносять для перегляду
cli-rule-features-lists = столи, які всі бачать біля входу

## backup, restore

cli-no-hall = greathall: немає файлу { $file }
cli-backed-up = { $file }: столів: { $tables }, гостей: { $guests }, { $size } кБ, перевірено від початку до кінця.
cli-restored = У { $file } знову столів: { $tables }, гостей: { $guests }, { $size } кБ, перевірено від початку до кінця.
cli-restored-kept = Те, що було там раніше, лежить у { $file }

## admin

cli-admin-whom = greathall: admin { $deed } потребує ідентифікатора гостя, столу чи скарги
cli-admin-refused =
    greathall: нічого не зроблено: { $reason ->
        [no_guest] немає гостя «{ $about }»
        [several_guests] кількох гостей звати «{ $about }»; вкажи ідентифікатор
        [no_table] немає столу «{ $about }»
        [no_report] немає скарги «{ $about }»
        [bad_name] цього імені ніхто не прочитає
       *[other] зала відповідає { $reason }
    }
cli-admin-count = Разом: { $count }
cli-admin-done =
    { $deed ->
        [rename] { $id } має інше ім’я.
        [ban] { $id } усюди виписано; замість нього грають боти.
        [forget] { $id } забуто.
        [link] Для { $id }, один раз і на один день, після адреси зали: { $path }
        [close] До столу { $id } ніхто новий не підійде: його немає в списку, ніхто не дивиться, а його посилання недійсне.
        [settle] Скаргу { $id } видалено.
        [appoint] { $id } може тепер стежити за порядком на сторінці: у меню під своїм ім’ям.
        [dismiss] { $id } більше не стежить за порядком.
       *[delete] Стіл { $id } видалено.
    }
cli-not-backed-up =
    greathall: { $file } не скопійовано: { $why ->
        [there] { $text } уже є
        [damaged] файл пошкоджено ({ $text })
        [newer] його записала новіша програма
        [foreign] він належить іншій програмі
        [none] це не база даних
        [empty] там ще немає жодної зали
        [older] її записала старіша програма; відчини залу хоч раз
        [unreached] сервер нас не впускає ({ $text })
        [no_driver] бракує пакунка, що спілкується з PostgreSQL; встановити його: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-not-restored =
    greathall: { $file } не відновлено: { $why ->
        [in_use] { $db } відкрито в залі, що працює; спершу зачини її
        [damaged] файл пошкоджено ({ $text })
        [newer] його записала новіша програма
        [foreign] він належить іншій програмі
        [none] це не база даних
       *[other] { $text }
    }

## doctor

cli-doctor-title = Great Hall
cli-doctor-python = Python
cli-doctor-python-fine = { $version } ({ $kind }), { $file }
cli-doctor-python-old = { $version } застарий для Great Hall: { $file }
    .do = Установи Python { $oldest } або новіший, а з ним і Great Hall.
cli-doctor-python-untried = { $version } ({ $kind }), { $file }: новіший за ті, з якими випробувано Great Hall
    .do = Якщо щось не працює, візьми Python { $tried }.
cli-doctor-engine = Рушій
cli-doctor-engine-compiled = скомпільований: боти думають на повній швидкості
cli-doctor-engine-interpreted = інтерпретований: усе працює, але боти думають у кілька разів повільніше
    .do = Скомпільований рушій є в пакеті (wheel) для твого Python і твоєї системи: установи саме його.
cli-doctor-engine-interpreted-checkout = інтерпретований: усе працює, але боти думають у кілька разів повільніше
    .do = Його скомпілює python3 dev.py play (потрібен компілятор C)
cli-doctor-client = Сторінка
cli-doctor-client-there = стіл для браузера на місці: { $size }, збірка { $build }
cli-doctor-client-missing = столу для браузера немає: це сама бібліотека
    .do = Установи Great Hall ще раз разом зі столом.
cli-doctor-client-unbuilt = стіл для браузера ще не зібрано
    .do = Його збере python3 dev.py play (потрібен Node.js)
cli-doctor-database = База даних
cli-doctor-database-new = її ще немає; зала створить { $file }
cli-doctor-database-whole = { $file }: { $size }, версія { $version }, ціла
cli-doctor-database-large = { $file }: { $size }, версія { $version }; такий великий файл зала перевіряє, коли відчиниться
cli-doctor-database-open = { $file }: { $size }, версія { $version }, ціла, нею користується відчинена зала
cli-doctor-database-older = { $file }: { $size }, версія { $version }; зала оновить її до версії { $latest }
    .do = Якщо захочеш повернутися до старішої програми, спершу скопіюй цей файл.
cli-doctor-database-in-use = { $file }: файл уже відкрито в іншій залі
    .do = Зачини ту залу або візьми інший файл: --db ФАЙЛ
cli-doctor-database-damaged = файл { $file } пошкоджено ({ $text })
    .do = Постав на його місце резервну копію або почни новий файл: --db ФАЙЛ
cli-doctor-database-newer = файл { $file } записала новіша програма (версія { $version }, а не { $latest })
    .do = Установи найновіший Great Hall або візьми інший файл: --db ФАЙЛ
cli-doctor-database-foreign = файл { $file } належить іншій програмі
    .do = Візьми інший файл: --db ФАЙЛ
cli-doctor-database-none = файл { $file } не є базою даних
    .do = Візьми інший файл: --db ФАЙЛ
cli-doctor-database-unopened = файл { $file } не відкривається
    .do = Перевір, чи це файл і чи можна його читати, або візьми інший: --db ФАЙЛ
cli-doctor-database-read-only = у файл { $file } не можна писати
    .do = Перевір, чи дозволено туди писати, або візьми інший файл: --db ФАЙЛ
cli-doctor-database-no-folder = не вдасться створити { $file }: у { $text } не можна писати
    .do = Візьми файл в іншій теці: --db ФАЙЛ
cli-doctor-database-full = { $file }: диск майже заповнений
    .do = Звільни місце на диску.
cli-doctor-server = База даних
cli-doctor-server-new = { $database }: сервер нас впускає; там ще нічого немає
cli-doctor-server-whole = { $database }: { $size }, версія { $version }
cli-doctor-server-older = { $database }: { $size }, версія { $version }; зала оновить її до версії { $latest }
    .do = Перед тим копія всього ляже в схему поруч.
cli-doctor-server-newer = базу { $database } записала новіша програма (версія { $version }, а не { $latest })
    .do = Установи найновіший Great Hall або візьми іншу базу: --database АДРЕСА
cli-doctor-server-foreign = база { $database } належить іншій програмі
    .do = Візьми порожню базу: --database АДРЕСА
cli-doctor-server-unreached = { $database }: сервер нас не впускає ({ $text })
    .do = Перевір, чи він працює, чи правильна адреса і чи може цей користувач увійти.
cli-doctor-server-read-only = { $database }: цьому користувачеві не можна створювати там таблиці
    .do = Зроби його власником бази: ALTER DATABASE … OWNER TO …
cli-doctor-server-no-driver = { $database }: бракує пакунка, що спілкується з PostgreSQL
    .do = Встановити його: pip install 'greathall[postgres]'
cli-doctor-port = Порт
cli-doctor-port-free = { $port } вільний
cli-doctor-port-any = будь-який вільний
cli-doctor-port-hall = { $port }: тут відчинено залу, версія { $version }: { $address }
cli-doctor-port-taken = { $port } зайняла інша програма
    .do = Візьми інший: --port { $other }
cli-doctor-port-forbidden = { $port } тут не дозволено
    .do = Візьми порт від 1024: --port 8000
cli-doctor-port-unusable = порт { $port } недоступний: { $reason }
    .do = Візьми інший: --port 0 бере будь-який вільний.
cli-doctor-network = Мережа
cli-doctor-network-open =
    { $more ->
        [yes] друзі в тій самій мережі відкривають { $address } (або { $others })
       *[no] друзі в тій самій мережі відкривають { $address }
    }
    .do = Якщо не виходить: дозволь порт { $port } у брандмауері цього комп’ютера.
cli-doctor-network-ready =
    { $more ->
        [yes] друзі в тій самій мережі знайдуть залу за адресою { $address } (або { $others })
       *[no] друзі в тій самій мережі знайдуть залу за адресою { $address }
    }
    .do = Якщо вона в них не відкривається: дозволь порт { $port } у брандмауері цього комп’ютера.
cli-doctor-network-alone = { $addresses }; без --lan залу видно лише на цьому комп’ютері
    .do = Щоб упустити друзів: { $command }
cli-doctor-network-closed = { $addresses }; відчинену залу видно лише на цьому комп’ютері
    .do = Щоб упустити друзів, зачини її та відчини знову: { $command }
cli-doctor-network-none = цей комп’ютер не в мережі
    .do = Щоб грати з друзями, спершу підключи його до мережі: через Wi-Fi або кабелем.
cli-doctor-clock = Годинник
cli-doctor-clock-fine = { $date }, { $zone } ({ $offset })
cli-doctor-clock-wrong = годинник показує { $date }, а такого бути не може
    .do = Постав на цьому комп’ютері правильні дату й час.
cli-doctor-clock-behind = годинник показує { $date }, а останній запис у базі зроблено { $last }
    .do = Постав на цьому комп’ютері правильні дату й час.
cli-doctor-clock-still = { $date }; годинник, що відмірює час, стоїть
    .do = Перезапусти цей комп’ютер.
cli-doctor-result =
    { $count ->
        [0] Усе гаразд.
        [1] Одне не гаразд.
        [one] Не гаразд: { $count }.
        [few] Не гаразд: { $count }.
        [many] Не гаразд: { $count }.
       *[other] Не гаразд: { $count }.
    }
cli-size =
    { $unit ->
        [kB] { NUMBER($size, maximumFractionDigits: 0) } кБ
       *[MB] { NUMBER($size, maximumFractionDigits: 1) } МБ
    }

## Help: what the program, its commands and their options do.

cli-help-about = Настільні ігри: повні правила, стіл у браузері, боти. Без команди: serve.
cli-help-commands = команди
cli-help-example = Приклад: { $line }
cli-help-version = показати версію програми й вийти
cli-help-language = говорити цією мовою: { $known } (стандартно: мова середовища)
cli-help-game = гра: { $games }
cli-help-no-game = гра; жодної ще не зареєстровано
cli-help-set = налаштування гри; значення — JSON, слово або слова через кому (можна повторювати)
cli-help-facts = виправлення надрукованих даних, у YAML, для ігор, які це дозволяють
cli-help-bots = хто грає: { $names }; кілька назв розподіляють по місцях по колу (стандартно: { $default })
cli-help-seed = те саме зерно дає ту саму удачу
cli-help-list-facts = звідки взято дані про карти: правила, відкриті джерела, рішення чи здогад
cli-help-play = грати в терміналі проти ботів
cli-help-replay = пройти запис гри крок за кроком
cli-help-scenario = перевірити позиції, записані в YAML
cli-help-serve = відкрити залу в браузері
cli-help-simulate = зіграти багато партій ботами й підрахувати, що вийде
cli-help-tournament = звести ботів між собою й виміряти їхню силу
cli-help-doctor = оглянути цю інсталяцію і сказати, що не гаразд
cli-help-doctor-about = Сказати, які тут Python, рушій, сторінка, база даних, порт, мережа й годинник, і що робити, якщо щось не гаразд. Нічого не змінює і не заважає відчиненій залі. Код виходу 0: усе гаразд, 1: щось не гаразд.
cli-help-doctor-lan = перевірити, що потрібно друзям із тієї самої мережі, як для serve --lan
cli-help-doctor-json = знайдене як JSON
cli-help-move-hall = перенести все, що зберігає зала, з файлу до PostgreSQL
cli-help-move-hall-about = Перенести гостей, столи й записи зачиненої зали з її файлу до порожньої бази даних PostgreSQL: усе, пораховане, або нічого. Файл лишається.
cli-help-move-hall-file = файл зали
cli-help-move-hall-database = порожня база даних PostgreSQL
cli-help-tournament-about = Звести ботів між собою й виміряти їхню силу. Кожну роздачу грають з усіма перестановками місць, щоб жоден бот не завдячував перемогою картам чи стільцю; нічиї ділять; інтервал — бутстреп за роздачами. Ботові, що думає наперед, можна дати межу на хід: search:400 (ітерації), search:2s.
cli-help-facts-game = перелічити дані цієї гри; інакше лише порахувати
cli-help-facts-json = усі дані як JSON, за іграми
cli-help-play-players = скільки гравців, разом із тобою
cli-help-play-seat = твоє місце (стандартно: перше)
cli-help-play-resume = продовжити збережену гру
cli-help-replay-file = запис, як його пише `save`
cli-help-replay-to = зупинитися після стількох кроків
cli-help-replay-seat = бачити лише те, що бачило це місце або `spectator`
cli-help-replay-json = лише чим усе скінчилося, як JSON
cli-help-scenario-file = файл зі сценаріями
cli-help-scenario-json = результати як JSON
cli-help-serve-lan = впустити друзів із тієї самої мережі
cli-help-serve-no-browser = не відкривати тут браузера
cli-help-serve-name = інша назва, за якою друзі знаходять цей комп’ютер (можна повторювати)
cli-help-serve-proxy = адреса або мережа програми перед залою (зворотного проксі), якій вірять, хто приходить і чи через https (можна повторювати)
cli-help-serve-public-url = де люди знаходять залу за зворотним проксі, напр. https://games.example/hall: її назва, посилання і шлях, за яким вона лежить
cli-help-serve-db = файл зі столами й гостями (стандартно: greathall/hall.db там, де програми тримають дані)
cli-help-serve-database = база даних PostgreSQL зі столами й гостями, замість файлу
cli-help-serve-processes = скільки процесів обслуговують залу; для кількох потрібна --database (стандартно: 1)
cli-help-serve-bell = сервер Redis, через який зали з однією базою даних одразу кажуть одна одній, що нового
cli-help-serve-thinkers = скільки ботів можуть думати водночас; коли хоче більше, кожен думає менше (стандартно: по одному на ядро, від 2 до 4)
cli-help-serve-host = де слухати (стандартно: { $default })
cli-help-serve-port = порт (стандартно: { $default }; 0 бере будь-який вільний)
cli-help-serve-config = файл TOML із цими опціями, обмеженнями, строками зберігання й можливостями; командний рядок важить більше
cli-help-serve-log = як зала записує, що діється: рядками для людей (lines) або як JSON для програм (json)
cli-help-serve-metrics = вимірювати й відповідати на /metrics для Prometheus, лише цьому комп’ютерові
cli-help-serve-metrics-for = відповідати на /metrics також цій адресі чи мережі (можна повторювати)
cli-help-serve-print-config = вивести такий файл з усім, що в ньому може бути, і завершити
cli-help-backup = скопіювати все, що зберігає зала, в один файл, не зачиняючи її
cli-help-backup-about = Копіює все, що зберігає зала, в один файл станом на одну мить, відчинено залу чи ні. Копія зараховується, коли її перевірено від початку до кінця.
cli-help-backup-file = куди; у теці копію названо за часом
cli-help-backup-keep = лишити останні N копій у цій теці, а старіші видалити
cli-help-restore = повернути копію на місце того, що зберігає зачинена зала
cli-help-restore-about = Повертає копію на місце того, що зберігає зала. Залу треба зачинити; те, що було раніше, лишається поруч.
cli-help-restore-file = копія
cli-help-admin = подивитися, хто і що є в залі, і пильнувати там ладу
cli-help-admin-about = Показує, хто і що є в залі, і дає пильнувати ладу, відчинено її чи ні. Це може лише той, хто може читати файл зали.
cli-help-admin-deed = guests, tables, sessions, reports: список; rename, ban, forget, link, export: гість; close, delete: стіл; appoint, dismiss: гість, який може робити все це на сторінці або вже не може; settle: скарга, з якою вже розібралися. ban виписує когось назавжди; link робить особисте посилання для того, хто втратив браузер, з усіма його місцями; export виводить, що про нього зберігається
cli-help-admin-about-whom = гість, стіл чи скарга за ідентифікатором; гість також за іменем, якого не має ніхто інший
cli-help-admin-more = rename: нове ім’я
cli-help-admin-json = як JSON
cli-help-simulate-players = скільки гравців; якщо діапазон, то кожну кількість по черзі
cli-help-simulate-games = скільки партій (стандартно: 100)
cli-help-workers = у скількох процесах (стандартно: 1)
cli-help-ray = працювати на кластері Ray: за цією адресою, або на тому, до якого належить ця машина, інакше на всіх її ядрах
cli-help-simulate-records = записати запис кожної партії до цієї теки
cli-help-simulate-json = числа як JSON, по об’єкту на кожну кількість гравців
cli-help-dataset = записати партії ботів як файли для машинного навчання
cli-help-dataset-about = Записати партії ботів як файли Parquet для машинного навчання: що бачило кожне місце, які відповіді мало, яку дало і скільки партія була для нього варта. Те, що вже є, лишається, тож перервану команду можна просто повторити; те саме зерно дає ті самі дані.
cli-help-dataset-to = тека для файлів
cli-help-dataset-shard = скільки партій в одному файлі (стандартно: 50)
cli-help-tournament-players = скільки гравців
cli-help-tournament-deals = скільки роздач (стандартно: 50)
cli-help-tournament-resume = зберігати кожну роздачу в цьому файлі; продовжити з того самого місця
cli-help-tournament-plot = записати графік часток, у SVG
cli-help-tournament-json = числа як JSON

## What stands for a value in a help text.

cli-value-game = ГРА
cli-value-setting = НАЗВА=ЗНАЧЕННЯ
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-address = АДРЕСА
cli-value-bots = НАЗВА[,НАЗВА…]
cli-value-seat = МІСЦЕ
cli-value-command = КОМАНДА
cli-value-language = МОВА
cli-value-name = НАЗВА
cli-value-path = ШЛЯХ
cli-value-deed = ДІЯ
cli-value-about = КОГО

## The parser of the command line: a message for each of its sentences, named by its words. Leave %s, %r, %(name)s and %(name)r as they are; each stands for a value.

cli-parser-usage = використання:
cli-parser-error = %(prog)s: помилка: %(message)s
cli-parser-argument = аргумент %(argument_name)s: %(message)s
cli-parser-positional-arguments = позиційні аргументи
cli-parser-options = параметри
cli-parser-show-this-help-message-and-exit = показати цю довідку й вийти
cli-parser-the-following-arguments-are-required = бракує обов’язкових аргументів: %s
cli-parser-one-of-the-arguments-is-required = потрібен один з аргументів: %s
cli-parser-unrecognized-arguments = невідомі аргументи: %s
cli-parser-ambiguous-option-could-match = неоднозначний параметр: %(option)s може означати %(matches)s
cli-parser-invalid-choice-choose-from = такого вибору немає: %(value)r (можна обрати: %(choices)s)
cli-parser-invalid-value = неправильне значення: %(value)r
cli-parser-not-allowed-with-argument = не можна вказувати разом з аргументом %s
cli-parser-ignored-explicit-argument = зайве значення: %r
cli-parser-expected-one-argument = потрібен один аргумент
cli-parser-expected-at-most-one-argument = потрібно не більше одного аргументу
cli-parser-expected-at-least-one-argument = потрібен принаймні один аргумент
cli-parser-expected-arguments = потрібна кількість аргументів: %s
