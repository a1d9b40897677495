"""Points of City of Crowns (C-11)."""

from typing import Final

from greathall.games.paladins.crowns.allies import icons
from greathall.games.paladins.crowns.secret_orders import SecretOrder
from greathall.games.paladins.crowns.words import DIPLOMACY, MUSTER, MUSTERS, NEGOTIATE
from greathall.games.paladins.rows import ScoreLine, Scoring
from greathall.games.paladins.scoring import PerAttribute, PerTimes, Track
from greathall.games.paladins.state import Paladins


class MusterCards(ScoreLine):
    """A point for every two collected Muster cards (C-11.3)."""

    def points(self, s: Paladins, seat: int) -> int:
        return len(s.held[seat][MUSTERS]) // s.lookups.board_numbers["muster_card_points"][0]


def set_points(counts: list[int], points: tuple[int, ...]) -> int:
    """Sets of different icons: the n-th set has every icon owned at least n times, which is the best split (C-11.4)."""
    sets = range(1, max(counts) + 1)
    return sum([points[len([count for count in counts if count >= number])] for number in sets])


class NegotiateSets(ScoreLine):
    def points(self, s: Paladins, seat: int) -> int:
        return set_points(icons(s, seat), s.lookups.board_numbers["set_points"])


LINES: Final[tuple[ScoreLine, ...]] = (
    Track("diplomacy", DIPLOMACY),
    SecretOrder("secret_order"),
    MusterCards("muster_cards"),
    NegotiateSets("negotiate_sets"),
)

SCORINGS: Final[tuple[Scoring, ...]] = (
    PerTimes("per_2_muster", MUSTER),
    PerAttribute("per_4_diplomacy", DIPLOMACY),
    PerTimes("per_2_negotiate", NEGOTIATE),
)
