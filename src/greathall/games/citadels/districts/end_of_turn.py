"""Park and Poor House (T-9.20, T-9.21): anyone who ends a turn without cards, or without gold, gets some."""

from typing import Final

from greathall.engine import Hook, Module
from greathall.games.citadels.cards import gain_cards, gain_gold, has
from greathall.games.citadels.printed.data import district
from greathall.games.citadels.sources import FROM_PARK, FROM_POOR_HOUSE
from greathall.games.citadels.state import Citadels
from greathall.games.citadels.words import END_OF_TURN

PARK: Final = district("park")
POOR_HOUSE: Final = district("poor_house")


class CardsForEmptyHand(Hook[Citadels]):
    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat = args[0]
        if not s.hand[seat] and has(s, seat, PARK):
            gain_cards(s, seat, 2, FROM_PARK)


class GoldForEmptyStash(Hook[Citadels]):
    """Before any refund (R-08)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat = args[0]
        if not s.gold[seat] and has(s, seat, POOR_HOUSE):
            gain_gold(s, seat, 1, FROM_POOR_HOUSE)


WORDS: Final[Module] = Module("words of end_of_turn")
RULES: Final[dict[str, Module]] = {
    "park": Module("park", hooks=[(END_OF_TURN, CardsForEmptyHand())]),
    "poor_house": Module("poor_house", hooks=[(END_OF_TURN, GoldForEmptyStash())]),
}
