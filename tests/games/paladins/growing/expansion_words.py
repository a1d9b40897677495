"""The numbers of the small expansion."""

from typing import Final

from greathall.games.paladins.rows import Terms
from greathall.games.paladins.words import FAITH

DIPLOMACY: Final = 3
DIPLOMACY_VERB: Final = 20
MUST_PASS_VERB: Final = 21
MUSTER: Final = 12
NEGOTIATE: Final = 13
DEALS: Final = 2
DEAL_DECK: Final = 3
ON_PASSING: Final = -3
NO_DEAL: Final = 50
ENVY: Final = 1
HONOURS: Final = 1
REMOVED: Final = 2
DELEGATED: Final[Terms] = (0, 0, FAITH, 2)
DEEDS: Final = 2  # actions that anybody has taken
RECRUITS: Final = 3  # townsfolk that joined any crew
