# The rules of Paladins on two or three screens, for the page of rules. A chapter has a title and paragraphs.

paladins-rules-aim =
    In seven rounds you gather workers and send them to actions on your own board: to recruit Townsfolk, commission Monks, build Walls and Outposts, absolve sins, and attack or convert Outsiders. The player with the most points at the end wins.

    Three attributes guide you: Faith, Strength and Influence. They are required, never spent, and each action on the right requires one and raises another.
    .title = The aim
paladins-rules-round =
    A round begins with what the king reveals: an Order in rounds 1 to 3, a Favour in rounds 3 to 7. Then everybody takes three Paladins and secretly plays one, puts one on top of their own pile and one under it. In turn order you show your Paladin, take its two workers, and choose a Tavern card with four more.

    Then you take actions in turn, one at a time, until everybody has passed. Your Paladin lifts some attributes and helps one action for this round.
    .title = A round
paladins-rules-workers =
    There are six kinds: Labourer, Scout, Merchant, Fighter, Cleric and Criminal. A dotted slot takes anybody, a coloured slot its own kind. A Criminal fits everywhere, but whenever you gain one you draw a Suspicion.

    An action with a worker on it is used for this round, unless you Pray. A Workshop on a slot replaces its worker for good.
    .title = Workers and slots
paladins-rules-left =
    Develop: two workers and 4 silver put a Workshop on a right action and bring the worker under it.

    Recruit: one worker discards a Townsfolk for the corner, two take it into your crew; the price depends on its place.

    Pray: a Cleric and 2 silver clear another action.

    Conspire: one worker brings a Criminal.

    Hunt: 1 provision, or 3 with a Scout.

    Trade: 1 silver, or 3 with a Merchant.
    .title = The actions on the left
paladins-rules-right =
    Each takes three workers and can be done seven times in a game, costing more and more; Attack has no limit.

    Commission: needs Faith and puts a Monk on a square of the map.

    Garrison: needs Strength and puts an Outpost there.

    Fortify: needs Influence and draws a Wall.

    Absolve: needs Influence, moves a Jar and lets you drop a Suspicion.

    Attack: needs Strength by the place of the Outsider; silver can stand in for what is missing, 1 for every 2. You gain the corner of the card.

    Convert: needs Faith by the place, and the Outsider stays with you and scores at the end.
    .title = The actions on the right
paladins-rules-king =
    Orders ask for an action to be done five times: 4, 6 and 8 points for everybody who has done it by the end. Each open Favour can be used by one player in a round, with the worker it asks for; that worker stays until the round ends.
    .title = Orders and Favours
paladins-rules-suspicion =
    With each Suspicion you take its Tax from the pool. Anyone who takes the last silver of the pool brings the Inquisition: first everybody's Townsfolk that wait for it act, then those with the most Suspicions take a Debt and drop half of their Suspicions, and the pool is filled again.

    A Debt costs 3 points at the end. A paid Debt is worth 1. Paying, destroying and dropping come only as rewards.
    .title = Suspicion, Tax and Debts
paladins-rules-crew =
    Townsfolk in your crew give their reward every time you do their action, or at an Inquisition, or when you pay a Debt. They begin to work with the action after the one that brought them.
    .title = Your crew
paladins-rules-pass =
    Anyone who cannot or does not want to act passes: all workers leave the board, and up to three unused ones stay for the next round. When everybody has passed, the last Townsfolk and the first Outsider of their rows leave, and the rows are filled.
    .title = Passing
paladins-rules-end =
    After seven rounds points are counted: Orders, attributes by their place on the track, Workshops from the sixth on, Monks, Walls, Outposts and Jars from the fifth on, Debts, converted Outsiders, and 1 for every three silver and provisions. With equal points, more from Orders wins, then fewer Suspicions.
    .title = The end and the points
paladins-rules-solo =
    Alone you play against the Opponent, which plays by itself: Schemes from a deck say what it does, and the table does it for you and says why. The difficulty decides how many Workshops the Opponent begins with; the Schemes are the same at every difficulty.
    .title = Alone
paladins-rules-crowns =
    City of Crowns adds a fourth attribute, Diplomacy, and two actions on the right. Muster takes the top card of a stack without the Diplomat: the Diplomat moves there for 1 provision a step, you need the attribute on the banner, and gain Diplomacy, the worker on the card and its reward. As an action of its own you may also place a worker on an open card and pay its left banner for the reward.

    Negotiate takes a card from its row. Delegate it: you do the action on it without workers and without its price, with the bonus on the card. Or enlist it: it stays with you, raises Diplomacy and shows icons. Three alike bring the Ally of that kind; sets of different ones score at the end.

    You draw four Paladins instead of three, one of which leaves the game. The rows have seven places, the last of which is the top of an open pile. Everybody has a secret Order worth 6 points.
    .title = With City of Crowns
paladins-rules-terms =
    Attribute: what the track shows, with the bonus of your Paladin. Points look at the track alone.

    Crew: your recruited Townsfolk.

    Tax pool: the silver that the Inquisition watches.

    Destroy a Debt: put it back.

    Clear an action: its workers go back, and it can be used again.

    Free recruit: take a Townsfolk into your crew or discard it, without paying.
    .title = Words

## Headings of the lists of cards

paladins-cards-paladin = Paladins
paladins-cards-townsfolk = Townsfolk
paladins-cards-outsider = Outsiders
paladins-cards-order = King's Orders
paladins-cards-space = King's Favours and worker spaces
paladins-cards-wall = Walls
paladins-cards-muster = Muster cards
paladins-cards-negotiate = Negotiate cards
paladins-cards-ally = Allies
paladins-cards-scheme = Schemes of the Opponent
