# The table of Citadels in the browser: its words beyond those of the rules. $who is a name, or "You".

## Everybody and everything.

citadels-table-you = You
citadels-table-cast = Cast
citadels-table-cities = Cities
citadels-table-sign =
    { $sign ->
        [gold] gold
        [hand] cards in hand
       *[points] points
    }
citadels-table-mine = Yours
citadels-table-table = Table
citadels-table-character = { $rank } { $character }
citadels-table-round =
    { $rank ->
        [0] Round { $round }, choosing
       *[other] Round { $round }, rank { $rank }
    }
citadels-table-watching = You are watching. Hidden cards stay hidden.

## The cast and what is on it.

citadels-table-to-come = to come
citadels-table-offered = on offer
citadels-table-not-offered = not offered
citadels-table-draft-gone = Taken or facedown: { $characters }.
citadels-table-draft-next = Then { $who } chooses.
citadels-table-order = Who chooses when
citadels-table-order-seat =
    { $state ->
        [chosen] { $who }: choice made
        [now] { $who }: choosing now
       *[coming] { $who }: choosing later
    }
citadels-table-no-answer = no answer
citadels-table-up = turned up
citadels-table-up-short = up
citadels-table-up-why = Turned up: nobody plays it in this round.
citadels-table-silent-why = It was called, and nobody answered.
citadels-table-killed = killed
citadels-table-acting = playing now
citadels-table-on-card = on card
citadels-table-tax = { $gold } gold in taxes
citadels-table-earns = Brings you { $gold } gold now
citadels-table-mark-kill = killed
citadels-table-mark-bewitch = bewitched
citadels-table-mark-rob = robbed
citadels-table-mark-warrant =
    { $counts ->
        [yes] the signed warrant
       *[other] warrant
    }
citadels-table-mark-threat =
    { $counts ->
        [yes] the threat with the flower
       *[other] threat
    }
citadels-table-marked-kill = killed
citadels-table-marked-bewitch = bewitched
citadels-table-marked-rob = robbed
citadels-table-marked-warrant = warrant
citadels-table-marked-threat = threat
citadels-table-lies-kill = Killed: its turn is lost.
citadels-table-lies-bewitch = Bewitched: it gathers, then the Witch plays on.
citadels-table-lies-rob = Robbed: its gold goes to the Thief when it is called.
citadels-table-lies-warrant =
    { $counts ->
        [yes] The signed warrant lies on it: the first district it pays for may be confiscated.
       *[other] A warrant lies on it. If it is the signed one, the first district it pays for may be confiscated.
    }
citadels-table-lies-threat =
    { $counts ->
        [yes] The threat with the flower lies on it: a holder who does not bribe may lose all gold.
       *[other] A threat lies on it. With the flower, a holder who does not bribe may lose all gold.
    }

## A city.

citadels-table-city = City: { $who }
citadels-table-your-city = Your city
citadels-table-city-about = Gold { $gold }, cards { $cards }, districts { $size }.
citadels-table-visit = Look at the whole city: { $who }
citadels-table-visit-empty = No districts yet.
citadels-table-districts-of = Districts: { $who }
citadels-table-district = { $district }, { $type }, cost { $cost }
citadels-table-district-of = { $who }, { $district }
citadels-table-district-new = { $who }, { $district }, new
citadels-table-district-about =
    { $beautified ->
        [yes] Type: { $type }. Cost: { $cost }, beautified.
       *[other] Type: { $type }. Cost: { $cost }.
    }
citadels-table-being-built = Being built.
citadels-table-crown = Crown
citadels-table-crown-why = Chooses first, and calls the ranks.
citadels-table-gold-of = gold
citadels-table-hand-of = cards in hand
citadels-table-gold = Gold: { $gold }
citadels-table-cards =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
citadels-table-safe = safe from rank 8
citadels-table-safe-short = safe
citadels-table-safe-why = Rank 8 cannot touch this city in this round.
citadels-table-completed = complete
citadels-table-completed-short = complete
citadels-table-completed-why = The city has its full size. Districts of a completed city are safe.
citadels-table-away = away
citadels-table-thinks = is choosing
citadels-table-thinks-why = Is choosing now.
citadels-table-hidden =
    { $count ->
        [one] hidden
       *[other] { $count } hidden
    }
citadels-table-one-more-hidden = and one hidden
citadels-table-more-hidden-short = +{ $count }
citadels-table-points =
    { $points ->
        [one] 1 point so far
       *[other] { $points } points so far
    }
citadels-table-points-final =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
citadels-table-points-why = If the game ended now; hidden cards are left out.
citadels-table-points-so-far = Your points so far
citadels-table-points-of = Points so far: { $who }
citadels-table-sum = Total

## The middle of the table.

citadels-table-deck = deck { $count }
citadels-table-ends = A city of { $size } ends the game.
citadels-table-largest = Largest: { $who }, { $size }.
citadels-table-largest-many = Largest cities: { $count }, with { $size } each.
citadels-table-last-round = Last round. First complete city: { $who }.
citadels-table-turned-up = Turned up: { $characters }.

## What the viewer holds.

citadels-table-hand = Hand
citadels-table-your-hand = Your hand
citadels-table-no-cards = No cards in hand.
citadels-table-your-character = your character
citadels-table-no-character = No character yet in this round
citadels-table-draft = Choose a character
citadels-table-more-cards = and { $count } more
citadels-table-offer = Choose a card
citadels-table-this-turn = This turn
citadels-table-gathered = Gathered
citadels-table-gather-gold = Gather gold
    .text = Take gold from the bank. Every turn begins with gathering.
citadels-table-gather-cards = Gather cards
    .text =
        { $kept ->
            [all] Draw cards and keep them all.
           *[one] Draw cards and keep one of them.
        } Every turn begins with gathering.
citadels-table-built =
    { $count ->
        [one] Built 1 district
       *[other] Built { $count } districts
    }
citadels-table-build =
    { $how ->
        [open] Build: choose a card in hand
        [nothing] Build: no card in hand will do
       *[barred] Build
    }

## Questions that are answered together with the next one, by one click on a district.

citadels-table-whole-raid = Destroy a district
citadels-table-whole-march = Seize a district
citadels-table-whole-demolish_in = Demolish a district

## Tabs of a phone.

citadels-table-tab-cities = Cities
citadels-table-tab-hand = Hand { $count }
citadels-table-tab-character = Character
citadels-table-tab-who = Who

## Who is who.

citadels-table-who = Who is who
citadels-table-who-certain = certain
citadels-table-who-possible = possible
citadels-table-who-no = ruled out
citadels-table-who-note = your own note
citadels-table-who-noted = noted
citadels-table-who-order = In picking order, from what you may know. Tap or click a cell to note what you think.
citadels-table-who-must = { $who } must be the { $character }.
citadels-table-who-cell =
    { $belief ->
        [certain] { $who }, { $character }: certain
        [possible] { $who }, { $character }: possible
       *[no] { $who }, { $character }: ruled out
    }

## A new table.

citadels-table-rank = Rank { $rank }
citadels-table-preset-first_game = First game
    .about = The best known characters, easy to learn.
citadels-table-preset-devious_dignitaries = Devious Dignitaries
    .about = Warrants, threats and bluff.
citadels-table-preset-illustrious_emissaries = Illustrious Emissaries
    .about = Looking, knowing and exchanging.
citadels-table-preset-vicious_nobles = Vicious Nobles
    .about = Open aggression, and a lot of gold.
citadels-table-preset-ambitious_aristocrats = Ambitious Aristocrats
    .about = A race to build, under the law.
citadels-table-preset-cunning_agents = Cunning Agents
    .about = Magic and extortion, and much destroyed.
citadels-table-preset-tenacious_delegates = Tenacious Delegates
    .about = Careful trade between watchful rivals.
citadels-table-cast-random = Random cast
citadels-table-cast-random-about = A random character for each rank, drawn when the game begins.
citadels-table-cast-own = Your own cast
citadels-table-cast-own-about = Choose a card to put another character in its place.
citadels-table-instead-of-emperor = With two players the King stands in for the Emperor.
citadels-table-instead-of-queen = With fewer than five players the Artist stands in for the Queen.
citadels-table-ninth = Ninth character
citadels-table-ninth-about = One more rank, one more doubt.
citadels-table-uniques = Unique districts
citadels-table-uniques-set = The { $count } of this set
citadels-table-uniques-random = { $count } at random
citadels-table-uniques-chosen = Choose { $count }
citadels-table-uniques-count = { $count } of { $needed }
citadels-table-unique-about = Cost: { $cost }. { $text }
citadels-table-first-crown = First crown
citadels-table-crown-random = At random
citadels-table-crown-seat = Seat { $seat }

## Letters on marks, for those who want them: no two alike

citadels-table-letter-noble = N
citadels-table-letter-religious = R
citadels-table-letter-trade = T
citadels-table-letter-military = M
citadels-table-letter-unique = U
citadels-table-tie-revealed = Equal points: the higher rank revealed in the last round decides ({ $amounts })

## What things are, for anyone who asks

citadels-table-about-round = Everybody chooses a character in secret. Then the ranks are called from 1 up, and the holder of the one called takes a turn.
citadels-table-about-rank = Characters are called by their rank, from 1 up.
citadels-table-about-holder = Plays this character in this round.
citadels-table-about-held = Played by: { $who }.
citadels-table-about-to-come = Not called yet in this round. Who holds it is secret until then.
citadels-table-about-offered = You see it: keep it, or pass it on.
citadels-table-about-not-offered = Not among the cards before you: somebody has it, or it lies facedown.
citadels-table-about-tax = Paid by those who built. The Tax Collector may take it in their turn.
citadels-table-about-earns = The gold that this character would bring you now, counted from your own city.
citadels-table-about-hidden = A character stays secret until its rank is called.
citadels-table-about-order = Characters are chosen in secret: the player with the crown begins, and the other cards are passed on to the left.
citadels-table-about-museum =
    { $count ->
        [one] Under it is { $count } card, worth a point.
       *[other] Under it are { $count } cards, worth a point each.
    }
citadels-table-about-worth = In a city it counts its cost as points: { $cost }.
citadels-table-about-new = Blue dot: new since your last turn.
citadels-table-about-picked = Already chosen.
citadels-table-about-seat = The shield of this player. It stands for them everywhere at the table. Tap or click it to see the whole city.
citadels-table-about-gold = Gold pays for building. Everybody sees how much there is.
citadels-table-about-hand = District cards in hand. Everybody sees how many, only the owner sees which.
citadels-table-about-changed = Blue dot: it has changed since your last turn.
citadels-table-about-away = A bot plays for this player.
citadels-table-about-points = The cost of all districts, and what was gained beyond that.
citadels-table-about-empty = An empty place
citadels-table-about-place =
    { $size ->
        [one] Room for a district. With { $size } district a city is complete.
       *[other] Room for a district. With { $size } districts a city is complete.
    }
citadels-table-about-gone = Blue dot: a district that stood here is gone since your last turn.
citadels-table-about-deck = This many cards can still be drawn. Cards put away go under the deck.
citadels-table-about-end = The game ends with the round in which the first city is complete.
citadels-table-about-up = These characters lie open and are out in this round.
citadels-table-about-used = Done in this turn.
citadels-table-about-gathered = Once in every turn: take gold or draw cards.
citadels-table-about-build = A district from the hand is built for its cost. The character says how many: usually one in a turn.
citadels-table-about-asked = This is asked now.
citadels-table-about-line-districts = The cost of every district in the city.
citadels-table-about-line-all_types = For a city with districts of all five types.
citadels-table-about-line-complete = For a complete city; the first one counts more.
citadels-table-about-line-total = All lines together. Most points win.
citadels-table-about-belief =
    { $belief ->
        [certain] It follows from what you may know. Press to note what you think.
        [possible] Nothing you may know rules it out. Press to note what you think.
       *[no] What you may know rules it out. Press to note what you think.
    }

## What happens to the viewer: what it is, what it means, what is lost, kept, and good to know.

citadels-table-fate-kill = You have been killed
    .means = When rank { $rank } is called, you stay silent.
    .lost = You lose this turn: no gold, no cards, no building.
    .kept = You keep your city, your gold ({ $gold }) and your cards ({ $cards }).
    .known = Nobody knows that it was you until the round ends.
citadels-table-fate-bewitch = You are bewitched
    .means = When rank { $rank } is called, you only gather; then another plays your turn.
    .lost = You lose the rest of this turn and the power of your character.
    .kept = You keep your city, your hand, and what you gather.
citadels-table-fate-rob = You will be robbed
    .means = When rank { $rank } is called, all your gold goes to { $who }.
    .lost = Gold that you have now: { $gold }.
    .kept = Your cards and your city are safe from this; your turn goes on.
citadels-table-fate-robbed = You have been robbed
    .means = All your gold goes to { $who }: { $gold }.
    .kept = Your turn goes on: gather, then build.
citadels-table-fate-warrant = A warrant lies on your character
    .means = If it is the signed one, { $who } may confiscate the first district you pay for.
    .kept = You get the gold back if that happens.
citadels-table-fate-threat = You are threatened
    .means = When rank { $rank } is called: pay half of your gold, or risk all of it.
    .known = Only { $who } knows which of the threats is real.
citadels-table-fate-threatened = The threat was real
    .means = All your gold goes to { $who }.
    .kept = Your turn goes on.
citadels-table-fate-blank = It was a bluff
    .means = The threat is blank: you lose nothing.
citadels-table-fate-paid = You pay
    .means = Gold that goes to { $who }: { $gold }.
    .known = Gold that you have now: { $left }.
citadels-table-fate-destroyed = Your district is destroyed
    .means = { $district } is gone.
    .known = Districts left in your city: { $districts }.
citadels-table-fate-taken = Your district changes hands
    .means = { $district } now stands in the city of { $who }.
    .known = Districts left in your city: { $districts }.
citadels-table-fate-confiscated = Your district is confiscated
    .means = { $district } goes to the city of { $who }.
    .kept = You get the gold back, and your turn goes on.
citadels-table-fate-exchanged = Your hand is exchanged
    .means = { $who } has your cards now, and you have theirs.
    .known = Cards before: { $had }. Cards now: { $cards }.
citadels-table-fate-card = A card of yours is gone
    .means = { $who } has it now.
    .known = Cards that you have left: { $cards }.
citadels-table-fate-looked = Your hand was seen
    .means = { $who } has looked through your cards.
citadels-table-fate-role = Your character was exchanged
    .means = { $who } has the one you chose. Look at your new one.

## What each answer does, to questions that break into a turn.

citadels-table-does = What each answer does
citadels-table-does-warrant-pass = The { $card } is built as usual. There is no second chance.
citadels-table-does-warrant-confiscate = You show that the warrant is signed. The { $card } is yours for nothing, and the builder gets the gold back.
citadels-table-does-threat-bribe = You pay half of your gold, rounded down, and the threat is put away unseen.
citadels-table-does-threat-refuse = You pay nothing yet. With the flower, the Blackmailer may take all your gold; with the blank, nothing.
citadels-table-does-show_threat-show-threat = Everybody sees it. With the flower you take all that gold, with the blank nothing.
citadels-table-does-show_threat-leave-threat = Nobody learns whether it is the flower, and the gold stays where it is.

## The theatre and the band while others play.

citadels-table-last-round-begins = The last round
citadels-table-points-counted = The points are counted
citadels-table-narration-title = { $who }, the { $character }
citadels-table-narration-fact = Gold: { $gold }. Cards: { $cards }.
citadels-table-narration-next = Then rank { $rank } is called, the { $character }
citadels-table-narration-last = Then the round ends
citadels-table-narration-draft = { $who } chooses a character
citadels-table-narration-draft-more = In secret, from the cards that were passed on.
citadels-table-narration-draft-next = When all have chosen, the ranks are called
citadels-table-narration-played = Your rank has been called. You choose again in the next round.
citadels-table-narration-killed = You are rank { $rank }, and killed: you play again in the next round.
citadels-table-narration-until =
    { $count ->
        [0] You are rank { $rank }. You come next.
        [one] You are rank { $rank }. One rank comes before you.
       *[other] You are rank { $rank }, and { $count } ranks come before you.
    }

## What a character does, in a line of its card.

citadels-table-brief-assassin = Kills a character: its holder loses the turn
citadels-table-brief-witch = Bewitches a character and plays on in its place
citadels-table-brief-magistrate = Places 3 warrants, may confiscate a district
citadels-table-brief-thief = Takes all the gold of a character
citadels-table-brief-spy = Names a type: gold and cards from a hand
citadels-table-brief-blackmailer = Places 2 threats: half the gold, or risk it all
citadels-table-brief-magician = Exchanges hands, or replaces cards
citadels-table-brief-wizard = Takes a card from a hand, may build it at once
citadels-table-brief-seer = Takes a card from everybody, gives one back
citadels-table-brief-king = Takes the crown, 1 gold per noble district
citadels-table-brief-emperor = Gives the crown away, 1 gold per noble district
citadels-table-brief-patrician = Takes the crown, a card per noble district
citadels-table-brief-bishop = Safe from rank 8, 1 gold per religious district
citadels-table-brief-abbot = 1 gold or card per religious district, 1 gold from the richest
citadels-table-brief-cardinal = A card per religious district, builds with others' gold
citadels-table-brief-merchant = 1 extra gold, 1 gold per trade district
citadels-table-brief-alchemist = Gets back the gold paid to build
citadels-table-brief-trader = 1 gold per trade district, builds them without limit
citadels-table-brief-architect = 2 extra cards, builds up to 3
citadels-table-brief-navigator = 4 extra gold or cards, cannot build
citadels-table-brief-scholar = Keeps 1 of 7 cards, builds up to 2
citadels-table-brief-warlord = Destroys a district, 1 gold per military district
citadels-table-brief-diplomat = Exchanges a district, 1 gold per military district
citadels-table-brief-marshal = Takes a district, 1 gold per military district
citadels-table-brief-queen = 3 gold next to rank 4
citadels-table-brief-artist = Puts gold on 2 districts: each is worth 1 more
citadels-table-brief-tax_collector = Others pay 1 gold here when they build

## The log, when several events make one line.

citadels-table-log-draft = Characters are chosen by { $seats }.
citadels-table-log-nobody = Nobody answers for: { $characters }.
citadels-table-log-deal = Cards are dealt: { $count } each.
