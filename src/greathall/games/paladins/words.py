"""The numbers of Paladins: workers, attributes, actions, verbs, rows, reasons, anchors and folds of its base."""

from typing import Final

from greathall.engine import Anchor, Reason

NOBODY: Final = -1
NO_CARD: Final = -1

# Workers, in the order of the data; a slot takes one of them, or any.
LABOURER: Final = 0
SCOUT: Final = 1
MERCHANT: Final = 2
FIGHTER: Final = 3
CLERIC: Final = 4
CRIMINAL: Final = 5
ANY: Final = -1

# What is on a slot: nothing, a workshop, or a worker + 1.
EMPTY: Final = 0
WORKSHOP: Final = -1

FAITH: Final = 0
STRENGTH: Final = 1
INFLUENCE: Final = 2

DEVELOP: Final = 0
HUNT: Final = 1
TRADE: Final = 2
RECRUIT: Final = 3
PRAY: Final = 4
CONSPIRE: Final = 5
COMMISSION: Final = 6
FORTIFY: Final = 7
GARRISON: Final = 8
ABSOLVE: Final = 9
ATTACK: Final = 10
CONVERT: Final = 11

# What townsfolk react to: events that are not actions have negative numbers.
PAYS_DEBT: Final = -1
AT_INQUISITION: Final = -2
ALWAYS: Final = 0
TWO_OR_MORE: Final = 1
ZERO: Final = 2
CONDITIONS: Final = {"": ALWAYS, "two_or_more": TWO_OR_MORE, "zero": ZERO}

# Verbs of effects: the workers have the first numbers.
SILVER_VERB: Final = 6
PROVISION_VERB: Final = 7
FAITH_VERB: Final = 8
STRENGTH_VERB: Final = 9
INFLUENCE_VERB: Final = 10
TAX_VERB: Final = 11
DISCARD_VERB: Final = 12
PAY_DEBT_VERB: Final = 13
DESTROY_DEBT_VERB: Final = 14
TAKE_DEBT_VERB: Final = 15
PRAY_VERB: Final = 16
FREE_RECRUIT_VERB: Final = 17
PLACE_WORKSHOP_VERB: Final = 18
CHOICE_VERB: Final = 19

# What nobody loses in silence.
LOSSES: Final = ("debt", "turn")
A_DEBT: Final = 0
A_TURN: Final = 1

# Rows of cards, with the piles and discards of the same number.
TOWNSFOLK: Final = 0
OUTSIDERS: Final = 1

# Room made for the solo opponent: its deck, the space of its marker, and its schemes on King's Favours.
SCHEMES: Final = 2
MARKER: Final = 0
FAVOUR_SCHEMES: Final = 0

# Reasons.
BLOCKED: Final = 1
WORKERS_SHORT: Final = 2
SILVER_SHORT: Final = 3
PROVISIONS_SHORT: Final = 4
NO_PIECE: Final = 5
NO_SQUARE: Final = 6
SQUARE_TAKEN: Final = 7
NO_WALL: Final = 8
SPACE_TAKEN: Final = 9
NO_OUTSIDER: Final = 10
NO_TOWNSFOLK: Final = 11
NOTHING_STANDS: Final = 12
SAME_ACTION: Final = 13
OCCUPIED: Final = 14
WRONG_COLOUR: Final = 15
NO_SUCH_WORKER: Final = 16
NEEDED_ELSEWHERE: Final = 17
UPWARDS: Final = 18
WORKSHOP_THERE: Final = 19
NO_DEBT_HERE: Final = 20
OUT_OF_REACH: Final = 21
NO_FITTING_WORKER: Final = 22
ATTRIBUTE_SHORT: Final = 30  # + attribute

REASONS: Final = {
    BLOCKED: Reason("workers_stand_there", "P-4.4"),
    WORKERS_SHORT: Reason("workers_short", "P-4.5"),
    SILVER_SHORT: Reason("silver_short", "P-4.5"),
    PROVISIONS_SHORT: Reason("provisions_short", "P-4.5"),
    NO_PIECE: Reason("no_piece_left", "P-4.9"),
    NO_SQUARE: Reason("no_square_in_reach", "P-4.5"),
    SQUARE_TAKEN: Reason("square_taken", "P-6.1.3"),
    NO_WALL: Reason("no_wall_left", "P-6.2.3"),
    SPACE_TAKEN: Reason("space_taken", "P-6.4.2"),
    NO_OUTSIDER: Reason("no_outsider_there", "P-6.5.2"),
    NO_TOWNSFOLK: Reason("no_townsfolk_there", "P-14.10"),
    NOTHING_STANDS: Reason("no_worker_stands_there", "P-5.3.1"),
    SAME_ACTION: Reason("not_pray_itself", "P-5.3.1"),
    OCCUPIED: Reason("occupied", "P-7.1"),
    WRONG_COLOUR: Reason("wrong_colour", "P-4.3"),
    NO_SUCH_WORKER: Reason("no_such_worker", "P-4.1"),
    NEEDED_ELSEWHERE: Reason("needed_on_another_slot", "P-4.5"),
    UPWARDS: Reason("upwards", "P-4.2"),
    WORKSHOP_THERE: Reason("workshop_there", "P-5.1.2"),
    NO_DEBT_HERE: Reason("no_debt_here", "P-5.2.2"),
    OUT_OF_REACH: Reason("out_of_reach", "P-6.1.2"),
    NO_FITTING_WORKER: Reason("no_fitting_worker", "P-7.1"),
    ATTRIBUTE_SHORT + FAITH: Reason("faith_short", "P-1.3"),
    ATTRIBUTE_SHORT + STRENGTH: Reason("strength_short", "P-1.3"),
    ATTRIBUTE_SHORT + INFLUENCE: Reason("influence_short", "P-1.3"),
}

# Anchors. Values in brackets.
AFTER_FIRST_TOWNSFOLK: Final = 0  # (seat)
ACTION_TAKEN: Final = 1  # (seat, action): after its gains
PASSED: Final = 2  # (seat)
JOINS_CREW: Final = 3  # (seat, townsfolk), by notify
GAME_ENDS: Final = 4  # the last round is over, and points are counted next

ANCHORS: Final = {
    AFTER_FIRST_TOWNSFOLK: Anchor("after_first_townsfolk"),
    ACTION_TAKEN: Anchor("action_taken"),
    PASSED: Anchor("passed"),
    JOINS_CREW: Anchor("joins_crew"),
    GAME_ENDS: Anchor("game_ends"),
}

# Folds: numbers, arguments in brackets.
VALUE: Final = 0  # (seat, attribute): what an attribute counts for now
ORDERS_FULFILLED: Final = 1  # (seat): how many King's Orders
SILVER_COST: Final = 2  # (seat, action)
PROVISION_COST: Final = 3  # (seat, action)
ORDER_POINTS: Final = 4  # (seat): points of King's Orders, for ties

FOLDS: Final = {
    VALUE: "value",
    ORDERS_FULFILLED: "orders_fulfilled",
    SILVER_COST: "silver_cost",
    PROVISION_COST: "provision_cost",
    ORDER_POINTS: "order_points",
}
