# Лад у залі: сторінка її господарів.

keep-heading = Лад у залі
keep-strangers = Цю сторінку бачать лише господарі зали. На комп’ютері зали команда greathall admin appoint ІМ’Я впускає сюди гостя.
keep-reports = Скарги
keep-guests = Гості
keep-tables = Столи
keep-search = Пошук
keep-none = Тут нічого немає.
keep-earlier =
    { $count ->
        [one] Ще { $count } не показано: скористайся пошуком.
        [few] Ще { $count } не показано: скористайся пошуком.
       *[many] Ще { $count } не показано: скористайся пошуком.
    }
keep-failed = Нічого не змінено: { $reason }
keep-sure = Точно?

## Скарги

keep-report-by = { $by } скаржиться: { $name }
keep-report-by-nobody = Хтось, кого вже забуто, скаржиться: { $name }
keep-report-at = { $date }, стіл { $table }
keep-report-said = Що було сказано
keep-report-done = Що сталося
keep-report-silence = Ніхто нічого не казав.
keep-settle = Розібралися: видалити скаргу
keep-look-up = Знайти гостя: { $name }

## Гості

keep-here = тут
keep-keeper = господар зали
keep-keepers-own = Господарів зали перейменовують, виписують і забувають лише командою greathall admin.
keep-about = Що можна зробити: { $name }
keep-rename = Нове ім’я
keep-rename-go = Перейменувати
keep-link = Посилання, яке повертає місця
keep-link-why = Для того, хто втратив свій браузер. Діє один раз, протягом дня: нікому іншому його не давай.
keep-link-go = Створити посилання
keep-export = Завантажити те, що зберігається про цю людину
keep-ban = Виписати назавжди
keep-ban-why = Жоден браузер більше не є цим гостем; замість нього грають боти. Повернутися можна лише кимось новим.
keep-forget = Забути
keep-forget-why = Ім’я та місця цієї людини зникають назавжди, ніби вона сама про це попросила.
keep-done = Готово.

## Столи

keep-table-more = { $status ->
        [open] ще не почався
        [playing] триває гра
        [over] зіграно
       *[paused] призупинено
    } · остання зміна: { $date } · { $sockets ->
        [one] { $sockets } з’єднання
        [few] { $sockets } з’єднання
       *[many] { $sockets } з’єднань
    }
keep-table-empty = вільно
keep-close = Закрити для нових
keep-close-why = Його немає в списку, ніхто не дивиться, а посилання недійсне. Хто там сидить, грає далі.
keep-delete = Видалити
keep-delete-why = Стіл і його запис зникають назавжди, навіть якщо там хтось є.
