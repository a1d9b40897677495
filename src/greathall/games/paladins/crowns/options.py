"""City of Crowns as a choice for a table."""

from typing import Final

from greathall.games.paladins.crowns.module import CROWNS
from greathall.games.paladins.crowns.solo.module import CROWNS_SOLO
from greathall.games.paladins.options import Expansion

CITY_OF_CROWNS: Final = Expansion("city_of_crowns", CROWNS, CROWNS_SOLO)
