# What all games have in common.

engine-nobody = nobody
engine-nothing = nothing
engine-yes = yes
engine-no = no
engine-chance = chance
engine-either = { $first } or { $second }
engine-priced = { $answer } (costs { $price })
engine-losing = { $answer } (costs { $losses })

## A table as it is shown.

engine-table = Table
engine-you = { $seat } (you)
engine-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
engine-knows = Known
engine-known = { $card } ({ $places })
engine-known-position = { $card } ({ $places }, number { $position } from the bottom)

## Who is asked, if others may not know what.

engine-waiting = Waiting for { $who }

## Events.

engine-event-undone = { $who } takes an answer back.

## Why an answer cannot be given.

engine-reason-not_asked = it is not your turn to answer
engine-reason-game_over = the game is over
engine-reason-unknown_answer = this game has no such answer
engine-reason-other_question = that does not answer this question
engine-reason-not_there = that is not there
engine-reason-nothing_to_undo = there is nothing you could take back

## Why the hall cannot do what is asked: at a table that is being played.

engine-reason-stale = the table has moved on; look again
engine-reason-not_begun = the game has not begun
engine-reason-not_over = the game is not over
engine-reason-paused = this table is paused: the hall cannot replay its game
engine-reason-not_older = it was begun under today's rules
engine-reason-not_finishable = today's rules cannot read its position
engine-reason-no_hints = there are no hints at this table
engine-reason-no_hint = there is no hint right now; try again
engine-reason-no_chat = the host has switched talking off at this table
engine-reason-nothing_said = that message is empty
engine-reason-no_review = there is no review at this table
engine-reason-no_records = this hall does not open records from outside
engine-reason-no_invitation = this hall asks for a word, and that is not the one
engine-reason-banned = visitors from your network are not admitted here
engine-reason-no_guest = there is no such guest
engine-reason-no_report = there is no such report
engine-reason-keepers_only = only a keeper of this hall can do that
engine-reason-outside_only = this is done with greathall admin, on the machine of the hall
engine-reason-several_guests = several guests are called that
engine-reason-no_thought = no bot could look at it right now; try again
engine-reason-undone_often = too much was taken back recently; play on first
engine-reason-asked_already = somebody has already asked to take something back
engine-reason-asked_no_more = nobody is asking to take anything back now
engine-reason-too_fast = that was too fast; wait a moment
engine-reason-too_many = there is no more room at this table; close another page that shows it, or come back later
engine-reason-crowded = too many connections come from your address; close other pages, or come back later

## Why the hall cannot do what is asked: people, seats and tables.

engine-reason-nobody = the hall does not know you yet; enter a name first
engine-reason-not_invited = this table needs an invitation; ask for its link
engine-reason-not_watched = nobody may watch this table
engine-reason-not_seated = you have no seat at this table
engine-reason-not_host = only the host of the table decides that
engine-reason-no_table = there is no such table
engine-reason-no_seat = there is no such seat
engine-reason-no_open_seat = there is no open seat left
engine-reason-seat_taken = somebody sits there already
engine-reason-seats_open = every seat needs somebody first: a person or a bot
engine-reason-already_begun = the game has already begun
engine-reason-changed_meanwhile = somebody else changed the table at the same moment: please try again
engine-reason-is_here = somebody still plays there
engine-reason-may_be_back = they have only just gone and may be back; wait a minute
engine-reason-bad_name = a name needs at least one visible character
engine-reason-bad_link = this link has already been used, or it is too old
engine-reason-bad_options = the game cannot be played with these options

## Why the hall cannot do what is asked: records that somebody brings along.

engine-reason-bad_record = this is not a record of a game
engine-reason-unknown_game = this hall does not know the game
engine-reason-other_rules = it was played with another version of the rules
engine-reason-from_position = it begins in the middle of a game: only the hall where it was played can show it
engine-reason-bad_table = this file does not hold a whole table
engine-reason-others_play = other people play here: the file would show you their cards
engine-reason-other_facts = it was played with other facts about the cards
engine-reason-bad_answer = the rules do not allow this answer
engine-reason-no_replay = this record has been cleared away; open it again

## Why the hall cannot do what is asked: something went wrong on the way.

engine-reason-malformed = the hall cannot read that
engine-reason-too_large = that is too much at once
engine-reason-too_slow = that took too long to arrive
engine-reason-not_json = the hall cannot read that kind of message
engine-reason-bad_length = the hall cannot read that
engine-reason-no_route = there is no such place in the hall
engine-reason-wrong_method = that cannot be done there
engine-reason-foreign_origin = that came from another page
engine-reason-unknown_host = the hall has no such address
engine-reason-fault = the hall made a mistake; try again

## Why a game, a bot or an option cannot be chosen.

engine-options-no_game = there is no game “{ $name }”; there are: { $possible }
engine-options-no_games = there is no game “{ $name }”; none is registered
engine-options-players = the game is for { $possible } players, not { $players }
engine-options-no_option = there is no option “{ $option }”; there are: { $possible }
engine-options-no_options = the game has no options, so there is no “{ $option }”
engine-options-value = { $option } cannot be “{ $value }”; it can be: { $possible }
engine-options-list = { $option } takes a list
engine-options-no_bot = there is no bot “{ $name }”; there are: { $possible }
engine-options-budget = a budget is a number of iterations (400), a time (500ms, 2s), or both (400:2s), not “{ $text }”
engine-options-level_budget = the level { $name } has a budget of its own
engine-options-skill = a strength is a number of steps (4.5), not “{ $text }”
engine-options-other_dataset = the folder { $folder } holds another dataset; it differs in: { $differs }
engine-options-no_budget = { $bot } answers at once and takes no budget
engine-options-no_seat = there is no seat “{ $name }”; there are: { $possible }
engine-options-seats = there are { $seats } seats, but { $bots } bots
engine-options-no_tournament = { $file } is not a tournament file
engine-options-other_tournament = { $file } holds another tournament: its { $name } is { $there }, not { $here }
