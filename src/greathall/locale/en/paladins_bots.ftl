# What the bots of Paladins think of an answer, for hints. How much it weighs is said apart.

## The turn, and what an action is done to.

paladins-consideration-scores =
    { $times ->
        [1] Scores at the end: { $action } for the first time.
       *[other] Scores at the end: { $action }, now { $times } times.
    }
paladins-consideration-orders = Serves a King's Order: { $action }, { $times } of 5.
paladins-consideration-raises = Raises { $attribute } to { $level }, for points and for what it opens.
paladins-consideration-suspicions =
    { $own ->
        [one] The Inquisition: 1 Suspicion of your own,
       *[other] The Inquisition: { $own } Suspicions of your own,
    } { $others } of the most suspected other player, { $tax } Tax left.
paladins-consideration-debts =
    { $owed ->
        [0] Debts: none is unpaid now.
        [one] Debts: 1 is unpaid now.
       *[other] Debts: { $owed } are unpaid now.
    }
paladins-consideration-rewards = Brings workers, goods or help for the rounds to come.
paladins-consideration-costs =
    { $provisions ->
        [0] Costs { $silver } silver.
        [one] Costs { $silver } silver and 1 provision.
       *[other] Costs { $silver } silver and { $provisions } provisions.
    }
paladins-consideration-leaves =
    { $workers ->
        [0] No worker is left for the rest of the round.
        [one] 1 worker is left for the rest of the round.
       *[other] { $workers } workers are left for the rest of the round.
    }
paladins-consideration-keeps =
    { $workers ->
        [0] No worker is left to keep.
        [one] Keeps 1 worker for the next round.
       *[other] Keeps { $workers } workers for the next round.
    }
paladins-consideration-sooner = Better now than later: it brings much, or somebody else may take it.

## The beginning of a round.

paladins-consideration-round_with_paladin =
    { $points ->
        [one] With this Paladin the round promises about 1 point.
       *[other] With this Paladin the round promises about { $points } points.
    }
paladins-consideration-next_paladin =
    { $points ->
        [one] Good for the next round: about 1 point.
       *[other] Good for the next round: about { $points } points.
    }
paladins-consideration-least_wanted =
    { $points ->
        [one] Would have promised about 1 point.
       *[other] Would have promised about { $points } points.
    }
paladins-consideration-round_with_tavern =
    { $points ->
        [one] With these workers the round promises about 1 point.
       *[other] With these workers the round promises about { $points } points.
    }

## Townsfolk and Workshops.

paladins-consideration-joins = Will help with what you do often.
paladins-consideration-goes = Its corner brings something at once.
paladins-consideration-dismissal = Its corner brings something at once, but its help is lost.
paladins-consideration-saves_workers = Saves a worker with every { $action } to come.
paladins-consideration-moving_from = Another slot would save more workers.
paladins-consideration-moving_to = Saves more workers here.

## Workers and prayer.

paladins-consideration-spared = How much the rest of the round needs this worker.
paladins-consideration-kept =
    { $slots ->
        [0] None of your slots asks for these colours.
        [one] 1 of your slots asks for these colours.
       *[other] { $slots } of your slots ask for these colours.
    }
paladins-consideration-opened_again = { $action } can be done once more in this round.

## Payments, rewards, Suspicions and Debts.

paladins-consideration-price = What is paid is missing later; a Debt costs up to 3 points.
paladins-consideration-reward = What this reward is worth now.
paladins-consideration-comes_first = Discards and payments come first; what may bring the Inquisition comes last.
paladins-consideration-wanted_suspicions = Your Thief or Peddler gains from Suspicions.
paladins-consideration-without_debt = A destroyed Debt costs nothing at the end.
paladins-consideration-acts_in_time = Peddlers act before Suspicions go, Squires after that.
