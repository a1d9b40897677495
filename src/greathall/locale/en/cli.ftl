# What the command line says.

## Refusals.

cli-error = greathall: { $problem }
cli-stopped = Stopped.
cli-bad-setting = greathall: an option is set as NAME=VALUE, not as “{ $text }”
cli-too-many-bots =
    { $seats ->
        [0] greathall: there is no seat for a bot
        [one] greathall: { $bots } bots are named, but there is one seat for them
       *[other] greathall: { $bots } bots are named, but there are { $seats } seats for them
    }
cli-no-seat = greathall: { $game } has no seat “{ $seat }”; it has { $known }
cli-unreadable = greathall: { $file } cannot be read: { $reason }
cli-not-text = greathall: { $file } is not a text file
cli-bad-file = greathall: { $place } cannot be used: { $problem }
cli-bad-record =
    { $line ->
        [0] greathall: { $file } cannot be played: { $problem }
       *[other] greathall: { $file } cannot be played, line { $line }: { $problem }
    }
cli-system =
    { $code ->
        [ENOENT] there is no such file or folder
        [EACCES] permission denied
        [EISDIR] it is a folder
        [ENOTDIR] part of the path is not a folder
        [ENOSPC] the disk is full
        [EROFS] it is read-only
       *[other] { $text }
    }
cli-other-game = greathall: { $file } is a record of { $game }
cli-resume-alone = greathall: a saved game keeps its players and options; leave out --players, --set and --facts
cli-no-corrections = greathall: { $file } contains no tables of corrected facts
cli-one-process = greathall: the rules of { $game } cannot be sent to other processes; leave out --workers
cli-worker-lost = greathall: a process that played games ended too early; try fewer --workers
cli-cluster-lost = greathall: the cluster cannot go on: { $problem }
cli-no-entry =
    { $entries ->
        [0] greathall: there is no entry { $to }; the record is empty
       *[other] greathall: there is no entry { $to }; --to takes a number from 0 to { $entries }
    }
cli-no-address = greathall: { $host }, port { $port } cannot be used: { $reason }
cli-no-folder = greathall: the folder { $folder } cannot be created: { $reason }
cli-bad-database =
    greathall: tables cannot be kept in { $file }: { $why ->
        [in_use] another hall has it open
        [damaged] it is damaged ({ $text }); nothing was changed
        [newer] it was written by a newer program
        [foreign] it belongs to another program
        [none] it is not a database
        [unopened] it cannot be opened
        [unreached] the server refused the connection ({ $text })
        [no_driver] the PostgreSQL driver is missing; install it with: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-port-taken = greathall: port { $port } is in use; choose another with --port (0: any that is free)
cli-never-opened = greathall: a process of the hall ended before it was open; the lines above say why
cli-needs-database = greathall: several processes share a database: name it with --database postgresql://…
cli-no-bell = greathall: the Redis client is missing; install it with: pip install 'greathall[bell]'
cli-facts-alone = greathall: --facts is for a hall of one process
cli-not-positive = '{ $text }' is not a number of 1 or more
cli-not-players = '{ $text }' is not a number of players, such as 4 or 2-4
cli-not-port = '{ $text }' is not a port from 0 to 65535
cli-not-path = '{ $text }' is not the path of a file
cli-not-address = '{ $text }' is not an address like 127.0.0.1 or a network like 10.0.0.0/8
cli-not-public-url = '{ $text }' is not an address like https://games.example or https://games.example/hall
cli-not-database = '{ $text }' is not the address of a database like postgresql://hall@127.0.0.1/hall
cli-not-bell = '{ $text }' is not the address of a bell like redis://127.0.0.1

## simulate

cli-simulated =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
cli-answers-per-game =
    Answers per game: { $least } to { $most }, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
cli-rounds-per-game =
    Rounds per game: { $least } to { $most }, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
cli-points-per-game =
    Points of the winner: { $least } to { $most }, { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } on average
cli-shared-wins =
    { $count ->
        [one] One game had several winners.
       *[other] { $count } games had several winners.
    }
cli-speed = { NUMBER($rate, maximumFractionDigits: 0) } games per second
cli-pace = { NUMBER($rate, maximumFractionDigits: 1) } a second, { $left } to go
cli-bot = Bot
cli-score = Score
cli-wins = Wins

## tournament

cli-tournament =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }
cli-column-share = Win share
cli-column-interval = 95 % interval
cli-column-fair = Fair
cli-column-rank = Rank
cli-column-score = Score
cli-column-margin = Margin
cli-column-milliseconds = ms/decision
cli-by-seat = Win share by seat
cli-plot-title = Share of wins
cli-plot-about = Bars: share of all wins, ties split. Whiskers: 95 % interval, by bootstrap over the deals.
cli-plot-fair = Dashed line: the share of the seats, which would be fair.
cli-not-written = greathall: { $file } cannot be written: { $reason }

## dataset

cli-dataset =
    { $folder }: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } of { $games ->
        [one] one game
       *[other] { $games } games
    }, seed { $seed }.
cli-needs-extra = greathall: { $command } needs packages that are not installed; first: pip install 'greathall[{ $extra }]'

## play

cli-welcome =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }. You are { $seat }.
cli-help-hint = Type the number of an answer, or help.
cli-help =
    Answer by its number or in words, such as “{ $example }”; the beginning is enough.
      look        the whole table and the question again
      why         what you cannot do now, and why
      undo        take your last answer back; not if it was marked *
      save FILE   keep the game in a file
      quit        leave
# What is typed; the English words are understood in every language.
cli-word-help = help
cli-word-look = look
cli-word-why = why
cli-word-undo = undo
cli-word-save = save
cli-word-quit = quit
cli-no-language = There is no language “{ $language }”; there are { $known }.
cli-farewell = Goodbye. Only what you saved is kept.
cli-nothing-refused = Everything you might expect is possible.
cli-reason = { $reason } ({ $rule })
cli-refused = Not possible: { $reason }.
cli-no-number =
    { $count ->
        [one] There is only number 1.
       *[other] The numbers go from 1 to { $count }.
    }
cli-reconsider = That leaves something undone. Enter goes on; “{ cli-word-undo }” takes it back while nobody has answered.
cli-sets = Write up to { $most } of them in one line, in any order: { $example }
cli-no-set = You cannot choose that; choose up to { $most } of { $parts }.
cli-which = Which one: { $answers }?
cli-save-where = Say where: save FILE
cli-saved = Saved. To go on: greathall play { $game } --resume { $file }
cli-not-saved = { $file } cannot be written: { $reason }
cli-not-over = { $file } already exists and is not a record; choose another name.
cli-winners =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win together.
    }
cli-congratulations = Well played!
cli-too-slow = This computer is too slow for these bots: they get about { $share }% of their thinking done.

## replay

cli-record =
    { $game }, { $players ->
        [one] one player
       *[other] { $players } players
    }, { $entries ->
        [one] one entry
       *[other] { $entries } entries
    }
cli-other-rules =
    greathall: this was recorded with version { $recorded } of the rules and is shown with version { $present }; it may differ

## scenario

cli-scenario-passed = ok    { $title }
cli-scenario-failed = FAIL  { $title }
cli-scenarios =
    { $count ->
        [one] One scenario { $failed ->
            [0] passed.
           *[other] failed.
        }
       *[other] { $count } scenarios, { $failed ->
            [0] all passed.
            [one] one failed.
           *[other] { $failed } failed.
        }
    }

## facts

cli-no-game = No game is registered yet, so there are no facts to list.
cli-no-facts = { $game } declares no facts.
cli-reconstructed =
    { $count ->
        [one] One of them is reconstructed:
       *[other] { $count } of them are reconstructed:
    }
cli-all-facts = All of them:
cli-facts =
    { $game }: { $count ->
        [one] one fact
       *[other] { $count } facts
    } ({ $sources })

## serve

cli-serving = Great Hall is open at { $address } (Ctrl-C closes it)
cli-serving-near = For friends on the same network: { $address }
cli-serving-else = If that address does not open: { $addresses }
cli-serving-public = Others find it at { $address }
cli-closed = Closed.
cli-moving =
    { $what ->
        [guests] Guests
        [tokens] Browsers
        [tables] Tables
        [seats] Seats
        [entries] Entries
        [keepers] Keepers
        [blocks] Blocked people
        [estimates] Strengths in games
        [reports] Reports
        [reported_lines] Reported lines
       *[positions] Positions
    }: { $moved } of { $whole }
cli-moved = Everything is in { $database } now, and was counted there. The file is still where it was.
cli-not-moved =
    greathall: { $file } was not moved to { $database }: { $why ->
        [missing] there is no such file
        [filled] a hall is kept in that database already
        [in_use] a hall has the file open; close it first
        [damaged] the file is damaged ({ $text })
        [newer] one of the two was written by a newer program
        [foreign] one of the two belongs to another program
        [none] the file is not a database
        [unopened] the file cannot be opened
        [unreached] the server refused the connection ({ $text })
        [no_driver] the PostgreSQL driver is missing; install it with: pip install 'greathall[postgres]'
       *[other] { $text }
    }

## the file of a hall

cli-config-no-toml = greathall: { $file }, line { $line }: this is not TOML
cli-config-no-table = greathall: { $file }, line { $line }: { $name } must be a table: [{ $name }]
cli-config-unknown = greathall: { $file }, line { $line }: there is no “{ $name }” here; there are { $known }
cli-config-wrong =
    greathall: { $file }, line { $line }: { $name } must be { $kind ->
        [switch] true or false
        [whole] a whole number of 0 or more
        [number] a number of 0 or more
        [rate] a table with numbers for second and burst
        [places] a list of addresses and networks in quotation marks
       *[text] text in quotation marks, or a number
    }
cli-config-refused = greathall: { $file }, line { $line }: { $name }: { $why }
cli-config-choice = greathall: { $file }, line { $line }: { $name } cannot be “{ $text }”; it can be { $known }
cli-config-together = greathall: { $file }, line { $line }: { $name } cannot be used together with { $other }
cli-config-about = The file of a Great Hall: greathall serve --config FILE. Lines that begin with # show the defaults (words in capitals have none); remove the # to change one. The command line takes precedence.
cli-rule-door = Who may come in, and whom they can ask.
cli-rule-door-invitation = a word that newcomers must know before they get a name; without it nobody sees a table. Empty: none
cli-rule-door-banned = addresses and networks that nobody comes in from
cli-rule-door-contact = how to reach the keeper of the hall, for the page about what is kept
cli-rule-limits = How much one visitor may ask of the hall: a guest, or an address if no guest is known. second: how many a second in the long run; burst: how many at once; first: how many of these to somebody who has just come.
cli-rule-limits-messages = messages over all sockets
cli-rule-limits-requests = requests that change something
cli-rule-limits-looks = requests that change nothing, and new sockets
cli-rule-limits-tables = new tables
cli-rule-limits-made = new guests and tables from one address, all its visitors together
cli-rule-limits-hints = hints
cli-rule-limits-lines = sockets at one table
cli-rule-limits-watchers = sockets of all who have no seat at a table
cli-rule-limits-talk = lines of talk at tables
cli-rule-limits-records = records brought along to be watched
cli-rule-limits-work = seconds of a processor, for whatever is asked
cli-rule-limits-common-work = the same for everybody together who needs more
cli-rule-retention = After how many days in which nothing was stored a table is deleted, with its record; 0: never. Tables that somebody is looking at are left alone.
cli-rule-retention-open = tables that have not begun
cli-rule-retention-unfinished = tables whose game is not over
cli-rule-retention-finished = tables whose game is over
cli-rule-retention-reports = reports: this many days after they were made
cli-rule-features = What there is in this hall.
cli-rule-features-talk = talk at tables
cli-rule-features-hints = hints
cli-rule-features-reviews = reviews of finished games
cli-rule-features-records = records that people bring along to be watched
cli-rule-features-lists = tables that everybody sees at the front door

## backup, restore

cli-no-hall = greathall: there is no file { $file }
cli-backed-up = { $file }: { $tables } tables and { $guests } guests, { $size } kB, checked from end to end.
cli-restored = { $file } holds { $tables } tables and { $guests } guests again, { $size } kB, checked from end to end.
cli-restored-kept = What was there before is kept in { $file }

## admin

cli-admin-whom = greathall: admin { $deed } needs a guest, a table or a report, by its id
cli-admin-refused =
    greathall: nothing was done: { $reason ->
        [no_guest] there is no guest “{ $about }”
        [several_guests] several guests are called “{ $about }”; use the id
        [no_table] there is no table “{ $about }”
        [no_report] there is no report “{ $about }”
        [bad_name] this name has no visible characters
       *[other] the hall says { $reason }
    }
cli-admin-count =
    { $count ->
        [one] 1 in all
       *[other] { $count } in all
    }
cli-admin-done =
    { $deed ->
        [rename] { $id } has another name.
        [ban] { $id } is signed out everywhere; bots play for them.
        [forget] { $id } is forgotten.
        [link] For { $id }, once and for a day, after the address of the hall: { $path }
        [close] Nobody new comes to table { $id }: it is not listed, nobody can watch, and its link is void.
        [settle] Report { $id } is deleted.
        [appoint] { $id } may keep order in the page now: it is in the menu under their name.
        [dismiss] { $id } keeps order no more.
       *[delete] Table { $id } is deleted.
    }
cli-not-backed-up =
    greathall: { $file } was not copied: { $why ->
        [there] { $text } already exists
        [damaged] it is damaged ({ $text })
        [newer] it was written by a newer program
        [foreign] it belongs to another program
        [none] it is not a database
        [empty] no hall is kept there yet
        [older] it was written by an older program; open the hall once
        [unreached] the server refused the connection ({ $text })
        [no_driver] the PostgreSQL driver is missing; install it with: pip install 'greathall[postgres]'
       *[other] { $text }
    }
cli-not-restored =
    greathall: { $file } was not restored: { $why ->
        [in_use] a hall has { $db } open; close it first
        [damaged] it is damaged ({ $text })
        [newer] it was written by a newer program
        [foreign] it belongs to another program
        [none] it is not a database
       *[other] { $text }
    }

## doctor

cli-doctor-title = Great Hall
cli-doctor-python = Python
cli-doctor-python-fine = { $version } ({ $kind }), { $file }
cli-doctor-python-old = { $version } is too old for Great Hall: { $file }
    .do = Install Python { $oldest } or newer, and Great Hall with it.
cli-doctor-python-untried = { $version } ({ $kind }), { $file }: newer than any that Great Hall has been tried with
    .do = If something fails, use Python { $tried }.
cli-doctor-engine = Engine
cli-doctor-engine-compiled = compiled: bots think at full speed
cli-doctor-engine-interpreted = interpreted: everything works, but bots think several times more slowly
    .do = For the compiled engine, install the wheel made for your Python and your system.
cli-doctor-engine-interpreted-checkout = interpreted: everything works, but bots think several times more slowly
    .do = To compile it: python3 dev.py play (needs a C compiler)
cli-doctor-client = Page
cli-doctor-client-there = the table in the browser is there: { $size }, build { $build }
cli-doctor-client-missing = the table in the browser is missing: this is the library alone
    .do = Install Great Hall again, together with the table.
cli-doctor-client-unbuilt = the table in the browser is not built yet
    .do = To build it: python3 dev.py play (needs Node.js)
cli-doctor-database = Database
cli-doctor-database-new = none yet; the hall will make { $file }
cli-doctor-database-whole = { $file }: { $size }, version { $version }, undamaged
cli-doctor-database-large = { $file }: { $size }, version { $version }; the hall checks such a large file when it opens
cli-doctor-database-open = { $file }: { $size }, version { $version }, undamaged, in use by the open hall
cli-doctor-database-older = { $file }: { $size }, version { $version }; the hall will bring it up to version { $latest }
    .do = If you may want to go back to the older program, copy the file first.
cli-doctor-database-in-use = { $file }: another hall has it open
    .do = Close that hall, or use another file: --db FILE
cli-doctor-database-damaged = { $file } is damaged ({ $text })
    .do = Put a copy from a backup in its place, or begin a new file: --db FILE
cli-doctor-database-newer = { $file } was written by a newer program (version { $version }, not { $latest })
    .do = Install the newest Great Hall, or use another file: --db FILE
cli-doctor-database-foreign = { $file } belongs to another program
    .do = Use another file: --db FILE
cli-doctor-database-none = { $file } is not a database
    .do = Use another file: --db FILE
cli-doctor-database-unopened = { $file } cannot be opened
    .do = Make sure that it is a file you may read, or use another: --db FILE
cli-doctor-database-read-only = { $file } cannot be written
    .do = Make sure that you may write there, or use another file: --db FILE
cli-doctor-database-no-folder = { $file } cannot be created: { $text } cannot be written to
    .do = Use a file in another folder: --db FILE
cli-doctor-database-full = { $file }: the disk is almost full
    .do = Make room on the disk.
cli-doctor-server = Database
cli-doctor-server-new = { $database }: the server lets us in; nothing is kept there yet
cli-doctor-server-whole = { $database }: { $size }, version { $version }
cli-doctor-server-older = { $database }: { $size }, version { $version }; the hall will bring it up to version { $latest }
    .do = Before that, a copy of everything is put into a schema of its own.
cli-doctor-server-newer = { $database } was written by a newer program (version { $version }, not { $latest })
    .do = Install the newest Great Hall, or use another database: --database ADDRESS
cli-doctor-server-foreign = { $database } belongs to another program
    .do = Use a database that is empty: --database ADDRESS
cli-doctor-server-unreached = { $database }: the server refused the connection ({ $text })
    .do = Make sure that it is running, that the address is right, and that this user may log in.
cli-doctor-server-read-only = { $database }: this user may not create tables there
    .do = Make the user the owner of the database: ALTER DATABASE … OWNER TO …
cli-doctor-server-no-driver = { $database }: the PostgreSQL driver is missing
    .do = Install it with: pip install 'greathall[postgres]'
cli-doctor-port = Port
cli-doctor-port-free = { $port } is free
cli-doctor-port-any = any that is free
cli-doctor-port-hall = { $port }: a hall is open here, version { $version }: { $address }
cli-doctor-port-taken = { $port } is in use by another program
    .do = Use another: --port { $other }
cli-doctor-port-forbidden = { $port } is not allowed here
    .do = Use a port from 1024 on: --port 8000
cli-doctor-port-unusable = { $port } cannot be used: { $reason }
    .do = Use another: --port 0 takes any that is free.
cli-doctor-network = Network
cli-doctor-network-open =
    { $more ->
        [yes] friends on the same network open { $address } (or { $others })
       *[no] friends on the same network open { $address }
    }
    .do = If they cannot: let port { $port } through the firewall of this computer.
cli-doctor-network-ready =
    { $more ->
        [yes] friends on the same network will find the hall at { $address } (or { $others })
       *[no] friends on the same network will find the hall at { $address }
    }
    .do = If they cannot open it: let port { $port } through the firewall of this computer.
cli-doctor-network-alone = { $addresses }; without --lan only this computer can open the hall
    .do = To let friends in: { $command }
cli-doctor-network-closed = { $addresses }; only this computer can open the hall that is running
    .do = To let friends in, close it and open it again: { $command }
cli-doctor-network-none = this computer is on no network
    .do = To play with friends, join a network first, by Wi-Fi or cable.
cli-doctor-clock = Clock
cli-doctor-clock-fine = { $date }, { $zone } ({ $offset })
cli-doctor-clock-wrong = the clock says { $date }, which cannot be right
    .do = Set the date and the time of this computer.
cli-doctor-clock-behind = the clock says { $date }, but the database was last written on { $last }
    .do = Set the date and the time of this computer.
cli-doctor-clock-still = { $date }; the clock that measures time stands still
    .do = Restart this computer.
cli-doctor-result =
    { $count ->
        [0] Nothing is amiss.
        [one] One thing is amiss.
       *[other] { $count } things are amiss.
    }
cli-size =
    { $unit ->
        [kB] { NUMBER($size, maximumFractionDigits: 0) } kB
       *[MB] { NUMBER($size, maximumFractionDigits: 1) } MB
    }

## Help: what the program, its commands and their options do.

cli-help-about = Board games: complete rules, a table in the browser, bots. Without a command: serve.
cli-help-commands = commands
cli-help-example = Example: { $line }
cli-help-version = show program's version number and exit
cli-help-language = use this language: { $known } (default: that of the environment)
cli-help-game = the game: { $games }
cli-help-no-game = the game; none is registered yet
cli-help-set = an option of the game; the value is JSON, a word, or words with commas (may be repeated)
cli-help-facts = corrections of printed facts, in YAML, for games that can be corrected
cli-help-bots = who plays: { $names }; several names are dealt to the seats in turn (default: { $default })
cli-help-seed = the same seed gives the same luck
cli-help-list-facts = where each fact of the cards comes from: rulebook, public, decided or reconstructed
cli-help-play = play at the terminal, against bots
cli-help-replay = step through the record of a game
cli-help-scenario = check positions written as YAML
cli-help-serve = open the hall in the browser
cli-help-simulate = play many games with bots and count the results
cli-help-tournament = let bots play against each other and measure how strong they are
cli-help-doctor = look at this installation and say what is amiss
cli-help-doctor-about = Say which Python, engine, page, database, port, network and clock there are, and what to do about anything amiss. Nothing is changed; an open hall is not disturbed. Exit code 0: nothing is amiss, 1: something is.
cli-help-doctor-lan = look at what friends on the same network need, as serve --lan would
cli-help-doctor-json = what was found, as JSON
cli-help-move-hall = move everything a hall keeps from a file to PostgreSQL
cli-help-move-hall-about = Move guests, tables and records of a hall that is closed from its file to an empty PostgreSQL database: all of it, counted, or nothing. The file is kept.
cli-help-move-hall-file = the file of the hall
cli-help-move-hall-database = an empty PostgreSQL database
cli-help-tournament-about = Let bots play against each other and measure how strong they are. Every deal is played with all seat rotations, so that no bot wins because of its cards or its seat; ties are split; the interval is a bootstrap over the deals. A bot that thinks ahead may be given a budget for its turns: search:400 (iterations), search:2s.
cli-help-facts-game = list the facts of this game; otherwise only count
cli-help-facts-json = all facts as JSON, by game
cli-help-play-players = how many play, including you
cli-help-play-seat = your seat (default: the first)
cli-help-play-resume = go on with a game you saved
cli-help-replay-file = a record, as `save` writes it
cli-help-replay-to = stop after this many entries
cli-help-replay-seat = see only what this seat saw, or a `spectator`
cli-help-replay-json = only the end of the game, as JSON
cli-help-scenario-file = a file with scenarios
cli-help-scenario-json = the results as JSON
cli-help-serve-lan = let friends on the same network in
cli-help-serve-no-browser = do not open a browser here
cli-help-serve-name = another name that friends use for this machine (may be repeated)
cli-help-serve-proxy = the address or the network of a reverse proxy in front of the hall, which is trusted to say where visitors come from and whether they use https (may be repeated)
cli-help-serve-public-url = where people find the hall behind a reverse proxy, such as https://games.example/hall: its name, its links, and its path
cli-help-serve-db = the file that keeps tables and guests (default: greathall/hall.db where programs keep their data)
cli-help-serve-database = a PostgreSQL database that keeps tables and guests, instead of a file
cli-help-serve-processes = how many processes serve the hall; several need --database (default: 1)
cli-help-serve-bell = a Redis server through which halls on one database tell each other at once what is new
cli-help-serve-thinkers = how many bots may think at a time; when more want to, each thinks less (default: one for each core, 2 to 4)
cli-help-serve-host = where to listen (default: { $default })
cli-help-serve-port = the port (default: { $default }; 0 takes any free one)
cli-help-serve-config = a TOML file with these options, limits, retention and features; the command line takes precedence
cli-help-serve-log = how the hall logs what happens: in lines for people, or as JSON for programs
cli-help-serve-metrics = measure, and answer /metrics for Prometheus, to this machine only
cli-help-serve-metrics-for = answer /metrics to this address or network, too (may be repeated)
cli-help-serve-print-config = print such a file with every possible setting, and stop
cli-help-backup = copy everything a hall keeps into one file, while it goes on
cli-help-backup-about = Copy everything a hall keeps into one file, as it is at one moment, whether the hall is open or not. The copy is checked from end to end before it counts.
cli-help-backup-file = where to; in a folder, the copy is named after the current time
cli-help-backup-keep = keep the last N copies of this folder, and delete older ones
cli-help-restore = put a copy back in place of what a closed hall keeps
cli-help-restore-about = Put a copy back in place of what a hall keeps. The hall must be closed; what was there before is kept next to it.
cli-help-restore-file = the copy
cli-help-admin = see who and what is in a hall, and keep order there
cli-help-admin-about = See who and what is in a hall, and keep order there, whether it is open or closed. Only those who may read the hall's file can do this.
cli-help-admin-deed = guests, tables, sessions, reports: list them; rename, ban, forget, link, export: a guest; close, delete: a table; appoint, dismiss: a guest who may do all this in the page, or not any more; settle: a report that is dealt with. ban signs somebody out for good; link makes a personal link for somebody who has lost their browser, with all their seats; export writes what is kept about them
cli-help-admin-about-whom = the guest, the table or the report, by its id; a guest also by a name that nobody else has
cli-help-admin-more = rename: the new name
cli-help-admin-json = as JSON
cli-help-simulate-players = how many play; a range plays each number in turn
cli-help-simulate-games = how many games (default: 100)
cli-help-workers = in how many processes (default: 1)
cli-help-ray = work on a Ray cluster: the one at this address, or the one that this machine belongs to, or else on all its cores
cli-help-simulate-records = write the record of every game into this folder
cli-help-simulate-json = the numbers as JSON, one object for each number of players
cli-help-dataset = write games of bots as files for machine learning
cli-help-dataset-about = Write games of bots as Parquet files for machine learning: what each seat saw, what it could answer, what it answered, and what the game was worth to it. What is there already is kept, so an interrupted command can simply be run again; the same seed gives the same data.
cli-help-dataset-to = the folder for the files
cli-help-dataset-shard = how many games to a file (default: 50)
cli-help-tournament-players = how many play
cli-help-tournament-deals = how many deals (default: 50)
cli-help-tournament-resume = keep every deal in this file, and resume from it
cli-help-tournament-plot = write a picture of the shares, as SVG
cli-help-tournament-json = the numbers as JSON

## What stands for a value in a help text.

cli-value-game = GAME
cli-value-setting = NAME=VALUE
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-address = ADDRESS
cli-value-bots = NAME[,NAME…]
cli-value-seat = SEAT
cli-value-command = COMMAND
cli-value-language = LANGUAGE
cli-value-name = NAME
cli-value-path = PATH
cli-value-deed = DEED
cli-value-about = WHOM

## The parser of the command line: a message for each of its sentences, named by its words. Leave %s, %r, %(name)s and %(name)r as they are; each stands for a value.

cli-parser-usage = usage:
cli-parser-error = %(prog)s: error: %(message)s
cli-parser-argument = argument %(argument_name)s: %(message)s
cli-parser-positional-arguments = positional arguments
cli-parser-options = options
cli-parser-show-this-help-message-and-exit = show this help message and exit
cli-parser-the-following-arguments-are-required = the following arguments are required: %s
cli-parser-one-of-the-arguments-is-required = one of the arguments %s is required
cli-parser-unrecognized-arguments = unrecognized arguments: %s
cli-parser-ambiguous-option-could-match = ambiguous option: %(option)s could match %(matches)s
cli-parser-invalid-choice-choose-from = invalid choice: %(value)r (choose from %(choices)s)
cli-parser-invalid-value = invalid %(type)s value: %(value)r
cli-parser-not-allowed-with-argument = not allowed with argument %s
cli-parser-ignored-explicit-argument = ignored explicit argument %r
cli-parser-expected-one-argument = expected one argument
cli-parser-expected-at-most-one-argument = expected at most one argument
cli-parser-expected-at-least-one-argument = expected at least one argument
cli-parser-expected-arguments =
    { $count ->
        [one] expected %s argument
       *[other] expected %s arguments
    }
