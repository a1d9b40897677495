"""City of Crowns as a choice for a table."""

from typing import Any, Final

from greathall.engine import Ruleset
from greathall.games.paladins.crowns.module import CROWNS
from greathall.games.paladins.crowns.solo.module import CROWNS_SOLO
from greathall.games.paladins.options import Box, Expansion

CITY_OF_CROWNS: Final = Expansion("city_of_crowns", CROWNS, CROWNS_SOLO)
BOX: Final = Box([CITY_OF_CROWNS])


def build(players: int, options: dict[str, Any]) -> Ruleset:
    """The ruleset of a table that may have chosen City of Crowns."""
    return BOX.build(players, options)


LISTING: Final = BOX.listing(build)
