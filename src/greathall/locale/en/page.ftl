# The page in the browser.

page-title = Great Hall
page-lead = Board games with complete rules, for people and for bots.
page-games = Games
page-none = No game is delivered yet.
page-none-more = The engine under the hall is built; the games are still being written. Nothing can be played here today.
page-no-table = There is no table in the browser yet. These games are played at the terminal:
page-players =
    { $count ->
        [one] for one player
       *[other] for { $players } players
    }
page-options = Options
page-values = one of { $values }
page-values-many = any of { $values }
page-version = Great Hall { $version }
page-lost = There is nothing here.
page-back = Back to the hall
