# Keeping order: the page of those who keep a hall.

keep-heading = Keeping order
keep-strangers = Only those who keep this hall see this page. On the machine of the hall, greathall admin appoint NAME lets a guest in.
keep-reports = Reports
keep-guests = Guests
keep-tables = Tables
keep-search = Search
keep-none = Nothing here.
keep-earlier =
    { $count ->
        [one] One more is not shown: search for it.
       *[other] { $count } more are not shown: search for them.
    }
keep-failed = This was not done: { $reason }
keep-sure = Sure?

## Reports

keep-report-by = { $by } reports { $name }
keep-report-by-nobody = Somebody who has been forgotten reports { $name }
keep-report-at = { $date }, table { $table }
keep-report-said = What was said
keep-report-done = What happened
keep-report-silence = Nobody said anything.
keep-settle = Settled: delete the report
keep-look-up = Look up { $name }

## Guests

keep-here = here
keep-keeper = keeper
keep-keepers-own = Keepers are renamed, signed out and forgotten with greathall admin only.
keep-about = What can be done about { $name }
keep-rename = New name
keep-rename-go = Rename
keep-link = A link that gives them back their seats
keep-link-why = For somebody who has lost their browser. It works once, within a day: give it to nobody else.
keep-link-go = Make the link
keep-export = Download what is kept about them
keep-ban = Sign out for good
keep-ban-why = No browser is this guest any more; bots play for them. They can come back only as somebody new.
keep-forget = Forget
keep-forget-why = Their name and their seats go for good, as if they had asked for it themselves.
keep-done = Done.

## Tables

keep-table-more = { $status ->
        [open] not begun
        [playing] being played
        [over] over
       *[paused] paused
    } · last touched { $date } · { $sockets ->
        [one] one connection
       *[other] { $sockets } connections
    }
keep-table-empty = empty
keep-close = Close to newcomers
keep-close-why = Not listed, not watched, and its link is void. Those who sit there play on.
keep-delete = Delete
keep-delete-why = The table and its record go for good, even if somebody is there.
