# The page in the browser.

## The hall

page-hall = Great Hall
page-lead = Board games with complete rules, at one table with your friends or against bots, in any browser.
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
page-lost = There is nothing here
page-lost-more = This address leads to no page of the hall. Perhaps the end of the link was lost when it was copied.
page-uninvited = This table is by invitation
page-uninvited-more = Ask somebody at the table for the whole link; the end of it lets you in.

## The front door

page-new = New table
page-rivals = Play against bots
page-join-go = Join by link
page-join = Join
page-join-label = Table link or code
page-join-strange = This is not the link or code of a table
page-yours = Your tables
page-yours-running = { $count } running
page-yours-none = None yet.
page-nothing = No tables yet
page-nothing-more = Open one, or play against bots at once. Leave whenever you like: your tables wait here.
page-open = Open seats
page-open-count =
    { $count ->
        [one] one table
       *[other] { $count } tables
    }
page-open-none = No table is looking for players right now.
page-step-open = Open a table
page-step-open-more = Choose the game, the seats and the rules you like.
page-step-send = Send the link
page-step-send-more = Friends sit down without an account. Bots fill the rest.
page-step-play = Play
page-step-play-more = What you may do glows, and the table says why.
page-elsewhere = Take your seat with you
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
page-row-players =
    { $players ->
        [one] { $game }, { $players } player
       *[other] { $game }, { $players } players
    }
page-row-round =
    { $players ->
        [one] { $game }, round { $round }, { $players } player
       *[other] { $game }, round { $round }, { $players } players
    }
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
page-guest-menu = { $name }: your name, your personal link, signing out
page-name = Your name
page-name-title = What shall we call you?
page-name-why = The others at the table see it. There is no account and no password; this browser remembers you.
page-name-take = Use this name
page-name-empty = Write a name of at least one letter
page-rename = Change your name
page-rename-title = Change your name
page-rename-take = Change it
page-link-title = Your personal link
page-link-make = Make a personal link
page-link-why = Anyone who opens it plays as you, with your name and your seats. It is meant for your own phone or another browser.
page-link-once = It works once, within one day. Keep it to yourself.
page-link-alone = So far only this computer can open it. To use it on your phone, first open the hall with: { $command }
page-keep = Keep order
page-out = Sign out everywhere
page-out-why = All other browsers forget you, and any personal link you made no longer works. Nothing changes in this browser.
page-out-done = Done: only this browser knows you now.
page-invitation = Word of invitation
page-invitation-why = This hall asks for a word. The person who invited you knows it.
page-privacy = What is kept
page-privacy-kept = What this hall keeps
page-privacy-kept-more = Your name. A random code in a cookie, by which the hall recognises this browser; the hall itself has only a fingerprint of it, for 400 days after you were last here. The tables you opened or sat at, with everybody’s answers and the results. How strong you are in each game, if you play against the adaptive bot: a number, and how many games you played and won.
page-privacy-not = What it does not keep
page-privacy-not-more = No mail, no password, nothing for advertising. Nobody’s network address is written down. What is said at a table is passed on to those who are there; it goes with the table, or within a day.
page-privacy-long = For how long
page-privacy-days =
    { $kind ->
        [all] Tables and their games
        [open] Tables that have not begun
        [unfinished] Unfinished games
       *[finished] Finished games
    }: { $days ->
        [0] until their host deletes them.
        [one] deleted one day after the last change.
       *[other] deleted { $days } days after the last change.
    }
page-privacy-contact = Who keeps this hall: { $contact }
page-privacy-mine = You, { $name }
page-privacy-take = Download everything about me
page-privacy-blocked = Whom you have blocked
page-privacy-unblock = Stop blocking { $name }
page-privacy-forget = Forget me
page-privacy-forget-why = Your name and your seats go for good, in every browser. Tables where nobody else sat are deleted; at the others a bot takes your seat. This cannot be undone.
page-privacy-forget-sure = Forget me for good
page-privacy-forgotten = Done: the hall does not know you any more.
page-move = Go on here
page-move-more = This link brings your name and your seats to this browser.
page-move-instead = This link brings another name and its seats to this browser. It then no longer plays as { $name }.
page-move-go = Play in this browser
page-copy = Copy
page-copied = Copied
page-copied-link = The link is copied.
page-copied-command = The command is copied.
page-copy-marked-link = The link is selected: copy it with the keys of your device.
page-copy-marked-command = The command is selected: copy it with the keys of your device.
page-sound = Sound
page-sound-volume = Volume
page-sound-test = Try it
page-language = Language
page-language-now = Language: { $language }
page-settings = Settings
page-settings-notify = Notify me on my turn
page-settings-notify-refused = This browser does not allow notifications from this page.
page-settings-theme = Theme
page-settings-theme-system = as on this device
page-settings-theme-light = light
page-settings-theme-dark = dark (candlelight)
page-light = Candlelight
page-settings-text = Text size
page-settings-text-normal = normal
page-settings-text-large = large
page-settings-text-larger = larger
page-settings-motion = Motion
page-settings-motion-system = as on this device
page-settings-motion-less = as little as possible
page-settings-letters = Letters on marks
page-settings-letters-more = Workers and districts show a letter as well as shape and colour.
page-settings-confirm = Ask again
page-settings-confirm-needed = where it matters
page-settings-confirm-always = always
page-settings-confirm-once = as little as possible
page-settings-confirm-more = Where it matters: before anything that cannot be taken back, and after a tap. As little as possible: only before anything that cannot be taken back.
page-settings-warn = Ask before I waste something
page-settings-warn-more = Once, when a turn would end while a district could still be built, or when I pass with workers left.
page-settings-forced = A question with only one answer is answered automatically, except when that would give something away.

## New table

page-game = Game
page-title-label = Name of the table (optional)
page-seats = Seats
page-seats-count = { $players } of { $most }
page-seat-you = you
page-seat-me = You
page-seat-open = open seat
page-seat-rival = Bot
page-seat-link = By link
page-seat-who = Who sits in seat { $seat }
page-seat-add = Add a seat
page-seat-remove = Remove seat { $seat }
page-bot-beginner = Beginner
page-bot-novice = Novice
page-bot-easy = Easy
page-bot-casual = Casual
page-bot-steady = Steady
page-bot-normal = Normal
page-bot-skilled = Skilled
page-bot-strong = Strong
page-bot-hard = Hard
page-bot-expert = Expert
page-bot-master = Master
page-bot-adaptive = Adaptive
page-bot-random = Random
page-level-time = { $level } · { $seconds } s
page-level-cut = { $level } · { $seconds } s, only { $share }%
page-level-note = The seconds are how long such a bot thinks in a turn, on the computer of this hall.
page-adaptive-note = Adaptive: it gets a little stronger when you win and a little weaker when you lose, until you are well matched.
page-adapted-middle = Plays about as well as “{ $level }”, between those it plays with.
page-adapted-first = Does not know you yet: it begins about as well as “{ $level }”, and learns from each game.
page-adapted =
    Plays about as well as “{ $level }”: { $games ->
        [one] after one game, of which you won { $won }.
       *[other] after { $games } games, of which you won { $won }.
    }
page-cut-slow = The computer of this hall is too slow for “{ $level }”: such a bot gets about { $share }% of its thinking done.
page-cut-full = Thinks less: the hall is full. With so many bots thinking at once, “{ $level }” gets about { $share }% of its thinking done.
page-set-pace = Pace of the bots
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
page-set-chat = Talk
page-set-chat-more = People at the table may chat.
page-set-review = Review
page-set-review-more = After the end: how everybody's chances changed.
page-set-watch = Spectators
page-set-watch-more = Anyone with the link may watch.
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
page-lobby-goes-on = Continues an earlier game
page-lobby-sit = Take a seat
page-lobby-sit-why = All you need is a name.
page-lobby-sit-watch = All you need is a name. You can also stay and watch.
page-lobby-free =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
page-lobby-free-why = Send the link to a friend, or let a bot sit there.
page-lobby-wait-why = Friends join by the link; the host may also seat a bot.
page-lobby-ready = Everyone is here
page-lobby-ready-why = The game opens for everyone at once.
page-lobby-host = The host starts the game
page-lobby-full = All seats are taken
page-lobby-full-watch = You can stay and watch the game.
page-lobby-full-why = There are no spectators at this table. Ask the host for a seat.
page-lobby-start = Start the game
page-seat-sit = Sit here
page-seat-share = Somebody here
page-seat-shared = at this device
page-share-title = Who sits here?
page-share-why = You play from one device and pass it round. A curtain covers the table between you.
page-share-name = The name of this player
page-seat-stand = Stand up
page-seat-here = here
page-seat-away = not here now
page-seat-free = Free the seat of { $name }
page-invite = Invite
page-invite-more = Send this link to your friends, or let them point a camera at the QR code.
page-invite-link = Link to this table
page-invite-qr = The link to this table as a QR code
page-invite-alone = So far only this computer can open the hall. For a link that friends can open, close the hall and open it again with:
page-invite-command = The command that lets friends in
page-invite-elsewhere = This address works on this computer only. Open the hall at the address your friends use, and their link appears here.
page-invite-other = If it does not open for a friend, try another address:
page-invite-address = Address of this computer
page-decided = What is played
page-watchers =
    { $count ->
        [one] one is watching
       *[other] { $count } are watching
    }
page-change = Change
page-change-title = Change the table
page-change-seats = Anyone whose seat is removed stands up.
page-change-goes-on = This table continues an earlier game: its seats and rules stay.

## Watching a finished game

page-replay-watch = Watch the replay
page-replay-watch-one = Watch the replay: { $title }
page-replay-short = Replay
page-replay-of = Replay: { $name }
page-replay-window = Replay: { $name } – Great Hall
page-replay-leave = Leave the replay
page-replay-bar = The line of the game
page-replay-moves = Move
page-replay-where = Move { $move } of { $moves }, round { $round }, { $who }
page-replay-count = Move { $move } of { $moves }
page-replay-end = The end
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One answer back
page-replay-on = One answer on
page-replay-back-turn = One turn back
page-replay-on-turn = One turn on
page-replay-jump = Go to round
page-replay-round = Round { $round }
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-eyes = Point of view
page-replay-all = Everything open
page-replay-as = As { $who } saw it
page-replay-copy = Copy the link to this move
page-replay-copied = The link is copied
page-replay-this = This move
page-replay-secrets = Secrets
page-replay-answers = { $who }: { $answer }
page-replay-unseen = { $who } chooses in secret
page-replay-stops = The record stops here
page-replay-go-on = Play on from here
page-replay-go-on-more = A new table begins at this move. All cards are where they were then, even those nobody has seen; anything random from here on is new.
page-replay-go-on-seat = Your seat
page-replay-go-on-others = The other seats
page-replay-go-on-start = Play on
page-replay-open = Watch a replay
page-replay-record = Watch a replay
page-replay-record-more = A record is a file that holds a game. Drop one on this page, or choose it. It is read, not stored. If it holds a whole table, that table is set up here and you play on.
page-replay-choose = Choose a file
page-replay-drop = Drop the record here
page-replay-gone = This record has been cleared away
page-replay-gone-more = The hall keeps a record for an hour. Open the file again.
page-replay-refused = This game cannot be watched
page-replay-bad = This file cannot be opened: { $reason }
page-replay-bad-line = This file cannot be opened. Line { $line }: { $reason }
page-replay-bad-game = This file cannot be opened: { $reason } ({ $game })

## When something is refused

page-trouble = Something went wrong. Try again.
page-trouble-away = The hall does not answer
page-away-more = Nothing is lost. This page tries again every few seconds.
page-away-tables = Your tables wait in the hall
page-away-tables-more = They are here again as soon as it answers.
page-trouble-reason = Not possible: { $reason }

## Credits

page-credits = Credits
page-credits-fan = Unofficial
page-credits-fan-more = Great Hall is made by fans. It is not connected with the publishers and designers of the games it plays; the games, their names and their artwork belong to them. None of their artwork or text is used here.
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
page-table-picked = { $count } picked
page-table-picked-of = { $count } of { $most }
page-table-put-back = Put back: { $thing }
page-table-loses = costs { $losses }
page-table-rule = Rule { $rule }
page-table-chosen = { $answer }?
page-table-final = You cannot take this back
page-table-closes = cannot be taken back
page-table-doubt = { $thing }: { $reason }
page-table-back = Back
page-table-waiting = Waiting for { $names }
page-table-quiet = Nobody is asked anything
page-table-look-around = You can look around meanwhile
page-table-full = Thinks less than usual: the hall is full.
page-table-watching = You are watching
page-table-away = A bot plays for you until you are back
page-table-come-back = Take your seat again
page-table-over = The game is over
page-table-show-result = Show the result
page-table-undo = Undo
page-table-ask-back = Ask to take it back
page-table-asks-back = { $name } would like to take their last answer back
page-table-asks-back-more = It showed nobody anything hidden. Play on, and it stands.
page-table-asking-back = You have asked to take it back; { $names } must allow it
page-table-allow = Allow
page-table-disallow = Refuse
page-table-withdraw = Never mind
page-table-not-allowed = { $name } does not allow it: your answer stands
page-table-hint = Hint
page-table-hint-answer = Hint: { $answer }
page-table-hint-none = No hint: no answer is better than another
page-table-hint-plan = Then: { $steps }
page-table-hint-over =
    { $points ->
        [0] Hardly better than: { $answer }
        [one] About a point more than: { $answer }
       *[other] About { $points } points more than: { $answer }
    }
page-table-hint-for =
    { $points ->
        [0] { $reason } (worth less than a point)
        [one] { $reason } (worth about a point)
       *[other] { $reason } (worth about { $points } points)
    }
page-table-hint-against =
    { $points ->
        [0] { $reason } (costs less than a point)
        [one] { $reason } (costs about a point)
       *[other] { $reason } (costs about { $points } points)
    }
page-table-scores = Scores
page-table-log = Log
page-table-menu = Menu
page-table-side = Next to the table
page-table-tabs = Parts of the table
page-table-tab-targets =
    { $count ->
        [one] { $tab }, { $count } legal target
       *[other] { $tab }, { $count } legal targets
    }
page-table-tab-talk =
    { $count ->
        [one] { $tab }, { $count } new message
       *[other] { $tab }, { $count } new messages
    }
page-table-fold = Fold the question
page-table-unfold = Unfold the question
page-table-link = The link to this table
page-table-copy = Copy the link
page-table-copied = The link is copied
page-table-keys = Keyboard shortcuts
page-table-key-tab = Next legal thing
page-table-key-enter = Do it
page-table-key-escape = One step back
page-table-key-number = The first to ninth legal thing; hold Alt to see the numbers
page-table-key-end = End the turn, pass or decline
page-table-key-boards = The board of another player; arrows go on to the next
page-table-key-space = Skip to the end of what is moving
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
page-older = This game was begun under older rules
page-older-finish-why = The rules have changed since then. If everybody at the table agrees, the game goes on under today’s rules from where it is now. What was played before can then no longer be taken back.
page-older-lost = Today’s rules cannot read its position, so it cannot be finished here. You can still save its record, and watch the game as far as today’s rules can replay it.
page-older-over = You can save its record, and watch the game as far as today’s rules can replay it.
page-older-goes-on = It goes on at another table, under today’s rules.
page-older-secret = The replay and the record open once nobody can play it any more: they show what is still hidden.
page-older-agree = Agreed: { $names }
page-older-waits = Still to agree: { $names }
page-older-finish = Finish it under today’s rules
page-older-withdraw = I no longer agree
page-older-go = Go to that table
page-table-reload = Reload
page-table-not-watched = You may not look at this table
page-table-ended = The hall has ended this connection. Reload the page to come back.
page-table-winner = winner
page-table-wins =
    { $count ->
        [one] { $names } wins with { $points } points
       *[other] { $names } win with { $points } points
    }
page-table-you = you
page-table-you-share = You share the victory
page-table-you-win =
    { $points ->
        [0] You win
        [one] You win by a point
       *[other] You win by { $points } points
    }
page-table-you-came =
    You came { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
       *[other] eighth
    }, { $points ->
        [0] level with { $names } on points
        [one] a point behind { $names }
       *[other] { $points } points behind { $names }
    }
page-table-has = { $name } { $points }
page-table-decided = The largest difference: { $line } ({ $amounts })
page-table-total = Total
page-table-again = Play again, same table
page-table-next = Go to the next game
page-table-look = Look at the table
page-table-record = Save the record
page-table-file = Save the whole table

page-picture = The table, to keep
page-picture-keep = A picture to keep
page-picture-save = Save the picture
page-picture-share = Share …
page-picture-failed = This browser cannot draw the picture.

page-review = Review
page-review-points = Points
page-review-parts = What is shown of the game
page-review-begins = The review starts when a bot has time for it …
page-review-far = A bot is going through the game, move by move …
page-review-again = Try again
page-review-chances = Chances of winning
page-review-chance = { $name } { $percent }%
page-review-percent = { $percent }%
page-review-round = Round { $round }
page-review-end = End
page-review-table = Chances of winning at the beginning of each round
page-review-mark = Turning point { $number }: { $name }, { $before }% to { $after }%
page-review-turning = Turning points
page-review-none = No single answer changed much.
page-review-change = { $before }% → { $after }%
page-review-played = Played: { $answer }
page-review-same = An expert plays the same
page-review-better = An expert plays: { $answer } ({ $chance }%)
page-review-watch = Watch
page-review-watch-number = Watch turning point { $number }
page-review-what-if = What if?
page-review-what-if-number = What if: turning point { $number }
page-review-step = { $step } of { $steps }
page-review-line = { $name }: { $answer }
page-review-line-end = The round ends: { $chances }
page-review-back = Back
page-review-next = Next
page-review-line-note = One way it could have gone on. What others hold is made up, as the player could only guess it.
page-review-note = Chances are judged from what the player who was asked could know. The dotted line is an equal share for everybody. What an answer changed is measured without luck.

## A device that is passed round

page-hot-pass = Pass the device to { $name }
page-hot-why = Nobody else should look. What is open to all can be seen behind the curtain.
page-hot-me = I am { $name }
page-hot-peek = Hold to peek: { $name }
page-hot-hold = Hold to peek

## Clocks, and people who are not here

page-set-clock = Time for an answer
page-set-clock-more = A bot plays for anybody who takes longer, until they return.
page-clock-0 = no limit
page-clock-120 = 2 minutes
page-clock-600 = 10 minutes
page-clock-3600 = 1 hour
page-clock-86400 = 1 day
page-clock-259200 = 3 days
page-set-stand-in = Who stands in
page-set-stand-in-more = The bot that plays for people who are away.
page-stand-in-usual = default
page-left-why = This much time is left to answer; then a bot plays.
page-left-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }
page-left-hours =
    { $count ->
        [one] { $count } hour left
       *[other] { $count } hours left
    }
page-left-minutes =
    { $count ->
        [one] { $count } minute left
       *[other] { $count } minutes left
    }
page-left-seconds =
    { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
page-resign = Give up
page-resign-why = A bot plays your seat to the end. You may watch, but not come back.
page-resign-sure = Give up for good
page-replace = Let a bot play for { $name }
page-replace-wait =
    { $count ->
        [one] possible in { $count } second
       *[other] possible in { $count } seconds
    }
page-row-delete = Put away: { $title }
page-row-delete-sure = Sure? Put away for good, with its record: { $title }
page-row-delete-go = Sure?

## Back at the table

page-recap = While you were away
page-recap-more = What has happened since your last turn
page-recap-skip = Skip
page-recap-done = To the table

## Phrases that people at a table say to each other

page-phrases = Say something
page-phrases-more = Everybody reads it in their own language.
page-phrase-hello = Hello everybody!
page-phrase-your_turn = It is your turn.
page-phrase-moment = One moment, please.
page-phrase-well_played = Well played!
page-phrase-lucky = What luck!
page-phrase-ouch = Ouch!
page-phrase-sorry = Sorry!
page-phrase-thanks = Thank you!
page-phrase-again = One more game?
page-phrase-bye = Goodbye!
page-phrase-laugh = laughs
page-phrase-cheers = raises a goblet
page-phrase-bravo = Bravo!
page-phrase-gasp = gasps
page-phrase-weep = weeps
page-phrase-rage = fumes
page-say = Say something …
page-say-send = Send
page-say-tray = Reactions and phrases
page-mute = Mute { $name }
page-report = Report this
page-reported = The keeper of this hall can read it now.
page-block = Block { $name }
page-blocked = You hear nothing more of { $name }, and you do not meet at tables that either of you opens. In “What is kept” you can take that back.
page-people = The people here
page-people-why = You can tell the keepers of this hall about somebody; they read what was said and done here just before. Whoever you block you hear no more of, and they cannot come to tables of yours.
page-people-reason = What happened? (only if you like)
page-people-report = Report { $name }
page-unmute = Listen to { $name } again
page-chat-off = The host has switched talking off.
page-chat-switch-off = Switch talking off
page-chat-switch-on = Switch talking on
page-log-sieve = Show in the log
page-log-sieve-all = All
page-log-sieve-all-more = What people did and said.
page-log-sieve-deeds = Deeds
page-log-sieve-deeds-more = What people did, without what they said.
page-log-sieve-blows = Blows
page-log-sieve-blows-more = Only what hurt somebody or decided something.
page-log-sieve-talk = Talk
page-log-sieve-talk-more = Only what people said.
page-log-none-all = Nothing has happened yet.
page-log-none-deeds = Nothing has happened yet.
page-log-none-blows = Nobody has been hurt yet.
page-log-none-talk = Nobody has said anything yet.
page-log-more =
    { $count ->
        [one] One event
       *[other] { $count } events
    }

## The rules

page-rules = Rules
page-rules-more = The rules in short, and every card. At the table, what you may do glows, and what does not says why.
page-rules-search = Search the rules and cards
page-rules-chapters = Chapters
page-rules-covers = In full in the rules reference:
# Words that mean the same to people who search the rules, in any form; semicolons separate the groups.
page-rules-synonyms = steal rob robbery theft thief stolen; kill murder assassin death; destroy demolish raze tear ruin; swap exchange; gold coin money; build construct; points score victory; debt owe
page-rules-nothing = Nothing found.
page-rules-read = Rules: { $game }
page-reconstructed = No source gives all of this card, so part of it was reconstructed. The keeper of the hall can correct it from a printed copy.

## The guided first game

page-guide = A first game, explained
page-guide-first = First time here?
page-guide-learn = Learn { $game } by playing
page-guide-next = I see
page-guide-leave = Skip tutorial
page-guide-enough = You know enough: the rest comes by playing. Here is a real game.
page-guide-real = Play a real game
page-guide-here = Play on here
page-guide-resume = Go on with the tutorial

## What is this?

page-asking = What is this?
page-asking-how = Click anything to learn what it is. Tab moves on, Esc stops.
page-asking-tap = Tap anything to learn what it is.
page-asking-end = Done
page-about-asking = Whatever you click next says what it is, and does nothing else.
page-about-home = All tables of the hall. Your seat here is kept.
page-about-table = The name of this table. It plays { $game }.
page-about-news = The newest line of the log.
page-about-watchers = They watch, and see only what everybody may see.
page-about-undo = Takes back what you did last, as long as it is still your turn and nobody has learned anything from it.
page-about-ask-back = What you did last only handed the turn on. If everybody else allows it before anybody has answered, it is taken back. Bots always allow it.
page-about-hint = What an experienced player would do now, and why.
page-about-scores = Everybody’s points if the game ended now, as far as you may know them.
page-about-log = What has happened so far, deed by deed, and what was said.
page-about-phrases = Chat, reactions and ready-made words for everybody at the table.
page-about-settings = Sound, size, motion and language of the page.
page-about-light = The dark theme or the light one. In the settings it can follow your device again.
page-about-menu = The rules, the link to this table, and how to leave.
page-about-prompt = What you are asked. Answers glow on the table, or are buttons here.
page-about-waiting = Who the table is waiting for. You have nothing to do right now.
page-about-price = This is what choosing it costs.
page-about-hinted = Blue frame: the hint points here.
page-about-tab =
    { $count ->
        [0] A part of the table.
        [one] A part of the table. { $count } thing in it can be chosen now.
       *[other] A part of the table. { $count } things in it can be chosen now.
    }
page-about-lines = What has happened, the newest last. A shield shows who did it; a line opens for its details; what is new to you has a different background.
page-about-seat =
    { $won ->
        [yes] The shield of this player, and the crown of a winner.
       *[no] The shield of this player, as everywhere at the table.
    }
page-seat-number = Seat { $seat }
page-about-place = The seats go round the table in this order. The shield stands for the player who sits there.
page-about-end = Most points win. Below you see where they come from.
page-about-chances = How likely everybody was to win at this move. Point at the graph to see another one.
page-about-turning = One of the answers that most changed the chances of the player who gave it. Next to it is what an expert plays.

## While others play.

page-table-watch-on = Keep watching
page-table-take-turn = Take your turn
page-table-space-key = Space
page-table-until-turn = Until your turn
page-table-pace = Pace
page-table-pace-calm = Calm
page-table-pace-quick = Quick
page-table-pace-skip = Skip to my turn
page-table-pace-skip-short = Skip
page-table-pace-more = Bots follow the calmest choice. Skipping stops when something happens to you.
page-sound-heard = What you hear
page-sound-heard-table = The whole table
page-sound-heard-own = Only what affects me

# A page with the hall inside: no server, one device.
page-inside-coming = Loading the hall: { $percent } %
page-inside-failed = The hall could not be opened in this browser.
page-inside-again = Try again
page-inside-elsewhere = The hall is open in another window.
page-inside-take = Play here
page-inside-denied = This browser keeps nothing here: your tables last until you close the page.
page-inside-kept = Your tables stay in this browser and nowhere else. A private window forgets them when you close it.
page-inside-full = The browser has no room left: what you play from now on is not kept.
page-inside-version = A new version of the page is ready.
page-inside-renew = Load it
page-inside-friends = Friends on other devices
page-inside-friends-more = This page plays on one device. To play with friends elsewhere, install Great Hall on a computer and open a hall there:
page-lobby-free-here = Seat somebody at this device, or let a bot sit there.
page-step-pass = Pass the device
page-step-pass-more = Alone, against bots, or several of you at this device.
page-credits-inside = Python in the page
page-credits-inside-more = A hall inside the page runs on Python and Pyodide, with msgspec, Starlette, anyio, Fluent and typing extensions. Their licences are next to the page:
