"""The numbers of the solo opponent: reasons, why it picks what it picks, and its fold."""

from typing import Final

from greathall.engine import Reason
from greathall.games.paladins.rows import Terms

# On these terms it takes actions: its workers are placed beforehand, and it pays nothing (P-13.4.3).
FREE: Final[Terms] = (0, 0, -1, 0)

# Reasons.
NOTHING_OWED: Final = 40
ONLY_DEBT_SQUARES: Final = 41
NOT_REVEALED: Final = 42
NO_FREE_FAVOUR: Final = 43
COMES_LAST: Final = 44

SOLO_REASONS: Final = {
    NOTHING_OWED: Reason("nothing_owed", "P-13.7.6"),
    ONLY_DEBT_SQUARES: Reason("only_debt_squares", "P-14.24"),
    NOT_REVEALED: Reason("not_revealed", "P-13.5"),
    NO_FREE_FAVOUR: Reason("no_free_favour", "P-13.7.12"),
    COMES_LAST: Reason("comes_last", "P-13.5"),
}

OBSTACLES: Final = (
    "workers_stand_there",
    "workers_short",
    "no_piece_left",
    "no_square_in_reach",
    "no_wall_left",
    "no_outsider_there",
    "no_townsfolk_there",
    "faith_short",
    "strength_short",
    "influence_short",
    "occupied",
    "nothing_owed",
    "only_debt_squares",
    "not_revealed",
    "no_free_favour",
    "comes_last",
)

# Why the marker moves.
BY_SILVER: Final = 0
BY_PROVISION: Final = 1
BY_TAX: Final = 2
BY_TRADE: Final = 3
BY_REST: Final = 4
BY_MISSING: Final = 5
CAUSES: Final = ("silver", "provision", "tax", "trade", "rest", "missing")

# Why it takes one of several rewards.
LEFT_ONE: Final = 0
LOWEST: Final = 1
DEBT_UNPAID: Final = 2
NO_DEBT: Final = 3
NO_WORKSHOP: Final = 4
PICKS: Final = ("left", "lowest", "debt_unpaid", "no_debt", "workers")

# What squares are wished for; all that is in none of the others is `anything`.
WISHES: Final = (
    "free_recruit",
    "pay_debt",
    "pray",
    "two_workers",
    "one_worker",
    "silver",
    "discard_suspicion",
    "anything",
)

# Fold: (seat): how many workers it has when a round begins
START_WORKERS: Final = 20
