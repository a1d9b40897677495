# Citadels. If a sentence would name nobody as giver or receiver, it is the bank.
# A question has what is asked, why (limits, what it brings), and what the others wait for meanwhile.

citadels-title = Citadels

## Questions: the round.

citadels-question-character = Keep a character for this round
    .why = It stays secret until its rank is called. The rest is passed on or put away.
    .waiting = { $who } chooses a character
citadels-question-discard = Put a character away
    .why = It goes facedown: nobody plays it in this round, and only you know which one it is.
    .waiting = { $who } puts a character away
citadels-question-turn = Take your turn
    .why = Gather once, and before you build. Abilities come in any order. End the turn when you are done.
    .waiting = { $who } takes a turn
citadels-question-gather = Gather gold or cards
    .why = You must gather now, before anything else happens in this turn.
    .waiting = { $who } gathers gold or cards
citadels-question-keep = Keep one of these cards
    .why = The rest goes under the deck, unseen by the others.
    .waiting = { $who } chooses which card to keep
citadels-question-pay = Choose how to pay for the { $card }
    .why = Giving up a district replaces the whole price; the other ways cost gold or cards.
    .waiting = { $who } chooses how to pay for a district
citadels-question-mix = Choose how much of your income is gold
    .why = Your religious districts bring { $count } in all; what you do not take in gold, you draw in cards.
    .waiting = { $who } divides the income into gold and cards

## Questions: characters.

citadels-question-kill = Kill a character
    .why = Its holder stays silent when it is called and loses the turn. Rank 1 cannot be named.
    .waiting = { $who } chooses a character to kill
citadels-question-bewitch = Bewitch a character
    .why = Once its holder has gathered, you play on as that character. If nobody holds it, your turn is over.
    .waiting = { $who } chooses a character to bewitch
citadels-question-place_warrant = Place the next warrant
    .why = Three characters get one each, the lowest rank first. Then you sign one of the three in secret.
    .waiting = { $who } places the warrants
citadels-question-sign = Sign one of the three warrants
    .why = Only you know which: the first district paid for under it may be confiscated.
    .waiting = { $who } signs a warrant in secret
citadels-question-warrant = Confiscate the { $card }, or let it pass
    .why = Only the signed warrant confiscates, and the builder gets the gold back. There is no second chance.
    .waiting = { $who } may confiscate what is being built
citadels-question-rob = Rob a character
    .why = When it is revealed, you take all of its holder's gold, before the holder gathers.
    .waiting = { $who } chooses a character to rob
citadels-question-spy = Spy on a hand
    .why = You name a type before you look: each match brings 1 gold from that player, if any is left, and a card.
    .waiting = { $who } chooses a hand to spy on
citadels-question-spy_type = Name a type to look for
    .why = Each such card in the hand of { $spied } brings you 1 gold from there and a card.
    .waiting = { $who } names a type to look for
citadels-question-place_threat = Place the next threat
    .why = Two characters get one each, the lower rank first. Then you choose in secret which has the flower.
    .waiting = { $who } places the threats
citadels-question-flower = Choose the threat with the flower
    .why = Only you know. Anyone who refuses to bribe you loses all gold to the flower, nothing to the blank.
    .waiting = { $who } hides the flower under one of the threats
citadels-question-threat = Answer the threat: bribe or refuse
    .why = Bribe: half your gold, rounded down. Refuse, and if your marker is the flower, the Blackmailer may take all.
    .waiting = { $who } answers a threat
citadels-question-show_threat = Show the threat, or leave it facedown
    .why = { $threatened } pays no bribe. With the flower you may take all that gold, with the blank nothing.
    .waiting = { $who } may show the threat
citadels-question-magic = Exchange hands, or replace cards
    .why = Swap your whole hand with another player, or put cards under the deck and draw as many.
    .waiting = { $who } exchanges hands or replaces cards
citadels-question-replace = Replace cards from your hand
    .why = Pick them one by one, in the order of your hand. They go under the deck, and you draw as many.
    .waiting = { $who } picks cards to replace
citadels-question-look = Look at a hand
    .why = Then you take one of its cards, or pay for it and build it at once, beyond your limit.
    .waiting = { $who } chooses a hand to look at
citadels-question-seen = Take one of these cards, or build it at once
    .why = They are the hand of { $of }. To build at once, you pay; it is outside your limit.
    .waiting = { $who } looks at a hand and picks a card
citadels-question-gift = Give a card to { $to }
    .why = You took one at random; any card of your hand will do in return.
    .waiting = { $who } chooses cards to give back
citadels-question-crown = Give the crown away
    .why = Not to yourself, nor to the player who wears it now. Unless you were killed, you get 1 gold or a card for it.
    .waiting = { $who } chooses who gets the crown
citadels-question-thanks = Take 1 gold or a random card
    .why = { $of } got the crown from you and gives you one of the two.
    .waiting = { $who } takes 1 gold or a card for the crown
citadels-question-tithe = Take 1 gold from one of the richest
    .why = They have more gold than you, and nobody has more than they do.
    .waiting = { $who } chooses which of the richest gives 1 gold
citadels-question-fund = Take the missing gold from a player
    .why =
        { $gold ->
            [one] You lack 1 gold for the { $card }. You give a card for it; nobody can refuse.
           *[other] You lack { $gold } gold for the { $card }. You give a card for each; nobody can refuse.
        }
    .waiting = { $who } chooses whose gold to build with
citadels-question-offer = Give a card to { $to } for the gold
    .why =
        { $count ->
            [one] It is the last one: each gold you took costs a card.
           *[other] { $count } are still to give, one for each gold you took. Pick them in the order of your hand.
        }
    .waiting = { $who } chooses cards to give for the gold
citadels-question-cargo = Take 4 gold or 4 cards
    .why = Your ships bring one of the two. The Navigator builds nothing in this turn.
    .waiting = { $who } chooses between 4 gold and 4 cards
citadels-question-study = Keep one of these cards
    .why = The others are shuffled into the deck.
    .waiting = { $who } chooses which card to keep
citadels-question-raid = Choose a city to destroy a district in
    .why = You pay 1 gold less than the district costs. Completed and protected cities are safe.
    .waiting = { $who } chooses a city to destroy in
citadels-question-destroy = Destroy a district of { $owner }
    .why = You pay 1 gold less than it costs; in a city with a Great Wall, the full cost. The Keep is safe.
    .waiting = { $who } chooses a district to destroy
citadels-question-negotiate = Choose a player to exchange a district with
    .why = You give one of your districts for one of theirs, and pay the difference if theirs costs more.
    .waiting = { $who } chooses who to exchange a district with
citadels-question-cede = Choose a district to give to { $to }
    .why = Then you choose what you get for it. If that costs more, you pay the difference.
    .waiting = { $who } chooses a district to give away
citadels-question-acquire = Choose a district of { $owner } in return
    .why = For your { $given }: you pay { $owner } the difference if theirs costs more.
    .waiting = { $who } chooses a district to get in exchange
citadels-question-march = Choose a city to seize a district in
    .why = The district may cost 3 at most, and its owner gets that gold. Completed and protected cities are safe.
    .waiting = { $who } chooses a city to seize a district in
citadels-question-seize = Seize a district of { $owner }
    .why = It may cost 3 at most, and you pay that to its owner. Not one you already have, and not the Keep.
    .waiting = { $who } chooses a district to seize
citadels-question-beautify = Beautify one of your districts
    .why = You put 1 gold on it: it costs 1 more for good, and is worth as much. Once for each district.
    .waiting = { $who } chooses a district to beautify

## Questions: districts.

citadels-question-sacrifice = Give up a district for the Necropolis
    .why = It is destroyed instead of the whole price. Anything on or under it is lost.
    .waiting = { $who } chooses a district to give up
citadels-question-lay_down = Pay for the Thieves' Den with cards
    .why = Each is worth 1 gold. Pick them one by one, in the order of your hand; the rest is paid in gold.
    .waiting = { $who } picks cards to pay with
citadels-question-experiment = Give up a card for 2 gold
    .why = Laboratory: the card goes under the deck, unseen by the others.
    .waiting = { $who } chooses a card to give up
citadels-question-exhibit = Put a card under the Museum
    .why = It lies there unseen by the others, and is worth 1 point at the end.
    .waiting = { $who } chooses a card for the Museum
citadels-question-demolish_in = Choose a city to demolish a district in
    .why = Your Armory is destroyed with it. Only completed cities are safe.
    .waiting = { $who } chooses a city to demolish in
citadels-question-demolish = Demolish a district of { $owner }
    .why = It costs no gold, but your Armory is destroyed with it. Not even the Keep is safe.
    .waiting = { $who } chooses a district to demolish
citadels-question-theater = Exchange characters, or keep what you have
    .why = One player of your choice exchanges with you, unseen by the rest, and cannot refuse.
    .waiting = { $who } may exchange characters in the Theater
citadels-question-role = Give a character to { $to }
    .why = You get one back at random, unseen by the rest.
    .waiting = { $who } chooses a character to exchange

## Answers: the round.

citadels-answer-choose-character = Keep the { $character }
    .verb = Keep
citadels-answer-put-away-character = Put the { $character } away
    .verb = Put away
citadels-answer-end-turn = End your turn
    .verb = End turn
    .waste = You can still build.
citadels-answer-gather-gold = Gather gold
    .verb = Gather gold
    .amounts = { $n } gold
citadels-answer-gather-cards = Gather cards
    .verb = Gather cards
    .amounts =
        { $n ->
            [one] { $n } card
           *[other] { $n } cards
        }, keep { $n2 }
citadels-answer-build-district = Build the { $district }
    .verb = Build
citadels-answer-turn-ability = { $ability }
    .verb = { $ability }
citadels-answer-keep-district = Keep the { $district }
    .verb = Keep
citadels-answer-pay-way = Pay { $way }
    .verb = Pay { $way }
citadels-answer-income-in-gold-amount = { $amount } in gold, the rest in cards
    .verb = { $amount } in gold

## Answers: characters.

citadels-answer-kill-character = Kill the { $character }
    .verb = Kill
citadels-answer-bewitch-character = Bewitch the { $character }
    .verb = Bewitch
citadels-answer-warrant-on-character = Put a warrant on the { $character }
    .verb = Place
citadels-answer-sign-character = Sign the warrant on the { $character }
    .verb = Sign
citadels-answer-pass = Let it pass
    .verb = Let it pass
citadels-answer-confiscate = Confiscate it
    .verb = Confiscate
citadels-answer-rob-character = Rob the { $character }
    .verb = Rob
citadels-answer-spy-on-seat = Spy on { $seat }
    .verb = Spy
citadels-answer-look-for-type = Look for { $type } districts
    .verb = Look for { $type }
citadels-answer-threaten-character = Threaten the { $character }
    .verb = Threaten
citadels-answer-flower-for-character = The flower is for the { $character }
    .verb = Hide the flower
citadels-answer-bribe = Pay the bribe
    .verb = Bribe
citadels-answer-refuse = Refuse
    .verb = Refuse
citadels-answer-show-threat = Show the threat
    .verb = Show
citadels-answer-leave-threat = Leave it facedown
    .verb = Leave
citadels-answer-replace-cards = Replace some of your cards
    .verb = Replace cards
citadels-answer-exchange-hands-with-seat = Exchange hands with { $seat }
    .verb = Exchange hands
citadels-answer-draw-as-many = That is all: draw as many
    .verb = Draw as many
citadels-answer-replace-district = Replace the { $district }
    .verb = Replace
citadels-answer-look-at-seat = Look at the hand of { $seat }
    .verb = Look
citadels-answer-take-district = Take the { $district }
    .verb = Take
citadels-answer-build-at-once-district = Build the { $district } at once
    .verb = Build at once
citadels-answer-give-district = Give the { $district }
    .verb = Give
citadels-answer-crown-seat = Give the crown to { $seat }
    .verb = Give the crown
citadels-answer-take-gold = Take 1 gold
    .verb = Take 1 gold
citadels-answer-take-card = Take a random card
    .verb = Take a card
citadels-answer-tithe-from-seat = Take 1 gold from { $seat }
    .verb = Take 1 gold
citadels-answer-fund-from-seat = Take the gold from { $seat }
    .verb = Take the gold
citadels-answer-offer-district = Give the { $district } for it
    .verb = Give
citadels-answer-bring-gold = Take 4 gold
    .verb = Take 4 gold
citadels-answer-bring-cards = Take 4 cards
    .verb = Take 4 cards
citadels-answer-raid-seat = Destroy in the city of { $seat }
    .verb = Choose city
citadels-answer-destroy-building = Destroy the { $building }
    .verb = Destroy
citadels-answer-negotiate-with-seat = Exchange with { $seat }
    .verb = Exchange
citadels-answer-cede-building = Give the { $building } away
    .verb = Give
citadels-answer-acquire-building = Get the { $building }
    .verb = Exchange
citadels-answer-march-on-seat = Seize in the city of { $seat }
    .verb = Choose city
citadels-answer-seize-building = Seize the { $building }
    .verb = Seize
citadels-answer-beautify-building = Beautify the { $building }
    .verb = Beautify

## Answers: districts.

citadels-answer-sacrifice-building = Give up the { $building }
    .verb = Give up
citadels-answer-pay-the-rest-in-gold = Pay the rest in gold
    .verb = Pay the rest
citadels-answer-pay-with-district = Pay with the { $district }
    .verb = Pay
citadels-answer-experiment-with-district = Give up the { $district }
    .verb = Give up
citadels-answer-exhibit-district = Exhibit the { $district }
    .verb = Exhibit
citadels-answer-demolish-in-seat = Demolish in the city of { $seat }
    .verb = Choose city
citadels-answer-demolish-building = Demolish the { $building }
    .verb = Demolish
citadels-answer-keep-roles = Exchange with nobody
    .verb = Keep
citadels-answer-exchange-roles-with-seat = Exchange a character with { $seat }
    .verb = Exchange
citadels-answer-give-role-character = Give the { $character } away
    .verb = Give

## Events: the round.

citadels-event-round = Round { $number } begins: { $crown } wears the crown and calls the ranks.
citadels-event-put_away =
    { $cards-is ->
        [nothing] No character is turned up.
       *[other] Turned up and out of this round: { $cards }.
    }
citadels-event-keeps = { $who } chooses a character.
citadels-event-keeps-secret = { $who } chooses the { $card }.
citadels-event-puts_away = { $who } puts a character away facedown.
citadels-event-puts_away-secret = { $who } puts the { $card } away facedown.
citadels-event-puts_away_unseen = A random character is put away, unseen by anybody.
citadels-event-nobody = Nobody answers for the { $card }.
citadels-event-reveals = { $who } is the { $card }.
citadels-event-ends = { $who } ends the turn.
citadels-event-gains = { $who } gains { $gold } gold ({ $source }).
citadels-event-pays =
    { $who-is ->
        [nobody] { $to } gets { $gold } gold back ({ $source }).
       *[other] { $to-is ->
            [nobody] { $who } pays { $gold } gold ({ $source }).
           *[other] { $to } gets { $gold } gold from { $who } ({ $source }).
        }
    }
citadels-event-draws =
    { $count ->
        [one] { $who } draws a card ({ $source }).
       *[other] { $who } draws { $count } cards ({ $source }).
    }
citadels-event-draws-secret = { $who } draws { $cards } ({ $source }).
citadels-event-keeps_card = { $who } keeps one card.
citadels-event-keeps_card-secret = { $who } keeps the { $card }.
citadels-event-builds =
    { $gold ->
        [0] The { $card } goes up in the city of { $who }.
       *[other] { $who } builds the { $card } for { $gold } gold.
    }
citadels-event-completes = The city of { $who } is complete.
citadels-event-destroyed = The { $card } of { $who } is destroyed.
citadels-event-changes_owner = The { $card } moves from the city of { $who } to the city of { $to }.
citadels-event-takes_card = { $who } takes a card from the hand of { $of }.
citadels-event-takes_card-secret = { $who } takes the { $card } from the hand of { $of }.
citadels-event-gives_cards =
    { $count ->
        [one] { $who } gives a card to { $to }.
       *[other] { $who } gives { $count } cards to { $to }.
    }
citadels-event-gives_cards-secret = { $to } gets { $cards } from { $who }.
citadels-event-crowned = The crown goes to { $who }.
citadels-event-names =
    { $mark-is ->
        [kill] { $who } kills the { $card }.
        [bewitch] { $who } bewitches the { $card }.
        [rob] { $who } robs the { $card }.
        [warrant] { $who } puts a warrant on the { $card }.
       *[threat] { $who } threatens the { $card }.
    }
citadels-event-hides = { $who } decides in secret which of them is real.
citadels-event-hides-secret = { $who } decides in secret that the one on the { $card } is real.
citadels-event-game_over = A city is complete and the round is over: the points are counted.

## Events: characters.

citadels-event-resumes = { $who } plays on as the { $card }.
citadels-event-lets_pass = { $who } lets it pass.
citadels-event-confiscates = { $who } shows the signed warrant and confiscates the { $card } of { $of }.
citadels-event-spies =
    { $matches ->
        [0] { $who } looks through the hand of { $of } and finds no { $type } district.
        [one] { $who } looks through the hand of { $of } and finds 1 { $type } district.
       *[other] { $who } looks through the hand of { $of } and finds { $matches } { $type } districts.
    }
citadels-event-spies-secret =
    { $matches ->
        [0] { $who } looks through the hand of { $of } ({ $cards }) and finds no { $type } district.
        [one] { $who } looks through the hand of { $of } ({ $cards }) and finds 1 { $type } district.
       *[other] { $who } looks through the hand of { $of } ({ $cards }) and finds { $matches } { $type } districts.
    }
citadels-event-spares = { $who } takes the threat off the { $card }.
citadels-event-bribes = { $who } bribes { $to } with half of their gold.
citadels-event-refuses = { $who } refuses to bribe { $to }.
citadels-event-shows_threat =
    { $flower-is ->
        [yes] { $who } shows the flower, and { $of } loses all gold.
       *[other] { $who } shows a blank threat, and { $of } loses nothing.
    }
citadels-event-leaves_threat = { $who } leaves the threat to { $of } facedown.
citadels-event-exchanges = { $who } and { $with } exchange hands.
citadels-event-gets_hand =
    { $count ->
        [0] { $who } now holds no cards.
        [one] { $who } now holds 1 card.
       *[other] { $who } now holds { $count } cards.
    }
citadels-event-gets_hand-secret =
    { $count ->
        [0] { $who } now holds no cards.
       *[other] { $who } now holds { $cards }.
    }
citadels-event-replaces =
    { $count ->
        [one] { $who } puts a card under the deck.
       *[other] { $who } puts { $count } cards under the deck.
    }
citadels-event-replaces-secret = { $who } puts { $cards } under the deck.
citadels-event-looks = { $who } looks at the hand of { $of }.
citadels-event-looks-secret = { $who } looks at the hand of { $of }: { $cards }.
citadels-event-lays_out = { $who } picks the { $card } from the hand of { $of } to build it at once.
citadels-event-protects = Rank 8 cannot touch the city of { $who } in this round.
citadels-event-shuffles_in =
    { $count ->
        [one] { $who } shuffles a card into the deck.
       *[other] { $who } shuffles { $count } cards into the deck.
    }
citadels-event-beautifies = { $who } puts 1 gold on the { $card }, which costs 1 more from now on.
citadels-event-taxed = { $who } pays 1 gold in tax.

## Events: districts.

citadels-event-pays_cards =
    { $count ->
        [one] { $who } pays with a card from hand.
       *[other] { $who } pays with { $count } cards from hand.
    }
citadels-event-pays_cards-secret = { $who } pays with { $cards } from hand.
citadels-event-experiments = { $who } gives up a card in the Laboratory.
citadels-event-experiments-secret = { $who } gives up the { $card } in the Laboratory.
citadels-event-exhibits = { $who } puts a card under the Museum.
citadels-event-exhibits-secret = { $who } puts the { $card } under the Museum.
citadels-event-exchanges_roles = { $who } exchanges a character with { $with }, unseen.
citadels-event-receives_role = { $who } now holds another character.
citadels-event-receives_role-secret = { $who } now holds the { $card }.

## Why not.

citadels-reason-gather_first = gather first
citadels-reason-already_gathered = you have already gathered
citadels-reason-deck_empty = the deck is empty
citadels-reason-gold_short = { $n } gold short
citadels-reason-already_in_city = already in your city
citadels-reason-limit_reached = you may not build any more this turn
citadels-reason-already_used = already used this turn
citadels-reason-no_cards = there are no cards for it
citadels-reason-nobody_there = there is nothing it could be used on
citadels-reason-nothing_to_gain = it would bring you nothing
citadels-reason-city_completed = a completed city is safe
citadels-reason-rank_one = rank 1 cannot be named
citadels-reason-oneself = not your own character
citadels-reason-already_marked = already killed or bewitched
citadels-reason-protected = protected by the Bishop
citadels-reason-upwards = pick in rising order, and leave enough for the rest
citadels-reason-not_signed = this warrant is not signed
citadels-reason-not_himself = you cannot crown yourself
citadels-reason-has_the_crown = already wears the crown
citadels-reason-crown_first = give the crown away first
citadels-reason-no_gold = there is no gold to take
citadels-reason-nobody_richer = nobody has more gold than you
citadels-reason-not_richest = somebody else has more gold
citadels-reason-never_builds = the Navigator cannot build
citadels-reason-they_have_it = already in their city
citadels-reason-nothing_for_it = none of their districts can be had for it
citadels-reason-too_dear_to_seize = it costs more than 3
citadels-reason-rank_four_not_revealed = rank 4 has not been revealed
citadels-reason-not_beside_rank_four = you do not sit next to rank 4
citadels-reason-nothing_to_beautify = you have no district left to beautify
citadels-reason-already_beautified = already beautified
citadels-reason-is_keep = rank 8 cannot touch the Keep
citadels-reason-city_too_large = there are more than four districts in your city
citadels-reason-never_built = the Secret Vault is never built
citadels-reason-is_armory = the Armory itself is given up for it

## What characters and districts offer in a turn.

citadels-ability-income = Take your income
    .text = Once: 1 gold or card for each district of your character's type.
citadels-ability-kill = Kill a character
    .text = Its holder loses the turn.
citadels-ability-warrants = Place the warrants
    .text = Three characters get one each; only one of them is signed.
citadels-ability-rob = Rob a character
    .text = All of its holder's gold is yours when it is revealed.
citadels-ability-spy = Spy on a hand
    .text = Name a type: each such card there brings you 1 gold from that player and a card.
citadels-ability-threaten = Place the threats
    .text = Two characters get one each; only one of them has the flower.
citadels-ability-magic = Exchange or replace cards
    .text = Swap your whole hand with another player, or put cards under the deck and draw as many.
citadels-ability-look-at-a-hand = Look at a hand
    .text = Then take one of its cards, or pay for it and build it at once.
citadels-ability-foresee = Take a card from everybody
    .text = At random, from each other player with cards; then you give each of them a card.
citadels-ability-give-crown = Give the crown away
    .text = To another player, for 1 gold or a random card. You must do it before your turn ends.
citadels-ability-tithe = Take 1 gold from the richest
    .text = Only while somebody has more gold than you.
citadels-ability-fund = Build with another's gold
    .text = The gold you lack comes from another player, who gets a card for each.
citadels-ability-extra-gold = Take 1 extra gold
    .text = Once in this turn.
citadels-ability-extra-cards = Take 2 extra cards
    .text = Once in this turn.
citadels-ability-sail = Take 4 extra gold or cards
    .text = Four of the same kind, once in this turn.
citadels-ability-study = Draw 7 cards and keep one
    .text = The others are shuffled into the deck.
citadels-ability-destroy = Destroy a district
    .text = For 1 gold less than it costs. Completed and protected cities are safe.
citadels-ability-negotiate = Exchange a district
    .text = One of yours for another player's; you pay the difference if theirs costs more.
citadels-ability-seize = Seize a district
    .text = One that costs 3 at most, from another player, who gets that gold.
citadels-ability-audience = Take 3 gold next to rank 4
    .text = You must sit next to the player who revealed rank 4.
citadels-ability-beautify = Beautify a district
    .text = Put 1 gold on it: it costs 1 more for good. Two districts at most in a turn.
citadels-ability-collect-taxes = Collect the taxes
    .text = Take all gold on the Tax Collector.
citadels-ability-experiment = Laboratory: a card for 2 gold
    .text = Once in a turn.
citadels-ability-forge = Smithy: 2 gold for 3 cards
    .text = Once in a turn.
citadels-ability-exhibit = Museum: put a card under it
    .text = Once in a turn; each card there is worth 1 point at the end.
citadels-ability-demolish = Armory: demolish a district
    .text = The Armory is destroyed with it. Completed cities are safe, and yours must not be one.

## How to pay.

citadels-way-gold = in gold
    .text = The price goes to the bank.
citadels-way-fund = with another's gold
    .text = The gold you lack comes from another player, who gets a card for each.
citadels-way-framework = by giving up the Framework
    .text = The Framework is destroyed instead of the whole price.
citadels-way-sacrifice = by giving up a district
    .text = One of your districts is destroyed instead of the whole price.
citadels-way-cards = with cards from hand
    .text = Each card is worth 1 gold; the rest is paid in gold.

## What nobody loses without being asked.

citadels-loss-district = one of your districts

## What is done to a character.

citadels-mark-kill = killed
    .text = Stays silent when it is called; its holder loses the turn.
citadels-mark-bewitch = bewitched
    .text = Its holder only reveals it and gathers; then the Witch plays on in its place.
citadels-mark-rob = robbed
    .text = When it is revealed, all of its holder's gold goes to the Thief.
citadels-mark-warrant = under a warrant
    .text = If it is the signed one, the first district paid for may be confiscated.
citadels-mark-threat = threatened
    .text = Its holder gathers, then pays half of their gold as a bribe or risks all of it.

## Types.

citadels-type-noble = noble
    .text = Income for the King, the Emperor and the Patrician. All five types in a city: 3 points at the end.
citadels-type-religious = religious
    .text = Income for the Bishop, the Abbot and the Cardinal. All five types in a city: 3 points at the end.
citadels-type-trade = trade
    .text = Income for the Merchant and the Trader. All five types in a city: 3 points at the end.
citadels-type-military = military
    .text = Income for the Warlord, the Diplomat and the Marshal. All five types in a city: 3 points at the end.
citadels-type-unique = unique
    .text = Each has an effect of its own. All five types in a city: 3 points at the end.

## Where gold and cards come from.

citadels-source-gathering = gathering
citadels-source-income = income
citadels-source-dealing = first cards
citadels-source-abbot = Abbot
citadels-source-alchemist = Alchemist
citadels-source-architect = Architect
citadels-source-blackmailer = Blackmailer
citadels-source-cardinal = Cardinal
citadels-source-diplomat = Diplomat
citadels-source-emperor = Emperor
citadels-source-magician = Magician
citadels-source-marshal = Marshal
citadels-source-merchant = Merchant
citadels-source-navigator = Navigator
citadels-source-queen = Queen
citadels-source-scholar = Scholar
citadels-source-spy = Spy
citadels-source-tax_collector = Tax Collector
citadels-source-thief = Thief
citadels-source-warlord = Warlord
citadels-source-magistrate = Magistrate
citadels-source-laboratory = Laboratory
citadels-source-park = Park
citadels-source-poor_house = Poor House
citadels-source-smithy = Smithy

## Characters.

citadels-character-assassin = Assassin
    .text = Kills a character of another rank: its holder stays silent when it is called and loses the turn.
citadels-character-witch = Witch
    .text = Gathers, bewitches a character and waits. When its holder has gathered, the Witch plays on in its place.
citadels-character-magistrate = Magistrate
    .text = Places 3 warrants, one signed: may confiscate the first district paid for under the signed one.
citadels-character-thief = Thief
    .text = Names a character above rank 1. When it is revealed, takes all of its holder's gold.
citadels-character-spy = Spy
    .text = Names a player and a type: each such card in that hand brings 1 gold from that player and a card.
citadels-character-blackmailer = Blackmailer
    .text = Places 2 threats, one with a flower: a threatened player pays half of their gold, or risks all of it.
citadels-character-magician = Magician
    .text = Exchanges hands with another player, or puts any cards from hand under the deck and draws as many.
citadels-character-wizard = Wizard
    .text = Takes a card from a hand, or pays and builds it at once beyond the limit. May build identical districts.
citadels-character-seer = Seer
    .text = Takes a random card from each other player, then gives each of them a card. Builds up to 2 districts.
citadels-character-king = King
    .text = Takes the crown. Gains 1 gold for each noble district.
citadels-character-emperor = Emperor
    .text = Gives the crown to another player, for 1 gold or a random card. Gains 1 gold for each noble district.
citadels-character-patrician = Patrician
    .text = Takes the crown. Gains a card for each noble district.
citadels-character-bishop = Bishop
    .text = Gains 1 gold for each religious district. Rank 8 cannot touch the city in this round.
citadels-character-abbot = Abbot
    .text = Gains 1 gold or card for each religious district. Takes 1 gold from the richest, if somebody is richer.
citadels-character-cardinal = Cardinal
    .text = Gains a card for each religious district. May take missing gold for a build from a player, a card for each.
citadels-character-merchant = Merchant
    .text = Gains 1 gold for each trade district, and 1 extra gold.
citadels-character-alchemist = Alchemist
    .text = At the end of the turn, gets back all gold paid to build in it.
citadels-character-trader = Trader
    .text = Gains 1 gold for each trade district. Trade districts do not count towards the building limit.
citadels-character-architect = Architect
    .text = Gains 2 extra cards. Builds up to 3 districts.
citadels-character-navigator = Navigator
    .text = Gains 4 extra gold or 4 extra cards. Cannot build.
citadels-character-scholar = Scholar
    .text = Draws 7 cards, keeps one and shuffles the others into the deck. Builds up to 2 districts.
citadels-character-warlord = Warlord
    .text = Gains 1 gold for each military district. May destroy a district for 1 gold less than it costs.
citadels-character-diplomat = Diplomat
    .text = Gains 1 gold for each military district. May exchange a district with a player, paying the difference.
citadels-character-marshal = Marshal
    .text = Gains 1 gold for each military district. May take a district that costs 3 at most, paying its owner.
citadels-character-queen = Queen
    .text = Gains 3 gold next to the player who revealed rank 4; if it was killed, at the end of the round.
citadels-character-artist = Artist
    .text = Puts 1 gold on each of up to 2 of their districts: they cost 1 more for good. Once for each district.
citadels-character-tax_collector = Tax Collector
    .text = In every round, anyone else who builds pays 1 gold onto this card. The Tax Collector may take it all.

## Districts.

citadels-district-manor = Manor
citadels-district-castle = Castle
citadels-district-palace = Palace
citadels-district-temple = Temple
citadels-district-church = Church
citadels-district-monastery = Monastery
citadels-district-cathedral = Cathedral
citadels-district-tavern = Tavern
citadels-district-market = Market
citadels-district-trading_post = Trading Post
citadels-district-docks = Docks
citadels-district-harbor = Harbor
citadels-district-town_hall = Town Hall
citadels-district-watchtower = Watchtower
citadels-district-prison = Prison
citadels-district-barracks = Barracks
citadels-district-fortress = Fortress
citadels-district-armory = Armory
    .text = In your turn, destroy it and one other district anywhere. Completed cities are safe; yours must not be one.
citadels-district-basilica = Basilica
    .text = At the end: 1 point for each of your districts that costs an odd number.
citadels-district-capitol = Capitol
    .text = At the end: 3 points if you have at least 3 districts of one type.
citadels-district-dragon_gate = Dragon Gate
    .text = At the end: 2 extra points.
citadels-district-factory = Factory
    .text = Other unique districts cost you 1 gold less to build.
citadels-district-framework = Framework
    .text = You may destroy it instead of paying for a district you build.
citadels-district-gold_mine = Gold Mine
    .text = When you gather gold, you take 1 more.
citadels-district-great_wall = Great Wall
    .text = Rank 8 pays 1 more gold for any other district in your city.
citadels-district-haunted_quarter = Haunted Quarter
    .text = At the end it counts as the one type that brings you the most points.
citadels-district-imperial_treasury = Imperial Treasury
    .text = At the end: 1 point for each gold you have.
citadels-district-ivory_tower = Ivory Tower
    .text = At the end: 5 points if it is your only unique district.
citadels-district-keep = Keep
    .text = Rank 8 cannot destroy, exchange or seize it.
citadels-district-laboratory = Laboratory
    .text = Once in your turn: give up a card for 2 gold.
citadels-district-library = Library
    .text = When you gather cards, you keep all you draw.
citadels-district-map_room = Map Room
    .text = At the end: 1 point for each card in your hand.
citadels-district-monument = Monument
    .text = Only built while you have at most 4 districts. Counts as 2 towards a completed city.
citadels-district-museum = Museum
    .text = Once in your turn: put a card from your hand under it. At the end: 1 point for each card there.
citadels-district-necropolis = Necropolis
    .text = To build it, you may destroy one of your districts instead of paying.
citadels-district-observatory = Observatory
    .text = When you gather cards, you draw 3 instead of 2.
citadels-district-park = Park
    .text = If your hand is empty at the end of your turn, you gain 2 cards.
citadels-district-poor_house = Poor House
    .text = If you have no gold at the end of your turn, you gain 1 gold.
citadels-district-quarry = Quarry
    .text = You may build districts that your city already has.
citadels-district-school_of_magic = School of Magic
    .text = Counts as any type when you take your income.
citadels-district-secret_vault = Secret Vault
    .text = Can never be built. At the end: 3 points if it is in your hand.
citadels-district-smithy = Smithy
    .text = Once in your turn: pay 2 gold for 3 cards.
citadels-district-stables = Stables
    .text = Building it does not count towards your limit.
citadels-district-statue = Statue
    .text = At the end: 5 points if you have the crown.
citadels-district-theater = Theater
    .text = Before the ranks are called, you may exchange a character with another player, unseen by the rest.
citadels-district-thieves_den = Thieves' Den
    .text = You may pay any part of its price with cards from your hand, 1 gold each.
citadels-district-wishing_well = Wishing Well
    .text = At the end: 1 point for each of your unique districts, this one included.

## Districts in a city.

citadels-building-manor = Manor
citadels-building-castle = Castle
citadels-building-palace = Palace
citadels-building-temple = Temple
citadels-building-church = Church
citadels-building-monastery = Monastery
citadels-building-cathedral = Cathedral
citadels-building-tavern = Tavern
citadels-building-market = Market
citadels-building-trading_post = Trading Post
citadels-building-docks = Docks
citadels-building-harbor = Harbor
citadels-building-town_hall = Town Hall
citadels-building-watchtower = Watchtower
citadels-building-prison = Prison
citadels-building-barracks = Barracks
citadels-building-fortress = Fortress
citadels-building-armory = Armory
citadels-building-basilica = Basilica
citadels-building-capitol = Capitol
citadels-building-dragon_gate = Dragon Gate
citadels-building-factory = Factory
citadels-building-framework = Framework
citadels-building-gold_mine = Gold Mine
citadels-building-great_wall = Great Wall
citadels-building-haunted_quarter = Haunted Quarter
citadels-building-imperial_treasury = Imperial Treasury
citadels-building-ivory_tower = Ivory Tower
citadels-building-keep = Keep
citadels-building-laboratory = Laboratory
citadels-building-library = Library
citadels-building-map_room = Map Room
citadels-building-monument = Monument
citadels-building-museum = Museum
citadels-building-necropolis = Necropolis
citadels-building-observatory = Observatory
citadels-building-park = Park
citadels-building-poor_house = Poor House
citadels-building-quarry = Quarry
citadels-building-school_of_magic = School of Magic
citadels-building-secret_vault = Secret Vault
citadels-building-smithy = Smithy
citadels-building-stables = Stables
citadels-building-statue = Statue
citadels-building-theater = Theater
citadels-building-thieves_den = Thieves' Den
citadels-building-wishing_well = Wishing Well

## Districts in a city that the Artist has beautified.

citadels-building-manor-plus = beautified Manor
citadels-building-castle-plus = beautified Castle
citadels-building-palace-plus = beautified Palace
citadels-building-temple-plus = beautified Temple
citadels-building-church-plus = beautified Church
citadels-building-monastery-plus = beautified Monastery
citadels-building-cathedral-plus = beautified Cathedral
citadels-building-tavern-plus = beautified Tavern
citadels-building-market-plus = beautified Market
citadels-building-trading_post-plus = beautified Trading Post
citadels-building-docks-plus = beautified Docks
citadels-building-harbor-plus = beautified Harbor
citadels-building-town_hall-plus = beautified Town Hall
citadels-building-watchtower-plus = beautified Watchtower
citadels-building-prison-plus = beautified Prison
citadels-building-barracks-plus = beautified Barracks
citadels-building-fortress-plus = beautified Fortress
citadels-building-armory-plus = beautified Armory
citadels-building-basilica-plus = beautified Basilica
citadels-building-capitol-plus = beautified Capitol
citadels-building-dragon_gate-plus = beautified Dragon Gate
citadels-building-factory-plus = beautified Factory
citadels-building-framework-plus = beautified Framework
citadels-building-gold_mine-plus = beautified Gold Mine
citadels-building-great_wall-plus = beautified Great Wall
citadels-building-haunted_quarter-plus = beautified Haunted Quarter
citadels-building-imperial_treasury-plus = beautified Imperial Treasury
citadels-building-ivory_tower-plus = beautified Ivory Tower
citadels-building-keep-plus = beautified Keep
citadels-building-laboratory-plus = beautified Laboratory
citadels-building-library-plus = beautified Library
citadels-building-map_room-plus = beautified Map Room
citadels-building-monument-plus = beautified Monument
citadels-building-museum-plus = beautified Museum
citadels-building-necropolis-plus = beautified Necropolis
citadels-building-observatory-plus = beautified Observatory
citadels-building-park-plus = beautified Park
citadels-building-poor_house-plus = beautified Poor House
citadels-building-quarry-plus = beautified Quarry
citadels-building-school_of_magic-plus = beautified School of Magic
citadels-building-secret_vault-plus = beautified Secret Vault
citadels-building-smithy-plus = beautified Smithy
citadels-building-stables-plus = beautified Stables
citadels-building-statue-plus = beautified Statue
citadels-building-theater-plus = beautified Theater
citadels-building-thieves_den-plus = beautified Thieves' Den
citadels-building-wishing_well-plus = beautified Wishing Well

## Amounts.

citadels-amount-0 = 0
citadels-amount-1 = 1
citadels-amount-2 = 2
citadels-amount-3 = 3
citadels-amount-4 = 4
citadels-amount-5 = 5
citadels-amount-6 = 6
citadels-amount-7 = 7
citadels-amount-8 = 8
citadels-amount-9 = 9
citadels-amount-10 = 10
citadels-amount-11 = 11
citadels-amount-12 = 12

## The table.

citadels-zone-deck = Deck
citadels-zone-table = Being built
citadels-zone-hand = Hand
citadels-zone-offer = Drawn
citadels-zone-picked = Picked
citadels-zone-museum = Under the Museum
citadels-zone-city = City
citadels-field-gold = Gold
citadels-field-completed = City completed
citadels-field-revealed = Highest rank shown
citadels-field-protected = Safe from rank 8
citadels-field-characters = Characters
citadels-field-holds = Characters held
citadels-field-crown = Crown
citadels-field-tax = Taxes
citadels-field-round = Round
citadels-field-first = First completed city
citadels-field-queen = Queen played by
citadels-field-up = Turned up
citadels-field-silent = Held by nobody
citadels-field-city_size = Districts of a completed city
citadels-field-marks = Named
citadels-field-turn = This turn
citadels-part-turn-seat = { $seat }
citadels-part-turn-character = { $character }
citadels-part-turn-gathered = gathered
citadels-part-turn-built = districts built: { $built }
citadels-part-turn-spent = gold paid: { $spent }
citadels-part-turn-used = used: { $used }
citadels-part-marks-by = by { $by }
citadels-part-marks-characters = { $characters }
citadels-part-marks-settled = settled: { $settled }
citadels-part-marks-shown = turned up: { $shown }
citadels-part-marks-signed = signed: { $signed }
citadels-part-marks-flower = with the flower: { $flower }

## Score.

citadels-line-districts = Districts
citadels-line-all_types = All five types
citadels-line-complete = Completed city
citadels-line-basilica = Basilica
citadels-line-capitol = Capitol
citadels-line-dragon_gate = Dragon Gate
citadels-line-imperial_treasury = Imperial Treasury
citadels-line-ivory_tower = Ivory Tower
citadels-line-map_room = Map Room
citadels-line-museum = Museum
citadels-line-secret_vault = Secret Vault
citadels-line-statue = Statue
citadels-line-wishing_well = Wishing Well

## Why a table cannot be played with some options.

citadels-options-preset_or_cast = a preset has a cast of its own; choose a preset or a cast
citadels-options-ninth_in_cast = a cast names its ninth character itself; leave rank9 out
citadels-options-bad_ninth = the ninth character can be one of these: { $characters }
citadels-options-no_ninth = two players use no ninth character
citadels-options-ninth_needed = { $players } players need a ninth character
citadels-options-queen = the Queen needs at least { $players } players
citadels-options-emperor = two players cannot use the Emperor
citadels-options-no_character = there is no character “{ $name }”
citadels-options-same_rank = each rank has one character, and rank { $rank } has several: { $characters }
citadels-options-rank_missing = the cast lacks rank { $rank }: { $characters }
citadels-options-no_list = { $option } takes a list of names, or random
citadels-options-crown = the first crown goes to a seat from 0 to { $last }, or random
citadels-options-draw = draw is a number
citadels-options-no_district = there is no unique district “{ $name }”
citadels-options-double_district = every unique district exists once, and this one is named twice: { $district }
citadels-options-uniques = a game needs { $wanted } unique districts; { $given } are chosen
