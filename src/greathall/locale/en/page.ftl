# The page in the browser.

## The hall

page-hall = Great Hall
page-lead = Board games with complete rules, at one table with your friends or against rivals, in any browser.
page-tab = { $page } · Great Hall
page-tab-turn = ● Your turn · { $page }
page-loading = The table is being laid
page-version = Version { $version }
page-fan = An unofficial, fan-made table.
page-back = Back to the hall
page-again = Try again
page-close = Close
page-cancel = Cancel
page-on = On
page-off = Off
page-lost = Nothing is here
page-lost-more = The address leads to no page of this hall. Perhaps the link lost its end when it was copied.
page-uninvited = This table is by invitation
page-uninvited-more = Ask somebody who sits there for the whole link; its end lets you in.

## The front door

page-new = New table
page-rivals = Play rivals now
page-join-go = Join by link
page-join = Join
page-join-label = Table link or code
page-join-strange = This is no link or code of a table
page-yours = Your tables
page-yours-running = { $count } running
page-yours-none = None yet.
page-nothing = No tables yet
page-nothing-more = Open one, or play rivals at once. Leave whenever you like: your tables wait here.
page-open = Open seats
page-open-count =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
page-open-none = No table is looking for players just now.
page-step-open = Open a table
page-step-open-more = Choose the game, the seats and the rules you like.
page-step-send = Send the link
page-step-send-more = Friends sit down without an account. Rivals fill the rest.
page-step-play = Play
page-step-play-more = What you may do glows, and the table says why.
page-elsewhere = Take your seat along
page-elsewhere-more = Go on with your tables on a phone or another browser.
page-elsewhere-go = Make a link
page-about-citadels = Hide behind a character, guess the others, and build the finest city first.
page-about-paladins = Gather workers, send out monks and outposts, and do not owe the king too much.
page-card-players = { $players } players
page-card-minutes = about { $minutes } min

## A table in a list

page-row-with = With { $names }
page-row-expanded = { $game } with { $expansions }
page-expansion-city_of_crowns = City of Crowns
page-row-open = { $game }, { $taken } of { $players } seated
page-row-players = { $game }, { $players } players
page-row-round = { $game }, round { $round }, { $players } players
page-row-waiting = waiting for { $names }
page-row-turn = Your turn
page-row-sit = Sit down
page-row-result = Result
page-row-lobby = Enter
page-row-on = Go on
page-row-enter =
    { $action ->
        [turn] Your turn: { $title }
        [sit] Sit down: { $title }
        [over] Result: { $title }
        [open] Enter: { $title }
       *[other] Go on: { $title }
    }

## The guest

page-guest = Guest
page-guest-menu = { $name }: your name and your personal link
page-name = Your name
page-name-title = What shall we call you?
page-name-why = The others at the table see it. There is no account and no password; this browser remembers you.
page-name-take = Take this name
page-name-empty = Write a name of at least one letter
page-rename = Change your name
page-rename-title = Change your name
page-rename-take = Change it
page-link-title = Your personal link
page-link-make = Make a personal link
page-link-why = Whoever opens it plays as you, with your name and your seats. It is meant for your own phone or another browser.
page-link-once = Good once, for one day. Keep it to yourself.
page-move = Go on here
page-move-more = This link brings your name and your seats to this browser.
page-move-instead = This link brings another name and its seats to this browser. It then no longer plays as { $name }.
page-move-go = Play in this browser
page-copy = Copy
page-copied = Copied
page-copied-said = The link is copied.
page-copy-marked = The link is marked: copy it with the keys of your device.
page-sound = Sound
page-sound-volume = Loudness
page-sound-test = Try it
page-settings = Settings
page-settings-text = Size of text
page-settings-text-normal = normal
page-settings-text-large = large
page-settings-text-larger = larger
page-settings-motion = Motion
page-settings-motion-system = as on this device
page-settings-motion-less = as little as possible
page-settings-letters = Letters on marks
page-settings-letters-more = Workers and districts show a letter beside shape and colour.
page-settings-confirm = Ask again
page-settings-confirm-needed = where it matters
page-settings-confirm-always = always
page-settings-confirm-once = as little as possible
page-settings-confirm-more = Where it matters: before what cannot be taken back, and after a tap. As little as possible: only before what cannot be taken back.
page-settings-forced = What has only one answer is answered by itself, except where that would tell the others something.

## New table

page-game = Game
page-title-label = Name of the table (if you like)
page-seats = Seats
page-seats-count = { $players } of { $most }
page-seat-you = you
page-seat-me = You
page-seat-open = open seat
page-seat-rival = Rival
page-seat-link = By link
page-seat-who = Who sits on seat { $seat }
page-seat-add = Add a seat
page-seat-remove = Remove seat { $seat }
page-bot-easy = Easy
page-bot-normal = Normal
page-bot-hard = Hard
page-bot-expert = Expert
page-bot-random = Random
page-set-pace = Pace of the rivals
page-set-pace-more = How long they seem to think.
page-pace-calm = Calm
page-pace-quick = Quick
page-pace-instant = At once
page-set-scores = Live scores
page-set-scores-more = Without hidden cards.
page-set-deductions = Who is who
page-set-deductions-more = What you can work out, as a grid.
page-set-hints = Hints
page-set-hints-more = What an experienced player would do.
page-set-watch = Spectators
page-set-watch-more = Whoever has the link may look on.
page-set-listed = Listed
page-set-listed-more = Everybody in this hall may sit down.
page-sum-open = { $players } players, about { $minutes } minutes. Starts when everyone is seated.
page-sum-bots =
    { $players ->
        [one] { $players } player, about { $minutes } minutes. Starts at once.
       *[other] { $players } players, about { $minutes } minutes. Starts at once.
    }
page-new-open = Open the table
page-new-start = Start the game
page-step-next = Next
page-step-back = Back

## Before the start

page-lobby-about = { $game }, { $players } players, about { $minutes } minutes
page-lobby-size = { $players } players, about { $minutes } minutes
page-lobby-sit = Take a seat
page-lobby-sit-why = A name is all it needs.
page-lobby-sit-watch = A name is all it needs. You can also stay and look on.
page-lobby-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
page-lobby-free-why = Send the link to a friend, or let a rival sit there.
page-lobby-wait-why = Friends come by the link; the host may also seat a rival.
page-lobby-ready = Everyone is here
page-lobby-ready-why = The game opens for all at once.
page-lobby-host = The host starts the game
page-lobby-start = Start the game
page-seat-sit = Sit here
page-seat-stand = Stand up
page-seat-here = here
page-seat-away = not here now
page-seat-free = Free the seat of { $name }
page-invite = Invite
page-invite-more = Send this link to your friends, or let them point a camera at the square.
page-invite-link = Link to this table
page-invite-qr = The link to this table as a square for cameras
page-decided = What is played
page-watchers =
    { $count ->
        [one] one looks on
       *[other] { $count } look on
    }
page-change = Change
page-change-title = Change the table
page-change-seats = Whoever sits on a seat that goes stands up.

## When something is refused

page-trouble = Something went wrong. Try it again.
page-trouble-away = The hall does not answer
page-away-more = Nothing is lost. It is asked again every few seconds.
page-trouble-reason = Not possible: { $reason }

## Credits

page-credits = Credits
page-credits-fan = Unofficial
page-credits-fan-more = Great Hall is made by fans. It is not connected with the publishers and designers of the games it plays; the games, their names and their artwork belong to them. Nothing of their artwork or text is used here.
page-credits-icons = Icons
page-credits-icons-more = From game-icons.net, drawn by { $artists }. Some are recoloured and set on shields:
page-credits-letters = Letters
page-credits-letters-more = Alegreya, Alegreya Sans and Alegreya SC by Juan Pablo del Peral, Huerta Tipográfica:
page-credits-program = Program
page-credits-program-more = Great Hall’s own code, words and drawings:

## At the table

page-table-hall = Great Hall
page-table-home = Back to the hall
page-table-window = { $name } · Great Hall
page-table-window-turn = ● Your turn · { $name }
page-table-prompt = What is asked
page-table-legal = legal
page-table-pay = pay { $price }
page-table-rule = Rule { $rule }
page-table-chosen = { $answer }?
page-table-final = Once you have said it, you cannot take it back
page-table-doubt = { $thing }: { $reason }
page-table-back = Back
page-table-waiting = Waiting for { $names }
page-table-quiet = Nobody is asked anything
page-table-look-around = You can look around; a bell rings when it is your turn
page-table-watching = You are watching
page-table-away = A bot plays for you until you are back
page-table-come-back = Take your seat again
page-table-over = The game is over
page-table-show-result = Show the result
page-table-undo = Undo
page-table-hint = Hint
page-table-hint-answer = Hint: { $answer }
page-table-hint-none = No hint: nothing speaks for one answer more than for another
page-table-hint-for = { $reason } (+{ $points })
page-table-hint-against = { $reason } (−{ $points })
page-table-scores = Scores
page-table-log = Log
page-table-menu = Menu
page-table-side = Beside the table
page-table-tabs = Parts of the table
page-table-tab-targets =
    { $count ->
        [one] { $tab }, { $count } legal target
       *[other] { $tab }, { $count } legal targets
    }
page-table-fold = Fold the question
page-table-unfold = Unfold the question
page-table-link = The link to this table
page-table-copy = Copy the link
page-table-copied = The link is copied
page-table-keys = All keys
page-table-key-tab = Next legal thing
page-table-key-enter = Do it
page-table-key-escape = One step back
page-table-key-number = The first to ninth legal thing; hold Alt to see the numbers
page-table-key-end = End the turn
page-table-leave = Leave the table, a bot plays on
page-table-watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
page-table-older =
    { $count ->
        [one] Show { $count } older line
       *[other] Show { $count } older lines
    }
page-table-since = Since your last turn
page-table-offline = The hall does not answer. Trying again …
page-table-offline-pending = The hall does not answer. Your answer is kept and sent again …
page-table-paused = This table is paused: its record cannot be read by this version. Nothing is lost.
page-table-reload = Load again
page-table-not-watched = You may not look at this table
page-table-ended = The hall has ended this connection. Reload the page to come back.
page-table-winner = winner
page-table-wins =
    { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } win with { $points } points
    }
page-table-has = { $name } { $points }
page-table-total = Total
page-table-again = Play again, same table
page-table-next = Go to the next game
page-table-look = Look at the table
page-table-record = Save the record
