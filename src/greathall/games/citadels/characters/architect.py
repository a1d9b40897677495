"""Architect (T-8.19): two extra cards. May build three districts, as the card in the data says."""

from typing import Final

from greathall.engine import Module
from greathall.games.citadels.cards import gain_cards
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_ARCHITECT
from greathall.games.citadels.state import Citadels


class ExtraCards(Ability):
    def use(self, s: Citadels, seat: int) -> None:
        gain_cards(s, seat, 2, FROM_ARCHITECT)


WORDS: Final[Module] = Module("words of the architect", names={"ability": ("extra cards",)})
RULES: Final[Module] = Module(
    "architect",
    rows={"ability": [ExtraCards("extra cards")], "of_character": [Owns("architect", "extra cards")]},
)
