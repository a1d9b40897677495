"""Queen (T-8.25): three gold next to the player who revealed rank 4; if it was killed, when it is shown."""

from typing import Final

from greathall.engine import Hook, Module, Reason
from greathall.games.citadels.cards import gain_gold
from greathall.games.citadels.known.draft import holder_of
from greathall.games.citadels.lookups import Owns
from greathall.games.citadels.printed.data import character
from greathall.games.citadels.rows import Ability
from greathall.games.citadels.sources import FROM_QUEEN
from greathall.games.citadels.state import NOBODY, Citadels
from greathall.games.citadels.words import LATE_GOLD, TURN_BEGINS

QUEEN: Final = character("queen")
NOT_REVEALED: Final = 220
NOT_BESIDE: Final = 221


def sits_beside(s: Citadels, seat: int, other: int) -> bool:
    """Whether two seats are next to each other at the table."""
    seats = len(s.hand)
    return (seat - other) % seats in (1, seats - 1)


class Audience(Ability):
    """The seat of the player of the Queen counts, and the seat that revealed rank 4, bewitched or not (R-18)."""

    def refuse(self, s: Citadels, seat: int) -> int:
        fourth = s.lookups.cast[3]
        if not s.shown >> fourth & 1:
            return NOT_REVEALED
        return 0 if sits_beside(s, seat, holder_of(s, fourth)) else NOT_BESIDE

    def use(self, s: Citadels, seat: int) -> None:
        gain_gold(s, seat, 3, FROM_QUEEN)


class Remember(Hook[Citadels]):
    """Who played the Queen in this round."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        seat, played = args
        if played == QUEEN:
            s.queen = seat


class LateGold(Hook[Citadels]):
    """A killed rank 4 is shown at the end of the round: the Queen gains the gold now (T-10.3)."""

    def run(self, s: Citadels, args: tuple[int, ...]) -> None:
        holder = args[0]
        if s.queen != NOBODY and sits_beside(s, s.queen, holder):
            gain_gold(s, s.queen, 3, FROM_QUEEN)


WORDS: Final[Module] = Module(
    "words of the queen",
    names={"ability": ("audience",)},
    reasons={
        NOT_REVEALED: Reason("rank_four_not_revealed", "T-8.25"),
        NOT_BESIDE: Reason("not_beside_rank_four", "T-8.25"),
    },
)
RULES: Final[Module] = Module(
    "queen",
    rows={"ability": [Audience("audience")], "of_character": [Owns("queen", "audience")]},
    hooks=[(TURN_BEGINS, Remember()), (LATE_GOLD, LateGold())],
)
