## Questions.

masons-question-turn = What do you do?
masons-question-keep = Which card do you keep? The other goes under the deck.
masons-question-pawn = Which card do you pawn?
masons-question-sign = Which warrant do you sign?
masons-question-warrant = Somebody builds in a colour you hold a warrant on. What do you do?

## Answers.

masons-answer-end-turn = End your turn
masons-answer-gather-gold = Gather two gold
masons-answer-gather-cards = Draw two cards and keep one
masons-answer-pawn = Pawn two cards for two gold
masons-answer-build-district = Build the { $district }
masons-answer-spy-on-seat = Spy on { $seat } for one gold
masons-answer-keep-district = Keep the { $district }
masons-answer-pawn-district = Pawn the { $district }
masons-answer-sign-colour = Sign { $colour }
masons-answer-pass = Let it pass
masons-answer-confiscate = Confiscate it

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
