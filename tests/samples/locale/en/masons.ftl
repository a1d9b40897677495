## Questions.

masons-question-turn = Take your turn
    .why = Gather before you build.
    .waiting = { $who } plays the turn
masons-question-keep = Keep a card
    .why = The other goes under the deck.
masons-question-pawn = Pawn a card
    .why = Two cards bring two gold.
masons-question-sign = Sign a warrant
    .why = Only you know which one it is.
    .waiting = { $who } signs a warrant
masons-question-warrant = Use your warrant, or let it pass
    .why = Somebody builds in a colour you hold a warrant on.
    .waiting = { $who } looks at a warrant

## Answers.

masons-answer-end-turn = End your turn
    .verb = End turn
masons-answer-gather-gold = Gather two gold
    .verb = Gather gold
masons-answer-gather-cards = Draw two cards and keep one
    .verb = Gather cards
masons-answer-pawn = Pawn two cards for two gold
    .verb = Pawn
masons-answer-build-district = Build the { $district }
    .verb = Build
masons-answer-spy-on-seat = Spy on { $seat } for one gold
    .verb = Spy
masons-answer-keep-district = Keep the { $district }
    .verb = Keep
masons-answer-pawn-district = Pawn the { $district }
    .verb = Pawn
masons-answer-sign-colour = Sign { $colour }
    .verb = Sign
masons-answer-pass = Let it pass
    .verb = Pass
masons-answer-confiscate = Confiscate it
    .verb = Confiscate

## Events.

masons-event-dealt = Everybody is dealt { $count } cards.
masons-event-round = Round { $number }: { $holder } holds the warrants.
masons-event-ended = { $who } ends the turn.
masons-event-gathered = { $who } gathers { $gold } gold.
masons-event-drew =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
masons-event-drew-secret = { $who } draws { $cards }.
masons-event-spied = { $who } looks at the hand of { $other }.
masons-event-spied-secret = { $who } looks at the hand of { $other }: { $cards }.
masons-event-pawned = { $who } pawns two cards.
masons-event-builds = { $who } builds the { $card } for { $gold } gold.
masons-event-raised = The { $card } stands in the city of { $who }.
masons-event-bare = No warrant lies on { $colour }.
masons-event-signed = { $who } signs a warrant.
masons-event-signed-secret = { $who } signs the warrant on { $colour }.
masons-event-let_pass = { $who } lets it pass.
masons-event-confiscated = { $who } confiscates the { $card }!
masons-event-taxed = { $who } pays one gold of tax.

## Why not.

masons-reason-gather_first = gather first
masons-reason-already_gathered = you have gathered already
masons-reason-nothing_there = there are not enough cards
masons-reason-gold_short = { $n } gold is missing
masons-reason-already_in_city = there is one in your city
masons-reason-limit_reached = you may build no more this turn
masons-reason-already_used = once a turn is enough
masons-reason-yourself = you know your own hand
masons-reason-not_signed = that warrant is not signed

## Names.

masons-district-tavern = tavern
masons-district-market = market
masons-district-temple = temple
masons-district-church = church
masons-district-manor = manor
masons-district-castle = castle
masons-colour-trade = trade
masons-colour-faith = faith
masons-colour-noble = nobility
masons-scratch-gathered = gathered
masons-scratch-built = built
masons-scratch-pawned = pawned
masons-scratch-spied = spied

## The table.

masons-zone-deck = Deck
masons-zone-table = Being built
masons-zone-hand = Hand
masons-zone-picked = To be pawned
masons-zone-offer = Drawn
masons-zone-city = City
masons-field-gold = Gold
masons-field-tax = Tax
masons-field-holder = Warrants
masons-field-bare = No warrant
masons-field-shown = Warrant shown
masons-field-signed = You signed
masons-field-turn = This turn

## Score.

masons-line-city = City
masons-line-gold = Gold
