"""Merchant (T-8.16): income from trade, and one extra gold."""

from typing import Final

from greathall.engine import Module
from greathall.games.citadels.cards import gain_gold
from greathall.games.citadels.lookups import Earns, Owns
from greathall.games.citadels.printed.data import TRADE
from greathall.games.citadels.round.income import GOLD
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_MERCHANT
from greathall.games.citadels.state import Citadels


class ExtraGold(Ability):
    def brings(self, s: Citadels, seat: int, character: int) -> int:
        return 1

    def use(self, s: Citadels, seat: int) -> None:
        gain_gold(s, seat, 1, FROM_MERCHANT)


WORDS: Final[Module] = Module("words of the merchant", names={"ability": ("extra gold",)})
RULES: Final[Module] = Module(
    "merchant",
    rows={
        "income": [Earns("merchant", TRADE, GOLD)],
        "ability": [ExtraGold("extra gold")],
        "of_character": [Owns("merchant", "income"), Owns("merchant", "extra gold")],
    },
)
