"""The numbers of City of Crowns: attribute, actions, verbs, events, rooms and reasons, after those of the base."""

from typing import Final

from greathall.engine import Reason
from greathall.games.paladins.words import ATTRIBUTE_SHORT

PART: Final = "crowns"

DIPLOMACY: Final = 3

MUSTER: Final = 12
NEGOTIATE: Final = 13

# Verbs of effects.
DIPLOMACY_VERB: Final = 20
FREE_DISCARD_VERB: Final = 21
DISMISS_VERB: Final = 22
MOVE_WORKSHOP_VERB: Final = 23
MUST_PASS_VERB: Final = 24

# What townsfolk react to besides actions.
ENLISTS: Final = -3
PASSES: Final = -4

# The row of Negotiate cards, with the pile as its first place, and its deck.
NEGOTIATE_ROW: Final = 2
NEGOTIATE_DECK: Final = 3

# Cards in common. The hidden rest of stack n is MUSTER_STACK + n.
MUSTER_TOPS: Final = 0
MUSTER_STACK: Final = 1
MUSTER_BOX: Final = 5
NEGOTIATE_BOX: Final = 6
OPEN_ALLIES: Final = 7
SPARE_EXTENSIONS: Final = 8

# Cards that a seat holds.
MUSTERS: Final = 1
NEGOTIATES: Final = 2
ALLIES: Final = 3
EXTENSION: Final = 4
SECRET_ORDER: Final = 5
SHOWN_ORDER: Final = 6
REMOVED_PALADINS: Final = 7

# The stack the Diplomat stands on, from the left.
DIPLOMAT: Final = 1

# Reasons.
DIPLOMAT_THERE: Final = 50
NO_MUSTER: Final = 51
NO_NEGOTIATE: Final = 52
DEBT_ANYWAY: Final = 53
NO_WORKSHOP_HERE: Final = 54
ANOTHER_ACTION: Final = 55

REASONS: Final = {
    ATTRIBUTE_SHORT + DIPLOMACY: Reason("diplomacy_short", "C-1.3"),
    DIPLOMAT_THERE: Reason("diplomat_there", "C-5.2"),
    NO_MUSTER: Reason("no_muster_in_reach", "C-5.2"),
    NO_NEGOTIATE: Reason("no_negotiate_in_reach", "C-6.3"),
    DEBT_ANYWAY: Reason("debt_anyway", "C-9.3"),
    NO_WORKSHOP_HERE: Reason("no_workshop_here", "C-9.11"),
    ANOTHER_ACTION: Reason("another_action", "C-9.11"),
}
