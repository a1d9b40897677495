# The table of Paladins in the browser: its words beyond those of the rules. $who is a name, or "You".

## Everybody and everything.

paladins-table-you = You
paladins-table-yours = you
paladins-table-looking-on = acts now
paladins-table-others = The others
paladins-table-visit = See the whole board of { $who }
paladins-table-visit-about = Workers, Workshops, crew and what was used this round, as on your own board.
paladins-table-board-of = Board of { $who }
paladins-table-you-count = you { $count }
paladins-table-main-board = Main board
paladins-table-round =
    { $crowns ->
        [yes] with City of Crowns, round { $round } of { $rounds }
       *[no] Round { $round } of { $rounds }
    }
paladins-table-or = or
paladins-table-or-short = /
paladins-table-plus = +
paladins-table-minus = −
paladins-table-of = { $count } of { $all }
paladins-table-points =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }

## The town.

paladins-table-townsfolk = Townsfolk
paladins-table-pile = pile { $count }
paladins-table-refills = refills when the round ends
paladins-table-free = free
paladins-table-price =
    { $debt ->
        [yes] { $silver } silver, or a debt
       *[no] { $silver ->
            [0] free
           *[other] { $silver } silver
        }
    }
paladins-table-discard-for = discard for
paladins-table-orders = King’s Orders
paladins-table-order-about = { $points } points at the end for everybody who has done it { $needs } times.
paladins-table-favours = King’s Favours
paladins-table-opens = round { $round }

## The map.

paladins-table-tax = Tax
paladins-table-tax-about = When the pool is empty, the Inquisition comes.
paladins-table-taverns = Taverns
paladins-table-taverns-open = Open taverns
paladins-table-region-needs = Region { $number } asks for { $needs }
paladins-table-region-about = A Monk and a conversion ask for Faith here, an Outpost and an attack for Strength.
paladins-table-square-free = free: { $gain }
paladins-table-square-taken =
    { $piece ->
        [monk] { $who }: Monk
       *[outpost] { $who }: Outpost
    }
paladins-table-not-here = not in this game
paladins-table-outsiders = Outsiders
paladins-table-no-outsider = no Outsider until the round ends
paladins-table-scores =
    { $how ->
        [per_2_garrison] 1 VP per 2 Outposts
        [per_2_commission] 1 VP per 2 Monks
        [per_2_develop] 1 VP per 2 Workshops
        [per_2_fortify] 1 VP per 2 Walls
        [per_2_absolve] 1 VP per 2 Jars
        [per_2_recruit] 1 VP per 2 in crew
        [per_4_faith] 1 VP per 4 Faith
        [per_4_strength] 1 VP per 4 Strength
        [per_4_influence] 1 VP per 4 Influence
        [per_4_diplomacy] 1 VP per 4 Diplomacy
        [per_2_muster] 1 VP per 2 Muster cards
        [per_2_negotiate] 1 VP per 2 Negotiate cards
        [per_attacked_saracen] 1 VP per attacked Saracen
        [per_attacked_byzantine] 1 VP per attacked Byzantine
        [per_attacked_viking] 1 VP per attacked Viking
        [per_suspicion] 1 VP per Suspicion
        [per_unpaid_debt] 1 VP per unpaid Debt
        [per_paid_debt] 1 VP per paid Debt
        [orders] 1 VP, +1 per King’s Order
       *[mercenaries] 1 VP, +1 per Mercenary
    }

## One's own board.

paladins-table-workers = Workers
paladins-table-worker-count = { $worker }: { $count }
paladins-table-good =
    { $kind ->
        [silver] Silver: { $count }
        [provision] Provisions: { $count }
        [suspicion] Suspicions: { $count }
        [debt] Unpaid Debts: { $count }
       *[paid] Paid Debts: { $count }
    }
paladins-table-thing-new = { $label }, new
paladins-table-thing-costs =
    { $count ->
        [0] { $label }, free
       *[other] { $kind ->
            [silver] { $label }, costs { $count } silver
           *[provision] { $count ->
                [one] { $label }, costs { $count } provision
               *[other] { $label }, costs { $count } provisions
            }
        }
    }
paladins-table-good-about =
    { $kind ->
        [silver] Pays for actions such as Develop and Absolve. At the end, every 3 silver or provisions are worth a point.
        [provision] Pays for actions such as Commission and Fortify. At the end, every 3 silver or provisions are worth a point.
        [suspicion] The player with the most takes a Debt at an Inquisition.
        [debt] Costs 3 points at the end, unless it is paid.
       *[paid] Worth a point at the end.
    }
paladins-table-attribute =
    { $bonus ->
        [0] { $attribute } { $track }
       *[other] { $attribute } { $track }, { $bonus } more this round
    }
paladins-table-converted = Converted: { $cards }
paladins-table-converted-one = { $card } ({ $scores })
paladins-table-crew = Crew
paladins-table-sign =
    { $sign ->
        [silver] Silver
        [provision] Provisions
        [suspicion] Suspicion
       *[debt] Debt
    }
paladins-table-crew-of = Crew: { $crew }
paladins-table-no-crew = Nobody in the crew yet
paladins-table-no-paladin = The Paladin of the round is not revealed yet
paladins-table-drawn = Your Paladins
paladins-table-drawn-by = Paladins
paladins-table-nothing-secret = Nothing secret just now
paladins-table-plays-now = plays this round
paladins-table-slot = { $action }, slot { $place }
paladins-table-checks = Asks for { $checks }, raises { $raises }.
paladins-table-used = Used this round
paladins-table-used-short = used
paladins-table-used-why = Workers stand here: used in this round.
paladins-table-left =
    { $count ->
       *[other] { $count } left
    }
paladins-table-recruit = discard or hire
paladins-table-clear = clear an action
paladins-table-attacked = { $count } attacked
paladins-table-you-place = You place
paladins-table-place = Place

## The others.

paladins-table-first = first player
paladins-table-passed =
    { $count ->
        [0] Passed
       *[other] Passed, keeps
    }
paladins-table-workers-of =
    { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }

## The solo opponent.

paladins-table-has-passed = Passed
paladins-table-marker = Resource marker on space { $space }
paladins-table-workshops =
    { $count ->
        [one] { $count } Workshop
       *[other] { $count } Workshops
    }
paladins-table-schemes =
    { $any ->
        [yes] { $count } Schemes left. Played: { $played }.
       *[no] { $count } Schemes left.
    }
paladins-table-why = Why it does this
paladins-table-opponents-turn = The Opponent’s turn
paladins-table-explain = Explain each turn
paladins-table-to-own = To your turn
paladins-table-steps = This turn, step by step
paladins-table-step-on = Next
paladins-table-step-count = Step { $step } of { $steps }
paladins-table-step-why = Why: { $why }
paladins-table-step-skipped = Passed over before: { $count }.
paladins-table-step-scheme = The top card of its deck says what it tries.
paladins-table-step-takes_action = Its Scheme leads to it, and it is possible.
paladins-table-step-cannot = So it goes on to what comes next.
paladins-table-step-passes = It has no workers left for this round.
paladins-table-step-follows = This follows from the step before.
paladins-table-space-key = Space
paladins-table-resources = Resources
paladins-table-resources-about = What it gains moves this marker; each time it goes round, its lowest attribute rises.
paladins-table-cannot = not possible
paladins-table-nothing-hidden = The same steps as on paper; it knows nothing you do not.
paladins-table-no-trail = The Opponent has not acted yet.

## A phone.

paladins-table-tab-town = Town
paladins-table-tab-map = Map
paladins-table-tab-board = Board
paladins-table-tab-rivals = Rivals

## A new table.

paladins-table-no-options = Everybody plays with the same cards; there is nothing to decide.
paladins-table-difficulty = Opponent
paladins-table-difficulty-easy = Easy
    .about =
        { $crowns ->
            [yes] The Opponent begins with two Workshops.
           *[no] The Opponent begins with one Workshop.
        }
paladins-table-difficulty-standard = Standard
    .about =
        { $crowns ->
            [yes] The Opponent begins with four Workshops.
           *[no] The Opponent begins with three Workshops.
        }
paladins-table-difficulty-hard = Hard
    .about =
        { $crowns ->
            [yes] The Opponent begins with six Workshops.
           *[no] The Opponent begins with five Workshops.
        }
paladins-table-difficulty-impossible = Impossible
    .about = The Opponent begins with a Workshop on each of the eight actions of the right side.
paladins-table-expansion = Expansion
paladins-table-expansion-city_of_crowns = City of Crowns
    .about = Muster and Negotiate: two more actions, a fourth attribute, Allies, and a secret order for everybody.

## City of Crowns.

paladins-table-tab-crowns = Crowns
paladins-table-pile-open =
    { $count ->
        [0] pile empty below
       *[other] pile { $count }, top card open
    }
paladins-table-empty-pile = the pile is empty
paladins-table-empty-stack = empty
paladins-table-below =
    { $count ->
        [0] No card below
        [one] { $count } card below
       *[other] { $count } cards below
    }
paladins-table-diplomat = Diplomat
paladins-table-diplomat-about = The Diplomat stands here: this card cannot be collected. A worker can still be placed on it.
paladins-table-step =
    { $count ->
        [one] { $count } provision
       *[other] { $count } provisions
    }
paladins-table-step-about = Paid when the Diplomat passes here on the way to the card you collect.
paladins-table-delegate = Delegate
paladins-table-delegate-of = Delegate { $card }
paladins-table-enlist = Enlist
paladins-table-enlist-of = Enlist { $card }
paladins-table-outsider-pile =
    { $count ->
        [0] last card of the pile
       *[other] top of the pile, { $count } below
    }
paladins-table-allies = Allies
paladins-table-allies-about = first to three icons
paladins-table-ally-of = With { $who }.
paladins-table-icons = Icons
paladins-table-icons-of = { $icon } icons: { $count }
paladins-table-icon-printed = One is printed on the board.
paladins-table-icon-ally = Their Ally has joined.
paladins-table-icons-about = Three of an icon win its Ally. Sets of different icons are worth points at the end.
paladins-table-kept =
    { $action ->
        [muster] { $count } collected
       *[negotiate] { $count } enlisted
    }
paladins-table-kept-about =
    { $action ->
        [muster] Every { $per } Muster cards are worth a point at the end.
       *[negotiate] Two, three or four different icons are worth { $two }, { $three } or { $four } points at the end.
    }
paladins-table-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
paladins-table-secret-order = Secret King’s Order
paladins-table-secret-about = { $action }, { $needs } times: { $points } points at the end. Nobody else can see it.
paladins-table-secret-hidden = Only its owner can look at it; worth { $points } points at the end if it is fulfilled.
paladins-table-has-secret = A secret King’s Order, which is shown at the end.
paladins-table-leaves = leaves the game

## What things are, for anyone who asks.

paladins-table-needs =
    { $you ->
        [yes] needs { $attribute } { $needs }; you have { $have }.
       *[no] needs { $attribute } { $needs }; { $who } has { $have }.
    }
paladins-table-far = { $who }: { $count } of { $all }.
paladins-table-changed = This has changed since you last acted.
paladins-table-lent-about = What a Paladin lends counts for actions in its round, never for points.
paladins-table-cost-about = This is the price. It is paid to the supply.
paladins-table-verb-about =
    { $verb ->
        [tax] Silver from the Tax pool. It must be taken; anyone who takes the last of it brings the Inquisition.
        [discard_suspicion] The latest Suspicion leaves. The player with the most takes a Debt at an Inquisition.
        [pay_debt] An unpaid Debt is turned over: it no longer costs 3 points, but is worth 1.
        [destroy_debt] An unpaid Debt goes back to the stack. It no longer costs points.
        [take_debt] An unpaid Debt costs 3 points at the end, unless it is paid.
        [pray] The workers of one action on your board go back to the supply, so that it can be taken again.
        [free_recruit] A Townsfolk of the row joins your crew, or is discarded for its corner: no workers, no silver.
        [free_discard_townsfolk] A Townsfolk of the row is discarded for its corner, without paying.
        [discard_own_townsfolk] One of your own Townsfolk is discarded for its corner. Its ability is lost.
        [move_workshop] One of your Workshops goes to a free slot of another action.
        [must_pass] After that you pass at once.
       *[place_workshop] The next Workshop of the Develop row goes to a free slot, for good. You gain the worker under it.
    }
paladins-table-worker-space = Space for a worker
paladins-table-slot-takes =
    { $takes ->
        [any] Any worker fits.
        [criminal] Only a Criminal fits.
       *[other] Fits: { $worker } or Criminal.
    }
paladins-table-slot-may = A Workshop may stand here, for good.
paladins-table-slot-workshop = A Workshop stands here for good: no worker is needed.
paladins-table-standing =
    { $on ->
        [favour] { $worker } stands here until the round ends.
        [muster] { $worker } stands here until somebody collects the card.
       *[board] { $worker } stands here until you pass or clear the action.
    }
paladins-table-suggested = Suggested worker.
paladins-table-workers-about = Up to 3 unused ones stay when their owner passes.
paladins-table-place-costs = Its place costs: { $price }.
paladins-table-place-about =
    { $debt ->
        [yes] The price of this place, whichever way the card is taken. An unpaid Debt can stand for the silver.
       *[no] The price of this place, whichever way the card is taken.
    }
paladins-table-pile-about =
    { $open ->
        [yes] Cards below the top: { $count }. Its top card is open and can be chosen, too. Empty places are filled from it when the round ends.
       *[no] Cards left: { $count }. Empty places are filled from it when the round ends.
    }
paladins-table-opens-about = It is turned up when round { $round } begins.
paladins-table-half-about =
    { $which ->
        [corner] Gained by the player who discards this Townsfolk, with one worker.
        [bonus] Gained once, when it is recruited.
        [attack] Gained by the player who attacks this Outsider.
       *[convert] Gained by the player who converts this Outsider, which then scores at the end as the card says.
    }
paladins-table-occasion-about = In a crew it brings each time: { $gain }.
paladins-table-taverns-about = Everybody takes the workers of one Tavern card each round. There is one more card than players.
paladins-table-region-closed = None of its squares can be chosen now.
paladins-table-square-away = Used with { $players } or more players only: not in this game.
paladins-table-suit =
    { $suit ->
        [saracen] Saracens
        [byzantine] Byzantines
       *[viking] Vikings
    }
paladins-table-suit-about = The people an Outsider belongs to. Some converted Outsiders score for each Outsider of one people you have attacked.
paladins-table-checks-card = Asks for what the card says, and raises Diplomacy.
paladins-table-use = { $action }, use { $use } of { $all }
paladins-table-use-done = Already done.
paladins-table-use-worth = This many bring { $worth } at the end.
paladins-table-anybody = anybody
paladins-table-takes = Workers: { $workers }.
paladins-table-costs = Costs { $cost }.
paladins-table-harvest =
    { $count ->
        [one] With { $count } worker: { $gain }.
       *[other] With { $count } workers: { $gain }.
    }
paladins-table-under = Workshops left: { $count }. Under the next one: { $gain }.
paladins-table-space = Space { $place } of the track
paladins-table-space-about = An attribute that stands here is worth { $worth } at the end.
paladins-table-first-about = Begins this round. In the next one the player to the left begins.
paladins-table-first-alone = Alone you always begin.
paladins-table-points-about = As if the game were over now, counted from what can be seen.
paladins-table-round-about = The game has seven rounds. In each you play a Paladin, visit a Tavern, and act until everybody has passed.
paladins-table-total = All points
paladins-table-line-about =
    { $of ->
        [kings_orders] For everybody who has done what an Order asks for: 4, 6 or 8 points by its place.
        [track] For the place on the track. What a Paladin lends does not count.
        [develop] For six, seven or eight Workshops placed: 1, 3 or 6 points.
        [debts] Each paid Debt is worth 1 point, each unpaid one costs 3.
        [resources] One point for every 3 silver and provisions together.
        [count] From the fifth on they are worth more and more. Walls have points of their own besides.
        [converted] What the converted Outsiders say on their lower half.
        [secret_order] For the secret King’s Order, if it is fulfilled.
        [muster_cards] One point for every 2 Muster cards collected.
        [negotiate_sets] For sets of different icons on the board and on the cards enlisted.
       *[total] Most points win. If they are equal, more points from King’s Orders decide, then fewer Suspicions.
    }

## What things of the opponent and of City of Crowns are.

paladins-table-rival-about = It plays by the Schemes it turns up and pays nothing. The table does it for you and says why.
paladins-table-rival-workers = It begins each round with three more workers than the round number, and keeps none.
paladins-table-scheme-cards = Schemes
paladins-table-scheme-about = A Scheme says what the Opponent tries. If it cannot, it takes the next thing that it can.
paladins-table-trail-step = Step { $number } of its turn
paladins-table-trail-step-about =
    { $cannot ->
        [yes] It was considered, but is not possible.
       *[no] If it is about a card or a square, that has the same number.
    }
paladins-table-below-about = When the open card is collected, the next one is turned up.
paladins-table-banner-about = The price for placing a worker on this card. Collecting the card does not cost it.
paladins-table-level = Level { $level }
paladins-table-level-about = Higher levels lie deeper, ask for more and bring more.
paladins-table-helped-about = Added when this card is delegated, for this action only: { $action }.

## Short names on cards.

paladins-table-title-abbot = Abbot
paladins-table-title-acolyte = Acolyte
paladins-table-title-architect = Architect
paladins-table-title-conspirator = Conspirator
paladins-table-title-debt_collector = Debt Collector
paladins-table-title-defender = Defender
paladins-table-title-gatekeeper = Gatekeeper
paladins-table-title-missionary = Missionary
paladins-table-title-peddler = Peddler
paladins-table-title-squire = Squire
paladins-table-title-watchman = Watchman
paladins-table-title-archer = Archer
paladins-table-title-armourer = Armourer
paladins-table-title-assassin = Assassin
paladins-table-title-champion = Champion
paladins-table-title-guardian = Guardian
paladins-table-title-hunter = Hunter
paladins-table-title-invader = Invader
paladins-table-title-lookout = Lookout
paladins-table-title-mercenary = Mercenary
paladins-table-title-thief = Thief
paladins-table-title-traitor = Traitor
paladins-table-title-warrior = Warrior
paladins-table-title-adventurer = Adventurer
paladins-table-title-barbarian = Barbarian
paladins-table-title-marauder = Marauder
paladins-table-title-protector = Protector
paladins-table-title-vigilante = Vigilante
paladins-table-title-knight = Knight
paladins-table-title-escort = Escort
paladins-table-title-princess = Princess
paladins-table-title-executioner = Executioner
paladins-table-title-envoy = Envoy
paladins-table-title-thug = Thug

## Letters on marks, for those who want them: no two alike

paladins-table-letter-labourer = L
paladins-table-letter-scout = S
paladins-table-letter-merchant = M
paladins-table-letter-fighter = F
paladins-table-letter-cleric = C
paladins-table-letter-criminal = X
paladins-table-reason-count = { $count } in all
paladins-table-reason-level = level { $count }
paladins-table-reason-left = { $count } left
paladins-table-reason-paid = { $count } paid
paladins-table-reason-unpaid = { $count } unpaid
paladins-table-tie-orders = Equal points: more points from King’s Orders decide ({ $amounts })
paladins-table-tie-suspicions = Equal points, even from King’s Orders: fewer Suspicions decide ({ $amounts })

## The theatre: what is shown of what happens, and what it means for the viewer.

paladins-table-round-begins = Round { $round } of { $rounds }
paladins-table-last-round-begins = The last round
paladins-table-points-counted = The points are counted
paladins-table-inquisition-comes = The Inquisition
paladins-table-fate-card-debt = Debt
paladins-table-fate-inquisition = The Inquisition is here
    .means = The player with the most Suspicions takes a Debt.
    .known =
        { $standing ->
            [most] You have the most: { $own }.
            [equal] Another has as many as you: { $own }.
           *[fewer] You have { $own }; another has { $most }.
        }
paladins-table-fate-judged = The Inquisition condemns you
    .means = Nobody had more Suspicions than you: { $had }.
    .lost = You take an unpaid Debt: 3 points less at the end, unless it is paid.
    .kept = Half of your Suspicions are gone; left: { $own }.
    .known = Your unpaid Debts now: { $debts }. The Tax is full again: { $tax }.
paladins-table-fate-spared = The Inquisition spares you
    .means =
        { $own ->
            [0] You have no Suspicions.
           *[other] Others had more Suspicions than you: you have { $own }.
        }
    .kept = No Debt for you. Your Suspicions stay, and count the next time.
    .known = The Tax is full again: { $tax }.
paladins-table-fate-suspected = You are under suspicion
    .means =
        { $standing ->
            [most] You have the most, { $own }: an Inquisition now means a Debt. Tax left: { $tax }.
            [equal] You have { $own }, as many as the most suspected. Tax left: { $tax }.
           *[fewer] You have { $own }; another has { $most }. Tax left: { $tax }.
        }
paladins-table-narration-title = { $who }, with { $paladin }
paladins-table-narration-chooses = { $who } chooses
paladins-table-narration-chooses-next = When all have chosen, the actions begin
paladins-table-narration-fact = Workers: { $workers }. Silver: { $silver }. Provisions: { $provisions }.
paladins-table-narration-next = Then { $who } acts
paladins-table-narration-you-next = Then it is your turn
paladins-table-narration-last = All others have passed
paladins-table-narration-passed = You have passed. You choose again in the next round.
paladins-table-narration-until =
    { $count ->
        [0] Yours is the next turn.
        [one] One turn comes before yours.
       *[other] { $count } turns come before yours.
    }
