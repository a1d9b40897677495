"""Commission (P-6.1): a monk goes where the Faith reaches."""

from greathall.games.paladins.actions.settling import Settle
from greathall.games.paladins.words import COMMISSION, FAITH, INFLUENCE_VERB


class Commission(Settle):
    """Scout, any, cleric; a monk on a square, and Influence."""

    def __init__(self) -> None:
        slots = ("scout", "any", "cleric")
        super().__init__(COMMISSION, "commission", slots, FAITH, INFLUENCE_VERB, "region_faith", 0)
