# Citadels. Where a sentence would name nobody as giver or receiver, it is the bank.

## Questions: the round.

citadels-question-character = Which character do you keep for this round? Nobody else sees it.
citadels-question-discard = Which character do you put away facedown? Nobody plays it in this round.
citadels-question-turn = It is your turn. What do you do?
citadels-question-gather = You must gather before anything else. Gold or cards?
citadels-question-keep = Which card do you keep? The rest goes under the deck.
citadels-question-pay = How do you pay for the { $card }?
citadels-question-mix = Your religious districts bring { $count } in gold and cards. How much of it do you take in gold?

## Questions: characters.

citadels-question-kill = Which character do you kill? Whoever holds it loses the turn.
citadels-question-bewitch = Which character do you bewitch? Once it is called and has gathered, you play on in its place.
citadels-question-place_warrant = On which character do you put the next of three warrants? Begin with the lowest rank; one of them will be signed.
citadels-question-sign = Which of the three warrants is the signed one? Only you know.
citadels-question-warrant = The { $card } is being paid for under one of your warrants. Do you confiscate it?
citadels-question-rob = Which character do you rob? All gold of its holder is yours as soon as it is called.
citadels-question-spy = Whose hand do you spy on? Every card of the type you will name brings one of their gold and a card.
citadels-question-spy_type = Which type do you look for in the hand of { $spied }? You name it before you look.
citadels-question-place_threat = Which character do you threaten next? There are two, the lower rank first; one threat will have the flower.
citadels-question-flower = Which of the two threats has the flower? Only you know.
citadels-question-threat = You are threatened. Do you buy the threat off with half of your gold, rounded down, or risk all of it?
citadels-question-show_threat = { $threatened } pays no bribe. Do you show the threat? The flower takes all the gold, the blank takes nothing.
citadels-question-magic = Do you exchange hands with another player, or replace cards of your own?
citadels-question-replace = Which card do you replace next? You draw as many as you put under the deck.
citadels-question-look = Whose hand do you look at? You will take one of its cards, or build it at once.
citadels-question-seen = Which card of { $of } do you take, or pay for and build at once? It does not count to the limit.
citadels-question-gift = Which card do you give to { $to } for the one you took?
citadels-question-crown = Who gets the crown? Neither you nor whoever has it now.
citadels-question-thanks = { $of } has the crown from you. Do you take 1 gold or a random card for it?
citadels-question-tithe = Who of the richest gives you 1 gold?
citadels-question-fund =
    { $gold ->
        [one] You are 1 gold short for the { $card }. Who gives it to you for a card?
       *[other] You are { $gold } gold short for the { $card }. Who gives it to you, for a card each?
    }
citadels-question-offer =
    { $count ->
        [one] Which card do you give to { $to } for the gold? It is the last one.
       *[other] Which card do you give to { $to } for the gold? There are { $count } to give.
    }
citadels-question-cargo = What have your ships brought: 4 gold, or 4 cards?
citadels-question-study = Which of these cards do you keep? The others are shuffled into the deck.
citadels-question-raid = In whose city do you destroy a district?
citadels-question-destroy = Which district of { $owner } do you destroy? You pay one gold less than it costs.
citadels-question-negotiate = With whom do you exchange a district?
citadels-question-cede = Which of your districts do you give to { $to }?
citadels-question-acquire = Which district of { $owner } do you get for your { $given }? What it costs more, you pay to { $owner }.
citadels-question-march = In whose city do you seize a district?
citadels-question-seize = Which district of { $owner } do you seize? It may cost 3 at most, and { $owner } gets that gold.
citadels-question-beautify = Which of your districts do you put 1 gold on? It costs one more for good, and can be beautified only once.

## Questions: districts.

citadels-question-sacrifice = Which of your districts do you give up for the Necropolis? It goes instead of the gold.
citadels-question-lay_down = Which card do you pay with next for the Thieves' Den? Each is worth 1 gold.
citadels-question-experiment = Which card do you give up in the Laboratory for 2 gold?
citadels-question-exhibit = Which card do you put under the Museum? It is worth a point at the end.
citadels-question-demolish_in = In whose city do you destroy a district? The Armory goes with it.
citadels-question-demolish = Which district of { $owner } do you destroy along with the Armory?
citadels-question-theater = With whom do you exchange a character before the ranks are called, if at all?
citadels-question-role = Which of your characters do you give to { $to }? You get one back unseen.

## Answers: the round.

citadels-answer-choose-character = Keep the { $character }
citadels-answer-put-away-character = Put the { $character } away
citadels-answer-end-turn = End your turn
citadels-answer-gather-gold = Gather gold
citadels-answer-gather-cards = Gather cards
citadels-answer-build-district = Build the { $district }
citadels-answer-turn-ability = { $ability }
citadels-answer-keep-district = Keep the { $district }
citadels-answer-pay-way = Pay { $way }
citadels-answer-income-in-gold-amount = { $amount } in gold, the rest in cards

## Answers: characters.

citadels-answer-kill-character = Kill the { $character }
citadels-answer-bewitch-character = Bewitch the { $character }
citadels-answer-warrant-on-character = Put a warrant on the { $character }
citadels-answer-sign-character = Sign the warrant on the { $character }
citadels-answer-pass = Let it pass
citadels-answer-confiscate = Confiscate it
citadels-answer-rob-character = Rob the { $character }
citadels-answer-spy-on-seat = Spy on { $seat }
citadels-answer-look-for-type = Look for { $type } districts
citadels-answer-threaten-character = Threaten the { $character }
citadels-answer-flower-for-character = The flower is for the { $character }
citadels-answer-bribe = Pay the bribe
citadels-answer-refuse = Refuse
citadels-answer-show-threat = Show the threat
citadels-answer-leave-threat = Leave it facedown
citadels-answer-replace-cards = Replace cards of your own
citadels-answer-exchange-hands-with-seat = Exchange hands with { $seat }
citadels-answer-draw-as-many = That is all: draw as many
citadels-answer-replace-district = Replace the { $district }
citadels-answer-look-at-seat = Look at the hand of { $seat }
citadels-answer-take-district = Take the { $district }
citadels-answer-build-at-once-district = Build the { $district } at once
citadels-answer-give-district = Give the { $district }
citadels-answer-crown-seat = Give the crown to { $seat }
citadels-answer-take-gold = Take 1 gold
citadels-answer-take-card = Take a random card
citadels-answer-tithe-from-seat = Take 1 gold of { $seat }
citadels-answer-fund-from-seat = Take the gold of { $seat }
citadels-answer-offer-district = Give the { $district } for it
citadels-answer-bring-gold = Bring 4 gold
citadels-answer-bring-cards = Bring 4 cards
citadels-answer-raid-seat = Destroy in the city of { $seat }
citadels-answer-destroy-building = Destroy the { $building }
citadels-answer-negotiate-with-seat = Exchange with { $seat }
citadels-answer-cede-building = Give the { $building } away
citadels-answer-acquire-building = Get the { $building }
citadels-answer-march-on-seat = Seize in the city of { $seat }
citadels-answer-seize-building = Seize the { $building }
citadels-answer-beautify-building = Beautify the { $building }

## Answers: districts.

citadels-answer-sacrifice-building = Give up the { $building }
citadels-answer-pay-the-rest-in-gold = Pay the rest in gold
citadels-answer-pay-with-district = Pay with the { $district }
citadels-answer-experiment-with-district = Give up the { $district }
citadels-answer-exhibit-district = Exhibit the { $district }
citadels-answer-demolish-in-seat = Demolish in the city of { $seat }
citadels-answer-demolish-building = Demolish the { $building }
citadels-answer-keep-roles = Exchange with nobody
citadels-answer-exchange-roles-with-seat = Exchange a character with { $seat }
citadels-answer-give-role-character = Give the { $character } away

## Events: the round.

citadels-event-round = Round { $number }: { $crown } wears the crown and calls the ranks.
citadels-event-put_away =
    { $cards ->
        [nothing] No character is turned up.
       *[other] Turned up and out of this round: { $cards }.
    }
citadels-event-keeps = { $who } has chosen a character.
citadels-event-keeps-secret = { $who } has chosen the { $card }.
citadels-event-puts_away = { $who } puts a character away facedown.
citadels-event-puts_away-secret = { $who } puts the { $card } away facedown.
citadels-event-puts_away_unseen = A character is put away at random, unseen by anybody.
citadels-event-nobody = The { $card } is called: nobody answers.
citadels-event-reveals = { $who } is the { $card }.
citadels-event-ends = { $who } ends the turn.
citadels-event-gains = { $who } gains { $gold } gold.
citadels-event-pays =
    { $who ->
        [nobody] { $to } gets { $gold } gold back from the bank.
       *[other] { $to ->
            [nobody] { $who } pays { $gold } gold to the bank.
           *[other] { $gold } gold of { $who } goes to { $to }.
        }
    }
citadels-event-draws =
    { $who } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
citadels-event-draws-secret = { $who } draws { $cards }.
citadels-event-keeps_card = { $who } keeps a card.
citadels-event-keeps_card-secret = { $who } keeps the { $card }.
citadels-event-builds = { $who } builds the { $card } ({ $gold } gold).
citadels-event-completes = The city of { $who } is complete!
citadels-event-destroyed = The { $card } of { $who } is destroyed.
citadels-event-changes_owner = The { $card } of { $who } now stands in the city of { $to }.
citadels-event-takes_card = { $who } takes a card from the hand of { $of }.
citadels-event-takes_card-secret = { $who } takes the { $card } from the hand of { $of }.
citadels-event-gives_cards =
    { $who } gives { $count ->
        [one] a card
       *[other] { $count } cards
    } to { $to }.
citadels-event-gives_cards-secret = { $who } gives to { $to }: { $cards }.
citadels-event-crowned = { $who } wears the crown now.
citadels-event-names = { $who } names the { $card } to be { $mark }.
citadels-event-hides = { $who } decides in secret who is { $mark } in earnest.
citadels-event-hides-secret = { $who } decides in secret: the { $card } is { $mark } in earnest.
citadels-event-game_over = A city is complete and the round is over. The points are counted.

## Events: characters.

citadels-event-resumes = { $who } plays on as the { $card }.
citadels-event-lets_pass = { $who } lets it pass.
citadels-event-confiscates = { $who } shows the signed warrant and confiscates the { $card } of { $of }!
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
citadels-event-spares = { $who } placed the threat on the { $card } and takes it away.
citadels-event-bribes = { $who } bribes { $to } with half of the gold.
citadels-event-refuses = { $who } refuses to bribe { $to }.
citadels-event-shows_threat =
    { $flower ->
        [yes] { $who } shows the threat: the flower! All gold of { $of } is lost.
       *[other] { $who } shows the threat: it is blank, and { $of } loses nothing.
    }
citadels-event-leaves_threat = { $who } leaves the threat to { $of } facedown.
citadels-event-exchanges = { $who } and { $with } exchange their hands.
citadels-event-gets_hand =
    { $count ->
        [0] { $who } has no cards now.
        [one] { $who } has 1 card now.
       *[other] { $who } has { $count } cards now.
    }
citadels-event-gets_hand-secret =
    { $count ->
        [0] { $who } has no cards now.
       *[other] { $who } has these cards now: { $cards }.
    }
citadels-event-replaces =
    { $who } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } under the deck.
citadels-event-replaces-secret = { $who } puts under the deck: { $cards }.
citadels-event-looks = { $who } looks at the hand of { $of }.
citadels-event-looks-secret = { $who } looks at the hand of { $of }: { $cards }.
citadels-event-lays_out = { $who } picks the { $card } from the hand of { $of } to build it at once.
citadels-event-protects = Rank 8 cannot touch the city of { $who } in this round.
citadels-event-shuffles_in =
    { $who } shuffles { $count ->
        [one] a card
       *[other] { $count } cards
    } into the deck.
citadels-event-beautifies = { $who } puts 1 gold on the { $card }, which costs one more from now on.
citadels-event-taxed = { $who } pays 1 gold of tax.

## Events: districts.

citadels-event-pays_cards =
    { $who } pays with { $count ->
        [one] a card
       *[other] { $count } cards
    } from hand.
citadels-event-pays_cards-secret = { $who } pays with cards from hand: { $cards }.
citadels-event-experiments = { $who } gives up a card in the Laboratory.
citadels-event-experiments-secret = { $who } gives up the { $card } in the Laboratory.
citadels-event-exhibits = { $who } puts a card under the Museum.
citadels-event-exhibits-secret = { $who } puts the { $card } under the Museum.
citadels-event-exchanges_roles = { $who } exchanges a character with { $with }, unseen.
citadels-event-receives_role = { $who } holds another character now.
citadels-event-receives_role-secret = { $who } gets the { $card }.

## Why not.

citadels-reason-gather_first = gather first
citadels-reason-already_gathered = you have gathered already
citadels-reason-deck_empty = the deck is empty
citadels-reason-gold_short = { $n } gold short
citadels-reason-already_in_city = already in your city
citadels-reason-limit_reached = you may build no more in this turn
citadels-reason-already_used = already used in this turn
citadels-reason-no_cards = there are no cards for it
citadels-reason-nobody_there = there is nothing it could be used on
citadels-reason-nothing_to_gain = it would bring you nothing
citadels-reason-city_completed = a completed city is safe
citadels-reason-rank_one = rank 1 cannot be named
citadels-reason-oneself = not your own character
citadels-reason-already_marked = already killed or bewitched
citadels-reason-protected = protected by the Bishop
citadels-reason-upwards = go upwards, and leave enough for the rest
citadels-reason-not_signed = this warrant is not signed
citadels-reason-not_himself = you cannot crown yourself
citadels-reason-has_the_crown = wears the crown already
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
citadels-ability-kill = Kill a character
citadels-ability-warrants = Place the warrants
citadels-ability-rob = Rob a character
citadels-ability-spy = Spy on a hand
citadels-ability-threaten = Place the threats
citadels-ability-magic = Exchange hands or replace cards
citadels-ability-look-at-a-hand = Look at a hand and pick a card
citadels-ability-foresee = Take a card from everybody and give one back
citadels-ability-give-crown = Give the crown away
citadels-ability-tithe = Take 1 gold from the richest
citadels-ability-fund = Build with the gold of another player
citadels-ability-extra-gold = Take 1 extra gold
citadels-ability-extra-cards = Take 2 extra cards
citadels-ability-sail = Take 4 extra gold or cards
citadels-ability-study = Draw 7 cards and keep one
citadels-ability-destroy = Destroy a district
citadels-ability-negotiate = Exchange a district
citadels-ability-seize = Seize a district
citadels-ability-audience = Take 3 gold beside rank 4
citadels-ability-beautify = Beautify a district for 1 gold
citadels-ability-collect-taxes = Collect the taxes
citadels-ability-experiment = Laboratory: a card for 2 gold
citadels-ability-forge = Smithy: 2 gold for 3 cards
citadels-ability-exhibit = Museum: put a card under it
citadels-ability-demolish = Armory: give it up to destroy a district

## How to pay.

citadels-way-gold = in gold
citadels-way-fund = with gold of another player, for cards
citadels-way-framework = by giving up the Framework
citadels-way-sacrifice = by giving up a district
citadels-way-cards = with cards from hand

## What is said of a character that is named: it is to be …

citadels-mark-kill = killed
citadels-mark-bewitch = bewitched
citadels-mark-rob = robbed
citadels-mark-warrant = served a warrant
citadels-mark-threat = threatened

## Types.

citadels-type-noble = noble
citadels-type-religious = religious
citadels-type-trade = trade
citadels-type-military = military
citadels-type-unique = unique

## Characters.

citadels-character-assassin = Assassin
citadels-character-witch = Witch
citadels-character-magistrate = Magistrate
citadels-character-thief = Thief
citadels-character-spy = Spy
citadels-character-blackmailer = Blackmailer
citadels-character-magician = Magician
citadels-character-wizard = Wizard
citadels-character-seer = Seer
citadels-character-king = King
citadels-character-emperor = Emperor
citadels-character-patrician = Patrician
citadels-character-bishop = Bishop
citadels-character-abbot = Abbot
citadels-character-cardinal = Cardinal
citadels-character-merchant = Merchant
citadels-character-alchemist = Alchemist
citadels-character-trader = Trader
citadels-character-architect = Architect
citadels-character-navigator = Navigator
citadels-character-scholar = Scholar
citadels-character-warlord = Warlord
citadels-character-diplomat = Diplomat
citadels-character-marshal = Marshal
citadels-character-queen = Queen
citadels-character-artist = Artist
citadels-character-tax_collector = Tax Collector

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
citadels-district-basilica = Basilica
citadels-district-capitol = Capitol
citadels-district-dragon_gate = Dragon Gate
citadels-district-factory = Factory
citadels-district-framework = Framework
citadels-district-gold_mine = Gold Mine
citadels-district-great_wall = Great Wall
citadels-district-haunted_quarter = Haunted Quarter
citadels-district-imperial_treasury = Imperial Treasury
citadels-district-ivory_tower = Ivory Tower
citadels-district-keep = Keep
citadels-district-laboratory = Laboratory
citadels-district-library = Library
citadels-district-map_room = Map Room
citadels-district-monument = Monument
citadels-district-museum = Museum
citadels-district-necropolis = Necropolis
citadels-district-observatory = Observatory
citadels-district-park = Park
citadels-district-poor_house = Poor House
citadels-district-quarry = Quarry
citadels-district-school_of_magic = School of Magic
citadels-district-secret_vault = Secret Vault
citadels-district-smithy = Smithy
citadels-district-stables = Stables
citadels-district-statue = Statue
citadels-district-theater = Theater
citadels-district-thieves_den = Thieves' Den
citadels-district-wishing_well = Wishing Well

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
citadels-field-marks = Named
citadels-field-turn = This turn

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
