# City of Crowns, an expansion of Paladins. Its messages are read together with those of the base game.
# Of the words, Muster, Negotiate, Diplomacy, Diplomat and Ally are official; Delegate and Enlist and the names of the new
# Townsfolk and Outsiders are translations. Negotiate cards are called by the rank of their level.

## Questions.

paladins-question-muster = Choose a Muster card to collect
    .why = You need what its right banner asks for. A step of the Diplomat costs 1 provision; its own stack is blocked.
    .waiting = { $who } chooses a Muster card
paladins-question-negotiate = Delegate a Negotiate card, or enlist one
    .why = Delegated, it does its action without workers or cost. Enlisted, it is kept and raises Diplomacy by 1.
    .waiting = { $who } chooses a Negotiate card
paladins-question-start_workshop = Place your first Workshop
    .why = It is free and stays for good. It brings no worker, and Develop does not count it.
    .waiting = { $who } places a first Workshop
paladins-question-free_discard = Discard a Townsfolk for free
    .why = One of the row or the top of the pile, whatever its place costs; you gain its corner. You may also decline.
    .waiting = { $who } may discard a Townsfolk for free
paladins-question-dismiss = Dismiss one of your Townsfolk
    .why = Its ability is lost, and you gain its corner. You may also keep them all.
    .waiting = { $who } may dismiss a Townsfolk
paladins-question-move_from = Choose a Workshop to move
    .why = It goes to a free slot of another action, and leaves an empty slot behind. You may also decline.
    .waiting = { $who } may move a Workshop
paladins-question-move_to = Choose where the Workshop of { $from } goes
    .why = To a free slot of another action. A worker on that slot goes back to the supply.
    .waiting = { $who } moves a Workshop
paladins-question-remove = Choose the Paladin that leaves the game
    .why = It lies face down and never comes back. Of the other two, one goes on top of your pile, one under it.
    .waiting = { $who } puts the other Paladins back

## Answers.

paladins-answer-muster-muster = Collect { $muster } ({ $attribute } { $needs }): { $diplomacy } Diplomacy, { $reward }
    .verb = Muster
paladins-answer-delegate-negotiate = Delegate the { $negotiate } (Diplomacy { $diplomacy }): { $action }, { $helped-is ->
        [faith] Faith
        [strength] Strength
        [influence] Influence
       *[diplomacy] Diplomacy
    } +{ $bonus }
    .verb = Delegate
paladins-answer-enlist-negotiate = Enlist the { $negotiate } ({ $attribute } { $needs }): 1 Diplomacy, icons { $icons }
    .verb = Enlist
paladins-answer-dismiss-nobody = Keep them all
    .verb = Keep them
paladins-answer-dismiss-townsfolk = Dismiss { $townsfolk }: { $discard }
    .verb = Dismiss
paladins-answer-move-no-workshop = Move none
    .verb = Move none
paladins-answer-move-workshop-from-slot = Move the Workshop of { $slot }
    .verb = Move this Workshop
paladins-answer-move-workshop-to-slot = Move it to { $slot }
    .verb = Move it here
paladins-answer-remove-paladin = { $paladin } leaves the game
    .verb = Remove { $paladin }

## What is printed on cards, as a text.

paladins-text-muster =
    { $worker-is ->
        [any] Place any worker
       *[other] Place a { $worker }
    } ({ $silver ->
        [0] { $provisions ->
            [0] free
            [one] 1 provision
           *[other] { $provisions } provisions
        }
       *[other] { $silver } silver
    }), or collect it with { $attribute } { $needs } ({ $diplomacy } Diplomacy). Either way: { $reward }.
paladins-text-negotiate =
    Delegate with Diplomacy { $diplomacy }: { $action } with { $helped-is ->
        [faith] Faith
        [strength] Strength
        [influence] Influence
       *[diplomacy] Diplomacy
    } +{ $bonus }. Enlist with { $attribute } { $needs }: 1 Diplomacy, icons { $icons }.
paladins-text-ally = Joins the first player with { $needs } icons: { $icon }. At once: { $immediate }. Each pass: { $on_pass }.
paladins-text-extension = Its icon counts for sets and Allies: { $icon }.

## Verbs.

paladins-verb-diplomacy = { $amount } Diplomacy
paladins-verb-free_discard_townsfolk = freely discard a Townsfolk
paladins-verb-discard_own_townsfolk = dismiss a Townsfolk
paladins-verb-move_workshop = move a Workshop
paladins-verb-must_pass = pass at once

## Events.

paladins-event-turns_up_muster = Stack { $stack } of the Muster cards shows a { $card }.
paladins-event-collects_muster = { $who } collects a { $card } from stack { $stack }; the Diplomat stands there now.
paladins-event-delegates = { $who } delegates the { $card }.
paladins-event-enlists = { $who } enlists the { $card }.
paladins-event-wins_ally = { $who } wins an Ally: { $ally }.
paladins-event-gets_extension = { $who } gets a board extension: { $extension }.
paladins-event-gets_secret_order = { $who } gets a secret King's Order.
paladins-event-gets_secret_order-secret = { $who } gets a secret King's Order: { $order }.
paladins-event-shows_secret_order = { $who } shows the secret King's Order: { $order }.
paladins-event-dismisses = { $who } dismisses { $card }.
paladins-event-moves_workshop = { $who } moves a Workshop from { $from } to { $to }.

## Events: what the solo opponent does, and why.

paladins-event-skips_muster = { $who } leaves the { $card }: { $why }.
paladins-event-picks_muster =
    { $tied ->
        [one] { $who } collects the { $card }, which asks for the most of those in reach.
       *[other] { $who } collects the { $card }, one of { $tied } in reach that ask for the most.
    }
paladins-event-skips_muster_space = { $who } cannot place a worker on the { $card }: { $why }.
paladins-event-picks_muster_space = { $who } places a worker on the leftmost free { $card }. It counts as one of this colour: { $worker }.
paladins-event-skips_enlisting = { $who } cannot enlist the { $card }: { $why }.
paladins-event-skips_delegating = { $who } cannot delegate the { $card }: { $why }.

## Why not.

paladins-reason-diplomacy_short = Diplomacy { $n } of { $n2 }
paladins-reason-diplomat_there = the Diplomat stands there
paladins-reason-no_muster_in_reach = no Muster card in reach
paladins-reason-no_negotiate_in_reach = no Negotiate card in reach
paladins-reason-debt_anyway = a Debt can be taken anyway
paladins-reason-no_workshop_here = no Workshop stands there
paladins-reason-another_action = it must go to another action
paladins-reason-asks_for_less = it asks for less than another card
paladins-reason-attribute_lower = its attribute stands lower on the track
paladins-reason-further_right = an equal card is further to the left
paladins-reason-no_free_muster_card = no Muster card has a free space

## Attribute, actions, slots.

paladins-attribute-diplomacy = Diplomacy
    .text = Asked for when a Negotiate card is delegated, raised by Muster and by enlisting. Its track scores at the end.
paladins-action-muster = Muster
    .text = You take the top Muster card of a stack without the Diplomat, with the worker on it. Raises Diplomacy.
paladins-action-negotiate = Negotiate
    .text = A Negotiate card is delegated for the action on it, or enlisted for its icons, which raises Diplomacy.
paladins-board_slot-muster_1 = Muster, slot 1
paladins-board_slot-muster_2 = Muster, slot 2
paladins-board_slot-muster_3 = Muster, slot 3
paladins-board_slot-negotiate_1 = Negotiate, slot 1
paladins-board_slot-negotiate_2 = Negotiate, slot 2
paladins-board_slot-negotiate_3 = Negotiate, slot 3
paladins-slot-muster_1 = Muster, slot 1
paladins-slot-muster_2 = Muster, slot 2
paladins-slot-negotiate_1 = Negotiate, slot 1
paladins-slot-negotiate_2 = Negotiate, slot 2

## Townsfolk, Outsiders, Paladins, King's cards.

paladins-townsfolk-knight_labourer = Knight (Labourer)
paladins-townsfolk-knight_silver = Knight (Silver)
paladins-townsfolk-knight_tax = Knight (Tax)
paladins-townsfolk-escort_labourer = Escort (Labourer)
paladins-townsfolk-escort_provision = Escort (Provisions)
paladins-townsfolk-escort_tax = Escort (Tax)
paladins-townsfolk-princess_silver = Princess (Silver)
paladins-townsfolk-princess_provision = Princess (Provisions)
paladins-occasion-enlist = Each Negotiate card enlisted
paladins-occasion-muster = Each Muster
paladins-occasion-pass = Each pass
paladins-outsider-executioner_saracen = Saracen Executioner
paladins-outsider-executioner_viking = Viking Executioner
paladins-outsider-envoy_byzantine = Byzantine Envoy
paladins-outsider-envoy_saracen = Saracen Envoy
paladins-outsider-thug_viking = Viking Thug
paladins-outsider-thug_byzantine = Byzantine Thug
paladins-scoring-per_2_muster = 1 point per 2 Muster cards
paladins-scoring-per_4_diplomacy = 1 point per 4 Diplomacy
paladins-scoring-per_2_negotiate = 1 point per 2 Negotiate cards kept
paladins-paladin-astolfo = Astolfo
paladins-paladin-maugris = Maugris
paladins-paladin-ogier = Ogier
paladins-paladin-renaud = Renaud
paladins-order-ko_muster = Muster
paladins-order-ko_negotiate = Negotiate
paladins-favour-kf_mixed = A little of everything
paladins-favour-kf_attribute_pass = Attribute and pass
paladins-favour-kf_move_workshop = Move a Workshop or Labourers
paladins-favour-kf_debt_or_diplomacy = Debt or Diplomacy
paladins-favour-kf_dismiss = Dismiss or silver
paladins-space-kf_mixed = King's Favour (A little of everything)
paladins-space-kf_attribute_pass = King's Favour (Attribute and pass)
paladins-space-kf_move_workshop = King's Favour (Move a Workshop or Labourers)
paladins-space-kf_debt_or_diplomacy = King's Favour (Debt or Diplomacy)
paladins-space-kf_dismiss = King's Favour (Dismiss or silver)

## Muster cards, by level; the top ones are spaces for workers, too.

paladins-muster-muster_101 = Muster card I
paladins-muster-muster_102 = Muster card I
paladins-muster-muster_103 = Muster card I
paladins-muster-muster_104 = Muster card I
paladins-muster-muster_105 = Muster card I
paladins-muster-muster_106 = Muster card I
paladins-muster-muster_201 = Muster card II
paladins-muster-muster_202 = Muster card II
paladins-muster-muster_203 = Muster card II
paladins-muster-muster_204 = Muster card II
paladins-muster-muster_205 = Muster card II
paladins-muster-muster_206 = Muster card II
paladins-muster-muster_207 = Muster card II
paladins-muster-muster_208 = Muster card II
paladins-muster-muster_209 = Muster card II
paladins-muster-muster_210 = Muster card II
paladins-muster-muster_211 = Muster card II
paladins-muster-muster_212 = Muster card II
paladins-muster-muster_301 = Muster card III
paladins-muster-muster_302 = Muster card III
paladins-muster-muster_303 = Muster card III
paladins-muster-muster_304 = Muster card III
paladins-muster-muster_305 = Muster card III
paladins-muster-muster_306 = Muster card III
paladins-muster-muster_307 = Muster card III
paladins-muster-muster_308 = Muster card III
paladins-muster-muster_309 = Muster card III
paladins-muster-muster_310 = Muster card III
paladins-muster-muster_311 = Muster card III
paladins-muster-muster_312 = Muster card III
paladins-space-muster_101 = Muster card I
paladins-space-muster_102 = Muster card I
paladins-space-muster_103 = Muster card I
paladins-space-muster_104 = Muster card I
paladins-space-muster_105 = Muster card I
paladins-space-muster_106 = Muster card I
paladins-space-muster_201 = Muster card II
paladins-space-muster_202 = Muster card II
paladins-space-muster_203 = Muster card II
paladins-space-muster_204 = Muster card II
paladins-space-muster_205 = Muster card II
paladins-space-muster_206 = Muster card II
paladins-space-muster_207 = Muster card II
paladins-space-muster_208 = Muster card II
paladins-space-muster_209 = Muster card II
paladins-space-muster_210 = Muster card II
paladins-space-muster_211 = Muster card II
paladins-space-muster_212 = Muster card II
paladins-space-muster_301 = Muster card III
paladins-space-muster_302 = Muster card III
paladins-space-muster_303 = Muster card III
paladins-space-muster_304 = Muster card III
paladins-space-muster_305 = Muster card III
paladins-space-muster_306 = Muster card III
paladins-space-muster_307 = Muster card III
paladins-space-muster_308 = Muster card III
paladins-space-muster_309 = Muster card III
paladins-space-muster_310 = Muster card III
paladins-space-muster_311 = Muster card III
paladins-space-muster_312 = Muster card III

## Negotiate cards, Allies, extensions.

paladins-negotiate-negotiate_101 = Baron
paladins-negotiate-negotiate_102 = Baron
paladins-negotiate-negotiate_103 = Baron
paladins-negotiate-negotiate_104 = Baron
paladins-negotiate-negotiate_201 = Count
paladins-negotiate-negotiate_202 = Count
paladins-negotiate-negotiate_203 = Count
paladins-negotiate-negotiate_204 = Count
paladins-negotiate-negotiate_205 = Count
paladins-negotiate-negotiate_206 = Count
paladins-negotiate-negotiate_207 = Count
paladins-negotiate-negotiate_208 = Count
paladins-negotiate-negotiate_301 = Margrave
paladins-negotiate-negotiate_302 = Margrave
paladins-negotiate-negotiate_303 = Margrave
paladins-negotiate-negotiate_304 = Margrave
paladins-negotiate-negotiate_305 = Margrave
paladins-negotiate-negotiate_306 = Margrave
paladins-negotiate-negotiate_307 = Margrave
paladins-negotiate-negotiate_308 = Margrave
paladins-negotiate-negotiate_401 = Duke
paladins-negotiate-negotiate_402 = Duke
paladins-negotiate-negotiate_403 = Duke
paladins-negotiate-negotiate_404 = Duke
paladins-negotiate-negotiate_405 = Duke
paladins-negotiate-negotiate_406 = Duke
paladins-negotiate-negotiate_407 = Duke
paladins-negotiate-negotiate_408 = Duke
paladins-negotiate-negotiate_409 = Duke
paladins-negotiate-negotiate_410 = Duke
paladins-icon-fighter = Fighter
paladins-icon-merchant = Merchant
paladins-icon-scout = Scout
paladins-icon-cleric = Cleric
paladins-ally-ally_fighter = Fighters
paladins-ally-ally_scout = Scouts
paladins-ally-ally_merchant = Merchants
paladins-ally-ally_cleric = Clerics
paladins-extension-ext_merchant = Merchant icon
paladins-extension-ext_fighter = Fighter icon
paladins-extension-ext_scout = Scout icon
paladins-extension-ext_cleric = Cleric icon

## Other words.

paladins-row-negotiate = Negotiate cards
paladins-way-debt_for_all = Take a Debt for all of it
    .text = One Debt stands for all silver and provisions. Unpaid it costs 3 points at the end; paid, it brings 1.

## The solo opponent.

paladins-scheme-muster = Muster
paladins-scheme-negotiate = Negotiate
paladins-move-muster = Muster
paladins-move-negotiate = Negotiate
paladins-move-muster_card = a Muster card
paladins-difficulty-impossible = impossible
paladins-obstacle-diplomacy_short = too little Diplomacy
paladins-obstacle-diplomat_there = the Diplomat stands there
paladins-obstacle-no_muster_in_reach = no Muster card in reach
paladins-obstacle-no_negotiate_in_reach = no Negotiate card in reach
paladins-obstacle-asks_for_less = it asks for less than another card
paladins-obstacle-attribute_lower = its attribute stands lower on the track
paladins-obstacle-further_right = an equal card is further to the left
paladins-obstacle-no_free_muster_card = no Muster card has a free space
paladins-pick-works = the first that has an effect
paladins-pick-none_works = the last, as none has an effect

## The table.

paladins-zone-muster_tops = Muster cards
paladins-zone-muster_stack_1 = Muster stack 1
paladins-zone-muster_stack_2 = Muster stack 2
paladins-zone-muster_stack_3 = Muster stack 3
paladins-zone-muster_stack_4 = Muster stack 4
paladins-zone-muster_box = Muster cards not in play
paladins-zone-negotiate_row = Negotiate cards
paladins-zone-negotiate_pile = Negotiate pile
paladins-zone-negotiate_discards = Negotiate cards discarded
paladins-zone-negotiate_box = Negotiate cards not in play
paladins-zone-open_allies = Allies
paladins-zone-spare_extensions = Extensions not in play
paladins-zone-musters = Muster cards collected
paladins-zone-negotiates = Negotiate cards enlisted
paladins-zone-allies = Allies won
paladins-zone-extension = Board extension
paladins-zone-secret_order = Secret King's Order
paladins-zone-shown_order = Secret King's Order, shown
paladins-zone-removed_paladins = Paladins removed
paladins-field-diplomacy = Diplomacy
paladins-field-diplomat = Diplomat

## Points.

paladins-line-diplomacy = Diplomacy
paladins-line-secret_order = Secret King's Order
paladins-line-muster_cards = Muster cards
paladins-line-negotiate_sets = Sets of icons
