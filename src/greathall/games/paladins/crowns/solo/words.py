"""The numbers of the solo opponent with the expansion: reasons, and why it picks what it picks."""

from typing import Final

from greathall.engine import Reason
from greathall.games.paladins.solo.words import PICKS as PICKS_BEFORE

# Reasons.
ASKS_FOR_LESS: Final = 45
ATTRIBUTE_LOWER: Final = 46
FURTHER_RIGHT: Final = 47
NO_FREE_MUSTER: Final = 48

REASONS: Final = {
    ASKS_FOR_LESS: Reason("asks_for_less", "C-12.7"),
    ATTRIBUTE_LOWER: Reason("attribute_lower", "C-12.7"),
    FURTHER_RIGHT: Reason("further_right", "C-12.7"),
    NO_FREE_MUSTER: Reason("no_free_muster_card", "C-12.6"),
}

OBSTACLES: Final = (
    "diplomacy_short",
    "diplomat_there",
    "no_muster_in_reach",
    "no_negotiate_in_reach",
    "asks_for_less",
    "attribute_lower",
    "further_right",
    "no_free_muster_card",
)

# Why it takes one of several rewards.
PICKS: Final = ("works", "none_works")
WORKS: Final = len(PICKS_BEFORE)
NONE_WORKS: Final = len(PICKS_BEFORE) + 1
