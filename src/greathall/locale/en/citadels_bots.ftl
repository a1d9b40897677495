# What the bots of Citadels think of: why an answer is liked or not. Weights are said apart.

## The draft.

citadels-consideration-earns =
    { $districts ->
        [one] The { $card } earns from 1 district in your city.
       *[other] The { $card } earns from { $districts } districts in your city.
    }
citadels-consideration-gets_gold = The { $card } gets gold without any districts.
citadels-consideration-gets_cards = The { $card } brings more or better cards; you hold { $cards }.
citadels-consideration-builds_more = With { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $gold } gold the { $card } can build more than others.
citadels-consideration-builds_nothing = The { $card } cannot build, and you have something to build.
citadels-consideration-crowned = The { $card } takes the crown: you choose first in the next round.
citadels-consideration-strikes = The { $card } harms others and gains from it.
citadels-consideration-stops = Somebody is close to a complete city, and the { $card } can stop it.
citadels-consideration-shelters = The { $card } keeps rank 8 away from your city.
citadels-consideration-makes_beautiful = The { $card } turns leftover gold into points.
citadels-consideration-may_die = Others expect you to be the { $card }: it may be killed.
citadels-consideration-may_be_robbed = Others expect you to be the { $card }, and you have { $gold } gold to lose.
citadels-consideration-denies = What you take, the other player cannot have, and the { $card } would help them.
citadels-consideration-puts_away = The { $card } would help the other player more than you.
citadels-consideration-swaps_role = { $who } probably has a character that suits you better than yours.
citadels-consideration-gives_role = The { $card } is useful to you: better give another one.

## Naming characters.

citadels-consideration-takes_turn = The { $card } is most likely with { $who }, who has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $gold } gold.
citadels-consideration-spares_oneself = The { $card } is your own.
citadels-consideration-plays_instead = If anybody holds the { $card }, you continue your turn as that character.
citadels-consideration-robs = The { $card } is most likely with { $who }, who has { $gold } gold.
citadels-consideration-confiscates_later = The { $card } is most likely with { $who }, who has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $gold } gold to build with.
citadels-consideration-extorts = The { $card } is most likely with { $who }, who has { $gold } gold to lose.
citadels-consideration-marks = The { $card } is the lowest of the best targets, and marks are placed in rising order.
citadels-consideration-takes_district = The { $card } would stand in your city and cost nothing.
citadels-consideration-pays_bribe = A bribe costs { $half } of your { $gold } gold for certain.
citadels-consideration-risks_flower = The threat may have the flower, which takes all { $gold } gold; a bribe would be { $half }.
citadels-consideration-shows_flower = It is the flower: it takes all the gold.

## A turn.

citadels-consideration-gathers_gold = You have { $gold } gold, and { $cards } useful cards to spend it on.
citadels-consideration-gathers_for_build = With more than your { $gold } gold you can build something better in this turn; { $cards } useful cards wait for it.
citadels-consideration-gathers_cards = You hold { $cards } useful cards; with { $gold } gold you may want more choice.
citadels-consideration-draws_for_build = None of your { $cards } useful cards can be built now, but a new card may be, with { $gold } gold.
citadels-consideration-builds = The { $card } brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
citadels-consideration-builds_future = The { $card } takes your city a step further, with its type and its effect.
citadels-consideration-costs = It costs { $gold } gold, or what you give instead.
citadels-consideration-refunded = The Alchemist gets back what the { $card } costs.
citadels-consideration-completes = The { $card } completes your city.
citadels-consideration-ends_ahead = With the { $card } the game ends while you are ahead.
citadels-consideration-ends_behind = With the { $card } the game ends while you are behind.
citadels-consideration-may_be_confiscated = There is a warrant: the { $card } may be confiscated.
citadels-consideration-takes_income =
    { $districts ->
        [one] One district brings income.
       *[other] { $districts } districts bring income.
    }
citadels-consideration-takes_more = It costs nothing.
citadels-consideration-names_character = The best target is the { $card }: most likely { $who }, who has { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $gold } gold.
citadels-consideration-uses_hands = There is something for you in others' hands.
citadels-consideration-attacks = The city of { $who } has a district worth the price.
citadels-consideration-works = What you give is worth less than what you get.
citadels-consideration-makes_more_beautiful = A gold piece you do not need becomes a point.

## Gold, cards and the crown.

citadels-consideration-income_mix = { $gold } in gold and { $cards } in cards fit what you have.
citadels-consideration-cargo = You have { $gold } gold and { $cards } useful cards.
citadels-consideration-thanks = You have { $gold } gold and { $cards } useful cards.
citadels-consideration-takes_from = { $who } has { $gold } gold and is dangerous.
citadels-consideration-crowns = What { $who } does with the crown matters to you in the next round.
citadels-consideration-crowns_statue = { $who } has the Statue, and the crown brings it five points.
citadels-consideration-pays = The { $card } costs { $gold } gold; this is what paying this way takes from you.

## Cards.

citadels-consideration-keeps = The { $card } is something to build, for { $cost } gold.
citadels-consideration-parts_with = You would miss the { $card }.
citadels-consideration-helps_receiver = The { $card } helps { $who }.
citadels-consideration-offers = The { $card } is one of the cards you need least.
citadels-consideration-lays_down = The { $card } against a gold.
citadels-consideration-exchanges = { $who } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, and you { $own }.
citadels-consideration-replaces = Some of your cards are worse than what the deck may bring.
citadels-consideration-puts_back = The { $card } against what the deck may bring.
citadels-consideration-looks =
    { $cards ->
        [one] { $who } holds 1 card.
       *[other] { $who } holds { $cards } cards to choose from.
    }
citadels-consideration-builds_at_once = The { $card } can be built at once, for { $cost } gold at most.
citadels-consideration-spies = { $who } holds { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } and { $gold } gold.
citadels-consideration-looks_for = Many of the cards not yet seen are { $type }.

## Districts.

citadels-consideration-aims = The city of { $who } has { $districts ->
        [one] 1 district
       *[other] { $districts } districts
    }, and a good target among them.
citadels-consideration-harms = { $who } would lose the { $card }.
citadels-consideration-costs_gold = It costs { $gold } gold.
citadels-consideration-seizes = The { $card } of { $who } is worth its price in your city.
citadels-consideration-cedes = You can get something better for the { $card }.
citadels-consideration-acquires = The { $card } is worth more to you than what you give.
citadels-consideration-gives_up = The { $card } would be gone.
citadels-consideration-beautifies = The { $card } is worth one more point, and its cost may matter elsewhere.
