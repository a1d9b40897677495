"""Trade (P-5.6): silver for one worker, or more for two."""

from greathall.games.paladins.actions.harvesting import Harvest
from greathall.games.paladins.words import SILVER_VERB, TRADE


class Trade(Harvest):
    """Any worker; the second one a merchant."""

    def __init__(self) -> None:
        super().__init__(TRADE, "trade", ("any", "merchant"), SILVER_VERB, "trade_silver")
