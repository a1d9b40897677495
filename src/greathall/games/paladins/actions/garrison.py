"""Garrison (P-6.3): an outpost goes where the Strength reaches."""

from greathall.games.paladins.actions.settling import Settle
from greathall.games.paladins.words import FAITH_VERB, GARRISON, STRENGTH


class Garrison(Settle):
    """Merchant, any, fighter; an outpost on a square, and Faith."""

    def __init__(self) -> None:
        slots = ("merchant", "any", "fighter")
        super().__init__(GARRISON, "garrison", slots, STRENGTH, FAITH_VERB, "region_strength", 1)
