# What all games have in common.

engine-nobody = nobody
engine-nothing = nothing
engine-yes = yes
engine-no = no
engine-chance = chance

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

## Who is asked, where others may know what.

engine-waiting = Waiting for { $seats }.

## Events.

engine-event-undone = { $who } takes an answer back.

## Why an answer cannot be given.

engine-reason-not_asked = it is not your turn to answer
engine-reason-game_over = the game is over
engine-reason-unknown_answer = no answer of this game reads like that
engine-reason-other_question = that does not answer this question
engine-reason-not_there = that is not there
engine-reason-nothing_to_undo = there is nothing you could take back
