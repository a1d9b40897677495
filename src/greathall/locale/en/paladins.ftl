# Paladins of the West Kingdom. Goods come from the general supply and go back there, unless the Tax is named.
# What is printed on a card reaches its text and the answers that name it as variables; effects are said by the verbs.

paladins-title = Paladins of the West Kingdom

## Questions: the turn.

paladins-question-turn = Take an action, or pass
    .why = An action with workers of yours on it is closed until they leave. If you pass, you may keep up to 3 workers.
    .waiting = { $who } chooses an action
paladins-question-mode = Choose how many workers to place
    .why = A second worker brings more, but must match the colour of its slot, or be a Criminal.
    .waiting = { $who } chooses how many workers to place
paladins-question-townsfolk = Recruit a Townsfolk, or discard one
    .why = Two workers recruit, one discards. The price is that of the place; on the left you may take a Debt instead.
    .waiting = { $who } chooses one of the Townsfolk
paladins-question-free_recruit = Recruit or discard a Townsfolk for free
    .why = Neither workers nor silver are needed, whatever the place costs. You may also decline.
    .waiting = { $who } may take a Townsfolk for free
paladins-question-first_townsfolk = Recruit your first Townsfolk
    .why = It is free, from any place of the row, and its bonus is gained at once.
    .waiting = { $who } chooses a first Townsfolk
paladins-question-workshop_target = Choose a slot for the Workshop
    .why = It stays for good and replaces a worker there. A worker on that slot goes back to the supply.
    .waiting = { $who } chooses a slot for a Workshop
paladins-question-workshop = Place a Workshop for free
    .why = It stays for good and replaces a worker there. You gain what is under it on the Develop row.
    .waiting = { $who } places a Workshop for free
paladins-question-pray = Clear an action
    .why = Its workers go back to the supply, and it can be taken again in this round. Pray cannot clear itself.
    .waiting = { $who } chooses an action to clear
paladins-question-clear = Clear an action for free
    .why = Its workers go back to the supply, and it can be taken again. Even the one just taken, or none.
    .waiting = { $who } may clear an action
paladins-question-square = { $action }: choose a free square
    .why = Regions further to the right ask for more. The square's reward is gained at once.
    .waiting = { $who } chooses a square of the main board
paladins-question-jar = Choose a space for the Jar
    .why = Its reward is gained at once, with 1 Faith, and a Suspicion may be discarded. Each space once.
    .waiting = { $who } chooses a space for a Jar
paladins-question-attack = Attack an Outsider
    .why =
        { $bribe ->
            [0] Your Strength must reach its place, and no bribe makes up for it. Its reward is gained at once.
           *[other] Every 2 missing Strength, or part of 2, costs 1 silver as a bribe. Its reward is gained at once.
        }
    .waiting = { $who } chooses an Outsider to attack
paladins-question-convert = Convert an Outsider
    .why = Your Faith must reach its place. It raises your Strength and scores at the end.
    .waiting = { $who } chooses an Outsider to convert

## Questions: workers, payment and gains.

paladins-question-worker = Place a worker on { $slot }
    .why = Slots are filled from the left. A Criminal fits every slot; a dotted slot takes any worker.
    .waiting = { $who } places workers
paladins-question-space_worker = Place a worker: { $space }
    .why = The worker stays there, and nobody else can use the space meanwhile.
    .waiting = { $who } places a worker on a shared space
paladins-question-payment = Choose how to pay
    .why =
        { $provisions ->
            [0] The price is { $silver } silver.
            [one] The price is { $silver } silver and 1 provision.
           *[other] The price is { $silver } silver and { $provisions } provisions.
        } An unpaid Debt costs 3 points at the end, unless it is paid.
    .waiting = { $who } chooses how to pay
paladins-question-order = Choose what comes first
    .why = You gain all of it; the order can make a difference. The rest follows in the same way.
    .waiting = { $who } chooses the order of the gains
paladins-question-choice = Choose one of these rewards
    .why = Exactly one of them, even one that would do nothing now.
    .waiting = { $who } chooses a reward
paladins-question-suspicion = Discard a Suspicion, or keep it
    .why = The latest one leaves. A Suspicion you keep counts at the next Inquisition.
    .waiting = { $who } may discard a Suspicion
paladins-question-debt = Destroy an unpaid Debt, or keep it
    .why = Destroyed, it costs no points and can no longer be paid. Unpaid it costs 3 points, paid it brings 1.
    .waiting = { $who } may destroy a Debt
paladins-question-trigger = Inquisition: choose whose ability comes next
    .why = All your Townsfolk that answer to it act once, and the order can decide how many Suspicions you have.
    .waiting = { $who } resolves the crew at the Inquisition

## Questions: the round.

paladins-question-play = Choose the Paladin for this round
    .why = You decide about the others next. Nobody sees the Paladin before all have chosen.
    .waiting = { $who } chooses a Paladin
paladins-question-top = Choose the Paladin for the top of your pile
    .why = You draw it again in the next round. The other one goes under the pile.
    .waiting = { $who } puts the other Paladins back
paladins-question-tavern = Visit a Tavern
    .why = You gain the workers on it for this round; each Criminal among them brings a Suspicion.
    .waiting = { $who } chooses a Tavern
paladins-question-keep = Choose workers to keep for the next round
    .why = Up to 3, in any order; all others go back to the supply.
    .waiting = { $who } chooses which workers to keep

## Answers. Those that belong to a thing on the board have a short verb.

paladins-answer-pass = Pass
    .verb = Pass
    .waste = You still have workers.
paladins-answer-turn-action = { $action }
    .verb = { $action }
paladins-answer-use-space =
    { $silver ->
        [0] { $provisions ->
            [0] { $debts ->
                [0] { $space }: { $reward }
               *[other] { $space } (for an unpaid Debt): { $reward }
            }
            [one] { $space } (for 1 provision): { $reward }
           *[other] { $space } (for { $provisions } provisions): { $reward }
        }
       *[other] { $space } (for { $silver } silver): { $reward }
    }
    .verb = Use it
paladins-answer-one-worker = Place one worker
    .verb = One worker
paladins-answer-two-workers = Place two workers
    .verb = Two workers
paladins-answer-none = Leave them all
    .verb = Leave them
paladins-answer-recruit-townsfolk =
    { $bonus-is ->
        [none] Recruit { $townsfolk }. { $occasion }: { $reward }
       *[other] Recruit { $townsfolk }: { $bonus }. { $occasion }: { $reward }
    }
    .verb = Recruit
paladins-answer-discard-townsfolk = Discard { $townsfolk }: { $discard }
    .verb = Discard
paladins-answer-workshop-on-slot = Workshop on { $slot }
    .verb = Place the Workshop
paladins-answer-clear-nothing = Clear nothing
    .verb = Clear nothing
paladins-answer-clear-action = Clear { $action }
    .verb = Clear { $action }
paladins-answer-settle-square = { $square }: { $reward }
    .verb = Settle
paladins-answer-fill-jar_space = { $jar_space }: { $reward }
    .verb = Place the Jar
paladins-answer-attack-outsider = Attack { $outsider }: { $attack }
    .verb = Attack
paladins-answer-convert-outsider = Convert { $outsider }: { $convert }. At the end: { $scoring }
    .verb = Convert
paladins-answer-place-worker = { $worker }
    .verb = Place
paladins-answer-payment-way = { $way }
    .verb = { $way }
paladins-answer-take-gain = First { $gain }
    .verb = First { $gain }
paladins-answer-choose-reward = Choose: { $reward }
    .verb = { $reward }
paladins-answer-discard-suspicion = Discard the Suspicion
    .verb = Discard
paladins-answer-keep-suspicion = Keep the Suspicion
    .verb = Keep
paladins-answer-destroy-debt = Destroy the Debt
    .verb = Destroy
paladins-answer-keep-debt = Keep the Debt
    .verb = Keep
paladins-answer-trigger-townsfolk = { $townsfolk }: { $reward }
    .verb = Use
paladins-answer-keep-none = Keep no worker
    .verb = Keep none
paladins-answer-keep-worker_set = Keep { $worker_set }
    .verb = Keep
paladins-answer-play-paladin =
    { $paladin } ({ $workers }; { $bonus }{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] ; { $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] { $action } without provisions
                       *[other] { $action } without silver
                    }
                   *[other] { $action } for { $silver_off } silver less
                }
               *[other] each { $action }: { $reward }
            }
        }
       *[other] ; opens a way to pay: { $way }
    })
    .verb = Play { $paladin }
paladins-answer-top-paladin = { $paladin } on top
    .verb = Put { $paladin } on top
paladins-answer-visit-tavern = { $tavern }: { $workers }
    .verb = Visit

## What is printed on cards, as a text.

paladins-text-townsfolk =
    { $bonus-is ->
        [none] Discarded: { $discard }. { $occasion }: { $reward }.
       *[other] Discarded: { $discard }. Recruited: { $bonus }. { $occasion }: { $reward }.
    }
paladins-text-outsider = Attack: { $attack }. Convert: { $convert }. At the end: { $scoring }.
paladins-text-wall =
    { $points ->
        [0] Built: { $reward }.
        [one] Built: { $reward }. 1 point at the end.
       *[other] Built: { $reward }. { $points } points at the end.
    }
paladins-text-tavern = Brings { $workers }.
paladins-text-paladin =
    Brings { $workers }. In its round: { $bonus }.{ $way-is ->
        [none] { $action-is ->
            [none] { "" }
           *[other] { " " }{ $reward-is ->
                [none] { $silver_off ->
                    [0] { $no_silver ->
                        [0] { $action } costs no provisions.
                       *[other] { $action } costs no silver.
                    }
                   *[other] { $action } costs { $silver_off } silver less.
                }
               *[other] Each { $action }: { $reward }.
            }
        }
       *[other] { " " }Opens a way to pay: { $way }.
    }
paladins-text-space =
    { $worker-is ->
        [any] Any worker
       *[other] { $worker }
    }{ $silver ->
        [0] { "" }
       *[other] , { $silver } silver
    }{ $provisions ->
        [0] { "" }
        [one] , 1 provision
       *[other] , { $provisions } provisions
    }{ $debts ->
        [0] { "" }
       *[other] , an unpaid Debt
    }: { $reward }.
paladins-text-order = Fulfilled by anyone with { $needs } to show for { $action }. Brings points at the end, by its place.
paladins-text-suspicion =
    { $tax ->
        [0] Brings no silver from the Tax. It counts at the next Inquisition.
       *[other] Brings { $tax } silver from the Tax. It counts at the next Inquisition.
    }
paladins-text-square = Settled by a Monk or an Outpost: { $reward }.
paladins-text-jar_space = Filled with a Jar: { $reward }.

## Verbs: what effects do, in an amount.

paladins-verb-labourer =
    { $amount ->
        [one] 1 Labourer
       *[other] { $amount } Labourers
    }
paladins-verb-scout =
    { $amount ->
        [one] 1 Scout
       *[other] { $amount } Scouts
    }
paladins-verb-merchant =
    { $amount ->
        [one] 1 Merchant
       *[other] { $amount } Merchants
    }
paladins-verb-fighter =
    { $amount ->
        [one] 1 Fighter
       *[other] { $amount } Fighters
    }
paladins-verb-cleric =
    { $amount ->
        [one] 1 Cleric
       *[other] { $amount } Clerics
    }
paladins-verb-criminal =
    { $amount ->
        [one] 1 Criminal
       *[other] { $amount } Criminals
    }
paladins-verb-silver = { $amount } silver
paladins-verb-provision =
    { $amount ->
        [one] 1 provision
       *[other] { $amount } provisions
    }
paladins-verb-faith = { $amount } Faith
paladins-verb-strength = { $amount } Strength
paladins-verb-influence = { $amount } Influence
paladins-verb-tax = { $amount } silver from the Tax
paladins-verb-discard_suspicion =
    { $amount ->
        [one] discard a Suspicion
       *[other] discard { $amount } Suspicions
    }
paladins-verb-pay_debt =
    { $amount ->
        [one] pay a Debt
       *[other] pay { $amount } Debts
    }
paladins-verb-destroy_debt =
    { $amount ->
        [one] destroy a Debt
       *[other] destroy { $amount } Debts
    }
paladins-verb-take_debt =
    { $amount ->
        [one] take a Debt
       *[other] take { $amount } Debts
    }
paladins-verb-pray = clear an action
paladins-verb-free_recruit = take a Townsfolk for free
paladins-verb-place_workshop = place a Workshop
paladins-verb-choice = choose a reward
## Events.

paladins-event-first_player = { $who } is the first player.
paladins-event-round = Round { $number } begins: { $first } goes first.
paladins-event-reveals_order = A King's Order is revealed: { $order }.
paladins-event-reveals_favour = A King's Favour is revealed: { $favour }.
paladins-event-taverns = The Taverns of this round are laid out.
paladins-event-shows_paladin = { $who } plays { $paladin }.
paladins-event-visits = { $who } visits a { $tavern }.
paladins-event-gains = { $who } gains { $what }.
paladins-event-takes_tax = { $who } takes { $silver } silver from the Tax.
paladins-event-pays =
    { $provisions ->
        [0] { $who } pays { $silver } silver.
        [one] { $silver ->
            [0] { $who } pays 1 provision.
           *[other] { $who } pays { $silver } silver and 1 provision.
        }
       *[other] { $silver ->
            [0] { $who } pays { $provisions } provisions.
           *[other] { $who } pays { $silver } silver and { $provisions } provisions.
        }
    }
paladins-event-takes_action = { $who } takes the action { $action }.
paladins-event-uses_space = { $who } uses { $space }.
paladins-event-places = { $who } places a worker on { $action }: { $worker }.
paladins-event-places_on_space = { $who } places a worker on { $space }: { $worker }.
paladins-event-gives_back = { $who } gives back { $count } × { $worker }.
paladins-event-clears = { $who } clears { $action }.
paladins-event-places_workshop = { $who } places a Workshop: { $slot }.
paladins-event-recruits = { $who } recruits { $card }.
paladins-event-discards_townsfolk = { $who } discards { $card }.
paladins-event-settles = { $who } takes a square with { $action }: { $square }.
paladins-event-builds_wall = { $who } builds a { $wall }.
paladins-event-fills_jar_space = { $who } places a Jar: { $space }.
paladins-event-attacks = { $who } attacks { $card }.
paladins-event-converts = { $who } converts { $card }.
paladins-event-suspected = { $who } draws a card: { $card }.
paladins-event-discards_suspicion = { $who } discards a card: { $card }.
paladins-event-inquisition = The Tax is empty: the Inquisition comes!
paladins-event-acts_for = The ability of { $card } works for { $who }.
paladins-event-paladin_acts_for = The ability of { $paladin } works for { $who }.
paladins-event-refills_tax = The Tax is filled up by { $silver } silver.
paladins-event-takes_debts =
    { $count ->
        [one] { $who } takes an unpaid Debt.
       *[other] { $who } takes { $count } unpaid Debts.
    }
paladins-event-pays_debts =
    { $count ->
        [one] { $who } pays a Debt.
       *[other] { $who } pays { $count } Debts.
    }
paladins-event-destroys_debt = { $who } destroys an unpaid Debt.
paladins-event-passes = { $who } passes.
paladins-event-leaves_row = The card at place { $place } leaves the row: { $row }.
paladins-event-fills_row =
    { $count ->
        [one] A new card comes to the row: { $row }.
       *[other] { $count } new cards come to the row: { $row }.
    }
paladins-event-game_over = The last round is over: the points are counted.

## Events: what the solo opponent does, and why.

paladins-event-opponent_begins = { $who } plays at this difficulty: { $difficulty }. King's Orders turned up for it: { $orders }.
paladins-event-gets_workshop = { $who } gets a Workshop on the leftmost free slot of { $action }.
paladins-event-frees_scheme = The Scheme on the King's Favour { $favour } goes to the Scheme discards.
paladins-event-leftover_tavern =
    { $criminals ->
        [0] A { $tavern } is left over. It has no Criminal, so { $who } draws no Suspicion.
        [one] A { $tavern } is left over. It has a Criminal, so { $who } draws a Suspicion.
       *[other] A { $tavern } is left over. It has { $criminals } Criminals, so { $who } draws as many Suspicions.
    }
paladins-event-begins_with =
    { $workers ->
        [one] { $who } begins the round with 1 worker.
       *[other] { $who } begins the round with { $workers } workers.
    }
paladins-event-scheme = { $who } turns up a Scheme: { $scheme }.
paladins-event-shuffles_schemes = The Schemes of { $who } are shuffled into a new deck of { $cards }.
paladins-event-weighs_orders = { $who } tries King's Orders, those not fulfilled first, from right to left: { $orders }.
paladins-event-cannot =
    { $need ->
        [0] { $who } cannot take { $move }: { $why }.
       *[other] { $who } cannot take { $move }: { $why }, { $have } of { $need }.
    }
paladins-event-falls_back = { $who } takes the first of Recruit, Pray, Trade, Conspire and Rest that is possible.
paladins-event-skips_place = { $who } skips place { $place } of the row ({ $row }): { $why }.
paladins-event-picks_place = { $who } takes place { $place } of the row ({ $row }), counting from the marker on { $marker }.
paladins-event-skips_favour = { $who } skips King's Favour { $place }: { $why }.
paladins-event-picks_favour = { $who } takes King's Favour { $place }, counting from the marker on { $marker }.
paladins-event-skips_wish = { $who } would like { $wish }: { $why }.
paladins-event-picks_square =
    { $equals ->
        [one] { $who } wishes for { $wish }: { $square }.
       *[other] { $who } wishes for { $wish }: { $square }, the leftmost of { $equals } that are equal.
    }
paladins-event-sends_workers =
    { $workers ->
        [one] { $who } places 1 worker on { $move }.
       *[other] { $who } places { $workers } workers on { $move }.
    }
paladins-event-sends_worker = { $who } places a worker on { $space }.
paladins-event-gets_workers =
    { $workers ->
        [one] { $who } gains 1 worker.
       *[other] { $who } gains { $workers } workers.
    }
paladins-event-marker_moves =
    { $steps ->
        [one] The marker of { $who } moves 1 space, to { $space } ({ $cause }).
       *[other] The marker of { $who } moves { $steps } spaces, to { $space } ({ $cause }).
    }
paladins-event-lap =
    { $tied ->
        [one] The marker has gone round: the lowest attribute of { $who } rises, { $attribute }.
       *[other] The marker has gone round: of { $tied } lowest attributes of { $who } the topmost rises, { $attribute }.
    }
paladins-event-lap_lost = The marker has gone round, but all attributes of { $who } are at the end of their tracks.
paladins-event-tax_leaves = For { $who }, { $silver } silver from the Tax goes to the supply.
paladins-event-lacks =
    { $silver ->
        [0] { $who } has nothing for it: { $what }.
       *[other] { $who } has nothing for it: { $what }. Instead { $silver } silver from the Tax goes to the supply.
    }
paladins-event-turns_jar = { $who } turns Jar { $number }.
paladins-event-clears_right =
    { $workers ->
        [one] 1 worker leaves the right side of the board of { $who }.
       *[other] { $workers } workers leave the right side of the board of { $who }.
    }
paladins-event-nothing_to_clear = No worker stands on the right side of the board of { $who }.
paladins-event-chooses_reward = { $who } chooses: { $reward } ({ $why }).
paladins-event-ignores = This means nothing to { $who }: { $what }.
paladins-event-rests =
    { $left ->
        [0] { $who } rests, with no worker left.
        [one] { $who } rests, with 1 worker left.
       *[other] { $who } rests, with { $left } workers left.
    }
paladins-event-returns_workers =
    { $workers ->
        [one] { $who } gives back 1 worker.
       *[other] { $who } gives back { $workers } workers.
    }

## Why not. `named` is said if the answer that is refused is known.

paladins-reason-workers_stand_there = workers still stand there
    .named = workers still stand on { $action }
paladins-reason-workers_short =
    { $n ->
        [one] 1 worker short
       *[other] { $n } workers short
    }
paladins-reason-no_fitting_worker = no worker in hand that fits
    .named =
        { $worker-is ->
            [criminal] needs a Criminal
           *[other] needs a { $worker } or a Criminal
        }
paladins-reason-silver_short = { $n } silver short
paladins-reason-provisions_short =
    { $n ->
        [one] 1 provision short
       *[other] { $n } provisions short
    }
paladins-reason-no_piece_left = nothing is left to place
paladins-reason-no_square_in_reach = no free square in reach
    .named = no free square your { $attribute } reaches
paladins-reason-square_taken = this square is taken
paladins-reason-no_wall_left = no Wall is left
paladins-reason-space_taken = a Jar already stands there
paladins-reason-no_outsider_there = no Outsider is there
paladins-reason-no_townsfolk_there = no Townsfolk is there
paladins-reason-no_worker_stands_there = no workers to clear
paladins-reason-not_pray_itself = Pray cannot clear itself
paladins-reason-occupied = a worker already stands there
paladins-reason-wrong_colour = the slot asks for another colour
paladins-reason-no_such_worker = you have none
    .named = you have no { $worker }
paladins-reason-needed_on_another_slot = needed on another slot
paladins-reason-upwards = the same workers can be placed the other way round
paladins-reason-workshop_there = a Workshop already stands there
paladins-reason-no_debt_here = no Debt can be taken here
paladins-reason-out_of_reach = needs { $n2 }, you have { $n }
    .named = region { $region } needs { $n2 }, you have { $n }
paladins-reason-faith_short = Faith { $n } of { $n2 }
paladins-reason-strength_short = Strength { $n } of { $n2 }
paladins-reason-influence_short = Influence { $n } of { $n2 }
paladins-reason-nothing_owed = there is no unpaid Debt
paladins-reason-only_debt_squares = only squares that pay a Debt are in reach, and no Debt is unpaid
paladins-reason-not_revealed = not revealed yet
paladins-reason-no_free_favour = no revealed King's Favour is free
paladins-reason-comes_last = considered only when no other card will do

## Workers and attributes.

paladins-worker-labourer = Labourer
    .text = Fits dotted slots only.
paladins-worker-scout = Scout
    .text = Fits green and dotted slots.
paladins-worker-merchant = Merchant
    .text = Fits blue and dotted slots.
paladins-worker-fighter = Fighter
    .text = Fits red and dotted slots.
paladins-worker-cleric = Cleric
    .text = Fits black and dotted slots.
paladins-worker-criminal = Criminal
    .text = Fits every slot. Anyone who gains one draws a Suspicion.
paladins-attribute-faith = Faith
    .text = Asked for by Commission and Convert, raised by Garrison and Absolve. Its track scores at the end.
paladins-attribute-strength = Strength
    .text = Asked for by Garrison and Attack, raised by Fortify and Convert. Its track scores at the end.
paladins-attribute-influence = Influence
    .text = Asked for by Fortify and Absolve, raised by Commission and Attack. Its track scores at the end.

## Actions of the player board.

paladins-action-develop = Develop
    .text = A Workshop goes from the Develop row to a slot of the right side, for good. The worker under it is gained.
paladins-action-hunt = Hunt
    .text = Brings provisions: for one worker, or more for two.
paladins-action-trade = Trade
    .text = Brings silver: for one worker, or more for two.
paladins-action-recruit = Recruit
    .text = A Townsfolk of the row joins your crew for two workers, or is discarded for its corner with one.
paladins-action-pray = Pray
    .text = The workers of another action go back to the supply, so that it can be taken again.
paladins-action-conspire = Conspire
    .text = Brings a Criminal, and with it a Suspicion.
paladins-action-commission = Commission
    .text = A Monk goes to a free square your Faith reaches. Raises Influence; the square brings its reward.
paladins-action-fortify = Fortify
    .text = The top Wall of the pile is built, if your Influence allows one more. Raises Strength, by the Wall.
paladins-action-garrison = Garrison
    .text = An Outpost goes to a free square your Strength reaches. Raises Faith; the square brings its reward.
paladins-action-absolve = Absolve
    .text = A Jar goes to a space of your board, if your Influence allows one more. Raises Faith; a Suspicion goes.
paladins-action-attack = Attack
    .text = An Outsider of the row is yours for its reward. Missing Strength is made up by a bribe. Raises Influence.
paladins-action-convert = Convert
    .text = An Outsider of the row your Faith reaches joins you. Raises Strength, and scores at the end.

## Slots of the player board.

paladins-board_slot-develop_1 = Develop, slot 1
paladins-board_slot-develop_2 = Develop, slot 2
paladins-board_slot-hunt_1 = Hunt, slot 1
paladins-board_slot-hunt_2 = Hunt, slot 2
paladins-board_slot-trade_1 = Trade, slot 1
paladins-board_slot-trade_2 = Trade, slot 2
paladins-board_slot-recruit_1 = Recruit, slot 1
paladins-board_slot-recruit_2 = Recruit, slot 2
paladins-board_slot-pray_1 = Pray, slot 1
paladins-board_slot-conspire_1 = Conspire, slot 1
paladins-board_slot-commission_1 = Commission, slot 1
paladins-board_slot-commission_2 = Commission, slot 2
paladins-board_slot-commission_3 = Commission, slot 3
paladins-board_slot-fortify_1 = Fortify, slot 1
paladins-board_slot-fortify_2 = Fortify, slot 2
paladins-board_slot-fortify_3 = Fortify, slot 3
paladins-board_slot-garrison_1 = Garrison, slot 1
paladins-board_slot-garrison_2 = Garrison, slot 2
paladins-board_slot-garrison_3 = Garrison, slot 3
paladins-board_slot-absolve_1 = Absolve, slot 1
paladins-board_slot-absolve_2 = Absolve, slot 2
paladins-board_slot-absolve_3 = Absolve, slot 3
paladins-board_slot-attack_1 = Attack, slot 1
paladins-board_slot-attack_2 = Attack, slot 2
paladins-board_slot-attack_3 = Attack, slot 3
paladins-board_slot-convert_1 = Convert, slot 1
paladins-board_slot-convert_2 = Convert, slot 2
paladins-board_slot-convert_3 = Convert, slot 3

## Slots for Workshops.

paladins-slot-commission_1 = Commission, slot 1
paladins-slot-commission_2 = Commission, slot 2
paladins-slot-fortify_1 = Fortify, slot 1
paladins-slot-fortify_2 = Fortify, slot 2
paladins-slot-garrison_1 = Garrison, slot 1
paladins-slot-garrison_2 = Garrison, slot 2
paladins-slot-absolve_1 = Absolve, slot 1
paladins-slot-absolve_2 = Absolve, slot 2
paladins-slot-attack_1 = Attack, slot 1
paladins-slot-attack_2 = Attack, slot 2
paladins-slot-convert_1 = Convert, slot 1
paladins-slot-convert_2 = Convert, slot 2

## Townsfolk: who it is, and what tells it from the others of its kind.

paladins-townsfolk-abbot_labourer = Abbot (Labourer)
paladins-townsfolk-abbot_provision = Abbot (Provisions)
paladins-townsfolk-abbot_tax = Abbot (Tax)
paladins-townsfolk-acolyte_labourer = Acolyte (Labourer)
paladins-townsfolk-acolyte_silver = Acolyte (Silver)
paladins-townsfolk-acolyte_tax = Acolyte (Tax)
paladins-townsfolk-architect_labourer = Architect (Labourer)
paladins-townsfolk-architect_provision = Architect (Provisions)
paladins-townsfolk-architect_tax = Architect (Tax)
paladins-townsfolk-conspirator_1 = Conspirator (Suspicions)
paladins-townsfolk-conspirator_2 = Conspirator (Criminal)
paladins-townsfolk-debt_collector_labourer = Debt Collector (Labourer)
paladins-townsfolk-debt_collector_scout = Debt Collector (Scout)
paladins-townsfolk-debt_collector_fighter = Debt Collector (Fighter)
paladins-townsfolk-defender_labourer = Defender (Labourer)
paladins-townsfolk-defender_provision = Defender (Provisions)
paladins-townsfolk-defender_tax = Defender (Tax)
paladins-townsfolk-gatekeeper_labourer = Gatekeeper (Labourer)
paladins-townsfolk-gatekeeper_silver = Gatekeeper (Silver)
paladins-townsfolk-gatekeeper_tax = Gatekeeper (Tax)
paladins-townsfolk-missionary_labourer = Missionary (Labourer)
paladins-townsfolk-missionary_provision = Missionary (Provisions)
paladins-townsfolk-missionary_tax = Missionary (Tax)
paladins-townsfolk-peddler_labourer = Peddler (Labourer)
paladins-townsfolk-peddler_provision = Peddler (Provisions)
paladins-townsfolk-peddler_silver = Peddler (Silver)
paladins-townsfolk-squire_strength = Squire (Strength)
paladins-townsfolk-squire_influence = Squire (Influence)
paladins-townsfolk-squire_faith = Squire (Faith)
paladins-townsfolk-watchman_labourer = Watchman (Labourer)
paladins-townsfolk-watchman_silver = Watchman (Silver)
paladins-townsfolk-watchman_tax = Watchman (Tax)

## When Townsfolk act.

paladins-occasion-absolve = Each Absolve
paladins-occasion-commission = Each Commission
paladins-occasion-develop = Each Develop
paladins-occasion-attack = Each Attack
paladins-occasion-fortify = Each Fortify
paladins-occasion-convert = Each Convert
paladins-occasion-garrison = Each Garrison
paladins-occasion-pay_debt = Each Debt paid
paladins-occasion-inquisition = Each Inquisition
paladins-occasion-inquisition_two_or_more = Each Inquisition with 2 or more Suspicions
paladins-occasion-inquisition_zero = Each Inquisition without a Suspicion

## Outsiders, their suits and how they score once converted.

paladins-outsider-archer_byzantine = Byzantine Archer
paladins-outsider-armourer_byzantine = Byzantine Armourer
paladins-outsider-assassin_byzantine = Byzantine Assassin
paladins-outsider-champion_byzantine = Byzantine Champion
paladins-outsider-guardian_byzantine = Byzantine Guardian
paladins-outsider-hunter_byzantine = Byzantine Hunter
paladins-outsider-invader_byzantine = Byzantine Invader
paladins-outsider-lookout_byzantine = Byzantine Lookout
paladins-outsider-mercenary_byzantine = Byzantine Mercenary
paladins-outsider-thief_byzantine = Byzantine Thief
paladins-outsider-traitor_byzantine = Byzantine Traitor
paladins-outsider-warrior_byzantine = Byzantine Warrior
paladins-outsider-adventurer_saracen = Saracen Adventurer
paladins-outsider-archer_saracen = Saracen Archer
paladins-outsider-barbarian_saracen = Saracen Barbarian
paladins-outsider-champion_saracen = Saracen Champion
paladins-outsider-hunter_saracen = Saracen Hunter
paladins-outsider-invader_saracen = Saracen Invader
paladins-outsider-marauder_saracen = Saracen Marauder
paladins-outsider-mercenary_saracen_1 = Saracen Mercenary (Labourer)
paladins-outsider-mercenary_saracen_2 = Saracen Mercenary (Tax)
paladins-outsider-protector_saracen = Saracen Protector
paladins-outsider-vigilante_saracen = Saracen Vigilante
paladins-outsider-warrior_saracen = Saracen Warrior
paladins-outsider-adventurer_viking = Viking Adventurer
paladins-outsider-armourer_viking = Viking Armourer
paladins-outsider-assassin_viking = Viking Assassin
paladins-outsider-barbarian_viking = Viking Barbarian
paladins-outsider-guardian_viking = Viking Guardian
paladins-outsider-lookout_viking = Viking Lookout
paladins-outsider-marauder_viking = Viking Marauder
paladins-outsider-mercenary_viking = Viking Mercenary
paladins-outsider-protector_viking = Viking Protector
paladins-outsider-thief_viking = Viking Thief
paladins-outsider-traitor_viking = Viking Traitor
paladins-outsider-vigilante_viking = Viking Vigilante
paladins-suit-saracen = Saracen
paladins-suit-byzantine = Byzantine
paladins-suit-viking = Viking
paladins-scoring-per_2_commission = 1 point per 2 Monks
paladins-scoring-per_2_garrison = 1 point per 2 Outposts
paladins-scoring-per_2_develop = 1 point per 2 Workshops
paladins-scoring-per_2_recruit = 1 point per 2 Townsfolk
paladins-scoring-per_2_fortify = 1 point per 2 Walls
paladins-scoring-per_2_absolve = 1 point per 2 Jars
paladins-scoring-per_4_faith = 1 point per 4 Faith
paladins-scoring-per_4_strength = 1 point per 4 Strength
paladins-scoring-per_4_influence = 1 point per 4 Influence
paladins-scoring-per_attacked_saracen = 1 point per Saracen attacked
paladins-scoring-per_attacked_byzantine = 1 point per Byzantine attacked
paladins-scoring-per_attacked_viking = 1 point per Viking attacked
paladins-scoring-orders = 1 point, and 1 per King's Order fulfilled
paladins-scoring-mercenaries = 1 point, and 1 per Mercenary converted
paladins-scoring-per_paid_debt = 1 point per paid Debt
paladins-scoring-per_suspicion = 1 point per Suspicion
paladins-scoring-per_unpaid_debt = 1 point per unpaid Debt

## Walls, Taverns, Suspicions.

paladins-wall-wall_01 = Wall
paladins-wall-wall_02 = Wall
paladins-wall-wall_03 = Wall
paladins-wall-wall_04 = Wall
paladins-wall-wall_05 = Wall
paladins-wall-wall_06 = Wall
paladins-wall-wall_07 = Wall
paladins-wall-wall_08 = Wall
paladins-wall-wall_09 = Wall
paladins-wall-wall_10 = Wall
paladins-wall-wall_11 = Wall
paladins-wall-wall_12 = Wall
paladins-wall-wall_13 = Wall
paladins-wall-wall_14 = Wall
paladins-wall-wall_15 = Wall
paladins-wall-wall_16 = Wall
paladins-wall-wall_17 = Wall
paladins-wall-wall_18 = Wall
paladins-wall-wall_19 = Wall
paladins-wall-wall_20 = Wall
paladins-wall-wall_21 = Wall
paladins-wall-wall_22 = Wall
paladins-wall-wall_23 = Wall
paladins-wall-wall_24 = Wall
paladins-tavern-tavern_01 = Tavern
paladins-tavern-tavern_02 = Tavern
paladins-tavern-tavern_03 = Tavern
paladins-tavern-tavern_04 = Tavern
paladins-tavern-tavern_05 = Tavern
paladins-tavern-tavern_06 = Tavern
paladins-tavern-tavern_07 = Tavern
paladins-tavern-tavern_08 = Tavern
paladins-tavern-tavern_09 = Tavern
paladins-tavern-tavern_10 = Tavern
paladins-tavern-tavern_11 = Tavern
paladins-tavern-tavern_12 = Tavern
paladins-tavern-tavern_13 = Tavern
paladins-tavern-tavern_14 = Tavern
paladins-tavern-tavern_15 = Tavern
paladins-tavern-tavern_16 = Tavern
paladins-tavern-tavern_17 = Tavern
paladins-tavern-tavern_18 = Tavern
paladins-tavern-tavern_19 = Tavern
paladins-tavern-tavern_20 = Tavern
paladins-tavern-tavern_21 = Tavern
paladins-tavern-tavern_22 = Tavern
paladins-tavern-tavern_23 = Tavern
paladins-tavern-tavern_24 = Tavern
paladins-suspicion-tax_0 = Suspicion without tax
paladins-suspicion-tax_1 = Suspicion with 1 tax
paladins-suspicion-tax_2 = Suspicion with 2 tax

## Paladins.

paladins-paladin-anseis = Anséis
paladins-paladin-berengier = Bérengier
paladins-paladin-engelier = Engelier
paladins-paladin-gerier = Gérier
paladins-paladin-gerin = Gérin
paladins-paladin-girard = Girard
paladins-paladin-ivoire = Ivoire
paladins-paladin-ivon = Ivon
paladins-paladin-oliver = Oliver
paladins-paladin-otton = Otton
paladins-paladin-roland = Roland
paladins-paladin-samson = Samson

## King's Orders and King's Favours; an open Favour is a space for a worker.

paladins-order-ko_commission = Commission
paladins-order-ko_fortify = Fortify
paladins-order-ko_garrison = Garrison
paladins-order-ko_absolve = Absolve
paladins-order-ko_attack = Attack
paladins-order-ko_convert = Convert
paladins-favour-kf_recruit = Free Recruit
paladins-favour-kf_debt_or_suspicion = Debt or Suspicions
paladins-favour-kf_suspicion_tax = Suspicion and Tax
paladins-favour-kf_criminals = Criminals
paladins-favour-kf_provisions_tax = Provisions and Tax
paladins-favour-kf_debt_workers = Workers for a Debt
paladins-favour-kf_workshop = Workshop or workers
paladins-favour-kf_pray = Pray
paladins-favour-kf_labourers = Labourers
paladins-favour-kf_attribute = Attribute
paladins-space-kf_recruit = King's Favour (Free Recruit)
paladins-space-kf_debt_or_suspicion = King's Favour (Debt or Suspicions)
paladins-space-kf_suspicion_tax = King's Favour (Suspicion and Tax)
paladins-space-kf_criminals = King's Favour (Criminals)
paladins-space-kf_provisions_tax = King's Favour (Provisions and Tax)
paladins-space-kf_debt_workers = King's Favour (Workers for a Debt)
paladins-space-kf_workshop = King's Favour (Workshop or workers)
paladins-space-kf_pray = King's Favour (Pray)
paladins-space-kf_labourers = King's Favour (Labourers)
paladins-space-kf_attribute = King's Favour (Attribute)

## Squares of the main board, and spaces for Jars.

paladins-square-r1_1 = Region I, square 1
paladins-square-r1_2 = Region I, square 2
paladins-square-r1_3 = Region I, square 3
paladins-square-r1_4 = Region I, square 4
paladins-square-r2_1 = Region II, square 1
paladins-square-r2_2 = Region II, square 2
paladins-square-r2_3 = Region II, square 3
paladins-square-r2_4 = Region II, square 4
paladins-square-r2_5 = Region II, square 5
paladins-square-r2_6 = Region II, square 6
paladins-square-r2_7 = Region II, square 7
paladins-square-r3_1 = Region III, square 1
paladins-square-r3_2 = Region III, square 2
paladins-square-r3_3 = Region III, square 3
paladins-square-r3_4 = Region III, square 4
paladins-square-r3_5 = Region III, square 5
paladins-square-r3_6 = Region III, square 6
paladins-square-r3_7 = Region III, square 7
paladins-square-r3_8 = Region III, square 8
paladins-square-r3_9 = Region III, square 9
paladins-square-r4_1 = Region IV, square 1
paladins-square-r4_2 = Region IV, square 2
paladins-square-r4_3 = Region IV, square 3
paladins-square-r4_4 = Region IV, square 4
paladins-square-r4_5 = Region IV, square 5
paladins-square-r4_6 = Region IV, square 6
paladins-square-r4_7 = Region IV, square 7
paladins-square-r4_8 = Region IV, square 8
paladins-square-r4_9 = Region IV, square 9
paladins-square-r4_10 = Region IV, square 10
paladins-square-r5_1 = Region V, square 1
paladins-square-r5_2 = Region V, square 2
paladins-square-r5_3 = Region V, square 3
paladins-square-r5_4 = Region V, square 4
paladins-square-r5_5 = Region V, square 5
paladins-square-r5_6 = Region V, square 6
paladins-square-r5_7 = Region V, square 7
paladins-square-r6_1 = Region VI, square 1
paladins-square-r6_2 = Region VI, square 2
paladins-square-r6_3 = Region VI, square 3
paladins-jar_space-abs_free_recruit = Jar space 1
paladins-jar_space-abs_labourer = Jar space 2
paladins-jar_space-abs_pray_1 = Jar space 3
paladins-jar_space-abs_pray_2 = Jar space 4
paladins-jar_space-abs_faith = Jar space 5
paladins-jar_space-abs_provisions = Jar space 6
paladins-jar_space-abs_pay_debt_1 = Jar space 7
paladins-jar_space-abs_pay_debt_2 = Jar space 8
paladins-jar_space-abs_discard_suspicion_1 = Jar space 9
paladins-jar_space-abs_discard_suspicion_2 = Jar space 10

## Other words.

paladins-row-townsfolk = Townsfolk
paladins-row-outsiders = Outsiders
paladins-way-pay = Pay the price
    .text = Silver and provisions go to the supply.
paladins-way-take_debt = Take a Debt instead
    .text = An unpaid Debt costs 3 points at the end; paid, it brings 1.

## What nobody loses without being asked.

paladins-loss-debt = a Debt, −3 points
paladins-loss-turn = your turns in this round

## The solo opponent.

paladins-seat-opponent = Opponent
paladins-scheme-commission = Commission
paladins-scheme-fortify = Fortify
paladins-scheme-garrison = Garrison
paladins-scheme-absolve = Absolve
paladins-scheme-attack = Attack
paladins-scheme-convert = Convert
paladins-scheme-recruit = Recruit
paladins-scheme-pray = Pray
paladins-scheme-trade = Trade
paladins-scheme-conspire = Conspire
paladins-scheme-kings_order = King's Order
paladins-scheme-kings_favour = King's Favour
paladins-move-commission = Commission
paladins-move-fortify = Fortify
paladins-move-garrison = Garrison
paladins-move-absolve = Absolve
paladins-move-attack = Attack
paladins-move-convert = Convert
paladins-move-recruit = Recruit
paladins-move-pray = Pray
paladins-move-trade = Trade
paladins-move-conspire = Conspire
paladins-move-kings_order = King's Order
paladins-move-kings_favour = King's Favour
paladins-move-rest = Rest
paladins-obstacle-workers_stand_there = workers stand there
paladins-obstacle-workers_short = too few workers
paladins-obstacle-no_piece_left = nothing is left to place
paladins-obstacle-no_square_in_reach = no free square in reach
paladins-obstacle-no_wall_left = no Wall is left
paladins-obstacle-no_outsider_there = no Outsider is there
paladins-obstacle-no_townsfolk_there = no Townsfolk is there
paladins-obstacle-faith_short = too little Faith
paladins-obstacle-strength_short = too little Strength
paladins-obstacle-influence_short = too little Influence
paladins-obstacle-occupied = a worker stands there
paladins-obstacle-nothing_owed = no unpaid Debt
paladins-obstacle-only_debt_squares = only squares that pay a Debt are in reach, and no Debt is unpaid
paladins-obstacle-not_revealed = not revealed yet
paladins-obstacle-no_free_favour = no revealed King's Favour is free
paladins-obstacle-comes_last = considered only when no other card will do
paladins-wish-free_recruit = a free Recruit
paladins-wish-pay_debt = paying a Debt
paladins-wish-pray = Pray
paladins-wish-two_workers = two workers
paladins-wish-one_worker = one worker
paladins-wish-silver = silver
paladins-wish-discard_suspicion = discarding a Suspicion
paladins-wish-anything = anything else
paladins-cause-silver = for silver
paladins-cause-provision = for provisions
paladins-cause-tax = for tax
paladins-cause-trade = for Trade
paladins-cause-rest = for resting
paladins-cause-missing = for what is missing
paladins-pick-left = the one on the left
paladins-pick-lowest = the lowest attribute
paladins-pick-debt_unpaid = a Debt is unpaid
paladins-pick-no_debt = no Debt is unpaid
paladins-pick-workers = no Workshop can be placed
paladins-difficulty-easy = easy
paladins-difficulty-standard = standard
paladins-difficulty-hard = hard

## The table.

paladins-zone-townsfolk_row = Townsfolk
paladins-zone-townsfolk_pile = Townsfolk pile
paladins-zone-townsfolk_discards = Townsfolk discarded
paladins-zone-outsider_row = Outsiders
paladins-zone-outsider_pile = Outsider pile
paladins-zone-outsider_discards = Outsiders discarded
paladins-zone-wall_pile = Wall pile
paladins-zone-suspicion_pile = Suspicion pile
paladins-zone-suspicion_discards = Suspicions discarded
paladins-zone-tavern_pile = Tavern pile
paladins-zone-taverns = Taverns open
paladins-zone-tavern_discards = Taverns discarded
paladins-zone-orders = King's Orders
paladins-zone-hidden_orders = King's Orders to come
paladins-zone-order_box = King's Orders not in play
paladins-zone-favours = King's Favours
paladins-zone-hidden_favours = King's Favours to come
paladins-zone-favour_box = King's Favours not in play
paladins-zone-crew = Crew
paladins-zone-walls = Walls
paladins-zone-attacked = Attacked
paladins-zone-converted = Converted
paladins-zone-jars = Jars
paladins-zone-suspicions = Suspicions
paladins-zone-tavern = Tavern visited
paladins-zone-paladin = Paladin
paladins-zone-used_paladins = Paladins used
paladins-zone-paladin_pile = Paladin pile
paladins-zone-drawn = Paladins drawn
paladins-zone-placed = Paladins placed
paladins-zone-schemes = Schemes
paladins-zone-scheme_discards = Schemes discarded
paladins-zone-favour_schemes = Schemes on King's Favours
paladins-zone-stacked = Attribute markers from the bottom up
paladins-field-marker = Resource marker
paladins-field-turned_jars = Jars turned
paladins-field-workers = Workers
paladins-field-silver = Silver
paladins-field-provisions = Provisions
paladins-field-faith = Faith
paladins-field-strength = Strength
paladins-field-influence = Influence
paladins-field-effective = With the Paladin
paladins-field-workshops = Workshops
paladins-field-monks = Monks
paladins-field-outposts = Outposts
paladins-field-debts = Unpaid Debts
paladins-field-paid = Paid Debts
paladins-field-passed = Passed
paladins-field-tax = Tax
paladins-field-round = Round
paladins-field-first = First player
paladins-field-active = Acting
paladins-field-standing = On the board
paladins-field-squares = Squares
paladins-field-occupied = Spaces in use
paladins-part-squares-seat = { $seat }
paladins-part-squares-piece = { $piece }
paladins-piece-monk = Monk
paladins-piece-outpost = Outpost
paladins-piece-workshop = Workshop

## Score.

paladins-line-kings_orders = King's Orders
paladins-line-faith = Faith
paladins-line-strength = Strength
paladins-line-influence = Influence
paladins-line-develop = Workshops
paladins-line-debts = Debts
paladins-line-resources = Silver and provisions
paladins-line-commission = Monks
paladins-line-fortify = Walls
paladins-line-garrison = Outposts
paladins-line-absolve = Jars
paladins-line-converted = Converted Outsiders

## Why a table cannot be played with some options.

paladins-options-difficulty_alone = difficulty is for one player against the Opponent, and you are { $players }
paladins-options-facts = these corrections are not possible: { $problem }
paladins-options-difficulty_expansion = difficulty { $difficulty } needs the expansion { $expansions }
