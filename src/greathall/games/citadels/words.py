"""The numbers of Citadels: reasons, anchors and folds that its base declares, and the options of the turn menu."""

from typing import Final

from greathall.engine import Anchor, Reason

# The turn menu.
END: Final = 0
GATHER_GOLD: Final = 1
GATHER_CARDS: Final = 2
BUILD: Final = 3  # + district
USE: Final = 50  # + ability

# What nobody loses in silence.
LOSSES: Final = ("district",)
A_DISTRICT: Final = 0

# Reasons of the base. Characters number theirs from 100 on, districts from 300 on.
GATHER_FIRST: Final = 1
ALREADY_GATHERED: Final = 2
DECK_EMPTY: Final = 3
SHORT: Final = 4
IN_CITY: Final = 5
LIMIT_REACHED: Final = 6
ALREADY_USED: Final = 7
NO_CARDS: Final = 8
NOBODY_THERE: Final = 9
NOTHING_TO_GAIN: Final = 10
COMPLETED: Final = 11
RANK_ONE: Final = 12
ONESELF: Final = 13
ALREADY_MARKED: Final = 14
PROTECTED: Final = 15
UPWARDS: Final = 16

REASONS: Final = {
    GATHER_FIRST: Reason("gather_first", "T-6.1"),
    ALREADY_GATHERED: Reason("already_gathered", "T-6.1"),
    DECK_EMPTY: Reason("deck_empty", "R-01"),
    SHORT: Reason("gold_short", "T-7.1"),
    IN_CITY: Reason("already_in_city", "T-7.2"),
    LIMIT_REACHED: Reason("limit_reached", "T-7.3"),
    ALREADY_USED: Reason("already_used", "T-6.1"),
    NO_CARDS: Reason("no_cards", "T-1.6"),
    NOBODY_THERE: Reason("nobody_there", "T-1.10"),
    NOTHING_TO_GAIN: Reason("nothing_to_gain", "T-6.4"),
    COMPLETED: Reason("city_completed", "T-1.8"),
    RANK_ONE: Reason("rank_one", "R-09"),
    ONESELF: Reason("oneself", "R-09"),
    ALREADY_MARKED: Reason("already_marked", "T-8.4"),
    PROTECTED: Reason("protected", "T-8.13"),
    UPWARDS: Reason("upwards", "T-14"),
}

# Anchors, in the order in which a round comes to them. Values in brackets.
AFTER_SELECTION: Final = 0  # ()
REVEALED: Final = 1  # (holder, character)
CROWNED: Final = 2  # (holder, character)
INSTEAD: Final = 3  # (holder, character)
BEFORE_FREE: Final = 4  # (holder, character)
FREE: Final = 5  # (acting seat, character)
TURN_BEGINS: Final = 6  # (acting seat, character)
BEFORE_RAISING: Final = 7  # (builder, district), a window over Build
AFTER_RAISING: Final = 8  # (owner, district)
END_OF_TURN: Final = 9  # (acting seat, character)
REFUND: Final = 10  # (acting seat, character)
LEAVES_CITY: Final = 11  # (owner, building, new owner or -1), told by notify
HEIR: Final = 12  # (holder, character): a killed rank 4 is shown
LATE_GOLD: Final = 13  # (holder, character)
PLACED: Final = 14  # (), told by notify: a position was written

ANCHORS: Final = {
    AFTER_SELECTION: Anchor("after_selection"),
    REVEALED: Anchor("revealed"),
    CROWNED: Anchor("crowned"),
    INSTEAD: Anchor("instead"),
    BEFORE_FREE: Anchor("before_free"),
    FREE: Anchor("free"),
    TURN_BEGINS: Anchor("turn_begins"),
    BEFORE_RAISING: Anchor("before_raising", window=True),
    AFTER_RAISING: Anchor("after_raising"),
    END_OF_TURN: Anchor("end_of_turn"),
    REFUND: Anchor("refund"),
    LEAVES_CITY: Anchor("leaves_city"),
    HEIR: Anchor("heir"),
    LATE_GOLD: Anchor("late_gold"),
    PLACED: Anchor("placed"),
}

# Folds: numbers and permissions (0 = fine, else the reason). Arguments in brackets.
GOLD_GATHERED: Final = 0  # (seat)
CARDS_DRAWN: Final = 1  # (seat)
CARDS_KEPT: Final = 2  # (seat)
PRICE: Final = 3  # (seat, district)
MAY_RAISE: Final = 4  # (seat, district)
LIMIT_FOLD: Final = 5  # (seat, character)
EXEMPT: Final = 6  # (seat, district)
IDENTICAL: Final = 7  # (seat, district): 1 if it is allowed
MAY_END: Final = 8  # (seat)
MAY_BUILD: Final = 9  # (seat, character)
MAY_NAME: Final = 10  # (mark, character)
MAY_TARGET: Final = 11  # (owner, building): rank 8 abilities, whoever uses them
SURCHARGE: Final = 12  # (owner, building)
CITY_SIZE: Final = 13  # (seat)
INCOME_COUNT: Final = 14  # (seat, type)
WILD: Final = 15  # (seat, building): 1 if it counts as a type of choice when points are counted

FOLDS: Final = {
    GOLD_GATHERED: "gold_gathered",
    CARDS_DRAWN: "cards_drawn",
    CARDS_KEPT: "cards_kept",
    PRICE: "price",
    MAY_RAISE: "may_raise",
    LIMIT_FOLD: "limit",
    EXEMPT: "exempt",
    IDENTICAL: "identical_allowed",
    MAY_END: "may_end",
    MAY_BUILD: "may_build",
    MAY_NAME: "may_name",
    MAY_TARGET: "may_target",
    SURCHARGE: "surcharge",
    CITY_SIZE: "city_size",
    INCOME_COUNT: "income_count",
    WILD: "wild",
}
